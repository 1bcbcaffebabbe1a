//! Every parameter of the table is read by the code it belongs to, and is in `docs/parameters.md`, and every
//! pass of preprocessing is in `docs/passes.md`: when that fails, the message is the new table. The fuzzer
//! switches every pass.

use std::fs;
use std::path::{Path, PathBuf};

use javelin_solver::params::config::{Config, names};
use javelin_solver::params::{Params, ROWS, find};
use javelin_solver::preprocess::{PASSES, When};
use smtlib_bench::fuzz::variants::{NUMBERS, SWITCHES};

/// The code of the solver outside the table, without its unit tests.
fn code() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("solver/src");
    let mut folders = vec![root.clone()];
    let mut code = String::new();
    while let Some(folder) = folders.pop() {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() && path != root.join("params") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("tests.rs")
            {
                let text = fs::read_to_string(&path).unwrap();
                let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
                code.extend(
                    text[..end].lines().flat_map(|line| [line.split("//").next().unwrap_or(""), "\n"]),
                );
            }
        }
    }
    code
}

/// Whether the code reads `params.FIELD`.
fn reads(code: &str, field: &str) -> bool {
    let access = format!("params.{field}");
    code.match_indices(&access).any(|(at, _)| {
        let next = code[at + access.len()..].chars().next();
        !next.is_some_and(|next| next.is_alphanumeric() || next == '_' || next == '(')
    })
}

#[test]
fn every_parameter_is_read() {
    let code = code();
    let unread: Vec<String> =
        ROWS.iter().filter(|row| !reads(&code, row.field)).map(|row| row.name()).collect();
    assert!(unread.is_empty(), "nothing reads {unread:?}: take the rows out");
    assert!(!reads(&code, "no_such_parameter") && code.len() > 100_000);
}

#[test]
fn the_documentation_lists_every_parameter() {
    let defaults = Params::default();
    let configs = names().map(|name| {
        let description = Config::named(name).map(|config| config.description).unwrap_or_default();
        format!("| `{name}` | {description} |\n")
    });
    let configs: String = configs.collect();
    let rows = ROWS.iter().map(|row| {
        format!("| `{}` | {} | `{}` | {} |\n", row.name(), row.domain(), row.get(&defaults), row.meaning)
    });
    let rows: String = rows.collect();
    let documented = include_str!("../../docs/parameters.md");
    assert!(documented.contains(&configs), "docs/parameters.md should hold\n{configs}");
    assert!(documented.ends_with(&rows), "docs/parameters.md should end with\n{rows}");
}

#[test]
fn the_documentation_lists_every_pass() {
    let rows = PASSES.iter().map(|row| {
        let (name, (counter, counted)) = (row.name(), row.counts());
        let when = match row.when() {
            When::Local => "on what is new or has changed",
            When::Round => "on all conjuncts, in every round",
            When::End => "at the end",
        };
        let switch = format!("pass-{name}");
        assert_eq!(find(&switch).is_ok(), row.effort().is_some(), "{switch}: a switch goes with a budget");
        let budget =
            row.effort().map_or("| always on | none".to_owned(), |effort| format!("| `{switch}` | {effort}"));
        format!("| `{name}` | {when} {budget} | {} | `{switch}-{counter}`: {counted} |\n", row.meaning)
    });
    let rows: String = rows.collect();
    let documented = include_str!("../../docs/passes.md");
    assert!(documented.ends_with(&rows), "docs/passes.md should end with\n{rows}");
}

#[test]
fn the_fuzzer_switches_every_pass() {
    let switches = PASSES.iter().filter(|pass| pass.effort().is_some());
    let missing: Vec<String> = switches
        .map(|pass| format!("pass-{}", pass.name()))
        .filter(|name| !SWITCHES.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "smtlib-bench/src/fuzz/variants.rs lacks {missing:?}");
    let numbers = NUMBERS.iter().map(|(name, ..)| name);
    assert!(SWITCHES.iter().chain(numbers).all(|name| find(name).is_ok()), "{SWITCHES:?} {NUMBERS:?}");
}
