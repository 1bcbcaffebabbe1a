//! The table of summaries: which symbols are functions with a known meaning, and which constants are tags.
//!
//! **Here.** The table knows ids and nothing of the graph, so the graph can hold it. The meaning for terms
//! is in [`super::summary`].
//!
//! **Contract.** A body contains applications of earlier summaries only.
//!
//! **Cost.** A look-up by symbol.

use rustc_hash::FxHashMap;

use crate::id::Term;

/// The width of tags, each of which has its number for a value.
pub const TAG_WIDTH: u32 = 32;

/// A summary: a function whose body is used on demand.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The terms that arguments replace: declared parameters, then constants and tags; empty if the caller
    /// holds the body.
    pub parameters: Box<[Term]>,
    /// The number of arguments that the script writes.
    pub declared: usize,
    /// Positions of arguments that the body does not use.
    pub unused: Box<[usize]>,
    /// The meaning of an application; `None` if the caller holds it.
    pub body: Option<Term>,
    /// The number of terms in the body.
    pub size: usize,
    /// About how large the circuit of the body is, without what it calls.
    pub weight: u64,
    /// Whether the body reaches summaries whose bodies the caller holds.
    pub asks_caller: bool,
    /// Whether each application of the script has a value of its own.
    pub nondeterministic: bool,
}

impl Summary {
    /// The arguments that an application has after those of the script: constants, which include the tags
    /// at the time the body was read, and `None` for a tag of its own.
    pub fn passed_on(&self) -> Vec<Option<Term>> {
        let own = self.nondeterministic && self.body.is_none();
        let constants = self.parameters.iter().skip(self.declared).map(|&constant| Some(constant));
        constants.chain(own.then_some(None)).collect()
    }
}

/// The table of the summaries of a graph.
#[derive(Clone, Debug, Default)]
pub struct Summaries {
    table: FxHashMap<Term, Summary>,
    tags: FxHashMap<Term, u32>,
    tag_list: Vec<Term>,
    /// Whether any summary reaches a body that the caller holds.
    asks_caller: bool,
}

impl Summaries {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// Whether there are any whose bodies the caller holds.
    pub fn ask_caller(&self) -> bool {
        self.asks_caller
    }

    /// Makes a symbol a summary.
    pub fn define(&mut self, symbol: Term, summary: Summary) {
        self.asks_caller |= summary.asks_caller;
        self.table.insert(symbol, summary);
    }

    /// The summary that a symbol names.
    pub fn get(&self, symbol: Term) -> Option<&Summary> {
        self.table.get(&symbol)
    }

    /// All summaries with their symbols, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (Term, &Summary)> {
        self.table.iter().map(|(&symbol, summary)| (symbol, summary))
    }

    /// Makes a constant a tag.
    pub fn add_tag(&mut self, constant: Term) {
        self.tags.insert(constant, self.tag_list.len() as u32);
        self.tag_list.push(constant);
    }

    /// The number of a tag; `None` for other terms.
    pub fn tag(&self, constant: Term) -> Option<u32> {
        self.tags.get(&constant).copied()
    }

    /// All tags, by number.
    pub fn tags(&self) -> &[Term] {
        &self.tag_list
    }
}
