//! Addresses that are one of a few constants: an access is to one of a few known places.
//!
//! **Idea.** Value sets (as CBMC dereferences pointers: Clarke, Kroening and Lerda, *A Tool for Checking
//! ANSI-C Programs*, 2004): an access through a pointer that leads to one of a few places is a choice
//! between accesses to these places.
//!
//! **Here.** The places are not those of an analysis, but the constants that a term can be: choices between
//! constants, and what operators with one such operand make of them. What the guard of the access says of a
//! choice is used. A read is a choice between reads. A write is one to each place, of the new value or, if
//! the address is another one, of what is there: so memory remains writes at constant addresses, which
//! [`super::reads`] look through.
//!
//! **Why it is right.** Exactly one of the conditions of the cases is true where the guard is; elsewhere
//! nobody asks for the value.

use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::operator::Operator;
use rustc_hash::FxHashMap;

/// So many cases there are at the most.
const MOST_CASES: usize = 16;

/// So many terms are looked at for one address.
const MOST_TERMS: usize = 512;

/// Some terms that are constants together, and when.
pub struct Case {
    /// Their values.
    pub values: Box<[Term]>,
    /// When they have these, if none of the cases before is that one.
    pub condition: Term,
}

/// What finds cases.
pub struct Cases<'c> {
    /// All terms.
    pub graph: &'c mut Graph,
    /// The normal form of a term.
    pub normal: &'c mut dyn FnMut(&mut Graph, Term) -> Term,
    /// What is known of a condition.
    pub known: &'c dyn Fn(Term) -> Option<bool>,
}

/// The constants that a term can be, each with the condition under which it is.
type Constants = Vec<(Term, Term)>;

impl Cases<'_> {
    /// The cases of some terms that change together; `None` if there are too many, or a term can be anything
    /// else.
    pub fn of(&mut self, terms: &[Term]) -> Option<Vec<Case>> {
        let (first, rest) = terms.split_first()?;
        let mut memo = FxHashMap::default();
        let mut cases: Vec<(Vec<Term>, Term)> =
            self.constants(*first, &mut memo)?.into_iter().map(|(value, when)| (vec![value], when)).collect();
        for &term in rest {
            let constants = self.constants(term, &mut memo)?;
            let agree = constants.len() == cases.len()
                && cases.iter().zip(&constants).all(|((_, when), (_, other))| when == other);
            agree.then_some(())?;
            cases.iter_mut().zip(constants).for_each(|((values, _), (value, _))| values.push(value));
        }
        let case = |(values, condition): (Vec<Term>, Term)| Case { values: values.into(), condition };
        Some(cases.into_iter().map(case).collect())
    }

    fn constants(&mut self, root: Term, memo: &mut FxHashMap<Term, Constants>) -> Option<Constants> {
        let mut stack = vec![root];
        while let Some(&term) = stack.last() {
            if memo.contains_key(&term) {
                stack.pop();
                continue;
            }
            let needs = self.needs(term)?;
            let missing: Vec<Term> = needs.iter().copied().filter(|need| !memo.contains_key(need)).collect();
            if missing.is_empty() {
                let constants = self.step(term, &needs, memo)?;
                memo.insert(term, constants);
                stack.pop();
            } else if memo.len() + stack.len() > MOST_TERMS {
                return None;
            }
            stack.extend(missing);
        }
        memo.get(&root).cloned()
    }

    /// The terms whose constants have to be known first.
    fn needs(&self, term: Term) -> Option<Vec<Term>> {
        let graph = &*self.graph;
        if graph.is_constant(term) {
            return Some(Vec::new());
        }
        if graph.operator(term) == Operator::Ite {
            let sides = match (self.known)(graph.child(term, 0)) {
                Some(true) => vec![graph.child(term, 1)],
                Some(false) => vec![graph.child(term, 2)],
                None => vec![graph.child(term, 1), graph.child(term, 2)],
            };
            return Some(sides);
        }
        let mut others: Vec<Term> =
            graph.children(term).iter().copied().filter(|&child| !graph.is_constant(child)).collect();
        others.dedup();
        (others.len() == 1 && graph.is_bitvec(others[0])).then_some(others)
    }

    fn step(&mut self, term: Term, needs: &[Term], memo: &FxHashMap<Term, Constants>) -> Option<Constants> {
        match *needs {
            [] => Some(vec![(term, self.graph.truth(true))]),
            [one] if self.graph.operator(term) == Operator::Ite => memo.get(&one).cloned(),
            [one] => self.mapped(term, one, memo.get(&one)?),
            [then, other, ..] => {
                let condition = self.graph.child(term, 0);
                self.chosen(condition, memo.get(&then)?, memo.get(&other)?)
            }
        }
    }

    /// The constants of an operator that has one operand which is no constant.
    fn mapped(&mut self, term: Term, operand: Term, constants: &Constants) -> Option<Constants> {
        let mut result = Constants::new();
        for &(value, when) in constants {
            let children: Vec<Term> = self.graph.children(term).to_vec();
            let children: Vec<Term> =
                children.into_iter().map(|child| if child == operand { value } else { child }).collect();
            let new = self.graph.with_children(term, &children);
            let new = (self.normal)(self.graph, new);
            self.graph.is_constant(new).then_some(())?;
            self.add(&mut result, new, when);
        }
        Some(result)
    }

    /// The constants of a choice.
    fn chosen(&mut self, condition: Term, then: &Constants, other: &Constants) -> Option<Constants> {
        let negation = self.graph.not(condition);
        let mut result = Constants::new();
        for (side, constants) in [(condition, then), (negation, other)] {
            for &(value, when) in constants {
                let when = self.graph.and(&[side, when]);
                self.add(&mut result, value, when);
            }
        }
        (result.len() <= MOST_CASES).then_some(result)
    }

    fn add(&mut self, constants: &mut Constants, value: Term, when: Term) {
        match constants.iter().position(|(known, _)| *known == value) {
            Some(at) => {
                let either = self.graph.or(&[constants[at].1, when]);
                constants[at].1 = (self.normal)(self.graph, either);
            }
            None => {
                let when = (self.normal)(self.graph, when);
                constants.push((value, when));
            }
        }
    }
}
