//! Laws of products, quotients and remainders.
//!
//! **Idea.** A candidate whose value for `x * y` is wrong mostly breaks a law that is much smaller than the
//! circuit: it has the wrong sign, too few zeros at its end, the wrong magnitude (Niemetz, Preiner and Zohar,
//! *Scalable Bit-Blasting with Abstractions*, 2024).
//!
//! **Here.** A law is a row: a function that writes an instance over two operands and the result. The values
//! that a candidate has for them choose which instance: for powers of two, and for magnitudes.
//!
//! **Why it is sound.** Every instance holds for all operands, whatever values chose it; the tests try all of
//! them at small widths.
//!
//! **Cost.** An instance is linear in the width.

use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

/// Constants with more digits than this, signed and not 0, are not multiplied by a law.
const DIGITS: u32 = 2;

/// The bits beyond the lowest set bit of a product that a law compares.
const LOW_BITS: u32 = 2;

/// An application `result = left op right` and the values that a candidate has for it.
pub struct Application<'a> {
    pub graph: &'a mut Graph,
    /// The operands and the result.
    pub terms: [Term; 3],
    /// The values of these terms in the candidate.
    pub values: &'a [BitVec; 3],
}

/// A valid formula over operands and result of an operator, whose instances are lemmas.
pub struct Law {
    /// The name, for counters.
    pub name: &'static str,
    /// The operator that it is a law of.
    pub operator: Operator,
    /// The instance that the values choose, if there is one.
    pub instance: fn(&mut Application<'_>) -> Option<Term>,
}

const fn law(
    name: &'static str,
    operator: Operator,
    instance: fn(&mut Application<'_>) -> Option<Term>,
) -> Law {
    Law { name, operator, instance }
}

/// The laws, in the order in which they are tried: those that leave fewest wrong candidates first.
pub const LAWS: &[Law] = &[
    law("product-few-digits", Operator::BvMul, product_few_digits),
    law("product-trailing-zeros", Operator::BvMul, product_trailing_zeros),
    law("product-magnitude", Operator::BvMul, product_magnitude),
    law("product-magnitude-one-negative", Operator::BvMul, product_magnitude_one_negative),
    law("product-magnitude-negative", Operator::BvMul, product_magnitude_negative),
    law("product-odd-factor", Operator::BvMul, product_odd_factor),
    law("product-low-bits", Operator::BvMul, product_low_bits),
    law("quotient-by-zero", Operator::BvUdiv, quotient_by_zero),
    law("quotient-power-of-two", Operator::BvUdiv, quotient_power_of_two),
    law("quotient-at-most", Operator::BvUdiv, quotient_at_most),
    law("quotient-zero", Operator::BvUdiv, quotient_zero),
    law("quotient-one", Operator::BvUdiv, quotient_one),
    law("quotient-magnitude-above", Operator::BvUdiv, quotient_magnitude_above),
    law("quotient-magnitude-below", Operator::BvUdiv, quotient_magnitude_below),
    law("divisor-magnitude-above", Operator::BvUdiv, divisor_magnitude_above),
    law("divisor-magnitude-below", Operator::BvUdiv, divisor_magnitude_below),
    law("remainder-by-zero", Operator::BvUrem, remainder_by_zero),
    law("remainder-power-of-two", Operator::BvUrem, remainder_power_of_two),
    law("remainder-below", Operator::BvUrem, remainder_below),
    law("remainder-small", Operator::BvUrem, remainder_small),
    law("remainder-once", Operator::BvUrem, remainder_once),
    law("remainder-half", Operator::BvUrem, remainder_half),
    law("remainder-beyond-two", Operator::BvUrem, remainder_beyond_two),
    law("remainder-low-bits", Operator::BvUrem, remainder_low_bits),
];

/// The number of bits of a value up to its highest that is set.
fn length(value: &BitVec) -> u32 {
    value.width() - value.leading_zeros()
}

impl Application<'_> {
    fn width(&self) -> u32 {
        self.values[0].width()
    }

    fn is_zero(&mut self, vector: Term) -> Term {
        let zero = self.graph.number(0, self.values[0].width());
        self.graph.equal(vector, zero)
    }

    fn less(&mut self, left: Term, right: Term) -> Term {
        self.graph.term(Operator::BvUlt, &[left, right])
    }

    /// Whether a vector is below a power of two, of an exponent up to the width.
    fn is_below_power(&mut self, vector: Term, exponent: u32) -> Term {
        let width = self.width();
        if exponent >= width {
            return self.graph.truth(true);
        }
        let top = self.graph.extract(vector, width - 1, exponent);
        let zero = self.graph.number(0, width - exponent);
        self.graph.equal(top, zero)
    }

    /// Whether an operand or the result, by position, agrees with a value up to a bit.
    fn ends_as(&mut self, position: usize, value: &BitVec, last: u32) -> Term {
        let low = self.graph.extract(self.terms[position], last, 0);
        let value = self.graph.constant(&value.extract(last, 0));
        self.graph.equal(low, value)
    }

    fn shifted(&mut self, operator: Operator, vector: Term, distance: u32) -> Term {
        let width = self.width();
        let distance = self.graph.number(u64::from(distance), width);
        self.graph.term(operator, &[vector, distance])
    }

    fn implies(&mut self, premises: &[Term], conclusion: Term) -> Option<Term> {
        let premise = self.graph.and(premises);
        Some(self.graph.implies(premise, conclusion))
    }

    /// The same with some of the operands and the result negated.
    fn negated<T>(&mut self, which: [bool; 3], instance: impl FnOnce(&mut Application<'_>) -> T) -> T {
        let (mut terms, mut values) = (self.terms, self.values.clone());
        for position in (0..3).filter(|&position| which[position]) {
            terms[position] = self.graph.bvneg(terms[position]);
            values[position] = values[position].neg();
        }
        instance(&mut Application { graph: &mut *self.graph, terms, values: &values })
    }
}

/// `y = c` makes it `x c`, which takes few gates where `c` has few signed digits.
fn product_few_digits(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let factor = &of.values[1];
    let triple = factor.add(&factor.add(factor));
    let digits: u32 = factor.xor(&triple).limbs().iter().map(|limb| limb.count_ones()).sum();
    if digits > DIGITS {
        return None;
    }
    let constant = of.graph.constant(factor);
    let product = of.graph.term(Operator::BvMul, &[x, constant]);
    let (premise, conclusion) = (of.graph.equal(y, constant), of.graph.equal(result, product));
    of.implies(&[premise], conclusion)
}

/// A product ends in as many zeros as a factor does: `r & (y | -y) = r`.
fn product_trailing_zeros(of: &mut Application<'_>) -> Option<Term> {
    let [_, y, result] = of.terms;
    let negated = of.graph.bvneg(y);
    let above = of.graph.bvor(y, negated);
    let kept = of.graph.term(Operator::BvAnd, &[result, above]);
    Some(of.graph.equal(kept, result))
}

/// With `2^(k-1) <= y < 2^k` and `x < 2^(n-k)` it is from `2^(k-1) x` to `2^k x - x`.
fn product_magnitude(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (width, bits) = (of.width(), length(&of.values[1]));
    if bits == 0 || bits >= width {
        return None;
    }
    let too_small = of.is_below_power(y, bits - 1);
    let premises = [of.graph.not(too_small), of.is_below_power(y, bits), of.is_below_power(x, width - bits)];
    let least = of.shifted(Operator::BvShl, x, bits - 1);
    let double = of.shifted(Operator::BvShl, x, bits);
    let most = of.graph.bvsub(double, x);
    let bounds = [of.graph.bvule(least, result), of.graph.bvule(result, most)];
    let conclusion = of.graph.and(&bounds);
    of.implies(&premises, conclusion)
}

fn product_magnitude_one_negative(of: &mut Application<'_>) -> Option<Term> {
    of.negated([true, false, true], product_magnitude)
}

fn product_magnitude_negative(of: &mut Application<'_>) -> Option<Term> {
    of.negated([true, true, false], product_magnitude)
}

/// An odd factor makes it 0 only where the other one is.
fn product_odd_factor(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (low, one) = (of.graph.extract(y, 0, 0), of.graph.number(1, 1));
    let premises = [of.graph.equal(low, one), of.is_zero(result)];
    let conclusion = of.is_zero(x);
    of.implies(&premises, conclusion)
}

/// Its low bits are those of the product of low bits. Where the factors end in `k` and `l` zeros, its bits up
/// to number `p` need those up to `p - l` of `x` and up to `p - k` of `y`, and are 0 up to `k + l`.
fn product_low_bits(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.values;
    let (width, right) = (of.width(), x.mul(y));
    let first = right.xor(result).trailing_zeros();
    let x_zeros = x.trailing_zeros();
    let y_zeros = y.trailing_zeros().min(width - x_zeros);
    let lowest = x_zeros + y_zeros;
    if first >= width || first > lowest + LOW_BITS {
        return None;
    }
    let last = first.max(lowest).min(width - 1);
    let (x_last, y_last) = (last.checked_sub(y_zeros)?, last.checked_sub(x_zeros)?);
    let premises = [of.ends_as(0, x, x_last), of.ends_as(1, y, y_last)];
    let conclusion = of.ends_as(2, &right, last);
    of.implies(&premises, conclusion)
}

fn quotient_by_zero(of: &mut Application<'_>) -> Option<Term> {
    let [_, y, result] = of.terms;
    let ones = BitVec::ones(of.width());
    let ones = of.graph.constant(&ones);
    let (premise, conclusion) = (of.is_zero(y), of.graph.equal(result, ones));
    of.implies(&[premise], conclusion)
}

fn quotient_power_of_two(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = of.values[1].power_of_two()?;
    let constant = of.graph.constant(&of.values[1]);
    let shifted = of.shifted(Operator::BvLshr, x, exponent);
    let (premise, conclusion) = (of.graph.equal(y, constant), of.graph.equal(result, shifted));
    of.implies(&[premise], conclusion)
}

fn quotient_at_most(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (by_zero, conclusion) = (of.is_zero(y), of.graph.bvule(result, x));
    let premise = of.graph.not(by_zero);
    of.implies(&[premise], conclusion)
}

/// It is 0 exactly where `x < y`.
fn quotient_zero(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (is_less, is_zero) = (of.less(x, y), of.is_zero(result));
    Some(of.graph.equal(is_less, is_zero))
}

/// `y <= x` and `x - y < y` make it 1.
fn quotient_one(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (at_least, rest) = (of.graph.bvule(y, x), of.graph.bvsub(x, y));
    let is_rest = of.less(rest, y);
    let width = of.width();
    let one = of.graph.number(1, width);
    let conclusion = of.graph.equal(result, one);
    of.implies(&[at_least, is_rest], conclusion)
}

/// `2^k <= y` makes it at most `x >> k`.
fn quotient_magnitude_above(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = length(&of.values[1]).checked_sub(1)?;
    let below = of.is_below_power(y, exponent);
    let most = of.shifted(Operator::BvLshr, x, exponent);
    let (premise, conclusion) = (of.graph.not(below), of.graph.bvule(result, most));
    of.implies(&[premise], conclusion)
}

/// `y < 2^k` makes it at least `x >> k`.
fn quotient_magnitude_below(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = length(&of.values[1]);
    let premise = of.is_below_power(y, exponent);
    let least = of.shifted(Operator::BvLshr, x, exponent);
    let conclusion = of.graph.bvule(least, result);
    of.implies(&[premise], conclusion)
}

/// `2^k <= r` makes the divisor at most `x >> k`.
fn divisor_magnitude_above(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = length(&of.values[2]).checked_sub(1)?;
    let (below, by_zero) = (of.is_below_power(result, exponent), of.is_zero(y));
    let most = of.shifted(Operator::BvLshr, x, exponent);
    let premises = [of.graph.not(below), of.graph.not(by_zero)];
    let conclusion = of.graph.bvule(y, most);
    of.implies(&premises, conclusion)
}

/// `r < 2^k` makes the divisor more than `x >> k`.
fn divisor_magnitude_below(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = length(&of.values[2]);
    if exponent >= of.width() {
        return None;
    }
    let premise = of.is_below_power(result, exponent);
    let least = of.shifted(Operator::BvLshr, x, exponent);
    let conclusion = of.less(least, y);
    of.implies(&[premise], conclusion)
}

fn remainder_by_zero(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (premise, conclusion) = (of.is_zero(y), of.graph.equal(result, x));
    of.implies(&[premise], conclusion)
}

fn remainder_power_of_two(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let exponent = of.values[1].power_of_two()?;
    let constant = of.graph.constant(&of.values[1]);
    let width = of.width();
    let mask = of.graph.constant(&BitVec::from_bits(width, |bit| bit < exponent));
    let low = of.graph.term(Operator::BvAnd, &[x, mask]);
    let (premise, conclusion) = (of.graph.equal(y, constant), of.graph.equal(result, low));
    of.implies(&[premise], conclusion)
}

/// It is below the divisor, unless that is 0, and at most `x`.
fn remainder_below(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (by_zero, below, most) = (of.is_zero(y), of.less(result, y), of.graph.bvule(result, x));
    let below = of.graph.or(&[by_zero, below]);
    Some(of.graph.and(&[below, most]))
}

/// It is `x` exactly where `x < y` or `y` is 0.
fn remainder_small(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (less, by_zero, same) = (of.less(x, y), of.is_zero(y), of.graph.equal(result, x));
    let either = of.graph.or(&[less, by_zero]);
    Some(of.graph.equal(either, same))
}

/// `y <= x` and `x - y < y` make it `x - y`.
fn remainder_once(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (at_least, rest) = (of.graph.bvule(y, x), of.graph.bvsub(x, y));
    let (is_rest, conclusion) = (of.less(rest, y), of.graph.equal(result, rest));
    of.implies(&[at_least, is_rest], conclusion)
}

/// `0 < y <= x` makes it less than half of `x`, and at most `x - y`.
fn remainder_half(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let (by_zero, at_least) = (of.is_zero(y), of.graph.bvule(y, x));
    let (multiple, rest) = (of.graph.bvsub(x, result), of.graph.bvsub(x, y));
    let bounds = [of.less(result, multiple), of.graph.bvule(result, rest)];
    let (premise, conclusion) = (of.graph.not(by_zero), of.graph.and(&bounds));
    of.implies(&[premise, at_least], conclusion)
}

/// It is `x`, or at most `x - 2 y`, which wraps around where the quotient is 1.
fn remainder_beyond_two(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let double = of.shifted(Operator::BvShl, y, 1);
    let rest = of.graph.bvsub(x, double);
    let either = [of.graph.equal(result, x), of.graph.bvule(result, rest)];
    Some(of.graph.or(&either))
}

/// Below the lowest bit that is set in `y` it is as `x`: `(x xor r) and not (y or -y)` is 0.
fn remainder_low_bits(of: &mut Application<'_>) -> Option<Term> {
    let [x, y, result] = of.terms;
    let negated = of.graph.bvneg(y);
    let above = of.graph.bvor(y, negated);
    let (kept, own) = (of.graph.bvor(x, above), of.graph.bvor(result, above));
    Some(of.graph.equal(kept, own))
}

/// Two applications of one operator to operands of one width.
pub struct Pair<'a> {
    pub graph: &'a mut Graph,
    /// The operands and the result of each.
    pub terms: [[Term; 3]; 2],
    /// Where the second is known not to overflow unless a vector is 0, the vector: the divisor of which it is
    /// the largest multiple up to something.
    pub divisor: Option<Term>,
    /// The values of these terms in the candidate.
    pub values: [&'a [BitVec; 3]; 2],
}

/// A law of two applications.
pub struct PairLaw {
    /// The name, for counters.
    pub name: &'static str,
    /// The operator that it is a law of.
    pub operator: Operator,
    /// Whether it is an equation for the result, and is tried before laws of one application.
    pub is_equation: bool,
    /// The instance that the values choose, if there is one.
    pub instance: fn(&mut Pair<'_>) -> Option<Term>,
}

const fn pair_law(
    name: &'static str,
    operator: Operator,
    is_equation: bool,
    instance: fn(&mut Pair<'_>) -> Option<Term>,
) -> PairLaw {
    PairLaw { name, operator, is_equation, instance }
}

/// The laws of two applications. Pairs are tried in both orders, operands of products too.
pub const PAIR_LAWS: &[PairLaw] = &[
    pair_law("product-congruence", Operator::BvMul, true, congruence),
    pair_law("product-one-negated", Operator::BvMul, true, product_one_negated),
    pair_law("product-both-negated", Operator::BvMul, true, product_both_negated),
    pair_law("quotient-congruence", Operator::BvUdiv, true, congruence),
    pair_law("remainder-congruence", Operator::BvUrem, true, congruence),
    pair_law("product-monotony", Operator::BvMul, false, product_monotony),
    pair_law("product-step", Operator::BvMul, false, product_step),
    pair_law("quotient-monotony", Operator::BvUdiv, false, quotient_monotony),
];

/// Equal operands give equal results.
fn congruence(of: &mut Pair<'_>) -> Option<Term> {
    let [[x, y, one], [v, w, other]] = of.terms;
    let premises = [of.graph.equal(x, v), of.graph.equal(y, w)];
    let premise = of.graph.and(&premises);
    let conclusion = of.graph.equal(one, other);
    Some(of.graph.implies(premise, conclusion))
}

/// `x = -v` and `y = w` give `x y = -(v w)`.
fn product_one_negated(of: &mut Pair<'_>) -> Option<Term> {
    let [[x, y, one], [v, w, other]] = of.terms;
    let (v, other) = (of.graph.bvneg(v), of.graph.bvneg(other));
    congruence(&mut Pair { terms: [[x, y, one], [v, w, other]], graph: &mut *of.graph, ..*of })
}

/// `x = -v` and `y = -w` give `x y = v w`.
fn product_both_negated(of: &mut Pair<'_>) -> Option<Term> {
    let [one, [v, w, other]] = of.terms;
    let [v, w] = [v, w].map(|operand| of.graph.bvneg(operand));
    congruence(&mut Pair { terms: [one, [v, w, other]], graph: &mut *of.graph, ..*of })
}

/// That `v w` does not overflow, `x <= v` and `y <= w`.
fn product_is_smaller(of: &mut Pair<'_>) -> Term {
    let [[x, y, _], [v, w, _]] = of.terms;
    let width = of.values[0][0].width();
    let bits = length(&of.values[1][1]);
    let mut larger = Application { graph: &mut *of.graph, terms: of.terms[1], values: of.values[1] };
    let fits = match of.divisor {
        Some(divisor) => {
            let by_zero = larger.is_zero(divisor);
            larger.graph.not(by_zero)
        }
        None => {
            let fits = [larger.is_below_power(v, width - bits), larger.is_below_power(w, bits)];
            larger.graph.and(&fits)
        }
    };
    let at_most = [larger.graph.bvule(x, v), larger.graph.bvule(y, w)];
    larger.graph.and(&[fits, at_most[0], at_most[1]])
}

/// Where `v w` does not overflow, `x <= v` and `y <= w` give `x y <= v w`, and less where `y < w` and `v` is
/// not 0.
fn product_monotony(of: &mut Pair<'_>) -> Option<Term> {
    let [[_, y, one], [v, w, other]] = of.terms;
    let premise = product_is_smaller(of);
    let mut larger = Application { graph: &mut *of.graph, terms: of.terms[1], values: of.values[1] };
    let (is_less, is_zero, at_most) = (larger.less(y, w), larger.is_zero(v), larger.graph.bvule(one, other));
    let strictly = larger.less(one, other);
    let is_strict = larger.graph.not(is_zero);
    let is_strict = larger.graph.and(&[is_less, is_strict]);
    let strictly = larger.graph.implies(is_strict, strictly);
    let conclusion = larger.graph.and(&[at_most, strictly]);
    larger.implies(&[premise], conclusion)
}

/// There `x < v` gives `x y + w <= v w`.
fn product_step(of: &mut Pair<'_>) -> Option<Term> {
    let [[x, _, one], [v, w, other]] = of.terms;
    let is_less = of.graph.term(Operator::BvUlt, &[x, v]);
    let smaller = product_is_smaller(of);
    let premise = of.graph.and(&[smaller, is_less]);
    let most = of.graph.bvsub(other, w);
    let bounds = [of.graph.bvule(w, other), of.graph.bvule(one, most)];
    let conclusion = of.graph.and(&bounds);
    Some(of.graph.implies(premise, conclusion))
}

/// `x <= v` and `w <= y` give `x / y <= v / w`.
fn quotient_monotony(of: &mut Pair<'_>) -> Option<Term> {
    let [[x, y, one], [v, w, other]] = of.terms;
    let premises = [of.graph.bvule(x, v), of.graph.bvule(w, y)];
    let premise = of.graph.and(&premises);
    let conclusion = of.graph.bvule(one, other);
    Some(of.graph.implies(premise, conclusion))
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::eval::{Assignment, Evaluator};

    /// The result of an operator.
    fn result(operator: Operator, x: &BitVec, y: &BitVec) -> BitVec {
        match operator {
            Operator::BvMul => x.mul(y),
            Operator::BvUdiv => x.udiv(y),
            _ => x.urem(y),
        }
    }

    fn all(width: u32) -> Vec<BitVec> {
        (0..1u64 << width).map(|value| BitVec::from_u64(value, width)).collect()
    }

    fn holds(graph: &Graph, instance: Term, values: &[(Term, &BitVec)]) -> bool {
        let mut evaluator = Evaluator::new();
        values.iter().for_each(|&(term, value)| evaluator.assume(term, value.clone()));
        evaluator.value(graph, &Assignment::new(), instance).unwrap().is_one()
    }

    /// Every instance of every law holds for all operands, whatever values choose it.
    #[test]
    fn laws_hold() {
        for width in 1..=4 {
            let mut graph = Graph::new();
            let sort = graph.bitvec_sort(width);
            let terms = ["x", "y", "r"].map(|name| graph.variable(name, sort));
            let values = all(width);
            for law in LAWS {
                let mut instances = Vec::new();
                for (x, y) in values.iter().flat_map(|x| values.iter().map(move |y| (x, y))) {
                    for wrong in &values {
                        let chosen = [x.clone(), y.clone(), wrong.clone()];
                        let of = &mut Application { graph: &mut graph, terms, values: &chosen };
                        instances.extend((law.instance)(of));
                    }
                }
                instances.sort_unstable();
                instances.dedup();
                assert!(!instances.is_empty() || width == 1, "{} has instances", law.name);
                for instance in instances {
                    for (x, y) in values.iter().flat_map(|x| values.iter().map(move |y| (x, y))) {
                        let r = result(law.operator, x, y);
                        let assumed = [(terms[0], x), (terms[1], y), (terms[2], &r)];
                        assert!(holds(&graph, instance, &assumed), "{}: {x} {y} {r}", law.name);
                    }
                }
            }
        }
    }

    #[test]
    fn laws_of_pairs_hold() {
        for width in 1..=3 {
            let mut graph = Graph::new();
            let sort = graph.bitvec_sort(width);
            let mut names = || ["x", "y", "r"].map(|name| graph.variable(name, sort));
            let terms = [names(), names()];
            let values = all(width);
            let divisors = [None, Some(terms[1][0]), Some(terms[1][1])];
            for (law, divisor) in PAIR_LAWS.iter().flat_map(|law| divisors.map(|divisor| (law, divisor))) {
                let mut instances = Vec::new();
                for chosen in &values {
                    let row = [chosen.clone(), chosen.clone(), chosen.clone()];
                    let of = &mut Pair { graph: &mut graph, terms, divisor, values: [&row, &row] };
                    instances.extend((law.instance)(of));
                }
                instances.dedup();
                for instance in instances {
                    for number in 0..1u32 << (4 * width) {
                        let operand =
                            |at: u32| &values[(number >> (at * width) & ((1 << width) - 1)) as usize];
                        let [x, y, v, w] = [0, 1, 2, 3].map(operand);
                        let (one, other) = (result(law.operator, x, y), result(law.operator, v, w));
                        let [first, second] = terms;
                        let [quotient, by] = if divisor == Some(second[0]) { [w, v] } else { [v, w] };
                        let most = BitVec::ones(width).udiv(by);
                        if divisor.is_some() && !by.is_zero() && most.unsigned_cmp(quotient).is_lt() {
                            continue;
                        }
                        let assumed = [
                            (first[0], x),
                            (first[1], y),
                            (first[2], &one),
                            (second[0], v),
                            (second[1], w),
                            (second[2], &other),
                        ];
                        assert!(holds(&graph, instance, &assumed), "{}: {x} {y} {v} {w}", law.name);
                    }
                }
            }
        }
    }
}
