//! Every relative link of the documentation leads to a file that is there, and every `#anchor` to a heading.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the project, and the files and folders that hold documentation.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const PLACES: &[&str] = &["docs", "smtcomp", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "solver"];

/// Every Markdown file of the places above, with its text.
fn pages() -> Vec<(PathBuf, String)> {
    let mut open: Vec<PathBuf> = PLACES.iter().map(|place| Path::new(ROOT).join(place)).collect();
    let mut pages = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            pages.push((path, text));
        }
    }
    pages
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
fn broken_links_are_noticed() {
    let page = Path::new(ROOT).join("docs/README.md");
    let text = "# A `b-c`, and d\n\n# Twice\n# Twice\n```text\n# Code [x](nowhere)\n```\n[a\nb](limits.md)\n";
    assert_eq!(anchors(text), ["a-b-c-and-d", "twice", "twice-1"]);
    assert_eq!(targets(text), ["limits.md"]);
    let is_broken = |target| fault(&page, text, target).is_some();
    assert!(!is_broken("limits.md") && !is_broken("#twice-1") && !is_broken("../README.md#use"));
    assert!(is_broken("nowhere.md") && is_broken("#code-x") && is_broken("../README.md#nowhere"));
}
