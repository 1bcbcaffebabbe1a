//! Functions that write to files and the terminal: they change nothing that the program sees but by `%n`,
//! and return anything.
//!
//! **Here.** A format that is not known is one of the constants that its address may lead to; if one of them
//! may have `%n`, or other memory is among them, the effect of the call is unknown. Where `deref` is asked
//! for, the strings that are written are looked through up to their ends, as far as the format says which
//! arguments they are.

use crate::frontend::module::Operand;
use crate::program::lower::Body;
use crate::program::points_to::{Object, format_position};

use super::{ModelCall, external, string};

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

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    if !OUTPUT.contains(&site.name) {
        return false;
    }
    let checks_reads = body.all.examines_texts();
    if let Some(position) = format_position(site.name) {
        let Some(format) = site.argument(position) else { return false };
        match body.whole_text(format).map(|text| conversions(text).contains(&'n')) {
            Some(true) => external::havoc_written(body, site),
            None if checks_reads || may_count(body, format) => return false,
            _ => {}
        }
    }
    if checks_reads {
        read_texts(body, site);
    }
    body.define_result(site.result);
    if let Some(position) = format_position(site.name) {
        assume_length(body, site, position);
    }
    true
}

/// The output has the length that a constant format says, or there was an error.
fn assume_length(body: &mut Body, site: &ModelCall, position: usize) {
    let format = site.argument(position).and_then(|format| body.whole_text(format));
    let Some((least, most)) = format.and_then(length) else { return };
    let Some(value) = site.result.and_then(|local| body.local_term(local)) else { return };
    let terms = &mut body.all.terms;
    let width = terms.width(value);
    let (zero, low, high) = (terms.zero(width), terms.number(least, width), terms.number(most, width));
    let (is_error, is_less, is_more) =
        (terms.slt(value, zero), terms.slt(value, low), terms.slt(high, value));
    let is_other = terms.or(is_less, is_more);
    let is_length = terms.not(is_other);
    let holds = terms.or(is_error, is_length);
    body.assume(holds);
}

/// How many characters are written at least and at most by a format with conversions of numbers and
/// characters alone, as far as these have neither flags nor widths.
fn length(format: &[u8]) -> Option<(u64, u64)> {
    let (mut least, mut most) = (0u64, 0u64);
    let mut rest = format.iter().copied();
    while let Some(byte) = rest.next() {
        let (low, high) = match byte {
            b'%' => match rest.next()? {
                b'%' | b'c' => (1, 1),
                b'd' | b'i' => (1, 11),
                b'u' | b'x' | b'X' | b'o' => (1, 11),
                _ => return None,
            },
            _ => (1, 1),
        };
        (least, most) = (least + low, most + high);
    }
    (most < 1 << 20).then_some((least, most))
}

/// Before strings are written: they have an end.
fn read_texts(body: &mut Body, site: &ModelCall) {
    match site.name {
        "puts" | "fputs" => {
            if let Some(text) = site.argument(0) {
                string::check_text(body, text);
            }
        }
        "fwrite" => body.open("fwrite reads memory without being followed"),
        name if name.starts_with('v') => body.open(format!("{name} reads memory without being followed")),
        name => {
            let Some(position) = format_position(name) else { return };
            let arguments = &site.call.arguments[position..];
            let text = body.whole_text(&arguments[0]).unwrap_or_default();
            for (conversion, argument) in conversions(text).iter().zip(&arguments[1..]) {
                match conversion {
                    'S' => body.open("a string of limited length is written"),
                    'n' => body.open(format!("{name} writes a number without being followed")),
                    's' => string::check_text(body, argument),
                    _ => {}
                }
            }
        }
    }
}

/// Whether a character may stand between `%` and the letter of a conversion.
fn is_modifier(character: char) -> bool {
    character.is_ascii_digit() || "-+ #'.*hlqjzwtLI$".contains(character)
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
                _ if is_modifier(c) => {}
                _ => {
                    found.push(c);
                    break;
                }
            }
        }
    }
    found
}

/// Whether a format may have `%n` if all that is known is where its address may lead: it begins at any byte.
fn may_count(body: &Body, format: &Operand) -> bool {
    let has_count = |bytes: &[u8]| {
        let tails = bytes.split(|&byte| byte == b'%').skip(1);
        let letter = |tail: &[u8]| tail.iter().copied().find(|&byte| !is_modifier(byte.into()));
        tails.map(letter).any(|letter| letter == Some(b'n'))
    };
    let may = |object: &Object| match object {
        Object::Global(global) => body.constant_bytes(*global).is_none_or(has_count),
        _ => true,
    };
    body.all.points.objects(body.all.points.class_of(body.number, format)).iter().any(may)
}
