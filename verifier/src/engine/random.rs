//! Random testing: the program is executed on random inputs. It finds failures and proves nothing.
//!
//! **Idea.** Duran and Ntafos, *An Evaluation of Random Testing*, 1984.

use javelin_solver::BitVec;

use super::kit::ledger::Ledger;
use super::kit::problem::Problem;
use super::kit::table::{EngineRow, OptionRow, OptionValues};
use super::kit::{Engine, Rest};
use crate::interpret::trace::End;
use crate::interpret::{self, ExecutionLimits, Oracle, Random};
use crate::program::cfa::{Check, Source};
use crate::why::{Bound, Why};

const RUNS: OptionRow = OptionRow {
    name: "runs",
    about: "How often the program is executed.",
    values: OptionValues::number("1000"),
};

/// The row in the table of engines.
pub const ROW: EngineRow = EngineRow {
    name: "random",
    about: "The program is executed on random inputs, which finds failures and proves nothing.",
    options: &[RUNS],
    shared: &[],
    make: |problem, program| Ok(Box::new(Testing { problem, checks: program.checks.clone() })),
    refuses: |_, _| None,
    takes_turns: |_| false,
};

struct Testing<'p> {
    problem: Problem<'p>,
    checks: Vec<Check>,
}

/// Random values, and which they were.
struct RecordingOracle(Random, Vec<(Source, BitVec)>);

impl Oracle for RecordingOracle {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let value = self.0.value(source, width);
        self.1.push((source, value.clone()));
        value
    }
}

impl Engine for Testing<'_> {
    fn work(&mut self, ledger: &mut Ledger) -> Rest {
        let Problem { module, reading, effort, replayer, ref limits, .. } = self.problem;
        let mut seeds = 0..RUNS.value(&effort.options).parse::<u32>().unwrap_or_default();
        let mut whole = 0;
        while let (true, Some(seed)) = (ledger.has_open(), seeds.next()) {
            if let Some(stopped) = limits.stopped() {
                ledger.stop(stopped);
                return Rest::Nothing;
            }
            let mut oracle = RecordingOracle(Random::new(seed.into()), Vec::new());
            let limits = ExecutionLimits { steps: 1_000_000, ..limits.of_execution() };
            let trace = interpret::execute_entry(module, reading, &mut oracle, limits);
            // Others are cut short, or are none that the program allows.
            whole += u32::from(matches!(trace.end, End::Exit(_) | End::Abort(_) | End::Violation { .. }));
            let End::Violation { place, property, .. } = trace.end else { continue };
            let is_it = |check: &&Check| (check.place, check.property) == (place, property);
            let Some(check) = self.checks.iter().find(is_it) else { continue };
            match replayer.replay(check, &oracle.1, &self.problem.limits) {
                Ok(trace) => ledger.fails(check.number as usize, trace),
                Err(does) => ledger.doubt(check.number as usize, does),
            }
        }
        ledger.all_open(&Why::Bound(Bound::Inputs(whole)));
        Rest::Nothing
    }
}
