//! The lattice of intervals, and fixpoints of programs against all of their executions.

use std::rc::Rc;

use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Domain;
use super::fixpoint::{FlowGraph, Strategy, System};
use super::interval::Ranges;
use super::octagon::Octagons;
use super::octagon::packs::Packs;
use super::octagon::tests::allows;
use super::partition::FlagPartition;
use super::post::Post;
use super::product::Product;
use super::thresholds::Thresholds;
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Op, Program, Step, Variable};

/// A generator of numbers (xorshift).
pub struct SeededNumbers(u64);

impl SeededNumbers {
    pub fn new(seed: u64) -> SeededNumbers {
        SeededNumbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// A random term of a width over variables, with every operator of vectors.
pub fn term(
    graph: &mut Graph,
    numbers: &mut SeededNumbers,
    variables: &[Term],
    width: u32,
    depth: u32,
) -> Term {
    if depth == 0 || numbers.below(4) == 0 {
        let same: Vec<Term> =
            variables.iter().copied().filter(|&variable| graph.width(variable) == width).collect();
        if !same.is_empty() && numbers.below(3) > 0 {
            return numbers.one_of(&same);
        }
        return graph.number(numbers.below(1 << width), width);
    }
    let part = |graph: &mut Graph, numbers: &mut SeededNumbers, width| {
        term(graph, numbers, variables, width, depth - 1)
    };
    match numbers.below(16) {
        0 => {
            let whole = part(graph, numbers, width + 1);
            let low = numbers.below(2) as u32;
            graph.extract(whole, low + width - 1, low)
        }
        1 if width > 1 => {
            let high = 1 + numbers.below(u64::from(width) - 1) as u32;
            let (high, low) = (part(graph, numbers, high), part(graph, numbers, width - high));
            graph.term(Operator::Concat, &[high, low])
        }
        2 if width > 1 => {
            let count = 1 + numbers.below(u64::from(width) - 1) as u32;
            let inner = part(graph, numbers, width - count);
            graph.sign_extend(inner, count)
        }
        3 => {
            let condition = condition(graph, numbers, variables, depth - 1);
            let (then, other) = (part(graph, numbers, width), part(graph, numbers, width));
            graph.ite(condition, then, other)
        }
        4 => {
            let operator = numbers.one_of(&[Operator::BvNot, Operator::BvNeg]);
            let inner = part(graph, numbers, width);
            graph.term(operator, &[inner])
        }
        5..8 => {
            let (left, right) = (part(graph, numbers, width), graph.number(1, width));
            graph.term(Operator::BvAdd, &[left, right])
        }
        _ => {
            let operator = numbers.one_of(&[
                Operator::BvAnd,
                Operator::BvXor,
                Operator::BvAdd,
                Operator::BvMul,
                Operator::BvUdiv,
                Operator::BvUrem,
                Operator::BvShl,
                Operator::BvLshr,
                Operator::BvAshr,
            ]);
            let (left, right) = (part(graph, numbers, width), part(graph, numbers, width));
            graph.term(operator, &[left, right])
        }
    }
}

pub fn condition(graph: &mut Graph, numbers: &mut SeededNumbers, variables: &[Term], depth: u32) -> Term {
    match numbers.below(6) {
        0 if depth > 0 => {
            let (left, right) = (
                condition(graph, numbers, variables, depth - 1),
                condition(graph, numbers, variables, depth - 1),
            );
            let both = graph.and(&[left, right]);
            if numbers.below(2) == 0 { graph.not(both) } else { both }
        }
        1 if depth > 0 => {
            let parts = [(); 3].map(|()| condition(graph, numbers, variables, depth - 1));
            if numbers.below(2) == 0 {
                graph.equal(parts[0], parts[1])
            } else {
                graph.ite(parts[0], parts[1], parts[2])
            }
        }
        _ => {
            let operator =
                numbers.one_of(&[Operator::Equal, Operator::BvUlt, Operator::BvUlt, Operator::BvSlt]);
            let width = 2 + numbers.below(3) as u32;
            let (left, right) = (
                term(graph, numbers, variables, width, depth.min(1)),
                term(graph, numbers, variables, width, depth),
            );
            graph.term(operator, &[left, right])
        }
    }
}

const LOCATIONS: u32 = 9;

/// A program of one function with random edges, whose graph has loops of any shape, and its variables.
pub fn random(seed: u64) -> (Program, Vec<(Variable, Term)>) {
    let mut numbers = SeededNumbers::new(seed);
    let mut b = ProgramBuilder::new();
    let main = b.function(LOCATIONS);
    let mut variables = Vec::new();
    for (name, width) in [("x", 3), ("y", 4), ("z", 2)] {
        let sort = b.program.graph.bitvec_sort(width);
        variables.push(b.variable_of(Some(main), name, sort));
    }
    let terms: Vec<Term> = variables.iter().map(|&(_, term)| term).collect();
    for from in 0..LOCATIONS - 1 {
        let to = |numbers: &mut SeededNumbers| match numbers.below(3) {
            0 => numbers.below(u64::from(LOCATIONS)) as u32,
            _ => from + 1,
        };
        let (first, second) = (to(&mut numbers), to(&mut numbers));
        let (variable, own) = numbers.one_of(&variables);
        let graph = &mut b.program.graph;
        let width = graph.width(own);
        match numbers.below(10) {
            // Programs begin with constants mostly, so that there is something to know.
            _ if from < 2 && numbers.below(4) > 0 => {
                let value = graph.number(numbers.below(1 << width), width);
                b.assign(main, from, from + 1, variable, value);
            }
            0..4 => {
                let value = term(graph, &mut numbers, &terms, width, 2);
                let (other, its) = numbers.one_of(&variables);
                let mut values = vec![(variable, value)];
                if other != variable {
                    let width = graph.width(its);
                    values.push((other, term(graph, &mut numbers, &terms, width, 1)));
                }
                b.edge(main, from, first, Step::Op(Op::Assign(values)));
            }
            4..9 => {
                let condition = condition(graph, &mut numbers, &terms, 2);
                b.branch(main, from, condition, first, second);
            }
            _ => b.havoc(main, from, first, variable),
        }
    }
    (b.program, variables)
}

fn main_of(program: &Program) -> &Cfa {
    program.functions[0].as_ref().unwrap()
}

/// The fixpoint of the only function of a program.
fn fixpoint<D: Domain>(program: &Program, start: D, strategy: &Strategy) -> Option<Vec<D>> {
    let (function, clock) = (main_of(program), Clock::endless());
    let ends: Vec<(u32, u32)> = function.edges.iter().map(|edge| (edge.from.0, edge.to.0)).collect();
    let flow = FlowGraph::new(function.locations.len(), &ends, function.entry.0, &clock)?;
    let post = Post::new(&program.variables);
    let post = |edge: usize, state: &D| post.edge(&program.graph, &function.edges[edge].step, state);
    let system = System { flow: &flow, start, post: &post };
    let (states, _) = system.solve(strategy, &clock)?;
    assert!(system.is_inductive(&states));
    Some(states)
}

fn strategy(program: &Program) -> Strategy {
    let conditions = main_of(program).edges.iter().filter_map(|edge| match edge.step {
        Step::Op(Op::Assume(condition)) => Some(condition),
        _ => None,
    });
    let thresholds = Thresholds::of_terms(&program.graph, &conditions.collect::<Vec<_>>());
    Strategy { thresholds, ..Strategy::default() }
}

/// The values of variables, one after the other.
type Values = Vec<u64>;

/// All states of a program that executions reach, with their locations.
fn executed(program: &Program, variables: &[(Variable, Term)]) -> FxHashSet<(u32, Values)> {
    let graph = &program.graph;
    let function = main_of(program);
    let widths: Vec<u32> = variables.iter().map(|&(_, term)| graph.width(term)).collect();
    let any = |values: &Values, position: usize| -> Vec<Values> {
        let with = |value| {
            let mut values = values.clone();
            values[position] = value;
            values
        };
        (0..1 << widths[position]).map(with).collect()
    };
    let mut work = vec![vec![0; variables.len()]];
    for position in 0..variables.len() {
        work = work.iter().flat_map(|values| any(values, position)).collect();
    }
    let mut work: Vec<(u32, Values)> = work.into_iter().map(|values| (function.entry.0, values)).collect();
    let mut reached = FxHashSet::from_iter(work.iter().cloned());
    while let Some((at, values)) = work.pop() {
        let mut assignment = Assignment::new();
        for ((&(_, term), &value), &width) in variables.iter().zip(&values).zip(&widths) {
            assignment.set(term, BitVec::from_u64(value, width));
        }
        let value = |term| Evaluator::new().value(graph, &assignment, term).unwrap().to_u64().unwrap();
        let position =
            |variable: Variable| variables.iter().position(|&(other, _)| other == variable).unwrap();
        for edge in function.edges.iter().filter(|edge| edge.from.0 == at) {
            let after = match &edge.step {
                Step::Op(Op::Assume(condition)) if value(*condition) == 0 => continue,
                Step::Op(Op::Assign(assigned)) => {
                    let mut after = values.clone();
                    assigned.iter().for_each(|&(variable, term)| after[position(variable)] = value(term));
                    vec![after]
                }
                Step::Op(Op::Havoc(all)) => any(&values, position(all[0].0)),
                _ => vec![values.clone()],
            };
            let new = after.into_iter().map(|values| (edge.to.0, values));
            work.extend(new.filter(|state| reached.insert(state.clone())));
        }
    }
    reached
}

/// Random programs: others, and more, where the environment says so.
pub fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let first = number("JAVELIN_FIRST_PROGRAM").unwrap_or(1);
    first..first + number("JAVELIN_RANDOM_PROGRAMS").unwrap_or(100)
}

/// The sets of values that executions give to a variable at a location.
type Reached = FxHashMap<(u32, Term), FxHashSet<u64>>;

/// Asserts for random programs that the fixpoint from some state, which stands for all states, contains every
/// state that an execution reaches. Each fixpoint is handed to a function, with what is reached.
fn check_against_executions<D: Domain>(
    start: impl Fn(&Program, &[Term]) -> D,
    mut tell: impl FnMut(&Graph, &[D], &Reached),
) {
    for seed in seeds() {
        let (program, variables) = random(seed);
        let terms: Vec<Term> = variables.iter().map(|&(_, term)| term).collect();
        let executed = executed(&program, &variables);
        let mut reached = Reached::default();
        for (at, values) in &executed {
            for (&term, &value) in terms.iter().zip(values) {
                reached.entry((*at, term)).or_default().insert(value);
            }
        }
        let careful = strategy(&program);
        let hasty = Strategy { delay: 0, patience: 1, narrowing: 0, ..careful.clone() };
        for strategy in [careful, hasty] {
            let states = fixpoint(&program, start(&program, &terms), &strategy).expect("within the budget");
            for (at, values) in &executed {
                let values: Vec<(Term, u64)> = terms.iter().copied().zip(values.iter().copied()).collect();
                let has = allows(&program.graph, &states[*at as usize], &values);
                assert!(has, "seed {seed}, location {at}, {values:?}");
            }
            tell(&program.graph, &states, &reached);
        }
    }
}

#[test]
fn fixpoints_of_intervals_contain_every_state_that_an_execution_reaches() {
    let (mut restricted, mut known, mut exact, mut dead) = (0, 0, 0, 0);
    check_against_executions(
        |_, _| Ranges::default(),
        |graph, states, reached| {
            dead += states.iter().filter(|state| state.is_bottom()).count();
            for (&(at, term), values) in reached {
                let width = graph.width(term);
                restricted += u32::from(values.len() < 1 << width);
                let Some(fact) = states[at as usize].fact(term) else { continue };
                known += 1;
                let members = (0..1 << width).filter(|&value| fact.contains(&BitVec::from_u64(value, width)));
                exact += u32::from(members.count() == values.len());
            }
        },
    );
    println!("{restricted} variables restricted, of {known} a fact, {exact} exact; {dead} locations dead");
    assert!(3 * known > 2 * restricted && 2 * exact > known && dead > 100);
}

/// With octagons no fewer locations are dead than with intervals alone.
#[test]
fn fixpoints_of_octagons_contain_every_state_that_an_execution_reaches() {
    let (mut with, mut alone) = (0, 0);
    let start = |program: &Program, terms: &[Term]| {
        let signed = terms.iter().copied().step_by(2).collect();
        let packs = Packs::new(&program.graph, &[terms.to_vec()], signed);
        let both = Product::new(Ranges::default(), Octagons::new(Rc::new(packs)));
        FlagPartition::new(Vec::new(), both)
    };
    check_against_executions(start, |_, states, _| {
        with += states.iter().filter(|state| state.is_bottom()).count();
    });
    check_against_executions(
        |_, _| Ranges::default(),
        |_, states, _| {
            alone += states.iter().filter(|state| state.is_bottom()).count();
        },
    );
    assert!(with >= alone && alone > 100, "{with} {alone}");
}

/// `x = 0; while (x < 10) x++;` with 4 bits: thresholds or narrowing find the bound, which alone the others
/// do not.
#[test]
fn loops_end_at_the_bound_of_their_condition() {
    let mut b = ProgramBuilder::new();
    let main = b.function(4);
    let (x, tx) = b.variable(Some(main), "x");
    let [zero, ten] = [0, 10].map(|number| b.number(number));
    b.assign(main, 0, 1, x, zero);
    let less = b.less(tx, ten);
    b.branch(main, 1, less, 2, 3);
    let more = b.plus(tx, 1);
    b.assign(main, 2, 1, x, more);
    let program = b.program;
    let bounds = |strategy: Strategy| {
        let states = fixpoint(&program, Ranges::default(), &strategy).unwrap();
        let ends = |at: usize| {
            let fact = states[at].fact(tx);
            let ends = fact.map(|fact| [fact.unsigned.low, fact.unsigned.high]);
            ends.map_or((0, 15), |ends| ends.map(|end| end.to_u64().unwrap()).into())
        };
        [ends(1), ends(2), ends(3)]
    };
    let expected = [(0, 10), (0, 9), (10, 10)];
    assert_eq!(bounds(strategy(&program)), expected);
    assert_eq!(bounds(Strategy::default()), expected, "narrowing alone");
    assert_eq!(bounds(Strategy { narrowing: 0, ..strategy(&program) }), expected, "thresholds alone");
    let without = Strategy { narrowing: 0, delay: 0, ..Strategy::default() };
    assert_eq!(bounds(without), [(0, 15), (0, 9), (10, 15)]);
}

/// A counter that may wrap around has any value; the bits that do not change are known all the same.
#[test]
fn results_that_wrap_around_have_any_value() {
    let mut b = ProgramBuilder::new();
    let main = b.function(3);
    let (x, tx) = b.variable(Some(main), "x");
    let one = b.number(1);
    b.assign(main, 0, 1, x, one);
    let more = b.plus(tx, 2);
    b.assign(main, 1, 1, x, more);
    let states = fixpoint(&b.program, Ranges::default(), &strategy(&b.program)).unwrap();
    let fact = states[1].fact(tx).unwrap();
    let values: Vec<u64> = (0..16).filter(|&value| fact.contains(&BitVec::from_u64(value, 4))).collect();
    assert_eq!(values, [1, 3, 5, 7, 9, 11, 13, 15]);
}

#[test]
fn an_iteration_over_its_budget_gives_up() {
    let (program, _) = random(1);
    let strategy = Strategy { visits: 0, ..Strategy::default() };
    assert!(fixpoint(&program, Ranges::default(), &strategy).is_none());
}

/// Sequences of random states become stable by widening, with thresholds and without, and contain all of
/// them.
#[test]
fn widening_ends() {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(8);
    let variables = ["x", "y"].map(|name| graph.variable(name, sort));
    let mut numbers = SeededNumbers::new(7);
    let constants: Vec<Term> = (0..8).map(|_| graph.number(numbers.below(256), 8)).collect();
    for thresholds in [Thresholds::default(), Thresholds::of_terms(&graph, &constants)] {
        for _ in 0..200 {
            let (mut state, mut changes) = (Ranges::default().bottom(), 0);
            // The next state is around one value: as often as it is not contained there is one that grows.
            for _ in 0..2000 {
                let mut next = Ranges::default();
                let values = variables.map(|variable| (variable, graph.number(numbers.below(256), 8)));
                super::transfer::assign(&mut next, &graph, &values);
                let widened = state.widen(&next, &thresholds);
                assert!(state.is_within(&widened) && next.is_within(&widened));
                changes += u32::from(!widened.is_within(&state));
                state = widened;
            }
            // Four ends with at most 48 thresholds each, and 8 bits, of two variables; most steps skip some.
            assert!(changes <= 2 * (4 * 49 + 8) + 1, "{changes}");
        }
    }
}

/// The laws of a lattice, on random states.
#[test]
fn join_and_meet_are_bounds() {
    let mut graph = Graph::new();
    let mut numbers = SeededNumbers::new(3);
    let sort = graph.bitvec_sort(4);
    let variables = ["x", "y", "z"].map(|name| graph.variable(name, sort));
    let mut state = |graph: &mut Graph| {
        let mut state = Ranges::default();
        for _ in 0..numbers.below(4) {
            let condition = condition(graph, &mut numbers, &variables, 1);
            super::transfer::assume(&mut state, graph, condition, true);
        }
        state
    };
    let mut common = 0;
    for _ in 0..2000 {
        let (left, right) = (state(&mut graph), state(&mut graph));
        let (join, meet) = (left.join(&right), left.meet(&right));
        assert!(left.is_within(&join) && right.is_within(&join));
        assert!(meet.is_within(&left) && meet.is_within(&right), "{left:?} {right:?} {meet:?}");
        assert!(left.bottom().is_within(&left) && left.is_within(&Ranges::default()));
        assert!(!left.is_within(&right) || join.is_within(&right) && left.is_within(&meet));
        common += u32::from(!meet.is_bottom());
    }
    assert!(common > 500, "{common}");
}
