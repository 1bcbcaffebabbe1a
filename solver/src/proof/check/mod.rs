//! The proof checker.
//!
//! **Idea.** Each step of an LRAT proof names the clauses it follows from, in an order in which unit
//! propagation needs each of them once (Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp, "Efficient
//! certified RAT verification", 2017). Such a proof is checked without search and with little code.
//!
//! **Here.** The checker has its own clauses, its own assignment and its own readers of proof and formula,
//! and imports nothing from the solver but the names of the events. It is strict: an antecedent that is true
//! or has two literals that are not false is an error, and so is the number of a clause that does not exist.
//!
//! **Contract.** After an error the checker must not be used any more. Every clause it has is implied by the
//! original ones, except for definitions in proof files of other solvers (RAT on the first literal), which
//! preserve satisfiability.
//!
//! **Cost.** Linear in the literals of lemmas and antecedents.

mod file;
mod online;
pub mod read;

pub use file::{FileError, Verified, check_files};
pub use online::OnlineChecker;

use rustc_hash::FxHashMap;

/// An error in a step of a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// The number is that of another clause.
    #[error("clause {id}: there is a clause of this number already")]
    Reused {
        /// The number of the new clause.
        id: u64,
    },
    /// A clause is mentioned that was never added, or was deleted.
    #[error("clause {id}: it mentions clause {missing}, which is not there")]
    Missing {
        /// The number of the lemma, or of the clause to be deleted.
        id: u64,
        /// The number without a clause.
        missing: u64,
    },
    /// An antecedent has a true literal when it is to be propagated.
    #[error("clause {id}: its antecedent {antecedent} is true already")]
    True {
        /// The number of the lemma.
        id: u64,
        /// The number of the antecedent.
        antecedent: u64,
    },
    /// An antecedent has two literals that are not false.
    #[error("clause {id}: its antecedent {antecedent} has more than one literal left")]
    NotUnit {
        /// The number of the lemma.
        id: u64,
        /// The number of the antecedent.
        antecedent: u64,
    },
    /// No antecedent is false at the end.
    #[error("clause {id}: it does not follow from its antecedents")]
    NoConflict {
        /// The number of the lemma.
        id: u64,
    },
    /// The clauses to resolve a definition with are not all named, once each and in ascending order.
    #[error("clause {id}: the clauses with the negation of its first literal are not all named in order")]
    Unresolved {
        /// The number of the definition.
        id: u64,
    },
    /// A clause to be deleted does not exist.
    #[error("deletion of clause {id}, which is not there")]
    NotThere {
        /// The number without a clause.
        id: u64,
    },
    /// A literal of a conclusion's clause is not the negation of a failed assumption.
    #[error("clause {id} does not refute the assumptions")]
    Conclusion {
        /// The number of the conclusion's clause.
        id: u64,
    },
}

/// The clauses of a proof so far. Literals are `2 * variable + sign`.
#[derive(Default)]
struct Checker {
    /// The clauses by number; their literals are sorted.
    clauses: FxHashMap<u64, Box<[u32]>>,
    /// For each literal, whether it is true under the negation of the current lemma.
    values: Vec<bool>,
    /// The true literals in order of assignment.
    trail: Vec<u32>,
    /// For each literal, the number of clauses that have it.
    counts: Vec<u32>,
    /// Whether the empty clause was added.
    refuted: bool,
}

impl Checker {
    /// Adds a clause without a check.
    fn add(&mut self, id: u64, lits: &[u32]) -> Result<(), CheckError> {
        self.make_room(lits);
        let mut sorted = lits.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        for &lit in &sorted {
            self.counts[lit as usize] += 1;
        }
        self.refuted |= sorted.is_empty();
        match self.clauses.insert(id, sorted.into_boxed_slice()) {
            None => Ok(()),
            Some(_) => Err(CheckError::Reused { id }),
        }
    }

    fn make_room(&mut self, lits: &[u32]) {
        let needed = lits.iter().map(|&lit| (lit as usize | 1) + 1).max().unwrap_or(0);
        if needed > self.values.len() {
            self.values.resize(needed, false);
            self.counts.resize(needed, 0);
        }
    }

    fn delete(&mut self, id: u64) -> Result<(), CheckError> {
        let clause = self.clauses.remove(&id).ok_or(CheckError::NotThere { id })?;
        for &lit in &clause {
            self.counts[lit as usize] -= 1;
        }
        Ok(())
    }

    /// Adds a clause if it follows from the antecedents, all of which are positive numbers.
    fn add_lemma(&mut self, id: u64, lits: &[u32], antecedents: &[i64]) -> Result<(), CheckError> {
        self.make_room(lits);
        let follows = self.refutes(id, lits, antecedents);
        self.undo(0);
        if !follows? {
            return Err(CheckError::NoConflict { id });
        }
        self.add(id, lits)
    }

    /// Adds a clause if it follows from the antecedents before the first negative number (RUP), or if its
    /// resolvents on its first literal do (RAT): the resolvent with each clause named by a negative number
    /// follows from the antecedents after that number.
    fn add_lemma_or_definition(&mut self, id: u64, lits: &[u32], hints: &[i64]) -> Result<(), CheckError> {
        self.make_room(lits);
        let sound = self.defines(id, lits, hints);
        self.undo(0);
        sound?;
        self.add(id, lits)
    }

    fn defines(&mut self, id: u64, lits: &[u32], hints: &[i64]) -> Result<(), CheckError> {
        let is_group = |hint: &i64| *hint < 0;
        let base = hints.iter().position(is_group).unwrap_or(hints.len());
        if self.refutes(id, lits, &hints[..base])? {
            return Ok(());
        }
        let Some(&pivot) = lits.first() else { return Err(CheckError::NoConflict { id }) };
        let mut rest = &hints[base..];
        let (mut last, mut count) = (0, 0);
        while let Some((&first, behind)) = rest.split_first() {
            let end = behind.iter().position(is_group).unwrap_or(behind.len());
            let resolved = first.unsigned_abs();
            if resolved <= last {
                return Err(CheckError::Unresolved { id });
            }
            self.check_resolvent(id, pivot, resolved, &behind[..end])?;
            (last, count, rest) = (resolved, count + 1, &behind[end..]);
        }
        if self.counts[pivot as usize ^ 1] != count {
            return Err(CheckError::Unresolved { id });
        }
        Ok(())
    }

    /// Checks that the resolvent of the current lemma with a clause follows.
    fn check_resolvent(
        &mut self,
        id: u64,
        pivot: u32,
        resolved: u64,
        hints: &[i64],
    ) -> Result<(), CheckError> {
        let clause = self.clauses.get(&resolved).ok_or(CheckError::Missing { id, missing: resolved })?;
        if !clause.contains(&(pivot ^ 1)) {
            return Err(CheckError::Unresolved { id });
        }
        let others: Vec<u32> = clause.iter().copied().filter(|&lit| lit != pivot ^ 1).collect();
        let before = self.trail.len();
        let follows = self.refutes(id, &others, hints);
        self.undo(before);
        if follows? { Ok(()) } else { Err(CheckError::NoConflict { id }) }
    }

    /// Makes literals false and propagates the antecedents in their order; returns whether there is a
    /// contradiction.
    fn refutes(&mut self, id: u64, lits: &[u32], antecedents: &[i64]) -> Result<bool, CheckError> {
        for &lit in lits {
            if self.values[lit as usize] {
                return Ok(true);
            }
            self.assign(lit ^ 1);
        }
        for &antecedent in antecedents {
            let antecedent = antecedent.unsigned_abs();
            let missing = CheckError::Missing { id, missing: antecedent };
            let clause = self.clauses.get(&antecedent).ok_or(missing)?;
            let mut left = None;
            for &lit in clause {
                if self.values[lit as usize] {
                    return Err(CheckError::True { id, antecedent });
                } else if !self.values[lit as usize ^ 1] && left.replace(lit).is_some() {
                    return Err(CheckError::NotUnit { id, antecedent });
                }
            }
            match left {
                Some(lit) => self.assign(lit),
                None => return Ok(true),
            }
        }
        Ok(false)
    }

    fn assign(&mut self, lit: u32) {
        if !std::mem::replace(&mut self.values[lit as usize], true) {
            self.trail.push(lit);
        }
    }

    fn undo(&mut self, length: usize) {
        for lit in self.trail.drain(length..) {
            self.values[lit as usize] = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clauses 1 to 4 over variables 0 and 1, all four combinations of signs.
    fn contradiction() -> Checker {
        let mut checker = Checker::default();
        for (id, lits) in [(1, [0, 2]), (2, [0, 3]), (3, [1, 2]), (4, [1, 3])] {
            checker.add(id, &lits).unwrap();
        }
        checker
    }

    #[test]
    fn a_refutation_is_followed() {
        let mut checker = contradiction();
        checker.add_lemma(5, &[0], &[1, 2]).unwrap();
        assert!(!checker.refuted);
        checker.add_lemma(6, &[], &[5, 3, 4]).unwrap();
        assert!(checker.refuted);
    }

    #[test]
    fn broken_steps_are_refused() {
        let refused = |lits: &[u32], hints: &[i64]| contradiction().add_lemma(5, lits, hints).unwrap_err();
        assert_eq!(refused(&[0], &[1, 3]), CheckError::True { id: 5, antecedent: 3 });
        assert_eq!(refused(&[0], &[1]), CheckError::NoConflict { id: 5 });
        assert_eq!(refused(&[0], &[3, 1]), CheckError::True { id: 5, antecedent: 3 });
        assert_eq!(refused(&[0], &[]), CheckError::NoConflict { id: 5 });
        assert_eq!(refused(&[0], &[1, 7]), CheckError::Missing { id: 5, missing: 7 });
        assert_eq!(refused(&[], &[1, 2]), CheckError::NotUnit { id: 5, antecedent: 1 });
        assert_eq!(refused(&[4], &[1, 2]), CheckError::NotUnit { id: 5, antecedent: 1 });
        let mut checker = contradiction();
        assert_eq!(checker.add_lemma(4, &[0], &[1, 2]).unwrap_err(), CheckError::Reused { id: 4 });
        let mut checker = contradiction();
        checker.delete(2).unwrap();
        assert_eq!(checker.delete(2).unwrap_err(), CheckError::NotThere { id: 2 });
        let missing = CheckError::Missing { id: 5, missing: 2 };
        assert_eq!(checker.add_lemma(5, &[0], &[1, 2]).unwrap_err(), missing);
    }

    #[test]
    fn definitions_need_all_resolvents() {
        let defined = || {
            let mut checker = Checker::default();
            checker.add(1, &[0, 2]).unwrap();
            checker.add(2, &[0, 4]).unwrap();
            checker.add_lemma_or_definition(3, &[7, 0], &[]).unwrap();
            checker
        };
        defined().add_lemma_or_definition(4, &[6, 2], &[-3, 1]).unwrap();
        let refused =
            |lits: &[u32], hints: &[i64]| defined().add_lemma_or_definition(4, lits, hints).unwrap_err();
        assert_eq!(refused(&[6, 2], &[]), CheckError::Unresolved { id: 4 });
        assert_eq!(refused(&[6, 2], &[-1, 3]), CheckError::Unresolved { id: 4 });
        assert_eq!(refused(&[6, 2], &[-3, 1, -3, 1]), CheckError::Unresolved { id: 4 });
        assert_eq!(refused(&[6, 3], &[-3, 1]), CheckError::True { id: 4, antecedent: 1 });
        assert_eq!(refused(&[6, 2], &[-3]), CheckError::NoConflict { id: 4 });
        assert_eq!(defined().add_lemma(4, &[6, 2], &[]).unwrap_err(), CheckError::NoConflict { id: 4 });
    }
}
