//! Terms as lowering builds them: the constructors of the graph, with constants folded and trivial operations
//! left out.
//!
//! **Idea.** A compiler that does not optimise spells everything out: a comparison becomes a bit, the bit a
//! byte, the byte is compared with 0. Folded while it is built, the condition of a branch reads as in the
//! source.
//!
//! **Here.** Every method is a law of bit-vectors that holds for all values; nothing depends on what a
//! variable is. One step at a time is examined, so that building is linear.

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::fold::fold;
use javelin_term::sort::{Sort, SortKind};

/// A graph and what builds terms in it.
#[derive(Default)]
pub(crate) struct Terms {
    pub graph: Graph,
}

impl Terms {
    fn folded(&mut self, term: Term) -> Term {
        fold(&mut self.graph, term).unwrap_or(term)
    }

    fn plain(&mut self, operator: Operator, arguments: &[Term]) -> Term {
        let term = self.graph.term(operator, arguments);
        self.folded(term)
    }

    /// The width of a bit-vector.
    pub fn width(&self, term: Term) -> u32 {
        self.graph.width(term)
    }

    /// The value of a constant.
    pub fn value(&self, term: Term) -> Option<BitVec> {
        self.graph.value(term)
    }

    /// The value of a constant that fits.
    pub fn value_u64(&self, term: Term) -> Option<u64> {
        self.value(term)?.to_u64()
    }

    /// A number of this width.
    pub fn number(&mut self, number: u64, width: u32) -> Term {
        self.graph.number(number, width)
    }

    pub fn constant(&mut self, value: &BitVec) -> Term {
        self.graph.constant(value)
    }

    pub fn zero(&mut self, width: u32) -> Term {
        self.graph.constant(&BitVec::zero(width))
    }

    pub fn truth(&mut self, value: bool) -> Term {
        self.graph.truth(value)
    }

    /// The sort of arrays by the bits of addresses and of elements.
    pub fn array_sort(&mut self, index: u32, element: u32) -> Sort {
        let (index, element) = (self.graph.bitvec_sort(index), self.graph.bitvec_sort(element));
        self.graph.sorts.intern(SortKind::Array(index, element))
    }

    fn is_zero(&self, term: Term) -> bool {
        self.value(term).is_some_and(|value| value.is_zero())
    }

    fn is_ones(&self, term: Term) -> bool {
        self.value(term).is_some_and(|value| value.is_ones())
    }

    pub fn not(&mut self, term: Term) -> Term {
        let negated = self.graph.not(term);
        self.folded(negated)
    }

    pub fn and(&mut self, left: Term, right: Term) -> Term {
        match (self.graph.truth_of(left), self.graph.truth_of(right)) {
            (Some(false), _) | (_, Some(true)) => left,
            (Some(true), _) | (_, Some(false)) => right,
            _ if left == right => left,
            _ => self.graph.and(&[left, right]),
        }
    }

    pub fn or(&mut self, left: Term, right: Term) -> Term {
        let (left, right) = (self.not(left), self.not(right));
        let none = self.and(left, right);
        self.not(none)
    }

    pub fn ite(&mut self, condition: Term, then: Term, other: Term) -> Term {
        if let Some(truth) = self.graph.truth_of(condition) {
            return if truth { then } else { other };
        }
        if then == other {
            return then;
        }
        match (self.graph.truth_of(then), self.graph.truth_of(other)) {
            (Some(true), Some(false)) => condition,
            (Some(false), Some(true)) => self.not(condition),
            _ => self.graph.ite(condition, then, other),
        }
    }

    pub fn equal(&mut self, left: Term, right: Term) -> Term {
        if left == right {
            return self.truth(true);
        }
        match (self.graph.is_constant(left), self.graph.is_constant(right)) {
            (true, true) => self.truth(false),
            (false, false) => self.graph.equal(left, right),
            (true, false) => self.equal_constant(right, left),
            (false, true) => self.equal_constant(left, right),
        }
    }

    /// Equality with a constant.
    fn equal_constant(&mut self, term: Term, constant: Term) -> Term {
        if let Some(truth) = self.graph.truth_of(constant) {
            return if truth { term } else { self.not(term) };
        }
        let Some(value) = self.value(constant) else { return self.graph.equal(term, constant) };
        let children: Vec<Term> = self.graph.children(term).to_vec();
        match (self.graph.operator(term), &children[..]) {
            (Operator::Ite, &[condition, then, other])
                if self.graph.is_constant(then) && self.graph.is_constant(other) =>
            {
                let (then, other) = (self.truth(then == constant), self.truth(other == constant));
                self.ite(condition, then, other)
            }
            (Operator::Concat, &[high, low]) if self.graph.is_constant(high) => {
                let split = self.width(low);
                let top = self.constant(&value.extract(value.width() - 1, split));
                let below = self.constant(&value.extract(split - 1, 0));
                if top != high {
                    return self.truth(false);
                }
                self.equal(low, below)
            }
            (Operator::SignExtend, &[inner]) => {
                let width = self.width(inner);
                let low = value.extract(width - 1, 0);
                if low.sign_extend(value.width() - width) != value {
                    return self.truth(false);
                }
                let low = self.constant(&low);
                self.equal(inner, low)
            }
            _ => self.graph.equal(term, constant),
        }
    }

    pub fn unequal(&mut self, left: Term, right: Term) -> Term {
        let equal = self.equal(left, right);
        self.not(equal)
    }

    /// Whether a number is 0.
    pub fn is_null(&mut self, term: Term) -> Term {
        let zero = self.zero(self.width(term));
        self.equal(term, zero)
    }

    pub fn ult(&mut self, left: Term, right: Term) -> Term {
        if left == right || self.is_zero(right) {
            return self.truth(false);
        }
        self.plain(Operator::BvUlt, &[left, right])
    }

    pub fn ule(&mut self, left: Term, right: Term) -> Term {
        let greater = self.ult(right, left);
        self.not(greater)
    }

    pub fn slt(&mut self, left: Term, right: Term) -> Term {
        if left == right {
            return self.truth(false);
        }
        self.plain(Operator::BvSlt, &[left, right])
    }

    /// The bit that is 1 where the condition holds.
    pub fn bit(&mut self, condition: Term) -> Term {
        if let Some(truth) = self.graph.truth_of(condition) {
            return self.number(u64::from(truth), 1);
        }
        let (one, zero) = (self.number(1, 1), self.number(0, 1));
        self.graph.ite(condition, one, zero)
    }

    /// Whether a bit is 1.
    pub fn holds(&mut self, bit: Term) -> Term {
        let one = self.number(1, 1);
        self.equal(bit, one)
    }

    pub fn add(&mut self, left: Term, right: Term) -> Term {
        if self.is_zero(left) {
            return right;
        }
        if self.is_zero(right) {
            return left;
        }
        let (term, constant) = if self.graph.is_constant(left) { (right, left) } else { (left, right) };
        if self.graph.is_constant(constant) && self.graph.operator(term) == Operator::BvAdd {
            let (first, second) = (self.graph.child(term, 0), self.graph.child(term, 1));
            let (base, other) = if self.graph.is_constant(first) { (second, first) } else { (first, second) };
            if self.graph.is_constant(other) {
                let sum = self.plain(Operator::BvAdd, &[other, constant]);
                return self.add(base, sum);
            }
        }
        self.plain(Operator::BvAdd, &[left, right])
    }

    pub fn add_number(&mut self, term: Term, number: u64) -> Term {
        let number = self.number(number, self.width(term));
        self.add(term, number)
    }

    pub fn neg(&mut self, term: Term) -> Term {
        self.plain(Operator::BvNeg, &[term])
    }

    pub fn sub(&mut self, left: Term, right: Term) -> Term {
        if left == right {
            return self.zero(self.width(left));
        }
        let negated = self.neg(right);
        self.add(left, negated)
    }

    pub fn mul(&mut self, left: Term, right: Term) -> Term {
        let is_one = |terms: &Terms, term| terms.value(term).is_some_and(|value| value.is_one());
        if is_one(self, left) || self.is_zero(right) {
            return right;
        }
        if is_one(self, right) || self.is_zero(left) {
            return left;
        }
        self.plain(Operator::BvMul, &[left, right])
    }

    /// An operator of the graph on two vectors of one width.
    pub fn operator(&mut self, operator: Operator, left: Term, right: Term) -> Term {
        self.plain(operator, &[left, right])
    }

    pub fn bvnot(&mut self, term: Term) -> Term {
        if self.width(term) == 1 {
            let holds = self.holds(term);
            let negated = self.not(holds);
            return self.bit(negated);
        }
        let complement = self.graph.bvnot(term);
        self.folded(complement)
    }

    pub fn bvand(&mut self, left: Term, right: Term) -> Term {
        if left == right || self.is_zero(left) || self.is_ones(right) {
            return left;
        }
        if self.is_zero(right) || self.is_ones(left) {
            return right;
        }
        if self.width(left) == 1 {
            let (left, right) = (self.holds(left), self.holds(right));
            let both = self.and(left, right);
            return self.bit(both);
        }
        self.plain(Operator::BvAnd, &[left, right])
    }

    pub fn bvor(&mut self, left: Term, right: Term) -> Term {
        let (left, right) = (self.bvnot(left), self.bvnot(right));
        let none = self.bvand(left, right);
        self.bvnot(none)
    }

    pub fn bvxor(&mut self, left: Term, right: Term) -> Term {
        if self.is_zero(left) {
            return right;
        }
        if self.is_zero(right) {
            return left;
        }
        if self.is_ones(right) {
            return self.bvnot(left);
        }
        if self.is_ones(left) {
            return self.bvnot(right);
        }
        self.plain(Operator::BvXor, &[left, right])
    }

    /// Bits `high` down to `low`.
    pub fn extract(&mut self, vector: Term, high: u32, low: u32) -> Term {
        if low == 0 && high + 1 == self.width(vector) {
            return vector;
        }
        let children: Vec<Term> = self.graph.children(vector).to_vec();
        match (self.graph.operator(vector), &children[..]) {
            (Operator::Concat, &[_, below]) if high < self.width(below) => self.extract(below, high, low),
            (Operator::Concat, &[above, below]) if low >= self.width(below) => {
                let split = self.width(below);
                self.extract(above, high - split, low - split)
            }
            (Operator::SignExtend, &[inner]) if high < self.width(inner) => self.extract(inner, high, low),
            (Operator::Extract, &[inner]) => {
                let base = self.graph.low(vector);
                self.extract(inner, base + high, base + low)
            }
            (Operator::Ite, &[condition, then, other])
                if self.graph.is_constant(then) && self.graph.is_constant(other) =>
            {
                let (then, other) = (self.extract(then, high, low), self.extract(other, high, low));
                self.ite(condition, then, other)
            }
            _ => {
                let slice = self.graph.extract(vector, high, low);
                self.folded(slice)
            }
        }
    }

    pub fn low_bits(&mut self, vector: Term, width: u32) -> Term {
        self.extract(vector, width - 1, 0)
    }

    /// Two vectors joined, the first above. Neighbouring slices of one vector become one slice.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let is_slice = |terms: &Terms, term| terms.graph.operator(term) == Operator::Extract;
        if is_slice(self, high) && is_slice(self, low) {
            let (above, below) = (self.graph.child(high, 0), self.graph.child(low, 0));
            let (from, base) = (self.graph.low(high), self.graph.low(low));
            if above == below && base + self.width(low) == from {
                return self.extract(above, from + self.width(high) - 1, base);
            }
        }
        if self.is_zero(high) && self.graph.operator(low) == Operator::Concat {
            let (top, rest) = (self.graph.child(low, 0), self.graph.child(low, 1));
            if self.is_zero(top) {
                let zero = self.zero(self.width(high) + self.width(top));
                return self.graph.term(Operator::Concat, &[zero, rest]);
            }
        }
        self.plain(Operator::Concat, &[high, low])
    }

    /// Vectors joined, the first lowest. There is at least one.
    pub fn join(&mut self, parts: &[Term]) -> Term {
        let mut joined = parts[0];
        for &part in &parts[1..] {
            joined = self.concat(part, joined);
        }
        joined
    }

    /// A vector with some bits replaced, from `low` on.
    pub fn replaced(&mut self, old: Term, low: u32, part: Term) -> Term {
        let (whole, width) = (self.width(old), self.width(part));
        let mut parts = Vec::new();
        if low > 0 {
            parts.push(self.extract(old, low - 1, 0));
        }
        parts.push(part);
        if low + width < whole {
            parts.push(self.extract(old, whole - 1, low + width));
        }
        self.join(&parts)
    }

    /// As many bits, the new ones above 0; fewer bits are cut off.
    pub fn resize(&mut self, vector: Term, width: u32) -> Term {
        let have = self.width(vector);
        if width <= have {
            return self.low_bits(vector, width);
        }
        let zero = self.zero(width - have);
        self.concat(zero, vector)
    }

    /// As many bits, the new ones above copies of the sign; fewer bits are cut off.
    pub fn resize_signed(&mut self, vector: Term, width: u32) -> Term {
        let have = self.width(vector);
        if width <= have {
            return self.low_bits(vector, width);
        }
        let extended = self.graph.sign_extend(vector, width - have);
        self.folded(extended)
    }

    /// The element of an array.
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        self.graph.term(Operator::Select, &[array, index])
    }

    /// An array with one element replaced.
    pub fn store(&mut self, array: Term, index: Term, element: Term) -> Term {
        self.graph.term(Operator::Store, &[array, index, element])
    }
}
