//! Which functions may throw.
//!
//! **Here.** A function that resumes, calls the runtime to throw, or calls outside of an `invoke` a function
//! that may throw. Of functions without a body only those with the mangled names of C++ and Rust may: what is
//! declared `extern "C"` is taken not to, but where it is called by an `invoke`; where something handles
//! exceptions, that stands in the verdict.

use crate::frontend::module::{Callee, InstructionKind, Module};
use crate::limits::Clock;
use crate::program::points_to::{PointsTo, may_throw};

/// Functions of the runtime that throw.
pub(crate) fn throws(name: &str) -> bool {
    matches!(name, "__cxa_throw" | "__cxa_rethrow" | "_Unwind_Resume" | "_Unwind_RaiseException")
}

/// For each function of a module whether it may throw, unless the clock stops.
pub(crate) fn analyse(module: &Module, points: &PointsTo, clock: &Clock) -> Vec<bool> {
    let mut throwing: Vec<bool> = module
        .functions
        .iter()
        .map(|function| throws(&function.name) || function.blocks.is_empty() && may_throw(&function.name))
        .collect();
    let has_exceptions = module.functions.iter().any(|function| {
        function.blocks.iter().any(|block| {
            let last = block.instructions.last();
            last.is_some_and(|last| {
                matches!(last.kind, InstructionKind::Invoke(..) | InstructionKind::Resume(_))
            })
        })
    });
    if !has_exceptions && !throwing.contains(&true) {
        return throwing;
    }
    loop {
        let mut changed = false;
        for (number, function) in module.functions.iter().enumerate() {
            if throwing[number] || !clock.goes_on(function.locals.len() as u32) {
                continue;
            }
            let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
            throwing[number] = instructions.into_iter().any(|instruction| match &instruction.kind {
                InstructionKind::Resume(_) => true,
                InstructionKind::Call(call) => match &call.callee {
                    Callee::Function(callee) => throwing[*callee as usize],
                    Callee::Pointer(address) => {
                        let targets = points.targets(number as u32, address);
                        targets.functions.iter().any(|&target| throwing[target as usize])
                    }
                    Callee::Assembly(_) => false,
                },
                _ => false,
            });
            changed |= throwing[number];
        }
        if !changed {
            return throwing;
        }
    }
}
