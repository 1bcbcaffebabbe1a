//! Runs SMT and SAT solvers over benchmark files under the same conditions, and compares the results.
//!
//! The modules, in the order of a run: [`corpus`] finds the files and the expected answers; [`solvers`] finds
//! the solvers; [`suite`] runs all solvers on each file; [`run`] runs one process under its limits;
//! [`answers`] reads its output, and [`cnf`] checks a model against its formula; [`record`] keeps one row per
//! run; [`score`] adds rows up, and [`compare`] and [`plot`] compare solvers.
//!
//! Two modules write files to run: [`calls`] verification conditions in the shape of call graphs, and
//! [`arithmetic`] questions about products and quotients. [`law_search`] looks for laws of them. [`daemon`]
//! tests a daemon under load, [`limits`] attacks limits, and [`fuzz`] tests solvers with random scripts.
//!
//! No solver is linked: every solver is a process.

pub mod answers;
pub mod arithmetic;
pub mod calls;
pub mod cnf;
pub mod compare;
pub mod contest;
pub mod corpus;
pub mod daemon;
pub mod fuzz;
pub mod growth;
pub mod law_search;
pub mod limits;
pub mod machine;
pub mod plot;
pub mod programs;
pub mod record;
pub mod rounds;
pub mod run;
pub mod score;
pub mod solvers;
pub mod status;
pub mod suite;
pub mod wheel;
