//! Sorts, interned: equal sorts have equal ids.
//!
//! **Invariants.** The table finds each sort under its own id. A sort is made of sorts with smaller ids.

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

/// The structure of a sort.
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

    /// The structure of the sort.
    pub fn kind(&self, sort: Sort) -> &SortKind {
        &self.kinds[sort.0 as usize]
    }

    /// Panics if an invariant is broken. Linear in all sorts.
    pub fn check_invariants(&self) {
        assert_eq!(self.kinds.first(), Some(&SortKind::Bool), "the first sort is Bool");
        assert_eq!(self.ids.len(), self.kinds.len(), "equal sorts have equal ids");
        let declared = self.kinds.iter().filter(|kind| matches!(kind, SortKind::Uninterpreted(..))).count();
        assert_eq!(declared as u32, self.uninterpreted, "every declared sort is a sort of its own");
        for (number, kind) in (0..).zip(&self.kinds) {
            assert_eq!(self.ids.get(kind), Some(&Sort(number)), "the table finds a sort");
            let is_older = |part: &Sort| part.0 < number;
            assert!(
                match kind {
                    SortKind::Bool => number == 0,
                    SortKind::BitVec(width) => (1..=MAX_WIDTH).contains(width),
                    SortKind::Array(index, element) => is_older(index) && is_older(element),
                    SortKind::Uninterpreted(_, declared) => *declared <= self.uninterpreted,
                    SortKind::Function(arguments, result) => {
                        arguments.iter().all(is_older) && is_older(result)
                    }
                },
                "a sort is made of older ones: {kind:?}"
            );
        }
    }
}
