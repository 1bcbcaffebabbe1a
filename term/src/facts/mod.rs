//! Facts: abstract values of bit-vectors, for the solver's preprocessing and for abstract interpretation of
//! programs.
//!
//! **Idea.** A fact is the reduced product of known bits, an unsigned and a signed interval (Cousot and
//! Cousot, *Systematic Design of Program Analysis Frameworks*, 1979), and every operator of bit-vectors
//! computes on facts as it does on values.
//!
//! **Here.** [`known_bits`] and [`interval`] are the parts, [`fact`] is their product, [`forward`] carries
//! facts from operands to results and [`backward`] from results to operands.
//!
//! **Contract.** What is derived contains every value that is possible. The tests enumerate all facts of
//! small widths.

pub mod backward;
pub mod fact;
pub mod forward;
pub mod interval;
pub mod known_bits;
#[cfg(test)]
mod tests;
