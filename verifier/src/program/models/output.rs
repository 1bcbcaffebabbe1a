//! Functions that write to files and the terminal: they change nothing that the program sees, and return
//! anything.

use crate::program::lower::Body;

use super::Site;

const OUTPUT: &[&str] = &[
    "printf",
    "fprintf",
    "vprintf",
    "vfprintf",
    "puts",
    "putchar",
    "fputs",
    "fputc",
    "putc",
    "perror",
    "fflush",
    "fwrite",
    "printk",
    "putc_unlocked",
    "putchar_unlocked",
    "__printf_chk",
    "__fprintf_chk",
    "syslog",
    "usleep",
    "sleep",
    "close",
    "fclose",
];

/// Lowers a call, if it is one of these. An address after `%n` is not written: the format is looked at.
pub(super) fn model(body: &mut Body, site: &Site) -> bool {
    if !OUTPUT.contains(&site.name) {
        return false;
    }
    if site.name.contains("printf") {
        let texts: Vec<String> =
            site.call.arguments.iter().filter_map(|text| body.constant_text(text)).collect();
        if texts.is_empty()
            || texts.iter().any(|text| text.contains('n') && text.contains('%') && has_count(text))
        {
            return false;
        }
    }
    body.define_result(site.result);
    true
}

/// Whether a format has `%n`.
fn has_count(format: &str) -> bool {
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        let tail = &rest[at + 1..];
        let kind = tail.trim_start_matches(|c: char| c.is_ascii_digit() || "-+ #.*hlqjzt$".contains(c));
        if kind.starts_with('n') {
            return true;
        }
        let mut characters = kind.chars();
        characters.next();
        rest = characters.as_str();
    }
    false
}
