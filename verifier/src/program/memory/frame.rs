//! Objects of frames: where they begin and end, as far as it matters.
//!
//! **Here.** An object that is made where its function begins ends where the function returns or throws. So
//! does each that is made later (an array of variable length, `alloca`); these stand in a list, the last
//! first, since a loop can make any number, and `llvm.stackrestore` ends those that are younger than a mark.
//! An object whose address is used for nothing but accesses of its function needs no ghost state: nobody can
//! have its address when it has ended.

use javelin_term::graph::Term;

use crate::frontend::module::{
    Call, Callee, Cast, Constant, Instruction, InstructionKind, Local, Operand, TypeId, ValueSource,
};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::Body;
use crate::program::points_to::Object;
use crate::reading::Property;

use super::Address;

/// The objects of an activation that are in memory and may be known outside of it.
#[derive(Default)]
pub(crate) struct FrameObjects {
    /// For each local, whether it is an object whose address cannot be kept.
    private: Vec<bool>,
    /// The objects that are made at the beginning of the function.
    made: Vec<Address>,
    /// The number of the last one of the others, and the regions that these may be in.
    others: Option<(Variable, Vec<Variable>)>,
    /// Copies of objects that are passed by value in the next call.
    copies: Vec<Address>,
}

impl<'l> Body<'l, '_> {
    /// The size of an object of the frame that is made once, where the function begins.
    pub(super) fn size_at_the_beginning(
        &self,
        block: u32,
        ty: TypeId,
        count: Option<&Operand>,
    ) -> Option<u64> {
        let count = match count.map(|count| &count.value) {
            None => 1,
            Some(ValueSource::Constant(Constant::Bits(count))) => count.to_u64()?,
            Some(_) => return None,
        };
        self.all.types.size(ty).filter(|_| block == 0)?.checked_mul(count)
    }

    /// At the beginning of a function: which objects it makes that may be known outside.
    pub fn begin_frame(&mut self) {
        if !self.all.checks_for(Property::Deref) {
            return;
        }
        self.frame.private = self.private_objects();
        let mut regions = Vec::new();
        for (block, instruction) in self.allocas() {
            let (Some(local), InstructionKind::Alloca(ty, count, _)) =
                (instruction.result, &instruction.kind)
            else {
                continue;
            };
            let object = Object::Frame { function: self.number, local };
            let is_late = self.size_at_the_beginning(block, *ty, count.as_ref()).is_none();
            if is_late && self.all.slices_of(object).is_none() {
                regions.push(self.all.region(self.all.points.class_of_object(object)));
            }
        }
        if regions.is_empty() {
            return;
        }
        regions.sort_unstable();
        regions.dedup();
        let width = self.all.memory.object_bits;
        let last = self.local("last object of the frame", width, Role::Ghost);
        let none = self.all.terms.zero(width);
        self.assign(last, none);
        self.frame.others = Some((last, regions));
    }

    fn allocas(&self) -> Vec<(u32, &'l Instruction)> {
        let source = self.source;
        let blocks = source.blocks.iter().enumerate();
        let all = blocks.flat_map(|(block, found)| {
            found.instructions.iter().map(move |instruction| (block as u32, instruction))
        });
        all.filter(|(_, instruction)| matches!(instruction.kind, InstructionKind::Alloca(..))).collect()
    }

    /// For each local, whether it is an object that is made at the beginning and whose address is used for
    /// nothing but accesses of this function.
    fn private_objects(&self) -> Vec<bool> {
        let mut private = vec![false; self.source.locals.len()];
        let mut origin: Vec<Option<usize>> = (0..private.len()).map(Some).collect();
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            let Some(Local(result)) = instruction.result else { continue };
            origin[result as usize] = match &instruction.kind {
                InstructionKind::Element(_, base, ..) | InstructionKind::Cast(Cast::BitCast, base) => {
                    match base.value {
                        ValueSource::Local(Local(base)) => Some(base as usize),
                        ValueSource::Constant(_) => None,
                    }
                }
                _ => Some(result as usize),
            };
        }
        for (block, instruction) in self.allocas() {
            if let (Some(local), InstructionKind::Alloca(ty, count, _)) =
                (instruction.result, &instruction.kind)
            {
                private[local.0 as usize] = self.size_at_the_beginning(block, *ty, count.as_ref()).is_some();
            }
        }
        for instruction in self.source.blocks.iter().flat_map(|block| &block.instructions) {
            for value in self.kept_by(instruction) {
                let &ValueSource::Local(Local(local)) = value else { continue };
                let mut at = local as usize;
                // A chain is no longer than the function has locals.
                for _ in 0..private.len() {
                    private[at] = false;
                    match origin[at] {
                        Some(base) if base != at => at = base,
                        _ => break,
                    }
                }
            }
        }
        private
    }

    /// The operands of an instruction that may be addresses which are known after it.
    fn kept_by<'i>(&self, instruction: &'i Instruction) -> Vec<&'i ValueSource> {
        use InstructionKind as K;
        match &instruction.kind {
            K::Load(..) | K::Compare(..) => Vec::new(),
            K::Store(value, _) => vec![&value.value],
            K::Element(_, _, indices, _) => indices.iter().map(|index| &index.value).collect(),
            K::Cast(Cast::BitCast, _) => Vec::new(),
            K::Phi(incoming) => incoming.iter().map(|(value, _)| value).collect(),
            K::Call(call) if self.keeps_nothing(call) => Vec::new(),
            kind => kind.operands().into_iter().map(|operand| &operand.value).collect(),
        }
    }

    /// Whether a call only accesses what its arguments lead to.
    fn keeps_nothing(&self, call: &Call) -> bool {
        let Callee::Function(callee) = &call.callee else { return false };
        let name = &self.all.module.functions[*callee as usize].name;
        ["llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.", "llvm.dbg."]
            .iter()
            .any(|known| name.starts_with(known))
    }

    /// Whether it matters when an object of the frame ends.
    pub fn has_lifetime(&self, local: Local) -> bool {
        self.all.checks_for(Property::Deref)
            && !self.frame.private.get(local.0 as usize).copied().unwrap_or(false)
    }

    /// An object of the frame has been made.
    pub fn begin_of_frame_object(&mut self, local: Local, at: Address, bytes: Term) {
        if !self.has_lifetime(local) {
            return;
        }
        self.begin_life(at, bytes, false);
        let Some((block, index)) = self.places[local.0 as usize] else { return };
        let kind = &self.source.blocks[block as usize].instructions[index as usize].kind;
        let InstructionKind::Alloca(ty, count, _) = kind else { return };
        if self.size_at_the_beginning(block, *ty, count.as_ref()).is_some() {
            return self.frame.made.push(at);
        }
        let Some((last, _)) = self.frame.others.clone() else { return };
        let (number, before) = (self.parts(at.bits).number, self.all.before());
        let (array, old) = (self.all.term(before), self.all.term(last));
        let array = self.all.terms.store(array, number, old);
        self.assign_all(vec![(before, array), (last, number)]);
    }

    /// A call will be given a copy of an object.
    pub fn pass_copy(&mut self, copy: Address) {
        self.frame.copies.push(copy);
    }

    /// The copies that a call was given end with it.
    pub fn end_copies(&mut self) {
        for copy in std::mem::take(&mut self.frame.copies) {
            self.end_life(copy);
        }
    }

    /// The function returns or throws: its objects end.
    pub fn end_frame(&mut self) {
        for at in std::mem::take(&mut self.frame.made) {
            self.end_life(at);
            self.frame.made.push(at);
        }
        let none = self.all.terms.zero(self.all.memory.object_bits);
        self.end_down_to(none);
    }

    /// The last object of the frame that was not made at its beginning, as an address is wide; nothing where
    /// there are none, or nobody asks.
    pub fn saved_stack(&mut self) -> Option<Term> {
        let (last, _) = self.frame.others.clone()?;
        let last = self.all.term(last);
        let last = self.keep("saved stack", last);
        Some(self.all.terms.resize(last, self.all.memory.address_bits))
    }

    /// The objects of the frame that were made after this one end.
    pub fn restore_stack(&mut self, saved: Term) {
        let number = self.all.terms.resize(saved, self.all.memory.object_bits);
        self.end_down_to(number);
    }

    fn end_down_to(&mut self, number: Term) {
        let Some((last, regions)) = self.frame.others.clone() else { return };
        let number = self.keep("last object to stay", number);
        let head = self.location();
        self.goto(head);
        self.go_on_at(head);
        let current = self.all.term(last);
        let is_this = self.all.terms.equal(current, number);
        let is_none = self.all.terms.is_null(current);
        let is_done = self.all.terms.or(is_this, is_none);
        let (done, more) = self.branch(is_done);
        self.go_on_at(more);
        let none = self.all.terms.zero(self.all.memory.offset_bits() + 1);
        self.set_extent(&regions, current, none);
        let before = self.all.before();
        let before = self.all.term(before);
        let next = self.all.terms.select(before, current);
        self.assign(last, next);
        self.goto(head);
        self.go_on_at(done);
    }
}
