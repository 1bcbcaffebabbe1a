//! How far `getelementptr` moves an address.
//!
//! **Here.** A shift is a number of bytes and any multiple of another number, the greatest common divisor of
//! the sizes that variable indices count. An address moved by a type without a size is anywhere in its
//! object.

use crate::frontend::module::{Constant, Module, Operand, Type, TypeId, ValueSource};

/// How an address is moved: by a number of bytes, and then by any multiple of another, where 0 says that it
/// is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Shift {
    pub(super) offset: i64,
    /// The unknown part is a multiple of it; 0 if there is none.
    pub(super) stride: u64,
}

impl Shift {
    /// Anywhere in the object.
    pub(super) const ANYWHERE: Shift = Shift { offset: 0, stride: 1 };

    /// A shift by a number of bytes.
    pub(super) fn by(offset: i64) -> Shift {
        Shift { offset, stride: 0 }
    }

    /// One after the other.
    pub(super) fn then(self, other: Shift) -> Shift {
        let offset = self.offset.wrapping_add(other.offset);
        Shift { offset, stride: gcd(self.stride, other.stride) }
    }
}

/// The greatest common divisor; 0 is divided by everything.
pub(super) fn gcd(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

/// How far `getelementptr` goes.
pub(super) fn element(module: &Module, ty: TypeId, indices: &[Operand]) -> Shift {
    let mut shift = Shift::default();
    let mut current = ty;
    for (position, index) in indices.iter().enumerate() {
        let known = constant_index(index);
        if position == 0 {
            shift = shift.then(steps(module.size_of(ty), known));
            continue;
        }
        let part = match module.types.get(current.0 as usize) {
            Some(Type::Array(_, element)) => Some((*element, steps(module.size_of(*element), known))),
            Some(Type::Vector(_, element)) => {
                let bytes = module.bits_of(*element).filter(|bits| bits % 8 == 0).map(|bits| bits / 8);
                Some((*element, steps(bytes, known)))
            }
            Some(Type::Struct { fields, .. }) => known.and_then(|field| {
                let offset = module.offset_of(current, field as u64)?;
                Some((*fields.get(field as usize)?, Shift::by(offset as i64)))
            }),
            _ => None,
        };
        let Some((inside, step)) = part else { return Shift::ANYWHERE };
        shift = shift.then(step);
        current = inside;
    }
    if module.layout.pointer_bits == 32 {
        shift.offset = i64::from(shift.offset as i32);
    }
    shift
}

/// So many elements of a size that may be unknown.
fn steps(stride: Option<u64>, count: Option<i64>) -> Shift {
    match (stride, count) {
        (_, Some(0)) | (Some(0), _) => Shift::default(),
        (Some(stride), Some(count)) => Shift::by((stride as i64).wrapping_mul(count)),
        (Some(stride), None) => Shift { offset: 0, stride },
        (None, _) => Shift::ANYWHERE,
    }
}

/// The number that a constant index is, with its sign.
pub(super) fn constant_index(operand: &Operand) -> Option<i64> {
    match &operand.value {
        ValueSource::Constant(Constant::Bits(bits)) if bits.width() <= 64 && bits.width() > 0 => {
            let unused = 64 - bits.width();
            Some(((bits.to_u64()? << unused) as i64) >> unused)
        }
        ValueSource::Constant(Constant::Zero | Constant::Null) => Some(0),
        _ => None,
    }
}
