//! The bytes of an object that has just been made, as terms that a model has values for.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

/// The most bytes of an object that are reported.
pub const MOST_BYTES: u64 = 4096;

/// The most elements of all objects that are reported.
pub const MOST_ELEMENTS: usize = 1 << 16;

/// Memory before the last writes that leave a number of bytes from an address on as they were, all at known
/// addresses.
pub fn before_writes_elsewhere(graph: &Graph, mut region: Term, address: Term, size: u64) -> Term {
    let number = |term: Term| graph.value(term).and_then(|value| value.to_u64());
    let Some(first) = number(address).filter(|first| first.checked_add(size).is_some()) else {
        return region;
    };
    while let (Operator::Store, &[below, at, _]) = (graph.operator(region), graph.children(region))
        && number(at).is_some_and(|at| at < first || at >= first + size)
    {
        region = below;
    }
    region
}

/// The parts of an object: offset and length in bytes, and value.
pub fn elements(graph: &mut Graph, region: Term, address: Term, size: u64) -> Vec<(u64, u32, Term)> {
    let SortKind::Array(index, element) = *graph.sorts.kind(graph.sort(region)) else {
        let width = graph.width(region);
        let whole = (u64::from(width / 8) <= size).then_some((0, width / 8, region));
        return whole.into_iter().collect();
    };
    let SortKind::BitVec(width) = *graph.sorts.kind(element) else { return Vec::new() };
    if index != graph.sort(address) || width < 8 {
        return Vec::new();
    }
    let bytes = width / 8;
    let mut parts = Vec::new();
    for offset in (0..size / u64::from(bytes)).map(|number| number * u64::from(bytes)) {
        let distance = graph.number(offset, graph.width(address));
        let address = graph.term(Operator::BvAdd, &[address, distance]);
        parts.push((offset, bytes, graph.term(Operator::Select, &[region, address])));
    }
    parts
}
