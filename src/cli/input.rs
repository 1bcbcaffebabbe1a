//! The input of a run: an open file, its kind, and a guard against overwriting it.

use std::fs::{File, Metadata, metadata};
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use javelin_parser::source::MARK;

use super::Failure;
use super::signals::Signals;

/// The kind of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A script in SMT-LIB.
    Script,
    /// A CNF in DIMACS format.
    Dimacs,
}

/// An input that is open for reading.
#[derive(Debug)]
pub struct Input {
    /// The kind of the input.
    pub kind: Kind,
    /// The bytes that were read to determine the kind.
    head: Vec<u8>,
    file: File,
}

impl Input {
    /// Opens the input, standard input if there is no path, and examines its first bytes if its name does
    /// not determine its kind.
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

    /// Checks that none of these files, which will be written, is the input, under any name.
    ///
    /// # Errors
    /// One of them is the input.
    pub fn spare(&self, targets: &[PathBuf]) -> Result<(), Failure> {
        let Some(own) = self.file.metadata().ok().filter(Metadata::is_file) else { return Ok(()) };
        let is_own = |other: Metadata| (other.dev(), other.ino()) == (own.dev(), own.ino());
        match targets.iter().find(|target| metadata(target).is_ok_and(is_own)) {
            Some(target) => Err(Failure::Overwrite(target.clone())),
            None => Ok(()),
        }
    }

    /// The bytes of the input. Reading fails when a signal arrives.
    pub fn bytes<'a>(&'a self, signals: &'a Signals) -> impl Read + 'a {
        self.head.chain(signals.watch(&self.file))
    }
}

/// The bytes without the byte order mark that some editors write at the beginning.
pub fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK).unwrap_or(bytes)
}
