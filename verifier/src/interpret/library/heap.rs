//! Allocation: `malloc` and its family, C++'s operators.
//!
//! **Here.** An allocation fails if the oracle says so. Sizes of 0 give an object without bytes. What is
//! freed stays known as dead, so a later access is noticed.

use super::{CallResult, LibraryCall, Model};
use crate::interpret::machine::{Flow, Machine, PAGE};
use crate::interpret::memory::{ObjectKind, ObjectState};
use crate::interpret::record::What;
use crate::interpret::trace::End;
use crate::interpret::value::Value;
use crate::program::cfa::Source;
use crate::reading::Property;

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "malloc" | "valloc" | "kmalloc" | "xmalloc" | "__VERIFIER_malloc" => {
            |machine, site| fallible(machine, site.bits(0), false)
        }
        "kzalloc" => |machine, site| fallible(machine, site.bits(0), true),
        "calloc" => |machine, site| {
            let size = site.bits(0).checked_mul(site.bits(1));
            let size = size.ok_or_else(|| machine.unknown("an allocation that is too large"))?;
            fallible(machine, size, true)
        },
        "realloc" => |machine, site| realloc(machine, site),
        "reallocarray" => |machine, site| {
            let size = site.bits(1).checked_mul(site.bits(2));
            let size = size.ok_or_else(|| machine.unknown("an allocation that is too large"))?;
            resize(machine, site.bits(0), size)
        },
        "aligned_alloc" | "memalign" => |machine, site| {
            machine.is_strict |= site.bits(0) > PAGE;
            fallible(machine, site.bits(1), false)
        },
        "posix_memalign" => |machine, site| {
            machine.is_strict |= site.bits(1) > PAGE;
            let Some(value) = fallible(machine, site.bits(2), false)? else { return Ok(None) };
            if value.low() == 0 {
                return Ok(Some(Value::Bits(12)));
            }
            machine.store(site.bits(0), site.ty(0), &value, machine.span())?;
            Ok(Some(Value::Bits(0)))
        },
        "free"
        | "cfree"
        | "kfree"
        | "_ZdlPv"
        | "_ZdaPv"
        | "_ZdlPvm"
        | "_ZdaPvm"
        | "_ZdlPvj"
        | "_ZdaPvj"
        | "_ZdlPvSt11align_val_t"
        | "_ZdlPvmSt11align_val_t"
        | "_ZdaPvmSt11align_val_t"
        | "_ZdaPvSt11align_val_t"
        | "_ZdlPvRKSt9nothrow_t"
        | "_ZdaPvRKSt9nothrow_t" => |machine, site| {
            release(machine, site.bits(0))?;
            Ok(Some(Value::Bits(0)))
        },
        "_Znwm" | "_Znam" | "_Znwj" | "_Znaj" => {
            |machine, site| allocate(machine, site.bits(0), false).map(Some)
        }
        "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => |machine, site| {
            machine.is_strict |= site.bits(1) > PAGE;
            allocate(machine, site.bits(0), false).map(Some)
        },
        "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
            |machine, site| fallible(machine, site.bits(0), false)
        }
        "malloc_usable_size" => |machine, site| {
            let size =
                machine.memory.object(machine.memory.number_of(site.bits(0))).map_or(0, |object| object.size);
            Ok(Some(Value::Bits(size)))
        },
        "alloca" | "__builtin_alloca" => |machine, site| {
            let kind = ObjectKind::Frame(machine.place());
            let address =
                machine.memory.allocate(site.bits(0), kind).map_err(|error| machine.no_room(error))?;
            machine.frame.objects.push((machine.memory.number_of(address) as u32, false));
            Ok(Some(Value::Bits(address)))
        },
        _ => return None,
    };
    Some(model)
}

/// A new object, of zeros or of unknown bytes.
pub(super) fn allocate(machine: &mut Machine<'_, '_>, size: u64, is_zero: bool) -> Flow<Value> {
    let kind = ObjectKind::Heap(machine.place());
    let address = machine.memory.allocate(size, kind).map_err(|error| machine.no_room(error))?;
    if is_zero {
        let number = machine.memory.number_of(address);
        if let Some(object) = machine.memory.object_mut(number) {
            object.mark(0, size as usize);
            object.is_written(0, size as usize);
        }
    }
    Ok(Value::Bits(address))
}

/// A new object, or null if the oracle says so, or if there is no room and allocation may fail.
pub(super) fn fallible(machine: &mut Machine<'_, '_>, size: u64, is_zero: bool) -> CallResult {
    let place = machine.place();
    let may_fail = !machine.reading.malloc_succeeds;
    if !may_fail || !machine.ask_bit(Source::Failure(place)) {
        match allocate(machine, size, is_zero) {
            Err(_) if may_fail => {
                if let Some(address) = machine.oracle.instead(Source::Failure(place)) {
                    return Ok(Some(Value::Bits(address)));
                }
            }
            made => return made.map(Some),
        }
    }
    machine.tell(machine.span(), What::Failure);
    Ok(Some(Value::Bits(0)))
}

/// `realloc`.
fn realloc(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    resize(machine, site.bits(0), site.bits(1))
}

/// Another object of another size with the same bytes; the old one is freed.
pub(super) fn resize(machine: &mut Machine<'_, '_>, address: u64, size: u64) -> CallResult {
    if address == 0 {
        return fallible(machine, size, false);
    }
    let old_size = check(machine, address)?;
    if size == 0 && checks_memory(machine) {
        return Err(machine.unknown("realloc to 0 bytes"));
    }
    let Some(new) = fallible(machine, size, false)? else { return Ok(None) };
    if new.low() == 0 {
        return Ok(Some(new));
    }
    let bytes = machine.read(address, old_size.min(size))?.to_vec();
    machine.write(new.low(), &bytes)?;
    machine.copied_marks(address, new.low(), bytes.len() as u64);
    release(machine, address)?;
    Ok(Some(new))
}

/// Whether it matters which objects live.
fn checks_memory(machine: &Machine<'_, '_>) -> bool {
    [Property::Deref, Property::Free, Property::Leak].into_iter().any(|asked| machine.is_checked(asked))
}

/// The size of an object that may be freed.
fn check(machine: &mut Machine<'_, '_>, address: u64) -> Flow<u64> {
    let number = machine.memory.number_of(address);
    let object = machine.memory.object(number).filter(|_| number > 0);
    match object {
        Some(object) if matches!(object.kind, ObjectKind::Heap(_)) && machine.memory.offset(address) == 0 => {
            if object.state == ObjectState::Live {
                Ok(object.size)
            } else {
                Err(machine.fault(Property::Free, "double free"))
            }
        }
        _ if machine.memory.is_foreign(address) => {
            Err(machine.stranger("free of an address of unknown origin", address))
        }
        _ => Err(machine.fault(Property::Free, "free of what was not allocated")),
    }
}

/// Frees an object; null is not one. Memory that the program has not made may have been allocated by whoever
/// made it: nothing of it can be accessed any more.
pub(super) fn release(machine: &mut Machine<'_, '_>, address: u64) -> Result<(), Box<End>> {
    if address == 0 {
        return Ok(());
    }
    if machine.memory.is_outside(address) && !checks_memory(machine) {
        return match machine.memory.free_outside(address) {
            Ok(true) => Ok(()),
            Ok(false) => Err(machine.unknown("free of an address of unknown origin")),
            Err(error) => Err(machine.no_room(error)),
        };
    }
    check(machine, address)?;
    let number = machine.memory.number_of(address);
    machine.memory.release(number, false);
    Ok(())
}
