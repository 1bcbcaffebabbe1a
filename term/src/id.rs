//! The ids of terms, apart from the graph that gives them meaning: tables of terms need not know the graph.

/// The id of a term; it is valid in one graph only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(pub(super) u32);

impl Term {
    /// The number, to index arrays.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The term with this number, which some graph has given out.
    pub fn from_index(index: usize) -> Term {
        Term(index as u32)
    }

    /// This term and another packed into one word.
    pub(super) fn pair(self, high: Term) -> u64 {
        u64::from(self.0) | u64::from(high.0) << 32
    }
}
