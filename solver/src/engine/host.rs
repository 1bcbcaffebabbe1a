//! The host of a solver: the program around it, as far as the solver needs to know it.
//!
//! **Here.** A solver by itself has a table that counts its memory, flags of its own, and no listener.
//! A program that runs many solvers, stops them, or shares memory and answers among them gives each a
//! [`Host`] at its start.
//!
//! **Contract.** `cancel` ends a check, which answers unknown; `abandoned` and `end` end calls that make
//! terms too, which are then errors. The two flags are two because a check that is stopped leaves a solver
//! that reads on, and its flag is cleared for the next check.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use super::Solver;
use crate::listen::Monitor;
use crate::proof::event::Tracer;
use crate::recall::Answers;
use javelin_term::limits::{Limits, Memory, Stop};

/// Makes a tracer for the proof of one formula: one at the first check, and one after each reset.
pub type TracerSource = Box<dyn FnMut() -> Box<dyn Tracer + Send> + Send>;

/// The surroundings that a program gives a solver. The default is a solver on its own.
#[derive(Default)]
pub struct Host {
    /// Counts the memory of the solver. Where that is beyond the budget, or an account refuses more, checks
    /// answer unknown and calls that make terms are errors.
    pub memory: Arc<Memory>,
    /// Set from another thread, it ends the running check, and all later ones until it is cleared.
    pub cancel: Arc<AtomicBool>,
    /// Set from another thread, it ends calls that make terms.
    pub abandoned: Arc<AtomicBool>,
    /// The moment at which checks and calls that make terms end, whatever the budget is.
    pub end: Option<Instant>,
    /// Counts the work of all calls, where somebody wants to know: steps of terms and circuits
    /// ([`javelin_term::work`]) and ticks of the SAT core, 10 to 50 million a second.
    pub work: Option<Arc<AtomicU64>>,
    /// Hears what checks do, on the thread that checks.
    pub listener: Monitor,
    /// Makes the tracers of proofs. Give it before the first check: a check that was made is not traced
    /// again.
    pub tracers: Option<TracerSource>,
    /// Answers of other solvers, which are looked for before solving, and get those that are found. Models
    /// that were kept are checked again.
    pub answers: Option<Arc<dyn Answers>>,
}

impl Host {
    /// The limits of every call, whatever its budget.
    pub(super) fn limits(&self) -> Limits {
        let (cancel, held) = (Arc::clone(&self.cancel), Some(Arc::clone(&self.memory)));
        Limits { cancel, held, deadline: self.own_end(), steps: self.work.clone(), ..Limits::none() }
    }

    /// The end, by the solver's own time.
    fn own_end(&self) -> Option<Instant> {
        self.end.map(|moment| self.memory.own_time(moment))
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Host { memory, cancel, abandoned, end, .. } = self;
        let mut fields = output.debug_struct("Host");
        fields.field("memory", memory).field("cancel", cancel).field("abandoned", abandoned);
        fields.field("end", end).finish_non_exhaustive()
    }
}

/// Stops the check of a solver from another thread.
#[derive(Clone, Debug, Default)]
pub struct Interrupter(Arc<AtomicBool>);

impl Interrupter {
    /// Stops the running check, which answers [`Unknown::Stopped`](super::Unknown::Stopped) with
    /// [`Stop::Canceled`] within milliseconds; and all later ones until [`Interrupter::clear`].
    pub fn interrupt(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets checks run again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Solver {
    /// Gives the solver a host, in place of the one before.
    pub fn set_host(&mut self, host: Host) {
        self.host = host;
        let limits = &mut self.terms.limits;
        limits.held = Some(Arc::clone(&self.host.memory));
        limits.cancel = Arc::clone(&self.host.abandoned);
        limits.deadline = self.host.own_end();
        limits.steps = self.host.work.clone();
        self.listener_changed();
    }

    /// The settings that belong to the host of the solver.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Sets the listener of checks, in place of the one of the host.
    pub fn set_listener(&mut self, listener: impl Into<Monitor>) {
        self.host.listener = listener.into();
        self.listener_changed();
    }

    fn listener_changed(&mut self) {
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.set_listener(self.host.listener.clone());
        }
    }

    /// Other makers of tracers, or none, from the first check or the next reset on.
    pub(crate) fn set_tracers(&mut self, tracers: Option<TracerSource>) {
        self.host.tracers = tracers;
    }

    /// A way to stop checks from another thread; any number of them stop the same solver.
    pub fn interrupter(&self) -> Interrupter {
        Interrupter(Arc::clone(&self.host.cancel))
    }

    /// Whether the limits of building terms hold now: memory, the end of everything, abandonment.
    ///
    /// # Errors
    /// The limit that is reached.
    pub fn check_limits(&self) -> Result<(), Stop> {
        self.terms.limits.check()
    }

    /// As [`Solver::check_limits`], before this number of bytes more is held.
    ///
    /// # Errors
    /// The limit that is reached.
    pub fn check_room(&self, bytes: usize) -> Result<(), Stop> {
        self.terms.limits.reserve(bytes as u64)
    }

    /// The memory that this solver holds: exact where the allocator counts ([`Memory::of_allocator`]).
    pub fn memory(&self) -> &Memory {
        &self.host.memory
    }
}
