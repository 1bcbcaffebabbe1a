//! Numbers for items: equal items have equal numbers.
//!
//! **Idea.** Hash consing (Ershov, *On Programming of Arithmetic Operations*, 1958): an item is stored once
//! and has a number, so that equality of items is equality of numbers.
//!
//! **Cost.** A hash of each item that is looked up.

use std::hash::{Hash, Hasher};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// Items numbered from 0 up.
pub struct Interner<K> {
    items: Vec<K>,
    /// The numbers by the hashes of their items.
    table: HashTable<u32>,
}

impl<K> Default for Interner<K> {
    fn default() -> Interner<K> {
        Interner { items: Vec::new(), table: HashTable::new() }
    }
}

impl<K: Eq + Hash> Interner<K> {
    /// The number of an item; a new item gets the next one.
    pub fn number(&mut self, item: K) -> u32 {
        let Interner { items, table } = self;
        let hash = hash_of(&item);
        if let Some(&found) = table.find(hash, |&number| items[number as usize] == item) {
            return found;
        }
        let number = items.len() as u32;
        items.push(item);
        table.insert_unique(hash, number, |&number| hash_of(&items[number as usize]));
        number
    }

    /// The item with a number that was given.
    pub fn get(&self, number: u32) -> &K {
        &self.items[number as usize]
    }
}

fn hash_of(item: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    item.hash(&mut hasher);
    hasher.finish().wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
