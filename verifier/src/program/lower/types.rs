//! Types as values and in memory: how many bits, how many bytes, where parts lie.
//!
//! **Here.** A value of any type is one bit-vector. Aggregates are their leaves side by side, the first
//! lowest, without the padding that they have in memory; vectors are their elements side by side in both.

use crate::frontend::module::{Module, Type, TypeId};

/// The most bits of a value; wider ones are not followed.
const MOST_BITS: u64 = 1 << 16;

/// Types nested deeper than this are not followed.
const DEEPEST: u32 = 200;

/// A leaf of a type: where it lies in memory, where in the value, and what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf {
    /// The first byte in memory.
    pub byte: u64,
    /// The lowest bit in the value.
    pub bit: u32,
    /// The bits of the value.
    pub width: u32,
    /// Whether it is an address.
    pub is_address: bool,
}

impl Leaf {
    /// The bytes in memory.
    pub fn bytes(&self) -> u64 {
        u64::from(self.width.div_ceil(8))
    }
}

/// The types of a module with its layout.
#[derive(Clone, Copy)]
pub(crate) struct Types<'m> {
    module: &'m Module,
}

impl<'m> Types<'m> {
    /// The types of a module.
    pub fn new(module: &'m Module) -> Types<'m> {
        Types { module }
    }

    /// The bits of an address.
    pub fn pointer_bits(&self) -> u32 {
        self.module.layout.pointer_bits
    }

    /// The type with this number.
    pub fn kind(&self, ty: TypeId) -> &'m Type {
        self.module.ty(ty)
    }

    /// The bits of a value; `None` where there is none, or too many.
    pub fn bits(&self, ty: TypeId) -> Option<u32> {
        let bits = self.bits_within(ty, DEEPEST)?;
        (bits <= MOST_BITS).then_some(bits as u32)
    }

    fn bits_within(&self, ty: TypeId, depth: u32) -> Option<u64> {
        let depth = depth.checked_sub(1)?;
        match self.kind(ty) {
            Type::Int(width) => Some(u64::from(*width)),
            Type::Float(kind) => Some(u64::from(kind.width())),
            Type::Pointer => Some(u64::from(self.pointer_bits())),
            Type::Array(count, element) | Type::Vector(count, element) => {
                self.bits_within(*element, depth)?.checked_mul(*count)
            }
            Type::Struct { fields, .. } => {
                let mut sum = 0u64;
                for &field in fields {
                    sum = sum.checked_add(self.bits_within(field, depth)?)?;
                }
                Some(sum)
            }
            _ => None,
        }
    }

    /// The bytes from one element of an array to the next.
    pub fn size(&self, ty: TypeId) -> Option<u64> {
        self.module.size_of(ty)
    }

    /// Whether all parts of a type have one type and size.
    pub fn is_sequence(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), Type::Array(..) | Type::Vector(..))
    }

    /// The type of a part, and the byte where it begins.
    pub fn part(&self, ty: TypeId, position: u64) -> Option<(u64, TypeId)> {
        match self.kind(ty) {
            Type::Array(_, element) | Type::Vector(_, element) => {
                Some((self.module.offset_of(ty, position)?, *element))
            }
            Type::Struct { fields, .. } => {
                let field = *fields.get(usize::try_from(position).ok()?)?;
                Some((self.module.offset_of(ty, position)?, field))
            }
            _ => None,
        }
    }

    /// The type of a part of an aggregate, and the bit of the value where it begins.
    pub fn part_of_value(&self, ty: TypeId, position: u32) -> Option<(u32, TypeId)> {
        match self.kind(ty) {
            Type::Array(count, element) | Type::Vector(count, element) if u64::from(position) < *count => {
                Some((self.bits(*element)?.checked_mul(position)?, *element))
            }
            Type::Struct { fields, .. } => {
                let mut bit = 0;
                for &field in fields.get(..position as usize)? {
                    bit += self.bits(field)?;
                }
                Some((bit, *fields.get(position as usize)?))
            }
            _ => None,
        }
    }

    /// The leaves of a type, ascending; `None` where there are too many bits. Neighbours without padding
    /// between them are not joined, so that each leaf is what one access would touch.
    pub fn leaves(&self, ty: TypeId) -> Option<Vec<Leaf>> {
        self.bits(ty)?;
        let mut leaves = Vec::new();
        self.add_leaves(ty, 0, DEEPEST, &mut leaves)?;
        Some(leaves)
    }

    fn add_leaves(&self, ty: TypeId, byte: u64, depth: u32, leaves: &mut Vec<Leaf>) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        match self.kind(ty) {
            Type::Array(_, element) if self.bits(*element)? == 0 => {}
            Type::Array(count, _) => {
                for position in 0..*count {
                    let (offset, element) = self.part(ty, position)?;
                    self.add_leaves(element, byte + offset, depth, leaves)?;
                }
            }
            Type::Struct { fields, .. } => {
                for position in 0..fields.len() as u64 {
                    let (offset, field) = self.part(ty, position)?;
                    self.add_leaves(field, byte + offset, depth, leaves)?;
                }
            }
            _ if self.bits(ty)? == 0 => {}
            _ => {
                let bit = leaves.last().map_or(0, |leaf: &Leaf| leaf.bit + leaf.width);
                let is_address = *self.kind(ty) == Type::Pointer;
                leaves.push(Leaf { byte, bit, width: self.bits(ty)?, is_address });
            }
        }
        Some(())
    }
}
