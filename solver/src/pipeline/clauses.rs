//! Terms as clauses of the SAT core, and its values as values of terms.
//!
//! **Idea.** There is one path down, rewriting, gates, clauses, and one path up, from literals to bits to
//! values.
//!
//! **Contract.** A term is asserted for good, or wherever a guard is true. An `Err` may leave clauses of a
//! definition; the call is to be repeated before the next verdict. A bit that no clause mentions is
//! false.
//!
//! **Cost.** That of the stages.

use crate::circuit::blast::{Blaster, Waiting};
use crate::circuit::gates::Edge;
use crate::cnf::ClauseSink;
use crate::cnf::encode::{Encoder, Polarity};
use crate::cnf::literal::Lit;
use crate::listen::Size;
use crate::params::Params;
use crate::proof::event::Instance;
use crate::sat::Solver;
use crate::theory::{Encode, ValueSource};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Kind, Limits, Stop};
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::statistics::Statistic;

/// The stages from a simplified term to the SAT core.
pub(super) struct TermClauses {
    pub rewriter: Rewriter,
    pub solver: Solver,
    blaster: Blaster,
    encoder: Encoder,
}

impl TermClauses {
    pub fn new(rewrite_level: u8, params: Params) -> TermClauses {
        let waiting =
            Waiting { product: params.arithmetic_product_width, quotient: params.arithmetic_quotient_width };
        TermClauses {
            rewriter: Rewriter::new(rewrite_level),
            solver: Solver::with_params(params),
            blaster: Blaster::with_waiting(waiting),
            encoder: Encoder::new(),
        }
    }

    /// A literal of its own.
    pub fn fresh(&mut self) -> Lit {
        self.solver.new_var().lit(true)
    }

    /// The gate of a Boolean term.
    pub fn edge(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<Edge, Stop> {
        self.blaster.blast(graph, term, limits)?;
        Ok(self.blaster.bits(term)[0])
    }

    /// The literal that is assumed to assume the edge.
    pub fn literal(&mut self, edge: Edge, limits: &Limits) -> Result<Lit, Stop> {
        self.encoder.literal(self.blaster.gates(), edge, Polarity::Positive, &mut self.solver, limits)
    }

    /// The literal of an edge that is assumed to be true or to be false.
    pub fn literal_both_ways(&mut self, edge: Edge, limits: &Limits) -> Result<Lit, Stop> {
        self.encoder.literal(self.blaster.gates(), edge, Polarity::Both, &mut self.solver, limits)
    }

    /// Asserts a Boolean term: for good, or wherever `guard` is true.
    pub fn assert(
        &mut self,
        graph: &Graph,
        term: Term,
        guard: Option<Lit>,
        limits: &Limits,
    ) -> Result<(), Stop> {
        self.count(graph, limits);
        limits.check()?;
        let edge = self.edge(graph, term, limits)?;
        self.encoder.assert(self.blaster.gates(), edge, guard, &mut self.solver, limits)
    }

    /// The values of the variables in the last model of the SAT core.
    pub fn candidate(&self) -> Assignment {
        let mut candidate = Assignment::new();
        for &variable in self.blaster.variables() {
            if let Some(value) = self.value(variable) {
                candidate.set(variable, value);
            }
        }
        candidate
    }

    /// Whether the circuit of a term waits.
    pub fn is_deferred(&self, term: Term) -> bool {
        self.blaster.is_deferred(term)
    }

    /// The number of gates.
    pub fn gates(&self) -> u64 {
        self.blaster.gates().len() as u64
    }

    /// Records the numbers of terms and gates; the SAT core counts itself.
    pub fn count(&self, graph: &Graph, limits: &Limits) {
        limits.count(Kind::Term, graph.len() as u64);
        limits.count(Kind::Text, graph.bytes_beside_nodes());
        limits.count(Kind::Gate, self.gates());
    }

    /// The sizes of what there is.
    pub fn size(&self, graph: &Graph) -> Size {
        Size { terms: graph.len() as u64, gates: self.gates(), ..self.solver.size() }
    }

    /// Counters of gates, of the encoder and of rewriting rules.
    pub fn statistics(&self) -> Vec<Statistic> {
        let rewrites = self.rewriter.total_uses();
        let unreduced = self.rewriter.unreduced();
        let mut rows = vec![
            Statistic::new("gates", self.gates(), "Gates of the circuits."),
            Statistic::new("rewrites", rewrites, "Applications of rewriting rules."),
            Statistic::new("rewrites-unreduced", unreduced, "Terms left unreduced by the bound on steps."),
        ];
        rows.extend(self.blaster.gates().statistics());
        rows.extend(self.encoder.statistics());
        rows.extend(self.rewriter.statistics());
        rows
    }

    /// The vector of a property of a term's bits; `None` for a term without bits.
    fn vector(&self, term: Term, bit: impl Fn(Edge) -> bool) -> Option<BitVec> {
        let bits = self.blaster.bits(term);
        (!bits.is_empty()).then(|| BitVec::from_bits(bits.len() as u32, |index| bit(bits[index as usize])))
    }

    fn value(&self, term: Term) -> Option<BitVec> {
        self.vector(term, |edge| {
            self.encoder.literal_of(edge).is_some_and(|literal| self.solver.value(literal))
        })
    }

    fn fixed(&self, term: Term) -> Option<(BitVec, BitVec)> {
        let known = self.vector(term, |edge| self.fixed_bit(edge).is_some())?;
        let value = self.vector(term, |edge| self.fixed_bit(edge) == Some(true))?;
        (!known.is_zero()).then_some((known, value))
    }

    fn fixed_bit(&self, edge: Edge) -> Option<bool> {
        match edge.is_constant() {
            true => Some(edge == Edge::TRUE),
            false => self.solver.fixed(self.encoder.literal_of(edge)?),
        }
    }

    /// Panics if an invariant is broken. Linear in the variables that have bits.
    pub fn check_invariants(&self) {
        for &variable in self.blaster.variables() {
            for &edge in self.blaster.bits(variable) {
                let literal = self.encoder.literal_of(edge);
                let is_known = literal.is_none_or(|literal| literal.var().index() < self.solver.vars());
                assert!(is_known, "{variable:?}: a literal of no variable");
            }
        }
    }
}

/// The clauses as the theories see them, within the limits of one check.
pub(super) struct LemmaEncoder<'a> {
    pub clauses: &'a mut TermClauses,
    pub limits: &'a Limits,
}

impl ValueSource for LemmaEncoder<'_> {
    fn value(&self, term: Term) -> Option<BitVec> {
        self.clauses.value(term)
    }

    fn fixed(&self, term: Term) -> Option<(BitVec, BitVec)> {
        self.clauses.fixed(term)
    }

    fn is_deferred(&self, term: Term) -> bool {
        self.clauses.is_deferred(term)
    }
}

impl Encode for LemmaEncoder<'_> {
    fn rewrite(&mut self, graph: &mut Graph, term: Term) -> Result<Term, Stop> {
        self.clauses.rewriter.rewrite_within(graph, term, self.limits)
    }

    fn encode(&mut self, graph: &mut Graph, lemma: Term) -> Result<Term, Stop> {
        let rewritten = self.rewrite(graph, lemma)?;
        self.clauses.assert(graph, rewritten, None, self.limits)?;
        Ok(rewritten)
    }

    fn name(&mut self, graph: &mut Graph, term: Term) -> Result<Term, Stop> {
        self.clauses.blaster.blast(graph, term, self.limits)?;
        let name = graph.variable("name", graph.sort(term));
        self.clauses.blaster.name(name, term);
        Ok(name)
    }

    fn complete(&mut self, graph: &Graph, term: Term, length: u32) -> Result<(), Stop> {
        let TermClauses { blaster, encoder, solver, .. } = &mut *self.clauses;
        for (bit, output) in blaster.circuit(graph, term, length as usize, self.limits)? {
            let same = blaster.same(bit, output);
            if blaster.gates().is_full() {
                return Err(Stop::Memory);
            }
            encoder.assert(blaster.gates(), same, None, solver, self.limits)?;
        }
        Ok(())
    }
    fn wants_laws(&self) -> bool {
        self.clauses.solver.wants_laws()
    }

    fn announce(&mut self, instance: Option<Instance>) {
        self.clauses.solver.trace_instance(instance);
    }
}
