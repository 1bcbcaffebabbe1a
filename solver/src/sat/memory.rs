//! The size of the solver, for hosts without an allocator that counts ([`javelin_term::limits::Memory`]).

use super::Solver;
use javelin_term::limits::Kind;

impl Solver {
    /// Records the sizes that grow with search. Constant time.
    pub(super) fn count_memory(&self) {
        let limits = self.interrupt.limits();
        limits.count(Kind::Variable, self.trail.vars() as u64);
        limits.count(Kind::Word, (self.clauses.words() + self.extension.words()) as u64);
    }
}
