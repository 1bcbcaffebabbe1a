//! The pipeline by itself: closed levels are noticed, a listener gets stages in order and changes nothing,
//! and an interrupted check continues.

use std::sync::{Arc, Mutex};

use crate::random::Random;
use javelin_solver::answer::verdict::Verdict;
use javelin_solver::listen::{Event, Listener, Monitor, Stage};
use javelin_solver::params::Params;
use javelin_solver::pipeline::stack::{Assertion, Stack};
use javelin_solver::pipeline::{Pipeline, Query, Setup};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

fn setup() -> Setup {
    Setup {
        rewrite_level: 2,
        preprocess: true,
        track_named: false,
        check_proofs: true,
        params: Params::default(),
    }
}

/// Formulas over arrays, bytes and their comparisons, some of which contradict others.
fn formulas(graph: &mut Graph) -> Vec<Term> {
    let byte = graph.bitvec_sort(8);
    let sort = graph.sorts.intern(SortKind::Array(byte, byte));
    let array = graph.variable("a", sort);
    let bytes: Vec<Term> = ["x", "y", "z"].map(|name| graph.variable(name, byte)).into();
    let reads: Vec<Term> = bytes.iter().map(|&index| graph.term(Operator::Select, &[array, index])).collect();
    let product = graph.term(Operator::BvMul, &[bytes[0], bytes[1]]);
    let square = graph.number(49, 8);
    let mut formulas = vec![graph.equal(product, square)];
    for left in 0..3 {
        for right in 0..3 {
            if left != right {
                formulas.push(graph.term(Operator::BvUlt, &[bytes[left], bytes[right]]));
                formulas.push(graph.equal(bytes[left], bytes[right]));
                formulas.push(graph.unequal(reads[left], reads[right]));
                let written = graph.term(Operator::Store, &[array, bytes[left], bytes[right]]);
                let read = graph.term(Operator::Select, &[written, bytes[right]]);
                formulas.push(graph.term(Operator::BvUlt, &[read, reads[left]]));
            }
        }
    }
    formulas
}

fn assert(stack: &mut Stack, term: Term) {
    stack.assert(Assertion { term, name: None });
}

fn check(pipeline: &mut Pipeline, graph: &mut Graph, stack: &Stack, limits: &Limits) -> &'static str {
    match pipeline.check(Query { graph, stack, assumptions: &[], limits }) {
        Verdict::Sat(_) => "sat",
        Verdict::Unsat(_) => "unsat",
        Verdict::Unknown(_) => "unknown",
    }
}

/// A pipeline that is not notified of closed levels answers as one that is, and as a new one.
#[test]
fn closed_levels_are_noticed() {
    let mut answers = [0; 2];
    for seed in 0..12 {
        let mut random = Random(seed);
        let mut graph = Graph::new();
        let formulas = formulas(&mut graph);
        let mut stack = Stack::default();
        let [mut informed, mut uninformed] = [(); 2].map(|()| Pipeline::new(setup()));
        for step in 0..100 {
            match random.below(7) {
                0 => stack.push(1 + random.below(2)),
                1 if stack.levels() > 0 => {
                    stack.pop(1 + random.below(stack.levels()), false);
                    informed.pop_to(stack.levels());
                }
                2..=4 if stack.levels() > 0 => assert(&mut stack, random.pick(&formulas)),
                _ => {
                    let mut fresh = Pipeline::new(setup());
                    let limits = Limits::none();
                    let [one, two, three] = [&mut informed, &mut uninformed, &mut fresh]
                        .map(|pipeline| check(pipeline, &mut graph, &stack, &limits));
                    assert!(one == two && two == three, "seed {seed}, step {step}: {one}, {two}, {three}");
                    assert_ne!(one, "unknown", "seed {seed}, step {step}");
                    answers[usize::from(one == "sat")] += 1;
                }
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 10), "both answers occur: {answers:?}");
}

/// A listener that records every event.
#[derive(Default)]
struct Record(Mutex<Vec<Event>>);

impl Listener for Record {
    fn hear(&self, event: Event) {
        self.0.lock().unwrap().push(event);
    }
}

#[test]
fn a_listener_hears_stages_in_order_and_changes_nothing() {
    let mut graph = Graph::new();
    let formulas = formulas(&mut graph);
    let mut runs = Vec::new();
    let record = Arc::new(Record::default());
    for listens in [false, true] {
        let mut graph = Graph::new();
        assert_eq!(self::formulas(&mut graph), formulas);
        let mut stack = Stack::default();
        let mut pipeline = Pipeline::new(setup());
        if listens {
            pipeline.set_listener(Monitor::new(record.clone()));
        }
        let mut answers = Vec::new();
        for &formula in &formulas {
            stack.push(1);
            assert(&mut stack, formula);
            answers.push(check(&mut pipeline, &mut graph, &stack, &Limits::none()));
            if answers.last() == Some(&"unsat") {
                stack.pop(1, false);
            }
        }
        runs.push((answers, pipeline.statistics()));
    }
    assert_eq!(runs[0], runs[1]);
    let mut open: Vec<Stage> = Vec::new();
    let mut lemmas = 0;
    let mut searches = 0;
    for event in record.0.lock().unwrap().iter() {
        match *event {
            Event::Begin(stage, _) => open.push(stage),
            Event::End(stage, size, ticks) => {
                assert_eq!(open.pop(), Some(stage), "stages are nested");
                assert!(size.terms > 0 && (ticks == 0 || stage == Stage::Search));
                searches += u64::from(stage == Stage::Search);
            }
            Event::Lemmas { count } => lemmas += count,
            Event::Round { .. } | Event::Restart { .. } => {}
        }
    }
    assert!(open.is_empty(), "a stage that begins also ends");
    let value = |name: &str| {
        let rows = &runs[1].1;
        rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("no {name}")).value
    };
    assert_eq!(searches, value("solves"));
    // A lemma whose terms were popped is added again.
    assert!(value("lemmas") > 0 && lemmas >= value("lemmas"), "{lemmas} lemmas");
}

/// A check that was interrupted at any of its checks of the limits can be repeated and answers.
#[test]
fn an_interrupted_check_continues() {
    let mut graph = Graph::new();
    let formulas = formulas(&mut graph);
    let mut interrupted = 0;
    for take in 1..formulas.len() {
        let mut stack = Stack::default();
        formulas[..take].iter().step_by(3).for_each(|&formula| assert(&mut stack, formula));
        let want = check(&mut Pipeline::new(setup()), &mut graph, &stack, &Limits::none());
        let mut pipeline = Pipeline::new(setup());
        for ticks in 0..40 {
            let limits = Limits { ticks: Some(ticks * 50), ..Limits::none() };
            let answer = check(&mut pipeline, &mut graph, &stack, &limits);
            interrupted += u32::from(answer == "unknown");
            assert!(answer == want || answer == "unknown", "{answer}, not {want}");
        }
        let canceled = Limits::none();
        canceled.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        stack.push(1);
        assert(&mut stack, formulas[0]);
        check(&mut pipeline, &mut graph, &stack, &canceled);
        stack.pop(1, false);
        assert_eq!(check(&mut pipeline, &mut graph, &stack, &Limits::none()), want);
    }
    assert!(interrupted > 10, "only {interrupted} checks were interrupted");
}
