//! Calysto on programs that are large or tangled: recursion of all kinds, pointers to hundreds of functions,
//! functions of tens of thousands of instructions, effects of thousands of places. Each is decided, or open
//! with a reason; of each that can be decided there is one that holds and one that fails.

use std::fmt::Write;
use std::time::Duration;

use javelin_verifier::engine::{self, Ledger, Unwatched};
use javelin_verifier::frontend::read;
use javelin_verifier::program::lower::lower;
use javelin_verifier::{Effort, MemoryModel, Options, Outcome, Reading};

const HEAD: &str = "declare i32 @nondet()\ndeclare void @reach_error()\n";

/// A function `check` that calls an error where its argument is not 1.
const CHECK: &str = "define void @check(i1 %holds) {\n  br i1 %holds, label %good, label %bad\nbad:\n  \
                     call void @reach_error()\n  unreachable\ngood:\n  ret void\n}\n";

fn decided(text: &str, reading: Reading, effort: Effort) -> Ledger {
    let reading = Reading {
        error_functions: vec![("reach_error".to_owned(), false)],
        nondet_functions: vec!["nondet".to_owned()],
        ..reading
    };
    let effort = Effort { engine: "calysto", ..effort };
    let module = read(&format!("{HEAD}{CHECK}{text}"), "large.ll").unwrap();
    let mut program = lower(&module, &reading).unwrap();
    engine::verify(&module, &mut program, &reading, &effort, &Unwatched::default())
}

/// The outcome of the only check, with its reason if it is open.
fn outcome(results: &Ledger) -> String {
    let outcomes: Vec<&Outcome> = results.outcomes().collect();
    match outcomes.as_slice() {
        [Outcome::Holds] => "holds".to_owned(),
        [Outcome::Fails(_)] => "fails".to_owned(),
        [Outcome::Open(why)] => why.to_string(),
        other => panic!("{other:?}"),
    }
}

fn expect(text: &str, reading: &Reading, wanted: &str) {
    expect_one_of(text, reading, &[wanted], 60);
}

/// One of these is the outcome of the check within a number of seconds.
fn expect_one_of(text: &str, reading: &Reading, wanted: &[&str], seconds: u64) {
    for eager in [false, true] {
        let timeout = Some(Duration::from_secs(seconds));
        let results = decided(
            text,
            reading.clone(),
            Effort { options: Options::default().with_flag("eager", eager), timeout, ..Effort::default() },
        );
        let found = outcome(&results);
        assert!(wanted.iter().any(|wanted| found.contains(wanted)), "eager {eager}: {found}, not {wanted:?}");
    }
}

/// `main` checks that a function of an unknown number returns something that is compared like this.
fn main_of(function: &str, compare: &str) -> String {
    format!(
        "define i32 @main() {{\n  %n = call i32 @nondet()\n  %r = call i32 @{function}(i32 %n)\n  \
         %c = icmp {compare}\n  call void @check(i1 %c)\n  ret i32 0\n}}\n"
    )
}

/// A function that returns 0 where its argument is not positive, and else what some calls make of it.
fn counts(name: &str, body: &str) -> String {
    format!(
        "define i32 @{name}(i32 %n) {{\n  %c = icmp slt i32 %n, 1\n  br i1 %c, label %end, label %more\n\
         end:\n  ret i32 0\nmore:\n  %m = sub i32 %n, 1\n{body}}}\n"
    )
}

#[test]
fn recursion_of_all_kinds() {
    // By itself, through another function, twice at a time, and through a pointer.
    let itself = counts("f", "  %r = call i32 @f(i32 %m)\n  %s = or i32 %r, 2\n  ret i32 %s\n");
    let mutual = counts("f", "  %r = call i32 @g(i32 %m)\n  %s = or i32 %r, 2\n  ret i32 %s\n")
        + &counts("g", "  %r = call i32 @f(i32 %m)\n  %s = and i32 %r, -2\n  ret i32 %s\n");
    let twice = counts(
        "f",
        "  %r = call i32 @f(i32 %m)\n  %q = call i32 @f(i32 %r)\n  %s = or i32 %q, 2\n  \
         %t = and i32 %s, -2\n  ret i32 %t\n",
    );
    let pointer = "@p = global ptr @f\n".to_owned()
        + &counts(
            "f",
            "  %g = load ptr, ptr @p\n  %r = call i32 %g(i32 %m)\n  %s = or i32 %r, 2\n  ret i32 %s\n",
        );
    for program in [&itself, &mutual, &twice, &pointer] {
        // Uses of the result are followed where the call itself is not.
        let fails = program.clone() + &main_of("f", "eq i32 %r, 0");
        expect(&fails, &Reading::default(), "fails");
    }
    let holds = twice.clone()
        + "define i32 @h(i32 %n) {\n  %r = call i32 @f(i32 %n)\n  %s = and i32 %r, 1\n  \
                         ret i32 %s\n}\n"
        + &main_of("h", "eq i32 %r, 0");
    expect(&holds, &Reading::default(), "holds");
    let deep = itself + &main_of("f", "ne i32 %r, 3");
    expect(&deep, &Reading::default(), "recursion");
}

/// A table of functions, each of which adds its number, and a call of one of them.
fn table(functions: usize, compare: &str) -> String {
    let mut text = String::new();
    for number in 0..functions {
        let _ = write!(
            text,
            "define i32 @f{number}(i32 %n) {{\n  %r = add i32 {number}, 1000\n  ret i32 %r\n}}\n"
        );
    }
    let names: Vec<String> = (0..functions).map(|number| format!("ptr @f{number}")).collect();
    let _ = writeln!(text, "@table = global [{functions} x ptr] [{}]", names.join(", "));
    let _ = write!(
        text,
        "define i32 @chosen(i32 %n) {{\n  %i = urem i32 %n, {functions}\n  %w = zext i32 %i to i64\n  \
         %e = getelementptr [{functions} x ptr], ptr @table, i64 0, i64 %w\n  %f = load ptr, ptr %e\n  \
         %r = call i32 %f(i32 %n)\n  ret i32 %r\n}}\n"
    );
    text + &main_of("chosen", compare)
}

#[test]
fn pointers_to_hundreds_of_functions() {
    let reading = Reading { max_targets: 500, ..Reading::default() };
    expect(&table(300, "ult i32 %r, 1300"), &reading, "holds");
    expect(&table(300, "ult i32 %r, 1299"), &reading, "fails");
    // Too many for the limit that stands if nobody says one.
    expect(&table(300, "ult i32 %r, 1300"), &Reading::default(), "call through a pointer");
}

#[test]
fn a_function_of_fifty_thousand_instructions() {
    let body = |compare: &str| {
        let mut text = String::from("define i32 @long(i32 %n) {\n  %v0 = and i32 %n, 1023\n");
        for step in 1..50_000 {
            let last = step - 1;
            let _ = match step % 4 {
                0 => writeln!(text, "  %v{step} = add i32 %v{last}, 1"),
                1 => writeln!(text, "  %v{step} = xor i32 %v{last}, 5"),
                2 => writeln!(text, "  %v{step} = and i32 %v{last}, 1023"),
                _ => writeln!(text, "  %v{step} = sub i32 %v{last}, 3"),
            };
        }
        text + "  %r = and i32 %v49999, 1023\n  ret i32 %r\n}\n" + &main_of("long", compare)
    };
    expect(&body("ult i32 %r, 1024"), &Reading::default(), "holds");
    expect(&body("ult i32 %r, 1023"), &Reading::default(), "fails");
}

/// A function that writes thousands of variables, and of places at a pointer; the caller reads some. The
/// solver need not be done with so many writes in the time, but then it is said.
#[test]
fn effects_of_thousands_of_places() {
    const COUNT: usize = 3000;
    let program = |compare: &str| {
        let mut text = format!("@all = global [{COUNT} x i32] zeroinitializer\n");
        for number in 0..COUNT {
            let _ = writeln!(text, "@g{number} = global i32 0");
        }
        text.push_str("define void @writes(i32 %n, ptr %p) {\n");
        for number in 0..COUNT {
            let _ = write!(
                text,
                "  %v{number} = add i32 %n, {number}\n  store i32 %v{number}, ptr @g{number}\n  \
                 %e{number} = getelementptr [{COUNT} x i32], ptr %p, i64 0, i64 {number}\n  \
                 store i32 %v{number}, ptr %e{number}\n"
            );
        }
        text.push_str("  ret void\n}\ndefine i32 @sums(i32 %n) {\n  call void @writes(i32 %n, ptr @all)\n");
        let last = COUNT - 1;
        let _ = write!(
            text,
            "  %e = getelementptr [{COUNT} x i32], ptr @all, i64 0, i64 {last}\n  %a = load i32, ptr %e\n  \
             %b = load i32, ptr @g{last}\n  %r = sub i32 %a, %b\n  ret i32 %r\n}}\n"
        );
        text + &main_of("sums", compare)
    };
    for memory in [MemoryModel::Regions, MemoryModel::Terminal] {
        let reading = Reading { memory, ..Reading::default() };
        expect_one_of(&program("eq i32 %r, 0"), &reading, &["holds", "timeout"], 5);
        expect_one_of(&program("ne i32 %r, 0"), &reading, &["fails", "timeout"], 5);
    }
}
