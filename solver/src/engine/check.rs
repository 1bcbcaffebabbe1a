//! Checks: an answer that is known already, or one run of the pipeline.
//!
//! **Here.** A check that asks what the last one asked has its verdict. Where answers are kept for other
//! solvers, the query in its canonical form is looked for there first ([`crate::recall`]). Else the pipeline
//! decides, which is kept with all that it has learnt.
//!
//! **Contract.** An answer from elsewhere is believed only where it is checked: a model is evaluated again.
//! `unsat` is believed: the owner of the answers has it from a solver.

use super::handle::FunctionId;
use super::{Error, Id, Solver, Term, Unknown, Verdict};
use crate::answer::check::first_falsified;
use crate::answer::verdict::{Core as Indices, Reason, Verdict as Decision};
use crate::pipeline::{Pipeline, Query};
use crate::recall::Known;
use crate::recall::form::Form;
use javelin_term::eval::Evaluator;
use javelin_term::limits::{Budget, Kind, Limits, Stop};
use javelin_term::sort::Sort as SortId;

/// Queries with more terms are not looked for among the answers of others: writing them down would take
/// longer than a small check.
const LARGEST_FORM: usize = 20_000;

/// The last check and what it was asked.
pub(super) struct Checked {
    pub assumptions: Vec<Id>,
    pub decision: Decision,
    /// Whether its core was made smaller.
    pub minimized: bool,
}

impl Solver {
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
    /// verdict is [`Unknown::Refine`]. [`Solver::applied`] returns an application's summary. The callback may
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
    pub(super) fn verdict(&self) -> Verdict {
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
    pub(super) fn limits_of(&self, budget: &Budget) -> Limits {
        budget.start_within(self.host.limits())
    }

    fn decide(&mut self, assumptions: &[Id], form: Option<Form>) -> Decision {
        let limits = self.limits();
        let mut pipeline = self.pipeline.take().unwrap_or_else(|| Box::new(self.new_pipeline()));
        let graph = &mut self.terms.graph;
        let decision = pipeline.check(Query { graph, stack: &self.stack, assumptions, limits: &limits });
        match decision {
            // The pipeline is given up, so that others can have its memory.
            Decision::Unknown(Reason::Stopped(Stop::Memory)) if self.host.tracers.is_none() => {
                self.drop_pipeline()
            }
            _ => self.pipeline = Some(pipeline),
        }
        if let (Some(answers), Some(form)) = (&self.host.answers, form) {
            match &decision {
                Decision::Sat(model) => {
                    // Another solver may free what is kept there, so this one does not account for it.
                    self.host.memory.without(|| {
                        let model = form.store(&self.terms.graph, model);
                        model.map(|model| answers.keep(&form.text, Known::Sat(model)))
                    });
                }
                Decision::Unsat(_) => self.host.memory.without(|| answers.keep(&form.text, Known::Unsat)),
                Decision::Unknown(_) => {}
            }
        }
        decision
    }

    pub(super) fn new_pipeline(&mut self) -> Pipeline {
        let mut setup = self.setup.clone();
        let tracer = self.host.tracers.as_mut().map(|source| source());
        if tracer.as_ref().is_some_and(|tracer| tracer.wants_circuits()) {
            setup.params.arithmetic_product_width = u32::MAX;
            setup.params.arithmetic_quotient_width = u32::MAX;
        }
        let mut pipeline = Pipeline::new(setup);
        pipeline.set_listener(self.host.listener.clone());
        if let Some(tracer) = tracer {
            pipeline.trace(tracer);
        }
        pipeline
    }

    /// A summary whose body the caller holds. From the first one on the caller is shown terms, in which no
    /// variable may stand that earlier checks have made up: the next check begins anew, unless a proof is
    /// traced.
    pub(super) fn add_caller_summary(
        &mut self,
        name: &str,
        arguments: &[SortId],
        result: SortId,
        nondeterministic: bool,
    ) -> FunctionId {
        if !self.terms.graph.summaries.ask_caller() && self.host.tracers.is_none() {
            self.drop_pipeline();
        }
        self.terms.add_caller_summary(name, arguments, result, nondeterministic)
    }

    pub(super) fn drop_pipeline(&mut self) {
        self.pipeline = None;
        self.gates_due = None;
        for kind in [Kind::Gate, Kind::Variable, Kind::Word] {
            self.host.memory.count(kind, 0);
        }
    }

    /// The query without names, where answers of such queries are kept. Cores have names and proofs have
    /// steps, so queries that may need one are solved. So is everything with summaries and
    /// arrays defined by their elements: what they mean is not in the form.
    fn form(&self, assumptions: &[Id]) -> Option<Form> {
        self.host.answers.as_ref()?;
        let proves = self.setup.check_proofs || self.host.tracers.is_some();
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
        match self.host.answers.as_ref()?.find(&form.text)? {
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
}
