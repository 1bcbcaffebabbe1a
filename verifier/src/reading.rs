//! How a program is read: what is checked, where execution begins, what is unknown, what is assumed.

use crate::frontend::module::Access;

/// A property that is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Property {
    /// No error function, failing assertion or error label is reached.
    UnreachCall,
    /// No null pointer is dereferenced.
    Null,
    /// Whatever is dereferenced lies within an object that lives.
    Deref,
    /// Only what was allocated, and not freed, is freed.
    Free,
    /// Memory that was allocated is freed at the end.
    Leak,
    /// Signed arithmetic does not overflow.
    Overflow,
    /// Nothing is divided by zero.
    Division,
    /// Distances of shifts are less than the width.
    Shift,
    /// Indices are within the bounds of arrays.
    Bounds,
    /// No panic of Rust.
    Panic,
    /// Unsigned arithmetic does not wrap around.
    UnsignedOverflow,
    /// No exception leaves the program, or a function that throws none.
    Uncaught,
    /// Objects that are copied to each other do not overlap.
    Overlap,
    /// Addresses that are accessed are multiples of the alignment that the access promises.
    Alignment,
    /// Values are written before they are used.
    Uninitialized,
}

impl Property {
    /// All properties, in the order of reports.
    pub const ALL: &'static [Property] = &[
        Property::UnreachCall,
        Property::Null,
        Property::Deref,
        Property::Free,
        Property::Leak,
        Property::Overflow,
        Property::Division,
        Property::Shift,
        Property::Bounds,
        Property::Panic,
        Property::UnsignedOverflow,
        Property::Uncaught,
        Property::Overlap,
        Property::Alignment,
        Property::Uninitialized,
    ];

    /// As on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Property::UnreachCall => "unreach-call",
            Property::Null => "null",
            Property::Deref => "deref",
            Property::Free => "free",
            Property::Leak => "leak",
            Property::Overflow => "overflow",
            Property::Division => "division",
            Property::Shift => "shift",
            Property::Bounds => "bounds",
            Property::Panic => "panic",
            Property::UnsignedOverflow => "unsigned-overflow",
            Property::Uncaught => "uncaught",
            Property::Overlap => "overlap",
            Property::Alignment => "alignment",
            Property::Uninitialized => "uninitialized",
        }
    }
}

/// A value that is chosen by a word.
pub struct Meaning<T> {
    /// The word, as on the command line.
    pub name: &'static str,
    /// The value that the word stands for.
    pub value: T,
    /// Its meaning, in a sentence.
    pub about: &'static str,
}

/// The possible effects of functions without a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Externals {
    /// Return anything, and write what their pointer arguments reach.
    #[default]
    Arguments,
    /// Return any value and do nothing else.
    Pure,
    /// Return anything, and write whatever others can reach, global variables too.
    Anything,
}

impl Externals {
    /// All of them: where such functions may write.
    pub const ALL: [Meaning<Externals>; 3] = [
        Meaning {
            name: "arguments",
            value: Externals::Arguments,
            about: "The objects that their pointer arguments reach",
        },
        Meaning { name: "pure", value: Externals::Pure, about: "Nothing, and they call nothing" },
        Meaning {
            name: "anything",
            value: Externals::Anything,
            about: "Whatever others can reach, global variables too",
        },
    ];
}

/// The values that are read from volatile memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volatile {
    /// Any value, at each read anew: devices, other threads and handlers of signals write there.
    #[default]
    Unknown,
    /// The last value that the program has written: nobody else changes it.
    Plain,
}

impl Volatile {
    /// The readings of volatile memory, the default first.
    pub const ALL: [Meaning<Volatile>; 2] = [
        Meaning { name: "unknown", value: Volatile::Unknown, about: "Any value, at each read anew" },
        Meaning { name: "plain", value: Volatile::Plain, about: "What the program has written there" },
    ];
}

/// How memory is modelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemoryModel {
    /// Arrays of bytes, one for each class of objects that an access may touch.
    #[default]
    Regions,
    /// The thesis's, which is not sound: one place for each pointer that a function is given, reads or
    /// names, and each constant offset from it; indices that are no constants are 0, different pointers
    /// never lead to one object, and each call that allocates makes one object (Babić 2008, section 3.1.3).
    Terminal,
}

impl MemoryModel {
    /// The models, the default first.
    pub const ALL: [Meaning<MemoryModel>; 2] = [
        Meaning { name: "regions", value: MemoryModel::Regions, about: "Arrays for classes of objects" },
        Meaning {
            name: "terminal",
            value: MemoryModel::Terminal,
            about: "The thesis's: one place for each pointer and constant offset",
        },
    ];
}

/// How a program is read: which functions mark errors, what is unknown, what is assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The function where execution begins.
    pub entry: String,
    /// Whether each function is one where it begins, by itself: parameters are unknown, and so are global
    /// variables ([`Reading::globals_unknown`] says that too).
    pub every_function: bool,
    /// The properties to check.
    pub properties: Vec<Property>,
    /// Functions that must not be called, and whether only with an argument other than 0 (`F:nonzero`).
    pub error_functions: Vec<(String, bool)>,
    /// Labels of the source that must not be reached.
    pub error_labels: Vec<String>,
    /// Functions that return any value, beside those that are known to.
    pub nondet_functions: Vec<String>,
    /// Whether `abort` is an error.
    pub abort_is_error: bool,
    /// Whether allocation never fails.
    pub malloc_succeeds: bool,
    /// Whether global variables are unknown at the beginning.
    pub globals_unknown: bool,
    /// Functions without a body.
    pub externals: Externals,
    /// Whether a failure counts that needs a certain result or effect of a function without a body, other
    /// than those that stand for unknown values.
    pub externals_are_said: bool,
    /// The values that are read from volatile memory.
    pub volatile: Volatile,
    /// How memory is modelled.
    pub memory: MemoryModel,
    /// Whether each pointer of unknown origin is the address of an object of its own.
    pub separate_pointers: bool,
    /// Whether a program without checks is no proof.
    pub requires_checks: bool,
    /// Whether nothing is assumed: where a program would be read by an assumption that is a default, what
    /// follows is not known.
    pub assumes_nothing: bool,
    /// Whether what an access touches after the end of an object belongs to that object alone.
    pub wide_objects: bool,
    /// The bits of an address that number its object; `None`: 16 of 64, 10 of 32, and 32 of 64
    /// where pointers are separate.
    pub object_bits: Option<u32>,
    /// The most functions that a call through a pointer is resolved to.
    pub max_targets: usize,
}

impl Reading {
    /// Whether memory is the thesis's.
    pub fn is_terminal(&self) -> bool {
        self.memory == MemoryModel::Terminal
    }

    /// Whether an access reads any value.
    pub fn is_unknown(&self, access: Access) -> bool {
        access.is_volatile && self.volatile == Volatile::Unknown
    }
}

impl Default for Reading {
    fn default() -> Reading {
        Reading {
            entry: "main".to_owned(),
            every_function: false,
            properties: vec![Property::UnreachCall],
            error_functions: Vec::new(),
            error_labels: Vec::new(),
            nondet_functions: Vec::new(),
            abort_is_error: false,
            malloc_succeeds: false,
            globals_unknown: false,
            externals: Externals::default(),
            externals_are_said: false,
            volatile: Volatile::default(),
            memory: MemoryModel::default(),
            separate_pointers: false,
            requires_checks: false,
            assumes_nothing: false,
            wide_objects: false,
            object_bits: None,
            max_targets: 64,
        }
    }
}
