//! `--verbose`: a line on standard error for each stage and each round of simplification, as CaDiCaL prints
//! them.
//!
//! The lines are comments of the input's language, so that a log of both channels can still be read. `found`
//! is the count of the line's own technique: changes of a round, restarts of a search, lemmas of a theory
//! check.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use javelin_solver::listen::{Event, Listener, Monitor, Size, Stage};

use super::{Failure, note};

/// The number of lines after which the head of the table is repeated.
const PAGE: u64 = 25;

/// The columns after the technique, with their widths.
const COLUMNS: [(&str, usize); 8] = [
    ("found", 7),
    ("ticks", 12),
    ("conflicts", 10),
    ("terms", 9),
    ("gates", 9),
    ("variables", 10),
    ("clauses", 9),
    ("learnt", 9),
];

/// The state of the output: a listener cannot stop the run, so its first failure is stored until the end.
#[derive(Clone, Debug, Default)]
pub struct Written(Arc<Mutex<Option<Failure>>>);

impl Written {
    /// Whether all lines were written.
    ///
    /// # Errors
    /// The first failure.
    pub fn check(&self) -> Result<(), Failure> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

/// A listener that prints to standard error; the beginning of its lines makes them comments.
pub fn monitor(comment: char, written: Written) -> Monitor {
    let table = Mutex::new(Table::new(comment));
    Monitor::new(Arc::new(Verbose { table, written, begin: Instant::now() }))
}

struct Verbose {
    written: Written,
    table: Mutex<Table>,
    begin: Instant,
}

impl Listener for Verbose {
    fn hear(&self, event: Event) {
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lines) = table.lines(event, self.begin.elapsed())
            && let Err(failure) = note(&lines)
        {
            let mut first = self.written.0.lock().unwrap_or_else(PoisonError::into_inner);
            first.get_or_insert(failure);
        }
    }
}

/// The table as far as it was printed, and the counts since its last lines.
struct Table {
    comment: char,
    printed: u64,
    conflicts: u64,
    restarts: u64,
    lemmas: u64,
}

impl Table {
    fn new(comment: char) -> Table {
        Table { comment, printed: 0, conflicts: 0, restarts: 0, lemmas: 0 }
    }

    /// The text for an event, if it has one: a line, below the head of the table where that is due.
    fn lines(&mut self, event: Event, since: Duration) -> Option<String> {
        let (name, found, ticks, size) = match event {
            Event::Begin(..) => return None,
            Event::Restart { conflicts } => {
                self.conflicts = conflicts;
                self.restarts += 1;
                return None;
            }
            Event::Lemmas { count } => {
                self.lemmas += count;
                return None;
            }
            Event::Round { technique, found, ticks, conflicts, size } => {
                self.conflicts = conflicts;
                (technique, found, ticks, size)
            }
            Event::End(stage, size, ticks) => {
                let found = match stage {
                    Stage::Search => std::mem::take(&mut self.restarts),
                    Stage::Theory => std::mem::take(&mut self.lemmas),
                    Stage::Preprocess | Stage::Encode | Stage::Model => 0,
                };
                (stage.name(), found, ticks, size)
            }
        };
        let mut text = String::new();
        if self.printed.is_multiple_of(PAGE) {
            self.head(&mut text);
        }
        self.printed += 1;
        let Size { terms, gates, variables, irredundant, redundant } = size;
        let _ = write!(text, "{} {:9.2}  {name:<14}", self.comment, since.as_secs_f64());
        let numbers = [found, ticks, self.conflicts, terms, gates, variables, irredundant, redundant];
        for (number, (_, width)) in numbers.into_iter().zip(COLUMNS) {
            // Zero means that the line does not count this.
            let number = if number == 0 { "-".to_owned() } else { number.to_string() };
            let _ = write!(text, " {number:>width$}");
        }
        text.push('\n');
        Some(text)
    }

    fn head(&self, text: &mut String) {
        if self.printed > 0 {
            let _ = writeln!(text, "{}", self.comment);
        }
        let _ = write!(text, "{}   seconds  technique     ", self.comment);
        for (name, width) in COLUMNS {
            let _ = write!(text, " {name:>width$}");
        }
        let _ = writeln!(text, "\n{}", self.comment);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size { terms: 70, gates: 600, variables: 500, irredundant: 4000, redundant: 0 };

    fn vivify(conflicts: u64) -> Event {
        Event::Round { technique: "vivify", found: 12, ticks: 345_678, conflicts, size: SIZE }
    }

    #[test]
    fn stages_and_rounds_are_lines_of_one_table() {
        let mut table = Table::new(';');
        let mut shown = String::new();
        for (millis, event) in [
            (0, Event::Begin(Stage::Preprocess, SIZE)),
            (1, Event::End(Stage::Preprocess, SIZE, 0)),
            (10, Event::Restart { conflicts: 8 }),
            (12, Event::Restart { conflicts: 9 }),
            (1234, vivify(1000)),
            (2000, Event::End(Stage::Search, Size { redundant: 9, ..SIZE }, 5_000_000)),
            (2001, Event::Lemmas { count: 3 }),
            (2002, Event::Lemmas { count: 4 }),
            (2003, Event::End(Stage::Theory, SIZE, 0)),
            (2004, Event::End(Stage::Theory, SIZE, 0)),
        ] {
            shown.extend(table.lines(event, Duration::from_millis(millis)));
        }
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[1], ";");
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
        assert_eq!(
            words(lines[0]),
            "; seconds technique found ticks conflicts terms gates variables clauses learnt"
        );
        let rows: Vec<String> = lines[2..].iter().map(|line| words(line)).collect();
        assert_eq!(
            rows,
            [
                "; 0.00 preprocess - - - 70 600 500 4000 -",
                "; 1.23 vivify 12 345678 1000 70 600 500 4000 -",
                "; 2.00 search 2 5000000 1000 70 600 500 4000 9",
                "; 2.00 theory 7 - 1000 70 600 500 4000 -",
                "; 2.00 theory - - 1000 70 600 500 4000 -",
            ]
        );
        // The columns end where their names end.
        let ends = |line: &str, word: &str| line.find(word).map(|start| start + word.len());
        assert_eq!(ends(lines[0], "ticks"), ends(lines[3], "345678"));
        assert_eq!(ends(lines[0], "clauses"), ends(lines[3], "4000"));
        assert!(lines.iter().all(|line| line.len() <= 110));
    }

    #[test]
    fn the_head_is_repeated() {
        let mut table = Table::new('c');
        let shown: String =
            (1..=PAGE + 1).filter_map(|number| table.lines(vivify(number), Duration::ZERO)).collect();
        assert_eq!(shown.matches("seconds").count(), 2);
        assert!(shown.lines().all(|line| line.starts_with('c')));
    }
}
