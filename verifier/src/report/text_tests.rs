//! Tests of the text that `text.rs` writes for reports made by hand.

use super::super::condition::assertions;
use super::super::example::{self, check, report, report_of, sources};
use super::*;
use crate::assumption::Assumption;
use crate::job::{NullFrom, Standing};
use crate::reading::Property;
use crate::why::{Bound, Stopped};

fn shown(report: &Report) -> String {
    text(&example::job(), report, &sources(), Paint::default())
}

#[test]
fn a_failure_is_shown_with_the_lines_that_matter() {
    let expected = "\
midpoint.c:5:2: assertion can fail: low <= half
  in main()
   9 | unsigned a = __VERIFIER_nondet_uint();    a = 4294967294
  10 | unsigned b = __VERIFIER_nondet_uint();    b = 4294967295
  12 | if (a > b) return 0;                      a = 4294967294, b = 4294967295
  13 | return middle(a, b);                      a = 4294967294, b = 4294967295
  in middle(low = 4294967294, high = 4294967295)
   4 |   unsigned half = (low + high) / 2;       low = 4294967294, high = 4294967295  ->  half = 2147483646
   5 |   assert(low <= half);                    4294967294 <= 2147483646 is false
  inputs: __VERIFIER_nondet_uint() = 4294967294, __VERIFIER_nondet_uint() = 4294967295
FALSE(unreach-call)   2 checks: 1 holds, 1 fails, 0 open; replayed; 0.03 s
";
    assert_eq!(shown(&report()), expected);
}

#[test]
fn without_sources_the_values_are_shown() {
    let sources = Sources::given(&[]);
    let told = text(&example::job(), &report(), &sources, Paint::default());
    assert!(told.starts_with("?:5:2: assertion can fail\n"), "{told}");
    assert!(told.contains("inputs: __VERIFIER_nondet_uint() = 4294967294"), "{told}");
}

#[test]
fn a_failure_of_a_function_says_what_it_relies_on() {
    let mut report = report();
    let failing = report.checks.iter_mut().find(|check| matches!(check.outcome, Outcome::Fails(_))).unwrap();
    failing.standing = Some(Standing::Reachable);
    failing.causes = ["list", "(*list).next"]
        .map(|name| Cause { name: name.into(), from: NullFrom::Given })
        .to_vec()
        .into();
    let expected = "  in the function by itself; callers in the program may do this\n  \
                    relies on: list is not null, (*list).next is not null\n";
    assert!(shown(&report).contains(expected), "{}", shown(&report));
}

#[test]
fn every_verdict_has_its_last_line() {
    let last = |report: &Report| shown(report).lines().last().unwrap_or("").to_owned();
    let holds = || check(4, Property::Division, "division by zero", Outcome::Holds);
    let open = || {
        check(
            5,
            Property::Null,
            "null",
            Outcome::Open(Why::NotFollowed("a call through an integer".into(), 0)),
        )
    };
    assert_eq!(last(&report_of(vec![holds(), holds()])), "TRUE   2 checks hold; 0.03 s");
    assert_eq!(last(&report_of(vec![holds()])), "TRUE   1 check holds; 0.03 s");
    assert_eq!(
        last(&Report { asked: vec![Property::Null, Property::Shift], ..report_of(Vec::new()) }),
        "TRUE   nothing to check: null,shift; 0.03 s"
    );
    assert_eq!(
        last(&Report { unseen: Some("but f has no body".into()), ..report_of(Vec::new()) }),
        "UNKNOWN (nothing to check, but f has no body)   0 checks: 0 hold, 0 fail, 0 open; 0.03 s"
    );
    let unrolled = |rounds| {
        let why = Why::Bound(Bound::Rounds(rounds));
        check(6, Property::UnreachCall, "assertion can fail", Outcome::Open(why))
    };
    let here = "it is not known what a program does here: a call through an integer";
    let mut report = report_of(vec![holds(), open()]);
    let expected = format!("UNKNOWN ({here})   2 checks: 1 holds, 0 fail, 1 open; 0.03 s");
    assert_eq!(last(&report), expected);
    assert!(shown(&report).starts_with(&format!("midpoint.c:5:2: not decided: null: {here}\n")));
    report.stopped = Some(Stopped::Timeout.into());
    assert!(last(&report).starts_with("UNKNOWN (timeout)   2 checks:"));
    // The reason that most open checks have, and the first of two that are as frequent.
    let many = report_of(vec![open(), unrolled(2), unrolled(1), unrolled(2)]);
    assert!(last(&many).starts_with("UNKNOWN (no failure with loops unrolled 2 times)   4 checks:"));
    let even = report_of(vec![unrolled(1), open()]);
    assert!(last(&even).starts_with("UNKNOWN (no failure with loops unrolled once)   2 checks:"));
}

#[test]
fn assumptions_of_a_verdict_are_listed() {
    let mut report = report_of(Vec::new());
    report.assumptions = vec![Assumption::AllocationSucceeds];
    report.bodiless = vec!["f".into(), "g".into()];
    report.warnings = vec!["a finding could not be replayed".into()];
    let told = shown(&report);
    assert!(told.contains("assumed: allocation never fails (without --malloc-succeeds)\n"), "{told}");
    assert!(told.contains("without a body: f, g; they may return anything and write what"), "{told}");
    assert!(told.contains("warning: a finding could not be replayed\n"), "{told}");
}

#[test]
fn a_loop_is_shown_by_its_last_round() {
    use crate::interpret::trace::{Event, TraceStep};
    let mut trace = example::trace();
    let again: Vec<TraceStep> = trace.steps[8..9].iter().cloned().cycle().take(1_000).collect();
    let between = TraceStep { span: example::at(3, 1), depth: 1, event: Event::Branch(true) };
    let rounds = again.into_iter().flat_map(|step| [step, between.clone()]);
    trace.steps.splice(8..9, rounds);
    let fails = Outcome::Fails(Box::new(trace));
    let told = shown(&report_of(vec![check(5, Property::UnreachCall, "assertion can fail", fails)]));
    // Earlier values of `half` do not matter, the branches do.
    assert_eq!(told.matches("->  half = 2147483646\n").count(), 1, "{told}");
    assert_eq!(told.matches("(last of 1000 times)").count(), 1, "{told}");
    assert!(told.lines().count() < 16, "{told}");
}

#[test]
fn the_asserted_condition_is_found() {
    let one = |line: &str| assertions(line).pop();
    assert_eq!(one("  assert((a) < f(b));"), Some((3, "(a) < f(b)".to_owned())));
    assert_eq!(one("  my_assert(a);"), None);
    assert_eq!(one("  assert(a"), None);
    assert_eq!(one("  assert();"), None);
}

/// Only the assertion that is the check names it.
#[test]
fn a_headline_has_the_condition_of_its_own_check() {
    let source = "\n\n\n\n assert(1 / low); __VERIFIER_assert(high);\n";
    let headline = |property, says: &str, column, source: &str| {
        let mut check = check(5, property, says, Outcome::Fails(Box::new(example::trace())));
        check.span.column = column;
        let sources = Sources::given(&[("midpoint.c", source)]);
        let told = text(&example::job(), &report_of(vec![check]), &sources, Paint::default());
        told.lines().next().unwrap().split_once(' ').unwrap().1.to_owned()
    };
    let of = |says: &str, column| headline(Property::UnreachCall, says, column, source);
    assert_eq!(of(ASSERTION, 2), "assertion can fail: 1 / low");
    assert_eq!(of(ASSERTION, 19), "assertion can fail: high");
    assert_eq!(of(ASSERTION, 9), "assertion can fail");
    assert_eq!(of("assertion can fail: x", 2), "assertion can fail: x");
    assert_eq!(of("reach_error is called", 2), "reach_error is called");
    let alone = source.split("__").next().unwrap();
    assert_eq!(headline(Property::Division, "division by zero", 11, alone), "division by zero");
    assert_eq!(headline(Property::UnreachCall, ASSERTION, 9, alone), "assertion can fail: 1 / low");
}

/// Of several checks on a line, a mark shows which one fails.
#[test]
fn the_place_of_a_check_is_marked_in_its_line() {
    let mut trace = example::trace();
    trace.span = example::at(4, 23);
    trace.steps.truncate(8);
    let mut check = check(4, Property::Overflow, "overflow", Outcome::Fails(Box::new(trace)));
    check.span.column = 23;
    let told = shown(&report_of(vec![check]));
    let marked = "  unsigned half = (low + high) / 2;       low = 4294967294, high = 4294967295\n     \
                  |                        ^\n";
    assert!(told.contains(marked), "{told}");
}

/// Values that the line itself writes are those that its condition saw.
#[test]
fn a_condition_is_shown_with_the_values_that_it_saw() {
    use crate::interpret::trace::{Event, TraceStep};
    let mut trace = example::trace();
    let again = example::unsigned();
    let event = Event::Assign("half".into(), again, javelin_solver::BitVec::from_u64(7, 32));
    trace.steps.push(TraceStep { span: example::at(5, 2), depth: 1, event });
    let fails = Outcome::Fails(Box::new(trace));
    let told = shown(&report_of(vec![check(5, Property::UnreachCall, ASSERTION, fails)]));
    assert!(told.contains("assert(low <= half);                    4294967294 <= 7 is false"), "{told}");
}

#[test]
fn values_are_put_into_plain_conditions_only() {
    for plain in ["x", "x == 1", "!(a && b) || c", "-x < 2.5", "a - -1 > b << 2", "(x)"] {
        assert!(is_plain(plain), "{plain}");
    }
    for other in
        ["x++ < 3", "x = 3", "p->x", "s.x > 1", "*p", "f(x)", "a[i]", "x && \"text\"", "(int) x", "&x"]
    {
        assert!(!is_plain(other), "{other}");
    }
}

/// Failures with one cause have one story.
#[test]
fn a_further_failure_with_the_same_cause_has_a_line() {
    let fails = |column| {
        let mut trace = example::trace();
        trace.span = example::at(4, column);
        trace.steps.truncate(8);
        let mut check = check(4, Property::Overflow, "overflow", Outcome::Fails(Box::new(trace)));
        check.span.column = column;
        check
    };
    let told = shown(&report_of(vec![fails(23), fails(31)]));
    assert_eq!(told.matches("in main()").count(), 1, "{told}");
    let again =
        "midpoint.c:4:31: overflow; as at midpoint.c:4:23, with low = 4294967294, high = 4294967295\n";
    assert!(told.contains(again), "{told}");
    let mut other = fails(31);
    other.property = Property::Division;
    let told = shown(&report_of(vec![fails(23), other]));
    assert_eq!(told.matches("in main()").count(), 2, "another property, another story: {told}");
}

/// A failure under a condition is shown with its path.
#[test]
fn a_failure_under_a_condition_has_a_story() {
    let told = shown(&report_of(vec![example::check_under_a_condition()]));
    let first =
        "midpoint.c:5:2: not decided: assertion can fail: it fails if get() returns NULL; --externals says";
    assert!(told.starts_with(first), "{told}");
    assert!(told.contains("4294967294 <= 2147483646 is false\n  inputs: "), "{told}");
}

#[test]
fn the_words_of_a_command_line_are_inputs() {
    let mut trace = example::trace();
    trace.words = vec![b"a.out".to_vec(), b"-x\n".to_vec(), Vec::new()];
    let fails = Outcome::Fails(Box::new(trace));
    let told = shown(&report_of(vec![check(5, Property::UnreachCall, ASSERTION, fails)]));
    assert!(told.contains("  inputs: argv[1] = \"-x\\n\", argv[2] = \"\", __VERIFIER"), "{told}");
}

/// The mark is where the check is, and not where its line begins to be executed.
#[test]
fn the_mark_is_at_the_check() {
    let mut trace = example::trace();
    trace.span = example::at(4, 31);
    trace.steps.truncate(9);
    let mut check = check(4, Property::Overflow, "overflow", Outcome::Fails(Box::new(trace)));
    check.span.column = 31;
    let told = shown(&report_of(vec![check]));
    let line = told.lines().find(|line| line.ends_with('^')).unwrap_or_default();
    assert_eq!(line.len(), "   4 |   ".len() + 31 - 1, "{told}");
}

/// A loop on one line is shown by the values that it ends with.
#[test]
fn of_several_values_on_a_line_the_last_is_shown() {
    let mut trace = example::trace();
    let (first, mut second) = (trace.steps[8].clone(), trace.steps[8].clone());
    if let crate::interpret::trace::Event::Assign(_, _, value) = &mut second.event {
        *value = javelin_solver::BitVec::from_u64(9, 32);
    }
    trace.steps.splice(8..9, [second, first]);
    let fails = Outcome::Fails(Box::new(trace));
    let told = shown(&report_of(vec![check(5, Property::UnreachCall, ASSERTION, fails)]));
    assert!(told.contains("->  half = 2147483646\n"), "{told}");
}

#[test]
fn a_failure_in_a_library_has_the_place_of_its_call() {
    let mut check = check(5, Property::Null, "null", Outcome::Fails(Box::new(example::trace())));
    check.span.file = 1;
    let sources = Sources::given(&[("midpoint.c", example::MIDPOINT), ("/usr/include/middle.h", "")]);
    let told = text(&example::job(), &report_of(vec![check]), &sources, Paint::default());
    assert!(told.starts_with("midpoint.c:13:10: null, at /usr/include/middle.h:5:2\n"), "{told}");
}
