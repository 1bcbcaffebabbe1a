//! Systems of linear equations modulo 2^n.
//!
//! **Idea.** Equations between sums of variables with constant factors are a linear system over the integers
//! modulo 2^n. Gaussian elimination works there with odd pivots, which have inverses (Ganesh and Dill, *A
//! Decision Procedure for Bit-Vectors and Arrays*, 2007). Solving one equation after the other does not do: a
//! sum that was substituted stands under a factor, where its variables cannot be solved for.
//!
//! **Here.** All equations over variables alone, of one width. Each row is reduced by those before it and
//! gives an odd coefficient of a variable that is not frozen as pivot, by which all others are reduced (Gauss
//! and Jordan), so that the equation of a pivot, `x = sum`, has no other pivot and `eliminate` can bind `x`.
//! A row without pivot whose sum is a multiple of a power of two that its constant is not is a contradiction;
//! else its conjunct stays as it was, or is dropped if its sum is 0. Where the rows have more entries
//! afterwards than before, and there is no contradiction, all stay as they were. Named assertions have no
//! part.
//!
//! **Why it is sound.** Multiplying a row by an odd number and adding a multiple of another row can be
//! undone, so that the rows of all pivots are together equivalent to the conjuncts they come from; a row
//! without pivot differs from its conjunct by multiples of these.
//!
//! **Contract.** The conjuncts are together equivalent to those before.
//!
//! **Cost.** Linear in the equations, and at most [`WORK`] for each width.

use rustc_hash::{FxHashMap, FxHashSet};

use super::normalize::polynomial::{Monomial, Monomials, Polynomial, Sum};
use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::solve::can_be_bound;
use super::state::State;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{nested_constant, operands};
use javelin_term::work::Work;

/// The fewest variables of an equation that is used: shorter ones are solved by themselves.
const ENTRIES: usize = 3;

/// The most operators of equations that a run visits, and the widest equation.
const OPERATORS: usize = 1 << 18;
const WIDTH: u32 = 64;

/// The most work for a system: its rows, times its rows, times its variables.
const WORK: usize = 1 << 23;

/// The pass and its memory of earlier runs.
#[derive(Default)]
pub struct Linear {
    /// The conjuncts that the last run left.
    last: Vec<Term>,
    /// The equations that were made by this pass.
    made: FxHashSet<Term>,
}

/// The equation `sum = 0` of the conjunct at an index. All monomials are variables or the empty product.
struct LinearRow {
    place: usize,
    sum: Polynomial,
}

/// The rows of one width after elimination.
#[derive(Default)]
struct LinearSystem {
    /// Each with its pivot, which has the coefficient 1 there and 0 in all other rows.
    pivots: Vec<(Monomial, LinearRow)>,
    rest: Vec<LinearRow>,
    /// The number of entries before elimination, without constants.
    before: usize,
}

impl Pass for Linear {
    fn name(&self) -> &'static str {
        "linear"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("pivots", "Variables for which a system of linear equations was solved.")
    }

    fn begin(&mut self) {
        self.last.clear();
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        if self.last == batch.terms() {
            return Ok(PassOutcome::Done(0));
        }
        let mut work = Work::new(context.limits);
        let mut monomials = Monomials::default();
        let mut solved = 0;
        let mut gone = FxHashSet::default();
        for rows in self.systems(context.graph, batch, &mut monomials, &mut work)? {
            let system = eliminate(rows, &monomials, state, context, &mut work)?;
            if system.rest.iter().any(|row| row.sum.is_never_zero()) {
                return Ok(PassOutcome::Contradiction(Origins::NONE));
            }
            if system.pivots.len() < 2 || system.entries() > system.before {
                continue;
            }
            solved += system.pivots.len() as u64;
            gone.extend(system.rest.iter().filter(|row| row.entries().is_empty()).map(|row| row.place));
            for (pivot, row) in &system.pivots {
                let Some(equation) = row.solved_for(context.graph, &monomials, *pivot) else {
                    return Err(Stop::Broken("a row over other terms than variables"));
                };
                let equation = context.rewriter.rewrite_within(context.graph, equation, context.limits)?;
                self.made.insert(equation);
                batch.conjuncts[row.place].term = equation;
            }
        }
        let mut place = 0..;
        batch.conjuncts.retain(|_| !place.next().is_some_and(|place| gone.contains(&place)));
        self.last = batch.terms();
        Ok(PassOutcome::Done(solved))
    }
}

impl Linear {
    /// The rows of each width of which there are two or more.
    fn systems(
        &self,
        graph: &Graph,
        batch: &Batch,
        monomials: &mut Monomials,
        work: &mut Work,
    ) -> Result<Vec<Vec<LinearRow>>, Stop> {
        let mut systems: FxHashMap<u32, Vec<LinearRow>> = FxHashMap::default();
        let mut allowance = OPERATORS;
        for (place, conjunct) in batch.conjuncts.iter().enumerate() {
            work.step(1)?;
            let sum = self.sum(graph, conjunct, monomials, &mut allowance);
            if let Some(row) =
                sum.map(|sum| LinearRow { place, sum }).filter(|row| row.entries().len() >= ENTRIES)
            {
                systems.entry(row.sum.width).or_default().push(row);
            }
        }
        work.step(OPERATORS - allowance)?;
        let mut systems: Vec<_> =
            systems.into_values().filter(|rows| rows.len() > 1 && is_small(rows)).collect();
        systems.sort_unstable_by_key(|rows| rows[0].place);
        Ok(systems)
    }

    /// The difference of both sides of a conjunct that is a linear equation.
    fn sum(
        &self,
        graph: &Graph,
        conjunct: &Conjunct,
        monomials: &mut Monomials,
        allowance: &mut usize,
    ) -> Option<Polynomial> {
        let is_equation =
            graph.operator(conjunct.term) == Operator::Equal && conjunct.origins == Origins::NONE;
        if !is_equation || self.made.contains(&conjunct.term) {
            return None;
        }
        let [left, right] = operands(graph, conjunct.term);
        if !graph.is_bitvec(left) || graph.width(left) > WIDTH {
            return None;
        }
        let one = BitVec::one(graph.width(left));
        let mut stack = vec![(right, one.neg()), (left, one)];
        let mut sum = Sum::new(graph.width(left));
        while let Some((term, factor)) = stack.pop() {
            *allowance = allowance.checked_sub(1)?;
            take_apart(graph, term, factor, &mut sum, &mut stack, monomials)?;
        }
        Some(sum.finish())
    }
}

/// Whether elimination of a system costs little.
fn is_small(rows: &[LinearRow]) -> bool {
    let variables: FxHashSet<Monomial> =
        rows.iter().flat_map(LinearRow::entries).map(|entry| entry.0).collect();
    rows.len().saturating_mul(rows.len()).saturating_mul(variables.len()) <= WORK
}

/// Adds a multiple of a term to a sum, or pushes its parts onto the stack; `None` if it is not linear. A term
/// may be narrower than the sum where its factor is a multiple of a power of two so large that the missing
/// bits do not count.
fn take_apart(
    graph: &Graph,
    term: Term,
    factor: BitVec,
    sum: &mut Sum,
    stack: &mut Vec<(Term, BitVec)>,
    monomials: &mut Monomials,
) -> Option<()> {
    let width = factor.width();
    debug_assert!(graph.width(term) + factor.trailing_zeros() >= width, "bits that count are missing");
    let extended = |value: BitVec| match width.checked_sub(value.width())? {
        0 => Some(value),
        more => Some(value.zero_extend(more)),
    };
    if let Some(value) = graph.value(term) {
        sum.add(Monomial::ONE, factor.mul(&extended(value)?));
        return Some(());
    }
    let first = graph.children(term).first().copied().unwrap_or(term);
    match graph.operator(term) {
        Operator::Variable if graph.width(term) == width => sum.add(monomials.base(term), factor),
        Operator::BvNeg => stack.push((first, factor.neg())),
        Operator::BvNot => {
            // The complement is the negation less 1.
            sum.add(Monomial::ONE, factor.neg());
            stack.push((first, factor.neg()));
        }
        Operator::BvAdd => {
            stack.extend(graph.children(term).iter().map(|&summand| (summand, factor.clone())))
        }
        Operator::BvMul => {
            let (other, value) = nested_constant(graph, term, Operator::BvMul)?;
            stack.push((other, factor.mul(&extended(value)?)));
        }
        Operator::Concat => {
            let low = graph.child(term, 1);
            let distance = BitVec::from_u64(graph.width(low).into(), width);
            sum.add(Monomial::ONE, factor.mul(&extended(graph.value(low)?)?));
            stack.push((first, factor.shl(&distance)));
        }
        Operator::Extract if graph.low(term) == 0 && graph.width(first) <= width => {
            stack.push((first, factor));
        }
        _ => return None,
    }
    Some(())
}

impl LinearRow {
    /// The variables with their coefficients.
    fn entries(&self) -> &[(Monomial, BitVec)] {
        self.sum.split_constant().1
    }

    /// Eliminates the pivot from this row, by the row of which it is the pivot.
    fn reduce(&mut self, pivot: Monomial, by: &LinearRow, work: &mut Work) -> Result<(), Stop> {
        let Some(coefficient) = self.sum.coefficient(pivot) else { return Ok(()) };
        work.step(self.sum.len() + by.sum.len())?;
        let mut sum = Sum::new(self.sum.width);
        sum.add_scaled(&self.sum, &BitVec::one(self.sum.width));
        sum.add_scaled(&by.sum, &coefficient.neg());
        self.sum = sum.finish();
        Ok(())
    }

    /// A variable that the row can be solved for, and the inverse of its coefficient.
    fn pivot(
        &self,
        monomials: &Monomials,
        state: &mut State,
        context: &mut Context,
    ) -> Result<Option<(Monomial, BitVec)>, Stop> {
        for &(monomial, ref coefficient) in self.entries() {
            let Context { graph, levels, limits, .. } = context;
            if let Some(inverse) = coefficient.inverse()
                && let Some(variable) = monomials.only_base(monomial)
                && can_be_bound(graph, variable)
                && !state.is_frozen(graph, levels, variable, limits)?
            {
                return Ok(Some((monomial, inverse)));
            }
        }
        Ok(None)
    }

    /// The equation `pivot = sum`.
    fn solved_for(&self, graph: &mut Graph, monomials: &Monomials, pivot: Monomial) -> Option<Term> {
        let (constant, entries) = self.sum.split_constant();
        let mut sum = graph.constant(&constant.neg());
        for (monomial, coefficient) in entries.iter().filter(|&&(monomial, _)| monomial != pivot) {
            let factor = graph.constant(&coefficient.neg());
            let summand = graph.term(Operator::BvMul, &[monomials.only_base(*monomial)?, factor]);
            sum = graph.term(Operator::BvAdd, &[sum, summand]);
        }
        Some(graph.equal(monomials.only_base(pivot)?, sum))
    }
}

impl LinearSystem {
    /// The number of entries of all rows that remain.
    fn entries(&self) -> usize {
        let rows = self.pivots.iter().map(|(_, row)| row).chain(&self.rest);
        rows.map(|row| row.entries().len()).sum()
    }
}

/// Gaussian elimination of one system.
fn eliminate(
    rows: Vec<LinearRow>,
    monomials: &Monomials,
    state: &mut State,
    context: &mut Context,
    work: &mut Work,
) -> Result<LinearSystem, Stop> {
    let mut system = LinearSystem::default();
    for mut row in rows {
        system.before += row.entries().len();
        for (pivot, by) in &system.pivots {
            row.reduce(*pivot, by, work)?;
        }
        let Some((pivot, inverse)) = row.pivot(monomials, state, context)? else {
            system.rest.push(row);
            continue;
        };
        row.sum = row.sum.scaled(&inverse);
        for other in system.pivots.iter_mut().map(|(_, row)| row).chain(&mut system.rest) {
            other.reduce(pivot, &row, work)?;
        }
        system.pivots.push((pivot, row));
    }
    Ok(system)
}
