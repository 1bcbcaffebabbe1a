//! Functions by themselves, dealt out to several threads.
//!
//! **Here.** Each thread has a copy of the program, which it makes itself so that its memory counts as its
//! own, and asks the checks of its share of the functions. Shares are dealt by the number of checks, the
//! largest first, so they are the same in each run; there are no more of them than functions. The first
//! thread is that of the caller, which begins when the others have their copies.
//!
//! **Why verdicts are the same.** What is asked about a check depends on its function and on what calls lead
//! to, and on nothing that was asked before. Only where a question takes all of its time does it matter that
//! another solver is asked.
//!
//! **Cost.** What functions of several shares call is executed for each, and each has a part of the memory.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};

use javelin_term::limits::{Memory, ThreadBytes};

use super::conditions::Counters;
use super::search::LiftingSearch;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::replayer::Interpreter;
use crate::engine::kit::watch::{Progress, Watch};
use crate::job::Effort;
use crate::limits::Limits;
use crate::program::cfa::{Check, Program};
use crate::program::strangers::Strangers;
use crate::why::Why;

/// A thread that nobody watches.
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

/// Decides the checks of a program, each function by itself, on several threads.
pub fn decide(problem: &Problem, program: &mut Program, ledger: Ledger) -> (Ledger, Counters) {
    let functions: BTreeSet<u32> = program.checks.iter().map(|check| check.function).collect();
    let threads = functions.len().clamp(1, problem.effort.parallel.max(1));
    let owners = deal(&program.checks, threads);
    let is_mine = |thread: usize| owners.iter().map(|&owner| owner == thread).collect::<Vec<bool>>();
    let limits = Limits { memory: problem.limits.memory / threads as u64, ..problem.limits.clone() };
    let bytes = problem.watch.thread_bytes();
    let (module, reading, effort) = (problem.module, problem.reading, problem.effort);
    let mut all = ledger.blank();
    let original = &Mutex::new(program);
    let (has_copied, copied) = channel::<()>();
    let mut of_threads = Vec::new();
    let shares: Vec<Result<(Ledger, Counters), Why>> = std::thread::scope(|scope| {
        let start = |thread| {
            let has_copied = has_copied.clone();
            let (is_mine, blank): (Vec<bool>, Ledger) = (is_mine(thread), ledger.blank());
            let limits = Limits { held: Arc::new(Memory::of(bytes)), ..limits.of_thread() };
            of_threads.push(limits.clone());
            let watch = Unseen { cancel: Arc::clone(&limits.cancel), bytes };
            let work = move || {
                let held = Arc::clone(&limits.held);
                let _turn = held.enter();
                let mut copy = Program::clone(&**original.lock().unwrap_or_else(PoisonError::into_inner));
                drop(has_copied);
                let strangers = Strangers::of(reading, &copy.assumptions);
                let replayer = Interpreter { module, reading, strangers };
                let problem = Problem { module, reading, effort, limits, watch: &watch, replayer: &replayer };
                LiftingSearch::new(&problem, &mut copy, blank).of_share(is_mine).run()
            };
            std::thread::Builder::new().spawn_scoped(scope, work)
        };
        let others: Vec<_> = (1..threads).map(start).collect();
        drop(has_copied);
        // Nothing is sent: it ends when no thread is left that has no copy.
        copied.iter().for_each(drop);
        let program = &mut **original.lock().unwrap_or_else(PoisonError::into_inner);
        let first = Problem { limits: limits.clone(), ..problem.clone() };
        let first = LiftingSearch::new(&first, program, ledger.blank()).of_share(is_mine(0)).run();
        let others = others.into_iter().map(|thread| match thread.map(|thread| thread.join()) {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(_)) => Err(Why::Thread("a thread has ended early".into())),
            Err(error) => Err(Why::Thread(format!("no thread: {error}"))),
        });
        std::iter::once(Ok(first)).chain(others).collect()
    });
    problem.limits.join(&of_threads);
    let mut counters = Counters::default();
    for (thread, share) in shares.into_iter().enumerate() {
        match share {
            Ok((share, took)) => {
                all.adopt(share, |check| owners[check] == thread);
                counters.add(took);
            }
            Err(why) => {
                let mine = (0..owners.len()).filter(|&check| owners[check] == thread);
                mine.for_each(|check| all.open_for(check, why.clone()));
                all.stop(why);
            }
        }
    }
    (all, counters)
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
