//! SMT-LIB 2.7 scripts, read command by command and reported to a [`builder::Builder`].
//!
//! A [`Script`] takes bytes with [`Script::feed`], in pieces of any size, and returns each command from
//! [`Script::next_command`] as soon as its last parenthesis has arrived, with names resolved and terms built.
//! The *builder* owns terms and sorts; the parser knows only names, scopes and the structure of commands. A
//! command with an error has no effect, the error has line and column, and reading continues after it.
//!
//! - [`source`] splits bytes into commands, and [`lexer`] splits a command into tokens.
//! - [`script`] reads commands, and [`command`] defines what it returns.
//! - [`operator`] is the table of operators, and [`response`] prints replies.
//! - [`term`] reads single terms, sorts and definitions without a script.
//! - [`expression`] reads s-expressions as trees, without names or sorts.
//!
//! The builder of this example computes the depth of terms:
//!
//! ```
//! use javelin_parser::Script;
//! use javelin_parser::builder::{BuildError, Builder};
//! use javelin_parser::command::Command;
//! use javelin_parser::operator::Operator;
//!
//! struct Depth;
//!
//! impl Builder for Depth {
//!     type Term = usize;
//!     type Sort = ();
//!     type Function = ();
//!
//!     fn apply(&mut self, _: Operator, _: &[u64], arguments: &[usize]) -> Result<usize, BuildError> {
//!         Ok(1 + arguments.iter().max().unwrap_or(&0))
//!     }
//!     fn declare_constant(&mut self, _: &str, _: ()) -> usize {
//!         1
//!     }
//! #   fn bool_sort(&mut self) {}
//! #   fn bitvec_sort(&mut self, _: u64) -> Result<(), BuildError> { Ok(()) }
//! #   fn array_sort(&mut self, _: (), _: ()) -> Result<(), BuildError> { Ok(()) }
//! #   fn uninterpreted_sort(&mut self, _: &str) {}
//! #   fn sort_of(&self, _: usize) {}
//! #   fn sort_name(&self, _: ()) -> String { String::new() }
//! #   fn binary(&mut self, _: &[u8]) -> Result<usize, BuildError> { Ok(1) }
//! #   fn hexadecimal(&mut self, _: &[u8]) -> Result<usize, BuildError> { Ok(1) }
//! #   fn decimal(&mut self, _: &[u8], _: u64) -> Result<usize, BuildError> { Ok(1) }
//! #   fn constant_array(&mut self, _: (), value: usize) -> Result<usize, BuildError> { Ok(value) }
//! #   fn declare_function(&mut self, _: &str, _: &[()], _: ()) -> Result<(), BuildError> { Ok(()) }
//! #   fn parameter(&mut self, _: &str, _: ()) -> usize { 1 }
//! #   fn define_function(&mut self, _: &str, _: &[usize], _: usize) -> Result<(), BuildError> { Ok(()) }
//! #   fn call(&mut self, _: (), _: &[usize]) -> Result<usize, BuildError> { Ok(1) }
//!     // ... and so on for sorts, literals and functions
//! }
//!
//! let (mut script, mut builder) = (Script::new(), Depth);
//! script.feed(b"(declare-const p Bool) (assert (let ((q (not p))) (and p");
//! assert!(matches!(script.next_command(&mut builder), Some(Ok(Command::DeclareConstant { .. }))));
//! assert_eq!(script.next_command(&mut builder), None);
//! script.feed(b" (not q)))) (assert r)");
//! let Some(Ok(Command::Assert { term, .. })) = script.next_command(&mut builder) else { unreachable!() };
//! assert_eq!(term, 4);
//! let error = script.next_command(&mut builder).unwrap().unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 77: unknown symbol r");
//! ```

pub mod builder;
pub mod command;
mod declaration;
pub mod error;
pub mod expression;
pub mod lexer;
mod names;
mod nesting;
pub mod operator;
mod questions;
mod reader;
pub mod response;
mod scope;
pub mod script;
mod sort;
pub mod source;
pub mod term;

pub use error::ParseError;
pub use script::Script;
