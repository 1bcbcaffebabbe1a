//! Sorts of values, which can be read without the solver.
//!
//! **Here.** The sort of an array is the list of its parts in prefix order, shared by the sorts inside it, so
//! that nothing recurs however deep arrays lie inside each other.
//!
//! **Contract.** Sorts are equal where their texts are. Two solvers' declared sorts of one name are therefore
//! the same sort here.
//!
//! **Cost.** The sort of the elements of an array costs the length of the sort of its indices to get; making
//! the sort of an array, comparing and printing are linear in its text.

use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use javelin_parser::response::Symbol;

use crate::term::sort::{Sort, SortKind, Sorts};

/// The sort of a value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValueSort {
    /// `Bool`
    Bool,
    /// `(_ BitVec width)`, the width in bits, at least 1.
    BitVec(u32),
    /// `(Array index element)`
    Array(ArraySort),
    /// A declared sort, by its name.
    Declared(Arc<str>),
}

/// The sort of an array.
#[derive(Clone)]
pub struct ArraySort {
    parts: Arc<[Part]>,
    /// Where this sort begins and ends among the parts.
    start: usize,
    end: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Part {
    /// The sorts of indices and elements follow.
    Array,
    Bool,
    BitVec(u32),
    Declared(Arc<str>),
}

impl ArraySort {
    /// The sort of arrays of these indices and elements.
    pub fn new(index: &ValueSort, element: &ValueSort) -> ArraySort {
        let mut parts = vec![Part::Array];
        index.write_parts(&mut parts);
        element.write_parts(&mut parts);
        ArraySort { start: 0, end: parts.len(), parts: parts.into() }
    }

    /// The sort of the indices.
    pub fn index(&self) -> ValueSort {
        let start = self.start + 1;
        self.part(start, self.end_of(start))
    }

    /// The sort of the elements.
    pub fn element(&self) -> ValueSort {
        self.part(self.end_of(self.start + 1), self.end)
    }

    fn part(&self, start: usize, end: usize) -> ValueSort {
        match &self.parts[start] {
            Part::Bool => ValueSort::Bool,
            Part::BitVec(width) => ValueSort::BitVec(*width),
            Part::Declared(name) => ValueSort::Declared(Arc::clone(name)),
            Part::Array => {
                let parts = Arc::clone(&self.parts);
                ValueSort::Array(ArraySort { parts, start, end })
            }
        }
    }

    /// The end of the sort that begins here.
    fn end_of(&self, start: usize) -> usize {
        let (mut open, mut at) = (1usize, start);
        while open > 0 {
            match self.parts[at] {
                Part::Array => open += 1,
                _ => open -= 1,
            }
            at += 1;
        }
        at
    }

    fn parts(&self) -> &[Part] {
        &self.parts[self.start..self.end]
    }
}

impl PartialEq for ArraySort {
    fn eq(&self, other: &ArraySort) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for ArraySort {}

impl PartialOrd for ArraySort {
    fn partial_cmp(&self, other: &ArraySort) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ArraySort {
    fn cmp(&self, other: &ArraySort) -> std::cmp::Ordering {
        self.parts().cmp(other.parts())
    }
}

impl Hash for ArraySort {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

/// As in SMT-LIB.
impl Display for ArraySort {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        // For every array that is open, how many of its two sorts are still to come.
        let mut missing: Vec<u8> = Vec::new();
        for (at, part) in self.parts().iter().enumerate() {
            if at > 0 {
                output.write_str(" ")?;
            }
            match part {
                Part::Bool => output.write_str("Bool")?,
                Part::BitVec(width) => write!(output, "(_ BitVec {width})")?,
                Part::Declared(name) => Symbol(name).fmt(output)?,
                Part::Array => {
                    missing.push(2);
                    output.write_str("(Array")?;
                    continue;
                }
            }
            while let Some(last) = missing.last_mut() {
                *last -= 1;
                if *last > 0 {
                    break;
                }
                missing.pop();
                output.write_str(")")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for ArraySort {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, output)
    }
}

impl ValueSort {
    /// The sort of arrays of these indices and elements.
    pub fn array(index: &ValueSort, element: &ValueSort) -> ValueSort {
        ValueSort::Array(ArraySort::new(index, element))
    }

    /// The sort of a graph; `None` for the sort of a function, which has no values.
    #[doc(hidden)]
    pub fn of(sorts: &Sorts, sort: Sort) -> Option<ValueSort> {
        let mut parts = Vec::new();
        let mut stack = vec![sort];
        while let Some(sort) = stack.pop() {
            parts.push(match sorts.kind(sort) {
                SortKind::Bool => Part::Bool,
                SortKind::BitVec(width) => Part::BitVec(*width),
                SortKind::Uninterpreted(name, _) => Part::Declared(Arc::from(&**name)),
                SortKind::Array(index, element) => {
                    stack.extend([*element, *index]);
                    Part::Array
                }
                SortKind::Function(..) => return None,
            });
        }
        let whole = ArraySort { start: 0, end: parts.len(), parts: parts.into() };
        Some(whole.part(0, whole.end))
    }

    fn write_parts(&self, parts: &mut Vec<Part>) {
        match self {
            ValueSort::Bool => parts.push(Part::Bool),
            ValueSort::BitVec(width) => parts.push(Part::BitVec(*width)),
            ValueSort::Declared(name) => parts.push(Part::Declared(Arc::clone(name))),
            ValueSort::Array(array) => parts.extend_from_slice(array.parts()),
        }
    }
}

/// As in SMT-LIB.
impl Display for ValueSort {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ValueSort::Bool => output.write_str("Bool"),
            ValueSort::BitVec(width) => write!(output, "(_ BitVec {width})"),
            ValueSort::Declared(name) => Symbol(name).fmt(output),
            ValueSort::Array(array) => array.fmt(output),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::graph::Graph;
    use crate::term::print;

    #[test]
    fn sorts_of_arrays_come_apart_and_print_as_the_graph_prints_them() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let declared = graph.sorts.uninterpreted("a b");
        let inner = graph.sorts.intern(SortKind::Array(declared, Sort::BOOL));
        let keyed = graph.sorts.intern(SortKind::Array(inner, byte));
        let outer = graph.sorts.intern(SortKind::Array(keyed, inner));
        for sort in [Sort::BOOL, byte, declared, inner, keyed, outer] {
            let value = ValueSort::of(&graph.sorts, sort).unwrap();
            assert_eq!(value.to_string(), print::sort(&graph, sort));
            if let (ValueSort::Array(array), SortKind::Array(index, element)) =
                (&value, graph.sorts.kind(sort))
            {
                assert_eq!(Some(array.index()), ValueSort::of(&graph.sorts, *index));
                assert_eq!(Some(array.element()), ValueSort::of(&graph.sorts, *element));
                assert_eq!(ValueSort::array(&array.index(), &array.element()), value);
                assert_ne!(array.index(), value);
            }
        }
        let function = graph.sorts.intern(SortKind::Function([byte].into(), byte));
        assert_eq!(ValueSort::of(&graph.sorts, function), None);
    }
}
