//! New predicates for a path that cannot be taken.
//!
//! **Idea.** Counterexample-guided abstraction refinement (Clarke, Grumberg, Jha, Lu and Veith,
//! *Counterexample- Guided Abstraction Refinement*, 2000).
//!
//! **Here.** Ways to find predicates follow one another ([`ways`]): a path that comes again was not excluded
//! by the way before, and is refined by the next. Weakest preconditions first of the conditions in an
//! unsatisfiable core of the path, then of all of its conditions. Where a core gives many predicates at one
//! place, one is tried whose conditions come late on the path, since what happened before them needs no
//! predicates; then interpolants, where the solver has them. A core without counters is preferred
//! (`selection`).

use std::time::Duration;

use javelin_term::graph::{Graph, Term};
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::traverse::variables;
use rustc_hash::FxHashSet;

use super::selection::{Asked, counters, speaks_of};
use crate::engine::Limits;
use crate::engine::abstraction::atoms::atoms;
use crate::engine::abstraction::interpolate::{PathStep, interpolants};
use crate::engine::abstraction::weakest::Backward;
use crate::formula::automaton::encoder::Encoder;
use crate::formula::automaton::{Automaton, Switch};
use crate::job::{Effort, Refinement};
use crate::program::cfa::{Location, VariableInfo};
use crate::prover::{Answer, ProverError, open};

/// A way to find predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Weakest preconditions of the conditions of a core, if they are not many.
    Few,
    /// The same of a core that begins as late on the path as it can.
    Late,
    /// Weakest preconditions of the conditions of a core.
    Core,
    /// Weakest preconditions of all conditions.
    All,
    /// Interpolants.
    Interpolants,
}

/// Predicates that may exclude a path.
pub struct Reason {
    /// For each place between its blocks, terms over symbols.
    pub predicates: Vec<Vec<Term>>,
    /// Whether they rest on conditions that speak of counters, without which the path could be taken.
    pub counts: bool,
}

/// Every so many refinements begin with the other way: one may count the rounds of a loop where the other
/// finds what all of them have in common.
const PERIOD: u64 = 4;

/// The ways for a path, the first first, after so many refinements.
pub fn ways(refinement: Refinement, before: u64) -> [Way; 5] {
    let is_other = before % PERIOD == PERIOD - 1;
    match (refinement, is_other) {
        (Refinement::Weakest, false) | (Refinement::Interpolants, true) => {
            [Way::Few, Way::Late, Way::Interpolants, Way::Core, Way::All]
        }
        _ => [Way::Interpolants, Way::Few, Way::Late, Way::Core, Way::All],
    }
}

/// So many predicates a core gives a place, and so many atoms an interpolant is taken apart into, at most.
const MOST_ATOMS: usize = 16;

/// How long the solver is asked for interpolants, where it has not done enough work before.
const PATIENCE: Duration = Duration::from_secs(10);

/// Conditions by position on a path and edge, and whether they have to speak of counters.
type Core = (FxHashSet<(usize, usize)>, bool);

/// What refinement needs.
pub struct Refiner<'r, 'a, 'i> {
    /// What executes blocks.
    pub encoder: &'r mut Encoder<'a>,
    /// The automaton.
    pub automaton: &'r mut Automaton<'i>,
    /// The variables of the program.
    pub variables: &'r [VariableInfo],
    /// The solver that is asked.
    pub effort: &'r Effort,
    /// How long.
    pub limits: &'r Limits,
}

impl Refiner<'_, '_, '_> {
    /// Why a path cannot be taken; `None` where this way does not tell.
    ///
    /// # Errors
    /// The solver has gone.
    pub fn reason(&mut self, blocks: &[usize], way: Way) -> Result<Option<Reason>, ProverError> {
        let mut counts = false;
        let found = match way {
            Way::Interpolants => self.interpolants(blocks)?,
            Way::All => Some(self.weakest(blocks, &|_, _| true)),
            Way::Few | Way::Late | Way::Core => {
                let found = self.core(blocks, way == Way::Late)?;
                let Some((core, speaks_of_counters)) = found else { return Ok(None) };
                counts = speaks_of_counters;
                Some(self.weakest(blocks, &|position, edge| core.contains(&(position, edge))))
            }
        };
        let Some(found) = found else { return Ok(None) };
        let split = |(terms, &block): (Vec<Term>, &usize)| {
            let location = self.automaton.summary.blocks[block].to;
            let atoms = self.atoms(&terms);
            // An interpolant of many bits is one predicate.
            let is_bits = way == Way::Interpolants && atoms.len() > MOST_ATOMS;
            let terms = if is_bits { terms } else { atoms };
            usable(self.encoder, self.automaton, terms, location)
        };
        let predicates: Vec<Vec<Term>> = found.into_iter().zip(blocks).map(split).collect();
        let is_few = matches!(way, Way::Few | Way::Late);
        let is_many = is_few && predicates.iter().any(|terms| terms.len() > MOST_ATOMS);
        Ok(Some(Reason { predicates, counts }).filter(|_| !is_many))
    }

    fn atoms(&mut self, terms: &[Term]) -> Vec<Term> {
        atoms(self.encoder.symbolic.graph, &mut Rewriter::new(2), terms)
    }

    /// Conditions that cannot all be true, by position on the path and edge, and whether that needs some that
    /// speak of counters; where it is to be late, with the first of them as late as it can be.
    fn core(&mut self, blocks: &[usize], is_late: bool) -> Result<Option<Core>, ProverError> {
        let Some(path) = self.automaton.path(self.encoder, blocks, true) else {
            return Ok(None);
        };
        let Some(state) = path.state else { return Ok(Some((FxHashSet::default(), false))) };
        let guard = self.encoder.symbolic.guards.term(state.guard);
        let mut prover = open(self.effort, self.limits)?;
        let graph = &mut *self.encoder.symbolic.graph;
        prover.assert(graph, guard)?;
        let function = &self.automaton.inlined.function;
        let counters = counters(graph, self.variables, function);
        let speaks = |edge: usize| speaks_of(graph, &function.edges[edge], &counters);
        let all = &path.switches;
        let mut asked = Asked { prover: &mut *prover, graph, end: self.limits.end };
        if asked.check(all)? != Answer::Unsat {
            return Ok(None);
        }
        let mut core = asked.core(all)?;
        let mut counts = core.iter().any(|switch| speaks(switch.edge));
        if counts && let Some(other) = asked.core_among(all, &|switch| !speaks(switch.edge))? {
            (core, counts) = (other, false);
        }
        if is_late {
            core = asked.latest(all, core, &|edge| counts || !speaks(edge))?;
        }
        Ok(Some((core.into_iter().map(|Switch { position, edge, .. }| (position, edge)).collect(), counts)))
    }

    /// Weakest preconditions, over symbols, at the ends of all blocks but the last.
    fn weakest(&mut self, blocks: &[usize], matters: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<Term>> {
        let mut found = Vec::new();
        let mut after: Vec<Term> = Vec::new();
        for (position, &number) in blocks.iter().enumerate().skip(1).rev() {
            let block = self.automaton.summary.blocks[number];
            let edges = self.automaton.summary.edges(block.operation);
            let mut rewriter = Rewriter::new(2);
            let mut normal = |graph: &mut Graph, term| rewriter.rewrite(graph, term);
            let mut backward = Backward {
                graph: self.encoder.symbolic.graph,
                variables: self.variables,
                function: &self.automaton.inlined.function,
                normal: &mut normal,
                clock: &self.encoder.symbolic.clock,
            };
            let edge_matters = |edge: usize| matters(position, edge);
            after = backward.block(&edges, (block.from, block.to), &after, &edge_matters);
            let values = self.automaton.constants.values.get(&block.from).cloned();
            let over_symbols = |&term: &Term| Some(self.encoder.symbolic.value_of(term, values.as_ref()?));
            found.push(after.iter().filter_map(over_symbols).collect());
        }
        found.reverse();
        found
    }

    /// Interpolants, over symbols, at the ends of all blocks but the last.
    fn interpolants(&mut self, blocks: &[usize]) -> Result<Option<Vec<Vec<Term>>>, ProverError> {
        let mut steps = Vec::new();
        for &number in blocks {
            let formula = self.automaton.formula(self.encoder, number);
            let Some(Some(formula)) = formula else { return Ok(None) };
            let to = self.automaton.summary.blocks[number].to;
            let mut moves = Vec::new();
            for symbol in
                self.automaton.constants.symbols_at(self.encoder.symbolic.graph, &self.encoder.symbols, to)
            {
                moves.push((symbol, self.encoder.instance(symbol, &formula.values)));
            }
            steps.push(PathStep { guard: formula.guard, moves });
        }
        let constants = &self.automaton.constants;
        let is_fixed = |graph: &Graph, name: Term| constants.is_fixed(graph, name);
        let mut prover = open(self.effort, self.limits)?;
        let graph = &mut *self.encoder.symbolic.graph;
        let found =
            interpolants((&mut *prover, graph), &steps, &is_fixed, Some(self.limits.within(PATIENCE)))?;
        Ok(found.map(|all| all.into_iter().map(|interpolant| vec![interpolant]).collect()))
    }
}

/// Terms that are no constants and speak only of what has a value at a location.
pub fn usable(encoder: &Encoder, automaton: &Automaton, terms: Vec<Term>, location: Location) -> Vec<Term> {
    let (graph, constants) = (&*encoder.symbolic.graph, &automaton.constants);
    let here: FxHashSet<Term> = constants.symbols_at(graph, &encoder.symbols, location).into_iter().collect();
    let is_known = |name: &Term| here.contains(name) || constants.is_fixed(graph, *name);
    let is_usable =
        |term: &Term| !graph.is_constant(*term) && variables(graph, &[*term]).iter().all(is_known);
    terms.into_iter().filter(is_usable).collect()
}
