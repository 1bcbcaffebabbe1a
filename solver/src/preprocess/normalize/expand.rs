//! Terms as polynomials.
//!
//! **Idea.** The part between an arithmetic term and the first operators of other kinds is one polynomial:
//! sums, negations, complements (`-x - 1`), products, shifts, concatenations (`2^k high + low`) and low ends.
//!
//! **Here.** A *region* is a tree of operators of one kind in which each but the top has one use; it is
//! expanded in one go, however large. Below it, polynomials that are short are put in, so that products are
//! distributed and shared sub-sums are seen through; long ones stay bases. A remainder is `a - b (a / b)`
//! where the quotient occurs too. A slice `x[h..l]` times `2^l` is `x[h..0] - x[l-1..0]`, and a base whose
//! top does not matter gives way to the vector it was cut from.
//!
//! **Why it is sound.** Each step is an equation of integers modulo 2^n.
//!
//! **Cost.** Linear in the region, and at most [`SHORT`] entries for each operand below it.

use super::polynomial::{Monomial, Polynomial, Power, Sum};
use super::run::{RegionKind, Run, kind_of};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{nested_constant, value};
use javelin_term::work::steps_of;

/// The most monomials of a polynomial that is expanded inside others.
pub const SHORT: usize = 64;

/// The most pairs of monomials that are multiplied for a product.
const PAIRS: usize = 256;

/// The most parts of a concatenation that become bases of their own.
const PARTS: usize = 16;

/// The number of times that bases are replaced by the vectors they were cut from.
const CUTS: usize = 8;

impl Run<'_> {
    /// The polynomial of a term whose operands are normal; `None` where the term is only a base.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn expand(&mut self, term: Term) -> Result<Option<Polynomial>, Stop> {
        if self.graph.is_bool(term) {
            return Ok(None);
        }
        match (kind_of(self.graph, term), self.graph.operator(term)) {
            (RegionKind::Sum, _) => self.sum(term).map(Some),
            (RegionKind::Product, _) => self.product(term),
            (RegionKind::And | RegionKind::Xor, _) => self.bitwise(term).map(Some),
            (RegionKind::Cut, Operator::Concat) => self.concatenation(term).map(Some),
            (RegionKind::Cut, Operator::Extract) => self.low_end(term).map(Some),
            (RegionKind::Cut, Operator::BvShl) => self.shift(term),
            (RegionKind::Cut, Operator::BvUrem) => self.remainder(term),
            _ => Ok(None),
        }
    }

    /// Adds a multiple of a term that is normal.
    pub fn add_leaf(&mut self, sum: &mut Sum, leaf: Term, factor: &BitVec) {
        if let Some(value) = self.graph.value(leaf) {
            let value = super::polynomial::resized(&value, factor.width());
            return sum.add(Monomial::ONE, value.mul(factor));
        }
        match self.short(leaf) {
            Some(polynomial) => sum.add_scaled(&polynomial, factor),
            None => sum.add(self.known.monomials.base(leaf), factor.clone()),
        }
    }

    /// The polynomial of a normal term, if it has one that is short.
    pub fn short(&mut self, leaf: Term) -> Option<Polynomial> {
        let polynomial = self.known.polynomial(leaf)?;
        let is_short = polynomial.len() <= SHORT;
        let polynomial = is_short.then(|| polynomial.clone());
        let cost = polynomial.as_ref().map_or(1, |found| found.len() * steps_of(found.width));
        if self.spend(cost as u64) { polynomial } else { None }
    }

    fn sum(&mut self, term: Term) -> Result<Polynomial, Stop> {
        let width = self.graph.width(term);
        let mut sum = Sum::new(width);
        let mut stack = vec![(term, BitVec::one(width))];
        while let Some((part, factor)) = stack.pop() {
            self.work.step(4 * steps_of(width))?;
            if part != term && !self.is_inside(part) {
                let leaf = self.normal(part);
                self.add_leaf(&mut sum, leaf, &factor);
                continue;
            }
            let children = self.graph.children(part);
            match self.graph.operator(part) {
                Operator::BvAdd => {
                    stack.extend([(children[0], factor.clone()), (children[1], factor)]);
                }
                Operator::BvNeg => stack.push((children[0], factor.neg())),
                Operator::BvNot => {
                    sum.add(Monomial::ONE, factor.neg());
                    stack.push((children[0], factor.neg()));
                }
                _ => match nested_constant(self.graph, part, Operator::BvMul) {
                    Some((other, constant)) => stack.push((other, factor.mul(&constant))),
                    None => return Err(Stop::Broken("a part of a sum")),
                },
            }
        }
        self.settle(sum)
    }

    /// The operands of the region of a term: the normal forms below it.
    pub fn operands_of_region(&mut self, term: Term) -> Result<Vec<Term>, Stop> {
        let mut stack = vec![term];
        let mut operands = Vec::new();
        while let Some(part) = stack.pop() {
            self.work.step(2)?;
            if part == term || self.is_inside(part) {
                stack.extend(self.graph.children(part));
            } else {
                operands.push(self.normal(part));
            }
        }
        Ok(operands)
    }

    fn product(&mut self, term: Term) -> Result<Option<Polynomial>, Stop> {
        let width = self.graph.width(term);
        let (mut coefficient, mut powers, mut sums) = (BitVec::one(width), Vec::new(), Vec::new());
        for factor in self.operands_of_region(term)? {
            if let Some(value) = value(self.graph, factor) {
                coefficient = coefficient.mul(&value);
                continue;
            }
            match self.short(factor) {
                Some(polynomial) => match &polynomial.entries[..] {
                    [] => return Ok(Some(polynomial)),
                    [(monomial, value)] => {
                        coefficient = coefficient.mul(value);
                        powers.extend_from_slice(self.known.monomials.powers(*monomial));
                    }
                    _ => sums.push((factor, polynomial)),
                },
                None => powers.push((factor, 1)),
            }
        }
        sums.sort_by_key(|(factor, _)| *factor);
        match self.distributed(&coefficient, &powers, &sums) {
            Some(sum) => self.settle(sum).map(Some),
            None => Ok(None),
        }
    }

    /// The product of all sums and powers, where it is small; otherwise a product with the sums as bases.
    fn distributed(
        &mut self,
        coefficient: &BitVec,
        powers: &[Power],
        sums: &[(Term, Polynomial)],
    ) -> Option<Sum> {
        let single = |run: &mut Run, powers: Vec<Power>| {
            let mut sum = Sum::new(coefficient.width());
            sum.add(run.known.monomials.of_powers(powers)?, coefficient.clone());
            Some(sum)
        };
        let pairs = sums.iter().try_fold(1, |pairs: usize, (_, sum)| pairs.checked_mul(sum.len()));
        if pairs.is_some_and(|pairs| {
            pairs <= PAIRS && self.spend((4 * pairs * steps_of(coefficient.width())) as u64)
        }) {
            let mut product = single(self, powers.to_vec())?.finish();
            let monomials = &mut self.known.monomials;
            let all = sums.iter().all(|(_, sum)| match product.product(sum, monomials) {
                Some(larger) => {
                    product = larger;
                    true
                }
                None => false,
            });
            if all {
                let mut sum = Sum::new(coefficient.width());
                sum.add_scaled(&product, &BitVec::one(coefficient.width()));
                return Some(sum);
            }
        }
        let bases = sums.iter().map(|&(factor, _)| (factor, 1));
        single(self, powers.iter().copied().chain(bases).collect())
    }

    /// The polynomial of a term as a base.
    pub fn own_base(&mut self, term: Term) -> Polynomial {
        let width = self.graph.width(term);
        let mut sum = Sum::new(width);
        sum.add(self.known.monomials.base(term), BitVec::one(width));
        sum.finish()
    }

    fn concatenation(&mut self, term: Term) -> Result<Polynomial, Stop> {
        let width = self.graph.width(term);
        let [high, low] = [0, 1].map(|position| self.graph.child(term, position));
        let [high, mut low] = [high, low].map(|part| self.normal(part));
        let mut sum = Sum::new(width);
        self.add_leaf(&mut sum, high, &power_of_two(self.graph.width(low), width));
        for _ in 0..PARTS {
            if self.graph.operator(low) != Operator::Concat {
                break;
            }
            let [middle, rest] = [0, 1].map(|position| self.graph.child(low, position));
            self.add_part(&mut sum, middle, &power_of_two(self.graph.width(rest), width));
            low = rest;
        }
        self.add_part(&mut sum, low, &BitVec::one(width));
        self.settle(sum)
    }

    /// Adds a multiple of the unsigned value of a vector that is narrower than the sum.
    fn add_part(&mut self, sum: &mut Sum, part: Term, factor: &BitVec) {
        let width = self.graph.width(part);
        if let Some(value) = self.graph.value(part) {
            let value = value.zero_extend(factor.width() - width);
            return sum.add(Monomial::ONE, value.mul(factor));
        }
        if self.graph.operator(part) == Operator::BvNot {
            let ones = BitVec::ones(width).zero_extend(factor.width() - width);
            sum.add(Monomial::ONE, ones.mul(factor));
            let inner = self.graph.child(part, 0);
            return sum.add(self.known.monomials.base(inner), factor.neg());
        }
        sum.add(self.known.monomials.base(part), factor.clone());
    }

    fn low_end(&mut self, term: Term) -> Result<Polynomial, Stop> {
        let width = self.graph.width(term);
        let vector = self.normal(self.graph.child(term, 0));
        let mut sum = Sum::new(width);
        self.add_leaf(&mut sum, vector, &BitVec::one(width));
        self.settle(sum)
    }

    /// `x << s` is `x (1 << s)`.
    fn shift(&mut self, term: Term) -> Result<Option<Polynomial>, Stop> {
        let [vector, distance] = [0, 1].map(|position| self.graph.child(term, position));
        let [vector, distance] = [vector, distance].map(|part| self.normal(part));
        let width = self.graph.width(term);
        let one = self.graph.number(1, width);
        if vector == one {
            return Ok(None);
        }
        let power = self.graph.term(Operator::BvShl, &[one, distance]);
        let power = self.rewritten(power)?;
        let mut factor = Sum::new(width);
        self.add_leaf(&mut factor, vector, &BitVec::one(width));
        let power = self.own_base(power);
        let Some(product) = factor.finish().product(&power, &mut self.known.monomials) else {
            return Ok(None);
        };
        Ok(Some(product))
    }

    /// `a % b` is `a - b (a / b)`.
    fn remainder(&mut self, term: Term) -> Result<Option<Polynomial>, Stop> {
        let [left, right] = [0, 1].map(|position| self.graph.child(term, position));
        let quotient = self.graph.term(Operator::BvUdiv, &[left, right]);
        if !self.is_used(quotient) {
            return Ok(None);
        }
        let [left, right] = [left, right].map(|part| self.normal(part));
        let quotient = self.graph.term(Operator::BvUdiv, &[left, right]);
        let quotient = self.rewritten(quotient)?;
        let width = self.graph.width(term);
        let [mut divisor, mut number] = [Sum::new(width), Sum::new(width)];
        self.add_leaf(&mut divisor, right, &BitVec::one(width));
        self.add_leaf(&mut number, quotient, &BitVec::one(width));
        let (divisor, number) = (divisor.finish(), number.finish());
        let Some(product) = divisor.product(&number, &mut self.known.monomials) else { return Ok(None) };
        let mut sum = Sum::new(width);
        self.add_leaf(&mut sum, left, &BitVec::one(width));
        sum.add_scaled(&product, &BitVec::ones(width));
        self.settle(sum).map(Some)
    }

    /// The polynomial of a sum, whose bases are cut as low as can be.
    pub fn settle(&mut self, sum: Sum) -> Result<Polynomial, Stop> {
        let mut polynomial = sum.finish();
        self.work.step(polynomial.len())?;
        for _ in 0..CUTS {
            let Some(position) = (0..polynomial.len()).find(|&entry| self.is_cut(&polynomial, entry)) else {
                break;
            };
            let mut sum = Sum::new(polynomial.width);
            for entry in 0..polynomial.len() {
                if entry < position || !self.is_cut(&polynomial, entry) {
                    let (monomial, coefficient) = &polynomial.entries[entry];
                    sum.add(*monomial, coefficient.clone());
                } else {
                    self.add_uncut(&mut sum, &polynomial, entry);
                }
            }
            polynomial = sum.finish();
        }
        Ok(polynomial)
    }

    /// Whether an entry has a base that [`Run::add_uncut`] replaces.
    fn is_cut(&self, polynomial: &Polynomial, entry: usize) -> bool {
        let (monomial, coefficient) = &polynomial.entries[entry];
        let zeros = coefficient.trailing_zeros();
        let powers = self.known.monomials.powers(*monomial);
        let reaches = |base: Term| zeros + self.graph.width(base) >= polynomial.width;
        powers.iter().any(|&(base, _)| {
            self.graph.operator(base) == Operator::Extract
                && match self.graph.low(base) {
                    0 => reaches(base),
                    low => powers == [(base, 1)] && zeros >= low,
                }
        })
    }

    fn add_uncut(&mut self, sum: &mut Sum, polynomial: &Polynomial, entry: usize) {
        let (monomial, coefficient) = &polynomial.entries[entry];
        let width = polynomial.width;
        let powers = self.known.monomials.powers(*monomial).to_vec();
        if let [(base, 1)] = powers[..] {
            let low = self.graph.low(base);
            let vector = self.graph.child(base, 0);
            let top = low + self.graph.width(base);
            // The distance is below the width, since the coefficient is not 0.
            let coefficient = coefficient.ashr(&BitVec::from_u64(u64::from(low), width));
            self.add_low(sum, vector, if low == 0 { width } else { top }, &coefficient);
            if low > 0 {
                self.add_low(sum, vector, low, &coefficient.neg());
            }
            return;
        }
        let zeros = coefficient.trailing_zeros();
        let uncut = powers.iter().map(|&(base, exponent)| {
            let is_cut = self.graph.operator(base) == Operator::Extract
                && self.graph.low(base) == 0
                && zeros + self.graph.width(base) >= width;
            (if is_cut { self.graph.child(base, 0) } else { base }, exponent)
        });
        let monomial = self.known.monomials.of_powers(uncut.collect()).unwrap_or(*monomial);
        sum.add(monomial, coefficient.clone());
    }

    /// Adds a multiple of the low `length` bits of a vector.
    fn add_low(&mut self, sum: &mut Sum, vector: Term, length: u32, factor: &BitVec) {
        if length >= factor.width() {
            self.add_leaf(sum, vector, factor);
        } else if length >= self.graph.width(vector) {
            sum.add(self.known.monomials.base(vector), factor.clone());
        } else {
            let low = self.graph.extract(vector, length - 1, 0);
            sum.add(self.known.monomials.base(low), factor.clone());
        }
    }
}

/// `2^exponent` as a value of some width, which the exponent is below.
fn power_of_two(exponent: u32, width: u32) -> BitVec {
    BitVec::from_bits(width, |bit| bit == exponent)
}
