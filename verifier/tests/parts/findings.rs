//! Findings as people use them, on programs that the compiler of this machine compiles: what is printed, and
//! test cases that are compiled and run as they say. Without a compiler each test says that it is skipped.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use javelin_verifier::report::source::Sources;
use javelin_verifier::report::test_case::test_cases;
use javelin_verifier::report::text::{Paint, text};
use javelin_verifier::{Effort, Job, Property, Reading, Report, Unwatched, run};

/// The report on a program, and the folder that it lies in; nothing where there is no compiler.
fn verified(name: &str, program: &str, properties: &[Property]) -> Option<(PathBuf, Job, Report)> {
    let folder = std::env::temp_dir().join(format!("javelin-findings-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, program).unwrap();
    let reading = Reading { properties: properties.to_vec(), externals_are_said: true, ..Reading::default() };
    let effort = Effort { timeout: Some(Duration::from_secs(60)), ..Effort::default() };
    let job = Job { inputs: vec![file], reading, effort, ..Job::default() };
    match run(&job, &Unwatched::default()) {
        Ok(report) => Some((folder, job, report)),
        Err(error) if error.to_string().contains("no clang") || error.to_string().contains("not found") => {
            println!("skipped: {error}");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// Compiles a test case as its head says and runs it: the status, and what it wrote.
fn ran(folder: &Path, case: &str) -> (Option<i32>, String) {
    let file = folder.join("case.c");
    fs::write(&file, case).unwrap();
    let call = case.lines().find(|line| line.contains("THIS-FILE")).unwrap_or_else(|| panic!("{case}"));
    let call = call.replace("THIS-FILE", &file.display().to_string());
    let (compile, run) = call.split_once("&&").unwrap_or_else(|| panic!("{call}"));
    let shell = |command: &str| Command::new("sh").arg("-c").arg(command.trim()).current_dir(folder).output();
    let compiled = shell(compile).unwrap();
    assert!(compiled.status.success(), "{call}: {}", String::from_utf8_lossy(&compiled.stderr));
    let output = shell(&format!("{run}; exit $?")).unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn addresses_have_names() {
    let program = "
int nondet_int(void);
void *malloc(unsigned long);
struct pair { int x; char name[8]; } pair;
int numbers[5];
static int at(int *where) { return *where; }
int main(void) {
  int local = 3, index = nondet_int();
  int *last = &numbers[4], *own = &local;
  char *letter = pair.name + 3;
  const char *word = \"some words\";
  int (*called)(int *) = at;
  int *made = malloc(40);
  if (!made || index < 2 || index > 12) return 0;
  made = made + 2;
  if (*letter == 0 && word[0] == 's' && *own == 3 && *last == 0) return called(made + index);
  return 0;
}
";
    let Some((folder, job, report)) = verified("names.c", program, &[Property::Deref]) else { return };
    let told = text(&job, &report, &Sources::read(&report), Paint::default());
    let names = [
        "last = &numbers[4]",
        "own = &local",
        "letter = &pair.name[3]",
        "word = \"some words\"",
        "called = at",
    ];
    for name in names.into_iter().chain(["made = heap #1 + 8", "where = heap #1 + "]) {
        assert!(told.contains(name), "{name}: {told}");
    }
    assert!(!told.contains("= 0x"), "{told}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn test_cases_fail_as_they_say() {
    let assertion = "
#include <assert.h>
unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
  assert(x + 7u != y);
  return 0;
}
";
    let overflow = "
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x < 5) return 0;
  return x + 2147483640 > 3;
}
";
    let classes = "
#include <cassert>
int nondet_int();
struct Box { int content; explicit Box(int c) : content(c) {} int twice() const { return content * 2; } };
int main() {
  int x = nondet_int();
  if (x < 0 || x > 1000) return 0;
  Box box(x);
  assert(box.twice() != 42);
  return 0;
}
";
    let programs = [
        ("assertion.c", assertion, Property::UnreachCall, "x + 7u != y"),
        ("overflow.c", overflow, Property::Overflow, ""),
        ("classes.cpp", classes, Property::UnreachCall, "box.twice() != 42"),
    ];
    for (name, program, property, says) in programs {
        let Some((folder, job, report)) = verified(name, program, &[property]) else { return };
        let cases = test_cases(&job, &report, &Sources::read(&report)).unwrap();
        let (status, said) = ran(&folder, &cases[0]);
        assert!(said.contains(says), "{name}: {said}\n{}", cases[0]);
        // Above 128 a signal ended it: of `abort`, or of a trap.
        assert!(status.is_some_and(|status| status > 128), "{name}: {status:?} {said}");
        fs::remove_dir_all(&folder).unwrap();
    }
}
