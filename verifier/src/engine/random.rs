//! Random testing: the program is executed on random inputs. It finds failures and proves nothing.
//!
//! **Idea.** Duran and Ntafos, *An Evaluation of Random Testing*, 1984.

use std::time::Instant;

use javelin_solver::BitVec;

use super::kit::ledger::Ledger;
use super::kit::problem::Problem;
use super::kit::table::{Keeps, OptionRow, Row, Values};
use super::kit::{Engine, Rest};
use crate::interpret::trace::End;
use crate::interpret::{self, Limits, Oracle, Random};
use crate::program::cfa::{Check, Source};
use crate::why::{Bound, Why};

const RUNS: OptionRow = OptionRow {
    name: "runs",
    about: "How often the program is executed.",
    values: Values::Parsed {
        check: |text| text.parse::<u32>().map(|_| ()).map_err(|error| error.to_string()),
        default: "1000",
        placeholder: "N",
    },
};

/// The row in the table of engines.
pub const ROW: Row = Row {
    name: "random",
    about: "The program is executed on random inputs, which finds failures and proves nothing.",
    options: &[RUNS],
    make: |problem, program| Ok(Box::new(Testing { problem, checks: program.checks.clone(), runs: 0 })),
    refuses: |_, _| None,
    takes_turns: |_| false,
    keeps: Keeps::Nothing,
};

struct Testing<'p> {
    problem: Problem<'p>,
    checks: Vec<Check>,
    runs: u32,
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
    fn turn(&mut self, ledger: &mut Ledger, end: Option<Instant>) -> Rest {
        let Problem { module, reading, effort, replayer, ref limits, .. } = self.problem;
        let most = RUNS.value(&effort.options).parse().unwrap_or_default();
        while ledger.has_open() && self.runs < most {
            if let Some(stopped) = limits.until(end).stopped() {
                ledger.stop(stopped);
                return Rest::Time;
            }
            let mut oracle = RecordingOracle(Random::new(self.runs.into()), Vec::new());
            let room = Limits { steps: 1_000_000, deadline: end, ..Limits::default() };
            self.runs += 1;
            let trace = interpret::run(module, reading, &mut oracle, room);
            let End::Violation { place, property, .. } = trace.end else { continue };
            let is_it = |check: &&Check| (check.place, check.property) == (place, property);
            let Some(check) = self.checks.iter().find(is_it) else { continue };
            match replayer.replay(check, &oracle.1) {
                Ok(trace) => ledger.fails(check.number as usize, trace),
                Err(does) => ledger.doubt(check.number as usize, does),
            }
        }
        ledger.all_open(&Why::Bound(Bound::Inputs(self.runs)));
        Rest::Nothing
    }
}
