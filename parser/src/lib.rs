//! SMT-LIB 2.7 scripts, read command by command and reported to a [`builder::Builder`].

pub mod builder;
pub mod command;
mod declaration;
pub mod error;
pub mod lexer;
mod names;
mod nesting;
pub mod operator;
mod reader;
pub mod response;
mod scope;
pub mod script;
mod sort;
pub mod source;

pub use error::ParseError;
pub use script::Script;
