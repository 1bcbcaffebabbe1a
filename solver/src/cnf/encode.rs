//! The Tseitin transformation: gates to clauses.
//!
//! **Idea.** Every gate gets a variable and clauses that define it (Tseitin, "On the complexity of derivation
//! in propositional calculus", 1968), but only in the direction in which the gate is used (Plaisted and
//! Greenbaum, "A structure-preserving clause form translation", 1986).
//!
//! **Here.** Exclusive ors, multiplexers, sums and carries have their own clauses (a full adder takes 14
//! without auxiliary variable). Exclusive ors are defined in both directions however they are used, so that
//! propagation and simplification see parities. A conjunction that is used once is merged into the
//! conjunction above it. An asserted edge gets no variable: a conjunction becomes several clauses, a
//! disjunction one. Only the cone of the edges passed to `literal` and `assert` is encoded, breadth first, so
//! that variable numbers ascend with the distance from these roots.
//!
//! **Contract.** The clauses are satisfiable together with values of the inputs exactly if the asserted edges
//! are true for these values. In a model, only the literals of *inputs*, and those requested with
//! [`Polarity::Both`], have the values of their edges; an input without a literal may have any value. A call
//! that ends in `Err` may have added clauses, and must be repeated before the next verdict.
//!
//! **Invariants.** ([`Encoder::check_invariants`]) Those of the map. Pending edges are noted as defined.
//! Between calls no edge is pending unless a call was interrupted. Then the clauses of every defined edge
//! have only literals of edges that are inputs, or defined, or conjunctions of such that were merged. No
//! clause has a variable twice.
//!
//! **Cost.** Linear in the cone; four bytes per gate up to the newest one encoded. The limits are checked
//! every few thousand gates.

mod check;

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use super::ClauseSink;
use super::gates;
use super::literal::Lit;
use super::map::Map;
pub use super::polarity::Polarity;
use crate::circuit::gates::{Edge, Gates, Kind};
use javelin_term::limits::{Limits, Stop};
use javelin_term::statistics::Statistic;
use javelin_term::work::Work;

/// The steps that a gate takes with its clauses.
const STEPS_OF_GATE: usize = 4;

/// Encodes the gates of one circuit into one sink.
#[derive(Default)]
pub struct Encoder {
    map: Map,
    /// Edges whose defining clauses are not written yet; all are recorded as defined in `map`.
    pending: VecDeque<Edge>,
    /// A literal that is always true.
    truth: Option<Lit>,
    clause: Vec<Lit>,
    clauses: u64,
    literals: u64,
    /// The number of variables at which debug builds check everything.
    due: usize,
}

impl Encoder {
    /// An encoder that has encoded nothing.
    pub fn new() -> Encoder {
        Encoder::default()
    }

    /// The literal of an edge that has one. Whether it is equivalent to the edge, or only implies it or is
    /// implied by it, depends on the polarities requested.
    pub fn literal_of(&self, edge: Edge) -> Option<Lit> {
        self.map.literal(edge)
    }

    /// Gives an input without literal this literal of a variable that stands for an input of another circuit,
    /// too.
    pub fn bind(&mut self, input: Edge, literal: Lit) {
        debug_assert!(self.map.literal(input).is_none() && input.is_inverted() == literal.is_negated());
        self.map.set(input, literal.var());
    }

    /// Counters of the variables and clauses added to the sink.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> + use<> {
        let rows = [
            ("encoder-variables", self.map.variables() as u64, "Gates that have a variable."),
            (
                "encoder-definitions",
                self.map.definitions() as u64,
                "Edges that their literals imply: half a definition each.",
            ),
            ("encoder-clauses", self.clauses, "Clauses that define or assert edges."),
            ("encoder-literals", self.literals, "Literals of these clauses."),
        ];
        rows.into_iter().map(|(name, value, meaning)| Statistic::new(name, value, meaning))
    }

    /// A literal for the edge, to be used in the given polarity.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn literal(
        &mut self,
        gates: &Gates,
        edge: Edge,
        polarity: Polarity,
        sink: &mut impl ClauseSink,
        limits: &Limits,
    ) -> Result<Lit, Stop> {
        self.drain(gates, sink, limits)?;
        if edge.is_constant() {
            let truth = *self.truth.get_or_insert_with(|| {
                let truth = sink.new_var().lit(true);
                sink.add_clause(&[truth]);
                truth
            });
            return Ok(truth.negated_if(edge == Edge::FALSE));
        }
        let literal = self.variable(gates, edge, sink);
        if polarity.has_positive() {
            self.demand(gates, edge, sink);
        }
        if polarity.has_negative() {
            self.demand(gates, !edge, sink);
        }
        self.drain(gates, sink, limits)?;
        self.check_sampled(gates);
        Ok(literal)
    }

    /// Asserts the edge: always, or if `guard` is true.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn assert(
        &mut self,
        gates: &Gates,
        edge: Edge,
        guard: Option<Lit>,
        sink: &mut impl ClauseSink,
        limits: &Limits,
    ) -> Result<(), Stop> {
        self.drain(gates, sink, limits)?;
        let head = guard.map(|guard| !guard);
        let mut work = Work::new(limits);
        let mut seen = FxHashSet::default();
        let mut stack = vec![edge];
        while let Some(edge) = stack.pop() {
            if edge == Edge::TRUE || !seen.insert(edge) {
                continue;
            }
            work.step(STEPS_OF_GATE)?;
            if let Some(literal) = self.map.literal(edge) {
                self.clause.clear();
                self.clause.extend(head);
                self.clause.push(literal);
                self.emit(sink);
            }
            let gate = gates.gate(edge);
            if self.map.is_defined(edge) {
                continue;
            }
            match gate.kind() {
                Kind::And if !edge.is_inverted() => stack.extend(gate.inputs().iter().rev()),
                Kind::Input if self.map.literal(edge).is_some() => {}
                Kind::Input | Kind::False => self.add(gates, head, &[edge], sink, &mut work)?,
                _ => self.write(gates, edge, head, sink, &mut work)?,
            }
        }
        self.drain(gates, sink, limits)?;
        self.check_sampled(gates);
        Ok(())
    }

    /// The literal of the edge, with a new variable if there is none.
    fn variable(&mut self, gates: &Gates, edge: Edge, sink: &mut impl ClauseSink) -> Lit {
        if let Some(literal) = self.map.literal(edge) {
            return literal;
        }
        let is_input = gates.gate(edge).kind() == Kind::Input;
        let variable = if is_input { sink.new_input() } else { sink.new_var() };
        self.map.set(edge, variable);
        variable.lit(!edge.is_inverted())
    }

    /// The literal of the edge, which will imply the edge once the pending edges are written.
    fn demand(&mut self, gates: &Gates, edge: Edge, sink: &mut impl ClauseSink) -> Lit {
        let literal = self.variable(gates, edge, sink);
        let kind = gates.gate(edge).kind();
        if kind != Kind::Input {
            self.define(edge);
            if matches!(kind, Kind::Xor | Kind::Xor3) {
                self.define(!edge);
            }
        }
        literal
    }

    /// Makes the literal of the edge imply the edge.
    fn define(&mut self, edge: Edge) {
        if !self.map.is_defined(edge) {
            self.map.define(edge);
            self.pending.push_back(edge);
        }
    }

    /// Writes the clauses of the pending edges.
    fn drain(&mut self, gates: &Gates, sink: &mut impl ClauseSink, limits: &Limits) -> Result<(), Stop> {
        let mut work = Work::new(limits);
        while let Some(&edge) = self.pending.front() {
            work.step(STEPS_OF_GATE)?;
            let head = self.map.literal(edge).map(|literal| !literal);
            self.write(gates, edge, head, sink, &mut work)?;
            self.pending.pop_front();
        }
        Ok(())
    }

    /// Adds the clause of the head, if any, and the edges' literals; `FALSE` adds nothing.
    fn add(
        &mut self,
        gates: &Gates,
        head: Option<Lit>,
        edges: &[Edge],
        sink: &mut impl ClauseSink,
        work: &mut Work,
    ) -> Result<(), Stop> {
        self.clause.clear();
        self.clause.extend(head);
        for &edge in edges {
            if edge != Edge::FALSE {
                work.step(1)?;
                let literal = self.demand(gates, edge, sink);
                self.clause.push(literal);
            }
        }
        self.emit(sink);
        Ok(())
    }

    fn emit(&mut self, sink: &mut impl ClauseSink) {
        debug_assert!(check::has_distinct_variables(&self.clause), "{:?}", self.clause);
        self.clauses += 1;
        self.literals += self.clause.len() as u64;
        sink.add_clause(&self.clause);
    }

    /// Adds clauses for "the head or the edge is true", over the inputs of the edge's gate.
    fn write(
        &mut self,
        gates: &Gates,
        edge: Edge,
        head: Option<Lit>,
        sink: &mut impl ClauseSink,
        work: &mut Work,
    ) -> Result<(), Stop> {
        let gate = gates.gate(edge);
        if gate.kind() != Kind::And {
            for clause in gates::clauses(gate, edge.is_inverted()).as_slice() {
                self.add(gates, head, clause, sink, work)?;
            }
            return Ok(());
        }
        match (self.conjuncts(gates, edge, work)?, edge.is_inverted()) {
            (None, true) => {}
            (None, false) => self.add(gates, head, &[], sink, work)?,
            (Some(mut leaves), true) => {
                leaves.iter_mut().for_each(|leaf| *leaf = !*leaf);
                self.add(gates, head, &leaves, sink, work)?;
            }
            (Some(leaves), false) => {
                for leaf in leaves {
                    self.add(gates, head, &[leaf], sink, work)?;
                }
            }
        }
        Ok(())
    }

    /// The conjuncts of the edge's gate, with those of conjunctions below it that are merged because they
    /// have no other use and no variable; `None` if two are opposite.
    fn conjuncts(&self, gates: &Gates, edge: Edge, work: &mut Work) -> Result<Option<Vec<Edge>>, Stop> {
        let mut leaves = Vec::new();
        let mut stack: Vec<Edge> = gates.gate(edge).inputs().iter().rev().copied().collect();
        while let Some(edge) = stack.pop() {
            work.step(1)?;
            let gate = gates.gate(edge);
            let dissolves = !edge.is_inverted()
                && gate.kind() == Kind::And
                && !gate.is_shared()
                && self.map.literal(edge).is_none();
            if dissolves {
                stack.extend(gate.inputs().iter().rev());
            } else {
                leaves.push(edge);
            }
        }
        if leaves.len() > 2 {
            work.sort(&mut leaves)?;
            leaves.dedup();
            if leaves.windows(2).any(|pair| pair[0] == !pair[1]) {
                return Ok(None);
            }
        }
        Ok(Some(leaves))
    }
}
