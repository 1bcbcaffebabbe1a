//! Lowering: a module becomes control-flow automata over variables and arrays.
//!
//! **Idea.** A function's blocks become locations, its instructions edges. What the compiler computes
//! between two assignments of the source has no variable of its own: it is substituted into the operation
//! that uses it, so that an operation reads as the statement it comes from.
//!
//! **Here.** `body` holds what a function is made with, and when substituting is right. `instruction` says
//! what each instruction means, `arithmetic` the operators, `call` the calls; `../memory.rs` has objects and
//! addresses, `../checks.rs` what is checked, `../models` the functions without a body.
//!
//! **Contract.** Every execution of the module that has a meaning, and many that have none, is one of the
//! program form: where something is not known, a value is any value, or the location is
//! [`LocationKind::Open`]. Executions end where the language gives them no meaning and the machine would
//! stop: null dereferences, divisions by zero, `unreachable`.

mod arithmetic;
mod body;
mod call;
mod constant;
mod digits;
mod entry;
mod exception;
mod floats;
pub(crate) mod handler;
mod instruction;
pub(crate) mod names;
pub(crate) mod once;
mod terms;
mod throwing;
mod tidy;
mod types;
mod undefined;
mod vectors;

use std::collections::BTreeSet;
use std::rc::Rc;

use javelin_term::graph::Term;
use javelin_term::sort::Sort;
use rustc_hash::FxHashMap;

use crate::assumption::Assumption;
use crate::frontend::module::{self, Module, SourceType, Symbol, Type};
use crate::limits::{Clock, Stopped};
use crate::program::cfa::{
    Cfa, Check, Hidden, Outside, Place, Program, Role, Source, Variable, VariableInfo,
};
use crate::program::influence::{CallsOfModule, Influence};
use crate::program::memory::Memory;
use crate::program::models::ExitHandlers;
use crate::program::names::Names;
use crate::program::points_to::{PointsTo, Surroundings, named_functions};
use crate::program::strangers::{callable, is_error};
use crate::reading::{Externals, Property, Reading, Volatile};

pub(crate) use body::Body;
pub(crate) use call::Ways;
pub(crate) use once::Count;
use once::Once;
pub(crate) use terms::Terms;
pub(crate) use types::{Leaf, Types};

#[cfg(doc)]
use crate::program::cfa::LocationKind;

/// Why a module cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LowerError {
    /// There is no function with a body of this name.
    #[error("there is no function {0} with a body to begin with")]
    NoEntry(String),
    /// The bytes of the target are in the other order.
    #[error("targets whose high byte comes first are not supported")]
    BigEndian,
    /// Addresses of the target are too narrow or too wide for objects and offsets.
    #[error("addresses of {0} bits, {1} of them for objects, are not supported")]
    Addresses(u32, u32),
    /// Pointers cannot be separate.
    #[error("separate pointers need addresses of 64 bits, 32 of them for objects, and are none for {0}")]
    Separate(&'static str),
    /// The thesis's memory knows no lives and sizes.
    #[error("the memory of terminal pointers knows no objects that end, and so is none for {0}")]
    Terminal(&'static str),
    /// Shadows of memory are not followed.
    #[error("the property uninitialized cannot be asked beside {0}")]
    Undefined(&'static str),
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The program is too large.
    #[error("the program is too large: more than {0} terms")]
    TooLarge(usize),
}

/// The variables through which a function is called.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    /// One for each parameter.
    pub parameters: Vec<Variable>,
    /// For each parameter that need not have a value: which of its bits were never written. None where nobody
    /// asks.
    pub undefined: Vec<Option<Variable>>,
    /// The result, where there is one.
    pub result: Option<Variable>,
    /// Whether it threw, what, and of which type: for functions that may throw.
    pub thrown: Option<[Variable; 3]>,
    /// Which bits of the result were never written, if it need not have a value and anybody asks.
    pub undefined_result: Option<Variable>,
}

impl Signature {
    /// All results, in the order of [`Cfa::results`].
    pub fn results(&self) -> Vec<Variable> {
        let known = self.result.into_iter().chain(self.thrown.into_iter().flatten());
        known.chain(self.undefined_result).collect()
    }

    /// All parameters, in the order of [`Cfa::parameters`].
    pub fn all_parameters(&self) -> Vec<Variable> {
        self.parameters.iter().chain(self.undefined.iter().flatten()).copied().collect()
    }
}

pub(crate) struct Lowering<'m> {
    /// Where it stops, what is lowered is not to be used.
    pub clock: &'m Clock,
    pub module: &'m Module,
    /// How it is read.
    pub reading: &'m Reading,
    /// Where execution begins: the entry, or all functions if each is one.
    pub entries: Vec<u32>,
    /// The functions that other files could call by their names.
    pub callable: Vec<u32>,
    /// The targets of addresses.
    pub points: PointsTo,
    pub types: Types<'m>,
    pub terms: Terms,
    pub variables: Vec<VariableInfo>,
    /// The variable that a term stands for.
    pub variable_of: FxHashMap<Term, Variable>,
    pub memory: Memory,
    pub checks: Vec<Check>,
    /// The values of shared variables at the beginning.
    pub initial: Vec<(Variable, Term)>,
    /// Shared variables that are unknown at the beginning.
    pub unknown: Vec<(Variable, Source)>,
    /// Readings that are not sound.
    pub assumptions: BTreeSet<Assumption>,
    /// Functions without a body that are called.
    pub bodiless: BTreeSet<String>,
    /// The code that may run though no step calls it.
    pub hidden: Hidden,
    /// How often instructions are executed.
    pub once: Once,
    /// The functions that are registered for the end, if there are any.
    pub exit_handlers: Option<Rc<ExitHandlers>>,
    /// Whether the program makes integers of addresses.
    pub makes_digits: bool,
    /// The places where addresses become integers, with the variables that hold these addresses.
    pub exposed: Vec<(Place, Variable)>,
    /// The addresses that integers were made from.
    pub digits_of: FxHashMap<Term, Term>,
    /// The function symbols that stand for operators on floating-point numbers.
    pub symbols: FxHashMap<String, Term>,
    /// Functions that may throw.
    pub throwing: Vec<bool>,
    /// The types that are thrown, and whether exceptions of them have destructors with bodies.
    pub thrown: Vec<(u32, bool)>,
    /// Whether anything handles exceptions.
    pub has_handlers: bool,
    signatures: Vec<Option<Signature>>,
    queue: Vec<u32>,
}

/// Lowers a module.
///
/// # Errors
/// The entry has no body, or the target is not supported.
pub fn lower(module: &Module, reading: &Reading) -> Result<Program, LowerError> {
    lower_within(module, reading, &Clock::endless())
}

/// As [`lower`], until the clock stops.
///
/// # Errors
/// As for [`lower`], or the clock has stopped.
pub fn lower_within(module: &Module, reading: &Reading, clock: &Clock) -> Result<Program, LowerError> {
    let entries = entries(module, reading).ok_or_else(|| LowerError::NoEntry(reading.entry.clone()))?;
    if !module.layout.little_endian {
        return Err(LowerError::BigEndian);
    }
    let start = entry::start();
    let mut lowering = Lowering::new(module, reading, entries, clock)?;
    let mut functions: Vec<Option<Cfa>> = module.functions.iter().map(|_| None).collect();
    lowering.start();
    while let Some(function) = lowering.queue.pop() {
        clock.check()?;
        let source = &module.functions[function as usize];
        functions[function as usize] = Some(Body::new(&mut lowering, function, source).lower());
        if !lowering.terms.graph.has_room(1 << 20) {
            return Err(LowerError::TooLarge(lowering.terms.graph.len()));
        }
    }
    let begin = Body::new(&mut lowering, module.functions.len() as u32, &start);
    let begin = if reading.every_function { begin.begin_anywhere() } else { begin.begin() };
    functions.push(Some(begin));
    lowering.finish_memory();
    clock.check()?;
    Ok(lowering.program(functions))
}

/// The function where execution begins, by its name for linkers or in the source; in a program of Rust,
/// where `main` is the runtime's, by the end of its name.
fn entry_of(module: &Module, reading: &Reading) -> Option<u32> {
    let wanted = &reading.entry;
    let suffix = format!("::{wanted}");
    let find = |is_it: &dyn Fn(&module::Function) -> bool| {
        module.functions.iter().position(|function| !function.blocks.is_empty() && is_it(function))
    };
    let is_rust = |function: &module::Function| function.source_name.ends_with(&suffix);
    let has_start = module.functions.iter().any(|function| function.source_name.contains("lang_start"));
    let rust = if has_start { find(&is_rust) } else { None };
    rust.or_else(|| find(&|function| function.name == *wanted))
        .or_else(|| find(&|function| function.source_name == *wanted))
        .or_else(|| find(&is_rust))
        .map(|index| index as u32)
}

/// Whether a module has an entry: a library has none.
pub fn has_entry(module: &Module, reading: &Reading) -> bool {
    entry_of(module, reading).is_some()
}

/// The entry; all functions that have a body and mark no error, if each is one.
fn entries(module: &Module, reading: &Reading) -> Option<Vec<u32>> {
    if !reading.every_function {
        return entry_of(module, reading).map(|entry| vec![entry]);
    }
    let is_entry = |function: &module::Function| {
        !function.blocks.is_empty()
            && !is_error(reading, function)
            && !reading.nondet_functions.iter().any(|name| function.has_name(name))
    };
    let numbered = (0..).zip(&module.functions);
    Some(numbered.filter(|(_, function)| is_entry(function)).map(|(number, _)| number).collect())
}

/// Where execution begins: the entries, and the constructors.
fn roots(module: &Module, entries: &[u32]) -> Vec<u32> {
    let mut roots: Vec<u32> = module.constructors.iter().map(|hook| hook.function).collect();
    roots.extend(entries);
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// Whether pointers from outside may lead to any global variable that other files can name: those of
/// functions without a body if they do anything, and those that callers of a function of a library pass,
/// where nothing else is assumed of them.
fn names_globals(module: &Module, reading: &Reading, entries: &[u32]) -> bool {
    let is_address = |ty: &module::TypeId| match module.ty(*ty) {
        Type::Int(bits) => *bits >= module.layout.pointer_bits,
        Type::Float(_) => false,
        _ => true,
    };
    let is_given_addresses = entries.iter().any(|&entry| {
        let function = &module.functions[entry as usize];
        function.name != "main" && function.locals[..function.parameters as usize].iter().any(is_address)
    });
    reading.externals == Externals::Anything || !is_assumed_separate(reading) && is_given_addresses
}

/// Whether it is assumed that pointers from outside lead to no global variable whose address is not used.
fn is_assumed_separate(reading: &Reading) -> bool {
    reading.every_function || reading.separate_pointers || reading.is_terminal()
}

impl<'m> Lowering<'m> {
    fn new(
        module: &'m Module,
        reading: &'m Reading,
        entries: Vec<u32>,
        clock: &'m Clock,
    ) -> Result<Lowering<'m>, LowerError> {
        let callable = callable(module, reading, &entries);
        let surroundings = Surroundings {
            separate: reading.separate_pointers,
            names_globals: names_globals(module, reading, &entries),
            shares_volatile: reading.volatile == Volatile::Unknown,
            hands_out_globals: !is_assumed_separate(reading),
            leaves_addresses: !reading.separate_pointers && !reading.is_terminal(),
            called: (reading.externals == Externals::Anything).then_some(&callable[..]),
        };
        let points = PointsTo::analyse_within(module, &roots(module, &entries), surroundings, clock);
        let terms = Terms::default();
        let memory = Memory::new(module.layout.pointer_bits, reading)?;
        let throwing = throwing::analyse(module, &points, clock);
        let once = Once::analyse(module, &points, &entries, clock);
        clock.check()?;
        let mut lowering = Lowering {
            clock,
            module,
            reading,
            entries,
            callable,
            points,
            types: Types::new(module),
            terms,
            variables: Vec::new(),
            variable_of: FxHashMap::default(),
            memory,
            checks: Vec::new(),
            initial: Vec::new(),
            unknown: Vec::new(),
            assumptions: BTreeSet::new(),
            bodiless: BTreeSet::new(),
            hidden: Hidden::Nothing,
            once,
            exit_handlers: None,
            makes_digits: digits::makes_digits(module) || reading.properties.contains(&Property::Alignment),
            exposed: Vec::new(),
            digits_of: FxHashMap::default(),
            symbols: FxHashMap::default(),
            throwing,
            thrown: handler::thrown(module),
            has_handlers: handler::has_handlers(module),
            signatures: vec![None; module.functions.len()],
            queue: Vec::new(),
        };
        lowering.start_memory();
        lowering.find_exposed();
        lowering.find_exit_handlers();
        lowering.assume_of_module();
        Ok(lowering)
    }

    /// The assumptions that rest on the module as a whole.
    fn assume_of_module(&mut self) {
        let (module, reading) = (self.module, self.reading);
        let mut used = Vec::new();
        if reading.every_function {
            used.extend([Assumption::EachFunctionAlone, Assumption::GivenPointers]);
            if module.globals.iter().any(|global| !global.is_internal && !global.is_constant) {
                used.push(Assumption::UnusedAddresses);
            }
        }
        if reading.globals_unknown {
            used.push(Assumption::UnknownGlobals);
        }
        if module.has_assembly {
            used.push(Assumption::ModuleAssembly);
        }
        if self.has_handlers && self.checks_memory() {
            used.push(Assumption::ExceptionsLive);
        }
        self.assumptions.extend(used);
    }

    fn program(mut self, functions: Vec<Option<Cfa>>) -> Program {
        if self.reading.every_function && self.hidden == Hidden::Beside {
            self.assumptions.insert(Assumption::NothingBeside);
        }
        let outside = self.reading.every_function.then(|| self.outside());
        let influence = self.influence(&functions);
        let program = Program {
            graph: self.terms.graph,
            variables: self.variables,
            entry: functions.len() as u32 - 1,
            functions,
            initial: self.initial,
            unknown: self.unknown,
            separate: self.reading.separate_pointers.then_some(self.memory.object_bits),
            wide_objects: self.reading.wide_objects,
            is_terminal: self.reading.is_terminal(),
            outside,
            hidden: self.hidden,
            checks: self.checks,
            influence,
            files: self.module.files.clone(),
            names: Names::of(self.module),
            assumptions: self.assumptions.into_iter().collect(),
            bodiless: self.bodiless.into_iter().collect(),
        };
        if cfg!(debug_assertions) {
            program.check_invariants();
        }
        program
    }

    /// The checks that places from which nothing is known may lead to. Where each function is an entry,
    /// nobody asks.
    fn influence(&self, functions: &[Option<Cfa>]) -> Influence {
        let locations = functions.iter().flatten().flat_map(|function| &function.locations);
        let places: BTreeSet<Place> = locations.filter_map(|location| location.resumes).collect();
        let places: Vec<Place> = places.into_iter().collect();
        if places.is_empty() || self.reading.every_function {
            return Influence::default();
        }
        let calls = CallsOfModule::new(self.module, &self.points, &self.entries);
        let calls_named = self.reading.externals == Externals::Anything;
        let called = if calls_named { &self.callable[..] } else { &[] };
        Influence::analyse(&calls, &places, called, &self.checks, self.clock)
    }

    /// The environment of callers.
    fn outside(&self) -> Outside {
        let mut is_named = named_functions(self.module);
        let Module { constructors, destructors, functions, aliases, has_assembly, .. } = self.module;
        for (_, symbol) in aliases {
            if let Symbol::Function(number) = symbol {
                is_named[*number as usize] = true;
            }
        }
        let hooks = constructors.iter().chain(destructors);
        let is_closed = |(number, is_named): (u32, bool)| {
            let begins = hooks.clone().any(|hook| hook.function == number);
            functions[number as usize].is_internal && !is_named && !has_assembly && !begins
        };
        Outside {
            first: self.memory.outside(),
            offset_bits: self.memory.offset_bits(),
            globals: self.memory.global_numbers(),
            is_closed: (0..).zip(is_named).map(is_closed).collect(),
            pointers: self.pointers(),
            leads_outside: self.memory.leads_outside_if_asked(),
        }
    }

    /// The parameters of functions that are addresses.
    fn pointers(&self) -> FxHashMap<u32, Vec<Variable>> {
        let mut pointers = FxHashMap::default();
        for &entry in &self.entries {
            let Some(signature) = &self.signatures[entry as usize] else { continue };
            let types = self.module.functions[entry as usize].locals.iter();
            let given = signature.parameters.iter().zip(types);
            let is_pointer = |ty: &module::TypeId| *self.module.ty(*ty) == Type::Pointer;
            let addresses = given.filter(|(_, ty)| is_pointer(ty)).map(|(&parameter, _)| parameter);
            pointers.insert(entry, addresses.collect());
        }
        pointers
    }

    pub fn variable(
        &mut self,
        name: String,
        sort: Sort,
        owner: Option<u32>,
        source: Option<SourceType>,
        role: Role,
    ) -> Variable {
        let term = self.terms.graph.variable(&name, sort);
        let variable = Variable(self.variables.len() as u32);
        self.variables.push(VariableInfo { name, term, owner, source, role });
        self.variable_of.insert(term, variable);
        variable
    }

    /// The term of a variable.
    pub fn term(&self, variable: Variable) -> Term {
        self.variables[variable.0 as usize].term
    }

    /// Whether a property is checked.
    pub fn checks_for(&self, property: Property) -> bool {
        self.reading.properties.contains(&property)
    }

    /// The width of a value of this type; 1 where there is no bit at all. `None` where it is too wide, or no
    /// value.
    pub fn width(&self, ty: module::TypeId) -> Option<u32> {
        Some(self.types.bits(ty)?.max(1))
    }

    /// Something may run that no step calls.
    pub fn may_run(&mut self, hidden: Hidden) {
        self.hidden = self.hidden.max(hidden);
    }

    /// A function is called where that is not followed: its checks are among those of the program all the
    /// same.
    pub fn called_later(&mut self, callee: u32) {
        let has_body = !self.module.functions[callee as usize].blocks.is_empty();
        if has_body && self.signature(callee).is_none() {
            self.may_run(Hidden::Functions);
        }
    }

    /// How a function is called, which makes it one that is lowered. `None` where a parameter or the result
    /// is of no type that can be followed.
    pub fn signature(&mut self, number: u32) -> Option<Signature> {
        if let Some(known) = &self.signatures[number as usize] {
            return Some(known.clone());
        }
        let function = &self.module.functions[number as usize];
        let mut widths = Vec::new();
        for &ty in &function.locals[..function.parameters as usize] {
            widths.push(self.width(ty)?);
        }
        let Type::Function { result, .. } = self.module.ty(function.ty) else { return None };
        let result = match self.module.ty(*result) {
            Type::Void => None,
            _ => Some(self.width(*result)?),
        };
        let name = &function.source_name;
        let make = |lowering: &mut Lowering, what: &str, width: u32| {
            let sort = lowering.terms.graph.bitvec_sort(width);
            lowering.variable(format!("{name}::{what}"), sort, Some(number), None, Role::Value)
        };
        let (mut parameters, mut undefined) = (Vec::new(), Vec::new());
        for (index, width) in widths.into_iter().enumerate() {
            parameters.push(make(self, &format!("argument {index}"), width));
            if self.tracks_undefined() {
                let is_defined = function.defined.get(index).copied().unwrap_or(false);
                let name = format!("unwritten bits of argument {index}");
                undefined.push((!is_defined).then(|| make(self, &name, width)));
            }
        }
        let is_tracked = self.tracks_undefined() && !function.returns_defined;
        let undefined_result =
            result.filter(|_| is_tracked).map(|width| make(self, "unwritten bits of the result", width));
        let result = result.map(|width| make(self, "result", width));
        let pointer = self.types.pointer_bits();
        let thrown = self.throwing[number as usize].then(|| {
            [("thrown", 1), ("exception", pointer), ("exception type", pointer)]
                .map(|(what, width)| make(self, what, width))
        });
        let signature = Signature { parameters, undefined, result, thrown, undefined_result };
        self.signatures[number as usize] = Some(signature.clone());
        self.queue.push(number);
        Some(signature)
    }
}
