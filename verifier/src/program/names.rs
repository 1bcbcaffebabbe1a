//! Which names of the source mean one variable and no other.
//!
//! **Here.** Debug information says which variables a function declares, but nobody has noted from where to
//! where each of them is visible. So a name is clear in a function only if one variable alone can be meant,
//! wherever it stands there, be it in memory or not. A variable that keeps its value but is declared in a
//! function has no clear name: for linkers it is called otherwise than in the source.

use rustc_hash::FxHashMap;

use crate::frontend::module::{Global, Module};

/// How many variables each name may mean.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The names that each function declares.
    locals: Vec<FxHashMap<String, u32>>,
    /// The names that all functions share.
    globals: FxHashMap<String, u32>,
}

impl Names {
    /// The names of a module.
    pub fn of(module: &Module) -> Names {
        let mut names = Names::default();
        for global in &module.globals {
            let (name, count) = of_global(global);
            *names.globals.entry(name.to_owned()).or_default() += count;
        }
        for function in &module.functions {
            let mut locals: FxHashMap<String, u32> = FxHashMap::default();
            for (_, variable) in &function.variables {
                *locals.entry(variable.name.clone()).or_default() += 1;
            }
            names.locals.push(locals);
        }
        names
    }

    /// Whether a name that some variable has means it and no other, wherever it stands in a function.
    pub fn is_clear(&self, name: &str, function: u32) -> bool {
        let locals = self.locals.get(function as usize).and_then(|locals| locals.get(name));
        let count = |found: Option<&u32>| found.copied().unwrap_or(0);
        count(locals) + count(self.globals.get(name)) == 1
    }
}

/// The name of a global variable in the source, and for how many it counts: one that only part of the source
/// can name, for two.
fn of_global(global: &Global) -> (&str, u32) {
    match &global.variable {
        Some(variable) if variable.name != global.name => (&variable.name, 2),
        _ => (&global.name, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frontend::read;

    #[test]
    fn a_name_is_clear_where_one_variable_alone_can_be_meant() {
        let module = read(include_str!("../../tests/programs/invariants_names.ll"), "names.ll").unwrap();
        let number =
            |name: &str| module.functions.iter().position(|found| found.has_name(name)).unwrap() as u32;
        let names = Names::of(&module);
        let clear = |name: &str, function: &str| names.is_clear(name, number(function));
        // A global that keeps its value, a local in memory, and a variable that has no place.
        assert!(!clear("count", "main") && !clear("count", "f"));
        assert!(clear("total", "main") && !clear("total", "f"));
        assert!(!clear("nothing", "main"));
    }
}
