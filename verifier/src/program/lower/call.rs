//! Calls.
//!
//! **Here.** Arguments are widened or cut to what the callee takes, as registers do; those that are missing
//! are unknown, those too many are dropped. A call through a pointer compares the address with those of the
//! functions that it can be.

use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::assembly::AssemblyEffect;
use crate::frontend::module::{
    Assembly, Block, Call, Callee, Constant, Local, Operand, Symbol, Type, TypeId, ValueSource,
};
use crate::program::cfa::{Hidden, Role, Source, Step, Variable};
use crate::program::models::runs_beside;
use crate::reading::Property;

use super::{Body, Signature};

/// Why a call is not followed whose callee has no signature.
const NO_SIGNATURE: &str = "a function is called whose types are not followed";

/// Where a call continues: normally, and when it throws.
pub(crate) type Ways = Option<(Block, Block)>;

impl Body<'_, '_> {
    pub fn call(&mut self, result: Option<Local>, call: &Call, ways: Ways) {
        match &call.callee {
            Callee::Function(callee) => self.call_function(result, *callee, call, ways),
            Callee::Pointer(address) => self.call_address(result, address, call, ways),
            Callee::Assembly(assembly) => self.assembly(result, assembly, call),
        }
        if let Some((normal, _)) = ways {
            self.jump(normal);
        }
    }

    fn call_function(&mut self, result: Option<Local>, callee: u32, call: &Call, ways: Ways) {
        if self.is_error_function(callee, result, call) {
            return;
        }
        let function = &self.all.module.functions[callee as usize];
        if function.blocks.is_empty() || self.replaces(callee) {
            return self.model(result, callee, call, ways);
        }
        let Some(signature) = self.all.signature(callee) else {
            self.all.may_run(Hidden::Functions);
            return self.not_called(result, NO_SIGNATURE);
        };
        let values = self.arguments(call);
        let arguments = match self.fitted(&values, callee, &signature, call) {
            Ok(arguments) => arguments,
            Err(reason) => return self.not_called(result, reason),
        };
        self.about_to_call();
        let outcome = self.outcome(result);
        self.step_call(callee, arguments, &signature, outcome, ways);
        self.set_outcome(result, outcome);
    }

    /// The values of all arguments.
    pub fn arguments(&mut self, call: &Call) -> Vec<Term> {
        call.arguments.iter().map(|operand| self.value(operand)).collect()
    }

    fn not_called(&mut self, result: Option<Local>, reason: &str) {
        self.open(reason);
        if let Some(local) = result {
            let value = self.placeholder(self.source.locals[local.0 as usize]);
            self.define(result, value);
        }
    }

    /// The variable that a call's result goes to.
    fn outcome(&mut self, result: Option<Local>) -> Option<Variable> {
        self.undefined_outcome = None;
        let local = result?;
        let width = self.width(self.source.locals[local.0 as usize])?;
        if self.all.tracks_undefined() {
            self.undefined_outcome = Some(self.local("unwritten", width, Role::Ghost));
        }
        Some(self.local_of(local, width))
    }

    fn set_outcome(&mut self, result: Option<Local>, outcome: Option<Variable>) {
        if let (Some(local), Some(variable)) = (result, outcome) {
            self.set_variable(local, variable);
            let unwritten = self.undefined_outcome.take();
            self.undefined[local.0 as usize] = unwritten.map(|variable| self.all.term(variable));
        }
    }

    /// Arguments as a function takes them.
    ///
    /// # Errors
    /// Why the call is not followed.
    fn fitted(
        &mut self,
        values: &[Term],
        callee: u32,
        signature: &Signature,
        call: &Call,
    ) -> Result<Vec<Term>, &'static str> {
        if !self.same_result(callee, call) {
            return Err("a call takes a number for an address, or an address for a number");
        }
        let by_value = &self.all.module.functions[callee as usize].by_value;
        let mut values = values.to_vec();
        if by_value.iter().any(Option::is_some) {
            values = values.into_iter().map(|value| self.keep("argument", value)).collect();
        }
        let mut arguments = Vec::new();
        for (index, &parameter) in signature.parameters.iter().enumerate() {
            let width = self.all.terms.width(self.all.term(parameter));
            let copied = by_value.get(index).copied().flatten();
            arguments.push(match (values.get(index), copied) {
                (Some(_), None) if !self.same_kind(call.arguments.get(index), callee, index) => {
                    return Err("a call passes a number for an address, or an address for a number");
                }
                (Some(&value), None) => self.all.terms.resize(value, width),
                (Some(&value), Some(ty)) => {
                    let copy = self.copied(value, ty, callee, index, call);
                    copy.ok_or("a call passes a copy of an object of a type that is not followed")?
                }
                (None, _) => self.anything(width),
            });
        }
        self.pass_undefined(&mut arguments, callee, signature, call);
        Ok(arguments)
    }

    /// Whether a call takes an address where the function returns one, or what it returns is not examined.
    fn same_result(&self, callee: u32, call: &Call) -> bool {
        let result = |ty| match self.all.types.kind(ty) {
            Type::Function { result, .. } => self.all.types.kind(*result),
            other => other,
        };
        let (taken, returned) = (result(call.ty), result(self.all.module.functions[callee as usize].ty));
        *taken == Type::Void || (*taken == Type::Pointer) == (*returned == Type::Pointer)
    }

    /// Whether an argument and its parameter are both addresses, or neither, or the argument is a constant
    /// number, which leads nowhere: what a call without a prototype makes of others is not followed.
    fn same_kind(&self, argument: Option<&Operand>, callee: u32, index: usize) -> bool {
        let Some(argument) = argument else { return false };
        let parameter = self.all.module.functions[callee as usize].locals[index];
        let is_address = |ty| *self.all.types.kind(ty) == Type::Pointer;
        let is_number = matches!(argument.value, ValueSource::Constant(Constant::Bits(_) | Constant::Zero));
        is_number || is_address(argument.ty) == is_address(parameter)
    }

    /// A copy of an object that is passed by value: the callee has it for itself.
    fn copied(&mut self, value: Term, ty: TypeId, callee: u32, index: usize, call: &Call) -> Option<Term> {
        let operand = call.arguments.get(index)?;
        let bytes = self.all.types.size(ty)?;
        let copy = self.copy_of_object(value, operand, bytes, callee, index as u32)?;
        self.pass_copy(copy);
        Some(copy.bits)
    }

    /// The call itself, and what comes of it; the result goes to a variable that is as wide as the call says.
    fn step_call(
        &mut self,
        callee: u32,
        mut arguments: Vec<Term>,
        signature: &Signature,
        outcome: Option<Variable>,
        ways: Ways,
    ) {
        self.all_defined(&mut arguments, signature);
        let unwritten = outcome.and(self.undefined_outcome);
        let mut results = Vec::new();
        let mut raw = None;
        if let Some(result) = signature.result {
            let width = self.all.terms.width(self.all.term(result));
            let fits = outcome.filter(|&variable| self.all.terms.width(self.all.term(variable)) == width);
            raw = outcome.map(|_| fits.unwrap_or_else(|| self.local("raw result", width, Role::Value)));
            results.push(raw);
        }
        let thrown = signature.thrown.map(|variables| {
            variables.map(|variable| {
                let width = self.all.terms.width(self.all.term(variable));
                self.local("outcome", width, Role::Value)
            })
        });
        results.extend(thrown.into_iter().flatten().map(Some));
        let returned = signature.undefined_result.map(|shadow| {
            let width = self.all.terms.width(self.all.term(shadow));
            unwritten.map(|_| self.local("unwritten", width, Role::Ghost))
        });
        results.extend(returned);
        self.step(Step::Call { callee, arguments, results });
        self.end_copies();
        if let Some(unwritten) = unwritten {
            let width = self.all.terms.width(self.all.term(unwritten));
            let bits = returned.flatten().map(|returned| self.all.term(returned));
            let bits = bits.unwrap_or_else(|| self.all.terms.zero(width));
            let bits = self.all.terms.resize(bits, width);
            self.assign(unwritten, bits);
        }
        if let Some(thrown) = thrown {
            let thrown = thrown.map(|variable| self.all.term(variable));
            self.after_call(thrown, ways.map(|(_, unwind)| unwind));
        }
        match (raw, outcome) {
            (Some(raw), Some(outcome)) if raw != outcome => {
                let value = self.all.term(raw);
                let width = self.all.terms.width(self.all.term(outcome));
                let value = self.all.terms.resize(value, width);
                self.assign(outcome, value);
            }
            (None, Some(outcome)) => self.havoc(vec![(outcome, Source::Other(self.place))]),
            _ => {}
        }
    }

    /// A call through a pointer.
    fn call_address(&mut self, result: Option<Local>, address: &Operand, call: &Call, ways: Ways) {
        let targets = self.all.points.targets(self.number, address);
        let bits = self.value(address);
        let values = self.arguments(call);
        self.about_to_call();
        let outcome = self.outcome(result);
        let join = self.location();
        let too_many = targets.functions.len() > self.all.reading.max_targets;
        let functions = if too_many { Vec::new() } else { targets.functions };
        for function in functions {
            let candidate = self.address_of(Symbol::Function(function));
            let is_this = self.all.terms.equal(bits, candidate);
            let (called, rest) = self.branch(is_this);
            self.go_on_at(called);
            self.call_target(function, &values, call, outcome, ways);
            self.goto(join);
            self.go_on_at(rest);
        }
        let is_uninitialised = self.all.points.may_be_uninitialised(self.number, address);
        match (too_many, targets.is_open, is_uninitialised) {
            (true, ..) => {
                let reason = "a call through a pointer that can be of too many functions";
                self.open_to(Hidden::Functions, reason);
            }
            (_, true, _) => {
                self.open_anywhere("a call through a pointer whose functions are not all known");
            }
            (.., true) => self.open_anywhere("a call through a pointer that may be uninitialised"),
            _ => self.fail(Property::Deref, "call of what is no function"),
        }
        self.go_on_at(join);
        self.set_outcome(result, outcome);
    }

    fn call_target(
        &mut self,
        callee: u32,
        values: &[Term],
        call: &Call,
        outcome: Option<Variable>,
        ways: Ways,
    ) {
        let function = &self.all.module.functions[callee as usize];
        if function.blocks.is_empty() || self.replaces(callee) || self.is_marked(callee) {
            self.passed(call).into_iter().for_each(|passed| self.all.called_later(passed));
            let hidden = match (&function.resolver, runs_beside(&function.name)) {
                (_, true) => Hidden::Beside,
                (Some(_), _) => Hidden::Functions,
                (None, _) => Hidden::Nothing,
            };
            return self.open_to(hidden, format!("a call of {} through a pointer", function.source_name));
        }
        let Some(signature) = self.all.signature(callee) else {
            return self.open_to(Hidden::Functions, NO_SIGNATURE);
        };
        match self.fitted(values, callee, &signature, call) {
            Ok(arguments) => self.step_call(callee, arguments, &signature, outcome, ways),
            Err(reason) => self.open(reason),
        }
    }

    /// The functions that a call passes, ascending.
    pub fn passed(&mut self, call: &Call) -> Vec<u32> {
        let mut passed: Vec<u32> = Vec::new();
        for operand in &call.arguments {
            if *self.all.types.kind(operand.ty) == Type::Pointer && !self.is_of_variables(operand) {
                passed.extend(self.all.points.targets(self.number, operand).functions);
            }
        }
        passed.sort_unstable();
        passed.dedup();
        passed
    }

    /// A call with arguments that nothing is known of.
    pub fn call_from_library(&mut self, callee: u32, arguments: Option<Vec<Term>>) {
        if self.is_marked(callee) {
            let reason = "a function that must not be called may be called by one without a body";
            return self.open_anywhere(reason);
        }
        let Some(signature) = self.all.signature(callee) else {
            return self.open_to(Hidden::Functions, NO_SIGNATURE);
        };
        let arguments = arguments.unwrap_or_else(|| {
            let parameters = signature.parameters.iter();
            parameters
                .map(|&parameter| self.anything(self.all.terms.width(self.all.term(parameter))))
                .collect()
        });
        self.step_call(callee, arguments, &signature, None, None);
    }

    /// Assembly: an empty text copies, and what touches no memory computes any value. Which addresses a text
    /// computes is not followed.
    fn assembly(&mut self, result: Option<Local>, assembly: &Assembly, call: &Call) {
        let parts = match assembly.effect(&call.arguments) {
            AssemblyEffect::Copies(parts) => parts,
            AssemblyEffect::Computes if !self.has_addresses(result, call) => {
                self.rest_on(Assumption::AssemblyConstraints);
                return self.define_unknown(result, Source::Other(self.place));
            }
            _ => {
                self.rest_on(Assumption::AssemblyConstraints);
                let functions = &self.all.module.functions;
                if functions.iter().any(|called| !called.blocks.is_empty() && assembly.names(&called.name)) {
                    self.open_anywhere("assembly that names functions");
                }
                return self.not_called(result, "assembly");
            }
        };
        let Some(local) = result else { return };
        let ty = self.source.locals[local.0 as usize];
        let types = match self.all.types.kind(ty) {
            Type::Struct { fields, .. } if parts.len() > 1 => fields.clone(),
            _ => vec![ty],
        };
        let mut copies = Vec::new();
        for (&ty, part) in types.iter().zip(&parts) {
            let Some(width) = self.width(ty) else { return self.not_called(result, "assembly") };
            let argument = part.and_then(|part| call.arguments.get(part));
            copies.push(match argument.filter(|argument| argument.ty == ty) {
                Some(argument) => self.value(argument),
                None => self.anything(width),
            });
        }
        if copies.is_empty() || copies.len() != types.len() {
            return self.not_called(result, "assembly");
        }
        let value = match &copies[..] {
            &[value] if types == [ty] => value,
            _ => {
                let Some(width) = self.width(ty) else { return self.not_called(result, "assembly") };
                let mut whole = self.all.terms.zero(width);
                for (position, value) in (0..).zip(copies) {
                    let Some((low, _)) = self.all.types.part_of_value(ty, position) else { continue };
                    whole = self.all.terms.replaced(whole, low, value);
                }
                whole
            }
        };
        self.define(result, value);
    }

    /// Whether addresses are among the arguments of a call, or may be in its result.
    fn has_addresses(&self, result: Option<Local>, call: &Call) -> bool {
        let result = result.map(|local| self.source.locals[local.0 as usize]);
        let mut types = call.arguments.iter().map(|argument| argument.ty).chain(result);
        let is_number = |ty| match self.all.types.kind(ty) {
            Type::Struct { fields, .. } => {
                fields.iter().all(|&ty| matches!(self.all.types.kind(ty), Type::Int(_)))
            }
            Type::Int(_) | Type::Float(_) | Type::Void => true,
            _ => false,
        };
        !types.all(is_number)
    }
}
