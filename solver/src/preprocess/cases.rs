//! Variables that two conjuncts define by cases.
//!
//! **Idea.** `(or c (= x s))` and `(or (not c) (= x t))` are together `x = (ite c t s)`, an equation that can
//! be solved: a multiplexer that was spelled out as clauses is recognised (gate extraction; Eén and Biere,
//! *Effective Preprocessing in SAT through Variable and Clause Elimination*, 2005, do it for clauses).
//! Encodings of floating point write every intermediate value like this, and those of answer sets count with
//! it: `(or c (= (bvsub x y) 0))` and `(or (not c) (= (bvsub x y) 1))` are a counter.
//!
//! **Here.** The condition is what the other operands of a disjunction leave: their negations' conjunction.
//! Two disjunctions are a pair where the condition of one is the negation of that of the other as a term.
//! Each equation is solved for all variables that it can be solved for ([`super::solve`]); negated equations
//! of truth values and single bits are equations too. A truth value by itself is not taken as one with a
//! constant: clauses are left to the elimination of variables there. An equation that was made once is not
//! made again, since rewriting may take it apart.
//!
//! **Why it is sound.** Where `c` holds, both the pair and the equation say `x = t`, and elsewhere both say
//! `x = s`.
//!
//! **Contract.** Each pair is replaced by one equation that is equivalent to it and has the origins of both.
//!
//! **Cost.** Linear in the operands of the conjuncts; conditions of more than [`OPERANDS`] are not built.

use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::literal::literal;
use super::pass::{Batch, Conjunct, Context, Pass, Step, When};
use super::solve::Solutions;
use super::state::State;
use crate::limits::Stop;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;
use crate::work::Work;

/// The most operands of a disjunction that is looked at.
const OPERANDS: usize = 8;

/// `variable = value` holds where the condition does.
#[derive(Clone, Copy)]
struct Case {
    variable: Term,
    condition: Term,
    value: Term,
}

/// The pass.
#[derive(Default)]
pub struct Cases {
    /// The equations that were made of pairs in this batch.
    made: FxHashSet<Term>,
}

impl Pass for Cases {
    fn name(&self) -> &'static str {
        "cases"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("pairs", "Pairs of disjunctions that became one equation.")
    }

    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop> {
        let mut work = Work::new(context.limits);
        let mut conjuncts: Vec<Option<Conjunct>> = batch.conjuncts.iter().copied().map(Some).collect();
        // Where a variable has a value under a condition. Disjunctions that are no more are closed.
        let mut known: FxHashMap<(Term, Term), (usize, Term)> = FxHashMap::default();
        let mut closed = vec![false; conjuncts.len()];
        let mut pairs = 0;
        for (index, &conjunct) in batch.conjuncts.iter().enumerate() {
            for Case { variable, condition, value } in cases(context.graph, conjunct.term, &mut work)? {
                let opposite = context.graph.not(condition);
                let partner = known.get(&(variable, opposite)).copied();
                if let Some((other, other_value)) =
                    partner.filter(|&(other, _)| !closed[other] && other != index)
                {
                    let choice = context.graph.ite(condition, value, other_value);
                    let equation = context.graph.equal(variable, choice);
                    if self.made.insert(equation) {
                        conjuncts[other] =
                            Some(batch.conjuncts[other].joined(equation, conjunct.origins, state));
                        conjuncts[index] = None;
                        (closed[other], closed[index]) = (true, true);
                        pairs += 1;
                        break;
                    }
                }
                known.insert((variable, condition), (index, value));
            }
        }
        batch.conjuncts = conjuncts.into_iter().flatten().collect();
        Ok(Step::Done(pairs))
    }

    fn begin(&mut self) {
        self.made.clear();
    }
}

/// What a disjunction says of variables under conditions.
fn cases(graph: &mut Graph, disjunction: Term, work: &mut Work) -> Result<Vec<Case>, Stop> {
    let mut found = Vec::new();
    let none = match (graph.operator(disjunction), graph.children(disjunction)) {
        (Operator::Not, &[none]) if graph.operator(none) == Operator::And => none,
        _ => return Ok(found),
    };
    let negated = graph.children(none).to_vec();
    work.step(negated.len())?;
    if negated.len() > OPERANDS {
        return Ok(found);
    }
    for (index, &negation) in negated.iter().enumerate() {
        let equations = equations(graph, negation);
        if equations.is_empty() {
            continue;
        }
        let mut others = negated.clone();
        others.remove(index);
        let condition = graph.and(&others);
        work.step(others.len() + equations.len())?;
        found.extend(equations.into_iter().map(|(variable, value)| Case { variable, condition, value }));
    }
    Ok(found)
}

/// The variables that a term, if it is false, gives values to.
fn equations(graph: &mut Graph, term: Term) -> Vec<(Term, Term)> {
    let (atom, _) = literal(graph, term);
    if graph.operator(atom) != Operator::Equal {
        return Vec::new();
    }
    let asserted = graph.not(term);
    let mut solutions = Solutions::new(graph, asserted);
    std::iter::from_fn(|| solutions.next(graph)).collect()
}
