//! Answers that were found before: queries in a canonical form ([`form`]), and models as plain words
//! ([`stored`]).
//!
//! **Idea.** Clients ask the same question many times under other names and in another order; whoever owns
//! several sessions keeps their answers in one cache (as Green does: Visser, Geldenhuys, Dwyer, *Reducing,
//! Reusing and Recycling Constraints in Program Analysis*, 2012).
//!
//! **Contract.** A session looks an answer up by the whole text of the query. A model that was kept is
//! evaluated under the assertions of the session that asks before it is believed; that `unsat` was the answer
//! is believed as it stands.

#[doc(hidden)]
pub mod form;
pub mod stored;

use stored::StoredModel;

/// An answer as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Satisfiable, by these values.
    Sat(StoredModel),
    /// Unsatisfiable.
    Unsat,
}

/// A cache of answers, shared by sessions.
pub trait Answers: Send + Sync {
    /// The answer to a query that was asked before, by the text of its [`form::Form`].
    fn find(&self, text: &[u32]) -> Option<Known>;
    /// Keeps an answer.
    fn keep(&self, text: &[u32], answer: Known);
}

/// The first of an answer's words.
const UNSAT: u32 = 0;
const SAT: u32 = 1;

impl Known {
    /// The answer as words, so that it can outlive the process that found it.
    pub fn to_words(&self) -> Vec<u32> {
        match self {
            Known::Unsat => vec![UNSAT],
            Known::Sat(model) => [&[SAT], model.words()].concat(),
        }
    }

    /// The answer that these words are; `None` where they are none. Values are looked at when a query asks
    /// for them.
    pub fn from_words(words: &[u32]) -> Option<Known> {
        match words {
            [UNSAT] => Some(Known::Unsat),
            [SAT, values @ ..] => Some(Known::Sat(StoredModel::from_words(values))),
            _ => None,
        }
    }
}

/// Answers are looked at by any number of threads at once.
const _: fn() = || {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Known>();
};
