//! The settings of a solver: the setup, the budget, and two switches of how scripts are read.

use super::{Error, Required, Setup, Solver};
use javelin_term::limits::Budget;

impl Solver {
    /// How assertions are processed and searched: cores, proofs, parameters.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes how assertions are processed and searched, before the first check.
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Unstarted`]: there was a check since the start or the last reset.
    pub fn set_setup(&mut self, setup: Setup) -> Result<(), Error> {
        if self.pipeline.is_some() || self.checked.is_some() {
            return Err(Error::State { required: Required::Unstarted });
        }
        self.terms.inline_size = setup.params.abstraction_inline_size;
        self.setup = setup;
        Ok(())
    }

    /// Bounds each check from now on: time, conflicts, ticks, memory. The limit of memory holds for calls
    /// that make terms too. [`Solver::check_expanding`] makes several checks, each with the whole budget but
    /// for the deadline.
    pub fn set_budget(&mut self, budget: Budget) {
        self.terms.limits.memory = budget.memory;
        self.budget = budget;
    }

    /// Whether functions that are defined from now on are summaries, whose bodies are used only where a
    /// counterexample needs them (Babić and Hu, *Structural Abstraction of Software Verification
    /// Conditions*); off at first.
    pub fn set_structural_abstraction(&mut self, on: bool) {
        self.terms.structural_abstraction = on;
    }

    /// Whether what is declared stays in models when the level is popped at which it was declared; on at
    /// first. Terms stay in any case.
    pub fn set_global_declarations(&mut self, global: bool) {
        self.global_declarations = global;
    }
}
