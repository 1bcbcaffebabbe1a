//! The one loop from assertions to a verdict: rewriting, preprocessing, circuits, clauses, SAT, and the way
//! back to a checked model or a core.
//!
//! Everything is kept over checks. An assertion of level `k > 0` is guarded by the activation literal
//! of its level, which is assumed while the level is open and refuted for good when it is popped. Tracked assertions
//! (named ones, where cores are asked for) and assumptions are literals of the query: they are never dropped by
//! preprocessing, so the SAT core's failed assumptions are the core.

use std::collections::VecDeque;

use crate::answer::check::first_falsified;
use crate::answer::verdict::{Core, Reason, Verdict};
use crate::bitvec::BitVec;
use crate::circuit::blast::Blaster;
use crate::circuit::gates::Edge;
use crate::cnf::ClauseSink;
use crate::cnf::encode::{Encoder, Polarity};
use crate::cnf::literal::Lit;
use crate::limits::{Limits, Stop};
use crate::params::Params;
use crate::preprocess::Preprocessor;
use crate::proof::check::OnlineChecker;
use crate::proof::event::{Problem, Tracer};
use crate::rewrite::engine::Rewriter;
use crate::sat;
use crate::session::sink::Sink;
use crate::session::stack::Stack;
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::{Graph, Term};
use crate::theory::abstraction::Expansion;
use crate::theory::{Outcome, Source, Theory, Told};

/// What the pipeline may do; fixed before the first assertion.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The level of rewriting, 0 to 2.
    pub rewrite_level: u8,
    /// Whether assertions are preprocessed across each other.
    pub preprocess: bool,
    /// Whether named assertions are tracked for cores.
    pub track_named: bool,
    /// Whether a refutation is believed only if its proof was checked.
    pub check_proofs: bool,
    /// The parameters of the SAT core.
    pub params: Params,
    /// Whether the clauses are kept, to be written.
    pub record: bool,
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
    /// What the client says of its summaries.
    Expansion,
}

/// What is asked beside the assertions that are clauses.
struct Query {
    /// Something asked that is false by itself.
    falsified: Option<Origin>,
    /// What is assumed, and where it comes from.
    literals: Vec<(Lit, Origin)>,
    /// All literals to assume: the guards of the levels, and those.
    assumed: Vec<Lit>,
}

/// About what a gate takes in memory with its variable's place in the encoder, and a variable with its clauses.
const GATE_BYTES: u64 = 60;
const VARIABLE_BYTES: u64 = 240;

/// The stages behind the terms.
pub struct Pipeline {
    track_named: bool,
    check_proofs: bool,
    rewriter: Rewriter,
    preprocessor: Preprocessor,
    blaster: Blaster,
    encoder: Encoder,
    sink: Sink,
    evaluator: Evaluator,
    theory: Theory,
    /// Whether the theory has a level for the terms of the query.
    query_is_open: bool,
    levels: Vec<Level>,
}

impl Pipeline {
    /// A pipeline without assertions.
    pub fn new(setup: Setup) -> Pipeline {
        let theory = Theory::new(&setup.params);
        let mut sink = Sink::new(setup.params, setup.record);
        if setup.check_proofs {
            sink.solver.trace(Box::new(OnlineChecker::new()), 0);
        }
        Pipeline {
            track_named: setup.track_named,
            check_proofs: setup.check_proofs,
            rewriter: Rewriter::new(setup.rewrite_level),
            preprocessor: Preprocessor::new(setup.preprocess),
            blaster: Blaster::new(),
            encoder: Encoder::new(),
            sink,
            evaluator: Evaluator::new(),
            theory,
            query_is_open: false,
            levels: vec![Level { guard: None, processed: 0, waiting: VecDeque::new() }],
        }
    }

    /// Forgets what was processed above the `remaining` lowest levels (level 0 not counted).
    pub fn pop_to(&mut self, remaining: usize) {
        let dropped = self.levels.len().saturating_sub(remaining + 1);
        for level in self.levels.drain(self.levels.len() - dropped..) {
            if let Some(guard) = level.guard {
                self.sink.add_clause(&[!guard]);
            }
        }
        self.preprocessor.pop(dropped);
        self.theory.pop(dropped);
    }

    /// Decides the stack under the assumptions.
    pub fn check(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Verdict {
        let query = self.query(graph, stack, assumptions, limits);
        let verdict = query.and_then(|query| self.decide(graph, stack, assumptions, &query, limits));
        self.close_query();
        verdict.unwrap_or_else(|stop| Verdict::Unknown(Reason::Stopped(stop)))
    }

    /// The clauses of a check in DIMACS format; the pipeline has recorded from its start. Lemmas on demand are among them
    /// only if the check has been completed, so with theories it is.
    ///
    /// # Errors
    /// The check was not completed.
    pub fn export(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<String, Reason> {
        let query = self.query(graph, stack, assumptions, limits);
        let exported = query.map_err(Reason::Stopped).and_then(|query| {
            let mut comment = String::from(
                "The clauses of a check after preprocessing and encoding, equisatisfiable with it.\n",
            );
            if !self.theory.is_idle() {
                let verdict = self.decide(graph, stack, assumptions, &query, limits);
                comment += match verdict.map_err(Reason::Stopped)? {
                    Verdict::Unknown(reason) => return Err(reason),
                    Verdict::Sat(_) => {
                        "Among them are the lemmas that the check came to need; it answered sat.\n"
                    }
                    Verdict::Unsat(_) => {
                        "Among them are the lemmas that the check came to need; it answered unsat.\n"
                    }
                };
            }
            Ok(self.written(&query, comment))
        });
        self.close_query();
        exported
    }

    /// The recorded clauses, and those of the query.
    fn written(&self, query: &Query, mut comment: String) -> String {
        let mut writer = self.sink.record.clone().unwrap_or_default();
        let guards = self.levels.iter().filter(|level| level.guard.is_some()).count();
        comment += &format!(
            "The last {} clauses are assumptions: {guards} levels that are open, {} assumed or named terms.",
            query.assumed.len(),
            query.literals.len()
        );
        for &literal in &query.assumed {
            writer.add_clause(&[literal]);
        }
        if query.falsified.is_some() {
            writer.add_clause(&[]);
        }
        writer.finish(&comment)
    }

    fn close_query(&mut self) {
        if std::mem::take(&mut self.query_is_open) {
            self.theory.pop(1);
        }
    }

    /// Brings the stack into the SAT core, and what is to be assumed.
    fn query(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<Query, Stop> {
        for level in 0..=stack.levels() {
            self.process_level(graph, stack, level, limits)?;
        }
        let tracked = self.tracked(graph, stack, assumptions, limits)?;
        let falsified = tracked.iter().find(|(edge, _)| *edge == Edge::FALSE).map(|&(_, origin)| origin);
        if falsified.is_some() {
            return Ok(Query { falsified, literals: Vec::new(), assumed: Vec::new() });
        }
        let mut literals = Vec::with_capacity(tracked.len());
        for (edge, origin) in tracked.into_iter().filter(|(edge, _)| !edge.is_constant()) {
            literals.push((self.literal(edge, limits)?, origin));
        }
        let guards = self.levels.iter().filter_map(|level| level.guard);
        let assumed = guards.chain(literals.iter().map(|&(literal, _)| literal)).collect();
        Ok(Query { falsified, literals, assumed })
    }

    /// The loop of SAT core and theory.
    fn decide(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        query: &Query,
        limits: &Limits,
    ) -> Result<Verdict, Stop> {
        if let Some(origin) = query.falsified {
            return Ok(Verdict::Unsat(core([origin])));
        }
        let mut left = limits.clone();
        loop {
            left.held = limits.held + self.outside_search(graph);
            left.check_memory(0)?;
            let conflicts = self.sink.solver.statistics().conflicts;
            let outcome = self.sink.solver.solve(&query.assumed, &left);
            left.spend(self.sink.solver.statistics().conflicts - conflicts, self.sink.solver.ticks_of_call());
            match outcome {
                sat::Outcome::Unknown(stop) => return Err(stop),
                sat::Outcome::Unsat => {
                    if let Some(problem) = self.unchecked() {
                        return Ok(Verdict::Unknown(Reason::WrongProof(problem)));
                    }
                    let is_failed = |&&(literal, _): &&(Lit, Origin)| self.sink.solver.failed(literal);
                    let failed = query.literals.iter().filter(is_failed);
                    return Ok(Verdict::Unsat(core(failed.map(|&(_, origin)| origin))));
                }
                sat::Outcome::Sat => {
                    if let Some(verdict) = self.candidate(graph, stack, assumptions, limits)? {
                        return Ok(verdict);
                    }
                }
            }
        }
    }

    /// The verdict that the SAT core's candidate leads to; `None` if there are more clauses now.
    fn candidate(
        &mut self,
        graph: &mut Graph,
        stack: &Stack,
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<Option<Verdict>, Stop> {
        Ok(match self.theory_check(graph, limits)? {
            Outcome::Model(model) => {
                let verdict = self.checked_model(graph, stack, assumptions, model, limits)?;
                let is_wrong = matches!(verdict, Verdict::Unknown(Reason::WrongModel));
                Some(verdict).filter(|_| !(is_wrong && self.theory.widen()))
            }
            Outcome::Lemmas(lemmas) => match self.learn(graph, lemmas, limits)? {
                true => None,
                false => Some(Verdict::Unknown(Reason::WrongModel)),
            },
            Outcome::Expand(expansions, lemmas) => {
                self.learn(graph, lemmas, limits)?;
                for expansion in expansions {
                    self.expand(graph, expansion, limits)?;
                }
                None
            }
            Outcome::Ask(applications, mut values) => {
                self.preprocessor.reconstruct(graph, &mut values, limits);
                Some(Verdict::Unknown(Reason::Refine(applications, Box::new(values))))
            }
        })
    }

    /// Makes it a clause for good that an application equals its body.
    fn expand(&mut self, graph: &mut Graph, expansion: Expansion, limits: &Limits) -> Result<(), Stop> {
        let Expansion { application, body } = expansion;
        let body = self.rewriter.rewrite_within(graph, body, limits)?;
        let equality = graph.equal(application, body);
        let encoded = self.rewriter.rewrite_within(graph, equality, limits)?;
        let weighed = self.weighed(graph, limits)?;
        let edge = self.edge(graph, encoded, &weighed)?;
        self.encoder.assert(self.blaster.gates(), edge, None, &mut self.sink, limits)?;
        self.theory.expanded(graph, Expansion { application, body }, equality, encoded);
        Ok(())
    }

    /// The bytes of terms and gates.
    fn outside_search(&self, graph: &Graph) -> u64 {
        graph.bytes() + self.blaster.gates().len() as u64 * GATE_BYTES
    }

    /// The bytes of everything but the terms.
    pub fn bytes(&mut self) -> u64 {
        self.blaster.gates().len() as u64 * GATE_BYTES + self.sink.solver.memory()
    }

    /// The limits, if none is reached, with what is held already, by a count that takes no time.
    fn weighed(&self, graph: &Graph, limits: &Limits) -> Result<Limits, Stop> {
        limits.check()?;
        let clauses = self.sink.solver.vars() as u64 * VARIABLE_BYTES;
        let held = limits.held + self.outside_search(graph) + clauses;
        let weighed = Limits { held, ..limits.clone() };
        weighed.check_memory(0).map(|()| weighed)
    }

    /// Why the last refutation is not checked, if it should be.
    fn unchecked(&self) -> Option<Problem> {
        let is_mine = |problem: &Problem| !matches!(problem, Problem::Unwritten(_));
        self.sink.solver.proof_problem().filter(|problem| self.check_proofs && is_mine(problem))
    }

    /// Tells a listener of the clauses from now on; before the first assertion.
    pub fn trace(&mut self, tracer: Box<dyn Tracer + Send>) {
        self.sink.solver.trace(tracer, 0);
    }

    /// What the theory says of the values that the SAT core has found.
    fn theory_check(&mut self, graph: &mut Graph, limits: &Limits) -> Result<Outcome, Stop> {
        let Pipeline { blaster, encoder, sink, theory, .. } = self;
        let values = Values { blaster, encoder, solver: &sink.solver };
        let mut candidate = Assignment::new();
        for &variable in blaster.variables() {
            if let Some(value) = values.value(variable) {
                candidate.set(variable, value);
            }
        }
        match theory.is_idle() {
            true => Ok(Outcome::Model(candidate)),
            false => theory.check(graph, candidate, &values, limits),
        }
    }

    /// Adds lemmas to the clauses for good; whether they say or mention anything new.
    fn learn(&mut self, graph: &mut Graph, lemmas: Vec<Term>, limits: &Limits) -> Result<bool, Stop> {
        let size = self.theory.size();
        let mut is_new = false;
        for lemma in lemmas {
            let encoded = self.rewriter.rewrite_within(graph, lemma, limits)?;
            let edge = self.edge(graph, encoded, limits)?;
            self.encoder.assert(self.blaster.gates(), edge, None, &mut self.sink, limits)?;
            is_new |= self.theory.learn(graph, lemma, encoded);
        }
        for equality in self.theory.take_concluded() {
            let rewritten = self.rewriter.rewrite_within(graph, equality, limits)?;
            self.theory.alias(equality, rewritten);
        }
        Ok(is_new || self.theory.size() > size)
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
            self.theory.push();
            let guard = self.sink.new_var().lit(true);
            self.levels.push(Level {
                guard: Some(guard),
                processed: assertions.start,
                waiting: VecDeque::new(),
            });
        }
        let processed = self.levels[level].processed;
        let fresh: Vec<Term> = stack.assertions()[processed..assertions.end]
            .iter()
            .filter(|assertion| !(self.track_named && assertion.name.is_some()))
            .map(|assertion| assertion.term)
            .collect();
        if !fresh.is_empty() {
            let simplified = self.preprocessor.add(graph, &mut self.rewriter, &fresh, limits)?;
            self.levels[level].waiting.extend(simplified);
        }
        self.levels[level].processed = assertions.end;
        let guard = self.levels[level].guard;
        while let Some(&term) = self.levels[level].waiting.front() {
            let weighed = self.weighed(graph, limits)?;
            let edge = self.edge(graph, term, &weighed)?;
            self.encoder.assert(self.blaster.gates(), edge, guard, &mut self.sink, limits)?;
            self.theory.assert(graph, term);
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
        if self.track_named {
            let named =
                stack.assertions().iter().enumerate().filter(|(_, assertion)| assertion.name.is_some());
            terms.extend(named.map(|(index, assertion)| (assertion.term, Origin::Assertion(index))));
        }
        let positions = assumptions.iter().enumerate();
        terms.extend(positions.map(|(position, &term)| (term, Origin::Assumption(position))));
        if !terms.is_empty() || !stack.expansions().is_empty() {
            self.theory.push();
            self.query_is_open = true;
        }
        let mut edges = Vec::with_capacity(terms.len());
        for (term, origin) in terms {
            let simplified = self.preprocessor.simplify(graph, &mut self.rewriter, term, limits)?;
            self.theory.assert(graph, simplified);
            edges.push((self.edge(graph, simplified, limits)?, origin));
        }
        if graph.summaries.ask_client() {
            let Pipeline { preprocessor, rewriter, theory, .. } = self;
            let asks_client = |graph: &Graph, term| theory.asks_client(graph, term);
            let definitions = preprocessor.definitions(graph, rewriter, asks_client, limits)?;
            theory.define(definitions);
        }
        for lemma in self.told(graph, stack, limits)? {
            edges.push((self.edge(graph, lemma, limits)?, Origin::Expansion));
        }
        Ok(edges)
    }

    /// That the applications which the client has expanded mean what it says. These are simplified for every check as
    /// assumptions are, so that they are about the applications in the assertions.
    fn told(&mut self, graph: &mut Graph, stack: &Stack, limits: &Limits) -> Result<Vec<Term>, Stop> {
        let mut told = Vec::with_capacity(stack.expansions().len());
        for expansion in stack.expansions() {
            let mut simplify =
                |graph: &mut Graph, term| self.preprocessor.simplify(graph, &mut self.rewriter, term, limits);
            let application = simplify(graph, expansion.application)?;
            let meaning = simplify(graph, expansion.meaning)?;
            let equality = graph.equal(application, meaning);
            let lemma = self.rewriter.rewrite_within(graph, equality, limits)?;
            told.push(Told { application, meaning, lemma });
        }
        self.theory.tell(graph, &told);
        Ok(told.into_iter().map(|told| told.lemma).collect())
    }

    /// The literal that is assumed to assume the edge.
    fn literal(&mut self, edge: Edge, limits: &Limits) -> Result<Lit, Stop> {
        self.encoder.literal(self.blaster.gates(), edge, Polarity::Positive, &mut self.sink, limits)
    }

    /// A model of what was encoded, extended to eliminated variables and checked against what was asserted.
    fn checked_model(
        &mut self,
        graph: &Graph,
        stack: &Stack,
        assumptions: &[Term],
        mut model: Assignment,
        limits: &Limits,
    ) -> Result<Verdict, Stop> {
        self.evaluator.set_limits(limits);
        self.preprocessor.reconstruct(graph, &mut model, limits);
        let asserted = stack.assertions().iter().map(|assertion| assertion.term);
        let formulas = asserted.chain(assumptions.iter().copied());
        match first_falsified(graph, &mut self.evaluator, &model, formulas) {
            Ok(None) => Ok(Verdict::Sat(model)),
            Ok(Some(_)) => Ok(Verdict::Unknown(Reason::WrongModel)),
            Err(unsupported) => Err(unsupported.stop()),
        }
    }

    /// Counters of every stage: name and value.
    pub fn statistics(&self) -> Vec<(&'static str, u64)> {
        let mut rows = Vec::new();
        for row in self.sink.solver.statistics().rows() {
            if let std::borrow::Cow::Borrowed(name) = row.name {
                rows.push((name, row.value));
            }
        }
        rows.extend(self.theory.statistics());
        rows.extend([("gates", self.blaster.gates().len() as u64), ("rewrites", self.rewriter.total_uses())]);
        rows
    }
}

/// The SAT core as a source of values for terms.
struct Values<'a> {
    blaster: &'a Blaster,
    encoder: &'a Encoder,
    solver: &'a sat::Solver,
}

impl Values<'_> {
    /// The vector of a property of a term's bits; `None` for a term without bits.
    fn vector(&self, term: Term, bit: impl Fn(Edge) -> bool) -> Option<BitVec> {
        let bits = self.blaster.bits(term);
        (!bits.is_empty()).then(|| BitVec::from_bits(bits.len() as u32, |index| bit(bits[index as usize])))
    }

    fn fixed_bit(&self, edge: Edge) -> Option<bool> {
        match edge.is_constant() {
            true => Some(edge == Edge::TRUE),
            false => self.solver.fixed(self.encoder.literal_of(edge)?),
        }
    }
}

impl Source for Values<'_> {
    /// What no clause mentions is false.
    fn value(&self, term: Term) -> Option<BitVec> {
        self.vector(term, |edge| {
            self.encoder.literal_of(edge).is_some_and(|literal| self.solver.value(literal))
        })
    }

    fn fixed(&self, term: Term) -> Option<(BitVec, BitVec)> {
        let known = self.vector(term, |edge| self.fixed_bit(edge).is_some())?;
        let value = self.vector(term, |edge| self.fixed_bit(edge) == Some(true))?;
        (!known.is_zero()).then_some((known, value))
    }
}

fn core(origins: impl IntoIterator<Item = Origin>) -> Core {
    let mut core = Core::default();
    for origin in origins {
        match origin {
            Origin::Assertion(index) => core.assertions.push(index),
            Origin::Assumption(position) => core.assumptions.push(position),
            Origin::Expansion => {}
        }
    }
    core.assertions.sort_unstable();
    core.assumptions.sort_unstable();
    core.assertions.dedup();
    core.assumptions.dedup();
    core
}
