//! A verdict as a witness that other tools can check: SV-COMP's exchange format 2.0, entries
//! `violation_sequence` and `invariant_set` (Ayaziová, Beyer, Lingsch-Rosenfeld, Spiessl, Strejček:
//! *Software Verification Witnesses 2.0*, SPIN 2024).
//!
//! **Here.** The waypoints are what functions without a body returned, and the place of failure. Branches are
//! left out: the inputs determine them, and their places are tokens that debug information does not name.
//! A proof by large blocks has an invariant for each loop that it mentions. Other proofs have none, but the
//! format asks for one at least: it is `1`, at the first check, and says no more than that the program was
//! proved.
//! YAML is written by hand, each string in double quotes with JSON's escapes, which YAML 1.2 reads.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use humantime::format_rfc3339_seconds;
use ring::digest::{SHA256, digest};

use super::source::Sources;
use super::syntax::Code;
use super::test_case::c_value;
use crate::frontend::module::Span;
use crate::interpret::trace::{Event, Trace};
use crate::job::{CheckReport, Job, Outcome, Report, Verdict};
use crate::reading::Property;

/// Why there is no witness.
#[derive(Debug, thiserror::Error)]
pub enum WitnessError {
    /// Nothing fails, and not everything holds.
    #[error("nothing is decided that a witness could tell")]
    Undecided,
    /// The checks that hold are of several properties, or of one without a name in the format.
    #[error("a witness of a proof is of one property that the format has a name for")]
    Properties,
    /// The property has no name in the format.
    #[error("the format of witnesses has no property `{0}`")]
    Property(&'static str),
    /// Nobody knows where it fails.
    #[error("the failure has no place in the source: compile with debug information")]
    NoPlace,
    /// An input cannot be read again.
    #[error("cannot read {0}: {1}")]
    Input(String, #[source] std::io::Error),
}

/// The witness of the first failing check that the format has a property for, or that all checks hold.
///
/// # Errors
/// There is none, or an input cannot be read.
pub fn witness(
    job: &Job,
    report: &Report,
    sources: &Sources,
    now: SystemTime,
) -> Result<String, WitnessError> {
    if report.verdict() == Verdict::True {
        let [property] = job.reading.properties[..] else { return Err(WitnessError::Properties) };
        let specification = specification(job, property).ok_or(WitnessError::Properties)?;
        let loops = invariants(sources, report);
        let content = if loops.is_empty() { trivial_invariant(sources, report)? } else { loops };
        return entry(job, report, "invariant_set", &specification, &content, now);
    }
    let mut refused = WitnessError::Undecided;
    for check in &report.checks {
        let Outcome::Fails(trace) = &check.outcome else { continue };
        match specification(job, check.property) {
            Some(specification) => {
                let content = content(sources, check, trace)?;
                return entry(job, report, "violation_sequence", &specification, &content, now);
            }
            None => refused = WitnessError::Property(check.property.name()),
        }
    }
    Err(refused)
}

/// The violated property in the words of the format.
fn specification(job: &Job, property: Property) -> Option<String> {
    let formula = match property {
        Property::UnreachCall => "G ! call(reach_error())",
        Property::Null | Property::Deref => "G valid-deref",
        Property::Free => "G valid-free",
        Property::Leak => "G valid-memcleanup",
        Property::Overflow => "G ! overflow",
        Property::Division | Property::Shift | Property::Bounds | Property::Panic => return None,
        Property::UnsignedOverflow | Property::Uncaught | Property::Overlap => return None,
        Property::Alignment | Property::Uninitialized => return None,
    };
    Some(format!("CHECK( init({}()), LTL({formula}) )", job.reading.entry))
}

/// A string of YAML.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An entry with its metadata.
fn entry(
    job: &Job,
    report: &Report,
    kind: &str,
    specification: &str,
    content: &str,
    now: SystemTime,
) -> Result<String, WitnessError> {
    let mut files = String::new();
    let mut hashes = String::new();
    for path in &job.inputs {
        let shown = path.display().to_string();
        let text = std::fs::read(path).map_err(|error| WitnessError::Input(shown.clone(), error))?;
        let _ = writeln!(files, "        - {}", quoted(&shown));
        let _ = writeln!(
            hashes,
            "        {}: \"{}\"",
            quoted(&shown),
            hexadecimal(digest(&SHA256, &text).as_ref())
        );
    }
    let time = format_rfc3339_seconds(now.max(UNIX_EPOCH)).to_string();
    let identity = identity(&[&time, specification, &hashes, content]);
    let model = if report.address_bits == 32 { "ILP32" } else { "LP64" };
    Ok(format!(
        "- entry_type: \"{kind}\"
  metadata:
    format_version: \"2.0\"
    uuid: \"{identity}\"
    creation_time: \"{time}\"
    producer:
      name: \"Javelin\"
      version: \"{version}\"
    task:
      input_files:
{files}      input_file_hashes:
{hashes}      specification: {specification}
      data_model: \"{model}\"
      language: \"C\"
  content:
{content}",
        version = env!("CARGO_PKG_VERSION"),
        specification = quoted(specification),
    ))
}

/// The invariants of proofs at the heads of loops that have a keyword in the source.
fn invariants(sources: &Sources, report: &Report) -> String {
    let mut out = String::new();
    for invariant in &report.invariants {
        let code = sources.lines(invariant.span.file).map(Code::new);
        let start = code.and_then(|code| code.loop_start(invariant.span.line, invariant.span.column));
        if let (Some((line, column)), Some(expression)) = (start, &invariant.expression) {
            out.push_str("    - invariant:\n        type: \"loop_invariant\"\n");
            let place = Span { line, column, ..invariant.span };
            location(&mut out, sources, place, Some(&invariant.function), 8);
            let value = quoted(expression);
            let _ = write!(out, "        value: {value}\n        format: \"c_expression\"\n");
        }
    }
    out
}

/// An invariant of every program, at the first check that has a place.
fn trivial_invariant(sources: &Sources, report: &Report) -> Result<String, WitnessError> {
    let check = report.checks.iter().find(|check| check.span.line > 0).ok_or(WitnessError::NoPlace)?;
    let mut out = "    - invariant:\n        type: \"location_invariant\"\n".to_owned();
    let code = sources.lines(check.span.file).map(Code::new);
    location(&mut out, sources, statement(code.as_ref(), check.span), Some(&check.function), 8);
    out.push_str("        value: \"1\"\n        format: \"c_expression\"\n");
    Ok(out)
}

/// Where the statement begins that something is in.
fn statement(code: Option<&Code>, span: Span) -> Span {
    let start = code.and_then(|code| code.statement_start(span.line, span.column));
    let (line, column) = start.unwrap_or((span.line, span.column));
    Span { line, column, ..span }
}

fn content(sources: &Sources, check: &CheckReport, trace: &Trace) -> Result<String, WitnessError> {
    let mut out = String::new();
    let mut functions: Vec<&str> = Vec::new();
    let mut codes: BTreeMap<u32, Option<Code>> = BTreeMap::new();
    let read = |file: u32| sources.lines(file).map(Code::new);
    for step in &trace.steps {
        functions.truncate(step.depth as usize + usize::from(!matches!(step.event, Event::Enter(..))));
        match &step.event {
            Event::Enter(name, _) => functions.push(name),
            Event::Input(_, ty, value) => {
                let file = step.span.file;
                let code = codes.entry(file).or_insert_with(|| read(file)).as_ref();
                let place = code.and_then(|code| code.call_end(step.span.line, step.span.column));
                let value = c_value(ty, value);
                if let (Some((line, column)), Some((_, value))) = (place, value) {
                    let place = Span { line, column, ..step.span };
                    waypoint(&mut out, "function_return", Some(&format!("\\result == {value}")));
                    location(&mut out, sources, place, functions.last().copied(), 12);
                }
            }
            _ => {}
        }
    }
    if check.span.line == 0 {
        return Err(WitnessError::NoPlace);
    }
    let file = check.span.file;
    let code = codes.entry(file).or_insert_with(|| read(file)).as_ref();
    waypoint(&mut out, "target", None);
    location(&mut out, sources, statement(code, check.span), Some(&check.function), 12);
    Ok(out)
}

fn waypoint(out: &mut String, kind: &str, constraint: Option<&str>) {
    let _ = write!(
        out,
        "    - segment:\n        - waypoint:\n            type: \"{kind}\"\n            action: \"follow\"\n"
    );
    if let Some(constraint) = constraint {
        let _ = write!(
            out,
            "            constraint:\n              value: {}\n              format: \"acsl_expression\"\n",
            quoted(constraint)
        );
    }
}

/// A place, a number of columns in.
fn location(out: &mut String, sources: &Sources, place: Span, function: Option<&str>, indent: usize) {
    let file = quoted(sources.name(place.file));
    let (outer, inner) = (" ".repeat(indent), " ".repeat(indent + 2));
    let _ = write!(out, "{outer}location:\n{inner}file_name: {file}\n{inner}line: {}\n", place.line);
    if place.column > 0 {
        let _ = writeln!(out, "{inner}column: {}", place.column);
    }
    if let Some(function) = function {
        let _ = writeln!(out, "{inner}function: {}", quoted(function));
    }
}

/// A UUID (RFC 9562, version 8) that the content determines.
fn identity(content: &[&str]) -> String {
    let digest = digest(&SHA256, content.join("\n").as_bytes());
    let digits = hexadecimal(digest.as_ref());
    format!(
        "{}-{}-8{}-8{}-{}",
        &digits[..8],
        &digits[8..12],
        &digits[13..16],
        &digits[17..20],
        &digits[20..32]
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::example::{check, job, report, report_of, sources};
    use super::*;

    /// The witness without inputs, which would have to be files.
    fn of(report: &Report) -> Result<String, WitnessError> {
        let mut job = job();
        job.inputs.clear();
        witness(&job, report, &sources(), UNIX_EPOCH + Duration::from_secs(951_868_800))
    }

    #[test]
    fn inputs_and_the_failure_are_waypoints() {
        let text = of(&report()).unwrap();
        assert!(text.contains("creation_time: \"2000-03-01T00:00:00Z\""), "{text}");
        assert!(
            text.contains("specification: \"CHECK( init(main()), LTL(G ! call(reach_error())) )\""),
            "{text}"
        );
        let input = "\
        - waypoint:
            type: \"function_return\"
            action: \"follow\"
            constraint:
              value: \"\\\\result == 4294967294u\"
              format: \"acsl_expression\"
            location:
              file_name: \"midpoint.c\"
              line: 9
              column: 39
              function: \"main\"
";
        assert!(text.contains(input), "{text}");
        assert!(
            text.ends_with("line: 5\n              column: 2\n              function: \"middle\"\n"),
            "{text}"
        );
    }

    #[test]
    fn a_proof_has_a_set_of_invariants() {
        let holds = report_of(vec![check(5, Property::UnreachCall, "assertion can fail", Outcome::Holds)]);
        let text = of(&holds).unwrap();
        assert!(text.starts_with("- entry_type: \"invariant_set\"\n"), "{text}");
        let invariant = "\
    - invariant:
        type: \"location_invariant\"
        location:
          file_name: \"midpoint.c\"
          line: 5
          column: 2
          function: \"middle\"
        value: \"1\"
        format: \"c_expression\"
";
        assert!(text.ends_with(invariant), "{text}");
        let mut job = job();
        job.inputs.clear();
        job.reading.properties = vec![Property::Shift];
        let refused = witness(&job, &holds, &sources(), UNIX_EPOCH);
        assert!(matches!(refused, Err(WitnessError::Properties)));
    }

    #[test]
    fn a_report_without_a_witness_has_a_reason() {
        let unseen = Report { unseen: Some("but f has no body".into()), ..report_of(Vec::new()) };
        assert!(matches!(of(&unseen), Err(WitnessError::Undecided)));
        let trace = || Outcome::Fails(Box::new(super::super::example::trace()));
        let shift = report_of(vec![check(4, Property::Shift, "shift", trace())]);
        assert!(matches!(of(&shift), Err(WitnessError::Property("shift"))));
        let nowhere = report_of(vec![check(0, Property::Null, "null", trace())]);
        assert!(matches!(of(&nowhere), Err(WitnessError::NoPlace)));
    }

    #[test]
    fn times_are_dates() {
        let at = |seconds| format_rfc3339_seconds(UNIX_EPOCH + Duration::from_secs(seconds)).to_string();
        assert_eq!(at(0), "1970-01-01T00:00:00Z");
        assert_eq!(at(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(at(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(at(4_107_542_399), "2100-02-28T23:59:59Z");
        assert_eq!(at(1_795_400_733), "2026-11-23T02:25:33Z");
    }
}
