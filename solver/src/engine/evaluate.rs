//! Values of terms under a model, or under values that the caller chooses.

use javelin_parser::operator::Operator;
use rustc_hash::FxHashMap;

use super::error::{Error, Expected, Required};
use super::terms::check_width;
use super::{Solver, Term};
use crate::answer::model::{self, Model};
use crate::answer::value::{ArraySort, ArrayValue, Value, ValueSort};
use crate::answer::verdict::{Reason, Verdict as Decision};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::Term as Id;
use javelin_term::limits::Limits;
use javelin_term::operator::Operator as Core;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::traverse::{Occurrence, is_parameter};

/// Arrays nested deeper than this are not turned into terms.
const DEEPEST: usize = 100;

/// The terms and sorts that parts of a value have become.
#[derive(Default)]
struct TranslatedValues {
    terms: FxHashMap<ArrayValue, Id>,
    sorts: FxHashMap<ArraySort, Sort>,
}

impl Solver {
    /// Whether there is a model to ask for: see [`Solver::model`]. Constant time.
    pub fn has_values(&self) -> bool {
        self.assignment().is_ok()
    }

    /// The values that the last check left: it answered `sat`, or `unknown` for the reason
    /// [`super::Unknown::Refine`].
    pub(super) fn assignment(&self) -> Result<&Assignment, Error> {
        match self.checked.as_ref().map(|checked| &checked.decision) {
            Some(Decision::Sat(model)) => Ok(model),
            Some(Decision::Unknown(Reason::Refine(_, values))) => Ok(values),
            _ => Err(Error::State { required: Required::Model }),
        }
    }

    /// The values of everything declared, after `sat`. After [`super::Unknown::Refine`] they are those of the
    /// counterexample, which is a model but for what the applications in question mean. Linear in the values;
    /// the model needs the solver no more.
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Model`]: the last check had another verdict, or something was
    /// asserted or popped since; [`Error::Unwritten`]: a limit was reached.
    pub fn model(&self) -> Result<Model, Error> {
        let declarations = self.stack.declarations();
        Model::of(&self.terms.graph, self.assignment()?, declarations, &self.limits())
            .map_err(|stop| Error::Unwritten(format!("the model takes too much to write down: {stop}")))
    }

    /// The value of any term under the model. Costs one evaluation of each part of the term; parts are not
    /// remembered from one call to the next.
    ///
    /// # Errors
    /// [`Error::State`] as for [`Solver::model`]; [`Error::Unsupported`]: arrays indexed by arrays, or an
    /// evaluation that was stopped; [`Error::Parameter`], [`Error::Foreign`].
    pub fn value(&self, term: Term) -> Result<Value, Error> {
        self.value_within(term, &self.limits())
    }

    /// The value of a term under the model, within limits.
    pub(crate) fn value_within(&self, term: Term, limits: &Limits) -> Result<Value, Error> {
        let id = self.id(term)?;
        let assignment = self.assignment()?;
        let graph = &self.terms.graph;
        let parameter = Occurrence::new(is_parameter).find_within(graph, id, limits);
        match parameter.map_err(Error::Stopped)? {
            None => self.evaluated(assignment, id, limits),
            Some(parameter) => Err(Error::Parameter { name: graph.symbol(parameter).name.clone() }),
        }
    }

    /// The value of a term under an assignment.
    fn evaluated(&self, assignment: &Assignment, id: Id, limits: &Limits) -> Result<Value, Error> {
        let mut evaluator = Evaluator::new();
        evaluator.set_limits(limits);
        let graph = &self.terms.graph;
        let unsupported = |problem: Unsupported| Error::Unsupported(problem.to_string());
        let word = evaluator.value(graph, assignment, id).map_err(unsupported)?;
        model::value(graph, assignment, graph.sort(id), &word, limits)
            .map_err(|stop| unsupported(stop.into()))?
            .ok_or_else(|| Error::Unsupported("a value of this sort cannot be written down".into()))
    }

    /// The value of a term where declared constants have the values given and all others are zero, false, or
    /// arrays of these. Of two values for one constant the later one counts. Uninterpreted functions are zero
    /// everywhere. Nothing is searched for, and assertions do not matter; bodies of summaries do.
    ///
    /// Costs one evaluation of each part of the term, and of bodies one for each application; the timeout and
    /// the interrupter of the solver end it.
    ///
    /// ```
    /// # use javelin_solver::{Solver, Value};
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// let x = solver.declare("x", byte)?;
    /// let square = solver.bvmul(x, x)?;
    /// assert_eq!(solver.evaluate(square, &[(x, Value::from(15u8))])?, Value::from(225u8));
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::NoConstant`]: a value is given to a term that is no declared constant; [`Error::Clash`]: a
    /// value is not of the sort of its constant; [`Error::Unsupported`]: elements of declared sorts, arrays
    /// indexed by arrays, arrays nested more than a hundred times, or an evaluation that was stopped;
    /// [`Error::Parameter`], [`Error::Foreign`].
    pub fn evaluate(&mut self, term: Term, values: &[(Term, Value)]) -> Result<Value, Error> {
        let id = self.closed(term)?;
        let mut assignment = Assignment::new();
        let mut evaluator = Evaluator::new();
        for (constant, value) in values {
            let constant = self.closed(*constant)?;
            if self.terms.graph.operator(constant) != Core::Variable {
                return Err(Error::NoConstant);
            }
            let value = self.constant_of(value)?;
            let sort = self.terms.graph.sort(constant);
            if self.terms.graph.sort(value) != sort {
                let expected = Expected::Sort(self.terms.named(sort));
                return Err(self.terms.clash("evaluate", &[value], 0, expected));
            }
            let word = evaluator
                .value(&self.terms.graph, &assignment, value)
                .map_err(|unsupported| Error::Unsupported(unsupported.to_string()))?;
            assignment.set(constant, word);
        }
        self.evaluated(&assignment, id, &self.limits())
    }

    /// A bit-vector as a term.
    pub(super) fn constant_bits(&mut self, bits: &BitVec) -> Result<Id, Error> {
        check_width("a constant", u64::from(bits.width()))?;
        self.terms.check_room(1)?;
        Ok(self.terms.graph.constant(bits))
    }

    /// A value as a term.
    pub(super) fn constant_of(&mut self, value: &Value) -> Result<Id, Error> {
        self.nested(value, DEEPEST, &mut TranslatedValues::default())
    }

    /// Shared parts become terms once.
    fn nested(&mut self, value: &Value, depth: usize, known: &mut TranslatedValues) -> Result<Id, Error> {
        if depth == 0 {
            return Err(Error::Unsupported("an array nested too deeply".into()));
        }
        match value {
            Value::Bool(truth) => Ok(self.terms.graph.truth(*truth)),
            Value::BitVec(bits) => self.constant_bits(bits),
            Value::Array(array) => {
                if let Some(&term) = known.terms.get(array) {
                    return Ok(term);
                }
                let sort = self.sort_of_value(&ValueSort::Array(array.sort().clone()), depth, known)?;
                let element = self.nested(array.default(), depth - 1, known)?;
                let mut term = self.terms.graph.constant_array(sort, element);
                for (index, element) in array.exceptions() {
                    let index = self.nested(index, depth - 1, known)?;
                    let element = self.nested(element, depth - 1, known)?;
                    term = self.terms.apply(Operator::Store, &[], &[term, index, element])?;
                }
                known.terms.insert(array.clone(), term);
                Ok(term)
            }
            Value::Element(_) => Err(Error::Unsupported("an element of a declared sort has no term".into())),
        }
    }

    /// The sort of the values of a sort. Declared sorts are refused: their names do not identify
    /// them.
    fn sort_of_value(
        &mut self,
        sort: &ValueSort,
        depth: usize,
        known: &mut TranslatedValues,
    ) -> Result<Sort, Error> {
        if depth == 0 {
            return Err(Error::Unsupported("an array nested too deeply".into()));
        }
        match sort {
            ValueSort::Bool => Ok(Sort::BOOL),
            ValueSort::BitVec(width) => self.terms.bitvec_sort(u64::from(*width)),
            ValueSort::Array(array) => {
                if let Some(&sort) = known.sorts.get(array) {
                    return Ok(sort);
                }
                let index = self.sort_of_value(&array.index(), depth - 1, known)?;
                let element = self.sort_of_value(&array.element(), depth - 1, known)?;
                let sort = self.terms.graph.sorts.intern(SortKind::Array(index, element));
                known.sorts.insert(array.clone(), sort);
                Ok(sort)
            }
            ValueSort::Declared(_) => {
                Err(Error::Unsupported("an element of a declared sort has no term".into()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_given_to_constants_only() {
        let mut solver = Solver::new();
        solver.define("(declare-const x (_ BitVec 8))").unwrap();
        let [x, sum, five] = ["x", "(bvadd x #x01)", "#x05"].map(|text| solver.parse(text).unwrap());
        let value = solver.evaluate(five, &[]).unwrap();
        assert_eq!(solver.evaluate(sum, &[(x, value.clone())]).unwrap().to_string(), "#x06");
        for other in [sum, five] {
            assert_eq!(solver.evaluate(sum, &[(other, value.clone())]), Err(Error::NoConstant));
        }
    }
}
