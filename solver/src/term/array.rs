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
//! comparing is comparing numbers.

use rustc_hash::FxHashMap;

use super::sort::{Sort, SortKind, Sorts};
use crate::bitvec::BitVec;

/// The width of the value of an array: its number in the table.
const NUMBER_WIDTH: u32 = 32;

/// The width of the value of an element of an uninterpreted sort. A formula that is satisfiable at all is
/// satisfiable with as many elements as it has terms of the sort.
pub const ELEMENT_WIDTH: u32 = 16;

/// The width of the values of a sort; `None` for what has no values: functions, and arrays indexed by arrays.
pub fn value_width(sorts: &Sorts, sort: Sort) -> Option<u32> {
    let mut rest = sort;
    while let SortKind::Array(index, element) = *sorts.kind(rest) {
        flat_width(sorts, index)?;
        rest = element;
    }
    let width = flat_width(sorts, rest)?;
    Some(if rest == sort { width } else { NUMBER_WIDTH })
}

/// The width of the values of a sort that is not made of others: what circuits can hold.
pub fn flat_width(sorts: &Sorts, sort: Sort) -> Option<u32> {
    match *sorts.kind(sort) {
        SortKind::Bool => Some(1),
        SortKind::BitVec(width) => Some(width),
        SortKind::Uninterpreted(..) => Some(ELEMENT_WIDTH),
        SortKind::Array(..) | SortKind::Function(..) => None,
    }
}

#[derive(Clone, Debug)]
enum Node {
    /// The element wherever the rest of the index leads.
    Element(BitVec),
    /// The parts where a bit of the index is clear, and where it is set. They differ.
    Branch { bit: u32, clear: u32, set: u32 },
}

/// The table of array values.
#[derive(Clone, Debug, Default)]
pub struct Arrays {
    nodes: Vec<Node>,
    elements: FxHashMap<BitVec, u32>,
    branches: FxHashMap<(u32, u32, u32), u32>,
    path: Vec<u32>,
}

/// An array spelled out: an element for everywhere, and the exceptions by ascending index.
pub type Listing = (BitVec, Vec<(BitVec, BitVec)>);

impl Arrays {
    /// The array that is one element everywhere.
    pub fn constant(&mut self, element: &BitVec) -> BitVec {
        let Arrays { nodes, elements, .. } = self;
        if let Some(&node) = elements.get(element) {
            return number(node);
        }
        let node = nodes.len() as u32;
        nodes.push(Node::Element(element.clone()));
        elements.insert(element.clone(), node);
        number(node)
    }

    /// The element at an index.
    pub fn read(&self, array: &BitVec, index: &BitVec) -> BitVec {
        let mut node = root(array);
        loop {
            match self.nodes[node as usize] {
                Node::Element(ref element) => return element.clone(),
                Node::Branch { bit, clear, set } => node = if index.bit(bit) { set } else { clear },
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

    /// The parts of a node where a bit, no lower than the node's own, is clear and set.
    fn parts(&self, node: u32, position: u32) -> (u32, u32) {
        match self.nodes[node as usize] {
            Node::Branch { bit, clear, set } if bit == position => (clear, set),
            _ => (node, node),
        }
    }

    fn branch(&mut self, bit: u32, clear: u32, set: u32) -> u32 {
        if clear == set {
            return clear;
        }
        let Arrays { nodes, branches, .. } = self;
        *branches.entry((bit, clear, set)).or_insert_with(|| {
            nodes.push(Node::Branch { bit, clear, set });
            nodes.len() as u32 - 1
        })
    }

    /// The array spelled out. The element for everywhere is the one most indices have.
    pub fn list(&self, array: &BitVec, index_width: u32) -> Listing {
        let mut regions: Vec<(BitVec, Vec<u32>, u32)> = Vec::new();
        let mut stack = vec![(root(array), index_width, BitVec::zero(index_width), Vec::new())];
        while let Some((node, width, prefix, mut free)) = stack.pop() {
            match self.nodes[node as usize] {
                Node::Element(_) => {
                    free.extend(0..width);
                    regions.push((prefix, free, node));
                }
                Node::Branch { bit, clear, set } => {
                    free.extend(bit + 1..width);
                    let with_bit = BitVec::from_bits(index_width, |at| at == bit || prefix.bit(at));
                    stack.push((set, bit, with_bit, free.clone()));
                    stack.push((clear, bit, prefix, free));
                }
            }
        }
        let mut counts: FxHashMap<u32, f64> = FxHashMap::default();
        let mut most = (0.0, regions[0].2);
        for (_, free, node) in &regions {
            let count = counts.entry(*node).or_default();
            *count += 2f64.powi(free.len().min(1000) as i32);
            if *count > most.0 {
                most = (*count, *node);
            }
        }
        let mut exceptions = Vec::new();
        for (prefix, free, node) in regions.iter().filter(|region| region.2 != most.1) {
            let element = self.element(*node);
            let mut indices = vec![prefix.clone()];
            for &bit in free {
                for position in 0..indices.len() {
                    let index = &indices[position];
                    indices.push(BitVec::from_bits(index_width, |at| at == bit || index.bit(at)));
                }
            }
            exceptions.extend(indices.into_iter().map(|index| (index, element.clone())));
        }
        exceptions.sort_by(|(left, _), (right, _)| left.limbs().iter().rev().cmp(right.limbs().iter().rev()));
        (self.element(most.1), exceptions)
    }

    fn element(&self, node: u32) -> BitVec {
        match &self.nodes[node as usize] {
            Node::Element(element) => element.clone(),
            Node::Branch { .. } => unreachable!("a region is one element"),
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
    fn listings_name_every_exception_once() {
        let mut arrays = Arrays::default();
        let mut array = arrays.constant(&bits(7, 8));
        for (index, element) in [(0u64, 1), (5, 2), (6, 2), (7, 2), (4, 2), (5, 7)] {
            let index = BitVec::from_limbs(&[index, 0], 100);
            array = arrays.write(&array, &index, &bits(element, 8));
        }
        let (default, exceptions) = arrays.list(&array, 100);
        assert_eq!(default, bits(7, 8));
        let indices: Vec<u64> = exceptions.iter().map(|(index, _)| index.limbs()[0]).collect();
        assert_eq!(indices, [0, 4, 6, 7]);
        let half = arrays.constant(&bits(0, 1));
        let half = arrays.write(&half, &bits(1, 1), &bits(1, 1));
        assert_eq!(arrays.list(&half, 1), (bits(0, 1), vec![(bits(1, 1), bits(1, 1))]));
    }
}
