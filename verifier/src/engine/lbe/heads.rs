//! What is the same whenever a location is reached, and names for the rest.
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
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::summarise::Summary;
use crate::formula::block::{Code, Execution, Fresh};
use crate::formula::guard::Guard;
use crate::formula::state::{State, Values};
use crate::formula::symbolic::{Symbolic, Unknowns};
use crate::program::cfa::{Location, Variable};

/// So many elements of an array have symbols at the most.
const MOST_ELEMENTS: usize = 4096;

/// The steps with this number are executed once in each run: those from the entry.
pub const ENTRY_STEP: u32 = 0;

/// What a symbol stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The value of a variable.
    Variable(Variable),
    /// The element of an array at an address.
    Element(Variable, Term),
}

/// The symbols, and what they stand for.
#[derive(Default)]
pub struct Symbols {
    of_variable: FxHashMap<Variable, Term>,
    of_element: FxHashMap<(Variable, Term), Term>,
    meaning: FxHashMap<Term, Meaning>,
}

impl Symbols {
    fn variable(&mut self, symbolic: &mut Symbolic, variable: Variable) -> Term {
        let Symbols { of_variable, meaning, .. } = self;
        *of_variable.entry(variable).or_insert_with(|| {
            let info = symbolic.variables.info(variable);
            let sort = symbolic.graph.sort(info.term);
            let symbol = symbolic.graph.variable(&info.name, sort);
            meaning.insert(symbol, Meaning::Variable(variable));
            symbol
        })
    }

    fn element(&mut self, symbolic: &mut Symbolic, array: Variable, address: Term) -> Term {
        let Symbols { of_element, meaning, .. } = self;
        *of_element.entry((array, address)).or_insert_with(|| {
            let info = symbolic.variables.info(array);
            let read = symbolic.graph.term(Operator::Select, &[info.term, address]);
            let sort = symbolic.graph.sort(read);
            let symbol = symbolic.graph.variable(&info.name, sort);
            meaning.insert(symbol, Meaning::Element(array, address));
            symbol
        })
    }

    /// What a symbol stands for; `None` for other variables.
    pub fn meaning(&self, symbol: Term) -> Option<Meaning> {
        self.meaning.get(&symbol).copied()
    }

    /// A term over symbols where these have the values of a state.
    pub fn instance(&self, symbolic: &mut Symbolic, term: Term, values: &Values) -> Term {
        let mut substitution = Substitution::new();
        for symbol in variables(symbolic.graph, &[term]) {
            let value = match self.meaning(symbol) {
                Some(Meaning::Variable(variable)) => symbolic.value(variable, values),
                Some(Meaning::Element(array, address)) => {
                    let array = symbolic.value(array, values);
                    symbolic.element(array, address)
                }
                None => continue,
            };
            substitution.set(symbol, value);
        }
        let term = substitution.apply(symbolic.graph, term);
        symbolic.normal(term)
    }
}

/// What is known of the locations of a summarised automaton.
pub struct Heads {
    /// The values at each location that can be reached.
    pub values: FxHashMap<Location, Values>,
    fixed: Fixed,
}

impl Heads {
    /// For an automaton whose entry has this state; `None` where a limit is reached.
    pub fn new(
        symbolic: &mut Symbolic,
        (code, summary, target): (&Code, &Summary, Location),
        fresh: &mut Fresh,
        start: &State,
        symbols: &mut Symbols,
    ) -> Option<Heads> {
        let entry = code.function.entry;
        let mut heads = Heads { values: FxHashMap::default(), fixed: Fixed::new(symbolic) };
        heads.values.insert(entry, Rc::clone(&start.values));
        let mut work = BTreeSet::from([entry]);
        while let Some(location) = work.pop_first() {
            for number in summary.outgoing(location) {
                let block = summary.blocks[number];
                if block.to == target {
                    continue;
                }
                let step = step_of(location == entry, number);
                let state = State { guard: Guard::TRUE, values: Rc::clone(&heads.values[&location]) };
                let (mut unknowns, watched) = (Unknowns::default(), target);
                symbolic.is_once = step == ENTRY_STEP;
                let execution = Execution {
                    symbolic: &mut *symbolic,
                    code,
                    fresh: &mut *fresh,
                    unknowns: &mut unknowns,
                    step,
                    watched,
                    switches: None,
                };
                let outcome = execution.run(block.operation, state);
                symbolic.is_once = true;
                let Some(state) = outcome?.state else { continue };
                if step == ENTRY_STEP {
                    heads.fixed.0.extend(unknowns.inputs.iter().map(|input| input.term));
                }
                if heads.join((symbolic, code, symbols), block.to, &state.values) {
                    work.insert(block.to);
                }
            }
        }
        Some(heads)
    }

    /// Joins what is known of a location with the values that a block brings; whether anything changed.
    fn join(
        &mut self,
        (symbolic, code, symbols): (&mut Symbolic, &Code, &mut Symbols),
        at: Location,
        new: &Values,
    ) -> bool {
        let shared = symbolic.variables.shared.len();
        let known = self.values.get(&at).cloned();
        let is_first = known.is_none();
        let mut values = known.unwrap_or_else(|| Rc::new(vec![None; new.len()]));
        let mut changed = is_first;
        let places = symbolic.variables.shared.iter().chain(&code.function.locals).copied();
        for (slot, variable) in places.collect::<Vec<Variable>>().into_iter().enumerate() {
            if slot >= shared && !code.reading.liveness.is_live(at, slot - shared) {
                continue;
            }
            let old = if is_first { new[slot] } else { values[slot] };
            let joined = Some(self.value((symbolic, symbols), variable, old, new[slot]));
            if joined != values[slot] {
                Rc::make_mut(&mut values)[slot] = joined;
                changed = true;
            }
        }
        self.values.insert(at, values);
        changed
    }

    /// One value for two.
    fn value(
        &self,
        (symbolic, symbols): (&mut Symbolic, &mut Symbols),
        variable: Variable,
        old: Option<Term>,
        new: Option<Term>,
    ) -> Term {
        let symbol = symbols.variable(symbolic, variable);
        let (Some(old), Some(new)) = (old, new) else { return symbol };
        if old == new && (old == symbol || self.fixed.holds(symbolic.graph, old)) {
            return old;
        }
        if symbolic.graph.is_bitvec(old) || symbolic.graph.is_bool(old) {
            return symbol;
        }
        self.array((symbolic, symbols), variable, (old, new)).unwrap_or(symbol)
    }

    /// One array for two that differ from one array at known addresses.
    fn array(
        &self,
        (symbolic, symbols): (&mut Symbolic, &mut Symbols),
        variable: Variable,
        (old, new): (Term, Term),
    ) -> Option<Term> {
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

/// The step in which a block is executed for what it does to any state.
pub fn step_of(is_entry: bool, block: usize) -> u32 {
    if is_entry { ENTRY_STEP } else { block as u32 + 1 }
}

/// The variables of terms whose values do not change in a run: those that stand for what is at the beginning,
/// and for what is asked for in blocks from the entry.
struct Fixed(FxHashSet<Term>);

impl Fixed {
    fn new(symbolic: &Symbolic) -> Fixed {
        let shared = symbolic.variables.shared.iter();
        Fixed(shared.map(|&variable| symbolic.variables.info(variable).term).collect())
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
