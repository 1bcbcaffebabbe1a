//! The report for people: what fails, the lines that led there with the values that matter, and the verdict.
//!
//! **Here.** A failure is `file:line:column: what goes wrong`, as compilers say it, so that editors find the
//! place. The last line begins with the word that benchmark runners read: `TRUE`, `FALSE(property)` or
//! `UNKNOWN`.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use super::condition::{asserted, asserted_by_caller, is_plain, users};
use super::source::Sources;
use super::story::{NamedValue, Story, StoryRow, origins, relevant};
use super::syntax::identifiers;
use super::value::is_scalar;
use crate::frontend::module::Span;
use crate::job::{Cause, CheckReport, Job, LoopInvariant, Outcome, Report, Verdict};
use crate::program::checks::ASSERTION;
use crate::reading::{Externals, Property};
use crate::why::Why;
use crate::words::plural;

/// The most lines of a path that are shown.
const ROWS: usize = 24;
/// The most columns of source lines.
const COLUMNS: usize = 64;
/// The most columns of the line of a check, and how many are shown after its place.
const LONGEST: usize = 160;
const AFTER: usize = 12;
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
    failures(report, sources, paint, &mut ToldFailures::default()) + &rest(job, report, sources, paint)
}

/// The failures of a report as text, but for those that were told before.
pub fn failures(report: &Report, sources: &Sources, paint: Paint, told: &mut ToldFailures) -> String {
    let mut out = String::new();
    for check in &report.checks {
        let Outcome::Fails(trace) = &check.outcome else { continue };
        let name = (check.span, check.property, check.says.clone());
        if told.failures.contains(&name) {
            continue;
        }
        told.failures.push(name);
        let story = Story::new(trace, sources);
        let cause = FailureCause::new(check, &story, sources);
        let known = told.causes.iter().find(|known| known.is_of(&cause));
        match known {
            Some(known) => again(&mut out, (check, &story), known.check.span, sources, paint),
            None => failure(&mut out, check, &story, sources, paint),
        }
        if known.is_none() {
            told.causes.push(cause);
        }
    }
    out
}

/// The text after the failures.
pub fn rest(job: &Job, report: &Report, sources: &Sources, paint: Paint) -> String {
    let mut out = String::new();
    open(&mut out, report, sources, paint);
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

/// The failures that were told so far.
#[derive(Debug, Default)]
pub struct ToldFailures {
    failures: Vec<(Span, Property, String)>,
    /// A cause for each that has a story.
    causes: Vec<FailureCause>,
}

/// The cause of a failure.
#[derive(Debug)]
struct FailureCause {
    /// The check, without the execution on which it fails.
    check: CheckReport,
    /// The variables on the line that fails; where a null pointer makes it fail, those that are null.
    variables: BTreeSet<String>,
    /// The inputs that their values come from.
    origins: BTreeSet<(u32, u32, String)>,
}

impl FailureCause {
    fn new(check: &CheckReport, story: &Story, sources: &Sources) -> FailureCause {
        let values = story.rows.last().map(StoryRow::latest).unwrap_or_default();
        let is_meant = |named: &NamedValue| check.property != Property::Null || named.shown == "NULL";
        let variables = values.into_iter().filter(is_meant).map(|named| named.name).collect();
        let check = CheckReport {
            function: check.function.clone(),
            says: check.says.clone(),
            outcome: Outcome::Open(Why::NotAsked),
            causes: check.causes.clone(),
            obligations: Vec::new(),
            ..*check
        };
        FailureCause { check, variables, origins: origins(story, sources) }
    }

    /// Whether another failure has this cause: the same line is reached, the same pointers are null, or the
    /// same variables of a function have values that come from the same inputs. Each assertion says something
    /// of its own.
    fn is_of(&self, other: &FailureCause) -> bool {
        let (own, others) = (&self.check, &other.check);
        if own.property != others.property {
            return false;
        }
        if matches!(own.property, Property::UnreachCall | Property::Panic | Property::Uncaught) {
            return own.span == others.span && own.says == others.says;
        }
        let is_line = (own.span.file, own.span.line) == (others.span.file, others.span.line);
        let nulls = |check: &CheckReport| check.causes.clone().filter(|causes| !causes.is_empty());
        let is_function = own.function == others.function;
        let has_origins = !self.origins.is_empty() && !self.variables.is_empty();
        let are_variables = has_origins && self.variables == other.variables && self.origins == other.origins;
        match (nulls(own), nulls(others)) {
            (None, None) => is_line || is_function && are_variables,
            (own_nulls, others_nulls) => own_nulls == others_nulls && is_function,
        }
    }
}

/// A check that fails for the reason that another one fails for, whose place is given: in a line.
fn again(
    out: &mut String,
    (check, story): (&CheckReport, &Story),
    before: Span,
    sources: &Sources,
    paint: Paint,
) {
    let values = story.rows.last().map(|row| list(&row.latest())).unwrap_or_default();
    let with = if values.is_empty() { String::new() } else { format!(", with {values}") };
    let condition = asserted(check, sources).filter(|_| check.says == ASSERTION);
    let of_condition = condition.map(|condition| format!(": {condition}")).unwrap_or_default();
    let headline = format!("{}: {}{of_condition}", sources.place(check.span), check.says);
    line(out, &format!("{}; as at {}{with}", paint.strong(&headline), sources.place(before)));
}

/// A check that fails.
fn failure(out: &mut String, check: &CheckReport, story: &Story, sources: &Sources, paint: Paint) {
    let asserted = asserted(check, sources);
    // The text of the failure may have it.
    let condition = asserted.as_ref().filter(|_| check.says == ASSERTION);
    let of_condition = condition.map(|condition| format!(": {condition}")).unwrap_or_default();
    let by_caller = asserted_by_caller(check, story, sources).unwrap_or_default();
    let (span, _) = users(check, story, sources);
    let in_library =
        if span == check.span { String::new() } else { format!(", at {}", sources.place(check.span)) };
    let headline = format!("{}: {}{of_condition}{by_caller}{in_library}", sources.place(span), check.says);
    line(out, &paint.strong(&headline));
    if let Some(standing) = check.standing {
        line(out, &format!("  {}", standing.says()));
    }
    let wanted: Vec<String> = check.causes.iter().flatten().map(Cause::wanted).collect();
    if !wanted.is_empty() {
        wrapped(out, "  relies on: ", &wanted);
    }
    path(out, check, story, sources, paint);
}

/// The lines that led to a failure, and the inputs.
fn path(out: &mut String, check: &CheckReport, story: &Story, sources: &Sources, paint: Paint) {
    let asserted = asserted(check, sources);
    excerpt(out, story, sources, (check.span, asserted.as_deref()), paint);
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

/// The lines of the path that matter; the last of them with the place of the check, or with the condition
/// that fails there.
fn excerpt(
    out: &mut String,
    story: &Story,
    sources: &Sources,
    (at, asserted): (Span, Option<&str>),
    paint: Paint,
) {
    let (rows, left_out) = chosen(story, sources);
    let texts: Vec<String> = rows.iter().map(|(row, _)| source_line(row, sources)).collect();
    let indent = |text: &String| text.len() - text.trim_start().len();
    let margin = texts.iter().filter(|text| !text.trim().is_empty()).map(indent).min().unwrap_or(0);
    // The last line is shown as far as the place of the check, and a little further.
    let place = column(at, sources, margin).unwrap_or(0).saturating_add(AFTER).min(LONGEST);
    let most = |index: usize| if index + 1 == texts.len() { place.max(COLUMNS) } else { COLUMNS };
    let shown = |(index, text): (usize, &String)| cut(text.get(margin..).unwrap_or(""), most(index));
    let texts: Vec<String> = texts.iter().enumerate().map(shown).collect();
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
            Some(condition) if index + 1 == rows.len() && at.line == row.span.line => failed(row, condition),
            _ if index + 1 == rows.len() => list(&row.latest()),
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
        let is_place = (at.file, at.line) == (row.span.file, row.span.line);
        if index + 1 == rows.len() && is_place && asserted.is_none() {
            let column = column(at, sources, margin).filter(|&column| column < text.chars().count());
            let marked = column.map(|column| format!("{:>digits$} | {:column$}^", "", ""));
            marked.iter().for_each(|marked| line(out, &paint.faint(marked)));
        }
    }
}

/// The column, from 0 on, where a place is in its line as [`source_line`] shows it without a margin.
fn column(at: Span, sources: &Sources, margin: usize) -> Option<usize> {
    let bytes = (at.column as usize).checked_sub(1)?;
    let before = sources.line(at)?.get(..bytes)?;
    let shown = before.replace('\t', "    ").chars().count();
    shown.checked_sub(margin)
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

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 3).chain("...".chars()).collect()
}

/// The function of a row, with its arguments.
fn signature(story: &Story, row: &StoryRow) -> String {
    let frame = story.frame(row);
    let arguments: Vec<String> = frame.arguments.iter().map(NamedValue::to_string).collect();
    format!("{}({})", frame.function, arguments.join(", "))
}

fn list(values: &[NamedValue]) -> String {
    let mut shown: Vec<String> = Vec::new();
    for value in values.iter().map(NamedValue::to_string) {
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

/// The values of the variables on a line, before and after it: of several that one got, the last.
fn notes(row: &StoryRow) -> String {
    // A variable that is only written had a value before that does not matter.
    let is_written = |name: &str| row.after.iter().any(|after| after.name == name);
    let before: Vec<NamedValue> =
        row.before.iter().filter(|named| !is_written(&named.name)).cloned().collect();
    let is_last = |&(index, named): &(usize, &NamedValue)| {
        row.after[index + 1..].iter().all(|later| later.name != named.name)
    };
    let after = row.after.iter().enumerate().filter(is_last);
    let after: Vec<NamedValue> = after.map(|(_, named)| named.clone()).collect();
    match (before.is_empty(), after.is_empty()) {
        (_, true) => list(&before),
        (true, false) => list(&after),
        (false, false) => format!("{}  ->  {}", list(&before), list(&after)),
    }
}

/// The values on the line of a condition that fails: put into it, if they are known and it is made of
/// variables only, none of which it changes.
fn failed(row: &StoryRow, condition: &str) -> String {
    let latest = row.latest();
    let words = identifiers(condition);
    let known = |word: &String| latest.iter().find(|named| named.name == *word && is_scalar(&named.ty));
    if words.is_empty() || !is_plain(condition) || !words.iter().all(|word| known(word).is_some()) {
        return list(&latest);
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
            Some(named) => out.push_str(&named.shown),
            None => out.push_str(&rest[..end]),
        }
        rest = &rest[end..];
    }
    format!("{out} is false")
}

/// The checks that are not decided.
fn open(out: &mut String, report: &Report, sources: &Sources, paint: Paint) {
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
        if let Some(trace) = check.outcome.path() {
            path(out, check, &Story::new(trace, sources), sources, paint);
        }
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
