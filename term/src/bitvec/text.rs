//! Values from and to digits.

use super::{BitVec, wide};
use crate::limits::Stop;
use crate::work::Work;

impl BitVec {
    /// The value of binary digits, one bit each; `None` for other characters or no digit.
    pub fn from_binary(digits: &[u8]) -> Option<BitVec> {
        BitVec::from_digits(digits, 1)
    }

    /// The value of hexadecimal digits, four bits each; `None` for other characters or no digit.
    pub fn from_hexadecimal(digits: &[u8]) -> Option<BitVec> {
        BitVec::from_digits(digits, 4)
    }

    /// The value of digits of `bits` bits each, in chunks of one limb.
    fn from_digits(digits: &[u8], bits: u32) -> Option<BitVec> {
        let width = u32::try_from(digits.len()).ok()?.checked_mul(bits).filter(|&width| width > 0)?;
        let limb = |digits: &[u8]| {
            digits.iter().try_fold(0u64, |number, &digit| {
                let value = char::from(digit).to_digit(1 << bits)?;
                Some(number << bits | u64::from(value))
            })
        };
        if width <= 64 {
            return Some(BitVec::from_u64(limb(digits)?, width));
        }
        let limbs: Vec<u64> = digits.rchunks(64 / bits as usize).map(limb).collect::<Option<_>>()?;
        Some(BitVec::from_limbs(&limbs, width))
    }

    /// The value of decimal digits; `None` for other characters or a number of more than `width` bits.
    pub fn from_decimal(digits: &[u8], width: u32) -> Option<BitVec> {
        BitVec::from_decimal_within(digits, width, &mut Work::default()).ok()?
    }

    /// [`BitVec::from_decimal`], within limits.
    ///
    /// # Errors
    /// The reason to stop.
    pub fn from_decimal_within(digits: &[u8], width: u32, work: &mut Work) -> Result<Option<BitVec>, Stop> {
        if digits.len() <= 19 {
            let number: Option<u64> = std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok());
            let value = number.map(|number| (number, BitVec::from_u64(number, width)));
            let fits = value.filter(|(number, value)| value.to_u64() == Some(*number));
            return Ok(fits.map(|(_, value)| value));
        }
        work.reserve(2 * digits.len())?;
        let number = wide::decimal(digits, work)?.filter(|number| number.bits() <= u64::from(width));
        Ok(number.map(|number| BitVec::from_big(&number, width)))
    }
}

/// `#b` and the bits.
impl std::fmt::Display for BitVec {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits: String =
            (0..self.width()).rev().map(|index| if self.bit(index) { '1' } else { '0' }).collect();
        write!(formatter, "#b{digits}")
    }
}

impl std::fmt::Debug for BitVec {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{self}")
    }
}
