//! The order of expansions: a counterexample is wrong about some applications; these are expanded first.
//!
//! **Idea.** A counterexample is often wrong about several applications, and one of them may be enough for
//! the next verdict. A small body costs little and may settle the question, so it goes first; a much larger
//! body is put off until a counterexample still needs it.
//!
//! **Here.** Bodies have weights: the solver counts the gates of a circuit, a caller that knows a body only
//! as text counts its operators. The order is the same for both, so this module does not depend on terms.
//!
//! **Contract.** At least one application is chosen where there is one, so every round makes progress.
//! Equally heavy applications stay in the order of the search.
//!
//! **Cost.** One sort.

/// Bodies below this weight count as this heavy: their differences do not matter.
pub const SMALL: u64 = 64;

/// The limits on the applications of one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpansionOrder {
    /// Bodies more than this many times as heavy as the lightest one are put off; at least 1.
    pub factor: u64,
    /// The most applications of one round; at least 1.
    pub limit: usize,
}

impl ExpansionOrder {
    /// Retains the applications that are expanded now, light bodies first.
    pub fn choose<T>(&self, applications: &mut Vec<T>, weight: impl Fn(&T) -> u64) {
        let weight = |application: &T| weight(application).max(SMALL);
        applications.sort_by_key(weight);
        let lightest = applications.first().map_or(0, weight);
        let limit = lightest.saturating_mul(self.factor);
        applications.retain(|application| weight(application) <= limit);
        applications.truncate(self.limit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_bodies_go_first_and_heavy_ones_wait() {
        let order = ExpansionOrder { factor: 8, limit: 3 };
        let chosen = |weights: &[u64]| {
            let mut found: Vec<(usize, u64)> = weights.iter().copied().enumerate().collect();
            order.choose(&mut found, |&(_, weight)| weight);
            found.into_iter().map(|(position, _)| position).collect::<Vec<_>>()
        };
        // All of them are small: the order of the search stays, and the limit holds.
        assert_eq!(chosen(&[9, 3, 64, 1]), [0, 1, 2]);
        assert_eq!(chosen(&[8 * SMALL + 1, 8 * SMALL, 2]), [2, 1]);
        assert_eq!(chosen(&[u64::MAX, u64::MAX - 1]), [1, 0]);
        assert!(chosen(&[]).is_empty());
    }
}
