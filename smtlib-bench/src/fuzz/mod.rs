//! The fuzzer: random scripts, and checks of all answers to them.
//!
//! [`generate`] writes a script of random `terms`, some of them rewritten by `laws`, or formulas of families
//! that are hard for their size (`structured`) or made for arrays and functions (`memory`), or over arrays
//! that are defined by their elements (`defined`). A [`worker`] is a solver process that answers script after
//! script; [`oracle`] sends a script to several of them and compares the answers. [`variants`] are equivalent
//! forms of a script, and [`client`] is one in which applications are expanded on demand; `inspect` checks
//! models, values and cores; [`shrink`] minimises scripts with findings; and [`campaign`] is the command that
//! runs all of this. [`evaluate`] and `value` implement the theories without code of the solver.

mod array;
pub mod campaign;
pub mod client;
mod defined;
pub mod evaluate;
pub mod generate;
mod inspect;
mod laws;
mod memory;
pub mod oracle;
pub mod random;
pub mod replay;
pub mod script;
pub mod sexpr;
pub mod shrink;
mod structured;
mod terms;
mod value;
pub mod variants;
pub mod weights;
pub mod worker;
