//! Terms and sorts as text, in SMT-LIB notation.

use std::fmt;

use super::handle::FunctionId;
use super::{Error, Function, Solver, Sort, Term};
use crate::term::operator::Operator;
use crate::term::print;

/// A term or a sort with the solver that knows what it is: what can be printed.
///
/// `Display` is SMT-LIB notation, which [`Solver::parse`] reads again; shared parts are bound by `let`.
#[derive(Clone)]
pub struct Shown(String);

impl fmt::Display for Shown {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl Solver {
    /// A term in SMT-LIB notation, of a length linear in its graph.
    ///
    /// [`Solver::parse`] reads it as the same term, where no name in it stands for something else by then and
    /// none holds `|` or `\`, which SMT-LIB cannot write.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn show(&self, term: Term) -> Result<Shown, Error> {
        Ok(Shown(print::term(&self.terms.graph, self.id(term)?)))
    }

    /// A sort in SMT-LIB notation, of a length linear in it.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn show_sort(&self, sort: Sort) -> Result<Shown, Error> {
        Ok(Shown(print::sort(&self.terms.graph, self.sort_id(sort)?)))
    }

    /// The terms that a term is made of, in order; none for constants and variables. They are those of the
    /// core operators that it was spelled out in, not those that it was built from. An application has its
    /// arguments.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn children(&self, term: Term) -> Result<Vec<Term>, Error> {
        if let Some((_, arguments)) = self.applied(term)? {
            return Ok(arguments);
        }
        Ok(self.terms.graph.children(term.id).iter().map(|&child| self.own(child)).collect())
    }

    /// The function or summary that a term applies, and the arguments; `None` where the term is no
    /// application.
    ///
    /// The function is the handle that declared it. Functions that were inlined leave no applications. An
    /// argument that the body of a summary does not use may be another one than was passed. Costs a copy of
    /// the arguments.
    ///
    /// ```
    /// # use javelin_solver::{Error, Solver};
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// let x = solver.declare("x", byte)?;
    /// let f = solver.declare_function("f", &[byte], byte)?;
    /// let application = solver.call(f, &[x])?;
    /// assert_eq!(solver.applied(application)?, Some((f, vec![x])));
    /// assert_eq!(solver.applied(x)?, None);
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn applied(&self, term: Term) -> Result<Option<(Function, Vec<Term>)>, Error> {
        let id = self.id(term)?;
        let graph = &self.terms.graph;
        if graph.operator(id) != Operator::Apply {
            return Ok(None);
        }
        let (symbol, arguments) = (graph.child(id, 0), &graph.children(id)[1..]);
        let (function, declared) = match graph.summaries.get(symbol) {
            Some(summary) => (FunctionId::Summary(symbol), summary.declared),
            None => (FunctionId::Declared(symbol), arguments.len()),
        };
        let arguments = arguments[..declared].iter().map(|&argument| self.own(argument)).collect();
        Ok(Some((self.own_function(function), arguments)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn applications_are_made_of_their_arguments() {
        let mut solver = Solver::new();
        for text in [
            "(declare-const x Bool)",
            "(declare-fun f (Bool Bool) Bool)",
            "(define-summary g ((a Bool)) Bool (and a x) :nondeterministic)",
            "(declare-summary h (Bool) Bool :nondeterministic)",
        ] {
            solver.define(text).unwrap();
        }
        let not_x = solver.parse("(not x)").unwrap();
        let x = solver.parse("x").unwrap();
        for (text, children) in [
            ("(f (not x) x)", vec![not_x, x]),
            ("(g (not x))", vec![not_x]),
            ("(h x)", vec![x]),
            ("x", vec![]),
        ] {
            let term = solver.parse(text).unwrap();
            assert_eq!(solver.children(term), Ok(children), "{text}");
        }
    }
}
