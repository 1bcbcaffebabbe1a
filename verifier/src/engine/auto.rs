//! The engines in turn: Calysto, then the plain one for what is left open.
//!
//! **Why.** Calysto proves what holds whatever loops do, and finds what does not need many rounds; the plain
//! engine unrolls as far as time allows.

use std::time::{Duration, Instant};

use super::{Results, Watch, bounded, calysto};
use crate::frontend::module::Module;
use crate::job::{Effort, Outcome};
use crate::program::cfa::Program;
use crate::reading::Reading;

/// The part of the time that the first engine may take, and how long where time does not end.
const SHARE: u32 = 3;
const LONGEST: Duration = Duration::from_secs(60);

/// Decides the checks of a program that was made of a module.
pub fn run(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Results {
    let begin = Instant::now();
    // Other solvers have no summaries, and what Calysto proves leaves no certificate.
    if effort.solver.is_some() || effort.certifies {
        return bounded::run(module, program, Vec::new(), reading, effort, watch);
    }
    let share = effort.timeout.map_or(LONGEST, |timeout| timeout / SHARE);
    let some = Effort { timeout: Some(share), ..effort.clone() };
    let first = calysto::run(module, program, reading, &some, watch);
    let is_open = |outcome: &Outcome| matches!(outcome, Outcome::Open(_));
    let is_canceled = watch.cancel().load(std::sync::atomic::Ordering::Relaxed);
    if is_canceled || !first.outcomes.iter().any(is_open) {
        return first;
    }
    let timeout = effort.timeout.map(|timeout| timeout.saturating_sub(begin.elapsed()));
    let rest = Effort { timeout, ..effort.clone() };
    let second = bounded::run(module, program, first.outcomes, reading, &rest, watch);
    Results {
        questions: first.questions + second.questions,
        known: first.known,
        expansions: first.expansions,
        conditions: first.conditions,
        ..second
    }
}
