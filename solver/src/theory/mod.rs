//! Arrays and functions: is the candidate of the SAT core a model of them too, and if not, why not.
//!
//! **Idea.** Lemmas on demand (de Moura and Ruess, *Lemmas on Demand for Satisfiability Solvers*): reads and
//! applications are free vectors until a candidate breaks a law; the instance of the law that it breaks is added.
//!
//! **Here.** A round takes the values of all free terms, checks functions ([`functions`]) and arrays ([`arrays`]), then
//! applications of summaries ([`abstraction`]), and returns several lemmas at once, or a model. Equalities of arrays that the candidate refutes get an index at which
//! the arrays differ. Elements of uninterpreted sorts are vectors of a fixed width.
//!
//! **Contract.** Lemmas hold under every assignment that satisfies what was asserted for good (and for some fresh index of a
//! refuted equality), so they stay, whatever is popped. A round without lemmas ends in values that
//! satisfy every active assertion which the candidate satisfied; the model check has the last word.
//!
//! **Cost.** A round is linear in the terms of arrays and functions under active assertions and in what their indices and
//! arguments are made of, plus the steps that reads take over equal arrays.

pub mod abstraction;
mod arrays;
mod candidate;
mod classes;
mod cone;
mod functions;

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::limits::{Limits, Stop};
use crate::params::Params;
use crate::term::array::ELEMENT_WIDTH;
use crate::term::eval::Assignment;
use crate::term::graph::{Graph, Term};
use crate::term::operator::Operator;
use crate::term::sort::SortKind;
use abstraction::{Abstraction, Expansion, Round};
use arrays::expand::Expansions;
use arrays::network::Network;
use candidate::Candidate;
pub use candidate::Source;
use cone::Cone;

/// How many lemmas and how many conditions in them a round may make before it ends.
const LEMMAS: usize = 4096;
const CONDITIONS: usize = 1 << 16;

/// What a round ends with.
pub enum Outcome {
    /// The candidate breaks these laws.
    Lemmas(Vec<Term>),
    /// These applications of summaries have to equal their bodies, and these lemmas hold.
    Expand(Vec<Expansion>, Vec<Term>),
    /// The candidate depends on these applications of summaries, which the client holds. Its values come second.
    Ask(Vec<Term>, Assignment),
    /// The candidate is a model, with values for arrays and functions.
    Model(Assignment),
}

/// What the client says of an application: what it means, and that it equals this as it was encoded.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// The application, simplified.
    pub application: Term,
    /// What it means, simplified.
    pub meaning: Term,
    /// Their equality.
    pub lemma: Term,
}

/// Lemmas of one round.
struct Lemmas<'a> {
    found: Vec<Term>,
    conditions: usize,
    /// Equalities of arrays that lemmas conclude.
    equalities: Vec<Term>,
    /// Something is neither right nor known to be wrong: without lemmas the round is undecided.
    is_open: bool,
    /// Those of earlier rounds.
    known: &'a FxHashMap<Term, Term>,
}

impl Lemmas<'_> {
    fn is_full(&self) -> bool {
        self.found.len() >= LEMMAS || self.conditions >= CONDITIONS
    }

    /// Adds: the conditions imply the conclusion.
    fn imply(&mut self, graph: &mut Graph, conditions: Vec<Term>, conclusion: Term) {
        let size = conditions.len();
        let lemma = implication(graph, conditions, conclusion);
        self.add(graph, lemma, size, conclusion);
    }

    /// The same, unless it is known.
    fn imply_new(&mut self, graph: &mut Graph, conditions: Vec<Term>, conclusion: Term) {
        let size = conditions.len();
        let lemma = implication(graph, conditions, conclusion);
        if !self.known.contains_key(&lemma) {
            self.add(graph, lemma, size, conclusion);
        }
    }

    fn add(&mut self, graph: &Graph, lemma: Term, conditions: usize, conclusion: Term) {
        if candidate::is_array_equality(graph, conclusion) {
            self.equalities.push(conclusion);
        }
        self.conditions += conditions;
        self.found.push(lemma);
    }
}

/// The conditions imply the conclusion.
fn implication(graph: &mut Graph, mut conditions: Vec<Term>, conclusion: Term) -> Term {
    conditions.push(graph.not(conclusion));
    conditions.sort_unstable();
    conditions.dedup();
    let violation = graph.and(&conditions);
    graph.not(violation)
}

/// The lemma that makes an equality of arrays true or gives an index where they differ: always the same.
fn witness(witnesses: &mut FxHashMap<Term, Term>, graph: &mut Graph, equality: Term) -> Result<Term, Stop> {
    match witnesses.get(&equality) {
        Some(&lemma) => Ok(lemma),
        None => {
            let lemma = arrays::extensionality::witness(graph, equality)?;
            witnesses.insert(equality, lemma);
            Ok(lemma)
        }
    }
}

/// What is known of arrays and functions over all checks.
pub struct Theory {
    cone: Cone,
    abstraction: Abstraction,
    /// The lemma that makes an equality of arrays true or gives an index where they differ.
    witnesses: FxHashMap<Term, Term>,
    /// The lemmas that were handed out, in the form in which they were encoded.
    known: FxHashMap<Term, Term>,
    /// Equalities of arrays that rewriting makes something else, with what it makes of them.
    aliases: BTreeSet<(Term, Term)>,
    /// Equalities of arrays that the last lemmas are about.
    concluded: Vec<Term>,
    expansions: Expansions,
    rounds: u64,
}

impl Theory {
    /// A theory without terms.
    pub fn new(params: &Params) -> Theory {
        Theory {
            cone: Cone::default(),
            abstraction: Abstraction::new(params),
            witnesses: FxHashMap::default(),
            known: FxHashMap::default(),
            aliases: BTreeSet::new(),
            concluded: Vec::new(),
            expansions: Expansions::default(),
            rounds: 0,
        }
    }

    /// Opens a level.
    pub fn push(&mut self) {
        self.cone.push();
        self.abstraction.push();
    }

    /// Closes the newest levels.
    pub fn pop(&mut self, levels: usize) {
        self.cone.pop(levels);
        self.abstraction.pop(levels);
    }

    /// Takes a term that is asserted or assumed at the current level.
    pub fn assert(&mut self, graph: &Graph, term: Term) {
        self.abstraction.assert(graph, term);
        self.collect(graph, term);
    }

    /// Takes part in what a term of the current level is made of.
    fn collect(&mut self, graph: &Graph, term: Term) {
        let Theory { cone, abstraction, witnesses, known, .. } = self;
        cone.collect(graph, term, |part| match witnesses.get(&part) {
            Some(lemma) => known.get(lemma).copied(),
            None => abstraction.lemma(part),
        });
    }

    /// Whether a term contains applications of summaries that lead to the client.
    pub fn asks_client(&mut self, graph: &Graph, term: Term) -> bool {
        self.abstraction.asks_client(graph, term)
    }

    /// Takes what stands for eliminated variables in this check and leads to the client. It takes part in no clause.
    pub fn define(&mut self, definitions: Vec<Term>) {
        self.abstraction.define(definitions);
    }

    /// Forgets what the client said of its summaries, and takes what it says in this check.
    pub fn tell(&mut self, graph: &Graph, told: &[Told]) {
        self.abstraction.forget_told();
        for &Told { application, meaning, lemma } in told {
            self.abstraction.tell(application, meaning);
            self.collect(graph, application);
            self.collect(graph, lemma);
        }
    }

    /// Takes the lemma of an expansion: the body in normal form, and the lemma as it is and as it was encoded.
    pub fn expanded(&mut self, graph: &Graph, expansion: Expansion, equality: Term, encoded: Term) {
        self.abstraction.expanded(expansion.application, expansion.body, encoded);
        if candidate::is_array_equality(graph, equality) {
            self.alias(equality, encoded);
        }
        self.collect(graph, encoded);
    }

    /// Has the next check look at all applications of summaries; whether that is something new.
    pub fn widen(&mut self) -> bool {
        self.abstraction.widen()
    }

    /// The equalities of arrays that the last lemmas are about, each to be rewritten and told of by [`Theory::alias`].
    pub fn take_concluded(&mut self) -> Vec<Term> {
        std::mem::take(&mut self.concluded)
    }

    /// Takes what rewriting makes of an equality of arrays: where that holds the arrays are the same, though no
    /// equality of arrays says so.
    pub fn alias(&mut self, equality: Term, rewritten: Term) {
        if rewritten != equality {
            self.aliases.insert((equality, rewritten));
        }
    }

    /// Whether there is nothing to check.
    pub fn is_idle(&self) -> bool {
        self.cone.terms().is_empty() && self.abstraction.is_idle()
    }

    /// Takes a lemma, in the form in which it was encoded, as part of the current level; whether it is new.
    pub fn learn(&mut self, graph: &Graph, lemma: Term, encoded: Term) -> bool {
        let is_new = self.known.insert(lemma, encoded).is_none();
        self.collect(graph, encoded);
        is_new
    }

    /// The number of active terms that take part: it grows with every round that finds something new.
    pub fn size(&self) -> usize {
        self.cone.terms().len()
    }

    /// Checks a candidate: the values of the variables, and what the SAT core says of free terms.
    ///
    /// # Errors
    /// A limit was reached, or something is not decided: arrays indexed by arrays, constant arrays over sorts of unknown size.
    pub fn check(
        &mut self,
        graph: &mut Graph,
        assignment: Assignment,
        source: &dyn Source,
        limits: &Limits,
    ) -> Result<Outcome, Stop> {
        limits.check()?;
        self.rounds += 1;
        self.complete(graph);
        self.check_room(graph)?;
        let terms = self.cone.terms();
        let mut candidate = Candidate::new(graph, assignment, terms, source);
        candidate.set_limits(limits);
        // What an alias is about has a value only while it takes part; where it does not, the lemma comes again and lists it.
        let listed = |&&(_, rewritten): &&(Term, Term)| !self.cone.is_missing(rewritten);
        let aliases: Vec<(Term, Term)> = self.aliases.iter().filter(listed).copied().collect();
        let network = Network::build(graph, &mut candidate, terms, &aliases)?;
        let mut lemmas = Lemmas {
            found: Vec::new(),
            conditions: 0,
            equalities: Vec::new(),
            is_open: false,
            known: &self.known,
        };
        functions::check(graph, &mut candidate, &network, terms, &mut lemmas)?;
        let expansions = &mut self.expansions;
        let fixpoint =
            arrays::check(graph, &mut candidate, &network, terms, &mut lemmas, expansions, limits)?;
        for &equality in network.refuted() {
            let lemma = witness(&mut self.witnesses, graph, equality)?;
            if self.known.get(&lemma).is_none_or(|&encoded| self.cone.is_missing(encoded)) {
                lemmas.found.push(lemma);
            }
        }
        if !lemmas.found.is_empty() {
            self.concluded = lemmas.equalities;
            return Ok(Outcome::Lemmas(lemmas.found));
        }
        if lemmas.is_open {
            return Err(Stop::Incomplete);
        }
        arrays::construct::assign(graph, &mut candidate, &network, &fixpoint)?;
        let clash = functions::assign(graph, &mut candidate, &network, terms)?;
        match clash {
            Some((left, right)) => {
                let equality = graph.equal(left, right);
                let lemma = witness(&mut self.witnesses, graph, equality)?;
                self.concluded = vec![equality];
                Ok(Outcome::Lemmas(vec![lemma]))
            }
            None => Ok(match self.abstraction.round(graph, &mut candidate, terms)? {
                Round::Expand(expansions, lemmas) => Outcome::Expand(expansions, lemmas),
                Round::Ask(applications) => Outcome::Ask(applications, candidate.assignment),
                Round::Done => Outcome::Model(candidate.assignment),
            }),
        }
    }

    /// Has the bodies take part of all applications that do and were expanded: at a level that was popped, perhaps.
    fn complete(&mut self, graph: &Graph) {
        let mut done = 0;
        while done < self.cone.terms().len() {
            let lemmas = self.abstraction.lemmas_of(&self.cone.terms()[done..]);
            done = self.cone.terms().len();
            for lemma in lemmas {
                if self.cone.is_missing(lemma) {
                    self.collect(graph, lemma);
                }
            }
        }
    }

    /// Refuses when there are more terms of uninterpreted sorts than half the elements they have.
    fn check_room(&self, graph: &Graph) -> Result<(), Stop> {
        let is_element = |&&term: &&Term| {
            matches!(graph.sorts.kind(graph.sort(term)), SortKind::Uninterpreted(..))
                && graph.operator(term) != Operator::Ite
        };
        match self.cone.terms().iter().filter(is_element).count() < 1 << (ELEMENT_WIDTH - 1) {
            true => Ok(()),
            false => Err(Stop::Incomplete),
        }
    }

    /// Counters: name and value.
    pub fn statistics(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let own = [("lemmas", self.known.len() as u64), ("theory-rounds", self.rounds)];
        own.into_iter().chain(self.abstraction.statistics())
    }
}
