//! Pointers that the program did not make, and functions that others know: what they may lead to and call.

use javelin_verifier::{Assumption, Effort, Externals, Outcome, Reading};

use super::{seconds, verify};

const ENGINES: [&str; 2] = ["bounded", "auto"];

/// The names that all programs here use. `expect` fails unless it is given 0.
const NAMES: &str = "@a = global i32 0\n@hidden = internal global i32 0\n@seven = constant i32 7\n\
    declare ptr @get()\ndeclare ptr @__VERIFIER_nondet_pointer()\ndeclare void @other()\n\
    declare void @take(ptr)\ndeclare ptr @malloc(i64)\ndeclare ptr @__errno_location()\n\
    declare i32 @sum(ptr)\ndeclare void @reach_error()\n\
    define internal void @expect(i32 %v) {\n  %c = icmp eq i32 %v, 0\n  \
    br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\ngood:\n  \
    ret void\n}\n\
    define internal void @set() {\n  store i32 1, ptr @hidden\n  ret void\n}\n";

/// A program in which `main` does this, and then expects a variable to be 0.
fn main(what: &str, variable: &str) -> String {
    format!(
        "{NAMES}define i32 @main() {{\n{what}\n  %v = load i32, ptr {variable}\n  \
         call void @expect(i32 %v)\n  ret i32 0\n}}\n"
    )
}

/// Whether the check holds, by each engine; and what is assumed.
fn holds(text: &str, externals: Externals) -> (bool, Vec<Assumption>) {
    let reading = Reading { externals, ..Reading::default() };
    let mut found = ENGINES.map(|engine| {
        let effort = Effort { engine, unroll: Some(3), recursion: Some(2), ..seconds(60) };
        let verified = verify(text, "outside.ll", &reading, &effort);
        let outcomes: Vec<&Outcome> = verified.results.outcomes().collect();
        assert_eq!(outcomes.len(), 1, "one check");
        (matches!(outcomes[0], Outcome::Holds), verified.program.assumptions)
    });
    assert_eq!(found[0].0, found[1].0, "{text}");
    (found[0].0, std::mem::take(&mut found[0].1))
}

fn holds_by_default(text: &str) -> bool {
    holds(text, Externals::Arguments).0
}

/// A store through a pointer that the program was given changes each variable that others can name.
#[test]
fn pointers_from_outside_lead_to_variables_that_others_can_name() {
    for pointer in ["call ptr @get()", "call ptr @__VERIFIER_nondet_pointer()", "load ptr, ptr @elsewhere"] {
        let store = format!("  %p = {pointer}\n  store i32 5, ptr %p");
        let elsewhere = "@elsewhere = external global ptr\n";
        let text = |variable: &str| main(&store, variable) + elsewhere;
        assert!(!holds_by_default(&text("@a")), "{pointer}");
        assert!(holds_by_default(&text("@hidden")), "{pointer}");
    }
    let same = "  %p = call ptr @get()\n  %c = icmp eq ptr %p, @a\n  \
        br i1 %c, label %yes, label %no\nyes:\n  \
        store i32 5, ptr %p\n  br label %no\nno:";
    assert!(!holds_by_default(&main(same, "@a")));
    let store = main("  %p = call ptr @get()\n  store i32 5, ptr %p", "@hidden");
    assert!(!holds_by_default(&(store + "@another = alias i32, ptr @hidden\n")));
}

/// Such a pointer reads a constant, but nobody writes it.
#[test]
fn constants_are_only_read_through_pointers_from_outside() {
    let store = "  %p = call ptr @get()\n  store i32 5, ptr %p\n  %s = load i32, ptr @seven\n  \
        %d = sub i32 %s, 7\n  store i32 %d, ptr @hidden";
    assert!(holds_by_default(&main(store, "@hidden")));
    let read = "  %p = call ptr @get()\n  %s = load i32, ptr %p\n  %c = icmp eq ptr %p, @seven\n  \
        %d = zext i1 %c to i32\n  store i32 %d, ptr @hidden";
    assert!(!holds_by_default(&main(read, "@hidden")));
}

/// The memory of the system is that of no variable, until others get its address.
#[test]
fn memory_of_the_system_is_no_variable() {
    let errno = "  %p = call ptr @__errno_location()\n  store i32 5, ptr %p";
    assert!(holds_by_default(&main(errno, "@a")));
    let arguments = |taken: &str| {
        main("", "@a")
            .replace("@main() {", "@main(i32 %n, ptr %v0) {")
            .replace("\n\n", &format!("\n  {taken}\n  %p = load ptr, ptr %v0\n  store i32 5, ptr %p\n"))
    };
    assert!(holds_by_default(&arguments("")));
    assert!(!holds_by_default(&arguments("call void @take(ptr %v0)")));
    let named = arguments("call void @other()\n  store i32 0, ptr @a");
    assert!(holds_by_default(&named) && !holds(&named, Externals::Anything).0);
}

/// Assumptions about functions without a body are named where it matters, and only there.
#[test]
fn what_functions_without_a_body_leave_alone_is_an_assumption() {
    let call = main("  call void @other()", "@a");
    let (is_right, assumptions) = holds(&call, Externals::Arguments);
    assert!(is_right && assumptions.contains(&Assumption::ExternalsWriteGiven));
    let (is_right, assumptions) = holds(&call, Externals::Anything);
    assert!(!is_right && assumptions.is_empty(), "{assumptions:?}");
    let call = main("  call void @other()", "@hidden").replace("@a = global", "@a = internal global");
    assert_eq!(holds(&call, Externals::Arguments), (true, Vec::new()));
}

/// A variable that nothing was written to may hold any address that was ever known, also that of a variable
/// of this file alone.
/// A program that does this with its command line; `%v` is then to be 0.
fn with_command_line(does: &str) -> String {
    main(does, "").replace("  %v = load i32, ptr \n", "").replace("@main()", "@main(i32 %argc, ptr %argv)")
}

/// The words of a command line are strings, and after them is null.
#[test]
fn a_command_line_is_what_the_standard_says() {
    let at = |index: &str| {
        format!("  %at = getelementptr ptr, ptr %argv, i64 {index}\n  %word = load ptr, ptr %at\n")
    };
    let negative = "  %n = icmp slt i32 %argc, 0\n  %v = zext i1 %n to i32";
    let last = "  %i = zext i32 %argc to i64\n".to_owned()
        + &at("%i")
        + "  %n = icmp ne ptr %word, null\n  %v = zext i1 %n to i32";
    // Whether there is a second word without an address.
    let missing = at("1")
        + "  %n = icmp eq ptr %word, null\n  %m = icmp sgt i32 %argc, 1\n  %b = and i1 %n, %m\n  \
            %v = zext i1 %b to i32";
    for text in [negative, &last, &missing] {
        assert!(holds_by_default(&with_command_line(text)), "{text}");
    }
    // Whether the second of two words is `x`.
    let second = "  %two = icmp eq i32 %argc, 2\n  br i1 %two, label %read, label %no\nno:\n  ret i32 0\n\
        read:\n"
        .to_owned()
        + &at("1")
        + "  %a = load i8, ptr %word\n  %b.at = getelementptr i8, ptr %word, i64 1\n  \
            %b = load i8, ptr %b.at\n  %is_x = icmp eq i8 %a, 120\n  %ends = icmp eq i8 %b, 0\n  \
            %is_it = and i1 %is_x, %ends\n  %v = zext i1 %is_it to i32";
    assert!(fails(&with_command_line(&second), Externals::Arguments));
}

#[test]
fn uninitialised_pointers_lead_anywhere() {
    let leave =
        "define internal void @leave() {\n  %p = alloca ptr\n  store ptr @hidden, ptr %p\n  ret void\n}\n";
    let stale = main(
        "  call void @leave()\n  %p = alloca ptr\n  %q = load ptr, ptr %p\n  store i32 5, ptr %q",
        "@hidden",
    );
    assert!(!holds_by_default(&(stale + leave)));
    let set = main(
        "  %p = alloca ptr\n  store ptr @a, ptr %p\n  %q = load ptr, ptr %p\n  store i32 5, ptr %q",
        "@hidden",
    );
    assert!(holds_by_default(&(set + leave)));
    // An allocation holds what it was before; what the program has written to it since is known.
    let heap = |written: &str| {
        let text = "  %m = call ptr @malloc(i64 16)\n  %n = icmp eq ptr %m, null\n  \
            br i1 %n, label %out, label %in\nin:\n  WRITTEN\n  call void @use(ptr %m)\n  br label %out\nout:";
        main(&text.replace("WRITTEN", written), "@hidden")
            + leave
            + "define internal void @use(ptr %m) {\n  %q = load ptr, ptr %m\n  store i32 5, ptr %q\n  \
                ret void\n}\n"
    };
    assert!(!holds_by_default(&heap("call void @leave()")));
    assert!(holds_by_default(&heap("store ptr @a, ptr %m")));
}

/// A copy of a text holds the addresses whose bytes are its letters: those of common machines have six.
#[test]
fn copies_of_texts_hold_addresses() {
    let copied = |address: &str| {
        let text = "  %s = alloca ptr\n  store ptr ADDRESS, ptr %s\n  %d = call ptr @strdup(ptr %s)\n  \
            %n = icmp eq ptr %d, null\n  br i1 %n, label %out, label %in\nin:\n  \
            %i = load i48, ptr %d\n  %w = zext i48 %i to i64\n  %q = inttoptr i64 %w to ptr\n  \
            store i32 5, ptr %q\n  br label %out\nout:";
        main(&text.replace("ADDRESS", address), "@hidden") + "declare ptr @strdup(ptr)\n"
    };
    assert!(!holds_by_default(&copied("@hidden")));
    assert!(holds_by_default(&copied("@a")));
}

/// A variable that is written on one way only is as one that is not; so is one that a loop declares anew.
#[test]
fn a_variable_is_initialised_if_it_is_on_each_way() {
    let some = "  %p = alloca ptr\n  %c = call i32 @sum(ptr @hidden)\n  store i32 0, ptr @hidden\n  \
        %b = icmp eq i32 %c, 0\n  br i1 %b, label %yes, label %no\nyes:\n  store ptr @a, ptr %p\n  \
        br label %END\nno:\n  ELSE\n  br label %END\nEND:\n  %q = load ptr, ptr %p\n  store i32 5, ptr %q";
    let text = |other: &str| main(&some.replace("ELSE", other), "@hidden");
    assert!(!holds_by_default(&text("call void @other()")));
    assert!(holds_by_default(&text("store ptr @a, ptr %p")));
}

/// A call through a pointer that nothing was written to may be one of a function.
#[test]
fn calls_through_uninitialised_pointers_are_open() {
    let keep = "@keep = internal global ptr @set\n";
    let stack = main(
        "  %p = alloca ptr\n  %f = load ptr, ptr %p\n  call void %f()\n  store i32 1, ptr @hidden",
        "@hidden",
    );
    assert!(!holds_by_default(&(stack + keep)));
    let heap = "  %m = call ptr @malloc(i64 8)\n  %n = icmp eq ptr %m, null\n  \
        br i1 %n, label %out, label %in\nin:\n  \
        %f = load ptr, ptr %m\n  call void %f()\n  store i32 1, ptr @hidden\n  br label %out\nout:";
    assert!(!holds_by_default(&(main(heap, "@hidden") + keep)));
}

/// A function without a body may call all that it can reach: a function in a structure, one in a table that
/// an object leads to, one that was passed before, one that it can name.
#[test]
fn functions_without_a_body_call_what_they_know() {
    let table = "@table = internal constant [2 x ptr] [ptr null, ptr @set]\n";
    let structure = "  %s = alloca ptr\n  store ptr @set, ptr %s\n  call void @take(ptr %s)";
    let object = "  %s = alloca ptr\n  store ptr @table, ptr %s\n  call void @take(ptr %s)";
    let before = "  call void @take(ptr @set)\n  store i32 0, ptr @hidden\n  call void @other()";
    for what in [structure, object, before] {
        let text = main(what, "@hidden") + table;
        let (is_right, assumptions) = holds(&text, Externals::Arguments);
        assert!(is_right && assumptions.contains(&Assumption::ExternalsCallPassed), "{what}");
        let (is_right, assumptions) = holds(&text, Externals::Anything);
        assert!(!is_right && assumptions.is_empty(), "{what}: {assumptions:?}");
    }
    let named = main("  call void @other()", "@hidden").replace("internal void @set", "void @set");
    assert!(holds_by_default(&named) && !holds(&named, Externals::Anything).0);
    let nobody = main("  call void @other()", "@hidden");
    assert!(holds(&nobody, Externals::Anything).0, "nobody knows the function");
}

/// A function without a body that is passed to another one may be there to call what was kept before.
#[test]
fn a_stranger_that_is_passed_calls_what_was_kept() {
    let text = main("  store ptr @set, ptr @kept\n  call void @take(ptr @other)", "@hidden")
        + "@kept = external global ptr\n";
    assert!(!holds_by_default(&text));
    assert!(holds_by_default(&text.replace("store ptr @set", "store ptr null")));
}

/// A function that is passed may be called after something was written, not only before.
#[test]
fn functions_that_are_passed_see_what_was_written_before_they_are_called() {
    let text = |passed: &str| {
        format!(
            "{NAMES}declare void @apply(ptr, ptr)\n\
             define internal void @examine() {{\n  %v = load i32, ptr @hidden\n  \
             call void @expect(i32 %v)\n  ret void\n}}\n\
             define i32 @main() {{\n  %l = alloca i32\n  \
             call void @apply(ptr {passed}, ptr @examine)\n  ret i32 0\n}}\n"
        )
    };
    assert!(!holds_by_default(&text("@hidden")));
    assert!(holds_by_default(&text("%l")));
}

/// A function that is passed is called with any address that others know, and they know what it returns.
#[test]
fn functions_that_are_passed_take_and_return_addresses() {
    let functions = "@kept = internal global ptr @a\ndeclare void @apply(ptr, ptr)\n\
        define internal void @keep(ptr %p) {\n  store ptr %p, ptr @kept\n  ret void\n}\n\
        define internal ptr @give() {\n  ret ptr @hidden\n}\n";
    let given = "  call void @take(ptr @give)";
    assert!(!holds_by_default(&(main(given, "@hidden") + functions)));
    let kept = |passed: &str| {
        let text = format!(
            "  call void @apply(ptr {passed}, ptr @keep)\n  store i32 0, ptr @hidden\n  \
             %q = load ptr, ptr @kept\n  %n = icmp eq ptr %q, null\n  br i1 %n, label %out, label %in\n\
             in:\n  store i32 5, ptr %q\n  br label %out\nout:"
        );
        main(&text, "@hidden") + functions
    };
    assert!(!holds_by_default(&kept("@hidden")));
    assert!(holds_by_default(&kept("@a")));
}

/// Whether a program fails plainly where nothing is said of functions without a body.
fn fails(text: &str, externals: Externals) -> bool {
    fails_as_read(text, &Reading { externals, ..Reading::default() })
}

fn fails_as_read(text: &str, reading: &Reading) -> bool {
    let effort = Effort { engine: "bounded", unroll: Some(2), ..seconds(60) };
    let verified = verify(text, "outside.ll", reading, &effort);
    verified.results.outcomes().any(|outcome| matches!(outcome, Outcome::Fails(_)))
}

/// The user says what other functions may do; the standard says what those of a library return, and one of
/// them that never returns and is not there to end the program is a failure.
#[test]
fn functions_of_a_library_are_none_of_those_that_may_do_anything() {
    let said = Reading { externals_are_said: true, ..Reading::default() };
    let returns = |name: &str| {
        let what = format!(
            "  %n = call i32 @{name}(i32 1)\n  %c = icmp eq i32 %n, 9\n  %i = zext i1 %c to i32\n  \
             store i32 %i, ptr @hidden"
        );
        main(&what, "@hidden") + &format!("declare i32 @{name}(i32)\n")
    };
    assert!(!fails_as_read(&returns("ffs"), &said), "it returns the place of the first bit");
    assert!(fails_as_read(&returns("first_set"), &said));
    let never = |name: &str| {
        main(&format!("  call void @{name}()"), "@hidden") + &format!("declare void @{name}() noreturn\n")
    };
    assert!(fails_as_read(&never("_ZN4core5slice17len_mismatch_fail17h0123456789abcdefE"), &said));
    assert!(!fails_as_read(&never("end_of_program"), &said));
}

/// A failure that happens only where functions without a body leave something alone is none of the program.
#[test]
fn failures_do_not_rest_on_what_functions_without_a_body_leave_alone() {
    use Externals::{Anything, Arguments};
    // It fails where the variable is 0.
    let wrong = |what: &str, variable: &str| {
        let is_zero = format!(
            "{what}\n  %s = load i32, ptr {variable}\n  %z = icmp eq i32 %s, 0\n  \
            %v = zext i1 %z to i32"
        );
        main(&is_zero, "").replace("  %v = load i32, ptr \n", "")
    };
    let nothing = wrong("", "@hidden");
    assert!(fails(&nothing, Arguments) && fails(&nothing, Anything));
    // It knows a variable, in which there is an address later.
    let later = "  %p = alloca ptr\n  store ptr null, ptr %p\n  call void @take(ptr %p)\n  \
        store ptr @hidden, ptr %p\n  call void @other()";
    // The address that it returned may be that of the variable that the next one gets.
    let returned = "  %p = call ptr @get()\n  call void @take(ptr %p)";
    let passed = "  call void @take(ptr @set)";
    for (what, variable) in [(later, "@hidden"), (returned, "@a"), (passed, "@hidden")] {
        assert!(!fails(&wrong(what, variable), Arguments), "{what}");
    }
    let other = "  call void @other()";
    assert!(fails(&wrong(other, "@a"), Arguments) && !fails(&wrong(other, "@a"), Anything));
    // Where the program follows an address that it was given, others write what they can name.
    let follows = "  %p = call ptr @get()\n  store i32 1, ptr %p\n  ret i32 0\n";
    let followed = wrong(other, "@a").replace("  ret i32 0\n", follows);
    assert!(!fails(&followed, Arguments));
    let named = wrong(other, "@hidden");
    assert!(fails(&named, Anything));
    assert!(!fails(&(named.clone() + "@another = alias i32, ptr @hidden\n"), Anything));
    assert!(!fails(&named.replace("internal void @set", "void @set"), Anything));
    assert!(!fails(&format!("{named}@alias = alias void (), ptr @set\n"), Anything));
}
