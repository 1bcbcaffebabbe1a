//! The runtime of C++: exceptions, and variables that are initialised once.

use crate::frontend::module::{Constant, Operand, Symbol, ValueSource};
use crate::program::lower::Body;

use super::ModelCall;

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let unwind = site.ways.map(|(_, unwind)| unwind);
    match (site.name, site.argument(0)) {
        ("__cxa_throw", Some(exception)) => {
            let address = body.value(exception);
            let ty = match site.argument(1) {
                Some(ty) => body.value(ty),
                None => body.all.terms.zero(body.all.memory.address_bits),
            };
            body.thrown(address, ty, unwind);
            body.nowhere();
        }
        ("__cxa_rethrow", _) | ("_Unwind_Resume" | "_Unwind_RaiseException", Some(_)) => {
            let bits = body.all.memory.address_bits;
            let (address, ty) = (body.anything(bits), body.anything(bits));
            body.thrown(address, ty, unwind);
            body.nowhere();
        }
        ("__cxa_begin_catch" | "__cxa_get_exception_ptr", Some(exception)) => {
            let exception = body.value(exception);
            let given = body.caught(exception);
            body.define_address(site.result, given);
        }
        ("__cxa_end_catch", _) => body.handler_ends(),
        ("__cxa_guard_acquire", Some(guard)) => {
            let guard = body.address(guard);
            let byte = body.read(guard.region, guard.bits, 1);
            let first = body.all.terms.is_null(byte);
            let bit = body.all.terms.bit(first);
            body.define_fitted(site.result, bit);
        }
        ("__cxa_guard_release", Some(guard)) => {
            let guard = body.address(guard);
            let one = body.all.terms.number(1, 8);
            body.write_byte(guard.region, guard.bits, one);
        }
        ("__cxa_guard_abort", Some(_)) => {}
        ("__cxa_atexit", Some(function)) => {
            if has_body(body, function) {
                body.passed(site.call).into_iter().for_each(|function| body.all.called_later(function));
                body.open_maybe("a destructor runs at the end");
            }
            body.define_result(site.result);
        }
        _ => return false,
    }
    true
}

/// Whether an operand is the address of a function with a body.
fn has_body(body: &Body, operand: &Operand) -> bool {
    match &operand.value {
        ValueSource::Constant(Constant::Address(Symbol::Function(function))) => {
            !body.all.module.functions[*function as usize].blocks.is_empty()
        }
        _ => true,
    }
}
