//! Values of arrays.
//!
//! **Here.** An array is an element for everywhere and the exceptions by ascending index. Inner values are
//! shared, so that arrays of arrays take no more room than the parts that differ.
//!
//! **Contract.** No exception equals the default, and no index occurs twice. Indices and elements have the
//! sorts of the array. Arrays are compared as they are written: of two notations of one function over a small
//! set of indices (each index an exception) the models use the one whose default is the most frequent
//! element.
//!
//! **Cost.** Reading takes a binary search, a clone takes nothing. Comparing and dropping visit every shared
//! part once, without recursion; hashing reads one number.

use std::cmp::Ordering;
use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::{FxHashSet, FxHasher};

use super::sort::{ArraySort, drop_nested};
use super::text;
use super::value::{Value, ValueError};

/// The value of an array, shared by its clones.
#[derive(Clone)]
pub struct ArrayValue(Arc<ArrayNode>);

struct ArrayNode {
    sort: ArraySort,
    default: Value,
    exceptions: Vec<(Value, Value)>,
    hash: u64,
    /// The length of the text in bytes.
    length: u64,
}

impl ArrayValue {
    /// The array of this sort with the element `default` at all indices but those of the exceptions.
    ///
    /// # Errors
    /// A value is not of the sort it should be of, or an index occurs twice.
    pub fn new(
        sort: &ArraySort,
        default: Value,
        exceptions: impl IntoIterator<Item = (Value, Value)>,
    ) -> Result<ArrayValue, ValueError> {
        let (index, element) = (sort.index(), sort.element());
        default.expect_sort(&element)?;
        let mut exceptions: Vec<(Value, Value)> = exceptions.into_iter().collect();
        for (at, value) in &exceptions {
            at.expect_sort(&index)?;
            value.expect_sort(&element)?;
        }
        exceptions.sort_by(|(left, _), (right, _)| left.cmp(right));
        if let Some(pair) = exceptions.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(ValueError::Twice(pair[0].0.clone()));
        }
        exceptions.retain(|(_, value)| *value != default);
        Ok(ArrayValue::from_parts(sort.clone(), default, exceptions))
    }

    /// The array of parts that are known to satisfy the contract.
    pub(super) fn from_parts(sort: ArraySort, default: Value, exceptions: Vec<(Value, Value)>) -> ArrayValue {
        let mut hasher = FxHasher::default();
        (&sort, &default, &exceptions).hash(&mut hasher);
        let length = text::array_length(sort.length(), &default, &exceptions);
        let array =
            ArrayValue(Arc::new(ArrayNode { sort, default, exceptions, hash: hasher.finish(), length }));
        debug_assert!(array.check_invariants());
        array
    }

    /// Whether the exceptions ascend, differ from the default, and indices and elements have the right sorts.
    fn check_invariants(&self) -> bool {
        let ArrayNode { sort, default, exceptions, .. } = &*self.0;
        let (index, element) = (sort.index(), sort.element());
        let fits =
            |(at, value): &(Value, Value)| at.sort() == index && value.sort() == element && value != default;
        default.sort() == element
            && exceptions.iter().all(fits)
            && exceptions.windows(2).all(|pair| pair[0].0 < pair[1].0)
    }

    /// The sorts of indices and elements.
    pub fn sort(&self) -> &ArraySort {
        &self.0.sort
    }

    /// The element wherever there is no exception.
    pub fn default(&self) -> &Value {
        &self.0.default
    }

    /// Indices and their elements where these differ from the default, by ascending index.
    pub fn exceptions(&self) -> &[(Value, Value)] {
        &self.0.exceptions
    }

    /// The element at an index; `None` for an index of another sort.
    pub fn get(&self, index: &Value) -> Option<&Value> {
        let ArrayNode { sort, default, exceptions, .. } = &*self.0;
        if index.sort() != sort.index() {
            return None;
        }
        match exceptions.binary_search_by(|(at, _)| at.cmp(index)) {
            Ok(position) => Some(&exceptions[position].1),
            Err(_) => Some(default),
        }
    }

    /// The length of the text in bytes, at most `u64::MAX`.
    pub(super) fn length(&self) -> u64 {
        self.0.length
    }

    fn address(&self) -> *const () {
        Arc::as_ptr(&self.0).cast()
    }
}

/// Frees nested arrays one after the other in place of one inside the other.
impl Drop for ArrayNode {
    fn drop(&mut self) {
        drop_nested(self, take_arrays);
    }
}

/// Takes the arrays out of a node that is dropped.
fn take_arrays(node: &mut ArrayNode, arrays: &mut Vec<Arc<ArrayNode>>) {
    let default = std::mem::replace(&mut node.default, Value::Bool(false));
    let exceptions = std::mem::take(&mut node.exceptions);
    let values = exceptions.into_iter().flat_map(|(index, value)| [index, value]).chain([default]);
    arrays.extend(values.filter_map(|value| match value {
        Value::Array(array) => Some(array.0),
        _ => None,
    }));
}

/// Compares notations, without recursion. A pair of shared parts that was found equal is not compared again.
pub(super) fn compare(left: &Value, right: &Value) -> Ordering {
    if let Some(order) = compare_flat(left, right) {
        return order;
    }
    let mut seen = FxHashSet::default();
    let mut stack = vec![(left, right)];
    while let Some((left, right)) = stack.pop() {
        let order = match (left, right) {
            (Value::Array(left), Value::Array(right)) => {
                let pair = (left.address(), right.address());
                if pair.0 == pair.1 || !seen.insert(pair) {
                    continue;
                }
                let (left, right) = (&left.0, &right.0);
                for ((at, value), (other_at, other)) in left.exceptions.iter().zip(&right.exceptions).rev() {
                    stack.extend([(value, other), (at, other_at)]);
                }
                stack.push((&left.default, &right.default));
                left.sort.cmp(&right.sort).then(left.exceptions.len().cmp(&right.exceptions.len()))
            }
            _ => compare_flat(left, right).unwrap_or(Ordering::Equal),
        };
        if order != Ordering::Equal {
            return order;
        }
    }
    Ordering::Equal
}

/// Compares values of which at least one is no array.
fn compare_flat(left: &Value, right: &Value) -> Option<Ordering> {
    Some(match (left, right) {
        (Value::Array(_), Value::Array(_)) => return None,
        (Value::Bool(left), Value::Bool(right)) => left.cmp(right),
        (Value::BitVec(left), Value::BitVec(right)) => {
            left.width().cmp(&right.width()).then_with(|| left.unsigned_cmp(right))
        }
        (Value::Element(left), Value::Element(right)) => left.cmp(right),
        _ => rank(left).cmp(&rank(right)),
    })
}

fn rank(value: &Value) -> u8 {
    match value {
        Value::Bool(_) => 0,
        Value::BitVec(_) => 1,
        Value::Element(_) => 2,
        Value::Array(_) => 3,
    }
}

impl PartialEq for ArrayValue {
    fn eq(&self, other: &ArrayValue) -> bool {
        let same = Arc::ptr_eq(&self.0, &other.0);
        same || self.0.hash == other.0.hash
            && compare(&Value::Array(self.clone()), &Value::Array(other.clone())) == Ordering::Equal
    }
}

impl Eq for ArrayValue {}

impl Hash for ArrayValue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash);
    }
}

impl Debug for ArrayValue {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&Value::Array(self.clone()), output)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::sort::ValueSort;
    use javelin_term::bitvec::BitVec;

    fn byte(number: u8) -> Value {
        Value::from(number)
    }

    fn bytes() -> ArraySort {
        ArraySort::new(&ValueSort::BitVec(8), &ValueSort::BitVec(8))
    }

    #[test]
    fn exceptions_are_put_in_order() {
        let pairs = [(byte(9), byte(1)), (byte(3), byte(7)), (byte(200), byte(2))];
        let array = ArrayValue::new(&bytes(), byte(7), pairs).unwrap();
        assert_eq!(array.exceptions(), [(byte(9), byte(1)), (byte(200), byte(2))]);
        for (at, element) in [(9, 1), (3, 7), (200, 2), (0, 7), (255, 7)] {
            assert_eq!(array.get(&byte(at)), Some(&byte(element)));
        }
        assert_eq!(array.get(&Value::from(9u16)), None);
        assert_eq!(
            ArrayValue::new(&bytes(), byte(7), [(byte(9), byte(1)), (byte(9), byte(1))]),
            Err(ValueError::Twice(byte(9)))
        );
        assert!(ArrayValue::new(&bytes(), Value::Bool(true), []).is_err());
        assert!(ArrayValue::new(&bytes(), byte(7), [(byte(0), Value::from(0u16))]).is_err());
    }

    /// Arrays of arrays, each with the next one twice inside: of `depth` parts, and of 2^depth as text.
    fn nested(depth: usize, innermost: u8) -> Value {
        let (mut sort, mut value) = (ValueSort::BitVec(8), byte(innermost));
        for _ in 0..depth {
            let zero = Value::zero(&sort);
            let array = ArraySort::new(&ValueSort::BitVec(8), &sort);
            let pairs = [(byte(1), value.clone()), (byte(2), value)];
            sort = ValueSort::Array(array.clone());
            value = ArrayValue::new(&array, zero, pairs).unwrap().into();
        }
        value
    }

    #[test]
    fn shared_parts_are_visited_once() {
        let (left, right, other) = (nested(60, 1), nested(60, 1), nested(60, 2));
        assert_eq!(left, right);
        assert_eq!(left.cmp(&right), Ordering::Equal);
        assert_eq!(left.cmp(&other), Ordering::Less);
        assert_ne!(left, other);
        assert!(left.length() > 1 << 60, "the text would be as long");
        assert!(left.to_string().ends_with(" ...)"), "so it is cut");
    }

    #[test]
    fn depth_costs_no_stack() {
        let deep = |number| {
            let (mut sort, mut value) = (ValueSort::BitVec(8), byte(number));
            for _ in 0..1_000 {
                let array = ArraySort::new(&ValueSort::BitVec(8), &sort);
                sort = ValueSort::Array(array.clone());
                value = ArrayValue::from_parts(array, value, Vec::new()).into();
            }
            value
        };
        let small = std::thread::Builder::new().stack_size(64 << 10);
        let compared = small.spawn(move || {
            let [left, right, other] = [1, 1, 2].map(deep);
            let orders = (left == right, left.cmp(&other), left.sort() == other.sort());
            let closed = left.to_string().ends_with(')');
            (orders, closed)
        });
        assert_eq!(compared.unwrap().join().unwrap(), ((true, Ordering::Less, true), true));
    }

    #[test]
    fn order_of_bit_vectors_is_that_of_numbers() {
        let wide = |low, high| Value::BitVec(BitVec::from_limbs(&[low, high], 100));
        assert!(wide(9, 0) < wide(0, 1) && wide(0, 1) < wide(1, 1));
    }
}
