//! Facts of small widths, all of them, against the evaluator's operations.

use super::backward::backward;
use super::fact::Fact;
use super::forward::{decide, forward};
use super::interval::{Interval, flip_sign};
use super::known_bits::Bits;
use crate::bitvec::BitVec;
use crate::operator::Operator;

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
];

fn values(width: u32) -> Vec<BitVec> {
    (0..1 << width).map(|number| BitVec::from_u64(number, width)).collect()
}

/// All intervals of a width.
fn intervals(width: u32) -> Vec<Interval> {
    (values(width).iter())
        .flat_map(|low| values(width).into_iter().filter_map(|high| Interval::new(low.clone(), high)))
        .collect()
}

/// All facts of a width whose parts are not implied by each other, and the values of each.
fn facts(width: u32, with_signed: bool) -> Vec<(Fact, Vec<BitVec>)> {
    let mut facts: Vec<Fact> = Vec::new();
    let intervals = intervals(width);
    for ones in values(width) {
        for maybe in values(width).into_iter().filter(|maybe| ones.or(maybe) == *maybe) {
            let bits = Bits { ones: ones.clone(), maybe };
            for unsigned in &intervals {
                for signed in
                    intervals.iter().filter(|side| with_signed || side.low.is_zero() && side.high.is_ones())
                {
                    facts.extend(Fact::of(bits.clone(), Some(unsigned.clone()), Some(signed.clone())));
                }
            }
        }
    }
    facts.sort_by_key(|fact| format!("{fact:?}"));
    facts.dedup();
    let contained = |fact: &Fact| values(width).into_iter().filter(|value| fact.contains(value)).collect();
    facts.into_iter().map(|fact| (fact.clone(), contained(&fact))).collect()
}

fn apply(operator: Operator, left: &BitVec, right: &BitVec) -> BitVec {
    match operator {
        Operator::BvAnd => left.and(right),
        Operator::BvXor => left.xor(right),
        Operator::BvAdd => left.add(right),
        Operator::BvMul => left.mul(right),
        Operator::BvUdiv => left.udiv(right),
        Operator::BvUrem => left.urem(right),
        Operator::BvShl => left.shl(right),
        Operator::BvLshr => left.lshr(right),
        Operator::BvAshr => left.ashr(right),
        _ => left.concat(right),
    }
}

fn check_binary(left: &(Fact, Vec<BitVec>), right: &(Fact, Vec<BitVec>)) {
    for &operator in BINARY {
        let same = left.0.width() == right.0.width();
        if !same && operator != Operator::Concat {
            continue;
        }
        let width =
            if operator == Operator::Concat { left.0.width() + right.0.width() } else { left.0.width() };
        let fact = forward(operator, &[&left.0, &right.0], 0, width).unwrap_or_else(|| Fact::top(width));
        for first in &left.1 {
            for second in &right.1 {
                let result = apply(operator, first, second);
                assert!(fact.contains(&result), "{operator:?} {left:?} {right:?} {fact:?}");
            }
        }
        if let (Some(first), Some(second)) = (left.0.value(), right.0.value()) {
            assert_eq!(
                fact.value(),
                Some(&apply(operator, first, second)),
                "{operator:?} {first:?} {second:?}"
            );
        }
    }
    if left.0.width() == right.0.width() {
        check_comparisons(left, right);
    }
}

fn check_comparisons(left: &(Fact, Vec<BitVec>), right: &(Fact, Vec<BitVec>)) {
    for operator in [Operator::BvUlt, Operator::BvSlt, Operator::Equal] {
        let Some(truth) = decide(operator, &left.0, &right.0) else { continue };
        for first in &left.1 {
            for second in &right.1 {
                let actual = match operator {
                    Operator::BvUlt => first.ult(second),
                    Operator::BvSlt => first.slt(second),
                    _ => first == second,
                };
                assert_eq!(actual, truth, "{operator:?} {left:?} {right:?}");
            }
        }
    }
    let (meet, join) = (left.0.meet(&right.0), left.0.join(&right.0));
    for value in values(left.0.width()) {
        let (in_left, in_right) = (left.1.contains(&value), right.1.contains(&value));
        assert_eq!(meet.as_ref().is_some_and(|meet| meet.contains(&value)), in_left && in_right);
        assert!(join.contains(&value) || !in_left && !in_right);
        assert!(!left.0.is_within(&right.0) || !in_left || in_right);
    }
    assert!(left.0.is_within(&join) && right.0.is_within(&join));
    assert!(meet.is_none_or(|meet| meet.is_within(&left.0) && meet.is_within(&right.0)));
}

#[test]
fn operators_on_all_pairs_of_facts() {
    for width in 1..=2 {
        let facts = facts(width, true);
        for left in &facts {
            for right in &facts {
                check_binary(left, right);
            }
        }
    }
    // Of three bits, pairs at a stride that meets every fact on both sides.
    let facts = facts(3, true);
    for (index, left) in facts.iter().enumerate() {
        for right in facts.iter().skip(index % 17).step_by(17) {
            check_binary(left, right);
        }
    }
}

#[test]
fn a_value_is_taken_from_the_ends_of_an_interval() {
    for width in 1..=3 {
        for interval in intervals(width) {
            for value in values(width) {
                let others = values(width).into_iter().filter(|other| *other != value);
                let rest: Vec<BitVec> = others.filter(|other| interval.contains(other)).collect();
                let is_inside = interval.contains(&value) && interval.low != value && interval.high != value;
                let expected = match (is_inside, &rest[..]) {
                    (true, _) => Some(interval.clone()),
                    (false, []) => None,
                    (false, [low, ..]) => Interval::new(low.clone(), rest[rest.len() - 1].clone()),
                };
                assert_eq!(interval.without(&value), expected, "{interval:?} {value:?}");
            }
        }
    }
}

#[test]
fn products_of_signed_intervals_have_the_ends_that_occur() {
    let width = 3;
    let intervals = intervals(width);
    let signed = |value: &BitVec| {
        let number = value.to_u64().unwrap() as i64;
        number - i64::from(value.sign()) * (1 << value.width())
    };
    let members = |side: &Interval| -> Vec<i64> {
        let values = values(width).into_iter().filter(|value| side.contains(&flip_sign(value)));
        values.map(|value| signed(&value)).collect()
    };
    for left in &intervals {
        for right in &intervals {
            let products: Vec<i64> = (members(left).iter())
                .flat_map(|first| members(right).into_iter().map(move |second| first * second))
                .collect();
            let ends = (*products.iter().min().unwrap(), *products.iter().max().unwrap());
            let fits = ends.0 >= -(1 << (width - 1)) && ends.1 < 1 << (width - 1);
            let found = left
                .mul_signed(right)
                .map(|product| (signed(&flip_sign(&product.low)), signed(&flip_sign(&product.high))));
            assert_eq!(found, fits.then_some(ends), "{left:?} {right:?}");
        }
    }
}

#[test]
fn concatenations_of_different_widths() {
    let (one, two) = (facts(1, true), facts(2, true));
    for left in &one {
        for right in &two {
            check_binary(left, right);
            check_binary(right, left);
        }
    }
}

/// Operators of one operand with the number of bits of the result, by the low end of an extract.
fn check_unary(fact: &Fact, own: &[BitVec], results: &[(Fact, Vec<BitVec>)]) {
    let width = fact.width();
    for low in 0..width {
        for high in low..width {
            let apply = |value: &BitVec| value.extract(high, low);
            check_one(Operator::Extract, fact, own, low, high - low + 1, apply, results);
        }
    }
    check_one(Operator::BvNot, fact, own, 0, width, BitVec::not, results);
    check_one(Operator::BvNeg, fact, own, 0, width, BitVec::neg, results);
    for count in 1..3 {
        check_one(
            Operator::SignExtend,
            fact,
            own,
            0,
            width + count,
            |value| value.sign_extend(count),
            results,
        );
    }
}

fn check_one(
    operator: Operator,
    fact: &Fact,
    own: &[BitVec],
    low: u32,
    width: u32,
    apply: impl Fn(&BitVec) -> BitVec,
    results: &[(Fact, Vec<BitVec>)],
) {
    let result = forward(operator, &[fact], low, width).unwrap_or_else(|| Fact::top(width));
    for value in own {
        assert!(result.contains(&apply(value)), "{operator:?} {low} {width} {fact:?} {value:?} {result:?}");
    }
    for (result, wanted) in results.iter().filter(|result| result.0.width() == width) {
        let [back, _] = backward(operator, result, &[fact], low);
        let Some(back) = back else { continue };
        for value in own.iter().filter(|value| wanted.contains(&apply(value))) {
            assert!(back.contains(value), "{operator:?} {low} {fact:?} {value:?} {result:?} {back:?}");
        }
    }
}

#[test]
fn operators_of_one_operand_there_and_back() {
    let mut results = Vec::new();
    for width in 1..=3 {
        results.extend(facts(width, true));
    }
    results.extend(facts(4, false));
    for (fact, own) in facts(1, true).iter().chain(&facts(2, true)) {
        check_unary(fact, own, &results);
    }
    let sample: Vec<_> = results.iter().step_by(7).cloned().collect();
    for (fact, own) in facts(3, true).iter().step_by(3) {
        check_unary(fact, own, &sample);
    }
}

fn check_backward(left: &(Fact, Vec<BitVec>), right: &(Fact, Vec<BitVec>), result: &(Fact, Vec<BitVec>)) {
    for &operator in BINARY {
        let is_concat = operator == Operator::Concat;
        let wanted = if is_concat { left.0.width() + right.0.width() } else { left.0.width() };
        if wanted != result.0.width() || !is_concat && left.0.width() != right.0.width() {
            continue;
        }
        let [first_fact, second_fact] = backward(operator, &result.0, &[&left.0, &right.0], 0);
        for first in &left.1 {
            for second in &right.1 {
                if result.1.contains(&apply(operator, first, second)) {
                    assert!(
                        first_fact.as_ref().is_none_or(|fact| fact.contains(first))
                            && second_fact.as_ref().is_none_or(|fact| fact.contains(second)),
                        "{operator:?} {left:?} {right:?} {result:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn operands_from_results() {
    let (one, two, three) = (facts(1, true), facts(2, true), facts(3, true));
    for (left, right, results) in
        [(&one, &one, &one), (&two, &two, &two), (&one, &two, &three), (&two, &one, &three)]
    {
        for left in left {
            for right in right {
                for result in results {
                    check_backward(left, right, result);
                }
            }
        }
    }
    // Of three bits, a sample with strides that have no factor in common.
    for (index, left) in three.iter().enumerate().step_by(11) {
        for (other, right) in three.iter().enumerate().skip(index % 13).step_by(13) {
            for result in three.iter().skip((index + other) % 23).step_by(23) {
                check_backward(left, right, result);
            }
        }
    }
}

#[test]
fn ends_of_intervals_have_the_bits() {
    for ones in values(4) {
        for maybe in values(4).into_iter().filter(|maybe| ones.or(maybe) == *maybe) {
            let bits = Bits { ones: ones.clone(), maybe };
            for bound in values(4) {
                let possible = values(4).into_iter().filter(|value| bits.contains(value));
                let above = possible.clone().find(|value| !value.ult(&bound));
                let below = possible.filter(|value| !bound.ult(value)).last();
                assert_eq!(bits.least_from(&bound), above);
                assert_eq!(bits.greatest_to(&bound), below);
            }
        }
    }
}
