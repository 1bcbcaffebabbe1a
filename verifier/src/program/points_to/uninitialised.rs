//! Which memory may be read before anything was written to it.
//!
//! **Idea.** Definite assignment (Gosling, Joy and Steele, *The Java Language Specification*, 1996), for the
//! bytes of objects: on each way through a function, which bytes of an object that the function makes have
//! been written. What is not written when the object is read, or when others get its address, is whatever
//! lay there before: any address that was ever known.
//!
//! **Here.** A state has, for each object that the function makes, a set of bytes as a mask, and which
//! variables of the frame hold the address of a fresh allocation, as code that is not optimised keeps
//! addresses there. Only the first [`MOST`] bytes of an object are followed. Padding counts as written.
//!
//! **Why it is right.** An object is followed as long as each of its addresses is: in a local, or in a
//! variable that only loads and stores name. Where one goes elsewhere, and where ways meet that disagree,
//! what is written at that moment is all that is known from then on.

use rustc_hash::FxHashMap;

use super::Object;
use super::externals::{Known, known};
use super::shift::{constant_index, element};
use crate::frontend::module::{
    Call, Callee, Cast, Function, Instruction, InstructionKind, Local, Module, Operand, Type, TypeId,
    ValueSource,
};
use crate::limits::Clock;
use crate::program::cfa::Place;

/// So many bytes of an object are followed.
pub(super) const MOST: u64 = 128;

/// All bytes, also those that are not followed.
pub(super) const ALL: u128 = u128::MAX;

/// Functions with more instructions than this are not examined: what they make may hold anything.
const LONGEST: usize = 1 << 16;

/// For each object of frames and of the heap that was examined: the bytes that are written before anybody
/// reads them.
pub(super) type Initialised = FxHashMap<Object, u128>;

/// Facts that hold on every way to an instruction.
#[derive(Clone, Default, PartialEq)]
struct State {
    /// The bytes that are written, of the objects that have been made.
    written: FxHashMap<Object, u128>,
    /// The variables of the frame that hold the address of an object.
    slots: FxHashMap<Local, (Object, i64)>,
    /// The locals that are addresses of objects.
    locals: FxHashMap<Local, (Object, i64)>,
}

/// The analysis of a function at work.
struct Assigner<'a> {
    module: &'a Module,
    number: u32,
    /// Whether each local is an `alloca` of the size of an address that only loads and stores name.
    is_slot: Vec<bool>,
    /// The bytes of each object that count as written when it is made.
    made: FxHashMap<Object, u128>,
    found: &'a mut Initialised,
}

/// Analyses a module, as far as the clock lets it.
pub(super) fn analyse(module: &Module, clock: &Clock) -> Initialised {
    let mut found = Initialised::default();
    for (number, function) in (0..).zip(&module.functions) {
        let instructions: usize = function.blocks.iter().map(|block| block.instructions.len()).sum();
        if !clock.goes_on(instructions as u32) {
            return found;
        }
        let is_slot = slots(module, function);
        let mut flow = Assigner { module, number, is_slot, made: FxHashMap::default(), found: &mut found };
        flow.begin(function);
        if instructions <= LONGEST {
            flow.run(function, clock);
        }
    }
    found
}

/// The locals that are variables of the size of an address, and that nothing names but loads and stores of
/// all of it.
fn slots(module: &Module, function: &Function) -> Vec<bool> {
    let bytes = u64::from(module.layout.pointer_bits / 8);
    let mut is_slot = vec![false; function.locals.len()];
    let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
    for instruction in instructions() {
        if let (Some(local), InstructionKind::Alloca(ty, None, _)) = (instruction.result, &instruction.kind) {
            is_slot[local.0 as usize] = module.stored_size(*ty) == Some(bytes);
        }
    }
    let mut name = |value: &ValueSource| {
        if let ValueSource::Local(local) = value {
            is_slot[local.0 as usize] = false;
        }
    };
    for instruction in instructions() {
        match &instruction.kind {
            InstructionKind::Load(ty, _) if module.stored_size(*ty) == Some(bytes) => {}
            InstructionKind::Store(value, _) if module.stored_size(value.ty) == Some(bytes) => {
                name(&value.value);
            }
            InstructionKind::Phi(values) => values.iter().for_each(|(value, _)| name(value)),
            InstructionKind::Call(call) if is_mark(module, call) => {}
            kind => kind.operands().into_iter().for_each(|operand| name(&operand.value)),
        }
    }
    is_slot
}

/// Whether a call does nothing but say something to debuggers or optimisers.
fn is_mark(module: &Module, call: &Call) -> bool {
    let Callee::Function(callee) = call.callee else { return false };
    let name = &module.functions[callee as usize].name;
    name.starts_with("llvm.lifetime.") || name.starts_with("llvm.dbg.")
}

/// The mask of some bytes; those that are not followed are none.
pub(super) fn mask(offset: i64, bytes: u64) -> u128 {
    let Ok(offset) = u64::try_from(offset) else { return 0 };
    let below = |end: u64| if end >= MOST { ALL } else { (1u128 << end) - 1 };
    below(offset.saturating_add(bytes)) & !below(offset)
}

impl Assigner<'_> {
    /// The objects that a function makes; as long as nothing is known they may hold anything.
    fn begin(&mut self, function: &Function) {
        for (block, body) in (0..).zip(&function.blocks) {
            for (index, instruction) in (0..).zip(&body.instructions) {
                let place = Place { function: self.number, block, instruction: index };
                self.made.extend(self.made(place, instruction));
            }
        }
        self.found.extend(&self.made);
    }

    /// The object that an instruction makes, and the bytes of it that hold no address of before.
    fn made(&self, place: Place, instruction: &Instruction) -> Option<(Object, u128)> {
        match &instruction.kind {
            InstructionKind::Alloca(ty, count, _) => {
                let object = Object::Frame { function: self.number, local: instruction.result? };
                let count = count.as_ref().map_or(Some(1), constant_index);
                let known = if count == Some(1) { self.harmless(*ty) } else { 0 };
                Some((object, known))
            }
            InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) => {
                let Callee::Function(callee) = call.callee else { return None };
                let function = &self.module.functions[callee as usize];
                let known = known(&function.name).filter(|_| function.blocks.is_empty())?;
                let is_zeroed = function.name.contains("calloc") || function.name.contains("zalloc");
                let is_aligned = matches!(&function.name[..], "aligned_alloc" | "memalign");
                let size = call.arguments.get(usize::from(is_aligned)).and_then(constant_index);
                let bytes = match (known, is_zeroed || function.name.contains("alloc_zeroed"), size) {
                    (Known::Allocates, true, _) | (Known::Duplicates, ..) => ALL,
                    // Memory that one size says of: what lies behind it is nobody's.
                    (Known::Allocates, false, Some(size @ 0..)) if size as u64 <= MOST => {
                        !mask(0, size as u64)
                    }
                    (Known::Allocates | Known::AllocatesInto | Known::Reallocates, ..) => 0,
                    _ => return None,
                };
                Some((Object::Heap(place), bytes))
            }
            _ => None,
        }
    }

    /// The bytes of a type that hold no address of before, even if nothing was written to them: padding, and
    /// what lies behind the end.
    fn harmless(&self, ty: TypeId) -> u128 {
        let Some(size) = self.module.stored_size(ty).filter(|size| *size <= MOST) else { return 0 };
        let mut harmful = 0;
        let mut stack = vec![(ty, 0u64)];
        while let Some((ty, offset)) = stack.pop() {
            match self.module.ty(ty) {
                Type::Struct { fields, .. } => {
                    for (position, field) in (0..).zip(fields) {
                        match self.module.offset_of(ty, position) {
                            Some(at) => stack.push((*field, offset + at)),
                            None => return 0,
                        }
                    }
                }
                Type::Array(count, part) if *count <= MOST => {
                    for position in 0..*count {
                        match self.module.offset_of(ty, position) {
                            Some(at) => stack.push((*part, offset + at)),
                            None => return 0,
                        }
                    }
                }
                _ => match self.module.stored_size(ty) {
                    Some(bytes) => harmful |= mask(offset as i64, bytes),
                    None => return 0,
                },
            }
        }
        debug_assert!(size <= MOST, "all of it is followed");
        !harmful
    }

    /// Finds the states before all blocks, then what they say.
    fn run(&mut self, function: &Function, clock: &Clock) {
        let mut before: Vec<Option<State>> = vec![None; function.blocks.len()];
        let Some(first) = before.first_mut() else { return };
        *first = Some(State::default());
        let next = function.successors();
        let mut waiting = vec![0u32];
        while let Some(block) = waiting.pop() {
            let Some(state) = before[block as usize].clone() else { continue };
            if !clock.goes_on(1 + function.blocks[block as usize].instructions.len() as u32) {
                return self.found.extend(&self.made);
            }
            let state = self.block(function, block, state);
            for &to in &next[block as usize] {
                let old = &mut before[to as usize];
                let met = old.as_ref().map_or_else(|| state.clone(), |old| met(old, &state));
                if old.as_ref() != Some(&met) {
                    *old = Some(met);
                    waiting.push(to);
                }
            }
        }
        // Finds of a time when the states were not final do not count.
        self.found.extend(self.made.keys().map(|object| (*object, ALL)));
        for (block, state) in (0..).zip(&before) {
            let Some(state) = state else { continue };
            let after = self.block(function, block, state.clone());
            for &to in &next[block as usize] {
                let Some(there) = &before[to as usize] else { continue };
                for (slot, held) in after.slots.iter().filter(|(slot, _)| !there.slots.contains_key(slot)) {
                    debug_assert!(self.is_slot[slot.0 as usize], "only slots hold addresses");
                    self.is_known_elsewhere(&after, held.0);
                }
            }
        }
    }

    /// The state after a block.
    fn block(&mut self, function: &Function, number: u32, mut state: State) -> State {
        let block = &function.blocks[number as usize];
        for (index, instruction) in (0..).zip(&block.instructions) {
            for &(_, local) in block.declared.iter().filter(|(at, _)| *at == index) {
                self.renew(&mut state, local);
            }
            let place = Place { function: self.number, block: number, instruction: index };
            self.instruction(&mut state, place, instruction);
        }
        state
    }

    /// A variable is declared again: nothing is written to it.
    fn renew(&mut self, state: &mut State, local: Local) {
        let object = Object::Frame { function: self.number, local };
        state.written.insert(object, self.made.get(&object).copied().unwrap_or(0));
        if let Some((held, _)) = state.slots.remove(&local) {
            self.is_known_elsewhere(state, held);
        }
    }

    /// From now on, an object has what is written to it, and what others write.
    fn is_known_elsewhere(&mut self, state: &State, object: Object) {
        let written = state.written.get(&object).copied().unwrap_or(0);
        *self.found.entry(object).or_insert(0) &= written;
    }

    /// An operand is used in a way that is not followed.
    fn used(&mut self, state: &State, value: &ValueSource) {
        if let ValueSource::Local(local) = value
            && let Some((object, _)) = state.locals.get(local)
        {
            self.is_known_elsewhere(state, *object);
        }
    }

    /// The object that an operand is the address of.
    fn place_of(&self, state: &State, operand: &Operand) -> Option<(Object, i64)> {
        match &operand.value {
            ValueSource::Local(local) => state.locals.get(local).copied(),
            ValueSource::Constant(_) => None,
        }
    }

    /// The variable that an operand is the address of, if that can hold an address.
    fn slot_of(&self, operand: &Operand) -> Option<Local> {
        match operand.value {
            ValueSource::Local(local) if self.is_slot[local.0 as usize] => Some(local),
            _ => None,
        }
    }

    fn read(&mut self, state: &State, at: (Object, i64), bytes: u64) {
        let written = state.written.get(&at.0).copied().unwrap_or(0);
        let unwritten = mask(at.1, bytes) & !written;
        *self.found.entry(at.0).or_insert(0) &= !unwritten;
    }

    fn write(&mut self, state: &mut State, at: (Object, i64), bytes: u64) {
        if let Some(written) = state.written.get_mut(&at.0) {
            *written |= mask(at.1, bytes);
        }
    }

    fn instruction(&mut self, state: &mut State, place: Place, instruction: &Instruction) {
        use InstructionKind as K;
        let module = self.module;
        let bytes = |ty: TypeId| module.stored_size(ty).unwrap_or(MOST);
        if let Some(result) = instruction.result {
            state.locals.remove(&result);
        }
        match &instruction.kind {
            K::Load(ty, address) => {
                let bytes = bytes(*ty);
                if let Some(at) = self.place_of(state, address) {
                    self.read(state, at, bytes);
                }
                if let (Some(slot), Some(result)) = (self.slot_of(address), instruction.result) {
                    state.locals.extend(state.slots.get(&slot).map(|held| (result, *held)));
                }
            }
            K::Store(value, address) => {
                let bytes = bytes(value.ty);
                let held = self.place_of(state, value);
                match (self.slot_of(address), held) {
                    (Some(slot), Some(held)) => drop(state.slots.insert(slot, held)),
                    (Some(slot), None) => drop(state.slots.remove(&slot)),
                    (None, _) => self.used(state, &value.value),
                }
                if let Some(at) = self.place_of(state, address) {
                    self.write(state, at, bytes);
                }
            }
            K::Element(ty, base, indices, _) => {
                let shift = element(self.module, *ty, indices);
                let at = self.place_of(state, base);
                match (at, instruction.result) {
                    (Some((object, offset)), Some(result)) if shift.stride == 0 => {
                        state.locals.insert(result, (object, offset.wrapping_add(shift.offset)));
                    }
                    _ => self.used(state, &base.value),
                }
                indices.iter().for_each(|index| self.used(state, &index.value));
            }
            K::Cast(Cast::BitCast, base) => match (self.place_of(state, base), instruction.result) {
                (Some(at), Some(result)) => drop(state.locals.insert(result, at)),
                _ => self.used(state, &base.value),
            },
            K::Compare(..) => {}
            K::Phi(values) => values.iter().for_each(|(value, _)| self.used(state, value)),
            K::Alloca(..) => self.make(state, place, instruction),
            K::Call(call) | K::Invoke(call, ..) => {
                self.call(state, call);
                self.make(state, place, instruction);
            }
            kind => kind.operands().into_iter().for_each(|operand| self.used(state, &operand.value)),
        }
    }

    /// A new object, if the instruction makes one. What is known of the one before stays as it is.
    fn make(&mut self, state: &mut State, place: Place, instruction: &Instruction) {
        let Some((object, known)) = self.made(place, instruction) else { return };
        if state.written.contains_key(&object) {
            self.is_known_elsewhere(state, object);
            state.slots.retain(|_, (held, _)| *held != object);
            state.locals.retain(|_, (named, _)| *named != object);
        }
        state.written.insert(object, known);
        if let Some(result) = instruction.result {
            state.locals.insert(result, (object, 0));
        }
    }

    /// A call: copies and fills of constant length are accesses, what is freed is used no more.
    fn call(&mut self, state: &mut State, call: &Call) {
        let name = match &call.callee {
            Callee::Function(callee) => self.module.functions[*callee as usize].name.as_str(),
            Callee::Pointer(address) => {
                self.used(state, &address.value);
                ""
            }
            Callee::Assembly(_) => "",
        };
        if name == "free" || is_mark(self.module, call) {
            return;
        }
        let is_copy = name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.");
        let length =
            call.arguments.get(2).and_then(constant_index).and_then(|bytes| u64::try_from(bytes).ok());
        let is_fill = name.starts_with("llvm.memset.");
        match (&call.arguments[..], length) {
            ([to, from, ..], Some(bytes)) if is_copy || is_fill => {
                match self.place_of(state, from).filter(|_| is_copy) {
                    Some(at) => self.read(state, at, bytes),
                    None => self.used(state, &from.value),
                }
                match self.place_of(state, to) {
                    Some(at) => self.write(state, at, bytes),
                    None => self.used(state, &to.value),
                }
            }
            (arguments, _) => arguments.iter().for_each(|argument| self.used(state, &argument.value)),
        }
    }
}

/// The facts that two states agree on. An object that was not made on one way is not known there.
fn met(old: &State, new: &State) -> State {
    let agreed = |old: &FxHashMap<Local, (Object, i64)>, new: &FxHashMap<Local, (Object, i64)>| {
        old.iter().filter(|(local, at)| new.get(local) == Some(at)).map(|(local, at)| (*local, *at)).collect()
    };
    let mut written = old.written.clone();
    for (object, bytes) in &new.written {
        *written.entry(*object).or_insert(ALL) &= bytes;
    }
    State { written, slots: agreed(&old.slots, &new.slots), locals: agreed(&old.locals, &new.locals) }
}
