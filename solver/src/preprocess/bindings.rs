//! Bindings of variables, and their substitution in terms.
//!
//! **Idea.** An equation `x = t` that is asserted lets `t` stand for `x` everywhere else (Bruttomesso et al.,
//! *The OpenSMT Solver*, 2010; all solvers do it).
//!
//! **Here.** Bindings are triangular: a value may contain variables that are bound later, and is searched for
//! them. The result of each term that was visited is remembered, and for each part the terms whose results
//! are made of it. When a variable is bound or unbound, the results that are made of it are forgotten, and no
//! others: later calls visit only terms that contain it.
//!
//! **Why it is sound.** A value contains neither its own variable nor one that was bound before it. So
//! following bindings always leads to later ones and ends, and where the equations hold, a term and its
//! result are equal. The origins of a result are those of all bindings that it was made with.
//!
//! **Contract.** A value has the sort of its variable. No result contains a bound variable. An interrupted
//! call leaves remembered results that are right.
//!
//! **Invariants.** A term that has a result is among the users of each of its parts, which have results too:
//! its children, or the value of a bound variable.
//!
//! **Cost.** Linear in the part of the term that is not remembered. Forgetting costs what remembering did.

use rustc_hash::FxHashMap;

use super::origins::{OriginSets, Origins};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::traverse::{Visitor, post_order, traverse};
use javelin_term::work::Work;

/// Users in excess of twice those that are needed, at which all results are forgotten.
const EXCESS: usize = 1 << 16;

/// The term that a variable or a term is replaced by, and the named assertions that justify it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    pub term: Term,
    /// The named assertions that the equation comes from.
    pub origins: Origins,
}

/// The remembered results of substitution.
#[derive(Default)]
struct Results {
    /// The result of each term.
    terms: Memo,
    /// The origins of each result that has any.
    origins: Memo,
    /// For each part, the head of the list of its users: one more than the position of the first.
    first: Memo,
    /// Users, and one more than the position of the next of the same part.
    users: Vec<(Term, u32)>,
    /// Positions of free entries of `users`.
    free: Vec<u32>,
    /// The number of users that the terms with results need.
    needed: usize,
}

impl Results {
    #[inline]
    fn get(&self, term: Term) -> Option<Value> {
        let result = Term::from_index(self.terms.get(term)? as usize);
        let origins = self.origins.get(term).map_or(Origins::NONE, Origins::from_number);
        Some(Value { term: result, origins })
    }

    fn add(&mut self, term: Term, result: Value, parts: &[Term]) {
        self.terms.set(term, result.term.index() as u32);
        if result.origins != self.origins.get(term).map_or(Origins::NONE, Origins::from_number) {
            self.origins.set(term, result.origins.number());
        }
        self.needed += parts.len();
        for &part in parts {
            let next = self.first.get(part).unwrap_or(0);
            let position = match self.free.pop() {
                Some(position) => {
                    self.users[position as usize] = (term, next);
                    position
                }
                None => {
                    self.users.push((term, next));
                    self.users.len() as u32 - 1
                }
            };
            self.first.set(part, position + 1);
        }
    }

    /// Forgets the results that depend on a term. Each is handed to `forgotten`.
    fn forget(
        &mut self,
        term: Term,
        parts: impl Fn(Term) -> usize,
        stack: &mut Vec<Term>,
        mut forgotten: impl FnMut(Term),
    ) {
        stack.clear();
        stack.push(term);
        while let Some(term) = stack.pop() {
            if self.terms.remove(term).is_none() {
                continue;
            }
            forgotten(term);
            self.needed -= parts(term);
            let mut next = self.first.remove(term).unwrap_or(0);
            while next > 0 {
                let position = next - 1;
                let (user, following) = self.users[position as usize];
                self.free.push(position);
                stack.push(user);
                next = following;
            }
        }
    }

    /// Whether most users belong to results that were forgotten.
    fn is_stale(&self) -> bool {
        self.users.len() - self.free.len() > 2 * self.needed + EXCESS
    }
}

/// The values of variables, and the results of terms.
#[derive(Default)]
pub struct Bindings {
    values: FxHashMap<Term, Value>,
    results: Results,
    stack: Vec<Term>,
    children: Vec<Term>,
}

impl Bindings {
    /// Binds a variable that is not bound to a value that contains neither it nor a bound variable. The
    /// terms whose results contained the variable are handed to `forgotten`.
    pub fn bind(&mut self, graph: &Graph, variable: Term, value: Value, forgotten: impl FnMut(Term)) {
        self.forget(graph, variable, forgotten);
        let before = self.values.insert(variable, value);
        debug_assert!(before.is_none() && variable != value.term, "a variable is bound twice or to itself");
    }

    /// Removes the binding that was made last.
    pub fn unbind(&mut self, graph: &Graph, variable: Term) {
        self.forget(graph, variable, |_| {});
        let before = self.values.remove(&variable);
        debug_assert!(before.is_some(), "a variable is unbound that is not bound");
    }

    /// Forgets the results that depend on a term.
    pub fn forget(&mut self, graph: &Graph, term: Term, forgotten: impl FnMut(Term)) {
        let Bindings { values, results, stack, .. } = self;
        results.forget(term, |term| parts(graph, values, &term).len(), stack, forgotten);
    }

    /// The value of a variable that is bound.
    pub fn value(&self, variable: Term) -> Option<Value> {
        self.values.get(&variable).copied()
    }

    /// Forgets all results where most of their memory is of no use. No caller may depend on being notified of
    /// forgotten ones.
    pub fn tidy(&mut self) {
        if self.results.is_stale() {
            self.results = Results::default();
        }
    }

    /// The number of bindings.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether the term is known to be its own result.
    pub fn is_settled(&self, term: Term) -> bool {
        self.results.terms.get(term) == Some(term.index() as u32)
    }

    /// The term with all bound variables under it replaced, built without any simplification, and the
    /// origins of the bindings that were used.
    ///
    /// # Errors
    /// A limit was reached first.
    pub fn apply(
        &mut self,
        graph: &mut Graph,
        sets: &mut OriginSets,
        term: Term,
        limits: &Limits,
    ) -> Result<Value, Stop> {
        if self.values.is_empty() {
            return Ok(Value { term, origins: Origins::NONE });
        }
        let Bindings { values, results, stack, children } = self;
        let mut rebuild = Rebuild { graph, sets, values, results, children, work: Work::new(limits) };
        traverse(stack, term, &mut rebuild)?;
        Ok(self.results.get(term).unwrap_or(Value { term, origins: Origins::NONE }))
    }

    /// Panics if an invariant is broken. Linear in the graph and the terms under all values and results.
    pub fn check_invariants(&self, graph: &Graph) {
        let Results { terms, users, free, needed, .. } = &self.results;
        let known = || (0..graph.len()).map(Term::from_index).filter(|&term| terms.contains(term));
        let mut total = 0;
        for term in known() {
            let result = self.results.get(term).map_or(term, |value| value.term);
            assert_eq!(graph.sort(term), graph.sort(result), "a result has another sort");
            let parts = parts(graph, &self.values, &term);
            assert!(parts.iter().all(|&part| terms.contains(part)), "a part has no result");
            total += parts.len();
        }
        assert_eq!(total, *needed, "users are counted");
        assert!(users.len() - free.len() >= total, "each part has its users");
        let results: Vec<Term> = known().filter_map(|term| Some(self.results.get(term)?.term)).collect();
        for part in post_order(graph, &results) {
            assert!(!self.values.contains_key(&part), "a result contains a bound variable");
        }
        self.check_triangular(graph);
    }

    /// Panics if following bindings does not end.
    fn check_triangular(&self, graph: &Graph) {
        let mut open: Vec<(Term, bool)> = self.values.keys().map(|&variable| (variable, false)).collect();
        // Whether a term's search is over.
        let mut is_closed: FxHashMap<Term, bool> = FxHashMap::default();
        while let Some((term, is_leaving)) = open.pop() {
            if is_leaving {
                is_closed.insert(term, true);
                continue;
            }
            match is_closed.get(&term) {
                Some(&is_closed) => assert!(is_closed, "bindings form a cycle"),
                None => {
                    is_closed.insert(term, false);
                    open.push((term, true));
                    // A part that is still open is met again at the next step, and reported there.
                    let is_done = |part: &&Term| is_closed.get(part) != Some(&true);
                    let parts = parts(graph, &self.values, &term);
                    open.extend(parts.iter().filter(is_done).map(|&part| (part, false)));
                }
            }
        }
    }
}

/// The terms that the result of a term is made of.
fn parts<'a>(graph: &'a Graph, values: &'a FxHashMap<Term, Value>, term: &Term) -> &'a [Term] {
    match graph.operator(*term) {
        Operator::Variable => values.get(term).map_or(&[], |value| std::slice::from_ref(&value.term)),
        _ => graph.children(*term),
    }
}

/// A traversal that builds the results of terms.
struct Rebuild<'a> {
    graph: &'a mut Graph,
    sets: &'a mut OriginSets,
    values: &'a FxHashMap<Term, Value>,
    results: &'a mut Results,
    children: &'a mut Vec<Term>,
    work: Work,
}

impl Rebuild<'_> {
    /// The result of a term whose parts have results.
    fn result(&mut self, term: Term) -> Value {
        if let Some(value) = self.values.get(&term) {
            let result = self.results.get(value.term).unwrap_or(*value);
            let origins = self.sets.join(value.origins, result.origins);
            return Value { term: result.term, origins };
        }
        let Rebuild { graph, sets, results, children, .. } = self;
        children.clear();
        let mut origins = Origins::NONE;
        for &child in graph.children(term) {
            let result = results.get(child).unwrap_or(Value { term: child, origins });
            children.push(result.term);
            origins = sets.join(origins, result.origins);
        }
        match graph.children(term) == *children {
            true => Value { term, origins },
            false => Value { term: graph.with_children(term, children), origins },
        }
    }
}

impl Visitor for Rebuild<'_> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.results.terms.contains(term)
    }

    /// The parts of a bound variable are its value: it becomes the result of that.
    fn parts(&self, term: Term) -> &[Term] {
        // The value is borrowed from the table, not from the call.
        match self.graph.operator(term) {
            Operator::Variable => {
                self.values.get(&term).map_or(&[], |value| std::slice::from_ref(&value.term))
            }
            _ => self.graph.children(term),
        }
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(2 + self.graph.children(term).len())?;
        self.work.reserve(self.graph.growth(1) as usize)?;
        let result = self.result(term);
        self.results.add(term, result, parts(self.graph, self.values, &term));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::Levels;
    use javelin_term::sort::Sort;

    #[test]
    fn bindings_come_and_go() {
        let (mut graph, mut sets, levels) = (Graph::new(), OriginSets::default(), Levels::new());
        let limits = Limits::none();
        let byte = graph.bitvec_sort(8);
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let sum = |graph: &mut Graph, left, right| graph.term(Operator::BvAdd, &[left, right]);
        let (y_and_z, x_and_z) = (sum(&mut graph, y, z), sum(&mut graph, x, z));
        let [one, two] = [1, 2].map(|name| sets.name(&levels, name));
        let mut bindings = Bindings::default();
        let mut apply = |bindings: &mut Bindings, graph: &mut Graph, term| {
            let Value { term, origins } = bindings.apply(graph, &mut sets, term, &limits).unwrap();
            bindings.check_invariants(graph);
            (term, sets.members([origins]))
        };
        assert_eq!(apply(&mut bindings, &mut graph, x_and_z), (x_and_z, vec![]));
        bindings.bind(&graph, x, Value { term: y_and_z, origins: one }, |_| {});
        let first = sum(&mut graph, y_and_z, z);
        assert_eq!(apply(&mut bindings, &mut graph, x_and_z), (first, vec![1]));
        let five = graph.number(5, 8);
        let mut forgotten = Vec::new();
        bindings.bind(&graph, y, Value { term: five, origins: two }, |term| forgotten.push(term));
        assert!(forgotten.contains(&x_and_z) && !forgotten.contains(&z));
        let five_and_z = sum(&mut graph, five, z);
        let second = sum(&mut graph, five_and_z, z);
        assert_eq!(apply(&mut bindings, &mut graph, x_and_z), (second, vec![1, 2]));
        bindings.unbind(&graph, y);
        bindings.check_invariants(&graph);
        assert_eq!(apply(&mut bindings, &mut graph, x_and_z), (first, vec![1]));
        bindings.unbind(&graph, x);
        assert_eq!((bindings.len(), bindings.value(x)), (0, None));
    }

    #[test]
    #[should_panic(expected = "cycle")]
    fn cycles_are_noticed() {
        let mut graph = Graph::new();
        let [p, q] = ["p", "q"].map(|name| graph.variable(name, Sort::BOOL));
        let (not_p, not_q) = (graph.not(p), graph.not(q));
        let mut bindings = Bindings::default();
        bindings.bind(&graph, p, Value { term: not_q, origins: Origins::NONE }, |_| {});
        bindings.bind(&graph, q, Value { term: not_p, origins: Origins::NONE }, |_| {});
        bindings.check_triangular(&graph);
    }
}
