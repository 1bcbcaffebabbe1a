//! The end of the inclusion-based solver's work: cycles of sets, and what came of it all.
//!
//! **Idea.** Sets that include one another are equal: Tarjan's strongly connected components, with a stack of
//! our own.

use rustc_hash::FxHashMap;

use super::constraints::{Constraints, Node};
use super::include::Includer;
use super::memory::Cell;
use super::shift::Shift;
use super::solution::{AddressBytes, Solution, is_outside};

const NEW: u32 = u32::MAX;

struct Tarjan {
    /// When each set was reached.
    order: Vec<u32>,
    /// The earliest that is reached from it.
    low: Vec<u32>,
    is_open: Vec<bool>,
    open: Vec<Cell>,
    count: u32,
    /// Pairs in one component.
    found: Vec<(Cell, Cell)>,
}

impl Tarjan {
    fn enter(&mut self, cell: Cell) {
        self.order[cell as usize] = self.count;
        self.low[cell as usize] = self.count;
        self.count += 1;
        self.is_open[cell as usize] = true;
        self.open.push(cell);
    }

    /// Leaves a set: if it is the first of its component, the others come after it.
    fn leave(&mut self, cell: Cell) {
        if self.low[cell as usize] != self.order[cell as usize] {
            return;
        }
        while let Some(member) = self.open.pop() {
            self.is_open[member as usize] = false;
            if member == cell {
                break;
            }
            self.found.push((cell, member));
        }
    }
}

impl Includer<'_> {
    /// Makes the sets of each cycle of plain edges one.
    pub(super) fn collapse(&mut self) {
        let count = self.sets.len();
        let mut search = Tarjan {
            order: vec![NEW; count],
            low: vec![NEW; count],
            is_open: vec![false; count],
            open: Vec::new(),
            count: 0,
            found: Vec::new(),
        };
        for start in 0..count as Cell {
            if self.find(start) == start && search.order[start as usize] == NEW {
                self.search(&mut search, start);
            }
        }
        for (left, right) in search.found {
            self.unite(left, right);
        }
    }

    /// Searches from one set.
    fn search(&mut self, search: &mut Tarjan, start: Cell) {
        search.enter(start);
        let mut stack = vec![(start, 0)];
        while let Some((cell, next)) = stack.last_mut() {
            let cell = *cell;
            let edge = self.sets[cell as usize].edges.get(*next).copied();
            *next += 1;
            match edge {
                Some((to, shift)) if shift == Shift::default() => {
                    let to = self.find(to);
                    if search.order[to as usize] == NEW {
                        search.enter(to);
                        stack.push((to, 0));
                    } else if search.is_open[to as usize] {
                        search.low[cell as usize] = search.low[cell as usize].min(search.order[to as usize]);
                    }
                }
                Some(_) => {}
                None => {
                    search.leave(cell);
                    stack.pop();
                    if let Some((above, _)) = stack.last() {
                        search.low[*above as usize] =
                            search.low[*above as usize].min(search.low[cell as usize]);
                    }
                }
            }
        }
    }

    /// The solution for all nodes.
    pub(super) fn finish(mut self) -> Solution {
        let mut solution = Solution::default();
        let known = self.escaped.iter().enumerate().filter(|(_, is_known)| **is_known);
        solution.escaped = known.map(|(object, _)| object as u32).collect();
        solution.escaped.retain(|object| *object != Constraints::UNINITIALISED);
        let mut by_set: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        let mut by_cell: FxHashMap<Cell, (u32, bool)> = FxHashMap::default();
        for index in 0..self.constraints.nodes {
            let cell = self.node(Node(index));
            if let Some((number, is_uninitialised)) = by_cell.get(&cell) {
                solution.nodes.push(*number);
                solution.uninitialised.push(*is_uninitialised);
                continue;
            }
            let elements = self.sets[cell as usize].elements.iter();
            let mut objects: Vec<u32> = elements.map(|address| self.memory.parts(*address).0).collect();
            objects.sort_unstable();
            objects.dedup();
            solution.uninitialised.push(objects.contains(&Constraints::UNINITIALISED));
            objects.retain(|object| *object != Constraints::UNINITIALISED);
            if is_outside(&objects) {
                objects.retain(|object| *object == Constraints::OUTSIDE || !self.escaped[*object as usize]);
            }
            let next = solution.sets.len() as u32;
            let number = *by_set.entry(objects).or_insert_with_key(|objects| {
                solution.sets.push(objects.clone());
                next
            });
            by_cell.insert(cell, (number, solution.uninitialised[index as usize]));
            solution.nodes.push(number);
        }
        solution.holding = self.holding();
        solution
    }

    /// Where addresses of objects of the program lie.
    fn holding(&mut self) -> FxHashMap<u32, AddressBytes> {
        let mut holding = FxHashMap::default();
        for object in 0..self.constraints.objects.len() as u32 {
            let (period, ranges) = self.memory.ranges(object);
            let mut held = Vec::new();
            for (start, end, cell) in ranges {
                let cell = self.find(cell);
                let mut elements = self.sets[cell as usize].elements.iter();
                if elements.any(|address| self.constraints.is_made(self.memory.parts(*address).0)) {
                    held.push((start, end));
                }
            }
            if !held.is_empty() {
                holding.insert(object, AddressBytes { period, ranges: held });
            }
        }
        holding
    }
}
