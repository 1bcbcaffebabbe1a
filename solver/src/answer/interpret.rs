//! Values of a finished model from an assignment of the evaluator, in which they are words whose meaning
//! depends on the sort and, for arrays, on a table of the assignment.
//!
//! **Here.** Nested arrays are taken apart with an explicit stack; the values share what the table shares.
//!
//! **Cost.** Linear in the values, each shared part once; an array takes as much as its exceptions.

use rustc_hash::FxHashMap;

use super::sort::{ArraySort, ValueSort};
use super::value::{ArrayValue, Element, Value};
use crate::bitvec::BitVec;
use crate::term::array::ELEMENT_WIDTH;
use crate::term::eval::Assignment;

/// Turns words of an assignment into values.
pub(super) struct Interpreter<'a> {
    assignment: &'a Assignment,
    /// The arrays that have values already.
    arrays: FxHashMap<(ArraySort, BitVec), ArrayValue>,
}

/// An array that waits for the arrays inside it.
struct Open {
    sort: ArraySort,
    element: ValueSort,
    word: BitVec,
    default: BitVec,
    exceptions: Vec<(BitVec, BitVec)>,
    /// The elements that are arrays themselves, as far as they were not looked at.
    inner: Vec<BitVec>,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(assignment: &'a Assignment) -> Interpreter<'a> {
        Interpreter { assignment, arrays: FxHashMap::default() }
    }

    /// The value that this word of the assignment is of this sort; `None` for arrays that are indexed by
    /// arrays, which no assignment holds.
    pub(super) fn value(&mut self, sort: &ValueSort, word: &BitVec) -> Option<Value> {
        let mut stack = Vec::new();
        if let ValueSort::Array(sort) = sort {
            stack.push(self.open(sort, word)?);
        }
        while let Some(open) = stack.last_mut() {
            if let (Some(word), ValueSort::Array(sort)) = (open.inner.pop(), &open.element) {
                let key = (sort.clone(), word);
                if !self.arrays.contains_key(&key) {
                    let next = self.open(&key.0, &key.1)?;
                    stack.push(next);
                }
            } else if let Some(open) = stack.pop() {
                self.close(open)?;
            }
        }
        self.known(sort, word)
    }

    fn open(&self, sort: &ArraySort, word: &BitVec) -> Option<Open> {
        let (default, exceptions) = self.assignment.list(word, index_width(&sort.index())?);
        let element = sort.element();
        let inner = match element {
            ValueSort::Array(_) => {
                exceptions.iter().map(|(_, word)| word).chain([&default]).cloned().collect()
            }
            _ => Vec::new(),
        };
        Some(Open { sort: sort.clone(), element, word: word.clone(), default, exceptions, inner })
    }

    /// Makes the value of an array whose elements have values.
    fn close(&mut self, open: Open) -> Option<()> {
        let index = open.sort.index();
        let default = self.known(&open.element, &open.default)?;
        let pairs = open.exceptions.iter();
        let pairs: Option<Vec<(Value, Value)>> = pairs
            .map(|(at, word)| Some((self.known(&index, at)?, self.known(&open.element, word)?)))
            .collect();
        let array = ArrayValue::from_parts(open.sort.clone(), default, pairs?);
        self.arrays.insert((open.sort, open.word), array);
        Some(())
    }

    /// The value of a word that is no array, or one that has its value.
    fn known(&self, sort: &ValueSort, word: &BitVec) -> Option<Value> {
        Some(match sort {
            ValueSort::Bool => Value::Bool(word.is_one()),
            ValueSort::BitVec(_) => Value::BitVec(word.clone()),
            ValueSort::Declared(sort) => {
                Value::Element(Element { sort: sort.clone(), number: word.to_u64().unwrap_or(0) })
            }
            ValueSort::Array(sort) => Value::Array(self.arrays.get(&(sort.clone(), word.clone()))?.clone()),
        })
    }
}

/// The width of indices in an assignment.
fn index_width(index: &ValueSort) -> Option<u32> {
    match index {
        ValueSort::Bool => Some(1),
        ValueSort::BitVec(width) => Some(*width),
        ValueSort::Declared(_) => Some(ELEMENT_WIDTH),
        ValueSort::Array(_) => None,
    }
}
