//! Finished models: the meaning of every declared symbol, readable without the solver.
//!
//! **Here.** A model is made from an assignment of the evaluator on request, not at each check. Constants are
//! values, functions are tables. It prints as `get-model` does: functions as nested `ite`.
//!
//! **Contract.** Symbols stand in the order of their declaration. A symbol that the formula does not
//! constrain has the value [`Value::zero`], so every symbol has a meaning. Two models of one session share
//! nothing.
//!
//! **Cost.** Linear in the values; looking a symbol up takes constant time, looking up a function's value a
//! binary search, and the first time its rows are sorted.

use std::fmt::{self, Debug, Display, Formatter};
use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use super::interpret::Interpreter;
use super::text::Text;
use super::value::{Value, ValueSort};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::sort::{Sort, SortKind};

/// A declared symbol whose meaning a model can give.
#[derive(Clone, Debug)]
pub enum Declaration {
    /// The name and the term of a free constant.
    Constant(String, Term),
    /// The name and the symbol of an uninterpreted function with arguments.
    Function(String, Term),
}

/// The value of a declared constant or the table of a declared function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The value of a constant.
    Constant(Value),
    /// The values of a function.
    Function(FunctionValue),
}

/// The arguments of a function and its value for them.
type FunctionRow = (Box<[Value]>, Value);

/// The values of a function: some by arguments, one for all others. A clone takes constant time.
#[derive(Clone, Debug)]
pub struct FunctionValue(Arc<Body>);

#[derive(Debug)]
struct Body {
    parameters: Box<[ValueSort]>,
    result: ValueSort,
    /// No two rows have the same arguments.
    rows: Vec<FunctionRow>,
    /// The positions of the rows by ascending arguments, computed at the first look-up.
    order: OnceLock<Vec<u32>>,
    default: Value,
}

impl FunctionValue {
    /// A table of rows with pairwise different arguments.
    pub(super) fn new(
        parameters: Box<[ValueSort]>,
        result: ValueSort,
        rows: Vec<FunctionRow>,
        default: Value,
    ) -> FunctionValue {
        let order = OnceLock::new();
        let function = FunctionValue(Arc::new(Body { parameters, result, rows, order, default }));
        debug_assert!(function.check_invariants());
        function
    }

    /// Whether the rows fit the sorts and can be looked up by their arguments.
    fn check_invariants(&self) -> bool {
        let fits = |(arguments, value): &(Box<[Value]>, Value)| {
            arguments.iter().map(Value::sort).eq(self.parameters().iter().cloned())
                && value.sort() == self.0.result
                && self.get(arguments) == Some(value)
        };
        self.0.default.sort() == self.0.result && self.0.rows.iter().all(fits)
    }

    /// The sorts of the arguments, at least one.
    pub fn parameters(&self) -> &[ValueSort] {
        &self.0.parameters
    }

    /// The sort of the values.
    pub fn result(&self) -> &ValueSort {
        &self.0.result
    }

    /// Arguments and their values; no arguments occur twice. Some of the values may equal the default.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = (&[Value], &Value)> {
        self.0.rows.iter().map(|(arguments, value)| (&arguments[..], value))
    }

    pub(super) fn row(&self, at: usize) -> Option<(&[Value], &Value)> {
        self.0.rows.get(at).map(|(arguments, value)| (&arguments[..], value))
    }

    /// The value for all other arguments.
    pub fn default(&self) -> &Value {
        &self.0.default
    }

    /// The value for arguments; `None` if their number or sorts are wrong.
    pub fn get(&self, arguments: &[Value]) -> Option<&Value> {
        if !arguments.iter().map(Value::sort).eq(self.parameters().iter().cloned()) {
            return None;
        }
        let rows = &self.0.rows;
        let order = self.0.order.get_or_init(|| {
            let mut order: Vec<u32> = (0..rows.len() as u32).collect();
            order.sort_by(|&left, &right| rows[left as usize].0.cmp(&rows[right as usize].0));
            order
        });
        let found = order.binary_search_by(|&row| (*rows[row as usize].0).cmp(arguments));
        Some(found.map_or(self.default(), |position| &rows[order[position] as usize].1))
    }
}

impl PartialEq for FunctionValue {
    fn eq(&self, other: &FunctionValue) -> bool {
        let (left, right) = (&*self.0, &*other.0);
        left.parameters == right.parameters
            && left.result == right.result
            && left.rows == right.rows
            && left.default == right.default
    }
}

impl Eq for FunctionValue {}

/// A model: the meaning of every declared symbol.
#[derive(Clone, Default)]
pub struct Model {
    symbols: Vec<(Arc<str>, Meaning)>,
    /// The index of each name in `symbols`.
    positions: FxHashMap<Arc<str>, usize>,
}

impl Model {
    /// The model of the declared symbols that an assignment stands for.
    ///
    /// # Errors
    /// A limit is reached.
    #[doc(hidden)]
    pub fn of(
        graph: &Graph,
        assignment: &Assignment,
        declarations: &[Declaration],
        limits: &Limits,
    ) -> Result<Model, Stop> {
        let mut interpreter = Interpreter::new(&graph.sorts, assignment, limits);
        let mut model = Model::default();
        for declaration in declarations {
            let Some(meaning) = interpreter.meaning(graph, declaration)? else { continue };
            let name: Arc<str> = declaration.name().into();
            model.positions.insert(Arc::clone(&name), model.symbols.len());
            model.symbols.push((name, meaning));
        }
        Ok(model)
    }

    /// The symbols in the order of their declaration, with their meanings.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Meaning)> {
        self.symbols.iter().map(|(name, meaning)| (&**name, meaning))
    }

    /// The meaning of a symbol; for a name that was declared several times, that of the last declaration.
    pub fn meaning(&self, name: &str) -> Option<&Meaning> {
        self.positions.get(name).map(|&position| &self.symbols[position].1)
    }

    /// The value of a constant; `None` if no constant has the name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        match self.meaning(name)? {
            Meaning::Constant(value) => Some(value),
            Meaning::Function(_) => None,
        }
    }

    /// The values of a function; `None` if no function with arguments has the name.
    pub fn function(&self, name: &str) -> Option<&FunctionValue> {
        match self.meaning(name)? {
            Meaning::Function(function) => Some(function),
            Meaning::Constant(_) => None,
        }
    }
}

/// Models are equal if they have the same symbols in the same order with the same meanings.
impl PartialEq for Model {
    fn eq(&self, other: &Model) -> bool {
        self.symbols == other.symbols
    }
}

impl Eq for Model {}

/// The reply to `get-model`: a definition for every declared symbol.
impl Display for Model {
    fn fmt(&self, output: &mut Formatter<'_>) -> fmt::Result {
        output.write_str("(\n")?;
        for (name, meaning) in &self.symbols {
            Text::of_definition(name, meaning.clone()).display(output)?;
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

impl Declaration {
    /// The name of the declared symbol.
    pub fn name(&self) -> &str {
        match self {
            Declaration::Constant(name, _) | Declaration::Function(name, _) => name,
        }
    }

    /// The term of the symbol, mutable so that terms can be renumbered.
    pub fn symbol_mut(&mut self) -> &mut Term {
        match self {
            Declaration::Constant(_, symbol) | Declaration::Function(_, symbol) => symbol,
        }
    }

    /// The term of the symbol.
    pub fn symbol(&self) -> Term {
        match self {
            Declaration::Constant(_, symbol) | Declaration::Function(_, symbol) => *symbol,
        }
    }
}

/// The meaning of one declared symbol; `None` if its sort has no values.
///
/// # Errors
/// A limit is reached.
pub fn meaning(
    graph: &Graph,
    assignment: &Assignment,
    declaration: &Declaration,
    limits: &Limits,
) -> Result<Option<Meaning>, Stop> {
    Interpreter::new(&graph.sorts, assignment, limits).meaning(graph, declaration)
}

impl Interpreter<'_> {
    fn meaning(&mut self, graph: &Graph, declaration: &Declaration) -> Result<Option<Meaning>, Stop> {
        match declaration {
            Declaration::Constant(_, constant) => {
                let Some(sort) = self.sort(graph.sort(*constant)) else { return Ok(None) };
                let known = match self.assigned(*constant) {
                    Some(word) => self.value(&sort, word)?,
                    None => None,
                };
                let value = known.map_or_else(|| self.zero(&sort), Ok)?;
                Ok(Some(Meaning::Constant(value)))
            }
            Declaration::Function(_, symbol) => Ok(self.function(graph, *symbol)?.map(Meaning::Function)),
        }
    }

    /// The values of a function symbol; `None` if the term is no function.
    fn function(&mut self, graph: &Graph, symbol: Term) -> Result<Option<FunctionValue>, Stop> {
        let SortKind::Function(parameters, result) = graph.sorts.kind(graph.sort(symbol)) else {
            return Ok(None);
        };
        let parameters: Option<Box<[ValueSort]>> = parameters.iter().map(|&sort| self.sort(sort)).collect();
        let (Some(parameters), Some(result)) = (parameters, self.sort(*result)) else { return Ok(None) };
        let mut rows = Vec::new();
        let mut default = self.zero(&result)?;
        if let Some(table) = self.table(symbol) {
            let Some(other) = self.value(&result, table.other())? else { return Ok(None) };
            default = other;
            for (words, value) in table.rows() {
                let Some(row) = self.row(&parameters, words, &result, value)? else { return Ok(None) };
                rows.push(row);
            }
        }
        Ok(Some(FunctionValue::new(parameters, result, rows, default)))
    }

    fn row(
        &mut self,
        parameters: &[ValueSort],
        words: &[BitVec],
        result: &ValueSort,
        value: &BitVec,
    ) -> Result<Option<FunctionRow>, Stop> {
        let mut arguments = Vec::with_capacity(words.len());
        for (sort, word) in parameters.iter().zip(words) {
            let Some(argument) = self.value(sort, word)? else { return Ok(None) };
            arguments.push(argument);
        }
        let value = self.value(result, value)?;
        Ok(value.map(|value| (arguments.into(), value)))
    }
}

/// The value of this sort that a word of the evaluator stands for; `None` where the sort has no values:
/// functions, and arrays that are indexed by arrays.
///
/// # Errors
/// A limit is reached.
pub fn value(
    graph: &Graph,
    assignment: &Assignment,
    sort: Sort,
    word: &BitVec,
    limits: &Limits,
) -> Result<Option<Value>, Stop> {
    let mut interpreter = Interpreter::new(&graph.sorts, assignment, limits);
    match interpreter.sort(sort) {
        Some(sort) => interpreter.value(&sort, word),
        None => Ok(None),
    }
}

/// Models are `Send` and `Sync`.
const _: fn() = || {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<Model>();
};

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::eval::Table;

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
        let model = Model::of(&graph, &assignment, &declarations, &Limits::none()).unwrap();

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
