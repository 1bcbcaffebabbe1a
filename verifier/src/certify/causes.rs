//! Which null pointers that a function was given a failure comes from.
//!
//! **Idea.** A failure has a cause if it is not there once the cause is not (Zeller, *Isolating Cause-Effect
//! Chains from Computer Programs*, FSE 2002). A function that is executed by itself is given pointers:
//! parameters, what it reads of memory that it has not written, what functions without a body return, and
//! what they leave in its variables. Where
//! one of them is null, the execution is repeated with the address of an object of its own in its place. If
//! the access that failed then leads to this object, the null came from there; so it did from an allocation
//! that failed, if the access is executed once that succeeds. A failure of an execution that was given no
//! null is the function's own: whatever callers pass, as long as it leads to objects.
//!
//! **Here.** A path that needs a null elsewhere has no cause that can be named: where the access is not
//! executed at all, the null may be the one that was given, compared with what fails. Nor has an execution in
//! which two pointers that were given lead to one object, an access leads far from all of them, or one of
//! them is moved far, where another may lie: such objects overlap. Accesses by library functions and calls
//! through pointers are not observed: there, a null pointer is a cause if the failure goes away with it, or
//! stays when all others are replaced. A function without a body that is called only because of a failure
//! may end the program: then the report relies on that it returns.
//!
//! **Contract.** This says how likely a report is to be one of the program; nothing is proved by it.

use std::collections::BTreeSet;

use javelin_solver::BitVec;

use super::replay::Answers;
use crate::frontend::module::{Call, Callee, InstructionKind, Module, Type};
use crate::interpret::trace::{End, Event, Trace};
use crate::interpret::{ExecutionLimits, Oracle, Origin, execute_entry, execute_function, offset_bits};
use crate::job::{Cause, NullFrom};
use crate::program::cfa::{Check, Place, Source};
use crate::program::library::returns_null_on_failure;
use crate::reading::{Property, Reading};

/// The most null pointers that are examined; a failure after more is not called the function's own.
const MOST: usize = 32;

/// The bits of an address that number the object of its own.
const NUMBER: u32 = 8;

/// An object of a pointer that was given may be so long.
const LONGEST: u64 = 1 << 20;

/// Functions of the C library without a model here that report failures and return.
const RETURNING: &[&str] =
    &["perror", "psignal", "syslog", "vsyslog", "warn", "warnx", "vwarn", "vwarnx", "rewind", "clearerr"];

/// Which null pointers lead elsewhere.
#[derive(Clone, Copy, Debug)]
enum Which {
    Only(usize),
    AllBut(usize),
    All,
}

impl Which {
    fn has(self, null: usize) -> bool {
        match self {
            Which::Only(one) => null == one,
            Which::AllBut(one) => null != one,
            Which::All => true,
        }
    }
}

/// The answers of a counterexample, but for some null pointers, which lead to objects of their own.
struct Changed<'a> {
    answers: Answers,
    /// The bits of a pointer, and those of them that are an offset.
    bits: u32,
    offset_bits: u32,
    /// Whether the program is executed from its entry on.
    is_whole: bool,
    /// Which null pointers lead elsewhere.
    which: Which,
    /// The null pointers so far, with where they come from.
    nulls: Vec<(Source, NullFrom)>,
    /// The functions that return null when they fail.
    failing: &'a dyn Fn(Place) -> bool,
    /// The pointers that are not null.
    given: Vec<u64>,
    is_wild: bool,
    check: Place,
    /// Whether bytes of a pointer were replaced, which then leads anywhere.
    is_part: bool,
    /// Whether the access of the check has led to the object.
    is_followed: bool,
    /// The functions that may end the program, with where they were called.
    handlers: Vec<(Place, String)>,
}

impl Changed<'_> {
    /// The middle of the object of a null pointer: in memory that the program has not made, far after its
    /// beginning.
    fn address(&self, null: usize) -> u64 {
        let (top, room) = (1_u64 << (self.bits - 1), self.bits - NUMBER);
        let number = (null % (MOST + 1)) as u64 + 1;
        top | top >> 1 | number << room | 1 << (room - 1)
    }

    /// Whether a value is that of a null pointer. From the entry of a program on, what others have left or
    /// return may be any number, and small ones lead to where null does, also negative ones with an offset.
    fn is_null(&self, source: Source, value: &BitVec) -> bool {
        let is_any = self.is_whole && matches!(source, Source::Global { .. } | Source::Result(_));
        match value.to_u64() {
            Some(0) => true,
            Some(number) if is_any && value.width() == self.bits => {
                let object = number >> self.offset_bits;
                object == 0 || object == u64::MAX >> (64 - self.bits) >> self.offset_bits
            }
            Some(_) => false,
            None => value.is_zero(),
        }
    }

    /// Whether an allocation fails.
    fn allocated(&mut self, source: Source, fails: BitVec) -> BitVec {
        if fails == BitVec::zero(fails.width()) {
            return fails;
        }
        let null = self.nulls.len();
        self.nulls.push((source, NullFrom::Failure));
        if self.which.has(null) { BitVec::zero(fails.width()) } else { fails }
    }

    /// Whether an address leads to the object of a null pointer.
    fn is_there(&self, null: usize, address: u64) -> bool {
        let room = self.bits - NUMBER;
        address >> room == self.address(null) >> room
    }
}

impl Oracle for Changed<'_> {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let value = self.answers.value(source, width);
        if let Source::Failure(_) = source {
            return self.allocated(source, value);
        }
        let is_given = matches!(
            source,
            Source::Argument(_)
                | Source::Global { .. }
                | Source::Outside { .. }
                | Source::Result(_)
                | Source::Volatile(_)
        );
        // A pointer of which some bytes are known comes in part: 3, 5, 6 or 7 bytes.
        let is_part = width < self.bits && !width.is_power_of_two();
        if !is_given || width != self.bits && !is_part || !self.is_null(source, &value) {
            let address = value.to_u64().filter(|&address| address >> (self.bits - 1) == 1);
            if let Some(address) = address.filter(|_| is_given && width == self.bits) {
                self.is_wild |= self.given.contains(&address);
                self.given.push(address);
            }
            return value;
        }
        let null = self.nulls.len();
        let from = match source {
            Source::Result(place) if (self.failing)(place) => NullFrom::Failure,
            Source::Result(_) => NullFrom::Result,
            _ => NullFrom::Given,
        };
        self.nulls.push((source, from));
        self.is_part |= is_part && self.which.has(null);
        match self.which.has(null) {
            true if is_part => BitVec::from_bits(width, |_| true),
            true => BitVec::from_u64(self.address(null), width),
            false => value,
        }
    }

    /// A variable that has no value yet was given one by a callee that got its address.
    fn contents(&mut self, source: Source, earlier: u64, width: u32) -> BitVec {
        let value = self.answers.contents(source, earlier, width);
        let Source::Contents { place, .. } = source else { return value };
        match width == self.bits && value == BitVec::zero(width) {
            true => self.left(place).map_or(value, |address| BitVec::from_u64(address, width)),
            false => value,
        }
    }

    fn command_line(&mut self, beginning: Place) -> Option<Vec<Vec<u8>>> {
        self.answers.command_line(beginning)
    }

    fn left(&mut self, place: Place) -> Option<u64> {
        let null = self.nulls.len();
        self.nulls.push((Source::Result(place), NullFrom::Result));
        self.which.has(null).then(|| self.address(null))
    }

    /// An allocation of more than there is room for, which may have been let succeed just now.
    fn instead(&mut self, failure: Source) -> Option<u64> {
        if self.nulls.last().is_none_or(|(source, _)| *source != failure) {
            self.nulls.push((failure, NullFrom::Failure));
        }
        let null = self.nulls.len() - 1;
        self.which.has(null).then(|| self.address(null))
    }

    fn accessed(&mut self, place: Place, origin: Origin, address: u64) {
        let is_outside = origin == Origin::Outside;
        let is_near = |given: &u64| address.wrapping_sub(*given) < LONGEST;
        let is_new = || (0..=MOST).any(|null| self.is_there(null, address));
        self.is_wild |= is_outside && !self.given.iter().any(is_near) && !is_new();
        if let Which::Only(null) = self.which
            && place == self.check
        {
            let is_allocated = matches!(self.nulls.get(null), Some((Source::Failure(_), _)));
            self.is_followed |= is_allocated || is_outside && self.is_there(null, address);
        }
    }

    fn moved_outside(&mut self, bytes: i64) {
        self.is_wild |= bytes.unsigned_abs() >= LONGEST;
    }

    fn unknown_called(&mut self, place: Place, name: &str) {
        if !RETURNING.contains(&name) && !self.handlers.iter().any(|(known, _)| *known == place) {
            self.handlers.push((place, name.to_owned()));
        }
    }
}

/// The null pointers that a failure comes from which was found on these inputs in its function by itself;
/// `None` where that is not known.
pub fn causes(
    module: &Module,
    reading: &Reading,
    check: &Check,
    inputs: &[(Source, BitVec)],
    limits: &ExecutionLimits,
) -> Option<Vec<Cause>> {
    let bits = module.layout.pointer_bits;
    if check.property != Property::Null || !(2 * NUMBER..=64).contains(&bits) {
        return None;
    }
    let place = check.place;
    let offset_bits = offset_bits(bits, reading);
    let failing = |place: Place| called(module, place).is_some_and(returns_null_on_failure);
    let execute = |which: Which| {
        let mut oracle = Changed {
            answers: Answers::new(inputs),
            bits,
            offset_bits,
            is_whole: !reading.every_function,
            which,
            nulls: Vec::new(),
            failing: &failing,
            given: Vec::new(),
            is_wild: false,
            check: place,
            is_part: false,
            is_followed: false,
            handlers: Vec::new(),
        };
        let trace = match reading.every_function {
            true => execute_function(module, reading, check.function, &mut oracle, limits.clone()),
            false => execute_entry(module, reading, &mut oracle, limits.clone()),
        };
        let fails = matches!(&trace.end, End::Violation { place, .. } if *place == check.place);
        (oracle, trace, fails)
    };
    let is_seen = is_observed(module, place);
    // The oracle is not asked for further arguments of a function with any number of arguments.
    let ty = module.functions.get(check.function as usize).map(|function| module.ty(function.ty));
    let takes_any = matches!(ty, Some(Type::Function { variadic: true, .. }));
    let mut causes = BTreeSet::new();
    // A failure that occurs wherever null pointers lead has no cause.
    let is_clear = is_seen || execute(Which::All).2;
    for null in 0..MOST {
        let (oracle, trace, fails) = execute(Which::Only(null));
        let Some(&(source, from)) = oracle.nulls.get(null) else {
            let is_own = is_clear && oracle.nulls.is_empty() && !oracle.is_wild && !takes_any;
            return (is_own || !causes.is_empty()).then(|| causes.into_iter().collect());
        };
        let is_gone = !fails && (oracle.is_part || !is_clear);
        if oracle.is_followed || is_gone || !is_clear && execute(Which::AllBut(null)).2 {
            let is_it = |value: &BitVec| value.to_u64().is_some_and(|value| oracle.is_there(null, value));
            let unnamed = match from {
                NullFrom::Given => "a pointer in memory",
                NullFrom::Result => "what a function without a body leaves",
                NullFrom::Failure | NullFrom::Handled => "what is allocated",
            };
            // A function that is called only because of the failure may end the program.
            let handler = || {
                let handlers = execute(Which::Only(MOST)).0.handlers;
                handlers.into_iter().find(|handler| !oracle.handlers.contains(handler))
            };
            if from == NullFrom::Failure
                && let Some((_, name)) = handler()
            {
                causes.insert(Cause { name, from: NullFrom::Handled });
                continue;
            }
            let failed = match source {
                Source::Failure(place) => called(module, place).map(|name| format!("{name}()")),
                _ => name(&trace, is_it),
            };
            causes.insert(Cause { name: failed.unwrap_or_else(|| unnamed.to_owned()), from });
        }
    }
    None
}

/// The name of the function that an instruction calls.
fn called(module: &Module, place: Place) -> Option<&str> {
    let block = module.functions.get(place.function as usize)?.blocks.get(place.block as usize)?;
    match &block.instructions.get(place.instruction as usize)?.kind {
        InstructionKind::Call(Call { callee: Callee::Function(number), .. }) => {
            module.functions.get(*number as usize).map(|function| function.name.as_str())
        }
        _ => None,
    }
}

/// Whether the oracle is notified of the accesses of an instruction.
fn is_observed(module: &Module, place: Place) -> bool {
    let function = module.functions.get(place.function as usize);
    let block = function.and_then(|function| function.blocks.get(place.block as usize));
    let instruction = block.and_then(|block| block.instructions.get(place.instruction as usize));
    instruction
        .is_some_and(|found| matches!(found.kind, InstructionKind::Load(..) | InstructionKind::Store(..)))
}

/// The name of the variable that has this value.
fn name(trace: &Trace, is_it: impl Fn(&BitVec) -> bool) -> Option<String> {
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
