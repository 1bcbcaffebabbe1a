//! The values that decisions try first.
//!
//! **Idea.** A decision gives a variable the value that it had last (phase saving: Pipatsrisawat and
//! Darwiche, "A lightweight component caching scheme for satisfiability solvers", 2007). Stable mode prefers
//! its value in the largest assignment without conflict seen (target phases: Biere and Fleury, "Chasing
//! target phases", 2020).
//!
//! **Here.** `target` is the largest such assignment since the last rephasing, `best` the largest since the
//! last `take_best`. Values are 1, -1, or 0 for none.
//!
//! **Contract.** `saved` and `original` are never 0.
//!
//! **Cost.** 4 bytes per variable.

use crate::cnf::literal::{Lit, Var};
use crate::params::Params;
use crate::sat::random::Random;
use crate::sat::trail::Trail;

/// Values that decisions try first, by variable.
pub(in crate::sat) struct Phases {
    /// The value at first, by variable.
    pub original: Vec<i8>,
    /// The last value it had, by variable.
    pub saved: Vec<i8>,
    target: Vec<i8>,
    best: Vec<i8>,
    target_size: usize,
    best_size: usize,
    /// The initial value of new variables.
    pub default: i8,
}

impl Phases {
    pub fn new(params: &Params) -> Phases {
        Phases {
            original: Vec::new(),
            saved: Vec::new(),
            target: Vec::new(),
            best: Vec::new(),
            target_size: 0,
            best_size: 0,
            default: if params.phase_initial { 1 } else { -1 },
        }
    }

    /// Adds the next variable.
    pub fn new_var(&mut self) {
        self.original.push(self.default);
        self.saved.push(self.default);
        self.target.push(0);
        self.best.push(0);
    }

    /// The literal by which to decide the variable.
    pub fn decide(&self, var: Var, by_target: bool) -> Lit {
        let target = if by_target { self.target[var.index()] } else { 0 };
        var.lit(if target == 0 { self.saved[var.index()] } else { target } > 0)
    }

    /// Records the first `assigned` literals of the trail, among which there is no conflict, as target or
    /// best phases if they are more than those recorded.
    pub fn record(&mut self, trail: &Trail, assigned: usize) {
        if assigned > self.target_size {
            self.target_size = assigned;
            copy_trail(&mut self.target, trail, assigned);
        }
        if assigned > self.best_size {
            self.best_size = assigned;
            copy_trail(&mut self.best, trail, assigned);
        }
    }

    /// Makes the saved values random.
    pub fn randomize(&mut self, random: &mut Random) {
        for saved in &mut self.saved {
            *saved = if random.next_bit() { 1 } else { -1 };
        }
    }

    /// Forgets the target phases.
    pub fn reset_target(&mut self) {
        self.target_size = 0;
        self.target.fill(0);
    }

    /// Saves the best phases, and starts to record best phases anew.
    pub fn take_best(&mut self) {
        for (saved, &best) in self.saved.iter_mut().zip(&self.best) {
            if best != 0 {
                *saved = best;
            }
        }
        self.best_size = 0;
    }

    /// Asserts the contract, and that there are at least as many target and best phases as their sizes say.
    pub fn check_invariants(&self, vars: usize) {
        for (name, values, least) in [
            ("original", &self.original, vars),
            ("saved", &self.saved, vars),
            ("target", &self.target, self.target_size),
            ("best", &self.best, self.best_size),
        ] {
            assert_eq!(values.len(), vars, "phases: {name} phases");
            assert!(values.iter().all(|value| (-1..=1).contains(value)), "phases: {name} phases");
            let count = values.iter().filter(|&&value| value != 0).count();
            assert!(count >= least, "phases: {count} {name} phases of {least}");
        }
    }
}

fn copy_trail(phases: &mut [i8], trail: &Trail, assigned: usize) {
    for lit in &trail.lits()[..assigned] {
        phases[lit.var().index()] = if lit.is_negated() { -1 } else { 1 };
    }
}
