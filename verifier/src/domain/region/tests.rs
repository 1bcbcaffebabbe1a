//! Regions of programs that clang has compiled: what is proved, and that maps are inductive by the solver.

use javelin_term::graph::{Graph, Term};
use javelin_term::print;
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
    let reading = Reading { properties: properties.to_vec(), malloc_succeeds: true, ..Reading::default() };
    let mut program = lower(&read(text, "test.ll").unwrap(), &reading).unwrap();
    let inlined = inline(&mut program, 1, &Clock::endless()).unwrap();
    (program, inlined)
}

/// Asserts that a map contains the initial states, and what each edge makes of the states that it contains;
/// how many conjuncts were examined.
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
    let conjunction = graph.and(&after);
    let mut substitution = Substitution::new();
    values.iter().for_each(|&(variable, value)| substitution.set(variable, value));
    let conclusion = substitution.apply(graph, conjunction);
    let negation = graph.not(conclusion);
    let parts: Vec<Term> = premises.iter().copied().chain([negation]).collect();
    let limits = Limits::default();
    let answer = InProcess::new(&limits, None).check(graph, &parts, limits.quota()).unwrap();
    let text = |&term: &Term| print::term(graph, term, &javelin_term::limits::Limits::none()).unwrap();
    let texts = |terms: &[Term]| terms.iter().map(text).collect::<Vec<String>>().join("\n  ");
    assert_eq!(answer, Answer::Unsat, "to {}: {}\nfrom {}", to.0, texts(&after), texts(premises));
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
    assert_eq!(proved(text, &[Property::Deref, Property::Bounds]), "oirrrrr");
}

/// The solver agrees with every operation, on programs with all operators.
#[test]
fn maps_of_random_programs_are_inductive() {
    let mut asked = 0;
    for seed in seeds().step_by(2) {
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
    assert!(asked > 400, "{asked}");
}
