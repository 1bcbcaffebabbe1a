//! Constant folding: rules for an operator applied to constants, and to an if-then-else between constants.
//!
//! Products and quotients of wide constants take too long for a rule, which cannot be stopped: they are left
//! to [`fold_wide`], which the engine tries before the rules.

use super::pattern::choice;
use crate::bitvec::BitVec;
use crate::bitvec::wide::NARROW;
use crate::graph::{Graph, Term};
use crate::limits::Stop;
use crate::operator::Operator;
use crate::work::Work;

/// The value of a product or quotient of wide constants, within limits.
///
/// # Errors
/// The reason to stop.
pub fn fold_wide(graph: &mut Graph, term: Term, work: &mut Work) -> Result<Option<Term>, Stop> {
    let operator = graph.operator(term);
    if !is_slow(operator) || graph.width(term) <= NARROW {
        return Ok(None);
    }
    let (left, right) = (graph.child(term, 0), graph.child(term, 1));
    let (Some(left), Some(right)) = (graph.value(left), graph.value(right)) else { return Ok(None) };
    let value = match operator {
        Operator::BvMul => left.mul_within(&right, work)?,
        Operator::BvUdiv => left.udiv_within(&right, work)?,
        _ => left.urem_within(&right, work)?,
    };
    Ok(Some(graph.constant(&value)))
}

/// Whether an operator takes more than linear time on constants.
fn is_slow(operator: Operator) -> bool {
    matches!(operator, Operator::BvMul | Operator::BvUdiv | Operator::BvUrem)
}

/// The value of an operator applied to constants.
pub fn fold(graph: &mut Graph, term: Term) -> Option<Term> {
    if !graph.children(term).iter().all(|&child| graph.is_constant(child)) {
        return None;
    }
    let value = compute(graph, term, |position| graph.value(*graph.children(term).get(position)?))?;
    Some(graph.constant_like(term, &value))
}

/// An operator applied to an if-then-else between constants, with constants as its other operands, becomes an
/// if-then-else between constants.
pub fn lift_constants(graph: &mut Graph, term: Term) -> Option<Term> {
    let mut children = [graph.child(term, 0); 2];
    let count = graph.children(term).len();
    children[..count].copy_from_slice(graph.children(term));
    let children = &mut children[..count];
    let constant = |&child: &Term| graph.is_constant(child);
    let position = children.iter().position(|child| !constant(child))?;
    let [condition, then, other] = choice(graph, children[position])?;
    if !constant(&then) || !constant(&other) || !children[position + 1..].iter().all(constant) {
        return None;
    }
    children[position] = then;
    let then = compute(graph, term, |position| graph.value(*children.get(position)?))?;
    children[position] = other;
    let other = compute(graph, term, |position| graph.value(*children.get(position)?))?;
    let (then, other) = (graph.constant_like(term, &then), graph.constant_like(term, &other));
    Some(graph.ite(condition, then, other))
}

/// The value of the operator of a term with one or two children, applied to the given values of these; `None`
/// for other operators, if a value is missing, and for
/// products and quotients of wide values.
pub fn compute(graph: &Graph, term: Term, value: impl Fn(usize) -> Option<BitVec>) -> Option<BitVec> {
    let first = value(0)?;
    if first.width() > NARROW && is_slow(graph.operator(term)) {
        return None;
    }
    let second = || value(1);
    Some(match graph.operator(term) {
        Operator::Not | Operator::BvNot => first.not(),
        Operator::Equal => BitVec::from_bool(first == second()?),
        Operator::BvNeg => first.neg(),
        Operator::BvAnd => first.and(&second()?),
        Operator::BvXor => first.xor(&second()?),
        Operator::BvAdd => first.add(&second()?),
        Operator::BvMul => first.mul(&second()?),
        Operator::BvUdiv => first.udiv(&second()?),
        Operator::BvUrem => first.urem(&second()?),
        Operator::BvShl => first.shl(&second()?),
        Operator::BvLshr => first.lshr(&second()?),
        Operator::BvAshr => first.ashr(&second()?),
        Operator::BvUlt => BitVec::from_bool(first.ult(&second()?)),
        Operator::BvSlt => BitVec::from_bool(first.slt(&second()?)),
        Operator::Concat => first.concat(&second()?),
        Operator::Extract => {
            let low = graph.low(term);
            first.extract(low + graph.width(term) - 1, low)
        }
        Operator::SignExtend => first.sign_extend(graph.width(term) - first.width()),
        _ => return None,
    })
}
