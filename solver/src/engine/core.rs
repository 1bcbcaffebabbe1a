//! Cores of refutations, and smaller ones by deletion.
//!
//! **Here.** The core's members, named assertions and assumptions of a check, are assumptions of a pipeline
//! of their own ([`Deletion`]). A trial may take [`MOST_CONFLICTS`]; a member whose trial ends without a
//! verdict stays. All trials together have the time of one check; the core is then as small as it has become.
//!
//! **Contract.** Every core that is kept was refuted by the solver.

use super::check::Checked;
use super::{Error, Id, Required, Setup, Solver};
use crate::answer::verdict::{Core as Indices, Verdict as Decision};
use crate::pipeline::Pipeline;
use crate::pipeline::deletion::Deletion;
use crate::pipeline::stack::{Assertion, Stack};

/// The conflicts that one trial may take.
const MOST_CONFLICTS: u64 = 10_000;

/// A member of a core.
#[derive(Clone, Copy)]
enum CoreMember {
    /// A named assertion, by its index in the stack.
    Assertion(usize),
    /// An assumption, by its position in the check.
    Assumption(usize),
}

/// The named assertions and the assumptions that an `unsat` rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    /// The names of the assertions, in the order in which they were made. Empty unless [`Setup::track_named`]
    /// is on.
    pub names: Vec<String>,
    /// The positions of the assumptions, ascending.
    pub assumptions: Vec<usize>,
}

impl Solver {
    /// The core of the last `unsat`: not always a smallest one. See [`Solver::minimize_core`].
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Core`]: the last check had another verdict, or something was
    /// asserted or popped since.
    pub fn unsat_core(&self) -> Result<Core, Error> {
        let Some(Checked { decision: Decision::Unsat(core), .. }) = &self.checked else {
            return Err(Error::State { required: Required::Core });
        };
        let assertions = core.assertions.iter().filter_map(|&index| self.stack.assertions().get(index));
        let names = assertions.filter_map(|assertion| assertion.name.clone()).collect();
        Ok(Core { names, assumptions: core.assumptions.clone() })
    }

    /// Takes out of the core of the last `unsat` what is not needed, as far as the limits of one check and
    /// ten thousand conflicts for each question allow. A second call changes nothing.
    ///
    /// ```
    /// # use javelin_solver::{Solver, Verdict};
    /// let mut solver = Solver::new();
    /// let p = solver.declare("p", solver.bool_sort())?;
    /// let not_p = solver.not(p)?;
    /// let q = solver.declare("q", solver.bool_sort())?;
    /// assert_eq!(solver.check_assuming(&[q, p, not_p])?, Verdict::Unsat);
    /// solver.minimize_core()?;
    /// assert_eq!(solver.unsat_core()?.assumptions, [1, 2]);
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Core`], as for [`Solver::unsat_core`].
    pub fn minimize_core(&mut self) -> Result<(), Error> {
        let Some(Checked { decision: Decision::Unsat(core), assumptions, minimized }) = &mut self.checked
        else {
            return Err(Error::State { required: Required::Core });
        };
        if std::mem::replace(minimized, true) {
            return Ok(());
        }
        let assertions = self.stack.assertions();
        let named = core.assertions.iter().map(|&at| (CoreMember::Assertion(at), assertions[at].term));
        let assumed = core.assumptions.iter().map(|&at| (CoreMember::Assumption(at), assumptions[at]));
        let mut members: Vec<(CoreMember, Id)> = named.chain(assumed).collect();
        // A limit ends it with what was found.
        let _ = self.deletion().run(&mut members, usize::MAX);
        let mut core = Indices::default();
        for (member, _) in members {
            match member {
                CoreMember::Assertion(at) => core.assertions.push(at),
                CoreMember::Assumption(at) => core.assumptions.push(at),
            }
        }
        core.assertions.sort_unstable();
        core.assumptions.sort_unstable();
        if let Some(checked) = &mut self.checked {
            checked.decision = Decision::Unsat(core);
        }
        Ok(())
    }

    /// A search with what is asserted without a name, and with what the caller has expanded.
    fn deletion(&mut self) -> Deletion<'_> {
        let mut limits = self.limits();
        limits.conflicts = Some(limits.conflicts.map_or(MOST_CONFLICTS, |most| most.min(MOST_CONFLICTS)));
        let mut stack = Stack::default();
        let is_tracked = |assertion: &&Assertion| self.setup.track_named && assertion.name.is_some();
        for assertion in self.stack.assertions().iter().filter(|assertion| !is_tracked(assertion)) {
            stack.assert(Assertion { term: assertion.term, name: None });
        }
        for expansion in self.stack.expansions() {
            stack.expand(expansion.clone());
        }
        let pipeline = Pipeline::new(Setup { track_named: false, ..self.setup.clone() });
        Deletion { graph: &mut self.terms.graph, pipeline, stack, limits }
    }
}
