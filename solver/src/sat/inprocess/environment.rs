//! A solver of its own for the clauses around a variable.
//!
//! **Idea.** What follows from a few clauses of the formula follows from the formula. A small solver of these
//! clauses answers many questions in little time (Kissat's "kitten": Fleury, Biere, "Mining definitions in
//! Kissat with Kittens", 2022).
//!
//! **Here.** The small solver is a [`Solver`] without simplification, whose variables count from 0 in the
//! order in which they were met. What it derives is written to the proof of the large one, by its clauses
//! and literals; the derived clauses are dropped there together with the environment.
//!
//! **Contract.** [`Environment::leave`] is called in the end, or its clauses stay in the proof.
//!
//! **Cost.** Memory is linear in the clauses, and in the conflicts that were asked for.

use crate::cnf::ClauseSink;
use crate::cnf::literal::{Lit, Var};
use crate::params::{ModeChoice, Params};
use crate::proof::event::{ClauseId, Problem, Tracer};
use crate::sat::trace::tape::Tape;
use crate::sat::{Outcome, Solver};
use javelin_term::limits::Limits;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The parts that a relay shares with its environment.
struct Relayed {
    /// The proof of the large solver.
    tape: Tape,
    /// By variable of the small solver: that of the large one.
    vars: Vec<Var>,
    /// By number of a clause of the small solver, from 1: its number in the large proof, and whether it is
    /// to be dropped there when the small solver drops it.
    ids: Vec<(ClauseId, bool)>,
    /// The same for the next clause of the environment.
    next: (ClauseId, bool),
    /// The last conclusion, by a clause that was not dropped.
    conclusion: (ClauseId, Vec<Lit>),
}

impl Relayed {
    fn lit(&self, lit: Lit) -> Lit {
        self.vars[lit.var().index()].lit(!lit.is_negated())
    }

    fn id(&self, id: ClauseId) -> ClauseId {
        self.ids[id.0 as usize - 1].0
    }

    fn set(&mut self, id: ClauseId, to: (ClauseId, bool)) {
        self.ids.resize((id.0 as usize).max(self.ids.len()), (ClauseId::NONE, false));
        self.ids[id.0 as usize - 1] = to;
    }
}

/// Passes the steps of the small solver on to the large proof.
struct Relay(Arc<Mutex<Relayed>>);

fn open(relayed: &Mutex<Relayed>) -> MutexGuard<'_, Relayed> {
    relayed.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tracer for Relay {
    fn original(&mut self, id: ClauseId, _: &[Lit]) {
        let mut relayed = open(&self.0);
        let next = relayed.next;
        relayed.set(id, next);
    }

    fn lemma(&mut self, id: ClauseId, lits: &[Lit], antecedents: &[ClauseId]) {
        let mut relayed = open(&self.0);
        let lits: Vec<Lit> = lits.iter().map(|&lit| relayed.lit(lit)).collect();
        let antecedents: Vec<ClauseId> = antecedents.iter().map(|&id| relayed.id(id)).collect();
        let to = relayed.tape.lemma(&lits, &antecedents);
        relayed.set(id, (to, true));
    }

    fn delete(&mut self, id: ClauseId) {
        let relayed = open(&self.0);
        if let (id, true) = relayed.ids[id.0 as usize - 1] {
            relayed.tape.delete(id);
        }
    }

    fn conclude(&mut self, failed: &[Lit], id: ClauseId) {
        let mut relayed = open(&self.0);
        let lits: Vec<Lit> = failed.iter().map(|&lit| !relayed.lit(lit)).collect();
        let copy = relayed.tape.lemma(&lits, &[relayed.id(id)]);
        relayed.conclusion = (copy, lits);
    }

    fn problem(&self) -> Option<Problem> {
        None
    }
}

/// The clauses around a variable, and their solver.
pub(super) struct Environment {
    solver: Solver,
    /// By variable of the small solver: that of the large one.
    vars: Vec<Var>,
    /// The clauses, one after the other, and where each ends.
    lits: Vec<Lit>,
    ends: Vec<usize>,
    relayed: Option<Arc<Mutex<Relayed>>>,
}

impl Environment {
    /// An environment without clauses, whose proofs go to a tape if there is one.
    pub fn new(tape: Option<&Tape>, seed: u64) -> Environment {
        let params = Params {
            inprocess: false,
            lucky: false,
            repair: false,
            rephase: false,
            mode: ModeChoice::Focused,
            seed,
            ..Params::default()
        };
        let mut solver = Solver::with_params(params);
        let relayed = tape.map(|tape| {
            let relayed = Relayed {
                tape: tape.clone(),
                vars: Vec::new(),
                ids: Vec::new(),
                next: (ClauseId::NONE, false),
                conclusion: (ClauseId::NONE, Vec::new()),
            };
            let relayed = Arc::new(Mutex::new(relayed));
            solver.trace(Box::new(Relay(relayed.clone())), 0);
            relayed
        });
        Environment { solver, vars: Vec::new(), lits: Vec::new(), ends: Vec::new(), relayed }
    }

    /// Adds a variable of the large solver.
    pub fn add_var(&mut self, var: Var) -> Var {
        self.vars.push(var);
        if let Some(relayed) = &self.relayed {
            open(relayed).vars.push(var);
        }
        self.solver.new_var()
    }

    /// The variables of the large solver, in the order in which they were added.
    pub fn outer_vars(&self) -> &[Var] {
        &self.vars
    }

    /// The literal of the large solver.
    pub fn outer(&self, lit: Lit) -> Lit {
        self.vars[lit.var().index()].lit(!lit.is_negated())
    }

    /// The number of clauses.
    pub fn clauses(&self) -> usize {
        self.ends.len()
    }

    /// Adds a clause, by the variables of the small solver, that has this number in the large proof; `is_own`
    /// if it was derived for the environment alone.
    pub fn add(&mut self, lits: &[Lit], id: ClauseId, is_own: bool) {
        self.lits.extend_from_slice(lits);
        self.ends.push(self.lits.len());
        if let Some(relayed) = &self.relayed {
            open(relayed).next = (id, is_own);
        }
        self.solver.add_clause(lits);
    }

    /// Asks for a model of the clauses and the assumptions, with random values where there is a choice.
    pub fn solve(&mut self, assumptions: &[Lit], conflicts: u64) -> Outcome {
        self.solver.backtrack(0);
        self.solver.phases.randomize(&mut self.solver.random);
        self.solver.solve(assumptions, &Limits { conflicts: Some(conflicts), ..Limits::none() })
    }

    /// The ticks of the last call of `solve`.
    pub fn ticks(&self) -> u64 {
        self.solver.ticks_of_call()
    }

    /// The clause that the last call has derived, some negated assumptions, by the large solver's literals;
    /// and its number, which is the caller's to drop.
    pub fn conclusion(&self) -> (ClauseId, Vec<Lit>) {
        match &self.relayed {
            Some(relayed) => open(relayed).conclusion.clone(),
            None => (ClauseId::NONE, self.solver.core().iter().map(|&lit| !self.outer(lit)).collect()),
        }
    }

    /// The literals of the last model that are alone in making some clause true. If any other is made false,
    /// that is a model, too.
    pub fn critical(&self) -> Vec<Lit> {
        let mut is_critical = vec![false; self.vars.len()];
        let mut start = 0;
        for &end in &self.ends {
            let mut made_true = self.lits[start..end].iter().filter(|&&lit| self.is_true(lit));
            if let (Some(only), None) = (made_true.next(), made_true.next()) {
                is_critical[only.var().index()] = true;
            }
            start = end;
        }
        let vars = (0..self.vars.len() as u32).map(Var).filter(|var| is_critical[var.index()]);
        vars.map(|var| var.lit(self.is_true(var.lit(true)))).collect()
    }

    /// The value of a literal in the last model.
    fn is_true(&self, lit: Lit) -> bool {
        self.solver.repair.values[lit.index()] > 0
    }

    /// Drops what was derived from the proof.
    pub fn leave(mut self) {
        self.solver.drop_from_proof();
    }
}
