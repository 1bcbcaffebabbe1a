//! Bounds of variables at the heads of loops, as first predicates.
//!
//! **Here.** The fixpoint of the intervals (`domain::interval`) over a function without calls. A
//! variable has the bounds of the order that its type has in the source.
//!
//! **Why it is right.** Nothing rests on it: a bound is a predicate, whose value abstraction determines.
//!
//! **Cost.** That of the fixpoint (`domain::fixpoint`); where its budget is not enough, there are no
//! bounds.

use std::collections::BTreeMap;

use javelin_term::bitvec::BitVec;
use javelin_term::facts::interval::{Interval, flip_sign};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::FxHashSet;

use crate::domain::Domain;
use crate::domain::fixpoint::{FlowGraph, Strategy, System};
use crate::domain::interval::Ranges;
use crate::domain::post::Post;
use crate::domain::thresholds::Thresholds;
use crate::frontend::module::SourceType;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, Op, Role, Step, Variable, VariableInfo};

/// The widest variables that have bounds, in bits.
const WIDEST: u32 = 64;

/// A bound of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntervalBound {
    variable: Variable,
    signed: bool,
    is_lower: bool,
    value: BitVec,
}

impl IntervalBound {
    /// The condition that the variable lies beyond the bound.
    pub fn term(&self, graph: &mut Graph, variables: &[VariableInfo]) -> Term {
        let variable = variables[self.variable.0 as usize].term;
        let bound = graph.constant(&self.value);
        let operator = if self.signed { Operator::BvSlt } else { Operator::BvUlt };
        graph.term(operator, &if self.is_lower { [variable, bound] } else { [bound, variable] })
    }
}

/// An analysis of a function without calls.
pub struct Intervals<'i> {
    graph: &'i Graph,
    variables: &'i [VariableInfo],
    function: &'i Cfa,
}

impl<'i> Intervals<'i> {
    /// An analysis that was not made yet.
    pub fn new(graph: &'i Graph, variables: &'i [VariableInfo], function: &'i Cfa) -> Intervals<'i> {
        Intervals { graph, variables, function }
    }

    /// The bounds of variables at these locations that can be reached.
    pub fn bounds(
        &self,
        heads: &FxHashSet<Location>,
        clock: &Clock,
    ) -> BTreeMap<Location, Vec<IntervalBound>> {
        let states = self.states(clock).unwrap_or_default();
        let at = (0..).map(Location).zip(&states);
        at.filter(|(location, state)| heads.contains(location) && !state.is_bottom())
            .map(|(location, state)| (location, self.bounds_in(state)))
            .collect()
    }

    /// The state at each location; `None` where a limit is reached.
    fn states(&self, clock: &Clock) -> Option<Vec<Ranges>> {
        let edges = &self.function.edges;
        let ends: Vec<(u32, u32)> = edges.iter().map(|edge| (edge.from.0, edge.to.0)).collect();
        let flow = FlowGraph::new(self.function.locations.len(), &ends, self.function.entry.0, clock)?;
        let post = Post::new(self.variables);
        let conditions = edges.iter().filter_map(|edge| match edge.step {
            Step::Op(Op::Assume(condition)) => Some(condition),
            _ => None,
        });
        let thresholds = Thresholds::of_terms(self.graph, &conditions.collect::<Vec<Term>>());
        let system = System {
            flow: &flow,
            start: Ranges::default(),
            post: &|edge, state| post.edge(self.graph, &edges[edge].step, state),
        };
        system.solve(&Strategy { thresholds, ..Strategy::default() }, clock).map(|(states, _)| states)
    }

    /// The bounds in a state of variables that people know.
    fn bounds_in(&self, state: &Ranges) -> Vec<IntervalBound> {
        let mut all = Vec::new();
        for (variable, info) in (0..).map(Variable).zip(self.variables) {
            let is_short = self.graph.is_bitvec(info.term) && self.graph.width(info.term) <= WIDEST;
            let Some(source) = info.source.as_ref().filter(|_| is_short && info.role == Role::Value) else {
                continue;
            };
            let Some(fact) = state.fact(info.term) else { continue };
            let signed = is_signed(source);
            let (side, top) =
                (if signed { fact.signed } else { fact.unsigned }, Interval::top(fact.bits.width()));
            let plain = |end: BitVec| if signed { flip_sign(&end) } else { end };
            let bound = |is_lower, end| IntervalBound { variable, signed, is_lower, value: plain(end) };
            all.extend((side.low != top.low).then(|| bound(true, side.low)));
            all.extend((side.high != top.high).then(|| bound(false, side.high)));
        }
        all
    }
}

/// Whether the order of a type has a sign.
fn is_signed(source: &SourceType) -> bool {
    match source {
        SourceType::Int { signed, .. } | SourceType::Char { signed } => *signed,
        _ => false,
    }
}
