//! Rewriting: local simplification of terms by a table of proved rules. See `README.md` beside this file for
//! the language of the laws and for why rewriting ends.

pub mod bounds;
pub mod engine;
pub mod fold;
pub mod function;
pub mod pattern;
pub mod rule;
pub mod rules;
