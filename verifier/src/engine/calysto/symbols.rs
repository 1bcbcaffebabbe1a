//! The function symbols in Calysto's terms: those of unknown values, and summaries.
//!
//! **Unknown values.** An unknown value is a function of the activation in which its step is taken:
//! `u(seed)`, where `seed` is the number of the activation in the tree of calls. A summary that depends on
//! unknown values has the number among its arguments, so all effects of one call agree on its unknown values.
//! A call takes the numbers that its callee may use from those of its caller ([`super::execute`]), so no two
//! activations share one.

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use rustc_hash::FxHashMap;

use super::execute::Mode;
use crate::engine::Limits;
use crate::formula::loads::Loads;
use crate::formula::nesting::Key;
use crate::formula::symbolic;
use crate::formula::terminal::Terminals;
use crate::formula::unknown::{At, Provenance, UnknownValues};
use crate::program::cfa::{Program, Source};
use crate::prover::bodies::Bodies;

/// The bits of the number of an activation.
const SEED_BITS: u32 = 128;

/// Symbolic execution of edges, where unknown values are functions of the activation.
pub type ActivationSymbolic<'a> = symbolic::Symbolic<'a, ActivationSymbols>;

pub struct ActivationSymbols {
    /// The variable that stands for the number of the activation.
    pub seed: Term,
    pub bodies: Bodies,
    /// Whether something depended on the number of the activation since the execution of a function began.
    pub is_seed_used: bool,
    /// How loops and recursion are seen in the function that is executed.
    mode: Mode,
    unknowns: FxHashMap<(u32, Provenance, Key), Term>,
}

impl ActivationSymbols {
    /// The execution of a function begins.
    pub fn begin(&mut self, mode: Mode) {
        (self.mode, self.is_seed_used) = (mode, false);
    }

    /// The function symbol of an unknown value, if a formula may have it.
    pub fn known(&self, at: At) -> Option<Term> {
        self.unknowns.get(&at.owned()).copied()
    }
}

impl UnknownValues for ActivationSymbols {
    fn term(&mut self, graph: &mut Graph, at: At, name: &str, sort: Sort) -> Term {
        self.is_seed_used = true;
        let seed = self.seed;
        let symbol = self.unknowns.entry(at.owned()).or_insert_with(|| {
            let number = graph.sort(seed);
            let sort = graph.sorts.intern(SortKind::Function([number].into(), sort));
            graph.variable(name, sort)
        });
        graph.term(Operator::Apply, &[*symbol, seed])
    }

    fn is_unknown(&self, source: Source) -> bool {
        !self.mode.leaves(source)
    }
}

/// The symbolic execution of the edges of a program.
pub fn symbolic<'a>(program: &'a mut Program, limits: &Limits) -> ActivationSymbolic<'a> {
    let memory = match program.is_terminal {
        true => Loads::Places(Terminals::new(&program.variables)),
        false => Loads::Arrays,
    };
    let symbols = |graph: &mut Graph| {
        let sort = graph.bitvec_sort(SEED_BITS);
        let seed = graph.variable("activation", sort);
        let (bodies, unknowns) = (Bodies::default(), FxHashMap::default());
        ActivationSymbols { seed, bodies, is_seed_used: false, mode: Mode::Over, unknowns }
    };
    let mut symbolic = ActivationSymbolic::with(program, memory, symbols);
    symbolic.set_limits(limits);
    symbolic
}

/// The number of an activation.
pub fn number(graph: &mut Graph, number: u128) -> Term {
    let bit = |bit: u32| number >> bit & 1 == 1;
    graph.constant(&BitVec::from_bits(SEED_BITS, bit))
}
