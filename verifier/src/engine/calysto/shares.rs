//! Functions by themselves, dealt out to several threads.
//!
//! **Here.** Each thread makes a program of its own of the module, and asks the checks of its share of the
//! functions. Shares are dealt by the number of checks, the largest first, so they are the same in each run.
//! The first thread is that of the caller.
//!
//! **Why verdicts are the same.** What is asked about a check depends on its function and on what calls lead
//! to, and on nothing that was asked before. Only where a question takes all of its time does it matter that
//! another solver is asked.
//!
//! **Cost.** What functions of several shares call is executed for each, and each has a part of the memory.

use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use javelin_term::limits::{Memory, ThreadBytes};

use super::search::Search;
use crate::engine::replayer::Interpreter;
use crate::engine::{Limits, Progress, Results, Watch};
use crate::frontend::module::Module;
use crate::job::{Effort, Expansions, Outcome};
use crate::limits::Clock;
use crate::program::cfa::{Check, Program};
use crate::program::lower::lower_within;
use crate::reading::Reading;
use crate::why::Why;

/// A thread that nobody looks at.
struct Unseen {
    cancel: Arc<AtomicBool>,
    bytes: Option<ThreadBytes>,
}

impl Watch for Unseen {
    fn progress(&self, _: &Progress) {}

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    fn thread_bytes(&self) -> Option<ThreadBytes> {
        self.bytes
    }
}

/// Whether an effort is for several threads: answers that are kept have one writer, questions that are kept
/// an order, and a daemon is asked by one thread over several connections.
pub fn can_be_dealt(effort: &Effort) -> bool {
    effort.parallel > 1 && effort.connect.is_none() && effort.cache.is_none() && effort.questions.is_none()
}

/// Decides the checks of a program that was made of a module, each function by itself, on several threads.
pub fn decide(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    (effort, limits): (&Effort, &Limits),
    watch: &dyn Watch,
) -> Results {
    let owners = deal(&program.checks, effort.parallel);
    let share = Limits { memory: limits.memory / effort.parallel as u64, ..limits.clone() };
    let bytes = watch.thread_bytes();
    let is_mine = |thread: usize| owners.iter().map(|&owner| owner == thread).collect();
    let results = std::thread::scope(|scope| {
        let start = |thread: usize| {
            let is_mine: Vec<bool> = is_mine(thread);
            let limits = Limits { held: Arc::new(Memory::of(bytes)), ..share.clone() };
            let watch = Unseen { cancel: Arc::clone(&limits.cancel), bytes };
            let work = move || {
                let _turn = limits.held.enter();
                let program = lower_within(module, reading, &Clock::new(&limits));
                let mut program = program.map_err(|error| Why::Thread(error.to_string()))?;
                Ok::<Results, Why>(one(module, &mut program, reading, is_mine, (effort, &limits), &watch))
            };
            std::thread::Builder::new().spawn_scoped(scope, work)
        };
        let threads: Vec<_> = (1..effort.parallel).map(start).collect();
        let first = one(module, program, reading, is_mine(0), (effort, &share), watch);
        let others = threads.into_iter().map(|thread| match thread.map(|thread| thread.join()) {
            Ok(Ok(done)) => done.unwrap_or_else(|why| Results::all_open(owners.len(), why)),
            Ok(Err(_)) => Results::all_open(owners.len(), Why::Thread("a thread has ended early".into())),
            Err(error) => Results::all_open(owners.len(), Why::Thread(format!("no thread: {error}"))),
        });
        std::iter::once(first).chain(others).collect()
    });
    merged(&owners, results)
}

/// Decides one share.
fn one(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    is_mine: Vec<bool>,
    (effort, limits): (&Effort, &Limits),
    watch: &dyn Watch,
) -> Results {
    let mut replayer = Interpreter { module, reading, limits };
    Search::new(program, effort, limits, watch, &mut replayer).of_share(is_mine).run(effort)
}

/// For each check which thread asks it: functions with many checks first, each to the one that has the
/// fewest.
fn deal(checks: &[Check], threads: usize) -> Vec<usize> {
    let functions = checks.iter().map(|check| check.function as usize + 1).max().unwrap_or_default();
    let mut counts = vec![0usize; functions];
    checks.iter().for_each(|check| counts[check.function as usize] += 1);
    let mut order: Vec<usize> = (0..functions).collect();
    order.sort_by_key(|&function| Reverse(counts[function]));
    let (mut loads, mut owners) = (vec![0usize; threads], vec![0; functions]);
    for function in order {
        let least = (0..threads).min_by_key(|&thread| loads[thread]).unwrap_or_default();
        loads[least] += counts[function];
        owners[function] = least;
    }
    checks.iter().map(|check| owners[check.function as usize]).collect()
}

/// What came of all shares.
fn merged(owners: &[usize], shares: Vec<Results>) -> Results {
    let mut all = Results::default();
    let mut outcomes = Vec::new();
    let mut obligations = Vec::new();
    let mut expansions = Expansions::default();
    for share in shares {
        outcomes.push(share.outcomes);
        obligations.push(share.obligations);
        all.standings.extend(share.standings);
        all.causes.extend(share.causes);
        all.unrolled = all.unrolled.max(share.unrolled);
        all.questions += share.questions;
        let new = share.warnings.into_iter().filter(|warning| !all.warnings.contains(warning));
        let new: Vec<String> = new.collect();
        all.warnings.extend(new);
        all.stopped = all.stopped.or(share.stopped);
        let part = share.expansions.unwrap_or_default();
        expansions.used = expansions.used.saturating_add(part.used);
        expansions.possible = expansions.possible.saturating_add(part.possible);
        expansions.undecided += part.undecided;
        expansions.time += part.time;
    }
    for (check, &owner) in owners.iter().enumerate() {
        all.outcomes.push(std::mem::replace(&mut outcomes[owner][check], Outcome::Holds));
        all.obligations.extend(obligations[owner].get_mut(check).map(std::mem::take));
    }
    all.expansions = Some(expansions);
    all
}
