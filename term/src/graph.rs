//! The term graph: an arena of nodes with structural hashing.
//!
//! Building equal terms gives equal ids, so equality of terms is equality of ids. Nothing is simplified here:
//! a term is what the script wrote, with derived operators spelled out.
//!
//! **Invariants.** Children have smaller ids than their parents, so ascending ids are a topological order.
//! Arguments of commutative operators are sorted by id. No two nodes are equal, and the table finds every
//! node but those of wide constants under the hash of its words, and those under the hash of their value.
//! Every term has the sort that its operator gives it.

mod collect;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

use crate::bitvec::BitVec;
pub use crate::id::Term;
use crate::lambda::Lambdas;
use crate::operator::Operator;
use crate::sort::{Sort, SortKind, Sorts};
use crate::summaries::Summaries;
use crate::work::growth;
pub use collect::Renaming;

/// One node, 16 bytes. The meaning of `arguments` depends on the operator and the number of children:
/// one or two children lie inline (with one, the second word is the low end of an extract); three or more are
/// `pool[a..a + b]`; a constant's value is `a + 2^32 b` up to 64 bits and `wide[a]` beyond; a variable is
/// `symbols[a]`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Node {
    operator: Operator,
    sort: Sort,
    arguments: [Term; 2],
}

const _: () = assert!(size_of::<Node>() == 16);

/// An entry of the table: with the hash beside the term the table grows, and almost every comparison is
/// decided, without touching a node.
#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    term: Term,
}

impl Slot {
    /// The hash spread over 64 bits, as the table wants it.
    #[inline]
    fn spread(&self) -> u64 {
        spread(self.hash)
    }
}

#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The full product of a word and a state, its halves folded onto each other (Yi's wyhash).
#[inline]
fn fold(state: u64, word: u64) -> u64 {
    let product = u128::from(state ^ 0x2d35_8dcc_aa6c_78a5) * u128::from(word ^ 0x8bb8_4b93_962e_acc9);
    (product as u64) ^ ((product >> 64) as u64)
}

/// The most terms that a script can build: nodes, pool and table stay below four gigabytes then, also while
/// the table grows.
const MOST_TERMS: usize = 1 << 26;

/// The name of a variable and its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The declared name, without bars.
    pub name: Box<str>,
    /// Whether it is a formal parameter of a definition, which never occurs in an assertion.
    pub is_parameter: bool,
}

/// The arena of hash-consed terms. A clone has the same terms under the same numbers.
#[derive(Clone, Default)]
pub struct Graph {
    nodes: Vec<Node>,
    pool: Vec<Term>,
    wide: Vec<BitVec>,
    symbols: Vec<Symbol>,
    /// The bytes of names and of values that are wide.
    texts: usize,
    table: HashTable<Slot>,
    /// The table of the sorts of the terms.
    pub sorts: Sorts,
    /// The functions whose bodies are used on demand.
    pub summaries: Summaries,
    /// The arrays that are defined by their elements.
    pub lambdas: Lambdas,
}

impl Graph {
    /// A graph without terms, but with `Bool`.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// The number of terms; their ids are below it.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no term.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The bytes of arguments, wide constants and names, which the number of terms does not determine.
    pub fn bytes_beside_nodes(&self) -> u64 {
        (size_of_val(&self.pool[..]) + self.texts) as u64
    }

    /// The bytes that are allocated at once when `more` terms are made, because a table grows; 0 where
    /// all have room for them. What they replace is freed afterwards.
    pub fn growth(&self, more: usize) -> u64 {
        let nodes = growth(&self.nodes, more);
        let pool = growth(&self.pool, 2 * more) + growth(&self.symbols, more);
        let has_room = self.table.capacity() - self.table.len() >= more;
        let table = if has_room { 0 } else { 2 * self.table.capacity() * (size_of::<Slot>() + 1) };
        (nodes + pool + table) as u64
    }

    /// Whether there is room for `more` terms. Callers that build terms for a script check this, so that no
    /// script makes the arena larger than about four gigabytes.
    pub fn has_room(&self, more: usize) -> bool {
        self.nodes.len().saturating_add(more) <= MOST_TERMS && self.pool.len() <= 4 * MOST_TERMS
    }

    /// The operator of a term.
    #[inline]
    pub fn operator(&self, term: Term) -> Operator {
        self.nodes[term.index()].operator
    }

    /// The sort of a term.
    #[inline]
    pub fn sort(&self, term: Term) -> Sort {
        self.nodes[term.index()].sort
    }

    /// The children of a term.
    #[inline]
    pub fn children(&self, term: Term) -> &[Term] {
        let node = &self.nodes[term.index()];
        match inline_children(node.operator) {
            Some(count) => &node.arguments[..count],
            None => {
                let [start, length] = node.arguments;
                &self.pool[start.index()..start.index() + length.index()]
            }
        }
    }

    /// Child `position` of a term that has one there.
    #[inline]
    pub fn child(&self, term: Term, position: usize) -> Term {
        self.children(term)[position]
    }

    /// Whether a term is of sort `Bool`.
    pub fn is_bool(&self, term: Term) -> bool {
        self.sort(term) == Sort::BOOL
    }

    /// Whether a term is a bit-vector.
    pub fn is_bitvec(&self, term: Term) -> bool {
        matches!(self.sorts.kind(self.sort(term)), SortKind::BitVec(_))
    }

    /// The width of a bit-vector term; 1 for a Boolean one.
    ///
    /// # Panics
    /// For terms of other sorts: a broken invariant of the caller.
    pub fn width(&self, term: Term) -> u32 {
        match self.sorts.kind(self.sort(term)) {
            SortKind::Bool => 1,
            SortKind::BitVec(width) => *width,
            other => panic!("width of a term of sort {other:?}"),
        }
    }

    /// The low end of an extract; its high end is `low + width - 1`.
    pub fn low(&self, extract: Term) -> u32 {
        debug_assert_eq!(self.operator(extract), Operator::Extract);
        self.nodes[extract.index()].arguments[1].0
    }

    /// The value of a constant (one bit for a truth value), `None` for other terms.
    pub fn value(&self, term: Term) -> Option<BitVec> {
        let node = &self.nodes[term.index()];
        if node.operator != Operator::Constant {
            return None;
        }
        let width = self.width(term);
        let [low, high] = node.arguments;
        Some(match width {
            0..=64 => BitVec::from_u64(u64::from(low.0) | u64::from(high.0) << 32, width),
            _ => self.wide[low.index()].clone(),
        })
    }

    /// Whether a term is a constant.
    #[inline]
    pub fn is_constant(&self, term: Term) -> bool {
        self.operator(term) == Operator::Constant
    }

    /// The truth value of a Boolean constant, `None` for other terms.
    pub fn truth_of(&self, term: Term) -> Option<bool> {
        let node = &self.nodes[term.index()];
        (node.operator == Operator::Constant && node.sort == Sort::BOOL).then_some(node.arguments[0].0 == 1)
    }

    /// The symbol of a variable.
    pub fn symbol(&self, variable: Term) -> &Symbol {
        debug_assert_eq!(self.operator(variable), Operator::Variable);
        &self.symbols[self.nodes[variable.index()].arguments[0].index()]
    }

    /// The Boolean constant with this value.
    pub fn truth(&mut self, value: bool) -> Term {
        self.intern(Operator::Constant, Sort::BOOL, [Term(u32::from(value)), Term(0)], &[])
    }

    /// The bit-vector constant with this value.
    pub fn constant(&mut self, value: &BitVec) -> Term {
        let sort = self.bitvec_sort(value.width());
        let limbs = value.limbs();
        if let [limb] = limbs {
            let words = [Term(*limb as u32), Term((*limb >> 32) as u32)];
            return self.intern(Operator::Constant, sort, words, &[]);
        }
        let hash = wide_hash(sort, limbs);
        let Graph { nodes, wide, texts, table, .. } = self;
        let same = |slot: &Slot| {
            let node = &nodes[slot.term.index()];
            slot.hash == hash
                && node.operator == Operator::Constant
                && node.sort == sort
                && wide[node.arguments[0].index()] == *value
        };
        match table.entry(spread(hash), same, Slot::spread) {
            Entry::Occupied(slot) => slot.get().term,
            Entry::Vacant(slot) => {
                let term = Term(nodes.len() as u32);
                let arguments = [Term(wide.len() as u32), Term(0)];
                *texts += size_of_val(limbs);
                wide.push(value.clone());
                nodes.push(Node { operator: Operator::Constant, sort, arguments });
                slot.insert(Slot { hash, term });
                term
            }
        }
    }

    /// A constant of the sort of `like` (a truth value for `Bool`) with the value's bits.
    pub fn constant_like(&mut self, like: Term, value: &BitVec) -> Term {
        match self.is_bool(like) {
            true => self.truth(value.is_one()),
            false => self.constant(value),
        }
    }

    /// The bit-vector constant with the low `width` bits of `number`.
    pub fn number(&mut self, number: u64, width: u32) -> Term {
        self.constant(&BitVec::from_u64(number, width))
    }

    /// A fresh variable: every call gives another one.
    pub fn variable(&mut self, name: &str, sort: Sort) -> Term {
        self.add_symbol(Symbol { name: name.into(), is_parameter: false }, sort)
    }

    /// A fresh formal parameter.
    pub fn parameter(&mut self, name: &str, sort: Sort) -> Term {
        self.add_symbol(Symbol { name: name.into(), is_parameter: true }, sort)
    }

    fn add_symbol(&mut self, symbol: Symbol, sort: Sort) -> Term {
        let arguments = [Term(self.symbols.len() as u32), Term(0)];
        self.texts += size_of::<Symbol>() + symbol.name.len();
        self.symbols.push(symbol);
        self.intern(Operator::Variable, sort, arguments, &[])
    }

    /// The sort `(_ BitVec width)`.
    pub fn bitvec_sort(&mut self, width: u32) -> Sort {
        self.sorts.intern(SortKind::BitVec(width))
    }

    /// The term `(operator arguments...)` for every operator but constants, variables, extracts, sign
    /// extensions and constant arrays. The arguments must be well sorted: the reader of a script checks this.
    pub fn term(&mut self, operator: Operator, arguments: &[Term]) -> Term {
        let sort = self.result_sort(operator, arguments);
        self.well_sorted(operator, arguments);
        match (inline_children(operator), arguments) {
            (Some(1), &[only]) => self.intern(operator, sort, [only, Term(0)], &[]),
            (Some(2), &[first, second]) => {
                let swap = operator.is_commutative() && second < first;
                let arguments = if swap { [second, first] } else { [first, second] };
                self.intern(operator, sort, arguments, &[])
            }
            _ if operator.is_commutative() && !arguments.is_sorted() => {
                let mut sorted = arguments.to_vec();
                sorted.sort_unstable();
                self.intern(operator, sort, [Term(0); 2], &sorted)
            }
            _ => self.intern(operator, sort, [Term(0); 2], arguments),
        }
    }

    /// Bits `high` down to `low` of a vector.
    pub fn extract(&mut self, vector: Term, high: u32, low: u32) -> Term {
        debug_assert!(low <= high && high < self.width(vector));
        let sort = self.bitvec_sort(high - low + 1);
        self.intern(Operator::Extract, sort, [vector, Term(low)], &[])
    }

    /// `count` copies of the sign above a vector; the vector itself for 0.
    pub fn sign_extend(&mut self, vector: Term, count: u32) -> Term {
        if count == 0 {
            return vector;
        }
        let sort = self.bitvec_sort(self.width(vector) + count);
        self.intern(Operator::SignExtend, sort, [vector, Term(0)], &[])
    }

    /// The array of this sort with `value` at every index.
    pub fn constant_array(&mut self, sort: Sort, value: Term) -> Term {
        self.intern(Operator::ConstArray, sort, [value, Term(0)], &[])
    }

    /// The term of the same operator and sort with other children of the same sorts.
    pub fn with_children(&mut self, term: Term, children: &[Term]) -> Term {
        match self.operator(term) {
            Operator::Constant | Operator::Variable => term,
            Operator::Extract => {
                let low = self.low(term);
                self.extract(children[0], low + self.width(term) - 1, low)
            }
            operator @ (Operator::SignExtend | Operator::ConstArray) => {
                self.intern(operator, self.sort(term), [children[0], Term(0)], &[])
            }
            operator => self.term(operator, children),
        }
    }

    fn result_sort(&mut self, operator: Operator, arguments: &[Term]) -> Sort {
        match operator {
            Operator::Not | Operator::And | Operator::Equal | Operator::BvUlt | Operator::BvSlt => Sort::BOOL,
            Operator::Ite => self.sort(arguments[1]),
            Operator::Concat => {
                let width = self.width(arguments[0]) + self.width(arguments[1]);
                self.bitvec_sort(width)
            }
            Operator::Select => match *self.sorts.kind(self.sort(arguments[0])) {
                SortKind::Array(_, element) => element,
                ref other => panic!("select on {other:?}"),
            },
            Operator::Apply => match *self.sorts.kind(self.sort(arguments[0])) {
                SortKind::Function(_, result) => result,
                ref other => panic!("application of {other:?}"),
            },
            _ => self.sort(arguments[0]),
        }
    }

    /// Debug builds check the preconditions of callers.
    fn well_sorted(&self, operator: Operator, arguments: &[Term]) {
        debug_assert!(self.is_well_sorted(operator, arguments), "ill-sorted {operator:?}");
    }

    /// Whether an operator accepts arguments of these sorts.
    fn is_well_sorted(&self, operator: Operator, arguments: &[Term]) -> bool {
        let same = |terms: &[Term]| terms.windows(2).all(|pair| self.sort(pair[0]) == self.sort(pair[1]));
        let sorts = |terms: &[Term], sorts: &[Sort]| {
            terms.iter().map(|&term| self.sort(term)).eq(sorts.iter().copied())
        };
        match operator {
            Operator::Not => arguments.len() == 1 && self.is_bool(arguments[0]),
            Operator::And => arguments.len() >= 2 && arguments.iter().all(|&term| self.is_bool(term)),
            Operator::Equal => arguments.len() == 2 && same(arguments),
            Operator::Ite => arguments.len() == 3 && self.is_bool(arguments[0]) && same(&arguments[1..]),
            Operator::BvNot | Operator::BvNeg | Operator::Extract | Operator::SignExtend => {
                arguments.len() == 1 && self.is_bitvec(arguments[0])
            }
            Operator::Concat => arguments.len() == 2 && arguments.iter().all(|&term| self.is_bitvec(term)),
            Operator::Select | Operator::Store => match *self.sorts.kind(self.sort(arguments[0])) {
                SortKind::Array(index, _) if operator == Operator::Select => sorts(&arguments[1..], &[index]),
                SortKind::Array(index, element) => sorts(&arguments[1..], &[index, element]),
                _ => false,
            },
            Operator::Apply => match self.sorts.kind(self.sort(arguments[0])) {
                SortKind::Function(parameters, _) => sorts(&arguments[1..], parameters),
                _ => false,
            },
            Operator::Constant | Operator::Variable => arguments.is_empty(),
            Operator::ConstArray => arguments.len() == 1,
            _ => arguments.len() == 2 && self.is_bitvec(arguments[0]) && same(arguments),
        }
    }

    /// Panics if an invariant is broken. Linear in all terms.
    pub fn check_invariants(&self) {
        self.sorts.check_invariants();
        assert_eq!(self.table.len(), self.nodes.len(), "the table holds every term once");
        for index in 0..self.nodes.len() {
            let term = Term(index as u32);
            self.check_node(term);
            let hash = self.hash_of(term);
            let found = self.table.find(spread(hash), |slot| slot.hash == hash && self.same(slot.term, term));
            assert_eq!(found.map(|slot| slot.term), Some(term), "the table finds a term, and no equal one");
        }
    }

    /// Panics if a node is not what its operator and sort say.
    fn check_node(&self, term: Term) {
        let Node { operator, sort, arguments } = self.nodes[term.index()];
        let children = self.children(term);
        assert!(children.iter().all(|&child| child < term), "children are older: {operator:?}");
        assert!(!operator.is_commutative() || children.is_sorted(), "arguments are sorted: {operator:?}");
        assert!(self.is_well_sorted(operator, children), "{operator:?} takes its arguments");
        let width = |term| self.width(term);
        assert!(
            match (operator, children) {
                (Operator::Constant, _) if self.width(term) > 64 => {
                    self.wide[arguments[0].index()].width() == self.width(term)
                }
                (Operator::Constant, _) => {
                    arguments[0].pair(arguments[1]).checked_shr(self.width(term)).unwrap_or(0) == 0
                }
                (Operator::Variable, _) => arguments[0].index() < self.symbols.len(),
                (Operator::Extract, &[vector]) => arguments[1].0 + width(term) <= width(vector),
                (Operator::SignExtend, &[vector]) => width(term) > width(vector),
                (Operator::Concat, &[high, low]) => width(term) == width(high) + width(low),
                (Operator::ConstArray, &[value]) => {
                    let element = self.sort(value);
                    matches!(*self.sorts.kind(sort), SortKind::Array(_, own) if own == element)
                }
                (Operator::Select, children) => {
                    let array = self.sorts.kind(self.sort(children[0]));
                    matches!(*array, SortKind::Array(_, element) if element == sort)
                }
                (Operator::Apply, children) => {
                    let function = self.sorts.kind(self.sort(children[0]));
                    matches!(*function, SortKind::Function(_, result) if result == sort)
                }
                (Operator::Not | Operator::And | Operator::Equal | Operator::BvUlt | Operator::BvSlt, _) => {
                    sort == Sort::BOOL
                }
                (Operator::Ite, children) => sort == self.sort(children[1]),
                (_, children) => sort == self.sort(children[0]),
            },
            "a term of {operator:?} has the wrong sort or payload"
        );
    }

    /// Whether two nodes are equal.
    fn same(&self, left: Term, right: Term) -> bool {
        let [first, second] = [left, right].map(|term| &self.nodes[term.index()]);
        let head = first.operator == second.operator && first.sort == second.sort;
        head && match (first.operator, inline_children(first.operator)) {
            (Operator::Constant, _) => self.value(left) == self.value(right),
            (_, Some(_)) => first.arguments == second.arguments,
            (_, None) => self.children(left) == self.children(right),
        }
    }

    /// The hash under which the table has a term.
    fn hash_of(&self, term: Term) -> u32 {
        let Node { operator, sort, arguments } = self.nodes[term.index()];
        match inline_children(operator) {
            Some(_) if operator == Operator::Constant && self.width(term) > 64 => {
                wide_hash(sort, self.wide[arguments[0].index()].limbs())
            }
            Some(_) => node_hash(operator, sort, arguments, &[]),
            None => node_hash(operator, sort, [Term(0); 2], self.children(term)),
        }
    }

    /// Debug builds check all terms whenever their number has doubled, which costs as much as visiting each
    /// term once more.
    fn check_sometimes(&self) {
        if cfg!(debug_assertions) && self.nodes.len().is_power_of_two() {
            self.check_invariants();
        }
    }

    fn intern(&mut self, operator: Operator, sort: Sort, words: [Term; 2], pooled: &[Term]) -> Term {
        let hash = node_hash(operator, sort, words, pooled);
        let Graph { nodes, pool, table, .. } = self;
        let same = |slot: &Slot| {
            let node = &nodes[slot.term.index()];
            let [start, length] = node.arguments;
            slot.hash == hash
                && node.operator == operator
                && node.sort == sort
                && match inline_children(operator) {
                    Some(_) => node.arguments == words,
                    None => pool[start.index()..start.index() + length.index()] == *pooled,
                }
        };
        match table.entry(spread(hash), same, Slot::spread) {
            Entry::Occupied(slot) => slot.get().term,
            Entry::Vacant(slot) => {
                let arguments = match inline_children(operator) {
                    Some(_) => words,
                    None => [Term(pool.len() as u32), Term(pooled.len() as u32)],
                };
                pool.extend_from_slice(pooled);
                let term = Term(nodes.len() as u32);
                nodes.push(Node { operator, sort, arguments });
                slot.insert(Slot { hash, term });
                self.check_sometimes();
                term
            }
        }
    }
}

/// A hash as the table stores it.
#[inline]
fn narrow(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

/// The hash of a term other than a wide constant. `words` are zero where the children lie in the pool.
#[inline]
fn node_hash(operator: Operator, sort: Sort, words: [Term; 2], pooled: &[Term]) -> u32 {
    let head = operator as u64 | u64::from(sort.index()) << 8;
    let state = fold(head, words[0].pair(words[1]));
    narrow(pooled.chunks(2).fold(state, |state, chunk| match *chunk {
        [first, second] => fold(state, first.pair(second)),
        _ => fold(state, chunk.first().map_or(0, |only| u64::from(only.0))),
    }))
}

/// The hash of a constant of more than 64 bits.
#[inline]
fn wide_hash(sort: Sort, limbs: &[u64]) -> u32 {
    narrow(limbs.iter().fold(u64::from(sort.index()), |state, &limb| fold(state, limb)))
}

/// How many children lie in the node itself; `None` for operators whose children lie in the pool.
#[inline]
fn inline_children(operator: Operator) -> Option<usize> {
    match operator {
        Operator::Constant | Operator::Variable => Some(0),
        Operator::Not
        | Operator::BvNot
        | Operator::BvNeg
        | Operator::Extract
        | Operator::SignExtend
        | Operator::ConstArray => Some(1),
        Operator::And | Operator::Ite | Operator::Store | Operator::Apply => None,
        _ => Some(2),
    }
}
