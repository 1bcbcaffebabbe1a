//! Whether a path of blocks can be taken, and the inputs with which it is.
//!
//! **Here.** The blocks are executed one after the other from the entry, and the solver is asked whether the
//! end can be reached. Where it can, its model says over which edge, and with which inputs.

use javelin_term::graph::Term;

use super::context::Context;
use crate::engine::kit::counterexample::{ReplayInputs, found};
use crate::formula::automaton::{Automaton, Path};
use crate::formula::symbolic::Symbolic;
use crate::prover::{Answer, Prover, ProverError};
use crate::why::Why;

/// Whether a path can be taken.
pub enum Feasibility {
    /// The path has an execution.
    Feasible(Witness),
    /// No execution follows the path.
    Infeasible,
    /// The solver has no answer, and why.
    Unknown(Why),
}

/// A path that can be taken, and a solver that has a model of it.
pub struct Witness {
    path: Path,
    prover: Box<dyn Prover>,
}

/// Whether a path from the entry can be taken.
///
/// # Errors
/// The connection to the solver is closed, or a limit was reached.
pub fn feasibility(
    context: &mut Context,
    automaton: &Automaton,
    blocks: &[usize],
) -> Result<Feasibility, ProverError> {
    let path = automaton.path(&mut context.encoder, blocks, false);
    let path = path.ok_or_else(|| context.stopped())?;
    let Some(state) = &path.state else { return Ok(Feasibility::Infeasible) };
    let guard = context.encoder.symbolic.guards.term(state.guard);
    let mut prover = context.open()?;
    context.statistics.checks += 1;
    Ok(match prover.check(context.encoder.symbolic.graph, &[guard], context.quota())? {
        Answer::Sat => Feasibility::Feasible(Witness { path, prover }),
        Answer::Unsat => Feasibility::Infeasible,
        Answer::Unknown(why) => Feasibility::Unknown(why),
    })
}

impl Witness {
    /// The edge over which the execution reaches the target.
    ///
    /// # Errors
    /// The connection to the solver is closed, or the path does not end at the target.
    pub fn last_edge(&mut self, context: &Context) -> Result<usize, ProverError> {
        let Symbolic { graph, guards, .. } = &context.encoder.symbolic;
        let terms: Vec<Term> = self.path.taken.iter().map(|&(_, guard)| guards.term(guard)).collect();
        let values = self.prover.values(graph, &terms)?;
        let taken = self.path.taken.iter().zip(values).find(|(_, value)| value.is_one());
        taken.map(|((edge, _), _)| *edge).ok_or_else(|| ProverError::Gone("a model without a path".into()))
    }

    /// The inputs of the execution, in the order in which it asks for them.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn inputs(&mut self, context: &mut Context) -> Result<ReplayInputs, ProverError> {
        let Symbolic { graph, guards, separate, is_wide, .. } = &mut context.encoder.symbolic;
        let objects = (separate.as_ref(), *is_wide);
        Ok(found(graph, guards, &mut *self.prover, &self.path.unknowns, objects)?.inputs)
    }
}
