//! A path program unrolled: the executions that the other oracles cannot exclude.
//!
//! **Idea.** Harris et al., *Satisfiability Modulo Path Programs*, 2010, section 3.6: a failure is one only
//! with an execution.
//!
//! **Here.** The edges of the path program are a program of their own, which the engine [`bounded`] decides,
//! within a share of work: it replays what it finds. Where it sees that no execution takes the path to its
//! end, that is a proof of this path program alone.
//!
//! [`bounded`]: crate::engine::bounded

use super::bench::Workbench;
use super::oracle::{Finding, OracleRow, PathOracle, PathQuestion};
use crate::engine::bounded;
use crate::engine::kit::ledger::Ledger;
use crate::engine::kit::problem::Problem;
use crate::job::{Effort, Outcome};
use crate::limits::TICKS_PER_SECOND;
use crate::program::cfa::{Cfa, Edge, LocationKind, Program};
use crate::prover::ProverError;
use crate::why::Why;

/// The most ticks that a path program is unrolled for: two seconds.
const MOST_TICKS: u64 = 2 * TICKS_PER_SECOND;

/// Path programs as programs.
pub struct PathUnrolling {
    /// The program but for its functions.
    program: Program,
    effort: Effort,
}

impl PathUnrolling {
    /// For a program whose calls are inlined.
    pub fn new(program: &Program, effort: &Effort) -> PathUnrolling {
        let options = Default::default();
        PathUnrolling {
            program: Program { functions: Vec::new(), ..program.clone() },
            effort: Effort { options, certifies: false, parallel: 1, ..effort.clone() },
        }
    }

    /// The automaton of a path program that ends where a check fails.
    fn automaton(bench: &Workbench, question: &PathQuestion, check: u32) -> Cfa {
        let function = &bench.inlined.function;
        let is_last = |edge: usize| function.edges[edge].to == bench.inlined.target;
        let (last, edges): (Vec<usize>, Vec<usize>) =
            bench.edges(&question.path).into_iter().partition(|&edge| is_last(edge));
        let mut locations = function.locations.clone();
        for edge in last {
            locations[function.edges[edge].from.0 as usize].kind = LocationKind::Error(check);
        }
        let edges: Vec<Edge> = edges.into_iter().map(|edge| function.edges[edge].clone()).collect();
        Cfa { locations, edges, ..function.clone() }
    }
}

impl PathOracle for PathUnrolling {
    fn row(&self) -> &'static OracleRow {
        &OracleRow { name: "unrolling", proofs: "smpp-unrolling-proofs", time: "smpp-unrolling-ms" }
    }

    fn ask(&mut self, bench: &mut Workbench, question: &PathQuestion) -> Result<Finding, ProverError> {
        let Some(check) = question.check else { return Ok(Finding::Possible(None)) };
        self.program.functions = vec![Some(PathUnrolling::automaton(bench, question, check.number))];
        let limits = bench.limits.of_turn(MOST_TICKS);
        let problem = Problem { effort: &self.effort, limits, ..question.problem.clone() };
        let mut ledger = Ledger::new(&self.program);
        match (bounded::ROW.make)(problem, &mut self.program) {
            Ok(mut engine) => drop(engine.work(&mut ledger)),
            Err(why) => return Ok(Finding::Unknown(why)),
        }
        if let Some(stopped) = bench.limits.stopped() {
            return Err(stopped.into());
        }
        let number = check.number as usize;
        let outcome = ledger.report.checks.swap_remove(number).outcome;
        Ok(match outcome {
            Outcome::Fails(trace) => Finding::Fails(trace),
            Outcome::Holds if bench.effort.certifies => Finding::Possible(None),
            Outcome::Holds => Finding::Excluded,
            Outcome::Open(why) if why.is_vague() => Finding::Unknown(Why::PathProgram),
            Outcome::Open(why) => Finding::Unknown(why),
        })
    }
}
