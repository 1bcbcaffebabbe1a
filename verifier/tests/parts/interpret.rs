//! The interpreter on programs of ours, read from text.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_verifier::frontend::{module::Module, read};
use javelin_verifier::interpret::trace::{End, Event, Trace};
use javelin_verifier::interpret::{ExecutionLimits, Oracle, Random, execute_entry, execute_program};
use javelin_verifier::limits::Limits;
use javelin_verifier::program::cfa::Source;
use javelin_verifier::{Property, Reading};

/// A module of a file.
fn module(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).unwrap();
    read(&text, &path.display().to_string()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The output of a program, its end, and the number of its steps.
fn output(module: &Module, limits: ExecutionLimits) -> (String, End, u64) {
    let mut text = Vec::new();
    let reading = Reading::default();
    let trace = execute_program(module, &reading, &mut Random::new(1), limits, &["program"], &mut text);
    (String::from_utf8_lossy(&text).into_owned(), trace.end, trace.instructions)
}

/// Runs every `.ll` of a folder beside which a `.expected` says what the native program prints and, in its
/// last line, its exit status. The folder comes from the environment: what compilers and csmith write is not
/// in the repository.
#[test]
#[ignore = "needs a folder of compiled programs: JAVELIN_PROGRAMS"]
fn programs_behave_as_natively() {
    let Ok(folder) = std::env::var("JAVELIN_PROGRAMS") else { return };
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    let (mut same, mut long, mut instructions, mut wrong) = (0, 0, 0, Vec::new());
    let mut seconds = 0.0;
    for path in &files {
        let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap_or_default();
        let deadline = Some(Instant::now() + Duration::from_secs(20));
        let run = Limits { end: deadline, ..Limits::default() };
        let limits = ExecutionLimits { steps: 200_000_000, run, ..ExecutionLimits::default() };
        let module = module(path);
        let start = Instant::now();
        let (text, end, count) = output(&module, limits);
        seconds += start.elapsed().as_secs_f64();
        instructions += count;
        let found = match &end {
            End::Exit(status) => format!("{text}exit {}\n", status & 255),
            End::Abort(_) => format!("{text}exit 134\n"),
            other => format!("{text}{other:?}\n"),
        };
        match &end {
            End::Steps => long += 1,
            _ if expected.is_empty() => println!("{}: {end:?}", path.display()),
            _ if found == expected => same += 1,
            _ => {
                let differ = found.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
                wrong.push(format!("{}: {differ:?}: {end:?}", path.display()));
            }
        }
    }
    println!("{} programs, {same} same, {long} too long, {} wrong", files.len(), wrong.len());
    println!("{instructions} instructions in {seconds:.1} s");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A program of ours.
fn program(name: &str) -> Module {
    module(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name))
}

/// An oracle with one answer for results of functions, and one for whether allocations fail.
struct Constant {
    result: i64,
    fails: bool,
}

impl Oracle for Constant {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        match source {
            Source::Failure(_) => BitVec::from_bool(self.fails),
            _ => BitVec::from_u64(self.result as u64, width.max(64)).extract(width - 1, 0),
        }
    }
}

/// Executes a function of a module.
fn execute(module: &Module, entry: &str, properties: &[Property], result: i64) -> Trace {
    let reading = Reading {
        entry: entry.to_owned(),
        properties: properties.to_vec(),
        error_functions: vec![("mark".to_owned(), true)],
        error_labels: vec!["ERROR".to_owned()],
        ..Reading::default()
    };
    let limits = ExecutionLimits { steps: 100_000, ..ExecutionLimits::default() };
    execute_entry(module, &reading, &mut Constant { result, fails: false }, limits)
}

#[test]
fn programs_print_as_natively() {
    for name in ["interpret_print", "interpret_exceptions"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
        let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap();
        let (text, end, _) = output(&program(&format!("{name}.ll")), ExecutionLimits::default());
        let End::Exit(status) = end else { panic!("{name}: {end:?}\n{text}") };
        assert_eq!(format!("{text}exit {status}\n"), expected, "{name}");
    }
}

#[test]
fn instructions_do_what_the_reference_says() {
    let module = program("interpret_values.ll");
    for entry in ["vectors", "bitcasts", "wide", "memory", "formats", "intrinsics", "phis", "outside"] {
        assert_eq!(execute(&module, entry, &[], 0).end, End::Exit(42), "{entry}");
    }
}

/// Each function with an answer for its input, what is checked, and the line where that is broken (0: it
/// ends).
#[test]
fn properties_are_noticed_where_they_break() {
    use Property::*;
    let module = program("interpret_checks.ll");
    let source = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/interpret_checks.c"),
    );
    let source = source.unwrap();
    let rows: &[(&str, i64, Property, bool)] = &[
        ("null", 0, Null, true),
        ("null", 0, Deref, true),
        ("outside", 3, Deref, false),
        ("outside", 4, Deref, true),
        ("outside", -1, Deref, true),
        ("outside", 4, Bounds, true),
        ("dead", 0, Deref, true),
        ("dangling", 0, Deref, true),
        ("twice", 0, Free, true),
        ("middle", 0, Free, true),
        ("leak", 0, Leak, true),
        ("clean", 0, Leak, false),
        ("clean", 0, Deref, false),
        ("overflow", 0x7fff_ffff, Overflow, true),
        ("overflow", 0x7fff_fffe, Overflow, false),
        ("quotient", -0x8000_0000, Overflow, true),
        ("division", 0, Division, true),
        ("division", 3, Division, false),
        ("shift", 32, Shift, true),
        ("shift", 31, Shift, false),
        ("bounds", 3, Bounds, true),
        ("bounds", 2, Bounds, false),
        ("one_past", 3, Bounds, false),
        ("one_past", 4, Bounds, true),
        ("assertion", 4, UnreachCall, true),
        ("assertion", 3, UnreachCall, false),
        ("called", 0, UnreachCall, true),
        ("marked", 1, UnreachCall, true),
        ("marked", 0, UnreachCall, false),
        ("label", 1, UnreachCall, true),
        ("label", 0, UnreachCall, false),
        ("trap", 0, UnreachCall, true),
    ];
    for (entry, result, property, is_broken) in rows {
        let trace = execute(&module, entry, &[*property], *result);
        let what = format!("{entry} with {result}: {:?}", trace.end);
        match &trace.end {
            End::Violation { place, property: found, .. } => {
                assert!(*is_broken && found == property, "{what}");
                let function = &module.functions[place.function as usize];
                let instruction =
                    &function.blocks[place.block as usize].instructions[place.instruction as usize];
                assert_eq!(instruction.span, trace.span, "{what}");
                let line = source.lines().nth(trace.span.line as usize - 1).unwrap();
                assert!(line.contains(&format!("int {entry}(")), "{what}: {line}");
            }
            End::Exit(_) => assert!(!is_broken, "{what}"),
            _ => panic!("{what}"),
        }
    }
}

#[test]
fn violations_that_are_not_checked_end_the_program_or_continue() {
    let module = program("interpret_checks.ll");
    let abort = |says: &str| End::Abort(says.to_owned());
    assert_eq!(execute(&module, "division", &[], 0).end, abort("division by zero"));
    assert_eq!(execute(&module, "null", &[], 0).end, abort("null pointer dereference"));
    assert_eq!(execute(&module, "overflow", &[], 0x7fff_ffff).end, End::Exit(-0x8000_0000));
    assert_eq!(execute(&module, "shift", &[], 33).end, End::Exit(2));
    assert_eq!(execute(&module, "assume", &[], 4).end, End::Assumption);
    assert_eq!(execute(&module, "assume", &[], 5).end, End::Exit(5));
    assert_eq!(execute(&module, "endless", &[], 0).end, End::Steps);
    assert_eq!(execute(&module, "argument", &[], 21).end, End::Exit(42));
    assert!(matches!(execute(&module, "recursion", &[], -1).end, End::Unknown(..) | End::Steps));
    assert_eq!(execute(&module, "recursion", &[], 50).end, End::Exit(50));
    assert!(matches!(execute(&module, "nowhere", &[], 0).end, End::Unknown(..)));
    // A variable that was not written has one value, not one for each read.
    assert_eq!(execute(&module, "unwritten", &[], 9).end, End::Exit(9));
}

#[test]
fn allocation_fails_where_the_oracle_says_so() {
    let module = program("interpret_checks.ll");
    for (malloc_succeeds, status) in [(false, 2), (true, 0)] {
        let reading = Reading { entry: "failing".to_owned(), malloc_succeeds, ..Reading::default() };
        let trace = execute_entry(
            &module,
            &reading,
            &mut Constant { result: 0, fails: true },
            ExecutionLimits::default(),
        );
        assert_eq!(trace.end, End::Exit(status));
    }
}

#[test]
fn rust_panics_are_noticed() {
    let module = program("interpret_rust.ll");
    assert_eq!(execute(&module, "areas", &[Property::Panic], 0).end, End::Exit(20));
    let rows = [("index", 3, 2, 3), ("adds", 0x7fff_ffff, 1, 2), ("unwraps", 0, 7, 7), ("expects", -1, 7, 7)];
    for (entry, bad, good, status) in rows {
        assert_eq!(execute(&module, entry, &[Property::Panic], good).end, End::Exit(status), "{entry}");
        let end = execute(&module, entry, &[Property::Panic], bad).end;
        assert!(matches!(end, End::Violation { property: Property::Panic, .. }), "{entry}: {end:?}");
    }
}

#[test]
fn traces_speak_of_source_variables() {
    let trace = execute(&program("interpret_trace.ll"), "main", &[], 5);
    let told: Vec<String> = trace
        .steps
        .iter()
        .map(|step| {
            let number = |value: &BitVec| value.to_u64().unwrap_or(0);
            let line = step.span.line;
            match &step.event {
                Event::Enter(name, arguments) => {
                    let arguments: Vec<_> = arguments.iter().map(|(name, ..)| name.as_str()).collect();
                    format!("{line} enter {name}({})", arguments.join(", "))
                }
                Event::Return(name, value) => format!("{line} {name} = {:?}", value.as_ref().map(number)),
                Event::Assign(name, _, value) => format!("{line} {name} := {}", number(value)),
                Event::Global(name, _, value) => format!("{line} global {name} := {}", number(value)),
                Event::Outer(owner, name, _, value) => format!("{line} {owner}::{name} := {}", number(value)),
                Event::Input(name, _, value) => format!("{line} {name} -> {}", number(value)),
                Event::Branch(is_true) => format!("{line} branch {is_true}"),
                Event::Output(bytes) => format!("{line} prints {}", String::from_utf8_lossy(bytes).trim()),
                other => format!("{line} {other:?}"),
            }
        })
        .collect();
    let expected = [
        "8 p.x := 1",
        "8 p.y := 2",
        "9 a[0] := 7",
        "9 a[1] := 8",
        "9 a[2] := 9",
        "10 nondet_int -> 5",
        "10 n := 5",
        "11 branch true",
        "11 enter add(a, p)",
        "0 a := 5",
        "6 main::p.y := 5",
        "6 global total := 5",
        "6 add = Some(6)",
        "11 a[1] := 6",
        "12 prints 6 5",
        "13 main = Some(6)",
    ];
    let mut rest = told.iter();
    for wanted in expected {
        assert!(rest.any(|line| line == wanted), "{wanted} is missing in {told:#?}");
    }
    assert_eq!(trace.end, End::Exit(6));
}

/// An allocation that there is no room for fails, if allocations may fail.
#[test]
fn an_allocation_without_room_fails() {
    let text = "declare ptr @malloc(i64)\n\
                define i32 @main() {\n  %p = call ptr @malloc(i64 1099511627776)\n  \
                %c = icmp eq ptr %p, null\n  %r = zext i1 %c to i32\n  ret i32 %r\n}\n";
    let module = read(text, "room.ll").unwrap();
    let end = |malloc_succeeds: bool| {
        let reading = Reading { malloc_succeeds, ..Reading::default() };
        execute_entry(&module, &reading, &mut Random::new(1), ExecutionLimits::default()).end
    };
    assert_eq!(end(false), End::Exit(1));
    assert!(matches!(end(true), End::Unknown(..)), "{:?}", end(true));
}
