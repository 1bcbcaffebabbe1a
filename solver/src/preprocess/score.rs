//! An estimate of the gates of the circuits that follow.
//!
//! **Idea.** A normal form is good for finding equal terms, and can be larger than the terms it was made of:
//! distributing costs products, and sorting costs sharing. So the cost of a term beyond terms that exist
//! anyway decides (Bitwuzla compares the sizes of and-inverter graphs).
//!
//! **Here.** A number for each operator and width, after the circuits of `circuit`: free for slices, joins
//! and complements, and for a negation under a sum; digits count for products with constants. A sum costs
//! where both operands can have ones, and where a carry continues from there: words that are joined from
//! limbs by shifts and sums, as conditions of long arithmetic write them, cost nothing.
//!
//! **Cost.** Linear in the scored terms.

use rustc_hash::{FxHashMap, FxHashSet};

use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{is_zero, value, with_constant};

/// The gates of the top operator of a term.
pub fn gates(graph: &Graph, term: Term) -> u64 {
    gates_where(graph, term, &FxHashMap::default())
}

/// The gates of the top operator, where the extents of some terms are known.
fn gates_where(graph: &Graph, term: Term, known: &FxHashMap<Term, Extent>) -> u64 {
    let operator = graph.operator(term);
    let operand = graph.children(term).first().copied().unwrap_or(term);
    let width = if graph.is_bitvec(operand) { u64::from(graph.width(operand)) } else { 1 };
    match operator {
        Operator::And => graph.children(term).len() as u64 - 1,
        Operator::Equal if graph.is_bool(operand) || graph.is_bitvec(operand) => {
            if with_constant(graph, term).is_some() { width } else { 2 * width }
        }
        Operator::Ite if graph.is_bitvec(term) => u64::from(graph.width(term)),
        Operator::Ite | Operator::BvAnd | Operator::BvXor | Operator::BvUlt | Operator::BvSlt => width,
        Operator::BvNeg => 2 * width,
        Operator::BvAdd => sum(graph, term, known),
        Operator::BvMul => product(graph, term),
        // A remainder comes with its quotient.
        Operator::BvUdiv => 4 * width * width,
        Operator::BvShl | Operator::BvLshr | Operator::BvAshr => {
            let distance = shallow(graph, graph.child(term, 1)).high;
            width * distance.min(u64::from(u64::BITS - width.leading_zeros()))
        }
        _ => 0,
    }
}

/// The bits of a vector that can be 1 lie from `low` on and below `high`. The pass `facts` knows each bit, by
/// values as wide as the vector; an estimate has to take the same time for all widths.
#[derive(Clone, Copy)]
struct Extent {
    low: u64,
    high: u64,
}

impl Extent {
    /// The extent of two vectors joined, the lower one `lower_width` bits wide.
    fn joined([upper, lower]: [Extent; 2], lower_width: u64) -> Extent {
        let low = if lower.low < lower.high { lower.low } else { lower_width + upper.low };
        let high = if upper.low < upper.high { lower_width + upper.high } else { lower.high };
        Extent { low, high }
    }
}

/// The extent of a vector, from those of its operands where they are known.
fn extent(graph: &Graph, term: Term, known: &FxHashMap<Term, Extent>) -> Extent {
    let width = u64::from(graph.width(term));
    if let Some(value) = value(graph, term) {
        let high = width - u64::from(value.leading_zeros());
        return Extent { low: u64::from(value.trailing_zeros()).min(high), high };
    }
    match graph.operator(term) {
        Operator::Concat => {
            Extent::joined(extents(graph, term, known), u64::from(graph.width(graph.child(term, 1))))
        }
        Operator::BvAdd => {
            let [left, right] = extents(graph, term, known);
            let carries = left.low.max(right.low) < left.high.min(right.high);
            let high = left.high.max(right.high) + u64::from(carries);
            Extent { low: left.low.min(right.low), high: high.min(width) }
        }
        _ => Extent { low: 0, high: width },
    }
}

/// The extents of both operands.
fn extents(graph: &Graph, term: Term, known: &FxHashMap<Term, Extent>) -> [Extent; 2] {
    [0, 1].map(|position| {
        let operand = graph.child(term, position);
        known.get(&operand).copied().unwrap_or_else(|| shallow(graph, operand))
    })
}

/// The extent of a vector by the zeros that it is joined from, without visiting further operands.
fn shallow(graph: &Graph, vector: Term) -> Extent {
    let width = |term| u64::from(graph.width(term));
    let part = |term| Extent { low: 0, high: if is_zero(graph, term) { 0 } else { width(term) } };
    match graph.operator(vector) {
        Operator::Concat => {
            let parts = [0, 1].map(|position| graph.child(vector, position));
            Extent::joined(parts.map(part), width(parts[1]))
        }
        _ => part(vector),
    }
}

/// The gates of a sum: full adders where both operands can have ones, half adders where one of them or a
/// carry can.
fn sum(graph: &Graph, term: Term, known: &FxHashMap<Term, Extent>) -> u64 {
    let [left, right] = extents(graph, term, known);
    let low = left.low.max(right.low);
    let common = left.high.min(right.high);
    if low >= common {
        return 0;
    }
    let all = u64::from(graph.width(term)).min(left.high.max(right.high) + 1) - low;
    if with_constant(graph, term).is_some() { all } else { all + common - low }
}

/// The gates of a product: a row of full adders and conjunctions for each bit of the shorter operand.
fn product(graph: &Graph, term: Term) -> u64 {
    let width = u64::from(graph.width(term));
    if let Some((_, factor)) = with_constant(graph, term) {
        return 2 * width * digits(&factor).saturating_sub(1);
    }
    let [left, right] = [0, 1].map(|position| graph.child(term, position));
    let [first, second] = [left, right].map(|operand| shallow(graph, operand).high);
    let rows = first.min(second);
    let cells = rows * first.max(second).min(width);
    let cells = cells.min(rows * (2 * width - rows + 1) / 2);
    if left == right { 3 * cells / 2 } else { 3 * cells }
}

/// The approximate number of canonical signed digits of a value that are not 0: the ends of its runs of equal
/// bits.
fn digits(value: &BitVec) -> u64 {
    let doubled = value.add(value);
    let ones = |value: &BitVec| value.limbs().iter().map(|limb| u64::from(limb.count_ones())).sum::<u64>();
    // A value has a signed digit that is not 0 where it differs from three times itself.
    ones(&doubled.add(value).xor(value))
}

/// The gates of some terms, children before those that use them. A negation counts only where an operator
/// other than a sum uses it.
pub fn total(graph: &Graph, terms: &[Term]) -> u64 {
    let mut known = FxHashMap::default();
    for &term in terms.iter().filter(|&&term| graph.is_bitvec(term)) {
        known.insert(term, extent(graph, term, &known));
    }
    let mut negations = FxHashSet::default();
    let mut all = 0;
    for &term in terms {
        let is_sum = graph.operator(term) == Operator::BvAdd;
        let is_negation = |child: &&Term| !is_sum && graph.operator(**child) == Operator::BvNeg;
        let used = graph.children(term).iter().filter(is_negation);
        all += used.filter(|&&child| negations.insert(child)).map(|&child| gates(graph, child)).sum::<u64>();
        all += if graph.operator(term) == Operator::BvNeg { 0 } else { gates_where(graph, term, &known) };
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::eval::{Assignment, Evaluator};

    /// A variable of 4 bits in 12, shifted up by `shift` bits.
    fn limb(graph: &mut Graph, name: &str, shift: u32) -> Term {
        let sort = graph.bitvec_sort(4);
        let variable = graph.variable(name, sort);
        let extended = graph.zero_extend(variable, 8 - shift);
        if shift == 0 {
            return extended;
        }
        let zero = graph.constant(&BitVec::zero(shift));
        graph.term(Operator::Concat, &[extended, zero])
    }

    #[test]
    fn limbs_that_are_joined_by_sums_cost_nothing() {
        let mut graph = Graph::default();
        let [low, middle, high, other] =
            [("a", 0), ("b", 4), ("c", 8), ("d", 3)].map(|(name, shift)| limb(&mut graph, name, shift));
        let upper = graph.term(Operator::BvAdd, &[middle, high]);
        let joined = graph.term(Operator::BvAdd, &[low, upper]);
        assert_eq!(total(&graph, &[low, middle, high, upper, joined]), 0);
        // Full adders at bits 4 to 6, half adders at 7 and, for the carry, 8.
        let overlapping = graph.term(Operator::BvAdd, &[middle, other]);
        assert_eq!(total(&graph, &[middle, other, overlapping]), 3 * 2 + 2);
    }

    #[test]
    fn no_bit_outside_the_extent_can_be_1() {
        let mut graph = Graph::default();
        let mut terms: Vec<Term> = [("a", 0), ("b", 4), ("c", 8), ("d", 3)]
            .map(|(name, shift)| limb(&mut graph, name, shift))
            .into();
        terms.push(graph.constant(&BitVec::from_u64(0x60, 12)));
        for index in 0..60 {
            let [left, right] = [terms[index * 7 % terms.len()], terms[index * 5 % terms.len()]];
            let term = match index % 4 {
                0 => graph.term(Operator::BvNeg, &[left]),
                1 => {
                    let [upper, lower] = [graph.extract(left, 11, 5), graph.constant(&BitVec::zero(5))];
                    graph.term(Operator::Concat, &[upper, lower])
                }
                _ => graph.term(Operator::BvAdd, &[left, right]),
            };
            terms.push(term);
        }
        let mut known = FxHashMap::default();
        for &term in &terms {
            known.insert(term, extent(&graph, term, &known));
        }
        let narrow = known.values().filter(|extent| extent.high - extent.low < 12).count();
        assert!(narrow > 10, "{narrow} of {}", known.len());
        let sort = graph.bitvec_sort(4);
        let names = ["a", "b", "c", "d"].map(|name| graph.variable(name, sort));
        let mut evaluator = Evaluator::new();
        for number in (0..1 << 16).step_by(7) {
            let mut assignment = Assignment::new();
            for (position, &name) in names.iter().enumerate() {
                assignment.set(name, BitVec::from_u64(number >> (4 * position) & 15, 4));
            }
            evaluator.clear();
            for (&term, extent) in &known {
                let value = evaluator.value(&graph, &assignment, term).expect("a value");
                let ones = (0..12).filter(|&bit| value.bit(bit)).map(u64::from);
                assert!(ones.clone().all(|bit| extent.low <= bit && bit < extent.high), "{value:?}");
            }
        }
    }
}
