//! Elimination of variables by the equations that define them.
//!
//! **Idea.** `x = t` lets `t` stand for `x` everywhere else, and where nothing that was encoded mentions `x`,
//! the equation itself is not needed (Bruttomesso et al., *The OpenSMT Solver*, 2010; all solvers do it).
//!
//! **Here.** All conjuncts of a round are solved; of the equations those that can be used together are chosen
//! ([`super::cycles`]) and become bindings, and the others stay conjuncts.
//!
//! **Contract.** A binding's value contains neither its variable nor one that is bound already. The equation
//! of a binding that is *kept* has to be handed out, since its variable is frozen. For a model, the variable
//! of one that is not kept gets the value of the term that stood for it; variables in that are bound later or
//! not at all.
//!
//! **Cost.** A bounded number of searches for each conjunct, and what choosing costs.

use rustc_hash::FxHashSet;

use super::cycles::{Candidate, without_cycles};
use super::occurrence::Occurrence;
use super::pass::{Batch, Context, Pass, Step, When};
use super::solve::solve;
use super::state::State;
use crate::limits::Stop;
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::{Graph, Term};

/// How many conjuncts are solved between two looks at the limits.
const INTERVAL: usize = 256;

/// A variable and what stands for it.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The variable.
    pub variable: Term,
    /// The term that stands for it.
    pub value: Term,
    /// Whether the equation is handed out too, since the variable occurs in what was handed out before.
    pub kept: bool,
}

impl Binding {
    /// Gives the variable its value in a model, unless its equation was handed out: then the model has one.
    pub fn reconstruct(&self, graph: &Graph, evaluator: &mut Evaluator, assignment: &mut Assignment) {
        if !self.kept
            && let Ok(value) = evaluator.value(graph, assignment, self.value)
        {
            assignment.set(self.variable, value);
        }
    }
}

/// The pass.
#[derive(Default)]
pub struct Eliminate {
    occurrence: Occurrence,
    runs: u64,
}

impl Eliminate {
    /// Debug builds check the numbers whenever the number of runs has doubled.
    fn check_sometimes(&mut self, graph: &Graph) {
        self.runs += 1;
        if cfg!(debug_assertions) && self.runs.is_power_of_two() {
            self.occurrence.check_invariants(graph);
        }
    }
}

impl Pass for Eliminate {
    fn name(&self) -> &'static str {
        "eliminate"
    }

    fn when(&self) -> When {
        When::Repeating
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("bindings", "Variables that were replaced by terms.")
    }

    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop> {
        let mut candidates = Vec::new();
        let mut taken = FxHashSet::default();
        let mut rest = Vec::new();
        for (index, &equation) in batch.conjuncts.iter().enumerate() {
            if index % INTERVAL == 0 {
                context.limits.check()?;
            }
            self.occurrence.number(context.graph, equation, context.limits)?;
            let is_taken = |variable| taken.contains(&variable);
            let is_frozen = |variable| state.is_frozen(variable);
            let Context { graph, limits, .. } = context;
            match solve(graph, &mut self.occurrence, equation, is_taken, is_frozen, limits)? {
                Some((variable, value)) => {
                    let value = context.rewriter.rewrite_within(context.graph, value, context.limits)?;
                    self.occurrence.number(context.graph, value, context.limits)?;
                    taken.insert(variable);
                    candidates.push(Candidate { variable, value, equation });
                }
                None => rest.push(equation),
            }
        }
        let (chosen, given_up) = without_cycles(context.graph, &self.occurrence, candidates, context.limits)?;
        for &Candidate { variable, value, .. } in &chosen {
            let kept = state.is_frozen(variable);
            state.bind(context.levels, Binding { variable, value, kept });
        }
        self.check_sometimes(context.graph);
        rest.extend(given_up);
        batch.conjuncts = rest;
        Ok(Step::Done(chosen.len() as u64))
    }
}
