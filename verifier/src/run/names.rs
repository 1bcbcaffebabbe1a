//! The names that a job mentions: each occurs in the program, or what would be a proof of nothing is an error
//! that says which names are alike.

use super::InputError;
use crate::frontend::module::Module;
use crate::program::checks;
use crate::reading::Reading;

/// The most names that are offered.
const MOST: usize = 3;

/// Names this much alike are offered: 1 is the same, 0 has nothing in common (Jaro and Winkler).
const LEAST: f64 = 0.8;

/// A name that does not occur, as an error.
///
/// # Errors
/// A function or label that marks an error, or a function that returns anything, is not in the program.
pub(super) fn check(module: &Module, reading: &Reading) -> Result<(), InputError> {
    let functions = || module.functions.iter();
    let is_there = |name: &str| functions().any(|found| found.has_name(name));
    let marks = reading.error_functions.iter().map(|(name, _)| name);
    // Property files of the competition name `reach_error` whether it is called or not.
    let marks = marks.filter(|name| !checks::marks_error(name));
    for name in marks.chain(&reading.nondet_functions) {
        if !is_there(name) {
            return Err(missing("function", name, functions().map(|found| found.source_name.as_str())));
        }
    }
    let blocks = || functions().flat_map(|function| &function.blocks);
    let labels = || blocks().flat_map(|block| block.labels.iter().map(|(_, label)| label.as_str()));
    for name in &reading.error_labels {
        if !labels().any(|label| label == name) {
            return Err(missing("label", name, labels()));
        }
    }
    Ok(())
}

/// The error that the entry is not there.
pub(super) fn no_entry(module: &Module, name: &str) -> InputError {
    let with_body = module.functions.iter().filter(|function| !function.blocks.is_empty());
    missing("function with a body", name, with_body.map(|function| function.source_name.as_str()))
}

fn missing<'a>(what: &'static str, name: &str, others: impl Iterator<Item = &'a str>) -> InputError {
    let near = near(name, others.filter(|other| !other.starts_with("llvm.")));
    let near: Vec<String> = near.into_iter().map(|name| format!("`{name}`")).collect();
    let near = if near.is_empty() { String::new() } else { format!("; there is {}", near.join(", ")) };
    InputError::Name { what, name: name.to_owned(), near }
}

/// The names that are most like this one, the most alike first.
fn near<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let likeness = |name: &str| {
        let [wanted, name] = [wanted, name].map(str::to_lowercase);
        let last = name.rsplit("::").next().unwrap_or(&name);
        strsim::jaro_winkler(&wanted, &name).max(strsim::jaro_winkler(&wanted, last))
    };
    let alike = names.map(|name| (likeness(name), name)).filter(|&(likeness, _)| likeness >= LEAST);
    let mut alike: Vec<(f64, &str)> = alike.collect();
    alike.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(right.1)));
    alike.dedup_by_key(|&mut (_, name)| name);
    alike.into_iter().take(MOST).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_names_are_offered() {
        let names = ["main", "report_error", "reach_eror", "my::Shape::area", "reach_eror"];
        let of = |wanted| near(wanted, names.into_iter());
        assert_eq!(of("reach_error")[0], "reach_eror");
        assert_eq!(of("MAIN"), ["main"]);
        assert_eq!(of("area"), ["my::Shape::area"]);
        assert_eq!(of("zzz"), Vec::<&str>::new());
        assert_eq!(of("reach_eror").iter().filter(|name| **name == "reach_eror").count(), 1);
    }
}
