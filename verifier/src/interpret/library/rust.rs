//! Functions that Rust programs call and that `core` and `alloc` define elsewhere: the allocator and panics.

use super::{CallResult, LibraryCall, Model, heap};
use crate::frontend::module::Function;
use crate::interpret::machine::Machine;
use crate::interpret::value::Value;
use crate::reading::Property;

/// The model of a function of this family. Names are mangled with the compiler's hash, so they are known by
/// their ends.
pub(super) fn find(function: &Function) -> Option<Model> {
    let source = &*function.source_name;
    let ends = |name: &str| function.name.ends_with(name) || source.ends_with(name) || function.name == name;
    if ends("__rust_alloc") {
        return Some(|machine, site| heap::allocate(machine, site.bits(0), false).map(Some));
    }
    if ends("__rust_alloc_zeroed") {
        return Some(|machine, site| heap::allocate(machine, site.bits(0), true).map(Some));
    }
    if ends("__rust_dealloc") {
        return Some(|machine, site| {
            heap::release(machine, site.bits(0))?;
            Ok(Some(Value::Bits(0)))
        });
    }
    if ends("__rust_realloc") {
        return Some(|machine, site| heap::resize(machine, site.bits(0), site.bits(3)));
    }
    if source.contains("__rust_no_alloc_shim_is_unstable") {
        return Some(|_, _| Ok(Some(Value::Bits(0))));
    }
    None
}

/// Whether a function is one of Rust's library that panics. Some have a body in the module, since they are
/// generic.
pub(super) fn is_panic(function: &Function) -> bool {
    const STARTS: &[&str] = &[
        "core::panicking::",
        "std::panicking::begin_panic",
        "core::option::unwrap_failed",
        "core::option::expect_failed",
        "core::result::unwrap_failed",
        "core::slice::index::slice_",
        "core::str::slice_error_fail",
        "core::cell::panic_",
        "alloc::alloc::handle_alloc_error",
        "alloc::raw_vec::capacity_overflow",
        "alloc::raw_vec::handle_error",
    ];
    matches!(&*function.name, "rust_begin_unwind" | "rust_panic")
        || STARTS.iter().any(|start| function.source_name.starts_with(start))
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
