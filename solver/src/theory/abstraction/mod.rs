//! Structural abstraction: applications of summaries are free until a counterexample depends on what they
//! mean.
//!
//! **Idea.** Inlining all calls of a program explodes, and most proofs need few of them. So each call is a
//! free vector; a counterexample names calls that it depends on, whose bodies are then used (Babić and Hu,
//! *Structural Abstraction of Software Verification Conditions*).
//!
//! **Here.** A round walks from the assertions through what the counterexample makes relevant (`relevant`)
//! to applications (`refine`). One whose body evaluates to the value it has is right already. Of the others
//! several are expanded at once: the lemma that it equals its body becomes clauses. Applications that the
//! caller holds are asked for when nothing else is left. The terms that preprocessing has put in place of
//! variables are searched last: an application that stands nowhere else gives a variable its value, and the
//! caller's body of it may mention that variable.
//!
//! **Contract.** Lemmas are instances of definitions: they hold whatever is asserted, so they stay. A round
//! that finds nothing leaves a candidate in which every relevant application has the value of its body;
//! should the model check still fail, [`Abstraction::widen`] has the next round take every application that
//! is wrong.
//!
//! **Cost.** A round is linear in the active assertions with applications and in the bodies that were used
//! for them; an evaluation takes `abstraction-evaluate-effort` steps at most.

mod refine;
mod relevant;

use rustc_hash::{FxHashMap, FxHashSet};

use super::round::Round;
use crate::expansion_order::ExpansionOrder;
use crate::levels::{LevelVec, Levels};
use crate::params::Params;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::statistics::Statistic;
use javelin_term::substitute::Substitution;
use javelin_term::summary::{is_abstract, is_application};
use javelin_term::traverse::Occurrence;
use refine::Refinement;

/// An application and its body over the arguments.
#[derive(Clone, Copy, Debug)]
pub struct BodyInstance {
    /// The application of the summary.
    pub application: Term,
    /// The term that it equals.
    pub body: Term,
}

/// The applications that a candidate depends on and is wrong about.
pub enum Needed {
    /// Every application that matters is right.
    Nothing,
    /// These applications have to equal their bodies.
    Bodies(Vec<BodyInstance>),
    /// The counterexample depends on these applications, which the caller holds.
    Answers(Vec<Term>),
}

#[derive(Clone, Copy, Debug, Default)]
struct AbstractionCounts {
    expansions: u64,
    rounds: u64,
    evaluations: u64,
    agreements: u64,
    widenings: u64,
}

/// The applications and what is known of them.
pub struct Abstraction {
    params: Params,
    /// Asserted terms that contain applications, oldest first.
    roots: LevelVec<Term>,
    /// The terms that stand for eliminated variables in this check and lead to the caller.
    definitions: Vec<Term>,
    /// Which terms contain applications.
    containing: Occurrence,
    /// The bodies of applications that were expanded, in normal form.
    bodies: FxHashMap<Term, Term>,
    /// The lemmas that these equal their bodies, as they were encoded.
    lemmas: FxHashMap<Term, Term>,
    /// The meanings that the caller gives its applications, for this check.
    meanings: FxHashMap<Term, Term>,
    /// All applications that ever took part.
    met: FxHashSet<Term>,
    substitution: Substitution,
    /// Whether the next round takes everything that is wrong, and whether the last one did.
    wide: bool,
    was_wide: bool,
    counts: AbstractionCounts,
}

impl Abstraction {
    pub fn new(params: &Params) -> Abstraction {
        Abstraction {
            params: params.clone(),
            roots: LevelVec::new(),
            definitions: Vec::new(),
            containing: Occurrence::new(is_application),
            bodies: FxHashMap::default(),
            lemmas: FxHashMap::default(),
            meanings: FxHashMap::default(),
            met: FxHashSet::default(),
            substitution: Substitution::new(),
            wide: false,
            was_wide: false,
            counts: AbstractionCounts::default(),
        }
    }

    /// Takes a term that is asserted at the current level.
    pub fn assert(&mut self, levels: &Levels, graph: &Graph, term: Term) {
        if !graph.summaries.is_empty() && self.containing.find(graph, term).is_some() {
            self.roots.push(levels, term);
        }
    }

    /// Takes what holds for this check alone, in place of what held for the last one: the terms that stand
    /// for eliminated variables, and the meanings that the caller gives its applications.
    pub fn suppose(&mut self, definitions: Vec<Term>, meanings: impl IntoIterator<Item = (Term, Term)>) {
        self.definitions = definitions;
        self.meanings.clear();
        self.meanings.extend(meanings);
    }

    /// Whether there is nothing to search.
    pub fn is_idle(&self, levels: &Levels) -> bool {
        self.roots.is_empty(levels) && self.definitions.is_empty()
    }

    /// Takes the lemma that an application equals its body: the body in normal form, and the lemma as it was
    /// encoded.
    pub fn note_expansion(&mut self, application: Term, body: Term, lemma: Term) {
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

    /// Makes the next round take every application that is wrong, relevant or not; false if the last one did.
    pub fn widen(&mut self, levels: &Levels) -> bool {
        let is_new = !self.is_idle(levels) && !self.was_wide;
        self.counts.widenings += u64::from(is_new);
        self.wide |= is_new;
        is_new
    }

    /// Looks for applications that the candidate depends on and is wrong about.
    ///
    /// # Errors
    /// A limit was reached.
    pub(super) fn round(&mut self, levels: &Levels, round: &mut Round<'_>) -> Result<Needed, Stop> {
        let wide = std::mem::take(&mut self.wide);
        self.was_wide = wide;
        if self.is_idle(levels) {
            return Ok(Needed::Nothing);
        }
        self.counts.rounds += 1;
        self.met.extend(round.terms.iter().copied().filter(|&term| is_application(round.graph, term)));
        let mut refinement = Refinement::new(self, wide);
        match wide {
            false => refinement.search_roots(round, levels)?,
            true => refinement.take_all(round)?,
        }
        refinement.search_definitions(round)?;
        let Refinement { mut wrong, asked, .. } = refinement;
        if wrong.is_empty() {
            return Ok(if asked.is_empty() { Needed::Nothing } else { Needed::Answers(asked) });
        }
        let (factor, limit) = (self.params.abstraction_size_factor, self.params.abstraction_expansions);
        match self.params.abstraction_size_order {
            true => {
                let weight = |&term: &Term| round.graph.applied(term).map_or(0, |summary| summary.weight);
                ExpansionOrder { factor, limit }.choose(&mut wrong, weight);
            }
            false => wrong.truncate(limit),
        }
        let mut instances = Vec::with_capacity(wrong.len());
        for application in wrong {
            self.counts.expansions += 1;
            instances.push(BodyInstance { application, body: self.instance(round.graph, application)? });
        }
        Ok(Needed::Bodies(instances))
    }

    /// The body of an application over its arguments.
    fn instance(&mut self, graph: &mut Graph, application: Term) -> Result<Term, Stop> {
        let size = graph.applied(application).map_or(0, |summary| summary.size);
        if !graph.has_room(size) {
            return Err(Stop::Memory);
        }
        graph
            .instance(application, &mut self.substitution)
            .ok_or(Stop::Broken("an expanded application without a body"))
    }

    /// How many applications were set equal to their bodies.
    pub fn expansions(&self) -> u64 {
        self.counts.expansions
    }

    /// The counters of abstraction, as rows.
    pub fn statistics(&self) -> [Statistic; 6] {
        let AbstractionCounts { expansions, rounds, evaluations, agreements, widenings } = self.counts;
        let applications = self.met.len() as u64;
        [
            Statistic::new("summary-applications", applications, "Applications of summaries that took part."),
            Statistic::new(
                "summary-expansions",
                expansions,
                "Applications that were set equal to their bodies.",
            ),
            Statistic::new(
                "summary-rounds",
                rounds,
                "Searches for applications that a candidate is wrong about.",
            ),
            Statistic::new("summary-evaluations", evaluations, "Bodies evaluated under a candidate."),
            Statistic::new("summary-agreements", agreements, "Evaluations that agreed with the candidate."),
            Statistic::new("summary-widenings", widenings, "Rounds that looked at all applications."),
        ]
    }

    /// Panics if an invariant is broken. Linear in what is asserted and what was expanded.
    pub fn check_invariants(&self, levels: &Levels, graph: &Graph) {
        self.roots.check_invariants(levels);
        for &root in self.roots.items(levels) {
            assert!(self.containing.known(root).is_some(), "{root:?} is a root without applications");
        }
        assert_eq!(self.bodies.len(), self.lemmas.len(), "each expansion has a body and a lemma");
        for (&application, &body) in &self.bodies {
            assert!(is_abstract(graph, application), "{application:?} was expanded and has no body");
            assert_eq!(
                graph.sort(application),
                graph.sort(body),
                "{application:?} is not of its body's sort"
            );
            assert!(self.lemmas.contains_key(&application), "{application:?} was expanded and has no lemma");
        }
        for (&application, &meaning) in &self.meanings {
            assert_eq!(
                graph.sort(application),
                graph.sort(meaning),
                "{application:?} is not of its meaning's sort"
            );
        }
    }
}
