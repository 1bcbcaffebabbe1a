//! Calysto: an extended static checker whose calls are summaries.
//!
//! **Idea.** Each function is executed once, on terms; what it does to its callers is a handful of summaries.
//! A check is a condition over its own function and what it calls; bodies are looked at where a
//! counterexample depends on them (Babić and Hu, *Calysto: Scalable and Precise Extended Static Checking*,
//! ICSE 2008; Babić, *Exploiting Structure for Scalable Software Verification*, 2008).
//!
//! **Here.** `workshop`: terms and unknown values. `execute`: one function; `summary`, `summaries`:
//! what callers see. `goals`: what may be reached. `conditions` asks the solver `inside`, or a `daemon`
//! in the `text` that `javelin vc` reads, or remembers by `cache`; `search`: what is asked, and what
//! follows. `walk`: from a counterexample to inputs.
//!
//! **Contract.** Loops are seen in two ways, so that a check holds only if no execution fails it, and fails
//! only if the interpreter has executed that.

mod cache;
mod conditions;
mod daemon;
mod execute;
mod goals;
mod inside;
mod search;
mod summaries;
mod summary;
mod terminal;
#[cfg(test)]
mod tests;
mod text;
mod walk;
mod workshop;

use super::replayer::{Interpreter, Replayer};
use super::{Limits, Results, Watch};
use crate::frontend::module::Module;
use crate::job::Effort;
use crate::program::cfa::Program;
use crate::reading::Reading;
use search::Search;

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
    decide(program, effort, &limits, watch, &mut Interpreter { module, reading, limits: &limits })
}
