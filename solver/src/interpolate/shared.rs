//! The symbols that two formulas share, and the side to which a term belongs.
//!
//! **Contract.** A symbol is a declared constant or function. Symbols that come later, made by preprocessing
//! or by lemmas, belong to the side to which they are assigned first. Formulas with symbols whose meaning
//! lies outside of them, summaries and arrays defined by their elements, are refused.
//!
//! **Cost.** Linear in the terms that are asked about.

use rustc_hash::FxHashMap;

use super::Failure;
use super::system::Side;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{post_order_outside, post_order_within};
use javelin_term::work::Work;

/// The sides on which a term has symbols that the other side does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Locality([bool; 2]);

impl Locality {
    /// Whether all symbols are shared.
    pub fn is_shared(self) -> bool {
        self == Locality::default()
    }

    /// The side whose clauses may contain a term: the first one's, if all symbols are shared; `None` if it
    /// has symbols of both.
    pub fn side(self) -> Option<Side> {
        match self.0 {
            [true, true] => None,
            [_, second] => Some(if second { Side::B } else { Side::A }),
        }
    }

    fn join(self, other: Locality) -> Locality {
        Locality([self.0[0] || other.0[0], self.0[1] || other.0[1]])
    }
}

pub(super) struct Shared {
    /// The symbols that occur in both formulas, in the order of their ids.
    symbols: Vec<Term>,
    /// The locality of each term that was classified.
    known: FxHashMap<Term, Locality>,
    has_sorts: bool,
}

impl Shared {
    /// The shared symbols of two conjunctions.
    pub fn of(graph: &Graph, formulas: [&[Term]; 2], limits: &Limits) -> Result<Shared, Failure> {
        let (mut known, mut terms) = (FxHashMap::default(), Vec::new());
        let is_symbol = |term: &Term| graph.operator(*term) == Operator::Variable;
        let mut symbols = Vec::new();
        for (side, formula) in formulas.into_iter().enumerate() {
            let under = post_order_within(graph, formula, limits)?;
            for &symbol in under.iter().filter(|term| is_symbol(term)) {
                let mut locality = Locality::default();
                locality.0[side] = true;
                if known.insert(symbol, locality).is_some() {
                    known.insert(symbol, Locality::default());
                    symbols.push(symbol);
                }
            }
            terms.extend(under);
        }
        if terms.iter().any(|&term| has_outer_meaning(graph, term)) {
            return Err(Failure::Unsupported(
                "summaries and arrays that are defined by their elements have no interpolants",
            ));
        }
        symbols.sort_unstable();
        let is_declared =
            |term: &Term| matches!(graph.sorts.kind(graph.sort(*term)), SortKind::Uninterpreted(..));
        let has_sorts = terms.iter().any(is_declared);
        let mut shared = Shared { symbols, known, has_sorts };
        for side in formulas {
            side.iter().try_for_each(|&term| shared.locality(graph, term, limits).map(|_| ()))?;
        }
        Ok(shared)
    }

    /// The shared symbols, in the order of their ids.
    pub fn symbols(&self) -> &[Term] {
        &self.symbols
    }

    /// Whether there are declared sorts, whose terms have no bits.
    pub fn has_sorts(&self) -> bool {
        self.has_sorts
    }

    /// Whether all symbols of a term of the formulas are shared.
    pub fn covers(&self, term: Term) -> bool {
        self.known.get(&term).is_some_and(|locality| locality.is_shared())
    }

    /// Assigns the new symbols of a term to a side.
    pub fn claim(&mut self, graph: &Graph, term: Term, side: Side, limits: &Limits) -> Result<(), Stop> {
        for symbol in self.unknown(graph, term, limits)? {
            if graph.operator(symbol) == Operator::Variable {
                let mut locality = Locality::default();
                locality.0[side as usize] = true;
                self.known.insert(symbol, locality);
            }
        }
        Ok(())
    }

    /// The sides that a term belongs to; new symbols in it count as shared and are not remembered.
    pub fn locality(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<Locality, Stop> {
        let mut found = FxHashMap::default();
        for part in self.unknown(graph, term, limits)? {
            let of = |child: &Term| self.known.get(child).or_else(|| found.get(child)).copied();
            let children = graph.children(part).iter().map(|child| of(child).unwrap_or_default());
            let locality = children.fold(Locality::default(), Locality::join);
            let is_settled = graph.operator(part) != Operator::Variable
                && graph.children(part).iter().all(|child| self.known.contains_key(child));
            let table = if is_settled { &mut self.known } else { &mut found };
            table.insert(part, locality);
        }
        Ok(self.known.get(&term).or_else(|| found.get(&term)).copied().unwrap_or_default())
    }

    /// The terms below a term that were not classified yet, children first.
    fn unknown(&self, graph: &Graph, term: Term, limits: &Limits) -> Result<Vec<Term>, Stop> {
        post_order_outside(graph, &[term], |part| self.known.contains_key(&part), &mut Work::new(limits))
    }

    /// Panics if a term has a symbol that is not shared.
    pub fn check(&self, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let under = post_order_within(graph, &[term], limits)?;
        let is_foreign = |&term: &Term| {
            graph.operator(term) == Operator::Variable && self.symbols.binary_search(&term).is_err()
        };
        match under.iter().any(is_foreign) {
            true => Err(Stop::Broken("an interpolant with a symbol that is not shared")),
            false => Ok(()),
        }
    }
}

/// Whether a symbol has a meaning beyond its occurrences.
fn has_outer_meaning(graph: &Graph, term: Term) -> bool {
    let is_symbol = graph.operator(term) == Operator::Variable;
    is_symbol && graph.summaries.get(term).is_some() || graph.lambda_of(term).is_some()
}
