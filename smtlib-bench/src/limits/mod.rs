//! Attacks on limits: scripts that are short or cheap to send and want much time, memory or answer, and
//! clients that send them.
//!
//! [`inputs`] says what such a script is; [`reading`], [`solving`] and [`answering`] make them; [`program`]
//! runs one on the command line and [`tree`] with [`session`] in a daemon of its own; [`verdict`] holds what
//! was taken against what was allowed; [`table`] is the command that does this for all of them. [`hostile`]
//! has the clients and [`siege`] lets them loose on a daemon beside honest ones ([`honest`]). [`stops`] runs
//! random scripts under random limits.

pub mod answering;
pub mod honest;
pub mod hostile;
pub mod inputs;
pub mod program;
pub mod reading;
pub mod session;
pub mod siege;
pub mod solving;
pub mod stops;
pub mod table;
pub mod tree;
pub mod verdict;
