//! Abstract domains: sets of states that a computer can hold, and fixpoints over them.
//!
//! **Idea.** Abstract interpretation (Cousot and Cousot, *Abstract Interpretation: A Unified Lattice Model
//! for Static Analysis of Programs*, 1977): programs are executed on descriptions of sets of states, and
//! loops until nothing changes.
//!
//! **Here.** [`Domain`] is a domain by its operations. [`interval`]: intervals and known bits of each
//! variable. [`octagon`]: bounds of sums and differences of two variables. [`product`]: two domains, each of
//! which learns from the other. [`partition`]: states that stay apart by the values of flags. [`transfer`]:
//! operators on abstract values, sums, and conditions taken apart, for all domains; nothing else evaluates
//! terms. [`thresholds`]: where widening stops first. [`fixpoint`]: the iteration; it knows a graph only.
//! [`observe`]: what abstract states speak of, and operations over that. [`post`], [`region`]: edges of
//! programs, and inductive maps of parts of them. A domain knows terms, and neither programs nor solvers.
//!
//! **Why it is right.** An abstract state stands for the states in its concretisation, assignments of
//! values to the variables of a graph. Each operation contains at least the states that its contract names,
//! so a fixpoint contains every state that an execution reaches.

pub mod fixpoint;
pub mod interval;
pub mod observe;
pub mod octagon;
pub mod partition;
pub mod post;
pub mod product;
pub mod region;
#[cfg(test)]
mod tests;
pub mod thresholds;
pub mod transfer;

use javelin_term::facts::fact::Fact;
use javelin_term::graph::{Graph, Term};

use thresholds::Thresholds;
use transfer::AbstractEvaluation;
use transfer::linear::Knowledge;

/// An abstract state: a set of states, as far as a domain can describe one.
///
/// Variables are terms of a graph whose operator is `Variable`. A domain may describe some variables and not
/// others: one that it does not describe has any value. All operations but [`Domain::widen`] are monotone,
/// up to the limits of [`transfer`].
pub trait Domain: Clone + Knowledge {
    /// No state, for the variables that this state describes.
    #[must_use]
    fn bottom(&self) -> Self;

    /// Whether this is known to be no state.
    fn is_bottom(&self) -> bool;

    /// The order of the lattice: if it is true, every state of this one is one of the other.
    fn is_within(&self, other: &Self) -> bool;

    /// Contains the states of both.
    #[must_use]
    fn join(&self, other: &Self) -> Self;

    /// Contains the states that both have in common.
    #[must_use]
    fn meet(&self, other: &Self) -> Self;

    /// Contains the states of both, and on every sequence `s1 = s0.widen(x1)`, `s2 = s1.widen(x2)`, ... it
    /// becomes stable. Bounds that grow go to the next threshold before they are given up.
    #[must_use]
    fn widen(&self, next: &Self, thresholds: &Thresholds) -> Self;

    /// Contains the states of `next`, which is within this state. The iteration narrows a fixed number of
    /// times, so the meet is enough.
    #[must_use]
    fn narrow(&self, next: &Self) -> Self {
        self.meet(next)
    }

    /// Assigns terms to variables, all at once: terms are over the values before, in which they can be
    /// evaluated. [`transfer::assign`] calls this.
    fn assign(&mut self, before: &mut AbstractEvaluation, values: &[(Term, Term)]);

    /// Keeps the states where a term of sort `Bool` has this truth. The term is mostly a comparison: the
    /// Boolean structure of conditions is taken apart by [`transfer::assume`], which calls this.
    fn restrict(&mut self, before: &mut AbstractEvaluation, atom: Term, truth: bool);

    /// The variables get any values.
    fn forget(&mut self, variables: &[Term]);

    /// Keeps the states where a variable has a value of a fact, as far as this domain can tell.
    fn learn(&mut self, variable: Term, fact: &Fact);

    /// Conditions over the variables that all of its states satisfy, and no others.
    fn conjuncts(&self, graph: &mut Graph) -> Vec<Term>;
}
