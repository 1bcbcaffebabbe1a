//! Regions of programs that clang has compiled: what is proved, and that maps are inductive by the solver.

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;

use super::{Analysis, InductiveMap, Region};
use crate::domain::Domain;
use crate::domain::tests::{random, seeds};
use crate::frontend::read;
use crate::limits::{Clock, Limits};
use crate::program::cfa::{Cfa, Location, Op, Program, Step, Variable};
use crate::program::inlined::{Claim, Inlined, inline};
use crate::program::lower::lower;
use crate::prover::in_process::InProcess;
use crate::prover::{Answer, Prover};
use crate::reading::{Property, Reading};

/// The program of a text, without calls.
fn inlined(text: &str, properties: &[Property]) -> (Program, Inlined) {
    let reading = Reading { properties: properties.to_vec(), ..Reading::default() };
    let mut program = lower(&read(text, "test.ll").unwrap(), &reading).unwrap();
    let inlined = inline(&mut program, 1, &Clock::endless()).unwrap();
    (program, inlined)
}

/// Asserts that a map contains the initial states, and what each edge makes of the states that it contains;
/// how many questions the solver was asked.
fn check_inductive<D: Domain>(program: &mut Program, region: &Region, map: &InductiveMap<D>) -> usize {
    let mut asked = 0;
    let values: Vec<(Term, Term)> =
        region.initial.iter().map(|&(variable, value)| (term_of(program, variable), value)).collect();
    asked += check_step(&mut program.graph, &[], &values, map, region.entry);
    for &number in region.edges {
        let edge = &region.function.edges[number];
        let mut premises = map.conjuncts(&mut program.graph, edge.from);
        let mut values = Vec::new();
        match &edge.step {
            Step::Op(Op::Assume(condition)) => premises.push(*condition),
            Step::Op(Op::Assign(assigned)) => {
                values.extend(assigned.iter().map(|&(variable, value)| (term_of(program, variable), value)));
            }
            Step::Op(Op::Havoc(variables)) => {
                for &(variable, _) in variables {
                    let term = term_of(program, variable);
                    let sort = program.graph.sort(term);
                    values.push((term, program.graph.variable("any", sort)));
                }
            }
            Step::New { .. } => {}
            Step::Call { .. } => panic!("calls are inlined"),
        }
        asked += check_step(&mut program.graph, &premises, &values, map, edge.to);
    }
    asked
}

fn term_of(program: &Program, variable: Variable) -> Term {
    program.variables[variable.0 as usize].term
}

/// Asserts that conditions before a step imply those after it.
fn check_step<D: Domain>(
    graph: &mut Graph,
    premises: &[Term],
    values: &[(Term, Term)],
    map: &InductiveMap<D>,
    to: Location,
) -> usize {
    if premises.iter().any(|&premise| graph.truth_of(premise) == Some(false)) {
        return 0;
    }
    let after = map.conjuncts(graph, to);
    for &conjunct in &after {
        let mut substitution = Substitution::new();
        values.iter().for_each(|&(variable, value)| substitution.set(variable, value));
        let conclusion = substitution.apply(graph, conjunct);
        let negation = graph.not(conclusion);
        let parts: Vec<Term> = premises.iter().copied().chain([negation]).collect();
        let limits = Limits::default();
        let answer = InProcess::new(&limits, None).check(graph, &parts, limits.within(50_000_000)).unwrap();
        let text = |term| javelin_term::print::term(graph, term, &javelin_term::limits::Limits::none()).unwrap();
        let premises = || premises.iter().map(|&premise| text(premise)).collect::<Vec<_>>().join("\n  ");
        assert_eq!(answer, Answer::Unsat, "to {}: {}\n  {}", to.0, text(conjunct), premises());
    }
    after.len()
}

/// All edges of a function, for which a map is made from the initial values of a program.
fn whole<'r>(function: &'r Cfa, edges: &'r [usize], initial: &'r [(Variable, Term)]) -> Region<'r> {
    Region { function, edges, entry: function.entry, initial }
}

/// The checks that intervals prove, as `i`, those that octagons prove beside them, as `r`, and others, as
/// `o`. The maps are inductive.
fn proved(text: &str, properties: &[Property]) -> String {
    let (mut program, inlined) = inlined(text, properties);
    let edges: Vec<usize> = (0..inlined.function.edges.len()).collect();
    let (initial, variables) = (program.initial.clone(), program.variables.clone());
    let region = whole(&inlined.function, &edges, &initial);
    let clock = Clock::endless();
    let analysis = Analysis::new(&mut program.graph, &variables, &region, &clock).unwrap();
    let intervals = analysis.intervals(&program.graph, &clock).unwrap();
    let octagons = analysis.octagons(&program.graph, &clock).unwrap();
    check_inductive(&mut program, &region, &intervals);
    let asked = check_inductive(&mut program, &region, &octagons);
    println!("{asked} questions, {:?} and {:?}", intervals.effort, octagons.effort);
    let letter = |check| {
        let claim = Claim::Fails(check as u32);
        let claims = inlined.claims.iter().filter(|(_, other)| **other == claim).map(|(&edge, _)| edge);
        let claims: Vec<usize> = claims.collect();
        assert!(!claims.is_empty());
        match () {
            () if !claims.iter().any(|&edge| intervals.is_passable(&program.graph, edge)) => 'i',
            () if !claims.iter().any(|&edge| octagons.is_passable(&program.graph, edge)) => 'r',
            () => 'o',
        }
    };
    (0..program.checks.len()).map(letter).collect()
}

#[test]
fn checks_of_loops_over_buffers_are_proved() {
    let text = include_str!("../../../tests/programs/domains_loops.ll");
    assert_eq!(proved(text, &[Property::Deref, Property::Bounds]), "");
}

/// The solver agrees with every operation, on programs with all operators.
#[test]
fn maps_of_random_programs_are_inductive() {
    let mut asked = 0;
    for seed in seeds().step_by(5) {
        let (mut program, _) = random(seed);
        let function = program.functions[0].take().unwrap();
        let edges: Vec<usize> = (0..function.edges.len()).collect();
        let variables = program.variables.clone();
        let region = whole(&function, &edges, &[]);
        let clock = Clock::endless();
        let analysis = Analysis::new(&mut program.graph, &variables, &region, &clock).unwrap();
        let intervals = analysis.intervals(&program.graph, &clock).unwrap();
        let octagons = analysis.octagons(&program.graph, &clock).unwrap();
        asked += check_inductive(&mut program, &region, &intervals);
        asked += check_inductive(&mut program, &region, &octagons);
    }
    println!("{asked} questions");
    assert!(asked > 500, "{asked}");
}

// SCRATCH
/// The checks that intervals and octagons prove, and those that these prove with octagons, as letters.
fn shown(text: &str, properties: &[Property], is_checked: bool) -> String {
    let (mut program, inlined) = inlined(text, properties);
    let edges: Vec<usize> = (0..inlined.function.edges.len()).collect();
    let initial = program.initial.clone();
    let region = Region {
        function: &inlined.function,
        edges: &edges,
        entry: inlined.function.entry,
        initial: &initial,
    };
    let clock = Clock::endless();
    let begin = std::time::Instant::now();
    let variables = program.variables.clone();
    let analysis = Analysis::new(&mut program.graph, &variables, &region, &clock).unwrap();
    let prepared = begin.elapsed();
    let intervals = analysis.intervals(&program.graph, &clock).unwrap();
    let between = begin.elapsed();
    let octagons = analysis.octagons(&program.graph, &clock).unwrap();
    println!(
        "{prepared:?} {between:?} {:?}, {:?} {:?}, {} packs",
        begin.elapsed(),
        intervals.effort,
        octagons.effort,
        analysis.packs().all().len()
    );
    if std::env::var("JAVELIN_SHOW").is_ok() {
        let text = |graph: &Graph, term| {
            javelin_term::print::term(graph, term, &javelin_term::limits::Limits::none()).unwrap()
        };
        for pack in analysis.packs().all() {
            let names: Vec<String> = (pack.iter())
                .map(|member| {
                    let variable = member.view.variable;
                    let all = &analysis.observations.definitions;
                    let definition = all.iter().find(|definition| definition.0 == variable);
                    text(&program.graph, definition.map_or(variable, |definition| definition.1))
                        + if member.view.is_signed { " s" } else { " u" }
                })
                .collect();
            println!("pack {names:?}");
        }
        for location in 0..inlined.function.locations.len() as u32 {
            let location = Location(location);
            let all = octagons.conjuncts(&mut program.graph, location);
            let all: Vec<String> = all.into_iter().map(|term| text(&program.graph, term)).collect();
            println!("{}:\n   {}", location.0, all.join("\n   "));
            for (_, edge) in inlined.function.outgoing(location) {
                println!("  -> {}", edge.to.0);
            }
        }
    }
    if is_checked {
        let asked = check_inductive(&mut program, &region, &octagons);
        println!("{asked} questions");
    }
    let mut letters = vec!['o'; program.checks.len()];
    for (check, letter) in letters.iter_mut().enumerate() {
        let claim = Claim::Fails(check as u32);
        let claims: Vec<usize> =
            inlined.claims.iter().filter(|(_, other)| **other == claim).map(|(&edge, _)| edge).collect();
        let is_proved = |passable: &dyn Fn(usize) -> bool| !claims.iter().any(|&edge| passable(edge));
        if is_proved(&|edge| intervals.is_passable(&program.graph, edge)) {
            *letter = 'i';
        } else if is_proved(&|edge| octagons.is_passable(&program.graph, edge)) {
            *letter = 'r';
        }
    }
    letters.into_iter().collect()
}

#[test]
fn scratch() {
    let Ok(file) = std::env::var("JAVELIN_FILE") else { return };
    for file in file.split(',') {
        let text = std::fs::read_to_string(file).unwrap();
        let letters = shown(&text, &[Property::Deref, Property::Bounds, Property::UnreachCall], std::env::var("JAVELIN_CHECK").is_ok());
        println!("{file}: {letters}");
    }
}
