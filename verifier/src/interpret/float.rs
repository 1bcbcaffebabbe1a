//! Operators on floating-point numbers.
//!
//! **Here.** 32 and 64 bits by Rust's own arithmetic, which is IEEE 754 with ties to even, as LLVM assumes;
//! other formats by `rustc_apfloat`, the port of what LLVM folds constants with. The pair of doubles of
//! PowerPC is not known.

use std::cmp::Ordering;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

use super::value::{Value, mask, signed};
use crate::frontend::module::{Binary, FloatKind};

/// The same expression for each format other than 32 and 64 bits, with its type under a name.
macro_rules! by_format {
    ($kind:expr, $format:ident => $result:expr) => {
        match $kind {
            FloatKind::Half => {
                type $format = Half;
                Some($result)
            }
            FloatKind::Brain => {
                type $format = BFloat;
                Some($result)
            }
            FloatKind::Single => {
                type $format = Single;
                Some($result)
            }
            FloatKind::Double => {
                type $format = Double;
                Some($result)
            }
            FloatKind::Extended => {
                type $format = X87DoubleExtended;
                Some($result)
            }
            FloatKind::Quad => {
                type $format = Quad;
                Some($result)
            }
            FloatKind::DoubleDouble => None,
        }
    };
}

/// A number of 32 bits as a value.
pub(super) fn single(number: f32) -> Value {
    Value::Bits(u64::from(number.to_bits()))
}

/// A number of 64 bits as a value.
pub(super) fn double(number: f64) -> Value {
    Value::Bits(number.to_bits())
}

/// An operator on two; none for a format that is not known.
pub(super) fn binary(op: Binary, kind: FloatKind, a: &Value, b: &Value) -> Option<Value> {
    match kind {
        FloatKind::Single => {
            let (x, y) = (f32::from_bits(a.low() as u32), f32::from_bits(b.low() as u32));
            Some(single(match op {
                Binary::FAdd => x + y,
                Binary::FSub => x - y,
                Binary::FMul => x * y,
                Binary::FDiv => x / y,
                _ => x % y,
            }))
        }
        FloatKind::Double => {
            let (x, y) = (f64::from_bits(a.low()), f64::from_bits(b.low()));
            Some(double(match op {
                Binary::FAdd => x + y,
                Binary::FSub => x - y,
                Binary::FMul => x * y,
                Binary::FDiv => x / y,
                _ => x % y,
            }))
        }
        _ => by_format!(kind, F => general::<F>(op, kind, a, b)),
    }
}

/// An operator on two of a format that Rust does not have.
fn general<F: Float>(op: Binary, kind: FloatKind, a: &Value, b: &Value) -> Value {
    let (x, y) = (F::from_bits(a.low_u128()), F::from_bits(b.low_u128()));
    let result = match op {
        Binary::FAdd => x + y,
        Binary::FSub => x - y,
        Binary::FMul => x * y,
        Binary::FDiv => x / y,
        _ => x.c_fmod(y),
    };
    Value::from_u128(result.value.to_bits(), kind.width())
}

/// The negation: another sign bit, whatever the number.
pub(super) fn negate(kind: FloatKind, a: &Value) -> Value {
    Value::from_u128(a.low_u128() ^ 1 << (kind.width() - 1), kind.width())
}

/// How two compare: none if one is not a number. None outside for a format that is not known.
pub(super) fn compare(kind: FloatKind, a: &Value, b: &Value) -> Option<Option<Ordering>> {
    if kind == FloatKind::Double {
        return Some(f64::from_bits(a.low()).partial_cmp(&f64::from_bits(b.low())));
    }
    by_format!(kind, F => F::from_bits(a.low_u128()).partial_cmp(&F::from_bits(b.low_u128())))
}

/// From one format to another.
pub(super) fn convert(from: FloatKind, to: FloatKind, a: &Value) -> Option<Value> {
    let bits = a.low_u128();
    match (from, to) {
        (FloatKind::Single, FloatKind::Double) => {
            return Some(double(f64::from(f32::from_bits(a.low() as u32))));
        }
        (FloatKind::Double, FloatKind::Single) => return Some(single(f64::from_bits(a.low()) as f32)),
        _ => {}
    }
    by_format!(from, F => convert_from(F::from_bits(bits), to)).flatten()
}

/// From a number to another format.
fn convert_from<F>(number: F, to: FloatKind) -> Option<Value>
where
    F: FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<X87DoubleExtended>
        + FloatConvert<Quad>,
{
    let is_exact = &mut false;
    by_format!(to, T => {
        let converted = FloatConvert::<T>::convert(number, is_exact).value;
        Value::from_u128(converted.to_bits(), to.width())
    })
}

/// From an integer of a width of at most 128.
pub(super) fn from_integer(kind: FloatKind, a: &Value, width: u32, is_signed: bool) -> Option<Value> {
    let number = a.low_u128();
    if !is_signed {
        return by_format!(kind, F => Value::from_u128(F::from_u128(number).value.to_bits(), kind.width()));
    }
    let number = if width <= 64 {
        i128::from(signed(a.low(), width))
    } else {
        (number << (128 - width)) as i128 >> (128 - width)
    };
    by_format!(kind, F => Value::from_u128(F::from_i128(number).value.to_bits(), kind.width()))
}

/// Whether a number, cut towards zero, is one of an integer type.
pub(super) fn fits(kind: FloatKind, a: &Value, width: u32, is_signed: bool) -> bool {
    let is_exact = &mut false;
    let fits = by_format!(kind, F => {
        let number = F::from_bits(a.low_u128());
        let whole = number.to_i128_r(128, Round::TowardZero, is_exact).value;
        let natural = number.to_u128_r(128, Round::TowardZero, is_exact).value;
        let limit = 1_i128 << (width.clamp(1, 127) - 1);
        number.is_finite() && match is_signed {
            true => width > 127 || (-limit..limit).contains(&whole),
            false => whole >= 0 && (width > 127 || natural >> width == 0),
        }
    });
    fits.unwrap_or(false)
}

/// To an integer of a width of at most 128, towards zero. A number that does not fit becomes the result of
/// x86-64: the least number of a register, cut.
pub(super) fn to_integer(kind: FloatKind, a: &Value, width: u32, was_signed: bool) -> Option<Value> {
    let is_exact = &mut false;
    let exact = by_format!(kind, F => {
        let number = F::from_bits(a.low_u128());
        let is_outside = !number.is_finite();
        let whole = number.to_i128_r(128, Round::TowardZero, is_exact).value;
        let natural = number.to_u128_r(128, Round::TowardZero, is_exact).value;
        (is_outside, whole, natural)
    });
    let (is_outside, whole, natural) = exact?;
    // Numbers without a sign that have room in the positive half of a register go through it.
    let is_signed = was_signed || width <= 32;
    let register = if width < 32 || width == 32 && was_signed { 32 } else { width.max(64) };
    let least = 1_u128 << (register - 1);
    let fits = if is_signed {
        register >= 128 || (whole >= -(1 << (register - 1)) && whole < 1 << (register - 1))
    } else {
        register >= 128 || natural >> register == 0 && whole >= -(1 << (register - 1))
    };
    let bits = match (fits && !is_outside, is_signed || whole < 0) {
        (false, _) => least,
        (true, true) => whole as u128,
        (true, false) => natural,
    };
    Some(Value::from_u128(bits, width.min(128)))
}

/// The number as one of 64 bits, for printing.
pub(super) fn approximate(kind: FloatKind, a: &Value) -> f64 {
    let converted = convert(kind, FloatKind::Double, a).filter(|_| kind != FloatKind::Double);
    f64::from_bits(converted.map_or(a.low(), |value| value.low()) & mask(64))
}

/// A function of LLVM or of `math.h` on numbers of 32 or 64 bits, by its name without a suffix for the
/// format; those that only touch the sign, of any format.
pub(super) fn function(name: &str, kind: FloatKind, row: &[Value]) -> Option<Value> {
    let sign = 1_u128 << (kind.width() - 1);
    let bits = |index: usize| row.get(index).map_or(0, Value::low_u128);
    match name {
        "fabs" => return Some(Value::from_u128(bits(0) & !sign, kind.width())),
        "copysign" => return Some(Value::from_u128(bits(0) & !sign | bits(1) & sign, kind.width())),
        _ => {}
    }
    match kind {
        FloatKind::Double => {
            let number = |index: usize| f64::from_bits(bits(index) as u64);
            let whole = signed(bits(1) as u64, 32) as i32;
            by_name(name, number(0), number(1), number(2), whole).map(double)
        }
        FloatKind::Single => {
            let number = |index: usize| f32::from_bits(bits(index) as u32);
            match name {
                "fma" => return Some(single(number(0).mul_add(number(1), number(2)))),
                "fmuladd" => return Some(single(number(0) * number(1) + number(2))),
                _ => {}
            }
            let wide = |index: usize| f64::from(number(index));
            let whole = signed(bits(1) as u64, 32) as i32;
            by_name(name, wide(0), wide(1), wide(2), whole).map(|result| single(result as f32))
        }
        _ => None,
    }
}

/// The functions of `math.h` whose results ISO C leaves to the library but for some arguments.
pub(super) const APPROXIMATE: [&str; 18] = [
    "pow", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
    "log", "log2", "log10", "cbrt", "hypot",
];

/// Whether libraries compute other digits of the result of a function on numbers. They do not where ISO C
/// says what it is (F.10): of 0 and 1 at the places where the functions are 0 or 1, and what is no number.
pub(super) fn is_approximate(name: &str, kind: FloatKind, row: &[Value], result: &Value) -> bool {
    let argument = |index: usize| row.get(index).map(|value| approximate(kind, value));
    let result = approximate(kind, result);
    let has_digits = name == "powi" || APPROXIMATE.contains(&name);
    let is_said = match name {
        _ if !result.is_finite() => true,
        "pow" => argument(0) == Some(1.0) || argument(1).is_some_and(|power| power == 0.0 || power == 1.0),
        "log" | "log2" | "log10" | "acos" => argument(0) == Some(1.0) && result == 0.0,
        "hypot" => argument(0) == Some(0.0) || argument(1) == Some(0.0),
        "atan2" | "powi" => false,
        _ => argument(0) == Some(0.0) && (result == 0.0 || result == 1.0),
    };
    has_digits && !is_said
}

/// A finite number so many numbers of its format away, those without a sign ascending.
pub(super) fn beside(kind: FloatKind, number: &Value, distance: i64) -> Value {
    let bits = number.low();
    let sign = 1 << (kind.width().min(64) - 1);
    let magnitude = (bits & (sign - 1)).saturating_add_signed(distance);
    let moved = Value::Bits(bits & sign | magnitude & (sign - 1));
    if approximate(kind, &moved).is_finite() { moved } else { number.clone() }
}

/// A function on numbers of 64 bits.
fn by_name(name: &str, x: f64, y: f64, z: f64, whole: i32) -> Option<f64> {
    Some(match name {
        "sqrt" => x.sqrt(),
        "floor" => x.floor(),
        "ceil" => x.ceil(),
        "trunc" => x.trunc(),
        "round" => x.round(),
        "rint" | "nearbyint" | "roundeven" => x.round_ties_even(),
        "minnum" | "fmin" => x.min(y),
        "maxnum" | "fmax" => x.max(y),
        "minimum" => {
            if x.is_nan() || y.is_nan() {
                f64::NAN
            } else {
                x.min(y)
            }
        }
        "maximum" => {
            if x.is_nan() || y.is_nan() {
                f64::NAN
            } else {
                x.max(y)
            }
        }
        "fma" => x.mul_add(y, z),
        "fmuladd" => x * y + z,
        "fmod" => x % y,
        "pow" => x.powf(y),
        "powi" => x.powi(whole),
        "sin" => x.sin(),
        "cos" => x.cos(),
        "tan" => x.tan(),
        "asin" => x.asin(),
        "acos" => x.acos(),
        "atan" => x.atan(),
        "atan2" => x.atan2(y),
        "sinh" => x.sinh(),
        "cosh" => x.cosh(),
        "tanh" => x.tanh(),
        "exp" => x.exp(),
        "exp2" => x.exp2(),
        "log" => x.ln(),
        "log2" => x.log2(),
        "log10" => x.log10(),
        "cbrt" => x.cbrt(),
        "hypot" => x.hypot(y),
        "canonicalize" => x,
        _ => return None,
    })
}

/// The class of a number, as a bit of `llvm.is.fpclass`.
pub(super) fn class(kind: FloatKind, a: &Value) -> Option<u64> {
    by_format!(kind, F => {
        let number = F::from_bits(a.low_u128());
        let is_negative = number.is_negative();
        let by_sign = |negative: u64, positive: u64| if is_negative { negative } else { positive };
        if number.is_nan() {
            if number.is_signaling() { 1 } else { 2 }
        } else if number.is_infinite() {
            by_sign(4, 512)
        } else if number.is_zero() {
            by_sign(32, 64)
        } else if number.is_denormal() {
            by_sign(16, 128)
        } else {
            by_sign(8, 256)
        }
    })
}
