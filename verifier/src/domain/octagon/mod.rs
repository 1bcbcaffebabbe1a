//! Octagons: bounds of sums and differences of two variables.
//!
//! **Idea.** Conditions `±x ±y <= c` (Miné, *The Octagon Abstract Domain*, 2006) over integers, in packs of
//! variables that occur together.
//!
//! **Here.** A variable is its signed or its unsigned number, as [`packs`] says, and lies in the range of its
//! width. A term is related to variables as far as it is a sum of integers
//! ([`transfer::linear`](super::transfer::linear)), so what may wrap around is related to nothing. Of longer
//! sums two variables are related by bounds of the rest.
//!
//! **Why widening ends.** A widened matrix is kept as it is: each entry is lost, or at a threshold that is
//! farther out than before. It is closed where it is read.
//!
//! **Cost.** That of [`matrix`] for each pack that an operation touches.

pub mod matrix;
pub mod packs;
#[cfg(test)]
pub mod tests;

use std::rc::Rc;

use javelin_term::bitvec::BitVec;
use javelin_term::facts::fact::Fact;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

use super::Domain;
use super::thresholds::Thresholds;
use super::transfer::AbstractEvaluation;
use super::transfer::linear::{Knowledge, LinearForm, View, ends, ends_of_width, fact_between};
use matrix::{Matrix, NO_BOUND, node};
use packs::{Member, Packs};

/// The relations in a pack.
#[derive(Clone, Debug)]
struct PackState {
    /// The matrix that widening has left, which is not closed.
    kept: Rc<Matrix>,
    /// The same bounds and all that follow from them.
    closed: Rc<Matrix>,
}

impl PackState {
    fn of_closed(matrix: Matrix) -> PackState {
        let closed = Rc::new(matrix);
        PackState { kept: Rc::clone(&closed), closed }
    }
}

/// An abstract state: the relations of each pack.
#[derive(Clone, Debug)]
pub struct Octagons {
    packs: Rc<Packs>,
    /// `None`: there is no state.
    states: Option<Rc<Vec<PackState>>>,
}

impl Octagons {
    /// The state without any relation, which stands for all states.
    pub fn new(packs: Rc<Packs>) -> Octagons {
        let all = packs.all().iter().map(|members| {
            let mut matrix = Matrix::new(members.len());
            bound_by_width(&mut matrix, members);
            matrix.strengthen();
            PackState::of_closed(matrix)
        });
        let states = Some(Rc::new(all.collect()));
        Octagons { packs, states }
    }

    /// Changes packs by a function, which gives `None` where no state is left.
    fn change(&mut self, packs: &[usize], make: impl Fn(usize, &Matrix) -> Option<Matrix>) {
        let Some(states) = &mut self.states else { return };
        for &pack in packs {
            let old = &states[pack].closed;
            match make(pack, old) {
                Some(new) if new == **old => {}
                Some(new) => Rc::make_mut(states)[pack] = PackState::of_closed(new),
                None => {
                    self.states = None;
                    return;
                }
            }
        }
    }

    fn combine(
        &self,
        other: &Octagons,
        both: impl Fn(&PackState, &PackState) -> Option<PackState>,
    ) -> Octagons {
        let packs = Rc::clone(&self.packs);
        let (own, others) = match (&self.states, &other.states) {
            (None, _) => return other.clone(),
            (_, None) => return self.clone(),
            (Some(own), Some(others)) if Rc::ptr_eq(own, others) => return self.clone(),
            (Some(own), Some(others)) => (own, others),
        };
        let states = own.iter().zip(&**others).map(|(own, other)| match Rc::ptr_eq(&own.kept, &other.kept) {
            true => Some(own.clone()),
            false => both(own, other),
        });
        Octagons { packs, states: states.collect::<Option<Vec<PackState>>>().map(Rc::new) }
    }

    /// Adds to a matrix what a sum says that is at most 0.
    fn restrict_pack(
        &self,
        pack: usize,
        matrix: &mut Matrix,
        before: &mut AbstractEvaluation,
        form: &LinearForm,
    ) {
        let here: Vec<(usize, View, i128)> = (form.addends.iter())
            .filter_map(|&(view, factor)| Some((self.packs.position(pack, view)?, view, factor)))
            .collect();
        for (index, &(first, view, factor)) in here.iter().enumerate() {
            let own = node(first, factor < 0);
            if let Some(bound) = bound_beside(before, form, &[(view, factor.signum())], factor.abs()) {
                matrix.restrict(own, own, bound.saturating_mul(2));
            }
            for &(second, other_view, other_factor) in &here[index + 1..] {
                let pair = [(view, factor.signum()), (other_view, other_factor.signum())];
                let times = factor.abs().min(other_factor.abs());
                if let Some(bound) = bound_beside(before, form, &pair, times) {
                    matrix.restrict(own, node(second, other_factor < 0), bound);
                }
            }
        }
    }
}

/// The bound of some addends where the whole sum, in which they occur so many times, is at most 0.
fn bound_beside(
    before: &mut AbstractEvaluation,
    form: &LinearForm,
    addends: &[(View, i128)],
    times: i128,
) -> Option<i128> {
    let mut rest = form.clone();
    for &(view, sign) in addends {
        rest = rest.plus(-sign * times, &LinearForm::of(view))?;
    }
    Some(before.greatest(&rest.times(-1)?)?.div_euclid(times))
}

fn bound_by_width(matrix: &mut Matrix, members: &[Member]) {
    for (position, member) in members.iter().enumerate() {
        bound_variable(matrix, position, ends_of_width(member.width, member.view.is_signed));
    }
}

fn bound_variable(matrix: &mut Matrix, position: usize, (low, high): (i128, i128)) {
    let [plus, minus] = [node(position, false), node(position, true)];
    matrix.restrict(plus, plus, 2 * high);
    matrix.restrict(minus, minus, -2 * low);
}

/// The variables of a pack after an assignment, as sums over the values before.
struct Assigned {
    /// The sum that a variable is; `None` where it is not known.
    form: Option<LinearForm>,
    /// Sums that it is at most.
    uppers: Vec<LinearForm>,
    is_new: bool,
}

impl Assigned {
    fn new(before: &mut AbstractEvaluation, member: Member, values: &[(Term, Term)]) -> Assigned {
        let View { variable, is_signed } = member.view;
        let Some(&(_, value)) = values.iter().find(|(assigned, _)| *assigned == variable) else {
            return Assigned { form: Some(LinearForm::of(member.view)), uppers: Vec::new(), is_new: false };
        };
        let form = before.linear(value, is_signed);
        let is_plain = !is_signed || before.fact(value).is_some_and(|fact| fact.sign() == Some(false));
        let uppers = if is_plain && form.is_none() { before.upper_sums(value) } else { Vec::new() };
        Assigned { form, uppers, is_new: true }
    }

    /// An upper bound of the sum of two variables, each with a sign.
    fn bound(
        before: &mut AbstractEvaluation,
        [(one, one_sign), (other, other_sign)]: [(&Assigned, i128); 2],
    ) -> Option<i128> {
        let above = |assigned: &Assigned, sign: i128| -> Vec<LinearForm> {
            let uppers = assigned.uppers.iter().filter(|_| sign > 0).cloned();
            assigned.form.iter().filter_map(|form| form.times(sign)).chain(uppers).collect()
        };
        let (left, right) = (above(one, one_sign), above(other, other_sign));
        let sums = left.iter().flat_map(|left| right.iter().filter_map(move |right| left.plus(1, right)));
        sums.filter_map(|sum| before.greatest(&sum)).min()
    }
}

impl Domain for Octagons {
    fn bottom(&self) -> Octagons {
        Octagons { packs: Rc::clone(&self.packs), states: None }
    }

    fn is_bottom(&self) -> bool {
        self.states.is_none()
    }

    fn is_within(&self, other: &Octagons) -> bool {
        let Some(own) = &self.states else { return true };
        let Some(others) = &other.states else { return false };
        Rc::ptr_eq(own, others)
            || own
                .iter()
                .zip(&**others)
                .all(|(own, other)| Rc::ptr_eq(&own.closed, &other.kept) || own.closed.is_within(&other.kept))
    }

    fn join(&self, other: &Octagons) -> Octagons {
        self.combine(other, |own, other| Some(PackState::of_closed(own.closed.join(&other.closed))))
    }

    fn meet(&self, other: &Octagons) -> Octagons {
        if self.is_bottom() || other.is_bottom() {
            return self.bottom();
        }
        self.combine(other, |own, other| {
            let mut met = own.closed.meet(&other.closed);
            met.close().then(|| PackState::of_closed(met))
        })
    }

    fn widen(&self, next: &Octagons, thresholds: &Thresholds) -> Octagons {
        let further = |bound: i128, is_single: bool| match is_single {
            true => thresholds.above(bound.div_euclid(2)).map_or(NO_BOUND, |threshold| 2 * threshold),
            false => thresholds.above(bound).unwrap_or(NO_BOUND),
        };
        let (Some(own), Some(others)) = (&self.states, &next.states) else {
            return self.combine(next, |own, _| Some(own.clone()));
        };
        let widened = self.packs.all().iter().zip(own.iter().zip(&**others)).map(|(members, (own, next))| {
            if next.closed.is_within(&own.kept) {
                return own.clone();
            }
            let kept = own.kept.widen(&next.closed, further);
            let mut closed = kept.clone();
            bound_by_width(&mut closed, members);
            closed.close();
            PackState { kept: Rc::new(kept), closed: Rc::new(closed) }
        });
        let states = Some(Rc::new(widened.collect()));
        Octagons { packs: Rc::clone(&self.packs), states }
    }

    fn assign(&mut self, before: &mut AbstractEvaluation, values: &[(Term, Term)]) {
        let packs = Rc::clone(&self.packs);
        let touched = packs.with(values.iter().map(|&(variable, _)| variable));
        let before = std::cell::RefCell::new(before);
        self.change(&touched, |pack, old| {
            let before = &mut **before.borrow_mut();
            let members = &packs.all()[pack];
            let all: Vec<Assigned> =
                members.iter().map(|&member| Assigned::new(before, member, values)).collect();
            let mut new = old.clone();
            (0..all.len()).filter(|&position| all[position].is_new).for_each(|position| new.forget(position));
            for (first, one) in all.iter().enumerate() {
                if one.is_new {
                    let View { variable, is_signed } = members[first].view;
                    let value = values.iter().find(|(assigned, _)| *assigned == variable)?.1;
                    let fact = before.fact(value).and_then(|fact| ends(&fact, is_signed));
                    let width = members[first].width;
                    bound_variable(&mut new, first, fact.unwrap_or_else(|| ends_of_width(width, is_signed)));
                }
                for (second, other) in all.iter().enumerate().skip(first + 1) {
                    if !one.is_new && !other.is_new {
                        continue;
                    }
                    for [minus, other_minus] in [[false, false], [false, true], [true, false], [true, true]] {
                        let sign = |minus| if minus { -1 } else { 1 };
                        let pair = [(one, sign(minus)), (other, sign(other_minus))];
                        if let Some(bound) = Assigned::bound(before, pair) {
                            new.restrict(node(first, minus), node(second, other_minus), bound);
                        }
                    }
                }
            }
            new.close().then_some(new)
        });
    }

    fn restrict(&mut self, before: &mut AbstractEvaluation, atom: Term, truth: bool) {
        let forms = before.constraints(atom, truth);
        let variables = forms.iter().flat_map(|form| &form.addends).map(|(view, _)| view.variable);
        let touched = self.packs.with(variables);
        let (own, before) = (self.clone(), std::cell::RefCell::new(before));
        self.change(&touched, |pack, old| {
            let mut new = old.clone();
            for form in &forms {
                own.restrict_pack(pack, &mut new, &mut before.borrow_mut(), form);
            }
            (new == *old || new.close()).then_some(new)
        });
    }

    fn forget(&mut self, variables: &[Term]) {
        let packs = Rc::clone(&self.packs);
        let touched = packs.with(variables.iter().copied());
        self.change(&touched, |pack, old| {
            let mut new = old.clone();
            for &variable in variables {
                for &(_, position) in packs.places(variable).iter().filter(|place| place.0 == pack) {
                    let Member { view, width } = packs.all()[pack][position];
                    new.forget(position);
                    bound_variable(&mut new, position, ends_of_width(width, view.is_signed));
                }
            }
            // Nothing but its own bounds relates a variable that was forgotten.
            new.strengthen().then_some(new)
        });
    }

    fn learn(&mut self, variable: Term, fact: &Fact) {
        let packs = Rc::clone(&self.packs);
        let touched = packs.with(std::iter::once(variable));
        self.change(&touched, |pack, old| {
            let mut new = old.clone();
            for &(_, position) in packs.places(variable).iter().filter(|place| place.0 == pack) {
                if let Some(ends) = ends(fact, packs.all()[pack][position].view.is_signed) {
                    bound_variable(&mut new, position, ends);
                }
            }
            (new == *old || new.close()).then_some(new)
        });
    }

    fn conjuncts(&self, graph: &mut Graph) -> Vec<Term> {
        let Some(states) = &self.states else { return vec![graph.truth(false)] };
        let mut all = Vec::new();
        for (members, state) in self.packs.all().iter().zip(&**states) {
            let nodes = 2 * members.len();
            for first in 0..nodes {
                for second in first..nodes {
                    let bound = state.closed.bound(first, second);
                    if second != first ^ 1 && is_new(&state.closed, members, [first, second]) {
                        let sides = [first, second].map(|node| (members[node / 2], node % 2 == 1));
                        all.push(condition(graph, sides, bound));
                    }
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Knowledge for Octagons {
    fn fact(&self, variable: Term) -> Option<Fact> {
        let states = self.states.as_ref()?;
        let mut met: Option<Fact> = None;
        for &(pack, position) in self.packs.places(variable) {
            let Member { view, width } = self.packs.all()[pack][position];
            let [plus, minus] = [false, true]
                .map(|sign| states[pack].closed.bound(node(position, sign), node(position, sign)));
            let fact = fact_between((-(minus / 2), plus / 2), width, view.is_signed)?;
            met = met.map_or(Some(fact.clone()), |met| met.meet(&fact));
        }
        met
    }

    fn at_most(&self, [(first, minus), (second, other_minus)]: [(View, bool); 2]) -> Option<i128> {
        let states = self.states.as_ref()?;
        let bound = |&(pack, position): &(usize, usize)| {
            let own = self.packs.position(pack, first)?;
            debug_assert_eq!(own, position);
            let other = self.packs.position(pack, second)?;
            Some(states[pack].closed.bound(node(own, minus), node(other, other_minus)))
        };
        let bounds = self.packs.places(first.variable).iter().filter_map(bound);
        bounds.min().filter(|&bound| bound != NO_BOUND)
    }

    fn is_signed(&self, variable: Term) -> bool {
        self.packs.is_signed(variable)
    }
}

/// Whether the bound of two nodes says more than the width of one, or the bounds of both.
fn is_new(matrix: &Matrix, members: &[Member], [first, second]: [usize; 2]) -> bool {
    let bound = matrix.bound(first, second);
    if first == second {
        let Member { view, width } = members[first / 2];
        let (low, high) = ends_of_width(width, view.is_signed);
        return bound < if first % 2 == 0 { 2 * high } else { -2 * low };
    }
    bound < (matrix.bound(first, first) + matrix.bound(second, second)) / 2
}

/// The condition that the sum of two variables with signs is at most a number: of a variable with itself,
/// that twice the variable is.
fn condition(graph: &mut Graph, sides: [(Member, bool); 2], bound: i128) -> Term {
    let [(first, minus), (second, other_minus)] = sides;
    if first.view == second.view {
        let operator = if first.view.is_signed { Operator::BvSlt } else { Operator::BvUlt };
        let bound = bound.div_euclid(2);
        let number = vector(graph, if minus { -bound } else { bound }, first.width);
        let variable = first.view.variable;
        let outside = graph.term(operator, &if minus { [variable, number] } else { [number, variable] });
        return graph.not(outside);
    }
    let is_alike = first.view.is_signed == second.view.is_signed && first.width == second.width;
    if is_alike && minus != other_minus && (bound == 0 || bound == -1) {
        let operator = if first.view.is_signed { Operator::BvSlt } else { Operator::BvUlt };
        let [small, large] =
            if minus { [second, first] } else { [first, second] }.map(|side| side.view.variable);
        if bound == -1 {
            return graph.term(operator, &[small, large]);
        }
        let more = graph.term(operator, &[large, small]);
        return graph.not(more);
    }
    // Two bits more hold the sum of two numbers of the width.
    let width = first.width.max(second.width) + 2;
    let [left, right] = sides.map(|(side, minus)| {
        let more = width - side.width;
        let variable = side.view.variable;
        let number = match side.view.is_signed {
            true => graph.sign_extend(variable, more),
            false => graph.zero_extend(variable, more),
        };
        if minus { graph.bvneg(number) } else { number }
    });
    let sum = graph.term(Operator::BvAdd, &[left, right]);
    let bound = vector(graph, bound, width);
    let more = graph.term(Operator::BvSlt, &[bound, sum]);
    graph.not(more)
}

/// A number as a vector.
fn vector(graph: &mut Graph, number: i128, width: u32) -> Term {
    let low = BitVec::from_u64(number as u64, width.min(64));
    let value = match width {
        ..=64 => low,
        _ => BitVec::from_u64((number >> 64) as u64, width - 64).concat(&low),
    };
    graph.constant(&value)
}
