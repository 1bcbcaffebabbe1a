//! Applications at values, evaluated by the client.
//!
//! **Idea.** If the arguments are values, so is the body. Sent as a value, it needs no circuit and calls no
//! other summary. And an application whose value in the counterexample is already that of its body need not
//! be expanded; the solver does the same (`abstraction-evaluate`).
//!
//! **Here.** An evaluator has the bodies that depend on their parameters alone. It defines them in a solver
//! of its own, callees first. A definition that uses constants of the condition or summaries without a body
//! is left out, and its applications are not evaluated. The solver would not refuse all of these: such a name
//! may be that of an operator of its own (`bvinc`), which the condition is free to give another meaning.
//!
//! **Contract.** A value is that of the body in every model of the condition. If there is no value, the body
//! itself is sent.
//!
//! **Cost.** One evaluation may take `EFFORT`; after one that took longer, nothing more is evaluated for this
//! condition.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use javelin_solver::{Solver, Value};
use javelin_term::limits::Budget;

use super::application::Application;
use super::bodies::Bodies;
use super::condition::{Condition, Kind};
use super::plan::Plan;

/// The time for one evaluation.
const EFFORT: Duration = Duration::from_millis(100);

/// The bodies of a condition, ready to be evaluated.
pub(super) struct Evaluator {
    solver: Solver,
    /// The summaries that are defined in the solver, without bars.
    known: BTreeSet<String>,
}

impl Evaluator {
    /// An evaluator of the bodies that the condition can reach.
    pub(super) fn new(condition: &Condition, bodies: &Bodies, plan: &Plan) -> Evaluator {
        let mut solver = Solver::new();
        solver.set_budget(Budget { timeout: Some(EFFORT), ..Budget::default() });
        for sort in condition.commands.iter().filter(|sent| sent.kind == Kind::Sort) {
            // If a sort is refused, so are the definitions that use it.
            let _ = solver.define(&sort.text);
        }
        let mut known = BTreeSet::new();
        let has_meaning = |name: &String| {
            condition.names.contains(name)
                || condition.summaries.contains_key(name)
                || bodies.get(name).is_some()
        };
        for name in plan.order.iter().filter(|&name| !plan.apart.contains(name)) {
            let Some(summary) = bodies.get(name) else { continue };
            let mut uses = summary.body.iter().flat_map(|body| body.uses.keys());
            let is_closed = uses.all(|used| known.contains(used) || !has_meaning(used));
            let definition = summary.definition().filter(|_| is_closed);
            if definition.is_some_and(|definition| solver.define(&definition).is_ok()) {
                known.insert(name.clone());
            }
        }
        Evaluator { solver, known }
    }

    /// Whether applications of a summary can be evaluated.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.known.contains(name)
    }

    /// The value of an application to numbers, if it can be evaluated and is a number.
    pub(super) fn value(&mut self, application: &Application) -> Option<String> {
        if !self.knows(&application.name) {
            return None;
        }
        let begin = Instant::now();
        let value = self.solver.parse(&application.text).and_then(|term| self.solver.evaluate(term, &[]));
        if begin.elapsed() >= EFFORT {
            self.known.clear();
        }
        let is_number = |value: &Value| matches!(value, Value::Bool(_) | Value::BitVec(_));
        value.ok().filter(is_number).map(|number| number.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::super::application::applications;
    use super::*;

    #[test]
    fn bodies_of_parameters_alone_are_evaluated() {
        let condition = "(define-sort B () (_ BitVec 8))(declare-const c B)(define-fun m ((x B)) B x)
            (declare-summary |a b| (B B) B)(assert (= (f c) (g c) (h c) (r c) (k c) (|a b| c c)))";
        let bodies =
            "(define-fun f ((x B)) B (bvadd (|a b| x x) (|a b| x #x01)))(define-fun g ((x B)) B (bvadd x c))
            (define-fun |a b| ((x B) (|y z| B)) B (bvmul x |y z|))(define-fun h ((x B)) B (m (f x)))
            (define-fun r ((x B)) B (bvadd x (n)))(define-summary n () B #x01 :nondeterministic)
            (define-fun k ((x B)) B (u x))(declare-summary u (B) B)";
        let condition = Condition::parse(condition.as_bytes()).unwrap();
        let bodies = Bodies::parse(bodies.as_bytes()).unwrap();
        let plan = Plan::new(&condition, &bodies).unwrap();
        let mut evaluator = Evaluator::new(&condition, &bodies, &plan);
        let mut value = |text: &str| evaluator.value(&applications(&format!("({text})")).unwrap()[0]);
        assert_eq!(value("(f #x03)").as_deref(), Some("#x0c"));
        assert_eq!(value("(|a b| #b00000010 #x80)").as_deref(), Some("#x00"));
        for open in ["(g #x03)", "(h #x03)", "(r #x03)", "(k #x03)", "((_ n 1))", "(f c)", "(f true)"] {
            assert_eq!(value(open), None, "{open}");
        }
    }

    #[test]
    fn names_of_the_condition_are_not_operators() {
        let condition = "(declare-fun bvinc ((_ BitVec 8)) (_ BitVec 8))
            (declare-summary f ((_ BitVec 8)) (_ BitVec 8))(declare-summary g ((_ BitVec 8)) (_ BitVec 8))
            (assert (= (f #x05) (g #x05) #x00))";
        let bodies = "(define-fun f ((x (_ BitVec 8))) (_ BitVec 8) (bvinc x))
            (define-fun g ((x (_ BitVec 8))) (_ BitVec 8) (bvdec x))";
        let value = |bodies: &str, text: &str| {
            let condition = Condition::parse(condition.as_bytes()).unwrap();
            let bodies = Bodies::parse(bodies.as_bytes()).unwrap();
            let plan = Plan::new(&condition, &bodies).unwrap();
            let application = &applications(&format!("({text})")).unwrap()[0];
            Evaluator::new(&condition, &bodies, &plan).value(application)
        };
        assert_eq!(value(bodies, "(f #x05)"), None);
        assert_eq!(value(bodies, "(g #x05)").as_deref(), Some("#x04"));
        let bodies = format!("{bodies}(declare-summary bvdec ((_ BitVec 8)) (_ BitVec 8))");
        assert_eq!(value(&bodies, "(g #x05)"), None);
    }
}
