//! One dialogue with each kind of solver.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::variables;

use super::bodies::Bodies;
use super::daemon::Daemon;
use super::in_process::InProcess;
use super::process::Process;
use super::smtlib::Smtlib;
use super::{Answer, BRIEF, Combination, Condition, Limits, Part, Prover, ProverError, Quota};
use crate::limits::TICKS_PER_SECOND;

/// Whether a program can be started.
fn is_there(program: &str) -> bool {
    std::process::Command::new(program).arg("--version").output().is_ok()
}

fn flag() -> Arc<AtomicBool> {
    Arc::default()
}

fn boolean(graph: &mut Graph, name: &str) -> Term {
    let sort = graph.sorts.intern(SortKind::Bool);
    graph.variable(name, sort)
}

/// Every kind of solver that this machine has.
fn provers() -> Vec<(&'static str, Box<dyn Prover>)> {
    let session = Daemon::new(javelin_client::InProcess::new());
    let mut all: Vec<(&'static str, Box<dyn Prover>)> = vec![
        ("in process", Box::new(InProcess::new(&Limits::default(), None))),
        ("session", Box::new(Smtlib::new(session, &Arc::default()).unwrap())),
    ];
    for (program, command) in [("z3", "z3 -in"), ("bitwuzla", "bitwuzla"), ("cvc5", "cvc5 --incremental")] {
        if is_there(program) {
            all.push((
                program,
                Box::new(Smtlib::new(Process::start(command, flag()).unwrap(), &Arc::default()).unwrap()),
            ));
        }
    }
    all
}

fn number(value: u64, width: u32) -> BitVec {
    BitVec::from_u64(value, width)
}

#[test]
fn values_come_after_the_time_for_the_question() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let x = graph.variable("x", byte);
        let wanted = graph.number(7, 8);
        let equal = graph.equal(x, wanted);
        let end = Instant::now() + Duration::from_millis(300);
        if prover.check(&graph, &[equal], Quota { ticks: None, end: Some(end) }).unwrap() == Answer::Sat {
            std::thread::sleep(end.saturating_duration_since(Instant::now()));
            assert_eq!(prover.values(&graph, &[x]).unwrap(), [number(7, 8)], "{name}");
        }
    }
}

#[test]
fn all_solvers_have_the_same_dialogue() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let [x, y] = ["x", "y|\n\"\u{e9}"].map(|name| graph.variable(name, byte));
        let product = graph.term(Operator::BvMul, &[x, y]);
        let wanted = graph.number(143, 8);
        let equal = graph.equal(product, wanted);
        prover.assert(&graph, equal).unwrap();
        let eleven = graph.number(11, 8);
        let is_eleven = graph.equal(x, eleven);
        assert_eq!(prover.check(&graph, &[is_eleven], Quota::default()).unwrap(), Answer::Sat, "{name}");
        // Terms that no question held: made after the answer.
        let unseen = graph.variable("unseen", byte);
        let sum = graph.term(Operator::BvAdd, &[x, unseen]);
        let rest = graph.term(Operator::BvXor, &[sum, unseen]);
        let values = prover.values(&graph, &[x, product, is_eleven, wanted]).unwrap();
        assert_eq!(values, [number(11, 8), number(143, 8), number(1, 1), number(143, 8)], "{name}");
        assert_eq!(prover.values(&graph, &[rest]).unwrap().len(), 1, "{name}");
        prover.push().unwrap();
        let differs = graph.not(is_eleven);
        prover.assert(&graph, differs).unwrap();
        assert_eq!(prover.check(&graph, &[is_eleven], Quota::default()).unwrap(), Answer::Unsat, "{name}");
        assert_eq!(prover.check(&graph, &[], Quota::default()).unwrap(), Answer::Sat, "{name}");
        prover.pop().unwrap();
        let even = graph.extract(x, 0, 0);
        let zero = graph.number(0, 1);
        let even = graph.equal(even, zero);
        assert_eq!(prover.check(&graph, &[even], Quota::default()).unwrap(), Answer::Unsat, "{name}");
        assert_eq!(prover.check(&graph, &[differs], Quota::default()).unwrap(), Answer::Sat, "{name}");
        assert!(prover.check(&graph, &[is_eleven], Quota::default()).unwrap() == Answer::Sat, "{name}");
    }
}

/// An array that is written and read, and a function: whether reading gives what was written.
fn arrays(graph: &mut Graph) -> (Term, Term) {
    let byte = graph.bitvec_sort(8);
    let sort = graph.sorts.intern(SortKind::Array(byte, byte));
    let function = graph.sorts.intern(SortKind::Function(Box::new([byte]), byte));
    let (memory, f) = (graph.variable("memory", sort), graph.variable("f", function));
    let [i, j] = ["i", "j"].map(|name| graph.variable(name, byte));
    let value = graph.term(Operator::Apply, &[f, i]);
    let written = graph.term(Operator::Store, &[memory, i, value]);
    let read = graph.term(Operator::Select, &[written, j]);
    let other = graph.term(Operator::Apply, &[f, j]);
    let low = graph.extract(read, 3, 0);
    let wide = graph.sign_extend(low, 4);
    let same = graph.equal(i, j);
    let low = graph.extract(other, 3, 0);
    let expected = graph.sign_extend(low, 4);
    let differ = graph.unequal(wide, expected);
    (graph.and(&[same, differ]), differ)
}

#[test]
fn all_solvers_know_arrays_and_functions() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let (never, sometimes) = arrays(&mut graph);
        assert_eq!(prover.check(&graph, &[never], Quota::default()).unwrap(), Answer::Unsat, "{name}");
        assert_eq!(prover.check(&graph, &[sometimes], Quota::default()).unwrap(), Answer::Sat, "{name}");
        let zero = graph.number(0, 8);
        let byte = graph.bitvec_sort(8);
        // A function that no question held: any value, the same for the same argument.
        let sort = graph.sorts.intern(SortKind::Function(Box::new([byte]), byte));
        let unseen = graph.variable("unseen", sort);
        let argument = graph.variable("argument", byte);
        let applied = graph.term(Operator::Apply, &[unseen, argument]);
        let again = graph.term(Operator::BvXor, &[applied, argument]);
        assert_eq!(prover.check(&graph, &[], Quota::default()).unwrap(), Answer::Sat, "{name}");
        let values = prover.values(&graph, &[applied, argument, again]).unwrap();
        let xor = |at: usize| values[at].to_u64().unwrap();
        assert_eq!(xor(2), xor(0) ^ xor(1), "{name}");
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let blank = graph.constant_array(sort, zero);
        let index = graph.variable("k", byte);
        let read = graph.term(Operator::Select, &[blank, index]);
        let differ = graph.unequal(read, zero);
        assert_eq!(prover.check(&graph, &[differ], Quota::default()).unwrap(), Answer::Unsat, "{name}");
    }
}

/// Whether a number with this number of bits is a product of two numbers other than 1 that do not overflow.
fn factors(graph: &mut Graph, value: u64, width: u32) -> Term {
    let half = graph.bitvec_sort(width);
    let [x, y] = ["x", "y"].map(|name| graph.variable(name, half));
    let [wide_x, wide_y] = [x, y].map(|term| graph.zero_extend(term, width));
    let product = graph.term(Operator::BvMul, &[wide_x, wide_y]);
    let value = graph.number(value, 2 * width);
    let one = graph.number(1, width);
    let parts = [graph.equal(product, value), graph.unequal(x, one), graph.unequal(y, one)];
    graph.and(&parts)
}

#[test]
fn all_solvers_keep_time_and_continue() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let small = factors(&mut graph, 35, 8);
        let hard = factors(&mut graph, 8_939_875_030_310_293_193, 32);
        prover.assert(&graph, small).unwrap();
        let start = Instant::now();
        let end = Some(start + Duration::from_millis(300));
        let answer = prover.check(&graph, &[hard], Quota { ticks: None, end }).unwrap();
        assert!(matches!(answer, Answer::Unknown(_)), "{name}: {answer:?}");
        assert!(start.elapsed() < Duration::from_secs(2), "{name}: {:?}", start.elapsed());
        assert_eq!(prover.check(&graph, &[], Quota::default()).unwrap(), Answer::Sat, "{name}");
        let never = graph.truth(false);
        assert_eq!(prover.check(&graph, &[never], Quota::default()).unwrap(), Answer::Unsat, "{name}");
    }
}

/// The value of a combination of predicates with these values.
fn holds(abstraction: &Combination, values: &[bool]) -> bool {
    let mut known: Vec<bool> = Vec::new();
    for part in &abstraction.parts {
        let value = match part {
            Part::Truth(value) => *value,
            Part::Predicate(position) => values[*position],
            Part::Not(part) => !known[*part],
            Part::And(list) => list.iter().all(|&part| known[part]),
            Part::Or(list) => list.iter().any(|&part| known[part]),
            Part::Choice([condition, then, other]) => known[if known[*condition] { *then } else { *other }],
        };
        known.push(value);
    }
    *known.last().unwrap()
}

/// Whether a solver is Javelin, by its name in [`provers`].
fn has_commands(name: &str) -> bool {
    name == "in process" || name == "session"
}

#[test]
fn all_solvers_say_the_same_of_predicates() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let nibble = graph.bitvec_sort(4);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, nibble));
        let [three, nine] = [3, 9].map(|value| graph.number(value, 4));
        let less = graph.term(Operator::BvUlt, &[x, y]);
        prover.assert(&graph, less).unwrap();
        let predicates = [
            graph.term(Operator::BvUlt, &[x, three]),
            graph.term(Operator::BvUlt, &[y, nine]),
            graph.equal(x, nine),
            boolean(&mut graph, "p"),
        ];
        for round in 0..2 {
            // Under an assumption, and again on a level with another assertion, and after that is closed.
            let small = graph.term(Operator::BvUlt, &[y, three]);
            let states: [&[Term]; 2] = [&[], &[small]];
            for (position, assumptions) in states.into_iter().enumerate() {
                let found =
                    prover.abstraction(&mut graph, assumptions, &predicates, Quota::default()).unwrap();
                assert!(found.is_strongest, "{name}");
                assert_eq!(found.questions == 0, has_commands(name), "{name}");
                for bits in 0..16u32 {
                    let values = [0, 1, 2, 3].map(|bit| (bits >> bit) & 1 == 1);
                    let possible = (0..256u32).any(|both| {
                        let (x, y) = (both % 16, both / 16);
                        let is_in = x < y && (position == 0 || y < 3);
                        is_in && [x < 3, y < 9, x == 9] == values[..3]
                    });
                    assert_eq!(holds(&found, &values), possible, "{name}, round {round}: {values:?}");
                }
            }
            prover.push().unwrap();
            let large = graph.term(Operator::BvUlt, &[nine, y]);
            prover.assert(&graph, large).unwrap();
            let other = graph.equal(y, x);
            let found =
                prover.abstraction(&mut graph, &[], &[predicates[1], other], Quota::default()).unwrap();
            let says = |values| holds(&found, values);
            assert!(says(&[false, false]) && !says(&[true, false]) && !says(&[false, true]), "{name}");
            prover.pop().unwrap();
        }
        let never = graph.truth(false);
        let found = prover.abstraction(&mut graph, &[never], &predicates[..1], Quota::default()).unwrap();
        assert!(!holds(&found, &[true]) && !holds(&found, &[false]), "{name}");
    }
}

#[test]
fn an_abstraction_that_the_time_ends_follows_all_the_same() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let hard = factors(&mut graph, 8_939_875_030_310_293_193, 32);
        prover.assert(&graph, hard).unwrap();
        let predicate = boolean(&mut graph, "p");
        let end = Instant::now() + Duration::from_millis(300);
        let found =
            prover.abstraction(&mut graph, &[], &[predicate], Quota { ticks: None, end: Some(end) }).unwrap();
        assert!(!found.is_strongest && holds(&found, &[true]) && holds(&found, &[false]), "{name}");
        // And the next question has its own time.
        let never = graph.truth(false);
        assert_eq!(prover.check(&graph, &[never], Quota::default()).unwrap(), Answer::Unsat, "{name}");
    }
}

/// Fails unless each part, with the interpolant before it, implies the one after it, and the last `false`.
fn assert_between(name: &str, graph: &mut Graph, parts: &[Vec<Term>], interpolants: &[Term]) {
    let mut judge = InProcess::new(&Limits::default(), None);
    let mut before = graph.truth(true);
    for (position, part) in parts.iter().enumerate() {
        let after = interpolants.get(position).copied().unwrap_or_else(|| graph.truth(false));
        let elsewhere = graph.not(after);
        let question: Vec<Term> = part.iter().copied().chain([before, elsewhere]).collect();
        assert_eq!(
            judge.check(graph, &question, Quota::default()).unwrap(),
            Answer::Unsat,
            "{name}, {position}"
        );
        before = after;
    }
}

#[test]
fn interpolants_apply_functions() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let unary = graph.sorts.intern(SortKind::Function([byte].into(), byte));
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let function = graph.variable("f", unary);
        let [of_x, of_z] = [x, z].map(|argument| graph.term(Operator::Apply, &[function, argument]));
        let holds = graph.equal(of_z, y);
        let parts = vec![vec![graph.equal(of_x, y), graph.equal(x, z)], vec![graph.not(holds)]];
        let found = prover.interpolants(&mut graph, &parts, Quota::default()).unwrap();
        assert_eq!(found.is_some(), has_commands(name), "{name}");
        let Some(found) = found else { continue };
        assert_between(name, &mut graph, &parts, &found);
        let names = variables(&graph, &found);
        assert!(names.iter().all(|variable| [y, z, function].contains(variable)), "{name}");
    }
}

#[test]
fn interpolants_are_between_their_parts() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let array = graph.sorts.intern(SortKind::Array(byte, byte));
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let memory = graph.variable("memory", array);
        let [one, two, ten] = [1, 2, 10].map(|value| graph.number(value, 8));
        let read = graph.term(Operator::Select, &[memory, one]);
        let next = graph.term(Operator::BvAdd, &[x, one]);
        let parts = vec![
            vec![graph.term(Operator::BvUlt, &[x, two]), graph.equal(read, x)],
            vec![graph.equal(y, next)],
            vec![graph.equal(z, y), graph.term(Operator::BvUlt, &[ten, z])],
        ];
        let found = prover.interpolants(&mut graph, &parts, Quota::default()).unwrap();
        assert_eq!(found.is_some(), has_commands(name), "{name}");
        let Some(found) = found else { continue };
        assert_eq!(found.len(), 2, "{name}");
        assert_between(name, &mut graph, &parts, &found);
        let names = |term: Term| variables(&graph, &[term]);
        assert!(names(found[0]).iter().all(|name| [x, memory].contains(name)), "{name}");
        assert!(names(found[1]).iter().all(|name| *name == y), "{name}");
        // Parts that go together have none.
        let parts = vec![vec![parts[1][0]], vec![parts[2][0]]];
        let (_, mut prover) = provers().into_iter().find(|(other, _)| *other == name).unwrap();
        assert_eq!(prover.interpolants(&mut graph, &parts, Quota::default()).unwrap(), None, "{name}");
    }
}

/// `double(x) = 2x`, `four(x) = double(double(x)) + u(x)`: what holds of them whatever `u` is, and what does
/// not, asked twice, with new bodies in between.
#[test]
fn all_solvers_look_into_summaries() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let unary = graph.sorts.intern(SortKind::Function([byte].into(), byte));
        let [double, four, unknown] = ["double", "four", "u"].map(|name| graph.variable(name, unary));
        let x = graph.variable("x", byte);
        let mut bodies = Bodies::default();
        let twice = graph.term(Operator::BvAdd, &[x, x]);
        bodies.add(&graph, double, [x].into(), twice);
        let once = graph.term(Operator::Apply, &[double, x]);
        let again = graph.term(Operator::Apply, &[double, once]);
        let [one, two, three] = [1, 2, 3].map(|value| graph.number(value, 8));
        let odd = graph.term(Operator::BvAnd, &[once, one]);
        let is_odd = graph.equal(odd, one);
        let any = graph.term(Operator::Apply, &[unknown, x]);
        let sum = graph.term(Operator::BvAdd, &[again, any]);
        bodies.add(&graph, four, [x].into(), sum);
        // The argument of the application has the name of the parameter of the body.
        let [of_x, of_two] = [x, two].map(|argument| graph.term(Operator::Apply, &[four, argument]));
        let is_three = graph.equal(of_x, three);
        let differs = graph.unequal(of_x, of_two);
        let is_two = graph.equal(x, two);
        let never = graph.and(&[differs, is_two]);
        let is_any = graph.equal(any, x);
        let sometimes = graph.and(&[is_three, is_any]);
        for (formula, is_sat) in
            [(is_odd, false), (sometimes, true), (never, false), (sometimes, true), (is_odd, false)]
        {
            let condition = Condition { formula, bodies: &bodies, says: "" };
            let played = prover.check_expanding(&graph, &condition, Quota::default()).unwrap();
            let wanted = if is_sat { Answer::Sat } else { Answer::Unsat };
            assert_eq!(played.answer, wanted, "{name}");
            assert_eq!(
                played.possible,
                if formula == is_odd {
                    1
                } else if formula == never {
                    6
                } else {
                    3
                }
            );
            if is_sat {
                // 5x = 3 has one solution.
                let values = prover.values(&graph, &[x, any]).unwrap();
                assert_eq!(values, [number(103, 8), number(103, 8)], "{name}");
            }
        }
    }
}

/// Counts how often it is asked, and answers nothing.
struct Silent(u32);

impl Prover for Silent {
    fn assert(&mut self, _: &Graph, _: Term) -> Result<(), ProverError> {
        Ok(())
    }

    fn push(&mut self) -> Result<(), ProverError> {
        Ok(())
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        Ok(())
    }

    fn check(&mut self, _: &Graph, _: &[Term], _: Quota) -> Result<Answer, ProverError> {
        self.0 += 1;
        Ok(Answer::Unknown(Stop::Timeout.into()))
    }

    fn values(&mut self, _: &Graph, _: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        Ok(Vec::new())
    }
}

#[test]
fn all_solvers_have_cores() {
    for (name, mut prover) in provers() {
        let mut graph = Graph::new();
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| boolean(&mut graph, name));
        let [not_b, never] = [graph.not(b), graph.truth(false)];
        let either = graph.or(&[not_b, never]);
        let implied = graph.and(&[d, either]);
        prover.assert(&graph, implied).unwrap();
        let assumptions = [a, b, c];
        assert_eq!(prover.check(&graph, &assumptions, Quota::default()).unwrap(), Answer::Unsat, "{name}");
        assert_eq!(prover.core(&graph, &assumptions, Quota::default()).unwrap(), [1], "{name}");
        assert_eq!(prover.check(&graph, &[a, c], Quota::default()).unwrap(), Answer::Sat, "{name}");
        assert_eq!(
            prover.check(&graph, &[b], Quota::default().at_most(BRIEF)).unwrap(),
            Answer::Unsat,
            "{name}"
        );
    }
}

#[test]
fn a_core_is_not_made_smaller_when_the_time_is_over() {
    let mut graph = Graph::new();
    let assumptions = ["a", "b", "c"].map(|name| boolean(&mut graph, name));
    let mut prover = Silent(0);
    let now = Instant::now();
    assert_eq!(prover.core(&graph, &assumptions, Quota { ticks: None, end: Some(now) }).unwrap(), [0, 1, 2]);
    assert_eq!(prover.0, 0);
    assert_eq!(prover.core(&graph, &assumptions, Quota::default()).unwrap(), [0, 1, 2]);
    assert_eq!(prover.0, 3);
}

#[test]
fn a_solver_that_does_not_say_who_it_is_is_not_waited_for() {
    // `sed` answers with this and to nothing else.
    let program = "sed -un s/.get-info.*/(:name)/p";
    let mut other = Smtlib::new(Process::start(program, flag()).unwrap(), &Arc::default()).unwrap();
    let mut graph = Graph::new();
    let truth = boolean(&mut graph, "p");
    other.assert(&graph, truth).unwrap();
    let quota = Quota::default().at_most(TICKS_PER_SECOND / 20);
    let found = other.abstraction(&mut graph, &[], &[truth], quota).unwrap();
    assert!(!found.is_strongest && holds(&found, &[true]));
}

#[test]
fn a_solver_that_is_not_there_or_says_nonsense_is_an_error() {
    assert!(Process::start("/no/such/solver -x", flag()).is_err());
    assert!(Process::start("", flag()).is_err());
    let mut graph = Graph::new();
    let truth = graph.truth(true);
    // `cat` repeats its input.
    let mut echo = Smtlib::new(Process::start("cat", flag()).unwrap(), &Arc::default()).unwrap();
    assert!(echo.check(&graph, &[truth], Quota::default()).is_err());
    if let Ok(mut gone) = Smtlib::new(Process::start("true", flag()).unwrap(), &Arc::default()) {
        assert!(gone.check(&graph, &[truth], Quota::default()).is_err());
    }
    // A solver that never answers.
    let mut silent = Smtlib::new(Process::start("sleep 60", flag()).unwrap(), &Arc::default()).unwrap();
    let quota = Quota::default().at_most(TICKS_PER_SECOND / 20);
    assert_eq!(silent.check(&graph, &[truth], quota).unwrap(), Answer::Unknown(Stop::Timeout.into()));
}
