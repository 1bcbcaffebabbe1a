//! The search: a path program that is left, an oracle, and a clause for all that it has decided, until no
//! path is left.
//!
//! **Idea.** Harris et al., *Satisfiability Modulo Path Programs*, 2010, algorithm 1.
//!
//! **Here.** Calls are inlined, so each context has edges of its own. One formula has the paths to all
//! failures; a proof that does not need the last edge takes out paths to other checks, too. A place from
//! which nothing is known is reached like a failure, and is looked at where a check that holds depends on
//! it.
//!
//! **Why it is right.** A check holds only if the formula has no path to its failures any more, every clause
//! of it stands for a proof, and no path leads to a place from which nothing is known and which may lead to
//! the check.

use std::rc::Rc;
use std::time::{Duration, Instant};

use javelin_term::statistics::Statistic;
use num_bigint::BigUint;
use rustc_hash::FxHashSet;

use super::bench::Workbench;
use super::options::PathSettings;
use super::oracle::{Finding, PathOracle, PathQuestion, oracles};
use super::paths::{Next, PathPart, Paths};
use super::proof::{Criterion, PathProof, Triple};
use super::statistics::PathStatistics;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::{Engine, Rest};
use crate::formula::summarise::relevant;
use crate::formula::symbolic::Symbolic;
use crate::limits::Clock;
use crate::program::acyclic::AcyclicGraph;
use crate::program::cfa::{Check, Place, Program};
use crate::program::inlined::{self, Claim};
use crate::prover::smtlib::script;
use crate::prover::{Answer, BRIEF, ProverError};
use crate::why::{TooLarge, Why};

/// The time between two reports of progress.
const PERIOD: Duration = Duration::from_millis(20);

/// The most locations of a program whose calls are inlined.
const MOST_LOCATIONS: usize = 200_000;

/// So many path programs to one check may be left undecided before it is given up.
const MOST_UNDECIDED: usize = 8;

/// A place from which nothing is known.
struct Unknown {
    resumes: Option<Place>,
    reason: String,
    /// The bridges that lead there.
    bridges: Vec<usize>,
    /// Why it may be reached, once that is known; `Some(None)`: it is not.
    reached: Option<Option<Why>>,
}

/// The search of the engine `smpp`.
pub struct PathSearch<'p> {
    problem: Problem<'p>,
    settings: PathSettings,
    bench: Workbench<'p>,
    paths: Paths,
    oracles: Vec<Box<dyn PathOracle>>,
    checks: Vec<Check>,
    /// The bridges by which each check fails.
    failures: Vec<Vec<usize>>,
    unknown: Vec<Unknown>,
    ledger: Ledger,
    /// The proofs of path programs, if certificates are wanted.
    proofs: Vec<(PathProof, Vec<PathPart>)>,
    statistics: PathStatistics,
    last_progress: Option<Instant>,
}

/// The outcome of looking at all paths to some bridges.
enum PathsOutcome {
    /// None can be taken.
    Excluded,
    /// One can be taken, or it is not known.
    Possible(Why),
    /// It was decided, or a limit was reached.
    Over,
}

impl<'p> PathSearch<'p> {
    /// The search of a program, whose calls are inlined.
    ///
    /// # Errors
    /// It is too large, or a limit was reached, or the solver is not there.
    pub fn new(problem: Problem<'p>, program: &'p mut Program) -> Result<PathSearch<'p>, Why> {
        let Problem { limits, effort, .. } = &problem;
        let clock = Clock::new(limits);
        if inlined::size(program, effort.levels(), MOST_LOCATIONS, &clock) > MOST_LOCATIONS {
            return Err(Why::TooLarge(TooLarge::Inlined(MOST_LOCATIONS)));
        }
        let inlined = inlined::inline(program, effort.levels(), &clock).ok_or_else(|| limits.ended())?;
        let function = &inlined.function;
        program.functions = vec![Some(function.clone())];
        program.entry = 0;
        let (variables, checks) = (program.variables.clone(), program.checks.clone());
        let edges = relevant(function, inlined.target, &FxHashSet::default());
        let acyclic = AcyclicGraph::new(function, inlined.target, &edges);
        let mut failures = vec![Vec::new(); checks.len()];
        let mut unknown: Vec<Unknown> = Vec::new();
        for &bridge in acyclic.incoming(acyclic.target) {
            match inlined.claims.get(&acyclic.bridges[bridge].edge) {
                Some(Claim::Fails(check)) => failures[*check as usize].push(bridge),
                Some(Claim::Open(reason, resumes)) => {
                    match unknown.iter_mut().find(|one| one.resumes == *resumes && one.reason == *reason) {
                        Some(known) => known.bridges.push(bridge),
                        None => unknown.push(Unknown {
                            resumes: *resumes,
                            reason: reason.clone(),
                            bridges: vec![bridge],
                            reached: None,
                        }),
                    }
                }
                None => {}
            }
        }
        let settings = PathSettings::new(&effort.options);
        let oracles = oracles(settings.oracles, program, effort);
        let mut symbolic = Symbolic::new(program);
        symbolic.set_limits(limits);
        let reading = symbolic.reading(&inlined.function).ok_or_else(|| limits.ended())?;
        let paths = Paths::new(&acyclic, settings.order, effort, limits)?;
        let mut bench = Workbench::new(
            symbolic,
            variables.into(),
            (Rc::new(inlined), Rc::new(reading)),
            Rc::new(acyclic),
            (effort, limits),
        );
        bench.minimises = !settings.whole_cores;
        Ok(PathSearch {
            oracles,
            problem,
            settings,
            bench,
            paths,
            checks,
            failures,
            unknown,
            ledger: Ledger::default(),
            proofs: Vec::new(),
            statistics: PathStatistics::default(),
            last_progress: None,
        })
    }

    /// Tells how far the search is, not too often.
    fn tell(&mut self) {
        if self.last_progress.is_some_and(|last| last.elapsed() < PERIOD) {
            return;
        }
        self.last_progress = Some(Instant::now());
        let now = format!("{} path programs asked", self.statistics.asked);
        self.problem.tell(&self.ledger, &now);
    }

    /// Looks at the paths that end with some bridges, those of the failures of a check or of a place from
    /// which nothing is known.
    fn look(&mut self, last: &[usize], check: Option<usize>) -> Result<PathsOutcome, ProverError> {
        let mut left: Option<Why> = None;
        let mut undecided = 0;
        loop {
            if let Some(stopped) = self.bench.limits.stopped() {
                return Err(stopped.into());
            }
            self.tell();
            self.ledger.learn();
            if check.is_some_and(|check| !self.ledger.is_open(check)) {
                return Ok(PathsOutcome::Over);
            }
            let path = match self.paths.next(last)? {
                Next::Path(path) => path,
                Next::None => return Ok(left.map_or(PathsOutcome::Excluded, PathsOutcome::Possible)),
                Next::Unknown(why) => return Ok(PathsOutcome::Possible(why)),
            };
            self.statistics.asked += 1;
            let why = match self.ask(&path, check)? {
                Finding::Proof(proof) => {
                    self.learn(&path, proof)?;
                    continue;
                }
                Finding::Excluded => {
                    self.paths.block(&bridges(&path), &[])?;
                    continue;
                }
                Finding::Fails(trace) => {
                    check.into_iter().for_each(|check| self.ledger.fails(check, *trace.clone()));
                    return Ok(PathsOutcome::Over);
                }
                Finding::Unknown(why) => why,
                Finding::Possible(_) => Why::PathProgram,
            };
            if why.is_doubt()
                && let Some(check) = check
            {
                self.ledger.doubt(check, why.clone());
            }
            left = Some(why);
            undecided += 1;
            if undecided >= MOST_UNDECIDED || check.is_none() {
                return Ok(left.map_or(PathsOutcome::Excluded, PathsOutcome::Possible));
            }
            self.paths.leave_out(&path)?;
        }
    }

    /// Asks one oracle after the other of a path program, and replays what it finds.
    fn ask(&mut self, path: &[usize], check: Option<usize>) -> Result<Finding, ProverError> {
        let question = PathQuestion {
            path: path.to_vec(),
            parts: self.bench.parts(path),
            check: check.map(|check| &self.checks[check]),
            problem: &self.problem,
        };
        let mut finding = Finding::Possible(None);
        for oracle in &mut self.oracles {
            let begin = Instant::now();
            let found = oracle.ask(&mut self.bench, &question)?;
            self.statistics.spent(oracle.row(), begin.elapsed());
            match found {
                Finding::Proof(_) | Finding::Excluded => {
                    self.statistics.proved(oracle.row());
                    return Ok(found);
                }
                Finding::Fails(_) => return Ok(found),
                Finding::Possible(Some(inputs)) => {
                    let Some(check) = question.check else { return Ok(Finding::Possible(Some(inputs))) };
                    let replayed = self.problem.replayer.replay(check, &inputs, &self.problem.limits);
                    return Ok(match replayed {
                        Ok(trace) => Finding::Fails(Box::new(trace)),
                        Err(why) => Finding::Unknown(why),
                    });
                }
                Finding::Possible(None) => {}
                Finding::Unknown(_) => finding = found,
            }
        }
        Ok(finding)
    }

    /// Takes out all paths that have a proof.
    fn learn(&mut self, path: &[usize], proof: PathProof) -> Result<(), ProverError> {
        let interfering = self.interfering(&proof)?;
        if cfg!(debug_assertions) {
            self.check(&proof, &interfering)?;
        }
        let (needed, without) = match self.settings.criterion {
            Criterion::None => (bridges(path), &[][..]),
            Criterion::Syntactic | Criterion::Semantic => (proof.parts(), &interfering[..]),
        };
        self.statistics.learnt(&needed, without);
        self.paths.block(&needed, without)?;
        if self.bench.effort.certifies {
            self.proofs.push((proof, interfering));
        }
        Ok(())
    }

    /// The parts that interfere with a proof, ascending.
    fn interfering(&mut self, proof: &PathProof) -> Result<Vec<PathPart>, ProverError> {
        let is_semantic = self.settings.criterion == Criterion::Semantic;
        let suspects = proof.suspects(self.bench.symbolic.graph, &self.bench.proved());
        let mut found = Vec::new();
        for (part, triple) in suspects {
            if found.contains(&part) || is_semantic && self.bench.is_true(&triple)? {
                continue;
            }
            found.push(part);
        }
        found.sort_unstable();
        Ok(found)
    }

    /// Panics if a triple of a proof is not true: in builds with checks.
    fn check(&mut self, proof: &PathProof, interfering: &[PathPart]) -> Result<(), ProverError> {
        for triple in self.triples(proof, interfering) {
            let bench = &mut self.bench;
            let formula = bench.counterexample(&triple);
            let mut prover = bench.open()?;
            let answer = prover.check(bench.symbolic.graph, &formula, bench.limits.within(BRIEF))?;
            assert_ne!(answer, Answer::Sat, "a triple of a proof: {triple:?} of {proof:?}");
        }
        Ok(())
    }

    /// The triples of a proof.
    fn triples(&mut self, proof: &PathProof, interfering: &[PathPart]) -> Vec<Triple> {
        let start = self.bench.start(&proof.between[0]);
        let proved = self.bench.proved();
        proof.triples(self.bench.symbolic.graph, &proved, &start, interfering)
    }

    /// Why a check cannot be proved, if a place may be reached that may lead to it and from which nothing is
    /// known.
    fn why_open(&mut self, check: usize) -> Result<Option<Why>, ProverError> {
        let influence = self.bench.symbolic.influence;
        for at in 0..self.unknown.len() {
            if !influence.may_lead(self.unknown[at].resumes, check) {
                continue;
            }
            if self.unknown[at].reached.is_none() {
                let bridges = self.unknown[at].bridges.clone();
                let reason = self.unknown[at].reason.clone();
                let reached = match self.look(&bridges, None)? {
                    PathsOutcome::Excluded => None,
                    PathsOutcome::Possible(Why::PathProgram) => Some(Why::NotFollowed(reason, 0)),
                    PathsOutcome::Possible(why) => Some(Why::NotExcluded(reason, Box::new(why))),
                    PathsOutcome::Over => Some(Why::NotAsked),
                };
                self.unknown[at].reached = Some(reached);
            }
            if let Some(Some(why)) = &self.unknown[at].reached {
                return Ok(Some(why.clone()));
            }
        }
        Ok(None)
    }

    /// Decides the checks, one after the other.
    fn search(&mut self) -> Result<(), ProverError> {
        let all: Vec<usize> = self.ledger.open().collect();
        for check in all {
            if !self.ledger.is_open(check) {
                continue;
            }
            let last = self.failures[check].clone();
            let outcome =
                if last.is_empty() { PathsOutcome::Excluded } else { self.look(&last, Some(check))? };
            match outcome {
                PathsOutcome::Over => {}
                PathsOutcome::Possible(why) => self.ledger.open_for(check, why),
                PathsOutcome::Excluded => match self.why_open(check)? {
                    Some(why) => self.ledger.open_for(check, why),
                    None => {
                        self.certify(check)?;
                        self.ledger.holds(check);
                    }
                },
            }
        }
        Ok(())
    }

    /// Writes what has to be refuted for a check to hold, if that is wanted.
    fn certify(&mut self, check: usize) -> Result<(), ProverError> {
        if !self.bench.effort.certifies {
            return Ok(());
        }
        let mut scripts = Vec::new();
        let proofs = std::mem::take(&mut self.proofs);
        for (proof, interfering) in &proofs {
            for triple in self.triples(proof, interfering) {
                let formula = self.bench.counterexample(&triple);
                scripts.push(script(self.bench.symbolic.graph, &formula, "unsat")?);
            }
        }
        self.proofs = proofs;
        let mut last: Vec<usize> = self.failures[check].clone();
        last.extend(self.unknown.iter().filter(|one| one.reached == Some(None)).flat_map(|one| &one.bridges));
        scripts.push(self.paths.script(&last)?);
        self.ledger.report.checks[check].obligations = scripts;
        Ok(())
    }

    /// For each proof that is kept the ends of the edges that it needs, and of those that interfere with it,
    /// in the functions of the program; a component is the first of its locations, twice.
    #[cfg(test)]
    pub fn learnt(&self) -> Vec<[Vec<(u32, u32)>; 2]> {
        use crate::program::cfa::Location;
        let inlined = &self.bench.inlined;
        let origin = |location: usize| inlined.origins[location].1.0;
        let ends = |&part: &PathPart| match part {
            PathPart::Bridge(bridge) => {
                let edge = &inlined.function.edges[self.bench.acyclic.bridges[bridge].edge];
                (origin(edge.from.0 as usize), origin(edge.to.0 as usize))
            }
            PathPart::Component(component) => {
                let of = |&at: &u32| self.bench.acyclic.of(Location(at)) == component;
                let first = (0..inlined.origins.len() as u32).find(of).unwrap_or(0);
                (origin(first as usize), origin(first as usize))
            }
        };
        let both = |(proof, interfering): &(PathProof, Vec<PathPart>)| {
            [proof.parts().iter().map(ends).collect(), interfering.iter().map(ends).collect()]
        };
        self.proofs.iter().map(both).collect()
    }

    /// How many path programs there are to the failures of all checks.
    fn count(&self) -> BigUint {
        let last: FxHashSet<usize> = self.failures.iter().flatten().copied().collect();
        self.bench.acyclic.count(&last)
    }
}

/// A path as its bridges.
fn bridges(path: &[usize]) -> Vec<PathPart> {
    path.iter().map(|&bridge| PathPart::Bridge(bridge)).collect()
}

impl Engine for PathSearch<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        self.ledger = std::mem::take(ledger);
        if let Err(error) = self.search() {
            let limit = self.bench.limits.stopped();
            let why: Why = limit.map_or_else(|| error.into(), Why::from);
            self.ledger.stop(why.clone());
            self.ledger.unless_known(&why);
        }
        self.ledger.report.questions += self.bench.questions + self.paths.questions;
        *ledger = std::mem::take(&mut self.ledger);
        Rest::Nothing
    }

    fn statistics(&self) -> Vec<Statistic> {
        self.statistics.rows(self.bench.questions + self.paths.questions)
    }

    fn summary(&self) -> Option<String> {
        Some(self.statistics.summary(&self.count()))
    }
}
