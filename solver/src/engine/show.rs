//! Terms and sorts as text, in SMT-LIB notation.

use std::fmt;

use super::handle::FunctionId;
use super::{Error, Function, Solver, Sort, Term};
use crate::answer::model::{self, Declaration, FunctionValue, Meaning};
use crate::answer::text::Text;
use crate::answer::value::Value;
use javelin_term::limits::{Budget, Limits};
use javelin_term::operator::Operator;
use javelin_term::print::{self, Unwritten};
use javelin_term::sort::{Sort as Id, SortKind};

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
    /// A term in SMT-LIB notation, of a length linear in its graph but for long names and sorts, which are
    /// written wherever they occur.
    ///
    /// [`Solver::parse`] reads it as the same term, where no name in it stands for something else by then and
    /// none holds `|` or `\`, which SMT-LIB cannot write.
    ///
    /// # Errors
    /// [`Error::Foreign`]; [`Error::Unwritten`]: the text has more than 2^32 bytes, a sort in it has more
    /// than 2^18, or a limit was reached.
    pub fn show(&self, term: Term) -> Result<Shown, Error> {
        let id = self.id(term)?;
        let text = print::term(&self.terms.graph, id, &self.limits());
        Ok(Shown(text.map_err(|why| Error::Unwritten(format!("the term cannot be written down: {why}")))?))
    }

    /// A sort in SMT-LIB notation. Sorts have no `let`, so the text can be much longer than what built the
    /// sort.
    ///
    /// # Errors
    /// [`Error::Foreign`]; [`Error::Unwritten`]: the text has more than 2^18 bytes.
    pub fn show_sort(&self, sort: Sort) -> Result<Shown, Error> {
        let id = self.sort_id(sort)?;
        self.writable("the sort", id)?;
        Ok(Shown(print::sort(&self.terms.graph, id)))
    }

    /// Whether the text of a sort, in what is to be written, is short enough.
    fn writable(&self, what: &str, sort: Id) -> Result<(), Error> {
        let sorts = &self.terms.graph.sorts;
        let is_long = |sort: Id| sorts.length(sort) > print::MOST_SORT_TEXT;
        let found = match sorts.kind(sort) {
            SortKind::Function(arguments, result) => {
                arguments.iter().chain([result]).any(|&sort| is_long(sort))
            }
            _ => is_long(sort),
        };
        match found {
            true => Err(Error::Unwritten(format!("{what} cannot be written down: {}", Unwritten::Sort))),
            false => Ok(()),
        }
    }

    /// The limits of an answer that is being written: its reader may take the time that there is for the run.
    pub(crate) fn writing(&self) -> Limits {
        self.limits_of(&Budget { timeout: None, ..self.budget.clone() })
    }

    /// How many symbols a model defines.
    pub(crate) fn declared(&self) -> usize {
        self.stack.declarations().len()
    }

    /// The text of the definition, in the model, of a symbol by its position; `None` for what has none.
    pub(crate) fn written_definition(&self, position: usize, limits: &Limits) -> Result<Option<Text>, Error> {
        let Some(declaration) = self.stack.declarations().get(position) else { return Ok(None) };
        let (graph, assignment) = (&self.terms.graph, self.assignment()?);
        let name = declaration.name();
        self.writable(name, graph.sort(declaration.symbol()))?;
        let meaning = model::meaning(graph, assignment, declaration, limits)
            .map_err(|stop| Error::Unwritten(format!("{name}: {}", Unwritten::Stopped(stop))))?;
        Ok(meaning.map(|meaning| Text::of_definition(&name.into(), meaning)))
    }

    /// The value of a term that is to be written.
    pub(crate) fn written_value(&self, term: Term, limits: &Limits) -> Result<Value, Error> {
        self.writable("the value", self.terms.graph.sort(self.id(term)?))?;
        self.value_within(term, limits)
    }

    /// The values, in the model, of a function that was declared; `name` is for the error.
    pub(crate) fn written_function(
        &self,
        function: Function,
        name: &str,
        limits: &Limits,
    ) -> Result<FunctionValue, Error> {
        let unwritten = |why: &str| Error::Unwritten(format!("{name}: {why}"));
        let FunctionId::Declared(symbol) = self.function_id(function)? else {
            return Err(unwritten("only functions that are declared have values; ask for an application"));
        };
        self.writable(name, self.terms.graph.sort(symbol))?;
        let declaration = Declaration::Function(name.into(), symbol);
        match model::meaning(&self.terms.graph, self.assignment()?, &declaration, limits) {
            Ok(Some(Meaning::Function(values))) => Ok(values),
            Ok(_) => Err(unwritten("has no values")),
            Err(stop) => Err(unwritten(&Unwritten::Stopped(stop).to_string())),
        }
    }

    /// The terms that a term is made of, in order; none for constants and variables. They are those of the
    /// core operators that it was spelled out in, not those that it was built from. An application has its
    /// arguments, a lambda the parts of its body that do not depend on the bound variable.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn children(&self, term: Term) -> Result<Vec<Term>, Error> {
        if let Some((_, arguments)) = self.applied(term)? {
            return Ok(arguments);
        }
        let graph = &self.terms.graph;
        let skipped = usize::from(graph.lambda_of(term.id).is_some());
        Ok(graph.children(term.id)[skipped..].iter().map(|&child| self.own(child)).collect())
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
        if graph.operator(id) != Operator::Apply || graph.lambda_of(id).is_some() {
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
