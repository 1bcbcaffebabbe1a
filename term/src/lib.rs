//! Terms of SMT-LIB over bit-vectors, arrays and uninterpreted functions: a hash-consed graph, exact words of
//! any width, an evaluator, a printer, and rewriting by rules each of which is proved.
//!
//! Is the average of two bytes computed this way ever wrong, and on which bytes?
//!
//! ```
//! use javelin_term::bitvec::BitVec;
//! use javelin_term::eval::{Assignment, Evaluator};
//! use javelin_term::graph::Graph;
//! use javelin_term::limits::Limits;
//! use javelin_term::operator::Operator;
//! use javelin_term::print;
//! use javelin_term::rewrite::engine::Rewriter;
//!
//! let mut graph = Graph::new();
//! let byte = graph.bitvec_sort(8);
//! let (low, high) = (graph.variable("low", byte), graph.variable("high", byte));
//! let one = graph.number(1, 8);
//! let sum = graph.term(Operator::BvAdd, &[low, high]);
//! let average = graph.term(Operator::BvLshr, &[sum, one]);
//!
//! // Equal terms have equal ids, whatever the order of commutative operands.
//! assert_eq!(sum, graph.term(Operator::BvAdd, &[high, low]));
//!
//! // Rules bring terms into a normal form.
//! let difference = graph.bvsub(average, average);
//! let simplified = Rewriter::new(2).rewrite(&mut graph, difference);
//! assert_eq!(print::term(&graph, simplified, &Limits::none()).unwrap(), "#x00");
//!
//! // Terms have values under an assignment: the average of 200 and 100 is 22.
//! let mut assignment = Assignment::new();
//! assignment.set(low, BitVec::from_u64(200, 8));
//! assignment.set(high, BitVec::from_u64(100, 8));
//! let value = Evaluator::new().value(&graph, &assignment, average).unwrap();
//! assert_eq!(value, BitVec::from_u64(22, 8));
//! ```
//!
//! # The parts
//!
//! A [`bitvec::BitVec`] is a value of 1 to 2^24 bits. A [`graph::Graph`] owns terms; a [`graph::Term`] is a
//! number of four bytes that means something in its graph only. Terms are made of the core operators of
//! [`operator::Operator`]; derived operators (`bvsdiv`, `bvsmulo`, rotations) are methods that spell them out
//! ([`derived`]). Constructors do not check sorts: a caller that reads input checks first, as
//! `javelin-solver` does. A clone of a graph has the same terms under the same numbers, so ids are valid in
//! both.
//!
//! [`eval`] gives terms values, [`substitute`] replaces variables, [`traverse`] traverses shared terms
//! without recursion, [`mod@print`] writes SMT-LIB. A [`summary`] is a function whose body is used on demand,
//! a [`lambda`] an array that is defined by its elements.
//!
//! [`facts`] are abstract values: known bits and intervals, on which every operator of vectors computes.
//!
//! [`rewrite`] is a table of rules, each with its law; the workspace's tests prove every law and every
//! function.
//!
//! Every function that can take long takes [`limits::Limits`] and counts its [`work`]: it can be stopped
//! within milliseconds, on any input. Counters of all crates are rows of [`statistics`].

pub mod array;
pub mod bitvec;
mod calls;
pub mod derived;
pub mod eval;
pub mod facts;
pub mod graph;
mod id;
pub mod lambda;
pub mod limits;
pub mod memo;
pub mod operator;
mod pieces;
pub mod print;
pub mod rewrite;
pub mod sort;
pub mod statistics;
pub mod substitute;
mod summaries;
pub mod summary;
pub mod traverse;
pub mod work;
