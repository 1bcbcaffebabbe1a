//! Terms: sorts, operators and the hash-consed graph.

pub mod array;
mod calls;
pub mod derived;
pub mod eval;
pub mod graph;
mod id;
pub mod lambda;
pub mod memo;
pub mod operator;
mod pieces;
pub mod print;
pub mod sort;
pub mod substitute;
mod summaries;
pub mod summary;
pub mod traverse;
