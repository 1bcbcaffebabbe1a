//! Nogoods: values of a few predicates that have no model together.
//!
//! **Idea.** A partial valuation without a model has a core, often of a few values, and the same few are met
//! again under other values of the rest. What is known to be refuted needs no question (*nogood recording*:
//! Dechter, *Enhancement Schemes for Constraint Processing*, 1990).
//!
//! **Here.** The search asks about a path whose last value is the only new one, so what refutes it has that
//! value: nogoods are listed by their literals. A list holds the last few that were of use.
//!
//! **Cost.** A question costs at most [`MOST`] short comparisons, and each predicate the memory of as many
//! nogoods.

use crate::pipeline::predicates::Valued;
use std::sync::Arc;

/// How many nogoods are kept for each value of a predicate.
const MOST: usize = 64;

/// Longer ones are not met again.
const LONGEST: usize = 16;

/// Nogoods by their literals.
pub(super) struct Nogoods(Vec<Vec<Arc<[Valued]>>>);

fn place((predicate, value): Valued) -> usize {
    2 * predicate + usize::from(value)
}

impl Nogoods {
    /// No nogoods yet, for this number of predicates.
    pub fn new(predicates: usize) -> Nogoods {
        Nogoods(vec![Vec::new(); 2 * predicates])
    }

    /// Adds values that have no model together.
    pub fn add(&mut self, core: Arc<[Valued]>) {
        if core.len() > LONGEST {
            return;
        }
        for &literal in core.iter() {
            let list = &mut self.0[place(literal)];
            list.truncate(MOST - 1);
            list.insert(0, Arc::clone(&core));
        }
    }

    /// Whether one of them has this value, and all others that predicates have.
    pub fn refutes(&mut self, last: Valued, values: &[Option<bool>]) -> bool {
        let list = &mut self.0[place(last)];
        let holds =
            |core: &Arc<[Valued]>| core.iter().all(|&(predicate, value)| values[predicate] == Some(value));
        match list.iter().position(holds) {
            Some(at) => {
                list[..=at].rotate_right(1);
                true
            }
            None => false,
        }
    }
}
