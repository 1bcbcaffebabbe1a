//! Stored answers: queries in a canonical form ([`form`]), and models as plain words ([`stored`]).
//!
//! **Idea.** Callers ask the same question many times under other names and in another order; an owner of
//! several sessions stores their answers in one cache (as Green does: Visser, Geldenhuys, Dwyer, *Reducing,
//! Reusing and Recycling Constraints in Program Analysis*, 2012).
//!
//! **Contract.** A session looks an answer up by the whole text of the query. A stored model is evaluated
//! under the assertions of the session before it is trusted; a stored `unsat` is trusted as it stands.

#[doc(hidden)]
pub mod form;
pub mod stored;

use stored::StoredModel;

/// A stored answer to a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Satisfiable, with the values of a model.
    Sat(StoredModel),
    /// Unsatisfiable, without a proof.
    Unsat,
}

/// A cache of answers, shared by sessions.
pub trait Answers: Send + Sync {
    /// The stored answer to a query, by the text of its [`form::Form`].
    fn find(&self, text: &[u32]) -> Option<Known>;
    /// Stores an answer under the text of its query.
    fn keep(&self, text: &[u32], answer: Known);
}

/// The words that begin an answer.
const UNSAT: u32 = 0;
const SAT: u32 = 1;

impl Known {
    /// The answer as words, which can outlive the process.
    pub fn to_words(&self) -> Vec<u32> {
        match self {
            Known::Unsat => vec![UNSAT],
            Known::Sat(model) => [&[SAT], model.words()].concat(),
        }
    }

    /// The answer in these words; `None` if they are malformed. Values are checked only when a query asks for
    /// them.
    pub fn from_words(words: &[u32]) -> Option<Known> {
        match words {
            [UNSAT] => Some(Known::Unsat),
            [SAT, values @ ..] => Some(Known::Sat(StoredModel::from_words(values))),
            _ => None,
        }
    }
}

/// Answers can be read by any number of threads at once.
const _: fn() = || {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Known>();
};
