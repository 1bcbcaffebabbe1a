//! Lowering: programs with known results are executed in the program form, and what is checked where is
//! examined.

mod execute;

use execute::{Outcome, execute};
use javelin_solver::BitVec;
use javelin_verifier::frontend::module::Module;
use javelin_verifier::program::cfa::{LocationKind, Op, Program, Role, Source, Step};
use javelin_verifier::program::lower::{LowerError, lower};
use javelin_verifier::{Externals, Property, Reading};

fn read(name: &str) -> Module {
    let path = format!("{}/tests/programs/{name}", env!("CARGO_MANIFEST_DIR"));
    javelin_verifier::frontend::read(&std::fs::read_to_string(&path).unwrap(), &path).unwrap()
}

fn lowered(name: &str, reading: &Reading) -> Program {
    let program = lower(&read(name), reading).unwrap();
    program.check_invariants();
    program
}

/// The result of `main` for a number of arguments, where every call of a function without a body returns 11:
/// as `printf` may, of a number.
fn result(program: &Program, arguments: u64) -> Outcome {
    execute(program, 100_000, &mut |source, width| match source {
        Source::Argument(0) => BitVec::from_u64(arguments, width),
        Source::Argument(_) => BitVec::from_u64(1 << 63, width),
        Source::Result(_) => BitVec::from_u64(11, width),
        _ => BitVec::from_bits(width, |bit| bit % 3 == 1),
    })
}

#[test]
fn results_are_those_of_the_machine() {
    let expected = [43, 14633, 410, 98471, 533, 9125, 892, 31, 228, 43, -20, 11];
    let reading = Reading { malloc_succeeds: true, ..Reading::default() };
    for file in ["lower_run.14.ll", "lower_run.19.ll"] {
        let program = lowered(file, &reading);
        for (case, &value) in expected.iter().enumerate() {
            let outcome = result(&program, case as u64);
            assert_eq!(outcome, Outcome::Exit(Some(u64::from(value as u32))), "case {case} of {file}");
        }
    }
}

/// The program form of every `.ll` of a folder, beside which a `.expected` says the checksum that the native
/// program prints and that its `main` returns: what csmith writes, with `return crc32_context ^ 0xFFFFFFFFUL`
/// in place of `return 0`. Programs with floating-point numbers are left out, of which it says less.
#[test]
#[ignore = "needs a folder of compiled programs: JAVELIN_PROGRAMS"]
fn programs_return_what_they_print_natively() {
    let Ok(folder) = std::env::var("JAVELIN_PROGRAMS") else { return };
    let (mut same, mut open, mut long) = (0, 0, 0);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let Ok(expected) = std::fs::read_to_string(path.with_extension("expected")) else { continue };
        let checksum = expected.lines().find_map(|line| line.strip_prefix("checksum = "));
        let (Some(checksum), true) = (checksum, path.extension().is_some_and(|extension| extension == "ll"))
        else {
            continue;
        };
        let text = std::fs::read_to_string(&path).unwrap();
        if text.contains(" float ") || text.contains(" double ") {
            continue;
        }
        let module = javelin_verifier::frontend::read(&text, &path.display().to_string()).unwrap();
        let program = lower(&module, &Reading::default()).unwrap();
        match execute(&program, 3_000_000, &mut |_, width| BitVec::zero(width)) {
            Outcome::Exit(found) => {
                let wanted = u64::from_str_radix(checksum, 16).unwrap();
                assert_eq!(found, Some(wanted), "{}", path.display());
                same += 1;
            }
            Outcome::Open(_) => open += 1,
            Outcome::Steps => long += 1,
            other => panic!("{}: {other:?}", path.display()),
        }
        if (same + open + long) % 50 == 0 {
            println!("{same} the same, {open} open, {long} too long");
        }
    }
    println!("{same} the same, {open} open, {long} too long");
}

#[test]
fn allocation_fails_where_it_may() {
    let program = lowered("lower_run.19.ll", &Reading::default());
    let outcome = execute(&program, 100_000, &mut |source, width| match source {
        Source::Argument(0) => BitVec::from_u64(4, width),
        Source::Failure(_) => BitVec::one(width),
        _ => BitVec::from_u64(1 << 63, width),
    });
    assert_eq!(outcome, Outcome::Stuck, "a null pointer is dereferenced, which ends the execution");
}

fn reading(properties: &[Property]) -> Reading {
    Reading { properties: properties.to_vec(), error_labels: vec!["ERROR".to_owned()], ..Reading::default() }
}

/// The lines where a property is checked, and what is said.
fn places(program: &Program, property: Property) -> Vec<(u32, &str)> {
    let checks = program.checks.iter().filter(|check| check.property == property);
    checks.map(|check| (check.span.line, check.says.as_str())).collect()
}

#[test]
fn checks_stand_where_they_belong() {
    use Property as P;
    let all = [P::UnreachCall, P::Null, P::Overflow, P::Division, P::Shift, P::Bounds, P::Panic];
    let program = lowered("lower_checks.ll", &reading(&all));
    let unreachable = [(21, "assertion can fail: state.count != 7"), (33, "error label ERROR is reached")];
    let mut found = places(&program, P::UnreachCall);
    found.sort_unstable();
    assert_eq!(found, unreachable);
    assert_eq!(places(&program, P::Null), [(27, "null pointer dereferenced")]);
    let overflows = places(&program, P::Overflow);
    assert_eq!(overflows, [(24, "signed addition overflows"), (25, "signed division overflows")]);
    assert_eq!(places(&program, P::Division), [(25, "division by zero")]);
    assert_eq!(places(&program, P::Shift), [(26, "shift by the width of the type, or more")]);
    let bounds = places(&program, P::Bounds);
    assert_eq!(bounds.iter().map(|place| place.0).collect::<Vec<_>>(), [25, 27]);
    let none = lowered("lower_checks.ll", &reading(&[P::Panic]));
    assert!(none.checks.is_empty());
}

#[test]
fn variables_have_the_names_of_the_source() {
    let program = lowered("lower_checks.ll", &reading(&[Property::UnreachCall]));
    let values =
        program.variables.iter().filter(|variable| variable.role == Role::Value && variable.source.is_some());
    let names: Vec<&str> = values.map(|variable| variable.name.as_str()).collect();
    for name in ["main::n", "main::p", "state.count", "back::x"] {
        assert!(names.contains(&name), "{name} is one of {names:?}");
    }
    let memory = program.variables.iter().filter(|variable| variable.role == Role::Memory);
    assert!(memory.count() >= 2, "the array and the variable whose address is passed lie in memory");
}

#[test]
fn functions_without_a_body_are_listed_and_may_call_back() {
    let program = lowered("lower_checks.ll", &reading(&[Property::UnreachCall]));
    assert_eq!(program.bodiless, ["helper", "sort", "stop"]);
    let calls = |program: &Program, name: &str| {
        let edges = program.functions.iter().flatten().flat_map(|function| &function.edges);
        let called = edges.filter_map(|edge| match &edge.step {
            Step::Call { callee, .. } => program.functions[*callee as usize].as_ref(),
            _ => None,
        });
        called.filter(|function| function.name == name).count()
    };
    assert_eq!(calls(&program, "back"), 1, "the function that is passed to one without a body");
    let havocs = |externals| {
        let program = lowered("lower_checks.ll", &Reading { externals, ..reading(&[Property::UnreachCall]) });
        let edges = program.functions.iter().flatten().flat_map(|function| &function.edges);
        let changed = edges.filter_map(|edge| match &edge.step {
            Step::Op(Op::Havoc(variables)) => Some(variables),
            _ => None,
        });
        let shared = |variable: &javelin_verifier::program::cfa::Variable| {
            program.variables[variable.0 as usize].owner.is_none()
        };
        changed.flatten().filter(|(variable, _)| shared(variable)).count()
    };
    let counts = [Externals::Pure, Externals::Arguments, Externals::Anything].map(havocs);
    assert_eq!(counts[0], 0);
    assert!(counts[0] < counts[1] && counts[1] < counts[2], "{counts:?}");
}

#[test]
fn unsupported_features_are_reported() {
    let module = read("lower_checks.ll");
    let error = |reading: &Reading| lower(&module, reading).err();
    let entry = Reading { entry: "nobody".to_owned(), ..Reading::default() };
    assert_eq!(error(&entry), Some(LowerError::NoEntry("nobody".to_owned())));
    let bits = Reading { object_bits: Some(60), ..Reading::default() };
    assert_eq!(error(&bits), Some(LowerError::Addresses(64, 60)));
}

#[test]
fn too_many_objects_are_open() {
    let reading = Reading { object_bits: Some(3), malloc_succeeds: true, ..Reading::default() };
    let program = lowered("lower_run.19.ll", &reading);
    let reason = "there are more objects, or larger ones, than an address can tell apart".to_owned();
    assert_eq!(result(&program, 4), Outcome::Open(reason));
}

#[test]
fn every_reader_test_is_lowered() {
    for file in ["everything.14.ll", "everything.16.ll", "everything.19.ll", "classes.14.ll", "classes.19.ll"]
    {
        let module = read(file);
        for function in module.functions.iter().filter(|function| !function.blocks.is_empty()) {
            for property in [Property::UnreachCall, Property::Overflow, Property::Bounds, Property::Deref] {
                let entry = function.name.clone();
                let reading = Reading { entry, properties: vec![property], ..Reading::default() };
                lower(&module, &reading).unwrap().check_invariants();
            }
        }
    }
    let module = read("panics.rustc.ll");
    let mut panics = 0;
    for function in module.functions.iter().filter(|function| !function.blocks.is_empty()) {
        let reading =
            Reading { entry: function.name.clone(), properties: vec![Property::Panic], ..Reading::default() };
        let program = lower(&module, &reading).unwrap();
        panics += program.checks.len();
        let kinds = program.functions.iter().flatten().flat_map(|function| &function.locations);
        assert_eq!(
            kinds.filter(|location| matches!(location.kind, LocationKind::Error(_))).count(),
            program.checks.len()
        );
    }
    assert!(panics >= 8, "{panics}");
}

/// Up to version 14, clang casts a function that is called before it is declared.
#[test]
fn a_function_that_is_cast_is_called_by_its_name() {
    let text = r#"
declare i32 @stop(...)
define i32 @main() {
  %1 = call i32 (i32, ...) bitcast (i32 (...)* @stop to i32 (i32, ...)*)(i32 noundef 1)
  ret i32 0
}
"#;
    let module = javelin_verifier::frontend::read(text, "stop.ll").unwrap();
    let mut reading = reading(&[Property::UnreachCall]);
    reading.error_functions.push(("stop".to_owned(), true));
    let program = lower(&module, &reading).unwrap();
    assert_eq!(places(&program, Property::UnreachCall), [(0, "stop is called")]);
}

#[test]
fn the_text_of_a_program_shows_everything() {
    let program = lowered("lower_checks.ll", &reading(&[Property::UnreachCall]));
    let text = program.text();
    for part in [
        "main() -> (main::result)",
        "(= state.count #x00000007)",
        "start() -> ()",
        "label ERROR",
        "check 0: unreach-call",
    ] {
        assert!(text.contains(part), "{part} is in\n{text}");
    }
    let main = program.functions.iter().flatten().find(|function| function.name == "main").unwrap();
    assert!(program.dot(main).starts_with("digraph \"main\""));
}
