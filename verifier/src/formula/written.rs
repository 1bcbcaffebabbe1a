//! Effects of loops and functions: the variables that are unknown after an unknown number of rounds.
//!
//! **Idea.** The modified variables of a region of code (Cooper and Kennedy, *Interprocedural Side-Effect
//! Analysis in Linear Time*, 1988). At the head of a loop nothing is known of what the loop writes, and
//! everything else is as it was before.
//!
//! **Here.** A call writes the shared variables that its function writes, or a function that it calls.

use rustc_hash::FxHashSet;

use super::nesting::Nesting;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Edge, Location, Step, Variable, writes};

/// For each function the shared variables that a call of it may write.
pub struct Written {
    functions: Vec<FxHashSet<Variable>>,
}

/// The variables that an edge writes itself, and the function that it calls.
fn own(edge: &Edge) -> (Vec<Variable>, Option<usize>) {
    let callee = match edge.step {
        Step::Call { callee, .. } => Some(callee as usize),
        Step::Op(_) | Step::New { .. } => None,
    };
    (writes(edge), callee)
}

impl Written {
    /// The effects of a program's functions; not to be used where the clock has stopped. `is_shared` says
    /// which variables all activations share.
    pub fn new(functions: &[Option<Cfa>], is_shared: impl Fn(Variable) -> bool, clock: &Clock) -> Written {
        let mut callers: Vec<Vec<usize>> = vec![Vec::new(); functions.len()];
        let mut written: Vec<FxHashSet<Variable>> = Vec::with_capacity(functions.len());
        for (number, function) in functions.iter().enumerate() {
            let mut variables = FxHashSet::default();
            for edge in function.iter().flat_map(|function| &function.edges) {
                let (writes, callee) = own(edge);
                variables.extend(writes.into_iter().filter(|&variable| is_shared(variable)));
                if let Some(list) = callee.and_then(|callee| callers.get_mut(callee)) {
                    list.push(number);
                }
            }
            written.push(variables);
        }
        let mut work: Vec<usize> = (0..functions.len()).collect();
        while let Some(callee) = work.pop() {
            let theirs: Vec<Variable> = written[callee].iter().copied().collect();
            for &caller in &callers[callee] {
                if !clock.goes_on(theirs.len() as u32 + 1) {
                    return Written { functions: written };
                }
                let before = written[caller].len();
                written[caller].extend(&theirs);
                if written[caller].len() > before {
                    work.push(caller);
                }
            }
        }
        Written { functions: written }
    }

    /// The variables that a call of a function may write.
    pub fn by_call(&self, function: u32) -> impl Iterator<Item = Variable> + '_ {
        self.functions.get(function as usize).into_iter().flatten().copied()
    }

    /// The variables that the loop with this head may write, ascending.
    pub fn by_loop(&self, function: &Cfa, nesting: &Nesting, head: Location) -> Vec<Variable> {
        let is_inside = |edge: &&Edge| nesting.is_around(head, edge.from) && nesting.is_around(head, edge.to);
        let mut variables = Vec::new();
        for edge in function.edges.iter().filter(is_inside) {
            let (writes, callee) = own(edge);
            variables.extend(writes);
            variables.extend(callee.and_then(|callee| self.functions.get(callee)).into_iter().flatten());
        }
        variables.sort_unstable();
        variables.dedup();
        variables
    }
}
