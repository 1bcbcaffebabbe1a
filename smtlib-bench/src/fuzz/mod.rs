//! The trust harness: random scripts, and everything we know to ask about the answers.
//!
//! [`generate`] writes a script of random [`terms`], some of them rewritten by [`laws`], or formulas of a
//! family that is hard for its size ([`structured`]); a [`worker`] is a solver process that takes script
//! after script; [`oracle`] asks several of them and compares; [`variants`] are other ways to put the same
//! question, [`client`] one in which bodies are told on demand; [`inspect`] looks behind the verdict at
//! models and cores; [`shrink`] makes what was found small, and [`campaign`] is the command that runs it all.
//! [`evaluate`] knows the theory on its own account.

pub mod array;
pub mod campaign;
pub mod client;
pub mod evaluate;
pub mod generate;
pub mod inspect;
pub mod laws;
pub mod memory;
pub mod oracle;
pub mod random;
pub mod replay;
pub mod script;
pub mod sexpr;
pub mod shrink;
pub mod structured;
pub mod terms;
pub mod value;
pub mod variants;
pub mod weights;
pub mod worker;
