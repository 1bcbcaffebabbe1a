//! Reads and writes of arrays.

use super::super::pattern::{binary, nested_constant, operands};
use super::super::rule::Rule;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;

/// How many writes a read looks through.
const CHAIN: usize = 64;

/// How many nested concatenations are compared.
const SPINE: usize = 4;

/// The table.
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
            let mut rest = array;
            for _ in 0..CHAIN {
                match write(graph, rest) {
                    Some([_, at, element]) if at == index => return Some(element),
                    Some([below, at, _]) if apart(graph, at, index) => rest = below,
                    _ if rest == array => return None,
                    _ => return Some(graph.term(Operator::Select, &[rest, index])),
                }
            }
            None
        },
    ),
    Rule::new("select-const", Operator::Select, 1, "(= (select (const A a) b) a)", |graph, term| {
        let [array, _] = operands(graph, term);
        (graph.operator(array) == Operator::ConstArray).then(|| graph.child(array, 0))
    }),
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

/// Array, index and element of a write.
fn write(graph: &Graph, term: Term) -> Option<[Term; 3]> {
    match (graph.operator(term), graph.children(term)) {
        (Operator::Store, &[array, index, element]) => Some([array, index, element]),
        _ => None,
    }
}

/// Whether two terms of one sort differ under every assignment, as far as a look at their tops can tell:
/// constants, sums with different constants, concatenations with parts that differ.
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
