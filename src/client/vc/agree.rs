//! Applications at values, evaluated by the client.
//!
//! **Idea.** At values a body is a value. Told as that, it makes no circuit and calls nothing. And an application that has the
//! value of its body in the counterexample already need not be expanded, as in the solver (`abstraction-evaluate`).
//!
//! **Here.** A session in this process knows the bodies that depend on their parameters alone; it takes the definitions, callees
//! first, and those that it refuses (they use constants of the condition, or summaries without a body) are not evaluated. What is
//! right in a counterexample is left out as long as something else is wrong; then it is told at its values, so that the daemon goes on
//! below it.
//!
//! **Contract.** Only instances of bodies are told, so the verdict is the daemon's. What cannot be evaluated has its body told.
//!
//! **Cost.** One `get-value` of the daemon for each counterexample. An evaluation may take `EFFORT`; after one that took more, nothing is
//! evaluated for this condition.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use javelin_solver::session::Session;

use super::VcError;
use super::application::Application;
use super::bodies::Bodies;
use super::condition::{Condition, Kind};
use super::plan::Plan;
use super::verifier::{Asked, Play, Verifier, is_number, paired};

/// The time for one evaluation.
const EFFORT: Duration = Duration::from_millis(100);

/// A session that knows bodies.
pub(super) struct Local {
    session: Session,
    /// The summaries it can evaluate, without bars.
    known: BTreeSet<String>,
}

impl Local {
    /// Takes the bodies that the condition leads to.
    pub(super) fn new(condition: &Condition, bodies: &Bodies, plan: &Plan) -> Local {
        let mut local = Local { session: Session::default(), known: BTreeSet::new() };
        local.ask("(set-option :print-success true)");
        for sort in condition.commands.iter().filter(|sent| sent.kind == Kind::Sort) {
            local.ask(&sort.text);
        }
        for name in plan.order.iter().filter(|&name| !plan.apart.contains(name)) {
            let definition = bodies.get(name).and_then(|summary| summary.definition());
            if definition.is_some_and(|definition| local.ask(&definition).is_some()) {
                local.known.insert(name.clone());
            }
        }
        local.ask("(check-sat)");
        local
    }

    /// The answer to a command, unless it is an error.
    fn ask(&mut self, command: &str) -> Option<String> {
        self.session.feed(command.as_bytes());
        self.session.feed(b"\n");
        self.session.step().filter(|reply| !reply.is_error)?.text
    }

    /// The number that an application at numbers is.
    pub(super) fn value(&mut self, application: &Application) -> Option<String> {
        let Application { name, text, .. } = application;
        if !self.known.contains(name) {
            return None;
        }
        let begin = Instant::now();
        self.session.set_deadline(Some(begin + EFFORT));
        let answer = self.ask(&format!("(get-value ({text}))"));
        if begin.elapsed() >= EFFORT {
            self.known.clear();
        }
        let [(_, value)] = paired(std::slice::from_ref(text), &answer?)?.try_into().ok()?;
        is_number(&value).then_some(value)
    }
}

impl Verifier {
    /// Leaves out the applications that have the values of their bodies in the counterexample; those of a counterexample in which all have are
    /// left, at their values. Whether it is one.
    pub(super) fn wrong<'a>(
        &mut self,
        play: &mut Play<'a>,
        asked: Vec<Asked<'a>>,
    ) -> Result<(bool, Vec<Asked<'a>>), VcError> {
        let evaluated = asked.iter().filter(|(application, _)| play.evaluates(application));
        let terms = evaluated
            .flat_map(|(application, _)| std::iter::once(&application.text).chain(&application.arguments));
        let terms: Vec<String> = terms.cloned().collect();
        let mut values = match self.values(&terms) {
            Ok(values) => values.into_iter().map(|(_, value)| value),
            // Some arrays have no values that can be written.
            Err(VcError::Refused { .. }) => return Ok((false, asked)),
            Err(error) => return Err(error),
        };
        let (mut right, mut wrong) = (BTreeMap::new(), Vec::new());
        for (application, summary) in asked {
            if !play.evaluates(&application) {
                wrong.push((application, summary));
                continue;
            }
            let value = values.next();
            let at = application.at(values.by_ref().take(application.arguments.len()).collect());
            if !play.expanded.contains(&at.text) && play.value(&at).is_some_and(|is| Some(is) == value) {
                right.insert(at.text.clone(), (at, summary));
            } else {
                wrong.push((application, summary));
            }
        }
        Ok(if wrong.is_empty() { (true, right.into_values().collect()) } else { (false, wrong) })
    }
}

impl Play<'_> {
    fn local(&mut self) -> &mut Local {
        self.local.get_or_insert_with(|| Local::new(self.condition, self.bodies, &self.plan))
    }

    /// Whether an application is a number wherever its arguments are.
    fn evaluates(&mut self, application: &Application) -> bool {
        !application.arguments.is_empty() && self.local().known.contains(&application.name)
    }

    /// The number that an application at numbers is.
    pub(super) fn value(&mut self, application: &Application) -> Option<String> {
        let is_at_numbers = application.arguments.iter().all(|argument| is_number(argument));
        (is_at_numbers && self.evaluates(application)).then(|| self.local().value(application))?
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
        let mut local = Local::new(&condition, &bodies, &plan);
        let mut value = |text: &str| local.value(&applications(&format!("({text})")).unwrap()[0]);
        assert_eq!(value("(f #x03)").as_deref(), Some("#x0c"));
        assert_eq!(value("(|a b| #b00000010 #x80)").as_deref(), Some("#x00"));
        for open in ["(g #x03)", "(h #x03)", "(r #x03)", "(k #x03)", "((_ n 1))", "(f c)", "(f true)"] {
            assert_eq!(value(open), None, "{open}");
        }
    }
}
