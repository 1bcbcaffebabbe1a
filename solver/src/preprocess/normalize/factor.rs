//! Polynomials as terms.
//!
//! **Idea.** `a b + a c` is `a (b + c)`: a product less. The base that most products share is taken out of
//! them, repeatedly, in the cofactors and in the sums that arise (Horner's scheme for several variables;
//! Hosangadi, Fallah and Kastner, *Optimizing Polynomial Expressions by Algebraic Factorization and Common
//! Subexpression Elimination*, 2006).
//!
//! **Here.** Greedy. Monomials with the same coefficient, but for the sign, are added before they are
//! multiplied by it. Powers are made by squaring. Products with negative coefficients are subtracted.
//!
//! **Cost.** A search for common bases costs the square of the monomials, so only [`SHORT`] polynomials are
//! searched. The recursion is as deep as a monomial has bases, of which there is a bound.

use super::expand::SHORT;
use super::polynomial::{Polynomial, Power, merged};
use super::run::Run;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;

/// A product with a coefficient. Its bases differ.
#[derive(Clone, Debug)]
struct Product {
    coefficient: BitVec,
    powers: Vec<Power>,
}

impl Product {
    fn has_different_bases(&self) -> bool {
        let mut bases: Vec<Term> = self.powers.iter().map(|power| power.0).collect();
        bases.sort_unstable();
        bases.windows(2).all(|pair| pair[0] != pair[1])
    }
}

impl Run<'_> {
    /// A term with the value of a polynomial. It is not in normal form.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn build(&mut self, polynomial: &Polynomial) -> Result<Term, Stop> {
        let products = self.products(polynomial);
        self.build_sum(products, polynomial.width)
    }

    /// Whether two products of a polynomial share a base.
    pub fn has_common_base(&self, polynomial: &Polynomial) -> bool {
        polynomial.len() <= SHORT && common_base(&self.products(polynomial)).is_some()
    }

    fn products(&self, polynomial: &Polynomial) -> Vec<Product> {
        let product = |(monomial, coefficient): &(_, BitVec)| {
            let powers = self.known.monomials.powers(*monomial).to_vec();
            Product { coefficient: coefficient.clone(), powers }
        };
        polynomial.entries.iter().map(product).collect()
    }

    fn build_sum(&mut self, mut products: Vec<Product>, width: u32) -> Result<Term, Stop> {
        self.work.step(products.iter().map(|product| 1 + product.powers.len()).sum())?;
        debug_assert!(products.iter().all(Product::has_different_bases));
        if products.len() <= SHORT {
            while let Some(base) = common_base(&products) {
                self.take_out(&mut products, base, width)?;
                debug_assert!(products.iter().all(Product::has_different_bases));
            }
        }
        let (mut plus, mut minus) = (Vec::new(), Vec::new());
        let mut constant = BitVec::zero(width);
        for (coefficient, group) in by_coefficient(products) {
            if group.iter().all(|(_, powers)| powers.is_empty()) {
                constant = if group[0].0 { constant.sub(&coefficient) } else { constant.add(&coefficient) };
                continue;
            }
            let (is_negative, sum) = self.build_group(&group, width)?;
            let scaled = match coefficient.is_one() {
                true => sum,
                false => {
                    let coefficient = self.graph.constant(&coefficient);
                    self.graph.term(Operator::BvMul, &[sum, coefficient])
                }
            };
            if is_negative { minus.push(scaled) } else { plus.push(scaled) }
        }
        Ok(self.difference(&plus, &minus, &constant))
    }

    /// Replaces the products that contain a base by one: the base times the sum of their cofactors.
    fn take_out(&mut self, products: &mut Vec<Product>, base: Term, width: u32) -> Result<(), Stop> {
        let exponent_in = |product: &Product| product.powers.iter().find(|power| power.0 == base).copied();
        let (with, without): (Vec<Product>, Vec<Product>) =
            products.drain(..).partition(|product| exponent_in(product).is_some());
        let least = with.iter().filter_map(exponent_in).map(|power| power.1).min().unwrap_or(1);
        let mut inner = with;
        for product in &mut inner {
            for power in product.powers.iter_mut().filter(|power| power.0 == base) {
                power.1 -= least;
            }
            product.powers.retain(|power| power.1 > 0);
        }
        // The first is made positive, so that sums that differ in the sign are one.
        let is_negative = inner[0].coefficient.sign() && !inner[0].coefficient.is_min_signed();
        let sign = if is_negative { BitVec::ones(width) } else { BitVec::one(width) };
        for product in &mut inner {
            product.coefficient = product.coefficient.mul(&sign);
        }
        let factor = self.build_sum(inner, width)?;
        let factor = self.rewritten(factor)?;
        *products = without;
        let (value, powers) = match self.graph.value(factor) {
            Some(value) => (value.mul(&sign), vec![(base, least)]),
            // A cofactor may be the base itself, as in a b - a (b / c) c where a is b modulo c.
            None => {
                let powers = merged(vec![(base, least), (factor, 1)]);
                (sign, powers.ok_or(Stop::Broken("an exponent has no number"))?)
            }
        };
        products.push(Product { coefficient: value, powers });
        Ok(())
    }

    /// The sum of products with signs, and whether it is to be subtracted.
    fn build_group(&mut self, group: &[(bool, Vec<Power>)], width: u32) -> Result<(bool, Term), Stop> {
        let (mut plus, mut minus) = (Vec::new(), Vec::new());
        for (is_negative, powers) in group {
            let product = self.build_product(powers, width)?;
            if *is_negative { minus.push(product) } else { plus.push(product) }
        }
        let is_negative = plus.is_empty();
        if is_negative {
            std::mem::swap(&mut plus, &mut minus);
        }
        Ok((is_negative, self.difference(&plus, &minus, &BitVec::zero(width))))
    }

    /// The sum of some terms, less the sum of others, and a constant.
    fn difference(&mut self, plus: &[Term], minus: &[Term], constant: &BitVec) -> Term {
        let zero = BitVec::zero(constant.width());
        let mut sum = |terms: &[Term]| {
            terms.iter().copied().reduce(|left, right| self.graph.term(Operator::BvAdd, &[left, right]))
        };
        let (plus, minus) = (sum(plus), sum(minus));
        let total = match (plus, minus) {
            (Some(plus), Some(minus)) => self.graph.bvsub(plus, minus),
            (Some(plus), None) => plus,
            (None, Some(minus)) => self.graph.bvneg(minus),
            (None, None) => return self.graph.constant(constant),
        };
        if *constant == zero {
            return total;
        }
        let constant = self.graph.constant(constant);
        self.graph.term(Operator::BvAdd, &[total, constant])
    }

    /// The product of powers. A power of two by a distance becomes a shift.
    fn build_product(&mut self, powers: &[Power], width: u32) -> Result<Term, Stop> {
        let mut product = None;
        let mut shifts = Vec::new();
        for &(base, exponent) in powers {
            self.work.step(1)?;
            if exponent == 1
                && let Some(distance) = self.distance(base, width)
            {
                shifts.push(distance);
                continue;
            }
            let base = self.known.representative(base);
            let base = self.fitted(base, width);
            let power = self.build_power(base, exponent);
            product = Some(match product {
                Some(product) => self.graph.term(Operator::BvMul, &[product, power]),
                None => power,
            });
        }
        let one = self.graph.number(1, width);
        let product = product.unwrap_or(one);
        let shifted = |product, &distance: &Term| self.graph.term(Operator::BvShl, &[product, distance]);
        Ok(shifts.iter().fold(product, shifted))
    }

    /// The distance `s` of a base `1 << s`.
    fn distance(&self, base: Term, width: u32) -> Option<Term> {
        if self.graph.operator(base) != Operator::BvShl || self.graph.width(base) != width {
            return None;
        }
        let is_one = self.graph.value(self.graph.child(base, 0)).is_some_and(|value| value.is_one());
        is_one.then(|| self.graph.child(base, 1))
    }

    fn build_power(&mut self, base: Term, exponent: u32) -> Term {
        let mut power = base;
        let bits = exponent.ilog2();
        for bit in (0..bits).rev() {
            power = self.graph.term(Operator::BvMul, &[power, power]);
            if exponent >> bit & 1 == 1 {
                power = self.graph.term(Operator::BvMul, &[power, base]);
            }
        }
        power
    }
}

/// The base that occurs in most products of more than one base, and in at least two.
fn common_base(products: &[Product]) -> Option<Term> {
    let longer = products.iter().filter(|product| product.powers.len() > 1 || degree(product) > 1);
    let mut bases: Vec<Term> =
        longer.flat_map(|product| product.powers.iter().map(|power| power.0)).collect();
    bases.sort_unstable();
    let groups = bases.chunk_by(|left, right| left == right).filter(|group| group.len() > 1);
    groups.max_by_key(|group| (group.len(), std::cmp::Reverse(group[0]))).map(|group| group[0])
}

fn degree(product: &Product) -> u64 {
    product.powers.iter().map(|power| u64::from(power.1)).sum()
}

/// Products of one coefficient: whether each is negated, and its powers.
type Group = (BitVec, Vec<(bool, Vec<Power>)>);

/// Signed products by coefficient: products that differ only in the sign of the coefficient are in one group
/// where that saves a multiplication.
fn by_coefficient(products: Vec<Product>) -> Vec<Group> {
    let mut signed: Vec<(BitVec, bool, Vec<Power>)> = Vec::with_capacity(products.len());
    for Product { coefficient, powers } in products {
        let is_negative = coefficient.sign() && !coefficient.is_min_signed();
        signed.push((if is_negative { coefficient.neg() } else { coefficient }, is_negative, powers));
    }
    signed.sort();
    let mut groups: Vec<Group> = Vec::new();
    for (coefficient, is_negative, powers) in signed {
        match groups.last_mut() {
            Some((last, group))
                if *last == coefficient
                    && coefficient.power_of_two().is_none()
                    && !powers.is_empty()
                    && !group[0].1.is_empty() =>
            {
                group.push((is_negative, powers));
            }
            _ => groups.push((coefficient, vec![(is_negative, powers)])),
        }
    }
    groups
}
