//! Values of array sorts: a default and the indices that have another value.

use super::sexpr::Sexpr;
use super::value::{Sort, Value};

/// A value of an array sort. An index has at most one entry.
#[derive(Clone, Debug)]
pub struct Array {
    index: Sort,
    default: Value,
    entries: Vec<(Value, Value)>,
}

impl Array {
    /// The array that has one value everywhere.
    pub fn constant(index: Sort, default: Value) -> Array {
        Array { index, default, entries: Vec::new() }
    }

    /// The sort of the array.
    pub fn sort(&self) -> Sort {
        Sort::array(self.index.clone(), self.default.sort())
    }

    /// The value at an index; `None` if the index has the wrong sort.
    pub fn select(&self, index: &Value) -> Option<Value> {
        (index.sort() == self.index).then(|| self.at(index).clone())
    }

    fn at(&self, index: &Value) -> &Value {
        self.entries.iter().find(|(known, _)| known == index).map_or(&self.default, |(_, value)| value)
    }

    /// The array with another value at an index; `None` if a sort is wrong.
    pub fn store(&self, index: &Value, value: &Value) -> Option<Array> {
        (index.sort() == self.index && value.sort() == self.default.sort()).then_some(())?;
        let mut stored = self.clone();
        match stored.entries.iter_mut().find(|(known, _)| known == index) {
            Some((_, old)) => old.clone_from(value),
            None => stored.entries.push((index.clone(), value.clone())),
        }
        Some(stored)
    }

    /// The value as stores over a constant array.
    pub fn to_sexpr(&self) -> Sexpr {
        self.written(&mut Value::to_sexpr)
    }

    /// The value as stores, with elements and indices written by `write`.
    pub fn written(&self, write: &mut dyn FnMut(&Value) -> Sexpr) -> Sexpr {
        let sort = Sexpr::apply("as", [Sexpr::atom("const"), self.sort().to_sexpr()]);
        let constant = Sexpr::List(vec![sort, write(&self.default)]);
        self.entries.iter().fold(constant, |array, (index, value)| {
            Sexpr::apply("store", [array, write(index), write(value)])
        })
    }
}

/// Arrays are equal if they have equal values at every index that has an entry, and, if there are other
/// indices, equal defaults.
impl PartialEq for Array {
    fn eq(&self, other: &Array) -> bool {
        let new =
            other.entries.iter().filter(|(index, _)| self.entries.iter().all(|(known, _)| known != index));
        let indices: Vec<&Value> = self.entries.iter().chain(new).map(|(index, _)| index).collect();
        let all = self.index.count().is_some_and(|count| count <= indices.len() as u64);
        self.index == other.index
            && self.default.sort() == other.default.sort()
            && (all || self.default == other.default)
            && indices.into_iter().all(|index| self.at(index) == other.at(index))
    }
}

impl Eq for Array {}

#[cfg(test)]
mod tests {
    use super::super::evaluate::Scope;
    use super::super::sexpr::read_all;

    #[track_caller]
    fn check(term: &str, expected: &str) {
        let value = |text: &str| Scope::default().evaluate(&read_all(text).unwrap()[0]);
        assert!(value(expected).is_some());
        assert_eq!(value(term), value(expected), "{term}");
    }

    const TINY: &str = "(as const (Array (_ BitVec 1) (_ BitVec 4)))";
    const MEMORY: &str = "(as const (Array (_ BitVec 32) (_ BitVec 8)))";

    #[test]
    fn reads_see_the_last_write() {
        let written = format!("(store (store ({TINY} #x1) #b1 #x2) #b1 #x3)");
        check(&format!("(select {written} #b1)"), "#x3");
        check(&format!("(select {written} #b0)"), "#x1");
        let nested = "(store ((as const (Array Bool (Array Bool Bool))) ((as const (Array Bool Bool)) false))
            true ((as const (Array Bool Bool)) true))";
        check(&format!("(select (select {nested} true) false)"), "true");
        check(&format!("(select (select {nested} false) true)"), "false");
    }

    #[test]
    fn equal_everywhere_is_equal() {
        check(&format!("(= (store ({TINY} #x1) #b1 #x2) (store ({TINY} #x2) #b0 #x1))"), "true");
        check(&format!("(= (store ({TINY} #x1) #b1 #x2) (store ({TINY} #x2) #b0 #x3))"), "false");
        check(&format!("(= (store ({TINY} #x1) #b1 #x1) ({TINY} #x1))"), "true");
        check(&format!("(= ({MEMORY} #x01) (store ({MEMORY} #x02) #x00000000 #x01))"), "false");
        check(
            "(= ((as const (Array S Bool)) true) (store ((as const (Array S Bool)) false) (as @1 S) true))",
            "false",
        );
    }

    #[test]
    fn values_are_read_back() {
        let written = format!("(store (store ({MEMORY} #x01) #x00000000 #x02) #x00000001 #x03)");
        let value = Scope::default().evaluate(&read_all(&written).unwrap()[0]).unwrap();
        check(&value.to_sexpr().to_string(), &written);
    }

    #[test]
    fn wrong_sorts_have_no_value() {
        let none = |text: &str| {
            assert_eq!(Scope::default().evaluate(&read_all(text).unwrap()[0]), None, "{text}");
        };
        none(&format!("(select ({TINY} #x1) #b01)"));
        none(&format!("(store ({TINY} #x1) #b1 #b1)"));
        none(&format!("({TINY} #b1)"));
        none(&format!("(= ({TINY} #x1) ({MEMORY} #x01))"));
    }
}
