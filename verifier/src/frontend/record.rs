//! The source in instructions and debug records: places, labels and variables.
//!
//! **Here.** Versions up to 18 call `llvm.dbg.declare` and `llvm.dbg.label`, later ones have records in their
//! place; both say the same in the same order.

use super::cursor::{Cursor, Read};
use super::function::{BodyReader, Name};
use super::lexer::Token;
use super::metadata::MetadataNode;
use super::module::{Local, Span};

impl<'a> BodyReader<'_, 'a> {
    /// The place in the source that follows an instruction after commas.
    pub(super) fn attachments(&mut self) -> Read<Span> {
        let mut span = Span::default();
        while self.reader.at.accept(b',') {
            match self.reader.at.take() {
                Token::Tag(name) => {
                    if name == "dbg" {
                        span = self.location();
                    }
                    self.skip_metadata()?;
                }
                Token::Word(_) => {
                    if self.reader.at.sees(b'(') {
                        self.reader.at.skip_group()?;
                    } else if matches!(self.reader.at.token, Token::Number(_)) {
                        self.reader.at.advance();
                    }
                }
                _ => return self.reader.at.expected("metadata behind an instruction"),
            }
        }
        Ok(span)
    }

    /// The place that comes next, which is not passed.
    fn location(&mut self) -> Span {
        match self.reader.at.token {
            Token::Node(number) => self.reader.debug.span(number),
            _ => MetadataNode::read(self.reader.at)
                .map(|node| self.reader.debug.span_of(&node))
                .unwrap_or_default(),
        }
    }

    /// Passes a node, by its number or in full.
    fn skip_metadata(&mut self) -> Read<()> {
        self.reader.at.advance();
        if self.reader.at.sees_bracket() { self.reader.at.skip_group() } else { Ok(()) }
    }

    /// `#dbg_declare(ptr %x, !1, !DIExpression(), !2)` and others of its kind.
    pub(super) fn record(&mut self, name: &'a str) -> Read<()> {
        self.reader.at.advance();
        self.debug_operands(name.strip_prefix("dbg_").unwrap_or(name))
    }

    /// The operands of a debug record or of a call that stands for one, in brackets.
    pub(crate) fn debug_operands(&mut self, what: &str) -> Read<()> {
        if !self.reader.at.sees(b'(') {
            return self.reader.at.expected("`(`");
        }
        let mut inside = self.reader.at;
        self.reader.at.skip_group()?;
        inside.advance();
        inside.accept_word("metadata");
        match what {
            "label" => {
                let name = if let Token::Node(number) = inside.token {
                    self.reader.debug.label(number)
                } else {
                    None
                };
                if name.is_some() && self.open.is_none() {
                    self.begin_block(None)?;
                }
                if let (Some(name), Some((_, block))) = (name, &mut self.open) {
                    block.labels.push((block.instructions.len() as u32, name));
                }
                Ok(())
            }
            "declare" => self.declared_variable(inside),
            _ => Ok(()),
        }
    }

    /// A variable of the source that lies where an address points to.
    fn declared_variable(&mut self, inside: Cursor<'a>) -> Read<()> {
        let here = std::mem::replace(&mut self.reader.at, inside);
        let answer = self.declaration();
        self.reader.at = here;
        let Some((local, number)) = answer? else { return Ok(()) };
        let Some(variable) = self.reader.debug.variable(number) else { return Ok(()) };
        let is_renewed = !variable.is_parameter && self.reader.debug.is_of_c(number);
        if let (true, Some((_, block))) = (is_renewed, &mut self.open) {
            block.declared.push((block.instructions.len() as u32, local));
        }
        self.variables.push((local, variable));
        Ok(())
    }

    /// An address and the node that says what lies there.
    fn declaration(&mut self) -> Read<Option<(Local, u32)>> {
        if !super::types::begins_type(self.reader.at.token) {
            return Ok(None);
        }
        let ty = self.reader.ty()?;
        let Token::Local(name) = self.reader.at.token else { return Ok(None) };
        let local = self.local_of(Name::new(name), ty)?;
        self.reader.at.advance();
        self.reader.at.expect(b',')?;
        self.reader.at.accept_word("metadata");
        let Token::Node(number) = self.reader.at.take() else { return Ok(None) };
        self.reader.at.expect(b',')?;
        self.reader.at.accept_word("metadata");
        // Only what lies at the address itself, not at an offset or after it.
        let expression = MetadataNode::read(self.reader.at);
        let is_plain = expression.is_some_and(|node| node.fields.into_iter().next().is_none());
        Ok(is_plain.then_some((local, number)))
    }
}
