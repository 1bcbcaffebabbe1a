//! Transfer functions on all intervals of small widths, against machine arithmetic written anew.

use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::interval::Interval;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

use super::{AbstractEvaluation, apply, assign, assume, refine};
use crate::domain::Domain;
use crate::domain::interval::Ranges;

const BINARY: &[Operator] = &[
    Operator::BvAnd,
    Operator::BvXor,
    Operator::BvAdd,
    Operator::BvMul,
    Operator::BvUdiv,
    Operator::BvUrem,
    Operator::BvShl,
    Operator::BvLshr,
    Operator::BvAshr,
    Operator::Concat,
    Operator::Equal,
    Operator::BvUlt,
    Operator::BvSlt,
];

/// A fact, and its values as the bits of a number.
#[derive(Clone, Debug)]
pub struct Case {
    pub fact: Fact,
    pub members: u64,
}

fn members(fact: &Fact) -> u64 {
    let width = fact.width();
    let is_member = |&value: &u64| fact.contains(&BitVec::from_u64(value, width));
    (0..1 << width).filter(is_member).map(|value| 1u64 << value).sum()
}

pub fn values(members: u64) -> impl Iterator<Item = u64> + Clone {
    (0..64).filter(move |value| members >> value & 1 == 1)
}

/// All unsigned and all signed intervals of a width.
pub fn intervals(width: u32) -> Vec<Case> {
    let ends = |low, high| Interval::new(BitVec::from_u64(low, width), BitVec::from_u64(high, width));
    let all = (0..1u64 << width).flat_map(|low| (low..1 << width).filter_map(move |high| ends(low, high)));
    let mut facts: Vec<Fact> =
        all.flat_map(|side| [Fact::of_unsigned(side.clone()), Fact::of_signed(side)]).flatten().collect();
    facts.sort_by_key(|fact| format!("{fact:?}"));
    facts.dedup();
    facts.into_iter().map(|fact| Case { members: members(&fact), fact }).collect()
}

pub fn signed(value: u64, width: u32) -> i64 {
    (value << (64 - width)) as i64 >> (64 - width)
}

/// The result of an operator by SMT-LIB's semantics, on numbers.
fn execute(operator: Operator, left: u64, right: u64, width: u32) -> u64 {
    let mask = (1 << width) - 1;
    let shift =
        |shifted: fn(u64, u32) -> u64| if right < u64::from(width) { shifted(left, right as u32) } else { 0 };
    let result = match operator {
        Operator::BvAnd => left & right,
        Operator::BvXor => left ^ right,
        Operator::BvAdd => left + right,
        Operator::BvMul => left * right,
        Operator::BvUdiv => left.checked_div(right).unwrap_or(mask),
        Operator::BvUrem => left.checked_rem(right).unwrap_or(left),
        Operator::BvShl => shift(|value, count| value << count),
        Operator::BvLshr => shift(|value, count| value >> count),
        Operator::BvAshr => (signed(left, width) >> right.min(63)) as u64,
        Operator::Concat => return left << width | right,
        Operator::Equal => u64::from(left == right),
        Operator::BvUlt => u64::from(left < right),
        Operator::BvSlt => u64::from(signed(left, width) < signed(right, width)),
        _ => panic!("{operator:?}"),
    };
    result & mask
}

/// The members of what an operator gives.
fn applied(operator: Operator, operands: &[&Fact], low: u32, width: u32) -> u64 {
    let fact = apply(operator, operands, low, width).unwrap_or_else(|| Fact::top(width));
    assert_eq!(fact.width(), width, "{operator:?} {operands:?}");
    members(&fact)
}

fn check_binary(operator: Operator, left: &Case, right: &Case) {
    let width = left.fact.width();
    let result_width = match operator {
        Operator::Concat if width > 3 => return,
        Operator::Concat => 2 * width,
        Operator::Equal | Operator::BvUlt | Operator::BvSlt => 1,
        _ => width,
    };
    let mut results = 0u64;
    for first in values(left.members) {
        for second in values(right.members) {
            results |= 1 << execute(operator, first, second, width);
        }
    }
    let found = applied(operator, &[&left.fact, &right.fact], 0, result_width);
    assert_eq!(results & !found, 0, "{operator:?} {left:?} {right:?}: {results:b} in {found:b}");
    if left.members.is_power_of_two() && right.members.is_power_of_two() {
        assert_eq!(results, found, "{operator:?} {left:?} {right:?}");
    }
}

#[test]
fn operators_of_two_operands_contain_all_results() {
    for width in 3..=4 {
        let cases = intervals(width);
        for (left, right) in cases.iter().flat_map(|left| cases.iter().map(move |right| (left, right))) {
            BINARY.iter().for_each(|&operator| check_binary(operator, left, right));
        }
    }
    // Of five bits, pairs at a stride that meets each interval on both sides, and all pairs of values.
    let cases = intervals(5);
    for (index, left) in cases.iter().enumerate() {
        for right in cases.iter().skip(index % 127).step_by(127) {
            BINARY.iter().for_each(|&operator| check_binary(operator, left, right));
        }
    }
    let single: Vec<&Case> = cases.iter().filter(|case| case.members.is_power_of_two()).collect();
    assert_eq!(single.len(), 32);
    for (left, right) in single.iter().flat_map(|left| single.iter().map(move |right| (left, right))) {
        BINARY.iter().for_each(|&operator| check_binary(operator, left, right));
    }
}

#[test]
fn operators_of_one_operand_contain_all_results() {
    for case in (3..=5).flat_map(intervals) {
        let width = case.fact.width();
        let mask = (1u64 << width) - 1;
        let check = |operator, low, result_width, execute: &dyn Fn(u64) -> u64| {
            let results = values(case.members).map(execute).fold(0u64, |all, value| all | 1 << value);
            let found = applied(operator, &[&case.fact], low, result_width);
            assert_eq!(results & !found, 0, "{operator:?} {case:?}: {results:b} in {found:b}");
            assert!(!case.members.is_power_of_two() || results == found, "{operator:?} {case:?}");
        };
        check(Operator::BvNot, 0, width, &|value| !value & mask);
        check(Operator::BvNeg, 0, width, &|value| value.wrapping_neg() & mask);
        check(Operator::SignExtend, 0, 6, &|value| signed(value, width) as u64 & 63);
        for low in 0..width {
            for length in 1..=width - low {
                check(Operator::Extract, low, length, &|value| value >> low & ((1 << length) - 1));
            }
        }
    }
}

#[test]
fn boolean_operators_and_choices_contain_all_results() {
    let truths = [Some(false), Some(true), None];
    let fact = |truth: Option<bool>| truth.map_or_else(|| Fact::top(1), Fact::truth);
    let possible =
        |truth: Option<bool>| [false, true].into_iter().filter(move |&value| truth != Some(!value));
    for first in truths {
        let negations: u64 = possible(first).map(|value| 1 << u64::from(!value)).sum();
        assert_eq!(applied(Operator::Not, &[&fact(first)], 0, 1), negations);
        for (second, third) in
            truths.iter().flat_map(|second| truths.iter().map(move |third| (*second, *third)))
        {
            let mut results = 0u64;
            for a in possible(first) {
                for b in possible(second) {
                    possible(third).for_each(|c| results |= 1 << u64::from(a && b && c));
                }
            }
            let operands = [&fact(first), &fact(second), &fact(third)];
            assert_eq!(applied(Operator::And, &operands, 0, 1), results, "{first:?} {second:?} {third:?}");
        }
        let cases = intervals(3);
        for (left, right) in cases.iter().flat_map(|left| cases.iter().map(move |right| (left, right))) {
            let results = possible(first)
                .map(|truth| if truth { left.members } else { right.members })
                .fold(0, |all, members| all | members);
            let found = applied(Operator::Ite, &[&fact(first), &left.fact, &right.fact], 0, 3);
            assert!(results & !found == 0 && (first.is_none() || results == found), "{left:?} {right:?}");
        }
    }
}

/// A larger operand gives a larger result: what a fixpoint rests on that is narrowed.
#[test]
fn transfer_functions_are_monotone() {
    let cases = intervals(3);
    let mut pairs = 0;
    for small in &cases {
        for large in cases.iter().filter(|large| small.fact.is_within(&large.fact)) {
            pairs += 1;
            for other in cases.iter().step_by(3) {
                for &operator in BINARY {
                    let width = if operator == Operator::Concat { 6 } else { 3 };
                    for sides in [[(small, other), (large, other)], [(other, small), (other, large)]] {
                        let [below, above] =
                            sides.map(|(left, right)| apply(operator, &[&left.fact, &right.fact], 0, width));
                        let is_below = match (&below, &above) {
                            (_, None) => true,
                            (None, Some(_)) => false,
                            (Some(below), Some(above)) => below.is_within(above),
                        };
                        assert!(is_below, "{operator:?} {sides:?}: {below:?}, {above:?}");
                    }
                }
            }
        }
    }
    assert!(pairs > cases.len());
}

/// Two variables of 3 bits.
struct Two {
    graph: Graph,
    variables: [Term; 2],
}

impl Two {
    fn new() -> Two {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(3);
        let variables = ["x", "y"].map(|name| graph.variable(name, sort));
        Two { graph, variables }
    }

    /// The state where the variables have these facts.
    fn state(&self, cases: [&Case; 2]) -> Ranges {
        let mut state = Ranges::default();
        for (variable, case) in self.variables.into_iter().zip(cases) {
            let known = |_| Some(case.fact.clone());
            let found = refine(&mut AbstractEvaluation::new(&self.graph, &known), variable, &case.fact);
            assert_eq!(found, Some(vec![(variable, case.fact.clone())]));
            state.set(variable, Some(case.fact.clone()));
        }
        state
    }

    fn contains(&self, state: &Ranges, values: [u64; 2]) -> bool {
        let has = |(variable, value): (Term, u64)| {
            let fact = state.fact(variable);
            fact.is_none_or(|fact| fact.contains(&BitVec::from_u64(value, 3)))
        };
        !state.is_bottom() && self.variables.into_iter().zip(values).all(has)
    }
}

/// The truth of a condition for two values.
type Meaning = Box<dyn Fn(u64, u64) -> bool>;

/// For all states, comparisons of variables and of terms over them, with both truths.
#[test]
fn conditions_keep_all_states_where_they_are_as_they_should_be() {
    let mut two = Two::new();
    let [x, y] = two.variables;
    let graph = &mut two.graph;
    let [three, minus] = [3, 7].map(|number| graph.number(number, 3));
    let sum = graph.term(Operator::BvAdd, &[x, three]);
    let down = graph.term(Operator::BvAdd, &[y, minus]);
    let product = graph.term(Operator::BvMul, &[x, y]);
    let masked = graph.term(Operator::BvAnd, &[x, three]);
    let mut conditions: Vec<(Term, Meaning)> = Vec::new();
    for operator in [Operator::Equal, Operator::BvUlt, Operator::BvSlt] {
        let holds = move |left, right| execute(operator, left, right, 3) == 1;
        conditions.push((graph.term(operator, &[x, y]), Box::new(holds)));
        let term = graph.term(operator, &[sum, y]);
        conditions.push((term, Box::new(move |x, y| holds((x + 3) & 7, y))));
        let term = graph.term(operator, &[masked, down]);
        conditions.push((term, Box::new(move |x, y| holds(x & 3, (y + 7) & 7))));
        let term = graph.term(operator, &[product, three]);
        conditions.push((term, Box::new(move |x, y| holds((x * y) & 7, 3))));
        let less = graph.term(Operator::BvUlt, &[x, y]);
        let choice = graph.ite(less, x, down);
        let term = graph.term(operator, &[choice, three]);
        conditions.push((term, Box::new(move |x, y| holds(if x < y { x } else { (y + 7) & 7 }, 3))));
        let equal = graph.equal(x, three);
        let negation = graph.not(less);
        let both = graph.and(&[negation, equal]);
        let neither = graph.equal(both, term);
        let is_less = move |x, y| holds(if x < y { x } else { (y + 7) & 7 }, 3);
        conditions.push((both, Box::new(move |x, y| x >= y && x == 3)));
        conditions.push((neither, Box::new(move |x, y| (x >= y && x == 3) == is_less(x, y))));
    }
    let cases = intervals(3);
    let (mut shrunk, mut empty) = (0, 0);
    for (left, right) in cases.iter().flat_map(|left| cases.iter().map(move |right| (left, right))) {
        let state = two.state([left, right]);
        for (condition, holds) in &conditions {
            for truth in [false, true] {
                let mut kept = state.clone();
                assume(&mut kept, &two.graph, *condition, truth);
                for first in values(left.members) {
                    for second in values(right.members).filter(|&second| holds(first, second) == truth) {
                        let is_kept = two.contains(&kept, [first, second]);
                        assert!(
                            is_kept,
                            "{left:?} {right:?} {condition:?} {truth} {first} {second}: {kept:?}"
                        );
                    }
                }
                assert!(kept.is_within(&state));
                shrunk += u32::from(!state.is_within(&kept));
                empty += u32::from(kept.is_bottom());
            }
        }
    }
    let all = 2 * conditions.len() * cases.len() * cases.len();
    println!("{shrunk} of {all} states shrink, {empty} become empty");
    assert!(3 * shrunk as usize > all && empty > 0);
}

#[test]
fn values_decide_conditions_and_constants_fold() {
    let mut two = Two::new();
    let [x, y] = two.variables;
    let zero = two.graph.number(0, 3);
    let rest = two.graph.term(Operator::BvUrem, &[x, zero]);
    let quotient = two.graph.term(Operator::BvUdiv, &[x, zero]);
    let cases = intervals(3);
    let single: Vec<&Case> = cases.iter().filter(|case| case.members.is_power_of_two()).collect();
    for (left, right) in single.iter().flat_map(|left| single.iter().map(move |right| (left, right))) {
        let mut state = two.state([left, right]);
        let atom = two.graph.term(Operator::BvSlt, &[x, y]);
        let numbers = [left, right].map(|case| case.members.trailing_zeros());
        let less = execute(Operator::BvSlt, u64::from(numbers[0]), u64::from(numbers[1]), 3) == 1;
        for truth in [false, true] {
            let mut kept = state.clone();
            assume(&mut kept, &two.graph, atom, truth);
            assert_eq!(kept.is_bottom(), truth != less);
        }
        // The remainder by zero is the dividend, the quotient all ones.
        assign(&mut state, &two.graph, &[(x, quotient), (y, rest)]);
        assert!(two.contains(&state, [7, u64::from(numbers[0])]));
        assert!([x, y].iter().all(|&variable| state.fact(variable).unwrap().value().is_some()));
    }
}
