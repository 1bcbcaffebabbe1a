//! The program form that all engines share.

pub mod cfa;
#[cfg(feature = "points")]
pub mod points_to;
