//! Finished models: the meaning of every declared symbol, readable without the solver.
//!
//! **Here.** A model is made from an assignment of the evaluator when somebody asks for it, not at each
//! check. Constants are values, functions are tables. It prints as `get-model` does: functions as nested
//! `ite`.
//!
//! **Contract.** Symbols stand in the order of their declaration. A symbol that the formula says nothing of
//! has the value [`Value::zero`], so every symbol has a meaning. Two models of one session share nothing.
//!
//! **Cost.** Linear in the values; looking a symbol up takes constant time, looking up a function's value a
//! binary search.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::Arc;

use javelin_parser::response::Symbol;
use rustc_hash::FxHashMap;

use super::interpret::Interpreter;
use super::value::{Value, ValueSort};
use crate::bitvec::BitVec;
use crate::term::eval::{Assignment, Table};
use crate::term::graph::{Graph, Term};
use crate::term::sort::{Sort, SortKind};

/// A declared symbol, as a model is asked for it.
#[derive(Clone, Debug)]
pub enum Declaration {
    /// A free constant.
    Constant(String, Term),
    /// The symbol of an uninterpreted function with arguments.
    Function(String, Term),
}

/// The meaning of a symbol in a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The value of a constant.
    Constant(Value),
    /// The values of a function.
    Function(FunctionValue),
}

/// The values of a function: some by arguments, one for all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionValue {
    parameters: Box<[ValueSort]>,
    result: ValueSort,
    /// Arguments and their values. No two rows have the same arguments.
    rows: Vec<(Box<[Value]>, Value)>,
    /// The positions of the rows by ascending arguments.
    order: Vec<u32>,
    default: Value,
}

impl FunctionValue {
    /// Of rows with different arguments.
    fn new(
        parameters: Box<[ValueSort]>,
        result: ValueSort,
        rows: Vec<(Box<[Value]>, Value)>,
        default: Value,
    ) -> FunctionValue {
        let mut order: Vec<u32> = (0..rows.len() as u32).collect();
        order.sort_by(|&left, &right| rows[left as usize].0.cmp(&rows[right as usize].0));
        let function = FunctionValue { parameters, result, rows, order, default };
        debug_assert!(function.check_invariants());
        function
    }

    /// Whether rows fit the sorts and are found by their arguments.
    fn check_invariants(&self) -> bool {
        let fits = |(arguments, value): &(Box<[Value]>, Value)| {
            arguments.iter().map(Value::sort).eq(self.parameters.iter().cloned())
                && value.sort() == self.result
                && self.get(arguments) == Some(value)
        };
        self.default.sort() == self.result && self.rows.iter().all(fits)
    }

    /// The sorts of the arguments, at least one.
    pub fn parameters(&self) -> &[ValueSort] {
        &self.parameters
    }

    /// The sort of the values.
    pub fn result(&self) -> &ValueSort {
        &self.result
    }

    /// Arguments and their values, each arguments once; some values may be the one of all others.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = (&[Value], &Value)> {
        self.rows.iter().map(|(arguments, value)| (&arguments[..], value))
    }

    /// The value for all other arguments.
    pub fn default(&self) -> &Value {
        &self.default
    }

    /// The value for arguments; `None` where they are not of the right number and sorts.
    pub fn get(&self, arguments: &[Value]) -> Option<&Value> {
        if !arguments.iter().map(Value::sort).eq(self.parameters.iter().cloned()) {
            return None;
        }
        let found = self.order.binary_search_by(|&row| (*self.rows[row as usize].0).cmp(arguments));
        Some(found.map_or(&self.default, |position| &self.rows[self.order[position] as usize].1))
    }

    /// Writes the value as a term over `x!0`, `x!1` and so on. Rows with the value for all other arguments
    /// are left out.
    fn write_body(&self, output: &mut Formatter<'_>) -> fmt::Result {
        let mut open = 0;
        for (arguments, value) in self.rows().filter(|(_, value)| **value != self.default) {
            output.write_str("(ite ")?;
            let several = arguments.len() > 1;
            output.write_str(if several { "(and" } else { "" })?;
            for (position, argument) in arguments.iter().enumerate() {
                let space = if several { " " } else { "" };
                write!(output, "{space}(= x!{position} {argument})")?;
            }
            write!(output, "{} {value} ", if several { ")" } else { "" })?;
            open += 1;
        }
        write!(output, "{}{}", self.default, ")".repeat(open))
    }
}

/// A model: the meaning of every declared symbol.
#[derive(Clone, Default)]
pub struct Model {
    symbols: Vec<(Arc<str>, Meaning)>,
    /// The positions of the symbols by name.
    positions: FxHashMap<Arc<str>, usize>,
}

impl Model {
    /// The model that the assignment is of the declared symbols.
    #[doc(hidden)]
    pub fn of(graph: &Graph, assignment: &Assignment, declarations: &[Declaration]) -> Model {
        let mut interpreter = Interpreter::new(assignment);
        let mut model = Model::default();
        for declaration in declarations {
            let (name, meaning) = match declaration {
                Declaration::Constant(name, constant) => {
                    let Some(sort) = ValueSort::of(&graph.sorts, graph.sort(*constant)) else { continue };
                    let known = assignment.get(*constant).and_then(|word| interpreter.value(&sort, word));
                    (name, Meaning::Constant(known.unwrap_or_else(|| Value::zero(&sort))))
                }
                Declaration::Function(name, symbol) => {
                    let table = assignment.function(*symbol);
                    let Some(function) = function(graph, &mut interpreter, graph.sort(*symbol), table) else {
                        continue;
                    };
                    (name, Meaning::Function(function))
                }
            };
            let name: Arc<str> = name.as_str().into();
            model.positions.insert(Arc::clone(&name), model.symbols.len());
            model.symbols.push((name, meaning));
        }
        model
    }

    /// The symbols in the order of their declaration, with their meanings.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Meaning)> {
        self.symbols.iter().map(|(name, meaning)| (&**name, meaning))
    }

    /// The meaning of a symbol; of several symbols of one name the last one that was declared.
    pub fn meaning(&self, name: &str) -> Option<&Meaning> {
        self.positions.get(name).map(|&position| &self.symbols[position].1)
    }

    /// The value of a constant; `None` where no constant has the name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        match self.meaning(name)? {
            Meaning::Constant(value) => Some(value),
            Meaning::Function(_) => None,
        }
    }

    /// The values of a function; `None` where no function with arguments has the name.
    pub fn function(&self, name: &str) -> Option<&FunctionValue> {
        match self.meaning(name)? {
            Meaning::Function(function) => Some(function),
            Meaning::Constant(_) => None,
        }
    }
}

/// Of the same symbols in the same order with the same meanings.
impl PartialEq for Model {
    fn eq(&self, other: &Model) -> bool {
        self.symbols == other.symbols
    }
}

impl Eq for Model {}

/// As the reply to `get-model`: a definition for every declared symbol.
impl Display for Model {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        output.write_str("(\n")?;
        for (name, meaning) in self.iter() {
            write!(output, "  (define-fun {} (", Symbol(name))?;
            match meaning {
                Meaning::Constant(value) => write!(output, ") {} {value}", value.sort())?,
                Meaning::Function(function) => {
                    for (position, sort) in function.parameters().iter().enumerate() {
                        let space = if position == 0 { "" } else { " " };
                        write!(output, "{space}(x!{position} {sort})")?;
                    }
                    write!(output, ") {} ", function.result())?;
                    function.write_body(output)?;
                }
            }
            output.write_str(")\n")?;
        }
        output.write_str(")")
    }
}

/// The same as `Display`.
impl Debug for Model {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, output)
    }
}

/// The values of a function symbol; `None` for what is no function.
fn function(
    graph: &Graph,
    interpreter: &mut Interpreter<'_>,
    symbol: Sort,
    table: Option<&Table>,
) -> Option<FunctionValue> {
    let SortKind::Function(parameters, result) = graph.sorts.kind(symbol) else { return None };
    let sort = |sort: &Sort| ValueSort::of(&graph.sorts, *sort);
    let parameters: Box<[ValueSort]> = parameters.iter().map(sort).collect::<Option<_>>()?;
    let result = sort(result)?;
    let mut rows = Vec::new();
    let mut default = Value::zero(&result);
    if let Some(table) = table {
        default = interpreter.value(&result, table.other())?;
        for (words, value) in table.rows() {
            let arguments = parameters.iter().zip(words).map(|(sort, word)| interpreter.value(sort, word));
            let arguments: Box<[Value]> = arguments.collect::<Option<_>>()?;
            rows.push((arguments, interpreter.value(&result, value)?));
        }
    }
    Some(FunctionValue::new(parameters, result, rows, default))
}

/// The value that a word of an assignment, as the evaluator computes it, is of a sort; `None` where the sort
/// has no values: functions, and arrays that are indexed by arrays.
pub fn value(graph: &Graph, assignment: &Assignment, sort: Sort, word: &BitVec) -> Option<Value> {
    Interpreter::new(assignment).value(&ValueSort::of(&graph.sorts, sort)?, word)
}

/// Models go wherever their owner goes.
const _: fn() = || {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Model>();
};

#[cfg(test)]
mod tests {
    use super::*;

    fn number(number: u64, width: u32) -> Value {
        Value::from_integer(number, width).unwrap()
    }

    #[test]
    fn every_symbol_has_the_meaning_that_the_assignment_gives_it() {
        let mut graph = Graph::new();
        let [byte, wide] = [8, 100].map(|width| graph.bitvec_sort(width));
        let element = graph.sorts.uninterpreted("U");
        let memory = graph.sorts.intern(SortKind::Array(byte, wide));
        let nested = graph.sorts.intern(SortKind::Array(element, memory));
        let keyed = graph.sorts.intern(SortKind::Array(memory, byte));
        let function = graph.sorts.intern(SortKind::Function([byte, element].into(), memory));
        let sorts = [Sort::BOOL, byte, element, memory, nested, keyed, function];
        let names = ["p", "x", "u", "m", "n", "k", "f"];
        let [p, x, u, m, n, k, f]: [Term; 7] = std::array::from_fn(|at| graph.variable(names[at], sorts[at]));

        let mut assignment = Assignment::new();
        let [word, two] = [BitVec::from_u64(9, 100), BitVec::from_u64(2, 16)];
        let zeros = assignment.constant_array(&BitVec::zero(100));
        let array = assignment.write(&zeros, &BitVec::ones(8), &word);
        assignment.set(p, BitVec::one(1));
        assignment.set(u, two.clone());
        assignment.set(n, assignment.write(&assignment.constant_array(&zeros), &two, &array));
        let mut table = Table::new(zeros.clone());
        table.add([BitVec::ones(8), two.clone()].into(), array);
        table.add([BitVec::zero(8), two].into(), zeros);
        assignment.set_function(f, table);

        let constants = [("p", p), ("x", x), ("u", u), ("m", m), ("n", n), ("k", k)];
        let mut declarations: Vec<Declaration> =
            constants.map(|(name, term)| Declaration::Constant(name.into(), term)).into();
        declarations.push(Declaration::Function("f".into(), f));
        let model = Model::of(&graph, &assignment, &declarations);

        assert_eq!(model.iter().map(|(name, _)| name).collect::<Vec<_>>(), names);
        assert_eq!(model.get("p"), Some(&Value::Bool(true)));
        assert_eq!(model.get("x"), Some(&Value::from(0u8)));
        let u = model.get("u").unwrap();
        let inner = model.get("n").and_then(|n| n.as_array()?.get(u)?.as_array());
        assert_eq!(inner.and_then(|inner| inner.get(&Value::from(255u8))), Some(&number(9, 100)));
        assert_eq!(inner.and_then(|inner| inner.get(&Value::from(1u8))), Some(&number(0, 100)));
        let constant = "((as const (Array (Array (_ BitVec 8) (_ BitVec 100)) (_ BitVec 8))) #x00)";
        assert_eq!(model.get("k").map(Value::to_string).as_deref(), Some(constant));
        assert_eq!((model.get("f"), model.get("q"), model.function("p")), (None, None, None));
        let f = model.function("f").unwrap();
        assert_eq!(f.get(&[Value::from(255u8), u.clone()]).unwrap().as_array(), inner);
        assert_eq!(f.get(&[Value::from(7u8), u.clone()]), model.get("m"));
        assert_eq!(f.get(&[Value::from(7u8)]), None);
        assert_eq!(f.rows().len(), 2);
    }
}
