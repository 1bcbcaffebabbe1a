//! Implied facts: which terms have one value in all models, and which terms are the same in all.
//!
//! **Idea.** A model gives each term the only value it can have in all; each model that differs takes
//! candidates away, and when there is none, all that are left are implied (the *backbone*: Marques-Silva,
//! Janota and Lynce, *On Computing Backbones of Propositional Theories*, ECAI 2010). Terms that are equal in
//! all models seen are candidates in the same way, as in sweeping of circuits.
//!
//! **Here.** All candidates are asked about at once: is there a model in which one of them differs? So the
//! number of questions is that of the models that bring something new, and one.

use super::super::{Error, Id, Solver, Term, Unknown};
use super::{Ending, Inquiry};
use crate::pipeline::predicates::Valued;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Evaluator;
use rustc_hash::FxHashMap;

/// The value that a term has in all models, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// The position of the term.
    pub term: usize,
    /// Its value: one bit for a formula.
    pub value: BitVec,
    /// The positions of the assumptions that it follows from, with the assertions.
    pub assumptions: Vec<usize>,
}

/// The predicates that are implied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequences {
    /// There is no model.
    Unsat,
    /// The terms with one value, in their order.
    Values(Vec<Consequence>),
}

/// Positions of terms, by classes of those that are equal.
pub type Classes = Vec<Vec<usize>>;

/// By predicate, its value in all models, if it has one in all.
pub type Implied = Vec<Option<bool>>;

/// The values of predicates that are the same in all models.
enum Backbone {
    /// There is no model.
    Unsat,
    /// The predicates that have one value.
    Values(Vec<Valued>),
}

/// The predicates that have one value in all models. Not decided, none is known to.
fn backbone(inquiry: &mut Inquiry<'_>) -> Result<Backbone, Unknown> {
    let Some(values) = inquiry.ask(&[])? else { return Ok(Backbone::Unsat) };
    let mut open: Vec<Valued> = values.into_iter().enumerate().collect();
    while !open.is_empty() {
        match inquiry.ask_excluding(&open)? {
            Some(values) => open.retain(|&(predicate, value)| values[predicate] == value),
            None => break,
        }
    }
    Ok(Backbone::Values(open))
}

/// The bits of each term among all predicates, the lowest first.
fn positions(widths: &[u32]) -> Vec<std::ops::Range<usize>> {
    let mut next = 0;
    let range = |&width: &u32| {
        next += width as usize;
        next - width as usize..next
    };
    widths.iter().map(range).collect()
}

impl Solver {
    /// By predicate, its value in all models of the assertions and assumptions, if it has one in all; `None`
    /// where there is no model.
    ///
    /// # Errors
    /// [`Error::Clash`]: a term is not of sort Bool; [`Error::Parameter`], [`Error::Foreign`].
    pub fn implied(
        &mut self,
        assumptions: &[Term],
        predicates: &[Term],
    ) -> Result<(Option<Implied>, Ending), Error> {
        let assumptions = self.formulas("get-abstraction", assumptions)?;
        let predicates = self.formulas("get-abstraction", predicates)?;
        let mut implied = vec![None; predicates.len()];
        match self.inquire(&assumptions, &predicates, backbone).and_then(|found| found) {
            Ok(Backbone::Unsat) => Ok((None, Ending::Complete)),
            Ok(Backbone::Values(values)) => {
                values.into_iter().for_each(|(predicate, value)| implied[predicate] = Some(value));
                Ok((Some(implied), Ending::Complete))
            }
            Err(unknown) => Ok((Some(implied), Ending::Partial(unknown))),
        }
    }

    /// Which of these formulas and bit-vectors have one value in all models of the assertions and
    /// assumptions, and from which assumptions that follows.
    ///
    /// ```
    /// use javelin_solver::{Consequences, Ending, Solver};
    ///
    /// let mut solver = Solver::new();
    /// for name in ["p", "q"] {
    ///     solver.declare(name, solver.bool_sort())?;
    /// }
    /// solver.define("(declare-const x (_ BitVec 8))")?;
    /// let assertion = solver.parse("(=> p (= x #x2a))")?;
    /// solver.assert(assertion)?;
    /// let [p, q, x] = ["p", "q", "x"].map(|name| solver.parse(name));
    /// let (Consequences::Values(values), Ending::Complete) = solver.consequences(&[q?, p?], &[x?])? else {
    ///     panic!("there is a model");
    /// };
    /// assert_eq!((values[0].value.to_u64(), &values[0].assumptions[..]), (Some(0x2a), &[1][..]));
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Clash`]: an assumption is not of sort Bool, a term is neither a formula nor a bit-vector;
    /// [`Error::Parameter`], [`Error::Foreign`].
    pub fn consequences(
        &mut self,
        assumptions: &[Term],
        terms: &[Term],
    ) -> Result<(Consequences, Ending), Error> {
        let assumptions = self.formulas("get-consequences", assumptions)?;
        let words = terms.iter().map(|&term| self.word("get-consequences", term));
        let bits = words.collect::<Result<Vec<Vec<Id>>, Error>>()?;
        let widths: Vec<u32> = bits.iter().map(|bits| bits.len() as u32).collect();
        let ranges = positions(&widths);
        let found = self.inquire(&assumptions, &bits.concat(), |inquiry| {
            let Backbone::Values(values) = backbone(inquiry)? else { return Ok(Consequences::Unsat) };
            let values: FxHashMap<usize, bool> = values.into_iter().collect();
            let mut found = Vec::new();
            for (term, range) in ranges.into_iter().enumerate() {
                if range.clone().any(|bit| !values.contains_key(&bit)) {
                    continue;
                }
                let value = BitVec::from_bits(widths[term], |bit| values[&(range.start + bit as usize)]);
                let wished: Vec<Valued> = range.map(|bit| (bit, values[&bit])).collect();
                // Nothing differs: what is asked for is from which assumptions that follows.
                inquiry.ask_excluding(&wished)?;
                found.push(Consequence { term, value, assumptions: inquiry.core.clone() });
            }
            Ok(Consequences::Values(found))
        });
        Ok(match found.and_then(|found| found) {
            Ok(found) => (found, Ending::Complete),
            Err(unknown) => (Consequences::Values(Vec::new()), Ending::Partial(unknown)),
        })
    }

    /// Which of these terms are equal in all models of the assertions and assumptions: the positions of each
    /// class, in the order of their first ones. Terms of other sorts are in other classes; `None` where there
    /// is no model.
    ///
    /// # Errors
    /// [`Error::Clash`]: an assumption is not of sort Bool; [`Error::Parameter`], [`Error::Foreign`].
    pub fn equal_terms(
        &mut self,
        assumptions: &[Term],
        terms: &[Term],
    ) -> Result<(Option<Classes>, Ending), Error> {
        let assumptions = self.formulas("get-equalities", assumptions)?;
        let ids = terms.iter().map(|&term| self.closed(term)).collect::<Result<Vec<Id>, Error>>()?;
        let mut limits = self.limits();
        let mut classes = Classes::new();
        let mut equalities: Vec<Id> = Vec::new();
        loop {
            let found = self.inquire_within(&mut limits, &assumptions, &equalities, |inquiry| {
                let all: Vec<Valued> = (0..equalities.len()).map(|at| (at, true)).collect();
                let is_start = classes.is_empty();
                let differs = if is_start { inquiry.ask(&[])? } else { inquiry.ask_excluding(&all)? };
                match differs {
                    None => Ok(None),
                    Some(_) => inquiry.values_of(&ids).map(Some),
                }
            });
            match found.and_then(|found| found) {
                Ok(None) if classes.is_empty() => return Ok((None, Ending::Complete)),
                Ok(None) => return Ok((Some(classes), Ending::Complete)),
                Ok(Some(values)) => classes = self.split(&ids, classes, &values),
                // A predicate that is not refuted is not known to hold.
                Err(unknown) => {
                    let single = (0..ids.len()).map(|at| vec![at]).collect();
                    return Ok((Some(single), Ending::Partial(unknown)));
                }
            }
            let graph = &mut self.terms.graph;
            let pairs = classes.iter().flat_map(|class| class[1..].iter().map(|&at| (class[0], at)));
            equalities = pairs.map(|(first, at)| graph.equal(ids[first], ids[at])).collect();
            if equalities.is_empty() {
                return Ok((Some(classes), Ending::Complete));
            }
        }
    }

    /// Splits classes so that the values of a model agree in each. The empty list stands for a class of all
    /// terms.
    fn split(&self, ids: &[Id], classes: Classes, values: &[BitVec]) -> Classes {
        let classes = if classes.is_empty() { vec![(0..ids.len()).collect()] } else { classes };
        let mut parts = Classes::new();
        for class in classes {
            let mut of_value = FxHashMap::default();
            for at in class {
                let key = (self.terms.graph.sort(ids[at]), &values[at]);
                let part = *of_value.entry(key).or_insert(parts.len());
                parts.resize_with(parts.len().max(part + 1), Vec::new);
                parts[part].push(at);
            }
        }
        parts.sort_unstable();
        parts
    }
}

impl Inquiry<'_> {
    /// The values of terms in the last model.
    fn values_of(&self, terms: &[Id]) -> Result<Vec<BitVec>, Unknown> {
        let Some(model) = &self.model else { return Ok(Vec::new()) };
        let mut evaluator = Evaluator::new();
        let value = |&term: &Id| evaluator.value(self.graph, model, term);
        let values: Result<Vec<BitVec>, _> = terms.iter().map(value).collect();
        values.map_err(|unsupported| Unknown::from(unsupported.stop()))
    }
}
