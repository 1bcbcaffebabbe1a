//! Single terms, sorts and definitions, for programs that have no script.
//!
//! **Contract.** Reading a term or a sort changes no binding. Reading a definition binds its name permanently
//! if it is accepted, and changes no binding if it is not. Positions in errors count from the beginning of
//! the text that was read.

use crate::builder::{Builder, Held};
use crate::command::Command;
use crate::error::{Fault, ParseError};
use crate::lexer::{Lexer, Token};
use crate::names::{Names, SortBinding, TermBinding};
use crate::reader::{Reader, Stacks, expected};
use crate::source::Place;

/// Names with their bindings, and the reader of texts that use them.
///
/// [`Vocabulary::term`], [`Vocabulary::function`] and [`Vocabulary::sort`] replace an earlier binding of the
/// name; a definition that is read must have an unbound name. Names of the standard operators and sorts
/// cannot be bound.
pub struct Vocabulary<B: Builder> {
    names: Names<B>,
    stacks: Stacks<B>,
}

impl<B: Builder> Default for Vocabulary<B> {
    fn default() -> Self {
        Vocabulary { names: Names { global: true, ..Names::new() }, stacks: Stacks::new() }
    }
}

impl<B: Builder> Vocabulary<B> {
    /// A vocabulary with only the names of the theories.
    pub fn new() -> Self {
        Vocabulary::default()
    }

    /// Binds a name to a term; false if it is a standard operator or a reserved word.
    pub fn term(&mut self, name: &str, term: B::Term) -> bool {
        self.bind(name, TermBinding::Term(term))
    }

    /// Binds a name to a function; false if it is a standard operator or a reserved word.
    pub fn function(&mut self, name: &str, function: B::Function) -> bool {
        self.bind(name, TermBinding::Function(function))
    }

    /// Binds a name to a sort; false if it is a sort of the theories or a sort definition with parameters.
    pub fn sort(&mut self, name: &str, sort: B::Sort) -> bool {
        let is_free = matches!(self.names.sorts.get(name.as_bytes()), None | Some(SortBinding::Sort(_)));
        if is_free {
            self.names.sorts.predefine(name.as_bytes(), SortBinding::Sort(sort));
        }
        is_free
    }

    /// Every term and function that a name is bound to, in the order of the first uses of the names: for a
    /// builder that gives its terms new ids.
    pub fn held(&mut self) -> impl Iterator<Item = Held<'_, B::Term, B::Function>> {
        self.names.held()
    }

    fn bind(&mut self, name: &str, binding: TermBinding<B::Term, B::Function>) -> bool {
        let taken = self.names.terms.get(name.as_bytes());
        let is_free = !matches!(taken, Some(TermBinding::Operator(_) | TermBinding::Word(_)));
        if is_free {
            self.names.terms.predefine(name.as_bytes(), binding);
        }
        is_free
    }

    /// Reads a text that is one term.
    ///
    /// # Errors
    /// The first error in the text, including text after the term; also a text of 4 GiB or more.
    pub fn read_term(&mut self, builder: &mut B, text: &str) -> Result<B::Term, ParseError> {
        // A name that the text gives with `:named` is unbound again afterwards, as after a command with an
        // error.
        self.read(builder, text, false, |reader| reader.term())
    }

    /// Reads a text that is one sort.
    ///
    /// # Errors
    /// The first error in the text, including text after the sort; also a text of 4 GiB or more.
    pub fn read_sort(&mut self, builder: &mut B, text: &str) -> Result<B::Sort, ParseError> {
        self.read(builder, text, false, |reader| reader.sort())
    }

    /// Reads one command that declares or defines: `declare-const`, `declare-fun`, `declare-sort`,
    /// `declare-summary`, `define-const`, `define-fun`, `define-sort` or `define-summary`. Its name and the
    /// names given with `:named` in its body stay bound.
    ///
    /// # Errors
    /// The first error in the text, including another command, a name that is already bound, and text after
    /// the command; also a text of 4 GiB or more.
    pub fn read_definition(
        &mut self,
        builder: &mut B,
        text: &str,
    ) -> Result<Command<B::Term, B::Function>, ParseError> {
        self.read(builder, text, true, |reader| reader.definition())
    }

    /// Reads a text that consists of one `part`. Its bindings stay if it `keeps` them and there is no error.
    fn read<T>(
        &mut self,
        builder: &mut B,
        text: &str,
        keeps: bool,
        part: impl Fn(&mut Reader<'_, B>) -> Result<T, Fault>,
    ) -> Result<T, ParseError> {
        if u32::try_from(text.len()).is_err() {
            return Err(placed("", Fault::new(0, "a text of 4 GiB or more is not supported")));
        }
        let (names, stacks) = (&mut self.names, &mut self.stacks);
        let mut reader = Reader { lexer: Lexer::new(text.as_bytes()), names, stacks, builder };
        let result = part(&mut reader).and_then(|found| match reader.lexer.token()? {
            Token::End => Ok(found),
            other => Err(expected("the end of the text", other, reader.lexer.start())),
        });
        self.stacks.clear();
        if result.is_err() || !keeps {
            self.names.roll_back();
        }
        self.names.commit();
        result.map_err(|fault| placed(text, fault))
    }
}

/// The error with line and column in place of the byte offset.
fn placed(text: &str, fault: Fault) -> ParseError {
    let before = &text.as_bytes()[..fault.offset().min(text.len())];
    fault.at(Place { line: 1, column: 1 }.after(before))
}
