//! Answers one can trust: verdicts, models, and the check that stands between a candidate model and `sat`.

pub mod canonical;
pub mod check;
pub mod model;
pub mod stored;
pub mod verdict;
