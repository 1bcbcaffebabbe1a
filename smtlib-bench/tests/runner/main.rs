//! The benchmark runner as a command and the fuzzer as a library, in one binary.

mod fuzz;
mod suite;
