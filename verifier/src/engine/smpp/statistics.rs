//! The work of the engine.

use std::time::Duration;

use javelin_term::statistics::Statistic;
use num_bigint::BigUint;

use super::oracle::OracleRow;
use super::paths::PathPart;
use crate::words::plural;

/// The work of one oracle.
#[derive(Clone, Copy, Debug, Default)]
struct OfOracle {
    proofs: u64,
    time: Duration,
}

/// The work of the engine.
#[derive(Clone, Debug, Default)]
pub struct PathStatistics {
    /// The path programs that were asked about.
    pub asked: u64,
    /// The proofs, and the parts that they need and that interfere with them.
    clauses: u64,
    needed: u64,
    interfering: u64,
    oracles: Vec<(&'static OracleRow, OfOracle)>,
}

impl PathStatistics {
    fn of(&mut self, row: &'static OracleRow) -> &mut OfOracle {
        let known = self.oracles.iter().position(|(known, _)| *known == row);
        let at = known.unwrap_or_else(|| {
            self.oracles.push((row, OfOracle::default()));
            self.oracles.len() - 1
        });
        &mut self.oracles[at].1
    }

    /// An oracle has taken this time.
    pub fn spent(&mut self, oracle: &'static OracleRow, time: Duration) {
        self.of(oracle).time += time;
    }

    /// An oracle has excluded a path program.
    pub fn proved(&mut self, oracle: &'static OracleRow) {
        self.of(oracle).proofs += 1;
    }

    /// A proof was learnt.
    pub fn learnt(&mut self, needed: &[PathPart], interfering: &[PathPart]) {
        self.clauses += 1;
        self.needed += needed.len() as u64;
        self.interfering += interfering.len() as u64;
    }

    /// As the report has them.
    pub fn rows(&self, questions: u64) -> Vec<Statistic> {
        let mut rows = vec![
            Statistic::new("smpp-asked", self.asked, "Path programs that were asked about."),
            Statistic::new("smpp-clauses", self.clauses, "Proofs that took out path programs."),
            Statistic::new("smpp-sufficient", self.needed, "Edges and loops that these proofs need."),
            Statistic::new("smpp-interfering", self.interfering, "Edges and loops that interfere with them."),
            Statistic::new("smpp-questions", questions, "Questions to the solver."),
        ];
        for (row, of) in &self.oracles {
            let milliseconds = of.time.as_millis().try_into().unwrap_or(u64::MAX);
            rows.push(Statistic::new(row.proofs, of.proofs, "Path programs that it excluded."));
            rows.push(Statistic::new(row.time, milliseconds, "Its time."));
        }
        rows
    }

    /// In a few words; how many path programs there are.
    pub fn summary(&self, all: &BigUint) -> String {
        let asked = plural(self.asked, "path program", "path programs");
        let by: Vec<String> = self
            .oracles
            .iter()
            .filter(|(_, of)| of.proofs > 0)
            .map(|(row, of)| format!("{} by {}", of.proofs, row.name))
            .collect();
        let by = if by.is_empty() { String::new() } else { format!(", excluded {}", by.join(", ")) };
        format!("{asked} asked of {all}{by}")
    }
}
