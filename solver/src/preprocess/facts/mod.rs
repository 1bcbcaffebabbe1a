//! Facts: conjuncts simplified by the values and the order of terms that the others imply.
//!
//! **Idea.** An asserted comparison bounds its terms, bounds go up and down the terms and along the order,
//! and whatever they decide elsewhere is replaced: `a < 5` makes `a < 10` true, `a < b` makes `b < a`
//! false, and high bits that are 0 need no gates (abstract interpretation; Cousot and Cousot, 1977).
//!
//! **Here.** Conjuncts are handled one after the other. Each is simplified by what those before it have
//! taught and by what is active, and then teaches its own facts. Literals come first, those about small terms
//! before those about large ones and strict bounds before loose ones, so that the order of the script hardly
//! matters; the others are simplified by all literals. The pass runs once no variable can be eliminated.
//! [`javelin_term::facts`] are the abstract values and the transfer functions of operators, which the
//! verifier's abstract interpretation shares. `order.rs` is the order of terms, `table.rs` holds the learnt
//! facts, per level, and `simplify.rs` uses them.
//!
//! **Why it is sound.** Let `A` be the active assertions, and the conjuncts `C1 ... Cn` in the order in which
//! they are handled. `Ci` becomes a `Di` that is equal to it wherever `A`, `C1 ... Ci-1` hold. By induction
//! `A`, `D1 ... Di` are together equivalent to `A`, `C1 ... Ci`: no conjunct is simplified by itself, nor by
//! one that was simplified by it. What a conjunct taught in one round is forgotten before the next. What
//! remains is committed when the batch is handed out: it is entailed by what was asserted, and forgotten with
//! its level. Conjuncts that are handed out are not simplified again.
//!
//! **Contract.** The conjunction of the conjuncts and the active assertions keeps its meaning.
//!
//! **Cost.** Linear in the terms that are new or whose facts have changed, times a bound for each literal
//! (`table.rs`) and each comparison (`order.rs`); sorting.

pub mod literal;
mod order;
mod simplify;
mod table;

use std::cmp::Ordering;

use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::state::State;
use crate::levels::{Level, LevelMap, Levels};
use javelin_term::bitvec::BitVec;
use javelin_term::facts::interval::flip_sign;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::work::Work;
use literal::{bound, compared, literal};
use simplify::simplify;
use table::Table;

/// The pass, its table and its memory of the last run.
#[derive(Default)]
pub struct Facts {
    table: Table,
    /// The number of learnt items that come from conjuncts that were handed out.
    committed: usize,
    /// The equations that follow from cycles of comparisons.
    equated: LevelMap<Term, ()>,
    /// The level and the conjuncts that the last run left.
    last: Option<(Level, Vec<Conjunct>)>,
}

impl Pass for Facts {
    fn name(&self) -> &'static str {
        "facts"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("simplified", "Conjuncts that facts have changed.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let level = context.levels.current();
        if self.last.as_ref().is_some_and(|last| last.0 == level && last.1 == batch.conjuncts) {
            return Ok(PassOutcome::Done(0));
        }
        self.forget(context.levels);
        let step = self.simplify_all(batch, state, context)?;
        self.last = Some((level, batch.conjuncts.clone()));
        Ok(step)
    }

    fn commit(&mut self, levels: &Levels) {
        self.last = None;
        self.committed = self.table.len(levels);
    }
}

impl Facts {
    /// Forgets what was learnt at closed levels, and from conjuncts that were not handed out.
    fn forget(&mut self, levels: &Levels) {
        self.last = None;
        self.table.retract(levels);
        self.committed = self.committed.min(self.table.len(levels));
        self.table.truncate(self.committed);
    }

    fn simplify_all(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        self.table.begin();
        let mut work = Work::new(context.limits);
        let mut priorities: Vec<Priority> = Vec::with_capacity(batch.conjuncts.len());
        state.visit_active(context.graph, context.levels, context.limits)?;
        for (index, conjunct) in batch.conjuncts.iter().enumerate() {
            work.step(1)?;
            priorities.push(priority(context.graph, conjunct.term, index));
        }
        priorities.sort_by(Priority::compare);
        let (mut changes, mut is_literal) = (0, true);
        let mut kept: Vec<Option<Conjunct>> = batch.conjuncts.iter().copied().map(Some).collect();
        for priority in priorities {
            if is_literal && priority.rank == Rank::Other {
                self.table.refresh();
                is_literal = false;
            }
            let conjunct = batch.conjuncts[priority.index];
            let levels = context.levels;
            let is_handed_out = |term| state.is_handed_out(levels, term);
            let simpler = simplify(&mut self.table, context, conjunct.term, is_handed_out, &mut work)?;
            changes += u64::from(simpler != conjunct.term);
            match context.graph.truth_of(simpler) {
                Some(false) => return Ok(PassOutcome::Contradiction(conjunct.origins)),
                Some(true) => kept[priority.index] = None,
                None => {
                    kept[priority.index] = Some(conjunct.with(simpler));
                    if conjunct.origins != Origins::NONE {
                        continue;
                    }
                    for taught in [conjunct.term, simpler] {
                        if self.table.learn(context.graph, context.levels, taught, &mut work)?.is_err() {
                            return Ok(PassOutcome::Contradiction(Origins::NONE));
                        }
                    }
                }
            }
        }
        self.table.refresh();
        batch.conjuncts = kept.into_iter().flatten().collect();
        match self.equate(&mut batch.conjuncts, context)? {
            Some(equations) => Ok(PassOutcome::Done(changes + equations)),
            None => Ok(PassOutcome::Contradiction(Origins::NONE)),
        }
    }

    /// Adds the equations of terms that are at most each other; returns their number, or `None` for a
    /// contradiction.
    fn equate(&mut self, conjuncts: &mut Vec<Conjunct>, context: &mut Context) -> Result<Option<u64>, Stop> {
        let before = conjuncts.len();
        for (members, is_contradiction) in self.table.cycles(context.levels, self.committed) {
            if is_contradiction {
                return Ok(None);
            }
            for &member in &members[1..] {
                let equation = context.graph.equal(members[0], member);
                if self.table.truth(equation).is_none() && self.equated.insert(context.levels, equation, ()) {
                    let Context { graph, rewriter, limits, .. } = context;
                    let equation = rewriter.rewrite_within(graph, equation, limits)?;
                    conjuncts.push(Conjunct::new(equation, Origins::NONE));
                }
            }
        }
        Ok(Some((conjuncts.len() - before) as u64))
    }
}

/// The kind of literal that a conjunct is, in the order of handling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Value,
    Bound,
    Strict,
    Loose,
    Excluded,
    Other,
}

/// The key of a conjunct in the order of handling.
struct Priority {
    /// The term that a literal is about.
    subject: Term,
    rank: Rank,
    /// The number of values that a bound leaves: tight ones come first.
    slack: Option<BitVec>,
    index: usize,
}

impl Priority {
    fn compare(&self, other: &Priority) -> Ordering {
        let is_other = |priority: &Priority| priority.rank == Rank::Other;
        let key = |priority: &Priority| (is_other(priority), priority.subject, priority.rank);
        // Bounds of one subject have its width.
        let slack = || match (&self.slack, &other.slack) {
            (Some(own), Some(other)) => own.unsigned_cmp(other),
            _ => Ordering::Equal,
        };
        key(self).cmp(&key(other)).then_with(slack).then(self.index.cmp(&other.index))
    }
}

fn priority(graph: &Graph, conjunct: Term, index: usize) -> Priority {
    let (atom, truth) = literal(graph, conjunct);
    let operator = graph.operator(atom);
    let Some([left, right]) = compared(graph, atom) else {
        return Priority { subject: atom, rank: Rank::Other, slack: None, index };
    };
    let bound = bound(graph, atom);
    let rank = match (operator, truth, &bound) {
        (Operator::Equal, true, _) => Rank::Value,
        (Operator::Equal, false, _) => Rank::Excluded,
        (_, _, Some(_)) => Rank::Bound,
        (_, true, None) => Rank::Strict,
        (_, false, None) => Rank::Loose,
    };
    let Some(bound) = bound else { return Priority { subject: left.max(right), rank, slack: None, index } };
    let value = if operator == Operator::BvSlt { flip_sign(&bound.value) } else { bound.value };
    let slack = if bound.is_right == truth { value } else { value.not() };
    Priority { subject: bound.subject, rank, slack: Some(slack).filter(|_| rank == Rank::Bound), index }
}
