//! Readers of DIMACS and LRAT, text and binary, that share no code with the solver's.
//!
//! A proof that begins with the byte `a` or `d` is binary: a text begins with a number or a comment.

use std::io::Read;

/// Bytes read at a time.
const CHUNK: usize = 1 << 16;

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The line of a text, counted from 1.
    Line(u64),
    /// The byte of a binary file, counted from 0.
    Byte(u64),
}

impl std::fmt::Display for Place {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Line(line) => write!(formatter, "line {line}"),
            Place::Byte(byte) => write!(formatter, "byte {byte}"),
        }
    }
}

/// The reason that a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The source returns an error.
    #[error("cannot read: {0}")]
    Source(#[from] std::io::Error),
    /// The next token is not the expected one.
    #[error("{place}: expected {expected}")]
    Expected {
        /// The place of the token.
        place: Place,
        /// A description of the expected token.
        expected: &'static str,
    },
    /// A number is too large.
    #[error("{place}: the number is too large")]
    Range {
        /// The place of the number.
        place: Place,
    },
}

/// A stream of bytes that counts bytes and lines.
pub(super) struct Source<R> {
    source: R,
    chunk: Vec<u8>,
    at: usize,
    byte: u64,
    line: u64,
}

impl<R: Read> Source<R> {
    pub(super) fn new(source: R) -> Source<R> {
        Source { source, chunk: Vec::new(), at: 0, byte: 0, line: 1 }
    }

    pub(super) fn line(&self) -> Place {
        Place::Line(self.line)
    }

    /// The next byte, which is not consumed.
    pub(super) fn peek(&mut self) -> Result<Option<u8>, ReadError> {
        if self.at == self.chunk.len() {
            self.chunk.clear();
            self.at = 0;
            self.source.by_ref().take(CHUNK as u64).read_to_end(&mut self.chunk)?;
        }
        Ok(self.chunk.get(self.at).copied())
    }

    /// Consumes the byte that was peeked at.
    pub(super) fn advance(&mut self) {
        self.line += u64::from(self.chunk.get(self.at) == Some(&b'\n'));
        self.at += 1;
        self.byte += 1;
    }

    pub(super) fn skip_line(&mut self) -> Result<(), ReadError> {
        while self.peek()?.is_some_and(|byte| byte != b'\n') {
            self.advance();
        }
        Ok(())
    }

    /// Skips blanks and lines that begin with `c`; the next byte, which is not consumed.
    pub(super) fn token(&mut self) -> Result<Option<u8>, ReadError> {
        loop {
            match self.peek()? {
                Some(byte) if byte.is_ascii_whitespace() => self.advance(),
                Some(b'c') => self.skip_line()?,
                other => return Ok(other),
            }
        }
    }

    /// A decimal number that ends at a blank or at the end of the file.
    pub(super) fn decimal(&mut self) -> Result<i64, ReadError> {
        let expected = ReadError::Expected { place: self.line(), expected: "a number" };
        let negative = self.token()? == Some(b'-');
        if negative {
            self.advance();
        }
        let (mut number, mut digits) = (0i64, 0);
        while let Some(byte) = self.peek()?.filter(u8::is_ascii_digit) {
            let larger = number.checked_mul(10).and_then(|number| number.checked_add(i64::from(byte - b'0')));
            number = larger.ok_or(ReadError::Range { place: self.line() })?;
            digits += 1;
            self.advance();
        }
        let ended = self.peek()?.is_none_or(|byte| byte.is_ascii_whitespace());
        if digits == 0 || !ended {
            return Err(expected);
        }
        Ok(if negative { -number } else { number })
    }

    /// A number in the variable-length encoding of binary LRAT.
    fn bytes(&mut self) -> Result<i64, ReadError> {
        let place = Place::Byte(self.byte);
        let (mut code, mut shift) = (0u64, 0);
        loop {
            let byte = self.peek()?.ok_or(ReadError::Expected { place, expected: "a number" })?;
            self.advance();
            if shift > 56 {
                return Err(ReadError::Range { place });
            }
            code |= u64::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 {
                let number = (code >> 1) as i64;
                return Ok(if code & 1 == 1 { -number } else { number });
            }
        }
    }
}

/// One step of a proof.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The clause added, 0 for a deletion.
    pub id: u64,
    /// Its literals, as in DIMACS.
    pub lits: Vec<i64>,
    /// Its antecedents, or the clauses deleted.
    pub ids: Vec<i64>,
}

/// A reader of the steps of a proof.
pub struct Steps<R> {
    source: Source<R>,
    binary: Option<bool>,
    begun: Place,
}

impl<R: Read> Steps<R> {
    /// A reader of this source.
    pub fn new(source: R) -> Steps<R> {
        Steps { source: Source::new(source), binary: None, begun: Place::Line(1) }
    }

    /// The place at which the last step begins.
    pub fn place(&self) -> Place {
        self.begun
    }

    fn here(&self, binary: bool) -> Place {
        if binary { Place::Byte(self.source.byte) } else { self.source.line() }
    }

    /// Reads a step; false at the end.
    ///
    /// # Errors
    /// The source fails, or the next step is not one.
    pub fn next(&mut self, step: &mut Step) -> Result<bool, ReadError> {
        step.lits.clear();
        step.ids.clear();
        if self.binary.is_none() {
            self.binary = Some(matches!(self.source.peek()?, Some(b'a' | b'd')));
        }
        if self.binary == Some(true) { self.next_binary(step) } else { self.next_text(step) }
    }

    fn next_text(&mut self, step: &mut Step) -> Result<bool, ReadError> {
        if self.source.token()?.is_none() {
            return Ok(false);
        }
        self.begun = self.here(false);
        step.id = self.id(false)?;
        if self.source.token()? == Some(b'd') {
            self.source.advance();
            step.id = 0;
            return self.numbers(false, &mut step.ids);
        }
        self.numbers(false, &mut step.lits)?;
        self.numbers(false, &mut step.ids)
    }

    fn next_binary(&mut self, step: &mut Step) -> Result<bool, ReadError> {
        let place = self.here(true);
        self.begun = place;
        let kind = self.source.peek()?;
        self.source.advance();
        match kind {
            None => return Ok(false),
            Some(b'd') => step.id = 0,
            Some(b'a') => {
                step.id = self.id(true)?;
                self.numbers(true, &mut step.lits)?;
            }
            Some(_) => return Err(ReadError::Expected { place, expected: "`a` or `d`" }),
        }
        self.numbers(true, &mut step.ids)
    }

    fn number(&mut self, binary: bool) -> Result<i64, ReadError> {
        if binary { self.source.bytes() } else { self.source.decimal() }
    }

    /// The number of a clause.
    fn id(&mut self, binary: bool) -> Result<u64, ReadError> {
        let place = self.here(binary);
        let number = self.number(binary)?;
        let expected = ReadError::Expected { place, expected: "the number of a clause" };
        u64::try_from(number).ok().filter(|&id| id > 0).ok_or(expected)
    }

    /// Numbers up to a 0.
    fn numbers(&mut self, binary: bool, numbers: &mut Vec<i64>) -> Result<bool, ReadError> {
        loop {
            match self.number(binary)? {
                0 => return Ok(true),
                number => numbers.push(number),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(bytes: &[u8]) -> Result<Vec<Step>, ReadError> {
        let mut reader = Steps::new(bytes);
        let mut found = vec![Step::default()];
        while reader.next(&mut found[0])? {
            found.push(found[0].clone());
        }
        found.remove(0);
        Ok(found)
    }

    #[test]
    fn text_and_binary_say_the_same() {
        let expected = [
            Step { id: 7, lits: vec![1, -100], ids: vec![3, 200] },
            Step { id: 0, lits: vec![], ids: vec![3, 1] },
            Step { id: 8, lits: vec![], ids: vec![-7, 4] },
        ];
        let text = b"c hello\n7 1 -100 0 3\n 200 0\nc d\n7 d 3 1 0 8 0 -7 4 0";
        let binary =
            [&[b'a', 14, 2, 201, 1, 0, 6, 144, 3, 0][..], &[b'd', 6, 2, 0], &[b'a', 16, 0, 15, 8, 0]];
        assert_eq!(steps(text).unwrap(), expected);
        assert_eq!(steps(&binary.concat()).unwrap(), expected);
        assert_eq!(steps(b"").unwrap(), []);
    }

    #[test]
    fn malformed_proofs_are_refused() {
        let message = |bytes: &[u8]| steps(bytes).unwrap_err().to_string();
        assert_eq!(message(b"7 1 0 2 0\nx"), "line 2: expected a number");
        assert_eq!(message(b"-7 1 0 2 0"), "line 1: expected the number of a clause");
        assert_eq!(message(b"7 1 0 2"), "line 1: expected a number");
        assert_eq!(message(b"7 1 0 2x 0"), "line 1: expected a number");
        assert_eq!(message(b"7 99999999999999999999 0 2 0"), "line 1: the number is too large");
        assert_eq!(message(b"a\x0e\x00\x06"), "byte 4: expected a number");
        assert_eq!(message(b"a\x0e\x00\x06\x00x"), "byte 5: expected `a` or `d`");
        assert_eq!(message(b"a\x00"), "byte 1: expected the number of a clause");
        assert_eq!(message(&[&b"a"[..], &[255; 12]].concat()), "byte 1: the number is too large");
    }
}
