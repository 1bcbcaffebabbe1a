//! Answers that are far longer than their scripts: they come in pieces or are refused, and no more is held
//! than was asked for. Bounds are of bytes and polls, not of time; an exponential computation would not end.

use std::sync::atomic::Ordering;

use javelin_solver::session::options::Options;
use javelin_solver::session::{Reply, Session, Work};
use javelin_solver::{ArraySort, ArrayValue, Error, Solver, Value, ValueSort};

fn session(script: &str) -> Session {
    let mut session = Session::new(Options::default());
    session.feed(script.as_bytes());
    session.finish();
    session
}

/// The answers, each as one text.
fn answers(script: &str) -> Vec<String> {
    let mut session = session(script);
    std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect()
}

/// The answers, joined from pieces, each of which must be short.
fn pieced(script: &str) -> Vec<String> {
    let mut session = session(script);
    let mut answers = vec![String::new()];
    while let Some(reply) = session.next_piece() {
        let Some(piece) = reply.text else { continue };
        assert!(piece.len() < 150_000, "{} bytes", piece.len());
        answers.last_mut().unwrap().push_str(&piece);
        if !reply.more {
            answers.push(String::new());
        }
    }
    answers.pop();
    answers
}

/// Forty sorts, each an array from the one before to the one before.
fn doubled_sorts() -> String {
    let sorts = (0..40).map(|at| format!("(define-sort S{} () (Array S{at} S{at}))", at + 1));
    format!("(define-sort S0 () (_ BitVec 8)){}", sorts.collect::<String>())
}

#[test]
fn sorts_that_double_are_refused_in_answers_and_cut_in_errors() {
    let script = format!(
        "{}(declare-const a S40)(declare-const b S39)(declare-fun f (S40) Bool)(declare-const p Bool)
        (check-sat)(get-model)(get-value (p a))(get-assignment)(get-value (p))
        (assert (= a b))(assert (f b))(assert (let ((x a)) x))(define-fun g ((x S40)) S39 x)",
        doubled_sorts()
    );
    let answers = answers(&script);
    assert_eq!(answers[0], "sat");
    for refused in [&answers[1], &answers[2]] {
        assert!(refused.contains("a sort of more than 262144 bytes as text"), "{refused}");
    }
    assert_eq!(answers[3..5], ["()", "((p false))"]);
    assert_eq!(answers.len(), 9);
    for clash in &answers[5..] {
        assert!(clash.starts_with("(error ") && clash.contains("(Array ") && clash.len() < 2_000, "{clash}");
    }
}

#[test]
fn sorts_that_double_are_small_for_programs() {
    let mut solver = Solver::new();
    let mut sort = solver.bitvec_sort(8).unwrap();
    let (mut value, mut other) = (ValueSort::BitVec(8), ValueSort::BitVec(9));
    for _ in 0..40 {
        sort = solver.array_sort(sort, sort).unwrap();
        (value, other) = (ValueSort::array(&value, &value), ValueSort::array(&other, &other));
    }
    assert!(matches!(solver.show_sort(sort), Err(Error::Unwritten(_))));
    solver.declare("a", sort).unwrap();
    solver.check().unwrap();
    let model = solver.model().unwrap();
    let found = model.get("a").unwrap();
    assert_eq!((found.sort() == value, found.sort() == other, value < other), (true, false, true));
    assert!(model.to_string().len() < 10_000_000 && found.to_string().len() < 10_000_000);
}

/// Forty arrays, each of which holds the one before twice.
fn doubled_values() -> String {
    let mut script =
        String::from("(define-sort S0 () (_ BitVec 8))(declare-const a0 S0)(assert (= a0 #x01))");
    let mut zero = String::from("#x00");
    for at in 0..40 {
        script += &format!(
            "(define-sort S{0} () (Array (_ BitVec 8) S{at}))(declare-const a{0} S{0})
            (define-const z{0} S{0} ((as const S{0}) {zero}))
            (assert (= a{0} (store (store z{0} #x01 a{at}) #x02 a{at})))",
            at + 1
        );
        zero = format!("z{}", at + 1);
    }
    script
}

#[test]
fn values_that_double_are_refused() {
    let script = format!("{}(check-sat)(get-value (a40))(get-model)(get-value (a1))", doubled_values());
    let answers = answers(&script);
    assert_eq!(answers[0], "sat");
    for refused in &answers[1..3] {
        assert!(refused.starts_with("(error ") && refused.contains("4294967296 bytes"), "{refused:.300}");
    }
    assert!(answers[3].starts_with("((a1 (store (store "), "{}", answers[3]);
}

#[test]
fn long_answers_come_in_pieces_that_make_the_whole() {
    let wide = format!("#b{}", "01".repeat(150_000));
    let names: String =
        (0..3_000).map(|at| format!("(assert (! (= c{at} #x{at:08x}) :named n{at}))")).collect();
    let declared: String = (0..3_000).map(|at| format!("(declare-const c{at} (_ BitVec 32))")).collect();
    let all: String = (0..3_000).map(|at| format!("c{at} ")).collect();
    let script = format!(
        "(set-option :produce-assertions true)(set-option :produce-unsat-cores true)
        (declare-const w (_ BitVec 300000))(declare-fun f ((_ BitVec 32)) (_ BitVec 32))
        (declare-const m (Array (_ BitVec 32) (_ BitVec 32))){declared}{names}(assert (= w {wide}))
        (assert (= (f c1) c2))(assert (= (f c2) c1))(assert (= (select m c3) c4))
        (check-sat)(get-model)(get-assertions)(get-assignment)(get-value ({all} w w))(get-value (w))
        (assert (distinct c1 c1))(check-sat)(get-unsat-core)(echo \"end\")"
    );
    let (whole, pieces) = (answers(&script), pieced(&script));
    assert_eq!(whole.len(), 9);
    for (whole, pieces) in whole.iter().zip(&pieces) {
        assert!(whole == pieces, "{whole:.100} is not {pieces:.100}");
    }
    assert_eq!(pieces.len(), whole.len());
    assert!(whole[1].contains(&format!("  (define-fun w () (_ BitVec 300000) #x{})\n", "5".repeat(75_000))));
    assert!(whole[1].ends_with("\n)") && whole[2].len() > 400_000 && whole[4].len() > 150_000);
    assert_eq!(whole[5], format!("((w #x{}))", "5".repeat(75_000)));
}

/// A constant of a million bits, requested this many times: 250 KB of text each.
fn wide(times: usize) -> String {
    format!("(declare-const a (_ BitVec 1000000))(check-sat)(get-value ({}))", "a ".repeat(times))
}

/// Runs commands until the script is answered `sat`.
fn until_checked(session: &mut Session) {
    while session.step().unwrap().text.as_deref() != Some("sat") {}
}

#[test]
fn a_long_answer_is_not_held() {
    let mut session = session(&format!("(set-option :memory-limit 16){}", wide(300)));
    until_checked(&mut session);
    let mut bytes = 0;
    while let Some(Reply { text: Some(piece), more, .. }) = session.next_piece() {
        assert!(piece.len() < 150_000);
        bytes += piece.len();
        assert_eq!(session.read() == Some(Work::Answer), more);
    }
    assert_eq!(bytes, 300 * (250_000 + "(a #x)\n ".len()));
}

#[test]
fn all_of_a_long_answer_counts_as_memory() {
    let script = format!("(set-option :memory-limit 16){}(echo \"next\")", wide(300));
    let answers = answers(&script);
    assert_eq!(answers[0], "sat");
    assert!(answers[1].contains("it takes too much to write down: memout"), "{:.300}", answers[1]);
    assert_eq!(answers[2], "\"next\"");
}

#[test]
fn an_answer_that_is_canceled_in_its_middle_ends_the_session() {
    let mut session = session(&format!("{}(echo \"next\")", wide(3)));
    until_checked(&mut session);
    for _ in 0..3 {
        assert!(session.next_piece().is_some_and(|reply| reply.more && reply.cut.is_none()));
    }
    session.solver().host().cancel.store(true, Ordering::Relaxed);
    let last = session.next_piece().unwrap();
    assert!(last.exit && last.is_error && last.text.is_none() && !last.more, "{last:?}");
    assert_eq!(last.cut.as_deref(), Some("get-value: it takes too much to write down: canceled"));
}

#[test]
fn an_answer_is_an_error_before_its_first_byte_or_complete() {
    let script = format!(
        "(define-sort A () (Array (_ BitVec 8) Bool))(declare-const k (Array A A))(declare-const i A)
        (declare-const a (_ BitVec 1000000))(check-sat)(get-value ({} (select (select k i) #x00)))",
        "a ".repeat(20)
    );
    let pieces = pieced(&script);
    assert_eq!(pieces[0], "sat");
    assert!(
        pieces[1].starts_with("(error ") && pieces[1].contains("cannot be evaluated"),
        "{:.300}",
        pieces[1]
    );
    assert_eq!(pieces.len(), 2);
}

#[test]
fn terms_write_wide_constants_once_and_long_sorts_not_at_all() {
    let mut solver = Solver::new();
    solver.define("(declare-fun f (Bool Bool) Bool)").unwrap();
    let wide = solver.constant(&Value::from_integer(1, 1 << 20).unwrap()).unwrap();
    let sort = solver.sort(wide).unwrap();
    let x = solver.declare("x", sort).unwrap();
    let mut sum = x;
    for _ in 0..300 {
        let next = solver.bvadd(sum, wide).unwrap();
        sum = solver.bvmul(next, x).unwrap();
    }
    let text = solver.show(sum).unwrap().to_string();
    assert!(text.len() < (1 << 18) + 100_000, "{} bytes", text.len());
    let mut array = solver.bitvec_sort(8).unwrap();
    let mut value = solver.number(0, 8).unwrap();
    for _ in 0..40 {
        array = solver.array_sort(array, array).unwrap();
        value = solver.constant_array(array, value).unwrap();
    }
    assert!(matches!(solver.show(value), Err(Error::Unwritten(_))));
}

#[test]
fn values_with_shared_parts_become_terms_once() {
    let (mut sort, mut value) = (ValueSort::BitVec(8), Value::from(1u8));
    let mut solver = Solver::new();
    let mut own = solver.bitvec_sort(8).unwrap();
    for _ in 0..60 {
        let zero = Value::zero(&sort);
        let array = ArraySort::new(&ValueSort::BitVec(8), &sort);
        value = ArrayValue::new(&array, zero, [(Value::from(1u8), value.clone()), (Value::from(2u8), value)])
            .unwrap()
            .into();
        sort = ValueSort::Array(array);
        let byte = solver.bitvec_sort(8).unwrap();
        own = solver.array_sort(byte, own).unwrap();
    }
    let constant = solver.constant(&value).unwrap();
    assert_eq!(solver.sort(constant), Ok(own));
    assert!(solver.terms() < 1_000, "{} terms", solver.terms());
}
