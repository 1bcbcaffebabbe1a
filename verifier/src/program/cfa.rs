//! Control-flow automata: the one form of programs that all engines work on.
//!
//! **Idea.** A function is a graph whose edges carry operations on variables (Beyer et al., *Software Model
//! Checking via Large-Block Encoding*, II.A). Operations are terms, so whatever is built of them is shared,
//! substituted, evaluated and printed by what the solver has.
//!
//! **Here.** A variable is a term of [`Program::graph`] that occurs in operations itself: an edge that
//! assigns `x + 1` to `x` holds the term `x + 1` over the term of `x`. Engines rename. Memory is variables
//! too, of array sorts: one for each region that one access may share. Values of instructions are substituted
//! into the operations that use them; what has no variable has no name.

use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::assumption::Assumption;
use crate::frontend::flow::components;
use crate::frontend::module::{SourceType, Span};
use crate::program::influence::Influence;
use crate::program::names::Names;
use crate::reading::Property;

/// A variable, by its number in [`Program::variables`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variable(pub u32);

/// A location of a function, by its number in [`Cfa::locations`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(pub u32);

/// An instruction of the module: where something of the program form comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The function of the instruction.
    pub function: u32,
    /// The block in the function.
    pub block: u32,
    /// The instruction in it.
    pub instruction: u32,
}

/// The role of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A value of the program.
    Value,
    /// A region of memory: an array from addresses to bytes or words.
    Memory,
    /// A value of the program that is taken for a pointer: if nobody has made it, engines may take it for the
    /// address of an object of its own. There are none unless that is assumed ([`Program::separate`]).
    Pointer,
    /// Bookkeeping that no program sees: which number the next object has, what was freed.
    Ghost,
}

/// A variable of the program form.
#[derive(Clone, Debug)]
pub struct VariableInfo {
    /// Its name for people: `main::low`, `state`.
    pub name: String,
    /// The term that stands for it: a variable of the graph.
    pub term: Term,
    /// The function whose activations have one each; `None` for one that all share.
    pub owner: Option<u32>,
    /// How values are shown, where debug information has the type.
    pub source: Option<SourceType>,
    /// The role in the source.
    pub role: Role,
}

/// Where an unknown value comes from, so that the interpreter can be given it. The same source may be asked
/// several times along an execution: the order of occurrence determines which answer is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The result of a call of a function without a body.
    Result(Place),
    /// Whether an allocation fails: 1 bit.
    Failure(Place),
    /// Bytes of a new object that nothing was written to: those from an offset on, so many, the first byte
    /// lowest.
    Contents {
        /// The `alloca` or the call that allocates.
        place: Place,
        /// The number of the first byte.
        offset: u64,
        /// The number of bytes.
        bytes: u32,
    },
    /// An argument of the function where execution begins, by position.
    Argument(u32),
    /// Bytes of a global variable at the beginning, where these are unknown.
    Global {
        /// The number of the global variable.
        global: u32,
        /// The number of the first byte.
        offset: u64,
        /// The number of bytes.
        bytes: u32,
    },
    /// Bytes of the object of its own that a pointer of unknown origin is the address of.
    Separate {
        /// The number of the object in that address.
        number: u32,
        /// The first byte, as an address from the pointer on.
        offset: i64,
        /// The number of bytes.
        bytes: u32,
    },
    /// Bytes of memory that the program has not made: their address, and how many.
    Outside {
        /// The address of the first byte.
        address: u64,
        /// The number of bytes.
        bytes: u32,
    },
    /// The value that a volatile access reads.
    Volatile(Place),
    /// Whether a weak `cmpxchg` fails though what it expects is there: 1 bit.
    Spurious(Place),
    /// The value that a function without a body leaves in a variable: in a replay, what was there before.
    Left(Place),
    /// Any other source, which no replay can set.
    Other(Place),
}

/// The step of an edge.
#[derive(Clone, Debug)]
pub enum Op {
    /// All at once: terms are over the values before.
    Assign(Vec<(Variable, Term)>),
    /// Goes on only where this is true.
    Assume(Term),
    /// Each gets any value.
    Havoc(Vec<(Variable, Source)>),
}

/// An operation, or something that engines have to know of.
#[derive(Clone, Debug)]
pub enum Step {
    /// An operation on variables.
    Op(Op),
    /// A call of a function with a body: its parameters are assigned, and its results afterwards.
    Call {
        /// The number of the callee.
        callee: u32,
        /// One for each of [`Cfa::parameters`].
        arguments: Vec<Term>,
        /// One for each of [`Cfa::results`]; `None` for results that the caller ignores.
        results: Vec<Option<Variable>>,
    },
    /// Nothing, but an object in memory has just been made whose bytes are as they were in this region:
    /// replays take them from there.
    New {
        /// The `alloca` or call that makes it.
        place: Place,
        /// The address that is accessed.
        address: Term,
        /// Its size in bytes, as wide as an address.
        bytes: Term,
        /// The region that is accessed.
        region: Variable,
    },
}

/// An edge of a function's control-flow automaton.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The location where it begins.
    pub from: Location,
    /// The location where it ends.
    pub to: Location,
    /// The step that it executes.
    pub step: Step,
    /// Where it comes from.
    pub span: Span,
}

/// The kind of a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocationKind {
    /// A location of no other kind.
    Inner,
    /// Where a check has failed: its number. Nothing leads on.
    Error(u32),
    /// The continuation is not known, and why: no proof may rest on it. Nothing leads on.
    Open(String),
    /// Where execution ends without returning. Nothing leads on.
    End,
}

/// A location of a function.
#[derive(Clone, Debug)]
pub struct LocationInfo {
    /// The kind of the location.
    pub kind: LocationKind,
    /// Where it comes from.
    pub span: Span,
    /// A label of the source that stands here.
    pub label: Option<String>,
    /// If nothing is known from here on, the instruction from which execution goes on at most, and which
    /// calls nothing but functions whose address is taken; `None` where execution may go on anywhere.
    pub resumes: Option<Place>,
}

/// A function with a body.
#[derive(Clone, Debug)]
pub struct Cfa {
    /// Its name in the source.
    pub name: String,
    /// The variables that arguments are assigned to.
    pub parameters: Vec<Variable>,
    /// The variables whose values at the exit are the results.
    pub results: Vec<Variable>,
    /// All variables that each activation has of its own, parameters and results among them. At the entry all
    /// but the parameters have any value; operations of the program never read these.
    pub locals: Vec<Variable>,
    /// The locations by number.
    pub locations: Vec<LocationInfo>,
    /// Its edges, ascending by where they begin.
    pub edges: Vec<Edge>,
    /// The location where it begins.
    pub entry: Location,
    /// The location where it returns.
    pub exit: Location,
}

impl Cfa {
    /// The edges that begin at a location, with their numbers. Logarithmic in all edges.
    pub fn outgoing(&self, location: Location) -> impl Iterator<Item = (usize, &Edge)> {
        let first = self.edges.partition_point(|edge| edge.from < location);
        let edges = self.edges[first..].iter().take_while(move |edge| edge.from == location);
        edges.enumerate().map(move |(index, edge)| (first + index, edge))
    }

    /// The locations that the edges of each location lead to.
    pub fn successors(&self) -> Vec<Vec<u32>> {
        let mut successors = vec![Vec::new(); self.locations.len()];
        self.edges.iter().for_each(|edge| successors[edge.from.0 as usize].push(edge.to.0));
        successors
    }
}

impl Program {
    /// Whether a function has a loop.
    pub fn has_loops(&self) -> bool {
        self.functions.iter().flatten().any(|function| {
            let component = components(&function.successors());
            let of = |location: Location| component[location.0 as usize];
            function.edges.iter().any(|edge| of(edge.from) == of(edge.to))
        })
    }
}

/// The terms that an edge evaluates.
pub fn terms(edge: &Edge) -> Vec<Term> {
    match &edge.step {
        Step::Op(Op::Assign(values)) => values.iter().map(|(_, term)| *term).collect(),
        Step::Op(Op::Assume(condition)) => vec![*condition],
        Step::Op(Op::Havoc(_)) => Vec::new(),
        Step::Call { arguments, .. } => arguments.clone(),
        Step::New { address, bytes, .. } => vec![*address, *bytes],
    }
}

/// The variables that an edge itself gives new values to.
pub fn writes(edge: &Edge) -> Vec<Variable> {
    match &edge.step {
        Step::Op(Op::Assign(values)) => values.iter().map(|(variable, _)| *variable).collect(),
        Step::Op(Op::Havoc(values)) => values.iter().map(|(variable, _)| *variable).collect(),
        Step::Call { results, .. } => results.iter().flatten().copied().collect(),
        Step::Op(Op::Assume(_)) | Step::New { .. } => Vec::new(),
    }
}

/// The functions that each calls.
pub fn calls(functions: &[Option<Cfa>]) -> Vec<Vec<u32>> {
    let callee = |edge: &Edge| match edge.step {
        Step::Call { callee, .. } => Some(callee),
        _ => None,
    };
    let called = |function: &Option<Cfa>| {
        function.iter().flat_map(|function| &function.edges).filter_map(callee).collect()
    };
    functions.iter().map(called).collect()
}

/// The reason why an execution is not followed where it calls a function without a body and without a model.
pub const NO_BODY: &str = "a call of what has no body";

/// A check: one edge assumes that it fails and leads to an error location, another that it holds and leads
/// on.
#[derive(Clone, Debug)]
pub struct Check {
    /// Its number: its position in [`Program::checks`].
    pub number: u32,
    /// The function it is in.
    pub function: u32,
    /// The instruction that it is made for.
    pub place: Place,
    /// Where both edges begin.
    pub at: Location,
    /// Where the edge of failure ends.
    pub error: Location,
    /// The property that is checked.
    pub property: Property,
    /// The condition that holds where the check does.
    pub holds: Term,
    /// The failure in a few words: `assertion can fail`, `division by zero`.
    pub says: String,
    /// Where it stands in the source.
    pub span: Span,
}

/// Code that may run though no step calls it, beginning at locations that are [`LocationKind::Open`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hidden {
    /// Nothing, or what has no checks.
    #[default]
    Nothing,
    /// Functions of the module that are not among those of the program, so that their checks are not known.
    Functions,
    /// Threads or handlers of signals: they change memory in the middle of any activation.
    Beside,
}

/// The environment of callers, where each function is an entry.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// The first address of memory that the program has not made.
    pub first: u64,
    /// The bits of an offset: those above number the object of an address.
    pub offset_bits: u32,
    /// The global variables that are in memory, by their objects.
    pub globals: FxHashMap<u64, u32>,
    /// For each function, whether all its callers are in the program.
    pub is_closed: Vec<bool>,
    /// The parameters of functions that are addresses.
    pub pointers: FxHashMap<u32, Vec<Variable>>,
    /// A variable: if it is 1, all addresses that are read lead to pages that the program has not made.
    pub leads_outside: Option<Variable>,
}

impl Outside {
    /// Where some bytes come from that nobody has written.
    pub fn source(&self, address: u64, bytes: u32) -> Option<Source> {
        if address >= self.first {
            return Some(Source::Outside { address, bytes });
        }
        let global = *self.globals.get(&(address >> self.offset_bits))?;
        Some(Source::Global { global, offset: address & ((1 << self.offset_bits) - 1), bytes })
    }
}

/// A program: its functions as control-flow automata.
#[derive(Clone)]
pub struct Program {
    /// The graph of its terms.
    pub graph: Graph,
    /// The variables by number.
    pub variables: Vec<VariableInfo>,
    /// The functions, by their numbers in the module; `None` for those without a body or a call.
    pub functions: Vec<Option<Cfa>>,
    /// Where execution begins. It has no parameters: arguments are unknown values that it starts with.
    pub entry: u32,
    /// The values of shared variables at the beginning, all at once; those that are not listed are unknown.
    pub initial: Vec<(Variable, Term)>,
    /// Shared variables that are unknown at the beginning and that a replay can set.
    pub unknown: Vec<(Variable, Source)>,
    /// The bits of an address that number its object, where pointers that nobody has made are
    /// those of objects of their own. These have the upper half of all numbers.
    pub separate: Option<u32>,
    /// Whether what an access touches after the end of an object belongs to that object alone.
    pub wide_objects: bool,
    /// Whether memory is one place for each pointer and constant offset.
    pub is_terminal: bool,
    /// The environment of callers, where each function is an entry.
    pub outside: Option<Outside>,
    /// The code that may run though no step calls it.
    pub hidden: Hidden,
    /// The checks by number.
    pub checks: Vec<Check>,
    /// The checks that may be reached from where nothing is known.
    pub influence: Influence,
    /// The source files by number.
    pub files: Vec<String>,
    /// The names of the source and their meanings.
    pub names: Names,
    /// The assumptions that it was read by, ascending.
    pub assumptions: Vec<Assumption>,
    /// The functions without a body and without a model that are called, ascending.
    pub bodiless: Vec<String>,
}
