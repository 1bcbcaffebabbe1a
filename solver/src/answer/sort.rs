//! Sorts of values, which can be read without the solver.
//!
//! **Here.** The sort of an array knows the sorts of its indices and elements, which others share. Its text
//! writes each of them as often as it occurs, so its length is known before a byte is written.
//!
//! **Contract.** Sorts are equal where their texts are. Two solvers' declared sorts of one name are therefore
//! the same sort here.
//!
//! **Cost.** Taking a sort apart takes constant time; making one from a graph, comparing and dropping visit
//! each shared part once, without recursion; hashing reads one number.

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use javelin_parser::response::symbol_length;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use javelin_term::print::{self, MOST_SORT_TEXT, Shape};
use javelin_term::sort::{self, Sort, SortKind, Sorts};

/// The sort of a value: Boolean, bit-vector, array or declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueSort {
    /// `Bool`, the sort of formulas.
    Bool,
    /// `(_ BitVec width)`, the width in bits, at least 1.
    BitVec(u32),
    /// `(Array index element)`, the sort of maps from all indices.
    Array(ArraySort),
    /// A declared sort, by its name.
    Declared(Arc<str>),
}

/// The sorts of the indices and elements of an array, shared by clones.
#[derive(Clone)]
pub struct ArraySort(Arc<SortNode>);

struct SortNode {
    index: ValueSort,
    element: ValueSort,
    hash: u64,
    /// The length of the text in bytes.
    length: u64,
}

impl ArraySort {
    /// The sort of arrays of these indices and elements.
    pub fn new(index: &ValueSort, element: &ValueSort) -> ArraySort {
        let (index, element) = (index.clone(), element.clone());
        let mut hasher = FxHasher::default();
        (&index, &element).hash(&mut hasher);
        let length = sort::array_length(index.length(), element.length());
        ArraySort(Arc::new(SortNode { index, element, hash: hasher.finish(), length }))
    }

    /// The length of the text in bytes, at most `u64::MAX`.
    pub(super) fn length(&self) -> u64 {
        self.0.length
    }

    /// The sort of the indices.
    pub fn index(&self) -> ValueSort {
        self.0.index.clone()
    }

    /// The sort of the elements.
    pub fn element(&self) -> ValueSort {
        self.0.element.clone()
    }
}

/// Frees nested sorts one after the other, so that depth takes no stack.
impl Drop for SortNode {
    fn drop(&mut self) {
        drop_nested(self, take_arrays);
    }
}

/// Drops the nodes inside a node one after the other, so that deep nesting takes no stack. `take` moves the
/// inner nodes out of a node.
pub(super) fn drop_nested<N>(node: &mut N, take: impl Fn(&mut N, &mut Vec<Arc<N>>)) {
    let mut stack = Vec::new();
    take(node, &mut stack);
    while let Some(shared) = stack.pop() {
        if let Some(mut inner) = Arc::into_inner(shared) {
            take(&mut inner, &mut stack);
        }
    }
}

/// Moves the sorts of inner arrays out of a node that is dropped.
fn take_arrays(node: &mut SortNode, arrays: &mut Vec<Arc<SortNode>>) {
    for part in [&mut node.index, &mut node.element] {
        if let ValueSort::Array(array) = std::mem::replace(part, ValueSort::Bool) {
            arrays.push(array.0);
        }
    }
}

/// Compares without recursion. A pair of shared parts that was found equal is not compared again.
impl Ord for ValueSort {
    fn cmp(&self, other: &ValueSort) -> Ordering {
        let mut seen = FxHashSet::default();
        let mut stack = vec![(self, other)];
        while let Some((left, right)) = stack.pop() {
            let order = match (left, right) {
                (ValueSort::Array(left), ValueSort::Array(right)) => {
                    let pair = (Arc::as_ptr(&left.0), Arc::as_ptr(&right.0));
                    if pair.0 != pair.1 && seen.insert(pair) {
                        stack.push((&left.0.element, &right.0.element));
                        stack.push((&left.0.index, &right.0.index));
                    }
                    continue;
                }
                (ValueSort::BitVec(left), ValueSort::BitVec(right)) => left.cmp(right),
                (ValueSort::Declared(left), ValueSort::Declared(right)) => left.cmp(right),
                (left, right) => left.rank().cmp(&right.rank()),
            };
            if order != Ordering::Equal {
                return order;
            }
        }
        Ordering::Equal
    }
}

impl PartialOrd for ValueSort {
    fn partial_cmp(&self, other: &ValueSort) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Compares the sorts of the indices, then those of the elements.
impl Ord for ArraySort {
    fn cmp(&self, other: &ArraySort) -> Ordering {
        ValueSort::Array(self.clone()).cmp(&ValueSort::Array(other.clone()))
    }
}

impl PartialOrd for ArraySort {
    fn partial_cmp(&self, other: &ArraySort) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for ArraySort {
    fn eq(&self, other: &ArraySort) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.hash == other.0.hash && self.cmp(other) == Ordering::Equal
    }
}

impl Eq for ArraySort {}

impl Hash for ArraySort {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash);
    }
}

/// Written as in SMT-LIB. A text of more than 2^18 bytes is cut: `...` stands for the rest.
impl Display for ArraySort {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        ValueSort::Array(self.clone()).fmt(output)
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
        ValueSorts::default().get(sorts, sort)
    }

    /// The length of the text in bytes, at most `u64::MAX`.
    pub(super) fn length(&self) -> u64 {
        match self {
            ValueSort::Bool => sort::BOOL_LENGTH,
            ValueSort::BitVec(width) => sort::bitvec_length(*width),
            ValueSort::Declared(name) => symbol_length(name),
            ValueSort::Array(array) => array.0.length,
        }
    }

    fn rank(&self) -> u8 {
        match self {
            ValueSort::Bool => 0,
            ValueSort::BitVec(_) => 1,
            ValueSort::Array(_) => 2,
            ValueSort::Declared(_) => 3,
        }
    }

    fn shape(&self) -> Shape<'_, &ValueSort> {
        match self {
            ValueSort::Bool => Shape::Bool,
            ValueSort::BitVec(width) => Shape::BitVec(*width),
            ValueSort::Declared(name) => Shape::Declared(name),
            ValueSort::Array(array) => Shape::Array(&array.0.index, &array.0.element),
        }
    }
}

/// Written as in SMT-LIB. A text of more than 2^18 bytes is cut: `...` stands for the rest.
impl Display for ValueSort {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        print::write_sort(output, self, MOST_SORT_TEXT, ValueSort::shape, ValueSort::length)
    }
}

/// The sorts of values of a graph's sorts, each made once.
#[derive(Default)]
pub(super) struct ValueSorts(FxHashMap<Sort, ValueSort>);

impl ValueSorts {
    /// The sort of a graph; `None` for the sort of a function.
    pub fn get(&mut self, sorts: &Sorts, root: Sort) -> Option<ValueSort> {
        let mut stack = vec![root];
        while let Some(&sort) = stack.last() {
            let value = match sorts.kind(sort) {
                _ if self.0.contains_key(&sort) => None,
                SortKind::Bool => Some(ValueSort::Bool),
                SortKind::BitVec(width) => Some(ValueSort::BitVec(*width)),
                SortKind::Uninterpreted(name, _) => Some(ValueSort::Declared(Arc::from(&**name))),
                SortKind::Array(index, element) => match (self.0.get(index), self.0.get(element)) {
                    (Some(index), Some(element)) => Some(ValueSort::array(index, element)),
                    _ => {
                        stack.extend([*element, *index]);
                        continue;
                    }
                },
                SortKind::Function(..) => return None,
            };
            self.0.extend(value.map(|value| (sort, value)));
            stack.pop();
        }
        self.0.get(&root).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::graph::Graph;
    use javelin_term::print;

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

    #[test]
    fn sorts_that_share_their_parts_stay_small() {
        let mut graph = Graph::new();
        let doubled = |graph: &mut Graph, mut sort: Sort, times: usize| {
            for _ in 0..times {
                sort = graph.sorts.intern(SortKind::Array(sort, sort));
            }
            sort
        };
        let byte = graph.bitvec_sort(8);
        let (wide, other) = (doubled(&mut graph, byte, 60), doubled(&mut graph, Sort::BOOL, 60));
        let value = |sort| ValueSort::of(&graph.sorts, sort).unwrap();
        assert_eq!(value(wide), value(wide));
        assert_ne!(value(wide), value(other));
        assert!(value(other) < value(wide), "Bool comes before bit-vectors");
        assert_eq!((value(wide).length(), graph.sorts.length(wide)), (u64::MAX, u64::MAX));
        let text = value(wide).to_string();
        assert!(text.contains("...") && text.len() as u64 <= MOST_SORT_TEXT, "{} bytes", text.len());
    }

    #[test]
    fn depth_costs_no_stack() {
        let small = std::thread::Builder::new().stack_size(64 << 10);
        let compared = small.spawn(|| {
            let deep =
                || (0..10_000).fold(ValueSort::Bool, |sort, _| ValueSort::array(&ValueSort::Bool, &sort));
            (deep() == deep(), deep().to_string().len() as u64 == deep().length())
        });
        assert_eq!(compared.unwrap().join().unwrap(), (true, true));
    }
}
