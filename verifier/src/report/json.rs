//! The report for programs: one object, whose field names stay (`docs/verify.md` lists them).
//!
//! **Contract.** Fields are added, never renamed or removed; `format` grows when that rule is broken.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use super::source::Sources;
use super::text::counts;
use super::value::{hexadecimal, show, type_name};
use crate::assumption::Assumption;
use crate::frontend::module::{SourceType, Span};
use crate::interpret::trace::{AddressNames, Event, Trace, TraceStep};
use crate::job::{Cause, CheckReport, Job, Outcome, Report, Standing, Verdict};
use crate::reading::Property;
use crate::why::Why;
use javelin_solver::BitVec;

/// The version of this form.
const FORMAT: u32 = 2;

#[derive(Serialize)]
struct Whole<'a> {
    format: u32,
    javelin: &'static str,
    verdict: Verdict,
    inputs: Vec<String>,
    entry: &'a str,
    properties: &'a [Property],
    counts: Counts,
    checks: Vec<JsonCheck<'a>>,
    assumptions: Vec<String>,
    bodiless: &'a [String],
    warnings: &'a [String],
    unrolled: u32,
    questions: u64,
    statistics: BTreeMap<&'a str, u64>,
    seconds: f64,
    stopped: Option<String>,
}

#[derive(Serialize)]
struct Counts {
    checks: usize,
    holds: usize,
    fails: usize,
    open: usize,
}

/// A place; a line or column that is not known is `null`.
#[derive(Serialize)]
struct JsonPlace<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
}

#[derive(Serialize)]
struct JsonCheck<'a> {
    property: Property,
    function: &'a str,
    #[serde(flatten)]
    place: JsonPlace<'a>,
    says: &'a str,
    outcome: &'static str,
    reason: Option<String>,
    engine: Option<&'a str>,
    standing: Option<Standing>,
    relies_on: Vec<String>,
    path: Option<JsonPath<'a>>,
}

#[derive(Serialize)]
struct JsonPath<'a> {
    instructions: u64,
    is_cut: bool,
    arguments: Vec<Cow<'a, str>>,
    inputs: Vec<JsonInput<'a>>,
    steps: Vec<JsonStep<'a>>,
}

#[derive(Serialize)]
struct JsonValue<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    ty: String,
    value: String,
    bits: String,
}

/// A value that the program does not determine: the result of a function without a body, or a variable that
/// nothing was written to.
#[derive(Serialize)]
struct JsonInput<'a> {
    from: &'static str,
    #[serde(flatten)]
    value: JsonValue<'a>,
}

#[derive(Serialize)]
struct JsonStep<'a> {
    #[serde(flatten)]
    place: JsonPlace<'a>,
    depth: u32,
    #[serde(flatten)]
    event: Happened<'a>,
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Happened<'a> {
    Enter { function: &'a str, arguments: Vec<JsonValue<'a>> },
    Return { function: &'a str, bits: Option<String> },
    Assign { variable: JsonValue<'a> },
    AssignGlobal { variable: JsonValue<'a> },
    AssignOuter { function: &'a str, variable: JsonValue<'a> },
    Initial { function: Option<&'a str>, variable: JsonValue<'a> },
    Volatile { variable: JsonValue<'a> },
    AllocationFails,
    ExchangeFails,
    Input { input: JsonValue<'a> },
    Branch { taken: bool },
    Output { text: String },
}

/// The report as JSON.
pub fn json(job: &Job, report: &Report, sources: &Sources) -> String {
    let (holds, fails, open) = counts(report);
    let whole = Whole {
        format: FORMAT,
        javelin: env!("CARGO_PKG_VERSION"),
        verdict: report.verdict(),
        inputs: job.inputs.iter().map(|path| path.display().to_string()).collect(),
        entry: &job.reading.entry,
        properties: &job.reading.properties,
        counts: Counts { checks: report.checks.len(), holds, fails, open },
        checks: report.checks.iter().map(|check| of_check(check, sources)).collect(),
        assumptions: report.assumptions.iter().map(Assumption::to_string).collect(),
        bodiless: &report.bodiless,
        warnings: &report.warnings,
        unrolled: report.unrolled,
        questions: report.questions,
        statistics: report.statistics.iter().map(|row| (&*row.name, row.value)).collect(),
        seconds: report.time.as_secs_f64(),
        stopped: report.stopped.as_ref().map(Why::to_string),
    };
    // Nothing in it has a form that JSON has not: keys are strings, numbers are finite.
    let text = serde_json::to_string_pretty(&whole).unwrap_or_default();
    text + "\n"
}

fn of_place(span: Span, sources: &Sources) -> JsonPlace<'_> {
    let known = |number: u32| (number > 0).then_some(number);
    let file = known(span.line).map(|_| sources.name(span.file));
    JsonPlace { file, line: known(span.line), column: known(span.column) }
}

fn of_check<'a>(check: &'a CheckReport, sources: &'a Sources) -> JsonCheck<'a> {
    let (outcome, reason) = match &check.outcome {
        Outcome::Holds => ("holds", None),
        Outcome::Fails(_) => ("fails", None),
        Outcome::Open(reason) => ("open", Some(reason.to_string())),
    };
    let path = check.outcome.path().map(|trace| of_trace(trace, sources));
    JsonCheck {
        property: check.property,
        function: &check.function,
        place: of_place(check.span, sources),
        says: &check.says,
        outcome,
        reason,
        engine: check.engine,
        standing: check.standing.filter(|_| outcome == "fails"),
        relies_on: check.causes.iter().flatten().map(Cause::wanted).collect(),
        path,
    }
}

fn of_trace<'a>(trace: &'a Trace, sources: &'a Sources) -> JsonPath<'a> {
    let names = &trace.names;
    let input = |step: &'a TraceStep| match &step.event {
        Event::Input(name, ty, value) => {
            Some(JsonInput { from: "function", value: of_value(name, ty, value, names) })
        }
        Event::Initial(_, name, ty, value) => {
            Some(JsonInput { from: "variable", value: of_value(name, ty, value, names) })
        }
        Event::Volatile(name, ty, value) => {
            Some(JsonInput { from: "volatile", value: of_value(name, ty, value, names) })
        }
        _ => None,
    };
    JsonPath {
        instructions: trace.instructions,
        is_cut: trace.is_cut,
        arguments: trace.words.iter().skip(1).map(|word| String::from_utf8_lossy(word)).collect(),
        inputs: trace.steps.iter().filter_map(input).collect(),
        steps: trace.steps.iter().map(|step| of_step(step, names, sources)).collect(),
    }
}

fn of_value<'a>(name: &'a str, ty: &SourceType, value: &BitVec, names: &AddressNames) -> JsonValue<'a> {
    JsonValue { name, ty: type_name(ty), value: show(ty, value, names), bits: hexadecimal(value) }
}

fn of_step<'a>(step: &'a TraceStep, names: &AddressNames, sources: &'a Sources) -> JsonStep<'a> {
    let event = match &step.event {
        Event::Enter(function, arguments) => {
            let arguments =
                arguments.iter().map(|(name, ty, value)| of_value(name, ty, value, names)).collect();
            Happened::Enter { function, arguments }
        }
        Event::Return(function, value) => {
            Happened::Return { function, bits: value.as_ref().map(hexadecimal) }
        }
        Event::Assign(name, ty, value) => Happened::Assign { variable: of_value(name, ty, value, names) },
        Event::Global(name, ty, value) => {
            Happened::AssignGlobal { variable: of_value(name, ty, value, names) }
        }
        Event::Outer(function, name, ty, value) => {
            Happened::AssignOuter { function, variable: of_value(name, ty, value, names) }
        }
        Event::Initial(function, name, ty, value) => {
            Happened::Initial { function: function.as_deref(), variable: of_value(name, ty, value, names) }
        }
        Event::Volatile(name, ty, value) => Happened::Volatile { variable: of_value(name, ty, value, names) },
        Event::Failure => Happened::AllocationFails,
        Event::Spurious => Happened::ExchangeFails,
        Event::Input(name, ty, value) => Happened::Input { input: of_value(name, ty, value, names) },
        Event::Branch(taken) => Happened::Branch { taken: *taken },
        Event::Output(text) => Happened::Output { text: String::from_utf8_lossy(text).into_owned() },
    };
    JsonStep { place: of_place(step.span, sources), depth: step.depth, event }
}

#[cfg(test)]
mod tests {
    use javelin_term::statistics::Statistic;

    use super::super::example::{check, job, report, report_of, sources};
    use super::*;

    #[test]
    fn everything_is_said_under_its_name() {
        let mut report = report();
        report.checks[0].engine = Some("bounded");
        report.statistics.push(Statistic::new("lbe-nodes", 7, "Nodes of all trees."));
        let text = json(&job(), &report, &sources());
        let whole: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(whole["verdict"], "false");
        assert_eq!((&whole["statistics"]["lbe-nodes"], &whole["questions"]), (&7.into(), &2.into()));
        assert_eq!((&whole["checks"][0]["engine"], &whole["format"]), (&"bounded".into(), &2.into()));
        assert_eq!(whole["counts"]["fails"], 1);
        assert_eq!(whole["properties"][0], "unreach-call");
        let [holds, fails] = [&whole["checks"][0], &whole["checks"][1]];
        assert_eq!((&holds["outcome"], &holds["path"]), (&"holds".into(), &serde_json::Value::Null));
        assert_eq!((&fails["file"], &fails["line"]), (&"midpoint.c".into(), &5.into()));
        let path = &fails["path"];
        assert_eq!(path["inputs"][1]["value"], "4294967295");
        assert_eq!(path["inputs"][1]["bits"], "0xffffffff");
        assert_eq!(path["steps"][2]["event"], "assign");
        assert_eq!(path["steps"][2]["variable"]["type"], "unsigned int");
        assert_eq!(path["steps"][7]["arguments"][0]["name"], "low");
        assert!(path["steps"][0]["column"].is_null(), "a column that is not known");
    }

    #[test]
    fn open_checks_have_their_reasons() {
        let open = check(5, Property::Null, "null", Outcome::Open(Why::NotFollowed("asm \"x\"".into(), 0)));
        let text = json(&job(), &report_of(vec![open]), &sources());
        let whole: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(whole["verdict"], "unknown");
        assert_eq!(whole["checks"][0]["reason"], "it is not known what a program does here: asm \"x\"");
    }
}
