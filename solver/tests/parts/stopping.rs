//! Building and reading check the limits: work stops within a bounded number of terms.

use javelin_solver::session::options::Options;
use javelin_solver::session::{Reply, Session};
use javelin_solver::{Budget, Host, Solver, Verdict};
use javelin_term::limits::{Memory, Turns};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The replies to a script in a session; with `is_over`, its time has ended before the script begins.
fn replies(script: &str, is_over: bool, memory_limit: u64) -> (Vec<Reply>, Session) {
    let mut session = Session::new(Options { memory_limit, ..Options::default() });
    if is_over {
        session.set_host(Host { end: Some(Instant::now()), ..Host::default() });
    }
    session.feed(script.as_bytes());
    session.finish();
    let mut replies = Vec::new();
    while let Some(reply) = session.step() {
        replies.push(reply);
    }
    (replies, session)
}

/// Declarations of `count` constants of a sort.
fn constants(count: usize, sort: &str) -> String {
    (0..count).map(|number| format!("(declare-const x{number} {sort})\n")).collect()
}

fn names(count: usize) -> String {
    (0..count).map(|number| format!("x{number} ")).collect()
}

/// Functions of which each calls the one before twice, so that bodies double.
fn doubling(count: usize) -> String {
    let mut script =
        String::from("(define-fun f0 ((x (_ BitVec 8))) (_ BitVec 8) (bvmul x (bvadd x #x01)))\n");
    for number in 0..count {
        let next = number + 1;
        let _ = writeln!(
            script,
            "(define-fun f{next} ((x (_ BitVec 8))) (_ BitVec 8) (f{number} (f{number} x)))"
        );
    }
    script
}

/// Commands that would take long, each with the commands before it.
fn long_commands() -> Vec<(&'static str, String, String)> {
    let wide = "(declare-const w (_ BitVec 1048576))\n".to_string();
    let many = "p ".repeat(300_000);
    vec![
        (
            "decimal",
            String::new(),
            format!("(assert (= (_ bv{} 1048576) (_ bv0 1048576)))", "9".repeat(300_000)),
        ),
        ("hexadecimal", String::new(), format!("(assert (= #x{0} #x{0}))", "c".repeat(1 << 20))),
        ("definitions", String::new(), doubling(20)),
        ("distinct", constants(600, "(_ BitVec 16)"), format!("(assert (distinct {}))", names(600))),
        ("overflow", wide.clone(), "(assert (bvumulo w w))".into()),
        ("signed overflow", wide, "(assert (bvsmulo w w))".into()),
        ("tokens", "(declare-const p Bool)\n".into(), format!("(assert (or {many}))")),
        ("attributes", String::new(), format!("(set-info :notes ({}))", "a ".repeat(100_000))),
    ]
}

#[test]
fn reading_stops_when_its_time_is_over_before_much_is_built() {
    for (name, before, command) in long_commands() {
        let (replies, session) = replies(&(before + &command), true, 0);
        let stopped =
            replies.iter().filter_map(|reply| reply.text.as_ref()).any(|text| text.contains("timeout"));
        assert!(stopped, "{name} is not stopped: {replies:?}");
        let terms = session.solver().terms();
        assert!(terms < 70_000, "{name}: {terms} terms were built first");
    }
}

#[test]
fn reading_stops_when_it_is_abandoned() {
    for (name, before, command) in long_commands() {
        let mut session = Session::new(Options::default());
        session.feed(before.as_bytes());
        while let Some(reply) = session.step() {
            assert!(!reply.is_error, "{name}: {reply:?}");
        }
        session.set_host(Host { abandoned: Arc::new(AtomicBool::new(true)), ..Host::default() });
        session.feed(command.as_bytes());
        session.finish();
        let mut stopped = false;
        while let Some(reply) = session.step() {
            stopped |= reply.text.is_some_and(|text| text.contains("canceled"));
        }
        assert!(stopped, "{name}");
    }
}

#[test]
fn memory_is_asked_for_before_it_is_taken() {
    let (replies, session) = replies(
        &format!("{}(assert (distinct {}))", constants(3000, "(_ BitVec 16)"), names(3000)),
        false,
        20,
    );
    assert!(
        replies.iter().any(|reply| reply.text.as_ref().is_some_and(|text| text.contains("limit memory")))
    );
    assert!(session.solver().terms() < 400_000);
}

#[test]
fn wide_operators_stop_when_their_memory_is_used_up() {
    let operators = "bvadd bvsub bvmul bvudiv bvurem bvsdiv bvshl bvlshr bvashr bvxor bvand bvor";
    for operator in operators.split(' ') {
        let script = format!(
            "(set-option :preprocess false){}(assert (not (= ({operator} x0 x1) x2)))(check-sat)\
             (get-info :reason-unknown)",
            constants(3, "(_ BitVec 4194304)")
        );
        let (replies, _) = replies(&script, false, 30);
        let texts: Vec<_> = replies.iter().filter_map(|reply| reply.text.as_deref()).collect();
        assert_eq!(texts, ["unknown", "(:reason-unknown memout)"], "{operator}");
    }
}

#[test]
fn after_a_refused_assertion_a_model_is_no_answer() {
    let distinct = format!("(distinct {})", names(4_000));
    let script = constants(4_000, "(_ BitVec 16)")
        + "(assert (= x0 x1))(check-sat)\n(get-value (DISTINCT))(check-sat)\n\
           (push 1)(push 1)(assert DISTINCT)(check-sat)(get-info :reason-unknown)\n\
           (assert false)(check-sat)(pop 1)\n\
           (check-sat)(assert (DISTINCT))(check-sat)(pop 1)(check-sat)\n\
           (define-fun f () Bool DISTINCT)(check-sat)(reset-assertions)(check-sat)";
    let (replies, _) = replies(&script.replace("DISTINCT", &distinct), false, 50);
    let answers: Vec<String> = replies.into_iter().filter_map(|reply| reply.text).collect();
    let brief: Vec<&str> = answers.iter().map(|text| text.split(' ').next().unwrap_or_default()).collect();
    #[rustfmt::skip]
    assert_eq!(brief, [
        "sat", "(error", "sat",
        // The assertion is refused: until its level is popped, only `unsat` is certain.
        "(error", "unknown", "(:reason-unknown", "unsat",
        // An error of the script has the same effect.
        "sat", "(error", "unknown", "sat",
        "(error", "unknown", "sat",
    ]);
}

#[test]
fn after_a_refused_push_nothing_is_certain() {
    let refused = String::from("(declare-const p Bool)(push 1)(assert p)(assert (not p))")
        + &constants(20_000, "Bool")
        + "(set-option :memory-limit 1)(push 100000)(set-option :memory-limit 0)\n";
    // The first level that is popped is the one with the contradiction; the second contradiction is asserted
    // below all levels, against the intention of the script.
    let script = refused
        + "(pop 1)(check-sat)(get-info :reason-unknown)(assert false)(check-sat)\n\
           (reset-assertions)(check-sat)";
    let (replies, _) = replies(&script, false, 0);
    let answers: Vec<String> = replies.into_iter().filter_map(|reply| reply.text).collect();
    let brief: Vec<&str> = answers.iter().map(|text| text.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(brief, ["(error", "unknown", "(:reason-unknown", "unknown", "sat"]);
}

#[test]
fn earlier_pauses_do_not_shorten_a_check() {
    /// Yields to other sessions for an hour, once.
    #[derive(Debug, Default)]
    struct Once(AtomicBool);

    impl Turns for Once {
        fn pause(&self) -> Duration {
            Duration::from_secs(if self.0.swap(true, Relaxed) { 0 } else { 3600 })
        }
    }

    let soon = || {
        let deadline = Some(Instant::now() + Duration::from_secs(600));
        Budget { deadline, ..Budget::default() }
    };
    let mut solver = Solver::new();
    let memory = Arc::new(Memory::of_table().with_turns(Arc::new(Once::default())));
    solver.set_host(Host { memory, ..Host::default() });
    let byte = solver.bitvec_sort(8).unwrap();
    solver.declare("x", byte).unwrap();
    let formula = solver.parse("(= (bvmul x x) #x31)").unwrap();
    solver.assert(formula).unwrap();
    solver.set_budget(soon());
    assert_eq!(solver.check().unwrap(), Verdict::Sat);
    solver.push(1).unwrap();
    solver.set_budget(soon());
    assert_eq!(solver.check().unwrap(), Verdict::Sat);
}
