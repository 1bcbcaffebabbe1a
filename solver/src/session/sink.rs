//! Where the clauses of a session go: into the SAT core, and onto a record where one is kept.

use crate::cnf::ClauseSink;
use crate::cnf::dimacs::Writer;
use crate::cnf::literal::{Lit, Var};
use crate::params::Params;
use crate::sat::Solver;

/// The SAT core, and a copy of what was put into it.
pub(super) struct Sink {
    /// The SAT core.
    pub solver: Solver,
    /// All variables and clauses so far, if they are kept.
    pub record: Option<Writer>,
}

impl Sink {
    /// A sink without variables and clauses.
    pub fn new(params: Params, recording: bool) -> Sink {
        Sink { solver: Solver::with_params(params), record: recording.then(Writer::default) }
    }
}

impl ClauseSink for Sink {
    fn new_var(&mut self) -> Var {
        if let Some(record) = &mut self.record {
            record.new_var();
        }
        self.solver.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        if let Some(record) = &mut self.record {
            record.add_clause(clause);
        }
        self.solver.add_clause(clause);
    }
}
