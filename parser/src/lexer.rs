//! The tokens of SMT-LIB 2.7 (section 3.1 of the standard), recognised by nom on bytes.
//!
//! A token borrows from the input; nothing is copied. Comments may contain any bytes; strings and quoted
//! symbols must be UTF-8; simple symbols, keywords and numbers are ASCII. A quoted symbol yields the same
//! token as the simple symbol between its bars, unless that is a reserved word: then the token keeps the
//! bars.

use crate::error::{Fault, shown};
use nom::bytes::complete::{tag, take_till};
use nom::error::{ErrorKind, ParseError};
use nom::sequence::preceded;
use nom::{IResult, Parser};

/// A token. The slices borrow from the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// Decimal digits without a superfluous leading zero.
    Numeral(&'a [u8]),
    /// `1.5`
    Decimal(&'a [u8]),
    /// The digits after `#x`.
    Hexadecimal(&'a [u8]),
    /// The digits after `#b`.
    Binary(&'a [u8]),
    /// The text between the quotes; a quote inside is still written `""`.
    String(&'a [u8]),
    /// A symbol without bars, a reserved word, or a reserved word in bars.
    Symbol(&'a [u8]),
    /// A keyword with its colon.
    Keyword(&'a [u8]),
    /// The end of the input.
    End,
}

impl Token<'_> {
    /// A description of the token for error messages.
    pub(crate) fn describe(&self) -> String {
        match self {
            Token::Open => "`(`".into(),
            Token::Close => "`)`".into(),
            Token::Numeral(text) => format!("the numeral {}", shown(text)),
            Token::Decimal(text) => format!("the decimal {}", shown(text)),
            Token::Hexadecimal(text) => format!("the literal #x{}", shown(text)),
            Token::Binary(text) => format!("the literal #b{}", shown(text)),
            Token::String(text) => format!("the string \"{}\"", shown(text)),
            Token::Symbol(text) => format!("the symbol {}", shown(text)),
            Token::Keyword(text) => format!("the keyword {}", shown(text)),
            Token::End => "the end of the command".into(),
        }
    }
}

/// The reserved words except for the names of commands, which are accepted as symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// `!`
    Annotate,
    /// `_`
    Index,
    /// `as`
    As,
    /// `exists`
    Exists,
    /// `forall`
    Forall,
    /// `lambda`
    Lambda,
    /// `let`
    Let,
    /// `match`
    Match,
    /// `par`
    Par,
    /// `BINARY`
    Binary,
    /// `DECIMAL`
    Decimal,
    /// `HEXADECIMAL`
    Hexadecimal,
    /// `NUMERAL`
    Numeral,
    /// `STRING`
    String,
}

impl Word {
    /// Every reserved word with its spelling.
    pub const ALL: [(&'static str, Word); 14] = [
        ("!", Word::Annotate),
        ("_", Word::Index),
        ("as", Word::As),
        ("exists", Word::Exists),
        ("forall", Word::Forall),
        ("lambda", Word::Lambda),
        ("let", Word::Let),
        ("match", Word::Match),
        ("par", Word::Par),
        ("BINARY", Word::Binary),
        ("DECIMAL", Word::Decimal),
        ("HEXADECIMAL", Word::Hexadecimal),
        ("NUMERAL", Word::Numeral),
        ("STRING", Word::String),
    ];

    /// The reserved word with this spelling.
    pub fn from_bytes(text: &[u8]) -> Option<Word> {
        Word::ALL.iter().find(|(name, _)| name.as_bytes() == text).map(|&(_, word)| word)
    }
}

/// Classes of bytes, one bit each; a digit is a symbol character, too.
const SPACE: u8 = 2;
const SYMBOL: u8 = 1;
const DIGIT: u8 = 4;

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0u8;
    loop {
        let extra = matches!(
            byte,
            b'~' | b'!' | b'@' | b'$' | b'%' | b'^' | b'&' | b'*' | b'_' | b'-' | b'+' | b'=' | b'<' | b'>'
        ) || matches!(byte, b'.' | b'?' | b'/');
        if byte.is_ascii_alphanumeric() || extra {
            table[byte as usize] |= SYMBOL;
        }
        if byte.is_ascii_digit() {
            table[byte as usize] |= DIGIT;
        }
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
            table[byte as usize] |= SPACE;
        }
        if byte == 255 {
            return table;
        }
        byte += 1;
    }
}

/// The classes of each byte.
static CLASS: [u8; 256] = classes();

fn class(byte: u8) -> u8 {
    CLASS[usize::from(byte)]
}

fn is_symbol(byte: u8) -> bool {
    class(byte) & SYMBOL != 0
}

/// Whether the bytes are a simple symbol, or a reserved word.
pub(crate) fn is_simple_symbol(text: &[u8]) -> bool {
    text.first().is_some_and(|&byte| is_symbol(byte) && !byte.is_ascii_digit())
        && text.iter().all(|&b| is_symbol(b))
}

/// An error at the beginning of the rest of the input.
#[derive(Debug)]
struct Wrong<'a> {
    rest: &'a [u8],
    message: String,
}

impl<'a> ParseError<&'a [u8]> for Wrong<'a> {
    fn from_error_kind(rest: &'a [u8], _: ErrorKind) -> Self {
        Wrong { rest, message: "unexpected character".into() }
    }

    fn append(_: &'a [u8], _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// The longest prefix of symbol characters, possibly empty. Eight bytes are classified at a time, because a
/// branch on each byte would be mispredicted at the end of nearly every symbol.
#[inline]
fn symbol_characters(input: &[u8]) -> Parsed<'_, &[u8]> {
    let (blocks, rest) = input.as_chunks::<8>();
    for (index, block) in blocks.iter().enumerate() {
        let others = block
            .iter()
            .enumerate()
            .fold(0u32, |mask, (at, &byte)| mask | u32::from(class(byte) & SYMBOL == 0) << at);
        if others != 0 {
            let (symbol, rest) = input.split_at(8 * index + others.trailing_zeros() as usize);
            return Ok((rest, symbol));
        }
    }
    let end = rest.iter().position(|&byte| !is_symbol(byte)).unwrap_or(rest.len());
    let (symbol, rest) = input.split_at(8 * blocks.len() + end);
    Ok((rest, symbol))
}

type Parsed<'a, T = Token<'a>> = IResult<&'a [u8], T, Wrong<'a>>;

fn wrong<T>(rest: &[u8], message: impl Into<String>) -> Parsed<'_, T> {
    Err(nom::Err::Error(Wrong { rest, message: message.into() }))
}

/// Skips white space and comments.
#[inline]
fn blanks(mut input: &[u8]) -> &[u8] {
    loop {
        match input.split_first() {
            Some((&byte, rest)) if class(byte) & SPACE != 0 => input = rest,
            Some((b';', rest)) => {
                let end = rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len());
                input = rest.split_at(end).1;
            }
            _ => return input,
        }
    }
}

#[inline]
fn token(input: &[u8]) -> Parsed<'_> {
    let Some((&first, rest)) = input.split_first() else { return Ok((input, Token::End)) };
    match first {
        b'(' => Ok((rest, Token::Open)),
        b')' => Ok((rest, Token::Close)),
        _ if class(first) & (SYMBOL | DIGIT) == SYMBOL => symbol_characters.map(Token::Symbol).parse(input),
        b'#' => literal(input),
        b'|' => quoted(input),
        b'"' => string(input),
        b':' => keyword(input),
        _ if first.is_ascii_digit() => number(input),
        _ => stray(input),
    }
}

fn stray(input: &[u8]) -> Parsed<'_> {
    match input.first() {
        Some(0x80..) => wrong(input, "only ASCII characters may stand outside of |...| and \"...\""),
        Some(&byte) if byte.is_ascii_graphic() => {
            wrong(input, format!("the character `{}` cannot stand here", char::from(byte)))
        }
        _ => wrong(input, "control characters cannot stand here"),
    }
}

/// `#x...` and `#b...`
fn literal(input: &[u8]) -> Parsed<'_> {
    let (rest, word) = preceded(tag(&b"#"[..]), symbol_characters).parse(input)?;
    let token = match word.split_first() {
        Some((b'x', digits)) if !digits.is_empty() && all(digits, |byte| byte.is_ascii_hexdigit()) => {
            Token::Hexadecimal(digits)
        }
        Some((b'b', digits)) if !digits.is_empty() && all(digits, |byte| matches!(byte, b'0' | b'1')) => {
            Token::Binary(digits)
        }
        _ => return wrong(input, format!("`#{}` is no literal: write #b0.. or #x0..", shown(word))),
    };
    Ok((rest, token))
}

/// Whether all bytes satisfy the test. Blocks without early exit let the compiler vectorise the loop:
/// literals can have megabytes.
fn all(text: &[u8], test: impl Fn(u8) -> bool) -> bool {
    text.chunks(64).all(|block| block.iter().fold(true, |so_far, &byte| so_far & test(byte)))
}

fn number(input: &[u8]) -> Parsed<'_> {
    let (rest, word) = symbol_characters.parse(input)?;
    let point = word.iter().position(|&byte| byte == b'.');
    let (whole, fraction) = match point {
        Some(at) => (word.split_at(at).0, word.get(at + 1..)),
        None => (word, None),
    };
    if !whole.iter().chain(fraction.unwrap_or_default()).all(u8::is_ascii_digit) || fraction == Some(b"") {
        return wrong(input, format!("`{}` is neither a number nor a symbol", shown(word)));
    }
    if whole.len() > 1 && whole.first() == Some(&b'0') {
        return wrong(input, format!("the number {} begins with a superfluous zero", shown(word)));
    }
    Ok((rest, if point.is_some() { Token::Decimal(word) } else { Token::Numeral(word) }))
}

fn keyword(input: &[u8]) -> Parsed<'_> {
    let (rest, name) = preceded(tag(&b":"[..]), symbol_characters).parse(input)?;
    if !is_simple_symbol(name) {
        return wrong(input, "a keyword is a colon directly followed by a symbol");
    }
    Ok((rest, Token::Keyword(input.split_at(name.len() + 1).0)))
}

/// Rejects control characters other than white space, and invalid UTF-8.
fn printable<'a>(text: &'a [u8], what: &str) -> Parsed<'a, ()> {
    let control = text.iter().position(|&byte| (byte < b' ' && class(byte) & SPACE == 0) || byte == 0x7f);
    if let Some(at) = control {
        return wrong(text.split_at(at).1, format!("control character in a {what}"));
    }
    match std::str::from_utf8(text) {
        Ok(_) => Ok((text, ())),
        Err(error) => wrong(text.split_at(error.valid_up_to()).1, format!("invalid UTF-8 in a {what}")),
    }
}

fn quoted(input: &[u8]) -> Parsed<'_> {
    let (rest, text) =
        preceded(tag(&b"|"[..]), take_till(|byte| byte == b'|' || byte == b'\\')).parse(input)?;
    match rest.split_first() {
        Some((b'|', rest)) => {
            if text.iter().any(|byte| !byte.is_ascii_graphic()) {
                printable(text, "quoted symbol")?;
            }
            let name = if Word::from_bytes(text).is_some() { input.split_at(text.len() + 2).0 } else { text };
            Ok((rest, Token::Symbol(name)))
        }
        Some(_) => wrong(rest, "a quoted symbol cannot hold a backslash"),
        None => wrong(input, "the quoted symbol is not closed"),
    }
}

fn string(input: &[u8]) -> Parsed<'_> {
    let mut end = 1;
    loop {
        let rest = input.get(end..).unwrap_or_default();
        let Some(quote) = rest.iter().position(|&byte| byte == b'"') else {
            return wrong(input, "the string is not closed");
        };
        end += quote + 1;
        if input.get(end) != Some(&b'"') {
            break;
        }
        end += 1;
    }
    let text = input.get(1..end - 1).unwrap_or_default();
    printable(text, "string")?;
    Ok((input.split_at(end).1, Token::String(text)))
}

/// A cursor over the bytes of one command.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'a> {
    whole: &'a [u8],
    rest: &'a [u8],
    start: usize,
}

impl<'a> Lexer<'a> {
    /// A lexer at the beginning of the bytes.
    pub fn new(whole: &'a [u8]) -> Lexer<'a> {
        Lexer { whole, rest: whole, start: 0 }
    }

    /// Reads the next token; [`Token::End`] at the end of the input.
    #[inline]
    pub(crate) fn token(&mut self) -> Result<Token<'a>, Fault> {
        let input = blanks(self.rest);
        self.start = self.whole.len() - input.len();
        match token(input) {
            Ok((rest, token)) => {
                self.rest = rest;
                Ok(token)
            }
            Err(error) => Err(self.fault(error)),
        }
    }

    #[cold]
    fn fault(&self, error: nom::Err<Wrong<'_>>) -> Fault {
        match error {
            nom::Err::Error(wrong) | nom::Err::Failure(wrong) => {
                let offset = self.offset_of(wrong.rest);
                Fault::new(offset, wrong.message)
            }
            nom::Err::Incomplete(_) => Fault::new(self.start, "unexpected end"),
        }
    }

    /// The offset of a part of the input; `part` must be a slice of `whole`.
    fn offset_of(&self, part: &[u8]) -> usize {
        let offset = (part.as_ptr() as usize).wrapping_sub(self.whole.as_ptr() as usize);
        offset.min(self.whole.len())
    }

    /// The offset at which the last token began.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The offset at which the last token ended.
    pub fn end(&self) -> usize {
        self.whole.len() - self.rest.len()
    }

    /// The offset at which the next token begins.
    pub fn next_start(&self) -> usize {
        self.whole.len() - blanks(self.rest).len()
    }

    /// The input between two offsets, as text.
    pub fn text(&self, from: usize, to: usize) -> String {
        String::from_utf8_lossy(self.whole.get(from..to).unwrap_or_default()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &[u8]) -> Result<Vec<Token<'_>>, (usize, String)> {
        let mut lexer = Lexer::new(text);
        let mut tokens = Vec::new();
        loop {
            match lexer.token().map_err(|fault| (fault.offset(), fault.into_message()))? {
                Token::End => return Ok(tokens),
                token => tokens.push(token),
            }
        }
    }

    #[test]
    fn every_kind_of_token() {
        use Token::*;
        let text = b"(x |a b|\t0 12 1.05 #xaF #b01 \"a\"\"b\" :named ; ( \xff\n~!@$%^&*_-+=<>.?/9)";
        let expected = vec![
            Open,
            Symbol(b"x"),
            Symbol(b"a b"),
            Numeral(b"0"),
            Numeral(b"12"),
            Decimal(b"1.05"),
            Hexadecimal(b"aF"),
            Binary(b"01"),
            String(b"a\"\"b"),
            Keyword(b":named"),
            Symbol(b"~!@$%^&*_-+=<>.?/9"),
            Close,
        ];
        assert_eq!(lex(text).unwrap(), expected);
    }

    #[test]
    fn bars_change_a_symbol_only_around_reserved_words() {
        use Token::Symbol;
        assert_eq!(
            lex(b"|abc| abc |let| let ||").unwrap(),
            [Symbol(b"abc"), Symbol(b"abc"), Symbol(b"|let|"), Symbol(b"let"), Symbol(b"")]
        );
        assert_eq!(lex("|h\u{e9}| \"\u{e9}\"".as_bytes()).unwrap().len(), 2);
    }

    #[test]
    fn mistakes_have_their_place() {
        for (text, offset, message) in [
            (&b"a 007"[..], 2, "the number 007 begins with a superfluous zero"),
            (b"5x", 0, "`5x` is neither a number nor a symbol"),
            (b"1.", 0, "`1.` is neither a number nor a symbol"),
            (b"1.2.3", 0, "`1.2.3` is neither a number nor a symbol"),
            (b"#xg", 0, "`#xg` is no literal: write #b0.. or #x0.."),
            (b"#b", 0, "`#b` is no literal: write #b0.. or #x0.."),
            (b"##b0", 0, "`#` is no literal: write #b0.. or #x0.."),
            (b": a", 0, "a keyword is a colon directly followed by a symbol"),
            (b"x |a\\b|", 4, "a quoted symbol cannot hold a backslash"),
            (b"x |ab", 2, "the quoted symbol is not closed"),
            (b"|a\x01|", 2, "control character in a quoted symbol"),
            (b"|a\xff|", 2, "invalid UTF-8 in a quoted symbol"),
            (b"\"a\xc3\"", 2, "invalid UTF-8 in a string"),
            (b"x \"a\"\"", 2, "the string is not closed"),
            (b"a\xc3\xa9", 1, "only ASCII characters may stand outside of |...| and \"...\""),
            (b"a \\", 2, "the character `\\` cannot stand here"),
            (b"a\x00", 1, "control characters cannot stand here"),
        ] {
            assert_eq!(lex(text), Err((offset, message.into())), "{}", shown(text));
        }
    }
}
