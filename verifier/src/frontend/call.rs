//! Calls: what is called, with which arguments.
//!
//! **Here.** Arguments that are metadata are left away, and so are attributes and bundles. A call of a debug
//! intrinsic is no call, but debug information.

use super::cursor::Read;
use super::function::BodyReader;
use super::lexer::Token;
use super::module::{
    Assembly, Call, Callee, Constant, InstructionKind, Operand, Symbol, Type, TypeId, ValueSource,
};
use super::types::begins_type;

impl<'a> BodyReader<'_, 'a> {
    /// A call that continues at one of two blocks.
    pub(super) fn invoke(&mut self) -> Read<(InstructionKind, TypeId)> {
        self.reader.at.expect_word("invoke")?;
        let Some((call, result)) = self.call()? else {
            return self.reader.at.fault("debug information cannot be invoked");
        };
        self.reader.at.expect_word("to")?;
        let normal = self.label()?;
        self.reader.at.expect_word("unwind")?;
        let unwind = self.label()?;
        Ok((InstructionKind::Invoke(call, normal, unwind), result))
    }

    /// A call after its keyword, with the type of its result; `None` for debug information.
    pub(super) fn call(&mut self) -> Read<Option<(Call, TypeId)>> {
        while !begins_type(self.reader.at.token) {
            match self.reader.at.take() {
                Token::Word(_) if self.reader.at.sees(b'(') => self.reader.at.skip_group()?,
                Token::Word(_) | Token::Text(_) | Token::Number(_) | Token::Mark(b'=') => {}
                _ => return self.reader.at.expected("the type of what is called"),
            }
        }
        let ty = self.reader.ty()?;
        let name = if let Token::Global(name) = self.reader.at.token { name } else { "" };
        if let Some(what) = name.strip_prefix("llvm.dbg.") {
            self.reader.at.advance();
            self.debug_operands(what)?;
            self.call_tail()?;
            return Ok(None);
        }
        let callee = self.callee()?;
        let (arguments, by_value, defined, is_variadic) = self.arguments()?;
        self.call_tail()?;
        let (ty, result) = match *self.reader.types.get(ty) {
            Type::Function { result, .. } => (ty, result),
            _ => {
                let parameters = arguments.iter().map(|argument| argument.ty).collect();
                let function = Type::Function { result: ty, parameters, variadic: is_variadic };
                (self.reader.types.intern(function), ty)
            }
        };
        Ok(Some((Call { callee, ty, arguments, by_value, defined }, result)))
    }

    fn callee(&mut self) -> Read<Callee> {
        let pointer = self.reader.types.intern(Type::Pointer);
        match self.reader.at.token {
            Token::Global(name) => self.called(name, pointer),
            Token::Word("asm") => {
                self.reader.at.advance();
                while let Token::Word(_) = self.reader.at.token {
                    self.reader.at.advance();
                }
                let Token::Text(text) = self.reader.at.take() else {
                    return self.reader.at.expected("a string");
                };
                self.reader.at.expect(b',')?;
                let Token::Text(constraints) = self.reader.at.take() else {
                    return self.reader.at.expected("a string");
                };
                let [text, constraints] = [text, constraints].map(super::names::plain);
                Ok(Callee::Assembly(Assembly { text, constraints }))
            }
            _ => Ok(match self.value(pointer)? {
                // Before pointers were opaque, a function that was called without being declared was cast.
                ValueSource::Constant(constant) => called(constant, pointer),
                value => Callee::Pointer(Operand { ty: pointer, value }),
            }),
        }
    }

    /// The arguments in brackets; those that are metadata are left away.
    #[allow(clippy::type_complexity)]
    fn arguments(&mut self) -> Read<(Vec<Operand>, Vec<Option<TypeId>>, Vec<bool>, bool)> {
        self.reader.at.expect(b'(')?;
        let (mut arguments, mut by_value, mut is_variadic) = (Vec::new(), Vec::new(), false);
        let mut defined = Vec::new();
        if self.reader.at.accept(b')') {
            return Ok((arguments, by_value, defined, is_variadic));
        }
        loop {
            if self.reader.at.token == Token::Ellipsis {
                self.reader.at.advance();
                is_variadic = true;
            } else if self.reader.at.accept_word("metadata") {
                self.skip_metadata_argument()?;
            } else {
                let ty = self.reader.ty()?;
                let (copied, is_defined) = self.reader.skip_attributes()?;
                by_value.push(copied);
                defined.push(is_defined);
                let value = self.value(ty)?;
                arguments.push(Operand { ty, value });
            }
            if !self.reader.at.accept(b',') {
                break;
            }
        }
        self.reader.at.expect(b')')?;
        Ok((arguments, by_value, defined, is_variadic))
    }

    /// Passes an argument that is metadata.
    fn skip_metadata_argument(&mut self) -> Read<()> {
        while !matches!(self.reader.at.token, Token::Mark(b',' | b')') | Token::End) {
            if self.reader.at.sees_bracket() {
                self.reader.at.skip_group()?
            } else {
                self.reader.at.advance()
            }
        }
        Ok(())
    }

    /// Passes the attributes and bundles after a call.
    fn call_tail(&mut self) -> Read<()> {
        loop {
            match self.reader.at.token {
                Token::Group(_) | Token::Text(_) => self.reader.at.advance(),
                Token::Mark(b'=') => self.reader.at.advance(),
                Token::Mark(b'(' | b'[') => self.reader.at.skip_group()?,
                Token::Word("to" | "unwind") => return Ok(()),
                Token::Word(_) if !self.reader.at.new_line => self.reader.at.advance(),
                _ => return Ok(()),
            }
        }
    }

    /// A whole symbol as what is called.
    fn called(&mut self, name: &str, ty: TypeId) -> Read<Callee> {
        let constant = self.reader.symbol(name)?;
        self.reader.at.advance();
        Ok(called(constant, ty))
    }
}

/// A constant as what is called.
fn called(constant: Constant, ty: TypeId) -> Callee {
    match constant {
        Constant::Address(Symbol::Function(number)) => Callee::Function(number),
        constant => Callee::Pointer(Operand { ty, value: ValueSource::Constant(constant) }),
    }
}
