//! A DIMACS file from bytes to the SAT competition's answer lines.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::sync::Arc;

use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::dimacs::{self, DimacsError};
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_solver::proof::event::Problem;
use javelin_solver::sat::{Outcome, Solver};
use javelin_solver::statistics::Statistic;
use javelin_term::limits::Limits;

use crate::allocator;
use crate::cli::input::{Input, unmarked};
use crate::cli::signals::Signals;
use crate::cli::{Arguments, Failure, note, stats};
use crate::proof;

/// The longest `v` line, in characters.
const LINE: usize = 78;

/// Solves a CNF and prints `s` and `v` lines; returns the exit status of the SAT competition.
///
/// # Errors
/// The input cannot be read or is not DIMACS; the answer cannot be written.
pub fn run(arguments: &Arguments, input: &Input, signals: &Signals) -> Result<i32, Failure> {
    let options = arguments.dimacs_options();
    let memory = allocator::program_memory();
    let _turn = memory.enter();
    let limits = Limits {
        held: Some(Arc::clone(&memory)),
        cancel: signals.cancel_flag(),
        ..options.budget().start().until(arguments.end())
    };
    let mut bytes = Vec::new();
    input
        .bytes(signals)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::Input("the formula".into(), error))?;
    let mut solver = Solver::with_params(options.params);
    let (monitor, written) = arguments.monitor('c');
    solver.set_listener(monitor);
    let malformed = |error: DimacsError| Failure::Dimacs(error.to_string());
    if arguments.proof.is_some() || options.check_proofs {
        let mut counter = Counter::default();
        dimacs::read(unmarked(&bytes), &mut counter).map_err(malformed)?;
        proof::listen(arguments, options.check_proofs, &mut solver, counter.clauses)?;
    }
    let formula = dimacs::read(unmarked(&bytes), &mut solver).map_err(malformed)?;
    drop(bytes);
    let outcome = solver.solve(&[], &limits);
    let problem = solver.proof_problem().filter(|_| outcome == Outcome::Unsat);
    let (status, text) = match outcome {
        Outcome::Sat => (10, format!("s SATISFIABLE\n{}", values(&solver, formula.vars))),
        Outcome::Unsat if matches!(problem, Some(Problem::Wrong(_) | Problem::TooLong)) => {
            (0, "s UNKNOWN\n".into())
        }
        Outcome::Unsat => (20, "s UNSATISFIABLE\n".into()),
        Outcome::Unknown(stop) => (0, format!("c {stop}\ns UNKNOWN\n")),
    };
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes()).and_then(|()| output.flush()).map_err(Failure::Output)?;
    if arguments.stats {
        let rows: Vec<Statistic> = solver.statistics().rows().collect();
        note(&stats::table('c', &rows))?;
    }
    written.check()?;
    problem.map_or(Ok(status), |problem| Err(Failure::Proof(problem.to_string())))
}

/// Counts the clauses of a file.
#[derive(Default)]
struct Counter {
    vars: u32,
    clauses: u32,
}

impl ClauseSink for Counter {
    fn new_var(&mut self) -> Var {
        self.vars += 1;
        Var(self.vars - 1)
    }

    fn add_clause(&mut self, _: &[Lit]) {
        self.clauses += 1;
    }
}

/// The `v` lines for a model.
fn values(solver: &Solver, variables: u32) -> String {
    let mut text = String::new();
    let mut line = String::from("v");
    let numbers = (0..variables).map(|index| {
        let literal = Var(index).lit(true);
        if solver.value(literal) { literal.to_dimacs() } else { -literal.to_dimacs() }
    });
    for number in numbers.chain([0]) {
        let word = format!(" {number}");
        if line.len() + word.len() > LINE {
            let _ = writeln!(text, "{line}");
            line = String::from("v");
        }
        line.push_str(&word);
    }
    let _ = writeln!(text, "{line}");
    text
}
