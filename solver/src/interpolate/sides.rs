//! Two formulas as clauses of one SAT core, encoded apart: only bits of shared terms are shared.
//!
//! **Here.** Each side has a preprocessor, a circuit and an encoder of its own. Preprocessing may do to a
//! side whatever leaves the possible values of shared symbols as they are; they are frozen, so that none is
//! eliminated. The bits of shared symbols have the same variables on both sides, and so have those of reads,
//! applications and equalities of arrays all of whose symbols are shared. Everything that the SAT core does
//! to clauses follows by unit propagation from clauses it had, bounded variable elimination included, so that
//! no technique has to be off; no technique makes new variables.
//!
//! Lemmas of arrays and functions become clauses of the side whose symbols they have. One with symbols of
//! both is refused ([`Sides::is_mixed`]): the interpolant would have to express the lemma.
//!
//! **Contract.** Every variable has a place, every clause a side. A side that is false by itself makes the
//! empty clause.
//!
//! **Cost.** That of the stages.

use super::Failure;
use super::record::Recorder;
use super::replay::Replay;
use super::shared::Shared;
use super::system::{Occurrence, Side, System};
use crate::circuit::blast::{Blaster, is_free};
use crate::circuit::gates::{Edge, Gates};
use crate::cnf::ClauseSink;
use crate::cnf::encode::{Encoder, Polarity};
use crate::cnf::literal::{Lit, Var};
use crate::levels::Levels;
use crate::params::{InterpolateSystem, Params};
use crate::pipeline::Setup;
use crate::preprocess::{Conjunct, Context, Origins, Preprocessor};
use crate::proof::event::Instance;
use crate::sat::{Outcome, Solver};
use crate::theory::{Encode, Finding, Scope, Theory, ValueSource};
use javelin_term::array::flat_width;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::sort::SortKind;
use javelin_term::traverse::PostOrder;

/// The most gates of the interpolants' circuit.
const MOST_GATES: usize = 1 << 22;

/// A bit of a shared symbol or free term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Bit {
    /// A Boolean or a bit-vector: a constant, or a read, an application or an equality of arrays.
    pub word: Term,
    /// The position of the bit, 0 for the least significant.
    pub index: u32,
}

/// The circuit of interpolants, made of one proof.
pub(super) struct Interpolants {
    pub gates: Gates,
    /// The bits that the inputs stand for, in the order of the inputs.
    pub bits: Vec<Bit>,
    /// The interpolants by all systems.
    pub roots: [Edge; System::ALL.len()],
    /// The number of clauses of the proof, and of those that were used.
    pub clauses: [usize; 2],
}

impl Interpolants {
    /// The interpolant by a system, or the smallest of all.
    pub fn root(&self, system: InterpolateSystem) -> Edge {
        let [mcmillan, pudlak, inverse] = self.roots;
        let size = |root: Edge| self.gates.cone_counts(&[root]).iter().sum::<usize>();
        match system {
            InterpolateSystem::McMillan => mcmillan,
            InterpolateSystem::Pudlak => pudlak,
            InterpolateSystem::Inverse => inverse,
            InterpolateSystem::Smallest => {
                let smaller = |one, other| if size(other) < size(one) { other } else { one };
                smaller(smaller(mcmillan, pudlak), inverse)
            }
        }
    }
}

/// The stages of one formula.
#[derive(Default)]
struct Formula {
    blaster: Blaster,
    encoder: Encoder,
}

/// The stages of both formulas and their SAT core.
struct Sides<'a> {
    solver: Solver,
    rewriter: Rewriter,
    shared: &'a mut Shared,
    limits: &'a Limits,
    formulas: [Formula; 2],
    /// The terms below which all free terms with shared symbols have been shared.
    visited: PostOrder,
    /// The side of each clause.
    clauses: Vec<Side>,
    /// The occurrence of each variable.
    occurrences: Vec<Occurrence>,
    gates: Gates,
    bits: Vec<Bit>,
    /// Whether a lemma had symbols of both sides.
    is_mixed: bool,
}

/// A sink for the clauses and variables of one side.
struct Sink<'a> {
    side: Side,
    solver: &'a mut Solver,
    clauses: &'a mut Vec<Side>,
    occurrences: &'a mut Vec<Occurrence>,
}

impl ClauseSink for Sink<'_> {
    fn new_var(&mut self) -> Var {
        self.occurrences.push(Occurrence::Local(self.side));
        self.solver.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses.push(self.side);
        self.solver.add_clause(clause);
    }
}

impl<'a> Sides<'a> {
    fn new(
        setup: &Setup,
        params: Params,
        recorder: Recorder,
        shared: &'a mut Shared,
        limits: &'a Limits,
    ) -> Sides<'a> {
        let mut solver = Solver::with_params(params);
        solver.trace(Box::new(recorder), 0);
        let mut gates = Gates::new();
        gates.max_gates = MOST_GATES;
        Sides {
            solver,
            rewriter: Rewriter::new(setup.rewrite_level),
            shared,
            limits,
            formulas: Default::default(),
            visited: PostOrder::new(),
            clauses: Vec::new(),
            occurrences: Vec::new(),
            gates,
            bits: Vec::new(),
            is_mixed: false,
        }
    }

    /// The formula of a side, and the sink for its clauses.
    fn of(&mut self, side: Side) -> (&mut Formula, Sink<'_>) {
        let Sides { solver, formulas, clauses, occurrences, .. } = self;
        (&mut formulas[side as usize], Sink { side, solver, clauses, occurrences })
    }

    /// Gives the bits of a symbol or a free term the same variables on both sides.
    fn share(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let (first, mut sink) = self.of(Side::A);
        first.blaster.blast(graph, term, limits)?;
        let mut literals = Vec::new();
        for &bit in first.blaster.bits(term) {
            let gates = first.blaster.gates();
            literals.push(first.encoder.literal(gates, bit, Polarity::Both, &mut sink, limits)?);
        }
        let second = &mut self.formulas[Side::B as usize];
        second.blaster.blast(graph, term, limits)?;
        for ((index, &literal), &bit) in (0..).zip(&literals).zip(second.blaster.bits(term)) {
            second.encoder.bind(bit, literal);
            self.occurrences[literal.var().index()] = Occurrence::Shared(self.gates.input());
            self.bits.push(Bit { word: term, index });
        }
        Ok(())
    }

    /// Shares the free terms with shared symbols only below a term of one side, unless they are shared.
    fn share_under(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let mut fresh = Vec::new();
        self.visited.visit_within(graph, term, limits, |part| {
            if is_free(graph, part) && flat_width(&graph.sorts, graph.sort(part)).is_some() {
                fresh.push(part);
            }
        })?;
        for part in fresh {
            if self.shared.locality(graph, part, limits)?.is_shared() {
                self.share(graph, part, limits)?;
            }
        }
        Ok(())
    }

    /// Asserts a term of one side, whose symbols are all known.
    fn assert(&mut self, graph: &Graph, side: Side, term: Term, limits: &Limits) -> Result<(), Stop> {
        self.share_under(graph, term, limits)?;
        let (formula, mut sink) = self.of(side);
        let edge = formula.blaster.blast(graph, term, limits)?[0];
        formula.encoder.assert(formula.blaster.gates(), edge, None, &mut sink, limits)
    }

    /// The values of the symbols in the last model of the SAT core.
    fn candidate(&self) -> Assignment {
        let mut candidate = Assignment::new();
        for formula in &self.formulas {
            for &variable in formula.blaster.variables() {
                if let Some(value) = self.value(variable) {
                    candidate.set(variable, value);
                }
            }
        }
        candidate
    }
}

impl ValueSource for Sides<'_> {
    fn value(&self, term: Term) -> Option<BitVec> {
        let formula = self.formulas.iter().find(|formula| formula.blaster.is_blasted(term))?;
        let bits = formula.blaster.bits(term);
        let is_true = |edge: Edge| match edge.is_constant() {
            true => edge == Edge::TRUE,
            false => formula.encoder.literal_of(edge).is_some_and(|literal| self.solver.value(literal)),
        };
        Some(BitVec::from_bits(bits.len() as u32, |index| is_true(bits[index as usize])))
    }

    fn fixed(&self, _: Term) -> Option<(BitVec, BitVec)> {
        None
    }

    fn is_deferred(&self, _: Term) -> bool {
        false
    }
}

impl Encode for Sides<'_> {
    fn rewrite(&mut self, graph: &mut Graph, term: Term) -> Result<Term, Stop> {
        self.rewriter.rewrite_within(graph, term, self.limits)
    }

    fn encode(&mut self, graph: &mut Graph, lemma: Term) -> Result<Term, Stop> {
        let rewritten = self.rewrite(graph, lemma)?;
        let Some(side) = self.shared.locality(graph, rewritten, self.limits)?.side() else {
            self.is_mixed = true;
            return Err(Stop::Incomplete);
        };
        self.shared.claim(graph, rewritten, side, self.limits)?;
        self.assert(graph, side, rewritten, self.limits)?;
        Ok(rewritten)
    }

    fn name(&mut self, _: &mut Graph, _: Term) -> Result<Term, Stop> {
        Err(Stop::Broken("a name in a search without laws of arithmetic"))
    }

    fn complete(&mut self, _: &Graph, _: Term, _: u32) -> Result<(), Stop> {
        Err(Stop::Broken("a circuit that waits in a search in which none does"))
    }

    fn wants_laws(&self) -> bool {
        false
    }

    fn announce(&mut self, _: Option<Instance>) {}
}

/// The conjuncts of one side, simplified by each other, with all their symbols classified. Shared symbols
/// keep their possible values.
pub(super) fn simplified(
    graph: &mut Graph,
    setup: &Setup,
    (side, formula): (Side, &[Term]),
    shared: &mut Shared,
    limits: &Limits,
) -> Result<Vec<Term>, Stop> {
    let (levels, mut rewriter) = (Levels::new(), Rewriter::new(setup.rewrite_level));
    let mut preprocessor = Preprocessor::new(setup.preprocess, &setup.params);
    let is_function = |term: Term| matches!(graph.sorts.kind(graph.sort(term)), SortKind::Function(..));
    let constants: Vec<Term> = shared.symbols().iter().copied().filter(|&term| !is_function(term)).collect();
    preprocessor.freeze(graph, &levels, &constants);
    let conjuncts: Vec<Conjunct> = formula.iter().map(|&term| Conjunct::new(term, Origins::NONE)).collect();
    let mut context = Context { graph, rewriter: &mut rewriter, levels: &levels, limits };
    let simplified = preprocessor.add(&mut context, &conjuncts)?;
    simplified
        .into_iter()
        .map(|Conjunct { term, .. }| {
            shared.claim(graph, term, side, limits)?;
            shared.locality(graph, term, limits)?;
            Ok(term)
        })
        .collect()
}

/// Refutes two formulas, each simplified, and makes interpolants of the proof; `None` if they have a model.
pub(super) fn refute(
    graph: &mut Graph,
    setup: &Setup,
    formulas: &[Vec<Term>; 2],
    shared: &mut Shared,
    limits: &Limits,
) -> Result<Option<Interpolants>, Failure> {
    let params = Params { jobs: 1, ..setup.params.clone() };
    let (recorder, levels) = (Recorder::new(limits), Levels::new());
    let mut theory = Theory::new(&params);
    let mut sides = Sides::new(setup, params, recorder.clone(), shared, limits);
    for (side, formula) in [Side::A, Side::B].into_iter().zip(formulas) {
        for &term in formula {
            sides.assert(graph, side, term, limits)?;
            theory.assert(&Scope { graph, levels: &levels, limits }, term)?;
        }
    }
    loop {
        let outcome = sides.solver.solve(&[], &limits.of_search());
        limits.add_steps(sides.solver.ticks_of_call());
        match outcome {
            Outcome::Unknown(stop) => return Err(stop.into()),
            Outcome::Unsat => break,
            Outcome::Sat => {}
        }
        let candidate = sides.candidate();
        let mut scope = Scope { graph, levels: &levels, limits };
        match theory.check(&mut scope, candidate, &mut sides) {
            Ok(Finding::Lemmas(_)) => {}
            Ok(Finding::Model(_)) => return Ok(None),
            Err(_) if sides.is_mixed => {
                return Err(Failure::Unsupported(
                    "the refutation needs a law of arrays or functions about symbols of both sides",
                ));
            }
            Err(stop) => return Err(stop.into()),
            Ok(Finding::Stuck | Finding::Ask(..)) => {
                return Err(Stop::Broken("a candidate that no lemma refutes").into());
            }
        }
    }
    let Sides { clauses, occurrences, mut gates, bits, .. } = sides;
    let record = recorder.record();
    let replay = Replay { record: &record, sides: &clauses, occurrences: &occurrences };
    let (roots, used) = replay.run(&mut gates, limits)?;
    Ok(Some(Interpolants { gates, bits, roots, clauses: [record.len(), used] }))
}
