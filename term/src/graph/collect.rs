//! Garbage collection of terms: unreachable terms are dropped, and the others are compacted.
//!
//! **Idea.** Mark and compact (Edwards; Jones, Hosking and Moss, *The Garbage Collection Handbook*, 2012,
//! chapters 2 and 3): mark the terms that the holders reach, copy it in order, and give every holder the
//! new ids.
//!
//! **Here.** Ids keep their order, so commutative arguments stay sorted and a run does not depend on which
//! terms were dropped. The symbol of a summary or a lambda reaches its parameters and its body. Tags stay,
//! since scripts name them by their numbers, and sorts stay, since they are few.
//!
//! **Contract.** The graph is as it was until [`Graph::kept`] has succeeded and its result is put in place.
//!
//! **Cost.** Linear in the terms that are kept, and four bytes for each term before.

use super::{Graph, Node, Operator, Term, inline_children};
use crate::limits::{Limits, Stop};
use crate::summaries::Summaries;
use crate::work::Work;

/// In a [`Renaming`], a term that was dropped.
const DROPPED: u32 = u32::MAX;

/// The new ids of the terms that were kept.
pub struct Renaming(Vec<u32>);

impl Renaming {
    /// The new id of a term that was marked.
    ///
    /// # Panics
    /// The term was not marked: its holder was missing among the roots.
    pub fn of(&self, term: Term) -> Term {
        let id = self.0[term.index()];
        assert!(id != DROPPED, "a term was dropped that is held");
        Term(id)
    }
}

impl Graph {
    /// A graph of the marked terms and all their subterms, and the new ids of these.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn kept(&self, roots: &[Term], limits: &Limits) -> Result<(Graph, Renaming), Stop> {
        let mut work = Work::new(limits);
        let is_kept = self.reached(roots, &mut work)?;
        let count = is_kept.iter().filter(|&&kept| kept).count();
        work.reserve(count * (size_of::<Node>() + 2 * size_of::<Term>()))?;
        let mut graph = Graph { sorts: self.sorts.clone(), ..Graph::default() };
        let mut renaming = Renaming(vec![DROPPED; self.len()]);
        let mut children = Vec::new();
        for (index, _) in is_kept.iter().enumerate().filter(|&(_, &kept)| kept) {
            let term = Term(index as u32);
            work.step(1 + self.children(term).len())?;
            children.clear();
            children.extend(self.children(term).iter().map(|&child| renaming.of(child)));
            renaming.0[index] = self.copy_to(&mut graph, term, &children).0;
        }
        graph.summaries =
            self.summaries.renamed(|term| renaming.0[term.index()] != DROPPED, |term| renaming.of(term));
        graph.lambdas =
            self.lambdas.renamed(|term| renaming.0[term.index()] != DROPPED, |term| renaming.of(term));
        debug_assert_eq!(graph.len(), count, "terms that differ stay different");
        Ok((graph, renaming))
    }

    /// For each term, whether it is reachable from the roots.
    fn reached(&self, roots: &[Term], work: &mut Work) -> Result<Vec<bool>, Stop> {
        let mut is_reached = vec![false; self.len()];
        let mut stack = [roots, self.summaries.tags()].concat();
        while let Some(term) = stack.pop() {
            if std::mem::replace(&mut is_reached[term.index()], true) {
                continue;
            }
            work.step(1 + self.children(term).len())?;
            stack.extend(self.children(term));
            if self.operator(term) == Operator::Variable
                && let Some(summary) = self.summaries.get(term)
            {
                stack.extend(summary.parameters.iter().chain(&summary.body));
            }
            if self.operator(term) == Operator::Variable
                && let Some(lambda) = self.lambdas.get(term)
            {
                stack.extend(lambda.formals.iter().chain([&lambda.index, &lambda.body]));
            }
        }
        Ok(is_reached)
    }

    /// Copies the term to another graph, over its children there.
    fn copy_to(&self, graph: &mut Graph, term: Term, children: &[Term]) -> Term {
        let Node { operator, sort, arguments } = self.nodes[term.index()];
        match (operator, inline_children(operator)) {
            (Operator::Constant, _) if self.is_bitvec(term) && self.width(term) > 64 => {
                graph.constant(&self.wide[arguments[0].index()])
            }
            (Operator::Variable, _) => graph.add_symbol(self.symbol(term).clone(), sort),
            (_, Some(count)) => {
                let mut words = arguments;
                words[..count].copy_from_slice(children);
                graph.intern(operator, sort, words, &[])
            }
            (_, None) => graph.intern(operator, sort, [Term(0); 2], children),
        }
    }
}

impl Summaries {
    /// The summaries whose symbols are kept, over the new ids.
    fn renamed(&self, is_kept: impl Fn(Term) -> bool, rename: impl Fn(Term) -> Term) -> Summaries {
        let mut renamed = Summaries::default();
        for (symbol, summary) in self.iter().filter(|&(symbol, _)| is_kept(symbol)) {
            let mut summary = summary.clone();
            summary.parameters.iter_mut().for_each(|parameter| *parameter = rename(*parameter));
            summary.body = summary.body.map(&rename);
            renamed.define(rename(symbol), summary);
        }
        self.tags().iter().for_each(|&tag| renamed.add_tag(rename(tag)));
        renamed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitvec::BitVec;
    use crate::print;

    #[test]
    fn reachable_terms_keep_their_meaning_and_others_are_dropped() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(100);
        let garbage = graph.variable("garbage", sort);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
        let wide = graph.constant(&BitVec::ones(100));
        let lost = graph.term(Operator::BvMul, &[garbage, wide]);
        let sum = graph.term(Operator::BvAdd, &[y, wide]);
        let less = graph.term(Operator::BvUlt, &[sum, x]);
        let choice = graph.term(Operator::Ite, &[less, sum, y]);
        let low = graph.extract(choice, 70, 3);
        let root = graph.sign_extend(low, 5);
        let before = print::term(&graph, root, &Limits::none()).unwrap();
        let (mut kept, renaming) = graph.kept(&[root, x], &Limits::none()).unwrap();
        kept.check_invariants();
        assert_eq!(print::term(&kept, renaming.of(root), &Limits::none()).unwrap(), before);
        assert_eq!(kept.len(), graph.len() - 2, "the product and its variable are gone");
        assert_eq!(kept.term(Operator::BvAdd, &[renaming.of(wide), renaming.of(y)]), renaming.of(sum));
        assert!(renaming.of(x) < renaming.of(y) && renaming.of(sum) < renaming.of(root));
        assert!(std::panic::catch_unwind(|| renaming.of(lost)).is_err());
    }

    #[test]
    fn a_summary_lives_as_long_as_its_symbol() {
        use crate::summary::Summary;
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(8);
        let [kept, lost, parameter] = ["kept", "lost", "p"].map(|name| graph.variable(name, sort));
        let body = graph.bvneg(parameter);
        for symbol in [kept, lost] {
            let summary = Summary {
                parameters: [parameter].into(),
                declared: 1,
                unused: [].into(),
                body: Some(body),
                size: 2,
                weight: 8,
                asks_caller: false,
                nondeterministic: false,
            };
            graph.summaries.define(symbol, summary);
        }
        let (after, renaming) = graph.kept(&[kept], &Limits::none()).unwrap();
        let summary = after.summaries.get(renaming.of(kept)).unwrap();
        assert_eq!(
            (summary.body, &summary.parameters[..]),
            (Some(renaming.of(body)), &[renaming.of(parameter)][..])
        );
        assert_eq!(after.summaries.iter().count(), 1);
    }
}
