//! The front end: from files to a [`module::Module`]. It knows nothing of formulas.

pub mod compile;
pub mod layout;
pub mod module;
