//! The thesis's memory beside the default one: a program of ours whose lines have their expected outcomes.

use std::path::Path;

use javelin_verifier::engine::{self, Ledger, Unwatched};
use javelin_verifier::frontend::read;
use javelin_verifier::program::cfa::Program;
use javelin_verifier::program::lower::{LowerError, lower};
use javelin_verifier::{Effort, MemoryModel, Options, Outcome, Property, Reading};

fn source() -> (String, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/terminal.c");
    let text = std::fs::read_to_string(path.with_extension("ll")).unwrap();
    (std::fs::read_to_string(path).unwrap(), text)
}

fn decided(text: &str, memory: MemoryModel, eager: bool) -> (Program, Ledger) {
    let reading = Reading {
        error_functions: vec![("reach_error".to_owned(), false)],
        nondet_functions: vec!["nondet".to_owned()],
        memory,
        ..Reading::default()
    };
    let effort = Effort {
        engine: "calysto",
        options: Options::default().with_flag("eager", eager),
        ..Effort::default()
    };
    let module = read(text, "terminal.c").unwrap();
    let mut program = lower(&module, &reading).unwrap();
    let results = engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
    (program, results)
}

#[test]
fn each_memory_model_has_the_expected_verdicts() {
    let (source, text) = source();
    for (memory, name) in [(MemoryModel::Terminal, "terminal "), (MemoryModel::Regions, "regions ")] {
        for eager in [false, true] {
            let (program, results) = decided(&text, memory, eager);
            let mut counted = 0;
            for (line, told) in (1..).zip(source.lines()) {
                let Some(wanted) = told.split_once("// ").and_then(|(_, told)| told.split_once(name)) else {
                    continue;
                };
                let check = program.checks.iter().find(|check| check.span.line == line).unwrap();
                let found = match results.outcome(check.number as usize) {
                    Outcome::Holds => "holds",
                    Outcome::Fails(_) => "fails",
                    Outcome::Open(_) => "open",
                };
                assert!(wanted.1.starts_with(found), "line {line}, {name}, eager {eager}: {found}");
                counted += 1;
            }
            assert_eq!(counted, program.checks.len());
        }
    }
}

/// With places in place of arrays, conditions mention no arrays.
#[test]
fn conditions_mention_places() {
    let (_, text) = source();
    let reading = |memory| Reading {
        error_functions: vec![("reach_error".to_owned(), false)],
        nondet_functions: vec!["nondet".to_owned()],
        memory,
        ..Reading::default()
    };
    let written = |memory| {
        let folder = std::env::temp_dir().join(format!("javelin-places-{}", std::process::id()));
        let questions = Some(folder.clone());
        let effort = Effort { engine: "calysto", questions, ..Effort::default() };
        let (module, reading) = (read(&text, "terminal.c").unwrap(), reading(memory));
        let mut program = lower(&module, &reading).unwrap();
        engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
        let files = std::fs::read_dir(&folder).unwrap();
        let text =
            files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect::<String>();
        std::fs::remove_dir_all(&folder).unwrap();
        text
    };
    assert!(written(MemoryModel::Regions).contains("Array"));
    let places = written(MemoryModel::Terminal);
    assert!(places.contains("chain:*(") && !places.contains("Array"), "{places}");
}

/// It knows no lives and sizes.
#[test]
fn memory_safety_is_refused() {
    let (_, text) = source();
    let reading =
        Reading { memory: MemoryModel::Terminal, properties: vec![Property::Deref], ..Reading::default() };
    let refused = lower(&read(&text, "terminal.c").unwrap(), &reading).err();
    assert_eq!(refused, Some(LowerError::Terminal("deref")));
}

/// The papers' example is proved by one body of two, whatever the expensive function returns.
#[test]
fn the_papers_example_needs_one_body() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/verify/flip.ll");
    let text = std::fs::read_to_string(path).unwrap();
    for memory in [MemoryModel::Terminal, MemoryModel::Regions] {
        let reading = Reading {
            error_functions: vec![("reach_error".to_owned(), false)],
            memory,
            ..Reading::default()
        };
        let effort = Effort { engine: "calysto", ..Effort::default() };
        let module = read(&text, "flip.c").unwrap();
        let mut program = lower(&module, &reading).unwrap();
        let results = engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
        assert!(
            results.outcomes().count() == 1 && matches!(results.outcome(0), Outcome::Holds),
            "{results:?}"
        );
        let counter = |name| results.report.statistic(name);
        assert_eq!((counter("calysto-expansions"), counter("calysto-inlined")), (1, 2));
    }
}
