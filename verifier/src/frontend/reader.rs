//! Reading a module: first where everything stands, then what it says.
//!
//! **Idea.** The text may use whatever it defines before its definition. One pass over the whole text notes
//! the byte where each type, symbol, attribute group and node of metadata is defined, without looking inside
//! brackets; after it, everything is read with all names known, and types and metadata only if something
//! needs them.
//!
//! **Contract.** Whatever the text is, there is a module or an error with its place. Recursion is at most
//! [`MAX_NESTING`] deep. **Cost.** Linear in the text.

use super::cursor::{Cursor, Read, SyntaxFault};
use super::debug::Debug;
use super::error::ReadError;
use super::label::Labels;
use super::layout::Layout;
use super::lexer::{Text, Token};
use super::module::{Cast, Constant, Hook, InstructionKind, Module, Symbol, ValueSource};
use super::names;
use super::null_test;
use super::renewed;
use super::types::TypeTable;
use crate::limits::Clock;
use rustc_hash::{FxHashMap, FxHashSet};

/// How deep types and constants may be nested.
const MAX_NESTING: u32 = 200;
/// How many aliases may stand for one: each may name others several times.
const MAX_ALIASES: u32 = 64;

/// The name of a symbol.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SymbolName {
    /// It is a variable or function.
    Symbol(Symbol),
    /// It is an alias: what it stands for begins at this byte.
    Alias(usize),
    /// It is left out: lists for the linker, debug intrinsics.
    Dropped,
}

/// Where a function stands.
pub(crate) struct FunctionPlace<'a> {
    pub name: &'a str,
    /// Before its definition, later before its body.
    pub at: Cursor<'a>,
    /// Whether it is defined and not only declared.
    pub has_body: bool,
    /// The names of its parameters, where they have one.
    pub parameters: Vec<Option<&'a str>>,
}

/// Where a variable stands.
pub(crate) struct GlobalPlace<'a> {
    pub name: &'a str,
    /// Before its definition, later before its value.
    pub at: Cursor<'a>,
    /// Whether it may get another value before the program begins.
    pub is_initialised_elsewhere: bool,
}

/// A text while it is read.
pub(crate) struct Reader<'a> {
    pub text: Text<'a>,
    /// The position where reading continues.
    pub at: Cursor<'a>,
    /// The types so far.
    pub types: TypeTable<'a>,
    /// The names after `@`.
    pub symbols: FxHashMap<&'a str, SymbolName>,
    /// Attribute groups with `noreturn`.
    pub never_return: FxHashSet<u32>,
    pub debug: Debug<'a>,
    /// The part of the module that was read.
    pub module: Module,
    /// Where each function stands.
    pub functions: Vec<FunctionPlace<'a>>,
    /// Where each variable stands.
    pub globals: Vec<GlobalPlace<'a>>,
    aliases: Vec<(&'a str, usize)>,
    /// The labels whose addresses are taken.
    pub(super) labels: Labels<'a>,
    /// Where the lists of constructors and destructors begin.
    lists: [Option<Cursor<'a>>; 2],
    depth: u32,
    /// How many aliases were followed for the one that is being read.
    open_aliases: u32,
}

/// Reads the text of a module; `name` stands for it in errors.
///
/// # Errors
/// The text is not a module: where, and what was expected.
pub fn read(text: &str, name: &str) -> Result<Module, ReadError> {
    read_within(text, name, &Clock::endless())
}

/// As [`read`], until the clock stops.
///
/// # Errors
/// As for [`read`], or the clock has stopped.
pub fn read_within(text: &str, name: &str, clock: &Clock) -> Result<Module, ReadError> {
    let source = Text { text, clock: Some(clock) };
    let mut reader = Reader {
        text: source,
        at: Cursor::new(source, 0),
        types: TypeTable::default(),
        symbols: FxHashMap::default(),
        never_return: FxHashSet::default(),
        debug: Debug::new(source),
        module: Module::default(),
        functions: Vec::new(),
        globals: Vec::new(),
        aliases: Vec::new(),
        labels: Labels::default(),
        lists: [None; 2],
        depth: 0,
        open_aliases: 0,
    };
    let result = reader.module();
    if let Err(stopped) = clock.check() {
        return Err(SyntaxFault { offset: reader.at.start, message: stopped.to_string() }.locate(name, text));
    }
    match result {
        Ok(()) => Ok(reader.finish()),
        Err(fault) => Err(fault.locate(name, text)),
    }
}

impl<'a> Reader<'a> {
    /// One level deeper, if there may be one.
    pub(crate) fn nested<T>(&mut self, read: impl FnOnce(&mut Reader<'a>) -> Read<T>) -> Read<T> {
        if self.depth >= MAX_NESTING {
            return self.at.fault(format!("more than {MAX_NESTING} levels of nesting"));
        }
        self.depth += 1;
        let answer = read(self);
        self.depth -= 1;
        answer
    }

    fn module(&mut self) -> Read<()> {
        while self.at.token != Token::End {
            self.entity()?;
        }
        for index in 0..self.globals.len() {
            self.at = self.globals[index].at;
            self.global_head(index)?;
        }
        for index in 0..self.functions.len() {
            self.at = self.functions[index].at;
            self.function_head(index)?;
        }
        for index in 0..self.globals.len() {
            self.global_value(index)?;
        }
        self.linker_lists()?;
        self.alias_targets()?;
        for index in 0..self.functions.len() {
            if self.functions[index].has_body {
                self.at = self.functions[index].at;
                self.function_body(index)?;
            }
        }
        self.label_functions();
        Ok(())
    }

    fn finish(mut self) -> Module {
        self.module.types = self.types.list;
        (self.module.files, self.module.directories) = self.debug.into_files();
        self.module.measure();
        renewed::keep_needed(&mut self.module);
        null_test::simplify(&mut self.module);
        self.module
    }

    /// Passes one entity of the outermost level and notes where it stands.
    fn entity(&mut self) -> Read<()> {
        match self.at.token {
            Token::Word("target") => self.target(),
            Token::Word("define" | "declare") => self.note_function(),
            Token::Word("attributes") => self.attributes(),
            Token::Word("module") => {
                self.module.has_assembly = true;
                self.at.skip_line()
            }
            Token::Word("source_filename" | "uselistorder" | "uselistorder_bb")
            | Token::Comdat(_)
            | Token::Tag(_)
            | Token::Mark(b'^') => self.at.skip_line(),
            Token::Local(name) => {
                self.at.advance();
                self.at.expect(b'=')?;
                self.at.expect_word("type")?;
                if !self.types.define(name, self.at.start) {
                    return self.at.fault(format!("the type `%{name}` is defined twice"));
                }
                self.at.skip_line()
            }
            Token::Global(name) => self.note_global(name),
            Token::Node(number) => {
                self.at.advance();
                self.at.expect(b'=')?;
                self.debug.define(number, self.at.start);
                self.at.skip_line()
            }
            _ => self.at.expected("a definition"),
        }
    }

    /// `target datalayout = "..."` or `target triple = "..."`.
    fn target(&mut self) -> Read<()> {
        self.at.advance();
        let Token::Word(what @ ("datalayout" | "triple")) = self.at.take() else {
            return self.at.expected("`datalayout` or `triple`");
        };
        self.at.expect(b'=')?;
        let Token::Text(text) = self.at.token else { return self.at.expected("a string") };
        if what == "triple" {
            self.module.triple = names::plain(text);
        } else {
            match Layout::parse(text) {
                Ok(layout) => self.module.layout = layout,
                Err(part) => return self.at.fault(format!("the data layout `{part}` is not known")),
            }
        }
        self.at.advance();
        Ok(())
    }

    /// `attributes #0 = { ... }`: only whether `noreturn` is among them.
    fn attributes(&mut self) -> Read<()> {
        self.at.advance();
        let Token::Group(number) = self.at.take() else { return self.at.expected("`#` and a number") };
        self.at.expect(b'=')?;
        let mut inside = self.at;
        self.at.skip_group()?;
        while inside.start < self.at.start && inside.token != Token::End {
            if inside.take() == Token::Word("noreturn") {
                self.never_return.insert(number);
            }
        }
        Ok(())
    }

    /// Gives a name, which begins at `start`, its meaning.
    fn name(&mut self, name: &'a str, start: usize, named: SymbolName) -> Read<()> {
        if self.symbols.insert(name, named).is_some() {
            return self.fault_at(start, format!("`@{name}` is defined twice"));
        }
        Ok(())
    }

    /// Passes a function and notes where it stands.
    fn note_function(&mut self) -> Read<()> {
        let at = self.at;
        let has_body = self.at.token == Token::Word("define");
        let name = loop {
            match self.at.token {
                Token::Global(name) => break name,
                Token::End => return self.at.expected("the name of a function"),
                _ if self.at.sees_bracket() => self.at.skip_group()?,
                _ => self.at.advance(),
            }
        };
        if name.starts_with("llvm.dbg.") {
            self.name(name, self.at.start, SymbolName::Dropped)?;
        } else {
            let number = self.functions.len() as u32;
            self.name(name, self.at.start, SymbolName::Symbol(Symbol::Function(number)))?;
            self.functions.push(FunctionPlace { name, at, has_body, parameters: Vec::new() });
        }
        self.at.advance();
        if !self.at.sees(b'(') {
            return self.at.expected("`(` and the parameters");
        }
        if has_body { self.skip_to_body()?.skip_group() } else { self.at.skip_line() }
    }

    /// Goes from the parameters to the bracket that opens the body.
    pub(crate) fn skip_to_body(&mut self) -> Read<&mut Cursor<'a>> {
        loop {
            match self.at.token {
                Token::Mark(b'{') => return Ok(&mut self.at),
                Token::Word("prefix" | "prologue") => {
                    // A type and a constant, which may have braces.
                    self.at.advance();
                    self.skip_term()?;
                    self.skip_term()?;
                }
                Token::End => return self.at.expected("the body of a function"),
                _ if self.at.sees_bracket() => self.at.skip_group()?,
                _ => self.at.advance(),
            }
        }
    }

    /// Passes a token or a group in brackets, packed structures included.
    fn skip_term(&mut self) -> Read<()> {
        let packed = self.at.accept(b'<');
        if self.at.sees_bracket() {
            self.at.skip_group()?;
        } else {
            self.at.advance();
        }
        if packed { self.at.expect(b'>') } else { Ok(()) }
    }

    /// Passes a variable, an alias or an indirect function and notes where it stands.
    fn note_global(&mut self, name: &'a str) -> Read<()> {
        let name_start = self.at.start;
        self.at.advance();
        self.at.expect(b'=')?;
        let start = self.at.start;
        let mut kind = self.at;
        loop {
            match kind.token {
                Token::Word("global" | "constant") => {
                    self.note_variable(name, name_start)?;
                    break;
                }
                Token::Word("alias") => {
                    self.name(name, name_start, SymbolName::Alias(start))?;
                    self.aliases.push((name, start));
                    break;
                }
                Token::Word("ifunc") => {
                    let number = self.functions.len() as u32;
                    self.name(name, name_start, SymbolName::Symbol(Symbol::Function(number)))?;
                    let (at, parameters) = (self.at, Vec::new());
                    self.functions.push(FunctionPlace { name, at, has_body: false, parameters });
                    break;
                }
                Token::Word(_) => kind.advance(),
                _ if kind.sees_bracket() => kind.skip_group()?,
                _ => return kind.expected("`global`, `constant` or `alias`"),
            }
        }
        self.at.skip_line()
    }

    /// Notes a variable, or one of the lists that are for the linker only.
    fn note_variable(&mut self, name: &'a str, start: usize) -> Read<()> {
        match name {
            "llvm.global_ctors" => self.lists[0] = Some(self.at),
            "llvm.global_dtors" => self.lists[1] = Some(self.at),
            "llvm.used" | "llvm.compiler.used" => {}
            _ => {
                let number = self.globals.len() as u32;
                self.globals.push(GlobalPlace { name, at: self.at, is_initialised_elsewhere: false });
                return self.name(name, start, SymbolName::Symbol(Symbol::Global(number)));
            }
        }
        self.name(name, start, SymbolName::Dropped)
    }

    /// The constant that a name stands for.
    pub(crate) fn symbol(&mut self, name: &str) -> Read<Constant> {
        match self.symbols.get(name) {
            Some(&SymbolName::Symbol(symbol)) => Ok(Constant::Address(symbol)),
            Some(&SymbolName::Alias(start)) => {
                if self.open_aliases >= MAX_ALIASES {
                    return self.at.fault(format!("more than {MAX_ALIASES} aliases stand for one symbol"));
                }
                let (here, before) = (self.at, self.open_aliases);
                self.open_aliases += 1;
                self.at = Cursor::new(self.text, start);
                let target = self.nested(Reader::alias_target)?;
                self.at = here;
                if before == 0 {
                    self.open_aliases = 0;
                }
                Ok(target)
            }
            Some(SymbolName::Dropped) => Ok(Constant::Unknown),
            None => self.at.fault(format!("`@{name}` is not defined")),
        }
    }

    /// The target of an alias.
    fn alias_target(&mut self) -> Read<Constant> {
        while !matches!(self.at.token, Token::Word("alias") | Token::End) {
            if self.at.sees_bracket() { self.at.skip_group()? } else { self.at.advance() }
        }
        self.at.advance();
        self.ty()?;
        self.target_constant()
    }

    /// The constant after the type of an alias or an indirect function.
    pub(crate) fn target_constant(&mut self) -> Read<Constant> {
        self.at.expect(b',')?;
        if super::types::begins_type(self.at.token) {
            return match self.constant_operand()?.value {
                ValueSource::Constant(constant) => Ok(constant),
                ValueSource::Local(_) => self.at.expected("a constant"),
            };
        }
        let pointer = self.types.intern(super::module::Type::Pointer);
        self.constant(pointer)
    }

    /// Notes the aliases that are whole symbols, for linking.
    fn alias_targets(&mut self) -> Read<()> {
        for (name, start) in std::mem::take(&mut self.aliases) {
            self.at = Cursor::new(self.text, start);
            let mut words = self.at;
            let mut is_internal = false;
            while let Token::Word(word) = words.token {
                is_internal |= matches!(word, "internal" | "private");
                words.advance();
            }
            if let (false, Some(symbol)) = (is_internal, whole_symbol(&self.symbol(name)?)) {
                self.module.aliases.push((names::symbol(name), symbol));
            }
        }
        Ok(())
    }

    fn linker_lists(&mut self) -> Read<()> {
        for (which, start) in self.lists.into_iter().enumerate() {
            let Some(start) = start else { continue };
            self.at = start;
            let list = self.linker_list()?;
            if which == 0 {
                self.module.constructors = list;
            } else {
                self.module.destructors = list;
            }
        }
        self.module.sort_hooks();
        Ok(())
    }

    fn linker_list(&mut self) -> Read<Vec<Hook>> {
        while !matches!(self.at.token, Token::Word("global" | "constant") | Token::End) {
            self.at.advance();
        }
        self.at.advance();
        let ty = self.ty()?;
        let Constant::Aggregate(entries) = self.constant(ty)? else { return Ok(Vec::new()) };
        let mut list = Vec::new();
        for entry in entries {
            let ValueSource::Constant(Constant::Aggregate(fields)) = entry.value else { continue };
            let mut fields = fields.into_iter().map(|field| field.value);
            let priority = match fields.next() {
                Some(ValueSource::Constant(Constant::Bits(bits))) => bits.to_u64().unwrap_or(0),
                _ => 0,
            };
            if let Some(ValueSource::Constant(Constant::Address(Symbol::Function(function)))) = fields.next()
            {
                list.push(Hook { priority, function });
            }
        }
        Ok(list)
    }

    /// An error at a byte.
    pub(crate) fn fault_at<T>(&self, offset: usize, message: String) -> Read<T> {
        Err(SyntaxFault { offset, message })
    }
}

/// The symbol that a constant is, of any type.
fn whole_symbol(mut constant: &Constant) -> Option<Symbol> {
    loop {
        match constant {
            Constant::Address(symbol) => return Some(*symbol),
            Constant::Operator(kind) => match &**kind {
                InstructionKind::Cast(Cast::BitCast, operand) => constant = operand.constant()?,
                _ => return None,
            },
            _ => return None,
        }
    }
}
