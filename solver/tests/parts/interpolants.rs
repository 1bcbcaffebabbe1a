//! Interpolants against all assignments of small formulas, by each system of labels, and the errors.

use javelin_solver::interpolate::{Counters, Failure, Question};
use javelin_solver::params::InterpolateSystem;
use javelin_solver::{Budget, Error, NoInterpolant, Partition, Setup, Solver, Stop, Unknown};
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;

use crate::random::{Random, Terms, assignments};

/// The most assignments of one formula: two words of three bits, one of two, two truth values.
const MOST: u64 = 1 << 13;

/// The assignments of the formula's variables under which it is true.
fn models(graph: &Graph, formula: Term, random: &mut Random) -> Vec<Assignment> {
    let variables = variables(graph, &[formula]);
    let mut all = assignments(graph, &variables, MOST, random);
    all.retain(|assignment| is_true(graph, formula, assignment));
    all
}

fn is_true(graph: &Graph, formula: Term, assignment: &Assignment) -> bool {
    Evaluator::new().value(graph, assignment, formula).expect("a small term").is_one()
}

/// Two random formulas over common variables and one local variable each. Every other pair is contradictory
/// because of a random formula that is a conjunct of the first and negated in the second.
fn formulas(graph: &mut Graph, random: &mut Random) -> [Term; 2] {
    let mut terms = Terms::new(graph, 2, &[0, 1, 2], 3);
    let (local, is_cut) = (terms.variables[4], random.below(2) == 0);
    let mut grown = || {
        (0..3).for_each(|_| _ = (terms.grow_vector(graph, random), terms.grow_boolean(graph, random)));
        terms.grow_boolean(graph, random)
    };
    let [cut, first, second] = [0; 3].map(|_| grown());
    let formulas = match is_cut {
        false => [first, second],
        true => {
            let negation = graph.not(cut);
            [graph.and(&[first, cut]), graph.and(&[second, negation])]
        }
    };
    // The cut may hold the local variable of either, so that it need not lie between them.
    [(formulas[0], "a"), (formulas[1], "b")].map(|(formula, name)| {
        let mut substitution = Substitution::new();
        let own = graph.variable(name, graph.sort(local));
        substitution.set(local, own);
        substitution.apply(graph, formula)
    })
}

/// Random pairs of formulas: each contradictory pair has an interpolant, and each pair with a common model
/// has none.
fn compare(seed: u64, count: usize, system: InterpolateSystem, words: bool) {
    let mut random = Random(seed);
    let mut setup = Setup::default();
    (setup.params.interpolate_system, setup.params.interpolate_words) = (system, words);
    let mut found = 0;
    while found < count {
        let mut graph = Graph::new();
        let [first, second] = formulas(&mut graph, &mut random);
        let models = [first, second].map(|formula| models(&graph, formula, &mut random));
        if models.iter().any(Vec::is_empty) {
            continue;
        }
        let counters = &mut Counters::default();
        let result = Question {
            graph: &mut graph,
            setup: &setup,
            formulas: [&[first], &[second]],
            limits: &Limits::none(),
            counters,
        }
        .interpolant();
        let interpolant = match result {
            Ok(interpolant) => interpolant,
            Err(failure) => {
                assert_eq!(failure, Failure::Satisfiable);
                let both = graph.and(&[first, second]);
                assert!(!self::models(&graph, both, &mut random).is_empty(), "no interpolant");
                continue;
            }
        };
        found += 1;
        let shared = [first, second].map(|formula| variables(&graph, &[formula]));
        for symbol in variables(&graph, &[interpolant]) {
            assert!(shared.iter().all(|symbols| symbols.contains(&symbol)), "a symbol that is not shared");
        }
        for (models, wanted) in models.iter().zip([true, false]) {
            for model in models {
                assert_eq!(is_true(&graph, interpolant, model), wanted, "not between the formulas");
            }
        }
    }
}

#[test]
fn interpolants_by_mcmillans_system_hold() {
    compare(1, 100, InterpolateSystem::McMillan, false);
}

#[test]
fn interpolants_by_pudlaks_system_hold() {
    compare(2, 100, InterpolateSystem::Pudlak, false);
}

#[test]
fn interpolants_by_the_inverse_system_hold() {
    compare(3, 100, InterpolateSystem::Inverse, false);
}

#[test]
fn interpolants_of_words_hold() {
    compare(4, 100, InterpolateSystem::Smallest, true);
}

/// A solver with bytes x, y, z, and the terms of these texts.
fn parsed<const N: usize>(texts: [&str; N]) -> (Solver, [Term2; N]) {
    let mut solver = Solver::new();
    let byte = solver.bitvec_sort(8).unwrap();
    for name in ["x", "y", "z"] {
        solver.declare(name, byte).unwrap();
    }
    let terms = texts.map(|text| solver.parse(text).unwrap());
    (solver, terms)
}

type Term2 = javelin_solver::Term;

#[test]
fn a_sequence_leads_from_the_first_part_to_the_last() {
    let texts = ["(= x #x05)", "(= y (bvadd x #x01))", "(= z (bvmul y #x02))", "(= z #x0d)"];
    let (mut solver, parts) = parsed(texts);
    let found = solver.interpolants(&[&parts[..1], &parts[1..2], &parts[2..3], &parts[3..]]).unwrap();
    assert_eq!(found.len(), 3);
    let mut before = None;
    for (part, interpolant) in parts.iter().zip(&found) {
        let not = solver.not(*interpolant).unwrap();
        let question: Vec<Term2> = before.into_iter().chain([*part, not]).collect();
        assert_eq!(solver.check_assuming(&question).unwrap(), javelin_solver::Verdict::Unsat);
        before = Some(*interpolant);
    }
    let last = [found[2], parts[3]];
    assert_eq!(solver.check_assuming(&last).unwrap(), javelin_solver::Verdict::Unsat);
}

#[test]
fn a_tree_joins_its_branches() {
    let texts = ["(= x #x03)", "(= y #x04)", "(= z (bvadd x y))", "(= z #x08)"];
    let (mut solver, parts) = parsed(texts);
    let node = |part: usize, children| Partition { formulas: vec![parts[part]], children };
    let tree = [node(0, 0), node(1, 0), node(2, 2), node(3, 1)];
    let found = solver.tree_interpolants(&tree).unwrap();
    let shown: Vec<String> = found.iter().map(|&term| solver.show(term).unwrap().to_string()).collect();
    assert_eq!(shown[..2], ["(= x #x03)", "(= y #x04)"]);
    let broken = [node(0, 0), node(1, 2)];
    let expected = Error::NoInterpolant(NoInterpolant::NoTree { node: 1 });
    assert_eq!(solver.tree_interpolants(&broken), Err(expected));
    let expected = Error::NoInterpolant(NoInterpolant::NoTree { node: 1 });
    assert_eq!(solver.tree_interpolants(&[node(0, 0), node(1, 0)]), Err(expected));
}

#[test]
fn nothing_lies_between_formulas_with_a_model() {
    let (mut solver, [first, second, word]) = parsed(["(bvult x y)", "(bvult y z)", "x"]);
    let expected = Error::NoInterpolant(NoInterpolant::Satisfiable);
    assert_eq!(solver.interpolant(&[first], &[second]), Err(expected));
    assert!(matches!(solver.interpolant(&[first], &[word]), Err(Error::Clash(_))));
    assert!(matches!(solver.interpolants(&[]), Err(Error::NoInterpolant(NoInterpolant::NoTree { .. }))));
}

#[test]
fn a_symbol_of_one_side_stays_out() {
    // The first formula would be the smallest, but `y` is its own.
    let (mut solver, [first, second]) = parsed(["(bvult y x)", "(= x #x00)"]);
    let found = solver.interpolant(&[first], &[second]).unwrap();
    assert_eq!(solver.show(found).unwrap().to_string(), "(not (= x #x00))");
}

#[test]
fn symbols_of_one_side_are_eliminated() {
    // No conjunct is over `x` and `z` alone: `y` belongs to the first side, `w` to the second.
    let (mut solver, []) = parsed([]);
    let byte = solver.bitvec_sort(8).unwrap();
    solver.declare("w", byte).unwrap();
    let texts = ["(and (= y (bvadd x #x01)) (= z (bvadd y y)))", "(and (= z (bvadd w w #x01)) (bvult w x))"];
    let [first, second] = texts.map(|text| solver.parse(text).unwrap());
    let found = solver.interpolant(&[first], &[second]).unwrap();
    assert_eq!(
        solver.show(found).unwrap().to_string(),
        "(= z (concat (bvadd ((_ extract 6 0) x) #b0000001) #b0))"
    );
}

#[test]
fn equal_arguments_of_functions_are_eliminated() {
    let (mut solver, []) = parsed([]);
    let byte = solver.bitvec_sort(8).unwrap();
    solver.declare_function("f", &[byte], byte).unwrap();
    for name in ["i", "j", "k", "l"] {
        solver.declare(name, byte).unwrap();
    }
    // Each side needs the equality of its own arguments, which preprocessing finds.
    let texts = [
        "(and (bvule i j) (bvule j i) (= x (bvadd y y (bvsub (f i) (f j)))))",
        "(and (bvule k l) (bvule l k) (= x (bvadd z z #x01 (bvsub (f k) (f l)))))",
    ];
    let [first, second] = texts.map(|text| solver.parse(text).unwrap());
    let found = solver.interpolant(&[first], &[second]).unwrap();
    assert_eq!(solver.show(found).unwrap().to_string(), "(not (= #b1 ((_ extract 0 0) x)))");
}

#[test]
fn a_limit_in_the_middle_is_no_interpolant() {
    let (mut solver, []) = parsed([]);
    let wide = solver.bitvec_sort(64).unwrap();
    for name in ["p", "q", "r"] {
        solver.declare(name, wide).unwrap();
    }
    let texts = [
        "(= r (bvmul p q))",
        "(and (= r (_ bv18446744073709551557 64)) (not (bvumulo p q))
              (bvugt p (_ bv1 64)) (bvugt q (_ bv1 64)))",
    ];
    let [first, second] = texts.map(|text| solver.parse(text).unwrap());
    solver.set_budget(Budget { ticks: Some(1000), ..Budget::default() });
    let unknown = Unknown::Stopped(Stop::Ticks);
    let expected = Error::NoInterpolant(NoInterpolant::Unknown(unknown));
    assert_eq!(solver.interpolant(&[first], &[second]), Err(expected));
}

#[test]
fn parts_of_formulas_serve_with_arrays_too() {
    let (mut solver, []) = parsed([]);
    let byte = solver.bitvec_sort(8).unwrap();
    let array = solver.array_sort(byte, byte).unwrap();
    for name in ["a", "b"] {
        solver.declare(name, array).unwrap();
    }
    let [first, second] = ["(and (= (select a x) #x01) (= (select b y) x))", "(= (select a x) #x02)"]
        .map(|text| solver.parse(text).unwrap());
    let found = solver.interpolant(&[first], &[second]).unwrap();
    assert_eq!(solver.show(found).unwrap().to_string(), "(= (select a x) #x01)");
}
