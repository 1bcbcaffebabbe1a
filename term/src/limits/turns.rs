//! Processors that many solvers share.
//!
//! **Idea.** Where there are more solvers than processors, each lets others continue at the places where it
//! checks its limits. Time that it waits is not its own: its deadlines are kept by a time that stands
//! still meanwhile.
//!
//! **Contract.** Only the solver's thread waits; it holds no lock then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Shares the processors among many solvers.
pub trait Turns: std::fmt::Debug + Send + Sync {
    /// Called by the solver's thread wherever limits are checked: waits until others have had their turn,
    /// and returns how long that was. The solver holds no lock meanwhile.
    fn pause(&self) -> Duration;

    /// A processor for one search more beside the solver's: the turns of that search, in which it waits
    /// while others need the processor, until `over` is set. `None` where there is none to spare now.
    fn lend(&self, _over: &Arc<AtomicBool>) -> Option<Arc<dyn Turns>> {
        None
    }
}

/// The processor of one solver, which has it alone or in turns.
#[derive(Debug, Default)]
pub(super) struct Processor {
    pub turns: Option<Arc<dyn Turns>>,
    /// The nanoseconds that were spent waiting for others.
    waited: AtomicU64,
}

impl Processor {
    /// The same in turns with others.
    pub fn with_turns(self, turns: Arc<dyn Turns>) -> Processor {
        Processor { turns: Some(turns), ..self }
    }

    /// The processor of a helper with these turns, by the same time.
    pub fn of_helper(&self, turns: Option<Arc<dyn Turns>>) -> Processor {
        Processor { turns, waited: AtomicU64::new(self.waited.load(Ordering::Relaxed)) }
    }

    /// Lets other solvers continue, if it is time for that.
    pub fn pause(&self) {
        if let Some(turns) = &self.turns {
            let waited = u64::try_from(turns.pause().as_nanos()).unwrap_or(u64::MAX);
            self.waited.fetch_add(waited, Ordering::Relaxed);
        }
    }

    /// A processor for a helper, see [`Turns::lend`].
    pub fn lend(&self, over: &Arc<AtomicBool>) -> Option<Arc<dyn Turns>> {
        self.turns.as_ref()?.lend(over)
    }

    /// A moment of the clock by the time of the solver, which stands still while it waits for others.
    pub fn own_time(&self, moment: Instant) -> Instant {
        let waited = Duration::from_nanos(self.waited.load(Ordering::Relaxed));
        moment.checked_sub(waited).unwrap_or(moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Budget, Limits, Memory, Stop};

    /// Lets other solvers continue for an hour each time.
    #[derive(Debug)]
    struct Patient;

    impl Turns for Patient {
        fn pause(&self) -> Duration {
            Duration::from_secs(3600)
        }
    }

    #[test]
    fn time_that_others_have_does_not_count() {
        let held = Some(Arc::new(Memory::of_table().with_turns(Arc::new(Patient))));
        let timeout = Some(Duration::from_secs(600));
        for _ in 0..3 {
            let budget = Budget { timeout, ..Budget::default() };
            let limits = budget.start_within(Limits { held: held.clone(), ..Limits::none() });
            assert_eq!([limits.check(), limits.check()], [Ok(()); 2]);
        }
        let alone = Some(Arc::new(Memory::of_table()));
        let limits = Limits { held: alone, ..Limits::none() }.until(Some(Instant::now()));
        assert_eq!(limits.check(), Err(Stop::Timeout));
    }

    /// Lets other solvers continue for an hour, once.
    #[derive(Debug, Default)]
    struct Once(AtomicU64);

    impl Turns for Once {
        fn pause(&self) -> Duration {
            match self.0.fetch_add(1, Ordering::Relaxed) {
                0 => Duration::from_secs(3600),
                _ => Duration::ZERO,
            }
        }
    }

    #[test]
    fn waiting_before_a_call_does_not_extend_its_deadline() {
        let held = Some(Arc::new(Memory::of_table().with_turns(Arc::new(Once::default()))));
        let limits = || Limits { held: held.clone(), ..Limits::none() };
        assert_eq!(limits().check(), Ok(()));
        let over = Budget { deadline: Some(Instant::now()), ..Budget::default() };
        assert_eq!(over.start_within(limits()).check(), Err(Stop::Timeout));
    }
}
