//! The report for people: what fails, the lines that led there with the values that matter, and the verdict.
//!
//! **Here.** A failure is `file:line:column: what goes wrong`, as compilers say it, so that editors find the
//! place. The last line begins with the word that benchmark runners read: `TRUE`, `FALSE(property)` or
//! `UNKNOWN`.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use super::source::Sources;
use super::story::{NamedValue, Story, StoryRow, relevant};
use super::syntax::identifiers;
use super::value::{is_scalar, show};
use crate::interpret::trace::Trace;
use crate::job::{Cause, CheckReport, Job, LoopInvariant, Outcome, Report, Verdict};
use crate::program::checks::ASSERTION;
use crate::reading::Externals;
use crate::why::{Why, plural};

/// The most lines of a path that are shown.
const ROWS: usize = 24;
/// The most columns of source lines.
const COLUMNS: usize = 64;
/// The most values beside a line.
const VALUES: usize = 8;
/// The most inputs that are listed.
const INPUTS: usize = 24;
/// The columns that lists are wrapped at.
const WIDTH: usize = 100;
/// The most undecided checks, and warnings, that are listed.
const OPEN: usize = 20;

/// How text is emphasised: by escape sequences of terminals, or not at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paint {
    /// Whether the text goes to a terminal.
    pub is_terminal: bool,
}

impl Paint {
    fn paint(self, code: &str, text: &str) -> String {
        if self.is_terminal { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    fn strong(self, text: &str) -> String {
        self.paint("1", text)
    }

    fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }
}

/// The report as text.
pub fn text(job: &Job, report: &Report, sources: &Sources, paint: Paint) -> String {
    failures(report, sources, paint) + &rest(job, report, sources, paint)
}

/// The failures of a report as text.
pub fn failures(report: &Report, sources: &Sources, paint: Paint) -> String {
    let mut out = String::new();
    for check in &report.checks {
        if let Outcome::Fails(trace) = &check.outcome {
            failure(&mut out, check, trace, sources, paint);
        }
    }
    out
}

/// The text after the failures.
pub fn rest(job: &Job, report: &Report, sources: &Sources, paint: Paint) -> String {
    let mut out = String::new();
    open(&mut out, report, sources);
    for warning in report.warnings.iter().take(OPEN) {
        line(&mut out, &format!("warning: {warning}"));
    }
    if report.warnings.len() > OPEN {
        line(&mut out, &format!("... and {} more warnings", report.warnings.len() - OPEN));
    }
    for invariant in report.invariants.iter().take(OPEN) {
        line(&mut out, &of_loop(invariant, sources));
    }
    if !report.bodiless.is_empty() {
        let may = match job.reading.externals {
            Externals::Arguments => "return anything and write what their arguments point to",
            Externals::Pure => "return anything",
            Externals::Anything => "return anything and write whatever others can reach",
        };
        line(&mut out, &format!("without a body: {}; they may {may}", report.bodiless.join(", ")));
    }
    for assumption in &report.assumptions {
        line(&mut out, &format!("assumed: {assumption} ({})", assumption.removed_by()));
    }
    line(&mut out, &verdict(report, paint));
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}

/// The invariant of a loop, in a line.
fn of_loop(invariant: &LoopInvariant, sources: &Sources) -> String {
    let mut text = format!("{}: proved with", sources.place(invariant.span));
    for (position, predicate) in invariant.predicates.iter().enumerate() {
        if position > 0 && text.len() + predicate.len() > WIDTH {
            return format!("{text}, and {} more", invariant.predicates.len() - position);
        }
        text += &format!("{} {predicate}", if position == 0 { "" } else { "," });
    }
    text
}

/// A check that fails.
fn failure(out: &mut String, check: &CheckReport, trace: &Trace, sources: &Sources, paint: Paint) {
    let asserted = asserted(check, sources);
    // The text of the failure may have it.
    let condition = asserted.as_ref().filter(|_| check.says == ASSERTION);
    let of_condition = condition.map(|condition| format!(": {condition}")).unwrap_or_default();
    let headline = format!("{}: {}{of_condition}", sources.place(check.span), check.says);
    line(out, &paint.strong(&headline));
    if let Some(standing) = check.standing {
        line(out, &format!("  {}", standing.says()));
    }
    let wanted: Vec<String> = check.causes.iter().flatten().map(Cause::wanted).collect();
    if !wanted.is_empty() {
        wrapped(out, "  relies on: ", &wanted);
    }
    let story = Story::new(trace, sources);
    excerpt(out, &story, sources, asserted.as_deref().map(|condition| (check.span.line, condition)), paint);
    if !story.inputs.is_empty() {
        let mut shown: Vec<String> = story.inputs.iter().take(INPUTS).cloned().collect();
        if story.inputs.len() > INPUTS {
            shown.push(format!("and {} more", story.inputs.len() - INPUTS));
        }
        wrapped(out, "  inputs: ", &shown);
    }
}

/// Words after a beginning, in lines of about a hundred columns.
fn wrapped(out: &mut String, begin: &str, words: &[String]) {
    let mut text = begin.to_owned();
    for (index, word) in words.iter().enumerate() {
        if text.len() > begin.len() && text.len() + word.len() > WIDTH {
            line(out, text.trim_end());
            text = " ".repeat(begin.len());
        }
        text.push_str(word);
        text.push_str(if index + 1 < words.len() { ", " } else { "" });
    }
    line(out, &text);
}

/// The lines of the path that matter; a condition that fails on the last of them, with its line.
fn excerpt(out: &mut String, story: &Story, sources: &Sources, asserted: Option<(u32, &str)>, paint: Paint) {
    let (rows, left_out) = chosen(story, sources);
    let texts: Vec<String> = rows.iter().map(|(row, _)| source_line(row, sources)).collect();
    let indent = |text: &String| text.len() - text.trim_start().len();
    let margin = texts.iter().filter(|text| !text.trim().is_empty()).map(indent).min().unwrap_or(0);
    let texts: Vec<String> = texts.iter().map(|text| cut(text.get(margin..).unwrap_or(""))).collect();
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let digits = rows.iter().map(|(row, _)| row.span.line.to_string().len()).max().unwrap_or(1).max(4);
    let functions: BTreeSet<usize> = rows.iter().map(|(row, _)| row.frame).collect();
    let file = rows.last().map_or(0, |(row, _)| row.span.file);
    let mut shown_frame = None;
    if left_out > 0 {
        line(out, &paint.faint(&format!("  ... {left_out} earlier lines")));
    }
    for (index, ((row, times), text)) in rows.iter().zip(&texts).enumerate() {
        let is_told = functions.len() > 1 || !story.frame(row).arguments.is_empty();
        if is_told && shown_frame != Some(row.frame) {
            line(out, &paint.faint(&format!("  in {}", signature(story, row))));
        }
        shown_frame = Some(row.frame);
        if row.span.line == 0 || text.is_empty() && row.before.is_empty() && row.after.is_empty() {
            continue;
        }
        let mut notes = match asserted {
            Some((at, condition)) if index + 1 == rows.len() && at == row.span.line => failed(row, condition),
            _ if index + 1 == rows.len() => list(&row.before),
            _ => notes(row),
        };
        if *times > 1 {
            let _ = write!(notes, "  (last of {times} times)");
        }
        if row.span.file != file {
            let _ = write!(notes, "  ({})", sources.name(row.span.file));
        }
        let number = paint.faint(&format!("{:>digits$} |", row.span.line));
        let shown = format!("{number} {text:<width$}    {notes}");
        line(out, shown.trim_end());
    }
}

/// The rows to show, with how often each line came, and how many are not shown.
fn chosen<'a>(story: &'a Story, sources: &Sources) -> (Vec<(&'a StoryRow, usize)>, usize) {
    let mut rows: Vec<(&StoryRow, usize)> = Vec::new();
    let mut known: BTreeSet<(&str, u32, u32)> = BTreeSet::new();
    let mut times = std::collections::BTreeMap::new();
    let relevant = relevant(story, sources);
    let key = |row: &StoryRow| (story.frames[row.frame].function.as_str(), row.span.file, row.span.line);
    for &number in &relevant {
        *times.entry(key(&story.rows[number])).or_insert(0) += 1;
    }
    for &number in relevant.iter().rev() {
        let row = &story.rows[number];
        // Where a function without a result returns, there is nothing to see.
        let is_brace =
            number + 1 < story.rows.len() && sources.line(row.span).is_some_and(|line| line.trim() == "}");
        if !is_brace && known.insert(key(row)) {
            rows.push((row, times[&key(row)]));
        }
    }
    let left_out = rows.len().saturating_sub(ROWS);
    rows.truncate(ROWS);
    rows.reverse();
    (rows, left_out)
}

/// The line of the source, with tabs as blanks.
fn source_line(row: &StoryRow, sources: &Sources) -> String {
    sources.line(row.span).unwrap_or("").replace('\t', "    ").trim_end().to_owned()
}

fn cut(text: &str) -> String {
    if text.chars().count() <= COLUMNS {
        return text.to_owned();
    }
    text.chars().take(COLUMNS - 3).chain("...".chars()).collect()
}

/// The function of a row, with its arguments.
fn signature(story: &Story, row: &StoryRow) -> String {
    let frame = story.frame(row);
    let arguments: Vec<String> = frame.arguments.iter().map(named).collect();
    format!("{}({})", frame.function, arguments.join(", "))
}

fn value(named: &NamedValue) -> String {
    show(&named.ty, &named.value)
}

fn named(named: &NamedValue) -> String {
    format!("{} = {}", named.name, value(named))
}

fn list(values: &[NamedValue]) -> String {
    let mut shown: Vec<String> = Vec::new();
    for value in values.iter().map(named) {
        if !shown.contains(&value) {
            shown.push(value);
        }
    }
    if shown.len() > VALUES {
        shown.truncate(VALUES);
        shown.push("...".to_owned());
    }
    shown.join(", ")
}

/// The values of the variables on a line, before and after it.
fn notes(row: &StoryRow) -> String {
    // A variable that is only written had a value before that does not matter.
    let is_written = |name: &str| row.after.iter().any(|after| after.name == name);
    let before: Vec<NamedValue> =
        row.before.iter().filter(|named| !is_written(&named.name)).cloned().collect();
    match (before.is_empty(), row.after.is_empty()) {
        (_, true) => list(&before),
        (true, false) => list(&row.after),
        (false, false) => format!("{}  ->  {}", list(&before), list(&row.after)),
    }
}

/// The values on the line of a condition that fails: put into it, if they are known.
fn failed(row: &StoryRow, condition: &str) -> String {
    let values = list(&row.before);
    let words = identifiers(condition);
    let known = |word: &String| row.before.iter().find(|named| named.name == *word && is_scalar(&named.ty));
    if words.is_empty() || !words.iter().all(|word| known(word).is_some()) {
        return values;
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = condition;
    while let Some(first) = rest.chars().next() {
        let end = match is_part(first) {
            true => rest.find(|c| !is_part(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        match known(&rest[..end].to_owned()) {
            Some(named) => out.push_str(&value(named)),
            None => out.push_str(&rest[..end]),
        }
        rest = &rest[end..];
    }
    format!("{out} is false")
}

/// The condition of a check that is an assertion, if the line of the source shows it.
fn asserted(check: &CheckReport, sources: &Sources) -> Option<String> {
    let said = check.says.strip_prefix(ASSERTION)?;
    let all = assertions(sources.line(check.span)?);
    let is_it = |(column, condition): &&(usize, String)| match said.strip_prefix(": ") {
        Some(text) => text == condition,
        None => all.len() == 1 || *column == check.span.column as usize,
    };
    all.iter().find(is_it).map(|(_, condition)| condition.clone())
}

/// The assertions of a line: the arguments of `assert` and of functions that are named like it, with the
/// columns where these begin.
fn assertions(line: &str) -> Vec<(usize, String)> {
    let begins = ["__VERIFIER_assert(", "assert(", "assert!("]
        .iter()
        .flat_map(|name| line.match_indices(name).map(|(position, _)| (position, position + name.len())));
    let is_word = |position: usize| !line[..position].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let found = begins.filter(|&(position, _)| is_word(position));
    found.filter_map(|(position, start)| Some((position + 1, argument(&line[start..])?))).collect()
}

/// The text up to the closing parenthesis, if it has no quotes.
fn argument(text: &str) -> Option<String> {
    let mut depth = 1_u32;
    for (position, c) in text.char_indices() {
        match c {
            '"' | '\'' => return None,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(text[..position].trim().to_owned()).filter(|text| !text.is_empty());
        }
    }
    None
}

/// The checks that are not decided.
fn open(out: &mut String, report: &Report, sources: &Sources) {
    let open: Vec<(&CheckReport, &Why)> = report
        .checks
        .iter()
        .filter_map(|check| match &check.outcome {
            Outcome::Open(reason) => Some((check, reason)),
            _ => None,
        })
        .collect();
    for (check, reason) in open.iter().take(OPEN) {
        line(out, &format!("{}: not decided: {}: {reason}", sources.place(check.span), check.says));
    }
    if open.len() > OPEN {
        line(out, &format!("... and {} more that are not decided", open.len() - OPEN));
    }
}

/// Counters as lines: the name and the number, for `--stats`.
pub fn counters(report: &Report) -> String {
    let own = [
        ("checks".into(), report.checks.len() as u64),
        ("unrolled".into(), report.unrolled.into()),
        ("questions".into(), report.questions),
    ];
    let of_engines = report.statistics.iter().map(|row| (row.name.clone(), row.value));
    let rows: Vec<(Cow<str>, u64)> =
        own.into_iter().chain(of_engines.filter(|&(_, value)| value > 0)).collect();
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for (name, value) in rows {
        line(&mut out, &format!("{name:<width$} {value}"));
    }
    line(&mut out, &format!("{:<width$} {:.3}", "seconds", report.time.as_secs_f64()));
    out
}

/// How many checks hold, fail, and are open.
pub fn counts(report: &Report) -> (usize, usize, usize) {
    let count = |is: fn(&Outcome) -> bool| report.checks.iter().filter(|check| is(&check.outcome)).count();
    (
        count(|outcome| matches!(outcome, Outcome::Holds)),
        count(|outcome| matches!(outcome, Outcome::Fails(_))),
        count(|outcome| matches!(outcome, Outcome::Open(_))),
    )
}

/// The word that says it all, with what it rests on: `FALSE(unreach-call)`.
pub fn verdict_word(report: &Report) -> String {
    match report.verdict() {
        Verdict::True => "TRUE".to_owned(),
        Verdict::False => {
            let fails = report.checks.iter().filter(|check| matches!(check.outcome, Outcome::Fails(_)));
            let properties: BTreeSet<_> = fails.map(|check| check.property).collect();
            let names: Vec<&str> = properties.iter().map(|property| property.name()).collect();
            format!("FALSE({})", names.join(","))
        }
        Verdict::Unknown => format!("UNKNOWN ({})", why_unknown(report)),
    }
}

fn why_unknown(report: &Report) -> String {
    match report.stopped.as_ref().or_else(|| most_frequent(report)) {
        Some(why) => why.to_string(),
        None => {
            let unseen = report.unseen.iter().map(|why| format!(", {why}"));
            format!("nothing to check{}", unseen.collect::<String>())
        }
    }
}

/// The reason why most of the open checks are open; the first of several.
fn most_frequent(report: &Report) -> Option<&Why> {
    let mut counts: Vec<(&Why, usize)> = Vec::new();
    for check in &report.checks {
        if let Outcome::Open(why) = &check.outcome {
            match counts.iter_mut().find(|(known, _)| *known == why) {
                Some((_, count)) => *count += 1,
                None => counts.push((why, 1)),
            }
        }
    }
    let (why, _) = counts.into_iter().rev().max_by_key(|&(_, count)| count)?;
    Some(why)
}

/// The line of the verdict on the whole program.
fn verdict(report: &Report, paint: Paint) -> String {
    let (holds, fails, open) = counts(report);
    let checks = report.checks.len();
    let seconds = format!("{:.2} s", report.time.as_secs_f64());
    let word = verdict_word(report);
    let (colour, rest) = match report.verdict() {
        Verdict::True if checks == 0 => {
            let asked: Vec<&str> = report.asked.iter().map(|property| property.name()).collect();
            ("1;32", format!("nothing to check: {}", asked.join(",")))
        }
        Verdict::True if checks == 1 => ("1;32", "1 check holds".to_owned()),
        Verdict::True => ("1;32", format!("{checks} checks hold")),
        verdict => {
            let colour = if verdict == Verdict::False { "1;31" } else { "1;33" };
            let of = plural(checks as u64, "check", "checks");
            let (holds, fails) =
                (plural(holds as u64, "holds", "hold"), plural(fails as u64, "fails", "fail"));
            let replayed = if verdict == Verdict::False { "; replayed" } else { "" };
            (colour, format!("{of}: {holds}, {fails}, {open} open{replayed}"))
        }
    };
    let took: String = report.summaries.iter().map(|took| format!("{took}; ")).collect();
    format!("{}   {rest}; {took}{seconds}", paint.paint(colour, &word))
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;
