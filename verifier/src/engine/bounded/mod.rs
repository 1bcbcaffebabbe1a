//! The plain engine: calls inlined, loops unrolled, all in one formula.
//!
//! **Idea.** Bounded model checking of programs (Clarke, Kroening and Lerda, *A Tool for Checking ANSI-C
//! Programs*, 2004). The program is unrolled to a bound; a check that fails within it is a
//! satisfiable formula. What is unsatisfiable holds if the bound is never reached, which is asked of the
//! solver too.
//!
//! **Here.** The bound doubles as far as time and memory allow. One session of the solver lives all the time,
//! each question is an assumption. All checks are asked, the cheapest first, each for a short time, then for
//! longer. A model is turned into inputs and executed by the interpreter before anything is said.
//!
//! Where loops do not end within the bound the program is unrolled once more, so that each of them ends with
//! a round that stands for all that are left, with any values of what the loop writes (Darke et al.,
//! *Over-approximating Loops to Prove Properties Using Bounded Model Checking*, 2015). What holds there,
//! holds.
//!
//! **Contract.** `Holds` is said of a check only if no failure of it is in the unrolled program, and it does
//! not lie behind a place that the solver can reach and where the unrolled program ends too early.

mod run;
mod search;
#[cfg(test)]
pub(super) mod tests;
mod unroll;
mod workers;

use super::replayer::{Interpreter, Replayer};
use super::{Limits, Results, Watch};
use crate::frontend::module::Module;
use crate::job::{Effort, Outcome};
use crate::program::cfa::Program;
use crate::reading::Reading;
use search::Search;
use workers::Workers;

/// Decides the checks of a program, as far as the limits allow.
pub fn decide(
    program: &mut Program,
    effort: &Effort,
    limits: &Limits,
    watch: &dyn Watch,
    replayer: &mut dyn Replayer,
) -> Results {
    decide_rest(program, Vec::new(), effort, limits, watch, replayer)
}

/// Decides those checks of which that is not known.
fn decide_rest(
    program: &mut Program,
    known: Vec<Outcome>,
    effort: &Effort,
    limits: &Limits,
    watch: &dyn Watch,
    replayer: &mut dyn Replayer,
) -> Results {
    let checks = program.checks.clone();
    // What other threads hold is not counted with what this one holds.
    let parts = if effort.parallel > 1 { 2 } else { 1 };
    let limits = &Limits { memory: limits.memory / parts, ..limits.clone() };
    match Workers::new(effort, limits) {
        Ok(workers) => {
            Search::new(program, checks, workers, limits, watch, replayer).knowing(known).run(effort)
        }
        Err(error) => Results {
            outcomes: checks.iter().map(|_| Outcome::Open(error.to_string())).collect(),
            stopped: Some(error.to_string()),
            ..Results::default()
        },
    }
}

/// Decides the checks of a program that was made of a module; those that are known stay as they are.
pub fn run(
    module: &Module,
    program: &mut Program,
    known: Vec<Outcome>,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Results {
    let limits = Limits::new(effort, watch);
    let _turn = limits.held.enter();
    decide_rest(program, known, effort, &limits, watch, &mut Interpreter { module, reading, limits: &limits })
}
