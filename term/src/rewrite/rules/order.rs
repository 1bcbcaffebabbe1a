//! Rules for comparisons in one conjunction: of the same two vectors, and of one
//! vector with constants.

use super::super::pattern::{binary, unary, value};
use super::super::rule::Rule;
use crate::bitvec::BitVec;
use crate::facts::interval::{Interval, flip_sign};
use crate::graph::{Graph, Term};
use crate::operator::Operator;

/// Up to how many operands rules compare all pairs.
const PAIRS: usize = 16;

/// The rules of this family; those of one operator are tried in this order.
pub const RULES: &[Rule] = &[
    Rule::new(
        "and-bvult-both",
        Operator::And,
        2,
        "(= (and (bvult a b) (bvult b a)) false)",
        |graph, term| both_ways(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "and-bvslt-both",
        Operator::And,
        2,
        "(= (and (bvslt a b) (bvslt b a)) false)",
        |graph, term| both_ways(graph, term, Operator::BvSlt),
    ),
    Rule::new(
        "and-bvult-neither",
        Operator::And,
        2,
        "(= (and p (not (bvult a b)) (not (bvult b a))) (and p (= a b)))",
        |graph, term| neither_way(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "and-bvslt-neither",
        Operator::And,
        2,
        "(= (and p (not (bvslt a b)) (not (bvslt b a))) (and p (= a b)))",
        |graph, term| neither_way(graph, term, Operator::BvSlt),
    ),
    Rule::new("and-bvult-equal", Operator::And, 2, "(= (and (bvult a b) (= a b)) false)", |graph, term| {
        less_and_equal(graph, term, Operator::BvUlt)
    }),
    Rule::new("and-bvslt-equal", Operator::And, 2, "(= (and (bvslt a b) (= a b)) false)", |graph, term| {
        less_and_equal(graph, term, Operator::BvSlt)
    }),
    Rule::new(
        "and-bvult-unequal",
        Operator::And,
        2,
        "(= (and (bvult a b) p (not (= a b))) (and (bvult a b) p))",
        |graph, term| less_and_unequal(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "and-bvslt-unequal",
        Operator::And,
        2,
        "(= (and (bvslt a b) p (not (= a b))) (and (bvslt a b) p))",
        |graph, term| less_and_unequal(graph, term, Operator::BvSlt),
    ),
    Rule::new(
        "and-bvule-unequal",
        Operator::And,
        2,
        "(= (and (not (bvult a b)) p (not (= a b))) (and (bvult b a) p))",
        |graph, term| not_less_and_unequal(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "and-bvsle-unequal",
        Operator::And,
        2,
        "(= (and (not (bvslt a b)) p (not (= a b))) (and (bvslt b a) p))",
        |graph, term| not_less_and_unequal(graph, term, Operator::BvSlt),
    ),
    Rule::new(
        "and-bvult-disjoint",
        Operator::And,
        2,
        "(=> (bvuge y x) (= (and (bvult a x) p (bvult y a)) false))",
        |graph, term| interval_pairs(graph, term, Operator::BvUlt, disjoint),
    ),
    Rule::new(
        "and-bvslt-disjoint",
        Operator::And,
        2,
        "(=> (not (bvslt y x)) (= (and (bvslt a x) p (bvslt y a)) false))",
        |graph, term| interval_pairs(graph, term, Operator::BvSlt, disjoint),
    ),
    Rule::new(
        "and-bvult-implied",
        Operator::And,
        2,
        "(=> (bvult x y) (= (and (bvult a x) p (bvult a y)) (and (bvult a x) p)))",
        |graph, term| interval_pairs(graph, term, Operator::BvUlt, implied),
    ),
    Rule::new(
        "and-bvslt-implied",
        Operator::And,
        2,
        "(=> (bvslt x y) (= (and (bvslt a x) p (bvslt a y)) (and (bvslt a x) p)))",
        |graph, term| interval_pairs(graph, term, Operator::BvSlt, implied),
    ),
    Rule::new(
        "and-bvult-excluded",
        Operator::And,
        2,
        "(=> (bvuge y x) (= (and (bvult a x) p (not (= a y))) (and (bvult a x) p)))",
        |graph, term| excluded_value(graph, term, Operator::BvUlt),
    ),
    Rule::new(
        "and-bvslt-excluded",
        Operator::And,
        2,
        "(=> (not (bvslt y x)) (= (and (bvslt a x) p (not (= a y))) (and (bvslt a x) p)))",
        |graph, term| excluded_value(graph, term, Operator::BvSlt),
    ),
];

/// An atom of two operands, and whether it is negated.
fn atom(graph: &Graph, term: Term, operator: Operator) -> Option<([Term; 2], bool)> {
    match unary(graph, term, Operator::Not) {
        Some(inner) => Some((binary(graph, inner, operator)?, true)),
        None => Some((binary(graph, term, operator)?, false)),
    }
}

/// The atoms with this operator among few operands, each with its position, sides and whether it is negated.
fn atoms(graph: &Graph, term: Term, operator: Operator) -> Vec<(usize, [Term; 2], bool)> {
    let children = graph.children(term);
    if children.len() > PAIRS {
        return Vec::new();
    }
    let found = |(position, &child): (usize, &Term)| {
        let (sides, negated) = atom(graph, child, operator)?;
        Some((position, sides, negated))
    };
    children.iter().enumerate().filter_map(found).collect()
}

/// Two atoms of opposite directions that are both negated or both not.
fn opposite_ways(
    graph: &Graph,
    term: Term,
    operator: Operator,
    negated: bool,
) -> Option<(usize, usize, [Term; 2])> {
    let atoms = atoms(graph, term, operator);
    atoms.iter().filter(|atom| atom.2 == negated).find_map(|&(first, [left, right], _)| {
        let opposite = |other: &&(usize, [Term; 2], bool)| other.1 == [right, left] && other.2 == negated;
        let &(second, ..) = atoms.iter().find(opposite)?;
        Some((first, second, [left, right]))
    })
}

/// The conjunction with one operand replaced and another dropped.
fn replaced(graph: &mut Graph, term: Term, position: usize, by: Option<Term>, dropped: usize) -> Term {
    let children = graph.children(term);
    let rest = children.iter().enumerate().filter(|&(index, _)| index != position && index != dropped);
    let mut rest: Vec<Term> = rest.map(|(_, &child)| child).collect();
    rest.extend(by);
    graph.and(&rest)
}

fn both_ways(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    opposite_ways(graph, term, operator, false).map(|_| graph.truth(false))
}

fn neither_way(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let (first, second, [left, right]) = opposite_ways(graph, term, operator, true)?;
    let equal = graph.equal(left, right);
    Some(replaced(graph, term, first, Some(equal), second))
}

/// A comparison and an equality of the same operands: their positions, the sides and the signs.
fn with_equality(
    graph: &Graph,
    term: Term,
    operator: Operator,
    signs: [bool; 2],
) -> Option<(usize, usize, [Term; 2])> {
    let (orders, equalities) = (atoms(graph, term, operator), atoms(graph, term, Operator::Equal));
    orders.iter().filter(|atom| atom.2 == signs[0]).find_map(|&(first, [left, right], _)| {
        let same = |sides: [Term; 2]| sides == [left, right] || sides == [right, left];
        let &(second, ..) = equalities.iter().find(|atom| atom.2 == signs[1] && same(atom.1))?;
        Some((first, second, [left, right]))
    })
}

fn less_and_equal(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    with_equality(graph, term, operator, [false, false]).map(|_| graph.truth(false))
}

fn less_and_unequal(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let (_, unequal, _) = with_equality(graph, term, operator, [false, true])?;
    Some(replaced(graph, term, unequal, None, unequal))
}

fn not_less_and_unequal(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let (order, unequal, [left, right]) = with_equality(graph, term, operator, [true, true])?;
    let less = graph.term(operator, &[right, left]);
    Some(replaced(graph, term, order, Some(less), unequal))
}

/// The place of a value in an order: signed values with their sign flipped.
fn place(value: &BitVec, operator: Operator) -> BitVec {
    if operator == Operator::BvSlt { flip_sign(value) } else { value.clone() }
}

/// The vector that an atom compares with a constant, and the places of the values for which the atom holds;
/// `None` if there are none, or all.
fn interval(graph: &Graph, atom: Term, operator: Operator) -> Option<(Term, Interval)> {
    let ([left, right], negated) = self::atom(graph, atom, operator)?;
    let (vector, bound, below) = match (value(graph, left), value(graph, right)) {
        (None, Some(bound)) => (left, bound, true),
        (Some(bound), None) => (right, bound, false),
        _ => return None,
    };
    let width = bound.width();
    let (bound, one) = (place(&bound, operator), BitVec::one(width));
    let (zero, ones) = (BitVec::zero(width), BitVec::ones(width));
    let interval = match (below, negated) {
        (true, false) if bound != zero => Interval { low: zero, high: bound.sub(&one) },
        (false, false) if bound != ones => Interval { low: bound.add(&one), high: ones },
        (true, true) => Interval { low: bound, high: ones },
        (false, true) => Interval { low: zero, high: bound },
        _ => return None,
    };
    Some((vector, interval))
}

/// The intervals of few operands, with their positions; equalities with constants are intervals, too.
fn intervals(graph: &Graph, term: Term, operator: Operator) -> Vec<(usize, Term, Interval)> {
    let children = graph.children(term);
    if children.len() > PAIRS {
        return Vec::new();
    }
    let found = |(position, &child): (usize, &Term)| {
        if let Some((vector, interval)) = interval(graph, child, operator) {
            return Some((position, vector, interval));
        }
        let (vector, value) = equality(graph, child).filter(|_| graph.operator(child) == Operator::Equal)?;
        Some((position, vector, Interval::constant(&place(&value, operator))))
    };
    children.iter().enumerate().filter_map(found).collect()
}

/// The vector and the constant of an equality, or of a negated one.
fn equality(graph: &Graph, child: Term) -> Option<(Term, BitVec)> {
    let ([left, right], _) = atom(graph, child, Operator::Equal)?;
    match (value(graph, left), value(graph, right)) {
        (None, Some(value)) => Some((left, value)),
        (Some(value), None) => Some((right, value)),
        _ => None,
    }
}

/// A rule for two intervals of one vector: the conjunction that results.
type Meeting = fn(&mut Graph, Term, Operator, [&(usize, Term, Interval); 2]) -> Option<Term>;

fn interval_pairs(graph: &mut Graph, term: Term, operator: Operator, meeting: Meeting) -> Option<Term> {
    let found = intervals(graph, term, operator);
    for (index, first) in found.iter().enumerate() {
        for second in found.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, second)| second)
        {
            if first.1 == second.1
                && let Some(result) = meeting(graph, term, operator, [first, second])
            {
                return Some(result);
            }
        }
    }
    None
}

fn disjoint(
    graph: &mut Graph,
    _: Term,
    _: Operator,
    [first, second]: [&(usize, Term, Interval); 2],
) -> Option<Term> {
    first.2.high.ult(&second.2.low).then(|| graph.truth(false))
}

fn implied(
    graph: &mut Graph,
    term: Term,
    _: Operator,
    [first, second]: [&(usize, Term, Interval); 2],
) -> Option<Term> {
    let larger = first.2 != second.2 && second.2.is_within(&first.2);
    larger.then(|| replaced(graph, term, first.0, None, first.0))
}

/// Drops a disequality with a value that another operand excludes.
fn excluded_value(graph: &mut Graph, term: Term, operator: Operator) -> Option<Term> {
    let found = intervals(graph, term, operator);
    if found.is_empty() {
        return None;
    }
    let excluded = |&child: &Term| {
        let negated = unary(graph, child, Operator::Not).is_some();
        let (vector, value) = equality(graph, child).filter(|_| negated)?;
        let place = place(&value, operator);
        found.iter().any(|other| other.1 == vector && !other.2.contains(&place)).then_some(())
    };
    let position = graph.children(term).iter().position(|child| excluded(child).is_some())?;
    Some(replaced(graph, term, position, None, position))
}
