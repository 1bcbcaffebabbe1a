//! Arrays that are defined by their elements: `(lambda ((i S)) t)`.
//!
//! **Idea.** Closure conversion (Landin, *The Mechanical Evaluation of Expressions*, 1964): the parts that
//! do not depend on the bound variable are passed to the lambda, which is then closed.
//!
//! **Here.** A lambda is an application of a symbol of this table to the largest parts of its body that do
//! not depend on the bound variable. So a replacement of constants in terms covers lambdas, and the body
//! need not be searched. Lambdas whose bodies differ in these parts alone share their symbol.
//!
//! **Contract.** A body is made of the bound variable, formals and operators on truth values and bit-vectors,
//! of reads of formals, and of equalities; its sort is `Bool` or a bit-vector. The meaning of a symbol never
//! changes.
//!
//! **Cost.** Making a lambda is linear in the terms built after its bound variable.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::graph::{Graph, Term};
use crate::id::Term as Id;
use crate::limits::{Limits, Stop};
use crate::operator::Operator;
use crate::sort::{Sort, SortKind};
use crate::substitute::Substitution;
use crate::work::Work;

/// The meaning of a symbol of a lambda.
#[derive(Clone, Debug)]
pub struct Lambda {
    /// The bound variable of the body.
    pub index: Id,
    /// The parameters of the body, which the arguments of an application replace.
    pub formals: Box<[Id]>,
    /// The element at the index.
    pub body: Id,
}

/// The table of the lambdas of a graph.
#[derive(Clone, Debug, Default)]
pub struct Lambdas {
    table: FxHashMap<Id, Lambda>,
    /// The symbol of a bound variable and a body.
    symbols: FxHashMap<(Id, Id), Id>,
    /// The formals, by sort and position, the bound variable first: all bodies use the same.
    formals: FxHashMap<(Sort, u32), Id>,
}

impl Lambdas {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// The lambda of a symbol.
    pub fn get(&self, symbol: Id) -> Option<&Lambda> {
        self.table.get(&symbol)
    }

    /// The lambdas whose symbols are kept, over the new ids.
    pub(super) fn renamed(&self, is_kept: impl Fn(Id) -> bool, rename: impl Fn(Id) -> Id) -> Lambdas {
        let mut renamed = Lambdas::default();
        for (&symbol, lambda) in self.table.iter().filter(|&(&symbol, _)| is_kept(symbol)) {
            let formals = lambda.formals.iter().map(|&formal| rename(formal)).collect();
            let lambda = Lambda { index: rename(lambda.index), formals, body: rename(lambda.body) };
            renamed.symbols.insert((lambda.index, lambda.body), rename(symbol));
            renamed.table.insert(rename(symbol), lambda);
        }
        let formals = self.formals.iter().filter(|&(_, &formal)| is_kept(formal));
        renamed.formals = formals.map(|(&key, &formal)| (key, rename(formal))).collect();
        renamed
    }
}

/// Why a body has no lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The body is not supported, for this reason.
    Body(&'static str),
    /// A limit was reached.
    Stopped(Stop),
}

impl From<Stop> for Unfit {
    fn from(stop: Stop) -> Unfit {
        Unfit::Stopped(stop)
    }
}

impl Graph {
    /// The lambda that a term is an application of.
    #[inline]
    pub fn lambda_of(&self, term: Term) -> Option<&Lambda> {
        match self.operator(term) {
            Operator::Apply => self.lambdas.get(self.child(term, 0)),
            _ => None,
        }
    }

    /// The array whose element at each value of `variable` is `body`. The variable is a parameter that no
    /// other term holds but those of the body.
    ///
    /// # Errors
    /// The body is not supported, or a limit was reached.
    pub fn lambda(&mut self, variable: Term, body: Term, limits: &Limits) -> Result<Term, Unfit> {
        let [index_sort, element_sort] = [variable, body].map(|term| self.sort(term));
        let is_flat = |sort| matches!(self.sorts.kind(sort), SortKind::Bool | SortKind::BitVec(_));
        if !is_flat(index_sort) || !is_flat(element_sort) {
            return Err(Unfit::Body("index and elements must be bit-vectors or Bool"));
        }
        let sort = self.sorts.intern(SortKind::Array(index_sort, element_sort));
        let mut work = Work::new(limits);
        let dependent = self.dependent(variable, body, &mut work)?;
        if !dependent.contains(&body) {
            return Ok(self.constant_array(sort, body));
        }
        let mut closure =
            Closure { formals: Vec::new(), arguments: Vec::new(), converted: FxHashMap::default() };
        let index = self.formal(index_sort, 0);
        closure.converted.insert(variable, index);
        for term in self.needed(body, &dependent) {
            work.step(1 + self.children(term).len())?;
            if term != variable {
                self.convert(term, &dependent, &mut closure)?;
            }
        }
        let body = closure.converted[&body];
        let symbol = self.lambda_symbol(index, &closure.formals, body, sort);
        let children = [&[symbol], &closure.arguments[..]].concat();
        Ok(self.term(Operator::Apply, &children))
    }

    /// Whether a term depends on a variable that is at least as old as all terms which do.
    pub fn depends(&self, term: Term, variable: Term, limits: &Limits) -> Result<bool, Stop> {
        Ok(self.dependent(variable, term, &mut Work::new(limits))?.contains(&term))
    }

    /// The terms under the body that depend on the variable.
    fn dependent(&self, variable: Term, body: Term, work: &mut Work) -> Result<FxHashSet<Term>, Stop> {
        let mut seen = FxHashSet::default();
        let mut stack = vec![body];
        while let Some(term) = stack.pop() {
            // Terms older than the variable do not depend on it.
            if term >= variable && seen.insert(term) {
                work.step(1 + self.children(term).len())?;
                stack.extend(self.children(term));
            }
        }
        let mut order: Vec<Term> = seen.into_iter().collect();
        order.sort_unstable();
        let mut dependent = FxHashSet::default();
        for term in order {
            if term == variable || self.children(term).iter().any(|child| dependent.contains(child)) {
                dependent.insert(term);
            }
        }
        Ok(dependent)
    }

    /// The dependent terms that are reachable from the body through dependent terms, children first.
    fn needed(&self, body: Term, dependent: &FxHashSet<Term>) -> Vec<Term> {
        let mut seen = FxHashSet::default();
        let mut stack = vec![body];
        while let Some(term) = stack.pop() {
            if dependent.contains(&term) && seen.insert(term) {
                stack.extend(self.children(term));
            }
        }
        let mut order: Vec<Term> = seen.into_iter().collect();
        order.sort_unstable();
        order
    }

    /// The term over formals.
    fn convert(
        &mut self,
        term: Term,
        dependent: &FxHashSet<Term>,
        closure: &mut Closure,
    ) -> Result<(), Unfit> {
        match (self.operator(term), self.sorts.kind(self.sort(term))) {
            (Operator::Apply, _) => {
                return Err(Unfit::Body("a function or array definition is applied to the bound variable"));
            }
            (_, SortKind::Bool | SortKind::BitVec(_)) => {}
            _ => {
                return Err(Unfit::Body(
                    "only truth values and bit-vectors may depend on the bound variable",
                ));
            }
        }
        let mut children = self.children(term).to_vec();
        for child in &mut children {
            *child = match closure.converted.get(child) {
                Some(&converted) => converted,
                None if self.operator(*child) == Operator::Constant => *child,
                None => {
                    debug_assert!(!dependent.contains(child), "children come first");
                    closure.arguments.push(*child);
                    let formal = self.formal(self.sort(*child), closure.arguments.len() as u32);
                    closure.formals.push(formal);
                    closure.converted.insert(*child, formal);
                    formal
                }
            };
        }
        let converted = self.with_children(term, &children);
        closure.converted.insert(term, converted);
        Ok(())
    }

    fn formal(&mut self, sort: Sort, position: u32) -> Term {
        match self.lambdas.formals.get(&(sort, position)) {
            Some(&formal) => formal,
            None => {
                let formal = self.parameter(&format!("@{position}"), sort);
                self.lambdas.formals.insert((sort, position), formal);
                formal
            }
        }
    }

    fn lambda_symbol(&mut self, index: Term, formals: &[Term], body: Term, sort: Sort) -> Term {
        if let Some(&symbol) = self.lambdas.symbols.get(&(index, body)) {
            return symbol;
        }
        let sorts = formals.iter().map(|&formal| self.sort(formal)).collect();
        let function = self.sorts.intern(SortKind::Function(sorts, sort));
        let symbol = self.variable("@lambda", function);
        self.lambdas.symbols.insert((index, body), symbol);
        self.lambdas.table.insert(symbol, Lambda { index, formals: formals.into(), body });
        symbol
    }

    /// The element of an application of a lambda at an index; `None` for other terms.
    pub fn element(&mut self, application: Term, index: Term) -> Option<Term> {
        let lambda = self.lambda_of(application)?;
        let (body, mut substitution) = (lambda.body, Substitution::new());
        substitution.set(lambda.index, index);
        for (&formal, &argument) in lambda.formals.iter().zip(&self.children(application)[1..]) {
            substitution.set(formal, argument);
        }
        Some(substitution.apply(self, body))
    }
}

/// The conversion of a body to a lambda, under way.
struct Closure {
    formals: Vec<Term>,
    /// The terms that the formals replace.
    arguments: Vec<Term>,
    converted: FxHashMap<Term, Term>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_without_the_index_are_passed_and_bodies_are_shared() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let [x, y, z] = ["x", "y", "z"].map(|name| graph.variable(name, byte));
        let (a, product) = (graph.variable("a", sort), graph.term(Operator::BvMul, &[y, z]));
        let limits = Limits::none();
        let mut made = Vec::new();
        for outside in [x, product] {
            let i = graph.parameter("i", byte);
            let read = graph.term(Operator::Select, &[a, i]);
            let body = graph.term(Operator::BvAdd, &[read, outside]);
            made.push(graph.lambda(i, body, &limits).unwrap());
        }
        assert_eq!(graph.child(made[0], 0), graph.child(made[1], 0));
        assert_eq!(graph.children(made[1])[1..], [a, product]);
        let element = graph.element(made[1], x).unwrap();
        let read = graph.term(Operator::Select, &[a, x]);
        assert_eq!(element, graph.term(Operator::BvAdd, &[read, product]));
        let (kept, renaming) = graph.kept(&[made[1], x], &limits).unwrap();
        let mut kept = kept;
        let again = kept.element(renaming.of(made[1]), renaming.of(x)).unwrap();
        let read = kept.children(again).iter().find(|&&part| kept.operator(part) == Operator::Select);
        assert_eq!(read.map(|&read| kept.child(read, 1)), Some(renaming.of(x)));
        kept.check_invariants();
    }

    #[test]
    fn bodies_that_are_not_supported_are_refused() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let function = graph.sorts.intern(SortKind::Function([byte].into(), byte));
        let (f, x) = (graph.variable("f", function), graph.variable("x", byte));
        let i = graph.parameter("i", byte);
        let body = graph.term(Operator::Apply, &[f, i]);
        assert!(matches!(graph.lambda(i, body, &Limits::none()), Err(Unfit::Body(_))));
        let outside = graph.term(Operator::Apply, &[f, x]);
        let body = graph.term(Operator::BvAdd, &[i, outside]);
        assert!(graph.lambda(i, body, &Limits::none()).is_ok());
        let sort = graph.sorts.intern(SortKind::Array(byte, byte));
        let a = graph.variable("a", sort);
        let store = graph.term(Operator::Store, &[a, i, x]);
        let body = graph.term(Operator::Select, &[store, x]);
        assert!(matches!(graph.lambda(i, body, &Limits::none()), Err(Unfit::Body(_))));
    }
}
