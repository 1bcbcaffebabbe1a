//! What addresses can be the address of.

use crate::frontend::module::{Local, Module, Operand};
use crate::program::cfa::Place;

/// What an address can be the address of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Object {
    /// A global variable.
    Global(u32),
    /// A function.
    Function(u32),
    /// What an `alloca` makes, in all activations.
    Frame {
        /// The function.
        function: u32,
        /// The result of the `alloca`.
        local: Local,
    },
    /// What a call allocates, each time.
    Heap(Place),
    /// Whatever the program did not make: what functions without a body, unknown arguments and integers point to.
    Outside,
}

/// The objects that one access may touch, as a number. Two addresses have the same class if they may be addresses of the same object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(pub u32);

/// What a call through a pointer can call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targets {
    /// Functions of the module, ascending.
    pub functions: Vec<u32>,
    /// Whether it can be something else.
    pub is_open: bool,
}

/// The result of the analysis.
pub struct PointsTo {}

impl PointsTo {
    /// Analyses a module.
    pub fn analyse(_module: &Module) -> PointsTo {
        PointsTo {}
    }

    /// The class of what an address in a function leads to (also a constant one).
    pub fn class_of(&self, _function: u32, _address: &Operand) -> Class {
        Class(0)
    }

    /// The objects of a class, ascending.
    pub fn objects(&self, _class: Class) -> &[Object] {
        &[]
    }

    /// What a call through this address can call.
    pub fn targets(&self, _function: u32, _address: &Operand) -> Targets {
        Targets { functions: Vec::new(), is_open: true }
    }

    /// If the object is only ever loaded from and stored to directly, at constant offsets from its own address that is used for
    /// nothing else (lifetime marks and debug information aside), and never outside its bounds: the byte ranges
    /// `(offset, bytes)` that are accessed, merged where they overlap, ascending. `None` for others.
    pub fn slices(&self, _object: Object) -> Option<&[(u64, u64)]> {
        None
    }
}
