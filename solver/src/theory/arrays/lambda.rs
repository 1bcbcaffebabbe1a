//! Arrays defined by their elements.
//!
//! **Idea.** Definitions are used where they are read: an access that reaches a lambda has the element that
//! the body gives (Bradley, Manna and Sipma, *What's Decidable About Arrays?*, 2006, instantiate index sets
//! in the same way). Other elements are tried: where a model breaks a definition at some index, the
//! definition is stated for that index (Ge and de Moura, *Complete Instantiation for Quantified Formulas*,
//! 2009).
//!
//! **Here.** A lambda is a node of its own, which accesses come to as they come to others. Bases of a
//! component with a lambda get its value, with the accesses of the base written over, so that definitions
//! over long ranges cost no instances. A lambda may depend on the array that it defines (that is how a
//! definition of a range looks): then it is applied to what the array would be without it.
//!
//! **Contract.** An instance follows from its definition, so it holds for good. Values are only proposed:
//! [`broken`] compares both sides of every equality that holds around a lambda.
//!
//! **Cost.** An instance for every access of a lambda at another index; a value of each lambda in a round
//! without lemmas.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::candidate::{Candidate, is_array};
use super::super::round::Round;
use super::construct::Bases;
use super::network::{Network, NodeKind};
use super::propagate::Fixpoint;
use javelin_term::array::flat_width;
use javelin_term::eval::Unsupported;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::work::Work;

/// How often the lambdas of a component are applied to the array that they define.
const PASSES: usize = 4;

/// The definition of a lambda at one index.
fn instance(graph: &mut Graph, application: Term, index: Term) -> Result<Term, Stop> {
    let element = graph.element(application, index).ok_or(Stop::Broken("an instance of no lambda"))?;
    let read = graph.term(Operator::Select, &[application, index]);
    Ok(graph.equal(read, element))
}

/// The definitions of lambdas at the indices of the accesses that have come to them.
pub fn instances(graph: &mut Graph, network: &Network, fixpoint: &Fixpoint) -> Result<Vec<Term>, Stop> {
    if graph.lambdas.is_empty() {
        return Ok(Vec::new());
    }
    let reached: Vec<(Term, Term)> = fixpoint
        .elements()
        .filter(|&(node, ..)| matches!(network.at(node).kind, NodeKind::Lambda))
        .map(|(node, index, _)| (network.at(node).term, index))
        .collect();
    reached.into_iter().map(|(application, index)| instance(graph, application, index)).collect()
}

/// The lambdas of the components that have some.
pub(super) fn components(network: &Network) -> FxHashMap<u32, Vec<Term>> {
    let mut found: FxHashMap<u32, Vec<Term>> = FxHashMap::default();
    for (number, node) in network.nodes().iter().enumerate() {
        if let NodeKind::Lambda = node.kind {
            found.entry(network.component(number as u32)).or_default().push(node.term);
        }
    }
    found
}

/// Gives the bases of components with lambdas their values, those first that others depend on.
pub(super) fn assign(
    round: &mut Round<'_>,
    bases: &Bases,
    components: &FxHashMap<u32, Vec<Term>>,
) -> Result<(), Stop> {
    let network = round.network;
    let mut done = Done { components, met: FxHashSet::default(), solved: FxHashSet::default() };
    let mut order: Vec<u32> = components.keys().copied().collect();
    order.sort_unstable();
    let mut stack: Vec<(u32, bool)> = order.into_iter().rev().map(|component| (component, false)).collect();
    while let Some((component, is_entered)) = stack.pop() {
        if is_entered {
            solve(round, bases, component, &done)?;
            let mut needed = components[&component].iter().flat_map(|&lambda| arrays_of(round.graph, lambda));
            if needed.all(|array| done.is_solved(network, array) || network.component_of(array) == component)
            {
                done.solved.insert(component);
            }
        } else if done.met.insert(component) {
            stack.push((component, true));
            for &lambda in &components[&component] {
                let needed = arrays_of(round.graph, lambda);
                let needed = needed.map(|array| network.component_of(array));
                let defined = needed.filter(|other| components.contains_key(other));
                stack.extend(defined.map(|other| (other, false)));
            }
        }
    }
    Ok(())
}

/// Which components have their values: what is made of the arrays of others has none yet, and would be
/// evaluated too early.
struct Done<'a> {
    components: &'a FxHashMap<u32, Vec<Term>>,
    met: FxHashSet<u32>,
    solved: FxHashSet<u32>,
}

impl Done<'_> {
    /// Whether an array can be evaluated.
    fn is_solved(&self, network: &Network, array: Term) -> bool {
        let component = network.component_of(array);
        !self.components.contains_key(&component) || self.solved.contains(&component)
    }
}

/// The arrays that a lambda depends on.
fn arrays_of(graph: &Graph, lambda: Term) -> impl Iterator<Item = Term> {
    graph.children(lambda)[1..].iter().copied().filter(|&argument| is_array(graph, argument))
}

/// Gives the bases of one component their values.
fn solve(round: &mut Round<'_>, bases: &Bases, component: u32, done: &Done<'_>) -> Result<(), Stop> {
    let network = round.network;
    let own = bases.of_component(network, component);
    let mut values: FxHashMap<Term, _> = FxHashMap::default();
    for &base in &own {
        let start = bases.start(round, base)?;
        values.insert(network.at(base).term, bases.write(round, base, start)?);
    }
    let mut lambdas = done.components[&component].clone();
    // A lambda that depends on the array defines only a part of it, any other defines all of it.
    let is_own = |array| network.component_of(array) == component;
    lambdas.sort_by_key(|&lambda| arrays_of(round.graph, lambda).any(is_own));
    let mut work = Work::new(round.limits);
    for _ in 0..PASSES.min(lambdas.len()) {
        let before = values.clone();
        for &lambda in lambdas.iter().filter(|_| !own.is_empty()) {
            let mut arguments = Vec::new();
            for &argument in &round.graph.children(lambda)[1..] {
                arguments.push(match values.get(&argument) {
                    Some(value) => value.clone(),
                    None if !is_array(round.graph, argument) || done.is_solved(network, argument) => {
                        round.candidate.value(round.graph, argument)?
                    }
                    None => break,
                });
            }
            if arguments.len() + 1 < round.graph.children(lambda).len() {
                continue;
            }
            let Some(meaning) = round.graph.lambda_of(lambda) else { continue };
            let assignment = &mut round.candidate.assignment;
            let value = assignment.lambda(round.graph, meaning, arguments.into_iter(), &mut work);
            let value = value.map_err(Unsupported::stop)?;
            for &base in &own {
                let written = bases.write(round, base, value.clone())?;
                values.insert(network.at(base).term, written);
            }
        }
        if values == before {
            break;
        }
    }
    for &base in &own {
        let term = network.at(base).term;
        round.candidate.set_array(round.graph, term, values[&term].clone());
    }
    Ok(())
}

/// The definitions of lambdas at indices where the values of arrays differ that an equality makes the same.
pub fn broken(round: &mut Round<'_>) -> Result<Vec<Term>, Stop> {
    let Round { graph, candidate, network, .. } = round;
    let mut found = Vec::new();
    if graph.lambdas.is_empty() {
        return Ok(found);
    }
    let components = components(network);
    for number in 0..network.nodes().len() as u32 {
        let Some(lambdas) = components.get(&network.component(number)) else { continue };
        for &(other, _) in network.links(number).iter().filter(|&&(other, _)| other > number) {
            let [left, right] = [number, other].map(|side| network.at(side).term);
            let (left_value, right_value) = (candidate.value(graph, left)?, candidate.value(graph, right)?);
            if let Some(index) = difference(graph, candidate, left, &left_value, &right_value)? {
                for &lambda in lambdas {
                    found.push(instance(graph, lambda, index)?);
                }
            }
        }
    }
    Ok(found)
}

/// An index at which two arrays of these values differ.
fn difference(
    graph: &mut Graph,
    candidate: &Candidate<'_>,
    array: Term,
    left: &javelin_term::bitvec::BitVec,
    right: &javelin_term::bitvec::BitVec,
) -> Result<Option<Term>, Stop> {
    let SortKind::Array(sort, _) = *graph.sorts.kind(graph.sort(array)) else {
        return Err(Stop::Broken("a node that is no array"));
    };
    let width = flat_width(&graph.sorts, sort).ok_or(Stop::Incomplete)?;
    let index = candidate.assignment.difference(left, right, width);
    Ok(index.map(|index| match sort == Sort::BOOL {
        true => graph.truth(index.is_one()),
        false => graph.constant(&index),
    }))
}
