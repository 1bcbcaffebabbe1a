//! Any solver that reads SMT-LIB: the commands that it gets, and how its answers are read.
//!
//! **Here.** A variable is declared and a shared term defined when a question first holds it; later questions
//! name it. An assumption is an assertion on a level of its own, which stays open until the next command, so
//! that values can be asked for. Values of terms that were never defined are asked for with `let`: a
//! definition would end the model. A summary is a function that is defined when a question first needs it;
//! a daemon has a client of its own for questions with summaries (`client`).
//!
//! **Invariants.** `named` and `labelled` hold a term if and only if one of the open levels lists it, once.
//! The subterms of a named term, of an assertion and of a label have names, too, on the same level or below.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use javelin_parser::expression::{Expression, Id};
use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::operator::Operator;
use javelin_term::print;
use javelin_term::sort::SortKind;
use javelin_term::traverse::post_order_outside;
use javelin_term::work::Work;
use rustc_hash::FxHashSet;

use super::bodies::{SummaryBody, symbols};
use super::client::Client;
use super::daemon::Remote;
use super::{Answer, Combination, Condition, Played, Prover, ProverError, Quota, questions, text};
use crate::limits::ticks_of;
use crate::why::Why;

/// A channel that carries commands to a solver, and its replies back.
pub trait Channel: Send {
    /// Sends commands.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn send(&mut self, commands: &str) -> Result<(), ProverError>;

    /// Waits for the next reply; `None` if there is none in time, after which [`Channel::restart`] is called.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn receive(&mut self, end: Option<Instant>) -> Result<Option<String>, ProverError>;

    /// Ends the session and begins another.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    fn restart(&mut self) -> Result<(), ProverError>;

    /// Whether the solver ends a check by itself after `(set-option :timeout MILLISECONDS)`.
    fn keeps_time(&self) -> bool;
}

/// The declarations and names of one level.
#[derive(Default)]
pub(super) struct Level {
    named: Vec<Term>,
    asserted: Vec<Term>,
    /// The predicates that have a name of their own.
    pub(super) labelled: Vec<Term>,
}

/// A solver at the other end of a channel.
pub struct Smtlib<C> {
    pub(super) channel: C,
    named: Memo,
    pub(super) labelled: Memo,
    pub(super) levels: Vec<Level>,
    /// Whether the level of assumptions is open.
    assuming: bool,
    /// Whether the session is a new one that has to get everything again.
    lost: bool,
    /// Whether nothing was asserted or asked yet.
    pub(super) is_new: bool,
    /// Whether the solver is Javelin, if that is known.
    pub(super) is_javelin: Option<bool>,
    /// The summaries that are defined.
    defined: Vec<SummaryBody>,
    /// Whether the level of a question with summaries is open.
    is_expanding: bool,
    /// The connection for questions with summaries, in place of this session.
    client: Option<Client>,
    /// The work of the run, to which the time that is waited for replies is added.
    work: Arc<AtomicU64>,
}

/// Debug builds check a session at each question while its graph has fewer terms.
pub(super) const MOST_TERMS_CHECKED: usize = 10_000;

/// The commands that every session begins with.
const GREETING: &str = "(set-option :print-success false)(set-option :produce-models true)(set-logic ALL)\n";

pub(super) fn failed(error: impl std::fmt::Display) -> ProverError {
    ProverError::Gone(error.to_string())
}

/// A term as the text that would be sent.
struct WrittenCommands(String);

impl Channel for WrittenCommands {
    fn send(&mut self, commands: &str) -> Result<(), ProverError> {
        self.0.push_str(commands);
        Ok(())
    }

    fn receive(&mut self, _: Option<Instant>) -> Result<Option<String>, ProverError> {
        Err(ProverError::Gone("nobody answers".into()))
    }

    fn restart(&mut self) -> Result<(), ProverError> {
        Ok(())
    }

    fn keeps_time(&self) -> bool {
        false
    }
}

/// A script that asks whether these formulas can be true together; `status` is what the answer is.
///
/// # Errors
/// A formula holds what no solver knows.
pub fn script(graph: &Graph, formulas: &[Term], status: &str) -> Result<String, ProverError> {
    let written = WrittenCommands(format!("(set-info :status {status})\n(set-logic ALL)\n"));
    let mut session = Smtlib::greeted(written, &Arc::default());
    for &formula in formulas {
        session.assert(graph, formula)?;
    }
    session.channel.0.push_str("(check-sat)\n");
    Ok(session.channel.0)
}

impl<C: Channel> Smtlib<C> {
    /// A session on a channel that has just been opened, for a run whose work is counted here.
    ///
    /// # Errors
    /// The connection to the solver is closed.
    pub fn new(mut channel: C, work: &Arc<AtomicU64>) -> Result<Smtlib<C>, ProverError> {
        channel.send(GREETING)?;
        Ok(Smtlib::greeted(channel, work))
    }

    /// A session that has begun.
    fn greeted(channel: C, work: &Arc<AtomicU64>) -> Smtlib<C> {
        Smtlib {
            channel,
            named: Memo::new(),
            labelled: Memo::new(),
            levels: vec![Level::default()],
            assuming: false,
            lost: false,
            is_new: true,
            is_javelin: None,
            defined: Vec::new(),
            is_expanding: false,
            client: None,
            work: Arc::clone(work),
        }
    }

    /// Another session in place of this one, which gets everything with the next question.
    pub(super) fn begin_again(&mut self) -> Result<(), ProverError> {
        self.channel.restart()?;
        (self.assuming, self.lost) = (false, true);
        Ok(())
    }

    /// Closes the level of assumptions.
    pub(super) fn settle(&mut self) -> Result<(), ProverError> {
        match std::mem::take(&mut self.assuming) {
            true => self.channel.send("(pop 1)\n"),
            false => Ok(()),
        }
    }

    /// Tells a new session what the one before knew.
    pub(super) fn resume(&mut self, graph: &Graph) -> Result<(), ProverError> {
        if !std::mem::take(&mut self.lost) {
            return Ok(());
        }
        self.channel.send(GREETING)?;
        self.named.clear();
        self.labelled.clear();
        let levels = std::mem::take(&mut self.levels);
        self.levels.push(Level::default());
        for body in std::mem::take(&mut self.defined) {
            self.define(graph, body)?;
        }
        for (position, level) in levels.into_iter().enumerate() {
            if position > 0 {
                self.channel.send("(push 1)\n")?;
                self.levels.push(Level::default());
            }
            for formula in level.asserted {
                self.assert_now(graph, formula)?;
            }
        }
        Ok(())
    }

    /// Defines a summary whose callees are defined.
    fn define(&mut self, graph: &Graph, body: SummaryBody) -> Result<(), ProverError> {
        let functions: Vec<Term> = body.symbols.iter().map(|&(symbol, _)| symbol).collect();
        self.name(graph, &functions)?;
        let name = |_: &Graph, symbol: Term| format!("v{}", symbol.index());
        self.channel.send(&text::definition(graph, &body, "define-fun", name))?;
        self.named.set(body.symbol, 0);
        if let Some(level) = self.levels.last_mut() {
            level.named.push(body.symbol);
        }
        self.defined.push(body);
        Ok(())
    }

    fn assert_now(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        self.is_new = false;
        self.name(graph, &[formula])?;
        let mut text = "(assert ".to_owned();
        write_name(&mut text, graph, formula);
        text.push_str(")\n");
        self.channel.send(&text)?;
        if let Some(level) = self.levels.last_mut() {
            level.asserted.push(formula);
        }
        Ok(())
    }

    /// Declares and defines the symbols that the solver does not know yet.
    pub(super) fn name(&mut self, graph: &Graph, roots: &[Term]) -> Result<(), ProverError> {
        let named = &self.named;
        let new = post_order_outside(graph, roots, |term| named.contains(term), &mut Work::default());
        let mut text = String::new();
        for term in new.map_err(failed)? {
            match graph.operator(term) {
                Operator::Constant => continue,
                Operator::Variable => write_declaration(&mut text, graph, term)?,
                _ => {
                    let sort = print::sort(graph, graph.sort(term));
                    let _ = write!(text, "(define-fun t{} () {sort} ", term.index());
                    write_body(&mut text, graph, term)?;
                    text.push_str(")\n");
                }
            }
            self.named.set(term, 0);
            if let Some(level) = self.levels.last_mut() {
                level.named.push(term);
            }
        }
        if text.is_empty() { Ok(()) } else { self.channel.send(&text) }
    }

    /// A term for `get-value`, with `let` for what has no name.
    fn inline(&self, text: &mut String, graph: &Graph, root: Term) -> Result<(), ProverError> {
        let named = &self.named;
        let new = post_order_outside(graph, &[root], |term| named.contains(term), &mut Work::default());
        let mut bindings = 0;
        for term in new.map_err(failed)? {
            match graph.operator(term) {
                Operator::Constant => {}
                // The assertions say nothing of it: any value is one of a model; of a function, everywhere.
                Operator::Variable if is_function(graph, term) => {}
                Operator::Variable => {
                    let _ = write!(text, "(let ((v{} {})) ", term.index(), any_value(graph, term)?);
                    bindings += 1;
                }
                Operator::Apply if !named.contains(graph.child(term, 0)) => {
                    let _ = write!(text, "(let ((t{} {})) ", term.index(), any_value(graph, term)?);
                    bindings += 1;
                }
                _ => {
                    let _ = write!(text, "(let ((t{} ", term.index());
                    write_body(text, graph, term)?;
                    text.push_str(")) ");
                    bindings += 1;
                }
            }
        }
        write_name(text, graph, root);
        text.extend(std::iter::repeat_n(')', bindings));
        Ok(())
    }

    /// Panics if an invariant is broken. Linear in all terms.
    pub(super) fn check_invariants(&self, graph: &Graph) {
        let (mut named, mut labelled) = (FxHashSet::default(), FxHashSet::default());
        for level in &self.levels {
            for &term in &level.named {
                assert!(named.insert(term), "a term is named once");
                let is_known = |child: &Term| named.contains(child) || graph.is_constant(*child);
                assert!(graph.children(term).iter().all(is_known), "what a term is made of was named before");
            }
            let is_known = |term: &&Term| named.contains(*term) || graph.is_constant(**term);
            assert!(level.asserted.iter().all(|term| is_known(&term)), "what is asserted has a name");
            for term in &level.labelled {
                assert!(is_known(&term) && labelled.insert(*term), "what has a label has a name, too");
            }
        }
        let terms = || (0..graph.len()).map(Term::from_index);
        assert!(terms().all(|term| self.named.contains(term) == named.contains(&term)), "names have levels");
        let is_listed = |term| self.labelled.contains(term) == labelled.contains(&term);
        assert!(terms().all(is_listed), "labels have levels");
    }

    /// The next reply that is none to an option that the solver does not know.
    pub(super) fn reply(&mut self, end: Option<Instant>) -> Result<Option<String>, ProverError> {
        match self.reply_or_error(end)? {
            Some(reply) if reply.starts_with("(error") => Err(ProverError::Gone(reply)),
            other => Ok(other),
        }
    }

    /// As [`Smtlib::reply`], where an error is a reply, too.
    pub(super) fn reply_or_error(&mut self, end: Option<Instant>) -> Result<Option<String>, ProverError> {
        let begin = Instant::now();
        let reply = loop {
            match self.channel.receive(end) {
                Ok(Some(reply)) if reply.trim() == "unsupported" || reply.trim() == "success" => {}
                other => break other,
            }
        };
        self.spend(begin.elapsed());
        reply
    }

    /// Counts time of the solver as work.
    fn spend(&self, time: Duration) {
        self.work.fetch_add(ticks_of(time), Ordering::Relaxed);
    }

    /// The milliseconds that are left, for solvers that keep time.
    fn set_time(&mut self, end: Option<Instant>) -> Result<(), ProverError> {
        if !self.channel.keeps_time() {
            return Ok(());
        }
        let left = end.map(|end| end.saturating_duration_since(Instant::now()).as_millis().max(1));
        self.channel.send(&format!("(set-option :timeout {})\n", left.unwrap_or(0)))
    }
}

impl Smtlib<Remote> {
    /// A session of the daemon at an address, which is opened when it is first needed.
    pub fn of_daemon(address: &str, work: &Arc<AtomicU64>) -> Smtlib<Remote> {
        let session = Smtlib::greeted(Remote::new(address), work);
        Smtlib { lost: true, client: Some(Client::new(address)), ..session }
    }
}

impl<C: Channel> Prover for Smtlib<C> {
    fn assert(&mut self, graph: &Graph, formula: Term) -> Result<(), ProverError> {
        self.resume(graph)?;
        self.settle()?;
        self.assert_now(graph, formula)
    }

    fn push(&mut self) -> Result<(), ProverError> {
        self.levels.push(Level::default());
        if self.lost {
            return Ok(());
        }
        self.settle()?;
        self.channel.send("(push 1)\n")
    }

    fn pop(&mut self) -> Result<(), ProverError> {
        if self.levels.len() < 2 {
            return Err(ProverError::Gone("no level is open".into()));
        }
        let Level { named, labelled, .. } = self.levels.pop().unwrap_or_default();
        for term in named {
            self.named.remove(term);
        }
        for term in labelled {
            self.labelled.remove(term);
        }
        if self.lost {
            return Ok(());
        }
        self.settle()?;
        self.channel.send("(pop 1)\n")
    }

    fn check(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Answer, ProverError> {
        self.resume(graph)?;
        self.settle()?;
        self.name(graph, assumptions)?;
        if cfg!(debug_assertions) && graph.len() < MOST_TERMS_CHECKED {
            self.check_invariants(graph);
        }
        let end = quota.moment();
        self.set_time(end)?;
        let mut text = "(push 1)\n".to_owned();
        for &assumption in assumptions {
            text.push_str("(assert ");
            write_name(&mut text, graph, assumption);
            text.push_str(")\n");
        }
        text.push_str("(check-sat)\n");
        (self.assuming, self.is_new) = (true, false);
        self.channel.send(&text)?;
        let Some(reply) = self.reply(end)? else {
            self.begin_again()?;
            return Ok(Answer::Unknown(Stop::Timeout.into()));
        };
        match reply.trim() {
            "sat" => Ok(Answer::Sat),
            "unsat" => Ok(Answer::Unsat),
            "unknown" | "timeout" => Ok(Answer::Unknown(Why::word("unknown"))),
            other => Err(ProverError::Gone(format!("`{other}` is no answer to check-sat"))),
        }
    }

    fn check_expanding(
        &mut self,
        graph: &Graph,
        condition: &Condition,
        quota: Quota,
    ) -> Result<Played, ProverError> {
        if let Some(client) = &mut self.client {
            self.is_expanding = true;
            let begin = Instant::now();
            let played = client.expand(graph, condition, quota);
            self.spend(begin.elapsed());
            return played;
        }
        if std::mem::take(&mut self.is_expanding) {
            self.pop()?;
        }
        self.resume(graph)?;
        self.settle()?;
        let Condition { formula, bodies, .. } = *condition;
        let symbols = symbols(graph, formula);
        for body in bodies.callees_first(&symbols, |symbol| self.named.contains(symbol)) {
            self.define(graph, body.clone())?;
        }
        self.push()?;
        self.is_expanding = true;
        self.assert(graph, formula)?;
        let possible = bodies.possible_in(&symbols);
        Ok(Played { answer: self.check(graph, &[], quota)?, used: possible, possible })
    }

    fn values(&mut self, graph: &Graph, terms: &[Term]) -> Result<Vec<BitVec>, ProverError> {
        if let Some(client) = self.client.as_mut().filter(|_| self.is_expanding) {
            return client.values(graph, terms);
        }
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let mut text = "(get-value (".to_owned();
        for &term in terms {
            self.inline(&mut text, graph, term)?;
            text.push('\n');
        }
        text.push_str("))\n");
        self.channel.send(&text)?;
        let reply = self.reply(None)?.ok_or_else(|| ProverError::Gone("no values".into()))?;
        let widths = terms.iter().map(|&term| graph.width(term));
        let values = read_values(&reply);
        let fits = values.as_ref().is_some_and(|values| values.iter().map(BitVec::width).eq(widths));
        values.filter(|_| fits).ok_or_else(|| ProverError::Gone("values that are none".into()))
    }

    fn core(&mut self, graph: &Graph, assumptions: &[Term], quota: Quota) -> Result<Vec<usize>, ProverError> {
        match self.is_javelin()? {
            true => self.get_unsat_assumptions(graph, assumptions, quota.moment()),
            false => questions::core(self, graph, assumptions, quota),
        }
    }

    fn abstraction(
        &mut self,
        graph: &mut Graph,
        assumptions: &[Term],
        predicates: &[Term],
        quota: Quota,
    ) -> Result<Combination, ProverError> {
        match self.is_javelin()? {
            true => self.get_abstraction(graph, assumptions, predicates, quota.moment()),
            false => questions::abstraction(self, graph, assumptions, predicates, quota),
        }
    }

    fn interpolants(
        &mut self,
        graph: &mut Graph,
        parts: &[Vec<Term>],
        quota: Quota,
    ) -> Result<Option<Vec<Term>>, ProverError> {
        match self.is_javelin()? {
            true => self.get_interpolants(graph, parts, quota.moment()),
            false => Ok(None),
        }
    }
}

fn is_function(graph: &Graph, variable: Term) -> bool {
    matches!(graph.sorts.kind(graph.sort(variable)), SortKind::Function(..))
}

/// The value of a Boolean or bit-vector term of which nothing was said: 0; of arrays, that everywhere.
fn any_value(graph: &Graph, term: Term) -> Result<String, ProverError> {
    let sort = graph.sort(term);
    match graph.sorts.kind(sort) {
        SortKind::Bool => Ok("false".into()),
        SortKind::BitVec(width) => Ok(format!("(_ bv0 {width})")),
        SortKind::Array(_, element) => match graph.sorts.kind(*element) {
            SortKind::BitVec(width) => {
                Ok(format!("((as const {}) (_ bv0 {width}))", print::sort(graph, sort)))
            }
            _ => Err(ProverError::Gone("an array of what is no bit-vector".into())),
        },
        _ => Err(ProverError::Gone("a value of a function that was not declared".into())),
    }
}

/// The name of a term that has one, or its value.
pub(super) fn write_name(text: &mut String, graph: &Graph, term: Term) {
    let _ = match graph.operator(term) {
        Operator::Constant => {
            let value = graph.value(term).unwrap_or_else(|| BitVec::zero(1));
            write!(text, "{}", print::value(&value, graph.is_bool(term)))
        }
        Operator::Variable => write!(text, "v{}", term.index()),
        _ => write!(text, "t{}", term.index()),
    };
}

fn write_declaration(text: &mut String, graph: &Graph, variable: Term) -> Result<(), ProverError> {
    let sort = graph.sort(variable);
    let index = variable.index();
    let written = match graph.sorts.kind(sort) {
        SortKind::Function(arguments, result) => {
            let arguments: Vec<String> = arguments.iter().map(|&sort| print::sort(graph, sort)).collect();
            let result = print::sort(graph, *result);
            write!(text, "(declare-fun v{index} ({}) {result})", arguments.join(" "))
        }
        SortKind::Uninterpreted(name, _) => {
            return Err(ProverError::Gone(format!("the sort {name} is none of programs")));
        }
        _ => write!(text, "(declare-fun v{index} () {})", print::sort(graph, sort)),
    };
    written.map_err(failed)?;
    // Names are for people who read what was sent.
    let name: String = graph.symbol(variable).name.chars().filter(|letter| !letter.is_control()).collect();
    let _ = writeln!(text, " ; {name}");
    Ok(())
}

/// A term over the names of its children.
fn write_body(text: &mut String, graph: &Graph, term: Term) -> Result<(), ProverError> {
    write_head(text, graph, term).map_err(failed)?;
    for &child in graph.children(term) {
        text.push(' ');
        write_name(text, graph, child);
    }
    text.push(')');
    Ok(())
}

/// The text before the children of a term: the operator, if it is not the first child itself.
pub(crate) fn write_head(text: &mut String, graph: &Graph, term: Term) -> std::fmt::Result {
    let children = graph.children(term);
    match graph.operator(term) {
        Operator::Extract => {
            let low = graph.low(term);
            write!(text, "((_ extract {} {low})", low + graph.width(term) - 1)
        }
        Operator::SignExtend => {
            write!(text, "((_ sign_extend {})", graph.width(term) - graph.width(children[0]))
        }
        Operator::ConstArray => write!(text, "((as const {})", print::sort(graph, graph.sort(term))),
        Operator::Apply => write!(text, "("),
        operator => write!(text, "({}", operator.name()),
    }
}

/// The values of a reply to `get-value`.
fn read_values(reply: &str) -> Option<Vec<BitVec>> {
    let expression = Expression::read(reply.as_bytes()).ok()?;
    let pair = |&pair: &Id| read_value(&expression, *expression.parts(pair).last()?);
    expression.parts(expression.root()).iter().map(pair).collect()
}

/// A value as it is written.
pub(crate) fn read_value(expression: &Expression, value: Id) -> Option<BitVec> {
    if let [_, digits, width] = expression.parts(value) {
        let digits = expression.text(*digits).strip_prefix("bv")?;
        return BitVec::from_decimal(digits.as_bytes(), expression.text(*width).parse().ok()?);
    }
    match expression.text(value) {
        "true" => Some(BitVec::one(1)),
        "false" => Some(BitVec::zero(1)),
        text => match (text.strip_prefix("#x"), text.strip_prefix("#b")) {
            (Some(digits), _) => BitVec::from_hexadecimal(digits.as_bytes()),
            (_, Some(digits)) => BitVec::from_binary(digits.as_bytes()),
            _ => None,
        },
    }
}
