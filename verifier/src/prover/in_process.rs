//! The solver of this workspace, in the same process.
//!
//! **Here.** Terms are copied from the engine's graph to that of the solver ([`super::copies`]). The solver
//! keeps what it has learnt of them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use javelin_solver::limits::Limits;
use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::operator::Operator;
use javelin_solver::{BitVec, Budget, Solver, Unknown, Value, Verdict};

use super::copies::Copies;
use super::{Answer, Prover, ProverError};

/// So many bits of values are asked for at once.
const MOST_BITS: u32 = 1 << 20;

/// How long values may take after an answer that came in time.
const PATIENCE: Duration = Duration::from_secs(5);

/// The solver inside.
pub struct InProcess {
    solver: Solver,
    /// The solver's term for each term that it has seen.
    copies: Copies,
    memory: Option<u64>,
    /// Stops copies.
    limits: Limits,
}

impl InProcess {
    /// A solver that stops when the flag is set, and holds no more memory than this.
    pub fn new(cancel: Arc<AtomicBool>, memory: Option<u64>) -> InProcess {
        let mut solver = Solver::new();
        solver.set_cancel_flag(Arc::clone(&cancel));
        solver.set_budget(Budget { memory, ..Budget::default() });
        let limits = Limits { cancel, ..Limits::none() };
        InProcess { solver, copies: Copies::default(), memory, limits }
    }

    /// The solver's term for a term; `None` where a limit is reached.
    fn copy(&mut self, graph: &Graph, root: Term) -> Result<Option<javelin_solver::Term>, ProverError> {
        let copy = self.copies.copy(graph, &mut self.solver, root, &self.limits)?;
        Ok(copy.map(|copy| self.solver.handle(copy)))
    }

    /// The solver's terms for terms, whatever the time.
    fn copy_all(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<javelin_solver::Term>, ProverError> {
        let deadline = self.limits.deadline.take();
        let copies: Vec<_> = terms.iter().map(|&term| self.copy(graph, term)).collect();
        self.limits.deadline = deadline;
        let stopped = || ProverError("canceled".into());
        copies.into_iter().map(|copy| copy.and_then(|copy| copy.ok_or_else(stopped))).collect()
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
        let Value::BitVec(value) = value else { return Err(ProverError("a value of another sort".into())) };
        let mut end = value.width();
        let parts = widths.iter().map(|width| {
            end -= width;
            value.extract(end + width - 1, end)
        });
        Ok(parts.collect())
    }
}

fn failed(error: impl std::fmt::Display) -> ProverError {
    ProverError(error.to_string())
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

    fn check(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        end: Option<Instant>,
    ) -> Result<Answer, ProverError> {
        self.limits.deadline = end;
        let assumptions = assumptions.iter().map(|&term| self.copy(graph, term));
        let assumptions = assumptions.collect::<Result<Option<Vec<_>>, ProverError>>()?;
        let Some(assumptions) = assumptions else { return Ok(Answer::Unknown("timeout".into())) };
        self.solver.set_budget(Budget { deadline: end, memory: self.memory, ..Budget::default() });
        Ok(match self.solver.check_assuming(&assumptions).map_err(failed)? {
            Verdict::Sat => Answer::Sat,
            Verdict::Unsat => Answer::Unsat,
            Verdict::Unknown(Unknown::Broken(problem)) => return Err(ProverError(problem)),
            Verdict::Unknown(reason) => Answer::Unknown(reason.to_string()),
        })
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        let deadline = Some(Instant::now() + PATIENCE);
        self.solver.set_budget(Budget { deadline, memory: self.memory, ..Budget::default() });
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
}
