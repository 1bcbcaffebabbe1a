//! The automaton that is searched: its blocks as formulas, one step each, and as steps of paths.
//!
//! **Here.** A block's formula is made once, over the values of the location where it begins. Along a path
//! blocks are executed again from what the program begins with, each time with unknown values of their own.

use std::rc::Rc;

use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::heads::{Heads, Symbols, step_of};
use super::inline::Inlined;
use super::summarise::{Summary, relevant, summarise};
use crate::formula::block::{Code, Execution, Fresh, Outcome};
use crate::formula::guard::Guard;
use crate::formula::state::{State, Values};
use crate::formula::symbolic::{Reading, Symbolic, Unknowns};
use crate::job::Blocks;

/// A block as a formula.
#[derive(Clone)]
pub struct Formula {
    /// When its end is reached.
    pub guard: Term,
    /// What variables are there.
    pub values: Values,
}

/// The steps of paths behind the first have numbers from here on.
const PATH_STEPS: u32 = 1 << 24;

/// An automaton and what is known of it.
pub struct Automaton<'i> {
    /// The program.
    pub inlined: &'i Inlined,
    reading: &'i Reading,
    /// Its blocks.
    pub summary: Summary,
    /// What is known of its locations.
    pub heads: Heads,
    formulas: FxHashMap<usize, Option<Formula>>,
}

/// A path that was executed.
pub struct Path {
    /// The state at its end; `None` if it cannot be taken.
    pub state: Option<State>,
    /// The edges by which it reaches the target, and when.
    pub taken: Vec<(usize, Guard)>,
    /// What it asks for.
    pub unknowns: Unknowns,
    /// The variables that switch conditions on, by step and edge.
    pub switches: Vec<((usize, usize), Term)>,
}

impl<'i> Automaton<'i> {
    /// The automaton of a program without some edges; `None` where a limit is reached.
    pub fn new(
        symbolic: &mut Symbolic,
        (inlined, reading): (&'i Inlined, &'i Reading),
        dropped: &FxHashSet<usize>,
        size: Blocks,
        (fresh, symbols): (&mut Fresh, &mut Symbols),
    ) -> Option<Automaton<'i>> {
        let edges = relevant(&inlined.function, inlined.target, dropped);
        let summary = summarise(&inlined.function, inlined.target, &edges, size, &mut |_, _| {});
        let code = Code { function: &inlined.function, reading, operations: &summary.operations };
        let start = symbolic.start(&inlined.function, &mut Unknowns::default());
        let heads = Heads::new(symbolic, (&code, &summary, inlined.target), fresh, &start, symbols)?;
        Some(Automaton { inlined, reading, summary, heads, formulas: FxHashMap::default() })
    }

    fn code(&self) -> Code<'_> {
        let function = &self.inlined.function;
        Code { function, reading: self.reading, operations: &self.summary.operations }
    }

    /// A block as a formula; inside, `None` if it cannot be taken. Outside, `None` where a limit is reached.
    pub fn formula(
        &mut self,
        symbolic: &mut Symbolic,
        fresh: &mut Fresh,
        number: usize,
    ) -> Option<Option<Formula>> {
        if let Some(known) = self.formulas.get(&number) {
            return Some(known.clone());
        }
        let block = self.summary.blocks[number];
        let formula = match self.heads.values.get(&block.from) {
            None => None,
            Some(values) => {
                let is_entry = block.from == self.inlined.function.entry;
                let state = State { guard: Guard::TRUE, values: Rc::clone(values) };
                symbolic.is_once = is_entry;
                let unknowns = &mut Unknowns::default();
                let step = step_of(is_entry, number);
                let outcome = self.execute(symbolic, fresh, (number, step), state, unknowns, None);
                symbolic.is_once = true;
                outcome?
                    .state
                    .map(|state| Formula { guard: symbolic.guards.term(state.guard), values: state.values })
            }
        };
        self.formulas.insert(number, formula.clone());
        Some(formula)
    }

    fn execute(
        &self,
        symbolic: &mut Symbolic,
        fresh: &mut Fresh,
        (number, step): (usize, u32),
        state: State,
        unknowns: &mut Unknowns,
        switches: Option<&mut FxHashMap<usize, Term>>,
    ) -> Option<Outcome> {
        let (code, watched) = (&self.code(), self.inlined.target);
        let execution = Execution { symbolic, code, fresh, unknowns, step, watched, switches };
        execution.run(self.summary.blocks[number].operation, state)
    }

    /// Executes a path of blocks from the entry; `None` where a limit is reached. With switches, a condition
    /// counts only where its switch is on.
    pub fn path(
        &self,
        symbolic: &mut Symbolic,
        fresh: &mut Fresh,
        blocks: &[usize],
        has_switches: bool,
    ) -> Option<Path> {
        let mut unknowns = Unknowns::default();
        let mut state = symbolic.start(&self.inlined.function, &mut unknowns);
        let (mut taken, mut switches) = (Vec::new(), Vec::new());
        for (position, &block) in blocks.iter().enumerate() {
            let step = step_of(position == 0, PATH_STEPS as usize + position);
            let mut own = FxHashMap::default();
            let switch = has_switches.then_some(&mut own);
            let outcome = self.execute(symbolic, fresh, (block, step), state, &mut unknowns, switch)?;
            switches.extend(own.into_iter().map(|(edge, switch)| ((position, edge), switch)));
            taken = outcome.taken;
            match outcome.state {
                Some(next) => state = next,
                None => return Some(Path { state: None, taken, unknowns, switches }),
            }
        }
        switches.sort_unstable();
        Some(Path { state: Some(state), taken, unknowns, switches })
    }
}
