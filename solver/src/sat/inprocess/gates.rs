//! Gates: clauses that define a variable as a function of others.
//!
//! **Idea.** Where some clauses of a variable define it, the resolvents of definitions with other clauses imply all
//! resolvents of the others among themselves, and definitions resolve to tautologies only; so fewer resolvents take the
//! variable's place (Eén and Biere 2005; gates from clauses: Ostrowski, Grégoire, Mazure, Saïs 2002).
//!
//! **Here.** Equivalences, conjunctions (and so disjunctions), if-then-else and parities are looked for in this order;
//! the first found is taken. Clauses are compared as they stand, false literals and all: what they say is a
//! definition whatever else is known.
//!
//! **Contract.** In dense state, with the lists of the variable pruned; marks are clean before and after. Says only
//! which clauses define; nothing is changed.
//!
//! **Cost.** Counts clauses looked at against the budget of `Dense`; `gates-ternaries` bounds the ternary clauses,
//! `gates-parity-size` the size of parities. Counters: gates of each kind.

use super::dense::{Dense, Occurrence};
use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::clause::{ClauseRef, Clauses};

/// A ternary clause of the variable: its two other literals in order.
type Pair = (Lit, Lit, ClauseRef);

impl Solver {
    /// Clauses that define the variable; none if no gate is found.
    pub(super) fn find_gate(&mut self, var: Var, dense: &mut Dense) -> Vec<ClauseRef> {
        let lit = var.lit(true);
        if dense.list(lit).is_empty() || dense.list(!lit).is_empty() {
            return Vec::new();
        }
        dense.budget -= (dense.list(lit).len() + dense.list(!lit).len()) as i64 / 2;
        let statistics = &mut self.statistics;
        if let Some(gate) = find_equivalence(lit, dense, &self.clauses) {
            statistics.gates_equivalence += 1;
            return gate;
        }
        if let Some(gate) =
            find_and(lit, dense, &self.clauses).or_else(|| find_and(!lit, dense, &self.clauses))
        {
            statistics.gates_and += 1;
            return gate;
        }
        if let Some(gate) = find_ite(lit, self.params.gates_ternaries, dense, &self.clauses) {
            statistics.gates_ite += 1;
            return gate;
        }
        if let Some(gate) = find_parity(lit, self.params.gates_parity_size, dense, &self.clauses) {
            statistics.gates_parity += 1;
            return gate;
        }
        Vec::new()
    }
}

/// The other literal of a binary clause.
fn other_of_two(clauses: &Clauses, clause: ClauseRef, lit: Lit) -> Option<Lit> {
    match *clauses.lits(clause) {
        [first, second] => Some(if first == lit { second } else { first }),
        _ => None,
    }
}

/// The binary clauses of a literal, with their other literals.
fn binaries<'a>(
    lit: Lit,
    dense: &'a Dense,
    clauses: &'a Clauses,
) -> impl Iterator<Item = (Lit, ClauseRef)> + 'a {
    let other = move |occurrence: &Occurrence| {
        other_of_two(clauses, occurrence.clause, lit).map(|other| (other, occurrence.clause))
    };
    dense.list(lit).iter().filter_map(other)
}

/// `lit` or its negation equals another literal.
fn find_equivalence(lit: Lit, dense: &mut Dense, clauses: &Clauses) -> Option<Vec<ClauseRef>> {
    let positive: Vec<(Lit, ClauseRef)> = binaries(lit, dense, clauses).collect();
    if positive.is_empty() {
        return None;
    }
    positive.iter().for_each(|&(other, _)| dense.marks[other.index()] = true);
    let found = binaries(!lit, dense, clauses).find(|&(other, _)| dense.marks[(!other).index()]);
    positive.iter().for_each(|&(other, _)| dense.marks[other.index()] = false);
    let (negative, second) = found?;
    let &(_, first) = positive.iter().find(|&&(other, _)| other == !negative)?;
    Some(vec![first, second])
}

/// `lit` is the conjunction of others: it implies each, and a clause says that they imply it.
fn find_and(lit: Lit, dense: &mut Dense, clauses: &Clauses) -> Option<Vec<ClauseRef>> {
    let implied: Vec<(Lit, ClauseRef)> = binaries(!lit, dense, clauses).collect();
    if implied.len() < 2 {
        return None;
    }
    implied.iter().for_each(|&(other, _)| dense.marks[other.index()] = true);
    let is_base = |occurrence: &&Occurrence| {
        let lits = clauses.lits(occurrence.clause);
        lits.len() > 2
            && lits.len() <= implied.len() + 1
            && lits.iter().all(|&other| other == lit || dense.marks[(!other).index()])
    };
    let base = dense.list(lit).iter().find(is_base).map(|occurrence| occurrence.clause);
    implied.iter().for_each(|&(other, _)| dense.marks[other.index()] = false);
    let base = base?;
    let mut gate = vec![base];
    for &input in clauses.lits(base).iter().filter(|&&input| input != lit) {
        gate.push(implied.iter().find(|&&(other, _)| other == !input)?.1);
    }
    Some(gate)
}

/// The ternary clauses of a literal, sorted; none if they are many.
fn ternaries(lit: Lit, most: usize, dense: &Dense, clauses: &Clauses) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for occurrence in dense.list(lit) {
        if let [a, b, c] = *clauses.lits(occurrence.clause) {
            let (one, other) = if a == lit {
                (b, c)
            } else if b == lit {
                (a, c)
            } else {
                (a, b)
            };
            pairs.push((one.min(other), one.max(other), occurrence.clause));
            if pairs.len() > most {
                return Vec::new();
            }
        }
    }
    pairs.sort_unstable();
    pairs
}

/// `lit` is one literal or another as a third says.
fn find_ite(lit: Lit, most: usize, dense: &mut Dense, clauses: &Clauses) -> Option<Vec<ClauseRef>> {
    let positive = ternaries(lit, most, dense, clauses);
    if positive.len() < 2 {
        return None;
    }
    let negative = ternaries(!lit, most, dense, clauses);
    if negative.len() < 2 {
        return None;
    }
    let find = |one: Lit, other: Lit| {
        let key = (one.min(other), one.max(other));
        let at = negative.partition_point(|pair| (pair.0, pair.1) < key);
        negative.get(at).filter(|pair| (pair.0, pair.1) == key).map(|pair| pair.2)
    };
    dense.budget -= (positive.len() * positive.len()) as i64 / 4;
    for (at, &(a, b, first)) in positive.iter().enumerate() {
        for &(c, d, second) in &positive[at + 1..] {
            let choices = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
            for (condition, one, negated, other) in choices {
                if condition == !negated
                    && one.var() != other.var()
                    && let Some(third) = find(condition, !one)
                    && let Some(fourth) = find(negated, !other)
                {
                    return Some(vec![first, second, third, fourth]);
                }
            }
        }
    }
    None
}

/// `lit` is a parity of others: all clauses over the same variables with one parity of signs are there.
fn find_parity(lit: Lit, most: usize, dense: &mut Dense, clauses: &Clauses) -> Option<Vec<ClauseRef>> {
    let (positive, negative) = (dense.list(lit), dense.list(!lit));
    let mut work = 0;
    let mut found = None;
    for occurrence in positive {
        let base = clauses.lits(occurrence.clause);
        let size = base.len();
        let half = 1usize << size.saturating_sub(2).min(16);
        if !(3..=most).contains(&size) || positive.len() < half || negative.len() < half {
            continue;
        }
        let mut base = base.to_vec();
        base.sort_unstable();
        let mut seen = 0u64;
        let mut gate = Vec::new();
        let all = positive.iter().chain(negative);
        for candidate in all.filter(|candidate| candidate.signature == occurrence.signature) {
            work += 1;
            if let Some(flips) = flips(&base, clauses.lits(candidate.clause))
                && flips.count_ones() % 2 == 0
                && seen >> flips & 1 == 0
            {
                seen |= 1 << flips;
                gate.push(candidate.clause);
            }
        }
        if gate.len() == 2 * half {
            found = Some(gate);
            break;
        }
    }
    dense.budget -= work;
    found
}

/// The positions at which the sorted clause `base` has the negations of literals of `lits`, as bits; `None` if the
/// variables are not the same.
fn flips(base: &[Lit], lits: &[Lit]) -> Option<u32> {
    if base.len() != lits.len() {
        return None;
    }
    let mut flips = 0;
    for &lit in lits {
        let at = base.iter().position(|other| other.var() == lit.var())?;
        flips |= u32::from(base[at] != lit) << at;
    }
    Some(flips)
}
