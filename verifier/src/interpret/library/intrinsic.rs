//! LLVM's intrinsics. The names come without `llvm.`; types at their ends are ignored, since arguments carry
//! theirs.

use javelin_solver::BitVec;

use super::character::absolute_overflows;
use super::{CallResult, LibraryCall, Model, string, variadic};
use crate::frontend::module::{Binary, Compare, FloatKind, Type};
use crate::interpret::arithmetic;
use crate::interpret::float;
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::trace::End;
use crate::interpret::value::{Value, mask};
use crate::reading::Property;

/// The model of an intrinsic.
pub(super) fn find(name: &str) -> Option<Model> {
    let is =
        |prefix: &str| name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    let table: &[(&[&str], Model)] = &[
        (&["memcpy", "memcpy.inline", "memmove"], |machine, site| string::copy(machine, site).map(Some)),
        (&["memset", "memset.inline"], |machine, site| string::fill(machine, site).map(Some)),
        (&["sadd.with.overflow"], |machine, site| overflow(machine, site, Binary::Add, true)),
        (&["ssub.with.overflow"], |machine, site| overflow(machine, site, Binary::Sub, true)),
        (&["smul.with.overflow"], |machine, site| overflow(machine, site, Binary::Mul, true)),
        (&["uadd.with.overflow"], |machine, site| overflow(machine, site, Binary::Add, false)),
        (&["usub.with.overflow"], |machine, site| overflow(machine, site, Binary::Sub, false)),
        (&["umul.with.overflow"], |machine, site| overflow(machine, site, Binary::Mul, false)),
        (&["smin"], |machine, site| pick(machine, site, Compare::Slt)),
        (&["smax"], |machine, site| pick(machine, site, Compare::Sgt)),
        (&["umin"], |machine, site| pick(machine, site, Compare::Ult)),
        (&["umax"], |machine, site| pick(machine, site, Compare::Ugt)),
        (&["fshl"], |machine, site| funnel(machine, site, true)),
        (&["fshr"], |machine, site| funnel(machine, site, false)),
        (&["sadd.sat"], |machine, site| saturate(machine, site, Binary::Add, true)),
        (&["ssub.sat"], |machine, site| saturate(machine, site, Binary::Sub, true)),
        (&["uadd.sat"], |machine, site| saturate(machine, site, Binary::Add, false)),
        (&["usub.sat"], |machine, site| saturate(machine, site, Binary::Sub, false)),
        (&["abs", "ctpop", "ctlz", "cttz", "bswap", "bitreverse"], |machine, site| unary(machine, site)),
        (&["scmp", "ucmp"], |machine, site| three_way(machine, site)),
        (&["vector.reduce"], |machine, site| reduce(machine, site)),
        (
            &[
                "expect",
                "expect.with.probability",
                "ssa.copy",
                "launder.invariant.group",
                "strip.invariant.group",
                "threadlocal.address",
                "arithmetic.fence",
                "ptr.annotation",
            ],
            |_, site| Ok(Some(site.value(0))),
        ),
        (&["ptrmask"], |_, site| Ok(Some(Value::Bits(site.bits(0) & site.bits(1))))),
        (&["assume"], |_, site| assume(site)),
        (&["trap", "debugtrap"], |machine, _| Err(machine.fault(Property::UnreachCall, "trap reached"))),
        (&["ubsantrap"], |machine, site| Err(sanitizer(machine, site.bits(0)))),
        (&["va_start"], |machine, site| variadic::start(machine, site.bits(0)).map(Some)),
        (&["va_copy"], |machine, site| variadic::copy(machine, site.bits(0), site.bits(1)).map(Some)),
        (
            &[
                "va_end",
                "lifetime.start",
                "lifetime.end",
                "donothing",
                "dbg.declare",
                "dbg.value",
                "dbg.label",
                "dbg.assign",
                "prefetch",
                "var.annotation",
                "invariant.start",
                "invariant.end",
                "experimental.noalias.scope.decl",
                "sideeffect",
                "pseudoprobe",
                "fake.use",
            ],
            |_, _| Ok(Some(Value::Bits(0))),
        ),
        (&["stacksave"], |machine, _| Ok(Some(Value::Bits(machine.frame.objects.len() as u64)))),
        (&["stackrestore"], |machine, site| stack_restore(machine, site)),
        (&["is.constant"], |machine, _| {
            machine.varies();
            Ok(Some(Value::Bits(0)))
        }),
        (&["objectsize"], |machine, site| object_size(machine, site)),
        (&["eh.typeid.for"], |_, site| Ok(Some(Value::Bits(super::exception::selector(site.bits(0)))))),
        (
            &[
                "fabs",
                "sqrt",
                "floor",
                "ceil",
                "trunc",
                "round",
                "rint",
                "nearbyint",
                "roundeven",
                "copysign",
                "minnum",
                "maxnum",
                "minimum",
                "maximum",
                "fma",
                "fmuladd",
                "pow",
                "powi",
                "sin",
                "cos",
                "exp",
                "exp2",
                "log",
                "log2",
                "log10",
                "canonicalize",
            ],
            |machine, site| numeric(machine, site),
        ),
        (&["fptosi.sat", "fptoui.sat"], |machine, site| saturating_cast(machine, site)),
        (&["is.fpclass"], |machine, site| class(machine, site)),
    ];
    table.iter().find(|(names, _)| names.iter().any(|known| is(known))).map(|(_, model)| *model)
}

/// An operation on integers elementwise, over vectors too.
fn each<'m>(
    machine: &mut Machine<'m, '_>,
    site: &LibraryCall<'m>,
    operation: &mut dyn FnMut(u32, &[BitVec]) -> BitVec,
) -> CallResult {
    let width = machine.width(machine.element_type(site.ty(0)))?;
    let numbers: Vec<&Value> = site.arguments.iter().collect();
    if let Some(Value::Parts(first)) = numbers.first() {
        let one = |index: usize| {
            let row = numbers.iter().filter_map(|value| match value {
                Value::Parts(parts) => parts.get(index).map(|part| part.to_bits(width)),
                _ => Some(value.to_bits(1)),
            });
            Value::from_bits(&operation(width, &row.collect::<Vec<_>>()))
        };
        return Ok(Some(Value::parts((0..first.len()).map(one).collect())));
    }
    let types = site.passed.iter().map(|(ty, value, _)| machine.width(*ty).map(|width| value.to_bits(width)));
    let row = types.collect::<Flow<Vec<BitVec>>>()?;
    Ok(Some(Value::from_bits(&operation(width, &row))))
}

/// An operator with whether its result does not fit.
fn overflow(
    machine: &mut Machine<'_, '_>,
    site: &LibraryCall<'_>,
    op: Binary,
    is_signed: bool,
) -> CallResult {
    let width = machine.width(site.ty(0))?;
    let (result, wraps) = match (&site.arguments[..], width <= 64) {
        ([Value::Bits(a), Value::Bits(b)], true) => {
            let (result, _) = arithmetic::narrow(op, width, *a, *b);
            let wraps = if is_signed {
                arithmetic::wraps(op, width, *a, *b)
            } else {
                arithmetic::wraps_unsigned(op, width, *a, *b)
            };
            (Value::Bits(result), wraps)
        }
        _ => {
            let (a, b) = (site.value(0).to_bits(width), site.value(1).to_bits(width));
            let wraps = wide_wraps(op, &a, &b, is_signed);
            (Value::from_bits(&arithmetic::wide(op, &a, &b).0), wraps)
        }
    };
    Ok(Some(Value::parts(vec![result, Value::bool(wraps)])))
}

/// Whether the result does not fit; products need twice the width.
fn wide_wraps(op: Binary, a: &BitVec, b: &BitVec, is_signed: bool) -> bool {
    let width = a.width();
    let extend = |value: &BitVec| {
        if is_signed { value.sign_extend(width) } else { value.zero_extend(width) }
    };
    let (exact, _) = arithmetic::wide(op, &extend(a), &extend(b));
    exact != extend(&exact.extract(width - 1, 0))
}

/// The first of two where the comparison is true, else the second.
fn pick<'m>(machine: &mut Machine<'m, '_>, site: &LibraryCall<'m>, wanted: Compare) -> CallResult {
    each(machine, site, &mut |width, row| {
        let [a, b] = row else { return BitVec::zero(width) };
        let is_first = arithmetic::compare(wanted, width, &Value::from_bits(a), &Value::from_bits(b));
        if is_first { a.clone() } else { b.clone() }
    })
}

/// A shift of two numbers, one after the other.
fn funnel<'m>(machine: &mut Machine<'m, '_>, site: &LibraryCall<'m>, is_left: bool) -> CallResult {
    each(machine, site, &mut |width, row| {
        let [a, b, distance] = row else { return BitVec::zero(width) };
        let modulus = BitVec::from_u64(u64::from(width), width.max(32));
        let distance = distance.zero_extend(modulus.width() - width).urem(&modulus);
        let distance = distance.to_u64().unwrap_or(0) as u32;
        let both = a.concat(b);
        let low = if is_left { width - distance } else { distance };
        both.extract(low + width - 1, low)
    })
}

/// An operator whose result stays within the bounds.
fn saturate<'m>(
    machine: &mut Machine<'m, '_>,
    site: &LibraryCall<'m>,
    op: Binary,
    is_signed: bool,
) -> CallResult {
    each(machine, site, &mut |width, row| {
        let [a, b] = row else { return BitVec::zero(width) };
        if !wide_wraps(op, a, b, is_signed) {
            return arithmetic::wide(op, a, b).0;
        }
        match (is_signed, op, a.sign()) {
            (false, Binary::Add, _) => BitVec::ones(width),
            (false, ..) => BitVec::zero(width),
            (true, _, true) => BitVec::min_signed(width),
            (true, _, false) => BitVec::max_signed(width),
        }
    })
}

/// Operations on one number.
fn unary<'m>(machine: &mut Machine<'m, '_>, site: &LibraryCall<'m>) -> CallResult {
    let name = site.name;
    let has_zero = match site.value(0) {
        Value::Parts(parts) => parts.iter().any(|part| part.low_u128() == 0),
        value => value.low_u128() == 0,
    };
    // With this flag the result for 0 is undefined, and machines differ.
    if has_zero && site.bits(1) & 1 == 1 && matches!(name.split('.').nth(1), Some("ctlz" | "cttz")) {
        machine.varies();
    }
    let mut overflows = false;
    let result = each(machine, site, &mut |width, row| {
        let Some(a) = row.first() else { return BitVec::zero(width) };
        overflows |= name.starts_with("llvm.abs.") && *a == a.neg() && !a.is_zero();
        let number = |count: u32| BitVec::from_u64(u64::from(count), width);
        match name.split('.').nth(1) {
            Some("abs") if a.sign() => a.neg(),
            Some("abs") => a.clone(),
            Some("ctpop") => number(a.limbs().iter().map(|limb| limb.count_ones()).sum()),
            Some("ctlz") => number(a.leading_zeros()),
            Some("cttz") => number(a.trailing_zeros().min(width)),
            Some("bswap") => BitVec::from_bits(width, |bit| a.bit(width - 8 - bit / 8 * 8 + bit % 8)),
            _ => BitVec::from_bits(width, |bit| a.bit(width - 1 - bit)),
        }
    })?;
    if overflows {
        absolute_overflows(machine)?;
    }
    Ok(result)
}

/// -1, 0 or 1.
fn three_way(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let width = machine.width(site.ty(0))?;
    let result_width = machine.width(site.result)?;
    let (less, more) =
        if site.name.contains("scmp") { (Compare::Slt, Compare::Sgt) } else { (Compare::Ult, Compare::Ugt) };
    let (a, b) = (site.value(0), site.value(1));
    if let Value::Parts(_) = a {
        return Err(machine.unknown("a comparison of vectors in three ways"));
    }
    let result = if arithmetic::compare(less, width, &a, &b) {
        mask(result_width)
    } else {
        u64::from(arithmetic::compare(more, width, &a, &b))
    };
    Ok(Some(Value::Bits(result)))
}

/// The integers of a vector as one.
fn reduce<'m>(machine: &mut Machine<'m, '_>, site: &LibraryCall<'m>) -> CallResult {
    let width = machine.width(machine.element_type(site.ty(0)))?;
    let unknown = |machine: &Machine<'m, '_>| machine.unknown("a vector that is made one number");
    let Value::Parts(parts) = site.value(0) else { return Err(unknown(machine)) };
    let smaller = |left: BitVec, right: BitVec, wanted: Compare| {
        let is_first =
            arithmetic::compare(wanted, width, &Value::from_bits(&left), &Value::from_bits(&right));
        if is_first { left } else { right }
    };
    let mut numbers = parts.iter().map(|part| part.to_bits(width));
    let Some(mut result) = numbers.next() else { return Err(unknown(machine)) };
    for next in numbers {
        let operator = match site.name.split('.').nth(3) {
            Some("add") => Binary::Add,
            Some("mul") => Binary::Mul,
            Some("and") => Binary::And,
            Some("or") => Binary::Or,
            Some("xor") => Binary::Xor,
            Some(name @ ("smax" | "smin" | "umax" | "umin")) => {
                let wanted = match name {
                    "smax" => Compare::Sgt,
                    "smin" => Compare::Slt,
                    "umax" => Compare::Ugt,
                    _ => Compare::Ult,
                };
                result = smaller(result, next, wanted);
                continue;
            }
            _ => return Err(unknown(machine)),
        };
        result = arithmetic::wide(operator, &result, &next).0;
    }
    Ok(Some(Value::from_bits(&result)))
}

/// `llvm.assume`: a promise of the compiler's, which a program that keeps it never breaks.
fn assume(site: &LibraryCall<'_>) -> CallResult {
    if site.bits(0) & 1 == 1 { Ok(Some(Value::Bits(0))) } else { Err(Box::new(End::Assumption)) }
}

/// The end by a check of `-fsanitize-trap`: the numbers are those of clang's list of handlers.
fn sanitizer(machine: &mut Machine<'_, '_>, kind: u64) -> Box<End> {
    let is_unsigned = machine.module.guards_unsigned(machine.frame.function, machine.frame.block);
    match kind {
        _ if is_unsigned => machine.fault(Property::UnsignedOverflow, "unsigned overflow"),
        0 | 12 | 13 | 21 => machine.fault(Property::Overflow, "signed overflow"),
        // The divisor is 0, or the result overflows: a trap does not say which.
        3 if [Property::Division, Property::Overflow].iter().all(|&one| machine.is_checked(one)) => {
            machine.unknown("a trap before a division, of which several properties are checked")
        }
        3 if machine.is_checked(Property::Division) => machine.fault(Property::Division, "division by zero"),
        3 => machine.fault(Property::Overflow, "division overflows"),
        18 => machine.fault(Property::Bounds, "index out of bounds"),
        20 => machine.fault(Property::Shift, "shift by the width or more"),
        22 => machine.fault(Property::Null, "null or misaligned pointer"),
        _ => machine.fault(Property::UnreachCall, "trap reached"),
    }
}

/// Ends the objects made since `stacksave`.
fn stack_restore(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let keep = site.bits(0) as usize;
    while machine.frame.objects.len() > keep
        && let Some((number, is_private)) = machine.frame.objects.pop()
    {
        machine.memory.release(number as usize, is_private);
    }
    Ok(Some(Value::Bits(0)))
}

/// The size of an object from an address to its end, as a compiler answers that does not see it. What one
/// sees depends on how it optimises.
fn object_size(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    machine.varies();
    let is_least = site.bits(1) & 1 == 1;
    let width = machine.width(site.result)?;
    Ok(Some(Value::Bits(if is_least { 0 } else { mask(width) })))
}

/// Functions on floating-point numbers, on vectors elementwise.
pub(super) fn numeric<'m>(machine: &mut Machine<'m, '_>, site: &LibraryCall<'m>) -> CallResult {
    let name =
        site.name.strip_prefix("llvm.").unwrap_or(site.name).split('.').next().unwrap_or("").to_owned();
    let kind = machine.float_kind(site.ty(0)).ok_or_else(|| machine.unknown("a function of no number"))?;
    if let Value::Parts(first) = site.value(0) {
        let one = |index: usize| {
            let row: Vec<Value> = site
                .arguments
                .iter()
                .map(|value| if let Value::Parts(parts) = value { parts.get(index).cloned() } else { None })
                .map(|part| part.unwrap_or(Value::Bits(0)))
                .collect();
            let value = float::function(&name, kind, &row)?;
            Some(machine.approximated(&name, kind, &row, value))
        };
        let parts = (0..first.len()).map(one).collect::<Option<Vec<Value>>>();
        return Ok(Some(Value::parts(parts.ok_or_else(|| machine.unknown("a function of this format"))?)));
    }
    let value = float::function(&name, kind, &site.arguments);
    let value = value.ok_or_else(|| machine.unknown("a function of this format"))?;
    Ok(Some(machine.approximated(&name, kind, &site.arguments, value)))
}

impl Machine<'_, '_> {
    /// The result of a function on numbers as the library of this execution computes it. Whether a sum of a
    /// product is rounded once or twice is for the compiler to choose (`fmuladd`).
    fn approximated(&mut self, name: &str, kind: FloatKind, row: &[Value], value: Value) -> Value {
        let other = match name {
            "fmuladd" => float::function("fma", kind, row).unwrap_or_else(|| value.clone()),
            _ if float::is_approximate(name, kind, row, &value) => {
                float::beside(kind, &value, self.choices.distance)
            }
            _ => return value,
        };
        if name == "fmuladd" && other == value {
            return value;
        }
        self.varies();
        self.variations.has_approximations = true;
        if self.choices.distance == 0 { value } else { other }
    }
}

/// A conversion to an integer that stays within the bounds.
fn saturating_cast(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let is_signed = site.name.contains("fptosi");
    let kind = machine.float_kind(site.ty(0)).ok_or_else(|| machine.unknown("a conversion of no number"))?;
    let Type::Int(width) = *machine.module.ty(site.result) else {
        return Err(machine.unknown("a conversion to no number"));
    };
    let number = float::approximate(kind, &site.value(0));
    let bits = match (is_signed, width) {
        (_, 65..) => return Err(machine.unknown("a conversion to more than 64 bits")),
        (true, _) => {
            let least = -(1_i128 << (width - 1));
            (number as i128).clamp(least, -least - 1) as u64
        }
        (false, _) => (number as u128).min(u128::from(mask(width))) as u64,
    };
    Ok(Some(Value::Bits(bits & mask(width))))
}

/// Whether a number is of one of these classes.
fn class(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let kind = machine.float_kind(site.ty(0)).ok_or_else(|| machine.unknown("the class of no number"))?;
    let found = float::class(kind, &site.value(0));
    let found = found.ok_or_else(|| machine.unknown("a floating-point format that is not known"))?;
    Ok(Some(Value::bool(found & site.bits(1) != 0)))
}
