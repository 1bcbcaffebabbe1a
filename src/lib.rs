//! Javelin, an SMT solver for bit-vectors, arrays and uninterpreted functions: the program around
//! [`javelin_solver`]. The library part exists so that tests drive what the binary runs.

pub mod cli;
pub mod client;
pub mod dimacs;
pub mod export;
pub mod params;
pub mod proof;
pub mod serve;
pub mod solve;
