//! Objects that are variables: their slices, and which slice an access touches.

use crate::frontend::module::{Cast, Constant, InstructionKind, Local, Operand, Symbol, TypeId, ValueSource};
use crate::program::cfa::{Place, Role, Source, Variable};
use crate::program::lower::names::name_of_slice;
use crate::program::lower::{Body, Lowering, Types};
use crate::program::points_to::Object;

use super::Slice;

/// Chains of address arithmetic longer than this are not followed.
const LONGEST: u32 = 200;

/// The bytes that constant indices skip.
pub(crate) fn constant_offset(types: &Types, ty: TypeId, indices: &[Operand]) -> Option<u64> {
    let mut ty = ty;
    let mut sum = 0u64;
    for (position, index) in indices.iter().enumerate() {
        let ValueSource::Constant(constant) = &index.value else { return None };
        let number = match constant {
            Constant::Bits(bits) if bits.width() <= 64 => bits.sign_extend(64 - bits.width()).to_u64()?,
            Constant::Zero => 0,
            _ => return None,
        };
        if position == 0 {
            sum = sum.wrapping_add(types.size(ty)?.wrapping_mul(number));
            continue;
        }
        let (bytes, part) = match types.part(ty, 1) {
            Some((bytes, part)) if types.is_sequence(ty) => (bytes.wrapping_mul(number), part),
            _ => types.part(ty, number)?,
        };
        sum = sum.wrapping_add(bytes);
        ty = part;
    }
    Some(sum)
}

impl Lowering<'_> {
    /// The slices of an object that is variables. A global variable that need not
    /// exist has none: its address is examined.
    pub fn slices_of(&mut self, object: Object) -> Option<Vec<Slice>> {
        if let Some(slices) = self.memory.slices.get(&object) {
            return Some(slices.clone());
        }
        if let Object::Global(global) = object
            && self.is_perhaps_nowhere(Symbol::Global(global))
        {
            return None;
        }
        let ranges = self.points.slices(object)?.to_vec();
        let mut slices = Vec::new();
        for (offset, bytes) in ranges {
            let variable = self.slice_variable(object, offset, bytes);
            slices.push(Slice { offset, bytes, variable });
            if let Object::Global(global) = object {
                self.initial_slice(global, offset, bytes, variable);
            }
        }
        self.memory.slices.insert(object, slices.clone());
        Some(slices)
    }

    /// The global variables that other files define and may change, and that are only accessed directly. The
    /// C library's streams that the program leaves as they are stay so.
    pub(super) fn defined_elsewhere(&self) -> Vec<Object> {
        let globals = (0..).zip(&self.module.globals);
        let others = globals.filter(|(number, global)| {
            global.initial.is_none() && !global.is_constant && !self.memory.streams.contains(number)
        });
        let objects = others.map(|(number, _)| Object::Global(number));
        objects.filter(|&object| self.points.slices(object).is_some()).collect()
    }

    /// The slices of what is defined elsewhere.
    pub fn elsewhere(&mut self) -> Vec<Variable> {
        let objects = self.memory.elsewhere.clone();
        let slices = objects.into_iter().filter_map(|object| self.slices_of(object));
        slices.flatten().map(|slice| slice.variable).collect()
    }

    fn slice_variable(&mut self, object: Object, offset: u64, bytes: u64) -> Variable {
        let sort = self.terms.graph.bitvec_sort(bytes as u32 * 8);
        let module = self.module;
        let (prefix, variable, other, owner) = match object {
            Object::Global(global) => {
                let global = &module.globals[global as usize];
                (String::new(), global.variable.as_ref(), global.name.clone(), None)
            }
            Object::Frame { function, local } => {
                let source = &module.functions[function as usize];
                let variable = source.variables.iter().find(|(at, _)| *at == local).map(|(_, found)| found);
                let prefix = format!("{}::", source.source_name);
                (prefix, variable, format!("%{}", local.0), Some(function))
            }
            _ => (String::new(), None, "object".to_owned(), None),
        };
        let (name, source) = match variable {
            Some(variable) => name_of_slice(variable, offset, bytes),
            None if offset == 0 => (other, None),
            None => (format!("{other}<{offset}..{}>", offset + bytes), None),
        };
        self.variable(prefix + &name, sort, owner, source, Role::Value)
    }
}

impl Body<'_, '_> {
    /// The object that an address is the address of, and a constant offset, if that is how it is made.
    pub fn place_of(&self, operand: &Operand) -> Option<(Object, u64)> {
        let mut operand = operand;
        let mut offset = 0u64;
        for _ in 0..LONGEST {
            let kind = match &operand.value {
                ValueSource::Local(local) => {
                    let (block, index) = self.places[local.0 as usize]?;
                    let kind = &self.source.blocks[block as usize].instructions[index as usize].kind;
                    if let InstructionKind::Alloca(..) = kind {
                        return Some((Object::Frame { function: self.number, local: *local }, offset));
                    }
                    kind
                }
                ValueSource::Constant(Constant::Address(Symbol::Global(global))) => {
                    return Some((Object::Global(*global), offset));
                }
                ValueSource::Constant(Constant::Operator(kind)) => kind,
                ValueSource::Constant(_) => return None,
            };
            match kind {
                InstructionKind::Element(ty, base, indices, _) => {
                    offset = offset.wrapping_add(constant_offset(&self.all.types, *ty, indices)?);
                    operand = base;
                }
                InstructionKind::Cast(Cast::BitCast, base) => operand = base,
                _ => return None,
            }
        }
        None
    }

    /// The slice that an access of so many bytes touches, some bytes after an address, and the byte of the
    /// slice where the access begins; `None` if there is no such slice.
    pub fn slice_at(&mut self, operand: &Operand, skipped: u64, bytes: u64) -> Option<(Slice, u64)> {
        let (object, offset) = self.place_of(operand)?;
        let offset = offset.checked_add(skipped)?;
        let slices = self.all.slices_of(object)?;
        let end = offset.checked_add(bytes)?;
        let slice =
            slices.iter().find(|slice| slice.offset <= offset && end <= slice.offset + slice.bytes)?;
        Some((*slice, offset - slice.offset))
    }

    /// Whether an address is one of an object that is variables.
    pub fn is_of_variables(&mut self, operand: &Operand) -> bool {
        self.place_of(operand).is_some_and(|(object, _)| self.all.slices_of(object).is_some())
    }

    /// An object of the frame that is variables is made: nothing is known of them.
    pub fn fresh_slices(&mut self, local: Local) -> bool {
        let object = Object::Frame { function: self.number, local };
        let Some(slices) = self.all.slices_of(object) else { return false };
        for slice in &slices {
            self.adopt(slice.variable);
            if self.all.tracks_undefined() {
                let shadow = self.all.undefined(slice.variable);
                self.adopt(shadow);
            }
        }
        self.forget_slices(&slices, self.place);
        true
    }

    /// The variables that are an object, which is made at a place, get any values.
    pub fn forget_slices(&mut self, slices: &[Slice], place: Place) {
        let source =
            |slice: &Slice| Source::Contents { place, offset: slice.offset, bytes: slice.bytes as u32 };
        self.havoc(slices.iter().map(|slice| (slice.variable, source(slice))).collect());
        self.forget_written(&slices.iter().map(|slice| slice.variable).collect::<Vec<_>>());
    }
}
