//! Terms from SMT-LIB text: the engine as the parser's builder, for single terms and for scripts alike.
//!
//! The parser knows names, scopes and places; the engine knows sorts. What the engine refuses is its typed
//! error as text here, and the parser adds line and column.

use javelin_parser::builder::{BuildError, Builder};
use javelin_parser::command::Command;
use javelin_parser::error::ParseError;
use javelin_parser::operator::Operator;
use javelin_parser::term::Vocabulary;

use super::error::Error;
use super::handle::FunctionId;
use super::{Function, Solver, Sort, Term};
use javelin_term::print;
use javelin_term::sort::SortKind;

impl Solver {
    pub(super) fn vocabulary(&mut self) -> &mut Vocabulary<Solver> {
        self.vocabulary.get_or_insert_default()
    }

    /// The term of a text in SMT-LIB notation, over the names of what was declared by calls; of two of
    /// one name, the later one is meant.
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
    /// [`Error::Parse`], with line and column: the text is no well-sorted term, or continues after it.
    pub fn parse(&mut self, text: &str) -> Result<Term, Error> {
        self.reading(|vocabulary, solver| vocabulary.read_term(solver, text))
    }

    /// The sort of a text in SMT-LIB notation: `(Array (_ BitVec 32) Bool)`.
    ///
    /// # Errors
    /// [`Error::Parse`], with line and column: the text is no sort, or continues after it.
    pub fn parse_sort(&mut self, text: &str) -> Result<Sort, Error> {
        self.reading(|vocabulary, solver| vocabulary.read_sort(solver, text))
    }

    /// Executes one command in SMT-LIB notation that declares or defines: `declare-const`, `declare-fun`,
    /// `declare-sort`, `declare-summary`, `define-const`, `define-fun`, `define-sort` or `define-summary`.
    /// [`Solver::parse`] knows the name from then on, levels of the assertion stack or not, and models list
    /// what was declared as they do after [`Solver::declare`]. Linear in the text; under structural
    /// abstraction `define-fun` makes a summary.
    ///
    /// ```
    /// # use javelin_solver::{Error, Solver};
    /// let mut solver = Solver::new();
    /// solver.define("(define-sort Byte () (_ BitVec 8))")?;
    /// solver.define("(define-fun twice ((x Byte)) Byte (bvadd x x))")?;
    /// let term = solver.parse("(twice #x15)")?;
    /// assert_eq!(solver.evaluate(term, &[])?.to_string(), "#x2a");
    /// assert!(matches!(solver.define("(define-const twice Byte #x02)"), Err(Error::Parse(_))));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Parse`], with line and column: the text is another command or continues after it, is not well
    /// sorted, or gives a name that has a meaning already. No name has changed then.
    pub fn define(&mut self, text: &str) -> Result<(), Error> {
        match self.reading(|vocabulary, solver| vocabulary.read_definition(solver, text))? {
            Command::DeclareConstant { name, term } => self.list_constant(name, term),
            Command::DeclareFunction { name, function } => self.list_function(name, function),
            _ => {}
        }
        Ok(())
    }

    /// Lets the parser read with the names of this solver, which it calls to build.
    fn reading<T>(
        &mut self,
        read: impl FnOnce(&mut Vocabulary<Solver>, &mut Solver) -> Result<T, ParseError>,
    ) -> Result<T, Error> {
        let mut vocabulary = self.vocabulary.take().unwrap_or_default();
        let result = read(&mut vocabulary, self);
        self.vocabulary = Some(vocabulary);
        Ok(result?)
    }
}

impl From<Error> for BuildError {
    fn from(error: Error) -> BuildError {
        BuildError { message: error.to_string(), limit: matches!(error, Error::Stopped(_)) }
    }
}

/// The calls of the parser. Its terms are this solver's, so marks are not checked.
impl Builder for Solver {
    type Term = Term;
    type Sort = Sort;
    type Function = Function;

    fn check(&mut self, steps: usize) -> Result<(), BuildError> {
        Ok(self.terms.check_limits(steps)?)
    }

    fn reserve(&mut self, bytes: usize) -> Result<(), BuildError> {
        Ok(self.terms.reserve(bytes + self.stack.growth())?)
    }

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
        print::brief_sort(&self.terms.graph, sort.id)
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

    fn lambda(&mut self, variable: Term, body: Term) -> Result<Term, BuildError> {
        let id = self.terms.lambda(variable.id, body.id)?;
        Ok(self.own(id))
    }

    fn for_all(&mut self, variable: Term, body: Term) -> Result<Term, BuildError> {
        let id = self.terms.for_all(variable.id, body.id)?;
        Ok(self.own(id))
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
        let id = self.terms.parameter(name, sort.id);
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
        let function = self.add_caller_summary(name, &arguments, result.id, nondeterministic);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Verdict;

    #[test]
    fn definitions_are_known_to_later_texts_and_declarations_are_listed() {
        let mut solver = Solver::new();
        for text in [
            "(declare-sort S 0)",
            "(define-sort B () (_ BitVec 8))",
            "(declare-const x B)",
            "(declare-fun f (S B) B)",
            "(declare-fun s () S)",
            "(define-const y B (bvadd x #x01))",
            "(define-fun g ((a B) (b B)) B (bvmul a (f s b)))",
            "(define-summary h ((a B)) B (bvadd a y))",
        ] {
            solver.define(text).unwrap();
        }
        let formula = solver.parse("(and (= x #x03) (= (g y x) #x08) (= (h x) #x07))").unwrap();
        solver.assert(formula).unwrap();
        assert_eq!(solver.check(), Ok(Verdict::Sat));
        let model = solver.model().unwrap().to_string();
        for listed in ["define-fun x ()", "define-fun f ((", "define-fun s ()"] {
            assert!(model.contains(listed), "{listed}: {model}");
        }
        assert!(
            !["define-fun y", "define-fun g", "define-fun h"].iter().any(|name| model.contains(name)),
            "{model}"
        );
        let value = solver.parse("(f s x)").unwrap();
        assert_eq!(solver.value(value).unwrap().to_string(), "#x02");
    }

    #[test]
    fn a_definition_that_is_refused_changes_no_name() {
        let mut solver = Solver::new();
        solver.define("(declare-const x Bool)").unwrap();
        let x = solver.parse("x").unwrap();
        for wrong in
            ["(declare-const x Bool)", "(define-fun f ((y Bool)) Bool (and y z))", "(assert x)", "(push 1)"]
        {
            assert!(matches!(solver.define(wrong), Err(Error::Parse(_))), "{wrong}");
        }
        assert_eq!(solver.parse("x"), Ok(x));
        assert!(solver.parse("y").is_err() && solver.parse("(f x)").is_err());
        assert_eq!((solver.levels(), solver.assertions()), (0, 0));
    }
}
