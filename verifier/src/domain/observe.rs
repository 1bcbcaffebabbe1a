//! Observations: terms that abstract states speak of, and the operations of a program over them.
//!
//! **Idea.** An abstract state speaks of *observations*: terms over the variables of a program. An assignment
//! gives to each observation its own term, with the values put in for the variables (the weakest precondition
//! of an equation), so domains see assignments of terms over observations to observations, and know neither
//! pointers nor arrays.
//!
//! **Here.** Observed are vectors that conditions mention, the elements of arrays at simple indices, words
//! that are put together of bytes at constant addresses, and what the values of all these mention in turn.
//! What is mostly used in two parts, as addresses are, is observed as two numbers. Each observation that is
//! no variable gets one, a *symbol*; operations are rewritten over symbols, and choices in their values are
//! taken apart, so that sums are seen.
//!
//! **Why it is right.** A symbol has the value of its definition in each state of the program: before an
//! operation, which is rewritten by equations between terms, and after it, as what it is assigned. What is
//! not observed has any value, so the number of observations may be bounded.
//!
//! **Cost.** At most `MOST_OBSERVATIONS` observations and `MOST_SUBSTITUTIONS` values of them over all
//! operations; terms of more than `MOST_NODES` nodes are not looked into.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits as Within;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::{post_order_up_to, variables};
use javelin_term::work::Work;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Domain;
use super::transfer::{self, WIDEST};
use crate::limits::Clock;

/// How many observations there are at most.
const MOST_OBSERVATIONS: usize = 4096;

/// How many values of observations after operations are computed at most.
const MOST_SUBSTITUTIONS: usize = 1 << 16;

/// The largest terms that are looked into.
const MOST_NODES: usize = 1 << 11;

/// How many writes a read is followed past.
const MOST_WRITES: u32 = 8;

/// How many elements of an array are compared with one at an index that is moved.
const MOST_BESIDE: usize = 4;

/// How often a value is taken apart by the conditions of its choices.
const MOST_CHOICES: u32 = 3;

/// An operation on an abstract state.
#[derive(Clone, Debug)]
pub enum Action {
    /// Terms become the values of variables, all at once.
    Assign(Vec<(Term, Term)>),
    /// Executions go on only where a condition holds.
    Assume(Term),
    /// Variables get any values.
    Forget(Vec<Term>),
}

impl Action {
    /// Executes it on a state.
    pub fn execute<D: Domain>(&self, graph: &Graph, state: &mut D) {
        match self {
            Action::Assign(values) => transfer::assign(state, graph, values),
            Action::Assume(condition) => transfer::assume(state, graph, *condition, true),
            Action::Forget(variables) => state.forget(variables),
        }
    }

    fn values(&self) -> &[(Term, Term)] {
        match self {
            Action::Assign(values) => values,
            _ => &[],
        }
    }

    /// The variables that it gives values to.
    pub fn changes(&self) -> Vec<Term> {
        match self {
            Action::Assign(values) => values.iter().map(|&(variable, _)| variable).collect(),
            Action::Assume(_) => Vec::new(),
            Action::Forget(variables) => variables.clone(),
        }
    }

    /// The terms that it evaluates.
    fn terms(&self) -> Vec<Term> {
        match self {
            Action::Assign(values) => values.iter().map(|&(_, value)| value).collect(),
            Action::Assume(condition) => vec![*condition],
            Action::Forget(_) => Vec::new(),
        }
    }
}

/// One of the cases of an operation, over symbols.
#[derive(Clone, Debug)]
pub struct OperationCase {
    /// The conditions of the case, with their truths.
    pub conditions: Vec<(Term, bool)>,
    /// The action in this case.
    pub action: Action,
}

impl OperationCase {
    /// The terms that it evaluates.
    pub fn terms(&self) -> Vec<Term> {
        let conditions = self.conditions.iter().map(|&(condition, _)| condition);
        conditions.chain(self.action.terms()).collect()
    }

    /// Executes it on a state.
    pub fn execute<D: Domain>(&self, graph: &Graph, state: &mut D) {
        for &(condition, truth) in &self.conditions {
            transfer::assume(state, graph, condition, truth);
        }
        self.action.execute(graph, state);
    }
}

/// Symbols for terms of some operations, and these over the symbols.
#[derive(Debug)]
pub struct Observations {
    /// The symbols that are no variables of the program, with what they stand for.
    pub definitions: Vec<(Term, Term)>,
    /// The cases of each operation.
    pub operations: Vec<Vec<OperationCase>>,
}

impl Observations {
    /// The observations of some operations; `None` where the clock stops.
    pub fn new(graph: &mut Graph, actions: &[Action], clock: &Clock) -> Option<Observations> {
        let mut within = Within::none();
        if let Some(limits) = clock.limits() {
            within.deadline = limits.end;
            within.cancel = Arc::clone(&limits.cancel);
            within.steps = Some(Arc::clone(&limits.work));
        }
        let mut observer = Observer {
            graph,
            rewriter: Rewriter::new(2),
            within,
            clock,
            assigning: FxHashMap::default(),
            uses: BTreeMap::new(),
            work: Vec::new(),
        };
        observer.find(actions)?;
        observer.finish(actions)
    }
}

/// How a base is used: as a whole, or in parts.
#[derive(Clone, Debug, Default)]
struct Uses {
    whole: bool,
    /// The parts as their highest and lowest bits.
    parts: BTreeSet<(u32, u32)>,
}

impl Uses {
    /// The bit at which a base of a width falls into two parts.
    fn cut(&self, width: u32) -> Option<u32> {
        let halves = |cut: u32| [self.parts.contains(&(width - 1, cut)), self.parts.contains(&(cut - 1, 0))];
        let mut cuts = self.parts.iter().flat_map(|&(high, low)| [high + 1, low]);
        let is_apart = |cut: &u32| match halves(*cut) {
            [true, true] => true,
            [above, below] => (above || below) && !self.whole && self.parts.len() == 1,
        };
        cuts.find(|cut| *cut > 0 && *cut < width && is_apart(cut))
    }
}

/// The conditions of a case with their truths, and values.
type PlainCase = (Vec<(Term, bool)>, Vec<Term>);

/// The elements of arrays that are observed, as their indices and values over symbols.
type Elements = FxHashMap<Term, Vec<(Term, Term)>>;

/// Finds what is worth a symbol, until nothing new is mentioned.
struct Observer<'g> {
    graph: &'g mut Graph,
    rewriter: Rewriter,
    within: Within,
    clock: &'g Clock,
    /// The operations that assign each variable.
    assigning: FxHashMap<Term, Vec<usize>>,
    /// How bases are used: variables, elements of arrays, and words.
    uses: BTreeMap<Term, Uses>,
    /// Terms whose values after operations are still to be looked into.
    work: Vec<Term>,
}

impl Observer<'_> {
    /// Finds what is observed.
    fn find(&mut self, actions: &[Action]) -> Option<()> {
        for (number, action) in actions.iter().enumerate() {
            for &(variable, _) in action.values() {
                self.assigning.entry(variable).or_default().push(number);
            }
        }
        for action in actions {
            if let Action::Assume(condition) = action {
                let condition = self.normal(*condition)?;
                self.look_into(condition);
            }
        }
        let mut left = MOST_SUBSTITUTIONS;
        while let Some(used) = self.work.pop() {
            let mut operations: Vec<usize> = (variables(self.graph, &[used]).iter())
                .filter_map(|variable| self.assigning.get(variable))
                .flatten()
                .copied()
                .collect();
            operations.sort_unstable();
            operations.dedup();
            for number in operations {
                if left == 0 {
                    return Some(());
                }
                left -= 1;
                let value = self.after(used, actions[number].values())?;
                if value != used {
                    self.look_into(value);
                }
            }
        }
        Some(())
    }

    /// The value of a term after an assignment, over the values before.
    fn after(&mut self, term: Term, values: &[(Term, Term)]) -> Option<Term> {
        let mut substitution = Substitution::new();
        values.iter().for_each(|&(variable, value)| substitution.set(variable, value));
        let value = substitution.apply_where_within(self.graph, term, |_| true, &self.within).ok()?;
        self.normal(value)
    }

    /// A term in normal form, where reads are moved past writes; `None` where a limit is reached.
    fn normal(&mut self, term: Term) -> Option<Term> {
        if !self.clock.goes_on(STEPS) {
            return None;
        }
        let term = match self.subterms(term) {
            Some(subterms) => self.read(term, &subterms),
            None => term,
        };
        self.rewriter.rewrite_within(self.graph, term, &self.within).ok()
    }

    /// The terms under a term, children first; `None` if there are too many.
    fn subterms(&self, term: Term) -> Option<Vec<Term>> {
        post_order_up_to(self.graph, &[term], MOST_NODES, &mut Work::new(&self.within)).ok()?
    }

    /// A term with its reads moved past writes.
    fn read(&mut self, term: Term, subterms: &[Term]) -> Term {
        let is_read = |&term: &Term| self.graph.operator(term) == Operator::Select;
        if !subterms.iter().any(is_read) {
            return term;
        }
        let mut results: FxHashMap<Term, Term> = FxHashMap::default();
        for &old in subterms {
            let children = self.graph.children(old).to_vec();
            let new: Vec<Term> = children.iter().map(|child| results[child]).collect();
            let result = match self.graph.operator(old) {
                Operator::Select => self.element(new[0], new[1], MOST_WRITES),
                _ if new == children => old,
                _ => self.graph.with_children(old, &new),
            };
            results.insert(old, result);
        }
        results[&term]
    }

    /// The element of an array at an index.
    fn element(&mut self, array: Term, index: Term, left: u32) -> Term {
        let children = self.graph.children(array).to_vec();
        match (self.graph.operator(array), &children[..]) {
            (Operator::Store, &[_, at, element]) if at == index => element,
            (Operator::Store, &[rest, at, element]) if left > 0 => {
                let others = self.element(rest, index, left - 1);
                if self.graph.is_constant(at) && self.graph.is_constant(index) {
                    return others;
                }
                let is_here = self.graph.equal(at, index);
                self.graph.ite(is_here, element, others)
            }
            (Operator::ConstArray, &[element]) => element,
            (Operator::Ite, &[condition, then, other]) if left > 0 => {
                let then = self.element(then, index, left - 1);
                let other = self.element(other, index, left - 1);
                self.graph.ite(condition, then, other)
            }
            _ => self.graph.term(Operator::Select, &[array, index]),
        }
    }

    /// Observes what a term mentions.
    fn look_into(&mut self, term: Term) {
        let (mut stack, mut seen) = (vec![term], FxHashSet::default());
        while let Some(term) = stack.pop() {
            if seen.len() >= MOST_NODES || !seen.insert(term) {
                continue;
            }
            let graph = &*self.graph;
            let part = (graph.operator(term) == Operator::Extract).then(|| graph.child(term, 0));
            let bits = part.map(|_| (graph.low(term) + graph.width(term) - 1, graph.low(term)));
            let whole = part.unwrap_or(term);
            let bases = if self.is_base(whole) { vec![whole] } else { self.elements_beside(whole) };
            let graph = &*self.graph;
            let is_element = graph.operator(whole) == Operator::Select;
            match bases.is_empty() {
                false => bases.into_iter().for_each(|base| self.observe(base, bits)),
                true if is_element || graph.operator(term) == Operator::Apply => {}
                true => {
                    let is_plain = |&child: &Term| graph.is_bitvec(child) || graph.is_bool(child);
                    stack.extend(graph.children(term).iter().copied().filter(is_plain));
                    continue;
                }
            }
            if is_element {
                stack.push(self.graph.child(whole, 1));
            }
        }
    }

    /// The elements that one at an index which is moved may be: at the upper part of each of the widest
    /// variables that the index is computed from, as the object of an address is.
    fn elements_beside(&mut self, element: Term) -> Vec<Term> {
        let graph = &*self.graph;
        let &[array, index] = graph.children(element) else { return Vec::new() };
        let is_read = graph.operator(element) == Operator::Select && graph.width(element) != 8;
        if !is_read || graph.operator(array) != Operator::Variable {
            return Vec::new();
        }
        let mut all = variables(graph, &[index]);
        all.retain(|&variable| graph.is_bitvec(variable));
        let (length, widest) = (graph.width(index), all.iter().map(|&variable| graph.width(variable)).max());
        let Some(widest) = widest.filter(|&widest| widest > length) else { return Vec::new() };
        all.retain(|&variable| graph.width(variable) == widest);
        all.truncate(MOST_BESIDE);
        let at = |variable: Term| {
            let index = self.graph.extract(variable, widest - 1, widest - length);
            self.graph.term(Operator::Select, &[array, index])
        };
        all.into_iter().map(at).collect()
    }

    fn observe(&mut self, base: Term, part: Option<(u32, u32)>) {
        if self.uses.len() >= MOST_OBSERVATIONS && !self.uses.contains_key(&base) {
            return;
        }
        let uses = self.uses.entry(base).or_default();
        let is_new = match part {
            Some(bits) => uses.parts.insert(bits),
            None => !std::mem::replace(&mut uses.whole, true),
        };
        if is_new {
            let used = part.map_or(base, |(high, low)| self.graph.extract(base, high, low));
            self.work.push(used);
        }
    }

    /// Whether a term is observed as it is: a variable, an element of an array, or a word of bytes.
    fn is_base(&self, term: Term) -> bool {
        let graph = &*self.graph;
        if !graph.is_bitvec(term) || graph.width(term) > WIDEST {
            return false;
        }
        match graph.operator(term) {
            Operator::Variable => true,
            Operator::Select => self.is_element(term, graph.width(term) != 8),
            Operator::Concat => self.is_word(term),
            _ => false,
        }
    }

    /// Whether a term is the element of a variable at a constant index, or one that is a variable or a part
    /// of one.
    fn is_element(&self, term: Term, allow_variables: bool) -> bool {
        let graph = &*self.graph;
        let &[array, index] = graph.children(term) else { return false };
        let is_variable = |term| graph.operator(term) == Operator::Variable;
        let is_part = graph.operator(index) == Operator::Extract && is_variable(graph.child(index, 0));
        let is_simple = graph.is_constant(index) || allow_variables && (is_variable(index) || is_part);
        graph.operator(term) == Operator::Select && is_variable(array) && is_simple
    }

    /// Whether a term is put together of bytes at constant indices of one array.
    fn is_word(&self, term: Term) -> bool {
        let graph = &*self.graph;
        let (mut rest, mut arrays) = (term, BTreeSet::new());
        loop {
            let is_last = graph.operator(rest) != Operator::Concat;
            let byte = if is_last { rest } else { graph.child(rest, 0) };
            if graph.operator(byte) != Operator::Select || !self.is_element(byte, false) {
                return false;
            }
            arrays.insert(graph.child(byte, 0));
            if is_last {
                return arrays.len() == 1;
            }
            rest = graph.child(rest, 1);
        }
    }

    /// Gives symbols to observations, and rewrites all operations over them.
    fn finish(mut self, actions: &[Action]) -> Option<Observations> {
        let mut symbols = Substitution::new();
        let (mut definitions, mut observed) = (Vec::new(), Vec::new());
        let bases: Vec<Term> = self.uses.keys().copied().collect();
        for (base, uses) in std::mem::take(&mut self.uses) {
            let is_variable = self.graph.operator(base) == Operator::Variable;
            let width = self.graph.width(base);
            let parts = match uses.cut(width) {
                Some(cut) => {
                    vec![self.graph.extract(base, width - 1, cut), self.graph.extract(base, cut - 1, 0)]
                }
                None if is_variable => {
                    observed.push((base, base));
                    continue;
                }
                None => vec![base],
            };
            let names: Vec<Term> = (parts.iter())
                .map(|&part| {
                    let sort = self.graph.sort(part);
                    self.graph.variable(&format!("observed {}", definitions.len()), sort)
                })
                .collect();
            let whole = match names[..] {
                [above, below] => self.graph.term(Operator::Concat, &[above, below]),
                _ => names[0],
            };
            symbols.set(base, whole);
            definitions.extend(names.iter().copied().zip(parts.iter().copied()));
            observed.extend(names.into_iter().zip(parts));
        }
        // The observations that mention each variable.
        let mut about: FxHashMap<Term, Vec<usize>> = FxHashMap::default();
        for (position, &(_, definition)) in observed.iter().enumerate() {
            for variable in variables(self.graph, &[definition]) {
                about.entry(variable).or_default().push(position);
            }
        }
        let mut elements = Elements::default();
        for base in bases {
            let graph = &*self.graph;
            if graph.operator(base) == Operator::Select && !graph.is_constant(graph.child(base, 1)) {
                let (array, index) = (graph.child(base, 0), graph.child(base, 1));
                let [index, value] = [index, base].map(|term| self.over_symbols(term, &mut symbols));
                elements.entry(array).or_default().push((index?, value?));
            }
        }
        let mut operations = Vec::new();
        for action in actions {
            let mut cases = Vec::new();
            for (case, targets) in self.rewritten(action, &observed, &about, &mut symbols)? {
                let (conditions, values) = self.compared(case, &elements)?;
                let action = match action {
                    Action::Assume(_) => Action::Assume(values[0]),
                    Action::Assign(_) => Action::Assign(targets.into_iter().zip(values).collect()),
                    Action::Forget(_) => Action::Forget(targets),
                };
                cases.push(OperationCase { conditions, action });
            }
            operations.push(cases);
        }
        self.clock.check().ok()?;
        Some(Observations { definitions, operations })
    }

    /// The cases of an operation over symbols, with the symbols that it changes.
    fn rewritten(
        &mut self,
        action: &Action,
        observed: &[(Term, Term)],
        about: &FxHashMap<Term, Vec<usize>>,
        symbols: &mut Substitution,
    ) -> Option<Vec<(PlainCase, Vec<Term>)>> {
        let changes = action.changes();
        let mut affected: Vec<usize> =
            changes.iter().filter_map(|variable| about.get(variable)).flatten().copied().collect();
        affected.sort_unstable();
        affected.dedup();
        let (mut targets, mut values) = (Vec::new(), Vec::new());
        match action {
            Action::Forget(_) => {
                targets = affected.into_iter().map(|position| observed[position].0).collect()
            }
            Action::Assume(condition) => {
                let condition = self.normal(*condition)?;
                values.push(self.over_symbols(condition, symbols)?);
            }
            Action::Assign(assigned) => {
                for position in affected {
                    let (symbol, definition) = observed[position];
                    let value = self.after(definition, assigned)?;
                    let value = self.over_symbols(value, symbols)?;
                    if value != symbol {
                        targets.push(symbol);
                        values.push(value);
                    }
                }
            }
        }
        let cases = self.cases(values, MOST_CHOICES)?;
        Some(cases.into_iter().map(|case| (case, targets.clone())).collect())
    }

    /// A case whose reads of arrays at other indices are compared with the elements that are observed.
    fn compared(&mut self, (conditions, values): PlainCase, elements: &Elements) -> Option<PlainCase> {
        let mut compare = |term| {
            let Some(subterms) = self.subterms(term) else { return Some(term) };
            let mut choices = Substitution::new();
            for read in subterms {
                let graph = &*self.graph;
                if graph.operator(read) != Operator::Select {
                    continue;
                }
                let (array, index) = (graph.child(read, 0), graph.child(read, 1));
                let mentioned = variables(graph, &[index]);
                let is_beside = |(at, _): &&(Term, Term)| {
                    variables(graph, &[*at]).iter().any(|variable| mentioned.contains(variable))
                };
                let all = elements.get(&array).map_or(&[][..], Vec::as_slice).iter();
                let beside: Vec<(Term, Term)> = all.filter(is_beside).take(MOST_BESIDE).copied().collect();
                let mut choice = read;
                for (at, symbol) in beside {
                    let is_here = self.graph.equal(at, index);
                    choice = self.graph.ite(is_here, symbol, choice);
                }
                if choice != read {
                    choices.set(read, choice);
                }
            }
            choices.apply_where_within(self.graph, term, |_| true, &self.within).ok()
        };
        let mut new = Vec::new();
        for (condition, truth) in conditions {
            new.push((compare(condition)?, truth));
        }
        let values = values.into_iter().map(compare).collect::<Option<Vec<Term>>>()?;
        Some((new, values))
    }

    fn over_symbols(&mut self, term: Term, symbols: &mut Substitution) -> Option<Term> {
        let term = symbols.apply_where_within(self.graph, term, |_| true, &self.within).ok()?;
        self.rewriter.rewrite_within(self.graph, term, &self.within).ok()
    }

    /// Values without choices between vectors, for each case of their conditions, as far as there are not too
    /// many.
    fn cases(&mut self, values: Vec<Term>, left: u32) -> Option<Vec<PlainCase>> {
        let choice = self.choice(&values).filter(|_| left > 0);
        let Some(choice) = choice else { return Some(vec![(Vec::new(), values)]) };
        let condition = self.graph.child(choice, 0);
        let mut all = Vec::new();
        for truth in [true, false] {
            let known = self.graph.truth(truth);
            let mut substitution = Substitution::new();
            substitution.set(condition, known);
            let mut branch = Vec::new();
            for &value in &values {
                let value =
                    substitution.apply_where_within(self.graph, value, |_| true, &self.within).ok()?;
                branch.push(self.rewriter.rewrite_within(self.graph, value, &self.within).ok()?);
            }
            for (mut conditions, values) in self.cases(branch, left - 1)? {
                conditions.insert(0, (condition, truth));
                all.push((conditions, values));
            }
        }
        Some(all)
    }

    /// The first choice between vectors, which has none among its operands.
    fn choice(&self, values: &[Term]) -> Option<Term> {
        let graph = &*self.graph;
        let is_choice = |&term: &Term| graph.operator(term) == Operator::Ite && graph.is_bitvec(term);
        values.iter().find_map(|&value| self.subterms(value)?.into_iter().find(is_choice))
    }
}

/// The steps of the clock that a term takes, about.
const STEPS: u32 = 64;
