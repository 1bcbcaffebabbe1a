//! A verification condition: declarations, definitions and assertions that are satisfiable if the program can
//! fail.
//!
//! The file is a script with at most one `check-sat`. Commands that only print (`get-value`, `echo` ...) are
//! left out, because the client sends its own; `push`, `pop` and further checks are refused.

use std::collections::{BTreeMap, BTreeSet};

use javelin_parser::expression::{Id, Mistake};

use super::bodies::{Summary, summary};
use super::commands::{Command, commands};
use super::error::VcError;

/// Options that the client sets itself.
const OWN_OPTIONS: [&str; 6] = [
    ":print-success",
    ":produce-models",
    ":produce-unsat-assumptions",
    ":regular-output-channel",
    ":diagnostic-output-channel",
    ":timeout",
];

/// Commands that only print, which are left out.
const QUERIES: [&str; 11] = [
    "echo",
    "exit",
    "get-assertions",
    "get-assignment",
    "get-info",
    "get-model",
    "get-option",
    "get-proof",
    "get-unsat-assumptions",
    "get-unsat-core",
    "get-value",
];

/// The kind of a command, as far as it matters to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It declares the summary of this name, without bars.
    Summary(String),
    /// An assertion of one term.
    Assertion,
    /// It declares or defines a sort.
    Sort,
    /// An option or information that the daemon may ignore.
    Optional,
    /// Another declaration or definition.
    Other,
}

/// A command of a condition.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The kind of the command.
    pub kind: Kind,
    /// The text to send.
    pub text: String,
    /// The line it begins on.
    pub line: usize,
}

/// The contents of a verification condition.
#[derive(Clone, Debug, Default)]
pub struct Condition {
    /// The commands that are sent, in their order.
    pub commands: Vec<Sent>,
    /// The summaries it declares, by their names without bars.
    pub summaries: BTreeMap<String, Summary>,
    /// All other names that it declares or defines, without bars.
    pub names: BTreeSet<String>,
    /// The constants it declares, as written.
    pub constants: Vec<String>,
    /// The asserted terms, as written.
    pub assertions: Vec<String>,
    /// For each function with a body, the names that the body uses, with their numbers of occurrences.
    pub definitions: BTreeMap<String, BTreeMap<String, u64>>,
    /// The names that the assertions use, with their numbers of occurrences.
    pub uses: BTreeMap<String, u64>,
}

impl Condition {
    /// Reads the text of a condition.
    ///
    /// # Errors
    /// The text is not a condition; the error names the place.
    pub fn parse(text: &[u8]) -> Result<Condition, VcError> {
        let mut condition = Condition::default();
        let mut is_over = false;
        for command in commands(text) {
            let command = command?;
            condition.take(&command, &mut is_over).map_err(|mistake| command.error(mistake))?;
        }
        Ok(condition)
    }

    fn take(&mut self, command: &Command, is_over: &mut bool) -> Result<(), Mistake> {
        let parts = command.parts();
        let mut kind = Kind::Other;
        match command.head() {
            "check-sat" => {
                *is_over = true;
                return Ok(());
            }
            head if QUERIES.contains(&head) => return Ok(()),
            "set-option" if is_own_option(command) => return Ok(()),
            "set-option" | "set-info" => kind = Kind::Optional,
            "set-logic" => {}
            _ if *is_over => return Err(command.mistake(0, "a condition has one check-sat, at its end")),
            "declare-summary" => {
                let (name, summary) = summary(command)?;
                kind = Kind::Summary(name.clone());
                self.summaries.insert(name, summary);
            }
            "declare-const" => self.declare(command, true),
            "declare-fun" => {
                let is_constant = parts.get(2).is_some_and(|&sorts| command.tree.parts(sorts).is_empty());
                self.declare(command, is_constant);
            }
            "declare-sort" | "define-sort" => kind = Kind::Sort,
            "define-const" => self.define(command, parts.get(3), None),
            "define-fun" | "define-summary" => self.define(command, parts.get(4), parts.get(2)),
            "assert" => {
                kind = Kind::Assertion;
                self.assert(command)?;
            }
            head => {
                let message = format!(
                    "{head} cannot stand in a condition: it is declarations, assertions, one check-sat"
                );
                return Err(command.mistake(0, &message));
            }
        }
        self.commands.push(Sent { kind, text: command.text().to_owned(), line: command.place.line });
        Ok(())
    }

    fn assert(&mut self, command: &Command) -> Result<(), Mistake> {
        let &[_, term] = command.parts() else {
            return Err(command.mistake(0, "write (assert TERM)"));
        };
        self.assertions.push(command.tree.text(term).to_owned());
        for (name, count) in command.tree.uses(term, &[]) {
            let sum = self.uses.entry(name).or_default();
            *sum = sum.saturating_add(count);
        }
        Ok(())
    }

    fn declare(&mut self, command: &Command, is_constant: bool) {
        let Some(&name) = command.parts().get(1) else { return };
        self.names.extend(command.tree.symbol(name).map(str::to_owned));
        if is_constant {
            self.constants.push(command.tree.text(name).to_owned());
        }
    }

    fn define(&mut self, command: &Command, body: Option<&Id>, parameters: Option<&Id>) {
        self.declare(command, false);
        let tree = &command.tree;
        let parameters = parameters.map_or(&[][..], |&list| tree.parts(list)).iter();
        let variables: Vec<Id> =
            parameters.filter_map(|&parameter| tree.parts(parameter).first()).copied().collect();
        let name = command.parts().get(1).and_then(|&name| tree.symbol(name));
        if let (Some(name), Some(&body)) = (name, body) {
            self.definitions.insert(name.to_owned(), tree.uses(body, &variables));
        }
    }
}

fn is_own_option(command: &Command) -> bool {
    command.parts().get(1).is_some_and(|&key| OWN_OPTIONS.contains(&command.tree.text(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_taken_apart() {
        let text = b"(set-logic QF_BV) (set-option :timeout 3) (set-info :status sat)
            (declare-summary f (S S) Bool) (declare-fun |a b| () S) (declare-fun u (S) S)
            (define-fun m ((x S)) Bool (f x (u |a b|)))
            (assert (! (or (m |a b|) (f c c)) :named n)) (check-sat) (get-value (c)) (exit)";
        let condition = Condition::parse(text).unwrap();
        assert_eq!(condition.commands.len(), 7);
        assert_eq!(
            (condition.summaries["f"].sorts.len(), condition.constants.join(",")),
            (2, "|a b|".into())
        );
        assert_eq!(condition.definitions["m"].keys().collect::<Vec<_>>(), ["a b", "f", "u"]);
        assert_eq!((condition.uses["c"], condition.uses["m"]), (2, 1));
        assert_eq!(condition.names.iter().collect::<Vec<_>>(), ["a b", "m", "u"]);
        assert_eq!(condition.assertions, ["(! (or (m |a b|) (f c c)) :named n)"]);
    }

    #[test]
    fn scripts_with_more_than_a_question_are_refused() {
        for (text, message) in [
            (
                "(push 1)",
                "line 1, column 2: push cannot stand in a condition: it is declarations, assertions, one \
                check-sat",
            ),
            ("(check-sat)\n(assert a)", "line 2, column 2: a condition has one check-sat, at its end"),
            ("(assert a b)", "line 1, column 2: write (assert TERM)"),
        ] {
            assert_eq!(Condition::parse(text.as_bytes()).unwrap_err().to_string(), message);
        }
    }
}
