//! Unrolling: reads with many conflicts get the axioms of their whole path at once.
//!
//! **Idea.** A read of a chain of writes at addresses that nothing constrains conflicts with one write after
//! the other, each in a round of its own. Stating the axiom of reads over writes for all of them costs as
//! many lemmas, but not as many rounds.
//!
//! **Here.** A read earns an unrolling with its conflicts, each time of twice as many writes as before: a
//! read that was right after a few lemmas never pays for a long chain. That no write before had the index is
//! one gate, shared by all lemmas of the read. Conflicts between reads of arrays that no write has touched
//! are not counted.
//!
//! **Contract.** A lemma says: if the choices on the path are taken and no write before had the index, the
//! element is that of the write (of the constant array). Each holds by itself, so the unrolling may end
//! anywhere.
//!
//! **Cost.** Linear in the length of the path.

use rustc_hash::FxHashMap;

use super::super::round::Round;
use super::Access;
use super::network::NodeKind;
use super::propagate::condition;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;

/// How many conflicts with writes a read has before it is unrolled.
const PATIENCE: u32 = 4;

/// How many lemmas the first unrolling of a read has at most.
const WRITES: usize = 64;

/// Conflicts of reads over all checks.
#[derive(Default)]
pub struct Unrolling {
    conflicts: FxHashMap<Term, u32>,
}

impl Unrolling {
    /// Counts a conflict of an access and adds the lemmas that it has earned.
    pub(super) fn earn(&mut self, round: &mut Round<'_>, access: Access) {
        let graph = &*round.graph;
        if graph.operator(access.value) != Operator::Select || graph.child(access.value, 1) != access.index {
            return;
        }
        let conflicts = self.conflicts.entry(access.value).or_insert(0);
        *conflicts += 1;
        if *conflicts >= PATIENCE {
            let writes = WRITES << (*conflicts - PATIENCE).min(16);
            unroll(round, access, writes);
        }
    }
}

/// Adds lemmas for the first writes on the path of a read that are not known yet.
fn unroll(round: &mut Round<'_>, access: Access, writes: usize) {
    let Access { index, value, .. } = access;
    let mut prefix: Option<Term> = None;
    let mut number = access.node;
    let end = round.lemmas.found.len() + writes;
    while round.lemmas.found.len() < end && !round.lemmas.is_full() {
        let node = round.network.at(number);
        let passes = condition(round, number, index);
        let (element, hits) = match node.kind {
            NodeKind::Store { .. } => {
                (round.graph.child(node.term, 2), passes.map(|passes| round.graph.not(passes)))
            }
            NodeKind::Choice { .. } => (value, None),
            NodeKind::Constant => (round.graph.child(node.term, 0), None),
            NodeKind::Base | NodeKind::Lambda => return,
        };
        if hits.is_some() || matches!(node.kind, NodeKind::Constant) {
            let conclusion = round.graph.equal(value, element);
            let conditions = prefix.into_iter().chain(hits).collect();
            round.lemmas.imply_new(round.graph, conditions, conclusion);
        }
        let Some(below) = node.below() else { return };
        prefix = match (prefix, passes) {
            (Some(prefix), Some(passes)) => Some(round.graph.and(&[prefix, passes])),
            (prefix, passes) => prefix.or(passes),
        };
        number = below;
    }
}
