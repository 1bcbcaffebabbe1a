//! Progress reports: rounds of techniques and restarts.
//!
//! **Here.** Each technique runs within `Solver::round`, which reports the increase of a counter and the
//! ticks spent.
//!
//! **Contract.** Search does the same with a listener and without.
//!
//! **Cost.** Without a listener, two numbers per round; with one, a pass over the clauses and watches per
//! round.

use super::{Solver, Statistics};
use crate::cnf::literal::{Lit, Var};
use crate::listen::{Event, Monitor, Size};

impl Solver {
    /// Reports rounds and restarts to this listener from now on, in place of the one before.
    pub fn set_listener(&mut self, monitor: Monitor) {
        self.monitor = monitor;
    }

    /// Runs a round of a technique and reports it; `counter` counts the changes that the technique makes.
    pub(super) fn round<T>(
        &mut self,
        technique: &'static str,
        counter: fn(&Statistics) -> u64,
        run: impl FnOnce(&mut Solver) -> T,
    ) -> T {
        let before = (counter(&self.statistics), self.interrupt.spent_ever());
        let result = run(self);
        self.monitor.report(|| Event::Round {
            technique,
            found: counter(&self.statistics) - before.0,
            ticks: self.interrupt.spent_ever() - before.1,
            conflicts: self.statistics.conflicts,
            size: self.size(),
        });
        result
    }

    /// The current size of the formula. Linear in the formula.
    pub fn size(&self) -> Size {
        let live =
            |list: &[_]| list.iter().filter(|&&clause| !self.clauses.is_garbage(clause)).count() as u64;
        let vars = (0..self.trail.vars() as u32).map(Var);
        let is_open = |var: &Var| self.active[var.index()] && self.trail.value(var.lit(true)) == 0;
        let mut size = Size {
            variables: vars.filter(is_open).count() as u64,
            irredundant: live(&self.clauses.irredundant),
            redundant: live(&self.clauses.redundant),
            ..Size::default()
        };
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            for watch in
                self.watches.list(lit).iter().filter(|watch| watch.is_binary() && lit < watch.blocker)
            {
                let count =
                    if watch.is_redundant_binary() { &mut size.redundant } else { &mut size.irredundant };
                *count += 1;
            }
        }
        size
    }
}

#[cfg(test)]
mod tests {
    use crate::cnf::ClauseSink;
    use crate::cnf::literal::Lit;
    use crate::listen::{Event, Listener, Monitor};
    use crate::sat::Solver;
    use crate::sat::random::Random;
    use javelin_term::limits::Limits;
    use std::sync::{Arc, Mutex};

    #[derive(Default)]
    struct Heard(Mutex<Vec<Event>>);

    impl Listener for Heard {
        fn hear(&self, event: Event) {
            self.0.lock().unwrap().push(event);
        }
    }

    #[test]
    fn a_listener_hears_rounds_and_changes_nothing() {
        let mut random = Random::new(3);
        let formula: Vec<Vec<Lit>> =
            (0..860).map(|_| (0..3).map(|_| Lit::from_index(random.below(400))).collect()).collect();
        let heard = Arc::new(Heard::default());
        let [with, without] = [true, false].map(|listening| {
            let mut solver = Solver::new();
            if listening {
                solver.set_listener(Monitor::new(heard.clone()));
            }
            formula.iter().for_each(|clause| solver.add_clause(clause));
            (solver.solve(&[], &Limits::none()), solver.statistics().clone())
        });
        assert_eq!(with, without);
        let heard = heard.0.lock().unwrap();
        let restarts = heard.iter().filter(|event| matches!(event, Event::Restart { .. })).count() as u64;
        let rounds = |wanted: &str| {
            let is_it =
                |event: &&Event| matches!(event, Event::Round { technique, .. } if *technique == wanted);
            heard.iter().filter(is_it).count() as u64
        };
        let statistics = with.1;
        assert_eq!((restarts, rounds("reduce")), (statistics.restarts, statistics.reduce_rounds));
        assert!(restarts > 0 && rounds("vivify") > 0 && rounds("eliminate") > 0 && rounds("mode") > 0);
        let sizes = heard.iter().filter_map(|event| match event {
            Event::Round { size, .. } => Some(size.variables),
            _ => None,
        });
        assert!(sizes.into_iter().all(|variables| variables <= 200));
    }
}
