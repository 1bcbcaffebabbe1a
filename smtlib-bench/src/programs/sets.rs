//! Sets of programs: their files, how they are read, and the right verdict by their names.
//!
//! **Here.** `sets.toml` is the table; it is compiled in.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::ProgramsError;
use crate::answers::Answer;
use crate::corpus::Expected;

#[derive(Deserialize)]
struct Sets {
    set: Vec<Set>,
}

/// Programs that are read in the same way.
#[derive(Deserialize)]
pub(super) struct Set {
    pub name: String,
    folder: PathBuf,
    #[serde(default)]
    files: Vec<String>,
    /// Whether files in subfolders belong to it, too.
    #[serde(default)]
    recursive: bool,
    /// Files that are linked to each program, and a folder of headers, below the folder of all sets.
    #[serde(default)]
    pub with: Vec<PathBuf>,
    pub headers: Option<PathBuf>,
    /// Text that is put before each file.
    pub prelude: Option<String>,
    pub flags: Vec<String>,
    #[serde(default)]
    holds: Vec<String>,
    #[serde(default)]
    fails: Vec<String>,
}

pub(super) fn all() -> Result<Vec<Set>, toml::de::Error> {
    toml::from_str::<Sets>(include_str!("sets.toml")).map(|sets| sets.set)
}

impl Set {
    /// The right verdict by the name of a file.
    pub fn expected(&self, name: &str) -> Expected {
        let has = |parts: &[String]| parts.iter().any(|part| name.contains(part.as_str()));
        match (has(&self.holds), has(&self.fails)) {
            (true, false) => Expected::Each(vec![Answer::Unsat]),
            (false, true) => Expected::Each(vec![Answer::Sat]),
            _ => Expected::Nothing,
        }
    }

    pub fn members(&self, root: &Path) -> Result<Vec<PathBuf>, ProgramsError> {
        let mut folders = vec![root.join(&self.folder)];
        let mut members = Vec::new();
        while let Some(folder) = folders.pop() {
            let failed = |error| ProgramsError::File(folder.clone(), error);
            for entry in fs::read_dir(&folder).map_err(failed)? {
                let path = entry.map_err(failed)?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let belongs =
                    self.files.is_empty() || self.files.iter().any(|part| name.contains(part.as_str()));
                if self.recursive && path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "c") && belongs {
                    members.push(path);
                }
            }
        }
        members.sort();
        Ok(members)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_verdicts() {
        let sets = all().unwrap();
        let expected = |set: &str, file: &str| {
            sets.iter().find(|one| one.name == set).map(|set| set.expected(file)).unwrap()
        };
        let (fails, holds) = (Expected::Each(vec![Answer::Sat]), Expected::Each(vec![Answer::Unsat]));
        assert_eq!(expected("locks", "test_locks_14_false.c"), fails);
        assert_eq!(expected("drivers", "cdaudio_true.i.cil.c"), holds);
        assert_eq!(expected("tcas", "tcas_1b_BLAST.c"), holds);
        assert_eq!(expected("tcas", "tcas_other_BLAST.c"), Expected::Nothing);
    }
}
