//! Tokens of LLVM's text form (<https://llvm.org/docs/LangRef.html>, `llvm/lib/AsmParser/LLLexer.cpp`).
//!
//! **Idea.** A token is a slice of the text and its kind; nothing is copied and no list of tokens is made.
//! Words are not divided into keywords and others, so that words of later versions are tokens like all
//! others.
//!
//! **Contract.** The lexer never fails: a byte that begins no token is a [`Token::Mark`], a string without an
//! end goes up to the end of the text. At the end, or when the clock has stopped, it answers
//! [`Token::End`] for ever. Each other step moves on by at least one byte.

use crate::limits::Clock;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A keyword, the name of a type, an instruction, an attribute.
    Word(&'a str),
    /// A name or number before a colon, of a block or of a field of metadata.
    Label(&'a str),
    /// `%name`, without the sign and quotes.
    Local(&'a str),
    /// `@name`.
    Global(&'a str),
    /// `$name`.
    Comdat(&'a str),
    /// `!12`.
    Node(u32),
    /// `!name`.
    Tag(&'a str),
    /// `#12`.
    Group(u32),
    /// `#dbg_declare`.
    Record(&'a str),
    /// A number, whole or not, decimal or hexadecimal.
    Number(&'a str),
    /// `"text"`, with its escapes.
    Text(&'a str),
    /// `c"text"`, with its escapes.
    Bytes(&'a str),
    /// `...`.
    Ellipsis,
    Mark(u8),
    /// The end of the text.
    End,
}

impl Token<'_> {
    /// The token for a message.
    pub fn describe(&self) -> String {
        match self {
            Token::Word(name) | Token::Number(name) => format!("`{name}`"),
            Token::Label(name) => format!("`{name}:`"),
            Token::Local(name) => format!("`%{name}`"),
            Token::Global(name) => format!("`@{name}`"),
            Token::Comdat(name) => format!("`${name}`"),
            Token::Node(number) => format!("`!{number}`"),
            Token::Tag(name) => format!("`!{name}`"),
            Token::Group(number) => format!("`#{number}`"),
            Token::Record(name) => format!("`#{name}`"),
            Token::Text(_) | Token::Bytes(_) => "a string".to_owned(),
            Token::Ellipsis => "`...`".to_owned(),
            Token::Mark(byte) if byte.is_ascii_graphic() => format!("`{}`", char::from(*byte)),
            Token::Mark(byte) => format!("the byte {byte:#04x}"),
            Token::End => "the end of the file".to_owned(),
        }
    }
}

/// A text, and the clock by which it is read.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    pub text: &'a str,
    /// The text seems to end when this stops; `None`: never.
    pub clock: Option<&'a Clock>,
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Text<'a> {
        Text { text, clock: None }
    }
}

impl Text<'_> {
    /// Counts steps; whether to continue.
    fn goes_on(&self, steps: u32) -> bool {
        self.clock.is_none_or(|clock| clock.goes_on(steps))
    }
}

/// A place in a text from which tokens are read.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'a> {
    source: Text<'a>,
    at: usize,
}

/// So many bytes that are passed in one go count as a step.
const BYTES_PER_STEP: usize = 64;

/// Which bytes may stand inside a name: a table, as this is asked for nearly every byte.
const IN_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'.' | b'_' | b'$' | b'-');
        byte += 1;
    }
    table
};

/// Whether a byte may stand inside a name.
fn in_name(byte: u8) -> bool {
    IN_NAME[byte as usize]
}

impl<'a> Lexer<'a> {
    /// Tokens from a byte of the text on.
    pub fn new(text: impl Into<Text<'a>>, at: usize) -> Lexer<'a> {
        Lexer { source: text.into(), at }
    }

    /// The byte that is read next.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn text(&self) -> Text<'a> {
        self.source
    }

    fn byte(&self, ahead: usize) -> u8 {
        let bytes = self.source.text.as_bytes();
        let at = self.at + ahead;
        if at < bytes.len() { bytes[at] } else { 0 }
    }

    /// The text from `from` up to here.
    fn since(&self, from: usize) -> &'a str {
        self.source.text.get(from..self.at).unwrap_or("")
    }

    /// Skips blanks and comments; whether a line ended.
    pub fn blanks(&mut self) -> bool {
        let bytes = self.source.text.as_bytes();
        let (mut at, mut new_line, mut in_comment) = (self.at, false, false);
        while at < bytes.len() {
            match bytes[at] {
                b'\n' => (new_line, in_comment) = (true, false),
                b' ' | b'\t' | b'\r' | 0 => {}
                b';' => in_comment = true,
                _ if in_comment => {}
                _ => break,
            }
            at += 1;
        }
        self.at = at;
        new_line
    }

    /// The next token; blanks before it are skipped already.
    pub fn token(&mut self) -> Token<'a> {
        let start = self.at;
        let Some(&first) = self.source.text.as_bytes().get(start) else { return Token::End };
        if !self.source.goes_on(1) {
            return Token::End;
        }
        self.at += 1;
        match first {
            b'c' if self.byte(0) == b'"' => {
                self.at += 1;
                Token::Bytes(self.quoted())
            }
            b'%' => self.sigil(first, Token::Local),
            b'@' => self.sigil(first, Token::Global),
            b'"' => {
                let text = self.quoted();
                self.label_or(text, Token::Text)
            }
            b'!' => self.metadata(),
            b'#' => self.hash(),
            b'.' if self.byte(0) == b'.' && self.byte(1) == b'.' => {
                self.at += 2;
                Token::Ellipsis
            }
            b'0'..=b'9' => self.number(start),
            b'-' | b'+' if self.byte(0).is_ascii_digit() => self.number(start),
            b'$' if in_name(self.byte(0)) || self.byte(0) == b'"' => match self.sigil(first, Token::Comdat) {
                Token::Comdat(_) if self.byte(0) == b':' => self.label_or(self.since(start), Token::Word),
                token => token,
            },
            _ if in_name(first) && first != b'-' => {
                self.name();
                self.label_or(self.since(start), Token::Word)
            }
            _ => Token::Mark(first),
        }
    }

    /// Moves past the bytes of a name.
    fn name(&mut self) {
        let bytes = self.source.text.as_bytes();
        let mut at = self.at;
        while at < bytes.len() && IN_NAME[bytes[at] as usize] {
            at += 1;
        }
        self.at = at;
    }

    /// A label if a colon follows, else the other token.
    fn label_or(&mut self, text: &'a str, other: fn(&'a str) -> Token<'a>) -> Token<'a> {
        if self.byte(0) == b':' {
            self.at += 1;
            return Token::Label(text);
        }
        other(text)
    }

    /// A name after its sign.
    fn sigil(&mut self, sign: u8, token: fn(&'a str) -> Token<'a>) -> Token<'a> {
        if self.byte(0) == b'"' {
            self.at += 1;
            return token(self.quoted());
        }
        let start = self.at;
        self.name();
        if self.at == start { Token::Mark(sign) } else { token(self.since(start)) }
    }

    /// The rest of a string: up to the quote, which is skipped. A quote inside is written `\22`.
    fn quoted(&mut self) -> &'a str {
        let (bytes, start) = (self.source.text.as_bytes(), self.at);
        let mut at = start;
        while at < bytes.len() && bytes[at] != b'"' {
            at += 1;
        }
        self.at = at;
        let text = self.since(start);
        self.at = (at + 1).min(bytes.len());
        text
    }

    /// The token after an exclamation mark.
    fn metadata(&mut self) -> Token<'a> {
        let start = self.at;
        let first = self.byte(0);
        if first.is_ascii_digit() {
            return self.decimal().map_or(Token::Mark(b'!'), Token::Node);
        }
        if !in_name(first) && first != b'\\' {
            return Token::Mark(b'!');
        }
        while in_name(self.byte(0)) || self.byte(0) == b'\\' {
            self.at += 1;
        }
        Token::Tag(self.since(start))
    }

    /// The token after a hash.
    fn hash(&mut self) -> Token<'a> {
        let start = self.at;
        if self.byte(0).is_ascii_digit() {
            return self.decimal().map_or(Token::Mark(b'#'), Token::Group);
        }
        self.name();
        if self.at == start { Token::Mark(b'#') } else { Token::Record(self.since(start)) }
    }

    /// Decimal digits as a number.
    fn decimal(&mut self) -> Option<u32> {
        let start = self.at;
        while self.byte(0).is_ascii_digit() {
            self.at += 1;
        }
        self.since(start).parse().ok()
    }

    /// A number, or a label that begins with a digit.
    fn number(&mut self, start: usize) -> Token<'a> {
        while self.byte(0).is_ascii_alphanumeric() || self.byte(0) == b'.' || self.is_exponent_sign() {
            self.at += 1;
        }
        self.label_or(self.since(start), Token::Number)
    }

    /// Whether a sign follows an exponent's `e`.
    fn is_exponent_sign(&self) -> bool {
        let before = self.source.text.as_bytes().get(self.at.wrapping_sub(1));
        matches!(self.byte(0), b'+' | b'-')
            && matches!(before, Some(b'e' | b'E'))
            && self.byte(1).is_ascii_digit()
    }

    /// Moves past the bracket that closes the next opening bracket; brackets in strings and comments do not
    /// count. `None`: there is none before the end of the text.
    pub fn skip_brackets(&mut self) -> Option<()> {
        let bytes = self.source.text.as_bytes();
        let (mut depth, mut in_string, mut in_comment) = (0usize, false, false);
        let mut at = self.at;
        while at < bytes.len() {
            at += 1;
            if at.is_multiple_of(BYTES_PER_STEP) && !self.source.goes_on(1) {
                return None;
            }
            match bytes[at - 1] {
                b'"' if !in_comment => in_string = !in_string,
                b'\n' => in_comment = false,
                _ if in_string || in_comment => {}
                b';' => in_comment = true,
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        self.at = at;
                        return Some(());
                    }
                }
                _ => {}
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text, 0);
        let mut found = Vec::new();
        loop {
            lexer.blanks();
            match lexer.token() {
                Token::End => return found,
                token => found.push(token),
            }
        }
    }

    #[test]
    fn names_numbers_and_labels() {
        let expected = [
            Token::Local("12"),
            Token::Mark(b'='),
            Token::Word("load"),
            Token::Global("a b"),
            Token::Number("-1.5e+10"),
            Token::Number("0xK4000C"),
            Token::Bytes("x\\00"),
            Token::Node(7),
            Token::Tag("dbg"),
            Token::Group(3),
            Token::Record("dbg_value"),
            Token::Ellipsis,
            Token::Comdat("f"),
        ];
        let text =
            "%12 = load @\"a b\" -1.5e+10 0xK4000C ; a comment\n c\"x\\00\" !7 !dbg #3 #dbg_value ... $f";
        assert_eq!(tokens(text), expected);
        assert_eq!(
            tokens("7: a.b-c: \"x y\":"),
            [Token::Label("7"), Token::Label("a.b-c"), Token::Label("x y")]
        );
    }

    #[test]
    fn every_byte_is_some_token() {
        for byte in 0..=255u8 {
            let text = String::from_utf8_lossy(&[byte, byte, b'"', byte]).into_owned();
            assert!(tokens(&text).len() <= text.len());
        }
        assert_eq!(tokens("!99999999999"), [Token::Mark(b'!')]);
        assert_eq!(tokens("\"no end"), [Token::Text("no end")]);
    }

    #[test]
    fn brackets_in_strings_and_comments_do_not_count() {
        let text = "{ \"}\" ; }\n ( [ ] ) } x";
        let mut lexer = Lexer::new(text, 0);
        assert_eq!(lexer.skip_brackets(), Some(()));
        assert_eq!(&text[lexer.at()..], " x");
        assert_eq!(Lexer::new("{ {", 0).skip_brackets(), None);
    }
}
