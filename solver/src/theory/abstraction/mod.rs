//! Structural abstraction: applications of summaries are free until a counterexample depends on what they mean.
//!
//! **Idea.** Inlining all calls of a program explodes, and most proofs need few of them. So each call is a free vector; a
//! counterexample names calls that it depends on, whose bodies are then used (Babić and Hu, *Structural Abstraction of
//! Software Verification Conditions*).
//!
//! **Here.** A round walks from the assertions through what the counterexample makes relevant ([`relevant`]) to
//! applications ([`refine`]). One whose body evaluates to the value it has is right already. Of the others several are
//! expanded at once: the lemma that it equals its body becomes clauses. Applications that the client holds are asked for when
//! nothing else is left. What preprocessing has put in place of variables is searched last: an application that stands
//! nowhere else gives a variable its value, and the client's body of it may mention that variable.
//!
//! **Contract.** Lemmas are instances of definitions: they hold whatever is asserted, so they stay. A round that finds
//! nothing leaves a candidate in which every relevant application has the value of its body; should the model check
//! still fail, [`Abstraction::widen`] has the next round take every application that is wrong.
//!
//! **Cost.** A round is linear in the active assertions with applications and in the bodies that were used for them; an
//! evaluation takes `abstraction-evaluate-effort` steps at most.

mod refine;
mod relevant;

use rustc_hash::{FxHashMap, FxHashSet};

use super::candidate::Candidate;
use super::functions::congruence;
use super::implication;
use crate::expansion_order::ExpansionOrder;
use crate::limits::Stop;
use crate::params::Params;
use crate::term::graph::{Graph, Term};
use crate::term::substitute::Substitution;
use crate::term::summary::{asks_client, is_abstract, is_application};
use crate::term::walk::Occurrence;
use refine::{Refinement, key};

/// An application and its body over the arguments.
#[derive(Clone, Copy, Debug)]
pub struct Expansion {
    /// The application.
    pub application: Term,
    /// What it equals.
    pub body: Term,
}

/// What a round comes to.
pub enum Round {
    /// Every application that matters is right.
    Done,
    /// These applications have to equal their bodies, and these lemmas hold.
    Expand(Vec<Expansion>, Vec<Term>),
    /// The counterexample depends on these applications, which the client holds.
    Ask(Vec<Term>),
}

/// What was counted.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    expansions: u64,
    rounds: u64,
    evaluations: u64,
    agreements: u64,
    congruences: u64,
    widenings: u64,
}

/// The applications and what is known of them.
pub struct Abstraction {
    params: Params,
    /// What is asserted and contains applications, oldest first, and where the open levels begin.
    roots: Vec<Term>,
    levels: Vec<usize>,
    /// What stands for eliminated variables in this check and leads to the client.
    definitions: Vec<Term>,
    /// Which terms contain applications, and which contain some that lead to the client.
    containing: Occurrence,
    asking: Occurrence,
    /// What applications were expanded to, in normal form.
    bodies: FxHashMap<Term, Term>,
    /// The lemma, as it was encoded.
    lemmas: FxHashMap<Term, Term>,
    /// What the client says of its applications, for this check.
    told: FxHashMap<Term, Term>,
    /// All applications that ever took part.
    met: FxHashSet<Term>,
    substitution: Substitution,
    /// Whether the next round takes everything that is wrong, and whether the last one did.
    wide: bool,
    was_wide: bool,
    counts: Counts,
}

impl Abstraction {
    /// Nothing abstracted.
    pub fn new(params: &Params) -> Abstraction {
        Abstraction {
            params: params.clone(),
            roots: Vec::new(),
            levels: Vec::new(),
            definitions: Vec::new(),
            containing: Occurrence::new(is_application),
            asking: Occurrence::new(asks_client),
            bodies: FxHashMap::default(),
            lemmas: FxHashMap::default(),
            told: FxHashMap::default(),
            met: FxHashSet::default(),
            substitution: Substitution::new(),
            wide: false,
            was_wide: false,
            counts: Counts::default(),
        }
    }

    /// Opens a level.
    pub fn push(&mut self) {
        self.levels.push(self.roots.len());
    }

    /// Closes the newest levels.
    pub fn pop(&mut self, levels: usize) {
        let remaining = self.levels.len().saturating_sub(levels);
        if let Some(roots) = self.levels.drain(remaining..).next() {
            self.roots.truncate(roots);
        }
    }

    /// Takes a term that is asserted at the current level.
    pub fn assert(&mut self, graph: &Graph, term: Term) {
        if !graph.summaries.is_empty() && self.containing.find(graph, term).is_some() {
            self.roots.push(term);
        }
    }

    /// Whether a term contains applications that lead to the client.
    pub fn asks_client(&mut self, graph: &Graph, term: Term) -> bool {
        self.asking.find(graph, term).is_some()
    }

    /// Takes what stands for eliminated variables in this check.
    pub fn define(&mut self, definitions: Vec<Term>) {
        self.definitions = definitions;
    }

    /// Whether there is nothing to search.
    pub fn is_idle(&self) -> bool {
        self.roots.is_empty() && self.definitions.is_empty()
    }

    /// Forgets what the client said.
    pub fn forget_told(&mut self) {
        self.told.clear();
    }

    /// Takes what the client says of an application.
    pub fn tell(&mut self, application: Term, meaning: Term) {
        self.told.insert(application, meaning);
    }

    /// Takes the lemma that an application equals its body: the body in normal form, and the lemma as it was encoded.
    pub fn expanded(&mut self, application: Term, body: Term, lemma: Term) {
        self.bodies.insert(application, body);
        self.lemmas.insert(application, lemma);
    }

    /// The lemma of an application that was expanded.
    pub fn lemma(&self, application: Term) -> Option<Term> {
        self.lemmas.get(&application).copied()
    }

    /// The lemmas of applications among the terms.
    pub fn lemmas_of(&self, terms: &[Term]) -> Vec<Term> {
        match self.lemmas.is_empty() {
            true => Vec::new(),
            false => terms.iter().filter_map(|term| self.lemmas.get(term)).copied().collect(),
        }
    }

    /// Has the next round take every application that is wrong, relevant or not; whether that is something new.
    pub fn widen(&mut self) -> bool {
        let is_new = !self.is_idle() && !self.was_wide;
        self.counts.widenings += u64::from(is_new);
        self.wide |= is_new;
        is_new
    }

    /// Looks for applications that the candidate depends on and is wrong about. `terms` are all that take part.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn round(
        &mut self,
        graph: &mut Graph,
        candidate: &mut Candidate<'_>,
        terms: &[Term],
    ) -> Result<Round, Stop> {
        let wide = std::mem::take(&mut self.wide);
        self.was_wide = wide;
        if self.is_idle() {
            return Ok(Round::Done);
        }
        self.counts.rounds += 1;
        self.met.extend(terms.iter().copied().filter(|&term| is_application(graph, term)));
        let mut refinement = Refinement::new(self, wide);
        match wide {
            false => refinement.walk(graph, candidate)?,
            true => refinement.take_all(graph, candidate, terms)?,
        }
        refinement.walk_definitions(graph, candidate)?;
        let Refinement { mut wrong, asked, .. } = refinement;
        if wrong.is_empty() {
            return Ok(if asked.is_empty() { Round::Done } else { Round::Ask(asked) });
        }
        let lemmas = match self.params.abstraction_congruence {
            true => self.congruences(graph, candidate, terms, &mut wrong)?,
            false => Vec::new(),
        };
        let Params { abstraction_size_factor: factor, abstraction_expansions: limit, .. } = self.params;
        match self.params.abstraction_size_order {
            true => {
                let weight = |&term: &Term| graph.applied(term).map_or(0, |summary| summary.weight);
                ExpansionOrder { factor, limit }.choose(&mut wrong, weight);
            }
            false => wrong.truncate(limit),
        }
        let mut expansions = Vec::with_capacity(wrong.len());
        for application in wrong {
            expansions.push(self.expand(graph, application)?);
        }
        Ok(Round::Expand(expansions, lemmas))
    }

    fn expand(&mut self, graph: &mut Graph, application: Term) -> Result<Expansion, Stop> {
        self.counts.expansions += 1;
        Ok(Expansion { application, body: self.instance(graph, application)? })
    }

    /// The body of an application over its arguments.
    fn instance(&mut self, graph: &mut Graph, application: Term) -> Result<Term, Stop> {
        let size = graph.applied(application).map_or(0, |summary| summary.size);
        if !graph.has_room(size) {
            return Err(Stop::Memory);
        }
        graph.instance(application, &mut self.substitution).ok_or(Stop::Incomplete)
    }

    /// Lemmas for wrong applications that differ from others with the same values of arguments; these are no
    /// longer among the wrong.
    fn congruences(
        &mut self,
        graph: &mut Graph,
        candidate: &mut Candidate<'_>,
        terms: &[Term],
        wrong: &mut Vec<Term>,
    ) -> Result<Vec<Term>, Stop> {
        let mut first: FxHashMap<Vec<u32>, Term> = FxHashMap::default();
        let mut lemmas = Vec::new();
        for &application in terms {
            if !is_abstract(graph, application) {
                continue;
            }
            let before = *first.entry(key(graph, candidate, application)?).or_insert(application);
            let differ = candidate.value(graph, before)? != candidate.value(graph, application)?;
            let Some(position) = wrong.iter().position(|&term| term == before || term == application) else {
                continue;
            };
            if !differ {
                continue;
            }
            wrong.remove(position);
            self.counts.congruences += 1;
            let (conditions, conclusion) = congruence(graph, before, application);
            lemmas.push(implication(graph, conditions, conclusion));
        }
        Ok(lemmas)
    }

    /// Counters: name and value.
    pub fn statistics(&self) -> [(&'static str, u64); 7] {
        let Counts { expansions, rounds, evaluations, agreements, congruences, widenings } = self.counts;
        [
            ("summary-applications", self.met.len() as u64),
            ("summary-expansions", expansions),
            ("summary-rounds", rounds),
            ("summary-evaluations", evaluations),
            ("summary-agreements", agreements),
            ("summary-congruences", congruences),
            ("summary-widenings", widenings),
        ]
    }
}
