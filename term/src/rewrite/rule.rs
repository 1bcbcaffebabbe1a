//! A rewrite rule: a row with a name, a law that a test proves, and a function that applies it.

use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// Matches the top of a term whose children are in normal form, and returns an equal, simpler term if the
/// rule applies. The result need not be in normal form.
pub type Apply = fn(&mut Graph, Term) -> Option<Term>;

/// A rewrite rule: an equation and its implementation.
#[derive(Clone, Copy)]
pub struct Rule {
    /// The name, unique, beginning with the operator: `bvadd-zero`.
    pub name: &'static str,
    /// The operator of the terms to which it applies.
    pub operator: Operator,
    /// The level of rewriting from which it is used: 1 for constant-time rules that only read the term and
    /// its children, 2 for the rest.
    pub level: u8,
    /// The equation in the language of `README.md`.
    pub law: &'static str,
    /// Rewrites a term, if the rule applies to it.
    pub apply: Apply,
}

impl Rule {
    /// Builds a row of a table of rules.
    pub const fn new(
        name: &'static str,
        operator: Operator,
        level: u8,
        law: &'static str,
        apply: Apply,
    ) -> Rule {
        Rule { name, operator, level, law, apply }
    }
}
