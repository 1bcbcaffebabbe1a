//! Proofs of the SAT core as files: the checker accepts them, and no proof of a formula that has a model.

#[path = "../../../benches/random/mod.rs"]
mod random;

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use javelin_solver::Host;
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_solver::proof::check::check_files;
use javelin_solver::proof::lrat::{Format, LratWriter};
use javelin_solver::sat::{Outcome, Solver};
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use javelin_term::limits::Limits;
use random::Random;

/// A file in memory that can be read while a solver writes it.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

type Formula = Vec<Vec<Lit>>;

fn random_3sat(seed: u64, vars: usize, clauses: usize) -> Formula {
    let mut random = Random(seed * 2 + 1);
    let mut lit = || Lit::from_index(random.below(2 * vars));
    (0..clauses).map(|_| (0..3).map(|_| lit()).collect()).collect()
}

/// The pigeonhole formula: one pigeon more than holes.
fn pigeons(holes: u32) -> Formula {
    let at = |pigeon: u32, hole: u32| Var(pigeon * holes + hole).lit(true);
    let mut formula: Formula =
        (0..=holes).map(|pigeon| (0..holes).map(|hole| at(pigeon, hole)).collect()).collect();
    for (hole, one) in (0..holes).flat_map(|hole| (0..=holes).map(move |one| (hole, one))) {
        formula.extend((0..one).map(|other| vec![!at(one, hole), !at(other, hole)]));
    }
    formula
}

fn dimacs(formula: &Formula) -> Vec<u8> {
    let mut text = format!("p cnf 1 {}\n", formula.len());
    for clause in formula {
        clause.iter().for_each(|lit| text += &format!("{} ", lit.to_dimacs()));
        text += "0\n";
    }
    text.into_bytes()
}

/// Solves, and returns the proof if there is no model.
fn proof(formula: &Formula, format: Format) -> Option<Vec<u8>> {
    let file = Memory::default();
    let mut solver = Solver::new();
    solver.trace(Box::new(LratWriter::new(file.clone(), format)), formula.len() as u32);
    formula.iter().for_each(|clause| solver.add_clause(clause));
    let outcome = solver.solve(&[], &Limits::none());
    assert_eq!(solver.proof_problem(), None);
    let bytes = file.0.lock().unwrap().clone();
    (outcome == Outcome::Unsat).then_some(bytes)
}

#[test]
fn written_proofs_are_accepted() {
    let mut formulas: Vec<Formula> = (1..7).map(pigeons).collect();
    formulas.extend((0..200).map(|seed| random_3sat(seed, 30, 140)));
    formulas.extend((0..4).map(|seed| random_3sat(seed, 150, 700)));
    let mut unsat = 0;
    for formula in &formulas {
        for format in [Format::Text, Format::Binary] {
            let Some(proof) = proof(formula, format) else { continue };
            unsat += 1;
            let checked = check_files(&dimacs(formula)[..], &proof[..]);
            assert!(checked.is_ok(), "{}", checked.unwrap_err());
        }
    }
    assert!(unsat > 200, "{unsat}");
}

/// Removes a pigeon's clause, which leaves a model, and changes the proof at random.
#[test]
fn no_proof_of_a_formula_with_a_model_is_accepted() {
    let mut random = Random(5);
    let full = pigeons(3);
    let formula = full[1..].to_vec();
    let text = String::from_utf8(proof(&full, Format::Text).unwrap()).unwrap();
    let binary = proof(&full, Format::Binary).unwrap();
    let words: Vec<&str> = text.split_inclusive(&[' ', '\n'][..]).collect();
    for _ in 0..20_000 {
        let mut changed = words.clone();
        for _ in 0..1 + random.below(4) {
            let (at, other) = (random.below(words.len()), random.below(words.len()));
            match random.below(3) {
                0 => changed[at] = words[other],
                1 => changed[at] = "",
                _ => changed.swap(at, other),
            }
        }
        assert!(check_files(&dimacs(&formula)[..], changed.concat().as_bytes()).is_err());
        let mut changed = binary.clone();
        for _ in 0..1 + random.below(4) {
            let at = random.below(changed.len());
            changed[at] = random.below(256) as u8;
        }
        assert!(check_files(&dimacs(&formula)[..], &changed[..]).is_err());
    }
}

/// The string literal after a word in an answer.
fn quoted<'a>(answer: &'a str, word: &str) -> &'a str {
    let begin = answer.find(word).unwrap() + word.len() + 2;
    answer[begin..].split('"').next().unwrap()
}

#[test]
fn get_proof_answers_a_formula_and_its_refutation_for_each_check() {
    let script = "(set-option :produce-proofs true)(set-logic QF_ABV)
        (declare-const a (Array (_ BitVec 4) (_ BitVec 8)))(declare-const x (_ BitVec 8))
        (declare-const y (_ BitVec 8))(declare-const i (_ BitVec 4))(declare-const j (_ BitVec 4))
        (declare-const p Bool)(assert (= (bvmul x y) #x8f))(assert (bvult x y))
        (push 1)(assert (= ((_ extract 0 0) x) #b0))(check-sat)(get-proof)(pop 1)(check-sat)
        (assert (= x (select a i)))(assert (= y (select a j)))
        (assert (=> p (= i j)))(check-sat-assuming (p))(get-proof)(check-sat)
        (assert (= i j))(check-sat)(get-proof)(reset-assertions)(assert false)(check-sat)(get-proof)";
    let mut session = Session::default();
    session.feed(script.as_bytes());
    let mut answers = Vec::new();
    while let Some(reply) = session.step() {
        answers.extend(reply.text);
    }
    let proofs: Vec<&String> = answers.iter().filter(|answer| answer.contains("(lrat ")).collect();
    assert!(proofs.len() >= 3, "{answers:?}");
    for proof in proofs {
        let (formula, steps) = (quoted(proof, "(cnf"), quoted(proof, "(lrat"));
        assert!(check_files(formula.as_bytes(), steps.as_bytes()).is_ok(), "{proof}");
    }
    assert_eq!(answers.iter().filter(|answer| *answer == "sat").count(), 2, "{answers:?}");
    assert_eq!(answers.iter().filter(|answer| *answer == "unsat").count(), 4, "{answers:?}");
}

#[test]
fn a_host_without_tracers_leaves_proofs_to_the_session() {
    let mut session = Session::new(Options { produce_proofs: true, ..Options::default() });
    session.set_host(Host::default());
    let declared = "(set-logic QF_BV)(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))";
    let asserted = "(assert (= (bvmul x y) #x8f))(assert (= ((_ extract 0 0) x) #b0))";
    session.feed(format!("{declared}{asserted}(check-sat)(get-proof)").as_bytes());
    let answers: Vec<String> = std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect();
    assert_eq!(answers[0], "unsat");
    let (formula, steps) = (quoted(&answers[1], "(cnf"), quoted(&answers[1], "(lrat"));
    assert!(check_files(formula.as_bytes(), steps.as_bytes()).is_ok(), "{answers:?}");
}
