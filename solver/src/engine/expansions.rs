//! Expansions: meanings that the caller gives to applications of its summaries. No meaning may lead back to
//! itself, which is checked here.

use rustc_hash::FxHashMap;

use super::error::{Error, ExpansionError, Expected, Required};
use super::{Solver, Term};
use crate::answer::verdict::{Reason, Verdict as Decision};
use crate::call_graph::callees_first;
use crate::pipeline::stack::Expansion;
use javelin_term::graph::{Graph, Term as Id};
use javelin_term::traverse::PostOrder;

impl Solver {
    /// Gives an application of a declared summary a meaning, until the level is popped. The meaning may apply
    /// other summaries. Costs a search for cycles among the summaries that have meanings.
    ///
    /// # Errors
    /// [`Error::Expansion`]: the term is no such application, has another meaning, or would come to mean
    /// itself; [`Error::Clash`]: the meaning has another sort; [`Error::Parameter`], [`Error::Foreign`], and
    /// where memory is limited [`Error::Stopped`].
    pub fn expand(&mut self, application: Term, meaning: Term) -> Result<(), Error> {
        let (application, meaning) = (self.closed(application)?, self.closed(meaning)?);
        let graph = &self.terms.graph;
        let expansion = expansion(graph, self.stack.expansions(), application, meaning)?;
        if graph.sort(application) != graph.sort(meaning) {
            let expected = Expected::Sort(self.terms.named(graph.sort(application)));
            return Err(self.terms.clash("expand", &[meaning], 0, expected));
        }
        self.terms.reserve(self.stack.growth())?;
        self.changed();
        self.stack.expand(expansion);
        Ok(())
    }

    /// How many applications of summaries checks have replaced by bodies so far, since what they had built
    /// was last dropped ([`Solver::reset_assertions`]; a check that ran out of memory). Meanings that the
    /// caller has given are not counted.
    pub fn expansions(&self) -> u64 {
        self.pipeline.as_ref().map_or(0, |pipeline| pipeline.expansions())
    }

    /// The applications that the last counterexample depends on and that have no meaning yet, the most useful
    /// first: what to give to [`Solver::expand`] before the next check.
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Refinement`]: the last verdict was not
    /// [`Unknown::Refine`](super::Unknown::Refine), or something was asserted or popped since.
    pub fn refinement(&self) -> Result<Vec<Term>, Error> {
        match self.checked.as_ref().map(|checked| &checked.decision) {
            Some(Decision::Unknown(Reason::Refine(applications, _))) => {
                Ok(applications.iter().map(|&application| self.own(application)).collect())
            }
            _ => Err(Error::State { required: Required::Refinement }),
        }
    }
}

/// The meaning of an application, if it can join what is known.
fn expansion(
    graph: &Graph,
    known: &[Expansion],
    application: Id,
    meaning: Id,
) -> Result<Expansion, ExpansionError> {
    match graph.applied(application) {
        None => return Err(ExpansionError::NoApplication),
        Some(summary) if summary.body.is_some() => {
            return Err(ExpansionError::HasBody(name(graph, graph.child(application, 0))));
        }
        Some(_) => {}
    }
    if known.iter().any(|expansion| expansion.application == application && expansion.meaning != meaning) {
        return Err(ExpansionError::HasMeaning);
    }
    // Calls in the arguments are not the meaning's own: (f (f x)) may mean something of (f x).
    let mut order = PostOrder::new();
    for &argument in graph.children(application) {
        order.visit(graph, argument, |_| {});
    }
    let calls = calls(graph, &mut order, meaning);
    match cycle(graph, known, graph.child(application, 0), &calls) {
        None => Ok(Expansion { application, meaning, calls }),
        Some(path) => {
            Err(ExpansionError::Recursion(path.into_iter().map(|symbol| name(graph, symbol)).collect()))
        }
    }
}

fn name(graph: &Graph, symbol: Id) -> Box<str> {
    graph.symbol(symbol).name.clone()
}

/// The summaries applied in a term, where the order has not been.
fn calls(graph: &Graph, order: &mut PostOrder, term: Id) -> Vec<Id> {
    let mut called = Vec::new();
    order.visit(graph, term, |part| {
        if graph.applied(part).is_some() {
            called.push(graph.child(part, 0));
        }
    });
    called.sort_unstable();
    called.dedup();
    called
}

/// The summaries from one that is expanded back to itself, if its calls now lead there. Without the expansion
/// there is no recursion, so a cycle passes through the summary.
fn cycle(graph: &Graph, known: &[Expansion], goal: Id, calls_of_goal: &[Id]) -> Option<Vec<Id>> {
    let mut expanded: FxHashMap<Id, Vec<Id>> = FxHashMap::default();
    for expansion in known {
        expanded.entry(graph.child(expansion.application, 0)).or_default().extend(&expansion.calls);
    }
    let mut order = PostOrder::new();
    let callees = |symbol: Id| {
        if symbol == goal {
            return calls_of_goal.to_vec();
        }
        let mut callees = expanded.remove(&symbol).unwrap_or_default();
        if let Some(body) = graph.summaries.get(symbol).and_then(|summary| summary.body) {
            callees.extend(calls(graph, &mut order, body));
        }
        callees
    };
    callees_first([goal], callees).err()
}
