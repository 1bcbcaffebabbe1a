//! The rights of functions without a body to what they can name.
//!
//! **Here.** Lowering and replays read programs apart; what they take such functions to do is said once. A
//! proof lets them do what the reading leaves, and names an assumption where it takes them to do less. A
//! failure must not depend on what they do, and they may do whatever no assumption of the program excludes.

use super::checks::marks_error;
use crate::assumption::Assumption;
use crate::frontend::module::{Function, Module, Symbol};
use crate::reading::{Externals, Reading};

/// The rights of functions without a body beside those that their arguments give them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strangers {
    /// They may write the variables that other files can name.
    pub write_named: bool,
    /// They may call the functions that other files can name.
    pub call_named: bool,
}

impl Strangers {
    /// Those of a program with these assumptions.
    pub fn of(reading: &Reading, assumptions: &[Assumption]) -> Strangers {
        let may = |excluded: Assumption| match reading.externals {
            Externals::Pure => false,
            Externals::Arguments => !assumptions.contains(&excluded),
            Externals::Anything => true,
        };
        Strangers {
            write_named: may(Assumption::ExternalsWriteGiven),
            call_named: may(Assumption::ExternalsCallPassed),
        }
    }
}

/// The functions with a body that other files can call by their names: but for `main`, where execution
/// begins, and those that mark errors.
pub(crate) fn callable(module: &Module, reading: &Reading, entries: &[u32]) -> Vec<u32> {
    let mut is_named: Vec<bool> = module.functions.iter().map(|function| !function.is_internal).collect();
    for (_, symbol) in &module.aliases {
        if let Symbol::Function(number) = symbol {
            is_named[*number as usize] = true;
        }
    }
    let is_callable = |(number, function): &(u32, &Function)| {
        let is_main = entries.contains(number) && function.name == "main";
        is_named[*number as usize] && !function.blocks.is_empty() && !is_main && !is_error(reading, function)
    };
    (0..).zip(&module.functions).filter(is_callable).map(|(number, _)| number).collect()
}

/// Whether a function marks errors by its name, or as the user says.
pub(crate) fn is_error(reading: &Reading, function: &Function) -> bool {
    let is_named = |name: &String| function.has_name(name);
    marks_error(&function.name) || reading.error_functions.iter().any(|(name, _)| is_named(name))
}
