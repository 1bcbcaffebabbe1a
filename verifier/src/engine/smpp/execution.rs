//! Over-approximate symbolic execution of a path program, and the edges that its refutation needs.
//!
//! **Idea.** Harris et al., *Satisfiability Modulo Path Programs*, 2010, section 3.3: operations along the
//! path are composed; what loops on it write is unknown afterwards. If the formula has no model, no
//! execution takes the path (theorem 3.3), and the edges of an unsatisfiable core are sufficient for the
//! proof.
//!
//! **Here.** First the path is executed as it is, which is fast. If it cannot be taken, the core of its
//! conditions is found, then the core of these and of the assignments that they depend on, each of which a
//! switch turns into an unknown value. Where the path has no loops and can be taken, a model is an
//! execution.
//!
//! **Why it is right.** Each variable has a version for each place where the path writes it. What has to be
//! true between two edges of the core is that the rest of the core has no execution from there (a weakest
//! precondition). Of that formula's versions some were mentioned before by the core: these are variables
//! whose values must not change. All others may have any value, since the core has no model whatever they
//! are.

use javelin_term::graph::{Graph, Term};
use javelin_term::sort::Sort;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::bench::Workbench;
use super::paths::PathPart;
use super::proof::{NeededPart, PathProof};
use crate::engine::kit::counterexample::{ReplayInputs, found};
use crate::formula::guard::Guard;
use crate::formula::nesting::Key;
use crate::formula::symbolic::{Transition, Unknowns};
use crate::formula::triple::like;
use crate::formula::unknown::Provenance;
use crate::program::cfa::{Op, Step, Variable};
use crate::prover::{Answer, ProverError};
use crate::why::Why;

/// A core of more steps than this is not made smaller.
const MOST_TRIED: usize = 64;

/// Whether a path program can be executed, as far as symbolic execution knows.
pub enum PathFeasibility {
    /// No execution takes the path.
    Infeasible,
    /// If loops write whatever they like there is an execution. Without loops, these are its inputs.
    Feasible(Option<ReplayInputs>),
    /// The solver does not say.
    Unknown(Why),
}

/// Executes a path; its conditions' switches, by the positions of its parts, if they are wanted.
struct PathExecution {
    guard: Option<Guard>,
    unknowns: Unknowns,
    switches: Vec<(usize, Term)>,
}

fn execute(
    bench: &mut Workbench,
    parts: &[PathPart],
    has_switches: bool,
) -> Result<PathExecution, ProverError> {
    let inlined = bench.inlined.clone();
    let (function, reading, acyclic) = (&inlined.function, bench.reading.clone(), bench.acyclic.clone());
    let mut unknowns = Unknowns::default();
    let key = Key::default();
    let mut state = bench.symbolic.start(function, &mut unknowns);
    let mut switches = Vec::new();
    for (position, &part) in parts.iter().enumerate() {
        if !bench.symbolic.clock.goes_on(16) {
            return Err(bench.stopped());
        }
        bench.symbolic.activation = position as u32 + 1;
        let bridge = match part {
            PathPart::Component(component) => {
                for &variable in &bench.written[component.0 as usize] {
                    bench.symbolic.forget(&mut state, (Provenance::Loop(variable), &key), variable);
                }
                continue;
            }
            PathPart::Bridge(bridge) => bridge,
        };
        let edge = acyclic.bridges[bridge].edge;
        let next = match &function.edges[edge].step {
            Step::Op(Op::Assume(condition)) if has_switches => {
                let switch = bench.symbolic.graph.variable("condition", Sort::BOOL);
                switches.push((position, switch));
                bench.symbolic.assume_switched((&reading, edge), (*condition, switch), state)
            }
            _ => {
                let at = Transition { function, reading: &reading, edge, key: &key };
                bench.symbolic.operate(&at, state, Some(&mut unknowns))
            }
        };
        match next {
            Some(next) => state = next,
            None => return Ok(PathExecution { guard: None, unknowns, switches }),
        }
    }
    Ok(PathExecution { guard: Some(state.guard), unknowns, switches })
}

/// Whether a path program can be executed.
///
/// # Errors
/// The connection to the solver is closed, or a limit was reached.
pub fn feasibility(bench: &mut Workbench, parts: &[PathPart]) -> Result<PathFeasibility, ProverError> {
    let PathExecution { guard, unknowns, .. } = execute(bench, parts, false)?;
    let Some(guard) = guard else { return Ok(PathFeasibility::Infeasible) };
    let guard = bench.symbolic.guards.term(guard);
    let mut prover = bench.open()?;
    bench.questions += 1;
    match prover.check(bench.symbolic.graph, &[guard], bench.quota())? {
        Answer::Unsat => return Ok(PathFeasibility::Infeasible),
        Answer::Unknown(why) => return Ok(PathFeasibility::Unknown(why)),
        Answer::Sat => {}
    }
    if parts.iter().any(|part| matches!(part, PathPart::Component(_))) {
        return Ok(PathFeasibility::Feasible(None));
    }
    let symbolic = &mut bench.symbolic;
    let objects = (symbolic.separate.as_ref(), symbolic.is_wide);
    let inputs = found(symbolic.graph, &symbolic.guards, &mut *prover, &unknowns, objects)?;
    Ok(PathFeasibility::Feasible(Some(inputs.inputs)))
}

/// The effect of a part of a path, on versions.
#[derive(Clone, Debug)]
enum VersionConstraint {
    /// These versions have these values.
    Values(Vec<(Term, Term)>),
    /// This is true where the path goes on.
    Condition(Term),
}

/// A constraint, and where it stands: 0 is the beginning, and then the parts of the path count from 1.
#[derive(Clone, Debug)]
struct VersionStep {
    place: usize,
    constraint: VersionConstraint,
}

impl VersionStep {
    /// The terms that are evaluated.
    fn terms(&self) -> Vec<Term> {
        match &self.constraint {
            VersionConstraint::Values(values) => values.iter().map(|&(_, value)| value).collect(),
            VersionConstraint::Condition(condition) => vec![*condition],
        }
    }

    /// The versions that are made.
    fn made(&self) -> impl Iterator<Item = Term> {
        let values = match &self.constraint {
            VersionConstraint::Values(values) => &values[..],
            VersionConstraint::Condition(_) => &[],
        };
        values.iter().map(|&(version, _)| version)
    }
}

/// A path in static single assignment form.
#[derive(Default)]
struct Versions {
    steps: Vec<VersionStep>,
    /// The variables of versions.
    of: FxHashMap<Term, Variable>,
    /// The versions of variables where the path has come to.
    current: FxHashMap<Variable, Term>,
}

impl Versions {
    /// Gives versions to the variables of a path.
    fn new(bench: &mut Workbench, parts: &[PathPart]) -> Versions {
        let (inlined, acyclic) = (bench.inlined.clone(), bench.acyclic.clone());
        let mut versions = Versions::default();
        for (place, &part) in (1..).zip(parts) {
            let bridge = match part {
                PathPart::Component(component) => {
                    for variable in bench.written[component.0 as usize].clone() {
                        versions.renew(bench, variable);
                    }
                    continue;
                }
                PathPart::Bridge(bridge) => bridge,
            };
            let constraint = match &inlined.function.edges[acyclic.bridges[bridge].edge].step {
                Step::Op(Op::Assume(condition)) => {
                    VersionConstraint::Condition(versions.value(bench, *condition))
                }
                Step::Op(Op::Assign(values)) => {
                    let new: Vec<Term> =
                        values.iter().map(|&(_, value)| versions.value(bench, value)).collect();
                    let made = values.iter().map(|&(variable, _)| versions.renew(bench, variable));
                    VersionConstraint::Values(made.zip(new).collect())
                }
                Step::Op(Op::Havoc(values)) => {
                    for &(variable, _) in values {
                        versions.renew(bench, variable);
                    }
                    continue;
                }
                Step::New { .. } | Step::Call { .. } => continue,
            };
            versions.steps.push(VersionStep { place, constraint });
        }
        versions.steps.sort_by_key(|step| step.place);
        versions
    }

    /// A new version of a variable.
    fn renew(&mut self, bench: &mut Workbench, variable: Variable) -> Term {
        let term = bench.term(variable);
        let version = like(bench.symbolic.graph, term);
        self.of.insert(version, variable);
        self.current.insert(variable, version);
        version
    }

    /// A term over the versions where the path has come to. Versions of the beginning are made when they are
    /// first read.
    fn value(&mut self, bench: &mut Workbench, term: Term) -> Term {
        let mut names = Substitution::new();
        for name in variables(bench.symbolic.graph, &[term]) {
            let Some(variable) = bench.symbolic.variable_of(name) else { continue };
            let version = match self.current.get(&variable) {
                Some(&version) => version,
                None => {
                    let value = bench.start_value(variable);
                    let version = self.renew(bench, variable);
                    let constraint = VersionConstraint::Values(vec![(version, value)]);
                    self.steps.push(VersionStep { place: 0, constraint });
                    version
                }
            };
            names.set(name, version);
        }
        names.apply(bench.symbolic.graph, term)
    }

    /// Keeps the conditions at some places, and the values that they depend on.
    fn slice(&mut self, graph: &Graph, places: &FxHashSet<usize>) {
        let mut needed: FxHashSet<Term> = FxHashSet::default();
        let mut kept = Vec::new();
        for step in std::mem::take(&mut self.steps).into_iter().rev() {
            let is_needed = match step.constraint {
                VersionConstraint::Condition(_) => places.contains(&step.place),
                VersionConstraint::Values(_) => step.made().any(|version| needed.contains(&version)),
            };
            if is_needed {
                needed.extend(variables(graph, &step.terms()));
                kept.push(step);
            }
        }
        kept.reverse();
        self.steps = kept;
    }

    /// Keeps steps that cannot be executed together, as few as are soon found; whether there are such.
    fn reduce(&mut self, bench: &mut Workbench) -> Result<bool, ProverError> {
        let mut prover = bench.open()?;
        let graph = &mut *bench.symbolic.graph;
        let mut values = Substitution::new();
        let mut switches = Vec::new();
        for step in &self.steps {
            let switch = graph.variable("step", Sort::BOOL);
            switches.push(switch);
            match &step.constraint {
                VersionConstraint::Condition(condition) => {
                    let condition = values.apply(graph, *condition);
                    let formula = graph.implies(switch, condition);
                    prover.assert(graph, formula)?;
                }
                VersionConstraint::Values(all) => {
                    let new: Vec<Term> = all.iter().map(|&(_, value)| values.apply(graph, value)).collect();
                    for (&(version, _), value) in all.iter().zip(new) {
                        let value = graph.ite(switch, value, version);
                        values.set(version, value);
                    }
                }
            }
        }
        bench.questions += 1;
        if prover.check(bench.symbolic.graph, &switches, bench.quota())? != Answer::Unsat {
            return Ok(false);
        }
        let core = bench.small_core(&mut *prover, &switches, switches.len(), MOST_TRIED)?;
        let mut number = 0..;
        self.steps.retain(|_| number.next().is_some_and(|number| core.contains(&number)));
        Ok(true)
    }

    /// The proof that consists of these steps.
    fn proof(&self, bench: &mut Workbench, parts: &[PathPart]) -> PathProof {
        let mut places: Vec<usize> = self.steps.iter().map(|step| step.place).filter(|&at| at > 0).collect();
        places.dedup();
        let mentions = Mentions::new(bench.symbolic.graph, &self.steps);
        let mut needed = Vec::new();
        let mut rest = bench.symbolic.graph.truth(true);
        let falsehood = bench.symbolic.graph.truth(false);
        let mut between = vec![vec![falsehood]];
        for (number, &place) in places.iter().enumerate().rev() {
            for step in self.steps.iter().filter(|step| step.place == place) {
                rest = step_before(bench.symbolic.graph, step, rest);
            }
            let first = self.of.iter().filter(|(version, _)| mentions.is_first_read(**version, place));
            let mut meanings: Vec<(Term, Term)> =
                first.map(|(&version, &variable)| (version, bench.term(variable))).collect();
            meanings.sort_unstable();
            needed.push(NeededPart { part: parts[place - 1], meanings });
            let before = number.checked_sub(1).map_or(0, |before| places[before]);
            between.push(vec![self.excluded(bench, &mentions, rest, before)]);
        }
        needed.reverse();
        between.reverse();
        PathProof { needed, between, inside: FxHashMap::default() }
    }

    /// That the rest of a path cannot be executed, after a place: over variables where versions may not
    /// change from there on, over versions where any value will do.
    fn excluded(&self, bench: &mut Workbench, mentions: &Mentions, rest: Term, place: usize) -> Term {
        let mut names = Substitution::new();
        for version in variables(bench.symbolic.graph, &[rest]) {
            if let Some(&variable) = self.of.get(&version)
                && mentions.is_live(version, place)
            {
                names.set(version, bench.term(variable));
            }
        }
        let rest = names.apply(bench.symbolic.graph, rest);
        let rest = bench.symbolic.normal(rest);
        bench.symbolic.graph.not(rest)
    }
}

/// The condition before a step under which the step is taken and a condition is true after it.
fn step_before(graph: &mut Graph, step: &VersionStep, after: Term) -> Term {
    match &step.constraint {
        VersionConstraint::Condition(condition) => graph.and(&[*condition, after]),
        VersionConstraint::Values(values) => {
            let mut substitution = Substitution::new();
            values.iter().for_each(|&(version, value)| substitution.set(version, value));
            substitution.apply(graph, after)
        }
    }
}

/// Where versions are mentioned by steps.
struct Mentions {
    /// Where each is made or first read, and whether it is made there.
    first: FxHashMap<Term, (usize, bool)>,
    /// Where each is last read.
    last: FxHashMap<Term, usize>,
}

impl Mentions {
    fn new(graph: &Graph, steps: &[VersionStep]) -> Mentions {
        let mut mentions = Mentions { first: FxHashMap::default(), last: FxHashMap::default() };
        for step in steps {
            for version in variables(graph, &step.terms()) {
                mentions.first.entry(version).or_insert((step.place, false));
                mentions.last.insert(version, step.place);
            }
            for version in step.made() {
                mentions.first.entry(version).or_insert((step.place, true));
            }
        }
        mentions
    }

    /// Whether a version is read for the first time at a place, and was not made by any step.
    fn is_first_read(&self, version: Term, place: usize) -> bool {
        self.first.get(&version) == Some(&(place, false))
    }

    /// Whether a version was mentioned up to a place, and is read after it.
    fn is_live(&self, version: Term, place: usize) -> bool {
        self.first.get(&version).is_some_and(|&(first, _)| first <= place)
            && self.last.get(&version).is_some_and(|&last| last > place)
    }
}

/// The proof that a path program cannot be executed, if symbolic execution gives one.
///
/// # Errors
/// The connection to the solver is closed, or a limit was reached.
pub fn proof(bench: &mut Workbench, parts: &[PathPart]) -> Result<Option<PathProof>, ProverError> {
    let PathExecution { guard: Some(guard), switches, .. } = execute(bench, parts, true)? else {
        return Ok(None);
    };
    let guard = bench.symbolic.guards.term(guard);
    let mut prover = bench.open()?;
    let graph = &*bench.symbolic.graph;
    prover.assert(graph, guard)?;
    let terms: Vec<Term> = switches.iter().map(|&(_, switch)| switch).collect();
    bench.questions += 1;
    if prover.check(graph, &terms, bench.quota())? != Answer::Unsat {
        return Ok(None);
    }
    let core = prover.core(graph, &terms, bench.quota())?;
    let places: FxHashSet<usize> = core.into_iter().map(|position| switches[position].0 + 1).collect();
    let mut versions = Versions::new(bench, parts);
    versions.slice(bench.symbolic.graph, &places);
    let is_refuted = versions.reduce(bench)?;
    Ok(is_refuted.then(|| versions.proof(bench, parts)))
}
