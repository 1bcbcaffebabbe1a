//! Javelin as a library: an SMT solver for bit-vectors, arrays and uninterpreted functions.
//!
//! Is the midpoint of a binary search always between its ends?
//!
//! ```
//! use javelin_solver::{Solver, Verdict};
//!
//! let mut solver = Solver::new();
//! let word = solver.bitvec_sort(32)?;
//! let (low, high) = (solver.declare("low", word)?, solver.declare("high", word)?);
//! let ordered = solver.bvule(low, high)?;
//! solver.assert(ordered)?;
//!
//! // (low + high) / 2, unless it is outside: is that possible?
//! let one = solver.number(1, 32)?;
//! let sum = solver.bvadd(low, high)?;
//! let middle = solver.bvlshr(sum, one)?;
//! let outside = solver.bvult(middle, low)?;
//! assert_eq!(solver.check_assuming(&[outside])?, Verdict::Sat);
//! let model = solver.model()?;
//! println!("low = {}, high = {}", model.get("low").unwrap(), model.get("high").unwrap());
//!
//! // The same as text, and mended: low + (high - low) / 2.
//! let outside = solver.parse("(bvult (bvadd low (bvlshr (bvsub high low) #x00000001)) low)")?;
//! assert_eq!(solver.check_assuming(&[outside])?, Verdict::Unsat);
//! # Ok::<(), javelin_solver::Error>(())
//! ```
//!
//! # The nouns
//!
//! A [`Solver`] owns terms, assertions and all that is built for checks. Several solvers share nothing. A
//! solver can be moved to another thread; its calls take `&mut self`, so two threads use two solvers. Its
//! documentation holds the diagram of its states.
//!
//! A [`Sort`] says what values a term has: `Bool`, bit-vectors of 1 to 2^24 bits, arrays, and sorts that are
//! declared. [`Solver::kind`] takes it apart.
//!
//! A [`Term`] is a formula, a bit-vector or an array: a handle of eight bytes that is copied freely. Methods
//! of the solver build terms from terms and check sorts: `solver.bvadd(x, y)?`. The [`Error`] of a clash
//! holds both sorts. Equal terms are equal handles. A handle of another solver is an error, never another
//! term. [`Solver::show`] prints a term, [`Solver::parse`] reads one. A [`Function`] is what [`Solver::call`]
//! applies.
//!
//! A [`Verdict`] is what a check ends with: `Sat`, `Unsat`, or `Unknown` with the reason ([`Unknown`]). `Sat`
//! is only answered when every assertion was evaluated under the model.
//!
//! A [`Value`] is typed: a Boolean, a [`BitVec`] (to and from integers of any width), an [`ArrayValue`], an
//! [`Element`] of a declared sort. A [`Model`] holds the values of everything declared; both are `Send` and
//! `Sync`, and need no solver.
//!
//! A [`Core`] names the assertions and assumptions that `Unsat` rests on, if [`Setup::track_named`] is on.
//!
//! A [`Budget`] bounds each check by time, work or memory, an [`Interrupter`] stops it from another thread.
//! Either way the verdict is [`Unknown::Stopped`], and the solver can be used on.
//!
//! A [`Setup`] is fixed at the first check: the level of rewriting, cores, proofs, and the
//! [parameters](params) of the search, which can be set by name and come in named
//! [configurations](params::config).
//!
//! *Summaries* are functions whose bodies are used only where a counterexample depends on them; the bodies
//! can stay with the caller, who is asked for them: [`Solver::check_expanding`].
//!
//! A [`Listener`] is told what checks do while they do it; [`Statistic`]s say what they did.
//!
//! A [session] is the SMT-LIB shell on a solver: text in, replies out. [`proof`] writes and checks
//! proofs of `Unsat`, [`recall`] is for caches of answers that many solvers share.
//!
//! Underneath is a SAT solver of its own, [`sat::Solver`], for clauses of [`cnf`] and files in DIMACS. Terms
//! are those of the crate [`javelin_term`]: [`Solver::graph_mut`] is the graph, for who builds many.
//!
//! # More
//!
//! How the solver works inside is told by [its map](internals). Modules that are not listed here stand open
//! for the tests, benchmarks and fuzzers of its workspace and change without notice.

pub mod call_graph;
pub mod cnf;
pub mod expansion_order;
pub mod listen;
pub mod params;
pub mod proof;
pub mod recall;
pub mod sat;
pub mod session;

// The stages inside: public because this crate's own tests and benchmarks stand on them, hidden because
// nothing is promised about them. No other crate uses them, but for a test of the table of passes; the names
// that a user needs are given below.
#[doc(hidden)]
pub mod answer;
#[doc(hidden)]
pub mod circuit;
#[doc(hidden)]
pub mod engine;
#[doc(hidden)]
pub mod interpolate;
#[doc(hidden)]
pub mod levels;
#[doc(hidden)]
pub mod pipeline;
#[doc(hidden)]
pub mod preprocess;
#[doc(hidden)]
pub mod theory;

#[doc = include_str!("../README.md")]
pub mod internals {}

pub use answer::model::{FunctionValue, Meaning, Model};
pub use answer::value::{ArraySort, ArrayValue, Element, Value, ValueError, ValueSort};
pub use engine::questions::Ending;
pub use engine::questions::all_sat::{Cube, Enumeration};
pub use engine::questions::consequences::{Classes, Consequence, Consequences, Implied};
pub use engine::questions::optimum::{Bounds, Objective, Optimum};
pub use engine::{
    Core, Error, ExpansionError, Expected, Function, Host, Interrupter, NamedSort, NoInterpolant, Partition,
    Required, Setup, Shown, Solver, Sort, SortClash, SortKind, Term, TracerSource, Unknown, Verdict,
};
pub use javelin_parser::error::ParseError;
pub use javelin_parser::operator::Operator;
pub use javelin_term::bitvec::{self, BitVec};
pub use javelin_term::limits::{self, Budget, Stop};
pub use javelin_term::statistics::{self, Statistic};
pub use listen::{Event, Listener};
pub use num_bigint::{BigInt, BigUint};
pub use params::Params;
