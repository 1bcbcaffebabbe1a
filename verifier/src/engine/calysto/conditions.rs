//! Conditions are asked: written down, and played against a solver that asks for the bodies of summaries.
//!
//! **Idea.** Structural abstraction (Babić and Hu, *Structural Abstraction of Software Verification
//! Conditions*, 2007): a summary is any function until a counterexample depends on what it is. The client's
//! verifier plays: [`javelin_client::vc`].
//!
//! **Here.** A condition is a term without the number of an activation in it; its answer is remembered, so
//! checks that fail under one condition are asked once.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use javelin_client::vc::{Bodies, Condition, Settings, VcError, Verdict, Verifier};
use javelin_client::{InProcess, Javelin};
use javelin_parser::expression::Expression;
use javelin_solver::BitVec;
use javelin_solver::term::graph::Term;
use javelin_solver::term::sort::SortKind;
use rustc_hash::{FxHashMap, FxHashSet};

use super::cache::{Cache, Digest, digest_of};
use super::summary::symbols;
use super::text;
use super::workshop::Workshop;
use crate::engine::Limits;
use crate::job::{Conditions, Effort};

/// What is known of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It cannot be satisfied.
    Valid,
    /// It can be.
    Falsified,
    /// Not decided, and why.
    Unknown(String),
}

/// How much was asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counters {
    /// The conditions that were played.
    pub conditions: u64,
    /// The bodies that counterexamples asked for.
    pub expansions: u64,
    /// The bodies that inlining would have expanded; saturates.
    pub possible: u64,
    /// The answers that an earlier run had.
    pub known: u64,
}

/// A condition that is to be asked.
pub struct Question {
    /// The condition, without the number of an activation in it.
    pub formula: Term,
    /// What is asked, for people.
    pub says: String,
    /// For how long at the most.
    pub most: Duration,
}

/// Asks conditions, one after the other.
pub struct Asker<'a> {
    effort: &'a Effort,
    limits: &'a Limits,
    verifier: Option<Verifier>,
    /// The bodies that were written down.
    bodies: Bodies,
    written: FxHashSet<Term>,
    /// Their texts, where answers are kept.
    definitions: FxHashMap<Term, String>,
    cache: Option<Cache>,
    answers: FxHashMap<Term, Answer>,
    /// What the last condition declares.
    declared: BTreeSet<Term>,
    /// How much was asked.
    pub counters: Counters,
    /// What was asked, if that is wanted.
    pub kept: Option<Conditions>,
}

/// What a condition is that could not be played.
fn failed(error: &VcError) -> Answer {
    Answer::Unknown(format!("solver: {error}"))
}

impl<'a> Asker<'a> {
    /// One that has asked nothing.
    pub fn new(effort: &'a Effort, limits: &'a Limits) -> Asker<'a> {
        Asker {
            effort,
            limits,
            verifier: None,
            bodies: Bodies::default(),
            written: FxHashSet::default(),
            definitions: FxHashMap::default(),
            cache: effort.cache.as_deref().map(Cache::read),
            answers: FxHashMap::default(),
            declared: BTreeSet::new(),
            counters: Counters::default(),
            kept: effort.keep_conditions.then(Conditions::default),
        }
    }

    /// Asks a condition.
    pub fn ask(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        match self.answers.get(&question.formula) {
            Some(answer) => answer.clone(),
            None => self.remember_or_ask(workshop, question, false),
        }
    }

    /// Asks a condition if no earlier run has; of a counterexample that run has no values.
    fn remember_or_ask(&mut self, workshop: &Workshop, question: &Question, for_values: bool) -> Answer {
        if self.cache.is_none() || workshop.graph.truth_of(question.formula) == Some(false) {
            return self.ask_again(workshop, question);
        }
        let digest = self.digest(workshop, question.formula);
        let known = self.cache.as_ref().and_then(|cache| cache.get(&digest));
        let known = known.filter(|is_valid| *is_valid || !for_values);
        let answer = match known {
            Some(is_valid) => {
                self.counters.known += 1;
                let answer = if is_valid { Answer::Valid } else { Answer::Falsified };
                self.answers.insert(question.formula, answer.clone());
                answer
            }
            None => self.ask_again(workshop, question),
        };
        if let (None, Some(cache), Answer::Valid | Answer::Falsified) = (known, &mut self.cache, &answer) {
            cache.insert(digest, answer == Answer::Valid);
        }
        answer
    }

    /// What a condition and all bodies that it may need are known by.
    fn digest(&mut self, workshop: &Workshop, formula: Term) -> Digest {
        let graph = &*workshop.graph;
        let (direct, order) = self.needed(workshop, formula);
        for symbol in &order {
            if let Some(effect) = workshop.bodies.get(symbol) {
                self.definitions.entry(*symbol).or_insert_with(|| text::definition(graph, effect));
            }
        }
        let summaries = summaries_of(workshop, &direct);
        let condition = text::condition(graph, formula, &summaries, &self.declared, None);
        let bodies = order.iter().filter_map(|symbol| self.definitions.get(symbol).map(String::as_str));
        digest_of(std::iter::once(condition.as_str()).chain(bodies))
    }

    /// Writes down the answers for the next run; why not, if it cannot.
    pub fn keep_answers(&self) -> Option<String> {
        let cache = self.cache.as_ref()?;
        cache.write().err().map(|error| format!("answers are not kept: {error}"))
    }

    /// Asks a condition anew unless it is known to be valid: values can be asked for afterwards.
    pub fn ask_for_values(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        match self.answers.get(&question.formula) {
            Some(Answer::Valid) => Answer::Valid,
            _ => self.remember_or_ask(workshop, question, true),
        }
    }

    fn ask_again(&mut self, workshop: &Workshop, question: &Question) -> Answer {
        if workshop.graph.truth_of(question.formula) == Some(false) {
            return Answer::Valid;
        }
        if let Some(stop) = self.limits.stopped() {
            return Answer::Unknown(stop.into());
        }
        let answer = match self.play(workshop, question) {
            Ok(answer) => answer,
            Err(error) => {
                if matches!(error, VcError::Transport(_) | VcError::Answer(_)) {
                    self.verifier = None;
                }
                failed(&error)
            }
        };
        if !matches!(answer, Answer::Unknown(_)) {
            self.answers.insert(question.formula, answer.clone());
        }
        answer
    }

    fn play(&mut self, workshop: &Workshop, question: &Question) -> Result<Answer, VcError> {
        let text = self.condition(workshop, question.formula)?;
        let condition = Condition::parse(text.as_bytes())?;
        if let Some(kept) = &mut self.kept {
            kept.conditions.push((question.says.clone(), text));
        }
        let until = self.limits.within(question.most);
        let verifier = match &mut self.verifier {
            Some(verifier) => verifier,
            None => self.verifier.insert(open(self.effort, self.limits)?),
        };
        verifier.set_timeout(Some(until.saturating_duration_since(Instant::now())));
        self.counters.conditions += 1;
        let outcome = verifier.decide(&condition, &self.bodies)?;
        self.counters.expansions = self.counters.expansions.saturating_add(outcome.used);
        self.counters.possible = self.counters.possible.saturating_add(outcome.possible);
        Ok(match outcome.verdict {
            Verdict::Valid => Answer::Valid,
            Verdict::Falsified { .. } => Answer::Falsified,
            Verdict::Unknown(why) => Answer::Unknown(why),
        })
    }

    /// The function symbols of a condition, and all that it and the bodies that it may need have. What has no
    /// body is declared.
    fn needed(&mut self, workshop: &Workshop, formula: Term) -> (Vec<Term>, Vec<Term>) {
        let graph = &*workshop.graph;
        let direct = symbols(graph, formula);
        let (mut seen, mut order) = (FxHashSet::default(), Vec::new());
        let mut work = direct.clone();
        self.declared = workshop.variables_in(formula).into_iter().collect();
        while let Some(symbol) = work.pop() {
            if !seen.insert(symbol) {
                continue;
            }
            match workshop.bodies.get(&symbol) {
                Some(effect) => {
                    order.push(symbol);
                    work.extend(symbols(graph, effect.body));
                }
                None => drop(self.declared.insert(symbol)),
            }
        }
        (direct, order)
    }

    /// The text of a condition; bodies that it may need are written down.
    fn condition(&mut self, workshop: &Workshop, formula: Term) -> Result<String, VcError> {
        let graph = &*workshop.graph;
        let (direct, order) = self.needed(workshop, formula);
        let mut new = String::new();
        for symbol in order {
            if let Some(effect) = workshop.bodies.get(&symbol)
                && self.written.insert(symbol)
            {
                new.push_str(&text::definition(graph, effect));
            }
        }
        if !new.is_empty() {
            let bodies = std::mem::take(&mut self.bodies);
            self.bodies = Bodies::parse(new.as_bytes())?.over(&bodies);
            if let Some(kept) = &mut self.kept {
                kept.bodies.push_str(&new);
            }
        }
        let summaries = summaries_of(workshop, &direct);
        let memory = self.effort.connect.is_none().then_some(self.limits.memory / 2);
        Ok(text::condition(graph, formula, &summaries, &self.declared, memory))
    }

    /// Whether the last condition speaks of a variable or an unknown value.
    pub fn knows(&self, symbol: Term) -> bool {
        self.declared.contains(&symbol)
    }

    /// The values of Boolean and bit-vector terms in the last counterexample, over what the condition speaks
    /// of; `None` if there are none.
    pub fn values(&mut self, workshop: &Workshop, terms: &[Term]) -> Option<Vec<BitVec>> {
        let texts: Vec<String> = terms.iter().map(|&term| text::term(workshop.graph, term)).collect();
        let values = self.verifier.as_mut()?.values(&texts).ok()?;
        let values: Option<Vec<BitVec>> = values.iter().map(|value| number(value)).collect();
        values.filter(|values| values.len() == terms.len())
    }
}

/// Those of some function symbols that have a body.
fn summaries_of(workshop: &Workshop, symbols: &[Term]) -> Vec<Term> {
    symbols.iter().copied().filter(|symbol| workshop.bodies.contains_key(symbol)).collect()
}

/// A session of the solver in this process, or of a daemon.
fn open(effort: &Effort, limits: &Limits) -> Result<Verifier, VcError> {
    match &effort.connect {
        Some(address) => {
            let session = Javelin::connect(address).map_err(|error| {
                VcError::File(address.clone(), format!("no daemon answers there: {error}"))
            })?;
            Verifier::new(session, Settings::default())
        }
        None => Verifier::new(InProcess::canceled_by(Arc::clone(&limits.cancel)), Settings::default()),
    }
}

/// A value as it is written.
fn number(text: &str) -> Option<BitVec> {
    let tree = Expression::read(text.as_bytes()).ok()?;
    crate::prover::smtlib::read_value(&tree, tree.root())
}

impl Workshop<'_> {
    /// The variables of a term that are no function symbols.
    fn variables_in(&self, term: Term) -> Vec<Term> {
        let is_value = |variable: &Term| {
            !matches!(self.graph.sorts.kind(self.graph.sort(*variable)), SortKind::Function(..))
        };
        javelin_solver::term::traverse::variables(self.graph, &[term]).into_iter().filter(is_value).collect()
    }
}
