//! Splitting of variables that are used through slices only.
//!
//! **Idea.** A vector of which only slices are used is several vectors: cut at all ends of its slices, each
//! part can be solved for, replaced and be unconstrained by itself (Bruttomesso and Sharygina, *A Scalable
//! Decision Procedure for Fixed-Width Bit-Vectors*, 2009: the coarsest base slicing, here of variables).
//!
//! **Here.** A change of variables, `x := concat(x2, x1, x0)`, as an ordinary binding; rules take the slices
//! of the concatenation apart. Variables with any other use stay whole, and so do those with so many slices
//! across others that their parts would be many more than they. Where the caller is asked for bodies, nothing
//! is split: it is shown the terms, and knows no parts.
//!
//! **Why it is sound.** The concatenation takes every value of the variable exactly once.
//!
//! **Contract.** The conjuncts contain no bound variable on entry. They are not changed: the next
//! simplification substitutes.
//!
//! **Cost.** Linear in the part of the batch that was not handed out, and `n log n` in the slices of a
//! variable.

use rustc_hash::FxHashMap;

use super::eliminate::Binding;
use super::origins::Origins;
use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::solve::can_be_bound;
use super::state::State;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::traverse::{Visitor, traverse};
use javelin_term::work::Work;

/// The limit on the parts of all slices of a variable together, for each slice.
const PARTS_PER_SLICE: usize = 4;

/// A pass without memory.
pub struct Split;

impl Pass for Split {
    fn name(&self) -> &'static str {
        "split"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("variables", "Variables that were used through slices only and became their parts.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let asks_caller = context.graph.summaries.ask_caller();
        if asks_caller || state.entries(context.levels).len() != batch.substituted {
            return Ok(PassOutcome::Done(0));
        }
        let Context { graph, levels, limits, .. } = context;
        state.visit_active(graph, levels, limits)?;
        let is_opaque = |term| state.is_handed_out(levels, term);
        let mut bindings = Vec::new();
        for (variable, mut slices) in sliced(graph, &batch.terms(), is_opaque, limits)? {
            slices.sort_unstable();
            slices.dedup();
            if can_be_bound(graph, variable)
                && let Some(ends) = ends(&slices, graph.width(variable))
            {
                bindings.push((variable, parts(graph, variable, &ends)));
            }
        }
        let changes = bindings.len() as u64;
        for (variable, value) in bindings {
            state.bind(context, Binding { variable, value, origins: Origins::NONE, kept: false });
        }
        Ok(PassOutcome::Done(changes))
    }
}

/// The lower and the upper end (the first bit above) of a slice.
type Slice = (u32, u32);

/// The variables under the roots that occur in slices only, and these slices.
///
/// # Errors
/// A limit was reached.
fn sliced(
    graph: &Graph,
    roots: &[Term],
    is_opaque: impl Fn(Term) -> bool,
    limits: &Limits,
) -> Result<Vec<(Term, Vec<Slice>)>, Stop> {
    let work = Work::new(limits);
    let (places, found) = (FxHashMap::default(), Vec::new());
    let mut search = SliceSearch { graph, seen: Memo::new(), is_opaque, places, found, work };
    let mut stack = Vec::new();
    for &root in roots {
        traverse(&mut stack, root, &mut search)?;
    }
    let SliceSearch { found, .. } = search;
    Ok(found.into_iter().filter_map(|(variable, slices)| Some((variable, slices?))).collect())
}

struct SliceSearch<'a, O> {
    graph: &'a Graph,
    seen: Memo,
    is_opaque: O,
    /// The index in `found` of each variable.
    places: FxHashMap<Term, usize>,
    /// Variables in the order of their first use, and all slices of them; `None` if there is another use.
    found: Vec<(Term, Option<Vec<Slice>>)>,
    work: Work,
}

impl<O: Fn(Term) -> bool> Visitor for SliceSearch<'_, O> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.seen.contains(term) || (self.is_opaque)(term)
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        let SliceSearch { graph, places, found, .. } = self;
        self.work.step(1 + graph.children(term).len())?;
        self.seen.set(term, 0);
        let is_variable =
            |child: &Term| graph.operator(*child) == Operator::Variable && self.seen.contains(*child);
        for &variable in graph.children(term).iter().filter(|&child| is_variable(child)) {
            let place = *places.entry(variable).or_insert_with(|| {
                found.push((variable, Some(Vec::new())));
                found.len() - 1
            });
            match (&mut found[place].1, graph.operator(term)) {
                (Some(slices), Operator::Extract) => {
                    let low = graph.low(term);
                    slices.push((low, low + graph.width(term)));
                }
                (slices, _) => *slices = None,
            }
        }
        Ok(())
    }
}

/// All ends of the slices (sorted, each once) and of the vector, ascending; `None` if there is only one part
/// or there would be too many.
fn ends(slices: &[Slice], width: u32) -> Option<Vec<u32>> {
    let mut ends: Vec<u32> = slices.iter().flat_map(|&(low, high)| [low, high]).chain([0, width]).collect();
    ends.sort_unstable();
    ends.dedup();
    let place = |end: u32| ends.partition_point(|&other| other < end);
    let parts: usize = slices.iter().map(|&(low, high)| place(high) - place(low)).sum();
    (slices.len() > 1 && ends.len() > 2 && parts <= PARTS_PER_SLICE * slices.len()).then_some(ends)
}

/// The concatenation of fresh variables between the ends.
fn parts(graph: &mut Graph, variable: Term, ends: &[u32]) -> Term {
    let mut result: Option<Term> = None;
    for pair in ends.windows(2) {
        let sort = graph.bitvec_sort(pair[1] - pair[0]);
        let part = graph.variable("slice", sort);
        result = Some(match result {
            None => part,
            Some(low) => graph.term(Operator::Concat, &[part, low]),
        });
    }
    debug_assert_eq!(result.map(|term| graph.sort(term)), Some(graph.sort(variable)));
    result.unwrap_or(variable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_are_cut_at_all_ends_of_their_slices() {
        assert_eq!(ends(&[(0, 8), (8, 16)], 32), Some(vec![0, 8, 16, 32]));
        assert_eq!(ends(&[(0, 8), (4, 16)], 16), Some(vec![0, 4, 8, 16]));
        assert_eq!(ends(&[(0, 8)], 16), None, "one slice alone is for another pass");
        let bits: Vec<Slice> = (0..32).map(|low| (low, low + 1)).collect();
        let crossing: Vec<Slice> = (0..16).map(|low| (low, low + 16)).collect();
        assert_eq!(ends(&bits, 32).map(|ends| ends.len()), Some(33));
        assert_eq!(ends(&crossing, 32), None, "many parts each");
    }

    #[test]
    fn variables_with_another_use_stay_whole() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(16);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
        let slices = [(7, 0), (15, 8)].map(|(high, low)| [x, y].map(|term| graph.extract(term, high, low)));
        let sums = slices.map(|[left, right]| graph.term(Operator::BvAdd, &[left, right]));
        let equal = graph.equal(sums[0], sums[1]);
        let zero = graph.number(0, 16);
        let positive = graph.term(Operator::BvUlt, &[zero, y]);
        let roots = [equal, positive];
        let mut found = sliced(&graph, &roots, |_| false, &Limits::none()).expect("no limit");
        found.iter_mut().for_each(|(_, slices)| slices.sort_unstable());
        assert_eq!(found, [(x, vec![(0, 8), (8, 16)])]);
        assert_eq!(
            sliced(&graph, &roots, |term| term == sums[1], &Limits::none()).expect("no limit"),
            [(x, vec![(0, 8)])]
        );
        let value = parts(&mut graph, x, &[0, 8, 16]);
        assert_eq!((graph.operator(value), graph.width(value)), (Operator::Concat, 16));
    }
}
