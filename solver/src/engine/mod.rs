//! The engine: a solver as a library, which owns the terms, the assertion stack and the pipeline.
//!
//! **Idea.** What a program asks of a solver is a handful of typed calls; SMT-LIB text is one shell around
//! them (the session), a daemon another, a program verifier the next.
//!
//! **Here.** Terms are handles ([`Term`]) and constructors are methods that check. Operators such as `&x +
//! &y` would have to share the graph under a lock and to panic where sorts clash; methods return the error
//! instead.
//!
//! **Contract.** A call that returns an error has changed nothing. Whatever is asserted, popped or reset,
//! answers are about the assertions that are open at the time of the check, and `sat` is only answered when
//! every one of them was evaluated under the model. A solver can be moved to another thread, and stopped from
//! one.
//!
//! **Cost.** Constructors are constant but for the look-up of an equal term. What a check has built is kept
//! for the next.

mod binder;
mod check;
mod collect;
mod core;
mod error;
mod evaluate;
mod expansions;
mod handle;
mod host;
mod interpolants;
mod operators;
pub mod questions;
mod read;
mod setup;
mod show;
mod stack;
mod summaries;
mod terms;
mod typed;
mod verdict;

use std::fmt;
use std::sync::Arc;

use javelin_parser::term::Vocabulary;

use crate::interpolate::Counters as Interpolation;
use crate::pipeline::Pipeline;
use crate::pipeline::stack::Stack;
use check::Checked;
use javelin_term::graph::Term as Id;
use javelin_term::limits::{Budget, Stop};
use javelin_term::statistics::Statistic;
use terms::Terms;

pub use self::core::Core;
pub use crate::pipeline::Setup;
pub use error::{Error, ExpansionError, Expected, NamedSort, Required, SortClash};
pub use handle::{Function, Sort, Term};
pub use host::{Host, Interrupter, TracerSource};
pub use interpolants::{NoInterpolant, Partition};
pub use show::Shown;
pub use typed::SortKind;
pub use verdict::{Unknown, Verdict};

/// A solver for bit-vectors, arrays and uninterpreted functions.
///
/// ```
/// use javelin_solver::{Solver, Verdict};
///
/// let mut solver = Solver::new();
/// let byte = solver.bitvec_sort(8)?;
/// let (x, y) = (solver.declare("x", byte)?, solver.declare("y", byte)?);
/// let product = solver.bvmul(x, y)?;
/// let wanted = solver.number(143, 8)?;
/// let equal = solver.equal(product, wanted)?;
/// solver.assert(equal)?;
/// assert_eq!(solver.check()?, Verdict::Sat);
/// let product = solver.value(product)?;
/// assert_eq!(u64::try_from(&product)?, 143);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # States
///
/// ```text
///              check, check_assuming, check_expanding
///   INPUT ──────────────────────────────────────────────▶ SAT, UNSAT or UNKNOWN
///     ▲                                                              │
///     └──────────────────────────────────────────────────────────────┘
///       assert, assert_named, push, pop, expand, reset_assertions, reset
/// ```
///
/// | call | where it may be made |
/// |---|---|
/// | sorts, terms, declarations, definitions, `show`, `parse`, `evaluate` | everywhere; the state stays |
/// | assertions, levels, checks, `reset` | everywhere |
/// | [`model`](Solver::model), [`value`](Solver::value) | SAT, UNKNOWN because of [`Unknown::Refine`] |
/// | [`unsat_core`](Solver::unsat_core) | UNSAT |
/// | [`refinement`](Solver::refinement) | UNKNOWN because of [`Unknown::Refine`] |
/// | [`set_setup`](Solver::set_setup) | before the first check, and after `reset` or `reset_assertions` |
/// | [`interpolants`](Solver::interpolants) | everywhere; the state stays |
/// | hosts, budgets, listeners, [`statistics`](Solver::statistics) | everywhere; the state stays |
///
/// A call in a state where it may not be made is [`Error::State`], and changes nothing.
pub struct Solver {
    terms: Terms,
    /// Space for argument lists.
    arguments: Vec<Id>,
    /// The names that [`Solver::parse`] knows; made when the first is declared.
    vocabulary: Option<Box<Vocabulary<Solver>>>,
    setup: Setup,
    budget: Budget,
    stack: Stack,
    /// In a box, since a check takes it out and puts it back.
    pipeline: Option<Box<Pipeline>>,
    host: Host,
    /// `None` before the first check and after the assertions changed.
    checked: Option<Checked>,
    /// How often the assertions changed.
    revision: u64,
    /// The level at which an assertion is missing that was refused, and why.
    missing: Option<(usize, Stop)>,
    /// Levels are missing that were refused, and why.
    missing_levels: Option<Stop>,
    /// How many checks were not answered by the one before.
    checks: u64,
    /// Whether declarations stay when the level is popped at which they were made.
    global_declarations: bool,
    /// From how many terms on a collection of garbage is worth it, and how many there were.
    collection_due: usize,
    collections: u64,
    interpolation: Interpolation,
    /// The same for gates; `None` until a level is closed after the pipeline was made.
    gates_due: Option<u64>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

/// The sizes of what it holds.
impl fmt::Debug for Solver {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        output
            .debug_struct("Solver")
            .field("terms", &self.terms())
            .field("assertions", &self.assertions())
            .field("levels", &self.levels())
            .field("last_verdict", &self.last_verdict())
            .finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver without declarations and assertions, with the default [`Setup`] and no limits. Costs a few
    /// hundred bytes.
    pub fn new() -> Solver {
        let host = Host::default();
        let mut terms = Terms::new();
        terms.limits.held = Some(Arc::clone(&host.memory));
        Solver {
            terms,
            arguments: Vec::new(),
            vocabulary: None,
            setup: Setup::default(),
            budget: Budget::default(),
            stack: Stack::default(),
            pipeline: None,
            host,
            checked: None,
            revision: 0,
            missing: None,
            missing_levels: None,
            checks: 0,
            global_declarations: true,
            collection_due: collect::FEW,
            collections: 0,
            interpolation: Interpolation::default(),
            gates_due: None,
        }
    }

    /// How many terms there are, garbage included.
    pub fn terms(&self) -> usize {
        self.terms.graph.len()
    }

    /// Counters of all stages since the start, the last reset or the last collection of garbage,
    /// those included that are zero: see
    /// [`Statistic`].
    pub fn statistics(&self) -> Vec<Statistic> {
        let terms = self.terms.graph.len() as u64;
        let mut rows = vec![
            Statistic::new("terms", terms, "Terms of the graph."),
            Statistic::new("collections", self.collections, "How often terms that nobody holds were freed."),
        ];
        rows.extend(self.interpolation.statistics());
        rows.extend(self.pipeline.iter().flat_map(|pipeline| pipeline.statistics()));
        rows
    }
}

/// A solver moves between threads: a daemon hands it to whichever is free.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<Solver>();
};
