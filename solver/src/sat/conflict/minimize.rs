//! Minimisation of the learnt clause.
//!
//! **Idea.** A literal whose negation is implied by the negations of the others is dropped (Sörensson and
//! Biere, "Minimizing learned clauses", 2009); and so are literals that resolution with a binary clause of
//! the first literal removes (Glucose).
//!
//! **Here.** The implication graph is searched with an explicit stack; the result for a variable is kept as a
//! mark for the clause's other literals. A search fails early at a level of which no literal is in the
//! clause, and at a position before the clause's earliest one of its level (Knuth, The Art of Computer
//! Programming, section 7.2.2.2).
//!
//! **Contract.** `Analysis::clause` loses literals other than its first. Marks `POISON` and `REMOVABLE` stay
//! until `Analysis::clear`.
//!
//! **Cost.** Linear in the part of the implication graph visited, each variable at most once per conflict.

use crate::cnf::literal::Lit;
use crate::sat::Solver;
use crate::sat::conflict::analyze::{Analysis, IN_CLAUSE, POISON, REMOVABLE, SEEN};
use crate::sat::trail::Reason;

/// The state of a literal that minimisation meets.
#[derive(PartialEq, Eq)]
enum Met {
    /// Implied by the other literals of the clause.
    Implied,
    /// Found not to be implied.
    Stuck,
    /// Not known before the search has visited its reason.
    Open,
}

impl Solver {
    /// Drops literals implied by others.
    pub(in crate::sat) fn minimize(&mut self) {
        let mut clause = std::mem::take(&mut self.analysis.clause);
        let mut kept = 1;
        for at in 1..clause.len() {
            if !self.implied(clause[at]) {
                clause[kept] = clause[at];
                kept += 1;
            }
        }
        self.statistics.minimize_literals += (clause.len() - kept) as u64;
        clause.truncate(kept);
        self.analysis.clause = clause;
    }

    /// Whether a false literal is in the clause or implied false by it.
    pub(in crate::sat) fn follows(&mut self, lit: Lit) -> bool {
        match self.meet_minimizing(lit) {
            Met::Implied => true,
            Met::Stuck => false,
            Met::Open => self.implied(lit),
        }
    }

    /// Whether the literal, false and in the clause, is implied false by the others.
    pub(in crate::sat) fn implied(&mut self, lit: Lit) -> bool {
        if self.trail.assigned(lit.var()).reason == Reason::None {
            return false;
        }
        self.analysis.stack.push((lit, 0));
        while let Some((lit, looked)) = self.analysis.stack.pop() {
            let next = match self.trail.assigned(lit.var()).reason {
                Reason::Binary(other) if looked == 0 => Some(other),
                Reason::Clause(clause) => self.clauses.lits(clause).get(looked as usize).copied(),
                _ => None,
            };
            let Some(next) = next else {
                self.analysis.marks[lit.var().index()] |= REMOVABLE;
                self.analysis.minimized.push(lit.var());
                continue;
            };
            self.analysis.stack.push((lit, looked + 1));
            if next.var() == lit.var() {
                continue;
            }
            match self.meet_minimizing(next) {
                Met::Implied => {}
                Met::Open => self.analysis.stack.push((next, 0)),
                Met::Stuck => {
                    self.poison_stack();
                    return false;
                }
            }
        }
        true
    }

    fn meet_minimizing(&self, lit: Lit) -> Met {
        let assigned = self.trail.assigned(lit.var());
        let mark = self.analysis.marks[lit.var().index()];
        if assigned.level == 0 || mark & (REMOVABLE | SEEN) != 0 {
            return Met::Implied;
        }
        let level = self.analysis.levels[assigned.level as usize];
        let stuck = mark & POISON != 0
            || assigned.reason == Reason::None
            || level.count == 0
            || assigned.position < level.earliest;
        if stuck { Met::Stuck } else { Met::Open }
    }

    fn poison_stack(&mut self) {
        while let Some((lit, _)) = self.analysis.stack.pop() {
            if self.analysis.marks[lit.var().index()] & (SEEN | POISON) == 0 {
                self.analysis.marks[lit.var().index()] |= POISON;
                self.analysis.minimized.push(lit.var());
            }
        }
    }

    /// Drops literals that resolution with a binary clause of the first literal removes.
    pub(in crate::sat) fn strengthen_by_binaries(&mut self, glue: u32) {
        let (params, Analysis { clause, marks, .. }) = (&self.params, &mut self.analysis);
        let fits = clause.len() <= params.minimize_binary_size && glue <= params.minimize_binary_glue;
        if !fits || clause.len() < 3 {
            return;
        }
        for lit in &clause[1..] {
            marks[lit.var().index()] |= IN_CLAUSE;
        }
        let before = clause.len();
        for watch in self.watches.list(clause[0]).iter().take(params.minimize_binary_watches) {
            let var = watch.blocker.var();
            if watch.is_binary() && marks[var.index()] & IN_CLAUSE != 0 && self.trail.value(watch.blocker) > 0
            {
                marks[var.index()] &= !IN_CLAUSE;
                if self.trace.on() {
                    self.trace.give(watch.blocker, self.trace.binary(clause[0], watch.blocker));
                }
            }
        }
        let first = clause[0];
        clause.retain(|&lit| lit == first || marks[lit.var().index()] & IN_CLAUSE != 0);
        self.statistics.minimize_literals += (before - clause.len()) as u64;
    }
}
