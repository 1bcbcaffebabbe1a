//! The program form that all engines share.

pub mod acyclic;
pub mod c_text;
pub mod cfa;
pub(crate) mod checks;
pub mod influence;
pub mod inlined;
pub mod invariants;
pub(crate) mod library;
pub mod lower;
mod memory;
mod models;
pub mod names;
pub(crate) mod not_null;
pub mod points_to;
pub mod print;
pub(crate) mod returned;
pub mod strangers;
pub mod weak_topological_order;
