//! Which variables occur together in operations, and whether they are used as signed numbers.
//!
//! **Idea.** Two variables are worth relating if a condition compares them, or one gets its value from the
//! other (Blanchet et al., *A Static Analyzer for Large Safety-Critical Software*, 2003).
//!
//! **Here.** A variable is signed if more signed comparisons and extensions mention it than unsigned
//! comparisons; variables that are compared or assigned to each other vote together, so that differences
//! between them are of numbers of one kind.
//!
//! **Why it is right.** Nothing rests on it: it says what is worth relating.

use std::collections::BTreeMap;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::traverse::{post_order_up_to, variables};
use javelin_term::work::Work;
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::observe::{Action, OperationCase};
use super::linear::WIDEST_NUMBER;

/// The most variables that a comparison or assignment relates.
const MOST: usize = 5;

/// The largest terms that are looked into.
const MOST_NODES: usize = 1 << 9;

/// How many operators votes are carried down.
const DEPTH: u32 = 8;

/// Variables that occur together.
#[derive(Debug, Default)]
pub struct Together {
    /// Groups of variables with how often each occurs.
    groups: BTreeMap<Vec<Term>, u32>,
    /// Votes for signed numbers, and against.
    votes: FxHashMap<Term, i64>,
    /// A variable whose kind each has.
    leaders: FxHashMap<Term, Term>,
}

impl Together {
    /// The variables of some operations.
    pub fn new<'c>(graph: &Graph, cases: impl Iterator<Item = &'c OperationCase>) -> Together {
        let mut together = Together::default();
        for case in cases {
            let conditions = case.conditions.iter().map(|&(condition, _)| condition);
            conditions.for_each(|condition| together.condition(graph, condition));
            match &case.action {
                Action::Assume(condition) => together.condition(graph, *condition),
                Action::Assign(values) => {
                    values.iter().for_each(|&(variable, value)| together.assignment(graph, variable, value));
                }
                Action::Forget(_) => {}
            }
        }
        together
    }

    /// The groups, those that occur most often first.
    pub fn groups(&self) -> Vec<Vec<Term>> {
        let mut groups: Vec<(&Vec<Term>, u32)> = self.groups.iter().map(|(group, &n)| (group, n)).collect();
        groups.sort_by_key(|&(group, count)| (std::cmp::Reverse(count), group.clone()));
        groups.into_iter().map(|(group, _)| group.clone()).collect()
    }

    /// The variables that are used as signed numbers.
    pub fn signed(&self) -> FxHashSet<Term> {
        let mut sums: FxHashMap<Term, i64> = FxHashMap::default();
        let all = self.votes.iter().map(|(&variable, &votes)| (self.leader(variable), votes));
        all.for_each(|(leader, votes)| *sums.entry(leader).or_default() += votes);
        let members = self.leaders.keys().chain(self.votes.keys());
        members
            .copied()
            .filter(|&member| sums.get(&self.leader(member)).is_some_and(|&sum| sum > 0))
            .collect()
    }

    /// Counts variables as a group.
    pub fn group(&mut self, graph: &Graph, mut group: Vec<Term>) {
        let is_number =
            |term: &Term| graph.is_bitvec(*term) && (2..=WIDEST_NUMBER).contains(&graph.width(*term));
        group.retain(is_number);
        group.sort_unstable();
        group.dedup();
        if (2..=MOST).contains(&group.len()) {
            *self.groups.entry(group).or_default() += 1;
        }
    }

    fn leader(&self, mut variable: Term) -> Term {
        while let Some(&next) = self.leaders.get(&variable) {
            variable = next;
        }
        variable
    }

    /// Variables of one width are numbers of one kind.
    fn same_kind(&mut self, graph: &Graph, all: &[Term]) {
        for (position, &one) in all.iter().enumerate() {
            for &other in &all[position + 1..] {
                let (one, other) = (self.leader(one), self.leader(other));
                if one != other && graph.sort(one) == graph.sort(other) {
                    self.leaders.insert(one.max(other), one.min(other));
                }
            }
        }
    }

    fn subterms(graph: &Graph, term: Term) -> Vec<Term> {
        let without = javelin_term::limits::Limits::none();
        let all = post_order_up_to(graph, &[term], MOST_NODES, &mut Work::new(&without));
        all.ok().flatten().unwrap_or_default()
    }

    fn condition(&mut self, graph: &Graph, condition: Term) {
        for atom in Together::subterms(graph, condition) {
            let &[left, right] = graph.children(atom) else { continue };
            let operator = graph.operator(atom);
            let is_comparison = matches!(operator, Operator::BvUlt | Operator::BvSlt | Operator::Equal);
            if !is_comparison || !graph.is_bitvec(left) {
                continue;
            }
            match operator {
                Operator::BvUlt => [left, right].iter().for_each(|&side| self.vote(graph, side, -1, DEPTH)),
                Operator::BvSlt => [left, right].iter().for_each(|&side| self.vote(graph, side, 1, DEPTH)),
                _ => [left, right].iter().for_each(|&side| self.vote(graph, side, 0, DEPTH)),
            }
            let all = variables(graph, &[atom]);
            if all.len() <= MOST {
                self.same_kind(graph, &all);
            }
            self.group(graph, all);
        }
    }

    fn assignment(&mut self, graph: &Graph, variable: Term, value: Term) {
        if Together::subterms(graph, value).is_empty() {
            return;
        }
        self.vote(graph, value, 0, DEPTH);
        let mut all = variables(graph, &[value]);
        all.push(variable);
        if all.len() <= MOST {
            self.same_kind(graph, &all);
        }
        self.group(graph, all);
    }

    /// A term is used as a number of a kind: 1 for signed, -1 for unsigned, 0 for either.
    fn vote(&mut self, graph: &Graph, term: Term, vote: i64, depth: u32) {
        let children = graph.children(term);
        match graph.operator(term) {
            Operator::Variable => *self.votes.entry(term).or_default() += vote,
            _ if depth == 0 => {}
            Operator::SignExtend => self.vote(graph, children[0], 2, depth - 1),
            Operator::BvAdd | Operator::BvMul | Operator::BvNeg | Operator::BvNot | Operator::BvShl => {
                children.iter().for_each(|&child| self.vote(graph, child, vote, depth - 1));
            }
            Operator::Concat => {
                children.iter().for_each(|&child| self.vote(graph, child, vote.min(0), depth - 1));
            }
            Operator::Extract => self.vote(graph, children[0], 0, depth - 1),
            Operator::BvAshr => self.vote(graph, children[0], 1, depth - 1),
            _ => {}
        }
    }
}
