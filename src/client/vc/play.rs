//! Many conditions over few connections.
//!
//! The bodies of `NAME.smt2` stand in `NAME.bodies.smt2`, and those that conditions of a folder share in its `bodies.smt2`; where both have
//! a summary, the condition's own file counts.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use super::{Bodies, Condition, Outcome, Settings, VcError, Verifier};
use crate::client::progress::{InOrder, bar};
use crate::client::{Endpoint, Javelin};

/// The file of bodies that the conditions of a folder share.
const SHARED: &str = "bodies.smt2";

/// What comes in place of `smt2` in the name of a condition's own file of bodies.
const OWN: &str = "bodies.smt2";

/// What became of a condition.
#[derive(Debug)]
pub struct Played {
    /// The file.
    pub path: PathBuf,
    /// The verdict, or why there is none.
    pub result: Result<Outcome, VcError>,
}

/// The conditions among these files and in these folders (not below them); what a folder holds is sorted by name.
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

/// Files of bodies that were read.
#[derive(Debug, Default)]
struct Shelf {
    shared: Mutex<BTreeMap<PathBuf, Arc<Bodies>>>,
}

impl Shelf {
    /// The bodies for a condition; none where there is no file.
    fn bodies(&self, condition: &Path) -> Result<Arc<Bodies>, VcError> {
        let shared = self.shared(&condition.with_file_name(SHARED))?;
        match read_bodies(&condition.with_extension(OWN))? {
            Some(own) => Ok(Arc::new(own.over(&shared))),
            None => Ok(shared),
        }
    }

    fn shared(&self, path: &Path) -> Result<Arc<Bodies>, VcError> {
        // What is on the shelf is whole, whoever panicked.
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

/// What the connections share.
struct Work<'a> {
    endpoint: &'a Endpoint,
    settings: &'a Settings,
    files: &'a [PathBuf],
    next: AtomicUsize,
    shelf: Shelf,
}

impl Work<'_> {
    /// Plays conditions until none is left.
    fn run(&self, done: &mpsc::Sender<(usize, Played)>) {
        let mut verifier = None;
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(path) = self.files.get(index) else { return };
            let result = self.play(&mut verifier, path);
            if matches!(result, Err(VcError::Connection(_) | VcError::Answer(_))) {
                // The next one is tried on a connection of its own.
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
        let bodies = self.shelf.bodies(path)?;
        let verifier = match verifier {
            Some(verifier) => verifier,
            None => verifier.insert(Verifier::new(Javelin::open(self.endpoint)?, self.settings.clone())?),
        };
        verifier.check(&condition, &bodies)
    }
}

/// Plays conditions over so many connections and hands on what became of them, in their order.
///
/// # Errors
/// What became of one cannot be handed on.
pub fn play(
    endpoint: &Endpoint,
    settings: &Settings,
    files: &[PathBuf],
    connections: usize,
    mut done: impl FnMut(Played) -> io::Result<()>,
) -> io::Result<()> {
    let work = Work { endpoint, settings, files, next: AtomicUsize::new(0), shelf: Shelf::default() };
    let bar = bar(files.len());
    let (sender, results) = mpsc::channel();
    let played = thread::scope(|scope| {
        for _ in 0..connections.clamp(1, files.len().max(1)) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work.run(&sender));
        }
        drop(sender);
        let mut order = InOrder::new();
        for (index, played) in &results {
            bar.inc(1);
            for played in order.add(index, played) {
                if let Err(error) = bar.suspend(|| done(played)) {
                    // Nobody wants the others.
                    work.next.store(files.len(), Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    });
    bar.finish_and_clear();
    played
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
