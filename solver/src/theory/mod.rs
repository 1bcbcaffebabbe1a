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
//! clauses and returns their form. [`Theory::widen`] is called when a model that came out fails its check.
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
mod lemmas;
mod round;

use std::collections::{BTreeSet, VecDeque};

use rustc_hash::FxHashMap;

use crate::levels::Levels;
use crate::params::Params;
use abstraction::{Abstraction, BodyInstance, Needed};
use arithmetic::{Arithmetic, Values};
use arrays::network::Network;
use arrays::unroll::Unrolling;
use candidate::Candidate;
pub use candidate::{Encode, ValueSource};
use cone::Cone;
use javelin_term::array::ELEMENT_WIDTH;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::statistics::Statistic;
use javelin_term::traverse::is_beyond_bitvectors;
use lemmas::Lemmas;
use round::Round;
pub use round::Scope;

/// How many models of a check may break definitions of arrays before the check is given up.
const TRIED: usize = 1024;

/// The result of a check of a candidate.
pub enum Finding {
    /// The candidate breaks laws or depends on bodies of summaries: the number of lemmas made clauses.
    Lemmas(u64),
    /// The candidate breaks laws whose lemmas were all clauses before: a bug of ours.
    Stuck,
    /// The candidate depends on these applications of summaries, whose bodies the caller holds. Its values
    /// come second.
    Ask(Vec<Term>, Assignment),
    /// The candidate is a model, with values for arrays and functions.
    Model(Assignment),
}

/// The meaning that the caller gives an application of a summary, simplified for one check.
#[derive(Clone, Copy, Debug)]
pub struct Supposition {
    /// The application of the declared summary.
    pub application: Term,
    /// The term that it equals.
    pub meaning: Term,
    /// The equality, as it is encoded.
    pub lemma: Term,
}

/// The result of a round, before lemmas are encoded.
enum Judgement {
    /// The candidate breaks these laws.
    Lemmas(Vec<Term>),
    /// The applications have to equal their bodies.
    Expand(Vec<BodyInstance>),
    /// The candidate depends on these applications.
    Ask(Vec<Term>, Assignment),
    /// There is nothing wrong with the candidate.
    Model(Assignment),
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

/// The steps of a round for each term that the theories know, as limits count them.
const STEPS_PER_TERM: u64 = 16;

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
    pub fn assert(&mut self, scope: &Scope<'_>, term: Term) -> Result<(), Stop> {
        self.take(scope, term, true)
    }

    /// Takes a term of the current level that holds, or is a predicate and need not hold.
    ///
    /// # Errors
    /// As for [`Theory::assert`].
    pub fn take(&mut self, scope: &Scope<'_>, term: Term, holds: bool) -> Result<(), Stop> {
        self.collect(scope, term)?;
        self.arithmetic.take(scope.levels, term, holds);
        self.abstraction.assert(scope.levels, scope.graph, term);
        Ok(())
    }

    /// Takes what holds for this check alone, in place of what held for the last one: the terms that stand
    /// for eliminated variables and lead to the caller, which take part in no clause, and the meanings that
    /// the caller gives.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn suppose(
        &mut self,
        scope: &Scope<'_>,
        definitions: Vec<Term>,
        suppositions: &[Supposition],
    ) -> Result<(), Stop> {
        self.tried = 0;
        let meanings = suppositions.iter().map(|given| (given.application, given.meaning));
        self.abstraction.suppose(definitions, meanings);
        for given in suppositions {
            self.collect(scope, given.application)?;
            self.collect(scope, given.lemma)?;
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
        scope: &mut Scope<'_>,
        mut assignment: Assignment,
        clauses: &mut dyn Encode,
    ) -> Result<Finding, Stop> {
        self.complete(scope)?;
        let waiting = self.arithmetic.waiting(scope.levels, |term| clauses.is_deferred(term));
        if !waiting.is_empty() {
            let count = self.refine_arithmetic(scope, &mut assignment, &waiting, clauses)?;
            if count > 0 {
                self.rounds += 1;
                return Ok(Finding::Lemmas(count));
            }
        }
        if self.is_plain(scope.levels) {
            return Ok(Finding::Model(assignment));
        }
        match self.round(scope, assignment, &waiting, &*clauses)? {
            Judgement::Lemmas(lemmas) => {
                let count = lemmas.len() as u64;
                match self.encode_lemmas(scope, lemmas, clauses)? {
                    true => Ok(Finding::Lemmas(count)),
                    false => Ok(Finding::Stuck),
                }
            }
            Judgement::Expand(instances) => {
                let count = instances.len() as u64;
                // An interrupted round may have left equalities.
                self.list_concluded(scope, clauses)?;
                for instance in instances {
                    self.encode_instance(scope, instance, clauses)?;
                }
                Ok(Finding::Lemmas(count))
            }
            Judgement::Ask(applications, values) => Ok(Finding::Ask(applications, values)),
            Judgement::Model(model) => Ok(Finding::Model(model)),
        }
    }

    /// Makes the next check visit all applications of summaries; false if the last one did.
    pub fn widen(&mut self, levels: &Levels) -> bool {
        self.abstraction.widen(levels)
    }

    /// Looks for what is wrong with a candidate.
    fn round(
        &mut self,
        scope: &mut Scope<'_>,
        assignment: Assignment,
        waiting: &[Term],
        source: &dyn ValueSource,
    ) -> Result<Judgement, Stop> {
        scope.limits.check()?;
        self.rounds += 1;
        let Theory { cone, known, witnesses, .. } = self;
        let (cone, known) = (&*cone, &*known);
        let levels = scope.levels;
        let terms = cone.terms(levels);
        scope.limits.add_steps(STEPS_PER_TERM * terms.len() as u64);
        check_elements(scope.graph, terms)?;
        let mut candidate = Candidate::new(scope, assignment, terms, waiting, source);
        // An alias has a value only while it takes part; where it does not, the lemma comes again and lists
        // it.
        let listed = |&&(_, rewritten): &&(Term, Term)| !cone.is_missing(levels, rewritten);
        let aliases: Vec<(Term, Term)> = self.aliases.iter().filter(listed).copied().collect();
        let network = Network::build(scope.graph, &mut candidate, terms, &aliases)?;
        let Scope { graph, limits, .. } = scope;
        let lemmas = Lemmas::new(known);
        let mut round = Round { graph, limits, terms, candidate, network: &network, lemmas };
        let is_new = |lemma: &Term| known.get(lemma).is_none_or(|&encoded| cone.is_missing(levels, encoded));
        functions::check(&mut round)?;
        let fixpoint = arrays::check(&mut round, &mut self.unrolling)?;
        for &equality in network.refuted() {
            let lemma = witness(witnesses, round.graph, equality)?;
            round.lemmas.found.extend(Some(lemma).filter(is_new));
        }
        let instances = arrays::lambda::instances(round.graph, &network, &fixpoint)?;
        round.lemmas.found.extend(instances.into_iter().filter(is_new));
        if !round.lemmas.found.is_empty() {
            self.concluded.extend(round.lemmas.equalities);
            return Ok(Judgement::Lemmas(round.lemmas.found));
        }
        if round.lemmas.is_open {
            return Err(Stop::Incomplete);
        }
        arrays::construct::assign(&mut round, &fixpoint)?;
        if let Some((left, right)) = functions::assign(&mut round)? {
            let equality = round.graph.equal(left, right);
            let lemma = witness(witnesses, round.graph, equality)?;
            self.concluded.push_back(equality);
            return Ok(Judgement::Lemmas(vec![lemma]));
        }
        let mut broken = arrays::lambda::broken(&mut round)?;
        if !broken.is_empty() {
            broken.retain(is_new);
            self.tried += 1;
            // The model was made for these definitions, and breaks them still, or again and again.
            return match broken.is_empty() || self.tried > TRIED {
                true => Err(Stop::Incomplete),
                false => Ok(Judgement::Lemmas(broken)),
            };
        }
        Ok(match self.abstraction.round(levels, &mut round)? {
            Needed::Bodies(instances) => Judgement::Expand(instances),
            Needed::Answers(applications) => Judgement::Ask(applications, round.candidate.assignment),
            Needed::Nothing => Judgement::Model(round.candidate.assignment),
        })
    }

    /// Refutes a candidate that is wrong about products, quotients and remainders whose circuits wait; how
    /// many lemmas that takes, 0 if it is right.
    fn refine_arithmetic(
        &mut self,
        scope: &mut Scope<'_>,
        assignment: &mut Assignment,
        waiting: &[Term],
        clauses: &mut dyn Encode,
    ) -> Result<u64, Stop> {
        let terms = self.cone.terms(scope.levels);
        let mut candidate = Candidate::new(scope, std::mem::take(assignment), terms, waiting, &*clauses);
        let values = Values::of(&self.arithmetic, scope, &mut candidate, waiting)?;
        let is_right = values.is_wrong()
            && self.is_plain(scope.levels)
            && self.arithmetic.is_model(scope, &mut candidate)?;
        *assignment = candidate.assignment;
        match is_right {
            true => Ok(0),
            false => self.arithmetic.refine(scope, values, clauses),
        }
    }

    /// Makes lemmas clauses, and parts of the current level; whether they say or mention anything new.
    fn encode_lemmas(
        &mut self,
        scope: &mut Scope<'_>,
        lemmas: Vec<Term>,
        clauses: &mut dyn Encode,
    ) -> Result<bool, Stop> {
        let levels = scope.levels;
        let before = self.cone.terms(levels).len();
        let mut is_new = false;
        for lemma in lemmas {
            let encoded = clauses.encode(scope.graph, lemma)?;
            // A lemma from a level that was popped is news, even if it lists no term but itself.
            is_new |= self.known.insert(lemma, encoded).is_none() || self.cone.is_missing(levels, encoded);
            self.collect(scope, encoded)?;
        }
        self.list_concluded(scope, clauses)?;
        Ok(is_new || self.cone.terms(levels).len() > before)
    }

    /// Lists the equalities of arrays that lemmas conclude, as rewriting leaves them: one may have been
    /// flattened into its lemma, so that listing the lemma does not list it.
    fn list_concluded(&mut self, scope: &mut Scope<'_>, clauses: &mut dyn Encode) -> Result<(), Stop> {
        while let Some(&equality) = self.concluded.front() {
            let rewritten = clauses.rewrite(scope.graph, equality)?;
            self.note_alias(equality, rewritten);
            self.collect(scope, rewritten)?;
            self.concluded.pop_front();
        }
        Ok(())
    }

    /// Makes it a clause that an application equals its body.
    fn encode_instance(
        &mut self,
        scope: &mut Scope<'_>,
        instance: BodyInstance,
        clauses: &mut dyn Encode,
    ) -> Result<(), Stop> {
        let body = clauses.rewrite(scope.graph, instance.body)?;
        let equality = scope.graph.equal(instance.application, body);
        let encoded = clauses.encode(scope.graph, equality)?;
        self.abstraction.note_expansion(instance.application, body, encoded);
        if candidate::is_array_equality(scope.graph, equality) {
            self.note_alias(equality, encoded);
        }
        self.collect(scope, encoded)
    }

    /// Notes what rewriting makes of an equality of arrays: where that holds the arrays are the same, though
    /// no equality of arrays says so.
    fn note_alias(&mut self, equality: Term, rewritten: Term) {
        if rewritten != equality {
            self.aliases.insert((equality, rewritten));
        }
    }

    /// Lists what takes part in a term of the current level.
    fn collect(&mut self, scope: &Scope<'_>, term: Term) -> Result<(), Stop> {
        let Theory { cone, arithmetic, abstraction, witnesses, known, .. } = self;
        let companion = |part| match witnesses.get(&part) {
            Some(lemma) => known.get(lemma).copied(),
            None => abstraction.lemma(part),
        };
        cone.collect(scope, term, companion)?;
        arithmetic.collect(scope, term, companion)
    }

    /// Lists the bodies of all applications that take part and were expanded: at a level that was popped,
    /// perhaps.
    fn complete(&mut self, scope: &Scope<'_>) -> Result<(), Stop> {
        let levels = scope.levels;
        let mut done = 0;
        while done < self.cone.terms(levels).len() {
            let lemmas = self.abstraction.lemmas_of(&self.cone.terms(levels)[done..]);
            done = self.cone.terms(levels).len();
            for lemma in lemmas {
                // Arithmetic does not list applications, so what stands in their bodies is found here only.
                if self.cone.is_missing(levels, lemma) || self.arithmetic.is_missing(levels, lemma) {
                    self.collect(scope, lemma)?;
                }
            }
        }
        Ok(())
    }

    /// How many applications of summaries were set equal to their bodies.
    pub fn expansions(&self) -> u64 {
        self.abstraction.expansions()
    }

    /// The counters of all theories, as rows.
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
