//! Values as people write them: `-1`, `'a'`, `NULL`, `{low = 1, high = 2}`.
//!
//! **Here.** What a value is, debug information says; where its width does not fit its type (bit-fields,
//! truth values of one bit), the bits that are there are shown as the type would be.

use javelin_solver::BitVec;

use crate::frontend::module::SourceType;
use crate::interpret::trace::AddressNames;

/// How many elements or fields of an aggregate are shown.
const SHOWN: usize = 8;
/// How many levels of aggregates are shown.
const LEVELS: u32 = 4;

/// The value as a person reads it; addresses by these names.
pub fn show(ty: &SourceType, value: &BitVec, names: &AddressNames) -> String {
    show_level(ty, value, names, LEVELS)
}

fn show_level(ty: &SourceType, value: &BitVec, names: &AddressNames, levels: u32) -> String {
    match ty {
        SourceType::Int { signed, .. } => integer(value, *signed),
        SourceType::Bool => if value.is_zero() { "false" } else { "true" }.to_owned(),
        SourceType::Char { signed } => character(value, *signed),
        SourceType::Float(_) => float(value),
        SourceType::Pointer(_) if value.is_zero() => "NULL".to_owned(),
        SourceType::Pointer(_) => {
            let name = value.to_u64().and_then(|address| names.get(&address));
            name.cloned().unwrap_or_else(|| hexadecimal(value))
        }
        SourceType::Enum(_, names) => {
            let number = signed_number(value);
            let named = names.iter().find(|(_, constant)| Some(i128::from(*constant)) == number);
            named.map_or_else(|| integer(value, true), |(name, _)| name.clone())
        }
        SourceType::Array(..) | SourceType::Struct(..) if levels == 0 => "{...}".to_owned(),
        SourceType::Array(count, element) => array(*count, element, value, names, levels),
        SourceType::Struct(_, fields) => structure(fields, value, names, levels),
        SourceType::Other => integer(value, true),
    }
}

/// The type's name as a person reads it.
pub fn type_name(ty: &SourceType) -> String {
    match ty {
        SourceType::Int { name, .. } | SourceType::Struct(name, _) | SourceType::Enum(name, _) => {
            name.clone()
        }
        SourceType::Bool => "bool".to_owned(),
        SourceType::Char { signed: true } => "char".to_owned(),
        SourceType::Char { signed: false } => "unsigned char".to_owned(),
        SourceType::Float(32) => "float".to_owned(),
        SourceType::Float(64) => "double".to_owned(),
        SourceType::Float(width) => format!("float of {width} bits"),
        SourceType::Pointer(to) => format!("{} *", type_name(to)),
        SourceType::Array(count, element) => format!("{}[{count}]", type_name(element)),
        SourceType::Other => String::new(),
    }
}

/// Whether it is a value that one number or name says, so that it can stand in an expression.
pub fn is_scalar(ty: &SourceType) -> bool {
    !matches!(ty, SourceType::Array(..) | SourceType::Struct(..))
}

/// A number without sign, where it has at most 128 bits.
fn unsigned_number(value: &BitVec) -> Option<u128> {
    let limb = |index: usize| u128::from(value.limbs().get(index).copied().unwrap_or(0));
    (value.width() <= 128).then(|| limb(0) | limb(1) << 64)
}

/// A number with a sign, where it has at most 128 bits.
fn signed_number(value: &BitVec) -> Option<i128> {
    let free = 128_u32.checked_sub(value.width())?;
    unsigned_number(value).map(|number| (number << (free % 128)).cast_signed() >> (free % 128))
}

/// A whole number in decimal; one of more than 128 bits in hexadecimal.
pub fn integer(value: &BitVec, signed: bool) -> String {
    let number = match signed {
        true => signed_number(value).map(|number| number.to_string()),
        false => unsigned_number(value).map(|number| number.to_string()),
    };
    number.unwrap_or_else(|| hexadecimal(value))
}

/// The bits, in hexadecimal.
pub fn hexadecimal(value: &BitVec) -> String {
    let mut digits = String::new();
    for limb in value.limbs().iter().rev() {
        match digits.is_empty() {
            true if *limb == 0 => {}
            true => digits = format!("{limb:x}"),
            false => digits.push_str(&format!("{limb:016x}")),
        }
    }
    if digits.is_empty() {
        digits.push('0');
    }
    format!("0x{digits}")
}

/// A character with its quotes if it can be printed, otherwise its number.
fn character(value: &BitVec, signed: bool) -> String {
    match value.to_u64().and_then(|number| u32::try_from(number).ok()).and_then(char::from_u32) {
        Some('\0') => "'\\0'".to_owned(),
        Some('\n') => "'\\n'".to_owned(),
        Some(shown @ (' '..='&' | '('..='[' | ']'..='~')) => format!("'{shown}'"),
        _ => integer(value, signed),
    }
}

fn float(value: &BitVec) -> String {
    match (value.width(), value.to_u64()) {
        (32, Some(bits)) => format!("{:?}", f32::from_bits(bits as u32)),
        (64, Some(bits)) => format!("{:?}", f64::from_bits(bits)),
        _ => hexadecimal(value),
    }
}

/// The bits from an offset on, as many as there are up to `width`.
fn part(value: &BitVec, offset: u64, width: u64) -> Option<BitVec> {
    let end = (offset + width).min(u64::from(value.width()));
    (offset < end).then(|| value.extract((end - 1) as u32, offset as u32))
}

/// The bits of a type's values, where the type alone says.
fn width_of(ty: &SourceType) -> Option<u64> {
    match ty {
        SourceType::Int { width, .. } | SourceType::Float(width) => Some(u64::from(*width)),
        SourceType::Char { .. } => Some(8),
        SourceType::Array(count, element) => width_of(element)?.checked_mul(*count),
        _ => None,
    }
}

fn array(count: u64, element: &SourceType, value: &BitVec, names: &AddressNames, levels: u32) -> String {
    let width = u64::from(value.width()).checked_div(count).unwrap_or(0);
    let shown = (0..count.min(SHOWN as u64))
        .filter_map(|index| part(value, index * width, width))
        .map(|part| show_level(element, &part, names, levels - 1))
        .collect();
    braces(shown, count as usize)
}

fn structure(
    fields: &[(String, u64, SourceType)],
    value: &BitVec,
    names: &AddressNames,
    levels: u32,
) -> String {
    let end = |offset: u64| {
        let later = fields.iter().map(|(_, other, _)| *other).filter(|other| *other > offset);
        later.min().unwrap_or(u64::from(value.width()))
    };
    let shown = fields
        .iter()
        .take(SHOWN)
        .filter_map(|(name, offset, ty)| {
            let room = end(*offset) - offset;
            let part = part(value, *offset, width_of(ty).map_or(room, |width| width.min(room)))?;
            Some(format!("{name} = {}", show_level(ty, &part, names, levels - 1)))
        })
        .collect();
    braces(shown, fields.len())
}

fn braces(mut shown: Vec<String>, count: usize) -> String {
    if count > shown.len() {
        shown.push("...".to_owned());
    }
    format!("{{{}}}", shown.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(ty: &SourceType, value: &BitVec) -> String {
        super::show(ty, value, &AddressNames::from([(0x1_0000_0000_0010, "&x".to_owned())]))
    }

    fn int(signed: bool, width: u32) -> SourceType {
        SourceType::Int { signed, width, name: "int".into() }
    }

    #[test]
    fn numbers_have_the_sign_of_their_type() {
        let ones = BitVec::ones(32);
        assert_eq!(show(&int(true, 32), &ones), "-1");
        assert_eq!(show(&int(false, 32), &ones), "4294967295");
        assert_eq!(show(&int(true, 128), &BitVec::min_signed(128)), i128::MIN.to_string());
        assert_eq!(show(&int(true, 1), &BitVec::one(1)), "-1");
        assert_eq!(show(&int(false, 192), &BitVec::min_signed(192)), format!("0x8{}", "0".repeat(47)));
    }

    #[test]
    fn every_type_has_its_own_form() {
        let byte = |number| BitVec::from_u64(number, 8);
        assert_eq!(show(&SourceType::Char { signed: true }, &byte(97)), "'a'");
        assert_eq!(show(&SourceType::Char { signed: true }, &byte(255)), "-1");
        assert_eq!(show(&SourceType::Char { signed: true }, &byte(0)), "'\\0'");
        assert_eq!(show(&SourceType::Bool, &byte(2)), "true");
        let colour = SourceType::Enum("colour".into(), vec![("RED".into(), 0), ("BLUE".into(), -1)]);
        assert_eq!(show(&colour, &BitVec::ones(32)), "BLUE");
        assert_eq!(show(&colour, &BitVec::from_u64(7, 32)), "7");
        let pointer = SourceType::Pointer(Box::new(SourceType::Bool));
        assert_eq!(show(&pointer, &BitVec::zero(64)), "NULL");
        assert_eq!(show(&pointer, &BitVec::from_u64(0x1_0000_0000_0008, 64)), "0x1000000000008");
        assert_eq!(show(&pointer, &BitVec::from_u64(0x1_0000_0000_0010, 64)), "&x");
        assert_eq!(show(&SourceType::Float(64), &BitVec::from_u64(0.1_f64.to_bits(), 64)), "0.1");
    }

    #[test]
    fn aggregates_are_shown_by_their_parts() {
        let pair = SourceType::Struct(
            "pair".into(),
            vec![("tag".into(), 0, SourceType::Char { signed: true }), ("value".into(), 32, int(true, 32))],
        );
        let value = BitVec::ones(32).concat(&BitVec::from_u64(0xffff_ff41, 32));
        assert_eq!(show(&pair, &value), "{tag = 'A', value = -1}");
        let array = SourceType::Array(10, Box::new(int(false, 8)));
        assert_eq!(show(&array, &BitVec::from_u64(0x0201, 80)), "{1, 2, 0, 0, 0, 0, 0, 0, ...}");
        assert_eq!(show(&SourceType::Array(0, Box::new(SourceType::Bool)), &BitVec::zero(8)), "{}");
    }
}
