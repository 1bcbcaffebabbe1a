//! The program as people and clients on pipes use it, and the tables of its documentation. One binary,
//! since each links all of the solver and the daemon; `tests/daemon` is the other one.

#[path = "../corpus/mod.rs"]
mod corpus;
#[path = "../process/mod.rs"]
mod process;

mod attacks;
mod bad_input;
mod cli;
mod dialect;
mod ends;
mod entry;
mod options;
mod params;
mod regress_fuzz;
mod rounds;
mod scripts;
mod summaries;
mod verify;
