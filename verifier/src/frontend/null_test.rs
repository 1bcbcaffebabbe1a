//! Addresses that become integers to be compared with 0: rustc asks in this way whether an `Option` of a
//! reference is `None`.
//!
//! **Idea.** An address is null if and only if its integer value is 0. So the comparison is one of addresses,
//! and nobody learns where the object lies.
//!
//! **Here.** An integer that is used for nothing else is replaced by 0, and its comparisons with 0 by those
//! of the address with null.
//!
//! **Why it is right.** Each use of the integer is dominated by the instruction that makes it of the address,
//! so the address is the same there.

use rustc_hash::FxHashMap;

use super::module::{
    Cast, Compare, Constant, Function, InstructionKind, Local, Module, Operand, Type, ValueSource,
};

/// Compares addresses with null where their integer values are compared with 0.
pub(super) fn simplify(module: &mut Module) {
    let mut functions = std::mem::take(&mut module.functions);
    for function in &mut functions {
        let integers = only_compared(module, function);
        if !integers.is_empty() {
            replace(function, &integers);
        }
    }
    module.functions = functions;
}

/// The address that each integer is made of which is compared with 0, and used for nothing else.
fn only_compared(module: &Module, function: &Function) -> FxHashMap<Local, Operand> {
    let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
    let mut integers = FxHashMap::default();
    for instruction in instructions() {
        if let (Some(local), InstructionKind::Cast(Cast::PtrToInt, address)) =
            (instruction.result, &instruction.kind)
            && *module.ty(address.ty) == Type::Pointer
            && *module.ty(function.locals[local.0 as usize]) == Type::Int(module.layout.pointer_bits)
        {
            integers.insert(local, address.clone());
        }
    }
    if integers.is_empty() {
        return integers;
    }
    for instruction in instructions() {
        match &instruction.kind {
            InstructionKind::Compare(Compare::Eq | Compare::Ne, a, b) if is_zero(a) || is_zero(b) => {}
            InstructionKind::Phi(values) => {
                values.iter().filter_map(|(value, _)| local_of(value)).for_each(|local| {
                    integers.remove(&local);
                });
            }
            kind => {
                kind.operands().into_iter().filter_map(|operand| local_of(&operand.value)).for_each(|local| {
                    integers.remove(&local);
                })
            }
        }
    }
    integers
}

fn local_of(value: &ValueSource) -> Option<Local> {
    match value {
        ValueSource::Local(local) => Some(*local),
        ValueSource::Constant(_) => None,
    }
}

fn is_zero(operand: &Operand) -> bool {
    match operand.constant() {
        Some(Constant::Zero) => true,
        Some(Constant::Bits(bits)) => bits.is_zero(),
        _ => false,
    }
}

fn replace(function: &mut Function, integers: &FxHashMap<Local, Operand>) {
    for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        if let Some(local) = instruction.result.filter(|local| integers.contains_key(local)) {
            let ty = function.locals[local.0 as usize];
            let zero = Operand { ty, value: ValueSource::Constant(Constant::Zero) };
            instruction.kind = InstructionKind::Freeze(zero);
        }
        if let InstructionKind::Compare(_, a, b) = &mut instruction.kind {
            let compared = [&*a, &*b].into_iter().find_map(|side| integers.get(&local_of(&side.value)?));
            if let Some(address) = compared {
                let null = Operand { ty: address.ty, value: ValueSource::Constant(Constant::Null) };
                (*a, *b) = (address.clone(), null);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(does: &str) -> Module {
        let text = format!("define i1 @f(ptr %p) {{\n  %i = ptrtoint ptr %p to i64\n{does}  ret i1 %c\n}}\n");
        super::super::read(&text, "null.ll").unwrap()
    }

    fn kinds(module: &Module) -> Vec<&InstructionKind> {
        module.functions[0].blocks[0].instructions.iter().map(|instruction| &instruction.kind).collect()
    }

    #[test]
    fn a_comparison_with_0_is_one_with_null() {
        for compared in ["%i, 0", "0, %i"] {
            let module = read(&format!("  %c = icmp ne i64 {compared}\n"));
            let [InstructionKind::Freeze(_), InstructionKind::Compare(Compare::Ne, a, b), _] =
                kinds(&module)[..]
            else {
                panic!("{module:?}");
            };
            assert_eq!((&a.value, b.constant()), (&ValueSource::Local(Local(0)), Some(&Constant::Null)));
        }
    }

    #[test]
    fn integers_that_are_used_otherwise_stay() {
        let more = "  %c = icmp eq i64 %i, 0\n  %d = icmp eq i64 %i, 4096\n";
        let less = "  %c = icmp ult i64 %i, 0\n";
        let moved = "  %c = icmp eq i64 %i, 0\n  %s = add i64 %i, 1\n";
        for does in [more, less, moved] {
            let module = read(does);
            assert!(matches!(kinds(&module)[0], InstructionKind::Cast(Cast::PtrToInt, _)), "{does}");
        }
    }
}
