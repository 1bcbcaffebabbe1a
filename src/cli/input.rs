//! The input of a run: an open file, what it is, and that nothing is written over it.

use std::fs::{File, Metadata, metadata};
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use javelin_parser::source::MARK;

use super::Failure;
use super::signals::Signals;

/// What the input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An SMT-LIB script.
    Script,
    /// A CNF in DIMACS format.
    Dimacs,
}

/// An open input.
#[derive(Debug)]
pub struct Input {
    /// What it is.
    pub kind: Kind,
    /// The bytes that were read to see that.
    head: Vec<u8>,
    file: File,
}

impl Input {
    /// Opens the input, standard input where there is no path, and looks at its first bytes where its name
    /// does not say its kind.
    ///
    /// # Errors
    /// The file cannot be opened or read.
    pub fn open(path: Option<&Path>) -> Result<Input, Failure> {
        let Some(path) = path else {
            let file = io::stdin().as_fd().try_clone_to_owned().map(File::from);
            let file = file.map_err(|error| Failure::Input("standard input".into(), error))?;
            return Ok(Input { kind: Kind::Script, head: Vec::new(), file });
        };
        let failed = |error| Failure::Input(path.display().to_string(), error);
        let mut file = File::open(path).map_err(failed)?;
        let mut head = Vec::new();
        let kind = match path.extension().and_then(|extension| extension.to_str()) {
            Some("smt2") => Kind::Script,
            Some("cnf" | "dimacs") => Kind::Dimacs,
            _ => {
                (&mut file).take(MARK.len() as u64 + 2).read_to_end(&mut head).map_err(failed)?;
                match unmarked(&head) {
                    [b'p', b' ', ..] | [b'c', b' ' | b'\n', ..] => Kind::Dimacs,
                    _ => Kind::Script,
                }
            }
        };
        Ok(Input { kind, head, file })
    }

    /// Makes sure that none of these files, which will be written, is the input, by whatever name.
    ///
    /// # Errors
    /// One is.
    pub fn spare(&self, targets: &[PathBuf]) -> Result<(), Failure> {
        let Some(own) = self.file.metadata().ok().filter(Metadata::is_file) else { return Ok(()) };
        let is_own = |other: Metadata| (other.dev(), other.ino()) == (own.dev(), own.ino());
        match targets.iter().find(|target| metadata(target).is_ok_and(is_own)) {
            Some(target) => Err(Failure::Overwrite(target.clone())),
            None => Ok(()),
        }
    }

    /// Its bytes. Reading fails when a signal comes.
    pub fn bytes<'a>(&'a self, signals: &'a Signals) -> impl Read + 'a {
        self.head.chain(signals.watch(&self.file))
    }
}

/// Without the byte order mark that some editors write at the beginning.
pub fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK).unwrap_or(bytes)
}
