//! Concrete execution: what no input decides is executed, and the execution that there is, is a proof.
//!
//! **Idea.** Constant propagation to its end (Wegman, Zadeck, *Constant Propagation with Conditional
//! Branches*, TOPLAS 1991, with nothing joined): a program that uses no value from outside has one
//! execution. If that comes to an end, every check holds that it does not fail.
//!
//! **Why it is right.** The interpreter marks whatever the program does not determine, and ends where such a
//! value is used: inputs, memory that nothing was written to, whether an allocation succeeds, digits and
//! order of addresses, results of streams. So an execution that comes to `exit` was decided by the program
//! alone. A violation is executed again like any other counterexample.

use super::kit::ledger::Ledger;
use super::kit::problem::Problem;
use super::kit::table::EngineRow;
use super::kit::{Engine, Rest};
use crate::interpret::execute_determined;
use crate::interpret::trace::End;
use crate::program::cfa::{Check, Hidden, Program};
use crate::why::Why;

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "concrete",
    about: "The program is executed as far as it uses no unknown value: to its end, that is a proof.",
    options: &[],
    shared: &[],
    make: |problem, program| Ok(Box::new(Execution::new(problem, program))),
    refuses: |_, _| None,
    // Another solver that is named is to decide by itself; and an execution leaves no script.
    takes_turns: |effort| !effort.certifies && effort.questions.is_none() && effort.other_solver().is_none(),
};

struct Execution<'p> {
    problem: Problem<'p>,
    checks: Vec<Check>,
    /// Whether something may happen that the interpreter does not execute.
    is_partial: bool,
}

impl<'p> Execution<'p> {
    fn new(problem: Problem<'p>, program: &Program) -> Execution<'p> {
        let is_partial = program.hidden == Hidden::Beside || problem.reading.assumes_nothing;
        Execution { problem, checks: program.checks.clone(), is_partial }
    }
}

impl Engine for Execution<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        let Problem { module, reading, replayer, ref limits, .. } = self.problem;
        if self.is_partial {
            ledger.unless_known(&Why::Undetermined("more may happen than what is executed".into()));
            return Rest::Nothing;
        }
        let trace = execute_determined(module, reading, limits.of_execution());
        match trace.end {
            End::Exit(_) => {
                (0..self.checks.len()).for_each(|check| ledger.holds(check));
                Rest::Complete
            }
            End::Violation { place, property, .. } => {
                let is_it = |check: &&Check| (check.place, check.property) == (place, property);
                if let Some(check) = self.checks.iter().find(is_it) {
                    match replayer.replay(check, &[], limits) {
                        Ok(trace) => ledger.fails(check.number as usize, trace),
                        Err(why) => ledger.doubt(check.number as usize, why),
                    }
                }
                Rest::Nothing
            }
            End::Steps if limits.stopped().is_some() => {
                ledger.stop(limits.ended());
                Rest::Nothing
            }
            End::Unknown(what, _) => {
                ledger.unless_known(&Why::Undetermined(what));
                Rest::Nothing
            }
            _ => Rest::Nothing,
        }
    }
}
