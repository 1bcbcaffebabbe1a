//! The DIMACS format for formulas in conjunctive normal form: reader and writer.
//!
//! The reader accepts the deviations of published files: no header or one with wrong counts, comments between
//! clauses, clauses over several lines, and the `%` line that ends SATLIB's files.

use super::ClauseSink;
use super::literal::{Lit, Var};
use std::fmt::Write;

/// The largest number a literal may have.
const NUMBER_MAX: u64 = 1 << 30;

/// The error of a DIMACS file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DimacsError {
    /// A token is neither a literal nor a comment nor a header.
    #[error("line {line}: expected a literal, found `{found}`")]
    Literal {
        /// The line, counted from 1.
        line: usize,
        /// The token, cut off if it is long.
        found: String,
    },
    /// A literal's number is too large.
    #[error("line {line}: variable numbers go up to 1073741824 (2^30), this one is larger")]
    Range {
        /// The line, counted from 1.
        line: usize,
    },
    /// The `p` line is not `p cnf VARIABLES CLAUSES`.
    #[error("line {line}: expected `p cnf VARIABLES CLAUSES`")]
    Header {
        /// The line, counted from 1.
        line: usize,
    },
    /// The last clause has no 0.
    #[error("line {line}: the file ends inside a clause; end it with 0")]
    Unfinished {
        /// The number of the last line.
        line: usize,
    },
}

/// The sizes of a DIMACS file that was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dimacs {
    /// The number of variables made: the largest number in a clause. The header may name more.
    pub vars: u32,
    /// The number of clauses read.
    pub clauses: usize,
    /// The counts of the header, if there is one.
    pub header: Option<(u64, u64)>,
}

/// Reads a file into a sink that has no variables yet; number `n` becomes variable `n - 1`.
///
/// # Errors
/// The first place that is not DIMACS. The sink has the clauses before it.
pub fn read(bytes: &[u8], sink: &mut dyn ClauseSink) -> Result<Dimacs, DimacsError> {
    let mut reader = Reader { bytes, at: 0, line: 1, result: Dimacs::default() };
    reader.read(sink)?;
    Ok(reader.result)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
    result: Dimacs,
}

impl Reader<'_> {
    fn read(&mut self, sink: &mut dyn ClauseSink) -> Result<(), DimacsError> {
        let mut clause = Vec::new();
        loop {
            self.skip_space();
            match self.bytes.get(self.at) {
                None | Some(b'%') => break,
                Some(b'c') => self.skip_line(),
                Some(b'p') => self.result.header = Some(self.header()?),
                Some(_) => match self.literal()? {
                    0 => {
                        sink.add_clause(&clause);
                        self.result.clauses += 1;
                        clause.clear();
                    }
                    number => {
                        let var = number.unsigned_abs() as u32;
                        self.make_vars(var, sink);
                        clause.push(Var(var - 1).lit(number > 0));
                    }
                },
            }
        }
        if clause.is_empty() { Ok(()) } else { Err(DimacsError::Unfinished { line: self.line }) }
    }

    fn make_vars(&mut self, vars: u32, sink: &mut dyn ClauseSink) {
        while self.result.vars < vars {
            sink.new_var();
            self.result.vars += 1;
        }
    }

    fn skip_space(&mut self) {
        while let Some(byte) = self.bytes.get(self.at).filter(|byte| byte.is_ascii_whitespace()) {
            self.line += usize::from(*byte == b'\n');
            self.at += 1;
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.bytes[self.at..];
        self.at += rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    }

    /// Reads the header; returns the counts in it.
    fn header(&mut self) -> Result<(u64, u64), DimacsError> {
        let start = self.at;
        self.skip_line();
        let line = self.line;
        let text = std::str::from_utf8(&self.bytes[start..self.at]).unwrap_or_default();
        let mut words = text.split_ascii_whitespace();
        let mut number = |skip: usize| words.nth(skip).and_then(|word| word.parse::<u64>().ok());
        let well_begun = text.split_ascii_whitespace().take(2).eq(["p", "cnf"]);
        let (Some(vars), Some(clauses), true) = (number(2), number(0), well_begun) else {
            return Err(DimacsError::Header { line });
        };
        if vars > NUMBER_MAX {
            return Err(DimacsError::Range { line });
        }
        Ok((vars, clauses))
    }

    fn literal(&mut self) -> Result<i64, DimacsError> {
        let start = self.at;
        let negated = self.bytes[start] == b'-';
        self.at += usize::from(negated);
        let digits = self.at;
        let mut number: u64 = 0;
        while let Some(&byte) = self.bytes.get(self.at).filter(|byte| byte.is_ascii_digit()) {
            number = number.saturating_mul(10).saturating_add(u64::from(byte - b'0'));
            self.at += 1;
        }
        let ended = self.bytes.get(self.at).is_none_or(u8::is_ascii_whitespace);
        if self.at == digits || !ended {
            return Err(DimacsError::Literal { line: self.line, found: self.token(start) });
        }
        if number > NUMBER_MAX {
            return Err(DimacsError::Range { line: self.line });
        }
        Ok(if negated { -(number as i64) } else { number as i64 })
    }

    /// The token that begins at `start`, cut off after 24 bytes.
    fn token(&self, start: usize) -> String {
        let token = self.bytes[start..].iter().take(24).take_while(|byte| !byte.is_ascii_whitespace());
        String::from_utf8_lossy(&token.copied().collect::<Vec<u8>>()).into_owned()
    }
}

/// A sink that collects a formula as text.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    vars: u32,
    clauses: usize,
    text: String,
}

impl ClauseSink for Writer {
    fn new_var(&mut self) -> Var {
        self.vars += 1;
        Var(self.vars - 1)
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        for lit in clause {
            self.vars = self.vars.max(lit.var().0 + 1);
            // Writing to a string does not fail.
            let _ = write!(self.text, "{} ", lit.to_dimacs());
        }
        self.text.push_str("0\n");
    }
}

impl Writer {
    /// The file: the lines of a comment, header and clauses.
    pub fn finish(self, comment: &str) -> String {
        let comment: String = comment.lines().flat_map(|line| ["c ", line, "\n"]).collect();
        format!("{comment}p cnf {} {}\n{}", self.vars, self.clauses, self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(text: &str) -> Result<(Dimacs, String), DimacsError> {
        let mut writer = Writer::default();
        let dimacs = read(text.as_bytes(), &mut writer)?;
        Ok((dimacs, writer.finish("")))
    }

    #[test]
    fn written_files_read_the_same() {
        let text = "p cnf 4 3\n1 -2 3 0\n0\n-4 0\n";
        let (dimacs, written) = round(text).unwrap();
        assert_eq!(written, text);
        assert_eq!(dimacs, Dimacs { vars: 4, clauses: 3, header: Some((4, 3)) });
    }

    #[test]
    fn loose_files_are_read() {
        let (dimacs, written) =
            round("c hello\r\np cnf 1 7\r\n 1\n-2\nc inside\n\t3 0 -3\n 0\n%\n0\n").unwrap();
        assert_eq!(written, "p cnf 3 2\n1 -2 3 0\n-3 0\n");
        assert_eq!(dimacs.header, Some((1, 7)));
        assert_eq!(round("1 0").unwrap().1, "p cnf 1 1\n1 0\n");
        assert_eq!(round("").unwrap().1, "p cnf 0 0\n");
    }

    #[test]
    fn errors_name_the_line() {
        let found = |found: &str, line| DimacsError::Literal { line, found: found.to_owned() };
        assert_eq!(round("p cnf 1 1\n1 x 0").unwrap_err(), found("x", 2));
        assert_eq!(round("1 - 0").unwrap_err(), found("-", 1));
        assert_eq!(round("1 2-3 0").unwrap_err(), found("2-3", 1));
        assert_eq!(round("1\n2").unwrap_err(), DimacsError::Unfinished { line: 2 });
        assert_eq!(round("\np dnf 1 1\n").unwrap_err(), DimacsError::Header { line: 2 });
        assert_eq!(round("99999999999999999999999 0").unwrap_err(), DimacsError::Range { line: 1 });
        assert!(round("p cnf \u{ff} 1\n").is_err());
    }
}
