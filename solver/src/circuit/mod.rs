//! Circuits: bit-vector terms as gates.
//!
//! [`gates::Gates`] holds the gates, `local` simplifies each as it is made, [`blast::Blaster`] turns terms
//! into bits; one file per kind of arithmetic circuit. Vectors are slices of [`gates::Edge`], least
//! significant bit first.

mod adder;
pub mod blast;
mod comparator;
mod divider;
pub mod gates;
mod local;
mod meter;
mod multiplier;
mod select;
mod shifter;
pub mod simulate;
