//! The state of reading one command: the lexer, the stacks, the tokens that a command requires, and attribute
//! values, whose meaning only the session knows.

use crate::builder::{BuildError, Builder};
use crate::command::{Attribute, Named};
use crate::error::{Fault, shown};
use crate::lexer::{Lexer, Token, Word};
use crate::names::{Names, SortStep};
use crate::nesting::Frame;
use crate::scope::SymbolId;

/// The explicit stacks of the parser. They are kept from command to command, so that a small command does not
/// allocate them.
pub(crate) struct Stacks<B: Builder> {
    pub(crate) frames: Vec<Frame<B>>,
    /// The arguments and `let` values of the open frames.
    pub(crate) terms: Vec<B::Term>,
    /// The variables of the `let` bindings that are being read.
    pub(crate) symbols: Vec<SymbolId>,
    /// The indices of the open indexed operators.
    pub(crate) indices: Vec<u64>,
    /// The array sorts that depend on parameters of the `define-sort` being read.
    pub(crate) steps: Vec<SortStep<B::Sort>>,
    /// The terms that the command has named with `:named`.
    pub(crate) named: Vec<Named<B::Term>>,
    /// The name of the term that was read last as a whole.
    pub(crate) outermost: Option<String>,
    /// Whether the term may contain parameters; then its subterms must not be named.
    pub(crate) parametric: bool,
    /// How many bound variables are in scope; in theirs nothing may be named either.
    pub(crate) binders: u32,
    /// The tokens counted since the last call of [`Builder::check`].
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
            binders: 0,
            tokens: 0,
        }
    }

    /// Empties the stacks and frees most of the memory that a huge command needed.
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
        self.binders = 0;
    }
}

/// The number of tokens between two calls of [`Builder::check`].
const PERIOD: usize = 1 << 12;

/// The greatest depth of attribute values. They are trees, and trees are dropped recursively.
const DEEPEST_ATTRIBUTE: usize = 200;

/// The state of reading one command.
pub(crate) struct Reader<'a, B: Builder> {
    pub(crate) lexer: Lexer<'a>,
    pub(crate) names: &'a mut Names<B>,
    pub(crate) stacks: &'a mut Stacks<B>,
    pub(crate) builder: &'a mut B,
}

/// The error for a token that cannot stand here.
pub(crate) fn expected(what: &str, found: Token<'_>, offset: usize) -> Fault {
    Fault::new(offset, format!("expected {what}, found {}", found.describe()))
}

/// Adds the position to the message of the builder.
pub(crate) fn located(offset: usize) -> impl Fn(BuildError) -> Fault {
    move |error| Fault::of_builder(offset, error)
}

/// The name of a symbol, without the bars that the lexer keeps around reserved words.
pub(crate) fn bare(symbol: &[u8]) -> String {
    let name = symbol.strip_prefix(b"|").and_then(|rest| rest.strip_suffix(b"|")).unwrap_or(symbol);
    String::from_utf8_lossy(name).into_owned()
}

/// The value of a numeral; an error if it exceeds 64 bits.
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

    /// Reads a symbol that is not a reserved word.
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

    /// Reads the next token and counts it for [`Builder::check`]: for loops that a long command repeats
    /// often.
    #[inline]
    pub(crate) fn next_token(&mut self) -> Result<Token<'a>, Fault> {
        self.spend(1)?;
        self.lexer.token()
    }

    /// Counts work that is worth that many tokens, and calls [`Builder::check`] when it is due.
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

    /// Asks for the room that a name takes which is to be declared.
    pub(crate) fn reserve_name(&mut self, name: &[u8]) -> Result<(), Fault> {
        let bytes = self.names.terms.growth(name.len());
        self.builder.reserve(bytes).map_err(located(self.lexer.start()))
    }

    /// The next token, which is not consumed.
    pub(crate) fn peek(&self) -> Result<Token<'a>, Fault> {
        let mut ahead = self.lexer;
        ahead.token()
    }

    /// Skips one s-expression without checking its contents.
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

    /// Reads the value of an attribute at the end of a command, where it may be absent.
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

/// The content of a string literal, in which `""` stands for `"`.
pub(crate) fn unescaped(text: &[u8]) -> String {
    String::from_utf8_lossy(text).replace("\"\"", "\"")
}
