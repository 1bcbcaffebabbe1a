//! Functions that return any value, and those that assume.

use javelin_solver::BitVec;

use crate::frontend::module::{Constant, Operand, Type, ValueSource};
use crate::program::library::{is_of_tests, returns_anything};
use crate::program::lower::Body;
use crate::program::returned::returned;

use super::{ModelCall, external};

/// Whether a function returns any value of those that it can, and does nothing else that matters. A function
/// that is passed an address does something with it, whatever its name says.
fn is_unknown(body: &Body, site: &ModelCall) -> bool {
    let is_passed_none =
        || site.call.arguments.iter().all(|operand| *body.all.types.kind(operand.ty) != Type::Pointer);
    let is_of_library = !is_of_tests(site.name);
    body.replaces(site.callee) || returns_anything(site.name) && (is_of_library || is_passed_none())
}

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    match site.name {
        "__VERIFIER_assume" | "__CPROVER_assume" | "klee_assume" => assume(body, site),
        "srand" | "srandom" | "srand48" => {}
        "time" if site.argument(0).is_some_and(|argument| !is_null(argument)) => return false,
        _ if is_unknown(body, site) => {
            if site.name == "rand_r" {
                external::havoc_written(body, site);
            }
            result(body, site);
        }
        _ => return false,
    }
    true
}

/// Whether an operand is the constant null.
pub(super) fn is_null(operand: &Operand) -> bool {
    matches!(operand.value, ValueSource::Constant(Constant::Null | Constant::Zero))
}

fn assume(body: &mut Body, site: &ModelCall) {
    if let Some(argument) = site.argument(0) {
        let value = body.value(argument);
        let is_false = body.all.terms.is_null(value);
        let holds = body.all.terms.not(is_false);
        body.assume(holds);
    }
    body.define_result(site.result);
}

/// Any value; a truth value is 0 or 1, and functions of the library return what they can.
fn result(body: &mut Body, site: &ModelCall) {
    body.define_result(site.result);
    let Some(local) = site.result else { return };
    let Some(value) = body.local_term(local) else { return };
    let width = body.all.terms.width(value);
    if matches!(site.name, "__VERIFIER_nondet_bool" | "__VERIFIER_nondet__Bool" | "nondet_bool") && width > 1
    {
        let two = body.all.terms.number(2, width);
        let holds = body.all.terms.ult(value, two);
        body.assume(holds);
    }
    let is_int = matches!(body.all.types.kind(body.source.locals[local.0 as usize]), Type::Int(_));
    if let Some(range) = returned(site.name, width).filter(|_| is_int && !body.replaces(site.callee)) {
        let [least, most] = [range.start(), range.end()]
            .map(|&bound| body.all.terms.constant(&BitVec::from_u64(bound as u64, width)));
        for (low, high) in [(least, value), (value, most)] {
            let is_less = body.all.terms.slt(high, low);
            let holds = body.all.terms.not(is_less);
            body.assume(holds);
        }
    }
}
