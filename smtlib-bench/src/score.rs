//! Sums over rows: counts and times.

use crate::answers::{Answer, expand};
use crate::record::{Outcome, Row};
use std::collections::BTreeMap;

/// A choice between the two times of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Clock {
    /// Processor time of the process tree, which depends least on the load of the machine.
    #[default]
    Cpu,
    Wall,
}

impl Clock {
    pub fn of(self, row: &Row) -> f64 {
        match self {
            Clock::Cpu => row.cpu,
            Clock::Wall => row.wall,
        }
    }
}

/// The sums over some rows of one solver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub files: usize,
    pub solved: usize,
    /// Runs with a wrong answer.
    pub wrong: usize,
    /// Runs in which the solver gave up.
    pub unknown: usize,
    /// Runs that reached the time limit.
    pub timeouts: usize,
    /// Runs that reached the memory limit.
    pub memouts: usize,
    /// Runs with a crash, an error, or output without an answer.
    pub errors: usize,
    /// Runs with a known expectation.
    pub known: usize,
    /// Of these, the runs solved as expected.
    pub as_expected: usize,
    /// Runs solved in at most 0.1 s.
    pub within_tenth: usize,
    /// Runs solved in at most 1 s.
    pub within_second: usize,
    /// Time of the solved runs, in seconds.
    pub solved_time: f64,
    /// Time of all runs, in seconds.
    pub total_time: f64,
    /// Sum of the penalized times.
    penalized: f64,
}

impl Tally {
    pub fn add(&mut self, row: &Row, clock: Clock) {
        let time = clock.of(row);
        let solved = row.outcome == Outcome::Solved;
        let one = |holds: bool| usize::from(holds);
        let known = row.expected != "-";
        self.files += 1;
        self.solved += one(solved);
        self.wrong += one(row.outcome == Outcome::Wrong);
        self.unknown += one(row.outcome == Outcome::Unknown);
        self.timeouts += one(row.outcome == Outcome::Timeout);
        self.memouts += one(row.outcome == Outcome::Memout);
        self.errors += one(row.outcome == Outcome::Error);
        self.known += one(known);
        self.as_expected += one(known && solved);
        self.within_tenth += one(solved && time <= 0.1);
        self.within_second += one(solved && time <= 1.0);
        self.solved_time += if solved { time } else { 0.0 };
        self.total_time += time;
        self.penalized += if solved { time } else { 2.0 * row.timeout };
    }

    /// The sums over rows.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a Row>, clock: Clock) -> Tally {
        let mut tally = Tally::default();
        rows.into_iter().for_each(|row| tally.add(row, clock));
        tally
    }

    /// PAR-2: the mean time per file, where a file not solved counts as twice the limit.
    pub fn par2(&self) -> f64 {
        if self.files == 0 { 0.0 } else { self.penalized / self.files as f64 }
    }

    /// The percentage of files with a known expectation that were answered as expected.
    pub fn percent(&self) -> f64 {
        if self.known == 0 { 100.0 } else { 100.0 * self.as_expected as f64 / self.known as f64 }
    }
}

/// The geometric mean of the ratios of times, where times below `floor` seconds count as `floor`, so that
/// noise has no effect.
pub fn mean_ratio(pairs: &[(f64, f64)], floor: f64) -> Option<f64> {
    if pairs.is_empty() {
        return None;
    }
    let sum: f64 = pairs.iter().map(|(ours, theirs)| (ours.max(floor) / theirs.max(floor)).ln()).sum();
    Some((sum / pairs.len() as f64).exp())
}

/// The files on which two solvers contradict each other at a check, with their answers. Runs with an error
/// are ignored.
pub fn disagreements<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<String> {
    let mut by_file: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows.into_iter().filter(|row| row.outcome != Outcome::Error) {
        by_file.entry(&row.file).or_default().push(row);
    }
    let mut found = Vec::new();
    for (file, rows) in by_file {
        let answers: Vec<(&str, Vec<Answer>)> =
            rows.iter().map(|row| (row.solver.as_str(), expand(&row.verdict))).collect();
        let longest = answers.iter().map(|(_, answers)| answers.len()).max().unwrap_or(0);
        let at = |position: usize, wanted: Answer| -> Vec<&str> {
            let who = answers.iter().filter(|(_, answers)| answers.get(position) == Some(&wanted));
            who.map(|(solver, _)| *solver).collect()
        };
        let split = (0..longest).map(|check| (check, at(check, Answer::Sat), at(check, Answer::Unsat)));
        if let Some((check, sat, unsat)) =
            split.into_iter().find(|(_, sat, unsat)| !sat.is_empty() && !unsat.is_empty())
        {
            let place = if longest > 1 { format!(" (check {})", check + 1) } else { String::new() };
            let expected = rows.first().map_or("-", |row| row.expected.as_str());
            let expected = if expected == "-" { "nothing known" } else { expected };
            found.push(format!(
                "{file}{place}: sat by {}, unsat by {}; expected: {expected}",
                sat.join(" "),
                unsat.join(" ")
            ));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::row;

    #[test]
    fn par2_is_the_mean_with_twice_the_limit_for_the_unsolved() {
        let rows = [
            row("a", "1", Outcome::Solved, 0.05),
            row("a", "2", Outcome::Solved, 0.95),
            row("a", "3", Outcome::Timeout, 20.1),
            row("a", "4", Outcome::Wrong, 0.1),
        ];
        let tally = Tally::of(&rows, Clock::Cpu);
        assert!((tally.par2() - (0.05 + 0.95 + 40.0 + 40.0) / 4.0).abs() < 1e-9);
        assert_eq!((tally.solved, tally.wrong, tally.timeouts), (2, 1, 1));
        assert_eq!((tally.within_tenth, tally.within_second), (1, 2));
        assert!((tally.total_time - 21.2).abs() < 1e-9);
        assert!((tally.percent() - 50.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_not_divided_by() {
        assert_eq!(Tally::default().par2(), 0.0);
        assert_eq!(Tally::default().percent(), 100.0);
        assert_eq!(mean_ratio(&[], 0.01), None);
    }

    #[test]
    fn ratios_below_the_floor_do_not_count() {
        let ratio = mean_ratio(&[(0.001, 0.009), (2.0, 1.0), (1.0, 8.0)], 0.01).unwrap();
        assert!((ratio - 0.25_f64.powf(1.0 / 3.0)).abs() < 1e-9);
    }

    #[test]
    fn contradictions_are_found_at_the_same_check() {
        let said = |solver: &str, file: &str, verdict: &str| Row {
            verdict: verdict.to_owned(),
            expected: "-".to_owned(),
            ..row(solver, file, Outcome::Solved, 1.0)
        };
        let rows = [
            said("a", "1", "sat unsat*2"),
            said("b", "1", "sat unsat sat"),
            said("a", "2", "sat unknown"),
            said("b", "2", "sat unsat"),
            said("a", "3", "sat"),
            Row { outcome: Outcome::Error, ..said("b", "3", "unsat") },
        ];
        assert_eq!(disagreements(&rows), ["1 (check 3): sat by b, unsat by a; expected: nothing known"]);
    }
}
