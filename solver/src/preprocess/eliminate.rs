//! Elimination of variables by the equations that define them.
//!
//! **Idea.** `x = t` lets `t` stand for `x` everywhere else, and where nothing that was encoded mentions `x`,
//! the equation itself is not needed (Bruttomesso et al., *The OpenSMT Solver*, 2010; all solvers do it).
//!
//! **Here.** All conjuncts of a round are solved; of the equations those that can be used together are chosen
//! ([`super::cycles`]) and become bindings. The others stay conjuncts and are solved for another variable in
//! the next round.
//!
//! **Contract.** A binding's value contains neither its variable nor one that is bound already. The equation
//! of a binding that is *kept* has to be handed out, since its variable is frozen. For a model, the variable
//! of a binding that is not kept gets the value of the term that replaced it, whose variables are bound later
//! or not at all.
//!
//! **Cost.** A bounded number of equations for each conjunct, and what choosing costs.

use rustc_hash::{FxHashMap, FxHashSet};

use super::age::Ages;
use super::cycles::{Candidate, without_cycles};
use super::origins::Origins;
use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::solve::{Solved, solve};
use super::state::State;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::work::Work;

/// The number of further variables that are tried for a conjunct that was given up.
const TRIES: usize = 4;

/// A variable and the term that replaces it.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    pub variable: Term,
    /// The term that replaces it.
    pub value: Term,
    /// The named assertions that the equation comes from.
    pub origins: Origins,
    /// Whether the equation is handed out too, since the variable occurs in assertions that were handed out
    /// before.
    pub kept: bool,
}

impl Binding {
    /// Gives the variable its value in a model, unless its equation was handed out: then the model has a
    /// value.
    pub fn reconstruct(&self, graph: &Graph, evaluator: &mut Evaluator, assignment: &mut Assignment) {
        if !self.kept
            && let Ok(value) = evaluator.value(graph, assignment, self.value)
        {
            assignment.set(self.variable, value);
        }
    }
}

/// The pass and its memory of one batch.
#[derive(Default)]
pub struct Eliminate {
    ages: Ages,
    /// For each conjunct of this batch that was given up, the position at which solving continues, and how
    /// often it was given up.
    given_up: FxHashMap<Term, (usize, usize)>,
    runs: u64,
}

impl Eliminate {
    /// Solves the conjuncts; those without a candidate stay in the batch.
    fn candidates(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<Vec<Candidate>, Stop> {
        let Context { graph, rewriter, levels, limits } = context;
        let mut work = Work::new(limits);
        let mut candidates = Vec::new();
        let mut taken = FxHashSet::default();
        let mut rest = Vec::new();
        for equation in std::mem::take(&mut batch.conjuncts) {
            work.step(16)?;
            let &(start, tries) = self.given_up.get(&equation.term).unwrap_or(&(0, 0));
            let is_taken = |variable| taken.contains(&variable) || tries > TRIES;
            let is_frozen = |graph: &Graph, variable| state.is_frozen(graph, levels, variable, limits);
            match solve(graph, equation.term, start, is_taken, is_frozen)? {
                Some(Solved { variable, value, is_frozen, next }) => {
                    let value = rewriter.rewrite_within(graph, value, limits)?;
                    self.ages.number(graph, equation.term, limits)?;
                    self.ages.number(graph, value, limits)?;
                    taken.insert(variable);
                    candidates.push(Candidate { variable, value, equation, kept: is_frozen, next });
                }
                None => rest.push(equation),
            }
        }
        batch.conjuncts = rest;
        Ok(candidates)
    }

    /// Debug builds check the numbers whenever the number of runs has doubled.
    fn check_sometimes(&mut self, graph: &Graph) {
        self.runs += 1;
        if cfg!(debug_assertions) && self.runs.is_power_of_two() {
            self.ages.check_invariants(graph);
        }
    }
}

impl Pass for Eliminate {
    fn name(&self) -> &'static str {
        "eliminate"
    }

    fn when(&self) -> When {
        When::Local
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("bindings", "Variables that were replaced by terms.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        if batch.round == 0 {
            self.given_up.clear();
        }
        let candidates = self.candidates(batch, state, context)?;
        let (chosen, given_up) = without_cycles(context.graph, &self.ages, candidates, context.limits)?;
        for &Candidate { variable, value, equation, kept, .. } in &chosen {
            state.bind(context, Binding { variable, value, origins: equation.origins, kept });
        }
        for Candidate { equation, next, .. } in given_up {
            let tries = self.given_up.get(&equation.term).map_or(0, |&(_, tries)| tries);
            self.given_up.insert(equation.term, (next, tries + 1));
            state.wake(context.graph, equation.term);
            batch.conjuncts.push(equation);
            batch.again = true;
        }
        self.check_sometimes(context.graph);
        Ok(PassOutcome::Done(chosen.len() as u64))
    }
}
