//! Floating-point numbers: bits, and functions of bits that nothing is known of.
//!
//! **Here.** Comparisons, negation and other operations on signs and exponents only are exact for the formats
//! of IEEE 754. Sums, products, conversions are applications of function symbols, one for each operator and
//! format, and exact where the operands are constants of 32 or 64 bits. A proof that needs no more than that
//! is a proof; a failure is replayed with real numbers.

use std::ops::{Add, Div, Mul, Rem, Sub};

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

use crate::frontend::module::{Binary, Cast, FloatCompare, FloatKind, Type, TypeId};

use super::Body;

/// The bits of the fraction of a format with an implicit leading one.
fn fraction_bits(kind: FloatKind) -> Option<u32> {
    match kind {
        FloatKind::Half => Some(10),
        FloatKind::Brain => Some(7),
        FloatKind::Single => Some(23),
        FloatKind::Double => Some(52),
        FloatKind::Quad => Some(112),
        FloatKind::Extended | FloatKind::DoubleDouble => None,
    }
}

/// A value of 32 or 64 bits as a number; `None` for others.
fn number(bits: &BitVec, kind: FloatKind) -> Option<f64> {
    let word = bits.to_u64()?;
    match kind {
        FloatKind::Single => Some(f64::from(f32::from_bits(word as u32))),
        FloatKind::Double => Some(f64::from_bits(word)),
        _ => None,
    }
}

/// The bits of a number that is no NaN, whose bits differ between machines.
fn bits(number: f64, kind: FloatKind) -> Option<BitVec> {
    match kind {
        _ if number.is_nan() => None,
        FloatKind::Single => Some(BitVec::from_u64(u64::from((number as f32).to_bits()), 32)),
        FloatKind::Double => Some(BitVec::from_u64(number.to_bits(), 64)),
        _ => None,
    }
}

/// An operator on two numbers of one type.
fn operate<F>(operator: Binary, left: F, right: F) -> F
where
    F: Add<Output = F> + Sub<Output = F> + Mul<Output = F> + Div<Output = F> + Rem<Output = F>,
{
    match operator {
        Binary::FAdd => left + right,
        Binary::FSub => left - right,
        Binary::FMul => left * right,
        Binary::FDiv => left / right,
        _ => left % right,
    }
}

/// An operator on two numbers of a format, rounded once.
fn compute(operator: Binary, left: &BitVec, right: &BitVec, kind: FloatKind) -> Option<BitVec> {
    if kind == FloatKind::Single {
        let single = |bits: &BitVec| Some(f32::from_bits(bits.to_u64()? as u32));
        return bits(f64::from(operate(operator, single(left)?, single(right)?)), kind);
    }
    bits(operate(operator, number(left, kind)?, number(right, kind)?), kind)
}

impl Body<'_, '_> {
    /// A function of bits that nothing is known of.
    pub fn apply(&mut self, name: &str, arguments: &[Term], width: u32) -> Term {
        let graph = &mut self.all.terms.graph;
        let sorts: Vec<_> = arguments.iter().map(|&term| graph.sort(term)).collect();
        let result = graph.bitvec_sort(width);
        let sort = graph.sorts.intern(SortKind::Function(sorts.into(), result));
        let symbol = match self.all.symbols.get(name) {
            Some(&symbol) => symbol,
            None => {
                let symbol = graph.variable(name, sort);
                self.all.symbols.insert(name.to_owned(), symbol);
                symbol
            }
        };
        let mut children = vec![symbol];
        children.extend_from_slice(arguments);
        self.all.terms.graph.term(Operator::Apply, &children)
    }

    fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        match self.all.types.kind(ty) {
            Type::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    fn format(&self, ty: TypeId) -> String {
        match self.all.types.kind(ty) {
            Type::Float(kind) => format!("{kind:?}").to_lowercase(),
            _ => format!("i{}", self.all.types.bits(ty).unwrap_or(0)),
        }
    }

    /// An operator on two numbers.
    pub fn float_binary(&mut self, operator: Binary, left: Term, right: Term, ty: TypeId) -> Term {
        if let Some(value) = self.folded_binary(operator, left, right, ty) {
            return self.all.terms.constant(&value);
        }
        let name = format!("{}.{}", format!("{operator:?}").to_lowercase(), self.format(ty));
        let width = self.all.terms.width(left);
        self.apply(&name, &[left, right], width)
    }

    fn folded_binary(&self, operator: Binary, left: Term, right: Term, ty: TypeId) -> Option<BitVec> {
        let (first, second) = (self.all.terms.value(left)?, self.all.terms.value(right)?);
        compute(operator, &first, &second, self.float_kind(ty)?)
    }

    pub fn float_negated(&mut self, value: Term) -> Term {
        let sign = BitVec::min_signed(self.all.terms.width(value));
        let sign = self.all.terms.constant(&sign);
        self.all.terms.bvxor(value, sign)
    }

    pub fn float_absolute(&mut self, value: Term) -> Term {
        let mask = BitVec::max_signed(self.all.terms.width(value));
        let mask = self.all.terms.constant(&mask);
        self.all.terms.bvand(value, mask)
    }

    pub fn float_compare(&mut self, compare: FloatCompare, left: Term, right: Term, ty: TypeId) -> Term {
        let Some(fraction) = self.float_kind(ty).and_then(fraction_bits) else {
            let which = format!("{}{}{}{}", compare.less, compare.equal, compare.greater, compare.unordered);
            let name = format!("fcmp.{which}.{}", self.format(ty));
            let bit = self.apply(&name, &[left, right], 1);
            return self.all.terms.holds(bit);
        };
        let (first, second) = (self.is_nan(left, fraction), self.is_nan(right, fraction));
        let unordered = self.all.terms.or(first, second);
        let equal = self.float_equal(left, right);
        let less = self.float_less(left, right);
        let terms = &mut self.all.terms;
        let [when_less, when_equal, when_greater, when_unordered] =
            [compare.less, compare.equal, compare.greater, compare.unordered].map(|truth| terms.truth(truth));
        let rest = terms.ite(less, when_less, when_greater);
        let ordered = terms.ite(equal, when_equal, rest);
        terms.ite(unordered, when_unordered, ordered)
    }

    /// Whether all bits of the exponent and one of the fraction are set.
    fn is_nan(&mut self, value: Term, fraction: u32) -> Term {
        let absolute = self.float_absolute(value);
        let width = self.all.terms.width(value);
        let infinity = BitVec::from_bits(width, |bit| bit >= fraction && bit + 1 < width);
        let infinity = self.all.terms.constant(&infinity);
        self.all.terms.ult(infinity, absolute)
    }

    /// Whether two numbers are equal that are no NaN: their bits are, or both are zeros.
    fn float_equal(&mut self, left: Term, right: Term) -> Term {
        let same = self.all.terms.equal(left, right);
        let either = [self.float_absolute(left), self.float_absolute(right)];
        let zeros = either.map(|absolute| self.all.terms.is_null(absolute));
        let both = self.all.terms.and(zeros[0], zeros[1]);
        self.all.terms.or(same, both)
    }

    /// Whether one number is less than another that it is not equal to, both no NaN: bits below the sign
    /// order numbers of one sign.
    fn float_less(&mut self, left: Term, right: Term) -> Term {
        let terms = &mut self.all.terms;
        let top = terms.width(left) - 1;
        let (first, second) = (terms.extract(left, top, top), terms.extract(right, top, top));
        let (is_negative, other) = (terms.holds(first), terms.holds(second));
        let (below, above) = (terms.ult(left, right), terms.ult(right, left));
        let negative = terms.ite(other, above, is_negative);
        let not_other = terms.not(other);
        let positive = terms.and(not_other, below);
        terms.ite(is_negative, negative, positive)
    }

    /// A conversion between formats, or from and to integers; what does not fit is any value of the function.
    pub fn float_cast(&mut self, cast: Cast, value: Term, from: TypeId, to: TypeId) -> Option<Term> {
        let width = self.width(to)?;
        if let Some(folded) = self.folded_cast(cast, value, from, to, width) {
            return Some(self.all.terms.constant(&folded));
        }
        let name =
            format!("{}.{}.{}", format!("{cast:?}").to_lowercase(), self.format(from), self.format(to));
        Some(self.apply(&name, &[value], width))
    }

    fn folded_cast(&self, cast: Cast, value: Term, from: TypeId, to: TypeId, width: u32) -> Option<BitVec> {
        let value = self.all.terms.value(value)?;
        match cast {
            Cast::FpTrunc | Cast::FpExt => {
                bits(number(&value, self.float_kind(from)?)?, self.float_kind(to)?)
            }
            Cast::UiToFp | Cast::SiToFp => {
                let is_signed = cast == Cast::SiToFp && value.sign();
                let magnitude = if is_signed { value.neg().to_u64()? } else { value.to_u64()? };
                match self.float_kind(to)? {
                    FloatKind::Single => {
                        let number = magnitude as f32;
                        bits(f64::from(if is_signed { -number } else { number }), FloatKind::Single)
                    }
                    kind => bits(if is_signed { -(magnitude as f64) } else { magnitude as f64 }, kind),
                }
            }
            Cast::FpToUi | Cast::FpToSi => {
                let number = number(&value, self.float_kind(from)?)?.trunc();
                if width > 64 || number.is_nan() {
                    return None;
                }
                let bound = 2f64.powi(width as i32 - i32::from(cast == Cast::FpToSi));
                let fits = if cast == Cast::FpToSi { -bound <= number } else { number >= 0.0 };
                (fits && number < bound).then(|| {
                    let magnitude = BitVec::from_u64(number.abs() as u64, width);
                    if number < 0.0 { magnitude.neg() } else { magnitude }
                })
            }
            _ => None,
        }
    }
}
