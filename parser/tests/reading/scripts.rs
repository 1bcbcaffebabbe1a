//! Scripts, and the commands and errors that the parser reports for them.

use crate::recorder::Recorder;
use javelin_parser::Script;
use javelin_parser::command::{Asked, Attribute, Command};

type Reported = Command<u32, u32>;

/// The commands and errors of a script, each as one line.
fn run(text: &str) -> Vec<String> {
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    script.feed(text.as_bytes());
    script.finish();
    drain(&mut script, &mut recorder)
}

fn drain(script: &mut Script<Recorder>, recorder: &mut Recorder) -> Vec<String> {
    let mut lines = Vec::new();
    while let Some(result) = script.next_command(recorder) {
        lines.push(match result {
            Ok(command) => line(&command, recorder),
            Err(error) => error.to_string(),
        });
    }
    lines
}

fn line(command: &Reported, recorder: &Recorder) -> String {
    match command {
        Command::Assert { term, name, named, text } => {
            let mut line = format!("assert {}", recorder.show(*term));
            if let Some(name) = name {
                line += &format!(" called {name}");
            }
            for name in named {
                line += &format!(" {}={}", name.name, recorder.show(name.term));
            }
            line + text
        }
        Command::GetValue(values) => {
            let shown: Vec<_> = values
                .iter()
                .map(|value| match value.term {
                    Asked::Term(term) => format!("{} as {}", recorder.show(term), value.text),
                    Asked::Function(function) => format!("function {function:?} as {}", value.text),
                })
                .collect();
            format!("terms {}", shown.join(", "))
        }
        Command::CheckSatAssuming(values) => {
            let shown: Vec<_> = values
                .iter()
                .map(|value| format!("{} as {}", recorder.show(value.term), value.text))
                .collect();
            format!("terms {}", shown.join(", "))
        }
        Command::DeclareConstant { name, .. } => format!("constant {name}"),
        other => format!("{other:?}"),
    }
}

/// The line that is reported for an assertion of `term` after a few declarations: the term, or the error.
fn asserted(term: &str) -> String {
    let text = format!(
        "(declare-const a Bool)(declare-const b Bool)(declare-const x (_ BitVec 8))(declare-fun f ((_ \
        BitVec 8)) Bool)\n(assert {term})"
    );
    run(&text).pop().unwrap()
}

#[test]
fn terms_of_every_shape() {
    for (term, shown) in [
        ("(and a b a)", "(and a b a)"),
        ("(= ((_ extract 3 0) x) #b0101)", "(= ((_ extract 3 0) x) 5:(_ BitVec 4))"),
        ("(= x (_ bv010 8) #x0A)", "(= x 10:(_ BitVec 8) 10:(_ BitVec 8))"),
        ("(f x)", "(f x)"),
        ("((as f Bool) x)", "(f x)"),
        ("(as a Bool)", "a"),
        ("(let ((a b) (b a)) (and a b))", "(and b a)"),
        ("(let ((a b)) (let ((b a) (a (not a))) (or a b)))", "(or (not b) b)"),
        ("(and (let ((a b)) a) a)", "(and b a)"),
        ("(let ((and a)) and)", "a"),
        ("(let ((|let| a)) |let|)", "a"),
        ("|a|", "a"),
        (
            "(select ((as const (Array (_ BitVec 8) Bool)) a) x)",
            "(select ((as const (Array (_ BitVec 8) Bool)) a) x)",
        ),
        ("(! a :named n)", "a called n n=a"),
        (
            "(! (and (! a :named m) m) :pattern (x (y)) :weight 5 :named n :foo)",
            "(and a a) called n m=a n=(and a a)",
        ),
        ("(and (let ((a (! b :named k))) (! a :named m)) m k)", "(and b b b) k=b m=b"),
        ("true", "true"),
        ("(bvuaddo x x)", "(bvuaddo x x)"),
    ] {
        assert_eq!(asserted(term), format!("assert {shown}"), "{term}");
    }
}

#[test]
fn mistakes_in_terms_have_their_place() {
    for (term, column, message) in [
        ("c", 9, "unknown symbol c"),
        ("(not (g x))", 15, "unknown function g"),
        ("(a b)", 10, "a is a constant and takes no arguments"),
        ("f", 9, "f needs arguments: write (f ...)"),
        ("and", 9, "and needs arguments: write (and ...)"),
        ("let", 9, "the reserved word let is no term"),
        ("(par a)", 10, "the reserved word par is no function"),
        ("x", 9, "the asserted term must have sort Bool, found sort (_ BitVec 8)"),
        ("(= x 5)", 14, "numerals are not bit-vector terms; write #x.. or (_ bv5 w)"),
        ("1.5", 9, "decimals are not supported: there are no real numbers"),
        ("\"s\"", 9, "strings are not supported as terms"),
        (":k", 9, "expected a term, found the keyword :k"),
        ("", 9, "expected a term, found `)`"),
        ("()", 10, "expected an operator or function, found `)`"),
        ("(#b1 a)", 10, "expected an operator or function, found the literal #b1"),
        ("(not)", 9, "not needs 1 arguments, found 0"),
        ("(and a x)", 9, "and cannot be applied to these sorts"),
        ("(f a)", 9, "f cannot be applied to these sorts"),
        ("(forall ((y Bool)) y)", 10, "unsupported quantifier forall: terms must be quantifier-free"),
        ("(exists ((y Bool)) y)", 10, "unsupported quantifier exists: declare a constant for what exists"),
        ("(lambda ((y Bool)) y)", 10, "lambda is not supported: functions cannot be terms"),
        ("(match a ((b c)))", 10, "match is not supported: there are no algebraic data types"),
        ("(let () a)", 15, "a let needs at least one binding"),
        ("(let a a)", 14, "expected `(` before the bindings of the let, found the symbol a"),
        ("(let ((c a) (c b)) c)", 26, "the variable c is bound twice in one let"),
        ("(let ((_ a)) a)", 16, "`_` is a reserved word, expected a variable of the let"),
        ("(let ((c a b)) c)", 20, "expected `)` after the value of the let variable, found the symbol b"),
        ("(let ((c a)) c c)", 24, "expected `)` after the body of the let, found the symbol c"),
        ("(let ((c a) c) c)", 21, "expected `(` before a variable of the let, or `)`, found the symbol c"),
        ("(let ((c a) (d c)) d)", 24, "unknown symbol c"),
        ("(and (let ((c a)) c) c)", 30, "unknown symbol c"),
        ("(! a)", 13, "expected an attribute after the term, found `)`"),
        ("(! a b)", 14, "expected an attribute after the term, found the symbol b"),
        ("(! a :named b)", 21, "b is already declared"),
        ("(! a :named #b0)", 21, "expected a name for the term, found the literal #b0"),
        ("(extract 7 0 x)", 10, "extract is indexed: write ((_ extract i j) ...)"),
        ("((_ extract 7) x)", 13, "extract needs 2 indices, found 1"),
        ("((_ extract 7 0 0) x)", 13, "extract needs 2 indices, found 3"),
        ("((_ extract 99999999999999999999 0) x)", 21, "the number 99999999999999999999 is too large"),
        ("((_ extract x 0) x)", 21, "expected a numeral as index, found the symbol x"),
        ("((_ and 1) a)", 13, "and takes no indices"),
        ("((_ foo 1) a)", 13, "unknown indexed operator foo"),
        ("((f x) a)", 11, "a term cannot be applied: expected (_ operator index) or (as function sort)"),
        ("(_ char #x41)", 12, "unknown identifier (_ char ...)"),
        ("(_ bv5 0)", 12, "the width 0 is not supported"),
        ("(_ bv5 1099511627776)", 12, "the width 1099511627776 is not supported"),
        ("(_ bv5)", 15, "expected the width of the bit-vector, found `)`"),
        ("(_ extract 7 0)", 12, "extract needs arguments: write ((_ extract ...) ...)"),
        ("(as a (_ BitVec 8))", 13, "the term must have sort (_ BitVec 8), found sort Bool"),
        ("((as f (_ BitVec 8)) x)", 9, "the term must have sort (_ BitVec 8), found sort Bool"),
        ("((as const (Array Bool Bool)) a b)", 9, "a constant array needs exactly one value"),
        ("(as const (Array Bool Bool))", 13, "a constant array needs a value: write ((as const sort) value)"),
        ("a b", 11, "expected `)` after the command assert, found the symbol b"),
        ("(and a \u{1})", 16, "control characters cannot stand here"),
    ] {
        assert_eq!(asserted(term), format!("line 2, column {column}: {message}"), "{term}");
    }
}

#[test]
fn mistakes_in_commands_have_their_place() {
    for (text, message) in [
        ("()", "column 2: expected the name of a command, found `)`"),
        ("(foo)", "column 2: unknown command foo"),
        (")", "column 1: `)` closes nothing"),
        (" foo ", "column 2: expected a command in parentheses, found foo"),
        ("(check-sat 1)", "column 12: expected `)` after the command check-sat, found the numeral 1"),
        ("(declare-const and Bool)", "column 16: and is already declared"),
        ("(declare-const let Bool)", "column 16: `let` is a reserved word, expected the name to declare"),
        ("(declare-const c Int)", "column 18: unknown sort Int"),
        ("(declare-const c Array)", "column 18: Array needs two sorts: write (Array index element)"),
        ("(declare-const c BitVec)", "column 18: BitVec needs a width: write (_ BitVec n)"),
        ("(declare-const c (BitVec 8))", "column 18: BitVec is indexed: write (_ BitVec n)"),
        ("(declare-const c (Array Bool))", "column 18: Array needs two sorts, found 1"),
        ("(declare-const c (Bool Bool))", "column 18: the sort Bool has no arguments"),
        ("(declare-const c (_ Foo 1))", "column 21: unknown indexed sort Foo"),
        (
            "(declare-const c (_ BitVec x))",
            "column 28: expected the width of the bit-vector sort, found the symbol x",
        ),
        ("(declare-const c (_ BitVec 0))", "column 18: the width 0 is not supported"),
        ("(declare-const c)", "column 17: expected a sort, found `)`"),
        ("(declare-const c 5)", "column 18: expected a sort, found the numeral 5"),
        ("(declare-fun c Bool)", "column 16: expected `(` before the argument sorts, found the symbol Bool"),
        ("(declare-sort Bool 0)", "column 15: Bool is already declared"),
        ("(declare-sort S 1)", "column 17: only sorts of arity 0 can be declared"),
        ("(define-sort S (X X) X)", "column 20: the parameter X occurs twice"),
        ("(define-fun f ((x Bool) (x Bool)) Bool x)", "column 33: the parameter x occurs twice"),
        (
            "(define-fun f () (_ BitVec 4) #b0)",
            "column 31: the body of f must have sort (_ BitVec 4), found sort (_ BitVec 1)",
        ),
        ("(define-fun f ((x Bool)) Bool (f x))", "column 32: unknown function f"),
        (
            "(define-fun f ((x Bool)) Bool (! x :named n))",
            "column 43: a term inside a definition with parameters cannot be named",
        ),
        ("(define-const c Bool (! true :named c))", "column 15: c is already declared"),
        (
            "(define-fun-rec f () Bool true)",
            "column 2: define-fun-rec: recursive functions are not supported",
        ),
        ("(define-funs-rec () ())", "column 2: define-funs-rec: recursive functions are not supported"),
        ("(declare-datatypes () ())", "column 2: declare-datatypes: algebraic data types are not supported"),
        ("(declare-sort-parameter X)", "column 2: declare-sort-parameter: sort parameters are not supported"),
        ("(push 1000000000000000000)", "column 7: push: at most 1000000 levels can be open at once"),
        ("(push x)", "column 7: expected a number of levels, found the symbol x"),
        ("(pop 3)", "column 6: pop 3: only 0 levels are open"),
        ("(echo x)", "column 7: expected a string, found the symbol x"),
        ("(set-logic 5)", "column 12: expected the name of a logic, found the numeral 5"),
        ("(set-option x 5)", "column 13: expected a keyword, found the symbol x"),
        ("(set-info :x 5 6)", "column 16: expected `)` after the command set-info, found the numeral 6"),
        ("(get-value ())", "column 13: expected a term, found `)`"),
        ("(get-interpolant I #b1)", "column 20: the conclusion must have sort Bool, found sort (_ BitVec 1)"),
        (
            "(get-interpolants ())",
            "column 20: expected the name of a partition above those before, found `)`",
        ),
        ("(get-interpolants (and n) n)", "column 24: unknown symbol n"),
        (
            "(check-sat-assuming (#b1))",
            "column 22: an assumption must have sort Bool, found sort (_ BitVec 1)",
        ),
        (
            "(assert true",
            "column 13: unexpected end of input: the command that starts at line 1, column 1 is not closed",
        ),
    ] {
        assert_eq!(run(text), [format!("line 1, {message}")], "{text}");
    }
    assert_eq!(
        run("(echo \"\u{e9}\" x)"),
        ["line 1, column 11: expected `)` after the command echo, found the symbol x"]
    );
}

#[test]
fn a_failing_command_leaves_no_trace_and_the_next_one_is_read() {
    let lines = run("(assert (and (! true :named n) (let ((m true)) (foo))))
        (assert n) (assert m) ) foo (define-sort S () Foo) (declare-const s S)
        (define-fun f ((p Bool)) Bool (and p q)) (assert p) (declare-const n Bool)(assert n)");
    assert_eq!(lines.len(), 11);
    assert!(lines[1].ends_with("unknown symbol n") && lines[2].ends_with("unknown symbol m"), "{lines:?}");
    assert!(lines[6].ends_with("unknown sort S") && lines[8].ends_with("unknown symbol p"), "{lines:?}");
    assert_eq!(lines[9], "constant n");
}

#[test]
fn commands_are_reported_with_their_values() {
    assert_eq!(
        run("(set-logic QF_BV)(set-option :print-success true)(set-info :a (b :c \"d\"\"\" (1 #b0)))\
        (set-info :x)
             (get-info :name)(get-option :o)(echo \"a\"\"b\")(push)(pop)(check-sat-assuming ())
             (get-value (true (not  true)))(exit)"),
        [
            "SetLogic(\"QF_BV\")",
            "SetOption(\":print-success\", Symbol(\"true\"))",
            "SetInfo(\":a\", List([Symbol(\"b\"), Keyword(\":c\"), String(\"d\\\"\"), \
            List([Literal(\"1\"), Literal(\"#b0\")])]))",
            "SetInfo(\":x\", Absent)",
            "GetInfo(\":name\")",
            "GetOption(\":o\")",
            "Echo(\"a\\\"b\")",
            "Push(1)",
            "Pop(1)",
            "terms ",
            "terms true as true, (not true) as (not  true)",
            "Exit",
        ]
    );
}

#[test]
fn scopes_definitions_and_sorts() {
    let lines = run("(define-sort Word () (_ BitVec 8))(define-sort Map (K V) (Array K (Array V K)))(push 2)
        (declare-const m (Map Word Bool))(define-fun g ((y Word)) Bool (= y #x00))(define-const t Bool true)
        (assert (g (select (select m #x01) t)))(pop 1)(assert t)(declare-const t Bool)(pop 2)\
        (reset-assertions)
        (declare-const t Word)(reset)(declare-const m Word)(declare-sort S 0)(declare-const s S)\
        (declare-sort S 0)");
    let tail: Vec<_> = lines.iter().skip(3).map(String::as_str).collect();
    assert_eq!(
        tail,
        [
            "constant m",
            "Define { named: [] }",
            "Define { named: [] }",
            "assert (g (select (select m 1:(_ BitVec 8)) true))",
            "Pop(1)",
            "line 3, column 63: unknown symbol t",
            "constant t",
            "line 3, column 92: pop 2: only 1 level is open",
            "ResetAssertions",
            "line 4, column 26: unknown sort Word",
            "Reset",
            "line 4, column 55: unknown sort Word",
            "DeclareSort(\"S\")",
            "constant s",
            "line 4, column 111: S is already declared",
        ]
    );
}

#[test]
fn reset_assertions_keeps_global_declarations() {
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    script.set_global_declarations(true);
    script.feed(
        b"(push 1)(declare-const a Bool)(pop 1)(assert a)(reset-assertions)(assert a)(reset)(assert a)",
    );
    let lines = drain(&mut script, &mut recorder);
    assert_eq!(lines[3], "assert a");
    assert_eq!(lines[5], "assert a");
    assert_eq!(lines[7], "line 1, column 91: unknown symbol a");
}

#[test]
fn a_refused_command_is_undone() {
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    script.feed(
        b"(declare-const a Bool)(push 1)(push 1)(pop 2)(pop 1)(declare-const b Bool)(reset)(assert b)(pop 1)",
    );
    let mut lines = Vec::new();
    for refuse in [true, false, true, false, false, false, true, false, false] {
        match script.next_command(&mut recorder).unwrap() {
            Ok(command) => lines.push(line(&command, &recorder)),
            Err(error) => lines.push(error.message),
        }
        if refuse {
            script.undo_last();
        }
    }
    let expected = [
        "constant a",
        "Push(1)",
        "Push(1)",
        "pop 2: only 1 level is open",
        "Pop(1)",
        "constant b",
        "Reset",
        "assert b",
        "pop 1: only 0 levels are open",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn every_split_gives_the_same_commands() {
    let text = "(set-logic QF_BV) ; (comment\n(declare-fun |a b| () Bool)(assert (! (let ((x |a b|)) \
    (not x)) :named \u{6e}1))
        (echo \"\u{e9};(\"\"\") ) foo (push 1)(get-value (|a b| n1))(define-fun f ((p (_ BitVec 4))) \
        Bool (= p #xa))
        (assert (f (_ bv3 4)))(pop 1)(asert true)(check-sat)(assert (";
    let expected = run(text);
    assert_eq!(expected.len(), 14);
    for split in 0..=text.len() {
        let (mut script, mut recorder) = (Script::new(), Recorder::default());
        let (first, second) = text.as_bytes().split_at(split);
        script.feed(first);
        let mut lines = drain(&mut script, &mut recorder);
        script.feed(second);
        lines.extend(drain(&mut script, &mut recorder));
        script.finish();
        lines.extend(drain(&mut script, &mut recorder));
        assert_eq!(lines, expected, "split at {split}");
    }
}

#[test]
fn texts_are_kept_when_asked_for() {
    let (mut script, mut recorder) = (Script::new(), Recorder::default());
    script.keep_texts = true;
    script.feed(b"(assert  (and true ; c\n true) )");
    let Some(Ok(Command::Assert { text, .. })) = script.next_command(&mut recorder) else {
        panic!("no assertion")
    };
    assert_eq!(text, "(and true ; c\n true)");
}

#[test]
fn deep_attribute_values_are_refused() {
    let text = format!("(set-info :a {}{})", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(run(&text), ["line 1, column 214: a value nested deeper than 200 is not supported"]);
    assert_eq!(
        run("(set-info :a ())"),
        [format!("{:?}", Reported::SetInfo(":a".into(), Attribute::List(vec![])))]
    );
}

#[test]
fn a_script_may_give_the_name_of_an_extension_its_own_meaning() {
    let declared = "(declare-const x (_ BitVec 8))";
    let last = |text: &str| run(&format!("{declared}{text}")).pop().unwrap();
    assert_eq!(last("(assert (= (bvredor x) x))"), "assert (= (bvredor x) x)");
    assert_eq!(last("(assert bvredor)"), "line 1, column 39: bvredor needs arguments: write (bvredor ...)");
    let own = "(push)(define-fun bvinc ((b Bool)) Bool (not b))(declare-const bvdec Bool)";
    assert_eq!(last(&format!("{own}(assert (bvinc bvdec))")), "assert (bvinc bvdec)");
    assert!(last(&format!("{own}(declare-const bvinc Bool)")).ends_with("bvinc is already declared"));
    assert!(
        last(&format!("{own}(assert (bvdec x))")).ends_with("bvdec is a constant and takes no arguments")
    );
    let again = "assert (= (bvinc x) (bvdec x))";
    assert_eq!(last(&format!("{own}(pop)(assert (= (bvinc x) (bvdec x)))")), again);
    let refused = "(declare-fun bvinc (Bool) Wrong)(assert (= (bvinc x) (bvdec x)))";
    assert_eq!(last(refused), again);
    assert_eq!(last("(assert (let ((bvror (= x x))) bvror))"), "assert (= x x)");
    assert!(last("(declare-const bvadd Bool)").ends_with("bvadd is already declared"));
}

/// The theory has `(_ extract i j)` and `(_ bv5 8)`; `extract` and `bv5` by themselves are free names.
#[test]
fn the_names_of_indexed_operators_are_free() {
    let declared = "(declare-const x (_ BitVec 8))";
    let last = |text: &str| run(&format!("{declared}{text}")).pop().unwrap();
    let own = "(declare-const repeat Bool)(declare-fun extract (Bool) Bool)(declare-fun bv5 (Bool) Bool)";
    let theory = "(assert (= ((_ repeat 1) x) (_ bv5 8)))";
    assert_eq!(last(theory), last(&format!("{own}{theory}")));
    assert_eq!(last(&format!("{own}(assert (extract (bv5 repeat)))")), "assert (extract (bv5 repeat))");
    let hidden = "(assert (let ((extract (= x x))) (= ((_ extract 7 0) x) x)))";
    assert_eq!(last(hidden), last("(assert (= ((_ extract 7 0) x) x))"));
    assert!(last("(assert (extract x))").contains("extract"));
    assert!(last(&format!("{own}(declare-const repeat Bool)")).ends_with("repeat is already declared"));
}
