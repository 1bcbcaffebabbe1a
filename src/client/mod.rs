//! The thin client: speaks to a running daemon, and needs nothing of the solver, but for [`vc`], which evaluates bodies.
//!
//! A program that uses the crates `smtlib` changes one line to use a daemon:
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // let backend = smtlib::backend::z3_binary::Z3Binary::new("z3")?;
//! let backend = javelin::client::Javelin::connect("127.0.0.1:7415")?;
//! # let _ = backend;
//! # Ok(())
//! # }
//! ```

pub mod connection;
mod progress;
pub mod reply;
pub mod script;
pub mod vc;

pub use connection::{Endpoint, Javelin};
