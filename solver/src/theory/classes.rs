//! Classes of equal things: union by size, paths halved (Tarjan, *Efficiency of a Good But Not Linear Set
//! Union Algorithm*).

/// Disjoint sets of the numbers below a bound.
pub struct DisjointSets {
    parents: Vec<u32>,
    sizes: Vec<u32>,
}

impl DisjointSets {
    /// Every number below `count` in a set of its own.
    pub fn new(count: usize) -> DisjointSets {
        DisjointSets { parents: (0..count as u32).collect(), sizes: vec![1; count] }
    }

    /// The representative of the set that a number is in.
    pub fn find(&mut self, number: u32) -> u32 {
        let mut at = number;
        while self.parents[at as usize] != at {
            let above = self.parents[self.parents[at as usize] as usize];
            self.parents[at as usize] = above;
            at = above;
        }
        at
    }

    /// Makes one set of those of two members.
    pub fn join(&mut self, left: u32, right: u32) {
        let (left, right) = (self.find(left), self.find(right));
        if left == right {
            return;
        }
        let (large, small) = match self.sizes[left as usize] >= self.sizes[right as usize] {
            true => (left, right),
            false => (right, left),
        };
        self.parents[small as usize] = large;
        self.sizes[large as usize] += self.sizes[small as usize];
    }

    /// The representative of every number.
    pub fn representatives(mut self) -> Vec<u32> {
        (0..self.parents.len() as u32).map(|number| self.find(number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_numbers_share_a_representative() {
        let mut classes = DisjointSets::new(6);
        for (left, right) in [(0, 1), (2, 3), (3, 1), (4, 4)] {
            classes.join(left, right);
        }
        let found = classes.representatives();
        assert!(found[..4].iter().all(|&class| class == found[0]));
        assert_eq!(found[4..], [4, 5]);
    }
}
