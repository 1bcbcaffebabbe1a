//! Runs SMT and SAT solvers side by side over benchmark files, honestly, and compares what they did.
//!
//! The parts, in the order a run meets them: [`corpus`] finds the files and what is expected of them;
//! [`solvers`] finds the solvers; [`suite`] takes file by file and solver by solver; [`run`] is one process
//! under its limits; [`answers`] reads what it printed, [`cnf`] checks a model against its formula;
//! [`record`] keeps one row per run; [`score`] adds rows up, and [`compare`] and [`plot`] set them side by
//! side. [`calls`] makes verification conditions in the shape of call graphs.
//!
//! Nothing here knows a solver's code: everything is a process.

pub mod answers;
pub mod calls;
pub mod cnf;
pub mod compare;
pub mod corpus;
pub mod daemon;
pub mod fuzz;
pub mod limits;
pub mod machine;
pub mod plot;
pub mod record;
pub mod run;
pub mod score;
pub mod solvers;
pub mod status;
pub mod suite;
pub mod wheel;
