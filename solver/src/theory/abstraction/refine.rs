//! Refinement: the applications that a counterexample depends on and is wrong about.
//!
//! **Idea.** From the assertions down, through what the values make relevant, to applications (algorithms 2
//! and 3 of *Structural Abstraction of Software Verification Conditions*; 4 and 5 of Babić's thesis).
//!
//! **Here.** An application that was expanded is entered through its body. One that was not is evaluated:
//! where the body has the value of the counterexample, only the arguments matter; else it is wrong, and
//! its arguments wait until it is expanded. So the wrong ones do not contain each other. A body that is right
//! and leads to the caller is entered. With `abstraction-consequents` the last operand is searched first: the
//! property after the path to it, the conclusion after the premises. The loop is not one of
//! [`javelin_term::traverse`]: it works on the way down, where values decide which parts are entered, and may
//! end early.
//!
//! **Contract.** No application among the wrong ones was expanded before.
//!
//! **Cost.** Each term once.

use rustc_hash::FxHashMap;

use super::Abstraction;
use super::relevant::relevant;
use crate::levels::Levels;
use crate::theory::round::Round;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::memo::Memo;
use javelin_term::summary::{asks_caller, is_application};

/// The search for the applications that one candidate depends on.
pub struct Refinement<'a> {
    abstraction: &'a mut Abstraction,
    seen: Memo,
    stack: Vec<Term>,
    /// Whether evaluation decides even where it is switched off.
    wide: bool,
    /// The applications to which the caller has given a meaning, by symbol and numbers of arguments.
    expanded: Option<FxHashMap<Vec<u32>, Term>>,
    /// Applications to be expanded, in the order they were found.
    pub wrong: Vec<Term>,
    /// Applications to which the caller has not given a meaning.
    pub asked: Vec<Term>,
}

impl<'a> Refinement<'a> {
    /// A search that has found nothing.
    pub fn new(abstraction: &'a mut Abstraction, wide: bool) -> Refinement<'a> {
        Refinement {
            abstraction,
            seen: Memo::new(),
            stack: Vec::new(),
            wide,
            expanded: None,
            wrong: Vec::new(),
            asked: Vec::new(),
        }
    }

    /// Searches from the asserted terms that contain applications.
    pub fn search_roots(&mut self, round: &mut Round<'_>, levels: &Levels) -> Result<(), Stop> {
        self.search(round, self.abstraction.roots.items(levels).to_vec())
    }

    /// Searches from the terms that stand for eliminated variables, unless something was found already.
    pub fn search_definitions(&mut self, round: &mut Round<'_>) -> Result<(), Stop> {
        match self.wrong.is_empty() && self.asked.is_empty() {
            true => self.search(round, self.abstraction.definitions.clone()),
            false => Ok(()),
        }
    }

    /// Searches from these terms.
    fn search(&mut self, round: &mut Round<'_>, roots: Vec<Term>) -> Result<(), Stop> {
        self.stack.extend(roots);
        if !self.abstraction.params.abstraction_consequents {
            self.stack.reverse();
        }
        let mut parts = Vec::new();
        while let Some(term) = self.stack.pop() {
            if self.seen.contains(term) || self.abstraction.containing.find(round.graph, term).is_none() {
                continue;
            }
            self.seen.set(term, 0);
            if !self.abstraction.params.abstraction_size_order
                && self.wrong.len() >= self.abstraction.params.abstraction_expansions
            {
                return Ok(());
            }
            if is_application(round.graph, term) {
                self.visit(round, term)?;
                continue;
            }
            parts.clear();
            match self.abstraction.params.abstraction_dont_care {
                true => self.relevant(round, term, &mut parts)?,
                false => parts.extend_from_slice(round.graph.children(term)),
            }
            if !self.abstraction.params.abstraction_consequents {
                parts.reverse();
            }
            self.stack.extend_from_slice(&parts);
        }
        Ok(())
    }

    fn relevant(&mut self, round: &mut Round<'_>, term: Term, parts: &mut Vec<Term>) -> Result<(), Stop> {
        let choices = relevant(round, term, parts)?;
        if choices.is_empty() {
            return Ok(());
        }
        let containing = &mut self.abstraction.containing;
        let is_free =
            |&choice: &Term| self.seen.contains(choice) || containing.find(round.graph, choice).is_none();
        if !choices.iter().any(is_free) {
            let last = self.abstraction.params.abstraction_consequents;
            parts.extend(if last { choices.last() } else { choices.first() });
        }
        Ok(())
    }

    fn visit(&mut self, round: &mut Round<'_>, application: Term) -> Result<(), Stop> {
        let known = [&self.abstraction.bodies, &self.abstraction.meanings];
        if let Some(&body) = known.into_iter().find_map(|table| table.get(&application)) {
            self.stack.push(body);
            return Ok(());
        }
        let has_body = round.graph.applied(application).is_some_and(|summary| summary.body.is_some());
        if !has_body {
            match self.expanded_alike(round, application)? {
                Some(alike) => {
                    self.stack.extend_from_slice(&round.graph.children(application)[1..]);
                    self.stack.push(alike);
                }
                None => self.asked.push(application),
            }
        } else if !self.is_right(round, application)? {
            self.wrong.push(application);
        } else if asks_caller(round.graph, application) {
            let body = self.abstraction.instance(round.graph, application)?;
            self.stack.push(body);
        } else {
            self.stack.extend_from_slice(&round.graph.children(application)[1..]);
        }
        Ok(())
    }

    /// An application with the same values of arguments to which the caller has given a meaning. Congruence
    /// makes them equal; preprocessing may have made them different terms.
    fn expanded_alike(&mut self, round: &mut Round<'_>, application: Term) -> Result<Option<Term>, Stop> {
        if self.abstraction.meanings.is_empty() {
            return Ok(None);
        }
        let expanded = match self.expanded.take() {
            Some(expanded) => expanded,
            None => {
                let mut expanded = FxHashMap::default();
                let mut applications: Vec<Term> = self.abstraction.meanings.keys().copied().collect();
                applications.sort_unstable();
                for known in applications {
                    expanded.entry(key(round, known)?).or_insert(known);
                }
                expanded
            }
        };
        let alike = expanded.get(&key(round, application)?).copied();
        self.expanded = Some(expanded);
        Ok(alike)
    }

    /// Whether the body of an application is known to give it its value.
    fn is_right(&mut self, round: &mut Round<'_>, application: Term) -> Result<bool, Stop> {
        if !(self.abstraction.params.abstraction_evaluate || self.wide) {
            return Ok(false);
        }
        self.abstraction.counts.evaluations += 1;
        let effort = self.abstraction.params.abstraction_evaluate_effort;
        let agrees = round.candidate.agrees(round.graph, application, effort)? == Some(true);
        self.abstraction.counts.agreements += u64::from(agrees);
        Ok(agrees)
    }

    /// Takes all applications that are wrong, relevant or not.
    pub fn take_all(&mut self, round: &mut Round<'_>) -> Result<(), Stop> {
        for &term in round.terms {
            if is_application(round.graph, term) {
                self.visit(round, term)?;
            }
        }
        Ok(())
    }
}

/// The symbol of an application and the numbers of the values of its arguments.
fn key(round: &mut Round<'_>, application: Term) -> Result<Vec<u32>, Stop> {
    let Round { graph, candidate, .. } = round;
    let mut key = vec![graph.child(application, 0).index() as u32];
    for &argument in &graph.children(application)[1..] {
        key.push(candidate.number(graph, argument)?);
    }
    Ok(key)
}
