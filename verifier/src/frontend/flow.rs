//! What instructions read, and where they lead.

use crate::frontend::module::{self, Block, Instruction, InstructionKind, Operand};

/// The operands of an instruction.
pub(crate) fn operands(kind: &InstructionKind) -> Vec<&Operand> {
    use InstructionKind as K;
    match kind {
        K::Alloca(_, count, _) => count.iter().collect(),
        K::Load(_, a) | K::FNeg(a) | K::Cast(_, a) | K::Freeze(a) | K::ExtractValue(a, _) => vec![a],
        K::VaArg(a) | K::Resume(a) | K::Switch(a, ..) | K::IndirectJump(a, _) | K::Branch(a, ..) => vec![a],
        K::Store(a, b) | K::Binary(_, a, b, _) | K::Compare(_, a, b) | K::FloatCompare(_, a, b) => vec![a, b],
        K::InsertValue(a, b, _) | K::ExtractElement(a, b) | K::Shuffle(a, b, _) => vec![a, b],
        K::AtomicUpdate(_, a, b) => vec![a, b],
        K::Select(a, b, c) | K::InsertElement(a, b, c) | K::CompareExchange(a, b, c) => vec![a, b, c],
        K::Element(_, base, indices, _) => std::iter::once(base).chain(indices).collect(),
        K::Return(value) => value.iter().collect(),
        K::Call(call) | K::Invoke(call, ..) => {
            let callee = match &call.callee {
                module::Callee::Pointer(operand) => Some(operand),
                _ => None,
            };
            callee.into_iter().chain(&call.arguments).collect()
        }
        K::LandingPad(_, clauses) => {
            let operand = |clause| match clause {
                &module::Clause::Catch(ref operand) | &module::Clause::Filter(ref operand) => operand,
            };
            clauses.iter().map(operand).collect()
        }
        K::Phi(_) | K::Fence | K::Jump(_) | K::Unreachable | K::Other(_) => Vec::new(),
    }
}

/// The blocks that an instruction leads to.
pub(crate) fn successors(instruction: Option<&Instruction>) -> Vec<Block> {
    let Some(instruction) = instruction else { return Vec::new() };
    match &instruction.kind {
        InstructionKind::Invoke(_, normal, unwind) => vec![*normal, *unwind],
        InstructionKind::Jump(block) => vec![*block],
        InstructionKind::Branch(_, then, other) => vec![*then, *other],
        InstructionKind::Switch(_, other, cases) => {
            cases.iter().map(|&(_, block)| block).chain([*other]).collect()
        }
        InstructionKind::IndirectJump(_, blocks) => blocks.clone(),
        _ => Vec::new(),
    }
}

/// The blocks that are reached from the entry, in reverse postorder.
pub(crate) fn reverse_postorder(function: &module::Function) -> Vec<u32> {
    let mut order = Vec::new();
    let mut seen = vec![false; function.blocks.len()];
    let mut stack = Vec::new();
    if !function.blocks.is_empty() {
        seen[0] = true;
        stack.push((0u32, successors(function.blocks[0].instructions.last())));
    }
    while let Some((block, next)) = stack.last_mut() {
        match next.pop() {
            Some(Block(to)) if !seen[to as usize] => {
                seen[to as usize] = true;
                stack.push((to, successors(function.blocks[to as usize].instructions.last())));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
