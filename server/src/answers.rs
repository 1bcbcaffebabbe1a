//! Answers shared by all sessions: what one client has asked, another need not wait for.
//!
//! Queries are found by their whole text without names ([`javelin_solver::answer::canonical`]), and the session that
//! asks evaluates a model under its own assertions before it believes it. What was not used since it came round last
//! makes room for what is new.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use dashmap::DashMap;
use javelin_solver::answer::canonical::{Answers, Known};
use parking_lot::Mutex;
use prometheus_client::metrics::counter::Counter;

/// An answer.
struct Entry {
    /// Behind a lock, since models may only be looked at by one thread at a time.
    answer: Mutex<Known>,
    bytes: usize,
    /// Whether it was found since it came round last.
    used: AtomicBool,
}

#[derive(Default)]
struct Order {
    texts: VecDeque<Arc<[u32]>>,
    bytes: usize,
}

/// The answers.
pub struct Cache {
    entries: DashMap<Arc<[u32]>, Entry>,
    order: Mutex<Order>,
    most_bytes: usize,
    kept: AtomicU64,
    /// Queries that were found, and that were not.
    pub hits: Counter,
    /// Queries that were not found.
    pub misses: Counter,
}

impl Cache {
    /// A cache that keeps about so many bytes.
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

    /// How many bytes are kept.
    pub fn bytes(&self) -> usize {
        self.order.lock().bytes
    }

    /// The most bytes that are kept.
    pub fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// How often something was kept.
    pub fn kept(&self) -> u64 {
        self.kept.load(Ordering::Relaxed)
    }

    /// Every text, in the order of its turn to make room, with its answer as words: together no longer than twice what
    /// they are counted as here.
    pub fn stored(&self) -> impl Iterator<Item = (Arc<[u32]>, Vec<u32>)> {
        let texts: Vec<Arc<[u32]>> = self.order.lock().texts.iter().cloned().collect();
        texts.into_iter().filter_map(|text| {
            // Nobody has to wait until it is written out.
            let (answer, bytes) =
                self.entries.get(&text).map(|entry| (entry.answer.lock().clone(), entry.bytes))?;
            let words = answer.to_words(&text, bytes / size_of::<u32>())?;
            Some((text, words))
        })
    }
}

impl Answers for Cache {
    fn find(&self, text: &[u32]) -> Option<Known> {
        match self.entries.get(text) {
            Some(entry) => {
                self.hits.inc();
                entry.used.store(true, Ordering::Relaxed);
                Some(entry.answer.lock().clone())
            }
            None => {
                self.misses.inc();
                None
            }
        }
    }

    fn keep(&self, text: Vec<u32>, answer: Known) {
        let model = match &answer {
            Known::Sat(model) => model.size(),
            Known::Unsat => 0,
        };
        let bytes = size_of::<Entry>() + size_of_val(&text[..]) + model;
        if bytes > self.most_bytes / 8 {
            return;
        }
        self.kept.fetch_add(1, Ordering::Relaxed);
        let text: Arc<[u32]> = text.into();
        let mut order = self.order.lock();
        let entry = Entry { answer: Mutex::new(answer), bytes, used: AtomicBool::new(false) };
        if let Some(old) = self.entries.insert(Arc::clone(&text), entry) {
            // Two sessions have asked at the same time.
            order.bytes = order.bytes - old.bytes + bytes;
            return;
        }
        order.bytes += bytes;
        order.texts.push_back(text);
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_stays_and_the_size_is_bounded() {
        let cache = Cache::new(100_000);
        cache.keep(vec![0; 100], Known::Unsat);
        for number in 1..2000 {
            assert!(cache.find(&[0; 100]).is_some(), "{number}");
            cache.keep(vec![number; 100], Known::Unsat);
            assert!(cache.bytes() <= 100_000);
        }
        assert!(cache.find(&[1; 100]).is_none() && cache.find(&[1999; 100]).is_some());
        cache.keep(vec![7; 100_000], Known::Unsat);
        assert!(cache.find(&[7; 100_000]).is_none(), "one answer must not drive out all others");
    }
}
