#![doc = include_str!("../README.md")]

pub mod answer;
pub mod bitvec;
pub mod call_graph;
pub mod circuit;
pub mod cnf;
pub mod engine;
pub mod expansion_order;
pub mod levels;
pub mod limits;
pub mod listen;
pub mod params;
pub mod pipeline;
pub mod preprocess;
pub mod proof;
pub mod recall;
pub mod rewrite;
pub mod sat;
pub mod session;
pub mod statistics;
pub mod term;
pub mod theory;

pub use answer::model::Model;
pub use answer::value::Value;
pub use engine::{Error, Function, Interrupter, Setup, Solver, Sort, SortKind, Term, Unknown, Verdict};
