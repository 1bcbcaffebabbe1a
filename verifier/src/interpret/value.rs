//! Values of instructions.
//!
//! **Here.** Whatever fits into 64 bits (integers, addresses, most floating-point numbers) is these bits,
//! zero-extended; the width is that of the type. So the common case is copied without looking, and nothing is
//! allocated.

use std::rc::Rc;

use javelin_solver::BitVec;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// At most 64 bits, zero-extended.
    Bits(u64),
    /// More than 64 bits.
    Wide(Box<BitVec>),
    /// The elements or fields of an array, a vector or a structure.
    Parts(Rc<Vec<Value>>),
}

/// The low bits of a width of at most 64.
pub(super) fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The number that these bits of a width of at most 64 stand for in two's complement.
pub(super) fn signed(bits: u64, width: u32) -> i64 {
    if width == 0 || width >= 64 { bits as i64 } else { (bits << (64 - width)) as i64 >> (64 - width) }
}

impl Value {
    pub(super) fn bool(value: bool) -> Value {
        Value::Bits(u64::from(value))
    }

    pub(super) fn parts(parts: Vec<Value>) -> Value {
        Value::Parts(Rc::new(parts))
    }

    /// From bits of any width.
    pub(super) fn from_bits(bits: &BitVec) -> Value {
        if bits.width() <= 64 {
            Value::Bits(bits.limbs().first().copied().unwrap_or(0))
        } else {
            Value::Wide(Box::new(bits.clone()))
        }
    }

    /// From the low bits of a number.
    pub(super) fn from_u128(number: u128, width: u32) -> Value {
        if width <= 64 {
            Value::Bits(number as u64 & mask(width))
        } else {
            Value::Wide(Box::new(BitVec::from_limbs(&[number as u64, (number >> 64) as u64], width)))
        }
    }

    /// The low 64 bits of a number; 0 for other values.
    pub(super) fn low(&self) -> u64 {
        match self {
            Value::Bits(bits) => *bits,
            Value::Wide(bits) => bits.limbs().first().copied().unwrap_or(0),
            Value::Parts(_) => 0,
        }
    }

    /// The low 128 bits of a number; 0 for other values.
    pub(super) fn low_u128(&self) -> u128 {
        match self {
            Value::Wide(bits) => {
                let high = bits.limbs().get(1).copied().unwrap_or(0);
                u128::from(self.low()) | u128::from(high) << 64
            }
            _ => u128::from(self.low()),
        }
    }

    /// The bits of a number of this width (at least 1).
    pub(super) fn to_bits(&self, width: u32) -> BitVec {
        match self {
            Value::Wide(bits) if bits.width() == width => (**bits).clone(),
            _ => BitVec::from_u64(self.low() & mask(width), width),
        }
    }

    /// A number of this width brought to another, with its sign or with zeros.
    pub(super) fn resized(&self, from: u32, to: u32, with_sign: bool) -> Value {
        if from <= 64 && to <= 64 {
            let bits = if with_sign { signed(self.low(), from) as u64 } else { self.low() };
            return Value::Bits(bits & mask(to));
        }
        let bits = self.to_bits(from);
        let resized = match to.cmp(&from) {
            std::cmp::Ordering::Less => bits.extract(to - 1, 0),
            std::cmp::Ordering::Equal => bits,
            std::cmp::Ordering::Greater if with_sign => bits.sign_extend(to - from),
            std::cmp::Ordering::Greater => bits.zero_extend(to - from),
        };
        Value::from_bits(&resized)
    }
}
