//! The front end: from files to a [`module::Module`]. It knows nothing of formulas.

#[cfg(feature = "reader")]
mod call;
#[cfg(feature = "reader")]
mod check;
pub mod compile;
#[cfg(feature = "reader")]
mod constant;
#[cfg(feature = "reader")]
mod cursor;
#[cfg(feature = "reader")]
mod debug;
#[cfg(feature = "reader")]
pub mod error;
#[cfg(feature = "reader")]
mod float;
#[cfg(feature = "reader")]
mod function;
#[cfg(feature = "reader")]
mod instruction;
pub mod layout;
#[cfg(feature = "reader")]
mod lexer;
#[cfg(feature = "reader")]
mod link;
#[cfg(feature = "reader")]
mod metadata;
pub mod module;
#[cfg(feature = "reader")]
pub mod names;
#[cfg(feature = "reader")]
mod reader;
#[cfg(feature = "reader")]
mod record;
#[cfg(feature = "reader")]
mod symbol;
#[cfg(feature = "reader")]
mod types;

#[cfg(feature = "reader")]
pub use error::{CompileError, LinkError, ReadError};
#[cfg(feature = "reader")]
pub use link::link;
#[cfg(feature = "reader")]
pub use reader::read;
