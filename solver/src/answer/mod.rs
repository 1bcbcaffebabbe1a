//! Answers one can trust: verdicts, models, and the check that stands between a candidate model and `sat`.

mod array;
pub mod check;
mod interpret;
pub mod lift;
pub mod model;
mod sort;
pub mod text;
pub mod value;
pub mod verdict;
