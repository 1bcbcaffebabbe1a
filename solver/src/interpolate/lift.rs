//! From gates back to terms: bits that stand together become words again.
//!
//! **Here.** A conjunction is taken with the conjunctions below it that have no other use. Of its members,
//! adjacent bits of one word become an equation with a constant, and adjacent bits that are equal to adjacent
//! bits of another word become an equation of words.
//!
//! **Contract.** The term has the value of the edge for all values of the bits.
//!
//! **Cost.** Linear in the gates under the edge, but for sorting the members of conjunctions.

use rustc_hash::FxHashMap;

use super::sides::{Bit, Interpolants};
use crate::circuit::gates::{Edge, Gates, Kind};
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::work::Work;

/// The term with the value of an edge.
pub(super) fn lift(
    graph: &mut Graph,
    interpolants: &Interpolants,
    root: Edge,
    limits: &Limits,
) -> Result<Term, Stop> {
    let Interpolants { gates, bits, .. } = interpolants;
    let mut work = Work::new(limits);
    // Inputs are made before all other gates.
    let bits = &bits[..];
    let mut lift = Lift { graph, gates, bits, terms: FxHashMap::default() };
    let mut stack = vec![root.plain()];
    while let Some(&edge) = stack.last() {
        if lift.terms.contains_key(&edge) {
            stack.pop();
            continue;
        }
        let parts = lift.parts(edge, &mut work)?;
        let before = stack.len();
        let waiting = |part: &Edge| !lift.terms.contains_key(&part.plain());
        stack.extend(parts.iter().filter(|part| waiting(part)).map(|part| part.plain()));
        if stack.len() == before {
            let term = lift.term(edge, &parts);
            lift.terms.insert(edge, term);
            stack.pop();
        }
    }
    Ok(lift.of(root))
}

struct Lift<'a> {
    graph: &'a mut Graph,
    gates: &'a Gates,
    bits: &'a [Bit],
    /// The terms of edges without inverter.
    terms: FxHashMap<Edge, Term>,
}

/// A conjunct about bits of shared words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Member {
    /// A bit has a constant value.
    Value(Bit, bool),
    /// Two bits are equal; those of the first word come first, and the offset is that between the indices.
    Same(Term, Term, i64, u32),
}

impl Member {
    /// Whether another member continues this one at the next bit.
    fn is_before(self, next: Member) -> bool {
        match (self, next) {
            (Member::Value(bit, _), Member::Value(other, _)) => {
                bit.word == other.word && bit.index + 1 == other.index
            }
            (Member::Same(first, second, offset, index), Member::Same(other, fourth, same, above)) => {
                (first, second, offset, index + 1) == (other, fourth, same, above)
            }
            _ => false,
        }
    }
}

impl Lift<'_> {
    /// The bit that an input stands for.
    fn bit(&self, input: Edge) -> Bit {
        self.bits[input.gate() - 1]
    }

    fn of(&mut self, edge: Edge) -> Term {
        let term = self.terms[&edge.plain()];
        if edge.is_inverted() { self.graph.not(term) } else { term }
    }

    /// The edges whose terms the term of an edge without inverter is made of.
    fn parts(&self, edge: Edge, work: &mut Work) -> Result<Vec<Edge>, Stop> {
        let gate = self.gates.gate(edge);
        if gate.kind() != Kind::And {
            work.step(1)?;
            return Ok(gate.inputs().to_vec());
        }
        let mut parts = Vec::new();
        let mut stack = gate.inputs().to_vec();
        while let Some(edge) = stack.pop() {
            work.step(1)?;
            let gate = self.gates.gate(edge);
            match gate.kind() == Kind::And && !edge.is_inverted() && !gate.is_shared() {
                true => stack.extend_from_slice(gate.inputs()),
                false => parts.push(edge),
            }
        }
        Ok(parts)
    }

    /// The term of an edge without inverter whose parts have terms.
    fn term(&mut self, edge: Edge, parts: &[Edge]) -> Term {
        match self.gates.gate(edge).kind() {
            Kind::False => self.graph.truth(false),
            Kind::Input => self.value(self.bit(edge), true),
            Kind::And => self.conjunction(parts),
            Kind::Mux => {
                let [condition, then, other] = [parts[0], parts[1], parts[2]].map(|part| self.of(part));
                self.graph.ite(condition, then, other)
            }
            Kind::Maj => {
                let [a, b, c] = [parts[0], parts[1], parts[2]].map(|part| self.of(part));
                let (both, either) = (self.graph.and(&[b, c]), self.graph.or(&[b, c]));
                self.graph.ite(a, either, both)
            }
            Kind::Xor | Kind::Xor3 => {
                let first = self.of(parts[0]);
                parts[1..].iter().fold(first, |sum, &part| {
                    let part = self.of(part);
                    self.graph.unequal(sum, part)
                })
            }
        }
    }

    fn conjunction(&mut self, parts: &[Edge]) -> Term {
        let (mut members, mut terms) = (Vec::new(), Vec::new());
        for &part in parts {
            match self.member(part) {
                Some(member) => members.push(member),
                None => terms.push(self.of(part)),
            }
        }
        members.sort_unstable();
        for run in members.chunk_by(|first, second| first.is_before(*second)) {
            terms.push(self.words(run));
        }
        self.graph.and(&terms)
    }

    /// The statement about bits that a conjunct makes, if it is one.
    fn member(&self, part: Edge) -> Option<Member> {
        let gate = self.gates.gate(part);
        match (gate.kind(), gate.inputs()) {
            (Kind::Input, _) => Some(Member::Value(self.bit(part), !part.is_inverted())),
            (Kind::Xor, &[left, right]) if part.is_inverted() => {
                let is_input = |edge: Edge| self.gates.gate(edge).kind() == Kind::Input;
                if !is_input(left) || !is_input(right) {
                    return None;
                }
                let [left, right] = [left, right].map(|input| self.bit(input));
                let is_word = |bit: Bit| self.graph.is_bitvec(bit.word);
                if !is_word(left) || !is_word(right) {
                    return None;
                }
                let (first, second) = if left <= right { (left, right) } else { (right, left) };
                let offset = i64::from(second.index) - i64::from(first.index);
                Some(Member::Same(first.word, second.word, offset, first.index))
            }
            _ => None,
        }
    }

    /// A run of adjacent members as an equation.
    fn words(&mut self, run: &[Member]) -> Term {
        let length = run.len() as u32;
        match run[0] {
            Member::Value(bit, value) if length == 1 => self.value(bit, value),
            Member::Value(bit, _) => {
                let is_one = |index: u32| matches!(run[index as usize], Member::Value(_, true));
                let value = self.graph.constant(&BitVec::from_bits(length, is_one));
                let slice = self.slice(bit.word, bit.index, length);
                self.graph.equal(slice, value)
            }
            Member::Same(first, second, offset, index) => {
                let left = self.slice(first, index, length);
                let right = self.slice(second, (i64::from(index) + offset) as u32, length);
                self.graph.equal(left, right)
            }
        }
    }

    fn slice(&mut self, word: Term, low: u32, length: u32) -> Term {
        match self.graph.width(word) == length {
            true => word,
            false => self.graph.extract(word, low + length - 1, low),
        }
    }

    /// The term of the statement that a bit has a value.
    fn value(&mut self, bit: Bit, value: bool) -> Term {
        if self.graph.is_bool(bit.word) {
            return if value { bit.word } else { self.graph.not(bit.word) };
        }
        let slice = self.slice(bit.word, bit.index, 1);
        let value = self.graph.number(u64::from(value), 1);
        self.graph.equal(slice, value)
    }
}
