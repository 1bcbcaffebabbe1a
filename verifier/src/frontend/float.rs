//! The bits of floating-point constants.
//!
//! LLVM writes a number of type `float` or `double` in decimals if they are exact, else as `0x` and the bits
//! of a double; other formats as `0xH`, `0xR`, `0xK`, `0xL`, `0xM` and their bits; from version 22 on `f0x`
//! and the bits of any format.

use super::module::FloatKind;
use javelin_solver::BitVec;

/// The bits of a constant of a format; `None` if the text is not one.
pub(crate) fn bits(text: &str, kind: FloatKind) -> Option<BitVec> {
    let width = kind.width();
    if let Some(digits) = text.strip_prefix("f0x") {
        return hexadecimal(digits, width);
    }
    let Some(digits) = text.strip_prefix("0x") else { return decimal(text, kind) };
    match (digits.as_bytes().first()?, kind) {
        (b'H', FloatKind::Half) | (b'R', FloatKind::Brain) | (b'K', FloatKind::Extended) => {
            hexadecimal(&digits[1..], width)
        }
        // The low half comes first.
        (b'L', FloatKind::Quad) | (b'M', FloatKind::DoubleDouble) => {
            let (low, high) = (digits.get(1..17)?, digits.get(17..33)?);
            (digits.len() == 33).then(|| Some(hexadecimal(high, 64)?.concat(&hexadecimal(low, 64)?)))?
        }
        _ => {
            let double = f64::from_bits(hexadecimal(digits, 64)?.to_u64()?);
            from_double(double, kind)
        }
    }
}

/// Hexadecimal digits as bits.
fn hexadecimal(digits: &str, width: u32) -> Option<BitVec> {
    let value = (digits.len() <= 40).then(|| BitVec::from_hexadecimal(digits.as_bytes()))??;
    let fits = value.width() - value.leading_zeros() <= width;
    fits.then(|| BitVec::from_limbs(value.limbs(), width))
}

fn decimal(text: &str, kind: FloatKind) -> Option<BitVec> {
    from_double(text.parse().ok()?, kind)
}

/// The bits of a double's number in a format. Formats that only hexadecimal digits are written for have none.
fn from_double(number: f64, kind: FloatKind) -> Option<BitVec> {
    match kind {
        FloatKind::Double => Some(BitVec::from_u64(number.to_bits(), 64)),
        FloatKind::Single => Some(BitVec::from_u64(u64::from(single(number)), 32)),
        FloatKind::Brain if single(number) & 0xffff == 0 => {
            Some(BitVec::from_u64(u64::from(single(number) >> 16), 16))
        }
        _ if number.to_bits() == 0 => Some(BitVec::zero(kind.width())),
        _ => None,
    }
}

/// The bits of a number as a `float`.
fn single(number: f64) -> u32 {
    if number.is_nan() {
        let bits = number.to_bits();
        return ((bits >> 32) as u32 & 0x8000_0000) | 0x7f80_0000 | (bits >> 29) as u32 & 0x007f_ffff;
    }
    (number as f32).to_bits()
}
