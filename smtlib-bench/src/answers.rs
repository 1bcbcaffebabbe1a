//! The answers of a solver, and whether they are right.

use crate::corpus::Expected;
use std::fmt;
use std::str::FromStr;

/// A solver's answer to one check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Sat,
    Unsat,
    /// The solver gave up.
    Unknown,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Sat => "sat",
            Answer::Unsat => "unsat",
            Answer::Unknown => "unknown",
        })
    }
}

/// Not one of `sat`, `unsat`, `unknown`.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("`{0}` is not sat, unsat or unknown")]
pub struct NotAnAnswer(String);

impl FromStr for Answer {
    type Err = NotAnAnswer;

    fn from_str(text: &str) -> Result<Answer, NotAnAnswer> {
        match text {
            "sat" => Ok(Answer::Sat),
            "unsat" => Ok(Answer::Unsat),
            "unknown" => Ok(Answer::Unknown),
            other => Err(NotAnAnswer(other.chars().take(40).collect())),
        }
    }
}

/// The answers in a solver's output.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// One answer per check, in order.
    pub answers: Vec<Answer>,
    /// The first `(error ...)` line, or the first line if nothing else was understood.
    pub complaint: Option<String>,
    /// Whether an error came before the first answer. Then the answers may not be about the whole script.
    pub misunderstood: bool,
    /// The literals of a DIMACS model, if one was printed.
    pub model: Option<Vec<i64>>,
}

/// Reads the output of an SMT-LIB solver: lines that are an answer; other lines (models, values, `success`)
/// are ignored.
pub fn read_smt(output: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut first_line = None;
    for line in output.split(|&byte| byte == b'\n') {
        let line = line.trim_ascii();
        if let Some(answer) = std::str::from_utf8(line).ok().and_then(|text| text.parse().ok()) {
            reading.answers.push(answer);
        } else if line.starts_with(b"(error") {
            reading.misunderstood |= reading.answers.is_empty();
            reading.complaint.get_or_insert_with(|| excerpt(line));
        } else if !line.is_empty() && first_line.is_none() {
            first_line = Some(excerpt(line));
        }
    }
    if reading.answers.is_empty() && reading.complaint.is_none() {
        reading.complaint = first_line;
    }
    reading
}

/// Reads the output of a SAT solver: the `s` and `v` lines of the SAT competitions, or the words and literals
/// without a letter of older solvers.
pub fn read_dimacs(output: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut first_line = None;
    for line in output.split(|&byte| byte == b'\n') {
        let line = String::from_utf8_lossy(line.trim_ascii());
        match line.strip_prefix("s ").unwrap_or(&line) {
            "SATISFIABLE" | "SAT" | "sat" => note_once(&mut reading.answers, Answer::Sat),
            "UNSATISFIABLE" | "UNSAT" | "unsat" => note_once(&mut reading.answers, Answer::Unsat),
            "UNKNOWN" | "INDETERMINATE" | "INDET" | "unknown" => {
                note_once(&mut reading.answers, Answer::Unknown)
            }
            other => match model_line(other) {
                Some(literals) => reading.model.get_or_insert_default().extend(literals),
                None if line.is_empty() || line.starts_with('c') => {}
                None => drop(first_line.get_or_insert_with(|| excerpt(line.as_bytes()))),
            },
        }
    }
    if reading.answers.is_empty() {
        reading.complaint = first_line;
    }
    reading
}

/// Adds an answer unless it is there: a solver may print the one answer to a CNF file both as a line and in
/// its result file.
fn note_once(answers: &mut Vec<Answer>, answer: Answer) {
    if !answers.contains(&answer) {
        answers.push(answer);
    }
}

/// The literals of a `v` line, or of a line of bare literals ending in 0.
fn model_line(line: &str) -> Option<Vec<i64>> {
    let (numbers, marked) = match line.strip_prefix('v') {
        Some(rest) => (rest, true),
        None => (line, false),
    };
    let literals: Vec<i64> = numbers.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let ends = literals.last() == Some(&0);
    if !marked && !ends {
        return None;
    }
    Some(literals.into_iter().filter(|&literal| literal != 0).collect())
}

/// The start of a line, printable and short enough for a table.
pub fn excerpt(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line.get(..400).unwrap_or(line));
    let clean = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    clean.take(160).collect::<String>().trim().to_owned()
}

/// Answers as one field of a table: `sat`, or run-length as `sat*3 unsat sat`.
pub fn compress(answers: &[Answer]) -> String {
    let runs = answers.chunk_by(|a, b| a == b).filter_map(|run| {
        let first = run.first()?;
        Some(if run.len() == 1 { first.to_string() } else { format!("{first}*{}", run.len()) })
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// The inverse of [`compress`]; parts that are not answers are left out.
pub fn expand(field: &str) -> Vec<Answer> {
    let mut answers = Vec::new();
    for part in field.split_whitespace() {
        let (word, count) = part.split_once('*').unwrap_or((part, "1"));
        if let (Ok(answer), Ok(count)) = (word.parse::<Answer>(), count.parse::<usize>()) {
            answers.extend(std::iter::repeat_n(answer, count.min(1_000_000)));
        }
    }
    answers
}

/// How many answers were as expected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub equal: usize,
    /// The opposite of what was expected, or more answers than checks.
    pub different: usize,
    /// Not given, or `unknown`.
    pub missing: usize,
}

/// Compares answer by answer. If nothing is expected, any definite answer counts as equal.
pub fn count(answers: &[Answer], expected: &Expected) -> Counts {
    let mut counts = Counts::default();
    let expected: &[Answer] = match expected {
        Expected::Nothing => {
            let definite = answers.iter().filter(|&&answer| answer != Answer::Unknown).count();
            return Counts { equal: definite, different: 0, missing: answers.len() - definite };
        }
        Expected::Each(each) => each,
    };
    for (position, &wanted) in expected.iter().enumerate() {
        match answers.get(position) {
            None | Some(Answer::Unknown) => counts.missing += usize::from(wanted != Answer::Unknown),
            Some(_) if wanted == Answer::Unknown => counts.equal += 1,
            Some(&given) if given == wanted => counts.equal += 1,
            Some(_) => counts.different += 1,
        }
    }
    counts.different += answers.len().saturating_sub(expected.len());
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use Answer::*;

    #[test]
    fn smt_output_is_read_line_by_line() {
        let reading =
            read_smt(b"success\nsat\r\n((x #b1))\n  unsat \n(error \"line 3: no\")\nsatellite\nunknown");
        assert_eq!(reading.answers, [Sat, Unsat, Unknown]);
        assert_eq!(reading.complaint.as_deref(), Some("(error \"line 3: no\")"));
    }

    #[test]
    fn an_error_before_the_first_answer_is_noticed() {
        assert!(read_smt(b"(error \"unknown function\")\nsat\n").misunderstood);
        assert!(!read_smt(b"unsat\n(error \"no model\")\nsat\n").misunderstood);
    }

    #[test]
    fn nonsense_is_kept_as_a_short_complaint() {
        let reading = read_smt(b"\n\x1b[31mSegmentation\tfault\xff\n more");
        assert!(reading.answers.is_empty());
        assert_eq!(reading.complaint.as_deref(), Some("[31mSegmentation fault\u{fffd}"));
    }

    #[test]
    fn competition_output_and_minisat_output_are_read() {
        let reading = read_dimacs(b"c hello\ns SATISFIABLE\nv 1 -2\nv 3 0\n");
        assert_eq!((reading.answers, reading.model), (vec![Sat], Some(vec![1, -2, 3])));
        let reading = read_dimacs(b"SATISFIABLE\nSAT\n1 -2 0\n");
        assert_eq!((reading.answers, reading.model), (vec![Sat], Some(vec![1, -2])));
        let reading = read_dimacs(b"UNSATISFIABLE\nUNSAT\n");
        assert_eq!((reading.answers, reading.model), (vec![Unsat], None));
    }

    #[test]
    fn a_solver_that_says_both_is_not_believed() {
        let reading = read_dimacs(b"s SATISFIABLE\ns UNSATISFIABLE\n");
        let counts = count(&reading.answers, &Expected::one(Sat));
        assert_eq!(counts, Counts { equal: 1, different: 1, missing: 0 });
    }

    #[test]
    fn compressing_is_undone_by_expanding() {
        let answers = [Sat, Sat, Sat, Unsat, Unknown, Sat];
        assert_eq!(compress(&answers), "sat*3 unsat unknown sat");
        assert_eq!(expand(&compress(&answers)), answers);
        assert_eq!(compress(&[]), "");
    }

    #[test]
    fn answers_are_counted_one_by_one() {
        let expected = Expected::Each(vec![Sat, Unsat, Sat, Unknown, Sat]);
        let counts = count(&[Sat, Sat, Unknown, Unsat], &expected);
        assert_eq!(counts, Counts { equal: 2, different: 1, missing: 2 });
        let counts = count(&[Sat, Unknown], &Expected::Nothing);
        assert_eq!(counts, Counts { equal: 1, different: 0, missing: 1 });
    }
}
