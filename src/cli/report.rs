//! The report of `javelin vc`: a table, or one object of JSON.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use serde::Serialize;

use crate::client::vc::play::Played;
use crate::client::vc::{Outcome, Verdict};

/// A constant and its value, as SMT-LIB writes them.
#[derive(Debug, Serialize)]
struct Value {
    name: String,
    value: String,
}

/// A condition in the report; an unknown cell is empty in the table and `null` in JSON.
#[derive(Debug, Default, Serialize)]
struct ConditionRow {
    path: String,
    verdict: &'static str,
    seconds: Option<f64>,
    expansions: Option<u64>,
    possible: Option<u64>,
    rounds: Option<u64>,
    values: Vec<Value>,
    enough: Option<bool>,
    bodiless: Vec<String>,
    reason: Option<String>,
    error: Option<String>,
}

/// The columns of the table.
const COLUMNS: [&str; 10] = [
    "condition",
    "verdict",
    "seconds",
    "expansions",
    "possible",
    "rounds",
    "values",
    "enough",
    "free",
    "detail",
];

impl ConditionRow {
    fn new(played: Played) -> ConditionRow {
        let path = played.path.display().to_string();
        let Outcome { verdict, used, possible, rounds, free, time } = match played.result {
            Ok(outcome) => outcome,
            Err(error) => {
                return ConditionRow {
                    path,
                    verdict: "error",
                    error: Some(error.to_string()),
                    ..ConditionRow::default()
                };
            }
        };
        let row = ConditionRow {
            path,
            seconds: Some(time.as_secs_f64()),
            expansions: Some(used),
            possible: Some(possible),
            rounds: Some(rounds),
            bodiless: free,
            ..ConditionRow::default()
        };
        match verdict {
            Verdict::Valid => ConditionRow { verdict: "valid", ..row },
            Verdict::Unknown(reason) => ConditionRow { verdict: "unknown", reason: Some(reason), ..row },
            Verdict::Falsified { values, enough } => {
                let values = values.into_iter().map(|(name, value)| Value { name, value }).collect();
                ConditionRow { verdict: "falsified", values, enough: Some(enough), ..row }
            }
        }
    }

    /// The row in the table.
    fn cells(&self) -> [String; COLUMNS.len()] {
        let number = |number: Option<u64>| number.map(|number| number.to_string()).unwrap_or_default();
        let values: Vec<String> =
            self.values.iter().map(|Value { name, value }| format!("({name} {value})")).collect();
        let cells = [
            self.path.clone(),
            self.verdict.into(),
            self.seconds.map(|seconds| format!("{seconds:.4}")).unwrap_or_default(),
            number(self.expansions),
            number(self.possible),
            number(self.rounds),
            values.join(" "),
            self.enough.map_or("", |enough| if enough { "yes" } else { "no" }).into(),
            self.bodiless.join(" "),
            self.reason.as_ref().or(self.error.as_ref()).cloned().unwrap_or_default(),
        ];
        cells.map(|cell| cell.replace(['\t', '\n'], " "))
    }
}

/// A report that is being written.
#[derive(Debug)]
pub(super) struct Report {
    file: BufWriter<File>,
    /// The rows of a JSON report, which is written at the end; a table takes each row at once.
    rows: Option<Vec<ConditionRow>>,
}

/// A report as JSON.
#[derive(Serialize)]
struct Object<'a, T> {
    conditions: &'a [ConditionRow],
    totals: &'a T,
}

impl Report {
    /// Begins a report: JSON if the name of the file ends in `.json`, otherwise a table.
    pub(super) fn create(path: &Path) -> io::Result<Report> {
        let mut file = BufWriter::new(File::create(path)?);
        let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
        if !is_json {
            writeln!(file, "{}", COLUMNS.join("\t"))?;
        }
        Ok(Report { file, rows: is_json.then(Vec::new) })
    }

    /// Adds the result of a condition.
    pub(super) fn add(&mut self, played: Played) -> io::Result<()> {
        let row = ConditionRow::new(played);
        match &mut self.rows {
            Some(rows) => rows.push(row),
            None => writeln!(self.file, "{}", row.cells().join("\t"))?,
        }
        Ok(())
    }

    /// Writes the rows that are left; only JSON has the totals.
    pub(super) fn finish(mut self, totals: &impl Serialize) -> io::Result<()> {
        if let Some(conditions) = &self.rows {
            serde_json::to_writer_pretty(&mut self.file, &Object { conditions, totals })?;
            writeln!(self.file)?;
        }
        self.file.flush()
    }
}
