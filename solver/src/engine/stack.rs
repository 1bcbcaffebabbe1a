//! The assertion stack of a solver, and assertions and levels that were refused.

use super::terms::Terms;
use super::{Error, Solver, Term, collect};
use crate::pipeline::stack::{Assertion, Stack};
use javelin_term::limits::Stop;

/// The most levels that can be open at once.
const MOST_LEVELS: usize = 1_000_000;

impl Solver {
    /// Asserts a term of sort Bool at the current level. Constant time but for the first visit of new terms.
    ///
    /// # Errors
    /// [`Error::Clash`]: the term has another sort; [`Error::Parameter`]: it holds a formal parameter;
    /// [`Error::Foreign`].
    pub fn assert(&mut self, formula: Term) -> Result<(), Error> {
        self.assert_as(formula, None)
    }

    /// Asserts a term under a name that cores mention, if [`super::Setup::track_named`] is on. A name may be
    /// given more than once; it is then in the core as often as its assertions are.
    ///
    /// # Errors
    /// As for [`Solver::assert`].
    pub fn assert_named(&mut self, name: &str, formula: Term) -> Result<(), Error> {
        self.assert_as(formula, Some(name.into()))
    }

    fn assert_as(&mut self, formula: Term, name: Option<String>) -> Result<(), Error> {
        let term = self.formula("assert", formula)?;
        self.terms.reserve(self.stack.growth())?;
        self.changed();
        self.stack.assert(Assertion { term, name });
        Ok(())
    }

    /// Forgets the last check, since the assertions have changed.
    pub(super) fn changed(&mut self) {
        self.checked = None;
        self.revision += 1;
    }

    /// An assertion, or what it is made of, was refused for this reason: until its level is popped, what has
    /// a model may have none with it, and checks answer the reason in place of `sat`. For scripts,
    /// which continue after an error.
    pub(crate) fn miss_assertion(&mut self, reason: Stop) {
        self.changed();
        self.missing.get_or_insert((self.stack.levels(), reason));
    }

    /// Levels were not opened for this reason: what is asserted and popped next belongs to others than the
    /// caller means, so checks answer the reason in place of a verdict until all assertions are dropped.
    pub(crate) fn miss_level(&mut self, reason: Stop) {
        self.changed();
        self.missing_levels.get_or_insert(reason);
    }

    /// How many assertions are open, at all levels.
    pub fn assertions(&self) -> usize {
        self.stack.assertions().len()
    }

    /// The open assertions, at all levels.
    pub fn asserted(&self) -> Vec<Term> {
        self.stack.assertions().iter().map(|assertion| self.handle(assertion.term)).collect()
    }

    /// How many levels are open above the lowest.
    pub fn levels(&self) -> usize {
        self.stack.levels()
    }

    /// Opens levels; at most a million can be open. Constant time for each.
    ///
    /// # Errors
    /// [`Error::TooManyLevels`]; [`Error::Stopped`] where a limit is reached.
    pub fn push(&mut self, levels: usize) -> Result<(), Error> {
        if levels > MOST_LEVELS.saturating_sub(self.stack.levels()) {
            return Err(Error::TooManyLevels { levels, most: MOST_LEVELS });
        }
        self.terms.check_limits(levels)?;
        self.terms.reserve(self.stack.growth_of_levels(levels))?;
        self.changed();
        self.stack.push(levels);
        Ok(())
    }

    /// Closes levels, with the assertions made in them and the meanings given in them by [`Solver::expand`].
    /// Terms and functions stay. What checks have learnt from assertions that are still open is kept.
    ///
    /// # Errors
    /// [`Error::Levels`]: fewer are open.
    pub fn pop(&mut self, levels: usize) -> Result<(), Error> {
        let open = self.stack.levels();
        if levels > open {
            return Err(Error::Levels { levels, open });
        }
        self.changed();
        self.missing = self.missing.filter(|&(level, _)| level <= open - levels);
        self.stack.pop(levels, self.global_declarations);
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.pop_to(self.stack.levels());
        }
        Ok(())
    }

    /// Drops all assertions and levels, and all that checks have built; terms stay. [`Solver::set_setup`] can
    /// be called again.
    pub fn reset_assertions(&mut self) {
        self.stack.reset_assertions(self.global_declarations);
        self.drop_pipeline();
        self.changed();
        (self.missing, self.missing_levels) = (None, None);
    }

    /// Drops everything but setup, budget, limits and listeners. Handles from before are [`Error::Foreign`]
    /// from now on.
    pub fn reset(&mut self) {
        let mut terms = Terms::new();
        terms.limits = std::mem::take(&mut self.terms.limits);
        terms.structural_abstraction = self.terms.structural_abstraction;
        terms.inline_size = self.terms.inline_size;
        self.terms = terms;
        self.vocabulary = None;
        self.stack = Stack::default();
        self.drop_pipeline();
        self.collection_due = collect::FEW;
        self.changed();
        (self.missing, self.missing_levels) = (None, None);
    }
}
