//! Large-block encoding: predicate abstraction over blocks of the program.
//!
//! **Idea.** Beyer, Cimatti, Griggio, Keremoglu and Sebastiani, *Software Model Checking via Large-Block
//! Encoding*, 2009: parts of the program without loops are single steps of the search. With single operations
//! as blocks, conjunctions as states and one question for each predicate it is what BLAST and SLAM do.
//!
//! **Here.** [`inlined`]: the program as one automaton. [`crate::formula::summarise`]: its blocks.
//! [`crate::formula::automaton`]: blocks and paths as formulas. [`crate::engine::abstraction`]: abstract
//! states, their successors, and whether a path can be taken. `tree`: what was reached. `refine`: new
//! predicates. `search`: all of it together. `draw`: the automaton as a graph.
//!
//! **Contract.** `Holds` is said of a check only if the tree is closed without a failure of it, and no place
//! was reached from which nothing is known. A failure is said after it was replayed.

mod draw;
mod refine;
mod search;
#[cfg(test)]
mod tests;
mod tree;

pub use draw::dot;

use super::replayer::{Interpreter, Replayer};
use super::{Limits, Progress, Results, Resumable, Watch};
use crate::engine::abstraction::context::Context;
use crate::formula::symbolic::Symbolic;
use crate::frontend::module::Module;
use crate::job::Effort;
use crate::limits::Clock;
use crate::program::cfa::Program;
use crate::program::inlined;
use crate::reading::Reading;
use crate::why::{TooLarge, Why};
pub use search::Search;
use search::Subject;

/// A program may have so many locations when calls are inlined.
const MOST_LOCATIONS: usize = 1_000_000;

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
    let replayer = &mut Interpreter { module, reading, limits: &limits };
    decide(program, effort, &limits, watch, replayer)
}

/// Decides the checks of a program, as far as the limits allow.
pub fn decide(
    program: &mut Program,
    effort: &Effort,
    limits: &Limits,
    watch: &dyn Watch,
    replayer: &mut dyn Replayer,
) -> Results {
    let mut run = |search: &mut Search| {
        search.go_on(effort, limits.end);
    };
    decide_by(program, effort, limits, watch, replayer, &mut run)
}

/// As [`decide`], where somebody else says when the search goes on.
pub(super) fn decide_by(
    program: &mut Program,
    effort: &Effort,
    limits: &Limits,
    watch: &dyn Watch,
    replayer: &mut dyn Replayer,
    run: &mut dyn FnMut(&mut Search),
) -> Results {
    let clock = Clock::new(limits);
    let size = inlined::size(program, effort.recursion, MOST_LOCATIONS, &clock);
    let now = format!("{size} locations when calls are inlined");
    watch.progress(&Progress { checks: program.checks.len(), now, ..Progress::default() });
    let count = program.checks.len();
    if size > MOST_LOCATIONS {
        return Results::all_open(count, Why::TooLarge(TooLarge::Inlined(MOST_LOCATIONS)));
    }
    let stopped = || Results::all_open(count, limits.ended());
    let inlined = inlined::inline(program, effort.recursion, &clock);
    let Some(inlined) = inlined else { return stopped() };
    let functions = std::mem::replace(&mut program.functions, vec![Some(inlined.function.clone())]);
    let (variables, checks) = (program.variables.clone(), program.checks.clone());
    let mut symbolic = Symbolic::new(program);
    symbolic.set_limits(limits);
    let reading = symbolic.reading(&inlined.function);
    let results = reading.as_ref().map(|reading| {
        let context = Context::new(symbolic, &variables, effort, limits);
        let subject = Subject { inlined: &inlined, reading, checks: &checks };
        let mut search = Search::new(context, subject, watch, replayer);
        run(&mut search);
        search.finished()
    });
    program.functions = functions;
    results.unwrap_or_else(stopped)
}
