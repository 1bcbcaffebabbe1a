//! Predicate abstraction: what a search over abstract states needs, whatever it searches.
//!
//! **Here.** [`predicates`]: the predicates, and which of them count where. [`state`]: Boolean combinations
//! of predicates as decision diagrams. [`boolean`] and [`cartesian`]: the two ways to say what follows a
//! step. [`atoms`]: predicates that a formula speaks of. [`intervals`]: bounds of variables as first
//! predicates. [`weakest`] and [`interpolate`]: the two ways to find predicates that exclude a path. Nothing
//! here knows what is searched, or in which order.

pub mod atoms;
pub mod boolean;
pub mod cartesian;
pub mod interpolate;
pub mod intervals;
pub mod predicates;
pub mod state;
#[cfg(test)]
mod tests;
pub mod weakest;

/// How much of what follows a step an abstract state says.
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
