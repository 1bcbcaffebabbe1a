//! Writing proofs as LRAT, text or binary.
//!
//! Text: a lemma is `ID LITERALS 0 ANTECEDENTS 0`, a deletion `ID d IDS 0`, literals and numbers as in
//! DIMACS. Binary: `a` and the same numbers, or `d` and the numbers deleted; a number `n` is `2 * |n|`, plus
//! 1 if negative, in bytes of 7 bits, lowest first, the upper bit set in all but the last.
//!
//! Output is buffered, and flushed at each conclusion.

use super::check::read::Step;
use super::event::{ClauseId, Problem, Tracer};
use crate::cnf::literal::Lit;
use std::io::Write;

/// The number of bytes buffered before they are written to the sink.
const BUFFER: usize = 1 << 16;

/// The format of a proof file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Decimal numbers, a line for each step.
    Text,
    /// Binary, in a variable-length encoding.
    Binary,
}

/// A tracer that writes the proof to a sink while it is found.
pub struct LratWriter<W: Write> {
    sink: W,
    format: Format,
    buffer: Vec<u8>,
    /// The largest clause number so far, which the lines of deletions in text begin with.
    last: u32,
    /// Clauses deleted since the last lemma.
    deleted: Vec<ClauseId>,
    problem: Option<Problem>,
}

impl<W: Write> LratWriter<W> {
    /// A writer to this sink.
    pub fn new(sink: W, format: Format) -> LratWriter<W> {
        let buffer = Vec::with_capacity(BUFFER + BUFFER / 4);
        LratWriter { sink, format, buffer, last: 0, deleted: Vec::new(), problem: None }
    }

    /// Writes the buffer to the sink, and flushes the sink.
    pub fn flush(&mut self) {
        self.write_buffer();
        let flushed = self.sink.flush();
        self.note(flushed);
    }

    /// The sink, without the bytes that are still buffered.
    pub fn sink(&self) -> &W {
        &self.sink
    }

    /// Writes a step that was read from another proof.
    pub fn copy(&mut self, step: &Step) {
        match (step.id, self.format) {
            (0, Format::Binary) => self.buffer.push(b'd'),
            (0, Format::Text) => {
                self.number(self.last.into());
                self.buffer.extend_from_slice(b"d ");
            }
            (id, format) => {
                self.last = id as u32;
                if format == Format::Binary {
                    self.buffer.push(b'a');
                }
                self.number(id as i64);
                step.lits.iter().for_each(|&lit| self.number(lit));
                self.number(0);
            }
        }
        step.ids.iter().for_each(|&id| self.number(id));
        self.end();
    }

    fn write_buffer(&mut self) {
        if self.problem.is_none() {
            let written = self.sink.write_all(&self.buffer);
            self.note(written);
        }
        self.buffer.clear();
    }

    fn note(&mut self, result: std::io::Result<()>) {
        if let Err(error) = result
            && self.problem.is_none()
        {
            self.problem = Some(Problem::Unwritten(error.to_string()));
        }
    }

    /// Begins a lemma, after the deletions before it.
    fn begin(&mut self, id: ClauseId, lits: &[Lit]) {
        self.write_deletions();
        self.last = self.last.max(id.0);
        if self.format == Format::Binary {
            self.buffer.push(b'a');
        }
        self.number(id.0.into());
        for lit in lits {
            self.number(lit.to_dimacs());
        }
        self.number(0);
    }

    fn write_deletions(&mut self) {
        if self.deleted.is_empty() {
            return;
        }
        match self.format {
            Format::Binary => self.buffer.push(b'd'),
            Format::Text => {
                self.number(self.last.into());
                self.buffer.extend_from_slice(b"d ");
            }
        }
        let mut deleted = std::mem::take(&mut self.deleted);
        deleted.drain(..).for_each(|id| self.number(id.0.into()));
        self.deleted = deleted;
        self.end();
    }

    /// Ends a line of text or a binary step.
    fn end(&mut self) {
        self.number(0);
        if self.format == Format::Text {
            self.buffer.pop();
            self.buffer.push(b'\n');
        }
        if self.buffer.len() >= BUFFER {
            self.write_buffer();
        }
    }

    fn number(&mut self, number: i64) {
        match self.format {
            Format::Text => push_decimal(&mut self.buffer, number),
            Format::Binary => push_binary(&mut self.buffer, number),
        }
    }
}

/// Appends a number and a blank.
fn push_decimal(buffer: &mut Vec<u8>, number: i64) {
    let mut digits = [b' '; 21];
    let mut at = digits.len() - 1;
    let mut rest = number.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if number < 0 {
        buffer.push(b'-');
    }
    buffer.extend_from_slice(&digits[at..]);
}

fn push_binary(buffer: &mut Vec<u8>, number: i64) {
    let mut rest = number.unsigned_abs() << 1 | u64::from(number < 0);
    while rest > 127 {
        buffer.push(rest as u8 | 128);
        rest >>= 7;
    }
    buffer.push(rest as u8);
}

impl<W: Write> Tracer for LratWriter<W> {
    fn original(&mut self, id: ClauseId, _: &[Lit]) {
        self.last = self.last.max(id.0);
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        self.begin(id, lits);
        for antecedent in antecedents {
            self.number(antecedent.0.into());
        }
        self.end();
    }

    fn delete(&mut self, id: ClauseId) {
        self.deleted.push(id);
    }

    fn conclude(&mut self, _: &[Lit], _: ClauseId) {
        self.flush();
    }

    fn problem(&self) -> Option<Problem> {
        self.problem.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::literal::Var;

    fn written(format: Format) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut writer = LratWriter::new(&mut bytes, format);
        let (a, b) = (Var(0).lit(true), Var(99).lit(true));
        writer.original(ClauseId(1), &[a, b]);
        writer.lemma(ClauseId(7), &[a, !b], &[ClauseId(3), ClauseId(200)]);
        writer.delete(ClauseId(3));
        writer.delete(ClauseId(1));
        writer.lemma(ClauseId(8), &[b], &[ClauseId(7), ClauseId(4)]);
        writer.conclude(&[], ClauseId(8));
        assert_eq!(writer.problem(), None);
        bytes
    }

    #[test]
    fn text_has_a_line_for_each_step() {
        let text = String::from_utf8(written(Format::Text)).unwrap();
        assert_eq!(text, "7 1 -100 0 3 200 0\n7 d 3 1 0\n8 100 0 7 4 0\n");
    }

    #[test]
    fn binary_numbers_take_seven_bits_a_byte() {
        let expected =
            [&[b'a', 14, 2, 201, 1, 0, 6, 144, 3, 0][..], &[b'd', 6, 2, 0], &[b'a', 16, 200, 1, 0, 14, 8, 0]];
        assert_eq!(written(Format::Binary), expected.concat());
    }

    #[test]
    fn a_full_disk_is_a_problem() {
        let mut disk = [0u8; 3];
        let mut writer = LratWriter::new(&mut disk[..], Format::Text);
        writer.lemma(ClauseId(1), &[], &[]);
        writer.conclude(&[], ClauseId(1));
        assert!(matches!(writer.problem(), Some(Problem::Unwritten(_))));
    }
}
