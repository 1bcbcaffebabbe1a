//! States: what variables are where a location is reached, and how states are joined.
//!
//! **Idea.** Gating: a variable that has several values where paths join is `ite(condition, left, right)`,
//! with the condition that distinguishes the paths (Ottenstein, Ballance and MacCabe, *The Program Dependence
//! Web*, 1990; Tu and Padua, *Efficient Building and Placing of Gating Functions*, 1995).
//!
//! **Here.** A condition is one from the place where the paths parted, which is the common ancestor of their
//! [guards](super::guard): decisions before it distinguish nothing, and are left out.
//!
//! **Contract.** An execution is in at most one of the states that are merged. Variables that have no
//! value yet are not read by programs; so where states join of which one has a value, it is the value of
//! both.

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};

use super::guard::{Guard, Guards};

/// The values of variables: those that all share first, then those of the activation.
pub type Values = Rc<Vec<Option<Term>>>;

/// A state at an unrolled location.
#[derive(Clone)]
pub struct SymbolicState {
    /// When it is reached.
    pub guard: Guard,
    /// The values of the variables.
    pub values: Values,
}

/// The states that are merged between two checks of the clock.
const MANY: usize = 32;

/// The graphs in which states are merged.
pub struct Merger<'m> {
    /// The graph of the values.
    pub graph: &'m mut Graph,
    /// The guards of the states.
    pub guards: &'m mut Guards,
    /// The normal form of a term.
    pub normal: &'m mut dyn FnMut(&mut Graph, Term) -> Term,
    /// Whether a limit is reached.
    pub is_over: &'m dyn Fn() -> bool,
}

impl Merger<'_> {
    /// One state for several, those that have most in common first; `is_read` says of which positions values
    /// are needed. Where a limit is reached there are several left.
    ///
    /// States come in the order of their guards in the tree, so what neighbours have in common decides, and a
    /// stack is enough: a state that has less in common with the one before than that has with its own has to
    /// wait.
    pub fn merge(
        &mut self,
        states: Vec<SymbolicState>,
        is_read: impl Fn(usize) -> bool,
    ) -> Vec<SymbolicState> {
        if states.len() < 2 {
            return states;
        }
        let is_many = states.len() > MANY;
        let mut is_over = false;
        let mut stack: Vec<(u32, SymbolicState)> = Vec::new();
        for (position, state) in states.into_iter().enumerate() {
            let common = stack.last().map_or(0, |(_, last)| self.common(last, &state));
            while stack.len() > 1 && stack.last().is_some_and(|(depth, _)| *depth > common) {
                self.join_last(&mut stack, &is_read);
            }
            stack.push((common, state));
            is_over |= is_many && position.is_multiple_of(MANY) && (self.is_over)();
        }
        while stack.len() > 1 && !is_over {
            self.join_last(&mut stack, &is_read);
            is_over = is_many && stack.len().is_multiple_of(MANY) && (self.is_over)();
        }
        stack.into_iter().map(|(_, state)| state).collect()
    }

    /// How many conditions the guards of two states have in common.
    fn common(&self, left: &SymbolicState, right: &SymbolicState) -> u32 {
        self.guards.depth(self.guards.ancestor(left.guard, right.guard))
    }

    /// Joins the last two states of a stack.
    fn join_last(&mut self, stack: &mut Vec<(u32, SymbolicState)>, is_read: &impl Fn(usize) -> bool) {
        let (Some((_, second)), Some((common, first))) = (stack.pop(), stack.pop()) else { return };
        let joined = self.join(first, &second, is_read);
        stack.push((common, joined));
    }

    fn join(
        &mut self,
        first: SymbolicState,
        second: &SymbolicState,
        is_read: &impl Fn(usize) -> bool,
    ) -> SymbolicState {
        let Merger { graph, guards, normal, .. } = self;
        let meeting = guards.meet(graph, &mut *normal, first.guard, second.guard);
        let mut values = first.values;
        if !Rc::ptr_eq(&values, &second.values) {
            let mine = Rc::make_mut(&mut values);
            for (slot, (value, other)) in mine.iter_mut().zip(second.values.iter()).enumerate() {
                *value = match (*value, *other) {
                    (Some(left), Some(right)) if left != right => is_read(slot).then(|| {
                        let choice = graph.ite(meeting.first, left, right);
                        normal(graph, choice)
                    }),
                    (left, right) => left.or(right),
                };
            }
        }
        SymbolicState { guard: meeting.guard, values }
    }
}
