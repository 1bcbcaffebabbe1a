//! Terms as sums of integers.
//!
//! **Idea.** Where nothing wraps around, machine arithmetic is that of the integers (Simon and King, *Taming
//! the Wrapping of Integer Arithmetic*, 2007). A term becomes a sum of multiples of the numbers that
//! variables are; where the bounds of the sum show that it wraps around a certain number of times, this many
//! times `2^n` are taken away, and where they do not, there is no sum.
//!
//! **Here.** A variable has two numbers, a signed and an unsigned one. What is known of a state says which
//! of them sums are made of, so that equal ones cancel; where the sign is known, one is the other.
//! Truncations, masks, shifts and quotients by constants divide a sum if only a part of it is divided that
//! lies between two multiples. So an address `2^48 h + l + 4 i` has the object `h` where `l + 4 i` is known
//! to be less than `2^48`.
//!
//! **Contract.** In each state that the knowledge allows, the value of a term is that of its sum. Sums that
//! leave 128 bits do not exist.

use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::Fact;
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::graph::Term;
use javelin_term::operator::Operator;

use super::AbstractEvaluation;
use crate::domain::thresholds::number;

/// The widest vectors that are numbers, in bits.
pub const WIDEST_NUMBER: u32 = 64;

/// How many variables a sum has at most.
const MOST_ADDENDS: usize = 6;

/// A variable as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct View {
    /// The variable that has the number.
    pub variable: Term,
    /// Whether it is the signed number.
    pub is_signed: bool,
}

/// A sum of multiples of variables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinearForm {
    /// The variables with their factors, which are not 0, ascending.
    pub addends: Vec<(View, i128)>,
    /// The number beside them.
    pub constant: i128,
}

impl LinearForm {
    /// The sum of no variables and a number.
    pub fn number(constant: i128) -> LinearForm {
        LinearForm { addends: Vec::new(), constant }
    }

    /// The sum of one variable alone.
    pub fn of(view: View) -> LinearForm {
        LinearForm { addends: vec![(view, 1)], constant: 0 }
    }

    /// This and a multiple of another; `None` where it is too large.
    pub fn plus(&self, factor: i128, other: &LinearForm) -> Option<LinearForm> {
        let constant = self.constant.checked_add(factor.checked_mul(other.constant)?)?;
        let mut addends = self.addends.clone();
        for &(view, its) in &other.addends {
            let more = factor.checked_mul(its)?;
            match addends.binary_search_by_key(&view, |&(view, _)| view) {
                Ok(position) => addends[position].1 = addends[position].1.checked_add(more)?,
                Err(position) => addends.insert(position, (view, more)),
            }
        }
        addends.retain(|&(_, factor)| factor != 0);
        (addends.len() <= MOST_ADDENDS).then_some(LinearForm { addends, constant })
    }

    /// The sum of this and a number.
    pub fn shifted(mut self, by: i128) -> Option<LinearForm> {
        self.constant = self.constant.checked_add(by)?;
        Some(self)
    }

    /// The sum so many times; `None` where it is too large.
    pub fn times(&self, factor: i128) -> Option<LinearForm> {
        LinearForm::default().plus(factor, self)
    }
}

/// Facts about variables and pairs of them that terms are evaluated with.
pub trait Knowledge {
    /// The fact about a variable: `None` for any value.
    fn fact(&self, variable: Term) -> Option<Fact>;

    /// An upper bound of a sum of two variables, each with a sign: `true` for minus.
    fn at_most(&self, _pair: [(View, bool); 2]) -> Option<i128> {
        None
    }

    /// Whether sums are over the signed number of a variable.
    fn is_signed(&self, _variable: Term) -> bool {
        false
    }
}

impl<F: Fn(Term) -> Option<Fact>> Knowledge for F {
    fn fact(&self, variable: Term) -> Option<Fact> {
        self(variable)
    }
}

/// The least and the greatest number of a width.
pub fn ends_of_width(width: u32, is_signed: bool) -> (i128, i128) {
    match is_signed {
        true => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        false => (0, (1 << width) - 1),
    }
}

/// The ends of a fact as numbers.
pub fn ends(fact: &Fact, is_signed: bool) -> Option<(i128, i128)> {
    let side = if is_signed { &fact.signed } else { &fact.unsigned };
    let plain = |end: &BitVec| if is_signed { flip_sign(end) } else { end.clone() };
    Some((number(&plain(&side.low), is_signed)?, number(&plain(&side.high), is_signed)?))
}

/// The fact of the numbers from one to another; `None` if there are none of this width.
pub fn fact_between((low, high): (i128, i128), width: u32, is_signed: bool) -> Option<Fact> {
    let (least, greatest) = ends_of_width(width, is_signed);
    let (low, high) = (low.max(least), high.min(greatest));
    if low > high {
        return None;
    }
    let vector = |end: i128| BitVec::from_u64(end as u64, width);
    match is_signed {
        true => Fact::of_signed(Interval { low: flip_sign(&vector(low)), high: flip_sign(&vector(high)) }),
        false => Fact::of_unsigned(Interval { low: vector(low), high: vector(high) }),
    }
}

impl AbstractEvaluation<'_> {
    /// The sum that a term is as a signed or unsigned number.
    pub fn linear(&mut self, term: Term, is_signed: bool) -> Option<LinearForm> {
        if let Some(form) = self.forms.get(&(term, is_signed)) {
            return form.clone();
        }
        let is_number = self.graph.is_bitvec(term) && self.graph.width(term) <= WIDEST_NUMBER;
        if !is_number || self.left == 0 {
            return None;
        }
        self.left -= 1;
        let form = self.form(term, is_signed);
        self.forms.insert((term, is_signed), form.clone());
        form
    }

    fn form(&mut self, term: Term, is_signed: bool) -> Option<LinearForm> {
        let graph = self.graph;
        let children = graph.children(term);
        let width = graph.width(term);
        let whole = match graph.operator(term) {
            Operator::Constant => return number(&graph.value(term)?, is_signed).map(LinearForm::number),
            Operator::Variable => return self.view(term, is_signed),
            Operator::Ite => {
                let is_then = self.fact(children[0])?.value()?.is_one();
                return self.linear(children[if is_then { 1 } else { 2 }], is_signed);
            }
            Operator::Concat => {
                let (above, below) = (self.linear(children[0], is_signed)?, self.linear(children[1], false)?);
                return below.plus(1 << graph.width(children[1]), &above);
            }
            Operator::BvAdd => {
                let (left, right) =
                    (self.linear(children[0], is_signed)?, self.linear(children[1], is_signed)?);
                left.plus(1, &right)?
            }
            Operator::BvNeg => self.linear(children[0], is_signed)?.times(-1)?,
            Operator::BvNot => self.linear(children[0], is_signed)?.times(-1)?.shifted(-1)?,
            Operator::BvMul => {
                let (factor, other) = self.multiple(children)?;
                self.linear(other, is_signed)?.times(factor)?
            }
            Operator::BvShl => {
                let count = self.constant(children[1])?;
                self.linear(children[0], is_signed)?.times(1i128.checked_shl(u32::try_from(count).ok()?)?)?
            }
            Operator::SignExtend => self.linear(children[0], true)?,
            Operator::Extract => {
                let low = graph.low(term);
                let inner = match low {
                    0 => self.any_linear(children[0])?,
                    _ => self.linear(children[0], false)?,
                };
                self.quotient(&inner, 1 << low)?
            }
            Operator::BvLshr | Operator::BvUdiv | Operator::BvUrem | Operator::BvAnd => {
                self.part(graph.operator(term), children)?
            }
            _ => return None,
        };
        self.wrapped(whole, width, is_signed)
    }

    /// The unsigned value of a shift, quotient, remainder or mask by a constant.
    fn part(&mut self, operator: Operator, children: &[Term]) -> Option<LinearForm> {
        let constant = |this: &Self, term| this.constant(term);
        let (operand, number) = match constant(self, children[1]) {
            Some(number) => (children[0], number),
            None if operator == Operator::BvAnd => (children[1], constant(self, children[0])?),
            None => return None,
        };
        let divisor = match operator {
            Operator::BvLshr => 1i128.checked_shl(u32::try_from(number).ok()?)?,
            Operator::BvAnd if (number + 1) & number == 0 => number + 1,
            Operator::BvAnd => return None,
            _ => number,
        };
        if divisor <= 0 {
            return None;
        }
        let whole = self.linear(operand, false)?;
        let quotient = self.quotient(&whole, divisor)?;
        match operator {
            Operator::BvLshr | Operator::BvUdiv => Some(quotient),
            _ => whole.plus(divisor.checked_neg()?, &quotient),
        }
    }

    /// A constant as an unsigned number.
    fn constant(&self, term: Term) -> Option<i128> {
        number(&self.graph.value(term)?, false)
    }

    /// The constant among two factors, as the smaller of its numbers, and the other factor.
    fn multiple(&self, factors: &[Term]) -> Option<(i128, Term)> {
        let &[first, second] = factors else { return None };
        [(first, second), (second, first)]
            .into_iter()
            .find_map(|(constant, other)| Some((number(&self.graph.value(constant)?, true)?, other)))
    }

    /// A term as a number of either order.
    fn any_linear(&mut self, term: Term) -> Option<LinearForm> {
        self.linear(term, false).or_else(|| self.linear(term, true))
    }

    /// A variable as a number, by the number that sums are made of.
    fn view(&mut self, variable: Term, is_signed: bool) -> Option<LinearForm> {
        let usual = self.known.is_signed(variable);
        let form = |is_signed| LinearForm::of(View { variable, is_signed });
        if usual == is_signed {
            return Some(form(usual));
        }
        match self.fact(variable).and_then(|fact| fact.sign()) {
            None => Some(form(is_signed)),
            Some(false) => Some(form(usual)),
            Some(true) => {
                let turn = 1 << self.graph.width(variable);
                form(usual).shifted(if is_signed { -turn } else { turn })
            }
        }
    }

    /// A sum modulo `2^width`, where its bounds show how often it wraps around.
    fn wrapped(&mut self, form: LinearForm, width: u32, is_signed: bool) -> Option<LinearForm> {
        let (low, high) = self.range(&form)?;
        let (least, greatest) = ends_of_width(width, is_signed);
        let turns = low.checked_sub(least)?.div_euclid(1 << width);
        let away = turns.checked_mul(1 << width)?;
        (high.checked_sub(away)? <= greatest).then(|| form.shifted(-away))?
    }

    /// A sum divided by a positive number and rounded down, where the part that is no multiple lies between
    /// two multiples.
    fn quotient(&mut self, form: &LinearForm, divisor: i128) -> Option<LinearForm> {
        if divisor == 1 {
            return Some(form.clone());
        }
        let (multiples, rest): (Vec<_>, Vec<_>) =
            form.addends.iter().copied().partition(|(_, factor)| factor % divisor == 0);
        let (low, high) = self.range(&LinearForm { addends: rest, constant: form.constant })?;
        let constant = low.div_euclid(divisor);
        let addends = multiples.into_iter().map(|(view, factor)| (view, factor / divisor)).collect();
        (constant == high.div_euclid(divisor)).then_some(LinearForm { addends, constant })
    }

    /// Bounds of a sum.
    pub fn range(&mut self, form: &LinearForm) -> Option<(i128, i128)> {
        let low = self.greatest(&form.times(-1)?)?.checked_neg()?;
        Some((low, self.greatest(form)?))
    }

    /// An upper bound of a sum: bounds of pairs where these are known, of single variables otherwise.
    pub fn greatest(&mut self, form: &LinearForm) -> Option<i128> {
        let mut left = form.addends.clone();
        let mut bound = form.constant;
        for first in 0..left.len() {
            for second in first + 1..left.len() {
                let (one, other) = (left[first], left[second]);
                let times = one.1.abs().min(other.1.abs());
                if times == 0 {
                    continue;
                }
                let pair = [(one.0, one.1 < 0), (other.0, other.1 < 0)];
                let single = self.single(pair[0]) + self.single(pair[1]);
                let Some(known) = self.known.at_most(pair).filter(|&known| known < single) else { continue };
                bound = bound.checked_add(known.checked_mul(times)?)?;
                left[first].1 -= times * one.1.signum();
                left[second].1 -= times * other.1.signum();
            }
        }
        for (view, factor) in left.into_iter().filter(|&(_, factor)| factor != 0) {
            let single = self.single((view, factor < 0));
            bound = bound.checked_add(single.checked_mul(factor.abs())?)?;
        }
        Some(bound)
    }

    /// An upper bound of a variable or its negation.
    fn single(&mut self, (view, is_negative): (View, bool)) -> i128 {
        let (low, high) = match self.ends.get(&view) {
            Some(&ends) => ends,
            None => {
                let width = self.graph.width(view.variable);
                let known = self.fact(view.variable).and_then(|fact| ends(&fact, view.is_signed));
                let ends = known.unwrap_or_else(|| ends_of_width(width, view.is_signed));
                self.ends.insert(view, ends);
                ends
            }
        };
        if is_negative { -low } else { high }
    }

    /// The fact of a term as the sum that it is.
    pub(super) fn fact_of_sum(&mut self, term: Term) -> Option<Fact> {
        let width = self.graph.width(term);
        let mut met = None;
        for is_signed in [false, true] {
            let Some(form) = self.linear(term, is_signed) else { continue };
            let Some(range) = self.range(&form) else { continue };
            met = super::meet(met, fact_between(range, width, is_signed));
        }
        met
    }

    /// The truth of a comparison by the difference of its sides.
    pub(super) fn decide_by_difference(&mut self, operator: Operator, sides: [Term; 2]) -> Option<bool> {
        let orders: &[bool] = match operator {
            Operator::BvUlt => &[false],
            Operator::BvSlt => &[true],
            _ => &[false, true],
        };
        orders.iter().find_map(|&is_signed| {
            let [left, right] = sides.map(|side| self.linear(side, is_signed));
            let (low, high) = self.range(&left?.plus(-1, &right?)?)?;
            match operator {
                Operator::Equal if (low, high) == (0, 0) => Some(true),
                Operator::Equal => (low > 0 || high < 0).then_some(false),
                _ if high < 0 => Some(true),
                _ => (low >= 0).then_some(false),
            }
        })
    }

    /// Sums that are at most 0 where a comparison has a truth.
    pub fn constraints(&mut self, atom: Term, truth: bool) -> Vec<LinearForm> {
        let graph = self.graph;
        let operator = graph.operator(atom);
        let &[left, right] = graph.children(atom) else { return Vec::new() };
        let difference = |this: &mut Self, is_signed| {
            let [left, right] = [left, right].map(|side| this.linear(side, is_signed));
            left?.plus(-1, &right?)
        };
        let mut all = Vec::new();
        match operator {
            Operator::BvUlt | Operator::BvSlt => {
                let difference = difference(self, operator == Operator::BvSlt);
                all.push(difference.and_then(|less| if truth { less.shifted(1) } else { less.times(-1) }));
            }
            Operator::Equal if graph.is_bitvec(left) => {
                for is_signed in [false, true] {
                    let Some(difference) = difference(self, is_signed) else { continue };
                    let Some(negation) = difference.times(-1) else { continue };
                    if truth {
                        all.extend([Some(difference), Some(negation)]);
                        continue;
                    }
                    let range = self.range(&difference);
                    all.push(range.and_then(|(_, high)| (high == 0).then(|| difference.shifted(1))?));
                    all.push(range.and_then(|(low, _)| (low == 0).then(|| negation.shifted(1))?));
                }
            }
            _ => {}
        }
        all.into_iter().flatten().collect()
    }

    /// Sums that the unsigned number of a term is at most: its operands, for masks, shifts, quotients and
    /// remainders.
    pub fn upper_sums(&mut self, term: Term) -> Vec<LinearForm> {
        let graph = self.graph;
        let children = graph.children(term);
        let mut all = match graph.operator(term) {
            Operator::BvAnd => vec![self.linear(children[0], false), self.linear(children[1], false)],
            Operator::BvLshr => vec![self.linear(children[0], false)],
            Operator::Concat if graph.value(children[0]).is_some_and(|above| above.is_zero()) => {
                return self.upper_sums(children[1]);
            }
            Operator::BvUdiv | Operator::BvUrem => {
                let divisor = self.fact(children[1]);
                let is_zero = divisor.is_none_or(|fact| fact.unsigned.low.is_zero());
                let is_quotient = graph.operator(term) == Operator::BvUdiv;
                let whole = if is_zero && is_quotient { None } else { self.linear(children[0], false) };
                let less = if is_zero || is_quotient { None } else { self.linear(children[1], false) };
                vec![whole, less.and_then(|divisor| divisor.shifted(-1))]
            }
            _ => Vec::new(),
        };
        all.retain(Option::is_some);
        all.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests;
