//! Javelin, an SMT solver for bit-vectors, arrays and uninterpreted functions: the program around
//! [`javelin_solver`] and [`javelin_server`]. Its library exists so that tests drive the code that the binary
//! runs; [`client`] is the crate `javelin-client`.

mod allocator;
pub mod cli;
pub mod dimacs;
pub mod export;
pub mod params;
pub mod proof;
pub mod serve;
pub mod solve;
pub mod worker;

pub use javelin_client as client;
