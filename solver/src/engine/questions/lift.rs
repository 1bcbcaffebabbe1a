//! Lifting: the predicates that do not matter in a model: Boolean constants on which nothing rests that
//! has to stay ([`crate::answer::lift`]).
//!
//! **Why it is sound.** What has to stay are the assertions, the assumptions and the predicates that are no
//! constants; where all of these have the same value whatever some constants are, each valuation of those has
//! a model.

use super::super::{Id, Unknown};
use super::Inquiry;
use javelin_term::graph::Graph;
use javelin_term::operator::Operator;
use rustc_hash::FxHashMap;

/// The predicates that are constant or equal to others without a search.
pub(super) struct Lifting {
    /// By predicate: the constant that it is, or the negation of which it is, if no other predicate is.
    constants: Vec<Option<Id>>,
    /// The terms that have to stay.
    roots: Vec<Id>,
}

impl Lifting {
    /// For predicates under formulas. Without effect where definitions hide what terms rest on.
    pub fn new(graph: &Graph, formulas: impl Iterator<Item = Id>, predicates: &[Id]) -> Lifting {
        let is_plain = graph.lambdas.is_empty() && graph.summaries.is_empty();
        let constant = |term: Id| match graph.operator(term) {
            Operator::Variable => Some(term),
            Operator::Not => {
                Some(graph.child(term, 0)).filter(|&term| graph.operator(term) == Operator::Variable)
            }
            _ => None,
        };
        let mut constants: Vec<Option<Id>> = predicates.iter().map(|&term| constant(term)).collect();
        let mut uses: FxHashMap<Id, u32> = FxHashMap::default();
        constants.iter().flatten().for_each(|&constant| *uses.entry(constant).or_default() += 1);
        for constant in &mut constants {
            *constant = constant.filter(|constant| is_plain && uses[constant] == 1);
        }
        let others = predicates.iter().zip(&constants).filter(|(_, constant)| constant.is_none());
        let roots = formulas.chain(others.map(|(&predicate, _)| predicate)).collect();
        Lifting { constants, roots }
    }
}

impl Inquiry<'_> {
    /// By predicate, whether it can have any value in the last model, the others as they are; `None` where
    /// all have to stay.
    pub(super) fn free(&mut self, lifting: &Lifting) -> Result<Option<Vec<bool>>, Unknown> {
        let mut free: Vec<bool> = lifting.constants.iter().map(Option::is_some).collect();
        let (true, Some(model)) = (free.contains(&true), &self.model) else { return Ok(None) };
        let needed = self.pipeline.needed(self.graph, model, lifting.roots.iter().copied());
        let needed = needed.map_err(|unsupported| Unknown::from(unsupported.stop()))?;
        for (free, constant) in free.iter_mut().zip(&lifting.constants) {
            *free &= constant.is_some_and(|constant| !needed.contains(&constant));
        }
        Ok(Some(free))
    }
}
