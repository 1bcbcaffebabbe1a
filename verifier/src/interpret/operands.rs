//! The operands of an instruction, in order.

use crate::frontend::module::{Call, Callee, Clause, InstructionKind, Operand, Value};

/// Calls `each` for every operand of an instruction, those of constants inside it not among them.
pub(super) fn operands(kind: &InstructionKind, each: &mut impl FnMut(&Value)) {
    use InstructionKind as I;
    match kind {
        I::Alloca(_, count, _) => all(count, each),
        I::Load(_, a) | I::FNeg(a) | I::Cast(_, a) | I::Freeze(a) | I::ExtractValue(a, _) | I::VaArg(a) => {
            each(&a.value);
        }
        I::Resume(a) | I::Branch(a, ..) | I::Switch(a, ..) | I::IndirectJump(a, _) => each(&a.value),
        I::Store(a, b)
        | I::Binary(_, a, b, _)
        | I::Compare(_, a, b)
        | I::FloatCompare(_, a, b)
        | I::InsertValue(a, b, _)
        | I::ExtractElement(a, b)
        | I::Shuffle(a, b, _)
        | I::AtomicUpdate(_, a, b) => all([a, b], each),
        I::Select(a, b, c) | I::InsertElement(a, b, c) | I::CompareExchange(a, b, c) => all([a, b, c], each),
        I::Element(_, base, indices, _) => {
            each(&base.value);
            all(indices, each);
        }
        I::Phi(ways) => ways.iter().for_each(|(value, _)| each(value)),
        I::Call(call) | I::Invoke(call, ..) => arguments(call, each),
        I::LandingPad(_, clauses) => {
            all(clauses.iter().map(|(Clause::Catch(a) | Clause::Filter(a))| a), each);
        }
        I::Return(value) => all(value, each),
        I::Fence | I::Jump(_) | I::Unreachable | I::Other(_) => {}
    }
}

/// Those of a call.
fn arguments(call: &Call, each: &mut impl FnMut(&Value)) {
    if let Callee::Pointer(operand) = &call.callee {
        each(&operand.value);
    }
    all(&call.arguments, each);
}

/// Several.
fn all<'a>(operands: impl IntoIterator<Item = &'a Operand>, each: &mut impl FnMut(&Value)) {
    operands.into_iter().for_each(|operand| each(&operand.value));
}
