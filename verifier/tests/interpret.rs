//! The interpreter on programs of ours, read from text.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use javelin_verifier::frontend::{module::Module, read};
use javelin_verifier::interpret::trace::End;
use javelin_verifier::interpret::{Limits, Random, run_program};
use javelin_verifier::job::Reading;

/// A module of a file.
fn module(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).unwrap();
    read(&text, &path.display().to_string()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a program prints, and how it ends.
fn output(module: &Module, limits: Limits) -> (String, End, u64) {
    let mut text = Vec::new();
    let reading = Reading::default();
    let trace = run_program(module, &reading, &mut Random::new(1), limits, &["program"], &mut text);
    (String::from_utf8_lossy(&text).into_owned(), trace.end, trace.instructions)
}

/// Runs every `.ll` of a folder beside which a `.expected` says what the native program prints and, in its last line, its exit
/// status. The folder comes from the environment: what compilers and csmith write is not in the repository.
#[test]
#[ignore = "needs a folder of compiled programs: JAVELIN_PROGRAMS"]
fn programs_behave_as_natively() {
    let Ok(folder) = std::env::var("JAVELIN_PROGRAMS") else { return };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    let (mut same, mut long, mut instructions, mut wrong) = (0, 0, 0, Vec::new());
    let mut seconds = 0.0;
    for path in &files {
        let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap_or_default();
        let deadline = Some(Instant::now() + Duration::from_secs(20));
        let limits = Limits { steps: 200_000_000, deadline, ..Limits::default() };
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
            _ => wrong.push(format!("{}: {}", path.display(), found.lines().last().unwrap_or(""))),
        }
    }
    println!("{} programs, {same} same, {long} too long, {} wrong", files.len(), wrong.len());
    println!("{instructions} instructions in {seconds:.1} s");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
