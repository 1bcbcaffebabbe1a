//! Extraction of gates from the clauses, for congruence closure.
//!
//! **Idea.** Formulas made from circuits contain the definitions of gates as clauses of known shapes, by
//! which the gates can be recovered (Ostrowski, Grégoire, Mazure, Saïs, "Recovering and exploiting structural
//! knowledge from CNF formulas", 2002; Biere, Fazekas, Fleury, Froleyks, "Clausal congruence closure", 2024).
//!
//! **Here.** A conjunction is a clause, and binary clauses by which one of its literals implies the negations
//! of the others. A parity is all clauses over the same variables with one parity of signs; each of its
//! literals is an output. An if-then-else is two ternary clauses that make a variable equal to a literal if a
//! condition is true, and two if it is false. Such conditional equalities are found by sorting, not by
//! search.
//!
//! **Contract.** On level 0 after propagation. Uses all binary clauses, but only irredundant large ones.
//! Changes nothing.
//!
//! **Cost.** Sorting the short clauses; for conjunctions the shortest watch list of each clause, and those of
//! the possible outputs.

use super::congruence::{Gate, Kind};
use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;
use crate::sat::propagate::Conflict;

/// A clause of a gate's definition, from which lemmas about the gate are proved.
pub(super) type Part = Conflict;

/// Under a condition, a variable is equal to a literal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Conditional {
    var: Var,
    condition: Lit,
    equal: Lit,
    parts: [ClauseRef; 2],
}

/// The largest number of literals of a parity.
const PARITY_MAX: usize = 5;
/// Fills the places after the last variable.
const NO_VAR: Var = Var(u32::MAX);

impl Solver {
    /// All gates, or only some if interrupted.
    pub(super) fn extract_gates(&mut self) -> Vec<Gate> {
        let mut gates = Vec::new();
        self.extract_conjunctions(&mut gates);
        self.extract_parities(&mut gates);
        self.extract_ites(&mut gates);
        gates
    }

    /// The large irredundant clauses of these sizes, without assigned literals; none if interrupted.
    fn gate_clauses(&mut self, sizes: std::ops::RangeInclusive<usize>) -> Vec<ClauseRef> {
        let mut chosen = self.clauses.irredundant.clone();
        let is_whole = self.interrupt.retain(&mut chosen, |&mut clause| {
            !self.clauses.is_garbage(clause)
                && sizes.contains(&self.clauses.size(clause))
                && self.clauses.lits(clause).iter().all(|&lit| self.trail.value(lit) == 0)
        });
        if is_whole { chosen } else { Vec::new() }
    }

    fn extract_conjunctions(&mut self, gates: &mut Vec<Gate>) {
        let mut implied = vec![false; 2 * self.trail.vars()];
        let mut is_member = implied.clone();
        for clause in self.gate_clauses(3..=self.params.congruence_and_size) {
            let lits = self.clauses.lits(clause);
            let watched = |lit: &&Lit| self.watches.list(!**lit).len();
            let Some(&rarest) = lits.iter().min_by_key(watched) else { continue };
            lits.iter().for_each(|lit| is_member[lit.index()] = true);
            let partners = self.binary_partners(!rarest).map(|lit| !lit);
            let mut outputs: Vec<Lit> = partners.filter(|lit| is_member[lit.index()]).collect();
            lits.iter().for_each(|lit| is_member[lit.index()] = false);
            outputs.push(rarest);
            outputs.sort_unstable();
            outputs.dedup();
            let mut work = watched(&&rarest);
            for output in outputs {
                work += watched(&&output);
                self.binary_partners(!output).for_each(|lit| implied[lit.index()] = true);
                if lits.iter().all(|&lit| lit == output || implied[(!lit).index()]) {
                    let inputs: Vec<Lit> =
                        lits.iter().filter(|&&lit| lit != output).map(|&lit| !lit).collect();
                    let mut parts = Vec::new();
                    if self.trace.on() {
                        parts.push(Part::Clause(clause));
                        parts.extend(inputs.iter().map(|&input| Part::Binary(!output, input)));
                    }
                    gates.push(Gate::new(Kind::And, output, inputs, parts));
                }
                self.binary_partners(!output).for_each(|lit| implied[lit.index()] = false);
            }
            self.interrupt.spend(1 + work as u64 / 8);
            if self.cut_short() {
                return;
            }
        }
    }

    /// The other literals of the binary clauses of a literal.
    fn binary_partners(&self, lit: Lit) -> impl Iterator<Item = Lit> + '_ {
        self.watches.list(lit).iter().filter(|watch| watch.is_binary()).map(|watch| watch.blocker)
    }

    fn extract_parities(&mut self, gates: &mut Vec<Gate>) {
        let mut short: Vec<([Var; PARITY_MAX], u32, ClauseRef)> = Vec::new();
        for clause in self.gate_clauses(3..=self.params.congruence_parity_size.min(PARITY_MAX)) {
            let mut lits = self.clauses.lits(clause).to_vec();
            lits.sort_unstable();
            let (mut vars, mut signs) = ([NO_VAR; PARITY_MAX], 0);
            for (at, lit) in lits.iter().enumerate() {
                vars[at] = lit.var();
                signs |= u32::from(lit.is_negated()) << at;
            }
            short.push((vars, signs, clause));
            if self.interrupt.over_after(1) {
                return;
            }
        }
        if !self.interrupt.sort(&mut short) {
            return;
        }
        for group in short.chunk_by(|one, other| one.0 == other.0) {
            if self.interrupt.over_after(1 + group.len() as u64) {
                return;
            }
            let vars = group[0].0.iter().position(|&var| var == NO_VAR).unwrap_or(PARITY_MAX);
            let vars = &group[0].0[..vars];
            if group.len() < 1 << (vars.len() - 1) {
                continue;
            }
            for odd in [false, true] {
                let mut of_parity: Vec<_> =
                    group.iter().filter(|(_, signs, _)| (signs.count_ones() % 2 == 1) == odd).collect();
                of_parity.dedup_by_key(|clause| clause.1);
                if of_parity.len() == 1 << (vars.len() - 1) {
                    // A clause excludes the assignment that makes true exactly the negated variables.
                    let parts = of_parity.iter().map(|clause| Part::Clause(clause.2));
                    let parts: Vec<Part> = if self.trace.on() { parts.collect() } else { Vec::new() };
                    push_parities(vars, !odd, &parts, gates);
                }
            }
        }
    }

    fn extract_ites(&mut self, gates: &mut Vec<Gate>) {
        let Some(conditionals) = self.conditional_equalities() else {
            return;
        };
        for group in conditionals
            .chunk_by(|one, other| (one.var, one.condition.var()) == (other.var, other.condition.var()))
        {
            if self.interrupt.over_after(1 + group.len() as u64) {
                return;
            }
            let split = group.partition_point(|conditional| !conditional.condition.is_negated());
            let (positive, negative) = group.split_at(split);
            for one in positive.iter().take(4) {
                for other in negative.iter().take(4).filter(|other| other.equal.var() != one.equal.var()) {
                    let inputs = vec![one.condition, one.equal, other.equal];
                    let parts = one.parts.iter().chain(&other.parts).map(|&clause| Part::Clause(clause));
                    let parts = if self.trace.on() { parts.collect() } else { Vec::new() };
                    gates.push(Gate::new(Kind::Ite, one.var.lit(true), inputs, parts));
                }
            }
        }
    }

    /// The equalities from pairs of ternary clauses with one literal in common and the two others opposite,
    /// sorted; `None` if interrupted.
    fn conditional_equalities(&mut self) -> Option<Vec<Conditional>> {
        let mut entries = Vec::new();
        for clause in self.gate_clauses(3..=3) {
            if self.interrupt.over_after(3) {
                return None;
            }
            if let [a, b, c] = *self.clauses.lits(clause) {
                for (common, one, other) in [(a, b, c), (b, a, c), (c, a, b)] {
                    let (one, other) = (one.min(other), one.max(other));
                    let odd = one.is_negated() != other.is_negated();
                    entries.push((common, one.var(), other.var(), odd, one.is_negated(), clause));
                }
            }
        }
        if !self.interrupt.sort(&mut entries) {
            return None;
        }
        let mut found = Vec::new();
        for group in entries
            .chunk_by(|one, other| (one.0, one.1, one.2, one.3) == (other.0, other.1, other.2, other.3))
        {
            if self.interrupt.over_after(1) {
                return None;
            }
            let (common, one, other, odd, ..) = group[0];
            if let Some(opposite) = group.iter().find(|entry| entry.4 != group[0].4) {
                let parts = [group[0].5, opposite.5];
                let equal = |var: Var| var.lit(odd);
                found.push(Conditional { var: one, condition: !common, equal: equal(other), parts });
                found.push(Conditional { var: other, condition: !common, equal: equal(one), parts });
            }
        }
        self.interrupt.sort(&mut found).then_some(found)
    }
}

/// The gates of a parity constraint: the sum of the variables is `sum`.
fn push_parities(vars: &[Var], sum: bool, parts: &[Part], gates: &mut Vec<Gate>) {
    for (at, output) in vars.iter().enumerate() {
        let others = vars.iter().enumerate().filter(|&(other, _)| other != at);
        let inputs = others.map(|(_, var)| var.lit(true)).collect();
        gates.push(Gate::new(Kind::Parity, output.lit(!sum), inputs, parts.to_vec()));
    }
}
