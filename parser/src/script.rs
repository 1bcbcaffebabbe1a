//! A script, read command by command.
//!
//! **Idea.** The source cuts complete commands out of the bytes as they arrive. Each command is read once, in
//! place, and terms are built by the [`Builder`] while it is read; there is no syntax tree.
//!
//! **Here.** An error affects exactly one command: the source knows where the command ends, and its
//! declarations are undone. The effect of a command on scopes is applied when the next command is requested,
//! so that the session can reject a command that the parser accepted ([`Script::undo_last`]).
//!
//! **Contract.** Between two calls of [`Script::next_command`] the bindings are those of all commands that
//! were reported and not undone, except that the effect of the last one on scopes is pending.
//!
//! **Cost.** Linear in the input, apart from the builder, sorting the variables of long lists of bindings,
//! and each use of a defined sort, which takes time linear in the size of its definition.

use crate::builder::{Builder, Held};
use crate::command::{Asked, Command, Part, Quoted};
use crate::error::{Fault, ParseError, shown};
use crate::lexer::{Lexer, Token};
use crate::names::{Effect, Names, TermBinding};
use crate::reader::{Reader, Stacks, bare, expected, number, unescaped};
use crate::source::{Item, ItemKind, Source};

/// The greatest number of scopes that can be open at once.
const MOST_LEVELS: u64 = 1_000_000;

/// A command, or the error in it.
pub type Reported<B> = Result<Command<<B as Builder>::Term, <B as Builder>::Function>, ParseError>;

/// The state of reading one script.
pub struct Script<B: Builder> {
    source: Source,
    names: Names<B>,
    stacks: Stacks<B>,
    /// The item of the script that was read last.
    last: Option<Item>,
    /// Whether [`Command::Assert`] contains its source text; initially false.
    pub keep_texts: bool,
}

impl<B: Builder> Default for Script<B> {
    fn default() -> Self {
        Script::new()
    }
}

impl<B: Builder> Script<B> {
    /// A script that has no input yet.
    pub fn new() -> Self {
        Script {
            source: Source::new(),
            names: Names::new(),
            stacks: Stacks::new(),
            last: None,
            keep_texts: false,
        }
    }

    /// Appends input, which may be split anywhere, even inside a character.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.source.feed(bytes);
    }

    /// The bytes that [`Script::feed`] allocates at once for `more` bytes.
    pub fn growth(&self, more: usize) -> usize {
        self.source.growth(more)
    }

    /// The number of bytes that have arrived and are part of no command reported so far.
    pub fn held_bytes(&self) -> usize {
        self.source.held_bytes()
    }

    /// The number of bytes of the incomplete command at the end of the input. Exact after
    /// [`Script::next_command`] has returned `None`.
    pub fn open_bytes(&self) -> usize {
        self.source.open_bytes()
    }

    /// The number of open parentheses of the incomplete command at the end of the input. Exact after
    /// [`Script::next_command`] has returned `None`.
    pub fn open_parentheses(&self) -> usize {
        self.source.open_parentheses()
    }

    /// Marks the end of the input: an incomplete command is now an error.
    pub fn finish(&mut self) {
        self.source.finish();
    }

    /// Sets whether [`Command::Assert`] contains its source text.
    pub fn set_keep_texts(&mut self, keep: bool) {
        self.keep_texts = keep;
    }

    /// `:global-declarations`: sets whether declarations belong to no scope, from that of the command
    /// reported last on.
    pub fn set_global_declarations(&mut self, global: bool) {
        self.names.global = global;
    }

    /// Every term and function that a name is bound to, in the order of the first uses of the names: for a
    /// builder that gives its terms new ids. Those of the command reported last are not among them.
    pub fn held(&mut self) -> impl Iterator<Item = Held<'_, B::Term, B::Function>> {
        self.names.held()
    }

    /// Undoes the declarations of the command reported last and cancels its effect on scopes.
    pub fn undo_last(&mut self) {
        self.names.roll_back();
    }

    /// The next command; `None` if more input is needed or if, after [`Script::finish`], the script has
    /// ended.
    ///
    /// # Errors
    ///
    /// The first error in the command. The command then has no effect, and the next call continues after it.
    pub fn next_command(&mut self, builder: &mut B) -> Option<Reported<B>> {
        self.names.commit();
        let item = self.source.next_item()?;
        let result = match item.kind {
            ItemKind::Command => self.read(&item, builder),
            ItemKind::StrayClose => Err(Fault::new(0, "`)` closes nothing")),
            ItemKind::StrayAtom => {
                let message =
                    format!("expected a command in parentheses, found {}", shown(self.source.text(&item)));
                Err(Fault::new(0, message))
            }
            ItemKind::Unfinished => return Some(Err(self.source.unfinished(&item))),
        };
        let result = result.map_err(|fault| {
            let place = self.source.place(&item, fault.offset());
            fault.at(place)
        });
        self.last = Some(item);
        Some(result)
    }

    /// Undoes the command reported last and returns the error with which the session rejects it, at the
    /// position where the command begins. Must be called before more input is appended.
    pub fn refuse_last(&mut self, message: String) -> ParseError {
        self.undo_last();
        match &self.last {
            Some(item) => self.source.error(item, 0, message),
            None => ParseError { line: 1, column: 1, message, limit: false },
        }
    }

    /// Whether the command reported last asks a question and asserts nothing. Must be called before more
    /// input is appended.
    pub fn asked(&self) -> bool {
        self.is_named(|name| name.starts_with(b"get-") || name.starts_with(b"check-"))
    }

    /// Whether the command reported last is an `assert`. Must be called before more input is appended.
    pub fn asserted(&self) -> bool {
        self.is_named(|name| name == b"assert")
    }

    /// Whether the name of the command reported last satisfies `is_such`.
    fn is_named(&self, is_such: impl FnOnce(&[u8]) -> bool) -> bool {
        let Some(item) = &self.last else { return false };
        let mut lexer = Lexer::new(self.source.text(item));
        matches!((lexer.token(), lexer.token()), (Ok(Token::Open), Ok(Token::Symbol(name))) if is_such(name))
    }

    fn read(&mut self, item: &Item, builder: &mut B) -> Result<Command<B::Term, B::Function>, Fault> {
        let text = self.source.text(item);
        if u32::try_from(text.len()).is_err() {
            return Err(Fault::new(0, "a command of 4 GiB or more is not supported"));
        }
        let (names, stacks) = (&mut self.names, &mut self.stacks);
        let mut reader = Reader { lexer: Lexer::new(text), names, stacks, builder };
        let result = reader.command(self.keep_texts);
        self.stacks.clear();
        if result.is_err() {
            self.names.roll_back();
        }
        result
    }
}

pub(crate) type Parsed<B> = Result<Command<<B as Builder>::Term, <B as Builder>::Function>, Fault>;

impl<B: Builder> Reader<'_, B> {
    /// Reads one command, with both parentheses.
    fn command(&mut self, keep_texts: bool) -> Parsed<B> {
        self.enclosed(|reader, name| reader.inner(name, keep_texts))
    }

    /// Reads one command that declares or defines, with both parentheses.
    pub(crate) fn definition(&mut self) -> Parsed<B> {
        self.enclosed(|reader, name| match name {
            [b'd', b'e', ..] => reader.declaration(name),
            _ => {
                let message = format!("expected a command that declares or defines, found {}", shown(name));
                Err(Fault::new(reader.lexer.start(), message))
            }
        })
    }

    /// Reads a command with both parentheses; `inner` reads what follows its name.
    fn enclosed(&mut self, inner: impl FnOnce(&mut Self, &[u8]) -> Parsed<B>) -> Parsed<B> {
        self.open("a command")?;
        let token = self.lexer.token()?;
        let Token::Symbol(name) = token else {
            return Err(expected("the name of a command", token, self.lexer.start()));
        };
        let command = inner(self, name)?;
        match self.lexer.token()? {
            Token::Close => Ok(command),
            other => {
                let what = format!("`)` after the command {}", shown(name));
                Err(expected(&what, other, self.lexer.start()))
            }
        }
    }

    /// Reads what follows the name of a command.
    fn inner(&mut self, name: &[u8], keep_texts: bool) -> Parsed<B> {
        Ok(match name {
            b"assert" => self.assert(keep_texts)?,
            // All commands whose names begin with these letters declare or define.
            [b'd', b'e', ..] => self.declaration(name)?,
            b"check-sat-assuming" => Command::CheckSatAssuming(self.assumptions()?),
            b"get-value" => self.values()?,
            b"push" => self.push()?,
            b"pop" => self.pop()?,
            b"reset" => self.effect(Effect::Reset, Command::Reset),
            b"reset-assertions" => self.effect(Effect::ResetAssertions, Command::ResetAssertions),
            b"set-logic" => Command::SetLogic(bare(self.symbol("the name of a logic")?)),
            b"set-option" => Command::SetOption(self.keyword()?, self.attribute()?),
            b"set-info" => Command::SetInfo(self.keyword()?, self.attribute()?),
            b"get-option" => Command::GetOption(self.keyword()?),
            b"get-info" => Command::GetInfo(self.keyword()?),
            b"echo" => self.echo()?,
            b"expand-summary" => self.expand_summary()?,
            b"get-refinement" => Command::GetRefinement,
            b"check-allsat" => self.check_all_sat()?,
            b"check-allsat-next" => self.check_all_sat_next()?,
            b"get-abstraction" => self.get_abstraction()?,
            b"get-consequences" => self.get_consequences()?,
            b"get-equalities" => self.get_equalities()?,
            b"get-bounds" => self.get_bounds()?,
            b"minimize" => self.optimize(false)?,
            b"maximize" => self.optimize(true)?,
            b"get-objectives" => Command::GetObjectives,
            b"check-sat" => Command::CheckSat,
            b"get-assertions" => Command::GetAssertions,
            b"get-assignment" => Command::GetAssignment,
            b"get-interpolant" => self.interpolant()?,
            b"get-interpolants" => self.partitions()?,
            b"get-model" => Command::GetModel,
            b"get-proof" => Command::GetProof,
            b"get-unsat-assumptions" => Command::GetUnsatAssumptions,
            b"get-unsat-core" => Command::GetUnsatCore,
            b"exit" => Command::Exit,
            b"cancel" => self.cancel()?,
            _ => return Err(self.refused(name)),
        })
    }

    /// Reads what follows the name of a command that declares or defines.
    fn declaration(&mut self, name: &[u8]) -> Parsed<B> {
        match name {
            b"declare-const" => self.declare_const(),
            b"declare-fun" => self.declare_fun(),
            b"declare-sort" => self.declare_sort(),
            b"define-const" => self.define_const(),
            b"define-fun" => self.define_fun(),
            b"define-sort" => self.define_sort(),
            b"define-summary" => self.define_summary(),
            b"declare-summary" => self.declare_summary(),
            _ => Err(self.refused(name)),
        }
    }

    /// The error for a command that is unknown or not supported.
    fn refused(&self, name: &[u8]) -> Fault {
        let reason = match name {
            b"define-fun-rec" | b"define-funs-rec" => "recursive functions are not supported",
            b"define-funs" => "use one define-fun for each function",
            b"declare-datatype" | b"declare-datatypes" => "algebraic data types are not supported",
            b"declare-sort-parameter" => "sort parameters are not supported",
            _ => return Fault::new(self.lexer.start(), format!("unknown command {}", shown(name))),
        };
        Fault::new(self.lexer.start(), format!("{}: {reason}", shown(name)))
    }

    /// Makes the effect pending and returns the command.
    fn effect(
        &mut self,
        effect: Effect,
        command: Command<B::Term, B::Function>,
    ) -> Command<B::Term, B::Function> {
        self.names.effect = effect;
        command
    }

    /// Reads a term of sort Bool. The text is left empty.
    pub(crate) fn formula(&mut self, what: &str) -> Result<Quoted<B::Term>, Fault> {
        let start = self.lexer.next_start();
        let term = self.term()?;
        let bool_sort = self.builder.bool_sort();
        self.require_sort(term, bool_sort, start, || what.into())?;
        Ok(Quoted { term, text: String::new() })
    }

    fn assert(&mut self, keep_text: bool) -> Parsed<B> {
        let start = self.lexer.next_start();
        let Quoted { term, .. } = self.formula("the asserted term")?;
        let text = if keep_text { self.lexer.text(start, self.lexer.end()) } else { String::new() };
        let name = self.stacks.outermost.take();
        Ok(Command::Assert { term, text, name, named: std::mem::take(&mut self.stacks.named) })
    }

    fn assumptions(&mut self) -> Result<Vec<Quoted<B::Term>>, Fault> {
        self.formulas("assumptions", "an assumption")
    }

    fn values(&mut self) -> Parsed<B> {
        self.open("`(` before the terms")?;
        let mut found = Vec::new();
        while found.is_empty() || self.peek()? != Token::Close {
            let start = self.lexer.next_start();
            let term = match self.function_symbol()? {
                Some(function) => Asked::Function(function),
                None => Asked::Term(self.term()?),
            };
            found.push(Quoted { term, text: self.lexer.text(start, self.lexer.end()) });
        }
        self.close("the terms")?;
        Ok(Command::GetValue(found))
    }

    fn interpolant(&mut self) -> Parsed<B> {
        let name = bare(self.symbol("the name of the interpolant")?);
        let Quoted { term, .. } = self.formula("the conclusion")?;
        Ok(Command::GetInterpolant { name, conclusion: term })
    }

    /// Reads partitions: names of formulas, `(and name ...)`, and subtrees in parentheses. A partition stands
    /// above the one before it and the subtrees between them.
    fn partitions(&mut self) -> Parsed<B> {
        let mut parts = Vec::new();
        // For each open parenthesis: the subtrees in it that have no parent yet.
        let mut roots = vec![0];
        loop {
            let at = roots.len() - 1;
            match self.peek()? {
                Token::Close if at == 0 && roots[0] == 1 && parts.len() > 1 => {
                    return Ok(Command::GetInterpolants(parts));
                }
                Token::Close if at > 0 && roots[at] == 1 => {
                    self.lexer.token()?;
                    roots.pop();
                    roots[at - 1] += 1;
                }
                Token::Open => {
                    self.lexer.token()?;
                    match self.peek()? {
                        Token::Symbol(b"and") => {
                            self.lexer.token()?;
                            let formulas = self.conjuncts()?;
                            parts.push(Part { formulas, children: std::mem::replace(&mut roots[at], 1) });
                        }
                        _ => roots.push(0),
                    }
                }
                Token::Symbol(_) => {
                    let formulas = vec![self.formula("a partition")?.term];
                    parts.push(Part { formulas, children: std::mem::replace(&mut roots[at], 1) });
                }
                other => {
                    let what = "the name of a partition above those before";
                    return Err(expected(what, other, self.lexer.next_start()));
                }
            }
        }
    }

    /// Reads names of formulas up to the closing parenthesis.
    fn conjuncts(&mut self) -> Result<Vec<B::Term>, Fault> {
        let mut formulas = Vec::new();
        while formulas.is_empty() || self.peek()? != Token::Close {
            match self.peek()? {
                Token::Symbol(_) => formulas.push(self.formula("a formula of a partition")?.term),
                other => return Err(expected("the name of a formula", other, self.lexer.next_start())),
            }
        }
        self.close("the names of a partition")?;
        Ok(formulas)
    }

    /// Reads the symbol of a function with arguments, if that is what comes next.
    fn function_symbol(&mut self) -> Result<Option<B::Function>, Fault> {
        let Token::Symbol(name) = self.peek()? else { return Ok(None) };
        let Some(TermBinding::Function(function)) = self.names.meaning(name) else { return Ok(None) };
        if self.builder.is_constant(function) {
            return Ok(None);
        }
        self.lexer.token()?;
        Ok(Some(function))
    }

    /// Reads the numeral after `push` or `pop`; 1 if there is none.
    fn levels(&mut self) -> Result<u64, Fault> {
        match self.peek()? {
            Token::Close => Ok(1),
            Token::Numeral(digits) => {
                self.lexer.token()?;
                // Both commands reject `u64::MAX` levels, so a numeral that exceeds 64 bits needs no error of
                // its own.
                Ok(number(digits, self.lexer.start()).unwrap_or(u64::MAX))
            }
            other => Err(expected("a number of levels", other, self.lexer.next_start())),
        }
    }

    fn push(&mut self) -> Parsed<B> {
        let start = self.lexer.next_start();
        let count = self.levels()?;
        if count > MOST_LEVELS.saturating_sub(self.names.terms.open_levels()) {
            return Err(Fault::new(start, format!("push: at most {MOST_LEVELS} levels can be open at once")));
        }
        Ok(self.effect(Effect::Push(count), Command::Push(count)))
    }

    fn pop(&mut self) -> Parsed<B> {
        let start = self.lexer.next_start();
        let (count, open) = (self.levels()?, self.names.terms.open_levels());
        if count > open {
            let (verb, plural) = if open == 1 { ("is", "") } else { ("are", "s") };
            let message = format!("pop {count}: only {open} level{plural} {verb} open");
            return Err(Fault::new(start, message));
        }
        Ok(self.effect(Effect::Pop(count), Command::Pop(count)))
    }

    fn cancel(&mut self) -> Parsed<B> {
        let id = match self.lexer.token()? {
            Token::Numeral(digits) => number(digits, self.lexer.start())?,
            other => return Err(expected("the number of a session", other, self.lexer.start())),
        };
        match self.lexer.token()? {
            Token::String(secret) => Ok(Command::Cancel { id, secret: unescaped(secret) }),
            other => Err(expected("the session's secret, a string", other, self.lexer.start())),
        }
    }

    fn echo(&mut self) -> Parsed<B> {
        match self.lexer.token()? {
            Token::String(text) => Ok(Command::Echo(unescaped(text))),
            other => Err(expected("a string", other, self.lexer.start())),
        }
    }
}
