//! The expansions of a condition: which applications were expanded, and the commands that expand them.

use std::collections::BTreeSet;

use super::application::{Application, instance};
use super::bodies::{Bodies, Summary};
use super::condition::Condition;
use super::error::VcError;
use super::evaluate::Evaluator;
use super::plan::Plan;
use super::value::is_number;

/// An application that the session asks to be expanded, and its summary.
pub(super) type Asked<'a> = (Application, &'a Summary);

/// A condition, its bodies, and the expansions sent so far.
pub(super) struct Meanings<'a> {
    pub(super) condition: &'a Condition,
    bodies: &'a Bodies,
    pub(super) plan: Plan,
    /// The summaries that are declared in the session, without bars.
    declared: BTreeSet<String>,
    /// The commands that were sent after the condition, in their order.
    pub(super) sent: Vec<String>,
    /// The applications that were expanded, as they are written.
    pub(super) expanded: BTreeSet<String>,
    /// Created when the first application is evaluated.
    evaluator: Option<Evaluator>,
    /// The prefix of names that the client introduces.
    pub(super) prefix: String,
    /// How many constants replace applications without a body.
    constants: usize,
    /// How many applications were expanded by their bodies.
    pub(super) used: u64,
}

impl<'a> Meanings<'a> {
    /// A condition without expansions.
    pub(super) fn new(condition: &'a Condition, bodies: &'a Bodies) -> Result<Meanings<'a>, VcError> {
        Ok(Meanings {
            condition,
            bodies,
            plan: Plan::new(condition, bodies)?,
            declared: condition.summaries.keys().cloned().collect(),
            sent: Vec::new(),
            expanded: BTreeSet::new(),
            evaluator: None,
            prefix: prefix(condition, bodies),
            constants: 0,
            used: 0,
        })
    }

    /// The command that declares a summary: as a function if its body is not known, unless it has no
    /// arguments (`(n)` is an application of a summary only); and with occurrences kept apart if it calls,
    /// directly or not, a nondeterministic one.
    pub(super) fn declaration(&self, name: &str) -> Option<String> {
        let known = self.bodies.get(name).map(AsRef::as_ref);
        let summary = self.condition.summaries.get(name).or(known)?;
        let has_body = known.is_some_and(|summary| summary.body.is_some());
        Some(summary.declaration(has_body || summary.sorts.is_empty(), self.plan.apart.contains(name)))
    }

    /// Applications with their summaries.
    ///
    /// # Errors
    /// One is no application of a summary, or was expanded before.
    pub(super) fn summaries(&self, asked: Vec<Application>) -> Result<Vec<Asked<'a>>, VcError> {
        let mut found = Vec::with_capacity(asked.len());
        for application in asked {
            let declared = self.condition.summaries.get(&application.name);
            let summary = self.bodies.get(&application.name).map(AsRef::as_ref).or(declared);
            let wrong = |what| VcError::Answer(format!("the refinement names {}, {what}", application.text));
            let Some(summary) = summary else { return Err(wrong("which is no summary")) };
            if self.expanded.contains(&application.text) {
                return Err(wrong("which was expanded before"));
            }
            found.push((application, summary));
        }
        Ok(found)
    }

    /// The commands that expand an application: declarations of what its body calls, and the expansion. An
    /// application of a summary without a body becomes a constant of its own.
    pub(super) fn expansion(
        &mut self,
        application: &Application,
        summary: &Summary,
    ) -> Result<Vec<String>, VcError> {
        let mut commands = Vec::new();
        self.expanded.insert(application.text.clone());
        let meaning = match &summary.body {
            Some(body) => {
                let (wanted, given) = (application.arguments.len(), summary.parameters.len());
                if wanted != given {
                    return Err(VcError::Arity { name: application.name.clone(), wanted, given });
                }
                self.used += 1;
                if let Some(value) = self.value(application) {
                    return Ok(vec![format!("(expand-summary {} {value})", application.text)]);
                }
                for name in body.uses.keys().filter(|&name| !self.condition.names.contains(name)) {
                    if self.bodies.get(name).is_some() && self.declared.insert(name.clone()) {
                        commands.extend(self.declaration(name));
                    }
                }
                instance(&summary.parameters, &application.arguments, &body.text)
            }
            None => {
                let name = format!("{}{}", self.prefix, self.constants);
                self.constants += 1;
                commands.push(format!("(declare-const {name} {})", summary.result));
                name
            }
        };
        commands.push(format!("(expand-summary {} {meaning})", application.text));
        Ok(commands)
    }

    fn evaluator(&mut self) -> &mut Evaluator {
        self.evaluator.get_or_insert_with(|| Evaluator::new(self.condition, self.bodies, &self.plan))
    }

    /// Whether an application can be evaluated once its arguments are numbers.
    pub(super) fn evaluates(&mut self, application: &Application) -> bool {
        !application.arguments.is_empty() && self.evaluator().knows(&application.name)
    }

    /// The value of an application to values, if it can be evaluated.
    pub(super) fn value(&mut self, application: &Application) -> Option<String> {
        let is_at_numbers = application.arguments.iter().all(|argument| is_number(argument));
        (is_at_numbers && self.evaluates(application)).then(|| self.evaluator().value(application))?
    }
}

/// A prefix that no name in a condition or in its bodies has.
fn prefix(condition: &Condition, bodies: &Bodies) -> String {
    let mut prefix = String::from("vc!");
    let is_used = |prefix: &str| {
        condition.commands.iter().any(|sent| sent.text.contains(prefix))
            || bodies.iter().any(|summary| {
                let body = summary.body.as_ref();
                summary.name.contains(prefix) || body.is_some_and(|body| body.text.contains(prefix))
            })
    };
    while is_used(&prefix) {
        prefix.push('!');
    }
    prefix
}
