//! Bad input: one clear error each, no panic, no hang, and the session continues.

use std::fmt::Write;

use crate::process::javelin;

/// The answers to a script, and the number of errors among them. The run must end by itself, not by a panic.
fn answers(script: &[u8]) -> (String, usize) {
    let output = javelin(&[], script);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(errors, "", "nothing on standard error");
    assert!(matches!(output.status.code(), Some(0 | 1)), "{:?}", output.status);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let count = text.matches("(error \"").count();
    (text, count)
}

/// A mistake between good commands costs one error that names its line, and loses nothing. After a refused
/// assertion no check answers `sat` until its level is popped.
fn check_one_error(mistake: &[u8], says: &str) {
    let asserts = mistake.starts_with(b"(assert");
    let mut script = b"(set-logic QF_BV)\n(declare-const x (_ BitVec 8))\n(assert (= x #x07))".to_vec();
    script.extend_from_slice(if asserts { b"(push 1)\n" } else { b"\n" });
    script.extend_from_slice(mistake);
    script.extend_from_slice(if asserts { b"\n(check-sat)(pop 1)" } else { b"\n" });
    script.extend_from_slice(b"(check-sat)\n(get-value (x))\n");
    let (text, errors) = answers(&script);
    let shown = String::from_utf8_lossy(mistake);
    let shown = shown.get(..200).unwrap_or(&shown);
    assert_eq!(errors, 1, "{shown}: {text}");
    assert!(text.contains(says), "{shown}: {text} does not say {says}");
    assert!(text.starts_with("(error \"line 4, column "), "{shown}: {text}");
    let verdicts = if asserts { "\nunknown\nsat\n" } else { "\nsat\n" };
    assert!(text.ends_with(&format!("{verdicts}((x #x07))\n")), "{shown}: {text}");
}

#[test]
fn wrong_sorts_and_unknown_symbols() {
    check_one_error(b"(assert x)", "Bool");
    check_one_error(b"(assert (= x #b1))", "(_ BitVec 1)");
    check_one_error(b"(assert (bvult x y))", "y");
    check_one_error(b"(assert (bvult x))", "bvult");
    check_one_error(b"(assert ((_ extract 9 0) x))", "extract");
    check_one_error(b"(assert (= ((_ rotate_left) x) x))", "rotate_left");
    check_one_error(b"(assert (frobnicate x))", "frobnicate");
    check_one_error(b"(declare-const x Bool)", "x");
    check_one_error(b"(declare-const y (_ BitVec 1099511627776))", "1099511627776");
    check_one_error(b"(declare-const y (_ BitVec 0))", "0");
    check_one_error(
        b"(assert (= x ((_ zero_extend 99999999999999999999999999) x)))",
        "99999999999999999999999999",
    );
    check_one_error(b"(assert (= #b1 ((_ extract 0 0) ((_ repeat 4000000000) x))))", "repeat");
    check_one_error(b"(set-logic QF_NRA)", "set-logic");
    check_one_error(b"(define-fun-rec f ((a Bool)) Bool (f a))", "recurs");
    check_one_error(b"(assert (forall ((a Bool)) a))", "forall");
    check_one_error(b"(pop 1)", "pop");
    check_one_error(b"(push 99999999999999999999)", "push");
    check_one_error(b"(no-such-command)", "no-such-command");
    check_one_error(b"(get-unsat-assumptions)", "unsat");
    check_one_error(b")", ")");
    check_one_error(b"stray", "stray");
}

#[test]
fn unsupported_logic() {
    let (text, errors) =
        answers(b"(set-logic QF_LIA)(set-logic QF_BV)(declare-const p Bool)(assert p)(check-sat)");
    assert_eq!(errors, 1);
    assert!(text.contains("QF_LIA") && text.ends_with("sat\n"), "{text}");
}

#[test]
fn truncated_files() {
    let script = "(declare-const x (_ BitVec 8)) (assert (= x |quoted symbol";
    for end in [5, 20, 31, 40, 50, script.len()] {
        let (text, errors) = answers(&script.as_bytes()[..end]);
        let whole = end == 31;
        assert_eq!(errors, usize::from(!whole), "cut at {end}: {text}");
    }
    assert_eq!(answers(b"(echo \"no end").1, 1);
    assert_eq!(answers(b"").1, 0);
}

#[test]
fn bytes_that_are_no_text() {
    check_one_error(b"(assert (= x \xff\xfe))", "");
    check_one_error(b"(assert (= x |\xc3\x28|))", "");
    check_one_error(b"(echo \"\xff\")", "");
    check_one_error(b"(assert (= x \0))", "");
}

/// `(assert OPEN^depth LEAF CLOSE^depth)`
fn nested(open: &str, leaf: &str, close: &str, depth: usize) -> Vec<u8> {
    let mut script = String::from("(declare-const p Bool)(declare-const x (_ BitVec 8))(assert ");
    script.push_str(&open.repeat(depth));
    script.push_str(leaf);
    script.push_str(&close.repeat(depth));
    script.push_str(")(check-sat)");
    script.into_bytes()
}

#[test]
fn deep_terms() {
    assert_eq!(answers(&nested("(not ", "p", ")", 1_000_000)).0, "sat\n");
    assert_eq!(answers(&nested("(let ((y p)) ", "p", ")", 1_000_000)).0, "sat\n");
    assert_eq!(answers(&nested("(= x (bvadd x ", "#x00", "))", 1)).0, "sat\n");
    let mut chain = String::from("(declare-const x (_ BitVec 8))(define-fun y0 () (_ BitVec 8) x)");
    for step in 0..50_000 {
        let _ = write!(chain, "(define-fun y{} () (_ BitVec 8) (bvxor (bvadd y{step} x) #x01))", step + 1);
    }
    chain.push_str("(assert (= y50000 #x01))(check-sat)");
    let (text, errors) = answers(chain.as_bytes());
    assert_eq!(errors, 0, "{text}");
    assert!(text == "sat\n" || text == "unsat\n", "{text}");
}

#[test]
fn ten_million_open_parentheses() {
    assert_eq!(answers(&vec![b'('; 10_000_000]).1, 1);
    let (text, errors) = answers(&nested("(", "p", ")", 10_000_000));
    assert_eq!(errors, 1, "{}", &text[..text.len().min(300)]);
    assert_eq!(answers(&nested("(not ", "p", ")", 10_000_000)).0, "sat\n");
}

#[test]
fn hopeless_widths_end_by_the_limit() {
    let script =
        "(set-option :timeout 1500)(declare-const a (_ BitVec 1048576))(declare-const b (_ BitVec 1048576))
        (push 1)(assert (= (bvmul a b) (bvadd a #b1)))(pop 1)
        (push 1)(assert (distinct (bvmul a b) (bvmul b (bvadd a b))))(check-sat)(pop 1)
        (assert (bvult a b))(set-option :timeout 0)(check-sat)";
    let (text, errors) = answers(script.as_bytes());
    assert_eq!(errors, 1, "the sum of two widths: {text}");
    assert!(text.ends_with("unknown\nsat\n"), "{text}");
}
