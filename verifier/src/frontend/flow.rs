//! Operands and successors of instructions, which every walk over a module needs.

use super::module::{
    Block, Callee, Clause, Constant, Function, Instruction, InstructionKind, Operand, ValueSource,
};

impl Operand {
    /// The constant that it is.
    pub fn constant(&self) -> Option<&Constant> {
        match &self.value {
            ValueSource::Constant(constant) => Some(constant),
            ValueSource::Local(_) => None,
        }
    }
}

impl InstructionKind {
    /// Its operands, but the values of `phi`, which have no type beside them.
    pub fn operands(&self) -> Vec<&Operand> {
        use InstructionKind as K;
        match self {
            K::Alloca(_, count, _) | K::Return(count) => count.iter().collect(),
            K::Load(_, a) | K::FNeg(a) | K::Cast(_, a) | K::Freeze(a) | K::ExtractValue(a, _) => vec![a],
            K::VaArg(a) | K::Resume(a) | K::Switch(a, ..) | K::IndirectJump(a, _) | K::Branch(a, ..) => {
                vec![a]
            }
            K::Store(a, b) | K::Binary(_, a, b, _) | K::Compare(_, a, b) => vec![a, b],
            K::FloatCompare(_, a, b) | K::InsertValue(a, b, _) | K::ExtractElement(a, b) => vec![a, b],
            K::Shuffle(a, b, _) | K::AtomicUpdate(_, a, b) => vec![a, b],
            K::Select(a, b, c) | K::InsertElement(a, b, c) | K::CompareExchange(a, b, c, _) => vec![a, b, c],
            K::Element(_, base, indices, _) => std::iter::once(base).chain(indices).collect(),
            K::Call(call) | K::Invoke(call, ..) => {
                let callee = match &call.callee {
                    Callee::Pointer(address) => Some(address),
                    Callee::Function(_) | Callee::Assembly(_) => None,
                };
                callee.into_iter().chain(&call.arguments).collect()
            }
            K::LandingPad(_, clauses) => {
                clauses.iter().map(|(Clause::Catch(operand) | Clause::Filter(operand))| operand).collect()
            }
            K::Phi(_) | K::Fence | K::Jump(_) | K::Unreachable | K::Other(_) => Vec::new(),
        }
    }

    /// The blocks that it leads to.
    pub fn successors(&self) -> Vec<Block> {
        match self {
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
}

impl Function {
    /// For each block the blocks that it leads to.
    pub fn successors(&self) -> Vec<Vec<u32>> {
        let next = |instruction: &Instruction| {
            instruction.kind.successors().into_iter().map(|Block(to)| to).collect()
        };
        self.blocks.iter().map(|block| block.instructions.last().map_or_else(Vec::new, next)).collect()
    }
}

/// The nodes of a graph that these lead to, each after all that are found from it first (a depth-first
/// search); of the successors of a node, the last one is entered first.
pub fn postorder(roots: impl IntoIterator<Item = u32>, next: &[Vec<u32>]) -> Vec<u32> {
    let mut order = Vec::new();
    let mut seen = vec![false; next.len()];
    for root in roots {
        if std::mem::replace(&mut seen[root as usize], true) {
            continue;
        }
        let mut stack = vec![(root, next[root as usize].len())];
        while let Some((node, left)) = stack.last_mut() {
            let Some(position) = left.checked_sub(1) else {
                order.push(*node);
                stack.pop();
                continue;
            };
            *left = position;
            let to = next[*node as usize][position];
            if !std::mem::replace(&mut seen[to as usize], true) {
                stack.push((to, next[to as usize].len()));
            }
        }
    }
    order
}

/// The strongly connected component of each node of a graph, by number: two passes in depth-first order
/// (Kosaraju).
pub fn components(next: &[Vec<u32>]) -> Vec<u32> {
    let mut before = vec![Vec::new(); next.len()];
    for (from, targets) in next.iter().enumerate() {
        targets.iter().for_each(|&to| before[to as usize].push(from as u32));
    }
    let mut component = vec![u32::MAX; next.len()];
    let mut count = 0;
    for &root in postorder(0..next.len() as u32, next).iter().rev() {
        if component[root as usize] != u32::MAX {
            continue;
        }
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if component[node as usize] == u32::MAX {
                component[node as usize] = count;
                stack.extend(&before[node as usize]);
            }
        }
        count += 1;
    }
    component
}

/// Whether each node of a graph lies on a cycle.
pub fn cycles(next: &[Vec<u32>]) -> Vec<bool> {
    let component = components(next);
    let mut sizes = vec![0u32; next.len()];
    component.iter().for_each(|&number| sizes[number as usize] += 1);
    let is_loop = |node: usize| sizes[component[node] as usize] > 1 || next[node].contains(&(node as u32));
    (0..next.len()).map(is_loop).collect()
}
