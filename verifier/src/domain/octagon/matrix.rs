//! Difference-bound matrices of octagons.
//!
//! **Idea.** Conditions `±x ±y <= c` are differences between `+x`, `-x`, `+y` and `-y`; all that follow from
//! some are shortest paths (Miné, *The Octagon Abstract Domain*, 2006).
//!
//! **Here.** The variable `k` is the two nodes `2k` for `+` and `2k + 1` for `-`; the entry in row `i` and
//! column `j` bounds node `j` minus node `i`. Values are integers: closure rounds bounds of `2x` down to even
//! numbers and adds what follows from two of them, once after the shortest paths (Bagnara, Hill and
//! Zaffanella, *Weakly-Relational Shapes for Numeric Abstractions: Improved Algorithms and Proofs of
//! Correctness*, 2009).
//!
//! **Invariants.** An entry is that of the same difference between the opposite nodes. A closed matrix has
//! the least entries of all matrices with the same integers, and at least one integer point.
//!
//! **Cost.** Closure is cubic in the variables, all else quadratic.

/// An entry without a bound.
pub const NO_BOUND: i128 = i128::MAX;

/// Bounds beyond this are given up, so that sums of two fit.
const LARGEST: i128 = 1 << 120;

/// A matrix of bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    nodes: usize,
    bounds: Box<[i128]>,
}

/// A variable with a sign, as a node.
pub fn node(variable: usize, is_negative: bool) -> usize {
    2 * variable + usize::from(is_negative)
}

fn sum(left: i128, right: i128) -> i128 {
    if left == NO_BOUND || right == NO_BOUND { NO_BOUND } else { left + right }
}

impl Matrix {
    /// No bounds for so many variables.
    pub fn new(variables: usize) -> Matrix {
        let nodes = 2 * variables;
        let mut matrix = Matrix { nodes, bounds: vec![NO_BOUND; nodes * nodes].into() };
        (0..nodes).for_each(|node| matrix.bounds[node * nodes + node] = 0);
        matrix
    }

    /// The bound of a node minus another.
    pub fn difference(&self, minuend: usize, subtrahend: usize) -> i128 {
        self.bounds[subtrahend * self.nodes + minuend]
    }

    /// The bound of the sum of two nodes; of twice a node, if they are the same.
    pub fn bound(&self, first: usize, second: usize) -> i128 {
        self.difference(first, second ^ 1)
    }

    /// Sets the bound of the sum of two nodes.
    pub fn set(&mut self, first: usize, second: usize, bound: i128) {
        let bound = if bound > LARGEST { NO_BOUND } else { bound.max(-LARGEST) };
        self.bounds[(second ^ 1) * self.nodes + first] = bound;
        self.bounds[(first ^ 1) * self.nodes + second] = bound;
    }

    /// Adds a bound of the sum of two nodes.
    pub fn restrict(&mut self, first: usize, second: usize, bound: i128) {
        if bound < self.bound(first, second) {
            self.set(first, second, bound);
        }
    }

    /// Forgets all about a variable in a closed matrix, which stays closed.
    pub fn forget(&mut self, variable: usize) {
        for own in [2 * variable, 2 * variable + 1] {
            for other in (0..self.nodes).filter(|&other| other != own) {
                self.bounds[own * self.nodes + other] = NO_BOUND;
                self.bounds[other * self.nodes + own] = NO_BOUND;
            }
        }
    }

    /// All that follows from the bounds; whether an integer point is left.
    pub fn close(&mut self) -> bool {
        let nodes = self.nodes;
        for via in 0..nodes {
            for from in 0..nodes {
                let first = self.bounds[from * nodes + via];
                if first == NO_BOUND {
                    continue;
                }
                for to in 0..nodes {
                    let bound = sum(first, self.bounds[via * nodes + to]);
                    if bound < self.bounds[from * nodes + to] {
                        self.bounds[from * nodes + to] = bound.max(-LARGEST);
                    }
                }
            }
        }
        self.strengthen()
    }

    /// Rounds bounds of single variables, and adds what follows from two of them: all that follows where no
    /// other path is shorter. Whether an integer point is left.
    pub fn strengthen(&mut self) -> bool {
        let nodes = self.nodes;
        for own in 0..nodes {
            let twice = &mut self.bounds[own * nodes + (own ^ 1)];
            if *twice != NO_BOUND {
                *twice &= !1;
            }
        }
        for own in 0..nodes {
            let down = self.bounds[own * nodes + (own ^ 1)];
            let up = self.bounds[(own ^ 1) * nodes + own];
            if self.bounds[own * nodes + own] < 0 || sum(down, up) < 0 {
                return false;
            }
        }
        for from in 0..nodes {
            let first = self.bounds[from * nodes + (from ^ 1)];
            for to in 0..nodes {
                let both = sum(first, self.bounds[(to ^ 1) * nodes + to]);
                let entry = &mut self.bounds[from * nodes + to];
                if both != NO_BOUND && both / 2 < *entry {
                    *entry = both / 2;
                }
            }
        }
        true
    }

    /// The greater of each two bounds: of closed matrices it is closed.
    #[must_use]
    pub fn join(&self, other: &Matrix) -> Matrix {
        self.combine(other, i128::max)
    }

    /// The lesser of each two bounds.
    #[must_use]
    pub fn meet(&self, other: &Matrix) -> Matrix {
        self.combine(other, i128::min)
    }

    /// Each bound that another matrix exceeds becomes what a function makes of it, which is given whether it
    /// is about a single variable.
    #[must_use]
    pub fn widen(&self, next: &Matrix, further: impl Fn(i128, bool) -> i128) -> Matrix {
        let mut widened = self.combine(next, |own, next| if next <= own { own } else { NO_BOUND });
        for from in 0..self.nodes {
            for to in 0..self.nodes {
                let next = next.bounds[from * self.nodes + to];
                let entry = &mut widened.bounds[from * self.nodes + to];
                if *entry == NO_BOUND && next != NO_BOUND && self.bounds[from * self.nodes + to] != NO_BOUND {
                    *entry = further(next, from ^ 1 == to);
                }
            }
        }
        widened
    }

    fn combine(&self, other: &Matrix, both: impl Fn(i128, i128) -> i128) -> Matrix {
        let bounds = self.bounds.iter().zip(&other.bounds).map(|(&own, &other)| both(own, other));
        Matrix { nodes: self.nodes, bounds: bounds.collect() }
    }

    /// Whether no bound exceeds that of another matrix.
    pub fn is_within(&self, other: &Matrix) -> bool {
        self.bounds.iter().zip(&other.bounds).all(|(own, other)| own <= other)
    }
}
