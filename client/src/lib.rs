//! Clients of the Javelin daemon.
//!
//! A [`connection`] is one SMT-LIB session: commands go out, replies come back one by one ([`reply`]). With
//! the feature `smtlib` it is a backend of the crates `smtlib`, so a program that uses them changes one line:
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // let backend = smtlib::backend::z3_binary::Z3Binary::new("z3")?;
//! let backend = javelin_client::Javelin::connect("127.0.0.1:7415")?;
//! # let _ = backend;
//! # Ok(())
//! # }
//! ```
//!
//! [`vc`] plays verification conditions whose summaries have their bodies at the client. It talks over any
//! [`Transport`]: a connection, or a session [in the same process](InProcess), which needs no daemon.
//!
//! The features: `tls` for `tls:` addresses, `stream` for whole scripts over tokio (`script`), `smtlib`.
//! None is on by default; without them the crate needs nothing but the parser and the solver.

pub mod address;
pub mod connection;
mod in_process;
pub mod reply;
#[cfg(feature = "stream")]
pub mod script;
#[cfg(feature = "tls")]
pub mod tls;
pub mod transport;
pub mod vc;

pub use address::{Address, Endpoint};
pub use connection::Javelin;
pub use in_process::InProcess;
pub use transport::{Transport, TransportError};
