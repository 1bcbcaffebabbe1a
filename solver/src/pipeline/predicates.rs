//! Predicates: Boolean terms that are asked to be true or false, many times in one query.
//!
//! **Idea.** Enumeration, abstraction, bounds and implied facts ask the same assertions again and again under
//! other values of the same few terms. These are simplified and become literals once; each question is then
//! one call of the SAT core with some of the literals assumed, on the trail that the question before has left
//! (Eén and Sörensson, *Temporal Induction by Incremental SAT Solving*).
//!
//! **Here.** The predicates are brought in as assumptions are, in both polarities, on the level that a query
//! has for its terms; the base assumptions of the query hold in every question.
//!
//! **Contract.** A model is checked as that of any check, and the values of the predicates in it are the
//! evaluator's: where it gives a predicate another value than the SAT core has for it, the answer is unknown.
//! Nothing that holds for one question alone stays: [`Pipeline::put_away`] ends the query.
//!
//! **Cost.** That of bringing the terms in once; a question is a search, and linear in the assertions where
//! there is a model.

use super::decide::Decision;
use super::encode::{Asked, LiteralSource};
use super::{Pipeline, Query};
use crate::answer::lift;
use crate::answer::verdict::{Reason, Verdict};
use crate::circuit::gates::Edge;
use crate::cnf::ClauseSink;
use crate::cnf::literal::Lit;
use javelin_term::eval::{Assignment, Unsupported};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use rustc_hash::FxHashSet;

/// A predicate as the SAT core sees it.
#[derive(Clone, Copy)]
enum EncodedPredicate {
    /// Rewriting and propagation have decided it.
    Constant(bool),
    /// It is this literal.
    Literal(Lit),
}

/// Predicates that were brought in.
pub struct Predicates {
    terms: Vec<Term>,
    known: Vec<EncodedPredicate>,
    /// The query without predicates.
    asked: Asked,
    /// How many literals that query assumes.
    base: usize,
}

/// A predicate, by its position, and its value.
pub type Valued = (usize, bool);

/// The answer to one question.
pub enum Found {
    /// There is a model with these values of the predicates, in their order.
    Model(Box<Assignment>, Vec<bool>),
    /// There is none. Why: wishes and base assumptions, by their positions, and assertions.
    None {
        /// The wishes on which the refutation rests.
        wished: Vec<usize>,
        /// The base assumptions on which the refutation rests.
        assumed: Vec<usize>,
    },
    Unknown(Reason),
}

impl Pipeline {
    /// Brings the stack, the base assumptions of the query and predicates in. [`Pipeline::put_away`] comes
    /// after the last question.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn bring_predicates(
        &mut self,
        query: &mut Query<'_>,
        predicates: &[Term],
    ) -> Result<Predicates, Stop> {
        let base = query.assumptions.len();
        let all: Vec<Term> = query.assumptions.iter().chain(predicates).copied().collect();
        let Query { graph, stack, limits, .. } = query;
        let mut whole = Query { graph, stack, assumptions: &all, limits };
        let edges = self.encoding.bring_edges(&mut whole, base)?;
        let is_base =
            |source: &LiteralSource| !matches!(source, LiteralSource::Assumption(at, _) if *at >= base);
        let (of_query, of_predicates): (Vec<_>, Vec<_>) =
            edges.into_iter().partition(|(_, source)| is_base(source));
        let asked = self.encoding.assume(of_query, limits)?;
        let mut known = Vec::with_capacity(predicates.len());
        for (edge, _) in of_predicates {
            known.push(match edge.is_constant() {
                true => EncodedPredicate::Constant(edge == Edge::TRUE),
                false => EncodedPredicate::Literal(self.encoding.clauses.literal_both_ways(edge, limits)?),
            });
        }
        let base = asked.assumed.len();
        Ok(Predicates { terms: predicates.to_vec(), known, asked, base })
    }

    /// Looks for a model in which predicates have these values.
    pub fn ask(
        &mut self,
        query: &mut Query<'_>,
        predicates: &mut Predicates,
        wished: &[Valued],
        left: &mut Limits,
    ) -> Found {
        let Predicates { known, asked, base, .. } = predicates;
        asked.assumed.truncate(*base);
        for (at, &(predicate, value)) in wished.iter().enumerate() {
            match known[predicate] {
                EncodedPredicate::Constant(truth) if truth != value => {
                    return Found::None { wished: vec![at], assumed: Vec::new() };
                }
                EncodedPredicate::Constant(_) => {}
                EncodedPredicate::Literal(literal) => asked.assumed.push(literal.negated_if(!value)),
            }
        }
        let Pipeline { encoding, evaluator, check_proofs, .. } = self;
        encoding.trace(asked);
        let mut decision = Decision { encoding, evaluator, query, asked, check_proofs: *check_proofs };
        match decision.run(left) {
            Ok(Verdict::Sat(model)) => self.found(query, predicates, model),
            Ok(Verdict::Unsat(core)) => {
                Found::None { wished: self.failed(predicates, wished), assumed: core.assumptions }
            }
            Ok(Verdict::Unknown(reason)) => Found::Unknown(reason),
            Err(stop) => Found::Unknown(Reason::Stopped(stop)),
        }
    }

    /// The values of the predicates under a model that was checked.
    fn found(&mut self, query: &Query<'_>, predicates: &Predicates, model: Assignment) -> Found {
        let mut values = Vec::with_capacity(predicates.terms.len());
        for &term in &predicates.terms {
            match self.evaluator.value(query.graph, &model, term) {
                Ok(value) => values.push(value.is_one()),
                Err(unsupported) => return Found::Unknown(Reason::Stopped(unsupported.stop())),
            }
        }
        // The clauses say which values were wished and which excluded.
        let solver = &self.encoding.clauses.solver;
        let is_seen = |(known, &value): (&EncodedPredicate, &bool)| match *known {
            EncodedPredicate::Constant(truth) => truth == value,
            EncodedPredicate::Literal(literal) => solver.value(literal) == value,
        };
        match predicates.known.iter().zip(&values).all(is_seen) {
            true => Found::Model(Box::new(model), values),
            false => Found::Unknown(Reason::WrongModel),
        }
    }

    /// The wishes that the last refutation rests on.
    fn failed(&self, predicates: &Predicates, wished: &[Valued]) -> Vec<usize> {
        if predicates.asked.falsified.is_some() {
            return Vec::new();
        }
        let is_failed = |&(predicate, value): &Valued| match predicates.known[predicate] {
            EncodedPredicate::Constant(_) => false,
            EncodedPredicate::Literal(literal) => {
                self.encoding.clauses.solver.failed(literal.negated_if(!value))
            }
        };
        wished.iter().enumerate().filter(|(_, wish)| is_failed(wish)).map(|(at, _)| at).collect()
    }

    /// The ticks of the SAT core's last call.
    pub fn ticks(&self) -> u64 {
        self.encoding.clauses.solver.ticks_of_call()
    }

    /// A switch that is on in every question from now on.
    pub fn switch_on(&mut self, predicates: &mut Predicates) -> Switch {
        let switch = self.encoding.clauses.fresh();
        predicates.asked.assumed.truncate(predicates.base);
        predicates.asked.assumed.push(switch);
        predicates.base += 1;
        Switch(switch)
    }

    /// No question has all of these values at once while the switch is on.
    pub fn exclude(&mut self, predicates: &Predicates, switch: Switch, cube: &[Valued]) {
        let mut clause = vec![!switch.0];
        for &(predicate, value) in cube {
            match predicates.known[predicate] {
                EncodedPredicate::Constant(truth) if truth != value => return,
                EncodedPredicate::Constant(_) => {}
                EncodedPredicate::Literal(literal) => clause.push(literal.negated_if(value)),
            }
        }
        self.encoding.clauses.solver.add_clause(&clause);
    }

    /// The terms that the values of formulas rest on under the last model: see [`lift::needed`].
    ///
    /// # Errors
    /// A term has no value.
    pub fn needed(
        &mut self,
        graph: &Graph,
        model: &Assignment,
        formulas: impl IntoIterator<Item = Term>,
    ) -> Result<FxHashSet<Term>, Unsupported> {
        lift::needed(graph, &mut self.evaluator, model, formulas)
    }

    /// Switches off for good.
    pub fn switch_off(&mut self, predicates: &mut Predicates, switch: Switch) {
        predicates.asked.assumed.truncate(predicates.base);
        predicates.asked.assumed.retain(|&literal| literal != switch.0);
        predicates.base = predicates.asked.assumed.len();
        self.encoding.clauses.solver.add_clause(&[!switch.0]);
    }

    /// Ends the query to which the predicates belong.
    pub fn put_away(&mut self) {
        self.checks += 1;
        self.encoding.close_query();
    }
}

/// A literal while which is assumed some clauses hold.
#[derive(Clone, Copy, Debug)]
pub struct Switch(Lit);
