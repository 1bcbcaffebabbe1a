//! The variables of a program, and where each stands among the values of a state: those that all activations
//! share first, then those of a function, in its order.

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use crate::program::cfa::{Cfa, Variable, VariableInfo};

/// The variables of a program.
pub struct Variables<'a> {
    all: &'a [VariableInfo],
    /// The variables that all activations share.
    pub shared: Vec<Variable>,
    /// The variables by the terms that stand for them.
    pub of_term: FxHashMap<Term, Variable>,
    slots: Vec<usize>,
}

impl<'a> Variables<'a> {
    /// The variables of a program.
    pub fn new(all: &'a [VariableInfo], functions: &[Option<Cfa>]) -> Variables<'a> {
        let numbers = || (0..).map(Variable).zip(all);
        let of_term = numbers().map(|(variable, info)| (info.term, variable)).collect();
        let is_shared =
            |(variable, info): (Variable, &VariableInfo)| info.owner.is_none().then_some(variable);
        let shared: Vec<Variable> = numbers().filter_map(is_shared).collect();
        let mut slots = vec![0; all.len()];
        let mut place = |list: &[Variable], first: usize| {
            list.iter().zip(first..).for_each(|(variable, slot)| slots[variable.0 as usize] = slot);
        };
        place(&shared, 0);
        for function in functions.iter().flatten() {
            place(&function.locals, shared.len());
        }
        Variables { all, shared, of_term, slots }
    }

    /// Where a variable stands among the values of a state.
    pub fn slot(&self, variable: Variable) -> usize {
        self.slots[variable.0 as usize]
    }

    /// The entry of a variable.
    pub fn info(&self, variable: Variable) -> &'a VariableInfo {
        &self.all[variable.0 as usize]
    }

    /// The values at the entry of a function: shared variables stand for themselves, and its own have none.
    pub fn at_entry(&self, function: &Cfa) -> Vec<Option<Term>> {
        let shared = self.shared.iter().map(|&variable| Some(self.info(variable).term));
        shared.chain(std::iter::repeat_n(None, function.locals.len())).collect()
    }

    /// Whether all activations share a variable.
    pub fn is_shared(&self, variable: Variable) -> bool {
        self.info(variable).owner.is_none()
    }
}
