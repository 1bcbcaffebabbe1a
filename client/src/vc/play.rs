//! Checks many conditions in few sessions.
//!
//! The bodies of `NAME.smt2` are in `NAME.bodies.smt2`, and those that conditions of a folder share in its
//! `bodies.smt2`; if both have a summary, that of the condition's own file is taken.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use super::bodies::Bodies;
use super::condition::Condition;
use super::error::VcError;
use super::refine::Settings;
use super::verifier::{Outcome, Verifier};
use crate::transport::{Transport, TransportError};

/// The file of bodies that the conditions of a folder share.
const SHARED: &str = "bodies.smt2";

/// The ending of a condition's own file of bodies, in place of `smt2`.
const OWN: &str = "bodies.smt2";

/// A condition that was checked.
#[derive(Debug)]
pub struct Played {
    /// The path of its file.
    pub path: PathBuf,
    /// The verdict, or the error.
    pub result: Result<Outcome, VcError>,
}

/// The conditions among these files and in these folders, not below them; those of a folder are sorted by
/// name.
///
/// # Errors
/// A folder cannot be read.
pub fn conditions(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if !path.is_dir() {
            found.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path()));
        let mut files = entries.collect::<io::Result<Vec<PathBuf>>>()?;
        files.retain(|file| is_condition(file));
        files.sort();
        found.append(&mut files);
    }
    Ok(found)
}

fn is_condition(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.ends_with(".smt2") && name != SHARED && !name.ends_with(&format!(".{OWN}"))
}

/// A cache of the shared files of bodies.
#[derive(Debug, Default)]
struct Cache {
    shared: Mutex<BTreeMap<PathBuf, Arc<Bodies>>>,
}

impl Cache {
    /// The bodies for a condition; none if there is no file.
    fn bodies(&self, condition: &Path) -> Result<Arc<Bodies>, VcError> {
        let shared = self.shared(&condition.with_file_name(SHARED))?;
        match read_bodies(&condition.with_extension(OWN))? {
            Some(own) => Ok(Arc::new(own.over(&shared))),
            None => Ok(shared),
        }
    }

    fn shared(&self, path: &Path) -> Result<Arc<Bodies>, VcError> {
        // A panic elsewhere leaves the cache consistent: entries are inserted in one step.
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bodies) = shared.get(path) {
            return Ok(Arc::clone(bodies));
        }
        let bodies = Arc::new(read_bodies(path)?.unwrap_or_default());
        shared.insert(path.into(), Arc::clone(&bodies));
        Ok(bodies)
    }
}

fn read_bodies(path: &Path) -> Result<Option<Bodies>, VcError> {
    let failed = |message: String| VcError::File(path.display().to_string(), message);
    match fs::read(path) {
        Ok(text) => Bodies::parse(&text).map(Some).map_err(|error| failed(error.to_string())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(error.to_string())),
    }
}

/// The work that the sessions share.
struct Work<'a, O> {
    open: O,
    settings: &'a Settings,
    files: &'a [PathBuf],
    next: AtomicUsize,
    cache: Cache,
}

impl<T: Transport + 'static, O: Fn() -> Result<T, TransportError>> Work<'_, O> {
    /// Checks conditions until none is left.
    fn run(&self, done: &mpsc::Sender<(usize, Played)>) {
        let mut verifier = None;
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(path) = self.files.get(index) else { return };
            let result = self.play(&mut verifier, path);
            if matches!(result, Err(VcError::Transport(_) | VcError::Answer(_))) {
                // The next condition gets a new session.
                verifier = None;
            }
            if done.send((index, Played { path: path.clone(), result })).is_err() {
                return;
            }
        }
    }

    fn play(&self, verifier: &mut Option<Verifier>, path: &Path) -> Result<Outcome, VcError> {
        let text = fs::read(path);
        let text = text.map_err(|error| VcError::File(path.display().to_string(), error.to_string()))?;
        let condition = Condition::parse(&text)?;
        let bodies = self.cache.bodies(path)?;
        let verifier = match verifier {
            Some(verifier) => verifier,
            None => verifier.insert(Verifier::new((self.open)()?, self.settings.clone())?),
        };
        verifier.check(&condition, &bodies)
    }
}

/// Checks conditions in `sessions` sessions at once, each of which `open` opens. Calls `done` with the index
/// of each condition and its result as soon as that is known.
///
/// # Errors
/// `done` fails.
pub fn play<T: Transport + 'static>(
    open: impl Fn() -> Result<T, TransportError> + Sync,
    settings: &Settings,
    files: &[PathBuf],
    sessions: usize,
    mut done: impl FnMut(usize, Played) -> io::Result<()>,
) -> io::Result<()> {
    let work = Work { open, settings, files, next: AtomicUsize::new(0), cache: Cache::default() };
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..sessions.clamp(1, files.len().max(1)) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.run(&sender));
        }
        drop(sender);
        for (index, played) in &results {
            if let Err(error) = done(index, played) {
                // The other conditions are not checked any more.
                work.next.store(files.len(), Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_bodies_are_no_conditions() {
        for (name, expected) in [
            ("a.smt2", true),
            ("bodies.smt2", false),
            ("a.bodies.smt2", false),
            ("a.out", false),
            ("mybodies.smt2", true),
        ] {
            assert_eq!(is_condition(Path::new(name)), expected, "{name}");
        }
        assert_eq!(Path::new("x/a.smt2").with_extension(OWN), Path::new("x/a.bodies.smt2"));
        assert!(conditions(&["/no/such/folder/a.smt2".into()]).unwrap().len() == 1);
    }
}
