//! Values that are the same whenever a location is reached, and symbols for the others.
//!
//! **Idea.** Constant propagation (Kildall, *A Unified Approach to Global Program Optimization*, 1973; along
//! edges that can be taken, Wegman and Zadeck, *Constant Propagation with Conditional Branches*, 1991), on
//! the summarised automaton. A value is constant if it is the same term over what the program begins with.
//!
//! **Here.** At each location a variable either has such a value or a symbol that stands for it. An array
//! that differs from the one at the beginning only at known addresses is that array with a symbol for each of
//! the elements: memory that is only accessed at known addresses falls apart into variables.
//!
//! **Why it is right.** A state at a location is joined with what each block brings there until nothing
//! changes; a value that differs becomes a symbol, so each changes once, or an array once for each of its
//! elements.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::encoder::{BlockContext, Blocks, Encoder, Occurrence};
use super::symbols::Symbols;
use crate::formula::state::Values;
use crate::formula::symbolic::{Symbolic, Unknowns};
use crate::program::cfa::{Location, Variable};

/// The most elements of an array that have symbols.
const MOST_ELEMENTS: usize = 4096;

/// The values at the locations of a summarised automaton.
pub struct Constants {
    /// The values at each location that can be reached.
    pub values: FxHashMap<Location, Values>,
    fixed: FixedVariables,
}

impl Constants {
    /// For blocks whose entry has these values; `None` where a limit is reached.
    pub fn new(encoder: &mut Encoder, blocks: &Blocks, start: &Values) -> Option<Constants> {
        let entry = blocks.function.entry;
        let mut found =
            Constants { values: FxHashMap::default(), fixed: FixedVariables::new(&encoder.symbolic) };
        found.values.insert(entry, Rc::clone(start));
        let mut work = BTreeSet::from([entry]);
        while let Some(location) = work.pop_first() {
            for number in blocks.summary.outgoing(location) {
                let block = blocks.summary.blocks[number];
                if block.to == blocks.target {
                    continue;
                }
                let mut unknowns = Unknowns::default();
                let run =
                    BlockContext { occurrence: Occurrence::Any, unknowns: &mut unknowns, switches: None };
                let state = blocks.any_state(&found.values[&location]);
                let Some(state) = encoder.execute(blocks, number, state, run)?.state else { continue };
                if location == entry {
                    found.fixed.0.extend(unknowns.inputs.iter().map(|input| input.term));
                }
                if found.join(encoder, blocks, block.to, &state.values) {
                    work.insert(block.to);
                }
            }
        }
        Some(found)
    }

    /// Joins what is known of a location with the values that a block brings; whether anything changed.
    fn join(&mut self, encoder: &mut Encoder, blocks: &Blocks, at: Location, new: &Values) -> bool {
        let shared = encoder.symbolic.variables.shared.len();
        let known = self.values.get(&at).cloned();
        let is_first = known.is_none();
        let mut values = known.unwrap_or_else(|| Rc::new(vec![None; new.len()]));
        let mut changed = is_first;
        let places = encoder.symbolic.variables.shared.iter().chain(&blocks.function.locals).copied();
        for (slot, variable) in places.collect::<Vec<Variable>>().into_iter().enumerate() {
            if slot >= shared && !blocks.reading.liveness.is_live(at, slot - shared) {
                continue;
            }
            let old = if is_first { new[slot] } else { values[slot] };
            let joined = Some(self.value(encoder, variable, old, new[slot]));
            if joined != values[slot] {
                Rc::make_mut(&mut values)[slot] = joined;
                changed = true;
            }
        }
        self.values.insert(at, values);
        changed
    }

    /// One value for two.
    fn value(&self, encoder: &mut Encoder, variable: Variable, old: Option<Term>, new: Option<Term>) -> Term {
        let symbol = encoder.symbols.variable(&mut encoder.symbolic, variable);
        let graph = &*encoder.symbolic.graph;
        let (Some(old), Some(new)) = (old, new) else { return symbol };
        if old == new && (old == symbol || self.fixed.holds(graph, old)) {
            return old;
        }
        if graph.is_bitvec(old) || graph.is_bool(old) {
            return symbol;
        }
        self.array(encoder, variable, old, new).unwrap_or(symbol)
    }

    /// One array for two that differ from one array at known addresses.
    fn array(&self, encoder: &mut Encoder, variable: Variable, old: Term, new: Term) -> Option<Term> {
        let Encoder { symbolic, symbols, .. } = encoder;
        let (base, before) = elements(symbolic.graph, old)?;
        let (other, after) = elements(symbolic.graph, new)?;
        let addresses: BTreeSet<Term> = before.keys().chain(after.keys()).copied().collect();
        if base != other || !self.fixed.holds(symbolic.graph, base) || addresses.len() > MOST_ELEMENTS {
            return None;
        }
        let mut joined = base;
        for address in addresses {
            let symbol = symbols.element(symbolic, variable, address);
            let [old, new] = [&before, &after].map(|all| all.get(&address).copied());
            let is_same = |old: Term| old == symbol || self.fixed.holds(symbolic.graph, old);
            let value = old.filter(|&old| Some(old) == new && is_same(old)).unwrap_or(symbol);
            joined = symbolic.graph.term(Operator::Store, &[joined, address, value]);
        }
        Some(joined)
    }

    /// Whether a variable of terms has the same value at all times.
    pub fn is_fixed(&self, graph: &Graph, variable: Term) -> bool {
        self.fixed.holds(graph, variable)
    }

    /// The symbols in the values at a location, once each.
    pub fn symbols_at(&self, graph: &Graph, symbols: &Symbols, location: Location) -> Vec<Term> {
        let Some(values) = self.values.get(&location) else { return Vec::new() };
        let terms: Vec<Term> = values.iter().flatten().copied().collect();
        variables(graph, &terms).into_iter().filter(|&symbol| symbols.meaning(symbol).is_some()).collect()
    }
}

/// The variables of terms whose values do not change in a run: those that stand for what is at the beginning,
/// and for what is asked for in blocks from the entry.
struct FixedVariables(FxHashSet<Term>);

impl FixedVariables {
    fn new(symbolic: &Symbolic) -> FixedVariables {
        let shared = symbolic.variables.shared.iter();
        FixedVariables(shared.map(|&variable| symbolic.variables.info(variable).term).collect())
    }

    /// Whether the value of a term does not change.
    fn holds(&self, graph: &Graph, term: Term) -> bool {
        let is_function =
            |variable: Term| matches!(graph.sorts.kind(graph.sort(variable)), SortKind::Function(..));
        variables(graph, &[term]).into_iter().all(|name| self.0.contains(&name) || is_function(name))
    }
}

/// An array as another one and what was stored to it at known addresses, the last value each.
fn elements(graph: &Graph, mut array: Term) -> Option<(Term, BTreeMap<Term, Term>)> {
    let mut found = BTreeMap::new();
    while graph.operator(array) == Operator::Store {
        let [address, value] = [1, 2].map(|child| graph.child(array, child));
        if !graph.is_constant(address) {
            return None;
        }
        found.entry(address).or_insert(value);
        array = graph.child(array, 0);
    }
    Some((array, found))
}
