//! Runs a trace and checks every answer.

use crate::reference::satisfiable;
use crate::trace::Call;
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_solver::params::Params;
use javelin_solver::proof::check::OnlineChecker;
use javelin_solver::sat::{Outcome, Solver};
use javelin_term::limits::Limits;
use std::sync::atomic::Ordering;

/// Steps of the reference solver per question.
const STEPS: u64 = 300_000;

/// Numbers of calls and checks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Calls of `solve`: satisfiable, not, and unknown for a limit.
    pub outcomes: [u64; 3],
    /// Verdicts that the reference solver could not decide.
    pub open: u64,
    /// Conflicts of the solver.
    pub conflicts: u64,
    /// Cores that were solved again.
    pub cores: u64,
    /// Refutations whose proof was checked.
    pub proofs: u64,
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.outcomes.iter_mut().zip(other.outcomes).for_each(|(sum, number)| *sum += number);
        self.open += other.open;
        self.conflicts += other.conflicts;
        self.cores += other.cores;
        self.proofs += other.proofs;
    }
}

struct Replay {
    solver: Solver,
    proof: bool,
    vars: u32,
    clauses: Vec<Vec<i32>>,
    limits: Limits,
    /// The assumptions and the outcome of the last `solve`.
    last: Option<(Vec<i32>, Outcome)>,
    /// The model of the last `solve`, by variable.
    model: Vec<bool>,
    counts: Counts,
}

fn lit(number: i32) -> Lit {
    Var(number.unsigned_abs() - 1).lit(number > 0)
}

fn number(lit: Lit) -> i32 {
    let number = lit.var().0 as i32 + 1;
    if lit.is_negated() { -number } else { number }
}

/// Runs the trace.
///
/// # Errors
/// The call whose answer is wrong, and why. Calls that do not fit the state are left out.
pub fn replay(trace: &[Call]) -> Result<Counts, String> {
    let mut params = Params::default();
    for call in trace {
        if let Call::Param(name, value) = call {
            params.set(name, value).map_err(|error| error.to_string())?;
        }
    }
    let mut replay = Replay {
        solver: Solver::with_params(params),
        proof: trace.contains(&Call::Proof),
        vars: 0,
        clauses: Vec::new(),
        limits: Limits::none(),
        last: None,
        model: Vec::new(),
        counts: Counts::default(),
    };
    if replay.proof {
        replay.solver.trace(Box::new(OnlineChecker::new()), 0);
    }
    for (position, call) in trace.iter().enumerate() {
        replay.call(call).map_err(|wrong| format!("line {}: {call}: {wrong}", position + 1))?;
    }
    replay.counts.conflicts = replay.solver.statistics().conflicts;
    Ok(replay.counts)
}

impl Replay {
    fn call(&mut self, call: &Call) -> Result<(), String> {
        match call {
            Call::Param(..) | Call::Proof => {}
            Call::Vars(count) => {
                for _ in 0..*count {
                    self.solver.new_var();
                }
                self.vars += count;
            }
            Call::Add(clause) => {
                self.meet(clause);
                self.solver.add_clause(&clause.iter().map(|&number| lit(number)).collect::<Vec<_>>());
                self.clauses.push(clause.clone());
            }
            Call::Limit(conflicts) => self.limits.conflicts = Some(*conflicts),
            Call::Ticks(ticks) => self.limits.ticks = Some(*ticks),
            Call::Cancel => self.limits.cancel.store(true, Ordering::Relaxed),
            Call::Solve(assumptions) => return self.solve(assumptions),
            Call::Value(number) => return self.value(*number),
            Call::Fixed(number) => return self.fixed(*number),
            Call::Failed(number) => return self.failed(*number),
            Call::Core => return self.core(),
        }
        Ok(())
    }

    fn meet(&mut self, lits: &[i32]) {
        let most = lits.iter().map(|lit| lit.unsigned_abs()).max().unwrap_or(0);
        self.vars = self.vars.max(most);
    }

    /// Fails if the reference solver refutes a verdict.
    fn compare(&mut self, assumptions: &[i32], verdict: bool) -> Result<(), String> {
        match satisfiable(&self.clauses, assumptions, STEPS) {
            None => self.counts.open += 1,
            Some(truth) if truth != verdict => {
                let word = |verdict| if verdict { "satisfiable" } else { "unsatisfiable" };
                return Err(format!("{}, but the reference solver says {}", word(verdict), word(truth)));
            }
            Some(_) => {}
        }
        Ok(())
    }

    fn solve(&mut self, assumptions: &[i32]) -> Result<(), String> {
        self.meet(assumptions);
        let assumed: Vec<Lit> = assumptions.iter().map(|&number| lit(number)).collect();
        let limits = std::mem::replace(&mut self.limits, Limits::none());
        let outcome = self.solver.solve(&assumed, &limits);
        self.last = Some((assumptions.to_vec(), outcome));
        if let Some(problem) = self.solver.proof_problem() {
            return Err(problem.to_string());
        }
        match outcome {
            Outcome::Sat => {
                self.counts.outcomes[0] += 1;
                self.model = (0..self.vars).map(|var| self.solver.value(Var(var).lit(true))).collect();
                let holds = |number: &i32| self.model[number.unsigned_abs() as usize - 1] == (*number > 0);
                if let Some(broken) = self.clauses.iter().find(|clause| !clause.iter().any(holds)) {
                    return Err(format!("the model breaks the clause {broken:?}"));
                }
                if !assumptions.iter().all(holds) {
                    return Err("the model breaks an assumption".to_owned());
                }
            }
            Outcome::Unsat => {
                self.counts.outcomes[1] += 1;
                self.counts.proofs += u64::from(self.proof);
                self.compare(assumptions, false)?;
            }
            Outcome::Unknown(stop) => {
                self.counts.outcomes[2] += 1;
                let limited = limits.conflicts.or(limits.ticks).is_some();
                if !limited && !limits.cancel.load(Ordering::Relaxed) {
                    return Err(format!("gives up without a limit: {stop}"));
                }
            }
        }
        Ok(())
    }

    fn value(&mut self, number: i32) -> Result<(), String> {
        let Some((_, Outcome::Sat)) = self.last else { return Ok(()) };
        let expected = self.model.get(number.unsigned_abs() as usize - 1).map(|&value| value == (number > 0));
        match expected {
            Some(expected) if self.solver.value(lit(number)) != expected => {
                Err("the model has changed".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn fixed(&mut self, number: i32) -> Result<(), String> {
        if number.unsigned_abs() > self.vars {
            return Ok(());
        }
        match self.solver.fixed(lit(number)) {
            Some(true) => self.compare(&[-number], false),
            Some(false) => self.compare(&[number], false),
            None => Ok(()),
        }
    }

    fn failed(&mut self, number: i32) -> Result<(), String> {
        let Some((assumptions, Outcome::Unsat)) = &self.last else { return Ok(()) };
        let in_core = self.solver.core().contains(&lit(number));
        if self.solver.failed(lit(number)) != in_core || (in_core && !assumptions.contains(&number)) {
            return Err("not an assumption, or not as in the core".to_owned());
        }
        Ok(())
    }

    fn core(&mut self) -> Result<(), String> {
        let Some((assumptions, Outcome::Unsat)) = &self.last else { return Ok(()) };
        let core: Vec<i32> = self.solver.core().iter().map(|&lit| number(lit)).collect();
        if !core.iter().all(|lit| assumptions.contains(lit)) {
            return Err(format!("the core {core:?} has more than the assumptions"));
        }
        // Clauses added later are not part of the refutation, but more clauses only help to refute.
        self.counts.cores += 1;
        self.compare(&core, false)
    }
}
