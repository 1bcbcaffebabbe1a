//! Values from and to digits.

use num_bigint::BigUint;

use super::{BitVec, limb_count};

impl BitVec {
    /// The value of binary digits, one bit each; `None` for other characters or no digit.
    pub fn from_binary(digits: &[u8]) -> Option<BitVec> {
        BitVec::from_digits(digits, 1)
    }

    /// The value of hexadecimal digits, four bits each; `None` for other characters or no digit.
    pub fn from_hexadecimal(digits: &[u8]) -> Option<BitVec> {
        BitVec::from_digits(digits, 4)
    }

    fn from_digits(digits: &[u8], bits: u32) -> Option<BitVec> {
        let width = u32::try_from(digits.len()).ok()?.checked_mul(bits).filter(|&width| width > 0)?;
        if width <= 64 {
            let number = digits.iter().try_fold(0u64, |number, &digit| {
                let value = char::from(digit).to_digit(1 << bits)?;
                Some(number << bits | u64::from(value))
            });
            return Some(BitVec::from_u64(number?, width));
        }
        let mut limbs = vec![0u64; limb_count(width)];
        for (position, &digit) in digits.iter().rev().enumerate() {
            let value = char::from(digit).to_digit(1 << bits)?;
            let offset = position * bits as usize;
            limbs[offset / 64] |= u64::from(value) << (offset % 64);
        }
        Some(BitVec::from_limbs(&limbs, width))
    }

    /// The value of decimal digits; `None` for other characters or a number of more than `width` bits.
    pub fn from_decimal(digits: &[u8], width: u32) -> Option<BitVec> {
        if digits.len() <= 19 {
            let number: u64 = std::str::from_utf8(digits).ok()?.parse().ok()?;
            let value = BitVec::from_u64(number, width);
            return (value.to_u64() == Some(number)).then_some(value);
        }
        let number = BigUint::parse_bytes(digits, 10)?;
        let limbs: Vec<u64> = number.iter_u64_digits().collect();
        (number.bits() <= u64::from(width)).then(|| BitVec::from_limbs(&limbs, width))
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
