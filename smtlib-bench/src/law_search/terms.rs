//! Terms over the operands `x`, `y` and the result `r` of an application, and their values at many points.

use std::collections::HashSet;

/// What a term is made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// An operand or the result, by position.
    Name(usize),
    /// 0, 1, or the least signed number.
    Zero,
    One,
    Least,
    Not,
    Neg,
    And,
    Or,
    Xor,
    Add,
    Sub,
    Shl,
    Lshr,
}

use Operator::{Add, And, Least, Lshr, Name, Neg, Not, One, Or, Shl, Sub, Xor, Zero};

const LEAVES: [Operator; 6] = [Name(0), Name(1), Name(2), Zero, One, Least];
const UNARY: [Operator; 2] = [Not, Neg];
const BINARY: [Operator; 7] = [And, Or, Xor, Add, Sub, Shl, Lshr];

impl Operator {
    fn is_commutative(self) -> bool {
        matches!(self, And | Or | Xor | Add)
    }

    /// The result at a width of at most 64, of operands that are in range.
    fn apply(self, width: u32, left: u64, right: u64) -> u64 {
        let shifted = |result: Option<u64>| if right < u64::from(width) { result.unwrap_or(0) } else { 0 };
        let value = match self {
            Name(_) | Zero => 0,
            One => 1,
            Least => 1 << (width - 1),
            Not => !left,
            Neg => left.wrapping_neg(),
            And => left & right,
            Or => left | right,
            Xor => left ^ right,
            Add => left.wrapping_add(right),
            Sub => left.wrapping_sub(right),
            Shl => shifted(left.checked_shl(right as u32)),
            Lshr => shifted(left.checked_shr(right as u32)),
        };
        value & mask(width)
    }
}

/// The largest number of a width from 1 to 64.
pub fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// An application at some operands with some result, right or wrong.
pub type Point = [u64; 3];

/// A term: an operator and the numbers of its arguments.
#[derive(Clone, Copy, Debug)]
struct Term {
    operator: Operator,
    arguments: [usize; 2],
    /// The number of operators.
    size: u32,
}

/// Terms by number; arguments come before what they are arguments of.
#[derive(Debug, Default)]
pub struct Terms {
    terms: Vec<Term>,
}

impl Terms {
    /// All terms of at most so many operators that differ at some of the points, of a width of at most 8, and
    /// their values there.
    pub fn different(most: u32, width: u32, points: &[Point]) -> (Terms, Vec<Vec<u8>>) {
        let mut terms = Terms::default();
        let mut seen = HashSet::new();
        let mut columns: Vec<Vec<u8>> = Vec::new();
        for size in 0..=most {
            for term in terms.candidates(size) {
                let column = column(term, width, points, &columns);
                if seen.insert(column.clone()) {
                    terms.terms.push(term);
                    columns.push(column);
                }
            }
        }
        (terms, columns)
    }

    /// The terms of a size over those there are.
    fn candidates(&self, size: u32) -> Vec<Term> {
        let term = |operator, arguments| Term { operator, arguments, size };
        if size == 0 {
            return LEAVES.map(|leaf| term(leaf, [0, 0])).to_vec();
        }
        let mut candidates = Vec::new();
        for (number, argument) in self.terms.iter().enumerate() {
            if argument.size + 1 == size {
                candidates.extend(UNARY.map(|operator| term(operator, [number, number])));
            }
            for (other, second) in self.terms.iter().enumerate() {
                if argument.size + second.size + 1 == size {
                    let wanted = |operator: &Operator| number <= other || !operator.is_commutative();
                    let binary = BINARY.into_iter().filter(wanted);
                    candidates.extend(binary.map(|operator| term(operator, [number, other])));
                }
            }
        }
        candidates
    }

    /// The number of operators of a term.
    pub fn size(&self, number: usize) -> u32 {
        self.terms[number].size
    }

    /// The value of a term at one point.
    pub fn value(&self, number: usize, width: u32, point: &Point) -> u64 {
        let Term { operator, arguments, .. } = self.terms[number];
        match operator {
            Name(position) => point[position],
            Zero | One | Least => operator.apply(width, 0, 0),
            Not | Neg => operator.apply(width, self.value(arguments[0], width, point), 0),
            _ => {
                let [left, right] = arguments.map(|argument| self.value(argument, width, point));
                operator.apply(width, left, right)
            }
        }
    }

    /// The term in SMT-LIB's notation.
    pub fn text(&self, number: usize) -> String {
        let Term { operator, arguments, .. } = self.terms[number];
        let word = match operator {
            Name(position) => return ["x", "y", "r"][position].to_owned(),
            Zero => return "0".to_owned(),
            One => return "1".to_owned(),
            Least => return "least".to_owned(),
            Not => "bvnot",
            Neg => "bvneg",
            And => "bvand",
            Or => "bvor",
            Xor => "bvxor",
            Add => "bvadd",
            Sub => "bvsub",
            Shl => "bvshl",
            Lshr => "bvlshr",
        };
        let left = self.text(arguments[0]);
        if matches!(operator, Not | Neg) {
            return format!("({word} {left})");
        }
        format!("({word} {left} {})", self.text(arguments[1]))
    }
}

/// The values of a term at points, from those of its arguments.
fn column(term: Term, width: u32, points: &[Point], columns: &[Vec<u8>]) -> Vec<u8> {
    match term.operator {
        Name(position) => points.iter().map(|point| point[position] as u8).collect(),
        Zero | One | Least => vec![term.operator.apply(width, 0, 0) as u8; points.len()],
        operator => {
            let [left, right] =
                term.arguments.map(|argument| columns[argument].iter().map(|&value| value.into()));
            left.zip(right).map(|(left, right)| operator.apply(width, left, right) as u8).collect()
        }
    }
}

/// A comparison of two terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Equal,
    Distinct,
    Less,
    AtMost,
    SignedLess,
    SignedAtMost,
}

impl Relation {
    pub const ALL: [Relation; 6] = [
        Relation::Equal,
        Relation::Distinct,
        Relation::Less,
        Relation::AtMost,
        Relation::SignedLess,
        Relation::SignedAtMost,
    ];

    /// Whether the order of the operands does not matter.
    pub fn is_symmetric(self) -> bool {
        matches!(self, Relation::Equal | Relation::Distinct)
    }

    /// Whether it holds of two numbers of a width.
    pub fn holds(self, width: u32, left: u64, right: u64) -> bool {
        let signed = |value: u64| value ^ 1 << (width - 1);
        match self {
            Relation::Equal => left == right,
            Relation::Distinct => left != right,
            Relation::Less => left < right,
            Relation::AtMost => left <= right,
            Relation::SignedLess => signed(left) < signed(right),
            Relation::SignedAtMost => signed(left) <= signed(right),
        }
    }

    /// Its word in SMT-LIB.
    pub fn word(self) -> &'static str {
        match self {
            Relation::Equal => "=",
            Relation::Distinct => "distinct",
            Relation::Less => "bvult",
            Relation::AtMost => "bvule",
            Relation::SignedLess => "bvslt",
            Relation::SignedAtMost => "bvsle",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(width: u32) -> Vec<Point> {
        let all = 0..1u64 << (3 * width);
        let part = |number: u64, at: u32| number >> (at * width) & mask(width);
        all.map(|number| [part(number, 0), part(number, 1), part(number, 2)]).collect()
    }

    #[test]
    fn terms_differ_and_have_the_values_of_their_columns() {
        let points = points(3);
        let (terms, columns) = Terms::different(1, 3, &points);
        for (number, column) in columns.iter().enumerate() {
            let value = |point| terms.value(number, 3, point) as u8;
            assert!(points.iter().map(value).eq(column.iter().copied()), "{}", terms.text(number));
        }
        assert!(columns.len() > 60, "{}", columns.len());
        let texts: Vec<String> = (0..columns.len()).map(|number| terms.text(number)).collect();
        assert!(texts.contains(&"(bvlshr x r)".to_owned()));
        assert!(!texts.contains(&"(bvsub x x)".to_owned()));
    }

    #[test]
    fn shifts_and_relations_are_those_of_the_width() {
        assert_eq!(Shl.apply(4, 3, 3), 8);
        assert_eq!(Lshr.apply(4, 15, 4), 0);
        assert_eq!(Neg.apply(4, 1, 0), 15);
        assert!(Relation::SignedLess.holds(4, 8, 0));
        assert!(!Relation::Less.holds(4, 8, 0));
    }
}
