//! A directed acyclic graph of bit-vector operations, the same in every run, for benchmarks of terms, rules
//! and values.

use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

const WIDTH: u32 = 32;
const VARIABLES: usize = 32;

/// Numbers that rules look for, and some they do not.
const CONSTANTS: [u64; 6] = [0, 1, 2, 0xff, 0x8000_0000, 0xffff_ffff];

const OPERATORS: [Operator; 8] = [
    Operator::BvAdd,
    Operator::BvAnd,
    Operator::BvXor,
    Operator::BvMul,
    Operator::BvShl,
    Operator::BvUdiv,
    Operator::BvLshr,
    Operator::BvAdd,
];

/// A graph to build: operators, each with the indices of earlier terms that are its arguments.
pub struct Recipe {
    steps: Vec<(Operator, usize, usize)>,
}

impl Recipe {
    /// A recipe of `operations` operators, whose arguments are mostly recent terms.
    pub fn new(operations: usize) -> Recipe {
        let mut state = 1u64;
        let mut draw = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let leaves = VARIABLES + CONSTANTS.len();
        let steps = (leaves..leaves + operations)
            .map(|known| {
                let recent = known - 1 - draw(known.min(64));
                (OPERATORS[draw(OPERATORS.len())], recent, draw(known))
            })
            .collect();
        Recipe { steps }
    }

    pub fn len(&self) -> u64 {
        self.steps.len() as u64
    }

    /// The leaves: variables, then constants.
    pub fn leaves(graph: &mut Graph) -> Vec<Term> {
        let sort = graph.bitvec_sort(WIDTH);
        let mut leaves: Vec<Term> = (0..VARIABLES).map(|_| graph.variable("x", sort)).collect();
        leaves.extend(CONSTANTS.map(|number| graph.constant(&BitVec::from_u64(number, WIDTH))));
        leaves
    }

    /// Leaves and operations, in the order of the recipe.
    pub fn build(&self, graph: &mut Graph, leaves: &[Term]) -> Vec<Term> {
        let mut terms = Vec::with_capacity(leaves.len() + self.steps.len());
        terms.extend_from_slice(leaves);
        for &(operator, first, second) in &self.steps {
            terms.push(graph.term(operator, &[terms[first], terms[second]]));
        }
        terms
    }
}
