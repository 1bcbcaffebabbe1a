//! The time for which a cancelled call continues: the worst case over many moments of cancelling, of search
//! and simplification.
//!
//! Formulas are the DIMACS files named in `JAVELIN_INTERRUPT`, separated by colons; or, without it, random
//! clauses near the threshold, 1.3 million of them. The time is that of the solver's thread on a processor
//! where the system reports it, so that other work on the machine does not count. With `--test` a few moments
//! are tried on a small formula.

#![allow(missing_docs)]

mod clock;
mod random;

use clock::Clock;
use javelin_solver::cnf::literal::Lit;
use javelin_solver::cnf::{ClauseSink, dimacs};
use javelin_solver::sat::{Outcome, Solver};
use javelin_term::limits::Limits;
use random::Random;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Cancels a call after this much time of the solver's thread: the time from the cancellation to the end of
/// the call, if it did not end by itself.
fn overshoot(solver: &mut Solver, after: Duration) -> Option<Duration> {
    let (limits, clock) = (Limits::none(), Clock::of_this_thread());
    let cancel = limits.cancel.clone();
    let start = clock.now();
    std::thread::scope(|scope| {
        let clock = &clock;
        let canceller = scope.spawn(move || {
            while clock.now() - start < after && !cancel.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_micros(300));
            }
            cancel.store(true, Ordering::Relaxed);
            clock.now()
        });
        let outcome = solver.solve(&[], &limits);
        let end = clock.now();
        limits.cancel.store(true, Ordering::Relaxed);
        let canceled = canceller.join().ok()?;
        matches!(outcome, Outcome::Unknown(_)).then(|| end.saturating_sub(canceled))
    })
}

fn measure(name: &str, solver: &mut Solver, calls: u64) {
    let (mut worst, mut count) = (Duration::ZERO, 0);
    for call in 0..calls {
        let after = Duration::from_micros(10_000 * (1 + call * 7919 % 97));
        let Some(time) = overshoot(solver, after) else { break };
        (worst, count) = (worst.max(time), count + 1);
    }
    println!("{name}: {count} calls cancelled, the worst went on for {} us", worst.as_micros());
}

fn random(vars: usize) -> Solver {
    let (mut solver, mut random) = (Solver::new(), Random(0x2545_f491_4f6c_dd1d));
    for _ in 0..vars * 42 / 10 {
        solver.add_clause(&[0; 3].map(|_| Lit::from_index(random.below(2 * vars))));
    }
    solver
}

fn main() {
    if std::env::args().any(|argument| argument == "--test") {
        return measure("random, 1,000 variables", &mut random(1_000), 3);
    }
    let Ok(files) = std::env::var("JAVELIN_INTERRUPT") else {
        return measure("random, 300,000 variables", &mut random(300_000), 40);
    };
    for file in files.split(':') {
        let mut solver = Solver::new();
        match std::fs::read(file).map(|bytes| dimacs::read(&bytes, &mut solver)) {
            Ok(Ok(_)) => measure(file, &mut solver, 40),
            Ok(Err(error)) => println!("{file}: {error}"),
            Err(error) => println!("{file}: {error}"),
        }
    }
}
