//! The unknown values of the execution that a model describes.
//!
//! **Here.** A model makes guards true along one execution and false elsewhere. The inputs and objects with
//! true guards, in the order of execution, are those that this execution asks for, in its order.

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

use crate::formula::contents::{MOST_BYTES, MOST_ELEMENTS, elements};
use crate::formula::guard::Guards;
use crate::formula::separate::Separate;
use crate::formula::symbolic::{FreshObject, Unknowns};
use crate::program::cfa::Source;
use crate::prover::{Prover, ProverError};

/// The inputs of a replay: sources and values, in order.
pub type ReplayInputs = Vec<(Source, BitVec)>;

/// The inputs of an execution, and the variables that stand for those that the program asked for, with their
/// values.
pub struct Counterexample {
    /// The inputs for the replay.
    pub inputs: ReplayInputs,
    /// For another question: what this execution was.
    pub values: Vec<(Term, BitVec)>,
}

/// The execution that the last model describes.
///
/// # Errors
/// The connection to the solver is closed.
pub fn found(
    graph: &mut Graph,
    guards: &Guards,
    prover: &mut dyn Prover,
    unknowns: &Unknowns,
    (separate, is_wide): (Option<&Separate>, bool),
) -> Result<Counterexample, ProverError> {
    let is_bitvec = |graph: &Graph, term| graph.is_bitvec(term) || graph.is_bool(term);
    let guard_terms: Vec<Term> = unknowns.inputs.iter().map(|input| guards.term(input.guard)).collect();
    let taken = prover.values(graph, &guard_terms)?;
    let asked: Vec<usize> = (0..taken.len())
        .filter(|&at| taken[at].is_one() && is_bitvec(graph, unknowns.inputs[at].term))
        .collect();
    let terms: Vec<Term> = asked.iter().map(|&at| unknowns.inputs[at].term).collect();
    let values = prover.values(graph, &terms)?;
    let objects = contents(graph, guards, prover, &unknowns.objects, (separate, is_wide))?;
    let mut objects = objects.into_iter().peekable();
    let mut inputs = Vec::new();
    if let Some(separate) = separate {
        inputs = contents_of_separate(graph, prover, separate)?;
    }
    for (&at, value) in asked.iter().zip(&values) {
        while let Some((_, contents)) = objects.next_if(|(before, _)| *before <= at) {
            inputs.extend(contents);
        }
        let chosen = separate.and_then(|separate| separate.told(graph, unknowns.inputs[at].term));
        inputs.push((unknowns.inputs[at].source, chosen.unwrap_or_else(|| value.clone())));
    }
    inputs.extend(objects.flat_map(|(_, contents)| contents));
    Ok(Counterexample { inputs, values: terms.into_iter().zip(values).collect() })
}

/// The bytes of the objects that the execution makes, each with the number of inputs before it.
fn contents(
    graph: &mut Graph,
    guards: &Guards,
    prover: &mut dyn Prover,
    objects: &[FreshObject],
    (separate, is_wide): (Option<&Separate>, bool),
) -> Result<Vec<(usize, ReplayInputs)>, ProverError> {
    let guard_terms: Vec<Term> = objects.iter().map(|object| guards.term(object.guard)).collect();
    let taken = prover.values(graph, &guard_terms)?;
    let made: Vec<&FreshObject> =
        objects.iter().zip(&taken).filter(|(_, taken)| taken.is_one()).map(|(object, _)| object).collect();
    let sizes: Vec<Term> = made.iter().map(|object| object.bytes).collect();
    let sizes = prover.values(graph, &sizes)?;
    let read = if is_wide { read_addresses(graph) } else { Vec::new() };
    let mut sources = Vec::new();
    let mut terms = Vec::new();
    let mut chosen_bytes = Vec::new();
    for (object, size) in made.iter().zip(&sizes) {
        let size =
            size.to_u64().unwrap_or(MOST_BYTES).max(length(graph, object.address, &read)).min(MOST_BYTES);
        for (offset, bytes, term) in elements(graph, object.region, object.address, size) {
            if terms.len() < MOST_ELEMENTS {
                sources.push((object.inputs, Source::Contents { place: object.place, offset, bytes }));
                terms.push(term);
                let address = graph.value(object.address).and_then(|address| address.to_u64());
                let objects = separate.zip(address).filter(|_| bytes == 1);
                chosen_bytes.push(
                    objects.and_then(|(separate, address)| separate.byte(address.wrapping_add(offset))),
                );
            }
        }
    }
    let mut values = prover.values(graph, &terms)?;
    for (value, chosen) in values.iter_mut().zip(chosen_bytes) {
        if let Some(byte) = chosen {
            *value = BitVec::from_u64(u64::from(byte), 8);
        }
    }
    Ok(sources
        .into_iter()
        .zip(values)
        .map(|((before, source), value)| (before, vec![(source, value)]))
        .collect())
}

/// The constant addresses that formulas read, ascending.
fn read_addresses(graph: &Graph) -> Vec<u64> {
    let terms = (0..graph.len()).map(Term::from_index);
    let reads = terms.filter(|&term| graph.operator(term) == Operator::Select);
    let indices = reads.map(|term| graph.child(term, 1)).filter(|&index| graph.is_constant(index));
    let mut addresses: Vec<u64> = indices.filter_map(|index| graph.value(index)?.to_u64()).collect();
    addresses.sort_unstable();
    addresses
}

/// How many bytes from an address on formulas read, up to the limit of reported bytes.
fn length(graph: &Graph, address: Term, read: &[u64]) -> u64 {
    let constant = if graph.is_constant(address) { graph.value(address) } else { None };
    let Some(address) = constant.and_then(|address| address.to_u64()) else { return 0 };
    let end = read.partition_point(|&at| at < address.saturating_add(MOST_BYTES));
    read[..end].last().map_or(0, |last| last.saturating_sub(address).saturating_add(1))
}

/// The bytes of objects of pointers that nobody has made.
fn contents_of_separate(
    graph: &mut Graph,
    prover: &mut dyn Prover,
    separate: &Separate,
) -> Result<ReplayInputs, ProverError> {
    let contents: Vec<_> = separate.contents(graph).into_iter().take(MOST_ELEMENTS).collect();
    let terms: Vec<Term> = contents.iter().map(|&(.., term)| term).collect();
    let values = prover.values(graph, &terms)?;
    let inputs = contents.into_iter().zip(values).map(|((number, offset, address, _), value)| {
        let byte = separate.byte(address).map(|byte| BitVec::from_u64(u64::from(byte), 8));
        (Source::Separate { number, offset, bytes: 1 }, byte.unwrap_or(value))
    });
    Ok(inputs.collect())
}
