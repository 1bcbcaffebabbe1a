//! Terms: sorts, operators and the hash-consed graph.

pub mod derived;
pub mod graph;
pub mod operator;
pub mod sort;
