//! Derived operators, spelled out in the core ones. Every method here is a definition of the SMT-LIB
//! standard, or of a solver for its extensions, or a law proved in `solver/tests/parts/operators.rs`.

use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::limits::Stop;
use crate::operator::Operator;
use crate::work::Work;

impl Graph {
    /// Negation; a double negation is dropped.
    pub fn not(&mut self, term: Term) -> Term {
        match self.operator(term) {
            Operator::Not => self.child(term, 0),
            _ => self.term(Operator::Not, &[term]),
        }
    }

    /// Conjunction of any number of terms: true for none.
    pub fn and(&mut self, terms: &[Term]) -> Term {
        match terms {
            [] => self.truth(true),
            [only] => *only,
            _ => self.term(Operator::And, terms),
        }
    }

    /// Disjunction of any number of terms: false for none.
    pub fn or(&mut self, terms: &[Term]) -> Term {
        if let &[left, right] = terms {
            let negated = [self.not(left), self.not(right)];
            let none = self.and(&negated);
            return self.not(none);
        }
        let negated: Vec<Term> = terms.iter().map(|&term| self.not(term)).collect();
        let none = self.and(&negated);
        self.not(none)
    }

    /// The implication, as a disjunction.
    pub fn implies(&mut self, premise: Term, conclusion: Term) -> Term {
        let negated = self.not(conclusion);
        let counterexample = self.term(Operator::And, &[premise, negated]);
        self.not(counterexample)
    }

    /// Equality of two terms of one sort.
    pub fn equal(&mut self, left: Term, right: Term) -> Term {
        self.term(Operator::Equal, &[left, right])
    }

    /// Disequality; exclusive or for `Bool`.
    pub fn unequal(&mut self, left: Term, right: Term) -> Term {
        let equal = self.equal(left, right);
        self.not(equal)
    }

    /// The if-then-else of two terms of one sort.
    pub fn ite(&mut self, condition: Term, then: Term, other: Term) -> Term {
        self.term(Operator::Ite, &[condition, then, other])
    }

    /// Bitwise complement; a double complement is dropped.
    pub fn bvnot(&mut self, vector: Term) -> Term {
        match self.operator(vector) {
            Operator::BvNot => self.child(vector, 0),
            _ => self.term(Operator::BvNot, &[vector]),
        }
    }

    /// The negation modulo 2^n.
    pub fn bvneg(&mut self, vector: Term) -> Term {
        self.term(Operator::BvNeg, &[vector])
    }

    /// The bitwise disjunction of two vectors.
    pub fn bvor(&mut self, left: Term, right: Term) -> Term {
        let (left, right) = (self.bvnot(left), self.bvnot(right));
        let none = self.term(Operator::BvAnd, &[left, right]);
        self.bvnot(none)
    }

    /// The difference modulo 2^n.
    pub fn bvsub(&mut self, left: Term, right: Term) -> Term {
        let negated = self.bvneg(right);
        self.term(Operator::BvAdd, &[left, negated])
    }

    /// Whether `left <= right` as unsigned numbers.
    pub fn bvule(&mut self, left: Term, right: Term) -> Term {
        let greater = self.term(Operator::BvUlt, &[right, left]);
        self.not(greater)
    }

    /// Whether `left <= right` as signed numbers.
    pub fn bvsle(&mut self, left: Term, right: Term) -> Term {
        let greater = self.term(Operator::BvSlt, &[right, left]);
        self.not(greater)
    }

    /// `count` clear bits above a vector; the vector itself for 0.
    pub fn zero_extend(&mut self, vector: Term, count: u32) -> Term {
        if count == 0 {
            return vector;
        }
        let zero = self.constant(&BitVec::zero(count));
        self.term(Operator::Concat, &[zero, vector])
    }

    /// A vector rotated by `distance` bits towards the top.
    pub fn rotate_left(&mut self, vector: Term, distance: u32) -> Term {
        let width = self.width(vector);
        match distance % width {
            0 => vector,
            distance => {
                let low = self.extract(vector, width - distance - 1, 0);
                let high = self.extract(vector, width - 1, width - distance);
                self.term(Operator::Concat, &[low, high])
            }
        }
    }

    /// `count` copies of a vector, at least one, joined by halves so that sharing keeps the term small.
    pub fn repeat(&mut self, vector: Term, count: u32) -> Term {
        let mut copies: Option<Term> = None;
        let mut doubled = vector;
        for bit in 0..32 - count.leading_zeros() {
            if bit > 0 {
                doubled = self.term(Operator::Concat, &[doubled, doubled]);
            }
            if count >> bit & 1 == 1 {
                copies = Some(match copies {
                    None => doubled,
                    Some(copies) => self.term(Operator::Concat, &[doubled, copies]),
                });
            }
        }
        copies.unwrap_or(vector)
    }

    /// The one-bit vector that is 1 where the condition holds.
    pub fn bit(&mut self, condition: Term) -> Term {
        let (one, zero) = (self.number(1, 1), self.number(0, 1));
        self.ite(condition, one, zero)
    }

    /// The most significant bit as a truth value.
    pub fn sign(&mut self, vector: Term) -> Term {
        let top = self.width(vector) - 1;
        self.bit_at(vector, top)
    }

    /// A bit as a truth value.
    pub fn bit_at(&mut self, vector: Term, position: u32) -> Term {
        let bit = self.extract(vector, position, position);
        let one = self.number(1, 1);
        self.equal(bit, one)
    }

    /// The vector, negated where `negative` holds.
    fn negated_if(&mut self, negative: Term, vector: Term) -> Term {
        let negated = self.bvneg(vector);
        self.ite(negative, negated, vector)
    }

    /// Signed quotient, rounded towards zero.
    pub fn bvsdiv(&mut self, left: Term, right: Term) -> Term {
        let (left_sign, right_sign) = (self.sign(left), self.sign(right));
        let (left, right) = (self.negated_if(left_sign, left), self.negated_if(right_sign, right));
        let quotient = self.term(Operator::BvUdiv, &[left, right]);
        let negative = self.unequal(left_sign, right_sign);
        self.negated_if(negative, quotient)
    }

    /// Signed remainder, with the sign of the dividend.
    pub fn bvsrem(&mut self, left: Term, right: Term) -> Term {
        let (left_sign, right_sign) = (self.sign(left), self.sign(right));
        let (left, right) = (self.negated_if(left_sign, left), self.negated_if(right_sign, right));
        let remainder = self.term(Operator::BvUrem, &[left, right]);
        self.negated_if(left_sign, remainder)
    }

    /// Signed remainder, with the sign of the divisor.
    pub fn bvsmod(&mut self, left: Term, right: Term) -> Term {
        let (left_sign, right_sign) = (self.sign(left), self.sign(right));
        let (dividend, divisor) = (self.negated_if(left_sign, left), self.negated_if(right_sign, right));
        let remainder = self.term(Operator::BvUrem, &[dividend, divisor]);
        let zero = self.constant(&BitVec::zero(self.width(left)));
        let exact = self.equal(remainder, zero);
        let signed = self.negated_if(left_sign, remainder);
        let crossed = self.term(Operator::BvAdd, &[signed, right]);
        let same_sign = self.equal(left_sign, right_sign);
        let as_is = self.or(&[exact, same_sign]);
        self.ite(as_is, signed, crossed)
    }

    /// Whether negation overflows: the vector is the least signed value.
    pub fn bvnego(&mut self, vector: Term) -> Term {
        let least = self.constant(&BitVec::min_signed(self.width(vector)));
        self.equal(vector, least)
    }

    /// Whether the unsigned sum overflows.
    pub fn bvuaddo(&mut self, left: Term, right: Term) -> Term {
        let sum = self.term(Operator::BvAdd, &[left, right]);
        self.term(Operator::BvUlt, &[sum, left])
    }

    /// Whether the signed sum overflows: both operands have one sign and the sum the other.
    pub fn bvsaddo(&mut self, left: Term, right: Term) -> Term {
        let sum = self.term(Operator::BvAdd, &[left, right]);
        let signs = [self.sign(left), self.sign(right), self.sign(sum)];
        let same = self.equal(signs[0], signs[1]);
        let changed = self.unequal(signs[0], signs[2]);
        self.and(&[same, changed])
    }

    /// Whether the unsigned difference overflows.
    pub fn bvusubo(&mut self, left: Term, right: Term) -> Term {
        self.term(Operator::BvUlt, &[left, right])
    }

    /// Whether the signed difference overflows: the operands differ in sign, and the difference has the sign
    /// of the right one.
    pub fn bvssubo(&mut self, left: Term, right: Term) -> Term {
        let difference = self.bvsub(left, right);
        let signs = [self.sign(left), self.sign(right), self.sign(difference)];
        let differ = self.unequal(signs[0], signs[1]);
        let changed = self.unequal(signs[0], signs[2]);
        self.and(&[differ, changed])
    }

    /// Whether the signed quotient overflows: the least signed value over -1.
    pub fn bvsdivo(&mut self, left: Term, right: Term) -> Term {
        let least = self.bvnego(left);
        let ones = self.constant(&BitVec::ones(self.width(right)));
        let minus_one = self.equal(right, ones);
        self.and(&[least, minus_one])
    }

    /// Whether the unsigned product overflows. A bit of one operand and a bit of the other whose positions
    /// add up to the width or more overflow by themselves; otherwise the product has at most one bit more
    /// than the operands (Schulte et al., *Low-cost on-line fault detection*, as all solvers do).
    ///
    /// # Errors
    /// The reason to stop.
    pub fn bvumulo(&mut self, left: Term, right: Term, work: &mut Work) -> Result<Term, Stop> {
        let width = self.width(left);
        let far = self.far_bits(left, right, width, work)?;
        let (wide_left, wide_right) = (self.zero_extend(left, 1), self.zero_extend(right, 1));
        let product = self.term(Operator::BvMul, &[wide_left, wide_right]);
        let carry = self.sign(product);
        Ok(self.or(&[far, carry]))
    }

    /// Whether the signed product overflows: as [`Graph::bvumulo`], with bits that differ from the sign.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn bvsmulo(&mut self, left: Term, right: Term, work: &mut Work) -> Result<Term, Stop> {
        let width = self.width(left);
        let far = match width {
            1 => self.truth(false),
            _ => {
                let (left, right) = (self.sign_difference(left), self.sign_difference(right));
                self.far_bits(left, right, width - 1, work)?
            }
        };
        let (wide_left, wide_right) = (self.sign_extend(left, 1), self.sign_extend(right, 1));
        let product = self.term(Operator::BvMul, &[wide_left, wide_right]);
        let (top, below) = (self.sign(product), self.bit_at(product, width - 1));
        let changed = self.unequal(top, below);
        Ok(self.or(&[far, changed]))
    }

    /// The bits below the sign, complemented where the sign is set; one bit narrower.
    fn sign_difference(&mut self, vector: Term) -> Term {
        let width = self.width(vector);
        let top = self.extract(vector, width - 1, width - 1);
        let signs = self.repeat(top, width - 1);
        let below = self.extract(vector, width - 2, 0);
        self.term(Operator::BvXor, &[signs, below])
    }

    /// Whether bit `i` of `left` and bit `j` of `right` are set for some `i + j >= width`, both vectors being
    /// `width` wide.
    fn far_bits(&mut self, left: Term, right: Term, width: u32, work: &mut Work) -> Result<Term, Stop> {
        let mut any_high = self.truth(false);
        let mut pairs = Vec::new();
        for position in 1..width {
            work.step(8)?;
            let high = self.bit_at(right, width - position);
            any_high = self.or(&[any_high, high]);
            let low = self.bit_at(left, position);
            let both = self.and(&[low, any_high]);
            pairs.push(self.not(both));
        }
        let none = self.and(&pairs);
        Ok(self.not(none))
    }

    /// The bit that is 1 where any bit is set.
    pub fn bvredor(&mut self, vector: Term) -> Term {
        let zero = self.constant(&BitVec::zero(self.width(vector)));
        let any = self.unequal(vector, zero);
        self.bit(any)
    }

    /// The bit that is 1 where all bits are set.
    pub fn bvredand(&mut self, vector: Term) -> Term {
        let ones = self.constant(&BitVec::ones(self.width(vector)));
        let all = self.equal(vector, ones);
        self.bit(all)
    }

    /// The bit that is 1 where an odd number of bits is set: the halves are folded onto each other.
    pub fn bvredxor(&mut self, vector: Term) -> Term {
        let mut folded = vector;
        while self.width(folded) > 1 {
            let half = self.width(folded).div_ceil(2);
            let even = self.zero_extend(folded, self.width(folded) % 2);
            let (high, low) = (self.extract(even, 2 * half - 1, half), self.extract(even, half - 1, 0));
            folded = self.term(Operator::BvXor, &[high, low]);
        }
        folded
    }

    /// The vector plus 1, modulo 2^n.
    pub fn bvinc(&mut self, vector: Term) -> Term {
        let one = self.constant(&BitVec::one(self.width(vector)));
        self.term(Operator::BvAdd, &[vector, one])
    }

    /// The vector minus 1, modulo 2^n.
    pub fn bvdec(&mut self, vector: Term) -> Term {
        let ones = self.constant(&BitVec::ones(self.width(vector)));
        self.term(Operator::BvAdd, &[vector, ones])
    }

    /// A vector rotated towards the top by another of its width, modulo the width.
    pub fn bvrol(&mut self, vector: Term, distance: Term) -> Term {
        self.rotate_by(vector, distance, |_, step| step)
    }

    /// A vector rotated towards the bottom by another of its width, modulo the width.
    pub fn bvror(&mut self, vector: Term, distance: Term) -> Term {
        self.rotate_by(vector, distance, |width, step| width - step)
    }

    /// Rotates step by step, one for each bit of the distance below the width; `towards_top` gives the
    /// distance to the left for a width and a step.
    fn rotate_by(&mut self, vector: Term, distance: Term, towards_top: fn(u32, u32) -> u32) -> Term {
        let width = self.width(vector);
        let mut remainder = distance;
        if !width.is_power_of_two() {
            let modulus = self.constant(&BitVec::from_u64(u64::from(width), width));
            remainder = self.term(Operator::BvUrem, &[distance, modulus]);
        }
        let mut rotated = vector;
        for position in 0..u32::BITS - (width - 1).leading_zeros() {
            let step = self.rotate_left(rotated, towards_top(width, 1 << position));
            let taken = self.bit_at(remainder, position);
            rotated = self.ite(taken, step, rotated);
        }
        rotated
    }
}
