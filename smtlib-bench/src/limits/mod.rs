//! Attacks on limits: scripts that are short or cheap to send and need much time, memory or output, and
//! clients that send them.
//!
//! [`inputs`] defines such a script; `reading`, `solving` and `answering` have a table of them for each
//! phase; `program` runs one on the command line and [`tree`] with [`session`] in a daemon of its own;
//! [`verdict`] compares the use of time and memory with the bounds; `table` is the command that runs all
//! inputs. `hostile` has hostile clients; `siege` runs them against a daemon beside honest ones (`honest`).
//! `stops` runs random scripts under random limits.

mod answering;
mod honest;
mod hostile;
pub mod inputs;
mod program;
mod reading;
pub mod session;
pub(crate) mod siege;
mod solving;
pub(crate) mod stops;
pub(crate) mod table;
pub mod tree;
pub mod verdict;
