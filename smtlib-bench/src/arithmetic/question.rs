//! A question under construction: its constants, the values that are hidden in it, and its assertions.
//!
//! Terms are written as SMT-LIB text in which some words stand for others: `#10` is the number 10 as a vector
//! of the question's width, `##10` of twice that width, `#name` a number that was named; `$w`, `$d` and `$h`
//! are the width, twice and half the width, as numerals, and `$w-1` and `$d-1` one less.

use crate::answers::Answer;
use crate::fuzz::evaluate::{Meaning, Scope};
use crate::fuzz::random::Random;
use crate::fuzz::sexpr::read_all;
use crate::fuzz::value::{Sort, Value};
use num_bigint::BigUint;

/// A question of some width.
#[derive(Debug)]
pub struct Question {
    /// The width of its operands.
    pub width: u32,
    /// What its numbers and hidden values are drawn from.
    pub random: Random,
    numbers: Vec<(&'static str, BigUint)>,
    /// Names, widths and values.
    solution: Vec<(String, u32, BigUint)>,
    lines: Vec<String>,
}

/// 2 to the `exponent`.
pub fn power(exponent: u32) -> BigUint {
    BigUint::from(1u8) << exponent
}

/// The inverse of an odd number modulo 2 to the `width`, by Newton's iteration.
pub fn inverse(odd: &BigUint, width: u32) -> BigUint {
    let modulus = power(width);
    let mut inverse = odd.clone();
    // Each step doubles the number of low bits that are right, 3 at first.
    for _ in 0..width.ilog2() {
        let rest = (&modulus + 2u8 - (odd * &inverse) % &modulus) % &modulus;
        inverse = (inverse * rest) % &modulus;
    }
    inverse
}

impl Question {
    /// An empty question.
    pub fn new(width: u32, random: Random) -> Question {
        Question { width, random, numbers: Vec::new(), solution: Vec::new(), lines: Vec::new() }
    }

    /// A random number of at most so many bits.
    pub fn draw(&mut self, bits: u32) -> BigUint {
        let words = (0..bits.div_ceil(64)).map(|_| self.random.word());
        let all = words.fold(BigUint::ZERO, |all, word| (all << 64u32) + word);
        all % power(bits)
    }

    /// A random odd number of at most `width` bits.
    pub fn draw_odd(&mut self) -> BigUint {
        let mut number = self.draw(self.width);
        number.set_bit(0, true);
        number
    }

    /// Gives a number a name.
    pub fn number(&mut self, name: &'static str, value: impl Into<BigUint>) {
        self.numbers.push((name, value.into()));
    }

    /// Declares constants of the width, whose names are separated by spaces.
    pub fn unknown(&mut self, names: &str) {
        names.split(' ').for_each(|name| self.declare(name, self.width));
    }

    /// Declares a constant of some width.
    pub fn declare(&mut self, name: &str, width: u32) {
        self.lines.push(format!("(declare-const {name} (_ BitVec {width}))"));
    }

    /// Declares constants of the width that get random values in the solution.
    pub fn hidden(&mut self, names: &str) {
        for name in names.split(' ') {
            let value = self.draw(self.width);
            self.hide(name, self.width, value);
        }
    }

    /// Declares a constant and its value in the solution.
    pub fn hide(&mut self, name: &str, width: u32, value: BigUint) {
        self.declare(name, width);
        self.solution.push((name.to_owned(), width, value));
    }

    /// Names a term of the width.
    pub fn define(&mut self, name: &str, term: &str) {
        self.define_of(name, self.width, term);
    }

    /// Names a term of twice the width.
    pub fn define_wide(&mut self, name: &str, term: &str) {
        self.define_of(name, 2 * self.width, term);
    }

    fn define_of(&mut self, name: &str, width: u32, term: &str) {
        let term = self.expanded(term);
        self.lines.push(format!("(define-fun {name} () (_ BitVec {width}) {term})"));
    }

    /// Names what constants are when they are extended by zeros to twice the width: `x` becomes `x-wide`.
    pub fn widen(&mut self, names: &str) {
        for name in names.split(' ') {
            self.define_wide(&format!("{name}-wide"), &format!("((_ zero_extend $w) {name})"));
        }
    }

    /// The same by signs.
    pub fn widen_signed(&mut self, names: &str) {
        for name in names.split(' ') {
            self.define_wide(&format!("{name}-wide"), &format!("((_ sign_extend $w) {name})"));
        }
    }

    /// Asserts a term.
    pub fn assert(&mut self, term: &str) {
        let term = self.expanded(term);
        self.lines.push(format!("(assert {term})"));
    }

    /// Asserts that a term has the value that it has in the solution.
    pub fn reach(&mut self, term: &str) {
        let term = self.expanded(term);
        if let Some(value) = self.value(&term) {
            let value = match value {
                Value::Bits(width, number) => format!("(_ bv{number} {width})"),
                other => other.to_sexpr().to_string(),
            };
            self.lines.push(format!("(assert (= {term} {value}))"));
        }
    }

    /// The value of a term in the solution; none for a term that cannot be evaluated.
    fn value(&self, term: &str) -> Option<Value> {
        let mut scope = Scope::default();
        let mut hidden = |name: &str, _: &[Sort], sort: &Sort| {
            let (_, _, value) = self.solution.iter().find(|(known, _, _)| known == name)?;
            Some(Meaning::Value(sort.value(value.clone())))
        };
        let definitions = self.lines.iter().filter(|line| !line.starts_with("(assert"));
        for command in definitions.flat_map(|line| read_all(line)).flatten() {
            scope.introduce(&command, &mut hidden)?;
        }
        scope.evaluate(read_all(term).ok()?.first()?)
    }

    /// The term with words replaced.
    fn expanded(&self, term: &str) -> String {
        let widths = [
            ("$w-1", self.width - 1),
            ("$d-1", 2 * self.width - 1),
            ("$w", self.width),
            ("$d", 2 * self.width),
            ("$h", self.width / 2),
        ];
        let term = widths
            .iter()
            .fold(term.to_owned(), |term, (word, numeral)| term.replace(word, &numeral.to_string()));
        let mut text = String::new();
        let mut rest = term.as_str();
        while let Some(position) = rest.find('#') {
            text.push_str(&rest[..position]);
            let word = rest[position..].trim_start_matches('#');
            let marks = rest.len() - position - word.len();
            let length = word.find([' ', ')']).unwrap_or(word.len());
            let (word, after) = word.split_at(length);
            let named =
                self.numbers.iter().find(|(name, _)| *name == word).map(|(_, value)| value.to_string());
            let number = named.unwrap_or_else(|| word.to_owned());
            text.push_str(&format!("(_ bv{number} {})", self.width * marks as u32));
            rest = after;
        }
        text + rest
    }

    /// The script.
    pub fn script(&self, answer: Answer) -> String {
        let lines = self.lines.join("\n");
        format!("(set-logic QF_BV)\n(set-info :status {answer})\n{lines}\n(check-sat)\n")
    }

    /// The solution as an answer to `get-model`.
    #[cfg(test)]
    pub fn solution(&self) -> String {
        let values = self.solution.iter().map(|(name, width, value)| {
            format!("(define-fun {name} () (_ BitVec {width}) (_ bv{value} {width}))")
        });
        format!("({})", values.collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_are_inverses() {
        for width in [1u32, 3, 8, 64, 100, 256] {
            let odd = Question::new(width, Random::new(1)).draw_odd();
            assert_eq!(inverse(&odd, width) * odd % power(width), BigUint::from(1u8) % power(width));
        }
    }

    #[test]
    fn words_stand_for_numbers() {
        let mut question = Question::new(8, Random::new(1));
        question.number("k", 7u8);
        let text = question.expanded("((_ extract $d-1 $w) (bvadd ##10 (concat #k #0)))");
        assert_eq!(text, "((_ extract 15 8) (bvadd (_ bv10 16) (concat (_ bv7 8) (_ bv0 8))))");
    }

    #[test]
    fn reached_values_are_those_of_the_solution() {
        let mut question = Question::new(8, Random::new(1));
        question.hide("x", 8, BigUint::from(20u8));
        question.define("y", "(bvmul x #20)");
        question.reach("(bvadd y #1)");
        assert!(question.script(Answer::Sat).contains("(assert (= (bvadd y (_ bv1 8)) (_ bv145 8)))"));
    }
}
