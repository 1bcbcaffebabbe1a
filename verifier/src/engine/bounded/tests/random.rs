//! Random programs: every verdict equals that of executing them on all inputs.

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;

use super::reference::{Ended, ProgramBuilder, ReferenceMachine};
use super::{effort, verify};
use crate::engine::kit::ledger::Ledger;
use crate::job::Outcome;
use crate::program::cfa::{Location, LocationKind, Place, Source, Variable};

/// A generator of numbers (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

const LOCATIONS: u64 = 8;

fn term(b: &mut ProgramBuilder, numbers: &mut Numbers, variables: &[(Variable, Term)]) -> Term {
    let left = variables[numbers.below(variables.len() as u64) as usize].1;
    let right = match numbers.below(2) {
        0 => variables[numbers.below(variables.len() as u64) as usize].1,
        _ => {
            let number = numbers.below(16);
            b.number(number)
        }
    };
    let operators = [Operator::BvAdd, Operator::BvMul, Operator::BvAnd, Operator::BvXor, Operator::BvLshr];
    b.program.graph.term(operators[numbers.below(5) as usize], &[left, right])
}

fn condition(b: &mut ProgramBuilder, numbers: &mut Numbers, variables: &[(Variable, Term)]) -> Term {
    let (left, right) = (term(b, numbers, variables), term(b, numbers, variables));
    match numbers.below(2) {
        0 => b.less(left, right),
        _ => b.program.graph.equal(left, right),
    }
}

/// A function of random edges: any graph comes out, with loops of any shape.
fn body(b: &mut ProgramBuilder, numbers: &mut Numbers, function: u32, variables: &[(Variable, Term)]) {
    for from in 0..LOCATIONS as u32 - 1 {
        let mut to = || match numbers.below(3) {
            0 => numbers.below(LOCATIONS) as u32,
            _ => from + 1,
        };
        let (first, second) = (to(), to());
        let variable = variables[numbers.below(variables.len() as u64) as usize].0;
        match numbers.below(8) {
            0..3 => {
                let term = term(b, numbers, variables);
                b.assign(function, from, first, variable, term);
            }
            3..6 => {
                let condition = condition(b, numbers, variables);
                b.branch(function, from, condition, first, second);
            }
            6 => {
                let condition = condition(b, numbers, variables);
                b.check(function, from, first, condition);
            }
            _ if function == 0 => {
                let argument = term(b, numbers, variables);
                b.call(0, (from, first), 1, vec![argument], Some(variable));
            }
            _ => {
                let term = term(b, numbers, variables);
                b.assign(function, from, first, variable, term);
            }
        }
    }
}

pub fn make(b: &mut ProgramBuilder, seed: u64) {
    let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (main, f) = (b.function(LOCATIONS as u32), b.function(LOCATIONS as u32));
    let global = b.variable(None, "g");
    let zero = b.number(3);
    b.program.initial.push((global.0, zero));
    let input = b.variable(None, "input");
    b.program.unknown.push((input.0, source(0)));
    let other = b.variable(None, "other");
    b.program.unknown.push((other.0, source(1)));
    let (p, r) = (b.variable(Some(f), "p"), b.variable(Some(f), "r"));
    b.body(f).parameters.push(p.0);
    b.body(f).results.push(r.0);
    body(b, &mut numbers, main, &[global, input, other]);
    // The result is read, so it has a value at the entry: the parameter.
    let entry = b.location(f, LocationKind::Inner);
    body(b, &mut numbers, f, &[global, p, r]);
    b.assign(f, entry, 0, r.0, p.1);
    b.body(f).entry = Location(entry);
}

fn source(number: u32) -> Source {
    Source::Result(Place { function: 9, block: 9, instruction: number })
}

/// As [`make`], and from one location on nothing is known.
pub fn make_open(b: &mut ProgramBuilder, seed: u64) {
    make(b, seed);
    let (function, location) = ((seed % 2) as u32, (seed / 2 % LOCATIONS) as usize);
    let body = b.body(function);
    body.locations[location].kind = LocationKind::Open("random".into());
    body.edges.retain(|edge| edge.from != Location(location as u32));
}

/// The outcome of executions on all inputs.
pub struct AllExecutions {
    /// For each check whether it fails on some input.
    pub fails: Vec<bool>,
    /// Whether some execution does not end.
    pub endless: bool,
    /// Whether some execution reaches a location from which nothing is known.
    pub open: bool,
}

/// Executes a program on all inputs.
pub fn execute(make: &dyn Fn(&mut ProgramBuilder)) -> AllExecutions {
    let mut b = ProgramBuilder::new();
    make(&mut b);
    let program = &b.program;
    let mut all = AllExecutions { fails: vec![false; program.checks.len()], endless: false, open: false };
    for values in 0..256u64 {
        let inputs = [0, 1].map(|at| (source(at), BitVec::from_u64(values >> (4 * at), 4)));
        let mut machine =
            ReferenceMachine::new(&program.graph, &program.functions, &program.variables, &inputs, 400);
        match machine.start(program.entry, &program.initial, &program.unknown) {
            Ended::Error(check) => all.fails[check as usize] = true,
            Ended::Steps => all.endless = true,
            Ended::Open => all.open = true,
            Ended::Done => {}
        }
    }
    all
}

/// For each check whether it fails on some input; whether some execution does not end.
pub fn executed(seed: u64) -> (Vec<bool>, bool) {
    let all = execute(&|b: &mut ProgramBuilder| make(b, seed));
    (all.fails, all.endless)
}

/// How many checks are decided, and how many are open; panics if a verdict is not that of all executions.
pub fn agrees(results: &Ledger, fails: &[bool], endless: bool, at: &str) -> [u32; 2] {
    let mut count = [0, 0];
    for (check, outcome) in results.outcomes().enumerate() {
        match outcome {
            Outcome::Holds => assert!(!fails[check], "{at}, check {check}: it fails"),
            Outcome::Fails(_) => assert!(fails[check] || endless, "{at}, check {check}: it holds"),
            Outcome::Open(_) => {}
        }
        count[usize::from(matches!(outcome, Outcome::Open(_)))] += 1;
    }
    count
}

/// The programs: others, and more, where the environment says so.
pub fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let first = number("JAVELIN_FIRST_PROGRAM").unwrap_or(1);
    first..first + number("JAVELIN_RANDOM_PROGRAMS").unwrap_or(150)
}

#[test]
fn verdicts_are_those_of_all_executions() {
    let (mut decided, mut open) = (0, 0);
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        let results = verify(
            &|b: &mut ProgramBuilder| make(b, seed),
            &super::Effort { recursion: Some(3), ..effort(Some(4)) },
        );
        assert!(results.doubts.is_empty(), "seed {seed}: {results:?}");
        let [more, less] = agrees(&results, &fails, endless, &format!("seed {seed}"));
        (decided, open) = (decided + more, open + less);
        for (check, outcome) in results.outcomes().enumerate() {
            let is_open = matches!(outcome, Outcome::Open(_));
            assert!(!is_open || endless || fails[check], "seed {seed}, check {check}: {outcome:?}");
        }
    }
    println!("{decided} decided, {open} open");
    assert!(decided > 3 * open, "{decided} decided, {open} open");
}

/// Loops whose end is not reached: what is said of them rests on any values of what they write.
#[test]
fn verdicts_of_loops_that_are_hardly_unrolled_are_those_of_all_executions() {
    let mut holds_beyond = 0;
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        let effort = super::Effort { recursion: Some(2), ..effort(Some(0)) };
        let results = verify(&|b: &mut ProgramBuilder| make(b, seed), &effort);
        for (check, outcome) in results.outcomes().enumerate() {
            let holds = matches!(outcome, Outcome::Holds);
            assert!(!holds || !fails[check], "seed {seed}, check {check}: it fails");
            holds_beyond += u32::from(holds && endless);
        }
    }
    assert!(holds_beyond > 0, "no check holds beside a loop without end");
}
