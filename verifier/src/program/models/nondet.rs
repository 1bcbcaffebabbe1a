//! Functions that return any value, and those that assume.

use crate::frontend::module::Type;
use crate::program::lower::Body;

use super::Site;

/// Whether a function returns any value of its type and does nothing else.
fn is_unknown(body: &Body, site: &Site) -> bool {
    let by_name = |prefix: &str| site.name.starts_with(prefix);
    body.replaces(site.callee)
        || by_name("__VERIFIER_nondet_") && site.name != "__VERIFIER_nondet_memory"
        || by_name("nondet_")
        || matches!(
            site.name,
            "rand" | "random" | "lrand48" | "mrand48" | "rand_r" | "time" | "clock" | "getpid"
        )
        || matches!(site.name, "nondet" | "__VERIFIER_nondet" | "getchar" | "getc" | "fgetc")
}

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &Site) -> bool {
    match site.name {
        "__VERIFIER_assume" | "__CPROVER_assume" | "klee_assume" => assume(body, site),
        "srand" | "srandom" | "srand48" => {}
        "time" if site.argument(0).is_some_and(|argument| !is_null(argument)) => return false,
        _ if is_unknown(body, site) => result(body, site),
        _ => return false,
    }
    true
}

fn is_null(operand: &crate::frontend::module::Operand) -> bool {
    use crate::frontend::module::{Constant, Value};
    matches!(operand.value, Value::Constant(Constant::Null | Constant::Zero))
}

fn assume(body: &mut Body, site: &Site) {
    if let Some(argument) = site.argument(0) {
        let value = body.value(argument);
        let is_false = body.all.terms.is_null(value);
        let holds = body.all.terms.not(is_false);
        body.assume(holds);
    }
    body.define_result(site.result);
}

/// Any value; a truth value is 0 or 1, and what `rand` returns is not negative.
fn result(body: &mut Body, site: &Site) {
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
    if matches!(site.name, "rand" | "random" | "lrand48" | "rand_r") && is_int {
        let zero = body.all.terms.zero(width);
        let negative = body.all.terms.slt(value, zero);
        let holds = body.all.terms.not(negative);
        body.assume(holds);
    }
}
