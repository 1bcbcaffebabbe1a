//! Traces: sequences of calls of the SAT core, as lines of text.

use std::fmt;

/// A call. Literals are numbers as in DIMACS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// A parameter is set; only before the solver is made.
    Param(String, String),
    /// A checker follows the proof; only before the solver is made.
    Proof,
    /// Adds this many variables.
    Vars(u32),
    Add(Vec<i32>),
    /// Limits the conflicts of the next `solve`.
    Limit(u64),
    /// Limits the ticks of the next `solve`, so that it stops within search or simplification.
    Ticks(u64),
    /// Cancels the next `solve` before it begins.
    Cancel,
    Solve(Vec<i32>),
    /// Asks for a value of the last model.
    Value(i32),
    /// Asks whether a literal is fixed at the root.
    Fixed(i32),
    /// Asks whether an assumption failed.
    Failed(i32),
    /// Asks for the failed assumptions.
    Core,
}

impl fmt::Display for Call {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = |word: &str, lits: &[i32]| {
            formatter.write_str(word)?;
            lits.iter().try_for_each(|lit| write!(formatter, " {lit}"))
        };
        match self {
            Call::Add(lits) => list("add", lits),
            Call::Solve(lits) => list("solve", lits),
            Call::Value(lit) => list("value", &[*lit]),
            Call::Fixed(lit) => list("fixed", &[*lit]),
            Call::Failed(lit) => list("failed", &[*lit]),
            Call::Param(name, value) => write!(formatter, "param {name} {value}"),
            Call::Proof => formatter.write_str("proof"),
            Call::Vars(count) => write!(formatter, "vars {count}"),
            Call::Limit(conflicts) => write!(formatter, "limit {conflicts}"),
            Call::Ticks(ticks) => write!(formatter, "ticks {ticks}"),
            Call::Cancel => formatter.write_str("cancel"),
            Call::Core => formatter.write_str("core"),
        }
    }
}

/// The trace as text.
pub fn written(trace: &[Call]) -> String {
    trace.iter().map(|call| format!("{call}\n")).collect()
}

/// Reads a trace; `#` begins a comment.
///
/// # Errors
/// The line that is no call.
pub fn read(text: &str) -> Result<Vec<Call>, String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).map(|line| call(line).ok_or_else(|| line.to_owned())).collect()
}

fn call(line: &str) -> Option<Call> {
    let mut words = line.split_whitespace();
    let head = words.next()?;
    if head == "param" {
        return Some(Call::Param(words.next()?.to_owned(), words.next()?.to_owned()));
    }
    let numbers: Option<Vec<i64>> = words.map(|word| word.parse().ok()).collect();
    let numbers = numbers?;
    let lits = || -> Option<Vec<i32>> {
        numbers
            .iter()
            .map(|&lit| i32::try_from(lit).ok().filter(|lit| *lit != 0 && *lit != i32::MIN))
            .collect()
    };
    let lit = || lits()?.first().copied();
    Some(match head {
        "add" => Call::Add(lits()?),
        "solve" => Call::Solve(lits()?),
        "value" => Call::Value(lit()?),
        "fixed" => Call::Fixed(lit()?),
        "failed" => Call::Failed(lit()?),
        "vars" => Call::Vars(u32::try_from(*numbers.first()?).ok()?),
        "limit" => Call::Limit(u64::try_from(*numbers.first()?).ok()?),
        "ticks" => Call::Ticks(u64::try_from(*numbers.first()?).ok()?),
        "cancel" => Call::Cancel,
        "proof" => Call::Proof,
        "core" => Call::Core,
        _ => return None,
    })
}
