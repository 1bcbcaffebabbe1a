//! Models as plain words, so that they can be shared by threads and outlive the process that found them.
//!
//! **Idea.** The form of a query has the sorts of its variables, so a model only has to have their values.
//!
//! **Here.** For each variable in the order of the text: zero, or one and its value. A bit-vector is its
//! bits, lowest word first; an array the element for everywhere and its exceptions; a function the value for
//! all other arguments and its rows.
//!
//! **Contract.** Values that do not fit the sorts of a query's variables are refused when they are read,
//! whatever the words are; so a model that was read can be evaluated, and is trusted only then.
//!
//! **Cost.** Linear in the words, times the width of indices for arrays. An array that a model shares is
//! written out wherever it stands, so models of too many words are refused.

use std::sync::Arc;

use javelin_term::array::flat_width;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Table};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::sort::{Sort, SortKind, Sorts};

/// Arrays nested deeper than this are not written.
const DEEPEST: usize = 8;

/// Models of more words are not written.
const MOST_WORDS: usize = 1 << 18;

/// The values of a model without names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredModel(Arc<[u32]>);

impl StoredModel {
    /// The values of variables, in this order; `None` if the model is too large or too deep.
    pub(super) fn of(graph: &Graph, variables: &[Term], model: &Assignment) -> Option<StoredModel> {
        let mut writer = WordWriter { sorts: &graph.sorts, model, words: Vec::new() };
        for &variable in variables {
            let sort = graph.sort(variable);
            match graph.sorts.kind(sort) {
                SortKind::Function(arguments, result) => {
                    writer.function(arguments, *result, model.function(variable))?;
                }
                _ => writer.constant(sort, model.get(variable))?,
            }
        }
        Some(StoredModel(writer.words.into()))
    }

    /// The values for these variables; `None` if their number or sorts do not fit.
    pub(super) fn assignment(&self, graph: &Graph, variables: &[Term]) -> Option<Assignment> {
        let mut reader = Reader { sorts: &graph.sorts, model: Assignment::new(), words: Words(&self.0) };
        for &variable in variables {
            match reader.words.next()? {
                0 => continue,
                1 => {}
                _ => return None,
            }
            let sort = graph.sort(variable);
            match graph.sorts.kind(sort) {
                SortKind::Function(arguments, result) => {
                    let table = reader.table(arguments, *result)?;
                    reader.model.set_function(variable, table);
                }
                _ => {
                    let value = reader.value(sort, DEEPEST)?;
                    reader.model.set(variable, value);
                }
            }
        }
        reader.words.0.is_empty().then_some(reader.model)
    }

    /// The words, to be stored outside of the process.
    pub fn words(&self) -> &[u32] {
        &self.0
    }

    /// A model of these words, which are checked when a query asks for them.
    pub(super) fn from_words(words: &[u32]) -> StoredModel {
        StoredModel(words.into())
    }
}

/// The words that are still to be read.
struct Words<'a>(&'a [u32]);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<u32> {
        self.take(1).map(|words| words[0])
    }

    fn take(&mut self, count: usize) -> Option<&'a [u32]> {
        let (words, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(words)
    }

    /// A bit-vector without a bit beyond its width.
    fn bits(&mut self, width: u32) -> Option<BitVec> {
        let words = self.take(width.div_ceil(32) as usize)?;
        let limb = |pair: &[u32]| pair.iter().rev().fold(0, |limb, &word| limb << 32 | u64::from(word));
        let limbs: Vec<u64> = words.chunks(2).map(limb).collect();
        let value = BitVec::from_limbs(&limbs, width);
        (value.limbs() == limbs).then_some(value)
    }
}

struct WordWriter<'a> {
    sorts: &'a Sorts,
    model: &'a Assignment,
    words: Vec<u32>,
}

impl WordWriter<'_> {
    fn constant(&mut self, sort: Sort, value: Option<&BitVec>) -> Option<()> {
        self.words.push(u32::from(value.is_some()));
        value.map_or(Some(()), |value| self.value(sort, value, DEEPEST))
    }

    fn function(&mut self, arguments: &[Sort], result: Sort, table: Option<&Table>) -> Option<()> {
        self.words.push(u32::from(table.is_some()));
        let Some(table) = table else { return Some(()) };
        self.value(result, table.other(), DEEPEST)?;
        self.words.push(table.rows().count() as u32);
        for (row, value) in table.rows() {
            for (&sort, argument) in arguments.iter().zip(row) {
                self.value(sort, argument, DEEPEST)?;
            }
            self.value(result, value, DEEPEST)?;
        }
        Some(())
    }

    /// Writes a value of at most `depth` nested arrays.
    fn value(&mut self, sort: Sort, value: &BitVec, depth: usize) -> Option<()> {
        let SortKind::Array(index, element) = *self.sorts.kind(sort) else {
            return self.bits(value, flat_width(self.sorts, sort)?);
        };
        let (depth, width) = (depth.checked_sub(1)?, flat_width(self.sorts, index)?);
        let (other, exceptions) = self.model.list(value, width, &Limits::none()).ok()?;
        self.value(element, &other, depth)?;
        self.words.push(exceptions.len() as u32);
        for (at, value) in exceptions {
            self.bits(&at, width)?;
            self.value(element, &value, depth)?;
        }
        Some(())
    }

    fn bits(&mut self, value: &BitVec, width: u32) -> Option<()> {
        if self.words.len() > MOST_WORDS {
            return None;
        }
        let halves = value.limbs().iter().flat_map(|&limb| [limb as u32, (limb >> 32) as u32]);
        self.words.extend(halves.take(width.div_ceil(32) as usize));
        (value.width() == width).then_some(())
    }
}

struct Reader<'a> {
    sorts: &'a Sorts,
    model: Assignment,
    words: Words<'a>,
}

impl Reader<'_> {
    fn table(&mut self, arguments: &[Sort], result: Sort) -> Option<Table> {
        let mut table = Table::new(self.value(result, DEEPEST)?);
        for _ in 0..self.words.next()? {
            let row: Option<Box<[BitVec]>> =
                arguments.iter().map(|&sort| self.value(sort, DEEPEST)).collect();
            let value = self.value(result, DEEPEST)?;
            table.add(row?, value);
        }
        Some(table)
    }

    fn value(&mut self, sort: Sort, depth: usize) -> Option<BitVec> {
        let SortKind::Array(index, element) = *self.sorts.kind(sort) else {
            return self.words.bits(flat_width(self.sorts, sort)?);
        };
        let (depth, width) = (depth.checked_sub(1)?, flat_width(self.sorts, index)?);
        let other = self.value(element, depth)?;
        let mut array = self.model.constant_array(&other);
        for _ in 0..self.words.next()? {
            let at = self.words.bits(width)?;
            let value = self.value(element, depth)?;
            array = self.model.write(&array, &at, &value);
        }
        Some(array)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recall::Known;
    use crate::recall::form::Form;
    use javelin_term::eval::Evaluator;
    use javelin_term::operator::Operator;

    /// A query over all sorts of variables, and a model of it.
    fn query() -> (Graph, Vec<Term>, Assignment) {
        let mut graph = Graph::new();
        let [byte, wide] = [8, 100].map(|width| graph.bitvec_sort(width));
        let element = graph.sorts.uninterpreted("U");
        let memory = graph.sorts.intern(SortKind::Array(byte, wide));
        let nested = graph.sorts.intern(SortKind::Array(wide, memory));
        let function = graph.sorts.intern(SortKind::Function([byte, element].into(), memory));
        let sorts = [Sort::BOOL, byte, wide, element, memory, nested, function];
        let names = ["p", "x", "w", "u", "m", "n", "f"];
        let variables = std::array::from_fn(|at| graph.variable(names[at], sorts[at]));
        let [p, x, w, u, m, n, f]: [Term; 7] = variables;
        let image = graph.term(Operator::Apply, &[f, x, u]);
        let inner = graph.term(Operator::Select, &[n, w]);
        let read = graph.term(Operator::Select, &[m, x]);
        let mut equal = |left, right| graph.term(Operator::Equal, &[left, right]);
        let formulas = vec![p, equal(image, m), equal(inner, m), equal(read, w)];

        let mut model = Assignment::new();
        let number = BitVec::from_limbs(&[7, 1 << 35], 100);
        let array = model.write(&model.constant_array(&BitVec::zero(100)), &BitVec::ones(8), &number);
        let other = model.constant_array(&number);
        model.set(p, BitVec::one(1));
        model.set(x, BitVec::ones(8));
        model.set(w, number.clone());
        model.set(u, BitVec::from_u64(3, 16));
        model.set(m, array.clone());
        model.set(n, model.write(&model.constant_array(&other), &number, &array));
        let mut table = Table::new(other);
        table.add([BitVec::ones(8), BitVec::from_u64(3, 16)].into(), array);
        model.set_function(f, table);
        (graph, formulas, model)
    }

    fn holds(graph: &Graph, formulas: &[Term], model: &Assignment) -> bool {
        let mut evaluator = Evaluator::new();
        formulas
            .iter()
            .all(|&formula| evaluator.value(graph, model, formula).is_ok_and(|value| value.is_one()))
    }

    #[test]
    fn written_models_are_read_back() {
        let (graph, formulas, model) = query();
        assert!(holds(&graph, &formulas, &model));
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let known = Known::Sat(form.store(&graph, &model).unwrap());
        let Some(Known::Sat(read)) = Known::from_words(&known.to_words()) else { panic!("it is a model") };
        assert!(holds(&graph, &formulas, &form.restore(&graph, &read).unwrap()));
        assert_eq!(Known::from_words(&Known::Unsat.to_words()), Some(Known::Unsat));
    }

    /// Twenty elements that are one array of twenty elements, and so on: small in memory, enormous when
    /// written out.
    #[test]
    fn values_shared_many_times_are_not_written() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let mut model = Assignment::new();
        let (mut sort, mut value) = (byte, BitVec::one(8));
        for _ in 0..DEEPEST {
            sort = graph.sorts.intern(SortKind::Array(byte, sort));
            let mut array = model.constant_array(&BitVec::zero(value.width()));
            for at in 0..20 {
                array = model.write(&array, &BitVec::from_u64(at, 8), &value);
            }
            value = array;
        }
        let [nested, other] = ["n", "m"].map(|name| graph.variable(name, sort));
        model.set(nested, value);
        let formulas = [graph.term(Operator::Equal, &[nested, other])];
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        assert!(form.store(&graph, &model).is_none());
    }

    #[test]
    fn changed_words_are_refused_or_have_the_right_sorts() {
        let (graph, formulas, model) = query();
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let words = form.store(&graph, &model).unwrap().words().to_vec();
        let read = |words: &[u32]| form.restore(&graph, &StoredModel::from_words(words));
        for length in 0..words.len() {
            assert!(read(&words[..length]).is_none(), "{length}");
        }
        assert!(read(&[&words[..], &[0]].concat()).is_none());
        let mut changed = words.clone();
        for at in 0..words.len() {
            for wrong in [0, 1, 2, words[at] ^ 1, words[at] ^ 1 << 31, u32::MAX] {
                changed[at] = wrong;
                if let Some(model) = read(&changed) {
                    // Evaluating asserts that values are as wide as their sorts.
                    holds(&graph, &formulas, &model);
                }
            }
            changed[at] = words[at];
        }
        for wrong in [&[][..], &[2], &[0, 0], &[u32::MAX]] {
            assert_eq!(Known::from_words(wrong), None);
        }
    }

    #[test]
    fn a_model_of_another_query_is_refused() {
        let (graph, formulas, model) = query();
        let stored = Form::of(&graph, &formulas, 1000).unwrap().store(&graph, &model).unwrap();
        let fewer = Form::of(&graph, &formulas[..2], 1000).unwrap();
        assert!(fewer.restore(&graph, &stored).is_none());
    }
}
