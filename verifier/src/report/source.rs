//! Source files: their names and lines, for excerpts.
//!
//! **Here.** Only what findings refer to is read. A file that cannot be read, or is no text, has no lines;
//! no report fails because of that.

use std::collections::BTreeSet;
use std::path::Path;

use crate::frontend::module::Span;
use crate::job::{Outcome, Report};

/// Files longer than this are not shown.
const LARGEST: u64 = 64 << 20;

/// The source files of a report.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<File>,
}

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
            if let Outcome::Fails(trace) = &check.outcome {
                wanted.insert(trace.span.file);
                wanted.extend(trace.steps.iter().map(|step| step.span.file));
            }
        }
        wanted.extend(report.invariants.iter().map(|invariant| invariant.span.file));
        let here = std::env::current_dir().unwrap_or_default();
        let read = |(number, path): (usize, &String)| {
            let is_wanted = wanted.contains(&(number as u32));
            let path = Path::new(path);
            let shown = path.strip_prefix(&here).or_else(|_| path.strip_prefix(".")).unwrap_or(path);
            let lines = is_wanted.then(|| lines(path)).flatten();
            File { name: shown.display().to_string(), lines }
        };
        Sources { files: report.files.iter().enumerate().map(read).collect() }
    }

    /// Sources that are at hand.
    #[cfg(test)]
    pub fn given(files: &[(&str, &str)]) -> Sources {
        let file = |(name, text): &(&str, &str)| File {
            name: (*name).to_owned(),
            lines: Some(text.lines().map(str::to_owned).collect()),
        };
        Sources { files: files.iter().map(file).collect() }
    }

    /// The name of a file, relative to where we are if it lies below.
    pub fn name(&self, file: u32) -> &str {
        self.files.get(file as usize).map_or("?", |file| &file.name)
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
