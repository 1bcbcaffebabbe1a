//! Watch lists.
//!
//! **Idea.** Every clause is watched by two of its literals and visited only when one of them becomes false
//! (Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff: engineering an efficient SAT solver", 2001); a blocking
//! literal next to the reference saves most visits (Chu, Harwood, Stuckey, "Cache conscious data structures
//! for Boolean satisfiability solvers", 2009).
//!
//! **Here.** A watch is 8 bytes: the blocking literal and either a reference or one of two codes that say
//! that the clause is binary. Binary clauses exist only here, once in the list of each of their literals.
//!
//! **Contract.** After propagation without conflict, a clause with a false watched literal has a true literal
//! whose level is not above that of the false one. Mostly this is the blocker or the other watched literal,
//! but not always, because a collection writes new blockers.
//!
//! **Cost.** 16 bytes per clause, and the headers of two lists per variable.

use super::clause::ClauseRef;
use crate::cnf::literal::Lit;

const BINARY_IRREDUNDANT: u32 = u32::MAX;
const BINARY_REDUNDANT: u32 = u32::MAX - 1;

/// An entry of a watch list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Watch {
    /// A literal of the clause; while it is true the clause need not be visited. For a binary clause, the
    /// other literal.
    pub blocker: Lit,
    code: u32,
}

const _: () = assert!(size_of::<Watch>() == 8);

impl Watch {
    /// A watch of a clause in the arena.
    pub fn large(blocker: Lit, clause: ClauseRef) -> Watch {
        Watch { blocker, code: clause.0 }
    }

    /// A watch of the binary clause of the list's literal and `other`.
    pub fn binary(other: Lit, redundant: bool) -> Watch {
        Watch { blocker: other, code: if redundant { BINARY_REDUNDANT } else { BINARY_IRREDUNDANT } }
    }

    /// Whether the clause is binary.
    pub fn is_binary(self) -> bool {
        self.code >= BINARY_REDUNDANT
    }

    /// Whether the clause is binary and learnt.
    pub fn is_redundant_binary(self) -> bool {
        self.code == BINARY_REDUNDANT
    }

    /// The clause of a watch that is not binary.
    pub fn clause(self) -> ClauseRef {
        debug_assert!(!self.is_binary());
        ClauseRef(self.code)
    }
}

/// A list of watches per literal.
#[derive(Default)]
pub(super) struct Watches {
    lists: Vec<Vec<Watch>>,
}

impl Watches {
    /// Makes room for the two literals of one more variable.
    pub fn new_var(&mut self) {
        self.lists.push(Vec::new());
        self.lists.push(Vec::new());
    }

    /// The watches of a literal.
    pub fn list(&self, lit: Lit) -> &Vec<Watch> {
        &self.lists[lit.index()]
    }

    /// The watches of a literal, to change.
    pub fn list_mut(&mut self, lit: Lit) -> &mut Vec<Watch> {
        debug_assert!(lit.index() < self.lists.len());
        // SAFETY: literals of the solver are below the number of lists: `Solver::add_clause` and
        // `Solver::solve` make a variable's lists before any literal of it is stored.
        unsafe { self.lists.get_unchecked_mut(lit.index()) }
    }

    /// Prefetches the beginning of a list into the cache.
    #[inline]
    pub fn prefetch(&self, lit: Lit) {
        debug_assert!(lit.index() < self.lists.len());
        // SAFETY: as in `list_mut`.
        let list = unsafe { self.lists.get_unchecked(lit.index()) };
        fetch(list.as_ptr());
    }

    /// Watches a clause in the arena by its first two literals.
    pub fn watch(&mut self, clause: ClauseRef, first: Lit, second: Lit) {
        self.list_mut(first).push(Watch::large(second, clause));
        self.list_mut(second).push(Watch::large(first, clause));
    }

    /// Watches a clause in the arena by one more literal.
    pub fn watch_by(&mut self, lit: Lit, clause: ClauseRef, blocker: Lit) {
        self.list_mut(lit).push(Watch::large(blocker, clause));
    }

    /// Makes an existing binary clause irredundant.
    pub fn make_irredundant(&mut self, first: Lit, second: Lit) {
        for (lit, other) in [(first, second), (second, first)] {
            let mut list = self.list_mut(lit).iter_mut();
            if let Some(watch) = list.find(|watch| watch.is_binary() && watch.blocker == other) {
                *watch = Watch::binary(other, false);
            }
        }
    }

    /// Adds a binary clause.
    pub fn add_binary(&mut self, first: Lit, second: Lit, redundant: bool) {
        self.list_mut(first).push(Watch::binary(second, redundant));
        self.list_mut(second).push(Watch::binary(first, redundant));
    }
}

/// Prefetches a cache line, on machines with an instruction for it.
#[inline]
pub(super) fn fetch<T>(line: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: prefetching reads nothing: any address will do.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(line.cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = line;
}
