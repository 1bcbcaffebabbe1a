//! The rewriter: brings terms into normal form.
//!
//! **Idea.** Rules are tried at every node from the leaves up, until none applies: the innermost strategy of
//! term rewriting (Baader and Nipkow, Term Rewriting and All That, 1998).
//!
//! **Here.** The traversal has an explicit stack instead of recursion, and one memo for the lifetime of the
//! graph: terms are immutable and rules do not depend on assertions, so a normal form stays valid. The result
//! of a rule is brought into normal form, too, before it is returned.
//!
//! **Contract.** The result is equal to the term under every assignment. An interrupted call leaves the memo
//! valid, and another call continues from there.
//!
//! **Invariants.** ([`Rewriter::check_invariants`]) A normal form has the sort of its term, is its own normal
//! form, and so are its children; no rule applies to it.
//!
//! **Cost.** Linear in the part of the cone not seen before, times the rules of an operator. Rewriting
//! terminates by the measure of `README.md`. If a rule violated it, a bound on the steps of a call would end
//! the call with a term that is still equal; debug builds panic.

use super::fold::fold_wide;
use super::rule::Rule;
use super::rules;
use crate::graph::{Graph, Term};
use crate::limits::{Limits, Stop};
use crate::memo::Memo;
use crate::operator::Operator;
use crate::statistics::Statistic;
use crate::work::{Work, steps_of};

/// A call may apply `STEPS` rules, and `STEPS_PER_NODE` more for each node it builds.
const STEPS_PER_NODE: u64 = 64;
const STEPS: u64 = 100_000;

/// The steps that handling a node takes, beside one for each child.
const STEPS_OF_NODE: usize = 4;

/// The operands that rules examine in a step.
const OPERANDS: usize = 16;

/// The check of invariants tries the rules again on one in this many terms.
const RETRIED: usize = 16;

/// A table of rules, a cache of normal forms, and counters.
pub struct Rewriter {
    /// The rules of the level, those of one operator together and in the order of their table.
    rules: Vec<&'static Rule>,
    /// Where the rules of an operator begin, by operator, and the end.
    starts: Vec<usize>,
    uses: Vec<u64>,
    normal: Memo,
    stack: Vec<Task>,
    children: Vec<Term>,
    nodes: u64,
    steps: u64,
    /// The terms that were left as they are because of the bound on steps.
    unreduced: u64,
    /// The number of terms at which debug builds check the memo.
    due: usize,
}

/// The steps that trying a rule may take: rules read all bits of constants, and of values that they make,
/// and all operands.
fn steps_of_rule(graph: &Graph, term: Term) -> usize {
    let children = graph.children(term);
    let width = |&child: &Term| if graph.is_bitvec(child) { graph.width(child) } else { 1 };
    children.iter().take(2).map(width).max().map_or(1, steps_of) + children.len() / OPERANDS
}

enum Task {
    /// Find the normal form of a term.
    Visit(Term),
    /// Build a term from the normal forms of its children, which are known, and try the rules.
    Build(Term),
    /// The normal form of the second term is the one of the first.
    Link(Term, Term),
}

impl Rewriter {
    /// A rewriter with the rules up to this level; there are none of level 0.
    pub fn new(level: u8) -> Rewriter {
        let chosen = || rules::all().filter(|rule| rule.level <= level);
        let mut starts = vec![0; Operator::ALL.len() + 1];
        chosen().for_each(|rule| starts[rule.operator as usize + 1] += 1);
        for operator in 1..starts.len() {
            starts[operator] += starts[operator - 1];
        }
        // Sorted by counting: a process that answers one small script notices a comparison sort.
        let mut rules: Vec<&'static Rule> = Vec::with_capacity(starts[Operator::ALL.len()]);
        rules.extend(chosen());
        let mut next = starts.clone();
        for rule in chosen() {
            let place = &mut next[rule.operator as usize];
            rules[*place] = rule;
            *place += 1;
        }
        Rewriter {
            uses: vec![0; rules.len()],
            rules,
            starts,
            normal: Memo::new(),
            stack: Vec::new(),
            children: Vec::new(),
            nodes: 0,
            steps: 0,
            unreduced: 0,
            due: 0,
        }
    }

    /// The normal form of a term.
    pub fn rewrite(&mut self, graph: &mut Graph, term: Term) -> Term {
        self.rewrite_within(graph, term, &Limits::none()).unwrap_or(term)
    }

    /// The normal form of a term.
    ///
    /// # Errors
    /// A limit was reached first.
    pub fn rewrite_within(&mut self, graph: &mut Graph, term: Term, limits: &Limits) -> Result<Term, Stop> {
        if self.rules.is_empty() {
            return Ok(term);
        }
        let mut work = Work::new(limits);
        self.stack.clear();
        self.stack.push(Task::Visit(term));
        (self.nodes, self.steps) = (0, 0);
        while let Some(task) = self.stack.pop() {
            match task {
                Task::Visit(term) => self.visit(graph, term),
                Task::Build(term) => {
                    self.nodes += 1;
                    let operands = graph.children(term).len();
                    work.step(STEPS_OF_NODE + operands)?;
                    work.reserve(graph.growth(1 + operands) as usize)?;
                    self.build(graph, term, &mut work)?;
                }
                Task::Link(result, term) => {
                    let normal = self.known(result);
                    self.normal.set(term, normal.index() as u32);
                }
            }
        }
        if cfg!(debug_assertions) && graph.len() >= self.due {
            self.check_invariants(graph);
            self.due = graph.len() + graph.len() / 2;
        }
        Ok(self.known(term))
    }

    /// How often each rule was used, in the order of the tables of each operator.
    pub fn uses(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        self.rules.iter().zip(&self.uses).map(|(rule, &uses)| (rule.name, uses))
    }

    /// A counter for every rule that was used, `rule-NAME`, with the law as its description.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> + '_ {
        let used = self.rules.iter().zip(&self.uses).filter(|(_, uses)| **uses > 0);
        used.map(|(rule, &uses)| Statistic::new(format!("rule-{}", rule.name), uses, rule.law))
    }

    /// How many terms the bound on steps left unreduced: zero, if rewriting ends as `README.md` argues.
    pub fn unreduced(&self) -> u64 {
        self.unreduced
    }

    /// How often any rule was used.
    pub fn total_uses(&self) -> u64 {
        self.uses.iter().sum()
    }

    /// Checks the invariants that the head of this file lists: rules are tried on every sixteenth normal
    /// form, the rest is checked for all terms. Debug builds do so whenever the graph has grown by half, so
    /// that all checks together are linear. Trying the rules again creates no new terms.
    ///
    /// # Panics
    /// One does not hold.
    pub fn check_invariants(&self, graph: &mut Graph) {
        for index in 0..graph.len() {
            let term = Term::from_index(index);
            let Some(normal) = self.normal.get(term) else { continue };
            let normal = Term::from_index(normal as usize);
            assert_eq!(graph.sort(normal), graph.sort(term), "the sort of the normal form of term {index}");
            assert_eq!(self.normal.get(normal), Some(normal.index() as u32), "a normal form is its own");
            if normal == term {
                let known = |&child: &Term| self.normal.get(child) == Some(child.index() as u32);
                assert!(graph.children(term).iter().all(known), "children of a normal form are normal");
                if index % RETRIED == 0 {
                    let applicable = self.applicable(graph, term, &mut Work::default());
                    assert_eq!(applicable, Ok(None), "a rule applies to a normal form");
                }
            }
        }
    }

    fn visit(&mut self, graph: &Graph, term: Term) {
        if self.normal.contains(term) {
            return;
        }
        match graph.operator(term) {
            Operator::Constant | Operator::Variable => self.normal.set(term, term.index() as u32),
            _ => {
                self.stack.push(Task::Build(term));
                self.stack.extend(graph.children(term).iter().map(|&child| Task::Visit(child)));
            }
        }
    }

    fn build(&mut self, graph: &mut Graph, term: Term, work: &mut Work) -> Result<(), Stop> {
        if self.normal.contains(term) {
            return Ok(());
        }
        let mut children = std::mem::take(&mut self.children);
        children.clear();
        children.extend(graph.children(term).iter().map(|&child| self.known(child)));
        let rebuilt = match children == graph.children(term) {
            true => term,
            false => graph.with_children(term, &children),
        };
        self.children = children;
        if let Some(normal) = self.normal.get(rebuilt) {
            self.normal.set(term, normal);
            return Ok(());
        }
        match self.step(graph, rebuilt, work)? {
            Some(result) => {
                self.stack.push(Task::Link(result, term));
                if rebuilt != term {
                    self.stack.push(Task::Link(result, rebuilt));
                }
                self.stack.push(Task::Visit(result));
            }
            None => {
                self.normal.set(rebuilt, rebuilt.index() as u32);
                self.normal.set(term, rebuilt.index() as u32);
            }
        }
        Ok(())
    }

    /// The result of the first rule that applies.
    fn step(&mut self, graph: &mut Graph, term: Term, work: &mut Work) -> Result<Option<Term>, Stop> {
        if self.steps > STEPS + STEPS_PER_NODE * self.nodes {
            debug_assert!(false, "rewriting does not end");
            self.unreduced += 1;
            return Ok(None);
        }
        if let Some(value) = fold_wide(graph, term, work)? {
            self.steps += 1;
            return Ok(Some(value));
        }
        let Some((index, result)) = self.applicable(graph, term, work)? else { return Ok(None) };
        debug_assert_eq!(graph.sort(result), graph.sort(term), "{}", self.rules[index].name);
        debug_assert_ne!(result, term, "{}", self.rules[index].name);
        self.uses[index] += 1;
        self.steps += 1;
        Ok(Some(result))
    }

    /// The index of the first rule that applies, and its result.
    #[inline]
    fn applicable(
        &self,
        graph: &mut Graph,
        term: Term,
        work: &mut Work,
    ) -> Result<Option<(usize, Term)>, Stop> {
        let operator = graph.operator(term) as usize;
        let steps = steps_of_rule(graph, term);
        for index in self.starts[operator]..self.starts[operator + 1] {
            if let Some(result) = (self.rules[index].apply)(graph, term) {
                return Ok(Some((index, result)));
            }
            if steps > 1 {
                work.step(steps)?;
            }
        }
        Ok(None)
    }

    /// The normal form of a term, or the term itself if it has none yet. The latter happens only if the
    /// result of a rule contains the term that is being rewritten, which the measure excludes.
    fn known(&self, term: Term) -> Term {
        self.normal.get(term).map_or(term, |index| Term::from_index(index as usize))
    }
}
