//! Reports on a job for people and programs.
//!
//! **Here.** Each form is a file, and a function from the job, its report and the sources to a text. None
//! decides anything: all forms give the verdicts of the report.

mod condition;
#[cfg(test)]
mod example;
pub mod html;
pub mod json;
pub mod sarif;
pub mod source;
pub mod story;
pub mod syntax;
pub mod test_case;
pub mod text;
pub mod value;
pub mod witness;
