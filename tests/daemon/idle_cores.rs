//! Searches beside checks that take long, on cores that are idle.

use std::time::{Duration, Instant};

use crate::harness::{Daemon, HARD, PATIENCE};

impl Daemon {
    /// Waits until this many searches work beside checks.
    fn until_helped(&self, expected: u64) {
        let begin = Instant::now();
        while self.metric("helpers") != expected {
            assert!(begin.elapsed() < PATIENCE, "the helpers do not become {expected}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

#[test]
fn idle_cores_help_long_checks_until_they_are_needed() {
    let daemon = Daemon::start(&["--checks", "3", "--helpers", "2", "--metrics", "127.0.0.1:0"]);
    let mut first = daemon.connect();
    first.send(HARD);
    daemon.until_helped(2);
    let mut second = daemon.connect();
    second.send(HARD);
    daemon.until_helped(1);
    let mut third = daemon.connect();
    third.send(HARD);
    daemon.until_helped(0);
    drop((second, third));
    daemon.until_helped(2);
    drop(first);
    daemon.until_helped(0);
    daemon.until("running-checks", 0);
}

#[test]
fn with_helpers_the_answer_is_the_same_and_comes_once() {
    let daemon = Daemon::start(&["--checks", "2", "--metrics", "127.0.0.1:0"]);
    let mut client = daemon.connect();
    // Two primes, whose product takes more than a second to factor.
    client.send(
        "(declare-const a (_ BitVec 48))(declare-const b (_ BitVec 48))
        (assert (and (bvult a (_ bv16777216 48)) (bvult b (_ bv16777216 48))))
        (assert (and (bvugt a (_ bv1 48)) (bvule a b)))
        (assert (= (bvmul a b) (_ bv2780173663 48)))(check-sat)(get-value (a))(echo \"end\")",
    );
    assert_eq!(client.line(), "sat");
    assert_eq!(client.line(), "((a #x00000000b501))");
    assert_eq!(client.line(), "\"end\"");
    daemon.until_helped(0);
}

#[test]
fn helpers_can_be_turned_off() {
    let daemon = Daemon::start(&["--checks", "2", "--helpers", "0", "--metrics", "127.0.0.1:0"]);
    let mut client = daemon.connect();
    client.send(HARD);
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(3) {
        assert_eq!(daemon.metric("helpers"), 0);
        std::thread::sleep(Duration::from_millis(20));
    }
}
