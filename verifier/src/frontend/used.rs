//! Which operands of an instruction are used, and which are only moved.
//!
//! **Idea.** Memory that was never written may be copied; an error is to use what it holds (C11 6.2.4p6,
//! 6.2.6.1, 6.3.2.1p2; Stepanov, Serebryany, *MemorySanitizer: fast detector of uninitialized memory use in
//! C++*, CGO 2015). Which bits of a value were never written is known bit by bit, so operations that only
//! select bits, as clang makes them of bit-fields and of structures in registers, select those as well.
//!
//! **Here.** An instruction moves an operand if it stores, passes, returns or puts it together, or selects
//! bits of it; what is passed or returned as `noundef` is used there, since clang says that of all numbers
//! and addresses of the source, but not of parts of structures. Everything else is a use.

use super::module::{
    Binary, Callee, Cast, Constant, Function, InstructionKind, Module, Operand, Type, ValueSource,
};

/// The operands of an instruction of a function that are used, whose bits must all have been written. What
/// the entry returns is used by the system.
pub fn used<'k>(
    module: &Module,
    function: &Function,
    kind: &'k InstructionKind,
    is_entry: bool,
) -> Vec<&'k Operand> {
    use InstructionKind as K;
    match kind {
        K::Store(_, address) => vec![address],
        K::Phi(_) | K::Freeze(_) | K::ExtractValue(..) | K::InsertValue(..) => Vec::new(),
        K::LandingPad(..) | K::Resume(_) => Vec::new(),
        K::Return(value) => value.iter().filter(|_| function.returns_defined || is_entry).collect(),
        K::Binary(operator, _, distance, _) if selects_bits(module, kind) => match operator {
            Binary::Shl | Binary::LShr | Binary::AShr => vec![distance],
            _ => Vec::new(),
        },
        K::Cast(..) if selects_bits(module, kind) => Vec::new(),
        K::Call(call) | K::Invoke(call, ..) => {
            let callee = match &call.callee {
                Callee::Function(callee) => Some(&module.functions[*callee as usize]),
                Callee::Pointer(_) | Callee::Assembly(_) => None,
            };
            let is_used = |index: usize| match (callee, &call.callee) {
                (Some(callee), _) => {
                    callee.blocks.is_empty() || callee.defined.get(index).copied().unwrap_or(true)
                }
                (None, Callee::Assembly(_)) => true,
                (None, _) => false,
            };
            let address = if let Callee::Pointer(address) = &call.callee { Some(address) } else { None };
            let arguments =
                call.arguments.iter().enumerate().filter(|(index, _)| {
                    call.defined.get(*index).copied().unwrap_or(false) || is_used(*index)
                });
            address.into_iter().chain(arguments.map(|(_, argument)| argument)).collect()
        }
        kind => kind.operands(),
    }
}

/// Whether each bit of a result is one of an operand, of two operands at the same place, or constant.
pub fn selects_bits(module: &Module, kind: &InstructionKind) -> bool {
    let is_number = |operand: &Operand| matches!(module.ty(operand.ty), Type::Int(_));
    match kind {
        InstructionKind::Binary(operator, value, ..) => {
            let is_bitwise = matches!(
                operator,
                Binary::And | Binary::Or | Binary::Xor | Binary::Shl | Binary::LShr | Binary::AShr
            );
            is_bitwise && is_number(value)
        }
        InstructionKind::Cast(Cast::Trunc | Cast::ZExt | Cast::SExt, value) => is_number(value),
        _ => false,
    }
}

/// Whether a constant, or a part of it, stands for memory that was not written; `poison` is what is left of
/// an operation without a result.
pub fn is_undefined(constant: &Constant) -> bool {
    match constant {
        Constant::Undefined => true,
        Constant::Aggregate(parts) => parts.iter().any(|part| match &part.value {
            ValueSource::Constant(part) => is_undefined(part),
            ValueSource::Local(_) => false,
        }),
        _ => false,
    }
}
