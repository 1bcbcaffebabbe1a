//! A block of edges as one step: when its end is reached, and what variables are there.
//!
//! **Idea.** Beyer et al., *Software Model Checking via Large-Block Encoding*, 2009: the strongest
//! postcondition of a sequence is that of its second part after its first, that of a choice is either.
//!
//! **Here.** The operation is executed on terms ([`super::symbolic`]) from a state whose values stand for
//! what is at the beginning; where the parts of a choice join, their states are merged. A part that is
//! executed from the same state again is not executed again, so the work is linear in the operations, and so
//! is the formula, whose terms are shared.
//!
//! **Contract.** An execution is in at most one of the states that are joined: where edges can be taken at
//! will, an unknown number chooses.

use javelin_term::graph::Term;
use javelin_term::sort::Sort;
use rustc_hash::{FxHashMap, FxHashSet};

use super::guard::Guard;
use super::nesting::Key;
use super::state::SymbolicState;
use super::symbolic::{EdgeFacts, Symbolic, Transition, Unknowns};
use crate::program::cfa::{Cfa, Location, Op, Step};

/// An operation, by its number in a list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OperationId(pub u32);

/// An operation of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The operation of an edge, by its position in the function.
    Edge(usize),
    /// One after the other.
    Sequence(OperationId, OperationId),
    /// Either of two, which begin at one location and end at this one.
    Choice(OperationId, OperationId, Location),
}

/// The edges of an operation, each once, ascending; some of them if they are more than this.
pub fn edges(operations: &[Operation], root: OperationId, most: usize) -> Vec<usize> {
    let (mut seen, mut found, mut work) = (FxHashSet::default(), Vec::new(), vec![root]);
    while let Some(operation) = work.pop().filter(|_| found.len() <= most) {
        if !seen.insert(operation) {
            continue;
        }
        match operations[operation.0 as usize] {
            Operation::Edge(edge) => found.push(edge),
            Operation::Sequence(first, second) | Operation::Choice(first, second, _) => {
                work.extend([first, second]);
            }
        }
    }
    found.sort_unstable();
    found
}

/// The code of blocks.
pub struct BlockCode<'c> {
    /// The function of the edges.
    pub function: &'c Cfa,
    /// The variables and reads of its edges.
    pub reading: &'c EdgeFacts,
    /// The operations by number.
    pub operations: &'c [Operation],
}

/// The execution of a block.
pub struct BlockExecution<'e, 'a> {
    /// The symbolic execution of its edges.
    pub symbolic: &'e mut Symbolic<'a>,
    /// The code of the block.
    pub code: &'e BlockCode<'e>,
    /// The unknown values of the execution.
    pub unknowns: &'e mut Unknowns,
    /// The step: blocks that are executed with the same number have the same unknown values.
    pub step: u32,
    /// The location whose conditions are reported, for each edge that leads there.
    pub watched: Location,
    /// By edges, the variables that switch their conditions on, if that is wanted.
    pub switches: Option<&'e mut FxHashMap<usize, Term>>,
}

/// The states at the end of a block.
#[derive(Default)]
pub struct BlockOutcome {
    /// The state at its end; `None` if it cannot be reached.
    pub state: Option<SymbolicState>,
    /// By edges into the watched location, when they are taken.
    pub taken: Vec<(usize, Guard)>,
}

/// States by their numbers, and the state after an operation from a state.
struct KnownStates {
    states: Vec<SymbolicState>,
    behind: FxHashMap<(OperationId, usize), Option<usize>>,
    taken: Vec<(usize, Guard)>,
}

impl KnownStates {
    fn add(&mut self, state: SymbolicState) -> usize {
        self.states.push(state);
        self.states.len() - 1
    }
}

impl BlockExecution<'_, '_> {
    /// Executes an operation; `None` where a limit is reached.
    pub fn run(mut self, root: OperationId, state: SymbolicState) -> Option<BlockOutcome> {
        self.symbolic.activation = self.step;
        let mut known = KnownStates { states: vec![state], behind: FxHashMap::default(), taken: Vec::new() };
        let mut work = vec![(root, 0)];
        while let Some(&(operation, from)) = work.last() {
            if !self.symbolic.clock.goes_on(16) {
                return None;
            }
            if known.behind.contains_key(&(operation, from)) {
                work.pop();
                continue;
            }
            let behind = match self.code.operations[operation.0 as usize] {
                Operation::Edge(edge) => self.edge(&mut known, edge, from),
                Operation::Sequence(first, second) => match known.behind.get(&(first, from)) {
                    None => {
                        work.push((first, from));
                        continue;
                    }
                    Some(None) => None,
                    Some(&Some(middle)) => match known.behind.get(&(second, middle)) {
                        None => {
                            work.push((second, middle));
                            continue;
                        }
                        Some(&behind) => behind,
                    },
                },
                Operation::Choice(first, second, at) => {
                    let [left, right] = [first, second].map(|part| known.behind.get(&(part, from)).copied());
                    match (left, right) {
                        (None, _) => {
                            work.push((first, from));
                            continue;
                        }
                        (_, None) => {
                            work.push((second, from));
                            continue;
                        }
                        (Some(Some(left)), Some(Some(right))) => {
                            Some(self.merge(&mut known, at, left, right)?)
                        }
                        (Some(left), Some(right)) => left.or(right),
                    }
                }
            };
            known.behind.insert((operation, from), behind);
            work.pop();
        }
        let state = known.behind[&(root, 0)].map(|state| known.states[state].clone());
        Some(BlockOutcome { state, taken: known.taken })
    }

    /// The state after an edge.
    fn edge(&mut self, known: &mut KnownStates, number: usize, from: usize) -> Option<usize> {
        let BlockCode { function, reading, .. } = *self.code;
        let edge = &function.edges[number];
        let mut state = known.states[from].clone();
        let last = function.outgoing(edge.from).count() - 1;
        // Conditions that are switched off do not distinguish edges.
        if last > 0 && (self.switches.is_some() || !reading.is_exclusive(edge.from)) {
            let position = function.outgoing(edge.from).position(|(other, _)| other == number)?;
            state.guard = self.symbolic.chosen((edge.from, &Key::default()), state.guard, position, last)?;
        }
        let behind = match (&edge.step, &mut self.switches) {
            (Step::Op(Op::Assume(condition)), Some(switches)) => {
                let graph = &mut *self.symbolic.graph;
                let switch =
                    *switches.entry(number).or_insert_with(|| graph.variable("condition", Sort::BOOL));
                self.symbolic.assume_switched((reading, number), (*condition, switch), state)?
            }
            _ => {
                let at = Transition { function, reading, edge: number, key: &Key::default() };
                self.symbolic.operate(&at, state, Some(&mut *self.unknowns))?
            }
        };
        if edge.to == self.watched {
            known.taken.push((number, behind.guard));
        }
        Some(known.add(behind))
    }

    /// The join of two states; `None` where a limit is reached.
    fn merge(&mut self, known: &mut KnownStates, at: Location, left: usize, right: usize) -> Option<usize> {
        let shared = self.symbolic.variables.shared.len();
        let liveness = &self.code.reading.liveness;
        let is_read = |slot: usize| slot < shared || liveness.is_live(at, slot - shared);
        let both = vec![known.states[left].clone(), known.states[right].clone()];
        let state = self.symbolic.merge(both, is_read).ok()?;
        Some(known.add(state))
    }
}
