//! The cache of answers that all sessions share: a query that one client has asked is not computed again
//! for another.
//!
//! Queries are found by the whole text of their canonical form ([`javelin_solver::recall`]), and the session
//! that asks evaluates a cached model under its own assertions before it uses it. Entries stand in a queue;
//! when room is needed, the oldest is evicted, unless it was used since it last reached the front: then it
//! moves to the back (*second chance*).

use std::collections::VecDeque;
use std::hash::BuildHasher;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dashmap::DashMap;
use javelin_solver::recall::{Answers, Known};
use parking_lot::Mutex;
use prometheus_client::metrics::counter::Counter;
use rustc_hash::{FxBuildHasher, FxHashSet};

/// Debug builds check the invariants of the cache after every this many insertions.
const SAMPLE: u64 = 64;

/// The limit of the number of questions that a session remembers, to count those it repeats.
const ASKED: usize = 4096;

/// A cached answer, with its size.
struct Entry {
    answer: Known,
    bytes: usize,
    /// Whether it was used since it last reached the front of the queue.
    used: AtomicBool,
}

/// The queue of all texts, oldest first. Entries are only added and removed while it is locked.
#[derive(Default)]
struct Eviction {
    texts: VecDeque<Arc<[u32]>>,
    /// The bytes of all entries.
    bytes: usize,
}

/// The cache of answers, bounded in bytes.
pub struct Cache {
    entries: DashMap<Arc<[u32]>, Entry>,
    order: Mutex<Eviction>,
    most_bytes: usize,
    kept: AtomicU64,
    /// Queries that were in the cache.
    pub hits: Counter,
    /// Queries that were not in the cache.
    pub misses: Counter,
}

impl Cache {
    /// A cache that holds at most about `most_bytes` bytes.
    pub fn new(most_bytes: usize) -> Cache {
        Cache {
            entries: DashMap::new(),
            order: Mutex::default(),
            most_bytes,
            kept: AtomicU64::new(0),
            hits: Counter::default(),
            misses: Counter::default(),
        }
    }

    /// The bytes of all cached answers.
    pub fn bytes(&self) -> usize {
        self.order.lock().bytes
    }

    /// The limit of the bytes of cached answers.
    pub fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// The number of insertions so far.
    pub fn kept(&self) -> u64 {
        self.kept.load(Ordering::Relaxed)
    }

    /// Every text with its answer, oldest first.
    pub fn stored(&self) -> impl Iterator<Item = (Arc<[u32]>, Known)> {
        let texts: Vec<Arc<[u32]>> = self.order.lock().texts.iter().cloned().collect();
        texts.into_iter().filter_map(|text| {
            let answer = self.entries.get(&text)?.answer.clone();
            Some((text, answer))
        })
    }

    /// Adds an entry, and evicts old ones until all fit.
    fn insert(&self, order: &mut Eviction, text: Arc<[u32]>, entry: Entry) {
        let bytes = entry.bytes;
        order.bytes += bytes;
        match self.entries.insert(Arc::clone(&text), entry) {
            // Two sessions have asked the same query at the same time.
            Some(old) => order.bytes -= old.bytes,
            None => order.texts.push_back(text),
        }
        while order.bytes > self.most_bytes {
            let Some(oldest) = order.texts.pop_front() else { return };
            let used =
                self.entries.get(&oldest).is_some_and(|entry| entry.used.swap(false, Ordering::Relaxed));
            if used {
                order.texts.push_back(oldest);
            } else if let Some((_, entry)) = self.entries.remove(&oldest) {
                order.bytes -= entry.bytes;
            }
        }
    }

    /// Whether the queue and the entries hold the same texts, the count of bytes is right, and all fits.
    /// Linear.
    fn check_invariants(&self, order: &Eviction) -> bool {
        let bytes = order.texts.iter().map(|text| self.entries.get(text).map(|entry| entry.bytes));
        order.texts.len() == self.entries.len()
            && bytes.sum::<Option<usize>>() == Some(order.bytes)
            && order.bytes <= self.most_bytes
    }
}

impl Answers for Cache {
    fn find(&self, text: &[u32]) -> Option<Known> {
        match self.entries.get(text) {
            Some(entry) => {
                self.hits.inc();
                entry.used.store(true, Ordering::Relaxed);
                Some(entry.answer.clone())
            }
            None => {
                self.misses.inc();
                None
            }
        }
    }

    fn keep(&self, text: &[u32], answer: Known) {
        let model = match &answer {
            Known::Sat(model) => size_of_val(model.words()),
            Known::Unsat => 0,
        };
        let bytes = size_of::<Entry>() + size_of_val(text) + model;
        if bytes > self.most_bytes / 8 {
            return;
        }
        let kept = self.kept.fetch_add(1, Ordering::Relaxed);
        let entry = Entry { answer, bytes, used: AtomicBool::new(false) };
        let mut order = self.order.lock();
        self.insert(&mut order, text.into(), entry);
        debug_assert!(!kept.is_multiple_of(SAMPLE) || self.check_invariants(&order));
    }
}

/// The answers as one session uses them. It counts as if the session were alone: a question that only
/// others have asked is a miss, so its counters reveal nothing of what others ask.
pub struct Share {
    cache: Arc<Cache>,
    /// Digests of what the session has asked, the first [`ASKED`] of them.
    asked: Mutex<FxHashSet<u64>>,
    /// Questions that the session has asked before.
    pub hits: AtomicU64,
    /// Questions that it has not asked before.
    pub misses: AtomicU64,
}

impl Share {
    /// The share of a session at its start.
    pub fn new(cache: &Arc<Cache>) -> Share {
        Share {
            cache: Arc::clone(cache),
            asked: Mutex::default(),
            hits: AtomicU64::new(0),
            misses: AtomicU64::new(0),
        }
    }

    /// Whether the session asks this for the first time, as far as it is recorded.
    fn is_new(&self, text: &[u32]) -> bool {
        let digest = FxBuildHasher.hash_one(text);
        let mut asked = self.asked.lock();
        match asked.len() < ASKED {
            true => asked.insert(digest),
            false => !asked.contains(&digest),
        }
    }
}

impl Answers for Share {
    fn find(&self, text: &[u32]) -> Option<Known> {
        let found = self.cache.find(text);
        let counter = if self.is_new(text) || found.is_none() { &self.misses } else { &self.hits };
        counter.fetch_add(1, Ordering::Relaxed);
        found
    }

    fn keep(&self, text: &[u32], answer: Known) {
        self.cache.keep(text, answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_answers_stay_and_the_size_is_bounded() {
        let cache = Cache::new(100_000);
        cache.keep(&[0; 100], Known::Unsat);
        for number in 1..2000 {
            assert!(cache.find(&[0; 100]).is_some(), "{number}");
            cache.keep(&[number; 100], Known::Unsat);
            assert!(cache.bytes() <= 100_000);
        }
        assert!(cache.find(&[1; 100]).is_none() && cache.find(&[1999; 100]).is_some());
        cache.keep(&[7; 100_000], Known::Unsat);
        assert!(cache.find(&[7; 100_000]).is_none(), "one answer must not drive out all others");
        cache.keep(&[1999; 100], Known::Unsat);
        assert!(cache.check_invariants(&cache.order.lock()));
    }
}
