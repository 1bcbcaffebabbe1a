//! Verdicts on programs with functions without a body, against the programs that they are with a body.
//!
//! What holds may fail with no body that the assumptions of the verdict leave. A failure needs one with which
//! it happens; where nothing is said of such functions, it happens with each that returns.

use std::collections::{BTreeMap, BTreeSet};

use javelin_solver::BitVec;
use javelin_verifier::frontend::{module::Module, read};
use javelin_verifier::interpret::trace::{End, Event};
use javelin_verifier::interpret::{ExecutionLimits, Oracle, execute_entry};
use javelin_verifier::program::cfa::{Place, Source};
use javelin_verifier::{Assumption, Effort, Externals, Outcome, Reading};

use super::closing::{Rights, closed};
use super::numbers::{Numbers, number, rounds};
use super::{Verified, seconds, strangers, verify};

/// The place of a check, by the name of its function.
type At = (String, u32, u32);

fn at(module: &Module, place: Place) -> At {
    (module.functions[place.function as usize].name.clone(), place.block, place.instruction)
}

/// The input of the program, and a body drawn at random.
struct Drawn<'a> {
    module: &'a Module,
    input: u64,
    numbers: Numbers,
}

impl Oracle for Drawn<'_> {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let Source::Result(place) = source else { panic!("{source:?} is not determined") };
        let is_choice = self.module.functions[place.function as usize].name == "choose";
        BitVec::from_u64(if is_choice { self.numbers.below(240) } else { self.input }, width)
    }
}

/// The end of one execution of a program with bodies.
#[derive(Debug, PartialEq, Eq)]
enum Ended {
    /// It broke this check.
    Breaks(At),
    /// It came to its end.
    Exits,
    /// It did what has no meaning.
    Elsewhere,
}

fn execute(module: &Module, input: u64, seed: u64) -> Ended {
    let mut oracle = Drawn { module, input, numbers: Numbers::new(seed) };
    let limits = ExecutionLimits { steps: 100_000, depth: 200, ..ExecutionLimits::default() };
    match execute_entry(module, &Reading::default(), &mut oracle, limits).end {
        End::Violation { place, .. } => Ended::Breaks(at(module, place)),
        End::Exit(_) => Ended::Exits,
        End::Abort(_) | End::Steps | End::Unknown(..) => Ended::Elsewhere,
        End::Assumption => panic!("nothing is assumed"),
    }
}

/// The words of the user about functions without a body.
const SAID: &[(Externals, bool)] = &[
    (Externals::Arguments, false),
    (Externals::Arguments, true),
    (Externals::Anything, true),
    (Externals::Arguments, false),
    (Externals::Anything, false),
    (Externals::Pure, true),
];

fn reading(seed: u64) -> Reading {
    let (externals, externals_are_said) = SAID[seed as usize % SAID.len()];
    let assumes_nothing = externals == Externals::Anything && seed.is_multiple_of(4);
    Reading { externals, externals_are_said, assumes_nothing, ..Reading::default() }
}

fn rights(externals: Externals, assumptions: &[Assumption]) -> Rights {
    let is_named = |assumption| assumptions.contains(&assumption);
    Rights {
        is_pure: externals == Externals::Pure,
        writes_named: !is_named(Assumption::ExternalsWriteGiven),
        calls_known: !is_named(Assumption::ExternalsCallPassed),
    }
}

/// How many bodies each program is given, and how many until one is found with which it fails.
const RUNS: u64 = 48;
const SEARCH: u64 = 20_000;
/// How many contents a variable that is defined elsewhere is given.
const ELSEWHERE: u64 = 20;

/// The counts of checks, by verdict.
#[derive(Default)]
struct Counts {
    holds: BTreeMap<String, u64>,
    fails: BTreeMap<String, u64>,
    open: BTreeMap<String, u64>,
    assumed: BTreeMap<&'static str, u64>,
}

/// The wrong verdicts on a program.
fn faults(seed: u64, counts: &mut Counts) -> Vec<String> {
    let program = strangers::program(seed);
    let reading = reading(seed);
    let engine = ["bounded", "auto", "calysto", "bounded", "lbe"][seed as usize % 5];
    let effort = Effort { engine, unroll: Some(3), recursion: Some(2), ..seconds(20) };
    let Verified { module, program: lowered, results } =
        verify(&program.open(), "open.ll", &reading, &effort);
    let rights = rights(reading.externals, &lowered.assumptions);
    let closed: Vec<Module> = (0..if program.has_elsewhere { ELSEWHERE } else { 1 })
        .map(|elsewhere| read(&closed(&program, rights, elsewhere), "closed.ll").unwrap())
        .collect();
    let run = |run: u64, input: u64| execute(&closed[run as usize % closed.len()], input, seed << 16 | run);
    let broken: BTreeSet<At> = (0..RUNS)
        .filter_map(|index| if let Ended::Breaks(at) = run(index, index / 3 % 4) { Some(at) } else { None })
        .collect();
    let kind = format!("{:?}{}", reading.externals, if reading.externals_are_said { ", said" } else { "" });
    for assumption in &lowered.assumptions {
        *counts.assumed.entry(assumption.name()).or_default() += 1;
    }
    let mut faults = Vec::new();
    for (check, outcome) in lowered.checks.iter().zip(results.outcomes()) {
        let here = at(&module, check.place);
        match outcome {
            Outcome::Holds => {
                *counts.holds.entry(kind.clone()).or_default() += 1;
                if broken.contains(&here) {
                    faults.push(format!("seed {seed} ({engine}, {kind}): {here:?} holds? {rights:?}"));
                }
            }
            Outcome::Open(_) => *counts.open.entry(kind.clone()).or_default() += 1,
            Outcome::Fails(trace) => {
                *counts.fails.entry(kind.clone()).or_default() += 1;
                let given = trace.steps.iter().find_map(|step| match &step.event {
                    Event::Input(name, _, value) if name == "__VERIFIER_nondet_char" => value.to_u64(),
                    _ => None,
                });
                let input = given.unwrap_or(0);
                // The contents of a variable that is defined elsewhere are an input.
                let always = |module: &Module| {
                    (0..RUNS / 2).all(|index| execute(module, input, seed << 16 | index) != Ended::Exits)
                };
                let is_said = reading.externals_are_said || reading.externals == Externals::Pure;
                if !is_said && !closed.iter().any(always) {
                    faults.push(format!("seed {seed} ({engine}, {kind}): {here:?} fails whatever they do?"));
                }
                if !(0..SEARCH).any(|index| run(index, input) == Ended::Breaks(here.clone())) {
                    faults.push(format!("seed {seed} ({engine}, {kind}): {here:?} fails? {rights:?}"));
                }
            }
        }
    }
    faults
}

#[test]
fn verdicts_without_bodies_are_those_with_any_bodies() {
    let (first, count) = (number("JAVELIN_FIRST_PROGRAM", 1), number("JAVELIN_RANDOM_PROGRAMS", rounds(240)));
    let (mut counts, mut found) = (Counts::default(), Vec::new());
    for seed in first..first + count {
        if let Ok(folder) = std::env::var("JAVELIN_KEEP_PROGRAMS") {
            let program = strangers::program(seed);
            let all = Rights { is_pure: false, writes_named: true, calls_known: true };
            for (name, text) in [("open", program.open()), ("closed", closed(&program, all, seed))] {
                std::fs::write(std::path::Path::new(&folder).join(format!("{name}-{seed}.ll")), text)
                    .unwrap();
            }
        }
        let here = faults(seed, &mut counts);
        here.iter().for_each(|fault| println!("{fault}"));
        found.extend(here);
    }
    let Counts { holds, fails, open, assumed } = counts;
    println!("{count} programs: hold {holds:?}, fail {fails:?}, open {open:?}; assumed {assumed:?}");
    assert!(found.is_empty(), "{} wrong", found.len());
    let [holds, fails] = [holds, fails].map(|counts| counts.values().sum::<u64>());
    assert!(holds > count && 2 * fails > count, "worth nothing: {holds} hold, {fails} fail");
}
