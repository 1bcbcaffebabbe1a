//! Answers: verdicts, models, and the check of a candidate model without which there is no `sat`.

mod array;
pub mod check;
mod interpret;
pub mod lift;
pub mod model;
mod sort;
pub mod text;
pub mod value;
pub mod verdict;
