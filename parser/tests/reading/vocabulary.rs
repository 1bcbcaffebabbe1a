//! Single terms and definitions, read with the names of a vocabulary.

use crate::recorder::{Recorder, Sort};
use javelin_parser::builder::Builder;
use javelin_parser::command::Command;
use javelin_parser::term::Vocabulary;

#[derive(Default)]
struct Reading {
    vocabulary: Vocabulary<Recorder>,
    recorder: Recorder,
}

impl Reading {
    fn define(&mut self, text: &str) -> Result<Command<u32, u32>, String> {
        self.vocabulary.read_definition(&mut self.recorder, text).map_err(|error| error.to_string())
    }

    fn term(&mut self, text: &str) -> String {
        match self.vocabulary.read_term(&mut self.recorder, text) {
            Ok(term) => self.recorder.show(term),
            Err(error) => error.to_string(),
        }
    }
}

#[test]
fn definitions_stay() {
    let mut reading = Reading::default();
    for text in [
        "(declare-const p Bool)",
        "(declare-sort S 0)",
        "(define-sort Map (V) (Array (_ BitVec 8) V))",
        "(declare-fun f (S Bool) Bool) ; a comment",
        "\n(declare-fun s () S)",
        "(define-const q Bool (! (not p) :named |not p|))",
        "(define-fun g ((x Bool)) Bool (let ((y (not x))) (f s y)))",
        "(define-summary h ((x S)) Bool (f x q))",
        "(declare-summary k ((Map S)) S :nondeterministic)",
    ] {
        assert!(reading.define(text).is_ok(), "{text}: {:?}", reading.define(text));
    }
    assert_eq!(reading.term("(and q |not p| (g p) (h s))"), "(and (not p) (not p) (g p) (h s))");
    for inner in ["x", "y", "V"] {
        assert_eq!(reading.term(inner), format!("line 1, column 1: unknown symbol {inner}"));
    }
    assert!(matches!(reading.define("(declare-const r Bool)"), Ok(Command::DeclareConstant { .. })));
}

#[test]
fn mistakes_have_their_place_and_leave_nothing() {
    let mut reading = Reading::default();
    reading.define("(declare-const p Bool)").unwrap();
    for (text, message) in [
        ("", "line 1, column 1: expected a command, found the end of the command"),
        ("x", "line 1, column 1: expected a command, found the symbol x"),
        ("\n (assert p)", "line 2, column 3: expected a command that declares or defines, found assert"),
        ("(push 1)", "line 1, column 2: expected a command that declares or defines, found push"),
        ("(define-fun-rec)", "line 1, column 2: define-fun-rec: recursive functions are not supported"),
        ("(describe n)", "line 1, column 2: unknown command describe"),
        ("(declare-const p Bool)", "line 1, column 16: p is already declared"),
        ("(declare-const and Bool)", "line 1, column 16: and is already declared"),
        ("(declare-const n Bool) p", "line 1, column 24: expected the end of the text, found the symbol p"),
        (
            "(declare-const n Bool",
            "line 1, column 22: expected `)` after the command declare-const, found the end of the command",
        ),
        (
            "(define-fun n ((x Bool) (y Bool)) Bool\n  (let ((z x)) (not w)))",
            "line 2, column 21: unknown symbol w",
        ),
        ("(define-const n Bool (and (! p :named z) w))", "line 1, column 42: unknown symbol w"),
        ("(define-sort N (V) (Array V W))", "line 1, column 29: unknown sort W"),
        (
            "(define-summary n ((x Bool)) Bool x :other)",
            "line 1, column 37: unknown attribute :other of a summary",
        ),
    ] {
        assert_eq!(reading.define(text).unwrap_err(), message, "{text}");
        for inner in ["n", "x", "y", "z"] {
            assert_eq!(reading.term(inner), format!("line 1, column 1: unknown symbol {inner}"), "{text}");
        }
        assert!(reading.vocabulary.read_sort(&mut reading.recorder, "V").is_err(), "{text}");
    }
    assert!(reading.define("(define-fun n ((x Bool)) Bool (not x))").is_ok());
    assert_eq!(reading.term("(n p)"), "(n p)");
}

#[test]
fn calls_give_names_again_and_definitions_do_not() {
    let mut reading = Reading::default();
    reading.define("(define-const n Bool true)").unwrap();
    let fresh = reading.recorder.declare_constant("m", Sort::Bool);
    assert!(reading.vocabulary.term("n", fresh));
    assert_eq!(reading.term("(not n)"), "(not m)");
    assert_eq!(
        reading.define("(declare-const n Bool)").unwrap_err(),
        "line 1, column 16: n is already declared"
    );
    assert_eq!(reading.term("(let ((n true)) (! n :named o))"), "true");
    assert_eq!(reading.term("(not n)"), "(not m)");
    assert_eq!(reading.term("o"), "line 1, column 1: unknown symbol o");
}
