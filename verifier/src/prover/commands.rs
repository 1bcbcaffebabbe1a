//! Commands that only Javelin has: `get-abstraction`, `get-interpolants`, and
//! `get-unsat-assumptions` after a check whose core is minimized.
//!
//! **Here.** A solver is asked for its name once, when such a question comes up; any other one is asked by
//! the means that all solvers have (`questions`). Predicates get names, Boolean constants that equal them, so
//! that an answer mentions nothing else; they stay, as all definitions do, so that what was learnt of them
//! does. An answer is read by a solver in this process that knows the same names.
//!
//! **Contract.** What is read is the answer, or an error: an answer that mentions something else is none.

use std::fmt::Write;
use std::time::{Duration, Instant};

use javelin_parser::expression::Expression;
use javelin_solver::{Error, Solver};
use javelin_term::graph::{Graph, Term};
use javelin_term::print;
use javelin_term::sort::SortKind;
use javelin_term::traverse::variables;
use rustc_hash::FxHashSet;

use super::copies::Copies;
use super::in_process::{MOST_CONFLICTS_OF_CORE, MOST_TICKS, MOST_TICKS_OF_INTERPOLANT, parts_of};
use super::smtlib::{Channel, MOST_TERMS_CHECKED, Smtlib, failed, write_name};
use super::{Combination, Part, ProverError};

/// How long a solver is waited for that is asked for its name.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long an answer that says what is known by then is waited for beyond its time.
const GRACE: Duration = Duration::from_secs(2);

/// The question for the name, and a reply that comes whether there is one or not.
const NAME: &str = "(get-info :name)\n(echo \"named\")\n";

impl<C: Channel> Smtlib<C> {
    /// Whether the solver is Javelin. A solver that does not answer in time, or takes the question for an
    /// error, is another one, and begins a new session.
    pub(super) fn is_javelin(&mut self) -> Result<bool, ProverError> {
        if let Some(known) = self.is_javelin {
            return Ok(known);
        }
        self.channel.send(NAME)?;
        let end = Some(Instant::now() + PATIENCE);
        let mut name = String::new();
        let is_javelin = loop {
            match self.reply(end) {
                Ok(Some(reply)) if reply.contains("named") => break name.contains("\"Javelin\""),
                Ok(Some(reply)) => name = reply,
                Ok(None) | Err(_) => {
                    self.begin_again()?;
                    break false;
                }
            }
        };
        self.is_javelin = Some(is_javelin);
        Ok(is_javelin)
    }

    /// Bounds what is asked next; `0` for as many ticks as it takes.
    fn bound(text: &mut String, ticks: u64, end: Option<Instant>) {
        let left = end.map_or(0, |end| end.saturating_duration_since(Instant::now()).as_millis().max(1));
        let _ = writeln!(text, "(set-option :tick-limit {ticks})(set-option :timeout {left})");
    }

    /// The abstraction by `get-abstraction`.
    pub(super) fn get_abstraction(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        predicates: &[Term],
        end: Option<Instant>,
    ) -> Result<Combination, ProverError> {
        self.resume(graph)?;
        self.settle()?;
        self.name(graph, assumptions)?;
        self.label(graph, predicates)?;
        let mut text = String::new();
        Self::bound(&mut text, MOST_TICKS, end);
        let labels: Vec<String> = predicates.iter().map(|&predicate| label(predicate)).collect();
        let _ = write!(text, "(get-abstraction ({}) :assuming (", labels.join(" "));
        for &assumption in assumptions {
            write_name(&mut text, graph, assumption);
            text.push(' ');
        }
        text.push_str("))\n");
        Self::bound(&mut text, 0, None);
        self.channel.send(&text)?;
        let nothing = Combination { parts: vec![Part::Truth(true)], is_strongest: false, questions: 0 };
        let Some(reply) = self.reply(end.map(|end| end + GRACE))? else {
            self.begin_again()?;
            return Ok(nothing);
        };
        let reply = reply.trim();
        let partial = reply.strip_prefix("(! ").and_then(|inner| inner.rsplit_once(" :partial "));
        let mut reader = Solver::new();
        for label in &labels {
            reader.define(&format!("(declare-const {label} Bool)")).map_err(failed)?;
        }
        let mut node = |text: &str| reader.parse(text).map(|term| reader.node(term)).map_err(failed);
        let root = node(partial.map_or(reply, |(term, _)| term))?;
        let names = labels.iter().map(|label| node(label)).collect::<Result<Vec<Term>, ProverError>>()?;
        let parts = parts_of(reader.graph_mut(), root, &names)?;
        Ok(Combination { parts, is_strongest: partial.is_none(), questions: 0 })
    }

    /// Gives names to predicates that have none yet.
    fn label(&mut self, graph: &Graph, predicates: &[Term]) -> Result<(), ProverError> {
        self.name(graph, predicates)?;
        let mut text = String::new();
        for &predicate in predicates {
            if self.labelled.contains(predicate) {
                continue;
            }
            let name = label(predicate);
            let _ = write!(text, "(declare-const {name} Bool)(assert (= {name} ");
            write_name(&mut text, graph, predicate);
            text.push_str("))\n");
            self.labelled.set(predicate, 0);
            if let Some(level) = self.levels.last_mut() {
                level.labelled.push(predicate);
            }
        }
        if cfg!(debug_assertions) && graph.len() < MOST_TERMS_CHECKED {
            self.check_invariants(graph);
        }
        if text.is_empty() { Ok(()) } else { self.channel.send(&text) }
    }

    /// Positions of assumptions that cannot be true together with what is asserted; all of them if that
    /// cannot be seen again in time.
    pub(super) fn get_unsat_assumptions(
        &mut self,
        graph: &Graph,
        assumptions: &[Term],
        end: Option<Instant>,
    ) -> Result<Vec<usize>, ProverError> {
        self.resume(graph)?;
        self.settle()?;
        self.name(graph, assumptions)?;
        let names = assumptions.iter().map(|&assumption| {
            let mut name = String::new();
            write_name(&mut name, graph, assumption);
            name
        });
        let names: Vec<String> = names.collect();
        let mut text = "(set-option :minimize-unsat-cores true)\n".to_owned();
        Self::bound(&mut text, 0, end);
        let _ = writeln!(text, "(check-sat-assuming ({}))", names.join(" "));
        self.channel.send(&text)?;
        let all = (0..assumptions.len()).collect();
        let end = end.map(|end| end + GRACE);
        match self.reply(end)? {
            Some(reply) if reply.trim() == "unsat" => {
                let limit = format!("(set-option :conflict-limit {MOST_CONFLICTS_OF_CORE})\n");
                self.channel.send(&(limit + "(get-unsat-assumptions)\n(set-option :conflict-limit 0)\n"))?;
            }
            Some(_) => return Ok(all),
            None => return self.begin_again().map(|()| all),
        }
        let Some(reply) = self.reply(end)? else { return self.begin_again().map(|()| all) };
        let mut text = String::new();
        Self::bound(&mut text, 0, None);
        self.channel.send(&text)?;
        let core: FxHashSet<&str> = reply.split(['(', ')', ' ', '\n']).collect();
        Ok((0..names.len()).filter(|&position| core.contains(names[position].as_str())).collect())
    }

    /// Interpolants by `get-interpolants`, over the variables of the parts; `None` where there are none, or
    /// something has been asserted: they have to be asked for before.
    pub(super) fn get_interpolants(
        &mut self,
        graph: &mut Graph,
        parts: &[Vec<Term>],
        end: Option<Instant>,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        if !self.is_new {
            return Ok(None);
        }
        self.resume(graph)?;
        self.channel.send("(set-option :produce-interpolants true)\n")?;
        let all: Vec<Term> = parts.iter().flatten().copied().collect();
        self.name(graph, &all)?;
        let mut text = String::new();
        for (position, part) in parts.iter().enumerate() {
            let _ = write!(text, "(define-fun part{position} () Bool (and true true");
            for &formula in part {
                text.push(' ');
                write_name(&mut text, graph, formula);
            }
            text.push_str("))\n");
        }
        Self::bound(&mut text, MOST_TICKS_OF_INTERPOLANT, end);
        let names: Vec<String> = (0..parts.len()).map(|position| format!("part{position}")).collect();
        let _ = writeln!(text, "(get-interpolants {})", names.join(" "));
        Self::bound(&mut text, 0, None);
        self.channel.send(&text)?;
        let Some(reply) = self.reply_or_error(end.map(|end| end + GRACE))? else {
            self.begin_again()?;
            return Ok(None);
        };
        if reply.trim() == "unknown" || reply.starts_with("(error") {
            return Ok(None);
        }
        let (mut reader, mut back) = (Solver::new(), Copies::default());
        for variable in variables(graph, &all) {
            back.set(declare(&mut reader, graph, variable).map_err(failed)?, variable);
        }
        let written = Expression::read(reply.as_bytes()).map_err(failed)?;
        let interpolant = |&part| {
            let term = reader.parse(written.text(part)).map_err(failed)?;
            let term = reader.node(term);
            back.copy_to(reader.graph_mut(), graph, term)
        };
        written.parts(written.root()).iter().map(interpolant).collect::<Result<_, _>>().map(Some)
    }
}

/// Declares a variable or a function symbol under the name that it was sent by: the reader's term for it.
fn declare(reader: &mut Solver, graph: &Graph, variable: Term) -> Result<Term, Error> {
    let mut name = String::new();
    write_name(&mut name, graph, variable);
    let mut sort_of = |sort| reader.parse_sort(&print::sort(graph, sort));
    let sort = graph.sort(variable);
    let SortKind::Function(arguments, result) = graph.sorts.kind(sort) else {
        let sort = sort_of(sort)?;
        let copy = reader.declare(&name, sort)?;
        return Ok(reader.node(copy));
    };
    let sorts = arguments.iter().map(|&argument| sort_of(argument)).collect::<Result<Vec<_>, Error>>()?;
    let result = sort_of(*result)?;
    let function = reader.declare_function(&name, &sorts, result)?;
    // A symbol is the first child of each of its applications.
    let arguments = sorts.iter().map(|&sort| reader.declare("", sort)).collect::<Result<Vec<_>, Error>>()?;
    let application = reader.call(function, &arguments)?;
    let application = reader.node(application);
    Ok(reader.graph_mut().child(application, 0))
}

/// The name of a predicate.
fn label(predicate: Term) -> String {
    format!("p{}", predicate.index())
}
