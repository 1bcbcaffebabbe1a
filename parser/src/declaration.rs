//! The commands that declare or define a name, and `expand-summary`.

use crate::builder::Builder;
use crate::command::Command;
use crate::error::{Fault, shown};
use crate::lexer::Token;
use crate::names::{SortBinding, SortMacro, SortValue, TermBinding};
use crate::nesting::repeated;
use crate::reader::{Reader, bare, expected, located, number};
use crate::scope::SymbolId;
use std::sync::Arc;

type Parsed<B> = Result<Command<<B as Builder>::Term, <B as Builder>::Function>, Fault>;

/// The name that a command declares, and its position.
#[derive(Clone, Copy)]
struct Fresh<'a> {
    name: &'a [u8],
    id: SymbolId,
    offset: usize,
}

impl<'a, B: Builder> Reader<'a, B> {
    /// Reads the name of a constant or function to declare; an error if it is bound.
    fn fresh_symbol(&mut self) -> Result<Fresh<'a>, Fault> {
        let name = self.symbol("the name to declare")?;
        self.reserve_name(name)?;
        let (id, offset) = (self.names.terms.intern(name), self.lexer.start());
        match self.names.terms.binding(id) {
            None => Ok(Fresh { name, id, offset }),
            Some(_) => Err(already(name, offset)),
        }
    }

    fn fresh_sort_symbol(&mut self) -> Result<(&'a [u8], usize), Fault> {
        let name = self.symbol("the name of the sort to declare")?;
        let offset = self.lexer.start();
        match self.names.sorts.get(name) {
            None => Ok((name, offset)),
            Some(_) => Err(already(name, offset)),
        }
    }

    fn declare(
        &mut self,
        symbol: Fresh<'_>,
        binding: TermBinding<B::Term, B::Function>,
    ) -> Result<(), Fault> {
        // The body of a definition may have bound the name with `:named` after `fresh_symbol` found it free.
        match self.names.terms.declare_id(symbol.id, binding) {
            true => Ok(()),
            false => Err(already(symbol.name, symbol.offset)),
        }
    }

    pub(crate) fn declare_const(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let sort = self.sort()?;
        self.constant(symbol, sort)
    }

    fn constant(&mut self, symbol: Fresh<'_>, sort: B::Sort) -> Parsed<B> {
        let name = bare(symbol.name);
        let term = self.builder.declare_constant(&name, sort);
        self.declare(symbol, TermBinding::Term(term))?;
        Ok(Command::DeclareConstant { name, term })
    }

    pub(crate) fn declare_fun(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let arguments = self.argument_sorts()?;
        let result = self.sort()?;
        if arguments.is_empty() {
            return self.constant(symbol, result);
        }
        let name = bare(symbol.name);
        let function =
            self.builder.declare_function(&name, &arguments, result).map_err(located(symbol.offset))?;
        self.declare(symbol, TermBinding::Function(function))?;
        Ok(Command::DeclareFunction { name, function })
    }

    pub(crate) fn declare_sort(&mut self) -> Parsed<B> {
        let (symbol, _) = self.fresh_sort_symbol()?;
        let arity = match self.lexer.token()? {
            Token::Numeral(digits) => number(digits, self.lexer.start())?,
            other => return Err(expected("the arity of the sort", other, self.lexer.start())),
        };
        if arity > 0 {
            return Err(Fault::new(self.lexer.start(), "only sorts of arity 0 can be declared"));
        }
        let name = bare(symbol);
        let sort = self.builder.uninterpreted_sort(&name);
        self.names.sorts.declare(symbol, SortBinding::Sort(sort));
        Ok(Command::DeclareSort(name))
    }

    pub(crate) fn define_const(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let sort = self.sort()?;
        self.define_term(symbol, sort)
    }

    /// Reads the body of a definition without parameters and binds the name to its term.
    fn define_term(&mut self, symbol: Fresh<'_>, sort: B::Sort) -> Parsed<B> {
        let body = self.body(symbol.name, sort)?;
        self.declare(symbol, TermBinding::Term(body))?;
        Ok(Command::Define { named: std::mem::take(&mut self.stacks.named) })
    }

    fn body(&mut self, symbol: &[u8], sort: B::Sort) -> Result<B::Term, Fault> {
        let start = self.lexer.next_start();
        let body = self.term()?;
        self.require_sort(body, sort, start, || format!("the body of {}", shown(symbol)))?;
        Ok(body)
    }

    /// Reads the parameters of a definition: their symbols and their terms.
    pub(crate) fn parameters(&mut self) -> Result<(Vec<SymbolId>, Vec<B::Term>), Fault> {
        self.open("`(` before the parameters")?;
        let mut symbols = Vec::new();
        let mut parameters = Vec::new();
        while self.peek()? != Token::Close {
            self.open("`(` before a parameter")?;
            let parameter = self.symbol("the name of a parameter")?;
            let sort = self.sort()?;
            self.close("the sort of the parameter")?;
            symbols.push(self.names.terms.intern(parameter));
            parameters.push(self.builder.parameter(&bare(parameter), sort));
        }
        self.close("the parameters")?;
        if let Some(twice) = repeated(&symbols) {
            let message = format!("the parameter {} occurs twice", shown(self.names.terms.name(twice)));
            return Err(Fault::new(self.lexer.start(), message));
        }
        Ok((symbols, parameters))
    }

    /// Reads a body in which the parameters are in scope.
    fn parametric_body(
        &mut self,
        symbol: Fresh<'_>,
        symbols: &[SymbolId],
        parameters: &[B::Term],
        sort: B::Sort,
    ) -> Result<B::Term, Fault> {
        for (&id, &parameter) in symbols.iter().zip(parameters) {
            self.names.terms.bind_variable(id, TermBinding::Term(parameter));
        }
        self.stacks.parametric = true;
        let body = self.body(symbol.name, sort)?;
        self.names.terms.unbind_variables(symbols.len());
        Ok(body)
    }

    pub(crate) fn define_fun(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let (symbols, parameters) = self.parameters()?;
        let sort = self.sort()?;
        if parameters.is_empty() {
            return self.define_term(symbol, sort);
        }
        let body = self.parametric_body(symbol, &symbols, &parameters, sort)?;
        let name = bare(symbol.name);
        let function =
            self.builder.define_function(&name, &parameters, body).map_err(located(symbol.offset))?;
        self.declare(symbol, TermBinding::Function(function))?;
        Ok(Command::Define { named: Vec::new() })
    }

    pub(crate) fn define_summary(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let (symbols, parameters) = self.parameters()?;
        let sort = self.sort()?;
        let body = self.parametric_body(symbol, &symbols, &parameters, sort)?;
        let nondeterministic = self.nondeterministic()?;
        let name = bare(symbol.name);
        let function = self.builder.define_summary(&name, &parameters, body, nondeterministic);
        let function = function.map_err(located(symbol.offset))?;
        self.declare(symbol, TermBinding::Function(function))?;
        Ok(Command::Define { named: Vec::new() })
    }

    pub(crate) fn declare_summary(&mut self) -> Parsed<B> {
        let symbol = self.fresh_symbol()?;
        let arguments = self.argument_sorts()?;
        let result = self.sort()?;
        let nondeterministic = self.nondeterministic()?;
        let name = bare(symbol.name);
        let function = self.builder.declare_summary(&name, &arguments, result, nondeterministic);
        let function = function.map_err(located(symbol.offset))?;
        self.declare(symbol, TermBinding::Function(function))?;
        Ok(Command::Define { named: Vec::new() })
    }

    /// Reads `:nondeterministic` after a summary; false if there is no attribute.
    fn nondeterministic(&mut self) -> Result<bool, Fault> {
        match self.peek()? {
            Token::Keyword(b":nondeterministic") => {
                self.lexer.token()?;
                Ok(true)
            }
            Token::Keyword(other) => {
                let message = format!("unknown attribute {} of a summary", shown(other));
                Err(Fault::new(self.lexer.next_start(), message))
            }
            _ => Ok(false),
        }
    }

    pub(crate) fn expand_summary(&mut self) -> Parsed<B> {
        let application = self.term()?;
        let start = self.lexer.next_start();
        let meaning = self.term()?;
        let sort = self.builder.sort_of(application);
        self.require_sort(meaning, sort, start, || "the meaning of the application".into())?;
        Ok(Command::ExpandSummary { application, meaning })
    }

    fn argument_sorts(&mut self) -> Result<Vec<B::Sort>, Fault> {
        self.open("`(` before the argument sorts")?;
        let mut arguments = Vec::new();
        while self.peek()? != Token::Close {
            arguments.push(self.sort()?);
        }
        self.close("the argument sorts")?;
        Ok(arguments)
    }

    pub(crate) fn define_sort(&mut self) -> Parsed<B> {
        let (symbol, _) = self.fresh_sort_symbol()?;
        self.open("`(` before the sort parameters")?;
        let mut parameters = Vec::new();
        while self.peek()? != Token::Close {
            let parameter = self.symbol("a sort parameter")?;
            parameters.push(self.names.sorts.intern(parameter));
        }
        self.close("the sort parameters")?;
        if let Some(twice) = repeated(&parameters) {
            let message = format!("the parameter {} occurs twice", shown(self.names.sorts.name(twice)));
            return Err(Fault::new(self.lexer.start(), message));
        }
        for (index, &id) in (0u32..).zip(&parameters) {
            self.names.sorts.bind_variable(id, SortBinding::Parameter(index));
        }
        let body = self.sort_value()?;
        self.names.sorts.unbind_variables(parameters.len());
        let binding = match body {
            SortValue::Sort(sort) if parameters.is_empty() => SortBinding::Sort(sort),
            _ => {
                let steps = std::mem::take(&mut self.stacks.steps);
                SortBinding::Macro(Arc::new(SortMacro { arity: parameters.len(), steps, body }))
            }
        };
        self.names.sorts.declare(symbol, binding);
        Ok(Command::Define { named: Vec::new() })
    }
}

fn already(name: &[u8], offset: usize) -> Fault {
    Fault::new(offset, format!("{} is already declared", shown(name)))
}
