//! Functions that end the execution.

use crate::program::lower::Body;
use crate::reading::Property;

use super::Site;

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &Site) -> bool {
    match site.name {
        "abort" if body.all.reading.abort_is_error => body.fail(Property::UnreachCall, "abort is called"),
        "__assert_fail" | "__assert" | "__assert_rtn" | "__assert_func" | "_wassert" => body.end(),
        "strtok" => body.open("strtok writes to the string of an earlier call"),
        "exit" | "_exit" | "_Exit" | "quick_exit" => {
            body.check_leaks();
            body.end();
        }
        "abort"
        | "__cxa_pure_virtual"
        | "_ZSt9terminatev"
        | "__clang_call_terminate"
        | "thrd_exit"
        | "llvm.eh.unwind.init" => body.end(),
        "longjmp" | "_longjmp" | "siglongjmp" | "setjmp" | "_setjmp" | "__sigsetjmp" | "sigsetjmp" => {
            body.open(format!("{} is called", site.name));
        }
        "pthread_create" | "thrd_create" | "fork" | "vfork" | "clone" => {
            body.open(format!("{} is called: there is more than one thread", site.name));
        }
        "atexit" | "at_quick_exit" | "on_exit" | "signal" | "sigaction" => {
            body.open(format!("{} is called: a function is called later", site.name));
        }
        _ => return false,
    }
    body.define_result(site.result);
    true
}
