//! Taint: how an execution depends on values that must not be guessed.
//!
//! **Idea.** Dynamic taint analysis (Newsome, Song, *Dynamic Taint Analysis for Automatic Detection,
//! Analysis, and Signature Generation of Exploits on Commodity Software*, NDSS 2005), with control: a value
//! that depends on one that is not known has a mark, in locals and byte by byte in memory; once a branch, a
//! target of a call or the address of a write has one, all that follows has it.
//!
//! **Here.** In an execution of *inputs*, marks are results and effects of functions without a body which
//! the user does not allow to be anything: the failure at its end is none of the program if it has a mark.
//! In an execution that is *determined*, every value that the program does not determine is marked, the
//! digits of addresses too, and the execution ends where one is used for more than to be moved; if it comes
//! to its end it is the only one that there is, so whatever is checked holds.
//!
//! **Why it is right.** A mark too many costs a verdict, so what is not modelled here in detail marks all
//! that it might touch: a function of the library that is given a mark, or memory with one, marks what its
//! arguments lead to.
//!
//! **Contract.** Without a mark nothing is done but one test an instruction.

use super::guess::Acquainted;
use super::library::LibraryCall;
use super::machine::{Flow, Machine};
use super::memory::ObjectState;
use super::trace::End;
use crate::frontend::module::{
    Binary, Block, Call, Callee, Cast, Compare, Constant, Instruction, InstructionKind, Local, Operand, Type,
    TypeId, ValueSource,
};
use crate::program::library::returns_null_on_failure;
use crate::reading::Property;

/// The unknown value that another one depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The result or an effect of a function without a body, by its number.
    Function(u32),
    /// The digits of the address of an object, by its number.
    Digits(usize),
    /// It is not determined by the program: unknown memory, input, the environment.
    Unknown,
    /// An aggregate of which these parts are not determined, a bit for each.
    Parts(u64),
}

/// The sources of the result and the writes of a model of a library function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touches {
    /// Of its arguments alone; if it moves bytes, it moves their marks.
    NoContents,
    /// Also of the memory that these lead to.
    Contents,
    /// Also of what no program determines: whether a stream takes what is written, the last digit of a
    /// logarithm.
    Environment,
}

/// The marks of an execution that are not those of locals and memory.
#[derive(Default)]
pub(super) struct Taint {
    /// Whether anything may have a mark.
    pub is_on: bool,
    /// Whether all that the program does not determine has one, and where one is used the execution ends.
    pub is_strict: bool,
    /// The mark of a value that decided how execution came here.
    pub control: Option<Mark>,
    /// The mark that the end of the execution depends on.
    pub blame: Option<Mark>,
    /// The marks of the arguments of a call that is about to begin.
    pub passed: Vec<Option<Mark>>,
    /// The mark of the value that a call returns.
    pub returned: Option<Mark>,
    /// Whether the oracle was asked since the instruction began.
    pub was_asked: bool,
    /// The objects that functions without a body know.
    pub given: Acquainted,
}

impl Taint {
    /// The taint of an execution that ends where a value is used that the program does not determine.
    pub(super) fn strict() -> Taint {
        Taint { is_on: true, is_strict: true, ..Taint::default() }
    }
}

/// Whether an instruction moves its operands, or parts of them, and does nothing with them.
fn moves(kind: &InstructionKind) -> bool {
    use InstructionKind as I;
    matches!(
        kind,
        I::Load(..)
            | I::Store(..)
            | I::Return(_)
            | I::Phi(_)
            | I::InsertValue(..)
            | I::ExtractValue(..)
            | I::Call(_)
            | I::Invoke(..)
    )
}

impl<'m> Machine<'m, '_> {
    /// Executes an instruction, and marks what it computes and writes.
    ///
    /// # Errors
    /// The execution ends; then [`Taint::blame`] is what this depends on.
    pub(super) fn execute_tracked(&mut self, instruction: &'m Instruction) -> Flow<()> {
        self.taint.was_asked = false;
        let kind = &instruction.kind;
        let mark = self.mark_of_operands(kind);
        self.taint.blame = self.taint.control.or(mark);
        let done = match kind {
            InstructionKind::Phi(_) => self.tracked_phis(),
            InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) => {
                let callee = match &call.callee {
                    Callee::Pointer(address) => self.mark_of(address),
                    Callee::Function(_) | Callee::Assembly(_) => None,
                };
                self.decide(callee)?;
                self.taint.passed = call.arguments.iter().map(|argument| self.mark_of(argument)).collect();
                self.taint.returned = None;
                self.execute(instruction)
            }
            InstructionKind::Return(value) => {
                self.taint.returned = value.as_ref().and_then(|value| self.mark_of(value));
                self.execute(instruction)
            }
            _ => self.tracked(instruction, mark),
        };
        if self.taint.is_strict {
            self.end_where_asked(instruction)?;
        }
        done
    }

    /// An instruction that stays in its function.
    fn tracked(&mut self, instruction: &'m Instruction, mark: Option<Mark>) -> Flow<()> {
        use InstructionKind as I;
        let kind = &instruction.kind;
        match kind {
            I::Branch(..) | I::Switch(..) | I::IndirectJump(..) | I::Alloca(..) | I::VaArg(_) => {
                self.decide(mark)?
            }
            I::Store(_, address) | I::AtomicUpdate(_, address, _) | I::CompareExchange(address, ..) => {
                let mark = self.mark_of(address);
                self.decide(mark)?;
            }
            I::Load(_, address) if self.taint.is_strict => {
                let mark = self.mark_of(address);
                self.decide(mark)?;
            }
            _ if self.taint.is_strict && !moves(kind) && !self.cancels(kind) => self.decide(mark)?,
            _ => {}
        }
        self.compare_in_order(kind)?;
        self.execute(instruction)?;
        let mark = match kind {
            I::Load(ty, address) => mark.or(self.mark_in_memory(address, *ty)?),
            I::Store(value, address) => {
                let mark = self.mark_of(value).or(self.mark_of_address(value.ty, value)?);
                self.mark_memory(address, value.ty, mark)?;
                return Ok(());
            }
            I::AtomicUpdate(_, address, value) | I::CompareExchange(address, _, value, _) => {
                let mark = mark.or(self.mark_in_memory(address, value.ty)?);
                self.mark_memory(address, value.ty, mark)?;
                mark
            }
            I::InsertValue(base, part, path) => self.mark_of_parts(base, part, path, mark),
            I::ExtractValue(_, path) => match (mark, path.as_slice()) {
                (Some(Mark::Parts(parts)), [position]) if *position < 64 => {
                    (parts >> position & 1 == 1).then_some(Mark::Unknown)
                }
                (mark, _) => mark,
            },
            I::Cast(Cast::PtrToInt, value) if self.taint.is_strict => {
                let address = self.bits(value)?;
                self.has_digits = false;
                mark.or(Some(Mark::Digits(self.memory.number_of(address))).filter(|_| address != 0))
            }
            _ if self.cancels(kind) || self.asks_for_failure(kind) => None,
            _ => mark,
        };
        self.set_mark(instruction.result, mark);
        Ok(())
    }

    /// Something is decided by a value with this mark: in a determined execution its end, else all that
    /// follows depends on it.
    fn decide(&mut self, mark: Option<Mark>) -> Flow<()> {
        if mark.is_some() && self.taint.is_strict {
            return Err(self.unknown("a value that the program does not determine is used"));
        }
        self.taint.control = self.taint.control.or(mark);
        Ok(())
    }

    /// The end of a determined execution that was asked for a value, but for a call, whose result is marked,
    /// and bytes of memory, which are.
    fn end_where_asked(&mut self, instruction: &Instruction) -> Flow<()> {
        let is_call = matches!(instruction.kind, InstructionKind::Call(_) | InstructionKind::Invoke(..));
        let has_undefined =
            !matches!(instruction.kind, InstructionKind::InsertValue(..))
                && instruction.kind.operands().iter().any(|operand| {
                    matches!(operand.constant(), Some(Constant::Undefined | Constant::Poison))
                });
        if self.has_digits || has_undefined || self.taint.was_asked && !is_call {
            return Err(self.unknown("a value that the program does not determine is used"));
        }
        Ok(())
    }

    /// In a determined execution: addresses of different objects have no order, and where one of them is
    /// that of an end, or of what is dead, they may be equal.
    fn compare_in_order(&mut self, kind: &'m InstructionKind) -> Flow<()> {
        let InstructionKind::Compare(op, a, b) = kind else { return Ok(()) };
        if !self.taint.is_strict || *self.module.ty(a.ty) != Type::Pointer {
            return Ok(());
        }
        let (a, b) = (self.bits(a)?, self.bits(b)?);
        let numbers = [a, b].map(|address| self.memory.number_of(address));
        let is_clear = |address: u64| {
            let object = self.memory.object(self.memory.number_of(address));
            self.memory.function_at(address).is_some()
                || object.is_some_and(|object| {
                    object.state != ObjectState::Dead && self.memory.offset(address) < object.size
                })
        };
        let functions = [a, b].map(|address| self.memory.function_at(address).filter(|_| a != b));
        let is_known = match op {
            // Where functions lie is not determined, and two labels may be the same place.
            _ if let [Some(one), Some(other)] = functions => {
                let code = [one, other].map(|number| self.module.functions.get(number as usize));
                let are_code = code.iter().flatten().all(|function| !function.is_label());
                matches!(op, Compare::Eq | Compare::Ne) && are_code
            }
            _ if numbers[0] == numbers[1] => numbers[0] != 0 || a == 0 || b == 0,
            Compare::Eq | Compare::Ne => (a == 0 || is_clear(a)) && (b == 0 || is_clear(b)),
            _ => false,
        };
        if is_known { Ok(()) } else { self.decide(Some(Mark::Unknown)) }
    }

    /// Whether the digits of two addresses of one object are compared or subtracted, which the program
    /// determines.
    fn cancels(&self, kind: &InstructionKind) -> bool {
        let (InstructionKind::Binary(Binary::Sub, a, b, _) | InstructionKind::Compare(_, a, b)) = kind else {
            return false;
        };
        let marks = (self.mark_of(a), self.mark_of(b));
        matches!(marks, (Some(Mark::Digits(one)), Some(Mark::Digits(other))) if one == other)
    }

    /// Whether the result of a function that may fail is compared with null: either may be.
    fn asks_for_failure(&self, kind: &InstructionKind) -> bool {
        let InstructionKind::Compare(Compare::Eq | Compare::Ne, a, b) = kind else { return false };
        let is_null = |operand: &Operand| matches!(operand.constant(), Some(Constant::Null | Constant::Zero));
        let may_fail = |operand: &Operand| match self.mark_of(operand) {
            Some(Mark::Function(function)) => {
                returns_null_on_failure(&self.module.functions[function as usize].name)
            }
            _ => false,
        };
        is_null(a) && may_fail(b) || is_null(b) && may_fail(a)
    }

    /// In a determined execution: a call without a prototype makes no number of an address, nor an address of
    /// a number.
    ///
    /// # Errors
    /// It does, so digits are used.
    pub(super) fn passes_as_taken(&mut self, function: u32, call: &Call) -> Flow<()> {
        let code = &self.module.functions[function as usize];
        let is_address = |ty: TypeId| *self.module.ty(ty) == Type::Pointer;
        let result = |ty: TypeId| match self.module.ty(ty) {
            Type::Function { result, .. } => *result,
            _ => ty,
        };
        let types = code.locals.iter().take(code.parameters as usize);
        let mut pairs = call.arguments.iter().zip(types);
        let is_same = is_address(result(call.ty)) == is_address(result(code.ty))
            && pairs.all(|(argument, &taken)| is_address(argument.ty) == is_address(taken));
        if is_same { Ok(()) } else { self.decide(Some(Mark::Unknown)) }
    }

    /// A call fails by one of its arguments alone.
    pub(super) fn blame_argument(&mut self, index: usize) {
        self.taint.blame = self.taint.control.or(self.taint.passed.get(index).copied().flatten());
    }

    /// The end depends on an operand.
    pub(super) fn blame_operand(&mut self, operand: &Operand) {
        self.taint.blame = self.taint.control.or(self.mark_of(operand));
    }

    /// The end depends on a value in memory.
    pub(super) fn blame_memory(&mut self, address: &'m Operand, ty: TypeId) -> Flow<()> {
        self.taint.blame = self.taint.control.or(self.mark_in_memory(address, ty)?);
        Ok(())
    }

    /// The mark of an operand.
    fn mark_of(&self, operand: &Operand) -> Option<Mark> {
        match &operand.value {
            ValueSource::Local(local) => self.frame.marks.get(local.0 as usize).copied().flatten(),
            ValueSource::Constant(_) => None,
        }
    }

    fn mark_of_operands(&self, kind: &InstructionKind) -> Option<Mark> {
        if self.frame.marks.is_empty() {
            return None;
        }
        kind.operands().into_iter().find_map(|operand| self.mark_of(operand))
    }

    /// The mark of the bytes of an address in memory: their digits are not determined.
    fn mark_of_address(&mut self, ty: TypeId, value: &'m Operand) -> Flow<Option<Mark>> {
        if !self.taint.is_strict || *self.module.ty(ty) != Type::Pointer {
            return Ok(None);
        }
        let address = self.bits(value)?;
        Ok((address != 0).then(|| Mark::Digits(self.memory.number_of(address))))
    }

    /// The mark of an aggregate one part of which is replaced.
    fn mark_of_parts(
        &self,
        base: &Operand,
        part: &Operand,
        path: &[u32],
        mark: Option<Mark>,
    ) -> Option<Mark> {
        let count = match self.module.ty(base.ty) {
            Type::Struct { fields, .. } => fields.len() as u64,
            Type::Array(count, _) => *count,
            _ => u64::MAX,
        };
        let base_mark = match base.constant() {
            Some(Constant::Undefined | Constant::Poison) if count < 64 => Some(Mark::Parts((1 << count) - 1)),
            Some(Constant::Undefined | Constant::Poison) => Some(Mark::Unknown),
            _ => self.mark_of(base),
        };
        let base_mark = base_mark.filter(|mark| self.taint.is_strict || !matches!(mark, Mark::Parts(_)));
        match (base_mark, self.mark_of(part), path) {
            (Some(Mark::Parts(parts)), None, [position]) if *position < 64 => {
                Some(Mark::Parts(parts & !(1 << position))).filter(|mark| *mark != Mark::Parts(0))
            }
            (Some(Mark::Parts(_)), ..) => Some(Mark::Unknown),
            (other, ..) => other.or(mark),
        }
    }

    /// The phis at the beginning of a block, with their marks.
    fn tracked_phis(&mut self) -> Flow<()> {
        let (code, from) = (self.frame.code, Block(self.frame.from));
        let mut marks = Vec::new();
        for instruction in &code.blocks[self.frame.block as usize].instructions {
            let InstructionKind::Phi(ways) = &instruction.kind else { break };
            let taken = ways.iter().find(|(_, block)| *block == from).map(|(value, _)| value);
            let mark = match taken {
                Some(ValueSource::Local(local)) => self.frame.marks.get(local.0 as usize).copied().flatten(),
                Some(ValueSource::Constant(Constant::Undefined | Constant::Poison))
                    if self.taint.is_strict =>
                {
                    Some(Mark::Unknown)
                }
                _ => None,
            };
            marks.push((instruction.result, mark));
        }
        self.phis()?;
        marks.into_iter().for_each(|(local, mark)| self.set_mark(local, mark));
        Ok(())
    }

    /// Gives a local of the running function its mark.
    fn set_mark(&mut self, local: Option<Local>, mark: Option<Mark>) {
        let Some(local) = local else { return };
        if self.frame.marks.is_empty() && mark.is_none() {
            return;
        }
        if self.frame.marks.is_empty() {
            self.frame.marks = vec![None; self.frame.code.locals.len()];
        }
        if let Some(slot) = self.frame.marks.get_mut(local.0 as usize) {
            *slot = mark;
        }
    }

    /// A call has returned to the running function, which keeps its result.
    pub(super) fn returned_mark(&mut self, result: Option<Local>) {
        if self.taint.is_on {
            let mark = self.taint.returned.take();
            self.set_mark(result, mark);
        }
    }

    /// Assembly copies its arguments: its result has their marks.
    pub(super) fn copied_by_assembly(&mut self) {
        self.taint.returned = std::mem::take(&mut self.taint.passed).into_iter().flatten().next();
    }

    /// The marks of the locals of a function that begins with the arguments of the call.
    pub(super) fn marks_of_parameters(
        &mut self,
        code: &crate::frontend::module::Function,
    ) -> Vec<Option<Mark>> {
        let mut passed = std::mem::take(&mut self.taint.passed);
        let first = passed.iter().flatten().next().copied();
        let is_entry = self.taint.was_asked && self.taint.is_strict;
        if is_entry {
            return vec![Some(Mark::Unknown); code.locals.len()];
        }
        let Some(first) = first else { return Vec::new() };
        // Arguments beside the parameters are laid out in memory without marks.
        if passed.len() > code.parameters as usize {
            self.taint.control = self.taint.control.or(Some(first));
        }
        passed.resize(code.locals.len(), None);
        passed
    }

    /// The object and the offset of bytes that have just been accessed.
    fn place_in_memory(&mut self, address: &'m Operand, ty: TypeId) -> Flow<Option<(usize, u64, u64)>> {
        let stored = self.shapes.of(ty).map_or(0, |shape| shape.stored);
        let address = self.bits(address)?;
        let found = self.memory.find(address, stored);
        Ok(found.ok().map(|(number, offset)| (number, offset as u64, stored)))
    }

    /// The mark of a value in memory. An address that is loaded as one has no digits.
    fn mark_in_memory(&mut self, address: &'m Operand, ty: TypeId) -> Flow<Option<Mark>> {
        let place = self.place_in_memory(address, ty)?;
        let is_address = *self.module.ty(ty) == Type::Pointer;
        Ok(place.and_then(|(number, offset, length)| {
            let mark = self.memory.object(number)?.marks.as_ref()?.of(offset, length)?;
            Some(mark).filter(|mark| !(is_address && matches!(mark, Mark::Digits(_))))
        }))
    }

    /// Marks a value that was written to memory.
    fn mark_memory(&mut self, address: &'m Operand, ty: TypeId, mark: Option<Mark>) -> Flow<()> {
        let mark = mark.map(|mark| if let Mark::Parts(_) = mark { Mark::Unknown } else { mark });
        if let Some((number, offset, length)) = self.place_in_memory(address, ty)? {
            self.mark_bytes(number, offset, length, mark);
        }
        Ok(())
    }

    /// Marks bytes of an object.
    pub(super) fn mark_bytes(&mut self, number: usize, offset: u64, length: u64, mark: Option<Mark>) {
        let Some(object) = self.memory.object_mut(number) else { return };
        if mark.is_some() || object.marks.is_some() {
            object.marks.get_or_insert_default().write(offset, length, mark);
        }
    }

    /// Bytes were copied from one address to another, with their marks.
    pub(super) fn copied_marks(&mut self, from: u64, to: u64, length: u64) {
        self.copied_undefined(from, to, length);
        if !self.taint.is_on || length == 0 {
            return;
        }
        let (Ok((source, at)), Ok((target, offset))) =
            (self.memory.find(from, length), self.memory.find(to, length))
        else {
            return;
        };
        let marks: Vec<(u64, Option<Mark>)> =
            match self.memory.object(source).and_then(|object| object.marks.as_ref()) {
                None => Vec::new(),
                Some(marks) if length > 1 << 12 => vec![(0, marks.of(at as u64, length))],
                Some(marks) => (0..length).map(|byte| (byte, marks.of(at as u64 + byte, 1))).collect(),
            };
        self.mark_bytes(target, offset as u64, length, None);
        for (byte, mark) in marks.into_iter().filter(|(_, mark)| mark.is_some()) {
            let count = if length > 1 << 12 { length } else { 1 };
            self.mark_bytes(target, offset as u64 + byte, count, mark);
        }
    }

    /// Bytes were written that depend on nothing.
    pub(super) fn cleared_marks(&mut self, address: u64, length: u64) {
        if let (true, Ok((number, offset))) = (self.taint.is_on, self.memory.find(address, length)) {
            self.mark_bytes(number, offset as u64, length, None);
        }
    }

    /// Before a function of the library does what its model says. What it returns and writes depends on what
    /// it is given, and on the memory that this leads to.
    pub(super) fn library_begins(&mut self, site: &LibraryCall, touches: Touches) -> Flow<Option<Mark>> {
        if !self.taint.is_on {
            return Ok(None);
        }
        let passed = std::mem::take(&mut self.taint.passed);
        let mark = passed.iter().flatten().next().copied();
        let mark = match mark {
            None if touches != Touches::NoContents => self.pointees(site).iter().find_map(|&number| {
                self.memory
                    .object(number)
                    .and_then(|object| object.marks.as_ref())
                    .and_then(|marks| marks.any())
            }),
            mark => mark,
        };
        self.taint.blame = self.taint.control.or(mark);
        if self.taint.is_strict {
            self.decide(mark)?;
        }
        Ok(mark)
    }

    /// After a function of the library has done it.
    pub(super) fn library_ends(&mut self, site: &LibraryCall, mark: Option<Mark>, touches: Touches) {
        if !self.taint.is_on {
            return;
        }
        if let Some(mark) = mark {
            for number in self.pointees(site) {
                self.mark_whole(number, mark);
            }
        }
        let is_unknown = self.taint.is_strict && (touches == Touches::Environment || self.taint.was_asked);
        self.taint.returned = mark.or(is_unknown.then_some(Mark::Unknown));
        self.taint.was_asked = false;
    }

    /// The objects that the arguments of a call are the addresses of.
    pub(super) fn pointees(&self, site: &LibraryCall) -> Vec<usize> {
        let addresses =
            (0..site.arguments.len()).filter(|&index| *self.module.ty(site.ty(index)) == Type::Pointer);
        addresses.map(|index| self.memory.number_of(site.bits(index))).collect()
    }

    pub(super) fn mark_whole(&mut self, number: usize, mark: Mark) {
        if let Some(object) = self.memory.object_mut(number).filter(|object| object.is_writable) {
            object.marks.get_or_insert_default().mark_all(mark);
        }
    }

    /// The result of a call is one that the standard allows.
    pub(super) fn clear_returned_mark(&mut self) {
        self.taint.returned = None;
    }

    /// The function without a body that the end of the execution depends on.
    pub(super) fn blamed(&self, end: &End) -> Option<u32> {
        let is_leak = matches!(end, End::Violation { property: Property::Leak, .. });
        let blame = self.taint.blame.or(if is_leak { self.taint.control } else { None });
        match blame {
            Some(Mark::Function(function)) => Some(function),
            _ => None,
        }
    }
}
