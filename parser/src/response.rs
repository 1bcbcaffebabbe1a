//! Replies in the syntax of the standard: `success`, errors, symbols, strings and attribute values.

use crate::command::Attribute;
use crate::lexer::{Word, is_simple_symbol};
use std::fmt::{self, Display, Formatter, Write};

/// Symbols that are printed in bars: the command names, which the standard reserves, the words of the general
/// replies, and `par`.
const COMMANDS: [&str; 36] = [
    "assert",
    "check-sat",
    "check-sat-assuming",
    "declare-const",
    "declare-datatype",
    "declare-datatypes",
    "declare-fun",
    "declare-sort",
    "declare-sort-parameter",
    "define-const",
    "define-fun",
    "define-fun-rec",
    "define-funs-rec",
    "define-sort",
    "echo",
    "exit",
    "get-assertions",
    "get-assignment",
    "get-info",
    "get-model",
    "get-option",
    "get-proof",
    "get-unsat-assumptions",
    "get-unsat-core",
    "get-value",
    "pop",
    "push",
    "reset",
    "reset-assertions",
    "set-info",
    "set-logic",
    "set-option",
    "success",
    "unsupported",
    "error",
    "par",
];

/// Whether a symbol is printed in bars.
pub fn needs_bars(name: &str) -> bool {
    let bytes = name.as_bytes();
    !is_simple_symbol(bytes) || Word::from_bytes(bytes).is_some() || COMMANDS.contains(&name)
}

/// The number of bytes that [`write_symbol`] writes.
pub fn symbol_length(name: &str) -> u64 {
    name.len() as u64 + if needs_bars(name) { 2 } else { 0 }
}

/// Writes a symbol, in bars where it needs them. The name must contain neither `|` nor `\`.
pub fn write_symbol(output: &mut impl Write, name: &str) -> fmt::Result {
    match needs_bars(name) {
        true => write!(output, "|{name}|"),
        false => output.write_str(name),
    }
}

/// A name that is displayed as a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol<'a>(pub &'a str);

impl Display for Symbol<'_> {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        write_symbol(output, self.0)
    }
}

/// A text that is displayed as a string literal: in quotes, with the quotes inside doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StringLiteral<'a>(pub &'a str);

impl Display for StringLiteral<'_> {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        output.write_char('"')?;
        for (index, part) in self.0.split('"').enumerate() {
            if index > 0 {
                output.write_str("\"\"")?;
            }
            output.write_str(part)?;
        }
        output.write_char('"')
    }
}

/// The replies that every command can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response<'a> {
    /// `success`
    Success,
    /// `unsupported`
    Unsupported,
    /// `(error "...")`
    Error(&'a str),
}

impl Display for Response<'_> {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Response::Success => output.write_str("success"),
            Response::Unsupported => output.write_str("unsupported"),
            Response::Error(message) => write!(output, "(error {})", StringLiteral(message)),
        }
    }
}

/// The SMT-LIB notation; empty for an absent value.
impl Display for Attribute {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Attribute::Symbol(name) => write_symbol(output, name),
            Attribute::Keyword(text) | Attribute::Literal(text) => output.write_str(text),
            Attribute::String(text) => StringLiteral(text).fmt(output),
            Attribute::Absent => Ok(()),
            Attribute::List(values) => {
                output.write_char('(')?;
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        output.write_char(' ')?;
                    }
                    value.fmt(output)?;
                }
                output.write_char(')')
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_get_bars_where_they_need_them() {
        for (name, written) in [
            ("abc", "abc"),
            ("a b", "|a b|"),
            ("", "||"),
            ("1a", "|1a|"),
            ("let", "|let|"),
            ("push", "|push|"),
        ] {
            assert_eq!(Symbol(name).to_string(), written);
            assert_eq!(symbol_length(name), written.len() as u64);
        }
        assert_eq!(Symbol("\u{e9}").to_string(), "|\u{e9}|");
    }

    #[test]
    fn errors_double_their_quotes() {
        assert_eq!(Response::Error("no \"x\"").to_string(), "(error \"no \"\"x\"\"\")");
        assert_eq!(Response::Success.to_string(), "success");
        assert_eq!(Response::Unsupported.to_string(), "unsupported");
    }

    #[test]
    fn attributes_print_as_written() {
        let list = Attribute::List(vec![
            Attribute::Symbol("a b".into()),
            Attribute::List(vec![]),
            Attribute::Literal("#x0".into()),
            Attribute::Keyword(":k".into()),
            Attribute::String("\"".into()),
        ]);
        assert_eq!(list.to_string(), "(|a b| () #x0 :k \"\"\"\")");
    }
}
