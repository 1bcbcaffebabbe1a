//! Memory that a program shares with the C library: `errno`, and the buffers of streams.
//!
//! **Here.** Calls of the library write it without being given its address. Few programs can observe it:
//! those that keep the address of `errno` in place of asking for it at each use, and those that give a stream
//! a buffer. There each call of the library leaves anything in what is known outside.

use rustc_hash::FxHashSet;

use crate::frontend::module::{Call, Callee, Function, InstructionKind, Local, Module, Operand, ValueSource};
use crate::program::cfa::Source;
use crate::program::lower::Body;

use super::{ModelCall, nondet};

/// Whether a program examines such memory.
pub(crate) fn is_shared(module: &Module) -> bool {
    module.functions.iter().any(|function| keeps_errno(module, function) || gives_buffer(module, function))
}

/// A call of an instruction, with the name of what is called; it is empty where that is not known.
fn call<'m>(module: &'m Module, kind: &'m InstructionKind) -> Option<(&'m str, &'m Call)> {
    let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = kind else { return None };
    let name = match call.callee {
        Callee::Function(callee) => &module.functions[callee as usize].name,
        Callee::Pointer(_) | Callee::Assembly(_) => "",
    };
    Some((name, call))
}

/// Whether a function gives a stream a buffer, or a stream that it makes is one.
fn gives_buffer(module: &Module, function: &Function) -> bool {
    let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.any(|instruction| match call(module, &instruction.kind) {
        Some(("fmemopen" | "open_memstream" | "open_wmemstream" | "fopencookie", _)) => true,
        Some(("setvbuf" | "setbuf" | "setbuffer", call)) => {
            call.arguments.get(1).is_some_and(|buffer| !nondet::is_null(buffer))
        }
        _ => false,
    })
}

/// Whether a function uses an address of `errno` for more than accesses before the next call.
fn keeps_errno(module: &Module, function: &Function) -> bool {
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    let asks = instructions.filter(|instruction| {
        let called = call(module, &instruction.kind).map(|(name, _)| name);
        matches!(called, Some("__errno_location" | "__error" | "__errno" | "_errno"))
    });
    let addresses: FxHashSet<Local> = asks.filter_map(|instruction| instruction.result).collect();
    if addresses.is_empty() {
        return false;
    }
    function.blocks.iter().any(|block| {
        let mut last = None;
        block.instructions.iter().any(|instruction| {
            let (kept, accessed) = used(&instruction.kind);
            let is_late = accessed.is_some_and(|local| addresses.contains(&local) && last != Some(local));
            if call(module, &instruction.kind).is_some_and(|(name, _)| !name.starts_with("llvm.")) {
                last = instruction.result;
            }
            is_late || kept.iter().any(|local| addresses.contains(local))
        })
    })
}

/// The locals that an instruction reads; the one that it accesses memory by stands apart.
fn used(kind: &InstructionKind) -> (Vec<Local>, Option<Local>) {
    let local = |value: &ValueSource| match value {
        ValueSource::Local(local) => Some(*local),
        ValueSource::Constant(_) => None,
    };
    match kind {
        InstructionKind::Load(_, address) => (Vec::new(), local(&address.value)),
        InstructionKind::Store(value, address) => {
            (local(&value.value).into_iter().collect(), local(&address.value))
        }
        InstructionKind::Phi(values) => (values.iter().filter_map(|(value, _)| local(value)).collect(), None),
        kind => {
            let operands: Vec<&Operand> = kind.operands();
            (operands.iter().filter_map(|operand| local(&operand.value)).collect(), None)
        }
    }
}

impl Body<'_, '_> {
    /// Before a call of a function without a body: if it is of the library, it may write what is shared.
    pub fn change_shared(&mut self, site: &ModelCall) {
        let is_library = !["llvm.", "__VERIFIER_"].iter().any(|prefix| site.name.starts_with(prefix));
        if self.all.memory.is_shared && is_library {
            let place = self.place;
            let classes = self.all.points.escaped().to_vec();
            let regions = classes.into_iter().map(|class| (self.all.region(class), Source::Other(place)));
            let changed = regions.collect();
            self.havoc(changed);
        }
    }
}
