//! `get-interpolant` as cvc5 has it, `get-interpolants` as SMTInterpol has it.
//!
//! **Contract.** Every interpolant in an answer was checked. A limit in the middle is answered `unknown`,
//! with the reason under `:reason-unknown`; formulas that have a model together, or that have no interpolant
//! that can be found, are an error. The last check and its answers stay.

use javelin_parser::command::Part;
use javelin_parser::response::Symbol;

use super::answer::Listing;
use super::execute::{Outcome, refuse, refused_by_engine};
use super::{Reply, Session};
use crate::engine::{Error, NoInterpolant, Partition, Term, Unknown};

impl Session {
    pub(super) fn get_interpolant(&mut self, name: &str, conclusion: Term) -> Outcome {
        const COMMAND: &str = "get-interpolant";
        self.require_interpolants(COMMAND)?;
        let assertions = self.solver.asserted();
        let negation = self.solver.not(conclusion).map_err(refused_by_engine(COMMAND))?;
        let found = self.solver.interpolant(&assertions, &[negation]);
        match found {
            Ok(interpolant) => {
                let shown = self.solver.show(interpolant).map_err(refused_by_engine(COMMAND))?;
                Ok(Reply::text(format!("(define-fun {} () Bool {shown})", Symbol(name))))
            }
            Err(Error::NoInterpolant(NoInterpolant::Satisfiable)) => {
                refuse(format!("{COMMAND}: the conclusion does not follow from the assertions"))
            }
            Err(error) => self.without_interpolant(COMMAND, error),
        }
    }

    pub(super) fn get_interpolants(&mut self, parts: Vec<Part<Term>>) -> Outcome {
        const COMMAND: &str = "get-interpolants";
        self.require_interpolants(COMMAND)?;
        let node = |Part { formulas, children }| Partition { formulas, children };
        let nodes: Vec<Partition> = parts.into_iter().map(node).collect();
        match self.solver.tree_interpolants(&nodes) {
            Ok(interpolants) => self.answer(Listing::Interpolants(interpolants)),
            Err(Error::NoInterpolant(NoInterpolant::Satisfiable)) => refuse(format!(
                "{COMMAND}: the partitions have a model together; name all assertions that are needed"
            )),
            Err(error) => self.without_interpolant(COMMAND, error),
        }
    }

    fn require_interpolants(&mut self, command: &'static str) -> Result<(), super::execute::Refusal> {
        self.undecided = None;
        match self.options.produce_interpolants {
            true => Ok(()),
            false => refuse(format!("{command}: set :produce-interpolants before the first assertion")),
        }
    }

    /// The reply if no interpolant was found.
    fn without_interpolant(&mut self, command: &'static str, error: Error) -> Outcome {
        let Error::NoInterpolant(NoInterpolant::Unknown(reason)) = error else {
            return Err(refused_by_engine(command)(error));
        };
        let mut reply = Reply::text("unknown");
        if let Unknown::Broken(problem) = &reason {
            reply.diagnostics.push(format!("internal error: {problem}; please report this script"));
        }
        self.undecided = Some(reason);
        Ok(reply)
    }
}
