//! Tests of the parser through its public interface, in one binary.

#[path = "../recorder/mod.rs"]
mod recorder;

mod robustness;
mod scripts;
mod vocabulary;
