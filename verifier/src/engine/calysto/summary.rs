//! Summaries of functions: the effects that callers see, each a summary.
//!
//! **Idea.** The effects of a call are what it returns, what shared variables are after it, and whether
//! control comes back (Babić and Hu, *Calysto: Scalable and Precise Extended Static Checking*, 2008; in their
//! words `f:ret`, `f:*(p+8)`, `f:cfc`). Each is a function of the parameters, of the shared variables that it
//! depends on, and of the number of the activation where it depends on unknown values. Callers apply it; the
//! body is examined when a counterexample depends on it.
//!
//! **Invariants.** All variables of a body are inputs, but for function symbols; the summaries that it
//! applies are older. A symbol takes the inputs.
//!
//! **Here.** A body that is hardly larger than its application is put in place of it.

use std::rc::Rc;
use std::sync::Arc;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{post_order, variables};
use rustc_hash::FxHashMap;

use super::symbols::{ActivationSymbolic, number};
use crate::formula::nesting::Key;
use crate::formula::terminal::EntryCell;
use crate::program::cfa::Variable;
use crate::prover::bodies::symbols;

/// Bodies with more terms than this are summaries.
const SMALL: usize = 12;

/// A function at a depth of recursion: how many activations of its component of the call graph are around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunctionCopy {
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
    pub inputs: Arc<[Term]>,
    pub body: Term,
    /// Whether applications are the body itself.
    pub is_inline: bool,
}

/// The target of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A function that was executed.
    Copy(FunctionCopy),
    /// A function that was not executed, since recursion is too deep: it may have any effect that it can.
    Unfollowed(u32),
}

/// A word of memory that a call may write, where memory is places.
#[derive(Clone, Debug)]
pub struct CellEffect {
    pub region: Variable,
    /// Where, over the variables of the callee.
    pub address: Term,
    /// The value of the word after the call.
    pub value: Effect,
}

/// A call, and what it is given.
#[derive(Clone, Debug)]
pub struct SummaryCall {
    pub target: Target,
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
pub struct FunctionSummary {
    /// Whether control comes back.
    pub returns: Option<Effect>,
    /// The results; `None` where there is no value.
    pub results: Vec<Option<Effect>>,
    /// The shared variables that may have changed.
    pub writes: Vec<(Variable, Effect)>,
    /// The words of memory that may have changed, where memory is places.
    pub places: Vec<CellEffect>,
    /// The goals that are reached in the function itself, by number, and their conditions.
    pub reached: Vec<(usize, Term)>,
    pub sites: Vec<SummaryCall>,
    /// The offset of each call, by its edge and key.
    pub offsets: FxHashMap<(usize, Key), u128>,
    /// How many numbers of activations it may use; 0 where nothing depends on them. Saturates.
    pub activations: u128,
}

impl Effect {
    /// An effect that is this term over the variables of a function.
    pub fn new(symbolic: &mut ActivationSymbolic, name: &str, body: Term, is_eager: bool) -> Effect {
        let depends = |term: &Term| {
            *term == symbolic.unknowns.seed
                || symbolic.variable_of(*term).is_some()
                || cell(symbolic, *term).is_some()
        };
        let order = post_order(symbolic.graph, &[body]);
        let mut inputs: Vec<Term> = order.into_iter().filter(depends).collect();
        inputs.sort_unstable();
        let is_inline = is_eager || inputs.is_empty() || is_small(symbolic.graph, body);
        let graph = &mut *symbolic.graph;
        let sorts = inputs.iter().map(|&input| graph.sort(input)).collect();
        let result = graph.sort(body);
        let sort = graph.sorts.intern(SortKind::Function(sorts, result));
        let symbol = if is_inline { body } else { graph.variable(name, sort) };
        let inputs: Arc<[Term]> = inputs.into();
        if !is_inline {
            symbolic.unknowns.bodies.add(symbolic.graph, symbol, Arc::clone(&inputs), body);
        }
        let effect = Effect { symbol, inputs, body, is_inline };
        if cfg!(debug_assertions) {
            effect.check_invariants(symbolic.graph);
        }
        effect
    }

    /// Panics if an invariant is broken. Linear in the body.
    fn check_invariants(&self, graph: &Graph) {
        let is_function = |term| matches!(graph.sorts.kind(graph.sort(term)), SortKind::Function(..));
        let is_known = |&term: &Term| is_function(term) || self.inputs.binary_search(&term).is_ok();
        assert!(variables(graph, &[self.body]).iter().all(is_known), "a body is over its inputs");
        if self.is_inline {
            return;
        }
        let SortKind::Function(sorts, result) = graph.sorts.kind(graph.sort(self.symbol)) else {
            panic!("a summary is a function")
        };
        let inputs = self.inputs.iter().map(|&input| graph.sort(input));
        assert!(inputs.eq(sorts.iter().copied()), "a summary takes its inputs");
        assert_eq!(*result, graph.sort(self.body), "a summary has the sort of its body");
        let mut callees = symbols(graph, self.body).into_iter();
        assert!(callees.all(|(callee, _)| callee < self.symbol), "what a summary applies is older");
    }

    /// The value of the effect at a call.
    pub fn at(&self, symbolic: &mut ActivationSymbolic, site: &SummaryCall) -> Term {
        let actual: Vec<Term> = self.inputs.iter().map(|&input| site.value(symbolic, input)).collect();
        if self.is_inline {
            return symbolic.replace(self.body, self.inputs.iter().copied().zip(actual));
        }
        let children: Vec<Term> = std::iter::once(self.symbol).chain(actual).collect();
        symbolic.graph.term(Operator::Apply, &children)
    }
}

impl SummaryCall {
    /// The value of a term over variables of the callee.
    pub fn replaced(&self, symbolic: &mut ActivationSymbolic, term: Term) -> Term {
        let inputs = variables(symbolic.graph, &[term]);
        let actual: Vec<(Term, Term)> =
            inputs.into_iter().map(|input| (input, self.value(symbolic, input))).collect();
        symbolic.replace(term, actual)
    }

    /// The value of the caller in a word of memory that the callee reads; the word of the callee where a
    /// limit is reached, for what is made of it is not used.
    fn word(&self, symbolic: &mut ActivationSymbolic, input: Term, cell: EntryCell) -> Term {
        let address = self.replaced(symbolic, cell.address);
        let array = self.values[symbolic.variables.slot(cell.region)];
        array.and_then(|array| symbolic.word(array, address)).unwrap_or(input)
    }

    /// The value of a variable of the callee at its entry.
    fn value(&self, symbolic: &mut ActivationSymbolic, input: Term) -> Term {
        if input == symbolic.unknowns.seed {
            let offset = number(symbolic.graph, self.offset);
            let moved = symbolic.graph.term(Operator::BvAdd, &[input, offset]);
            return symbolic.normal(moved);
        }
        if let Some((_, argument)) = self.arguments.iter().find(|(parameter, _)| *parameter == input) {
            return *argument;
        }
        if let Some(cell) = cell(symbolic, input) {
            return self.word(symbolic, input, cell);
        }
        let variable = symbolic.variable_of(input);
        let value = |variable| self.values.get(symbolic.variables.slot(variable)).copied().flatten();
        variable.and_then(value).unwrap_or(input)
    }
}

/// The word of memory that a variable stands for.
fn cell(symbolic: &ActivationSymbolic, variable: Term) -> Option<EntryCell> {
    symbolic.places()?.cell(variable)
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
