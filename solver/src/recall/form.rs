//! Queries without names and order, so that stored answers can be looked up.
//!
//! **Idea.** Callers ask the same question many times under other names: one program's assertions differ from
//! another's in how variables are called and in what order things were asserted. Written without both, equal
//! questions are equal texts.
//!
//! **Here.** Terms get hashes that depend on no name and no id: first bottom up, then twice more after every
//! variable has taken in where it occurs. Assertions, and arguments of commutative operators, are sorted by
//! them; the cone is then written down in that order, variables numbered as they are met. The loop of the
//! text stays apart from [`javelin_term::traverse::traverse`]: it needs the first of sorted children first, a
//! list that is made anew for each term.
//!
//! **Contract.** The text is complete: the query can be rebuilt from it but for names. So equal texts mean
//! equal questions, whatever the hashes do; a bad hash only makes equal questions look different. A look-up
//! compares whole texts, and a model is evaluated before it is trusted.
//!
//! **Cost.** Linear in the cone and the words of its constants, apart from sorting; cones beyond a given size
//! are refused.

use rustc_hash::FxHashMap;

use super::stored::StoredModel;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::traverse::post_order_up_to;
use javelin_term::work::{Work, steps_of};

/// The number of times that the hashes of variables take in their occurrences.
const ROUNDS: usize = 2;

/// Tags of the parts of a text; operators have their own numbers.
const SORT: u32 = 1 << 16;
const ROOT: u32 = 2 << 16;

/// A query without names.
#[derive(Clone, Debug)]
pub struct Form {
    /// The text: equal for equal queries.
    pub text: Vec<u32>,
    /// The variable of each number of the text.
    variables: Vec<Term>,
}

impl Form {
    /// The form of a conjunction; `None` where more than `most` terms, or words of constants, lie under it.
    pub fn of(graph: &Graph, formulas: &[Term], most: usize) -> Option<Form> {
        // Without limits there is no error.
        let cone = post_order_up_to(graph, formulas, most, &mut Work::default()).ok().flatten()?;
        let constants = cone.iter().filter(|&&term| graph.operator(term) == Operator::Constant);
        if constants.map(|&term| steps_of(graph.width(term))).sum::<usize>() > most {
            return None;
        }
        let hashes = hashes(graph, &cone, formulas);
        let mut writer = FormWriter::new(graph, &hashes);
        let mut roots = formulas.to_vec();
        roots.sort_by_key(|root| (hashes[root], *root));
        roots.dedup();
        for &root in &roots {
            writer.write(root);
        }
        let mut numbers: Vec<u32> = roots.iter().map(|root| writer.numbers[root]).collect();
        numbers.sort_unstable();
        writer.text.push(ROOT);
        writer.text.extend(numbers);
        Some(Form { text: writer.text, variables: writer.variables })
    }

    /// A model of the query without names; `None` if it takes too many words.
    pub fn store(&self, graph: &Graph, model: &Assignment) -> Option<StoredModel> {
        StoredModel::of(graph, &self.variables, model)
    }

    /// A model of a query of this form in terms of this query. It need not satisfy this query: evaluate it.
    /// `None` if its values do not fit the sorts of the variables.
    pub fn restore(&self, graph: &Graph, stored: &StoredModel) -> Option<Assignment> {
        stored.assignment(graph, &self.variables)
    }
}

fn mix(state: u64, word: u64) -> u64 {
    let product = u128::from(state ^ 0x9e37_79b9_7f4a_7c15) * u128::from(word ^ 0xd6e8_feb8_6659_fd93);
    (product as u64) ^ ((product >> 64) as u64)
}

/// The hash of a term without its children and its name.
fn label(graph: &Graph, sorts: &mut FxHashMap<Sort, u64>, term: Term) -> u64 {
    let operator = graph.operator(term);
    let state = mix(operator as u64, sort_hash(graph, sorts, graph.sort(term)));
    match operator {
        Operator::Extract => mix(state, u64::from(graph.low(term))),
        Operator::Constant => match graph.value(term) {
            Some(value) => value.limbs().iter().fold(state, |state, &limb| mix(state, limb)),
            None => state,
        },
        _ => state,
    }
}

/// The hash of a sort without its name. Sorts share parts, so the hashes of composed ones are cached.
fn sort_hash(graph: &Graph, known: &mut FxHashMap<Sort, u64>, root: Sort) -> u64 {
    let mut stack = vec![root];
    let mut last = 0;
    while let Some(&sort) = stack.last() {
        let state = match graph.sorts.kind(sort) {
            SortKind::Bool => Some(mix(1, 1)),
            SortKind::BitVec(width) => Some(mix(1, 2 + (u64::from(*width) << 8))),
            SortKind::Uninterpreted(..) => Some(mix(1, 3)),
            _ if known.contains_key(&sort) => known.get(&sort).copied(),
            SortKind::Array(index, element) => made(&mut stack, known, mix(1, 4), &[*index, *element]),
            SortKind::Function(arguments, result) => {
                let parts: Vec<Sort> = arguments.iter().copied().chain([*result]).collect();
                made(&mut stack, known, mix(1, 5 + ((arguments.len() as u64) << 8)), &parts)
            }
        };
        if let Some(state) = state {
            known.insert(sort, state);
            stack.pop();
            last = state;
        }
    }
    last
}

/// The hash of a composed sort; `None` if some parts have no hash yet, which are then pushed onto the stack.
fn made(stack: &mut Vec<Sort>, known: &FxHashMap<Sort, u64>, state: u64, parts: &[Sort]) -> Option<u64> {
    let before = stack.len();
    stack.extend(parts.iter().filter(|part| !known.contains_key(part)));
    (stack.len() == before).then(|| parts.iter().fold(state, |state, part| mix(state, known[part])))
}

/// The hash of every term of the cone.
fn hashes(graph: &Graph, cone: &[Term], formulas: &[Term]) -> FxHashMap<Term, u64> {
    let mut hashes: FxHashMap<Term, u64> = FxHashMap::default();
    // Hashes of the contexts of variables: sums, so that they do not depend on the order of the occurrences.
    let mut taken: FxHashMap<Term, u64> = FxHashMap::default();
    let mut sorts = FxHashMap::default();
    let mut children = Vec::new();
    for round in 0..=ROUNDS {
        for &term in cone {
            let state = mix(label(graph, &mut sorts, term), taken.get(&term).copied().unwrap_or(0));
            children.clear();
            children.extend(graph.children(term).iter().map(|child| hashes[child]));
            if graph.operator(term).is_commutative() {
                children.sort_unstable();
            }
            hashes.insert(term, children.iter().fold(state, |state, &child| mix(state, child)));
        }
        if round < ROUNDS {
            taken = contexts(graph, cone, formulas, &hashes);
        }
    }
    hashes
}

/// The context of each variable: the sum over its occurrences of hashes of parent and position.
fn contexts(
    graph: &Graph,
    cone: &[Term],
    formulas: &[Term],
    hashes: &FxHashMap<Term, u64>,
) -> FxHashMap<Term, u64> {
    let mut contexts: FxHashMap<Term, u64> = FxHashMap::default();
    for formula in formulas {
        contexts.insert(*formula, 1);
    }
    // Parents come before their children.
    for &term in cone.iter().rev() {
        let above = mix(hashes[&term], contexts.get(&term).copied().unwrap_or(0));
        let ordered = !graph.operator(term).is_commutative();
        for (position, child) in graph.children(term).iter().enumerate() {
            let place = if ordered { position as u64 + 1 } else { 0 };
            let entry = contexts.entry(*child).or_insert(0);
            *entry = entry.wrapping_add(mix(above, place));
        }
    }
    contexts.retain(|term, _| graph.operator(*term) == Operator::Variable);
    contexts
}

/// The text of a cone under construction.
struct FormWriter<'a> {
    graph: &'a Graph,
    hashes: &'a FxHashMap<Term, u64>,
    text: Vec<u32>,
    /// Numbers of written terms, and of written sorts.
    numbers: FxHashMap<Term, u32>,
    sorts: FxHashMap<Sort, u32>,
    variables: Vec<Term>,
    stack: Vec<Term>,
}

impl<'a> FormWriter<'a> {
    fn new(graph: &'a Graph, hashes: &'a FxHashMap<Term, u64>) -> FormWriter<'a> {
        FormWriter {
            graph,
            hashes,
            text: Vec::new(),
            numbers: FxHashMap::default(),
            sorts: FxHashMap::default(),
            variables: Vec::new(),
            stack: Vec::new(),
        }
    }

    /// The children in an order that depends on no id, except where their hashes are equal.
    fn children(&self, term: Term) -> Vec<Term> {
        let mut children = self.graph.children(term).to_vec();
        if self.graph.operator(term).is_commutative() {
            children.sort_by_key(|child| (self.hashes[child], *child));
        }
        children
    }

    fn write(&mut self, root: Term) {
        self.stack.push(root);
        while let Some(&top) = self.stack.last() {
            if self.numbers.contains_key(&top) {
                self.stack.pop();
                continue;
            }
            let children = self.children(top);
            let before = self.stack.len();
            // The first child is to be written first.
            let missing = children.iter().rev().filter(|child| !self.numbers.contains_key(child));
            self.stack.extend(missing);
            if self.stack.len() == before {
                self.stack.pop();
                self.node(top, &children);
            }
        }
    }

    /// Appends one term: operator, sort, the number of children and these, and the rest of its identity.
    fn node(&mut self, term: Term, children: &[Term]) {
        let graph = self.graph;
        let operator = graph.operator(term);
        let sort = self.sort(graph.sort(term));
        self.text.extend([operator as u32, sort, children.len() as u32]);
        for child in children {
            self.text.push(self.numbers[child]);
        }
        match operator {
            Operator::Extract => self.text.push(graph.low(term)),
            Operator::Constant => {
                let value = graph.value(term);
                let limbs = value.iter().flat_map(|value| value.limbs());
                // Their number follows from the sort.
                self.text.extend(limbs.flat_map(|&limb| [limb as u32, (limb >> 32) as u32]));
            }
            Operator::Variable => self.variables.push(term),
            _ => {}
        }
        let number = self.numbers.len() as u32;
        self.numbers.insert(term, number);
    }

    /// The number of a sort, which is appended at its first use.
    fn sort(&mut self, root: Sort) -> u32 {
        let mut stack = vec![root];
        while let Some(&top) = stack.last() {
            if self.sorts.contains_key(&top) {
                stack.pop();
                continue;
            }
            let (kind, parts): (u32, Vec<Sort>) = match self.graph.sorts.kind(top) {
                SortKind::Bool => (1, Vec::new()),
                SortKind::BitVec(width) => (5 + width, Vec::new()),
                SortKind::Uninterpreted(..) => (2, Vec::new()),
                SortKind::Array(index, element) => (3, vec![*index, *element]),
                SortKind::Function(arguments, result) => {
                    (4, arguments.iter().copied().chain([*result]).collect())
                }
            };
            let before = stack.len();
            stack.extend(parts.iter().rev().filter(|part| !self.sorts.contains_key(part)));
            if stack.len() == before {
                stack.pop();
                self.text.extend([SORT, kind, parts.len() as u32]);
                self.text.extend(parts.iter().map(|part| self.sorts[part]));
                let number = self.sorts.len() as u32;
                self.sorts.insert(top, number);
            }
        }
        self.sorts[&root]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::bitvec::BitVec;

    /// `x * y = 6`, `x < y`, `f(x) = y` over the given names and in the given order.
    fn query(names: [&str; 2], swap: bool, bound: u64) -> (Graph, Vec<Term>, [Term; 2]) {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let function = graph.sorts.intern(SortKind::Function([byte].into(), byte));
        let (x, y, f);
        if swap {
            f = graph.variable("g", function);
            y = graph.variable(names[1], byte);
            x = graph.variable(names[0], byte);
        } else {
            x = graph.variable(names[0], byte);
            y = graph.variable(names[1], byte);
            f = graph.variable("f", function);
        }
        let product = graph.term(Operator::BvMul, &[x, y]);
        let six = graph.number(bound, 8);
        let mut formulas =
            vec![graph.term(Operator::Equal, &[product, six]), graph.term(Operator::BvUlt, &[x, y])];
        let image = graph.term(Operator::Apply, &[f, x]);
        formulas.push(graph.term(Operator::Equal, &[image, y]));
        if swap {
            formulas.reverse();
        }
        (graph, formulas, [x, y])
    }

    #[test]
    fn names_and_order_do_not_matter() {
        let (graph, formulas, [x, _]) = query(["x", "y"], false, 6);
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let (other, others, [p, _]) = query(["y", "x"], true, 6);
        let same = Form::of(&other, &others, 1000).unwrap();
        assert_eq!(form.text, same.text);
        let mut model = Assignment::new();
        model.set(x, BitVec::from_u64(2, 8));
        let moved = same.restore(&other, &form.store(&graph, &model).unwrap()).unwrap();
        assert_eq!(moved.get(p), Some(&BitVec::from_u64(2, 8)));
    }

    #[test]
    fn different_questions_have_different_texts() {
        let (graph, formulas, _) = query(["x", "y"], false, 6);
        let form = Form::of(&graph, &formulas, 1000).unwrap();
        let (other, others, _) = query(["x", "y"], false, 7);
        assert_ne!(form.text, Form::of(&other, &others, 1000).unwrap().text);
        assert_ne!(form.text, Form::of(&graph, &formulas[..2], 1000).unwrap().text);
        assert!(Form::of(&graph, &formulas, 3).is_none());
    }

    #[test]
    fn wide_constants_are_refused() {
        let mut graph = Graph::new();
        let [narrow, wide] = [8, 1 << 20].map(|width| {
            let sort = graph.bitvec_sort(width);
            let (x, one) = (graph.variable("x", sort), graph.number(1, width));
            graph.equal(x, one)
        });
        assert!(Form::of(&graph, &[narrow], 1000).is_some());
        assert!(Form::of(&graph, &[wide], 1000).is_none());
    }

    #[test]
    fn occurrences_of_variables_are_distinguished() {
        let mut graph = Graph::new();
        let byte = graph.bitvec_sort(8);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, byte));
        let pair = graph.term(Operator::BvUlt, &[x, y]);
        let same = graph.term(Operator::BvUlt, &[x, x]);
        let form = |term| Form::of(&graph, &[term], 10).unwrap().text;
        assert_ne!(form(pair), form(same));
    }
}
