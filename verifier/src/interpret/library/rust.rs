//! What Rust programs call that `core` and `alloc` define elsewhere: the allocator and panics.

use super::{Answer, Model, Site, heap};
use crate::frontend::module::Function;
use crate::interpret::machine::Machine;
use crate::interpret::value::Value;
use crate::program::cfa::Property;

/// The model of a function of this family. Names are mangled with the compiler's hash, so they are known by their ends.
pub(super) fn find(function: &Function) -> Option<Model> {
    let source = &*function.source_name;
    let ends = |name: &str| {
        function.name.ends_with(name) || source.ends_with(name) || function.name == name
    };
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
    is_panic(source).then_some(panic as Model)
}

/// Whether a function of the library panics.
fn is_panic(source: &str) -> bool {
    const STARTS: &[&str] = &["core::panicking::", "std::panicking::begin_panic", "std::rt::begin_panic"];
    const ENDS: &[&str] = &[
        "::unwrap_failed",
        "::expect_failed",
        "_fail",
        "_index_len_fail",
        "::panic_already_borrowed",
        "::panic_already_mutably_borrowed",
        "::capacity_overflow",
        "::handle_error",
        "::handle_alloc_error",
        "::slice_error_fail",
    ];
    let is_of_library =
        ["core::", "std::", "alloc::", "<core::", "<std::", "<alloc::"].iter().any(|start| source.starts_with(start));
    STARTS.iter().any(|start| source.starts_with(start))
        || is_of_library && ENDS.iter().any(|end| source.ends_with(end))
}

/// A panic. Those with a text as the first argument say it.
fn panic(machine: &mut Machine<'_, '_>, site: &Site<'_>) -> Answer {
    let function = &machine.module.functions[site.function as usize];
    let short = function.source_name.rsplit("::").next().unwrap_or("panic");
    let says = match short {
        "panic_bounds_check" => format!("index {} out of bounds: the length is {}", site.bits(0), site.bits(1)),
        "panic" | "panic_str" | "expect_failed" if site.bits(1) < 1000 && site.arguments.len() >= 2 => {
            let text = machine.read(site.bits(0), site.bits(1))?.to_vec();
            String::from_utf8_lossy(&text).into_owned()
        }
        _ => match short.strip_prefix("panic_const_") {
            Some(what) => format!("panic: {}", what.replace('_', " ")),
            None => format!("panic: {}", short.replace('_', " ")),
        },
    };
    Err(machine.fault(Property::Panic, &says))
}
