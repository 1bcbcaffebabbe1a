//! The executor of counterexamples: the interpreter, or in tests another one.

use javelin_solver::BitVec;

use crate::certify::causes::causes;
use crate::certify::replay::replay;
use crate::frontend::module::Module;
use crate::interpret;
use crate::interpret::trace::Trace;
use crate::job::Cause;
use crate::limits::Limits;
use crate::program::cfa::{Check, Source};
use crate::program::strangers::Strangers;
use crate::reading::Reading;
use crate::why::Why;

/// An executor of counterexamples.
pub trait Replayer: Sync {
    /// The execution on these inputs, if it fails the check within these limits.
    ///
    /// # Errors
    /// It shows no failure: why not.
    fn replay(&self, check: &Check, inputs: &[(Source, BitVec)], limits: &Limits) -> Result<Trace, Why>;

    /// The null pointers that a failure comes from which was just replayed in its function by itself; `None`
    /// where that is not known.
    fn causes(&self, _: &Check, _: &[(Source, BitVec)], _: &Limits) -> Option<Vec<Cause>> {
        None
    }
}

/// A counterexample of one function has few steps and touches little memory. An execution that takes more
/// has left it: instructions, and bytes.
const MOST_STEPS_ALONE: u64 = 1_000_000;
const MOST_BYTES_ALONE: u64 = 1 << 26;

/// A replay by the interpreter of this crate.
pub struct Interpreter<'a> {
    /// The module that is executed.
    pub module: &'a Module,
    /// The properties whose violations are failures, and the entry.
    pub reading: &'a Reading,
    /// The rights of functions without a body, on whose use no failure must depend.
    pub strangers: Strangers,
}

impl Interpreter<'_> {
    /// How far an execution may go.
    fn limits(&self, limits: &Limits) -> interpret::ExecutionLimits {
        let mut limits = limits.of_execution();
        if self.reading.every_function {
            limits.steps = limits.steps.min(MOST_STEPS_ALONE);
            limits.memory = MOST_BYTES_ALONE;
        }
        limits
    }
}

impl Replayer for Interpreter<'_> {
    fn replay(&self, check: &Check, inputs: &[(Source, BitVec)], limits: &Limits) -> Result<Trace, Why> {
        replay(self.module, self.reading, self.strangers, check, inputs, self.limits(limits))
    }

    fn causes(&self, check: &Check, inputs: &[(Source, BitVec)], limits: &Limits) -> Option<Vec<Cause>> {
        causes(self.module, self.reading, check, inputs, &self.limits(limits))
    }
}
