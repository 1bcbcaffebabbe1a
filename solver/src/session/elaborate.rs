//! From what the parser recognises to terms.
//!
//! **Idea.** The parser reports sorts, literals, operators and calls as it reads them; here they are checked and
//! become terms of the graph at once, so that no syntax tree lies between a script and its terms.
//!
//! **Here.** Derived operators are spelled out in the core ones ([`crate::term::derived`]); calls of defined
//! functions are inlined by substitution, calls of declared ones become applications.
//!
//! **Contract.** Only well-sorted terms reach the graph. A refusal names the operator and what it expected, and
//! leaves nothing behind but unused terms.
//!
//! **Cost.** Constant per application of a binary operator, without allocation; a call costs what the part of
//! the body that depends on the parameters does.

mod operators;
mod summaries;

use javelin_parser::builder::{BuildError, Builder};
use javelin_parser::operator::Operator;

use crate::bitvec::BitVec;
use crate::limits::{Limits, Stop};
use crate::term::graph::{Graph, Term};
use crate::term::print;
use crate::term::sort::{MAX_WIDTH, Sort, SortKind};
use crate::term::substitute::Substitution;
use crate::term::traverse::{Occurrence, is_parameter};

/// A function with at least one argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The symbol of a declared function.
    Declared(Term),
    /// The number of a definition.
    Defined(u32),
    /// The symbol of a summary.
    Summary(Term),
    /// One application of a nondeterministic summary: the number of the list of its tags.
    Occurrence(u32),
}

struct Definition {
    name: Box<str>,
    parameters: Box<[Term]>,
    body: Term,
    /// How many terms were built since the parameters: no more than these depend on them.
    size: usize,
}

/// Builds the terms of one script.
pub struct Elaborator {
    /// The terms.
    pub graph: Graph,
    definitions: Vec<Definition>,
    /// Which parts of bodies depend on parameters.
    parametric: Occurrence,
    substitution: Substitution,
    /// Scratch space for argument lists.
    terms: Vec<Term>,
    /// What ends the command that is being read.
    pub limits: Limits,
    /// Whether definitions are summaries.
    pub structural_abstraction: bool,
    /// Definitions of fewer terms than this are inlined all the same.
    pub inline_size: usize,
    /// Applications of nondeterministic summaries that the script names: the symbol and the tags.
    occurrences: Vec<(Term, Box<[Term]>)>,
}

impl Default for Elaborator {
    fn default() -> Elaborator {
        Elaborator {
            graph: Graph::new(),
            definitions: Vec::new(),
            parametric: Occurrence::new(is_parameter),
            substitution: Substitution::new(),
            terms: Vec::new(),
            limits: Limits::none(),
            structural_abstraction: false,
            inline_size: 0,
            occurrences: Vec::new(),
        }
    }
}

/// A refusal with this message.
fn refuse<T>(message: String) -> Result<T, BuildError> {
    Err(BuildError(message))
}

impl Elaborator {
    /// An elaborator with an empty graph.
    pub fn new() -> Elaborator {
        Elaborator::default()
    }

    /// The name of a sort in messages.
    fn sort_text(&self, sort: Sort) -> String {
        print::sort(&self.graph, sort)
    }

    /// Refuses to build so many terms more if memory might run out then.
    fn check_room(&self, more: usize) -> Result<(), BuildError> {
        self.check_limits(more)?;
        match self.graph.has_room(more) {
            true => Ok(()),
            false => refuse(
                "too many terms: more than four gigabytes; split the script, or share parts with let and \
                 define-fun without arguments"
                    .into(),
            ),
        }
    }

    /// Refuses to go on where a limit is reached. Looks at the memory when about a thousand terms are new.
    fn check_limits(&self, more: usize) -> Result<(), BuildError> {
        const PERIOD: usize = 1024;
        let terms = self.graph.len();
        let is_due = self.limits.count_memory() && terms / PERIOD != (terms + more) / PERIOD;
        let memory = if is_due { self.limits.check_memory(self.graph.bytes()) } else { Ok(()) };
        match memory.and_then(|()| self.limits.check()) {
            Ok(()) => Ok(()),
            Err(Stop::Memory) => {
                refuse("limit memory: no more terms may be held; (reset) forgets those that are".into())
            }
            Err(stop) => refuse(format!("{stop}: nobody waits for the answer any more")),
        }
    }

    fn vector_sort(&mut self, width: u64) -> Result<Sort, BuildError> {
        let width = check_width("(_ BitVec n)", width)?;
        Ok(self.graph.bitvec_sort(width))
    }

    /// The sort a function expects at every argument.
    fn check_call(&self, function: Function, arguments: &[Term]) -> Result<(), BuildError> {
        let (name, count) = match function {
            Function::Declared(symbol) => {
                (&self.graph.symbol(symbol).name, self.argument_sorts(symbol).map_or(0, <[Sort]>::len))
            }
            Function::Defined(number) => {
                let definition = &self.definitions[number as usize];
                (&definition.name, definition.parameters.len())
            }
            Function::Summary(_) | Function::Occurrence(_) => {
                let (symbol, _) = self.summary_of(function);
                (&self.graph.symbol(symbol).name, self.declared(symbol))
            }
        };
        if arguments.len() != count {
            let plural = if count == 1 { "" } else { "s" };
            return refuse(format!("{name}: expected {count} argument{plural}, found {}", arguments.len()));
        }
        for (position, &argument) in arguments.iter().enumerate() {
            let expected = match function {
                Function::Declared(symbol) => self.argument_sorts(symbol).map(|sorts| sorts[position]),
                Function::Defined(number) => {
                    Some(self.graph.sort(self.definitions[number as usize].parameters[position]))
                }
                Function::Summary(_) | Function::Occurrence(_) => {
                    self.argument_sorts(self.summary_of(function).0).map(|sorts| sorts[position])
                }
            };
            if expected != Some(self.graph.sort(argument)) {
                let expected = expected.map_or_else(String::new, |sort| self.sort_text(sort));
                return refuse(self.mismatch(name, arguments, position, &expected));
            }
        }
        Ok(())
    }

    fn argument_sorts(&self, symbol: Term) -> Option<&[Sort]> {
        match self.graph.sorts.kind(self.graph.sort(symbol)) {
            SortKind::Function(arguments, _) => Some(arguments),
            _ => None,
        }
    }

    /// Says that the argument at a position has another sort than expected.
    fn mismatch(&self, name: &str, arguments: &[Term], position: usize, expected: &str) -> String {
        let found = self.sort_text(self.graph.sort(arguments[position]));
        format!("{name}: argument {} has sort {found}, expected {expected}", position + 1)
    }

    /// The body of a definition over the arguments.
    fn inline(&mut self, number: u32, arguments: &[Term]) -> Term {
        let Elaborator { graph, definitions, parametric, substitution, .. } = self;
        let definition = &definitions[number as usize];
        substitution.clear();
        for (&parameter, &argument) in definition.parameters.iter().zip(arguments) {
            substitution.set(parameter, argument);
        }
        substitution.apply_where(graph, definition.body, |term| parametric.known(term).is_some())
    }
}

/// The width, if a bit-vector can be that wide.
fn check_width(what: &str, width: u64) -> Result<u32, BuildError> {
    match u32::try_from(width) {
        Ok(0) => refuse(format!("{what}: the width must be at least 1")),
        Ok(width) if width <= MAX_WIDTH => Ok(width),
        _ => refuse(format!("{what}: width {width} is beyond the supported maximum of {MAX_WIDTH} bits")),
    }
}

impl Builder for Elaborator {
    type Term = Term;
    type Sort = Sort;
    type Function = Function;

    fn bool_sort(&mut self) -> Sort {
        Sort::BOOL
    }

    fn bitvec_sort(&mut self, width: u64) -> Result<Sort, BuildError> {
        self.vector_sort(width)
    }

    fn array_sort(&mut self, index: Sort, element: Sort) -> Result<Sort, BuildError> {
        Ok(self.graph.sorts.intern(SortKind::Array(index, element)))
    }

    fn uninterpreted_sort(&mut self, name: &str) -> Sort {
        self.graph.sorts.uninterpreted(name)
    }

    fn sort_of(&self, term: Term) -> Sort {
        self.graph.sort(term)
    }

    fn sort_name(&self, sort: Sort) -> String {
        self.sort_text(sort)
    }

    fn binary(&mut self, digits: &[u8]) -> Result<Term, BuildError> {
        check_width("binary literal", digits.len() as u64)?;
        match BitVec::from_binary(digits) {
            Some(value) => Ok(self.graph.constant(&value)),
            None => refuse("binary literal: expected digits 0 and 1".into()),
        }
    }

    fn hexadecimal(&mut self, digits: &[u8]) -> Result<Term, BuildError> {
        check_width("hexadecimal literal", (digits.len() as u64).saturating_mul(4))?;
        match BitVec::from_hexadecimal(digits) {
            Some(value) => Ok(self.graph.constant(&value)),
            None => refuse("hexadecimal literal: expected digits 0 to 9 and a to f".into()),
        }
    }

    fn decimal(&mut self, digits: &[u8], width: u64) -> Result<Term, BuildError> {
        let width = check_width("(_ bvN n)", width)?;
        let significant = digits.iter().position(|&digit| digit != b'0').unwrap_or(digits.len());
        let significant = &digits[significant..];
        // A number of k digits has at least 3 (k - 1) + 1 bits.
        let fits = significant.len().saturating_sub(1).saturating_mul(3) < width as usize;
        let value = match significant {
            [] if !digits.is_empty() => Some(BitVec::zero(width)),
            _ if fits => BitVec::from_decimal(significant, width),
            _ => None,
        };
        match value {
            Some(value) => Ok(self.graph.constant(&value)),
            None => {
                let shown = String::from_utf8_lossy(&digits[..digits.len().min(40)]);
                let dots = if digits.len() > 40 { "..." } else { "" };
                refuse(format!("bv{shown}{dots}: the number does not fit in {width} bits"))
            }
        }
    }

    fn apply(&mut self, operator: Operator, indices: &[u64], arguments: &[Term]) -> Result<Term, BuildError> {
        self.apply_operator(operator, indices, arguments)
    }

    fn constant_array(&mut self, sort: Sort, value: Term) -> Result<Term, BuildError> {
        let SortKind::Array(_, element) = *self.graph.sorts.kind(sort) else {
            return refuse(format!("const: {} is not an array sort", self.sort_text(sort)));
        };
        if self.graph.sort(value) != element {
            return refuse(self.mismatch("const", &[value], 0, &self.sort_text(element)));
        }
        self.check_room(1)?;
        Ok(self.graph.constant_array(sort, value))
    }

    fn declare_constant(&mut self, name: &str, sort: Sort) -> Term {
        self.graph.variable(name, sort)
    }

    fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
    ) -> Result<Function, BuildError> {
        if arguments.is_empty() {
            return refuse(format!("{name}: a function has at least one argument"));
        }
        let sort = self.graph.sorts.intern(SortKind::Function(arguments.into(), result));
        let symbol = self.graph.variable(name, sort);
        Ok(Function::Declared(symbol))
    }

    fn parameter(&mut self, name: &str, sort: Sort) -> Term {
        self.graph.parameter(name, sort)
    }

    fn define_function(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
    ) -> Result<Function, BuildError> {
        if parameters.is_empty() {
            return refuse(format!("{name}: a function has at least one argument"));
        }
        let size = (body.index() + 1).saturating_sub(parameters[0].index());
        if self.structural_abstraction && size >= self.inline_size {
            return self.define_summary(name, parameters, body, false);
        }
        self.parametric.find(&self.graph, body);
        // Every definition has a parameter, and the graph runs out of terms first.
        let number = self.definitions.len() as u32;
        self.definitions.push(Definition { name: name.into(), parameters: parameters.into(), body, size });
        Ok(Function::Defined(number))
    }

    fn call(&mut self, function: Function, arguments: &[Term]) -> Result<Term, BuildError> {
        self.check_call(function, arguments)?;
        match function {
            Function::Defined(number) => {
                self.check_room(self.definitions[number as usize].size)?;
                Ok(self.inline(number, arguments))
            }
            Function::Declared(symbol) => {
                self.check_room(1)?;
                self.terms.clear();
                self.terms.push(symbol);
                self.terms.extend_from_slice(arguments);
                Ok(self.graph.term(crate::term::operator::Operator::Apply, &self.terms))
            }
            Function::Summary(_) | Function::Occurrence(_) => self.application(function, arguments),
        }
    }

    fn define_summary(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
        nondeterministic: bool,
    ) -> Result<Function, BuildError> {
        Ok(self.add_summary(name, parameters, body, nondeterministic))
    }

    fn declare_summary(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
        nondeterministic: bool,
    ) -> Result<Function, BuildError> {
        Ok(self.add_client_summary(name, arguments, result, nondeterministic))
    }

    fn is_constant(&self, function: Function) -> bool {
        match function {
            Function::Summary(symbol) => self.declared(symbol) == 0,
            _ => false,
        }
    }

    fn occurrence(&mut self, function: Function, indices: &[u64]) -> Result<Function, BuildError> {
        self.named_occurrence(function, indices)
    }
}
