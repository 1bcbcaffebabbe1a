//! The time for which a session continues after it was canceled while it reads, rewrites, makes circuits or
//! clauses, or searches: the worst case over many moments, for each of a few scripts that keep one stage
//! busy.
//!
//! The time is that of the session's thread on a processor where the system reports it, so that other work on
//! the machine does not count. With `--test` the scripts are small and the moments few.

#![allow(missing_docs)]

mod clock;

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clock::Clock;
use javelin_solver::Host;
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;

/// Runs a script and cancels it after this much time of its thread: the time that it took, and, if it had not
/// ended by then, the time from the cancellation to its end.
fn run(script: &[u8], after: Duration) -> (Duration, Option<Duration>) {
    let mut session = Session::new(Options::default());
    let (stop, done) = (Arc::new(AtomicBool::new(false)), AtomicBool::new(false));
    let [cancel, abandoned] = [Arc::clone(&stop), Arc::clone(&stop)];
    session.set_host(Host { cancel, abandoned, ..Host::default() });
    session.feed(script);
    session.finish();
    let clock = Clock::of_this_thread();
    let start = clock.now();
    std::thread::scope(|scope| {
        let (clock, stop, done) = (&clock, &stop, &done);
        let canceller = scope.spawn(move || {
            while clock.now() - start < after && !done.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_micros(300));
            }
            let ended = done.load(Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
            (!ended).then(|| clock.now())
        });
        // As in a daemon, no command begins once the flag is set.
        while !stop.load(Ordering::Relaxed) && session.step().is_some() {}
        let end = clock.now();
        done.store(true, Ordering::Relaxed);
        let canceled = canceller.join().ok().flatten();
        (end - start, canceled.map(|moment| end.saturating_sub(moment)))
    })
}

fn measure(name: &str, script: &str, moments: u32, longest: Duration) {
    let (whole, _) = run(script.as_bytes(), longest);
    let over: Vec<Duration> =
        (1..moments).filter_map(|moment| run(script.as_bytes(), whole * moment / moments).1).collect();
    let worst = over.iter().max().copied().unwrap_or_default();
    println!(
        "{name}: {} ms, stopped {} times, the worst went on for {} us",
        whole.as_millis(),
        over.len(),
        worst.as_micros()
    );
}

/// One assertion of `size` operators.
fn one_command(size: usize) -> String {
    let mut text = String::from("(declare-const x (_ BitVec 32))(assert (= x (bvadd");
    for number in 0..size {
        let _ = write!(text, " (bvmul x #x{number:08x})");
    }
    text + ")))"
}

/// Equations to be substituted into each other, and a long conjunction.
fn equations(size: usize) -> String {
    let mut text = String::from("(declare-const x0 (_ BitVec 32))(declare-const y (_ BitVec 32))");
    for number in 0..size {
        let next = number + 1;
        let _ = write!(
            text,
            "(declare-const x{next} (_ BitVec 32))\
             (assert (= x{next} (bvadd (bvmul x{number} y) #x{number:08x})))"
        );
    }
    let _ = write!(text, "(assert (and");
    for number in 0..size {
        let _ = write!(text, " (bvult x{number} (bvor y #x{number:08x}))");
    }
    text + "))(check-sat)"
}

/// Multiplications of wide vectors.
fn multiplications(width: usize, count: usize) -> String {
    let mut text = format!("(declare-const a0 (_ BitVec {width}))(declare-const b (_ BitVec {width}))");
    for number in 0..count {
        let next = number + 1;
        let _ = write!(
            text,
            "(declare-const a{next} (_ BitVec {width}))\
             (assert (bvult (bvmul a{number} a{next}) (bvmul b a{next})))"
        );
    }
    text + "(assert (= (bvmul a0 b) (bvadd (bvmul a1 a1) b)))(check-sat)"
}

/// Divisions, which are long chains of subtractions.
fn divisions(width: usize) -> String {
    format!(
        "(declare-const a (_ BitVec {width}))(declare-const b (_ BitVec {width}))\
         (assert (= (bvudiv a b) (bvurem b a)))(assert (bvult b a))(check-sat)"
    )
}

/// Writes to an array and reads of it.
fn memories(size: usize) -> String {
    let mut text = String::from(
        "(declare-const m (Array (_ BitVec 32) (_ BitVec 8)))\
         (declare-const i (_ BitVec 32))(assert (= #x00 (select ",
    );
    for _ in 0..size {
        text += "(store ";
    }
    text.push('m');
    for number in 0..size {
        let _ = write!(text, " (bvmul i #x{number:08x}) #x{:02x})", 1 + number % 250);
    }
    text + " (bvadd i #x00000007))))(check-sat)"
}

fn main() {
    let small = std::env::args().any(|argument| argument == "--test");
    let (scale, moments, longest) = match small {
        true => (100, 3, Duration::from_millis(300)),
        false => (1, 25, Duration::from_secs(3)),
    };
    measure("reading", &one_command(1_000_000 / scale), moments, longest);
    measure("equations", &equations(60_000 / scale), moments, longest);
    measure("multiplications", &multiplications(1000 / scale.min(10), 4), moments, longest);
    measure("one wide multiplication", &multiplications(3000 / scale.min(10), 1), moments, longest);
    measure("divisions", &divisions(1500 / scale.min(10)), moments, longest);
    measure("memories", &memories(40_000 / scale), moments, longest);
}
