//! Terms over bit-vectors, arrays and uninterpreted functions.

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
