//! Exponential VSIDS, the decision order of stable mode.
//!
//! **Idea.** Every variable met in analysis has its score raised by an increment that grows with each
//! conflict, which orders variables as if old scores decayed (Eén and Sörensson, "An extensible SAT-solver",
//! 2003, after Chaff). The unassigned variable with the highest score is decided.
//!
//! **Here.** A binary heap with positions; assigned variables leave it lazily and return on backtracking.
//! Ties go to the variable of higher rank (see `ties`), else to the lower number.
//!
//! **Contract.** Every unassigned active variable is in the heap; no child is greater than its parent;
//! `positions` is the inverse of `heap`.
//!
//! **Cost.** Logarithmic per operation; 16 bytes per variable.

use crate::cnf::literal::Var;
use crate::sat::trail::Trail;

/// Scores are scaled down beyond this.
const RESCALE_ABOVE: f64 = 1e150;
const NONE: u32 = u32::MAX;

/// The heap of scores.
pub(in crate::sat) struct Scores {
    scores: Vec<f64>,
    heap: Vec<u32>,
    positions: Vec<u32>,
    increment: f64,
    /// By variable, its rank among variables of equal score; empty if no ranks are set.
    ranks: Vec<u64>,
}

impl Default for Scores {
    fn default() -> Scores {
        Scores {
            scores: Vec::new(),
            heap: Vec::new(),
            positions: Vec::new(),
            increment: 1.0,
            ranks: Vec::new(),
        }
    }
}

impl Scores {
    /// Adds the next variable.
    pub fn new_var(&mut self) {
        let var = self.scores.len() as u32;
        self.scores.push(0.0);
        self.positions.push(NONE);
        self.insert(Var(var));
    }

    /// Sets the ranks: among variables of equal score, one of higher rank is decided first.
    pub fn set_ranks(&mut self, ranks: Vec<u64>) {
        self.ranks = ranks;
        for at in (0..self.heap.len() / 2).rev() {
            self.down(at);
        }
    }

    /// Which of two variables is decided first: the greater.
    pub fn compare(&self, left: Var, right: Var) -> std::cmp::Ordering {
        self.less(right.0, left.0).cmp(&self.less(left.0, right.0))
    }

    /// Puts a variable into the heap, unless it is there.
    pub fn insert(&mut self, var: Var) {
        if self.positions[var.index()] != NONE {
            return;
        }
        self.positions[var.index()] = self.heap.len() as u32;
        self.heap.push(var.0);
        self.up(self.heap.len() - 1);
    }

    /// Raises a variable's score.
    pub fn bump(&mut self, var: Var) {
        self.scores[var.index()] += self.increment;
        if self.scores[var.index()] > RESCALE_ABOVE {
            self.rescale();
        }
        if self.positions[var.index()] != NONE {
            self.up(self.positions[var.index()] as usize);
        }
    }

    /// Multiplies all scores by this factor, relative to the increments of later bumps.
    pub fn decay(&mut self, factor: f64) {
        self.increment /= factor;
        if self.increment > RESCALE_ABOVE {
            self.rescale();
        }
    }

    fn rescale(&mut self) {
        for score in &mut self.scores {
            *score /= RESCALE_ABOVE;
        }
        self.increment /= RESCALE_ABOVE;
        // Scores that were far apart may have become equal: then the numbers of their variables decide.
        for at in (0..self.heap.len() / 2).rev() {
            self.down(at);
        }
    }

    /// The unassigned active variable with the highest score; the others above it leave the heap.
    pub fn next(&mut self, trail: &Trail, is_active: impl Fn(Var) -> bool) -> Option<Var> {
        while let Some(&top) = self.heap.first() {
            if trail.value(Var(top).lit(true)) == 0 && is_active(Var(top)) {
                return Some(Var(top));
            }
            self.pop();
        }
        None
    }

    fn pop(&mut self) {
        let top = self.heap.swap_remove(0);
        self.positions[top as usize] = NONE;
        if let Some(&moved) = self.heap.first() {
            self.positions[moved as usize] = 0;
            self.down(0);
        }
    }

    fn less(&self, left: u32, right: u32) -> bool {
        let (first, second) = (self.scores[left as usize], self.scores[right as usize]);
        first < second || first == second && self.loses_tie(left, right)
    }

    fn loses_tie(&self, left: u32, right: u32) -> bool {
        let rank = |var: u32| self.ranks.get(var as usize).copied().unwrap_or(0);
        (rank(left), right) < (rank(right), left)
    }

    fn up(&mut self, mut at: usize) {
        let var = self.heap[at];
        while at > 0 {
            let parent = (at - 1) / 2;
            if !self.less(self.heap[parent], var) {
                break;
            }
            self.place(at, self.heap[parent]);
            at = parent;
        }
        self.place(at, var);
    }

    fn down(&mut self, mut at: usize) {
        let var = self.heap[at];
        loop {
            let (left, right) = (2 * at + 1, 2 * at + 2);
            if left >= self.heap.len() {
                break;
            }
            let right_wins = right < self.heap.len() && self.less(self.heap[left], self.heap[right]);
            let child = if right_wins { right } else { left };
            if !self.less(var, self.heap[child]) {
                break;
            }
            self.place(at, self.heap[child]);
            at = child;
        }
        self.place(at, var);
    }

    fn place(&mut self, at: usize, var: u32) {
        self.heap[at] = var;
        self.positions[var as usize] = at as u32;
    }

    /// Asserts that the heap is in order, agrees with `positions` and has all open variables, and that scores
    /// are within their range.
    pub fn check_invariants(&self, vars: usize, is_open: impl Fn(Var) -> bool) {
        assert!(self.scores.len() == vars && self.positions.len() == vars, "scores: {vars} variables");
        assert!(self.increment.is_finite() && self.increment > 0.0, "scores: increment {}", self.increment);
        for (at, &var) in self.heap.iter().enumerate() {
            assert_eq!(self.positions[var as usize] as usize, at, "scores: the place of variable {var}");
            let parent = self.heap[at.saturating_sub(1) / 2];
            assert!(at == 0 || !self.less(parent, var), "scores: {var} is below {parent}, which is less");
        }
        let placed = self.positions.iter().filter(|&&at| at != NONE).count();
        assert_eq!(placed, self.heap.len(), "scores: a variable has a place and is not in the heap");
        for var in 0..vars as u32 {
            let score = self.scores[var as usize];
            assert!((0.0..=RESCALE_ABOVE).contains(&score), "scores: {score} of variable {var}");
            let is_there = self.positions[var as usize] != NONE;
            assert!(is_there || !is_open(Var(var)), "scores: the open variable {var} is not in the heap");
        }
    }
}
