//! Choosing equations that can be substituted together.
//!
//! **Idea.** The equations that are solved in one round may depend on each other in cycles: `x = f(y)`, `y =
//! g(x)`. A depth-first search through values meets a term that is still open exactly where there is a cycle,
//! and the equation in whose value this happens is given up.
//!
//! **Here.** That need not break all cycles, because a term that was left is not entered again. So the search
//! is repeated with the equations that are left. The last attempt gives up more: wherever an edge leads into
//! a strongly connected component under construction (Tarjan, *Depth-First Search and Linear Graph
//! Algorithms*, 1972).
//!
//! **Why no cycle is left.** Suppose one is left after the last attempt. Take its term that was entered
//! first, and the last variable before that on the cycle. From this variable's value on, either all edges up
//! to the first term are those of the search, or one of them leads to a term that was entered before. In both
//! cases the variable was given up.
//!
//! **Contract.** Every variable has one candidate. The chosen ones come in an order in which no value
//! contains a variable from before; the equations that were given up are returned. Terms that are older than
//! every variable in question are not entered.
//!
//! **Cost.** At most [`ATTEMPTS`] times the parts of values that are younger than the oldest variable in
//! question.

use rustc_hash::FxHashMap;

use super::age::Ages;
use super::pass::Conjunct;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};

/// The number of searches for cycles in one round.
const ATTEMPTS: usize = 6;

/// The number of tasks between two checks of the limits.
const INTERVAL: u64 = 4096;

/// An asserted equation solved for a variable.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The variable on one side.
    pub variable: Term,
    /// The term on the other side.
    pub value: Term,
    /// The asserted term, with its origins.
    pub equation: Conjunct,
    /// Whether the equation is retained because the variable is frozen.
    pub kept: bool,
    /// The position at which solving continues if this candidate is given up.
    pub next: usize,
}

enum CycleTask {
    Enter(Term),
    Leave(Term),
}

/// The search state of a term that was entered.
#[derive(Clone, Copy)]
struct CycleNode {
    index: u32,
    /// The least index known to be reached.
    low: u32,
    /// Whether its successors are being visited.
    open: bool,
    /// Whether its component is complete.
    closed: bool,
}

struct CycleSearch<'a> {
    graph: &'a Graph,
    ages: &'a Ages,
    candidates: &'a [Candidate],
    positions: FxHashMap<Term, usize>,
    /// The number of the oldest candidate's variable.
    oldest: u32,
    is_last: bool,
    nodes: FxHashMap<Term, CycleNode>,
    /// The terms of components that are not complete.
    component: Vec<Term>,
    /// The candidates whose values are being searched, innermost last.
    path: Vec<usize>,
    given_up: Vec<bool>,
    /// Candidates whose values were searched completely, each before the candidates that use it.
    finished: Vec<usize>,
    /// The number of finished tasks.
    steps: u64,
}

/// The candidates that can be substituted together, users before what they use, and the equations of the
/// rest. Every value has an age.
///
/// # Errors
/// A limit was reached.
pub fn without_cycles(
    graph: &Graph,
    ages: &Ages,
    mut candidates: Vec<Candidate>,
    limits: &Limits,
) -> Result<(Vec<Candidate>, Vec<Candidate>), Stop> {
    let mut rest = Vec::new();
    for attempt in 1.. {
        let is_last = attempt == ATTEMPTS;
        let (given_up, finished) = search(graph, ages, &candidates, is_last, limits)?;
        let flagged = || candidates.iter().zip(&given_up);
        rest.extend(flagged().filter(|&(_, &given_up)| given_up).map(|(&candidate, _)| candidate));
        if is_last || !given_up.contains(&true) {
            let order = finished.into_iter().rev().filter(|&index| !given_up[index]);
            return Ok((order.map(|index| candidates[index]).collect(), rest));
        }
        let kept = flagged().filter(|&(_, &given_up)| !given_up);
        candidates = kept.map(|(&candidate, _)| candidate).collect();
    }
    unreachable!("the last attempt returns")
}

/// The candidates that are given up, and the order in which the search has finished the others.
fn search(
    graph: &Graph,
    ages: &Ages,
    candidates: &[Candidate],
    is_last: bool,
    limits: &Limits,
) -> Result<(Vec<bool>, Vec<usize>), Stop> {
    let numbers = candidates.iter().filter_map(|candidate| ages.number_of(candidate.variable));
    let mut search = CycleSearch {
        graph,
        ages,
        candidates,
        positions: candidates.iter().enumerate().map(|(index, item)| (item.variable, index)).collect(),
        oldest: numbers.min().unwrap_or(0),
        is_last,
        nodes: FxHashMap::default(),
        component: Vec::new(),
        path: Vec::new(),
        given_up: vec![false; candidates.len()],
        finished: Vec::new(),
        steps: 0,
    };
    for candidate in candidates {
        search.run(candidate.variable, limits)?;
    }
    Ok((search.given_up, search.finished))
}

impl CycleSearch<'_> {
    fn run(&mut self, root: Term, limits: &Limits) -> Result<(), Stop> {
        let mut stack = vec![CycleTask::Enter(root)];
        while let Some(task) = stack.pop() {
            self.steps += 1;
            if self.steps.is_multiple_of(INTERVAL) {
                limits.check()?;
            }
            match task {
                CycleTask::Enter(term) => self.enter(term, &mut stack),
                CycleTask::Leave(term) => self.leave(term),
            }
        }
        Ok(())
    }

    /// The value of a candidate's variable; the children of any other term.
    fn successors(&self, term: Term) -> &[Term] {
        match self.positions.get(&term) {
            Some(&position) => std::slice::from_ref(&self.candidates[position].value),
            None => self.graph.children(term),
        }
    }

    fn enter(&mut self, term: Term, stack: &mut Vec<CycleTask>) {
        match self.nodes.get(&term) {
            Some(node) if node.closed || self.is_given_up(term) => {}
            Some(node) if !node.open && !self.is_last => {}
            Some(_) => {
                if let Some(&innermost) = self.path.last() {
                    self.given_up[innermost] = true;
                }
            }
            None if self.ages.number_of(term).is_some_and(|number| number < self.oldest) => {}
            None => {
                let index = self.nodes.len() as u32;
                self.nodes.insert(term, CycleNode { index, low: index, open: true, closed: false });
                self.component.push(term);
                self.path.extend(self.positions.get(&term));
                stack.push(CycleTask::Leave(term));
                stack.extend(self.successors(term).iter().map(|&successor| CycleTask::Enter(successor)));
            }
        }
    }

    fn is_given_up(&self, term: Term) -> bool {
        self.positions.get(&term).is_some_and(|&position| self.given_up[position])
    }

    fn leave(&mut self, term: Term) {
        let reached = self.successors(term).iter().filter_map(|successor| self.nodes.get(successor));
        let low = reached.filter(|node| !node.closed).map(|node| node.low).min();
        if self.positions.contains_key(&term) {
            self.finished.extend(self.path.pop());
        }
        let Some(node) = self.nodes.get_mut(&term) else { return };
        node.open = false;
        node.low = low.map_or(node.low, |low| low.min(node.low));
        if node.low < node.index {
            return;
        }
        while let Some(member) = self.component.pop() {
            if let Some(node) = self.nodes.get_mut(&member) {
                node.closed = true;
            }
            if member == term {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::origins::Origins;
    use super::*;
    use javelin_term::operator::Operator;
    use javelin_term::traverse::post_order;

    fn candidate(variable: Term, value: Term, equation: Term) -> Candidate {
        let equation = Conjunct::new(equation, Origins::NONE);
        Candidate { variable, value, equation, kept: false, next: 1 }
    }

    /// `variable = variable' + variable''` for each triple.
    fn chosen(triples: &[[usize; 3]]) -> Vec<usize> {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(8);
        let variables: Vec<Term> = (0..6).map(|index| graph.variable(&format!("x{index}"), sort)).collect();
        let mut ages = Ages::default();
        let mut candidates = Vec::new();
        for &[variable, left, right] in triples {
            let value = graph.term(Operator::BvAdd, &[variables[left], variables[right]]);
            let equation = graph.equal(variables[variable], value);
            ages.number(&graph, equation, &Limits::none()).unwrap();
            candidates.push(candidate(variables[variable], value, equation));
        }
        let (chosen, rest) = without_cycles(&graph, &ages, candidates, &Limits::none()).unwrap();
        assert_eq!(chosen.len() + rest.len(), triples.len());
        let position = |term| variables.iter().position(|&variable| variable == term).expect("a variable");
        chosen.iter().map(|candidate| position(candidate.variable)).collect()
    }

    #[test]
    fn users_come_before_what_they_use() {
        assert_eq!(chosen(&[[1, 2, 3], [0, 1, 2], [2, 3, 3]]), [0, 1, 2]);
    }

    #[test]
    fn every_cycle_is_broken() {
        assert_eq!(chosen(&[[0, 1, 5], [1, 2, 5], [2, 0, 5]]).len(), 2);
        assert_eq!(chosen(&[[0, 1, 1], [1, 0, 0]]).len(), 1);
    }

    /// Asserts that no value contains the variable of an earlier candidate.
    fn check_order(graph: &Graph, chosen: &[Candidate]) {
        for (index, user) in chosen.iter().enumerate() {
            for earlier in &chosen[..index] {
                assert!(!post_order(graph, &[user.value]).contains(&earlier.variable));
            }
            assert!(!post_order(graph, &[user.value]).contains(&user.variable));
        }
    }

    #[test]
    fn random_cycles_are_broken_and_the_order_is_right() {
        let limits = Limits::none();
        let mut state = 1u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        for _ in 0..2000 {
            let mut graph = Graph::new();
            let sort = graph.bitvec_sort(8);
            let variables: Vec<Term> =
                (0..8).map(|index| graph.variable(&format!("x{index}"), sort)).collect();
            let mut terms = variables.clone();
            for _ in 0..10 {
                let pair = [terms[below(terms.len())], terms[below(terms.len())]];
                terms.push(graph.term(Operator::BvMul, &pair));
            }
            let mut ages = Ages::default();
            let mut candidates = Vec::new();
            for &variable in &variables[..6] {
                let value = terms[below(terms.len())];
                let equation = graph.equal(variable, value);
                ages.number(&graph, equation, &Limits::none()).unwrap();
                candidates.push(candidate(variable, value, equation));
            }
            let (chosen, rest) = without_cycles(&graph, &ages, candidates.clone(), &limits).unwrap();
            assert_eq!(chosen.len() + rest.len(), candidates.len());
            check_order(&graph, &chosen);
            let (given_up, finished) = search(&graph, &ages, &candidates, true, &limits).unwrap();
            let order = finished.into_iter().rev().filter(|&index| !given_up[index]);
            let chosen: Vec<Candidate> = order.map(|index| candidates[index]).collect();
            check_order(&graph, &chosen);
        }
    }
}
