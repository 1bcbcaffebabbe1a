//! Extraction of gates from the clauses, for congruence closure.
//!
//! **Idea.** Formulas made from circuits contain the definitions of gates as clauses of known shapes, by
//! which the gates can be recovered (Ostrowski, Grégoire, Mazure, Saïs, "Recovering and exploiting structural
//! knowledge from CNF formulas", 2002; Biere, Fazekas, Fleury, Froleyks, "Clausal congruence closure", 2024).
//!
//! **Here.** A conjunction is a clause, and binary clauses by which one of its literals implies the negations
//! of the others. A parity is all clauses over the same variables with one parity of signs; each of its
//! literals is an output. An if-then-else is two ternary clauses that make a variable equal to a literal if a
//! condition is true, and two if it is false. Clauses over the same variables, of which parities and such
//! conditional equalities are made, are found by sorting, not by search.
//!
//! **Contract.** On level 0 after propagation. Uses all binary clauses, but only irredundant large ones.
//! Changes nothing.
//!
//! **Cost.** Sorting the short clauses; for conjunctions the shortest watch list of each clause, and those of
//! the possible outputs.

use super::congruence::{FoundGates, GateKind};
use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;
use crate::sat::propagate::Conflict;

/// A clause of a gate's definition, from which lemmas about the gate are proved.
pub(super) type GateClause = Conflict;

/// A clause by its variables, in their order, with `NO_VAR` in the places left; so clauses over the same
/// variables stand together when they are sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Short {
    vars: [Var; SHORT_MAX],
    /// By place: whether the literal of that variable is negated.
    signs: u32,
    clause: ClauseRef,
}

impl Short {
    fn size(&self) -> usize {
        self.vars.iter().position(|&var| var == NO_VAR).unwrap_or(SHORT_MAX)
    }
}

/// Under a condition, a variable is equal to a literal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Conditional {
    var: Var,
    condition: Lit,
    equal: Lit,
    parts: [ClauseRef; 2],
}

/// The largest number of literals of a short clause, and so of a parity.
const SHORT_MAX: usize = 5;
/// The longest watch list of a possible output that is read whole; for longer ones each other literal is
/// looked for in the shorter one of two lists.
const LIST_MAX: usize = 1000;
/// Fills the places after the last variable.
const NO_VAR: Var = Var(u32::MAX);

impl Solver {
    /// All gates, or only some if interrupted.
    pub(super) fn extract_gates(&mut self) -> FoundGates {
        let mut gates = FoundGates::default();
        self.extract_conjunctions(&mut gates);
        if let Some(short) = self.short_clauses() {
            self.extract_parities(&short, &mut gates);
            self.extract_ites(&short, &mut gates);
        }
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

    fn extract_conjunctions(&mut self, gates: &mut FoundGates) {
        let mut implied = vec![false; 2 * self.trail.vars()];
        let mut is_member = implied.clone();
        let mut outputs: Vec<Lit> = Vec::new();
        for clause in self.gate_clauses(3..=self.params.congruence_and_size) {
            let lits = self.clauses.lits(clause);
            let watched = |lit: &&Lit| self.watches.list(!**lit).len();
            let Some(&rarest) = lits.iter().min_by_key(watched) else { continue };
            lits.iter().for_each(|lit| is_member[lit.index()] = true);
            let partners = self.binary_partners(!rarest).map(|lit| !lit);
            outputs.clear();
            outputs.extend(partners.filter(|lit| is_member[lit.index()]));
            lits.iter().for_each(|lit| is_member[lit.index()] = false);
            outputs.push(rarest);
            outputs.sort_unstable();
            outputs.dedup();
            let mut work = watched(&&rarest);
            for &output in &outputs {
                if self.is_output(output, lits, &mut implied, &mut work) {
                    let inputs = lits.iter().filter(|&&lit| lit != output).map(|&lit| !lit);
                    let mut parts = Vec::new();
                    if self.trace.on() {
                        parts.push(GateClause::Clause(clause));
                        parts.extend(inputs.clone().map(|input| GateClause::Binary(!output, input)));
                    }
                    gates.push(GateKind::And, output, inputs, parts);
                }
            }
            self.interrupt.spend(1 + work as u64 / 8);
            if self.cut_short() {
                return;
            }
        }
    }

    /// Whether binary clauses say that this literal is not true together with another one of the clause. Adds
    /// the lengths of the lists read to `work`. `implied` is false for all literals, before and after.
    fn is_output(&self, output: Lit, lits: &[Lit], implied: &mut [bool], work: &mut usize) -> bool {
        let list = self.watches.list(!output);
        let mut others = lits.iter().filter(|&&lit| lit != output);
        if list.len() > LIST_MAX {
            // An input of many gates is tried as the output of each of them.
            return others.all(|&lit| {
                let other = self.watches.list(!lit);
                let (list, to) = if other.len() < list.len() { (other, output) } else { (list, lit) };
                *work += list.len();
                list.iter().any(|watch| watch.is_binary() && watch.blocker == !to)
            });
        }
        *work += list.len();
        self.binary_partners(!output).for_each(|lit| implied[lit.index()] = true);
        let is_output = others.all(|&lit| implied[(!lit).index()]);
        self.binary_partners(!output).for_each(|lit| implied[lit.index()] = false);
        is_output
    }

    /// The other literals of the binary clauses of a literal.
    pub(super) fn binary_partners(&self, lit: Lit) -> impl Iterator<Item = Lit> + '_ {
        self.watches.list(lit).iter().filter(|watch| watch.is_binary()).map(|watch| watch.blocker)
    }

    /// The clauses that parities and if-then-elses are made of, sorted; `None` if interrupted.
    fn short_clauses(&mut self) -> Option<Vec<Short>> {
        let clauses = self.gate_clauses(3..=self.params.congruence_parity_size.min(SHORT_MAX));
        let mut short = Vec::with_capacity(clauses.len());
        for clause in clauses {
            if self.interrupt.over_after(1) {
                return None;
            }
            let lits = self.clauses.lits(clause);
            let mut vars = [NO_VAR; SHORT_MAX];
            vars.iter_mut().zip(lits).for_each(|(var, lit)| *var = lit.var());
            vars[..lits.len()].sort_unstable();
            let signs = vars[..lits.len()].iter().enumerate();
            let signs = signs.map(|(at, var)| u32::from(lits.contains(&var.lit(false))) << at).sum();
            short.push(Short { vars, signs, clause });
        }
        self.interrupt.sort(&mut short).then_some(short)
    }

    fn extract_parities(&mut self, short: &[Short], gates: &mut FoundGates) {
        for group in short.chunk_by(|one, other| one.vars == other.vars) {
            if self.interrupt.over_after(1 + group.len() as u64) {
                return;
            }
            let vars = &group[0].vars[..group[0].size()];
            if group.len() < 1 << (vars.len() - 1) {
                continue;
            }
            for odd in [false, true] {
                let mut of_parity: Vec<_> =
                    group.iter().filter(|short| (short.signs.count_ones() % 2 == 1) == odd).collect();
                of_parity.dedup_by_key(|short| short.signs);
                if of_parity.len() == 1 << (vars.len() - 1) {
                    // A clause excludes the assignment that makes true exactly the negated variables.
                    let parts = of_parity.iter().map(|short| GateClause::Clause(short.clause));
                    let parts: Vec<GateClause> = if self.trace.on() { parts.collect() } else { Vec::new() };
                    push_parities(vars, !odd, &parts, gates);
                }
            }
        }
    }

    fn extract_ites(&mut self, short: &[Short], gates: &mut FoundGates) {
        let Some(conditionals) = self.conditional_equalities(short) else {
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
                    let inputs = [one.condition, one.equal, other.equal].into_iter();
                    let parts =
                        one.parts.iter().chain(&other.parts).map(|&clause| GateClause::Clause(clause));
                    let parts = if self.trace.on() { parts.collect() } else { Vec::new() };
                    gates.push(GateKind::Ite, one.var.lit(true), inputs, parts);
                }
            }
        }
    }

    /// The equalities from pairs of ternary clauses with one literal in common and the two others opposite,
    /// sorted; `None` if interrupted.
    fn conditional_equalities(&mut self, short: &[Short]) -> Option<Vec<Conditional>> {
        let mut found = Vec::new();
        let mut group = Vec::new();
        for same in short.chunk_by(|one, other| one.vars == other.vars) {
            if self.interrupt.over_after(same.len() as u64) {
                return None;
            }
            if same.len() < 2 || same[0].size() != 3 {
                continue;
            }
            group.clear();
            group.extend_from_slice(same);
            group.dedup_by_key(|short| short.signs);
            for (at, one) in group.iter().enumerate() {
                for other in &group[at + 1..] {
                    found.extend(conditional(one, other).into_iter().flatten());
                }
            }
        }
        self.interrupt.sort(&mut found).then_some(found)
    }
}

/// The two equalities from ternary clauses over the same variables, if exactly one literal is common.
fn conditional(one: &Short, other: &Short) -> Option<[Conditional; 2]> {
    let same = !(one.signs ^ other.signs) & 0b111;
    if same.count_ones() != 1 {
        return None;
    }
    let lit = |at: usize| one.vars[at].lit(one.signs >> at & 1 == 0);
    let common = same.trailing_zeros() as usize;
    let (a, b) = (lit((common + 1) % 3), lit((common + 2) % 3));
    let parts = [one.clause, other.clause];
    // Without the common literal the clauses say that one of a and b is true, and that one is false.
    let equal = |var: Lit, to: Lit| Conditional {
        var: var.var(),
        condition: !lit(common),
        equal: (!to).negated_if(var.is_negated()),
        parts,
    };
    Some([equal(a, b), equal(b, a)])
}

/// The gates of a parity constraint: the sum of the variables is `sum`.
fn push_parities(vars: &[Var], sum: bool, parts: &[GateClause], gates: &mut FoundGates) {
    for (at, output) in vars.iter().enumerate() {
        let others = vars.iter().enumerate().filter(|&(other, _)| other != at);
        gates.push(GateKind::Parity, output.lit(!sum), others.map(|(_, var)| var.lit(true)), parts.to_vec());
    }
}
