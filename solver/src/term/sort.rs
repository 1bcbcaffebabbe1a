//! Sorts, interned: equal sorts have equal ids.

use rustc_hash::FxHashMap;

pub use crate::bitvec::MAX_WIDTH;

/// The id of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sort(u32);

impl Sort {
    /// `Bool`, which every table holds.
    pub const BOOL: Sort = Sort(0);

    /// The number, for hashing.
    pub(crate) fn index(self) -> u32 {
        self.0
    }
}

/// What a sort is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SortKind {
    /// `Bool`
    Bool,
    /// `(_ BitVec width)`
    BitVec(u32),
    /// `(Array index element)`
    Array(Sort, Sort),
    /// Declared by `declare-sort`; the number tells sorts of one name apart.
    Uninterpreted(Box<str>, u32),
    /// The sort of a function symbol: arguments and result.
    Function(Box<[Sort]>, Sort),
}

/// The sorts of one graph.
#[derive(Debug)]
pub struct Sorts {
    kinds: Vec<SortKind>,
    ids: FxHashMap<SortKind, Sort>,
    uninterpreted: u32,
}

impl Default for Sorts {
    fn default() -> Sorts {
        let mut sorts = Sorts { kinds: Vec::new(), ids: FxHashMap::default(), uninterpreted: 0 };
        sorts.intern(SortKind::Bool);
        sorts
    }
}

impl Sorts {
    /// The id of a sort.
    pub fn intern(&mut self, kind: SortKind) -> Sort {
        if let Some(&sort) = self.ids.get(&kind) {
            return sort;
        }
        let sort = Sort(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.ids.insert(kind, sort);
        sort
    }

    /// A sort different from all others.
    pub fn uninterpreted(&mut self, name: &str) -> Sort {
        self.uninterpreted += 1;
        self.intern(SortKind::Uninterpreted(name.into(), self.uninterpreted))
    }

    /// What the sort is.
    pub fn kind(&self, sort: Sort) -> &SortKind {
        &self.kinds[sort.0 as usize]
    }
}
