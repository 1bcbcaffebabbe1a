//! `printf` and its family, `puts`, `putchar`.
//!
//! **Here.** Texts are formatted as glibc does. Text that is written to a stream becomes an event, and goes
//! to the output if it is not for the stream of errors.

use super::{CallResult, LibraryCall, Model};
use crate::frontend::module::FloatKind;
use crate::interpret::float;
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::record::What;
use crate::interpret::value::{Value, mask, signed};

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "printf" | "__printf_chk" | "printk" => |machine, site| {
            let first = usize::from(site.name == "__printf_chk");
            print(machine, site, first, 0)
        },
        "fprintf" | "__fprintf_chk" => |machine, site| {
            let first = 1 + usize::from(site.name == "__fprintf_chk");
            print(machine, site, first, site.bits(0))
        },
        "dprintf" => |machine, site| print(machine, site, 1, 0),
        "vprintf" => |machine, site| print_list(machine, site, 0, 0),
        "vfprintf" => |machine, site| print_list(machine, site, 1, site.bits(0)),
        "sprintf" | "snprintf" | "__sprintf_chk" | "__snprintf_chk" | "vsprintf" | "vsnprintf" => {
            into_memory as Model
        }
        "puts" => |machine, site| {
            let mut text = machine.text(site.bits(0), u64::MAX)?;
            text.push(b'\n');
            write(machine, 0, text)
        },
        "fputs" | "fputs_unlocked" => |machine, site| {
            let text = machine.text(site.bits(0), u64::MAX)?;
            write(machine, site.bits(1), text)
        },
        "putchar" | "putchar_unlocked" => |machine, site| {
            write(machine, 0, vec![site.bits(0) as u8])?;
            Ok(Some(Value::Bits(site.bits(0) & 255)))
        },
        "fputc" | "putc" | "_IO_putc" => |machine, site| {
            write(machine, site.bits(1), vec![site.bits(0) as u8])?;
            Ok(Some(Value::Bits(site.bits(0) & 255)))
        },
        "fwrite" => |machine, site| {
            let size = site.bits(1).saturating_mul(site.bits(2));
            let bytes = machine.read(site.bits(0), size)?.to_vec();
            write(machine, site.bits(3), bytes)?;
            Ok(Some(site.value(2)))
        },
        "perror" => |machine, site| {
            let text = machine.text(site.bits(0), u64::MAX)?;
            machine.tell(machine.span(), What::Output(text));
            Ok(Some(Value::Bits(0)))
        },
        "fflush" | "setvbuf" | "setbuf" => |_, _| Ok(Some(Value::Bits(0))),
        _ => return None,
    };
    Some(model)
}

/// Where arguments come from.
enum ArgumentSource<'a> {
    /// From the call, from a position on.
    Passed(&'a [Value], usize),
    List(u64),
}

impl ArgumentSource<'_> {
    /// The next, which is passed alone.
    fn passed(values: &[Value], next: &mut usize) -> Value {
        *next += 1;
        values.get(*next - 1).cloned().unwrap_or(Value::Bits(0))
    }

    /// The next integer or address with a number of bits.
    fn word(&mut self, machine: &mut Machine<'_, '_>, width: u32) -> Flow<u64> {
        Ok(mask(width)
            & match self {
                ArgumentSource::Passed(values, next) => ArgumentSource::passed(values, next).low(),
                ArgumentSource::List(list) => machine.next_word(*list, u64::from(width.max(32)) / 8)?,
            })
    }

    /// The next floating-point number.
    fn float(&mut self, machine: &mut Machine<'_, '_>, is_long: bool) -> Flow<f64> {
        let value = match self {
            ArgumentSource::Passed(values, next) => ArgumentSource::passed(values, next),
            ArgumentSource::List(list) => machine.next_float(*list, is_long)?,
        };
        let kind =
            if is_long && matches!(value, Value::Wide(_)) { FloatKind::Extended } else { FloatKind::Double };
        Ok(float::approximate(kind, &value))
    }
}

/// Writes to a stream; the result is the number of bytes.
fn write(machine: &mut Machine<'_, '_>, stream: u64, bytes: Vec<u8>) -> CallResult {
    let count = bytes.len() as u64;
    let is_error = machine.library.streams.iter().any(|(address, is_error)| *address == stream && *is_error);
    if let Some(output) = machine.output.as_mut().filter(|_| !is_error) {
        // A closed output does not change the behaviour of the program.
        let _ = output.write_all(&bytes);
    }
    machine.tell(machine.span(), What::Output(bytes));
    Ok(Some(Value::Bits(count & mask(32))))
}

/// `printf`: the format is the argument of this position.
fn print(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>, position: usize, stream: u64) -> CallResult {
    print_to(machine, site, position, stream, ArgumentSource::Passed(&site.arguments, position + 1))
}

/// Formats arguments and writes the text to a stream. Nobody sees the digits of addresses there.
fn print_to(
    machine: &mut Machine<'_, '_>,
    site: &LibraryCall<'_>,
    position: usize,
    stream: u64,
    mut source: ArgumentSource<'_>,
) -> CallResult {
    let pattern = machine.text(site.bits(position), u64::MAX)?;
    let before = (machine.has_digits, machine.taint.was_asked);
    let text = format(machine, &pattern, &mut source)?;
    (machine.has_digits, machine.taint.was_asked) = before;
    write(machine, stream, text)
}

/// `vprintf`.
fn print_list(
    machine: &mut Machine<'_, '_>,
    site: &LibraryCall<'_>,
    position: usize,
    stream: u64,
) -> CallResult {
    print_to(machine, site, position, stream, ArgumentSource::List(site.bits(position + 1)))
}

/// `sprintf` and its family.
fn into_memory(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let name = site.name.trim_start_matches('_');
    let is_bounded = name.contains("snprintf");
    let extra = if name.ends_with("_chk") { 2 } else { 0 };
    let position = 1 + usize::from(is_bounded) + extra;
    let pattern = machine.text(site.bits(position), u64::MAX)?;
    let mut source = if name.starts_with('v') {
        ArgumentSource::List(site.bits(position + 1))
    } else {
        ArgumentSource::Passed(&site.arguments, position + 1)
    };
    let mut text = format(machine, &pattern, &mut source)?;
    let count = text.len() as u64;
    if is_bounded {
        text.truncate(site.bits(1).saturating_sub(1) as usize);
    }
    if !is_bounded || site.bits(1) > 0 {
        text.push(0);
        machine.write(site.bits(0), &text)?;
    }
    Ok(Some(Value::Bits(count & mask(32))))
}

/// A directive between `%` and its letter: flags, width, precision and length.
#[derive(Default)]
struct Directive {
    is_left: bool,
    has_plus: bool,
    has_space: bool,
    is_alternate: bool,
    has_zeros: bool,
    width: usize,
    precision: Option<usize>,
    length: Vec<u8>,
}

impl Directive {
    /// The bits of an integer, by those of a `long`.
    fn bits(&self, long: u32) -> u32 {
        match &self.length[..] {
            b"hh" => 8,
            b"h" => 16,
            b"l" | b"z" | b"t" => long,
            b"ll" | b"j" | b"q" | b"L" => 64,
            _ => 32,
        }
    }
}

/// A text by a format.
fn format(machine: &mut Machine<'_, '_>, pattern: &[u8], source: &mut ArgumentSource<'_>) -> Flow<Vec<u8>> {
    let mut text = Vec::new();
    let mut rest = pattern;
    while let [byte, behind @ ..] = rest {
        rest = behind;
        if *byte != b'%' {
            text.push(*byte);
            continue;
        }
        let directive = directive(machine, &mut rest, source)?;
        let [letter, behind @ ..] = rest else { break };
        rest = behind;
        match letter {
            b'%' => text.push(b'%'),
            b'n' => {
                let long = machine.module.layout.pointer_bits;
                let address = source.word(machine, long)?;
                let bytes = directive.bits(long) as usize / 8;
                machine.write(address, &(text.len() as u64).to_le_bytes()[..bytes])?;
            }
            _ => one(machine, &directive, *letter, source, &mut text)?,
        }
    }
    Ok(text)
}

/// Reads a directive up to its letter.
fn directive(
    machine: &mut Machine<'_, '_>,
    rest: &mut &[u8],
    source: &mut ArgumentSource<'_>,
) -> Flow<Directive> {
    let mut found = Directive::default();
    while let [byte, behind @ ..] = *rest {
        match byte {
            b'-' => found.is_left = true,
            b'+' => found.has_plus = true,
            b' ' => found.has_space = true,
            b'#' => found.is_alternate = true,
            b'0' => found.has_zeros = true,
            _ => break,
        }
        *rest = behind;
    }
    if let Some(width) = number(machine, rest, source)? {
        found.is_left |= width < 0;
        found.width = width.unsigned_abs().min(1 << 20) as usize;
    }
    if let [b'.', behind @ ..] = *rest {
        *rest = behind;
        let precision = number(machine, rest, source)?.unwrap_or(0);
        found.precision = usize::try_from(precision).ok().map(|precision| precision.min(1 << 20));
    }
    while let [byte @ (b'h' | b'l' | b'j' | b'z' | b't' | b'q' | b'L'), behind @ ..] = *rest {
        found.length.push(*byte);
        *rest = behind;
    }
    Ok(found)
}

/// A number in a format, or `*`.
fn number(
    machine: &mut Machine<'_, '_>,
    rest: &mut &[u8],
    source: &mut ArgumentSource<'_>,
) -> Flow<Option<i64>> {
    if let [b'*', behind @ ..] = *rest {
        *rest = behind;
        return Ok(Some(signed(source.word(machine, 32)?, 32)));
    }
    let mut found = None;
    while let [byte @ b'0'..=b'9', behind @ ..] = *rest {
        found = Some((found.unwrap_or(0) * 10 + i64::from(byte - b'0')).min(1 << 20));
        *rest = behind;
    }
    Ok(found)
}

/// One argument as text.
fn one(
    machine: &mut Machine<'_, '_>,
    directive: &Directive,
    letter: u8,
    source: &mut ArgumentSource<'_>,
    text: &mut Vec<u8>,
) -> Flow<()> {
    let long = machine.module.layout.pointer_bits;
    let width = directive.bits(long);
    match letter {
        b'd' | b'i' => {
            let number = signed(source.word(machine, width)?, width);
            let sign = sign(directive, number < 0);
            integer(directive, &sign, number.unsigned_abs().to_string(), text);
        }
        b'u' => integer(directive, "", source.word(machine, width)?.to_string(), text),
        b'x' | b'X' | b'o' => {
            let number = source.word(machine, width)?;
            let is_marked = directive.is_alternate && number > 0;
            let digits = match letter {
                b'x' => format!("{number:x}"),
                b'X' => format!("{number:X}"),
                // The zero is one of the digits that the precision asks for.
                _ if is_marked => format!("0{number:o}"),
                _ => format!("{number:o}"),
            };
            let prefix = match letter {
                b'x' if is_marked => "0x",
                b'X' if is_marked => "0X",
                b'o' if directive.is_alternate && number == 0 && directive.precision == Some(0) => "0",
                _ => "",
            };
            integer(directive, prefix, digits, text);
        }
        b'c' => pad(directive, vec![source.word(machine, 32)? as u8], text),
        b's' => {
            let address = source.word(machine, long)?;
            let most = directive.precision.map_or(u64::MAX, |precision| precision as u64);
            if address == 0 {
                machine.varies();
            }
            let bytes = if address == 0 { b"(null)".to_vec() } else { machine.text(address, most)? };
            pad(directive, bytes, text);
        }
        b'p' => {
            let address = source.word(machine, long)?;
            machine.varies();
            machine.has_digits |= address != 0;
            let bytes = if address == 0 { "(nil)".to_owned() } else { format!("{address:#x}") };
            pad(directive, bytes.into_bytes(), text);
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' => {
            machine.depends_on_locale();
            let number = source.float(machine, directive.length == b"L")?;
            real(directive, letter, number, text);
        }
        _ => return Err(machine.unknown("a format that is not known")),
    }
    Ok(())
}

/// The sign before a number.
fn sign(directive: &Directive, is_negative: bool) -> String {
    let sign = match (is_negative, directive.has_plus, directive.has_space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    };
    sign.to_owned()
}

/// A text brought to the width.
fn pad(directive: &Directive, bytes: Vec<u8>, text: &mut Vec<u8>) {
    let missing = directive.width.saturating_sub(bytes.len());
    let spaces = std::iter::repeat_n(b' ', missing);
    if directive.is_left {
        text.extend(bytes);
        text.extend(spaces);
    } else {
        text.extend(spaces);
        text.extend(bytes);
    }
}

/// An integer with its prefix, brought to precision and width.
fn integer(directive: &Directive, prefix: &str, digits: String, text: &mut Vec<u8>) {
    let digits = if directive.precision == Some(0) && digits == "0" { String::new() } else { digits };
    let least = match directive.precision {
        Some(precision) => precision,
        None if directive.has_zeros && !directive.is_left => directive.width.saturating_sub(prefix.len()),
        None => 0,
    };
    let padded = format!("{prefix}{}{digits}", "0".repeat(least.saturating_sub(digits.len())));
    pad(directive, padded.into_bytes(), text);
}

fn real(directive: &Directive, letter: u8, number: f64, text: &mut Vec<u8>) {
    let sign = sign(directive, number.is_sign_negative());
    let magnitude = number.abs();
    let precision = directive.precision.unwrap_or(6);
    let digits = match letter.to_ascii_lowercase() {
        _ if magnitude.is_nan() => "nan".to_owned(),
        _ if magnitude.is_infinite() => "inf".to_owned(),
        b'f' => format!("{magnitude:.precision$}"),
        b'e' => exponential(magnitude, precision),
        _ => shortest(magnitude, precision.max(1), directive.is_alternate),
    };
    let has_point = digits.contains('.') || !directive.is_alternate || !magnitude.is_finite();
    let digits = if has_point { digits } else { pointed(&digits) };
    let digits = if letter.is_ascii_uppercase() { digits.to_uppercase() } else { digits };
    let has_zeros = directive.has_zeros && !directive.is_left && magnitude.is_finite();
    let least = if has_zeros { directive.width.saturating_sub(sign.len()) } else { 0 };
    let padded = format!("{sign}{}{digits}", "0".repeat(least.saturating_sub(digits.len())));
    pad(directive, padded.into_bytes(), text);
}

/// A number without a point, with one after its digits.
fn pointed(number: &str) -> String {
    let (digits, exponent) = number.split_at(number.find('e').unwrap_or(number.len()));
    format!("{digits}.{exponent}")
}

/// `%e`: Rust writes the exponent without a sign and without leading zeros.
fn exponential(magnitude: f64, precision: usize) -> String {
    let written = format!("{magnitude:.precision$e}");
    let (digits, exponent) = written.split_once('e').unwrap_or((&written, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

/// `%g`: `%e` for small and for large exponents, else `%f`, without zeros at the end.
fn shortest(magnitude: f64, precision: usize, keeps_zeros: bool) -> String {
    let written = format!("{magnitude:.*e}", precision - 1);
    let exponent: i32 = written.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
    let trim = |digits: &str| match digits.contains('.') && !keeps_zeros {
        true => digits.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => digits.to_owned(),
    };
    if exponent < -4 || exponent >= precision as i32 {
        let written = exponential(magnitude, precision - 1);
        let (digits, exponent) = written.split_once('e').unwrap_or((&written, "+00"));
        return format!("{}e{exponent}", trim(digits));
    }
    let decimals = (precision as i32 - 1 - exponent).max(0) as usize;
    trim(&format!("{magnitude:.decimals$}"))
}
