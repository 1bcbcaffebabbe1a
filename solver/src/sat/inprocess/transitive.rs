//! Transitive reduction of the binary implication graph.
//!
//! **Idea.** A binary clause is redundant if the implication graph has another path between its literals
//! (Aho, Garey, Ullman, "The transitive reduction of a directed graph", 1972; in SAT solvers: Heule,
//! Järvisalo, Biere, "Efficient CNF simplification based on binary implication graphs", 2011).
//!
//! **Here.** For each implication of a literal, a breadth-first search over irredundant binary clauses looks
//! for another path. If the search reaches a literal and its negation, the negation of the literal it starts
//! from is a unit.
//!
//! **Contract.** Entered and left on level 0 after propagation, or left inconsistent. The clauses dropped are
//! implied by irredundant ones that are kept.
//!
//! **Cost.** At most `transitive-effort` times the ticks of search since the last round; the next round
//! continues where this one ends. Counters: `transitive-dropped`, `transitive-ticks`.

use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;
use crate::sat::Solver;

/// The search from one literal.
#[derive(Default)]
struct Reached {
    /// By literal: it was reached.
    met: Vec<bool>,
    /// The literals reached, in order, and the position of the one that implies each.
    lits: Vec<(Lit, usize)>,
}

/// The result of a search for another path than the direct implication.
enum OtherPath {
    /// There is another path.
    Another,
    /// There is no other path.
    None,
    /// The literal searched from is false in every model, by this unit clause.
    Contradiction(ClauseId),
}

impl Solver {
    /// Drops binary clauses that others imply; whether there were any.
    pub(super) fn reduce_transitively(&mut self) -> bool {
        let before = self.statistics.transitive_dropped;
        let ticks = self.statistics.search_ticks;
        let share = self.inprocess.transitive_turns.take(ticks, self.params.transitive_effort);
        let limit = self.statistics.transitive_ticks + share;
        let literals = 2 * self.trail.vars();
        let mut reached = Reached { met: vec![false; literals], lits: Vec::new() };
        for _ in 0..literals {
            if self.cut_short() || self.statistics.transitive_ticks > limit {
                break;
            }
            let next = self.inprocess.transitive_turns.next(literals);
            let ticks = self.statistics.transitive_ticks;
            self.reduce_from(Lit::from_index(next), limit, &mut reached);
            self.interrupt.spend(self.statistics.transitive_ticks - ticks);
        }
        self.statistics.transitive_dropped > before
    }

    /// Drops implications of one literal.
    fn reduce_from(&mut self, from: Lit, limit: u64, reached: &mut Reached) {
        self.statistics.transitive_ticks += 1;
        let mut at = 0;
        while self.trail.value(from) == 0 && at < self.watches.list(!from).len() {
            if self.statistics.transitive_ticks > limit {
                return;
            }
            let watch = self.watches.list(!from)[at];
            at += 1;
            if !watch.is_binary() || watch.is_redundant_binary() || self.trail.value(watch.blocker) != 0 {
                continue;
            }
            match self.another_path(from, watch.blocker, reached) {
                OtherPath::Another => {
                    at -= 1;
                    self.statistics.transitive_dropped += 1;
                    self.statistics.transitive_ticks += self.watches.list(watch.blocker).len() as u64 / 8;
                    self.drop_binary(!from, watch.blocker, false);
                }
                OtherPath::None => {}
                OtherPath::Contradiction(id) => {
                    self.add_unit(!from, id);
                    self.propagate_units();
                }
            }
        }
    }

    /// Looks for a path of irredundant implications other than the direct one.
    fn another_path(&mut self, from: Lit, to: Lit, reached: &mut Reached) -> OtherPath {
        let mut path = OtherPath::None;
        let mut next = 0;
        reached.meet(from, 0);
        'search: while let Some(&(lit, _)) = reached.lits.get(next) {
            next += 1;
            let list = self.watches.list(!lit);
            self.statistics.transitive_ticks += 1 + list.len() as u64 / 8;
            for watch in list.iter().filter(|watch| watch.is_binary() && !watch.is_redundant_binary()) {
                let other = watch.blocker;
                if lit == from && other == to || reached.met[other.index()] {
                    continue;
                }
                if other == to {
                    path = OtherPath::Another;
                    break 'search;
                }
                if reached.met[(!other).index()] {
                    path = OtherPath::Contradiction(self.derive_contradiction(lit, other, reached));
                    break 'search;
                }
                reached.meet(other, next - 1);
            }
        }
        for (lit, _) in reached.lits.drain(..) {
            reached.met[lit.index()] = false;
        }
        path
    }

    /// Derives the negation of the literal that the search began with, after it reached the negation of
    /// `other`, and `last`, which implies `other`.
    fn derive_contradiction(&mut self, last: Lit, other: Lit, reached: &Reached) -> ClauseId {
        if !self.trace.on() {
            return ClauseId::NONE;
        }
        let place = |lit: Lit| reached.lits.iter().position(|&(met, _)| met == lit).unwrap_or(0);
        let mut used = vec![false; reached.lits.len()];
        for mut at in [place(last), place(!other)] {
            while at > 0 && !std::mem::replace(&mut used[at], true) {
                at = reached.lits[at].1;
            }
        }
        let implied = |at: usize| (reached.lits[reached.lits[at].1].0, reached.lits[at].0);
        let chain = (0..used.len()).filter(|&at| used[at]).map(implied).chain([(last, other)]);
        let antecedents: Vec<ClauseId> = chain.map(|(from, to)| self.trace.binary(!from, to)).collect();
        self.trace.lemma(&[!reached.lits[0].0], &antecedents)
    }
}

impl Reached {
    fn meet(&mut self, lit: Lit, implied_by: usize) {
        self.met[lit.index()] = true;
        self.lits.push((lit, implied_by));
    }
}
