//! Functions that end the execution, or after which it is not followed.

use crate::frontend::module::{Cast, Constant, InstructionKind, Operand};
use crate::program::cfa::Hidden;
use crate::program::library::aborts_in_rust;
use crate::program::lower::Body;
use crate::reading::Property;

use super::ModelCall;

/// Whether a function has others run beside what follows: in threads, or as handlers of signals.
pub(crate) fn runs_beside(name: &str) -> bool {
    matches!(
        name,
        "pthread_create"
            | "thrd_create"
            | "clone"
            | "signal"
            | "bsd_signal"
            | "sysv_signal"
            | "__sysv_signal"
            | "sigset"
            | "sigaction"
    )
}

/// Whether it is `signal` with `SIG_DFL` or `SIG_IGN`, which are numbers.
fn handles_nothing(site: &ModelCall) -> bool {
    match site.argument(1).and_then(Operand::constant) {
        Some(Constant::Null | Constant::Zero) => site.name == "signal",
        Some(Constant::Operator(kind)) => {
            site.name == "signal" && matches!(**kind, InstructionKind::Cast(Cast::IntToPtr, _))
        }
        _ => false,
    }
}

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    match site.name {
        "abort" if body.all.reading.abort_is_error => body.fail(Property::UnreachCall, "abort is called"),
        "__assert_fail" | "__assert" | "__assert_rtn" | "__assert_func" | "_wassert" => body.end(),
        "strtok" => body.open("strtok writes to the string of an earlier call"),
        "exit" => {
            body.run_exit_handlers();
            body.check_leaks();
            body.end();
        }
        "_exit" | "_Exit" | "quick_exit" => {
            body.check_leaks();
            body.end();
        }
        "abort"
        | "__cxa_pure_virtual"
        | "pthread_exit"
        | "__clang_call_terminate"
        | "thrd_exit"
        | "llvm.eh.unwind.init" => body.end(),
        "_ZSt9terminatev" => body.fail(Property::Uncaught, "std::terminate is called"),
        // Each jump goes on behind this call.
        "setjmp" | "_setjmp" | "__sigsetjmp" | "sigsetjmp" | "getcontext" => {
            body.open(format!("{} is called", site.name));
        }
        "longjmp" | "_longjmp" | "siglongjmp" | "setcontext" | "swapcontext" => {
            body.open_anywhere(format!("{} is called", site.name));
        }
        "fork" | "vfork" => {
            body.open(format!("{} is called: there is more than one process", site.name));
        }
        "atexit" | "at_quick_exit" | "on_exit" | "makecontext" => {
            body.passed(site.call).into_iter().for_each(|function| body.all.called_later(function));
            body.open(format!("{} is called: a function is called later", site.name));
        }
        "fesetround" => {
            round(body, site);
            return true;
        }
        "fesetenv" | "feupdateenv" => body.open(format!("{} may change the rounding mode", site.name)),
        _ if aborts_in_rust(&body.all.module.functions[site.callee as usize]) => body.end(),
        name if runs_beside(name) => {
            body.passed(site.call).into_iter().for_each(|function| body.all.called_later(function));
            let hidden = if handles_nothing(site) { Hidden::Nothing } else { Hidden::Beside };
            body.open_to(hidden, format!("{name} is called: a function runs beside what follows"));
        }
        _ => return false,
    }
    body.define_result(site.result);
    true
}

/// A change of the rounding mode: what follows is open, but where it is that of the beginning, 0 on all
/// targets.
fn round(body: &mut Body, site: &ModelCall) {
    let Some(mode) = site.argument(0) else { return body.open("a call without a rounding mode") };
    let mode = body.value(mode);
    let is_nearest = body.all.terms.is_null(mode);
    let is_other = body.all.terms.not(is_nearest);
    body.about_to_call();
    body.open_when(is_other, "fesetround changes the rounding mode");
    let width = body.all.terms.width(mode);
    let done = body.all.terms.zero(width);
    body.define(site.result, done);
}
