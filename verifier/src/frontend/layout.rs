//! How large things are and where their parts lie, as the data layout of the target says.
//!
//! **Here.** As LLVM's `DataLayout`: what the text does not say has LLVM's defaults, integers of widths that
//! are not listed are aligned like the next wider ones, vectors to their size rounded up to a power of two.
//! All arithmetic is checked: what is larger than 2^64 bytes, and what has no size, has the size `None`.

use super::module::{Module, Type, TypeId};

/// The sizes and alignments of a target: LLVM's `target datalayout`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Whether the low byte comes first.
    pub little_endian: bool,
    /// The bits of an address.
    pub pointer_bits: u32,
    /// The alignment of an address in bytes.
    pub pointer_alignment: u64,
    /// Alignments in bytes of integers, by their bits, ascending.
    pub integers: Vec<(u32, u64)>,
    /// Alignments in bytes of floating-point numbers, by their bits, ascending.
    pub floats: Vec<(u32, u64)>,
    /// Alignments in bytes of vectors, by their bits, ascending.
    pub vectors: Vec<(u32, u64)>,
}

impl Default for Layout {
    /// The layout of x86-64.
    fn default() -> Layout {
        Layout {
            little_endian: true,
            pointer_bits: 64,
            pointer_alignment: 8,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 8), (128, 16)],
            floats: vec![(16, 2), (32, 4), (64, 8), (80, 16), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
        }
    }
}

/// How large the values of a type are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The bits of a value, padding between fields included; `None` if it has no size.
    pub bits: Option<u64>,
    /// The alignment in bytes, at least 1.
    pub align: u64,
}

/// A type without values.
const NO_EXTENT: Extent = Extent { bits: None, align: 1 };

impl Extent {
    /// The bytes that a load or a store touches.
    pub fn stored(self) -> Option<u64> {
        self.bits.map(|bits| bits.div_ceil(8))
    }

    /// The bytes from one element of an array to the next.
    pub fn size(self) -> Option<u64> {
        self.stored()?.checked_next_multiple_of(self.align)
    }
}

/// The entry of a width in an ascending list.
fn exact(list: &[(u32, u64)], bits: u64) -> Option<u64> {
    list.iter().find(|&&(width, _)| u64::from(width) == bits).map(|&(_, align)| align)
}

/// Sets the entry of a width in an ascending list.
fn set(list: &mut Vec<(u32, u64)>, bits: u32, align: u64) {
    match list.binary_search_by_key(&bits, |&(width, _)| width) {
        Ok(index) => list[index].1 = align,
        Err(index) => list.insert(index, (bits, align)),
    }
}

impl Layout {
    /// The layout that a text like `e-m:e-p:64:64-i64:64-n8:16:32:64-S128` describes.
    ///
    /// # Errors
    /// The part that is not understood.
    pub fn parse(text: &str) -> Result<Layout, String> {
        let mut layout =
            Layout { integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)], ..Layout::default() };
        layout.floats.retain(|&(bits, _)| bits != 80);
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.apply(part).ok_or_else(|| part.to_owned())?;
        }
        Ok(layout)
    }

    /// Takes in one part of the text.
    fn apply(&mut self, part: &str) -> Option<()> {
        let mut numbers = part.split(':');
        let head = numbers.next()?;
        let bytes = |bits: Option<&str>| -> Option<u64> {
            let bits: u64 = bits?.parse().ok()?;
            (bits.is_multiple_of(8) && bits < 1 << 16)
                .then(|| (bits / 8).max(1))
                .filter(|bytes| bytes.is_power_of_two())
        };
        match head.chars().next()? {
            'e' => self.little_endian = true,
            'E' => self.little_endian = false,
            'p' if matches!(head, "p" | "p0") => {
                self.pointer_bits = numbers.next()?.parse().ok()?;
                self.pointer_alignment = bytes(numbers.next())?;
                if !matches!(self.pointer_bits, 16 | 32 | 64) {
                    return None;
                }
            }
            kind @ ('i' | 'f' | 'v') => {
                let bits: u32 = head[1..].parse().ok()?;
                let align = bytes(numbers.next())?;
                let list = match kind {
                    'i' => &mut self.integers,
                    'f' => &mut self.floats,
                    _ => &mut self.vectors,
                };
                set(list, bits, align);
            }
            // Other address spaces, mangling, native integers, stacks, aggregates, functions and globals.
            'p' | 'm' | 'n' | 'S' | 'a' | 'A' | 'P' | 'G' | 'F' | 's' => {}
            _ => return None,
        }
        Some(())
    }

    /// The extents of all types; the parts of a type come before it.
    pub fn extents(&self, types: &[Type]) -> Vec<Extent> {
        let mut known: Vec<Extent> = Vec::with_capacity(types.len());
        for ty in types {
            let extent = self.extent(ty, &known);
            known.push(extent);
        }
        known
    }

    /// The extent of a type whose parts' extents are known.
    fn extent(&self, ty: &Type, known: &[Extent]) -> Extent {
        let of = |id: TypeId| known.get(id.0 as usize).copied().unwrap_or(NO_EXTENT);
        match ty {
            Type::Int(width) => {
                let wider = self.integers.iter().find(|(bits, _)| bits >= width).or(self.integers.last());
                Extent { bits: Some(u64::from(*width)), align: wider.map_or(1, |&(_, align)| align) }
            }
            Type::Float(kind) => {
                let bits = u64::from(kind.width());
                let natural = bits.div_ceil(8).next_power_of_two();
                Extent { bits: Some(bits), align: exact(&self.floats, bits).unwrap_or(natural) }
            }
            Type::Pointer => {
                Extent { bits: Some(u64::from(self.pointer_bits)), align: self.pointer_alignment }
            }
            Type::Array(count, element) => {
                let element = of(*element);
                let bits = element.size().and_then(|size| size.checked_mul(*count)?.checked_mul(8));
                Extent { bits, align: element.align }
            }
            Type::Vector(count, element) => self.vector(*count, of(*element)),
            Type::Struct { fields, packed } => {
                let align =
                    if *packed { 1 } else { fields.iter().map(|&field| of(field).align).max().unwrap_or(1) };
                let end = offset(fields, *packed, fields.len(), of);
                let bits = end.and_then(|end| end.checked_next_multiple_of(align)?.checked_mul(8));
                Extent { bits, align }
            }
            Type::Void | Type::Opaque | Type::Function { .. } | Type::NoValue => NO_EXTENT,
        }
    }

    /// The extent of a vector: its elements lie without padding.
    fn vector(&self, count: u64, element: Extent) -> Extent {
        let Some(bits) = element.bits.and_then(|bits| bits.checked_mul(count)) else { return NO_EXTENT };
        let natural = bits.div_ceil(8).checked_next_power_of_two();
        let align = exact(&self.vectors, bits).or(natural).unwrap_or(1).max(1);
        Extent { bits: Some(bits), align }
    }
}

/// The bytes before a field, or after the last one.
fn offset(fields: &[TypeId], packed: bool, index: usize, of: impl Fn(TypeId) -> Extent) -> Option<u64> {
    let mut end = 0u64;
    for (number, &field) in fields.iter().enumerate().take(index + 1) {
        let extent = of(field);
        if !packed {
            end = end.checked_next_multiple_of(extent.align)?;
        }
        if number == index {
            return Some(end);
        }
        end = end.checked_add(extent.size()?)?;
    }
    (index == fields.len()).then_some(end)
}

impl Module {
    /// How large the values of a type are, from the table that [`Module::measure`] makes.
    pub fn extent(&self, ty: TypeId) -> Extent {
        self.extents.get(ty.0 as usize).copied().unwrap_or(NO_EXTENT)
    }

    /// The bytes from one element of this type in an array to the next; `None` if it has no size.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        self.extent(ty).size()
    }

    /// The bytes that a load or a store of this type touches.
    pub fn stored_size(&self, ty: TypeId) -> Option<u64> {
        self.extent(ty).stored()
    }

    /// The bits of a value of this type.
    pub fn bits_of(&self, ty: TypeId) -> Option<u64> {
        self.extent(ty).bits
    }

    /// The alignment of a type in bytes, at least 1.
    pub fn align_of(&self, ty: TypeId) -> u64 {
        self.extent(ty).align
    }

    /// The bytes before a field of a structure, or before an element of an array or a vector of whole bytes.
    pub fn offset_of(&self, ty: TypeId, index: u64) -> Option<u64> {
        match self.types.get(ty.0 as usize)? {
            Type::Struct { fields, packed } => {
                let index = usize::try_from(index).ok().filter(|&index| index < fields.len())?;
                offset(fields, *packed, index, |field| self.extent(field))
            }
            Type::Array(_, element) => self.size_of(*element)?.checked_mul(index),
            Type::Vector(_, element) => {
                let bits = self.bits_of(*element).filter(|bits| bits % 8 == 0)?;
                (bits / 8).checked_mul(index)
            }
            _ => None,
        }
    }

    /// Fills the table of extents, after types or layout changed. A type must stand after its parts.
    pub fn measure(&mut self) {
        self.extents = self.layout.extents(&self.types);
    }
}
