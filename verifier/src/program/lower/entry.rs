//! Where execution begins: memory has the initial values of globals, constructors run, then the entry is
//! called with unknown arguments.

use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{Function, Hook, InstructionKind, Local, Operand, Type, ValueSource};
use crate::program::cfa::{self, Hidden, Location, Source, Step, Variable};
use crate::reading::Property;

use super::{Body, Lowering, Signature};

/// The bits of the number of words of a command line.
const COUNT_BITS: u32 = 32;
/// So many words of the command line are told to replays, and so many bytes of each.
const WORDS: u64 = 4;
const TOLD: u64 = 32;

/// Whether a function does more with a parameter than keeping it in a variable that it does not use.
fn is_used(function: &Function, parameter: Local) -> bool {
    let kinds = || function.blocks.iter().flat_map(|block| &block.instructions).map(|code| &code.kind);
    let mentions = |kind: &InstructionKind, local: Local| {
        let is_it = |value: &ValueSource| *value == ValueSource::Local(local);
        match kind {
            InstructionKind::Phi(values) => values.iter().any(|(value, _)| is_it(value)),
            kind => kind.operands().into_iter().any(|operand| is_it(&operand.value)),
        }
    };
    let kept_in = |kind: &InstructionKind| match kind {
        InstructionKind::Store(kept, variable) if kept.value == ValueSource::Local(parameter) => {
            if let ValueSource::Local(variable) = variable.value {
                Some(variable)
            } else {
                None
            }
        }
        _ => None,
    };
    let mut uses = kinds().filter(|kind| mentions(kind, parameter));
    uses.any(|kind| match kept_in(kind) {
        Some(variable) => kinds().any(|other| kept_in(other).is_none() && mentions(other, variable)),
        None => true,
    })
}

/// The function that calls the entry, which the module does not have.
pub(crate) fn start() -> Function {
    Function { name: "start".to_owned(), source_name: "start".to_owned(), ..Function::nothing() }
}

impl Lowering<'_> {
    /// Says that the entries, the constructors and the destructors are called.
    pub fn start(&mut self) {
        for entry in self.entries.clone() {
            if self.signature(entry).is_none() {
                let name = self.module.functions[entry as usize].source_name.clone();
                self.assumptions.insert(Assumption::NotExamined(name));
            }
        }
        for hook in self.module.constructors.iter().chain(&self.module.destructors) {
            self.called_later(hook.function);
        }
    }
}

impl Body<'_, '_> {
    /// Lowers the beginning at the one entry.
    pub fn begin(mut self) -> cfa::Cfa {
        let entry = self.all.entries[0];
        let source = &self.all.module.functions[entry as usize];
        self.span = source.span;
        self.initialise_memory();
        self.align_globals();
        if self.all.reading.assumes_nothing {
            std::mem::take(&mut self.all.assumptions).into_iter().for_each(|row| self.rest_on(row));
        }
        for &Hook { function, .. } in &self.all.module.constructors {
            match self.all.signature(function) {
                Some(signature) if signature.parameters.is_empty() => {
                    self.plain_call(function, Vec::new(), &signature);
                }
                _ => self.open("a constructor that is not followed"),
            }
        }
        match self.all.signature(entry) {
            Some(signature) => {
                let arguments = self.unknown_arguments(entry, &signature);
                self.command_line(entry, &arguments);
                self.plain_call(entry, arguments, &signature);
            }
            None => {
                self.open_to(Hidden::Functions, "the entry has parameters of types that are not followed")
            }
        }
        self.goto(self.exit);
        self.finish()
    }

    /// Lowers the beginning at any entry, with any memory: which, says the first unknown value. A pointer
    /// that is passed is null, or leads to memory that the program has not made. So nothing is
    /// proved from here; it is where failures begin.
    pub fn begin_anywhere(mut self) -> cfa::Cfa {
        let which = self.unknown("function", 32, Source::Other(self.place));
        let beginning = self.here();
        for entry in self.all.entries.clone() {
            let Some(signature) = self.all.signature(entry) else { continue };
            self.span = self.all.module.functions[entry as usize].span;
            let number = self.all.terms.number(u64::from(entry), 32);
            let is_this = self.all.terms.equal(which, number);
            let this = self.location();
            self.go_on_at(beginning);
            self.when(is_this, this);
            self.go_on_at(this);
            let arguments = self.unknown_arguments(entry, &signature);
            for (index, &argument) in arguments.iter().enumerate() {
                let ty = self.all.module.functions[entry as usize].locals[index];
                if *self.all.module.ty(ty) == Type::Pointer {
                    self.assume_outside(argument);
                    self.assume_no_number(argument);
                }
            }
            self.plain_call(entry, arguments, &signature);
            self.end();
        }
        self.go_on_at(beginning);
        self.finish()
    }

    /// A pointer is null, or leads to memory outside.
    fn assume_outside(&mut self, pointer: Term) {
        let terms = &mut self.all.terms;
        let (null, outside) = (terms.is_null(pointer), self.all.memory.outside());
        let outside = self.all.terms.number(outside, self.all.memory.address_bits);
        let is_outside = self.all.terms.ule(outside, pointer);
        let holds = self.all.terms.or(null, is_outside);
        self.assume(holds);
    }

    /// Calls a function; where it throws, execution ends.
    fn plain_call(&mut self, callee: u32, mut arguments: Vec<Term>, signature: &Signature) {
        self.all_defined(&mut arguments, signature);
        let mut results: Vec<Option<Variable>> = signature.result.iter().map(|_| None).collect();
        let thrown = signature.thrown.map(|variables| {
            variables.map(|variable| {
                let width = self.all.terms.width(self.all.term(variable));
                self.local("outcome", width, cfa::Role::Value)
            })
        });
        results.extend(thrown.into_iter().flatten().map(Some));
        results.extend(signature.undefined_result.map(|_| None));
        self.step(Step::Call { callee, arguments, results });
        if let Some([flag, ..]) = thrown {
            let flag = self.all.term(flag);
            let condition = self.all.terms.holds(flag);
            let (threw, returned): (Location, Location) = self.branch(condition);
            self.go_on_at(threw);
            match self.all.reading.every_function {
                true => self.end(),
                false => self.fail(Property::Uncaught, "an exception is not caught"),
            }
            self.go_on_at(returned);
        }
    }

    /// The command line that `main` is given: `argv[argc]` is null, and before it are strings (C11,
    /// 5.1.2.2.1), which are objects of their own. The beginnings of the first ones are told to replays.
    fn command_line(&mut self, entry: u32, arguments: &[Term]) {
        let (module, reading) = (self.all.module, self.all.reading);
        let function = &module.functions[entry as usize];
        let kind = |index: usize| function.locals.get(index).map(|ty| module.ty(*ty));
        let is_main = function.name == "main"
            && (kind(0), kind(1)) == (Some(&Type::Int(COUNT_BITS)), Some(&Type::Pointer));
        let is_assumed = reading.separate_pointers || reading.is_terminal();
        let &[count, table, ..] = arguments else { return };
        if !is_main || is_assumed || !is_used(function, Local(1)) {
            return;
        }
        let operand = Operand { ty: function.locals[1], value: ValueSource::Local(Local(1)) };
        let region = self.all.region(self.all.points.class_of(entry, &operand));
        let bits = self.all.memory.address_bits;
        let bytes = u64::from(bits / 8);
        let (size, wide) = (self.all.terms.number(bytes, bits), self.all.terms.resize(count, bits));
        let length = self.all.terms.mul(wide, size);
        let end = self.all.terms.add(table, length);
        let last = self.read(region, end, bytes);
        let mut known = Vec::new();
        let begins = self.begins_object(table, &mut known);
        // A table that takes more than an object can have is not followed.
        let most = self.all.terms.number(1 << (self.all.memory.offset_bits() - 5), bits);
        let is_small = self.all.terms.ult(wide, most);
        let is_large = self.all.terms.not(is_small);
        let is_last = self.all.terms.is_null(last);
        let is_last = self.all.terms.or(is_large, is_last);
        let holds = self.all.terms.and(begins, is_last);
        self.assume(holds);
        for word in 0..WORDS {
            let at = self.all.terms.add_number(table, word * bytes);
            let address = self.read(region, at, bytes);
            let is_string = self.is_string(address, region, &mut known);
            let number = self.all.terms.number(word, COUNT_BITS);
            let is_there = self.all.terms.ult(number, count);
            let is_missing = self.all.terms.not(is_there);
            let holds = self.all.terms.or(is_missing, is_string);
            self.assume(holds);
            let bytes = self.all.terms.number(TOLD, bits);
            self.step(Step::New { place: self.place, address, bytes, region });
        }
    }

    /// Whether an address is that of an object which is none of those that are known, with a string.
    fn is_string(&mut self, address: Term, region: Variable, known: &mut Vec<Term>) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let length = self.anything(bits);
        let end = self.all.terms.add(address, length);
        let last = self.read(region, end, 1);
        let begins = self.begins_object(address, known);
        let terms = &mut self.all.terms;
        let most = terms.number(1 << (offset - 1), bits);
        let (fits, ends) = (terms.ult(length, most), terms.is_null(last));
        let is_ended = terms.and(fits, ends);
        terms.and(begins, is_ended)
    }

    /// Whether an object begins at an address which is none of those that are known; it is known then.
    fn begins_object(&mut self, address: Term, known: &mut Vec<Term>) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let terms = &mut self.all.terms;
        let (own, within) = (terms.extract(address, bits - 1, offset), terms.low_bits(address, offset));
        let is_null = terms.is_null(own);
        let (mut holds, is_begin) = (terms.not(is_null), terms.is_null(within));
        holds = terms.and(holds, is_begin);
        for &other in &*known {
            let differs = terms.unequal(own, other);
            holds = terms.and(holds, differs);
        }
        known.push(own);
        holds
    }

    fn unknown_arguments(&mut self, entry: u32, signature: &Signature) -> Vec<Term> {
        let function = &self.all.module.functions[entry as usize];
        let mut arguments = Vec::new();
        for (index, &parameter) in signature.parameters.iter().enumerate() {
            let width = self.all.terms.width(self.all.term(parameter));
            let name = format!("argument {index}");
            let mut value = self.unknown(&name, width, Source::Argument(index as u32));
            if *self.all.module.ty(function.locals[index]) == Type::Pointer {
                value = self.as_pointer(value);
            }
            let is_count = function.name == "main" && index == 0;
            if is_count && matches!(self.all.module.ty(function.locals[0]), Type::Int(_)) {
                let zero = self.all.terms.zero(width);
                let negative = self.all.terms.slt(value, zero);
                let holds = self.all.terms.not(negative);
                self.assume(holds);
            }
            if function.name == "main"
                && index == 1
                && *self.all.module.ty(function.locals[1]) == Type::Pointer
            {
                let null = self.all.terms.is_null(value);
                let holds = self.all.terms.not(null);
                self.assume(holds);
            }
            arguments.push(value);
        }
        arguments
    }
}
