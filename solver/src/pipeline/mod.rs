//! The one loop from assertions to a verdict: rewriting, preprocessing, circuits, clauses, SAT, theories, and
//! back to a checked model or a core.
//!
//! A check has two halves: `encode` brings what is new on the stack into the SAT core, `decide` searches.
//! All that a check asks is one object, the [`Query`]. Everything is kept over checks. A check that a limit
//! has interrupted can be called again and continues.

mod clauses;
mod decide;
pub mod deletion;
mod encode;
mod guards;
pub mod predicates;
pub mod stack;

use crate::answer::verdict::{Reason, Verdict};
use crate::listen::Monitor;
use crate::params::Params;
use crate::proof::check::OnlineChecker;
use crate::proof::event::Tracer;
use decide::Decision;
use encode::Encoding;
use javelin_term::eval::Evaluator;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::statistics::Statistic;
use stack::Stack;

/// The conditions under which a pipeline works; fixed before the first assertion.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The level of rewriting, 0 to 2.
    pub rewrite_level: u8,
    /// Whether assertions are preprocessed across each other.
    pub preprocess: bool,
    /// Whether named assertions are tracked for cores.
    pub track_named: bool,
    /// Whether a refutation is believed only if its proof was checked.
    pub check_proofs: bool,
    /// The parameters of the SAT core.
    pub params: Params,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            rewrite_level: 2,
            preprocess: true,
            track_named: false,
            check_proofs: false,
            params: Params::default(),
        }
    }
}

/// One check: the question, and the limits for answering it.
pub struct Query<'a> {
    /// The terms, the same graph for every check of a pipeline.
    pub graph: &'a mut Graph,
    /// The assertions, the same stack for every check of a pipeline.
    pub stack: &'a Stack,
    /// Boolean terms that hold for this check.
    pub assumptions: &'a [Term],
    /// The time, work and memory that the check may use.
    pub limits: &'a Limits,
}

/// The stages from terms to a verdict.
pub struct Pipeline {
    check_proofs: bool,
    encoding: Encoding,
    evaluator: Evaluator,
    /// The number of checks, by which invariants are checked now and then.
    checks: u64,
}

impl Pipeline {
    /// A pipeline without assertions.
    pub fn new(setup: Setup) -> Pipeline {
        let mut encoding = Encoding::new(&setup);
        if setup.check_proofs {
            encoding.clauses.solver.trace(Box::new(OnlineChecker::new()), 0);
        }
        Pipeline { check_proofs: setup.check_proofs, encoding, evaluator: Evaluator::new(), checks: 0 }
    }

    /// Decides the query. Levels that the stack has closed since the last check are closed here too.
    pub fn check(&mut self, mut query: Query<'_>) -> Verdict {
        let verdict = self.decide(&mut query);
        self.checks += 1;
        if cfg!(debug_assertions) && (self.checks < 8 || self.checks.is_multiple_of(16)) {
            self.encoding.check_invariants(&query);
        }
        self.encoding.close_query();
        verdict.unwrap_or_else(|stop| Verdict::Unknown(Reason::Stopped(stop)))
    }

    fn decide(&mut self, query: &mut Query<'_>) -> Result<Verdict, Stop> {
        let Pipeline { encoding, evaluator, check_proofs, .. } = self;
        let asked = encoding.bring(query)?;
        encoding.trace(&asked);
        let mut left = query.limits.clone();
        Decision { encoding, evaluator, query, asked: &asked, check_proofs: *check_proofs }.run(&mut left)
    }

    /// Closes all but the `remaining` lowest levels above level 0. The next check does so by itself; called
    /// after each pop, it only has the SAT core hear of closed levels in the order of the pops.
    pub fn pop_to(&mut self, remaining: usize) {
        self.encoding.pop_to(remaining);
    }

    /// The gates of all circuits since it was made.
    pub fn gates(&self) -> u64 {
        self.encoding.clauses.gates()
    }

    /// How many applications of summaries were replaced by their bodies since it was made.
    pub fn expansions(&self) -> u64 {
        self.encoding.theory.expansions()
    }

    /// Adds a tracer of the clauses; before the first assertion.
    pub fn trace(&mut self, tracer: Box<dyn Tracer + Send>) {
        self.encoding.clauses.solver.trace(tracer, 0);
    }

    /// Sets the listener of stages and lemmas.
    pub fn set_listener(&mut self, monitor: Monitor) {
        self.encoding.clauses.solver.set_listener(monitor.clone());
        self.encoding.monitor = monitor;
    }

    /// Counters of every stage, those of the SAT core first. Rows of zero are among them.
    pub fn statistics(&self) -> Vec<Statistic> {
        let Encoding { preprocessor, clauses, theory, .. } = &self.encoding;
        let search = clauses.solver.statistics().rows();
        let mut rows: Vec<Statistic> = search.collect();
        rows.extend(theory.statistics());
        rows.extend(preprocessor.statistics());
        rows.extend(clauses.statistics());
        rows
    }
}
