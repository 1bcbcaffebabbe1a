//! Terms simplified by facts.
//!
//! **Idea.** A term of which one value is left is a constant, a comparison that is decided is a truth
//! value, and what cannot happen need not be built (conditional constant propagation; Wegman and Zadeck,
//! 1991).
//!
//! **Here.** Bottom-up, with the facts of each term computed beside its result. Terms that were handed out
//! are not entered: they have gates already, and a simpler copy would be one more circuit.
//!
//! **Contract.** The result is equal to the term wherever what the table was taught holds.
//!
//! **Cost.** Linear in the terms that the table has no result for.

use std::sync::Arc;

use super::super::pass::Context;
use super::literal::literal;
use super::table::{Table, WIDEST};
use crate::levels::Levels;
use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::{Fact, STEPS_OF_FACT};
use javelin_term::facts::forward::{difference, forward};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::rewrite::pattern::{binary, operands};
use javelin_term::traverse::{Visitor, traverse};
use javelin_term::work::{Work, steps_of};

/// The steps of a term beside one for each operand, if no fact is known.
const STEPS_OF_TERM: usize = 4;

/// The simplified term, equal wherever the facts hold.
///
/// # Errors
/// A limit was reached; results so far are remembered.
pub fn simplify(
    table: &mut Table,
    context: &mut Context,
    term: Term,
    is_handed_out: impl Fn(Term) -> bool,
    work: &mut Work,
) -> Result<Term, Stop> {
    let Context { graph, rewriter, levels, .. } = context;
    let mut simplifier = Simplifier { graph, rewriter, levels, table, is_handed_out, work };
    traverse(&mut Vec::new(), term, &mut simplifier)?;
    Ok(table.result(term).unwrap_or(term))
}

struct Simplifier<'a, H> {
    graph: &'a mut Graph,
    rewriter: &'a mut Rewriter,
    levels: &'a Levels,
    table: &'a mut Table,
    is_handed_out: H,
    work: &'a mut Work,
}

impl<H: Fn(Term) -> bool> Visitor for Simplifier<'_, H> {
    type Error = Stop;

    fn graph(&self) -> &Graph {
        self.graph
    }

    fn is_done(&self, term: Term) -> bool {
        self.table.result(term).is_some()
    }

    fn parts(&self, term: Term) -> &[Term] {
        match (self.is_handed_out)(term) || self.table.truth(term).is_some() {
            true => &[],
            false => self.graph.children(term),
        }
    }

    fn leave(&mut self, term: Term) -> Result<(), Stop> {
        self.work.step(STEPS_OF_TERM + self.graph.children(term).len())?;
        self.work.reserve(self.graph.growth(1) as usize)?;
        let (result, fact) = match self.table.truth(term) {
            Some(truth) => (self.graph.truth(truth), None),
            None if self.graph.is_bool(term) => (self.boolean(term)?, None),
            None if self.is_known_kind(term) => self.vector(term)?,
            None => (self.rebuilt(term)?, None),
        };
        if result != term && self.table.result(result).is_none() {
            self.table.found(self.levels, result, result, fact.clone());
        }
        self.table.found(self.levels, term, result, fact);
        Ok(())
    }
}

impl<H: Fn(Term) -> bool> Simplifier<'_, H> {
    fn is_known_kind(&self, term: Term) -> bool {
        self.graph.is_bitvec(term) && self.graph.width(term) <= WIDEST
    }

    fn result(&self, term: Term) -> Term {
        self.table.result(term).unwrap_or(term)
    }

    fn rewritten(&mut self, term: Term) -> Result<Term, Stop> {
        self.rewriter.rewrite_within(self.graph, term, self.work.limits())
    }

    /// The term over the results of its operands, in normal form.
    fn rebuilt(&mut self, term: Term) -> Result<Term, Stop> {
        if self.parts(term).iter().all(|&child| self.result(child) == child) {
            return Ok(term);
        }
        let children: Vec<Term> = self.parts(term).iter().map(|&child| self.result(child)).collect();
        let rebuilt = self.graph.with_children(term, &children);
        self.rewritten(rebuilt)
    }

    fn boolean(&mut self, term: Term) -> Result<Term, Stop> {
        let rebuilt = self.rebuilt(term)?;
        for (atom, is_positive) in [term, rebuilt].map(|term| literal(self.graph, term)) {
            if let Some(truth) = self.table.truth(atom).or_else(|| self.decided(atom)) {
                return Ok(self.graph.truth(truth == is_positive));
            }
        }
        match self.as_unsigned(rebuilt) {
            Some(unsigned) => self.rewritten(unsigned),
            None => Ok(rebuilt),
        }
    }

    fn decided(&mut self, atom: Term) -> Option<bool> {
        let operator = self.graph.operator(atom);
        if !matches!(operator, Operator::Equal | Operator::BvUlt | Operator::BvSlt) {
            return None;
        }
        let [left, right] = operands(self.graph, atom);
        self.table.decide(self.graph, operator, left, right)
    }

    /// A signed comparison of vectors with the same sign.
    fn as_unsigned(&mut self, atom: Term) -> Option<Term> {
        let [left, right] = binary(self.graph, atom, Operator::BvSlt)?;
        let signs = [self.table.fact(self.graph, left)?.sign()?, self.table.fact(self.graph, right)?.sign()?];
        (signs[0] == signs[1]).then(|| self.graph.term(Operator::BvUlt, &[left, right]))
    }

    fn vector(&mut self, term: Term) -> Result<(Term, Option<Arc<Fact>>), Stop> {
        let rebuilt = self.rebuilt(term)?;
        let fact = self.computed(term)?;
        let mut fact = meet(fact, self.table.asserted(term).cloned());
        if rebuilt != term {
            fact = meet(fact, self.table.fact(self.graph, rebuilt));
        }
        if let Some(value) = fact.as_ref().and_then(|fact| fact.value()) {
            return Ok((self.graph.constant(value), fact));
        }
        let improved = fact.as_ref().and_then(|fact| self.improved(rebuilt, fact));
        match improved.or_else(|| self.quotient(rebuilt)) {
            Some(improved) => Ok((self.rewritten(improved)?, fact)),
            None => Ok((rebuilt, fact)),
        }
    }

    /// The fact that follows from those of the operands.
    fn computed(&mut self, term: Term) -> Result<Option<Arc<Fact>>, Stop> {
        let (operator, width) = (self.graph.operator(term), self.graph.width(term));
        let children = self.graph.children(term);
        if matches!(operator, Operator::Constant | Operator::Variable | Operator::Select | Operator::Apply) {
            return Ok(None);
        }
        let is_known = |&&child: &&Term| self.graph.is_bitvec(child) && self.graph.width(child) <= WIDEST;
        let vectors = children.iter().filter(is_known);
        let facts: Vec<Option<Arc<Fact>>> =
            vectors.map(|&child| self.table.fact(self.graph, child)).collect();
        if facts.is_empty() || facts.iter().all(Option::is_none) {
            return Ok(None);
        }
        self.work.step(STEPS_OF_FACT * steps_of(width))?;
        let fact = match (operator, facts.as_slice()) {
            (Operator::Ite, [then, other]) => match self.graph.truth_of(self.result(children[0])) {
                Some(truth) => return Ok(if truth { then.clone() } else { other.clone() }),
                None => then.as_ref().zip(other.as_ref()).map(|(then, other)| then.join(other)),
            },
            (_, facts) if facts.len() == children.len() => {
                let known: Vec<Arc<Fact>> =
                    children.iter().map(|&child| self.table.fact_or_top(self.graph, child)).collect();
                let known: Vec<&Fact> = known.iter().map(|fact| &**fact).collect();
                let low = if operator == Operator::Extract { self.graph.low(term) } else { 0 };
                self.difference(term, &known).or_else(|| forward(operator, &known, low, width))
            }
            _ => None,
        };
        Ok(fact.filter(|fact| !fact.is_top()).map(Arc::new))
    }

    /// The fact of a sum with a negation: as a difference it is known more exactly.
    fn difference(&self, term: Term, known: &[&Fact]) -> Option<Fact> {
        let [left, right] = binary(self.graph, term, Operator::BvAdd)?;
        let subtrahend = |operand| {
            let inner =
                (self.graph.operator(operand) == Operator::BvNeg).then(|| self.graph.child(operand, 0))?;
            self.table.fact(self.graph, inner)
        };
        match (subtrahend(left), subtrahend(right)) {
            (_, Some(inner)) => difference(known[0], &inner),
            (Some(inner), None) => difference(known[1], &inner),
            (None, None) => None,
        }
    }

    /// A simpler term of the same value.
    fn improved(&mut self, term: Term, fact: &Fact) -> Option<Term> {
        let graph = &mut *self.graph;
        let known = |graph: &Graph, vector| self.table.fact(graph, vector);
        match graph.operator(term) {
            Operator::Variable | Operator::Select | Operator::Apply => narrowed(graph, term, fact),
            Operator::BvAnd => {
                let [left, right] = operands(graph, term);
                let (first, second) = (known(graph, left)?, known(graph, right)?);
                let keeps =
                    |kept: &Fact, mask: &Fact| kept.bits.maybe.and(&mask.bits.ones) == kept.bits.maybe;
                match (keeps(&first, &second), keeps(&second, &first)) {
                    (true, _) => Some(left),
                    (_, true) => Some(right),
                    _ => None,
                }
            }
            Operator::BvUrem => {
                let [left, right] = operands(graph, term);
                let (dividend, divisor) = (known(graph, left)?, known(graph, right)?);
                dividend.unsigned.high.ult(&divisor.unsigned.low).then_some(left)
            }
            Operator::BvAshr => {
                let [left, right] = operands(graph, term);
                let is_positive = known(graph, left)?.sign() == Some(false);
                is_positive.then(|| graph.term(Operator::BvLshr, &[left, right]))
            }
            Operator::SignExtend => {
                let inner = graph.child(term, 0);
                let sign = known(graph, inner)?.sign()?;
                let extra = BitVec::zero(graph.width(term) - graph.width(inner));
                let high = graph.constant(&if sign { extra.not() } else { extra });
                Some(graph.term(Operator::Concat, &[high, inner]))
            }
            _ => None,
        }
    }

    /// `a * b / b`, where the product does not wrap around and `b` is not 0.
    fn quotient(&self, term: Term) -> Option<Term> {
        let [dividend, divisor] = binary(self.graph, term, Operator::BvUdiv)?;
        let factors = binary(self.graph, dividend, Operator::BvMul)?;
        let position = factors.iter().position(|&factor| factor == divisor)?;
        let facts = factors.map(|factor| self.table.fact_or_top(self.graph, factor));
        let is_positive = !facts[position].unsigned.low.is_zero();
        (is_positive && facts[0].unsigned.product_fits(&facts[1].unsigned)).then_some(factors[1 - position])
    }
}

fn meet(first: Option<Arc<Fact>>, second: Option<Arc<Fact>>) -> Option<Arc<Fact>> {
    match (first, second) {
        (Some(first), Some(second)) => Some(first.meet(&second).map_or(first, Arc::new)),
        (one, other) => one.or(other),
    }
}

/// A vector whose high or low bits are known, with constants in their places.
fn narrowed(graph: &mut Graph, vector: Term, fact: &Fact) -> Option<Term> {
    let (width, known) = (fact.width(), fact.bits.known());
    let unknown = known.not();
    let (above, below) = (unknown.leading_zeros(), unknown.trailing_zeros());
    if above + below == 0 || above + below >= width {
        return None;
    }
    let mut term = graph.extract(vector, width - above - 1, below);
    if below > 0 {
        let low = graph.constant(&fact.bits.ones.extract(below - 1, 0));
        term = graph.term(Operator::Concat, &[term, low]);
    }
    if above > 0 {
        let high = graph.constant(&fact.bits.ones.extract(width - 1, width - above));
        term = graph.term(Operator::Concat, &[high, term]);
    }
    Some(term)
}
