//! Objects for pointers that nobody has made, where each is taken to have one of its own.
//!
//! **Idea.** Lazy initialisation (Khurshid, Păsăreanu and Visser, *Generalized Symbolic Execution for
//! Model Checking and Testing*, 2003): when a pointer is examined that nothing was ever stored to, it
//! becomes the address of a new object.
//!
//! **Here.** What the program takes for a pointer, and is a value that nothing is known of, becomes a
//! constant: the next number of an object that the program does not give to its own. So what is stored
//! after it is found again. A value is one that nothing is known of if it is an unknown value that a
//! replay can set, or the bytes of an object that has just been made, or of one of these objects, at
//! a constant address of a region as it was at the beginning.
//!
//! **Why it is right.** Different such values stand at different places, or come from different calls:
//! their objects differ, by what is assumed. No program can determine their numbers, and there are
//! more than a formula has terms. A pointer that is not recognised stays any value, which is more than
//! what can be. A value that a function without a body or a loop may have written is not one of these, since
//! it may be what was there.

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::{FxHashMap, FxHashSet};

/// So many choices between values are looked through.
const MOST_CHOICES: usize = 256;

/// The objects of pointers that nobody has made.
pub struct Separate {
    /// The bits of an address, and those that number its object.
    bits: (u32, u32),
    /// The regions as they are at the beginning.
    regions: FxHashSet<Term>,
    /// Unknown values that a replay can set.
    unknown: FxHashSet<Term>,
    /// The numbers of objects whose bytes were unknown when they were made.
    made: FxHashSet<u64>,
    /// The address that stands for each value.
    known: FxHashMap<Term, Term>,
    /// The addresses that stand for the bytes at addresses.
    stored: FxHashMap<u64, u64>,
    next: u64,
}

impl Separate {
    /// No objects, for addresses of a width of which some bits number objects.
    pub fn new(address_bits: u32, object_bits: u32, regions: FxHashSet<Term>) -> Separate {
        Separate {
            bits: (address_bits, object_bits),
            regions,
            unknown: FxHashSet::default(),
            made: FxHashSet::default(),
            known: FxHashMap::default(),
            stored: FxHashMap::default(),
            next: 1 << (object_bits - 1),
        }
    }

    /// Records an unknown value that a replay can set.
    pub fn is_unknown(&mut self, value: Term) {
        self.unknown.insert(value);
    }

    /// Records an object whose bytes nobody has written yet.
    pub fn is_made(&mut self, graph: &Graph, address: Term) {
        if let Some(address) = number(graph, address) {
            self.made.insert(self.object(address));
        }
    }

    /// The number of the object that an address belongs to, where what lies shortly below it does too.
    fn object(&self, address: u64) -> u64 {
        let offset = self.bits.0 - self.bits.1;
        address.wrapping_add(1 << (offset - 1)) >> offset
    }

    /// Whether an object is one of these.
    fn is_separate(&self, object: u64) -> bool {
        object >= 1 << (self.bits.1 - 1)
    }

    /// The pointer as which a program takes a value.
    pub fn pointer(&mut self, graph: &mut Graph, value: Term) -> Term {
        let mut order = vec![value];
        let mut at = 0;
        while let Some(&term) = order.get(at) {
            if graph.operator(term) == Operator::Ite && !self.known.contains_key(&term) {
                order.extend([graph.child(term, 1), graph.child(term, 2)]);
            }
            at += 1;
            if at > MOST_CHOICES {
                return value;
            }
        }
        let mut found: FxHashMap<Term, Term> = FxHashMap::default();
        for term in order.into_iter().rev() {
            let new = match graph.operator(term) {
                Operator::Ite if !self.known.contains_key(&term) => {
                    let [then, other] = [1, 2].map(|child| found[&graph.child(term, child)]);
                    let condition = graph.child(term, 0);
                    graph.ite(condition, then, other)
                }
                _ => self.of(graph, term).unwrap_or(term),
            };
            found.insert(term, new);
        }
        found[&value]
    }

    /// The address that stands for a value that nothing is known of.
    fn of(&mut self, graph: &mut Graph, value: Term) -> Option<Term> {
        if let Some(&known) = self.known.get(&value) {
            return Some(known);
        }
        let place = self.place(graph, value);
        if place.is_none() && !self.unknown.contains(&value) || self.next >= (1 << self.bits.1) - 1 {
            return None;
        }
        let (bits, objects) = self.bits;
        let address = self.next << (bits - objects);
        self.next += 1;
        let term = graph.constant(&BitVec::from_u64(address, bits));
        self.known.insert(value, term);
        self.stored.extend(place.map(|place| (place, address)));
        Some(term)
    }

    /// The address of which a value has the bytes, if these are as they were when the object was made.
    fn place(&self, graph: &Graph, value: Term) -> Option<u64> {
        let mut parts = vec![value];
        let mut first = None;
        let mut count = 0;
        while let Some(part) = parts.pop() {
            match graph.operator(part) {
                Operator::Concat => parts.extend(graph.children(part)),
                Operator::Select => {
                    let array = graph.child(part, 0);
                    let address = number(graph, graph.child(part, 1))?;
                    let (begins, region) = *first.get_or_insert((address, array));
                    let follows = region == array && address == begins.wrapping_add(count);
                    (follows && graph.width(part) == 8).then_some(())?;
                    count += 1;
                }
                _ => return None,
            }
        }
        let (address, region) = first?;
        let object = self.object(address);
        let is_known =
            self.regions.contains(&region) && (self.made.contains(&object) || self.is_separate(object));
        (is_known && count * 8 == u64::from(self.bits.0)).then_some(address)
    }

    /// The value that stands for an unknown one: for the replay.
    pub fn told(&self, graph: &Graph, value: Term) -> Option<BitVec> {
        self.known.get(&value).and_then(|&address| graph.value(address))
    }

    /// The byte at an address, if it is one of the address of such an object.
    pub fn byte(&self, address: u64) -> Option<u8> {
        let bytes = u64::from(self.bits.0 / 8);
        (0..bytes).find_map(|byte| {
            let stored = self.stored.get(&address.wrapping_sub(byte))?;
            Some((stored >> (8 * byte)) as u8)
        })
    }

    /// The bytes of these objects that formulas mention, as they are at the beginning: number of the
    /// object, distance from the pointer, the whole address, and the byte.
    pub fn contents(&self, graph: &Graph) -> Vec<(u32, i64, u64, Term)> {
        let offset = self.bits.0 - self.bits.1;
        let terms = (0..graph.len()).map(Term::from_index);
        let bytes = terms.filter_map(|term| {
            let is_byte =
                graph.operator(term) == Operator::Select && self.regions.contains(&graph.child(term, 0));
            let address = number(graph, is_byte.then(|| graph.child(term, 1))?)?;
            let object = self.object(address);
            let distance = address.wrapping_sub(object << offset) as i64;
            self.is_separate(object).then_some((object as u32, distance, address, term))
        });
        bytes.collect()
    }
}

/// A constant as a number.
fn number(graph: &Graph, term: Term) -> Option<u64> {
    if graph.is_constant(term) { graph.value(term)?.to_u64() } else { None }
}
