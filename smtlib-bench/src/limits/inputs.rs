//! Scripts that attack a limit: phase, limit and generator of each.
//!
//! Inputs are made by code, since the largest have tens of megabytes. Each has two sizes: the full one for
//! measurements of a release build, and a small one for tests of debug builds.

use std::fmt;
use std::time::Duration;

use crate::fuzz::script::Verdict;

/// The phase of the solver that an input loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Bytes become tokens and values.
    Reading,
    /// The elaborator makes terms of tokens.
    Elaboration,
    /// Terms become simpler terms.
    Rewriting,
    /// Assertions become simpler assertions.
    Preprocessing,
    /// Bit-blasting makes gates of terms.
    Blasting,
    /// The encoder makes clauses of gates.
    Encoding,
    /// The SAT core decides the clauses.
    Search,
    /// Arrays, functions and summaries on demand.
    Lemmas,
    /// Values for all constants.
    Models,
    /// Values for given terms.
    Values,
    /// The printer makes text of answers.
    Printing,
    /// Unsatisfiable cores and interpolants are derived.
    Cores,
    /// `push` and `pop`.
    Levels,
    /// Questions about the session.
    Statistics,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Reading => "reading",
            Phase::Elaboration => "elaboration",
            Phase::Rewriting => "rewriting",
            Phase::Preprocessing => "preprocessing",
            Phase::Blasting => "bit-blasting",
            Phase::Encoding => "encoding",
            Phase::Search => "search",
            Phase::Lemmas => "lemmas",
            Phase::Models => "models",
            Phase::Values => "values",
            Phase::Printing => "printing",
            Phase::Cores => "cores",
            Phase::Levels => "levels",
            Phase::Statistics => "statistics",
        })
    }
}

/// The limit that an input attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Milliseconds of the clock.
    Time(u64),
    /// Units of 2^20 bytes.
    Memory(u64),
    /// Ticks of a check.
    Ticks(u64),
    /// Conflicts of a check.
    Conflicts(u64),
}

impl Limit {
    /// The flags of the command line. A limit other than time has a guard of time beside it.
    pub fn flags(self, guard: Duration) -> Vec<String> {
        let mut flags: Vec<String> = match self {
            Limit::Time(milliseconds) => return seconds(Duration::from_millis(milliseconds)).to_vec(),
            Limit::Memory(megabytes) => ["--memory-limit".to_owned(), megabytes.to_string()].into(),
            Limit::Ticks(count) => ["--tick-limit".to_owned(), count.to_string()].into(),
            Limit::Conflicts(count) => ["--conflict-limit".to_owned(), count.to_string()].into(),
        };
        flags.extend(seconds(guard));
        flags
    }
}

fn seconds(time: Duration) -> [String; 2] {
    ["--timeout".to_owned(), format!("{:.3}", time.as_secs_f64())]
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(milliseconds) => write!(f, "{} s", *milliseconds as f64 / 1000.0),
            Limit::Memory(megabytes) => write!(f, "{megabytes} MiB"),
            Limit::Ticks(count) => write!(f, "{count} ticks"),
            Limit::Conflicts(count) => write!(f, "{count} conflicts"),
        }
    }
}

/// The text of an input.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Commands that are not measured in a session of a daemon: declarations and other cheap ones.
    pub setup: String,
    /// The commands that are measured.
    pub ask: String,
    /// The only right verdict, where it is known.
    pub truth: Option<Verdict>,
}

impl Script {
    /// A script without setup whose checks have no known answer.
    pub fn of(ask: impl Into<String>) -> Script {
        Script { ask: ask.into(), ..Script::default() }
    }

    /// A setup, and a check as the measured command.
    pub fn checked(setup: impl Into<String>) -> Script {
        Script { setup: setup.into(), ask: CHECK.into(), truth: None }
    }

    /// A satisfiable setup that ends with its check, and the measured commands.
    pub fn asked(setup: String, ask: impl Into<String>) -> Script {
        Script { setup: setup + "(check-sat)\n", ask: ask.into(), truth: Some(Verdict::Sat) }
    }

    /// The script with its only right verdict.
    pub fn truth(self, verdict: Verdict) -> Script {
        Script { truth: Some(verdict), ..self }
    }

    /// The whole script, for the command line.
    pub fn text(&self) -> String {
        format!("{}{}", self.setup, self.ask)
    }
}

/// Asks for the reason of `unknown`.
pub const REASON: &str = "(get-info :reason-unknown)\n";

/// A check, and the reason of `unknown`.
pub const CHECK: &str = "(check-sat)\n(get-info :reason-unknown)\n";

/// A script that attacks a limit.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// A description of a few words, which is the key of the input in tables.
    pub name: &'static str,
    /// The phase that it loads.
    pub phase: Phase,
    /// Whether its terms are so wide that the wider bounds hold.
    pub is_wide: bool,
    /// Whether `8 + cores` clients send it to a daemon at once.
    pub is_crowd: bool,
    /// Its size, and the limit that it is run under.
    pub full: (usize, Limit),
    /// The same for tests.
    pub small: (usize, Limit),
    /// Makes the script of a size.
    pub make: fn(usize) -> Script,
}

impl Input {
    /// An input of one client with terms of ordinary widths.
    pub const fn new(
        phase: Phase,
        name: &'static str,
        full: (usize, Limit),
        small: (usize, Limit),
        make: fn(usize) -> Script,
    ) -> Input {
        Input { name, phase, is_wide: false, is_crowd: false, full, small, make }
    }

    /// The same with wide terms.
    pub const fn wide(self) -> Input {
        Input { is_wide: true, ..self }
    }

    /// The same by many clients.
    pub const fn crowd(self) -> Input {
        Input { is_crowd: true, ..self }
    }
}

/// All inputs, by phase.
pub fn all() -> Vec<Input> {
    let mut all = [super::reading::INPUTS, super::solving::INPUTS, super::answering::INPUTS].concat();
    all.sort_by_key(|input| input.phase);
    all
}

/// `count` lines, each made from its number.
pub fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    use fmt::Write;
    (0..count).fold(String::new(), |mut text, number| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line(number));
        text
    })
}

/// Declarations `a0`, `a1` and so on of one sort.
pub fn constants(count: usize, sort: &str) -> String {
    lines(count, |number| format!("(declare-const a{number} {sort})"))
}

/// The sort of bit-vectors of a width.
pub fn bits(width: usize) -> String {
    format!("(_ BitVec {width})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_phase_has_three_inputs_and_names_are_keys() {
        let mut phases: BTreeMap<Phase, Vec<&str>> = BTreeMap::new();
        let all = all();
        all.iter().for_each(|input| phases.entry(input.phase).or_default().push(input.name));
        assert_eq!(phases.len(), 14);
        assert!(phases.values().all(|names| names.len() >= 3), "{phases:?}");
        let mut names: Vec<&str> = all.iter().map(|input| input.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.len());
    }

    #[test]
    fn small_inputs_are_small_and_balanced() {
        for input in all() {
            let text = (input.make)(input.small.0).text();
            assert!(text.len() < 4 << 20, "{} has {} bytes", input.name, text.len());
            let count = |letter: char| text.matches(letter).count();
            assert!(count('(') >= count(')'), "{} closes what is not open", input.name);
        }
    }
}
