//! Variables that are declared again and again.
//!
//! **Idea.** clang makes the object of a variable once, where its function begins. In C a variable that is
//! not initialised is indeterminate each time its declaration is reached (C11, 6.2.4p6), and debug
//! information says where that is: from there on its bytes are any.
//!
//! **Here.** That matters on a cycle of the function, and where something may read the variable before all of
//! it is written; other declarations are forgotten. Where a variable is only loaded and stored, all paths are
//! followed, of others the instructions up to the end of the block. Debug information of other languages
//! says where an object is known from, not where it begins: rustc's stands after the first store.
//!
//! **Cost.** [`MOST_LOOKED_AT`] instructions for each declaration on a cycle.

use rustc_hash::{FxHashMap, FxHashSet};

use super::flow::cycles;
use super::module::{
    Call, Callee, Constant, Function, Instruction, InstructionKind, Local, Module, Operand, ValueSource,
};

/// The most instructions after a declaration that are examined; then the variable is taken to be read.
const MOST_LOOKED_AT: usize = 4096;

/// The effect of an instruction on a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum VariableUse {
    Nothing,
    /// Writes all of it.
    Writes,
    Other,
}

/// A function with its control flow, and the objects whose accesses are all known.
struct ReadSearch<'m> {
    module: &'m Module,
    function: &'m Function,
    next: Vec<Vec<u32>>,
    /// The objects that are made once, and their bytes.
    objects: FxHashMap<Local, u64>,
    /// The locals that something else is done with than loading and storing at their address.
    escaped: FxHashSet<Local>,
}

/// Forgets the declarations that change nothing.
pub(super) fn keep_needed(module: &mut Module) {
    for number in 0..module.functions.len() {
        let function = &module.functions[number];
        if function.blocks.iter().all(|block| block.declared.is_empty()) {
            continue;
        }
        let search = ReadSearch::new(module, function);
        let on_cycle = cycles(&search.next);
        let is_needed = |block: usize, &(at, local): &(u32, Local)| {
            on_cycle[block] && search.is_read((block as u32, at as usize), local)
        };
        let needed = |(number, block): (usize, &super::module::BasicBlock)| {
            block.declared.iter().copied().filter(|declared| is_needed(number, declared)).collect()
        };
        let needed: Vec<Vec<(u32, Local)>> = function.blocks.iter().enumerate().map(needed).collect();
        for (block, declared) in module.functions[number].blocks.iter_mut().zip(needed) {
            block.declared = declared;
        }
    }
}

impl<'m> ReadSearch<'m> {
    fn new(module: &'m Module, function: &'m Function) -> ReadSearch<'m> {
        let mut objects = FxHashMap::default();
        for instruction in &function.blocks[0].instructions {
            if let (InstructionKind::Alloca(ty, None, _), Some(local)) =
                (&instruction.kind, instruction.result)
                && let Some(bytes) = module.extent(*ty).stored()
            {
                objects.insert(local, bytes);
            }
        }
        let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        let escaped = instructions.flat_map(|instruction| escaping(&instruction.kind)).collect();
        ReadSearch { module, function, next: function.successors(), objects, escaped }
    }

    /// Whether something may read a variable that is declared at a place before all of it is written.
    fn is_read(&self, declared: (u32, usize), local: Local) -> bool {
        let Some(&bytes) = self.objects.get(&local) else { return false };
        let mut seen = vec![false; self.function.blocks.len()];
        let mut work = vec![declared];
        let mut left = MOST_LOOKED_AT;
        while let Some((block, from)) = work.pop() {
            let instructions = &self.function.blocks[block as usize].instructions[from..];
            if left < instructions.len() {
                return true;
            }
            left -= instructions.len();
            let uses = instructions.iter().map(|instruction| self.usage(instruction, local, bytes));
            match uses.into_iter().find(|usage| *usage != VariableUse::Nothing) {
                Some(VariableUse::Writes) => continue,
                None if !self.escaped.contains(&local) => {}
                _ => return true,
            }
            for &to in &self.next[block as usize] {
                if !std::mem::replace(&mut seen[to as usize], true) {
                    work.push((to, 0));
                }
            }
        }
        false
    }

    fn usage(&self, instruction: &Instruction, local: Local, bytes: u64) -> VariableUse {
        let is_it = |operand: &Operand| operand.value == ValueSource::Local(local);
        match &instruction.kind {
            InstructionKind::Store(value, address) if is_it(address) && !is_it(value) => {
                match self.module.extent(value.ty).stored() == Some(bytes) {
                    true => VariableUse::Writes,
                    false => VariableUse::Other,
                }
            }
            InstructionKind::Call(call) if self.fills(call, bytes) && is_it(&call.arguments[0]) => {
                VariableUse::Writes
            }
            kind if kind.operands().into_iter().any(is_it) => VariableUse::Other,
            _ => VariableUse::Nothing,
        }
    }

    /// Whether a call writes a number of bytes after its first argument, and does nothing else with that.
    fn fills(&self, call: &Call, bytes: u64) -> bool {
        let Callee::Function(callee) = call.callee else { return false };
        let name = &self.module.functions[callee as usize].name;
        let is_filling = ["llvm.memset.", "llvm.memcpy."].iter().any(|known| name.starts_with(known));
        let [target, source, length, ..] = &call.arguments[..] else { return false };
        let Some(Constant::Bits(length)) = length.constant() else { return false };
        is_filling && target.value != source.value && length.to_u64().is_some_and(|length| length >= bytes)
    }
}

/// The locals that an instruction does something else with than loading and storing at their address.
fn escaping(kind: &InstructionKind) -> Vec<Local> {
    let local = |value: &ValueSource| match value {
        ValueSource::Local(local) => Some(*local),
        ValueSource::Constant(_) => None,
    };
    match kind {
        InstructionKind::Load(..) => Vec::new(),
        InstructionKind::Store(value, _) => local(&value.value).into_iter().collect(),
        InstructionKind::Phi(ways) => ways.iter().filter_map(|(value, _)| local(value)).collect(),
        _ => kind.operands().into_iter().filter_map(|operand| local(&operand.value)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::frontend::read;

    /// The declarations that are kept, by the names of the functions.
    fn kept(text: &str) -> Vec<String> {
        let module = read(text, "renewed.ll").unwrap();
        let kept = module.functions.iter().flat_map(|function| {
            let all = function.blocks.iter().flat_map(|block| &block.declared);
            let name = |local| function.variables.iter().find(|(at, _)| *at == local).unwrap().1.name.clone();
            all.map(move |&(_, local)| format!("{} {}", function.name, name(local)))
        });
        kept.collect()
    }

    #[test]
    fn declarations_are_kept_on_cycles_in_c_where_something_may_read_the_variable() {
        let text = include_str!("../../tests/programs/bounded_renewed.ll");
        let expected = [
            "chosen c",
            "kept c",
            "in_parts p",
            "in_memory c",
            "in_large_memory all",
            "once_in_a_round c",
            "between c",
            "between other",
        ];
        assert_eq!(kept(text), expected);
        assert_eq!(kept(&text.replace("DW_LANG_C11", "DW_LANG_Rust")), [""; 0]);
    }
}
