//! Functions that Rust programs call and that `core` and `alloc` define elsewhere: the allocator and panics.

use super::{CallResult, LibraryCall, Model, heap};
use crate::frontend::module::Function;
use crate::interpret::machine::{Machine, PAGE};
use crate::interpret::trace::End;
use crate::interpret::value::Value;
use crate::program::library::aborts_in_rust;
use crate::reading::Property;

/// The model of a function of this family. Names are mangled with the compiler's hash, so they are known by
/// their ends.
pub(super) fn find(function: &Function) -> Option<Model> {
    let source = &*function.source_name;
    let ends = |name: &str| function.name.ends_with(name) || source.ends_with(name) || function.name == name;
    if ends("__rust_alloc") {
        return Some(|machine, site| allocate(machine, site, false));
    }
    if ends("__rust_alloc_zeroed") {
        return Some(|machine, site| allocate(machine, site, true));
    }
    if ends("__rust_dealloc") {
        return Some(|machine, site| {
            heap::release(machine, site.bits(0))?;
            Ok(Some(Value::Bits(0)))
        });
    }
    if ends("__rust_realloc") {
        return Some(|machine, site| {
            machine.is_strict |= site.bits(2) > PAGE;
            heap::resize(machine, site.bits(0), site.bits(3))
        });
    }
    if aborts_in_rust(function) {
        return Some(|_, _| Err(Box::new(End::Abort("the process is aborted".to_owned()))));
    }
    if source.contains("__rust_no_alloc_shim_is_unstable") {
        return Some(|_, _| Ok(Some(Value::Bits(0))));
    }
    None
}

/// An allocation. It may fail unless the user says that none does.
fn allocate(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>, is_zero: bool) -> CallResult {
    machine.taint.was_asked |= !machine.reading.malloc_succeeds;
    machine.is_strict |= site.bits(1) > PAGE;
    heap::allocate(machine, site.bits(0), is_zero).map(Some)
}

/// A panic: forbidden by `panic`, and like a failing assertion where that is not checked. Those with a text
/// as the first argument say it.
pub(super) fn panic(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let function = &machine.module.functions[site.function as usize];
    let short = function.source_name.rsplit("::").next().unwrap_or("panic");
    let says = match short {
        "panic_bounds_check" => {
            format!("index {} out of bounds: the length is {}", site.bits(0), site.bits(1))
        }
        "panic" | "panic_str" | "expect_failed" if site.bits(1) < 1000 && site.arguments.len() >= 2 => {
            let text = machine.read(site.bits(0), site.bits(1))?.to_vec();
            String::from_utf8_lossy(&text).into_owned()
        }
        _ => match short.strip_prefix("panic_const_") {
            Some(what) => format!("panic: {}", what.replace('_', " ")),
            None => format!("panic: {}", short.replace('_', " ")),
        },
    };
    let property = if machine.is_checked(Property::Panic) { Property::Panic } else { Property::UnreachCall };
    Err(machine.fault(property, &says))
}
