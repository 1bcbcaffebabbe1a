//! Every relative link of the documentation leads to a file that is there, and every `#anchor` to a heading;
//! every source file or page that a page or a comment names by its path exists; code that a page shows as
//! that of a file is in this file.
//!
//! A path is looked for in the folder of the file that names it and in those above, and at the end of the
//! paths of its crate; pages that belong to no crate may name the files of any. Only whole code spans count
//! in pages, so that `git show COMMIT:PATH` may name what is gone; in Rust and TOML all comments count.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the project.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Folders with files of others.
const FOREIGN: &[&str] = &["target", ".git"];

/// Files that our programs write, and that need not exist.
const WRITTEN: &[&str] = &["compare.md"];

/// A file of the project, its path from the root with `/` between its parts.
struct File {
    path: String,
    text: String,
}

/// The pages, the sources, and the TOML files of the project with their texts.
fn files() -> Vec<File> {
    let mut open = vec![PathBuf::from(ROOT)];
    let mut files = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            let name = entry.file_name();
            if entry.file_type().unwrap().is_dir() {
                if !FOREIGN.iter().any(|foreign| name == *foreign) {
                    open.push(path);
                }
            } else if path.extension().is_some_and(|kind| kind == "md" || kind == "rs" || kind == "toml") {
                let text =
                    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let inside = path.strip_prefix(ROOT).unwrap();
                files.push(File { path: inside.to_string_lossy().replace('\\', "/"), text });
            }
        }
    }
    files
}

/// Every Markdown file, with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let pages = files().into_iter().filter(|file| file.path.ends_with(".md"));
    pages.map(|file| (Path::new(ROOT).join(file.path), file.text)).collect()
}

/// The text without blocks of code, whose brackets are no links and whose `#` are no headings.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// The anchors of a page, as GitHub makes them of headings: lower case, hyphens for blanks, no other
/// punctuation; the second heading of the same words has `-1` at its end.
fn anchors(text: &str) -> Vec<String> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let headings = prose(text).filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let words = line.trim_start_matches('#').trim().to_lowercase();
            let kept = words.chars().filter(|&c| c.is_alphanumeric() || "-_ ".contains(c));
            let anchor = kept.collect::<String>().replace(' ', "-");
            let count = seen.entry(anchor.clone()).or_insert(0);
            *count += 1;
            if *count == 1 { anchor } else { format!("{anchor}-{}", *count - 1) }
        })
        .collect()
}

/// The targets of `[text](target)` and `![text](target)`, which may be broken over lines.
fn targets(text: &str) -> Vec<String> {
    let joined = prose(text).collect::<Vec<&str>>().join(" ");
    let starts = joined.match_indices("](").map(|(at, mark)| at + mark.len());
    starts.map(|start| joined[start..].split(')').next().unwrap_or("").to_owned()).collect()
}

/// Why the link of a page leads nowhere, if it does.
fn fault(page: &Path, text: &str, target: &str) -> Option<String> {
    if target.starts_with("https://") || target.starts_with("http://") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() { page.to_owned() } else { page.parent()?.join(file) };
    if !path.exists() {
        return Some(format!("{}: there is no `{target}`", page.display()));
    }
    if anchor.is_empty() {
        return None;
    }
    let read = if file.is_empty() { text.to_owned() } else { fs::read_to_string(&path).ok()? };
    let is_there = anchors(&read).iter().any(|heading| heading == anchor);
    (!is_there).then(|| format!("{}: no heading of `{file}` makes `#{anchor}`", page.display()))
}

/// The folder a path lies in, without its last `/`.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The texts in which paths are looked for: the code spans of a page, the comments of Rust and TOML.
fn said(file: &File) -> Vec<&str> {
    if file.path.ends_with(".md") {
        return prose(&file.text).flat_map(|line| line.split('`').skip(1).step_by(2)).collect();
    }
    let mark = if file.path.ends_with(".rs") { "//" } else { "#" };
    let comments = file.text.lines().filter_map(|line| {
        let at = line.find(mark)?;
        let is_comment = line[..at].trim().is_empty() || line[..at].ends_with(' ');
        is_comment.then(|| &line[at..])
    });
    comments.flat_map(|comment| comment.split(|c: char| !is_of_path(c))).collect()
}

/// Letters of paths; a path with a placeholder is one word, and is not checked.
fn is_of_path(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_-./*{}<>:".contains(letter)
}

/// The path that a word is, of a source file or a page, without a line number after it.
fn named(word: &str) -> Option<&str> {
    let word = word.trim_end_matches(['.', ':']);
    let path = match word.split_once(':') {
        Some((path, line)) if line.starts_with(char::is_numeric) => path,
        _ => word,
    };
    let stem = path.strip_suffix(".rs").or_else(|| path.strip_suffix(".md"))?;
    let is_plain = stem.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
    (is_plain && !stem.is_empty() && !stem.ends_with('/') && !stem.starts_with('/')).then_some(path)
}

/// An index of the files of the project by their names.
struct Places<'a> {
    /// All paths, by the name of the file.
    by_name: HashMap<&'a str, Vec<&'a str>>,
    /// The folders with a Cargo.toml.
    crates: Vec<&'a str>,
}

impl<'a> Places<'a> {
    fn new(files: &'a [File]) -> Self {
        let mut by_name: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut crates = Vec::new();
        for File { path, .. } in files {
            let name = path.rsplit('/').next().unwrap();
            by_name.entry(name).or_default().push(path);
            if name == "Cargo.toml" {
                crates.push(folder(path));
            }
        }
        Places { by_name, crates }
    }

    /// The folder of the crate that a file belongs to.
    fn crate_of(&self, path: &str) -> &'a str {
        let above =
            self.crates.iter().filter(|member| member.is_empty() || path.starts_with(&format!("{member}/")));
        above.max_by_key(|member| member.len()).unwrap()
    }

    /// Whether `path`, named in the file `at`, exists.
    fn has(&self, at: &str, path: &str) -> bool {
        let beside = Path::new(ROOT).join(at);
        if beside
            .ancestors()
            .skip(1)
            .take_while(|base| base.starts_with(ROOT))
            .any(|base| base.join(path).exists())
        {
            return true;
        }
        let home = self.crate_of(at);
        let may_be_anywhere = home.is_empty() && at.ends_with(".md");
        let end = format!("/{path}");
        let same_name = self.by_name.get(path.rsplit('/').next().unwrap()).into_iter().flatten();
        same_name.copied().any(|file| {
            format!("/{file}").ends_with(&end) && (may_be_anywhere || self.crate_of(file) == home)
        })
    }
}

/// The paths that a file names and that do not exist.
fn dead(places: &Places, file: &File) -> Vec<String> {
    let paths = said(file).into_iter().filter_map(named);
    let gone = paths.filter(|path| !WRITTEN.contains(path) && !places.has(&file.path, path));
    gone.map(|path| format!("{}: there is no `{path}`", file.path)).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut links = 0;
    let mut faults = Vec::new();
    for (page, text) in pages() {
        for target in targets(&text) {
            links += 1;
            faults.extend(fault(&page, &text, &target));
        }
    }
    faults.sort();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(links > 100, "the scan found only {links} links");
}

#[test]
fn paths_that_are_named_exist() {
    let files = files();
    let places = Places::new(&files);
    let named_in_all: usize = files.iter().map(|file| said(file).into_iter().filter_map(named).count()).sum();
    let mut faults: Vec<String> = files.iter().flat_map(|file| dead(&places, file)).collect();
    faults.sort();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(named_in_all > 100, "the scan found only {named_in_all} paths");
}

#[test]
fn dead_paths_are_noticed() {
    let files = files();
    let places = Places::new(&files);
    let dead_in =
        |path: &str, text: &str| dead(&places, &File { path: path.into(), text: text.into() }).len();
    let alive = "`docs/limits.md`, `limits.md`, `tests/docs.rs:3`, `git show 74dfa52:solver/src/gone.rs`, \
                 `*/gone.rs`";
    assert_eq!(dead_in("docs/page.md", alive), 0);
    assert_eq!(dead_in("docs/page.md", "`docs/gone.md`, `src/gone.rs`, `tests/limits.md`, `gone.rs:3`"), 4);
    let mark = "/".repeat(2);
    let comment =
        format!("let a = 'gone.rs'; {mark} See engine/gone.rs, and docs/limits.md.\n{mark}! `sat/search.rs`");
    assert_eq!(dead_in("solver/src/a.rs", &comment), 1);
    assert_eq!(dead_in("parser/src/a.rs", &comment), 2, "a crate names the files of others from the root");
    assert_eq!(dead_in("Cargo.toml", "a = 1 # docs/gone.md"), 1);
}

#[test]
fn broken_links_are_noticed() {
    let page = Path::new(ROOT).join("docs/README.md");
    let text = "# A `b-c`, and d\n\n# Twice\n# Twice\n```text\n# Code [x](nowhere)\n```\n[a\nb](limits.md)\n";
    assert_eq!(anchors(text), ["a-b-c-and-d", "twice", "twice-1"]);
    assert_eq!(targets(text), ["limits.md"]);
    let is_broken = |target| fault(&page, text, target).is_some();
    assert!(!is_broken("limits.md") && !is_broken("#twice-1") && !is_broken("../README.md#what-it-decides"));
    assert!(is_broken("nowhere.md") && is_broken("#code-x") && is_broken("../README.md#nowhere"));
}

/// The mark above a block of code that says from which file it is: `<!-- from FILE -->`.
const FROM: &str = "<!-- from ";

/// Lines without their common indentation and without blank lines at their ends.
fn outdented(lines: &[&str]) -> String {
    let indentation = |line: &&str| line.len() - line.trim_start().len();
    let least = lines.iter().filter(|line| !line.trim().is_empty()).map(indentation).min().unwrap_or(0);
    let shifted = lines.iter().map(|line| line.get(least..).unwrap_or("").trim_end());
    shifted.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
}

/// Whether successive lines of a file are a block, wherever both begin.
fn holds(file: &str, block: &[&str]) -> bool {
    let (lines, wanted) = (file.lines().collect::<Vec<_>>(), outdented(block));
    lines.windows(block.len()).any(|window| outdented(window) == wanted)
}

/// The blocks of code of a page: the language, the line above, the lines of code.
fn blocks(text: &str) -> Vec<(&str, &str, Vec<&str>)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut fences = (0..lines.len()).filter(|&at| lines[at].trim_start().starts_with("```"));
    let mut found = Vec::new();
    while let (Some(start), Some(end)) = (fences.next(), fences.next()) {
        let language = lines[start].trim_start().trim_start_matches('`');
        let above = if start == 0 { "" } else { lines[start - 1].trim() };
        found.push((language, above, lines[start + 1..end].to_vec()));
    }
    found
}

/// Why a block is not what its mark says, if it has one.
fn stray(above: &str, block: &[&str]) -> Option<String> {
    let name = above.strip_prefix(FROM)?.strip_suffix(" -->")?;
    let Ok(file) = fs::read_to_string(Path::new(ROOT).join(name)) else {
        return Some(format!("there is no `{name}`"));
    };
    (!holds(&file, block)).then(|| format!("`{name}` does not have these lines:\n{}", block.join("\n")))
}

#[test]
fn code_that_is_shown_is_that_of_the_files() {
    let mut shown = 0;
    for (page, text) in pages() {
        let is_guide = page.ends_with("CONTRIBUTING.md");
        for (language, above, block) in blocks(&text) {
            assert!(!is_guide || language != "rust" || above.starts_with(FROM), "{above}\n{block:?}");
            shown += usize::from(above.starts_with(FROM));
            if let Some(fault) = stray(above, &block) {
                panic!("{}: {fault}", page.display());
            }
        }
    }
    assert!(shown >= 10, "the scan found only {shown} blocks");
}

#[test]
fn code_that_differs_is_noticed() {
    let page = "a\n\n  <!-- from tests/docs.rs -->\n  ```rust\n  fn f() {\n      g();\n  }\n  ```\n";
    let found = blocks(page);
    let [(language, above, block)] = &found[..] else { panic!("{found:?}") };
    assert_eq!((*language, block.len()), ("rust", 3));
    assert!(stray(above, block).is_some() && stray("<!-- from nowhere.rs -->", block).is_some());
    assert!(holds("mod m {\n    fn f() {\n        g();\n    }\n}", block));
    assert!(!holds("mod m {\n    fn f() {\n    g();\n    }\n}", block) && !holds("fn f() {\n", block));
}
