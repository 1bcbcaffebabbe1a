//! Sorts, interned: equal sorts have equal ids.
//!
//! **Invariants.** The table finds each sort under its own id. A sort is made of sorts with smaller ids.
//!
//! **Cost.** Sorts share their parts, but SMT-LIB cannot say so: the text of a sort can be exponentially
//! longer than the script that defines it. Its length is known before a byte is written.

use javelin_parser::response::symbol_length;
use rustc_hash::FxHashMap;

pub use crate::bitvec::MAX_WIDTH;

/// The id of a sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sort(u32);

impl Sort {
    /// `Bool`, which every table holds.
    pub const BOOL: Sort = Sort(0);

    /// The number, for hashing.
    pub fn index(self) -> u32 {
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

/// The bytes of `Bool`.
pub const BOOL_LENGTH: u64 = 4;

/// The bytes of `(_ BitVec width)`.
pub fn bitvec_length(width: u32) -> u64 {
    "(_ BitVec )".len() as u64 + u64::from(width.checked_ilog10().unwrap_or(0)) + 1
}

/// The bytes of the sort of an array from those of its parts.
pub fn array_length(index: u64, element: u64) -> u64 {
    ("(Array  )".len() as u64).saturating_add(index).saturating_add(element)
}

/// The sorts of one graph.
#[derive(Clone, Debug)]
pub struct Sorts {
    kinds: Vec<SortKind>,
    ids: FxHashMap<SortKind, Sort>,
    /// The bytes of each sort's text.
    lengths: Vec<u64>,
    uninterpreted: u32,
}

impl Default for Sorts {
    fn default() -> Sorts {
        let (kinds, lengths) = (Vec::new(), Vec::new());
        let mut sorts = Sorts { kinds, ids: FxHashMap::default(), lengths, uninterpreted: 0 };
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
        self.lengths.push(self.length_of(&kind));
        self.kinds.push(kind.clone());
        self.ids.insert(kind, sort);
        sort
    }

    /// A sort different from all others.
    pub fn uninterpreted(&mut self, name: &str) -> Sort {
        self.uninterpreted += 1;
        self.intern(SortKind::Uninterpreted(name.into(), self.uninterpreted))
    }

    /// The bytes of the text of a sort, `u64::MAX` where they are no fewer.
    pub fn length(&self, sort: Sort) -> u64 {
        self.lengths[sort.0 as usize]
    }

    /// The bytes of the text of a sort whose parts are known.
    fn length_of(&self, kind: &SortKind) -> u64 {
        match kind {
            SortKind::Bool => BOOL_LENGTH,
            SortKind::BitVec(width) => bitvec_length(*width),
            SortKind::Array(index, element) => array_length(self.length(*index), self.length(*element)),
            SortKind::Uninterpreted(name, _) => symbol_length(name),
            SortKind::Function(arguments, result) => {
                arguments.iter().chain([result]).fold("(->)".len() as u64, |sum, part| {
                    sum.saturating_add(1).saturating_add(self.length(*part))
                })
            }
        }
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
            assert_eq!(self.lengths[number as usize], self.length_of(kind), "the length is that of the text");
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
