#![doc = include_str!("../README.md")]

pub mod answer;
pub mod bitvec;
pub mod circuit;
pub mod cnf;
pub mod levels;
pub mod limits;
pub mod listen;
pub mod params;
pub mod preprocess;
pub mod proof;
pub mod rewrite;
pub mod sat;
pub mod session;
pub mod statistics;
pub mod term;
pub mod theory;
