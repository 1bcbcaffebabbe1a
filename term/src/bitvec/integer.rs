//! Bit-vectors from and to Rust's integers.
//!
//! **Contract.** Unsigned types and [`BigUint`] read a bit-vector as an unsigned number, signed types and
//! [`BigInt`] in two's complement, whatever its width; a number that does not fit the type is an error, never
//! cut off.

use num_bigint::{BigInt, BigUint, Sign};

use super::{BitVec, MAX_WIDTH};

/// Why a number and a bit-vector do not fit each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IntegerError {
    /// The value of a bit-vector of this width lies outside the range of the integer type.
    #[error("the value of {0} bits does not fit the integer type")]
    Wide(u32),
    /// The number lies outside the range from -2^(width-1) to 2^width - 1.
    #[error("the number does not fit {0} bits")]
    Large(u32),
    /// No bit-vector has this width: widths range from 1 to [`MAX_WIDTH`].
    #[error("no bit-vector has {0} bits")]
    Width(u32),
}

impl BitVec {
    /// The bit-vector of `width` bits (1 to [`MAX_WIDTH`]) that stands for `number`, negative numbers in
    /// two's complement. Linear in the width.
    ///
    /// # Errors
    /// The width is out of range, or the number is below -2^(width-1) or above 2^width - 1.
    pub fn from_integer(number: impl Into<BigInt>, width: u32) -> Result<BitVec, IntegerError> {
        if width == 0 || width > MAX_WIDTH {
            return Err(IntegerError::Width(width));
        }
        let number: BigInt = number.into();
        let (sign, magnitude) = number.into_parts();
        if sign != Sign::Minus {
            let fits = magnitude.bits() <= u64::from(width);
            return fits.then(|| BitVec::from_big(&magnitude, width)).ok_or(IntegerError::Large(width));
        }
        // The least negative number has the same magnitude as the sign bit alone.
        let complement = &magnitude - 1u8;
        let fits = complement.bits() < u64::from(width);
        fits.then(|| BitVec::from_big(&complement, width).not()).ok_or(IntegerError::Large(width))
    }
}

impl From<&BitVec> for BigUint {
    fn from(value: &BitVec) -> BigUint {
        value.to_big()
    }
}

impl From<&BitVec> for BigInt {
    fn from(value: &BitVec) -> BigInt {
        match value.sign() {
            false => value.to_big().into(),
            true => -BigInt::from(value.not().to_big()) - 1,
        }
    }
}

macro_rules! integers {
    ($($big:ident: $($integer:ident)*;)*) => {$($(
        /// The bit-vector has the width of the integer type.
        impl From<$integer> for BitVec {
            fn from(number: $integer) -> BitVec {
                let number = number as u128;
                BitVec::from_limbs(&[number as u64, (number >> 64) as u64], $integer::BITS)
            }
        }

        impl TryFrom<&BitVec> for $integer {
            type Error = IntegerError;

            fn try_from(value: &BitVec) -> Result<$integer, IntegerError> {
                $big::from(value).try_into().map_err(|_| IntegerError::Wide(value.width()))
            }
        }
    )*)*};
}

integers! {
    BigUint: u8 u16 u32 u64 u128;
    BigInt: i8 i16 i32 i64 i128;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_number_comes_back_and_others_are_refused() {
        for width in 1..=9u32 {
            let (least, end) = (-(1i32 << (width - 1)), 1i32 << width);
            for number in least - 2..end + 2 {
                let Ok(value) = BitVec::from_integer(number, width) else {
                    assert!(number < least || number >= end, "{number} in {width} bits");
                    continue;
                };
                assert!((least..end).contains(&number), "{number} in {width} bits");
                assert_eq!(value.to_u64(), Some((number & (end - 1)) as u64));
                assert_eq!(u32::try_from(&value), Ok((number & (end - 1)) as u32));
                let signed = if value.sign() { (number & (end - 1)) - end } else { number };
                assert_eq!(i32::try_from(&value), Ok(signed));
                assert_eq!(i8::try_from(&value).ok(), i8::try_from(signed).ok());
                assert_eq!(u8::try_from(&value).ok(), u8::try_from(number & (end - 1)).ok());
            }
        }
    }

    #[test]
    fn wide_numbers() {
        for number in [i128::MIN, -1, 0, 1, i128::MAX] {
            let value = BitVec::from(number);
            assert_eq!((value.width(), i128::try_from(&value)), (128, Ok(number)));
            assert_eq!(u128::try_from(&value), Ok(number as u128));
            assert_eq!(BitVec::from_integer(number, 200).map(|wide| i128::try_from(&wide)), Ok(Ok(number)));
            assert_eq!(BigInt::from(&BitVec::from_integer(number, 128).unwrap()), BigInt::from(number));
        }
        assert_eq!(u128::try_from(&BitVec::ones(129)), Err(IntegerError::Wide(129)));
        assert_eq!(i64::try_from(&BitVec::ones(129)), Ok(-1));
        assert_eq!(BigUint::from(&BitVec::ones(200)), (BigUint::from(1u8) << 200u32) - 1u8);
        assert_eq!(BitVec::from_integer(BigUint::from(1u8) << 200u32, 200), Err(IntegerError::Large(200)));
        assert_eq!(BitVec::from_integer(0, 0), Err(IntegerError::Width(0)));
        assert_eq!(BitVec::from_integer(0, MAX_WIDTH + 1), Err(IntegerError::Width(MAX_WIDTH + 1)));
    }
}
