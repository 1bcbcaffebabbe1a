//! Saved scripts: writes them with a header of expected verdicts, and tests them again.

use super::oracle::{Oracle, Plan};
use super::random::Random;
use super::script::{Verdict, checks};
use super::sexpr::{ReadError, Sexpr, lines, read_all};
use super::variants;
use super::worker::Program;
use std::io;
use std::time::Duration;

/// The comment that the verdicts follow.
const EXPECT: &str = "; expect:";

/// The number of lines of the wrong answer that are saved.
const GOT_LINES: usize = 2;

/// The reasons that a saved script cannot be tested again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is not a script.
    #[error("the script cannot be read: {0}")]
    Unreadable(#[from] ReadError),
    /// Its header does not fit its checks.
    #[error(
        "the script needs a comment `{EXPECT} sat unsat ...` with a word for each of its {0} checks, at \
        least one"
    )]
    Unexpected(usize),
    /// The solver cannot be started.
    #[error("the solver cannot be started: {0}")]
    Start(#[from] io::Error),
}

/// A script with its header.
pub fn saved(script: &[Sexpr], origin: &str, expected: &[Verdict], got: &str) -> String {
    let got: String = got.lines().take(GOT_LINES).map(|line| format!("; got: {line}\n")).collect();
    format!("; {origin}\n{EXPECT} {}\n{got}{}", words(expected), lines(script))
}

/// Tests a saved script again, in every variant, and returns the mistakes in the answers.
///
/// # Errors
/// The script is not one of ours, or the solver cannot be started.
pub fn replay(text: &str, command: &[String], limit: Duration) -> Result<Vec<String>, ReplayError> {
    let script = read_all(text)?;
    let count = checks(&script).len();
    let header = text.lines().find_map(|line| line.strip_prefix(EXPECT)).unwrap_or_default();
    let expected: Option<Vec<Verdict>> =
        header.split_whitespace().map(|word| Verdict::read(&word.into())).collect();
    let fits = |expected: &Vec<Verdict>| expected.len() == count && count > 0;
    let expected = expected.filter(fits).ok_or(ReplayError::Unexpected(count))?;
    let plan = Plan {
        planted: false,
        expected: Some(expected.clone()),
        variants: variants::all(&mut Random::new(1)),
        afresh: true,
        votes: None,
    };
    let mut oracle = Oracle::new(Some(Program::reading("tested", command.to_vec())), Vec::new(), limit);
    let report = oracle.examine(&script, &plan)?;
    let findings = report.findings.iter().map(|finding| format!("{}: {}", finding.kind, finding.detail));
    let mut complaints: Vec<String> = findings.collect();
    if complaints.is_empty() && report.given != expected {
        complaints.push(format!("expected {}, got {}", words(&expected), words(&report.given)));
    }
    Ok(complaints)
}

fn words(verdicts: &[Verdict]) -> String {
    verdicts.iter().map(|verdict| verdict.word()).collect::<Vec<_>>().join(" ")
}
