//! Abstractions, atoms and weakest preconditions of formulas made by hand.

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::sort::Sort;
use rustc_hash::FxHashSet;

use super::atoms::atoms;
use super::intervals::Intervals;
use super::predicates::Predicate;
use super::state::States;
use super::weakest::Backward;
use super::{Asked, Strength, boolean, cartesian};
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::frontend::module::SourceType;
use crate::limits::Clock;
use crate::program::cfa::Location;
use crate::prover::in_process::InProcess;
use crate::prover::{Answer, Combination, Limits, Part, Prover, ProverError, Quota};

/// `x < 5`, `x < 9` and `x == 3` of a nibble.
fn conditions(graph: &mut Graph) -> [Term; 3] {
    let sort = graph.bitvec_sort(4);
    let x = graph.variable("x", sort);
    let [five, nine, three] = [5, 9, 3].map(|number| graph.number(number, 4));
    [graph.term(Operator::BvUlt, &[x, five]), graph.term(Operator::BvUlt, &[x, nine]), graph.equal(x, three)]
}

#[test]
fn predicates_with_equal_or_opposite_terms_are_recognised() {
    let mut graph = Graph::new();
    let [small, ..] = conditions(&mut graph);
    let large = graph.not(small);
    let states = States::default();
    let mut prover = InProcess::new(&Limits::default(), None);
    let predicates = [(0, small), (1, large), (2, small)];
    let truth = graph.truth(true);
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, is_strongest) = boolean::follows(with, &[truth], &predicates, Quota::default()).unwrap();
    let [zero, one, two] = [0, 1, 2].map(|predicate| states.literal(predicate, true));
    assert!(is_strongest && state == zero.iff(&two).and(&zero.iff(&one).not()));
}

/// The diagram of all of these equalities has a node for each set of predicates.
#[test]
fn equalities_that_make_a_large_diagram_are_left_out() {
    const PAIRS: u16 = 40;
    let mut graph = Graph::new();
    let terms: Vec<Term> = (0..PAIRS).map(|pair| graph.variable(&format!("p{pair}"), Sort::BOOL)).collect();
    let states = States::default();
    let mut prover = InProcess::new(&Limits::default(), None);
    let of = |first: u16| (first..).zip(terms.iter().copied());
    let predicates: Vec<(Predicate, Term)> = of(0).chain(of(PAIRS)).collect();
    let truth = graph.truth(true);
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, is_strongest) = boolean::follows(with, &[truth], &predicates, Quota::default()).unwrap();
    let same = |pair| states.literal(pair, true).iff(&states.literal(PAIRS + pair, true));
    assert!(!is_strongest && state.entails(&same(0)) && !state.entails(&same(PAIRS - 1)));
    assert!(state.size() <= 1 << 16);
}

#[test]
fn boolean_abstraction_is_stronger_than_cartesian() {
    let mut graph = Graph::new();
    let [small, medium, three] = conditions(&mut graph);
    let outside = graph.not(medium);
    let assumption = graph.or(&[three, outside]);
    let states = States::default();
    let mut prover = InProcess::new(&Limits::default(), None);
    let predicates = [(0, small), (1, medium), (2, three)];
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, _) = boolean::follows(with, &[assumption], &predicates, Quota::default()).unwrap();
    let [zero, one, two] = [0, 1, 2].map(|predicate| states.literal(predicate, true));
    let all = zero.and(&one).and(&two);
    let none = zero.not().and(&one.not()).and(&two.not());
    assert!(state == all.or_within(&none).unwrap() && state.count_cubes() == 2);
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (weaker, _) = cartesian::follows(with, &[assumption], &predicates, &Limits::default()).unwrap();
    assert!(weaker.is_true() && state.entails(&weaker));
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (conjunction, _) = cartesian::follows(with, &[three], &predicates, &Limits::default()).unwrap();
    assert!(conjunction == all && conjunction.value(1) == Some(true) && state.value(1).is_none());
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let falsehood = with.graph.truth(false);
    assert!(cartesian::follows(with, &[falsehood], &predicates, &Limits::default()).unwrap().0.is_false());
    // As a term it is the formula again.
    let terms = [small, medium, three];
    let formula = state.term(&mut graph, |predicate| terms[usize::from(predicate)]);
    let differs = graph.equal(formula, assumption);
    let differs = graph.not(differs);
    assert_eq!(prover.check(&graph, &[differs], Quota::default()).unwrap(), Answer::Unsat);
}

#[test]
fn choices_between_values_are_taken_apart() {
    let mut graph = Graph::new();
    let [small, medium, _] = conditions(&mut graph);
    let sort = graph.bitvec_sort(4);
    let [y, z] = ["y", "z"].map(|name| graph.variable(name, sort));
    let choice = graph.ite(small, y, z);
    let two = graph.number(2, 4);
    let below = graph.term(Operator::BvUlt, &[choice, two]);
    let formula = graph.and(&[below, medium]);
    let found = atoms(&mut graph, &mut Rewriter::new(2), &[formula]);
    let parts = [y, z].map(|value| graph.term(Operator::BvUlt, &[value, two]));
    let parts = parts.map(|part| Rewriter::new(2).rewrite(&mut graph, part));
    assert_eq!(found.len(), 4, "{found:?}");
    assert!([small, medium, parts[0], parts[1]].iter().all(|part| found.contains(part)));
}

/// `x := y + 1; assume(x < 3)`, after which `x == 2` and a value that was read are asked for.
#[test]
fn conditions_are_carried_over_assignments_and_end_at_any_values() {
    let mut b = ProgramBuilder::new();
    let main = b.function(4);
    let ((x, tx), (y, ty), (z, tz)) =
        (b.variable(Some(main), "x"), b.variable(Some(main), "y"), b.variable(Some(main), "z"));
    let _ = y;
    let more = b.plus(ty, 1);
    b.assign(main, 0, 1, x, more);
    let three = b.number(3);
    let small = b.less(tx, three);
    b.assume(main, 1, 2, small);
    b.havoc(main, 2, 3, z);
    let function = b.body(main).clone();
    let two = b.number(2);
    let [is_two, is_read] = [tx, tz].map(|value| b.program.graph.equal(value, two));
    let expected = [b.less(more, three), b.program.graph.equal(more, two)];
    let program = &mut b.program;
    let mut rewriter = Rewriter::new(0);
    let mut normal = |graph: &mut Graph, term| rewriter.rewrite(graph, term);
    let clock = Clock::endless();
    let mut backward = Backward {
        graph: &mut program.graph,
        variables: &program.variables,
        function: &function,
        normal: &mut normal,
        clock: &clock,
    };
    let ends = (Location(0), Location(3));
    let found = backward.block(&[0, 1, 2], ends, &[is_two, is_read], &|_| true);
    assert!(found.len() == 2 && expected.iter().all(|term| found.contains(term)), "{found:?}");
    let found = backward.block(&[0, 1, 2], ends, &[is_two, is_read], &|_| false);
    assert_eq!(found, [expected[1]]);
}

/// A solver for which every combination has too many cubes.
struct Overworked(InProcess);

impl Prover for Overworked {
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        self.0.assert(graph, formula)
    }

    fn push(&mut self) -> Result<(), ProverError> {
        self.0.push()
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        self.0.pop()
    }

    fn check(&mut self, graph: &Graph, all: &[Term], quota: Quota) -> Result<Answer, ProverError> {
        self.0.check(graph, all, quota)
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        self.0.values(graph, terms)
    }

    fn abstraction(
        &mut self,
        _: &mut Graph,
        _: &[Term],
        _: &[Term],
        _: Quota,
    ) -> Result<Combination, ProverError> {
        Ok(Combination { parts: vec![Part::Truth(true)], is_strongest: false, questions: 1 })
    }
}

#[test]
fn where_all_together_are_too_much_each_predicate_is_asked_for_by_itself() {
    let mut graph = Graph::new();
    let [small, medium, three] = conditions(&mut graph);
    let states = States::default();
    let predicates = [(0, small), (1, medium), (2, three)];
    let mut prover = Overworked(InProcess::new(&Limits::default(), None));
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, strength) = boolean::follows_as_far(with, &[small], &predicates, &Limits::default()).unwrap();
    let [zero, one] = [0, 1].map(|predicate| states.literal(predicate, true));
    assert!(strength == Strength::Single && state == zero.and(&one));
    let mut prover = InProcess::new(&Limits::default(), None);
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, strength) = boolean::follows_as_far(with, &[three], &predicates, &Limits::default()).unwrap();
    assert!(strength == Strength::Strongest && state.entails(&zero.and(&one)));
}

/// A solver that answers one question and no more.
struct Tired(InProcess, u32);

impl Prover for Tired {
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        self.0.assert(graph, formula)
    }

    fn push(&mut self) -> Result<(), ProverError> {
        self.0.push()
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        self.0.pop()
    }

    fn check(&mut self, graph: &Graph, all: &[Term], quota: Quota) -> Result<Answer, ProverError> {
        self.1 += 1;
        match self.1 {
            1 => self.0.check(graph, all, quota),
            _ => Ok(Answer::Unknown(Stop::Timeout.into())),
        }
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        self.0.values(graph, terms)
    }
}

#[test]
fn a_predicate_of_which_nothing_is_known_does_not_follow() {
    let mut graph = Graph::new();
    let [small, medium, three] = conditions(&mut graph);
    let states = States::default();
    let mut prover = Tired(InProcess::new(&Limits::default(), None), 0);
    let with = &mut Asked { prover: &mut prover, graph: &mut graph, states: &states };
    let (state, is_strongest) =
        cartesian::follows(with, &[three], &[(0, small), (1, medium)], &Limits::default()).unwrap();
    assert!(state.is_true() && !is_strongest);
}

/// `i = 0; while (i < 10) { i++; if (any) i = 3; } j = i;`
#[test]
fn bounds_stop_at_the_constants_of_the_program() {
    let mut b = ProgramBuilder::new();
    let main = b.function(8);
    let ((i, ti), (x, tx)) = (b.variable(Some(main), "i"), b.variable(Some(main), "x"));
    let source = SourceType::Int { signed: false, width: 4, name: "nibble".into() };
    b.program.variables[i.0 as usize].source = Some(source);
    let [zero, three, ten] = [0, 3, 10].map(|number| b.number(number));
    b.assign(main, 0, 1, i, zero);
    let less = b.program.graph.term(Operator::BvUlt, &[ti, ten]);
    b.branch(main, 1, less, 2, 6);
    let more = b.plus(ti, 1);
    b.assign(main, 2, 3, i, more);
    b.havoc(main, 3, 4, x);
    let again = b.unequal(tx, 0);
    b.branch(main, 4, again, 5, 1);
    b.assign(main, 5, 1, i, three);
    let heads = FxHashSet::from_iter([Location(1)]);
    let program = &mut b.program;
    let intervals =
        Intervals::new(&program.graph, &program.variables, program.functions[0].as_ref().unwrap());
    let bounds = intervals.bounds(&heads, &Clock::endless());
    let graph = &mut program.graph;
    let terms: Vec<Term> =
        bounds[&Location(1)].iter().map(|bound| bound.term(graph, &program.variables)).collect();
    assert_eq!(terms, [graph.term(Operator::BvUlt, &[ten, ti])], "{bounds:?}");
}
