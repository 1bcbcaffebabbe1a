//! Checking a proof file against a formula file.

use super::read::{Place, ReadError, Source, Step, Steps};
use super::{CheckError, Checker};
use rustc_hash::FxHashMap;
use std::io::Read;

/// The size of a proof up to its empty clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// The number of the formula's clauses.
    pub clauses: u64,
    /// The number of clauses added.
    pub added: u64,
    /// The number of clauses deleted.
    pub deleted: u64,
}

/// The reason that a proof is rejected.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The formula is not DIMACS.
    #[error("the formula, {0}")]
    Formula(ReadError),
    /// The proof is not LRAT.
    #[error("the proof, {0}")]
    Proof(ReadError),
    /// A step is wrong.
    #[error("the proof, {0}: {1}")]
    Step(Place, CheckError),
    /// Each step holds, but none adds the empty clause.
    #[error("the proof ends without the empty clause")]
    Open,
}

/// Numbers the variables of a file in the order of their first occurrence, because the file may use any
/// numbers.
#[derive(Default)]
struct Names {
    numbers: FxHashMap<u64, u32>,
    lits: Vec<u32>,
}

impl Names {
    /// The literals of DIMACS numbers.
    fn lits(&mut self, numbers: &[i64]) -> &[u32] {
        self.lits.clear();
        for &number in numbers {
            let next = self.numbers.len() as u32;
            let var = *self.numbers.entry(number.unsigned_abs()).or_insert(next);
            self.lits.push(var << 1 | u32::from(number < 0));
        }
        &self.lits
    }
}

/// Checks that the proof, LRAT as text or binary, derives the empty clause from the DIMACS formula, whose
/// clauses have the numbers from 1 on. Steps after the empty clause are not read.
///
/// # Errors
/// One of the two cannot be read, or a step does not hold; with the place in the file.
pub fn check_files(formula: impl Read, proof: impl Read) -> Result<Verified, FileError> {
    let (mut checker, mut names) = (Checker::default(), Names::default());
    let mut verified = Verified::default();
    read_formula(formula, |lits| {
        verified.clauses += 1;
        let added = checker.add(verified.clauses, names.lits(lits));
        debug_assert!(added.is_ok());
    })
    .map_err(FileError::Formula)?;
    let (mut steps, mut step) = (Steps::new(proof), Step::default());
    while !checker.refuted {
        if !steps.next(&mut step).map_err(FileError::Proof)? {
            return Err(FileError::Open);
        }
        let taken = take(&mut checker, &mut names, &step, &mut verified);
        taken.map_err(|error| FileError::Step(steps.place(), error))?;
    }
    Ok(verified)
}

fn take(
    checker: &mut Checker,
    names: &mut Names,
    step: &Step,
    verified: &mut Verified,
) -> Result<(), CheckError> {
    if step.id > 0 {
        verified.added += 1;
        return checker.add_lemma_or_definition(step.id, names.lits(&step.lits), &step.ids);
    }
    for id in &step.ids {
        verified.deleted += 1;
        checker.delete(id.unsigned_abs())?;
    }
    Ok(())
}

/// Reads DIMACS, clause by clause.
fn read_formula(formula: impl Read, mut clause: impl FnMut(&[i64])) -> Result<(), ReadError> {
    let mut source = Source::new(formula);
    let mut lits = Vec::new();
    loop {
        match source.token()? {
            None | Some(b'%') if lits.is_empty() => return Ok(()),
            Some(b'p') if lits.is_empty() => source.skip_line()?,
            _ => match source.decimal()? {
                0 => {
                    clause(&lits);
                    lits.clear();
                }
                number => lits.push(number),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMULA: &str = "c all signs\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
    const PROOF: &str = "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n";

    fn message(formula: &str, proof: &str) -> String {
        check_files(formula.as_bytes(), proof.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn a_proof_is_accepted() {
        let verified = check_files(FORMULA.as_bytes(), PROOF.as_bytes()).unwrap();
        assert_eq!(verified, Verified { clauses: 4, added: 2, deleted: 2 });
        let empty = check_files(&b"p cnf 0 1\n0\n"[..], &b""[..]).unwrap();
        assert_eq!(empty, Verified { clauses: 1, added: 0, deleted: 0 });
    }

    #[test]
    fn refusals_name_the_place() {
        assert_eq!(message(FORMULA, "5 1 0 1 2 0\n"), "the proof ends without the empty clause");
        let message_of = |proof| message(FORMULA, proof);
        assert_eq!(
            message_of("5 1 0 1 2 0\n6 0 5 3 0\n"),
            "the proof, line 2: clause 6: it does not follow from its antecedents"
        );
        assert_eq!(message_of("5 d 9 0\n"), "the proof, line 1: deletion of clause 9, which is not there");
        assert_eq!(message_of("5 1 0 1 2"), "the proof, line 1: expected a number");
        assert_eq!(message("1 2 0\nx", PROOF), "the formula, line 2: expected a number");
        assert_eq!(message("1 2", PROOF), "the formula, line 1: expected a number");
    }

    /// Every single change of a number makes the proof wrong, except at the places that `harmless` lists.
    #[test]
    fn changed_proofs_are_refused() {
        let words: Vec<&str> = PROOF.split_inclusive(&[' ', '\n'][..]).collect();
        let mut refused = 0;
        for at in 0..words.len() {
            for other in ["1", "2", "3", "4", "5", "6", "-1", "-2", "0", "7"] {
                if words[at].trim() == other || words[at].trim() == "d" {
                    continue;
                }
                let mut changed: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
                changed[at] = words[at].replace(words[at].trim(), other);
                let changed = changed.concat();
                match check_files(FORMULA.as_bytes(), changed.as_bytes()) {
                    Ok(_) => assert!(harmless(at), "accepted: {changed}"),
                    Err(_) => refused += 1,
                }
            }
        }
        assert!(refused > 120, "{refused}");
    }

    /// The numbers of the last lemma and of a deletion line, and of the deleted clauses: no later step uses
    /// them.
    fn harmless(word: usize) -> bool {
        matches!(word, 6 | 8 | 9 | 11)
    }

    #[test]
    fn numbers_of_variables_may_be_large() {
        let formula = "4611686018427387904 0\n-4611686018427387904 0\n";
        assert!(check_files(formula.as_bytes(), &b"3 0 1 2 0\n"[..]).is_ok());
    }
}
