//! SAT sweeping.
//!
//! **Idea.** Two literals that are equal in all models, and literals that are true in all, are found by
//! models in which they differ, and proved where no such model is left (Kuehlmann, Krohm, "Equivalence
//! checking using cuts and heaps", 1997). In clauses, the clauses around a variable are enough for most of
//! them (Biere, Fazekas, Fleury, Froleyks, "Clausal equivalence sweeping", 2024).
//!
//! **Here.** The environment of a variable is its clauses, the clauses of their variables, and so on up to
//! `sweep-depth` steps. A first model of it gives one class of candidates: its literals that are true, but
//! for those that can be made false alone. Each model after that splits the classes by the values of their
//! literals. A candidate that no model makes false is a unit, and two of one class that no model makes
//! different are equal.
//!
//! **Contract.** Entered and left on level 0 after propagation, unless interrupted, or left inconsistent. An
//! equivalence found is added as two binary clauses, which equivalent-literal substitution then uses; they
//! are implied by the formula, so the extension stack needs nothing.
//!
//! **Cost.** Occurrence lists are linear in the formula. A round ends after `sweep-effort` ticks and
//! `sweep-reward` more for each literal found, so that it continues where it pays; the next round begins
//! with the variables that were not tried. Search continues as without it if nothing is found, and need not
//! pay for it before the next simplification. Counters: `sweep-*`.

use super::environment::Environment;
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::clause::ClauseRef;
use crate::sat::{Outcome, Solver, Statistics};
use std::cmp::Reverse;
use std::ops::Range;

/// A round of sweeping.
struct Sweep {
    /// The large irredundant clauses that were not true at the beginning, by variable: those of variable v
    /// are at `starts[v]..starts[v + 1]`.
    starts: Vec<u32>,
    clauses: Vec<ClauseRef>,
    /// By variable: its number in the environment, or `NOT_IN`.
    inner: Vec<u32>,
    /// By variable: the number of the last environment that has its clauses.
    expanded: Vec<u64>,
    /// By variable: it was found equal to another one.
    merged: Vec<bool>,
    /// By variable: the next one that was found equal to it, or itself; a cycle through all of these.
    equal: Vec<Var>,
    /// The variables to sweep, the next one last.
    schedule: Vec<Var>,
    /// The ticks at which the round ends.
    limit: u64,
}

/// The number of a variable that is not in the environment.
const NOT_IN: u32 = u32::MAX;

/// The ticks of making an environment without clauses.
const ENVIRONMENT_TICKS: u64 = 20;

/// Literals of an environment that are true, or equal to each other, in all models so far.
struct Candidates {
    units: Vec<Lit>,
    classes: Vec<Vec<Lit>>,
}

impl Candidates {
    /// Keeps what is so in another model, given by its critical literals.
    fn refine(&mut self, vars: usize, critical: &[Lit]) {
        let mut is_critical = vec![false; 2 * vars];
        critical.iter().for_each(|lit| is_critical[lit.index()] = true);
        self.units.retain(|lit| is_critical[lit.index()]);
        let classes = std::mem::take(&mut self.classes);
        for class in classes {
            for sign in [false, true] {
                let part = class.iter().copied().filter(|lit| is_critical[lit.negated_if(sign).index()]);
                let part: Vec<Lit> = part.collect();
                if part.len() > 1 {
                    self.classes.push(part);
                }
            }
        }
    }
}

impl Sweep {
    /// Where the large irredundant clauses of a variable are in `clauses`.
    fn range(&self, var: Var) -> Range<usize> {
        self.starts[var.index()] as usize..self.starts[var.index() + 1] as usize
    }

    /// Asserts that no variable is in a dropped environment, and that each cycle of equal variables has
    /// one that is not merged into another.
    fn check_invariants(&self) {
        assert!(self.inner.iter().all(|&inner| inner == NOT_IN), "sweep: a variable stays in an environment");
        let mut met = 0;
        for var in (0..self.equal.len() as u32).map(Var).filter(|var| !self.merged[var.index()]) {
            let next = |at: &Var| Some(self.equal[at.index()]).filter(|&at| at != var);
            let others = std::iter::successors(next(&var), next).take_while(|at| self.merged[at.index()]);
            met += 1 + others.count();
        }
        assert_eq!(met, self.equal.len(), "sweep: a cycle of equal variables");
    }

    /// Notes that two variables are equal or opposite; the second is not visited any more.
    fn merge(&mut self, one: Var, other: Var) {
        self.merged[other.index()] = true;
        self.equal.swap(one.index(), other.index());
        self.schedule.push(one);
    }
}

/// The units and equal literals that sweeping has found.
pub(super) fn found(counters: &Statistics) -> u64 {
    counters.sweep_units + counters.sweep_equal
}

impl Solver {
    /// Looks for units and equal literals; whether there were any.
    pub(in crate::sat) fn sweep(&mut self) -> bool {
        let before = found(&self.statistics);
        let spent = self.interrupt.spent_ever();
        let vars = self.trail.vars();
        let Some((starts, clauses)) = self.clauses_by_variable() else { return false };
        let mut sweep = Sweep {
            starts,
            clauses,
            inner: vec![NOT_IN; vars],
            expanded: vec![0; vars],
            merged: vec![false; vars],
            equal: (0..vars as u32).map(Var).collect(),
            schedule: Vec::new(),
            limit: 0,
        };
        sweep.schedule = self.sweep_schedule(&sweep);
        self.statistics.sweep_ticks += self.interrupt.spent_ever() - spent;
        sweep.limit = self.statistics.sweep_ticks + self.params.sweep_effort;
        while self.statistics.sweep_ticks <= sweep.limit && !self.cut_short() {
            let Some(var) = sweep.schedule.pop() else { break };
            if self.trail.value(var.lit(true)) == 0 && !sweep.merged[var.index()] {
                self.inprocess.swept[var.index()] = true;
                self.sweep_around(var, &mut sweep);
            }
        }
        if cfg!(debug_assertions) {
            sweep.check_invariants();
        }
        found(&self.statistics) > before
    }

    /// The large irredundant clauses that are not true, by variable; `None` if interrupted.
    fn clauses_by_variable(&mut self) -> Option<(Vec<u32>, Vec<ClauseRef>)> {
        let mut chosen = self.clauses.irredundant.clone();
        let is_whole = self.interrupt.retain(&mut chosen, |&mut clause| {
            let lits = self.clauses.lits(clause);
            !self.clauses.is_garbage(clause) && lits.iter().all(|&lit| self.trail.value(lit) <= 0)
        });
        if !is_whole {
            return None;
        }
        let mut starts = vec![0; self.trail.vars() + 1];
        for &clause in &chosen {
            if self.interrupt.over_after(1) {
                return None;
            }
            self.clauses.lits(clause).iter().for_each(|lit| starts[lit.var().index()] += 1);
        }
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut clauses = vec![ClauseRef(0); end as usize];
        for &clause in chosen.iter().rev() {
            if self.interrupt.over_after(1) {
                return None;
            }
            for lit in self.clauses.lits(clause) {
                let start = &mut starts[lit.var().index()];
                *start -= 1;
                clauses[*start as usize] = clause;
            }
        }
        Some((starts, clauses))
    }

    /// The variables that have not been swept, or all if there are none; those in the fewest clauses, but in
    /// some, last.
    fn sweep_schedule(&mut self, sweep: &Sweep) -> Vec<Var> {
        let vars = (0..self.trail.vars() as u32).map(Var);
        let vars = vars.filter(|var| self.active[var.index()] && self.trail.value(var.lit(true)) == 0);
        let vars: Vec<Var> = vars.collect();
        self.inprocess.swept.resize(self.trail.vars(), false);
        if vars.iter().all(|var| self.inprocess.swept[var.index()]) {
            self.inprocess.swept.fill(false);
        }
        let occurrences = |var: &Var| {
            let binaries = [true, false].map(|sign| self.binary_partners(var.lit(sign)).count());
            sweep.range(*var).len() + binaries[0] + binaries[1]
        };
        let new = vars.into_iter().filter(|var| !self.inprocess.swept[var.index()]);
        let mut schedule: Vec<Reverse<(usize, Var)>> =
            new.map(|var| Reverse((occurrences(&var), var))).filter(|new| new.0.0 > 0).collect();
        self.interrupt.spend(self.trail.vars() as u64);
        self.interrupt.sort(&mut schedule);
        schedule.into_iter().map(|Reverse((_, var))| var).collect()
    }

    /// Sweeps the environment of a variable.
    fn sweep_around(&mut self, var: Var, sweep: &mut Sweep) {
        self.statistics.sweep_tried += 1;
        let units = self.statistics.sweep_units;
        let mut environment = self.environment(var, sweep);
        match self.ask(&mut environment, &[]) {
            Outcome::Sat => self.sweep_candidates(&mut environment, sweep),
            Outcome::Unsat => {
                let id = self.take_swept(&environment, &[]);
                self.refute_by(id);
            }
            Outcome::Unknown(_) => {}
        }
        environment.leave();
        if self.statistics.sweep_units > units && !self.inconsistent {
            self.propagate_units();
        }
    }

    /// Asks the small solver, and counts its work.
    fn ask(&mut self, environment: &mut Environment, assumptions: &[Lit]) -> Outcome {
        let outcome = environment.solve(assumptions, self.params.sweep_conflicts);
        self.spend_sweeping(1 + environment.ticks());
        outcome
    }

    fn spend_sweeping(&mut self, ticks: u64) {
        self.statistics.sweep_ticks += ticks;
        self.interrupt.spend(ticks);
    }

    /// The clauses around a variable, breadth first, up to `sweep-depth` steps or until there is no room. A
    /// variable and those that were found equal to it are one.
    fn environment(&mut self, center: Var, sweep: &mut Sweep) -> Environment {
        let mut environment =
            Environment::new(self.trace.tape(), self.params.seed ^ self.statistics.sweep_tried);
        sweep.inner[center.index()] = environment.add_var(center).0;
        let (mut next, mut end_of_step, number) = (0, 1, self.statistics.sweep_tried);
        'steps: for _ in 0..self.params.sweep_depth {
            while next < end_of_step {
                let mut var = environment.outer_vars()[next];
                while sweep.expanded[var.index()] != number {
                    if !self.add_clauses_of(var, &mut environment, sweep) {
                        break 'steps;
                    }
                    sweep.expanded[var.index()] = number;
                    var = sweep.equal[var.index()];
                }
                next += 1;
            }
            end_of_step = environment.outer_vars().len();
        }
        environment.outer_vars().iter().for_each(|var| sweep.inner[var.index()] = NOT_IN);
        self.spend_sweeping(ENVIRONMENT_TICKS + environment.clauses() as u64);
        environment
    }

    /// Adds the clauses of a variable to the environment, but for those of variables whose clauses are there;
    /// false if there is no room.
    fn add_clauses_of(&mut self, var: Var, environment: &mut Environment, sweep: &mut Sweep) -> bool {
        for lit in [var.lit(true), var.lit(false)] {
            self.spend_sweeping(self.watches.list(lit).len() as u64 / 8);
            for at in 0..self.watches.list(lit).len() {
                let watch = self.watches.list(lit)[at];
                if watch.is_binary() && self.is_new(&[watch.blocker], sweep) {
                    let id = self.trace.binary(lit, watch.blocker);
                    if !self.add_to(environment, &[lit, watch.blocker], id, sweep) {
                        return false;
                    }
                }
            }
        }
        self.spend_sweeping(sweep.range(var).len() as u64);
        for at in sweep.range(var) {
            let clause = sweep.clauses[at];
            let lits = self.clauses.lits(clause);
            if self.is_new(lits, sweep) {
                let (lits, id) = (lits.to_vec(), self.clauses.id(clause));
                if !self.add_to(environment, &lits, id, sweep) {
                    return false;
                }
            }
        }
        true
    }

    /// Whether none of the literals is true, and no clauses of their variables are in the environment.
    fn is_new(&self, lits: &[Lit], sweep: &Sweep) -> bool {
        let number = self.statistics.sweep_tried;
        lits.iter().all(|&lit| self.trail.value(lit) <= 0 && sweep.expanded[lit.var().index()] != number)
    }

    /// Adds a clause to the environment, without its false literals, unless it would take much of the
    /// room; false if there is no room.
    fn add_to(
        &mut self,
        environment: &mut Environment,
        lits: &[Lit],
        id: ClauseId,
        sweep: &mut Sweep,
    ) -> bool {
        let left: Vec<Lit> = lits.iter().copied().filter(|&lit| self.trail.value(lit) == 0).collect();
        debug_assert!(left.len() > 1, "sweep: {lits:?} is not propagated");
        if left.len() > self.params.sweep_vars / 4 {
            return true;
        }
        if environment.outer_vars().len() + left.len() > self.params.sweep_vars
            || environment.clauses() >= self.params.sweep_clauses
        {
            return false;
        }
        let is_own = left.len() < lits.len();
        let id = if is_own { self.trace.derive(&left, &[(id, lits)]) } else { id };
        let mut inner = Vec::with_capacity(left.len());
        for lit in left {
            let at = &mut sweep.inner[lit.var().index()];
            if *at == NOT_IN {
                *at = environment.add_var(lit.var()).0;
            }
            inner.push(Var(*at).lit(!lit.is_negated()));
        }
        environment.add(&inner, id, is_own);
        true
    }

    /// Finds units and equal literals of an environment that has a model.
    fn sweep_candidates(&mut self, environment: &mut Environment, sweep: &mut Sweep) {
        let mut first = environment.critical();
        first.retain(|&lit| !sweep.merged[environment.outer(lit).var().index()]);
        let mut candidates = Candidates { units: first.clone(), classes: vec![first] };
        while let Some(&lit) = candidates.units.last() {
            if self.cut_short() || self.statistics.sweep_ticks > sweep.limit {
                return;
            }
            match self.ask(environment, &[!lit]) {
                Outcome::Sat => self.refine(environment, &mut candidates),
                Outcome::Unknown(_) => drop(candidates.units.pop()),
                Outcome::Unsat => {
                    candidates.units.pop();
                    candidates.classes.iter_mut().for_each(|class| class.retain(|&other| other != lit));
                    self.statistics.sweep_units += 1;
                    sweep.limit += self.params.sweep_reward;
                    let unit = environment.outer(lit);
                    let id = self.take_swept(environment, &[unit]);
                    self.add_unit(unit, id);
                }
            }
        }
        self.sweep_classes(environment, &mut candidates, sweep);
    }

    fn sweep_classes(
        &mut self,
        environment: &mut Environment,
        candidates: &mut Candidates,
        sweep: &mut Sweep,
    ) {
        while let Some(class) = candidates.classes.last_mut() {
            if self.cut_short() || self.statistics.sweep_ticks > sweep.limit {
                return;
            }
            let [.., lit, other] = class[..] else {
                candidates.classes.pop();
                continue;
            };
            if self.is_known_equal(environment.outer(lit), environment.outer(other)) {
                class.pop();
                sweep.merge(environment.outer(lit).var(), environment.outer(other).var());
                continue;
            }
            let mut implications = Vec::with_capacity(2);
            for assumptions in [[lit, !other], [!lit, other]] {
                match self.ask(environment, &assumptions) {
                    Outcome::Unsat => {
                        let lits = assumptions.map(|lit| !environment.outer(lit));
                        implications.push((lits, self.take_swept(environment, &lits)));
                    }
                    Outcome::Sat => {
                        self.refine(environment, candidates);
                        break;
                    }
                    Outcome::Unknown(_) => {
                        candidates.classes.last_mut().and_then(Vec::pop);
                        break;
                    }
                }
            }
            if let [one, two] = implications[..] {
                candidates.classes.last_mut().and_then(Vec::pop);
                sweep.merge(environment.outer(lit).var(), environment.outer(other).var());
                self.statistics.sweep_equal += 1;
                sweep.limit += self.params.sweep_reward;
                for ([first, second], id) in [one, two] {
                    self.add_binary(first, second, true, id);
                }
            } else {
                implications.into_iter().for_each(|(_, id)| self.trace.delete(id));
            }
        }
    }

    /// Whether two binary clauses say that two literals are equal.
    fn is_known_equal(&mut self, lit: Lit, other: Lit) -> bool {
        [(lit, !other), (!lit, other)].into_iter().all(|(first, second)| {
            self.spend_sweeping(1 + self.watches.list(first).len() as u64 / 8);
            self.binary_partners(first).any(|partner| partner == second)
        })
    }

    /// Keeps the candidates that the last model leaves.
    fn refine(&mut self, environment: &Environment, candidates: &mut Candidates) {
        self.spend_sweeping(1 + environment.clauses() as u64 / 4);
        candidates.refine(environment.outer_vars().len(), &environment.critical());
    }

    /// The number of the clause `lits`, which the last conclusion of the environment is or subsumes; the
    /// caller owns it.
    fn take_swept(&mut self, environment: &Environment, lits: &[Lit]) -> ClauseId {
        let (id, clause) = environment.conclusion();
        let id = self.trace.given_number(id);
        if clause.len() == lits.len() {
            return id;
        }
        let longer = self.trace.derive(lits, &[(id, &clause)]);
        self.trace.delete(id);
        longer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::params::Params;
    use crate::proof::check::OnlineChecker;
    use crate::sat::random::Random;
    use javelin_term::limits::Limits;

    /// A new output that is a function of the inputs, by the rows of its table.
    fn define(solver: &mut Solver, inputs: &[Lit], function: fn(usize, usize) -> bool) -> Lit {
        let output = solver.new_var().lit(true);
        for row in 0..1 << inputs.len() {
            let ones = (row as u32).count_ones() as usize;
            let differs = inputs.iter().enumerate().map(|(at, input)| input.negated_if(row >> at & 1 == 1));
            let clause: Vec<Lit> =
                differs.chain([output.negated_if(!function(ones, inputs.len()))]).collect();
            solver.add_clause(&clause);
        }
        output
    }

    /// Sum and carry of three bits, each by one gate.
    fn by_one_gate(solver: &mut Solver, inputs: [Lit; 3]) -> [Lit; 2] {
        [define(solver, &inputs, |ones, _| ones % 2 == 1), define(solver, &inputs, |ones, _| ones > 1)]
    }

    /// The same by two half adders, whose sums are conjunctions.
    fn by_half_adders(solver: &mut Solver, [a, b, c]: [Lit; 3]) -> [Lit; 2] {
        let mut half = |a: Lit, b: Lit| {
            let both = define(solver, &[a, b], |ones, all| ones == all);
            let none = define(solver, &[!a, !b], |ones, all| ones == all);
            (define(solver, &[!both, !none], |ones, all| ones == all), both)
        };
        let (sum, one) = half(a, b);
        let (sum, other) = half(sum, c);
        [sum, define(solver, &[one, other], |ones, _| ones > 0)]
    }

    /// Three bits, and sum and carry of them by two circuits; derived clauses are checked.
    fn adders() -> (Solver, [Lit; 3], [[Lit; 2]; 2]) {
        let mut solver = Solver::new();
        solver.trace(Box::new(OnlineChecker::new()), 0);
        let inputs: [Lit; 3] = std::array::from_fn(|_| solver.new_var().lit(true));
        let outputs = [by_one_gate(&mut solver, inputs), by_half_adders(&mut solver, inputs)];
        (solver, inputs, outputs)
    }

    #[test]
    fn adders_of_different_gates_are_equal() {
        let (mut solver, _, [one, other]) = adders();
        assert!(solver.sweep() && solver.statistics.sweep_equal >= 2);
        for (one, other) in one.into_iter().zip(other) {
            assert_eq!(solver.solve(&[one, !other], &Limits::none()), Outcome::Unsat);
            assert_eq!(solver.solve(&[!one, other], &Limits::none()), Outcome::Unsat);
        }
        assert_eq!((solver.statistics.conflicts, solver.proof_problem()), (0, None));
    }

    /// Assigned variables of a clause do not become part of an environment, and the proof knows why.
    #[test]
    fn assigned_variables_are_left_out() {
        let (mut solver, inputs, [one, other]) = adders();
        solver.add_clause(&[inputs[2]]);
        solver.propagate_units();
        assert!(solver.sweep());
        assert_eq!(solver.solve(&[one[1], !other[1]], &Limits::none()), Outcome::Unsat);
        assert_eq!((solver.statistics.conflicts, solver.proof_problem()), (0, None));
    }

    /// Where nothing is found, search is the same, so that only the time of sweeping is lost.
    #[test]
    fn sweeping_that_finds_nothing_changes_nothing() {
        let counters = [false, true].map(|sweep| {
            let params = Params { sweep, sweep_depth: 1, inprocess_interval: 10, ..Params::default() };
            let mut solver = Solver::with_params(params);
            let mut random = Random::new(5);
            let vars: Vec<Lit> = (0..200).map(|_| solver.new_var().lit(true)).collect();
            for _ in 0..850 {
                let clause: [Lit; 3] =
                    std::array::from_fn(|_| vars[random.below(vars.len())].negated_if(random.next_bit()));
                solver.add_clause(&clause);
            }
            solver.solve(&[], &Limits::none());
            let counters = solver.statistics().clone();
            assert_eq!((counters.sweep_tried > 0, found(&counters)), (sweep, 0));
            (counters.conflicts, counters.decisions, counters.propagations, counters.inprocess_rounds)
        });
        assert_eq!(counters[0], counters[1]);
        assert!(counters[0].3 > 1, "{counters:?}");
    }

    /// A formula without models is refuted, and a literal that is true in all of them is a unit.
    #[test]
    fn units_and_contradictions_are_found() {
        let mut solver = Solver::new();
        solver.trace(Box::new(OnlineChecker::new()), 0);
        let [a, b, c] = std::array::from_fn(|_| solver.new_var().lit(true));
        for clause in [[a, b, c], [a, b, !c], [a, !b, c], [a, !b, !c]] {
            solver.add_clause(&clause);
        }
        assert!(solver.sweep() && solver.fixed(a) == Some(true) && solver.statistics.sweep_units == 1);
        let mut solver = Solver::new();
        solver.trace(Box::new(OnlineChecker::new()), 0);
        let lits: [Lit; 3] = std::array::from_fn(|_| solver.new_var().lit(true));
        for row in 0..8 {
            let clause: [Lit; 3] = std::array::from_fn(|at| lits[at].negated_if(row >> at & 1 == 1));
            solver.add_clause(&clause);
        }
        solver.sweep();
        assert_eq!(solver.solve(&[], &Limits::none()), Outcome::Unsat);
        assert_eq!((solver.statistics.conflicts, solver.proof_problem()), (0, None));
    }
}
