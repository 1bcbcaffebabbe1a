//! A failure that a solver has found is executed by the interpreter.
//!
//! **Here.** The solver's values of what the program does not determine are handed to the interpreter
//! whenever it asks. Only a run that breaks the property at the instruction of the check counts as a finding.
//!
//! A program can examine the integer value of an address, its bytes in memory, which of two objects lies
//! first. The interpreter's addresses are those of no machine, so a run has to fail twice: with the objects
//! at other addresses, too, which are as low as those of programs on common machines.
//!
//! Values are given by source, in order. Those of memory are given by byte, since the interpreter may ask for
//! other parts than the program form is made of: a list of objects for each place that makes some.

use std::sync::Arc;

use javelin_solver::BitVec;
use rustc_hash::FxHashMap;

use crate::frontend::module::{Module, SourceType};
use crate::interpret::trace::{End, Event, Trace};
use crate::interpret::{ExecutionLimits, Oracle, execute_among, execute_function};
use crate::program::cfa::{Check, Place, Source};
use crate::program::library::is_library;
use crate::program::strangers::Strangers;
use crate::reading::Reading;
use crate::why::{Conditional, Why};

/// The bytes of an object that are known or were asked for, by offset.
type Bytes = FxHashMap<u64, u8>;

/// Answers found by a solver.
#[derive(Debug, Default)]
pub struct Answers {
    values: FxHashMap<Source, (Vec<BitVec>, usize)>,
    /// The objects that each place makes, in order.
    objects: FxHashMap<Place, Vec<Bytes>>,
    globals: FxHashMap<u32, Bytes>,
    separate: FxHashMap<(u32, i64), BitVec>,
    outside: Bytes,
}

/// The bytes of a value, the lowest first.
fn bytes_of(value: &BitVec) -> impl Iterator<Item = u8> + '_ {
    let count = value.width() / 8;
    (0..count).map(|byte| value.extract(8 * byte + 7, 8 * byte).to_u64().unwrap_or(0) as u8)
}

/// A value as wide as it is asked for.
fn fitted(value: &BitVec, width: u32) -> BitVec {
    match value.width() {
        own if own < width => value.zero_extend(width - own),
        own if own > width => value.extract(width - 1, 0),
        _ => value.clone(),
    }
}

/// The value of some bytes of an object, unknown bytes being 0.
fn part(bytes: &Bytes, offset: u64, width: u32) -> BitVec {
    let byte = |position: u32| bytes.get(&(offset + u64::from(position))).copied().unwrap_or(0);
    BitVec::from_bits(width, |bit| byte(bit / 8) >> (bit % 8) & 1 == 1)
}

impl Answers {
    /// From sources and values, in the order of execution.
    pub fn new(inputs: &[(Source, BitVec)]) -> Answers {
        let mut answers = Answers::default();
        for (source, value) in inputs {
            match *source {
                Source::Contents { place, offset, .. } => {
                    tell(answers.objects.entry(place).or_default(), offset, value);
                }
                Source::Global { global, offset, .. } => {
                    let bytes = answers.globals.entry(global).or_default();
                    bytes.extend((offset..).zip(bytes_of(value)));
                }
                Source::Separate { number, offset, .. } => {
                    answers.separate.insert((number, offset), value.clone());
                }
                Source::Outside { address, .. } => {
                    answers.outside.extend((address..).zip(bytes_of(value)));
                }
                _ => answers.values.entry(*source).or_default().0.push(value.clone()),
            }
        }
        answers
    }
}

/// Another part of the last of some objects; of the next one, if this part is known.
fn tell(objects: &mut Vec<Bytes>, offset: u64, value: &BitVec) {
    match objects.last_mut() {
        Some(last) if !last.contains_key(&offset) => last.extend((offset..).zip(bytes_of(value))),
        _ => objects.push((offset..).zip(bytes_of(value)).collect()),
    }
}

impl Oracle for Answers {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        match source {
            Source::Contents { .. } => self.contents(source, 0, width),
            Source::Global { global, offset, .. } => {
                part(self.globals.entry(global).or_default(), offset, width)
            }
            Source::Separate { number, offset, bytes } => {
                let byte = |at: u32| self.separate.get(&(number, offset + i64::from(at)));
                let bit = |bit: u32| byte(bit / 8).is_some_and(|byte| byte.bit(bit % 8));
                BitVec::from_bits(bytes * 8, bit)
            }
            Source::Outside { address, .. } => part(&self.outside, address, width),
            _ => {
                let Some((values, next)) = self.values.get_mut(&source) else { return BitVec::zero(width) };
                *next += 1;
                values.get(*next - 1).map_or_else(|| BitVec::zero(width), |value| fitted(value, width))
            }
        }
    }

    fn contents(&mut self, source: Source, earlier: u64, width: u32) -> BitVec {
        let Source::Contents { place, offset, .. } = source else { return self.value(source, width) };
        let object = self.objects.get(&place).and_then(|objects| objects.get(earlier as usize));
        object.map_or_else(|| BitVec::zero(width), |bytes| part(bytes, offset, width))
    }

    /// As many words as the first argument says; those of which nothing is known are empty.
    fn command_line(&mut self, beginning: Place) -> Option<Vec<Vec<u8>>> {
        let known = self.objects.get(&beginning)?;
        let (count, _) = self.values.get(&Source::Argument(0))?;
        let count = count.first()?.to_u64().filter(|count| *count <= MOST_WORDS)?;
        let byte = |word: &Bytes, at: u64| word.get(&at).copied().filter(|byte| *byte != 0);
        let text = |word: &Bytes| (0..).map_while(|at| byte(word, at)).collect::<Vec<u8>>();
        Some((0..count as usize).map(|word| known.get(word).map(text).unwrap_or_default()).collect())
    }
}

/// The most words of a command line.
const MOST_WORDS: u64 = 64;

/// Executes a module on these inputs, from its entry or from the function of the check if each function is
/// one; the execution, if it fails the check.
///
/// # Errors
/// It does something else, or its failure depends on what must not be guessed: what.
pub fn replay(
    module: &Module,
    reading: &Reading,
    strangers: Strangers,
    check: &Check,
    inputs: &[(Source, BitVec)],
    limits: ExecutionLimits,
) -> Result<Trace, Why> {
    if reading.every_function {
        let mut answers = Answers::new(inputs);
        let trace = execute_function(module, reading, check.function, &mut answers, limits);
        return failing(check, trace).map_err(Why::NotReplayed).and_then(|trace| independent(module, trace));
    }
    let execute =
        |reading| execute_among(module, reading, strangers, &mut Answers::new(inputs), limits.clone());
    let trace = failing(check, execute(reading)).map_err(Why::NotReplayed)?;
    if !reading.separate_pointers && (trace.has_digits || !trace.has_foreign_addresses) {
        failing(check, execute(&elsewhere(module, reading)))
            .map_err(|end| Why::NotReplayed(format!("with objects at other addresses {end}")))?;
    }
    independent(module, trace)
}

/// A failing execution, unless its failure depends on what a function without a body does.
fn independent(module: &Module, trace: Trace) -> Result<Trace, Why> {
    let function = trace.depends_on.and_then(|number| module.functions.get(number as usize));
    let Some(function) = function else { return Ok(trace) };
    let name = if function.source_name.is_empty() { &function.name } else { &function.source_name };
    match is_library(function) {
        true => Err(Why::Library(name.clone())),
        false => {
            let words = done_by(name, &trace);
            Err(Why::FailsIf(Conditional { words, trace: Arc::new(trace) }))
        }
    }
}

/// The behaviour of a function without a body in an execution, in words.
fn done_by(name: &str, trace: &Trace) -> String {
    let returned = trace.steps.iter().rev().find_map(|step| match &step.event {
        Event::Input(called, ty, value) if called == name => Some((ty, value)),
        _ => None,
    });
    match returned {
        Some((SourceType::Pointer(_), value)) if value.is_zero() => format!("{name}() returns NULL"),
        Some((SourceType::Pointer(_), _)) => format!("{name}() returns some address"),
        Some((SourceType::Bool, value)) => format!("{name}() returns {}", !value.is_zero()),
        Some((_, value)) if (1..=64).contains(&value.width()) => {
            let unused = 64 - value.width();
            let number = (value.to_u64().unwrap_or(0) << unused) as i64 >> unused;
            format!("{name}() returns {number}")
        }
        Some(_) => format!("{name}() returns some value"),
        None => format!("{name}() leaves what it can reach as it is"),
    }
}

/// The execution, if it fails the check; else what it does.
fn failing(check: &Check, trace: Trace) -> Result<Trace, String> {
    match &trace.end {
        End::Violation { place, property, .. } if *place == check.place && *property == check.property => {
            Ok(trace)
        }
        End::Exit(_) if trace.has_foreign_addresses => {
            Err(format!("{}; it was given addresses of memory that it did not make", told(&trace.end)))
        }
        other => Err(told(other)),
    }
}

/// The bits of an address that number the object in a second execution, of 64 bits and of fewer. With 24 of
/// 64 the first hundred objects lie below 2^47, where common machines have those of programs.
const OBJECT_BITS: u32 = 24;
const FEW_OBJECT_BITS: u32 = 12;

/// The same reading with objects at other addresses.
fn elsewhere(module: &Module, reading: &Reading) -> Reading {
    let bits = if module.layout.pointer_bits == 64 { OBJECT_BITS } else { FEW_OBJECT_BITS };
    let is_same = reading.object_bits.is_some_and(|own| own == bits);
    Reading { object_bits: Some(if is_same { bits - 1 } else { bits }), ..reading.clone() }
}

/// How an execution ended that should have failed a check.
fn told(end: &End) -> String {
    match end {
        End::Exit(status) => format!("the run ended with status {status}"),
        End::Violation { property, says, .. } => {
            format!("the run did something else that is forbidden first: {says} ({})", property.name())
        }
        End::Assumption => "the run broke an assumption".into(),
        End::Abort(what) => format!("the run was aborted: {what}"),
        End::Steps => "the run took too many steps".into(),
        End::Unknown(what, _) => format!("the run met something that is not known: {what}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_answered_in_other_parts_than_it_is_given() {
        let place = Place { function: 0, block: 0, instruction: 1 };
        let part = |offset, bytes| Source::Contents { place, offset, bytes };
        let word = |number| BitVec::from_u64(number, 32);
        let told = [(part(0, 4), word(0x0403_0201)), (part(4, 4), word(0x0807_0605)), (part(0, 4), word(7))];
        let mut answers = Answers::new(&told);
        assert_eq!(answers.contents(part(3, 2), 0, 16), BitVec::from_u64(0x0504, 16));
        assert_eq!(answers.contents(part(0, 4), 1, 32), word(7));
        assert_eq!(answers.contents(part(0, 1), 0, 8), BitVec::from_u64(1, 8));
        assert_eq!(answers.contents(part(0, 4), 2, 32), word(0));
    }

    #[test]
    fn values_come_in_order_and_fit() {
        let place = Place { function: 1, block: 2, instruction: 3 };
        let source = Source::Result(place);
        let told = [(source, BitVec::from_u64(300, 16)), (source, BitVec::from_u64(2, 16))];
        let mut answers = Answers::new(&told);
        assert_eq!(answers.value(source, 8), BitVec::from_u64(44, 8));
        assert_eq!(answers.value(source, 32), BitVec::from_u64(2, 32));
        assert_eq!(answers.value(source, 32), BitVec::zero(32));
        let global = Source::Global { global: 4, offset: 8, bytes: 2 };
        let mut answers = Answers::new(&[(global, BitVec::from_u64(0x0201, 16))]);
        let second = Source::Global { global: 4, offset: 9, bytes: 1 };
        assert_eq!([0, 1].map(|_| answers.value(second, 8)), [0, 1].map(|_| BitVec::from_u64(2, 8)));
    }
}
