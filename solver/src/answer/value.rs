//! Typed values of terms, readable without the solver.
//!
//! **Here.** A value knows its sort and prints as `get-value` prints it. Booleans and integers convert from
//! and to values; a bit-vector is read as an unsigned number by unsigned types and in two's complement by
//! signed ones.
//!
//! **Contract.** Values own or share all they hold: they are `Send`, `Sync` and independent of the solver
//! they came from. They are ordered by sort; bit-vectors as unsigned numbers, elements of declared sorts by
//! name and number, arrays by default and exceptions; the order of arrays has no meaning but is the same
//! everywhere.
//!
//! **Cost.** A clone takes constant time but for bit-vectors beyond 64 bits. Text is written as a tree: an
//! array that is shared many times inside another is written many times, and one of more than 2^32 bytes as
//! text is cut.

use std::cmp::Ordering;
use std::fmt::{self, Debug, Display, Formatter};
use std::sync::Arc;

use javelin_parser::response::{Symbol, symbol_length};
use num_bigint::{BigInt, BigUint};

pub use super::array::ArrayValue;
pub use super::sort::{ArraySort, ValueSort};
use super::text::Text;
use javelin_term::bitvec::BitVec;
use javelin_term::bitvec::integer::IntegerError;
use javelin_term::print;

/// The value of a term in a model.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// A value of sort `Bool`.
    Bool(bool),
    /// A bit-vector of sort `(_ BitVec width)`.
    BitVec(BitVec),
    /// An array of sort `(Array index element)`.
    Array(ArrayValue),
    /// An element of a declared sort.
    Element(Element),
}

/// An element of a declared sort. Elements of one model are equal if name and number are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Element {
    /// The name of the sort.
    pub sort: Arc<str>,
    /// The number of the element within the sort.
    pub number: u64,
}

impl Element {
    /// Its name in answers. It begins with `@`, which the standard reserves for solvers.
    pub(super) fn name(&self) -> String {
        format!("@{}!{}", self.sort, self.number)
    }
}

/// A reason to reject a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// The value is of another sort.
    #[error("the value is of sort {found}, not {expected}")]
    Sort {
        /// The required sort; `(_ BitVec _)` stands for all widths.
        expected: String,
        /// The sort of the value.
        found: ValueSort,
    },
    /// The number does not fit into the width.
    #[error(transparent)]
    Integer(#[from] IntegerError),
    /// An index occurs twice among the exceptions of an array.
    #[error("the index {0} occurs twice")]
    Twice(Value),
}

impl Value {
    /// The bit-vector of `width` bits (1 to [`MAX_WIDTH`](javelin_term::bitvec::MAX_WIDTH)) that stands for
    /// `number`, negative numbers in two's complement.
    ///
    /// # Errors
    /// The width is out of range, or the number is below -2^(width-1) or above 2^width - 1.
    pub fn from_integer(number: impl Into<BigInt>, width: u32) -> Result<Value, ValueError> {
        Ok(Value::BitVec(BitVec::from_integer(number, width)?))
    }

    /// The value of symbols without a constraint: `false`, zero, the first element, the constant array of
    /// such a value. Widths are at least 1.
    pub fn zero(sort: &ValueSort) -> Value {
        let mut arrays = Vec::new();
        let mut sort = sort.clone();
        let mut value = loop {
            sort = match sort {
                ValueSort::Bool => break Value::Bool(false),
                ValueSort::BitVec(width) => break Value::BitVec(BitVec::zero(width)),
                ValueSort::Declared(sort) => break Value::Element(Element { sort, number: 0 }),
                ValueSort::Array(array) => {
                    let element = array.element();
                    arrays.push(array);
                    element
                }
            };
        };
        while let Some(array) = arrays.pop() {
            value = ArrayValue::from_parts(array, value, Vec::new()).into();
        }
        value
    }

    /// The sort, with which the value was made.
    pub fn sort(&self) -> ValueSort {
        match self {
            Value::Bool(_) => ValueSort::Bool,
            Value::BitVec(value) => ValueSort::BitVec(value.width()),
            Value::Array(array) => ValueSort::Array(array.sort().clone()),
            Value::Element(element) => ValueSort::Declared(Arc::clone(&element.sort)),
        }
    }

    /// The truth value, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The bit-vector, if it is one.
    pub fn as_bitvec(&self) -> Option<&BitVec> {
        match self {
            Value::BitVec(value) => Some(value),
            _ => None,
        }
    }

    /// The array, if it is one.
    pub fn as_array(&self) -> Option<&ArrayValue> {
        match self {
            Value::Array(array) => Some(array),
            _ => None,
        }
    }

    /// The element of a declared sort, if it is one.
    pub fn as_element(&self) -> Option<&Element> {
        match self {
            Value::Element(element) => Some(element),
            _ => None,
        }
    }

    /// The length of the text in bytes, at most `u64::MAX`.
    pub(super) fn length(&self) -> u64 {
        match self {
            Value::Bool(truth) => u64::from(!truth) + 4,
            Value::BitVec(value) => 2 + u64::from(print::digit_count(value.width())),
            Value::Element(element) => {
                let names = symbol_length(&element.name()) + symbol_length(&element.sort);
                "(as  )".len() as u64 + names
            }
            Value::Array(array) => array.length(),
        }
    }

    /// Checks that the value has this sort.
    pub(super) fn expect_sort(&self, sort: &ValueSort) -> Result<(), ValueError> {
        let found = self.sort();
        if found != *sort {
            return Err(ValueError::Sort { expected: sort.to_string(), found });
        }
        Ok(())
    }

    fn expect_bitvec(&self) -> Result<&BitVec, ValueError> {
        self.as_bitvec()
            .ok_or_else(|| ValueError::Sort { expected: "(_ BitVec _)".into(), found: self.sort() })
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        super::array::compare(self, other)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

impl From<BitVec> for Value {
    fn from(value: BitVec) -> Value {
        Value::BitVec(value)
    }
}

impl From<ArrayValue> for Value {
    fn from(array: ArrayValue) -> Value {
        Value::Array(array)
    }
}

impl TryFrom<&Value> for bool {
    type Error = ValueError;

    fn try_from(value: &Value) -> Result<bool, ValueError> {
        value.as_bool().ok_or_else(|| ValueError::Sort { expected: "Bool".into(), found: value.sort() })
    }
}

impl TryFrom<&Value> for BigUint {
    type Error = ValueError;

    fn try_from(value: &Value) -> Result<BigUint, ValueError> {
        Ok(value.expect_bitvec()?.into())
    }
}

impl TryFrom<&Value> for BigInt {
    type Error = ValueError;

    fn try_from(value: &Value) -> Result<BigInt, ValueError> {
        Ok(value.expect_bitvec()?.into())
    }
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        /// A bit-vector as wide as the type.
        impl From<$integer> for Value {
            fn from(number: $integer) -> Value {
                Value::BitVec(number.into())
            }
        }

        impl TryFrom<&Value> for $integer {
            type Error = ValueError;

            fn try_from(value: &Value) -> Result<$integer, ValueError> {
                Ok(value.expect_bitvec()?.try_into()?)
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 i8 i16 i32 i64 i128);

/// As in SMT-LIB: arrays as `store` chains over a constant array, elements of declared sorts as names, equal
/// for equal elements. An array of more than 2^32 bytes as text is cut: `...` stands for its elements.
impl Display for Value {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => Display::fmt(value, output),
            Value::BitVec(value) => output.write_str(&print::bitvec(value)),
            Value::Element(element) => {
                write!(output, "(as {} {})", Symbol(&element.name()), Symbol(&element.sort))
            }
            Value::Array(_) => Text::of_value(self.clone()).display(output),
        }
    }
}

/// The same as `Display`.
impl Debug for Value {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, output)
    }
}

/// Values are `Send` and `Sync`.
const _: fn() = || {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Value>();
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_values() {
        assert_eq!(Value::from(200u8).to_string(), "#xc8");
        assert_eq!(i8::try_from(&Value::from(200u8)), Ok(-56));
        assert_eq!(u64::try_from(&Value::from_integer(-1, 5).unwrap()), Ok(31));
        assert_eq!(Value::from_integer(-1, 5).unwrap().to_string(), "#b11111");
        assert_eq!(u8::try_from(&Value::from(256u16)), Err(IntegerError::Wide(16).into()));
        assert_eq!(Value::from_integer(32, 5), Err(IntegerError::Large(5).into()));
        assert_eq!(bool::try_from(&Value::from(true)), Ok(true));
        let wrong = bool::try_from(&Value::from(1u8)).unwrap_err();
        assert_eq!(wrong.to_string(), "the value is of sort (_ BitVec 8), not Bool");
        assert_eq!(BigUint::try_from(&Value::from(u128::MAX)), Ok(u128::MAX.into()));
        assert_eq!(BigInt::try_from(&Value::from(-5i64)), Ok((-5).into()));
    }

    #[test]
    fn arrays_print_as_stores() {
        let sort = ArraySort::new(&ValueSort::BitVec(4), &ValueSort::Declared("a b".into()));
        let element = |number| Value::Element(Element { sort: "a b".into(), number });
        let four = |number: u8| Value::from_integer(number, 4).unwrap();
        let array = ArrayValue::new(&sort, element(0), [(four(2), element(1)), (four(1), element(3))]);
        let text = "(store (store ((as const (Array (_ BitVec 4) |a b|)) (as |@a b!0| |a b|)) #x1 \
                    (as |@a b!3| |a b|)) #x2 (as |@a b!1| |a b|))";
        assert_eq!(Value::from(array.unwrap()).to_string(), text);
    }

    #[test]
    fn zeros_are_of_their_sorts() {
        let inner = ValueSort::array(&ValueSort::Bool, &ValueSort::Declared("S".into()));
        let outer = ValueSort::array(&inner, &inner);
        for sort in [ValueSort::Bool, ValueSort::BitVec(70), inner, outer] {
            assert_eq!(Value::zero(&sort).sort(), sort);
        }
    }
}
