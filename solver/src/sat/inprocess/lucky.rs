//! Lucky phases.
//!
//! **Idea.** Some formulas have a model of a simple form: all variables have the same value where propagation
//! permits, in ascending or descending order of their numbers (CaDiCaL since 2019). A few passes of
//! propagation find such a model.
//!
//! **Here.** Where the clauses come from a circuit, a third order has the inputs first, and the gates follow:
//! their numbers come before those of the inputs. Lucky phases are tried in the first call only, before its
//! first decision and after the first round of inprocessing, which leaves fewer variables, on top of the
//! assumptions: where all assertions have names, each is one. A literal that leads to a conflict is made
//! false instead, as CaDiCaL and Kissat do since 2024; if that leads to a conflict, too, the next rule is
//! tried. Later calls repair the last model, which lucky phases would give up.
//!
//! **Contract.** Entered on level 0 after propagation. Leaves a trail without conflict that makes all clauses
//! true, or backtracks to level 0. Restores the saved phases.
//!
//! **Cost.** At most one propagation of all variables per rule, and for propagations that end in a conflict
//! `lucky-effort` times the size of the formula in ticks per rule. Counters: `lucky-models`, `lucky-ticks`.

use crate::cnf::literal::{Lit, Var};
use crate::sat::Solver;
use crate::sat::trail::Reason;

impl Solver {
    /// Whether lucky phases are to be tried now.
    pub(in crate::sat) fn feeling_lucky(&self) -> bool {
        self.params.lucky
            && self.inprocess.lucky_due
            && self.statistics.solves <= 1
            && self.trail.level() == 0
    }

    /// Tries all rules; whether the trail is a model.
    pub(in crate::sat) fn lucky(&mut self) -> bool {
        let saved = self.phases.saved.clone();
        let before = self.statistics.search_ticks;
        let (vars, inputs) = (self.trail.vars() as u32, std::mem::take(&mut self.inputs));
        self.inprocess.lucky_due = false;
        let ascending = (0..vars).map(Var);
        let found = self.lucky_in_order(ascending.clone())
            || self.lucky_in_order(ascending.clone().rev())
            || !inputs.is_empty() && self.lucky_in_order(inputs.iter().copied().chain(ascending));
        self.inputs = inputs;
        self.phases.saved = saved;
        self.statistics.lucky_ticks += self.statistics.search_ticks - before;
        self.statistics.search_ticks = before;
        self.statistics.lucky_models += u64::from(found);
        found
    }

    /// Gives all variables one value in this order: first false, then true.
    fn lucky_in_order(&mut self, order: impl Iterator<Item = Var> + Clone) -> bool {
        [false, true].into_iter().any(|value| {
            let mut spare = self.lucky_spare();
            self.lucky_assumptions()
                && order
                    .clone()
                    .all(|var| !self.active[var.index()] || self.lucky_choice(var.lit(value), &mut spare))
                || self.unlucky()
        })
    }

    /// Decides the assumptions, each on a level of its own, which is empty for one that is true already;
    /// false if one of them is false.
    fn lucky_assumptions(&mut self) -> bool {
        (0..self.assumptions.len()).all(|at| {
            let assumption = self.assumptions[at];
            match self.trail.value(assumption) {
                0 => self.lucky_decision(assumption),
                1.. => {
                    self.trail.push_level();
                    true
                }
                _ => false,
            }
        })
    }

    /// The ticks that a rule may spend on propagations that end in a conflict.
    fn lucky_spare(&self) -> u64 {
        self.params.lucky_effort.saturating_mul((self.trail.vars() + self.clauses.irredundant.len()) as u64)
    }

    /// Decides a literal, or its negation if that leads to a conflict, unless the variable has a value; false
    /// if both lead to a conflict.
    fn lucky_choice(&mut self, lit: Lit, spare: &mut u64) -> bool {
        if self.trail.value(lit) != 0 {
            return true;
        }
        let (level, before) = (self.trail.level(), self.statistics.search_ticks);
        if self.lucky_decision(lit) {
            return true;
        }
        let lost = self.statistics.search_ticks - before;
        let goes_on = *spare >= lost && self.interrupt.reached().is_none();
        *spare = spare.saturating_sub(lost);
        self.backtrack(level);
        goes_on && self.lucky_decision(!lit)
    }

    /// Decides a literal and propagates; false on a conflict or if interrupted.
    fn lucky_decision(&mut self, lit: Lit) -> bool {
        if self.interrupt.reached().is_some() {
            return false;
        }
        self.trail.push_level();
        self.trail.assign(lit, Reason::None);
        self.propagate().is_none() && self.trail.is_propagated()
    }

    /// Backtracks to level 0 and returns false.
    fn unlucky(&mut self) -> bool {
        self.backtrack(0);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::params::Params;
    use crate::sat::Outcome;
    use javelin_term::limits::Limits;

    /// Clauses whose model propagation finds when it gives the variables one value in order.
    #[test]
    fn a_chain_is_lucky() {
        let mut solver = Solver::new();
        for at in 0..20 {
            let [one, other, third] = [at, at + 1, at + 2].map(|at| Var(at).lit(true));
            solver.add_clause(&[one, other]);
            solver.add_clause(&[!one, !other, third]);
        }
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
        assert_eq!((solver.statistics().lucky_models, solver.statistics().conflicts), (1, 0));
    }

    /// For every value and order of a rule, one variable cannot have this value, and comes before the other
    /// variable of its clauses.
    #[test]
    fn a_literal_that_fails_is_made_false() {
        for (effort, found) in [(1_000, 1), (0, 0)] {
            let mut solver = Solver::with_params(Params { lucky_effort: effort, ..Params::default() });
            for (failing, other) in [(0, 1), (3, 2)] {
                for (at, sign) in [(0, true), (4, false)] {
                    let [failing, other] = [failing, other].map(|var| Var(at + var).lit(true));
                    let wrong = if sign { failing } else { !failing };
                    solver.add_clause(&[!wrong, other]);
                    solver.add_clause(&[!wrong, !other]);
                }
            }
            assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
            assert_eq!(solver.statistics().lucky_models, found, "with an effort of {effort}");
        }
    }

    /// The first and the last two variables are false and true in every model, which propagation sees only
    /// from the value of the input between them.
    fn forced_by_an_input(is_known: bool) -> Solver {
        let mut solver = Solver::new();
        let input = 4;
        for at in 0..7 {
            let var = if is_known && at == input { solver.new_input() } else { solver.new_var() };
            assert_eq!(var, Var(at));
        }
        let [one, other] = [2, 3].map(|at| Var(at).lit(true));
        for wrong in [(0, true), (1, false), (5, true), (6, false)].map(|(at, sign)| Var(at).lit(sign)) {
            for (one, other) in [(one, other), (one, !other), (!one, other), (!one, !other)] {
                solver.add_clause(&[!wrong, one, other]);
            }
            solver.add_clause(&[!Var(input).lit(true), !wrong]);
        }
        solver
    }

    #[test]
    fn inputs_come_first() {
        for (is_known, found) in [(false, 0), (true, 1)] {
            let mut solver = forced_by_an_input(is_known);
            assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Sat);
            assert_eq!(solver.statistics().lucky_models, found, "with the input known: {is_known}");
        }
    }

    #[test]
    fn a_round_of_inprocessing_is_a_new_chance() {
        let mut solver = forced_by_an_input(false);
        assert!(solver.feeling_lucky() && !solver.lucky() && !solver.feeling_lucky());
        solver.inprocess();
        assert!(solver.feeling_lucky() && solver.lucky());
    }

    /// The model has to make the assumptions true; where it cannot, the search finds which of them fail.
    #[test]
    fn assumptions_come_first() {
        let lit = |at: u32| Var(at).lit(true);
        let mut solver = Solver::new();
        for at in 0..20 {
            solver.add_clause(&[!lit(at), lit(at + 1)]);
        }
        assert_eq!(solver.solve(&[lit(7), !lit(3)], &Limits::none()), Outcome::Sat);
        assert!(solver.value(lit(7)) && solver.value(lit(20)) && !solver.value(lit(3)));
        assert_eq!((solver.statistics().lucky_models, solver.statistics().conflicts), (1, 0));
        let mut solver = Solver::new();
        solver.add_clause(&[!lit(0), lit(1)]);
        assert_eq!(solver.solve(&[lit(2), lit(0), !lit(1)], &Limits::none()), Outcome::Unsat);
        assert!(solver.failed(lit(0)) && !solver.failed(lit(2)));
    }

    #[test]
    fn bad_luck_leaves_nothing_behind() {
        let mut solver = Solver::new();
        for signs in 0..8 {
            let lits = [0, 1, 2].map(|at| Var(at).lit(signs >> at & 1 == 1));
            solver.add_clause(&lits);
        }
        let saved = solver.phases.saved.clone();
        let found = solver.lucky();
        assert_eq!((found, solver.trail.level(), &solver.phases.saved), (false, 0, &saved));
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unsat);
    }
}
