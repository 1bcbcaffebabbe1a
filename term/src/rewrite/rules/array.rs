//! Rules for arrays: reads, writes, and equalities of written arrays.

use std::collections::BTreeMap;

use super::super::pattern::{binary, choice, nested_constant, operands};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// How many writes a read is moved past.
const CHAIN: usize = 64;

/// The longest chain of writes that is sorted. The lower part of a chain is shared with earlier memories;
/// when longer chains are sorted, each memory gets a chain of its own.
const ORDERED: usize = 8;

/// How many nested concatenations are compared.
const SPINE: usize = 4;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new("select-store-same", Operator::Select, 1, "(= (select (store A a b) a) b)", |graph, term| {
        let [array, index] = operands(graph, term);
        let [_, at, element] = write(graph, array)?;
        (at == index).then_some(element)
    }),
    Rule::new(
        "select-store-apart",
        Operator::Select,
        2,
        "(=> (distinct x y) (= (select (store A x a) y) (select A y)))",
        |graph, term| {
            let [array, index] = operands(graph, term);
            match read_over_writes(graph, array, index) {
                ReadOverWrite::Element(element) => Some(element),
                ReadOverWrite::Array(rest) if rest == array => None,
                ReadOverWrite::Array(rest) => Some(graph.term(Operator::Select, &[rest, index])),
            }
        },
    ),
    Rule::new("select-const", Operator::Select, 1, "(= (select (const A a) b) a)", |graph, term| {
        let [array, _] = operands(graph, term);
        (graph.operator(array) == Operator::ConstArray).then(|| graph.child(array, 0))
    }),
    Rule::new(
        "select-ite",
        Operator::Select,
        2,
        "(= (select (ite p (store A a b) A) a) (ite p b (select A a)))",
        |graph, term| {
            let [array, index] = operands(graph, term);
            let [condition, then, other] = choice(graph, array)?;
            let (left, right) = (element(graph, then, index), element(graph, other, index));
            if left.is_none() && right.is_none() {
                return None;
            }
            let mut read = |array| graph.term(Operator::Select, &[array, index]);
            let (left, right) = (left.unwrap_or_else(|| read(then)), right.unwrap_or_else(|| read(other)));
            Some(graph.ite(condition, left, right))
        },
    ),
    Rule::new(
        "store-order",
        Operator::Store,
        2,
        "(=> (bvult y x) (= (store (store A x a) y b) (store (store A y b) x a)))",
        |graph, term| in_order(graph, term, |base| base.is_none()),
    ),
    Rule::new(
        "store-order-offset",
        Operator::Store,
        2,
        "(=> (bvult y x) \
         (= (store (store A (bvadd c x) a) (bvadd c y) b) (store (store A (bvadd c y) b) (bvadd c x) a)))",
        |graph, term| in_order(graph, term, |base| base.is_some()),
    ),
    Rule::new(
        "store-store-same",
        Operator::Store,
        1,
        "(= (store (store A a b) a c) (store A a c))",
        |graph, term| {
            let [array, index, element] = write(graph, term)?;
            let [below, at, _] = write(graph, array)?;
            (at == index).then(|| graph.term(Operator::Store, &[below, index, element]))
        },
    ),
    Rule::new("store-select", Operator::Store, 1, "(= (store A a (select A a)) A)", |graph, term| {
        let [array, index, element] = write(graph, term)?;
        (binary(graph, element, Operator::Select) == Some([array, index])).then_some(array)
    }),
    Rule::new("store-const", Operator::Store, 1, "(= (store (const A a) b a) (const A a))", |graph, term| {
        let [array, _, element] = write(graph, term)?;
        (graph.operator(array) == Operator::ConstArray && graph.child(array, 0) == element).then_some(array)
    }),
    Rule::new(
        "equal-store-both",
        Operator::Equal,
        1,
        "(= (= (store A a b) (store A a c)) (= b c))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let ([below, index, element], [other, at, value]) = (write(graph, left)?, write(graph, right)?);
            (below == other && index == at).then(|| graph.equal(element, value))
        },
    ),
    Rule::new(
        "equal-store-chains",
        Operator::Equal,
        2,
        "(=> (distinct x y) (= (= (store (store A x a) y b) (store (store A y c) x d)) \
         (and (= a d) (= b c))))",
        equal_chains,
    ),
    Rule::new(
        "equal-store-self",
        Operator::Equal,
        1,
        "(= (= (store A a b) A) (= (select A a) b))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let (changed, array) = match (write(graph, left), write(graph, right)) {
                (Some(changed), _) if changed[0] == right => (changed, right),
                (_, Some(changed)) if changed[0] == left => (changed, left),
                _ => return None,
            };
            let before = graph.term(Operator::Select, &[array, changed[1]]);
            Some(graph.equal(before, changed[2]))
        },
    ),
    Rule::new(
        "equal-const-both",
        Operator::Equal,
        1,
        "(= (= (const A a) (const A b)) (= a b))",
        |graph, term| {
            let [left, right] = operands(graph, term);
            let constant =
                |array| (graph.operator(array) == Operator::ConstArray).then(|| graph.child(array, 0));
            let (left, right) = (constant(left)?, constant(right)?);
            Some(graph.equal(left, right))
        },
    ),
];

/// The array, index and element of a write.
fn write(graph: &Graph, term: Term) -> Option<[Term; 3]> {
    match (graph.operator(term), graph.children(term)) {
        (Operator::Store, &[array, index, element]) => Some([array, index, element]),
        _ => None,
    }
}

/// The element of an array at an index, if the writes at the top determine it.
fn element(graph: &Graph, array: Term, index: Term) -> Option<Term> {
    match read_over_writes(graph, array, index) {
        ReadOverWrite::Element(element) => Some(element),
        ReadOverWrite::Array(rest) => {
            (graph.operator(rest) == Operator::ConstArray).then(|| graph.child(rest, 0))
        }
    }
}

/// The result of moving a read past the writes whose indices differ from its own.
enum ReadOverWrite {
    /// The element of a write at the same index.
    Element(Term),
    /// The array below these writes.
    Array(Term),
}

fn read_over_writes(graph: &Graph, array: Term, index: Term) -> ReadOverWrite {
    let mut rest = array;
    for _ in 0..CHAIN {
        match write(graph, rest) {
            Some([_, at, element]) if at == index => return ReadOverWrite::Element(element),
            Some([below, at, _]) if apart(graph, at, index) => rest = below,
            _ => break,
        }
    }
    ReadOverWrite::Array(rest)
}

/// An index as the sum of a base, which is not a constant, and an offset; without a base for a constant.
/// Indices with the same base are equal if and only if their offsets are.
fn place(graph: &Graph, index: Term) -> Option<(Option<Term>, BitVec)> {
    if !graph.is_bitvec(index) {
        return None;
    }
    Some(match (graph.value(index), nested_constant(graph, index, Operator::BvAdd)) {
        (Some(value), _) => (None, value),
        (None, Some((base, offset))) => (Some(base), offset),
        (None, None) => (Some(index), BitVec::zero(graph.width(index))),
    })
}

/// Exchanges two writes with the same base if the outer one has the smaller offset.
fn in_order(graph: &mut Graph, term: Term, concerns: fn(Option<Term>) -> bool) -> Option<Term> {
    let [array, index, element] = write(graph, term)?;
    let [below, at, other] = write(graph, array)?;
    let ((base, offset), (first, before)) = (place(graph, index)?, place(graph, at)?);
    if base != first || !concerns(base) || !offset.ult(&before) {
        return None;
    }
    let mut rest = below;
    for _ in 0..ORDERED {
        match write(graph, rest) {
            Some([next, ..]) => rest = next,
            None => {
                let inner = graph.term(Operator::Store, &[below, index, element]);
                return Some(graph.term(Operator::Store, &[inner, at, other]));
            }
        }
    }
    None
}

/// Chains of writes to one array, all with the same base, are equal if they have the same elements at all
/// these indices.
fn equal_chains(graph: &mut Graph, term: Term) -> Option<Term> {
    let sides = operands(graph, term);
    if sides.iter().any(|&side| write(graph, side).is_none()) {
        return None;
    }
    let mut bottom: Option<(Term, Option<Term>)> = None;
    let mut places: BTreeMap<BitVec, (Term, [Option<Term>; 2])> = BTreeMap::new();
    for (side, &array) in sides.iter().enumerate() {
        let (mut rest, mut writes, mut base) = (array, 0, None);
        while let Some([below, index, element]) = write(graph, rest) {
            let (from, offset) = place(graph, index)?;
            if writes == CHAIN || *base.get_or_insert(from) != from {
                return None;
            }
            places.entry(offset).or_insert((index, [None, None])).1[side].get_or_insert(element);
            (rest, writes) = (below, writes + 1);
        }
        let found = (rest, base?);
        if *bottom.get_or_insert(found) != found {
            return None;
        }
    }
    let (array, _) = bottom?;
    let mut equalities = Vec::with_capacity(places.len());
    for (index, elements) in places.into_values() {
        let [left, right] =
            elements.map(|element| element.unwrap_or_else(|| graph.term(Operator::Select, &[array, index])));
        equalities.push(graph.equal(left, right));
    }
    Some(graph.and(&equalities))
}

/// Whether two terms of one sort differ under every assignment, by a test of their tops: for constants, sums
/// with different constants, and concatenations with parts that differ.
pub fn apart(graph: &Graph, left: Term, right: Term) -> bool {
    let mut pairs = vec![(left, right)];
    for _ in 0..SPINE {
        let Some((left, right)) = pairs.pop() else { return false };
        if left == right || graph.sort(left) != graph.sort(right) {
            continue;
        }
        if graph.is_constant(left) && graph.is_constant(right) {
            return true;
        }
        let sum = |term| nested_constant(graph, term, Operator::BvAdd);
        match (sum(left), sum(right)) {
            (Some((left, _)), Some((right, _))) if left == right => return true,
            (Some((base, offset)), _) if base == right && !offset.is_zero() => return true,
            (_, Some((base, offset))) if base == left && !offset.is_zero() => return true,
            _ => {}
        }
        if let Some([high, low]) = binary(graph, left, Operator::Concat)
            && let Some([other_high, other_low]) = binary(graph, right, Operator::Concat)
        {
            pairs.extend([(high, other_high), (low, other_low)]);
        }
    }
    false
}
