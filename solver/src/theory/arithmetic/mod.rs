//! Products, quotients and remainders whose circuits wait: is the candidate right about them, and if not, why
//! not.
//!
//! **Idea.** Many questions about programs multiply and divide, and few depend on every bit of it. So a large
//! product is a free vector at first; a candidate that is wrong about it is refuted by a law that it breaks,
//! then by values, then by the circuit (Niemetz, Preiner and Zohar, *Scalable Bit-Blasting with
//! Abstractions*, CAV 2024).
//!
//! **Here.** [`laws`] has the laws. Their instances mention names ([`Encode::name`]) of operands and
//! results, so that rewriting cannot see the product that a name stands for and put a new one in its place.
//! A quotient is also tied to the product with its divisor, which is a term of its own and waits like others;
//! a remainder to its quotient. Products that do not wait take part in laws of pairs. Where no law is broken,
//! a term gets lemmas for its result at some pairs of values, then a product gets its circuit from the low
//! end, and all others get theirs at once.
//!
//! **Contract.** Lemmas are instances of laws, so they stay, whatever is popped. A round that finds nothing
//! leaves a candidate that is right about every term that waits and is active.
//!
//! **Cost.** A round is linear in the active terms with arithmetic and evaluates the laws for those of which
//! the candidate is wrong; the laws of pairs for at most [`PARTNERS`] others each.

mod laws;
mod statement;

use rustc_hash::{FxHashMap, FxHashSet};

use super::candidate::{Candidate, Encode};
use super::cone::Cone;
use super::round::Scope;
use crate::circuit::blast::NARROWEST_WAITING;
use crate::levels::{LevelVec, Levels};
use crate::params::Params;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator, Unsupported};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::statistics::Statistic;
use laws::{Application, LAWS, PAIR_LAWS, Pair, PairLaw};
use statement::Meanings;

/// How many other applications a wrong one is compared with, and how many are looked through for them.
const PARTNERS: usize = 32;
const NEAREST: usize = 256;

/// The factor by which the number of low bits of a product grows.
const LOW_FACTOR: u32 = 4;

/// Whether a term is one whose circuit may wait, or which can take part in a law of pairs.
fn is_arithmetic(graph: &Graph, term: Term) -> bool {
    is_of_kind(graph.operator(term)) && graph.width(term) >= NARROWEST_WAITING
}

fn is_of_kind(operator: Operator) -> bool {
    matches!(operator, Operator::BvMul | Operator::BvUdiv | Operator::BvUrem)
}

/// A product, quotient or remainder that has met a wrong candidate, or can help to refute one.
struct Entry {
    term: Term,
    operator: Operator,
    /// Names of the operands and the result.
    names: [Term; 3],
    /// The entry of what it is tied to: of a remainder the quotient of the same operands, of a quotient its
    /// product with the divisor.
    helper: Option<usize>,
    /// Of a product that a quotient is tied to, the divisor.
    divisor: Option<Term>,
    /// For how many pairs of values a lemma has stated its result.
    told: u32,
    /// How many low bits have circuits.
    low: u32,
}

/// A term that was asserted, or that is asked about.
#[derive(Clone, Copy)]
struct Root {
    term: Term,
    /// Whether it was asserted.
    holds: bool,
}

/// The terms whose circuits wait, over all checks.
pub struct Arithmetic {
    cone: Cone,
    /// Asserted terms that contain arithmetic, and predicates that do, oldest first.
    roots: LevelVec<Root>,
    entries: Vec<Entry>,
    numbers: FxHashMap<Term, usize>,
    /// The lemmas that were encoded.
    known: FxHashSet<Term>,
    /// The meanings of names, where a tracer hears of laws.
    meanings: Meanings,
    low_bits: u32,
    most_told: u32,
    /// How often each law was used, those of pairs last.
    uses: Vec<u64>,
    told: u64,
    multiples: u64,
    circuits: u64,
}

impl Arithmetic {
    pub fn new(params: &Params) -> Arithmetic {
        Arithmetic {
            cone: Cone::new(is_arithmetic),
            roots: LevelVec::new(),
            entries: Vec::new(),
            numbers: FxHashMap::default(),
            known: FxHashSet::default(),
            meanings: Meanings::default(),
            low_bits: params.arithmetic_low_bits,
            most_told: params.arithmetic_values,
            uses: vec![0; LAWS.len() + PAIR_LAWS.len()],
            told: 0,
            multiples: 0,
            circuits: 0,
        }
    }

    /// Lists what takes part under a term of the current level.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn collect(
        &mut self,
        scope: &Scope<'_>,
        term: Term,
        companion: impl Fn(Term) -> Option<Term>,
    ) -> Result<(), Stop> {
        self.cone.collect(scope, term, companion)
    }

    /// Whether a term that was collected before has parts to list, and is not listed at an open level.
    pub fn is_missing(&self, levels: &Levels, term: Term) -> bool {
        self.cone.is_missing(levels, term)
    }

    /// Takes a term of the current level that was collected: it was asserted and holds, or is a predicate.
    pub fn take(&mut self, levels: &Levels, term: Term, holds: bool) {
        if self.cone.has_parts(term) {
            self.roots.push(levels, Root { term, holds });
        }
    }

    /// Whether the variables of a candidate alone satisfy what is asserted, whatever its values of terms that
    /// wait, and give predicates the values that it gives them. There are no arrays and functions.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn is_model(&self, scope: &Scope<'_>, candidate: &mut Candidate<'_>) -> Result<bool, Stop> {
        let graph = &*scope.graph;
        let mut real = Evaluator::new();
        real.set_limits(scope.limits);
        for &Root { term, holds } in self.roots.items(scope.levels).iter().rev() {
            let wanted = holds || candidate.holds(graph, term)?;
            let value = real.value(graph, &candidate.assignment, term).map_err(Unsupported::stop)?;
            if value.is_one() != wanted {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The active terms whose circuits wait.
    pub fn waiting(&self, levels: &Levels, is_deferred: impl Fn(Term) -> bool) -> Vec<Term> {
        self.cone.terms(levels).iter().copied().filter(|&term| is_deferred(term)).collect()
    }

    /// Refutes a candidate that is wrong about terms that wait; how many lemmas were encoded, 0 where it is
    /// right.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn refine(
        &mut self,
        scope: &mut Scope<'_>,
        values: Values,
        clauses: &mut dyn Encode,
    ) -> Result<u64, Stop> {
        if values.wrong.is_empty() {
            return Ok(0);
        }
        let has_values = |term: &Term| values.of.contains_key(term);
        let met: Vec<Term> = self.cone.terms(scope.levels).iter().copied().filter(has_values).collect();
        let mut active = Vec::with_capacity(met.len());
        for term in met {
            active.push(self.enter(scope.graph, term, clauses)?);
        }
        let Scope { graph, limits, .. } = scope;
        let mut refutation =
            CandidateRefutation { arithmetic: self, graph, values, clauses, limits, count: 0 };
        refutation.run(&active)?;
        Ok(refutation.count)
    }

    /// The entry of a term.
    fn enter(&mut self, graph: &mut Graph, term: Term, clauses: &mut dyn Encode) -> Result<usize, Stop> {
        if let Some(&number) = self.numbers.get(&term) {
            return Ok(number);
        }
        let [left, right] = [0, 1].map(|position| graph.child(term, position));
        let mut names = [left, right, term];
        for name in &mut names {
            if !matches!(graph.operator(*name), Operator::Variable | Operator::Constant) {
                *name = clauses.name(graph, *name)?;
            }
        }
        let operator = graph.operator(term);
        if clauses.wants_laws() {
            let meaning = graph.term(operator, &names[..2]);
            self.meanings.set(names[2], meaning);
        }
        let number = self.entries.len();
        self.entries.push(Entry { term, operator, names, helper: None, divisor: None, told: 0, low: 0 });
        self.numbers.insert(term, number);
        Ok(number)
    }

    /// The counters of abstraction of arithmetic, as rows.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> + '_ {
        let own = [
            Statistic::new(
                "arithmetic-terms",
                self.entries.len() as u64,
                "Products, quotients and remainders that lemmas speak of.",
            ),
            Statistic::new("arithmetic-values", self.told, "Lemmas that tell the result for two values."),
            Statistic::new(
                "arithmetic-multiples",
                self.multiples,
                "Quotients and remainders that were tied to a product with the divisor.",
            ),
            Statistic::new("arithmetic-circuits", self.circuits, "Circuits and low ends that were made."),
        ];
        let names = LAWS.iter().map(|law| law.name).chain(PAIR_LAWS.iter().map(|law| law.name));
        let laws = names.zip(&self.uses).map(|(name, &uses)| {
            Statistic::new(format!("law-{name}"), uses, "Lemmas that are instances of this law.")
        });
        own.into_iter().chain(laws)
    }

    /// Panics if an invariant is broken. Linear in what takes part.
    pub fn check_invariants(&self, levels: &Levels, graph: &Graph) {
        self.cone.check_invariants(levels, graph);
        for (number, entry) in self.entries.iter().enumerate() {
            assert_eq!(self.numbers.get(&entry.term), Some(&number), "each term has one entry");
            assert!(is_of_kind(entry.operator), "an entry that is no arithmetic");
            let width = graph.width(entry.term);
            assert!(entry.names.iter().all(|&name| graph.width(name) == width), "names of one width");
        }
    }
}

/// The values that a candidate gives active arithmetic.
pub struct Values {
    /// The operands and the result.
    of: FxHashMap<Term, [BitVec; 3]>,
    /// The terms of which it is wrong, in the order of the list.
    wrong: Vec<Term>,
}

impl Values {
    /// The values under a candidate.
    ///
    /// # Errors
    /// A limit was reached.
    pub fn of(
        arithmetic: &Arithmetic,
        scope: &Scope<'_>,
        candidate: &mut Candidate<'_>,
        waiting: &[Term],
    ) -> Result<Values, Stop> {
        let graph = &*scope.graph;
        let mut values = Values { of: FxHashMap::default(), wrong: Vec::new() };
        for &term in waiting {
            let found = values.add(graph, candidate, term)?;
            if result(graph.operator(term), &found[0], &found[1]) != found[2] {
                values.wrong.push(term);
            }
        }
        if !values.wrong.is_empty() {
            for &term in arithmetic.cone.terms(scope.levels) {
                if is_arithmetic(graph, term) {
                    values.add(graph, candidate, term)?;
                }
            }
        }
        Ok(values)
    }

    /// Whether something is wrong.
    pub fn is_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    fn add(
        &mut self,
        graph: &Graph,
        candidate: &mut Candidate<'_>,
        term: Term,
    ) -> Result<&[BitVec; 3], Stop> {
        let [left, right] = [0, 1].map(|position| graph.child(term, position));
        let values =
            [candidate.value(graph, left)?, candidate.value(graph, right)?, candidate.value(graph, term)?];
        Ok(self.of.entry(term).or_insert(values))
    }
}

/// A vector with zeros at its low end.
fn shifted_up(graph: &mut Graph, vector: Term, zeros: u32) -> Term {
    if zeros == 0 {
        return vector;
    }
    let low = BitVec::zero(zeros);
    match graph.value(vector) {
        Some(value) => graph.constant(&value.concat(&low)),
        None => {
            let low = graph.constant(&low);
            graph.term(Operator::Concat, &[vector, low])
        }
    }
}

/// The result of an operator.
fn result(operator: Operator, left: &BitVec, right: &BitVec) -> BitVec {
    match operator {
        Operator::BvMul => left.mul(right),
        Operator::BvUdiv => left.udiv(right),
        _ => left.urem(right),
    }
}

/// The refutation of a candidate that is wrong about something.
struct CandidateRefutation<'a, 'e> {
    arithmetic: &'a mut Arithmetic,
    graph: &'a mut Graph,
    values: Values,
    clauses: &'a mut (dyn Encode + 'e),
    limits: &'a Limits,
    /// How many lemmas were encoded.
    count: u64,
}

impl CandidateRefutation<'_, '_> {
    fn run(&mut self, active: &[usize]) -> Result<(), Stop> {
        // The products that right quotients are tied to take part in laws of pairs.
        for &number in active {
            if self.arithmetic.entries[number].operator == Operator::BvUdiv {
                self.helpers(number);
            }
        }
        let numbers = self.values.wrong.iter().map(|term| self.arithmetic.numbers[term]);
        let mut wrong: Vec<usize> = numbers.collect();
        let mut met: FxHashSet<usize> = wrong.iter().copied().collect();
        let mut next = 0;
        let mut stuck = Vec::new();
        while let Some(&number) = wrong.get(next) {
            next += 1;
            self.limits.check()?;
            // The candidate may be wrong about a helper, too, and right about what it helps.
            for helper in self.helpers(number) {
                if met.insert(helper) && self.is_wrong(helper) {
                    wrong.push(helper);
                }
            }
            if !self.law(number)? {
                stuck.push(number);
            }
        }
        if self.count == 0 {
            for number in stuck {
                self.escalate(number)?;
            }
        }
        Ok(())
    }

    /// The values of an entry.
    fn of(&self, number: usize) -> [BitVec; 3] {
        let term = self.arithmetic.entries[number].term;
        self.values.of[&term].clone()
    }

    /// The entries that an entry is tied to; each has values then.
    fn helpers(&mut self, number: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut helped = number;
        while let Some(helper) = self.arithmetic.entries[helped].helper {
            self.find_values(helped, helper);
            found.push(helper);
            helped = helper;
        }
        found
    }

    /// Whether the candidate is wrong about an entry that has values.
    fn is_wrong(&self, number: usize) -> bool {
        let [left, right, found] = self.of(number);
        result(self.arithmetic.entries[number].operator, &left, &right) != found
    }

    /// Finds the values of the helper of an entry.
    fn find_values(&mut self, helped: usize, helper: usize) {
        let Entry { term, operator, divisor, .. } = self.arithmetic.entries[helper];
        if self.values.of.contains_key(&term) {
            return;
        }
        let [first, second, result_of_helped] = self.of(helped);
        let [left, right] = match operator {
            Operator::BvMul => {
                let (quotient, by) = match self.graph.width(term) - second.width() {
                    0 => (result_of_helped, second),
                    shift => (result_of_helped.zero_extend(shift), second.concat(&BitVec::zero(shift))),
                };
                // Operands are sorted.
                match divisor == Some(self.graph.child(term, 0)) {
                    true => [by, quotient],
                    false => [quotient, by],
                }
            }
            _ => [first, second],
        };
        let found = match self.clauses.is_deferred(term) {
            true => self.clauses.value(term).unwrap_or_else(|| BitVec::zero(left.width())),
            false => result(operator, &left, &right),
        };
        self.values.of.insert(term, [left, right, found]);
    }

    /// Looks for a law that a term breaks and makes it a lemma; whether there is one.
    fn law(&mut self, number: usize) -> Result<bool, Stop> {
        let Entry { operator, names, .. } = self.arithmetic.entries[number];
        if self.pair(number, true)? || self.multiple(number)? {
            return Ok(true);
        }
        let values = self.of(number);
        for (index, law) in LAWS.iter().enumerate().filter(|(_, law)| law.operator == operator) {
            for order in orders(operator) {
                let (terms, values) = (ordered(&names, order), ordered(&values, order));
                let instance =
                    (law.instance)(&mut Application { graph: &mut *self.graph, terms, values: &values });
                let Some(instance) = instance else { continue };
                let assumed = terms.iter().copied().zip(values.iter().cloned());
                if !self.holds(instance, assumed)? && self.lemma(instance, index)? {
                    return Ok(true);
                }
            }
        }
        self.pair(number, false)
    }

    /// Looks for a law of a pair that a term breaks.
    fn pair(&mut self, number: usize, is_equation: bool) -> Result<bool, Stop> {
        let operator = self.arithmetic.entries[number].operator;
        let width = self.values.of[&self.arithmetic.entries[number].term][0].width();
        let is_partner = |&other: &usize| {
            let entry = &self.arithmetic.entries[other];
            let values = self.values.of.get(&entry.term);
            other != number && entry.operator == operator && values.is_some_and(|of| of[0].width() == width)
        };
        let count = self.arithmetic.entries.len();
        let nearest = (number + 1..count).chain((0..number).rev());
        let partners: Vec<usize> = nearest.take(NEAREST).filter(is_partner).take(PARTNERS).collect();
        for partner in partners {
            for (first, second) in [(number, partner), (partner, number)] {
                if self.pair_law(first, second, is_equation)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn pair_law(&mut self, first: usize, second: usize, is_equation: bool) -> Result<bool, Stop> {
        let operator = self.arithmetic.entries[first].operator;
        let names = [first, second].map(|number| self.arithmetic.entries[number].names);
        let divisor = self.arithmetic.entries[second].divisor;
        let values = [self.of(first), self.of(second)];
        let is_meant = |law: &PairLaw| law.operator == operator && law.is_equation == is_equation;
        let laws = PAIR_LAWS.iter().enumerate().filter(|(_, law)| is_meant(law));
        for (index, law) in laws {
            for order in orders(operator) {
                for other in orders(operator) {
                    let terms = [ordered(&names[0], order), ordered(&names[1], other)];
                    let values = [ordered(&values[0], order), ordered(&values[1], other)];
                    let [one, two] = &values;
                    let mut of = Pair { graph: &mut *self.graph, terms, divisor, values: [one, two] };
                    let instance = (law.instance)(&mut of);
                    let Some(instance) = instance else { continue };
                    let assumed = terms.as_flattened().iter().copied().zip(values.as_flattened().to_vec());
                    if !self.holds(instance, assumed)? && self.lemma(instance, LAWS.len() + index)? {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(false)
    }

    /// Of a dividend that is the high end of a product, a name of the product, and how much of its low end is
    /// missing, otherwise its own name: rewriting divides both by the powers of two in the divisor, and what
    /// is known of a product that is divided is known of all of it.
    fn whole_dividend(&mut self, term: Term, name: Term) -> Result<(Term, u32), Stop> {
        let dividend = self.graph.child(term, 0);
        if self.graph.operator(dividend) != Operator::Extract {
            return Ok((name, 0));
        }
        let (whole, low) = (self.graph.child(dividend, 0), self.graph.low(dividend));
        let is_high_end = low + self.graph.width(dividend) == self.graph.width(whole);
        match is_high_end && self.graph.operator(whole) == Operator::BvMul {
            true => {
                let whole = self.clauses.name(self.graph, whole)?;
                if self.clauses.wants_laws() {
                    let high_end = self.graph.extract(whole, low + self.graph.width(dividend) - 1, low);
                    self.arithmetic.meanings.set(name, high_end);
                }
                Ok((whole, low))
            }
            false => Ok((name, 0)),
        }
    }

    /// Ties a quotient or a remainder to the product of quotient and divisor, once. Where the dividend is
    /// what is left of `m` without its `k` lowest bits, to the product of the quotient and `2^k` times the
    /// divisor, which is the largest multiple of that up to `m`.
    fn multiple(&mut self, number: usize) -> Result<bool, Stop> {
        let Entry { term, operator, names, helper, .. } = self.arithmetic.entries[number];
        if operator == Operator::BvMul || helper.is_some() {
            return Ok(false);
        }
        let [left, right, own] = names;
        let quotient = match operator {
            Operator::BvUdiv => number,
            _ => {
                let operands = [0, 1].map(|position| self.graph.child(term, position));
                let asked = self.graph.term(Operator::BvUdiv, &operands);
                let quotient = self.graph.term(Operator::BvUdiv, &[left, right]);
                match self.arithmetic.numbers.get(&asked) {
                    Some(&quotient) if self.values.of.contains_key(&asked) => quotient,
                    _ => self.arithmetic.enter(self.graph, quotient, self.clauses)?,
                }
            }
        };
        let name = self.arithmetic.entries[quotient].names[2];
        let (dividend, shift) = self.whole_dividend(term, left)?;
        let by = shifted_up(self.graph, right, shift);
        let name = self.graph.zero_extend(name, shift);
        let product = self.graph.term(Operator::BvMul, &[name, by]);
        let product = self.arithmetic.enter(self.graph, product, self.clauses)?;
        let multiple = self.arithmetic.entries[product].names[2];
        let graph = &mut *self.graph;
        let rest = graph.bvsub(dividend, multiple);
        let at_most = graph.bvule(multiple, dividend);
        let below = graph.term(Operator::BvUlt, &[rest, by]);
        let width = graph.width(right);
        let zero = graph.number(0, width);
        let by_zero = graph.equal(right, zero);
        let divides = graph.and(&[at_most, below]);
        let mut lemma = graph.or(&[by_zero, divides]);
        if operator == Operator::BvUrem {
            let rest = graph.extract(rest, width + shift - 1, shift);
            let is_rest = graph.equal(own, rest);
            lemma = graph.and(&[lemma, is_rest]);
        }
        let is_new = self.encode(lemma, "multiple")?;
        self.arithmetic.entries[product].divisor = Some(by);
        self.arithmetic.entries[quotient].helper = Some(product);
        if quotient != number {
            self.arithmetic.entries[number].helper = Some(quotient);
        }
        self.arithmetic.multiples += 1;
        Ok(is_new)
    }

    /// The last resorts, where no law is broken: the result for two values, then a circuit.
    fn escalate(&mut self, number: usize) -> Result<(), Stop> {
        let Entry { term, operator, names, told, low, .. } = self.arithmetic.entries[number];
        let values = self.of(number);
        let width = values[0].width();
        if told < self.arithmetic.most_told {
            let right = result(operator, &values[0], &values[1]);
            let terms: Vec<Term> =
                [&values[0], &values[1], &right].map(|value| self.graph.constant(value)).into();
            let equal: Vec<Term> =
                names.iter().zip(terms).map(|(&name, value)| self.graph.equal(name, value)).collect();
            let premise = self.graph.and(&equal[..2]);
            let lemma = self.graph.implies(premise, equal[2]);
            self.arithmetic.entries[number].told += 1;
            self.arithmetic.told += 1;
            self.encode(lemma, "value")?;
            return Ok(());
        }
        let length = match operator {
            Operator::BvMul => {
                let expected = result(operator, &values[0], &values[1]);
                let first = expected.xor(&values[2]).trailing_zeros() + 1;
                let mut next =
                    if low == 0 { self.arithmetic.low_bits } else { low.saturating_mul(LOW_FACTOR) };
                while next < first {
                    next = next.saturating_mul(LOW_FACTOR);
                }
                if next.saturating_mul(2) > width { width } else { next }
            }
            _ => width,
        };
        let statement = |graph: &mut Graph| {
            let circuit = graph.term(operator, &names[..2]);
            let [low_end, of_circuit] = [names[2], circuit].map(|of| graph.extract(of, length - 1, 0));
            graph.equal(low_end, of_circuit)
        };
        self.announced("circuit", statement, |this| this.clauses.complete(this.graph, term, length))?;
        self.arithmetic.entries[number].low = length;
        self.arithmetic.circuits += 1;
        self.count += 1;
        Ok(())
    }

    fn holds(&self, instance: Term, assumed: impl Iterator<Item = (Term, BitVec)>) -> Result<bool, Stop> {
        let mut evaluator = Evaluator::new();
        for (term, value) in assumed {
            if self.graph.operator(term) != Operator::Constant {
                evaluator.assume(term, value);
            }
        }
        let value = evaluator.value(self.graph, &Assignment::new(), instance);
        Ok(value.map_err(Unsupported::stop)?.is_one())
    }

    /// Encodes an instance of a law; whether it is new.
    fn lemma(&mut self, instance: Term, law: usize) -> Result<bool, Stop> {
        let name = LAWS.get(law).map_or_else(|| PAIR_LAWS[law - LAWS.len()].name, |law| law.name);
        if !self.encode(instance, name)? {
            return Ok(false);
        }
        self.arithmetic.uses[law] += 1;
        Ok(true)
    }

    fn encode(&mut self, lemma: Term, law: &'static str) -> Result<bool, Stop> {
        if self.arithmetic.known.contains(&lemma) {
            return Ok(false);
        }
        self.announced(law, |_| lemma, |this| this.clauses.encode(this.graph, lemma).map(|_| ()))?;
        self.arithmetic.known.insert(lemma);
        self.count += 1;
        Ok(true)
    }

    /// Announces the clauses that are made as those of an instance of a law, where a tracer listens.
    fn announced(
        &mut self,
        law: &'static str,
        statement: impl FnOnce(&mut Graph) -> Term,
        make: impl FnOnce(&mut Self) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if !self.clauses.wants_laws() {
            return make(self);
        }
        let statement = statement(self.graph);
        let instance = self.arithmetic.meanings.instance(self.graph, law, statement, self.limits)?;
        self.clauses.announce(Some(instance));
        let made = make(self);
        self.clauses.announce(None);
        made
    }
}

/// The orders in which the operands are compared: both for products.
fn orders(operator: Operator) -> impl Iterator<Item = bool> {
    [false, true].into_iter().take(if operator == Operator::BvMul { 2 } else { 1 })
}

/// The operands and the result, the operands swapped or not.
fn ordered<T: Clone>(items: &[T; 3], swap: bool) -> [T; 3] {
    let [left, right, result] = items.clone();
    if swap { [right, left, result] } else { [left, right, result] }
}
