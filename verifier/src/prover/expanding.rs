//! Questions with summaries, of the solver in this process: formulas and bodies go to it as terms.
//!
//! **Idea.** Structural abstraction (Babić and Hu, *Structural Abstraction of Software Verification
//! Conditions*, 2007) inside the solver: it holds the bodies, and uses those that counterexamples depend on.
//!
//! **Here.** One solver for all questions, one level for each: a body is copied when a formula may need it
//! first, and what was learnt of it stays. In formulas the variables of functions are constants, in bodies
//! they are parameters, so there are two copies of what both have; symbols of functions are the same in both.
//! A solver that holds too many terms, or that has just given up, is replaced: what it holds of other
//! formulas may be what makes one hard.
//!
//! **Contract.** Bodies are defined callees first, as the solver wants them.

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use rustc_hash::FxHashSet;

use super::bodies::{SummaryBody, symbols};
use super::copies::{Copies, copy_sort};
use super::in_process::{InProcess, failed};
use super::{Answer, Condition, Played, Prover, ProverError, Quota};

/// A solver with more terms is replaced before the next question. If its first question alone has many terms,
/// the limit is [`GROWTH`] times their number, since the next question may need the same bodies.
const MOST_TERMS: usize = 1 << 17;
const GROWTH: usize = 3;

/// The summaries that a solver knows.
#[derive(Default)]
pub(super) struct Expanding {
    /// The solver's term for each term of a body.
    bodies: Copies,
    defined: FxHashSet<Term>,
    /// With more terms than this the solver is replaced; `None` until the first formula is in it.
    most_terms: Option<usize>,
    /// The expansions of questions before.
    expansions: u64,
    /// Whether the last question was not decided.
    has_given_up: bool,
}

impl Expanding {
    /// Whether a question with summaries was asked.
    pub fn is_used(&self) -> bool {
        self.most_terms.is_some()
    }
}

impl InProcess {
    /// Whether a formula can be true, in place of the last one.
    pub(super) fn expand(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        quota: Quota,
    ) -> Result<Played, ProverError> {
        let Expanding { has_given_up, most_terms, .. } = self.expanding;
        if has_given_up || most_terms.is_some_and(|most| self.solver.terms() > most) {
            *self = self.anew();
        }
        if self.solver.levels() > 0 {
            self.solver.pop(1).map_err(failed)?;
        }
        self.limits.deadline = quota.end;
        let unknown =
            |stop: Stop, possible| Played { answer: Answer::Unknown(stop.into()), used: 0, possible };
        let Condition { formula, bodies, .. } = *condition;
        let symbols = symbols(graph, formula);
        for body in bodies.callees_first(&symbols, |symbol| self.expanding.defined.contains(&symbol)) {
            if let Err(stop) = self.define(graph, body)? {
                return Ok(unknown(stop, 0));
            }
        }
        self.declare_functions(graph, &symbols)?;
        let possible = bodies.possible_in(&symbols);
        let copy = match self.copy(graph, formula)? {
            Ok(copy) => copy,
            Err(stop) => return Ok(unknown(stop, possible)),
        };
        self.expanding.most_terms.get_or_insert(MOST_TERMS.max(GROWTH * self.solver.terms()));
        self.solver.push(1).map_err(failed)?;
        self.solver.assert(copy).map_err(failed)?;
        let answer = self.check(graph, &[], quota)?;
        self.expanding.has_given_up = matches!(answer, Answer::Unknown(_));
        let before = std::mem::replace(&mut self.expanding.expansions, self.solver.expansions());
        Ok(Played { answer, used: self.expanding.expansions.saturating_sub(before), possible })
    }

    /// Defines a summary whose callees are defined; the limit that was reached, if one was.
    fn define(&mut self, graph: &Graph, body: &SummaryBody) -> Result<Result<(), Stop>, ProverError> {
        self.declare_functions(graph, &body.symbols)?;
        let InProcess { solver, copies, expanding: Expanding { bodies, defined, .. }, limits, .. } = self;
        let mut parameters = Vec::new();
        for &input in body.inputs.iter() {
            let parameter = match bodies.get(input) {
                Some(known) => known,
                None => {
                    let to = solver.graph_mut();
                    let sort = copy_sort(graph, graph.sort(input), to)?;
                    to.parameter(&graph.symbol(input).name, sort)
                }
            };
            bodies.set(input, parameter);
            parameters.push(solver.handle(parameter));
        }
        let term = match bodies.copy(graph, solver, body.term, limits)? {
            Ok(term) => term,
            Err(stop) => return Ok(Err(stop)),
        };
        let (name, term) = (&graph.symbol(body.symbol).name, solver.handle(term));
        let function = solver.define_summary(name, &parameters, term, false).map_err(failed)?;
        // The symbol is that of any application.
        let application = solver.call(function, &parameters).map_err(failed)?;
        let application = solver.node(application);
        let symbol = solver.graph_mut().child(application, 0);
        copies.set(body.symbol, symbol);
        bodies.set(body.symbol, symbol);
        defined.insert(body.symbol);
        Ok(Ok(()))
    }

    /// Has those of these functions that are no summaries be the same in formulas and bodies.
    pub(super) fn declare_functions(
        &mut self,
        graph: &Graph,
        symbols: &[(Term, u64)],
    ) -> Result<(), ProverError> {
        for &(symbol, _) in symbols {
            if self.copies.get(symbol).is_none() {
                let to = self.solver.graph_mut();
                let sort = copy_sort(graph, graph.sort(symbol), to)?;
                let copy = to.variable(&graph.symbol(symbol).name, sort);
                self.copies.set(symbol, copy);
                self.expanding.bodies.set(symbol, copy);
            }
        }
        Ok(())
    }
}
