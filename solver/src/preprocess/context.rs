//! Conditions that hold where a term is used.
//!
//! **Idea.** The condition of an if-then-else holds in its first branch and fails in its second, and of a
//! conjunction each operand may assume those before it; so conditions inside that are decided by these can
//! be replaced (contextual simplification, as in Z3's `ctx-simplify`; path conditions of Bryant's reduced
//! decision diagrams, 1986).
//!
//! **Here.** A term that is used in several scopes keeps what all of them share, so no term is ever copied
//! and nothing is visited twice: conditions form a tree, and the common part of two scopes is their lowest
//! common ancestor (dominators by intersection; Cooper, Harvey and Kennedy, 2001). Since operands are older
//! than their terms, going through all terms from the newest to the oldest meets every use of a term before
//! the term. A condition decides the same condition, comparisons of the same term with constants, and
//! comparisons of the same two terms. Terms that were handed out are not entered: they have gates already.
//!
//! **Why it is sound.** Wherever the conditions of a term's scope hold, its new form has its old value: by
//! induction from the oldest term. A branch that is taken is one whose scope adds a condition that holds;
//! and of a conjunction, the first operand that fails has only operands before it that hold, so it still
//! fails. The scope of a conjunct has no conditions. Conditions are those of the old terms, and none is
//! assumed in its own scope.
//!
//! **Contract.** Each conjunct becomes one that is equal to it.
//!
//! **Cost.** Sorting, and for each use of a term a logarithmic time to find an ancestor and [`NEAREST`]
//! examined conditions for each Boolean operand, each by the width of the compared terms.

use super::facts::literal::{Bound, bound, compared, literal};
use super::pass::{Batch, Context, Pass, PassOutcome, When};
use super::state::State;
use javelin_term::facts::fact::{Fact, STEPS_OF_FACT};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::traverse::post_order_outside;
use javelin_term::work::{Work, steps_of};

/// The number of conditions that are examined, the innermost first.
const NEAREST: usize = 32;

/// The number of operands of a conjunction that the others may assume.
const ASSUMED: usize = 8;

/// The pass and its memory of the last run.
#[derive(Default)]
pub struct ContextPass {
    /// The conjuncts that the last run left.
    last: Vec<Term>,
}

impl Pass for ContextPass {
    fn name(&self) -> &'static str {
        "context"
    }

    fn when(&self) -> When {
        When::Round
    }

    fn counts(&self) -> (&'static str, &'static str) {
        ("decided", "Conditions that were decided by those around them.")
    }

    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let conjuncts = batch.terms();
        if conjuncts == self.last {
            return Ok(PassOutcome::Done(0));
        }
        let mut work = Work::new(context.limits);
        let Context { graph, levels, limits, .. } = context;
        state.visit_active(graph, levels, limits)?;
        let is_handed_out = |term| state.is_handed_out(levels, term);
        let mut terms = post_order_outside(graph, &conjuncts, is_handed_out, &mut work)?;
        terms.retain(|&term| !graph.children(term).is_empty());
        work.sort(&mut terms)?;
        let mut scopes = Scopes::default();
        for &conjunct in &conjuncts {
            scopes.of.set(conjunct, 0);
        }
        for &term in terms.iter().rev() {
            work.step(2 + graph.children(term).len())?;
            scopes.spread(graph, term);
        }
        let decided = scopes.rebuild(graph, &terms, &mut work)?;
        for conjunct in &mut batch.conjuncts {
            conjunct.term = scopes.result(conjunct.term);
        }
        self.last = batch.terms();
        Ok(PassOutcome::Done(decided))
    }
}

/// A condition and those around it. Scope 0 has none.
#[derive(Clone, Copy)]
struct Scope {
    parent: u32,
    /// An ancestor by which any ancestor can be reached in a logarithmic number of steps (Myers, *An
    /// Applicative Random-Access Stack*, 1983).
    jump: u32,
    depth: u32,
    atom: Term,
    truth: bool,
}

/// The scopes of terms, and the terms that replace them.
#[derive(Default)]
struct Scopes {
    /// All scopes but the one without conditions.
    scopes: Vec<Scope>,
    of: Memo,
    results: Memo,
}

impl Scopes {
    fn get(&self, scope: u32) -> Option<&Scope> {
        self.scopes.get((scope as usize).checked_sub(1)?)
    }

    fn depth(&self, scope: u32) -> u32 {
        self.get(scope).map_or(0, |scope| scope.depth)
    }

    fn parent(&self, scope: u32) -> u32 {
        self.get(scope).map_or(0, |scope| scope.parent)
    }

    fn jump(&self, scope: u32) -> u32 {
        self.get(scope).map_or(0, |scope| scope.jump)
    }

    /// The scope inside another where a condition has this truth.
    fn inside(&mut self, parent: u32, graph: &Graph, condition: Term, truth: bool) -> u32 {
        let (atom, positive) = literal(graph, condition);
        let jump = self.jump(parent);
        let [own, first, second] = [parent, jump, self.jump(jump)].map(|scope| self.depth(scope));
        let jump = if own - first == first - second { self.jump(jump) } else { parent };
        self.scopes.push(Scope { parent, jump, depth: own + 1, atom, truth: truth == positive });
        self.scopes.len() as u32
    }

    /// The innermost scope around two others.
    fn common(&self, mut left: u32, mut right: u32) -> u32 {
        let raised = |mut scope: u32, depth: u32| {
            while self.depth(scope) > depth {
                let jump = self.jump(scope);
                scope = if self.depth(jump) < depth { self.parent(scope) } else { jump };
            }
            scope
        };
        let depth = self.depth(left).min(self.depth(right));
        (left, right) = (raised(left, depth), raised(right, depth));
        while left != right {
            let (left_jump, right_jump) = (self.jump(left), self.jump(right));
            (left, right) = match left_jump == right_jump {
                true => (self.parent(left), self.parent(right)),
                false => (left_jump, right_jump),
            };
        }
        left
    }

    fn result(&self, term: Term) -> Term {
        self.results.get(term).map_or(term, |index| Term::from_index(index as usize))
    }

    /// The scope of each operand of a term that has one.
    fn operand_scopes(&mut self, graph: &Graph, term: Term) -> Vec<u32> {
        let own = self.of.get(term).unwrap_or(0);
        let children = graph.children(term);
        match graph.operator(term) {
            Operator::Ite => {
                let then = self.inside(own, graph, children[0], true);
                vec![own, then, self.inside(own, graph, children[0], false)]
            }
            Operator::And => {
                let mut scope = own;
                let mut scopes = Vec::with_capacity(children.len());
                for (position, &child) in children.iter().enumerate() {
                    scopes.push(scope);
                    if position < ASSUMED {
                        scope = self.inside(scope, graph, child, true);
                    }
                }
                scopes
            }
            _ => vec![own; children.len()],
        }
    }

    /// Narrows the scope of each operand to the part that it shares with its use in this term.
    fn spread(&mut self, graph: &Graph, term: Term) {
        let scopes = self.operand_scopes(graph, term);
        for (&child, scope) in graph.children(term).iter().zip(scopes) {
            let scope = self.of.get(child).map_or(scope, |known| self.common(known, scope));
            self.of.set(child, scope);
        }
    }

    /// Builds the terms, the oldest first, with decided conditions replaced; returns the number of these.
    fn rebuild(&mut self, graph: &mut Graph, terms: &[Term], work: &mut Work) -> Result<u64, Stop> {
        let mut decided = 0;
        for &term in terms {
            work.step(2 + graph.children(term).len())?;
            work.reserve(graph.growth(1) as usize)?;
            let scopes = self.operand_scopes(graph, term);
            let mut children: Vec<Term> = graph.children(term).to_vec();
            for (child, scope) in children.iter_mut().zip(scopes) {
                let truth =
                    if graph.is_bool(*child) { self.truth(graph, *child, scope, work)? } else { None };
                *child = truth.map_or_else(|| self.result(*child), |truth| graph.truth(truth));
                decided += u64::from(truth.is_some());
            }
            if children != graph.children(term) {
                let result = graph.with_children(term, &children);
                self.results.set(term, result.index() as u32);
            }
        }
        Ok(decided)
    }

    /// The truth that the conditions of a scope give to a Boolean that is used there.
    fn truth(
        &self,
        graph: &Graph,
        condition: Term,
        scope: u32,
        work: &mut Work,
    ) -> Result<Option<bool>, Stop> {
        if scope == 0 || graph.is_constant(condition) {
            return Ok(None);
        }
        let (atom, positive) = literal(graph, condition);
        let (operator, bounded) = (graph.operator(atom), bound(graph, atom));
        let mut known: Option<Fact> = None;
        let mut next = scope;
        for _ in 0..NEAREST {
            let Some(outer) = self.get(next) else { break };
            if outer.atom == atom {
                return Ok(Some(outer.truth == positive));
            }
            let pair = decided_by_pair(graph, atom, outer);
            let interval = bounded.as_ref().and_then(|bound| {
                known = narrowed(graph, bound, outer, known.take());
                bound.decided(operator, known.as_ref()?)
            });
            // The limbs after the first one, which is among the steps of the operand.
            let limbs = known.as_ref().map_or(0, |fact| steps_of(fact.width()) - 1);
            work.step(STEPS_OF_FACT * limbs)?;
            if let Some(truth) = pair.or(interval) {
                return Ok(Some(truth == positive));
            }
            next = outer.parent;
        }
        Ok(None)
    }
}

/// The fact about the term of a bound, strengthened by one more condition.
fn narrowed(graph: &Graph, bounded: &Bound, outer: &Scope, known: Option<Fact>) -> Option<Fact> {
    let other = bound(graph, outer.atom).filter(|other| other.subject == bounded.subject);
    let fact = other.and_then(|other| other.fact(graph.operator(outer.atom), outer.truth));
    match (known, fact) {
        // Conditions that exclude each other belong to a scope that is never reached.
        (Some(known), Some(fact)) => known.meet(&fact).or(Some(known)),
        (known, fact) => known.or(fact),
    }
}

/// The truth of a comparison of two terms by another one of the same terms that holds.
fn decided_by_pair(graph: &Graph, atom: Term, outer: &Scope) -> Option<bool> {
    let (own, other) = (compared(graph, atom)?, compared(graph, outer.atom)?);
    let is_pair = own == other || own == [other[1], other[0]];
    let operators = [graph.operator(atom), graph.operator(outer.atom)];
    let is_one_order = operators.contains(&Operator::Equal) || operators[0] == operators[1];
    // Terms that are equal are not less, and of two different atoms of one order at most one holds.
    (is_pair && is_one_order && outer.truth).then_some(false)
}
