//! The types a parameter may have: how their values are read and shown.

use std::ops::RangeInclusive;

/// The reason that a text is not a value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidValue {
    /// The text does not read as a value of the type.
    Type,
    /// The value is outside the range.
    Range,
}

/// A type of parameters. The range is `None` for types without order.
pub trait ParamValue: Sized {
    /// Reads a value within the range.
    fn read(text: &str, range: Option<RangeInclusive<Self>>) -> Result<Self, InvalidValue>;
    /// The text that reads as this value.
    fn show(&self) -> String;
    /// The values of the type, in words.
    fn domain(range: Option<RangeInclusive<Self>>) -> String;
}

impl ParamValue for bool {
    fn read(text: &str, _: Option<RangeInclusive<bool>>) -> Result<bool, InvalidValue> {
        text.parse().map_err(|_| InvalidValue::Type)
    }

    fn show(&self) -> String {
        self.to_string()
    }

    fn domain(_: Option<RangeInclusive<bool>>) -> String {
        "true or false".to_owned()
    }
}

macro_rules! number {
    ($($type:ident $word:literal $accepts:expr;)*) => {
        $(impl ParamValue for $type {
            fn read(text: &str, range: Option<RangeInclusive<$type>>) -> Result<$type, InvalidValue> {
                if !$accepts(text) {
                    return Err(InvalidValue::Type);
                }
                let value = text.parse().map_err(|_| InvalidValue::Range)?;
                match range {
                    Some(range) if !range.contains(&value) => Err(InvalidValue::Range),
                    _ => Ok(value),
                }
            }

            fn show(&self) -> String {
                self.to_string()
            }

            fn domain(range: Option<RangeInclusive<$type>>) -> String {
                match range {
                    Some(range) => format!(concat!($word, ", {} to {}"), range.start(), range.end()),
                    None => $word.to_owned(),
                }
            }
        })*
    };
}

number! {
    u32 "an integer" is_integer;
    u64 "an integer" is_integer;
    usize "an integer" is_integer;
    f64 "a number" is_finite;
}

fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_finite(text: &str) -> bool {
    text.parse().is_ok_and(f64::is_finite)
}
