//! Matrices against integer points, and octagons against values.

use std::rc::Rc;

use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use rustc_hash::FxHashSet;

use super::Octagons;
use super::matrix::{Matrix, NO_BOUND, node};
use super::packs::Packs;
use crate::domain::Domain;
use crate::domain::interval::Ranges;
use crate::domain::partition::FlagPartition;
use crate::domain::product::Product;
use crate::domain::tests::{SeededNumbers, condition, seeds, term};
use crate::domain::thresholds::Thresholds;
use crate::domain::transfer::linear::View;
use crate::domain::transfer::{assign, assume};

/// Numbers from here on down to their negation are tried for each variable.
const LARGEST: i128 = 4;

/// The value of a node at a point.
fn value(point: &[i128], node: usize) -> i128 {
    if node.is_multiple_of(2) { point[node / 2] } else { -point[node / 2] }
}

/// All integer points of a matrix that is bounded by `LARGEST`.
fn points(matrix: &Matrix, variables: usize) -> Vec<Vec<i128>> {
    let mut all = vec![Vec::new()];
    for _ in 0..variables {
        all = all
            .iter()
            .flat_map(|point: &Vec<i128>| {
                (-LARGEST..=LARGEST).map(|value| [point.as_slice(), &[value]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    all.retain(|point| {
        let nodes = 2 * variables;
        (0..nodes * nodes).all(|pair| {
            let (first, second) = (pair / nodes, pair % nodes);
            value(point, first) + value(point, second) <= matrix.bound(first, second)
        })
    });
    all
}

fn random_matrix(numbers: &mut SeededNumbers, variables: usize) -> Matrix {
    let mut matrix = Matrix::new(variables);
    for variable in 0..variables {
        for sign in [false, true] {
            matrix.restrict(node(variable, sign), node(variable, sign), 2 * LARGEST);
        }
    }
    for _ in 0..numbers.below(6) {
        let mut one = || numbers.below(2 * variables as u64) as usize;
        let (first, second) = (one(), one());
        if first != second ^ 1 {
            matrix.restrict(first, second, numbers.below(16) as i128 - 7);
        }
    }
    matrix
}

/// A closed matrix has the least bounds that its integer points allow, has a point, and stays as it is when
/// it is closed again; joins of closed matrices are closed.
#[test]
fn closure_is_the_strongest_one_over_the_integers() {
    let mut numbers = SeededNumbers::new(5);
    let (mut empty, mut tight) = (0, 0);
    for variables in [2, 3] {
        let mut last: Option<Matrix> = None;
        for _ in 0..1500 {
            let matrix = random_matrix(&mut numbers, variables);
            let points = points(&matrix, variables);
            let mut closed = matrix.clone();
            let is_some = closed.close();
            assert_eq!(is_some, !points.is_empty(), "{matrix:?}");
            if !is_some {
                empty += 1;
                continue;
            }
            for first in 0..2 * variables {
                for second in 0..2 * variables {
                    let sums = points.iter().map(|point| value(point, first) + value(point, second));
                    let greatest = sums.max().unwrap();
                    assert_eq!(closed.bound(first, second), greatest, "{matrix:?} {first} {second}");
                    tight += u32::from(greatest < matrix.bound(first, second));
                }
            }
            let mut again = closed.clone();
            assert!(again.close() && again == closed);
            if let Some(last) = &last {
                let join = closed.join(last);
                let mut again = join.clone();
                assert!(again.close() && again == join);
                let mut forgotten = closed.clone();
                forgotten.forget(0);
                let mut again = forgotten.clone();
                assert!(again.close() && again == forgotten && forgotten.bound(0, 2) == NO_BOUND);
            }
            last = Some(closed);
        }
    }
    assert!(empty > 100 && tight > 10_000, "{empty} {tight}");
}

/// Variables of several widths in one pack, some as signed numbers.
fn variables(graph: &mut Graph, kinds: &[(u32, bool)]) -> (Vec<Term>, Rc<Packs>) {
    let mut all = Vec::new();
    for (number, &(width, _)) in kinds.iter().enumerate() {
        let sort = graph.bitvec_sort(width);
        all.push(graph.variable(&format!("v{number}"), sort));
    }
    let signed = all.iter().zip(kinds).filter(|(_, kind)| kind.1).map(|(&variable, _)| variable);
    let signed: FxHashSet<Term> = signed.collect();
    let packs = Packs::new(graph, &[all.clone()], signed);
    assert_eq!(packs.all().len(), 1);
    (all, Rc::new(packs))
}

/// The number that a value is.
fn number(value: u64, width: u32, is_signed: bool) -> i128 {
    let value = i128::from(value);
    if is_signed && value >> (width - 1) == 1 { value - (1 << width) } else { value }
}

/// Whether a state allows values, by facts and by bounds of pairs.
pub fn allows<D: Domain>(graph: &Graph, state: &D, values: &[(Term, u64)]) -> bool {
    let is_in_fact = |&(variable, value): &(Term, u64)| {
        let value = BitVec::from_u64(value, graph.width(variable));
        state.fact(variable).is_none_or(|fact| fact.contains(&value))
    };
    let signed = |variable| state.is_signed(variable);
    let is_in_pair = |first: (Term, u64), second: (Term, u64)| {
        [(false, false), (false, true), (true, false), (true, true)].iter().all(|&(minus, other)| {
            let side = |(variable, value): (Term, u64), minus: bool| {
                let number = number(value, graph.width(variable), signed(variable));
                (View { variable, is_signed: signed(variable) }, minus, if minus { -number } else { number })
            };
            let ((one, _, left), (two, _, right)) = (side(first, minus), side(second, other));
            state.at_most([(one, minus), (two, other)]).is_none_or(|bound| left + right <= bound)
        })
    };
    !state.is_bottom()
        && values.iter().all(is_in_fact)
        && values
            .iter()
            .enumerate()
            .all(|(position, &first)| values[position + 1..].iter().all(|&second| is_in_pair(first, second)))
}

/// A state of values beside abstract ones that contain it.
struct RandomWalk<'g, D> {
    graph: &'g mut Graph,
    variables: Vec<Term>,
    values: Vec<u64>,
    state: D,
}

impl<D: Domain> RandomWalk<'_, D> {
    fn pairs(&self) -> Vec<(Term, u64)> {
        self.variables.iter().copied().zip(self.values.iter().copied()).collect()
    }

    fn value(&self, term: Term) -> u64 {
        let mut assignment = Assignment::new();
        for (variable, value) in self.pairs() {
            assignment.set(variable, BitVec::from_u64(value, self.graph.width(variable)));
        }
        Evaluator::new().value(self.graph, &assignment, term).unwrap().to_u64().unwrap()
    }

    /// Executes a random operation on the values and on the state.
    fn step(&mut self, numbers: &mut SeededNumbers, thresholds: &Thresholds, other: &mut D) {
        let position = numbers.below(self.variables.len() as u64) as usize;
        let variable = self.variables[position];
        let width = self.graph.width(variable);
        match numbers.below(8) {
            0..3 => {
                let second = numbers.below(self.variables.len() as u64) as usize;
                let mut values = vec![(position, term(self.graph, numbers, &self.variables, width, 2))];
                if second != position {
                    let width = self.graph.width(self.variables[second]);
                    values.push((second, term(self.graph, numbers, &self.variables, width, 1)));
                }
                let new: Vec<u64> = values.iter().map(|&(_, value)| self.value(value)).collect();
                let terms: Vec<(Term, Term)> =
                    values.iter().map(|&(position, value)| (self.variables[position], value)).collect();
                assign(&mut self.state, self.graph, &terms);
                values.iter().zip(new).for_each(|(&(position, _), value)| self.values[position] = value);
            }
            3..6 => {
                let condition = condition(self.graph, numbers, &self.variables, 2);
                let truth = self.value(condition) == 1;
                assume(&mut self.state, self.graph, condition, truth);
            }
            6 => {
                self.state.forget(&[variable]);
                self.values[position] = numbers.below(1 << width);
            }
            _ => {
                let kept = self.state.clone();
                self.state = match numbers.below(3) {
                    0 => self.state.join(other),
                    1 => other.widen(&self.state, thresholds),
                    _ => self.state.widen(other, thresholds),
                };
                *other = kept;
            }
        }
    }
}

/// Random values through random operations stay in the abstract states beside them, and satisfy their
/// conjuncts.
fn walk<D: Domain>(start: impl Fn(&Graph, Rc<Packs>, &[Term]) -> D, seed: u64) -> u32 {
    let mut numbers = SeededNumbers::new(seed);
    let mut graph = Graph::new();
    let kinds = [(3, true), (4, numbers.below(2) == 0), (4, false), (3, false), (1, false)];
    let (variables, packs) = variables(&mut graph, &kinds);
    let thresholds = {
        let constants: Vec<Term> = (0..4).map(|_| graph.number(numbers.below(16), 4)).collect();
        Thresholds::of_terms(&graph, &constants)
    };
    let state = start(&graph, packs, &variables);
    let mut other = state.bottom();
    let values = variables.iter().map(|&variable| numbers.below(1 << graph.width(variable))).collect();
    let mut walk = RandomWalk { graph: &mut graph, variables, values, state };
    let mut related = 0;
    for step in 0..24 {
        walk.step(&mut numbers, &thresholds, &mut other);
        let pairs = walk.pairs();
        assert!(allows(walk.graph, &walk.state, &pairs), "seed {seed}, step {step}: {pairs:?}");
        if step % 8 == 7 {
            for conjunct in walk.state.conjuncts(walk.graph) {
                let text =
                    javelin_term::print::term(walk.graph, conjunct, &javelin_term::limits::Limits::none());
                assert_eq!(walk.value(conjunct), 1, "seed {seed}, step {step}: {text:?}");
                related += 1;
            }
        }
    }
    related
}

#[test]
fn random_values_stay_in_the_states_beside_them() {
    let mut related = 0;
    for seed in seeds().start * 1000..seeds().start * 1000 + 8 * (seeds().end - seeds().start) {
        related += walk(|_, packs, _| Octagons::new(packs), seed);
        related += walk(|_, packs, _| Product::new(Ranges::default(), Octagons::new(packs)), seed);
        let start = |graph: &Graph, packs, variables: &[Term]| {
            let flags = variables.iter().copied().filter(|&variable| graph.width(variable) == 1).collect();
            FlagPartition::new(flags, Product::new(Ranges::default(), Octagons::new(packs)))
        };
        related += walk(start, seed);
    }
    assert!(related > 1000, "{related}");
}

/// All pairs of values of widths 3 to 5, of either kind: sums, differences and comparisons of variables are
/// exact, where nothing wraps around.
#[test]
fn comparisons_and_steps_are_exact() {
    for width in 3..=5 {
        for kinds in [[(width, false); 2], [(width, true); 2], [(width, true), (width, false)]] {
            let mut graph = Graph::new();
            let (all, packs) = variables(&mut graph, &kinds);
            let [x, y] = all[..] else { panic!() };
            let start = Product::new(Ranges::default(), Octagons::new(packs));
            let one = graph.number(1, width);
            let is_signed = kinds[0].1;
            let less = match is_signed {
                true => graph.term(javelin_term::operator::Operator::BvSlt, &[x, y]),
                false => graph.term(javelin_term::operator::Operator::BvUlt, &[x, y]),
            };
            let next = graph.term(javelin_term::operator::Operator::BvAdd, &[x, one]);
            for truth in [true, false] {
                let mut state = start.clone();
                assume(&mut state, &graph, less, truth);
                let stepped = {
                    let mut state = state.clone();
                    assign(&mut state, &graph, &[(x, next)]);
                    state
                };
                for first in 0..1u64 << width {
                    for second in 0..1u64 << width {
                        let [left, right] = [first, second].map(|value| number(value, width, is_signed));
                        let is_kept = allows(&graph, &state, &[(x, first), (y, second)]);
                        let holds = (left < right) == truth;
                        assert!(is_kept || !holds);
                        assert!(
                            is_kept == holds || kinds[0] != kinds[1],
                            "{width} {kinds:?} {first} {second}"
                        );
                        let after = (first + 1) % (1 << width);
                        let is_after = allows(&graph, &stepped, &[(x, after), (y, second)]);
                        assert!(is_after || !holds);
                        assert!(is_after == holds || !truth || kinds[0] != kinds[1], "{width} {kinds:?}");
                    }
                }
            }
        }
    }
}

/// Sequences of random states become stable by widening, with thresholds and without, and contain all of
/// them.
#[test]
fn widening_of_octagons_ends() {
    let mut numbers = SeededNumbers::new(11);
    let mut graph = Graph::new();
    let (all, packs) = variables(&mut graph, &[(8, true), (8, false), (6, false)]);
    let constants: Vec<Term> = (0..4).map(|_| graph.number(numbers.below(256), 8)).collect();
    for thresholds in [Thresholds::default(), Thresholds::of_terms(&graph, &constants)] {
        for _ in 0..60 {
            let start = Octagons::new(Rc::clone(&packs));
            let (mut state, mut changes) = (start.bottom(), 0);
            for _ in 0..600 {
                let mut next = start.clone();
                let values: Vec<(Term, Term)> = (all.iter())
                    .map(|&variable| {
                        let width = graph.width(variable);
                        (variable, graph.number(numbers.below(1 << width), width))
                    })
                    .collect();
                assign(&mut next, &graph, &values);
                let widened = state.widen(&next, &thresholds);
                assert!(state.is_within(&widened) && next.is_within(&widened));
                changes += u32::from(!widened.is_within(&state));
                state = widened;
            }
            // 18 bounds with at most 24 thresholds each.
            assert!(changes <= 18 * 25 + 1, "{changes}");
        }
    }
}
