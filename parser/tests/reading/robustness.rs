//! Malformed and huge inputs: no panic, no stack overflow, no quadratic time.

use crate::recorder::Recorder;
use javelin_parser::Script;
use javelin_parser::command::Command;
use std::time::{Duration, Instant};

/// The number of accepted commands, and the errors.
fn run(text: &[u8]) -> (usize, Vec<String>) {
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    script.feed(text);
    script.finish();
    let (mut commands, mut errors) = (0, Vec::new());
    while let Some(result) = script.next_command(&mut recorder) {
        match result {
            Ok(_) => commands += 1,
            Err(error) => errors.push(error.to_string()),
        }
    }
    (commands, errors)
}

fn nested(depth: usize, open: &str, middle: &str, close: &str) -> Vec<u8> {
    format!("(assert {}{middle}{})", open.repeat(depth), close.repeat(depth)).into_bytes()
}

const MILLION: usize = 1_000_000;

#[test]
fn a_million_levels_of_anything() {
    let start = Instant::now();
    for (open, close) in [
        ("(not ", ")"),
        ("(let ((x true)) ", ")"),
        ("(let ((x ", ")) x)"),
        ("(! ", " :foo)"),
        ("(ite true ", " false)"),
    ] {
        assert_eq!(run(&nested(MILLION, open, "true", close)), (1, vec![]), "{open}");
    }
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_million_nested_names_and_sorts() {
    let mut text = String::from("(assert ");
    for index in 0..200_000 {
        text += &format!("(let ((x (! true :named n{index}))) (! (not ");
    }
    text += "x";
    for index in 0..200_000 {
        text += &format!(") :named m{index}))");
    }
    text += ")(assert (and n0 m0 n199999))";
    assert_eq!(run(text.as_bytes()), (2, vec![]));
    let sort = format!("{}Bool{}", "(Array Bool ".repeat(MILLION), ")".repeat(MILLION));
    assert_eq!(run(format!("(declare-const a {sort})").as_bytes()), (1, vec![]));
}

#[test]
fn ten_million_open_parentheses_are_one_error() {
    let (_, errors) = run(&b"(".repeat(10 * MILLION));
    assert_eq!(errors.len(), 1);
    assert!(errors[0].contains("the command that starts at line 1, column 1 is not closed"), "{errors:?}");
    let (_, errors) = run(&nested(5 * MILLION, "(", "", ")"));
    assert_eq!(
        errors,
        ["line 1, column 11: a term cannot be applied: expected (_ operator index) or (as function sort)"]
    );
}

#[test]
fn wide_is_no_worse_than_deep() {
    let mut text = String::from("(assert (let (");
    for index in 0..200_000 {
        text += &format!("(v{index} true)");
    }
    text += ") (and";
    for index in 0..200_000 {
        text += &format!(" v{index}");
    }
    text += ")))(push 500000)(push 500000)(pop 1000000)(push 999999)(push)";
    assert_eq!(run(text.as_bytes()), (6, vec![]));
    assert_eq!(run(b"(push 999999)(push 2)(push)(push)").1.len(), 2, "the levels of all commands count");
}

#[test]
fn sort_definitions_cannot_explode() {
    let mut text = String::from("(define-sort D0 (X) (Array X X))");
    for level in 1..40 {
        text += &format!("(define-sort D{level} (X) (D{} (D{} X)))", level - 1, level - 1);
    }
    let (_, errors) = run(text.as_bytes());
    assert!(errors[0].contains("a sort definition may build at most"), "{errors:?}");
}

/// A linear congruential generator (Knuth's MMIX constants).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

const TOKENS: &[&str] = &[
    "(",
    "(",
    "(",
    "(",
    ")",
    ")",
    ")",
    ")",
    ")",
    "assert",
    "let",
    "((x true))",
    "!",
    ":named",
    "n",
    "x",
    "_",
    "as",
    "const",
    "extract",
    "7",
    "0",
    "bv5",
    "8",
    "#xff",
    "#b1",
    "\"s\"",
    "|q|",
    "|",
    "\"",
    ";c\n",
    "and",
    "not",
    "true",
    "declare-const",
    "declare-fun",
    "define-fun",
    "define-sort",
    "declare-sort",
    "Bool",
    "BitVec",
    "Array",
    "S",
    "push",
    "pop",
    "reset",
    "reset-assertions",
    "check-sat-assuming",
    "get-value",
    "get-interpolants",
    "set-info",
    ":a",
    "bvadd",
    "=",
    "(_ BitVec 8)",
    "(assert",
    "(push 1)",
    "(pop 1)",
    "(declare-const x Bool)",
    "\n",
    "\u{e9}",
    "1.5",
    "forall",
];

#[test]
fn token_soup() {
    let mut random = Random(1);
    for _ in 0..3_000 {
        let mut text = String::new();
        for _ in 0..random.below(120) {
            text += TOKENS[random.below(TOKENS.len())];
            text += [" ", " ", ""][random.below(3)];
        }
        run(text.as_bytes());
    }
}

#[test]
fn random_bytes_in_random_pieces() {
    let mut random = Random(2);
    for _ in 0..3_000 {
        let length = random.below(200);
        let text: Vec<u8> =
            (0..length)
                .map(|_| {
                    if random.below(3) == 0 {
                        b"()|\";:#\\ "[random.below(9)]
                    } else {
                        random.below(256) as u8
                    }
                })
                .collect();
        let whole = run(&text);
        let (mut script, mut recorder) = (Script::new(), Recorder::default());
        let (mut commands, mut errors) = (0, Vec::new());
        let mut count = |script: &mut Script<Recorder>, recorder: &mut Recorder| {
            while let Some(result) = script.next_command(recorder) {
                match result {
                    Ok(_) => commands += 1,
                    Err(error) => errors.push(error.to_string()),
                }
            }
        };
        let mut rest = &text[..];
        while !rest.is_empty() {
            let (piece, behind) = rest.split_at(1 + random.below(rest.len()));
            script.feed(piece);
            count(&mut script, &mut recorder);
            rest = behind;
        }
        script.finish();
        count(&mut script, &mut recorder);
        assert_eq!((commands, errors), whole);
    }
}

#[test]
fn mutated_scripts() {
    let text = b"(declare-fun f ((_ BitVec 8)) Bool)(push 1)(assert (! (let ((x #x0f)) (f (bvadd x x))) \
    :named n))(pop 1)";
    let mut random = Random(3);
    for _ in 0..5_000 {
        let mut mutated = text.to_vec();
        for _ in 0..=random.below(4) {
            let at = random.below(mutated.len());
            match random.below(3) {
                0 => drop(mutated.remove(at)),
                1 => mutated[at] = text[random.below(text.len())],
                _ => mutated.insert(at, text[random.below(text.len())]),
            }
        }
        run(&mutated);
    }
}

#[test]
fn one_byte_at_a_time_is_linear() {
    let text = nested(50_000, "(not ", "true", ")");
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    let mut found = 0;
    let start = Instant::now();
    for byte in text {
        script.feed(&[byte]);
        if let Some(Ok(Command::Assert { .. })) = script.next_command(&mut recorder) {
            found += 1;
        }
    }
    assert_eq!(found, 1);
    assert!(start.elapsed() < Duration::from_secs(10));
}
