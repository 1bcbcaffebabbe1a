//! The solver inside and a daemon give the same verdicts on a program: a verdict does not depend on which
//! counterexample a solver happens to find first.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use crate::serve;
use javelin_verifier::engine::{self, Unwatched};
use javelin_verifier::frontend::read;
use javelin_verifier::program::lower::lower;
use javelin_verifier::{Effort, Outcome, Property, Reading};

/// The address of a daemon.
fn daemon() -> String {
    serve::daemon(std::iter::repeat(usize::MAX), Duration::ZERO)
}

/// The outcome of each check: a letter, or why it is open.
fn outcomes(text: &str, connect: Option<String>) -> Vec<String> {
    let reading = Reading {
        every_function: true,
        globals_unknown: true,
        properties: vec![Property::Null],
        ..Reading::default()
    };
    let effort = Effort { engine: "calysto", connect, unroll: Some(1), ..Effort::default() };
    let module = read(text, "doors.c").unwrap();
    let mut program = lower(&module, &reading).unwrap();
    let results = engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
    let outcome = |(number, outcome): (usize, &Outcome)| match outcome {
        Outcome::Holds => "holds".to_owned(),
        Outcome::Fails(_) => format!("fails {:?}", results.report.checks[number].standing),
        Outcome::Open(why) => why.to_string(),
    };
    results.outcomes().enumerate().map(outcome).collect()
}

/// Both doors, one and the other.
fn same(name: &str, text: &str, address: &str) -> Vec<String> {
    let inside = outcomes(text, None);
    assert_eq!(outcomes(text, Some(address.to_owned())), inside, "{name}:\n{text}");
    inside
}

#[test]
fn programs_have_the_same_verdicts_through_both_doors() {
    let (folder, address) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs"), daemon());
    for name in ["alone.ll", "alone_entry.ll", "alone_left.ll"] {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        assert!(!same(name, &text, &address).is_empty(), "{name}");
    }
}

/// Random numbers (Marsaglia, *Xorshift RNGs*).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// A function over pointers to what has a number and two pointers: it follows them, compares, writes, gives
/// them to a function without a body or to the one before, and leaves where something is not as it wants.
fn function(text: &mut String, number: u64, numbers: &mut Numbers) {
    let _ = writeln!(text, "define i32 @f{number}(ptr %p0, ptr %p1) {{\n  br label %b0");
    let (mut known, steps) = (2, 4 + numbers.below(6));
    for step in 0..steps {
        let (one, other) = (numbers.below(known), numbers.below(known));
        let field = 8 * (1 + numbers.below(2));
        let _ = writeln!(text, "b{step}:\n  %a{step} = getelementptr i8, ptr %p{one}, i64 {field}");
        let (next, some) = (step + 1, numbers.below(3));
        let leaves = format!("br i1 %c{step}, label %out, label %b{next}");
        let _ = match numbers.below(8) {
            0..=2 => {
                known += 1;
                let new = known - 1;
                writeln!(text, "  %p{new} = load ptr, ptr %a{step}\n  br label %b{next}")
            }
            3 | 4 => writeln!(text, "  %c{step} = icmp eq ptr %p{one}, null\n  {leaves}"),
            5 => {
                let read = format!("%n{step} = load i32, ptr %p{one}");
                writeln!(text, "  {read}\n  %c{step} = icmp eq i32 %n{step}, {some}\n  {leaves}")
            }
            6 => {
                let callee = if number > 0 && some == 0 { format!("f{}", number - 1) } else { "any".into() };
                let call = format!("%n{step} = call i32 @{callee}(ptr %p{one}, ptr %p{other})");
                writeln!(text, "  {call}\n  %c{step} = icmp eq i32 %n{step}, {some}\n  {leaves}")
            }
            _ => writeln!(text, "  store ptr %p{other}, ptr %a{step}\n  br label %b{next}"),
        };
    }
    let _ = writeln!(text, "b{steps}:\n  ret i32 1\nout:\n  ret i32 2\n}}");
}

/// Programs that are made up: others, and more, where the environment says so.
#[test]
fn random_programs_have_the_same_verdicts_through_both_doors() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    let first = number("JAVELIN_FIRST_PROGRAM").unwrap_or(1);
    let (address, mut counts) = (daemon(), [0; 3]);
    for seed in first..first + number("JAVELIN_RANDOM_PROGRAMS").unwrap_or(20) {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut text =
            "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-\
                        n8:16:32:64-S128\"\ntarget triple = \"x86_64-pc-linux-gnu\"\n\
                        declare i32 @any(ptr, ptr)\n"
                .to_owned();
        (0..2).for_each(|number| function(&mut text, number, &mut numbers));
        for outcome in same(&format!("seed {seed}"), &text, &address) {
            let kind = ["holds", "fails"].iter().position(|kind| outcome.starts_with(kind)).unwrap_or(2);
            counts[kind] += 1;
        }
    }
    println!("{counts:?} hold, fail, are open");
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
