//! LLVM's own functions.

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;

use crate::frontend::module::{Binary, Local, Symbol, TypeId, ValueSource};
use crate::program::cfa::Source;
use crate::program::lower::{Body, handler};
use crate::reading::Property;

use super::{ModelCall, external};

/// Intrinsics that do nothing.
const NOTHING: &[&str] = &[
    "llvm.lifetime.",
    "llvm.dbg.",
    "llvm.donothing",
    "llvm.invariant.",
    "llvm.prefetch",
    "llvm.sideeffect",
    "llvm.experimental.noalias.",
    "llvm.va_end",
    "llvm.pseudoprobe",
    "llvm.var.annotation",
    "llvm.stackprotector",
];

/// Intrinsics that return their first argument.
const PASSING: &[&str] = &[
    "llvm.expect.",
    "llvm.threadlocal.address",
    "llvm.launder.",
    "llvm.strip.",
    "llvm.ssa.copy",
    "llvm.ptr.annotation",
    "llvm.annotation",
    "llvm.arithmetic.fence",
];

/// Intrinsics whose result depends on where and how a program is compiled.
const UNKNOWN: &[&str] = &[
    "llvm.objectsize.",
    "llvm.readcyclecounter",
    "llvm.returnaddress",
    "llvm.frameaddress",
    "llvm.get.rounding",
    "llvm.flt.rounds",
    "llvm.vscale",
    "llvm.is.constant.",
];

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let Some(rest) = site.name.strip_prefix("llvm.") else { return false };
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| site.name.starts_with(prefix));
    if rest.starts_with("stacksave") || rest.starts_with("stackrestore") {
        stack(body, site);
        return true;
    }
    if starts(NOTHING) {
        return true;
    }
    if starts(UNKNOWN) {
        let place = body.place;
        body.define_unknown(site.result, Source::Other(place));
        if starts(&["llvm.returnaddress", "llvm.frameaddress"]) {
            is_somewhere(body, site);
        }
        return true;
    }
    if starts(PASSING) {
        if let Some(argument) = site.argument(0) {
            let value = body.value(argument);
            body.define(site.result, value);
        }
        return true;
    }
    match rest {
        "trap" | "debugtrap" => body.fail(Property::UnreachCall, "a trap is reached"),
        "ubsantrap" => {
            let kind = site.argument(0).map(|operand| body.value(operand));
            let kind = kind.and_then(|term| body.all.terms.value_u64(term)).unwrap_or(u64::MAX);
            body.trap(kind);
        }
        "assume" => assume(body, site),
        "eh.typeid.for" | "eh.typeid.for.p0" => type_number(body, site),
        _ if rest.starts_with("va_start") || rest.starts_with("va_copy") => {
            external::havoc_written(body, site)
        }
        _ => return computed(body, site, rest),
    }
    true
}

/// The number that the handler of a type is chosen by.
fn type_number(body: &mut Body, site: &ModelCall) {
    match site.argument(0).and_then(handler::symbol) {
        Some(Symbol::Global(ty)) => {
            let number = body.all.terms.number(handler::selector(Some(ty)), 32);
            body.define_fitted(site.result, number);
        }
        _ => body.define_unknown(site.result, Source::Other(body.place)),
    }
}

/// The frame of the function that runs, and where it returns to, are somewhere.
fn is_somewhere(body: &mut Body, site: &ModelCall) {
    let level = site.argument(0).map(|level| body.value(level));
    let result = site.result.map(|local| (body.source.locals[local.0 as usize], ValueSource::Local(local)));
    let value = result.map(|(ty, local)| body.value_of(ty, &local));
    if let (Some(level), Some(value)) = (level, value)
        && body.all.terms.value_u64(level) == Some(0)
    {
        let is_null = body.all.terms.is_null(value);
        let is_not_null = body.all.terms.not(is_null);
        body.assume(is_not_null);
    }
}

/// Marks between which objects of the frame live whose size is known late.
fn stack(body: &mut Body, site: &ModelCall) {
    if let Some(saved) = site.argument(0) {
        let saved = body.value(saved);
        return body.restore_stack(saved);
    }
    let place = body.place;
    match body.saved_stack() {
        Some(saved) => body.define(site.result, saved),
        None => body.define_unknown(site.result, Source::Other(place)),
    }
}

fn assume(body: &mut Body, site: &ModelCall) {
    if let Some(argument) = site.argument(0) {
        let value = body.value(argument);
        let holds = body.all.terms.holds(value);
        body.assume(holds);
    }
}

/// Intrinsics that compute a value.
fn computed(body: &mut Body, site: &ModelCall, name: &str) -> bool {
    let family = name.split(".v").next().unwrap_or(name);
    let family = family.rsplit_once(".i").map_or(family, |(family, _)| family);
    let family = family.rsplit_once(".f").map_or(family, |(family, _)| family);
    let (Some(local), Some(first)) = (site.result, site.argument(0)) else { return false };
    let ty = first.ty;
    let arguments = body.arguments(site.call);
    let value = match family {
        "sadd.with.overflow" | "uadd.with.overflow" | "ssub.with.overflow" | "usub.with.overflow"
        | "smul.with.overflow" | "umul.with.overflow" => with_overflow(body, family, &arguments, local),
        "fabs" => body.elementwise(ty, &arguments, |body, parts, _| Some(body.float_absolute(parts[0]))),
        _ if family.starts_with("scmp.") || family.starts_with("ucmp.") => {
            three_way(body, ty, &arguments, family.starts_with('s'), local)
        }
        _ if family.starts_with("vector.reduce.") => reduced(body, ty, arguments[0], family),
        _ => {
            let vectors: Vec<Term> = arguments.clone();
            let flags = vectors
                .iter()
                .position(|&term| body.all.terms.width(term) != body.all.terms.width(vectors[0]));
            let count = flags.unwrap_or(vectors.len());
            // With this flag the result for 0 is undefined, and machines differ.
            let is_any = matches!(family, "ctlz" | "cttz")
                && vectors.get(1).is_some_and(|&flag| body.all.terms.value_u64(flag) == Some(1));
            body.elementwise(ty, &vectors[..count], |body, parts, element| {
                let value = scalar(body, family, parts, element)?;
                Some(if is_any { body.unless_zero(parts[0], value) } else { value })
            })
        }
    };
    match value {
        Some(value) => body.define(site.result, value),
        None => return float(body, site, family, &arguments, local),
    }
    true
}

/// Functions of floating-point numbers that nothing is known of.
fn float(body: &mut Body, site: &ModelCall, family: &str, arguments: &[Term], local: Local) -> bool {
    const FUNCTIONS: &[&str] = &[
        "sqrt",
        "sin",
        "cos",
        "tan",
        "exp",
        "exp2",
        "exp10",
        "log",
        "log2",
        "log10",
        "pow",
        "powi",
        "fma",
        "fmuladd",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "copysign",
        "minnum",
        "maxnum",
        "minimum",
        "maximum",
        "canonicalize",
        "ldexp",
        "is.fpclass",
        "lrint",
        "llrint",
        "lround",
        "llround",
        "fptosi.sat",
        "fptoui.sat",
    ];
    let base = FUNCTIONS
        .iter()
        .any(|name| family == *name || family.strip_prefix(name).is_some_and(|rest| rest.starts_with('.')));
    let Some(width) = body.width(body.source.locals[local.0 as usize]).filter(|_| base) else { return false };
    let value = body.apply(site.name, arguments, width);
    body.define(site.result, value);
    true
}

fn with_overflow(body: &mut Body, family: &str, arguments: &[Term], local: Local) -> Option<Term> {
    let &[left, right] = arguments else { return None };
    let ty = body.source.locals[local.0 as usize];
    let width = body.all.terms.width(left);
    if body.width(ty)? != width + 1 {
        return None;
    }
    let operator = match &family[1..4] {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        _ => Binary::Mul,
    };
    let overflows = match family.starts_with('s') {
        true => body.signed_overflow(operator, left, right)?,
        false => body.unsigned_overflow(operator, left, right)?,
    };
    let terms = &mut body.all.terms;
    let value = match operator {
        Binary::Add => terms.add(left, right),
        Binary::Sub => terms.sub(left, right),
        _ => terms.mul(left, right),
    };
    let bit = terms.bit(overflows);
    Some(terms.concat(bit, value))
}

/// -1, 0 or 1, as the first number is less than the second, equal to it, or greater; of vectors elementwise.
fn three_way(body: &mut Body, ty: TypeId, arguments: &[Term], is_signed: bool, local: Local) -> Option<Term> {
    let (count, _) = body.shape(ty);
    let width = body.width(body.source.locals[local.0 as usize])? / u32::try_from(count).ok()?.max(1);
    body.elementwise(ty, arguments, |body, parts, _| {
        let &[first, second] = parts else { return None };
        let terms = &mut body.all.terms;
        let [less, greater] = [(first, second), (second, first)]
            .map(|(low, high)| if is_signed { terms.slt(low, high) } else { terms.ult(low, high) });
        let (least, most, zero) =
            (terms.constant(&BitVec::ones(width)), terms.number(1, width), terms.zero(width));
        let other = terms.ite(greater, most, zero);
        Some(terms.ite(less, least, other))
    })
}

/// The integers of a vector as one.
fn reduced(body: &mut Body, ty: TypeId, vector: Term, family: &str) -> Option<Term> {
    let (count, element) = body.shape(ty);
    let width = body.width(element)?;
    let operator = family.strip_prefix("vector.reduce.")?;
    let mut result = body.all.terms.extract(vector, width - 1, 0);
    for index in 1..u32::try_from(count).ok()? {
        let next = body.all.terms.extract(vector, (index + 1) * width - 1, index * width);
        let terms = &mut body.all.terms;
        result = match operator {
            "add" => terms.add(result, next),
            "mul" => terms.mul(result, next),
            "and" => terms.bvand(result, next),
            "or" => terms.bvor(result, next),
            "xor" => terms.bvxor(result, next),
            "smax" | "smin" | "umax" | "umin" => scalar(body, operator, &[result, next], element)?,
            _ => return None,
        };
    }
    Some(result)
}

/// A function of integers of one width.
fn scalar(body: &mut Body, family: &str, parts: &[Term], _ty: TypeId) -> Option<Term> {
    let first = *parts.first()?;
    let width = body.all.terms.width(first);
    match family {
        "umax" | "umin" | "smax" | "smin" => {
            let second = *parts.get(1)?;
            let terms = &mut body.all.terms;
            let less =
                if family.starts_with('u') { terms.ult(first, second) } else { terms.slt(first, second) };
            let (low, high) = (first, second);
            Some(if family.ends_with("min") {
                terms.ite(less, low, high)
            } else {
                terms.ite(less, high, low)
            })
        }
        "abs" => {
            body.check_absolute(first);
            let terms = &mut body.all.terms;
            let zero = terms.zero(width);
            let negative = terms.slt(first, zero);
            let negated = terms.neg(first);
            Some(terms.ite(negative, negated, first))
        }
        "bswap" => {
            let bytes = (0..width / 8).map(|byte| body.all.terms.extract(first, 8 * byte + 7, 8 * byte));
            let mut bytes: Vec<Term> = bytes.collect();
            bytes.reverse();
            width.is_multiple_of(8).then(|| body.all.terms.join(&bytes))
        }
        "bitreverse" => {
            let mut bits: Vec<Term> = (0..width).map(|bit| body.all.terms.extract(first, bit, bit)).collect();
            bits.reverse();
            Some(body.all.terms.join(&bits))
        }
        "ctpop" => Some(count_ones(body, first)),
        "ctlz" | "cttz" => Some(count_zeros(body, first, family == "ctlz")),
        "fshl" | "fshr" => funnel(body, family == "fshl", parts),
        "uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat" => saturated(body, family, first, *parts.get(1)?),
        _ => None,
    }
}

fn count_ones(body: &mut Body, value: Term) -> Term {
    let terms = &mut body.all.terms;
    let width = terms.width(value);
    let mut sum = terms.zero(width);
    for bit in 0..width {
        let one = terms.extract(value, bit, bit);
        let wide = terms.resize(one, width);
        sum = terms.add(sum, wide);
    }
    sum
}

impl Body<'_, '_> {
    /// A value, or any where a number is 0.
    fn unless_zero(&mut self, number: Term, value: Term) -> Term {
        let any = self.anything(self.all.terms.width(value));
        let is_zero = self.all.terms.is_null(number);
        self.all.terms.ite(is_zero, any, value)
    }
}

/// Zeros above the highest or below the lowest one; all bits are zeros of 0.
fn count_zeros(body: &mut Body, value: Term, leading: bool) -> Term {
    let terms = &mut body.all.terms;
    let width = terms.width(value);
    let mut count = terms.number(u64::from(width), width);
    for position in 0..width {
        let bit = if leading { position } else { width - 1 - position };
        let zeros = if leading { width - 1 - bit } else { bit };
        let here = terms.extract(value, bit, bit);
        let here = terms.holds(here);
        let number = terms.number(u64::from(zeros), width);
        count = terms.ite(here, number, count);
    }
    count
}

/// Two vectors joined and shifted by a distance modulo their width.
fn funnel(body: &mut Body, left: bool, parts: &[Term]) -> Option<Term> {
    let &[high, low, distance] = parts else { return None };
    let terms = &mut body.all.terms;
    let width = terms.width(high);
    let modulus = terms.number(u64::from(width), width);
    let distance =
        if width == 1 { terms.zero(1) } else { terms.operator(Operator::BvUrem, distance, modulus) };
    let both = terms.concat(high, low);
    let distance = terms.resize(distance, 2 * width);
    let operator = if left { Operator::BvShl } else { Operator::BvLshr };
    let shifted = terms.operator(operator, both, distance);
    Some(if left { terms.extract(shifted, 2 * width - 1, width) } else { terms.low_bits(shifted, width) })
}

fn saturated(body: &mut Body, family: &str, left: Term, right: Term) -> Option<Term> {
    let operator = if &family[1..4] == "add" { Binary::Add } else { Binary::Sub };
    let width = body.all.terms.width(left);
    let is_signed = family.starts_with('s');
    let overflows = match is_signed {
        true => body.signed_overflow(operator, left, right)?,
        false => body.unsigned_overflow(operator, left, right)?,
    };
    let terms = &mut body.all.terms;
    let value = if operator == Binary::Add { terms.add(left, right) } else { terms.sub(left, right) };
    let limit = match (is_signed, operator) {
        (false, Binary::Add) => terms.constant(&BitVec::ones(width)),
        (false, _) => terms.zero(width),
        (true, _) => {
            let (least, most) =
                (terms.constant(&BitVec::min_signed(width)), terms.constant(&BitVec::max_signed(width)));
            let zero = terms.zero(width);
            let negative = terms.slt(left, zero);
            terms.ite(negative, least, most)
        }
    };
    Some(terms.ite(overflows, limit, value))
}
