//! Deciding: the loop of SAT core and theories, and the way back to a checked model or a core.
//!
//! **Idea.** The SAT core proposes a candidate, the theories refute it by lemmas or make it a model (lemmas
//! on demand), and every assertion as the script wrote it is evaluated under the model before the answer is
//! `sat`.
//!
//! **Contract.** Lemmas stay, whatever is closed. A model that fails its check is no answer: the theories may
//! look again at what they took for irrelevant, and else the verdict is unknown.
//!
//! **Cost.** A search and a theory check for each candidate; the model check is linear in the assertions.

use super::Query;
use super::clauses::LemmaEncoder;
use super::encode::{Asked, Encoding, LiteralSource};
use crate::answer::check::first_falsified;
use crate::answer::verdict::{Core, Reason, Verdict};
use crate::listen::{Event, Stage};
use crate::proof::event::Problem;
use crate::sat::Outcome;
use crate::theory::{Finding, Scope};
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::limits::{Limits, Stop};

/// One check whose query has been brought in.
pub(super) struct Decision<'a, 'q> {
    pub encoding: &'a mut Encoding,
    pub evaluator: &'a mut Evaluator,
    pub query: &'a mut Query<'q>,
    pub asked: &'a Asked,
    /// Whether a refutation is believed only if its proof was checked.
    pub check_proofs: bool,
}

impl Decision<'_, '_> {
    /// Searches until there is a verdict, within what is left of the limits.
    pub fn run(&mut self, left: &mut Limits) -> Result<Verdict, Stop> {
        if let Some(source) = self.asked.falsified {
            return Ok(Verdict::Unsat(self.core([source])));
        }
        loop {
            match self.search(left)? {
                Outcome::Unknown(stop) => return Err(stop),
                Outcome::Unsat => return Ok(self.refuted()),
                Outcome::Sat => {
                    if let Some(verdict) = self.judge_candidate()? {
                        return Ok(verdict);
                    }
                }
            }
        }
    }

    /// Lets the SAT core search within what is left of the limits.
    fn search(&mut self, left: &mut Limits) -> Result<Outcome, Stop> {
        self.encoding.clauses.count(self.query.graph, left);
        let before = self.encoding.clauses.solver.statistics().conflicts;
        let (assumed, limits) = (&self.asked.assumed, &left.of_search());
        let outcome = self
            .encoding
            .stage(Stage::Search, self.query, |encoding, _| encoding.clauses.solver.solve(assumed, limits));
        let solver = &self.encoding.clauses.solver;
        let ticks = solver.ticks_of_call();
        left.spend(solver.statistics().conflicts - before, ticks);
        left.add_steps(ticks);
        Ok(outcome)
    }

    /// The verdict after a refutation.
    fn refuted(&self) -> Verdict {
        if let Some(problem) = self.unchecked() {
            return Verdict::Unknown(Reason::WrongProof(problem));
        }
        let solver = &self.encoding.clauses.solver;
        let failed = self.asked.literals.iter().filter(|&&(literal, _)| solver.failed(literal));
        Verdict::Unsat(self.core(failed.map(|&(_, source)| source)))
    }

    /// Why the last refutation is not checked, if it should be.
    fn unchecked(&self) -> Option<Problem> {
        let is_mine = |problem: &Problem| !matches!(problem, Problem::Unwritten(_));
        self.encoding.clauses.solver.proof_problem().filter(|problem| self.check_proofs && is_mine(problem))
    }

    /// The verdict that the SAT core's candidate leads to; `None` if the search is to continue.
    fn judge_candidate(&mut self) -> Result<Option<Verdict>, Stop> {
        let candidate = self.encoding.clauses.candidate();
        let finding = self.encoding.stage(Stage::Theory, self.query, |encoding, query| {
            let Encoding { theory, clauses, levels, .. } = encoding;
            let mut lemmas = LemmaEncoder { clauses, limits: query.limits };
            let mut scope = Scope { graph: query.graph, levels, limits: query.limits };
            theory.check(&mut scope, candidate, &mut lemmas)
        })?;
        Ok(match finding {
            Finding::Lemmas(count) => {
                self.encoding.monitor.report(|| Event::Lemmas { count });
                None
            }
            Finding::Stuck => Some(Verdict::Unknown(Reason::WrongModel)),
            Finding::Ask(applications, mut values) => {
                self.encoding.reconstruct(self.query, &mut values);
                Some(Verdict::Unknown(Reason::Refine(applications, Box::new(values))))
            }
            Finding::Model(model) => {
                let verdict = self.checked_model(model)?;
                let is_wrong = matches!(verdict, Verdict::Unknown(Reason::WrongModel));
                Some(verdict).filter(|_| !(is_wrong && self.encoding.theory.widen(&self.encoding.levels)))
            }
        })
    }

    /// A model of the clauses, extended to eliminated variables and checked against the query.
    fn checked_model(&mut self, mut model: Assignment) -> Result<Verdict, Stop> {
        let evaluator = &mut *self.evaluator;
        self.encoding.stage(Stage::Model, self.query, |encoding, query| {
            evaluator.set_limits(query.limits);
            encoding.reconstruct(query, &mut model);
            let asserted = query.stack.assertions().iter().map(|assertion| assertion.term);
            let formulas = asserted.chain(query.assumptions.iter().copied());
            match first_falsified(query.graph, evaluator, &model, formulas) {
                Ok(None) => Ok(Verdict::Sat(model)),
                Ok(Some(_)) => Ok(Verdict::Unknown(Reason::WrongModel)),
                Err(unsupported) => Err(unsupported.stop()),
            }
        })
    }

    /// The core that these sources make.
    fn core(&self, sources: impl IntoIterator<Item = LiteralSource>) -> Core {
        let mut core = Core::default();
        let mut used = Vec::new();
        for source in sources {
            match source {
                LiteralSource::Assertion(index) => core.assertions.push(index),
                LiteralSource::Assumption(position, origins) => {
                    core.assumptions.push(position);
                    used.push(origins);
                }
                LiteralSource::Expansion(origins) => used.push(origins),
            }
        }
        core.assertions.extend(self.encoding.preprocessor.sets().members(used));
        core.assertions.sort_unstable();
        core.assumptions.sort_unstable();
        core.assertions.dedup();
        core.assumptions.dedup();
        core
    }
}
