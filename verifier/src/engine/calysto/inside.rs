//! The solver in this process: conditions and bodies go to it as terms.
//!
//! **Idea.** Structural abstraction (Babić and Hu, *Structural Abstraction of Software Verification
//! Conditions*, 2007) inside the solver: it holds the bodies, and uses those that counterexamples depend on.
//!
//! **Here.** One solver for all conditions, one level for each: a body is copied when a condition may need it
//! first, and what was learnt of it stays. In conditions the variables of functions are constants, in bodies
//! they are parameters, so there are two copies of what both have; symbols of functions are the same in both.
//! A solver that holds too many terms, or that has just given up, is replaced: what it holds of other
//! conditions may be what makes one hard.
//!
//! **Contract.** Bodies are defined callees first, as the solver wants them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use javelin_solver::call_graph::callees_first;
use javelin_solver::{BitVec, Budget, Host, Solver, Unknown, Value, Verdict};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits as SolverLimits, Stop};
use rustc_hash::FxHashMap;

use super::conditions::{Answer, Played};
use super::summary::{Effect, symbols};
use super::workshop::Workshop;
use crate::engine::Limits;
use crate::prover::ProverError;
use crate::prover::copies::{Copies, copy_sort};
use crate::why::Why;

/// A solver with so many terms is replaced before the next condition; where the first one needs many itself,
/// one with so many times as many, since the next may need the same bodies.
const MOST_TERMS: usize = 1 << 17;
const GROWTH: usize = 3;

/// How long values may take after an answer that came in time.
const PATIENCE: Duration = Duration::from_secs(5);

/// The solver inside.
pub struct Inside<'a> {
    limits: &'a Limits,
    solver: Solver,
    conditions: Copies,
    bodies: Copies,
    /// How many applications inlining expands in the body of each summary that is defined; saturates.
    possible: FxHashMap<Term, u64>,
    /// With more terms than this it is replaced; `None` until the first condition is in it.
    most_terms: Option<usize>,
    /// The expansions of conditions before.
    expansions: u64,
    /// Whether the last condition was not decided.
    has_given_up: bool,
}

fn failed(error: impl std::fmt::Display) -> ProverError {
    ProverError::Gone(error.to_string())
}

impl<'a> Inside<'a> {
    /// One that knows nothing.
    pub fn new(limits: &'a Limits) -> Inside<'a> {
        let mut solver = Solver::new();
        solver.set_host(Host { cancel: Arc::clone(&limits.cancel), ..Host::default() });
        let (conditions, bodies) = (Copies::default(), Copies::default());
        Inside {
            limits,
            solver,
            conditions,
            bodies,
            possible: FxHashMap::default(),
            most_terms: None,
            expansions: 0,
            has_given_up: false,
        }
    }

    /// Whether a condition can be satisfied, in place of the last one.
    ///
    /// # Errors
    /// The solver has no room, or has found itself wrong.
    pub fn decide(
        &mut self,
        workshop: &Workshop,
        formula: Term,
        until: Instant,
    ) -> Result<Played, ProverError> {
        if self.has_given_up || self.most_terms.is_some_and(|most| self.solver.terms() > most) {
            *self = Inside::new(self.limits);
        }
        if self.solver.levels() > 0 {
            self.solver.pop(1).map_err(failed)?;
        }
        let cancel = Arc::clone(&self.limits.cancel);
        let limits = SolverLimits { cancel, deadline: Some(until), ..SolverLimits::none() };
        let unknown =
            |stop: Stop, possible| Played { answer: Answer::Unknown(stop.into()), used: 0, possible };
        let symbols = symbols(workshop.graph, formula);
        if let Err(stop) = self.define_all(workshop, &symbols, &limits)? {
            return Ok(unknown(stop, 0));
        }
        let possible = self.possible_in(&symbols);
        let copy = match self.conditions.copy(workshop.graph, &mut self.solver, formula, &limits)? {
            Ok(copy) => copy,
            Err(stop) => return Ok(unknown(stop, possible)),
        };
        self.most_terms.get_or_insert(MOST_TERMS.max(GROWTH * self.solver.terms()));
        self.budget(until);
        self.solver.push(1).map_err(failed)?;
        let copy = self.solver.handle(copy);
        self.solver.assert(copy).map_err(failed)?;
        let answer = match self.solver.check().map_err(failed)? {
            Verdict::Unsat => Answer::Valid,
            Verdict::Sat => Answer::Falsified,
            Verdict::Unknown(Unknown::Broken(problem)) => return Err(ProverError::Gone(problem)),
            Verdict::Unknown(Unknown::Stopped(stop)) => Answer::Unknown(stop.into()),
            Verdict::Unknown(reason @ Unknown::Refine) => Answer::Unknown(Why::word(reason.to_string())),
        };
        self.has_given_up = matches!(answer, Answer::Unknown(_));
        let before = std::mem::replace(&mut self.expansions, expansions(&self.solver));
        Ok(Played { answer, used: self.expansions.saturating_sub(before), possible })
    }

    fn budget(&mut self, until: Instant) {
        let memory = Some(self.limits.memory / 2);
        self.solver.set_budget(Budget { deadline: Some(until), memory, ..Budget::default() });
    }

    /// Defines the summaries that a condition with these symbols may need; the limit that was reached, if
    /// one was.
    fn define_all(
        &mut self,
        workshop: &Workshop,
        symbols: &[(Term, u64)],
        limits: &SolverLimits,
    ) -> Result<Result<(), Stop>, ProverError> {
        let graph = &*workshop.graph;
        let new = |symbols: &[(Term, u64)]| {
            let is_new =
                |symbol: &Term| workshop.bodies.contains_key(symbol) && !self.possible.contains_key(symbol);
            symbols.iter().map(|&(symbol, _)| symbol).filter(is_new).collect::<Vec<Term>>()
        };
        let callees =
            |symbol: Term| workshop.bodies.get(&symbol).map_or_else(Vec::new, |effect| new(&effect.symbols));
        let order = callees_first(new(symbols), callees);
        let order = order.map_err(|_| failed("recursion through summaries"))?;
        for symbol in order {
            let Some(effect) = workshop.bodies.get(&symbol) else { continue };
            if let Err(stop) = self.define(graph, effect, limits)? {
                return Ok(Err(stop));
            }
        }
        self.declare_functions(graph, symbols)?;
        Ok(Ok(()))
    }

    /// Defines a summary whose callees are defined; the limit that was reached, if one was.
    fn define(
        &mut self,
        graph: &Graph,
        effect: &Effect,
        limits: &SolverLimits,
    ) -> Result<Result<(), Stop>, ProverError> {
        self.declare_functions(graph, &effect.symbols)?;
        let mut parameters = Vec::new();
        for &input in effect.inputs.iter() {
            let parameter = match self.bodies.get(input) {
                Some(known) => known,
                None => {
                    let to = self.solver.graph_mut();
                    let sort = copy_sort(graph, graph.sort(input), to)?;
                    to.parameter(&graph.symbol(input).name, sort)
                }
            };
            self.bodies.set(input, parameter);
            parameters.push(self.solver.handle(parameter));
        }
        let body = match self.bodies.copy(graph, &mut self.solver, effect.body, limits)? {
            Ok(body) => body,
            Err(stop) => return Ok(Err(stop)),
        };
        let (name, body) = (&graph.symbol(effect.symbol).name, self.solver.handle(body));
        let function = self.solver.define_summary(name, &parameters, body, false).map_err(failed)?;
        // The symbol is that of any application.
        let application = self.solver.call(function, &parameters).map_err(failed)?;
        let application = self.solver.node(application);
        let symbol = self.solver.graph_mut().child(application, 0);
        self.conditions.set(effect.symbol, symbol);
        self.bodies.set(effect.symbol, symbol);
        let possible = self.possible_in(&effect.symbols);
        self.possible.insert(effect.symbol, possible);
        Ok(Ok(()))
    }

    /// Has those of these functions that are no summaries be the same in conditions and bodies.
    fn declare_functions(&mut self, graph: &Graph, symbols: &[(Term, u64)]) -> Result<(), ProverError> {
        for &(symbol, _) in symbols {
            if self.conditions.get(symbol).is_none() {
                let to = self.solver.graph_mut();
                let sort = copy_sort(graph, graph.sort(symbol), to)?;
                let copy = to.variable(&graph.symbol(symbol).name, sort);
                self.conditions.set(symbol, copy);
                self.bodies.set(symbol, copy);
            }
        }
        Ok(())
    }

    /// How many applications inlining expands where these symbols are applied so often.
    fn possible_in(&self, symbols: &[(Term, u64)]) -> u64 {
        let below = |&(symbol, count): &(Term, u64)| {
            self.possible.get(&symbol).map_or(0, |below| below.saturating_add(1).saturating_mul(count))
        };
        symbols.iter().map(below).fold(0, u64::saturating_add)
    }

    /// Whether a condition spoke of a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        self.conditions.get(symbol).is_some()
    }

    /// The values of Boolean and bit-vector terms in the last counterexample; `None` if there are none.
    pub fn values(&mut self, workshop: &Workshop, terms: &[Term]) -> Option<Vec<BitVec>> {
        let until = self.limits.within(PATIENCE);
        self.budget(until);
        let limits = SolverLimits { cancel: Arc::clone(&self.limits.cancel), ..SolverLimits::none() };
        let mut values = Vec::with_capacity(terms.len());
        for &term in terms {
            self.declare_functions(workshop.graph, &symbols(workshop.graph, term)).ok()?;
            let copy = self.conditions.copy(workshop.graph, &mut self.solver, term, &limits).ok()?.ok()?;
            values.push(match self.solver.value(self.solver.handle(copy)).ok()? {
                Value::Bool(value) => BitVec::from_bits(1, |_| value),
                Value::BitVec(value) => value,
                _ => return None,
            });
        }
        Some(values)
    }
}

/// How often a solver has used a body.
fn expansions(solver: &Solver) -> u64 {
    let rows = solver.statistics();
    rows.iter().find(|row| row.name == "summary-expansions").map_or(0, |row| row.value)
}
