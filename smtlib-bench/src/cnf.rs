//! Checks a model against the formula of a DIMACS file.

use std::collections::HashSet;

/// A reason to reject a model.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
pub enum ModelError {
    /// A clause without a true literal.
    #[error("the model does not satisfy clause {number}: {clause}")]
    Falsified {
        /// The position of the clause, counted from 1.
        number: usize,
        clause: String,
    },
    /// A variable that is both true and false.
    #[error("the model has both {0} and -{0}")]
    Contradictory(i64),
    /// The file is not DIMACS.
    #[error("the formula cannot be read: `{0}` is not a literal")]
    Formula(String),
}

/// Checks that `model` makes a literal true in each clause of `formula`. Literals of variables that the model
/// leaves out are not true.
pub fn check_model(formula: &[u8], model: &[i64]) -> Result<(), ModelError> {
    let truths: HashSet<i64> = model.iter().copied().collect();
    if let Some(&literal) = model.iter().find(|&&literal| literal > 0 && truths.contains(&-literal)) {
        return Err(ModelError::Contradictory(literal));
    }
    let (mut number, mut satisfied, mut clause) = (1, false, Vec::new());
    for line in formula.split(|&byte| byte == b'\n') {
        let line = String::from_utf8_lossy(line);
        let mut words = line.split_whitespace().peekable();
        match words.peek() {
            // Some old files end with a line `%` and a lone `0`.
            Some(&"%") => break,
            Some(word) if word.starts_with(['c', 'p']) => continue,
            _ => {}
        }
        for word in words {
            let literal: i64 =
                word.parse().map_err(|_| ModelError::Formula(word.chars().take(20).collect()))?;
            if literal != 0 {
                satisfied |= truths.contains(&literal);
                clause.push(literal);
                continue;
            }
            if !satisfied {
                return Err(falsified(number, &clause));
            }
            (number, satisfied) = (number + 1, false);
            clause.clear();
        }
    }
    if !clause.is_empty() && !satisfied {
        return Err(falsified(number, &clause));
    }
    Ok(())
}

fn falsified(number: usize, clause: &[i64]) -> ModelError {
    let mut shown: Vec<String> = clause.iter().take(8).map(i64::to_string).collect();
    if clause.len() > shown.len() {
        shown.push("...".to_owned());
    }
    ModelError::Falsified { number, clause: shown.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMULA: &[u8] = b"c comment\np cnf 3 3\n1 2\n 0 -1 3 0\n-2 -3 0\n%\n0\n";

    #[test]
    fn a_model_is_accepted() {
        assert_eq!(check_model(FORMULA, &[1, -2, 3]), Ok(()));
        assert_eq!(check_model(b"p cnf 0 0\n", &[]), Ok(()));
    }

    #[test]
    fn the_falsified_clause_is_named() {
        let error = ModelError::Falsified { number: 2, clause: "-1 3".to_owned() };
        assert_eq!(check_model(FORMULA, &[1, -2, -3]), Err(error.clone()));
        assert_eq!(check_model(FORMULA, &[1, -2]), Err(error));
    }

    #[test]
    fn the_empty_clause_and_the_unfinished_last_clause_count() {
        assert!(matches!(check_model(b"p cnf 1 1\n0\n", &[1]), Err(ModelError::Falsified { number: 1, .. })));
        assert!(matches!(check_model(b"1 0\n-1", &[1]), Err(ModelError::Falsified { number: 2, .. })));
    }

    #[test]
    fn contradictions_and_nonsense_are_errors() {
        assert_eq!(check_model(FORMULA, &[1, -1, 3]), Err(ModelError::Contradictory(1)));
        assert_eq!(check_model(b"1 x 0", &[1]), Err(ModelError::Formula("x".to_owned())));
    }
}
