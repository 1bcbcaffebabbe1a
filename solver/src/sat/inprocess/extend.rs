//! The extension stack: the values of eliminated variables in models, and the return of these variables.
//!
//! **Idea.** The clauses of an eliminated variable are kept on a stack. A model of the other clauses is
//! extended to the eliminated variables from the top of the stack down (Järvisalo and Biere, "Reconstructing
//! solutions after blocked clause elimination", 2010). When a new clause or an assumption has a literal of
//! the variable, those of its clauses return that have the negation of this literal (Fazekas, Biere, Scholl,
//! "Incremental inprocessing in SAT solving", 2019).
//!
//! **Here.** Each variable has one block with all its clauses. A block has two halves, the clauses with the
//! variable and those with its negation, which return separately. The other variables of a block's clauses
//! were active when it was made. If only one half has returned, the variable is active, and the other half
//! may still change its value in a model: this makes no clause false, because all resolvents of the two
//! halves are implied by the formula.
//!
//! **Contract.** A returned variable is active, and is frozen for some rounds of inprocessing, about twice as
//! many with each return. After these rounds its other half returns, too, so that there is at most one block
//! per variable when it is eliminated again; while there are helpers it does not
//! ([`portfolio`](crate::sat::portfolio)).
//!
//! **Cost.** All values are computed when one is read, in one pass over the stack, once per model:
//! enumeration of models spends much of its time here. A return is linear in the blocks that return. Counter:
//! `eliminate-returned`.

use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use rustc_hash::FxHashMap;

/// The value of `Solver::frozen` for a variable half of whose clauses are on the stack.
const HALF: u32 = u32::MAX;
/// For how many rounds an assumed variable is frozen. A variable that returns for the `n`-th time is frozen
/// until `2^n` times as many rounds later.
const ROUNDS_KEPT: u32 = 2;
/// The number that stands for the absence of a block.
const NONE: u32 = u32::MAX;
/// A stack of fewer words is not compacted.
const COMPACTED_MIN: usize = 1 << 16;

#[derive(Clone, Copy)]
struct Block {
    var: Var,
    start: usize,
    end: usize,
    /// Whether the clauses with the variable, and those with its negation, have not returned.
    live: [bool; 2],
}

/// A model with the values of all variables, by literal: 1 for true, -1 for false. Empty before it is asked
/// for.
#[derive(Default)]
pub(in crate::sat) struct Completed(Vec<i8>);

impl Completed {
    /// Forgets the model that it holds.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// The stack of removed clauses, from which models are extended.
#[derive(Default)]
pub(in crate::sat) struct Extension {
    /// The clauses: size, number in the proof, then literals.
    words: Vec<u32>,
    blocks: Vec<Block>,
    /// By variable, the index of its block, or `NONE`.
    block_of: Vec<u32>,
    /// How many variables have a block.
    extended: usize,
    /// The number of words of clauses that have returned.
    dead: usize,
    /// By variable, how often it has returned.
    returns: FxHashMap<Var, u32>,
    /// Variables half of whose clauses have returned, and the round in which the other half is to return.
    halves: Vec<(Var, u32)>,
}

impl Extension {
    /// Whether no variable has a block.
    pub fn is_empty(&self) -> bool {
        self.extended == 0
    }

    /// The index of the block of a variable.
    fn block(&self, var: Var) -> Option<usize> {
        self.block_of.get(var.index()).filter(|&&at| at != NONE).map(|&at| at as usize)
    }

    /// The memory it takes.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// The numbers in the proof of the clauses on the stack.
    pub fn ids(&self) -> impl Iterator<Item = ClauseId> {
        let live = self.blocks.iter().filter(|block| self.block(block.var).is_some());
        let literals = live.flat_map(|&block| [(block, block.var.lit(true)), (block, block.var.lit(false))]);
        literals.flat_map(|(block, lit)| self.clauses(block, lit).map(|(id, _)| id))
    }

    /// Asserts that blocks follow each other without gaps and consist of clauses with their variable, that
    /// each variable has at most one, and that no clause has a variable of an earlier block unless half of
    /// that has returned, by `is_half`.
    fn check_invariants(&self, is_half: impl Fn(Var) -> bool) {
        let mut end = 0;
        for block in &self.blocks {
            assert!(block.start == end && block.end >= end, "extension: the block of {:?}", block.var);
            end = block.end;
            let mut at = block.start;
            while at < block.end {
                let (size, own) = (self.words[at] as usize, block.var.0);
                let codes = &self.words[at + 2..at + 2 + size];
                let is_own = codes.iter().any(|code| code / 2 == own);
                assert!(is_own, "extension: a clause of {:?} is without it: {codes:?}", block.var);
                at += 2 + size;
            }
            assert_eq!(at, block.end, "extension: the clauses of {:?}", block.var);
        }
        assert!(end == self.words.len() && self.dead <= end, "extension: {} words are dead", self.dead);
        let vars = (0..self.block_of.len() as u32).map(Var);
        let extended: Vec<(Var, usize)> = vars.filter_map(|var| Some((var, self.block(var)?))).collect();
        assert_eq!(extended.len(), self.extended, "extension: the variables with a block");
        for (var, at) in extended {
            let block = self.blocks[at];
            assert_eq!(block.var, var, "extension: the block of {var:?}");
            assert!(block.live[0] && block.live[1] || is_half(var), "extension: half of {var:?} is gone");
            for (_, codes) in [true, false].into_iter().flat_map(|value| self.clauses(block, var.lit(value)))
            {
                for other in codes.iter().map(|&code| Lit::from_index(code as usize).var()) {
                    let is_there = other == var || self.block(other).is_none_or(|of| of >= at);
                    assert!(
                        is_there || is_half(other),
                        "extension: {var:?} mentions {other:?}, which went before"
                    );
                }
            }
        }
    }

    /// Begins the block of a variable.
    pub fn begin(&mut self, var: Var) {
        let at = self.words.len();
        self.blocks.push(Block { var, start: at, end: at, live: [true; 2] });
        debug_assert!(self.block(var).is_none());
        if self.block_of.len() <= var.index() {
            self.block_of.resize(var.index() + 1, NONE);
        }
        self.block_of[var.index()] = (self.blocks.len() - 1) as u32;
        self.extended += 1;
    }

    /// Adds a clause to the last block.
    pub fn push_clause(&mut self, lits: &[Lit], id: ClauseId) {
        self.words.extend([lits.len() as u32, id.0]);
        self.words.extend(lits.iter().map(|lit| lit.index() as u32));
        if let Some(block) = self.blocks.last_mut() {
            block.end = self.words.len();
        }
    }

    /// The clauses of a block, and their numbers.
    fn all_clauses(&self, block: Block) -> impl Iterator<Item = (ClauseId, &[u32])> {
        let mut rest = &self.words[block.start..block.end];
        std::iter::from_fn(move || {
            let (&[size, id], tail) = rest.split_first_chunk()?;
            let (codes, tail) = tail.split_at(size as usize);
            rest = tail;
            Some((ClauseId(id), codes))
        })
    }

    /// Those with a literal of the block's variable, if they have not returned.
    fn clauses(&self, block: Block, with: Lit) -> impl Iterator<Item = (ClauseId, &[u32])> {
        let is_live = block.live[usize::from(with.is_negated())];
        self.all_clauses(block).filter(move |(_, codes)| is_live && codes.contains(&(with.index() as u32)))
    }

    /// The value of a variable in the model; `values` are those of variables without a block.
    pub fn value(&self, var: Var, values: &[i8], model: &mut Completed) -> bool {
        let model = &mut model.0;
        if model.is_empty() {
            model.extend_from_slice(values);
            for (at, block) in self.blocks.iter().enumerate().rev() {
                if self.block(block.var) == Some(at) {
                    let value = self.complete(*block, model);
                    let own = block.var.lit(true);
                    (model[own.index()], model[(!own).index()]) = if value { (1, -1) } else { (-1, 1) };
                }
            }
        }
        model[var.lit(true).index()] > 0
    }

    /// The value of a block's variable, given those of the variables of all blocks above.
    fn complete(&self, block: Block, model: &[i8]) -> bool {
        // Whether there is a clause with the variable, or with its negation, that nothing else makes true.
        let mut needed = [false; 2];
        for (_, codes) in self.all_clauses(block) {
            let is_own = |code: u32| code / 2 == block.var.0;
            if codes.iter().any(|&code| model[code as usize] > 0 && !is_own(code)) {
                continue;
            }
            if let Some(&own) = codes.iter().find(|&&code| is_own(code)) {
                let own = usize::from(Lit::from_index(own as usize).is_negated());
                needed[own] |= block.live[own];
            }
        }
        needed[0] || model[block.var.lit(true).index()] > 0 && !needed[1]
    }

    /// Takes the clauses with a literal from the stack; whether the variable still has a block.
    fn take(&mut self, lit: Lit, clauses: &mut Vec<(ClauseId, Vec<Lit>)>) -> bool {
        let Some(at) = self.block(lit.var()) else { return false };
        let before = clauses.len();
        let lits = |codes: &[u32]| codes.iter().map(|&code| Lit::from_index(code as usize)).collect();
        clauses.extend(self.clauses(self.blocks[at], lit).map(|(id, codes)| (id, lits(codes))));
        self.dead += clauses[before..].iter().map(|(_, lits)| lits.len() + 2).sum::<usize>();
        self.blocks[at].live[usize::from(lit.is_negated())] = false;
        let block = self.blocks[at];
        let is_left = self.clauses(block, !lit).next().is_some();
        if !is_left {
            self.block_of[lit.var().index()] = NONE;
            self.extended -= 1;
        }
        is_left
    }

    /// Frees the memory of clauses that have returned, if they are at least half of the stack.
    fn compact(&mut self) {
        if self.words.len() < COMPACTED_MIN || self.dead < self.words.len() / 2 {
            return;
        }
        let mut kept = Extension::default();
        for (at, &block) in self.blocks.iter().enumerate() {
            if self.block(block.var) != Some(at) {
                continue;
            }
            kept.begin(block.var);
            for own in [block.var.lit(true), block.var.lit(false)] {
                for (id, codes) in self.clauses(block, own) {
                    let lits: Vec<Lit> = codes.iter().map(|&code| Lit::from_index(code as usize)).collect();
                    kept.push_clause(&lits, id);
                }
            }
            if let Some(last) = kept.blocks.last_mut() {
                last.live = block.live;
            }
        }
        (self.words, self.blocks, self.block_of, self.dead) = (kept.words, kept.blocks, kept.block_of, 0);
    }
}

impl Solver {
    /// Whether the variable must not be eliminated or replaced in this round of inprocessing.
    pub(in crate::sat) fn is_frozen(&self, var: Var) -> bool {
        u64::from(self.frozen[var.index()]) > self.statistics.inprocess_rounds
    }

    /// Whether the value of a variable depends on clauses on the stack.
    pub(in crate::sat) fn is_extended(&self, var: Var) -> bool {
        !self.active[var.index()] || self.frozen[var.index()] == HALF
    }

    /// Freezes the variables of the literals for this round, if one is running, and the next two
    /// (`ROUNDS_KEPT`).
    pub(in crate::sat) fn freeze(&mut self, lits: &[Lit]) {
        let until = self.current_round() + 1 + ROUNDS_KEPT;
        for lit in lits {
            let frozen = &mut self.frozen[lit.var().index()];
            *frozen = until.max(*frozen);
        }
    }

    /// Asserts that a variable has a block exactly if it is not active or half of its clauses have returned;
    /// that eliminated variables are unassigned; and that all halves are listed to return. A helper of a
    /// portfolio has no blocks of variables that the first search has eliminated.
    pub(in crate::sat) fn check_extension(&self) {
        self.extension.check_invariants(|var| self.active[var.index()] && self.frozen[var.index()] == HALF);
        for var in (0..self.trail.vars() as u32).map(Var) {
            let is_there = self.extension.block(var).is_some();
            let is_lacking = self.member.is_some() && !is_there;
            assert!(is_there == self.is_extended(var) || is_lacking, "extension: {var:?} and its block");
            let is_open = self.active[var.index()] || self.trail.value(var.lit(true)) == 0;
            assert!(is_open, "extension: the eliminated {var:?} has a value");
            let is_half = self.frozen[var.index()] == HALF;
            let waits = || self.extension.halves.iter().any(|half| half.0 == var);
            assert!(
                !is_half || self.active[var.index()] && waits(),
                "extension: half of {var:?} does not return"
            );
        }
    }

    fn current_round(&self) -> u32 {
        self.statistics.inprocess_rounds.min(u64::from(u32::MAX / 2)) as u32
    }

    /// Returns the clauses that a new clause or assumption with these literals requires to be in the formula,
    /// and those that these require in turn.
    pub(in crate::sat) fn return_vars(&mut self, lits: &[Lit]) {
        let is_extended = |lit: &&Lit| self.is_extended(lit.var());
        let mut open: Vec<Lit> = lits.iter().filter(is_extended).copied().collect();
        let mut clauses = Vec::new();
        while let Some(lit) = open.pop() {
            if !self.is_extended(lit.var()) {
                continue;
            }
            let before = clauses.len();
            let is_left = self.extension.take(!lit, &mut clauses);
            self.reactivate(lit.var(), is_left);
            let others = clauses[before..].iter().flat_map(|(_, lits)| lits);
            open.extend(others.filter(|other| other.var() != lit.var() && self.is_extended(other.var())));
        }
        self.extension.compact();
        for (id, clause) in clauses {
            self.add_with_id(&clause, id, None);
        }
    }

    /// Makes a variable active, and freezes it for some rounds; without end while half of its clauses are on
    /// the stack.
    fn reactivate(&mut self, var: Var, is_left: bool) {
        if !self.active[var.index()] {
            self.statistics.eliminate_returned += 1;
            self.active[var.index()] = true;
            if let Some(touched) = self.inprocess.touched.get_mut(var.index()) {
                *touched = true;
            }
            self.queue.unassign(var);
            self.scores.insert(var);
            let returns = self.extension.returns.entry(var).or_default();
            *returns += 1;
        }
        let returns = self.extension.returns.get(&var).copied().unwrap_or_default();
        let until = self.current_round() + (ROUNDS_KEPT << returns.min(24));
        if is_left && self.frozen[var.index()] != HALF {
            self.extension.halves.push((var, until));
        }
        self.frozen[var.index()] = if is_left { HALF } else { until };
    }

    /// Returns the other halves that are due in this round.
    pub(super) fn return_halves(&mut self) {
        let round = self.current_round();
        let (due, halves) =
            std::mem::take(&mut self.extension.halves).into_iter().partition(|half| half.1 <= round);
        self.extension.halves = halves;
        let due: Vec<(Var, u32)> = due;
        for (var, _) in due {
            if self.frozen[var.index()] == HALF {
                self.return_vars(&[var.lit(true)]);
                self.return_vars(&[var.lit(false)]);
                self.frozen[var.index()] = round;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::sat::Outcome;
    use javelin_term::limits::Limits;

    fn lit(number: i32) -> Lit {
        Var(number.unsigned_abs() - 1).lit(number > 0)
    }

    /// A solver with the gate 1 = 2 and 3, in which variable 1 is eliminated.
    fn without_gate() -> Solver {
        let mut solver = Solver::new();
        for clause in [&[-1, 2][..], &[-1, 3], &[1, -2, -3], &[2, 3, 4]] {
            solver.add_clause(&clause.iter().map(|&number| lit(number)).collect::<Vec<_>>());
        }
        let dense = &mut solver.make_dense();
        solver.subsume(dense);
        solver.frozen.iter_mut().skip(1).for_each(|frozen| *frozen = 9);
        solver.eliminate(dense);
        solver.make_sparse();
        assert!(!solver.active[0]);
        solver
    }

    #[test]
    fn only_the_clauses_needed_return() {
        let mut solver = without_gate();
        assert_eq!(solver.solve(&[lit(1)], &Limits::none()), Outcome::Sat);
        assert!(solver.active[0] && solver.frozen[0] == HALF);
        assert!([1, 2, 3].iter().all(|&number| solver.value(lit(number))));
        assert_eq!(solver.solve(&[lit(-1), lit(2), lit(3)], &Limits::none()), Outcome::Unsat);
        assert!(solver.extension.is_empty() && solver.frozen[0] != HALF);
    }

    /// The clause that makes the gate's output true has not returned, but the output has the right value.
    #[test]
    fn models_satisfy_the_half_that_has_not_returned() {
        let mut solver = without_gate();
        solver.add_clause(&[lit(1), lit(4)]);
        assert_eq!(solver.solve(&[lit(2), lit(3), lit(4)], &Limits::none()), Outcome::Sat);
        assert!(solver.frozen[0] == HALF && solver.value(lit(1)));
    }

    #[test]
    fn returned_clauses_may_be_removed_again() {
        let mut solver = without_gate();
        assert_eq!(solver.solve(&[lit(1)], &Limits::none()), Outcome::Sat);
        solver.backtrack(0);
        solver.assumptions.clear();
        for _ in 0..8 {
            solver.inprocess();
        }
        assert!(!solver.active[0]);
        assert_eq!(solver.solve(&[lit(2), lit(3), lit(-1)], &Limits::none()), Outcome::Unsat);
    }
}
