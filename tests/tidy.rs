//! The conventions of the code, held: sizes, names, headers, words of comments, nothing unfinished.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest file and the longest function, in lines, and the longest line, in characters.
const FILE_LINES: usize = 1_200;
const FUNCTION_LINES: usize = 120;
const LINE_COLUMNS: usize = 110;

/// The folders with Rust files.
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

/// For each rule on words, the folders that it holds for; not for those marked `!` in them. A rule that holds
/// for all of [`FOLDERS`] needs no list: its test takes [`sources`] in place of [`sources_in`].
const CLAIMS: &[&str] = &[
    "benches",
    "client",
    "examples",
    "fuzz",
    "parser",
    "server",
    "smtlib-bench",
    "solver",
    "src",
    "term",
    "tests",
    "verifier",
];
const FACTS: &[&str] = CLAIMS;
// The SAT core and the engine have a `Solver` each, for those that use one of them.
const TYPE_NAMES: &[&str] = &[
    "client",
    "parser",
    "server",
    "smtlib-bench",
    "solver/src/engine",
    "solver/src/pipeline",
    "solver/src/sat",
    "!solver/src/sat/mod.rs",
    "solver/src/theory",
    "src",
    "term",
    "verifier",
];

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

/// The files that a rule with this list holds for: the longest entry that is a beginning of the path decides.
fn sources_in(list: &[&str]) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_held = |path: &Path| {
        let entry = |entry: &&&str| path.starts_with(root.join(entry.trim_start_matches('!')));
        let longest = list.iter().filter(entry).max_by_key(|entry| entry.trim_start_matches('!').len());
        longest.is_some_and(|entry| !entry.starts_with('!'))
    };
    let held: Vec<_> = sources().into_iter().filter(|(path, _)| is_held(path)).collect();
    assert!(held.len() > 30, "the rule holds for {} files only", held.len());
    held
}

/// A comment that fills whole lines: the number of its first line, its marker, its text without line ends.
struct Comment {
    line: usize,
    marker: &'static str,
    text: String,
}

impl Comment {
    /// A noun clause in place of a subject: a reader has to find out what is meant.
    fn is_riddle(&self) -> bool {
        self.text
            .split(|c: char| !c.is_alphabetic())
            .next()
            .is_some_and(|word| ["What", "Who"].contains(&word))
    }

    /// A documentation that can do no more than repeat the name; a notation in backticks is a fact.
    fn is_echo(&self) -> bool {
        self.marker == "///" && self.text.split_whitespace().count() <= 3 && !self.text.contains('`')
    }
}

/// The comments of a file that fill whole lines.
fn comments(text: &str) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    let mut open = None;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let marker = ["///", "//!", "//"].into_iter().find(|marker| line.starts_with(marker));
        if let Some(marker) = marker {
            let words = line[marker.len()..].trim();
            match found.last_mut() {
                Some(comment) if open == Some(marker) => comment.text.extend([" ", words]),
                _ => found.push(Comment { line: number + 1, marker, text: words.to_owned() }),
            }
        }
        open = marker;
    }
    found
}

/// Where the comments of these files break a rule.
fn broken(files: &[(PathBuf, String)], rule: fn(&Comment) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in files {
        for comment in comments(text).iter().filter(|comment| rule(comment)) {
            found.push(format!("{}:{}: {}", path.display(), comment.line, comment.text));
        }
    }
    found
}

/// The type that a line of code defines, and whether it is visible outside of its module. Types of traits and
/// of their implementations have no visibility, and private aliases look like them: neither counts.
fn defined_type(line: &str) -> Option<(&str, bool)> {
    let line = line.trim_start();
    let rest = line.strip_prefix("pub").map_or(line, |rest| match rest.starts_with('(') {
        true => rest.split_once(')').map_or(rest, |(_, rest)| rest),
        false => rest,
    });
    let is_public = line.starts_with("pub ") || line.starts_with("pub(");
    let (keyword, rest) = rest.trim_start().split_once(' ')?;
    let is_type = ["struct", "enum", "union", "trait"].contains(&keyword) || (keyword == "type" && is_public);
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    is_type.then_some((name, is_public))
}

/// The public types whose names other types of the same crate have, too.
fn clashes(files: &[(PathBuf, String)]) -> Vec<String> {
    let mut places: HashMap<(PathBuf, &str), (bool, Vec<String>)> = HashMap::new();
    for (path, text) in files {
        let Some(of_crate) = path.ancestors().find(|folder| folder.ends_with("src")) else {
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            let Some((name, is_public)) = defined_type(line) else { continue };
            let (any_public, places) = places.entry((of_crate.to_owned(), name)).or_default();
            *any_public |= is_public;
            places.push(format!("{}:{}: {name}", path.display(), number + 1));
        }
    }
    let clashing =
        |(is_public, places): (bool, Vec<String>)| (is_public && places.len() > 1).then_some(places);
    let mut found: Vec<String> = places.into_values().filter_map(clashing).flatten().collect();
    found.sort();
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

#[test]
fn comments_begin_with_a_subject() {
    let found = broken(&sources_in(CLAIMS), Comment::is_riddle);
    assert!(found.is_empty(), "name the subject; a comment is a claim:\n{}", found.join("\n"));
}

#[test]
fn documentation_says_more_than_the_name() {
    let found = broken(&sources_in(FACTS), Comment::is_echo);
    assert!(found.is_empty(), "add a fact, or make the item private:\n{}", found.join("\n"));
}

#[test]
fn public_types_have_names_of_their_own() {
    let found = clashes(&sources_in(TYPE_NAMES));
    assert!(found.is_empty(), "a name is given twice in a crate:\n{}", found.join("\n"));
}

#[test]
fn broken_rules_on_words_are_noticed() {
    let text = "/// What it is.\n/// Really.\npub struct One;\n\n// Who knows.\n/// The one.\n/// `(exit)`\n";
    let first = (PathBuf::from("/a/src/one.rs"), text.to_owned() + "pub(crate) struct Two<T>(T);\n");
    let second =
        (PathBuf::from("/a/src/two/two.rs"), "enum Two {}\ntrait One {\n    type Two;\n}\n".to_owned());
    let other =
        (PathBuf::from("/b/src/two.rs"), "/// Whatever.\n/// The whole of it.\nstruct Two;\n".to_owned());
    let files = [first, second, other];
    assert_eq!(broken(&files, Comment::is_riddle).len(), 2);
    assert_eq!(broken(&files[1..], Comment::is_echo), Vec::<String>::new());
    let echo = [(PathBuf::from("c.rs"), "/// The one.\nstruct One;\n/// `One`\nstruct Two;\n".to_owned())];
    assert_eq!(broken(&echo, Comment::is_echo), ["c.rs:1: The one."]);
    let places = ["one.rs:3: One", "one.rs:8: Two", "two/two.rs:1: Two", "two/two.rs:2: One"];
    assert_eq!(clashes(&files), places.map(|place| format!("/a/src/{place}")));
}
