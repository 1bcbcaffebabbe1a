//! Answers as words, so that they can outlive the process that found them.
//!
//! **Idea.** The text of a query tells the sorts of its variables, so of a model only the values are left to say.
//!
//! **Here.** For each variable in the order of the text: nothing, or its value. A bit-vector is its bits, lowest word first; an
//! array the element for everywhere and its exceptions; a function the value for all other arguments and its rows.
//!
//! **Contract.** What does not fit the sorts of the text is refused when it is read, whatever the words are; so a model that
//! was read can be evaluated, and is believed only then, like any other. That `unsat` was the answer is believed: whoever
//! keeps words has to know them for those that this very program wrote, since operators have other numbers in another.
//!
//! **Cost.** Linear in the words, times the width of indices for arrays.

use super::canonical::{Known, ROOT, SORT};
use crate::bitvec::BitVec;
use crate::term::array::flat_width;
use crate::term::eval::{Assignment, Table};
use crate::term::graph::Term;
use crate::term::operator::Operator;
use crate::term::sort::{MAX_WIDTH, Sort, SortKind, Sorts};

/// Arrays with elements in more arrays than this are not written.
const DEEPEST: usize = 8;

const UNSAT: u32 = 0;
const SAT: u32 = 1;

/// What is left to read.
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

/// The sorts of a text's variables, in their order.
struct Variables {
    sorts: Sorts,
    list: Vec<Sort>,
}

impl Variables {
    /// Reads the text as far as variables go; `None` where it is no text of a query.
    fn of(text: &[u32]) -> Option<Variables> {
        let mut words = Words(text);
        let mut variables = Variables { sorts: Sorts::default(), list: Vec::new() };
        let mut known: Vec<Sort> = Vec::new();
        loop {
            match words.next()? {
                ROOT => return Some(variables),
                SORT => {
                    let (kind, count) = (words.next()?, words.next()?);
                    let parts = words.take(count as usize)?.iter();
                    let parts: Option<Vec<Sort>> =
                        parts.map(|&part| known.get(part as usize).copied()).collect();
                    known.push(sort(&mut variables.sorts, kind, &parts?)?);
                }
                operator => {
                    let (sort, count) = (*known.get(words.next()? as usize)?, words.next()?);
                    words.take(count as usize)?;
                    match *Operator::ALL.get(operator as usize)? {
                        Operator::Variable => variables.list.push(sort),
                        Operator::Extract => drop(words.next()?),
                        Operator::Constant => {
                            let width = flat_width(&variables.sorts, sort)?;
                            words.take(2 * width.div_ceil(64) as usize)?;
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// The variables by their numbers.
    fn numbered(&self) -> impl Iterator<Item = (Term, Sort)> {
        self.list.iter().enumerate().map(|(number, &sort)| (Term::from_index(number), sort))
    }
}

/// The sort that a text calls by this kind and these parts.
fn sort(sorts: &mut Sorts, kind: u32, parts: &[Sort]) -> Option<Sort> {
    let kind = match (kind, parts) {
        (1, []) => SortKind::Bool,
        (2, []) => return Some(sorts.uninterpreted("")),
        (3, &[index, element]) => SortKind::Array(index, element),
        (4, [arguments @ .., result]) => SortKind::Function(arguments.into(), *result),
        (6.., []) if kind - 5 <= MAX_WIDTH => SortKind::BitVec(kind - 5),
        _ => return None,
    };
    Some(sorts.intern(kind))
}

impl Known {
    /// The answer to the query of this text as words; `None` for the few that are not worth it, those of more than `most`
    /// words among them: arrays that a model shares are written out wherever they stand.
    pub fn to_words(&self, text: &[u32], most: usize) -> Option<Vec<u32>> {
        let model = match self {
            Known::Unsat => return Some(vec![UNSAT]),
            Known::Sat(model) => model,
        };
        let variables = Variables::of(text)?;
        let mut writer = Writer { sorts: &variables.sorts, model, words: vec![SAT], most };
        for (variable, sort) in variables.numbered() {
            match variables.sorts.kind(sort) {
                SortKind::Function(..) => writer.function(sort, model.function(variable))?,
                _ => writer.constant(sort, model.get(variable))?,
            }
        }
        Some(writer.words)
    }

    /// The answer that these words are; `None` where they are none to the query of this text.
    pub fn from_words(text: &[u32], words: &[u32]) -> Option<Known> {
        let mut words = Words(words);
        if words.next()? == UNSAT {
            return words.0.is_empty().then_some(Known::Unsat);
        }
        let variables = Variables::of(text)?;
        let mut reader = Reader { sorts: &variables.sorts, model: Assignment::new(), words };
        for (variable, sort) in variables.numbered() {
            if reader.words.next()? == 0 {
                continue;
            }
            match variables.sorts.kind(sort) {
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
        reader.words.0.is_empty().then_some(Known::Sat(reader.model))
    }
}

struct Writer<'a> {
    sorts: &'a Sorts,
    model: &'a Assignment,
    words: Vec<u32>,
    /// More words than this are not written.
    most: usize,
}

impl Writer<'_> {
    fn constant(&mut self, sort: Sort, value: Option<&BitVec>) -> Option<()> {
        self.words.push(u32::from(value.is_some()));
        value.map_or(Some(()), |value| self.value(sort, value, DEEPEST))
    }

    fn function(&mut self, sort: Sort, table: Option<&Table>) -> Option<()> {
        self.words.push(u32::from(table.is_some()));
        let Some(table) = table else { return Some(()) };
        let SortKind::Function(arguments, result) = self.sorts.kind(sort) else { return None };
        self.value(*result, table.other(), DEEPEST)?;
        self.words.push(table.rows().count() as u32);
        for (row, value) in table.rows() {
            for (&sort, argument) in arguments.iter().zip(row) {
                self.value(sort, argument, DEEPEST)?;
            }
            self.value(*result, value, DEEPEST)?;
        }
        Some(())
    }

    /// Goes no deeper than `depth` arrays.
    fn value(&mut self, sort: Sort, value: &BitVec, depth: usize) -> Option<()> {
        let SortKind::Array(index, element) = *self.sorts.kind(sort) else {
            return self.bits(value, flat_width(self.sorts, sort)?);
        };
        let (depth, width) = (depth.checked_sub(1)?, flat_width(self.sorts, index)?);
        let (other, exceptions) = self.model.list(value, width);
        self.value(element, &other, depth)?;
        self.words.push(exceptions.len() as u32);
        for (at, value) in exceptions {
            self.bits(&at, width)?;
            self.value(element, &value, depth)?;
        }
        Some(())
    }

    fn bits(&mut self, value: &BitVec, width: u32) -> Option<()> {
        if self.words.len() > self.most {
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
    use crate::answer::canonical::Form;
    use crate::term::eval::Evaluator;
    use crate::term::graph::Graph;

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
    fn what_was_written_is_read() {
        let (graph, formulas, model) = query();
        assert!(holds(&graph, &formulas, &model));
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let words = Known::Sat(form.from_model(&model)).to_words(&form.text, 10_000).unwrap();
        let Some(Known::Sat(read)) = Known::from_words(&form.text, &words) else { panic!("it is a model") };
        assert!(holds(&graph, &formulas, &form.to_model(&read)));
        let unsat = Known::Unsat.to_words(&form.text, 10_000).unwrap();
        assert!(matches!(Known::from_words(&form.text, &unsat), Some(Known::Unsat)));
    }

    /// Twenty elements that are one array of twenty elements, and so on: small as it is kept, enormous written out.
    #[test]
    fn what_is_shared_many_times_is_not_written() {
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
        assert!(Known::Sat(form.from_model(&model)).to_words(&form.text, 10_000).is_none());
    }

    #[test]
    fn whatever_else_is_refused_or_has_the_right_sorts() {
        let (graph, formulas, model) = query();
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let words = Known::Sat(form.from_model(&model)).to_words(&form.text, 10_000).unwrap();
        for length in 0..words.len() {
            assert!(Known::from_words(&form.text, &words[..length]).is_none(), "{length}");
            assert!(Variables::of(&form.text[..length.min(form.text.len() - 5)]).is_none(), "{length}");
        }
        let mut changed = words.clone();
        for at in 0..words.len() {
            for wrong in [0, 1, 2, words[at] ^ 1, words[at] ^ 1 << 31, u32::MAX] {
                changed[at] = wrong;
                if let Some(Known::Sat(model)) = Known::from_words(&form.text, &changed) {
                    // Evaluating asserts that values are as wide as their sorts.
                    holds(&graph, &formulas, &form.to_model(&model));
                }
            }
            changed[at] = words[at];
        }
        let mut text = form.text.clone();
        for at in 0..text.len() {
            for wrong in [0, 4, text[at] ^ 1, SORT, ROOT, u32::MAX] {
                let right = std::mem::replace(&mut text[at], wrong);
                let _ = Known::from_words(&text, &words);
                text[at] = right;
            }
        }
    }
}
