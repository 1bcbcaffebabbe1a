//! A place in a text with one token of lookahead, and the functions that read on from there.
//!
//! **Contract.** Every error carries the place of the token that was not expected. What is skipped is skipped
//! by its bracket structure, without recursion.

use super::error::ReadError;
use super::lexer::{Lexer, Text, Token};

/// An error before its line is known: the byte, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxFault {
    /// The byte of the text.
    pub offset: usize,
    /// The expected token, and the one in its place.
    pub message: String,
}

impl SyntaxFault {
    /// The error, with line and column.
    pub(crate) fn locate(self, file: &str, text: &str) -> ReadError {
        ReadError::at(file, text, self.offset, self.message)
    }
}

/// The result of reading. Errors are rare and few: their size does not matter.
pub(crate) type Read<T> = Result<T, SyntaxFault>;

/// A place between two tokens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    lexer: Lexer<'a>,
    pub token: Token<'a>,
    pub start: usize,
    /// Whether it is the first of its line.
    pub new_line: bool,
}

impl<'a> Cursor<'a> {
    /// Before the first token from a byte on.
    pub fn new(text: impl Into<Text<'a>>, at: usize) -> Cursor<'a> {
        let mut cursor = Cursor { lexer: Lexer::new(text, at), token: Token::End, start: at, new_line: true };
        cursor.advance();
        cursor.new_line = true;
        cursor
    }

    /// Passes the next token.
    pub fn advance(&mut self) {
        self.new_line = self.lexer.blanks();
        self.start = self.lexer.at();
        self.token = self.lexer.token();
    }

    /// The next token, which is passed.
    pub fn take(&mut self) -> Token<'a> {
        let token = self.token;
        self.advance();
        token
    }

    /// The token after the next one.
    pub fn second(&self) -> Token<'a> {
        let mut lexer = self.lexer;
        lexer.blanks();
        lexer.token()
    }

    /// An error at the next token.
    pub fn fault<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(SyntaxFault { offset: self.start, message: message.into() })
    }

    /// The error that something else was expected.
    pub fn expected<T>(&self, wanted: &str) -> Read<T> {
        self.fault(format!("expected {wanted}, found {}", self.token.describe()))
    }

    /// Whether the next token is this mark.
    pub fn sees(&self, mark: u8) -> bool {
        self.token == Token::Mark(mark)
    }

    /// Passes the mark if it comes next.
    pub fn accept(&mut self, mark: u8) -> bool {
        let seen = self.sees(mark);
        if seen {
            self.advance();
        }
        seen
    }

    pub fn expect(&mut self, mark: u8) -> Read<()> {
        if self.accept(mark) { Ok(()) } else { self.expected(&format!("`{}`", char::from(mark))) }
    }

    /// Passes the word if it comes next.
    pub fn accept_word(&mut self, word: &str) -> bool {
        let seen = self.token == Token::Word(word);
        if seen {
            self.advance();
        }
        seen
    }

    pub fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.accept_word(word) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// A whole number without a sign.
    pub fn unsigned(&mut self) -> Read<u64> {
        let Token::Number(digits) = self.token else { return self.expected("a number") };
        let Ok(number) = digits.parse() else { return self.expected("a number below 2^64") };
        self.advance();
        Ok(number)
    }

    /// A whole number below 2^32.
    pub fn unsigned32(&mut self) -> Read<u32> {
        let Token::Number(digits) = self.token else { return self.expected("a number") };
        let Ok(number) = digits.parse() else { return self.expected("a number below 2^32") };
        self.advance();
        Ok(number)
    }

    /// Whether an opening bracket comes next.
    pub fn sees_bracket(&self) -> bool {
        matches!(self.token, Token::Mark(b'(' | b'[' | b'{'))
    }

    /// Passes a group in brackets, whatever it holds.
    pub fn skip_group(&mut self) -> Read<()> {
        let mut lexer = Lexer::new(self.lexer.text(), self.start);
        if lexer.skip_brackets().is_none() {
            return self.fault("this bracket is never closed");
        }
        self.lexer = lexer;
        self.advance();
        Ok(())
    }

    /// Passes the rest of the line, and lines further on while a bracket is open.
    pub fn skip_line(&mut self) -> Read<()> {
        loop {
            if self.sees_bracket() {
                self.skip_group()?;
            } else {
                self.advance();
            }
            if self.new_line || self.token == Token::End {
                return Ok(());
            }
        }
    }
}
