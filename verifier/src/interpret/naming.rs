//! Names of what the addresses of a trace lead to, for people: `&x`, `&a[3]`, `"text"`, `heap #1 + 8`.
//!
//! **Here.** Addresses are named once, at the end of an execution, where each number of an object still
//! stands for what it stood for; where numbers were given again, there are no names. Allocations are numbered
//! in the order of their objects; memory that the program was given, in the order in which a trace first has
//! a pointer to it.

use std::collections::BTreeMap;

use super::memory::{ObjectKind, Store};
use super::record::{bits, part, source_variable};
use super::trace::{AddressNames, Event, TraceStep};
use crate::frontend::module::{Constant, Module, SourceType};

/// The most characters of a string that are shown.
const STRING: usize = 24;

/// The bytes of memory outside that belong to one pointer, at least.
const OUTSIDE: u64 = 1 << 12;

/// The names of all addresses that variables and inputs of a trace have.
pub(super) fn names(module: &Module, memory: &Store, steps: &[TraceStep]) -> AddressNames {
    let mut namer = Namer { module, memory, heap: BTreeMap::new(), outside: Vec::new() };
    if memory.gave_again() {
        return AddressNames::new();
    }
    namer.heap = memory.heap_numbers().zip(1..).collect();
    let mut names = AddressNames::new();
    let mut note = |ty: &SourceType, value: &javelin_solver::BitVec| {
        if let (SourceType::Pointer(target), Some(address @ 1..)) = (ty, value.to_u64())
            && !names.contains_key(&address)
            && let Some(name) = namer.name(address, target)
        {
            names.insert(address, name);
        }
    };
    for step in steps {
        match &step.event {
            Event::Enter(_, arguments) => arguments.iter().for_each(|(_, ty, value)| note(ty, value)),
            Event::Assign(_, ty, value)
            | Event::Global(_, ty, value)
            | Event::Outer(_, _, ty, value)
            | Event::Initial(_, _, ty, value)
            | Event::Volatile(_, ty, value)
            | Event::Input(_, ty, value) => note(ty, value),
            Event::Return(..) | Event::Failure | Event::Spurious | Event::Branch(_) | Event::Output(_) => {}
        }
    }
    names
}

struct Namer<'a> {
    module: &'a Module,
    memory: &'a Store,
    /// The objects that were allocated, by their numbers in addresses: which they are.
    heap: BTreeMap<usize, usize>,
    /// Memory that the program was given: from which address on, and how many bytes.
    outside: Vec<(u64, u64)>,
}

impl Namer<'_> {
    /// The name of an address that a pointer to this type has.
    fn name(&mut self, address: u64, target: &SourceType) -> Option<String> {
        if let Some(function) = self.memory.function_at(address) {
            let function = self.module.functions.get(function as usize)?;
            return Some(super::record::name(function));
        }
        if self.memory.is_foreign(address) {
            return Some(self.outside(address, target));
        }
        let number = self.memory.number_of(address);
        let offset = self.memory.signed_offset(address);
        let object = self.memory.object(number)?;
        match object.kind {
            ObjectKind::Heap(_) => Some(moved(format!("heap #{}", self.heap.get(&number)?), offset, "")),
            ObjectKind::Errno => Some(moved("&errno".to_owned(), offset, " bytes")),
            kind => match source_variable(self.module, kind, object.variable) {
                Some((_, variable)) => Some(self.variable((&variable.name, &variable.ty), offset, target)),
                None => Some(moved(self.string(kind)?, offset, " bytes")),
            },
        }
    }

    /// A part of a variable, or how far from it.
    fn variable(&self, (name, ty): (&str, &SourceType), offset: i64, target: &SourceType) -> String {
        let Ok(inside) = u64::try_from(offset) else {
            return moved(format!("&{name}"), offset, " bytes");
        };
        let width = bits(self.module, target);
        let whole = bits(self.module, ty);
        if inside == 0 && (width == 0 || width >= whole) {
            return format!("&{name}");
        }
        let (part, _) = part(self.module, (name, ty), inside.saturating_mul(8), width);
        match part.rsplit_once('+') {
            Some((whole, bytes)) => format!("&{whole} + {bytes} bytes"),
            None => format!("&{part}"),
        }
    }

    /// A constant of the program that is text.
    fn string(&self, kind: ObjectKind) -> Option<String> {
        let ObjectKind::Global(global) = kind else { return None };
        let global = self.module.globals.get(global as usize).filter(|global| global.is_constant)?;
        let Some(Constant::Bytes(bytes)) = &global.initial else { return None };
        let text = std::str::from_utf8(bytes.strip_suffix(&[0]).unwrap_or(bytes)).ok()?;
        let shown: String = text.chars().take(STRING).flat_map(char::escape_debug).collect();
        let rest = if text.chars().count() > STRING { "..." } else { "" };
        Some(format!("\"{shown}{rest}\""))
    }

    /// Memory that the program has not made.
    fn outside(&mut self, address: u64, target: &SourceType) -> String {
        let holds = |(first, size): &(u64, u64)| (*first..first.saturating_add(*size)).contains(&address);
        let known = (0..self.outside.len()).filter(|&index| holds(&self.outside[index]));
        let index = known.max_by_key(|&index| self.outside[index].0).unwrap_or_else(|| {
            self.outside.push((address, OUTSIDE.max(bits(self.module, target) / 8)));
            self.outside.len() - 1
        });
        moved(format!("outside #{}", index + 1), (address - self.outside[index].0) as i64, "")
    }
}

/// A name of something, and how many bytes from there an address is.
fn moved(name: String, bytes: i64, unit: &str) -> String {
    match bytes {
        0 => name,
        1.. => format!("{name} + {bytes}{unit}"),
        _ => format!("{name} - {}{unit}", bytes.unsigned_abs()),
    }
}
