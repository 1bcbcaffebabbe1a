//! Programs that are right under one assumption and wrong, or not known to be right, without it: one table,
//! with programs for each row of [`Assumption`].

use std::path::{Path, PathBuf};
use std::time::Duration;

use javelin_verifier::engine::Unwatched;
use javelin_verifier::{
    Assumption, Effort, Externals, Job, MemoryModel, Property, Report, Verdict, Volatile, run,
};

/// Programs whose verdict one assumption decides.
struct Row {
    /// The assumption that decides their verdicts.
    wanted: Assumption,
    /// The verdict that rests on it.
    decides: Verdict,
    /// Others that the same flag brings.
    beside: &'static [Assumption],
    /// How the programs are verified so that they are right.
    with: fn(&mut Job),
    /// The flag that removes the assumption.
    without: fn(&mut Job),
    /// Programs in LLVM's text form.
    programs: Vec<String>,
}

/// A function that expects 0, which all programs have.
const EXPECT: &str = "declare void @reach_error()\n\
    define internal void @expect(i32 %v) {\n  %c = icmp eq i32 %v, 0\n  \
    br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  \
    ret void\n}\n";

/// A program with some names, whose `main` does something and then expects that `%v` is 0.
fn main(names: &str, does: &str) -> String {
    let lines: Vec<String> = does.lines().map(|line| format!("  {}\n", line.trim())).collect();
    let does = lines.concat();
    format!(
        "target datalayout = \"e-p:64:64-i64:64-i128:128-f80:128\"\n{names}{EXPECT}\
         define i32 @main() {{\n{does}  call void @expect(i32 %v)\n  ret i32 0\n}}\n"
    )
}

/// A program whose `main` does something, and where a condition `%c` then does not hold.
fn never(names: &str, does: &str) -> String {
    main(names, &format!("{does}\n%v = zext i1 %c to i32"))
}

fn nothing(_: &mut Job) {}

fn assume_nothing(job: &mut Job) {
    job.reading.assumes_nothing = true;
    job.reading.externals = Externals::Anything;
}

fn anything(job: &mut Job) {
    job.reading.externals = Externals::Anything;
}

fn memory(job: &mut Job) {
    job.reading.properties = vec![Property::Deref, Property::Free, Property::Leak];
}

fn memory_and_nothing(job: &mut Job) {
    memory(job);
    assume_nothing(job);
}

fn unwritten(job: &mut Job) {
    job.reading.properties = vec![Property::Uninitialized];
}

fn alone(job: &mut Job) {
    job.reading.every_function = true;
    job.reading.globals_unknown = true;
    job.effort.engine = "calysto";
}

/// The assumptions that `--every-function` brings where it is decided.
const ALONE: &[Assumption] =
    &[Assumption::EachFunctionAlone, Assumption::GivenPointers, Assumption::UnknownGlobals];

/// C++'s names for exceptions, and a function that throws a number.
const EXCEPTIONS: &str = "@_ZTIi = external constant ptr\ndeclare i32 @__gxx_personality_v0(...)\n\
    declare ptr @__cxa_allocate_exception(i64)\ndeclare void @__cxa_throw(ptr, ptr, ptr)\n\
    declare ptr @__cxa_begin_catch(ptr)\ndeclare void @__cxa_end_catch()\n\
    define internal void @throws() {\n  %e = call ptr @__cxa_allocate_exception(i64 4)\n  \
    store i32 0, ptr %e\n  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)\n  unreachable\n}\n";

/// A program that calls a function, and does something where that throws.
fn caught(names: &str, called: &str, caught: &str) -> String {
    format!(
        "target datalayout = \"e-p:64:64-i64:64-i128:128-f80:128\"\n{EXCEPTIONS}{names}{EXPECT}\
         define i32 @main() personality ptr @__gxx_personality_v0 {{\n  \
         invoke void @{called}() to label %good unwind label %bad\nbad:\n  \
         %l = landingpad {{ ptr, i32 }} catch ptr null\n  %o = extractvalue {{ ptr, i32 }} %l, 0\n  \
         %e = call ptr @__cxa_begin_catch(ptr %o)\n  {caught}\n  br label %good\ngood:\n  ret i32 0\n}}\n"
    )
}

/// Assumptions about functions without a body.
fn externals() -> Vec<Row> {
    let other = "declare void @other()\n";
    let take = "declare void @take(ptr)\n";
    let hidden = "@hidden = internal global i32 0\n\
        define internal void @set() {\n  store i32 1, ptr @hidden\n  ret void\n}\n";
    let known = |more: &str| format!("{take}{other}{hidden}{more}");
    let table = "@table = internal constant [2 x ptr] [ptr null, ptr @set]\n";
    let load = "%v = load i32, ptr @hidden";
    let local = "%l = alloca i32\nstore i32 0, ptr %l\n";
    vec![
        Row {
            wanted: Assumption::ExternalsWriteGiven,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: anything,
            programs: vec![
                main(&format!("@a = global i32 0\n{other}"), "call void @other()\n%v = load i32, ptr @a"),
                main(
                    &format!("@a = global i32 0\n{take}"),
                    &format!("{local}call void @take(ptr %l)\n%v = load i32, ptr @a"),
                ),
                main(
                    &format!("@x = internal global i32 0\n@p = global ptr @x\n{other}"),
                    "call void @other()\n%v = load i32, ptr @x",
                ),
            ],
        },
        Row {
            wanted: Assumption::ExternalsCallPassed,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: anything,
            programs: vec![
                main(
                    &known(""),
                    &format!("%s = alloca ptr\nstore ptr @set, ptr %s\ncall void @take(ptr %s)\n{load}"),
                ),
                main(
                    &known(table),
                    &format!("%s = alloca ptr\nstore ptr @table, ptr %s\ncall void @take(ptr %s)\n{load}"),
                ),
                main(
                    &known(""),
                    &format!(
                        "call void @take(ptr @set)\nstore i32 0, ptr @hidden\ncall void @other()\n{load}"
                    ),
                ),
                main(
                    &known("").replace("internal void @set", "void @set"),
                    &format!("call void @other()\n{load}"),
                ),
            ],
        },
        Row {
            wanted: Assumption::ExternalsThrowNothing,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: assume_nothing,
            programs: vec![
                caught(
                    &format!("{other}define internal void @f() {{\n  call void @other()\n  ret void\n}}\n"),
                    "f",
                    "call void @reach_error()",
                ),
                caught(
                    "declare i32 @get()\n\
                     define internal void @f() {\n  %g = call i32 @get()\n  ret void\n}\n",
                    "f",
                    "call void @expect(i32 1)",
                ),
            ],
        },
        Row {
            wanted: Assumption::ExternalsKeepNothing,
            decides: Verdict::True,
            beside: &[],
            with: memory,
            without: memory_and_nothing,
            programs: vec![
                // It may allocate and never free, free what it was given, and access what is not there.
                main(other, &format!("{local}call void @other()\n%v = load i32, ptr %l")),
                main(
                    take,
                    &format!("{local}call void @take(ptr %l)\n%w = load i32, ptr %l\n%v = and i32 %w, 0"),
                ),
                main(
                    "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndeclare void @take(ptr)\n",
                    "%p = call ptr @malloc(i64 4)\ncall void @take(ptr %p)\ncall void @free(ptr %p)\n\
                     %v = add i32 0, 0",
                ),
            ],
        },
        Row {
            wanted: Assumption::ExternalsPure,
            decides: Verdict::True,
            beside: &[],
            with: |job| job.reading.externals = Externals::Pure,
            without: nothing,
            programs: vec![
                main(take, &format!("{local}call void @take(ptr %l)\n%v = load i32, ptr %l")),
                main(&known(""), &format!("call void @take(ptr @set)\n{load}")),
                main(
                    "@elsewhere = external global i32\ndeclare void @other()\n",
                    "store i32 0, ptr @elsewhere\ncall void @other()\n%v = load i32, ptr @elsewhere",
                ),
            ],
        },
    ]
}

/// The assumption about functions without a body and memory that was never written.
fn initialised() -> Vec<Row> {
    let (take, local) = ("declare void @take(ptr)\n", "%l = alloca i32\nstore i32 0, ptr %l\n");
    vec![Row {
        wanted: Assumption::ExternalsInitialise,
        decides: Verdict::True,
        beside: &[],
        with: unwritten,
        without: |job| {
            unwritten(job);
            assume_nothing(job);
        },
        programs: vec![
            main("declare ptr @get()\n", "%p = call ptr @get()\n%v = load i32, ptr %p"),
            // It may copy what was never written to what it is given.
            main(take, &format!("{local}call void @take(ptr %l)\n%v = load i32, ptr %l")),
        ],
    }]
}

/// Assumptions about the machine, the library and assembly.
fn machine() -> Vec<Row> {
    let x = "@x = internal global i32 0\n";
    let load = "%v = load i32, ptr @x";
    let allocate = "declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)\ndeclare ptr @calloc(i64, i64)\n\
        declare ptr @_Znwm(i64)\ndeclare ptr @_Znam(i64)\n";
    vec![
        Row {
            wanted: Assumption::ModuleAssembly,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: assume_nothing,
            programs: vec![
                main(&format!("module asm \"other_x = x\"\n{x}"), load),
                main(&format!("module asm \".globl x\"\n{x}"), load),
                main(&format!("module asm \".globl changes\"\nmodule asm \"changes: ret\"\n{x}"), load),
            ],
        },
        Row {
            wanted: Assumption::AssemblyConstraints,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: assume_nothing,
            programs: vec![
                main(x, &format!("%r = call i32 asm \"mov $$1, $0\", \"=r\"()\n{load}")),
                main(x, &format!("%r = call i32 asm sideeffect \"call f\", \"=r,r\"(i32 3)\n{load}")),
                never(
                    x,
                    "%r = call i32 asm \"incl $0\", \"=r,0\"(i32 3)\n%w = load i32, ptr @x\n\
                     %c = icmp ne i32 %w, 0",
                ),
            ],
        },
        Row {
            wanted: Assumption::NewSucceeds,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: assume_nothing,
            programs: vec![
                never(allocate, "%p = call ptr @_Znwm(i64 4)\n%c = icmp eq ptr %p, null"),
                never(allocate, "%p = call ptr @_Znam(i64 40)\n%c = icmp eq ptr %p, null"),
                main(allocate, "%p = call ptr @_Znwm(i64 4)\nstore i32 0, ptr %p\n%v = load i32, ptr %p"),
            ],
        },
        Row {
            wanted: Assumption::ReallocMoves,
            decides: Verdict::True,
            beside: &[],
            with: nothing,
            without: assume_nothing,
            programs: vec![
                main(
                    &format!("{x}{allocate}"),
                    &format!("%p = call ptr @malloc(i64 4)\n%q = call ptr @realloc(ptr %p, i64 8)\n{load}"),
                ),
                main(
                    &format!("{x}{allocate}"),
                    &format!(
                        "%p = call ptr @calloc(i64 4, i64 1)\n%q = call ptr @realloc(ptr %p, i64 2)\n{load}"
                    ),
                ),
            ],
        },
        Row {
            wanted: Assumption::AllocationSucceeds,
            decides: Verdict::True,
            beside: &[],
            with: |job| job.reading.malloc_succeeds = true,
            without: nothing,
            programs: vec![
                never(allocate, "%p = call ptr @malloc(i64 4)\n%c = icmp eq ptr %p, null"),
                never(allocate, "%p = call ptr @calloc(i64 4, i64 4)\n%c = icmp eq ptr %p, null"),
                never(
                    "declare ptr @strdup(ptr)\n@s = internal constant [2 x i8] c\"a\\00\"\n",
                    "%p = call ptr @strdup(ptr @s)\n%c = icmp eq ptr %p, null",
                ),
            ],
        },
        Row {
            wanted: Assumption::VolatilePlain,
            decides: Verdict::True,
            beside: &[],
            with: |job| job.reading.volatile = Volatile::Plain,
            without: nothing,
            programs: vec![
                main(x, "store volatile i32 0, ptr @x\n%v = load volatile i32, ptr @x"),
                main("", "%l = alloca i32\nstore volatile i32 0, ptr %l\n%v = load volatile i32, ptr %l"),
                main(
                    x,
                    "%p = load volatile i32, ptr @x\n%q = load volatile i32, ptr @x\n%v = sub i32 %p, %q",
                ),
            ],
        },
        Row {
            wanted: Assumption::ExceptionsLive,
            decides: Verdict::True,
            // An exception is allocated.
            beside: &[Assumption::NewSucceeds],
            with: |job| job.reading.properties = vec![Property::Deref],
            without: |job| {
                job.reading.properties = vec![Property::Deref];
                assume_nothing(job);
            },
            programs: vec![
                caught(
                    "",
                    "throws",
                    "%v = load i32, ptr %e\n  call void @__cxa_end_catch()\n  %w = load i32, ptr %e",
                ),
                caught("", "throws", "call void @__cxa_end_catch()\n  store i32 1, ptr %e"),
            ],
        },
    ]
}

/// Assumptions that flags add.
fn flags() -> Vec<Row> {
    let get = "declare ptr @get()\ndeclare i32 @number()\n";
    let pointers = "@x = internal global i32 0\n@p = internal global ptr @x\n@q = internal global ptr @x\n";
    vec![
        Row {
            wanted: Assumption::SeparatePointers,
            decides: Verdict::True,
            beside: &[],
            with: |job| job.reading.separate_pointers = true,
            without: nothing,
            programs: vec![
                never(get, "%p = call ptr @get()\n%q = call ptr @get()\n%c = icmp eq ptr %p, %q"),
                never(get, "%p = call ptr @get()\n%c = icmp eq ptr %p, null"),
                main(
                    "@a = global i32 0\ndeclare ptr @__VERIFIER_nondet_pointer()\n",
                    "%p = call ptr @__VERIFIER_nondet_pointer()\nstore i32 5, ptr %p\n%v = load i32, ptr @a",
                ),
            ],
        },
        Row {
            wanted: Assumption::WideObjects,
            decides: Verdict::True,
            beside: &[],
            with: |job| {
                job.reading.wide_objects = true;
                job.reading.properties.push(Property::Deref);
            },
            without: |job| job.reading.properties.push(Property::Deref),
            programs: vec![
                main(
                    "",
                    "%s = alloca i32\n%e = getelementptr i32, ptr %s, i64 1\nstore i32 0, ptr %e\n\
                     %v = load i32, ptr %e",
                ),
                main(
                    "@s = internal global i8 0\n",
                    "%e = getelementptr i8, ptr @s, i64 8\nstore i32 0, ptr %e\n%v = load i32, ptr %e",
                ),
            ],
        },
        Row {
            wanted: Assumption::TerminalMemory,
            decides: Verdict::True,
            beside: &[],
            with: |job| {
                job.reading.memory = MemoryModel::Terminal;
                job.effort.engine = "calysto";
            },
            without: nothing,
            programs: vec![
                main(
                    get,
                    "%t = alloca [4 x i32]\n%i = call i32 @number()\n%j = and i32 %i, 3\n\
                     %f = getelementptr [4 x i32], ptr %t, i64 0, i64 1\nstore i32 0, ptr %f\n\
                     %e = getelementptr [4 x i32], ptr %t, i64 0, i32 %j\nstore i32 1, ptr %e\n\
                     %v = load i32, ptr %f",
                ),
                main(
                    get,
                    "%p = call ptr @get()\n%q = call ptr @get()\nstore i32 0, ptr %p\nstore i32 1, ptr %q\n\
                     %v = load i32, ptr %p",
                ),
            ],
        },
        Row {
            wanted: Assumption::OtherSolver("the solver `sh".into()),
            decides: Verdict::True,
            beside: &[],
            with: |job| job.effort.solver = Some(format!("sh {}", folder().join("yes.sh").display())),
            without: nothing,
            programs: vec![
                main(get, "%v = call i32 @number()"),
                never(get, "%p = call ptr @get()\n%c = icmp eq ptr %p, null"),
            ],
        },
        Row {
            wanted: Assumption::UnknownGlobals,
            decides: Verdict::False,
            beside: &[],
            with: |job| job.reading.globals_unknown = true,
            without: nothing,
            programs: vec![
                main(pointers, "%v = load i32, ptr @x"),
                never(pointers, "%p = load ptr, ptr @p\n%c = icmp eq ptr %p, null"),
                never(pointers, "%p = load ptr, ptr @p\n%q = load ptr, ptr @q\n%c = icmp ne ptr %p, %q"),
            ],
        },
    ]
}

/// Assumptions about functions that are looked at by themselves.
fn functions() -> Vec<Row> {
    let given = |names: &str, does: &str, main_does: &str| {
        let lines: Vec<String> = does.lines().map(|line| format!("  {}\n", line.trim())).collect();
        main(
            &format!("{names}define internal void @f(ptr %p) {{\n{}  ret void\n}}\n", lines.concat()),
            &format!("{main_does}\n%v = add i32 0, 0"),
        )
    };
    let follows = "%n = icmp eq ptr %p, null\nbr i1 %n, label %out, label %in\nin:\nLOAD\n\
        br label %out\nout:";
    vec![
        Row {
            wanted: Assumption::EachFunctionAlone,
            decides: Verdict::True,
            beside: &[
                Assumption::GivenPointers,
                Assumption::UnknownGlobals,
                // An exception is allocated.
                Assumption::NewSucceeds,
                Assumption::EnoughObjects,
            ],
            with: |job| {
                alone(job);
                job.reading.properties.push(Property::Uncaught);
            },
            without: |job| job.reading.properties.push(Property::Uncaught),
            programs: vec![main(EXCEPTIONS, "call void @throws()\n%v = add i32 0, 0")],
        },
        Row {
            wanted: Assumption::GivenPointers,
            decides: Verdict::True,
            beside: ALONE,
            with: |job| {
                alone(job);
                job.reading.properties.push(Property::Null);
            },
            without: |job| job.reading.properties.push(Property::Null),
            programs: vec![
                given(
                    "",
                    &follows.replace("LOAD", "%w = load i32, ptr %p"),
                    "call void @f(ptr inttoptr (i64 8 to ptr))",
                ),
                given(
                    "@g = internal global ptr inttoptr (i64 16 to ptr)\n",
                    "%q = load ptr, ptr @g\n%n = icmp eq ptr %q, null\nbr i1 %n, label %out, label %in\nin:\n\
                     %w = load i32, ptr %q\nbr label %out\nout:",
                    "call void @f(ptr null)",
                ),
            ],
        },
        Row {
            wanted: Assumption::UnusedAddresses,
            decides: Verdict::True,
            beside: ALONE,
            with: alone,
            without: |job| job.reading.entry = "set".to_owned(),
            programs: vec![
                "declare void @reach_error()\n@g = global i32 0\n\
                     define void @set(ptr %p) {\n  store i32 0, ptr @g\n  \
                     %n = icmp eq ptr %p, null\n  br i1 %n, label %out, label %in\nin:\n  \
                     store i32 5, ptr %p\n  br label %out\nout:\n  %v = load i32, ptr @g\n  \
                     %c = icmp eq i32 %v, 0\n  br i1 %c, label %good, label %bad\nbad:\n  \
                     call void @reach_error()\n  br label %good\ngood:\n  ret void\n}\n"
                    .to_owned(),
            ],
        },
    ]
}

/// Further ones: what runs beside, how many objects there are, what is not looked at.
fn surroundings() -> Vec<Row> {
    vec![
        Row {
            wanted: Assumption::NothingBeside,
            decides: Verdict::True,
            beside: ALONE,
            with: |job| {
                alone(job);
                job.reading.properties = vec![Property::Division];
            },
            without: |job| job.reading.properties = vec![Property::Division],
            programs: vec![
                "@d = internal global i32 0\ndeclare ptr @signal(i32, ptr)\n\
                 define internal void @divide() {\n  %d = load i32, ptr @d\n  %c = icmp ne i32 %d, 0\n  \
                 br i1 %c, label %yes, label %no\nyes:\n  %e = load i32, ptr @d\n  %q = sdiv i32 10, %e\n  \
                 ret void\nno:\n  ret void\n}\n\
                 define internal void @handler(i32 %s) {\n  store i32 0, ptr @d\n  ret void\n}\n\
                 define i32 @main() {\n  %r = call ptr @signal(i32 2, ptr @handler)\n  \
                 store i32 3, ptr @d\n  call void @divide()\n  ret i32 0\n}\n"
                    .to_owned(),
            ],
        },
        Row {
            wanted: Assumption::EnoughObjects,
            decides: Verdict::True,
            beside: ALONE,
            with: alone,
            without: nothing,
            programs: vec![
                "declare ptr @malloc(i64)\ndeclare i32 @__VERIFIER_nondet_int()\n\
                 declare void @reach_error()\n\
                 define i32 @main() {\n  %n = call i32 @__VERIFIER_nondet_int()\n  br label %head\nhead:\n  \
                 %i = phi i32 [ 0, %0 ], [ %j, %head ]\n  %p = call ptr @malloc(i64 4)\n  \
                 %c = icmp eq ptr %p, inttoptr (i64 1 to ptr)\n  \
                 %j = add i32 %i, 1\n  %e = icmp eq i32 %j, %n\n  \
                 br i1 %e, label %out, label %head\nout:\n  br i1 %c, label %bad, label %good\nbad:\n  \
                 call void @reach_error()\n  br label %good\ngood:\n  ret i32 0\n}\n"
                    .to_owned(),
            ],
        },
        Row {
            wanted: Assumption::NotExamined(String::new()),
            decides: Verdict::True,
            beside: ALONE,
            with: alone,
            without: nothing,
            programs: vec![
                "declare void @reach_error()\n\
                 define internal void @odd(<vscale x 4 x i32> %x) {\n  ret void\n}\n\
                 define i32 @main() {\n  call void @odd(<vscale x 4 x i32> zeroinitializer)\n  \
                 ret i32 0\n}\n\
                 define void @other() {\n  br i1 false, label %bad, label %good\nbad:\n  \
                 call void @reach_error()\n  br label %good\ngood:\n  ret void\n}\n"
                    .to_owned(),
            ],
        },
    ]
}

fn table() -> Vec<Row> {
    let parts = [externals(), initialised(), machine(), flags(), functions(), surroundings()];
    parts.into_iter().flatten().collect()
}

/// A folder for the programs of this process.
fn folder() -> PathBuf {
    std::env::temp_dir().join(format!("javelin-assumptions-{}", std::process::id()))
}

fn verified(path: &Path, change: fn(&mut Job)) -> Report {
    let timeout = Some(Duration::from_secs(60));
    let effort = Effort { timeout, unroll: Some(3), ..Effort::default() };
    let mut job = Job { inputs: vec![path.to_owned()], effort, ..Job::default() };
    change(&mut job);
    run(&job, &Unwatched::default()).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A solver that refutes whatever it is asked.
const YES: &str = "while read line; do case \"$line\" in *check-sat*) echo unsat;; *echo*) \
    echo \"$line\" | sed 's/.*\"\\(.*\\)\".*/\\1/';; *exit*) exit;; esac; done\n";

#[test]
fn each_assumption_decides_its_programs() {
    std::fs::create_dir_all(folder()).unwrap();
    std::fs::write(folder().join("yes.sh"), YES).unwrap();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for row in table() {
        let name = row.wanted.name();
        for (index, text) in row.programs.iter().enumerate() {
            count += 1;
            let path = folder().join(format!("{name}-{index}.ll"));
            std::fs::write(&path, text).unwrap();
            let (with, without) = (verified(&path, row.with), verified(&path, row.without));
            let named: Vec<&str> = with.assumptions.iter().map(Assumption::name).collect();
            let others = with.assumptions.iter().filter(|&other| other.name() != name);
            let is_alone = others.clone().all(|other| row.beside.contains(other));
            if with.verdict() != row.decides || !named.contains(&name) || !is_alone {
                let outcomes: Vec<_> = with.checks.iter().map(|check| &check.outcome).collect();
                wrong.push(format!("{name} {index}: {:?} with {named:?}: {outcomes:?}", with.verdict()));
            }
            let is_named = without.assumptions.iter().any(|other| other.name() == name);
            if without.verdict() == row.decides || is_named {
                wrong.push(format!(
                    "{name} {index} without it: {:?}, {:?}",
                    without.verdict(),
                    without.assumptions
                ));
            }
        }
    }
    std::fs::remove_dir_all(folder()).unwrap();
    println!("{count} programs");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The table has programs for each row of the enum, and the list of all rows is complete.
#[test]
fn each_assumption_has_programs() {
    let source = include_str!("../../src/assumption.rs");
    let variants = source.split("pub enum Assumption {").nth(1).and_then(|rest| rest.split("\n}").next());
    let is_variant = |line: &&str| line.starts_with(|letter: char| letter.is_uppercase());
    let variants = variants.unwrap().lines().map(str::trim).filter(is_variant).count();
    assert_eq!(variants, Assumption::ALL.len(), "a row is not in the list");
    let table = table();
    for assumption in Assumption::ALL {
        let programs = table.iter().filter(|row| row.wanted.name() == assumption.name());
        assert!(programs.map(|row| row.programs.len()).sum::<usize>() > 0, "{}", assumption.name());
    }
    assert!(table.iter().map(|row| row.programs.len()).sum::<usize>() >= 50);
}

/// The page of assumptions has the rows of the enum, with their sentences and flags, and a program for each.
#[test]
fn the_documentation_has_each_assumption() {
    let page = include_str!("../../../docs/assumptions.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let mut found: Vec<Vec<&str>> =
        rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect()).collect();
    let plain = |text: &str| text.replace('`', "");
    for assumption in Assumption::ALL {
        let at = found.iter().position(|row| plain(row[0]) == assumption.name());
        let row = found.remove(at.unwrap_or_else(|| panic!("{} is not there", assumption.name())));
        assert_eq!(row.len(), 4, "{row:?}");
        assert_eq!(row[1], assumption.sentence(), "{}", assumption.name());
        assert_eq!(plain(row[2]), assumption.removed_by(), "{}", assumption.name());
        assert!(row[3].contains('`'), "{row:?}");
    }
    assert!(found.is_empty(), "{found:?}");
}
