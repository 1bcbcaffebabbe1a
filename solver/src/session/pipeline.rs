//! The one loop from assertions to a verdict: rewriting, preprocessing, circuits, clauses, SAT, and the way
//! back to a checked model or a core.
//!
//! Everything is kept over checks. An assertion of level `k > 0` is guarded by the activation literal
//! of its level, which is assumed while the level is open and refuted for good when it is popped. Tracked assertions
//! (named ones, where cores are asked for) and assumptions are literals of the query: they are never dropped by
//! preprocessing, so the SAT core's failed assumptions are the core.

use std::collections::VecDeque;

use crate::answer::check::first_falsified;
use crate::answer::model::Declaration;
use crate::answer::verdict::{Core, Reason, Verdict};
use crate::bitvec::BitVec;
use crate::circuit::blast::Blaster;
use crate::circuit::gates::Edge;
use crate::cnf::ClauseSink;
use crate::cnf::encode::{Encoder, Polarity};
use crate::cnf::literal::Lit;
use crate::limits::{Limits, Stop};
use crate::preprocess::Preprocessor;
use crate::rewrite::engine::Rewriter;
use crate::sat;
use crate::session::stack::Stack;
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::{Graph, Term};
use crate::term::walk::Support;

/// What the pipeline may do; fixed before the first assertion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The level of rewriting, 0 to 2.
    pub rewrite_level: u8,
    /// Whether assertions are preprocessed across each other.
    pub preprocess: bool,
    /// Whether named assertions are tracked for cores.
    pub track_named: bool,
    /// The seed of the SAT core.
    pub seed: u64,
}

/// One level that has been processed.
#[derive(Debug)]
struct Level {
    /// Assumed while the level is open; `None` at level 0.
    guard: Option<Lit>,
    /// How many assertions of the stack, counted from the bottom, have gone through preprocessing.
    processed: usize,
    /// Simplified assertions that are not yet clauses, in the script's order.
    waiting: VecDeque<Term>,
}

/// A literal of the query and where it comes from.
#[derive(Clone, Copy, Debug)]
enum Origin {
    Assertion(usize),
    Assumption(usize),
}

/// The stages behind the terms.
pub struct Pipeline {
    setup: Setup,
    rewriter: Rewriter,
    preprocessor: Preprocessor,
    blaster: Blaster,
    encoder: Encoder,
    solver: sat::Solver,
    evaluator: Evaluator,
    support: Support,
    levels: Vec<Level>,
}

impl Pipeline {
    /// A pipeline without assertions.
    pub fn new(setup: Setup) -> Pipeline {
        let mut solver = sat::Solver::new();
        solver.seed(setup.seed);
        Pipeline {
            setup,
            rewriter: Rewriter::new(setup.rewrite_level),
            preprocessor: Preprocessor::new(setup.preprocess),
            blaster: Blaster::new(),
            encoder: Encoder::new(),
            solver,
            evaluator: Evaluator::new(),
            support: Support::new(),
            levels: vec![Level { guard: None, processed: 0, waiting: VecDeque::new() }],
        }
    }

    /// Forgets what was processed above the `remaining` lowest levels (level 0 not counted).
    pub fn pop_to(&mut self, remaining: usize) {
        let dropped = self.levels.len().saturating_sub(remaining + 1);
        for level in self.levels.drain(self.levels.len() - dropped..) {
            if let Some(guard) = level.guard {
                self.solver.add_clause(&[!guard]);
            }
        }
        self.preprocessor.pop(dropped);
    }

    /// Decides the stack under the assumptions.
    pub fn check(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Verdict {
        match self.try_check(graph, stack, assumptions, limits) {
            Ok(verdict) => verdict,
            Err(stop) => Verdict::Unknown(Reason::Stopped(stop)),
        }
    }

    fn try_check(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<Verdict, Stop> {
        let formulas = || stack.assertions().iter().map(|assertion| assertion.term);
        if !self.support.covers(graph, formulas().chain(assumptions.iter().copied())) {
            return Err(Stop::Incomplete);
        }
        for level in 0..=stack.levels() {
            self.process_level(graph, stack, level, limits)?;
        }
        let mut query = self.tracked(graph, stack, assumptions, limits)?;
        if let Some(&(_, origin)) = query.iter().find(|(edge, _)| *edge == Edge::FALSE) {
            return Ok(Verdict::Unsat(core([origin])));
        }
        query.retain(|(edge, _)| *edge != Edge::TRUE);
        let mut literals: Vec<(Lit, Origin)> = Vec::with_capacity(query.len());
        for (edge, origin) in query {
            literals.push((self.literal(edge, limits)?, origin));
        }
        let guards = self.levels.iter().filter_map(|level| level.guard);
        let assumed: Vec<Lit> = guards.chain(literals.iter().map(|&(literal, _)| literal)).collect();
        match self.solver.solve(&assumed, limits) {
            sat::Outcome::Unknown(stop) => Err(stop),
            sat::Outcome::Unsat => {
                let failed = literals.iter().filter(|&&(literal, _)| self.solver.failed(literal));
                Ok(Verdict::Unsat(core(failed.map(|&(_, origin)| origin))))
            }
            sat::Outcome::Sat => Ok(self.checked_model(graph, stack, assumptions)),
        }
    }

    /// Brings the assertions of one level into the SAT core. Interrupted, it can be called again.
    fn process_level(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        level: usize,
        limits: &Limits,
    ) -> Result<(), Stop> {
        let assertions = stack.level(level);
        if level == self.levels.len() {
            self.preprocessor.push();
            let guard = self.solver.new_var().lit(true);
            self.levels.push(Level { guard: Some(guard), processed: assertions.start, waiting: VecDeque::new() });
        }
        let processed = self.levels[level].processed;
        let fresh: Vec<Term> = stack.assertions()[processed..assertions.end]
            .iter()
            .filter(|assertion| !(self.setup.track_named && assertion.name.is_some()))
            .map(|assertion| assertion.term)
            .collect();
        if !fresh.is_empty() {
            let simplified = self.preprocessor.add(graph, &mut self.rewriter, &fresh, limits)?;
            self.levels[level].waiting.extend(simplified);
        }
        self.levels[level].processed = assertions.end;
        let guard = self.levels[level].guard;
        while let Some(&term) = self.levels[level].waiting.front() {
            let edge = self.edge(graph, term, limits)?;
            self.encoder.assert(self.blaster.gates(), edge, guard, &mut self.solver, limits)?;
            self.levels[level].waiting.pop_front();
        }
        Ok(())
    }

    fn edge(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<Edge, Stop> {
        self.blaster.blast(graph, term, limits)?;
        Ok(self.blaster.bits(term)[0])
    }

    /// The gates of tracked assertions and assumptions. They are simplified anew for every check: what may be
    /// substituted in them changes with the stack.
    fn tracked(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<Vec<(Edge, Origin)>, Stop> {
        let mut terms: Vec<(Term, Origin)> = Vec::new();
        if self.setup.track_named {
            let named =
                stack.assertions().iter().enumerate().filter(|(_, assertion)| assertion.name.is_some());
            terms.extend(named.map(|(index, assertion)| (assertion.term, Origin::Assertion(index))));
        }
        let positions = assumptions.iter().enumerate();
        terms.extend(positions.map(|(position, &term)| (term, Origin::Assumption(position))));
        let mut edges = Vec::with_capacity(terms.len());
        for (term, origin) in terms {
            let simplified = self.preprocessor.simplify(graph, &mut self.rewriter, term, limits)?;
            edges.push((self.edge(graph, simplified, limits)?, origin));
        }
        Ok(edges)
    }

    /// The literal that is assumed to assume the edge.
    fn literal(&mut self, edge: Edge, limits: &Limits) -> Result<Lit, Stop> {
        self.encoder.literal(self.blaster.gates(), edge, Polarity::Positive, &mut self.solver, limits)
    }

    /// The model of the SAT core, extended to eliminated variables and checked against what was asserted.
    fn checked_model(&mut self, graph: &Graph, stack: &Stack, assumptions: &[Term]) -> Verdict {
        let mut model = Assignment::new();
        for declaration in stack.declarations() {
            let &Declaration::Constant(_, constant) = declaration else { continue };
            let bits = self.blaster.bits(constant);
            if !bits.is_empty() {
                model.set(
                    constant,
                    BitVec::from_bits(bits.len() as u32, |index| self.bit(bits[index as usize])),
                );
            }
        }
        self.preprocessor.reconstruct(graph, &mut model);
        let asserted = stack.assertions().iter().map(|assertion| assertion.term);
        let formulas = asserted.chain(assumptions.iter().copied());
        match first_falsified(graph, &mut self.evaluator, &model, formulas) {
            Ok(None) => Verdict::Sat(model),
            Ok(Some(_)) => Verdict::Unknown(Reason::WrongModel),
            Err(_) => Verdict::Unknown(Reason::Stopped(Stop::Incomplete)),
        }
    }

    /// The value of an input in the SAT core's model; what no clause mentions is false.
    fn bit(&self, input: Edge) -> bool {
        self.encoder.literal_of(input).is_some_and(|literal| self.solver.value(literal))
    }

    /// Counters of every stage: name and value.
    pub fn statistics(&self) -> Vec<(&'static str, u64)> {
        let mut rows = self.solver.statistics().rows().collect::<Vec<_>>();
        rows.extend([("gates", self.blaster.gates().len() as u64), ("rewrites", self.rewriter.total_uses())]);
        rows
    }
}

fn core(origins: impl IntoIterator<Item = Origin>) -> Core {
    let mut core = Core::default();
    for origin in origins {
        match origin {
            Origin::Assertion(index) => core.assertions.push(index),
            Origin::Assumption(position) => core.assumptions.push(position),
        }
    }
    core.assertions.sort_unstable();
    core.assumptions.sort_unstable();
    core.assertions.dedup();
    core.assumptions.dedup();
    core
}
