//! The program as oracles see it: its automaton, its acyclic graph, and what executes its edges.

use std::rc::Rc;

use javelin_term::graph::Term;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::paths::PathPart;
use super::proof::{Proved, Triple};
use crate::formula::symbolic::{EdgeFacts, Symbolic};
use crate::formula::triple::{EdgeEffect, like};
use crate::job::Effort;
use crate::limits::{Limits, Quota, TICKS_PER_SECOND};
use crate::program::acyclic::{AcyclicGraph, Component};
use crate::program::cfa::{Variable, VariableInfo, writes};
use crate::program::inlined::Inlined;
use crate::prover::{Answer, BRIEF, Prover, ProverError, open};

/// The most ticks of one question: some ten seconds.
const MOST_TICKS: u64 = 10 * TICKS_PER_SECOND;

/// The program as oracles see it.
pub struct Workbench<'p> {
    /// The executor of edges, with the terms of the program.
    pub symbolic: Symbolic<'p>,
    /// The variables of the program.
    pub variables: Rc<[VariableInfo]>,
    /// The automaton, with calls inlined.
    pub inlined: Rc<Inlined>,
    /// The variables and reads of its edges.
    pub reading: Rc<EdgeFacts>,
    /// The acyclic graph of the edges that matter.
    pub acyclic: Rc<AcyclicGraph>,
    /// The variables that each component writes, ascending.
    pub written: Vec<Vec<Variable>>,
    /// The solver that is asked.
    pub effort: &'p Effort,
    /// The limits of the run.
    pub limits: Limits,
    /// Whether cores are made smaller.
    pub minimises: bool,
    /// How often a solver was asked.
    pub questions: u64,
    /// The symbols that stand for what variables are at the beginning, by their terms.
    begin: FxHashMap<Term, Term>,
}

/// The variables that the edges inside of each component write.
fn written(inlined: &Inlined, acyclic: &AcyclicGraph) -> Vec<Vec<Variable>> {
    let of = |edges: &Vec<usize>| {
        let mut all: Vec<Variable> =
            edges.iter().flat_map(|&edge| writes(&inlined.function.edges[edge])).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    acyclic.inner.iter().map(of).collect()
}

impl<'p> Workbench<'p> {
    /// The bench of a program whose calls are inlined, with the edges that matter.
    pub fn new(
        symbolic: Symbolic<'p>,
        variables: Rc<[VariableInfo]>,
        (inlined, reading): (Rc<Inlined>, Rc<EdgeFacts>),
        acyclic: Rc<AcyclicGraph>,
        (effort, limits): (&'p Effort, &Limits),
    ) -> Workbench<'p> {
        let written = written(&inlined, &acyclic);
        let limits = limits.clone();
        let (questions, begin, minimises) = (0, FxHashMap::default(), true);
        Workbench {
            symbolic,
            variables,
            inlined,
            reading,
            acyclic,
            written,
            effort,
            limits,
            minimises,
            questions,
            begin,
        }
    }

    /// The value of a variable at the beginning, over symbols that stand for what is unknown then.
    pub fn start_value(&mut self, variable: Variable) -> Term {
        let initial = self.symbolic.initial.iter().find(|(listed, _)| *listed == variable);
        let value = initial.map_or(self.term(variable), |&(_, value)| value);
        let graph = &mut *self.symbolic.graph;
        let mut names = Substitution::new();
        for name in variables(graph, &[value]) {
            let symbol = *self.begin.entry(name).or_insert_with(|| like(graph, name));
            names.set(name, symbol);
        }
        names.apply(graph, value)
    }

    /// The values at the beginning of the variables that some conditions mention, as equations.
    pub fn start(&mut self, conditions: &[Term]) -> Vec<Term> {
        let mentioned: FxHashSet<Term> = variables(self.symbolic.graph, conditions).into_iter().collect();
        let all = (0..self.variables.len() as u32).map(Variable);
        let all: Vec<Variable> = all.filter(|&variable| mentioned.contains(&self.term(variable))).collect();
        let equal = |variable: Variable| {
            let value = self.start_value(variable);
            let term = self.term(variable);
            self.symbolic.graph.equal(term, value)
        };
        all.into_iter().map(equal).collect()
    }

    /// The program of which proofs are.
    pub fn proved(&self) -> Proved {
        Proved {
            inlined: Rc::clone(&self.inlined),
            acyclic: Rc::clone(&self.acyclic),
            variables: Rc::clone(&self.variables),
        }
    }

    /// The edges of a path program, ascending.
    pub fn edges(&self, path: &[usize]) -> Vec<usize> {
        let inner = |component: Component| self.acyclic.inner[component.0 as usize].iter().copied();
        let mut edges: Vec<usize> = inner(self.acyclic.entry).collect();
        for &position in path {
            let bridge = self.acyclic.bridges[position];
            edges.push(bridge.edge);
            edges.extend(inner(bridge.to));
        }
        edges.sort_unstable();
        edges
    }

    /// The parts of a path of bridges: each bridge, and each component with a loop, in their order.
    pub fn parts(&self, path: &[usize]) -> Vec<PathPart> {
        let mut parts = Vec::new();
        let visit = |component: Component, parts: &mut Vec<PathPart>| {
            if self.acyclic.has_loop(component) {
                parts.push(PathPart::Component(component));
            }
        };
        visit(self.acyclic.entry, &mut parts);
        for &position in path {
            parts.push(PathPart::Bridge(position));
            visit(self.acyclic.bridges[position].to, &mut parts);
        }
        parts
    }

    /// The term of a variable.
    pub fn term(&self, variable: Variable) -> Term {
        self.variables[variable.0 as usize].term
    }

    /// A new session of the solver.
    ///
    /// # Errors
    /// It is not there.
    pub fn open(&self) -> Result<Box<dyn Prover>, ProverError> {
        open(self.effort, &self.limits)
    }

    /// The bound of a question that begins now.
    pub fn quota(&self) -> Quota {
        self.limits.within(MOST_TICKS)
    }

    /// Conditions that have a model if and only if a triple is false.
    pub fn counterexample(&mut self, triple: &Triple) -> Vec<Term> {
        let inlined = self.inlined.clone();
        let edge = triple.edge.map(|edge| &inlined.function.edges[edge]);
        let none = EdgeEffect { condition: None, values: Vec::new() };
        let graph = &mut *self.symbolic.graph;
        let effect = edge.map_or(none, |edge| EdgeEffect::of(graph, &self.variables, edge));
        effect.counterexample(graph, &triple.before, &triple.after)
    }

    /// Whether a triple is soon seen to be true.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn is_true(&mut self, triple: &Triple) -> Result<bool, ProverError> {
        let formula = self.counterexample(triple);
        let mut prover = self.open()?;
        self.questions += 1;
        let answer = prover.check(self.symbolic.graph, &formula, self.limits.within(BRIEF))?;
        Ok(answer == Answer::Unsat)
    }

    /// After the answer that assumptions cannot be true together: positions of some that cannot, ascending.
    /// Of the first ones, so many that may be left out, those are that are soon seen not to be needed (the
    /// deletion filter of Chinneck and Dravnieks, 1991), if there are not more than `most`.
    ///
    /// # Errors The connection to the solver is closed.
    pub fn small_core(
        &mut self,
        prover: &mut dyn Prover,
        assumptions: &[Term],
        removable: usize,
        most: usize,
    ) -> Result<Vec<usize>, ProverError> {
        let graph = &*self.symbolic.graph;
        let mut core = prover.core(graph, assumptions, self.limits.within(MOST_TICKS))?;
        let mut at = 0;
        while self.minimises && core.len() <= most && core.get(at).is_some_and(|&one| one < removable) {
            let rest: Vec<usize> = core.iter().copied().filter(|&one| one != core[at]).collect();
            let terms: Vec<Term> = rest.iter().map(|&one| assumptions[one]).collect();
            self.questions += 1;
            match prover.check(graph, &terms, self.limits.within(BRIEF))? {
                Answer::Unsat => {
                    let smaller = prover.core(graph, &terms, self.limits.within(BRIEF))?;
                    core = smaller.into_iter().map(|position| rest[position]).collect();
                }
                Answer::Sat | Answer::Unknown(_) => at += 1,
            }
        }
        Ok(core)
    }

    /// The limit that was reached, as an error.
    pub fn stopped(&self) -> ProverError {
        self.limits.ended().into()
    }
}
