//! Executions and the values that a program determines: programs that the engine `concrete` must not decide,
//! or must; failures that depend on the machine or the library. What a native program does is said of each.

use std::path::PathBuf;
use std::time::Duration;

use javelin_verifier::engine::Unwatched;
use javelin_verifier::frontend::read;
use javelin_verifier::interpret::trace::End;
use javelin_verifier::interpret::{ExecutionLimits, Random, execute_determined, execute_entry};
use javelin_verifier::{Effort, Externals, Job, Property, Reading, Verdict, run};

const LAYOUT: &str = "target datalayout = \"e-m:e-p:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
    target triple = \"x86_64-pc-linux-gnu\"\n";

/// A program whose `main` does something and expects that a condition `%c` holds.
fn program(names: &str, does: &str) -> String {
    let lines: String = does.lines().map(|line| format!("  {}\n", line.trim())).collect();
    format!(
        "{LAYOUT}declare void @reach_error()\n{names}\ndefine i32 @main() {{\n{lines}  \
         br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  \
         ret i32 0\n}}\n"
    )
}

fn nothing(_: &mut Job) {}

/// The verdict of an engine.
fn verdict(name: &str, text: &str, engine: &'static str, with: fn(&mut Job)) -> Verdict {
    let folder = std::env::temp_dir().join(format!("javelin-determined-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path: PathBuf = folder.join(format!("{}.ll", name.replace(' ', "-")));
    std::fs::write(&path, text).unwrap();
    let effort = Effort { timeout: Some(Duration::from_secs(60)), ..Effort::default() };
    let mut job = Job { inputs: vec![path.clone()], effort, ..Job::default() };
    job.effort.engine = engine;
    with(&mut job);
    let report = run(&job, &Unwatched::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
    std::fs::remove_file(path).unwrap();
    report.verdict()
}

/// Two texts that nothing was written to but the zero at their end.
const TEXTS: &str = "%a = alloca [4 x i8]\n%b = alloca [4 x i8]\n\
    %e = getelementptr i8, ptr %a, i64 3\nstore i8 0, ptr %e\n\
    %f = getelementptr i8, ptr %b, i64 3\nstore i8 0, ptr %f\n";

/// Programs in which the condition does not hold in all executions: each with its names and what it does.
fn undetermined() -> Vec<(&'static str, &'static str, String)> {
    let texts = |does: &str| format!("{TEXTS}{does}");
    vec![
        // Natively these depend on what lies on the stack.
        (
            "strlen",
            "declare i64 @strlen(ptr)",
            texts("%r = call i64 @strlen(ptr %a)\n%c = icmp eq i64 %r, 0"),
        ),
        (
            "strcmp",
            "declare i32 @strcmp(ptr, ptr)",
            texts("%r = call i32 @strcmp(ptr %a, ptr %b)\n%c = icmp eq i32 %r, 0"),
        ),
        (
            "memcmp of padding",
            "declare i32 @memcmp(ptr, ptr, i64)",
            "%a = alloca { i8, i32 }\n%b = alloca { i8, i32 }\nstore i8 1, ptr %a\nstore i8 1, ptr %b\n\
             %e = getelementptr i8, ptr %a, i64 4\nstore i32 2, ptr %e\n\
             %f = getelementptr i8, ptr %b, i64 4\nstore i32 2, ptr %f\n\
             %r = call i32 @memcmp(ptr %a, ptr %b, i64 8)\n%c = icmp eq i32 %r, 0"
                .to_owned(),
        ),
        (
            "strcpy",
            "declare ptr @strcpy(ptr, ptr)",
            texts("%r = call ptr @strcpy(ptr %b, ptr %a)\n%v = load i8, ptr %b\n%c = icmp eq i8 %v, 0"),
        ),
        (
            "a moved byte",
            "declare ptr @memmove(ptr, ptr, i64)",
            texts(
                "%t = getelementptr i8, ptr %a, i64 1\n%r = call ptr @memmove(ptr %t, ptr %a, i64 2)\n\
                 %v = load i8, ptr %t\n%c = icmp eq i8 %v, 0",
            ),
        ),
        (
            "atoi of any text",
            "declare i32 @atoi(ptr)",
            texts("%r = call i32 @atoi(ptr %a)\n%c = icmp eq i32 %r, 0"),
        ),
        (
            "snprintf",
            "@s = constant [3 x i8] c\"%s\\00\"\ndeclare i32 @snprintf(ptr, i64, ptr, ...)",
            texts(
                "%r = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 4, ptr @s, ptr %a)\n\
                 %c = icmp eq i32 %r, 0",
            ),
        ),
        (
            "a variable of another file",
            "@v = external global [4 x i8]\n@z = internal global [4 x i8] zeroinitializer\n\
             declare i32 @memcmp(ptr, ptr, i64)",
            "%r = call i32 @memcmp(ptr @v, ptr @z, i64 4)\n%c = icmp eq i32 %r, 0".to_owned(),
        ),
        // Natively the argument is what lies in a register.
        (
            "an unknown argument beside the parameters",
            "declare void @llvm.va_start.p0(ptr)\ndefine internal i32 @f(i32 %n, ...) {\n  \
             %l = alloca [24 x i8]\n  call void @llvm.va_start.p0(ptr %l)\n  %v = va_arg ptr %l, i32\n  \
             ret i32 %v\n}",
            "%x = alloca i32\n%v = load i32, ptr %x\n%r = call i32 (i32, ...) @f(i32 1, i32 %v)\n\
             %c = icmp eq i32 %r, 0"
                .to_owned(),
        ),
    ]
}

/// Others, in which symbols, machines and libraries decide.
fn different() -> Vec<(&'static str, &'static str, String)> {
    let row = |name, names, does: &str| (name, names, does.to_owned());
    vec![
        // Natively they fail unless another file defines the symbol.
        row("a weak variable", "@v = extern_weak global i32", "%c = icmp ne ptr @v, null"),
        row("a weak function", "declare extern_weak void @f()", "%c = icmp ne ptr @f, null"),
        row(
            "a table of weak symbols",
            "declare extern_weak void @f()\n@t = internal global [1 x ptr] [ptr @f]",
            "%p = load ptr, ptr @t\n%c = icmp ne ptr %p, null",
        ),
        // Natively the results differ from processor to processor, or with how it is compiled.
        row(
            "the zeros of 0",
            "declare i32 @llvm.ctlz.i32(i32, i1)",
            "%r = call i32 @llvm.ctlz.i32(i32 0, i1 true)\n%c = icmp eq i32 %r, 32",
        ),
        row(
            "the size of an object",
            "declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)",
            "%a = alloca [7 x i8]\n\
             %r = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 false, i1 true, i1 false)\n\
             %c = icmp eq i64 %r, -1",
        ),
        row("a long shift", "", "%r = shl i32 1, 33\n%c = icmp eq i32 %r, 2"),
        row(
            "a number too large for an integer",
            "",
            "%r = fptosi double 0x4415AF1D78B58C40 to i32\n%c = icmp eq i32 %r, -2147483648",
        ),
        // Natively 1024 and -1, or other numbers: only that they are not 0 is said, and the sign.
        row(
            "a class of characters",
            "declare i32 @isalpha(i32)",
            "%r = call i32 @isalpha(i32 97)\n%c = icmp eq i32 %r, 1",
        ),
        row(
            "the distance of texts",
            "@a = constant [2 x i8] c\"a\\00\"\n@b = constant [2 x i8] c\"c\\00\"\n\
             declare i32 @strcmp(ptr, ptr)",
            "%r = call i32 @strcmp(ptr @a, ptr @b)\n%c = icmp eq i32 %r, -2",
        ),
        // Natively false in a locale with this letter.
        row(
            "a letter after setlocale",
            "@e = constant [1 x i8] zeroinitializer\ndeclare ptr @setlocale(i32, ptr)\n\
             declare i32 @isalpha(i32)",
            "%l = call ptr @setlocale(i32 6, ptr @e)\n%r = call i32 @isalpha(i32 233)\n\
             %c = icmp eq i32 %r, 0",
        ),
        // Natively the text is another one in each run.
        row(
            "the digits of an address in a text",
            "@f = constant [3 x i8] c\"%p\\00\"\ndeclare i32 @sprintf(ptr, ptr, ...)",
            "%a = alloca [40 x i8]\n%r = call i32 (ptr, ptr, ...) @sprintf(ptr %a, ptr @f, ptr %a)\n\
             %p = getelementptr i8, ptr %a, i64 2\n%v = load i8, ptr %p\n%c = icmp ne i8 %v, 55",
        ),
        row(
            "the digits of an address at the beginning",
            "@x = internal global i32 0\n@p = internal global ptr @x",
            "%v = load i64, ptr @p\n%w = and i64 %v, 4096\n%c = icmp eq i64 %w, 4096",
        ),
        // Natively what the input says, and whether there is memory.
        row(
            "a line of the input",
            "@b = internal global [9 x i8] zeroinitializer\n@stdin = external global ptr\n\
             declare ptr @fgets(ptr, i32, ptr)",
            "%s = load ptr, ptr @stdin\n%r = call ptr @fgets(ptr @b, i32 9, ptr %s)\n\
             %v = load i8, ptr @b\n%c = icmp eq i8 %v, 0",
        ),
        row(
            "what posix_memalign writes",
            "declare i32 @posix_memalign(ptr, i64, i64)",
            "%p = alloca ptr\nstore ptr null, ptr %p\n%r = call i32 @posix_memalign(ptr %p, i64 16, i64 4)\n\
             %v = load ptr, ptr %p\n%c = icmp ne ptr %v, null",
        ),
        // Natively the last digit depends on the library.
        row(
            "the digits of a sine",
            "declare double @sin(double)",
            "%r = call double @sin(double 2.0)\n%c = fcmp oeq double %r, 0x3FED18F6EAD1B446",
        ),
    ]
}

#[test]
fn what_a_program_does_not_determine_is_no_proof() {
    let mut wrong = Vec::new();
    for (name, names, does) in undetermined().into_iter().chain(different()) {
        let verdict = verdict(name, &program(names, &does), "concrete", nothing);
        if verdict == Verdict::True {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn what_a_program_determines_is_proved() {
    let long = |names, does: &str| (names, does.to_owned());
    let rows = [
        long(
            "@a = constant [4 x i8] c\"abc\\00\"\ndeclare ptr @strcpy(ptr, ptr)\ndeclare i64 @strlen(ptr)",
            &format!(
                "{TEXTS}%r = call ptr @strcpy(ptr %b, ptr @a)\n%l = call i64 @strlen(ptr %b)\n\
                 %c = icmp eq i64 %l, 3"
            ),
        ),
        long(
            "declare ptr @memcpy(ptr, ptr, i64)",
            "%a = alloca { i8, i32 }\n%b = alloca { i8, i32 }\n%e = getelementptr i8, ptr %a, i64 4\n\
             store i32 2, ptr %e\n%r = call ptr @memcpy(ptr %b, ptr %a, i64 8)\n\
             %s = call ptr @memcpy(ptr %b, ptr %b, i64 8)\n%f = getelementptr i8, ptr %b, i64 4\n\
             %v = load i32, ptr %f\n%c = icmp eq i32 %v, 2",
        ),
        long(
            "@a = constant [2 x i8] c\"a\\00\"\n@b = constant [2 x i8] c\"c\\00\"\n\
             declare i32 @strcmp(ptr, ptr)",
            "%r = call i32 @strcmp(ptr @a, ptr @b)\n%c = icmp slt i32 %r, 0",
        ),
        long("declare i32 @isalpha(i32)", "%r = call i32 @isalpha(i32 97)\n%c = icmp ne i32 %r, 0"),
        long(
            "declare double @sqrt(double)",
            "%r = call double @sqrt(double 4.0)\n%c = fcmp oeq double %r, 2.0",
        ),
        long(
            "@f = constant [3 x i8] c\"%p\\00\"\ndeclare i32 @printf(ptr, ...)",
            "%a = alloca i32\nstore i32 1, ptr %a\n%r = call i32 (ptr, ...) @printf(ptr @f, ptr %a)\n\
             %v = load i32, ptr %a\n%c = icmp eq i32 %v, 1",
        ),
        long(
            "@x = internal global i32 7\n@p = internal global ptr @x",
            "%v = load ptr, ptr @p\n%w = load i32, ptr %v\n%c = icmp eq i32 %w, 7",
        ),
    ];
    for (index, (names, does)) in rows.iter().enumerate() {
        let text = program(names, does);
        assert_eq!(verdict(&format!("known {index}"), &text, "concrete", nothing), Verdict::True, "{text}");
    }
}

/// Conditions that hold natively, or by the order in which a compiler lays out objects.
#[test]
fn failures_of_one_machine_or_library_are_no_failures() {
    let anything: fn(&mut Job) = |job| {
        job.reading.externals = Externals::Anything;
        job.reading.externals_are_said = true;
    };
    let digits = "declare double @cbrt(double)";
    let cube = "%r = call double @cbrt(double 27.0)\n";
    let time = "declare i64 @time(ptr)";
    let frame = "declare ptr @llvm.frameaddress.p0(i32)";
    let objects = "%x = alloca i32\n%y = alloca i32\n";
    let rows = [
        ("cube root", digits, format!("{cube}%c = fcmp une double %r, 3.0")),
        ("time", time, "%r = call i64 @time(ptr null)\n%c = icmp sge i64 %r, -1".to_owned()),
        ("frame", frame, "%r = call ptr @llvm.frameaddress.p0(i32 0)\n%c = icmp ne ptr %r, null".to_owned()),
        ("above", "", format!("{objects}%c = icmp ugt ptr %x, %y")),
        ("below", "", format!("{objects}%c = icmp ult ptr %x, %y")),
        (
            "digits above",
            "",
            format!(
                "{objects}%i = ptrtoint ptr %x to i64\n%j = ptrtoint ptr %y to i64\n\
                 %c = icmp ugt i64 %i, %j"
            ),
        ),
    ];
    for (name, names, does) in rows {
        for with in [nothing, anything] {
            let verdict = verdict(name, &program(names, &does), "auto", with);
            assert_ne!(verdict, Verdict::False, "{name}");
        }
    }
    // These fail on every machine.
    let sine = "declare double @sin(double)";
    let rows = [
        ("sine", sine, "%r = call double @sin(double 1.0)\n%c = fcmp ogt double %r, 1.0".to_owned()),
        (
            "inside",
            "",
            "%x = alloca [2 x i32]\n%y = getelementptr i32, ptr %x, i64 1\n\
            %c = icmp ugt ptr %x, %y"
                .to_owned(),
        ),
    ];
    for (name, names, does) in rows {
        assert_eq!(verdict(name, &program(names, &does), "auto", nothing), Verdict::False, "{name}");
    }
    let weak = format!(
        "{LAYOUT}@v = extern_weak global i32\ndefine i32 @main() {{\n  \
        %v = load i32, ptr @v\n  ret i32 %v\n}}\n"
    );
    let null: fn(&mut Job) = |job| job.reading.properties = vec![Property::Null];
    assert_ne!(verdict("a weak variable that is read", &weak, "concrete", null), Verdict::True);
}

/// Arguments for a function of which only the name is known. `%a` and `%b` are texts of which only the zero
/// at the end is known, `@c` is known.
const CALLS: &[&str] = &[
    "ptr %a",
    "ptr %a, ptr %b",
    "ptr %a, ptr @c",
    "ptr @c, ptr %a",
    "ptr %a, ptr %b, i64 8",
    "ptr %a, ptr @c, i64 8",
    "ptr @c, ptr %a, i64 8",
    "ptr @c, ptr %a, i64 8, i1 false",
    "ptr %a, i32 7, i64 8",
    "ptr %a, i64 1, i64 8, ptr @c",
    "ptr %a, ptr null, i32 10",
    "ptr %a, i64 4",
    "ptr @c, ptr @s, ptr %a",
    "ptr @c, i64 16, ptr @s, ptr %a",
    "ptr @s, ptr %a",
    "ptr @c, ptr @s, ptr @l",
];

/// A program that calls a function, and then looks at its result and at `@c`.
fn calling(name: &str, arguments: &str, result: &str) -> String {
    let (number, types) = match result {
        "ptr" => ("%z = icmp eq ptr %r, null\n  %n = zext i1 %z to i64", "ptr"),
        "double" => ("%z = fcmp oeq double %r, 0.0\n  %n = zext i1 %z to i64", "double"),
        _ => ("%n = add i64 %r, 0", "i64"),
    };
    let declared: Vec<&str> =
        arguments.split(", ").map(|argument| argument.split(' ').next().unwrap_or_default()).collect();
    let declared = declared.join(", ");
    let zeros = |text: &str| {
        format!("  %{text}e = getelementptr i8, ptr %{text}, i64 15\n  store i8 0, ptr %{text}e\n")
    };
    format!(
        "{LAYOUT}@c = internal global [64 x i8] zeroinitializer\n\
         @s = internal constant [3 x i8] c\"%s\\00\"\n\
         @l = internal global [24 x i8] zeroinitializer\n\
         declare {types} @{name}({declared})\n\
         define i32 @main() {{\n  %a = alloca [16 x i8]\n  %b = alloca [16 x i8]\n{}{}  \
         %r = call {types} @{name}({arguments})\n  {number}\n  %w = load i64, ptr @c\n  \
         %x = xor i64 %n, %w\n  %h = lshr i64 %x, 32\n  %y = xor i64 %x, %h\n  %t = trunc i64 %y to i32\n  \
         switch i32 %t, label %end [i32 1, label %end]\nend:\n  ret i32 %t\n}}\n",
        zeros("a"),
        zeros("b"),
    )
}

/// Every model of a function of the library: where its result or what it writes depends on bytes that are not
/// known, an execution with such bytes is not determined.
#[test]
fn models_that_read_unknown_bytes_determine_nothing() {
    const INTRINSICS: &[&str] = &["llvm.memcpy.p0.p0.i64", "llvm.memmove.p0.p0.i64", "llvm.va_copy.p0"];
    let names = include_str!("../../src/program/library_names.txt").lines().chain(INTRINSICS.iter().copied());
    let reading = Reading::default();
    let limits = || ExecutionLimits { steps: 10_000, memory: 1 << 20, ..ExecutionLimits::default() };
    let (mut wrong, mut reading_ones) = (Vec::new(), Vec::new());
    for name in names {
        let mut depends = false;
        let calls = CALLS.iter().flat_map(|call| ["i64", "ptr", "double"].map(|result| (call, result)));
        for (arguments, result) in calls {
            let text = calling(name, arguments, result);
            let module = read(&text, name).unwrap_or_else(|error| panic!("{text}: {error}"));
            let determined = execute_determined(&module, &reading, limits()).end;
            if matches!(&determined, End::Unknown(why, _) if why.ends_with("has no body")) {
                break;
            }
            let ends =
                (1..7).map(|seed| execute_entry(&module, &reading, &mut Random::new(seed), limits()).end);
            let ends: Vec<End> = ends.collect();
            depends |= ends.windows(2).any(|pair| pair[0] != pair[1]);
            if matches!(determined, End::Exit(_)) && ends.iter().any(|end| *end != determined) {
                wrong.push(format!("{name}({arguments}): {determined:?} {ends:?}"));
            }
        }
        if depends {
            reading_ones.push(name);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Those that read are seen to read, where other bytes often have other results.
    for name in [
        "strlen",
        "strnlen",
        "strcmp",
        "strncmp",
        "strcasecmp",
        "memcmp",
        "memchr",
        "strcpy",
        "stpcpy",
        "strncpy",
        "strchr",
        "strrchr",
        "strspn",
        "strcspn",
        "strpbrk",
        "strtok",
        "strtol",
        "sprintf",
        "snprintf",
        "memcpy",
        "memmove",
        "llvm.memcpy.p0.p0.i64",
    ] {
        assert!(reading_ones.contains(&name), "{name} is called in vain: {reading_ones:?}");
    }
}
