//! All-sat: the valuations of predicates that have a model, as cubes.
//!
//! **Idea.** The search (`dpll`) meets every valuation once and holds one path. Neighbours that are
//! full on both sides are one cube. Where cubes may overlap, a cube is made as short as its model allows and
//! blocked by a clause (McMillan, *Applying SAT Methods in Unbounded Symbolic Model Checking*, CAV 2002).
//!
//! **Here.** Predicates that are declared Boolean constants may not matter in a model: which do is read off
//! the terms under the model (`lift`). The others are functions of the model, of which the values
//! are kept.
//!
//! **Contract.** Each valuation in a cube has a model, and after [`Ending::Complete`] each that has one is in
//! a cube: in one alone, unless they may overlap. An [`Enumeration`] ends where the assertions change.

use super::super::{Error, Id, Required, Solver, Term};
use super::dpll::{Below, Dpll, Harvest};
use super::lift::Lifting;
use super::{Ending, Inquiry, Unknown};
use crate::pipeline::predicates::{Switch, Valued};
use javelin_term::limits::Limits;
use num_bigint::BigUint;
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// Values of some predicates: whatever the others are, there is a model.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cube {
    /// Positions of predicates, each once, and their values.
    pub literals: Vec<(usize, bool)>,
}

/// The valuations below a path that have a model.
enum Tree {
    /// No valuation has a model.
    None,
    /// All valuations have one; no cube was made of it yet.
    Every,
    /// Some valuations have one, and cubes were made of these.
    Some,
}

/// Cubes that were not handed out yet: no more than a path is long.
#[derive(Default)]
struct Cubes(VecDeque<Cube>);

impl Cubes {
    fn push(&mut self, path: &[Valued], next: Option<Valued>) {
        let mut literals: Vec<Valued> = path.iter().copied().chain(next).collect();
        literals.sort_unstable();
        self.0.push_back(Cube { literals });
    }
}

impl Harvest for Cubes {
    type Tree = Tree;

    fn every(&mut self) -> Tree {
        Tree::Every
    }

    fn none(&mut self) -> Tree {
        Tree::None
    }

    fn join(&mut self, path: &[Valued], next: Valued, same: Tree, other: Tree) -> Tree {
        match (&same, &other) {
            (Tree::Every, Tree::Every) => return Tree::Every,
            (Tree::None, Tree::None) => return Tree::None,
            (Tree::Every, _) => self.push(path, Some(next)),
            (_, Tree::Every) => self.push(path, Some((next.0, !next.1))),
            _ => {}
        }
        Tree::Some
    }

    fn end(&mut self, all: Tree) -> Tree {
        if let Tree::Every = all {
            self.push(&[], None);
        }
        all
    }
}

/// An enumeration and how far it has come. It holds no more than a path, unless cubes may overlap.
pub struct Enumeration {
    assumptions: Vec<Id>,
    predicates: Vec<Id>,
    revision: u64,
    ready: Cubes,
    way: Way,
}

enum Way {
    /// Cubes that are disjoint.
    Dpll(Dpll<Tree>),
    /// Cubes that may overlap: those that were found.
    Blocking(Vec<Cube>),
}

impl Solver {
    /// Begins to enumerate the valuations of predicates that have a model, under assumptions. Nothing is
    /// solved yet: see [`Solver::cubes`].
    ///
    /// `may_overlap` allows a valuation to be in several cubes, which are then fewer and shorter where
    /// predicates are Boolean constants; all cubes are then kept by the enumeration.
    ///
    /// # Errors
    /// [`Error::Clash`]: a term is not of sort Bool; [`Error::Parameter`], [`Error::Foreign`].
    pub fn all_sat(
        &mut self,
        assumptions: &[Term],
        predicates: &[Term],
        may_overlap: bool,
    ) -> Result<Enumeration, Error> {
        let assumptions = self.formulas("check-allsat", assumptions)?;
        let predicates = self.formulas("check-allsat", predicates)?;
        let way = match may_overlap {
            true => Way::Blocking(Vec::new()),
            false => Way::Dpll(Dpll::new(predicates.len())),
        };
        Ok(Enumeration { assumptions, predicates, revision: self.revision, ready: Cubes::default(), way })
    }

    /// Hands the next cubes of an enumeration over, until the caller breaks off, to the end, or to a limit:
    /// all within the limits of one check. Called again, it continues after the last cube.
    ///
    /// ```
    /// use javelin_solver::{Ending, Solver};
    /// use std::ops::ControlFlow;
    ///
    /// let mut solver = Solver::new();
    /// solver.define("(declare-const x (_ BitVec 8))")?;
    /// let small = solver.parse("(bvult x #x10)")?;
    /// let even = solver.parse("(= ((_ extract 0 0) x) #b0)")?;
    /// let nine = solver.parse("(= x #x09)")?;
    /// let mut all = solver.all_sat(&[], &[small, even, nine], false)?;
    /// let mut found = Vec::new();
    /// let ending = solver.cubes(&mut all, |cube| {
    ///     found.push(cube.literals);
    ///     ControlFlow::Continue(())
    /// })?;
    /// assert_eq!(ending, Ending::Complete);
    /// found.sort();
    /// assert_eq!(found, [
    ///     vec![(0, false), (1, false), (2, false)],
    ///     vec![(0, false), (1, true), (2, false)],
    ///     vec![(0, true), (1, false)],
    ///     vec![(0, true), (1, true), (2, false)],
    /// ]);
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::State`] with [`Required::Unchanged`]: something was asserted, pushed, popped or reset since
    /// the enumeration began.
    pub fn cubes(
        &mut self,
        enumeration: &mut Enumeration,
        each: impl FnMut(Cube) -> ControlFlow<()>,
    ) -> Result<Ending, Error> {
        let mut limits = self.limits();
        self.cubes_within(enumeration, &mut limits, u64::MAX, each)
    }

    /// Whether the assertions are still those of an enumeration.
    ///
    /// # Errors
    /// They are not.
    pub(crate) fn check_enumeration(&self, enumeration: &Enumeration) -> Result<(), Error> {
        match enumeration.revision == self.revision {
            true => Ok(()),
            false => Err(Error::State { required: Required::Unchanged }),
        }
    }

    /// As [`Solver::cubes`], within what is left of limits. It pauses after this number of ticks.
    pub(crate) fn cubes_within(
        &mut self,
        enumeration: &mut Enumeration,
        limits: &mut Limits,
        most_ticks: u64,
        each: impl FnMut(Cube) -> ControlFlow<()>,
    ) -> Result<Ending, Error> {
        self.check_enumeration(enumeration)?;
        let Enumeration { assumptions, predicates, ready, way, .. } = enumeration;
        let assertions = self.stack.assertions().iter().map(|assertion| assertion.term);
        let roots = assertions.chain(assumptions.iter().copied());
        let lifting = Lifting::new(&self.terms.graph, roots, predicates);
        let ended = self.inquire_within(limits, assumptions, predicates, |inquiry| match way {
            Way::Dpll(search) => hand_over(ready, each, |ready| {
                let ended = search.step(ready, |path| {
                    let Some(values) = inquiry.ask(path)? else { return Ok(inquiry.nothing()) };
                    let is_free = inquiry.free(&lifting)?;
                    Ok(Below::Model { values, is_free })
                });
                Ok(More::after(ended?, inquiry.ticks > most_ticks))
            }),
            Way::Blocking(found) => {
                let switch = inquiry.switch_on();
                found.iter().for_each(|cube| inquiry.exclude(switch, &cube.literals));
                let ending = hand_over(ready, each, |ready| {
                    let ended = block(inquiry, switch, found, ready, &lifting)?;
                    Ok(More::after(ended, inquiry.ticks > most_ticks))
                });
                inquiry.switch_off(switch);
                ending
            }
        });
        Ok(ended.unwrap_or_else(Ending::Partial))
    }

    /// How many valuations of the predicates have a model, at least; exactly after [`Ending::Complete`].
    /// Nothing is listed.
    ///
    /// # Errors
    /// As for [`Solver::all_sat`].
    pub fn count_valuations(
        &mut self,
        assumptions: &[Term],
        predicates: &[Term],
    ) -> Result<(BigUint, Ending), Error> {
        let mut all = self.all_sat(assumptions, predicates, false)?;
        let mut count = BigUint::ZERO;
        let ending = self.cubes(&mut all, |cube| {
            count += BigUint::from(1u8) << (predicates.len() - cube.literals.len());
            ControlFlow::Continue(())
        })?;
        Ok((count, ending))
    }
}

/// Whether there are cubes after those that are ready.
#[derive(Clone, Copy, PartialEq, Eq)]
enum More {
    Some,
    /// Some, but not now.
    Later,
    None,
}

impl More {
    fn after(is_end: bool, is_late: bool) -> More {
        match (is_end, is_late) {
            (true, _) => More::None,
            (false, true) => More::Later,
            (false, false) => More::Some,
        }
    }
}

/// Hands over what is ready and makes more, until the caller breaks off or there is no more.
fn hand_over(
    ready: &mut Cubes,
    mut each: impl FnMut(Cube) -> ControlFlow<()>,
    mut make: impl FnMut(&mut Cubes) -> Result<More, Unknown>,
) -> Ending {
    let mut more = More::Some;
    loop {
        while let Some(cube) = ready.0.pop_front() {
            if each(cube).is_break() {
                return Ending::Paused;
            }
        }
        match more {
            More::None => return Ending::Complete,
            More::Later => return Ending::Paused,
            More::Some => {}
        }
        match make(ready) {
            Ok(next) => more = next,
            Err(unknown) => return Ending::Partial(unknown),
        }
    }
}

/// Finds a cube outside of all that were found, and excludes it; whether there is none.
fn block(
    inquiry: &mut Inquiry<'_>,
    switch: Switch,
    found: &mut Vec<Cube>,
    ready: &mut Cubes,
    lifting: &Lifting,
) -> Result<bool, Unknown> {
    let Some(values) = inquiry.ask(&[])? else { return Ok(true) };
    let free = inquiry.free(lifting)?;
    let is_kept = |&(predicate, _): &Valued| free.as_ref().is_none_or(|free| !free[predicate]);
    let cube = Cube { literals: values.into_iter().enumerate().filter(is_kept).collect() };
    inquiry.exclude(switch, &cube.literals);
    found.push(cube.clone());
    ready.0.push_back(cube);
    Ok(false)
}
