//! The core of a path that cannot be taken: conditions of its edges that cannot all be true.
//!
//! **Idea.** An unsatisfiable core over variables that switch conditions on. Of several cores one is selected
//! (Beyer, Löwe and Wendler, *Refinement Selection*, SPIN 2015): one that mentions a loop's counter excludes
//! one number of rounds of the loop; a core that does not excludes all.
//!
//! **Contract.** What the other edges assume plays no part: any path over the same blocks on which the
//! conditions of the core stand at the same positions cannot be taken either.
//!
//! **Here.** A variable is a counter if somewhere a constant is added to it. Where a core mentions one,
//! another core without such conditions is looked for, briefly; where there is none the path waits until
//! nothing else is left. Where a core would give many predicates, one is looked for whose first condition
//! comes late on the path: a shortest infeasible suffix.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::traverse::variables;
use rustc_hash::FxHashSet;

use super::context::Context;
use crate::formula::automaton::{Automaton, Switch};
use crate::program::cfa::{Cfa, Edge, Op, Step, VariableInfo};
use crate::prover::{Answer, BRIEF, Limits, Prover, ProverError};

/// The counters of a function.
fn counters(graph: &Graph, all: &[VariableInfo], function: &Cfa) -> FxHashSet<Term> {
    let mut found = FxHashSet::default();
    for edge in &function.edges {
        let Step::Op(Op::Assign(values)) = &edge.step else { continue };
        for &(variable, value) in values {
            let term = all[variable.0 as usize].term;
            let is_sum = graph.operator(value) == Operator::BvAdd;
            let parts = if is_sum { graph.children(value) } else { &[] };
            if parts.contains(&term) && parts.iter().all(|&part| part == term || graph.is_constant(part)) {
                found.insert(term);
            }
        }
    }
    found
}

/// Whether the condition of an edge mentions one of some variables.
fn mentions_one(graph: &Graph, edge: &Edge, names: &FxHashSet<Term>) -> bool {
    match edge.step {
        Step::Op(Op::Assume(condition)) => {
            variables(graph, &[condition]).iter().any(|name| names.contains(name))
        }
        _ => false,
    }
}

/// The variables that switch conditions on.
fn terms(switches: &[Switch]) -> Vec<Term> {
    switches.iter().map(|switch| switch.term).collect()
}

/// Conditions of a path that cannot all be true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    switches: Vec<Switch>,
    /// Whether they mention counters, without which the path could be taken, as far as was soon seen.
    pub counts: bool,
}

impl Core {
    /// Whether the condition of an edge at a position of the path is in it.
    pub fn contains(&self, position: usize, edge: usize) -> bool {
        self.switches.iter().any(|switch| switch.position == position && switch.edge == edge)
    }
}

/// Which of several cores is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The first that is found.
    Any,
    /// A core whose first condition comes as late on the path as it can, sought between the first and the
    /// last condition of the first core.
    Late,
}

/// A core of a path from the entry, without counters if there is such a one; `None` if the solver does not
/// see that the path cannot be taken. A path on which no state is left whatever conditions count has the
/// empty core.
///
/// # Errors
/// The connection to the solver is closed.
pub fn core(
    context: &mut Context,
    automaton: &Automaton,
    blocks: &[usize],
    preference: Preference,
) -> Result<Option<Core>, ProverError> {
    let Some(path) = automaton.path(&mut context.encoder, blocks, true) else { return Ok(None) };
    let Some(state) = path.state else { return Ok(Some(Core::default())) };
    let guard = context.encoder.symbolic.guards.term(state.guard);
    let mut prover = context.open()?;
    let graph = &*context.encoder.symbolic.graph;
    prover.assert(graph, guard)?;
    let function = &automaton.inlined.function;
    let counters = counters(graph, &context.variables, function);
    let mentions = |switch: &Switch| mentions_one(graph, &function.edges[switch.edge], &counters);
    let all = &path.switches;
    let limits = context.run.clone();
    let mut asked = Cores { prover: &mut *prover, graph, limits: &limits };
    if asked.check(all)? != Answer::Unsat {
        return Ok(None);
    }
    let mut switches = asked.core(all)?;
    let mut counts = switches.iter().any(mentions);
    if counts && let Some(other) = asked.core_among(all, &|switch| !mentions(switch))? {
        (switches, counts) = (other, false);
    }
    if preference == Preference::Late {
        switches = asked.latest(all, switches, &|switch| counts || !mentions(switch))?;
    }
    Ok(Some(Core { switches, counts }))
}

/// A solver that is asked for cores of the conditions of a path.
struct Cores<'p> {
    /// The solver, which knows the path.
    prover: &'p mut dyn Prover,
    graph: &'p Graph,
    /// The limits of all questions together.
    limits: &'p Limits,
}

impl Cores<'_> {
    /// Whether these conditions can be true together.
    fn check(&mut self, switches: &[Switch]) -> Result<Answer, ProverError> {
        self.prover.check(self.graph, &terms(switches), self.limits.quota())
    }

    /// After the answer that some conditions cannot be true together: some of them that cannot.
    fn core(&mut self, switches: &[Switch]) -> Result<Vec<Switch>, ProverError> {
        let core = self.prover.core(self.graph, &terms(switches), self.limits.quota())?;
        Ok(core.into_iter().map(|position| switches[position]).collect())
    }

    /// A core of the conditions that are wanted, if these alone cannot be true, and that is seen soon.
    fn core_among(
        &mut self,
        all: &[Switch],
        is_wanted: &dyn Fn(&Switch) -> bool,
    ) -> Result<Option<Vec<Switch>>, ProverError> {
        let wanted: Vec<Switch> = all.iter().filter(|switch| is_wanted(switch)).copied().collect();
        match self.prover.check(self.graph, &terms(&wanted), self.limits.within(BRIEF))? {
            Answer::Unsat => Ok(Some(self.core(&wanted)?)),
            _ => Ok(None),
        }
    }

    /// A core whose first condition comes as late on the path as can soon be seen, of conditions whose edges
    /// are wanted: what happened before needs no predicates.
    fn latest(
        &mut self,
        all: &[Switch],
        mut core: Vec<Switch>,
        is_wanted: &dyn Fn(&Switch) -> bool,
    ) -> Result<Vec<Switch>, ProverError> {
        let first = |core: &[Switch]| core.iter().map(|switch| switch.position).min();
        let last = core.iter().map(|switch| switch.position).max();
        let (Some(mut from), Some(mut to)) = (first(&core), last) else { return Ok(core) };
        while from < to {
            let middle = (from + to).div_ceil(2);
            match self.core_among(all, &|switch| switch.position >= middle && is_wanted(switch))? {
                Some(late) => (from, core) = (first(&late).unwrap_or(to), late),
                None => to = middle - 1,
            }
        }
        Ok(core)
    }
}

#[cfg(test)]
mod tests {
    use javelin_term::sort::SortKind;

    use super::*;
    use crate::prover::in_process::InProcess;

    /// Three reasons why a path cannot be taken: each of `a`, `b`, `c` would be true and false.
    #[test]
    fn the_core_that_is_wanted_is_found_whichever_the_solver_prefers() {
        let mut graph = Graph::new();
        let sort = graph.sorts.intern(SortKind::Bool);
        let mut prover = InProcess::new(&Limits::default(), None);
        let mut all: Vec<Switch> = Vec::new();
        for (edge, (name, begins, ends)) in [("a", 0, 1), ("b", 0, 3), ("c", 2, 3)].into_iter().enumerate() {
            let term = graph.variable(name, sort);
            let negation = graph.not(term);
            for (position, condition) in [(begins, term), (ends, negation)] {
                let switch = graph.variable(&format!("{name}{position}"), sort);
                let implied = graph.implies(switch, condition);
                prover.assert(&graph, implied).unwrap();
                all.push(Switch { position, edge, term: switch });
            }
        }
        all.sort_unstable();
        let mut asked = Cores { prover: &mut prover, graph: &graph, limits: &Limits::default() };
        assert_eq!(asked.check(&all).unwrap(), Answer::Unsat);
        let of = |core: Vec<Switch>| {
            core.into_iter().map(|switch| (switch.position, switch.edge)).collect::<Vec<_>>()
        };
        for wanted in 0..3 {
            let core = asked.core_among(&all, &|switch| switch.edge == wanted).unwrap();
            assert!(of(core.unwrap()).iter().all(|&(_, edge)| edge == wanted));
        }
        assert!(asked.core_among(&all, &|switch| switch.position < 1).unwrap().is_none());
        assert_eq!(of(asked.latest(&all, all.clone(), &|_| true).unwrap()), [(2, 2), (3, 2)]);
        // Without `c` there is none later than a core of `b` is.
        let early = asked.core_among(&all, &|switch| switch.edge == 1).unwrap().unwrap();
        assert_eq!(of(asked.latest(&all, early, &|switch| switch.edge < 2).unwrap()), [(0, 1), (3, 1)]);
    }
}
