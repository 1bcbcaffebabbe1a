//! A sparse table from terms to numbers: the entries of a traversal, one per term.
//!
//! Terms lie in pages of 64. A page exists only once one of its terms has an entry, so time and memory follow
//! the terms that are visited; the graph as a whole costs four bytes per 64 terms.
//!
//! **Invariants.** Page 0 is always empty: a read of a page that does not exist goes there. The directory
//! names each other page once, and `touched` lists where.

use crate::graph::Term;
use crate::work::growth;

const PAGE: usize = 64;
const NONE: u32 = u32::MAX;

/// A map from terms to numbers below `u32::MAX`.
pub struct Memo {
    /// The page of every 64 terms.
    directory: Vec<u32>,
    pages: Vec<u32>,
    /// The entries of the directory that are not 0.
    touched: Vec<u32>,
}

impl Default for Memo {
    fn default() -> Memo {
        Memo { directory: Vec::new(), pages: vec![NONE; PAGE], touched: Vec::new() }
    }
}

impl Memo {
    /// A table without entries.
    pub fn new() -> Memo {
        Memo::default()
    }

    /// The number of a term, if it has one.
    #[inline]
    pub fn get(&self, term: Term) -> Option<u32> {
        let page = self.directory.get(term.index() / PAGE).copied().unwrap_or(0);
        let number = self.pages[page as usize * PAGE + term.index() % PAGE];
        (number != NONE).then_some(number)
    }

    /// Whether a term has a number.
    #[inline]
    pub fn contains(&self, term: Term) -> bool {
        self.get(term).is_some()
    }

    /// Gives a term a number, which replaces the one it had.
    #[inline]
    pub fn set(&mut self, term: Term, number: u32) {
        debug_assert_ne!(number, NONE);
        let page = self.page_of(term.index() / PAGE);
        self.pages[page * PAGE + term.index() % PAGE] = number;
    }

    /// Removes the number of a term, and returns it.
    pub fn remove(&mut self, term: Term) -> Option<u32> {
        let number = self.get(term)?;
        let page = self.page_of(term.index() / PAGE);
        self.pages[page * PAGE + term.index() % PAGE] = NONE;
        Some(number)
    }

    #[inline]
    fn page_of(&mut self, slot: usize) -> usize {
        match self.directory.get(slot) {
            Some(&page) if page != 0 => page as usize,
            _ => self.add_page(slot),
        }
    }

    fn add_page(&mut self, slot: usize) -> usize {
        if slot >= self.directory.len() {
            self.directory.resize((slot + 1).next_power_of_two(), 0);
        }
        let page = self.pages.len() / PAGE;
        self.pages.resize(self.pages.len() + PAGE, NONE);
        self.directory[slot] = page as u32;
        self.touched.push(slot as u32);
        page
    }

    /// The bytes that are allocated at once for one more page, because the list of pages grows.
    pub fn growth(&self) -> usize {
        growth(&self.pages, PAGE)
    }

    /// Removes all entries, at a cost that follows their number.
    pub fn clear(&mut self) {
        for slot in self.touched.drain(..) {
            self.directory[slot as usize] = 0;
        }
        self.pages.truncate(PAGE);
    }

    /// Panics if an invariant is broken. Linear in the directory.
    pub fn check_invariants(&self) {
        assert!(self.pages[..PAGE].iter().all(|&number| number == NONE), "page 0 is empty");
        assert_eq!(self.pages.len(), (self.touched.len() + 1) * PAGE, "every page is in the directory");
        let mut slots: Vec<u32> = self.touched.clone();
        slots.sort_unstable();
        let named = (0..).zip(&self.directory).filter(|&(_, &page)| page != 0).map(|(slot, _)| slot);
        assert!(named.eq(slots.iter().copied()), "touched lists the entries of the directory");
        let mut pages: Vec<u32> = self.touched.iter().map(|&slot| self.directory[slot as usize]).collect();
        pages.sort_unstable();
        assert!(pages.iter().copied().eq(1..=self.touched.len() as u32), "each page is named once");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_appear_change_and_vanish() {
        let mut memo = Memo::new();
        let terms: Vec<Term> = [0, 1, 63, 64, 1_000_000, 70].into_iter().map(Term::from_index).collect();
        for round in 0..2 {
            for (number, &term) in terms.iter().enumerate() {
                assert!(!memo.contains(term));
                memo.set(term, number as u32 + round);
            }
            memo.set(terms[2], 77);
            let numbers: Vec<_> = terms.iter().map(|&term| memo.get(term)).collect();
            let want = [round, 1 + round, 77, 3 + round, 4 + round, 5 + round];
            assert_eq!(numbers, want.map(Some));
            assert_eq!(memo.get(Term::from_index(2)), None);
            assert_eq!(memo.get(Term::from_index(usize::MAX >> 40)), None);
            assert_eq!(
                [terms[4], Term::from_index(2)].map(|term| memo.remove(term)),
                [Some(4 + round), None]
            );
            assert_eq!([terms[4], terms[5]].map(|term| memo.contains(term)), [false, true]);
            memo.check_invariants();
            memo.clear();
            memo.check_invariants();
        }
    }
}
