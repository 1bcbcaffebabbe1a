//! Environments of a program: threads, callers, functions without a body, other files. Whatever these may do,
//! no check holds that they can make fail.

use javelin_verifier::{Assumption, Effort, Externals, Outcome, Property, Reading};

use super::{seconds, verify};

const ENGINES: [&str; 3] = ["bounded", "calysto", "auto"];

/// The checks of a program in their order: `holds`, `fails`, `open`; and what is assumed.
fn told(text: &str, reading: &Reading, engine: &'static str) -> (Vec<&'static str>, Vec<Assumption>) {
    let effort = Effort { engine, unroll: Some(3), recursion: Some(2), ..seconds(60) };
    let verified = verify(text, "beside.ll", reading, &effort);
    let word = |outcome: &Outcome| match outcome {
        Outcome::Holds => "holds",
        Outcome::Fails(_) => "fails",
        Outcome::Open(_) => "open",
    };
    (verified.results.outcomes().map(word).collect(), verified.program.assumptions)
}

fn words(text: &str, reading: &Reading, engine: &'static str) -> Vec<&'static str> {
    told(text, reading, engine).0
}

/// A function that divides by `d` if that is not 0, twice read; and what `main` does before and after it has
/// called that.
fn divides(before: &str, after: &str) -> String {
    format!(
        "@d = global i32 0\n@x = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare ptr @signal(i32, ptr)\n\
         declare i32 @atexit(ptr)\n\
         define void @divide() {{\n  %d = load i32, ptr @d\n  %c = icmp ne i32 %d, 0\n  \
         br i1 %c, label %yes, label %no\nyes:\n  %e = load i32, ptr @d\n  %q = sdiv i32 10, %e\n  \
         store i32 %q, ptr @x\n  ret void\nno:\n  ret void\n}}\n\
         define ptr @thread(ptr %a) {{\n  call void @divide()\n  ret ptr null\n}}\n\
         define void @handler(i32 %s) {{\n  store i32 0, ptr @d\n  ret void\n}}\n\
         define void @last() {{\n  %d = load i32, ptr @d\n  %q = sdiv i32 1, %d\n  ret void\n}}\n\
         define i32 @main() {{\n  %t = alloca i64\n  {before}\n  call void @divide()\n  {after}\n  \
         store i32 0, ptr @d\n  ret i32 0\n}}\n"
    )
}

#[test]
fn concurrent_code_changes_memory_in_the_middle_of_functions() {
    let reading = Reading { properties: vec![Property::Division], ..Reading::default() };
    let thread = "%r = call i32 @pthread_create(ptr %t, ptr null, ptr @thread, ptr null)";
    let handler = "%r = call ptr @signal(i32 2, ptr @handler)";
    for engine in ENGINES {
        assert_eq!(words(&divides("", ""), &reading, engine), ["holds"], "{engine:?}");
        assert_eq!(words(&divides("", thread), &reading, engine), ["open"], "{engine:?}");
        assert_eq!(words(&divides(handler, ""), &reading, engine), ["open"], "{engine:?}");
    }
    // Nothing is called if a signal is ignored.
    let ignored = "%r = call ptr @signal(i32 13, ptr inttoptr (i64 1 to ptr))";
    assert_eq!(words(&divides("", ignored), &reading, "calysto"), ["holds"]);
}

/// A function by itself runs beside no other: that is said.
#[test]
fn functions_by_themselves_assume_that_nothing_runs_beside_them() {
    let reading =
        Reading { properties: vec![Property::Division], every_function: true, ..Reading::default() };
    let says = |text: &str| {
        let (_, assumptions) = told(text, &reading, "calysto");
        assumptions.contains(&Assumption::NothingBeside)
    };
    assert!(!says(&divides("", "")));
    assert!(says(&divides("%r = call ptr @signal(i32 2, ptr @handler)", "")));
}

/// The checks of functions that run at the end are among those of the program.
#[test]
fn functions_that_are_called_at_the_end_have_checks() {
    let reading = Reading { properties: vec![Property::Division], ..Reading::default() };
    let registered = divides("%r = call i32 @atexit(ptr @last)", "");
    let destroyed = divides("", "") + &destructors(&[(65535, "last")]);
    for text in [registered, destroyed] {
        for engine in ENGINES {
            let mut found = words(&text, &reading, engine);
            found.sort_unstable();
            assert_eq!(found, ["fails", "holds"], "{engine}: {text}");
        }
    }
}

/// The list of a module of functions that run at its end, with their priorities.
fn destructors(of: &[(u32, &str)]) -> String {
    let ty = "{ i32, ptr, ptr }";
    let one =
        |(priority, function): &(u32, &str)| format!("{ty} {{ i32 {priority}, ptr @{function}, ptr null }}");
    let entries: Vec<String> = of.iter().map(one).collect();
    format!("@llvm.global_dtors = appending global [{} x {ty}] [{}]\n", of.len(), entries.join(", "))
}

/// Destructors run after the functions that were registered, and those of higher priority first; of the same
/// priority in no order that is known.
#[test]
fn destructors_run_at_the_end_in_their_order() {
    // Each step expects that as many were executed before it.
    let step = |name: &str, before: u32, more: &str| {
        format!(
            "define internal void @{name}() {{\n  %n = load i32, ptr @n\n  %c = icmp eq i32 %n, {before}\n  \
             br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  \
             %m = add i32 %n, 1\n  store i32 %m, ptr @n\n  {more}\n  ret void\n}}\n"
        )
    };
    let text = |main: &str, late: &str, list: &[(u32, &str)]| {
        let names = "@n = internal global i32 0\ndeclare void @reach_error()\ndeclare i32 @atexit(ptr)\n\
            declare void @exit(i32)\n";
        let steps = step("registered", 0, "") + &step("early", 1, "") + &step("late", 2, late);
        format!("{names}{steps}define i32 @main() {{\n  {main}\n  ret i32 0\n}}\n{}", destructors(list))
    };
    let registers = "%r = call i32 @atexit(ptr @registered)";
    let exits = format!("{registers}\n  call void @exit(i32 1)");
    let ordered = [(200, "early"), (101, "late")];
    let reading = Reading::default();
    for engine in ENGINES {
        for main in [registers, &exits] {
            assert_eq!(words(&text(main, "", &ordered), &reading, engine), ["holds"; 3], "{engine} {main}");
        }
        let wrong = words(&text(registers, "", &[(101, "early"), (200, "late")]), &reading, engine);
        assert!(wrong.contains(&"fails"), "{engine}: {wrong:?}");
        let same = words(&text(registers, "", &[(200, "early"), (200, "late")]), &reading, engine);
        assert!(same.iter().filter(|word| **word == "open").count() >= 2, "{engine}: {same:?}");
    }
    let again = "%r = call i32 @atexit(ptr @registered)";
    assert!(words(&text(registers, again, &ordered), &reading, "bounded").contains(&"open"));
}

/// A function that is passed to one without a body is called again and again: what it allocates has many
/// addresses.
#[test]
fn a_callback_allocates_many_objects() {
    let text = "declare void @each(ptr)\ndeclare ptr @malloc(i64)\ndeclare void @reach_error()\n\
        @a = global ptr null\n@b = global ptr null\n\
        define void @keep(i32 %x) {\n  %p = call ptr @malloc(i64 4)\n  %n = icmp eq ptr %p, null\n  \
        br i1 %n, label %out, label %in\nin:\n  %old = load ptr, ptr @a\n  store ptr %old, ptr @b\n  \
        store ptr %p, ptr @a\n  br label %out\nout:\n  ret void\n}\n\
        define i32 @main() {\n  call void @each(ptr @keep)\n  %a = load ptr, ptr @a\n  \
        %b = load ptr, ptr @b\n  %n = icmp ne ptr %b, null\n  %d = icmp ne ptr %a, %b\n  \
        %c = and i1 %n, %d\n  br i1 %c, label %bad, label %good\nbad:\n  call void @reach_error()\n  \
        br label %good\ngood:\n  ret i32 0\n}\n";
    for engine in ["bounded", "calysto"] {
        let effort = Effort { engine, unroll: Some(3), recursion: Some(2), ..seconds(60) };
        let results = verify(text, "callback.ll", &Reading::default(), &effort).results;
        assert!(results.outcomes().count() == 1 && results.is_open(0), "{engine}: {results:?}");
    }
}

/// Variables, and a function that expects one to be 0.
const EXPECTING: &str = "@g = global i32 0\n@x = internal global i32 0\n@p = global ptr @x\n\
    @hidden = internal global i32 0\n\
    declare ptr @other()\ndeclare void @extern()\ndeclare void @reach_error()\n\
    define void @expect(i32 %v) {\n  %c = icmp eq i32 %v, 0\n  br i1 %c, label %good, label %bad\nbad:\n  \
    call void @reach_error()\n  br label %good\ngood:\n  ret void\n}\n";

/// Functions that write through a pointer of unknown origin, and then examine a global variable.
const FOLLOWING: &str = "define void @set(ptr %p) {\n  %n = icmp eq ptr %p, null\n  \
    br i1 %n, label %out, label %in\nin:\n  \
    store i32 5, ptr %p\n  br label %out\nout:\n  %v = load i32, ptr @g\n  call void @expect(i32 %v)\n  \
    ret void\n}\n\
    define void @set_hidden(ptr %p) {\n  %n = icmp eq ptr %p, null\n  br i1 %n, label %out, label %in\n\
    in:\n  store i32 5, ptr %p\n  br label %out\nout:\n  %v = load i32, ptr @hidden\n  \
    call void @expect(i32 %v)\n  ret void\n}\n\
    define i32 @result() {\n  %p = call ptr @other()\n  store i32 0, ptr @g\n  \
    call void @set(ptr %p)\n  ret i32 0\n}\n";

/// Functions that follow no such pointer.
const CALLING: &str = "define i32 @reached() {\n  call void @extern()\n  %v = load i32, ptr @x\n  \
    call void @expect(i32 %v)\n  ret i32 0\n}\n\
    define i32 @apart() {\n  call void @extern()\n  %v = load i32, ptr @hidden\n  \
    call void @expect(i32 %v)\n  ret i32 0\n}\n";

#[test]
fn pointers_from_outside_lead_to_global_variables_that_others_can_name() {
    use Externals::{Anything, Arguments};
    for (entry, externals, may_fail) in [
        ("set", Arguments, true),
        ("set_hidden", Arguments, false),
        ("result", Arguments, true),
        ("result", Anything, true),
        ("reached", Arguments, false),
        ("reached", Anything, true),
        ("apart", Arguments, false),
        // A function of the program may be called by its name.
        ("apart", Anything, true),
    ] {
        let reading = Reading { entry: entry.to_owned(), externals, ..Reading::default() };
        let functions = if entry.starts_with("set") || entry == "result" { FOLLOWING } else { CALLING };
        for engine in ENGINES {
            let (found, assumptions) = told(&(EXPECTING.to_owned() + functions), &reading, engine);
            assert_eq!(found == ["holds"], !may_fail, "{entry} {externals:?} {engine:?}: {found:?}");
            assert!(externals == Arguments || assumptions.is_empty(), "{entry}: {assumptions:?}");
        }
    }
}

/// A function that only its own file can name is called by others if it has another name, or if there is
/// assembly.
#[test]
fn a_function_with_another_name_is_called_by_others() {
    let text = "define internal i32 @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n\
        define i32 @h() {\n  %x = alloca i32\n  store i32 3, ptr %x\n  %r = call i32 @f(ptr %x)\n  \
        ret i32 %r\n}\n";
    let reading = Reading {
        every_function: true,
        globals_unknown: true,
        properties: vec![Property::Null],
        ..Reading::default()
    };
    let fails = |more: &str| words(&(text.to_owned() + more), &reading, "calysto").contains(&"fails");
    assert!(!fails(""));
    assert!(fails("@g = alias i32 (ptr), ptr @f\n"));
    assert!(fails("module asm \".globl f\"\n"));
}

/// A function of the library that is declared to take a number gets the integer value of an address, which
/// leads anywhere.
#[test]
fn numbers_that_are_passed_for_addresses_are_open() {
    let text = "@s = internal global [3 x i8] c\"ab\\00\"\ndeclare i64 @strlen(i64)\n\
        declare void @reach_error()\n\
        define i32 @main() {\n  %n = ptrtoint ptr @s to i64\n  %l = call i64 @strlen(i64 %n)\n  \
        %c = icmp eq i64 %l, 2\n  br i1 %c, label %good, label %bad\nbad:\n  \
        call void @reach_error()\n  br label %good\ngood:\n  ret i32 0\n}\n";
    for engine in ENGINES {
        assert_eq!(words(text, &Reading::default(), engine), ["open"], "{engine:?}");
    }
}

/// The target of an `ifunc` is not followed, and its checks are not known.
#[test]
fn calls_of_indirect_functions_are_open() {
    let text = "@x = internal global i32 0\n@f = ifunc void (), ptr @choose\n\
        declare void @reach_error()\n\
        define internal ptr @choose() {\n  ret ptr @real\n}\n\
        define internal void @real() {\n  store i32 1, ptr @x\n  ret void\n}\n\
        define i32 @main() {\n  call void @f()\n  %v = load i32, ptr @x\n  %c = icmp eq i32 %v, 0\n  \
        br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  \
        ret i32 0\n}\n";
    for engine in ENGINES {
        assert_eq!(words(text, &Reading::default(), engine), ["open"], "{engine:?}");
    }
    let text = "@f = ifunc i32 (i32), ptr @choose\n\
        define internal ptr @choose() {\n  ret ptr @real\n}\n\
        define internal i32 @real(i32 %d) {\n  %q = sdiv i32 1, %d\n  ret i32 %q\n}\n\
        define i32 @some(i32 %n) {\n  %o = or i32 %n, 1\n  %h = sdiv i32 8, %o\n  ret i32 %h\n}\n\
        define i32 @main() {\n  %h = call i32 @some(i32 7)\n  %v = call i32 @f(i32 0)\n  ret i32 %v\n}\n";
    let reading = Reading { properties: vec![Property::Division], ..Reading::default() };
    for engine in ENGINES {
        assert_eq!(words(text, &reading, engine), ["open"], "{engine:?}");
    }
}

/// Assembly beside the functions may give a variable another name.
#[test]
fn assembly_beside_the_functions_is_reported() {
    let text = "module asm \"v2 = v\"\ndefine i32 @main() {\n  ret i32 0\n}\n";
    let says = |text: &str| {
        let (_, assumptions) = told(text, &Reading::default(), "bounded");
        assumptions.contains(&Assumption::ModuleAssembly)
    };
    assert!(says(text));
    assert!(!says("define i32 @main() {\n  ret i32 0\n}\n"));
}
