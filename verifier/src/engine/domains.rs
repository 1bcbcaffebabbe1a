//! Abstract interpretation of the whole program: what needs no path, no question, and no unrolling.
//!
//! **Idea.** Cousot and Cousot, *Abstract Interpretation*, 1977. As the first phase before path programs:
//! Harris et al., *Satisfiability Modulo Path Programs*, POPL 2010, section 4: checks that numerical domains
//! prove leave the program.
//!
//! **Here.** Calls are inlined, so each context is analysed by itself. Intervals first; octagons where these
//! leave something open. A check holds if no abstract state reaches its failures, nor a place from which
//! nothing is known and which may lead to it.
//!
//! **Why it is right.** A fixpoint contains all executions (`domain`).

use javelin_term::graph::Graph;
use javelin_term::statistics::Statistic;
use rustc_hash::FxHashSet;

use super::kit::ledger::Ledger;
use super::kit::problem::Problem;
use super::kit::table::EngineRow;
use super::kit::{Engine, Rest};
use crate::domain::Domain;
use crate::domain::fixpoint::IterationEffort;
use crate::domain::region::{Analysis, InductiveMap, Region};
use crate::formula::summarise::relevant;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Program};
use crate::program::inlined::{self, Claim, Inlined};
use crate::why::{TooLarge, Why};

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "domains",
    about: "Intervals and octagons of the whole program: abstract interpretation.",
    options: &[],
    shared: &["recursion"],
    make: |problem, program| {
        Ok(Box::new(Domains { problem, program, proved: 0, effort: IterationEffort::default() }))
    },
    refuses: |_, _| None,
    // By itself only, until it is measured beside the others.
    takes_turns: |_| false,
};

/// The most locations of a program whose calls are inlined.
const MOST_LOCATIONS: usize = 50_000;

struct Domains<'p> {
    problem: Problem<'p>,
    program: &'p mut Program,
    proved: u64,
    effort: IterationEffort,
}

impl Domains<'_> {
    /// Analyses the program, with what is still open.
    fn run(&mut self, ledger: &mut Ledger) -> Result<(), Why> {
        let limits = self.problem.limits.clone();
        let clock = Clock::new(&limits);
        let levels = self.problem.effort.levels();
        if inlined::size(self.program, levels, MOST_LOCATIONS, &clock) > MOST_LOCATIONS {
            return Err(Why::TooLarge(TooLarge::Inlined(MOST_LOCATIONS)));
        }
        let inlined = inlined::inline(self.program, levels, &clock).ok_or_else(|| limits.ended())?;
        for has_octagons in [false, true] {
            ledger.learn();
            if !ledger.has_open() {
                break;
            }
            let held = self.held(ledger, &inlined, has_octagons, &clock);
            for check in held.ok_or_else(|| limits.ended())? {
                self.proved += 1;
                ledger.holds(check);
            }
        }
        ledger.unless_known(&Why::NoInvariant);
        Ok(())
    }

    /// The open checks that a fixpoint proves; `None` where a limit is reached.
    fn held(
        &mut self,
        ledger: &Ledger,
        inlined: &Inlined,
        has_octagons: bool,
        clock: &Clock,
    ) -> Option<Vec<usize>> {
        let is_decided = |claim: &Claim| match claim {
            Claim::Fails(check) => !ledger.is_open(*check as usize),
            Claim::Open(..) => false,
        };
        let decided = inlined.claims.iter().filter(|(_, claim)| is_decided(claim));
        let decided: FxHashSet<usize> = decided.map(|(&edge, _)| edge).collect();
        let function: &Cfa = &inlined.function;
        let edges = relevant(function, inlined.target, &decided);
        let Program { graph, variables, initial, influence, .. } = &mut *self.program;
        let region = Region { function, edges: &edges, entry: function.entry, initial };
        let analysis = Analysis::new(graph, variables, &region, clock)?;
        let claimed = (0..).zip(&edges).filter(|(_, edge)| inlined.claims.contains_key(edge));
        let (passable, effort): (Vec<usize>, IterationEffort) = match has_octagons {
            true => passable(graph, &analysis.octagons(graph, clock)?, claimed),
            false => passable(graph, &analysis.intervals(graph, clock)?, claimed),
        };
        self.effort.visits += effort.visits;
        self.effort.widenings += effort.widenings;
        let (mut reached, mut unknown) = (Vec::new(), Vec::new());
        for edge in passable {
            match &inlined.claims[&edge] {
                Claim::Fails(check) => reached.push(*check as usize),
                Claim::Open(_, resumes) => unknown.push(*resumes),
            }
        }
        let holds = |check: &usize| {
            !reached.contains(check) && !unknown.iter().any(|&resumes| influence.may_lead(resumes, *check))
        };
        Some(ledger.open().filter(holds).collect())
    }
}

/// Those of some edges, given by their positions in the region, over which an execution may go.
fn passable<'e, D: Domain>(
    graph: &Graph,
    map: &InductiveMap<D>,
    claimed: impl Iterator<Item = (usize, &'e usize)>,
) -> (Vec<usize>, IterationEffort) {
    let is_passable = |&(position, _): &(usize, &usize)| map.is_passable(graph, position);
    (claimed.filter(is_passable).map(|(_, &edge)| edge).collect(), map.effort)
}

impl Engine for Domains<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        if let Err(why) = self.run(ledger) {
            ledger.stop(why);
        }
        Rest::Nothing
    }

    fn statistics(&self) -> Vec<Statistic> {
        let IterationEffort { visits, widenings } = self.effort;
        vec![
            Statistic::new("domains-proved", self.proved, "Checks that intervals or octagons prove."),
            Statistic::new("domains-visits", visits as u64, "How often an edge was followed."),
            Statistic::new("domains-widenings", widenings as u64, "How often a state was widened."),
        ]
    }
}
