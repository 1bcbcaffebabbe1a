//! The search: abstract states are expanded, counterexamples replayed or excluded, until nothing is left.
//!
//! **Idea.** Counterexample-guided abstraction refinement with lazy abstraction (Henzinger, Jhala, Majumdar
//! and Sutre, *Lazy Abstraction*, 2002), on blocks (Beyer et al., *Software Model Checking via Large-Block
//! Encoding*, 2009).
//!
//! **Here.** One target stands for the failures of all checks. When one is decided, or given up, its edges
//! are taken out and the search begins again, with the predicates that are known. A path to the target whose
//! abstract states allow it is executed: where it can be taken it is replayed, otherwise it is refined.
//!
//! **Why it is right.** A tree in which nothing is pending and that has no node at the target contains every
//! execution: each block's successor has all states that follow, whatever predicates there are, and what the
//! solver cannot tell counts as possible. So what is left then holds, if no place was reached from which
//! nothing is known.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::refine::{Refiner, Way, ways};
use super::tree::{NodeId, Tree};
use crate::engine::abstraction::certificate;
use crate::engine::abstraction::context::Context;
use crate::engine::abstraction::intervals::{Bound, Intervals};
use crate::engine::abstraction::invariants::Proof;
use crate::engine::abstraction::path::{Feasibility, Witness, feasibility};
use crate::engine::abstraction::post::{AbstractStep, Successors};
use crate::engine::abstraction::predicates::{Precision, Predicate};
use crate::engine::abstraction::state::State;
use crate::engine::replayer::Replayer;
use crate::engine::{Progress, Rest, Results, Resumable, Watch};
use crate::formula::automaton::Automaton;
use crate::formula::symbolic::Reading;
use crate::job::{Effort, Outcome};
use crate::program::cfa::{Check, Location};
use crate::program::inlined::{Claim, Inlined};
use crate::prover::ProverError;
use crate::why::{TooLarge, Why};

/// How often it is told how far the search is.
const PERIOD: Duration = Duration::from_millis(20);

/// What is searched.
#[derive(Clone, Copy)]
pub struct Subject<'s> {
    /// The program.
    pub inlined: &'s Inlined,
    /// What its edges read.
    pub reading: &'s Reading,
    /// The checks.
    pub checks: &'s [Check],
}

/// The search.
pub struct Search<'s, 'a> {
    context: Context<'s, 'a>,
    subject: Subject<'s>,
    watch: &'s dyn Watch,
    replayer: &'s mut dyn Replayer,
    precision: Precision,
    /// The edges into the target that are taken out.
    dropped: FxHashSet<usize>,
    outcomes: Vec<Option<Outcome>>,
    /// Why nothing can be proved, if a place was reached from which nothing is known.
    open: Option<Why>,
    /// Whether it is only that nobody knows whether such a place is reached: another engine may find out.
    is_given_up: bool,
    results: Results,
    told: Option<Instant>,
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

/// One automaton that is searched.
struct Exploration<'i> {
    automaton: Automaton<'i>,
    tree: Tree,
    /// The nodes that are counted.
    made: usize,
    successors: Successors,
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
        context: Context<'s, 'a>,
        subject: Subject<'s>,
        watch: &'s dyn Watch,
        replayer: &'s mut dyn Replayer,
    ) -> Search<'s, 'a> {
        Search {
            context,
            subject,
            watch,
            replayer,
            precision: Precision::default(),
            dropped: FxHashSet::default(),
            outcomes: vec![None; subject.checks.len()],
            open: None,
            is_given_up: false,
            results: Results::default(),
            told: None,
            exploration: None,
            is_closed: false,
        }
    }

    /// Takes out the edges that fail checks of which everything is known.
    fn drop_decided(&mut self) {
        for (&edge, claim) in &self.subject.inlined.claims {
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
        let (sum, places, most) = self.precision.counts();
        let statistics = &mut self.context.statistics;
        statistics.predicates = self.context.predicates.len() as u64;
        statistics.predicates_of_locations = sum as u64;
        statistics.refined_locations = places as u64;
        statistics.most_predicates = most as u64;
        let questions = statistics.checks;
        Results { questions, model_checking: Some(self.context.statistics), ..self.results }
    }

    /// Tells how far the search is, not too often.
    fn tell(&mut self, exploration: &Exploration, node: NodeId) {
        if self.told.is_some_and(|told| told.elapsed() < PERIOD) {
            return;
        }
        self.told = Some(Instant::now());
        let (nodes, frontier) = exploration.tree.counts();
        let decided = self.outcomes.iter().flatten().count();
        let (predicates, depth) = (self.context.predicates.len(), exploration.tree.path(node).1.len());
        let now = format!(
            "{nodes} nodes, {frontier} to be looked at, {predicates} predicates, {depth} blocks deep"
        );
        self.watch.progress(&Progress { checks: self.subject.checks.len(), decided, now });
    }

    /// The automaton of what is left.
    fn explore(&mut self) -> Result<Exploration<'s>, ProverError> {
        let Subject { inlined, reading, .. } = self.subject;
        let options = self.context.effort.model_checking;
        let automaton =
            Automaton::new(&mut self.context.encoder, inlined, reading, &self.dropped, options.blocks);
        let automaton = automaton.ok_or_else(|| self.context.stopped())?;
        self.context.statistics.blocks = automaton.summary.blocks.len() as u64;
        if options.bounds {
            self.seed(&automaton);
        }
        Ok(Exploration {
            automaton,
            tree: Tree::new(inlined.function.entry, self.context.states.truth()),
            made: 0,
            successors: Successors::default(),
            refined: FxHashMap::default(),
            waiting: VecDeque::new(),
        })
    }

    /// Adds bounds of variables as predicates at the heads of loops.
    fn seed(&mut self, automaton: &Automaton) {
        let function = &self.subject.inlined.function;
        let heads: FxHashSet<Location> = automaton.summary.heads(function.entry).into_iter().collect();
        let symbolic = &self.context.encoder.symbolic;
        let intervals = Intervals::new(symbolic.graph, self.context.variables, function);
        let bounds = intervals.bounds(&heads, &symbolic.clock);
        for (location, bounds) in bounds {
            let Some(values) = automaton.constants.values.get(&location) else { continue };
            let symbolic = &mut self.context.encoder.symbolic;
            let mut term = |bound: &Bound| bound.term(symbolic.graph, self.context.variables);
            let terms: Vec<Term> = bounds.iter().map(&mut term).collect();
            let terms = terms.iter().map(|&term| symbolic.value_of(term, values)).collect();
            for term in self.context.usable(automaton, terms, location) {
                let graph = &*self.context.encoder.symbolic.graph;
                if let Some(number) = self.context.predicates.number(graph, term) {
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
            self.context.statistics.nodes += (nodes - exploration.made) as u64;
            exploration.made = nodes;
            if let Some(why) = self.context.turn.stopped() {
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
                Err(error) if !self.context.is_turn_over() => return Err(error),
                // In the next turn the node is looked at once more, with what is known of it by then.
                Err(_) => exploration.tree.again(node),
            }
        };
        self.context.statistics.frontier = (exploration.tree.counts().1 + exploration.waiting.len()) as u64;
        match round {
            Round::Closed => {
                if let Some(reached) = exploration.tree.reached() {
                    self.keep_proof(&mut exploration.automaton, &reached)?;
                } else if self.context.effort.certifies {
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
            let next = self.successor(exploration, node, block)?;
            if next.is_false() {
                continue;
            }
            if to != self.subject.inlined.target {
                let precision = self.places(to).len();
                exploration.tree.add(node, block, to, next, precision);
                continue;
            }
            match self.target(exploration, node, block, true)? {
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
        if self.successor(exploration, node, block)?.is_false() {
            return Ok(None);
        }
        match self.target(exploration, node, block, false)? {
            Reached::Over(round) => Ok(Some(round)),
            Reached::Excluded | Reached::Waits => Ok(None),
        }
    }

    /// The predicates that count at a location: none at the target.
    fn places(&self, location: Location) -> &[Predicate] {
        if location == self.subject.inlined.target { &[] } else { self.precision.at(location) }
    }

    /// The states behind a node over a block.
    fn successor(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
    ) -> Result<State, ProverError> {
        let state = exploration.tree.node(node).state.clone();
        let predicates = self.places(exploration.automaton.summary.blocks[block].to).to_vec();
        let step = AbstractStep { block, state, predicates };
        exploration.successors.post(&mut self.context, &mut exploration.automaton, step)
    }

    /// The target seems to be reached over a block: is it?
    fn target(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
        may_wait: bool,
    ) -> Result<Reached, ProverError> {
        let begin = Instant::now();
        let reached = self.look_at_path(exploration, node, block, may_wait);
        self.context.statistics.refinement_seconds += begin.elapsed().as_secs_f64();
        reached
    }

    fn look_at_path(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
        may_wait: bool,
    ) -> Result<Reached, ProverError> {
        let (nodes, mut blocks) = exploration.tree.path(node);
        blocks.push(block);
        match feasibility(&mut self.context, &exploration.automaton, &blocks)? {
            Feasibility::Feasible(witness) => {
                self.reached(witness)?;
                return Ok(Reached::Over(Round::Again));
            }
            Feasibility::Unknown(_) if self.context.is_turn_over() => return Err(self.context.stopped()),
            Feasibility::Unknown(why) => {
                self.give_up(exploration, block, &why);
                return Ok(Reached::Over(Round::Again));
            }
            Feasibility::Infeasible => {}
        }
        let refined = self.refine(exploration, &nodes, &blocks, may_wait)?;
        match (refined, self.context.turn.stopped()) {
            (Some(reached), _) => Ok(reached),
            (None, Some(_)) => {
                // The ways to refine it have not had their time.
                exploration.refined.remove(&blocks);
                Err(self.context.stopped())
            }
            (None, None) => {
                self.give_up(exploration, block, &Why::NoPredicates);
                Ok(Reached::Over(Round::Again))
            }
        }
    }

    /// Nothing will be known of what a block into the target claims.
    fn give_up(&mut self, exploration: &Exploration, block: usize, why: &Why) {
        for edge in exploration.automaton.edges(block) {
            match self.subject.inlined.claims.get(&edge) {
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
    fn reached(&mut self, mut witness: Witness) -> Result<(), ProverError> {
        let Subject { inlined, checks, .. } = self.subject;
        let check = match &inlined.claims[&witness.last_edge(&self.context)?] {
            Claim::Fails(check) => &checks[*check as usize],
            Claim::Open(why) => {
                // No proof is possible any more; what is left is to find failures.
                self.open = Some(Why::NotFollowed(why.clone(), 0));
                let all = inlined.claims.iter().filter(|(_, claim)| matches!(claim, Claim::Open(_)));
                self.dropped.extend(all.map(|(&edge, _)| edge));
                return Ok(());
            }
        };
        let inputs = witness.inputs(&mut self.context)?;
        let outcome = match self.replayer.replay(check, &inputs) {
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
        nodes: &[NodeId],
        blocks: &[usize],
        may_wait: bool,
    ) -> Result<Option<Reached>, ProverError> {
        if let Some(first) = (1..nodes.len()).find(|&at| self.is_behind(exploration, nodes[at])) {
            // Predicates that another path has given may be enough.
            self.compute_again(exploration, nodes, blocks, first)?;
            return Ok(Some(Reached::Excluded));
        }
        let ways = ways(self.context.effort.model_checking.refinement, self.context.statistics.refinements);
        for way in ways {
            let tried = exploration.refined.entry(blocks.to_vec()).or_default();
            if tried.contains(&way) {
                continue;
            }
            tried.push(way);
            let mut refiner = Refiner { context: &mut self.context, automaton: &mut exploration.automaton };
            let reason = refiner.reason(blocks, way)?;
            if self.context.turn.stopped().is_some() {
                // It, or a better way before it, was cut short.
                exploration.refined.remove(blocks);
                return Err(self.context.stopped());
            }
            let Some(reason) = reason else { continue };
            if reason.counts && may_wait {
                exploration.refined.remove(blocks);
                return Ok(Some(Reached::Waits));
            }
            if let Some(first) = self.add(exploration, reason.predicates, blocks) {
                self.context.statistics.refinements += 1;
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
                let graph = &*self.context.encoder.symbolic.graph;
                let Some(number) = self.context.predicates.number(graph, term) else {
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
        let to = exploration.automaton.summary.blocks[blocks[at - 1]].to;
        let state = self.successor(exploration, nodes[at - 1], blocks[at - 1])?;
        let precision = self.places(to).len();
        exploration.tree.replace(nodes[at], state, precision);
        Ok(())
    }

    /// Keeps what proves that the checks that are left hold, if nothing is open: a certificate, if one is
    /// wanted, and what is known at the heads of loops.
    fn keep_proof(
        &mut self,
        automaton: &mut Automaton,
        reached: &FxHashMap<Location, State>,
    ) -> Result<(), ProverError> {
        if self.open.is_some() {
            return Ok(());
        }
        if self.context.effort.certifies {
            let scripts = certificate::scripts(&mut self.context, automaton, reached)?;
            let of_check = |outcome: &Option<Outcome>| match outcome {
                None => scripts.clone(),
                Some(_) => Vec::new(),
            };
            self.results.obligations = self.outcomes.iter().map(of_check).collect();
        }
        if self.outcomes.iter().any(Option::is_none) {
            let proof = Proof { context: &self.context, automaton, reached };
            self.results.invariants = proof.invariants();
        }
        Ok(())
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
        self.context.turn.end = end;
        self.results.stopped = None;
        while !self.is_closed && self.results.stopped.is_none() {
            match self.round() {
                Ok(Round::Closed) => self.is_closed = true,
                Ok(Round::Again) => self.drop_decided(),
                Ok(Round::Stopped(why)) => self.results.stopped = Some(why),
                Err(error) => {
                    let limit = self.context.turn.stopped();
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
