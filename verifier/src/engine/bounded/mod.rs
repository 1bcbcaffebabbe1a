//! Bounded model checking (BMC): calls inlined, loops unrolled, all in one formula.
//!
//! **Idea.** Bounded model checking of programs (Clarke, Kroening and Lerda, *A Tool for Checking ANSI-C
//! Programs*, 2004). The program is unrolled to a bound; a check that fails within it is a
//! satisfiable formula. A check whose formula is unsatisfiable holds if the bound is never reached, which is
//! asked of the solver too.
//!
//! **Here.** The bound doubles as far as time and memory allow. One session of the solver lives all the time,
//! each question is an assumption. All checks are asked, the cheapest first, each for a short time, then for
//! longer. A model is turned into inputs and executed by the interpreter before anything is said.
//!
//! Where loops do not end within the bound the program is unrolled once more, so that each of them ends with
//! a round that stands for all that are left, with any values of what the loop writes (Darke et al.,
//! *Over-approximating Loops to Prove Properties Using Bounded Model Checking*, 2015). A check that holds
//! there holds.
//!
//! **Contract.** `Holds` is said of a check only if no failure of it is in the unrolled program, and it
//! is not reachable from a place that the solver can reach and where the unrolled program ends too early.

mod run;
mod search;
#[cfg(test)]
pub(crate) mod tests;
mod unroll;
mod workers;

use search::BoundedSearch;

use super::kit::table::EngineRow;

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "bounded",
    about: "Calls are inlined and loops unrolled, further and further: bounded model checking.",
    options: &[],
    shared: &["unroll", "recursion", "parallel", "connect", "solver", "certificate", "emit-vc"],
    make: |problem, program| Ok(Box::new(BoundedSearch::new(problem, program)?)),
    refuses: |_, _| None,
    takes_turns: |_| true,
};
