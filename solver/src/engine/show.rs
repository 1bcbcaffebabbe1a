//! Terms and sorts as text, in SMT-LIB notation.

use std::fmt;

use super::{Error, Solver, Sort, Term};
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
    /// # Errors
    /// The term is another solver's.
    pub fn show(&self, term: Term) -> Result<Shown, Error> {
        Ok(Shown(print::term(&self.terms.graph, self.id(term)?)))
    }

    /// A sort in SMT-LIB notation.
    ///
    /// # Errors
    /// The sort is another solver's.
    pub fn show_sort(&self, sort: Sort) -> Result<Shown, Error> {
        Ok(Shown(print::sort(&self.terms.graph, self.sort_id(sort)?)))
    }

    /// The terms that a term is made of, in order; none for constants and variables. They are those of the core
    /// operators that it was spelled out in, not those that it was built from. Those of an application are the
    /// arguments: neither the function is one of them, nor what a summary is passed behind its arguments.
    ///
    /// # Errors
    /// The term is another solver's.
    pub fn children(&self, term: Term) -> Result<Vec<Term>, Error> {
        let id = self.id(term)?;
        let graph = &self.terms.graph;
        let children = match (graph.operator(id), graph.children(id)) {
            (Operator::Apply, &[symbol, ref arguments @ ..]) => {
                let declared =
                    graph.summaries.get(symbol).map_or(arguments.len(), |summary| summary.declared);
                &arguments[..declared]
            }
            (_, children) => children,
        };
        Ok(children.iter().map(|&child| self.own(child)).collect())
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
