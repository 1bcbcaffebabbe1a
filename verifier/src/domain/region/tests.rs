//! Regions of programs that clang has compiled: what is proved, and that maps are inductive by the solver.

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;

use super::{Analysis, InductiveMap, Region};
use crate::domain::Domain;
use crate::frontend::read;
use crate::limits::{Clock, Limits};
use crate::program::cfa::{Op, Program, Step};
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

fn term_of(program: &Program, variable: crate::program::cfa::Variable) -> Term {
    program.variables[variable.0 as usize].term
}

/// Asserts that conditions before a step imply those after it.
fn check_step<D: Domain>(
    graph: &mut Graph,
    premises: &[Term],
    values: &[(Term, Term)],
    map: &InductiveMap<D>,
    to: crate::program::cfa::Location,
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

/// The checks that intervals and octagons prove, and those that these prove with octagons, as letters.
fn proved(text: &str, properties: &[Property], is_checked: bool) -> String {
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
            let location = crate::program::cfa::Location(location);
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
        let letters = proved(&text, &[Property::Deref, Property::Bounds, Property::UnreachCall], std::env::var("JAVELIN_CHECK").is_ok());
        println!("{file}: {letters}");
    }
}
