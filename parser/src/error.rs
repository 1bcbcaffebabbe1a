//! Errors: [`ParseError`] with line and column for users, and `Fault` with a byte offset inside the parser.

use crate::builder::BuildError;
use crate::source::Place;

/// An error in a script. Lines and columns count from 1; columns count characters, not bytes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ParseError {
    /// The line of the error.
    pub line: usize,
    /// The column of the error.
    pub column: usize,
    /// A description of the error and, where possible, of what to write instead.
    pub message: String,
    /// Whether a limit of the builder was reached, so that the command may be right.
    pub limit: bool,
}

/// An error at a byte offset of the current command. Boxed, so that the results of functions on hot paths
/// stay small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault(Box<(usize, BuildError)>);

impl Fault {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Fault {
        Fault::of_builder(offset, BuildError::new(message))
    }

    pub(crate) fn of_builder(offset: usize, error: BuildError) -> Fault {
        Fault(Box::new((offset, error)))
    }

    pub(crate) fn offset(&self) -> usize {
        self.0.0
    }

    pub(crate) fn into_message(self) -> String {
        self.0.1.message
    }

    /// The error at this place.
    pub(crate) fn at(self, Place { line, column }: Place) -> ParseError {
        let BuildError { message, limit } = self.0.1;
        ParseError { line, column, message, limit }
    }
}

/// A name or token for an error message: control characters and invalid UTF-8 are replaced, and what exceeds
/// 60 characters is cut off.
pub(crate) fn shown(bytes: &[u8]) -> String {
    const LONGEST: usize = 60;
    let text = String::from_utf8_lossy(bytes.get(..4 * LONGEST).unwrap_or(bytes));
    let mut cut: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().count() > LONGEST || text.len() < bytes.len() {
        cut.push_str("...");
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn display_names_the_place_first() {
        let error = ParseError { line: 4, column: 9, message: "no".into(), limit: false };
        assert_eq!(error.to_string(), "line 4, column 9: no");
    }

    #[test]
    fn long_and_unprintable_names_are_made_readable() {
        assert_eq!(shown(b"abc"), "abc");
        assert_eq!(shown(&[b'a'; 1000]), format!("{}...", "a".repeat(60)));
        assert_eq!(shown(b"a\x00\xff"), "a\u{fffd}\u{fffd}");
    }
}
