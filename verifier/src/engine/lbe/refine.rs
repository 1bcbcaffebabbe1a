//! New predicates for a path that cannot be taken.
//!
//! **Idea.** Counterexample-guided abstraction refinement (Clarke, Grumberg, Jha, Lu and Veith,
//! *Counterexample-Guided Abstraction Refinement*, 2000).
//!
//! **Here.** Methods to find predicates follow one another ([`ways`]): a path that comes again was not
//! excluded by the way before, and is refined by the next. Weakest preconditions first of the conditions in
//! an unsatisfiable core of the path, then of all of its conditions. Where a core gives many predicates at
//! one place, one is tried whose conditions come late on the path, since what happened before them needs no
//! predicates; then interpolants, where the solver has them. A core without counters is preferred
//! ([`crate::engine::abstraction::core`]).

use super::options::Refinement;
use crate::engine::abstraction::atoms::atoms;
use crate::engine::abstraction::context::Context;
use crate::engine::abstraction::core::{Preference, core};
use crate::engine::abstraction::interpolate::{PathStep, interpolants};
use crate::engine::abstraction::weakest::Backward;
use crate::formula::automaton::Automaton;
use crate::prover::ProverError;
use javelin_term::graph::{Graph, Term};
use javelin_term::rewrite::engine::Rewriter;

/// A method to find predicates.
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
    /// Predicates are made from interpolants.
    Interpolants,
}

/// Predicates that may exclude a path.
pub struct NewPredicates {
    /// For each place between its blocks, terms over symbols.
    pub predicates: Vec<Vec<Term>>,
    /// Whether they rest on conditions that mention counters, without which the path could be taken.
    pub counts: bool,
}

/// One refinement in this many begins with the other method: the one may count the rounds of a loop where the
/// other finds what all of them have in common.
const PERIOD: u64 = 4;

/// The methods for a path in their order, by the number of refinements before.
pub fn ways(refinement: Refinement, before: u64) -> [Way; 5] {
    let is_other = before % PERIOD == PERIOD - 1;
    match (refinement, is_other) {
        (Refinement::Weakest, false) | (Refinement::Interpolants, true) => {
            [Way::Few, Way::Late, Way::Interpolants, Way::Core, Way::All]
        }
        _ => [Way::Interpolants, Way::Few, Way::Late, Way::Core, Way::All],
    }
}

/// The most predicates that a core gives a place, and the most atoms of an interpolant that become
/// predicates.
const MOST_ATOMS: usize = 16;

/// The data of refinement.
pub struct Refiner<'r, 'a> {
    /// Formulas, predicates and the solver.
    pub context: &'r mut Context<'a>,
    pub automaton: &'r mut Automaton,
}

impl Refiner<'_, '_> {
    /// Why a path cannot be taken; `None` where this method does not show it.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn reason(&mut self, blocks: &[usize], way: Way) -> Result<Option<NewPredicates>, ProverError> {
        let mut counts = false;
        let found = match way {
            Way::Interpolants => self.interpolants(blocks)?,
            Way::All => Some(self.weakest(blocks, &|_, _| true)),
            Way::Few | Way::Late | Way::Core => {
                let preference = if way == Way::Late { Preference::Late } else { Preference::Any };
                let Some(core) = core(self.context, self.automaton, blocks, preference)? else {
                    return Ok(None);
                };
                counts = core.counts;
                Some(self.weakest(blocks, &|position, edge| core.contains(position, edge)))
            }
        };
        let Some(found) = found else { return Ok(None) };
        let split = |(terms, &block): (Vec<Term>, &usize)| {
            let location = self.automaton.summary.blocks[block].to;
            let atoms = self.atoms(&terms);
            // An interpolant of many bits is one predicate.
            let is_bits = way == Way::Interpolants && atoms.len() > MOST_ATOMS;
            let terms = if is_bits { terms } else { atoms };
            self.context.usable(self.automaton, terms, location)
        };
        let predicates: Vec<Vec<Term>> = found.into_iter().zip(blocks).map(split).collect();
        let is_few = matches!(way, Way::Few | Way::Late);
        let is_many = is_few && predicates.iter().any(|terms| terms.len() > MOST_ATOMS);
        Ok(Some(NewPredicates { predicates, counts }).filter(|_| !is_many))
    }

    fn atoms(&mut self, terms: &[Term]) -> Vec<Term> {
        atoms(self.context.encoder.symbolic.graph, &mut Rewriter::new(2), terms)
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
                graph: self.context.encoder.symbolic.graph,
                variables: &self.context.variables,
                function: &self.automaton.inlined.function,
                normal: &mut normal,
                clock: &self.context.encoder.symbolic.clock,
            };
            let edge_matters = |edge: usize| matters(position, edge);
            after = backward.block(&edges, (block.from, block.to), &after, &edge_matters);
            let values = self.automaton.constants.values.get(&block.from).cloned();
            let over_symbols =
                |&term: &Term| Some(self.context.encoder.symbolic.value_of(term, values.as_ref()?));
            found.push(after.iter().filter_map(over_symbols).collect());
        }
        found.reverse();
        found
    }

    /// Interpolants, over symbols, at the ends of all blocks but the last.
    fn interpolants(&mut self, blocks: &[usize]) -> Result<Option<Vec<Vec<Term>>>, ProverError> {
        let mut steps = Vec::new();
        for &number in blocks {
            let formula = self.automaton.formula(&mut self.context.encoder, number);
            let Some(Some(formula)) = formula else { return Ok(None) };
            let to = self.automaton.summary.blocks[number].to;
            let mut moves = Vec::new();
            for symbol in self.automaton.constants.symbols_at(
                self.context.encoder.symbolic.graph,
                &self.context.encoder.symbols,
                to,
            ) {
                moves.push((symbol, self.context.encoder.instance(symbol, &formula.values)));
            }
            steps.push(PathStep { guard: formula.guard, moves });
        }
        let constants = &self.automaton.constants;
        let is_fixed = |graph: &Graph, name: Term| constants.is_fixed(graph, name);
        let mut prover = self.context.open()?;
        let quota = self.context.quota();
        let graph = &mut *self.context.encoder.symbolic.graph;
        let found = interpolants(&mut *prover, graph, &steps, &is_fixed, quota)?;
        Ok(found.map(|all| all.into_iter().map(|interpolant| vec![interpolant]).collect()))
    }
}
