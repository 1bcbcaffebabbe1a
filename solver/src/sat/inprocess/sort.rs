//! Sorting that can be interrupted.
//!
//! A stable merge sort, from the bottom up. Short runs are sorted by the standard library; the limits are
//! checked after each run, and at regular intervals during merging.

use crate::sat::interrupt::Interrupt;
use std::cmp::Ordering;

/// The length of the runs that are sorted without a check of the limits.
const RUN: usize = 1 << 14;

impl Interrupt {
    /// Sorts stably; false if interrupted, which leaves the items in any order.
    pub fn sort_by<T: Copy>(
        &mut self,
        items: &mut Vec<T>,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> bool {
        for run in items.chunks_mut(RUN) {
            run.sort_by(&mut compare);
            if self.over_after(2 * run.len() as u64) {
                return false;
            }
        }
        let mut length = RUN;
        while length < items.len() {
            let mut merged = Vec::with_capacity(items.len());
            for pair in items.chunks(2 * length) {
                let (mut one, mut other) = pair.split_at(length.min(pair.len()));
                while !one.is_empty() || !other.is_empty() {
                    merge_some(&mut one, &mut other, &mut merged, &mut compare);
                    if self.over_after(RUN as u64) {
                        return false;
                    }
                }
            }
            *items = merged;
            length *= 2;
        }
        true
    }

    /// Sorts; false if interrupted, which leaves the items in any order.
    pub fn sort<T: Copy + Ord>(&mut self, items: &mut Vec<T>) -> bool {
        self.sort_by(items, T::cmp)
    }
}

/// Moves the smallest items of two sorted runs, at most `RUN` of them, to `merged`; of equal items, that of
/// the first run comes first.
fn merge_some<'a, T: Copy>(
    one: &mut &'a [T],
    other: &mut &'a [T],
    merged: &mut Vec<T>,
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    for _ in 0..RUN {
        let from = match (one.first(), other.first()) {
            (Some(first), Some(second)) if compare(first, second).is_gt() => &mut *other,
            (Some(_), _) => &mut *one,
            _ => &mut *other,
        };
        let Some((&least, rest)) = from.split_first() else { return };
        merged.push(least);
        *from = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::random::Random;
    use javelin_term::limits::Limits;

    #[test]
    fn sorts_stably() {
        let mut random = Random::new(3);
        for size in [0, 1, RUN, RUN + 1, 2 * RUN, 5 * RUN + 7] {
            let mut items: Vec<(usize, usize)> = (0..size).map(|at| (random.below(1000), at)).collect();
            let mut wanted = items.clone();
            wanted.sort();
            assert!(Interrupt::default().sort_by(&mut items, |one, other| one.0.cmp(&other.0)));
            assert_eq!(items, wanted);
        }
    }

    #[test]
    fn stops_when_a_limit_is_reached() {
        let mut interrupt = Interrupt::default();
        interrupt.start(&Limits { ticks: Some(3 * RUN as u64), ..Limits::none() });
        assert!(!interrupt.sort(&mut vec![0; 4 * RUN]));
    }
}
