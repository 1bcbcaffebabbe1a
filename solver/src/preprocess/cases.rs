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
//! Each equation is solved for all variables that it can be solved for ([`super::solve`]), but one of the two
//! has to have the variable as a side, and pairs that both have are made first: otherwise equations that
//! define other variables become one that defines none. Negated equations of truth values and single bits are
//! equations too. A truth value by itself is not taken as one with a constant: clauses are left to the
//! elimination of variables there. An equation that was made once is not made again, since rewriting may take
//! it apart.
//!
//! **Why it is sound.** Where `c` holds, both the pair and the equation mean `x = t`, and elsewhere both mean
//! `x = s`.
//!
//! **Contract.** Each pair is replaced by one equation that is equivalent to it and has the origins of both.
//!
//! **Cost.** Linear in the operands of the conjuncts; conditions of more than [`OPERANDS`] are not built.

use rustc_hash::{FxHashMap, FxHashSet};

use super::facts::literal::literal;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::solve::Solutions;
use super::state::State;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::work::Work;

/// The most operands of a disjunction that is examined.
const OPERANDS: usize = 8;

/// `variable = value` holds where the condition does.
#[derive(Clone, Copy)]
struct Case {
    variable: Term,
    condition: Term,
    value: Term,
    /// Whether the variable is a side of the equation.
    is_side: bool,
}

/// The pass, with the equations that it made in the current batch.
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

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let mut work = Work::new(context.limits);
        let mut open = Vec::new();
        for (index, conjunct) in batch.conjuncts.iter().enumerate() {
            let cases = cases(context.graph, conjunct.term, &mut work)?;
            if !cases.is_empty() {
                open.push((index, cases));
            }
        }
        let mut conjuncts: Vec<Option<Conjunct>> = batch.conjuncts.iter().copied().map(Some).collect();
        let mut pairs = 0;
        // Pairs in which both equations are definitions come before those that have to be solved.
        for sides in [2, 1] {
            let found = self.pairs(context.graph, &mut open, sides, &mut work)?;
            pairs += found.len() as u64;
            for (one, other, equation) in found {
                let joined = batch.conjuncts[one].joined(equation, batch.conjuncts[other].origins, state);
                (conjuncts[one], conjuncts[other]) = (Some(joined), None);
            }
        }
        batch.conjuncts = conjuncts.into_iter().flatten().collect();
        Ok(PassOutcome::Done(pairs))
    }

    fn begin(&mut self) {
        self.made.clear();
    }
}

impl Cases {
    /// Pairs of disjunctions that define a variable, which is a side of at least `sides` of their equations,
    /// and the equation that each pair is equivalent to. Pairs are removed from `open`.
    fn pairs(
        &mut self,
        graph: &mut Graph,
        open: &mut Vec<(usize, Vec<Case>)>,
        sides: usize,
        work: &mut Work,
    ) -> Result<Vec<(usize, usize, Term)>, Stop> {
        // The disjunction in which a variable has a value under a condition.
        let mut known: FxHashMap<(Term, Term), (usize, Case)> = FxHashMap::default();
        let mut closed = FxHashSet::default();
        let mut found = Vec::new();
        for (index, cases) in open.iter() {
            work.step(cases.len())?;
            for case in cases.iter().filter(|case| case.is_side || sides < 2) {
                let opposite = graph.not(case.condition);
                if let Some(&(other, partner)) = known.get(&(case.variable, opposite))
                    && other != *index
                    && !closed.contains(&other)
                    && usize::from(case.is_side) + usize::from(partner.is_side) >= sides
                {
                    let choice = graph.ite(case.condition, case.value, partner.value);
                    let equation = graph.equal(case.variable, choice);
                    if self.made.insert(equation) {
                        closed.extend([other, *index]);
                        found.push((other, *index, equation));
                        break;
                    }
                }
                known.insert((case.variable, case.condition), (*index, *case));
            }
        }
        open.retain(|(index, _)| !closed.contains(index));
        Ok(found)
    }
}

/// The values that a disjunction gives to variables under conditions.
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
        found.extend(equations.into_iter().map(|(variable, value, is_side)| Case {
            variable,
            condition,
            value,
            is_side,
        }));
    }
    Ok(found)
}

/// The equations of variables that hold if a term is false, and whether the variable is a side of the
/// equation.
fn equations(graph: &mut Graph, term: Term) -> Vec<(Term, Term, bool)> {
    let (atom, _) = literal(graph, term);
    if graph.operator(atom) != Operator::Equal {
        return Vec::new();
    }
    let asserted = graph.not(term);
    let mut solutions = Solutions::new(graph, asserted);
    let mut found = Vec::new();
    while let Some((variable, value)) = solutions.next(graph) {
        found.push((variable, value, graph.children(atom).contains(&variable)));
    }
    found
}
