//! Predicates by interpolation: formulas between the steps of a path that cannot be taken.
//!
//! **Idea.** Henzinger, Jhala, Majumdar and McMillan, *Abstractions from Proofs*, 2004: an interpolant of
//! the formulas before and after a place says, in the variables of that place, why the path ends.
//!
//! **Here.** A step is when it can be taken, and what each symbol is afterwards, as terms over the symbols
//! before it and what the step asks for. Each place of the path gets copies of the symbols; those that are
//! not needed later have none. Interpolants are the solver's, and come back over the symbols.

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::prover::{Prover, ProverError, Quota};

/// A step of a path.
pub struct PathStep {
    /// When it can be taken.
    pub guard: Term,
    /// The symbols at its end, and their values.
    pub moves: Vec<(Term, Term)>,
}

/// The interpolants at the ends of all steps but the last, over symbols; `None` where there are none.
/// `is_fixed` says which variables are the same in all steps.
///
/// # Errors
/// The connection to the solver is closed.
pub fn interpolants(
    prover: &mut dyn Prover,
    graph: &mut Graph,
    steps: &[PathStep],
    is_fixed: &dyn Fn(&Graph, Term) -> bool,
    quota: Quota,
) -> Result<Option<Vec<Term>>, ProverError> {
    let mut needed: FxHashSet<Term> = FxHashSet::default();
    let mut kept: Vec<Vec<(Term, Term)>> = Vec::new();
    for step in steps.iter().rev() {
        let moves: Vec<(Term, Term)> =
            step.moves.iter().filter(|(symbol, _)| needed.contains(symbol)).copied().collect();
        let terms: Vec<Term> = moves.iter().map(|(_, value)| *value).chain([step.guard]).collect();
        needed = variables(graph, &terms).into_iter().filter(|&name| !is_fixed(graph, name)).collect();
        kept.push(moves);
    }
    kept.reverse();
    let mut names: Substitution = Substitution::new();
    let mut back: Vec<FxHashMap<Term, Term>> = Vec::new();
    let mut parts = Vec::new();
    for (step, moves) in steps.iter().zip(&kept) {
        let terms: Vec<Term> = moves.iter().map(|(_, value)| *value).chain([step.guard]).collect();
        for name in variables(graph, &terms) {
            let is_known = back
                .last()
                .is_some_and(|known: &FxHashMap<Term, Term>| known.values().any(|&symbol| symbol == name));
            if !is_known && !is_fixed(graph, name) {
                let copy = copy(graph, name);
                names.set(name, copy);
            }
        }
        let mut part = vec![names.apply(graph, step.guard)];
        let values: Vec<Term> = moves.iter().map(|&(_, value)| names.apply(graph, value)).collect();
        let mut next = Substitution::new();
        let mut meanings = FxHashMap::default();
        for (&(symbol, _), value) in moves.iter().zip(values) {
            let copy = copy(graph, symbol);
            next.set(symbol, copy);
            meanings.insert(copy, symbol);
            part.push(graph.equal(copy, value));
        }
        names = next;
        back.push(meanings);
        parts.push(part);
    }
    let Some(found) = prover.interpolants(graph, &parts, quota)? else { return Ok(None) };
    let symbols = found.into_iter().zip(&back).map(|(interpolant, meanings)| {
        let mut meaning = Substitution::new();
        meanings.iter().for_each(|(&copy, &symbol)| meaning.set(copy, symbol));
        meaning.apply(graph, interpolant)
    });
    Ok(Some(symbols.collect()))
}

/// Another variable like one.
fn copy(graph: &mut Graph, like: Term) -> Term {
    let (name, sort) = (graph.symbol(like).name.to_string(), graph.sort(like));
    graph.variable(&name, sort)
}
