//! The report as a page: one file that needs nothing else, with the source beside the path and the values at
//! each step.
//!
//! **Contract.** Whatever comes from a program (names, lines, values) is escaped where it enters the page; in
//! the data of scripts `<` never stands for itself, so nothing in it ends the script.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Value, json};

use super::source::Sources;
use super::story::{NamedValue, Story, StoryRow};
use super::text::{counts, verdict_word};
use crate::interpret::trace::Trace;
use crate::job::{CheckReport, Outcome, Report, Verdict};
use crate::words::plural;

/// The most steps of a path: its last ones.
const STEPS: usize = 2_000;
/// Lines that are shown before and after those of the path, in long files.
const AROUND: usize = 200;
/// The most checks that are listed.
const CHECKS: usize = 2_000;

/// The report as a page.
pub fn html(report: &Report, sources: &Sources) -> String {
    let mut out = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width\">\n");
    let word = escaped(&verdict_word(report));
    let _ = write!(
        out,
        "<title>{word}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
        include_str!("page.css")
    );
    header(&mut out, report, &word);
    for check in &report.checks {
        if let Some(trace) = check.outcome.path() {
            failure(&mut out, check, trace, sources);
        }
    }
    checks(&mut out, report, sources);
    let _ = write!(out, "<script>\n{}</script>\n</body>\n</html>\n", include_str!("page.js"));
    out
}

/// Text in the page.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

fn header(out: &mut String, report: &Report, word: &str) {
    let class = match report.verdict() {
        Verdict::True => "true",
        Verdict::False => "false",
        Verdict::Unknown => "unknown",
    };
    let (holds, fails, open) = counts(report);
    let _ = writeln!(out, "<header>\n<h1 class=\"{class}\">{word}</h1>");
    let seconds = report.time.as_secs_f64();
    let _ = writeln!(
        out,
        "<div>{}, {}, {open} open; {seconds:.2} s</div>\n<ul class=\"notes\">",
        plural(holds as u64, "holds", "hold"),
        plural(fails as u64, "fails", "fail"),
    );
    if !report.bodiless.is_empty() {
        let _ = writeln!(out, "<li>without a body: {}</li>", escaped(&report.bodiless.join(", ")));
    }
    for assumption in &report.assumptions {
        let _ = writeln!(out, "<li>assumed: {}</li>", escaped(&assumption.to_string()));
    }
    for warning in &report.warnings {
        let _ = writeln!(out, "<li>warning: {}</li>", escaped(warning));
    }
    out.push_str("</ul>\n</header>\n");
}

fn checks(out: &mut String, report: &Report, sources: &Sources) {
    out.push_str("<h2>Checks</h2>\n<table class=\"checks\">\n");
    out.push_str("<tr><th>place</th><th>function</th><th>property</th><th>says</th><th>outcome</th></tr>\n");
    for check in report.checks.iter().take(CHECKS) {
        let (class, outcome) = match &check.outcome {
            Outcome::Holds => ("holds", "holds".to_owned()),
            Outcome::Fails(_) => ("fails", "fails".to_owned()),
            Outcome::Open(reason) => ("open", format!("open: {reason}")),
        };
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td class=\"{class}\">{}</td></tr>",
            escaped(&sources.place(check.span)),
            escaped(&check.function),
            check.property.name(),
            escaped(&check.says),
            escaped(&outcome)
        );
    }
    out.push_str("</table>\n");
    if report.checks.len() > CHECKS {
        let _ = writeln!(out, "<p>... and {} more</p>", report.checks.len() - CHECKS);
    }
}

/// A failure, be it under a condition: source and path.
fn failure(out: &mut String, check: &CheckReport, trace: &Trace, sources: &Sources) {
    let story = Story::new(trace, sources);
    let rows: Vec<&StoryRow> = story.rows.iter().filter(|row| row.span.line > 0).collect();
    let rows = &rows[rows.len().saturating_sub(STEPS)..];
    let (class, more) = match &check.outcome {
        Outcome::Open(reason) => ("unknown", format!(": not decided: {reason}")),
        Outcome::Fails(_) | Outcome::Holds => ("false", String::new()),
    };
    let title = format!("{}: {}{more}", sources.place(check.span), check.says);
    let _ = writeln!(out, "<section class=\"failure\">\n<h2 class=\"{class}\">{}</h2>", escaped(&title));
    out.push_str("<div class=\"panes\">\n<div class=\"sources\">\n");
    for file in rows.iter().map(|row| row.span.file).collect::<BTreeSet<_>>() {
        source(out, file, rows, sources);
    }
    out.push_str("</div>\n<div class=\"path\">\n<div class=\"state\"></div>\n<ol>\n");
    let mut frame = None;
    for row in rows {
        step(out, &story, row, frame, sources);
        frame = Some(row.frame);
    }
    out.push_str("</ol>\n</div>\n</div>\n");
    let _ = writeln!(out, "<script type=\"application/json\">{}</script>\n</section>", data(&story, rows));
}

/// A file, or of a long one the lines around those of the path.
fn source(out: &mut String, file: u32, rows: &[&StoryRow], sources: &Sources) {
    let _ = writeln!(out, "<table class=\"code\"><caption>{}</caption>", escaped(sources.name(file)));
    let lines = sources.lines(file).unwrap_or_default();
    let on_path: BTreeSet<usize> =
        rows.iter().filter(|row| row.span.file == file).map(|row| row.span.line as usize).collect();
    let is_near = |number: usize| {
        let from = number.saturating_sub(AROUND);
        on_path.range(from..=number + AROUND).next().is_some()
    };
    let mut is_gap = false;
    for (index, text) in lines.iter().enumerate() {
        let number = index + 1;
        if !is_near(number) {
            if !is_gap {
                out.push_str("<tr><td class=\"number\">...</td><td></td><td class=\"values\"></td></tr>\n");
            }
            is_gap = true;
            continue;
        }
        is_gap = false;
        let _ = writeln!(
            out,
            "<tr data-line=\"{file}:{number}\"><td class=\"number\">{number}</td><td>{}</td>\
             <td class=\"values\"></td></tr>",
            escaped(text)
        );
    }
    out.push_str("</table>\n");
}

/// A step in the list.
fn step(out: &mut String, story: &Story, row: &StoryRow, frame_before: Option<usize>, sources: &Sources) {
    let depth = std::iter::successors(Some(row.frame), |&frame| story.frames[frame].caller).count();
    let indent = "  ".repeat(depth.saturating_sub(1).min(20));
    out.push_str("<li><button>");
    if frame_before != Some(row.frame) {
        let frame = story.frame(row);
        let arguments: Vec<String> = frame.arguments.iter().map(NamedValue::to_string).collect();
        let call = format!("{indent}{}({})", frame.function, arguments.join(", "));
        let _ = writeln!(out, "<span class=\"calls\">{}</span>", escaped(&call));
    }
    let text = sources.line(row.span).unwrap_or("").trim();
    let place = format!("{indent}{:>4}  ", row.span.line);
    let _ = write!(out, "<span class=\"place\">{}</span>{}", escaped(&place), escaped(text));
    let values: Vec<String> = row.after.iter().map(NamedValue::to_string).collect();
    if !values.is_empty() {
        let _ = write!(out, "\n<span class=\"set\">{indent}      {}</span>", escaped(&values.join(", ")));
    }
    out.push_str("</button></li>\n");
}

/// The data of the page's script: for each step its place, its activation, and values.
fn data(story: &Story, rows: &[&StoryRow]) -> String {
    let pair = |named: &NamedValue| json!([named.name, named.shown]);
    let frames: Vec<Value> = (story.frames.iter())
        .map(|frame| {
            let arguments: Vec<Value> = frame.arguments.iter().map(pair).collect();
            json!({ "name": frame.function, "arguments": arguments })
        })
        .collect();
    let steps: Vec<Value> = rows
        .iter()
        .map(|row| {
            let after = row.after.iter().zip(&row.owners);
            let after: Vec<Value> =
                after.map(|(named, owner)| json!([named.name, named.shown, owner])).collect();
            json!({
                "file": row.span.file,
                "line": row.span.line,
                "frame": row.frame,
                "before": row.before.iter().map(pair).collect::<Vec<_>>(),
                "after": after,
            })
        })
        .collect();
    json!({ "frames": frames, "steps": steps }).to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::super::example::{check_under_a_condition, report, report_of, sources};
    use super::*;

    #[test]
    fn a_page_has_the_source_and_the_steps() {
        let page = html(&report(), &sources());
        assert!(page.contains("<h1 class=\"false\">FALSE(unreach-call)</h1>"), "{page}");
        assert!(page.contains("if (a &gt; b) return 0;"), "{page}");
        assert_eq!(page.matches("<li><button>").count(), 7);
        assert!(page.contains("middle(low = 4294967294, high = 4294967295)"), "{page}");
        assert!(!page.contains("src=") && !page.contains("href="), "it needs nothing else");
    }

    #[test]
    fn a_failure_under_a_condition_has_its_steps() {
        let page = html(&report_of(vec![check_under_a_condition()]), &sources());
        assert!(page.contains("<h1 class=\"unknown\">"), "{page}");
        let title = "midpoint.c:5:2: assertion can fail: not decided: it fails if get() returns NULL";
        assert!(page.contains(&format!("<h2 class=\"unknown\">{title}")), "{page}");
        assert_eq!(page.matches("<li><button>").count(), 7);
    }

    #[test]
    fn programs_do_not_write_into_the_page() {
        let mut report = report();
        let evil = "</script><script>alert(1)</script>";
        for check in &mut report.checks {
            check.says = evil.into();
            if let Outcome::Fails(trace) = &mut check.outcome {
                for step in &mut trace.steps {
                    if let crate::interpret::trace::Event::Assign(name, ..) = &mut step.event {
                        *name = evil.into();
                    }
                }
            }
        }
        let page = html(&report, &sources());
        assert!(!page.contains("<script>alert"), "{page}");
    }
}
