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
//! solver cannot decide counts as possible. So what is left then holds, if no place was reached from which
//! nothing is known.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};

use javelin_term::graph::Term;
use javelin_term::statistics::Statistic;
use rustc_hash::{FxHashMap, FxHashSet};

use super::options::Settings;
use super::refine::{Refiner, Way, ways};
use super::tree::{NodeId, Tree};
use crate::engine::abstraction::certificate;
use crate::engine::abstraction::context::Context;
use crate::engine::abstraction::intervals::{IntervalBound, Intervals};
use crate::engine::abstraction::invariants::Proof;
use crate::engine::abstraction::path::{Feasibility, Witness, feasibility};
use crate::engine::abstraction::post::{AbstractStep, Successors};
use crate::engine::abstraction::predicates::{Precision, Predicate};
use crate::engine::abstraction::state::AbstractState;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::watch::Progress;
use crate::engine::kit::{Engine, Rest};
use crate::formula::automaton::Automaton;
use crate::formula::symbolic::{EdgeFacts, Symbolic};
use crate::limits::Clock;
use crate::program::cfa::{Check, Location, Place, Program};
use crate::program::inlined::{self, Claim, Inlined};
use crate::prover::ProverError;
use crate::why::{TooLarge, Why};

/// The time between two reports of progress.
const PERIOD: Duration = Duration::from_millis(20);

/// The most locations of a program whose calls are inlined.
const MOST_LOCATIONS: usize = 1_000_000;

/// The search of the engine `lbe`.
pub struct ReachabilitySearch<'p> {
    problem: Problem<'p>,
    settings: Settings,
    context: Context<'p>,
    inlined: Rc<Inlined>,
    /// The variables and reads of its edges.
    reading: Rc<EdgeFacts>,
    checks: Vec<Check>,
    precision: Precision,
    /// The state of each check, while this engine works.
    ledger: Ledger,
    /// The edges into the target that are taken out.
    dropped: FxHashSet<usize>,
    /// The checks that this engine will not decide.
    given_up: FxHashSet<usize>,
    /// The places that were reached and from which nothing is known, with what is said of the checks that
    /// they may lead to.
    open: Vec<(Option<Place>, Why)>,
    /// Whether it is only unknown whether such a place is reached: another engine may find out.
    is_given_up: bool,
    last_progress: Option<Instant>,
    /// The work from which on a search begins again where others have decided checks: twice that of the last
    /// time, so that little is done twice.
    learns_at: u64,
}

/// How a search of one automaton ended.
enum RoundEnd {
    /// Nothing is left, and the target was not reached.
    Closed,
    /// Something else is known of the target's edges.
    Again,
    /// A limit was reached.
    Stopped(Why),
}

/// One automaton that is searched.
struct Exploration {
    automaton: Automaton,
    tree: Tree,
    /// The nodes that are counted.
    made: usize,
    successors: Successors,
    /// The methods by which a path was refined.
    refined: FxHashMap<Vec<usize>, Vec<Way>>,
    /// Nodes and blocks to the target whose paths only counters exclude: they are examined when nothing
    /// else is left.
    waiting: VecDeque<(NodeId, usize)>,
}

/// The outcome for a path to the target.
enum PathOutcome {
    /// The round is over.
    Over(RoundEnd),
    /// New predicates may exclude it.
    Excluded,
    /// It is examined when nothing else is left.
    Waits,
}

impl Exploration {
    /// The next node; with a block, if only its path over that is to be examined.
    fn next(&mut self) -> Option<(NodeId, Option<usize>)> {
        if let Some(node) = self.tree.next() {
            return Some((node, None));
        }
        self.waiting.pop_front().map(|(node, block)| (node, Some(block)))
    }
}

impl<'p> ReachabilitySearch<'p> {
    /// The search of a program, whose calls are inlined.
    ///
    /// # Errors
    /// It is too large, or a limit was reached.
    pub fn new(problem: Problem<'p>, program: &'p mut Program) -> Result<ReachabilitySearch<'p>, Why> {
        let Problem { limits, effort, .. } = &problem;
        let clock = Clock::new(limits);
        let size = inlined::size(program, effort.levels(), MOST_LOCATIONS, &clock);
        let now = format!("{size} locations when calls are inlined");
        problem.watch.progress(&Progress { checks: program.checks.len(), now, ..Progress::default() });
        if size > MOST_LOCATIONS {
            return Err(Why::TooLarge(TooLarge::Inlined(MOST_LOCATIONS)));
        }
        let inlined = inlined::inline(program, effort.levels(), &clock).ok_or_else(|| limits.ended())?;
        program.functions = vec![Some(inlined.function.clone())];
        let (variables, checks) = (program.variables.clone(), program.checks.clone());
        let mut symbolic = Symbolic::new(program);
        symbolic.set_limits(limits);
        let reading = symbolic.reading(&inlined.function).ok_or_else(|| limits.ended())?;
        let settings = Settings::new(&effort.options);
        Ok(ReachabilitySearch {
            context: Context::new(symbolic, variables.into(), effort, settings.abstraction, limits),
            problem,
            settings,
            inlined: Rc::new(inlined),
            reading: Rc::new(reading),
            checks,
            precision: Precision::default(),
            ledger: Ledger::default(),
            dropped: FxHashSet::default(),
            given_up: FxHashSet::default(),
            open: Vec::new(),
            is_given_up: false,
            last_progress: None,
            learns_at: 0,
        })
    }

    /// The checks that are neither decided nor given up.
    fn left(&self) -> Vec<usize> {
        self.ledger.open().filter(|check| !self.given_up.contains(check)).collect()
    }

    /// Takes out the edges that fail checks of which everything is known.
    fn drop_decided(&mut self) {
        for (&edge, claim) in &self.inlined.claims {
            if let Claim::Fails(check) = claim
                && (!self.ledger.is_open(*check as usize) || self.given_up.contains(&(*check as usize)))
            {
                self.dropped.insert(edge);
            }
        }
    }

    /// Tells how far the search is, not too often.
    fn tell(&mut self, exploration: &Exploration, node: NodeId) {
        if self.last_progress.is_some_and(|last| last.elapsed() < PERIOD) {
            return;
        }
        self.last_progress = Some(Instant::now());
        let (nodes, frontier) = exploration.tree.counts();
        let (predicates, depth) = (self.context.predicates.len(), exploration.tree.path(node).1.len());
        let now = format!(
            "{nodes} nodes, {frontier} to be looked at, {predicates} predicates, {depth} blocks deep"
        );
        self.problem.tell(&self.ledger, &now);
    }

    /// The automaton of what is left.
    fn explore(&mut self) -> Result<Exploration, ProverError> {
        let (encoder, settings) = (&mut self.context.encoder, self.settings);
        let automaton = Automaton::new(encoder, &self.inlined, &self.reading, &self.dropped, settings.blocks);
        let automaton = automaton.ok_or_else(|| self.context.stopped())?;
        self.context.statistics.blocks = automaton.summary.blocks.len() as u64;
        if settings.bounds {
            self.seed(&automaton);
        }
        Ok(Exploration {
            automaton,
            tree: Tree::new(self.inlined.function.entry, self.context.states.truth()),
            made: 0,
            successors: Successors::default(),
            refined: FxHashMap::default(),
            waiting: VecDeque::new(),
        })
    }

    /// Adds bounds of variables as predicates at the heads of loops.
    fn seed(&mut self, automaton: &Automaton) {
        let function = &self.inlined.function;
        let heads: FxHashSet<Location> = automaton.summary.heads(function.entry).into_iter().collect();
        let symbolic = &self.context.encoder.symbolic;
        let intervals = Intervals::new(symbolic.graph, &self.context.variables, function);
        let bounds = intervals.bounds(&heads, &symbolic.clock);
        for (location, bounds) in bounds {
            let Some(values) = automaton.constants.values.get(&location) else { continue };
            let symbolic = &mut self.context.encoder.symbolic;
            let mut term = |bound: &IntervalBound| bound.term(symbolic.graph, &self.context.variables);
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
    fn round(&mut self) -> Result<RoundEnd, ProverError> {
        let mut exploration = self.explore()?;
        let round = loop {
            let (nodes, _) = exploration.tree.counts();
            self.context.statistics.nodes += (nodes - exploration.made) as u64;
            exploration.made = nodes;
            if let Some(why) = self.context.run.stopped() {
                break RoundEnd::Stopped(why.into());
            }
            if self.context.run.done() >= self.learns_at && self.learn() {
                break RoundEnd::Again;
            }
            let Some((node, block)) = exploration.next() else { break RoundEnd::Closed };
            self.tell(&exploration, node);
            let expanded = match block {
                None => self.expand(&mut exploration, node),
                Some(block) => self.count(&mut exploration, node, block),
            };
            if let Some(round) = expanded? {
                break round;
            }
        };
        self.context.statistics.frontier = (exploration.tree.counts().1 + exploration.waiting.len()) as u64;
        if let RoundEnd::Closed = round {
            if let Some(reached) = exploration.tree.reached() {
                self.keep_proof(&mut exploration.automaton, &reached)?;
            } else if self.context.effort.certifies {
                self.open.push((None, Why::TooLarge(TooLarge::Reached)));
            }
        }
        Ok(round)
    }

    /// Expands a node; whether the round is over.
    fn expand(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
    ) -> Result<Option<RoundEnd>, ProverError> {
        let location = exploration.tree.node(node).location;
        for block in exploration.automaton.summary.outgoing(location) {
            let to = exploration.automaton.summary.blocks[block].to;
            let next = self.successor(exploration, node, block)?;
            if next.is_false() {
                continue;
            }
            if to != self.inlined.target {
                let precision = self.places(to).len();
                exploration.tree.add(node, block, to, next, precision);
                continue;
            }
            match self.target(exploration, node, block, true)? {
                PathOutcome::Over(round) => return Ok(Some(round)),
                PathOutcome::Excluded => return Ok(None),
                PathOutcome::Waits => exploration.waiting.push_back((node, block)),
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
    ) -> Result<Option<RoundEnd>, ProverError> {
        if !exploration.tree.is_expanded(node) {
            return Ok(None);
        }
        if self.successor(exploration, node, block)?.is_false() {
            return Ok(None);
        }
        match self.target(exploration, node, block, false)? {
            PathOutcome::Over(round) => Ok(Some(round)),
            PathOutcome::Excluded | PathOutcome::Waits => Ok(None),
        }
    }

    /// The predicates that count at a location: none at the target.
    fn places(&self, location: Location) -> &[Predicate] {
        if location == self.inlined.target { &[] } else { self.precision.at(location) }
    }

    /// The states after a node over a block.
    fn successor(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
    ) -> Result<AbstractState, ProverError> {
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
    ) -> Result<PathOutcome, ProverError> {
        let begin = Instant::now();
        let reached = self.look_at_path(exploration, node, block, may_wait);
        self.context.statistics.refinement_time += begin.elapsed();
        reached
    }

    fn look_at_path(
        &mut self,
        exploration: &mut Exploration,
        node: NodeId,
        block: usize,
        may_wait: bool,
    ) -> Result<PathOutcome, ProverError> {
        let (nodes, mut blocks) = exploration.tree.path(node);
        blocks.push(block);
        match feasibility(&mut self.context, &exploration.automaton, &blocks)? {
            Feasibility::Feasible(witness) => {
                self.reached(witness)?;
                return Ok(PathOutcome::Over(RoundEnd::Again));
            }
            Feasibility::Unknown(_) if self.context.run.stopped().is_some() => {
                return Err(self.context.stopped());
            }
            Feasibility::Unknown(why) => {
                self.give_up(exploration, block, &why);
                return Ok(PathOutcome::Over(RoundEnd::Again));
            }
            Feasibility::Infeasible => {}
        }
        let refined = self.refine(exploration, &nodes, &blocks, may_wait)?;
        match (refined, self.context.run.stopped()) {
            (Some(reached), _) => Ok(reached),
            (None, Some(_)) => Err(self.context.stopped()),
            (None, None) => {
                self.give_up(exploration, block, &Why::NoPredicates);
                Ok(PathOutcome::Over(RoundEnd::Again))
            }
        }
    }

    /// Nothing will be known of what a block into the target claims.
    fn give_up(&mut self, exploration: &Exploration, block: usize, why: &Why) {
        for edge in exploration.automaton.edges(block) {
            match self.inlined.claims.get(&edge) {
                Some(Claim::Fails(check)) => {
                    let check = *check as usize;
                    if self.given_up.insert(check) {
                        self.ledger.open_for(check, why.clone());
                    }
                }
                Some(Claim::Open(reason, resumes)) => {
                    let why = Why::NotExcluded(reason.clone(), Box::new(why.clone()));
                    self.open.push((*resumes, why));
                    self.is_given_up = true;
                    self.dropped.insert(edge);
                }
                None => {}
            }
        }
    }

    /// A path that can be taken is replayed.
    fn reached(&mut self, mut witness: Witness) -> Result<(), ProverError> {
        let inlined = Rc::clone(&self.inlined);
        let check = match &inlined.claims[&witness.last_edge(&self.context)?] {
            Claim::Fails(check) => &self.checks[*check as usize],
            Claim::Open(why, resumes) => {
                self.open.push((*resumes, Why::NotFollowed(why.clone(), 0)));
                // Where no proof is possible any more, what is left is to find failures.
                let is_over = self.left().iter().all(|&check| self.why_open(check).is_some());
                let is_known =
                    |claim: &Claim| matches!(claim, Claim::Open(_, at) if is_over || at == resumes);
                let all = inlined.claims.iter().filter(|(_, claim)| is_known(claim));
                self.dropped.extend(all.map(|(&edge, _)| edge));
                return Ok(());
            }
        };
        let inputs = witness.inputs(&mut self.context)?;
        let number = check.number as usize;
        match self.problem.replayer.replay(check, &inputs, &self.problem.limits) {
            Ok(trace) => self.ledger.fails(number, trace),
            Err(does) => {
                self.given_up.insert(number);
                self.ledger.doubt(number, does);
            }
        }
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
    ) -> Result<Option<PathOutcome>, ProverError> {
        if let Some(first) = (1..nodes.len()).find(|&at| self.is_behind(exploration, nodes[at])) {
            // Predicates that another path has given may be enough.
            self.compute_again(exploration, nodes, blocks, first)?;
            return Ok(Some(PathOutcome::Excluded));
        }
        let ways = ways(self.settings.refinement, self.context.statistics.refinements);
        for way in ways {
            let tried = exploration.refined.entry(blocks.to_vec()).or_default();
            if tried.contains(&way) {
                continue;
            }
            tried.push(way);
            let mut refiner = Refiner { context: &mut self.context, automaton: &mut exploration.automaton };
            let reason = refiner.reason(blocks, way)?;
            if self.context.run.stopped().is_some() {
                return Err(self.context.stopped());
            }
            let Some(reason) = reason else { continue };
            if reason.counts && may_wait {
                exploration.refined.remove(blocks);
                return Ok(Some(PathOutcome::Waits));
            }
            if let Some(first) = self.add(exploration, reason.predicates, blocks) {
                self.context.statistics.refinements += 1;
                self.compute_again(exploration, nodes, blocks, first)?;
                return Ok(Some(PathOutcome::Excluded));
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
        reached: &FxHashMap<Location, AbstractState>,
    ) -> Result<(), ProverError> {
        let mut left = self.left();
        left.retain(|&check| self.why_open(check).is_none());
        if left.is_empty() {
            return Ok(());
        }
        if self.context.effort.certifies {
            let scripts = certificate::scripts(&mut self.context, automaton, reached)?;
            for &check in &left {
                self.ledger.report.checks[check].obligations.clone_from(&scripts);
            }
        }
        let proof = Proof { context: &self.context, automaton, reached };
        self.ledger.report.invariants = proof.invariants();
        Ok(())
    }

    /// Looks no more for checks that others have decided; whether there is less to search now.
    fn learn(&mut self) -> bool {
        self.ledger.learn();
        let ReachabilitySearch { given_up, ledger, .. } = self;
        given_up.retain(|&check| ledger.is_open(check));
        let before = self.dropped.len();
        self.drop_decided();
        let has_less = self.dropped.len() > before;
        if has_less {
            self.learns_at = 2 * self.context.run.done();
        }
        has_less
    }

    /// Searches until a limit is reached or nothing is left.
    fn search(&mut self) {
        let mut is_closed = false;
        while !is_closed && self.ledger.report.stopped.is_none() {
            self.learn();
            match self.round() {
                Ok(RoundEnd::Closed) => is_closed = true,
                Ok(RoundEnd::Again) => self.drop_decided(),
                Ok(RoundEnd::Stopped(why)) => self.ledger.stop(why),
                Err(error) => {
                    let limit = self.context.run.stopped();
                    self.ledger.stop(limit.map_or_else(|| error.into(), Why::from));
                }
            }
        }
        let left = self.left();
        let stopped = self.ledger.report.stopped.clone();
        for check in left {
            match stopped.clone().or_else(|| self.why_open(check)) {
                Some(why) => self.ledger.open_for(check, why),
                None => self.ledger.holds(check),
            }
        }
    }

    /// Why a check cannot be proved, if a place was reached that may lead to it and from which nothing is
    /// known.
    fn why_open(&self, check: usize) -> Option<Why> {
        let influence = self.context.encoder.symbolic.influence;
        let leads = |(resumes, _): &&(Option<Place>, Why)| influence.may_lead(*resumes, check);
        self.open.iter().find(leads).map(|(_, why)| why.clone())
    }
}

impl Engine for ReachabilitySearch<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        self.ledger = std::mem::take(ledger);
        self.search();
        self.ledger.report.questions += self.context.statistics.checks;
        *ledger = std::mem::take(&mut self.ledger);
        let is_complete = !self.is_given_up && self.given_up.is_empty();
        if is_complete && ledger.report.stopped.is_none() { Rest::Complete } else { Rest::Nothing }
    }

    fn statistics(&self) -> Vec<Statistic> {
        self.context.statistics.rows(&self.context.predicates, &self.precision)
    }

    fn summary(&self) -> Option<String> {
        Some(self.context.statistics.summary(&self.context.predicates))
    }
}
