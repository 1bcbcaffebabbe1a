//! Names of variables, as debug information has them.

use crate::frontend::module::{SourceType, SourceVariable};

/// A name for a number of bytes from an offset on, and how they are shown, where they are exactly a part of
/// the variable.
pub(crate) fn name_of_slice(
    variable: &SourceVariable,
    offset: u64,
    bytes: u64,
) -> (String, Option<SourceType>) {
    let mut name = variable.name.clone();
    let mut ty = &variable.ty;
    let mut offset = offset * 8;
    let width = bytes * 8;
    loop {
        let (step, part, rest) = match ty {
            _ if offset == 0 && bits(ty) == Some(width) && !is_wrapper(ty) => {
                return (name, Some(ty.clone()));
            }
            SourceType::Struct(_, fields) => {
                let fits = |(_, from, part): &&(String, u64, SourceType)| {
                    *from <= offset && bits(part).is_none_or(|bits| offset + width <= from + bits)
                };
                match fields.iter().rfind(fits) {
                    Some((field, from, part)) => (format!(".{field}"), part, offset - from),
                    None => break,
                }
            }
            SourceType::Array(_, element) => match bits(element) {
                Some(size) if size > 0 && offset % size + width <= size => {
                    (format!("[{}]", offset / size), element.as_ref(), offset % size)
                }
                _ => break,
            },
            _ if offset == 0 && bits(ty).is_none() => return (name, Some(ty.clone())),
            _ if offset == 0 => return (name, None),
            _ => break,
        };
        name.push_str(&step);
        ty = part;
        offset = rest;
    }
    if offset > 0 || bits(ty).is_some_and(|whole| whole != width) {
        name.push_str(&format!("<{}..{}>", offset / 8, (offset + width) / 8));
    }
    (name, None)
}

/// Whether a type is one whose parts have names.
fn is_wrapper(ty: &SourceType) -> bool {
    match ty {
        SourceType::Struct(_, fields) => !fields.is_empty(),
        SourceType::Array(..) => true,
        _ => false,
    }
}

/// The bits of a value, where they are known.
fn bits(ty: &SourceType) -> Option<u64> {
    match ty {
        SourceType::Int { width, .. } => Some(u64::from(*width)),
        SourceType::Bool | SourceType::Char { .. } => Some(8),
        SourceType::Float(width) => Some(u64::from(*width)),
        SourceType::Array(count, element) => bits(element)?.checked_mul(*count),
        SourceType::Struct(_, fields) => {
            let (_, from, last) = fields.iter().max_by_key(|(_, from, _)| *from)?;
            Some(from + bits(last)?)
        }
        SourceType::Pointer(_) | SourceType::Enum(..) | SourceType::Other => None,
    }
}
