//! Whether two addresses are equal.
//!
//! **Idea.** Addresses within objects that live are equal where they are the same place. But the end of one
//! object may be where another begins, and where an object was freed another may lie (C11 6.5.9, 7.22.3):
//! there the language does not say whether two addresses are equal, and machines differ.
//!
//! **Here.** Addresses in different objects are different if each lies within its object, by the least size
//! that the objects have which it may lead to, and none of them was freed; otherwise whether they are equal
//! is any value. Which objects were freed an array says, in programs that free some. Null and what lies near
//! it are no object, and compare as numbers. Where a local variable lives no more, its address is that of no
//! other.

use javelin_term::graph::Term;

use crate::frontend::module::{Callee, Function, InstructionKind, Module, Operand, Type};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::once::Count;
use crate::program::lower::{Body, Lowering};
use crate::program::models::{allocated_bytes, is_free};
use crate::program::points_to::{Class, Object};

/// Addresses that may lead to more objects than this are not examined: they may lie outside of all.
const MOST_OBJECTS: usize = 256;

/// Whether a program frees objects.
pub(super) fn frees(module: &Module) -> bool {
    let is_called = |function: &Function| function.blocks.is_empty() && is_free(&function.name);
    module.functions.iter().any(is_called)
}

impl Lowering<'_> {
    /// For each object, whether it was freed.
    fn freed(&mut self) -> Variable {
        if let Some(known) = self.memory.freed {
            return known;
        }
        let sort = self.terms.array_sort(self.memory.object_bits, 1);
        let freed = self.variable("freed".to_owned(), sort, None, None, Role::Ghost);
        let no = self.terms.zero(1);
        let none = self.terms.graph.constant_array(sort, no);
        self.initial.push((freed, none));
        self.memory.freed = Some(freed);
        freed
    }

    /// The least size that an object can have; `None` where nobody of the program has made it.
    fn least_size(&self, object: Object) -> Option<u64> {
        match object {
            Object::Global(global) => {
                Some(self.types.size(self.module.globals[global as usize].ty).unwrap_or(0))
            }
            // Two labels may be the same place.
            Object::Function(function) if self.module.functions[function as usize].is_label() => Some(0),
            Object::Function(_) => Some(1),
            Object::Frame { function, local } => Some(self.size_of_local(function, local.0).unwrap_or(0)),
            Object::Heap(place) => {
                let blocks = &self.module.functions[place.function as usize].blocks;
                let kind = &blocks[place.block as usize].instructions[place.instruction as usize].kind;
                let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = kind else {
                    return Some(0);
                };
                let Callee::Function(callee) = call.callee else { return Some(0) };
                Some(allocated_bytes(&self.module.functions[callee as usize].name, call).unwrap_or(0))
            }
            Object::Outside | Object::System | Object::Uninitialised | Object::Separate { .. } => None,
        }
    }

    /// The bytes of an object of a frame, if that is a constant.
    fn size_of_local(&self, function: u32, local: u32) -> Option<u64> {
        let function = &self.module.functions[function as usize];
        if let Some(copied) = function.by_value.get(local as usize) {
            return self.types.size((*copied)?);
        }
        let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        let made =
            instructions.find(|instruction| instruction.result.is_some_and(|result| result.0 == local));
        match &made?.kind {
            InstructionKind::Alloca(ty, None, _) => self.types.size(*ty),
            _ => None,
        }
    }

    /// Whether at most one object of these exists in an execution.
    fn is_single(&self, objects: &[Object]) -> bool {
        match objects {
            [] | [Object::Global(_) | Object::Function(_)] => true,
            [Object::Frame { function, local }] => {
                let function_of = &self.module.functions[*function as usize];
                let made = (0..).zip(&function_of.blocks).find_map(|(number, block)| {
                    let is_it = block.instructions.iter().any(|one| one.result == Some(*local));
                    is_it.then_some(number)
                });
                made.is_some_and(|block| self.once.count(*function, block) == Count::Once)
            }
            [Object::Heap(place)] => self.once.count(place.function, place.block) == Count::Once,
            _ => false,
        }
    }
}

impl Body<'_, '_> {
    /// An object is freed, or null.
    pub fn note_freed(&mut self, operand: &Operand) {
        if *self.all.types.kind(operand.ty) == Type::Pointer {
            let address = self.value(operand);
            self.note_freed_address(address);
        }
    }

    /// The object of an address is freed.
    pub fn note_freed_address(&mut self, address: Term) {
        let number = self.parts(address).number;
        let freed = self.all.freed();
        let array = self.all.term(freed);
        let yes = self.all.terms.number(1, 1);
        let array = self.all.terms.store(array, number, yes);
        self.assign(freed, array);
    }

    /// Whether two addresses are equal; any value where the language does not say it.
    pub fn address_equal(&mut self, [left, right]: [Term; 2], operands: [&Operand; 2]) -> Term {
        let same = self.all.terms.equal(left, right);
        if self.all.terms.graph.truth_of(same) == Some(true) || self.all.reading.is_terminal() {
            return same;
        }
        let classes = operands.map(|operand| self.all.points.class_of(self.number, operand));
        if classes[0] == classes[1] && self.all.is_single(self.all.points.objects(classes[0])) {
            return same;
        }
        let owners = [left, right].map(|address| self.owner(address));
        let are_apart = self.are_in_different_objects(owners);
        if self.all.terms.graph.truth_of(are_apart) == Some(false) {
            return same;
        }
        let mut is_certain = self.all.terms.truth(true);
        for (address, class) in [left, right].into_iter().zip(classes) {
            let is_inside = self.lies_inside(address, class);
            is_certain = self.all.terms.and(is_certain, is_inside);
        }
        let has_heap =
            |class| self.all.points.objects(class).iter().any(|object| matches!(object, Object::Heap(_)));
        if self.all.memory.frees && classes.into_iter().any(has_heap) {
            let freed = self.all.freed();
            let freed = self.all.term(freed);
            for owner in owners {
                let bit = self.all.terms.select(freed, owner);
                let lives = self.all.terms.is_null(bit);
                is_certain = self.all.terms.and(is_certain, lives);
            }
        }
        let may_meet = self.all.terms.not(is_certain);
        let may_meet = self.all.terms.and(are_apart, may_meet);
        if self.all.terms.graph.truth_of(may_meet) == Some(false) {
            return same;
        }
        let unknown = self.anything(1);
        let meet = self.all.terms.holds(unknown);
        let meet = self.all.terms.and(may_meet, meet);
        self.all.terms.or(same, meet)
    }

    /// Whether two numbers are those of different objects, neither that of null.
    fn are_in_different_objects(&mut self, owners: [Term; 2]) -> Term {
        let terms = &mut self.all.terms;
        let mut differ = terms.unequal(owners[0], owners[1]);
        for owner in owners {
            let is_none = terms.is_null(owner);
            let is_some = terms.not(is_none);
            differ = terms.and(differ, is_some);
        }
        differ
    }

    /// Whether an address lies before the end of its object, whichever of its class that is.
    fn lies_inside(&mut self, address: Term, class: Class) -> Term {
        let objects = self.all.points.objects(class);
        let least = match objects.len() <= MOST_OBJECTS {
            true => objects.iter().filter_map(|&object| self.all.least_size(object)).min(),
            false => Some(0),
        };
        let Some(least) = least else { return self.all.terms.truth(true) };
        let offset = self.parts(address).offset;
        let width = self.all.terms.width(offset);
        if least >> (width - 1).min(63) != 0 {
            return self.all.terms.truth(true);
        }
        let least = self.all.terms.number(least, width);
        self.all.terms.ult(offset, least)
    }
}
