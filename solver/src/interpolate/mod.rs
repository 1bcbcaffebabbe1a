//! Interpolants of two formulas that contradict each other.
//!
//! **Idea.** If `A and B` has no model, there is a formula `I` over the symbols that occur in both, so that
//! `A` implies `I` and `I` contradicts `B` (Craig, "Three uses of the Herbrand-Gentzen theorem", 1957). It
//! can be read off a refutation of the clauses of `A` and `B` (`system`).
//!
//! **Here.** Words come first: conjuncts of one side over shared symbols, as written or simplified, if those
//! are enough against the other side (`candidates`). Otherwise the two sides become clauses apart (`sides`),
//! the proof is recorded (`record`) and replayed (`replay`), the smallest of three interpolants becomes a
//! term (`lift`), and parts that it does not need are dropped. That words come before bits is due to Griggio,
//! "Effective word-level interpolation for software verification", 2011.
//!
//! **Contract.** An interpolant was checked: fresh pipelines refute `A and not I` and `I and B`, and all its
//! symbols occur in both formulas. An interpolant that fails the check is an internal error and is not
//! returned.
//!
//! **Cost.** A search of the same formulas with a proof, and the two checks.

mod candidates;
mod lift;
mod record;
mod recycle;
mod refutation;
mod replay;
mod shared;
mod sides;
mod system;
#[cfg(test)]
mod tests;

use crate::answer::verdict::{Reason, Verdict};
use crate::pipeline::deletion::Deletion;
use crate::pipeline::stack::{Assertion, Stack};
use crate::pipeline::{Pipeline, Setup};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::statistics::Statistic;
use javelin_term::traverse::post_order_within;
use shared::Shared;
use system::Side;

/// The conflicts that a trial to make an interpolant smaller may take.
const MOST_CONFLICTS: u64 = 10_000;

/// The most trials for one interpolant after the first one.
const MOST_TRIALS: usize = 32;

/// The ticks that such a trial may take in any case: some hundredths of a second.
const TRIAL_TICKS: u64 = 1_000_000;

/// The conflicts that a search for an interpolant among conjuncts may take: as written, and simplified.
const CANDIDATE_CONFLICTS: [u64; 2] = [2_000, 100_000];

/// The reason that there is no interpolant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The formulas do not contradict each other.
    Satisfiable,
    /// The formulas use a feature that is not supported, which is named.
    Unsupported(&'static str),
    /// A limit was reached, or the question was cancelled.
    Stopped(Stop),
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Failure {
        Failure::Stopped(stop)
    }
}

/// The work of all interpolants so far.
#[derive(Clone, Debug, Default)]
pub struct Counters {
    interpolants: u64,
    from_words: u64,
    clauses: u64,
    clauses_used: u64,
    nodes_before: u64,
    nodes: u64,
}

impl Counters {
    /// The counters as rows.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> + use<> {
        let rows = [
            ("interpolants", self.interpolants, "Interpolants that were found and checked."),
            ("interpolants-of-words", self.from_words, "Those that were found without a proof."),
            ("interpolants-clauses", self.clauses, "Clauses of the proofs that others were made of."),
            ("interpolants-used", self.clauses_used, "Clauses that the empty clauses rest on."),
            ("interpolants-gates", self.nodes_before, "Terms of interpolants as they came from proofs."),
            ("interpolants-terms", self.nodes, "Terms of interpolants in the end."),
        ];
        rows.into_iter().map(|(name, value, meaning)| Statistic::new(name, value, meaning))
    }
}

/// Two formulas, each a conjunction, between which an interpolant is wanted.
pub struct Question<'a> {
    /// The graph of the formulas' terms.
    pub graph: &'a mut Graph,
    /// The configuration of all searches.
    pub setup: &'a Setup,
    /// The formula that implies the interpolant, and the one that contradicts it.
    pub formulas: [&'a [Term]; 2],
    /// The limits of all searches together; conflicts and ticks count for each search.
    pub limits: &'a Limits,
    /// The counters to be increased.
    pub counters: &'a mut Counters,
}

impl Question<'_> {
    /// An interpolant that was checked.
    ///
    /// # Errors
    /// The reason that there is none.
    pub fn interpolant(&mut self) -> Result<Term, Failure> {
        let mut shared = Shared::of(self.graph, self.formulas, self.limits)?;
        let [as_written, of_simplified] = CANDIDATE_CONFLICTS;
        let mut from_words = candidates::find(self, &shared, self.formulas, as_written)?;
        let mut simplified = [Vec::new(), Vec::new()];
        if from_words.is_none() {
            let Question { graph, setup, formulas, limits, .. } = self;
            for side in [Side::A, Side::B] {
                let formula = (side, formulas[side as usize]);
                simplified[side as usize] = sides::simplified(graph, setup, formula, &mut shared, limits)?;
            }
            let formulas = simplified.each_ref().map(Vec::as_slice);
            from_words = candidates::find(self, &shared, formulas, of_simplified)?;
        }
        let is_of_words = from_words.is_some();
        let interpolant = match from_words {
            Some(candidate) => candidate,
            None => self.of_proof(&mut shared, &simplified)?,
        };
        self.check(&shared, interpolant)?;
        self.counters.interpolants += 1;
        self.counters.from_words += u64::from(is_of_words);
        self.counters.nodes += self.size(interpolant)? as u64;
        Ok(interpolant)
    }

    /// The smallest interpolant of a proof, without parts that it does not need.
    fn of_proof(&mut self, shared: &mut Shared, simplified: &[Vec<Term>; 2]) -> Result<Term, Failure> {
        if shared.has_sorts() {
            return Err(Failure::Unsupported(
                "with declared sorts there is one only where conjuncts over shared symbols contradict the \
                 other side",
            ));
        }
        let Question { graph, setup, limits, .. } = self;
        let interpolants = match sides::refute(graph, setup, simplified, shared, limits) {
            Ok(Some(interpolants)) => interpolants,
            Ok(None) => {
                let broken = Stop::Broken("formulas without a model were not refuted");
                return Err(self.without_refutation(broken.into()));
            }
            // The missing lemma refutes one candidate; another candidate may be a model.
            Err(unsupported @ Failure::Unsupported(_)) => return Err(self.without_refutation(unsupported)),
            Err(failure) => return Err(failure),
        };
        let Question { graph, setup, limits, .. } = self;
        let root = interpolants.root(setup.params.interpolate_system);
        let lifted = lift::lift(graph, &interpolants, root, limits)?;
        let [clauses, used] = interpolants.clauses;
        self.counters.clauses += clauses as u64;
        self.counters.clauses_used += used as u64;
        self.counters.nodes_before += self.size(lifted)? as u64;
        let rewritten = Rewriter::new(2).rewrite_within(self.graph, lifted, self.limits)?;
        self.without_needless(rewritten)
    }

    /// An interpolant with fewer conjuncts or disjuncts where it does without some: a conjunction may become
    /// weaker as long as it contradicts the second formula, a disjunction stronger as long as the first one
    /// implies it.
    fn without_needless(&mut self, interpolant: Term) -> Result<Term, Failure> {
        let is_negated = self.graph.operator(interpolant) == Operator::Not;
        let members = if is_negated { self.graph.child(interpolant, 0) } else { interpolant };
        if self.graph.operator(members) != Operator::And {
            return Ok(interpolant);
        }
        let members: Vec<Term> = self.graph.children(members).to_vec();
        let limits = self.bounded(MOST_CONFLICTS);
        let found = self.needed(usize::from(!is_negated), &members, limits)?;
        let kept = found.map_or(members, |(kept, _)| kept);
        let kept = self.graph.and(&kept);
        Ok(if is_negated { self.graph.not(kept) } else { kept })
    }

    /// A small subset of the members of a conjunction that contradicts the formula with this number, and the
    /// ticks of refuting all members; `None` if no contradiction is found within limits.
    fn needed(
        &mut self,
        against: usize,
        members: &[Term],
        limits: Limits,
    ) -> Result<Option<(Vec<Term>, u64)>, Stop> {
        let mut members: Vec<((), Term)> = members.iter().map(|&member| ((), member)).collect();
        let stack = stack_of(self.formulas[against]);
        let (pipeline, mut trial) = (self.pipeline(), self.bounded(MOST_CONFLICTS));
        let mut deletion = Deletion { graph: self.graph, pipeline, stack, limits };
        if !deletion.run(&mut members, 0)? {
            return Ok(None);
        }
        let ticks = deletion.pipeline.ticks();
        let most = TRIAL_TICKS + ticks / 8;
        trial.ticks = Some(trial.ticks.map_or(most, |ticks| ticks.min(most)));
        deletion.limits = trial;
        deletion.run(&mut members, MOST_TRIALS)?;
        Ok(Some((members.into_iter().map(|(_, member)| member).collect(), ticks)))
    }

    /// The limits with at most `conflicts` conflicts.
    fn bounded(&self, conflicts: u64) -> Limits {
        let mut limits = self.limits.clone();
        limits.conflicts = Some(limits.conflicts.map_or(conflicts, |most| most.min(conflicts)));
        limits
    }

    fn pipeline(&self) -> Pipeline {
        Pipeline::new(Setup { track_named: false, ..self.setup.clone() })
    }

    /// Checks an interpolant by fresh pipelines; a failure is an internal error.
    fn check(&mut self, shared: &Shared, interpolant: Term) -> Result<(), Failure> {
        shared.check(self.graph, interpolant, self.limits)?;
        let negation = self.graph.not(interpolant);
        for (formula, other) in self.formulas.into_iter().zip([negation, interpolant]) {
            match self.verdict(formula, &[other]) {
                Verdict::Unsat(_) => {}
                Verdict::Unknown(Reason::Stopped(stop)) => return Err(stop.into()),
                _ => return Err(Stop::Broken("an interpolant failed its check").into()),
            }
        }
        Ok(())
    }

    /// The reason that there is no refutation: `otherwise`, unless the formulas have a model, which a fresh
    /// pipeline finds and checks.
    fn without_refutation(&mut self, otherwise: Failure) -> Failure {
        match self.verdict(&self.formulas.concat(), &[]) {
            Verdict::Sat(_) => Failure::Satisfiable,
            Verdict::Unknown(Reason::Stopped(stop)) => stop.into(),
            _ => otherwise,
        }
    }

    /// The verdict of a fresh pipeline on a conjunction under assumptions. An interpolant is assumed, not
    /// asserted: passes that simplify assertions by each other take long over its many small parts.
    fn verdict(&mut self, conjuncts: &[Term], assumptions: &[Term]) -> Verdict {
        let mut pipeline = self.pipeline();
        let (stack, limits) = (stack_of(conjuncts), self.limits);
        pipeline.check(crate::pipeline::Query { graph: self.graph, stack: &stack, assumptions, limits })
    }

    fn size(&self, term: Term) -> Result<usize, Stop> {
        Ok(post_order_within(self.graph, &[term], self.limits)?.len())
    }
}

/// A stack of these assertions.
fn stack_of(conjuncts: &[Term]) -> Stack {
    let mut stack = Stack::default();
    conjuncts.iter().for_each(|&term| stack.assert(Assertion { term, name: None }));
    stack
}
