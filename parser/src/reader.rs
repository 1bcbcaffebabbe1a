//! Reading a command: the cursor, the tokens that must come next, and s-expressions whose meaning is the
//! session's.

use crate::builder::{BuildError, Builder};
use crate::command::{Attribute, Named};
use crate::error::{Fault, shown};
use crate::lexer::{Lexer, Token, Word};
use crate::names::{Names, SortStep};
use crate::nesting::Frame;
use crate::scope::SymbolId;

/// The explicit stacks of the parser, kept from command to command so that small commands allocate nothing.
pub(crate) struct Stacks<B: Builder> {
    pub(crate) frames: Vec<Frame<B>>,
    /// Arguments and `let` values of the open frames.
    pub(crate) terms: Vec<B::Term>,
    /// Variables of the `let` bindings that are being read.
    pub(crate) symbols: Vec<SymbolId>,
    /// Indices of the open indexed operators.
    pub(crate) indices: Vec<u64>,
    /// Array sorts that depend on parameters of a `define-sort`.
    pub(crate) steps: Vec<SortStep<B::Sort>>,
    /// The `:named` terms of the command.
    pub(crate) named: Vec<Named<B::Term>>,
    /// The name of the whole term that was read last.
    pub(crate) outermost: Option<String>,
    /// Whether the term may hold parameters, which must not be named.
    pub(crate) parametric: bool,
    /// The tokens read since the builder was asked whether to go on.
    pub(crate) tokens: usize,
}

impl<B: Builder> Stacks<B> {
    pub(crate) fn new() -> Self {
        Stacks {
            frames: Vec::new(),
            terms: Vec::new(),
            symbols: Vec::new(),
            indices: Vec::new(),
            steps: Vec::new(),
            named: Vec::new(),
            outermost: None,
            parametric: false,
            tokens: 0,
        }
    }

    /// Empties the stacks; what one huge command needed is given back.
    pub(crate) fn clear(&mut self) {
        const KEPT: usize = 1 << 16;
        fn empty<T>(stack: &mut Vec<T>) {
            stack.clear();
            if stack.capacity() > KEPT {
                stack.shrink_to(KEPT);
            }
        }
        empty(&mut self.frames);
        empty(&mut self.terms);
        empty(&mut self.symbols);
        empty(&mut self.indices);
        empty(&mut self.steps);
        empty(&mut self.named);
        self.outermost = None;
        self.parametric = false;
    }
}

/// How many tokens are read between two questions to the builder whether to go on.
const PERIOD: usize = 1 << 12;

/// Attribute values nested deeper than this are refused: they are trees, and trees are dropped recursively.
const DEEPEST_ATTRIBUTE: usize = 200;

/// One command being read.
pub(crate) struct Reader<'a, B: Builder> {
    pub(crate) lexer: Lexer<'a>,
    pub(crate) names: &'a mut Names<B>,
    pub(crate) stacks: &'a mut Stacks<B>,
    pub(crate) builder: &'a mut B,
}

/// The error for a token where another was expected.
pub(crate) fn expected(what: &str, found: Token<'_>, offset: usize) -> Fault {
    Fault::new(offset, format!("expected {what}, found {}", found.describe()))
}

/// Adds the place to what the builder said.
pub(crate) fn located(offset: usize) -> impl Fn(BuildError) -> Fault {
    move |error| Fault::new(offset, error.0)
}

/// A symbol's name without the bars that the lexer leaves around reserved words.
pub(crate) fn bare(symbol: &[u8]) -> String {
    let name = symbol.strip_prefix(b"|").and_then(|rest| rest.strip_suffix(b"|")).unwrap_or(symbol);
    String::from_utf8_lossy(name).into_owned()
}

/// A number that fits 64 bits.
pub(crate) fn number(digits: &[u8], offset: usize) -> Result<u64, Fault> {
    let value = std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok());
    value.ok_or_else(|| Fault::new(offset, format!("the number {} is too large", shown(digits))))
}

impl<'a, B: Builder> Reader<'a, B> {
    pub(crate) fn open(&mut self, what: &str) -> Result<(), Fault> {
        match self.lexer.token()? {
            Token::Open => Ok(()),
            other => Err(expected(what, other, self.lexer.start())),
        }
    }

    pub(crate) fn close(&mut self, what: &str) -> Result<(), Fault> {
        match self.lexer.token()? {
            Token::Close => Ok(()),
            other => Err(expected(&format!("`)` after {what}"), other, self.lexer.start())),
        }
    }

    /// A symbol that is no reserved word.
    pub(crate) fn symbol(&mut self, what: &str) -> Result<&'a [u8], Fault> {
        let token = self.lexer.token()?;
        match token {
            Token::Symbol(name) if Word::from_bytes(name).is_none() => Ok(name),
            Token::Symbol(name) => {
                let message = format!("`{}` is a reserved word, expected {what}", shown(name));
                Err(Fault::new(self.lexer.start(), message))
            }
            other => Err(expected(what, other, self.lexer.start())),
        }
    }

    pub(crate) fn keyword(&mut self) -> Result<String, Fault> {
        match self.lexer.token()? {
            Token::Keyword(name) => Ok(String::from_utf8_lossy(name).into_owned()),
            other => Err(expected("a keyword", other, self.lexer.start())),
        }
    }

    /// The next token, in a loop that can be long: asks the builder now and then whether to go on.
    #[inline]
    pub(crate) fn next_token(&mut self) -> Result<Token<'a>, Fault> {
        self.spend(1)?;
        self.lexer.token()
    }

    /// Takes note of work that is like that of reading so many tokens.
    #[inline]
    pub(crate) fn spend(&mut self, tokens: usize) -> Result<(), Fault> {
        self.stacks.tokens += tokens;
        if self.stacks.tokens >= PERIOD { self.ask_builder() } else { Ok(()) }
    }

    #[cold]
    fn ask_builder(&mut self) -> Result<(), Fault> {
        let tokens = std::mem::take(&mut self.stacks.tokens);
        self.builder.check(tokens).map_err(located(self.lexer.end()))
    }

    /// The next token without taking it.
    pub(crate) fn peek(&self) -> Result<Token<'a>, Fault> {
        let mut ahead = self.lexer;
        ahead.token()
    }

    /// Skips one s-expression.
    pub(crate) fn skip_expression(&mut self) -> Result<(), Fault> {
        let mut depth = 0usize;
        loop {
            match self.next_token()? {
                Token::Open => depth += 1,
                Token::Close if depth > 0 => depth -= 1,
                token @ (Token::Close | Token::End) => {
                    return Err(expected("a value", token, self.lexer.start()));
                }
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// The value of an attribute up to the parenthesis that closes the command.
    pub(crate) fn attribute(&mut self) -> Result<Attribute, Fault> {
        if self.peek()? == Token::Close {
            return Ok(Attribute::Absent);
        }
        let mut lists: Vec<Vec<Attribute>> = Vec::new();
        loop {
            let value = match self.next_token()? {
                Token::Open if lists.len() < DEEPEST_ATTRIBUTE => {
                    lists.push(Vec::new());
                    continue;
                }
                Token::Open => {
                    let message = format!("a value nested deeper than {DEEPEST_ATTRIBUTE} is not supported");
                    return Err(Fault::new(self.lexer.start(), message));
                }
                token @ Token::Close => match lists.pop() {
                    Some(list) => Attribute::List(list),
                    None => return Err(expected("a value", token, self.lexer.start())),
                },
                token => self.attribute_atom(token)?,
            };
            match lists.last_mut() {
                Some(list) => list.push(value),
                None => return Ok(value),
            }
        }
    }

    fn attribute_atom(&self, token: Token<'a>) -> Result<Attribute, Fault> {
        let written = || self.lexer.text(self.lexer.start(), self.lexer.end());
        match token {
            Token::Symbol(name) => Ok(Attribute::Symbol(bare(name))),
            Token::Keyword(_) => Ok(Attribute::Keyword(written())),
            Token::String(text) => Ok(Attribute::String(unescaped(text))),
            Token::Numeral(_) | Token::Decimal(_) | Token::Hexadecimal(_) | Token::Binary(_) => {
                Ok(Attribute::Literal(written()))
            }
            other => Err(expected("a value", other, self.lexer.start())),
        }
    }
}

/// The content of a string literal: `""` is `"`.
pub(crate) fn unescaped(text: &[u8]) -> String {
    String::from_utf8_lossy(text).replace("\"\"", "\"")
}
