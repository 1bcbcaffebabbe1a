//! The engine: a solver as a library, which owns the terms, the assertion stack and the pipeline behind them.
//!
//! **Idea.** What a program asks of a solver is a handful of typed calls; SMT-LIB text is one shell around
//! them (the session), a daemon another, a program verifier the next.
//!
//! **Here.** Terms are handles ([`Term`]) and constructors are methods that check. Operators such as `&x +
//! &y` would have to share the graph behind a lock and to panic where sorts clash; methods return the error
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
mod collect;
mod core;
mod error;
mod evaluate;
mod expansions;
mod handle;
mod interpolants;
mod operators;
pub mod questions;
mod read;
mod show;
mod summaries;
mod terms;
mod typed;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use javelin_parser::term::Vocabulary;

use crate::answer::check::first_falsified;
use crate::answer::model::{Declaration, Model};
use crate::answer::value::Value;
use crate::answer::verdict::{Core as Indices, Reason, Verdict as Decision};
use crate::interpolate::Counters as Interpolation;
use crate::listen::Ear;
use crate::pipeline::stack::{Assertion, Stack};
use crate::pipeline::{Pipeline, Query};
use crate::proof::event::Tracer;
use crate::recall::form::Form;
use crate::recall::{Answers, Known};
use handle::FunctionId;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::Term as Id;
use javelin_term::limits::{Budget, Kind, Limits, Memory, Stop};
use javelin_term::sort::Sort as SortId;
use javelin_term::statistics::Statistic;
use terms::Terms;

pub use crate::pipeline::Setup;
pub use error::{Error, ExpansionError, Expected, NamedSort, Required, SortClash};
pub use handle::{Function, Sort, Term};
pub use interpolants::{NoInterpolant, Partition};
pub use show::Shown;
pub use typed::SortKind;

/// Queries with more terms are not looked for among the answers of others: writing them down would take
/// longer than a small check.
const LARGEST_FORM: usize = 20_000;

/// The most levels that can be open at once.
const MOST_LEVELS: usize = 1_000_000;

/// What a check ends with. [`Solver::model`] belongs to `Sat`, [`Solver::unsat_core`] to `Unsat`.
///
/// The verdict holds neither, since writing a model down can cost more than the check and most callers ask
/// for a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Satisfiable; the model was checked.
    Sat,
    /// Unsatisfiable.
    Unsat,
    /// Not decided.
    Unknown(Unknown),
}

/// As a session answers: `sat`, `unsat` or `unknown`.
impl fmt::Display for Verdict {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        output.write_str(match self {
            Verdict::Sat => "sat",
            Verdict::Unsat => "unsat",
            Verdict::Unknown(_) => "unknown",
        })
    }
}

/// Why a check was not decided. Prints as `get-info :reason-unknown` does.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// A limit, an interruption, or a theory that is not decided.
    #[error("{0}")]
    Stopped(Stop),
    /// The counterexample depends on what applications of summaries mean that the caller holds:
    /// [`Solver::refinement`] names them, [`Solver::expand`] says what they mean.
    #[error("refine")]
    Refine,
    /// A check of an answer failed: a bug of this solver, and what is wrong.
    #[error("internal-error")]
    Broken(String),
}

/// What an `unsat` rests on besides the assertions without names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    /// The names of the assertions, in the order in which they were made. Empty unless [`Setup::track_named`]
    /// is on.
    pub names: Vec<String>,
    /// The positions of the assumptions, ascending.
    pub assumptions: Vec<usize>,
}

/// Stops the check of a solver from another thread.
#[derive(Clone, Debug, Default)]
pub struct Interrupter(Arc<AtomicBool>);

impl Interrupter {
    /// Stops the running check, which answers [`Unknown::Stopped`] with [`Stop::Canceled`] within
    /// milliseconds; and all later ones until [`Interrupter::clear`].
    pub fn interrupt(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets checks run again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Makes a tracer for the proof of one formula: one at the first check, and one after each reset.
pub type TracerSource = Box<dyn FnMut() -> Box<dyn Tracer + Send> + Send>;

/// The last check and what it was asked.
struct Checked {
    assumptions: Vec<Id>,
    decision: Decision,
    /// Whether its core was made smaller.
    minimized: bool,
}

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
/// | budgets, listeners, [`statistics`](Solver::statistics) | everywhere; the state stays |
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
    /// What it holds, of which terms, checks and evaluations take note.
    memory: Arc<Memory>,
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
    answers: Option<Arc<dyn Answers>>,
    cancel: Arc<AtomicBool>,
    tracers: Option<TracerSource>,
    ear: Ear,
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
        let memory: Arc<Memory> = Arc::default();
        let mut terms = Terms::new();
        terms.limits.held = Some(Arc::clone(&memory));
        Solver {
            terms,
            arguments: Vec::new(),
            vocabulary: None,
            setup: Setup::default(),
            budget: Budget::default(),
            stack: Stack::default(),
            pipeline: None,
            memory,
            checked: None,
            revision: 0,
            missing: None,
            missing_levels: None,
            checks: 0,
            answers: None,
            cancel: Arc::default(),
            tracers: None,
            ear: Ear::default(),
            global_declarations: true,
            collection_due: collect::FEW,
            collections: 0,
            interpolation: Interpolation::default(),
            gates_due: None,
        }
    }

    // What checks may use and do.

    /// How assertions are processed and searched: cores, proofs, parameters.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Changes how assertions are processed and searched, before the first check.
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Unstarted`]: there was a check since the start or the last reset.
    pub fn set_setup(&mut self, setup: Setup) -> Result<(), Error> {
        if self.pipeline.is_some() || self.checked.is_some() {
            return Err(Error::State { required: Required::Unstarted });
        }
        self.terms.inline_size = setup.params.abstraction_inline_size;
        self.setup = setup;
        Ok(())
    }

    /// What each check may use from now on: time, conflicts, ticks, memory. The limit of memory holds for
    /// calls that make terms too. Replaces the whole budget, the deadline of [`Solver::set_deadline`]
    /// included. [`Solver::check_expanding`] makes several checks, each with the whole budget but for the
    /// deadline.
    pub fn set_budget(&mut self, budget: Budget) {
        self.terms.limits.memory = budget.memory;
        self.budget = budget;
    }

    /// Ends every check at this moment, whatever the budget's timeout says; `None` for no such moment.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.budget.deadline = deadline;
    }

    /// Ends the making of terms at this moment: calls are then errors. `None` for no such moment.
    pub fn set_end(&mut self, end: Option<Instant>) {
        self.terms.limits.deadline = end.map(|moment| self.memory.own_time(moment));
    }

    /// A way to stop checks from another thread; any number of them stop the same solver.
    pub fn interrupter(&self) -> Interrupter {
        Interrupter(Arc::clone(&self.cancel))
    }

    /// Whether functions that are defined from now on are summaries, whose bodies are used only where a
    /// counterexample needs them (Babić and Hu, *Structural Abstraction of Software Verification
    /// Conditions*); off at first.
    pub fn set_structural_abstraction(&mut self, on: bool) {
        self.terms.structural_abstraction = on;
    }

    /// Whether what is declared stays in models when the level is popped at which it was declared; on at
    /// first. Terms stay in any case.
    pub fn set_global_declarations(&mut self, global: bool) {
        self.global_declarations = global;
    }

    /// Tells a listener what checks do from now on, in place of the one before. It is called by the thread
    /// that checks.
    pub fn set_listener(&mut self, listener: impl Into<Ear>) {
        self.ear = listener.into();
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.set_listener(self.ear.clone());
        }
    }

    /// Sets who is told of proofs. Call it before the first check: a check that was made is not told of
    /// again.
    pub fn set_tracers(&mut self, source: TracerSource) {
        self.tracers = Some(source);
    }

    /// Tells nobody of proofs from the next reset on.
    pub(crate) fn forget_tracers(&mut self) {
        self.tracers = None;
    }

    /// Looks for answers there before solving, and keeps those that are found. Models that were kept are
    /// checked again.
    pub fn set_answers(&mut self, answers: Arc<dyn Answers>) {
        self.answers = Some(answers);
    }

    /// The flag that [`Solver::interrupter`] sets.
    pub fn cancel_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    /// Another flag in place of the one that [`Solver::interrupter`] sets.
    pub fn set_cancel_flag(&mut self, cancel: Arc<AtomicBool>) {
        self.cancel = cancel;
    }

    /// Building terms stops when this is set from another thread: the call is then an error.
    pub fn set_abandoned(&mut self, abandoned: Arc<AtomicBool>) {
        self.terms.limits.cancel = abandoned;
    }

    /// Has the memory of this solver counted there, in place of the table that counts it at first. Where that
    /// is beyond the budget, or an account refuses more, checks answer unknown and calls that make terms are
    /// errors.
    pub fn set_memory(&mut self, memory: Arc<Memory>) {
        self.terms.limits.held = Some(Arc::clone(&memory));
        self.memory = memory;
    }

    /// Whether the limits of building terms hold now: memory, the end of everything, abandonment.
    ///
    /// # Errors
    /// The limit that is reached.
    pub fn check_limits(&self) -> Result<(), Stop> {
        self.terms.limits.check()
    }

    /// As [`Solver::check_limits`], before so many bytes more are held.
    ///
    /// # Errors
    /// The limit that is reached.
    pub fn check_room(&self, bytes: usize) -> Result<(), Stop> {
        self.terms.limits.reserve(bytes as u64)
    }

    /// What this solver holds: exact where the allocator counts ([`Memory::of_allocator`]).
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    // The assertion stack.

    /// Asserts a term of sort Bool at the current level. Constant time but for the first look at new terms.
    ///
    /// # Errors
    /// [`Error::Clash`]: the term has another sort; [`Error::Parameter`]: it holds a formal parameter;
    /// [`Error::Foreign`].
    pub fn assert(&mut self, formula: Term) -> Result<(), Error> {
        self.assert_as(formula, None)
    }

    /// Asserts a term under a name that cores mention, if [`Setup::track_named`] is on. A name may be given
    /// more than once; it is then in the core as often as its assertions are.
    ///
    /// # Errors
    /// As for [`Solver::assert`].
    pub fn assert_named(&mut self, name: &str, formula: Term) -> Result<(), Error> {
        self.assert_as(formula, Some(name.into()))
    }

    fn assert_as(&mut self, formula: Term, name: Option<String>) -> Result<(), Error> {
        let term = self.formula("assert", formula)?;
        self.terms.reserve(self.stack.growth())?;
        self.changed();
        self.stack.assert(Assertion { term, name });
        Ok(())
    }

    /// Takes note that the assertions have changed, so that what the last check found is gone.
    fn changed(&mut self) {
        self.checked = None;
        self.revision += 1;
    }

    /// An assertion, or what it is made of, was refused for this reason: until its level is popped, what has
    /// a model may have none with it, and checks answer the reason in place of `sat`. For callers that go on
    /// after an error as scripts do.
    pub(crate) fn miss_assertion(&mut self, reason: Stop) {
        self.changed();
        self.missing.get_or_insert((self.stack.levels(), reason));
    }

    /// Levels were not opened for this reason: what is asserted and popped next belongs to others than the
    /// caller means, so checks answer the reason in place of a verdict until all assertions are dropped.
    pub(crate) fn miss_level(&mut self, reason: Stop) {
        self.changed();
        self.missing_levels.get_or_insert(reason);
    }

    /// How many assertions are open, at all levels.
    pub fn assertions(&self) -> usize {
        self.stack.assertions().len()
    }

    /// The open assertions, at all levels.
    pub fn asserted(&self) -> Vec<Term> {
        self.stack.assertions().iter().map(|assertion| self.handle(assertion.term)).collect()
    }

    /// How many levels are open above the lowest.
    pub fn levels(&self) -> usize {
        self.stack.levels()
    }

    /// Opens levels; at most a million can be open. Constant time for each.
    ///
    /// # Errors
    /// [`Error::TooManyLevels`]; [`Error::Stopped`] where a limit is reached.
    pub fn push(&mut self, levels: usize) -> Result<(), Error> {
        if levels > MOST_LEVELS.saturating_sub(self.stack.levels()) {
            return Err(Error::TooManyLevels { levels, most: MOST_LEVELS });
        }
        self.terms.check_limits(levels)?;
        self.terms.reserve(self.stack.growth())?;
        self.changed();
        self.stack.push(levels);
        Ok(())
    }

    /// Closes levels, with the assertions made in them and the meanings given in them by [`Solver::expand`].
    /// Terms and functions stay. What checks have learnt from assertions that are still open is kept.
    ///
    /// # Errors
    /// [`Error::Levels`]: fewer are open.
    pub fn pop(&mut self, levels: usize) -> Result<(), Error> {
        let open = self.stack.levels();
        if levels > open {
            return Err(Error::Levels { levels, open });
        }
        self.changed();
        self.missing = self.missing.filter(|&(level, _)| level <= open - levels);
        self.stack.pop(levels, self.global_declarations);
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.pop_to(self.stack.levels());
        }
        Ok(())
    }

    /// Drops all assertions and levels, and all that checks have built; terms stay. [`Solver::set_setup`] can
    /// be called again.
    pub fn reset_assertions(&mut self) {
        self.stack.reset_assertions(self.global_declarations);
        self.drop_pipeline();
        self.changed();
        (self.missing, self.missing_levels) = (None, None);
    }

    /// Drops everything but setup, budget, limits and listeners. Handles from before are [`Error::Foreign`]
    /// from now on.
    pub fn reset(&mut self) {
        let mut terms = Terms::new();
        terms.limits = std::mem::take(&mut self.terms.limits);
        terms.structural_abstraction = self.terms.structural_abstraction;
        terms.inline_size = self.terms.inline_size;
        self.terms = terms;
        self.vocabulary = None;
        self.stack = Stack::default();
        self.drop_pipeline();
        self.collection_due = collect::FEW;
        self.changed();
        (self.missing, self.missing_levels) = (None, None);
    }

    // Checks.

    /// Decides the assertions. What was built for them is kept for the next check.
    ///
    /// # Errors
    /// None today; as for [`Solver::check_assuming`].
    pub fn check(&mut self) -> Result<Verdict, Error> {
        self.check_assuming(&[])
    }

    /// Decides the assertions under terms of sort Bool that hold for this check only. Asked the same again,
    /// it answers at once, unless the verdict was unknown.
    ///
    /// # Errors
    /// [`Error::Clash`]: an assumption has another sort; [`Error::Parameter`]: it holds a formal parameter;
    /// [`Error::Foreign`].
    pub fn check_assuming(&mut self, assumptions: &[Term]) -> Result<Verdict, Error> {
        let assumptions = assumptions
            .iter()
            .map(|&term| self.formula("check", term))
            .collect::<Result<Vec<Id>, Error>>()?;
        if !self.is_answered(&assumptions) {
            let form = self.form(&assumptions);
            let decision = match form.as_ref().and_then(|form| self.recall(form)) {
                Some(decision) => decision,
                None => self.decide(&assumptions, form),
            };
            let missing = self.missing.map(|(_, reason)| reason);
            let decision = match (decision, self.missing_levels, missing) {
                (_, Some(reason), _) | (Decision::Sat(_), _, Some(reason)) => {
                    Decision::Unknown(Reason::Stopped(reason))
                }
                (decision, ..) => decision,
            };
            self.checked = Some(Checked { assumptions, decision, minimized: false });
            self.checks += 1;
        }
        Ok(self.verdict())
    }

    /// Decides the assertions, asking the callback for the meaning of each application of a declared summary
    /// that a counterexample depends on. `None` leaves it without one; where no application gets one, the
    /// verdict is [`Unknown::Refine`]. [`Solver::applied`] says what an application is of. The callback may
    /// build terms; asserting or popping in it changes what the next round is about.
    ///
    /// Meanings stay until the level is popped. There are as many rounds as counterexamples that need a new
    /// meaning; since no summary may come to mean itself, they end.
    ///
    /// ```
    /// use javelin_solver::{Solver, Verdict};
    ///
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// let x = solver.declare("x", byte)?;
    /// let twice = solver.declare_summary("twice", &[byte], byte, false)?;
    /// let application = solver.call(twice, &[x])?;
    /// let formula = solver.parse("(= (twice x) #x07)")?;
    /// solver.assert(formula)?;
    /// let verdict = solver.check_expanding(&[], |solver, application| {
    ///     let Some((_, arguments)) = solver.applied(application)? else { return Ok(None) };
    ///     solver.bvadd(arguments[0], arguments[0]).map(Some)
    /// })?;
    /// assert_eq!(verdict, Verdict::Unsat);
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// As for [`Solver::check_assuming`] and [`Solver::expand`], and what the callback returns.
    pub fn check_expanding(
        &mut self,
        assumptions: &[Term],
        mut meaning: impl FnMut(&mut Solver, Term) -> Result<Option<Term>, Error>,
    ) -> Result<Verdict, Error> {
        loop {
            let verdict = self.check_assuming(assumptions)?;
            if verdict != Verdict::Unknown(Unknown::Refine) {
                return Ok(verdict);
            }
            let mut meanings = Vec::new();
            for application in self.refinement()? {
                if let Some(term) = meaning(self, application)? {
                    meanings.push((application, term));
                }
            }
            if meanings.is_empty() {
                return Ok(verdict);
            }
            for (application, meaning) in meanings {
                self.expand(application, meaning)?;
            }
        }
    }

    /// How many checks were made, those not counted that asked what the one before had asked.
    pub fn checks(&self) -> u64 {
        self.checks
    }

    /// The last verdict; unknown before the first.
    fn verdict(&self) -> Verdict {
        match self.checked.as_ref().map(|checked| &checked.decision) {
            Some(Decision::Sat(_)) => Verdict::Sat,
            Some(Decision::Unsat(_)) => Verdict::Unsat,
            Some(Decision::Unknown(reason)) => Verdict::Unknown(Unknown::from(reason)),
            None => Verdict::Unknown(Unknown::Stopped(Stop::Incomplete)),
        }
    }

    /// The verdict of the last check; `None` before the first one and after the assertions changed.
    pub fn last_verdict(&self) -> Option<Verdict> {
        self.checked.is_some().then(|| self.verdict())
    }

    /// Whether the last check asked the same of the same assertions and got a verdict.
    fn is_answered(&self, assumptions: &[Id]) -> bool {
        self.checked.as_ref().is_some_and(|checked| {
            !matches!(checked.decision, Decision::Unknown(_)) && checked.assumptions == assumptions
        })
    }

    /// The limits of a check or an evaluation that starts now.
    pub(crate) fn limits(&self) -> Limits {
        self.limits_of(&self.budget)
    }

    /// The limits of a call within a budget.
    fn limits_of(&self, budget: &Budget) -> Limits {
        budget.start_within(Limits {
            cancel: Arc::clone(&self.cancel),
            held: Some(Arc::clone(&self.memory)),
            ..Limits::none()
        })
    }

    fn decide(&mut self, assumptions: &[Id], form: Option<Form>) -> Decision {
        let limits = self.limits();
        let mut pipeline = self.pipeline.take().unwrap_or_else(|| Box::new(self.new_pipeline()));
        let graph = &mut self.terms.graph;
        let decision = pipeline.check(Query { graph, stack: &self.stack, assumptions, limits: &limits });
        match decision {
            // What was built for the check is given up, so that another can have the memory.
            Decision::Unknown(Reason::Stopped(Stop::Memory)) if self.tracers.is_none() => {
                self.drop_pipeline()
            }
            _ => self.pipeline = Some(pipeline),
        }
        if let (Some(answers), Some(form)) = (&self.answers, form) {
            match &decision {
                Decision::Sat(model) => {
                    // Others free what is kept there, so it is none of this solver's.
                    self.memory.without(|| {
                        let model = form.store(&self.terms.graph, model);
                        model.map(|model| answers.keep(&form.text, Known::Sat(model)))
                    });
                }
                Decision::Unsat(_) => self.memory.without(|| answers.keep(&form.text, Known::Unsat)),
                Decision::Unknown(_) => {}
            }
        }
        decision
    }

    fn new_pipeline(&mut self) -> Pipeline {
        let mut setup = self.setup.clone();
        let tracer = self.tracers.as_mut().map(|source| source());
        if tracer.as_ref().is_some_and(|tracer| tracer.wants_circuits()) {
            setup.params.arithmetic_product_width = u32::MAX;
            setup.params.arithmetic_quotient_width = u32::MAX;
        }
        let mut pipeline = Pipeline::new(setup);
        pipeline.set_listener(self.ear.clone());
        if let Some(tracer) = tracer {
            pipeline.trace(tracer);
        }
        pipeline
    }

    /// A summary whose body the client holds. From the first one on the client is shown terms, in which no
    /// variable may stand that earlier checks have made up: the next check begins anew, but where somebody is
    /// told of a proof.
    fn add_client_summary(
        &mut self,
        name: &str,
        arguments: &[SortId],
        result: SortId,
        nondeterministic: bool,
    ) -> FunctionId {
        if !self.terms.graph.summaries.ask_client() && self.tracers.is_none() {
            self.drop_pipeline();
        }
        self.terms.add_client_summary(name, arguments, result, nondeterministic)
    }

    fn drop_pipeline(&mut self) {
        self.pipeline = None;
        self.gates_due = None;
        for kind in [Kind::Gate, Kind::Variable, Kind::Word] {
            self.memory.count(kind, 0);
        }
    }

    /// The query without names, where answers of such queries are kept. Cores have names and proofs have
    /// steps, so queries that may need one are solved. So is everything with summaries and
    /// arrays defined by their elements: what they mean is not in the form.
    fn form(&self, assumptions: &[Id]) -> Option<Form> {
        self.answers.as_ref()?;
        let proves = self.setup.check_proofs || self.tracers.is_some();
        let abstracts = !self.terms.graph.summaries.is_empty() || !self.terms.graph.lambdas.is_empty();
        let is_large = self.stack.assertions().len() > LARGEST_FORM;
        if !assumptions.is_empty() || self.setup.track_named || proves || abstracts || is_large {
            return None;
        }
        let formulas: Vec<Id> = self.stack.assertions().iter().map(|assertion| assertion.term).collect();
        Form::of(&self.terms.graph, &formulas, LARGEST_FORM)
    }

    /// The answer that was given before; a model only if it is one of what is asked now.
    fn recall(&self, form: &Form) -> Option<Decision> {
        match self.answers.as_ref()?.find(&form.text)? {
            Known::Unsat => Some(Decision::Unsat(Indices::default())),
            Known::Sat(model) => {
                let model = form.restore(&self.terms.graph, &model)?;
                let formulas = self.stack.assertions().iter().map(|assertion| assertion.term);
                let mut evaluator = Evaluator::new();
                evaluator.set_limits(&self.limits());
                let checked = first_falsified(&self.terms.graph, &mut evaluator, &model, formulas);
                matches!(checked, Ok(None)).then_some(Decision::Sat(model))
            }
        }
    }

    // What the last check found.

    /// Whether there is a model to ask for: see [`Solver::model`]. Constant time.
    pub fn has_values(&self) -> bool {
        self.assignment().is_ok()
    }

    /// The values that the last check left: it answered `sat`, or `unknown` for the reason
    /// [`Unknown::Refine`].
    fn assignment(&self) -> Result<&Assignment, Error> {
        match self.checked.as_ref().map(|checked| &checked.decision) {
            Some(Decision::Sat(model)) => Ok(model),
            Some(Decision::Unknown(Reason::Refine(_, values))) => Ok(values),
            _ => Err(Error::State { required: Required::Model }),
        }
    }

    /// The values of everything declared, after `sat`. After [`Unknown::Refine`] they are those of the
    /// counterexample, which is a model but for what the applications in question mean. Linear in the values;
    /// the model needs the solver no more.
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Model`]: the last check had another verdict, or something was
    /// asserted or popped since; [`Error::Unwritten`]: a limit was reached.
    pub fn model(&self) -> Result<Model, Error> {
        let declarations = self.stack.declarations();
        Model::of(&self.terms.graph, self.assignment()?, declarations, &self.limits())
            .map_err(|stop| Error::Unwritten(format!("the model takes too much to write down: {stop}")))
    }

    /// The value of any term under the model. Costs one evaluation of each part of the term; parts are not
    /// remembered from one call to the next.
    ///
    /// # Errors
    /// [`Error::State`] as for [`Solver::model`]; [`Error::Unsupported`]: arrays indexed by arrays, or an
    /// evaluation that was stopped; [`Error::Parameter`], [`Error::Foreign`].
    pub fn value(&self, term: Term) -> Result<Value, Error> {
        self.value_within(term, &self.limits())
    }

    /// What the last `unsat` rests on: not always the least that would do. See [`Solver::minimize_core`].
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Core`]: the last check had another verdict, or something was
    /// asserted or popped since.
    pub fn unsat_core(&self) -> Result<Core, Error> {
        let Some(Checked { decision: Decision::Unsat(core), .. }) = &self.checked else {
            return Err(Error::State { required: Required::Core });
        };
        let assertions = core.assertions.iter().filter_map(|&index| self.stack.assertions().get(index));
        let names = assertions.filter_map(|assertion| assertion.name.clone()).collect();
        Ok(Core { names, assumptions: core.assumptions.clone() })
    }

    /// How many terms there are, those included that nobody holds any more.
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

impl From<Stop> for Unknown {
    fn from(stop: Stop) -> Unknown {
        match stop {
            Stop::Broken(problem) => Unknown::Broken(problem.into()),
            stop => Unknown::Stopped(stop),
        }
    }
}

impl From<&Reason> for Unknown {
    fn from(reason: &Reason) -> Unknown {
        match reason {
            Reason::Stopped(stop) => Unknown::from(*stop),
            Reason::Refine(..) => Unknown::Refine,
            Reason::WrongModel => Unknown::Broken("a model failed its check".into()),
            Reason::WrongProof(problem) => Unknown::Broken(problem.to_string()),
        }
    }
}

/// A solver moves between threads: a daemon hands it to whichever is free.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<Solver>();
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossible_state_is_no_limit() {
        let reason = Unknown::from(&Reason::Stopped(Stop::Broken("a state that cannot be")));
        assert_eq!(reason, Unknown::Broken("a state that cannot be".into()));
        assert_eq!(reason.to_string(), "internal-error");
        assert_eq!(Unknown::from(&Reason::Stopped(Stop::Memory)), Unknown::Stopped(Stop::Memory));
    }
}
