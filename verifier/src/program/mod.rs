//! The program form that all engines share.

pub mod cfa;
#[cfg(feature = "lower")]
mod checks;
#[cfg(feature = "lower")]
pub mod invariants;
#[cfg(feature = "lower")]
pub mod lower;
#[cfg(feature = "lower")]
mod memory;
#[cfg(feature = "lower")]
mod models;
#[cfg(feature = "points")]
pub mod points_to;
#[cfg(feature = "lower")]
pub mod print;
