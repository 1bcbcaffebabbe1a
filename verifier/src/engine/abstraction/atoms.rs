//! The atoms of a formula: predicates of which it is a Boolean combination.
//!
//! **Here.** A choice between values inside of an atom is taken apart: `ite(c, a, b) < 5` is `c`, `a < 5` and
//! `b < 5`. So atoms are those of the program, and not of the merging of its paths. `MOST_PARTS` ends it;
//! an atom that is not taken apart is one all the same.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::post_order;
use rustc_hash::FxHashSet;

/// So many parts an atom is taken apart into.
const MOST_PARTS: usize = 64;

/// The atoms of some formulas in normal form, each once, without constants and negations.
pub fn atoms(graph: &mut Graph, rewriter: &mut Rewriter, formulas: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let (mut seen, mut work) = (FxHashSet::default(), formulas.to_vec());
    let mut parts = MOST_PARTS.max(4 * formulas.len());
    while let Some(term) = work.pop() {
        if !seen.insert(term) || graph.is_constant(term) {
            continue;
        }
        let is_logical = match graph.operator(term) {
            Operator::Not | Operator::And | Operator::Ite => true,
            Operator::Equal => graph.is_bool(graph.child(term, 0)),
            _ => false,
        };
        if is_logical {
            work.extend(graph.children(term));
            continue;
        }
        match choice(graph, term).filter(|_| parts > 0) {
            Some(choice) => {
                parts -= 1;
                let [condition, then, other] = [0, 1, 2].map(|child| graph.child(choice, child));
                work.push(condition);
                for value in [then, other] {
                    let mut substitution = Substitution::new();
                    substitution.set(choice, value);
                    let atom = substitution.apply(graph, term);
                    work.push(rewriter.rewrite(graph, atom));
                }
            }
            None => found.push(term),
        }
    }
    found.reverse();
    found
}

/// A choice between values in a term, the innermost first.
fn choice(graph: &Graph, term: Term) -> Option<Term> {
    let is_choice = |&part: &Term| graph.operator(part) == Operator::Ite && !graph.is_bool(part);
    post_order(graph, &[term]).into_iter().find(is_choice)
}
