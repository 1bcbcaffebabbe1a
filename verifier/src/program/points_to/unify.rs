//! The fast solver: sets that flow into one another are made one.
//!
//! **Idea.** Steensgaard, *Points-to Analysis in Almost Linear Time*, 1996: every class of values has at most
//! one class of objects that it leads to, so a constraint is satisfied by uniting two classes, with
//! union-find.
//!
//! **Here.** Objects are classes of values as well: those that they hold. Offsets are not examined. Calls
//! through pointers wait at the class of the objects they lead to, for each function that joins it.
//!
//! **Cost.** Almost linear in the constraints. It is what the inclusion-based solver falls back to, and what
//! tests hold it against: its sets are included in these.

use rustc_hash::FxHashSet;

use crate::limits::Clock;

use super::Object;
use super::constraints::{CallSite, Constraint, Constraints, Node};
use super::solution::{AddressBytes, Solution};

const NONE: u32 = u32::MAX;

/// A class of values, or of objects and the values in them.
#[derive(Clone, Default)]
struct Members {
    functions: Vec<u32>,
    calls: Vec<CallSite>,
    /// Whether outside can call the functions.
    is_outside: bool,
}

/// The solver at work.
struct Unifier<'a> {
    constraints: &'a mut Constraints,
    /// Union-find over nodes first and objects after.
    parents: Vec<u32>,
    /// For each root, the class that its values lead to.
    targets: Vec<u32>,
    /// The root's functions and calls; few have any.
    members: rustc_hash::FxHashMap<u32, Members>,
    /// Where each object has its class.
    objects: Vec<u32>,
    /// Where each node has its class.
    nodes: Vec<u32>,
    /// The pairs of classes that are still to be united.
    pending: Vec<(u32, u32)>,
}

/// Solves the constraints, as far as the clock lets it.
pub(super) fn solve(constraints: &mut Constraints, clock: &Clock) -> Solution {
    let mut unifier = Unifier {
        constraints,
        parents: Vec::new(),
        targets: Vec::new(),
        members: rustc_hash::FxHashMap::default(),
        objects: Vec::new(),
        nodes: Vec::new(),
        pending: Vec::new(),
    };
    unifier.grow();
    let outside = unifier.object(Constraints::OUTSIDE);
    unifier.members.entry(outside).or_default().is_outside = true;
    let memory = unifier.node(Node::OUTSIDE);
    unifier.unite(outside, memory);
    let target = unifier.target(outside);
    unifier.unite(outside, target);
    let mut next = 0;
    while next < unifier.constraints.list.len() && clock.goes_on(1) {
        let constraint = unifier.constraints.list[next].clone();
        next += 1;
        unifier.satisfy(constraint);
    }
    unifier.finish()
}

impl Unifier<'_> {
    /// Gives new nodes and objects their classes.
    fn grow(&mut self) {
        while self.nodes.len() < self.constraints.nodes as usize {
            let class = self.class();
            self.nodes.push(class);
        }
        while self.objects.len() < self.constraints.objects.len() {
            let class = self.class();
            if let Object::Function(number) = self.constraints.objects[self.objects.len()] {
                self.members.entry(class).or_default().functions.push(number);
            }
            self.objects.push(class);
        }
    }

    fn class(&mut self) -> u32 {
        let class = self.parents.len() as u32;
        self.parents.push(class);
        self.targets.push(NONE);
        class
    }

    /// The root of a class.
    fn find(&mut self, mut class: u32) -> u32 {
        while self.parents[class as usize] != class {
            let above = self.parents[self.parents[class as usize] as usize];
            self.parents[class as usize] = above;
            class = above;
        }
        class
    }

    /// The class of a node.
    fn node(&mut self, node: Node) -> u32 {
        self.find(self.nodes[node.0 as usize])
    }

    /// The class of an object.
    fn object(&mut self, object: u32) -> u32 {
        self.find(self.objects[object as usize])
    }

    /// The class of the targets of a class.
    fn target(&mut self, class: u32) -> u32 {
        let root = self.find(class);
        if self.targets[root as usize] == NONE {
            self.targets[root as usize] = self.class();
        }
        self.find(self.targets[root as usize])
    }

    /// The class of the targets of a node.
    fn pointee(&mut self, node: Node) -> u32 {
        let class = self.node(node);
        self.target(class)
    }

    /// Makes two classes one, and what follows from it.
    fn unite(&mut self, left: u32, right: u32) {
        self.pending.push((left, right));
        while let Some((left, right)) = self.pending.pop() {
            let (left, right) = (self.find(left), self.find(right));
            if left == right {
                continue;
            }
            self.parents[right as usize] = left;
            match (self.targets[left as usize], self.targets[right as usize]) {
                (_, NONE) => {}
                (NONE, target) => self.targets[left as usize] = target,
                (first, second) => self.pending.push((first, second)),
            }
            self.join(left, right);
        }
    }

    /// Unites the functions of each of two classes with the calls of the other.
    fn join(&mut self, left: u32, right: u32) {
        let Some(theirs) = self.members.remove(&right) else { return };
        let ours = self.members.remove(&left).unwrap_or_default();
        self.meet(&ours.functions, &theirs.calls);
        self.meet(&theirs.functions, &ours.calls);
        let open = if ours.is_outside { &theirs.calls } else { &ours.calls };
        let known = if ours.is_outside { &theirs.functions } else { &ours.functions };
        let is_outside = ours.is_outside || theirs.is_outside;
        known
            .iter()
            .filter(|_| is_outside)
            .for_each(|function| self.constraints.call_from_outside(*function));
        open.iter().filter(|_| is_outside).for_each(|call| super::externals::unknown(self.constraints, call));
        let (mut functions, mut calls) = (ours.functions, ours.calls);
        functions.extend(theirs.functions);
        calls.extend(theirs.calls);
        self.members.insert(left, Members { functions, calls, is_outside });
    }

    /// Each call calls each function: that is said as constraints, which wait for their turn.
    fn meet(&mut self, functions: &[u32], calls: &[CallSite]) {
        for function in functions {
            for call in calls {
                self.constraints.call(*function, call, None);
            }
        }
    }

    /// Makes a constraint true.
    fn satisfy(&mut self, constraint: Constraint) {
        self.grow();
        let (left, right) = match constraint {
            Constraint::Address { to, object, .. } => (self.pointee(to), self.object(object)),
            Constraint::Copy { to, from, .. } => (self.pointee(to), self.pointee(from)),
            Constraint::Load { to: value, address, .. } | Constraint::Store { address, from: value, .. } => {
                let memory = self.pointee(address);
                (self.pointee(value), self.target(memory))
            }
            Constraint::Move { to, from, .. } => {
                let (to, from) = (self.pointee(to), self.pointee(from));
                (self.target(to), self.target(from))
            }
            Constraint::Escape(node) => (self.pointee(node), self.pointee(Node::OUTSIDE)),
            Constraint::Call { callee, site } => return self.call(callee, site),
        };
        self.unite(left, right);
    }

    /// A call through a pointer is united with the functions that are known, and waits for others.
    fn call(&mut self, callee: Node, site: CallSite) {
        let class = self.pointee(callee);
        let members = self.members.entry(class).or_default();
        let (functions, is_outside) = (members.functions.clone(), members.is_outside);
        members.calls.push(site.clone());
        if is_outside {
            super::externals::unknown(self.constraints, &site);
        }
        self.meet(&functions, &[site]);
    }

    /// The solution for all nodes.
    fn finish(mut self) -> Solution {
        self.grow();
        let count = self.constraints.objects.len() as u32;
        let mut sets: rustc_hash::FxHashMap<u32, Vec<u32>> = rustc_hash::FxHashMap::default();
        for object in (0..count).filter(|&object| object != Constraints::UNINITIALISED) {
            let class = self.object(object);
            sets.entry(class).or_default().push(object);
        }
        let mut numbers = rustc_hash::FxHashMap::default();
        let outside = self.object(Constraints::OUTSIDE);
        let mut solution = Solution { escaped: sets[&outside].clone(), ..Solution::default() };
        let unwritten: Vec<u32> =
            (0..count).filter(|&object| self.constraints.unwritten(object) != 0).collect();
        let mut uninitialised: FxHashSet<u32> = FxHashSet::default();
        for object in unwritten {
            let class = self.object(object);
            uninitialised.insert(self.target(class));
        }
        uninitialised.insert(self.object(Constraints::UNINITIALISED));
        uninitialised.remove(&outside);
        for index in 0..self.constraints.nodes {
            let class = self.pointee(Node(index));
            let set = sets.get(&class).filter(|_| Node(index) != Node::NOTHING);
            let number = *numbers.entry(set.map(|_| class)).or_insert_with(|| {
                solution.sets.push(set.cloned().unwrap_or_default());
                solution.sets.len() as u32 - 1
            });
            solution.nodes.push(number);
            solution.uninitialised.push(uninitialised.contains(&class));
        }
        for object in 0..count {
            let class = self.object(object);
            let target = self.target(class);
            if sets.get(&target).is_some_and(|held| held.iter().any(|&held| self.constraints.is_made(held))) {
                solution.holding.insert(object, AddressBytes::all());
            }
        }
        solution
    }
}
