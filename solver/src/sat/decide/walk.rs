//! Local search for phases.
//!
//! **Idea.** The walk starts from the saved phases. It flips variables of false clauses at random, with a
//! probability that is the higher the fewer clauses the flip makes false (ProbSAT: Balint and Schöning,
//! "Choosing probability distributions for stochastic local search and the role of make versus break", 2012).
//! The assignment with the fewest false clauses becomes the saved phases (CaDiCaL since 2018; Cai and Zhang,
//! "Deep cooperation of CDCL and local search for SAT", 2021).
//!
//! **Here.** The walk is a step of rephasing. The weight of a flip that breaks `n` clauses is a base to the
//! power `-n`; the base depends on the mean size of the clauses, as fitted by Balint and Schöning. Every
//! clause counts its true literals and keeps the exclusive or of their numbers, so that the only true literal
//! of a clause is known without a scan.
//!
//! **Contract.** After propagation without conflict. Variables that are assigned on the trail are not
//! flipped; only saved phases of others change. If all irredundant clauses become true, so do all others, and
//! search with these phases finds the model. Nothing goes to the proof.
//!
//! **Cost.** At most `walk-effort` times the ticks of search since the last walk, building the data
//! structures included; if that is not enough for building, there is no walk. Counters: `walk-*`.

use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::interrupt::Interrupt;
use crate::sat::random::Random;
use crate::sat::trail::Trail;

/// Mean sizes of clauses, and the best base for them (Balint and Schöning 2012).
const BASES: [(f64, f64); 6] = [(0.0, 2.0), (3.0, 2.5), (4.0, 2.85), (5.0, 3.7), (6.0, 5.1), (7.0, 5.4)];

/// The part of a clause's state that flips change.
struct Count {
    /// How many literals are true.
    satisfied: u32,
    /// The exclusive or of their numbers.
    satisfying: u32,
    /// Its position among the broken clauses, if it is broken.
    place: u32,
}

/// A complete assignment, and the state of the clauses under it.
struct Walk {
    /// The literals of all clauses, and where each clause begins.
    lits: Vec<Lit>,
    starts: Vec<u32>,
    counts: Vec<Count>,
    /// The clauses of all literals, and where those of each literal begin.
    occurrences: Vec<u32>,
    occurrence_starts: Vec<u32>,
    /// By literal: whether it is true.
    values: Vec<bool>,
    /// By literal: the clauses in which only it is true.
    breaks: Vec<u32>,
    /// The clauses without a true literal.
    broken: Vec<u32>,
    /// The weight of a flip, by the number of clauses that it breaks; the last also for all larger numbers.
    weights: Vec<f64>,
    /// The fewest broken clauses seen.
    least: usize,
    /// By variable: its value when there were the fewest broken clauses.
    best: Vec<bool>,
    /// The variables flipped since then, and by variable whether it is one of them.
    flipped: Vec<Var>,
    is_flipped: Vec<bool>,
    flips: u64,
    ticks: u64,
}

impl Solver {
    /// Walks if the ticks of search allow it.
    pub(in crate::sat) fn walk(&mut self) {
        let (ticks, effort) = (self.statistics.search_ticks, self.params.walk_effort);
        let limit = self.inprocess.walk_share.so_far(ticks, effort) as u64;
        if !self.repair.on && limit > self.walk_size() {
            self.inprocess.walk_share.take(ticks, effort);
            self.walk_within(limit);
        }
    }

    /// About the number of ticks that building takes.
    fn walk_size(&self) -> u64 {
        self.clauses.words() as u64 + 2 * self.trail.vars() as u64
    }

    /// Walks, and saves the values of the best assignment as phases.
    pub(in crate::sat) fn walk_within(&mut self, limit: u64) {
        self.statistics.walk_rounds += 1;
        let Some(mut walk) = self.build_walk() else { return };
        while !walk.broken.is_empty() && walk.ticks < limit {
            let before = walk.ticks;
            let lit = walk.pick(&mut self.random);
            walk.flip(lit);
            walk.note(lit.var());
            if self.interrupt.over_after(walk.ticks - before) {
                break;
            }
        }
        if cfg!(debug_assertions) {
            walk.check_invariants();
        }
        self.statistics.walk_ticks += walk.ticks;
        self.statistics.walk_flips += walk.flips;
        self.statistics.walk_models += u64::from(walk.least == 0);
        for (at, &value) in walk.best.iter().enumerate() {
            if self.trail.value(Var(at as u32).lit(true)) == 0 {
                self.phases.saved[at] = if value { 1 } else { -1 };
            }
        }
    }

    /// A walk that starts from the trail and the saved phases, over all irredundant clauses that the trail
    /// does not make true; `None` if interrupted.
    fn build_walk(&mut self) -> Option<Walk> {
        let mut walk = Walk::new(self.trail.vars());
        walk.ticks = self.walk_size();
        for var in (0..self.trail.vars() as u32).map(Var) {
            let value = match self.trail.value(var.lit(true)) {
                0 => self.phases.saved[var.index()],
                value => value,
            };
            walk.values[var.lit(value > 0).index()] = true;
            walk.best.push(value > 0);
        }
        for lit in (0..2 * self.trail.vars()).map(Lit::from_index) {
            let list = self.watches.list(lit);
            self.interrupt.spend(1 + list.len() as u64 / 4);
            let binaries = list.iter().filter(|watch| watch.is_binary());
            for watch in binaries.filter(|watch| !watch.is_redundant_binary() && lit < watch.blocker) {
                walk.add(&[lit, watch.blocker], &self.trail);
            }
            if self.interrupt.reached().is_some() {
                return None;
            }
        }
        for &clause in &self.clauses.irredundant {
            if self.interrupt.over_after(1) {
                return None;
            }
            if !self.clauses.is_garbage(clause) {
                walk.add(self.clauses.lits(clause), &self.trail);
            }
        }
        if !walk.connect(&mut self.interrupt) {
            return None;
        }
        walk.weights = weights(walk.lits.len() as f64 / walk.counts.len().max(1) as f64);
        walk.least = walk.broken.len();
        Some(walk)
    }
}

impl Walk {
    /// A walk without clauses and values.
    fn new(vars: usize) -> Walk {
        Walk {
            lits: Vec::new(),
            starts: vec![0],
            counts: Vec::new(),
            occurrences: Vec::new(),
            occurrence_starts: Vec::new(),
            values: vec![false; 2 * vars],
            breaks: vec![0; 2 * vars],
            broken: Vec::new(),
            weights: Vec::new(),
            least: 0,
            best: Vec::new(),
            flipped: Vec::new(),
            is_flipped: vec![false; vars],
            flips: 0,
            ticks: 0,
        }
    }

    /// Adds the unassigned literals of a clause, unless the trail makes it true.
    fn add(&mut self, lits: &[Lit], trail: &Trail) {
        let open = |lit: &Lit| trail.value(*lit) == 0;
        if lits.iter().any(|&lit| trail.value(lit) > 0) || !lits.iter().any(open) {
            return;
        }
        self.lits.extend(lits.iter().copied().filter(open));
        self.starts.push(self.lits.len() as u32);
        self.counts.push(Count { satisfied: 0, satisfying: 0, place: 0 });
    }

    /// Lists the clauses of each literal, and counts their true literals; false if interrupted.
    fn connect(&mut self, interrupt: &mut Interrupt) -> bool {
        self.occurrence_starts = vec![0; self.values.len() + 1];
        for lit in &self.lits {
            self.occurrence_starts[lit.index()] += 1;
            if interrupt.over_after(1) {
                return false;
            }
        }
        let mut end = 0;
        for start in &mut self.occurrence_starts {
            end += *start;
            *start = end;
        }
        self.occurrences = vec![0; self.lits.len()];
        for clause in (0..self.counts.len()).rev() {
            if interrupt.over_after(3) {
                return false;
            }
            for at in self.starts[clause] as usize..self.starts[clause + 1] as usize {
                let lit = self.lits[at];
                let start = &mut self.occurrence_starts[lit.index()];
                *start -= 1;
                self.occurrences[*start as usize] = clause as u32;
                if self.values[lit.index()] {
                    self.counts[clause].satisfied += 1;
                    self.counts[clause].satisfying ^= lit.index() as u32;
                }
            }
            match self.counts[clause].satisfied {
                0 => self.break_clause(clause as u32),
                1 => self.breaks[self.counts[clause].satisfying as usize] += 1,
                _ => {}
            }
        }
        true
    }

    /// Puts a clause among the broken ones.
    fn break_clause(&mut self, clause: u32) {
        self.counts[clause as usize].place = self.broken.len() as u32;
        self.broken.push(clause);
    }

    /// Removes a clause from the broken ones.
    fn mend_clause(&mut self, clause: u32) {
        let place = self.counts[clause as usize].place;
        self.broken.swap_remove(place as usize);
        if let Some(&moved) = self.broken.get(place as usize) {
            self.counts[moved as usize].place = place;
        }
    }

    /// A random literal of a random broken clause, by the weights of the flips that make them true.
    fn pick(&mut self, random: &mut Random) -> Lit {
        let clause = self.broken[random.below(self.broken.len())] as usize;
        let lits = &self.lits[self.starts[clause] as usize..self.starts[clause + 1] as usize];
        self.ticks += 2 + lits.len() as u64;
        let weight = |lit: Lit| {
            let breaks = self.breaks[(!lit).index()] as usize;
            self.weights[breaks.min(self.weights.len() - 1)]
        };
        let sum: f64 = lits.iter().map(|&lit| weight(lit)).sum();
        let mut left = random.share() * sum;
        for &lit in lits {
            left -= weight(lit);
            if left < 0.0 {
                return lit;
            }
        }
        lits[0]
    }

    /// Makes a false literal true.
    fn flip(&mut self, lit: Lit) {
        self.values[lit.index()] = true;
        self.values[(!lit).index()] = false;
        for at in self.occurrences_of(lit) {
            let clause = self.occurrences[at];
            let count = &mut self.counts[clause as usize];
            let others = count.satisfying;
            count.satisfying ^= lit.index() as u32;
            count.satisfied += 1;
            match count.satisfied {
                1 => {
                    self.breaks[lit.index()] += 1;
                    self.mend_clause(clause);
                }
                2 => self.breaks[others as usize] -= 1,
                _ => {}
            }
        }
        for at in self.occurrences_of(!lit) {
            let clause = self.occurrences[at];
            let count = &mut self.counts[clause as usize];
            count.satisfying ^= (!lit).index() as u32;
            count.satisfied -= 1;
            match count.satisfied {
                0 => {
                    self.breaks[(!lit).index()] -= 1;
                    self.break_clause(clause);
                }
                1 => self.breaks[count.satisfying as usize] += 1,
                _ => {}
            }
        }
    }

    /// Asserts that the counts that flips update are those of a count from scratch.
    fn check_invariants(&self) {
        let mut breaks = vec![0; self.breaks.len()];
        for (clause, count) in self.counts.iter().enumerate() {
            let lits = &self.lits[self.starts[clause] as usize..self.starts[clause + 1] as usize];
            let true_lits: Vec<Lit> = lits.iter().copied().filter(|lit| self.values[lit.index()]).collect();
            let sum = true_lits.iter().fold(0, |sum, lit| sum ^ lit.index() as u32);
            assert_eq!((count.satisfied, count.satisfying), (true_lits.len() as u32, sum), "walk: counts");
            let is_broken = self.broken.get(count.place as usize) == Some(&(clause as u32));
            assert_eq!(true_lits.is_empty(), is_broken, "walk: clause {clause} among the broken ones");
            if let [only] = true_lits[..] {
                breaks[only.index()] += 1;
            }
        }
        assert_eq!(breaks, self.breaks, "walk: clauses that flips break");
        assert!(self.least <= self.broken.len(), "walk: the fewest broken clauses");
    }

    /// The range of `occurrences` with the clauses of a literal.
    fn occurrences_of(&mut self, lit: Lit) -> std::ops::Range<usize> {
        let starts = &self.occurrence_starts[lit.index()..];
        self.ticks += u64::from(starts[1] - starts[0]);
        starts[0] as usize..starts[1] as usize
    }

    /// Notes a flip, and the assignment if it is the best so far.
    fn note(&mut self, var: Var) {
        self.flips += 1;
        if !std::mem::replace(&mut self.is_flipped[var.index()], true) {
            self.flipped.push(var);
        }
        if self.broken.len() < self.least {
            self.least = self.broken.len();
            for var in self.flipped.drain(..) {
                self.is_flipped[var.index()] = false;
                self.best[var.index()] = self.values[var.lit(true).index()];
            }
        }
    }
}

/// The weights of flips by how many clauses they break, up to a number from which they are practically zero.
fn weights(mean_size: f64) -> Vec<f64> {
    let above = BASES.iter().position(|&(size, _)| size > mean_size).unwrap_or(BASES.len() - 1).max(1);
    let ((size, base), (next_size, next_base)) = (BASES[above - 1], BASES[above]);
    let base = base + (mean_size - size) * (next_base - base) / (next_size - size);
    std::iter::successors(Some(1.0), |weight| Some(weight / base))
        .take_while(|&weight| weight > 1e-300)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;

    /// Random clauses that a hidden assignment makes true, with binary ones and a unit among them.
    fn planted(vars: usize) -> Solver {
        let mut random = Random::new(5);
        let hidden: Vec<bool> = (0..vars).map(|_| random.next_bit()).collect();
        let mut solver = Solver::new();
        solver.add_clause(&[Var(0).lit(hidden[0])]);
        for at in 0..vars * 4 {
            let size = if at % 20 == 0 { 2 } else { 3 };
            let clause: Vec<Lit> = (0..size).map(|_| Lit::from_index(random.below(2 * vars))).collect();
            if clause.iter().any(|lit| hidden[lit.var().index()] != lit.is_negated()) {
                solver.add_clause(&clause);
            }
        }
        assert!(solver.propagate().is_none());
        solver
    }

    #[test]
    fn counts_follow_flips() {
        let mut solver = planted(60);
        let mut walk = solver.build_walk().unwrap();
        walk.check_invariants();
        for _ in 0..200 {
            if !walk.broken.is_empty() {
                let lit = walk.pick(&mut solver.random);
                walk.flip(lit);
                walk.note(lit.var());
                walk.check_invariants();
            }
        }
        assert!(walk.flips > 20);
    }

    #[test]
    fn a_walk_leaves_the_best_phases() {
        let mut solver = planted(200);
        let first = solver.build_walk().unwrap().broken.len();
        let mut before = first;
        for _ in 0..20 {
            solver.walk_within(20_000);
            let after = solver.build_walk().unwrap().broken.len();
            assert!(after <= before);
            before = after;
        }
        assert!(before < first / 4, "{before} of {first} clauses are still false");
        assert_eq!(solver.trail.level(), 0);
    }

    #[test]
    fn weights_fall_with_a_base_between_those_known() {
        let base = |size| 1.0 / weights(size)[1];
        assert!((base(3.0) - 2.5).abs() < 1e-9 && (base(4.5) - 3.275).abs() < 1e-9 && base(100.0) > 5.4);
        assert!(weights(2.0).windows(2).all(|two| two[0] > two[1]));
    }
}
