//! The files of a project: those that cannot be read are reported, and the rest is read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use javelin_verifier::engine::{Unwatched, Watch};
use javelin_verifier::frontend::compile::Compiler;
use javelin_verifier::frontend::project::{Unit, read};
use javelin_verifier::{Effort, InputError, Job, Property, Reading, Report, run};

/// A compiler that hands out the text beside a source, and refuses sources named `broken.c`.
const COMPILER: &str = r#"#!/bin/sh
for last; do :; done
case "$last" in *broken.c) echo "it is broken" >&2; exit 1;; esac
exec cat "${last%.c}.ll"
"#;

/// A folder with a compiler, some sources, and compile commands for these.
fn project(name: &str, sources: &[&str]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("javelin-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let compiler = folder.join("cc");
    fs::write(&compiler, COMPILER).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(&compiler, mode).unwrap();
    let text = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/alone.ll");
    let mut rows = Vec::new();
    for source in sources {
        fs::write(folder.join(source), "").unwrap();
        fs::copy(&text, folder.join(source).with_extension("ll")).unwrap();
        let place = folder.display();
        rows.push(format!(r#"{{"directory": "{place}", "file": "{source}", "command": "cc -c {source}"}}"#));
    }
    fs::write(folder.join("compile_commands.json"), format!("[{}]", rows.join(","))).unwrap();
    folder
}

fn verified(folder: &Path) -> Result<Report, InputError> {
    let units: Vec<Unit> = read(&folder.join("compile_commands.json")).unwrap();
    let reading = Reading {
        every_function: true,
        globals_unknown: true,
        properties: vec![Property::Division],
        ..Reading::default()
    };
    let compiler = Compiler { cc: Some(folder.join("cc")), arguments: Vec::new() };
    let effort = Effort { timeout: Some(Duration::from_secs(60)), ..Effort::default() };
    let watch: &dyn Watch = &Unwatched::default();
    run(&Job { units, compiler, reading, effort, ..Job::default() }, watch)
}

#[test]
fn a_file_that_cannot_be_read_is_reported_and_the_rest_is_verified() {
    let folder = project("project", &["broken.c", "one.c", "two.c"]);
    let report = verified(&folder).unwrap();
    assert_eq!(report.checks.len(), 3, "{:?}", report.checks);
    assert!(report.warnings[0].contains("it is broken"), "{:?}", report.warnings);
    assert!(report.warnings[1].contains("two.c") && report.warnings[1].contains("is defined in"));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_project_of_which_nothing_can_be_read_is_an_error() {
    let folder = project("nothing", &["broken.c"]);
    let error = verified(&folder).unwrap_err().to_string();
    assert!(error.starts_with("no file of the project could be read"), "{error}");
    fs::remove_dir_all(&folder).unwrap();
}
