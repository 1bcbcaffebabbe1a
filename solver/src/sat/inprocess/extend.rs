//! The extension stack: values for eliminated variables, and their return.
//!
//! **Idea.** The clauses of an eliminated variable are kept on a stack. A model of what is left is completed from the
//! top down (Järvisalo and Biere 2010); when a new clause or an assumption mentions the variable, its clauses come back
//! (Fazekas, Biere, Scholl 2019; here for whole variables, as in Nadel, Ryvchin, Strichman 2012).
//!
//! **Here.** One block per variable with all its clauses. Clauses of a block mention only variables that were
//! eliminated later or not at all; returning takes those along.
//!
//! **Contract.** A returned variable is active again and never eliminated again.
//!
//! **Cost.** Completing a model is linear in the stack, and happens when a value is first asked for. Counter: returned.

use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::trail::Trail;
use rustc_hash::FxHashMap;

#[derive(Clone, Copy)]
struct Block {
    var: Var,
    start: usize,
    end: usize,
    live: bool,
}

/// The stack.
#[derive(Default)]
pub(in crate::sat) struct Extension {
    /// The clauses: size, number in the proof, then literals.
    words: Vec<u32>,
    blocks: Vec<Block>,
    /// The number of live blocks.
    live: usize,
    /// The block of a variable.
    block_of: FxHashMap<Var, usize>,
}

impl Extension {
    /// Whether all variables are there.
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// Begins the block of a variable.
    pub fn begin(&mut self, var: Var) {
        let at = self.words.len();
        self.blocks.push(Block { var, start: at, end: at, live: true });
        self.live += 1;
        self.block_of.insert(var, self.blocks.len() - 1);
    }

    /// Adds a clause to the last block.
    pub fn push_clause(&mut self, lits: &[Lit], id: ClauseId) {
        self.words.extend([lits.len() as u32, id.0]);
        self.words.extend(lits.iter().map(|lit| lit.index() as u32));
        if let Some(block) = self.blocks.last_mut() {
            block.end = self.words.len();
        }
    }

    /// The clauses of a block, with their numbers.
    fn clauses(&self, block: Block) -> impl Iterator<Item = (ClauseId, &[u32])> {
        let mut rest = &self.words[block.start..block.end];
        std::iter::from_fn(move || {
            let (&[size, id], tail) = rest.split_first_chunk()?;
            let (codes, tail) = tail.split_at(size as usize);
            rest = tail;
            Some((ClauseId(id), codes))
        })
    }

    /// A model for all variables, from one for those that are not eliminated.
    pub fn complete(&self, trail: &Trail) -> Vec<i8> {
        let mut values = trail.values.clone();
        for &block in self.blocks.iter().rev().filter(|block| block.live) {
            let own = block.var.lit(true);
            values[own.index()] = -1;
            values[(!own).index()] = 1;
            let holds = |(_, codes): (ClauseId, &[u32])| codes.iter().any(|&code| values[code as usize] > 0);
            if !self.clauses(block).all(holds) {
                values[own.index()] = 1;
                values[(!own).index()] = -1;
            }
        }
        values
    }

    /// Takes the block of a variable off; its clauses.
    fn take(&mut self, var: Var) -> Vec<(ClauseId, Vec<Lit>)> {
        let Some(at) = self.block_of.remove(&var) else { return Vec::new() };
        self.blocks[at].live = false;
        self.live -= 1;
        let lits = |codes: &[u32]| codes.iter().map(|&code| Lit::from_index(code as usize)).collect();
        self.clauses(self.blocks[at]).map(|(id, codes)| (id, lits(codes))).collect()
    }
}

impl Solver {
    /// Brings back the eliminated variables among those of the literals, and those that come with them.
    pub(in crate::sat) fn return_vars(&mut self, lits: &[Lit]) {
        let mut vars: Vec<Var> = Vec::new();
        let mut clauses = Vec::new();
        self.queue_return(lits, &mut vars);
        while let Some(var) = vars.pop() {
            for (id, clause) in self.extension.take(var) {
                self.queue_return(&clause, &mut vars);
                clauses.push((id, clause));
            }
        }
        for (id, clause) in clauses {
            self.add_with_id(&clause, id);
        }
    }

    fn queue_return(&mut self, lits: &[Lit], vars: &mut Vec<Var>) {
        for var in lits.iter().map(|lit| lit.var()) {
            if !self.active[var.index()] {
                self.statistics.returned += 1;
                self.active[var.index()] = true;
                self.frozen[var.index()] = true;
                self.queue.unassign(var);
                self.scores.insert(var);
                vars.push(var);
            }
        }
    }
}
