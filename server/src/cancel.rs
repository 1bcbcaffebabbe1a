//! Cancellation of checks: every session has a number, a secret, and flags that its solver polls.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dashmap::DashMap;
use parking_lot::Mutex;
use subtle::ConstantTimeEq;

/// Debug builds check the invariants of the registry once per this many sessions.
const SAMPLE: u64 = 64;

#[derive(Debug)]
struct CheckState {
    /// A check is waiting or running.
    checking: bool,
    /// No further command may be executed.
    stopped: bool,
}

/// The flags and the secret that stop one session.
#[derive(Debug)]
pub struct Control {
    /// The number by which the session is known.
    pub id: u64,
    secret: String,
    state: Mutex<CheckState>,
    cancel: Arc<AtomicBool>,
    abandoned: Arc<AtomicBool>,
}

impl Control {
    /// The flag that ends a running check.
    pub fn cancel_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    /// The flag that ends the reading of a command.
    pub fn abandoned_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.abandoned)
    }

    /// The secret that authorises a client to cancel its checks.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// A check waits for its turn, or runs. It can be canceled until it ends.
    pub fn check_begins(&self) {
        self.state.lock().checking = true;
    }

    /// The check runs until the guard is dropped.
    pub fn check_runs(&self) -> CheckGuard<'_> {
        self.check_begins();
        CheckGuard { control: self }
    }

    /// The check is done or refused, so there is nothing to cancel.
    pub fn check_ends(&self) {
        let mut state = self.state.lock();
        state.checking = false;
        // A request to cancel the check that is over must not cancel the next one.
        self.cancel.store(state.stopped, Ordering::Relaxed);
    }

    /// Ends the check that waits or runs; false if there is none.
    pub fn cancel(&self) -> bool {
        let state = self.state.lock();
        if state.checking {
            self.cancel.store(true, Ordering::Relaxed);
        }
        state.checking
    }

    /// Ends the check that runs, and lets no further command begin.
    pub fn stop(&self) {
        let mut state = self.state.lock();
        state.stopped = true;
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// As [`Control::stop`], and ends the reading of a command too: no client reads the answers.
    pub fn abandon(&self) {
        self.stop();
        self.abandoned.store(true, Ordering::Relaxed);
    }

    /// Whether the check that waits or runs is to end.
    pub fn is_canceled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Whether no further command is to begin.
    pub fn is_stopped(&self) -> bool {
        self.state.lock().stopped
    }
}

/// A running check, which ends when this is dropped.
#[derive(Debug)]
pub struct CheckGuard<'a> {
    control: &'a Control,
}

impl CheckGuard<'_> {
    /// The check has a part of its answer and continues in a later turn; meanwhile it can be canceled.
    pub fn goes_on(self) {
        std::mem::forget(self);
    }
}

impl Drop for CheckGuard<'_> {
    fn drop(&mut self) {
        self.control.check_ends();
    }
}

/// Why a session's check was not canceled. A wrong number and a wrong secret give the same error,
/// so that clients cannot find out which sessions exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CancelError {
    /// No session has this number, or it has another secret.
    #[error("cancel: no session has this number and secret")]
    Unknown,
    /// The session is not checking anything now.
    #[error("cancel: the session runs no check")]
    Idle,
}

/// Every session of the daemon by its number.
#[derive(Debug, Default)]
pub struct Registry<T> {
    /// The greatest number given so far.
    newest: AtomicU64,
    sessions: DashMap<u64, (Arc<Control>, T)>,
}

impl<T: Clone> Registry<T> {
    /// A number and a secret for a new session.
    ///
    /// # Errors
    /// The operating system has no random bytes.
    pub fn control(&self) -> Result<Arc<Control>, getrandom::Error> {
        let mut bytes = [0u8; 16];
        getrandom::fill(&mut bytes)?;
        let secret = bytes.iter().fold(String::with_capacity(32), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        });
        Ok(Arc::new(Control {
            id: self.newest.fetch_add(1, Ordering::Relaxed) + 1,
            secret,
            state: Mutex::new(CheckState { checking: false, stopped: false }),
            cancel: Arc::default(),
            abandoned: Arc::default(),
        }))
    }

    /// Registers a session under its number.
    pub fn insert(&self, control: &Arc<Control>, owner: T) {
        let old = self.sessions.insert(control.id, (Arc::clone(control), owner));
        debug_assert!(old.is_none(), "two sessions of one number");
        debug_assert!(!control.id.is_multiple_of(SAMPLE) || self.check_invariants());
    }

    /// Whether sessions are registered under numbers that were given out. Linear in their count.
    fn check_invariants(&self) -> bool {
        let newest = self.newest.load(Ordering::Relaxed);
        self.sessions.iter().all(|entry| *entry.key() == entry.value().0.id && *entry.key() <= newest)
    }

    /// Removes a session from the registry.
    pub fn remove(&self, id: u64) {
        self.sessions.remove(&id);
    }

    /// Cancels the check of a session and returns what was registered with it.
    ///
    /// # Errors
    /// Number and secret do not match, or there is no check.
    pub fn cancel(&self, id: u64, secret: &str) -> Result<T, CancelError> {
        let entry = self.sessions.get(&id).map(|entry| entry.value().clone());
        let (control, owner) = entry.ok_or(CancelError::Unknown)?;
        if !bool::from(control.secret.as_bytes().ct_eq(secret.as_bytes())) {
            return Err(CancelError::Unknown);
        }
        match control.cancel() {
            true => Ok(owner),
            false => Err(CancelError::Idle),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_is_canceled_with_number_and_secret_only() {
        let registry = Registry::default();
        let control = registry.control().unwrap();
        registry.insert(&control, ());
        assert_eq!(registry.cancel(control.id, control.secret()), Err(CancelError::Idle));
        let running = control.check_runs();
        assert_eq!(registry.cancel(control.id, "guessed"), Err(CancelError::Unknown));
        assert_eq!(registry.cancel(control.id + 1, control.secret()), Err(CancelError::Unknown));
        assert!(!control.cancel_flag().load(Ordering::Relaxed));
        assert_eq!(registry.cancel(control.id, control.secret()), Ok(()));
        assert!(control.cancel_flag().load(Ordering::Relaxed));
        drop(running);
        assert!(!control.cancel_flag().load(Ordering::Relaxed), "the next check is another one");
        assert!(registry.check_invariants());
        registry.remove(control.id);
        assert_eq!(registry.cancel(control.id, control.secret()), Err(CancelError::Unknown));
    }

    #[test]
    fn a_stopped_session_stays_stopped() {
        let control = Registry::<()>::default().control().unwrap();
        control.stop();
        drop(control.check_runs());
        assert!(control.cancel_flag().load(Ordering::Relaxed) && control.is_stopped());
        assert!(!control.abandoned_flag().load(Ordering::Relaxed));
    }

    #[test]
    fn secrets_differ() {
        let registry = Registry::<()>::default();
        let [a, b] = [registry.control().unwrap(), registry.control().unwrap()];
        assert!(a.secret() != b.secret() && a.id != b.id && a.secret().len() == 32);
    }
}
