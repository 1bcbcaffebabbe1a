//! Runs SMT and SAT solvers over benchmark files under the same conditions, and compares the results.
//!
//! The modules, in the order of a run: `cli` reads the command line; `corpus` finds the files and the
//! expected answers; `solvers` finds the solvers; `suite` runs all solvers on each file; `run` runs one
//! process under its limits; `answers` reads its output, and `cnf` checks a model against its formula;
//! `record` keeps one row per run; `score` adds rows up, and `compare` and `plot` compare solvers.
//! [`contest`] plays the tracks of SMT-COMP, `programs` runs `javelin verify`.
//!
//! Two modules write files to run: [`calls`] verification conditions in the shape of call graphs, and
//! [`growth`] scripts of doubling sizes. [`fuzz`] tests solvers with random scripts, [`limits`] attacks their
//! limits, `daemon` tests a daemon under load, and [`rounds`] a session that lasts for days.
//!
//! No solver is linked: every solver is a process. Public is what tests use.

mod answers;
pub mod calls;
mod cli;
mod cnf;
mod compare;
pub mod contest;
mod corpus;
mod daemon;
pub mod fuzz;
pub mod growth;
pub mod limits;
mod machine;
mod plot;
mod programs;
mod record;
pub mod rounds;
mod run;
mod score;
mod solvers;
mod status;
mod suite;
mod wheel;

pub use cli::main;
