//! The texts of values, definitions and models, written in pieces.
//!
//! **Idea.** A value of a kilobyte of memory can be gigabytes of text: shared parts are written wherever they
//! occur. So the text is never held as a whole: the parts still to be written are on a stack, and the writer
//! takes as much as it has room for.
//!
//! **Contract.** Lengths are known before a byte is written, and they are exact, but where elements of
//! declared sorts are written without their sorts: then the text is shorter. Arrays of more than
//! [`MOST_TEXT`] bytes are written with `...` for their elements: a caller that must not cut asks for the
//! length first. A step of the writer adds at most [`PIECE`] bytes, or the text of one sort or short value.
//!
//! **Cost.** Linear in the text. Arrays and functions are shared with the value, not copied.

use std::fmt::{self, Formatter, Write};
use std::sync::Arc;

use javelin_parser::response::{Symbol, needs_bars};

use super::array::ArrayValue;
use super::model::{FunctionValue, Meaning};
use super::sort::ValueSort;
use super::value::Value;
use javelin_term::bitvec::BitVec;
use javelin_term::print::{self, MOST_TEXT};

/// The approximate size of a piece of a text in bytes.
pub const PIECE: usize = 1 << 16;

/// Bit-vectors up to this width are written in one step.
const SHORT: u32 = 1 << 10;

/// A part of a text that is still to be written.
#[derive(Clone, Debug)]
enum Part {
    Fixed(&'static str),
    /// A text, from this byte on.
    Quoted(Arc<str>, usize),
    Sort(ValueSort),
    Value(Value),
    /// The digits of a bit-vector, from this one on.
    Digits(BitVec, u32),
    /// A string, this many times.
    Repeated(&'static str, usize),
    /// The exceptions of an array, from this one on.
    Exceptions(ArrayValue, usize),
    /// The parameters of a function, from this one on.
    Parameters(FunctionValue, usize),
    /// The rows of a function, from this one on, and how many of the earlier ones were written.
    Rows(FunctionValue, usize, usize),
    /// The arguments of this row, from this one on.
    Arguments(FunctionValue, usize, usize),
}

/// The parts of a text that are still to be written.
#[derive(Clone, Debug, Default)]
pub struct Text {
    /// The next part is on top.
    stack: Vec<Part>,
    /// Whether elements of declared sorts are written without their sorts.
    is_plain: bool,
}

impl Text {
    /// A text without parts.
    pub fn new() -> Text {
        Text::default()
    }

    fn of_parts(stack: Vec<Part>) -> Text {
        Text { stack, is_plain: false }
    }

    /// The same text; with `is_qualified`, elements of declared sorts have their sort beside their name.
    pub fn qualified(self, is_qualified: bool) -> Text {
        Text { is_plain: !is_qualified, ..self }
    }

    /// A value, as `get-value` writes it.
    pub fn of_value(value: Value) -> Text {
        Text::of_parts(vec![Part::Value(value)])
    }

    /// A definition of a symbol, as `get-model` writes it.
    pub fn of_definition(name: &Arc<str>, meaning: Meaning) -> Text {
        let mut text = Text::new();
        match meaning {
            Meaning::Constant(value) => {
                let sort = Part::Sort(value.sort());
                text.then([
                    Part::Fixed(") "),
                    sort,
                    Part::Fixed(" "),
                    Part::Value(value),
                    Part::Fixed(")\n"),
                ]);
            }
            Meaning::Function(function) => {
                let result = Part::Sort(function.result().clone());
                let body = [Part::Fixed(" "), Part::Rows(function.clone(), 0, 0), Part::Fixed(")\n")];
                text.then(body);
                text.then([Part::Parameters(function, 0), Part::Fixed(") "), result]);
            }
        }
        text.then([Part::Fixed(" (")]);
        text.then_symbol(name);
        text.then([Part::Fixed("  (define-fun ")]);
        text
    }

    /// A pair for `get-value`: a term as it was written, and its value.
    pub fn of_pair(quoted: &Arc<str>, value: Value) -> Text {
        let quoted = Part::Quoted(Arc::clone(quoted), 0);
        let value = [Part::Fixed(")"), Part::Value(value), Part::Fixed(" "), quoted, Part::Fixed("(")];
        Text::of_parts(value.into())
    }

    /// A pair for `get-value`: the symbol of a function, and its values as a `lambda`.
    pub fn of_function(quoted: &Arc<str>, function: FunctionValue) -> Text {
        let rows = Part::Rows(function.clone(), 0, 0);
        let mut text = Text::of_parts(vec![Part::Fixed("))"), rows, Part::Fixed(") ")]);
        text.then([Part::Parameters(function, 0)]);
        text.then([Part::Fixed("("), Part::Quoted(Arc::clone(quoted), 0), Part::Fixed(" (lambda (")]);
        text
    }

    /// A pair for `get-assignment`: a name and its value.
    pub fn of_label(name: &Arc<str>, value: Value) -> Text {
        let mut text = Text::of_parts(vec![Part::Fixed(")"), Part::Value(value), Part::Fixed(" ")]);
        text.then_symbol(name);
        text.then([Part::Fixed("(")]);
        text
    }

    /// A text that is written as it stands.
    pub fn of_quoted(quoted: &Arc<str>) -> Text {
        Text::of_parts(vec![Part::Quoted(Arc::clone(quoted), 0)])
    }

    /// A symbol, quoted where its name needs it.
    pub fn of_symbol(name: &Arc<str>) -> Text {
        let mut text = Text::new();
        text.then_symbol(name);
        text
    }

    /// Puts parts before the rest of the text.
    fn then<const N: usize>(&mut self, parts: [Part; N]) {
        self.stack.extend(parts.into_iter().rev());
    }

    /// Puts a symbol before the rest of the text.
    fn then_symbol(&mut self, name: &Arc<str>) {
        let symbol = Part::Quoted(Arc::clone(name), 0);
        match needs_bars(name) {
            true => self.then([Part::Fixed("|"), symbol, Part::Fixed("|")]),
            false => self.then([symbol]),
        }
    }

    /// The bytes that are still to be written, at most `u64::MAX`.
    pub fn length(&self) -> u64 {
        self.stack.iter().fold(0u64, |sum, part| sum.saturating_add(part.length()))
    }

    /// Writes until the text has `most` bytes or more; returns whether everything is written.
    pub fn write(&mut self, text: &mut String, most: usize) -> bool {
        while text.len() < most {
            let Some(part) = self.stack.pop() else { return true };
            self.step(part, text);
        }
        self.stack.is_empty()
    }

    /// Writes the rest of the text.
    pub(super) fn display(mut self, output: &mut Formatter<'_>) -> fmt::Result {
        let mut piece = String::new();
        loop {
            let done = self.write(&mut piece, PIECE);
            output.write_str(&piece)?;
            if done {
                return Ok(());
            }
            piece.clear();
        }
    }

    /// Writes a part, or its beginning, and pushes the rest.
    fn step(&mut self, part: Part, text: &mut String) {
        match part {
            Part::Fixed(fixed) => text.push_str(fixed),
            Part::Quoted(quoted, from) => {
                let mut end = quoted.len().min(from + PIECE);
                while !quoted.is_char_boundary(end) {
                    end += 1;
                }
                text.push_str(&quoted[from..end]);
                if end < quoted.len() {
                    self.then([Part::Quoted(quoted, end)]);
                }
            }
            Part::Sort(sort) => put(text, format_args!("{sort}")),
            Part::Value(value) => self.value(value, text),
            Part::Digits(value, from) => {
                let end = from.saturating_add(PIECE as u32);
                print::write_digits(text, &value, from, end - from);
                if end < print::digit_count(value.width()) {
                    self.then([Part::Digits(value, end)]);
                }
            }
            Part::Repeated(fixed, times) => {
                let now = times.min(PIECE / fixed.len());
                text.extend(std::iter::repeat_n(fixed, now));
                if now < times {
                    self.then([Part::Repeated(fixed, times - now)]);
                }
            }
            Part::Exceptions(array, at) => self.exception(array, at),
            Part::Parameters(function, at) => self.parameter(function, at, text),
            Part::Rows(function, at, written) => self.row(function, at, written),
            Part::Arguments(function, row, at) => self.argument(function, row, at, text),
        }
    }

    fn value(&mut self, value: Value, text: &mut String) {
        match value {
            Value::Bool(truth) => text.push_str(if truth { "true" } else { "false" }),
            Value::BitVec(bits) => {
                text.push_str(print::radix(bits.width()));
                match bits.width() <= SHORT {
                    true => print::write_digits(text, &bits, 0, SHORT),
                    false => self.then([Part::Digits(bits, 0)]),
                }
            }
            Value::Element(element) if self.is_plain => {
                put(text, format_args!("{}", Symbol(&element.name())))
            }
            Value::Element(element) => put(text, format_args!("{}", Value::Element(element))),
            Value::Array(array) if array.length() > MOST_TEXT => {
                put(text, format_args!("((as const {}) ...)", array.sort()));
            }
            Value::Array(array) => {
                let stores = Part::Repeated("(store ", array.exceptions().len());
                let sort = Part::Sort(ValueSort::Array(array.sort().clone()));
                let default = Part::Value(array.default().clone());
                self.then([default, Part::Fixed(")"), Part::Exceptions(array, 0)]);
                self.then([stores, Part::Fixed("((as const "), sort, Part::Fixed(") ")]);
            }
        }
    }

    fn exception(&mut self, array: ArrayValue, at: usize) {
        let Some((index, element)) = array.exceptions().get(at) else { return };
        let (index, element) = (Part::Value(index.clone()), Part::Value(element.clone()));
        self.then([Part::Fixed(")"), Part::Exceptions(array, at + 1)]);
        self.then([Part::Fixed(" "), index, Part::Fixed(" "), element]);
    }

    fn parameter(&mut self, function: FunctionValue, at: usize, text: &mut String) {
        let Some(sort) = function.parameters().get(at) else { return };
        let sort = Part::Sort(sort.clone());
        put(text, format_args!("{}(x!{at} ", if at == 0 { "" } else { " " }));
        self.then([sort, Part::Fixed(")"), Part::Parameters(function, at + 1)]);
    }

    /// Writes the function as a term over `x!0`, `x!1` and so on; rows with the default value are left out.
    fn row(&mut self, function: FunctionValue, at: usize, written: usize) {
        let is_written =
            |row: &usize| function.row(*row).is_some_and(|(_, value)| value != function.default());
        let Some(row) = (at..function.rows().len()).find(is_written) else {
            let default = Part::Value(function.default().clone());
            return self.then([default, Part::Repeated(")", written)]);
        };
        let Some((_, value)) = function.row(row) else { return };
        let value = Part::Value(value.clone());
        let [open, close] = if function.parameters().len() > 1 { ["(and", ")"] } else { [""; 2] };
        let arguments = Part::Arguments(function.clone(), row, 0);
        self.then([Part::Fixed(" "), Part::Rows(function, row + 1, written + 1)]);
        self.then([Part::Fixed(open), arguments, Part::Fixed(close), Part::Fixed(" "), value]);
        self.then([Part::Fixed("(ite ")]);
    }

    fn argument(&mut self, function: FunctionValue, row: usize, at: usize, text: &mut String) {
        let Some(argument) = function.row(row).and_then(|(arguments, _)| arguments.get(at)) else { return };
        let argument = Part::Value(argument.clone());
        put(text, format_args!("{}(= x!{at} ", if function.parameters().len() > 1 { " " } else { "" }));
        self.then([argument, Part::Fixed(")"), Part::Arguments(function, row, at + 1)]);
    }
}

/// Writing to a string cannot fail.
fn put(text: &mut String, arguments: fmt::Arguments<'_>) {
    let _ = text.write_fmt(arguments);
}

impl Part {
    /// The length of its text in bytes.
    fn length(&self) -> u64 {
        match self {
            Part::Fixed(fixed) => fixed.len() as u64,
            Part::Quoted(quoted, from) => (quoted.len() - from) as u64,
            Part::Sort(sort) => sort.length(),
            Part::Value(value) => value.length(),
            Part::Digits(value, from) => u64::from(print::digit_count(value.width()) - from),
            Part::Repeated(fixed, times) => fixed.len() as u64 * *times as u64,
            Part::Exceptions(array, from) => array.exceptions()[*from..].iter().fold(0, |sum, exception| {
                let (index, element) = exception;
                sum.saturating_add(exception_length(index, element))
            }),
            Part::Parameters(function, from) => parameters_length(function, *from),
            Part::Rows(function, from, written) => {
                rows_length(function, *from).saturating_add(*written as u64)
            }
            Part::Arguments(function, row, from) => arguments_length(function, *row, *from),
        }
    }
}

fn digits(number: usize) -> u64 {
    u64::from(number.checked_ilog10().unwrap_or(0)) + 1
}

/// The bytes that an exception adds to the text of an array, without its `(store `.
fn exception_length(index: &Value, element: &Value) -> u64 {
    index.length().saturating_add(element.length()).saturating_add(3)
}

/// The length of an array's text in bytes.
pub(super) fn array_length(sort: u64, default: &Value, exceptions: &[(Value, Value)]) -> u64 {
    let constant = ("((as const ) )".len() as u64).saturating_add(sort).saturating_add(default.length());
    exceptions.iter().fold(constant, |sum, (index, element)| {
        sum.saturating_add("(store ".len() as u64).saturating_add(exception_length(index, element))
    })
}

fn parameters_length(function: &FunctionValue, from: usize) -> u64 {
    let parameters = function.parameters().iter().enumerate().skip(from);
    let one = |at: usize, sort: &ValueSort| sort.length().saturating_add(5 + digits(at) + u64::from(at > 0));
    parameters.fold(0, |sum: u64, (at, sort)| sum.saturating_add(one(at, sort)))
}

fn rows_length(function: &FunctionValue, from: usize) -> u64 {
    let several = function.parameters().len() > 1;
    let around = "(ite   )".len() as u64 + if several { "(and)".len() as u64 } else { 0 };
    let rows = function.rows().enumerate().skip(from).filter(|(_, (_, value))| *value != function.default());
    rows.fold(function.default().length(), |sum, (row, (_, value))| {
        let own = value.length().saturating_add(arguments_length(function, row, 0));
        sum.saturating_add(own).saturating_add(around)
    })
}

fn arguments_length(function: &FunctionValue, row: usize, from: usize) -> u64 {
    let space = u64::from(function.parameters().len() > 1);
    let arguments = function.row(row).map_or(&[][..], |(arguments, _)| arguments);
    arguments.iter().enumerate().skip(from).fold(0, |sum: u64, (at, argument)| {
        sum.saturating_add(argument.length()).saturating_add("(= x! )".len() as u64 + digits(at) + space)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::array::ArrayValue;
    use crate::answer::sort::ArraySort;
    use crate::answer::value::Element;

    /// The text in pieces of about `most` bytes, each of which is checked to be the beginning of the rest.
    fn pieces(mut text: Text, most: usize) -> String {
        let mut whole = String::new();
        loop {
            let (left, mut piece) = (text.length(), String::new());
            let done = text.write(&mut piece, most);
            assert_eq!(text.length() + piece.len() as u64, left, "after {whole}{piece}");
            whole.push_str(&piece);
            if done {
                return whole;
            }
        }
    }

    #[test]
    fn pieces_make_the_whole_and_lengths_are_exact() {
        let byte = ValueSort::BitVec(8);
        let declared = ValueSort::Declared("a b".into());
        let element = |number| Value::Element(Element { sort: "a b".into(), number });
        let inner = ArraySort::new(&byte, &declared);
        let exceptions = [(Value::from(1u8), element(12)), (Value::from(2u8), element(3))];
        let inner_value: Value = ArrayValue::new(&inner, element(0), exceptions).unwrap().into();
        let outer = ArraySort::new(&ValueSort::BitVec(5), &ValueSort::Array(inner));
        let zero = Value::zero(&outer.element());
        let index = Value::from_integer(9, 5).unwrap();
        let array: Value = ArrayValue::new(&outer, zero, [(index, inner_value)]).unwrap().into();
        let rows = |count: u8| {
            let row = |at: u8| ([Value::from(at), element(7)].into(), Value::Bool(at.is_multiple_of(3)));
            let sorts = Box::new([byte.clone(), declared.clone()]);
            FunctionValue::new(sorts, ValueSort::Bool, (0..count).map(row).collect(), Value::Bool(false))
        };
        let name: Arc<str> = "p q".into();
        let texts = [
            Text::of_value(array.clone()),
            Text::of_pair(&"(f é)".into(), Value::Bool(true)),
            Text::of_label(&name, Value::Bool(false)),
            Text::of_definition(&name, Meaning::Constant(array)),
            Text::of_definition(&"f".into(), Meaning::Function(rows(0))),
            Text::of_definition(&"f".into(), Meaning::Function(rows(20))),
            Text::of_value(Value::from_integer(-1, 200_000).unwrap()),
            Text::of_value(Value::from_integer(-2, 200_001).unwrap()),
        ];
        for text in texts {
            let whole = pieces(text.clone(), usize::MAX);
            assert_eq!(whole.len() as u64, text.length());
            for most in [1, 7, 100, PIECE] {
                assert_eq!(pieces(text.clone(), most), whole);
            }
        }
    }

    #[test]
    fn pieces_stay_small() {
        let mut text = Text::of_value(Value::from_integer(-1, 1 << 24).unwrap());
        let mut piece = String::new();
        assert!(!text.write(&mut piece, PIECE));
        assert!(piece.len() < 2 * PIECE, "{} bytes", piece.len());
    }
}
