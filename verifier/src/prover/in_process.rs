//! The solver of this workspace, in the same process.
//!
//! **Here.** Terms are copied from the engine's graph to that of the solver when a question first holds them,
//! each once: both graphs share terms, so a copy is one node. The solver keeps what it has learnt of them.
//!
//! **Why it is right.** A node is copied with its operator, its sort and the copies of its children; both
//! graphs are of one type, so an operator means the same in both.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use javelin_solver::limits::Limits;
use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::memo::Memo;
use javelin_solver::term::operator::Operator;
use javelin_solver::term::sort::{Sort, SortKind};
use javelin_solver::term::traverse::post_order_outside;
use javelin_solver::work::Work;
use javelin_solver::{BitVec, Budget, Solver, Unknown, Value, Verdict};

use super::{Answer, Prover, ProverError};

/// The steps that a copy takes, as limits count them.
const STEPS_PER_COPY: usize = 8;

/// So many bits of values are asked for at once.
const MOST_BITS: u32 = 1 << 20;

/// How long values may take after an answer that came in time.
const PATIENCE: Duration = Duration::from_secs(5);

/// The solver inside.
pub struct InProcess {
    solver: Solver,
    /// The solver's term for each term that it has seen.
    copies: Memo,
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
        InProcess { solver, copies: Memo::new(), memory, limits }
    }

    /// The solver's term for a term; `None` where a limit is reached.
    fn copy(&mut self, graph: &Graph, root: Term) -> Result<Option<javelin_solver::Term>, ProverError> {
        if !self.copies.contains(root) {
            let copies = &self.copies;
            let mut work = Work::new(&self.limits);
            let Ok(new) = post_order_outside(graph, &[root], |term| copies.contains(term), &mut work) else {
                return Ok(None);
            };
            for term in new {
                if work.step(STEPS_PER_COPY).is_err() {
                    return Ok(None);
                }
                if !self.solver.graph_mut().has_room(1) {
                    return Err(ProverError("too many terms".into()));
                }
                let copy = self.copy_node(graph, term)?;
                self.copies.set(term, copy.index() as u32);
            }
        }
        let copy = self.known(root)?;
        Ok(Some(self.solver.handle(copy)))
    }

    /// The solver's terms for terms, whatever the time.
    fn copy_all(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<javelin_solver::Term>, ProverError> {
        let deadline = self.limits.deadline.take();
        let copies: Vec<_> = terms.iter().map(|&term| self.copy(graph, term)).collect();
        self.limits.deadline = deadline;
        let stopped = || ProverError("canceled".into());
        copies.into_iter().map(|copy| copy.and_then(|copy| copy.ok_or_else(stopped))).collect()
    }

    fn known(&self, term: Term) -> Result<Term, ProverError> {
        let copy = self.copies.get(term).map(|index| Term::from_index(index as usize));
        copy.ok_or_else(|| ProverError("a term was not copied".into()))
    }

    /// The copy of a term whose children have copies.
    fn copy_node(&mut self, graph: &Graph, term: Term) -> Result<Term, ProverError> {
        let children = graph.children(term).iter().map(|&child| self.known(child));
        let children = children.collect::<Result<Vec<Term>, ProverError>>()?;
        let sort = copy_sort(graph, graph.sort(term), self.solver.graph_mut())?;
        let to = self.solver.graph_mut();
        Ok(match graph.operator(term) {
            Operator::Constant => match graph.value(term) {
                Some(value) if graph.is_bool(term) => to.truth(value.is_one()),
                Some(value) => to.constant(&value),
                None => return Err(ProverError("a constant has no value".into())),
            },
            Operator::Variable => to.variable(&graph.symbol(term).name, sort),
            Operator::Extract => {
                let low = graph.low(term);
                to.extract(children[0], low + graph.width(term) - 1, low)
            }
            Operator::SignExtend => {
                to.sign_extend(children[0], graph.width(term) - graph.width(graph.child(term, 0)))
            }
            Operator::ConstArray => to.constant_array(sort, children[0]),
            operator => to.term(operator, &children),
        })
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

/// The same sort in another graph.
fn copy_sort(from: &Graph, sort: Sort, to: &mut Graph) -> Result<Sort, ProverError> {
    let kind = match from.sorts.kind(sort) {
        SortKind::Bool => SortKind::Bool,
        SortKind::BitVec(width) => SortKind::BitVec(*width),
        SortKind::Array(index, element) => {
            SortKind::Array(copy_sort(from, *index, to)?, copy_sort(from, *element, to)?)
        }
        SortKind::Function(arguments, result) => {
            let arguments = arguments.iter().map(|&argument| copy_sort(from, argument, to));
            let arguments = arguments.collect::<Result<Box<[Sort]>, ProverError>>()?;
            SortKind::Function(arguments, copy_sort(from, *result, to)?)
        }
        SortKind::Uninterpreted(name, _) => {
            return Err(ProverError(format!("the sort {name} is none of programs")));
        }
    };
    Ok(to.sorts.intern(kind))
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
