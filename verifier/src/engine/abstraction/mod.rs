//! Predicate abstraction: what a search over abstract states needs, whatever it searches.
//!
//! **Here.** [`predicates`]: the predicates, and which of them count where. [`state`]: Boolean combinations
//! of predicates as decision diagrams. [`post`]: the states that follow a block, by [`boolean`] or
//! [`cartesian`] abstraction. [`path`]: whether a path can be taken; [`core`]: the conditions on it that
//! exclude it; [`weakest`] and [`interpolate`]: predicates that do. [`atoms`]: predicates that a formula
//! mentions. [`intervals`]: bounds of variables as first predicates. [`certificate`] and [`invariants`]: what
//! the states at locations prove, for other solvers and for people. [`context`]: what all of them work with.
//! Nothing here knows in which order anything is searched.

pub mod atoms;
pub mod boolean;
pub mod cartesian;
pub mod certificate;
pub mod context;
pub mod core;
#[cfg(test)]
mod enumeration;
pub mod interpolate;
pub mod intervals;
pub mod invariants;
pub mod path;
pub mod post;
pub mod predicates;
pub mod state;
#[cfg(test)]
mod tests;
pub mod weakest;

use javelin_term::graph::Graph;

use crate::prover::Prover;
use state::States;

/// A solver that is asked which states follow.
pub struct Asked<'p> {
    /// The solver that is asked.
    pub prover: &'p mut dyn Prover,
    /// The terms of the program and of the predicates.
    pub graph: &'p mut Graph,
    /// The variables of decision diagrams, from which states are made.
    pub states: &'p States,
}

/// How precise an abstract state is after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// All that can be said.
    Strongest,
    /// Some of it: a limit was reached.
    Weak,
    /// Some of it, and of each predicate by itself as much as was found out: all together were too much work.
    Single,
}

impl Strength {
    /// Whether it is the strongest.
    pub fn of(is_strongest: bool) -> Strength {
        if is_strongest { Strength::Strongest } else { Strength::Weak }
    }
}
