//! How much memory is in use.
//!
//! **Idea.** What there is of each kind is counted: that costs less than asking the allocator, and tells
//! sessions apart.
//!
//! **Here.** What arrays take is known at once. Lists of watches have to be walked, which is done again only
//! after some work for each variable: a session that lives long and asks for little at a time does not pay
//! for its past with every call.
//!
//! **Contract.** Lists that have grown since the last walk are counted late, by no more than what the work in
//! between can have made: some 16 bytes for each literal added and each cache line read.
//!
//! **Cost.** A walk reads the headers of four lists per variable, once for eight ticks or literals per
//! variable.

use super::Solver;
use super::interrupt::PERIOD;
use crate::cnf::literal::Lit;

/// About what a variable takes in the arrays of all parts, without its watches.
const VARIABLE_BYTES: u64 = 75;
/// The headers of a variable's lists.
const HEADER_BYTES: u64 = 4 * size_of::<Vec<u64>>() as u64;
/// The bytes of an allocation beyond those asked for, rounding included.
const ALLOCATION_BYTES: usize = 16;

/// The memory that a list takes.
pub(super) fn list_bytes<T>(list: &Vec<T>) -> usize {
    let allocation = if list.capacity() == 0 { 0 } else { ALLOCATION_BYTES };
    size_of::<Vec<T>>() + allocation + list.capacity() * size_of::<T>()
}

/// The last walk through the lists.
#[derive(Default)]
pub(super) struct Walked {
    bytes: u64,
    vars: u64,
    /// The literals that were added to the formula so far.
    literals: u64,
    /// The work at which to walk again.
    due: u64,
}

impl Walked {
    /// Takes note of a clause added.
    pub fn note_clause(&mut self, clause: &[Lit]) {
        self.literals += clause.len() as u64;
    }
}

impl Solver {
    /// The bytes in use, by the count of what is large, and a quarter more than techniques have taken for a
    /// while, for the pieces into which that leaves the heap.
    pub fn memory(&mut self) -> u64 {
        let vars = self.trail.vars() as u64;
        let work = self.interrupt.spent_ever() + self.walked.literals;
        if work >= self.walked.due {
            self.walked.bytes = (self.watches.bytes() + self.repair.bytes()) as u64;
            self.walked.vars = vars;
            self.walked.due = work + PERIOD.max(8 * vars);
        }
        let lists = self.walked.bytes + (vars - self.walked.vars) * HEADER_BYTES;
        let arrays = self.clauses.bytes() + self.extension.bytes() + self.trace.bytes();
        lists + arrays as u64 + vars * VARIABLE_BYTES + self.interrupt.scratch() * 5 / 4
    }

    /// Whether the memory is used up. Looks seldom enough that looking costs little.
    pub(super) fn out_of_memory(&mut self) -> bool {
        if !self.interrupt.is_weighing_due(self.trail.vars()) {
            return false;
        }
        let bytes = self.memory();
        self.interrupt.limits().check_memory(bytes).is_err()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::limits::Limits;
    use crate::sat::random::Random;

    #[test]
    fn what_is_counted_between_walks_is_near_what_a_walk_says() {
        let limits = Limits { memory: Some(1 << 30), conflicts: Some(1), ..Limits::none() };
        let (mut solver, mut random, mut walks) = (Solver::new(), Random::new(5), 0);
        for call in 1..2_000 {
            let mut lit = || Lit::from_index(random.below(20 * call));
            for _ in 0..20 {
                solver.add_clause(&[lit(), lit(), lit()]);
            }
            let due = solver.walked.due;
            solver.solve(&[], &limits);
            let counted = solver.memory();
            walks += u64::from(solver.walked.due != due);
            let kept = std::mem::take(&mut solver.walked);
            let exact = solver.memory();
            solver.walked = kept;
            assert!(
                exact.abs_diff(counted) < 400_000 + exact / 4,
                "call {call}: {exact} counted as {counted}"
            );
        }
        assert!((2..1_000).contains(&walks), "{walks} walks");
    }
}
