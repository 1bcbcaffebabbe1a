//! Long sessions: popped terms are freed, and named ones keep their meaning.
//!
//! Debug builds collect after a thousand terms, so a few thousand rounds see many collections.

use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use std::fmt::Write;

fn answers(session: &mut Session, script: &str) -> Vec<String> {
    session.feed(script.as_bytes());
    let mut answers = Vec::new();
    while let Some(reply) = session.step() {
        assert!(!reply.is_error && reply.diagnostics.is_empty(), "{reply:?} to {script}");
        answers.extend(reply.text);
    }
    answers
}

fn counter(session: &Session, name: &str) -> u64 {
    session.statistics().iter().find(|row| row.name == name).map_or(0, |row| row.value)
}

/// Names of every kind that stay alive, at the bottom and at a level that is never closed.
const KEPT: &str =
    "(declare-sort S 0) (declare-const w (_ BitVec 80)) (assert (bvugt w #xffffffffffffffff0000))
(declare-const x (_ BitVec 12)) (declare-const a (Array (_ BitVec 8) (_ BitVec 12)))
(declare-fun f (S (_ BitVec 12)) (_ BitVec 12)) (declare-const s S)
(define-fun unused ((p Bool)) Bool (not p))
(define-fun g ((p (_ BitVec 12)) (q (_ BitVec 12))) (_ BitVec 12) (bvadd p (bvxor q (f s x))))
(define-const c (_ BitVec 12) (bvadd x (_ bv3 12)))
(define-summary h ((p (_ BitVec 12))) (_ BitVec 12) (bvor p c))
(assert (! (= (f s x) (_ bv2 12)) :named two))
(push 1)
(define-fun inner ((p (_ BitVec 12))) Bool (bvult p (_ bv1000 12)))
(assert (! (inner x) :named small))\n";

/// A round, after which all its declarations are out of scope. Its answers depend on the number alone.
fn round(number: u32) -> String {
    format!(
        "(push 1) (declare-const y{number} (_ BitVec 12))
(define-fun l ((p (_ BitVec 12))) (_ BitVec 12) (g p y{number}))
(assert (= (l (_ bv{number} 12)) (h (select a #x05))))
(assert (= (select a #x05) (bvadd y{number} y{number})))
(assert (= (h c) c)) (check-sat) (assert (! (bvugt x (_ bv{} 12)) :named large)) (check-sat) (pop 1)\n",
        number + 990
    )
}

fn session(options: Options) -> Session {
    let mut session = Session::new(options);
    answers(&mut session, "(set-option :global-declarations false)");
    answers(&mut session, KEPT);
    session
}

#[test]
fn rounds_answer_as_they_do_in_a_session_of_their_own() {
    let mut long = session(Options { produce_unsat_cores: true, ..Options::default() });
    for number in 0..400 {
        let number = number % 20;
        let found = answers(&mut long, &round(number));
        if number < 3 {
            let mut fresh = session(Options::default());
            assert_eq!(found, answers(&mut fresh, &round(number)), "round {number}");
        }
    }
    assert!(!cfg!(debug_assertions) || counter(&long, "collections") > 1, "terms were freed");
    let script = "(check-sat) (get-value ((f s x))) (assert (not two)) (check-sat) (get-unsat-core)";
    let found = answers(&mut long, script);
    assert_eq!(found[0], "sat");
    assert_eq!(found[1], "(((f s x) #x002))");
    assert_eq!(&found[2..], ["unsat", "(two)"]);
}

#[test]
fn terms_of_closed_levels_do_not_gather() {
    let mut session = session(Options::default());
    let mut most = 0;
    for number in 0..1_500 {
        let mut script = String::new();
        let _ = write!(script, "(push 1)(assert (= x (_ bv{number} 12)))(check-sat)(pop 1)");
        let found = answers(&mut session, &script);
        assert_eq!(found, [if number < 1000 { "sat" } else { "unsat" }], "round {number}");
        most = most.max(counter(&session, "terms"));
    }
    let bound = if cfg!(debug_assertions) { 2_000 } else { 1 << 20 };
    assert!(most < bound, "{most} terms at once");
}

#[test]
fn gates_of_closed_levels_do_not_gather() {
    let mut session = session(Options::default());
    let mut most = 0;
    for number in 0..600 {
        let script = format!(
            "(push 1)(assert (bvult (bvadd w (_ bv{number}000 80)) (bvxor w (_ bv{number}777 80))))
(check-sat)(pop 1)"
        );
        answers(&mut session, &script);
        most = most.max(counter(&session, "gates"));
    }
    let bound = if cfg!(debug_assertions) { 1 << 13 } else { 1 << 15 };
    assert!(most < bound, "{most} gates at once");
}

#[test]
fn after_a_reset_the_first_collection_comes_when_it_came_before() {
    let mut session = session(Options::default());
    let mut rounds_to_collection = |number: u64| {
        let before = counter(&session, "collections");
        let mut rounds = 0;
        while counter(&session, "collections") == before {
            answers(&mut session, &round(rounds));
            rounds += 1;
        }
        if number == 0 {
            answers(&mut session, "(reset)(set-option :global-declarations false)");
            answers(&mut session, KEPT);
        }
        rounds
    };
    let [first, second] = [0, 1].map(&mut rounds_to_collection);
    assert_eq!(first, second);
}
