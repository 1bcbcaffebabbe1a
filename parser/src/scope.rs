//! Symbol tables: the current binding of each name.
//!
//! **Idea.** A hash table maps the bytes of a symbol to a number, and an array maps the number to the current
//! binding. Scopes use an undo trail: opening one records the length of the trail, and closing it undoes the
//! entries after that.
//!
//! **Here.** There are two trails. A declaration requires an unbound name, so undoing it unbinds the name.
//! Variables of `let` and parameters may shadow any binding, so undoing one restores the binding it hid. With
//! separate trails a `:named` term inside a `let` outlives the `let`. The names of variables stay in the
//! table after their `let`; [`SymbolTable::forget_unbound`] removes unbound names when a large table consists
//! mostly of them.
//!
//! **Contract.** Between two commands no variable is bound. A declaration is in `recent` until
//! [`SymbolTable::keep_recent`] or [`SymbolTable::drop_recent`] is called.
//!
//! **Cost.** A look-up computes one hash and compares about one key. Opening scopes takes constant time,
//! closing them takes time linear in their declarations. The hash has a random seed, so that the author of a
//! script cannot choose names that collide.

use hashbrown::HashTable;
use std::hash::{BuildHasher, RandomState};

/// The number of a symbol in its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SymbolId(u32);

/// The random seed of the hash. The order of a table, which it changes, is never observable.
#[derive(Clone, Copy, Debug)]
struct Seed(u64, u64);

impl Seed {
    fn random() -> Seed {
        let state = RandomState::new();
        Seed(state.hash_one(0), state.hash_one(1))
    }
}

/// The halves of the 128-bit product of two words, combined by exclusive or (as in wyhash by Wang Yi).
#[inline]
fn fold(left: u64, right: u64) -> u64 {
    let product = u128::from(left) * u128::from(right);
    (product as u64) ^ ((product >> 64) as u64)
}

/// A digest of a name. Names of up to 16 bytes are equal if and only if their keys are; longer names with
/// equal keys may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    low: u64,
    high: u64,
    /// 32 bits suffice because commands have fewer than 2^32 bytes.
    length: u32,
}

impl Key {
    /// The length up to which a key determines the name.
    const WHOLE: u32 = 16;

    /// The first and the last bytes of a short name, overlapping unless it fills both words; the hash and the
    /// last eight bytes of a long one.
    #[inline]
    fn new(name: &[u8], seed: Seed) -> Key {
        let length = name.len() as u32;
        let (low, high) = match (name.first_chunk::<8>(), name.last_chunk::<8>()) {
            (Some(_), Some(last)) if length > Key::WHOLE => (long(name, seed), u64::from_le_bytes(*last)),
            (Some(first), Some(last)) => (u64::from_le_bytes(*first), u64::from_le_bytes(*last)),
            _ => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
                (Some(first), Some(last)) => {
                    (u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into())
                }
                _ => (name.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)), 0),
            },
        };
        Key { low, high, length }
    }

    #[inline]
    fn hash(self, seed: Seed) -> u32 {
        let length = u64::from(self.length).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let folded = fold(self.low ^ seed.0, self.high ^ length ^ seed.1);
        (folded ^ (folded >> 32)) as u32
    }
}

/// The hash of the complete 8-byte chunks of a long name. The last eight bytes, which [`Key`] holds as they
/// are, cover the rest.
fn long(name: &[u8], seed: Seed) -> u64 {
    name.as_chunks::<8>()
        .0
        .iter()
        .fold(seed.0, |state, chunk| fold(state ^ u64::from_le_bytes(*chunk), seed.1 | 1))
}

/// The key of the name of a symbol, and its current binding.
#[derive(Clone, Debug)]
struct Record<V> {
    key: Key,
    binding: Option<V>,
}

/// An entry of the hash table. It contains the hash, so that most comparisons with another name read neither
/// the key nor the name.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    id: u32,
}

impl Slot {
    /// The hash spread over 64 bits: the hash table uses the lowest and the highest bits.
    fn spread(self) -> u64 {
        u64::from(self.hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// Scopes that were opened at the same length of the trail `declared`.
#[derive(Clone, Copy, Debug)]
struct Levels {
    trail: usize,
    count: u64,
}

/// The bytes of the list that replaces one when it grows for `more` items; 0 if there is room.
pub(crate) fn growth<T>(list: &Vec<T>, more: usize) -> usize {
    let has_room = list.capacity() - list.len() >= more;
    if has_room { 0 } else { (2 * list.capacity()).max(list.len() + more) * size_of::<T>() }
}

/// The symbols of one name space and their bindings.
#[derive(Clone, Debug)]
pub struct SymbolTable<V> {
    slots: HashTable<Slot>,
    seed: Seed,
    records: Vec<Record<V>>,
    /// The bytes of all names, one after the other.
    names: Vec<u8>,
    /// The offset in `names` of the name of each record.
    starts: Vec<usize>,
    /// The trail of variables with the bindings they hide, the innermost last.
    variables: Vec<(SymbolId, Option<V>)>,
    /// The declarations of the current command, which may still be undone.
    recent: Vec<SymbolId>,
    /// The trail of declarations that belong to a scope or to the base level.
    declared: Vec<SymbolId>,
    levels: Vec<Levels>,
    /// The number of open scopes: the sum of the counts in `levels`.
    open: u64,
    /// The number of records with a binding.
    bound: usize,
}

impl<V: Clone> Default for SymbolTable<V> {
    fn default() -> Self {
        SymbolTable::with_room(0, 0)
    }
}

impl<V: Clone> SymbolTable<V> {
    /// An empty table with room for `symbols` symbols whose names have `bytes` bytes in total.
    pub fn with_room(symbols: usize, bytes: usize) -> Self {
        SymbolTable {
            slots: HashTable::with_capacity(symbols),
            seed: Seed::random(),
            records: Vec::with_capacity(symbols),
            names: Vec::with_capacity(bytes),
            starts: Vec::with_capacity(symbols),
            variables: Vec::new(),
            recent: Vec::new(),
            declared: Vec::new(),
            levels: Vec::new(),
            open: 0,
            bound: 0,
        }
    }

    /// The binding of a name.
    #[inline]
    pub fn get(&self, name: &[u8]) -> Option<&V> {
        let id = self.find(name, Key::new(name, self.seed))?;
        self.records.get(id.0 as usize)?.binding.as_ref()
    }

    #[inline]
    fn find(&self, name: &[u8], key: Key) -> Option<SymbolId> {
        let probe = Slot { hash: key.hash(self.seed), id: 0 };
        let slot =
            self.slots.find(probe.spread(), |slot| slot.hash == probe.hash && self.is(slot.id, name, key))?;
        Some(SymbolId(slot.id))
    }

    #[inline]
    fn is(&self, id: u32, name: &[u8], key: Key) -> bool {
        let same_key = self.records.get(id as usize).is_some_and(|record| record.key == key);
        same_key && (key.length <= Key::WHOLE || self.name(SymbolId(id)) == name)
    }

    /// The name of a symbol.
    pub fn name(&self, id: SymbolId) -> &[u8] {
        let index = id.0 as usize;
        let (Some(record), Some(&start)) = (self.records.get(index), self.starts.get(index)) else {
            return &[];
        };
        self.names.get(start..start + record.key.length as usize).unwrap_or_default()
    }

    /// The number of a name; a new one if the name is not in the table.
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> SymbolId {
        let key = Key::new(name, self.seed);
        match self.find(name, key) {
            Some(id) => id,
            None => self.insert(name, key),
        }
    }

    fn insert(&mut self, name: &[u8], key: Key) -> SymbolId {
        let id = self.records.len() as u32;
        self.records.push(Record { key, binding: None });
        self.starts.push(self.names.len());
        self.names.extend_from_slice(name);
        let slot = Slot { hash: key.hash(self.seed), id };
        self.slots.insert_unique(slot.spread(), slot, |slot| slot.spread());
        SymbolId(id)
    }

    /// The bytes that are allocated at once when a name of `name` bytes is declared, because tables grow; 0
    /// where all have room for it. What they replace is freed afterwards.
    pub fn growth(&self, name: usize) -> usize {
        let slots = match self.slots.len() < self.slots.capacity() {
            true => 0,
            false => 2 * self.slots.capacity() * (size_of::<Slot>() + 1),
        };
        let lists = growth(&self.records, 1) + growth(&self.starts, 1) + growth(&self.declared, 1);
        slots + lists + growth(&self.names, name)
    }

    /// The binding of a symbol.
    pub fn binding(&self, id: SymbolId) -> Option<&V> {
        self.records.get(id.0 as usize)?.binding.as_ref()
    }

    /// All bindings. Between two commands none is hidden by another.
    pub fn bindings_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.records.iter_mut().filter_map(|record| record.binding.as_mut())
    }

    /// Binds or unbinds a symbol and returns its previous binding.
    fn set(&mut self, id: SymbolId, value: Option<V>) -> Option<V> {
        let record = self.records.get_mut(id.0 as usize)?;
        self.bound += usize::from(value.is_some());
        let old = std::mem::replace(&mut record.binding, value);
        self.bound -= usize::from(old.is_some());
        old
    }

    /// Binds a name permanently: neither closing a scope nor undoing a command unbinds it.
    pub fn predefine(&mut self, name: &[u8], value: V) {
        let id = self.intern(name);
        self.set(id, Some(value));
    }

    /// Binds a name in the current scope; `false` if it is already bound.
    pub fn declare(&mut self, name: &[u8], value: V) -> bool {
        let id = self.intern(name);
        self.declare_id(id, value)
    }

    /// Binds a symbol in the current scope; `false` if it is already bound.
    pub fn declare_id(&mut self, id: SymbolId, value: V) -> bool {
        if self.binding(id).is_some() {
            return false;
        }
        self.set(id, Some(value));
        self.recent.push(id);
        true
    }

    /// Binds a variable and hides the previous binding of its symbol.
    #[inline]
    pub fn bind_variable(&mut self, id: SymbolId, value: V) {
        let hidden = self.set(id, Some(value));
        self.variables.push((id, hidden));
    }

    /// Unbinds the innermost `count` variables and restores the bindings they hid.
    #[inline]
    pub fn unbind_variables(&mut self, count: usize) {
        for _ in 0..count {
            let Some((id, hidden)) = self.variables.pop() else { return };
            self.set(id, hidden);
        }
    }

    /// Makes the declarations of the current command part of the current scope, or of no scope if `global`.
    pub fn keep_recent(&mut self, global: bool) {
        if global {
            self.recent.clear();
        } else {
            self.declared.append(&mut self.recent);
        }
    }

    /// Undoes all bindings that the current command made.
    pub fn drop_recent(&mut self) {
        self.unbind_variables(self.variables.len());
        while let Some(id) = self.recent.pop() {
            self.set(id, None);
        }
    }

    /// Opens `count` scopes.
    pub fn push(&mut self, count: u64) {
        let trail = self.declared.len();
        self.open += count;
        match self.levels.last_mut() {
            Some(last) if last.trail == trail => last.count += count,
            _ => self.levels.push(Levels { trail, count }),
        }
    }

    /// Closes `count` scopes, or all if fewer are open.
    pub fn pop(&mut self, mut count: u64) {
        while count > 0 {
            let Some(last) = self.levels.last_mut() else { return };
            let closed = count.min(last.count);
            let trail = last.trail;
            count -= closed;
            last.count -= closed;
            self.open -= closed;
            if last.count == 0 {
                self.levels.pop();
            }
            self.unbind_declared(trail);
        }
    }

    /// Closes all scopes and undoes all declarations that are not global; with `keep_base`, those made
    /// outside of all scopes stay.
    pub fn close_all(&mut self, keep_base: bool) {
        let trail = self.levels.first().map_or(self.declared.len(), |levels| levels.trail);
        self.unbind_declared(if keep_base { trail } else { 0 });
        self.levels.clear();
        self.open = 0;
    }

    fn unbind_declared(&mut self, trail: usize) {
        while self.declared.len() > trail {
            let Some(id) = self.declared.pop() else { return };
            self.set(id, None);
        }
    }

    /// The number of open scopes.
    pub fn open_levels(&self) -> u64 {
        self.open
    }

    /// Removes unbound names from a large table when they are at least half of it, so that rebuilding takes
    /// amortised constant time per name. Ids change, so this may be called only between two commands.
    pub fn forget_unbound(&mut self) {
        const FEW: usize = 1 << 16;
        if self.records.len() < FEW + 2 * self.bound || !self.recent.is_empty() || !self.variables.is_empty()
        {
            return;
        }
        let mut fresh = SymbolTable { seed: self.seed, ..SymbolTable::default() };
        let mut renamed = vec![SymbolId(0); self.records.len()];
        for (index, record) in self.records.iter().enumerate() {
            if let Some(value) = &record.binding {
                let id = fresh.insert(self.name(SymbolId(index as u32)), record.key);
                fresh.set(id, Some(value.clone()));
                if let Some(entry) = renamed.get_mut(index) {
                    *entry = id;
                }
            }
        }
        let rename = |id: &SymbolId| renamed.get(id.0 as usize).copied().unwrap_or(*id);
        fresh.declared = self.declared.iter().map(rename).collect();
        fresh.levels = std::mem::take(&mut self.levels);
        fresh.open = self.open;
        *self = fresh;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> SymbolTable<u32> {
        let mut table = SymbolTable::default();
        table.predefine(b"and", 0);
        table
    }

    #[test]
    fn declarations_follow_the_scopes() {
        let mut table = table();
        assert!(table.declare(b"a", 1));
        table.keep_recent(false);
        table.push(2);
        assert!(table.declare(b"b", 2));
        assert!(!table.declare(b"a", 3) && !table.declare(b"and", 3));
        table.keep_recent(false);
        table.push(1);
        assert_eq!(table.open_levels(), 3);
        table.pop(1);
        assert_eq!(table.get(b"b"), Some(&2));
        table.pop(1);
        assert_eq!((table.get(b"a"), table.get(b"b")), (Some(&1), None));
        table.pop(5);
        assert_eq!((table.get(b"a"), table.open_levels()), (Some(&1), 0));
        table.close_all(false);
        assert_eq!((table.get(b"a"), table.get(b"and")), (None, Some(&0)));
    }

    #[test]
    fn shadowed_bindings_return_and_names_given_inside_stay() {
        let mut table = table();
        let (a, and) = (table.intern(b"a"), table.intern(b"and"));
        table.bind_variable(a, 1);
        table.bind_variable(and, 2);
        table.bind_variable(a, 3);
        assert!(table.declare(b"n", 9));
        assert_eq!(table.get(b"a"), Some(&3));
        table.unbind_variables(1);
        assert_eq!(table.get(b"a"), Some(&1));
        table.unbind_variables(2);
        assert_eq!((table.get(b"a"), table.get(b"and"), table.get(b"n")), (None, Some(&0), Some(&9)));
        table.drop_recent();
        assert_eq!(table.get(b"n"), None);
    }

    #[test]
    fn global_declarations_survive_pop() {
        let mut table = table();
        table.push(1);
        table.declare(b"g", 1);
        table.keep_recent(true);
        table.pop(1);
        assert_eq!(table.get(b"g"), Some(&1));
    }

    #[test]
    fn names_of_all_lengths_are_distinguished() {
        let mut table = SymbolTable::default();
        let mut names = Vec::new();
        for length in 0..40 {
            for place in 0..length {
                let mut name = vec![b'a'; length];
                name[place] = b'b';
                names.push(name);
            }
            names.push(vec![b'a'; length]);
        }
        for (index, name) in names.iter().enumerate() {
            assert!(table.declare(name, index));
        }
        for (index, name) in names.iter().enumerate() {
            assert_eq!(table.get(name), Some(&index));
        }
    }

    #[test]
    fn unbound_names_are_forgotten() {
        let mut table = table();
        for index in 0..100_000u32 {
            let id = table.intern(format!("v{index}").as_bytes());
            table.bind_variable(id, index);
            table.unbind_variables(1);
        }
        table.push(1);
        table.declare(b"a", 7);
        table.keep_recent(false);
        table.forget_unbound();
        assert_eq!(table.records.len(), 2);
        assert_eq!((table.get(b"a"), table.get(b"and"), table.get(b"v5")), (Some(&7), Some(&0), None));
        table.pop(1);
        assert_eq!(table.get(b"a"), None);
    }
}
