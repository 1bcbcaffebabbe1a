//! The front end: from files to a [`module::Module`]. It knows nothing of formulas.

pub(crate) mod assembly;
mod call;
mod characters;
mod check;
pub mod compile;
mod constant;
mod cursor;
mod debug;
pub mod error;
mod float;
pub mod flow;
mod folded;
mod function;
mod inline;
mod instruction;
mod invariants;
pub mod layout;
mod lexer;
mod link;
mod metadata;
pub mod module;
pub mod names;
pub mod project;
mod reader;
mod record;
mod renewed;
mod symbol;
mod types;
pub mod used;
mod variadic;

pub(crate) use characters::{classes, define_classes, may_choose};
pub use error::{CompileError, LinkError, ReadError};
pub use link::{link, link_within};
pub use reader::{read, read_within};
pub(crate) use variadic::pass_arguments;
