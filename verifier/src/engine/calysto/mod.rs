//! Calysto: an extended static checker whose calls are summaries.
//!
//! **Idea.** Each function is executed once, on terms; what it does to its callers is a handful of summaries.
//! A check is a condition over its own function and what it calls; bodies are examined where a
//! counterexample depends on them (Babić and Hu, *Calysto: Scalable and Precise Extended Static Checking*,
//! ICSE 2008; Babić, *Exploiting Structure for Scalable Software Verification*, 2008).
//!
//! **Here.** `symbols`: unknown values. `execute`: one function; `summary`, `summaries`:
//! what callers see. `goals`: what may be reached. `conditions` are asked of a solver, or remembered
//! by `cache`; `search`: what is asked, and what
//! follows; `shares`: on several threads. `walk`: from a counterexample to inputs.
//!
//! **Contract.** Loops are seen in two ways, so that a check holds only if no execution fails it, and fails
//! only if the interpreter has executed that.

mod cache;
mod conditions;
mod execute;
mod goals;
mod search;
mod shares;
mod summaries;
mod summary;
mod symbols;
#[cfg(test)]
mod tests;
mod walk;

use javelin_term::statistics::Statistic;

use super::kit::ledger::Ledger;
use super::kit::problem::Problem;
use super::kit::replayer::Interpreter;
use super::kit::table::{EngineRow, ONE_AT_A_TIME, OptionRow, OptionValues, SHARED};
use super::kit::{Engine, Rest};
use crate::job::{AUTO, Cause, Effort, NullFrom, Outcome, Standing};
use crate::limits::Clock;
use crate::program::cfa::{Check, Program};
use crate::program::lower::{has_entry, lower_within};
use crate::program::strangers::Strangers;
use crate::reading::{Property, Reading};
use conditions::Counters;
use search::LiftingSearch;

/// Functions by themselves leave this part of the work to the program from its entry on.
const SHARE: u64 = 4;

/// Whether the bodies of all calls stand in place of summaries.
pub const EAGER: OptionRow = OptionRow {
    name: "eager",
    about: "The bodies of all calls stand in place of summaries.",
    values: OptionValues::Flag,
};

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "calysto",
    about: "Calls are summaries, whose bodies are looked at where a counterexample depends on them.",
    options: &[EAGER],
    shared: &SHARED,
    make: |problem, program| Ok(Box::new(Calysto { problem, program, counters: Counters::default() })),
    refuses,
    // Another solver is asked with all bodies in place, as bounded model checking asks it; and a certificate
    // has a script for each condition of a function and of its callers, where unrolling has one for a check.
    takes_turns: |effort| effort.solver.is_none() && !effort.certifies,
};

fn refuses(effort: &Effort, reading: &Reading) -> Option<String> {
    // Functions by themselves are dealt out to threads, each with answers of its own.
    let is_dealt = reading.every_function && effort.cache.is_none() && effort.questions.is_none();
    let asks_one = effort.connect.is_none() && !is_dealt;
    (effort.parallel != 1 && asks_one).then(|| ONE_AT_A_TIME.to_owned())
}

struct Calysto<'p> {
    problem: Problem<'p>,
    program: &'p mut Program,
    counters: Counters,
}

impl Engine for Calysto<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        let problem = self.problem.clone();
        let (mut own, counters) = match problem.reading.every_function {
            true => each_function(&problem, self.program, ledger.blank()),
            false => LiftingSearch::new(&problem, self.program, ledger.blank()).run(),
        };
        own.decided_alone();
        // Beside others the report has the rounds of bounded model checking.
        if problem.effort.engine == AUTO && !problem.reading.every_function {
            own.report.unrolled = 0;
        }
        ledger.adopt(own, |_| true);
        self.counters.add(counters);
        Rest::Nothing
    }

    fn statistics(&self) -> Vec<Statistic> {
        self.counters.rows()
    }

    fn is_of_program(&self) -> bool {
        false
    }
}

/// Decides the checks of functions by themselves, and looks whether the program itself fails them.
fn each_function(problem: &Problem, program: &mut Program, ledger: Ledger) -> (Ledger, Counters) {
    let limits = &problem.limits;
    let left = limits.left().filter(|_| has_entry(problem.module, problem.reading));
    let turn = left.map(|left| limits.done() + (left - left / SHARE));
    let first = Problem { limits: limits.until(turn), ..problem.clone() };
    let (mut ledger, mut counters) = match shares::can_be_dealt(problem.effort) {
        true => shares::decide(&first, program, ledger),
        false => LiftingSearch::new(&first, program, ledger).run(),
    };
    counters.add(from_entry(problem, program, &mut ledger));
    (ledger, counters)
}

/// Looks whether the program itself runs into what was found in functions by themselves, if it has an entry.
/// That is another program, since it is read in another way: what is unknown at its beginning is known there.
fn from_entry(problem: &Problem, program: &Program, ledger: &mut Ledger) -> Counters {
    let Problem { module, effort, limits, .. } = problem;
    let fails = |check: &&Check| matches!(ledger.outcome(check.number as usize), Outcome::Fails(_));
    let found: Vec<&Check> = program.checks.iter().filter(fails).collect();
    let reading = Reading {
        every_function: false,
        globals_unknown: false,
        // The standing of a failure says what it rests on.
        externals_are_said: true,
        ..problem.reading.clone()
    };
    if found.is_empty() || limits.stopped().is_some() || !has_entry(module, &reading) {
        return Counters::default();
    }
    let Ok(mut whole) = lower_within(module, &reading, &Clock::new(limits)) else {
        return Counters::default();
    };
    let is_it = |check: &Check, other: &Check| {
        (check.place, check.property, &check.says) == (other.place, other.property, &other.says)
    };
    let position = |wanted: &&Check| whole.checks.iter().position(|check| is_it(check, wanted));
    let pairs: Vec<(usize, usize)> =
        found.iter().filter_map(|check| Some((check.number as usize, position(check)?))).collect();
    let wanted: Vec<usize> = pairs.iter().map(|&(_, there)| there).collect();
    let properties: Vec<Property> = whole.checks.iter().map(|check| check.property).collect();
    let effort = Effort { cache: None, certifies: false, questions: None, ..(*effort).clone() };
    let strangers = Strangers::of(&reading, &whole.assumptions);
    let replayer = Interpreter { module, reading: &reading, strangers };
    let problem = Problem { reading: &reading, effort: &effort, replayer: &replayer, ..problem.clone() };
    let there = Ledger::new(&whole);
    let (mut there, counters) = LiftingSearch::new(&problem, &mut whole, there).failures(&wanted, &effort);
    ledger.report.questions += there.report.questions;
    for (here, number) in pairs {
        let there = &mut there.report.checks[number];
        let is_failed = |cause: &Cause| cause.from == NullFrom::Failure;
        let is_own = match &there.causes {
            Some(causes) => causes.iter().all(is_failed),
            None => properties[number] != Property::Null,
        };
        if let Outcome::Fails(_) = there.outcome
            && is_own
        {
            let here = &mut ledger.report.checks[here];
            here.outcome = std::mem::replace(&mut there.outcome, Outcome::Holds);
            here.causes = there.causes.take().or(here.causes.take());
            here.standing = Some(Standing::Entry);
        }
    }
    counters
}
