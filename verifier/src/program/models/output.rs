//! Functions that write to files and the terminal: they change nothing that the program sees, and return
//! anything.
//!
//! **Here.** Where `deref` is asked for, the strings that they read are looked through up to their ends, as
//! far as the format says which arguments are strings.

use crate::program::lower::Body;
use crate::reading::Property;

use super::{Site, string};

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
    if body.all.checks_for(Property::Deref) {
        read_texts(body, site);
    }
    body.define_result(site.result);
    true
}

/// Before strings are written: they have an end.
fn read_texts(body: &mut Body, site: &Site) {
    match site.name {
        "puts" | "fputs" => {
            if let Some(text) = site.argument(0) {
                string::check_text(body, text);
            }
        }
        "fwrite" => body.open("fwrite reads memory without being followed"),
        name if name.starts_with('v') => body.open(format!("{name} reads memory without being followed")),
        name if name.contains("printf") || matches!(name, "printk" | "syslog") => {
            let arguments = &site.call.arguments;
            let format = arguments.iter().position(|text| body.constant_text(text).is_some());
            let Some(format) = format else { return body.open(format!("the format of {name} is not known")) };
            let text = body.whole_text(&arguments[format]).unwrap_or_default();
            for (conversion, argument) in conversions(text).iter().zip(&arguments[format + 1..]) {
                match conversion {
                    'S' => body.open("a string of limited length is written"),
                    's' => string::check_text(body, argument),
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

/// The conversions of a format, one for each argument; `S` is a string with a precision.
fn conversions(format: &[u8]) -> Vec<char> {
    let mut found = Vec::new();
    let mut rest = format.iter().map(|&byte| char::from(byte));
    while rest.by_ref().any(|c| c == '%') {
        let mut has_precision = false;
        for c in rest.by_ref() {
            match c {
                '*' => found.push('*'),
                '.' => has_precision = true,
                '%' => break,
                's' if has_precision => {
                    found.push('S');
                    break;
                }
                _ if c.is_ascii_digit() || "-+ #'hlqjztL$".contains(c) => {}
                _ => {
                    found.push(c);
                    break;
                }
            }
        }
    }
    found
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
