//! Failures of functions by themselves, from the entry of the program on.
//!
//! **Idea.** A report is worth most if the program itself runs into it: the condition of a check is lifted to
//! the entry, and a counterexample there is executed from there (Babić 2008, section 4.2.4; for reports that
//! depend on global variables his evaluation asks for just that, section 6.2.1).
//!
//! **Here.** A library may have no entry, and a program may be too large to be followed from it; so this is
//! tried for failures that were found, with the time that is left, and decides nothing where it finds no
//! failure. Nor does it where the null comes from a function without a body, which need not return or leave
//! it, or from the arguments of the entry. So only executions that can be replayed are examined.

use super::{GoalState, LiftingSearch, ROUNDS};
use crate::engine::calysto::conditions::Counters;
use crate::engine::calysto::execute::Mode;
use crate::engine::kit::ledger::Ledger;
use crate::job::Effort;
use crate::limits::Stopped;

impl LiftingSearch<'_> {
    /// Looks for executions from the entry on that fail some checks.
    pub fn failures(mut self, wanted: &[usize], effort: &Effort) -> (Ledger, Counters) {
        self.tells_causes = true;
        for &rounds in effort.unroll.as_ref().map_or(ROUNDS, std::slice::from_ref) {
            if let Err(stopped) = self.fail_within(rounds, wanted, effort) {
                self.stop(stopped);
                break;
            }
            if !wanted.iter().any(|&check| self.is_open(check)) {
                break;
            }
        }
        self.finished()
    }

    /// Looks for them with loops unrolled to a bound.
    fn fail_within(&mut self, rounds: u32, wanted: &[usize], effort: &Effort) -> Result<(), Stopped> {
        let entry = self.symbolic.entry;
        let mut some = self.summaries(Mode::Replayed(rounds), effort);
        some.execute_all(&mut self.symbolic, &mut self.goals, &self.problem.limits, entry)?;
        for &check in wanted {
            if !self.is_open(check) {
                continue;
            }
            self.tell("failures from the entry on");
            if let GoalState::Perhaps = self.reached_from_entry(&mut some, check)
                && let Err(why) = self.replay(&some, check)
            {
                self.open_for(check, why);
            }
            self.go_on()?;
        }
        Ok(())
    }
}
