//! Sorts of any depth, read with an explicit stack.
//!
//! The body of a `define-sort` with parameters is kept as a list of array sorts to build (`SortMacro`). Parts
//! refer to earlier steps by number, so an argument that a definition uses several times is held once. A
//! definition can still be twice as long as the one it uses, and so on exponentially: the number of steps is
//! limited.

use crate::builder::Builder;
use crate::error::{Fault, shown};
use crate::lexer::{Token, Word};
use crate::names::{SortBinding, SortMacro, SortValue};
use crate::reader::{Reader, expected, located, number};
use std::sync::Arc;

/// The greatest number of array sorts in one definition that depend on its parameters.
const MOST_STEPS: usize = 10_000;

/// The constructor or macro that an open sort applies to its arguments.
enum Head<S> {
    Array,
    Macro(Arc<SortMacro<S>>),
}

/// An open sort with arguments; they begin at `base` on the stack of values.
struct SortFrame<S> {
    head: Head<S>,
    base: usize,
    offset: usize,
}

/// The result of reading an opening parenthesis: a sort that was read to its end, or one whose arguments
/// follow.
enum Opened<S> {
    Value(SortValue<S>),
    Frame(SortFrame<S>),
}

impl<B: Builder> Reader<'_, B> {
    /// Reads a sort that contains no parameters of a `define-sort`.
    pub(crate) fn sort(&mut self) -> Result<B::Sort, Fault> {
        let offset = self.lexer.next_start();
        match self.sort_value()? {
            SortValue::Sort(sort) => Ok(sort),
            _ => Err(Fault::new(offset, "a sort parameter cannot stand here")),
        }
    }

    /// Reads a sort that may contain the parameters in scope.
    pub(crate) fn sort_value(&mut self) -> Result<SortValue<B::Sort>, Fault> {
        let mut frames: Vec<SortFrame<B::Sort>> = Vec::new();
        let mut values = Vec::new();
        loop {
            let value = match self.next_token()? {
                Token::Open => match self.open_sort(values.len())? {
                    Opened::Value(value) => value,
                    Opened::Frame(frame) => {
                        frames.push(frame);
                        continue;
                    }
                },
                Token::Symbol(name) => self.sort_symbol(name)?,
                token @ Token::Close => {
                    let Some(frame) = frames.pop() else {
                        return Err(expected("a sort", token, self.lexer.start()));
                    };
                    let value = self.apply_sort(&frame, values.get(frame.base..).unwrap_or_default())?;
                    values.truncate(frame.base);
                    value
                }
                other => return Err(expected("a sort", other, self.lexer.start())),
            };
            if frames.is_empty() {
                return Ok(value);
            }
            values.push(value);
        }
    }

    fn sort_symbol(&mut self, name: &[u8]) -> Result<SortValue<B::Sort>, Fault> {
        let offset = self.lexer.start();
        match self.names.sorts.get(name) {
            Some(SortBinding::Bool) => Ok(SortValue::Sort(self.builder.bool_sort())),
            Some(SortBinding::Sort(sort)) => Ok(SortValue::Sort(*sort)),
            Some(SortBinding::Parameter(index)) => Ok(SortValue::Parameter(*index)),
            Some(SortBinding::BitVec) => Err(Fault::new(offset, "BitVec needs a width: write (_ BitVec n)")),
            Some(SortBinding::Array) => {
                Err(Fault::new(offset, "Array needs two sorts: write (Array index element)"))
            }
            Some(SortBinding::Macro(definition)) => {
                let message = format!("the sort {} needs {} arguments", shown(name), definition.arity);
                Err(Fault::new(offset, message))
            }
            None => Err(Fault::new(offset, format!("unknown sort {}", shown(name)))),
        }
    }

    /// After `(`: reads an indexed sort to its end, or the name of a sort with arguments.
    fn open_sort(&mut self, base: usize) -> Result<Opened<B::Sort>, Fault> {
        let offset = self.lexer.start();
        let token = self.lexer.token()?;
        let Token::Symbol(name) = token else {
            return Err(expected("the name of a sort", token, self.lexer.start()));
        };
        if Word::from_bytes(name) == Some(Word::Index) {
            return Ok(Opened::Value(SortValue::Sort(self.indexed_sort(offset)?)));
        }
        let head = match self.names.sorts.get(name) {
            Some(SortBinding::Array) => Head::Array,
            Some(SortBinding::Macro(definition)) => Head::Macro(Arc::clone(definition)),
            Some(SortBinding::BitVec) => {
                return Err(Fault::new(offset, "BitVec is indexed: write (_ BitVec n)"));
            }
            Some(_) => return Err(Fault::new(offset, format!("the sort {} has no arguments", shown(name)))),
            None => {
                return Err(Fault::new(self.lexer.start(), format!("unknown sort {}", shown(name))));
            }
        };
        Ok(Opened::Frame(SortFrame { head, base, offset }))
    }

    /// After `(_`: reads an indexed sort to its end.
    fn indexed_sort(&mut self, offset: usize) -> Result<B::Sort, Fault> {
        let name = self.symbol("the name of a sort")?;
        if !matches!(self.names.sorts.get(name), Some(SortBinding::BitVec)) {
            return Err(Fault::new(self.lexer.start(), format!("unknown indexed sort {}", shown(name))));
        }
        let width = match self.lexer.token()? {
            Token::Numeral(digits) => number(digits, self.lexer.start())?,
            other => return Err(expected("the width of the bit-vector sort", other, self.lexer.start())),
        };
        self.close("the width")?;
        self.builder.bitvec_sort(width).map_err(located(offset))
    }

    fn apply_sort(
        &mut self,
        frame: &SortFrame<B::Sort>,
        arguments: &[SortValue<B::Sort>],
    ) -> Result<SortValue<B::Sort>, Fault> {
        match (&frame.head, arguments) {
            (Head::Array, &[index, element]) => self.array_value(index, element, frame.offset),
            (Head::Array, _) => {
                let message = format!("Array needs two sorts, found {}", arguments.len());
                Err(Fault::new(frame.offset, message))
            }
            (Head::Macro(definition), _) if definition.arity == arguments.len() => {
                self.expand_sort(definition, arguments, frame.offset)
            }
            (Head::Macro(definition), _) => {
                let message =
                    format!("this sort needs {} arguments, found {}", definition.arity, arguments.len());
                Err(Fault::new(frame.offset, message))
            }
        }
    }

    /// Applies a defined sort: replays its steps with the arguments in place of the parameters.
    fn expand_sort(
        &mut self,
        definition: &SortMacro<B::Sort>,
        arguments: &[SortValue<B::Sort>],
        offset: usize,
    ) -> Result<SortValue<B::Sort>, Fault> {
        self.spend(definition.steps.len())?;
        let mut results: Vec<SortValue<B::Sort>> = Vec::with_capacity(definition.steps.len());
        let resolve = |value, results: &[SortValue<B::Sort>]| match value {
            SortValue::Sort(_) => value,
            SortValue::Parameter(index) => arguments.get(index as usize).copied().unwrap_or(value),
            SortValue::Step(step) => results.get(step as usize).copied().unwrap_or(value),
        };
        for &(index, element) in &definition.steps {
            let (index, element) = (resolve(index, &results), resolve(element, &results));
            results.push(self.array_value(index, element, offset)?);
        }
        Ok(resolve(definition.body, &results))
    }

    /// An array sort: built at once if it depends on no parameter, otherwise a new step.
    fn array_value(
        &mut self,
        index: SortValue<B::Sort>,
        element: SortValue<B::Sort>,
        offset: usize,
    ) -> Result<SortValue<B::Sort>, Fault> {
        if let (SortValue::Sort(index), SortValue::Sort(element)) = (index, element) {
            return self.builder.array_sort(index, element).map(SortValue::Sort).map_err(located(offset));
        }
        let step = self.stacks.steps.len();
        if step >= MOST_STEPS {
            let message = format!("a sort definition may build at most {MOST_STEPS} array sorts");
            return Err(Fault::new(offset, message));
        }
        self.stacks.steps.push((index, element));
        Ok(SortValue::Step(step as u32))
    }
}
