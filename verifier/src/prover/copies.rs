//! Terms of an engine's graph as terms of a solver in the same process.
//!
//! **Here.** Terms are copied when a question first holds them, each once: both graphs share terms, so a copy
//! is one node.
//!
//! **Why it is right.** A node is copied with its operator, its sort and the copies of its children; both
//! graphs are of one type, so an operator means the same in both.

use javelin_solver::Solver;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::traverse::{post_order, post_order_outside};
use javelin_term::work::Work;

use super::ProverError;

/// The steps that a copy takes, as limits count them.
const STEPS_PER_COPY: usize = 8;

/// The solver's term for each term that it has seen.
#[derive(Default)]
pub struct Copies(Memo);

impl Copies {
    /// The copy of a term, if it has one.
    pub fn get(&self, term: Term) -> Option<Term> {
        self.0.get(term).map(|index| Term::from_index(index as usize))
    }

    /// Has a term of the solver be the copy of a term.
    pub fn set(&mut self, term: Term, copy: Term) {
        self.0.set(term, copy.index() as u32);
    }

    /// The solver's term for a term, or the limit that was reached.
    ///
    /// # Errors
    /// The solver has no room for it, or no such sort.
    pub fn copy(
        &mut self,
        graph: &Graph,
        solver: &mut Solver,
        root: Term,
        limits: &Limits,
    ) -> Result<Result<Term, Stop>, ProverError> {
        if self.get(root).is_none() {
            let mut work = Work::new(limits);
            let new = match post_order_outside(graph, &[root], |term| self.0.contains(term), &mut work) {
                Ok(new) => new,
                Err(stop) => return Ok(Err(stop)),
            };
            for term in new {
                if let Err(stop) = work.step(STEPS_PER_COPY) {
                    return Ok(Err(stop));
                }
                if !solver.graph_mut().has_room(1) {
                    return Err(ProverError::Gone("too many terms".into()));
                }
                let copy = self.node(graph, solver.graph_mut(), term)?;
                self.set(term, copy);
            }
        }
        self.known(root).map(Ok)
    }

    /// The term of another graph for a term all of whose variables have copies.
    ///
    /// # Errors
    /// There is no room for it, or it has a variable that has none.
    pub fn copy_to(&mut self, from: &Graph, to: &mut Graph, root: Term) -> Result<Term, ProverError> {
        for term in post_order(from, &[root]) {
            if self.get(term).is_some() {
                continue;
            }
            if from.operator(term) == Operator::Variable || !to.has_room(1) {
                return Err(ProverError::Gone("a term cannot be taken back".into()));
            }
            let copy = self.node(from, to, term)?;
            self.set(term, copy);
        }
        self.known(root)
    }

    fn known(&self, term: Term) -> Result<Term, ProverError> {
        self.get(term).ok_or_else(|| ProverError::Gone("a term was not copied".into()))
    }

    /// The copy of a term whose children have copies.
    fn node(&self, graph: &Graph, to: &mut Graph, term: Term) -> Result<Term, ProverError> {
        let children = graph.children(term).iter().map(|&child| self.known(child));
        let children = children.collect::<Result<Vec<Term>, ProverError>>()?;
        let sort = copy_sort(graph, graph.sort(term), to)?;
        Ok(match graph.operator(term) {
            Operator::Constant => match graph.value(term) {
                Some(value) if graph.is_bool(term) => to.truth(value.is_one()),
                Some(value) => to.constant(&value),
                None => return Err(ProverError::Gone("a constant has no value".into())),
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
}

/// The same sort in another graph.
///
/// # Errors
/// Programs have no such sort.
pub fn copy_sort(from: &Graph, sort: Sort, to: &mut Graph) -> Result<Sort, ProverError> {
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
            return Err(ProverError::Gone(format!("the sort {name} is none of programs")));
        }
    };
    Ok(to.sorts.intern(kind))
}
