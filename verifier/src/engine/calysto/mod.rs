//! Calysto: an extended static checker whose calls are summaries.
//!
//! **Idea.** Each function is executed once, on terms; what it does to its callers is a handful of summaries.
//! A check is a condition over its own function and what it calls; bodies are looked at where a
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

use super::replayer::{Interpreter, Replayer};
use super::{Limits, Results, Watch};
use crate::frontend::module::Module;
use crate::job::{Cause, Effort, NullFrom, Outcome, Standing};
use crate::limits::Clock;
use crate::program::cfa::{Check, Program};
use crate::program::lower::{has_entry, lower_within};
use crate::reading::{Property, Reading};
use search::Search;

/// Functions by themselves leave this part of the time to the program from its entry on.
const SHARE: u32 = 4;

/// Decides the checks of a program, as far as the limits allow.
pub fn decide(
    program: &mut Program,
    effort: &Effort,
    limits: &Limits,
    watch: &dyn Watch,
    replayer: &mut dyn Replayer,
) -> Results {
    Search::new(program, effort, limits, watch, replayer).run(effort)
}

/// Decides the checks of a program that was made of a module.
pub fn run(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Results {
    let limits = Limits::new(effort, watch);
    let _turn = limits.held.enter();
    if !reading.every_function {
        return decide(
            program,
            effort,
            &limits,
            watch,
            &mut Interpreter { module, reading, limits: &limits },
        );
    }
    let left = limits.left().filter(|_| has_entry(module, reading)).unwrap_or_default();
    let first = Limits { end: limits.end.map(|end| end - left / SHARE), ..limits.clone() };
    let mut results = match shares::can_be_dealt(effort) {
        true => shares::decide(module, program, reading, (effort, &first), watch),
        false => decide(program, effort, &first, watch, &mut Interpreter { module, reading, limits: &first }),
    };
    from_entry(module, program, reading, (effort, &limits), watch, &mut results);
    results
}

/// Looks whether the program itself runs into what was found in functions by themselves, if it has an entry.
fn from_entry(
    module: &Module,
    program: &Program,
    reading: &Reading,
    (effort, limits): (&Effort, &Limits),
    watch: &dyn Watch,
    results: &mut Results,
) {
    let fails = |check: &&Check| matches!(results.outcomes[check.number as usize], Outcome::Fails(_));
    let found: Vec<&Check> = program.checks.iter().filter(fails).collect();
    let reading = Reading { every_function: false, globals_unknown: false, ..reading.clone() };
    if found.is_empty() || limits.stopped().is_some() || !has_entry(module, &reading) {
        return;
    }
    let Ok(mut whole) = lower_within(module, &reading, &Clock::new(limits)) else { return };
    let is_it = |check: &Check, other: &Check| {
        (check.place, check.property, &check.says) == (other.place, other.property, &other.says)
    };
    let position = |wanted: &&Check| whole.checks.iter().position(|check| is_it(check, wanted));
    let pairs: Vec<(usize, usize)> =
        found.iter().filter_map(|check| Some((check.number as usize, position(check)?))).collect();
    let wanted: Vec<usize> = pairs.iter().map(|&(_, there)| there).collect();
    let effort = Effort { cache: None, certifies: false, questions: None, ..effort.clone() };
    let mut replayer = Interpreter { module, reading: &reading, limits };
    let search = Search::new(&mut whole, &effort, limits, watch, &mut replayer);
    let mut there = search.failures(&wanted, &effort);
    results.questions += there.questions;
    for (here, number) in pairs {
        let outcome = std::mem::replace(&mut there.outcomes[number], Outcome::Holds);
        let is_failed = |cause: &Cause| cause.from == NullFrom::Failure;
        let is_own = match there.causes.get(&number) {
            Some(causes) => causes.iter().all(is_failed),
            None => whole.checks[number].property != Property::Null,
        };
        if let Outcome::Fails(_) = outcome
            && is_own
        {
            results.causes.extend(there.causes.remove(&number).map(|causes| (here, causes)));
            results.outcomes[here] = outcome;
            results.standings.insert(here, Standing::Entry);
        }
    }
}
