//! Objects as the inclusion-based solver sees them: which bytes are examined together.
//!
//! **Idea.** Fields by byte offset, as Pearce, Kelly and Hankin, *Efficient Field-Sensitive Pointer Analysis
//! of C*, 2007, have them by number: each range of bytes that is accessed has a node of its own.
//!
//! **Here.** Ranges that overlap become one, so every access of an object touches exactly one node. Each
//! object has a period: offsets that differ by a multiple of it are not distinguished. It is 0 (all are)
//! until a variable index moves an address by multiples of some size, and 1 (none is) for what is known
//! outside. So an array of structures keeps its fields apart, and a walk through a buffer makes it one node.
//!
//! **Invariants.** The ranges of an object do not overlap; where it has a period, they lie in `0..period`.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::shift::gcd;
use super::uninitialised::{ALL, MOST, mask};

/// How many addresses in one object are distinguished before their distances become its period.
const MOST_ADDRESSES: usize = 64;

/// An address in an object, by its number in [`ObjectContents::addresses`].
pub(super) type AddressId = u32;

/// A node of the solver.
pub(super) type Cell = u32;

/// A stretch of an object whose contents are also those of a stretch of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Link {
    /// Where it begins here.
    pub(super) start: i64,
    pub(super) to: u32,
    /// Where it begins there.
    pub(super) target: i64,
    /// How long it is.
    pub(super) bytes: u64,
}

#[derive(Default)]
struct Contents {
    period: u64,
    /// Ends and nodes of ranges, by where they begin.
    ranges: BTreeMap<i64, (i64, Cell)>,
    /// The addresses in it, by offset.
    addresses: FxHashMap<i64, AddressId>,
    links: Vec<Link>,
    /// The bytes that may be read though nothing was written to them.
    unwritten: u128,
    /// Whether its ranges or links changed since its links were followed.
    is_dirty: bool,
}

/// Scratch objects have numbers from here on.
const SCRATCH: u32 = 1 << 31;

#[derive(Default)]
pub(super) struct ObjectContents {
    contents: Vec<Contents>,
    scratch: Vec<Contents>,
    addresses: Vec<(u32, i64)>,
    /// Objects whose links are to be followed.
    pub(super) dirty: Vec<u32>,
    /// Pairs of nodes that are to be made one.
    pub(super) united: Vec<(Cell, Cell)>,
}

/// The bytes at the other end of a link that are copied from some bytes, if all are followed.
fn copied(bytes: u128, link: Link) -> Option<u128> {
    let is_followed = |start: i64| {
        u64::try_from(start)
            .ok()
            .and_then(|start| start.checked_add(link.bytes))
            .is_some_and(|end| end <= MOST)
    };
    if !is_followed(link.start) || !is_followed(link.target) {
        return None;
    }
    let here = bytes & mask(link.start, link.bytes);
    let aligned = here.checked_shr(link.start as u32).unwrap_or(0);
    Some(aligned.checked_shl(link.target as u32).unwrap_or(0))
}

impl ObjectContents {
    /// Makes sure that a number of objects are known.
    pub(super) fn grow(&mut self, objects: usize) {
        if self.contents.len() < objects {
            self.contents.resize_with(objects, Contents::default);
        }
    }

    /// Some bytes of an object may be read though nothing was written to them.
    pub(super) fn leave_unwritten(&mut self, object: u32, bytes: u128) {
        self.of(object).unwritten |= bytes;
    }

    /// The nodes of ranges that may be read though nothing was written to them, in objects that outside does
    /// not know. What is copied from such a range is such a range.
    pub(super) fn unwritten(&mut self, is_known: &[bool]) -> Vec<Cell> {
        let scratch = (0..self.scratch.len() as u32).map(|number| SCRATCH + number);
        let all: Vec<u32> = (0..self.contents.len() as u32).chain(scratch).collect();
        loop {
            let mut is_new = false;
            for &object in &all {
                let contents = self.of(object);
                let (unwritten, period) = (contents.unwritten, contents.period);
                if unwritten == 0 {
                    continue;
                }
                for link in contents.links.clone() {
                    let is_apart = period == 0 && self.of(link.to).period == 0;
                    let bytes = copied(unwritten, link).filter(|_| is_apart).unwrap_or(ALL);
                    let there = &mut self.of(link.to).unwritten;
                    is_new |= *there | bytes != *there;
                    *there |= bytes;
                }
            }
            if !is_new {
                break;
            }
        }
        let mut cells = Vec::new();
        for object in all {
            let contents = self.of(object);
            if contents.unwritten == 0 || is_known.get(object as usize).copied().unwrap_or(false) {
                continue;
            }
            let is_unwritten = |start: i64, end: i64| {
                let is_followed = contents.period == 0 && start >= 0 && end as u64 <= MOST;
                !is_followed || contents.unwritten & mask(start, end.abs_diff(start)) != 0
            };
            let ranges = contents.ranges.iter().filter(|&(start, (end, _))| is_unwritten(*start, *end));
            cells.extend(ranges.map(|(_, (_, cell))| *cell));
        }
        cells
    }

    /// A new object that is no object of the program.
    pub(super) fn scratch(&mut self) -> u32 {
        self.scratch.push(Contents::default());
        SCRATCH + self.scratch.len() as u32 - 1
    }

    /// The contents of an object.
    fn of(&mut self, object: u32) -> &mut Contents {
        match object.checked_sub(SCRATCH) {
            Some(scratch) => &mut self.scratch[scratch as usize],
            None => &mut self.contents[object as usize],
        }
    }

    /// The object and the offset of an address.
    pub(super) fn parts(&self, address: AddressId) -> (u32, i64) {
        self.addresses[address as usize]
    }

    /// The address at an offset of an object.
    pub(super) fn address(&mut self, object: u32, offset: i64) -> AddressId {
        let offset = self.normal(object, offset);
        let next = self.addresses.len() as u32;
        let contents = self.of(object);
        let address = *contents.addresses.entry(offset).or_insert(next);
        if address == next {
            self.addresses.push((object, offset));
            if self.of(object).addresses.len() > MOST_ADDRESSES {
                self.thin(object);
            }
        }
        address
    }

    /// An object with too many addresses gets a period.
    fn thin(&mut self, object: u32) {
        let offsets: Vec<i64> = self.of(object).addresses.keys().copied().collect();
        let period = offsets.iter().fold(0, |period, offset| gcd(period, offset.abs_diff(offsets[0])));
        self.set_period(object, period);
        let contents = self.of(object);
        if contents.addresses.len() > MOST_ADDRESSES {
            self.set_period(object, 1);
        }
    }

    /// The representative of an offset.
    fn normal(&mut self, object: u32, offset: i64) -> i64 {
        match self.of(object).period {
            0 => offset,
            period => i128::from(offset).rem_euclid(i128::from(period)) as i64,
        }
    }

    /// Offsets that differ by a multiple of this are the same.
    pub(super) fn set_period(&mut self, object: u32, stride: u64) {
        let contents = self.of(object);
        let period = gcd(contents.period, stride);
        if period == contents.period || period > i64::MAX as u64 {
            return;
        }
        contents.period = period;
        let ranges = std::mem::take(&mut contents.ranges);
        let addresses = std::mem::take(&mut contents.addresses);
        for (start, (end, cell)) in ranges {
            let found = self.access(object, start, end.abs_diff(start), || cell);
            self.united.push((found, cell));
        }
        let mut kept: Vec<(i64, AddressId)> = addresses.into_iter().collect();
        kept.sort_unstable();
        for (offset, address) in kept {
            let offset = self.normal(object, offset);
            self.of(object).addresses.entry(offset).or_insert(address);
        }
        self.touch(object);
    }

    /// The object's links have to be followed again.
    fn touch(&mut self, object: u32) {
        let contents = self.of(object);
        if !contents.is_dirty && !contents.links.is_empty() {
            contents.is_dirty = true;
            self.dirty.push(object);
        }
    }

    /// The node of a number of bytes at an offset; `fresh` makes a new one.
    pub(super) fn access(
        &mut self,
        object: u32,
        offset: i64,
        bytes: u64,
        fresh: impl FnOnce() -> Cell,
    ) -> Cell {
        let start = self.normal(object, offset);
        let bytes = i64::try_from(bytes.max(1)).unwrap_or(i64::MAX);
        let period = self.of(object).period as i64;
        let end = start.saturating_add(bytes);
        if period == 0 || end <= period {
            return self.insert(object, start, end, fresh);
        }
        if bytes >= period {
            return self.insert(object, 0, period, fresh);
        }
        let last = self.insert(object, start, period, fresh);
        let first = self.insert(object, 0, end - period, || last);
        self.united.push((first, last));
        last
    }

    /// The node of a range, which is joined with those that it overlaps with.
    fn insert(&mut self, object: u32, mut start: i64, mut end: i64, fresh: impl FnOnce() -> Cell) -> Cell {
        let ObjectContents { contents, scratch, united, .. } = self;
        let contents = match object.checked_sub(SCRATCH) {
            Some(number) => &mut scratch[number as usize],
            None => &mut contents[object as usize],
        };
        let ranges = &mut contents.ranges;
        if let Some((_, &(known, cell))) = ranges.range(..=start).next_back()
            && end <= known
        {
            return cell;
        }
        let mut found = None;
        while let Some((&other, &(other_end, cell))) = ranges.range(..end).next_back() {
            if other_end <= start {
                break;
            }
            ranges.remove(&other);
            start = start.min(other);
            end = end.max(other_end);
            united.extend(found.map(|found| (found, cell)));
            found = Some(cell);
        }
        let cell = found.unwrap_or_else(fresh);
        ranges.insert(start, (end, cell));
        self.touch(object);
        cell
    }

    /// The period of an object, and its ranges with their nodes.
    pub(super) fn ranges(&self, object: u32) -> (u64, Vec<(i64, i64, Cell)>) {
        let Some(contents) = self.contents.get(object as usize) else { return (0, Vec::new()) };
        let ranges = contents.ranges.iter().map(|(&start, &(end, cell))| (start, end, cell));
        (contents.period, ranges.collect())
    }

    /// From now on, the contents of one stretch are also in another.
    pub(super) fn link(&mut self, object: u32, link: Link) {
        let contents = self.of(object);
        if !contents.links.contains(&link) {
            contents.links.push(link);
            self.touch(object);
        }
    }

    /// For a dirty object what its links copy: a node, and the stretch that it is copied to.
    pub(super) fn follow(&mut self, object: u32) -> Vec<(Cell, u32, i64, u64)> {
        let contents = self.of(object);
        contents.is_dirty = false;
        let (period, links) = (contents.period, contents.links.clone());
        let mut copies = Vec::new();
        for link in links {
            if period != 0 && link.bytes > period {
                self.set_period(link.to, period);
            }
            for (start, (end, cell)) in &self.of(object).ranges {
                let (start, end, cell) = (i128::from(*start), i128::from(*end), *cell);
                let bytes = i128::from(link.bytes);
                let mut distance = start - i128::from(link.start);
                if period != 0 {
                    distance = distance.rem_euclid(i128::from(period));
                }
                let mut copy = |from: i128, until: i128| {
                    let (from, until) = (from.max(0), until.min(bytes));
                    if from < until {
                        let target = (i128::from(link.target) + from) as i64;
                        copies.push((cell, link.to, target, (until - from) as u64));
                    }
                };
                copy(distance, distance + end - start);
                if period != 0 {
                    copy(0, distance + end - start - i128::from(period));
                }
            }
        }
        copies
    }
}
