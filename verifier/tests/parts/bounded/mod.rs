//! The engines from text to verdicts: programs of ours with a verdict for each check, and random programs
//! whose verdicts are those of executing them on all inputs.

mod beside;
mod bodies;
mod closing;
mod generate;
mod heap;
mod labels;
pub mod numbers;
mod outside;
mod separate;
mod strangers;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_verifier::engine::{self, Ledger, Unwatched};
use javelin_verifier::frontend::{
    module::{Module, Span},
    read,
};
use javelin_verifier::interpret::trace::End;
use javelin_verifier::interpret::{ExecutionLimits, Oracle, execute_entry};
use javelin_verifier::program::cfa::{Place, Program, Source};
use javelin_verifier::program::lower::lower;
use javelin_verifier::{Effort, Outcome, Property, Reading};
use numbers::{number, rounds};

/// A program and its verdicts.
struct Verified {
    module: Module,
    program: Program,
    results: Ledger,
}

fn verify(text: &str, name: &str, reading: &Reading, effort: &Effort) -> Verified {
    let module = read(text, name).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut program = lower(&module, reading).unwrap_or_else(|error| panic!("{name}: {error}"));
    let results = engine::verify(&module, &mut program, reading, effort, &Unwatched::default());
    Verified { module, program, results }
}

fn seconds(seconds: u64) -> Effort {
    Effort { timeout: Some(Duration::from_secs(seconds)), ..Effort::default() }
}

/// The verdict in the comment of a line of a source.
fn expected(line: &str) -> Option<&str> {
    let word = line.split_once("// ")?.1.split_whitespace().next()?;
    ["holds", "fails", "open"].contains(&word).then_some(word)
}

/// The verdict that an engine may give where unrolling gives `open`: the word in parentheses after it.
fn truth(line: &str) -> Option<&str> {
    line.split_once("// open (")?.1.split(')').next()
}

/// The options that the first line of a source says: `// --property a,b --unroll N`.
fn options(line: &str) -> (Reading, Effort) {
    // Results of functions without a body stand for inputs.
    let (mut reading, mut effort) =
        (Reading { externals_are_said: true, ..Reading::default() }, seconds(180));
    let mut words = line.split_whitespace().skip(1);
    while let (Some(option), Some(value)) = (words.next(), words.next()) {
        match option {
            "--property" => {
                let named =
                    |name: &str| Property::ALL.iter().copied().find(|property| property.name() == name);
                reading.properties = value.split(',').map(|name| named(name).unwrap()).collect();
            }
            "--unroll" => effort.unroll = value.parse().ok(),
            "--recursion" => effort.recursion = value.parse().ok(),
            "--assume" => match value {
                "separate-pointers" => reading.separate_pointers = true,
                "wide-objects" => reading.wide_objects = true,
                other => panic!("{other} is no assumption"),
            },
            "--error-label" => reading.error_labels.push(value.to_owned()),
            other => panic!("{other} is no option of these tests"),
        }
    }
    (reading, effort)
}

/// Every line of a source with a check that does not hold says what comes of it: the worst, if there are
/// several.
#[test]
fn programs_have_the_verdicts_that_their_sources_say() {
    for engine in ["bounded", "calysto", "auto"] {
        assert_eq!(decide_programs(engine), 0, "{engine:?}");
    }
}

/// Compares the verdicts of an engine with those expected; how many checks it leaves open that are not
/// expected to be. Programs in C++ and Rust are for bounded model checking alone: others take too long.
fn decide_programs(engine: &'static str) -> u32 {
    let mut open = 0;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let is_meant = name.ends_with(".c") || engine == "bounded" && !name.ends_with(".ll");
        if !name.starts_with("bounded_") || !is_meant {
            continue;
        }
        count += 1;
        let source = std::fs::read_to_string(&path).unwrap();
        let text = std::fs::read_to_string(path.with_extension("ll")).unwrap();
        let (reading, effort) = options(source.lines().next().unwrap());
        let effort = Effort { engine, ..effort };
        let verified = verify(&text, &name, &reading, &effort);
        let Verified { module, program, results } = &verified;
        let files = &module.files;
        let is_sure = results.doubts.is_empty() || source.contains("// open");
        assert!(is_sure || engine != "bounded", "{name}: {:?}", results.doubts);
        for (number, line) in (1..).zip(source.lines().skip(1)) {
            let here = program.checks.iter().zip(results.outcomes());
            let is_here = |span: Span| span.line == number + 1 && files[span.file as usize].ends_with(&name);
            let mut here: Vec<_> = here.filter(|(check, _)| is_here(check.span)).collect();
            here.sort_by_key(|(_, outcome)| match outcome {
                Outcome::Fails(_) => 0,
                Outcome::Open(_) => 1,
                Outcome::Holds => 2,
            });
            let found = here.first().map(|(_, outcome)| match outcome {
                Outcome::Fails(_) => "fails",
                Outcome::Open(_) => "open",
                Outcome::Holds => "holds",
            });
            let says = here.iter().map(|(check, outcome)| match outcome {
                Outcome::Open(why) => format!("{}: {why}", check.says),
                _ => check.says.clone(),
            });
            let says: Vec<String> = says.collect();
            let wanted = expected(line).or(found.map(|_| "holds"));
            if found == wanted || engine != "bounded" && truth(line) == found {
                continue;
            }
            assert_eq!(found, Some("open"), "{engine:?}, {name}:{}: {says:?}", number + 1);
            println!("{engine:?}, {name}:{}: {says:?}", number + 1);
            // It takes a pointer that nobody has made for any value, gives no replay the contents after an
            // object, and follows recursion to a fixed depth.
            let is_deep = says.iter().any(|line| line.contains("with recursion followed for"));
            let is_less =
                engine == "calysto" && (reading.separate_pointers || reading.wide_objects || is_deep);
            open += u32::from(!is_less);
        }
    }
    assert!(count >= 6, "{count} programs");
    open
}

#[test]
fn three_solvers_at_a_time_say_what_one_says_and_the_same_each_time() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    for name in ["bounded_memory", "bounded_general", "bounded_choices"] {
        let source = std::fs::read_to_string(folder.join(name).with_extension("c")).unwrap();
        let text = std::fs::read_to_string(folder.join(name).with_extension("ll")).unwrap();
        let (reading, effort) = options(source.lines().next().unwrap());
        let outcomes = |parallel| {
            let effort = Effort { engine: "bounded", parallel, ..effort.clone() };
            let results = verify(&text, name, &reading, &effort).results;
            let told = results.outcomes().map(|outcome| match outcome {
                Outcome::Fails(trace) => format!("{trace:?}"),
                other => format!("{other:?}"),
            });
            (told.collect::<Vec<String>>(), results.report.questions)
        };
        let kinds = |outcomes: &[String]| -> Vec<String> {
            outcomes
                .iter()
                .map(|outcome| outcome.split_once(' ').map_or(outcome.as_str(), |parts| parts.0).into())
                .collect()
        };
        let ((one, _), several, again) = (outcomes(1), outcomes(3), outcomes(3));
        assert_eq!(kinds(&one), kinds(&several.0), "{name}");
        assert_eq!(several, again, "{name}");
        assert!(one.len() > 2, "{name}: {} checks", one.len());
    }
}

/// Answers of two calls, then 0.
struct Two<'a>(&'a [u64; 2], usize);

impl Oracle for Two<'_> {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let is_input = matches!(source, Source::Result(_));
        assert!(is_input, "{source:?} is not determined");
        self.1 += 1;
        BitVec::from_u64(self.0.get(self.1 - 1).copied().unwrap_or(0), width)
    }
}

/// The checks that fail on some input.
fn failures(
    module: &Module,
    reading: &Reading,
    bits: [u32; 2],
) -> Result<BTreeSet<(Place, Property)>, String> {
    let mut failures = BTreeSet::new();
    for inputs in 0..1u64 << (bits[0] + bits[1]) {
        let inputs = [inputs & ((1 << bits[0]) - 1), inputs >> bits[0]];
        let limits = ExecutionLimits { steps: 1_000_000, ..ExecutionLimits::default() };
        match execute_entry(module, reading, &mut Two(&inputs, 0), limits).end {
            End::Violation { place, property, .. } => drop(failures.insert((place, property))),
            // A trap that nobody has asked for.
            End::Exit(_) | End::Abort(_) => {}
            other => return Err(format!("{inputs:?}: {other:?}")),
        }
    }
    Ok(failures)
}

const PROPERTIES: &[Property] =
    &[Property::UnreachCall, Property::Overflow, Property::Division, Property::Shift, Property::Null];

#[test]
fn verdicts_of_random_programs_are_those_of_all_executions() {
    for engine in ["bounded", "calysto"] {
        let open = decide_random_programs(engine);
        assert!(open <= 2, "{engine:?}: {open} percent are left open");
    }
}

/// Compares the verdicts of an engine with all executions; how many percent of the checks it leaves open.
fn decide_random_programs(engine: &'static str) -> u64 {
    let (first, count) = (number("JAVELIN_FIRST_PROGRAM", 1), number("JAVELIN_RANDOM_PROGRAMS", rounds(120)));
    let (mut holds, mut fails, mut open, mut vague) = (0, 0, 0, 0);
    let (mut slowest, mut features) = (Duration::ZERO, BTreeMap::<&str, [u32; 2]>::new());
    for seed in first..first + count {
        let bits = if seed % 2 == 0 { [4, 4] } else { [8, 0] };
        let properties = if seed % 3 == 0 { vec![Property::UnreachCall] } else { PROPERTIES.to_vec() };
        let (text, uses) = generate::program(seed, bits, properties.contains(&Property::Shift));
        if let Ok(folder) = std::env::var("JAVELIN_KEEP_PROGRAMS") {
            std::fs::write(Path::new(&folder).join(format!("{seed}.ll")), &text).unwrap();
        }
        for (feature, count) in &uses {
            let [programs, occurrences] = features.entry(feature).or_default();
            (*programs, *occurrences) = (*programs + 1, *occurrences + count);
        }
        let reading = Reading { properties, malloc_succeeds: true, ..Reading::default() };
        let start = Instant::now();
        // Some are hardly unrolled, so that what loops write is any value.
        let is_short = seed % 5 == 0;
        let effort = Effort { engine, unroll: is_short.then_some(1), ..seconds(60) };
        let verified = verify(&text, "random.ll", &reading, &effort);
        slowest = slowest.max(start.elapsed());
        let Verified { module, program, results } = &verified;
        let told = |what: &str| {
            std::fs::write(std::env::temp_dir().join("javelin-random.ll"), &text).unwrap();
            format!("seed {seed}: {what}; {:?}", results.doubts)
        };
        let executed = failures(module, &reading, bits).unwrap_or_else(|why| panic!("{}", told(&why)));
        // An integer is any address with this value, and no execution puts two objects at one place. A text
        // is any where digits of an address may lie in it.
        let has_one = |features: &[&str]| features.iter().any(|&feature| uses.contains_key(feature));
        let has_digits = has_one(&["difference of addresses", "address to integer and back"]);
        let reads_texts = has_one(&["string copied", "string function"]);
        let is_vague = uses.contains_key("integer kept as an address") || has_digits && reads_texts;
        assert!(is_vague || results.doubts.is_empty(), "{}", told("a warning"));
        let known: BTreeSet<_> = program.checks.iter().map(|check| (check.place, check.property)).collect();
        assert!(executed.is_subset(&known), "{}", told(&format!("no check for {executed:?}")));
        // An instruction that reads and writes has two checks; the first may leave nothing to the other.
        let mut outcomes: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (check, outcome) in program.checks.iter().zip(results.outcomes()) {
            outcomes.entry((check.place, check.property)).or_default().push(outcome);
        }
        for (check, outcomes) in outcomes {
            let failed = executed.contains(&check);
            if outcomes.iter().any(|outcome| matches!(outcome, Outcome::Fails(_))) {
                assert!(failed, "{}", told(&format!("{check:?} fails?")));
                fails += 1;
            } else if let Some(Outcome::Open(why)) =
                outcomes.iter().find(|one| matches!(one, Outcome::Open(_)))
            {
                println!("{}", told(&format!("{check:?} is open: {why}")));
                *if is_vague || is_short { &mut vague } else { &mut open } += 1;
            } else {
                assert!(!failed, "{}", told(&format!("{check:?} holds?")));
                holds += 1;
            }
        }
    }
    println!(
        "{count} programs: {holds} hold, {fails} fail, {open} and {vague} open; the slowest took {slowest:?}"
    );
    for (feature, [programs, occurrences]) in features {
        println!("{feature}: in {programs} programs, {occurrences} times");
    }
    assert!(holds > count && 2 * fails > count, "the programs are worth nothing: {holds} hold, {fails} fail");
    100 * open / (holds + fails + open)
}

/// An input, and which of the allocations fail that are asked for.
struct Chosen {
    input: u64,
    fails: Vec<bool>,
    asked: usize,
}

impl Oracle for Chosen {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let value = match source {
            Source::Result(_) => self.input,
            Source::Failure(_) => {
                self.asked += 1;
                if self.asked > self.fails.len() {
                    self.fails.push(false);
                }
                u64::from(self.fails[self.asked - 1])
            }
            _ => panic!("{source:?} is not determined"),
        };
        BitVec::from_u64(value, width)
    }
}

/// The checks that fail on some input, whichever allocations fail; nothing if there are too many executions.
fn heap_failures(module: &Module, reading: &Reading, bits: u32) -> Option<BTreeSet<(Place, Property)>> {
    let mut failures = BTreeSet::new();
    let mut executions = 0;
    for input in 0..1u64 << bits {
        let mut fails = Vec::new();
        loop {
            executions += 1;
            if executions > 20_000 {
                return None;
            }
            let mut chosen = Chosen { input, fails, asked: 0 };
            let limits = ExecutionLimits { steps: 1_000_000, ..ExecutionLimits::default() };
            match execute_entry(module, reading, &mut chosen, limits).end {
                End::Violation { place, property, .. } => drop(failures.insert((place, property))),
                // Properties that are not checked.
                End::Exit(_) | End::Abort(_) => {}
                other => panic!("{input}: {other:?}"),
            }
            // The next ones: the last that did not fail does, and those after it are asked anew.
            fails = chosen.fails;
            fails.truncate(chosen.asked);
            while fails.last() == Some(&true) {
                fails.pop();
            }
            match fails.last_mut() {
                Some(last) => *last = true,
                None => break,
            }
        }
    }
    Some(failures)
}

/// The properties that are checked of the programs with pointers.
const MEMORY: &[&[Property]] = &[
    &[Property::Deref, Property::Free, Property::Leak],
    &[Property::Deref, Property::Free, Property::Leak, Property::Null, Property::UnreachCall],
    &[Property::Deref, Property::Free],
    &[Property::Free, Property::Leak],
    &[Property::Deref],
    &[Property::Free],
    &[Property::Leak],
    &[Property::Deref, Property::Null, Property::UnreachCall],
];

#[test]
fn verdicts_on_memory_are_those_of_all_executions() {
    let (first, count) = (number("JAVELIN_FIRST_PROGRAM", 1), number("JAVELIN_RANDOM_PROGRAMS", rounds(120)));
    let (mut holds, mut fails, mut open) = (BTreeMap::new(), BTreeMap::new(), 0);
    for seed in first..first + count {
        let properties = MEMORY[seed as usize % MEMORY.len()].to_vec();
        let (text, bits) = (heap::program(seed, 3), 3);
        let malloc_succeeds = seed.is_multiple_of(3);
        let reading = Reading { properties, malloc_succeeds, ..Reading::default() };
        // Where nobody asks for them, invalid accesses end what is executed, and not what is in the formula.
        let is_exact = reading.properties.contains(&Property::Deref);
        let verified = verify(&text, "random.ll", &reading, &seconds(60));
        let Verified { module, program, results } = &verified;
        let told = |what: &str| {
            std::fs::write(std::env::temp_dir().join("javelin-heap.ll"), &text).unwrap();
            format!("seed {seed}: {what}; {:?}", results.doubts)
        };
        let Some(executed) = heap_failures(module, &reading, bits) else { continue };
        assert!(!is_exact || results.doubts.is_empty(), "{}", told("a warning"));
        let known: BTreeSet<_> = program.checks.iter().map(|check| (check.place, check.property)).collect();
        assert!(executed.is_subset(&known), "{}", told(&format!("no check for {executed:?}")));
        let mut said: BTreeMap<(Place, Property), bool> = BTreeMap::new();
        for (check, outcome) in program.checks.iter().zip(results.outcomes()) {
            let what = format!("{} at {:?}", check.says, check.place);
            let at = (check.place, check.property);
            match outcome {
                Outcome::Holds => drop(said.entry(at).or_default()),
                Outcome::Fails(_) => {
                    assert!(executed.contains(&at), "{}", told(&format!("{what} fails?")));
                    said.insert(at, true);
                }
                Outcome::Open(why) => {
                    println!("{}", told(&format!("{what} is open: {why}")));
                    open += u64::from(is_exact);
                    said.insert(at, true);
                }
            }
        }
        for (at, is_broken) in said {
            assert!(is_broken || !executed.contains(&at), "{}", told(&format!("{at:?} holds?")));
            *if is_broken { &mut fails } else { &mut holds }.entry(at.1).or_insert(0) += 1;
        }
    }
    println!("{count} programs: hold {holds:?}, fail or open {fails:?}, {open} open that need not be");
    assert!(open * 50 <= count, "{open} open");
    for property in [Property::Deref, Property::Free, Property::Leak] {
        let [holds, fails] = [&holds, &fails].map(|counts| counts.get(&property).copied().unwrap_or(0));
        assert!(count < 100 || 4 * holds > count && 20 * fails > count, "{property:?}: {holds}, {fails}");
    }
}
