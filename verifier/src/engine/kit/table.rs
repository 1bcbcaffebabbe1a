//! Rows of the table of engines: the command line, help and documents are made of them.

use super::Engine;
use super::problem::Problem;
use crate::job::{Effort, Options};
use crate::program::cfa::Program;
use crate::reading::Reading;
use crate::why::Why;

/// Makes an engine of a problem and a program of its own.
pub type Make = for<'p> fn(Problem<'p>, &'p mut Program) -> Result<Box<dyn Engine + 'p>, Why>;

/// An engine in the table of engines.
pub struct EngineRow {
    /// As on the command line.
    pub name: &'static str,
    /// Its method, in a sentence.
    pub about: &'static str,
    /// How it can go about it.
    pub options: &'static [OptionRow],
    /// The ones of [`SHARED`] that it has.
    pub shared: &'static [&'static str],
    /// The constructor of the engine.
    pub make: Make,
    /// Why it cannot do what is asked of it by name: wrong usage.
    pub refuses: fn(&Effort, &Reading) -> Option<String>,
    /// Whether it has turns where no engine is asked for.
    pub takes_turns: fn(&Effort) -> bool,
}

/// Options of [`Effort`] that some engines have and others have not, as on the command line.
pub const SHARED: [&str; 8] =
    ["unroll", "recursion", "parallel", "cache", "connect", "solver", "certificate", "emit-vc"];

impl EngineRow {
    /// Whether it has an option.
    pub fn has(&self, option: &str) -> bool {
        self.shared.contains(&option) || self.options.iter().any(|row| row.name == option)
    }
}

/// Why an engine refuses to ask several questions at a time.
pub const ONE_AT_A_TIME: &str = "--parallel is for the engine bounded, for --every-function \
    without --cache and --emit-vc, and for a daemon (--connect): the others ask one question at a time";

/// A value of an option.
pub struct OptionWord {
    /// As on the command line.
    pub name: &'static str,
    /// Its meaning, in a sentence.
    pub about: &'static str,
}

/// The values that an option may have.
pub enum OptionValues {
    /// The option stands by itself.
    Flag,
    /// One of some words, the default first.
    Words(&'static [OptionWord]),
    /// A value that a function accepts.
    Parsed {
        /// Says what is wrong with a value.
        check: fn(&str) -> Result<(), String>,
        /// The value where the command line has none.
        default: &'static str,
        /// The name of the value in help: `SIZE`.
        placeholder: &'static str,
    },
}

impl OptionValues {
    /// The numbers from 0 on that [`u32`] has.
    pub const fn number(default: &'static str) -> OptionValues {
        let check = |text: &str| text.parse::<u32>().map(drop).map_err(|error| error.to_string());
        OptionValues::Parsed { check, default, placeholder: "N" }
    }
}

/// An option of an engine.
pub struct OptionRow {
    /// As on the command line, without hyphens before it.
    pub name: &'static str,
    /// Its effect, in a sentence.
    pub about: &'static str,
    /// The values that it may have.
    pub values: OptionValues,
}

/// The value of a flag that is set.
pub const SET: &str = "yes";

impl OptionRow {
    /// The value where none is given.
    pub fn default(&self) -> &'static str {
        match &self.values {
            OptionValues::Flag => "",
            OptionValues::Words(words) => words.first().map_or("", |word| word.name),
            OptionValues::Parsed { default, .. } => default,
        }
    }

    /// The value that it has among these.
    pub fn value<'o>(&self, options: &'o Options) -> &'o str {
        options.get(self.name).unwrap_or(self.default())
    }

    /// Whether a flag is set.
    pub fn is_set(&self, options: &Options) -> bool {
        options.get(self.name).is_some()
    }

    /// Says what is wrong with a value.
    ///
    /// # Errors
    /// The value is not one of the option's.
    pub fn check(&self, value: &str) -> Result<(), String> {
        match &self.values {
            OptionValues::Flag => Ok(()),
            OptionValues::Parsed { check, .. } => check(value),
            OptionValues::Words(words) if words.iter().any(|word| word.name == value) => Ok(()),
            OptionValues::Words(words) => {
                let names: Vec<&str> = words.iter().map(|word| word.name).collect();
                Err(format!("there is no such value; there are: {}", names.join(", ")))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fmt::Write;

    use super::*;
    use crate::engine::ENGINES;

    fn markdown(text: &str) -> String {
        text.replace('|', "\\|")
    }

    /// The tables of `docs/engines.md`.
    fn page() -> String {
        let mut out = "| `--engine` | what it does | it has |\n|---|---|---|\n".to_owned();
        for row in ENGINES {
            let shared: Vec<String> = row.shared.iter().map(|name| format!("`--{name}`")).collect();
            let _ = writeln!(out, "| `{}` | {} | {} |", row.name, row.about, shared.join(", "));
        }
        out.push_str("\n| option | engine | default | what it is about |\n|---|---|---|---|\n");
        for (engine, row) in
            ENGINES.iter().flat_map(|row| row.options.iter().map(move |option| (row, option)))
        {
            let (value, about) = match &row.values {
                OptionValues::Flag => (String::new(), row.about.to_owned()),
                OptionValues::Parsed { placeholder, .. } => (format!(" {placeholder}"), row.about.to_owned()),
                OptionValues::Words(words) => {
                    let names: Vec<&str> = words.iter().map(|word| word.name).collect();
                    let meanings: Vec<String> =
                        words.iter().map(|word| format!("`{}`: {}", word.name, word.about)).collect();
                    (format!(" {}", names.join("|")), format!("{} {}", row.about, meanings.join(" ")))
                }
            };
            let default = if row.default().is_empty() { "off" } else { row.default() };
            let option = markdown(&format!("--{}{value}", row.name));
            let _ = writeln!(out, "| `{option}` | `{}` | {default} | {} |", engine.name, markdown(&about));
        }
        out
    }

    #[test]
    fn the_page_of_engines_is_that_of_the_rows() {
        let (page, documented) = (page(), include_str!("../../../../docs/engines.md"));
        assert!(documented.ends_with(&page), "docs/engines.md should end with\n{page}");
    }

    #[test]
    fn names_are_given_once_and_defaults_are_values() {
        let options = || ENGINES.iter().flat_map(|row| row.options);
        let names: BTreeSet<&str> =
            ENGINES.iter().map(|row| row.name).chain(options().map(|row| row.name)).collect();
        assert_eq!(names.len(), ENGINES.len() + options().count());
        assert!(ENGINES.iter().all(|row| row.shared.iter().all(|name| SHARED.contains(name))));
        for row in options().filter(|row| !matches!(row.values, OptionValues::Flag)) {
            assert_eq!(row.check(row.default()), Ok(()), "{}", row.name);
            assert!(row.check("nothing of the kind").is_err(), "{}", row.name);
        }
        let set = Options::default().with("blocks", "7");
        let blocks = options().find(|row| row.name == "blocks").unwrap();
        assert_eq!((blocks.value(&set), blocks.value(&Options::default())), ("7", "large"));
    }
}
