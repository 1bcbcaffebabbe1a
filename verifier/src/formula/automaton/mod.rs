//! The automaton that is searched: its blocks as formulas, one step each, and as steps of paths.
//!
//! **Here.** [`encoder`] executes blocks. [`constants`]: values that are the same whenever a location is
//! reached; [`symbols`]: variables for the others. A block's formula is made once, over the values of the
//! location where it begins. Along a path blocks are executed again from what the program begins with, each
//! time with unknown values of their own.

pub mod constants;
pub mod encoder;
pub mod symbols;

use std::rc::Rc;

use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::guard::Guard;
use super::state::{SymbolicState, Values};
use super::summarise::{Size, SummarisedAutomaton, relevant, summarise};
use super::symbolic::{EdgeFacts, Unknowns};
use crate::program::cfa::{Edge, Step};
use crate::program::inlined::Inlined;
use constants::Constants;
use encoder::{BlockContext, Blocks, Encoder, Occurrence};

/// A block as a formula.
#[derive(Clone)]
pub struct Formula {
    /// When its end is reached.
    pub guard: Term,
    /// The values of variables there.
    pub values: Values,
}

/// An automaton and what is known of it.
pub struct Automaton {
    /// The program whose edges the blocks execute.
    pub inlined: Rc<Inlined>,
    reading: Rc<EdgeFacts>,
    /// The blocks of large-block encoding.
    pub summary: SummarisedAutomaton,
    /// The values that are the same whenever a location is reached.
    pub constants: Constants,
    formulas: FxHashMap<usize, Option<Formula>>,
}

/// The condition of an edge at a position of a path, and the variable that switches it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Switch {
    /// The position on the path.
    pub position: usize,
    /// The number of the edge.
    pub edge: usize,
    /// The condition counts where this is true.
    pub term: Term,
}

/// A path that was executed.
pub struct Path {
    /// The state at its end; `None` if it cannot be taken.
    pub state: Option<SymbolicState>,
    /// The edges by which it reaches the target, and when.
    pub taken: Vec<(usize, Guard)>,
    /// The unknown values and objects that it asks for.
    pub unknowns: Unknowns,
    /// The switches of its conditions, ascending; none where it was executed without.
    pub switches: Vec<Switch>,
}

impl Automaton {
    /// The automaton of a program without some edges; `None` where a limit is reached.
    pub fn new(
        encoder: &mut Encoder,
        inlined: &Rc<Inlined>,
        reading: &Rc<EdgeFacts>,
        dropped: &FxHashSet<usize>,
        size: Size,
    ) -> Option<Automaton> {
        let Inlined { function, target, .. } = &**inlined;
        let is_call = |edge: &Edge| matches!(edge.step, Step::Call { .. });
        debug_assert!(!function.edges.iter().any(is_call), "calls are inlined");
        let edges = relevant(function, *target, dropped);
        let summary = summarise(function, *target, &edges, size, &mut |_, _| {});
        if cfg!(debug_assertions) {
            summary.check(function, &edges);
        }
        let start = encoder.symbolic.start(function, &mut Unknowns::default());
        let blocks = Blocks { function, target: *target, reading, summary: &summary };
        let constants = Constants::new(encoder, &blocks, &start.values)?;
        let (inlined, reading) = (Rc::clone(inlined), Rc::clone(reading));
        Some(Automaton { inlined, reading, summary, constants, formulas: FxHashMap::default() })
    }

    fn blocks(&self) -> Blocks<'_> {
        let Automaton { inlined, reading, summary, .. } = self;
        Blocks { function: &inlined.function, target: inlined.target, reading, summary }
    }

    /// The edges of a block, each once, ascending.
    pub fn edges(&self, block: usize) -> Vec<usize> {
        self.summary.edges(self.summary.blocks[block].operation)
    }

    /// A block as a formula; inside, `None` if it cannot be taken. Outside, `None` where a limit is reached.
    pub fn formula(&mut self, encoder: &mut Encoder, number: usize) -> Option<Option<Formula>> {
        if let Some(known) = self.formulas.get(&number) {
            return Some(known.clone());
        }
        let formula = match self.constants.values.get(&self.summary.blocks[number].from) {
            None => None,
            Some(values) => {
                let unknowns = &mut Unknowns::default();
                let run = BlockContext { occurrence: Occurrence::Any, unknowns, switches: None };
                let state = self.blocks().any_state(values);
                let outcome = encoder.execute(&self.blocks(), number, state, run)?;
                let guards = &encoder.symbolic.guards;
                outcome.state.map(|state| Formula { guard: guards.term(state.guard), values: state.values })
            }
        };
        self.formulas.insert(number, formula.clone());
        Some(formula)
    }

    /// Executes a path of blocks from the entry; `None` where a limit is reached. With switches, a condition
    /// counts only where its switch is on.
    pub fn path(&self, encoder: &mut Encoder, blocks: &[usize], has_switches: bool) -> Option<Path> {
        let mut unknowns = Unknowns::default();
        let mut state = encoder.symbolic.start(&self.inlined.function, &mut unknowns);
        let (mut taken, mut switches) = (Vec::new(), Vec::new());
        for (position, &block) in blocks.iter().enumerate() {
            let mut own = FxHashMap::default();
            let run = BlockContext {
                occurrence: Occurrence::OnPath(position),
                unknowns: &mut unknowns,
                switches: has_switches.then_some(&mut own),
            };
            let outcome = encoder.execute(&self.blocks(), block, state, run)?;
            switches.extend(own.into_iter().map(|(edge, term)| Switch { position, edge, term }));
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
