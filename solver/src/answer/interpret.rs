//! Values of a finished model from an assignment of the evaluator, in which they are words whose meaning
//! depends on the sort and, for arrays, on a table of the assignment.
//!
//! **Here.** Nested arrays are taken apart with an explicit stack; the values share what the table shares.
//!
//! **Cost.** Linear in the values, each shared part once; an array takes as much as its exceptions. Limits
//! are checked before each value and while an array is spelled out.

use rustc_hash::FxHashMap;

use super::sort::{ArraySort, ValueSort, ValueSorts};
use super::value::{ArrayValue, Element, Value};
use javelin_term::array::ELEMENT_WIDTH;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Table};
use javelin_term::graph::Term;
use javelin_term::limits::{Limits, Stop};
use javelin_term::sort::{Sort, Sorts};

/// Bit-vectors up to this width are made without a check of the limits.
const SMALL: u32 = 1 << 20;

/// Turns words of an assignment into values.
pub(super) struct Interpreter<'a> {
    sorts: &'a Sorts,
    assignment: &'a Assignment,
    limits: &'a Limits,
    value_sorts: ValueSorts,
    /// The arrays that have values.
    arrays: FxHashMap<(ArraySort, BitVec), ArrayValue>,
}

/// An array whose inner arrays do not all have values yet.
struct Open {
    sort: ArraySort,
    element: ValueSort,
    word: BitVec,
    default: BitVec,
    exceptions: Vec<(BitVec, BitVec)>,
    /// The elements that are arrays and were not examined yet.
    inner: Vec<BitVec>,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(sorts: &'a Sorts, assignment: &'a Assignment, limits: &'a Limits) -> Interpreter<'a> {
        let (value_sorts, arrays) = (ValueSorts::default(), FxHashMap::default());
        Interpreter { sorts, assignment, limits, value_sorts, arrays }
    }

    /// A sort of the graph; `None` for the sort of a function.
    pub(super) fn sort(&mut self, sort: Sort) -> Option<ValueSort> {
        self.value_sorts.get(self.sorts, sort)
    }

    /// The word assigned to a variable.
    pub(super) fn assigned(&self, variable: Term) -> Option<&'a BitVec> {
        self.assignment.get(variable)
    }

    /// The table assigned to a function symbol.
    pub(super) fn table(&self, symbol: Term) -> Option<&'a Table> {
        self.assignment.function(symbol)
    }

    /// The value that symbols without a constraint have.
    pub(super) fn zero(&self, sort: &ValueSort) -> Result<Value, Stop> {
        self.room(sort)?;
        Ok(Value::zero(sort))
    }

    /// Checks that there is memory for a value of this sort, without the elements of arrays.
    fn room(&self, sort: &ValueSort) -> Result<(), Stop> {
        match sort {
            ValueSort::BitVec(width) if *width > SMALL => self.limits.reserve(u64::from(width / 8)),
            _ => self.limits.check(),
        }
    }

    /// The value of this sort that a word of the assignment stands for; `None` for arrays that are indexed by
    /// arrays, which no assignment holds.
    ///
    /// # Errors
    /// A limit is reached.
    pub(super) fn value(&mut self, sort: &ValueSort, word: &BitVec) -> Result<Option<Value>, Stop> {
        self.room(sort)?;
        let mut stack = Vec::new();
        if let ValueSort::Array(sort) = sort {
            let Some(open) = self.open(sort, word)? else { return Ok(None) };
            stack.push(open);
        }
        while let Some(open) = stack.last_mut() {
            if let (Some(word), ValueSort::Array(sort)) = (open.inner.pop(), &open.element) {
                let key = (sort.clone(), word);
                if !self.arrays.contains_key(&key) {
                    let Some(next) = self.open(&key.0, &key.1)? else { return Ok(None) };
                    stack.push(next);
                }
            } else if let Some(open) = stack.pop()
                && self.close(open).is_none()
            {
                return Ok(None);
            }
        }
        Ok(self.known(sort, word))
    }

    fn open(&self, sort: &ArraySort, word: &BitVec) -> Result<Option<Open>, Stop> {
        let Some(width) = index_width(&sort.index()) else { return Ok(None) };
        self.limits.check()?;
        let (default, exceptions) = self.assignment.list(word, width, self.limits)?;
        let element = sort.element();
        let inner = match element {
            ValueSort::Array(_) => {
                exceptions.iter().map(|(_, word)| word).chain([&default]).cloned().collect()
            }
            _ => Vec::new(),
        };
        Ok(Some(Open { sort: sort.clone(), element, word: word.clone(), default, exceptions, inner }))
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

    /// The value of a word that is no array, or is an array with a value.
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
