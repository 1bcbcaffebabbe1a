//! What the SAT core has fixed, as terms.
//!
//! **Idea.** A literal that is assigned on decision level 0 has its value in every model of the clauses.
//! Where the literals of a variable or of an atom are fixed, that is an assertion, by which whatever is
//! asserted later is simplified before it becomes a circuit (*learned literals of level zero*; Barbosa et
//! al., *cvc5*, 2022).
//!
//! **Here.** After a check, at level 0 and before what is new there: variables all of whose bits are fixed,
//! and atoms, where both are parts of what is asserted there. Each is told once; it stays where it was told.
//! Nothing is told while arrays, functions or summaries are open: their lemmas speak of variables and reads
//! of their own, and what those are equal to would have to be told to the theories, too.
//!
//! **Why it is sound.** Assertions of higher levels, named ones and assumptions are guarded by literals that
//! are assumed, never fixed. So what is fixed follows from the definitions of gates, from lemmas and from
//! what is asserted at level 0.
//!
//! **Cost.** Where literals were fixed since the last call, linear in the terms of the graph.

use rustc_hash::FxHashSet;

use super::clauses::Clauses;
use crate::bitvec::BitVec;
use crate::limits::{Limits, Stop};
use crate::statistics::Statistic;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;
use crate::work::{Work, steps_of};

/// What was told already.
#[derive(Default)]
pub(super) struct Fixed {
    /// The number of fixed literals at the last call.
    literals: usize,
    told: FxHashSet<Term>,
}

impl Fixed {
    /// What was fixed since the last call, as terms that can be asserted. The call is to be followed by
    /// [`Fixed::tell`] once they are.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn news(
        &self,
        clauses: &Clauses,
        graph: &mut Graph,
        limits: &Limits,
    ) -> Result<Vec<(Term, Term)>, Stop> {
        if clauses.solver.fixed_count() == self.literals {
            return Ok(Vec::new());
        }
        let mut work = Work::new(limits);
        let mut news = Vec::new();
        for term in (0..graph.len()).map(Term::from_index) {
            work.step(1)?;
            if !is_of_interest(graph, term) || self.told.contains(&term) {
                continue;
            }
            work.step(if graph.is_bool(term) { 0 } else { steps_of(graph.width(term)) })?;
            if let Some(value) = clauses.fixed_value(term) {
                news.push((term, asserted(graph, term, &value)));
            }
        }
        Ok(news)
    }

    /// These were asserted.
    pub fn tell(&mut self, clauses: &Clauses, news: &[(Term, Term)]) {
        self.told.extend(news.iter().map(|&(term, _)| term));
        self.literals = clauses.solver.fixed_count();
    }

    /// The counter of what was told.
    pub fn statistics(&self) -> Statistic {
        let told = self.told.len() as u64;
        Statistic::new("fixed-terms", told, "Variables and atoms whose value the SAT core has told.")
    }
}

/// Whether a term is a variable without a theory, or compares vectors.
fn is_of_interest(graph: &Graph, term: Term) -> bool {
    match graph.operator(term) {
        Operator::Variable => graph.is_bool(term) || graph.is_bitvec(term),
        Operator::Equal | Operator::BvUlt | Operator::BvSlt => graph.is_bitvec(graph.child(term, 0)),
        _ => false,
    }
}

/// That a term has a value.
fn asserted(graph: &mut Graph, term: Term, value: &BitVec) -> Term {
    match graph.is_bool(term) {
        true if value.is_zero() => graph.not(term),
        true => term,
        false => {
            let value = graph.constant(value);
            graph.equal(term, value)
        }
    }
}
