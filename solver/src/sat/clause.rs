//! The clause arena.
//!
//! **Idea.** All clauses of three and more literals lie in one vector of 32-bit words. So a reference is 32
//! bits wide, and a clause's header is next to its first literals, mostly in the same cache line (MiniSat's
//! `RegionAllocator`).
//!
//! **Here.** A clause is `HEADER` words and its literals:
//!
//! ```text
//!   word 0   size, the number of literals
//!   word 1   bit 0 redundant | bit 1 garbage | bit 2 protected | bit 3 moved | bit 4 tried
//!            | bits 7-11 used | bits 12-31 glue
//!   word 2   where the search for a replacement watch continues (Gent 2013);
//!            after a move, the new reference or `TO_WATCHES`
//!   word 3   the number of the clause in the proof, 0 while no proof is traced
//!   word 4.. literals; those at positions 0 and 1 are watched
//! ```
//!
//! **Contract.** A `ClauseRef` is valid from `Clauses::add` to the next `collect`, which maps all references
//! that the solver keeps. A clause may shrink in place, but never grows. It is in the list that its redundant
//! bit names, unless it was promoted since the last `list_promoted`. Its variables are distinct. Its position
//! is 2 or that of a literal after the second.
//!
//! **Cost.** Per clause 16 bytes, 4 per literal, and 4 in the list of references.

use super::watch::fetch;
use crate::cnf::literal::Lit;
use crate::proof::event::ClauseId;

/// Words before the literals of a clause.
const HEADER: usize = 4;
const REDUNDANT: u32 = 1;
const GARBAGE: u32 = 2;
const PROTECTED: u32 = 4;
const MOVED: u32 = 8;
const TRIED: u32 = 1 << 4;
const USED_SHIFT: u32 = 7;
const USED_MASK: u32 = USED_MAX << USED_SHIFT;
const GLUE_SHIFT: u32 = 12;
const GLUE_MAX: u32 = (1 << 20) - 1;

/// The largest value of `Clauses::used`.
pub(super) const USED_MAX: u32 = 31;

/// The largest number of words an arena may have: the last values of a reference name binary clauses.
const WORDS_MAX: usize = u32::MAX as usize - 16;

/// Stored instead of a new reference when the clause became binary and now exists only in the watches.
const TO_WATCHES: u32 = u32::MAX;

/// The place of a clause in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ClauseRef(pub(super) u32);

/// All clauses of three and more literals.
#[derive(Default)]
pub(super) struct Clauses {
    words: Vec<u32>,
    /// The clauses of the formula, and derived clauses that have replaced some of them.
    pub irredundant: Vec<ClauseRef>,
    /// Learnt clauses, which may be dropped at any time.
    pub redundant: Vec<ClauseRef>,
    /// Some clauses in `redundant` have been made irredundant.
    has_promoted: bool,
}

impl Clauses {
    /// Adds a clause; `None` if the arena is full.
    pub fn add(&mut self, lits: &[Lit], redundant: bool, glue: u32, id: ClauseId) -> Option<ClauseRef> {
        let start = self.words.len();
        if start + HEADER + lits.len() > WORDS_MAX {
            return None;
        }
        let clause = ClauseRef(start as u32);
        let flags = glue.min(GLUE_MAX) << GLUE_SHIFT | u32::from(redundant);
        self.words.extend_from_slice(&[lits.len() as u32, flags, 2, id.0]);
        self.words.extend(lits.iter().map(|lit| lit.index() as u32));
        if redundant {
            self.redundant.push(clause)
        } else {
            self.irredundant.push(clause)
        }
        Some(clause)
    }

    /// The size of the arena in words, garbage included.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    fn word(&self, clause: ClauseRef, offset: usize) -> u32 {
        let index = clause.0 as usize + offset;
        debug_assert!(index < self.words.len());
        // SAFETY: a valid reference points at a header that lies in the arena whole, and offsets are within
        // it.
        unsafe { *self.words.get_unchecked(index) }
    }

    fn word_mut(&mut self, clause: ClauseRef, offset: usize) -> &mut u32 {
        let index = clause.0 as usize + offset;
        debug_assert!(index < self.words.len());
        // SAFETY: as in `word`.
        unsafe { self.words.get_unchecked_mut(index) }
    }

    /// Prefetches the beginning of a clause into the cache.
    #[inline]
    pub fn prefetch(&self, clause: ClauseRef) {
        fetch(self.words.as_ptr().wrapping_add(clause.0 as usize));
    }

    /// The number of literals.
    pub fn size(&self, clause: ClauseRef) -> usize {
        self.word(clause, 0) as usize
    }

    /// The literals of a clause, the two watched ones first.
    pub fn lits(&self, clause: ClauseRef) -> &[Lit] {
        let start = clause.0 as usize + HEADER;
        let size = self.size(clause);
        debug_assert!(start + size <= self.words.len());
        // SAFETY: the literals of a clause lie in the arena after its header, and `Lit` is a transparent
        // `u32` all of whose values are valid.
        unsafe { std::slice::from_raw_parts(self.words.as_ptr().add(start).cast::<Lit>(), size) }
    }

    /// The literals, to reorder or overwrite.
    pub fn lits_mut(&mut self, clause: ClauseRef) -> &mut [Lit] {
        let start = clause.0 as usize + HEADER;
        let size = self.size(clause);
        debug_assert!(start + size <= self.words.len());
        // SAFETY: as in `lits`; the exclusive borrow of the arena covers the slice.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().add(start).cast::<Lit>(), size) }
    }

    /// Drops the literals from `size` on.
    pub fn shrink(&mut self, clause: ClauseRef, size: usize) {
        debug_assert!(size <= self.size(clause));
        *self.word_mut(clause, 0) = size as u32;
        *self.word_mut(clause, 2) = 2;
    }

    /// The number in the proof.
    pub fn id(&self, clause: ClauseRef) -> ClauseId {
        ClauseId(self.word(clause, 3))
    }

    /// Sets the number in the proof.
    pub fn set_id(&mut self, clause: ClauseRef, id: ClauseId) {
        *self.word_mut(clause, 3) = id.0;
    }

    /// Where the search for a replacement watch starts.
    pub fn position(&self, clause: ClauseRef) -> usize {
        self.word(clause, 2) as usize
    }

    /// Sets where the search for a replacement watch starts.
    pub fn set_position(&mut self, clause: ClauseRef, position: usize) {
        *self.word_mut(clause, 2) = position as u32;
    }

    fn set_flag(&mut self, clause: ClauseRef, flag: u32, on: bool) {
        let word = self.word_mut(clause, 1);
        *word = if on { *word | flag } else { *word & !flag };
    }

    /// Whether the clause is implied by the irredundant ones, so that it may be dropped.
    pub fn is_redundant(&self, clause: ClauseRef) -> bool {
        self.word(clause, 1) & REDUNDANT != 0
    }

    /// Makes the clause irredundant. It stays in its list until `list_promoted`.
    pub fn set_irredundant(&mut self, clause: ClauseRef) {
        self.has_promoted |= self.is_redundant(clause);
        self.set_flag(clause, REDUNDANT, false);
    }

    /// Moves the clauses that were made irredundant to their list.
    pub fn list_promoted(&mut self) {
        if std::mem::take(&mut self.has_promoted) {
            let (redundant, promoted): (Vec<_>, Vec<_>) =
                self.redundant.iter().copied().partition(|&clause| self.is_redundant(clause));
            self.redundant = redundant;
            self.irredundant.extend(promoted);
        }
    }

    /// Whether the clause is to be freed by the next collection.
    pub fn is_garbage(&self, clause: ClauseRef) -> bool {
        self.word(clause, 1) & GARBAGE != 0
    }

    /// Marks the clause to be freed by the next collection.
    pub fn set_garbage(&mut self, clause: ClauseRef) {
        self.set_flag(clause, GARBAGE, true);
    }

    /// Keeps a clause that was garbage.
    pub fn revive(&mut self, clause: ClauseRef) {
        self.set_flag(clause, GARBAGE, false);
    }

    /// Whether the clause is a reason on the trail and must not change.
    pub fn is_protected(&self, clause: ClauseRef) -> bool {
        self.word(clause, 1) & PROTECTED != 0
    }

    /// Whether a clause is protected.
    pub fn has_protected(&self) -> bool {
        self.irredundant.iter().chain(&self.redundant).any(|&clause| self.is_protected(clause))
    }

    /// Marks or unmarks the clause as a reason.
    pub fn set_protected(&mut self, clause: ClauseRef, on: bool) {
        self.set_flag(clause, PROTECTED, on);
    }

    /// How recently analysis met the clause: `USED_MAX` when it did, counted down by reductions.
    pub fn used(&self, clause: ClauseRef) -> u32 {
        (self.word(clause, 1) & USED_MASK) >> USED_SHIFT
    }

    /// Sets what `used` returns.
    pub fn set_used(&mut self, clause: ClauseRef, used: u32) {
        let word = self.word_mut(clause, 1);
        *word = *word & !USED_MASK | used << USED_SHIFT & USED_MASK;
    }

    /// Whether vivification has tried the clause.
    pub fn tried(&self, clause: ClauseRef) -> bool {
        self.word(clause, 1) & TRIED != 0
    }

    /// Sets what `tried` returns.
    pub fn set_tried(&mut self, clause: ClauseRef, on: bool) {
        self.set_flag(clause, TRIED, on);
    }

    /// The smallest number of decision levels that the literals of the clause were seen on, less one.
    pub fn glue(&self, clause: ClauseRef) -> u32 {
        self.word(clause, 1) >> GLUE_SHIFT
    }

    /// Sets the glue, which is cut to the bits that the header has for it.
    pub fn set_glue(&mut self, clause: ClauseRef, glue: u32) {
        let word = self.word_mut(clause, 1);
        *word = *word & ((1 << GLUE_SHIFT) - 1) | glue.min(GLUE_MAX) << GLUE_SHIFT;
    }

    /// Moves a clause to the arena `to` unless it was moved already; returns its new reference.
    pub fn move_to(&mut self, clause: ClauseRef, to: &mut Vec<u32>) -> ClauseRef {
        if self.word(clause, 1) & MOVED != 0 {
            return ClauseRef(self.word(clause, 2));
        }
        let start = clause.0 as usize;
        let moved = ClauseRef(to.len() as u32);
        to.extend_from_slice(&self.words[start..start + HEADER + self.size(clause)]);
        self.set_flag(clause, MOVED, true);
        *self.word_mut(clause, 2) = moved.0;
        moved
    }

    /// Notes that a clause of two literals, with its number in the proof, has moved to the watches.
    pub fn set_binary(&mut self, clause: ClauseRef) {
        self.set_flag(clause, MOVED, true);
        *self.word_mut(clause, 2) = TO_WATCHES;
        self.set_id(clause, ClauseId::NONE);
    }

    /// Where in the arena the clause was moved to, if it was.
    pub fn moved(&self, clause: ClauseRef) -> Option<ClauseRef> {
        let to = self.word(clause, 2);
        (self.word(clause, 1) & MOVED != 0 && to != TO_WATCHES).then_some(ClauseRef(to))
    }

    /// Undoes the move of a clause after an interrupted collection: the clause stays in the old arena, or is
    /// garbage there if it has become binary and is in the watches.
    pub fn unmove(&mut self, clause: ClauseRef) {
        if self.word(clause, 1) & MOVED != 0 {
            self.set_flag(clause, GARBAGE, self.is_garbage(clause) || self.word(clause, 2) == TO_WATCHES);
            self.set_flag(clause, MOVED, false);
            self.set_position(clause, 2);
        }
    }

    /// Ends a collection: replaces the arena and the lists by those of the moved clauses.
    pub fn replace_arena(&mut self, words: Vec<u32>, [irredundant, redundant]: [Vec<ClauseRef>; 2]) {
        (self.irredundant, self.redundant, self.words) = (irredundant, redundant, words);
    }

    /// Asserts that the clauses of the lists lie in the arena without overlapping, have the redundant bit of
    /// their list, and have distinct variables. Must not be called during a collection.
    pub fn check_invariants(&self) {
        let mut ends: Vec<(usize, usize)> = Vec::new();
        let mut vars: Vec<u32> = Vec::new();
        for (list, redundant) in [(&self.irredundant, false), (&self.redundant, true)] {
            for &clause in list {
                let (start, size) = (clause.0 as usize, self.size(clause));
                assert!(start + HEADER + size <= self.words.len(), "clauses: {clause:?} is not in the arena");
                ends.push((start, start + HEADER + size));
                assert_eq!(self.word(clause, 1) & MOVED, 0, "clauses: {clause:?} was moved");
                let promoted = redundant && self.has_promoted;
                assert!(
                    self.is_redundant(clause) == redundant || promoted,
                    "clauses: {clause:?} is in the other list"
                );
                if self.is_garbage(clause) {
                    continue;
                }
                let position = self.position(clause);
                assert!((2..size.max(3)).contains(&position), "clauses: position {position} of {size}");
                vars.clear();
                vars.extend(self.lits(clause).iter().map(|lit| lit.var().0));
                vars.sort_unstable();
                let repeated = vars.windows(2).any(|two| two[0] == two[1]);
                assert!(size > 1 && !repeated, "clauses: {:?} repeats a variable", self.lits(clause));
            }
        }
        ends.sort_unstable();
        let overlap = ends.windows(2).find(|two| two[0].1 > two[1].0);
        assert!(overlap.is_none(), "clauses: words {overlap:?} are of two clauses");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(codes: &[usize]) -> Vec<Lit> {
        codes.iter().map(|&code| Lit::from_index(code)).collect()
    }

    #[test]
    fn fields_do_not_disturb_each_other() {
        let mut clauses = Clauses::default();
        let first = clauses.add(&clause(&[0, 2, 4]), true, 7, ClauseId(1)).unwrap();
        let second = clauses.add(&clause(&[1, 3, 5, 7]), false, 0, ClauseId(2)).unwrap();
        clauses.set_used(first, 3);
        clauses.set_protected(first, true);
        clauses.set_glue(first, 5);
        assert_eq!((clauses.glue(first), clauses.used(first)), (5, 3));
        assert!(clauses.is_redundant(first) && clauses.is_protected(first) && !clauses.is_garbage(first));
        assert_eq!((clauses.glue(second), clauses.used(second)), (0, 0));
        assert_eq!(clauses.lits(second), clause(&[1, 3, 5, 7]));
        assert_eq!((clauses.id(first), clauses.id(second)), (ClauseId(1), ClauseId(2)));
    }

    #[test]
    fn compaction_keeps_what_was_moved() {
        let mut clauses = Clauses::default();
        let first = clauses.add(&clause(&[0, 2, 4]), true, 7, ClauseId(1)).unwrap();
        let second = clauses.add(&clause(&[1, 3, 5, 7]), false, 0, ClauseId(2)).unwrap();
        clauses.shrink(second, 3);
        clauses.set_garbage(first);
        let mut words = Vec::new();
        let moved = clauses.move_to(second, &mut words);
        assert_eq!(clauses.move_to(second, &mut words), moved);
        clauses.replace_arena(words, [vec![moved], Vec::new()]);
        assert_eq!((clauses.irredundant.len(), clauses.redundant.len()), (1, 0));
        assert_eq!((clauses.lits(moved), clauses.id(moved)), (&clause(&[1, 3, 5])[..], ClauseId(2)));
        clauses.check_invariants();
    }
}
