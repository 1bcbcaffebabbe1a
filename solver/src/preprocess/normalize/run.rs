//! Normal forms of terms, bottom-up.
//!
//! **Idea.** Terms with the same polynomial are one class, and one term stands for all of a class (value
//! numbering; Cocke and Schwartz, *Programming Languages and Their Compilers*, 1970).
//!
//! **Here.** The first term of a class stays as it was, or is built anew from its polynomial where that takes
//! fewer gates. A term keeps its normal form over all calls. A polynomial and its complement `-p - 1` are one
//! class: complements take no gates.
//!
//! **Contract.** A normal form is equal to its term under every assignment. An interrupted call leaves what
//! it has found, which stays right.
//!
//! **Cost.** Linear in the terms that are new; further work is paid for by [`Run::spend`].

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::score;
use super::chain::{BitwiseForm, Conjunctions};
use super::expand::SHORT;
use super::polynomial::{Monomials, Number, Polynomial, Polynomials};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::rewrite::pattern::with_constant;
use javelin_term::traverse::post_order_outside;
use javelin_term::work::Work;

/// Vectors that are wider are bases.
const WIDEST: u32 = 1 << 13;

/// The fuel of a call beyond linear work: at least this, and a share for each term.
const FUEL: u64 = 1 << 18;
const FUEL_PER_TERM: u64 = 4;

/// The fuel for building and rewriting a term, for each factor.
pub const BUILDING: u64 = 8;

/// Terms that are scored beyond the length of a polynomial.
const SCORED: usize = 8 * SHORT;

/// An estimate of the gates of a term.
pub struct Estimate {
    /// A lower bound on the gates.
    pub gates: u64,
    /// Whether the bound is exact.
    pub is_whole: bool,
}

/// The uses of a term as an operand: one by the same kind, one, or several.
const INSIDE: u32 = 1;
const ONCE: u32 = 2;
const SHARED: u32 = 3;

/// The kind of operators that form a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionKind {
    /// Sums, negations, complements, products with constants.
    Sum,
    /// Products of two vectors.
    Product,
    And,
    Xor,
    /// Other operators that have a polynomial: they make no regions.
    Cut,
    /// Operators without a polynomial of their own.
    Base,
}

/// The kind of a term.
pub fn kind_of(graph: &Graph, term: Term) -> RegionKind {
    let operator = graph.operator(term);
    let kind = match operator {
        Operator::BvAdd | Operator::BvNeg | Operator::BvNot => RegionKind::Sum,
        Operator::BvMul if with_constant(graph, term).is_some() => RegionKind::Sum,
        Operator::BvMul => RegionKind::Product,
        Operator::BvAnd => RegionKind::And,
        Operator::BvXor => RegionKind::Xor,
        Operator::Concat | Operator::BvShl | Operator::BvUrem => RegionKind::Cut,
        Operator::Extract if graph.low(term) == 0 => RegionKind::Cut,
        _ => return RegionKind::Base,
    };
    let is_wide = graph.width(term) > WIDEST;
    if is_wide { RegionKind::Base } else { kind }
}

/// The results that are valid for the life of the graph.
#[derive(Default)]
pub struct NormalForms {
    pub monomials: Monomials,
    pub polynomials: Polynomials,
    pub conjunctions: Conjunctions,
    /// The forms of bitwise terms as sums of conjunctions.
    pub forms: FxHashMap<Term, BitwiseForm>,
    /// The normal forms of terms.
    pub normal: Memo,
    /// The polynomials of normal forms that are not only bases.
    numbers: Memo,
    /// The terms that stand for classes, by the number of the lesser of a polynomial and its complement.
    classes: FxHashMap<Number, Term>,
    /// The equations that stand for those with the same polynomial.
    pub equations: FxHashMap<Number, Term>,
    /// Terms that stand for bases that the normal form introduced.
    representatives: FxHashMap<Term, Term>,
    /// Normal forms of terms that have more than one use, or may have been handed out.
    shared: Memo,
    pub counters: NormalizeCounters,
}

/// The counters of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NormalizeCounters {
    /// Terms that became another term with the same polynomial.
    pub merged: u64,
    /// Terms that were built anew from their polynomial.
    pub built: u64,
    /// Equations that were decided, merged or built anew.
    pub equations: u64,
}

impl NormalForms {
    /// The polynomial of a normal term that is not only a base.
    pub fn polynomial(&self, term: Term) -> Option<&Polynomial> {
        let number = self.numbers.get(term)?;
        Some(self.polynomials.get(Number::from_index(number)))
    }

    /// The term to be built for a base.
    pub fn representative(&self, base: Term) -> Term {
        self.representatives.get(&base).copied().unwrap_or(base)
    }

    /// Makes terms their own normal forms from now on.
    pub fn keep(&mut self, terms: &[Term]) {
        for &term in terms {
            self.normal.set(term, term.index() as u32);
        }
    }

    /// Records that a normal form exists whatever replaces the terms above it.
    pub fn share(&mut self, term: Term) {
        self.shared.set(term, 0);
    }
}

/// One call of the pass.
pub struct Run<'a> {
    pub known: &'a mut NormalForms,
    pub graph: &'a mut Graph,
    pub rewriter: &'a mut Rewriter,
    pub work: Work,
    uses: Memo,
    /// The results of terms inside regions, for this call.
    inner: Memo,
    fuel: u64,
}

impl Run<'_> {
    /// A call that has no results yet.
    pub fn new<'a>(
        known: &'a mut NormalForms,
        graph: &'a mut Graph,
        rewriter: &'a mut Rewriter,
        work: Work,
    ) -> Run<'a> {
        Run { known, graph, rewriter, work, uses: Memo::new(), inner: Memo::new(), fuel: FUEL }
    }

    /// Finds the normal forms of the roots and of all under them.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn run(&mut self, roots: &[Term]) -> Result<(), Stop> {
        let normal = &self.known.normal;
        let terms = post_order_outside(self.graph, roots, |term| normal.contains(term), &mut self.work)?;
        self.fuel += FUEL_PER_TERM * terms.len() as u64;
        for &root in roots {
            self.uses.set(root, SHARED);
        }
        for &term in terms.iter().rev() {
            self.count(term);
        }
        for &term in &terms {
            self.work.step(8 + self.graph.children(term).len())?;
            let normal = self.find(term)?;
            match self.is_inside(term) {
                true => self.inner.set(term, normal.index() as u32),
                false => self.set_normal(term, normal),
            }
        }
        Ok(())
    }

    fn count(&mut self, term: Term) {
        let kind = kind_of(self.graph, term);
        for &child in self.graph.children(term) {
            let is_same =
                kind != RegionKind::Base && kind != RegionKind::Cut && kind == kind_of(self.graph, child);
            let uses = match self.uses.get(child) {
                None if is_same => INSIDE,
                None => ONCE,
                Some(_) => SHARED,
            };
            self.uses.set(child, uses);
        }
    }

    /// Whether a term lies inside the region of the one term that uses it.
    pub fn is_inside(&self, term: Term) -> bool {
        self.uses.get(term) == Some(INSIDE) && !self.known.normal.contains(term)
    }

    /// Whether a term occurs among those of this call or of one before.
    pub fn is_used(&self, term: Term) -> bool {
        self.uses.contains(term) || self.known.normal.contains(term)
    }

    /// The normal form of a term that has one.
    pub fn normal(&self, term: Term) -> Term {
        let found = self.known.normal.get(term).or_else(|| self.inner.get(term));
        found.map_or(term, |index| Term::from_index(index as usize))
    }

    /// The normal form of the rewriter.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn rewritten(&mut self, term: Term) -> Result<Term, Stop> {
        self.rewriter.rewrite_within(self.graph, term, self.work.limits())
    }

    /// Pays for work that is more than linear; returns whether the fuel suffices.
    pub fn spend(&mut self, cost: u64) -> bool {
        let can = self.fuel >= cost;
        self.fuel -= if can { cost } else { 0 };
        can
    }

    fn set_normal(&mut self, term: Term, normal: Term) {
        let known = &mut *self.known;
        known.normal.set(term, normal.index() as u32);
        known.normal.set(normal, normal.index() as u32);
        if self.uses.get(term) == Some(SHARED) {
            known.shared.set(normal, 0);
        }
        if normal != term
            && let Some(form) = known.forms.get(&term)
        {
            let form = form.clone();
            known.forms.insert(normal, form);
        }
    }

    /// The normal form of a term whose children have theirs.
    fn find(&mut self, term: Term) -> Result<Term, Stop> {
        let children: Vec<Term> = self.graph.children(term).iter().map(|&child| self.normal(child)).collect();
        let rebuilt = match children == self.graph.children(term) {
            true => term,
            false => self.graph.with_children(term, &children),
        };
        if self.is_inside(term) {
            return Ok(rebuilt);
        }
        let rebuilt = self.rewritten(rebuilt)?;
        if self.graph.operator(term) == Operator::Equal && self.graph.is_bitvec(children[0]) {
            return self.equation(term, rebuilt);
        }
        match self.expand(term)? {
            Some(polynomial) => self.member(polynomial, rebuilt),
            None => Ok(rebuilt),
        }
    }

    /// The term for a polynomial that a term has.
    fn member(&mut self, polynomial: Polynomial, term: Term) -> Result<Term, Stop> {
        let complement = polynomial.complement();
        let is_complemented = complement.entries < polynomial.entries;
        let number =
            self.known.polynomials.number(if is_complemented { complement } else { polynomial.clone() });
        if let Some(&class) = self.known.classes.get(&number) {
            let class = if is_complemented { self.graph.bvnot(class) } else { class };
            let class = self.rewritten(class)?;
            self.known.counters.merged += u64::from(class != term);
            self.known.share(class);
            self.describe(class, polynomial);
            return Ok(class);
        }
        let chosen = self.better(&polynomial, term)?;
        let class = if is_complemented { self.graph.bvnot(chosen) } else { chosen };
        self.known.classes.insert(number, class);
        self.describe(chosen, polynomial);
        Ok(chosen)
    }

    /// Stores the polynomial of a normal form.
    fn describe(&mut self, term: Term, polynomial: Polynomial) {
        let known = &mut *self.known;
        if let [(monomial, coefficient)] = &polynomial.entries[..]
            && coefficient.is_one()
            && let Some(base) = known.monomials.only_base(*monomial)
            && self.graph.sort(base) == self.graph.sort(term)
        {
            if base == term {
                return;
            }
            known.representatives.entry(base).or_insert(term);
        }
        let number = known.polynomials.number(polynomial);
        known.numbers.set(term, number.index() as u32);
    }

    /// The term, or one built from its polynomial where that is smaller.
    fn better(&mut self, polynomial: &Polynomial, term: Term) -> Result<Term, Stop> {
        let bases = self.bases(polynomial);
        let before = self.estimate(term, &bases, polynomial.len())?.gates;
        if before == 0
            || !self.is_promising(polynomial, before)
            || !self.spend(BUILDING * self.size(polynomial))
        {
            return Ok(term);
        }
        let built = self.build(polynomial)?;
        let built = self.rewritten(built)?;
        match self.cost(built, &bases, polynomial.len())? {
            Some(after) if after < before => {
                self.known.counters.built += 1;
                Ok(built)
            }
            _ => Ok(term),
        }
    }

    /// The number of factors in the monomials of a polynomial.
    fn size(&self, polynomial: &Polynomial) -> u64 {
        let factors = |(monomial, _): &(_, BitVec)| 1 + self.known.monomials.powers(*monomial).len() as u64;
        polynomial.entries.iter().map(factors).sum()
    }

    /// Whether a term of `before` gates may be larger than the term built from its polynomial. A product of
    /// different bases is not: it has been written with at least as many multiplications.
    fn is_promising(&self, polynomial: &Polynomial, before: u64) -> bool {
        let monomials = &self.known.monomials;
        let is_unit = |coefficient: &BitVec| coefficient.is_one() || coefficient.is_ones();
        if let [(monomial, coefficient)] = &polynomial.entries[..]
            && is_unit(coefficient)
            && monomials.powers(*monomial).iter().all(|power| power.1 == 1)
        {
            return false;
        }
        let is_plain = |(monomial, coefficient): &(_, BitVec)| {
            monomials.powers(*monomial).len() < 2 && is_unit(coefficient)
        };
        let adders = polynomial.len().saturating_sub(1) as u64;
        !polynomial.entries.iter().all(is_plain) || before > 2 * u64::from(polynomial.width) * adders
    }

    /// The bases of a polynomial, and the terms that stand for them.
    pub fn bases(&self, polynomial: &Polynomial) -> FxHashSet<Term> {
        let known = &*self.known;
        let powers = polynomial.entries.iter().flat_map(|(monomial, _)| known.monomials.powers(*monomial));
        powers.flat_map(|&(base, _)| [base, known.representative(base)]).collect()
    }

    /// The gates of a term beyond those of bases and of terms that exist anyway; `None` if there are more
    /// than the estimate visited.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn cost(&mut self, root: Term, bases: &FxHashSet<Term>, length: usize) -> Result<Option<u64>, Stop> {
        let estimate = self.estimate(root, bases, length)?;
        Ok(estimate.is_whole.then_some(estimate.gates))
    }

    /// As [`Run::cost`], but only as far as terms were visited: at most a limit that depends on `length`, and
    /// none once the fuel is used up. A long chain is therefore at least as large as its upper part.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn estimate(&mut self, root: Term, bases: &FxHashSet<Term>, length: usize) -> Result<Estimate, Stop> {
        let mut seen = FxHashSet::default();
        let mut stack = vec![root];
        let mut gates = 0;
        while let Some(term) = stack.pop() {
            self.work.step(2)?;
            let is_there = bases.contains(&term) || term != root && self.known.shared.contains(term);
            if is_there || !seen.insert(term) {
                continue;
            }
            if seen.len() > SCORED + 4 * length || !self.spend(1) {
                return Ok(Estimate { gates, is_whole: false });
            }
            let kind = kind_of(self.graph, term);
            if kind == RegionKind::Base && term != root {
                let is_there = self.known.normal.contains(term);
                gates += if is_there { 0 } else { score::gates(self.graph, term) };
                continue;
            }
            gates += score::gates(self.graph, term);
            for &child in self.graph.children(term) {
                let is_free = self.graph.operator(term) == Operator::BvAdd
                    && self.graph.operator(child) == Operator::BvNeg;
                stack.push(if is_free { self.graph.child(child, 0) } else { child });
            }
        }
        Ok(Estimate { gates, is_whole: true })
    }

    /// A vector cut to its low bits, or extended by zeros.
    pub fn fitted(&mut self, vector: Term, width: u32) -> Term {
        match self.graph.width(vector) {
            own if own > width => self.graph.extract(vector, width - 1, 0),
            own => self.graph.zero_extend(vector, width - own),
        }
    }
}
