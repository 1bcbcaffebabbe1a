//! The errors of the engine: each kind of mistake is a variant that holds the data a program needs to
//! react, and prints as a sentence for a person.

use javelin_parser::error::ParseError;

use super::handle::Sort;
use super::interpolants::NoInterpolant;
use crate::params::ParamError;
use crate::params::config::ConfigError;
use javelin_term::limits::Stop;
use javelin_term::sort::MAX_WIDTH;

/// A sort in a message: the handle for programs, the text for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedSort {
    /// The sort, as a handle.
    pub sort: Sort,
    /// Its text in SMT-LIB notation.
    pub text: Box<str>,
}

/// The requirement that the sort of an argument does not meet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// This sort, and no other.
    #[error("{}", .0.text)]
    Sort(NamedSort),
    /// The sort that an earlier argument has, counted from 1.
    #[error("{} like argument {}", .0.text, .1)]
    Like(NamedSort, usize),
    /// `Bool`.
    #[error("Bool")]
    Bool,
    /// A bit-vector of any width.
    #[error("a bit-vector")]
    BitVec,
    /// A bit-vector of one bit.
    #[error("(_ BitVec 1)")]
    Bit,
    /// An array of any sorts.
    #[error("an array")]
    Array,
}

/// Arguments whose sort is not the one that is expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: argument {} has sort {}, expected {expected}", .position + 1, .found.text)]
pub struct SortClash {
    /// The operator or function.
    pub name: Box<str>,
    /// The position of the argument, counted from 0.
    pub position: usize,
    /// The sort that it has.
    pub found: NamedSort,
    /// The requirement that it does not meet.
    pub expected: Expected,
}

/// Why a call of the engine is refused. The solver is as it was before the call.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A term, sort or function of another solver, or of this one before a reset.
    #[error("a term, sort or function of another solver, or of this one before it was reset")]
    Foreign,
    /// A sort clashes with what an operator or a function expects. Boxed, so that results stay small.
    #[error(transparent)]
    Clash(Box<SortClash>),
    /// An operator or function has the wrong number of arguments.
    #[error("{name}: expected {}{}, found {found}", if *.at_least { "at least " } else { "" },
        counted(*.expected, "argument", "arguments"))]
    Arguments {
        /// The operator or function.
        name: Box<str>,
        /// How many it takes.
        expected: usize,
        /// Whether it takes more, too.
        at_least: bool,
        /// How many there are.
        found: usize,
    },
    /// An operator has the wrong number of indices.
    #[error("{name}: expected {}, found {found}", counted(*.expected, "index", "indices"))]
    Indices {
        /// The operator, by its name in SMT-LIB.
        name: &'static str,
        /// How many it takes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A bit-vector of no bits.
    #[error("{what}: the width must be at least 1")]
    NoWidth {
        /// The sort or operator that was to be built.
        what: &'static str,
    },
    /// A bit-vector of more bits than the solver can hold (2^24).
    #[error("{what}: width {width} is beyond the supported maximum of {MAX_WIDTH} bits")]
    TooWide {
        /// The sort or operator that was to be built.
        what: &'static str,
        /// How wide it would have been.
        width: u64,
    },
    /// The high index of an extract is beyond the argument.
    #[error("extract: index {high} is beyond the top bit {top} of the argument")]
    HighIndex {
        /// The index that is too high.
        high: u64,
        /// The highest there is.
        top: u32,
    },
    /// The indices of an extract are in the wrong order.
    #[error("extract: the low index {low} is above the high index {high}")]
    IndexOrder {
        /// The low index, in bits.
        low: u64,
        /// The high index, in bits.
        high: u64,
    },
    /// `repeat` of no copies.
    #[error("repeat: the index must be at least 1")]
    NoCopies,
    /// `distinct` of more arguments than there may be: their pairs cannot be written out.
    #[error("distinct: {arguments} arguments make {pairs} pairs, more than {most}")]
    Pairs {
        /// The number of arguments.
        arguments: usize,
        /// The number of pairs of these.
        pairs: usize,
        /// The limit on the number of pairs.
        most: usize,
    },
    /// A number that does not fit in a bit-vector, and the width of that.
    #[error("bv{digits}: the number does not fit in {width} bits")]
    Number {
        /// The number, cut to a readable length.
        digits: String,
        /// The width in bits.
        width: u32,
    },
    /// Digits that do not belong to their kind of literal.
    #[error("{kind} literal: expected digits {digits}")]
    Digits {
        /// `binary` or `hexadecimal`.
        kind: &'static str,
        /// Those that are allowed.
        digits: &'static str,
    },
    /// A formal parameter in a term that is asserted, assumed or asked about.
    #[error("{name} is a formal parameter: it may occur in bodies of definitions only")]
    Parameter {
        /// The name of the parameter.
        name: Box<str>,
    },
    /// A definition over a parameter that [`Solver::parameter`](super::Solver::parameter) did not make, or
    /// twice over the same.
    #[error("{name}: parameter {} is no formal parameter, or stands there twice", .position + 1)]
    NoParameter {
        /// The function that was to be defined.
        name: Box<str>,
        /// The position of the parameter, counted from 0.
        position: usize,
    },
    /// A lambda or a quantifier that is not one of the supported definitions of arrays.
    #[error("{0}")]
    Binder(&'static str),
    /// A value for a term that is no constant: see [`Solver::evaluate`](super::Solver::evaluate).
    #[error("evaluate: values are given to declared constants only")]
    NoConstant,
    /// A constant array of a sort that is no array.
    #[error("const: {} is not an array sort", .0.text)]
    NoArray(NamedSort),
    /// A function without arguments: that is a constant.
    #[error("{name}: a function has at least one argument")]
    NoArguments {
        /// The name of the function.
        name: Box<str>,
    },
    /// The memory of terms is full: their numbers can address no more.
    #[error(
        "too many terms: more than four gigabytes; split the script, or share parts with let and define-fun \
         without arguments"
    )]
    TooManyTerms,
    /// Building was stopped by a limit or by another thread.
    #[error("{}", stopped(*.0))]
    Stopped(Stop),
    /// Numbered applications of something that has none.
    #[error("only nondeterministic summaries have numbered applications")]
    NoOccurrences,
    /// A number that no application of a nondeterministic summary has.
    #[error("{name}: there is no application of that number")]
    NoSuchOccurrence {
        /// The name of the summary.
        name: Box<str>,
    },
    /// An expansion of a summary that is refused.
    #[error(transparent)]
    Expansion(#[from] ExpansionError),
    /// A call that needs another state of the solver.
    #[error("{required}")]
    State {
        /// The state in which the call is possible.
        required: Required,
    },
    /// More levels are popped than are open.
    #[error("pop {levels}: only {open} levels are open")]
    Levels {
        /// How many were to be popped.
        levels: usize,
        /// How many are open.
        open: usize,
    },
    /// More levels are pushed than may be open.
    #[error("push {levels}: at most {most} levels can be open at once")]
    TooManyLevels {
        /// How many were to be pushed.
        levels: usize,
        /// How many may be open.
        most: usize,
    },
    /// There is no interpolant, or none was found.
    #[error(transparent)]
    NoInterpolant(#[from] NoInterpolant),
    /// A term that cannot be evaluated: arrays indexed by arrays, or summaries that call each other too
    /// often.
    #[error("{0}")]
    Unsupported(String),
    /// A text that would be too long, or that takes more than the limits allow.
    #[error("{0}")]
    Unwritten(String),
    /// A text that is no term, no sort, or names something that was not declared.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// A parameter that does not exist, or a value that it cannot have.
    #[error(transparent)]
    Param(#[from] ParamError),
    /// A configuration that does not exist or is malformed.
    #[error(transparent)]
    Config(#[from] ConfigError),
}

/// The state that a call needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Required {
    /// The last check answered `sat`, and nothing was asserted or popped since.
    #[error("there is a model only after a check that answered sat")]
    Model,
    /// The last check answered `unsat`, and nothing was asserted or popped since.
    #[error("there is a core only after a check that answered unsat")]
    Core,
    /// The last check answered `unknown` because it depends on what applications mean.
    #[error("there is a refinement only after a check that answered unknown for the reason refine")]
    Refinement,
    /// The first check is still to come.
    #[error("the setup is fixed from the first check on; reset first")]
    Unstarted,
    /// Nothing was asserted, pushed, popped or reset since an enumeration began.
    #[error("the assertions have changed since the enumeration began; begin another")]
    Unchanged,
}

/// Why the meaning of an application of a summary is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExpansionError {
    /// The term is no application of a summary.
    #[error("expected an application of a summary as (NAME argument ...)")]
    NoApplication,
    /// The summary has a body.
    #[error("{0} has a body, which is used when it is needed")]
    HasBody(Box<str>),
    /// The application has another meaning.
    #[error("the application has another meaning already")]
    HasMeaning,
    /// The application would come to mean itself; the summaries on the cycle, the first one again at the end.
    #[error("recursion through summaries: {}", .0.join(" -> "))]
    Recursion(Vec<Box<str>>),
}

fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}

fn stopped(stop: Stop) -> String {
    match stop {
        Stop::Memory => "limit memory: no more terms may be held; (reset) forgets those that are".into(),
        Stop::Timeout => "timeout: the time for the run is over".into(),
        Stop::Canceled => "canceled: nobody waits for the answer any more".into(),
        Stop::Broken(_) => format!("{stop}; please report the script"),
        Stop::Conflicts | Stop::Ticks | Stop::Incomplete | Stop::Refused => stop.to_string(),
    }
}
