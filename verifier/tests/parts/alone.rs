//! Each function by itself: a program of ours whose lines have their expected outcomes.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use javelin_verifier::engine::{self, Ledger, Unwatched};
use javelin_verifier::frontend::read;
use javelin_verifier::interpret::trace::{Event, Trace};
use javelin_verifier::program::cfa::Program;
use javelin_verifier::program::lower::lower;
use javelin_verifier::{Cause, CheckReport, Effort, Options, Outcome, Property, Reading, Standing};

/// The source, and what comes of it.
fn decided(eager: bool) -> (String, Program, Ledger) {
    decided_of("alone.c", eager)
}

fn decided_of(name: &str, eager: bool) -> (String, Program, Ledger) {
    decided_by(name, &Effort { options: Options::default().with_flag("eager", eager), ..Effort::default() })
}

fn decided_by(name: &str, effort: &Effort) -> (String, Program, Ledger) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    let source = std::fs::read_to_string(&path).unwrap();
    let text = std::fs::read_to_string(path.with_extension("ll")).unwrap();
    let reading = Reading {
        every_function: true,
        globals_unknown: true,
        properties: vec![Property::Null, Property::Division],
        ..Reading::default()
    };
    let timeout = Some(Duration::from_secs(60));
    let effort = Effort { engine: "calysto", timeout, ..effort.clone() };
    let module = read(&text, name).unwrap();
    let mut program = lower(&module, &reading).unwrap();
    let results = engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
    (source, program, results)
}

/// The worst outcome of the checks on a line.
fn found(program: &Program, results: &Ledger, line: u32) -> Option<String> {
    let here = program.checks.iter().filter(|check| check.span.line == line);
    let word = |number: usize| match (results.outcome(number), results.report.checks[number].standing) {
        (Outcome::Fails(_), Some(standing)) => (0, format!("fails {standing:?}").to_lowercase()),
        (Outcome::Fails(_), None) => panic!("a failure that stands nowhere"),
        (Outcome::Open(why), _) => (1, format!("open: {why}")),
        (Outcome::Holds, _) => (2, "holds".to_owned()),
    };
    here.map(|check| word(check.number as usize)).min().map(|(_, word)| word)
}

#[test]
fn functions_are_verified_by_themselves() {
    for (name, eager, least) in [
        ("alone.c", false, 14),
        ("alone.c", true, 14),
        ("alone_entry.c", false, 4),
        ("alone_entry.c", true, 4),
        ("alone_left.c", false, 8),
        ("alone_left.c", true, 8),
        ("alone_recursion.c", false, 4),
        ("alone_recursion.c", true, 4),
        ("alone_rounds.c", false, 3),
        ("alone_rounds.c", true, 3),
        ("alone_streams.c", false, 8),
        ("alone_streams.c", true, 8),
        ("alone_freed.c", false, 8),
        ("alone_freed.c", true, 8),
        ("alone_handled.c", false, 7),
        ("alone_handled.c", true, 7),
    ] {
        let (source, program, results) = decided_of(name, eager);
        let mut counted = 0;
        for (number, line) in (1..).zip(source.lines()) {
            let Some(found) = found(&program, &results, number) else { continue };
            let wanted = line.split_once("// ").map_or("holds", |(_, wanted)| wanted);
            let words = if wanted.starts_with("fails") { 2 } else { 1 };
            let wanted: Vec<&str> = wanted.split_whitespace().take(words).collect();
            let wanted = wanted.join(" ");
            let wanted = wanted.trim_end_matches(':');
            assert!(found.starts_with(wanted), "{name}, line {number}, eager {eager}: {found}");
            counted += 1;
        }
        assert!(counted >= least, "{counted} lines");
    }
}

/// The verdict on a function does not depend on earlier questions of its thread.
#[test]
fn shares_of_the_functions_have_the_same_verdicts() {
    for name in [
        "alone.c",
        "alone_entry.c",
        "alone_freed.c",
        "alone_handled.c",
        "alone_left.c",
        "alone_recursion.c",
        "alone_rounds.c",
        "alone_streams.c",
    ] {
        let verdicts = |parallel: usize| {
            let (_, program, results) = decided_by(name, &Effort { parallel, ..Effort::default() });
            let line = |check: usize| program.checks[check].span.line;
            let all = 0..program.checks.len();
            // Whether callers can make it fail is asked for some milliseconds only.
            let verdict = |line| {
                found(&program, &results, line).map(|found| match found.split_once(' ') {
                    Some(("fails", _)) => "fails".to_owned(),
                    _ => found,
                })
            };
            all.map(|check| (line(check), verdict(line(check)))).collect::<Vec<_>>()
        };
        let alone = verdicts(1);
        for parallel in [2, 3, 7] {
            assert_eq!(verdicts(parallel), alone, "{name} on {parallel} threads");
        }
    }
}

/// Of so many rounds what comes after them is executed as well, but no further round.
#[test]
fn a_round_beyond_the_last_only_leaves_the_loop() {
    let lines_that_fail = |rounds: u32| {
        let effort = Effort { unroll: Some(rounds), ..Effort::default() };
        let (_, program, results) = decided_by("alone_rounds.c", &effort);
        let fails = |check: &usize| matches!(results.outcome(*check), Outcome::Fails(_));
        let lines = (0..program.checks.len()).filter(fails).map(|check| program.checks[check].span.line);
        lines.collect::<BTreeSet<u32>>()
    };
    assert_eq!(lines_that_fail(1), BTreeSet::from([22]));
    assert_eq!(lines_that_fail(2), BTreeSet::from([7, 19, 22]));
}

/// Where the program has an entry and runs into a failure, the report begins there.
#[test]
fn the_entry_of_the_program_is_where_the_first_reports_begin() {
    let (_, program, results) = decided_of("alone_entry.c", false);
    let is_entry = |check: &CheckReport| check.standing == Some(Standing::Entry);
    let number = results.report.checks.iter().position(is_entry).unwrap();
    let Outcome::Fails(trace) = results.outcome(number) else { panic!("{:?}", results.outcome(number)) };
    let is_main = |event: &Event| matches!(event, Event::Enter(name, _) if name == "main");
    assert!(trace.steps.iter().any(|step| is_main(&step.event)), "{trace:?}");
    assert_eq!(program.functions[program.checks[number].function as usize].as_ref().unwrap().name, "next_of");
}

/// A failure says which memory leads to it.
#[test]
fn memory_of_the_caller_is_reported() {
    let (source, program, results) = decided(false);
    let line = 1 + source.lines().position(|line| line.contains("next->value - 9")).unwrap() as u32;
    let is_there = |number: &usize| {
        program.checks[*number].span.line == line && matches!(results.outcome(*number), Outcome::Fails(_))
    };
    let number = (0..program.checks.len()).find(is_there);
    let number = number.unwrap_or_else(|| panic!("line {line}: {:?}", found(&program, &results, line)));
    let Outcome::Fails(trace) = results.outcome(number) else { unreachable!() };
    let value = |wanted: &str| initial(trace, wanted);
    let told: Vec<_> = trace.steps.iter().map(|step| &step.event).collect();
    assert_eq!(value("(*node).value"), Some(8), "{told:?}");
    assert_eq!(value("(*(*node).next)"), Some(9), "{told:?}");
}

/// A condition that callers would have to ensure stands beside a failure.
#[test]
fn null_pointers_that_a_failure_comes_from_are_reported() {
    let (source, program, results) = decided(false);
    let causes = |wanted: &str| {
        let line = 1 + source.lines().position(|line| line.contains(wanted)).unwrap() as u32;
        let check = program.checks.iter().position(|check| {
            check.span.line == line && results.report.checks[check.number as usize].causes.is_some()
        });
        let check = check.unwrap_or_else(|| panic!("{wanted}"));
        results.report.checks[check].causes.iter().flatten().map(Cause::wanted).collect::<Vec<String>>()
    };
    assert_eq!(causes("struct node *next = list->next"), ["list is not null"]);
    assert_eq!(causes("return next->value"), ["(*list).next is not null"]);
    assert_eq!(causes("return head->value"), ["head is not null"]);
    assert_eq!(causes("its cause is told"), ["(*holder).node is not null"]);
    assert_eq!(causes("return node->value; // fails result"), ["found() is not null"]);
    assert_eq!(causes("holder->node->value = 1"), ["malloc() is not null"]);
    // One of them does, and both may.
    assert!(!causes("return strcmp").is_empty());
}

fn initial(trace: &Trace, wanted: &str) -> Option<u64> {
    trace.steps.iter().find_map(|step| match &step.event {
        Event::Initial(None, name, _, value) if name == wanted => value.to_u64(),
        _ => None,
    })
}

/// A second run asks nothing again; where a function has changed, what depends on it.
#[test]
fn a_second_run_asks_what_has_changed() {
    let folder = std::env::temp_dir().join(format!("javelin-alone-{}", std::process::id()));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/alone.ll");
    let text = std::fs::read_to_string(path).unwrap();
    // Of `share`, which nobody calls, another number is asked for.
    let changed = text.replace(", 9, !dbg", ", 11, !dbg");
    assert_ne!(text, changed);
    let verify = |text: &str| {
        let reading = Reading {
            every_function: true,
            globals_unknown: true,
            properties: vec![Property::Null, Property::Division],
            ..Reading::default()
        };
        // Answers that are kept have one writer, however many threads there may be.
        let cache = Some(folder.clone());
        let effort = Effort { engine: "calysto", cache, parallel: 2, ..Effort::default() };
        let module = read(text, "alone.c").unwrap();
        let mut program = lower(&module, &reading).unwrap();
        engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default())
    };
    let words = |results: &Ledger| -> Vec<String> {
        let word = |outcome: &Outcome| format!("{outcome:?}").chars().take(4).collect();
        results.outcomes().map(word).collect()
    };
    let (first, second) = (verify(&text), verify(&text));
    assert_eq!(words(&first), words(&second));
    // The inputs of failures are kept, too.
    assert!(
        second.report.statistic("calysto-remembered") > 0 && second.report.questions == 0,
        "{} {}",
        first.report.questions,
        second.report.questions
    );
    // Another function comes first, so inputs that are kept name others: nothing is lost by that.
    let moved = text.replacen("define ", "define void @before() {\n  ret void\n}\n\ndefine ", 1);
    assert_eq!(words(&first), words(&verify(&moved)));
    let third = verify(&changed);
    assert_eq!(words(&first), words(&third));
    assert!(
        third.report.statistic("calysto-remembered") > 0 && third.report.questions > second.report.questions,
        "{} {}",
        second.report.questions,
        third.report.questions
    );
    assert!(
        third.report.questions < first.report.questions,
        "{} of {}",
        third.report.questions,
        first.report.questions
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Functions that call each other: the first multiplies and adds for thousands of terms.
fn with_a_large_function(middle: &str) -> String {
    let mut body = String::from("  %v0 = call i32 @__VERIFIER_nondet_int()\n");
    for step in 1..15_000 {
        let (before, number) = (step - 1, step % 100);
        let _ =
            write!(body, "  %s{step} = add i32 %n, {number}\n  %m{step} = mul i32 %v{before}, %s{step}\n");
        // The number of terms is checked between edges.
        let _ = match number {
            0 => write!(
                body,
                "  %u{step} = call i32 @__VERIFIER_nondet_int()\n  %v{step} = xor i32 %m{step}, %u{step}\n"
            ),
            _ => writeln!(body, "  %v{step} = xor i32 %m{step}, %v{before}"),
        };
    }
    format!(
        "declare void @longjmp(ptr, i32)\ndeclare i32 @__VERIFIER_nondet_int()\n\
         define i32 @large(i32 %n, ptr %q) {{\n{body}  %c = icmp eq i32 %v14999, 7\n  \
         br i1 %c, label %some, label %all\nsome:\n  {middle}\n  br label %all\nall:\n  \
         store i32 %v14999, ptr %q\n  ret i32 %v14999\n}}\ndefine i32 @small(ptr %p, i32 %n) {{\n  \
         %c = icmp ne ptr %p, null\n  br i1 %c, label %yes, label %no\nyes:\n  \
         %r = call i32 @large(i32 %n, ptr %p)\n  %v = load i32, ptr %p\n  ret i32 %v\nno:\n  ret i32 0\n}}\n\
         define i32 @other(ptr %p) {{\n  %v = load i32, ptr %p\n  ret i32 %v\n}}\n"
    )
}

/// A function that takes too many terms is open, and so is what comes after it if it may do anything; others
/// are decided.
#[test]
fn a_function_that_is_too_large_leaves_the_others() {
    for (middle, small) in [("", "holds"), ("call void @longjmp(ptr %q, i32 1)", "open")] {
        let module = read(&with_a_large_function(middle), "large.ll").unwrap();
        let properties = vec![Property::Null];
        let reading =
            Reading { every_function: true, globals_unknown: true, properties, ..Reading::default() };
        let mut program = lower(&module, &reading).unwrap();
        let (engine, memory) = ("calysto", Some(24 << 20));
        let timeout = Some(Duration::from_secs(60));
        let effort = Effort { engine, memory, timeout, unroll: Some(1), ..Effort::default() };
        let results = engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
        let found = |name: &str| {
            let is_here = |function: u32| program.functions[function as usize].as_ref().unwrap().name == name;
            let check = program.checks.iter().position(|check| is_here(check.function)).unwrap();
            match results.outcome(check) {
                Outcome::Open(why) => format!("open: {why}"),
                Outcome::Holds => "holds".into(),
                Outcome::Fails(_) => "fails".into(),
            }
        };
        assert_eq!(results.report.stopped, None);
        assert!(found("large").contains("too many terms"), "{}", found("large"));
        assert!(found("small").starts_with(small), "{middle}: {}", found("small"));
        assert_eq!(found("other"), "fails");
    }
}
