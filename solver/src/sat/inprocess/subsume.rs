//! Subsumption and strengthening.
//!
//! **Idea.** A clause that contains another is subsumed by it and dropped. A clause that contains another
//! except for one literal, whose negation it contains, is strengthened: it loses that negation (SatELite: Eén
//! and Biere, "Effective preprocessing in SAT through variable and clause elimination", 2005).
//!
//! **Here.** Backward subsumption: for each fresh clause, the clauses with its rarest variable are tested for
//! being subsumed or strengthened by it. Signatures reject most candidates before their literals are read.
//!
//! **Contract.** In dense state. Only irredundant clauses take part, so the extension stack needs nothing.
//! Strengthened clauses become fresh again; units are assigned.
//!
//! **Cost.** Charges the list entries and candidates visited to the budget of `Dense`. Counters:
//! `subsume-dropped`, `subsume-strengthened`.

use super::dense::{Dense, ListedClause, signature};
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use crate::sat::clause::ClauseRef;
use crate::sat::{Solver, Statistics};

/// How a clause relates to a candidate.
enum Relation {
    Subsumes,
    Strengthens(Lit),
    Neither,
}

impl Solver {
    /// Tries all fresh clauses as a round that is reported.
    pub(super) fn subsume_round(&mut self, dense: &mut Dense) {
        let counter = |counters: &Statistics| counters.subsume_dropped + counters.subsume_strengthened;
        self.round("subsume", counter, |solver| solver.subsume(dense));
    }

    /// Tries all fresh clauses.
    pub(super) fn subsume(&mut self, dense: &mut Dense) {
        if !self.params.subsume {
            dense.fresh.clear();
            return;
        }
        dense.budget = self.dense_budget(self.params.subsume_base_effort, self.params.subsume_effort);
        self.subsume_fresh(dense);
        if cfg!(debug_assertions) {
            self.check_dense(dense);
        }
    }

    /// Tries the fresh clauses within the budget that is left.
    pub(super) fn subsume_fresh(&mut self, dense: &mut Dense) {
        while let Some(clause) = dense.fresh.pop() {
            if dense.budget < 0 || self.cut_short() {
                dense.fresh.clear();
                return;
            }
            if !self.clauses.is_garbage(clause) && self.clauses.size(clause) <= self.params.subsume_size {
                let before = dense.budget;
                self.subsume_by(clause, dense);
                self.interrupt.spend(before.abs_diff(dense.budget));
            }
        }
    }

    /// Looks for clauses that this one subsumes or strengthens.
    fn subsume_by(&mut self, clause: ClauseRef, dense: &mut Dense) {
        let lits = self.clauses.lits(clause).to_vec();
        let occurrences = |lit: &&Lit| dense.list(**lit).len() + dense.list(!**lit).len();
        let Some(&rarest) = lits.iter().min_by_key(occurrences) else { return };
        if occurrences(&&rarest) > self.params.subsume_occurrences {
            return;
        }
        for lit in &lits {
            dense.marks[lit.index()] = true;
        }
        for lit in [rarest, !rarest] {
            let mut list = dense.take_list(lit);
            dense.budget -= 1 + list.len() as i64 / 4;
            self.subsume_in_list(clause, &lits, lit, &mut list, dense);
            dense.put_list(lit, list);
        }
        for lit in &lits {
            dense.marks[lit.index()] = false;
        }
    }

    fn subsume_in_list(
        &mut self,
        clause: ClauseRef,
        lits: &[Lit],
        of: Lit,
        list: &mut Vec<ListedClause>,
        dense: &mut Dense,
    ) {
        let wanted = signature(lits);
        list.retain(|occurrence| {
            let candidate = occurrence.clause;
            if candidate == clause || wanted & !occurrence.signature != 0 {
                return true;
            }
            dense.budget -= 2;
            if self.clauses.is_garbage(candidate) {
                return false;
            }
            match self.relation(lits, candidate, &dense.marks) {
                Relation::Neither => true,
                Relation::Subsumes => {
                    self.statistics.subsume_dropped += 1;
                    dense.touch(self.clauses.lits(candidate));
                    self.clauses.set_garbage(candidate);
                    false
                }
                Relation::Strengthens(lit) => {
                    self.statistics.subsume_strengthened += 1;
                    self.drop_literal(candidate, lit, clause, of, dense);
                    lit != of
                }
            }
        });
    }

    /// Compares the marked clause with a candidate.
    fn relation(&self, lits: &[Lit], candidate: ClauseRef, marks: &[bool]) -> Relation {
        let others = self.clauses.lits(candidate);
        if others.len() < lits.len() {
            return Relation::Neither;
        }
        let (mut missing, mut negated) = (lits.len(), None);
        for &other in others {
            if marks[other.index()] {
                missing -= 1;
            } else if marks[(!other).index()] {
                if negated.is_some() {
                    return Relation::Neither;
                }
                negated = Some(other);
                missing -= 1;
            }
        }
        match (missing, negated) {
            (0, None) => Relation::Subsumes,
            (0, Some(lit)) => Relation::Strengthens(lit),
            _ => Relation::Neither,
        }
    }

    /// Removes a literal from a clause, strengthened by another, and the clause from the literal's list
    /// unless that is the list of `held`.
    fn drop_literal(
        &mut self,
        clause: ClauseRef,
        lit: Lit,
        because: ClauseRef,
        held: Lit,
        dense: &mut Dense,
    ) {
        dense.touch(self.clauses.lits(clause));
        let lits = self.clauses.lits_mut(clause);
        let last = lits.len() - 1;
        if let Some(at) = lits.iter().position(|&other| other == lit) {
            lits.swap(at, last);
        }
        self.prove_strengthened(clause, last, because);
        self.clauses.shrink(clause, last);
        if lit != held {
            let mut list = dense.take_list(lit);
            dense.budget -= list.len() as i64 / 8;
            list.retain(|occurrence| occurrence.clause != clause);
            dense.put_list(lit, list);
        }
        match *self.clauses.lits(clause) {
            [] => self.refute_by(self.clauses.id(clause)),
            [unit] => {
                self.add_unit(unit, self.clauses.id(clause));
                self.clauses.set_id(clause, ClauseId::NONE);
                self.clauses.set_garbage(clause);
            }
            _ => dense.fresh.push(clause),
        }
    }

    /// Derives a clause without its last literal from it and another clause, and gives it the new number.
    fn prove_strengthened(&mut self, clause: ClauseRef, last: usize, because: ClauseRef) {
        if self.trace.on() {
            let lits = self.clauses.lits(clause);
            let old = self.clauses.id(clause);
            let parents = [(self.clauses.id(because), self.clauses.lits(because)), (old, lits)];
            let id = self.trace.derive(&lits[..last], &parents);
            self.trace.delete(old);
            self.clauses.set_id(clause, id);
        }
    }
}
