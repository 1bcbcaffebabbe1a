//! Bitwise functions and linear sums of them, as tables over the leaves of a small cone.
//!
//! **Idea.** A sum of multiples of bitwise functions is the weighted sum over all bit positions of its
//! values for single bits: so it is determined by its values for the 2^n rows of zeros and ones of its
//! leaves (Zhou, Main, Gu and Johnson, Information Hiding in Software with Mixed Boolean-Arithmetic
//! Transforms, 2007).
//!
//! **Here.** At most six leaves, so that a table of truth values is one word. Sums, negations, complements,
//! constant multiples and choices are linear; conjunctions, exclusive ors and complements are bitwise; all
//! other terms are leaves. A condition is a leaf that has the same value at every bit position.
//!
//! **Why it is sound.** Let `S(r)` be the value of the sum for row `r` of single bits. The word is the sum of
//! `2^j S(r_j)` over positions `j`, where `r_j` are the bits of the leaves at `j`. If all `S(r)` are `s`, it
//! is `-s`. A property of all rows holds whichever rows occur.
//!
//! **Cost.** At most `NODES` terms are visited, at a depth of at most `DEPTH`.

use super::pattern::{binary, choice, is_zero, nested_constant, operands, unary};
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// The most leaves of a cone.
const LEAVES: usize = 6;

/// The rows of a table.
const ROWS: usize = 1 << LEAVES;

/// The most terms of a cone, as a tree.
const NODES: usize = 40;

/// The greatest depth of a cone.
const DEPTH: u32 = 12;

/// The largest coefficient by which a leaf is multiplied.
const COEFFICIENT: i128 = 1 << 62;

/// The truth values of a function, one for each row; those of the leaves are [`PROJECTIONS`].
type Table = u64;

const PROJECTIONS: [Table; LEAVES] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// The leaves of a cone, and counts of its operators.
#[derive(Default)]
pub struct Cone {
    leaves: Vec<Term>,
    nodes: usize,
    /// The width of the sum, 0 if there is none.
    width: u32,
    /// The bitwise operators of two operands; a choice counts as three.
    pub bitwise: usize,
    /// The sums and negations.
    pub sums: usize,
}

impl Cone {
    /// The table of a leaf. The low end of a vector as wide as the sum occurs where its other bits do not
    /// matter, because it is shifted up: there it is the vector.
    fn leaf(&mut self, graph: &Graph, term: Term) -> Option<Table> {
        let whole = unary(graph, term, Operator::Extract).filter(|&vector| {
            graph.low(term) == 0 && graph.width(vector) == self.width && graph.width(term) < self.width
        });
        let term = whole.unwrap_or(term);
        let index = self.leaves.iter().position(|&leaf| leaf == term).unwrap_or(self.leaves.len());
        if index == LEAVES {
            return None;
        }
        if index == self.leaves.len() {
            self.leaves.push(term);
        }
        Some(PROJECTIONS[index])
    }

    /// The table of a term of Boolean or bitwise operators.
    pub fn table(&mut self, graph: &Graph, term: Term, depth: u32) -> Option<Table> {
        self.nodes += 1;
        if self.nodes > NODES {
            return None;
        }
        if depth == 0 {
            return self.leaf(graph, term);
        }
        let operator = graph.operator(term);
        let children = graph.children(term);
        match operator {
            Operator::Constant => self.constant(graph, term),
            Operator::Not | Operator::BvNot => Some(!self.table(graph, children[0], depth - 1)?),
            Operator::And | Operator::BvAnd if children.len() <= LEAVES => {
                self.bitwise += children.len() - 1;
                let mut table = !0;
                for &child in children {
                    table &= self.table(graph, child, depth - 1)?;
                }
                Some(table)
            }
            Operator::BvXor => {
                self.bitwise += 1;
                let left = self.table(graph, children[0], depth - 1)?;
                Some(left ^ self.table(graph, children[1], depth - 1)?)
            }
            Operator::Equal if graph.is_bool(children[0]) => {
                self.bitwise += 1;
                let left = self.table(graph, children[0], depth - 1)?;
                Some(!left ^ self.table(graph, children[1], depth - 1)?)
            }
            Operator::Ite if graph.is_bool(term) || graph.is_bitvec(term) => {
                self.bitwise += 3;
                let condition = self.table(graph, children[0], depth - 1)?;
                let then = self.table(graph, children[1], depth - 1)?;
                let other = self.table(graph, children[2], depth - 1)?;
                Some(condition & then | !condition & other)
            }
            _ => self.leaf(graph, term),
        }
    }

    /// Constants are leaves, complementary ones complements of each other.
    fn constant(&mut self, graph: &Graph, term: Term) -> Option<Table> {
        let value = graph.value(term)?;
        if value.is_zero() || value.is_ones() {
            return Some(if value.is_zero() { 0 } else { !0 });
        }
        let complement = value.not();
        let opposed =
            self.leaves.iter().copied().find(|&leaf| graph.value(leaf).as_ref() == Some(&complement));
        match opposed {
            Some(leaf) => Some(!self.leaf(graph, leaf)?),
            None => self.leaf(graph, term),
        }
    }

    /// Which leaves a table depends on.
    fn support(&self, differs: impl Fn(usize, usize) -> bool) -> Vec<usize> {
        let matters = |leaf: &usize| {
            (0..1 << self.leaves.len()).any(|row| row >> leaf & 1 == 1 && differs(row, row ^ 1 << leaf))
        };
        (0..self.leaves.len()).filter(matters).collect()
    }
}

/// A function of at most two terms: the leaves, and its values for 00, 01, 10 and 11, the first leaf being
/// the lower digit.
pub struct Function {
    leaves: Vec<Term>,
    values: u32,
}

impl Function {
    /// The function with this table, if it depends on no more than two leaves of the sort of `like`.
    pub fn new(graph: &Graph, cone: &Cone, table: Table, like: Term) -> Option<Function> {
        let support = cone.support(|row, other| table >> row & 1 != table >> other & 1);
        let leaves: Vec<Term> = support.iter().map(|&leaf| cone.leaves[leaf]).collect();
        if leaves.len() > 2 || leaves.iter().any(|&leaf| graph.sort(leaf) != graph.sort(like)) {
            return None;
        }
        let digit = |values: usize, place: usize| match support.get(place) {
            Some(&leaf) => (values >> place & 1) << leaf,
            None => 0,
        };
        let value = |values: usize| (table >> (digit(values, 0) | digit(values, 1)) & 1) as u32;
        let values = (0..4).map(|values| value(values) << values).sum();
        Some(Function { leaves, values })
    }

    /// The binary operators of the term that [`Function::build`] makes.
    pub fn operators(&self) -> usize {
        usize::from(self.leaves.len() == 2)
    }

    /// The smallest term that is this function of the sort of `like`.
    pub fn build(&self, graph: &mut Graph, like: Term) -> Term {
        match (&self.leaves[..], self.values) {
            (_, 0b0000) => truth(graph, like, false),
            (_, 0b1111) => truth(graph, like, true),
            (&[leaf], 0b1010) => leaf,
            (&[leaf], _) => complement(graph, leaf),
            (&[left, right], 0b0110) => exclusive_or(graph, left, right),
            (&[left, right], 0b1001) => {
                let different = exclusive_or(graph, left, right);
                complement(graph, different)
            }
            (&[left, right], values) => {
                let positive = values.count_ones() == 1;
                let row = if positive { values } else { !values & 0b1111 }.trailing_zeros();
                let left = if row & 1 == 1 { left } else { complement(graph, left) };
                let right = if row & 2 == 2 { right } else { complement(graph, right) };
                let operator = if graph.is_bool(like) { Operator::And } else { Operator::BvAnd };
                let both = graph.term(operator, &[left, right]);
                if positive { both } else { complement(graph, both) }
            }
            _ => unreachable!("a function of at most two leaves"),
        }
    }

    /// The condition that the function is zero at all bit positions.
    pub fn is_zero(&self, graph: &mut Graph, like: Term) -> Term {
        match (&self.leaves[..], self.values) {
            (&[left, right], 0b0110) => graph.equal(left, right),
            (&[left, right], 0b1001) => {
                let right = complement(graph, right);
                graph.equal(left, right)
            }
            _ => {
                let function = self.build(graph, like);
                let zero = truth(graph, like, false);
                graph.equal(function, zero)
            }
        }
    }
}

/// The constant of the sort of `like`: false or zero, true or all ones.
fn truth(graph: &mut Graph, like: Term, value: bool) -> Term {
    if graph.is_bool(like) {
        return graph.truth(value);
    }
    let width = graph.width(like);
    graph.constant(&if value { BitVec::ones(width) } else { BitVec::zero(width) })
}

fn complement(graph: &mut Graph, term: Term) -> Term {
    if graph.is_bool(term) { graph.not(term) } else { graph.bvnot(term) }
}

fn exclusive_or(graph: &mut Graph, left: Term, right: Term) -> Term {
    match graph.is_bool(left) {
        true => graph.unequal(left, right),
        false => graph.term(Operator::BvXor, &[left, right]),
    }
}

/// A linear sum of bitwise functions.
pub struct Linear {
    /// The leaves and operators of the sum.
    pub cone: Cone,
    /// The values for the rows of `known` leaves.
    rows: [i128; ROWS],
    known: usize,
    width: u32,
}

impl Linear {
    fn zero(width: u32) -> Linear {
        Linear { cone: Cone { width, ..Cone::default() }, rows: [0; ROWS], known: 0, width }
    }

    /// The linear sum that a vector is, if it is one.
    pub fn of(graph: &Graph, vector: Term) -> Option<Linear> {
        let mut linear = Linear::zero(graph.width(vector));
        linear.add(graph, vector, 1, !0, DEPTH)?;
        linear.reduce();
        Some(linear)
    }

    /// The difference of the two operands of a term.
    pub fn difference(graph: &Graph, term: Term) -> Option<Linear> {
        let [left, right] = operands(graph, term);
        let mut linear = Linear::zero(graph.width(left));
        linear.add(graph, left, 1, !0, DEPTH)?;
        linear.add(graph, right, -1, !0, DEPTH)?;
        linear.reduce();
        Some(linear)
    }

    /// Reduces the values of the rows modulo 2^n to those of least size.
    fn reduce(&mut self) {
        if self.width < 126 {
            let half = 1i128 << (self.width - 1);
            for row in self.rows_mut() {
                *row = ((*row + half) & (2 * half - 1)) - half;
            }
        }
    }

    /// Adds a multiple of a term in the rows of a table.
    fn add(&mut self, graph: &Graph, term: Term, times: i128, active: Table, depth: u32) -> Option<()> {
        self.cone.nodes += 1;
        if self.cone.nodes > NODES || times.abs() > COEFFICIENT {
            return None;
        }
        let depth = depth.checked_sub(1)?;
        if let Some((inner, factor)) = multiple(graph, term) {
            self.cone.sums += usize::from(factor == -1);
            return self.add(graph, inner, times.checked_mul(factor)?, active, depth);
        }
        if let Some((inner, mask)) = nested_constant(graph, term, Operator::BvXor)
            && mask.is_min_signed()
        {
            self.weigh(active, small(&mask)?.checked_mul(-times)?)?;
            return self.add(graph, inner, times, active, depth);
        }
        match graph.operator(term) {
            Operator::Constant => {
                let value = small(&graph.value(term)?)?;
                self.weigh(active, value.checked_mul(-times)?)
            }
            Operator::BvAdd => {
                self.cone.sums += 1;
                let [left, right] = operands(graph, term);
                self.add(graph, left, times, active, depth)?;
                self.add(graph, right, times, active, depth)
            }
            Operator::BvNot => {
                self.weigh(active, times)?;
                self.add(graph, graph.child(term, 0), -times, active, depth)
            }
            Operator::Ite => {
                let [condition, then, other] = choice(graph, term)?;
                self.cone.bitwise += 3;
                let condition = self.cone.table(graph, condition, depth)?;
                self.add(graph, then, times, active & condition, depth)?;
                self.add(graph, other, times, active & !condition, depth)
            }
            _ => {
                let table = self.cone.table(graph, term, depth)?;
                self.weigh(active & table, times)
            }
        }
    }

    /// The values for all rows of the leaves: every call that adds a leaf adds its rows.
    fn rows(&self) -> &[i128] {
        debug_assert_eq!(self.known, self.cone.leaves.len(), "a leaf without rows");
        &self.rows[..1 << self.known]
    }

    /// The same, to be changed. The known values hold for all values of leaves added since.
    fn rows_mut(&mut self) -> &mut [i128] {
        while self.known < self.cone.leaves.len() {
            self.rows.copy_within(..1 << self.known, 1 << self.known);
            self.known += 1;
        }
        &mut self.rows[..1 << self.known]
    }

    fn weigh(&mut self, table: Table, weight: i128) -> Option<()> {
        for (row, value) in self.rows_mut().iter_mut().enumerate() {
            if table >> row & 1 == 1 {
                *value = value.checked_add(weight)?;
            }
        }
        Some(())
    }

    /// The value, if the sum is a constant of a size that fits: the constant.
    pub fn constant(&self) -> Option<BitVec> {
        let first = self.rows[0];
        self.rows().iter().all(|&row| row == first).then(|| number(-first, self.width))
    }

    /// Whether the sum is odd whatever the leaves are.
    pub fn is_odd(&self) -> bool {
        self.rows().iter().all(|row| row & 1 == 1)
    }

    /// The bitwise function `f` for which the sum is `times * f`.
    pub fn table(&self, times: i128) -> Option<Table> {
        let mut table = 0;
        for (row, &value) in self.rows().iter().enumerate() {
            match value {
                0 => {}
                _ if value == times => table |= 1 << row,
                _ => return None,
            }
        }
        Some(table)
    }

    /// The bitwise function that is zero if and only if the sum is: the sum is an odd multiple of it.
    pub fn odd_table(&self) -> Option<Table> {
        let times = *self.rows().iter().find(|&&row| row != 0)?;
        (times & 1 == 1).then(|| self.table(times)).flatten()
    }

    /// The two leaves whose sum or difference this is, each with whether it is subtracted.
    pub fn two_leaves(&self, graph: &Graph) -> Option<[(Term, bool); 2]> {
        let rows = self.rows();
        let support = self.cone.support(|row, other| rows[row] != rows[other]);
        let &[first, second] = &support[..] else { return None };
        let [left, right] = [rows[1 << first], rows[1 << second]];
        let exact = |(row, &value): (usize, &i128)| {
            let expected = left * (row as i128 >> first & 1) + right * (row as i128 >> second & 1);
            value == expected
        };
        let fits = left.abs() == 1 && right.abs() == 1 && (left > 0 || right > 0);
        let leaves = [(self.cone.leaves[first], left < 0), (self.cone.leaves[second], right < 0)];
        let is_word = |leaf: Term| graph.is_bitvec(leaf) && graph.width(leaf) == self.width;
        let vectors = leaves.iter().all(|&(leaf, _)| is_word(leaf));
        (fits && vectors && rows.iter().enumerate().all(exact)).then_some(leaves)
    }
}

/// The vector of which a term is a constant multiple, and the factor: through negations, products with
/// constants, shifts by constants, of which the inner vector is as narrow as the multiple leaves it.
fn multiple(graph: &Graph, term: Term) -> Option<(Term, i128)> {
    match graph.operator(term) {
        Operator::BvNeg => Some((graph.child(term, 0), -1)),
        Operator::BvMul => {
            let (inner, factor) = nested_constant(graph, term, Operator::BvMul)?;
            Some((inner, small(&factor)?))
        }
        Operator::Concat => {
            let [high, low] = binary(graph, term, Operator::Concat)?;
            let shifted = is_zero(graph, low) && graph.width(low) < 62;
            shifted.then(|| (high, 1 << graph.width(low)))
        }
        _ => None,
    }
}

/// The value of a vector as a signed number, if it fits into 64 bits.
fn small(value: &BitVec) -> Option<i128> {
    let width = value.width();
    if width <= 64 {
        let number = i128::from(value.to_u64()?);
        return Some(if value.sign() { number - (1 << width) } else { number });
    }
    let low = value.extract(63, 0);
    (low.sign_extend(width - 64) == *value).then(|| small(&low)).flatten()
}

/// A number modulo 2^n.
fn number(value: i128, width: u32) -> BitVec {
    let limbs = [value as u64, (value >> 64) as u64];
    if width <= 128 {
        return BitVec::from_limbs(&limbs, 128).extract(width - 1, 0);
    }
    BitVec::from_limbs(&limbs, 128).sign_extend(width - 128)
}

/// Whether a term has an operator that [`Linear`] or [`Cone`] descends into.
pub fn is_transparent(graph: &Graph, term: Term) -> bool {
    matches!(
        graph.operator(term),
        Operator::BvNot
            | Operator::BvNeg
            | Operator::BvAnd
            | Operator::BvXor
            | Operator::BvAdd
            | Operator::BvMul
            | Operator::Ite
            | Operator::Concat
            | Operator::Not
            | Operator::And
            | Operator::Equal
    )
}

/// A smaller term for a Boolean or bitwise term that is a function of at most two leaves.
pub fn smaller_function(graph: &mut Graph, term: Term) -> Option<Term> {
    if !graph.children(term).iter().any(|&child| is_transparent(graph, child)) {
        return None;
    }
    let mut cone = Cone::default();
    let table = cone.table(graph, term, DEPTH)?;
    let function = Function::new(graph, &cone, table, term)?;
    (cone.bitwise > function.operators()).then(|| function.build(graph, term))
}
