//! Bitwise operators as sums of conjunctions.
//!
//! **Idea.** Bit by bit, `a & b` is a product, `~a` is `1 - a` and `a ^ b` is `a + b - 2 a b`. So every
//! bitwise function of some vectors is a sum of conjunctions with integer coefficients, in one way only; the
//! conjunction of nothing is all ones, `-1` (Zhou et al., *Information Hiding in Software with Mixed
//! Boolean-Arithmetic Transforms*, 2007). In a sum of vectors, such terms are polynomials whose bases are
//! conjunctions.
//!
//! **Here.** Sums of up to [`CONJUNCTIONS`] conjunctions. A longer chain is a sorted list instead: what
//! occurs twice is dropped or cancels, complements decide, constants are one. The conjunction or the
//! exclusive or of the list, spelled out in its order, is the base.
//!
//! **Cost.** Linear in the chain but for the sort, and at most the square of the bound for each operand.

use super::interner::Interner;
use super::polynomial::{Monomial, Polynomial, Sum};
use super::run::Run;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::unary;

/// The most conjunctions of a form.
const CONJUNCTIONS: usize = 16;

/// The most operands of a conjunction in a form.
const OPERANDS: usize = 32;

/// A conjunction of vectors, by number; 0 is the empty conjunction.
pub type Conjunction = u32;

/// Conjunctions in ascending order with coefficients that are not 0.
pub type BitwiseForm = Vec<(Conjunction, i64)>;

/// The conjunctions that have numbers. The operands of each ascend, and at most one is a constant.
pub struct Conjunctions(Interner<Box<[Term]>>);

impl Default for Conjunctions {
    fn default() -> Conjunctions {
        let mut conjunctions = Conjunctions(Interner::default());
        conjunctions.number(Box::new([]));
        conjunctions
    }
}

impl Conjunctions {
    fn number(&mut self, operands: Box<[Term]>) -> Conjunction {
        self.0.number(operands)
    }

    fn operands(&self, conjunction: Conjunction) -> &[Term] {
        self.0.get(conjunction)
    }
}

/// The sum of a form and a multiple of another.
fn plus(left: &BitwiseForm, right: &BitwiseForm, factor: i64) -> Option<BitwiseForm> {
    let mut all = left.clone();
    for &(conjunction, coefficient) in right {
        all.push((conjunction, coefficient.checked_mul(factor)?));
    }
    merged(all)
}

fn merged(mut all: BitwiseForm) -> Option<BitwiseForm> {
    all.sort_unstable();
    let mut form: BitwiseForm = Vec::with_capacity(all.len());
    for (conjunction, coefficient) in all {
        match form.last_mut() {
            Some(last) if last.0 == conjunction => last.1 = last.1.checked_add(coefficient)?,
            _ => form.push((conjunction, coefficient)),
        }
    }
    form.retain(|&(_, coefficient)| coefficient != 0);
    (form.len() <= CONJUNCTIONS).then_some(form)
}

impl Run<'_> {
    /// The polynomial of a conjunction or an exclusive or.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn bitwise(&mut self, term: Term) -> Result<Polynomial, Stop> {
        let operator = self.graph.operator(term);
        let operands = self.operands_of_region(term)?;
        if let Some(form) = self.form(operator, &operands) {
            let polynomial = self.polynomial_of_form(&form, self.graph.width(term));
            self.known.forms.insert(term, form);
            return Ok(polynomial);
        }
        match operator {
            Operator::BvXor => self.xor_chain(operands),
            _ => self.and_chain(operands),
        }
    }

    fn form(&mut self, operator: Operator, operands: &[Term]) -> Option<BitwiseForm> {
        if operands.len() > OPERANDS {
            return None;
        }
        let mut form = self.form_of(*operands.first()?)?;
        for &operand in &operands[1..] {
            let next = self.form_of(operand)?;
            let both = self.both(&form, &next)?;
            form = match operator {
                Operator::BvXor => plus(&plus(&form, &next, 1)?, &both, -2)?,
                _ => both,
            };
        }
        Some(form)
    }

    /// The form of a normal term.
    fn form_of(&mut self, term: Term) -> Option<BitwiseForm> {
        if let Some(form) = self.known.forms.get(&term) {
            return Some(form.clone());
        }
        if let Some(inner) = unary(self.graph, term, Operator::BvNot) {
            let inner = self.form_of_plain(inner)?;
            return plus(&vec![(0, 1)], &inner, -1);
        }
        self.form_of_plain(term)
    }

    /// The form of a term that is no complement. Of a constant and its complement, one is a base.
    fn form_of_plain(&mut self, term: Term) -> Option<BitwiseForm> {
        if let Some(form) = self.known.forms.get(&term) {
            return Some(form.clone());
        }
        match self.graph.value(term) {
            Some(value) if value.is_zero() => Some(Vec::new()),
            Some(value) if value.is_ones() => Some(vec![(0, 1)]),
            Some(value) if !value.bit(0) => {
                let complement = self.graph.constant(&value.not());
                plus(&vec![(0, 1)], &vec![(self.known.conjunctions.number(Box::new([complement])), 1)], -1)
            }
            _ => Some(vec![(self.known.conjunctions.number(Box::new([term])), 1)]),
        }
    }

    /// The form of the conjunction of two forms.
    fn both(&mut self, left: &BitwiseForm, right: &BitwiseForm) -> Option<BitwiseForm> {
        // A limit that is reached here is reported by the next step.
        self.work.step(left.len() * right.len()).ok()?;
        let mut all = Vec::with_capacity(left.len() * right.len());
        for &(first, times) in left {
            for &(second, more) in right {
                let coefficient = times.checked_mul(more)?;
                for (conjunction, factor) in self.union(first, second)? {
                    all.push((conjunction, coefficient.checked_mul(factor)?));
                }
            }
        }
        merged(all)
    }

    /// The conjunction of two conjunctions.
    fn union(&mut self, left: Conjunction, right: Conjunction) -> Option<BitwiseForm> {
        if left == right || right == 0 {
            return Some(vec![(left, 1)]);
        }
        let known = &mut *self.known;
        let [left, right] = [left, right].map(|number| known.conjunctions.operands(number));
        let (mut operands, mut mask) = (Vec::with_capacity(left.len() + right.len()), None::<BitVec>);
        for &operand in left.iter().chain(right.iter()) {
            match self.graph.value(operand) {
                Some(value) => mask = Some(mask.map_or(value.clone(), |mask| mask.and(&value))),
                None => operands.push(operand),
            }
        }
        operands.sort_unstable();
        operands.dedup();
        if operands.len() > OPERANDS {
            return None;
        }
        // Masks have bit 0 set, and so has the conjunction of two masks.
        if let Some(mask) = mask {
            operands.push(self.graph.constant(&mask));
            operands.sort_unstable();
        }
        Some(vec![(known.conjunctions.number(operands.into()), 1)])
    }

    fn polynomial_of_form(&mut self, form: &BitwiseForm, width: u32) -> Polynomial {
        let mut sum = Sum::new(width);
        for &(conjunction, coefficient) in form {
            let magnitude = BitVec::from_u64(coefficient.unsigned_abs(), width);
            let factor = if coefficient < 0 { magnitude.neg() } else { magnitude };
            let operands = self.known.conjunctions.operands(conjunction).to_vec();
            match *operands {
                [] => sum.add(Monomial::ONE, factor.neg()),
                [only] => self.add_leaf(&mut sum, only, &factor),
                _ => {
                    let base = self.chain(Operator::BvAnd, &operands);
                    sum.add(self.known.monomials.base(base), factor);
                }
            }
        }
        sum.finish()
    }

    /// The operator applied to two or more operands in their order.
    fn chain(&mut self, operator: Operator, operands: &[Term]) -> Term {
        let (&first, rest) = operands.split_first().expect("a chain has operands");
        rest.iter().fold(first, |chain, &operand| self.graph.term(operator, &[chain, operand]))
    }

    fn xor_chain(&mut self, operands: Vec<Term>) -> Result<Polynomial, Stop> {
        let width = self.graph.width(operands[0]);
        let (mut mask, mut plain) = (BitVec::zero(width), Vec::with_capacity(operands.len()));
        for operand in operands {
            let inner = unary(self.graph, operand, Operator::BvNot);
            if inner.is_some() {
                mask = mask.not();
            }
            match self.graph.value(operand) {
                Some(value) => mask = mask.xor(&value),
                None => plain.push(inner.unwrap_or(operand)),
            }
        }
        self.work.sort(&mut plain)?;
        let mut odd: Vec<Term> = Vec::with_capacity(plain.len());
        for operand in plain {
            if odd.pop_if(|last| *last == operand).is_none() {
                odd.push(operand);
            }
        }
        let is_complemented = mask.bit(0);
        let mask = if is_complemented { mask.not() } else { mask };
        if !mask.is_zero() {
            odd.push(self.graph.constant(&mask));
        }
        let polynomial = self.polynomial_of_chain(Operator::BvXor, &odd, BitVec::zero(width));
        Ok(if is_complemented { polynomial.complement() } else { polynomial })
    }

    fn and_chain(&mut self, operands: Vec<Term>) -> Result<Polynomial, Stop> {
        let width = self.graph.width(operands[0]);
        let (mut mask, mut literals) = (BitVec::ones(width), Vec::with_capacity(operands.len()));
        for operand in operands {
            match self.graph.value(operand) {
                Some(value) => mask = mask.and(&value),
                None => {
                    let inner = unary(self.graph, operand, Operator::BvNot);
                    literals.push((inner.unwrap_or(operand), operand));
                }
            }
        }
        self.work.sort(&mut literals)?;
        literals.dedup();
        let is_empty = literals.windows(2).any(|pair| pair[0].0 == pair[1].0);
        if is_empty || mask.is_zero() {
            return Ok(Sum::new(width).finish());
        }
        let mut operands: Vec<Term> = literals.into_iter().map(|(_, operand)| operand).collect();
        if !mask.is_ones() {
            operands.push(self.graph.constant(&mask));
        }
        Ok(self.polynomial_of_chain(Operator::BvAnd, &operands, BitVec::ones(width)))
    }

    fn polynomial_of_chain(&mut self, operator: Operator, operands: &[Term], neutral: BitVec) -> Polynomial {
        let width = neutral.width();
        let mut sum = Sum::new(width);
        match *operands {
            [] => sum.add(Monomial::ONE, neutral),
            [only] => self.add_leaf(&mut sum, only, &BitVec::one(width)),
            _ => {
                let base = self.chain(operator, operands);
                sum.add(self.known.monomials.base(base), BitVec::one(width));
            }
        }
        sum.finish()
    }
}
