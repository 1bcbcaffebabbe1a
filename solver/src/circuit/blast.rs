//! Bit-blasting: terms to gates.
//!
//! **Idea.** Every bit of every term is an edge of one circuit (Kroening and Strichman, Decision Procedures,
//! chapter 6).
//!
//! **Here.** The bits of all terms lie in one pool; an extract is a slice of its argument's bits and costs
//! nothing. A sum with a negation is one subtracting adder. Quotient and remainder of the same operands come
//! from one divider.
//!
//! **Contract.** A term is blasted once and keeps its bits. A call that ends in `Err` leaves the term without
//! bits and the blaster consistent; it may be repeated. Array reads, applications of functions and equalities
//! of arrays are abstracted: their bits are inputs, and their children are not blasted. The theories' lemmas
//! give them their meaning. So are products, quotients and remainders whose circuits are large ([`Waiting`]),
//! but for their operands, which are blasted: [`Blaster::circuit`] makes their circuits when they are wanted.
//!
//! **Invariants.** ([`Blaster::check_invariants`])
//! - A term with bits has as many as its sort is wide, and all are edges of the circuit.
//! - The bits of variables and free terms are inputs, each the bit of one term, but for variables that are
//!   other names of terms ([`Blaster::name`]).
//! - `variables` has every variable with bits once.
//! - Under every assignment the bits of a term are its operator applied to the bits of its children. Debug
//!   builds check this for four assignments.
//!
//! **Cost.** Four bytes per bit of every term but extracts, and the gates. The limits are checked every few
//! thousand steps.

mod check;

use check::Checks;
use rustc_hash::{FxHashMap, FxHashSet};

use super::gates::{Edge, Gates};
use super::meter::Meter;
use super::{adder, comparator, divider, multiplier, select, shifter};
use javelin_term::array::flat_width;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;

/// The largest number of bits in the pool; they take two gigabytes.
const MAX_POOL: usize = 1 << 29;

/// The range of a term's bits in the pool; its length is 0 for a term that is not blasted.
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    length: u32,
}

/// Narrower products, quotients and remainders get circuits at once.
pub const NARROWEST_WAITING: u32 = 5;

/// The size from which on arithmetic terms have inputs for bits, given as the width of a square of that size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The limit for products.
    pub product: u32,
    /// The limit for quotients and remainders.
    pub quotient: u32,
}

impl Default for Waiting {
    /// No term is deferred.
    fn default() -> Waiting {
        Waiting { product: u32::MAX, quotient: u32::MAX }
    }
}

/// Blasts terms of one graph into one circuit.
#[derive(Default)]
pub struct Blaster {
    gates: Gates,
    variables: Vec<Term>,
    waiting: Waiting,
    /// Products, quotients and remainders with inputs for bits.
    deferred: FxHashSet<Term>,
    /// Variables that are names of other terms, whose bits they have.
    names: FxHashSet<Term>,
    pool: Vec<Edge>,
    spans: Vec<Span>,
    divisions: FxHashMap<(Term, Term), [Span; 2]>,
    checks: Checks,
}

/// A pending step of the traversal.
#[derive(Clone, Copy)]
enum BlastTask {
    Visit(Term),
    Build(Term),
}

impl Blaster {
    /// A blaster with an empty circuit that defers no term.
    pub fn new() -> Blaster {
        Blaster::default()
    }

    /// A blaster with an empty circuit that defers terms from these sizes on.
    pub fn with_waiting(waiting: Waiting) -> Blaster {
        Blaster { waiting, ..Blaster::default() }
    }

    /// Whether the bits of a product, quotient or remainder are inputs, so that its circuit is delayed.
    pub fn is_deferred(&self, term: Term) -> bool {
        self.deferred.contains(&term)
    }

    /// Makes a fresh variable a name of a term that has bits: both have the same bits.
    pub fn name(&mut self, variable: Term, term: Term) {
        debug_assert!(self.is_blasted(term) && !self.is_blasted(variable));
        self.names.insert(variable);
        self.set_span(variable, self.span(term));
    }

    /// The bits of a deferred term, each with the edge that the circuit gives for it, up to `length` of the
    /// lowest; all of a quotient or remainder.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn circuit(
        &mut self,
        graph: &Graph,
        term: Term,
        length: usize,
        limits: &Limits,
    ) -> Result<Vec<(Edge, Edge)>, Stop> {
        let mut meter = Meter::new(limits);
        let &[left, right] = graph.children(term) else { return Err(Stop::Broken("a circuit that waits")) };
        let span = match graph.operator(term) {
            Operator::BvUdiv => self.division(left, right, &mut meter)?[0],
            Operator::BvUrem => self.division(left, right, &mut meter)?[1],
            _ => {
                let [left, right] = [left, right].map(|operand| self.span(operand).start as usize);
                let (left, right) = (&self.pool[left..left + length], &self.pool[right..right + length]);
                let product = multiplier::multiply(&mut self.gates, left, right, &mut meter)?;
                self.store(&product, &meter)?
            }
        };
        let bits = self.pool[span.start as usize..(span.start + span.length) as usize].to_vec();
        Ok(self.bits(term).iter().copied().zip(bits).collect())
    }

    /// The circuit of all terms so far.
    pub fn gates(&self) -> &Gates {
        &self.gates
    }

    /// The variables that have inputs for bits, oldest first.
    pub fn variables(&self) -> &[Term] {
        &self.variables
    }

    /// The bits of a term, least significant first; one for a Boolean. Empty if the term has not been
    /// blasted.
    pub fn bits(&self, term: Term) -> &[Edge] {
        let Span { start, length } = self.span(term);
        &self.pool[start as usize..(start + length) as usize]
    }

    /// Whether a term has bits.
    pub fn is_blasted(&self, term: Term) -> bool {
        self.span(term).length > 0
    }

    /// Whether the bits of a term that has some are inputs of its own.
    fn has_inputs(&self, graph: &Graph, term: Term) -> bool {
        is_free(graph, term) || self.is_deferred(term)
    }

    fn span(&self, term: Term) -> Span {
        self.spans.get(term.index()).copied().unwrap_or_default()
    }

    fn set_span(&mut self, term: Term, span: Span) {
        if self.spans.len() <= term.index() {
            self.spans.resize(term.index() + 1, Span::default());
        }
        self.spans[term.index()] = span;
        if cfg!(debug_assertions) {
            self.checks.note(term);
        }
    }

    fn store(&mut self, bits: &[Edge], meter: &Meter) -> Result<Span, Stop> {
        if self.gates.is_full() || bits.len() > MAX_POOL.saturating_sub(self.pool.len()) {
            return Err(Stop::Memory);
        }
        meter.reserve_in(&self.pool, bits.len())?;
        let span = Span { start: self.pool.len() as u32, length: bits.len() as u32 };
        self.pool.extend_from_slice(bits);
        Ok(span)
    }

    /// Gives a variable or a free term without bits fresh inputs for bits.
    ///
    /// # Errors
    /// The sort has no bits, or there is no room.
    fn free(&mut self, graph: &Graph, term: Term, meter: &mut Meter) -> Result<(), Stop> {
        let width = flat_width(&graph.sorts, graph.sort(term)).ok_or(Stop::Broken("a term without bits"))?;
        meter.reserve_edges(width as usize)?;
        let mut inputs = Vec::with_capacity(width as usize);
        for _ in 0..width {
            meter.spend(&self.gates, 1)?;
            inputs.push(self.gates.input());
        }
        let span = self.store(&inputs, meter)?;
        self.set_span(term, span);
        if graph.operator(term) == Operator::Variable {
            self.variables.push(term);
        }
        Ok(())
    }

    /// Blasts a term and all it depends on; returns its bits.
    ///
    /// # Errors
    /// A limit was reached, or a term has a sort without bits.
    pub fn blast(&mut self, graph: &Graph, term: Term, limits: &Limits) -> Result<&[Edge], Stop> {
        let mut meter = Meter::new(limits);
        let mut stack = vec![BlastTask::Visit(term)];
        while let Some(task) = stack.pop() {
            match task {
                BlastTask::Visit(term) if self.is_blasted(term) => {}
                BlastTask::Visit(term) if is_free(graph, term) => self.free(graph, term, &mut meter)?,
                BlastTask::Visit(term) => {
                    stack.push(BlastTask::Build(term));
                    match graph.operator(term) {
                        Operator::BvAdd => {
                            let (left, right, _) = summands(graph, term);
                            stack.extend([BlastTask::Visit(left), BlastTask::Visit(right)]);
                        }
                        Operator::Concat => stack.extend(self.parts(graph, term).map(BlastTask::Visit)),
                        _ => stack.extend(graph.children(term).iter().map(|&child| BlastTask::Visit(child))),
                    }
                }
                BlastTask::Build(term) => {
                    if self.is_blasted(term) {
                        continue;
                    }
                    if self.waits(graph, term) {
                        self.free(graph, term, &mut meter)?;
                        self.deferred.insert(term);
                    } else {
                        let span = self.build(graph, term, &mut meter)?;
                        self.set_span(term, span);
                    }
                }
            }
        }
        if cfg!(debug_assertions) {
            self.check_recent(graph);
        }
        Ok(self.bits(term))
    }

    /// Whether the circuit of a term whose operands have bits is delayed. A product with a constant factor is
    /// small; of the other operands those bits count that are not 0 above some bit. A divider has a row for
    /// each bit of the quotient: few rows are a few subtractions, however wide.
    fn waits(&self, graph: &Graph, term: Term) -> bool {
        let (least, is_product) = match graph.operator(term) {
            Operator::BvMul => (self.waiting.product, true),
            Operator::BvUdiv | Operator::BvUrem => (self.waiting.quotient, false),
            _ => return false,
        };
        if graph.width(term) < least.max(NARROWEST_WAITING) {
            return false;
        }
        let is_constant = |&operand: &Term| self.bits(operand).iter().all(|bit| bit.is_constant());
        if is_product && graph.children(term).iter().any(is_constant) {
            return false;
        }
        let length = |&operand: &Term| {
            let bits = self.bits(operand);
            bits.iter().rposition(|&bit| bit != Edge::FALSE).map_or(0, |last| last as u64 + 1)
        };
        let &[left, right] = graph.children(term) else { return false };
        let (first, second) = (length(&left), length(&right));
        let has_top = second > 0 && self.bits(right)[second as usize - 1] == Edge::TRUE;
        let rows = if has_top && !is_product { (first + 1).saturating_sub(second) } else { first };
        let large = u64::from(least).pow(2) / 2;
        rows * second >= large && (is_product || rows.pow(2) >= large)
    }

    /// The parts of a concatenation that have bits or are no concatenations, the lowest first. There are at
    /// most as many as it has bits, so that a long chain takes no more bits than its top.
    fn parts<'a>(&'a self, graph: &'a Graph, concat: Term) -> impl Iterator<Item = Term> + 'a {
        let mut stack = graph.children(concat).to_vec();
        std::iter::from_fn(move || {
            let mut part = stack.pop()?;
            while graph.operator(part) == Operator::Concat && !self.is_blasted(part) {
                let &[high, low] = graph.children(part) else { break };
                stack.push(high);
                part = low;
            }
            Some(part)
        })
    }

    /// The edge that is true where two edges are equal.
    pub fn same(&mut self, left: Edge, right: Edge) -> Edge {
        !self.gates.xor(left, right)
    }

    /// Builds the bits of a term whose children have bits.
    fn build(&mut self, graph: &Graph, term: Term, meter: &mut Meter) -> Result<Span, Stop> {
        if graph.operator(term) != Operator::Extract {
            let width = flat_width(&graph.sorts, graph.sort(term)).unwrap_or(0);
            meter.reserve_edges(width as usize)?;
        }
        let bits = match (graph.operator(term), graph.children(term)) {
            (Operator::Extract, &[vector]) => {
                let length = graph.width(term);
                return Ok(Span { start: self.span(vector).start + graph.low(term), length });
            }
            (Operator::BvUdiv, &[left, right]) => {
                return Ok(self.division(left, right, meter)?[0]);
            }
            (Operator::BvUrem, &[left, right]) => {
                return Ok(self.division(left, right, meter)?[1]);
            }
            (Operator::And, children) => {
                meter.reserve_edges(children.len())?;
                let edges: Vec<Edge> = children.iter().flat_map(|&child| self.bits(child)).copied().collect();
                vec![comparator::and_all(&mut self.gates, edges, meter)?]
            }
            (Operator::Constant, _) => graph.value(term).as_ref().map(select::constant).unwrap_or_default(),
            _ => self.combine(graph, term, meter)?,
        };
        meter.spend(&self.gates, bits.len())?;
        if bits.is_empty() {
            return Err(Stop::Broken("a circuit without outputs"));
        }
        self.store(&bits, meter)
    }

    /// The bits of a term of one to three children.
    fn combine(&mut self, graph: &Graph, term: Term, meter: &mut Meter) -> Result<Vec<Edge>, Stop> {
        let of = |term: Term| {
            let Span { start, length } = self.spans.get(term.index()).copied().unwrap_or_default();
            &self.pool[start as usize..(start + length) as usize]
        };
        let gates = &mut self.gates;
        Ok(match (graph.operator(term), graph.children(term)) {
            (Operator::BvAdd, _) => {
                let (left, right, subtract) = summands(graph, term);
                adder::add(gates, of(left), of(right), subtract, meter)?
            }
            (Operator::Not | Operator::BvNot, &[vector]) => select::complement(of(vector)),
            (Operator::BvNeg, &[vector]) => adder::negate(gates, of(vector), meter)?,
            (Operator::SignExtend, &[vector]) => {
                let mut bits = of(vector).to_vec();
                let sign = bits.last().copied().unwrap_or(Edge::FALSE);
                bits.resize(graph.width(term) as usize, sign);
                bits
            }
            (Operator::Equal, &[left, right]) => {
                vec![comparator::equal(gates, of(left), of(right), meter)?]
            }
            (Operator::BvUlt, &[left, right]) => {
                vec![comparator::unsigned_less(gates, of(left), of(right), meter)?]
            }
            (Operator::BvSlt, &[left, right]) => {
                vec![comparator::signed_less(gates, of(left), of(right), meter)?]
            }
            (Operator::BvAnd, &[left, right]) => select::zip(gates, of(left), of(right), Gates::and, meter)?,
            (Operator::BvXor, &[left, right]) => select::zip(gates, of(left), of(right), Gates::xor, meter)?,
            (Operator::Concat, _) => self.parts(graph, term).flat_map(of).copied().collect(),
            (Operator::Ite, &[condition, then, other]) => {
                select::choose(gates, of(condition)[0], of(then), of(other), meter)?
            }
            (Operator::BvMul, &[left, right]) => multiplier::multiply(gates, of(left), of(right), meter)?,
            (Operator::BvShl, &[vector, distance]) => {
                shifter::shift_left(gates, of(vector), of(distance), meter)?
            }
            (Operator::BvLshr, &[vector, distance]) => {
                shifter::shift_right(gates, of(vector), of(distance), Edge::FALSE, meter)?
            }
            (Operator::BvAshr, &[vector, distance]) => {
                let sign = of(vector).last().copied().unwrap_or(Edge::FALSE);
                shifter::shift_right(gates, of(vector), of(distance), sign, meter)?
            }
            _ => return Err(Stop::Broken("an operator without a circuit")),
        })
    }

    /// Quotient and remainder, made once for each pair of operands.
    fn division(&mut self, left: Term, right: Term, meter: &mut Meter) -> Result<[Span; 2], Stop> {
        if let Some(&spans) = self.divisions.get(&(left, right)) {
            return Ok(spans);
        }
        let bits = |span: Span| &self.pool[span.start as usize..(span.start + span.length) as usize];
        let (dividend, divisor) = (bits(self.span(left)), bits(self.span(right)));
        let division = divider::divide(&mut self.gates, dividend, divisor, meter)?;
        let spans = [self.store(&division.quotient, meter)?, self.store(&division.remainder, meter)?];
        self.divisions.insert((left, right), spans);
        Ok(spans)
    }
}

/// Whether the bits of a term are inputs: of variables, array reads, applications and equalities of arrays.
pub fn is_free(graph: &Graph, term: Term) -> bool {
    match graph.operator(term) {
        Operator::Variable | Operator::Select | Operator::Apply => true,
        Operator::Equal => flat_width(&graph.sorts, graph.sort(graph.child(term, 0))).is_none(),
        _ => false,
    }
}

/// The operands of a sum: two terms, the second subtracted where the flag is set.
fn summands(graph: &Graph, sum: Term) -> (Term, Term, bool) {
    let (left, right) = (graph.child(sum, 0), graph.child(sum, 1));
    let negated = |term: Term| graph.operator(term) == Operator::BvNeg;
    if negated(right) {
        (left, graph.child(right, 0), true)
    } else if negated(left) {
        (right, graph.child(left, 0), true)
    } else {
        (left, right, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The constant and the inputs of a sum of 64 bits are 129 gates, its full adders 127: 256 in all.
    #[test]
    fn a_sum_that_has_no_room_is_not_blasted() {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(64);
        let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
        let sum = graph.term(Operator::BvAdd, &[x, y]);
        for (max_gates, fits) in [(192, false), (255, false), (256, true)] {
            let mut blaster = Blaster::new();
            blaster.gates.max_gates = max_gates;
            let bits = blaster.blast(&graph, sum, &Limits::none()).map(<[Edge]>::len);
            assert_eq!(bits, if fits { Ok(64) } else { Err(Stop::Memory) }, "{max_gates} gates");
            assert_eq!(blaster.is_blasted(sum), fits);
        }
    }
}
