//! The ends of reads that only ever go down.
//!
//! **Idea.** A read of a chain of writes ends at the first write, seen from the read, with its index. One
//! sweep over the tree of writes finds all these at once, with a table from index to the nearest write on the
//! path from the root.
//!
//! **Here.** The tree of what is not linked stands on linked nodes, bases and constant arrays; from there the
//! sweep goes up, entering writes in the table and taking them out on the way back.
//!
//! **Contract.** The landing of an access is its own node, the first write below with its index, or the root.
//!
//! **Cost.** Linear in nodes and accesses, however long the chains.

use super::Access;
use super::network::{NONE, Network, NodeKind};

enum Task {
    Enter(u32),
    /// Put back what the table had for an index.
    Leave(u32, u32),
}

/// The node at which each access ends.
pub(super) fn landings(network: &Network, accesses: &[Access], places: usize) -> Vec<u32> {
    let nodes = network.nodes().len();
    let mut first = vec![NONE; nodes];
    let mut next = vec![NONE; accesses.len()];
    for (number, access) in accesses.iter().enumerate() {
        next[number] = first[access.node as usize];
        first[access.node as usize] = number as u32;
    }
    let mut landings = vec![NONE; accesses.len()];
    let mut nearest = vec![NONE; places];
    let mut stack = Vec::new();
    for root in 0..nodes as u32 {
        if !network.is_linked(root) && network.at(root).below().is_some() {
            continue;
        }
        stack.push(Task::Enter(root));
        while let Some(task) = stack.pop() {
            let node = match task {
                Task::Leave(place, before) => {
                    nearest[place as usize] = before;
                    continue;
                }
                Task::Enter(node) => node,
            };
            if let NodeKind::Store { place, .. } = network.at(node).kind
                && node != root
            {
                stack.push(Task::Leave(place, nearest[place as usize]));
                nearest[place as usize] = node;
            }
            let mut number = first[node as usize];
            while number != NONE {
                let near = nearest[accesses[number as usize].place as usize];
                landings[number as usize] = if near == NONE { root } else { near };
                number = next[number as usize];
            }
            stack.extend(network.above(node).filter(|&above| !network.is_linked(above)).map(Task::Enter));
        }
    }
    landings
}
