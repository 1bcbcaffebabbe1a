//! Characters, numbers in texts, random numbers, and `math.h`.

use super::{CallResult, LibraryCall, Model, errno, intrinsic};
use crate::frontend::classes;
use crate::interpret::float;
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::taint::Mark;
use crate::interpret::value::{Value, mask, signed};
use crate::program::cfa::Source;
use crate::reading::Property;

/// The end of an execution that takes the absolute value of the least number, where that is forbidden.
pub(super) fn absolute_overflows(machine: &Machine<'_, '_>) -> Flow<()> {
    match machine.is_checked(Property::Overflow) {
        true => Err(machine.fault(Property::Overflow, "absolute value overflows")),
        false => Ok(()),
    }
}

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "isalpha" | "isdigit" | "isalnum" | "isspace" | "isupper" | "islower" | "isxdigit" | "ispunct"
        | "isprint" | "isgraph" | "iscntrl" | "isblank" => |machine, site| {
            expect_character(machine, site);
            let is_of_class = is(site);
            machine.taint.left_open = is_of_class.then_some(Mark::Truth);
            Ok(Some(Value::bool(is_of_class)))
        },
        "tolower" | "toupper" => |machine, site| {
            expect_character(machine, site);
            let wide = site.bits(0);
            let byte = wide as u8;
            let changed =
                if site.name == "tolower" { byte.to_ascii_lowercase() } else { byte.to_ascii_uppercase() };
            Ok(Some(Value::Bits(if wide < 256 { u64::from(changed) } else { wide })))
        },
        "abs" | "labs" | "llabs" => |machine, site| {
            let width = machine.width(site.ty(0))?;
            let value = signed(site.bits(0), width);
            if value == signed(1 << (width.clamp(1, 64) - 1), width) {
                absolute_overflows(machine)?;
            }
            Ok(Some(Value::Bits(value.wrapping_abs() as u64 & mask(width))))
        },
        "atoi" | "atol" | "atoll" | "strtol" | "strtoll" | "strtoul" | "strtoull" => number as Model,
        "atof" | "strtod" => real as Model,
        "rand" | "random" => |machine, site| {
            let place = machine.place();
            let value = machine.ask(Source::Result(place), site.result)?;
            Ok(Some(machine.within(site, value)))
        },
        "setlocale" => |machine, site| {
            machine.library.has_locale |= site.bits(1) != 0;
            Ok(Some(Value::Bits(0)))
        },
        "srand" | "srandom" | "signal" => |_, _| Ok(Some(Value::Bits(0))),
        "getenv" => |_, _| Ok(Some(Value::Bits(0))),
        "__errno_location" | "__error" => |machine, _| errno::location(machine),
        "__ctype_b_loc" => {
            |machine, _| table(machine, "classes", || (-128..256).flat_map(classes).collect(), 256)
        }
        "__ctype_tolower_loc" => {
            |machine, _| table(machine, "lower", || letters(|byte| byte.to_ascii_lowercase()), 512)
        }
        "__ctype_toupper_loc" => {
            |machine, _| table(machine, "upper", || letters(|byte| byte.to_ascii_uppercase()), 512)
        }
        "fgets" | "gets" => line as Model,
        _ if is_numeric(name) => |machine, site| {
            let short = LibraryCall {
                function: site.function,
                name: site.name.strip_suffix('f').filter(|short| is_numeric(short)).unwrap_or(site.name),
                passed: site.passed.clone(),
                arguments: site.arguments.clone(),
                result: site.result,
            };
            intrinsic::numeric(machine, &short)
        },
        _ => return None,
    };
    Some(model)
}

/// Whether what a function returns depends on more than its arguments: on the environment.
pub(super) fn is_of_environment(name: &str) -> bool {
    matches!(name, "rand" | "random" | "signal" | "setlocale" | "getenv" | "fgets" | "gets" | "strcoll")
}

/// The functions of `ctype.h` have a meaning for -1 and the values of an `unsigned char` only (7.4).
fn expect_character(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) {
    machine.depends_on_locale();
    if !(-1..256).contains(&signed(site.bits(0), 32)) {
        machine.varies();
    }
}

/// The address in an object that is made when it is first asked for.
fn object(
    machine: &mut Machine<'_, '_>,
    name: &'static str,
    bytes: impl Fn() -> Vec<u8>,
    offset: i64,
) -> CallResult {
    let known = machine.library.own.iter().find(|(own, _)| *own == name).map(|(_, address)| *address);
    let address = match known {
        Some(address) => address,
        None => {
            let address = machine.own(&bytes())?;
            machine.library.own.push((name, address));
            address
        }
    };
    Ok(Some(Value::Bits(machine.memory.advance(address, offset))))
}

/// The address of the address of the entry for character 0 of a table.
fn table(
    machine: &mut Machine<'_, '_>,
    name: &'static str,
    bytes: impl Fn() -> Vec<u8>,
    offset: i64,
) -> CallResult {
    machine.depends_on_locale();
    let inner = object(machine, name, bytes, offset)?.map_or(0, |value| value.low());
    let width = machine.module.layout.pointer_bits as usize / 8;
    let outer = match name {
        "classes" => "address of classes",
        "lower" => "address of lower",
        _ => "address of upper",
    };
    object(machine, outer, || inner.to_le_bytes()[..width].to_vec(), 0)
}

/// A table from characters to characters.
fn letters(change: impl Fn(u8) -> u8) -> Vec<u8> {
    let one = |character: i32| u8::try_from(character).map_or(character, |byte| i32::from(change(byte)));
    (-128..256).flat_map(|character| one(character).to_le_bytes()).collect()
}

/// Whether this is a function of `math.h` that is known.
fn is_numeric(name: &str) -> bool {
    let known = |name: &str| {
        float::APPROXIMATE.contains(&name)
            || matches!(
                name,
                "fabs"
                    | "sqrt"
                    | "floor"
                    | "ceil"
                    | "trunc"
                    | "round"
                    | "rint"
                    | "nearbyint"
                    | "copysign"
                    | "fmin"
                    | "fmax"
                    | "fma"
                    | "fmod"
            )
    };
    known(name) || name.strip_suffix('f').is_some_and(known)
}

/// Whether a character is of the class that the function is named after.
fn is(site: &LibraryCall<'_>) -> bool {
    let Ok(byte) = u8::try_from(site.bits(0)) else { return false };
    match site.name {
        "isalpha" => byte.is_ascii_alphabetic(),
        "isdigit" => byte.is_ascii_digit(),
        "isalnum" => byte.is_ascii_alphanumeric(),
        "isspace" => byte.is_ascii_whitespace() || byte == 11,
        "isupper" => byte.is_ascii_uppercase(),
        "islower" => byte.is_ascii_lowercase(),
        "isxdigit" => byte.is_ascii_hexdigit(),
        "ispunct" => byte.is_ascii_punctuation(),
        "isprint" => byte.is_ascii_graphic() || byte == b' ',
        "isgraph" => byte.is_ascii_graphic(),
        "iscntrl" => byte.is_ascii_control(),
        _ => byte == b' ' || byte == b'\t',
    }
}

/// `fgets` and `gets`: a line or none. An empty line is one that any input may have.
fn line(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let has_line = machine.ask(Source::Result(machine.place()), site.result)?.low() != 0;
    if !has_line {
        return Ok(Some(Value::Bits(0)));
    }
    let text: &[u8] = match signed(site.bits(1), 32) {
        _ if site.name == "gets" => b"\0",
        ..1 => return Err(machine.unknown("fgets without room")),
        1 => b"\0",
        _ => b"\n\0",
    };
    machine.write_told(site.bits(0), text)?;
    Ok(Some(site.value(0)))
}

/// How many bytes of white space a text begins with.
fn spaces(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == 11).count()
}

/// `atof` and `strtod`.
fn real(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    if site.name == "strtod" && site.bits(1) != 0 {
        return Err(machine.unknown("strtod with an end"));
    }
    machine.depends_on_locale();
    let text = machine.text(site.bits(0), 4096)?;
    let text = &text[spaces(&text)..];
    let digits = text.strip_prefix(b"-").or(text.strip_prefix(b"+")).unwrap_or(text);
    if digits.starts_with(b"0x") || digits.starts_with(b"0X") {
        return Err(machine.unknown("a hexadecimal floating-point number in a text"));
    }
    let parsed = |end: usize| std::str::from_utf8(&text[..end]).ok()?.parse::<f64>().ok();
    let longest = (0..=text.len()).rev().find_map(parsed);
    Ok(Some(Value::Bits(longest.unwrap_or(0.0).to_bits())))
}

/// `atoi`, `strtol` and their family.
fn number(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    machine.depends_on_locale();
    let text = machine.text(site.bits(0), u64::MAX)?;
    let is_ato = site.name.starts_with("ato");
    let mut base = if is_ato { 10 } else { signed(site.bits(2), 32) as u32 };
    if base == 1 || base > 36 {
        return Err(machine.unknown("a base that is none"));
    }
    let mut at = spaces(&text);
    let is_negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'-' | b'+')) {
        at += 1;
    }
    let rest = text.get(at..).unwrap_or_default();
    let is_hexadecimal = rest.len() > 2
        && rest[0] == b'0'
        && rest[1].eq_ignore_ascii_case(&b'x')
        && rest[2].is_ascii_hexdigit();
    if is_hexadecimal && matches!(base, 0 | 16) {
        (base, at) = (16, at + 2);
    } else if base == 0 {
        base = if rest.first() == Some(&b'0') { 8 } else { 10 };
    }
    let digits = text.get(at..).unwrap_or_default().iter();
    let digits: Vec<u32> = digits.map_while(|byte| char::from(*byte).to_digit(base)).collect();
    let magnitude =
        digits.iter().fold(0_u128, |sum, digit| (sum * u128::from(base) + u128::from(*digit)).min(1 << 100));
    let width = machine.width(site.result)?;
    let number = if is_negative { -(magnitude as i128) } else { magnitude as i128 };
    let (bits, is_in_range) = if site.name.contains("toul") {
        let is_in_range = magnitude <= u128::from(mask(width));
        (if is_in_range { number as u64 } else { u64::MAX }, is_in_range)
    } else {
        let wide = if is_ato { 64 } else { width };
        let limit = 1_i128 << (wide - 1);
        let nearest = number.clamp(-limit, limit - 1);
        (nearest as u64, nearest == number)
    };
    // ISO C (7.22.1) says nothing of numbers that do not fit.
    if is_ato && signed(bits & mask(width), width) as i128 != number {
        machine.varies();
    }
    if !is_ato {
        let used = if digits.is_empty() { 0 } else { at + digits.len() };
        end_number(machine, site, used, is_in_range)?;
    }
    Ok(Some(Value::Bits(bits & mask(width))))
}

/// The end pointer and `errno` of `strtol`. Where there is no number, libraries differ in whether they say
/// so.
fn end_number(
    machine: &mut Machine<'_, '_>,
    site: &LibraryCall<'_>,
    used: usize,
    is_in_range: bool,
) -> Flow<()> {
    if used == 0 {
        errno::forget(machine)?;
    } else if !is_in_range {
        errno::leave(machine, errno::ERANGE)?;
    }
    if site.bits(1) != 0 {
        let end = machine.memory.advance(site.bits(0), used as i64);
        machine.store(site.bits(1), site.ty(0), &Value::Bits(end), machine.span())?;
    }
    Ok(())
}
