//! The unknown values of the execution that a model describes.
//!
//! **Here.** A model makes guards true along one execution and false elsewhere. The inputs and objects with
//! true guards, in the order of the unrolling, are those that this execution asks for, in its order.

use javelin_solver::BitVec;
use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::operator::Operator;
use javelin_solver::term::sort::SortKind;

use super::guard::Guards;
use super::unroll::{Object, Unrolling};
use crate::program::cfa::Source;
use crate::prover::{Prover, ProverError};

/// So many bytes of an object are told at the most, and so many elements of all objects.
const MOST_BYTES: u64 = 4096;
const MOST_ELEMENTS: usize = 1 << 16;

/// What a replay is told: sources and values, in order.
pub type Inputs = Vec<(Source, BitVec)>;

/// The inputs of an execution, and the variables that stand for those that the program asked for, with their
/// values.
pub struct Found {
    /// For the replay.
    pub inputs: Inputs,
    /// For another question: what this execution was.
    pub values: Vec<(Term, BitVec)>,
}

/// The execution that the last model describes.
///
/// # Errors
/// The solver has gone.
pub fn found(
    graph: &mut Graph,
    guards: &Guards,
    prover: &mut dyn Prover,
    unrolling: &Unrolling,
) -> Result<Found, ProverError> {
    let is_bitvec = |graph: &Graph, term| graph.is_bitvec(term) || graph.is_bool(term);
    let guard_terms: Vec<Term> = unrolling.inputs.iter().map(|input| guards.term(input.guard)).collect();
    let taken = prover.values(graph, &guard_terms)?;
    let asked: Vec<usize> = (0..taken.len())
        .filter(|&at| taken[at].is_one() && is_bitvec(graph, unrolling.inputs[at].term))
        .collect();
    let terms: Vec<Term> = asked.iter().map(|&at| unrolling.inputs[at].term).collect();
    let values = prover.values(graph, &terms)?;
    let mut objects = contents(graph, guards, prover, &unrolling.objects)?.into_iter().peekable();
    let mut inputs = Vec::new();
    for (&at, value) in asked.iter().zip(&values) {
        while let Some((_, contents)) = objects.next_if(|(before, _)| *before <= at) {
            inputs.extend(contents);
        }
        inputs.push((unrolling.inputs[at].source, value.clone()));
    }
    inputs.extend(objects.flat_map(|(_, contents)| contents));
    Ok(Found { inputs, values: terms.into_iter().zip(values).collect() })
}

/// The bytes of the objects that the execution makes, each with the number of inputs before it.
fn contents(
    graph: &mut Graph,
    guards: &Guards,
    prover: &mut dyn Prover,
    objects: &[Object],
) -> Result<Vec<(usize, Inputs)>, ProverError> {
    let guard_terms: Vec<Term> = objects.iter().map(|object| guards.term(object.guard)).collect();
    let taken = prover.values(graph, &guard_terms)?;
    let made: Vec<&Object> =
        objects.iter().zip(&taken).filter(|(_, taken)| taken.is_one()).map(|(object, _)| object).collect();
    let sizes: Vec<Term> = made.iter().map(|object| object.bytes).collect();
    let sizes = prover.values(graph, &sizes)?;
    let mut sources = Vec::new();
    let mut terms = Vec::new();
    for (object, size) in made.iter().zip(&sizes) {
        let size = size.to_u64().unwrap_or(MOST_BYTES).min(MOST_BYTES);
        for (offset, bytes, term) in elements(graph, object, size) {
            if terms.len() < MOST_ELEMENTS {
                sources.push((object.inputs, Source::Contents { place: object.place, offset, bytes }));
                terms.push(term);
            }
        }
    }
    let values = prover.values(graph, &terms)?;
    let told = sources.into_iter().zip(values);
    Ok(told.map(|((before, source), value)| (before, vec![(source, value)])).collect())
}

/// The parts of an object: offset and length in bytes, and value.
fn elements(graph: &mut Graph, object: &Object, size: u64) -> Vec<(u64, u32, Term)> {
    let SortKind::Array(index, element) = *graph.sorts.kind(graph.sort(object.region)) else {
        let width = graph.width(object.region);
        let whole = (u64::from(width / 8) <= size).then_some((0, width / 8, object.region));
        return whole.into_iter().collect();
    };
    let SortKind::BitVec(width) = *graph.sorts.kind(element) else { return Vec::new() };
    if index != graph.sort(object.address) || width < 8 {
        return Vec::new();
    }
    let bytes = width / 8;
    let mut parts = Vec::new();
    for offset in (0..size / u64::from(bytes)).map(|number| number * u64::from(bytes)) {
        let distance = graph.number(offset, graph.width(object.address));
        let address = graph.term(Operator::BvAdd, &[object.address, distance]);
        parts.push((offset, bytes, graph.term(Operator::Select, &[object.region, address])));
    }
    parts
}
