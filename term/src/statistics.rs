//! Counters as rows: one spelling for all stages, each with its meaning.
//!
//! **Contract.** A name is made of lower-case words joined by hyphens and begins with its technique where it
//! belongs to one: `vivify-shortened`. The name of a value that is not a plain count ends in its unit:
//! `-ticks`, `-bytes`, `-ms`. Rows of zero are left out of reports, so a reader sees what happened.

use std::borrow::Cow;

/// A counter with its name, value and meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistic {
    /// The name, as `:all-statistics` and `--stats` print it.
    pub name: Cow<'static, str>,
    /// The value, in the unit that the name ends in, or a count.
    pub value: u64,
    /// The meaning of the count, in one sentence.
    pub meaning: Cow<'static, str>,
}

impl Statistic {
    /// A counter of this name, value and meaning.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        value: u64,
        meaning: impl Into<Cow<'static, str>>,
    ) -> Statistic {
        let name = name.into();
        debug_assert!(
            name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'),
            "{name}: lower-case words and hyphens"
        );
        Statistic { name, value, meaning: meaning.into() }
    }
}
