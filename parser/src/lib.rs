//! SMT-LIB 2.7 scripts, read command by command and reported to a [`builder::Builder`].
//!
//! Bytes go in with [`Script::feed`], in pieces of any size; commands come out of [`Script::next_command`] as
//! soon as their last parenthesis is there, with names resolved and terms built. The builder owns terms and
//! sorts; the parser knows names, scopes and shapes only. A mistake costs one command and is reported with
//! line and column.
//!
//! This builder measures how deep terms are:
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
mod reader;
pub mod response;
mod scope;
pub mod script;
mod sort;
pub mod source;
pub mod term;

pub use error::ParseError;
pub use script::Script;
