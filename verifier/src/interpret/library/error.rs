//! Functions that mark errors, that end the program, and that assume.

use super::{CallResult, LibraryCall, Model};
use crate::interpret::machine::Machine;
use crate::interpret::trace::End;
use crate::interpret::value::{Value, signed};
use crate::reading::{Property, Reading};

/// Whether a function marks an error wherever it is called, whether it has a body or not.
pub(super) fn is_error(reading: &Reading, name: &str) -> bool {
    match name {
        "__assert_fail" | "__assert_rtn" | "__assert_func" | "__assert" | "__assert13" | "_wassert" => true,
        "reach_error" | "__VERIFIER_error" => true,
        "abort" => reading.abort_is_error,
        "__clang_call_terminate" => reading.properties.contains(&Property::Uncaught),
        _ => false,
    }
}

/// The end by an error function.
#[cold]
pub(super) fn reached(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> Box<End> {
    if site.name == "__clang_call_terminate" {
        return machine.fault(Property::Uncaught, "exception leaves a function that throws none");
    }
    let says = if site.name.contains("assert") { "assertion fails" } else { "error function called" };
    machine.fault(Property::UnreachCall, says)
}

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "abort" => |_, _| Err(Box::new(End::Abort("abort called".to_owned()))),
        "exit" => |machine, site| machine.finish(signed(site.bits(0), 32)).map(|()| None),
        "pthread_exit" | "thrd_exit" => |_, _| Err(Box::new(End::Exit(0))),
        "_exit" | "_Exit" | "quick_exit" => {
            |machine, site| Err(machine.exit(signed(site.bits(0), 32), machine.place()))
        }
        "__VERIFIER_assume" | "__CPROVER_assume" | "klee_assume" => |_, site| assume(site),
        "atexit" | "__cxa_atexit" | "__cxa_thread_atexit" => |machine, site| {
            machine.library.at_exit.push((site.bits(0), site.bits(1)));
            Ok(Some(Value::Bits(0)))
        },
        "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "longjmp" | "_longjmp" | "siglongjmp"
        | "getcontext" | "setcontext" | "swapcontext" | "makecontext" | "fork" | "vfork"
        | "pthread_create" | "thrd_create" | "qsort" | "bsearch" | "sigaction" => {
            |machine, site| Err(machine.unknown(&format!("a call of {}", site.name)))
        }
        "fesetround" => |machine, site| match site.bits(0) {
            0 => Ok(Some(Value::Bits(0))),
            _ => Err(machine.unknown("another rounding mode")),
        },
        "fesetenv" | "feupdateenv" => {
            |machine, site| Err(machine.unknown(&format!("a call of {}", site.name)))
        }
        "__stack_chk_fail" => |_, _| Err(Box::new(End::Abort("stack smashed".to_owned()))),
        _ => return None,
    };
    Some(model)
}

/// Goes on only where the argument is not 0.
fn assume(site: &LibraryCall<'_>) -> CallResult {
    if site.bits(0) == 0 { Err(Box::new(End::Assumption)) } else { Ok(Some(Value::Bits(0))) }
}
