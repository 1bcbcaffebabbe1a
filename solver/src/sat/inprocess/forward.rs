//! Forward subsumption of learnt clauses.
//!
//! **Idea.** A learnt clause that contains another clause is subsumed and dropped; one that contains another
//! except for one literal, whose negation it contains, is strengthened: it loses that negation (Eén and
//! Biere, "Effective preprocessing in SAT through variable and clause elimination", 2005). When the search
//! starts from the longer clause, each clause needs to be in the list of one literal only (Zhang, "On
//! subsumption removal and on-the-fly CNF simplification", 2005; in rounds during search: CaDiCaL).
//!
//! **Here.** Clauses are visited by size, the shortest first. Learnt clauses of the first two tiers are
//! compared with the clauses in the lists of their literals and of the negations. Then they are entered into
//! the list of their rarest literal, and so are the irredundant clauses whose variables all occur in such
//! learnt clauses. Binary clauses are left to vivification.
//!
//! **Contract.** Entered and left on level 0 after propagation, with watches. Only learnt clauses change, so
//! the extension stack needs nothing.
//!
//! **Cost.** At most `forward-effort` times the ticks of search since the last round; a comparison is one
//! tick. Counters: `forward-subsumed`, `forward-strengthened`.

use crate::cnf::literal::Lit;
use crate::sat::Solver;
use crate::sat::clause::ClauseRef;

/// How a shorter clause relates to a learnt one.
enum Relation {
    Subsumed,
    Strengthened(Lit),
    Neither,
}

/// The lists, and the marks of the current clause.
struct Forward {
    /// By literal: the clauses entered into its list.
    lists: Vec<Vec<ClauseRef>>,
    /// By literal: the number of learnt clauses with it.
    counts: Vec<u32>,
    is_member: Vec<bool>,
    /// The number of ticks left.
    budget: i64,
}

impl Solver {
    /// Subsumes and strengthens learnt clauses.
    pub(in crate::sat) fn subsume_forward(&mut self) {
        let ticks = self.statistics.search_ticks;
        let budget = self.inprocess.forward_share.take(ticks, self.params.forward_effort);
        let lits = 2 * self.trail.vars();
        let mut forward = Forward {
            lists: vec![Vec::new(); lits],
            counts: vec![0; lits],
            is_member: vec![false; lits],
            budget: budget as i64,
        };
        for (clause, is_learnt) in self.forward_schedule(&mut forward) {
            if self.cut_short() || forward.budget < 0 {
                break;
            }
            let before = forward.budget;
            if !is_learnt || !self.try_forward(clause, &mut forward) {
                self.enter(clause, &mut forward);
            }
            self.interrupt.spend(1 + before.abs_diff(forward.budget));
        }
    }

    /// The clauses that take part, by size, and whether they are learnt; none if interrupted.
    fn forward_schedule(&mut self, forward: &mut Forward) -> Vec<(ClauseRef, bool)> {
        let is_open = |clause: ClauseRef| {
            self.clauses.size(clause) <= self.params.forward_size
                && !self.clauses.is_garbage(clause)
                && self.clauses.lits(clause).iter().all(|&lit| self.trail.value(lit) == 0)
        };
        let mut chosen = Vec::new();
        for &clause in &self.clauses.redundant {
            self.interrupt.spend(1);
            if self.clauses.glue(clause) <= self.tiers.second && is_open(clause) {
                self.clauses.lits(clause).iter().for_each(|lit| forward.counts[lit.index()] += 1);
                chosen.push((clause, true));
            }
        }
        let occurs = |lit: &Lit| forward.counts[lit.index()] + forward.counts[(!*lit).index()] > 0;
        for &clause in &self.clauses.irredundant {
            if self.interrupt.over_after(1) {
                return Vec::new();
            }
            if self.clauses.lits(clause).iter().all(occurs) && is_open(clause) {
                chosen.push((clause, false));
            }
        }
        let size = |&(clause, _): &(ClauseRef, bool)| self.clauses.size(clause);
        if !self.interrupt.sort_by(&mut chosen, |one, other| size(one).cmp(&size(other))) {
            chosen.clear();
        }
        chosen
    }

    /// Enters a clause into the list of its rarest literal.
    fn enter(&self, clause: ClauseRef, forward: &mut Forward) {
        let rarest = self.clauses.lits(clause).iter().min_by_key(|lit| {
            let list = forward.lists[lit.index()].len();
            (forward.counts[lit.index()] + forward.counts[(!**lit).index()], list)
        });
        if let Some(rarest) = rarest {
            forward.lists[rarest.index()].push(clause);
        }
    }

    /// Compares a learnt clause with the shorter ones; true if it was dropped or replaced.
    fn try_forward(&mut self, clause: ClauseRef, forward: &mut Forward) -> bool {
        let lits = self.clauses.lits(clause).to_vec();
        if lits.iter().any(|&lit| self.trail.value(lit) != 0) {
            return true;
        }
        lits.iter().for_each(|lit| forward.is_member[lit.index()] = true);
        let mut found = None;
        'search: for &lit in &lits {
            for list in [&forward.lists[lit.index()], &forward.lists[(!lit).index()]] {
                forward.budget -= 1 + list.len() as i64 / 8;
                for &other in list {
                    forward.budget -= 1;
                    match self.compare(other, &forward.is_member) {
                        Relation::Neither => {}
                        relation => {
                            found = Some((other, relation));
                            break 'search;
                        }
                    }
                }
            }
        }
        lits.iter().for_each(|lit| forward.is_member[lit.index()] = false);
        match found {
            Some((other, Relation::Subsumed)) => {
                self.statistics.forward_subsumed += 1;
                self.inherit(clause, other);
                self.clauses.set_garbage(clause);
                true
            }
            Some((other, Relation::Strengthened(lit))) => {
                self.statistics.forward_strengthened += 1;
                let shorter: Vec<Lit> = lits.iter().copied().filter(|&kept| kept != lit).collect();
                let id = self.derive_resolvent(&shorter, [other, clause]);
                self.replace_clause(clause, shorter, id);
                true
            }
            _ => false,
        }
    }

    /// Compares a clause with the marked one.
    fn compare(&self, clause: ClauseRef, is_member: &[bool]) -> Relation {
        if self.clauses.is_garbage(clause) {
            return Relation::Neither;
        }
        let mut negated = None;
        for &lit in self.clauses.lits(clause) {
            if is_member[lit.index()] {
                continue;
            }
            if negated.is_some() || !is_member[(!lit).index()] {
                return Relation::Neither;
            }
            negated = Some(!lit);
        }
        negated.map_or(Relation::Subsumed, Relation::Strengthened)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::cnf::literal::Var;
    use crate::proof::event::ClauseId;

    fn lits(numbers: &[i32]) -> Vec<Lit> {
        numbers.iter().map(|&number| Var(number.unsigned_abs() - 1).lit(number > 0)).collect()
    }

    fn add_learnt(solver: &mut Solver, numbers: &[i32]) {
        let lits = lits(numbers);
        let clause = solver.clauses.add(&lits, true, 2, ClauseId::NONE).unwrap();
        solver.watches.watch(clause, lits[0], lits[1]);
    }

    #[test]
    fn learnt_clauses_are_subsumed_or_strengthened() {
        let mut solver = Solver::new();
        solver.add_clause(&lits(&[1, 2, 3]));
        solver.add_clause(&lits(&[4, 5, 6]));
        for learnt in [&[4, 3, 2, 1][..], &[2, 3, 4, -1], &[6, 5, 3, -2]] {
            add_learnt(&mut solver, learnt);
        }
        solver.statistics.search_ticks = 1_000_000;
        solver.subsume_forward();
        solver.collect();
        let left: Vec<Vec<Lit>> =
            solver.clauses.redundant.iter().map(|&clause| solver.clauses.lits(clause).to_vec()).collect();
        assert_eq!(left, [lits(&[6, 5, 3, -2]), lits(&[2, 3, 4])]);
        let statistics = solver.statistics();
        assert_eq!((statistics.forward_subsumed, statistics.forward_strengthened), (1, 1));
    }
}
