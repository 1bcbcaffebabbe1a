//! What an instruction reads, as a list.

use crate::frontend::module::{Callee, Clause, Constant, InstructionKind, Operand, Value};

/// Every operand of an instruction but the values of `phi`, which have no type beside them.
pub(super) fn operands(kind: &InstructionKind) -> Vec<&Operand> {
    use InstructionKind as K;
    match kind {
        K::Alloca(_, count, _) | K::Return(count) => count.iter().collect(),
        K::Load(_, operand)
        | K::FNeg(operand)
        | K::Cast(_, operand)
        | K::Freeze(operand)
        | K::ExtractValue(operand, _)
        | K::VaArg(operand)
        | K::Resume(operand)
        | K::Branch(operand, ..)
        | K::Switch(operand, ..)
        | K::IndirectJump(operand, _) => vec![operand],
        K::Store(first, second)
        | K::Binary(_, first, second, _)
        | K::Compare(_, first, second)
        | K::FloatCompare(_, first, second)
        | K::InsertValue(first, second, _)
        | K::ExtractElement(first, second)
        | K::Shuffle(first, second, _)
        | K::AtomicUpdate(_, first, second) => vec![first, second],
        K::Select(first, second, third)
        | K::InsertElement(first, second, third)
        | K::CompareExchange(first, second, third) => vec![first, second, third],
        K::Element(_, base, indices, _) => std::iter::once(base).chain(indices).collect(),
        K::Call(call) | K::Invoke(call, ..) => {
            let callee = match &call.callee {
                Callee::Pointer(pointer) => Some(pointer),
                Callee::Function(_) | Callee::Assembly(_) => None,
            };
            callee.into_iter().chain(&call.arguments).collect()
        }
        K::LandingPad(_, clauses) => clauses.iter().map(clause_operand).collect(),
        K::Phi(_) | K::Fence | K::Jump(_) | K::Unreachable | K::Other(_) => Vec::new(),
    }
}

/// The type information that a clause names.
fn clause_operand(clause: &Clause) -> &Operand {
    match clause {
        Clause::Catch(operand) | Clause::Filter(operand) => operand,
    }
}

/// The constant that an operand is.
pub(super) fn constant_of(operand: &Operand) -> Option<&Constant> {
    match &operand.value {
        Value::Constant(constant) => Some(constant),
        Value::Local(_) => None,
    }
}
