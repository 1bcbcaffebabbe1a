//! Progress of a solver as events of `tracing`.
//!
//! Stages, rounds of simplification and lemmas are events of the level `debug`, restarts, which are many, of
//! `trace`. They are emitted on the thread that solves, so they are inside the span of the command that
//! caused them. While the level `debug` is off, no listener is installed.

use std::sync::Arc;

use javelin_solver::listen::{Event, Listener, Monitor, Size};
use tracing::Level;

/// Forwards events to `tracing`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trace;

impl Trace {
    /// A listener that forwards events; none while no subscriber receives them.
    pub fn listener() -> Monitor {
        if tracing::enabled!(Level::DEBUG) { Monitor::new(Arc::new(Trace)) } else { Monitor::default() }
    }
}

impl Listener for Trace {
    fn hear(&self, event: Event) {
        match event {
            Event::Begin(stage, Size { terms, gates, variables, irredundant, redundant }) => {
                tracing::debug!(
                    stage = stage.name(),
                    terms,
                    gates,
                    variables,
                    irredundant,
                    redundant,
                    "begin"
                );
            }
            Event::End(stage, Size { terms, gates, variables, irredundant, redundant }, ticks) => {
                tracing::debug!(
                    stage = stage.name(),
                    ticks,
                    terms,
                    gates,
                    variables,
                    irredundant,
                    redundant,
                    "end"
                );
            }
            Event::Round { technique, found, ticks, conflicts, size } => {
                let Size { variables, irredundant, redundant, .. } = size;
                tracing::debug!(
                    technique,
                    found,
                    ticks,
                    conflicts,
                    variables,
                    irredundant,
                    redundant,
                    "round"
                );
            }
            Event::Lemmas { count } => tracing::debug!(count, "lemmas"),
            Event::Restart { conflicts } => tracing::trace!(conflicts, "restart"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_solver::listen::Stage;
    use parking_lot::Mutex;
    use std::fmt::{Debug, Write};
    use tracing::field::{Field, Visit};
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Metadata, Subscriber};

    /// A subscriber that records events up to a level.
    struct Notes {
        most: Level,
        lines: Arc<Mutex<Vec<String>>>,
    }

    struct Line(String);

    impl Visit for Line {
        fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
            let _ = write!(self.0, " {field}={value:?}");
        }
    }

    impl Subscriber for Notes {
        fn enabled(&self, metadata: &Metadata<'_>) -> bool {
            *metadata.level() <= self.most
        }

        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }

        fn record(&self, _: &Id, _: &Record<'_>) {}

        fn record_follows_from(&self, _: &Id, _: &Id) {}

        fn event(&self, event: &tracing::Event<'_>) {
            let mut line = Line(event.metadata().level().to_string());
            event.record(&mut line);
            self.lines.lock().push(line.0);
        }

        fn enter(&self, _: &Id) {}

        fn exit(&self, _: &Id) {}
    }

    /// The lines that a subscriber of this level receives for some events, and whether it wants any.
    fn lines_at(most: Level) -> (Vec<String>, bool) {
        let lines = Arc::default();
        let notes = Notes { most, lines: Arc::clone(&lines) };
        let wanted = tracing::subscriber::with_default(notes, || {
            let monitor = Monitor::new(Arc::new(Trace));
            monitor.report(|| Event::Begin(Stage::Search, Size { variables: 7, ..Size::default() }));
            monitor.report(|| Event::Restart { conflicts: 3 });
            monitor.report(|| Event::Lemmas { count: 2 });
            monitor.report(|| Event::End(Stage::Search, Size::default(), 99));
            Trace::listener().is_listening()
        });
        let lines = lines.lock().clone();
        (lines, wanted)
    }

    #[test]
    fn events_are_emitted_at_their_level() {
        let (lines, wanted) = lines_at(Level::TRACE);
        assert!(wanted);
        assert!(lines[0].starts_with("DEBUG message=begin stage=\"search\""), "{}", lines[0]);
        assert!(lines[0].contains(" variables=7"), "{}", lines[0]);
        assert_eq!(lines[1..3], ["TRACE message=restart conflicts=3", "DEBUG message=lemmas count=2"]);
        assert!(lines[3].starts_with("DEBUG message=end stage=\"search\" ticks=99"), "{}", lines[3]);
        assert_eq!(lines_at(Level::DEBUG).0.len(), 3);
        assert_eq!(lines_at(Level::INFO), (vec![], false));
    }
}
