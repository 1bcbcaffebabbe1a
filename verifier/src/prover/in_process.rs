//! The solver of this workspace, in the same process.
//!
//! **Here.** Terms are copied from the engine's graph to that of the solver (`copies`). The solver
//! keeps what it has learnt of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use javelin_solver::{BitVec, Budget, Ending, Host, Solver, Unknown, Value, Verdict};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Memory, Stop};
use javelin_term::operator::Operator;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use super::bodies::symbols;
use super::copies::Copies;
use super::expanding::Expanding;
use super::{Answer, Combination, Condition, Part, Played, Prover, ProverError, Quota, Stopped};
use crate::limits;
use crate::seats::Seat;
use crate::why::Why;

/// So many bits of values are asked for at once.
const MOST_BITS: u32 = 1 << 20;

/// The work of an abstraction, in ticks of the solver: some ten seconds.
pub(super) const MOST_TICKS: u64 = 400_000_000;

/// The work of an interpolant, in ticks: less than a second.
pub(super) const MOST_TICKS_OF_INTERPOLANT: u64 = 20_000_000;

/// The conflicts of each trial to leave something out of a core. With ten thousand, nearly all of the time on
/// long paths with memory goes there; with none, cores of hundreds of conditions stay large.
pub(super) const MOST_CONFLICTS_OF_CORE: u64 = 100;

/// How long values may take after the end of a run whose last answer came in time.
const GRACE: Duration = Duration::from_secs(5);

/// A solver of this process.
pub struct InProcess {
    pub(super) solver: Solver,
    /// The solver's term for each term that it has seen.
    pub(super) copies: Copies,
    pub(super) memory: Option<u64>,
    pub(super) limits: Limits,
    /// The seat of the engine that asks.
    seat: Option<Arc<Seat>>,
    /// The summaries that it knows.
    pub(super) expanding: Expanding,
}

impl InProcess {
    /// A solver of a run, which counts its work and stops it, and that holds no more memory than this.
    pub fn new(run: &limits::Limits, memory: Option<u64>) -> InProcess {
        let (cancel, work) = (Arc::clone(&run.cancel), Some(Arc::clone(&run.work)));
        InProcess::of(Limits { cancel, steps: work, ..Limits::none() }, memory, run.seat.clone())
    }

    /// A solver that has nothing of this one.
    pub(super) fn anew(&self) -> InProcess {
        InProcess::of(self.limits.clone(), self.memory, self.seat.clone())
    }

    fn of(limits: Limits, memory: Option<u64>, seat: Option<Arc<Seat>>) -> InProcess {
        let mut solver = Solver::new();
        let held = Arc::new(match &seat {
            Some(seat) => Memory::of_table().with_turns(Arc::clone(seat) as _),
            None => Memory::of_table(),
        });
        let (cancel, work) = (Arc::clone(&limits.cancel), limits.steps.clone());
        solver.set_host(Host { memory: Arc::clone(&held), cancel, work, ..Host::default() });
        solver.set_budget(Budget { memory, ..Budget::default() });
        let limits = Limits { held: Some(held), ..limits };
        let expanding = Expanding::default();
        InProcess { solver, copies: Copies::default(), memory, limits, seat, expanding }
    }

    /// The solver's term for a term, or the limit that was reached.
    pub(super) fn copy(
        &mut self,
        graph: &Graph,
        root: Term,
    ) -> Result<Result<javelin_solver::Term, Stop>, ProverError> {
        let copy = self.copies.copy(graph, &mut self.solver, root, &self.limits)?;
        Ok(copy.map(|copy| self.solver.handle(copy)))
    }

    /// The solver's terms for terms, whatever the time.
    fn copy_all(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<javelin_solver::Term>, ProverError> {
        let deadline = self.limits.deadline.take();
        let copies: Vec<_> = terms.iter().map(|&term| self.copy(graph, term)).collect();
        self.limits.deadline = deadline;
        // Without a deadline only an interruption stops a copy.
        let copy = |copy: Result<_, Stop>| copy.map_err(|_| Stopped::Interrupted.into());
        copies.into_iter().map(|result| result.and_then(copy)).collect()
    }

    /// The budget of the next questions.
    fn set_quota(&mut self, quota: Quota) {
        let Quota { ticks: work, end: deadline } = quota;
        self.solver.set_budget(Budget { deadline, memory: self.memory, work, ..Budget::default() });
    }

    /// The values of bit-vectors that are at most [`MOST_BITS`] together, in one evaluation: that of all of
    /// them side by side.
    fn values_together(&mut self, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        let graph = self.solver.graph_mut();
        let widths: Vec<u32> = terms.iter().map(|&term| graph.width(term)).collect();
        let mut row: Vec<Term> = terms.to_vec();
        while row.len() > 1 {
            let pairs = row.chunks(2).map(|pair| match *pair {
                [high, low] => graph.term(Operator::Concat, &[high, low]),
                _ => pair[0],
            });
            row = pairs.collect();
        }
        let Some(&all) = row.first() else { return Ok(Vec::new()) };
        let value = self.solver.value(self.solver.handle(all)).map_err(failed)?;
        let Value::BitVec(value) = value else {
            return Err(ProverError::Gone("a value of another sort".into()));
        };
        let mut end = value.width();
        let parts = widths.iter().map(|width| {
            end -= width;
            value.extract(end + width - 1, end)
        });
        Ok(parts.collect())
    }
}

pub(super) fn failed(error: impl std::fmt::Display) -> ProverError {
    ProverError::Gone(error.to_string())
}

impl Prover for InProcess {
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        let formulas = self.copy_all(graph, &[formula])?;
        formulas.into_iter().try_for_each(|formula| self.solver.assert(formula).map_err(failed))
    }

    fn push(&mut self) -> Result<(), ProverError> {
        self.solver.push(1).map_err(failed)
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        self.solver.pop(1).map_err(failed)
    }

    fn check(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Answer, ProverError> {
        self.limits.deadline = quota.end;
        let assumptions = assumptions.iter().map(|&term| self.copy(graph, term));
        let assumptions = match assumptions.collect::<Result<Result<Vec<_>, Stop>, ProverError>>()? {
            Ok(assumptions) => assumptions,
            Err(stop) => return Ok(Answer::Unknown(stop.into())),
        };
        self.set_quota(quota);
        Ok(match self.solver.check_assuming(&assumptions).map_err(failed)? {
            Verdict::Sat => Answer::Sat,
            Verdict::Unsat => Answer::Unsat,
            Verdict::Unknown(Unknown::Broken(problem)) => return Err(ProverError::Gone(problem)),
            Verdict::Unknown(Unknown::Stopped(stop)) => Answer::Unknown(stop.into()),
            Verdict::Unknown(reason @ Unknown::Refine) => Answer::Unknown(Why::word(&reason.to_string())),
        })
    }

    fn check_expanding(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        quota: Quota,
    ) -> Result<Played, ProverError> {
        self.expand(graph, condition, quota)
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        if self.expanding.is_used() {
            terms.iter().try_for_each(|&term| self.declare_functions(graph, &symbols(graph, term)))?;
        }
        let end = self.limits.deadline.map(|end| end.max(Instant::now()) + GRACE);
        self.set_quota(Quota { ticks: None, end });
        let mut values = Vec::with_capacity(terms.len());
        let (mut group, mut bits) = (Vec::new(), 0);
        for copy in self.copy_all(graph, terms)? {
            let copy = self.solver.node(copy);
            let to = self.solver.graph_mut();
            let vector = if to.is_bool(copy) { to.bit(copy) } else { copy };
            let width = to.width(vector);
            if bits + width > MOST_BITS && !group.is_empty() {
                values.extend(self.values_together(&std::mem::take(&mut group))?);
                bits = 0;
            }
            bits += width;
            group.push(vector);
        }
        values.extend(self.values_together(&group)?);
        Ok(values)
    }

    fn core(&mut self, _: &Graph, _: &[Term], quota: Quota) -> Result<Vec<usize>, ProverError> {
        let (Quota { ticks: work, end: deadline }, conflicts) = (quota, Some(MOST_CONFLICTS_OF_CORE));
        self.solver.set_budget(Budget {
            deadline,
            conflicts,
            memory: self.memory,
            work,
            ..Budget::default()
        });
        // A core that could not be made smaller is a core.
        let _ = self.solver.minimize_core();
        Ok(self.solver.unsat_core().map_err(failed)?.assumptions)
    }

    fn held(&self) -> u64 {
        self.solver.memory().bytes()
    }

    fn abstraction(
        &mut self,
        graph: &mut Graph,
        assumptions: &[Term],
        predicates: &[Term],
        quota: Quota,
    ) -> Result<Combination, ProverError> {
        let assumptions = self.copy_all(graph, assumptions)?;
        let predicates = self.copy_all(graph, predicates)?;
        self.set_quota(quota.at_most(MOST_TICKS));
        let (term, ending) = self.solver.abstraction(&assumptions, &predicates).map_err(failed)?;
        let predicates: Vec<Term> = predicates.into_iter().map(|term| self.solver.node(term)).collect();
        let root = self.solver.node(term);
        let parts = parts_of(self.solver.graph_mut(), root, &predicates)?;
        Ok(Combination { parts, is_strongest: ending == Ending::Complete, questions: 0 })
    }

    fn interpolants(
        &mut self,
        graph: &mut Graph,
        parts: &[Vec<Term>],
        quota: Quota,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        let copies = parts.iter().map(|part| self.copy_all(graph, part));
        let copies = copies.collect::<Result<Vec<Vec<javelin_solver::Term>>, ProverError>>()?;
        let slices: Vec<&[javelin_solver::Term]> = copies.iter().map(Vec::as_slice).collect();
        self.set_quota(quota.at_most(MOST_TICKS_OF_INTERPOLANT));
        let Ok(found) = self.solver.interpolants(&slices) else { return Ok(None) };
        let mut back = Copies::default();
        let all: Vec<Term> = parts.iter().flatten().copied().collect();
        for variable in variables(graph, &all) {
            if let Some(copy) = self.copies.get(variable) {
                back.set(copy, variable);
            }
        }
        let found: Vec<Term> = found.into_iter().map(|term| self.solver.node(term)).collect();
        let from = self.solver.graph_mut();
        found.into_iter().map(|term| back.copy_to(from, graph, term)).collect::<Result<_, _>>().map(Some)
    }
}

/// A combination of predicates as it is in a graph.
pub(super) fn parts_of(graph: &mut Graph, root: Term, predicates: &[Term]) -> Result<Vec<Part>, ProverError> {
    let mut parts: Vec<Part> = (0..predicates.len()).map(Part::Predicate).collect();
    let mut known: FxHashMap<Term, usize> = predicates.iter().copied().zip(0..).collect();
    for (position, &predicate) in predicates.iter().enumerate() {
        let negation = graph.not(predicate);
        parts.push(Part::Not(position));
        known.entry(negation).or_insert(parts.len() - 1);
    }
    let mut work = vec![root];
    while let Some(&term) = work.last() {
        let is_known = known.contains_key(&term);
        let needed = if is_known { &[] } else { graph.children(term) };
        let missing: Vec<Term> = needed.iter().copied().filter(|child| !known.contains_key(child)).collect();
        if !missing.is_empty() {
            work.extend(missing);
            continue;
        }
        work.pop();
        if is_known {
            continue;
        }
        let child = |position: usize| known[&graph.child(term, position)];
        let part = match graph.operator(term) {
            Operator::Constant => Part::Truth(graph.truth_of(term) == Some(true)),
            Operator::Not => Part::Not(child(0)),
            Operator::And => Part::And(graph.children(term).iter().map(|child| known[child]).collect()),
            Operator::Ite => Part::Choice([0, 1, 2].map(child)),
            Operator::Equal => {
                let [left, right] = [0, 1].map(child);
                parts.push(Part::Not(right));
                Part::Choice([left, right, parts.len() - 1])
            }
            _ => return Err(ProverError::Gone("a combination of something else than predicates".into())),
        };
        parts.push(part);
        known.insert(term, parts.len() - 1);
    }
    // The root may stand anywhere.
    parts.push(Part::And(vec![known[&root]]));
    Ok(parts)
}
