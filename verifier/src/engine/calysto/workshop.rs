//! What symbolic execution works with: terms in normal form, guards, what is known of functions and
//! variables, and the terms that stand for unknown values.
//!
//! **Unknown values.** What a step finds is a function of the step and of the activation in which it is
//! taken: `u(seed)`, where `seed` is the number of the activation in the tree of calls. A summary that
//! depends on unknown values has the number among its arguments, so all effects of one call agree on what
//! was found in it. A call takes the numbers that its callee may use from those of its caller
//! ([`super::execute`]), so no two activations share one.

use std::rc::Rc;

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use rustc_hash::FxHashMap;

use super::summary::Effect;
use super::terminal::{Cell, Terminals, Word};
use crate::engine::Limits;
use crate::formula::evaluation::Evaluation;
use crate::formula::exclusive::exclusive_locations;
use crate::formula::guard::Guards;
use crate::formula::leaving::Leaving;
use crate::formula::live::{Liveness, terms};
use crate::formula::nesting::{Key, Nesting};
use crate::formula::reads::{Read, reads_of};
use crate::formula::state::State;
use crate::formula::variables::Variables;
use crate::formula::written::Written;
use crate::limits::Clock;
use crate::program::cfa::{Function, Hidden, Location, Outside, Program, Source, Variable};

/// How much the clock counts for what is read of memory that is places.
const WORK_OF_READ: u32 = 1 << 8;

/// The bits of the number of an activation.
pub const SEED_BITS: u32 = 128;

/// What is known of a function, whatever its activation.
pub struct Shape {
    /// Its loops.
    pub nesting: Nesting,
    /// From where they are left.
    pub leaving: Leaving,
    /// What it reads.
    pub liveness: Liveness,
    /// Where at most one edge can be taken.
    pub exclusive: FxHashMap<Location, bool>,
    /// Whether it has a loop that is entered elsewhere than at its head.
    pub enters_aside: bool,
    /// What each edge reads of memory, where that is places.
    pub reads: Vec<Vec<Read>>,
}

/// A step that finds an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Find {
    /// An edge that gives a variable any value, and its position among those of the edge.
    Havoc(usize, usize),
    /// A variable that a loop, or a call that is not followed, may write.
    Written(usize, Variable),
    /// A variable that was never written.
    Unset(Variable),
    /// Which of several edges is taken.
    Choice,
    /// Which of several places that are one in the caller a call has written last: the edge, and a number.
    Last(usize, usize),
}

/// Terms, guards, functions, variables.
pub struct Workshop<'a> {
    /// All terms.
    pub graph: &'a mut Graph,
    /// All guards.
    pub guards: Guards,
    /// The functions.
    pub functions: &'a [Option<Function>],
    /// Where execution begins.
    pub entry: u32,
    /// What shared variables are at the beginning.
    pub initial: &'a [(Variable, Term)],
    /// Shared variables that are unknown at the beginning and that a replay can be told.
    pub unknown: &'a [(Variable, Source)],
    /// What callers bring along, where each function is an entry.
    pub outside: Option<&'a Outside>,
    /// What may run that no step calls.
    pub hidden: Hidden,
    /// The variables.
    pub variables: Variables<'a>,
    /// What loops and calls write.
    pub written: Written,
    /// The variable that stands for the number of the activation.
    pub seed: Term,
    /// The summaries, by their symbols.
    pub bodies: FxHashMap<Term, Effect>,
    /// Places of memory, if that is what memory is.
    pub terminals: Option<Terminals>,
    shapes: Vec<Option<Rc<Shape>>>,
    finds: FxHashMap<(u32, Find, Key), Term>,
    evaluation: Evaluation,
    clock: Clock,
}

impl<'a> Workshop<'a> {
    /// The workshop of a program.
    pub fn new(program: &'a mut Program, limits: &Limits) -> Workshop<'a> {
        let Program { graph, variables, functions, entry, initial, unknown, outside, .. } = program;
        let terminals = program.is_terminal.then(|| Terminals::new(variables));
        let variables = Variables::new(variables, functions);
        let mut evaluation = Evaluation::new();
        evaluation.set_limits(limits);
        let clock = Clock::new(limits);
        let sort = graph.bitvec_sort(SEED_BITS);
        Workshop {
            guards: Guards::new(graph),
            seed: graph.variable("activation", sort),
            graph,
            written: Written::new(functions, |variable| variables.is_shared(variable), &clock),
            shapes: functions.iter().map(|_| None).collect(),
            functions,
            variables,
            entry: *entry,
            initial,
            unknown,
            outside: outside.as_ref(),
            hidden: program.hidden,
            bodies: FxHashMap::default(),
            terminals,
            finds: FxHashMap::default(),
            evaluation,
            clock,
        }
    }

    /// A function that has a body.
    pub fn function(&self, number: u32) -> Option<&'a Function> {
        self.functions.get(number as usize).and_then(Option::as_ref)
    }

    /// What is known of a function; `None` where a limit is reached.
    pub fn shape(&mut self, number: u32, function: &Function) -> Option<Rc<Shape>> {
        if let Some(shape) = &self.shapes[number as usize] {
            return Some(Rc::clone(shape));
        }
        let exclusive = exclusive_locations(self.graph, function, &self.clock);
        let liveness = Liveness::new(self.graph, function, &self.variables.of_term, &self.clock);
        let nesting = Nesting::new(function, &self.clock);
        let leaving = Leaving::new(function, &nesting, &self.clock);
        self.clock.check().ok()?;
        let is_entry_aside = match nesting.depth(function.entry) {
            0 => false,
            depth => depth > 1 || !nesting.is_head(function.entry),
        };
        let reached = |location: Location| nesting.is_reached(location);
        let enters_aside = is_entry_aside
            || function.edges.iter().any(|edge| {
                reached(edge.from) && reached(edge.to) && nesting.enters_aside(edge.from, edge.to)
            });
        let reads = match self.terminals {
            Some(_) => function.edges.iter().map(|edge| reads_of(self.graph, &terms(edge))).collect(),
            None => Vec::new(),
        };
        let shape = Rc::new(Shape { nesting, leaving, liveness, exclusive, enters_aside, reads });
        self.shapes[number as usize] = Some(Rc::clone(&shape));
        Some(shape)
    }

    /// The variable that a term stands for.
    pub fn variable_of(&self, term: Term) -> Option<Variable> {
        self.variables.of_term.get(&term).copied()
    }

    /// The function symbol of an unknown value of a sort.
    pub fn find(&mut self, at: (u32, Find, &Key), name: &str, sort: Sort) -> Term {
        let (function, find, key) = at;
        if let Some(&symbol) = self.finds.get(&(function, find, key.clone())) {
            return symbol;
        }
        let seed = self.graph.sort(self.seed);
        let sort = self.graph.sorts.intern(SortKind::Function([seed].into(), sort));
        let symbol = self.graph.variable(name, sort);
        self.finds.insert((function, find, key.clone()), symbol);
        symbol
    }

    /// The function symbol of an unknown value, if a formula may have it.
    pub fn found(&self, function: u32, find: Find, key: &Key) -> Option<Term> {
        self.finds.get(&(function, find, key.clone())).copied()
    }

    /// A value that nothing is known of.
    pub fn unknown_value(&mut self, at: (u32, Find, &Key), like: Variable) -> Term {
        let info = self.variables.info(like);
        let sort = self.graph.sort(info.term);
        let symbol = self.find(at, &info.name, sort);
        self.graph.term(Operator::Apply, &[symbol, self.seed])
    }

    /// The number of an activation.
    pub fn number(&mut self, number: u128) -> Term {
        let bit = |bit: u32| number >> bit & 1 == 1;
        self.graph.constant(&BitVec::from_bits(SEED_BITS, bit))
    }

    /// The values that an edge reads come in place of the variables, until terms are replaced again.
    pub fn load(&mut self, function: u32, reads: &[Variable], values: &[Option<Term>]) {
        self.evaluation.loaded.clear();
        for &variable in reads {
            let value = match values[self.variables.slot(variable)] {
                Some(value) => value,
                None => self.unknown_value((function, Find::Unset(variable), &Key::default()), variable),
            };
            self.evaluation.loaded.set(self.variables.info(variable).term, value);
        }
    }

    /// Where memory is places, what an edge reads there comes in place of the reads.
    pub fn load_places(&mut self, shape: &Shape, edge: usize) {
        for read in shape.reads.get(edge).into_iter().flatten() {
            let array = self.evaluate(read.array);
            let mut value = None;
            for &address in &read.addresses {
                let address = self.evaluate(address);
                let Some(byte) = self.byte(array, address) else { return };
                value = Some(match value {
                    Some(low) => self.graph.term(Operator::Concat, &[byte, low]),
                    None => byte,
                });
            }
            if let Some(value) = value {
                let value = self.normal(value);
                self.evaluation.loaded.set(read.term, value);
            }
        }
    }

    /// The byte at an address, where memory is places and no limit is reached.
    fn byte(&mut self, array: Term, address: Term) -> Option<Term> {
        if !self.clock.goes_on(WORK_OF_READ) {
            return None;
        }
        let Workshop { graph, evaluation, terminals, .. } = self;
        Some(terminals.as_mut()?.read(graph, evaluation, array, address))
    }

    /// The word at an address, where memory is places and no limit is reached.
    pub fn word(&mut self, array: Term, address: Term) -> Option<Term> {
        if !self.clock.goes_on(WORK_OF_READ) {
            return None;
        }
        let Workshop { graph, evaluation, terminals, .. } = self;
        Some(terminals.as_mut()?.word(graph, evaluation, array, address))
    }

    /// The words of a region that a function may write, where memory is places and they can be told.
    pub fn words(&mut self, region: Term, exit: Term) -> Option<Vec<Word>> {
        let Workshop { graph, evaluation, terminals, .. } = self;
        terminals.as_mut()?.written(graph, evaluation, region, exit)
    }

    /// The word of memory that a variable stands for.
    pub fn cell(&self, variable: Term) -> Option<Cell> {
        self.terminals.as_ref()?.cell(variable)
    }

    /// A term over the values that were loaded, in normal form.
    pub fn evaluate(&mut self, term: Term) -> Term {
        self.evaluation.evaluate(self.graph, term)
    }

    /// A term with other terms in place of variables, in normal form.
    pub fn replace(&mut self, term: Term, pairs: impl IntoIterator<Item = (Term, Term)>) -> Term {
        self.evaluation.loaded.clear();
        pairs.into_iter().for_each(|(variable, value)| self.evaluation.loaded.set(variable, value));
        self.evaluate(term)
    }

    /// The normal form of a term; where a limit is reached, the term.
    pub fn normal(&mut self, term: Term) -> Term {
        self.evaluation.normal(self.graph, term)
    }

    /// One state for several; where a limit is reached there are several left.
    pub fn merge(&mut self, states: Vec<State>, is_read: impl Fn(usize) -> bool) -> Vec<State> {
        self.evaluation.merge(self.graph, &mut self.guards, states, is_read, &self.clock)
    }
}
