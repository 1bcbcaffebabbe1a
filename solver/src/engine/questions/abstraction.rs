//! Predicate abstraction: what the assertions imply about predicates, as a term over these.
//!
//! **Idea.** The strongest Boolean combination of predicates that follows is the disjunction of the
//! valuations that have a model (Graf and Saïdi, *Construction of Abstract State Graphs with PVS*, CAV 1997).
//! The search over these valuations (`dpll`) is a decision tree, and with equal parts shared and
//! decisions that do not matter left out a decision diagram (Bryant, *Graph-Based Algorithms for Boolean
//! Function Manipulation*, 1986), from which the term is read off. Cartesian abstraction is the strongest
//! conjunction: which predicates, or negations of them, follow ([`super::consequences`]; Ball, Podelski and
//! Rajamani, *Boolean and Cartesian Abstraction for Model Checking C Programs*, TACAS 2001).
//!
//! **Here.** Groups of predicates that have nothing to do with each other are asked apart (`groups`).
//! Ended by a limit, what was not asked counts as possible: the term follows still, and is not the strongest.
//!
//! **Cost.** A question for each valuation of each group and for each predicate beside its path; Cartesian,
//! see there.

use super::super::{Error, Id, Solver, Term, Unknown};
use super::dpll::{Below, Dpll, Harvest};
use super::groups::groups;
use super::lift::Lifting;
use super::{Ending, Inquiry};
use crate::pipeline::predicates::Valued;
use javelin_term::graph::Graph;
use rustc_hash::FxHashMap;

/// A part of a diagram: `NOTHING`, `EVERYTHING`, or a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Subdiagram(u32);

const NOTHING: Subdiagram = Subdiagram(0);
const EVERYTHING: Subdiagram = Subdiagram(1);

/// A predicate, and what follows for its two values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct DiagramNode {
    predicate: usize,
    yes: Subdiagram,
    no: Subdiagram,
}

/// A decision diagram in which no node is there twice.
#[derive(Default)]
struct Diagram {
    nodes: Vec<DiagramNode>,
    known: FxHashMap<DiagramNode, Subdiagram>,
}

impl Harvest for Diagram {
    type Tree = Subdiagram;

    fn every(&mut self) -> Subdiagram {
        EVERYTHING
    }

    fn none(&mut self) -> Subdiagram {
        NOTHING
    }

    fn join(
        &mut self,
        _: &[Valued],
        (predicate, value): Valued,
        same: Subdiagram,
        other: Subdiagram,
    ) -> Subdiagram {
        if same == other {
            return same;
        }
        let (yes, no) = if value { (same, other) } else { (other, same) };
        let node = DiagramNode { predicate, yes, no };
        *self.known.entry(node).or_insert_with(|| {
            self.nodes.push(node);
            Subdiagram(self.nodes.len() as u32 + 1)
        })
    }
}

impl Diagram {
    /// A part as a term over these predicates. Nodes stand after their parts.
    fn term(&self, graph: &mut Graph, predicates: &[Id], part: Subdiagram) -> Id {
        let mut terms = vec![graph.truth(false), graph.truth(true)];
        for node in &self.nodes {
            let predicate = predicates[node.predicate];
            let [yes, no] = [node.yes, node.no].map(|part| terms[part.0 as usize]);
            let refuted = graph.not(predicate);
            terms.push(match (node.yes, node.no) {
                (EVERYTHING, NOTHING) => predicate,
                (NOTHING, EVERYTHING) => refuted,
                (EVERYTHING, _) => graph.or(&[predicate, no]),
                (_, EVERYTHING) => graph.or(&[refuted, yes]),
                (NOTHING, _) => graph.and(&[refuted, no]),
                (_, NOTHING) => graph.and(&[predicate, yes]),
                _ => graph.ite(predicate, yes, no),
            });
        }
        terms[part.0 as usize]
    }
}

impl Solver {
    /// The strongest Boolean combination of predicates that follows from the assertions and assumptions.
    /// After [`Ending::Partial`] it follows, but may not be the strongest.
    ///
    /// ```
    /// use javelin_solver::{Ending, Solver};
    ///
    /// let mut solver = Solver::new();
    /// solver.define("(declare-const x (_ BitVec 8))")?;
    /// let [odd, small] = ["(= ((_ extract 0 0) x) #b1)", "(bvult x #x04)"].map(|text| solver.parse(text));
    /// let assertion = solver.parse("(or (= x #x03) (= x #x10))")?;
    /// solver.assert(assertion)?;
    /// let (term, ending) = solver.abstraction(&[], &[odd?, small?])?;
    /// assert_eq!(ending, Ending::Complete);
    /// let same = solver.parse("(= (= ((_ extract 0 0) x) #b1) (bvult x #x04))")?;
    /// let differs = solver.distinct(&[term, same])?;
    /// assert_eq!(solver.check_assuming(&[differs])?, javelin_solver::Verdict::Unsat);
    /// # Ok::<(), javelin_solver::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Clash`]: a term is not of sort Bool; [`Error::Parameter`], [`Error::Foreign`].
    pub fn abstraction(
        &mut self,
        assumptions: &[Term],
        predicates: &[Term],
    ) -> Result<(Term, Ending), Error> {
        let assumptions = self.formulas("get-abstraction", assumptions)?;
        let predicates = self.formulas("get-abstraction", predicates)?;
        let assertions = self.stack.assertions().iter().map(|assertion| assertion.term);
        let formulas: Vec<Id> = assertions.chain(assumptions.iter().copied()).collect();
        let groups = groups(&self.terms.graph, formulas.iter().copied(), &predicates);
        let lifting = Lifting::new(&self.terms.graph, formulas.into_iter(), &predicates);
        let asked = self.inquire(&assumptions, &predicates, |inquiry| {
            let mut ending = Ending::Complete;
            let mut conjuncts = Vec::new();
            for group in &groups {
                let mut diagram = Diagram::default();
                let (part, ended) = diagram_of(inquiry, &mut diagram, group, &lifting);
                if let Err(unknown) = ended {
                    ending = Ending::Partial(unknown);
                }
                let of_group: Vec<Id> = group.iter().map(|&at| predicates[at]).collect();
                conjuncts.push(diagram.term(inquiry.graph, &of_group, part));
            }
            conjuncts.retain(|&conjunct| inquiry.graph.truth_of(conjunct) != Some(true));
            (inquiry.graph.and(&conjuncts), ending)
        });
        let truth = self.terms.graph.truth(true);
        let (term, ending) = asked.unwrap_or_else(|unknown| (truth, Ending::Partial(unknown)));
        Ok((self.own(term), ending))
    }

    /// The strongest conjunction of predicates and negated predicates that follows from the assertions and
    /// assumptions: `false` where these have no model. After [`Ending::Partial`] it follows, but may not be
    /// the strongest.
    ///
    /// # Errors
    /// As for [`Solver::abstraction`].
    pub fn cartesian_abstraction(
        &mut self,
        assumptions: &[Term],
        predicates: &[Term],
    ) -> Result<(Term, Ending), Error> {
        let ids = self.formulas("get-abstraction", predicates)?;
        let (implied, ending) = self.implied(assumptions, predicates)?;
        let graph = &mut self.terms.graph;
        let Some(implied) = implied else { return Ok((self.truth(false), ending)) };
        let literals: Vec<Id> = ids
            .iter()
            .zip(implied)
            .filter_map(|(&id, value)| Some(if value? { id } else { graph.not(id) }))
            .collect();
        let conjunction = graph.and(&literals);
        Ok((self.own(conjunction), ending))
    }
}

/// Builds the diagram of all models over the predicates of a group.
fn diagram_of(
    inquiry: &mut Inquiry<'_>,
    diagram: &mut Diagram,
    group: &[usize],
    lifting: &Lifting,
) -> (Subdiagram, Result<(), Unknown>) {
    let mut search = Dpll::new(group.len());
    loop {
        let step = search.step(diagram, |path| {
            let path: Vec<Valued> = path.iter().map(|&(at, value)| (group[at], value)).collect();
            let Some(values) = inquiry.ask(&path)? else { return Ok(inquiry.nothing()) };
            let of_group = |all: Vec<bool>| group.iter().map(|&predicate| all[predicate]).collect();
            let is_free = inquiry.free(lifting)?.map(of_group);
            Ok(Below::Model { values: of_group(values), is_free })
        });
        match step {
            Ok(false) => {}
            Ok(true) => return (search.give_up(diagram), Ok(())),
            Err(unknown) => return (search.give_up(diagram), Err(unknown)),
        }
    }
}
