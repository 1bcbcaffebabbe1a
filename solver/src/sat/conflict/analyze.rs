//! Conflict analysis.
//!
//! **Idea.** Resolve the false clause with the reasons of its literals, last assigned first, until one
//! literal of the current level is left, the first unique implication point; the resolvent is learnt, and
//! forces that literal's negation on a lower level (Marques-Silva and Sakallah, "GRASP: a new search
//! algorithm for satisfiability", 1996; the first point: Zhang, Madigan, Moskewicz and Malik, "Efficient
//! conflict driven learning in a Boolean satisfiability solver", 2001).
//!
//! **Here.** The decision levels of the clause are counted meanwhile. The number of those below the current
//! one is its glue, one less than the LBD of Audemard and Simon ("Predicting learnt clauses quality in modern
//! SAT solvers", 2009). The earliest trail position per level lets minimisation give up early. Learnt clauses
//! that are resolved are marked used, and their glue is computed again.
//!
//! **Contract.** Called with a false clause. On level 0 the formula is thereby refuted. On a higher level,
//! afterwards the level is lower, the learnt clause is stored, and its first literal is assigned but not
//! propagated; or the arena is full and the solver exhausted. The learnt clause is asserting: all its
//! literals are false, and only the first is of the level of the conflict. All marks are cleared.
//!
//! **Cost.** Linear in the clauses resolved. Counters: `conflicts`, `learnt-literals`.

use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::conflict::shrink::Shrink;
use crate::sat::propagate::Conflict;
use crate::sat::trail::{Reason, Trail};

/// The variable is in the clause being derived, or was resolved away.
pub(in crate::sat) const SEEN: u8 = 1;
/// Minimisation found that the variable's literal is not implied by the others of the clause.
pub(in crate::sat) const POISON: u8 = 2;
/// Minimisation found that the variable's literal is implied by the others of the clause.
pub(in crate::sat) const REMOVABLE: u8 = 4;

/// The variable is in the minimised clause; used while binary clauses strengthen it.
pub(in crate::sat) const IN_CLAUSE: u8 = 8;
/// Shrinking has met it in the current block.
pub(in crate::sat) const SHRINKABLE: u8 = 16;
/// The positive literal is in the clause that others are compared with.
pub(in crate::sat) const POSITIVE: u8 = 32;
/// The negative literal is in the clause that others are compared with.
pub(in crate::sat) const NEGATIVE: u8 = 64;

/// The literals of one decision level that analysis met.
#[derive(Clone, Copy, Default)]
pub(in crate::sat) struct LevelMark {
    /// How many of its literals are in the clause.
    pub count: u32,
    /// The earliest position on the trail of one of them.
    pub earliest: u32,
}

/// Scratch memory of analysis, cleared after each conflict.
#[derive(Default)]
pub(in crate::sat) struct Analysis {
    /// By variable, the bits above.
    pub marks: Vec<u8>,
    /// The mark of each decision level.
    pub levels: Vec<LevelMark>,
    /// The levels with a count.
    pub touched: Vec<u32>,
    /// The variables with `SEEN`.
    pub seen: Vec<Var>,
    /// The variables with `POISON` or `REMOVABLE`.
    pub minimized: Vec<Var>,
    /// The clause being derived, the unique implication point first.
    pub clause: Vec<Lit>,
    /// The stack of minimisation: a literal, and how many literals of its reason were visited.
    pub stack: Vec<(Lit, u32)>,
    /// Scratch memory of shrinking.
    pub shrink: Shrink,
    /// By level, the stamp of the last count that included it, for the glue.
    pub level_stamps: Vec<u64>,
    /// The last stamp given.
    pub stamp: u64,
}

impl Analysis {
    /// Makes room for one more variable.
    pub fn new_var(&mut self) {
        self.marks.push(0);
    }

    /// Notes a false literal of a clause that is resolved; true if it is of the current level and was not
    /// seen before.
    fn meet(&mut self, lit: Lit, trail: &Trail) -> bool {
        let var = lit.var();
        let assigned = trail.assigned(var);
        if assigned.level == 0 || self.marks[var.index()] & SEEN != 0 {
            return false;
        }
        self.marks[var.index()] |= SEEN;
        self.seen.push(var);
        if assigned.level as usize == trail.level() {
            return true;
        }
        self.clause.push(lit);
        let mark = &mut self.levels[assigned.level as usize];
        if mark.count == 0 {
            self.touched.push(assigned.level);
            mark.earliest = assigned.position;
        }
        mark.count += 1;
        mark.earliest = mark.earliest.min(assigned.position);
        false
    }

    /// The cache lines that were read beside those of clauses: for each variable that was met its mark and
    /// its assignment, and its place in the order of decisions if it is bumped.
    fn ticks(&self) -> u64 {
        3 * self.seen.len() as u64 + 2 * self.minimized.len() as u64
    }

    /// Clears the marks for the next conflict.
    pub fn clear(&mut self) {
        for var in self.seen.drain(..).chain(self.minimized.drain(..)) {
            self.marks[var.index()] = 0;
        }
        for level in self.touched.drain(..) {
            self.levels[level as usize].count = 0;
        }
        self.clause.clear();
    }

    /// Asserts that nothing is left of the last conflict.
    pub fn check_clean(&self) {
        assert!(self.marks.iter().all(|&mark| mark == 0), "analysis: a variable is marked");
        assert!(self.levels.iter().all(|level| level.count == 0), "analysis: a level is counted");
        let left = self.seen.len()
            + self.minimized.len()
            + self.touched.len()
            + self.clause.len()
            + self.stack.len();
        assert_eq!(left, 0, "analysis: something is left of the last conflict");
        self.shrink.check_clean();
    }
}

impl Solver {
    /// Learns from a false clause and backjumps.
    pub(in crate::sat) fn analyze(&mut self, conflict: Conflict) {
        self.statistics.conflicts += 1;
        let (ticks, assigned) = (self.statistics.search_ticks, self.trail.lits().len());
        if self.trail.level() == 0 {
            self.refute(conflict);
            return;
        }
        if self.mode.stable {
            self.phases.record(&self.trail, self.trail.start_of(self.trail.level()));
        }
        self.derive(conflict);
        let glue = self.analysis.touched.len() as u32;
        if self.params.shrink {
            self.shrink();
        } else if self.params.minimize {
            self.minimize();
        }
        if self.params.minimize_binary {
            self.strengthen_by_binaries(glue);
        }
        self.restart.count(glue, self.mode.stable);
        self.bump();
        let mut clause = std::mem::take(&mut self.analysis.clause);
        if cfg!(debug_assertions) {
            self.check_asserting(&clause);
        }
        let id = self.prove(&clause, conflict);
        self.learn(&mut clause, glue, id);
        let backtracked = (assigned - self.trail.lits().len()) as u64;
        self.interrupt.spend(self.statistics.search_ticks - ticks + self.analysis.ticks() + backtracked);
        self.analysis.clear();
        if self.params.eager {
            self.subsume_recent(&clause);
        }
        self.analysis.clause = clause;
        self.analysis.clause.clear();
        self.update_tiers();
        if cfg!(debug_assertions) {
            self.check_now_and_then();
        }
    }

    /// Asserts that all literals of the derived clause are false, and that only the first is of the current
    /// level.
    fn check_asserting(&self, clause: &[Lit]) {
        for (at, &lit) in clause.iter().enumerate() {
            let level = self.trail.assigned(lit.var()).level as usize;
            assert!(self.trail.value(lit) < 0 && level > 0, "analysis: {lit:?} of {clause:?} is not false");
            assert!(
                (level == self.trail.level()) == (at == 0),
                "analysis: {lit:?} of {clause:?} is of level {level}, the conflict of {}",
                self.trail.level()
            );
            assert!(!clause[..at].contains(&lit), "analysis: {clause:?} repeats {lit:?}");
        }
    }

    /// Resolves the conflict back to the first unique implication point.
    fn derive(&mut self, conflict: Conflict) {
        if self.analysis.levels.len() <= self.trail.level() {
            self.analysis.levels.resize(self.trail.level() + 1, LevelMark::default());
        }
        let mut uip = match conflict {
            Conflict::Binary(first, _) => first,
            Conflict::Clause(clause) => self.clauses.lits(clause)[0],
        };
        self.analysis.clause.push(uip);
        let mut open = match conflict {
            Conflict::Binary(first, second) => {
                let trail = &self.trail;
                [first, second].into_iter().filter(|&lit| self.analysis.meet(lit, trail)).count()
            }
            Conflict::Clause(clause) => self.resolve(Reason::Clause(clause)),
        };
        let mut position = self.trail.lits().len();
        loop {
            while position > 0 {
                position -= 1;
                uip = self.trail.lits()[position];
                if self.analysis.marks[uip.var().index()] & SEEN != 0
                    && self.trail.assigned(uip.var()).level as usize == self.trail.level()
                {
                    break;
                }
            }
            if open <= 1 {
                break;
            }
            open -= 1;
            open += self.resolve(self.trail.assigned(uip.var()).reason);
        }
        self.analysis.clause[0] = !uip;
    }

    /// Marks the literals of a clause that is resolved; returns how many of the current level were not seen
    /// before.
    fn resolve(&mut self, reason: Reason) -> usize {
        let (analysis, trail) = (&mut self.analysis, &self.trail);
        match reason {
            Reason::None => 0,
            Reason::Binary(other) => usize::from(analysis.meet(other, trail)),
            Reason::Clause(clause) => {
                self.statistics.search_ticks += 1;
                let lits = self.clauses.lits(clause);
                let new = lits.iter().filter(|&&lit| analysis.meet(lit, trail)).count();
                if self.clauses.is_redundant(clause) {
                    if self.clauses.glue(clause) > 1 {
                        self.update_glue(clause);
                    }
                    self.mark_used(clause);
                }
                new
            }
        }
    }

    /// Stores the derived clause, backjumps and assigns its first literal.
    fn learn(&mut self, clause: &mut [Lit], glue: u32, id: ClauseId) {
        self.statistics.learnt_literals += clause.len() as u64;
        self.tell_others(clause, glue, id);
        let level_of = |lit: Lit| self.trail.assigned(lit.var()).level;
        let Some(second) = (1..clause.len()).max_by_key(|&at| level_of(clause[at])) else {
            self.backtrack(0);
            self.add_unit(clause[0], id);
            return;
        };
        clause.swap(1, second);
        let level = level_of(clause[1]) as usize;
        let (first, second) = (clause[0], clause[1]);
        let reason = if clause.len() == 2 {
            self.add_binary(first, second, true, id);
            Reason::Binary(second)
        } else if let Some(added) = self.clauses.add(clause, true, glue.min(clause.len() as u32 - 1), id) {
            self.mark_used(added);
            self.watches.watch(added, first, second);
            Reason::Clause(added)
        } else {
            self.exhausted = true;
            self.backtrack(0);
            return;
        };
        self.backtrack(level);
        self.trail.assign(first, reason);
    }
}
