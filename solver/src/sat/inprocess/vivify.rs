//! Vivification.
//!
//! **Idea.** The literals of a clause are assumed false one by one and propagated. If this leads to a
//! conflict, or makes another literal of the clause true, then the literals whose assumption led to it (and
//! the true one) are a shorter clause (Piette, Hamadi, Saïs, "Vivifying propositional clausal formulae",
//! 2008; for learnt clauses: Luo, Li, Xiao, Manyà, Lü, "An effective learnt clause minimization approach for
//! CDCL SAT solvers", 2017; Li, Xiao, Luo, Manyà, Lü, Li, "Clause vivification by unit propagation in CDCL
//! SAT solvers", 2020).
//!
//! **Here.** Each tier of learnt clauses, and the irredundant ones, have a share of the effort. Literals in
//! many candidates are assumed first, and candidates are sorted, so that those with the same first literals
//! share decisions. The candidate and all garbage are ignored in propagation. So if its negation leads to a
//! conflict that needs all of its literals, the candidate is implied by the other clauses; it is dropped if
//! it is learnt, or if only irredundant clauses took part. If a clause met in the analysis of the conflict
//! subsumes the candidate, it replaces the candidate. If there is no conflict, the last literal is assumed
//! true instead of false: if this leads to a conflict, the literal can be removed (instantiation: Andersson,
//! Bjesse, Cook, Hanna, "A proof engine approach to solving combinational design automation problems", 2002).
//!
//! **Contract.** Entered and left on level 0 after propagation. Restores the saved phases. A clause that
//! replaces an irredundant one is irredundant, so the extension stack needs nothing.
//!
//! **Cost.** At most `vivify-effort` times the ticks of search since the last round, shared in proportion to
//! the weights of the tiers. Counters: `vivify-*`.

use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use crate::sat::clause::{ClauseRef, Clauses, USED_MAX};
use crate::sat::conflict::analyze::SEEN;
use crate::sat::conflict::tier::Tiers;
use crate::sat::propagate::Conflict;
use crate::sat::trail::Reason;
use crate::sat::{Solver, Statistics};

/// The classes of clauses that are vivified in turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tier {
    First,
    Second,
    Third,
    Irredundant,
}

/// A clause to try, with its literals in the order in which they are assumed.
#[derive(Clone, Copy)]
struct VivifyCandidate {
    clause: ClauseRef,
    start: usize,
    end: usize,
}

/// The result of the analysis after a clause was assumed false.
#[derive(Default)]
struct VivifyFinding {
    /// Literals of the clause that cannot be false together.
    lits: Vec<Lit>,
    /// A clause met in the analysis whose literals are all in the candidate.
    subsuming: Option<Subsuming>,
    /// A learnt large clause is among those used.
    redundant: bool,
    /// The binary clauses used.
    binaries: Vec<(Lit, Lit)>,
}

#[derive(Clone, Copy)]
enum Subsuming {
    Binary(Lit, Lit),
    Clause(ClauseRef),
}

/// The number of clauses that vivification shortened or dropped.
pub(super) fn changed(counters: &Statistics) -> u64 {
    counters.vivify_shortened + counters.vivify_subsumed + counters.vivify_implied
}

fn is_of_tier(clauses: &Clauses, tiers: &Tiers, clause: ClauseRef, tier: Tier) -> bool {
    let glue = clauses.glue(clause);
    match tier {
        Tier::Irredundant => true,
        Tier::First => glue <= tiers.first,
        Tier::Second => glue > tiers.first && glue <= tiers.second,
        Tier::Third => glue > tiers.second && clauses.used(clause) >= USED_MAX - 1,
    }
}

impl Solver {
    /// Vivifies learnt and irredundant clauses.
    pub(in crate::sat) fn vivify(&mut self) {
        let ticks = self.statistics.search_ticks;
        let mut left = self.inprocess.vivify_share.take(ticks, self.params.vivify_effort);
        let saved = self.phases.saved.clone();
        let params = &self.params;
        let tiers = [
            (Tier::Second, params.vivify_second_weight),
            (Tier::First, params.vivify_first_weight),
            (Tier::Third, params.vivify_third_weight),
            (Tier::Irredundant, params.vivify_irredundant_weight),
        ];
        let mut weights: f64 = tiers.iter().map(|tier| tier.1).sum();
        for (tier, weight) in tiers.into_iter().filter(|tier| tier.1 > 0.0) {
            let before = self.statistics.search_ticks;
            let limit = before + (left * weight / weights) as u64;
            self.vivify_tier(tier, limit);
            left = (left - (self.statistics.search_ticks - before) as f64).max(0.0);
            weights -= weight;
        }
        self.phases.saved = saved;
        self.statistics.vivify_ticks += self.statistics.search_ticks - ticks;
        self.statistics.search_ticks = ticks;
        if !self.inconsistent {
            self.collect();
        }
    }

    fn vivify_tier(&mut self, tier: Tier, limit: u64) {
        let most = limit.saturating_sub(self.statistics.search_ticks) as usize;
        let (candidates, lits) = self.vivify_schedule(tier, most);
        let mut is_member = vec![false; 2 * self.trail.vars()];
        for candidate in candidates {
            if self.cut_short() || self.statistics.search_ticks > limit {
                break;
            }
            let lits = &lits[candidate.start..candidate.end];
            lits.iter().for_each(|lit| is_member[lit.index()] = true);
            self.clauses.set_tried(candidate.clause, true);
            self.vivify_clause(candidate.clause, lits, &is_member);
            if cfg!(debug_assertions) {
                self.check_candidate(candidate.clause, lits, &is_member);
            }
            lits.iter().for_each(|lit| is_member[lit.index()] = false);
        }
        self.backtrack(0);
        debug_assert!(self.inconsistent || !is_member.contains(&true), "vivify: a member is left");
    }

    /// Asserts that a candidate, even if it is garbage now, still has its literals, and that the trail has no
    /// more decisions than the candidate has literals. One that is satisfied or garbage is skipped: the trail
    /// is then still that of the one before.
    fn check_candidate(&self, clause: ClauseRef, lits: &[Lit], is_member: &[bool]) {
        let now = self.clauses.lits(clause);
        let same = now.len() == lits.len() && now.iter().all(|lit| is_member[lit.index()]);
        assert!(same, "vivify: the candidate {lits:?} has become {now:?}");
        let is_skipped = self.clauses.is_garbage(clause);
        assert!(is_skipped || self.trail.level() <= lits.len(), "vivify: {} decisions", self.trail.level());
    }

    /// The clauses to try, at most `most`, and their literals; none if interrupted.
    fn vivify_schedule(&mut self, tier: Tier, most: usize) -> (Vec<VivifyCandidate>, Vec<Lit>) {
        let of_kind = match tier {
            Tier::Irredundant => &self.clauses.irredundant,
            _ => &self.clauses.redundant,
        };
        let mut chosen = of_kind.clone();
        let is_whole = self.interrupt.retain(&mut chosen, |&mut clause| {
            !self.clauses.is_garbage(clause) && is_of_tier(&self.clauses, &self.tiers, clause, tier)
        });
        if !is_whole {
            return (Vec::new(), Vec::new());
        }
        if chosen.iter().all(|&clause| self.clauses.tried(clause)) {
            chosen.iter().for_each(|&clause| self.clauses.set_tried(clause, false));
        }
        chosen.retain(|&clause| !self.clauses.tried(clause));
        chosen.truncate(most);
        let mut counts = vec![0u32; 2 * self.trail.vars()];
        for &clause in &chosen {
            self.clauses.lits(clause).iter().for_each(|lit| counts[lit.index()] += 1);
        }
        let key = |lit: &Lit| (u32::MAX - counts[lit.index()], lit.index());
        let (mut candidates, mut lits) = (Vec::with_capacity(chosen.len()), Vec::new());
        for clause in chosen {
            if self.interrupt.over_after(2) {
                break;
            }
            let start = lits.len();
            lits.extend_from_slice(self.clauses.lits(clause));
            lits[start..].sort_unstable_by_key(key);
            candidates.push(VivifyCandidate { clause, start, end: lits.len() });
        }
        let is_sorted = self.interrupt.sort_by(&mut candidates, |one, other| {
            let keys = |candidate: &VivifyCandidate| lits[candidate.start..candidate.end].iter().map(key);
            keys(one).cmp(keys(other))
        });
        if !is_sorted {
            candidates.clear();
        }
        (candidates, lits)
    }

    fn vivify_clause(&mut self, clause: ClauseRef, lits: &[Lit], is_member: &[bool]) {
        if self.clauses.is_garbage(clause) {
            return;
        }
        if lits.iter().any(|&lit| self.trail.fixed(lit) > 0) {
            self.clauses.set_garbage(clause);
            return;
        }
        self.statistics.vivify_tried += 1;
        self.backtrack(self.shared_levels(clause, lits));
        let (mut cause, mut implied) = (None, None);
        for &lit in lits {
            match self.trail.value(lit) {
                -1 => continue,
                0 => {
                    self.trail.push_level();
                    self.trail.assign(!lit, Reason::None);
                    cause = self.propagate_without(clause);
                }
                _ => {
                    implied = Some(lit);
                    cause = self.reason_of(lit);
                }
            }
            if cause.is_some() {
                break;
            }
        }
        match cause {
            Some(cause) => {
                self.apply_finding(clause, cause, implied, is_member);
                if implied.is_none() {
                    self.backtrack(self.trail.level().saturating_sub(1));
                }
            }
            None => self.vivify_false(clause, lits, is_member),
        }
    }

    /// The reason clause of a literal.
    fn reason_of(&self, lit: Lit) -> Option<Conflict> {
        Conflict::of(lit, self.trail.assigned(lit.var()).reason)
    }

    /// The number of levels of the trail that assuming these literals false, without the clause, would build
    /// again.
    fn shared_levels(&self, clause: ClauseRef, lits: &[Lit]) -> usize {
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
        let forced = lits.iter().find(|lit| {
            self.trail.value(**lit) > 0 && self.trail.assigned(lit.var()).reason == Reason::Clause(clause)
        });
        forced.map_or(shared, |lit| {
            shared.min((self.trail.assigned(lit.var()).level as usize).saturating_sub(1))
        })
    }

    /// Called when all literals of the clause are false without a conflict: removes those that were implied
    /// false; if there are none, tries to remove the last one by instantiation.
    fn vivify_false(&mut self, clause: ClauseRef, lits: &[Lit], is_member: &[bool]) {
        let assumed =
            |lit: &Lit| self.trail.assigned(lit.var()).reason == Reason::None && self.trail.fixed(*lit) == 0;
        if !lits.iter().all(assumed) {
            self.apply_finding(clause, Conflict::Clause(clause), None, is_member);
            return;
        }
        let Some(&last) = lits.last() else { return };
        if !self.params.vivify_instantiate || self.trail.decision(self.trail.level()) != Some(!last) {
            return;
        }
        self.backtrack(self.trail.level() - 1);
        self.trail.push_level();
        self.trail.assign(last, Reason::Clause(clause));
        if let Some(conflict) = self.propagate_without(clause) {
            self.statistics.vivify_instantiated += 1;
            self.apply_finding(clause, conflict, None, is_member);
        }
        self.backtrack(self.trail.level().saturating_sub(1));
    }

    /// Analyses a clause that is false, or whose only true literal is `implied`, under the negation of the
    /// candidate, and subsumes, shortens or drops the candidate.
    fn apply_finding(
        &mut self,
        clause: ClauseRef,
        cause: Conflict,
        implied: Option<Lit>,
        is_member: &[bool],
    ) {
        let finding = self.find_cause(clause, cause, implied, is_member);
        debug_assert!(
            finding.lits.iter().all(|lit| is_member[lit.index()]),
            "vivify: {:?} are not all of the clause",
            finding.lits
        );
        if let Some(subsuming) = finding.subsuming {
            self.statistics.vivify_subsumed += 1;
            self.subsume_with(clause, subsuming);
        } else if finding.lits.len() < self.clauses.size(clause) {
            self.shorten(clause, finding.lits, cause);
        } else if self.clauses.is_redundant(clause) || self.is_irredundant(&finding) {
            self.statistics.vivify_implied += 1;
            self.touch_vars(clause);
            self.clauses.set_garbage(clause);
        }
    }

    /// Whether only irredundant clauses were used.
    fn is_irredundant(&self, finding: &VivifyFinding) -> bool {
        !finding.redundant
            && finding.binaries.iter().all(|&(first, second)| {
                let list = self.watches.list(first).iter();
                list.filter(|watch| watch.is_binary() && watch.blocker == second)
                    .any(|watch| !watch.is_redundant_binary())
            })
    }

    /// Follows reasons back to the decisions.
    fn find_cause(
        &mut self,
        candidate: ClauseRef,
        cause: Conflict,
        implied: Option<Lit>,
        is_member: &[bool],
    ) -> VivifyFinding {
        let mut finding = VivifyFinding { lits: implied.into_iter().collect(), ..VivifyFinding::default() };
        self.meet_cause(cause, implied, candidate, is_member, &mut finding);
        for at in (self.trail.fixed_count()..self.trail.lits().len()).rev() {
            let lit = self.trail.lits()[at];
            if std::mem::take(&mut self.analysis.marks[lit.var().index()]) == 0 {
                continue;
            }
            match self.reason_of(lit) {
                None => finding.lits.push(!lit),
                Some(reason) => self.meet_cause(reason, Some(lit), candidate, is_member, &mut finding),
            }
        }
        finding
    }

    /// Marks the literals of a clause but `except`, and checks whether the clause subsumes the candidate.
    fn meet_cause(
        &mut self,
        cause: Conflict,
        except: Option<Lit>,
        candidate: ClauseRef,
        is_member: &[bool],
        finding: &mut VivifyFinding,
    ) {
        let (trail, marks) = (&self.trail, &mut self.analysis.marks);
        let mut mark = |lit: Lit| {
            if trail.assigned(lit.var()).level > 0 && Some(lit) != except {
                marks[lit.var().index()] = SEEN;
            }
        };
        match cause {
            Conflict::Binary(first, second) => {
                [first, second].into_iter().for_each(&mut mark);
                finding.binaries.push((first, second));
                if is_member[first.index()] && is_member[second.index()] {
                    finding.subsuming = Some(Subsuming::Binary(first, second));
                }
            }
            Conflict::Clause(clause) => {
                let lits = self.clauses.lits(clause);
                lits.iter().copied().for_each(&mut mark);
                finding.redundant |= self.clauses.is_redundant(clause);
                if clause != candidate && lits.iter().all(|lit| is_member[lit.index()]) {
                    finding.subsuming = Some(Subsuming::Clause(clause));
                }
            }
        }
    }

    /// Drops a clause that another subsumes, which becomes irredundant if the clause is.
    fn subsume_with(&mut self, clause: ClauseRef, subsuming: Subsuming) {
        let is_irredundant = !self.clauses.is_redundant(clause);
        match subsuming {
            Subsuming::Binary(first, second) if is_irredundant => {
                self.watches.make_irredundant(first, second);
            }
            Subsuming::Clause(other) if is_irredundant => self.clauses.set_irredundant(other),
            Subsuming::Clause(other) => self.inherit(clause, other),
            Subsuming::Binary(..) => {}
        }
        self.touch_vars(clause);
        self.clauses.set_garbage(clause);
    }

    /// Gives a clause the glue and the use of a learnt clause that it subsumes, if they are better.
    pub(super) fn inherit(&mut self, clause: ClauseRef, by: ClauseRef) {
        let glue = self.clauses.glue(by).min(self.clauses.glue(clause));
        self.clauses.set_glue(by, glue);
        self.clauses.set_used(by, self.clauses.used(by).max(self.clauses.used(clause)));
    }

    /// Replaces a clause by a shorter one, proved from the false clause `cause`.
    fn shorten(&mut self, clause: ClauseRef, shorter: Vec<Lit>, cause: Conflict) {
        self.statistics.vivify_shortened += 1;
        let id = self.prove(&shorter, cause);
        self.replace_clause(clause, shorter, id);
    }

    /// Replaces a clause by a shorter one that has the number `id` in the proof.
    pub(super) fn replace_clause(&mut self, clause: ClauseRef, mut shorter: Vec<Lit>, id: ClauseId) {
        let redundant = self.clauses.is_redundant(clause);
        let (glue, used) = (self.clauses.glue(clause), self.clauses.used(clause));
        self.touch_vars(clause);
        match *shorter {
            [] => self.refute_by(id),
            [unit] => {
                self.backtrack(0);
                self.add_unit(unit, id);
                self.propagate_units();
            }
            [first, second] => {
                self.backtrack(0);
                self.add_binary(first, second, redundant, id);
            }
            _ => {
                self.make_watchable(&mut shorter);
                match self.clauses.add(&shorter, redundant, glue.min(shorter.len() as u32 - 1), id) {
                    Some(added) => {
                        self.clauses.set_used(added, used);
                        self.clauses.set_tried(added, true);
                        self.watches.watch(added, shorter[0], shorter[1]);
                    }
                    None => self.exhausted = true,
                }
            }
        }
        self.clauses.set_garbage(clause);
    }

    /// Marks the variables of an irredundant clause to be tried by elimination again.
    pub(super) fn touch_vars(&mut self, clause: ClauseRef) {
        if !self.clauses.is_redundant(clause) {
            let touched = &mut self.inprocess.touched;
            for lit in self.clauses.lits(clause) {
                if let Some(touched) = touched.get_mut(lit.var().index()) {
                    *touched = true;
                }
            }
        }
    }
}
