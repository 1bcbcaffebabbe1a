//! The interpreter: a module is executed on values.
//!
//! **Idea.** A finding is worth what its replay is worth. So the interpreter stands on the module as the
//! front end has read it, and shares nothing with what makes formulas: not the lowering, not the regions of
//! memory, not the terms.
//!
//! **Here.** Memory is objects of bytes, each byte known or not written yet; an address is an object and an
//! offset. Values that a program does not determine come from an [`Oracle`].
//!
//! | file | what |
//! |---|---|
//! | `machine.rs`, `call.rs` | frames, jumps, the loop; calls and returns |
//! | `execute.rs`, `access.rs` | what each instruction does; loads, stores, addresses |
//! | `constant.rs` | constants, and global variables at the beginning |
//! | `memory.rs`, `shape.rs`, `value.rs` | objects, sizes of types, values |
//! | `arithmetic.rs`, `float.rs` | operators |
//! | `library/` | functions without a body that are known, by families |
//! | `record.rs`, `trace.rs` | what happened |
//! | `taint.rs`, `marks.rs`, `guess.rs` | what depends on values that must not be guessed |
//! | `undefined.rs` | what was never written |
//! | `naming.rs` | names of what addresses lead to |
//! | `outside.rs` | names of memory that the program has not made |
//! | `oracle.rs` | who answers |
//! | `watch.rs` | observers of memory accesses |

mod access;
mod arithmetic;
mod call;
mod constant;
mod execute;
mod float;
mod guess;
mod library;
mod machine;
mod marks;
mod memory;
mod naming;
mod oracle;
mod outside;
mod record;
mod shape;
mod taint;
pub mod trace;
mod undefined;
mod value;
mod watch;

use std::io::Write;

use javelin_solver::BitVec;

use crate::frontend::module::Module;
use crate::limits::Limits;
use crate::program::cfa::{Place, Source};
use crate::program::strangers::Strangers;
use crate::reading::Reading;
use machine::Machine;
use trace::Trace;

pub(crate) use memory::offset_bits;
pub use oracle::{Fixed, Random};

/// The source of values that a program does not determine.
pub trait Oracle {
    /// A value of a width in bits, from this source. The same source is asked again and again, in the order
    /// of execution.
    fn value(&mut self, source: Source, width: u32) -> BitVec;

    /// Like [`Oracle::value`] for [`Source::Contents`], with the number of objects that the same place made
    /// before the one whose bytes are asked for. Not every object is asked for, so the order of questions
    /// alone does not show.
    fn contents(&mut self, source: Source, _earlier: u64, width: u32) -> BitVec {
        self.value(source, width)
    }

    /// The words of the command line that the program is given, the first one its name, where values were
    /// made at this place before it began; `None`: arguments are asked for as those of any function.
    fn command_line(&mut self, _beginning: Place) -> Option<Vec<Vec<u8>>> {
        None
    }

    /// The address that a function without a body, called at this place, leaves in a variable of the program
    /// that is null and whose address it is given; `None` if it leaves it null.
    fn left(&mut self, _place: Place) -> Option<u64> {
        None
    }

    /// The address of an object for which there is no room, though its allocation is not to fail; `None` if
    /// it fails then.
    fn instead(&mut self, _failure: Source) -> Option<u64> {
        None
    }

    /// A load or a store at this place has touched an object, at an offset. For those who check what an
    /// analysis says, or where a value went.
    fn accessed(&mut self, _place: Place, _object: Origin, _offset: u64) {}

    /// A pointer to memory that the program has not made is moved by a number of bytes.
    fn moved_outside(&mut self, _bytes: i64) {}

    /// A function without a body of which nothing is known, and which returns nothing, is called here.
    fn unknown_called(&mut self, _place: Place, _name: &str) {}

    /// A call through a pointer at this place calls a function.
    fn called(&mut self, _place: Place, _function: u32) {}
}

/// Where an object of an execution comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is a global variable.
    Global(u32),
    /// An `alloca` made it.
    Frame(Place),
    /// A call allocated it.
    Heap(Place),
    /// The program has not made it, and the offset is its address.
    Outside,
    /// The interpreter made it: arguments, copies of structures, what was thrown.
    Own,
}

/// How far an execution may go.
#[derive(Clone, Debug)]
pub struct ExecutionLimits {
    /// The limit of executed instructions.
    pub steps: u64,
    /// The most bytes of all objects together.
    pub memory: u64,
    /// The most calls within each other.
    pub depth: usize,
    /// The most events that are kept.
    pub events: usize,
    /// The limits of the run that it is a part of, to whose work its steps are added.
    pub run: Limits,
}

impl Default for ExecutionLimits {
    fn default() -> ExecutionLimits {
        let (steps, memory) = (100_000_000, 1 << 30);
        ExecutionLimits { steps, memory, depth: 10_000, events: 10_000, run: Limits::default() }
    }
}

/// Executes the entry of a module; arguments are asked of the oracle.
pub fn execute_entry(
    module: &Module,
    reading: &Reading,
    oracle: &mut dyn Oracle,
    limits: ExecutionLimits,
) -> Trace {
    Machine::new(module, reading, oracle, limits).run(None, None)
}

/// As [`execute_entry`], for a failure that must not depend on what functions without a body do, which may do
/// this.
pub fn execute_among(
    module: &Module,
    reading: &Reading,
    strangers: Strangers,
    oracle: &mut dyn Oracle,
    limits: ExecutionLimits,
) -> Trace {
    Machine::new(module, reading, oracle, limits).among(strangers).run(None, None)
}

/// Executes the entry of a module as far as the program determines it: without inputs, it ends where a value
/// is used that the program does not determine. If it comes to an end of the program, there is no other
/// execution.
pub fn execute_determined(module: &Module, reading: &Reading, limits: ExecutionLimits) -> Trace {
    Machine::new(module, reading, &mut Fixed::default(), limits).run_determined()
}

/// Executes a function of a module by itself; arguments are asked of the oracle.
pub fn execute_function(
    module: &Module,
    reading: &Reading,
    function: u32,
    oracle: &mut dyn Oracle,
    limits: ExecutionLimits,
) -> Trace {
    Machine::new(module, reading, oracle, limits).run_function(function)
}

/// Executes a program as an operating system would: with these arguments, the name of the program first.
/// What it prints goes where it says.
pub fn execute_program(
    module: &Module,
    reading: &Reading,
    oracle: &mut dyn Oracle,
    limits: ExecutionLimits,
    arguments: &[&str],
    output: &mut dyn Write,
) -> Trace {
    Machine::new(module, reading, oracle, limits).run(Some(arguments), Some(output))
}
