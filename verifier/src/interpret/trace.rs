//! The trace of an execution, for people.

use std::collections::BTreeMap;

use javelin_solver::BitVec;

use crate::frontend::module::{SourceType, Span};
use crate::program::cfa::Place;
use crate::reading::Property;

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A function began: its name in the source, and its arguments with their types where these are known.
    /// The place is that of the call (the definition, for the entry), the depth that of the function that
    /// begins.
    Enter(String, Vec<(String, SourceType, BitVec)>),
    /// It returned, with this value, or was left without one (also by what was thrown). The depth is that of
    /// the function that ends.
    Return(String, Option<BitVec>),
    /// A variable of the source that belongs to the running function got a value: its name (`s.count`,
    /// `a[3]` for parts), its type, the value.
    Assign(String, SourceType, BitVec),
    /// A global variable of the source got a value.
    Global(String, SourceType, BitVec),
    /// A variable of another function that runs got a value, through an address: the name of the function,
    /// and what [`Event::Assign`] has.
    Outer(String, String, SourceType, BitVec),
    /// A variable of the source was read before anything was written to it, and the program does not say
    /// what it is: the name of the function that it belongs to (none for a global one), and what
    /// [`Event::Assign`] has.
    Initial(Option<String>, String, SourceType, BitVec),
    /// A volatile variable of the source was read: what was there.
    Volatile(String, SourceType, BitVec),
    /// An allocation returned null.
    Failure,
    /// A weak `cmpxchg` failed though what it expected was there.
    Spurious,
    /// A function without a body returned a value that the program does not determine: the name of the
    /// function.
    Input(String, SourceType, BitVec),
    /// A branch: whether its condition was true.
    Branch(bool),
    /// The program wrote text.
    Output(Vec<u8>),
}

/// An event and where it happened.
#[derive(Clone, Debug)]
pub struct TraceStep {
    /// The place in the source.
    pub span: Span,
    /// How many calls deep; 0 is the entry.
    pub depth: u32,
    /// The event at this step.
    pub event: Event,
}

/// How an execution ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The entry returned, or the program called `exit`: the status.
    Exit(i64),
    /// It did what a property forbids: at this instruction, and what is said of it (`division by zero`).
    Violation {
        /// The place of the check.
        place: Place,
        /// The property that is violated.
        property: Property,
        /// In a few words.
        says: String,
    },
    /// An assumption of the program was false.
    Assumption,
    /// It aborted, or was stopped by a trap that no property forbids.
    Abort(String),
    /// It took more steps than it may.
    Steps,
    /// Something the interpreter does not know: what, and where.
    Unknown(String, Place),
}

/// Names of what addresses lead to, by the addresses.
pub type AddressNames = BTreeMap<u64, String>;

/// The trace of an execution.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The events in order. Bounded: where there is more, the last events are kept, and `is_cut` is set.
    pub steps: Vec<TraceStep>,
    /// Whether events at the beginning are missing.
    pub is_cut: bool,
    /// The end of the execution.
    pub end: End,
    /// The place of the end.
    pub span: Span,
    /// How many instructions were executed.
    pub instructions: u64,
    /// The names of what the addresses in the steps lead to, as far as it has any.
    pub names: AddressNames,
    /// Whether the program was given addresses that it did not make: they mean something else where its
    /// objects lie elsewhere.
    pub has_foreign_addresses: bool,
    /// Whether it has made an address an integer.
    pub has_digits: bool,
    /// The function without a body, by its number, whose result or effect its end depends on, if there is
    /// one that must not be anything.
    pub depends_on: Option<u32>,
    /// The words of the command line that it was given, the first one the name of the program; none if it was
    /// given none.
    pub words: Vec<Vec<u8>>,
}
