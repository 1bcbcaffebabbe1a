//! Jumps to labels whose addresses were taken.

use javelin_verifier::{Effort, Outcome, Reading};

use super::{seconds, verify};

/// The names of a program, and the end of its `main`: `a` and `b` set `@x` to 1 and 2, then `check` expects
/// what it is told to.
fn program(table: &str, begins: &str, expected: u32) -> String {
    format!(
        "@x = internal global i32 0\n{table}declare void @reach_error()\n\
         declare i32 @__VERIFIER_nondet_int()\n\
         define i32 @main() {{\n  %slot = alloca ptr\n{begins}\n\
         a:\n  store i32 1, ptr @x\n  br label %check\nb:\n  store i32 2, ptr @x\n  br label %check\n\
         check:\n  %v = load i32, ptr @x\n  %c = icmp eq i32 %v, {expected}\n  \
         br i1 %c, label %good, label %bad\nbad:\n  call void @reach_error()\n  br label %good\n\
         good:\n  ret i32 0\n}}\n"
    )
}

fn outcomes(text: &str) -> Vec<&'static str> {
    let word = |outcome: &Outcome| match outcome {
        Outcome::Holds => "holds",
        Outcome::Fails(_) => "fails",
        Outcome::Open(_) => "open",
    };
    let by = |engine| {
        let effort = Effort { engine, unroll: Some(3), recursion: Some(2), ..seconds(60) };
        let verified = verify(text, "labels.ll", &Reading::default(), &effort);
        let words: Vec<&str> = verified.results.outcomes().map(word).collect();
        assert_eq!(words.len(), 1, "one check");
        words[0]
    };
    ["bounded", "auto"].map(by).to_vec()
}

const TABLE: &str =
    "@table = internal constant [2 x ptr] [ptr blockaddress(@main, %a), ptr blockaddress(@main, %b)]\n";
const JUMP: &str = "indirectbr ptr %p, [label %a, label %b]";

#[test]
fn a_jump_goes_to_the_label_of_its_address() {
    let stored =
        format!("  store ptr blockaddress(@main, %b), ptr %slot\n  %p = load ptr, ptr %slot\n  {JUMP}");
    assert_eq!(outcomes(&program("", &stored, 2)), ["holds"; 2]);
    assert_eq!(outcomes(&program("", &stored, 1)), ["fails"; 2]);
    let indexed = |index: &str| {
        format!(
            "  %n = call i32 @__VERIFIER_nondet_int()\n  %i = and i32 %n, {index}\n  \
             %o = sext i32 %i to i64\n  \
             %at = getelementptr ptr, ptr @table, i64 %o\n  %p = load ptr, ptr %at\n  {JUMP}"
        )
    };
    assert_eq!(outcomes(&program(TABLE, &indexed("0"), 1)), ["holds"; 2]);
    assert_eq!(outcomes(&program(TABLE, &indexed("1"), 1)), ["fails"; 2]);
}

/// Where labels lie is not known, nor whether two of them are the same place.
#[test]
fn the_digits_of_labels_are_not_known() {
    let number = |label: &str| format!("ptrtoint (ptr blockaddress(@main, %{label}) to i64)");
    let moved = format!(
        "  %d = sub i64 {}, {}\n  %p = getelementptr i8, ptr blockaddress(@main, %a), i64 %d\n  {JUMP}",
        number("b"),
        number("a")
    );
    assert_eq!(outcomes(&program("", &moved, 2)), ["open"; 2]);
    let compared = |condition: &str| {
        format!(
            "  %p = load ptr, ptr @table\n  %at = getelementptr ptr, ptr @table, i64 1\n  \
             %q = load ptr, ptr %at\n  %c.0 = icmp {condition}\n  br i1 %c.0, label %a, label %b"
        )
    };
    assert_eq!(outcomes(&program(TABLE, &compared("ne ptr %p, %q"), 1)), ["open"; 2]);
    assert_eq!(outcomes(&program(TABLE, &compared("ult ptr %p, %q"), 1)), ["open"; 2]);
    let null = compared("ne ptr %p, null");
    assert_eq!(outcomes(&program(TABLE, &null, 1)), ["holds"; 2]);
}
