//! Fewer assumptions that are still refuted, by deletion.
//!
//! **Idea.** What is refuted without an assumption does not need it, and needs of the others only what its
//! own refutation rests on. An assumption without which there is a model is needed. When every one is known
//! to be needed, no part of them is refuted.
//!
//! **Here.** All trials are checks of one pipeline, which keeps what it learns. A trial may take as much as
//! the limits of conflicts allow; an assumption whose trial ends without a verdict stays.
//!
//! **Contract.** Every set of assumptions that is kept was refuted.
//!
//! Deletion and the use of each refutation's core (*clause-set refinement*): Marques-Silva and Lynce, "On
//! improving MUS extraction algorithms", SAT 2011.

use super::stack::Stack;
use super::{Pipeline, Query};
use crate::answer::verdict::Verdict;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};

/// The search for assumptions that are not needed.
pub struct Deletion<'a> {
    pub graph: &'a mut Graph,
    /// The pipeline that decides the trials.
    pub pipeline: Pipeline,
    /// The assertions that hold in every trial.
    pub stack: Stack,
    /// The limits of each trial.
    pub limits: Limits,
}

impl Deletion<'_> {
    /// The verdict under assumptions.
    ///
    /// # Errors
    /// Time or memory is over.
    pub fn check(&mut self, assumptions: &[Term]) -> Result<Verdict, Stop> {
        self.limits.check()?;
        let Deletion { graph, pipeline, stack, limits } = self;
        Ok(pipeline.check(Query { graph, stack, assumptions, limits }))
    }

    /// The positions of the members that a refutation of these rests on; `None` where there is none.
    fn refuted<M: Copy>(&mut self, members: &[(M, Term)]) -> Result<Option<Vec<usize>>, Stop> {
        let assumptions: Vec<Term> = members.iter().map(|&(_, term)| term).collect();
        Ok(match self.check(&assumptions)? {
            Verdict::Unsat(core) => Some(core.assumptions),
            _ => None,
        })
    }

    /// Takes members out until each is needed, the trials are used up, or a limit is reached; whether they
    /// are refuted.
    ///
    /// # Errors
    /// Time or memory is over; the members are then as few as they had become.
    pub fn run<M: Copy>(&mut self, members: &mut Vec<(M, Term)>, trials: usize) -> Result<bool, Stop> {
        let Some(core) = self.refuted(members)? else { return Ok(false) };
        *members = core.iter().map(|&at| members[at]).collect();
        // Those before this position were tried.
        let mut tried = 0;
        for _ in 0..trials {
            if tried == members.len() {
                break;
            }
            let mut others = members.clone();
            others.remove(tried);
            match self.refuted(&others)? {
                Some(core) => {
                    *members = core.iter().map(|&at| others[at]).collect();
                    tried = core.iter().filter(|&&at| at < tried).count();
                }
                None => tried += 1,
            }
        }
        Ok(true)
    }
}
