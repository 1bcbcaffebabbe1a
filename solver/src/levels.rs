//! Levels of assertions, and containers that follow them.
//!
//! **Idea.** A fact that is found at a level holds until that level is closed. One manager knows which levels
//! are open, and every container asks it (Bitwuzla's backtrackable containers register with one manager for
//! the same reason).
//!
//! **Here.** Each level that is ever opened has an identity of its own, a [`Level`]. A container remembers
//! with each item at which level it came and compares that with the manager whenever it is used. So opening
//! and closing touches no container, and no container can be forgotten: there is nothing to be kept in step.
//!
//! **Contract.** All containers of a solver are used with the same manager. Reading shows only what open
//! levels hold. A write to a container forgets the items of closed levels; a caller that has to undo
//! something for each forgotten item calls [`LevelVec::retract`] first.
//!
//! **Invariants.** The identities of open levels ascend, and level 0 is always open. The marks of a
//! [`LevelVec`] ascend in level and in start, none is empty, and those of closed levels come last.
//!
//! **Cost.** One byte for each level that was ever opened, and a constant time to open, to close and to ask.
//! A retraction costs what the items that it removes have cost.

use std::hash::Hash;
use std::ops::Range;

use javelin_term::work::growth;
use rustc_hash::FxHashMap;

/// The identity of a level: no two levels that a manager has opened share one, also after they were closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u32);

impl Level {
    /// The level at the bottom, which is always open.
    pub const BOTTOM: Level = Level(0);

    /// The number, to be stored in a table of numbers. It grows from level to level and is below `u32::MAX`.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The level with a number that [`Level::number`] returned.
    pub fn from_number(number: u32) -> Level {
        Level(number)
    }
}

/// The manager of the open levels.
#[derive(Clone, Debug)]
pub struct Levels {
    /// The open levels, the bottom first.
    open: Vec<Level>,
    /// For each level ever opened, whether it is open.
    is_open: Vec<bool>,
}

impl Default for Levels {
    fn default() -> Levels {
        Levels { open: vec![Level::BOTTOM], is_open: vec![true] }
    }
}

impl Levels {
    /// A manager whose only open level is the bottom.
    pub fn new() -> Levels {
        Levels::default()
    }

    /// Opens a level above the others.
    pub fn push(&mut self) -> Level {
        let level = Level(self.is_open.len() as u32);
        self.open.push(level);
        self.is_open.push(true);
        level
    }

    /// Closes the newest `count` levels, or all but the bottom if there are fewer.
    pub fn pop(&mut self, count: usize) {
        let remaining = self.open.len().saturating_sub(count).max(1);
        for level in self.open.drain(remaining..) {
            self.is_open[level.0 as usize] = false;
        }
    }

    /// The bytes that are allocated at once to open `count` levels, because lists grow.
    pub fn growth(&self, count: usize) -> usize {
        doubled(&self.open, count) + doubled(&self.is_open, count)
    }

    /// How many levels are open above the bottom.
    pub fn depth(&self) -> usize {
        self.open.len() - 1
    }

    /// How many levels were ever opened above the bottom.
    pub fn opened(&self) -> usize {
        self.is_open.len() - 1
    }

    /// The newest open level.
    pub fn current(&self) -> Level {
        self.open[self.open.len() - 1]
    }

    /// How many open levels are below an open level.
    pub fn depth_of(&self, level: Level) -> usize {
        self.open.partition_point(|&open| open < level)
    }

    /// The open level with `depth` open levels below it: 0 gives the bottom.
    pub fn at(&self, depth: usize) -> Option<Level> {
        self.open.get(depth).copied()
    }

    /// Whether a level has not been closed.
    #[inline]
    pub fn is_open(&self, level: Level) -> bool {
        self.is_open[level.0 as usize]
    }

    /// Panics if an invariant is broken.
    pub fn check_invariants(&self) {
        assert_eq!(self.open.first(), Some(&Level::BOTTOM), "the bottom is open");
        assert!(self.open.windows(2).all(|pair| pair[0] < pair[1]), "open levels ascend");
        let flagged =
            (0..).zip(&self.is_open).filter(|&(_, &is_open)| is_open).map(|(number, _)| Level(number));
        assert!(flagged.eq(self.open.iter().copied()), "the flags are those of the open levels");
    }
}

/// The bytes of the list that replaces one which doubles until there is room for `more` items; 0 if there is.
fn doubled<T>(list: &Vec<T>, more: usize) -> usize {
    let needed = list.len() + more;
    match needed <= list.capacity() {
        true => 0,
        false => list.capacity() * needed.div_ceil(list.capacity()).next_power_of_two() * size_of::<T>(),
    }
}

/// The position at which the items of a level begin in a [`LevelVec`].
#[derive(Clone, Copy, Debug)]
struct Mark {
    level: Level,
    start: usize,
}

/// A list whose items are forgotten with the level at which they were added.
#[derive(Clone, Debug)]
pub struct LevelVec<T> {
    items: Vec<T>,
    /// One for each level that holds items.
    marks: Vec<Mark>,
}

impl<T> Default for LevelVec<T> {
    fn default() -> LevelVec<T> {
        LevelVec { items: Vec::new(), marks: Vec::new() }
    }
}

impl<T> LevelVec<T> {
    /// A list without items at any level.
    pub fn new() -> LevelVec<T> {
        LevelVec::default()
    }

    /// The number of items of open levels.
    pub fn len(&self, levels: &Levels) -> usize {
        let closed = self.marks.iter().rev().take_while(|mark| !levels.is_open(mark.level));
        closed.last().map_or(self.items.len(), |mark| mark.start)
    }

    /// Whether open levels have no items.
    pub fn is_empty(&self, levels: &Levels) -> bool {
        self.len(levels) == 0
    }

    /// The items of open levels, oldest first.
    pub fn items(&self, levels: &Levels) -> &[T] {
        &self.items[..self.len(levels)]
    }

    /// The items of open levels, to be changed in place. Such a change is not undone with a level.
    pub fn items_mut(&mut self, levels: &Levels) -> &mut [T] {
        let length = self.len(levels);
        &mut self.items[..length]
    }

    /// The positions of the items that were added at an open level.
    pub fn range(&self, levels: &Levels, level: Level) -> Range<usize> {
        let length = self.len(levels);
        let start_of = |number: usize| self.marks.get(number).map_or(length, |mark| mark.start.min(length));
        let first = self.marks.partition_point(|mark| mark.level < level);
        let after = self.marks.partition_point(|mark| mark.level <= level);
        start_of(first)..start_of(after)
    }

    /// Adds an item at the newest open level.
    pub fn push(&mut self, levels: &Levels, item: T) {
        self.retract(levels, drop);
        let level = levels.current();
        if self.marks.last().is_none_or(|mark| mark.level != level) {
            self.marks.push(Mark { level, start: self.items.len() });
        }
        self.items.push(item);
    }

    /// Forgets the items of closed levels. Each is handed to `undo`, the newest first.
    pub fn retract(&mut self, levels: &Levels, undo: impl FnMut(T)) {
        if self.marks.last().is_some_and(|mark| !levels.is_open(mark.level)) {
            self.truncate(self.len(levels), undo);
        }
    }

    /// Forgets all but the oldest `length` items, whatever their levels. Each is handed to `undo`, the newest
    /// first.
    pub fn truncate(&mut self, length: usize, undo: impl FnMut(T)) {
        self.marks.truncate(self.marks.partition_point(|mark| mark.start < length));
        if length < self.items.len() {
            self.items.drain(length..).rev().for_each(undo);
        }
    }

    /// Moves the items of levels that were closed to the newest open one.
    pub fn keep(&mut self, levels: &Levels) {
        let current = levels.current();
        let open = self.marks.partition_point(|mark| levels.is_open(mark.level));
        let Some(&Mark { start, .. }) = self.marks.get(open) else { return };
        self.marks.truncate(open);
        if self.marks.last().is_none_or(|mark| mark.level != current) {
            self.marks.push(Mark { level: current, start });
        }
    }

    /// Follows `to` from now on, which has as many open levels as `from`, in place of that: items of closed
    /// levels are forgotten.
    pub fn renumber(&mut self, from: &Levels, to: &Levels) {
        self.retract(from, drop);
        for mark in &mut self.marks {
            mark.level = to.at(from.depth_of(mark.level)).unwrap_or(Level::BOTTOM);
        }
    }

    /// The bytes that are allocated at once for one item more, because lists grow.
    pub fn growth(&self) -> usize {
        growth(&self.items, 1) + growth(&self.marks, 1)
    }

    /// Panics if an invariant is broken.
    pub fn check_invariants(&self, levels: &Levels) {
        assert_eq!(self.marks.first().map(|mark| mark.start), (!self.items.is_empty()).then_some(0));
        assert!(self.marks.windows(2).all(|pair| pair[0].level < pair[1].level), "marks ascend in level");
        assert!(self.marks.windows(2).all(|pair| pair[0].start < pair[1].start), "no mark is empty");
        assert!(self.marks.last().is_none_or(|mark| mark.start < self.items.len()), "no mark is empty");
        let closed = self.marks.iter().rev().skip_while(|mark| !levels.is_open(mark.level));
        assert!(closed.into_iter().all(|mark| levels.is_open(mark.level)), "closed levels come last");
    }
}

/// A table whose entries are forgotten with the level at which they were made.
///
/// An entry of a closed level stays in memory until its key is used again, but it is never returned.
#[derive(Clone, Debug)]
pub struct LevelMap<K, V> {
    entries: FxHashMap<K, (Level, V)>,
}

impl<K, V> Default for LevelMap<K, V> {
    fn default() -> LevelMap<K, V> {
        LevelMap { entries: FxHashMap::default() }
    }
}

impl<K: Eq + Hash, V> LevelMap<K, V> {
    /// A table without entries at any level.
    pub fn new() -> LevelMap<K, V> {
        LevelMap::default()
    }

    /// The value that a key has at an open level.
    #[inline]
    pub fn get(&self, levels: &Levels, key: &K) -> Option<&V> {
        self.entries.get(key).filter(|(level, _)| levels.is_open(*level)).map(|(_, value)| value)
    }

    /// Whether a key has a value at an open level.
    #[inline]
    pub fn contains(&self, levels: &Levels, key: &K) -> bool {
        self.get(levels, key).is_some()
    }

    /// Gives a key a value at the newest open level, unless it has one at an open level; returns whether the
    /// value was taken.
    pub fn insert(&mut self, levels: &Levels, key: K, value: V) -> bool {
        let is_new = !self.contains(levels, &key);
        if is_new {
            self.entries.insert(key, (levels.current(), value));
        }
        is_new
    }

    /// Forgets the value of a key, whatever its level.
    pub fn remove(&mut self, key: &K) {
        self.entries.remove(key);
    }

    /// How many keys have a value at an open level. Linear in all entries: for tests and invariants.
    pub fn count(&self, levels: &Levels) -> usize {
        self.entries.values().filter(|(level, _)| levels.is_open(*level)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_growth_of_levels_is_that_of_their_lists() {
        let bytes = |levels: &Levels| levels.open.capacity() * size_of::<Level>() + levels.is_open.capacity();
        let mut levels = Levels::new();
        // The least lists have more room than their doubling would give them.
        (0..7).for_each(|_| _ = levels.push());
        for count in [1, 2, 100, 1_000, 30, 70_000] {
            let (before, growth) = (bytes(&levels), levels.growth(count));
            (0..count).for_each(|_| _ = levels.push());
            let is_grown = bytes(&levels) > before;
            assert_eq!(growth, if is_grown { bytes(&levels) } else { 0 }, "{count}");
        }
        // Closing frees one list only, so that the other may grow alone.
        levels.pop(levels.depth());
        let (open, growth) = (levels.open.capacity(), levels.growth(70_000));
        (0..70_000).for_each(|_| _ = levels.push());
        assert_eq!((levels.open.capacity(), growth), (open, levels.is_open.capacity()));
    }

    #[test]
    fn items_are_kept_when_their_level_is_closed() {
        let (mut levels, mut list) = (Levels::new(), LevelVec::new());
        list.push(&levels, 'a');
        levels.push();
        list.push(&levels, 'b');
        levels.push();
        levels.push();
        list.push(&levels, 'c');
        levels.pop(2);
        list.keep(&levels);
        list.check_invariants(&levels);
        assert_eq!(list.range(&levels, levels.current()), 1..3);
        levels.pop(1);
        assert_eq!(list.items(&levels), ['a']);
        list.keep(&levels);
        list.check_invariants(&levels);
        assert_eq!(list.items(&levels), ['a', 'b', 'c']);
    }

    #[test]
    fn items_stay_at_their_depth_when_levels_are_renumbered() {
        let (mut levels, mut list) = (Levels::new(), LevelVec::new());
        list.push(&levels, 'a');
        // The numbers of levels that were closed are not given again.
        for item in ['b', 'c', 'd'] {
            levels.push();
            levels.pop(1);
            levels.push();
            list.push(&levels, item);
        }
        levels.pop(1);
        let mut fresh = Levels::new();
        for _ in 0..levels.depth() {
            fresh.push();
        }
        list.renumber(&levels, &fresh);
        list.check_invariants(&fresh);
        assert_eq!(list.items(&fresh), ['a', 'b', 'c']);
        fresh.pop(1);
        assert_eq!(list.items(&fresh), ['a', 'b']);
    }

    #[test]
    fn items_are_forgotten_with_their_level() {
        let (mut levels, mut list) = (Levels::new(), LevelVec::new());
        list.push(&levels, 'a');
        let first = levels.push();
        list.push(&levels, 'b');
        levels.push();
        let third = levels.push();
        list.push(&levels, 'c');
        list.push(&levels, 'd');
        assert_eq!(list.items(&levels), ['a', 'b', 'c', 'd']);
        assert_eq!([first, third].map(|level| list.range(&levels, level)), [1..2, 2..4]);
        levels.pop(2);
        assert_eq!(list.items(&levels), ['a', 'b']);
        list.check_invariants(&levels);
        levels.push();
        assert_eq!(list.range(&levels, levels.current()), 2..2);
        let mut undone = Vec::new();
        list.retract(&levels, |item| undone.push(item));
        assert_eq!(undone, ['d', 'c']);
        list.push(&levels, 'e');
        levels.pop(7);
        assert_eq!((levels.depth(), list.items(&levels)), (0, &['a'][..]));
        list.push(&levels, 'f');
        list.truncate(1, drop);
        assert_eq!(list.items(&levels), ['a']);
        list.truncate(0, drop);
        assert!(list.is_empty(&levels));
        list.check_invariants(&levels);
        levels.check_invariants();
    }

    #[test]
    fn entries_are_forgotten_with_their_level() {
        let (mut levels, mut map) = (Levels::new(), LevelMap::new());
        assert!(map.insert(&levels, 'a', 1));
        levels.push();
        assert!(map.insert(&levels, 'b', 2) && !map.insert(&levels, 'a', 3));
        assert_eq!(map.count(&levels), 2);
        levels.pop(1);
        levels.push();
        assert_eq!(map.get(&levels, &'b'), None);
        assert!(map.insert(&levels, 'b', 4));
        assert_eq!([map.get(&levels, &'a'), map.get(&levels, &'b')], [Some(&1), Some(&4)]);
        map.remove(&'a');
        assert_eq!(map.count(&levels), 1);
    }

    /// Random calls, compared with a list of lists.
    #[test]
    fn containers_agree_with_a_list_of_lists() {
        let mut state = 1u64;
        let mut below = |bound: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        let (mut levels, mut list, mut map) = (Levels::new(), LevelVec::new(), LevelMap::new());
        let mut model: Vec<Vec<usize>> = vec![Vec::new()];
        for step in 0..20_000 {
            match below(5) {
                0 => {
                    levels.push();
                    model.push(Vec::new());
                }
                1 => {
                    let count = below(3);
                    levels.pop(count);
                    model.truncate(model.len().saturating_sub(count).max(1));
                }
                2 => {
                    let mut length = below(8).max(model[..model.len() - 1].concat().len());
                    length = length.min(list.len(&levels));
                    list.truncate(length, |item| map.remove(&item));
                    let below_top = model[..model.len() - 1].concat().len();
                    model.last_mut().unwrap().truncate(length - below_top);
                }
                _ => {
                    list.push(&levels, step);
                    assert!(map.insert(&levels, step, ()));
                    model.last_mut().unwrap().push(step);
                }
            }
            levels.check_invariants();
            list.check_invariants(&levels);
            assert_eq!(levels.depth() + 1, model.len());
            let depth = below(model.len());
            let range = list.range(&levels, levels.at(depth).unwrap());
            assert_eq!(list.items(&levels)[range], model[depth]);
            assert_eq!(list.items(&levels), model.concat());
            assert!(model.concat().iter().all(|item| map.contains(&levels, item)));
        }
        assert_eq!(map.count(&levels), model.concat().len());
    }
}
