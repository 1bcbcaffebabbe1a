//! Constant arrays that equalities compare.
//!
//! **Idea.** Two constant arrays that writes at fewer indices than there are lie between have an index in
//! common that none of the writes touches: their elements are the same.
//!
//! **Here.** The writes on the shortest path are counted. Where all indices may be written, constant arrays
//! are spelled out as accesses at every index instead. An uninterpreted sort has as many elements as a model
//! wants: the conclusion has the condition that more terms of it differ than there are writes. Where the
//! candidate has no such terms, nothing is concluded.
//!
//! **Contract.** Without a lemma, and if nothing is left open, constant arrays of a component have one
//! element, or every index of the component is accessed.
//!
//! **Cost.** Linear in the component, and in the path for every pair that differs; spelling out costs no more
//! accesses for each constant array than there are writes.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::round::Round;
use super::network::{Network, NodeKind};
use super::{Access, access};
use javelin_term::array::flat_width;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::work::Work;

/// With at least this many writes between constant arrays over a declared sort, nothing is concluded: to
/// count its elements takes a comparison for each two of them.
const MOST_WRITES: usize = 64;

fn index_sort(graph: &Graph, array: Term) -> Sort {
    match *graph.sorts.kind(graph.sort(array)) {
        SortKind::Array(index, _) => index,
        _ => unreachable!("a node is an array"),
    }
}

/// The width of an array's indices, where this number of writes can touch every index.
fn covered_width(graph: &Graph, array: Term, writes: usize) -> Option<u32> {
    let width = flat_width(&graph.sorts, index_sort(graph, array))?;
    (width < usize::BITS - 1 && writes >= 1 << width).then_some(width)
}

/// Adds accesses for every index of linked constant arrays where there are as many writes as indices.
pub(super) fn spell_out(round: &mut Round<'_>, accesses: &mut Vec<Access>) -> Result<(), Stop> {
    let network = round.network;
    let writes = network.nodes().iter().filter(|node| matches!(node.kind, NodeKind::Store { .. })).count();
    for (number, node) in network.nodes().iter().enumerate() {
        let is_constant = matches!(node.kind, NodeKind::Constant) && network.is_linked(number as u32);
        let Some(width) = covered_width(round.graph, node.term, writes).filter(|_| is_constant) else {
            continue;
        };
        let sort = index_sort(round.graph, node.term);
        if !matches!(round.graph.sorts.kind(sort), SortKind::Bool | SortKind::BitVec(_)) {
            return Err(Stop::Incomplete);
        }
        for index in 0..1u64 << width {
            let index = match sort == Sort::BOOL {
                true => round.graph.truth(index == 1),
                false => round.graph.constant(&BitVec::from_u64(index, width)),
            };
            let element = round.graph.child(node.term, 0);
            accesses.push(access(round, node.term, index, element)?);
        }
    }
    Ok(())
}

/// Adds lemmas for constant arrays of one component with different elements.
pub(super) fn compare(round: &mut Round<'_>) -> Result<(), Stop> {
    let (network, mut work) = (round.network, Work::new(round.limits));
    // By components: the first constant array, and the paths from it once they are asked for.
    let mut first: FxHashMap<u32, (u32, Option<Paths>)> = FxHashMap::default();
    for (number, node) in network.nodes().iter().enumerate() {
        if !matches!(node.kind, NodeKind::Constant) || round.lemmas.is_full() {
            continue;
        }
        let number = number as u32;
        let (before, paths) = first.entry(network.component(number)).or_insert((number, None));
        let [left, right] = [*before, number].map(|number| round.graph.child(network.at(number).term, 0));
        if round.class(left)? == round.class(right)? {
            continue;
        }
        let paths = match paths {
            Some(paths) => paths,
            none => none.insert(Paths::new(network, *before, &mut work)?),
        };
        let (mut conditions, writes) = paths.to(network, number, &mut work)?;
        let sort = index_sort(round.graph, node.term);
        if writes > 0 && matches!(round.graph.sorts.kind(sort), SortKind::Uninterpreted(..)) {
            let Some(differ) = differ(round, sort, writes, &mut work)? else {
                round.lemmas.is_open = true;
                continue;
            };
            conditions.extend(differ);
        } else if covered_width(round.graph, node.term, writes).is_some() {
            continue;
        }
        let conclusion = round.graph.equal(left, right);
        round.imply(conditions, conclusion);
    }
    Ok(())
}

/// Conditions that hold, by which a sort has more elements than there are writes; none where the candidate
/// has too few terms for that.
fn differ(
    round: &mut Round<'_>,
    sort: Sort,
    writes: usize,
    work: &mut Work,
) -> Result<Option<Vec<Term>>, Stop> {
    let mut values: FxHashSet<u32> = FxHashSet::default();
    let mut found: Vec<Term> = Vec::new();
    for &term in round.terms {
        if found.len() > writes || writes > MOST_WRITES {
            break;
        }
        work.step(1)?;
        if round.graph.sort(term) == sort && values.insert(round.class(term)?) {
            found.push(term);
        }
    }
    if found.len() <= writes {
        return Ok(None);
    }
    let mut conditions = Vec::new();
    for (position, &right) in found.iter().enumerate() {
        for &left in &found[..position] {
            conditions.push(round.graph.unequal(left, right));
        }
    }
    Ok(Some(conditions))
}

/// The shortest paths from a node to the others of its component: the node before each, and the condition of
/// the step from it. The first one is before itself.
struct Paths(FxHashMap<u32, (u32, Option<Term>)>);

impl Paths {
    fn new(network: &Network, from: u32, work: &mut Work) -> Result<Paths, Stop> {
        let mut before: FxHashMap<u32, (u32, Option<Term>)> = FxHashMap::default();
        let mut queue = VecDeque::from([from]);
        before.insert(from, (from, None));
        let own = |number: u32| match network.at(number).kind {
            NodeKind::Choice { condition, .. } => Some(condition),
            _ => None,
        };
        while let Some(node) = queue.pop_front() {
            let below = network.at(node).below().map(|below| (below, own(node)));
            let above = network.above(node).map(|above| (above, own(above)));
            let across = network.links(node).iter().map(|&(other, equality)| (other, Some(equality)));
            for (next, condition) in below.into_iter().chain(above).chain(across) {
                work.step(1)?;
                before.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    (node, condition)
                });
            }
        }
        Ok(Paths(before))
    }

    /// The conditions on the path to a node, and the number of writes on it.
    fn to(&self, network: &Network, to: u32, work: &mut Work) -> Result<(Vec<Term>, usize), Stop> {
        let (mut conditions, mut writes, mut at) = (Vec::new(), 0, to);
        while let Some(&(before, condition)) = self.0.get(&at)
            && before != at
        {
            work.step(1)?;
            conditions.extend(condition);
            writes += usize::from(matches!(network.at(at).kind, NodeKind::Store { .. }));
            at = before;
        }
        Ok((conditions, writes))
    }
}
