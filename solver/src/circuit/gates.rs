//! The gate graph.
//!
//! **Idea.** A superset of and-inverter graphs (Kuehlmann, Paruthi, Krohm, Ganai, "Robust Boolean reasoning
//! for equivalence checking and functional property verification", 2002): inverters are on edges, and gates
//! are structurally hashed. Exclusive or, multiplexer and the two outputs of the full adder are gates of
//! their own, so that the encoder need not recognise them.
//!
//! **Here.** Gates live in one array, inputs before the gates that use them, so ascending numbers are a
//! topological order. Gate 0 is the constant false. In the normal form, inverters are moved from the inputs
//! to the output of exclusive ors and of majorities with two or more inverted inputs, and from a
//! multiplexer's first branch; an inverted selector exchanges the branches.
//!
//! **Contract.** Edges stay valid: the graph only grows. When it has [`Gates::max_gates`] gates, no more are
//! added: the methods return `FALSE` instead of a new gate, and [`Gates::is_full`] is true from then on. The
//! caller must check it and discard what it was building.
//!
//! **Invariants.** ([`Gates::check_invariants`])
//! - Gate 0 is the only constant. The inputs of a gate have lower numbers than the gate.
//! - Every gate but the constant and inputs has its inputs in the normal form of its kind.
//! - Every such gate is found in the table of its hash and no other gate has its kind and inputs.
//! - `uses` of a gate is the number of its uses as an input, up to 255; `counts` are the numbers of gates by
//!   kind.
//!
//! **Cost.** 16 bytes per gate and about 6 in the hash table; constant time per gate.

use hashbrown::HashTable;

use javelin_term::statistics::Statistic;
use javelin_term::work::growth;

/// A gate's output, possibly inverted: `2 * gate + inverted`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Edge(u32);

impl Edge {
    /// The constant false, gate 0 without inverter.
    pub const FALSE: Edge = Edge(0);
    /// The constant true, gate 0 inverted.
    pub const TRUE: Edge = Edge(1);

    /// The constant with this value.
    #[inline]
    pub fn constant(value: bool) -> Edge {
        Edge(u32::from(value))
    }

    /// The output of the gate with this number.
    #[inline]
    pub fn of_gate(gate: usize) -> Edge {
        Edge((gate as u32) << 1)
    }

    /// The number of the gate, to index arrays.
    #[inline]
    pub fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether the output is inverted.
    #[inline]
    pub fn is_inverted(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether this is `FALSE` or `TRUE`.
    #[inline]
    pub fn is_constant(self) -> bool {
        self.0 < 2
    }

    /// This edge, inverted if `invert` is set.
    #[inline]
    pub fn inverted_if(self, invert: bool) -> Edge {
        Edge(self.0 ^ u32::from(invert))
    }

    /// The same gate's output without inverter.
    #[inline]
    pub fn plain(self) -> Edge {
        Edge(self.0 & !1)
    }
}

impl std::ops::Not for Edge {
    type Output = Edge;

    #[inline]
    fn not(self) -> Edge {
        Edge(self.0 ^ 1)
    }
}

impl std::fmt::Debug for Edge {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}{}", if self.is_inverted() { "!" } else { "" }, self.gate())
    }
}

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Gate 0: the constant false.
    False,
    /// A free input of the circuit.
    Input,
    /// Conjunction of the first two inputs.
    And,
    /// Exclusive or of the first two inputs, neither inverted.
    Xor,
    /// The second input if the first is true, else the third; the first two are not inverted.
    Mux,
    /// Exclusive or of three inputs, none inverted: the sum of a full adder.
    Xor3,
    /// Whether two or more of three inputs are true, at most one inverted: the carry of a full adder.
    Maj,
}

impl Kind {
    /// Every kind, in the order of [`Counts`].
    pub const ALL: [Kind; 7] =
        [Kind::False, Kind::Input, Kind::And, Kind::Xor, Kind::Mux, Kind::Xor3, Kind::Maj];

    /// How many inputs a gate of this kind has.
    #[inline]
    pub fn arity(self) -> usize {
        match self {
            Kind::False | Kind::Input => 0,
            Kind::And | Kind::Xor => 2,
            Kind::Mux | Kind::Xor3 | Kind::Maj => 3,
        }
    }
}

/// One gate. Unused inputs are `FALSE`; the inputs of symmetric gates ascend.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    inputs: [Edge; 3],
    kind: Kind,
    uses: u8,
}

const _: () = assert!(size_of::<Gate>() == 16);

impl Gate {
    /// The function of the gate.
    #[inline]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The inputs, as many as the arity.
    #[inline]
    pub fn inputs(&self) -> &[Edge] {
        &self.inputs[..self.kind.arity()]
    }

    /// All three inputs; those beyond the arity are `FALSE`.
    #[inline]
    pub fn places(&self) -> [Edge; 3] {
        self.inputs
    }

    /// Whether this gate is an input of gates twice or more often.
    #[inline]
    pub fn is_shared(&self) -> bool {
        self.uses > 1
    }
}

/// The number of hash tables. A table that grows is rehashed, which takes half a second for millions of
/// gates; with many tables of different sizes, only one of them grows at a time.
const TABLES: usize = 32;

/// How many gates of each kind there are, in the order of [`Kind::ALL`].
pub type Counts = [usize; 7];

/// The gates of one circuit, hashed by structure.
pub struct Gates {
    gates: Vec<Gate>,
    /// The numbers of the gates by the hash of kind and inputs.
    tables: [HashTable<u32>; TABLES],
    counts: Counts,
    is_full: bool,
    /// The largest number of gates. Default: 2^26, which take a gigabyte and a half here and ten times as
    /// much as clauses.
    pub max_gates: usize,
}

impl Default for Gates {
    fn default() -> Gates {
        let constant = Gate { inputs: [Edge::FALSE; 3], kind: Kind::False, uses: 0 };
        let tables = [const { HashTable::new() }; TABLES];
        let mut counts = Counts::default();
        counts[Kind::False as usize] = 1;
        Gates { gates: vec![constant], tables, counts, is_full: false, max_gates: 1 << 26 }
    }
}

impl Gates {
    /// A circuit without inputs.
    pub fn new() -> Gates {
        Gates::default()
    }

    /// The number of gates, inputs and the constant included; their numbers are below it.
    pub fn len(&self) -> usize {
        self.gates.len()
    }

    /// Whether there is only the constant.
    pub fn is_empty(&self) -> bool {
        self.gates.len() == 1
    }

    /// Whether a gate was not added for lack of room: edges made since the last check may be wrong.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// Whether `count` more gates would fit.
    pub fn has_room(&self, count: usize) -> bool {
        count <= self.max_gates.saturating_sub(self.gates.len())
    }

    /// The bytes that are allocated at once when `more` gates are made; 0 if there is room for them.
    pub(super) fn growth(&self, more: usize) -> usize {
        growth(&self.gates, more)
    }

    /// The gate an edge comes from.
    #[inline]
    pub fn gate(&self, edge: Edge) -> &Gate {
        &self.gates[edge.gate()]
    }

    /// The gates in topological order.
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// How many gates of each kind there are.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// A counter for every kind of gate but the constant.
    pub fn statistics(&self) -> impl Iterator<Item = Statistic> + '_ {
        let rows = [
            ("gates-input", Kind::Input, "Inputs of circuits: bits of variables, reads and applications."),
            ("gates-and", Kind::And, "Gates that are conjunctions."),
            ("gates-xor", Kind::Xor, "Gates that are exclusive ors of two."),
            ("gates-mux", Kind::Mux, "Gates that are multiplexers."),
            ("gates-xor3", Kind::Xor3, "Gates that are exclusive ors of three: sums of full adders."),
            ("gates-maj", Kind::Maj, "Gates that are majorities of three: carries of full adders."),
        ];
        rows.into_iter()
            .map(|(name, kind, meaning)| Statistic::new(name, self.counts[kind as usize] as u64, meaning))
    }

    /// How many gates of each kind the given edges depend on.
    pub fn cone_counts(&self, roots: &[Edge]) -> Counts {
        let mut counts = Counts::default();
        let mut seen = vec![false; self.gates.len()];
        let mut stack: Vec<Edge> = roots.to_vec();
        while let Some(edge) = stack.pop() {
            if !std::mem::replace(&mut seen[edge.gate()], true) {
                let gate = self.gate(edge);
                counts[gate.kind as usize] += 1;
                stack.extend_from_slice(gate.inputs());
            }
        }
        counts
    }

    /// Adds an input, whose value is free.
    pub fn input(&mut self) -> Edge {
        self.push(Gate { inputs: [Edge::FALSE; 3], kind: Kind::Input, uses: 0 })
    }

    fn push(&mut self, gate: Gate) -> Edge {
        if self.gates.len() >= self.max_gates {
            self.is_full = true;
            return Edge::FALSE;
        }
        let edge = Edge::of_gate(self.gates.len());
        self.counts[gate.kind as usize] += 1;
        self.gates.push(gate);
        edge
    }

    /// The gate of this kind with these inputs, which are in normal form.
    pub(super) fn intern(&mut self, kind: Kind, inputs: [Edge; 3]) -> Edge {
        debug_assert!(is_normal(kind, &inputs), "{kind:?} of {inputs:?}");
        let hash = hash_of(kind, &inputs);
        let table = table_of(hash);
        if let Some(found) = self.find(hash, kind, &inputs) {
            return found;
        }
        let edge = self.push(Gate { inputs, kind, uses: 0 });
        if edge.is_constant() {
            return edge;
        }
        for input in &inputs[..kind.arity()] {
            let uses = &mut self.gates[input.gate()].uses;
            *uses = uses.saturating_add(1);
        }
        let gates = &self.gates;
        self.tables[table].insert_unique(hash, edge.gate() as u32, |&number| {
            let gate = &gates[number as usize];
            hash_of(gate.kind, &gate.inputs)
        });
        edge
    }

    /// The gate of this hash, kind and inputs, if there is one.
    #[inline]
    fn find(&self, hash: u64, kind: Kind, inputs: &[Edge; 3]) -> Option<Edge> {
        let same = |&number: &u32| {
            let gate = &self.gates[number as usize];
            gate.inputs == *inputs && gate.kind == kind
        };
        self.tables[table_of(hash)].find(hash, same).map(|&number| Edge::of_gate(number as usize))
    }

    /// Checks the invariants that the head of this file lists; linear in the circuit.
    ///
    /// # Panics
    /// One does not hold.
    pub fn check_invariants(&self) {
        self.check_from(0);
        let mut counts = Counts::default();
        let mut uses = vec![0u8; self.gates.len()];
        for gate in &self.gates {
            counts[gate.kind as usize] += 1;
            for input in gate.inputs() {
                uses[input.gate()] = uses[input.gate()].saturating_add(1);
            }
        }
        assert_eq!(counts, self.counts, "gates are counted");
        for (number, gate) in self.gates.iter().enumerate() {
            assert_eq!(gate.uses, uses[number], "uses of gate {number}");
        }
        let hashed: usize = self.tables.iter().map(HashTable::len).sum();
        let leaves = counts[Kind::False as usize] + counts[Kind::Input as usize];
        assert_eq!(hashed, self.gates.len() - leaves, "the tables hold every gate once");
    }

    /// Checks the gates from a number on, each by itself.
    pub(super) fn check_from(&self, first: usize) {
        for (number, gate) in self.gates.iter().enumerate().skip(first) {
            let Gate { inputs, kind, .. } = gate;
            match kind {
                Kind::False => assert_eq!(number, 0, "one constant"),
                Kind::Input => assert_eq!(*inputs, [Edge::FALSE; 3], "input {number}"),
                _ => {
                    assert!(inputs.iter().all(|input| input.gate() < number), "order at gate {number}");
                    assert!(is_normal(*kind, inputs), "gate {number}: {kind:?} of {inputs:?}");
                    let hash = hash_of(*kind, inputs);
                    let (own, [first, second, third]) = (Some(Edge::of_gate(number)), *inputs);
                    assert_eq!(self.find(hash, *kind, inputs), own, "the tables know gate {number}");
                    // Gates that differ in one part are distinguished even if their hashes agree.
                    assert_ne!(self.find(hash, Kind::Input, inputs), own, "the kind of gate {number}");
                    for other in [[!first, second, third], [first, !second, third], [first, second, !third]] {
                        assert_ne!(self.find(hash, *kind, &other), own, "the inputs of gate {number}");
                    }
                }
            }
        }
    }
}

/// Whether the inputs are in the normal form that [`Kind`] and [`Gate`] describe.
fn is_normal(kind: Kind, inputs: &[Edge; 3]) -> bool {
    let [first, second, third] = *inputs;
    let plain = |edges: &[Edge]| edges.iter().all(|edge| !edge.is_inverted());
    let ascending = |edges: &[Edge]| edges.windows(2).all(|pair| pair[0].plain() < pair[1].plain());
    match kind {
        Kind::False | Kind::Input => false,
        Kind::And => !first.is_constant() && ascending(&[first, second]) && third == Edge::FALSE,
        Kind::Xor => {
            !first.is_constant() && plain(inputs) && ascending(&[first, second]) && third == Edge::FALSE
        }
        Kind::Mux => {
            let distinct = first != second && first != third.plain() && second != third.plain();
            !first.is_constant() && !second.is_constant() && plain(&[first, second]) && distinct
        }
        Kind::Xor3 => !first.is_constant() && plain(inputs) && ascending(inputs),
        Kind::Maj => {
            let inverted = inputs.iter().filter(|edge| edge.is_inverted()).count();
            !first.is_constant() && inverted <= 1 && ascending(inputs)
        }
    }
}

/// The table for gates with this hash. Tables get different shares of the gates, growing geometrically so
/// that the last holds about twice as many as the first; so they grow at different times.
#[inline]
fn table_of(hash: u64) -> usize {
    let share = hash >> 40 & 0xffff;
    // log2(1 + x) is about x + 0.343 x (1 - x).
    let place = share + ((share * (0x1_0000 - share) * 22_480) >> 32);
    (place as usize * TABLES) >> 16
}

#[inline]
fn hash_of(kind: Kind, inputs: &[Edge; 3]) -> u64 {
    let [first, second, third] = inputs.map(|edge| u64::from(edge.0));
    let mixed = (first | second << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed.rotate_left(29) ^ (third | (kind as u64) << 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_grow_one_at_a_time() {
        let mut gates = Gates::new();
        let inputs: Vec<Edge> = (0..600).map(|_| gates.input()).collect();
        let (mut grown, mut most) = (0, 0);
        for (index, &first) in inputs.iter().enumerate() {
            let room: Vec<usize> = gates.tables.iter().map(HashTable::capacity).collect();
            for &second in &inputs[index + 1..] {
                gates.intern(Kind::And, [first, second, Edge::FALSE]);
            }
            if index < 200 {
                continue;
            }
            let tables = gates.tables.iter().zip(room);
            let grows = tables.filter(|(table, room)| table.capacity() > *room).count();
            (grown, most) = (grown + grows, most.max(grows));
        }
        assert!(grown > 8 && most < 4, "{most} of {grown} at a time");
    }
}
