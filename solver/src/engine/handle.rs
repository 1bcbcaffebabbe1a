//! Handles: what a program holds of the terms, sorts and functions of a solver.
//!
//! A handle is a number in the tables of one solver and the mark of that solver, eight bytes that are copied
//! freely. A handle of another solver, or of this one before a reset, has another mark, so it is an error
//! and never another term by chance.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

use javelin_term::graph::Term as Id;
use javelin_term::sort::Sort as SortId;

/// The mark of the solver that a handle belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Owner(u32);

impl Owner {
    /// A mark that no solver has; after 2^32 of them they come again.
    ///
    /// The counter is the one thing that solvers of a process share. It carries nothing from one to another.
    pub(crate) fn fresh() -> Owner {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        Owner(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A term of a [`Solver`](super::Solver): a formula, a bit-vector, an array.
///
/// Equal terms of one solver are equal handles. A term outlives the levels of the assertion stack; it ends
/// with [`Solver::reset`](super::Solver::reset). [`Solver::show`](super::Solver::show) prints it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term {
    pub(crate) id: Id,
    pub(crate) owner: Owner,
}

/// A sort of a [`Solver`](super::Solver). Equal sorts of one solver are equal handles.
/// [`Solver::show_sort`](super::Solver::show_sort) prints it, [`Solver::kind`](super::Solver::kind) takes it
/// apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sort {
    pub(crate) id: SortId,
    pub(crate) owner: Owner,
}

/// A function of a [`Solver`](super::Solver) with at least one argument, or a summary: what
/// [`Solver::call`](super::Solver::call) applies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Function {
    pub(crate) id: FunctionId,
    pub(crate) owner: Owner,
}

/// The symbol or the definition of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FunctionId {
    /// The symbol of an uninterpreted function.
    Declared(Id),
    /// The number of a definition, which is inlined.
    Defined(u32),
    /// The symbol of a summary.
    Summary(Id),
    /// One application of a nondeterministic summary: the number of the list of its tags.
    Occurrence(u32),
}

impl fmt::Debug for Term {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Term({} of solver {})", self.id.index(), self.owner.0)
    }
}

impl fmt::Debug for Sort {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Sort({} of solver {})", self.id.index(), self.owner.0)
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Function({:?} of solver {})", self.id, self.owner.0)
    }
}

const _: () = assert!(size_of::<Term>() == 8);
