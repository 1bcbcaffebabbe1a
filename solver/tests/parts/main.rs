//! The parts of the solver against their references, laws and counts, through the public modules. One binary,
//! since each links all of the solver; `tests/traces` is the other one.

#[path = "../law/mod.rs"]
mod law;
#[path = "../random/mod.rs"]
mod random;

mod answers;
mod arithmetic;
mod circuit_page;
mod circuits;
mod collecting;
mod engine;
mod examples;
mod identities;
mod interpolants;
mod operators;
mod passes;
mod pipeline;
mod proofs;
mod questions;
mod rules;
mod stopping;
mod terms;
mod theories;
mod writing;
