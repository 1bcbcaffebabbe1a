//! Terms of any depth, read with an explicit stack.
//!
//! **Idea.** A shift-reduce parser whose stack is a vector: an opening parenthesis pushes a [`Frame`], a
//! closing one replaces the innermost frame and its arguments by a term, and a finished term is passed to the
//! frame below.
//!
//! **Here.** The arguments of all open applications are in one vector; a frame records where its own begin. A
//! `let` has one frame while its bindings are read, in which its variables are not yet in scope because `let`
//! is parallel, and another for its body.
//!
//! **Contract.** After a term has been read, the stacks are as before, except for the names it gave (`named`,
//! `outermost`). After an error they are not: the caller clears them and undoes the bindings of names.
//!
//! **Cost.** Linear in the tokens, apart from the builder. A frame takes 16 bytes if the ids of the builder
//! take four.

use crate::builder::Builder;
use crate::command::Named;
use crate::error::{Fault, shown};
use crate::lexer::{Token, Word};
use crate::names::TermBinding;
use crate::operator::Operator;
use crate::reader::{Reader, bare, expected, located, number};

/// An open construct. `offset` is its position and `base` the height of the stack of terms when it was
/// opened; 32 bits suffice because commands have fewer than 2^32 bytes.
pub(crate) enum Frame<B: Builder> {
    /// `(operator ...`
    Operator { operator: Operator, base: u32, offset: u32 },
    /// `((_ operator i ...) ...`; the indices begin at `indices`.
    Indexed { operator: Operator, indices: u32, base: u32, offset: u32 },
    /// `(function ...`
    Call { function: B::Function, base: u32, offset: u32 },
    /// `((as const sort) ...`
    ConstantArray { sort: B::Sort, base: u32, offset: u32 },
    /// Below the frame of `((as function sort) ...)`, to check the sort of the result; it has no parenthesis
    /// of its own.
    Ascription { sort: B::Sort, offset: u32 },
    /// `(let (...`; its variables begin at `symbols`, their values at `base`.
    Bindings { symbols: u32, base: u32 },
    /// `(let (...) ...` with this many variables.
    Body { variables: u32 },
    /// `(forall ((variable S)) ...` or `(lambda ((variable S)) ...`
    Binder { is_lambda: bool, variable: B::Term, offset: u32 },
    /// `(! ...`
    Annotation,
}

impl<'a, B: Builder> Reader<'a, B> {
    /// Reads one term. Sets `outermost` to the name of the whole term, if it has one.
    pub(crate) fn term(&mut self) -> Result<B::Term, Fault> {
        self.stacks.outermost = None;
        'read: loop {
            let mut value = match self.next_token()? {
                Token::Open => match self.open_term()? {
                    Some(value) => value,
                    None => continue,
                },
                Token::Close => self.close_application()?,
                Token::Symbol(name) => self.symbol_term(name)?,
                token => self.literal(token)?,
            };
            loop {
                match self.stacks.frames.last() {
                    None => return Ok(value),
                    Some(Frame::Bindings { .. }) => {
                        self.stacks.terms.push(value);
                        self.close("the value of the let variable")?;
                        self.next_binding()?;
                        continue 'read;
                    }
                    Some(Frame::Body { variables }) => {
                        let variables = *variables as usize;
                        self.close("the body of the let")?;
                        self.names.terms.unbind_variables(variables);
                        self.stacks.frames.pop();
                    }
                    Some(Frame::Binder { .. }) => value = self.close_binder(value)?,
                    Some(Frame::Annotation) => self.annotations(value)?,
                    Some(Frame::Ascription { sort, offset }) => {
                        let (sort, offset) = (*sort, *offset as usize);
                        value = self.ascribed(value, sort, offset)?;
                        self.stacks.frames.pop();
                    }
                    Some(_) => {
                        self.stacks.terms.push(value);
                        continue 'read;
                    }
                }
            }
        }
    }

    fn symbol_term(&mut self, name: &[u8]) -> Result<B::Term, Fault> {
        let offset = self.lexer.start();
        let message = match self.names.meaning(name) {
            Some(TermBinding::Term(term)) => return Ok(term),
            Some(TermBinding::Operator(operator)) if operator.arity() == 0 => {
                return self.builder.apply(operator, &[], &[]).map_err(located(offset));
            }
            Some(TermBinding::Function(function)) if self.builder.is_constant(function) => {
                return self.builder.call(function, &[]).map_err(located(offset));
            }
            Some(TermBinding::Operator(operator)) if operator.indices() > 0 => indexed_hint(operator),
            Some(TermBinding::Operator(_) | TermBinding::Function(_)) => {
                format!("{} needs arguments: write ({0} ...)", shown(name))
            }
            Some(TermBinding::Word(_)) => format!("the reserved word {} is no term", shown(name)),
            None => format!("unknown symbol {}", shown(name)),
        };
        Err(Fault::new(offset, message))
    }

    fn literal(&mut self, token: Token<'_>) -> Result<B::Term, Fault> {
        let offset = self.lexer.start();
        match token {
            Token::Hexadecimal(digits) => self.builder.hexadecimal(digits).map_err(located(offset)),
            Token::Binary(digits) => self.builder.binary(digits).map_err(located(offset)),
            Token::Numeral(digits) => {
                let digits = shown(digits);
                let message = format!("numerals are not bit-vector terms; write #x.. or (_ bv{digits} w)");
                Err(Fault::new(offset, message))
            }
            Token::Decimal(_) => {
                Err(Fault::new(offset, "decimals are not supported: there are no real numbers"))
            }
            Token::String(_) => Err(Fault::new(offset, "strings are not supported as terms")),
            other => Err(expected("a term", other, offset)),
        }
    }

    /// After `(`: pushes a frame, or returns the term if it is an identifier that was read to its end.
    fn open_term(&mut self) -> Result<Option<B::Term>, Fault> {
        let offset = self.lexer.start() as u32;
        let base = self.stacks.terms.len() as u32;
        let token = self.lexer.token()?;
        let name = match token {
            Token::Symbol(name) => name,
            Token::Open => return self.open_qualified(offset, base).map(|()| None),
            other => return Err(expected("an operator or function", other, self.lexer.start())),
        };
        let frame = match self.names.meaning(name) {
            Some(TermBinding::Operator(operator)) if operator.indices() == 0 => {
                Frame::Operator { operator, base, offset }
            }
            Some(TermBinding::Function(function)) => Frame::Call { function, base, offset },
            Some(TermBinding::Word(word)) => return self.open_word(word, name, base),
            Some(TermBinding::Operator(operator)) => {
                return Err(Fault::new(self.lexer.start(), indexed_hint(operator)));
            }
            Some(TermBinding::Term(_)) => {
                let message = format!("{} is a constant and takes no arguments", shown(name));
                return Err(Fault::new(self.lexer.start(), message));
            }
            None => {
                return Err(Fault::new(self.lexer.start(), format!("unknown function {}", shown(name))));
            }
        };
        self.stacks.frames.push(frame);
        Ok(None)
    }

    fn open_word(&mut self, word: Word, name: &[u8], base: u32) -> Result<Option<B::Term>, Fault> {
        let at = self.lexer.start();
        match word {
            Word::Let => {
                self.open("`(` before the bindings of the let")?;
                let symbols = self.stacks.symbols.len() as u32;
                self.stacks.frames.push(Frame::Bindings { symbols, base });
                if self.peek()? == Token::Close {
                    return Err(Fault::new(self.lexer.next_start(), "a let needs at least one binding"));
                }
                self.next_binding()?;
                Ok(None)
            }
            Word::Annotate => {
                self.stacks.frames.push(Frame::Annotation);
                Ok(None)
            }
            Word::Index => self.indexed_term().map(Some),
            Word::As => self.as_term().map(Some),
            Word::Forall | Word::Lambda => self.open_binder(word == Word::Lambda, at).map(|()| None),
            Word::Exists => {
                Err(Fault::new(at, "unsupported quantifier exists: declare a constant for what exists"))
            }
            Word::Match => Err(Fault::new(at, "match is not supported: there are no algebraic data types")),
            _ => Err(Fault::new(at, format!("the reserved word {} is no function", shown(name)))),
        }
    }

    /// After `(forall` or `(lambda`: brings the one variable into scope.
    fn open_binder(&mut self, is_lambda: bool, at: usize) -> Result<(), Fault> {
        let (symbols, variables) = self.parameters()?;
        let (&[symbol], &[variable]) = (&symbols[..], &variables[..]) else {
            let message = match is_lambda {
                true => "lambda is supported for arrays, with one variable: (lambda ((i S)) t)",
                false => "unsupported quantifier forall: more than one variable",
            };
            return Err(Fault::new(at, message));
        };
        self.names.terms.bind_variable(symbol, TermBinding::Term(variable));
        self.stacks.frames.push(Frame::Binder { is_lambda, variable, offset: at as u32 });
        self.stacks.binders += 1;
        Ok(())
    }

    /// After the body of a `forall` or `lambda`: its term.
    fn close_binder(&mut self, body: B::Term) -> Result<B::Term, Fault> {
        let Some(Frame::Binder { is_lambda, variable, offset }) = self.stacks.frames.pop() else {
            return Ok(body);
        };
        let offset = offset as usize;
        self.close(if is_lambda { "the body of the lambda" } else { "the body of the quantifier" })?;
        self.names.terms.unbind_variables(1);
        self.stacks.binders -= 1;
        if is_lambda {
            return self.builder.lambda(variable, body).map_err(located(offset));
        }
        let sort = self.builder.bool_sort();
        self.require_sort(body, sort, offset, || "the body of the quantifier".into())?;
        self.builder.for_all(variable, body).map_err(located(offset))
    }

    /// In the binding list of a `let`: reads up to the value of the next binding, or ends the list.
    fn next_binding(&mut self) -> Result<(), Fault> {
        match self.lexer.token()? {
            Token::Open => {
                let name = self.symbol("a variable of the let")?;
                let id = self.names.terms.intern(name);
                self.stacks.symbols.push(id);
                Ok(())
            }
            Token::Close => self.bind(),
            other => Err(expected("`(` before a variable of the let, or `)`", other, self.lexer.start())),
        }
    }

    /// At the end of the binding list of a `let`: brings all variables into scope together.
    fn bind(&mut self) -> Result<(), Fault> {
        let Some(Frame::Bindings { symbols, base }) = self.stacks.frames.pop() else { return Ok(()) };
        let first = symbols as usize;
        let variables = self.stacks.symbols.get(first..).unwrap_or_default();
        if let Some(twice) = repeated(variables) {
            let name = shown(self.names.terms.name(twice));
            return Err(Fault::new(
                self.lexer.start(),
                format!("the variable {name} is bound twice in one let"),
            ));
        }
        let count = variables.len();
        let values = self.stacks.terms.get(base as usize..).unwrap_or_default();
        for (&variable, &value) in variables.iter().zip(values) {
            self.names.terms.bind_variable(variable, TermBinding::Term(value));
        }
        self.stacks.symbols.truncate(first);
        self.stacks.terms.truncate(base as usize);
        self.stacks.frames.push(Frame::Body { variables: count as u32 });
        Ok(())
    }

    /// Reads the attributes of an annotated term, including the closing parenthesis.
    fn annotations(&mut self, value: B::Term) -> Result<(), Fault> {
        let mut empty = true;
        loop {
            match self.lexer.token()? {
                Token::Keyword(b":named") => {
                    let name = self.symbol("a name for the term")?;
                    self.name_term(name, value)?;
                }
                Token::Keyword(_) => {
                    if !matches!(self.peek()?, Token::Keyword(_) | Token::Close) {
                        self.skip_expression()?;
                    }
                }
                Token::Close if !empty => {
                    self.stacks.frames.pop();
                    return Ok(());
                }
                other => return Err(expected("an attribute after the term", other, self.lexer.start())),
            }
            empty = false;
        }
    }

    /// Binds a name given with `:named`. The last frame is that of the annotation; if it is the only one, the
    /// name is that of the whole term.
    fn name_term(&mut self, name: &[u8], term: B::Term) -> Result<(), Fault> {
        let offset = self.lexer.start();
        if self.stacks.binders > 0 {
            return Err(Fault::new(offset, "a term with a bound variable in scope cannot be named"));
        }
        if self.stacks.parametric {
            let message = "a term inside a definition with parameters cannot be named";
            return Err(Fault::new(offset, message));
        }
        self.reserve_name(name)?;
        if !self.names.terms.declare(name, TermBinding::Term(term)) {
            return Err(Fault::new(offset, format!("{} is already declared", shown(name))));
        }
        if self.stacks.frames.len() == 1 {
            self.stacks.outermost = Some(bare(name));
        }
        self.stacks.named.push(Named { name: bare(name), term });
        Ok(())
    }

    /// Builds the innermost application after its closing parenthesis; an error if the innermost frame is
    /// no application.
    fn close_application(&mut self) -> Result<B::Term, Fault> {
        let terms = &mut self.stacks.terms;
        let arguments = |base: u32| terms.get(base as usize..).unwrap_or_default();
        let (base, result) = match self.stacks.frames.pop() {
            Some(Frame::Operator { operator, base, offset }) => {
                let result = self.builder.apply(operator, &[], arguments(base));
                (base, result.map_err(located(offset as usize))?)
            }
            Some(Frame::Indexed { operator, indices, base, offset }) => {
                let from = indices as usize;
                let indices = self.stacks.indices.get(from..).unwrap_or_default();
                let result = self.builder.apply(operator, indices, arguments(base));
                self.stacks.indices.truncate(from);
                (base, result.map_err(located(offset as usize))?)
            }
            Some(Frame::Call { function, base, offset }) => {
                let result = self.builder.call(function, arguments(base));
                (base, result.map_err(located(offset as usize))?)
            }
            Some(Frame::ConstantArray { sort, base, offset }) => match *arguments(base) {
                [value] => {
                    let result = self.builder.constant_array(sort, value);
                    (base, result.map_err(located(offset as usize))?)
                }
                _ => return Err(Fault::new(offset as usize, "a constant array needs exactly one value")),
            },
            _ => return Err(expected("a term", Token::Close, self.lexer.start())),
        };
        terms.truncate(base as usize);
        Ok(result)
    }

    /// After `((`: an indexed or ascribed identifier that is applied.
    fn open_qualified(&mut self, offset: u32, base: u32) -> Result<(), Fault> {
        let token = self.lexer.token()?;
        let word = match token {
            Token::Symbol(name) => Word::from_bytes(name),
            _ => None,
        };
        match word {
            Some(Word::Index) => self.open_indexed(offset, base),
            Some(Word::As) => self.open_ascribed(offset, base),
            _ => {
                let message = "a term cannot be applied: expected (_ operator index) or (as function sort)";
                Err(Fault::new(self.lexer.start(), message))
            }
        }
    }

    /// After `((_`: reads the identifier with its indices and pushes its frame. Declarations do not affect
    /// the indexed identifiers of the theory.
    fn open_indexed(&mut self, offset: u32, base: u32) -> Result<(), Fault> {
        let name = self.symbol("an indexed operator")?;
        let at = self.lexer.start();
        let Some(operator) = Operator::indexed(name) else {
            let message = match self.names.terms.get(name) {
                Some(&TermBinding::Function(function)) => {
                    let function = self.occurrence(function, at)?;
                    self.stacks.frames.push(Frame::Call { function, base, offset });
                    return Ok(());
                }
                Some(_) => format!("{} takes no indices", shown(name)),
                None => format!("unknown indexed operator {}", shown(name)),
            };
            return Err(Fault::new(at, message));
        };
        let indices = self.stacks.indices.len();
        self.indices()?;
        let (found, needed) = (self.stacks.indices.len() - indices, operator.indices());
        if found != needed {
            let plural = if needed == 1 { "index" } else { "indices" };
            let message = format!("{} needs {needed} {plural}, found {found}", operator.name());
            return Err(Fault::new(at, message));
        }
        self.stacks.frames.push(Frame::Indexed { operator, indices: indices as u32, base, offset });
        Ok(())
    }

    /// Reads indices up to the closing parenthesis and pushes them.
    fn indices(&mut self) -> Result<(), Fault> {
        loop {
            match self.next_token()? {
                Token::Numeral(digits) => self.stacks.indices.push(number(digits, self.lexer.start())?),
                Token::Close => return Ok(()),
                other => return Err(expected("a numeral as index", other, self.lexer.start())),
            }
        }
    }

    /// Reads the indices after the name of a function and returns the function of that occurrence.
    fn occurrence(&mut self, function: B::Function, at: usize) -> Result<B::Function, Fault> {
        let start = self.stacks.indices.len();
        self.indices()?;
        let indices = self.stacks.indices.get(start..).unwrap_or_default();
        let occurrence = self.builder.occurrence(function, indices).map_err(located(at))?;
        self.stacks.indices.truncate(start);
        Ok(occurrence)
    }

    /// After `(_`, where the identifier is not applied: `(_ bvN w)`, or `(_ name index ...)` for a function
    /// without arguments.
    fn indexed_term(&mut self) -> Result<B::Term, Fault> {
        let name = self.symbol("an identifier")?;
        let at = self.lexer.start();
        if Operator::indexed(name).is_some() {
            return Err(Fault::new(at, format!("{} needs arguments: write ((_ {0} ...) ...)", shown(name))));
        }
        let digits = name.strip_prefix(b"bv").unwrap_or_default();
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            let Some(&TermBinding::Function(function)) = self.names.terms.get(name) else {
                return Err(Fault::new(at, format!("unknown identifier (_ {} ...)", shown(name))));
            };
            let function = self.occurrence(function, at)?;
            return self.builder.call(function, &[]).map_err(located(at));
        }
        let width = match self.lexer.token()? {
            Token::Numeral(width) => number(width, self.lexer.start())?,
            other => return Err(expected("the width of the bit-vector", other, self.lexer.start())),
        };
        self.close("the width")?;
        self.builder.decimal(digits, width).map_err(located(at))
    }

    /// After `((as`: `const` with an array sort, or a function or operator with its result sort.
    fn open_ascribed(&mut self, offset: u32, base: u32) -> Result<(), Fault> {
        let name = self.symbol("`const` or a function")?;
        let at = self.lexer.start();
        let binding = self.names.meaning(name);
        let sort = self.sort()?;
        self.close("the sort")?;
        let frame = match binding {
            None if name == b"const" => Frame::ConstantArray { sort, base, offset },
            Some(TermBinding::Function(function)) => {
                self.stacks.frames.push(Frame::Ascription { sort, offset });
                Frame::Call { function, base, offset }
            }
            Some(TermBinding::Operator(operator)) if operator.indices() == 0 && operator.arity() > 0 => {
                self.stacks.frames.push(Frame::Ascription { sort, offset });
                Frame::Operator { operator, base, offset }
            }
            Some(_) => return Err(Fault::new(at, format!("{} is no function", shown(name)))),
            None => return Err(Fault::new(at, format!("unknown function {}", shown(name)))),
        };
        self.stacks.frames.push(frame);
        Ok(())
    }

    /// After `(as`, where the identifier is not applied: a constant with its sort.
    fn as_term(&mut self) -> Result<B::Term, Fault> {
        let name = self.symbol("a constant")?;
        let at = self.lexer.start();
        if name == b"const" && self.names.terms.get(name).is_none() {
            return Err(Fault::new(at, "a constant array needs a value: write ((as const sort) value)"));
        }
        let term = self.symbol_term(name)?;
        let sort = self.sort()?;
        self.close("the sort")?;
        self.ascribed(term, sort, at)
    }

    fn ascribed(&mut self, term: B::Term, sort: B::Sort, offset: usize) -> Result<B::Term, Fault> {
        self.require_sort(term, sort, offset, || "the term".into())?;
        Ok(term)
    }

    /// Rejects a term that has another sort; `what` describes it in the message.
    pub(crate) fn require_sort(
        &self,
        term: B::Term,
        sort: B::Sort,
        offset: usize,
        what: impl FnOnce() -> String,
    ) -> Result<(), Fault> {
        let found = self.builder.sort_of(term);
        if found == sort {
            return Ok(());
        }
        let (needed, found) = (self.builder.sort_name(sort), self.builder.sort_name(found));
        Err(Fault::new(offset, format!("{} must have sort {needed}, found sort {found}", what())))
    }
}

fn indexed_hint(operator: Operator) -> String {
    let indices = if operator.indices() == 2 { "i j" } else { "i" };
    format!("{0} is indexed: write ((_ {0} {indices}) ...)", operator.name())
}

/// An element that occurs twice. Compares all pairs of a few elements without allocating, and sorts a copy of
/// many.
pub(crate) fn repeated<T: Copy + Ord>(symbols: &[T]) -> Option<T> {
    const FEW: usize = 8;
    if symbols.len() <= FEW {
        let twice =
            |&(index, symbol): &(usize, &T)| symbols.iter().take(index).any(|earlier| earlier == symbol);
        return symbols.iter().enumerate().find(twice).map(|(_, &symbol)| symbol);
    }
    let mut sorted = symbols.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).find_map(|pair| match *pair {
        [first, second] if first == second => Some(first),
        _ => None,
    })
}
