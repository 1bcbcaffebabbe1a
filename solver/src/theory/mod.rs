//! Arrays and functions: is the candidate of the SAT core a model of them too, and if not, why not.
//!
//! **Idea.** Lemmas on demand (de Moura and Ruess, *Lemmas on Demand for Satisfiability Solvers*): reads and
//! applications are free vectors until a candidate breaks a law; the instance of the law that it breaks is
//! added.
//!
//! **Here.** A round takes the values of all free terms, checks functions (`functions`) and arrays
//! (`arrays`), then applications of summaries ([`abstraction`]), and makes several lemmas at once, or a
//! model. Equalities of arrays that the candidate refutes get an index at which the arrays differ. Elements
//! of uninterpreted sorts are vectors of a fixed width.
//!
//! **Protocol.** [`Theory::assert`] takes each term that becomes clauses, [`Theory::suppose`] what holds for
//! one check alone. [`Theory::check`] takes a candidate and hands lemmas to an [`Encode`], which makes them
//! clauses and says in which form. [`Theory::widen`] is called when a model that came out fails its check.
//! Levels that were closed are noticed.
//!
//! **Contract.** Lemmas hold under every assignment that satisfies what was asserted for good (and for some
//! fresh index of a refuted equality), so they stay, whatever is popped. A round without lemmas ends in
//! values that satisfy every active assertion which the candidate satisfied; the model check has the last
//! word. A check that a limit has interrupted can be repeated.
//!
//! **Cost.** A round is linear in the terms of arrays and functions under active assertions and in what their
//! indices and arguments are made of, plus the steps that reads take over equal arrays.

pub mod abstraction;
mod arithmetic;
mod arrays;
mod candidate;
mod classes;
mod cone;
mod functions;

use std::collections::{BTreeSet, VecDeque};

use rustc_hash::FxHashMap;

use crate::levels::Levels;
use crate::params::Params;
use abstraction::{Abstraction, Instance};
use arithmetic::{Arithmetic, Values};
use arrays::network::Network;
use arrays::unroll::Unrolling;
use candidate::Candidate;
pub use candidate::{Encode, Source};
use cone::Cone;
use javelin_term::array::ELEMENT_WIDTH;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::statistics::Statistic;
use javelin_term::traverse::is_beyond_bitvectors;

/// How many lemmas and how many conditions in them a round may make before it ends.
const LEMMAS: usize = 4096;
const CONDITIONS: usize = 1 << 16;

/// How many models of a check may break definitions of arrays before the check is given up.
const TRIED: usize = 1024;

/// How a check of a candidate ends.
pub enum Finding {
    /// The candidate breaks laws or depends on bodies of summaries: so many lemmas have become clauses.
    Lemmas(u64),
    /// The candidate breaks laws whose lemmas were all clauses before: a bug of ours.
    Stuck,
    /// The candidate depends on these applications of summaries, which the client holds. Its values come
    /// second.
    Ask(Vec<Term>, Assignment),
    /// The candidate is a model, with values for arrays and functions.
    Model(Assignment),
}

/// The meaning that the client gives an application of a summary, simplified for one check.
#[derive(Clone, Copy, Debug)]
pub struct Expansion {
    /// The application.
    pub application: Term,
    /// The term that it equals.
    pub meaning: Term,
    /// The equality, as it is encoded.
    pub lemma: Term,
}

/// How a round ends, before lemmas are encoded.
enum Round {
    /// The candidate breaks these laws.
    Lemmas(Vec<Term>),
    /// The applications have to equal their bodies.
    Expand(Vec<Instance>),
    /// The candidate depends on these applications.
    Ask(Vec<Term>, Assignment),
    /// There is nothing wrong with the candidate.
    Model(Assignment),
}

/// Lemmas of one round.
struct Lemmas<'a> {
    found: Vec<Term>,
    conditions: usize,
    /// Equalities of arrays that lemmas conclude.
    equalities: Vec<Term>,
    /// Something is neither right nor known to be wrong: without lemmas the round is undecided.
    is_open: bool,
    /// The lemmas of earlier rounds.
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

/// Arrays, functions and summaries over all checks.
pub struct Theory {
    cone: Cone,
    arithmetic: Arithmetic,
    abstraction: Abstraction,
    /// The lemma that makes an equality of arrays true or gives an index where they differ.
    witnesses: FxHashMap<Term, Term>,
    /// The lemmas that were handed out, in the form in which they were encoded.
    known: FxHashMap<Term, Term>,
    /// Equalities of arrays that rewriting makes something else, with what it makes of them.
    aliases: BTreeSet<(Term, Term)>,
    /// Equalities of arrays that lemmas conclude and of which it is not known yet what rewriting makes of
    /// them.
    concluded: VecDeque<Term>,
    unrolling: Unrolling,
    rounds: u64,
    /// How many models in this check broke a definition of an array.
    tried: usize,
}

impl Theory {
    /// A theory without terms.
    pub fn new(params: &Params) -> Theory {
        Theory {
            cone: Cone::new(is_beyond_bitvectors),
            arithmetic: Arithmetic::new(params),
            abstraction: Abstraction::new(params),
            witnesses: FxHashMap::default(),
            known: FxHashMap::default(),
            aliases: BTreeSet::new(),
            concluded: VecDeque::new(),
            unrolling: Unrolling::default(),
            rounds: 0,
            tried: 0,
        }
    }

    /// Takes a term that is asserted or assumed at the current level.
    ///
    /// # Errors
    /// A limit was reached; the call is to be repeated before the next check.
    pub fn assert(
        &mut self,
        levels: &Levels,
        graph: &Graph,
        term: Term,
        limits: &Limits,
    ) -> Result<(), Stop> {
        self.take(levels, graph, term, true, limits)
    }

    /// Takes a term of the current level that holds, or is a predicate and need not hold.
    ///
    /// # Errors
    /// As for [`Theory::assert`].
    pub fn take(
        &mut self,
        levels: &Levels,
        graph: &Graph,
        term: Term,
        holds: bool,
        limits: &Limits,
    ) -> Result<(), Stop> {
        self.collect(levels, graph, term, limits)?;
        self.arithmetic.take(levels, term, holds);
        self.abstraction.assert(levels, graph, term);
        Ok(())
    }

    /// Takes what holds for this check alone, in place of what held for the last one: the terms that stand
    /// for eliminated variables and lead to the client, which take part in no clause, and the meanings that
    /// the client gives.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn suppose(
        &mut self,
        levels: &Levels,
        graph: &Graph,
        definitions: Vec<Term>,
        expansions: &[Expansion],
        limits: &Limits,
    ) -> Result<(), Stop> {
        self.tried = 0;
        let meanings = expansions.iter().map(|expansion| (expansion.application, expansion.meaning));
        self.abstraction.suppose(definitions, meanings);
        for expansion in expansions {
            self.collect(levels, graph, expansion.application, limits)?;
            self.collect(levels, graph, expansion.lemma, limits)?;
        }
        Ok(())
    }

    /// Whether there is nothing to check: every candidate is a model, and no lemma will follow.
    pub fn is_idle(&self, levels: &Levels, is_deferred: impl Fn(Term) -> bool) -> bool {
        self.is_plain(levels) && self.arithmetic.waiting(levels, is_deferred).is_empty()
    }

    /// Whether there are neither arrays nor functions nor summaries.
    fn is_plain(&self, levels: &Levels) -> bool {
        self.cone.terms(levels).is_empty() && self.abstraction.is_idle(levels)
    }

    /// Checks a candidate: the values of the variables, and of free terms those that the source has. Lemmas
    /// become clauses.
    ///
    /// # Errors
    /// A limit was reached, or something is not decided: arrays indexed by arrays, constant arrays over sorts
    /// of unknown size.
    pub fn check(
        &mut self,
        levels: &Levels,
        graph: &mut Graph,
        assignment: Assignment,
        clauses: &mut dyn Encode,
        limits: &Limits,
    ) -> Result<Finding, Stop> {
        self.complete(levels, graph, limits)?;
        let waiting = self.arithmetic.waiting(levels, |term| clauses.is_deferred(term));
        if waiting.is_empty() && self.is_plain(levels) {
            return Ok(Finding::Model(assignment));
        }
        if !waiting.is_empty() {
            let count = self.refine_arithmetic(levels, graph, &assignment, &waiting, clauses, limits)?;
            if count > 0 {
                self.rounds += 1;
                return Ok(Finding::Lemmas(count));
            }
            if self.is_plain(levels) {
                return Ok(Finding::Model(assignment));
            }
        }
        match self.round(levels, graph, assignment, &waiting, &*clauses, limits)? {
            Round::Lemmas(lemmas) => {
                let count = lemmas.len() as u64;
                match self.encode_lemmas(levels, graph, lemmas, clauses, limits)? {
                    true => Ok(Finding::Lemmas(count)),
                    false => Ok(Finding::Stuck),
                }
            }
            Round::Expand(instances) => {
                let count = instances.len() as u64;
                // Equalities that an interrupted round concluded are listed.
                self.encode_lemmas(levels, graph, Vec::new(), clauses, limits)?;
                for instance in instances {
                    self.encode_instance(levels, graph, instance, clauses, limits)?;
                }
                Ok(Finding::Lemmas(count))
            }
            Round::Ask(applications, values) => Ok(Finding::Ask(applications, values)),
            Round::Model(model) => Ok(Finding::Model(model)),
        }
    }

    /// Has the next check look at all applications of summaries; whether that is something new.
    pub fn widen(&mut self, levels: &Levels) -> bool {
        self.abstraction.widen(levels)
    }

    /// Looks for what is wrong with a candidate.
    fn round(
        &mut self,
        levels: &Levels,
        graph: &mut Graph,
        assignment: Assignment,
        waiting: &[Term],
        source: &dyn Source,
        limits: &Limits,
    ) -> Result<Round, Stop> {
        limits.check()?;
        self.rounds += 1;
        let terms = self.cone.terms(levels);
        check_elements(graph, terms)?;
        let mut candidate = Candidate::new(graph, assignment, terms, waiting, source);
        candidate.set_limits(limits);
        // An alias has a value only while it takes part; where it does not, the lemma comes again and lists
        // it.
        let listed = |&&(_, rewritten): &&(Term, Term)| !self.cone.is_missing(levels, rewritten);
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
        let unrolling = &mut self.unrolling;
        let fixpoint = arrays::check(graph, &mut candidate, &network, terms, &mut lemmas, unrolling, limits)?;
        for &equality in network.refuted() {
            let lemma = witness(&mut self.witnesses, graph, equality)?;
            if self.known.get(&lemma).is_none_or(|&encoded| self.cone.is_missing(levels, encoded)) {
                lemmas.found.push(lemma);
            }
        }
        for lemma in arrays::lambda::instances(graph, &network, &fixpoint)? {
            if self.known.get(&lemma).is_none_or(|&encoded| self.cone.is_missing(levels, encoded)) {
                lemmas.found.push(lemma);
            }
        }
        if !lemmas.found.is_empty() {
            self.concluded.extend(lemmas.equalities);
            return Ok(Round::Lemmas(lemmas.found));
        }
        if lemmas.is_open {
            return Err(Stop::Incomplete);
        }
        arrays::construct::assign(graph, &mut candidate, &network, &fixpoint, limits)?;
        if let Some((left, right)) = functions::assign(graph, &mut candidate, &network, terms)? {
            let equality = graph.equal(left, right);
            let lemma = witness(&mut self.witnesses, graph, equality)?;
            self.concluded.push_back(equality);
            return Ok(Round::Lemmas(vec![lemma]));
        }
        let broken = arrays::lambda::broken(graph, &mut candidate, &network)?;
        if !broken.is_empty() {
            return self.instantiate(levels, broken);
        }
        Ok(match self.abstraction.round(levels, graph, &mut candidate, terms)? {
            abstraction::Round::Expand(instances) => Round::Expand(instances),
            abstraction::Round::Ask(applications) => Round::Ask(applications, candidate.assignment),
            abstraction::Round::Done => Round::Model(candidate.assignment),
        })
    }

    /// Has lambdas say what a model broke that was made for them; undecided where they have or where that
    /// goes on.
    fn instantiate(&mut self, levels: &Levels, mut instances: Vec<Term>) -> Result<Round, Stop> {
        let Theory { known, cone, .. } = self;
        instances
            .retain(|instance| known.get(instance).is_none_or(|&encoded| cone.is_missing(levels, encoded)));
        self.tried += 1;
        match instances.is_empty() || self.tried > TRIED {
            true => Err(Stop::Incomplete),
            false => Ok(Round::Lemmas(instances)),
        }
    }

    /// Refutes a candidate that is wrong about products, quotients and remainders whose circuits wait; how
    /// many lemmas that takes, 0 if it is right.
    fn refine_arithmetic(
        &mut self,
        levels: &Levels,
        graph: &mut Graph,
        assignment: &Assignment,
        waiting: &[Term],
        clauses: &mut dyn Encode,
        limits: &Limits,
    ) -> Result<u64, Stop> {
        let terms = self.cone.terms(levels);
        let mut candidate = Candidate::new(graph, assignment.clone(), terms, waiting, &*clauses);
        candidate.set_limits(limits);
        let values = Values::of(&self.arithmetic, levels, graph, &mut candidate, waiting)?;
        if values.is_wrong() && self.is_plain(levels) {
            let mut real = Candidate::new(graph, assignment.clone(), &[], &[], &*clauses);
            real.set_limits(limits);
            if self.arithmetic.is_model(levels, graph, &mut real, &mut candidate)? {
                return Ok(0);
            }
        }
        self.arithmetic.refine(levels, graph, values, clauses, limits)
    }

    /// Makes lemmas clauses, and parts of the current level; whether they say or mention anything new.
    fn encode_lemmas(
        &mut self,
        levels: &Levels,
        graph: &mut Graph,
        lemmas: Vec<Term>,
        clauses: &mut dyn Encode,
        limits: &Limits,
    ) -> Result<bool, Stop> {
        let before = self.cone.terms(levels).len();
        let mut is_new = false;
        for lemma in lemmas {
            let encoded = clauses.encode(graph, lemma)?;
            // A lemma from a level that was popped is news, even if it lists no term but itself.
            is_new |= self.known.insert(lemma, encoded).is_none() || self.cone.is_missing(levels, encoded);
            self.collect(levels, graph, encoded, limits)?;
        }
        while let Some(&equality) = self.concluded.front() {
            let rewritten = clauses.rewrite(graph, equality)?;
            self.note_alias(equality, rewritten);
            // It may have been flattened into its lemma, so that listing that does not list it.
            self.collect(levels, graph, rewritten, limits)?;
            self.concluded.pop_front();
        }
        Ok(is_new || self.cone.terms(levels).len() > before)
    }

    /// Makes it a clause that an application equals its body.
    fn encode_instance(
        &mut self,
        levels: &Levels,
        graph: &mut Graph,
        instance: Instance,
        clauses: &mut dyn Encode,
        limits: &Limits,
    ) -> Result<(), Stop> {
        let body = clauses.rewrite(graph, instance.body)?;
        let equality = graph.equal(instance.application, body);
        let encoded = clauses.encode(graph, equality)?;
        self.abstraction.note_expansion(instance.application, body, encoded);
        if candidate::is_array_equality(graph, equality) {
            self.note_alias(equality, encoded);
        }
        self.collect(levels, graph, encoded, limits)
    }

    /// Notes what rewriting makes of an equality of arrays: where that holds the arrays are the same, though
    /// no equality of arrays says so.
    fn note_alias(&mut self, equality: Term, rewritten: Term) {
        if rewritten != equality {
            self.aliases.insert((equality, rewritten));
        }
    }

    /// Lists what takes part in a term of the current level.
    fn collect(&mut self, levels: &Levels, graph: &Graph, term: Term, limits: &Limits) -> Result<(), Stop> {
        let Theory { cone, arithmetic, abstraction, witnesses, known, .. } = self;
        let companion = |part| match witnesses.get(&part) {
            Some(lemma) => known.get(lemma).copied(),
            None => abstraction.lemma(part),
        };
        cone.collect(levels, graph, term, companion, limits)?;
        arithmetic.collect(levels, graph, term, companion, limits)
    }

    /// Lists the bodies of all applications that take part and were expanded: at a level that was popped,
    /// perhaps.
    fn complete(&mut self, levels: &Levels, graph: &Graph, limits: &Limits) -> Result<(), Stop> {
        let mut done = 0;
        while done < self.cone.terms(levels).len() {
            let lemmas = self.abstraction.lemmas_of(&self.cone.terms(levels)[done..]);
            done = self.cone.terms(levels).len();
            for lemma in lemmas {
                // Arithmetic does not list applications, so what stands in their bodies is found here only.
                if self.cone.is_missing(levels, lemma) || self.arithmetic.is_missing(levels, lemma) {
                    self.collect(levels, graph, lemma, limits)?;
                }
            }
        }
        Ok(())
    }

    /// Counters.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> {
        let lemmas = self.known.len() as u64;
        let own = [
            Statistic::new(
                "lemmas",
                lemmas,
                "Instances of laws of arrays and functions that became clauses.",
            ),
            Statistic::new("theory-rounds", self.rounds, "Candidates checked by the theories."),
        ];
        own.into_iter().chain(self.abstraction.statistics()).chain(self.arithmetic.statistics())
    }

    /// Panics if an invariant is broken. Linear in what takes part.
    pub fn check_invariants(&self, levels: &Levels, graph: &Graph) {
        self.cone.check_invariants(levels, graph);
        self.arithmetic.check_invariants(levels, graph);
        self.abstraction.check_invariants(levels, graph);
        for &(equality, rewritten) in &self.aliases {
            assert!(
                candidate::is_array_equality(graph, equality),
                "{equality:?} has an alias, but is none of arrays"
            );
            assert!(graph.is_bool(rewritten) && rewritten != equality, "{rewritten:?} is no alias");
        }
        for (&equality, &lemma) in &self.witnesses {
            assert!(graph.is_bool(equality) && graph.is_bool(lemma), "{equality:?} has no witness");
        }
    }
}

/// Refuses when there are more terms of uninterpreted sorts than half the elements they have.
fn check_elements(graph: &Graph, terms: &[Term]) -> Result<(), Stop> {
    let is_element = |&&term: &&Term| {
        matches!(graph.sorts.kind(graph.sort(term)), SortKind::Uninterpreted(..))
            && graph.operator(term) != Operator::Ite
    };
    match terms.iter().filter(is_element).count() < 1 << (ELEMENT_WIDTH - 1) {
        true => Ok(()),
        false => Err(Stop::Incomplete),
    }
}
