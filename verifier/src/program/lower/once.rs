//! How often instructions are executed: at most once, in one activation at a time, or any number of times.
//!
//! **Idea.** What the entry does outside of loops it does once; so does a function that is called at one
//! place that is executed once. A function that does not call itself, not even through others, has one
//! activation at a time.
//!
//! **Here.** The calls are those that lowering makes: direct ones, through pointers to the functions that
//! these can be, and by functions without a body of those that they are passed or know, which they may
//! call repeatedly.

use crate::frontend::flow::cycles;
use crate::frontend::module::{Callee, InstructionKind, Module};
use crate::limits::Clock;
use crate::program::models::registered;
use crate::program::points_to::PointsTo;

/// How often an instruction is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    Once,
    /// Once at most in each activation of its function, of which there is one at a time.
    OneAtATime,
    /// As often as it likes.
    Any,
}

/// The facts from which it follows how often an instruction is executed.
pub(crate) struct Once {
    /// Whether a function is called at most once.
    called_once: Vec<bool>,
    /// Whether it may call itself, through others too.
    is_recursive: Vec<bool>,
    /// Whether a block lies on a cycle.
    on_cycle: Vec<Vec<bool>>,
}

/// The functions with bodies that each function may call, with the block where it does.
fn calls(module: &Module, points: &PointsTo, clock: &Clock) -> Vec<Vec<(u32, u32)>> {
    let has_body = |function: u32| !module.functions[function as usize].blocks.is_empty();
    let mut calls = Vec::new();
    for (number, function) in module.functions.iter().enumerate() {
        let mut found = Vec::new();
        if !clock.goes_on(function.locals.len() as u32) {
            calls.push(found);
            continue;
        }
        for (block, instruction) in function.blocks.iter().enumerate().flat_map(|(number, block)| {
            block.instructions.iter().map(move |instruction| (number as u32, instruction))
        }) {
            let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &instruction.kind else {
                continue;
            };
            let mut callees = match &call.callee {
                Callee::Function(callee) if has_body(*callee) => vec![*callee],
                Callee::Function(callee) if module.functions[*callee as usize].name.starts_with("llvm.") => {
                    continue;
                }
                // It runs at the end, once for each call.
                Callee::Function(_) if let Some((registered, _)) = registered(module, call) => {
                    vec![registered]
                }
                // A function without a body may call its arguments again and again: twice is enough.
                Callee::Function(callee) => {
                    let called = points.called_back(module, number as u32, *callee, call);
                    called.into_iter().flat_map(|callee| [callee, callee]).collect()
                }
                Callee::Pointer(address) => points.targets(number as u32, address).functions,
                Callee::Assembly(_) => continue,
            };
            callees.retain(|&callee| has_body(callee));
            found.extend(callees.into_iter().map(|callee| (callee, block)));
        }
        calls.push(found);
    }
    calls
}

impl Once {
    /// Analyses a module that begins at one of these functions, as far as the clock lets it.
    pub fn analyse(module: &Module, points: &PointsTo, entries: &[u32], clock: &Clock) -> Once {
        let on_cycle: Vec<Vec<bool>> =
            module.functions.iter().map(|function| cycles(&function.successors())).collect();
        let calls = calls(module, points, clock);
        let is_recursive = recursive(&calls);
        let called_once = called_once(module, entries, &calls, &on_cycle, &is_recursive);
        Once { called_once, is_recursive, on_cycle }
    }

    /// Whether a function is called at most once.
    pub fn is_called_once(&self, function: u32) -> bool {
        self.called_once.get(function as usize).copied().unwrap_or(false)
    }

    /// How often the instructions of a block are executed.
    pub fn count(&self, function: u32, block: u32) -> Count {
        let function = function as usize;
        let (Some(&once), Some(&recursive)) =
            (self.called_once.get(function), self.is_recursive.get(function))
        else {
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

/// Whether each function may call itself, through others too.
fn recursive(calls: &[Vec<(u32, u32)>]) -> Vec<bool> {
    let next: Vec<Vec<u32>> =
        calls.iter().map(|calls| calls.iter().map(|&(callee, _)| callee).collect()).collect();
    cycles(&next)
}

fn called_once(
    module: &Module,
    entries: &[u32],
    calls: &[Vec<(u32, u32)>],
    on_cycle: &[Vec<bool>],
    is_recursive: &[bool],
) -> Vec<bool> {
    let mut sites = vec![0u32; module.functions.len()];
    let hooks = module.constructors.iter().chain(&module.destructors);
    let starts = hooks.map(|hook| hook.function).chain(entries.iter().copied());
    for callee in calls.iter().flatten().map(|&(callee, _)| callee).chain(starts.clone()) {
        sites[callee as usize] += 1;
    }
    let can_be = |function: u32| sites[function as usize] == 1 && !is_recursive[function as usize];
    let mut once = vec![false; module.functions.len()];
    let mut stack: Vec<u32> = starts.filter(|&function| can_be(function)).collect();
    while let Some(function) = stack.pop() {
        if std::mem::replace(&mut once[function as usize], true) {
            continue;
        }
        for &(callee, block) in &calls[function as usize] {
            if can_be(callee) && !on_cycle[function as usize][block as usize] {
                stack.push(callee);
            }
        }
    }
    once
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_function_without_a_body_is_passed_may_be_called_repeatedly() {
        let text = "\
declare void @each(ptr)
define internal void @passed() {
  ret void
}
define internal void @called() {
  ret void
}
define i32 @main() {
  call void @called()
  call void @each(ptr @passed)
  ret i32 0
}
";
        let module = crate::frontend::read(text, "calls").unwrap();
        let number = |name: &str| module.function(name).unwrap();
        let points = PointsTo::analyse(&module);
        let once = Once::analyse(&module, &points, &[number("main")], &Clock::endless());
        assert!(once.is_called_once(number("called")) && !once.is_called_once(number("passed")));
        assert_eq!(once.count(number("passed"), 0), Count::OneAtATime);
    }
}
