//! Instances of laws as scripts, for readers of a proof.
//!
//! **Idea.** The clauses of an instance are part of the formula that a proof refutes. So that no one has to
//! take the law on trust, the instance is written down beside them: a script that asserts its negation
//! and the definitions of the names of results must be `unsat`.
//!
//! **Here.** Operands are free in the script, however they are made in the formula: a law holds for any.
//!
//! **Cost.** Linear in the instance and in the definitions of the names in it.

use rustc_hash::FxHashMap;

use crate::proof::event::Instance;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::print::{self, Unwritten};
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;

/// The meanings of names of results and of dividends, as terms over other names.
#[derive(Default)]
pub struct Meanings {
    of: FxHashMap<Term, Term>,
}

impl Meanings {
    /// Sets the term that a name stands for. The first meaning stays.
    pub fn set(&mut self, name: Term, meaning: Term) {
        self.of.entry(name).or_insert(meaning);
    }

    /// An instance of a law with its script.
    ///
    /// # Errors
    /// A limit was reached, or the script is too long.
    pub fn instance(
        &self,
        graph: &mut Graph,
        law: &'static str,
        statement: Term,
        limits: &Limits,
    ) -> Result<Instance, Stop> {
        let mut parts = vec![graph.not(statement)];
        let mut names = variables(graph, &parts);
        let mut next = 0;
        while let Some(&name) = names.get(next) {
            next += 1;
            if let Some(&meaning) = self.of.get(&name) {
                parts.push(graph.equal(name, meaning));
                let others = variables(graph, &[meaning]);
                names.extend(others.into_iter().filter(|other| !names.contains(other)).collect::<Vec<_>>());
            }
        }
        // Names are not unique as texts; those of the script are.
        let mut renamed = Substitution::new();
        let mut script = String::from("(push 1)\n");
        for (number, &name) in names.iter().enumerate() {
            let text = format!("v{number}");
            script += &format!("(declare-const {text} {})\n", print::sort(graph, graph.sort(name)));
            let variable = graph.variable(&text, graph.sort(name));
            renamed.set(name, variable);
        }
        for part in parts {
            let part = renamed.apply(graph, part);
            let text = print::term(graph, part, limits).map_err(|unwritten| match unwritten {
                Unwritten::Stopped(stop) => stop,
                Unwritten::Sort | Unwritten::Long => Stop::Memory,
            })?;
            script += &format!("(assert {text})\n");
        }
        script += "(check-sat)\n(pop 1)\n";
        Ok(Instance { law, script })
    }
}
