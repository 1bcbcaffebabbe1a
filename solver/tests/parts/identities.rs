//! Textbook identities are decided by rewriting, without a gate, whatever the width is.

use javelin_solver::session::Session;
use javelin_solver::session::options::Options;

const IDENTITIES: &str = include_str!("../data/identities.txt");

/// Names of numbers with their values, which may not fit into the width.
const NUMBERS: [(&str, u32); 11] = [
    ("#one", 1),
    ("#two", 2),
    ("#three", 3),
    ("#five", 5),
    ("#six", 6),
    ("#seven", 7),
    ("#eight", 8),
    ("#c100", 100),
    ("#c120", 120),
    ("#c12", 12),
    ("#c15", 15),
];

/// A script that refutes an identity at a width.
fn script(identity: &str, width: u32) -> String {
    let half = width / 2;
    let literal = |number: u32| format!("(_ bv{number} {width})");
    let mut text = identity.to_string();
    for (name, number) in [("#Wm2", width - 2), ("#Wm3", width - 3), ("#H", half), ("#V", width - 1)] {
        text = text.replace(name, &literal(number));
    }
    for (name, number) in NUMBERS {
        text = text.replace(name, &literal(number));
    }
    text = text.replace("MIN", &format!("(concat #b1 (_ bv0 {}))", width - 1));
    text = text.replace("ONES", &format!("(bvnot {})", literal(0)));
    let letters =
        [("VV", width - 2), ("bvW", width), ("V", width - 1), ("W", width), ("H", half), ("G", half - 1)];
    for (letter, number) in letters {
        let prefix = if letter == "bvW" { "bv" } else { "" };
        text = text.replace(letter, &format!("{prefix}{number}"));
    }
    let vectors = ["a", "b", "c", "d"].map(|name| format!("(declare-const {name} {})", sort(width)));
    let truths = ["p", "q", "r"].map(|name| format!("(declare-const {name} Bool)"));
    format!("{}{}(assert (not {text}))(check-sat)", vectors.concat(), truths.concat())
}

fn sort(width: u32) -> String {
    format!("(_ BitVec {width})")
}

/// The answer to a script, and the number of gates.
fn answer(script: &str, conflict_limit: u64) -> (String, u64) {
    let mut session = Session::new(Options { conflict_limit, ..Options::default() });
    session.feed(script.as_bytes());
    session.finish();
    let replies: Vec<String> = std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect();
    let rows = session.statistics();
    let gates = rows.iter().find(|row| row.name == "gates").map_or(0, |row| row.value);
    (replies.join(" "), gates)
}

/// The identities at these widths that are not decided without a gate.
fn undecided(widths: &[u32]) -> Vec<String> {
    let mut found = Vec::new();
    for line in IDENTITIES.lines().filter(|line| line.starts_with('(')) {
        for &width in widths {
            let (answer, gates) = answer(&script(line, width), 1);
            assert!(matches!(answer.trim(), "unsat" | "unknown"), "{answer} for {line} at width {width}");
            if answer.trim() != "unsat" || gates > 1 {
                found.push(format!("{width}: {gates} gates: {line}"));
            }
        }
    }
    found
}

#[test]
fn identities_take_no_gate() {
    let found = undecided(&[8, 32, 64, 128]);
    assert!(found.is_empty(), "{} are undecided:\n{}", found.len(), found.join("\n"));
}

#[test]
fn identities_of_very_wide_words_take_no_gate() {
    let found = undecided(&[4096]);
    assert!(found.is_empty(), "{} are undecided:\n{}", found.len(), found.join("\n"));
}
