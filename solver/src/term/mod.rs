//! Terms: sorts, operators and the hash-consed graph.

pub mod array;
mod calls;
pub mod derived;
pub mod eval;
pub mod graph;
mod id;
pub mod memo;
pub mod operator;
pub mod print;
pub mod sort;
pub mod substitute;
mod summaries;
pub mod summary;
pub mod traverse;
