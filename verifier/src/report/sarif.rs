//! The report in SARIF 2.1.0 (OASIS, *Static Analysis Results Interchange Format*, 2020), which code hosts
//! and editors show beside the code, with the path of each failure as a code flow.
//!
//! **Here.** Only failures are results: hosts show every result as a finding, whatever its kind. Failures
//! that need something of functions without a body are, too, of the kind `open`, which has no level. How
//! many checks hold or are open, and what the verdict rests on, stands in the run's properties and
//! notifications.

use serde_json::{Value, json};

use super::condition::users;
use super::source::Sources;
use super::story::{NamedValue, Story, StoryRow};
use super::text::{counts, verdict_word};
use crate::frontend::module::Span;
use crate::interpret::trace::Trace;
use crate::job::{Cause, CheckReport, Job, Outcome, Report, Standing};
use crate::reading::Property;

/// The most places of a path: its last ones. Code hosts refuse or cut longer ones.
const PLACES: usize = 500;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The report as SARIF 2.1.0.
pub fn sarif(job: &Job, report: &Report, sources: &Sources) -> String {
    let fails = |check: &CheckReport| result(check, sources);
    let results: Vec<Value> = report.checks.iter().filter_map(fails).collect();
    let (holds, failing, open) = counts(report);
    let run = json!({
        "tool": { "driver": {
            "name": "Javelin",
            "version": env!("CARGO_PKG_VERSION"),
            "semanticVersion": env!("CARGO_PKG_VERSION"),
            "informationUri": env!("CARGO_PKG_REPOSITORY"),
            "rules": Property::ALL.iter().map(|&property| rule(property)).collect::<Vec<_>>(),
        }},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": { "%SRCROOT%": { "description": { "text": "Where javelin was run." } } },
        "invocations": [{
            "executionSuccessful": true,
            "toolExecutionNotifications": notifications(report),
        }],
        "results": results,
        "properties": {
            "verdict": verdict_word(report),
            "entry": job.reading.entry,
            "properties": job.reading.properties,
            "checks": report.checks.len(),
            "holds": holds,
            "fails": failing,
            "open": open,
            "seconds": report.time.as_secs_f64(),
        },
    });
    let log = json!({ "$schema": SCHEMA, "version": "2.1.0", "runs": [run] });
    // Nothing in it has a form that JSON has not.
    serde_json::to_string_pretty(&log).unwrap_or_default() + "\n"
}

/// The name of a property's rule, what it finds, and what helps against it.
fn about(property: Property) -> [&'static str; 3] {
    match property {
        Property::UnreachCall => [
            "AssertionFails",
            "An assertion can fail, or an error function or label is reached.",
            "The inputs of the finding make the condition false. Correct the code before the assertion, or \
             the assertion.",
        ],
        Property::Null => [
            "NullDereference",
            "A null pointer can be dereferenced.",
            "Compare the pointer with NULL before it is used, where the path of the finding gets it.",
        ],
        Property::Deref => [
            "InvalidDereference",
            "Memory outside a live object can be accessed.",
            "Compare the index with the size of the object before the access, and use no memory after it was \
             freed or its function has returned.",
        ],
        Property::Free => [
            "InvalidFree",
            "What was not allocated, or is free already, can be freed.",
            "Free each allocation once, by the pointer to its beginning; set the pointer to NULL after that.",
        ],
        Property::Leak => [
            "MemoryLeak",
            "Allocated memory can remain at the end of the program.",
            "Free the memory on every path, also on those that leave early.",
        ],
        Property::Overflow => [
            "SignedOverflow",
            "Signed arithmetic can overflow.",
            "Compare the operands with the limits of their type before, or compute in a wider type.",
        ],
        Property::Division => {
            ["DivisionByZero", "A divisor can be zero.", "Compare the divisor with 0 before the division."]
        }
        Property::Shift => [
            "InvalidShift",
            "A shift can be of a negative number, out of its type, or too far.",
            "Shift unsigned numbers, by less than the width of their type.",
        ],
        Property::Bounds => [
            "IndexOutOfBounds",
            "An index can lie outside its array.",
            "Compare the index with 0 and with the number of elements before it is used.",
        ],
        Property::Panic => [
            "Panic",
            "The program can panic.",
            "Handle the case that the message of the panic names before it comes to that.",
        ],
        Property::UnsignedOverflow => [
            "UnsignedOverflow",
            "Unsigned arithmetic can wrap around.",
            "Compare the operands with the limits of their type before. Where wrapping is meant, do not ask \
             for this property.",
        ],
        Property::Uncaught => [
            "UncaughtException",
            "An exception can end the program.",
            "Catch it, or see to it that it is not thrown on the path of the finding.",
        ],
        Property::Overlap => [
            "OverlappingCopy",
            "Memory can be copied to memory that it overlaps.",
            "Use memmove, or see to it that source and destination are apart.",
        ],
        Property::Alignment => [
            "MisalignedAccess",
            "An address that is accessed can be misaligned.",
            "Copy the bytes with memcpy, or align the object for the type that it is accessed as.",
        ],
        Property::Uninitialized => [
            "UninitializedValue",
            "A value that was never written can be used.",
            "Initialise the variable where it is declared, allocate with calloc, or write all fields and \
             elements on each path before they are used.",
        ],
    }
}

/// The text that ends the help of each rule.
const REPLAYED: &str =
    "The code flow of a finding is an execution that was replayed: with its inputs the program fails.";

/// The description of a property, for readers who do not know this tool.
fn rule(property: Property) -> Value {
    let [name, about, help] = about(property);
    let help = format!("{help} {REPLAYED}");
    json!({
        "id": property.name(),
        "name": name,
        "shortDescription": { "text": about },
        "fullDescription": { "text": about },
        "help": { "text": help },
        "helpUri": concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/docs/properties.md"),
        "defaultConfiguration": { "level": "error" },
    })
}

fn notifications(report: &Report) -> Vec<Value> {
    let note = |level: &str, text: String| json!({ "level": level, "message": { "text": text } });
    let assumed = report.assumptions.iter().map(|text| note("note", format!("assumed: {text}")));
    let warnings = report.warnings.iter().map(|text| note("warning", text.clone()));
    let stopped = report.stopped.iter().map(|text| note("warning", format!("stopped: {text}")));
    assumed.chain(warnings).chain(stopped).collect()
}

fn result(check: &CheckReport, sources: &Sources) -> Option<Value> {
    let trace = check.outcome.path()?;
    let is_open = matches!(check.outcome, Outcome::Open(_));
    let index = Property::ALL.iter().position(|property| *property == check.property);
    let story = Story::new(trace, sources);
    let (span, name) = users(check, &story, sources);
    let location = match physical(span, sources) {
        Some(place) => json!([{ "physicalLocation": place, "logicalLocations": [function(name)] }]),
        None => json!([{ "logicalLocations": [function(name)] }]),
    };
    let mut result = json!({
        "ruleId": check.property.name(),
        "ruleIndex": index,
        "kind": if is_open { "open" } else { "fail" },
        "level": if is_open { "none" } else { level(check) },
        "message": { "text": message(check, trace) },
        "locations": location,
        "codeFlows": [{ "threadFlows": [{ "locations": flow(&story, check, sources) }] }],
    });
    if span != check.span {
        let place = physical(check.span, sources)?;
        let text = format!("in {}, of a library, which is called here", check.function);
        result["relatedLocations"] = json!([{ "physicalLocation": place, "message": { "text": text } }]);
    }
    Some(result)
}

/// A failure of the program is an error; one of a function by itself is as much as is likely.
fn level(check: &CheckReport) -> &'static str {
    match check.standing {
        None | Some(Standing::Entry | Standing::Own) => "error",
        Some(Standing::Result | Standing::Reachable) => "warning",
        Some(Standing::Uncalled | Standing::Excluded) => "note",
    }
}

fn function(name: &str) -> Value {
    json!({ "name": name, "kind": "function" })
}

fn message(check: &CheckReport, trace: &Trace) -> String {
    let story = Story::new(trace, &Sources::default());
    let inputs: Vec<String> = story.inputs.iter().take(8).cloned().collect();
    let more = if story.inputs.len() > inputs.len() { ", ..." } else { "" };
    let failure = match inputs.is_empty() {
        true => format!("{}.", check.says),
        false => format!("{}, with the inputs {}{more}.", check.says, inputs.join(", ")),
    };
    let condition = match &check.outcome {
        Outcome::Open(reason) => Some(format!("Not decided: {reason}.")),
        Outcome::Fails(_) | Outcome::Holds => None,
    };
    let standing = check.standing.map(|standing| format!("Found {}.", standing.says()));
    let wanted: Vec<String> = check.causes.iter().flatten().map(Cause::wanted).collect();
    let relies = (!wanted.is_empty()).then(|| format!("It relies on: {}.", wanted.join(", ")));
    [Some(failure), condition, standing, relies].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The lines of the path.
fn flow(story: &Story, check: &CheckReport, sources: &Sources) -> Vec<Value> {
    let depth = |row: &StoryRow| {
        std::iter::successors(Some(row.frame), |&frame| story.frames[frame].caller).count().saturating_sub(1)
    };
    let known: Vec<&StoryRow> = story.rows.iter().filter(|row| row.span.line > 0).collect();
    let first = known.len().saturating_sub(PLACES);
    let last = known.len().saturating_sub(1);
    let place = |(index, row): (usize, &&StoryRow)| {
        let values: Vec<String> =
            row.inputs.iter().cloned().chain(row.after.iter().map(NamedValue::to_string)).collect();
        let text = match (index + first == last, values.is_empty()) {
            (true, _) => check.says.clone(),
            (false, false) => values.join(", "),
            (false, true) => story.frame(row).function.clone(),
        };
        let state: serde_json::Map<String, Value> = (row.before.iter().chain(&row.after))
            .map(|named| (named.name.clone(), json!({ "text": named.shown })))
            .collect();
        let importance = if index + first == last { "essential" } else { "important" };
        Some(json!({
            "location": {
                "physicalLocation": physical(row.span, sources)?,
                "message": { "text": text },
                "logicalLocations": [function(&story.frame(row).function)],
            },
            "state": state,
            "nestingLevel": depth(row),
            "executionOrder": index + first + 1,
            "importance": importance,
        }))
    };
    known[first..].iter().enumerate().filter_map(place).collect()
}

/// A place of a file.
fn physical(span: Span, sources: &Sources) -> Option<Value> {
    if span.line == 0 {
        return None;
    }
    let mut region = json!({ "startLine": span.line });
    if span.column > 0 {
        region["startColumn"] = json!(span.column);
    }
    let artifact = match sources.elsewhere(span.file) {
        Some(path) => json!({ "uri": format!("file://{}", escaped(&path.display().to_string())) }),
        None => json!({ "uri": escaped(sources.name(span.file)), "uriBaseId": "%SRCROOT%" }),
    };
    Some(json!({ "artifactLocation": artifact, "region": region }))
}

/// A path as part of a URI (RFC 3986).
fn escaped(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::example::{check, check_under_a_condition, job, report, report_of, sources};
    use super::*;
    use crate::assumption::Assumption;

    fn log(report: &Report) -> Value {
        serde_json::from_str(&sarif(&job(), report, &sources())).unwrap()
    }

    #[test]
    fn a_failure_is_a_result_with_its_path() {
        let log = log(&report());
        let run = &log["runs"][0];
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 1, "what holds is no result");
        let result = &results[0];
        assert_eq!(run["tool"]["driver"]["rules"][0]["id"], result["ruleId"]);
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "midpoint.c");
        assert_eq!(place["region"]["startLine"], 5);
        let flow = result["codeFlows"][0]["threadFlows"][0]["locations"].as_array().unwrap();
        let lines: Vec<&Value> =
            flow.iter().map(|step| &step["location"]["physicalLocation"]["region"]["startLine"]).collect();
        assert_eq!(lines, [9, 10, 11, 12, 13, 4, 5]);
        assert_eq!(flow[5]["nestingLevel"], 1);
        assert_eq!(flow[5]["state"]["half"]["text"], "2147483646");
        assert_eq!(flow[6]["location"]["message"]["text"], "assertion can fail");
    }

    #[test]
    fn a_failure_under_a_condition_is_an_open_result_with_its_path() {
        let log = log(&report_of(vec![check_under_a_condition()]));
        let result = &log["runs"][0]["results"][0];
        assert_eq!((&result["kind"], &result["level"]), (&json!("open"), &json!("none")));
        let text = result["message"]["text"].as_str().unwrap();
        assert!(text.contains("Not decided: it fails if get() returns NULL; "), "{text}");
        let flow = result["codeFlows"][0]["threadFlows"][0]["locations"].as_array().unwrap();
        assert_eq!(flow.len(), 7);
    }

    #[test]
    fn the_level_of_a_failure_is_how_likely_it_is() {
        let mut report = report();
        let fails = |check: &CheckReport| matches!(check.outcome, Outcome::Fails(_));
        let at = report.checks.iter().position(fails).unwrap();
        let ranks = [
            (Standing::Entry, "error"),
            (Standing::Own, "error"),
            (Standing::Result, "warning"),
            (Standing::Reachable, "warning"),
            (Standing::Uncalled, "note"),
            (Standing::Excluded, "note"),
        ];
        for (standing, level) in ranks {
            report.checks[at].standing = Some(standing);
            report.checks[at].causes =
                Some(vec![Cause { name: "list".into(), from: crate::job::NullFrom::Given }]);
            let log = log(&report);
            let result = &log["runs"][0]["results"][0];
            assert_eq!(result["level"], level);
            let text = result["message"]["text"].as_str().unwrap();
            assert!(text.ends_with("It relies on: list is not null."), "{text}");
        }
    }

    #[test]
    fn assumptions_of_a_verdict_are_notifications() {
        let mut report = report_of(vec![check(1, Property::Null, "null", Outcome::Holds)]);
        report.assumptions.push(Assumption::AllocationSucceeds);
        let log = log(&report);
        let run = &log["runs"][0];
        let notes = &run["invocations"][0]["toolExecutionNotifications"];
        assert_eq!(notes[0]["message"]["text"], "assumed: allocation never fails");
        assert_eq!(run["properties"]["verdict"], "TRUE");
        assert_eq!(run["results"].as_array().map(Vec::len), Some(0));
    }

    /// A failure in a library is found where the program calls it.
    #[test]
    fn a_result_is_in_the_program_and_not_in_a_library() {
        let mut report = report();
        let fails = |check: &&mut CheckReport| matches!(check.outcome, Outcome::Fails(_));
        let check = report.checks.iter_mut().find(fails).unwrap();
        check.span.file = 1;
        let sources = Sources::given(&[("midpoint.c", ""), ("/usr/include/c++/14/middle", "")]);
        let log: Value = serde_json::from_str(&sarif(&job(), &report, &sources)).unwrap();
        let result = &log["runs"][0]["results"][0];
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "midpoint.c");
        assert_eq!(place["region"]["startLine"], 13);
        let related = &result["relatedLocations"][0]["physicalLocation"]["artifactLocation"];
        assert_eq!(related["uri"], "file:///usr/include/c%2B%2B/14/middle");
    }

    #[test]
    fn files_outside_are_named_from_the_root_on() {
        let sources = Sources::given(&[("../a.c", "")]);
        let place = physical(Span { file: 0, line: 1, column: 0 }, &sources).unwrap();
        assert_eq!(place["artifactLocation"]["uri"], "file:///a.c");
        for rule in Property::ALL.iter().map(|&property| rule(property)) {
            assert!(rule["help"]["text"].as_str().is_some_and(|help| help.len() > 40), "{rule}");
        }
    }

    #[test]
    fn paths_are_escaped() {
        assert_eq!(escaped("a b/ü#.c"), "a%20b/%C3%BC%23.c");
    }
}
