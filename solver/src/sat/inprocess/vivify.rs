//! Vivification.
//!
//! **Idea.** Assume the literals of a clause false one by one and propagate: if a conflict comes, or another literal of
//! the clause becomes true, the assumed literals that led to it (and that one) are a shorter clause (Piette, Hamadi,
//! Saïs 2008; for learnt clauses: Luo et al. 2017; Li et al. 2020).
//!
//! **Here.** Literals in many candidates are assumed first, and candidates with common beginnings follow each other, so
//! that decisions are shared. The clause itself takes part in propagation: the shorter clause is implied by the formula
//! with it and takes its place, which needs no more; clauses are never dropped on such grounds.
//!
//! **Contract.** On level 0 after propagation, before and after. Leaves the saved phases as they were.
//!
//! **Cost.** At most `vivify-effort` of the ticks of search since the last time. Counters: vivify ticks, vivified.

use crate::cnf::literal::Lit;
use crate::sat::Solver;
use crate::sat::analyze::SEEN;
use crate::sat::clause::ClauseRef;
use crate::sat::propagate::Conflict;
use crate::sat::trail::Reason;

/// A clause to try, with its literals in the order in which they are assumed.
struct Candidate {
    clause: ClauseRef,
    start: usize,
    end: usize,
}

impl Solver {
    /// Vivifies learnt and other clauses.
    pub(super) fn vivify(&mut self) {
        let ticks = self.statistics.search_ticks;
        let since = (ticks - self.inprocess.ticks_before) as f64;
        self.inprocess.ticks_before = ticks;
        let saved = self.phases.saved.clone();
        for (redundant, effort) in
            [(true, self.params.vivify_effort), (false, self.params.vivify_irredundant_effort)]
        {
            let limit = self.statistics.search_ticks + (effort * since) as u64;
            self.vivify_some(redundant, limit);
        }
        self.phases.saved = saved;
        self.statistics.vivify_ticks += self.statistics.search_ticks - ticks;
        self.statistics.search_ticks = ticks;
        if !self.inconsistent {
            self.collect();
        }
    }

    fn vivify_some(&mut self, redundant: bool, limit: u64) {
        let (candidates, lits) = self.vivify_schedule(redundant);
        for candidate in candidates {
            if self.cut_short() || self.statistics.search_ticks > limit {
                break;
            }
            self.clauses.set_tried(candidate.clause, true);
            self.vivify_clause(candidate.clause, &lits[candidate.start..candidate.end]);
        }
        self.backtrack(0);
    }

    /// The clauses to try, and their literals.
    fn vivify_schedule(&mut self, redundant: bool) -> (Vec<Candidate>, Vec<Lit>) {
        let (clauses, glue_max) = (&mut self.clauses, self.tiers.second);
        let of_kind = if redundant { &clauses.redundant } else { &clauses.irredundant };
        let mut chosen: Vec<ClauseRef> = of_kind.clone();
        chosen.retain(|&clause| {
            !clauses.is_garbage(clause) && (!redundant || clauses.glue(clause) <= glue_max)
        });
        if chosen.iter().all(|&clause| clauses.tried(clause)) {
            chosen.iter().for_each(|&clause| clauses.set_tried(clause, false));
        }
        chosen.retain(|&clause| !clauses.tried(clause));
        let mut counts = vec![0u32; 2 * self.trail.vars()];
        for &clause in &chosen {
            clauses.lits(clause).iter().for_each(|lit| counts[lit.index()] += 1);
        }
        let key = |lit: &Lit| (u32::MAX - counts[lit.index()], lit.index());
        let (mut candidates, mut lits) = (Vec::with_capacity(chosen.len()), Vec::new());
        for clause in chosen {
            let start = lits.len();
            lits.extend_from_slice(clauses.lits(clause));
            lits[start..].sort_unstable_by_key(key);
            candidates.push(Candidate { clause, start, end: lits.len() });
        }
        candidates.sort_by(|one, other| {
            let keys = |candidate: &Candidate| lits[candidate.start..candidate.end].iter().map(key);
            keys(one).cmp(keys(other))
        });
        (candidates, lits)
    }

    /// Tries one clause.
    fn vivify_clause(&mut self, clause: ClauseRef, lits: &[Lit]) {
        if self.clauses.is_garbage(clause) {
            return;
        }
        if lits.iter().any(|&lit| self.trail.fixed(lit) > 0) {
            self.clauses.set_garbage(clause);
            return;
        }
        self.backtrack(self.shared_levels(lits));
        for &lit in lits {
            match self.trail.value(lit) {
                -1 => {}
                0 => {
                    self.trail.push_level();
                    self.trail.assign(!lit, Reason::None);
                    if let Some(conflict) = self.propagate() {
                        let shorter = self.assumed_for(conflict, None);
                        if !self.shorten(clause, lits.len(), &shorter, conflict) {
                            self.backtrack(self.trail.level() - 1);
                        }
                        return;
                    }
                }
                _ => {
                    self.shorten_by_true(clause, lits.len(), lit);
                    return;
                }
            }
        }
    }

    /// How many levels of the trail are those that assuming these literals false would build.
    fn shared_levels(&self, lits: &[Lit]) -> usize {
        let mut shared = 0;
        for &lit in lits {
            let fixed_below =
                self.trail.value(lit) < 0 && self.trail.assigned(lit.var()).level as usize <= shared;
            if shared < self.trail.level() && self.trail.decision(shared + 1) == Some(!lit) {
                shared += 1;
            } else if !fixed_below {
                break;
            }
        }
        shared
    }

    /// Shortens a clause to those of its literals that were assumed false and made this one true, and it.
    fn shorten_by_true(&mut self, clause: ClauseRef, size: usize, lit: Lit) {
        let because = match self.trail.assigned(lit.var()).reason {
            Reason::None => return,
            Reason::Binary(other) => Conflict::Binary(lit, other),
            Reason::Clause(reason) => Conflict::Clause(reason),
        };
        let shorter = self.assumed_for(because, Some(lit));
        self.shorten(clause, size, &shorter, because);
    }

    /// The literals assumed false that make the clause false but for `except`, and `except`.
    fn assumed_for(&mut self, conflict: Conflict, except: Option<Lit>) -> Vec<Lit> {
        let (trail, marks) = (&self.trail, &mut self.analysis.marks);
        let mark = |marks: &mut Vec<u8>, lit: Lit| {
            if trail.assigned(lit.var()).level > 0 {
                marks[lit.var().index()] = SEEN;
            }
        };
        match conflict {
            Conflict::Binary(first, second) => {
                let others = [first, second].into_iter().filter(|&lit| Some(lit) != except);
                others.for_each(|lit| mark(marks, lit));
            }
            Conflict::Clause(clause) => {
                let others = self.clauses.lits(clause).iter().filter(|&&lit| Some(lit) != except);
                others.for_each(|&lit| mark(marks, lit));
            }
        }
        let mut assumed: Vec<Lit> = except.into_iter().collect();
        for &lit in trail.lits()[trail.fixed_count()..].iter().rev() {
            if std::mem::take(&mut marks[lit.var().index()]) == 0 {
                continue;
            }
            match trail.assigned(lit.var()).reason {
                Reason::None => assumed.push(!lit),
                Reason::Binary(other) => mark(marks, other),
                Reason::Clause(clause) => {
                    let others = self.clauses.lits(clause).iter().filter(|other| other.var() != lit.var());
                    others.for_each(|&other| mark(marks, other));
                }
            }
        }
        assumed
    }

    /// Puts a shorter clause in the place of one, if it is shorter; `because` is false where the shorter one is.
    /// Whether it was; the level is then 0.
    fn shorten(&mut self, clause: ClauseRef, size: usize, shorter: &[Lit], because: Conflict) -> bool {
        if shorter.len() >= size {
            return false;
        }
        self.statistics.vivified += 1;
        let id = self.prove(shorter, because);
        self.backtrack(0);
        let redundant = self.clauses.is_redundant(clause);
        let (glue, used) = (self.clauses.glue(clause), self.clauses.used(clause));
        self.clauses.set_garbage(clause);
        match *shorter {
            [] => self.refute_by(id),
            [unit] => {
                self.add_unit(unit, id);
                if !self.inconsistent
                    && let Some(conflict) = self.propagate()
                {
                    self.refute(conflict);
                }
            }
            [first, second] => {
                self.trace.add_binary(first, second, id);
                self.watches.add_binary(first, second, redundant);
            }
            [first, second, ..] => {
                match self.clauses.add(shorter, redundant, glue.min(shorter.len() as u32 - 1), id) {
                    Some(added) => {
                        self.clauses.set_used(added, used);
                        self.watches.watch(added, first, second);
                    }
                    None => self.exhausted = true,
                }
            }
        }
        true
    }
}
