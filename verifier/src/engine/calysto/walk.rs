//! From a counterexample to the inputs of an execution.
//!
//! **Idea.** A counterexample says what every unknown value is in every activation that it mentions. The
//! program is executed with these values; the unknown values that it reads, in order, are given to a replay.
//!
//! **Here.** Values are terms that are brought into normal form: constants, but for memory, of which the
//! counterexample is asked where a program reads it. Nothing rests on this execution: the interpreter has the
//! last word. So where the counterexample knows nothing, 0 is as good as any value.

use std::rc::Rc;

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{PostOrder, variables};
use rustc_hash::FxHashMap;

use super::conditions::Asker;
use super::execute::MOST_ACTIVATIONS;
use super::summaries::Summaries;
use super::summary::{FunctionCopy, Target};
use super::symbols::{ActivationSymbolic, number};
use crate::engine::Limits;
use crate::formula::contents::{MOST_BYTES, MOST_ELEMENTS, before_writes_elsewhere, elements};
use crate::formula::nesting::Key;
use crate::formula::symbolic::FunctionFacts;
use crate::formula::terminal::{BYTES, EntryCell, moved};
use crate::formula::unknown::{At, Provenance};
use crate::program::cfa::{Cfa, Location, LocationKind, Op, Source, Step, Variable};

/// The most edges that are followed.
const MOST_STEPS: usize = 100_000;

/// The edges that are followed between two checks of the clock.
const PERIOD: usize = 64;

struct WalkFrame<'a> {
    copy: FunctionCopy,
    function: &'a Cfa,
    shape: Rc<FunctionFacts>,
    key: Key,
    at: Location,
    values: Vec<Option<Term>>,
    seed: u128,
    /// The edge of the caller that called it.
    edge: usize,
}

/// The inputs of an execution, and where it ended.
#[derive(Debug, Default)]
pub struct WalkedExecution {
    /// The inputs, in order.
    pub inputs: Vec<(Source, BitVec)>,
    /// The check that failed.
    pub fails: Option<u32>,
    /// Where memory is places: whether the counterexample has two of them in one, with different contents.
    pub is_torn: bool,
}

pub struct Walk<'w, 'a, 'e> {
    symbolic: &'w mut ActivationSymbolic<'a>,
    asker: &'w mut Asker<'e>,
    summaries: &'w Summaries,
    limits: &'w Limits,
    frames: Vec<WalkFrame<'a>>,
    found: WalkedExecution,
    /// The terms that were examined for reads of memory outside.
    told: PostOrder,
    elements: usize,
    /// The next number for an activation that the counterexample does not mention.
    next: u128,
}

impl<'w, 'a, 'e> Walk<'w, 'a, 'e> {
    /// The execution that the last counterexample describes.
    pub fn execute(
        symbolic: &'w mut ActivationSymbolic<'a>,
        asker: &'w mut Asker<'e>,
        summaries: &'w Summaries,
        limits: &'w Limits,
    ) -> WalkedExecution {
        let mut walk = Walk {
            symbolic,
            asker,
            summaries,
            limits,
            frames: Vec::new(),
            found: WalkedExecution::default(),
            told: PostOrder::new(),
            elements: 0,
            next: MOST_ACTIVATIONS,
        };
        let entry = FunctionCopy { function: walk.symbolic.entry, level: 0 };
        let values = walk.start();
        if walk.enter(entry, values, 0, 0).is_some() {
            for step in 0..MOST_STEPS {
                let is_over = step.is_multiple_of(PERIOD) && walk.limits.stopped().is_some();
                if is_over || walk.step().is_none() {
                    break;
                }
            }
        }
        walk.found
    }

    /// The values of shared variables at the beginning.
    fn start(&mut self) -> Vec<Option<Term>> {
        let shared = self.symbolic.variables.shared.clone();
        let terms: Vec<Term> =
            shared.iter().map(|&variable| self.symbolic.variables.info(variable).term).collect();
        let known: Vec<Term> = terms.iter().copied().filter(|&term| self.asker.knows(term)).collect();
        let mut told = self.values(&known).into_iter();
        let value = |term: Term| match self.asker.knows(term) {
            true => told.next(),
            false => self.any_like(term),
        };
        let mut values: Vec<Option<Term>> = terms.into_iter().map(value).collect();
        self.fill_places(&mut values);
        for &(variable, source) in self.symbolic.unknown {
            let value = values[self.symbolic.variables.slot(variable)];
            if let Some(value) = value.and_then(|value| self.symbolic.graph.value(value)) {
                self.found.inputs.push((source, value));
            }
        }
        let beginning = values.clone();
        self.symbolic.activation = self.symbolic.entry;
        for &(variable, term) in self.symbolic.initial {
            self.symbolic.load_variables(&shared, &beginning);
            let value = self.symbolic.evaluate(term);
            values[self.symbolic.variables.slot(variable)] = Some(value);
        }
        values
    }

    /// Where memory is places, their values in the counterexample are those of memory at the beginning.
    fn fill_places(&mut self, values: &mut [Option<Term>]) {
        let cells = self.symbolic.places().map(|places| places.cells().collect());
        let mut cells: Vec<(Term, EntryCell)> = cells.unwrap_or_default();
        cells.retain(|&(variable, _)| self.asker.knows(variable));
        cells.sort_unstable_by_key(|&(variable, _)| variable);
        let mut bytes: FxHashMap<(Variable, u64), u8> = FxHashMap::default();
        for (variable, cell) in cells {
            let graph = &self.symbolic.graph;
            // Where the cell lies depends on cells that the counterexample may not mention.
            let inside = variables(graph, &[cell.address]);
            let is_known = |&term: &Term| term == self.symbolic.unknowns.seed || self.asker.knows(term);
            if !inside.iter().all(is_known) {
                continue;
            }
            let (zero, seed) = (number(self.symbolic.graph, 0), self.symbolic.unknowns.seed);
            let address = self.symbolic.replace(cell.address, [(seed, zero)]);
            let told = self.told_values(&[address, variable]);
            let [Some(address), Some(word)] = told.as_slice() else { continue };
            let slot = self.symbolic.variables.slot(cell.region);
            let Some(mut array) = values[slot] else { continue };
            for byte in 0..BYTES {
                let at = address.to_u64().map(|address| address.wrapping_add(u64::from(byte)));
                let told = word.extract(8 * byte + 7, 8 * byte).to_u64().unwrap_or(0) as u8;
                let known = at.map(|at| *bytes.entry((cell.region, at)).or_insert(told));
                self.found.is_torn |= known.is_some_and(|known| known != told);
                let graph = &mut *self.symbolic.graph;
                let (address, word) = (graph.constant(address), graph.constant(word));
                let at = moved(graph, address, u64::from(byte));
                let part = graph.extract(word, 8 * byte + 7, 8 * byte);
                let (at, part) = (self.symbolic.normal(at), self.symbolic.normal(part));
                array = self.symbolic.graph.term(Operator::Store, &[array, at, part]);
            }
            values[slot] = Some(array);
            let source = self.symbolic.outside.zip(address.to_u64());
            let source = source.and_then(|(outside, address)| outside.source(address, BYTES));
            self.found.inputs.extend(source.map(|source| (source, word.clone())));
        }
    }

    fn enter(
        &mut self,
        copy: FunctionCopy,
        mut values: Vec<Option<Term>>,
        seed: u128,
        edge: usize,
    ) -> Option<()> {
        let function = self.symbolic.function(copy.function)?;
        let shape = self.symbolic.shape(copy.function)?;
        values.resize(self.symbolic.variables.shared.len() + function.locals.len(), None);
        let (key, at) = (shape.nesting.first(function.entry), function.entry);
        self.frames.push(WalkFrame { copy, function, shape, key, at, values, seed, edge });
        Some(())
    }

    /// Follows an edge, or ends an activation; `None` where the execution ends.
    fn step(&mut self) -> Option<()> {
        let frame = self.frames.last()?;
        let (function, at) = (frame.function, frame.at);
        match function.locations[at.0 as usize].kind {
            LocationKind::Inner if at == function.exit => return self.leave(),
            LocationKind::Inner => {}
            LocationKind::Error(check) => {
                self.found.fails = Some(check);
                return None;
            }
            LocationKind::Open(_) | LocationKind::End => return None,
        }
        let edges: Vec<usize> = function.outgoing(at).map(|(number, _)| number).collect();
        for number in edges {
            if self.follow(number)? {
                return Some(());
            }
        }
        None
    }

    /// Follows an edge, if it can be taken.
    fn follow(&mut self, number: usize) -> Option<bool> {
        let frame = self.frames.last()?;
        let function = frame.function;
        let edge = &function.edges[number];
        match &edge.step {
            Step::Op(Op::Assume(condition)) => {
                let condition = self.evaluate(number, *condition)?;
                if self.symbolic.graph.truth_of(condition) != Some(true) {
                    return Some(false);
                }
            }
            Step::Op(Op::Assign(values)) => {
                let mut new = Vec::new();
                for &(variable, term) in values {
                    new.push((variable, self.evaluate(number, term)?));
                }
                new.into_iter().for_each(|(variable, value)| self.set(variable, value));
            }
            Step::Op(Op::Havoc(values)) => {
                for (position, &(variable, source)) in values.iter().enumerate() {
                    if self.summaries.mode().leaves(source) {
                        continue;
                    }
                    let value = self.finds(number, position, variable)?;
                    if let Some(value) = self.symbolic.graph.value(value) {
                        self.found.inputs.push((source, value));
                    }
                    self.set(variable, value);
                }
            }
            Step::New { place, address, bytes, region } => {
                let address = self.evaluate(number, *address)?;
                let bytes = self.evaluate(number, *bytes)?;
                let size = self.symbolic.graph.value(bytes)?.to_u64().unwrap_or(MOST_BYTES);
                let slot = self.symbolic.variables.slot(*region);
                let region = self.frames.last()?.values[slot];
                if let Some(region) = region {
                    self.contents(*place, region, address, size.min(MOST_BYTES));
                }
            }
            Step::Call { .. } => return self.call(number).map(|()| true),
        }
        self.go_on(number)?;
        Some(true)
    }

    fn go_on(&mut self, number: usize) -> Option<()> {
        let frame = self.frames.last_mut()?;
        let edge = &frame.function.edges[number];
        frame.key = frame.shape.nesting.next(&frame.key, edge.from, edge.to);
        frame.at = edge.to;
        Some(())
    }

    fn set(&mut self, variable: Variable, value: Term) {
        let slot = self.symbolic.variables.slot(variable);
        if let Some(frame) = self.frames.last_mut() {
            frame.values[slot] = Some(value);
        }
    }

    /// A term over the values here: a constant, but for memory.
    fn evaluate(&mut self, edge: usize, term: Term) -> Option<Term> {
        let frame = self.frames.last()?;
        self.symbolic.activation = frame.copy.function;
        let shape = Rc::clone(&frame.shape);
        let reads = shape.reading.liveness.reads(edge);
        let mut values = frame.values.clone();
        for &variable in reads {
            let slot = self.symbolic.variables.slot(variable);
            if values[slot].is_none() {
                values[slot] = self.any_like(self.symbolic.variables.info(variable).term);
            }
        }
        self.symbolic.load_variables(reads, &values);
        let value = self.symbolic.evaluate(term);
        self.tell_outside(value);
        Some(self.value(value))
    }

    /// Reports the values in the counterexample of bytes that a term reads and that nothing has written.
    fn tell_outside(&mut self, term: Term) {
        let Some(outside) = self.symbolic.outside else { return };
        let graph = &*self.symbolic.graph;
        let mut reads = Vec::new();
        self.told.visit(graph, term, |read| {
            if let (Operator::Select, &[array, index]) = (graph.operator(read), graph.children(read))
                && graph.operator(array) == Operator::Variable
            {
                reads.extend([index, read]);
            }
        });
        for pair in self.told_values(&reads).chunks(2) {
            let [Some(index), Some(value)] = pair else { continue };
            let source = index.to_u64().and_then(|address| outside.source(address, value.width() / 8));
            if let Some(source) = source {
                self.found.inputs.push((source, value.clone()));
            }
        }
    }

    /// The values of terms in the counterexample: all asked for at once, or each where that has no answer.
    fn told_values(&mut self, terms: &[Term]) -> Vec<Option<BitVec>> {
        if let Some(values) = self.asker.values(self.symbolic, terms) {
            return values.into_iter().map(Some).collect();
        }
        let mut one = |term| self.asker.values(self.symbolic, &[term])?.pop();
        terms.iter().map(|&term| one(term)).collect()
    }

    /// The value of a term in the counterexample; the term itself for memory.
    fn value(&mut self, term: Term) -> Term {
        self.values(&[term]).pop().unwrap_or(term)
    }

    /// The values of terms in the counterexample; of memory the terms themselves.
    fn values(&mut self, terms: &[Term]) -> Vec<Term> {
        let graph = &self.symbolic.graph;
        let is_asked =
            |term: Term| !graph.is_constant(term) && (graph.is_bool(term) || graph.is_bitvec(term));
        let asked: Vec<Term> = terms.iter().copied().filter(|&term| is_asked(term)).collect();
        let values = self.told_values(&asked);
        let mut told: FxHashMap<Term, Term> = FxHashMap::default();
        for (term, value) in asked.into_iter().zip(values) {
            let value = match value {
                Some(value) => Some(self.symbolic.graph.constant_like(term, &value)),
                None => self.any_like(term),
            };
            told.extend(value.map(|value| (term, value)));
        }
        terms.iter().map(|term| told.get(term).copied().unwrap_or(*term)).collect()
    }

    /// 0, of arrays everywhere.
    fn any_like(&mut self, term: Term) -> Option<Term> {
        let graph = &mut self.symbolic.graph;
        let sort = graph.sort(term);
        match *graph.sorts.kind(sort) {
            SortKind::Bool => Some(graph.truth(false)),
            SortKind::BitVec(width) => Some(graph.number(0, width)),
            SortKind::Array(_, element) => match *graph.sorts.kind(element) {
                SortKind::BitVec(width) => {
                    let zero = graph.number(0, width);
                    Some(graph.constant_array(sort, zero))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The value that a step reads here.
    fn finds(&mut self, edge: usize, position: usize, variable: Variable) -> Option<Term> {
        let frame = self.frames.last()?;
        let (function, seed) = (frame.copy.function, frame.seed);
        let like = self.symbolic.variables.info(variable).term;
        let provenance = Provenance::Havoc(edge, position);
        let symbol = self.symbolic.unknowns.known(At { activation: function, provenance, key: &frame.key });
        match symbol.filter(|&symbol| self.asker.knows(symbol)) {
            Some(symbol) => {
                let number = number(self.symbolic.graph, seed);
                let term = self.symbolic.graph.term(Operator::Apply, &[symbol, number]);
                Some(self.value(term))
            }
            None => self.any_like(like),
        }
    }

    /// The bytes of a new object.
    fn contents(&mut self, place: crate::program::cfa::Place, region: Term, address: Term, size: u64) {
        let region = before_writes_elsewhere(self.symbolic.graph, region, address, size);
        let mut parts = elements(self.symbolic.graph, region, address, size);
        parts.truncate(MOST_ELEMENTS.saturating_sub(self.elements));
        self.elements += parts.len();
        let terms: Vec<Term> = parts.iter().map(|&(.., term)| self.symbolic.normal(term)).collect();
        for ((offset, bytes, _), value) in parts.into_iter().zip(self.values(&terms)) {
            let Some(value) = self.symbolic.graph.value(value) else { continue };
            self.found.inputs.push((Source::Contents { place, offset, bytes }, value));
        }
    }

    fn call(&mut self, number: usize) -> Option<()> {
        let frame = self.frames.last()?;
        let (copy, seed, key) = (frame.copy, frame.seed, frame.key.clone());
        let Step::Call { callee, arguments, .. } = &frame.function.edges[number].step else { return None };
        let offset = self.summaries.get(copy)?.offsets.get(&(number, key)).copied();
        let target = match self.summaries.target(copy, *callee) {
            Target::Copy(copy) => copy,
            Target::Unfollowed(function) => FunctionCopy { function, level: copy.level },
        };
        let mut actual = Vec::new();
        for &argument in arguments {
            actual.push(self.evaluate(number, argument)?);
        }
        let seed = match offset {
            Some(offset) => seed.saturating_add(offset),
            None => {
                self.next = self.next.saturating_add(1);
                self.next
            }
        };
        let values = self.frames.last()?.values[..self.symbolic.variables.shared.len()].to_vec();
        self.enter(target, values, seed, number)?;
        let callee = self.frames.last()?.function;
        for (&parameter, value) in callee.parameters.iter().zip(actual) {
            self.set(parameter, value);
        }
        Some(())
    }

    /// Ends an activation: the caller continues.
    fn leave(&mut self) -> Option<()> {
        let done = self.frames.pop()?;
        let shared = self.symbolic.variables.shared.len();
        let caller = self.frames.last_mut()?;
        caller.values[..shared].copy_from_slice(&done.values[..shared]);
        let Step::Call { results, .. } = &caller.function.edges[done.edge].step else { return None };
        for (result, own) in results.iter().zip(&done.function.results) {
            if let Some(variable) = result {
                caller.values[self.symbolic.variables.slot(*variable)] =
                    done.values[self.symbolic.variables.slot(*own)];
            }
        }
        self.go_on(done.edge)
    }
}
