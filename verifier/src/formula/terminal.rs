//! The thesis's memory: places in place of arrays.
//!
//! **Idea.** A function sees memory through *terminal pointers*: its parameters, what it names, and what it
//! reads. Each with each constant offset from it is a place of its own, `*(p+8)`, and different terminal
//! pointers never lead to one place; a call may write places of its caller (Babić, *Exploiting Structure for
//! Scalable Software Verification*, 2008, sections 3.1.3 and 4.2.1). It is not sound, and cheap: terms speak
//! of what lies in places and of no arrays.
//!
//! **Here.** A region is the array that it was when the function was entered, with stores over it, as
//! everywhere; but reads go through stores to other places, and where they come to the array at the entry,
//! the word there is a variable, a *cell*. Cells are among the arguments of effects: a caller reads its own
//! memory for them. A call writes the words whose places its stores name, each an effect, `f:*(p+8)`.
//! Where two of a call's places are one in the caller, either may have been written last. A choice between
//! addresses is a choice between places. What is neither, the contents of an array that a loop has written,
//! is read as an array.
//!
//! **Cost.** A read examines each store between it and the last read of this place that passed there. A
//! function of more than `MOST_WORDS` written words has arrays for effects.

use std::collections::BTreeSet;

use javelin_solver::BitVec;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use javelin_term::traverse::variables;
use rustc_hash::{FxHashMap, FxHashSet};

use super::evaluation::Evaluation;
use crate::program::cfa::{Role, Variable, VariableInfo};

/// The bytes of a cell.
pub const BYTES: u32 = 8;

/// The most words that one call writes, one by one.
const MOST_WORDS: usize = 1024;

/// The values that were read are cached at one of this many stores.
const EVERY: usize = 8;

/// The depth to which choices between addresses, and cells at addresses that lie in cells, are followed.
const DEEPEST: u32 = 32;

/// A word of memory as it was when a function was entered.
#[derive(Clone, Copy, Debug)]
pub struct EntryCell {
    /// The variable of the region.
    pub region: Variable,
    /// The address in the region.
    pub address: Term,
    /// How many cells one has to read to know where, one after the other.
    depth: u32,
}

/// A word that a function may write.
#[derive(Clone, Debug)]
pub struct WrittenCell {
    /// Where, over the variables and cells of the function.
    pub address: Term,
    /// The value that is written.
    pub value: Term,
}

/// A pointer, and a constant offset from it; without a pointer for what the program names. Addresses of more
/// than 64 bits are pointers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PointerOffset {
    pointer: Option<Term>,
    offset: u64,
}

/// Whether two addresses are one place.
enum Same {
    Yes,
    No,
    If(Term),
}

/// A byte of an array.
type Goal = (Term, Term);

/// One step towards a goal.
enum CellRead {
    Done(Term),
    /// These have to be known first.
    Needs(Vec<Goal>),
}

/// The places of a program.
pub struct Terminals {
    /// The regions, by what they are when a function is entered.
    regions: FxHashMap<Term, Variable>,
    cells: FxHashMap<Term, EntryCell>,
    at: FxHashMap<(Variable, Term), Term>,
    known: FxHashMap<Goal, Term>,
}

impl Terminals {
    /// The cells of a program with these variables.
    pub fn new(all: &[VariableInfo]) -> Terminals {
        let is_region = |info: &VariableInfo| info.role == Role::Memory && info.owner.is_none();
        let regions = (0..).map(Variable).zip(all).filter(|(_, info)| is_region(info));
        let regions = regions.map(|(variable, info)| (info.term, variable)).collect();
        let (cells, at, known) = (FxHashMap::default(), FxHashMap::default(), FxHashMap::default());
        Terminals { regions, cells, at, known }
    }

    /// The cell of memory that a variable stands for.
    pub fn cell(&self, variable: Term) -> Option<EntryCell> {
        self.cells.get(&variable).copied()
    }

    /// The terms of all cells.
    pub fn cells(&self) -> impl Iterator<Item = (Term, EntryCell)> {
        self.cells.iter().map(|(&variable, &cell)| (variable, cell))
    }

    /// The byte of a region at an address.
    pub fn read(
        &mut self,
        graph: &mut Graph,
        evaluation: &mut Evaluation,
        array: Term,
        address: Term,
    ) -> Term {
        let first = (array, evaluation.normal(graph, address));
        let mut goals = vec![first];
        let mut passed = Vec::new();
        while let Some(&goal) = goals.last() {
            if self.known.contains_key(&goal) {
                goals.pop();
                continue;
            }
            passed.clear();
            match self.step(graph, evaluation, goal, &mut passed) {
                CellRead::Done(term) => {
                    let term = evaluation.normal(graph, term);
                    self.known.insert(goal, term);
                    self.known.extend(passed.drain(..).map(|array| ((array, goal.1), term)));
                    goals.pop();
                }
                CellRead::Needs(more) => goals.extend(more),
            }
        }
        self.known[&first]
    }

    /// A word of a region.
    pub fn word(
        &mut self,
        graph: &mut Graph,
        evaluation: &mut Evaluation,
        array: Term,
        address: Term,
    ) -> Term {
        let mut word = None;
        for byte in 0..BYTES {
            let at = moved(graph, address, u64::from(byte));
            let part = self.read(graph, evaluation, array, at);
            word = Some(match word {
                Some(low) => graph.term(Operator::Concat, &[part, low]),
                None => part,
            });
        }
        let word = word.unwrap_or(address);
        evaluation.normal(graph, word)
    }

    /// Goes from an array to the one before, as far as the byte is not found. Some of the arrays that it is
    /// in, too, are noted.
    fn step(
        &mut self,
        graph: &mut Graph,
        evaluation: &mut Evaluation,
        (array, address): Goal,
        passed: &mut Vec<Term>,
    ) -> CellRead {
        if let Some((condition, sides)) = choice(graph, address) {
            let sides = sides.map(|side| (array, evaluation.normal(graph, side)));
            return self.either(graph, condition, sides);
        }
        let mut at = array;
        loop {
            if at.index().is_multiple_of(EVERY) {
                if let Some(&known) = self.known.get(&(at, address)) {
                    return CellRead::Done(known);
                }
                passed.push(at);
            }
            match graph.operator(at) {
                Operator::Store => {
                    let (before, index, value) = (graph.child(at, 0), graph.child(at, 1), graph.child(at, 2));
                    match same(graph, index, address, DEEPEST) {
                        Same::Yes => return CellRead::Done(value),
                        Same::No => at = before,
                        Same::If(condition) => {
                            let goal = (before, address);
                            let Some(&other) = self.known.get(&goal) else {
                                return CellRead::Needs(vec![goal]);
                            };
                            return CellRead::Done(graph.ite(condition, value, other));
                        }
                    }
                }
                Operator::ConstArray => return CellRead::Done(graph.child(at, 0)),
                Operator::Ite => {
                    let sides = [(graph.child(at, 1), address), (graph.child(at, 2), address)];
                    return self.either(graph, graph.child(at, 0), sides);
                }
                _ => return CellRead::Done(self.at_entry(graph, evaluation, at, address)),
            }
        }
    }

    fn either(&self, graph: &mut Graph, condition: Term, sides: [Goal; 2]) -> CellRead {
        match sides.map(|side| self.known.get(&side)) {
            [Some(&left), Some(&right)] if left == right => CellRead::Done(left),
            [Some(&left), Some(&right)] => CellRead::Done(graph.ite(condition, left, right)),
            _ => CellRead::Needs(sides.into_iter().filter(|side| !self.known.contains_key(side)).collect()),
        }
    }

    /// The byte of an array without stores: of a cell, if it is what a region was at the entry.
    fn at_entry(
        &mut self,
        graph: &mut Graph,
        evaluation: &mut Evaluation,
        array: Term,
        address: Term,
    ) -> Term {
        let Some(&region) = self.regions.get(&array) else {
            return graph.term(Operator::Select, &[array, address]);
        };
        let byte = place(graph, address).offset as u32 % BYTES;
        let back = BitVec::from_u64(u64::from(byte), graph.width(address)).neg();
        let back = graph.constant(&back);
        let word = graph.term(Operator::BvAdd, &[address, back]);
        let word = evaluation.normal(graph, word);
        match self.cell_at(graph, region, word) {
            Some(cell) => graph.extract(cell, 8 * byte + 7, 8 * byte),
            None => graph.term(Operator::Select, &[array, address]),
        }
    }

    fn cell_at(&mut self, graph: &mut Graph, region: Variable, address: Term) -> Option<Term> {
        if let Some(&known) = self.at.get(&(region, address)) {
            return Some(known);
        }
        let inside = variables(graph, &[address]);
        let depth = inside.iter().filter_map(|variable| Some(self.cell(*variable)?.depth + 1)).max();
        let depth = depth.unwrap_or(0);
        if depth > DEEPEST {
            return None;
        }
        let sort = graph.bitvec_sort(8 * BYTES);
        let cell = graph.variable(&name(graph, address), sort);
        self.at.insert((region, address), cell);
        self.cells.insert(cell, EntryCell { region, address, depth });
        Some(cell)
    }

    /// The words that a function may write: of what a region is at its exit; `None` if it is not what it was
    /// at the entry with stores over it, or these are too many.
    pub fn written(
        &mut self,
        graph: &mut Graph,
        evaluation: &mut Evaluation,
        region: Term,
        exit: Term,
    ) -> Option<Vec<WrittenCell>> {
        let mut seen = FxHashSet::default();
        let mut words: BTreeSet<PointerOffset> = BTreeSet::new();
        let mut work = vec![exit];
        while let Some(at) = work.pop() {
            if at == region || !seen.insert(at) {
                continue;
            }
            match graph.operator(at) {
                Operator::Store => {
                    let (before, index) = (graph.child(at, 0), graph.child(at, 1));
                    work.push(before);
                    let mut indices = vec![index];
                    while let Some(index) = indices.pop() {
                        let index = evaluation.normal(graph, index);
                        match choice(graph, index) {
                            Some((_, sides)) => indices.extend(sides),
                            None => _ = words.insert(word_of(graph, index)),
                        }
                        if words.len() + indices.len() > MOST_WORDS {
                            return None;
                        }
                    }
                }
                Operator::Ite => work.extend([graph.child(at, 1), graph.child(at, 2)]),
                _ => return None,
            }
        }
        let mut written = Vec::with_capacity(words.len());
        for place in words {
            let address = place.address(graph, region);
            let address = evaluation.normal(graph, address);
            let value = self.word(graph, evaluation, exit, address);
            if value != self.word(graph, evaluation, region, address) {
                written.push(WrittenCell { address, value });
            }
        }
        Some(written)
    }
}

impl PointerOffset {
    /// The address in a region.
    fn address(self, graph: &mut Graph, region: Term) -> Term {
        let width = match *graph.sorts.kind(graph.sort(region)) {
            SortKind::Array(index, _) => match *graph.sorts.kind(index) {
                SortKind::BitVec(width) => width,
                _ => 64,
            },
            _ => 64,
        };
        let offset = graph.number(self.offset, width);
        match self.pointer {
            Some(pointer) => graph.term(Operator::BvAdd, &[pointer, offset]),
            None => offset,
        }
    }
}

/// An address moved by a number of bytes.
pub fn moved(graph: &mut Graph, address: Term, bytes: u64) -> Term {
    let distance = graph.number(bytes, graph.width(address));
    graph.term(Operator::BvAdd, &[address, distance])
}

/// `*(p+8)`, as far as there is a name.
pub fn name(graph: &Graph, address: Term) -> String {
    let PointerOffset { pointer, offset } = place(graph, address);
    match pointer {
        Some(pointer) if graph.operator(pointer) == Operator::Variable => {
            format!("*({}+{offset})", graph.symbol(pointer).name)
        }
        Some(_) => format!("*(?+{offset})"),
        None => format!("*{offset:#x}"),
    }
}

/// An address in normal form as a pointer and a constant.
fn place(graph: &Graph, address: Term) -> PointerOffset {
    let number = |term: Term| graph.value(term)?.to_u64().filter(|_| graph.width(term) <= 64);
    if let Some(offset) = number(address) {
        return PointerOffset { pointer: None, offset };
    }
    if let (Operator::BvAdd, &[left, right]) = (graph.operator(address), graph.children(address)) {
        for (pointer, offset) in [(left, right), (right, left)] {
            if let Some(offset) = number(offset) {
                return PointerOffset { pointer: Some(pointer), offset };
            }
        }
    }
    PointerOffset { pointer: Some(address), offset: 0 }
}

/// The word that a byte is in.
fn word_of(graph: &Graph, address: Term) -> PointerOffset {
    let PointerOffset { pointer, offset } = place(graph, address);
    PointerOffset { pointer, offset: offset & !u64::from(BYTES - 1) }
}

/// Which of two addresses one is, and when it is the first.
fn choice(graph: &mut Graph, address: Term) -> Option<(Term, [Term; 2])> {
    let PointerOffset { pointer, offset } = place(graph, address);
    let pointer = pointer.filter(|&pointer| graph.operator(pointer) == Operator::Ite)?;
    let condition = graph.child(pointer, 0);
    let sides = [graph.child(pointer, 1), graph.child(pointer, 2)];
    Some((condition, sides.map(|side| moved(graph, side, offset))))
}

/// Whether two addresses in normal form are one place; the second is no choice.
fn same(graph: &mut Graph, left: Term, right: Term, depth: u32) -> Same {
    if left == right {
        return Same::Yes;
    }
    let (first, second) = (place(graph, left), place(graph, right));
    let is_choice = |&pointer: &Term| depth > 0 && graph.operator(pointer) == Operator::Ite;
    let Some(pointer) = first.pointer.filter(is_choice) else {
        return if first == second { Same::Yes } else { Same::No };
    };
    let condition = graph.child(pointer, 0);
    let sides = [graph.child(pointer, 1), graph.child(pointer, 2)];
    // The distance of the second from the first's offset is its distance from the pointer.
    let away = second.offset.wrapping_sub(first.offset);
    let other = match second.pointer {
        Some(second) => moved(graph, second, away),
        None => graph.number(away, graph.width(right)),
    };
    let mut holds = sides.map(|side| match same(graph, side, other, depth - 1) {
        Same::Yes => graph.truth(true),
        Same::No => graph.truth(false),
        Same::If(condition) => condition,
    });
    match holds.each_mut().map(|side| graph.truth_of(*side)) {
        [Some(true), Some(true)] => Same::Yes,
        [Some(false), Some(false)] => Same::No,
        _ => Same::If(graph.ite(condition, holds[0], holds[1])),
    }
}
