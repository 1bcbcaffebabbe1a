//! The search over the valuations of predicates that have a model, each met once.
//!
//! **Idea.** The search of Davis, Putnam, Logemann and Loveland over the predicates alone, where the solver
//! is asked whether a partial valuation has a model: a model decides all other predicates at once; then the
//! last decision that has one value only gets the other (chronological backtracking). Nothing is blocked by
//! clauses, so the search holds one path whatever the number of valuations (Grumberg, Schuster and Yadgar,
//! *Memory Efficient All-Solutions SAT Solver*, FMCAD 2004; Toda and Soh, *Implementing Efficient All
//! Solutions SAT Solvers*, 2016).
//!
//! **Here.** What is known of the two sides of a decision is joined when both are: a [`Harvest`] makes cubes
//! of it, or a term. Where both sides have every valuation, the decision does not matter and is left out.
//!
//! **Contract.** The regions of different joins do not overlap. A question that is not decided leaves the
//! search where it was, so that it can be asked again.
//!
//! **Cost.** A question for each valuation, and at most one more for each predicate of its path, of which
//! nogoods answer most ([`super::nogoods`]).

use super::Unknown;
use super::nogoods::Nogoods;
use crate::pipeline::predicates::Valued;

/// Makes cubes or terms of valuations.
pub(super) trait Harvest {
    /// The valuations below a path.
    type Tree;

    /// All of them have a model.
    fn every(&mut self) -> Self::Tree;

    /// None has a model.
    fn none(&mut self) -> Self::Tree;

    /// The valuations below a path, from those where the next predicate has this value, and the others.
    fn join(&mut self, path: &[Valued], next: Valued, same: Self::Tree, other: Self::Tree) -> Self::Tree;

    /// The result for all valuations, when the search is over.
    fn end(&mut self, all: Self::Tree) -> Self::Tree {
        all
    }
}

/// The search, between two questions.
pub(super) struct Dpll<T> {
    /// The predicates that are decided, with their values now.
    path: Vec<Valued>,
    /// The same by predicate.
    values: Vec<Option<bool>>,
    nogoods: Nogoods,
    /// By decided predicate: the result for its other value, once it has the second one.
    others: Vec<Option<T>>,
    /// The result for all valuations, at the end.
    result: Option<T>,
}

/// The answer to a question about a path.
pub(super) enum Below {
    /// There is a model.
    Model {
        /// The values of all predicates.
        values: Vec<bool>,
        /// By predicate: whether its value does not matter, unless it is of the path.
        is_free: Option<Vec<bool>>,
    },
    /// There is no model, because of the values at these positions of the path.
    Nothing(Vec<usize>),
}

impl<T> Dpll<T> {
    /// The search over these first predicates, at its start.
    pub fn new(predicates: usize) -> Dpll<T> {
        let (values, nogoods) = (vec![None; predicates], Nogoods::new(predicates));
        Dpll { path: Vec::new(), values, nogoods, others: Vec::new(), result: None }
    }

    /// Asks the next question and joins what follows from it; whether the search is at its end.
    ///
    /// # Errors
    /// The question was not decided: the next call asks it again.
    pub fn step<H: Harvest<Tree = T>>(
        &mut self,
        harvest: &mut H,
        ask: impl FnOnce(&[Valued]) -> Result<Below, Unknown>,
    ) -> Result<bool, Unknown> {
        if self.result.is_some() {
            return Ok(true);
        }
        let last = self.path.last();
        let is_refuted = last.is_some_and(|&last| self.nogoods.refutes(last, &self.values));
        let below = match is_refuted {
            true => harvest.none(),
            false => match ask(&self.path)? {
                Below::Model { values, is_free } => {
                    self.descend(&values, is_free.as_deref());
                    harvest.every()
                }
                Below::Nothing(core) => {
                    self.nogoods.add(core.iter().map(|&at| self.path[at]).collect());
                    harvest.none()
                }
            },
        };
        self.join(harvest, below);
        Ok(self.result.is_some())
    }

    /// The result for all valuations, where each counts that was not asked about.
    pub fn give_up<H: Harvest<Tree = T>>(mut self, harvest: &mut H) -> T {
        if let Some(result) = self.result {
            return result;
        }
        let mut below = harvest.every();
        while let Some(next) = self.path.pop() {
            let other = self.others.pop().flatten().unwrap_or_else(|| harvest.every());
            below = harvest.join(&self.path, next, below, other);
        }
        harvest.end(below)
    }

    /// Decides what a model has decided, in the order of the predicates.
    fn descend(&mut self, values: &[bool], is_free: Option<&[bool]>) {
        for (predicate, &value) in values.iter().enumerate() {
            if self.values[predicate].is_none() && !is_free.is_some_and(|free| free[predicate]) {
                self.values[predicate] = Some(value);
                self.path.push((predicate, value));
                self.others.push(None);
            }
        }
    }

    /// Goes up with what is known below the path, to where something is still to be asked.
    fn join<H: Harvest<Tree = T>>(&mut self, harvest: &mut H, mut below: T) {
        while let Some((predicate, value)) = self.path.pop() {
            match self.others.pop().flatten() {
                Some(other) => {
                    self.values[predicate] = None;
                    below = harvest.join(&self.path, (predicate, value), below, other);
                }
                None => {
                    self.values[predicate] = Some(!value);
                    self.path.push((predicate, !value));
                    self.others.push(Some(below));
                    return;
                }
            }
        }
        self.result = Some(harvest.end(below));
    }
}
