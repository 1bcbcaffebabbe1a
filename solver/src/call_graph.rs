//! Call graphs: an order in which callees come before their callers, or a cycle.
//!
//! **Idea.** Bodies of functions call functions. Expanding them ends only if no function leads back to
//! itself; a depth-first search finds a cycle as a callee that is still open (Tarjan, *Depth-First Search and
//! Linear Graph Algorithms*).
//!
//! **Here.** Functions are keys of any kind: symbols of a term graph, names of a side file.
//!
//! **Contract.** The result depends only on the order of roots and callees; of the callees of a function the
//! last one is entered first.
//!
//! **Cost.** Each function is entered once, and its callees are asked for once. No recursion, so deep chains
//! are no limit.

use std::hash::Hash;

use rustc_hash::FxHashMap;

/// The functions that can be reached from the roots, the roots included, each after all functions that it
/// calls.
///
/// # Errors
/// A cycle, from a function back to itself: the first is the last again.
pub fn callees_first<F: Copy + Eq + Hash>(
    roots: impl IntoIterator<Item = F>,
    mut callees: impl FnMut(F) -> Vec<F>,
) -> Result<Vec<F>, Vec<F>> {
    let mut is_done: FxHashMap<F, bool> = FxHashMap::default();
    let mut order = Vec::new();
    for root in roots {
        let mut open: Vec<(F, Vec<F>)> = Vec::new();
        let mut next = Some(root);
        loop {
            if let Some(function) = next.take() {
                match is_done.get(&function) {
                    Some(true) => {}
                    Some(false) => {
                        let path = open.iter().map(|&(caller, _)| caller);
                        return Err(path
                            .skip_while(|&caller| caller != function)
                            .chain([function])
                            .collect());
                    }
                    None => {
                        is_done.insert(function, false);
                        open.push((function, callees(function)));
                    }
                }
            }
            let Some((function, left)) = open.last_mut() else { break };
            next = left.pop();
            if next.is_none() {
                is_done.insert(*function, true);
                order.push(*function);
                open.pop();
            }
        }
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(roots: &[u32], calls: &[(u32, u32)]) -> Result<Vec<u32>, Vec<u32>> {
        let callees = |caller| calls.iter().filter(|call| call.0 == caller).map(|call| call.1).collect();
        callees_first(roots.iter().copied(), callees)
    }

    #[test]
    fn callees_come_before_their_callers() {
        assert_eq!(order(&[1, 5], &[(1, 2), (1, 3), (2, 4), (3, 4), (5, 2)]), Ok(vec![4, 3, 2, 1, 5]));
        assert_eq!(order(&[], &[(1, 1)]), Ok(vec![]));
    }

    #[test]
    fn cycles_are_named() {
        assert_eq!(order(&[1], &[(1, 1)]), Err(vec![1, 1]));
        assert_eq!(order(&[1], &[(1, 2), (2, 3), (3, 4), (4, 2)]), Err(vec![2, 3, 4, 2]));
        // A cycle that cannot be reached from a root is none.
        assert_eq!(order(&[1], &[(1, 2), (3, 4), (4, 3)]), Ok(vec![2, 1]));
    }

    #[test]
    fn deep_chains_are_no_limit() {
        let chain =
            callees_first([0u32], |function| if function < 100_000 { vec![function + 1] } else { vec![] });
        assert_eq!(chain.unwrap().len(), 100_001);
    }
}
