//! Compares the solvers of one or more tables, as Markdown and as plots.

use crate::plot::{self, Frame, PlotError, Point, Series};
use crate::record::{self, Outcome, RecordError, Row};
use crate::score::{Clock, Tally, disagreements, mean_ratio};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The largest number of gained and of lost files that are listed by name.
const LISTED: usize = 100;

/// Which tables to compare, and how.
#[derive(Debug, clap::Args)]
pub struct CompareOptions {
    /// Tables written by `suite`
    #[arg(required = true)]
    pub tables: Vec<PathBuf>,
    /// The solver that the others are compared with; default: one whose name starts with `javelin`, or the
    /// first
    #[arg(long)]
    pub base: Option<String>,
    /// Only these solvers; may be repeated
    #[arg(long = "solver")]
    pub solvers: Vec<String>,
    /// Only files of this set; may be repeated
    #[arg(long = "set")]
    pub sets: Vec<String>,
    /// Only files of this logic; may be repeated
    #[arg(long = "logic")]
    pub logics: Vec<String>,
    /// A folder for compare.md and the plots
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// The time that counts
    #[arg(long, value_enum, default_value_t)]
    pub clock: Clock,
    /// Seconds below which times count as equal in ratios and plots
    #[arg(long, default_value_t = 0.01, value_parser = floor)]
    pub floor: f64,
}

fn floor(text: &str) -> Result<f64, String> {
    let in_range = |number: &f64| (0.000_1..=10.0).contains(number);
    text.parse().ok().filter(in_range).ok_or_else(|| "give seconds between 0.0001 and 10".to_owned())
}

/// Why there is no comparison.
#[derive(Debug, thiserror::Error)]
pub enum CompareError {
    /// A table cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A plot cannot be written.
    #[error(transparent)]
    Plot(#[from] PlotError),
    /// The folder or the Markdown file cannot be written.
    #[error("cannot write {path}: {cause}", path = .path.display())]
    Write { path: PathBuf, cause: io::Error },
    /// No row is selected.
    #[error("no rows are selected; the solvers in the tables: {0}")]
    Empty(String),
    /// `--base` names no solver.
    #[error("no solver is called `{base}`; there are {known}")]
    Base { base: String, known: String },
}

/// One solver as it appears in the comparison: one version from one table.
#[derive(Debug)]
struct Entrant {
    label: String,
    version: String,
    rows: BTreeMap<String, Row>,
}

/// Compares the tables. Returns the Markdown; with `out`, writes it and the plots there.
pub fn compare(options: &CompareOptions) -> Result<String, CompareError> {
    let mut tables = Vec::new();
    for path in &options.tables {
        let stem = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        tables.push((stem, record::read(path)?.rows));
    }
    let present: BTreeSet<String> =
        tables.iter().flat_map(|(_, rows)| rows).map(|row| row.solver.clone()).collect();
    let entrants = entrants(tables, options);
    if entrants.is_empty() {
        return Err(CompareError::Empty(present.into_iter().collect::<Vec<_>>().join(", ")));
    }
    let base = base(&entrants, options)?;
    let report = Comparison { options, entrants: &entrants, base };
    let text = report.markdown();
    if let Some(folder) = &options.out {
        let failed = |path: &Path, cause| CompareError::Write { path: path.to_owned(), cause };
        fs::create_dir_all(folder).map_err(|cause| failed(folder, cause))?;
        report.plots(folder)?;
        let path = folder.join("compare.md");
        fs::write(&path, &text).map_err(|cause| failed(&path, cause))?;
    }
    Ok(text)
}

/// Groups the selected rows by table, solver and version. Of several runs on a file the last one counts.
fn entrants(tables: Vec<(String, Vec<Row>)>, options: &CompareOptions) -> Vec<Entrant> {
    let listed = |list: &[String], name: &str| list.is_empty() || list.iter().any(|entry| entry == name);
    let mut names: Vec<(usize, String, String)> = Vec::new();
    let mut groups: Vec<BTreeMap<String, Row>> = Vec::new();
    let stems: Vec<String> = tables.iter().map(|(stem, _)| stem.clone()).collect();
    for (table, (_, rows)) in tables.into_iter().enumerate() {
        for row in rows {
            let selected = listed(&options.solvers, &row.solver)
                && listed(&options.sets, &row.set)
                && listed(&options.logics, &row.logic);
            if !selected {
                continue;
            }
            let name = (table, row.solver.clone(), row.version.clone());
            let place = names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                groups.push(BTreeMap::new());
                groups.len() - 1
            });
            if let Some(group) = groups.get_mut(place) {
                group.insert(row.file.clone(), row);
            }
        }
    }
    let labels: Vec<String> = names.iter().map(|name| label(name, &names, &stems)).collect();
    let parts = labels.into_iter().zip(names).zip(groups);
    parts.map(|((label, (_, _, version)), rows)| Entrant { label, version, rows }).collect()
}

/// The shortest of `solver`, `solver@table`, `solver version`, `solver version@table number` that is unique.
fn label(name: &(usize, String, String), names: &[(usize, String, String)], stems: &[String]) -> String {
    let (table, solver, version) = name;
    let alone = |same: &dyn Fn(&(usize, String, String)) -> bool| {
        names.iter().filter(|other| same(other)).count() == 1
    };
    let stem = stems.get(*table).map_or("", String::as_str);
    let same_stem = |other: usize| stems.get(other).is_some_and(|other| other == stem);
    if alone(&|(_, other, _)| other == solver) {
        solver.clone()
    } else if alone(&|(place, other, _)| other == solver && same_stem(*place)) {
        format!("{solver}@{stem}")
    } else if alone(&|(_, other, other_version)| other == solver && other_version == version) {
        format!("{solver} {version}")
    } else {
        format!("{solver} {version}@{}", table + 1)
    }
}

/// The index of the entrant that the others are compared with.
fn base(entrants: &[Entrant], options: &CompareOptions) -> Result<usize, CompareError> {
    let known = || entrants.iter().map(|entrant| entrant.label.as_str()).collect::<Vec<_>>().join(", ");
    let starts = |prefix: &str| entrants.iter().position(|entrant| entrant.label.starts_with(prefix));
    match &options.base {
        None => Ok(starts("javelin").unwrap_or(0)),
        Some(base) => {
            let exact = entrants.iter().position(|entrant| entrant.label == *base);
            exact
                .or_else(|| starts(base))
                .ok_or_else(|| CompareError::Base { base: base.clone(), known: known() })
        }
    }
}

/// The comparison of one other solver with the base, on the files that both ran.
#[derive(Debug, Default, PartialEq)]
struct Pair {
    common: usize,
    times: Vec<(f64, f64)>,
    gained: Vec<String>,
    lost: Vec<String>,
}

fn pair(base: &Entrant, other: &Entrant, clock: Clock) -> Pair {
    let mut pair = Pair::default();
    for (file, ours) in &base.rows {
        let Some(theirs) = other.rows.get(file) else { continue };
        pair.common += 1;
        match (ours.outcome == Outcome::Solved, theirs.outcome == Outcome::Solved) {
            (true, true) => pair.times.push((clock.of(ours), clock.of(theirs))),
            (true, false) => pair.gained.push(file.clone()),
            (false, true) => pair.lost.push(file.clone()),
            (false, false) => {}
        }
    }
    pair
}

/// The data of the report.
struct Comparison<'a> {
    options: &'a CompareOptions,
    entrants: &'a [Entrant],
    base: usize,
}

impl Comparison<'_> {
    fn base(&self) -> Option<&Entrant> {
        self.entrants.get(self.base)
    }

    fn others(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().enumerate().filter(|(place, _)| *place != self.base).map(|(_, entrant)| entrant)
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.entrants.iter().flat_map(|entrant| entrant.rows.values())
    }

    fn markdown(&self) -> String {
        let parts = [
            self.circumstances(),
            self.overall(),
            self.pairs(),
            self.matrix("By logic", |row| &row.logic),
            self.matrix("By source", |row| &row.source),
            self.faults(),
            self.gained_and_lost(),
        ];
        parts.concat()
    }

    /// The machines, the dates and the limits of the runs.
    fn circumstances(&self) -> String {
        let machines: BTreeSet<&str> = self.rows().map(|row| row.machine.as_str()).collect();
        let days: BTreeSet<&str> = self.rows().map(|row| row.date.get(..10).unwrap_or(&row.date)).collect();
        let limits: BTreeSet<String> = self.rows().map(limit_of).collect();
        let clock = match self.options.clock {
            Clock::Cpu => "processor time of the process tree",
            Clock::Wall => "wall time",
        };
        let list = |set: BTreeSet<&str>| set.into_iter().collect::<Vec<_>>().join("; ");
        let (machines, limits) = (list(machines), limits.into_iter().collect::<Vec<_>>().join("; "));
        let (first, last) = (days.first().copied().unwrap_or("-"), days.last().copied().unwrap_or("-"));
        let span = if first == last { first.to_owned() } else { format!("{first} to {last}") };
        format!(
            "# Comparison\n\nRuns of {span} on {machines}.  \nLimit: {limits}. Times are {clock} in seconds. \
             PAR-2 is the mean time per file, a file not solved counting as twice the limit.\n\n"
        )
    }

    fn overall(&self) -> String {
        let mut text = String::from(
            "| solver | version | files | solved | within 1 s | within 0.1 s | wrong | PAR-2 | time of \
            the solved | median MiB |\n\
             |---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n",
        );
        for entrant in self.entrants {
            let tally = Tally::of(entrant.rows.values(), self.options.clock);
            let Tally { files, solved, wrong, within_tenth, within_second, solved_time, .. } = tally;
            let (label, version) = (cell(&entrant.label), cell(&entrant.version));
            let memory = median_memory(entrant);
            text += &format!(
                "| {label} | {version} | {files} | {solved} | {within_second} | {within_tenth} | {wrong} \
                | {:.3} | {solved_time:.1} | {memory:.0} |\n",
                tally.par2()
            );
        }
        text + "\n"
    }

    fn pairs(&self) -> String {
        let Some(base) = self.base() else { return String::new() };
        if self.entrants.len() < 2 {
            return String::new();
        }
        let floor = self.options.floor * 1000.0;
        let mut text = format!(
            "## {0} against the others\n\nOn files both ran. Gained: {0} solves them, the other does \
            not; lost: the reverse. \
             The ratio is {0}'s time over the other's, geometric mean over files both solve, times below \
             {floor} ms counting as \
             {floor} ms: below 1 means {0} is faster.\n\n| other | files | both solve | gained | lost | \
             ratio |\n|---|--:|--:|--:|--:|--:|\n",
            base.label
        );
        for other in self.others() {
            let pair = pair(base, other, self.options.clock);
            let ratio = mean_ratio(&pair.times, self.options.floor)
                .map_or("-".to_owned(), |ratio| format!("{ratio:.3}"));
            let Pair { common, times, gained, lost } = &pair;
            let (label, both, gained, lost) = (cell(&other.label), times.len(), gained.len(), lost.len());
            text += &format!("| {label} | {common} | {both} | {gained} | {lost} | {ratio} |\n");
        }
        text + "\n"
    }

    /// Solved of files, and PAR-2, for each value of a column and each solver.
    fn matrix(&self, title: &str, column: impl Fn(&Row) -> &String) -> String {
        let values: BTreeSet<&String> = self.rows().map(&column).collect();
        let labels: Vec<String> = self.entrants.iter().map(|entrant| cell(&entrant.label)).collect();
        let mut text = format!(
            "## {title}\n\nSolved of files (PAR-2).\n\n| | {} |\n|---{}|\n",
            labels.join(" | "),
            "|--:".repeat(labels.len())
        );
        for value in values {
            let cells = self.entrants.iter().map(|entrant| {
                let tally =
                    Tally::of(entrant.rows.values().filter(|row| column(row) == value), self.options.clock);
                match tally.files {
                    0 => "-".to_owned(),
                    files => format!("{} of {files} ({:.2})", tally.solved, tally.par2()),
                }
            });
            text += &format!("| {} | {} |\n", cell(value), cells.collect::<Vec<_>>().join(" | "));
        }
        text + "\n"
    }

    /// Wrong answers, and contradictions between solvers.
    fn faults(&self) -> String {
        let mut text = String::new();
        for entrant in self.entrants {
            for row in entrant.rows.values().filter(|row| row.outcome == Outcome::Wrong) {
                let _ = writeln!(text, "- wrong: {} on `{}`: {}", entrant.label, row.file, row.note);
            }
        }
        let labelled = self.entrants.iter().flat_map(|entrant| {
            entrant.rows.values().map(|row| Row { solver: entrant.label.clone(), ..row.clone() })
        });
        for line in disagreements(&labelled.collect::<Vec<_>>()) {
            let _ = writeln!(text, "- contradiction: {line}");
        }
        if text.is_empty() { text } else { format!("## Wrong answers and contradictions\n\n{text}\n") }
    }

    fn gained_and_lost(&self) -> String {
        let Some(base) = self.base() else { return String::new() };
        let mut text = String::new();
        for other in self.others() {
            let pair = pair(base, other, self.options.clock);
            for (title, files) in [("Gained over", &pair.gained), ("Lost to", &pair.lost)] {
                if files.is_empty() {
                    continue;
                }
                let _ = writeln!(text, "## {title} {}: {}\n", other.label, files.len());
                for file in files.iter().take(LISTED) {
                    let _ = writeln!(text, "- `{file}`");
                }
                if files.len() > LISTED {
                    let _ = writeln!(text, "- and {} more", files.len() - LISTED);
                }
                text.push('\n');
            }
        }
        text
    }

    fn plots(&self, folder: &Path) -> Result<(), CompareError> {
        let clock = self.options.clock;
        let limit = self.rows().map(|row| row.timeout).fold(0.0, f64::max);
        let unit = match clock {
            Clock::Cpu => "CPU seconds",
            Clock::Wall => "seconds",
        };
        let solved_time = |row: &Row| (row.outcome == Outcome::Solved).then(|| clock.of(row));
        let series: Vec<Series> = self
            .entrants
            .iter()
            .map(|entrant| Series {
                label: entrant.label.clone(),
                times: entrant.rows.values().filter_map(solved_time).collect(),
            })
            .collect();
        let frame =
            |title: String, x: String, y: String| Frame { title, x, y, floor: self.options.floor, limit };
        let axes = frame(
            "Files solved within a time".to_owned(),
            "files solved".to_owned(),
            format!("{unit} per file"),
        );
        plot::cactus(&folder.join("cactus.svg"), &axes, &series)?;
        let Some(base) = self.base() else { return Ok(()) };
        for other in self.others() {
            let points: Vec<Point> = base
                .rows
                .iter()
                .filter_map(|(file, ours)| other.rows.get(file).map(|theirs| (ours, theirs)))
                .map(|(ours, theirs)| Point {
                    group: ours.logic.clone(),
                    x: solved_time(theirs),
                    y: solved_time(ours),
                })
                .collect();
            let title = format!("{} against {} (outside the lines: not solved)", base.label, other.label);
            let axes = frame(title, format!("{}, {unit}", other.label), format!("{}, {unit}", base.label));
            plot::scatter(&folder.join(format!("scatter-{}.svg", file_name(&other.label))), &axes, &points)?;
        }
        Ok(())
    }
}

fn limit_of(row: &Row) -> String {
    match row.memory_limit {
        0 => format!("{} s", row.timeout),
        memory => format!("{} s, {memory} MiB", row.timeout),
    }
}

fn median_memory(entrant: &Entrant) -> f64 {
    let mut memories: Vec<f64> = entrant.rows.values().map(|row| row.memory).collect();
    memories.sort_by(f64::total_cmp);
    memories.get(memories.len() / 2).copied().unwrap_or(0.0)
}

/// Escapes text for a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// A label as part of a file name. A dot would be taken for the start of an extension.
fn file_name(label: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '-' || c == '_' { c } else { '-' };
    label.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::row;

    fn options() -> CompareOptions {
        CompareOptions {
            tables: Vec::new(),
            base: None,
            solvers: Vec::new(),
            sets: Vec::new(),
            logics: Vec::new(),
            out: None,
            clock: Clock::Cpu,
            floor: 0.01,
        }
    }

    fn two_solvers() -> Vec<Row> {
        vec![
            row("z3", "1", Outcome::Solved, 1.0),
            row("z3", "2", Outcome::Timeout, 20.0),
            row("z3", "3", Outcome::Solved, 2.0),
            row("javelin", "1", Outcome::Solved, 0.5),
            row("javelin", "2", Outcome::Solved, 3.0),
            row("javelin", "3", Outcome::Wrong, 0.1),
        ]
    }

    #[test]
    fn gained_lost_and_ratio_are_over_common_files() {
        let entrants = entrants(vec![("a".to_owned(), two_solvers())], &options());
        let base = base(&entrants, &options()).unwrap();
        assert_eq!(entrants[base].label, "javelin");
        let pair = pair(&entrants[1], &entrants[0], Clock::Cpu);
        assert_eq!((pair.common, pair.gained, pair.lost), (3, vec!["2".to_owned()], vec!["3".to_owned()]));
        assert_eq!(mean_ratio(&pair.times, 0.01), Some(0.5));
    }

    #[test]
    fn labels_are_as_long_as_needed() {
        let newer = Row { version: "2.0".to_owned(), ..row("javelin", "1", Outcome::Solved, 1.0) };
        let tables = vec![
            ("old".to_owned(), two_solvers()),
            ("new".to_owned(), vec![newer.clone(), row("b", "1", Outcome::Solved, 1.0)]),
        ];
        let labels: Vec<String> =
            entrants(tables, &options()).into_iter().map(|entrant| entrant.label).collect();
        assert_eq!(labels, ["z3", "javelin@old", "javelin@new", "b"]);
        let one = vec![("all".to_owned(), vec![row("javelin", "1", Outcome::Solved, 1.0), newer])];
        let labels: Vec<String> =
            entrants(one, &options()).into_iter().map(|entrant| entrant.label).collect();
        assert_eq!(labels, ["javelin 1.0", "javelin 2.0"]);
    }

    #[test]
    fn the_last_run_on_a_file_counts() {
        let rows = vec![row("z3", "1", Outcome::Timeout, 20.0), row("z3", "1", Outcome::Solved, 1.0)];
        let entrants = entrants(vec![("a".to_owned(), rows)], &options());
        assert_eq!(entrants[0].rows["1"].outcome, Outcome::Solved);
    }

    #[test]
    fn the_report_says_what_matters() {
        let entrants = entrants(vec![("a".to_owned(), two_solvers())], &options());
        let options = options();
        let text = Comparison { options: &options, entrants: &entrants, base: 1 }.markdown();
        for part in [
            "| javelin | 1.0 | 3 | 2 | 1 | 0 | 1 | 14.500 |",
            "| z3 | 3 | 1 | 1 | 1 | 0.500 |",
            "| QF_BV | 2 of 3 (14.33) | 2 of 3 (14.50) |",
            "- wrong: javelin on `3`",
            "## Gained over z3: 1",
            "## Lost to z3: 1",
        ] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
    }

    #[test]
    fn an_unknown_base_is_an_error() {
        let entrants = entrants(vec![("a".to_owned(), two_solvers())], &options());
        let wanted = CompareOptions { base: Some("nobody".to_owned()), ..options() };
        assert!(base(&entrants, &wanted).unwrap_err().to_string().contains("z3, javelin"));
    }
}
