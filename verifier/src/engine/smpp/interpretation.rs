//! Abstract interpretation of a path program, and the small inductive map that its proof needs.
//!
//! **Idea.** Harris et al., *Satisfiability Modulo Path Programs*, 2010, section 3.2. A fixpoint over the
//! path program alone may prove what one over the program does not, since no paths join. Of its conditions
//! few are needed: from the end backward, each location gets those that support what is needed after it
//! (*local repair* with `MinSupport`), until the map is inductive.
//!
//! **Here.** Intervals, then octagons ([`crate::domain`]). A condition that an edge leaves alone and that is
//! known before it is taken over as it is, so that the edge is not needed for the proof. `MinSupport` is an
//! unsatisfiable core.
//!
//! **Why it is right.** Each triple of the map was decided by the solver, bit by bit: a mistake of a domain
//! can cost a proof, and gives none.

use javelin_term::graph::{Graph, Term};
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::bench::Workbench;
use super::oracle::{Finding, OracleRow, Oracles, PathOracle, PathQuestion};
use super::paths::PathPart;
use super::proof::{NeededPart, PathProof, Triple};
use crate::domain::region::{Analysis, Region};
use crate::formula::triple::EdgeEffect;
use crate::limits::Clock;
use crate::program::cfa::{Location, writes};
use crate::prover::{Answer, BRIEF, Prover, ProverError};

/// The conditions of a fixpoint at a location.
type Conjuncts<'c> = dyn Fn(&mut Graph, Location) -> Vec<Term> + 'c;

/// How many questions a repair may ask.
const MOST_QUESTIONS: u32 = 4096;

/// A core of more conditions than this, those of the edge among them, is not made smaller.
const MOST_TRIED: usize = 18;

/// The oracle that solves a fixpoint over the path program.
pub struct Interpretation {
    /// Whether octagons are asked where intervals give no proof.
    has_octagons: bool,
}

impl Interpretation {
    /// With the domains of a choice of oracles.
    pub fn new(which: Oracles) -> Interpretation {
        Interpretation { has_octagons: which != Oracles::Intervals }
    }
}

impl PathOracle for Interpretation {
    fn row(&self) -> &'static OracleRow {
        &OracleRow {
            name: "interpretation",
            proofs: "smpp-interpretation-proofs",
            time: "smpp-interpretation-ms",
        }
    }

    fn ask(&mut self, bench: &mut Workbench, question: &PathQuestion) -> Result<Finding, ProverError> {
        let inlined = bench.inlined.clone();
        let edges = bench.edges(&question.path);
        let entry = inlined.function.entry;
        let initial = bench.symbolic.initial;
        let region = Region { function: &inlined.function, edges: &edges, entry, initial };
        let clock = Clock::new(&bench.limits);
        let variables = bench.variables.clone();
        let found = Analysis::new(bench.symbolic.graph, &variables, &region, &clock);
        let Some(analysis) = found else { return unknown(bench) };
        let graph = &*bench.symbolic.graph;
        let Some(map) = analysis.intervals(graph, &clock) else { return unknown(bench) };
        let proof = match map.is_reachable(inlined.target) {
            false => repaired(bench, question, &edges, &|graph, at| map.conjuncts(graph, at))?,
            true => None,
        };
        if let Some(proof) = proof {
            return Ok(Finding::Proof(proof));
        }
        if !self.has_octagons {
            return Ok(Finding::Possible(None));
        }
        let Some(map) = analysis.octagons(bench.symbolic.graph, &clock) else { return unknown(bench) };
        if map.is_reachable(inlined.target) {
            return Ok(Finding::Possible(None));
        }
        let proof = repaired(bench, question, &edges, &|graph, at| map.conjuncts(graph, at))?;
        Ok(proof.map_or(Finding::Possible(None), Finding::Proof))
    }
}

/// Where a fixpoint was not reached: an error if a limit was.
fn unknown(bench: &Workbench) -> Result<Finding, ProverError> {
    bench.limits.stopped().map_or(Ok(Finding::Possible(None)), |why| Err(why.into()))
}

/// The proof that a map gives in which the end of a path program is not reached; `None` if the solver does
/// not see it.
fn repaired(
    bench: &mut Workbench,
    question: &PathQuestion,
    edges: &[usize],
    map: &Conjuncts,
) -> Result<Option<PathProof>, ProverError> {
    let mut incoming: FxHashMap<Location, Vec<usize>> = FxHashMap::default();
    for &edge in edges {
        incoming.entry(bench.inlined.function.edges[edge].to).or_default().push(edge);
    }
    let prover = bench.open()?;
    let mut repair =
        Repair { bench, map, prover, known: FxHashMap::default(), kept: FxHashMap::default(), asked: 0 };
    let is_inductive = repair.run(&incoming)?;
    let Repair { kept, asked, .. } = repair;
    bench.questions += u64::from(asked);
    if !is_inductive {
        return Ok(None);
    }
    let entry = kept.get(&bench.inlined.function.entry).cloned().unwrap_or_default();
    let start = Triple { before: bench.start(&entry), edge: None, after: entry };
    if !bench.is_true(&start)? {
        return Ok(None);
    }
    Ok(Some(proof(bench, question, &kept)))
}

/// A map that is being made inductive, backward from where nothing may be.
struct Repair<'r, 'p> {
    bench: &'r mut Workbench<'p>,
    /// The fixpoint over the path program, as conditions at locations.
    map: &'r Conjuncts<'r>,
    prover: Box<dyn Prover>,
    /// The conditions of the fixpoint at locations.
    known: FxHashMap<Location, Vec<Term>>,
    /// Those that are needed.
    kept: FxHashMap<Location, Vec<Term>>,
    asked: u32,
}

impl Repair<'_, '_> {
    /// Makes the map inductive; whether it is, as far as the solver says.
    fn run(&mut self, incoming: &FxHashMap<Location, Vec<usize>>) -> Result<bool, ProverError> {
        let target = self.bench.inlined.target;
        let falsehood = self.bench.symbolic.graph.truth(false);
        self.kept.insert(target, vec![falsehood]);
        let mut work = vec![target];
        while let Some(location) = work.pop() {
            for &edge in incoming.get(&location).map_or(&[][..], Vec::as_slice) {
                let from = self.bench.inlined.function.edges[edge].from;
                let before = self.kept.get(&from).cloned();
                let after = self.kept[&location].clone();
                for condition in after {
                    if !self.support(edge, from, condition)? {
                        return Ok(false);
                    }
                }
                // A list that has become false alone may be as long as before.
                if self.kept.get(&from) != before.as_ref() && !work.contains(&from) {
                    work.push(from);
                }
            }
        }
        Ok(true)
    }

    /// Keeps what is needed before an edge for a condition to be true after it; whether that is enough.
    fn support(&mut self, edge: usize, from: Location, condition: Term) -> Result<bool, ProverError> {
        let inlined = self.bench.inlined.clone();
        let variables = self.bench.variables.clone();
        let graph = &mut *self.bench.symbolic.graph;
        let effect = EdgeEffect::of(graph, &variables, &inlined.function.edges[edge]);
        let before = effect.before(graph, condition);
        let kept = self.kept.entry(from).or_default().clone();
        if before == condition && kept.contains(&condition) {
            return Ok(true);
        }
        let negation = graph.not(before);
        let goal: Vec<Term> = effect.condition.into_iter().chain([negation]).collect();
        if self.is_refuted(&kept, &goal)? {
            return Ok(true);
        }
        let known = self.known(from);
        if before == condition && self.is_refuted(&known, &[negation])? {
            self.keep(from, vec![condition]);
            return Ok(true);
        }
        let Some(support) = self.min_support(&known, &goal)? else { return Ok(false) };
        self.keep(from, support);
        Ok(true)
    }

    fn keep(&mut self, location: Location, conditions: Vec<Term>) {
        let falsehood = self.bench.symbolic.graph.truth(false);
        let kept = self.kept.entry(location).or_default();
        if conditions.contains(&falsehood) {
            *kept = vec![falsehood];
        }
        for condition in conditions {
            if !kept.contains(&condition) && kept.first() != Some(&falsehood) {
                kept.push(condition);
            }
        }
    }

    /// The conditions of the fixpoint at a location.
    fn known(&mut self, location: Location) -> Vec<Term> {
        let (map, graph) = (self.map, &mut *self.bench.symbolic.graph);
        self.known.entry(location).or_insert_with(|| map(graph, location)).clone()
    }

    /// Whether conditions cannot be true together.
    fn is_refuted(&mut self, conditions: &[Term], goal: &[Term]) -> Result<bool, ProverError> {
        if self.asked >= MOST_QUESTIONS {
            return Ok(false);
        }
        if let Some(stopped) = self.bench.limits.stopped() {
            return Err(stopped.into());
        }
        self.asked += 1;
        let all: Vec<Term> = conditions.iter().chain(goal).copied().collect();
        let quota = self.bench.limits.within(BRIEF);
        Ok(self.prover.check(self.bench.symbolic.graph, &all, quota)? == Answer::Unsat)
    }

    /// Few conditions that contradict a goal; `None` where all together do not.
    fn min_support(&mut self, conditions: &[Term], goal: &[Term]) -> Result<Option<Vec<Term>>, ProverError> {
        if !self.is_refuted(conditions, goal)? {
            return Ok(None);
        }
        let all: Vec<Term> = conditions.iter().chain(goal).copied().collect();
        let Repair { bench, prover, .. } = self;
        let core = bench.small_core(&mut **prover, &all, conditions.len(), MOST_TRIED)?;
        let support = core.into_iter().filter_map(|position| conditions.get(position).copied());
        Ok(Some(support.collect()))
    }
}

/// The proof that an inductive map gives: an edge is not needed if it leaves alone what is known after it,
/// and that is known before it.
fn proof(bench: &Workbench, question: &PathQuestion, kept: &FxHashMap<Location, Vec<Term>>) -> PathProof {
    let (function, acyclic) = (&bench.inlined.function, &bench.acyclic);
    let at = |location: Location| kept.get(&location).cloned().unwrap_or_default();
    let leaves_alone = |edges: &[usize], conditions: &[Term]| {
        let mentioned: FxHashSet<Term> = variables(bench.symbolic.graph, conditions).into_iter().collect();
        let written = edges.iter().flat_map(|&edge| writes(&function.edges[edge]));
        !written.into_iter().any(|variable| mentioned.contains(&bench.term(variable)))
    };
    let mut proof = PathProof { needed: Vec::new(), between: Vec::new(), inside: FxHashMap::default() };
    let mut current = at(function.entry);
    for (position, &part) in question.parts.iter().enumerate() {
        let (after, edges): (Vec<Term>, Vec<usize>) = match part {
            PathPart::Bridge(bridge) => {
                let edge = acyclic.bridges[bridge].edge;
                (at(function.edges[edge].to), vec![edge])
            }
            PathPart::Component(component) => {
                // It is left by the bridge that comes next.
                let next = question.parts.get(position + 1).and_then(|part| match part {
                    PathPart::Bridge(bridge) => Some(function.edges[acyclic.bridges[*bridge].edge].from),
                    PathPart::Component(_) => None,
                });
                (next.map(at).unwrap_or_default(), acyclic.inner[component.0 as usize].clone())
            }
        };
        let is_known = after.iter().all(|condition| current.contains(condition));
        if !is_known || !leaves_alone(&edges, &after) {
            proof.between.push(std::mem::take(&mut current));
            proof.needed.push(NeededPart { part, meanings: Vec::new() });
            if let PathPart::Component(_) = part {
                let ends =
                    edges.iter().flat_map(|&edge| [function.edges[edge].from, function.edges[edge].to]);
                proof.inside.extend(ends.map(|location| (location, at(location))));
            }
        }
        current = after;
    }
    proof.between.push(current);
    proof
}
