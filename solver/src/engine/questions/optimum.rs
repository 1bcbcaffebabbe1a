//! The least and the greatest value of words.
//!
//! **Idea.** From the highest bit down, each gets the better value where there is a model with it and with
//! all that was decided before (Nadel and Ryvchin, *Bit-Vector Optimization*, TACAS 2016). A model that has a
//! bit right already needs no question.
//!
//! **Contract.** Several words are decided one after the other, each under the values of those before. Ended
//! by a limit, the values are those of the best model seen.
//!
//! **Cost.** At most a question for each bit.

use super::super::check::Checked;
use super::super::{Error, Expected, Id, Solver, Term, Unknown};
use super::{Ending, Inquiry};
use crate::answer::verdict::Verdict as Decision;
use crate::pipeline::predicates::Valued;
use javelin_term::bitvec::BitVec;
use javelin_term::limits::Limits;

/// A word and whether it is to be minimal or maximal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Objective {
    /// The word, a term of a bit-vector sort.
    pub term: Term,
    /// Whether the greatest value is wanted, and else the least.
    pub maximize: bool,
    /// Whether values are two's complements.
    pub signed: bool,
}

/// The best values of words, one under the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimum {
    /// The value of each objective in the best model; `None` where none is known.
    pub values: Option<Vec<BitVec>>,
    /// After [`Ending::Complete`] the values are the best, or there is no model.
    pub ending: Ending,
}

/// Between which values a word is in all models.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least and the greatest, as unsigned numbers.
    pub unsigned: (BitVec, BitVec),
    /// The least and the greatest, as two's complements.
    pub signed: (BitVec, BitVec),
}

/// Bounds of the best value of a word.
struct Extremum {
    /// The value in the best model.
    attained: BitVec,
    /// No value is better than this one.
    bound: BitVec,
}

/// The best values of words whose bits are predicates, the lowest first: `None` without a model.
fn extreme(
    inquiry: &mut Inquiry<'_>,
    values: &mut Vec<bool>,
    fixed: &mut Vec<Valued>,
    bits: std::ops::Range<usize>,
    (maximize, signed): (bool, bool),
) -> (Extremum, Result<(), Unknown>) {
    let width = bits.len() as u32;
    let best = |bit: usize| maximize != (signed && bit + 1 == bits.len());
    let mut bound: Vec<bool> = (0..bits.len()).map(best).collect();
    let mut ended = Ok(());
    for bit in (0..bits.len()).rev() {
        let wish = (bits.start + bit, best(bit));
        fixed.push(wish);
        if values[wish.0] == wish.1 {
            continue;
        }
        match inquiry.ask(fixed) {
            Ok(Some(better)) => *values = better,
            Ok(None) => {
                bound[bit] = !wish.1;
                fixed.pop();
                fixed.push((wish.0, !wish.1));
            }
            Err(unknown) => {
                fixed.pop();
                ended = Err(unknown);
                break;
            }
        }
    }
    let attained = BitVec::from_bits(width, |bit| values[bits.start + bit as usize]);
    let bound = BitVec::from_bits(width, |bit| bound[bit as usize]);
    (Extremum { attained, bound }, ended)
}

impl Solver {
    /// The best value of a word in a model of the assertions and assumptions, then of the next under it, and
    /// so on. The model of the values is that of the last check from then on.
    ///
    /// ```
    /// use javelin_solver::{Ending, Objective, Solver};
    ///
    /// let mut solver = Solver::new();
    /// solver.define("(declare-const x (_ BitVec 8))")?;
    /// let x = solver.parse("x")?;
    /// let assertion = solver.parse("(= (bvurem x #x0a) #x03)")?;
    /// solver.assert(assertion)?;
    /// let objective = Objective { term: x, maximize: true, signed: false };
    /// let found = solver.optimize(&[], &[objective])?;
    /// assert_eq!(found.values.unwrap()[0].to_u64(), Some(253));
    /// assert_eq!(solver.value(x)?.to_string(), "#xfd");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Clash`]: an assumption is not of sort Bool, an objective is no bit-vector and no formula;
    /// [`Error::Parameter`], [`Error::Foreign`].
    pub fn optimize(&mut self, assumptions: &[Term], objectives: &[Objective]) -> Result<Optimum, Error> {
        let ids = self.formulas("check-sat", assumptions)?;
        let words = objectives.iter().map(|objective| self.word("minimize", objective.term));
        let bits = words.collect::<Result<Vec<Vec<Id>>, Error>>()?;
        let found = self.inquire(&ids, &bits.concat(), |inquiry| {
            let mut values = match inquiry.ask(&[]) {
                Ok(Some(values)) => values,
                Ok(None) => return Ok((None, Ok(()))),
                Err(unknown) => return Err(unknown),
            };
            let (mut fixed, mut start) = (Vec::new(), 0);
            let mut best = Vec::new();
            let mut result = Ok(());
            for (objective, word) in objectives.iter().zip(&bits) {
                let range = start..start + word.len();
                start = range.end;
                let kind = (objective.maximize, objective.signed);
                let (found, ended) = match &result {
                    Ok(()) => extreme(inquiry, &mut values, &mut fixed, range, kind),
                    Err(_) => (attained(&values, range), Ok(())),
                };
                best.push(found.attained);
                result = result.and(ended);
            }
            Ok((Some((best, inquiry.model.take())), result))
        });
        Ok(match found.and_then(|found| found) {
            Ok((Some((values, model)), ended)) => {
                if let Some(model) = model {
                    let decision = Decision::Sat(*model);
                    self.checked = Some(Checked { assumptions: ids, decision, minimized: false });
                }
                let ending = ended.map_or_else(Ending::Partial, |()| Ending::Complete);
                Optimum { values: Some(values), ending }
            }
            Ok((None, _)) => Optimum { values: None, ending: Ending::Complete },
            Err(unknown) => Optimum { values: None, ending: Ending::Partial(unknown) },
        })
    }

    /// Between which values a word is in all models of the assertions and assumptions; `None` where there is
    /// no model. After [`Ending::Partial`] they are bounds, but may not be the narrowest.
    ///
    /// # Errors
    /// As for [`Solver::optimize`].
    pub fn bounds(&mut self, assumptions: &[Term], term: Term) -> Result<(Option<Bounds>, Ending), Error> {
        let mut limits = self.limits();
        self.bounds_within(&mut limits, assumptions, term)
    }

    /// As [`Solver::bounds`], within what is left of limits.
    pub(crate) fn bounds_within(
        &mut self,
        limits: &mut Limits,
        assumptions: &[Term],
        term: Term,
    ) -> Result<(Option<Bounds>, Ending), Error> {
        let ids = self.formulas("get-bounds", assumptions)?;
        let bits = self.word("get-bounds", term)?;
        let width = bits.len() as u32;
        let widest = Bounds {
            unsigned: (BitVec::zero(width), BitVec::ones(width)),
            signed: (BitVec::min_signed(width), BitVec::max_signed(width)),
        };
        let found = self.inquire_within(limits, &ids, &bits, |inquiry| {
            let Some(values) = inquiry.ask(&[])? else { return Ok((None, Ending::Complete)) };
            let mut ending = Ending::Complete;
            let mut bound = |kind| {
                let range = 0..bits.len();
                let (found, ended) = extreme(inquiry, &mut values.clone(), &mut Vec::new(), range, kind);
                if let Err(unknown) = ended {
                    ending = Ending::Partial(unknown);
                }
                found.bound
            };
            let unsigned = (bound((false, false)), bound((true, false)));
            let signed = (bound((false, true)), bound((true, true)));
            Ok((Some(Bounds { unsigned, signed }), ending))
        });
        Ok(match found.and_then(|found| found) {
            Ok(found) => found,
            Err(unknown) => (Some(widest), Ending::Partial(unknown)),
        })
    }

    /// Whether a term can be an objective.
    ///
    /// # Errors
    /// As for [`Solver::optimize`].
    pub(crate) fn check_word(&mut self, command: &str, term: Term) -> Result<(), Error> {
        let id = self.closed(term)?;
        match self.terms.graph.is_bool(id) || self.terms.graph.is_bitvec(id) {
            true => Ok(()),
            false => Err(self.terms.clash(command, &[id], 0, Expected::BitVec)),
        }
    }

    /// The bits of a word as formulas, the lowest first; a formula is its own bit.
    pub(super) fn word(&mut self, command: &str, term: Term) -> Result<Vec<Id>, Error> {
        self.check_word(command, term)?;
        let id = self.id(term)?;
        if self.terms.graph.is_bool(id) {
            return Ok(vec![id]);
        }
        let width = self.terms.graph.width(id);
        self.terms.check_room(2 * width as usize)?;
        Ok((0..width).map(|bit| self.terms.graph.bit_at(id, bit)).collect())
    }
}

/// The value of a word in the best model of those before it.
fn attained(values: &[bool], bits: std::ops::Range<usize>) -> Extremum {
    let value = BitVec::from_bits(bits.len() as u32, |bit| values[bits.start + bit as usize]);
    Extremum { attained: value.clone(), bound: value }
}
