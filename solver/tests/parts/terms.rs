//! From text to terms and back: a printed term reads as the same term, definitions are inlined, and depth
//! costs no stack.

use std::fmt::Write;

use javelin_parser::builder::Builder;
use javelin_parser::command::Command;
use javelin_parser::operator::Operator;
use javelin_parser::script::Script;
use javelin_solver::{Solver, SortKind, Term};
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::Term as Node;
use javelin_term::limits::Limits;
use javelin_term::substitute::Substitution;
use javelin_term::{print, traverse};

/// A solver and a parser that read a script piece by piece.
struct Reader {
    script: Script<Solver>,
    solver: Solver,
}

impl Reader {
    fn new(text: &str) -> Reader {
        let mut reader = Reader { script: Script::new(), solver: Solver::new() };
        reader.read(text);
        reader
    }

    /// The asserted terms of the text.
    fn read(&mut self, text: &str) -> Vec<Term> {
        self.script.feed(text.as_bytes());
        let mut asserted = Vec::new();
        while let Some(command) = self.script.next_command(&mut self.solver) {
            if let Command::Assert { term, .. } = command.unwrap() {
                asserted.push(term);
            }
        }
        asserted
    }

    fn term(&mut self, text: &str) -> Term {
        self.read(&format!("(assert {text})"))[0]
    }

    /// The variables of a term, in the graph.
    fn variables(&mut self, term: Term) -> Vec<Node> {
        let node = self.solver.node(term);
        traverse::variables(self.solver.graph_mut(), &[node])
    }

    /// Prints a term, checks that the text reads as the same term, and returns it.
    fn round_trip(&mut self, term: Term) -> String {
        let text = self.solver.show(term).unwrap().to_string();
        assert_eq!(self.term(&text), term, "{text:.300}");
        text
    }
}

const SYMBOLS: &str = "(set-logic ALL)
    (declare-sort U 0)
    (declare-const p Bool) (declare-const |a b| Bool) (declare-const _let_0 Bool) (declare-const _let__1 Bool)
    (declare-const x (_ BitVec 8)) (declare-const y (_ BitVec 8)) (declare-const |let| (_ BitVec 8))
    (declare-const w (_ BitVec 65)) (declare-const u U) (declare-fun f (U (_ BitVec 8)) (_ BitVec 8))
    (declare-const m (Array (_ BitVec 8) (_ BitVec 65)))\n";

#[test]
fn terms_print_as_expected() {
    let mut reader = Reader::new(SYMBOLS);
    let cases = [
        ("(or p |a b|)", "(not (and (not p) (not |a b|)))"),
        ("(= x #x0f)", "(= x #x0f)"),
        ("(= ((_ extract 4 2) x) #b101)", "(= ((_ extract 4 2) x) #b101)"),
        ("(bvsge ((_ sign_extend 57) x) w)", "(not (bvslt ((_ sign_extend 57) x) w))"),
        ("(= (f u x) |let|)", "(= |let| (f u x))"),
        ("(and true (distinct p false))", "(and true (not (= p false)))"),
        (
            "(= m ((as const (Array (_ BitVec 8) (_ BitVec 65))) w))",
            "(= m ((as const (Array (_ BitVec 8) (_ BitVec 65))) w))",
        ),
        ("(= (bvadd x y) (bvmul (bvadd x y) y))", "(let ((_let_0 (bvadd x y))) (= _let_0 (bvmul y _let_0)))"),
        (
            "(and _let_0 (and _let__1 p) (not (and _let__1 p)))",
            "(let ((_let___0 (and p _let__1))) (and _let_0 _let___0 (not _let___0)))",
        ),
    ];
    for (text, want) in cases {
        let term = reader.term(text);
        let printed = reader.round_trip(term);
        assert_eq!(printed, want);
    }
}

/// A random application to terms of the pool, if the operator accepts them.
fn grow(solver: &mut Solver, pool: &mut Vec<Term>, random: &mut impl FnMut(usize) -> usize) {
    let operator = Operator::ALL[random(Operator::ALL.len())];
    let indices: Vec<u64> = (0..operator.indices()).map(|_| random(9) as u64).collect();
    let arguments: Vec<Term> = (0..operator.arity() + random(2))
        .map(|_| pool[pool.len() - 1 - random(pool.len().min(60))])
        .collect();
    if let Ok(term) = solver.apply(operator, &indices, &arguments) {
        let is_wide = matches!(solver.kind(solver.sort_of(term)), Ok(SortKind::BitVec(201..)));
        pool.extend((!is_wide).then_some(term));
    }
}

#[test]
fn random_terms_read_as_they_print() {
    let mut seed = 7u64;
    let mut random = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    for _ in 0..20 {
        let mut reader = Reader::new(SYMBOLS);
        let all = reader.term(
            "(and p |a b| _let_0 _let__1 (= x y |let| (f u x) (bvnot x)) (= w (select m x) (bvneg w)))",
        );
        let root = reader.solver.node(all);
        let pool = traverse::post_order(reader.solver.graph_mut(), &[root]);
        let mut pool: Vec<Term> = pool.into_iter().map(|node| reader.solver.handle(node)).collect();
        pool.retain(|&term| !reader.solver.sort_name(reader.solver.sort_of(term)).contains("->"));
        for _ in 0..3000 {
            grow(&mut reader.solver, &mut pool, &mut random);
        }
        for &term in pool.iter().rev().take(50) {
            let truth = match reader.solver.sort_of(term) == reader.solver.bool_sort() {
                true => term,
                false => reader.solver.equal(term, term).unwrap(),
            };
            reader.round_trip(truth);
        }
    }
}

#[test]
fn definitions_are_inlined() {
    let mut reader = Reader::new(SYMBOLS);
    reader.read(
        "(define-fun g ((a (_ BitVec 8)) (b (_ BitVec 8))) (_ BitVec 8) (bvsub (bvudiv a b) (bvmul y y)))
         (define-fun h ((b (_ BitVec 8)) (a (_ BitVec 8))) Bool (and p (= (g b a) (g a b) (g y a))))
         (define-fun k ((q Bool) (a (_ BitVec 8))) Bool (or q (not q) (= a #x01)))",
    );
    let pairs = [
        ("(= (g x y) x)", "(= (bvsub (bvudiv x y) (bvmul y y)) x)"),
        ("(= (g y x) x)", "(= (bvsub (bvudiv y x) (bvmul y y)) x)"),
        ("(h (bvnot x) (f u x))", "(and p (= (g (bvnot x) (f u x)) (g (f u x) (bvnot x)) (g y (f u x))))"),
        ("(k (not p) (g x x))", "(or (not p) p (= (g x x) #x01))"),
    ];
    for (call, meaning) in pairs {
        assert_eq!(reader.term(call), reader.term(meaning), "{call}");
    }
    let call = reader.term("(h x y)");
    assert_eq!(reader.variables(call).len(), 3);
}

#[test]
fn a_call_costs_what_depends_on_its_parameters() {
    let mut reader = Reader::new(SYMBOLS);
    let mut text = String::from("(define-fun big () (_ BitVec 8) ");
    for index in 0..20_000 {
        write!(text, "(bvadd x (bvmul y (_ bv{} 8) ", index % 256).unwrap();
    }
    text.push('x');
    text.push_str(&"))".repeat(20_000));
    text.push_str(")\n(define-fun add ((a (_ BitVec 8))) (_ BitVec 8) (bvadd a big))");
    reader.read(&text);
    let mut calls = String::new();
    for index in 0..100_000 {
        write!(calls, "(assert (= y (add (_ bv{} 8))))", index % 256).unwrap();
    }
    let before = reader.solver.terms();
    assert_eq!(reader.read(&calls).len(), 100_000);
    assert!(reader.solver.terms() - before <= 3 * 256);
}

#[test]
fn a_million_levels() {
    const DEPTH: usize = 1_000_000;
    let mut reader = Reader::new("(declare-const x (_ BitVec 32)) (declare-const y (_ BitVec 32))");
    let mut text = String::from("(assert (= y ");
    text.push_str(&"(bvadd x (bvneg ".repeat(DEPTH / 2));
    text.push('x');
    text.push_str(&"))".repeat(DEPTH / 2));
    text.push_str("))");
    let plain = reader.read(&text)[0];
    let printed = reader.round_trip(plain);
    assert!(printed.len() <= text.len());

    let [y, top] = reader.solver.children(plain).unwrap()[..] else { panic!("not binary") };
    let mut shared = top;
    for _ in 0..DEPTH / 10 {
        shared = reader.solver.bvmul(shared, shared).unwrap();
    }
    let shared = reader.solver.equal(y, shared).unwrap();
    let printed = reader.round_trip(shared);
    assert!(printed.len() < 60 * DEPTH);

    let [plain, shared, y] = [plain, shared, y].map(|term| reader.solver.node(term));
    let graph = reader.solver.graph_mut();
    let mut assignment = Assignment::new();
    assert!(Evaluator::new().value(graph, &assignment, shared).unwrap().is_one());
    let x = traverse::variables(graph, &[plain])[0];
    let mut substitution = Substitution::new();
    let seven = graph.number(7, 32);
    substitution.set(x, seven);
    let replaced = substitution.apply(graph, plain);
    assert_eq!(traverse::variables(graph, &[replaced]), [y]);
    let sum = (0..DEPTH / 2).fold(7u32, |sum, _| 7u32.wrapping_sub(sum));
    let sum = graph.number(u64::from(sum), 32);
    assignment.set(y, graph.value(sum).unwrap());
    assert!(Evaluator::new().value(graph, &assignment, replaced).unwrap().is_one());
}

#[test]
fn values_and_sorts_print() {
    let mut reader = Reader::new(SYMBOLS);
    let graph = reader.solver.graph_mut();
    let bits = graph.number(5, 3);
    let nibbles = graph.number(0xbeef, 68);
    let truth = graph.truth(true);
    let printed = [bits, nibbles, truth].map(|term| print::term(graph, term, &Limits::none()).unwrap());
    assert_eq!(printed, ["#b101", "#x0000000000000beef", "true"]);
    let value = graph.value(truth).unwrap();
    assert_eq!(print::value(&value, true), "true");
    assert_eq!(print::value(&value, false), "#b1");
    let byte = reader.solver.bitvec_sort(8).unwrap();
    let inner = reader.solver.array_sort(byte, byte).unwrap();
    let outer = reader.solver.array_sort(inner, inner).unwrap();
    let want = "(Array (Array (_ BitVec 8) (_ BitVec 8)) (Array (_ BitVec 8) (_ BitVec 8)))";
    assert_eq!(reader.solver.sort_name(outer), want);
    let odd = reader.solver.uninterpreted_sort("a sort");
    assert_eq!(reader.solver.sort_name(odd), "|a sort|");
}
