//! Listeners: they are notified of the progress of a run, and may stop it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use javelin_term::limits::ThreadBytes;

use crate::job::CheckReport;

/// How far an engine is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many checks there are.
    pub checks: usize,
    /// How many are decided.
    pub decided: usize,
    /// The work that is being done, in a few words.
    pub now: String,
}

/// A listener, which is notified of the progress of an engine, and may stop it.
pub trait Watch: Sync {
    /// Something is different from before. Called at most some hundred times a second.
    fn progress(&self, progress: &Progress);

    /// A check was found to fail, by an execution that was replayed; the files that spans refer to.
    fn fails(&self, _check: &CheckReport, _files: &[String]) {}

    /// The flag that stops the engine when it is set, within some milliseconds.
    fn cancel(&self) -> Arc<AtomicBool>;

    /// The function that counts what a thread has allocated, where the program's allocator has one: memory is
    /// then counted by it.
    fn thread_bytes(&self) -> Option<ThreadBytes> {
        None
    }
}

/// A watch without a listener, which never stops the run.
#[derive(Debug, Default)]
pub struct Unwatched(pub Arc<AtomicBool>);

impl Watch for Unwatched {
    fn progress(&self, _: &Progress) {}

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}
