//! Values of every sort and the operators on them: a second implementation of the theories, which shares no
//! code with the solver. It follows the definitions of the SMT-LIB theories and aims at simplicity, not
//! speed.

use super::array::Array;
use super::sexpr::Sexpr;
use num_bigint::{BigInt, BigUint};

/// The sort of a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sort {
    Bool,
    /// `(_ BitVec w)`, by its width.
    Bits(u32),
    /// `(Array index element)`, by these two sorts.
    Array(Box<(Sort, Sort)>),
    /// A declared sort, by its name.
    Named(String),
}

/// The value of a term. The number is always below 2 to the width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Bool(bool),
    /// A width and a number.
    Bits(u32, BigUint),
    /// A value of an array sort.
    Array(Box<Array>),
    /// Declared sort and name of one of its members. Members with different names are different.
    Member(String, String),
}

impl Sort {
    /// The sort of arrays from one sort to another.
    pub fn array(index: Sort, element: Sort) -> Sort {
        Sort::Array(Box::new((index, element)))
    }

    /// The sort as SMT-LIB writes it.
    pub fn to_sexpr(&self) -> Sexpr {
        match self {
            Sort::Bool => Sexpr::atom("Bool"),
            Sort::Bits(width) => Sexpr::indexed("BitVec", &[*width]),
            Sort::Array(sorts) => Sexpr::apply("Array", [sorts.0.to_sexpr(), sorts.1.to_sexpr()]),
            Sort::Named(name) => Sexpr::atom(name.as_str()),
        }
    }

    /// Reads a sort. Any symbol may be a declared one.
    pub fn read(text: &Sexpr) -> Option<Sort> {
        match text {
            Sexpr::Atom(name) if name == "Bool" => Some(Sort::Bool),
            Sexpr::Atom(name) => {
                name.starts_with(|first: char| first.is_alphabetic()).then(|| Sort::Named(name.clone()))
            }
            Sexpr::List(items) => match items.as_slice() {
                [_, name, width] if text.head() == "_" && name.text() == Some("BitVec") => {
                    width.text()?.parse().ok().filter(|width| (1..=1 << 16).contains(width)).map(Sort::Bits)
                }
                [_, index, element] if text.head() == "Array" => {
                    Some(Sort::array(Sort::read(index)?, Sort::read(element)?))
                }
                _ => None,
            },
        }
    }

    /// The width of a bit-vector; 1 for Booleans; `None` for other sorts.
    pub fn width(&self) -> Option<u32> {
        match self {
            Sort::Bool => Some(1),
            Sort::Bits(width) => Some(*width),
            Sort::Array(_) | Sort::Named(_) => None,
        }
    }

    /// The number of bits that encode a value, where an array is a table. `None` for a declared sort, or if
    /// there are too many.
    pub fn bits(&self) -> Option<u32> {
        match self {
            Sort::Array(sorts) => u32::try_from(sorts.0.count()?).ok()?.checked_mul(sorts.1.bits()?),
            _ => self.width(),
        }
    }

    /// The number of values; `None` if there are too many to count, or for a declared sort.
    pub fn count(&self) -> Option<u64> {
        1u64.checked_shl(self.bits()?)
    }

    /// The value with this number, modulo the number of values. An array too large for a table is constant.
    pub fn value(&self, number: BigUint) -> Value {
        match self {
            Sort::Bool => Value::Bool(number.bit(0)),
            Sort::Bits(width) => wrap(*width, number),
            Sort::Named(name) => Value::Member(name.clone(), format!("@{number}")),
            Sort::Array(sorts) => {
                let (index, element) = (&sorts.0, &sorts.1);
                let mut array = Array::constant(index.clone(), element.value(number.clone()));
                if let (Some(_), Some(count), Some(bits)) = (self.count(), index.count(), element.bits()) {
                    for position in 0..count {
                        let value = element.value(&number >> (position * u64::from(bits)));
                        array = array.store(&index.value(position.into()), &value).unwrap_or(array);
                    }
                }
                Value::Array(Box::new(array))
            }
        }
    }
}

/// 2 to the `width`.
pub fn power(width: u32) -> BigUint {
    BigUint::from(1u8) << width
}

fn wrap(width: u32, number: BigUint) -> Value {
    let inside = number.bits() <= u64::from(width);
    Value::Bits(width, if inside { number } else { number % power(width) })
}

/// The number read as two's complement.
fn signed(width: u32, number: &BigUint) -> BigInt {
    let negative = number.bit(u64::from(width) - 1);
    BigInt::from(number.clone()) - if negative { BigInt::from(power(width)) } else { BigInt::ZERO }
}

fn unsigned(width: u32, number: BigInt) -> Value {
    let modulus = BigInt::from(power(width));
    let least = ((number % &modulus) + &modulus) % &modulus;
    Value::Bits(width, least.magnitude().clone())
}

impl Value {
    /// The sort of the value.
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Bits(width, _) => Sort::Bits(*width),
            Value::Array(array) => array.sort(),
            Value::Member(sort, _) => Sort::Named(sort.clone()),
        }
    }

    /// The value as an SMT-LIB constant.
    pub fn to_sexpr(&self) -> Sexpr {
        match self {
            Value::Bool(value) => Sexpr::atom(value.to_string()),
            Value::Bits(width, number) => {
                let digits = number.to_str_radix(2);
                Sexpr::atom(format!("#b{digits:0>width$}", width = *width as usize))
            }
            Value::Array(array) => array.to_sexpr(),
            Value::Member(sort, name) => {
                Sexpr::apply("as", [Sexpr::atom(name.as_str()), Sexpr::atom(sort.as_str())])
            }
        }
    }

    /// Reads a constant that is no array: `true`, `#b01`, `#x0f`, `(_ bv5 8)`, `(as @1 S)`.
    pub fn read(text: &Sexpr) -> Option<Value> {
        match text {
            Sexpr::Atom(atom) => match atom.as_str() {
                "true" => Some(Value::Bool(true)),
                "false" => Some(Value::Bool(false)),
                _ => {
                    let (radix, digits, each) = match (atom.strip_prefix("#b"), atom.strip_prefix("#x")) {
                        (Some(digits), _) => (2, digits, 1),
                        (_, Some(digits)) => (16, digits, 4),
                        _ => return None,
                    };
                    let width = u32::try_from(digits.len()).ok()?.checked_mul(each)?;
                    Some(Value::Bits(width, BigUint::parse_bytes(digits.as_bytes(), radix)?))
                }
            },
            Sexpr::List(items) => match items.as_slice() {
                [_, number, width] if text.head() == "_" => {
                    let number = number.text()?.strip_prefix("bv")?;
                    let number = BigUint::parse_bytes(number.as_bytes(), 10)?;
                    let width = width.text()?.parse().ok().filter(|width| *width > 0)?;
                    Some(wrap(width, number))
                }
                [_, name, sort] if text.head() == "as" => {
                    let name = name.text().filter(|name| name.starts_with('@'))?;
                    Some(Value::Member(sort.text()?.to_owned(), name.to_owned()))
                }
                _ => None,
            },
        }
    }
}

/// The result of an operator applied to values; `None` if the sorts are wrong.
pub fn apply(name: &str, indices: &[u32], arguments: &[Value]) -> Option<Value> {
    match (name, arguments) {
        ("=>", [premises @ .., Value::Bool(last)]) if !premises.is_empty() => {
            let premises = bools(premises)?;
            Some(Value::Bool(*last || premises.contains(&false)))
        }
        ("=", [first, rest @ ..]) if !rest.is_empty() => {
            let same = rest.iter().all(|value| value.sort() == first.sort());
            same.then(|| Value::Bool(rest.iter().all(|value| value == first)))
        }
        ("distinct", [first, rest @ ..]) if !rest.is_empty() => {
            let same = rest.iter().all(|value| value.sort() == first.sort());
            let pair = |(position, value)| arguments[..position].contains(value);
            same.then(|| Value::Bool(!arguments.iter().enumerate().any(pair)))
        }
        ("ite", [Value::Bool(condition), yes, no]) if yes.sort() == no.sort() => {
            Some(if *condition { yes.clone() } else { no.clone() })
        }
        ("select", [Value::Array(array), index]) => array.select(index),
        ("store", [Value::Array(array), index, value]) => {
            array.store(index, value).map(|array| Value::Array(Box::new(array)))
        }
        ("and" | "or" | "xor" | "not", _) => connective(name, &bools(arguments)?).map(Value::Bool),
        (_, [Value::Bits(width, number)]) => unary(name, indices, *width, number),
        (_, [Value::Bits(left_width, left), Value::Bits(right_width, right)]) => {
            if name == "concat" {
                let width = left_width.checked_add(*right_width)?;
                return Some(Value::Bits(width, (left << *right_width) | right));
            }
            (left_width == right_width && indices.is_empty())
                .then(|| binary(name, *left_width, left, right))?
        }
        ("concat" | "bvand" | "bvor" | "bvxor" | "bvadd" | "bvmul", [first, second, third, rest @ ..]) => {
            let mut result = apply(name, indices, &[first.clone(), second.clone()])?;
            for next in std::iter::once(third).chain(rest) {
                result = apply(name, indices, &[result, next.clone()])?;
            }
            Some(result)
        }
        _ => None,
    }
}

fn bools(values: &[Value]) -> Option<Vec<bool>> {
    let bool_of = |value: &Value| match value {
        Value::Bool(value) => Some(*value),
        _ => None,
    };
    values.iter().map(bool_of).collect()
}

fn connective(name: &str, values: &[bool]) -> Option<bool> {
    match (name, values) {
        ("not", [value]) => Some(!value),
        ("and", [_, _, ..]) => Some(!values.contains(&false)),
        ("or", [_, _, ..]) => Some(values.contains(&true)),
        ("xor", [_, _, ..]) => Some(values.iter().filter(|value| **value).count() % 2 == 1),
        _ => None,
    }
}

fn unary(name: &str, indices: &[u32], width: u32, number: &BigUint) -> Option<Value> {
    let negative = number.bit(u64::from(width) - 1);
    Some(match (name, indices) {
        ("bvnot", []) => Value::Bits(width, power(width) - 1u8 - number),
        ("bvneg", []) => wrap(width, power(width) - number),
        ("bvnego", []) => Value::Bool(*number == power(width - 1)),
        ("extract", &[high, low]) if low <= high && high < width => wrap(high - low + 1, number >> low),
        ("repeat", &[count]) if count > 0 => {
            let mut repeated = BigUint::ZERO;
            for _ in 0..count {
                repeated = (repeated << width) | number;
            }
            Value::Bits(width.checked_mul(count)?, repeated)
        }
        ("zero_extend", &[more]) => Value::Bits(width.checked_add(more)?, number.clone()),
        ("sign_extend", &[more]) => {
            let ones = if negative { (power(more) - 1u8) << width } else { BigUint::ZERO };
            Value::Bits(width.checked_add(more)?, ones | number)
        }
        ("rotate_left", &[count]) => rotate_left(width, number, count % width),
        ("rotate_right", &[count]) => rotate_left(width, number, (width - count % width) % width),
        _ => return None,
    })
}

fn rotate_left(width: u32, number: &BigUint, count: u32) -> Value {
    wrap(width, (number << count) | (number >> (width - count)))
}

fn binary(name: &str, width: u32, left: &BigUint, right: &BigUint) -> Option<Value> {
    let bits = |number| Some(wrap(width, number));
    let ones = power(width) - 1u8;
    match name {
        "bvand" => bits(left & right),
        "bvor" => bits(left | right),
        "bvxor" => bits(left ^ right),
        "bvnand" => bits(ones - (left & right)),
        "bvnor" => bits(ones - (left | right)),
        "bvxnor" => bits(ones - (left ^ right)),
        "bvcomp" => Some(wrap(1, BigUint::from(left == right))),
        "bvadd" => bits(left + right),
        "bvsub" => bits(left + power(width) - right),
        "bvmul" => bits(left * right),
        "bvudiv" if *right == BigUint::ZERO => bits(ones),
        "bvudiv" => bits(left / right),
        "bvurem" if *right == BigUint::ZERO => bits(left.clone()),
        "bvurem" => bits(left % right),
        "bvshl" => bits(shift_count(width, right).map_or(BigUint::ZERO, |count| left << count)),
        "bvlshr" => bits(shift_count(width, right).map_or(BigUint::ZERO, |count| left >> count)),
        "bvult" => Some(Value::Bool(left < right)),
        "bvule" => Some(Value::Bool(left <= right)),
        "bvugt" => Some(Value::Bool(left > right)),
        "bvuge" => Some(Value::Bool(left >= right)),
        "bvuaddo" => Some(Value::Bool(left + right > ones)),
        "bvumulo" => Some(Value::Bool(left * right > ones)),
        "bvusubo" => Some(Value::Bool(left < right)),
        _ => binary_signed(name, width, &signed(width, left), &signed(width, right)),
    }
}

/// The distance of a shift, if it is below the width.
fn shift_count(width: u32, number: &BigUint) -> Option<u32> {
    u32::try_from(number).ok().filter(|count| *count < width)
}

fn binary_signed(name: &str, width: u32, left: &BigInt, right: &BigInt) -> Option<Value> {
    let zero = BigInt::ZERO;
    let bits = |number| Some(unsigned(width, number));
    let half = BigInt::from(power(width - 1));
    let outside = |number: BigInt| Some(Value::Bool(number < -&half || number >= half));
    match name {
        // Division by zero is -1 for a dividend that is not negative, and 1 for a negative one.
        "bvsdiv" if *right == zero => bits(BigInt::from(if *left < zero { 1 } else { -1 })),
        "bvsdiv" => bits(left / right),
        "bvsrem" | "bvsmod" if *right == zero => bits(left.clone()),
        "bvsrem" => bits(left % right),
        "bvsmod" => bits(((left % right) + right) % right),
        "bvashr" => {
            let distance = unsigned(width, right.clone());
            let Value::Bits(_, distance) = distance else { return None };
            bits(left >> shift_count(width, &distance).unwrap_or(width - 1))
        }
        "bvslt" => Some(Value::Bool(left < right)),
        "bvsle" => Some(Value::Bool(left <= right)),
        "bvsgt" => Some(Value::Bool(left > right)),
        "bvsge" => Some(Value::Bool(left >= right)),
        "bvsaddo" => outside(left + right),
        "bvssubo" => outside(left - right),
        "bvsmulo" => outside(left * right),
        "bvsdivo" => Some(Value::Bool(*left == -half && *right == BigInt::from(-1))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::read_all;
    use super::*;

    fn value(text: &str) -> Value {
        Value::read(&read_all(text).unwrap()[0]).unwrap()
    }

    #[track_caller]
    fn check(name: &str, indices: &[u32], arguments: &str, expected: &str) {
        let arguments: Vec<Value> =
            read_all(arguments).unwrap().iter().map(|text| Value::read(text).unwrap()).collect();
        assert_eq!(apply(name, indices, &arguments), Some(value(expected)), "{name}");
    }

    #[test]
    fn constants_are_read_and_written() {
        assert_eq!(value("#x0f"), value("(_ bv15 8)"));
        assert_eq!(value("#x0f").to_sexpr().to_string(), "#b00001111");
        assert_eq!(Value::read(&Sexpr::atom("a")), None);
        for sort in
            [Sort::Bits(7), Sort::array(Sort::Named("S".into()), Sort::array(Sort::Bool, Sort::Bits(3)))]
        {
            assert_eq!(Sort::read(&sort.to_sexpr()), Some(sort));
        }
        assert_eq!(value("(as @x S)"), Value::Member("S".into(), "@x".into()));
    }

    #[test]
    fn numbers_and_values_are_one_to_one() {
        let sort = Sort::array(Sort::Bits(1), Sort::array(Sort::Bool, Sort::Bool));
        let values: Vec<Value> = (0..16u8).map(|number| sort.value(number.into())).collect();
        assert_eq!(sort.count(), Some(16));
        for (position, value) in values.iter().enumerate() {
            assert!(!values[..position].contains(value), "{position}");
        }
        assert_eq!(sort.value(16u8.into()), sort.value(0u8.into()));
    }

    #[test]
    fn corner_cases_of_the_theory() {
        check("bvudiv", &[], "#x5 #x0", "#xf");
        check("bvurem", &[], "#x5 #x0", "#x5");
        check("bvsdiv", &[], "#x8 #xf", "#x8");
        check("bvsdiv", &[], "#x9 #x0", "#x1");
        check("bvsdiv", &[], "#x5 #x0", "#xf");
        check("bvsrem", &[], "#x9 #x2", "#xf");
        check("bvsmod", &[], "#x9 #x2", "#x1");
        check("bvsmod", &[], "#x7 #xe", "#xf");
        check("bvsmod", &[], "#x9 #x0", "#x9");
        check("bvashr", &[], "#x9 #x2", "#xe");
        check("bvashr", &[], "#x9 #xf", "#xf");
        check("bvshl", &[], "#x9 #x4", "#x0");
        check("rotate_left", &[5], "#x9", "#x3");
        check("rotate_right", &[1], "#x9", "#xc");
        check("sign_extend", &[2], "#b10", "#b1110");
        check("repeat", &[3], "#b10", "#b101010");
        check("bvsmulo", &[], "#x8 #x1", "false");
        check("bvsmulo", &[], "#x8 #xf", "true");
        check("bvssubo", &[], "#x0 #x8", "true");
        check("bvneg", &[], "#x0", "#x0");
        check("xor", &[], "true true true", "true");
        check("=>", &[], "true false true", "true");
        check("distinct", &[], "#x1 #x2 #x1", "false");
    }

    #[test]
    fn wrong_sorts_have_no_value() {
        assert_eq!(apply("bvadd", &[], &[value("#x1"), value("#b1")]), None);
        assert_eq!(apply("extract", &[4, 0], &[value("#x1")]), None);
        assert_eq!(apply("and", &[], &[value("#b1"), value("#b1")]), None);
        assert_eq!(apply("bvsub", &[], &[value("#b1"), value("#b1"), value("#b1")]), None);
    }
}
