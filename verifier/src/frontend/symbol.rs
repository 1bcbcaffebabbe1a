//! Global variables and the heads of functions.

use super::cursor::Read;
use super::lexer::Token;
use super::module::{Constant, Function, Global, Symbol, Type, TypeId};
use super::names;
use super::reader::Reader;
use super::types::begins_type;

/// How a symbol takes part in linking.
#[derive(Clone, Copy, Debug, Default)]
struct Linkage {
    /// Other files cannot name it.
    is_internal: bool,
    /// It gives way to a definition elsewhere, or need not be defined at all.
    is_weak: bool,
    /// It is defined elsewhere.
    is_external: bool,
    /// Somebody else may give it another value before the program begins.
    is_initialised_elsewhere: bool,
}

impl Linkage {
    /// Takes in a word before a symbol.
    fn word(&mut self, word: &str) {
        match word {
            "internal" | "private" | "linker_private" => self.is_internal = true,
            "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" | "available_externally" => {
                self.is_weak = true;
            }
            "external" => self.is_external = true,
            "extern_weak" => (self.is_external, self.is_weak) = (true, true),
            "externally_initialized" => self.is_initialised_elsewhere = true,
            _ => {}
        }
    }
}

/// The parameters in brackets after a function's name.
#[derive(Debug, Default)]
pub(crate) struct Parameters<'a> {
    pub types: Vec<TypeId>,
    /// Their names, where they have one.
    pub names: Vec<Option<&'a str>>,
    /// The types that `byval` copies.
    pub by_value: Vec<Option<TypeId>>,
    /// Whether each has a value.
    pub defined: Vec<bool>,
    /// Whether more may follow.
    pub variadic: bool,
}

impl<'a> Reader<'a> {
    /// Reads the type of a variable, and stops before its value.
    pub(crate) fn global_head(&mut self, index: usize) -> Read<()> {
        let name = self.globals[index].name;
        let mut linkage = Linkage::default();
        let is_constant = loop {
            match self.at.take() {
                Token::Word(word @ ("global" | "constant")) => break word == "constant",
                Token::Word(word) => linkage.word(word),
                Token::Mark(b'(') | Token::Text(_) | Token::Number(_) | Token::Mark(b')') => {}
                _ => return self.at.expected("`global` or `constant`"),
            }
        };
        let ty = self.ty()?;
        if !self.types.is_value(ty) {
            return self.at.fault("no variable has the type before this");
        }
        if linkage.is_weak {
            self.module.weak.push(Symbol::Global(index as u32));
        }
        let awaits_value = !linkage.is_external;
        self.module.globals.push(Global {
            name: names::symbol(name),
            ty,
            // Replaced when the value is read; what is initialised elsewhere has none.
            initial: awaits_value.then_some(Constant::Undefined),
            is_constant: is_constant && !linkage.is_initialised_elsewhere,
            is_internal: linkage.is_internal,
            alignment: 0,
            variable: None,
        });
        self.globals[index].at = self.at;
        self.globals[index].is_initialised_elsewhere = linkage.is_initialised_elsewhere;
        Ok(())
    }

    /// Reads the value of a variable and what follows it.
    pub(crate) fn global_value(&mut self, index: usize) -> Read<()> {
        self.at = self.globals[index].at;
        let is_initialised_elsewhere = self.globals[index].is_initialised_elsewhere;
        if self.module.globals[index].initial.is_some() {
            let value = self.constant(self.module.globals[index].ty)?;
            self.module.globals[index].initial = (!is_initialised_elsewhere).then_some(value);
        }
        while self.at.accept(b',') {
            match self.at.take() {
                Token::Word("align") => self.module.globals[index].alignment = self.at.unsigned()?,
                Token::Tag("dbg") => {
                    if let Token::Node(number) = self.at.token {
                        self.module.globals[index].variable = self.debug.variable(number);
                    }
                    self.at.advance();
                }
                Token::Word("comdat") if !self.at.sees(b'(') => {}
                _ if self.at.sees_bracket() => self.at.skip_group()?,
                _ if self.at.sees(b',') || self.at.new_line => {}
                _ => self.at.advance(),
            }
        }
        Ok(())
    }

    /// Reads the head of a function and stops before its body.
    pub(crate) fn function_head(&mut self, index: usize) -> Read<()> {
        let mut linkage = Linkage::default();
        if self.at.token != Token::Word("define") && self.at.token != Token::Word("declare") {
            return self.indirect_function(index);
        }
        self.at.advance();
        let (mut description, mut returns_defined) = (None, false);
        while !begins_type(self.at.token) {
            match self.at.take() {
                Token::Word("noundef") => returns_defined = true,
                Token::Word(word) => linkage.word(word),
                Token::Tag("dbg") => {
                    if let Token::Node(number) = self.at.take() {
                        description = Some(number);
                    }
                }
                Token::Text(_) | Token::Number(_) | Token::Mark(b'=') => {}
                Token::Tag(_) | Token::Node(_) => {}
                _ => return self.at.expected("the type of the result"),
            }
            if self.at.sees(b'(') {
                self.at.skip_group()?;
            }
        }
        let result = self.ty()?;
        let Token::Global(name) = self.at.take() else { return self.at.expected("the name of a function") };
        let parameters = self.parameters()?;
        if linkage.is_weak {
            self.module.weak.push(Symbol::Function(index as u32));
        }
        let ty = self.types.intern(Type::Function {
            result,
            parameters: parameters.types.clone(),
            variadic: parameters.variadic,
        });
        self.module.functions.push(Function {
            name: names::symbol(name),
            source_name: String::new(),
            ty,
            parameters: parameters.types.len() as u32,
            by_value: parameters.by_value,
            defined: parameters.defined,
            returns_defined,
            locals: parameters.types,
            blocks: Vec::new(),
            variables: Vec::new(),
            span: Default::default(),
            is_internal: linkage.is_internal,
            never_returns: false,
            resolver: None,
        });
        self.function_tail(index, description)?;
        self.functions[index].at = self.at;
        self.functions[index].parameters = parameters.names;
        Ok(())
    }

    /// The attributes between the parameters and the body.
    fn function_tail(&mut self, index: usize, mut description: Option<u32>) -> Read<()> {
        let has_body = self.functions[index].has_body;
        loop {
            match self.at.token {
                Token::End => break,
                _ if !has_body && self.at.new_line => break,
                Token::Mark(b'{') if has_body => break,
                Token::Word("prefix" | "prologue") => {
                    self.skip_to_body()?;
                    break;
                }
                Token::Word("noreturn") => self.module.functions[index].never_returns = true,
                Token::Group(number) if self.never_return.contains(&number) => {
                    self.module.functions[index].never_returns = true;
                }
                Token::Tag("dbg") => {
                    self.at.advance();
                    if let Token::Node(number) = self.at.token {
                        description = Some(number);
                    }
                }
                _ => {}
            }
            if self.at.sees_bracket() { self.at.skip_group()? } else { self.at.advance() }
        }
        let known = description.map(|number| self.debug.subprogram(number)).unwrap_or_default();
        let function = &mut self.module.functions[index];
        let plain = known.name.unwrap_or_else(|| function.name.clone());
        function.source_name = names::demangle(&function.name).unwrap_or(plain);
        function.span = known.span;
        Ok(())
    }

    /// The parameters of a function's head.
    pub(crate) fn parameters(&mut self) -> Read<Parameters<'a>> {
        let mut parameters = Parameters::default();
        self.at.expect(b'(')?;
        if self.at.accept(b')') {
            return Ok(parameters);
        }
        loop {
            if self.at.token == Token::Ellipsis {
                self.at.advance();
                parameters.variadic = true;
                break;
            }
            let ty = self.ty()?;
            if matches!(self.types.get(ty), Type::Void | Type::Function { .. }) {
                return self.at.fault("no parameter has the type before this");
            }
            parameters.types.push(ty);
            let (copied, is_defined) = self.skip_attributes()?;
            parameters.by_value.push(copied);
            parameters.defined.push(is_defined);
            let name = if let Token::Local(name) = self.at.token { Some(name) } else { None };
            if name.is_some() {
                self.at.advance();
            }
            parameters.names.push(name);
            if !self.at.accept(b',') {
                break;
            }
        }
        self.at.expect(b')')?;
        Ok(parameters)
    }

    /// `@f = ifunc i32 (i32), ptr @resolver`: a function that stands for another one.
    fn indirect_function(&mut self, index: usize) -> Read<()> {
        let name = self.functions[index].name;
        let mut linkage = Linkage::default();
        while let Token::Word(word) = self.at.take() {
            if word == "ifunc" {
                break;
            }
            linkage.word(word);
        }
        let ty = self.ty()?;
        let Type::Function { parameters, .. } = self.types.get(ty).clone() else {
            return self.at.expected("a function type");
        };
        let resolver = self.target_constant()?;
        self.module.functions.push(Function {
            name: names::symbol(name),
            source_name: names::symbol(name),
            ty,
            parameters: parameters.len() as u32,
            by_value: vec![None; parameters.len()],
            defined: vec![false; parameters.len()],
            returns_defined: false,
            locals: parameters,
            blocks: Vec::new(),
            variables: Vec::new(),
            span: Default::default(),
            is_internal: linkage.is_internal,
            never_returns: false,
            resolver: Some(resolver),
        });
        Ok(())
    }
}
