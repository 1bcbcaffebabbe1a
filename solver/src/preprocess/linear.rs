//! Systems of linear equations modulo 2^n.
//!
//! **Idea.** Equations between sums of variables with constant factors are a linear system over the integers
//! modulo 2^n. Gaussian elimination works there with odd pivots, which have inverses (Ganesh and Dill, *A
//! Decision Procedure for Bit-Vectors and Arrays*, 2007). Solving one equation after the other does not do: a
//! sum that was substituted stands under a factor, and nothing sees the variables in it.
//!
//! **Here.** All equations over variables alone, of one width. Each row is reduced by those before it and
//! gives an odd coefficient of a variable that is not frozen as pivot, by which all others are reduced (Gauss
//! and Jordan), so that the equation of a pivot, `x = sum`, has no other pivot and `eliminate` can bind `x`.
//! A row without pivot whose sum is a multiple of a power of two that its constant is not is a contradiction;
//! else its conjunct stays as it was, or goes if nothing is left of it. Where the rows have more entries
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

use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, Step, When};
use super::solve::can_be_bound;
use super::state::State;
use crate::bitvec::BitVec;
use crate::limits::Stop;
use crate::rewrite::pattern::{nested_constant, operands};
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;
use crate::work::Work;

/// The fewest variables of an equation that is looked at: shorter ones are solved by themselves.
const ENTRIES: usize = 3;

/// How many operators of equations a run looks at, and the widest equation that it does.
const OPERATORS: usize = 1 << 18;
const WIDTH: u32 = 64;

/// The most work for a system: its rows, times its rows, times its variables.
const WORK: usize = 1 << 23;

/// The pass.
#[derive(Default)]
pub struct Linear {
    /// What the last run left.
    last: Vec<Term>,
    /// The equations that were made.
    made: FxHashSet<Term>,
}

/// `sum of coefficient * variable + constant = 0`, from the conjunct at a place.
#[derive(Clone)]
struct Row {
    place: usize,
    /// Ascending by variable, without zeros.
    entries: Vec<(Term, BitVec)>,
    constant: BitVec,
}

/// The rows of one width after elimination.
#[derive(Default)]
struct System {
    /// Each with its pivot, which has the coefficient 1 there and 0 in all other rows.
    pivots: Vec<(Term, Row)>,
    rest: Vec<Row>,
    /// Entries before.
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

    fn run(&mut self, batch: &mut Batch, state: &mut State, context: &mut Context) -> Result<Step, Stop> {
        if self.last == batch.terms() {
            return Ok(Step::Done(0));
        }
        let mut work = Work::new(context.limits);
        let mut solved = 0;
        let mut gone = FxHashSet::default();
        for rows in self.systems(context.graph, batch, &mut work)? {
            let system = eliminate(rows, state, context, &mut work)?;
            if system.rest.iter().any(Row::is_contradiction) {
                return Ok(Step::Contradiction(Origins::NONE));
            }
            if system.pivots.len() < 2 || system.entries() > system.before {
                continue;
            }
            solved += system.pivots.len() as u64;
            gone.extend(system.rest.iter().filter(|row| row.entries.is_empty()).map(|row| row.place));
            for (pivot, row) in &system.pivots {
                let equation = row.solved_for(context.graph, *pivot);
                let equation = context.rewriter.rewrite_within(context.graph, equation, context.limits)?;
                self.made.insert(equation);
                batch.conjuncts[row.place].term = equation;
            }
        }
        let mut place = 0..;
        batch.conjuncts.retain(|_| !place.next().is_some_and(|place| gone.contains(&place)));
        self.last = batch.terms();
        Ok(Step::Done(solved))
    }
}

impl Linear {
    /// The rows of each width of which there are two or more.
    fn systems(&self, graph: &Graph, batch: &Batch, work: &mut Work) -> Result<Vec<Vec<Row>>, Stop> {
        let mut systems: FxHashMap<u32, Vec<Row>> = FxHashMap::default();
        let mut allowance = OPERATORS;
        for (place, conjunct) in batch.conjuncts.iter().enumerate() {
            work.step(1)?;
            if let Some(row) = self.row(graph, place, conjunct, &mut allowance) {
                systems.entry(row.constant.width()).or_default().push(row);
            }
        }
        work.step(OPERATORS - allowance)?;
        let mut systems: Vec<_> =
            systems.into_values().filter(|rows| rows.len() > 1 && is_small(rows)).collect();
        systems.sort_unstable_by_key(|rows| rows[0].place);
        Ok(systems)
    }

    /// The row of a conjunct, if it is a linear equation.
    fn row(&self, graph: &Graph, place: usize, conjunct: &Conjunct, allowance: &mut usize) -> Option<Row> {
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
        let none = Row { place, entries: Vec::new(), constant: BitVec::zero(graph.width(left)) };
        let mut sum = Sum { entries: Vec::new(), constant: none.constant.clone(), stack: Vec::new() };
        sum.stack.extend([(left, one.clone()), (right, one.neg())]);
        while let Some((term, factor)) = sum.stack.pop() {
            *allowance = allowance.checked_sub(1)?;
            if !sum.add(graph, term, factor) {
                return None;
            }
        }
        let row = Row { constant: sum.constant, ..none }.plus(&sum.entries, &one);
        (row.entries.len() >= ENTRIES).then_some(row)
    }
}

/// Whether elimination of a system costs little.
fn is_small(rows: &[Row]) -> bool {
    let entries = rows.iter().flat_map(|row| &row.entries);
    let variables: FxHashSet<Term> = entries.map(|&(variable, _)| variable).collect();
    rows.len().saturating_mul(rows.len()).saturating_mul(variables.len()) <= WORK
}

/// A sum that is being taken apart.
struct Sum {
    entries: Vec<(Term, BitVec)>,
    constant: BitVec,
    /// Terms with factors. A term may be narrower than the sum where its factor is a multiple of such a power
    /// of two that the bits which are missing do not count.
    stack: Vec<(Term, BitVec)>,
}

impl Sum {
    /// Adds a multiple of a term, or puts what it consists of on the stack; whether it is linear.
    fn add(&mut self, graph: &Graph, term: Term, factor: BitVec) -> bool {
        let width = factor.width();
        debug_assert!(graph.width(term) + factor.trailing_zeros() >= width, "bits that count are missing");
        let extended = |value: BitVec| match width.checked_sub(value.width()) {
            Some(0) => Some(value),
            more => Some(value.zero_extend(more?)),
        };
        if let Some(value) = graph.value(term) {
            let Some(value) = extended(value) else { return false };
            self.constant = self.constant.add(&factor.mul(&value));
            return true;
        }
        let first = graph.children(term).first().copied().unwrap_or(term);
        match graph.operator(term) {
            Operator::Variable if graph.width(term) == width => self.entries.push((term, factor)),
            Operator::BvNeg => self.stack.push((first, factor.neg())),
            Operator::BvNot => {
                // The complement is the negation less 1.
                self.constant = self.constant.sub(&factor);
                self.stack.push((first, factor.neg()));
            }
            Operator::BvAdd => {
                self.stack.extend(graph.children(term).iter().map(|&summand| (summand, factor.clone())));
            }
            Operator::BvMul => {
                let multiple = nested_constant(graph, term, Operator::BvMul);
                let Some((other, value)) = multiple else { return false };
                let Some(value) = extended(value) else { return false };
                self.stack.push((other, factor.mul(&value)));
            }
            Operator::Concat => {
                let low = graph.child(term, 1);
                let distance = BitVec::from_u64(graph.width(low).into(), width);
                let Some(value) = graph.value(low).and_then(extended) else { return false };
                self.constant = self.constant.add(&factor.mul(&value));
                self.stack.push((first, factor.shl(&distance)));
            }
            Operator::Extract if graph.low(term) == 0 && graph.width(first) <= width => {
                self.stack.push((first, factor));
            }
            _ => return false,
        }
        true
    }
}

impl Row {
    fn coefficient(&self, variable: Term) -> Option<&BitVec> {
        let place = self.entries.binary_search_by_key(&variable, |&(other, _)| other).ok()?;
        Some(&self.entries[place].1)
    }

    /// The row with a multiple of these entries added.
    fn plus(self, others: &[(Term, BitVec)], factor: &BitVec) -> Row {
        let mut entries: Vec<(Term, BitVec)> = Vec::with_capacity(self.entries.len() + others.len());
        let scaled = others.iter().map(|(variable, coefficient)| (*variable, coefficient.mul(factor)));
        let mut all: Vec<(Term, BitVec)> = self.entries.into_iter().chain(scaled).collect();
        all.sort_by_key(|&(variable, _)| variable);
        for (variable, coefficient) in all {
            match entries.last_mut() {
                Some(last) if last.0 == variable => last.1 = last.1.add(&coefficient),
                _ => entries.push((variable, coefficient)),
            }
        }
        entries.retain(|(_, coefficient)| !coefficient.is_zero());
        Row { entries, ..self }
    }

    /// The row without a pivot, by the row of which it is the pivot.
    fn reduced(self, pivot: Term, by: &Row, work: &mut Work) -> Result<Row, Stop> {
        let Some(coefficient) = self.coefficient(pivot) else { return Ok(self) };
        work.step(self.entries.len() + by.entries.len())?;
        let factor = coefficient.neg();
        let constant = self.constant.add(&by.constant.mul(&factor));
        Ok(Row { constant, ..self }.plus(&by.entries, &factor))
    }

    /// The row times an odd number.
    fn times(mut self, factor: &BitVec) -> Row {
        self.constant = self.constant.mul(factor);
        for (_, coefficient) in &mut self.entries {
            *coefficient = coefficient.mul(factor);
        }
        self
    }

    /// Whether all multiples of the coefficients differ from the constant.
    fn is_contradiction(&self) -> bool {
        let zeros = self.entries.iter().map(|(_, coefficient)| coefficient.trailing_zeros());
        self.constant.trailing_zeros() < zeros.min().unwrap_or(self.constant.width())
    }

    /// A variable that the row can be solved for, and the inverse of its coefficient.
    fn pivot(&self, state: &mut State, context: &mut Context) -> Result<Option<(Term, BitVec)>, Stop> {
        for &(variable, ref coefficient) in &self.entries {
            let Context { graph, levels, limits, .. } = context;
            if let Some(inverse) = coefficient.inverse()
                && can_be_bound(graph, variable)
                && !state.is_frozen(graph, levels, variable, limits)?
            {
                return Ok(Some((variable, inverse)));
            }
        }
        Ok(None)
    }

    /// The equation `pivot = sum`.
    fn solved_for(&self, graph: &mut Graph, pivot: Term) -> Term {
        let mut sum = graph.constant(&self.constant.neg());
        for (variable, coefficient) in self.entries.iter().filter(|&&(variable, _)| variable != pivot) {
            let factor = graph.constant(&coefficient.neg());
            let summand = graph.term(Operator::BvMul, &[*variable, factor]);
            sum = graph.term(Operator::BvAdd, &[sum, summand]);
        }
        graph.equal(pivot, sum)
    }
}

impl System {
    /// Entries of all rows that stay.
    fn entries(&self) -> usize {
        self.pivots.iter().map(|(_, row)| row.entries.len()).sum::<usize>()
            + self.rest.iter().map(|row| row.entries.len()).sum::<usize>()
    }
}

/// Gaussian elimination of one system.
fn eliminate(
    rows: Vec<Row>,
    state: &mut State,
    context: &mut Context,
    work: &mut Work,
) -> Result<System, Stop> {
    let mut system = System::default();
    for mut row in rows {
        system.before += row.entries.len();
        for (pivot, by) in &system.pivots {
            row = row.reduced(*pivot, by, work)?;
        }
        let Some((pivot, inverse)) = row.pivot(state, context)? else {
            system.rest.push(row);
            continue;
        };
        let row = row.times(&inverse);
        for (_, other) in &mut system.pivots {
            *other = other.clone().reduced(pivot, &row, work)?;
        }
        for other in &mut system.rest {
            *other = other.clone().reduced(pivot, &row, work)?;
        }
        system.pivots.push((pivot, row));
    }
    Ok(system)
}
