//! The reduced product of two domains.
//!
//! **Idea.** A state is in both of two abstract states, each of which learns from the other (Cousot and
//! Cousot, *Systematic Design of Program Analysis Frameworks*, 1979).
//!
//! **Here.** Terms are evaluated on what both know together. Facts about the variables of an operation are
//! handed over after it. Widening is that of each domain, without any exchange, so it ends.

use javelin_term::facts::fact::Fact;
use javelin_term::graph::{Graph, Term};
use javelin_term::traverse::variables;

use super::Domain;
use super::thresholds::Thresholds;
use super::transfer::AbstractEvaluation;
use super::transfer::linear::{Knowledge, View};

/// The states that are in both.
#[derive(Clone, Debug)]
pub struct Product<A, B> {
    /// The first domain, whose facts the second one has while it is restricted.
    pub first: A,
    /// The other domain, which is restricted after the first one.
    pub second: B,
}

impl<A: Domain, B: Domain> Product<A, B> {
    /// Both; no state where one has none.
    pub fn new(first: A, second: B) -> Product<A, B> {
        match first.is_bottom() || second.is_bottom() {
            true => Product { first: first.bottom(), second: second.bottom() },
            false => Product { first, second },
        }
    }

    /// Hands over what each knows of some variables.
    fn exchange(&mut self, all: impl Iterator<Item = Term>) {
        for variable in all {
            if let Some(fact) = self.first.fact(variable) {
                self.second.learn(variable, &fact);
            }
            if let Some(fact) = self.second.fact(variable) {
                self.first.learn(variable, &fact);
            }
        }
        self.normalise();
    }

    fn normalise(&mut self) {
        if self.first.is_bottom() != self.second.is_bottom() {
            *self = self.bottom();
        }
    }
}

impl<A: Domain, B: Domain> Domain for Product<A, B> {
    fn bottom(&self) -> Product<A, B> {
        Product { first: self.first.bottom(), second: self.second.bottom() }
    }

    fn is_bottom(&self) -> bool {
        self.first.is_bottom() || self.second.is_bottom()
    }

    fn is_within(&self, other: &Product<A, B>) -> bool {
        self.is_bottom() || self.first.is_within(&other.first) && self.second.is_within(&other.second)
    }

    fn join(&self, other: &Product<A, B>) -> Product<A, B> {
        Product { first: self.first.join(&other.first), second: self.second.join(&other.second) }
    }

    fn meet(&self, other: &Product<A, B>) -> Product<A, B> {
        Product::new(self.first.meet(&other.first), self.second.meet(&other.second))
    }

    fn widen(&self, next: &Product<A, B>, thresholds: &Thresholds) -> Product<A, B> {
        let first = self.first.widen(&next.first, thresholds);
        Product { first, second: self.second.widen(&next.second, thresholds) }
    }

    fn narrow(&self, next: &Product<A, B>) -> Product<A, B> {
        Product::new(self.first.narrow(&next.first), self.second.narrow(&next.second))
    }

    fn assign(&mut self, before: &mut AbstractEvaluation, values: &[(Term, Term)]) {
        self.first.assign(before, values);
        self.second.assign(before, values);
        self.exchange(values.iter().map(|&(variable, _)| variable));
    }

    fn restrict(&mut self, before: &mut AbstractEvaluation, atom: Term, truth: bool) {
        self.first.restrict(before, atom, truth);
        if self.first.is_bottom() {
            self.normalise();
            return;
        }
        let between = self.clone();
        self.second.restrict(&mut AbstractEvaluation::new(before.graph(), &between), atom, truth);
        self.exchange(variables(before.graph(), &[atom]).into_iter());
    }

    fn forget(&mut self, variables: &[Term]) {
        self.first.forget(variables);
        self.second.forget(variables);
    }

    fn learn(&mut self, variable: Term, fact: &Fact) {
        self.first.learn(variable, fact);
        self.second.learn(variable, fact);
        self.normalise();
    }

    fn conjuncts(&self, graph: &mut Graph) -> Vec<Term> {
        if self.is_bottom() {
            return vec![graph.truth(false)];
        }
        // The first domain says what the second one knows of single variables.
        let (mut first, mut relations) = (self.first.clone(), Vec::new());
        for conjunct in self.second.conjuncts(graph) {
            let all = variables(graph, &[conjunct]);
            let single = all.first().filter(|_| all.len() == 1);
            match single.and_then(|&only| Some((only, self.second.fact(only)?))) {
                Some((only, fact)) => first.learn(only, &fact),
                None => relations.push(conjunct),
            }
        }
        let mut all = first.conjuncts(graph);
        all.extend(relations);
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl<A: Domain, B: Domain> Knowledge for Product<A, B> {
    fn fact(&self, variable: Term) -> Option<Fact> {
        match (self.first.fact(variable), self.second.fact(variable)) {
            (Some(first), Some(second)) => first.meet(&second).or(Some(first)),
            (first, second) => first.or(second),
        }
    }

    fn at_most(&self, pair: [(View, bool); 2]) -> Option<i128> {
        let bounds = [self.first.at_most(pair), self.second.at_most(pair)];
        bounds.into_iter().flatten().min()
    }

    fn is_signed(&self, variable: Term) -> bool {
        self.first.is_signed(variable) || self.second.is_signed(variable)
    }
}
