//! Polynomials over terms, modulo 2^n.
//!
//! **Idea.** Sums and products in every order have one normal form: a sorted list of monomials with
//! coefficients modulo 2^n (Yices 2 keeps its bit-vector arithmetic so; Dutertre, *Yices 2.2*, 2014).
//!
//! **Here.** Monomials are numbered, and so are polynomials: equal ones have one number. The variables of a
//! polynomial, its *bases*, are terms of any width: a base stands for its unsigned value, so that a wider one
//! is cut modulo 2^n and a narrower one is extended by zeros.
//!
//! **Invariants.** Powers of a monomial ascend by base and have positive exponents. Entries of a polynomial
//! ascend by monomial, and no coefficient is 0. Monomial 0 is the empty product.
//!
//! **Cost.** A sum is sorted once; a product costs the product of the lengths.

use super::interner::Interner;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::Term;

/// The most bases of a monomial that comes from multiplying two.
const BASES: usize = 64;

/// The most bases of a monomial. Each prefix of a chain of products is a monomial where it has other uses,
/// and building a sum again recurses as deep as its monomials have bases.
const MOST_BASES: usize = 256;

/// A product of powers of bases, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Monomial(u32);

impl Monomial {
    /// The empty product, whose value is 1.
    pub const ONE: Monomial = Monomial(0);
}

/// A base and its exponent.
pub type Power = (Term, u32);

/// The powers ascending by base, each base once; `None` if an exponent overflows.
pub fn merged(mut powers: Vec<Power>) -> Option<Vec<Power>> {
    powers.sort_unstable();
    let mut merged: Vec<Power> = Vec::with_capacity(powers.len());
    for (base, exponent) in powers {
        match merged.last_mut() {
            Some(last) if last.0 == base => last.1 = last.1.checked_add(exponent)?,
            _ => merged.push((base, exponent)),
        }
    }
    Some(merged)
}

/// The monomials that have numbers.
pub struct Monomials(Interner<Box<[Power]>>);

impl Default for Monomials {
    fn default() -> Monomials {
        let mut monomials = Monomials(Interner::default());
        monomials.number(Box::new([]));
        monomials
    }
}

impl Monomials {
    /// The powers of a monomial.
    pub fn powers(&self, monomial: Monomial) -> &[Power] {
        self.0.get(monomial.0)
    }

    /// The monomial of a base alone.
    pub fn base(&mut self, base: Term) -> Monomial {
        self.number(Box::new([(base, 1)]))
    }

    /// The base of a monomial that is a single base.
    pub fn only_base(&self, monomial: Monomial) -> Option<Term> {
        match *self.powers(monomial) {
            [(base, 1)] => Some(base),
            _ => None,
        }
    }

    /// The product of powers in any order; `None` if an exponent overflows, or there are too many bases.
    pub fn of_powers(&mut self, powers: Vec<Power>) -> Option<Monomial> {
        let merged = merged(powers)?;
        if merged.len() > MOST_BASES { None } else { Some(self.number(merged.into())) }
    }

    /// The product of two monomials, unless it gets too long.
    fn product(&mut self, left: Monomial, right: Monomial) -> Option<Monomial> {
        if left == Monomial::ONE {
            return Some(right);
        }
        if right == Monomial::ONE {
            return Some(left);
        }
        let powers = [self.powers(left), self.powers(right)].concat();
        if powers.len() > BASES { None } else { self.of_powers(powers) }
    }

    fn number(&mut self, powers: Box<[Power]>) -> Monomial {
        Monomial(self.0.number(powers))
    }
}

/// A sum of monomials with coefficients, modulo 2^width.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polynomial {
    /// The width of its value and of every coefficient.
    pub width: u32,
    /// The monomials and their coefficients.
    pub entries: Vec<(Monomial, BitVec)>,
}

impl Polynomial {
    /// The number of monomials.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The value, if it has no base.
    pub fn constant(&self) -> Option<BitVec> {
        match &self.entries[..] {
            [] => Some(BitVec::zero(self.width)),
            [(Monomial::ONE, value)] => Some(value.clone()),
            _ => None,
        }
    }

    /// The coefficient of the empty product, and the other entries.
    pub fn split_constant(&self) -> (BitVec, &[(Monomial, BitVec)]) {
        match self.entries.split_first() {
            Some(((Monomial::ONE, value), rest)) => (value.clone(), rest),
            _ => (BitVec::zero(self.width), &self.entries),
        }
    }

    /// The coefficient of a monomial, if it is not 0.
    pub fn coefficient(&self, monomial: Monomial) -> Option<&BitVec> {
        let place = self.entries.binary_search_by_key(&monomial, |entry| entry.0).ok()?;
        Some(&self.entries[place].1)
    }

    /// The exponent of the largest power of two that divides all coefficients but the constant; the width
    /// where there are none.
    pub fn common_zeros(&self) -> u32 {
        let (_, others) = self.split_constant();
        let zeros = others.iter().map(|(_, coefficient)| coefficient.trailing_zeros());
        zeros.min().unwrap_or(self.width)
    }

    /// Whether the constant is no multiple of the power of two that divides all other coefficients, so that
    /// the value is 0 for no values of the bases. The converse does not hold.
    pub fn is_never_zero(&self) -> bool {
        self.split_constant().0.trailing_zeros() < self.common_zeros()
    }

    /// `-p - 1`, the complement of the value.
    pub fn complement(&self) -> Polynomial {
        let mut sum = Sum::new(self.width);
        sum.add(Monomial::ONE, BitVec::ones(self.width));
        sum.add_scaled(self, &BitVec::ones(self.width));
        sum.finish()
    }

    /// The product with a constant.
    pub fn scaled(&self, factor: &BitVec) -> Polynomial {
        let mut sum = Sum::new(self.width);
        sum.add_scaled(self, factor);
        sum.finish()
    }

    /// The product of two, unless a monomial gets too long.
    pub fn product(&self, other: &Polynomial, monomials: &mut Monomials) -> Option<Polynomial> {
        let mut sum = Sum::new(self.width);
        for (left, first) in &self.entries {
            for (right, second) in &other.entries {
                sum.add(monomials.product(*left, *right)?, first.mul(second));
            }
        }
        Some(sum.finish())
    }
}

/// A value cut to its low bits or extended by its sign.
pub fn resized(value: &BitVec, width: u32) -> BitVec {
    match value.width() {
        own if own == width => value.clone(),
        own if own > width => value.extract(width - 1, 0),
        own => value.sign_extend(width - own),
    }
}

/// A polynomial under construction: entries in any order.
pub struct Sum {
    width: u32,
    entries: Vec<(Monomial, BitVec)>,
}

impl Sum {
    /// The empty sum of a width.
    pub fn new(width: u32) -> Sum {
        Sum { width, entries: Vec::new() }
    }

    /// Adds a multiple of a monomial. The coefficient has the width of the sum.
    pub fn add(&mut self, monomial: Monomial, coefficient: BitVec) {
        debug_assert_eq!(coefficient.width(), self.width);
        self.entries.push((monomial, coefficient));
    }

    /// Adds a multiple of a polynomial of any width. Where that is narrower, the factor must be a multiple of
    /// a power of two that makes its missing bits irrelevant.
    pub fn add_scaled(&mut self, polynomial: &Polynomial, factor: &BitVec) {
        for (monomial, coefficient) in &polynomial.entries {
            let coefficient = resized(coefficient, self.width);
            let is_plain = factor.is_one();
            self.add(*monomial, if is_plain { coefficient } else { coefficient.mul(factor) });
        }
    }

    /// The polynomial with sorted entries and no zero coefficient.
    pub fn finish(mut self) -> Polynomial {
        self.entries.sort_by_key(|entry| entry.0);
        let mut merged: Vec<(Monomial, BitVec)> = Vec::with_capacity(self.entries.len());
        for (monomial, coefficient) in self.entries {
            match merged.last_mut() {
                Some(last) if last.0 == monomial => last.1 = last.1.add(&coefficient),
                _ => merged.push((monomial, coefficient)),
            }
        }
        merged.retain(|(_, coefficient)| !coefficient.is_zero());
        Polynomial { width: self.width, entries: merged }
    }
}

/// A polynomial by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number(u32);

impl Number {
    /// The index among all polynomials.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The number with an index.
    pub fn from_index(index: u32) -> Number {
        Number(index)
    }
}

/// The numbered polynomials; equal ones have one number.
#[derive(Default)]
pub struct Polynomials(Interner<Polynomial>);

impl Polynomials {
    /// The polynomial of a number.
    pub fn get(&self, number: Number) -> &Polynomial {
        self.0.get(number.0)
    }

    /// The number of a polynomial.
    pub fn number(&mut self, polynomial: Polynomial) -> Number {
        Number(self.0.number(polynomial))
    }
}
