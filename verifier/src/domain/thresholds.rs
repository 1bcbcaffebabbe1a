//! Thresholds: where bounds stop that grow.
//!
//! **Idea.** A bound that grows goes to the next constant of the program before it is given up: the bound
//! of a loop is mostly one of them (Blanchet et al., *A Static Analyzer for Large Safety-Critical
//! Software*, 2003).
//!
//! **Here.** Each constant as a signed and as an unsigned number, and its neighbours: `x < c` ends at `c - 1`
//! inside of a loop and at `c` after it.

use std::collections::BTreeSet;

use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::traverse::post_order;

/// How many thresholds there are at most.
const MOST: usize = 256;

/// The widest constants, in bits, that are thresholds.
const WIDEST: u32 = 64;

/// Numbers at which widening stops.
#[derive(Clone, Debug, Default)]
pub struct Thresholds(BTreeSet<i128>);

impl Thresholds {
    /// The constants in terms.
    pub fn of_terms(graph: &Graph, terms: &[Term]) -> Thresholds {
        let mut numbers = BTreeSet::new();
        for term in post_order(graph, terms) {
            let Some(value) = graph.value(term).filter(|_| graph.is_bitvec(term)) else { continue };
            if numbers.len() >= MOST {
                break;
            }
            for number in [number(&value, false), number(&value, true)].into_iter().flatten() {
                numbers.extend([number - 1, number, number + 1]);
            }
        }
        Thresholds(numbers)
    }

    /// The greatest threshold that is not above a number.
    pub fn below(&self, number: i128) -> Option<i128> {
        self.0.range(..=number).next_back().copied()
    }

    /// The least threshold that is not below a number.
    pub fn above(&self, number: i128) -> Option<i128> {
        self.0.range(number..).next().copied()
    }
}

/// The number that a value is in an order; `None` if it is too wide.
pub fn number(value: &BitVec, signed: bool) -> Option<i128> {
    let number = i128::from(value.to_u64().filter(|_| value.width() <= WIDEST)?);
    Some(if signed && value.sign() { number - (1 << value.width()) } else { number })
}
