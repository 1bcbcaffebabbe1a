//! Sizes of types, computed once, and how far an element lies from its base.
//!
//! **Here.** All types are visited with a stack of our own, so that deep nesting costs memory and not the program's stack;
//! a structure that contains itself, or that no file describes, has no size. Arithmetic saturates: what is too large
//! to be an object is one that nobody accesses directly.

use crate::frontend::module::{Constant, Module, Operand, Type, TypeId, Value};

/// The size of a type in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    /// The bytes that a load or a store touches.
    pub(super) stored: u64,
    /// The bytes from one element of an array to the next.
    pub(super) stride: u64,
    /// The alignment in bytes.
    alignment: u64,
}

/// How an address is moved: by a number of bytes, and then by any multiple of another, where 0 says that it is
/// known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Shift {
    /// The known part.
    pub(super) offset: i64,
    /// What the rest is a multiple of.
    pub(super) stride: u64,
}

impl Shift {
    /// Anywhere in the object.
    pub(super) const ANYWHERE: Shift = Shift { offset: 0, stride: 1 };

    /// By so many bytes.
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

/// The sizes of the types of a module.
pub(super) struct Sizes<'a> {
    module: &'a Module,
    sizes: Vec<Option<Size>>,
}

impl<'a> Sizes<'a> {
    /// Computes all of them.
    pub(super) fn new(module: &'a Module) -> Sizes<'a> {
        let mut sizes = Sizes { module, sizes: vec![None; module.types.len()] };
        let mut state = vec![0u8; module.types.len()];
        for root in 0..module.types.len() as u32 {
            let mut stack = vec![TypeId(root)];
            while let Some(&id) = stack.last() {
                let index = id.0 as usize;
                match state.get(index) {
                    Some(0) => {
                        state[index] = 1;
                        stack.extend(parts(&module.types[index]).iter().filter(|part| {
                            state.get(part.0 as usize) == Some(&0)
                        }));
                    }
                    Some(1) => {
                        sizes.sizes[index] = sizes.compute(&module.types[index]);
                        state[index] = 2;
                        stack.pop();
                    }
                    _ => {
                        stack.pop();
                    }
                }
            }
        }
        sizes
    }

    /// The size of a type, if it has one.
    pub(super) fn of(&self, id: TypeId) -> Option<Size> {
        self.sizes.get(id.0 as usize).copied().flatten()
    }

    /// The size of a type whose parts are done.
    fn compute(&self, ty: &Type) -> Option<Size> {
        let layout = &self.module.layout;
        match ty {
            Type::Int(bits) => Some(scalar(u64::from(*bits), integer_alignment(&layout.integers, *bits))),
            Type::Float(kind) => {
                let bits = kind.width();
                let listed = layout.floats.iter().find(|(width, _)| *width == bits);
                let natural = u64::from(bits / 8).next_power_of_two();
                Some(scalar(u64::from(bits), listed.map_or(natural, |(_, alignment)| *alignment)))
            }
            Type::Pointer => Some(scalar(u64::from(layout.pointer_bits), layout.pointer_alignment)),
            Type::Array(count, element) => {
                let element = self.of(*element)?;
                let bytes = count.saturating_mul(element.stride);
                Some(Size { stored: bytes, stride: bytes, alignment: element.alignment })
            }
            Type::Vector(count, element) => {
                let bits = count.saturating_mul(self.bits(*element)?);
                let listed = layout.vectors.iter().find(|(width, _)| u64::from(*width) == bits);
                let natural = bits.div_ceil(8).checked_next_power_of_two().unwrap_or(1);
                Some(scalar(bits, listed.map_or(natural, |(_, alignment)| *alignment)))
            }
            Type::Struct { fields, packed } => {
                let (end, alignment) = self.fields(fields, *packed, fields.len())?;
                let bytes = round_up(end, alignment);
                Some(Size { stored: bytes, stride: bytes, alignment })
            }
            Type::Void | Type::Opaque | Type::Function { .. } | Type::NoValue => None,
        }
    }

    /// The bits of an element of a vector.
    fn bits(&self, id: TypeId) -> Option<u64> {
        match self.module.types.get(id.0 as usize)? {
            Type::Int(bits) => Some(u64::from(*bits)),
            Type::Float(kind) => Some(u64::from(kind.width())),
            Type::Pointer => Some(u64::from(self.module.layout.pointer_bits)),
            _ => None,
        }
    }

    /// Where the field of a position lies (the number of fields: where the last one ends), and the alignment of the fields
    /// up to there.
    fn fields(&self, fields: &[TypeId], packed: bool, position: usize) -> Option<(u64, u64)> {
        let mut end = 0u64;
        let mut alignment = 1;
        for (index, field) in fields.iter().enumerate() {
            let size = self.of(*field)?;
            let needed = if packed { 1 } else { size.alignment };
            alignment = alignment.max(needed);
            end = round_up(end, needed);
            if index == position {
                return Some((end, alignment));
            }
            end = end.saturating_add(size.stride);
        }
        Some((end, alignment))
    }

    /// The parts of an aggregate with their offsets: of an initialiser.
    pub(super) fn part(&self, ty: TypeId, position: usize) -> Option<u64> {
        match self.module.types.get(ty.0 as usize)? {
            Type::Array(_, element) => Some(self.of(*element)?.stride.saturating_mul(position as u64)),
            Type::Vector(_, element) => Some((self.bits(*element)? / 8).saturating_mul(position as u64)),
            Type::Struct { fields, packed } => Some(self.fields(fields, *packed, position)?.0),
            _ => None,
        }
    }

    /// How far `getelementptr` goes.
    pub(super) fn element(&self, ty: TypeId, indices: &[Operand]) -> Shift {
        let mut shift = Shift::default();
        let mut current = Some(ty);
        for (position, index) in indices.iter().enumerate() {
            let known = constant_index(index);
            if position == 0 {
                shift = shift.then(steps(self.of(ty).map(|size| size.stride), known));
                continue;
            }
            let inside = current.and_then(|id| self.module.types.get(id.0 as usize));
            match inside {
                Some(Type::Array(_, element)) => {
                    shift = shift.then(steps(self.of(*element).map(|size| size.stride), known));
                    current = Some(*element);
                }
                Some(Type::Vector(_, element)) => {
                    shift = shift.then(steps(self.bits(*element).map(|bits| bits.div_ceil(8)), known));
                    current = Some(*element);
                }
                Some(Type::Struct { fields, packed }) => {
                    let place = known.and_then(|index| usize::try_from(index).ok());
                    let found = place.and_then(|place| self.fields(fields, *packed, place));
                    current = place.and_then(|place| fields.get(place).copied());
                    shift = shift.then(found.map_or(Shift::ANYWHERE, |(offset, _)| Shift::by(offset as i64)));
                }
                _ => return Shift::ANYWHERE,
            }
        }
        if self.module.layout.pointer_bits == 32 {
            shift.offset = i64::from(shift.offset as i32);
        }
        shift
    }
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

/// The types that a type consists of.
fn parts(ty: &Type) -> &[TypeId] {
    match ty {
        Type::Array(_, element) | Type::Vector(_, element) => std::slice::from_ref(element),
        Type::Struct { fields, .. } => fields,
        _ => &[],
    }
}

/// The size of something that is stored as bits.
fn scalar(bits: u64, alignment: u64) -> Size {
    let stored = bits.div_ceil(8);
    Size { stored, stride: round_up(stored, alignment), alignment: alignment.max(1) }
}

/// The alignment of an integer: that of the next larger one that is listed, or of the largest.
fn integer_alignment(listed: &[(u32, u64)], bits: u32) -> u64 {
    let larger = listed.iter().find(|(width, _)| *width >= bits);
    larger.or(listed.last()).map_or(1, |(_, alignment)| *alignment)
}

/// The next multiple of an alignment.
fn round_up(bytes: u64, alignment: u64) -> u64 {
    bytes.checked_next_multiple_of(alignment.max(1)).unwrap_or(u64::MAX)
}

/// The number that a constant index is, with its sign.
pub(super) fn constant_index(operand: &Operand) -> Option<i64> {
    match &operand.value {
        Value::Constant(Constant::Bits(bits)) if bits.width() <= 64 && bits.width() > 0 => {
            let unused = 64 - bits.width();
            Some(((bits.to_u64()? << unused) as i64) >> unused)
        }
        Value::Constant(Constant::Zero | Constant::Null) => Some(0),
        _ => None,
    }
}
