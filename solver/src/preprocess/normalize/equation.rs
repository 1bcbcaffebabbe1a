//! Equations of vectors.
//!
//! **Idea.** `l = r` means that the polynomial `l - r` is 0: common summands cancel. If all coefficients are
//! even, only the low bits matter, and an odd constant contradicts it; an odd coefficient can be made 1
//! (linear arithmetic modulo 2^n: Ganesh and Dill, *A Decision Procedure for Bit-Vectors and Arrays*, 2007).
//!
//! **Here.** Equations that are equal after this are one. An equation that is built anew has its summands on
//! the side where they are positive, with a common factor taken out, or with the first odd coefficient 1,
//! whichever takes the fewest gates; the equation as it was stays where none takes fewer, unless one is
//! shorter.
//!
//! **Cost.** Linear in the polynomials of both sides.

use super::polynomial::{Monomial, Polynomial, Sum, resized};
use super::run::{BUILDING, RegionKind, Run, kind_of};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;

impl Run<'_> {
    /// The normal form of an equation of vectors whose sides have theirs; `rebuilt` is the equation of these,
    /// rewritten.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn equation(&mut self, term: Term, rebuilt: Term) -> Result<Term, Stop> {
        let [left, right] = [0, 1].map(|position| self.normal(self.graph.child(term, position)));
        if kind_of(self.graph, left) == RegionKind::Base && kind_of(self.graph, right) == RegionKind::Base
            || self.graph.truth_of(rebuilt).is_some()
        {
            return Ok(rebuilt);
        }
        let Some((difference, terms)) = self.difference_of(left, right)? else { return Ok(rebuilt) };
        let Some(difference) = self.reduced(difference)? else { return self.decided(false) };
        if let Some(value) = difference.constant() {
            return self.decided(value.is_zero());
        }
        let unit = self.settled(&with_unit(&difference))?;
        let number = self.known.polynomials.number(unit.clone());
        if let Some(&known) = self.known.equations.get(&number) {
            self.known.counters.equations += u64::from(known != rebuilt);
            self.known.share(known);
            return Ok(known);
        }
        let is_shorter = difference.len() < terms;
        let chosen = self.better_equation(&difference, &unit, rebuilt, is_shorter)?;
        self.known.equations.insert(number, chosen);
        Ok(chosen)
    }

    fn decided(&mut self, value: bool) -> Result<Term, Stop> {
        self.known.counters.equations += 1;
        Ok(self.graph.truth(value))
    }

    /// The polynomial that is 0 where two vectors are equal, and the number of summands of both sides.
    fn difference_of(&mut self, left: Term, right: Term) -> Result<Option<(Polynomial, usize)>, Stop> {
        let width = self.graph.width(left);
        let (mut sum, mut terms) = (Sum::new(width), 0);
        for (side, factor) in [(left, BitVec::one(width)), (right, BitVec::ones(width))] {
            let length = self.known.polynomial(side).map_or(1, Polynomial::len);
            if !self.spend(length as u64) {
                return Ok(None);
            }
            terms += length;
            match self.known.polynomial(side) {
                Some(polynomial) => sum.add_scaled(polynomial, &factor),
                None => self.add_leaf(&mut sum, side, &factor),
            }
        }
        Ok(Some((self.settle(sum)?, terms)))
    }

    /// The polynomial divided by the powers of two that all coefficients have; `None` if the constant does
    /// not have them, so that it is never 0.
    fn reduced(&mut self, difference: Polynomial) -> Result<Option<Polynomial>, Stop> {
        if difference.is_never_zero() {
            return Ok(None);
        }
        let zeros = difference.common_zeros();
        if zeros == 0 || difference.constant().is_some() {
            return Ok(Some(difference));
        }
        let width = difference.width;
        let mut sum = Sum::new(width - zeros);
        for (monomial, coefficient) in &difference.entries {
            sum.add(*monomial, coefficient.extract(width - 1, zeros));
        }
        self.settle(sum).map(Some)
    }

    fn settled(&mut self, polynomial: &Polynomial) -> Result<Polynomial, Stop> {
        let mut sum = Sum::new(polynomial.width);
        sum.add_scaled(polynomial, &BitVec::one(polynomial.width));
        self.settle(sum)
    }

    /// The smallest of an equation and those that are built from its polynomial.
    fn better_equation(
        &mut self,
        difference: &Polynomial,
        unit: &Polynomial,
        rebuilt: Term,
        is_shorter: bool,
    ) -> Result<Term, Stop> {
        let bases = self.bases(difference);
        let before = self.estimate(rebuilt, &bases, difference.len())?.gates;
        if !self.spend(3 * BUILDING * difference.len() as u64) {
            return Ok(rebuilt);
        }
        let mut candidates = vec![self.sides(difference)?];
        if unit != difference {
            candidates.push(self.sides(unit)?);
        }
        if self.has_common_base(difference) {
            candidates.push(self.against_constant(difference)?);
        }
        let mut best = (before, rebuilt);
        for candidate in candidates {
            let candidate = self.rewritten(candidate)?;
            let Some(gates) = self.cost(candidate, &bases, difference.len())? else { continue };
            if gates < best.0 || gates == best.0 && is_shorter && best.1 == rebuilt {
                best = (gates, candidate);
            }
        }
        self.known.counters.equations += u64::from(best.1 != rebuilt);
        Ok(best.1)
    }

    /// The equation with the positive summands on the left and the others on the right.
    fn sides(&mut self, difference: &Polynomial) -> Result<Term, Stop> {
        let width = difference.width;
        let (constant, others) = difference.split_constant();
        let [mut left, mut right] = [Sum::new(width), Sum::new(width)];
        let (mut has_left, mut has_right) = (false, false);
        for (monomial, coefficient) in others {
            if coefficient.sign() && !coefficient.is_min_signed() {
                right.add(*monomial, coefficient.neg());
                has_right = true;
            } else {
                left.add(*monomial, coefficient.clone());
                has_left = true;
            }
        }
        match has_left && !has_right {
            true => right.add(Monomial::ONE, constant.neg()),
            false => left.add(Monomial::ONE, constant),
        }
        let (left, right) = (left.finish(), right.finish());
        let (left, right) = (self.build(&left)?, self.build(&right)?);
        Ok(self.graph.equal(left, right))
    }

    /// The equation of all summands with the constant.
    fn against_constant(&mut self, difference: &Polynomial) -> Result<Term, Stop> {
        let (constant, others) = difference.split_constant();
        let sum = Polynomial { width: difference.width, entries: others.to_vec() };
        let sum = self.build(&sum)?;
        let constant = self.graph.constant(&constant.neg());
        Ok(self.graph.term(Operator::Equal, &[sum, constant]))
    }
}

/// The multiple of a polynomial whose first odd coefficient, but for the constant, is 1.
fn with_unit(polynomial: &Polynomial) -> Polynomial {
    let (_, others) = polynomial.split_constant();
    let inverse = others.iter().find_map(|(_, coefficient)| coefficient.inverse());
    match inverse {
        Some(inverse) if !inverse.is_one() => polynomial.scaled(&resized(&inverse, polynomial.width)),
        _ => polynomial.clone(),
    }
}
