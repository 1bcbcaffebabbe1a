//! What callers see of a function: its effects, each a summary.
//!
//! **Idea.** The effects of a call are what it returns, what shared variables are after it, and whether
//! control comes back (Babić and Hu, *Calysto: Scalable and Precise Extended Static Checking*, 2008; in their
//! words `f:ret`, `f:*(p+8)`, `f:cfc`). Each is a function of the parameters, of the shared variables that it
//! depends on, and of the number of the activation where it depends on unknown values. Callers apply it; the
//! body is looked at when a counterexample depends on it.
//!
//! **Here.** A body that is hardly larger than its application is put in place of it.

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{post_order, variables};
use rustc_hash::FxHashMap;

use super::terminal::Cell;
use super::workshop::Workshop;
use crate::formula::nesting::Key;
use crate::program::cfa::Variable;

/// Bodies with more terms than this are summaries.
const SMALL: usize = 12;

/// A function at a depth of recursion: how many activations of its component of the call graph are around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Copy {
    /// The function.
    pub function: u32,
    /// The depth; 0 for functions that do not call themselves.
    pub level: u32,
}

/// An effect, or the condition under which a call leads to something.
#[derive(Clone, Debug)]
pub struct Effect {
    /// The function symbol that stands for it.
    pub symbol: Term,
    /// The variables that the body depends on, in the order of arguments.
    pub inputs: Rc<[Term]>,
    /// What it is.
    pub body: Term,
    /// The function symbols in it, and how often each is applied.
    pub symbols: Rc<[(Term, u64)]>,
    /// Whether applications are the body itself.
    pub is_inline: bool,
}

/// What is called at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A function that was executed.
    Copy(Copy),
    /// One that was not, since recursion is too deep: it may do whatever it can.
    Unfollowed(u32),
}

/// A word of memory that a call may write, where memory is places.
#[derive(Clone, Debug)]
pub struct Place {
    /// The region.
    pub region: Variable,
    /// Where, over the variables of the callee.
    pub address: Term,
    /// What is there afterwards.
    pub value: Effect,
}

/// A call, and what it is given.
#[derive(Clone, Debug)]
pub struct Site {
    /// What is called.
    pub target: Target,
    /// When.
    pub guard: Term,
    /// The parameters of the callee and what they are.
    pub arguments: Vec<(Term, Term)>,
    /// The values of variables before the call.
    pub values: Rc<Vec<Option<Term>>>,
    /// How far the number of the callee's activation is from that of the caller.
    pub offset: u128,
}

/// A function that was executed.
#[derive(Debug, Default)]
pub struct Summary {
    /// Whether control comes back.
    pub returns: Option<Effect>,
    /// The results; `None` where there is no value.
    pub results: Vec<Option<Effect>>,
    /// The shared variables that may have changed.
    pub writes: Vec<(Variable, Effect)>,
    /// The words of memory that may have changed, where memory is places.
    pub places: Vec<Place>,
    /// What is reached in the function itself, by number, and when.
    pub reached: Vec<(usize, Term)>,
    /// The calls.
    pub sites: Vec<Site>,
    /// The offset of each call, by its edge and key.
    pub offsets: FxHashMap<(usize, Key), u128>,
    /// How many numbers of activations it may use; 0 where nothing depends on them. Saturates.
    pub activations: u128,
}

impl Effect {
    /// An effect that is this term over the variables of a function.
    pub fn new(workshop: &mut Workshop, name: &str, body: Term, is_eager: bool) -> Effect {
        let depends = |term: &Term| {
            *term == workshop.seed || workshop.variable_of(*term).is_some() || workshop.cell(*term).is_some()
        };
        let order = post_order(workshop.graph, &[body]);
        let symbols = symbols_among(workshop.graph, &order).into();
        let mut inputs: Vec<Term> = order.into_iter().filter(depends).collect();
        inputs.sort_unstable();
        let is_inline = is_eager || inputs.is_empty() || is_small(workshop.graph, body);
        let graph = &mut *workshop.graph;
        let sorts = inputs.iter().map(|&input| graph.sort(input)).collect();
        let result = graph.sort(body);
        let sort = graph.sorts.intern(SortKind::Function(sorts, result));
        let symbol = if is_inline { body } else { graph.variable(name, sort) };
        let effect = Effect { symbol, inputs: inputs.into(), body, symbols, is_inline };
        if !is_inline {
            workshop.bodies.insert(symbol, effect.clone());
        }
        effect
    }

    /// What the effect is at a call.
    pub fn at(&self, workshop: &mut Workshop, site: &Site) -> Term {
        let actual: Vec<Term> = self.inputs.iter().map(|&input| site.value(workshop, input)).collect();
        if self.is_inline {
            return workshop.replace(self.body, self.inputs.iter().copied().zip(actual));
        }
        let children: Vec<Term> = std::iter::once(self.symbol).chain(actual).collect();
        workshop.graph.term(Operator::Apply, &children)
    }
}

impl Site {
    /// What a term over variables of the callee is.
    pub fn replaced(&self, workshop: &mut Workshop, term: Term) -> Term {
        let inputs = variables(workshop.graph, &[term]);
        let actual: Vec<(Term, Term)> =
            inputs.into_iter().map(|input| (input, self.value(workshop, input))).collect();
        workshop.replace(term, actual)
    }

    /// What the caller has in a word of memory that the callee reads; the word of the callee where a limit is
    /// reached, for what is made of it is not used.
    fn word(&self, workshop: &mut Workshop, input: Term, cell: Cell) -> Term {
        let address = self.replaced(workshop, cell.address);
        let array = self.values[workshop.variables.slot(cell.region)];
        array.and_then(|array| workshop.word(array, address)).unwrap_or(input)
    }

    /// What a variable of the callee is at its entry.
    fn value(&self, workshop: &mut Workshop, input: Term) -> Term {
        if input == workshop.seed {
            let offset = workshop.number(self.offset);
            let number = workshop.graph.term(Operator::BvAdd, &[workshop.seed, offset]);
            return workshop.normal(number);
        }
        if let Some((_, argument)) = self.arguments.iter().find(|(parameter, _)| *parameter == input) {
            return *argument;
        }
        if let Some(cell) = workshop.cell(input) {
            return self.word(workshop, input, cell);
        }
        let variable = workshop.variable_of(input);
        let value = |variable| self.values.get(workshop.variables.slot(variable)).copied().flatten();
        variable.and_then(value).unwrap_or(input)
    }
}

/// Whether a term is hardly larger than an application.
fn is_small(graph: &Graph, body: Term) -> bool {
    let mut stack = vec![body];
    let mut count = 0;
    while let Some(term) = stack.pop() {
        count += 1;
        if count > SMALL {
            return false;
        }
        stack.extend(graph.children(term));
    }
    true
}

/// The function symbols in a term, of summaries and of unknown values, and how often each is applied.
pub fn symbols(graph: &Graph, body: Term) -> Vec<(Term, u64)> {
    symbols_among(graph, &post_order(graph, &[body]))
}

/// The function symbols among terms that come after what they are made of.
fn symbols_among(graph: &Graph, terms: &[Term]) -> Vec<(Term, u64)> {
    let mut counts: FxHashMap<Term, u64> = FxHashMap::default();
    let applications = terms.iter().filter(|&&term| graph.operator(term) == Operator::Apply);
    applications.for_each(|&term| *counts.entry(graph.child(term, 0)).or_default() += 1);
    // In the order in which they come, which what is made of them depends on.
    terms.iter().filter_map(|term| counts.remove_entry(term)).collect()
}
