//! The benchmark files: from a folder's INDEX.tsv, or from the folder itself.

use crate::answers::Answer;
use crate::status::statuses;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The index's name inside its folder.
pub const INDEX: &str = "INDEX.tsv";

/// The language of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Smt,
    Dimacs,
}

/// The answers a file should get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// No answer is known: answers are compared between solvers only.
    Nothing,
    /// One per check; [`Answer::Unknown`] for a check without a known answer.
    Each(Vec<Answer>),
}

impl Expected {
    /// A single check's expectation.
    pub fn one(answer: Answer) -> Expected {
        match answer {
            Answer::Unknown => Expected::Nothing,
            answer => Expected::Each(vec![answer]),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its path relative to the folder: its name in tables.
    pub name: String,
    pub path: PathBuf,
    pub format: Format,
    /// Its logic (`CNF` for DIMACS), or `?`.
    pub logic: String,
    /// The index's set, or `-`.
    pub set: String,
    /// The source in the index, or the folder of the file.
    pub source: String,
    pub expected: Expected,
    /// Whether it is a script with several checks, compared answer by answer.
    pub incremental: bool,
}

/// A choice of files. Empty lists select all.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Selection {
    /// Only files of this set; may be repeated
    #[arg(long = "set")]
    pub sets: Vec<String>,
    /// Only files of this logic (CNF for DIMACS); may be repeated
    #[arg(long = "logic")]
    pub logics: Vec<String>,
    /// Only files whose name contains this
    #[arg(long)]
    pub contains: Option<String>,
    /// Only files the index marks as quick
    #[arg(long)]
    pub quick: bool,
    /// Only this number of files, spread evenly over those selected
    #[arg(long)]
    pub sample: Option<usize>,
}

/// The files that were found, and the mistakes in their lists.
#[derive(Debug, Default)]
pub struct Corpus {
    /// The selected files, in the index's order (or by name).
    pub problems: Vec<Problem>,
    /// One message per file or line that had to be left out.
    pub complaints: Vec<String>,
}

/// The reasons that no file can be run.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// The folder, or its index, cannot be read.
    #[error("cannot read {path}: {cause}", path = .path.display())]
    Unreadable { path: PathBuf, cause: io::Error },
    /// The index has no usable header.
    #[error(
        "{path} has no column `path` in its first line; expected path, logic, set, expected, ...",
        path = .0.display()
    )]
    Header(PathBuf),
    /// `--quick`, `--set` and similar options select no file.
    #[error("no file of {path} is selected{hint}", path = .path.display())]
    Empty {
        path: PathBuf,
        /// The names that could have been selected; may be empty.
        hint: String,
    },
}

/// Finds the files of `folder` (a folder with or without an index, or a single file).
pub fn load(folder: &Path, selection: &Selection) -> Result<Corpus, CorpusError> {
    let index = folder.join(INDEX);
    let mut corpus = if folder.is_file() {
        from_files(folder.parent().unwrap_or(Path::new("")), vec![folder.to_owned()])
    } else if index.exists() {
        from_index(folder, &index, selection)?
    } else {
        from_files(folder, files_below(folder)?)
    };
    let sets = names_of(&corpus.problems, |problem| &problem.set);
    let logics = names_of(&corpus.problems, |problem| &problem.logic);
    corpus.problems.retain(|problem| selected(problem, selection));
    if let Some(wanted) = selection.sample {
        corpus.problems = spread(corpus.problems, wanted);
    }
    if corpus.problems.is_empty() {
        let hint = format!(" (sets: {sets}; logics: {logics}; --quick needs an index with a column `quick`)");
        return Err(CorpusError::Empty { path: folder.to_owned(), hint });
    }
    Ok(corpus)
}

fn names_of(problems: &[Problem], name: impl Fn(&Problem) -> &String) -> String {
    let mut names: Vec<&str> = problems.iter().map(|problem| name(problem).as_str()).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

fn selected(problem: &Problem, selection: &Selection) -> bool {
    let listed = |list: &[String], name: &str| list.is_empty() || list.iter().any(|entry| entry == name);
    listed(&selection.sets, &problem.set)
        && listed(&selection.logics, &problem.logic)
        && selection.contains.as_ref().is_none_or(|part| problem.name.contains(part))
}

/// Takes `wanted` of the problems at even distances.
fn spread(problems: Vec<Problem>, wanted: usize) -> Vec<Problem> {
    let total = problems.len();
    if wanted >= total {
        return problems;
    }
    let chosen = |position: usize| (position + 1) * wanted / total > position * wanted / total;
    problems
        .into_iter()
        .enumerate()
        .filter(|&(position, _)| chosen(position))
        .map(|(_, problem)| problem)
        .collect()
}

/// Reads an index: tab-separated, columns by the names in its first line.
fn from_index(folder: &Path, index: &Path, selection: &Selection) -> Result<Corpus, CorpusError> {
    let unreadable = |cause| CorpusError::Unreadable { path: index.to_owned(), cause };
    let text = String::from_utf8_lossy(&fs::read(index).map_err(unreadable)?).into_owned();
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').map(str::trim).collect();
    let columns: BTreeMap<&str, usize> =
        header.iter().enumerate().map(|(place, &name)| (name, place)).collect();
    if !columns.contains_key("path") {
        return Err(CorpusError::Header(index.to_owned()));
    }
    let mut corpus = Corpus::default();
    for (number, line) in lines.enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let line = Line { columns: &columns, fields: line.split('\t').map(str::trim).collect() };
        let found = line.fields.len();
        if found != header.len() {
            corpus.complaints.push(format!(
                "{INDEX}:{}: {found} fields, expected {}",
                number + 2,
                header.len()
            ));
            continue;
        }
        if selection.quick && !matches!(line.field("quick"), "y" | "yes" | "1" | "true") {
            continue;
        }
        corpus.problems.push(indexed(folder, &line));
    }
    Ok(corpus)
}

/// One line of an index.
struct Line<'a> {
    columns: &'a BTreeMap<&'a str, usize>,
    fields: Vec<&'a str>,
}

impl<'a> Line<'a> {
    /// The field in the column of this name; empty if there is none.
    fn field(&self, name: &str) -> &'a str {
        self.columns.get(name).and_then(|&place| self.fields.get(place)).copied().unwrap_or_default()
    }
}

/// One line of an index as a problem.
fn indexed(folder: &Path, line: &Line<'_>) -> Problem {
    let field = |name| line.field(name);
    let or_dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
    let name = field("path").to_owned();
    let path = folder.join(&name);
    let listed = expected_beside(&path);
    let incremental = field("set") == "incremental" || listed.is_some();
    let expected = match listed {
        Some(expected) => expected,
        None => field("expected").parse().map_or(Expected::Nothing, Expected::one),
    };
    let source = match field("source") {
        "" => folder_of(&name),
        source => source.to_owned(),
    };
    let format = format_of(&path).unwrap_or(Format::Smt);
    Problem {
        name,
        path,
        format,
        logic: or_dash(field("logic")),
        set: or_dash(field("set")),
        source,
        expected,
        incremental,
    }
}

/// The answers in `NAME.expected` beside a script, one per line.
fn expected_beside(path: &Path) -> Option<Expected> {
    let text = fs::read_to_string(path.with_extension("expected")).ok()?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    Some(Expected::Each(lines.map(|line| line.parse().unwrap_or(Answer::Unknown)).collect()))
}

/// All benchmark files below a folder, sorted by name.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, CorpusError> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(place) = folders.pop() {
        let unreadable = |cause| CorpusError::Unreadable { path: place.clone(), cause };
        for entry in fs::read_dir(&place).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() && !path.is_symlink() {
                folders.push(path);
            } else if format_of(&path).is_some() {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Problems of a folder without an index: expectations come from the files.
fn from_files(folder: &Path, files: Vec<PathBuf>) -> Corpus {
    let mut corpus = Corpus::default();
    for path in files {
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
        match fs::read(&path) {
            Ok(text) => corpus.problems.push(described(name, path, &text)),
            Err(cause) => corpus.complaints.push(format!("{name}: {cause}")),
        }
    }
    corpus
}

/// A file without a line in an index: its logic and its expected answers come from its own text.
fn described(name: String, path: PathBuf, text: &[u8]) -> Problem {
    let source = folder_of(&name);
    let set = "-".to_owned();
    if format_of(&path) == Some(Format::Dimacs) {
        let (expected, logic) = (Expected::Nothing, "CNF".to_owned());
        return Problem {
            name,
            path,
            format: Format::Dimacs,
            logic,
            set,
            source,
            expected,
            incremental: false,
        };
    }
    let statuses = statuses(text);
    let listed = expected_beside(&path);
    let incremental = listed.is_some() || statuses.len() > 1;
    let stated = match statuses.iter().all(Option::is_none) {
        true => Expected::Nothing,
        false => {
            Expected::Each(statuses.into_iter().map(|status| status.unwrap_or(Answer::Unknown)).collect())
        }
    };
    let (expected, logic) = (listed.unwrap_or(stated), logic_of(text));
    Problem { name, path, format: Format::Smt, logic, set, source, expected, incremental }
}

/// The logic named in the first `set-logic`, or `?`.
fn logic_of(text: &[u8]) -> String {
    const COMMAND: &[u8] = b"(set-logic";
    let line =
        text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii).find(|line| line.starts_with(COMMAND));
    let name = line
        .and_then(|line| line.get(COMMAND.len()..))
        .and_then(|rest| rest.split(|&byte| byte == b')').next());
    match name.map(|name| String::from_utf8_lossy(name.trim_ascii()).into_owned()) {
        Some(name) if !name.is_empty() => name,
        _ => "?".to_owned(),
    }
}

fn folder_of(name: &str) -> String {
    let folder = Path::new(name).parent().map(|folder| folder.to_string_lossy().into_owned());
    folder.filter(|folder| !folder.is_empty()).unwrap_or_else(|| "-".to_owned())
}

fn format_of(path: &Path) -> Option<Format> {
    match path.extension()?.to_str()? {
        "smt2" => Some(Format::Smt),
        "cnf" | "dimacs" => Some(Format::Dimacs),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(test: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("smtlib-bench-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        for (name, text) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn an_index_is_read_by_column_names() {
        let index = "logic\tpath\tset\texpected\tsource\tquick\n\
                     QF_BV\tperf/a.smt2\tperf\tunsat\tsomewhere\ty\n\
                     broken line\n\
                     CNF\tcnf/b.cnf\tcnf\tsat\t\t-\n\
                     QF_BV\tincremental/c.smt2\tincremental\tsee .expected\thome\t-\n";
        let files = [
            (INDEX, index),
            ("incremental/c.smt2", "(check-sat)"),
            ("incremental/c.expected", "sat\n?\nunsat\n"),
        ];
        let folder = folder("index", &files);
        let corpus = load(&folder, &Selection::default()).unwrap();
        let names: Vec<&str> = corpus.problems.iter().map(|problem| problem.name.as_str()).collect();
        assert_eq!(names, ["perf/a.smt2", "cnf/b.cnf", "incremental/c.smt2"]);
        assert_eq!(corpus.complaints, ["INDEX.tsv:3: 1 fields, expected 6"]);
        assert_eq!(corpus.problems[0].expected, Expected::one(Answer::Unsat));
        assert_eq!((corpus.problems[1].format, corpus.problems[1].source.as_str()), (Format::Dimacs, "cnf"));
        let each = vec![Answer::Sat, Answer::Unknown, Answer::Unsat];
        assert_eq!(corpus.problems[2].expected, Expected::Each(each));
        assert!(corpus.problems[2].incremental && !corpus.problems[0].incremental);
        let quick = load(&folder, &Selection { quick: true, ..Selection::default() }).unwrap();
        assert_eq!(quick.problems.len(), 1);
        let none = load(&folder, &Selection { sets: vec!["none".to_owned()], ..Selection::default() });
        assert!(none.unwrap_err().to_string().contains("sets: cnf incremental perf"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn an_index_without_a_header_is_an_error() {
        let folder = folder("header", &[(INDEX, "a.smt2\tQF_BV\n")]);
        assert!(matches!(load(&folder, &Selection::default()), Err(CorpusError::Header(_))));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_plain_folder_describes_itself() {
        let files = [
            ("b/two.smt2", "(set-logic QF_BV)\n(set-info :status sat)\n(check-sat)\n(check-sat)"),
            ("a.smt2", "(set-logic QF_ABV)(set-info :status unsat)(check-sat)"),
            ("empty.smt2", ""),
            ("f.cnf", "p cnf 0 0"),
            ("README", "no"),
        ];
        let folder = folder("plain", &files);
        let corpus = load(&folder, &Selection::default()).unwrap();
        let seen: Vec<_> = corpus
            .problems
            .iter()
            .map(|p| (p.name.as_str(), p.logic.as_str(), p.expected != Expected::Nothing, p.incremental))
            .collect();
        let wanted = [
            ("a.smt2", "QF_ABV", true, false),
            ("b/two.smt2", "QF_BV", true, true),
            ("empty.smt2", "?", false, false),
            ("f.cnf", "CNF", false, false),
        ];
        assert_eq!(seen, wanted);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_sample_is_spread_evenly() {
        let files: Vec<(String, &str)> = (0..10).map(|number| (format!("f{number}.cnf"), "")).collect();
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), *text)).collect();
        let folder = folder("sample", &files);
        let corpus = load(&folder, &Selection { sample: Some(3), ..Selection::default() }).unwrap();
        let names: Vec<&str> = corpus.problems.iter().map(|problem| problem.name.as_str()).collect();
        assert_eq!(names, ["f3.cnf", "f6.cnf", "f9.cnf"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
