//! Progress: the events of a solver at work.
//!
//! **Idea.** Stages report what they begin, finish and change to a listener; lines on standard error, spans
//! of a tracing daemon and progress bars of embedders implement the same trait (CaDiCaL prints a line a
//! round; here the printing is the owner's).
//!
//! **Contract.** A listener changes nothing: a run with one is the same run. Events come from the thread that
//! solves, in order. A stage that begins also ends, whatever its result.
//!
//! **Cost.** Nothing without a listener but a test of an option; events are as rare as rounds of
//! simplification.

use std::fmt;
use std::sync::Arc;

/// A stage of the pipeline, in the order of the flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Rewriting and preprocessing of new assertions.
    Preprocess,
    /// Circuits and clauses of simplified assertions.
    Encode,
    /// One search of the SAT core.
    Search,
    /// One check of a candidate by the theories.
    Theory,
    /// The model: values for eliminated variables, and the check of the assertions.
    Model,
}

impl Stage {
    /// The name in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Preprocess => "preprocess",
            Stage::Encode => "encode",
            Stage::Search => "search",
            Stage::Theory => "theory",
            Stage::Model => "model",
        }
    }
}

/// The sizes of a solver's data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Terms of the graph.
    pub terms: u64,
    /// Gates of the circuits.
    pub gates: u64,
    /// Variables of the SAT core that are neither fixed, eliminated nor replaced.
    pub variables: u64,
    /// Clauses of the SAT core that are not learnt.
    pub irredundant: u64,
    /// Clauses of the SAT core that are learnt.
    pub redundant: u64,
}

/// An event of a solver at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A stage begins, at these sizes.
    Begin(Stage, Size),
    /// A stage ends; with its ticks, or 0 for stages that count none.
    End(Stage, Size, u64),
    /// A round of a technique of the SAT core ends.
    Round {
        /// The technique, as its parameter spells it: `vivify`.
        technique: &'static str,
        /// The number of changes, in the technique's own count.
        found: u64,
        /// The ticks of the round.
        ticks: u64,
        /// The conflicts of the solver so far.
        conflicts: u64,
        /// The sizes of the SAT core; terms and gates are zero.
        size: Size,
    },
    /// The SAT core restarts.
    Restart {
        /// The conflicts of the solver so far.
        conflicts: u64,
    },
    /// Lemmas of arrays and functions, or bodies of summaries, became clauses.
    Lemmas {
        /// The number of lemmas or bodies.
        count: u64,
    },
}

/// A receiver of events.
pub trait Listener: Send + Sync {
    /// Called for each event, in order, by the thread that solves.
    fn hear(&self, event: Event);
}

/// A listener, or none, as stages hold it.
#[derive(Clone, Default)]
pub struct Monitor(Option<Arc<dyn Listener>>);

impl Monitor {
    /// A monitor that passes every event to this listener.
    pub fn new(listener: Arc<dyn Listener>) -> Monitor {
        Monitor(Some(listener))
    }

    /// Whether there is a listener.
    pub fn is_listening(&self) -> bool {
        self.0.is_some()
    }

    /// Passes an event to the listener, if there is one; the event is only made then.
    #[inline]
    pub fn report(&self, event: impl FnOnce() -> Event) {
        if let Some(listener) = &self.0 {
            listener.hear(event());
        }
    }
}

impl<L: Listener + 'static> From<Arc<L>> for Monitor {
    fn from(listener: Arc<L>) -> Monitor {
        Monitor::new(listener)
    }
}

impl fmt::Debug for Monitor {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(if self.is_listening() { "Monitor(listening)" } else { "Monitor(none)" })
    }
}
