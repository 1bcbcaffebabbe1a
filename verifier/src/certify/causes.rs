//! Which null pointers that a function was given a failure comes from.
//!
//! **Idea.** A failure has a cause if it is not there once the cause is not (Zeller, *Isolating Cause-Effect
//! Chains from Computer Programs*, FSE 2002). A function that is executed by itself is given pointers:
//! parameters, what it reads of memory that it has not written, results of functions without a body. Where
//! one of them is null, the execution is repeated with the address of an object of its own in its place. If
//! the access that failed then leads to this object, the null came from there. A failure without such a cause
//! is the function's own: whatever callers pass, as long as it leads to objects.
//!
//! **Here.** A path that needs a null elsewhere is no cause: where the access is not executed at all, the
//! value that fails may have been made by the function. Accesses by library functions and calls through
//! pointers are not observed: there, a failure that goes away has a cause.
//!
//! **Contract.** This says how likely a report is to be one of the program; nothing is proved by it.

use std::collections::BTreeSet;

use javelin_solver::BitVec;

use super::replay::Answers;
use crate::frontend::module::{InstructionKind, Module};
use crate::interpret::trace::{End, Event, Trace};
use crate::interpret::{Limits, Oracle, Origin, run_function};
use crate::job::Cause;
use crate::program::cfa::{Check, Place, Source};
use crate::reading::{Property, Reading};

/// So many null pointers are looked at at the most; behind that, what fails is not called the function's own.
const MOST: usize = 32;

/// The bytes that each object of its own has for itself.
const ROOM: u32 = 24;

/// The answers of a counterexample, but for one null pointer, which leads to an object of its own.
struct Changed {
    answers: Answers,
    /// The bits of a pointer.
    bits: u32,
    /// Which null pointer leads elsewhere.
    which: usize,
    /// The null pointers so far, with where they come from.
    nulls: Vec<Source>,
    check: Place,
    /// Whether the access of the check has led to the object.
    is_followed: bool,
}

impl Changed {
    fn new(inputs: &[(Source, BitVec)], bits: u32, which: usize, check: Place) -> Changed {
        Changed { answers: Answers::new(inputs), bits, which, nulls: Vec::new(), check, is_followed: false }
    }

    /// The first address of the object: in memory that the program has not made, far behind its beginning.
    fn address(&self) -> u64 {
        let top = 1_u64 << (self.bits.min(64) - 1);
        top | top >> 1 | (self.which as u64 + 1) << ROOM
    }

    /// Whether an address leads to the object.
    fn is_there(&self, address: u64) -> bool {
        address >> ROOM == self.address() >> ROOM
    }
}

impl Oracle for Changed {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let value = self.answers.value(source, width);
        let is_given = matches!(
            source,
            Source::Argument(_) | Source::Global { .. } | Source::Outside { .. } | Source::Result(_)
        );
        if !is_given || width != self.bits || value != BitVec::zero(width) {
            return value;
        }
        self.nulls.push(source);
        match self.nulls.len() == self.which + 1 {
            true => BitVec::from_u64(self.address(), width),
            false => value,
        }
    }

    fn contents(&mut self, source: Source, earlier: u64, width: u32) -> BitVec {
        self.answers.contents(source, earlier, width)
    }

    fn accessed(&mut self, place: Place, origin: Origin, address: u64) {
        self.is_followed |= place == self.check && origin == Origin::Outside && self.is_there(address);
    }
}

/// The null pointers that a failure comes from which was found on these inputs in its function by itself;
/// `None` where that is not known.
pub fn causes(
    module: &Module,
    reading: &Reading,
    check: &Check,
    inputs: &[(Source, BitVec)],
    limits: &Limits,
) -> Option<Vec<Cause>> {
    let bits = module.layout.pointer_bits;
    if check.property != Property::Null || bits <= ROOM + 2 {
        return None;
    }
    let is_seen = is_observed(module, check.place);
    let mut causes = BTreeSet::new();
    for which in 0..MOST {
        let mut oracle = Changed::new(inputs, bits, which, check.place);
        let trace = run_function(module, reading, check.function, &mut oracle, limits.clone());
        let Some(&source) = oracle.nulls.get(which) else {
            return Some(causes.into_iter().collect());
        };
        let is_gone = !matches!(&trace.end, End::Violation { place, .. } if *place == check.place);
        if oracle.is_followed || is_gone && !is_seen {
            let name = name(&trace, &oracle).unwrap_or_else(|| "a pointer in memory".to_owned());
            causes.insert(Cause { name, is_result: matches!(source, Source::Result(_)) });
        }
    }
    None
}

/// Whether the oracle is told what an instruction accesses.
fn is_observed(module: &Module, place: Place) -> bool {
    let function = module.functions.get(place.function as usize);
    let block = function.and_then(|function| function.blocks.get(place.block as usize));
    let instruction = block.and_then(|block| block.instructions.get(place.instruction as usize));
    instruction
        .is_some_and(|found| matches!(found.kind, InstructionKind::Load(..) | InstructionKind::Store(..)))
}

/// The name of the variable that leads to the object.
fn name(trace: &Trace, oracle: &Changed) -> Option<String> {
    let is_it = |value: &BitVec| value.to_u64().is_some_and(|value| oracle.is_there(value));
    trace.steps.iter().find_map(|step| match &step.event {
        Event::Enter(_, arguments) if step.depth == 0 => {
            let given = arguments.iter().find(|(_, _, value)| is_it(value));
            given.map(|(name, ..)| name.clone())
        }
        Event::Initial(_, name, _, value) if is_it(value) => Some(name.clone()),
        Event::Input(name, _, value) if is_it(value) => Some(format!("{name}()")),
        _ => None,
    })
}
