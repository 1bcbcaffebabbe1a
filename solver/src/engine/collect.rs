//! Garbage collection: a session that lives for days holds what it can still name, not all it ever built.
//!
//! **Idea.** When most terms are dead, the living are moved to a graph of their own
//! ([`javelin_term::graph::Renaming`]), and all that was built for terms is dropped with the old graph:
//! normal forms, gates, clauses, variables of levels that are closed. The next check builds again what it
//! needs.
//!
//! **Here.** Only a holder that can show every handle it holds may ask, so a session asks between commands,
//! after a `pop`; handles that a program holds are never moved. Nothing is collected while a proof is
//! written: its variables and lemmas would begin anew.
//!
//! **Why it is sound.** The stack is the same afterwards, term by term, and a solver without a pipeline is
//! one before its first check.
//!
//! **Cost.** Linear in what was built since the last collection: it is due when there are some times the
//! terms that lived then, or some times the gates of the first check after it. What was learnt is lost, which
//! is why the factor is not smaller.

use javelin_parser::builder::Held;

use super::handle::FunctionId;
use super::terms::Terms;
use super::{Function, Solver, Term};
use javelin_term::graph::{Renaming, Term as Id};
use javelin_term::limits::Stop;

/// A collection is due at this multiple of the terms that lived after the last one, and `FEW` more.
const FACTOR: usize = 4;

/// Debug builds collect often, so that tests and random scripts do.
pub(super) const FEW: usize = if cfg!(debug_assertions) { 1 << 10 } else { 1 << 20 };

/// A level that was opened counts as this number of terms: about what its guard takes in the SAT core.
const TERMS_PER_LEVEL: usize = 4;

/// Collecting gates is worth it from this number on. A check of a few takes time with all that are there,
/// since the SAT core gives a value to each.
const FEW_GATES: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 1 << 14 };

/// A handle of a holder, which is asked and then renamed.
pub(crate) type Handle<'a> = Held<'a, Term, Function>;

/// Shows each handle that it holds to the function that it is given.
pub(crate) type Holder<'a> = &'a mut dyn FnMut(&mut dyn FnMut(Handle<'_>));

/// The definitions and occurrences that a collection keeps, by their numbers before it.
struct Numbers {
    definitions: Vec<bool>,
    occurrences: Vec<bool>,
}

/// The new number of each item that is kept: how many before it are.
fn renumbered(is_kept: &[bool]) -> Vec<u32> {
    let mut next = 0;
    let number = |&kept: &bool| {
        next += u32::from(kept);
        next - u32::from(kept)
    };
    is_kept.iter().map(number).collect()
}

impl Solver {
    /// Drops terms that are not held, if that is worth it. The holder shows its handles, which are renamed;
    /// others must not be used any more. There are no values, cores or refinements to ask for afterwards.
    ///
    /// # Errors
    /// A limit was reached; nothing has changed.
    pub(crate) fn collect_when_due(&mut self, holder: Holder<'_>) -> Result<(), Stop> {
        let size = self.terms.graph.len() + TERMS_PER_LEVEL * self.stack.levels_opened();
        let is_due = size >= self.collection_due || self.has_dead_gates();
        match is_due && self.host.tracers.is_none() {
            true => self.collect(holder),
            false => Ok(()),
        }
    }

    /// Whether there are some times the gates that the first check after the last collection needed.
    fn has_dead_gates(&mut self) -> bool {
        let Some(pipeline) = &self.pipeline else { return false };
        let gates = pipeline.gates();
        gates >= *self.gates_due.get_or_insert(FACTOR as u64 * gates + FEW_GATES)
    }

    fn collect(&mut self, holder: Holder<'_>) -> Result<(), Stop> {
        let (roots, numbers) = self.roots(holder);
        let (graph, renaming) = self.terms.graph.kept(&roots, &self.terms.limits)?;
        self.terms.graph = graph;
        self.changed();
        self.drop_pipeline();
        self.stack.renumber_levels();
        self.stack.terms_mut().for_each(|term| *term = renaming.of(*term));
        self.terms.rename(&numbers, &renaming);
        let definitions = renumbered(&numbers.definitions);
        let occurrences = renumbered(&numbers.occurrences);
        let mut rename = |handle: Handle<'_>| match handle {
            Held::Term(term) => term.id = renaming.of(term.id),
            Held::Function(function) => match &mut function.id {
                FunctionId::Declared(symbol) | FunctionId::Summary(symbol) => *symbol = renaming.of(*symbol),
                FunctionId::Defined(number) => *number = definitions[*number as usize],
                FunctionId::Occurrence(number) => *number = occurrences[*number as usize],
            },
        };
        holder(&mut rename);
        self.vocabulary.iter_mut().flat_map(|vocabulary| vocabulary.held()).for_each(rename);
        let levels = TERMS_PER_LEVEL * self.stack.levels();
        self.collection_due = FACTOR * (self.terms.graph.len() + levels) + FEW;
        self.collections += 1;
        Ok(())
    }

    /// The terms that the stack and the holder's handles hold, and the definitions that the handles do.
    fn roots(&mut self, holder: Holder<'_>) -> (Vec<Id>, Numbers) {
        let Solver { terms, stack, vocabulary, .. } = self;
        let mut roots: Vec<Id> = stack.terms_mut().map(|term| *term).collect();
        let mut numbers = Numbers {
            definitions: vec![false; terms.definitions.len()],
            occurrences: vec![false; terms.occurrences.len()],
        };
        let mut mark = |handle: Handle<'_>| match handle {
            Held::Term(term) => roots.push(term.id),
            Held::Function(function) => match function.id {
                FunctionId::Declared(symbol) | FunctionId::Summary(symbol) => roots.push(symbol),
                FunctionId::Defined(number) => numbers.definitions[number as usize] = true,
                FunctionId::Occurrence(number) => numbers.occurrences[number as usize] = true,
            },
        };
        holder(&mut mark);
        vocabulary.iter_mut().flat_map(|vocabulary| vocabulary.held()).for_each(mark);
        for definition in kept(&terms.definitions, &numbers.definitions) {
            roots.extend(definition.parameters.iter().chain([&definition.body]));
        }
        for (symbol, tags) in kept(&terms.occurrences, &numbers.occurrences) {
            roots.extend([symbol].into_iter().chain(tags));
        }
        (roots, numbers)
    }
}

/// The items that are kept.
fn kept<'a, T>(items: &'a [T], is_kept: &'a [bool]) -> impl Iterator<Item = &'a T> {
    items.iter().zip(is_kept).filter(|&(_, &kept)| kept).map(|(item, _)| item)
}

impl Terms {
    /// Follows the graph: drops definitions and occurrences that are not kept, renames the others.
    fn rename(&mut self, numbers: &Numbers, renaming: &Renaming) {
        retain(&mut self.definitions, &numbers.definitions);
        retain(&mut self.occurrences, &numbers.occurrences);
        for definition in &mut self.definitions {
            definition.parameters.iter_mut().for_each(|parameter| *parameter = renaming.of(*parameter));
            definition.body = renaming.of(definition.body);
        }
        for (symbol, tags) in &mut self.occurrences {
            *symbol = renaming.of(*symbol);
            tags.iter_mut().for_each(|tag| *tag = renaming.of(*tag));
        }
        self.refresh_memos();
    }
}

fn retain<T>(items: &mut Vec<T>, is_kept: &[bool]) {
    let mut flags = is_kept.iter();
    items.retain(|_| flags.next() == Some(&true));
}
