//! Products, quotients and decimal digits of numbers of millions of bits, within limits.
//!
//! **Idea.** Divide and conquer: Karatsuba's product (1962), the recursive division of Burnikel and Ziegler
//! (1998) in the form of Brent and Zimmermann (*Modern Computer Arithmetic*, algorithms 1.8 and 1.9), and
//! conversion from decimal by halves, on powers of ten that are squared.
//!
//! **Here.** `num-bigint` does what takes no more than a few milliseconds. It converts and divides in
//! quadratic time and cannot be stopped; above that size the pieces are put together here, and the limits
//! are checked before each piece.
//!
//! **Cost.** `n^1.6` steps for products and `n^1.6 log n` for the rest. A product of 2^24 bits takes seconds.

use num_bigint::BigUint;

use super::BitVec;
use crate::limits::Stop;
use crate::work::{PERIOD, Work};

/// Values of up to this many bits are multiplied and divided in a few milliseconds, without checking
/// limits.
pub const NARROW: u32 = 1 << 16;

/// Products of pairs of limbs, made in one piece by a multiplication and by a division.
const MULTIPLIED: usize = 1 << 22;
const DIVIDED: usize = 1 << 20;

/// About what an operation takes while it is under way, for each limb of an operand.
const BYTES_PER_LIMB: usize = 100;

/// Decimal digits that are converted in one piece.
const DIGITS: usize = 1 << 14;

/// The number of limbs.
fn length(number: &BigUint) -> usize {
    number.bits().div_ceil(64) as usize
}

/// The limbs from a position on, and those below it.
fn split(number: &BigUint, position: usize) -> (BigUint, BigUint) {
    let digits = number.to_u32_digits();
    let (low, high) = digits.split_at(digits.len().min(2 * position));
    (BigUint::from_slice(high), BigUint::from_slice(low))
}

/// `high * 2^(64 position) + low`.
fn join(high: BigUint, low: BigUint, position: usize) -> BigUint {
    (high << (64 * position)) + low
}

fn multiply(left: &BigUint, right: &BigUint, work: &mut Work) -> Result<BigUint, Stop> {
    let (long, short) = if left.bits() < right.bits() { (right, left) } else { (left, right) };
    if length(long).saturating_mul(length(short)) <= MULTIPLIED {
        work.step(PERIOD)?;
        return Ok(long * short);
    }
    let half = length(long).div_ceil(2);
    let (long_high, long_low) = split(long, half);
    if length(short) <= half {
        let (high, low) = (multiply(&long_high, short, work)?, multiply(&long_low, short, work)?);
        return Ok(join(high, low, half));
    }
    let (short_high, short_low) = split(short, half);
    let high = multiply(&long_high, &short_high, work)?;
    let low = multiply(&long_low, &short_low, work)?;
    let both = multiply(&(long_high + long_low), &(short_high + short_low), work)?;
    let middle = both - &high - &low;
    Ok(join(join(high, middle, half), low, half))
}

/// Quotient and remainder; the divisor is not zero.
fn divide(dividend: &BigUint, divisor: &BigUint, work: &mut Work) -> Result<(BigUint, BigUint), Stop> {
    // The top bit of the divisor is set, so that quotients of leading parts are hardly ever too large.
    let shift = 64 * length(divisor) as u64 - divisor.bits();
    let (dividend, divisor) = ((dividend << shift).to_u32_digits(), divisor << shift);
    let block = 2 * length(&divisor).max(DIVIDED / length(&divisor));
    let mut quotient = vec![0; dividend.len()];
    let mut remainder = BigUint::ZERO;
    for (index, piece) in dividend.chunks(block).enumerate().rev() {
        let part = join(remainder, BigUint::from_slice(piece), block / 2);
        let digits;
        (digits, remainder) = divide_normal(&part, &divisor, work)?;
        let digits = digits.to_u32_digits();
        quotient[block * index..][..digits.len()].copy_from_slice(&digits);
    }
    Ok((BigUint::new(quotient), remainder >> shift))
}

/// Quotient and remainder where the top bit of the divisor is set and the quotient is not longer than it, or
/// where both are short.
fn divide_normal(dividend: &BigUint, divisor: &BigUint, work: &mut Work) -> Result<(BigUint, BigUint), Stop> {
    let count = length(divisor);
    let more = length(dividend).saturating_sub(count);
    if more < 2 || more.saturating_mul(count) <= DIVIDED {
        work.step(PERIOD)?;
        let quotient = dividend / divisor;
        let remainder = dividend - &quotient * divisor;
        return Ok((quotient, remainder));
    }
    let half = more / 2;
    let leading = split(divisor, half);
    let (first, rest) = divide_leading(dividend, divisor, &leading, half, half, work)?;
    let (second, rest) = divide_leading(&rest, divisor, &leading, half, 0, work)?;
    Ok((join(first, second, half), rest))
}

/// Divides by `divisor * 2^(64 position)`, whose leading and last parts are given and the last is `half`
/// long: a quotient by the leading part is too large by little.
fn divide_leading(
    dividend: &BigUint,
    divisor: &BigUint,
    (leading, last): &(BigUint, BigUint),
    half: usize,
    position: usize,
    work: &mut Work,
) -> Result<(BigUint, BigUint), Stop> {
    let (top, below) = split(dividend, half + position);
    let (mut quotient, remainder) = divide_normal(&top, leading, work)?;
    let mut rest = join(remainder, below, half + position);
    let taken = multiply(&quotient, last, work)? << (64 * position);
    while rest < taken {
        quotient -= 1u8;
        rest += divisor << (64 * position);
    }
    Ok((quotient, rest - taken))
}

/// The number with these decimal digits, by powers of ten of which each is the square of the one before.
fn convert(digits: &[u8], powers: &[BigUint], work: &mut Work) -> Result<Option<BigUint>, Stop> {
    let Some((last, lower)) = powers.split_last() else {
        work.step(PERIOD)?;
        return Ok(BigUint::parse_bytes(digits, 10));
    };
    let Some(length) = digits.len().checked_sub(DIGITS << lower.len()).filter(|&length| length > 0) else {
        return convert(digits, lower, work);
    };
    let (high, low) = digits.split_at(length);
    let (Some(high), Some(low)) = (convert(high, lower, work)?, convert(low, lower, work)?) else {
        return Ok(None);
    };
    Ok(Some(multiply(&high, last, work)? + low))
}

/// The number with these decimal digits; `None` for other characters or no digit.
pub(super) fn decimal(digits: &[u8], work: &mut Work) -> Result<Option<BigUint>, Stop> {
    if !digits.iter().all(u8::is_ascii_digit) {
        return Ok(None);
    }
    let mut powers: Vec<BigUint> = Vec::new();
    while DIGITS << powers.len() < digits.len() {
        powers.push(match powers.last() {
            None => BigUint::from(10u8).pow(DIGITS as u32),
            Some(last) => multiply(last, last, work)?,
        });
    }
    convert(digits, &powers, work)
}

impl BitVec {
    /// [`BitVec::mul`], within limits.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn mul_within(&self, other: &BitVec, work: &mut Work) -> Result<BitVec, Stop> {
        if self.width() <= NARROW {
            return Ok(self.mul(other));
        }
        work.reserve(self.limbs().len() * BYTES_PER_LIMB)?;
        let product = multiply(&self.to_big(), &other.to_big(), work)?;
        Ok(BitVec::from_big(&product, self.width()))
    }

    /// [`BitVec::udiv`], within limits.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn udiv_within(&self, other: &BitVec, work: &mut Work) -> Result<BitVec, Stop> {
        if self.width() <= NARROW || other.is_zero() {
            return Ok(self.udiv(other));
        }
        work.reserve(self.limbs().len() * BYTES_PER_LIMB)?;
        let (quotient, _) = divide(&self.to_big(), &other.to_big(), work)?;
        Ok(BitVec::from_big(&quotient, self.width()))
    }

    /// [`BitVec::urem`], within limits.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn urem_within(&self, other: &BitVec, work: &mut Work) -> Result<BitVec, Stop> {
        if self.width() <= NARROW || other.is_zero() {
            return Ok(self.urem(other));
        }
        work.reserve(self.limbs().len() * BYTES_PER_LIMB)?;
        let (_, remainder) = divide(&self.to_big(), &other.to_big(), work)?;
        Ok(BitVec::from_big(&remainder, self.width()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use std::time::Instant;

    /// A number of `limbs` limbs, with runs of zeros and ones now and then.
    fn number(limbs: usize, seed: u32) -> BigUint {
        let mut state = seed;
        let digits = (0..2 * limbs).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            match state >> 28 {
                0..3 => 0,
                3..6 => u32::MAX,
                _ => state,
            }
        });
        (BigUint::new(digits.collect()) << 1) + 1u8
    }

    #[test]
    fn products_and_quotients_are_those_of_num_bigint() {
        let mut work = Work::default();
        for (left, right) in [(1, 1), (3000, 2500), (5000, 4200), (9000, 3), (9000, 600)] {
            let (left, right) = (number(left, 7), number(right, 11));
            assert_eq!(multiply(&left, &right, &mut work), Ok(&left * &right));
            let (quotient, remainder) = divide(&left, &right, &mut work).unwrap();
            assert_eq!(&quotient * &right + &remainder, left);
            assert!(remainder < right);
        }
    }

    #[test]
    fn quotients_that_the_leading_part_makes_too_large_are_corrected() {
        let mut work = Work::default();
        // The least normal divisor with a large last part, and products just below and at a multiple of it.
        let divisor = (BigUint::from(1u8) << (64 * 4000 - 1)) + (BigUint::from(1u8) << (64 * 2000)) - 1u8;
        for factor in [number(3000, 3), (BigUint::from(1u8) << (64 * 3500)) - 1u8] {
            let product = &divisor * &factor;
            let below = (&factor - 1u8, &divisor - 1u8);
            assert_eq!(divide(&(&product - 1u8), &divisor, &mut work), Ok(below));
            assert_eq!(divide(&product, &divisor, &mut work), Ok((factor, BigUint::ZERO)));
        }
    }

    #[test]
    fn digits_are_converted_at_every_length() {
        let mut work = Work::default();
        for length in [1, 20, DIGITS - 1, DIGITS, DIGITS + 1, 2 * DIGITS, 2 * DIGITS + 1, 70_000] {
            let digits: Vec<u8> = (0..length).map(|at| b'0' + (at * at % 10) as u8).collect();
            assert_eq!(decimal(&digits, &mut work), Ok(BigUint::parse_bytes(&digits, 10)), "{length}");
        }
        assert_eq!(decimal(b"1_000", &mut work), Ok(None));
        assert_eq!(decimal(b"", &mut work), Ok(None));
    }

    #[test]
    fn wide_operations_stop_at_the_first_check() {
        let limits = Limits { deadline: Some(Instant::now()), ..Limits::none() };
        let mut work = Work::new(&limits);
        let wide = BitVec::ones(1 << 24);
        assert_eq!(wide.mul_within(&wide, &mut work), Err(Stop::Timeout));
        let divisor = wide.sub(&BitVec::one(1 << 24));
        assert_eq!(wide.udiv_within(&divisor, &mut work), Err(Stop::Timeout));
        assert_eq!(wide.urem_within(&divisor, &mut work), Err(Stop::Timeout));
        assert_eq!(decimal(&[b'9'; 5_000_000], &mut work), Err(Stop::Timeout));
    }
}
