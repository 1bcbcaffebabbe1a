//! Random testing: the program is executed on random inputs. It finds failures and proves nothing.
//!
//! **Idea.** Duran and Ntafos, *An Evaluation of Random Testing*, 1984. A turn begins anew.

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
    make: |problem, program| Ok(Box::new(Testing { problem, checks: program.checks.clone() })),
    refuses: |_, _| None,
    takes_turns: |_| false,
    keeps: Keeps::Nothing,
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
    fn turn(&mut self, ledger: &mut Ledger, until: Option<u64>) -> Rest {
        let Problem { module, reading, effort, replayer, ref limits, .. } = self.problem;
        let mut seeds = 0..RUNS.value(&effort.options).parse::<u32>().unwrap_or_default();
        let mut ended = 0;
        while ledger.has_open()
            && let Some(seed) = seeds.next()
        {
            if let Some(stopped) = limits.until(until).stopped() {
                ledger.stop(stopped);
                return Rest::Time;
            }
            let mut oracle = RecordingOracle(Random::new(seed.into()), Vec::new());
            let limits = Limits {
                steps: 1_000_000,
                deadline: limits.end,
                cancel: limits.cancel.clone(),
                ..Limits::default()
            };
            let trace = interpret::run(module, reading, &mut oracle, limits);
            ended += u32::from(trace.end != End::Steps);
            let End::Violation { place, property, .. } = trace.end else { continue };
            let is_it = |check: &&Check| (check.place, check.property) == (place, property);
            let Some(check) = self.checks.iter().find(is_it) else { continue };
            match replayer.replay(check, &oracle.1) {
                Ok(trace) => ledger.fails(check.number as usize, trace),
                Err(does) => ledger.doubt(check.number as usize, does),
            }
        }
        ledger.all_open(&Why::Bound(Bound::Inputs(ended)));
        Rest::Nothing
    }
}
