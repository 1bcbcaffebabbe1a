//! `errno`.
//!
//! **Here.** Functions that say what they leave there write it (`strtol`). Any other function of the library
//! may leave another number there, with or without an error (ISO C, 7.5): an execution that reads it then
//! ends as one that is not known. Functions on characters, strings and bytes are trusted to leave it alone.

use super::CallResult;
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::memory::ObjectKind;
use crate::interpret::value::Value;

/// A result is out of range: the number of Linux and of most systems.
pub(super) const ERANGE: u8 = 34;

/// How the names of functions begin that leave it alone, or write it themselves.
const SILENT: &[&str] = &[
    "llvm.",
    "__VERIFIER_",
    "nondet_",
    "__errno_",
    "__error",
    "__assert",
    "__ctype_",
    "is",
    "to",
    "mem",
    "str",
    "abs",
    "free",
];

/// The names that begin so and are not meant.
const LOUD: &[&str] =
    &["isatty", "memalign", "strcoll", "strdup", "strerror", "strndup", "strtod", "strtof", "strtold"];

/// Before a call of a function of the library: makes `errno` unknown if the function may write it.
pub(super) fn before(machine: &mut Machine<'_, '_>, name: &str) -> Flow<()> {
    let name = name.strip_prefix("__isoc23_").unwrap_or(name);
    let is_silent = SILENT.iter().any(|prefix| name.starts_with(prefix)) && !LOUD.contains(&name);
    if is_silent { Ok(()) } else { forget(machine) }
}

/// Makes the value of `errno` unknown.
pub(super) fn forget(machine: &mut Machine<'_, '_>) -> Flow<()> {
    let address = address(machine)?;
    let number = machine.memory.number_of(address);
    if let Some(object) = machine.memory.object_mut(number) {
        object.forget();
    }
    Ok(())
}

/// A function leaves a number there.
pub(super) fn leave(machine: &mut Machine<'_, '_>, number: u8) -> Flow<()> {
    let address = address(machine)?;
    let mut bytes = [number, 0, 0, 0];
    if !machine.module.layout.little_endian {
        bytes.reverse();
    }
    machine.write(address, &bytes)
}

/// `__errno_location`.
pub(super) fn location(machine: &mut Machine<'_, '_>) -> CallResult {
    Ok(Some(Value::Bits(address(machine)?)))
}

/// Where it is: 0 at the beginning.
fn address(machine: &mut Machine<'_, '_>) -> Flow<u64> {
    if let Some(address) = machine.library.errno {
        return Ok(address);
    }
    let address = machine.memory.allocate(4, ObjectKind::Errno).map_err(|error| machine.no_room(error))?;
    machine.library.errno = Some(address);
    leave(machine, 0)?;
    Ok(address)
}
