//! Functions that run when the program ends: those that `atexit` registers, `__cxa_atexit` for objects of
//! C++ with static storage, and destructors of the module (`__attribute__((destructor))`).
//!
//! **Idea.** Those that are registered run in the reverse order of their registration, and one that is
//! registered meanwhile runs next (ISO C, 7.22.4.2; Itanium C++ ABI, 3.3.6). Destructors run after them,
//! those of higher priority first (LLVM's language reference, `llvm.global_dtors`).
//!
//! **Here.** Registrations are counted. A call that registers a function by its name and is executed at most
//! once keeps the number that it got, and the argument. Where the program ends, a loop counts down and calls
//! the function with the number. All other calls that register something are open, and so is `exit` where
//! one of the functions calls it: the standard does not say what it does there. So is the end where two
//! destructors have the same priority, or one of them registers a function.
//!
//! **Why it is right.** Each number is that of one call at a time, as each call is executed once, and gives
//! it back when its function runs. The library takes at least [`MOST`] functions, so that no registration
//! fails.

use std::rc::Rc;

use crate::frontend::module::{Call, Callee, Constant, Hook, InstructionKind, Module, Symbol, ValueSource};
use crate::program::cfa::{Place, Role, Variable};
use crate::program::lower::{Body, Count, Lowering};

use super::ModelCall;

/// The functions that can be registered at least (ISO C, 7.22.4.2).
const MOST: usize = 32;

/// The bits of the number of a registration.
const BITS: u32 = 8;

/// A call that registers a function.
struct Registration {
    place: Place,
    function: u32,
    /// The number that the call got, 0 before and when the function has run.
    number: Variable,
    /// The argument of the function, if it has one.
    argument: Option<Variable>,
}

/// The calls that register functions, and how many of these were not called yet.
pub(crate) struct ExitHandlers {
    count: Variable,
    /// Whether the program ends already.
    ends: Variable,
    registrations: Vec<Registration>,
}

/// The function that a call registers, if it is known, and whether it is given an argument.
pub(crate) fn registered(module: &Module, call: &Call) -> Option<(u32, bool)> {
    let Callee::Function(callee) = call.callee else { return None };
    let takes_argument = match &*module.functions[callee as usize].name {
        "atexit" => false,
        "__cxa_atexit" => true,
        _ => return None,
    };
    let ValueSource::Constant(Constant::Address(Symbol::Function(function))) = call.arguments.first()?.value
    else {
        return None;
    };
    let registered = &module.functions[function as usize];
    let fits = registered.parameters == u32::from(takes_argument) && !registered.blocks.is_empty();
    fits.then_some((function, takes_argument))
}

impl Lowering<'_> {
    /// Finds the calls that register functions for the end; those of functions by themselves are none of a
    /// program.
    pub fn find_exit_handlers(&mut self) {
        let found = if self.reading.every_function { Vec::new() } else { self.registering_calls() };
        let runs_destructors = !self.module.destructors.is_empty() && !self.reading.every_function;
        if found.is_empty() && !runs_destructors {
            return;
        }
        let sort = self.terms.graph.bitvec_sort(BITS);
        let flag = self.terms.graph.bitvec_sort(1);
        let address = self.terms.graph.bitvec_sort(self.memory.address_bits);
        let mut ghost = |name: String, sort| {
            let variable = self.variable(name, sort, None, None, Role::Ghost);
            let zero = self.terms.zero(self.terms.width(self.term(variable)));
            self.initial.push((variable, zero));
            variable
        };
        let count = ghost("registered for the end".to_owned(), sort);
        let ends = ghost("the program ends".to_owned(), flag);
        let registrations = (1..).zip(found).map(|(which, (place, function, takes_argument))| Registration {
            place,
            function,
            number: ghost(format!("number of registration {which}"), sort),
            argument: takes_argument.then(|| ghost(format!("argument of registration {which}"), address)),
        });
        let registrations = registrations.collect();
        self.exit_handlers = Some(Rc::new(ExitHandlers { count, ends, registrations }));
    }

    fn registering_calls(&self) -> Vec<(Place, u32, bool)> {
        let module = self.module;
        let mut found = Vec::new();
        for (function, source) in (0..).zip(&module.functions) {
            for (block, code) in (0..).zip(&source.blocks) {
                for (instruction, code) in (0..).zip(&code.instructions) {
                    if let InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) = &code.kind
                        && let Some((registered, takes_argument)) = registered(module, call)
                        && self.once.count(function, block) == Count::Once
                    {
                        found.push((Place { function, block, instruction }, registered, takes_argument));
                    }
                }
            }
        }
        if found.len() > MOST { Vec::new() } else { found }
    }
}

/// Lowers a call that registers a function, if that is followed.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let Some(handlers) = body.all.exit_handlers.clone() else { return false };
    let Some(registration) = handlers.registrations.iter().find(|known| known.place == body.place) else {
        return false;
    };
    let count = body.all.term(handlers.count);
    let number = body.all.terms.add_number(count, 1);
    let mut assignments = vec![(handlers.count, number), (registration.number, number)];
    if let Some(argument) = registration.argument {
        let Some(given) = site.argument(1) else { return false };
        assignments.push((argument, body.value(given)));
    }
    body.assign_all(assignments);
    if let Some(result) = site.result
        && let Some(width) = body.all.width(body.source.locals[result.0 as usize])
    {
        let done = body.all.terms.zero(width);
        body.define(Some(result), done);
    }
    true
}

impl Body<'_, '_> {
    /// Where the program ends: the functions that were registered run.
    pub fn run_exit_handlers(&mut self) {
        let Some(handlers) = self.all.exit_handlers.clone() else { return };
        let ends = self.all.term(handlers.ends);
        let ends = self.all.terms.holds(ends);
        self.open_when(ends, "a function that runs at the end calls exit");
        let one = self.all.terms.number(1, 1);
        self.assign(handlers.ends, one);
        let head = self.location();
        self.goto(head);
        self.go_on_at(head);
        let count = self.all.term(handlers.count);
        let is_over = self.all.terms.is_null(count);
        let (over, more) = self.branch(is_over);
        self.go_on_at(more);
        for registration in &handlers.registrations {
            let number = self.all.term(registration.number);
            let is_this = self.all.terms.equal(number, count);
            let (this, other) = self.branch(is_this);
            self.go_on_at(this);
            let one = self.all.terms.number(1, BITS);
            let rest = self.all.terms.sub(count, one);
            let none = self.all.terms.zero(BITS);
            self.assign_all(vec![(handlers.count, rest), (registration.number, none)]);
            let argument = registration.argument.map(|argument| self.all.term(argument));
            self.call_from_library(registration.function, Some(argument.into_iter().collect()));
            self.goto(head);
            self.go_on_at(other);
        }
        self.end();
        self.go_on_at(over);
        self.run_destructors(handlers.count);
    }

    /// The destructors of the module run.
    fn run_destructors(&mut self, registered: Variable) {
        let module = self.all.module;
        if module.destructors.is_empty() {
            return;
        }
        if !module.orders_destructors() {
            return self.open("destructors of one priority run in no order that is known");
        }
        for &Hook { function, .. } in &module.destructors {
            match module.functions[function as usize].parameters {
                0 => self.call_from_library(function, Some(Vec::new())),
                _ => self.open("a destructor that is not followed"),
            }
        }
        let count = self.all.term(registered);
        let is_over = self.all.terms.is_null(count);
        let is_registered = self.all.terms.not(is_over);
        self.open_when(is_registered, "a destructor registers a function");
    }
}
