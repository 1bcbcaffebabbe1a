//! The paths that are left, as a propositional formula.
//!
//! **Idea.** Harris, Sankaranarayanan, Ivančić and Gupta, *Program Analysis via Satisfiability Modulo Path
//! Programs*, POPL 2010, section 3.1 and its table 1: one proposition for each edge of the acyclic graph; a
//! path leaves the entry and enters the target by one edge, and every other component that it visits by one
//! edge each. What a proof covers is taken out by a clause (section 3.5).
//!
//! **Here.** A proposition for each component says whether it is visited: so the clauses are linear in the
//! graph, with at-most-one constraints as ladders (Sinz, *Towards an Optimal CNF Encoding of Boolean
//! Cardinality Constraints*, 2005). Nothing here knows what edges do.
//!
//! **Why it is right.** In a model each visited component but the entry has one edge into it and each but
//! the target one that leaves it, both of visited components. The graph is acyclic, so these edges are one
//! path.

use javelin_term::graph::{Graph, Term};
use javelin_term::sort::Sort;
use rustc_hash::FxHashMap;

use crate::job::Effort;
use crate::program::acyclic::{AcyclicGraph, Bridge, Component};
use crate::prover::smtlib::script;
use crate::prover::{Answer, Limits, Prover, ProverError, open};
use crate::why::Why;

/// A part of a path through the acyclic graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathPart {
    /// An edge between components, by its position in [`AcyclicGraph::bridges`].
    Bridge(usize),
    /// A component, and so everything in it.
    Component(Component),
}

/// The order in which paths are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Edges that lie on long paths only are left out as long as there are others.
    #[default]
    Shortest,
    /// As the solver finds them.
    Any,
}

/// A path that is left, or why there is none.
pub enum Next {
    /// The positions of its bridges, in the order in which they are taken.
    Path(Vec<usize>),
    /// Proofs have taken out all paths.
    None,
    /// The solver does not say.
    Unknown(Why),
}

/// The paths from the entry to the target that are left.
pub struct Paths {
    graph: Graph,
    prover: Box<dyn Prover>,
    limits: Limits,
    /// The clauses that encode paths, and those of proofs.
    clauses: Vec<Term>,
    /// The propositions of bridges, by position.
    taken: Vec<Term>,
    /// The propositions of components.
    visited: Vec<Term>,
    /// The bridges that leave each component.
    outgoing: Vec<Vec<usize>>,
    ends: Vec<(Component, Component)>,
    entry: Component,
    target: Component,
    /// Selectors: paths that end with one of these bridges.
    goals: FxHashMap<Vec<usize>, Term>,
    /// The length of the shortest path over each bridge.
    lengths: Vec<u32>,
    /// The bound of lengths, its selector, and for which goal it was reached.
    bound: Option<(Term, u32, Term)>,
    order: Order,
    /// How many questions were asked.
    pub questions: u64,
}

/// At most so many propositions exclude each other in pairs; more have a ladder.
const PAIRS: usize = 4;

impl Paths {
    /// All paths of an acyclic graph.
    ///
    /// # Errors
    /// The solver is not there.
    pub fn new(
        acyclic: &AcyclicGraph,
        order: Order,
        effort: &Effort,
        limits: &Limits,
    ) -> Result<Paths, ProverError> {
        let mut graph = Graph::new();
        let taken =
            (0..acyclic.bridges.len()).map(|number| graph.variable(&format!("edge{number}"), Sort::BOOL));
        let taken: Vec<Term> = taken.collect();
        let visited =
            (0..acyclic.components()).map(|number| graph.variable(&format!("at{number}"), Sort::BOOL));
        let mut paths = Paths {
            visited: visited.collect(),
            taken,
            prover: open(effort, limits)?,
            limits: limits.clone(),
            clauses: Vec::new(),
            outgoing: (0..acyclic.components() as u32)
                .map(|component| acyclic.outgoing(Component(component)).to_vec())
                .collect(),
            ends: acyclic.bridges.iter().map(|bridge| (bridge.from, bridge.to)).collect(),
            entry: acyclic.entry,
            target: acyclic.target,
            goals: FxHashMap::default(),
            lengths: lengths(acyclic),
            bound: None,
            order,
            graph,
            questions: 0,
        };
        paths.encode(acyclic)?;
        Ok(paths)
    }

    fn encode(&mut self, acyclic: &AcyclicGraph) -> Result<(), ProverError> {
        let is_used = |component: Component| {
            !acyclic.incoming(component).is_empty() || !acyclic.outgoing(component).is_empty()
        };
        for component in (0..acyclic.components() as u32).map(Component).filter(|&one| is_used(one)) {
            let visited = self.visited[component.0 as usize];
            if component != acyclic.target {
                self.exactly_one(visited, acyclic.outgoing(component))?;
            }
            if component != acyclic.entry {
                self.exactly_one(visited, acyclic.incoming(component))?;
            }
        }
        for end in [acyclic.entry, acyclic.target] {
            self.clause(&[self.visited[end.0 as usize]])?;
        }
        Ok(())
    }

    fn clause(&mut self, literals: &[Term]) -> Result<(), ProverError> {
        let clause = self.graph.or(literals);
        self.clauses.push(clause);
        self.prover.assert(&self.graph, clause)
    }

    /// One of some bridges is taken if the component at their common end is visited, and none otherwise.
    fn exactly_one(&mut self, visited: Term, bridges: &[usize]) -> Result<(), ProverError> {
        let all: Vec<Term> = bridges.iter().map(|&bridge| self.taken[bridge]).collect();
        let is_not_visited = self.graph.not(visited);
        self.clause(&all.iter().copied().chain([is_not_visited]).collect::<Vec<Term>>())?;
        let off: Vec<Term> = all.iter().map(|&one| self.graph.not(one)).collect();
        for &not_taken in &off {
            self.clause(&[not_taken, visited])?;
        }
        if all.len() <= PAIRS {
            for (position, &first) in off.iter().enumerate() {
                for &second in &off[position + 1..] {
                    self.clause(&[first, second])?;
                }
            }
            return Ok(());
        }
        // A rung of the ladder says that one of the propositions up to it is true.
        let mut rung = all[0];
        for &not_one in off.iter().skip(1) {
            let no_rung = self.graph.not(rung);
            self.clause(&[not_one, no_rung])?;
            let next = self.graph.variable("rung", Sort::BOOL);
            self.clause(&[no_rung, next])?;
            self.clause(&[not_one, next])?;
            rung = next;
        }
        Ok(())
    }

    fn proposition(&self, part: PathPart) -> Term {
        match part {
            PathPart::Bridge(position) => self.taken[position],
            PathPart::Component(component) => self.visited[component.0 as usize],
        }
    }

    /// Takes out all paths that have each of the parts that are needed, and none of those that interfere.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn block(&mut self, needed: &[PathPart], interfering: &[PathPart]) -> Result<(), ProverError> {
        let mut clause: Vec<Term> = interfering.iter().map(|&part| self.proposition(part)).collect();
        for &part in needed {
            let proposition = self.proposition(part);
            clause.push(self.graph.not(proposition));
        }
        self.clause(&clause)
    }

    /// Leaves out a path that is not decided.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn leave_out(&mut self, path: &[usize]) -> Result<(), ProverError> {
        let off: Vec<Term> = path.iter().map(|&bridge| self.graph.not(self.taken[bridge])).collect();
        let clause = self.graph.or(&off);
        self.prover.assert(&self.graph, clause)
    }

    /// The formula of paths that end with one of these bridges, without those that proofs have taken out, as
    /// a script.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn script(&mut self, last: &[usize]) -> Result<String, ProverError> {
        let last: Vec<Term> = last.iter().map(|&bridge| self.taken[bridge]).collect();
        let goal = self.graph.or(&last);
        let all: Vec<Term> = self.clauses.iter().copied().chain([goal]).collect();
        script(&self.graph, &all, "unsat")
    }

    /// A path that is left and ends with one of these bridges.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn next(&mut self, last: &[usize]) -> Result<Next, ProverError> {
        let goal = self.goal(last)?;
        loop {
            let bound = self.bound(goal)?;
            let assumptions: Vec<Term> = [goal].into_iter().chain(bound).collect();
            self.questions += 1;
            match self.prover.check(&self.graph, &assumptions, self.limits.quota())? {
                Answer::Sat => return self.read().map(Next::Path),
                Answer::Unknown(why) => return Ok(Next::Unknown(why)),
                Answer::Unsat if bound.is_none() => return Ok(Next::None),
                Answer::Unsat => {
                    if let Some((_, bound, _)) = &mut self.bound {
                        *bound += 1 + *bound / 4;
                    }
                    self.select_lengths(goal)?;
                }
            }
        }
    }

    /// The selector of paths that end with one of these bridges.
    fn goal(&mut self, last: &[usize]) -> Result<Term, ProverError> {
        if let Some(&goal) = self.goals.get(last) {
            return Ok(goal);
        }
        let goal = self.graph.variable("goal", Sort::BOOL);
        let off = self.graph.not(goal);
        let one: Vec<Term> = last.iter().map(|&bridge| self.taken[bridge]).chain([off]).collect();
        self.clause(&one)?;
        self.goals.insert(last.to_vec(), goal);
        Ok(goal)
    }

    /// The selector of short paths to a goal, while there are edges that it leaves out.
    fn bound(&mut self, goal: Term) -> Result<Option<Term>, ProverError> {
        if self.order == Order::Any {
            return Ok(None);
        }
        if self.bound.is_none_or(|(of, ..)| of != goal) {
            let shortest = self.lengths.iter().copied().min().unwrap_or(0);
            self.bound = Some((goal, shortest, goal));
            self.select_lengths(goal)?;
        }
        let leaves_out = |bound: u32| self.lengths.iter().any(|&length| length > bound);
        Ok(self.bound.filter(|&(_, bound, _)| leaves_out(bound)).map(|(.., selector)| selector))
    }

    /// A selector of paths without the bridges that only longer paths take.
    fn select_lengths(&mut self, goal: Term) -> Result<(), ProverError> {
        let Some((_, bound, _)) = self.bound else { return Ok(()) };
        let selector = self.graph.variable("short", Sort::BOOL);
        let off = self.graph.not(selector);
        for position in 0..self.lengths.len() {
            if self.lengths[position] > bound {
                let not_taken = self.graph.not(self.taken[position]);
                self.clause(&[off, not_taken])?;
            }
        }
        self.bound = Some((goal, bound, selector));
        Ok(())
    }

    /// The path of the last model.
    fn read(&mut self) -> Result<Vec<usize>, ProverError> {
        let values = self.prover.values(&self.graph, &self.taken)?;
        let mut path = Vec::new();
        let mut at = self.entry;
        while at != self.target {
            let next = self.outgoing[at.0 as usize].iter().find(|&&bridge| values[bridge].is_one());
            let &next = next.ok_or_else(|| ProverError::Gone("a model without a path".into()))?;
            path.push(next);
            at = self.ends[next].1;
        }
        debug_assert_eq!(path.len(), values.iter().filter(|value| value.is_one()).count());
        Ok(path)
    }
}

/// For each bridge the length of the shortest path over it, in bridges.
fn lengths(acyclic: &AcyclicGraph) -> Vec<u32> {
    let far = u32::MAX / 4;
    let mut before = vec![far; acyclic.components()];
    let mut behind = before.clone();
    before[acyclic.entry.0 as usize] = 0;
    behind[acyclic.target.0 as usize] = 0;
    for bridge in &acyclic.bridges {
        let next = before[bridge.from.0 as usize] + 1;
        let known = &mut before[bridge.to.0 as usize];
        *known = next.min(*known);
    }
    for bridge in acyclic.bridges.iter().rev() {
        let next = behind[bridge.to.0 as usize] + 1;
        let known = &mut behind[bridge.from.0 as usize];
        *known = next.min(*known);
    }
    let over = |bridge: &Bridge| before[bridge.from.0 as usize] + 1 + behind[bridge.to.0 as usize];
    acyclic.bridges.iter().map(over).collect()
}
