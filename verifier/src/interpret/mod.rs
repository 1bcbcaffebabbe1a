//! The interpreter: a module is executed on values.
//!
//! **Idea.** A finding is worth what its replay is worth. So the interpreter stands on the module as the front end
//! has read it, and shares nothing with what makes formulas: not the lowering, not the regions of memory, not the terms.
//!
//! **Here.** Memory is objects of bytes, each byte known or not written yet; an address is an object and an offset.
//! What a program does not determine is asked of an [`Oracle`].

pub mod trace;

use javelin_solver::BitVec;

use crate::program::cfa::Source;

/// Who says what a program does not determine.
pub trait Oracle {
    /// A value of so many bits, from this source. The same source is asked again and again, in the order of
    /// execution.
    fn value(&mut self, source: Source, width: u32) -> BitVec;
}
