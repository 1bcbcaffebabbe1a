//! The constraints of a module on addresses: nodes, objects, and constraints between them.
//!
//! **Idea.** Andersen, *Program Analysis and Specialization for the C Programming Language*, 1994: each
//! instruction says that some set of addresses includes another. Any solver that makes all of them true is
//! sound; they differ in how much more they add.
//!
//! **Here.** A node stands for all values that one local, result or constant may have; an object for all
//! memory that one place of the program makes. Types decide nothing: integers carry addresses as well.

use rustc_hash::FxHashMap;

use super::Object;
use super::shift::Shift;
use super::uninitialised::{ALL, Initialised};
use crate::program::cfa::Place;

/// As a number of bytes: the whole object.
pub(super) const EVERYTHING: u64 = u64::MAX;

/// A set of addresses, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Node(pub(super) u32);

impl Node {
    /// No address at all.
    pub(super) const NOTHING: Node = Node(0);
    /// The addresses in memory outside: each object that an address in it leads to is outside's as well.
    pub(super) const OUTSIDE: Node = Node(1);
    /// The exceptions that are thrown.
    pub(super) const THROWN: Node = Node(2);
    /// The addresses that are cast to integers.
    pub(super) const EXPOSED: Node = Node(3);
    /// The string that `strtok` keeps from one call to the next.
    pub(super) const TOKENS: Node = Node(4);
    /// The address of memory outside.
    pub(super) const FOREIGN: Node = Node(5);
    /// The addresses of memory of the system.
    pub(super) const SYSTEM: Node = Node(6);
    /// Whatever lay in memory before the program wrote to it.
    pub(super) const UNINITIALISED: Node = Node(7);
    /// How many have names.
    pub(super) const NAMED: u32 = 8;
}

/// Something that must be true of the sets.
#[derive(Clone, Debug)]
pub(super) enum Constraint {
    /// The node contains an address in an object.
    Address { to: Node, object: u32, offset: u64 },
    /// The first node contains what the second does, moved.
    Copy { to: Node, from: Node, shift: Shift },
    /// Bytes are read, by their number.
    Load { to: Node, address: Node, bytes: u64 },
    /// Bytes are written, by their number.
    Store { address: Node, from: Node, bytes: u64 },
    /// Bytes are copied from one address to another; `None` for any number.
    Move { to: Node, from: Node, bytes: Option<u64> },
    /// Whatever the node leads to is called.
    Call { callee: Node, site: CallSite },
    /// The objects of the node are known outside.
    Escape(Node),
}

/// A call as the sets see it.
#[derive(Clone, Debug)]
pub(super) struct CallSite {
    pub(super) arguments: Vec<Node>,
    pub(super) result: Option<Node>,
    pub(super) place: Place,
}

/// The nodes of a function.
#[derive(Clone, Debug)]
pub(super) struct FunctionNodes {
    /// The node of its first local; the others follow.
    pub(super) first: u32,
    /// How many of the locals are parameters.
    pub(super) parameters: u32,
    pub(super) result: Node,
    /// For each parameter that is passed as a copy, the copy and its size.
    pub(super) copies: Vec<Option<(u32, Option<u64>)>>,
    /// The name of one without a body.
    pub(super) external: Option<String>,
}

impl FunctionNodes {
    /// The node of a local.
    pub(super) fn local(&self, number: u32) -> Node {
        Node(self.first + number)
    }
}

/// The constraints of a module.
#[derive(Default)]
pub(super) struct Constraints {
    /// The constraints to solve.
    pub(super) list: Vec<Constraint>,
    /// How many nodes there are.
    pub(super) nodes: u32,
    /// The objects; [`Object::Outside`] is the first.
    pub(super) objects: Vec<Object>,
    /// The nodes that are used as addresses.
    pub(super) accessed: Vec<Node>,
    /// Those of them through which memory is read or written.
    pub(super) followed: Vec<Node>,
    /// The bytes that are written to objects before anybody reads them, where it matters.
    pub(super) initialised: Option<Initialised>,
    /// The nodes of each function.
    pub(super) functions: Vec<FunctionNodes>,
    /// The number of each object.
    numbers: FxHashMap<Object, u32>,
}

impl Constraints {
    /// The number of [`Object::Outside`].
    pub(super) const OUTSIDE: u32 = 0;
    /// The number of [`Object::System`].
    pub(super) const SYSTEM: u32 = 1;
    /// The number of [`Object::Uninitialised`].
    pub(super) const UNINITIALISED: u32 = 2;
    /// The numbers of memory that the program has not made.
    pub(super) const FOREIGN: [u32; 2] = [Constraints::OUTSIDE, Constraints::SYSTEM];

    /// Whether an object is one that the program makes.
    pub(super) fn is_made(&self, object: u32) -> bool {
        let object = self.objects[object as usize];
        !matches!(
            object,
            Object::Outside
                | Object::System
                | Object::Uninitialised
                | Object::Separate { is_pointer: false, .. }
        )
    }

    /// The bytes of an object that may be read though nothing was written to them.
    pub(super) fn unwritten(&self, object: u32) -> u128 {
        let Some(initialised) = &self.initialised else { return 0 };
        let object = self.objects[object as usize];
        match object {
            Object::Frame { .. } => !initialised.get(&object).copied().unwrap_or(ALL),
            Object::Heap(_) => !initialised.get(&object).copied().unwrap_or(0),
            _ => 0,
        }
    }

    pub(super) fn node(&mut self) -> Node {
        self.nodes += 1;
        Node(self.nodes - 1)
    }

    /// The number of an object, which is a new one if it has none yet.
    pub(super) fn object(&mut self, object: Object) -> u32 {
        let next = self.objects.len() as u32;
        let number = *self.numbers.entry(object).or_insert(next);
        if number == next {
            self.objects.push(object);
        }
        number
    }

    /// The number of an object, if it has one.
    pub(super) fn known_object(&self, object: Object) -> Option<u32> {
        self.numbers.get(&object).copied()
    }

    /// The first contains what the second does.
    pub(super) fn copy(&mut self, to: Node, from: Node) {
        self.shifted(to, from, Shift::default());
    }

    /// The first contains what the second does, moved.
    pub(super) fn shifted(&mut self, to: Node, from: Node, shift: Shift) {
        if from != Node::NOTHING && to != Node::NOTHING {
            self.list.push(Constraint::Copy { to, from, shift });
        }
    }

    /// The node contains the address of an object.
    pub(super) fn address(&mut self, to: Node, object: u32, offset: u64) {
        self.list.push(Constraint::Address { to, object, offset });
    }

    /// The objects of the node are known outside.
    pub(super) fn escape(&mut self, node: Node) {
        if node != Node::NOTHING {
            self.list.push(Constraint::Escape(node));
        }
    }

    /// Memory is read or written where a node leads to.
    pub(super) fn follow(&mut self, address: Node) {
        self.accessed.push(address);
        self.followed.push(address);
    }

    pub(super) fn load(&mut self, to: Node, address: Node, bytes: u64) {
        self.follow(address);
        if address != Node::NOTHING && to != Node::NOTHING {
            self.list.push(Constraint::Load { to, address, bytes });
        }
    }

    pub(super) fn store(&mut self, address: Node, from: Node, bytes: u64) {
        self.follow(address);
        if from != Node::NOTHING && address != Node::NOTHING {
            self.list.push(Constraint::Store { address, from, bytes });
        }
    }

    pub(super) fn transfer(&mut self, to: Node, from: Node, bytes: Option<u64>) {
        self.follow(to);
        self.follow(from);
        if from != Node::NOTHING && to != Node::NOTHING {
            self.list.push(Constraint::Move { to, from, bytes });
        }
    }

    /// A function is called: with a body its parameters get the arguments, without one what is known of it
    /// happens.
    pub(super) fn call(&mut self, function: u32, site: &CallSite, bytes: Option<u64>) {
        let nodes = &self.functions[function as usize];
        if let Some(name) = nodes.external.clone() {
            super::externals::call(self, &name, site, bytes);
            return;
        }
        let nodes = nodes.clone();
        for (position, argument) in site.arguments.iter().enumerate() {
            if position >= nodes.parameters as usize {
                self.escape(*argument);
            } else if let Some((_, bytes)) = nodes.copies.get(position).copied().flatten() {
                self.transfer(nodes.local(position as u32), *argument, bytes);
            } else {
                self.copy(nodes.local(position as u32), *argument);
            }
        }
        let given = site.arguments.len() as u32;
        let missing = if self.initialised.is_some() { given..nodes.parameters } else { 0..0 };
        for missing in missing {
            self.copy(nodes.local(missing), Node::UNINITIALISED);
        }
        if let Some(result) = site.result {
            self.copy(result, nodes.result);
        }
    }

    /// A function that outside calls: with anything.
    pub(super) fn call_from_outside(&mut self, function: u32) {
        self.call_with(function, Node::OUTSIDE);
    }

    /// A function is called from outside with anything that a node holds.
    pub(super) fn call_with(&mut self, function: u32, given: Node) {
        let nodes = &self.functions[function as usize];
        if nodes.external.is_some() {
            return;
        }
        let nodes = nodes.clone();
        for position in 0..nodes.parameters {
            let parameter = nodes.local(position);
            if nodes.copies.get(position as usize).is_some_and(Option::is_some) {
                self.store(parameter, given, EVERYTHING);
            } else {
                self.copy(parameter, given);
            }
        }
        self.escape(nodes.result);
    }
}
