//! Terms by checked constructors, on the ids of the graph.
//!
//! **Idea.** The graph trusts its callers that arguments are well sorted. Here is the one
//! place that checks, for the parser and for programs alike.
//!
//! **Here.** Derived operators become core ones ([`javelin_term::derived`]); calls of defined functions are
//! inlined by substitution, calls of declared ones become applications. Nothing is simplified.
//!
//! **Contract.** Only well-sorted terms reach the graph. After an error nothing remains but unused
//! terms.
//!
//! **Cost.** Constant per application of a binary operator, without allocation; a call costs what the part of
//! the body that depends on the parameters does.

use std::sync::atomic::Ordering;

use super::error::{Error, Expected, NamedSort, SortClash};
use super::handle::{FunctionId, Owner, Sort as SortHandle};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Kind, Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::print;
use javelin_term::sort::{MAX_WIDTH, Sort, SortKind};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::{Occurrence, is_parameter};
use javelin_term::work::{PERIOD, Work, steps_of};

/// About what a term takes at the least: its node, its place in the table, and a child in the pool.
const TERM_BYTES: u64 = 40;

/// A function that is inlined.
pub(super) struct Definition {
    name: Box<str>,
    pub(super) parameters: Box<[Term]>,
    sorts: Box<[Sort]>,
    pub(super) body: Term,
    /// How many terms were built since the parameters: no more than these depend on them.
    size: usize,
}

/// The terms of one solver and what builds them.
pub(crate) struct Terms {
    /// The mark of the solver that owns these terms.
    pub owner: Owner,
    pub graph: Graph,
    pub(super) definitions: Vec<Definition>,
    /// Whether a formal parameter was ever made.
    has_parameters: bool,
    /// Which parts of bodies depend on parameters.
    parametric: Occurrence,
    substitution: Substitution,
    /// Space for argument lists.
    pub(super) scratch: Vec<Term>,
    /// The limits that stop building: a flag of another thread, time, and memory.
    pub limits: Limits,
    /// The steps since the last check of the limits.
    steps: usize,
    /// Whether definitions are summaries.
    pub structural_abstraction: bool,
    /// Definitions of fewer terms than this are inlined all the same.
    pub inline_size: usize,
    /// Applications of nondeterministic summaries that were asked for by number: the symbol and the tags.
    pub(super) occurrences: Vec<(Term, Box<[Term]>)>,
}

impl Terms {
    pub fn new() -> Terms {
        Terms {
            owner: Owner::fresh(),
            graph: Graph::new(),
            definitions: Vec::new(),
            has_parameters: false,
            parametric: Occurrence::new(is_parameter),
            substitution: Substitution::new(),
            scratch: Vec::new(),
            limits: Limits::none(),
            steps: 0,
            structural_abstraction: false,
            inline_size: 0,
            occurrences: Vec::new(),
        }
    }

    /// Learns anew which terms depend on parameters, and forgets the rest that was remembered of terms, after
    /// their ids have changed.
    pub(super) fn refresh_memos(&mut self) {
        self.substitution = Substitution::new();
        self.parametric = Occurrence::new(is_parameter);
        for definition in &self.definitions {
            self.parametric.find(&self.graph, definition.body);
        }
    }

    /// A sort for messages, which show the beginning of one that is very long.
    pub fn named(&self, sort: Sort) -> NamedSort {
        NamedSort {
            sort: SortHandle { id: sort, owner: self.owner },
            text: print::brief_sort(&self.graph, sort).into(),
        }
    }

    /// The argument at a position has another sort than expected.
    pub fn clash(&self, name: &str, arguments: &[Term], position: usize, expected: Expected) -> Error {
        let found = self.named(self.graph.sort(arguments[position]));
        Error::Clash(Box::new(SortClash { name: name.into(), position, found, expected }))
    }

    /// Refuses to build this number of terms more if memory might run out then.
    pub fn check_room(&mut self, more: usize) -> Result<(), Error> {
        self.check_limits(more)?;
        match self.graph.has_room(more) {
            true => Ok(()),
            false => Err(Error::TooManyTerms),
        }
    }

    /// Refuses to continue if a limit is reached. A flag of another thread is seen at once; time and memory
    /// are checked once enough terms, or steps of work, may have been added since that it matters.
    pub fn check_limits(&mut self, more: usize) -> Result<(), Error> {
        self.steps = self.steps.saturating_add(1 + more);
        match self.steps >= PERIOD || self.limits.cancel.load(Ordering::Relaxed) {
            true => self.look(0),
            false => Ok(()),
        }
    }

    /// Asks for room before lists take this number of bytes at once.
    pub fn reserve(&self, bytes: usize) -> Result<(), Error> {
        match bytes {
            0 => Ok(()),
            _ => Work::new(&self.limits).reserve(bytes).map_err(Error::Stopped),
        }
    }

    /// Checks the limits, before this number of bytes is allocated.
    fn look(&mut self, bytes: u64) -> Result<(), Error> {
        self.steps = 0;
        self.limits.count(Kind::Term, self.graph.len() as u64);
        self.limits.count(Kind::Text, self.graph.bytes_beside_nodes());
        self.limits.reserve(bytes + self.graph.growth(PERIOD)).map_err(Error::Stopped)
    }

    /// Refuses to build this number of terms more, each of them new, if memory would run out then.
    pub fn check_memory_of(&mut self, more: usize) -> Result<(), Error> {
        self.check_room(more)?;
        self.look((more as u64).saturating_mul(TERM_BYTES))
    }

    /// Refuses to make a constant so wide where a limit is reached, or the memory for it is not there.
    fn check_wide(&mut self, width: u32) -> Result<(), Error> {
        self.steps += steps_of(width);
        // The value, and the digits or limbs from which it is made.
        if self.steps >= PERIOD { self.look(u64::from(width) / 2) } else { Ok(()) }
    }

    /// `(_ BitVec width)`.
    pub fn bitvec_sort(&mut self, width: u64) -> Result<Sort, Error> {
        let width = check_width("(_ BitVec n)", width)?;
        Ok(self.graph.bitvec_sort(width))
    }

    /// `#b...`
    pub fn binary(&mut self, digits: &[u8]) -> Result<Term, Error> {
        let width = check_width("binary literal", digits.len() as u64)?;
        self.check_wide(width)?;
        let value = BitVec::from_binary(digits);
        let value = value.ok_or(Error::Digits { kind: "binary", digits: "0 and 1" })?;
        Ok(self.graph.constant(&value))
    }

    /// `#x...`
    pub fn hexadecimal(&mut self, digits: &[u8]) -> Result<Term, Error> {
        let width = check_width("hexadecimal literal", (digits.len() as u64).saturating_mul(4))?;
        self.check_wide(width)?;
        let value = BitVec::from_hexadecimal(digits);
        let value = value.ok_or(Error::Digits { kind: "hexadecimal", digits: "0 to 9 and a to f" })?;
        Ok(self.graph.constant(&value))
    }

    /// `(_ bvN width)`
    pub fn decimal(&mut self, digits: &[u8], width: u64) -> Result<Term, Error> {
        let width = check_width("(_ bvN n)", width)?;
        self.check_wide(width)?;
        let significant = digits.iter().position(|&digit| digit != b'0').unwrap_or(digits.len());
        let significant = &digits[significant..];
        // A number of k digits has at least 3 (k - 1) + 1 bits.
        let fits = significant.len().saturating_sub(1).saturating_mul(3) < width as usize;
        let value = match significant {
            [] if !digits.is_empty() => Some(BitVec::zero(width)),
            _ if fits => {
                let mut work = Work::new(&self.limits);
                BitVec::from_decimal_within(significant, width, &mut work).map_err(Error::Stopped)?
            }
            _ => None,
        };
        match value {
            Some(value) => Ok(self.graph.constant(&value)),
            None => {
                let shown = String::from_utf8_lossy(&digits[..digits.len().min(40)]);
                let dots = if digits.len() > 40 { "..." } else { "" };
                Err(Error::Number { digits: format!("{shown}{dots}"), width })
            }
        }
    }

    /// `((as const sort) value)`
    pub fn constant_array(&mut self, sort: Sort, value: Term) -> Result<Term, Error> {
        let SortKind::Array(_, element) = *self.graph.sorts.kind(sort) else {
            return Err(Error::NoArray(self.named(sort)));
        };
        if self.graph.sort(value) != element {
            return Err(self.clash("const", &[value], 0, Expected::Sort(self.named(element))));
        }
        self.check_room(1)?;
        Ok(self.graph.constant_array(sort, value))
    }

    /// A fresh uninterpreted function.
    pub fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
    ) -> Result<FunctionId, Error> {
        if arguments.is_empty() {
            return Err(Error::NoArguments { name: name.into() });
        }
        let sort = self.graph.sorts.intern(SortKind::Function(arguments.into(), result));
        Ok(FunctionId::Declared(self.graph.variable(name, sort)))
    }

    /// A function whose applications mean `body`: inlined, or under structural abstraction a summary.
    pub fn define_function(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
    ) -> Result<FunctionId, Error> {
        let Some(first) = parameters.iter().min() else {
            return Err(Error::NoArguments { name: name.into() });
        };
        let size = (body.index() + 1).saturating_sub(first.index());
        if self.structural_abstraction && size >= self.inline_size {
            return Ok(self.add_summary(name, parameters, body, false));
        }
        self.parametric.find_within(&self.graph, body, &self.limits).map_err(Error::Stopped)?;
        // Every definition has a parameter, and the graph runs out of terms first.
        let number = self.definitions.len() as u32;
        let sorts = parameters.iter().map(|&parameter| self.graph.sort(parameter)).collect();
        let (name, parameters) = (name.into(), parameters.into());
        self.definitions.push(Definition { name, parameters, sorts, body, size });
        Ok(FunctionId::Defined(number))
    }

    /// An application of a declared or defined function, or of a summary.
    pub fn call(&mut self, function: FunctionId, arguments: &[Term]) -> Result<Term, Error> {
        self.check_call(function, arguments)?;
        match function {
            FunctionId::Defined(number) => {
                self.check_room(self.definitions[number as usize].size)?;
                self.inline(number, arguments).map_err(Error::Stopped)
            }
            FunctionId::Declared(symbol) => {
                self.check_room(1)?;
                self.scratch.clear();
                self.scratch.push(symbol);
                self.scratch.extend_from_slice(arguments);
                Ok(self.graph.term(Operator::Apply, &self.scratch))
            }
            FunctionId::Summary(_) | FunctionId::Occurrence(_) => self.application(function, arguments),
        }
    }

    /// Whether the arguments have the number and the sorts that the function takes.
    fn check_call(&self, function: FunctionId, arguments: &[Term]) -> Result<(), Error> {
        let (name, expected) = self.signature(function);
        if arguments.len() != expected.len() {
            let (expected, found) = (expected.len(), arguments.len());
            return Err(Error::Arguments { name: name.into(), expected, at_least: false, found });
        }
        let sorts = arguments.iter().map(|&argument| self.graph.sort(argument));
        match sorts.zip(expected).position(|(found, &expected)| found != expected) {
            None => Ok(()),
            Some(position) => {
                let expected = Expected::Sort(self.named(expected[position]));
                Err(self.clash(name, arguments, position, expected))
            }
        }
    }

    /// The name of a function and the sorts of the arguments that a caller passes.
    fn signature(&self, function: FunctionId) -> (&str, &[Sort]) {
        let (symbol, most) = match function {
            FunctionId::Defined(number) => {
                let definition = &self.definitions[number as usize];
                return (&definition.name, &definition.sorts);
            }
            FunctionId::Declared(symbol) => (symbol, usize::MAX),
            FunctionId::Summary(_) | FunctionId::Occurrence(_) => {
                let (symbol, _) = self.summary_of(function);
                (symbol, self.declared(symbol))
            }
        };
        let sorts: &[Sort] = match self.graph.sorts.kind(self.graph.sort(symbol)) {
            SortKind::Function(arguments, _) => arguments,
            _ => &[],
        };
        (&self.graph.symbol(symbol).name, &sorts[..most.min(sorts.len())])
    }

    /// The body of a definition over the arguments.
    fn inline(&mut self, number: u32, arguments: &[Term]) -> Result<Term, Stop> {
        let Terms { graph, definitions, parametric, substitution, limits, .. } = self;
        let definition = &definitions[number as usize];
        substitution.clear();
        for (&parameter, &argument) in definition.parameters.iter().zip(arguments) {
            substitution.set(parameter, argument);
        }
        let depends = |term| parametric.known(term).is_some();
        substitution.apply_where_within(graph, definition.body, depends, limits)
    }

    /// A fresh formal parameter.
    pub fn parameter(&mut self, name: &str, sort: Sort) -> Term {
        self.has_parameters = true;
        self.graph.parameter(name, sort)
    }

    /// A formal parameter in a term, if there is one. Terms are visited only once there are parameters.
    pub fn parameter_in(&mut self, term: Term) -> Result<Option<Term>, Error> {
        match self.has_parameters {
            true => self.parametric.find_within(&self.graph, term, &self.limits).map_err(Error::Stopped),
            false => Ok(None),
        }
    }
}

/// The width, if a bit-vector can be that wide.
pub(super) fn check_width(what: &'static str, width: u64) -> Result<u32, Error> {
    match u32::try_from(width) {
        Ok(0) => Err(Error::NoWidth { what }),
        Ok(width) if width <= MAX_WIDTH => Ok(width),
        _ => Err(Error::TooWide { what, width }),
    }
}
