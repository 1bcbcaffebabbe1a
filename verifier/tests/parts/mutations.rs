//! Damaged text: mutated modules are read, linked, lowered, executed and verified within limits, and nothing
//! panics.
//!
//! **Here.** A mutant is a module of `tests/programs` with one to four changes of bytes, tokens or lines;
//! which they are follows from its number alone. `JAVELIN_MUTANTS` says how many, `JAVELIN_FIRST_MUTANT` from
//! where on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::bounded::numbers::{Numbers, number, rounds};
use javelin_verifier::engine::{self, Unwatched};
use javelin_verifier::frontend::{link, read};
use javelin_verifier::interpret::{ExecutionLimits, Random, execute_entry};
use javelin_verifier::program::lower::lower;
use javelin_verifier::{Effort, Property, Reading};

/// How long one mutant may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);
/// Larger modules would take most of the time.
const LARGEST: usize = 40_000;

/// The replacements of a token: texts that readers tend to stumble over, between bars.
const TOKENS: &str = "0|-1|1|7|64|4294967296|\
    18446744073709551615|-170141183460469231731687303715884105728|i1|i8|i0|\
    i8388607|i8388608|ptr|void|double|x86_fp80|label|metadata|token|null|undef|poison|\
    zeroinitializer|[0 x i8]|[4294967295 x i64]|<4 x i8>|<0 x i8>|{}|<{ i8, i32 }>|%0|%1|@0|!0|!{}|\
    #0|main|(|)|{|}|[|]|<|>|,|=|*|...|\"|c\"\\00\"|0x7FF0000000000000|0xK3FFF8000000000000000|ret|\
    br|phi|switch|unreachable|blockaddress(@main, %1)|getelementptr (i8, ptr null, i64 -1)";

/// The modules, with their names.
fn modules() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut modules: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(path).unwrap()))
        .filter(|(_, text)| text.len() <= LARGEST)
        .collect();
    modules.sort();
    modules
}

/// Where the tokens of a text lie: words, numbers, names, single signs.
fn tokens(text: &[u8]) -> Vec<(usize, usize)> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || b"%@!#._-$".contains(&byte);
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        while at < text.len() && is_word(text[at]) {
            at += 1;
        }
        if at == start {
            at += 1;
        }
        if !text[start].is_ascii_whitespace() {
            tokens.push((start, at));
        }
    }
    tokens
}

fn change(text: &mut Vec<u8>, numbers: &mut Numbers) {
    if text.is_empty() {
        return;
    }
    let words: Vec<&str> = TOKENS.split('|').collect();
    let token = numbers.pick(&words);
    let mut below = |bound: usize| numbers.below(bound as u64) as usize;
    match below(12) {
        0 => {
            let at = below(text.len());
            text[at] = below(256) as u8;
        }
        1 => text.truncate(below(text.len() + 1)),
        2 => {
            let (from, count) = (below(text.len()), 1 + below(40));
            text.drain(from..(from + count).min(text.len()));
        }
        kind @ 3..6 => {
            let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
            let (first, second) = (below(lines.len()), below(lines.len()));
            match kind {
                3 => drop(lines.remove(first)),
                4 => lines.insert(second, lines[first]),
                _ => lines.swap(first, second),
            }
            *text = lines.concat();
        }
        kind => {
            let tokens = tokens(text);
            if tokens.is_empty() {
                return;
            }
            let (first, second) = (tokens[below(tokens.len())], tokens[below(tokens.len())]);
            let new = match kind {
                6 => Vec::new(),
                7..10 => text[second.0..second.1].to_vec(),
                _ => token.into(),
            };
            text.splice(first.0..first.1, new);
        }
    }
}

/// The mutant of a number, and the module that it comes from.
fn mutant(number: u64, modules: &[(String, Vec<u8>)]) -> (usize, String) {
    let mut numbers = Numbers::new(number);
    let source = numbers.below(modules.len() as u64) as usize;
    let mut text = modules[source].1.clone();
    for _ in 0..1 + numbers.below(4) {
        change(&mut text, &mut numbers);
    }
    (source, String::from_utf8_lossy(&text).into_owned())
}

/// How far a mutant came: not read, read, lowered.
fn survive(number: u64, text: &str, other: &str) -> usize {
    let Ok(mut module) = read(text, "mutant.ll") else { return 0 };
    if number.is_multiple_of(4) {
        let Ok(other) = read(other, "other.ll") else { return 0 };
        let Ok(linked) = link(vec![module, other]) else { return 1 };
        module = linked;
    }
    let has_body =
        |name: &&str| module.functions.iter().any(|one| one.name == **name && !one.blocks.is_empty());
    let first = module.functions.iter().find(|function| !function.blocks.is_empty());
    let Some(first) = first.map(|function| function.name.clone()) else { return 1 };
    let entry = ["main"].iter().find(|name| has_body(name)).map_or(first, |name| (*name).to_owned());
    use Property::*;
    let properties = vec![UnreachCall, Null, Overflow, Division, Shift, Bounds, Panic];
    let reading = Reading { entry, properties, ..Reading::default() };
    let limits = ExecutionLimits { steps: 20_000, memory: 1 << 24, depth: 100, ..ExecutionLimits::default() };
    execute_entry(&module, &reading, &mut Random::new(number), limits);
    let Ok(mut program) = lower(&module, &reading) else { return 1 };
    program.check_invariants();
    if number.is_multiple_of(32) {
        let (timeout, memory) = (Some(Duration::from_millis(100)), Some(1 << 28));
        let engine = "bounded";
        let effort =
            Effort { engine, unroll: Some(2), recursion: Some(2), timeout, memory, ..Effort::default() };
        engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default());
    }
    2
}

#[test]
fn mutants_are_survived() {
    let (first, count) = (number("JAVELIN_FIRST_MUTANT", 1), number("JAVELIN_MUTANTS", rounds(4000)));
    let modules = modules();
    let (mut came, mut slowest, mut bad) = ([0; 3], (Duration::ZERO, 0), Vec::new());
    for number in first..first + count {
        let (source, text) = mutant(number, &modules);
        let other = String::from_utf8_lossy(&modules[(source + 1) % modules.len()].1).into_owned();
        let start = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| survive(number, &text, &other))) {
            Ok(far) => came[far] += 1,
            Err(_) => bad.push((number, "panics", modules[source].0.clone())),
        }
        let time = start.elapsed();
        slowest = slowest.max((time, number));
        if time > PATIENCE {
            bad.push((number, "takes too long", modules[source].0.clone()));
        }
        if number.is_multiple_of(10_000) {
            println!("{number}: {came:?}, slowest {slowest:?}, {bad:?}");
        }
    }
    println!("{came:?} are not read, read, lowered; the slowest took {slowest:?}");
    assert!(bad.is_empty(), "{} mutants: {bad:#?}", bad.len());
    assert!(came.iter().all(|&came| came * 20 > count), "{came:?}");
}
