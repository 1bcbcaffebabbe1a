//! Scripts that attack limits, in sizes for debug builds: the program answers and ends by itself, within the
//! memory it may have, without a wrong verdict. The time does not matter here; `smtlib-bench limits`
//! measures it.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use smtlib_bench::limits::inputs::{Input, Limit, all};
use smtlib_bench::limits::tree::Tree;
use smtlib_bench::limits::verdict::{Answers, Bounds, Taken};

/// The guard of time beside another limit, and the time after which a run is killed.
const GUARD: Duration = Duration::from_secs(10);
const END: Duration = Duration::from_secs(60);
/// Address space of a run: a bug must not exhaust the machine.
const ADDRESS_SPACE: u64 = 4 << 30;
/// The limit of an answer to a small input.
const ANSWER_BYTES: u64 = 16 << 20;
/// The limit of resident memory if memory is not limited by the test.
const UNLIMITED: u64 = 250 << 20;
/// Time bounds that are loose enough for any machine.
const BOUNDS: Bounds = Bounds { slack: 1e6 };

/// Runs an input. The kernel's count for a child would include the parent's memory, so the child's peak is
/// read.
fn run(input: &Input) -> Taken {
    let (size, limit) = input.small;
    let number = all().iter().position(|other| other.name == input.name).unwrap();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("attack-{number}.smt2"));
    fs::write(&path, (input.make)(size).text()).unwrap();
    let begin = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_javelin"))
        .args(limit.flags(GUARD))
        .stdin(File::open(&path).unwrap())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let space = Rlimit { current: Some(ADDRESS_SPACE), maximum: Some(ADDRESS_SPACE) };
    prlimit(Some(Pid::from_child(&child)), Resource::As, space).unwrap();
    let mut output = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let (mut answers, mut piece) = (Answers::default(), vec![0; 1 << 16]);
        while let Ok(length @ 1..) = output.read(&mut piece) {
            answers.extend(&piece[..length]);
        }
        answers
    });
    let tree = Tree::of(child.id());
    let mut peaks = HashMap::new();
    let status = loop {
        tree.note_peaks(&mut peaks);
        match child.try_wait().unwrap() {
            None if begin.elapsed() > END => {
                child.kill().unwrap();
                child.wait().unwrap();
                break None;
            }
            None => thread::sleep(Duration::from_millis(2)),
            status => break status,
        }
    };
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let broken = match status.map(|status| status.code()) {
        None => Some("does not end".to_owned()),
        Some(Some(0 | 1)) if !said.contains("internal error") && !said.contains("panicked") => None,
        Some(code) => Some(format!("ends with {code:?}: {:?}", said.lines().next())),
    };
    let resident = peaks.values().sum();
    Taken { time: begin.elapsed(), resident, delay: None, answers: reader.join().unwrap(), broken }
}

/// The violations by a run of an input.
fn objections(input: &Input) -> Vec<String> {
    let taken = run(input);
    let (size, limit) = input.small;
    let mut found = BOUNDS.objections(input, limit, (input.make)(size).truth, &taken);
    if taken.answers.bytes > ANSWER_BYTES {
        found.push(format!("{} bytes of answers", taken.answers.bytes));
    }
    if !matches!(limit, Limit::Memory(_)) && taken.resident > UNLIMITED {
        found.push(format!("{} MiB", taken.resident >> 20));
    }
    found.iter().map(|text| format!("{} ({}): {text}", input.name, input.phase)).collect()
}

#[test]
fn every_attack_is_answered_within_its_limit() {
    let (inputs, next, found) = (all(), AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(input) = inputs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let objections = objections(input);
                    found.lock().unwrap().extend(objections);
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    assert!(found.is_empty(), "{} attacks succeed:\n{}", found.len(), found.join("\n"));
}
