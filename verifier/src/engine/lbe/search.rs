//! The search: abstract states are expanded, counterexamples replayed or excluded, until nothing is left.
//!
//! **Idea.** Counterexample-guided abstraction refinement with lazy abstraction (Henzinger, Jhala, Majumdar
//! and Sutre, *Lazy Abstraction*, 2002), on blocks (Beyer et al., *Software Model Checking via Large-Block
//! Encoding*, 2009).
//!
//! **Here.** One target stands for the failures of all checks. When one is decided, or given up, its edges
//! are taken out and the search begins again, with the predicates that are known. Successors are asked for in
//! a session for each block, in which its formula is asserted; states are assumptions. One that was asked for
//! before, with the same state and precision, is not asked for again.
//!
//! **Why it is right.** A tree in which nothing is pending and that has no node at the target contains every
//! execution: each block's successor has all states that follow, whatever predicates there are, and what the
//! solver cannot tell counts as possible. So what is left then holds, if no place was reached from which
//! nothing is known.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::invariants::Proof;
use super::refine::{Refiner, Way, usable, ways};
use super::tree::{NodeId, Tree};
use crate::engine::abstraction::intervals::Intervals;
use crate::engine::abstraction::predicates::{Precision, Predicate, Predicates};
use crate::engine::abstraction::state::{State, States};
use crate::engine::abstraction::{Strength, boolean, cartesian};
use crate::engine::counterexample::found;
use crate::engine::replayer::Replayer;
use crate::engine::{Limits, Progress, Rest, Results, Resumable, Watch};
use crate::formula::automaton::encoder::Encoder;
use crate::formula::automaton::{Automaton, Path};
use crate::formula::symbolic::{Reading, Symbolic};
use crate::job::{Abstraction, Effort, ModelCheckingStatistics, Outcome};
use crate::program::cfa::{Check, Location, VariableInfo};
use crate::program::inlined::{Claim, Inlined};
use crate::prover::smtlib::script;
use crate::prover::{Answer, Prover, ProverError, open};
use crate::why::{TooLarge, Why};

/// How often it is told how far the search is.
const PERIOD: Duration = Duration::from_millis(20);

/// How long one question may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A session that holds more bytes is replaced by a new one.
const MOST_BYTES: u64 = 256 << 20;

/// A session of the solver for a block.
struct Session {
    prover: Box<dyn Prover>,
    /// The bytes that it held after its first question.
    first: Option<u64>,
}

impl Session {
    /// Whether a new one is to be made: this one holds half more than after its first question, or much. What
    /// is left of old questions costs more in each new one then than what was learnt is worth.
    fn is_worn(&self) -> bool {
        let held = self.prover.held();
        held > MOST_BYTES || self.first.is_some_and(|first| held > first + first / 2)
    }
}

/// The successors that were computed: by block, state and predicates.
type Known = FxHashMap<(usize, State, Vec<Predicate>), State>;

/// What a search may use.
pub struct Means<'m> {
    /// How it is solved.
    pub effort: &'m Effort,
    /// How long, and with how much memory.
    pub limits: &'m Limits,
    /// Who is told how far it is.
    pub watch: &'m dyn Watch,
    /// Who executes what is found.
    pub replayer: &'m mut dyn Replayer,
}

/// The search.
pub struct Search<'s, 'a> {
    encoder: Encoder<'a>,
    inlined: &'s Inlined,
    reading: &'s Reading,
    variables: &'s [VariableInfo],
    checks: &'s [Check],
    means: Means<'s>,
    states: States,
    predicates: Predicates,
    precision: Precision,
    /// The edges into the target that are taken out.
    dropped: FxHashSet<usize>,
    outcomes: Vec<Option<Outcome>>,
    /// Why nothing can be proved, if a place was reached from which nothing is known.
    open: Option<Why>,
    /// Whether it is only that nobody knows whether such a place is reached: another engine may find out.
    is_given_up: bool,
    results: Results,
    statistics: ModelCheckingStatistics,
    told: Option<Instant>,
    /// The limits of this turn.
    limits: Limits,
    /// What is searched; `None` before the first turn, and where something else is to be searched now.
    exploration: Option<Exploration<'s>>,
    /// Whether nothing is left to be searched.
    is_closed: bool,
}

/// How a search of one automaton ended.
enum Round {
    /// Nothing is left, and the target was not reached.
    Closed,
    /// Something else is known of the target's edges.
    Again,
    /// A limit was reached.
    Stopped(Why),
}

/// A limit that was reached, as an error of the solver that has gone for this run.
fn stopped(limits: &Limits) -> ProverError {
    limits.ended().into()
}

/// One automaton that is searched.
struct Exploration<'i> {
    automaton: Automaton<'i>,
    tree: Tree,
    /// The nodes that are counted.
    made: usize,
    sessions: FxHashMap<usize, Session>,
    known: Known,
    /// The ways in which a path was refined.
    refined: FxHashMap<Vec<usize>, Vec<Way>>,
    /// Nodes and blocks to the target whose paths only counting excludes: they are looked at when nothing
    /// else is left.
    waiting: VecDeque<(NodeId, usize)>,
}

/// What became of a path to the target.
enum Reached {
    /// The round is over.
    Over(Round),
    /// New predicates may exclude it.
    Excluded,
    /// It is looked at when nothing else is left.
    Waits,
}

impl Exploration<'_> {
    /// The next node; with a block, if only its path over that is to be looked at.
    fn next(&mut self) -> Option<(NodeId, Option<usize>)> {
        if let Some(node) = self.tree.next() {
            return Some((node, None));
        }
        self.waiting.pop_front().map(|(node, block)| (node, Some(block)))
    }
}

impl<'s, 'a> Search<'s, 'a> {
    /// The search of a program.
    pub fn new(
        symbolic: Symbolic<'a>,
        (inlined, reading): (&'s Inlined, &'s Reading),
        (variables, checks): (&'s [VariableInfo], &'s [Check]),
        means: Means<'s>,
    ) -> Search<'s, 'a> {
        let limits = means.limits.clone();
        Search {
            encoder: Encoder::new(symbolic),
            inlined,
            reading,
            variables,
            checks,
            means,
            states: States::default(),
            predicates: Predicates::default(),
            precision: Precision::default(),
            dropped: FxHashSet::default(),
            outcomes: vec![None; checks.len()],
            open: None,
            is_given_up: false,
            results: Results::default(),
            statistics: ModelCheckingStatistics::default(),
            told: None,
            limits,
            exploration: None,
            is_closed: false,
        }
    }

    /// Takes out the edges that fail checks of which everything is known.
    fn drop_decided(&mut self) {
        for (&edge, claim) in &self.inlined.claims {
            if let Claim::Fails(check) = claim
                && self.outcomes[*check as usize].is_some()
            {
                self.dropped.insert(edge);
            }
        }
    }

    /// What is known at the end.
    pub fn finished(mut self) -> Results {
        self.results.outcomes = self.outcomes();
        self.statistics.predicates = self.predicates.len() as u64;
        let (sum, places, most) = self.precision.counts();
        self.statistics.predicates_of_locations = sum as u64;
        self.statistics.refined_locations = places as u64;
        self.statistics.most_predicates = most as u64;
        let questions = self.statistics.checks;
        Results { questions, model_checking: Some(self.statistics), ..self.results }
    }

    /// Whether the turn is over, but not the run.
    fn is_turn_over(&self) -> bool {
        self.means.limits.stopped().is_none() && self.limits.stopped().is_some()
    }

    fn until(&self) -> Option<Instant> {
        Some(self.limits.within(PATIENCE))
    }

    /// Tells how far the search is, not too often.
    fn tell(&mut self, exploration: &Exploration, node: NodeId) {
        if self.told.is_some_and(|told| told.elapsed() < PERIOD) {
            return;
        }
        self.told = Some(Instant::now());
        let (nodes, frontier) = exploration.tree.counts();
        let decided = self.outcomes.iter().flatten().count();
        let (predicates, depth) = (self.predicates.len(), exploration.tree.path(node).1.len());
        let now = format!(
            "{nodes} nodes, {frontier} to be looked at, {predicates} predicates, {depth} blocks deep"
        );
        self.means.watch.progress(&Progress { checks: self.checks.len(), decided, now });
    }

    /// The automaton of what is left.
    fn explore(&mut self) -> Result<Exploration<'s>, ProverError> {
        let size = self.means.effort.model_checking.blocks;
        let automaton = Automaton::new(&mut self.encoder, self.inlined, self.reading, &self.dropped, size);
        let automaton = automaton.ok_or_else(|| stopped(self.means.limits))?;
        self.statistics.blocks = automaton.summary.blocks.len() as u64;
        let entry = self.inlined.function.entry;
        let tree = Tree::new(entry, self.states.truth());
        let (sessions, known, refined) = (FxHashMap::default(), Known::default(), FxHashMap::default());
        let waiting = VecDeque::new();
        if self.means.effort.model_checking.bounds {
            self.seed(&automaton);
        }
        Ok(Exploration { automaton, tree, made: 0, sessions, known, refined, waiting })
    }

    /// Adds bounds of variables as predicates at the heads of loops.
    fn seed(&mut self, automaton: &Automaton) {
        let function = &self.inlined.function;
        let heads: FxHashSet<Location> = automaton.summary.heads(function.entry).into_iter().collect();
        let intervals = Intervals::new(self.encoder.symbolic.graph, self.variables, function);
        let bounds = intervals.bounds(&heads, &self.encoder.symbolic.clock);
        for (location, bounds) in bounds {
            let Some(values) = automaton.constants.values.get(&location) else { continue };
            let graph = &mut *self.encoder.symbolic.graph;
            let terms: Vec<Term> = bounds.iter().map(|bound| bound.term(graph, self.variables)).collect();
            let terms = terms.iter().map(|&term| self.encoder.symbolic.value_of(term, values)).collect();
            let terms = usable(&self.encoder, automaton, terms, location);
            for term in terms {
                if let Some(number) = self.predicates.number(self.encoder.symbolic.graph, term) {
                    self.precision.add(location, number);
                }
            }
        }
    }

    /// Searches the automaton of what is left.
    fn round(&mut self) -> Result<Round, ProverError> {
        let mut exploration = match self.exploration.take() {
            Some(exploration) => exploration,
            None => self.explore()?,
        };
        let round = loop {
            let (nodes, _) = exploration.tree.counts();
            self.statistics.nodes += (nodes - exploration.made) as u64;
            exploration.made = nodes;
            if let Some(why) = self.limits.stopped() {
                break Round::Stopped(why.into());
            }
            let Some((node, block)) = exploration.next() else { break Round::Closed };
            self.tell(&exploration, node);
            let expanded = match block {
                None => self.expand(&mut exploration, node),
                Some(block) => self.count(&mut exploration, node, block),
            };
            match expanded {
                Ok(None) => {}
                Ok(Some(round)) => break round,
                Err(error) if !self.is_turn_over() => return Err(error),
                // In the next turn the node is looked at once more, with what is known of it by then.
                Err(_) => exploration.tree.again(node),
            }
        };
        self.statistics.frontier = (exploration.tree.counts().1 + exploration.waiting.len()) as u64;
        match round {
            Round::Closed => {
                if let Some(reached) = exploration.tree.reached() {
                    self.certify(&mut exploration, &reached)?;
                    self.tell_invariants(&exploration.automaton, &reached);
                } else if self.means.effort.certifies {
                    self.open = Some(Why::TooLarge(TooLarge::Reached));
                }
            }
            Round::Stopped(_) => self.exploration = Some(exploration),
            Round::Again => {}
        }
        Ok(round)
    }

    /// Expands a node; whether the round is over.
    fn expand(&mut self, exploration: &mut Exploration, node: NodeId) -> Result<Option<Round>, ProverError> {
        let location = exploration.tree.node(node).location;
        for block in exploration.automaton.summary.outgoing(location) {
            let to = exploration.automaton.summary.blocks[block].to;
            let state = exploration.tree.node(node).state.clone();
            let next = self.successor(exploration, block, &state, to)?;
            if next.is_false() {
                continue;
            }
            if to != self.inlined.target {
                let precision = self.places(to).len();
                exploration.tree.add(node, block, to, (next, precision));
                continue;
            }
            match self.target(exploration, (node, block), true)? {
                Reached::Over(round) => return Ok(Some(round)),
                Reached::Excluded => return Ok(None),
                Reached::Waits => exploration.waiting.push_back((node, block)),
            }
        }
        Ok(None)
    }

    /// Looks at a path that waited, if it is still there; whether the round is over.
    fn count(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
    ) -> Result<Option<Round>, ProverError> {
        if !exploration.tree.is_expanded(node) {
            return Ok(None);
        }
        let state = exploration.tree.node(node).state.clone();
        if self.successor(exploration, block, &state, self.inlined.target)?.is_false() {
            return Ok(None);
        }
        match self.target(exploration, (node, block), false)? {
            Reached::Over(round) => Ok(Some(round)),
            Reached::Excluded | Reached::Waits => Ok(None),
        }
    }

    /// The predicates that count at a location: none at the target.
    fn places(&self, location: Location) -> &[Predicate] {
        if location == self.inlined.target { &[] } else { self.precision.at(location) }
    }

    /// What follows a state over a block.
    fn successor(
        &mut self,
        exploration: &mut Exploration,
        block: usize,
        state: &State,
        to: Location,
    ) -> Result<State, ProverError> {
        let key = (block, state.clone(), self.places(to).to_vec());
        if let Some(known) = exploration.known.get(&key) {
            self.statistics.successors_known += 1;
            return Ok(known.clone());
        }
        let begin = Instant::now();
        let (next, is_strongest) = self.compute(exploration, block, state, &key.2)?;
        if !is_strongest && self.is_turn_over() {
            return Err(stopped(&self.limits));
        }
        self.statistics.abstraction_seconds += begin.elapsed().as_secs_f64();
        self.statistics.successors += 1;
        self.statistics.successors_weak += u64::from(!is_strongest);
        self.statistics.cubes += next.count_cubes();
        exploration.known.insert(key, next.clone());
        Ok(next)
    }

    /// The terms of the predicates of a state at a location.
    fn instances(
        &mut self,
        automaton: &Automaton,
        state: &State,
        location: Location,
    ) -> Result<FxHashMap<Predicate, Term>, ProverError> {
        let values = automaton.constants.values.get(&location);
        let values = values.ok_or_else(|| ProverError::Gone("a location that nothing leads to".into()))?;
        let instance = |predicate: Predicate| {
            let term = self.predicates.term(predicate);
            (predicate, self.encoder.instance(term, values))
        };
        Ok(state.support().into_iter().map(instance).collect())
    }

    /// What follows a state over a block, by the solver.
    fn compute(
        &mut self,
        exploration: &mut Exploration,
        block: usize,
        state: &State,
        precision: &[Predicate],
    ) -> Result<(State, bool), ProverError> {
        let formula = exploration.automaton.formula(&mut self.encoder, block);
        let formula = formula.ok_or_else(|| stopped(self.means.limits))?;
        let Some(formula) = formula else { return Ok((self.states.falsehood(), true)) };
        let from = exploration.automaton.summary.blocks[block].from;
        let instances = self.instances(&exploration.automaton, state, from)?;
        let before = state.term(self.encoder.symbolic.graph, |predicate| instances[&predicate]);
        let before = self.encoder.symbolic.normal(before);
        let (mut next, mut asked) = (self.states.truth(), Vec::new());
        for &predicate in precision {
            let term = self.predicates.term(predicate);
            let after = self.encoder.instance(term, &formula.values);
            let fixed = self.encoder.symbolic.graph.truth_of(after).or_else(|| {
                let is_carried = instances.get(&predicate) == Some(&after);
                is_carried.then(|| state.value(predicate)).flatten()
            });
            match fixed {
                Some(value) => next = next.and(&self.states.literal(predicate, value)),
                None => asked.push((predicate, after)),
            }
        }
        self.statistics.checks += 1;
        if exploration.sessions.get(&block).is_some_and(Session::is_worn) {
            exploration.sessions.remove(&block);
        }
        let graph = &mut *self.encoder.symbolic.graph;
        let session = match exploration.sessions.entry(block) {
            std::collections::hash_map::Entry::Occupied(session) => session.into_mut(),
            std::collections::hash_map::Entry::Vacant(room) => {
                let mut prover = open(self.means.effort, self.means.limits)?;
                prover.assert(graph, formula.guard)?;
                room.insert(Session { prover, first: None })
            }
        };
        let with = (session.prover.as_mut() as &mut dyn Prover, graph, &self.states);
        let (found, strength) = match self.means.effort.model_checking.abstraction {
            Abstraction::Boolean if !asked.is_empty() => {
                let end = || Some(self.limits.within(PATIENCE));
                boolean::follows_as_far(with, &[before], &asked, &end)?
            }
            _ => cartesian::follows(with, &[before], &asked, self.limits.within(PATIENCE).into())
                .map(|(state, is_strongest)| (state, Strength::of(is_strongest)))?,
        };
        let held = session.prover.held();
        session.first.get_or_insert(held);
        self.statistics.successors_cartesian += u64::from(strength == Strength::Single);
        Ok((next.and(&found), strength == Strength::Strongest))
    }

    /// The target seems to be reached over a block: is it?
    fn target(
        &mut self,
        exploration: &mut Exploration,
        (node, block): (NodeId, usize),
        may_wait: bool,
    ) -> Result<Reached, ProverError> {
        let begin = Instant::now();
        let reached = self.look_at_path(exploration, (node, block), may_wait);
        self.statistics.refinement_seconds += begin.elapsed().as_secs_f64();
        reached
    }

    fn look_at_path(
        &mut self,
        exploration: &mut Exploration,
        (node, block): (NodeId, usize),
        may_wait: bool,
    ) -> Result<Reached, ProverError> {
        let (nodes, mut blocks) = exploration.tree.path(node);
        blocks.push(block);
        let path = exploration.automaton.path(&mut self.encoder, &blocks, false);
        let path = path.ok_or_else(|| stopped(self.means.limits))?;
        let mut answer = Answer::Unsat;
        if let Some(state) = &path.state {
            let guard = self.encoder.symbolic.guards.term(state.guard);
            let mut prover = open(self.means.effort, self.means.limits)?;
            self.statistics.checks += 1;
            answer = prover.check(self.encoder.symbolic.graph, &[guard], self.until())?;
            if answer == Answer::Sat {
                self.reached(&path, &mut *prover)?;
                return Ok(Reached::Over(Round::Again));
            }
        }
        if let Answer::Unknown(why) = answer {
            if self.is_turn_over() {
                return Err(stopped(&self.limits));
            }
            self.give_up(exploration, block, &why);
            return Ok(Reached::Over(Round::Again));
        }
        let refined = self.refine(exploration, (&nodes, &blocks), may_wait)?;
        match (refined, self.limits.stopped()) {
            (Some(reached), _) => Ok(reached),
            (None, Some(_)) => {
                // The ways to refine it have not had their time.
                exploration.refined.remove(&blocks);
                Err(stopped(&self.limits))
            }
            (None, None) => {
                self.give_up(exploration, block, &Why::NoPredicates);
                Ok(Reached::Over(Round::Again))
            }
        }
    }

    /// Nothing will be known of what a block into the target claims.
    fn give_up(&mut self, exploration: &Exploration, block: usize, why: &Why) {
        for edge in exploration.automaton.summary.edges(exploration.automaton.summary.blocks[block].operation)
        {
            match self.inlined.claims.get(&edge) {
                Some(Claim::Fails(check)) => {
                    self.outcomes[*check as usize].get_or_insert_with(|| Outcome::Open(why.clone()));
                }
                Some(Claim::Open(reason)) => {
                    self.open.get_or_insert_with(|| Why::NotExcluded(reason.clone(), Box::new(why.clone())));
                    self.is_given_up = true;
                    self.dropped.insert(edge);
                }
                None => {}
            }
        }
    }

    /// A path that can be taken is replayed.
    fn reached(&mut self, path: &Path, prover: &mut dyn Prover) -> Result<(), ProverError> {
        let Symbolic { graph, guards, separate, is_wide, .. } = &mut self.encoder.symbolic;
        let terms: Vec<Term> = path.taken.iter().map(|&(_, guard)| guards.term(guard)).collect();
        let values = prover.values(graph, &terms)?;
        let taken = path.taken.iter().zip(values).find(|(_, value)| value.is_one());
        let ((edge, _), _) = taken.ok_or_else(|| ProverError::Gone("a model without a path".into()))?;
        let check = match &self.inlined.claims[edge] {
            Claim::Fails(check) => &self.checks[*check as usize],
            Claim::Open(why) => {
                // No proof is possible any more; what is left is to find failures.
                self.open = Some(Why::NotFollowed(why.clone(), 0));
                let claims = self.inlined.claims.iter();
                let all = claims.filter(|(_, claim)| matches!(claim, Claim::Open(_)));
                self.dropped.extend(all.map(|(&edge, _)| edge));
                return Ok(());
            }
        };
        let objects = (separate.as_ref(), *is_wide);
        let found = found(graph, guards, prover, &path.unknowns, objects)?;
        let outcome = match self.means.replayer.replay(check, &found.inputs) {
            Ok(trace) => Outcome::Fails(Box::new(trace)),
            Err(why) => {
                let says = Why::NotReplayed(why);
                self.results.warnings.push(format!("line {}: {}: {says}", check.span.line, check.says));
                Outcome::Open(says)
            }
        };
        self.outcomes[check.number as usize] = Some(outcome);
        Ok(())
    }

    /// Adds predicates that may exclude a path, or has it wait; `None` where there are no new ones. The tree
    /// is made again from the first place that has some.
    fn refine(
        &mut self,
        exploration: &mut Exploration,
        (nodes, blocks): (&[NodeId], &[usize]),
        may_wait: bool,
    ) -> Result<Option<Reached>, ProverError> {
        if let Some(first) = (1..nodes.len()).find(|&at| self.is_behind(exploration, nodes[at])) {
            // Predicates that another path has given may be enough.
            self.compute_again(exploration, nodes, blocks, first)?;
            return Ok(Some(Reached::Excluded));
        }
        let ways = ways(self.means.effort.model_checking.refinement, self.statistics.refinements);
        for way in ways {
            let tried = exploration.refined.entry(blocks.to_vec()).or_default();
            if tried.contains(&way) {
                continue;
            }
            tried.push(way);
            let mut refiner = Refiner {
                encoder: &mut self.encoder,
                automaton: &mut exploration.automaton,
                variables: self.variables,
                effort: self.means.effort,
                limits: &self.limits,
            };
            let reason = refiner.reason(blocks, way)?;
            if self.limits.stopped().is_some() {
                // It, or a better way before it, was cut short.
                exploration.refined.remove(blocks);
                return Err(stopped(&self.limits));
            }
            let Some(reason) = reason else { continue };
            if reason.counts && may_wait {
                exploration.refined.remove(blocks);
                return Ok(Some(Reached::Waits));
            }
            if let Some(first) = self.add(exploration, reason.predicates, blocks) {
                self.statistics.refinements += 1;
                self.compute_again(exploration, nodes, blocks, first)?;
                return Ok(Some(Reached::Excluded));
            }
        }
        Ok(None)
    }

    /// Adds predicates at the places between blocks; the first place that has new ones.
    fn add(&mut self, exploration: &Exploration, found: Vec<Vec<Term>>, blocks: &[usize]) -> Option<usize> {
        let mut first = None;
        for (position, terms) in found.into_iter().enumerate() {
            let location = exploration.automaton.summary.blocks[blocks[position]].to;
            for term in terms {
                let Some(number) = self.predicates.number(self.encoder.symbolic.graph, term) else {
                    continue;
                };
                if self.precision.add(location, number) {
                    first = first.or(Some(position + 1));
                }
            }
        }
        first
    }

    /// Whether the states of a node were computed when fewer predicates counted.
    fn is_behind(&self, exploration: &Exploration, node: NodeId) -> bool {
        let node = exploration.tree.node(node);
        node.precision < self.places(node.location).len()
    }

    /// Computes the states of a node of a path again.
    fn compute_again(
        &mut self,
        exploration: &mut Exploration,
        nodes: &[NodeId],
        blocks: &[usize],
        at: usize,
    ) -> Result<(), ProverError> {
        let state = exploration.tree.node(nodes[at - 1]).state.clone();
        let to = exploration.automaton.summary.blocks[blocks[at - 1]].to;
        let state = self.successor(exploration, blocks[at - 1], &state, to)?;
        let precision = self.places(to).len();
        exploration.tree.replace(nodes[at], (state, precision));
        Ok(())
    }

    /// What has to be refuted for what is left to hold: that a block leads from states that were reached to
    /// others, or to the target.
    fn certify(
        &mut self,
        exploration: &mut Exploration,
        reached: &FxHashMap<Location, State>,
    ) -> Result<(), ProverError> {
        if !self.means.effort.certifies || self.open.is_some() {
            return Ok(());
        }
        let mut scripts = Vec::new();
        for number in 0..exploration.automaton.summary.blocks.len() {
            let block = exploration.automaton.summary.blocks[number];
            let Some(state) = reached.get(&block.from) else { continue };
            let formula = exploration.automaton.formula(&mut self.encoder, number);
            let Some(formula) = formula.flatten() else { continue };
            let instances = self.instances(&exploration.automaton, state, block.from)?;
            let before = state.term(self.encoder.symbolic.graph, |predicate| instances[&predicate]);
            let none = self.states.falsehood();
            let next = reached.get(&block.to).filter(|_| block.to != self.inlined.target).unwrap_or(&none);
            let mut after = FxHashMap::default();
            for predicate in next.support() {
                let term = self.predicates.term(predicate);
                after.insert(predicate, self.encoder.instance(term, &formula.values));
            }
            let graph = &mut *self.encoder.symbolic.graph;
            let after = next.term(graph, |predicate| after[&predicate]);
            let elsewhere = graph.not(after);
            scripts.push(script(graph, &[before, formula.guard, elsewhere], "unsat")?);
        }
        let held = self.outcomes.iter().map(|outcome| match outcome {
            None => scripts.clone(),
            Some(_) => Vec::new(),
        });
        self.results.obligations = held.collect();
        Ok(())
    }
}

impl Search<'_, '_> {
    /// Keeps what is known at the heads of loops, if something holds.
    fn tell_invariants(&mut self, automaton: &Automaton, reached: &FxHashMap<Location, State>) {
        if self.open.is_none() && self.outcomes.iter().any(Option::is_none) {
            let Search { predicates, variables, encoder, .. } = &*self;
            let (graph, symbols) = (&*encoder.symbolic.graph, &encoder.symbols);
            let proof = Proof { graph, automaton, reached, predicates, symbols, variables };
            self.results.invariants = proof.invariants();
        }
    }
}

impl Resumable for Search<'_, '_> {
    fn learn(&mut self, known: &[Outcome]) {
        let before = self.dropped.len();
        for (mine, theirs) in self.outcomes.iter_mut().zip(known) {
            if !matches!(theirs, Outcome::Open(_)) && matches!(mine, None | Some(Outcome::Open(_))) {
                *mine = Some(theirs.clone());
            }
        }
        self.drop_decided();
        if self.dropped.len() > before {
            self.exploration = None;
        }
    }

    fn go_on(&mut self, _: &Effort, end: Option<Instant>) -> Rest {
        self.limits.end = end;
        self.results.stopped = None;
        while !self.is_closed && self.results.stopped.is_none() {
            match self.round() {
                Ok(Round::Closed) => self.is_closed = true,
                Ok(Round::Again) => self.drop_decided(),
                Ok(Round::Stopped(why)) => self.results.stopped = Some(why),
                Err(error) => {
                    let limit = self.limits.stopped();
                    self.results.stopped = Some(limit.map_or_else(|| error.into(), Why::from));
                }
            }
        }
        let is_given_up = |outcome: &Option<Outcome>| matches!(outcome, Some(Outcome::Open(_)));
        match &self.results.stopped {
            Some(why) if why.is_timeout() => Rest::Time,
            None if !self.is_given_up && !self.outcomes.iter().any(is_given_up) => Rest::Complete,
            _ => Rest::Nothing,
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let why = match &self.results.stopped {
            None if self.is_closed => self.open.clone(),
            None => Some(Why::NotAsked),
            Some(why) => Some(why.clone()),
        };
        let held = why.map_or(Outcome::Holds, Outcome::Open);
        self.outcomes.iter().map(|outcome| outcome.clone().unwrap_or_else(|| held.clone())).collect()
    }
}
