//! A certificate: what has to be refuted for the states at locations to contain all executions.
//!
//! **Why it is right.** The map is an inductive invariant if each block leads from the states at its
//! beginning to states at its end; where there are none at its end, it must not be possible to get there
//! (Floyd, *Assigning Meanings to Programs*, 1967). At the entry everything is possible. So if each script is
//! refuted, and the target has no states, it is not reached. The formulas of blocks take for granted what
//! constant propagation has found.

use rustc_hash::FxHashMap;

use super::context::Context;
use super::state::AbstractState;
use crate::formula::automaton::Automaton;
use crate::program::cfa::Location;
use crate::prover::ProverError;
use crate::prover::smtlib::script;

/// Scripts that must all be `unsat`: one for each block that begins where there are states.
///
/// # Errors
/// A formula cannot be written, or a limit was reached.
pub fn scripts(
    context: &mut Context,
    automaton: &mut Automaton,
    reached: &FxHashMap<Location, AbstractState>,
) -> Result<Vec<String>, ProverError> {
    let mut scripts = Vec::new();
    let none = context.states.falsehood();
    for number in 0..automaton.summary.blocks.len() {
        let block = automaton.summary.blocks[number];
        let Some(state) = reached.get(&block.from) else { continue };
        let formula = automaton.formula(&mut context.encoder, number);
        let Some(formula) = formula.ok_or_else(|| context.stopped())? else { continue };
        let instances = context.instances(state, &automaton.constants.values[&block.from]);
        let before = state.term(context.encoder.symbolic.graph, |predicate| instances[&predicate]);
        let next = reached.get(&block.to).filter(|_| block.to != automaton.inlined.target);
        let next = next.unwrap_or(&none);
        let instances = context.instances(next, &formula.values);
        let graph = &mut *context.encoder.symbolic.graph;
        let after = next.term(graph, |predicate| instances[&predicate]);
        let elsewhere = graph.not(after);
        scripts.push(script(graph, &[before, formula.guard, elsewhere], "unsat")?);
    }
    Ok(scripts)
}
