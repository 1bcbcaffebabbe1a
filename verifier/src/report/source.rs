//! Source files: their names and lines, for excerpts.
//!
//! **Here.** Only what findings refer to is read. A file that cannot be read, or is no text, has no lines;
//! no report fails because of that.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use crate::frontend::module::Span;
use crate::job::Report;

/// Files longer than this are not shown.
const LARGEST: u64 = 64 << 20;

/// The source files of a report.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<File>,
    /// The folder that names are relative to.
    here: PathBuf,
}

/// Parts of the paths of files that belong to a compiler or a library, and not to the program.
const LIBRARIES: [&str; 7] = [
    "/usr/include/",
    "/usr/lib/",
    "/include/c++/",
    "/lib/clang/",
    "/rustc/",
    "/rustlib/src/",
    "/.cargo/registry/",
];

#[derive(Debug)]
struct File {
    name: String,
    lines: Option<Vec<String>>,
}

impl Sources {
    /// Reads the files that the checks of a report, and what made them fail, refer to.
    pub fn read(report: &Report) -> Sources {
        let mut wanted = BTreeSet::new();
        for check in &report.checks {
            wanted.insert(check.span.file);
            if let Some(trace) = check.outcome.path() {
                wanted.insert(trace.span.file);
                wanted.extend(trace.steps.iter().map(|step| step.span.file));
            }
        }
        wanted.extend(report.invariants.iter().map(|invariant| invariant.span.file));
        let here = std::env::current_dir().unwrap_or_default();
        let read = |(number, path): (usize, &String)| {
            let is_wanted = wanted.contains(&(number as u32));
            let path = Path::new(path);
            let shown = normal(path);
            let shown = shown.strip_prefix(&here).unwrap_or(&shown);
            let lines = is_wanted.then(|| lines(path)).flatten();
            File { name: shown.display().to_string(), lines }
        };
        Sources { files: report.files.iter().enumerate().map(read).collect(), here: here.clone() }
    }

    /// Sources that are at hand.
    #[cfg(test)]
    pub fn given(files: &[(&str, &str)]) -> Sources {
        let file = |(name, text): &(&str, &str)| File {
            name: (*name).to_owned(),
            lines: Some(text.lines().map(str::to_owned).collect()),
        };
        Sources { files: files.iter().map(file).collect(), here: PathBuf::from("/work place") }
    }

    /// The name of a file, relative to where we are if it lies below.
    pub fn name(&self, file: u32) -> &str {
        self.files.get(file as usize).map_or("?", |file| &file.name)
    }

    /// The path of a file that does not lie below where we are, from the root on; `None` of others.
    pub fn elsewhere(&self, file: u32) -> Option<PathBuf> {
        let path = Path::new(self.name(file));
        let is_elsewhere = path.is_absolute() || path.starts_with("..");
        is_elsewhere.then(|| normal(&self.here.join(path)))
    }

    /// Whether a file belongs to a compiler or a library, and not to the program.
    pub fn is_library(&self, file: u32) -> bool {
        let name = self.name(file);
        LIBRARIES.iter().any(|part| name.contains(part))
    }

    /// The lines of a file, if it can be read.
    pub fn lines(&self, file: u32) -> Option<&[String]> {
        self.files.get(file as usize)?.lines.as_deref()
    }

    /// The text of a line; `None` where the file cannot be read.
    pub fn line(&self, span: Span) -> Option<&str> {
        let index = (span.line as usize).checked_sub(1)?;
        self.lines(span.file)?.get(index).map(String::as_str)
    }

    /// `file:line:column`, as far as it is known.
    pub fn place(&self, span: Span) -> String {
        match (span.line, span.column) {
            (0, _) => "?".to_owned(),
            (line, 0) => format!("{}:{line}", self.name(span.file)),
            (line, column) => format!("{}:{line}:{column}", self.name(span.file)),
        }
    }
}

/// A path without the parts that lead nowhere: `b.c` of `./a/../b.c`.
fn normal(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

fn lines(path: &Path) -> Option<Vec<String>> {
    let about = std::fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LARGEST {
        return None;
    }
    let text = String::from_utf8(std::fs::read(path).ok()?);
    // Old sources are in other encodings: what is not UTF-8 is shown by a mark.
    let text = text.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    (!text.contains('\0')).then(|| text.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_as_short_as_they_can_be() {
        for (path, short) in
            [("./a/../b.c", "b.c"), ("../x/./b.c", "../x/b.c"), ("/a/b/../../c", "/c"), ("a", "a")]
        {
            assert_eq!(normal(Path::new(path)), Path::new(short));
        }
    }
}
