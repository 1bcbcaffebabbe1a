//! S-expressions, of which scripts and answers consist.
//!
//! The reader is deliberately not that of the parser under test.

use std::fmt;

/// Deeper nesting is refused, so that expressions can be traversed recursively.
const NESTING_BOUND: usize = 500;

/// An atom (its text as written, quotes included) or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sexpr {
    /// A symbol, keyword, constant or string.
    Atom(String),
    /// A list between parentheses.
    List(Vec<Sexpr>),
}

/// The reasons that a text is not a sequence of s-expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// A `)` too many.
    #[error("a closing parenthesis without its opening one")]
    Unopened,
    /// A `(` too many.
    #[error("the text ends inside a list")]
    Unclosed,
    /// A quote too many.
    #[error("the text ends inside a string or a quoted symbol")]
    Unquoted,
    /// The nesting is too deep.
    #[error("lists are nested more than {NESTING_BOUND} deep")]
    Deep,
}

impl Sexpr {
    /// The atom with this text.
    pub fn atom(text: impl Into<String>) -> Sexpr {
        Sexpr::Atom(text.into())
    }

    /// `(head arguments...)`.
    pub fn apply(head: impl Into<Sexpr>, arguments: impl IntoIterator<Item = Sexpr>) -> Sexpr {
        Sexpr::List(std::iter::once(head.into()).chain(arguments).collect())
    }

    /// `(_ name indices...)`.
    pub fn indexed(name: &str, indices: &[u32]) -> Sexpr {
        let indices = indices.iter().map(|index| Sexpr::atom(index.to_string()));
        Sexpr::apply("_", std::iter::once(Sexpr::atom(name)).chain(indices))
    }

    /// The text of an atom; `None` for a list.
    pub fn text(&self) -> Option<&str> {
        match self {
            Sexpr::Atom(text) => Some(text),
            Sexpr::List(_) => None,
        }
    }

    /// The list's members; none for an atom.
    pub fn items(&self) -> &[Sexpr] {
        match self {
            Sexpr::Atom(_) => &[],
            Sexpr::List(items) => items,
        }
    }

    /// The atom a list begins with, or an empty text.
    pub fn head(&self) -> &str {
        self.items().first().and_then(Sexpr::text).unwrap_or("")
    }

    /// The number of its atoms and lists.
    pub fn size(&self) -> usize {
        1 + self.items().iter().map(Sexpr::size).sum::<usize>()
    }

    /// Whether some atom in it satisfies `wanted`.
    pub fn mentions(&self, wanted: &mut dyn FnMut(&str) -> bool) -> bool {
        match self {
            Sexpr::Atom(text) => wanted(text),
            Sexpr::List(items) => items.iter().any(|item| item.mentions(wanted)),
        }
    }
}

impl From<&str> for Sexpr {
    fn from(text: &str) -> Sexpr {
        Sexpr::atom(text)
    }
}

impl From<String> for Sexpr {
    fn from(text: String) -> Sexpr {
        Sexpr::Atom(text)
    }
}

impl fmt::Display for Sexpr {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sexpr::Atom(text) => formatter.write_str(text),
            Sexpr::List(items) => {
                formatter.write_str("(")?;
                for (position, item) in items.iter().enumerate() {
                    let space = if position > 0 { " " } else { "" };
                    write!(formatter, "{space}{item}")?;
                }
                formatter.write_str(")")
            }
        }
    }
}

/// Expressions one per line.
pub fn lines(expressions: &[Sexpr]) -> String {
    expressions.iter().map(|expression| format!("{expression}\n")).collect()
}

/// Reads all expressions of a text; comments are dropped.
pub fn read_all(text: &str) -> Result<Vec<Sexpr>, ReadError> {
    let mut open: Vec<Vec<Sexpr>> = vec![Vec::new()];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            ';' => rest.find('\n').unwrap_or(rest.len()),
            '(' if open.len() > NESTING_BOUND => return Err(ReadError::Deep),
            '(' => {
                open.push(Vec::new());
                1
            }
            ')' => {
                let items = open.pop().unwrap_or_default();
                open.last_mut().ok_or(ReadError::Unopened)?.push(Sexpr::List(items));
                1
            }
            _ if first.is_whitespace() => first.len_utf8(),
            _ => {
                let length = atom_length(rest, first)?;
                let atom = Sexpr::atom(rest.get(..length).unwrap_or_default());
                open.last_mut().ok_or(ReadError::Unopened)?.push(atom);
                length
            }
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    match open.pop() {
        Some(items) if open.is_empty() => Ok(items),
        _ => Err(ReadError::Unclosed),
    }
}

/// The length of the atom that `rest` begins with.
fn atom_length(rest: &str, first: char) -> Result<usize, ReadError> {
    match first {
        '|' => rest.get(1..).and_then(|inner| inner.find('|')).map(|end| end + 2).ok_or(ReadError::Unquoted),
        '"' => {
            let mut end = 1;
            loop {
                end += rest.get(end..).and_then(|inner| inner.find('"')).ok_or(ReadError::Unquoted)? + 1;
                if !rest.get(end..).is_some_and(|inner| inner.starts_with('"')) {
                    return Ok(end);
                }
                end += 1;
            }
        }
        _ => {
            let ends = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | ';' | '"' | '|');
            Ok(rest.find(ends).unwrap_or(rest.len()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_expressions_are_read_back() {
        let text = "(assert (! (= |a (b| #b01) :named n))\n(echo \"a \"\"b\"\" (\")\nsat\n";
        assert_eq!(lines(&read_all(text).unwrap()), text);
        assert_eq!(read_all("; (\n( a;b\n)").unwrap(), [Sexpr::List(vec![Sexpr::atom("a")])]);
    }

    #[test]
    fn broken_texts_are_refused() {
        assert_eq!(read_all("(a))"), Err(ReadError::Unopened));
        assert_eq!(read_all("((a)"), Err(ReadError::Unclosed));
        assert_eq!(read_all("|a"), Err(ReadError::Unquoted));
        assert_eq!(read_all("\"a\"\""), Err(ReadError::Unquoted));
        assert_eq!(read_all(&"(".repeat(100_000)), Err(ReadError::Deep));
    }
}
