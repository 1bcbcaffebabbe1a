//! The precise solver: sets include one another.
//!
//! **Idea.** Andersen 1994, with the sets of nodes propagated along edges, and only what is new in them
//! (difference propagation, Pearce, Kelly and Hankin, *Online Cycle Detection and Difference
//! Propagation*, 2003). Loads, stores and calls make new edges as their addresses become known. Nodes
//! that include one another in a cycle are made one, now and then.
//!
//! **Here.** An element is an address: an object and an offset ([`super::memory`]). What is known outside
//! has one node with outside's memory, and an address of outside stands for those of all objects that are
//! known there, so that what escapes costs nothing more. A copy of known length goes through a scratch
//! object, field by field.
//!
//! Where pointers that nobody has stored lead to objects of their own, whatever is loaded from gets an
//! object, as if its address had been stored there: it stands for what lay there before (lazy
//! initialisation: Khurshid, Păsăreanu and Visser, *Generalized Symbolic Execution for Model Checking and
//! Testing*, 2003). One load has one object for all places, so that there is an end. What is copied flows
//! both ways then: a pointer that was copied leads to the same objects from both places, whichever is
//! examined.
//!
//! **Invariants.** In the end nothing waits, and a set that includes another one has all of its objects:
//! they are listed, or known outside where outside is listed.
//!
//! **Cost.** Cubic at worst; a count of steps ends it, and then the fast solver answers. Where the clock
//! stops, there is no solution.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::limits::Clock;

use super::Object;
use super::constraints::{CallSite, Constraint, Constraints, EVERYTHING, Node};
use super::memory::{AddressId, Cell, Link, ObjectContents};
use super::shift::Shift;
use super::solution::Solution;

/// The elements that one solution may examine, beside a number for each constraint.
const MOST_STEPS: u64 = 40_000_000;
/// Elements for each constraint.
const STEPS_EACH: u64 = 100;
/// Debug builds look whether all has arrived where there were at most so many steps.
const MOST_STEPS_CHECKED: u64 = 2_000_000;
/// Sets up to this size are searched without a table.
const SMALL: usize = 12;

/// The use of the addresses in a set.
#[derive(Clone, Copy)]
enum Use {
    /// So many bytes there flow to a node.
    Load(Cell, u64),
    /// A node flows to a number of bytes there.
    Store(Cell, u64),
    /// The contents flow to the beginning of a scratch object.
    Take(u32, u64),
    /// A scratch object flows there.
    Put(u32, u64),
    /// It is called from this site.
    Call(u32),
}

#[derive(Default)]
pub(super) struct Set {
    /// The addresses, in the order in which they came.
    pub(super) elements: Vec<AddressId>,
    /// The same as a table, if there are many.
    table: Option<Box<FxHashSet<AddressId>>>,
    /// How many of them have been propagated.
    done: usize,
    /// Nodes that include this one.
    pub(super) edges: Vec<(Cell, Shift)>,
    /// The other uses of the elements.
    uses: Vec<Use>,
    is_waiting: bool,
}

impl Set {
    /// Adds an address: whether it is new.
    fn insert(&mut self, address: AddressId) -> bool {
        let is_new = match &mut self.table {
            Some(table) => table.insert(address),
            None => !self.elements.contains(&address),
        };
        if is_new {
            self.elements.push(address);
            if self.table.is_none() && self.elements.len() > SMALL {
                self.table = Some(Box::new(self.elements.iter().copied().collect()));
            }
        }
        is_new
    }
}

/// The solver at work.
pub(super) struct Includer<'a> {
    pub(super) constraints: &'a mut Constraints,
    pub(super) memory: ObjectContents,
    /// For each constraint node its set.
    nodes: Vec<Cell>,
    parents: Vec<Cell>,
    pub(super) sets: Vec<Set>,
    waiting: Vec<Cell>,
    known: FxHashSet<(Cell, Cell, Shift)>,
    sites: Vec<CallSite>,
    called: FxHashSet<(u32, u32)>,
    /// For each object whether outside knows it.
    pub(super) escaped: Vec<bool>,
    /// How many of the addresses that flow outside have been examined.
    looked_at: usize,
    /// The address of outside's memory.
    outside: AddressId,
    /// The address that may be in memory that nothing was written to.
    uninitialised: AddressId,
    /// Where pointers lead to objects of their own: for what loads give its object, and whether it is a
    /// pointer.
    separate: Option<FxHashMap<Cell, (Option<u32>, bool)>>,
    /// The nodes that are taken for pointers.
    pointers: FxHashSet<Node>,
    /// The addresses that are loaded from and have an object.
    initialised: FxHashSet<Cell>,
    steps: u64,
    clock: &'a Clock,
}

/// Solves the constraints, if that takes few enough steps; `separate`: where pointers that nobody has
/// stored lead to objects of their own.
pub(super) fn solve(constraints: &mut Constraints, separate: bool, clock: &Clock) -> Option<Solution> {
    let pointers =
        if separate { constraints.accessed.iter().copied().collect() } else { FxHashSet::default() };
    let mut includer = Includer {
        constraints,
        memory: ObjectContents::default(),
        nodes: Vec::new(),
        parents: Vec::new(),
        sets: Vec::new(),
        waiting: Vec::new(),
        known: FxHashSet::default(),
        sites: Vec::new(),
        called: FxHashSet::default(),
        escaped: Vec::new(),
        looked_at: 0,
        outside: 0,
        uninitialised: 0,
        separate: separate.then(FxHashMap::default),
        pointers,
        initialised: FxHashSet::default(),
        steps: 0,
        clock,
    };
    includer.begin();
    let is_done = includer.run();
    debug_assert!(!is_done || includer.is_closed(), "what flows has arrived");
    is_done.then(|| includer.finish())
}

impl Includer<'_> {
    /// Outside's memory is one node.
    fn begin(&mut self) {
        self.grow();
        self.memory.set_period(Constraints::OUTSIDE, 1);
        let memory = self.node(Node::OUTSIDE);
        self.memory.access(Constraints::OUTSIDE, 0, 1, || memory);
        self.outside = self.memory.address(Constraints::OUTSIDE, 0);
        self.memory.set_period(Constraints::UNINITIALISED, 1);
        self.uninitialised = self.memory.address(Constraints::UNINITIALISED, 0);
        self.escaped[Constraints::UNINITIALISED as usize] = true;
        self.escaped[Constraints::OUTSIDE as usize] = true;
    }

    /// Works until nothing is left: whether it came to an end.
    fn run(&mut self) -> bool {
        let mut next = 0;
        let mut collapse_at = 0;
        loop {
            while next < self.constraints.list.len() {
                let constraint = self.constraints.list[next].clone();
                next += 1;
                self.grow();
                self.add(constraint);
                if !self.clock.goes_on(1) {
                    return false;
                }
            }
            self.grow();
            if self.steps >= collapse_at {
                self.collapse();
                collapse_at = self.steps * 2 + self.sets.len() as u64;
            }
            if let Some((left, right)) = self.memory.united.pop() {
                self.unite(left, right);
            } else if let Some(object) = self.memory.dirty.pop() {
                self.follow(object);
            } else if self.look_outside() {
                continue;
            } else if let Some(cell) = self.waiting.pop() {
                let root = self.find(cell);
                if root == cell {
                    self.propagate(cell);
                } else {
                    self.wake(root);
                }
            } else if next == self.constraints.list.len() && !self.look_uninitialised() {
                return true;
            }
            let is_long = self.steps > MOST_STEPS + STEPS_EACH * self.constraints.list.len() as u64;
            if is_long || !self.clock.goes_on(1) {
                return false;
            }
        }
    }

    /// Whether nothing waits, and each set has the objects of those that it includes. Takes as long as their
    /// flow did.
    fn is_closed(&mut self) -> bool {
        if self.steps > MOST_STEPS_CHECKED {
            return true;
        }
        let outside = self.node(Node::OUTSIDE);
        let objects = |set: &Set| {
            let mut all: Vec<u32> =
                set.elements.iter().map(|&address| self.memory.parts(address).0).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let mut all: Vec<Vec<u32>> = self.sets.iter().map(objects).collect();
        // Flow from outside is the address of outside.
        all[outside as usize] = vec![Constraints::OUTSIDE];
        (0..self.sets.len() as Cell).all(|cell| {
            let (root, own) = (self.find(cell), &all[cell as usize]);
            let edges = self.sets[cell as usize].edges.clone();
            let is_done = self.sets[cell as usize].done == self.sets[cell as usize].elements.len();
            let is_root = self.find(root) == root;
            is_root
                && is_done
                && edges.iter().all(|&(to, _)| {
                    let to = self.find(to);
                    let others = &all[to as usize];
                    let has_outside = to == outside || others.first() == Some(&Constraints::OUTSIDE);
                    let is_known = |&object: &u32| {
                        has_outside && self.escaped.get(object as usize).is_some_and(|known| *known)
                    };
                    own.iter().all(|object| others.binary_search(object).is_ok() || is_known(object))
                })
        })
    }

    /// Gives new nodes and objects their places.
    fn grow(&mut self) {
        let before = self.escaped.len() as u32;
        self.memory.grow(self.constraints.objects.len());
        for object in before..self.constraints.objects.len() as u32 {
            self.memory.leave_unwritten(object, self.constraints.unwritten(object));
        }
        while self.nodes.len() < self.constraints.nodes as usize {
            let cell = self.cell();
            self.nodes.push(cell);
        }
        if self.escaped.len() < self.constraints.objects.len() {
            self.escaped.resize(self.constraints.objects.len(), false);
        }
    }

    fn cell(&mut self) -> Cell {
        let cell = self.parents.len() as Cell;
        self.parents.push(cell);
        self.sets.push(Set::default());
        cell
    }

    /// The root of a set.
    pub(super) fn find(&mut self, mut cell: Cell) -> Cell {
        while self.parents[cell as usize] != cell {
            let above = self.parents[self.parents[cell as usize] as usize];
            self.parents[cell as usize] = above;
            cell = above;
        }
        cell
    }

    /// The set of a node.
    pub(super) fn node(&mut self, node: Node) -> Cell {
        self.find(self.nodes[node.0 as usize])
    }

    /// A set has to be propagated.
    fn wake(&mut self, cell: Cell) {
        let set = &mut self.sets[cell as usize];
        if !set.is_waiting && set.done < set.elements.len() {
            set.is_waiting = true;
            self.waiting.push(cell);
        }
    }

    /// Takes in a constraint.
    fn add(&mut self, constraint: Constraint) {
        match constraint {
            Constraint::Address { to, object, offset } => {
                let address = self.memory.address(object, offset as i64);
                let cell = self.node(to);
                self.insert(cell, address);
            }
            Constraint::Copy { to, from, shift } => {
                let (from, to) = (self.node(from), self.node(to));
                self.edge(from, to, shift);
            }
            Constraint::Load { to, address, bytes } => {
                let is_pointer = self.pointers.contains(&to);
                let (address, to) = (self.node(address), self.node(to));
                if let Some(separate) = &mut self.separate {
                    separate.entry(to).or_default().1 |= is_pointer;
                }
                self.use_of(address, Use::Load(to, bytes));
            }
            Constraint::Store { address, from, bytes } => {
                let (address, from) = (self.node(address), self.node(from));
                self.use_of(address, Use::Store(from, bytes));
            }
            Constraint::Move { to, from, bytes } => {
                let (from, to) = (self.node(from), self.node(to));
                self.transfer(from, to, bytes);
                if self.separate.is_some() {
                    self.transfer(to, from, bytes);
                }
            }
            Constraint::Call { callee, site } => {
                let number = self.sites.len() as u32;
                self.sites.push(site);
                let callee = self.node(callee);
                self.use_of(callee, Use::Call(number));
            }
            Constraint::Escape(node) => {
                let (from, to) = (self.node(node), self.node(Node::OUTSIDE));
                self.edge(from, to, Shift::default());
            }
        }
    }

    /// Bytes are copied; `None` for any number.
    fn transfer(&mut self, from: Cell, to: Cell, bytes: Option<u64>) {
        let (take, put) = match bytes {
            Some(bytes) => {
                let scratch = self.memory.scratch();
                (Use::Take(scratch, bytes), Use::Put(scratch, bytes))
            }
            None => {
                let between = self.cell();
                (Use::Load(between, EVERYTHING), Use::Store(between, EVERYTHING))
            }
        };
        self.use_of(from, take);
        self.use_of(to, put);
    }

    /// An address that is loaded from has an object for the pointer that lay there before, where such
    /// pointers have some.
    fn initialise(&mut self, cell: Cell, to: Cell) {
        let cell = self.find(cell);
        let Some(&(known, is_pointer)) = self.separate.as_ref().and_then(|all| all.get(&to)) else { return };
        if cell == self.node(Node::OUTSIDE) || !self.initialised.insert(cell) {
            return;
        }
        let object = known.unwrap_or_else(|| {
            let number = self.constraints.objects.len() as u32;
            self.constraints.object(Object::Separate { number, is_pointer })
        });
        if let Some(all) = &mut self.separate {
            all.insert(to, (Some(object), is_pointer));
        }
        self.grow();
        let address = self.memory.address(object, 0);
        self.insert(cell, address);
    }

    /// Adds an address to a set.
    fn insert(&mut self, cell: Cell, address: AddressId) {
        self.steps += 1;
        if address == self.uninitialised && cell == self.node(Node::OUTSIDE) {
            return;
        }
        if self.sets[cell as usize].insert(address) {
            self.wake(cell);
        }
    }

    /// One set includes another, moved.
    fn edge(&mut self, from: Cell, to: Cell, shift: Shift) {
        let (from, to) = (self.find(from), self.find(to));
        if from == to && shift == Shift::default() || !self.known.insert((from, to, shift)) {
            return;
        }
        self.sets[from as usize].edges.push((to, shift));
        self.flow_done(from, &[(to, shift)]);
    }

    /// Propagates the old elements of a set along more edges. Where the set is known outside, the address
    /// of outside is enough, and nothing more comes later.
    fn flow_done(&mut self, from: Cell, edges: &[(Cell, Shift)]) {
        if from == self.node(Node::OUTSIDE) {
            for (to, _) in edges {
                let to = self.find(*to);
                self.insert(to, self.outside);
            }
            return;
        }
        let set = &self.sets[from as usize];
        let elements = set.elements[..set.done].to_vec();
        edges.iter().for_each(|(to, shift)| self.flow(&elements, *to, *shift));
    }

    /// Addresses flow along an edge.
    fn flow(&mut self, elements: &[AddressId], to: Cell, shift: Shift) {
        let to = self.find(to);
        for address in elements {
            if !self.clock.goes_on(1) {
                return;
            }
            let mut moved = *address;
            if shift != Shift::default() {
                let (object, offset) = self.memory.parts(moved);
                if shift.stride != 0 {
                    self.memory.set_period(object, shift.stride);
                }
                moved = self.memory.address(object, offset.wrapping_add(shift.offset));
            }
            self.insert(to, moved);
        }
    }

    /// Something happens to the addresses of a set.
    fn use_of(&mut self, cell: Cell, what: Use) {
        let set = &mut self.sets[cell as usize];
        set.uses.push(what);
        let elements = set.elements[..set.done].to_vec();
        self.apply(what, &elements);
    }

    /// Applies a use to some addresses.
    fn apply(&mut self, what: Use, elements: &[AddressId]) {
        for address in elements {
            self.steps += 1;
            if !self.clock.goes_on(1) {
                return;
            }
            let (object, offset) = self.memory.parts(*address);
            if object == Constraints::UNINITIALISED {
                continue;
            }
            match what {
                Use::Load(to, bytes) => {
                    let from = self.contents(object, offset, bytes);
                    self.initialise(from, to);
                    self.edge(from, to, Shift::default());
                }
                Use::Store(from, bytes) => {
                    let to = self.contents(object, offset, bytes);
                    self.edge(from, to, Shift::default());
                }
                Use::Take(to, bytes) => {
                    self.memory.link(object, Link { start: offset, to, target: 0, bytes })
                }
                Use::Put(from, bytes) => {
                    self.memory.link(from, Link { start: 0, to: object, target: offset, bytes });
                }
                Use::Call(site) => self.call(site, object),
            }
        }
    }

    /// The set of a number of bytes of an object.
    fn contents(&mut self, object: u32, offset: i64, bytes: u64) -> Cell {
        if bytes == EVERYTHING {
            self.memory.set_period(object, 1);
        }
        let Includer { memory, parents, sets, .. } = self;
        memory.access(object, offset, bytes, || {
            parents.push(parents.len() as Cell);
            sets.push(Set::default());
            parents.len() as Cell - 1
        })
    }

    /// A site calls what an address leads to.
    fn call(&mut self, site: u32, object: u32) {
        if !self.called.insert((site, object)) {
            return;
        }
        let call = &self.sites[site as usize];
        match self.constraints.objects[object as usize] {
            Object::Function(function) => self.constraints.call(function, call, None),
            Object::Outside | Object::System => super::externals::unknown(self.constraints, call),
            Object::Global(_)
            | Object::Frame { .. }
            | Object::Heap(_)
            | Object::Separate { .. }
            | Object::Uninitialised => {}
        }
    }

    /// Propagates the new elements of a set.
    fn propagate(&mut self, cell: Cell) {
        let set = &mut self.sets[cell as usize];
        set.is_waiting = false;
        let elements = set.elements[set.done..].to_vec();
        set.done = set.elements.len();
        let (edges, uses) = (std::mem::take(&mut set.edges), std::mem::take(&mut set.uses));
        for what in &uses {
            self.apply(*what, &elements);
        }
        if cell != self.node(Node::OUTSIDE) {
            edges.iter().for_each(|(to, shift)| self.flow(&elements, *to, *shift));
        }
        let set = &mut self.sets[cell as usize];
        let (new_edges, new_uses) =
            (std::mem::replace(&mut set.edges, edges), std::mem::replace(&mut set.uses, uses));
        set.edges.extend(new_edges);
        set.uses.extend(new_uses);
    }

    /// Objects whose addresses flow outside are known there: whether there was one.
    fn look_outside(&mut self) -> bool {
        let root = self.node(Node::OUTSIDE);
        let Some(address) = self.sets[root as usize].elements.get(self.looked_at) else { return false };
        self.looked_at += 1;
        let (object, _) = self.memory.parts(*address);
        if !std::mem::replace(&mut self.escaped[object as usize], true) {
            self.memory.set_period(object, 1);
            let contents = self.contents(object, 0, 1);
            self.memory.united.push((contents, root));
            if let Object::Function(function) = self.constraints.objects[object as usize] {
                self.constraints.call_from_outside(function);
            }
        }
        true
    }

    /// Memory that may be read though nothing was written to it may be any address: whether that was new.
    fn look_uninitialised(&mut self) -> bool {
        let mut is_new = false;
        for cell in self.memory.unwritten(&self.escaped) {
            let cell = self.find(cell);
            let before = self.sets[cell as usize].elements.len();
            self.insert(cell, self.uninitialised);
            is_new |= self.sets[cell as usize].elements.len() != before;
        }
        is_new
    }

    /// The links of an object are followed, since its ranges have changed.
    fn follow(&mut self, object: u32) {
        for (from, to, offset, bytes) in self.memory.follow(object) {
            self.steps += 1;
            let to = self.contents(to, offset, bytes);
            self.edge(from, to, Shift::default());
        }
    }

    /// Makes two sets one.
    pub(super) fn unite(&mut self, left: Cell, right: Cell) {
        let (left, right) = (self.find(left), self.find(right));
        if left == right {
            return;
        }
        let outside = self.node(Node::OUTSIDE);
        let size = |cell: Cell| self.sets[cell as usize].elements.len();
        let is_swapped = right == outside || left != outside && size(left) < size(right);
        let (root, other) = if is_swapped { (right, left) } else { (left, right) };
        self.parents[other as usize] = root;
        let theirs = std::mem::take(&mut self.sets[other as usize]);
        self.steps += theirs.elements.len() as u64;
        let set = &mut self.sets[root as usize];
        for address in &theirs.elements {
            if root != outside || *address != self.uninitialised {
                set.insert(*address);
            }
        }
        set.edges.extend(&theirs.edges);
        set.uses.extend(&theirs.uses);
        self.wake(root);
        self.flow_done(root, &theirs.edges);
        if !theirs.uses.is_empty() {
            let set = &self.sets[root as usize];
            let elements = set.elements[..set.done].to_vec();
            theirs.uses.iter().for_each(|what| self.apply(*what, &elements));
        }
    }
}
