//! Values of arrays.
//!
//! **Idea.** A function from indices to elements as a decision diagram over the bits of the index, highest
//! first, with shared nodes (Fujita, McGeer and Yang, *Multi-Terminal Binary Decision Diagrams*).
//!
//! **Here.** An array is the number of its root. There is no default beside the elements: a write goes down
//! the bits of its index and makes new nodes on the way back.
//!
//! **Contract.** Arrays of the same sorts are equal if and only if their numbers are. Numbers stay good for
//! the life of the table; it only grows.
//!
//! **Cost.** A write makes at most as many nodes as the index has bits; a read visits at most as many;
//! comparing is comparing numbers. A listing takes as many steps as its exceptions have bits of the index.

use rustc_hash::FxHashMap;

use crate::bitvec::BitVec;
use crate::limits::{Limits, Stop};
use crate::sort::{Sort, SortKind, Sorts};
use crate::work::Work;

/// The width of the value of an array: its number in the table.
const NUMBER_WIDTH: u32 = 32;

/// The width of the value of an element of an uninterpreted sort. A formula that is satisfiable at all is
/// satisfiable with as many elements as it has terms of the sort.
pub const ELEMENT_WIDTH: u32 = 16;

/// The width of the values of a sort; `None` for sorts without values: functions, and arrays indexed by
/// arrays.
pub fn value_width(sorts: &Sorts, sort: Sort) -> Option<u32> {
    let mut rest = sort;
    while let SortKind::Array(index, element) = *sorts.kind(rest) {
        flat_width(sorts, index)?;
        rest = element;
    }
    let width = flat_width(sorts, rest)?;
    Some(if rest == sort { width } else { NUMBER_WIDTH })
}

/// The width of the values of a sort that is not composed of others, and so fits a circuit.
pub fn flat_width(sorts: &Sorts, sort: Sort) -> Option<u32> {
    match *sorts.kind(sort) {
        SortKind::Bool => Some(1),
        SortKind::BitVec(width) => Some(width),
        SortKind::Uninterpreted(..) => Some(ELEMENT_WIDTH),
        SortKind::Array(..) | SortKind::Function(..) => None,
    }
}

#[derive(Clone, Debug)]
enum DiagramNode {
    /// The element for all indices that reach this node.
    Element(BitVec),
    /// The parts where a bit of the index is clear, and where it is set. They differ.
    Branch { bit: u32, clear: u32, set: u32 },
}

/// The table of array values.
#[derive(Clone, Debug, Default)]
pub struct Arrays {
    nodes: Vec<DiagramNode>,
    elements: FxHashMap<BitVec, u32>,
    branches: FxHashMap<(u32, u32, u32), u32>,
    path: Vec<u32>,
}

/// An array spelled out: an element for everywhere, and the exceptions by ascending index.
pub type Listing = (BitVec, Vec<(BitVec, BitVec)>);

impl Arrays {
    /// The array with this element at every index.
    pub fn constant(&mut self, element: &BitVec) -> BitVec {
        let Arrays { nodes, elements, .. } = self;
        if let Some(&node) = elements.get(element) {
            return number(node);
        }
        let node = nodes.len() as u32;
        nodes.push(DiagramNode::Element(element.clone()));
        elements.insert(element.clone(), node);
        number(node)
    }

    /// The element at an index.
    pub fn read(&self, array: &BitVec, index: &BitVec) -> BitVec {
        let mut node = root(array);
        loop {
            match self.nodes[node as usize] {
                DiagramNode::Element(ref element) => return element.clone(),
                DiagramNode::Branch { bit, clear, set } => node = if index.bit(bit) { set } else { clear },
            }
        }
    }

    /// The array with another element at an index.
    pub fn write(&mut self, array: &BitVec, index: &BitVec, element: &BitVec) -> BitVec {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut node = root(array);
        for position in (0..index.width()).rev() {
            let (clear, set) = self.parts(node, position);
            let (next, other) = if index.bit(position) { (set, clear) } else { (clear, set) };
            path.push(other);
            node = next;
        }
        let mut node = root(&self.constant(element));
        for (position, other) in path.drain(..).rev().enumerate() {
            let bit = position as u32;
            let (clear, set) = if index.bit(bit) { (other, node) } else { (node, other) };
            node = self.branch(bit, clear, set);
        }
        self.path = path;
        number(node)
    }

    /// The array that equals `clear` where a bit of the index is 0 and `set` where it is 1. Neither depends
    /// on that bit or one above.
    pub fn join(&mut self, bit: u32, clear: &BitVec, set: &BitVec) -> BitVec {
        number(self.branch(bit, root(clear), root(set)))
    }

    /// The element at all indices from one to another; `None` if they differ.
    pub fn over(&self, array: &BitVec, low: &BitVec, high: &BitVec) -> Option<BitVec> {
        let mut found: Option<u32> = None;
        // A node, the bits of the index below it, and whether those above are the first's and the last's.
        let mut stack = vec![(root(array), low.width(), true, true)];
        while let Some((node, rest, is_first, is_last)) = stack.pop() {
            if let DiagramNode::Element(_) = self.nodes[node as usize] {
                if found.replace(node).is_some_and(|other| other != node) {
                    return None;
                }
                continue;
            }
            let position = rest.checked_sub(1).filter(|_| is_first || is_last)?;
            let (clear, set) = self.parts(node, position);
            let (first, last) = (low.bit(position), high.bit(position));
            if !is_first || !first {
                stack.push((clear, position, is_first, is_last && !last));
            }
            if !is_last || last {
                stack.push((set, position, is_first && first, is_last));
            }
        }
        found.map(|node| self.element(node))
    }

    /// An index at which two arrays differ; `None` where they are the same.
    pub fn difference(&self, left: &BitVec, right: &BitVec, index_width: u32) -> Option<BitVec> {
        let (mut left, mut right) = (root(left), root(right));
        if left == right {
            return None;
        }
        let mut index = vec![0u64; index_width.div_ceil(64) as usize];
        for position in (0..index_width).rev() {
            let (clear, set) = (self.parts(left, position), self.parts(right, position));
            let is_set = clear.0 == set.0;
            (left, right) = if is_set { (clear.1, set.1) } else { (clear.0, set.0) };
            index[position as usize / 64] |= u64::from(is_set) << (position % 64);
        }
        Some(BitVec::from_limbs(&index, index_width))
    }

    /// The parts of a node where a bit, no lower than the node's own, is clear and set.
    fn parts(&self, node: u32, position: u32) -> (u32, u32) {
        match self.nodes[node as usize] {
            DiagramNode::Branch { bit, clear, set } if bit == position => (clear, set),
            _ => (node, node),
        }
    }

    fn branch(&mut self, bit: u32, clear: u32, set: u32) -> u32 {
        if clear == set {
            return clear;
        }
        let Arrays { nodes, branches, .. } = self;
        *branches.entry((bit, clear, set)).or_insert_with(|| {
            nodes.push(DiagramNode::Branch { bit, clear, set });
            nodes.len() as u32 - 1
        })
    }

    /// The array as a listing. Its default is the most frequent element; of several, the one with the
    /// lowest index.
    ///
    /// # Errors
    /// A limit is reached.
    pub fn list(&self, array: &BitVec, index_width: u32, limits: &Limits) -> Result<Listing, Stop> {
        let default = self.most_frequent(root(array));
        let mut meter = Meter { work: Work::new(limits), bytes: 0, asked: 0 };
        let mut exceptions = Vec::new();
        let mut index = vec![0u64; index_width.div_ceil(64) as usize];
        // A node, the bits of the index below it, and the value of the bit above these.
        let mut stack = vec![(root(array), index_width, false)];
        while let Some((node, rest, is_set)) = stack.pop() {
            meter.work.step(1)?;
            if rest < index_width {
                let (limb, bit) = (&mut index[rest as usize / 64], 1 << (rest % 64));
                *limb = if is_set { *limb | bit } else { *limb & !bit };
            }
            match rest.checked_sub(1) {
                _ if node == default => {}
                Some(position) => {
                    let (clear, set) = self.parts(node, position);
                    stack.extend([(set, position, true), (clear, position, false)]);
                }
                None => {
                    let element = self.element(node);
                    meter.take(&element, index_width)?;
                    exceptions.push((BitVec::from_limbs(&index, index_width), element));
                }
            }
        }
        Ok((self.element(default), exceptions))
    }

    /// The element with the most indices.
    fn most_frequent(&self, root: u32) -> u32 {
        let mut order = Vec::new();
        // The share of the indices that lead to a node.
        let mut shares: FxHashMap<u32, f64> = FxHashMap::default();
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if shares.insert(node, 0.0).is_none() {
                order.push(node);
                if let DiagramNode::Branch { clear, set, .. } = self.nodes[node as usize] {
                    stack.extend([set, clear]);
                }
            }
        }
        let mut descending = order.clone();
        // Nodes have greater numbers than their children.
        descending.sort_unstable_by(|left, right| right.cmp(left));
        shares.insert(root, 1.0);
        for node in descending {
            if let DiagramNode::Branch { clear, set, .. } = self.nodes[node as usize] {
                let half = shares[&node] / 2.0;
                for part in [clear, set] {
                    *shares.entry(part).or_default() += half;
                }
            }
        }
        let elements =
            order.into_iter().filter(|&node| matches!(self.nodes[node as usize], DiagramNode::Element(_)));
        let most = elements.fold((-1.0, root), |most, node| match shares[&node] {
            share if share > most.0 => (share, node),
            _ => most,
        });
        most.1
    }

    fn element(&self, node: u32) -> BitVec {
        match &self.nodes[node as usize] {
            DiagramNode::Element(element) => element.clone(),
            DiagramNode::Branch { .. } => unreachable!("a region is one element"),
        }
    }
}

/// The most bytes that a listing takes: an array that is defined by its elements may have as many exceptions
/// as there are indices.
const MOST_BYTES: u64 = 1 << 30;

/// The number of bytes that are allocated between two requests for more.
const PIECE: u64 = 1 << 18;

/// The memory that a listing has taken.
struct Meter {
    work: Work,
    bytes: u64,
    asked: u64,
}

impl Meter {
    /// Counts an exception; room is requested for twice as many.
    fn take(&mut self, element: &BitVec, index_width: u32) -> Result<(), Stop> {
        let wide = |width: u32| if width > 64 { u64::from(width / 8) } else { 0 };
        self.bytes += size_of::<(BitVec, BitVec)>() as u64 + wide(element.width()) + wide(index_width);
        if self.bytes - self.asked < PIECE {
            return Ok(());
        }
        self.asked = self.bytes;
        match self.bytes > MOST_BYTES {
            true => Err(Stop::Memory),
            false => self.work.limits().reserve(2 * self.bytes),
        }
    }
}

fn number(node: u32) -> BitVec {
    BitVec::from_u64(u64::from(node), NUMBER_WIDTH)
}

fn root(array: &BitVec) -> u32 {
    array.limbs()[0] as u32
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn bits(number: u64, width: u32) -> BitVec {
        BitVec::from_u64(number, width)
    }

    #[test]
    fn equal_functions_have_equal_numbers() {
        let mut arrays = Arrays::default();
        let mut values: FxHashMap<Vec<u64>, BitVec> = FxHashMap::default();
        for start in 0..2 {
            let constant = arrays.constant(&bits(start, 1));
            let mut work = vec![(vec![start; 4], constant)];
            while let Some((function, array)) = work.pop() {
                for (index, &element) in function.iter().enumerate() {
                    assert_eq!(arrays.read(&array, &bits(index as u64, 2)), bits(element, 1));
                }
                if let Some(known) = values.insert(function.clone(), array.clone()) {
                    assert_eq!(known, array);
                    continue;
                }
                for index in 0..4 {
                    let mut changed = function.clone();
                    changed[index] ^= 1;
                    let element = bits(changed[index], 1);
                    work.push((changed, arrays.write(&array, &bits(index as u64, 2), &element)));
                }
            }
        }
        assert_eq!(values.len(), 16);
        let mut numbers: Vec<u64> = values.values().filter_map(BitVec::to_u64).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 16);
    }

    #[test]
    fn ranges_and_differences_are_those_of_the_elements() {
        let mut arrays = Arrays::default();
        let index = |number: u64| bits(number, 4);
        let zeros = arrays.constant(&bits(0, 2));
        for function in 0..1u64 << 16 {
            if function % 331 != 0 {
                continue;
            }
            let element = |at: u64| bits(function >> at & 1, 2);
            let array =
                (0..16).fold(zeros.clone(), |array, at| arrays.write(&array, &index(at), &element(at)));
            for (low, high) in (0..16).flat_map(|low| (low..16).map(move |high| (low, high))) {
                let same = (low..=high).all(|at| element(at) == element(low));
                let found = arrays.over(&array, &index(low), &index(high));
                assert_eq!(found, same.then(|| element(low)), "{function:x} {low} {high}");
            }
            match arrays.difference(&zeros, &array, 4) {
                None => assert_eq!(function, 0),
                Some(at) => assert_ne!(arrays.read(&array, &at), bits(0, 2)),
            }
        }
        let (low, high) = (arrays.constant(&bits(1, 2)), arrays.write(&zeros, &index(3), &bits(1, 2)));
        let joined = arrays.join(3, &low, &high);
        assert_eq!(
            (arrays.read(&joined, &index(7)), arrays.read(&joined, &index(11))),
            (bits(1, 2), bits(0, 2))
        );
    }

    #[test]
    fn listings_name_every_exception_once() {
        let mut arrays = Arrays::default();
        let mut array = arrays.constant(&bits(7, 8));
        for (index, element) in [(0u64, 1), (5, 2), (6, 2), (7, 2), (4, 2), (5, 7)] {
            let index = BitVec::from_limbs(&[index, 0], 100);
            array = arrays.write(&array, &index, &bits(element, 8));
        }
        let (default, exceptions) = arrays.list(&array, 100, &Limits::none()).unwrap();
        assert_eq!(default, bits(7, 8));
        let indices: Vec<u64> = exceptions.iter().map(|(index, _)| index.limbs()[0]).collect();
        assert_eq!(indices, [0, 4, 6, 7]);
        let half = arrays.constant(&bits(0, 1));
        let half = arrays.write(&half, &bits(1, 1), &bits(1, 1));
        let listing = (bits(0, 1), vec![(bits(1, 1), bits(1, 1))]);
        assert_eq!(arrays.list(&half, 1, &Limits::none()), Ok(listing));
    }

    #[test]
    fn listings_are_linear_in_the_index_and_stop_at_limits() {
        let (mut arrays, width) = (Arrays::default(), 100_000);
        let zeros = arrays.constant(&bits(0, 1));
        let array = arrays.write(&zeros, &BitVec::ones(width), &bits(1, 1));
        // A list of the free bits of every region would take 20 GB.
        let within = |bytes| Limits { memory: Some(bytes), held: Some(Arc::default()), ..Limits::none() };
        let limits = within(20 << 20);
        let (default, exceptions) = arrays.list(&array, width, &limits).unwrap();
        assert_eq!((default, exceptions), (bits(0, 1), vec![(BitVec::ones(width), bits(1, 1))]));
        let mut array = zeros;
        for index in 0..1_000 {
            array = arrays.write(&array, &bits(index, 10_000), &bits(1, 1));
        }
        assert_eq!(arrays.list(&array, 10_000, &within(1 << 20)), Err(Stop::Memory));
    }
}
