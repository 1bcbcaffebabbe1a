//! Terms from SMT-LIB text: the engine as the parser's builder, for single terms and for scripts alike.
//!
//! The parser knows names, scopes and places; the engine knows sorts. What the engine refuses is its typed error as text here, and
//! the parser adds line and column.

use javelin_parser::builder::{BuildError, Builder};
use javelin_parser::operator::Operator;
use javelin_parser::term::Vocabulary;

use super::error::Error;
use super::handle::FunctionId;
use super::{Function, Solver, Sort, Term};
use crate::term::print;
use crate::term::sort::SortKind;

impl Solver {
    pub(super) fn vocabulary(&mut self) -> &mut Vocabulary<Solver> {
        self.vocabulary.get_or_insert_default()
    }

    /// The term that a text in SMT-LIB notation says, over the names of what was declared by calls; of two of one name, the
    /// later one is meant.
    ///
    /// ```
    /// # use javelin_solver::{Error, Solver};
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// solver.declare("x", byte)?;
    /// let odd = solver.parse("(= ((_ extract 0 0) x) #b1)")?;
    /// assert_eq!(solver.show(odd)?.to_string(), "(= ((_ extract 0 0) x) #b1)");
    /// assert!(matches!(solver.parse("(bvadd x y)"), Err(Error::Parse(_))));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Parse`], with line and column: the text is no well-sorted term, or goes on behind it.
    pub fn parse(&mut self, text: &str) -> Result<Term, Error> {
        let mut vocabulary = self.vocabulary.take().unwrap_or_default();
        let result = vocabulary.read_term(self, text);
        self.vocabulary = Some(vocabulary);
        Ok(result?)
    }

    /// The sort that a text in SMT-LIB notation says: `(Array (_ BitVec 32) Bool)`.
    ///
    /// # Errors
    /// [`Error::Parse`], with line and column: the text is no sort, or goes on behind it.
    pub fn parse_sort(&mut self, text: &str) -> Result<Sort, Error> {
        let mut vocabulary = self.vocabulary.take().unwrap_or_default();
        let result = vocabulary.read_sort(self, text);
        self.vocabulary = Some(vocabulary);
        Ok(result?)
    }
}

impl From<Error> for BuildError {
    fn from(error: Error) -> BuildError {
        BuildError(error.to_string())
    }
}

/// What the parser calls. Its terms are this solver's, so marks are not looked at.
impl Builder for Solver {
    type Term = Term;
    type Sort = Sort;
    type Function = Function;

    fn bool_sort(&mut self) -> Sort {
        Solver::bool_sort(self)
    }

    fn bitvec_sort(&mut self, width: u64) -> Result<Sort, BuildError> {
        let sort = self.terms.bitvec_sort(width)?;
        Ok(self.own_sort(sort))
    }

    fn array_sort(&mut self, index: Sort, element: Sort) -> Result<Sort, BuildError> {
        let sort = self.terms.graph.sorts.intern(SortKind::Array(index.id, element.id));
        Ok(self.own_sort(sort))
    }

    fn uninterpreted_sort(&mut self, name: &str) -> Sort {
        let sort = self.terms.graph.sorts.uninterpreted(name);
        self.own_sort(sort)
    }

    fn sort_of(&self, term: Term) -> Sort {
        self.own_sort(self.terms.graph.sort(term.id))
    }

    fn sort_name(&self, sort: Sort) -> String {
        print::sort(&self.terms.graph, sort.id)
    }

    fn binary(&mut self, digits: &[u8]) -> Result<Term, BuildError> {
        let id = self.terms.binary(digits)?;
        Ok(self.own(id))
    }

    fn hexadecimal(&mut self, digits: &[u8]) -> Result<Term, BuildError> {
        let id = self.terms.hexadecimal(digits)?;
        Ok(self.own(id))
    }

    fn decimal(&mut self, digits: &[u8], width: u64) -> Result<Term, BuildError> {
        let id = self.terms.decimal(digits, width)?;
        Ok(self.own(id))
    }

    fn apply(&mut self, operator: Operator, indices: &[u64], arguments: &[Term]) -> Result<Term, BuildError> {
        Ok(Solver::apply(self, operator, indices, arguments)?)
    }

    fn constant_array(&mut self, sort: Sort, value: Term) -> Result<Term, BuildError> {
        Ok(Solver::constant_array(self, sort, value)?)
    }

    fn declare_constant(&mut self, name: &str, sort: Sort) -> Term {
        let id = self.terms.graph.variable(name, sort.id);
        self.own(id)
    }

    fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
    ) -> Result<Function, BuildError> {
        let arguments: Vec<_> = arguments.iter().map(|sort| sort.id).collect();
        let function = self.terms.declare_function(name, &arguments, result.id)?;
        Ok(self.own_function(function))
    }

    fn parameter(&mut self, name: &str, sort: Sort) -> Term {
        let id = self.terms.graph.parameter(name, sort.id);
        self.own(id)
    }

    fn define_function(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
    ) -> Result<Function, BuildError> {
        let parameters: Vec<_> = parameters.iter().map(|term| term.id).collect();
        let function = self.terms.define_function(name, &parameters, body.id)?;
        Ok(self.own_function(function))
    }

    fn call(&mut self, function: Function, arguments: &[Term]) -> Result<Term, BuildError> {
        Ok(Solver::call(self, function, arguments)?)
    }

    fn define_summary(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
        nondeterministic: bool,
    ) -> Result<Function, BuildError> {
        let parameters: Vec<_> = parameters.iter().map(|term| term.id).collect();
        let function = self.terms.add_summary(name, &parameters, body.id, nondeterministic);
        Ok(self.own_function(function))
    }

    fn declare_summary(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
        nondeterministic: bool,
    ) -> Result<Function, BuildError> {
        let arguments: Vec<_> = arguments.iter().map(|sort| sort.id).collect();
        let function = self.terms.add_client_summary(name, &arguments, result.id, nondeterministic);
        Ok(self.own_function(function))
    }

    fn is_constant(&self, function: Function) -> bool {
        match function.id {
            FunctionId::Summary(symbol) => self.terms.declared(symbol) == 0,
            _ => false,
        }
    }

    fn occurrence(&mut self, function: Function, indices: &[u64]) -> Result<Function, BuildError> {
        let function = self.terms.named_occurrence(function.id, indices)?;
        Ok(self.own_function(function))
    }
}
