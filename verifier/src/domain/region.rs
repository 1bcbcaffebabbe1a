//! Inductive maps of parts of programs.
//!
//! **Idea.** The fixpoint over some edges of an automaton gives each location a state that contains all
//! states in which an execution along these edges is there: a map that is inductive along each of them.
//!
//! **Here.** A [`Region`] is prepared once ([`Analysis`]): what is observed, edges over that, packs of
//! variables that occur together, thresholds. Beside conditions and assignments, what a loop changes step
//! by step is related to each other: a counter and an address that move together. Then it is solved in any
//! domain.
//!
//! **Contract.** [`InductiveMap::conjuncts`] say of a location what its state says, as terms over the
//! variables of the program.

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use super::Domain;
use super::fixpoint::{FlowGraph, IterationEffort, Strategy, System};
use super::interval::Ranges;
use super::observe::{Action, Observations, OperationCase};
use super::octagon::Octagons;
use super::octagon::packs::Packs;
use super::partition::FlagPartition;
use super::post::Post;
use super::product::Product;
use super::thresholds::Thresholds;
use super::transfer::together::Together;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, Variable, VariableInfo};

/// How many flags tell states apart at most.
const MOST_FLAGS: usize = 64;

/// Edges of an automaton.
pub struct Region<'r> {
    /// The automaton that they are cut from.
    pub function: &'r Cfa,
    /// The edges, by their positions in it.
    pub edges: &'r [usize],
    /// The location where every execution of them begins.
    pub entry: Location,
    /// The values of variables there, all at once; all others have any value.
    pub initial: &'r [(Variable, Term)],
}

/// Intervals and octagons together, apart by the values of flags.
pub type Relational = FlagPartition<Product<Ranges, Octagons>>;

/// Edges over what is observed, ready to be solved in any domain.
pub struct Analysis {
    /// The numbers of its locations.
    numbers: FxHashMap<Location, u32>,
    /// The number of the location where each edge begins.
    sources: Vec<u32>,
    flow: FlowGraph,
    observations: Observations,
    packs: Rc<Packs>,
    /// The variables of one bit, which tell states apart.
    flags: Vec<Term>,
    /// Those that nothing reads after each operation before they are assigned.
    dead: Vec<Vec<Term>>,
    strategy: Strategy,
}

impl Analysis {
    /// Prepares a region; `None` where the clock stops.
    pub fn new(
        graph: &mut Graph,
        variables: &[VariableInfo],
        region: &Region,
        clock: &Clock,
    ) -> Option<Analysis> {
        let post = Post::new(variables);
        let mut numbers: FxHashMap<Location, u32> = FxHashMap::default();
        let mut number = |location: Location| {
            let next = numbers.len() as u32;
            *numbers.entry(location).or_insert(next)
        };
        // The initial values are those after an edge of their own.
        let (mut actions, mut ends) =
            (vec![post.assignment(region.initial)], vec![(0, number(region.entry))]);
        for &edge in region.edges {
            let edge = &region.function.edges[edge];
            actions.push(post.action(&edge.step));
            ends.push((number(edge.from), number(edge.to)));
        }
        let start = numbers.len() as u32;
        ends[0].0 = start;
        let observations = Observations::new(graph, &actions, clock)?;
        let flow = FlowGraph::new(numbers.len() + 1, &ends, start, clock)?;
        let cases = || observations.operations.iter().flatten();
        let mut together = Together::new(graph, cases());
        for group in stepping(graph, &flow, &ends, &observations.operations) {
            together.group(graph, group);
        }
        let packs = Rc::new(Packs::new(graph, &together.groups(), together.signed()));
        let thresholds =
            Thresholds::of_terms(graph, &cases().flat_map(OperationCase::terms).collect::<Vec<Term>>());
        let strategy = Strategy { thresholds, ..Strategy::default() };
        let sources = ends[1..].iter().map(|&(from, _)| from).collect();
        let flags = flags(graph, &observations.operations);
        let dead = dead_flags(graph, &flags, &ends, &observations.operations, clock)?;
        Some(Analysis { numbers, sources, flow, flags, dead, observations, packs, strategy })
    }

    /// The map of intervals; `None` where a limit is reached.
    pub fn intervals(&self, graph: &Graph, clock: &Clock) -> Option<InductiveMap<'_, Ranges>> {
        self.solve(graph, Ranges::default(), clock)
    }

    /// The map of intervals and octagons together; `None` where a limit is reached.
    pub fn octagons(&self, graph: &Graph, clock: &Clock) -> Option<InductiveMap<'_, Relational>> {
        let both = Product::new(Ranges::default(), Octagons::new(Rc::clone(&self.packs)));
        self.solve(graph, FlagPartition::new(self.flags.clone(), both), clock)
    }

    /// The map of a domain, from a state that is all states; `None` where a limit is reached.
    pub fn solve<D: Domain>(&self, graph: &Graph, start: D, clock: &Clock) -> Option<InductiveMap<'_, D>> {
        let post = |operation: usize, state: &D| self.after(graph, operation, state);
        let system = System { flow: &self.flow, start, post: &post };
        let (states, effort) = system.solve(&self.strategy, clock)?;
        Some(InductiveMap { analysis: self, states, effort })
    }

    /// The state after an operation: that of the initial values, or of an edge of the region.
    fn after<D: Domain>(&self, graph: &Graph, operation: usize, state: &D) -> D {
        let after = self.observations.operations[operation].iter().map(|case| {
            let mut state = state.clone();
            case.execute(graph, &mut state);
            state.forget(&self.dead[operation]);
            state
        });
        after.fold(state.bottom(), |joined, state| joined.join(&state))
    }
}

/// For each component, the variables that it changes by a step.
fn stepping(
    graph: &Graph,
    flow: &FlowGraph,
    ends: &[(u32, u32)],
    operations: &[Vec<OperationCase>],
) -> Vec<Vec<Term>> {
    let mut of_head: FxHashMap<u32, Vec<Term>> = FxHashMap::default();
    for (&(from, to), cases) in ends.iter().zip(operations) {
        let Some(head) = flow.component(from, to) else { continue };
        for case in cases {
            let Action::Assign(values) = &case.action else { continue };
            let steps = values.iter().filter(|(variable, value)| {
                let all = variables(graph, &[*value]);
                all.contains(variable) && graph.is_bitvec(*value)
            });
            of_head.entry(head).or_default().extend(steps.map(|&(variable, _)| variable));
        }
    }
    let mut all: Vec<(u32, Vec<Term>)> = of_head.into_iter().collect();
    all.sort_unstable();
    all.into_iter().map(|(_, group)| group).collect()
}

/// The variables of one bit that operations assign.
fn flags(graph: &Graph, operations: &[Vec<OperationCase>]) -> Vec<Term> {
    let assigned = operations.iter().flatten().flat_map(|case| case.action.changes());
    let mut flags: Vec<Term> =
        assigned.filter(|&term| graph.is_bitvec(term) && graph.width(term) == 1).collect();
    flags.sort_unstable();
    flags.dedup();
    flags.truncate(MOST_FLAGS);
    flags
}

/// The flags that nothing reads after each operation before they are assigned; `None` where the clock stops.
fn dead_flags(
    graph: &Graph,
    flags: &[Term],
    ends: &[(u32, u32)],
    operations: &[Vec<OperationCase>],
    clock: &Clock,
) -> Option<Vec<Vec<Term>>> {
    let set = |all: &mut dyn Iterator<Item = Term>| {
        let positions = all.filter_map(|term| flags.binary_search(&term).ok());
        positions.fold(0u64, |set, position| set | 1 << position)
    };
    let facts: Vec<(u64, u64)> = (operations.iter())
        .map(|cases| {
            let terms: Vec<Term> = cases.iter().flat_map(OperationCase::terms).collect();
            let changed = cases.first().map(|case| case.action.changes());
            let reads = set(&mut variables(graph, &terms).into_iter());
            (reads, set(&mut changed.into_iter().flatten()))
        })
        .collect();
    let nodes = ends.iter().map(|&(from, to)| from.max(to) + 1).max().unwrap_or(0);
    let mut live = vec![0u64; nodes as usize];
    loop {
        let before = live.clone();
        for (&(from, to), &(reads, changes)) in ends.iter().zip(&facts).rev() {
            live[from as usize] |= reads | live[to as usize] & !changes;
        }
        if live == before {
            break;
        }
        if !clock.goes_on(ends.len() as u32) {
            return None;
        }
    }
    let dead = ends.iter().map(|&(_, to)| {
        let is_dead = |position: usize| live[to as usize] >> position & 1 == 0;
        (0..flags.len()).filter(|&position| is_dead(position)).map(|position| flags[position]).collect()
    });
    Some(dead.collect())
}

/// A state for each location that contains all states in which executions are there.
pub struct InductiveMap<'a, D> {
    analysis: &'a Analysis,
    states: Vec<D>,
    /// The work that it took.
    pub effort: IterationEffort,
}

impl<D: Domain> InductiveMap<'_, D> {
    /// The state at a location; `None` if no execution is ever there.
    pub fn state(&self, at: Location) -> Option<&D> {
        let number = *self.analysis.numbers.get(&at)?;
        Some(&self.states[number as usize]).filter(|state| !state.is_bottom())
    }

    /// Whether an execution may be at a location.
    pub fn is_reachable(&self, at: Location) -> bool {
        self.state(at).is_some()
    }

    /// Whether an execution may go along an edge, which is given by its position in [`Region::edges`].
    pub fn is_passable(&self, graph: &Graph, edge: usize) -> bool {
        let state = &self.states[self.analysis.sources[edge] as usize];
        !state.is_bottom() && !self.analysis.after(graph, edge + 1, state).is_bottom()
    }

    /// Conditions that hold at a location, over the variables of the program: false alone, if no execution is
    /// ever there.
    pub fn conjuncts(&self, graph: &mut Graph, at: Location) -> Vec<Term> {
        let Some(state) = self.state(at) else { return vec![graph.truth(false)] };
        let mut meanings = Substitution::new();
        let definitions = &self.analysis.observations.definitions;
        definitions.iter().for_each(|&(symbol, definition)| meanings.set(symbol, definition));
        let conjuncts = state.conjuncts(graph);
        conjuncts.into_iter().map(|conjunct| meanings.apply(graph, conjunct)).collect()
    }
}

#[cfg(test)]
mod tests;
