//! Where execution begins: memory has the initial values of globals, constructors run, then the entry is
//! called with unknown arguments. Destructors at the end are not followed.

use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{Function, Hook, Type};
use crate::program::cfa::{self, Hidden, Location, Source, Step, Variable};
use crate::reading::Property;

use super::{Body, Lowering, Signature};

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
                self.plain_call(entry, arguments, &signature);
            }
            None => {
                self.open_to(Hidden::Functions, "the entry has parameters of types that are not followed")
            }
        }
        if !self.all.module.destructors.is_empty() {
            self.open("destructors run when the program ends");
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
