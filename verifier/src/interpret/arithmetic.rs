//! Operators on integers.
//!
//! **Here.** Up to 64 bits by the machine's own arithmetic, beyond that by [`BitVec`]. Where C leaves a
//! result open the operators answer as x86-64 does, and say what was wrong: whether that ends the execution
//! is for the caller to say.

use std::cmp::Ordering;

use javelin_solver::BitVec;

use super::value::{Value, mask, signed};
use crate::frontend::module::{Binary, Compare};

/// An operation with an undefined result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// The divisor is 0.
    DivisionByZero,
    /// The quotient of the least number and -1 is too large.
    QuotientOverflow,
    /// A shift by the width or more.
    LongShift,
}

/// The result of an operator on numbers of at most 64 bits, and what is wrong with it.
#[inline]
pub(super) fn narrow(op: Binary, width: u32, a: u64, b: u64) -> (u64, Option<Trouble>) {
    let result = match op {
        Binary::Add => a.wrapping_add(b),
        Binary::Sub => a.wrapping_sub(b),
        Binary::Mul => a.wrapping_mul(b),
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Shl | Binary::LShr | Binary::AShr => return shift(op, width, a, b),
        Binary::UDiv | Binary::SDiv | Binary::URem | Binary::SRem => return divide(op, width, a, b),
        Binary::FAdd | Binary::FSub | Binary::FMul | Binary::FDiv | Binary::FRem => 0,
    };
    (result & mask(width), None)
}

/// A shift. A distance that is too large shifts by the distance modulo the width of a register.
fn shift(op: Binary, width: u32, a: u64, b: u64) -> (u64, Option<Trouble>) {
    let trouble = (b >= u64::from(width)).then_some(Trouble::LongShift);
    let distance = b & if width > 32 { 63 } else { 31 };
    let result = match op {
        Binary::Shl => a << distance,
        Binary::LShr => a >> distance,
        _ => (signed(a, width) >> distance) as u64,
    };
    (result & mask(width), trouble)
}

fn divide(op: Binary, width: u32, a: u64, b: u64) -> (u64, Option<Trouble>) {
    if b == 0 {
        return (0, Some(Trouble::DivisionByZero));
    }
    let (x, y) = (signed(a, width), signed(b, width));
    let is_least = y == -1 && a == 1 << (width - 1);
    let trouble =
        (is_least && matches!(op, Binary::SDiv | Binary::SRem)).then_some(Trouble::QuotientOverflow);
    let result = match op {
        Binary::UDiv => a / b,
        Binary::URem => a % b,
        Binary::SDiv => x.wrapping_div(y) as u64,
        _ => x.wrapping_rem(y) as u64,
    };
    (result & mask(width), trouble)
}

/// Whether a signed operation on numbers of at most 64 bits has a result that they cannot hold.
pub(super) fn wraps(op: Binary, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
    let exact = match op {
        Binary::Add => x + y,
        Binary::Sub => x - y,
        Binary::Mul => x * y,
        Binary::Shl if b < u64::from(width) => x << b,
        _ => return false,
    };
    let limit = 1_i128 << (width - 1);
    exact < -limit || exact >= limit
}

/// Whether an unsigned operation on numbers of at most 64 bits has a result that they cannot hold.
pub(super) fn wraps_unsigned(op: Binary, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (u128::from(a), u128::from(b));
    match op {
        Binary::Add => x + y > u128::from(mask(width)),
        Binary::Sub => x < y,
        Binary::Mul => x * y > u128::from(mask(width)),
        _ => false,
    }
}

fn magnitude(value: &BitVec) -> BitVec {
    if value.sign() { value.neg() } else { value.clone() }
}

/// The result of an operator on numbers of any width, and what is wrong with it.
pub(super) fn wide(op: Binary, a: &BitVec, b: &BitVec) -> (BitVec, Option<Trouble>) {
    let width = a.width();
    let is_long = !b.ult(&BitVec::from_u64(u64::from(width), width.max(32)).extract(width - 1, 0));
    let long = (is_long && width >= 32).then_some(Trouble::LongShift);
    let zero = b.is_zero().then_some(Trouble::DivisionByZero);
    let large = (b.is_ones() && a.is_min_signed()).then_some(Trouble::QuotientOverflow);
    let with_sign = |value: BitVec, is_negative: bool| if is_negative { value.neg() } else { value };
    match op {
        Binary::Add => (a.add(b), None),
        Binary::Sub => (a.sub(b), None),
        Binary::Mul => (a.mul(b), None),
        Binary::And => (a.and(b), None),
        Binary::Or => (a.or(b), None),
        Binary::Xor => (a.xor(b), None),
        Binary::Shl => (a.shl(b), long),
        Binary::LShr => (a.lshr(b), long),
        Binary::AShr => (a.ashr(b), long),
        Binary::UDiv => (a.udiv(b), zero),
        Binary::URem => (a.urem(b), zero),
        Binary::SDiv => (with_sign(magnitude(a).udiv(&magnitude(b)), a.sign() != b.sign()), zero.or(large)),
        Binary::SRem => (with_sign(magnitude(a).urem(&magnitude(b)), a.sign()), zero.or(large)),
        _ => (BitVec::zero(width), None),
    }
}

/// Whether an operation on numbers of any width has a result that they cannot hold.
pub(super) fn wide_wraps(op: Binary, a: &BitVec, b: &BitVec, is_signed: bool) -> bool {
    let width = a.width();
    let extend = |value: &BitVec| {
        if is_signed { value.sign_extend(width + 1) } else { value.zero_extend(width + 1) }
    };
    let (result, _) = match op {
        Binary::Add | Binary::Sub | Binary::Mul => wide(op, &extend(a), &extend(b)),
        _ => return false,
    };
    result != extend(&result.extract(width - 1, 0))
}

/// A comparison of numbers of a width.
#[inline]
pub(super) fn compare(op: Compare, width: u32, a: &Value, b: &Value) -> bool {
    let (Value::Bits(x), Value::Bits(y)) = (a, b) else {
        return compare_wide(op, &a.to_bits(width), &b.to_bits(width));
    };
    match op {
        Compare::Eq => x == y,
        Compare::Ne => x != y,
        Compare::Ugt => x > y,
        Compare::Uge => x >= y,
        Compare::Ult => x < y,
        Compare::Ule => x <= y,
        Compare::Sgt => signed(*x, width) > signed(*y, width),
        Compare::Sge => signed(*x, width) >= signed(*y, width),
        Compare::Slt => signed(*x, width) < signed(*y, width),
        Compare::Sle => signed(*x, width) <= signed(*y, width),
    }
}

/// A comparison of numbers of more than 64 bits.
fn compare_wide(op: Compare, a: &BitVec, b: &BitVec) -> bool {
    let order = a.unsigned_cmp(b);
    match op {
        Compare::Eq => order == Ordering::Equal,
        Compare::Ne => order != Ordering::Equal,
        Compare::Ugt => order == Ordering::Greater,
        Compare::Uge => order != Ordering::Less,
        Compare::Ult => order == Ordering::Less,
        Compare::Ule => order != Ordering::Greater,
        Compare::Sgt => b.slt(a),
        Compare::Sge => !a.slt(b),
        Compare::Slt => a.slt(b),
        Compare::Sle => !b.slt(a),
    }
}
