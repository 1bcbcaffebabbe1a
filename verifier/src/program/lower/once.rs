//! How often instructions are executed: at most once, in one activation at a time, or any number of times.
//!
//! **Idea.** What the entry does outside of loops it does once; so does a function that is called at one place that is executed once.
//! A function that does not call itself, not even through others, has one activation at a time.
//!
//! **Here.** Components of graphs are found by two passes in depth-first order (Kosaraju). A function whose address is used
//! may be called anywhere.

use rustc_hash::FxHashSet;

use crate::frontend::module::{
    BasicBlock, Block, Callee, Constant, Function, InstructionKind, Module, Operand, Symbol, Value,
};

use super::body::{operands, successors};

/// How often an instruction is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// At most once.
    Once,
    /// Once at most in each activation of its function, of which there is one at a time.
    OneAtATime,
    /// As often as it likes.
    Any,
}

/// What is known of a module.
pub(crate) struct Once {
    /// Whether a function is called at most once.
    called_once: Vec<bool>,
    /// Whether it may call itself, through others too.
    is_recursive: Vec<bool>,
    /// Whether a block lies on a cycle.
    on_cycle: Vec<Vec<bool>>,
}

/// Whether each node of a graph lies on a cycle.
fn cycles(next: &[Vec<u32>]) -> Vec<bool> {
    let mut before = vec![Vec::new(); next.len()];
    for (from, targets) in next.iter().enumerate() {
        targets.iter().for_each(|&to| before[to as usize].push(from as u32));
    }
    let mut component = vec![u32::MAX; next.len()];
    let mut sizes = Vec::new();
    for &root in postorder(next).iter().rev() {
        if component[root as usize] != u32::MAX {
            continue;
        }
        let number = sizes.len() as u32;
        let mut size = 0;
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if component[node as usize] == u32::MAX {
                component[node as usize] = number;
                size += 1;
                stack.extend(&before[node as usize]);
            }
        }
        sizes.push(size);
    }
    let is_loop = |node: usize| sizes[component[node] as usize] > 1 || next[node].contains(&(node as u32));
    (0..next.len()).map(is_loop).collect()
}

fn postorder(next: &[Vec<u32>]) -> Vec<u32> {
    let mut order = Vec::new();
    let mut seen = vec![false; next.len()];
    for root in 0..next.len() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut stack = vec![(root as u32, 0)];
        while let Some((node, position)) = stack.last_mut() {
            match next[*node as usize].get(*position) {
                Some(&to) => {
                    *position += 1;
                    if !std::mem::replace(&mut seen[to as usize], true) {
                        stack.push((to, 0));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// Adds the functions whose addresses a constant holds.
fn add_addresses(constant: &Constant, found: &mut FxHashSet<u32>) {
    let mut stack = vec![constant];
    while let Some(constant) = stack.pop() {
        let parts: Vec<&Operand> = match constant {
            Constant::Address(Symbol::Function(function)) => {
                found.insert(*function);
                continue;
            }
            Constant::Aggregate(parts) => parts.iter().collect(),
            Constant::Operator(kind) => operands(kind),
            _ => continue,
        };
        stack.extend(parts.into_iter().filter_map(|part| match &part.value {
            Value::Constant(constant) => Some(constant),
            Value::Local(_) => None,
        }));
    }
}

/// The functions that each function calls directly, with the blocks; whether it calls through pointers; and the functions
/// whose addresses are used.
struct Calls {
    direct: Vec<Vec<(u32, u32)>>,
    indirect: Vec<bool>,
    addresses: FxHashSet<u32>,
}

fn calls(module: &Module) -> Calls {
    let mut calls = Calls { direct: Vec::new(), indirect: Vec::new(), addresses: FxHashSet::default() };
    for global in &module.globals {
        if let Some(constant) = &global.initial {
            add_addresses(constant, &mut calls.addresses);
        }
    }
    for function in &module.functions {
        let (mut direct, mut indirect) = (Vec::new(), false);
        for (number, block) in function.blocks.iter().enumerate() {
            for instruction in &block.instructions {
                let mut values: Vec<&Value> = operands(&instruction.kind).iter().map(|part| &part.value).collect();
                match &instruction.kind {
                    InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) => match call.callee {
                        Callee::Function(callee) => direct.push((callee, number as u32)),
                        _ => indirect = true,
                    },
                    InstructionKind::Phi(incoming) => values.extend(incoming.iter().map(|(value, _)| value)),
                    _ => {}
                }
                for value in values {
                    if let Value::Constant(constant) = value {
                        add_addresses(constant, &mut calls.addresses);
                    }
                }
            }
        }
        calls.direct.push(direct);
        calls.indirect.push(indirect);
    }
    calls
}

impl Once {
    /// Analyses a module that begins at a function.
    pub fn analyse(module: &Module, entry: u32) -> Once {
        let next = |block: &BasicBlock| {
            successors(block.instructions.last()).into_iter().map(|Block(to)| to).collect()
        };
        let of_function =
            |function: &Function| cycles(&function.blocks.iter().map(next).collect::<Vec<Vec<u32>>>());
        let on_cycle: Vec<Vec<bool>> = module.functions.iter().map(of_function).collect();
        let calls = calls(module);
        let is_recursive = recursive(module, &calls);
        let called_once = called_once(module, entry, &calls, &on_cycle, &is_recursive);
        Once { called_once, is_recursive, on_cycle }
    }

    /// How often the instructions of a block are executed.
    pub fn count(&self, function: u32, block: u32) -> Count {
        let function = function as usize;
        let (Some(&once), Some(&recursive)) = (self.called_once.get(function), self.is_recursive.get(function)) else {
            return Count::Once;
        };
        if self.on_cycle[function][block as usize] {
            Count::Any
        } else if once {
            Count::Once
        } else if recursive {
            Count::Any
        } else {
            Count::OneAtATime
        }
    }
}

/// A function that calls through a pointer, or one without a body, may call whatever has an address.
fn recursive(module: &Module, calls: &Calls) -> Vec<bool> {
    let anyone = module.functions.len() as u32;
    let mut next: Vec<Vec<u32>> = Vec::new();
    for (number, direct) in calls.direct.iter().enumerate() {
        let mut targets: Vec<u32> = direct.iter().map(|&(callee, _)| callee).collect();
        if calls.indirect[number] || module.functions[number].blocks.is_empty() {
            targets.push(anyone);
        }
        next.push(targets);
    }
    next.push(calls.addresses.iter().copied().collect());
    cycles(&next)
}

fn called_once(
    module: &Module,
    entry: u32,
    calls: &Calls,
    on_cycle: &[Vec<bool>],
    is_recursive: &[bool],
) -> Vec<bool> {
    let mut sites = vec![0u32; module.functions.len()];
    for &(callee, _) in calls.direct.iter().flatten() {
        sites[callee as usize] += 1;
    }
    sites[entry as usize] += 1;
    module.constructors.iter().for_each(|&function| sites[function as usize] += 1);
    let can_be = |function: u32| {
        let index = function as usize;
        sites[index] == 1 && !is_recursive[index] && !calls.addresses.contains(&function)
    };
    let mut once = vec![false; module.functions.len()];
    let mut stack: Vec<u32> = module.constructors.iter().copied().chain([entry]).filter(|&f| can_be(f)).collect();
    while let Some(function) = stack.pop() {
        if std::mem::replace(&mut once[function as usize], true) {
            continue;
        }
        for &(callee, block) in &calls.direct[function as usize] {
            if can_be(callee) && !on_cycle[function as usize][block as usize] {
                stack.push(callee);
            }
        }
    }
    once
}
