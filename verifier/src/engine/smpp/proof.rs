//! A proof of a path program, and all other path programs that it is a proof of.
//!
//! **Idea.** Harris et al., *Satisfiability Modulo Path Programs*, 2010, sections 3.2 and 3.4: a proof needs
//! some edges (*sufficient*); other edges may destroy what it knows between them (*interfering*). Every path
//! program that visits all of the former and none of the latter has the same proof (theorem 3.4).
//!
//! **Here.** What is known between two edges that the proof needs is kept as a condition, so that
//! interference is a question about a condition and an edge: does the edge write what the condition mentions
//! ([`Criterion::Syntactic`], as in the paper's definition 3.3), or can it make the condition false
//! ([`Criterion::Semantic`])? The definition as printed looks at definitions and uses alone, and misses
//! values that come from the entry, and variables that two conditions constrain: a condition between them
//! mentions these.
//!
//! **Why it is right.** A path that visits the needed parts has them in the same order, since the graph is
//! acyclic. Each of its other edges lies between two of them. Conditions are true at the beginning, each
//! needed part leads from the one before it to the one after it, and edges that do not interfere keep it
//! (Floyd, 1967): so no execution goes on after the last needed part, where the condition is false.
//! [`PathProof::triples`] lists all this for any solver to refute.

use std::rc::Rc;

use javelin_term::graph::{Graph, Term};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use super::paths::PathPart;
use crate::program::acyclic::{AcyclicGraph, Component};
use crate::program::cfa::{Edge, Location, VariableInfo, writes};
use crate::program::inlined::Inlined;

/// When an edge interferes with a condition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Criterion {
    /// It writes a variable of the condition.
    #[default]
    Syntactic,
    /// It can lead from where the condition is true to where it is not.
    Semantic,
    /// Always: a proof is one of the paths that have nothing but the edges of this one.
    None,
}

/// A part of a path that a proof needs.
#[derive(Clone, Debug)]
pub struct NeededPart {
    /// Which one it is.
    pub part: PathPart,
    /// Symbols that stand for all values in the conditions before, and the terms whose values they have from
    /// here on.
    pub meanings: Vec<(Term, Term)>,
}

/// A proof that no execution of a path program reaches its end.
///
/// **Invariants.** There is one list of conditions more than there are needed parts.
#[derive(Clone, Debug)]
pub struct PathProof {
    /// The parts that it needs, in the order of the path.
    pub needed: Vec<NeededPart>,
    /// The conditions at the beginning, and after each needed part; the last ones are false.
    pub between: Vec<Vec<Term>>,
    /// The conditions at the locations of components that it needs.
    pub inside: FxHashMap<Location, Vec<Term>>,
}

/// The program of which proofs are.
pub struct Proved {
    /// The automaton whose edges the proofs speak of.
    pub inlined: Rc<Inlined>,
    /// The acyclic graph of its components.
    pub acyclic: Rc<AcyclicGraph>,
    /// The variables of the program.
    pub variables: Rc<[VariableInfo]>,
}

impl Proved {
    fn edge(&self, edge: usize) -> &Edge {
        &self.inlined.function.edges[edge]
    }
}

/// A triple that has to be true: conditions, an edge, conditions after it; without an edge, the first imply
/// the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Triple {
    /// The conditions in the state where the edge begins.
    pub before: Vec<Term>,
    /// The edge that is taken.
    pub edge: Option<usize>,
    /// The conditions that have to be true where it ends.
    pub after: Vec<Term>,
}

/// The part of a program that may lie between two needed parts.
struct Stretch {
    /// The positions of bridges.
    bridges: Vec<usize>,
    /// The components with loops.
    components: Vec<Component>,
}

impl PathProof {
    /// The parts that are needed.
    pub fn parts(&self) -> Vec<PathPart> {
        self.needed.iter().map(|needed| needed.part).collect()
    }

    /// The part of the program between the needed part before a position and the one at it.
    fn stretch(&self, proved: &Proved, at: usize) -> Stretch {
        let acyclic = &proved.acyclic;
        let end = |part: PathPart, is_end: bool| match part {
            PathPart::Component(component) => component,
            PathPart::Bridge(position) if is_end => acyclic.bridges[position].to,
            PathPart::Bridge(position) => acyclic.bridges[position].from,
        };
        let needed = |at: usize| self.needed.get(at).map(|needed| needed.part);
        let first = at.checked_sub(1).and_then(needed).map_or(acyclic.entry, |part| end(part, true));
        let last = needed(at).map_or(acyclic.target, |part| end(part, false));
        let (forward, backward) = (acyclic.reach(first, true), acyclic.reach(last, false));
        let is_between =
            |component: Component| forward[component.0 as usize] && backward[component.0 as usize];
        let own = self.parts();
        let bridges = acyclic.bridges.iter().enumerate();
        let bridges = bridges.filter(|(position, bridge)| {
            is_between(bridge.from) && is_between(bridge.to) && !own.contains(&PathPart::Bridge(*position))
        });
        let components = (0..acyclic.components() as u32).map(Component).filter(|&component| {
            acyclic.has_loop(component)
                && is_between(component)
                && !own.contains(&PathPart::Component(component))
        });
        Stretch { bridges: bridges.map(|(position, _)| position).collect(), components: components.collect() }
    }

    /// The conditions where a bridge begins or ends: those of a location of a needed component, or those of
    /// the stretch.
    fn at(&self, location: Location, stretch: usize) -> &[Term] {
        self.inside.get(&location).unwrap_or(&self.between[stretch])
    }

    /// The triples of an edge between needed parts, which it must not break.
    fn kept(&self, proved: &Proved, edge: usize, stretch: usize) -> Triple {
        let (from, to) = (proved.edge(edge).from, proved.edge(edge).to);
        let before = self.at(from, stretch).to_vec();
        Triple { before, edge: Some(edge), after: self.at(to, stretch).to_vec() }
    }

    /// The parts that may interfere, each with a triple that is true if it does not: its edges write what the
    /// proof knows between needed parts, or lead to where it knows more.
    pub fn suspects(&self, graph: &Graph, proved: &Proved) -> Vec<(PathPart, Triple)> {
        let mut found = Vec::new();
        for at in 0..self.between.len() {
            let Stretch { bridges, components } = self.stretch(proved, at);
            let mentioned = variables(graph, &self.between[at]);
            let mut look = |part: PathPart, edge: usize| {
                let triple = self.kept(proved, edge, at);
                let edge = proved.edge(edge);
                let inside = self.inside.get(&edge.to).map(|conditions| variables(graph, conditions));
                let mentioned = inside.as_ref().unwrap_or(&mentioned);
                let mut written =
                    writes(edge).into_iter().map(|variable| proved.variables[variable.0 as usize].term);
                let is_known = triple.after.iter().all(|condition| triple.before.contains(condition));
                if !is_known || written.any(|term| mentioned.contains(&term)) {
                    found.push((part, triple));
                }
            };
            for position in bridges {
                look(PathPart::Bridge(position), proved.acyclic.bridges[position].edge);
            }
            for component in components {
                let inner = &proved.acyclic.inner[component.0 as usize];
                inner.iter().for_each(|&edge| look(PathPart::Component(component), edge));
            }
        }
        found
    }

    /// All triples of the proof, for the paths that visit the needed parts and none of those that interfere.
    /// `start` says what is true at the beginning.
    pub fn triples(
        &self,
        graph: &mut Graph,
        proved: &Proved,
        start: &[Term],
        interfering: &[PathPart],
    ) -> Vec<Triple> {
        let mut triples = vec![Triple { before: start.to_vec(), edge: None, after: self.between[0].clone() }];
        for at in 0..self.between.len() {
            let Stretch { bridges, components } = self.stretch(proved, at);
            let is_left = |part: &PathPart| !interfering.contains(part);
            let bridges = bridges.into_iter().filter(|&position| is_left(&PathPart::Bridge(position)));
            let bridges = bridges.map(|position| proved.acyclic.bridges[position].edge);
            let components = components.into_iter().filter(|&one| is_left(&PathPart::Component(one)));
            let inner = components.flat_map(|one| proved.acyclic.inner[one.0 as usize].iter().copied());
            triples.extend(bridges.chain(inner).map(|edge| self.kept(proved, edge, at)));
            if let Some(needed) = self.needed.get(at) {
                self.of_needed(graph, proved, at, needed, &mut triples);
            }
        }
        triples
    }

    /// The triples of a needed part at a position.
    fn of_needed(
        &self,
        graph: &mut Graph,
        proved: &Proved,
        at: usize,
        needed: &NeededPart,
        triples: &mut Vec<Triple>,
    ) {
        match needed.part {
            PathPart::Component(component) => {
                for &edge in &proved.acyclic.inner[component.0 as usize] {
                    triples.push(self.kept(proved, edge, at));
                }
            }
            PathPart::Bridge(position) => {
                let edge = proved.acyclic.bridges[position].edge;
                let (from, to) = (proved.edge(edge).from, proved.edge(edge).to);
                let mut meaning = Substitution::new();
                needed.meanings.iter().for_each(|&(symbol, term)| meaning.set(symbol, term));
                let before = self.at(from, at).to_vec();
                let before = before.into_iter().map(|condition| meaning.apply(graph, condition)).collect();
                triples.push(Triple { before, edge: Some(edge), after: self.at(to, at + 1).to_vec() });
            }
        }
    }
}
