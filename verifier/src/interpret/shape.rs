//! Sizes, alignments and offsets of all types of a module, computed once.
//!
//! **Here.** The interpreter has its own reading of the data layout, so that a replay would notice if the
//! lowering got one wrong. Types refer to each other in any order, so a worklist computes those first that
//! others contain; one that contains itself has no size. Nesting deeper
//! than [`DEEPEST`] is refused, so that a walk over a value of a type may recurse.

use crate::frontend::layout::Layout;
use crate::frontend::module::{Module, Type, TypeId};

/// How deep types may be nested.
const DEEPEST: u32 = 256;

/// The size and the parts of a type.
#[derive(Clone, Debug, Default)]
pub(super) struct TypeShape {
    /// The bytes from one element of an array to the next.
    pub size: u64,
    /// The bytes that a value of it has in memory, without padding after it.
    pub stored: u64,
    pub alignment: u64,
    /// The bits of a number or an address; 0 for others.
    pub width: u32,
    /// Where the fields of a structure begin.
    pub offsets: Vec<u64>,
    /// How deep it is nested.
    depth: u32,
}

/// The shapes of all types.
pub(super) struct Shapes(Vec<Option<TypeShape>>);

/// The alignment of a number of bits in the layout: that of the smallest type that is at least as wide, or of
/// the widest.
fn alignment(table: &[(u32, u64)], bits: u32) -> u64 {
    let fitting = table.iter().find(|(width, _)| *width >= bits).or(table.last());
    fitting.map_or(1, |(_, alignment)| (*alignment).max(1))
}

/// The next multiple of an alignment.
fn align(offset: u64, alignment: u64) -> Option<u64> {
    offset.checked_next_multiple_of(alignment.max(1))
}

/// The shape of a type without parts.
fn scalar(layout: &Layout, ty: &Type) -> TypeShape {
    let (width, alignment) = match ty {
        Type::Int(width) => (*width, alignment(&layout.integers, *width)),
        Type::Float(kind) => (kind.width(), alignment(&layout.floats, kind.width())),
        Type::Pointer => (layout.pointer_bits, layout.pointer_alignment),
        _ => return TypeShape { alignment: 1, ..TypeShape::default() },
    };
    let stored = u64::from(width).div_ceil(8);
    let size = align(stored, alignment).unwrap_or(stored);
    TypeShape { size, stored, alignment, width, offsets: Vec::new(), depth: 0 }
}

impl Shapes {
    /// The shapes of a module's types.
    pub(super) fn new(module: &Module) -> Shapes {
        let count = module.types.len();
        let mut shapes = Shapes(vec![None; count]);
        let mut is_seen = vec![false; count];
        for start in 0..count {
            let mut stack = vec![(start as u32, false)];
            while let Some((id, parts_done)) = stack.pop() {
                let index = id as usize;
                if parts_done {
                    shapes.0[index] = shapes.compute(&module.layout, &module.types[index]);
                } else if is_seen.get(index) == Some(&false) {
                    is_seen[index] = true;
                    stack.push((id, true));
                    match &module.types[index] {
                        Type::Array(_, part) | Type::Vector(_, part) => stack.push((part.0, false)),
                        Type::Struct { fields, .. } => {
                            stack.extend(fields.iter().map(|field| (field.0, false)))
                        }
                        _ => {}
                    }
                }
            }
        }
        shapes
    }

    /// The shape of a type whose parts are there; none for one without a size that can be counted.
    fn compute(&self, layout: &Layout, ty: &Type) -> Option<TypeShape> {
        match ty {
            Type::Array(count, part) => {
                let part = self.of(*part)?;
                let size = part.size.checked_mul(*count)?;
                let depth = part.depth + 1;
                let alignment = part.alignment;
                Some(TypeShape { size, stored: size, alignment, width: 0, offsets: Vec::new(), depth })
            }
            Type::Vector(count, part) => {
                let part = self.of(*part)?;
                let bits = u64::from(part.width).checked_mul(*count)?;
                let stored = bits.div_ceil(8);
                let table = u32::try_from(bits).ok()?;
                let exact = layout.vectors.iter().find(|(width, _)| *width == table);
                let alignment = exact.map_or(stored.next_power_of_two(), |(_, alignment)| *alignment);
                let size = align(stored, alignment)?;
                Some(TypeShape {
                    size,
                    stored,
                    alignment,
                    width: 0,
                    offsets: Vec::new(),
                    depth: part.depth + 1,
                })
            }
            Type::Struct { fields, packed } => self.structure(fields, *packed),
            Type::Opaque => None,
            _ => Some(scalar(layout, ty)),
        }
        .filter(|shape| shape.depth <= DEEPEST && shape.size < 1 << 46)
    }

    /// The shape of a structure.
    fn structure(&self, fields: &[TypeId], packed: bool) -> Option<TypeShape> {
        let mut shape = TypeShape { alignment: 1, ..TypeShape::default() };
        for field in fields {
            let part = self.of(*field)?;
            let alignment = if packed { 1 } else { part.alignment };
            let offset = align(shape.size, alignment)?;
            shape.offsets.push(offset);
            shape.size = offset.checked_add(part.size)?;
            shape.alignment = shape.alignment.max(alignment);
            shape.depth = shape.depth.max(part.depth + 1);
        }
        shape.size = align(shape.size, shape.alignment)?;
        shape.stored = shape.size;
        Some(shape)
    }

    /// The shape of a type.
    pub(super) fn of(&self, ty: TypeId) -> Option<&TypeShape> {
        self.0.get(ty.0 as usize)?.as_ref()
    }
}
