//! A solution: for each node the objects it may lead to; and the partition that follows from it.

use rustc_hash::FxHashMap;

use super::constraints::{Constraints, Node};

/// Where in an object addresses of objects that the program makes may lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AddressBytes {
    /// Offsets that differ by a multiple of this are not distinguished; 0: all are.
    pub(crate) period: u64,
    /// Where ranges begin and end.
    pub(crate) ranges: Vec<(i64, i64)>,
}

impl AddressBytes {
    /// All of an object.
    pub(super) fn all() -> AddressBytes {
        AddressBytes { period: 1, ranges: vec![(0, 1)] }
    }
}

/// The objects that each node may lead to. Equal sets are held once.
#[derive(Default)]
pub(super) struct Solution {
    /// Different sets of objects, ascending.
    pub(super) sets: Vec<Vec<u32>>,
    /// Which of them each node has.
    pub(super) nodes: Vec<u32>,
    /// The objects that are known outside, ascending; outside itself is one. A node that may lead outside may
    /// lead to each of them, also where its set does not list them.
    pub(super) escaped: Vec<u32>,
    /// Whether each node may be what lay in memory before the program wrote to it. No set lists
    /// [`Constraints::UNINITIALISED`].
    pub(super) uninitialised: Vec<bool>,
    /// For each object that may hold addresses where these lie.
    pub(super) holding: FxHashMap<u32, AddressBytes>,
}

impl Solution {
    /// The objects that a node may lead to, ascending. Of those known outside, only outside itself may be
    /// listed.
    pub(super) fn objects(&self, node: Node) -> &[u32] {
        &self.sets[self.nodes[node.0 as usize] as usize]
    }
}

/// A partition of the objects: those that one access may touch are in one class.
pub(super) struct Partition {
    /// For each object its class. Class 0 has none.
    pub(super) classes: Vec<u32>,
    /// For each class its objects, ascending.
    pub(super) members: Vec<Vec<u32>>,
}

impl Partition {
    /// The finest partition in which the objects of every node that is used as an address are in one class.
    pub(super) fn new(constraints: &Constraints, solution: &Solution) -> Partition {
        let mut parents: Vec<u32> = (0..constraints.objects.len() as u32).collect();
        let mut is_done = vec![false; solution.sets.len()];
        let mut is_open = false;
        for node in &constraints.accessed {
            let set = solution.nodes[node.0 as usize] as usize;
            if std::mem::replace(&mut is_done[set], true) {
                continue;
            }
            join(&mut parents, &solution.sets[set]);
            if is_outside(&solution.sets[set]) && !std::mem::replace(&mut is_open, true) {
                join(&mut parents, &solution.escaped);
            }
        }
        let mut partition = Partition { classes: vec![0; parents.len()], members: vec![Vec::new()] };
        for object in 0..parents.len() as u32 {
            let root = find(&mut parents, object) as usize;
            if partition.classes[root] == 0 {
                partition.classes[root] = partition.members.len() as u32;
                partition.members.push(Vec::new());
            }
            let class = partition.classes[root];
            partition.classes[object as usize] = class;
            partition.members[class as usize].push(object);
        }
        partition
    }

    /// The class of a set of objects that are all in one.
    pub(super) fn class(&self, objects: &[u32]) -> u32 {
        objects.first().map_or(0, |object| self.classes[*object as usize])
    }

    /// Whether every object is in one class, that of its number, and each address leads to one class.
    pub(super) fn is_consistent(&self, constraints: &Constraints, solution: &Solution) -> bool {
        let is_in_its_class = |(class, members): (usize, &Vec<u32>)| {
            members.is_sorted() && members.iter().all(|object| self.classes[*object as usize] == class as u32)
        };
        let count: usize = self.members.iter().map(Vec::len).sum();
        let one_class = |node: &Node| {
            let objects = solution.objects(*node);
            let known: &[u32] = if is_outside(objects) { &solution.escaped } else { &[] };
            objects.iter().chain(known).all(|object| self.classes[*object as usize] == self.class(objects))
        };
        count == self.classes.len()
            && self.members.iter().enumerate().all(is_in_its_class)
            && constraints.accessed.iter().all(one_class)
    }
}

/// Whether outside is among some objects. It is the first of all.
pub(super) fn is_outside(objects: &[u32]) -> bool {
    objects.first() == Some(&Constraints::OUTSIDE)
}

/// Puts some objects into one class.
fn join(parents: &mut [u32], objects: &[u32]) {
    for pair in objects.windows(2) {
        let (left, right) = (find(parents, pair[0]), find(parents, pair[1]));
        parents[left.max(right) as usize] = left.min(right);
    }
}

/// The root of an object; its number is the least.
fn find(parents: &mut [u32], mut object: u32) -> u32 {
    while parents[object as usize] != object {
        let above = parents[parents[object as usize] as usize];
        parents[object as usize] = above;
        object = above;
    }
    object
}
