//! Programs as formulas: what engines share that execute program edges on terms.
//!
//! **Here.** [`guard`]: under which condition a location is reached. [`state`]: the values there, and how
//! paths join. [`nesting`]: the order of execution, loops among it; [`rounds`]: how often these were
//! executed; [`leaving`]: from where they are left; [`written`]: what they write. [`live`]: what is read
//! again. [`exclusive`]: where only one edge can be taken. [`reach`]: which checks are reachable from a
//! place. [`contents`]: what is in a new object. [`variables`]: where they stand in a state; [`evaluation`]:
//! terms over their values. [`unknown`]: what stands for unknown values. [`symbolic`]: what an edge does to
//! a state; [`loads`]: the values that it reads, [`reads`], [`terminal`]: those of memory; [`separate`]:
//! objects for pointers that nobody has made. [`activation`]: all locations of a function in their order;
//! [`triple`]: one edge between two conditions; [`block`]: many edges as one step; [`summarise`]: which
//! edges; [`automaton`]: all blocks of a program, and paths of them.

pub mod activation;
pub mod automaton;
pub mod block;
pub mod contents;
pub mod evaluation;
pub mod exclusive;
pub mod guard;
pub mod leaving;
pub mod live;
pub mod loads;
pub mod nesting;
pub mod reach;
pub mod reads;
pub mod rounds;
pub mod separate;
pub mod state;
pub mod summarise;
pub mod symbolic;
pub mod terminal;
pub mod triple;
pub mod unknown;
pub mod variables;
pub mod written;
