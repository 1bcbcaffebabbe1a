//! Delayed arithmetic, against enumeration: bounded operands and results, in one session with levels.

use crate::random::Random;
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use javelin_term::bitvec::BitVec;

const WIDTH: u32 = 6;

const OPERATORS: [&str; 3] = ["bvmul", "bvudiv", "bvurem"];

fn result(operator: &str, x: &BitVec, y: &BitVec) -> BitVec {
    match operator {
        "bvmul" => x.mul(y),
        "bvudiv" => x.udiv(y),
        _ => x.urem(y),
    }
}

fn value(number: u64) -> BitVec {
    BitVec::from_u64(number, WIDTH)
}

/// The last answer to a text.
fn answer(session: &mut Session, text: &str) -> String {
    session.feed(text.as_bytes());
    let mut last = String::new();
    while let Some(reply) = session.step() {
        assert!(!reply.is_error && reply.diagnostics.is_empty(), "{text}: {reply:?}");
        last = reply.text.unwrap_or(last);
    }
    last
}

/// A session that delays every circuit it can, with these limits on lemmas of values and of low bits.
fn session(values: u32, low_bits: u32) -> Session {
    let mut session = Session::new(Options::default());
    let options = [
        ("arithmetic-product-width", 5),
        ("arithmetic-quotient-width", 5),
        ("arithmetic-values", values),
        ("arithmetic-low-bits", low_bits),
    ];
    for (name, value) in options {
        answer(&mut session, &format!("(set-option :param.{name} {value})"));
    }
    answer(&mut session, "(set-option :param.pass-unconstrained false)");
    session
}

fn counter(session: &Session, name: &str) -> u64 {
    session.statistics().iter().find(|row| row.name == name).map_or(0, |row| row.value)
}

/// Formulas of each session, and sessions of each setting: whether a candidate of some session breaks no law
/// depends on its formulas, most sessions of 200 meet one, some none.
const FORMULAS: usize = 300;
const SESSIONS: u64 = 3;

/// Asks for models of two operators over the same operands, each between two bounds, and compares with
/// enumeration. Lemmas stay over all levels. Returns the largest number of delayed operators, and the number
/// of candidates that violated no law.
fn compare(session: &mut Session, random: &mut Random, verdicts: &mut [u32; 2]) -> (u64, u64) {
    let sort = format!("(_ BitVec {WIDTH})");
    answer(session, &format!("(declare-const x {sort})(declare-const y {sort})"));
    // Garbage collections reset counters.
    let (mut terms, mut ways_out) = (0, 0);
    for _ in 0..FORMULAS {
        let [one, other] = [0, 1].map(|_| random.pick(&OPERATORS));
        let bounds: Vec<u64> = (0..6).map(|_| random.below(1 << WIDTH) as u64).collect();
        let most = [0, 1].map(|position| bounds[position] + random.below(6) as u64);
        let is_model = |x: u64, y: u64| {
            let [first, second] = [one, other].map(|operator| result(operator, &value(x), &value(y)));
            let within = |found: BitVec, position: usize| {
                found.to_u64().is_some_and(|found| (bounds[position]..=most[position]).contains(&found))
            };
            x >= bounds[2] && y >= bounds[3] && within(first, 0) && within(second, 1)
        };
        let expected = (0..1 << WIDTH).any(|x| (0..1 << WIDTH).any(|y| is_model(x, y)));
        let number = |number: u64| format!("(_ bv{} {WIDTH})", number.min((1 << WIDTH) - 1));
        let between = |term: &str, position: usize| {
            let [least, most] = [bounds[position], most[position]].map(number);
            format!("(assert (and (bvule {least} {term}) (bvule {term} {most})))")
        };
        let script = format!(
            "(push 1){}{}(assert (and (bvule {} x) (bvule {} y)))(check-sat)",
            between(&format!("({one} x y)"), 0),
            between(&format!("({other} x y)"), 1),
            number(bounds[2]),
            number(bounds[3]),
        );
        let found = answer(session, &script);
        assert_eq!(found, if expected { "sat" } else { "unsat" }, "{script}");
        verdicts[usize::from(expected)] += 1;
        terms = terms.max(counter(session, "arithmetic-terms"));
        ways_out += counter(session, "arithmetic-circuits") + counter(session, "arithmetic-values");
        answer(session, "(pop 1)");
    }
    (terms, ways_out)
}

/// Two operators over the same operands, each between two bounds, are satisfiable where enumeration says so.
#[test]
fn verdicts_are_those_of_enumeration() {
    let mut verdicts = [0, 0];
    for (values, low_bits) in [(0, 1), (2, 2), (8, 16)] {
        let mut all_ways_out = 0;
        for number in 0..SESSIONS {
            let mut random = Random(u64::from(low_bits) + 100 * number);
            let (terms, ways_out) = compare(&mut session(values, low_bits), &mut random, &mut verdicts);
            assert!(terms >= 3, "everything waits");
            all_ways_out += ways_out;
        }
        assert!(all_ways_out > 0, "some candidates break no law: {values} values, {low_bits} low bits");
    }
    assert!(verdicts.iter().all(|&count| count > 20), "{verdicts:?}");
}

/// A quotient is at most its dividend: no circuit is made to refute the opposite, nor one where a model is
/// found at once.
#[test]
fn laws_decide_without_circuits() {
    let sort = "(_ BitVec 256)";
    let declarations = format!("(declare-const x {sort})(declare-const y {sort})");
    for (formula, expected) in [
        ("(and (bvult (_ bv0 256) y) (bvult x (bvudiv x y)))", "unsat"),
        ("(and (distinct y (_ bv0 256)) (bvule y (bvurem x y)))", "unsat"),
        ("(and (= ((_ extract 0 0) y) #b1) (distinct x (_ bv0 256)) (= (bvmul x y) (_ bv0 256)))", "unsat"),
        ("(bvult (bvmul x y) (bvudiv x y))", "sat"),
    ] {
        let mut session = Session::new(Options::default());
        answer(&mut session, "(set-option :param.pass-unconstrained false)");
        let found = answer(&mut session, &format!("{declarations}(assert {formula})(check-sat)"));
        assert_eq!(found, expected, "{formula}");
        assert_eq!(counter(&session, "arithmetic-circuits"), 0, "{formula}");
    }
}
