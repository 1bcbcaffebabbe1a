//! The conventions of the code, held: sizes, names, headers, nothing unfinished.

use std::fs;
use std::path::{Path, PathBuf};

/// The longest file and the longest function, in lines, and the longest line, in characters.
const FILE_LINES: usize = 1_200;
const FUNCTION_LINES: usize = 120;
const LINE_COLUMNS: usize = 110;

/// Where Rust files are.
const FOLDERS: &[&str] = &[
    "src",
    "parser",
    "term",
    "solver",
    "server",
    "client",
    "verifier",
    "smtlib-bench",
    "fuzz",
    "tests",
    "examples",
    "benches",
];

/// Functions that may be longer, each with its reason.
const LONG_FUNCTIONS: &[(&str, &str)] = &[];

/// Every Rust file of the project, with its text.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        FOLDERS.iter().map(|name| root.join(name)).filter(|folder| folder.exists()).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            // Programs that are verified by tests are data.
            let is_data = path.ends_with("target") || path.ends_with("tests/programs");
            if path.is_dir() && !is_data {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(found.len() > 30, "the scan found only {} files", found.len());
    found
}

/// Name and length of every function: from the line that holds `fn` to the brace that closes at its
/// indentation.
fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let Some(position) = code.find("fn ") else { continue };
        let is_item = code[..position].split_whitespace().all(|word| {
            word.starts_with("pub") || ["const", "unsafe", "async", "super)", "crate)"].contains(&word)
        });
        if !is_item || code.starts_with("//") {
            continue;
        }
        let indentation = &line[..line.len() - code.len()];
        let close = format!("{indentation}}}");
        let name = code[position + 3..].split(['(', '<']).next().unwrap_or("").to_string();
        let length = lines[start..].iter().position(|line| *line == close);
        found.push((name, length.unwrap_or(0) + 1));
    }
    found
}

#[test]
fn sizes() {
    let mut seen = 0;
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= FILE_LINES, "{}: {lines} lines, two ideas in one room", path.display());
        for (name, length) in functions(&text) {
            seen += 1;
            let excused = LONG_FUNCTIONS.iter().any(|(long, _)| *long == name);
            assert!(
                excused || length <= FUNCTION_LINES,
                "{}: {name} has {length} lines, it does not fit on a screen",
                path.display()
            );
        }
    }
    assert!(seen > 300, "the scan found only {seen} functions");
}

/// A merge that was not finished; in the text files of the root, too, where this happened to the change log.
#[test]
fn no_merge_is_unfinished() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = sources();
    let folders = [root.to_path_buf(), root.join("docs"), root.join("docs/lab"), root.join("docs/decisions")];
    for entry in folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()) {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "md") {
            let text = fs::read_to_string(&path).unwrap();
            texts.push((path, text));
        }
    }
    for (path, text) in texts {
        let marker = text.lines().find(|line| line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> "));
        assert_eq!(marker, None, "{}: a merge is unfinished", path.display());
    }
}

#[test]
fn lines_are_short() {
    let mut long = Vec::new();
    for (path, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            let columns = line.chars().count();
            if columns > LINE_COLUMNS {
                long.push(format!("{}:{}: {columns} columns", path.display(), number + 1));
            }
        }
    }
    // The formatter wraps neither comments nor strings: that is done by hand.
    assert!(long.is_empty(), "{} lines are too long:\n{}", long.len(), long.join("\n"));
}

#[test]
fn every_file_says_what_it_is() {
    for (path, text) in sources() {
        let is_tests = path.ends_with("tests.rs");
        let has_header = text.starts_with("//!") || text.starts_with("#![doc = include_str!");
        assert!(is_tests || has_header, "{} has no header", path.display());
        let name = path.file_stem().unwrap().to_str().unwrap();
        let vague = ["util", "utils", "common", "misc", "helpers"].contains(&name);
        assert!(!vague, "{}: name it after what it does", path.display());
    }
}

#[test]
fn nothing_is_unfinished() {
    let marks: Vec<String> =
        ["TO", "FIX", "XX"].iter().zip(["DO", "ME", "X"]).map(|(a, b)| format!("{a}{b}")).collect();
    for (path, text) in sources() {
        for mark in &marks {
            let found = text
                .lines()
                .any(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == mark));
            assert!(!found, "{} holds a {mark}: make it an issue", path.display());
        }
    }
}
