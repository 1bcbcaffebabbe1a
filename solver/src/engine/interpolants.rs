//! Interpolants, typed: pairs, sequences and trees of formulas.
//!
//! **Idea.** The formulas of a tree contradict each other. Each node but the root gets a formula that its own
//! and the interpolants of its children imply, so that the interpolants of the root's children contradict the
//! root; a node's symbols occur both under it and elsewhere (Blanc, Gupta, Kovács, Kragl, "Tree interpolation
//! in Vampire", 2013). A sequence is a tree without branches, a pair one of two nodes.
//!
//! **Here.** One node after the other, children first: between the node's formulas with the interpolants of
//! its children, and all that is left, in which finished parts of the tree are their interpolants. So the
//! conditions between neighbours hold by construction, whichever interpolant is chosen.
//!
//! **Cost.** A search with a proof and two checks for each node but the root.

use super::{Error, Id, Solver, Term, Unknown};
use crate::answer::verdict::Reason;
use crate::interpolate::{Failure, Question};

/// Why there is no interpolant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoInterpolant {
    /// The formulas have a model together.
    #[error("the formulas have a model together, so nothing lies between them")]
    Satisfiable,
    /// The formulas are outside of what is supported; why.
    #[error("{0}")]
    Unsupported(&'static str),
    /// It was not found within the limits.
    #[error("{0}")]
    Unknown(Unknown),
    /// The nodes are no tree: a node has more children than stand before it, or there is not one root.
    #[error("partition {}: the partitions are no tree", .node + 1)]
    NoTree {
        /// The position of the node, counted from 0.
        node: usize,
    },
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Error {
        Error::NoInterpolant(match failure {
            Failure::Satisfiable => NoInterpolant::Satisfiable,
            Failure::Unsupported(reason) => NoInterpolant::Unsupported(reason),
            Failure::Stopped(stop) => NoInterpolant::Unknown(Unknown::from(&Reason::Stopped(stop))),
        })
    }
}

/// A node of a tree of formulas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// Its formulas, all of which hold.
    pub formulas: Vec<Term>,
    /// How many of the subtrees that end before it, and are no node's children yet, are its children: the
    /// last ones.
    pub children: usize,
}

impl Solver {
    /// A formula that the first formulas imply and that contradicts the second ones, over symbols that occur
    /// in both. Assertions play no part, and the last verdict stays. The formula was checked by fresh
    /// searches. The budget is that of a check, but for conflicts and ticks, which count for each search.
    ///
    /// ```
    /// # use javelin_solver::Solver;
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// for name in ["x", "y", "z"] {
    ///     solver.declare(name, byte)?;
    /// }
    /// let double = solver.parse("(= x (bvmul #x02 y))")?;
    /// let odd = solver.parse("(= x (bvadd #x01 (bvmul #x02 z)))")?;
    /// let between = solver.interpolant(&[double], &[odd])?;
    /// assert_eq!(solver.show(between)?.to_string(), "(not (= #b1 ((_ extract 0 0) x)))");
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::NoInterpolant`] with the reason; [`Error::Clash`]: a formula has another sort than Bool;
    /// [`Error::Parameter`], [`Error::Foreign`].
    pub fn interpolant(&mut self, first: &[Term], second: &[Term]) -> Result<Term, Error> {
        let found = self.interpolants(&[first, second])?;
        found.first().copied().ok_or(NoInterpolant::NoTree { node: 0 }.into())
    }

    /// The interpolants of a sequence of parts that have no model together, one fewer than there are parts:
    /// the first part implies the first interpolant, each interpolant and the part after it imply the next,
    /// and the last one contradicts the last part. Each is over symbols that occur both before and after it.
    ///
    /// # Errors
    /// As for [`Solver::interpolant`].
    pub fn interpolants(&mut self, parts: &[&[Term]]) -> Result<Vec<Term>, Error> {
        let node = |(position, part): (usize, &&[Term])| Partition {
            formulas: part.to_vec(),
            children: usize::from(position > 0),
        };
        let nodes: Vec<Partition> = parts.iter().enumerate().map(node).collect();
        self.tree_interpolants(&nodes)
    }

    /// The interpolants of a tree of parts that have no model together, for all nodes but the root. Nodes
    /// come after their children, the root at the end. A node's formulas and the interpolants of its
    /// children imply its interpolant; those of the root's children contradict the root. Each is over symbols
    /// that occur both in its subtree and outside.
    ///
    /// # Errors
    /// As for [`Solver::interpolant`]; [`NoInterpolant::NoTree`].
    pub fn tree_interpolants(&mut self, nodes: &[Partition]) -> Result<Vec<Term>, Error> {
        let formulas = nodes
            .iter()
            .map(|node| node.formulas.iter().map(|&term| self.formula("interpolant", term)).collect())
            .collect::<Result<Vec<Vec<Id>>, Error>>()?;
        check_tree(nodes)?;
        let limits = self.limits();
        let mut found = Vec::new();
        // The interpolants of subtrees that are no node's children yet.
        let mut roots: Vec<Id> = Vec::new();
        for (position, node) in nodes.iter().enumerate().take(nodes.len() - 1) {
            let mut first = roots.split_off(roots.len() - node.children);
            first.extend(&formulas[position]);
            let mut second = roots.clone();
            second.extend(formulas[position + 1..].iter().flatten());
            let (graph, setup) = (&mut self.terms.graph, &self.setup);
            let counters = &mut self.interpolation;
            let formulas = [&first[..], &second[..]];
            let interpolant = Question { graph, setup, formulas, limits: &limits, counters }.interpolant()?;
            roots.push(interpolant);
            found.push(self.handle(interpolant));
        }
        Ok(found)
    }
}

/// Whether the nodes are one tree.
fn check_tree(nodes: &[Partition]) -> Result<(), NoInterpolant> {
    let mut roots = 0;
    for (node, Partition { children, .. }) in nodes.iter().enumerate() {
        if *children > roots {
            return Err(NoInterpolant::NoTree { node });
        }
        roots = roots - children + 1;
    }
    if roots == 1 { Ok(()) } else { Err(NoInterpolant::NoTree { node: nodes.len().saturating_sub(1) }) }
}
