//! Circuits and clauses against the reference evaluator: exhaustively at small widths, by random vectors at
//! large ones; clauses against the circuits by enumeration; gate and clause counts against a table.

use javelin_solver::circuit::blast::{Blaster, Waiting};
use javelin_solver::circuit::gates::{Edge, Gates, Kind};
use javelin_solver::circuit::simulate::Simulation;
use javelin_solver::cnf::ClauseSink;
use javelin_solver::cnf::encode::{Encoder, Polarity};
use javelin_solver::cnf::literal::{Lit, Var};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::sort::Sort;
use javelin_term::work::Work;

/// A seeded generator (xorshift, multiplied).
pub(super) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A random value of a kind that circuits get wrong: any, small, near powers of two, near all ones,
    /// sparse.
    fn value(&mut self, width: u32) -> BitVec {
        let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| self.next()).collect();
        let any = BitVec::from_limbs(&limbs, width);
        let small = BitVec::from_u64(self.below(u64::from(width) + 3), width);
        let place = self.below(u64::from(width)) as u32;
        let power = BitVec::from_bits(width, |index| index == place);
        match self.below(8) {
            0 => small,
            1 => small.not(),
            2 => power.add(&small),
            3 => power.sub(&small),
            4 => any.lshr(&BitVec::from_u64(u64::from(place), width)),
            5 => any.and(&any.shl(&BitVec::one(width))),
            _ => any,
        }
    }
}

/// Makes a term over two variables.
pub(super) type Build = fn(&mut Graph, Term, Term) -> Term;

/// The operators on two vectors, with names for the table. `sub` is the sum with a negation, `square` and
/// others have operands of one term.
pub(super) const BINARY: &[(&str, Build)] = &[
    ("and", |graph, x, y| graph.term(Operator::BvAnd, &[x, y])),
    ("xor", |graph, x, y| graph.term(Operator::BvXor, &[x, y])),
    ("add", |graph, x, y| graph.term(Operator::BvAdd, &[x, y])),
    ("sub", |graph, x, y| graph.bvsub(x, y)),
    ("mul", |graph, x, y| graph.term(Operator::BvMul, &[x, y])),
    ("udiv", |graph, x, y| graph.term(Operator::BvUdiv, &[x, y])),
    ("urem", |graph, x, y| graph.term(Operator::BvUrem, &[x, y])),
    ("shl", |graph, x, y| graph.term(Operator::BvShl, &[x, y])),
    ("lshr", |graph, x, y| graph.term(Operator::BvLshr, &[x, y])),
    ("ashr", |graph, x, y| graph.term(Operator::BvAshr, &[x, y])),
    ("ult", |graph, x, y| graph.term(Operator::BvUlt, &[x, y])),
    ("slt", |graph, x, y| graph.term(Operator::BvSlt, &[x, y])),
    ("equal", |graph, x, y| graph.equal(x, y)),
    ("concat", |graph, x, y| graph.term(Operator::Concat, &[x, y])),
    ("neg", |graph, x, _| graph.bvneg(x)),
    ("square", |graph, x, _| graph.term(Operator::BvMul, &[x, x])),
];

/// Operators and combinations that circuits treat specially, without rows in the table.
const FURTHER: &[Build] = &[
    |graph, x, y| graph.bvsub(y, x),
    |graph, x, _| graph.bvnot(x),
    |graph, x, y| {
        let (x, y) = (graph.bvneg(x), graph.bvneg(y));
        graph.term(Operator::BvAdd, &[x, y])
    },
    |graph, x, y| {
        let less = graph.term(Operator::BvUlt, &[x, y]);
        let both = graph.term(Operator::BvAnd, &[x, y]);
        graph.ite(less, both, x)
    },
    |graph, x, y| {
        let (x, y) = (graph.sign_extend(x, 3), graph.sign_extend(y, 3));
        graph.term(Operator::BvMul, &[x, y])
    },
    |graph, x, y| {
        let (x, y) = (graph.zero_extend(x, 4), graph.sign_extend(y, 4));
        graph.term(Operator::BvMul, &[x, y])
    },
    |graph, x, y| {
        let (low, high) = (graph.sign_extend(x, 3), graph.sign_extend(y, 3));
        let left = graph.term(Operator::Concat, &[y, low]);
        let right = graph.term(Operator::Concat, &[x, high]);
        graph.term(Operator::BvMul, &[left, right])
    },
    |graph, x, y| {
        let (x, y) = (graph.sign_extend(x, 4), graph.zero_extend(y, 4));
        graph.term(Operator::BvUdiv, &[x, y])
    },
    |graph, x, y| {
        let (x, y) = (graph.sign_extend(x, 4), graph.zero_extend(y, 4));
        graph.term(Operator::BvUrem, &[x, y])
    },
    |graph, x, y| {
        let (x, y) = (graph.zero_extend(x, 2), graph.sign_extend(y, 2));
        graph.term(Operator::BvUrem, &[x, y])
    },
    |graph, x, y| {
        let x = graph.zero_extend(x, 3);
        let y = graph.sign_extend(y, 3);
        graph.term(Operator::BvAshr, &[y, x])
    },
    |graph, x, y| {
        let top = graph.width(x) - 1;
        let high = graph.extract(x, top, top / 2);
        let low = graph.extract(y, top - top / 2, 0);
        graph.term(Operator::BvXor, &[high, low])
    },
    |graph, x, y| {
        let bits = [graph.sign(x), graph.bit_at(y, 0), graph.sign(y)];
        let all = graph.and(&bits);
        let same = graph.equal(bits[0], bits[2]);
        graph.ite(all, same, bits[1])
    },
    |graph, x, y| graph.bvsdiv(x, y),
    |graph, x, y| graph.bvsmod(x, y),
    |graph, x, y| graph.bvumulo(x, y, &mut Work::default()).expect("there is no limit"),
    |graph, x, y| graph.bvsmulo(x, y, &mut Work::default()).expect("there is no limit"),
];

/// Two variables and terms over them, blasted.
pub(super) struct Subject {
    graph: Graph,
    pub variables: [Term; 2],
    pub terms: Vec<Term>,
    pub blaster: Blaster,
    evaluator: Evaluator,
}

impl Subject {
    pub fn new(width: u32) -> Subject {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(width);
        let variables = [graph.variable("x", sort), graph.variable("y", sort)];
        let blaster = Blaster::new();
        Subject { graph, variables, terms: Vec::new(), blaster, evaluator: Evaluator::new() }
    }

    /// A subject of all operators.
    fn of_operators(width: u32) -> Subject {
        let mut subject = Subject::new(width);
        for (_, build) in BINARY {
            subject.add(*build);
        }
        for build in FURTHER {
            subject.add(*build);
        }
        subject
    }

    pub fn add(&mut self, build: impl FnOnce(&mut Graph, Term, Term) -> Term) {
        let [x, y] = self.variables;
        let term = build(&mut self.graph, x, y);
        for term in [x, y, term] {
            self.blaster.blast(&self.graph, term, &Limits::none()).expect("no limit");
        }
        self.terms.push(term);
    }

    /// Compares all terms under up to 64 assignments.
    fn check(&mut self, pairs: &[[BitVec; 2]]) {
        let gates = self.blaster.gates();
        let mut inputs = vec![0u64; gates.len()];
        for (place, pair) in pairs.iter().enumerate() {
            for (&variable, value) in self.variables.iter().zip(pair) {
                for (index, edge) in self.blaster.bits(variable).iter().enumerate() {
                    inputs[edge.gate()] |= u64::from(value.bit(index as u32)) << place;
                }
            }
        }
        let simulation = Simulation::run(gates, |edge| inputs[edge.gate()]);
        for (place, pair) in pairs.iter().enumerate() {
            let mut assignment = Assignment::new();
            for (&variable, value) in self.variables.iter().zip(pair) {
                assignment.set(variable, value.clone());
            }
            self.evaluator.clear();
            for (position, &term) in self.terms.iter().enumerate() {
                let expected = self.evaluator.value(&self.graph, &assignment, term).expect("bit-vectors");
                let bits = self.blaster.bits(term);
                let value = BitVec::from_bits(bits.len() as u32, |index| {
                    simulation.value(bits[index as usize]) >> place & 1 == 1
                });
                assert_eq!(value, expected, "term {position} under {pair:?}");
            }
        }
    }

    fn check_all_values(&mut self) {
        self.blaster.check_invariants(&self.graph);
        let width = self.graph.width(self.variables[0]);
        let values = 1u64 << width;
        let pairs: Vec<[BitVec; 2]> = (0..values * values)
            .map(|number| [number % values, number / values].map(|value| BitVec::from_u64(value, width)))
            .collect();
        pairs.chunks(64).for_each(|chunk| self.check(chunk));
    }

    fn check_random(&mut self, rounds: usize, random: &mut Random) {
        self.blaster.check_invariants(&self.graph);
        let width = self.graph.width(self.variables[0]);
        for _ in 0..rounds {
            let pairs: Vec<[BitVec; 2]> =
                (0..64).map(|_| [random.value(width), random.value(width)]).collect();
            self.check(&pairs);
        }
    }
}

#[test]
fn operators_at_small_widths() {
    for width in 1..=5 {
        Subject::of_operators(width).check_all_values();
    }
}

#[test]
fn operators_at_large_widths() {
    let rounds = if cfg!(debug_assertions) { 2 } else { 100 };
    let mut random = Random(0x1234_5678_9abc_def1);
    for width in [6, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64] {
        Subject::of_operators(width).check_random(rounds, &mut random);
    }
    for width in [65, 128, 200] {
        Subject::of_operators(width).check_random(1 + rounds / 50, &mut random);
    }
}

#[test]
fn constant_operands() {
    let operators = [
        Operator::BvAdd,
        Operator::BvMul,
        Operator::BvUdiv,
        Operator::BvUrem,
        Operator::BvShl,
        Operator::BvLshr,
        Operator::BvAshr,
        Operator::BvUlt,
        Operator::BvSlt,
        Operator::Equal,
        Operator::BvXor,
    ];
    for width in 1..=4 {
        let mut subject = Subject::new(width);
        for number in 0..1 << width {
            for operator in operators {
                subject.add(|graph, x, _| {
                    let constant = graph.number(number, width);
                    graph.term(operator, &[x, constant])
                });
                subject.add(|graph, _, y| {
                    let constant = graph.number(number, width);
                    graph.term(operator, &[constant, y])
                });
                subject.add(|graph, _, _| {
                    let constants = [graph.number(number, width), graph.number(number / 2, width)];
                    graph.term(operator, &constants)
                });
            }
        }
        subject.check_all_values();
    }
}

#[test]
fn random_constant_operands() {
    let mut random = Random(0xfeed_beef_0123_4567);
    let count = if cfg!(debug_assertions) { 20 } else { 200 };
    for width in [8, 13, 32, 64, 100] {
        let mut subject = Subject::new(width);
        for _ in 0..count {
            let value = random.value(width);
            let operators = [Operator::BvMul, Operator::BvUdiv, Operator::BvUrem, Operator::BvAshr];
            subject.add(|graph, x, _| {
                let constant = graph.constant(&value);
                graph.term(operators[width as usize % 4], &[x, constant])
            });
            subject.add(|graph, x, _| {
                let constant = graph.constant(&value);
                graph.term(Operator::BvMul, &[constant, x])
            });
        }
        subject.check_random(2, &mut random);
    }
}

/// Random terms nest the operators, so that simplification across circuits is met.
#[test]
fn nested_terms() {
    let mut random = Random(0x0dd0_5eed_0dd0_5eed);
    let rounds = if cfg!(debug_assertions) { 60 } else { 1500 };
    for round in 0..rounds {
        let width = 1 + round % 3;
        let mut subject = Subject::new(width);
        let mut pool = subject.variables.to_vec();
        for _ in 0..12 {
            let pick = |random: &mut Random| pool[random.below(pool.len() as u64) as usize];
            let (a, b, c) = (pick(&mut random), pick(&mut random), pick(&mut random));
            let choice = random.below(BINARY.len() as u64 + 2) as usize;
            let mut made = a;
            subject.add(|graph, _, _| {
                made = match BINARY.get(choice) {
                    Some((_, build)) => build(graph, a, b),
                    None => graph.bvnot(a),
                };
                if graph.is_bool(made) {
                    made = graph.ite(made, b, c);
                }
                made
            });
            if subject.graph.width(made) == width {
                pool.push(made);
            }
        }
        subject.check_all_values();
    }
}

/// Random gates: every rule of construction must give an equivalent edge.
#[test]
fn gates_are_what_they_are_called() {
    let mut random = Random(0x5eed_5eed_1111_2222);
    let rounds = if cfg!(debug_assertions) { 300 } else { 20_000 };
    for _ in 0..rounds {
        random_gates(&mut random, 4, 60);
    }
}

/// A random circuit over inputs with the truth tables of its edges, checked as it grows.
fn random_gates(random: &mut Random, inputs: usize, count: usize) -> (Gates, Vec<(Edge, u64)>) {
    const TABLES: [u64; 4] =
        [0xaaaa_aaaa_aaaa_aaaa, 0xcccc_cccc_cccc_cccc, 0xf0f0_f0f0_f0f0_f0f0, 0xff00_ff00_ff00_ff00];
    let mut gates = Gates::new();
    let mut edges = vec![(Edge::FALSE, 0u64)];
    for &table in &TABLES[..inputs] {
        edges.push((gates.input(), table));
    }
    for _ in 0..count {
        let pick = |random: &mut Random| {
            let (edge, table) = edges[random.below(edges.len() as u64) as usize];
            if random.below(2) == 0 { (edge, table) } else { (!edge, !table) }
        };
        let ((a, x), (b, y), (c, z)) = (pick(random), pick(random), pick(random));
        edges.push(match random.below(6) {
            0 | 1 => (gates.and(a, b), x & y),
            2 => (gates.xor(a, b), x ^ y),
            3 => (gates.mux(a, b, c), x & y | !x & z),
            4 => (gates.xor3(a, b, c), x ^ y ^ z),
            _ => (gates.maj(a, b, c), x & y | z & (x | y)),
        });
    }
    let simulation = Simulation::run(&gates, |edge| TABLES[edge.gate() - 1]);
    for &(edge, table) in &edges {
        assert_eq!(simulation.value(edge), table, "{edge:?}");
    }
    (gates, edges)
}

/// A sink that stores the clauses.
#[derive(Default)]
pub(super) struct Clauses {
    pub variables: u32,
    pub clauses: Vec<Vec<Lit>>,
}

impl ClauseSink for Clauses {
    fn new_var(&mut self) -> Var {
        self.variables += 1;
        Var(self.variables - 1)
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses.push(clause.to_vec());
    }
}

impl Clauses {
    pub fn literals(&self) -> usize {
        self.clauses.iter().map(Vec::len).sum()
    }

    /// Whether the clauses are satisfiable under the assumptions: plain backtracking with unit propagation.
    fn satisfiable(&self, assumed: &[Lit]) -> bool {
        let mut values = vec![None; self.variables as usize];
        for literal in assumed {
            let value = &mut values[literal.var().index()];
            if *value == Some(literal.is_negated()) {
                return false;
            }
            *value = Some(!literal.is_negated());
        }
        let mut alternatives: Vec<(Vec<Option<bool>>, usize)> = Vec::new();
        loop {
            if self.propagate(&mut values) {
                let Some(free) = values.iter().position(Option::is_none) else { return true };
                let mut other = values.clone();
                other[free] = Some(true);
                alternatives.push((other, free));
                values[free] = Some(false);
            } else {
                match alternatives.pop() {
                    Some((other, _)) => values = other,
                    None => return false,
                }
            }
        }
    }

    fn propagate(&self, values: &mut [Option<bool>]) -> bool {
        loop {
            let mut changed = false;
            for clause in &self.clauses {
                let of =
                    |literal: &Lit| values[literal.var().index()].map(|value| value != literal.is_negated());
                if clause.iter().any(|literal| of(literal) == Some(true)) {
                    continue;
                }
                let open: Vec<Lit> = clause.iter().copied().filter(|literal| of(literal).is_none()).collect();
                match open[..] {
                    [] => return false,
                    [unit] => {
                        values[unit.var().index()] = Some(!unit.is_negated());
                        changed = true;
                    }
                    _ => {}
                }
            }
            if !changed {
                return true;
            }
        }
    }
}

/// The literals that fix the inputs to one of the 16 assignments.
fn fixed_inputs(gates: &Gates, encoder: &Encoder, assignment: u32) -> Vec<Lit> {
    let inputs = gates.gates().iter().enumerate().filter(|(_, gate)| gate.kind() == Kind::Input);
    let literals = inputs.enumerate().filter_map(|(position, (number, _))| {
        let literal = encoder.literal_of(Edge::of_gate(number))?;
        Some(literal.negated_if(assignment >> position & 1 == 0))
    });
    literals.collect()
}

/// After every assertion, for every assignment of the inputs and guards: the clauses are satisfiable exactly
/// where all assertions hold whose guards do.
#[test]
fn clauses_mean_the_circuit() {
    let mut random = Random(0xc1a5_e5c1_a5e5_c1a5);
    let rounds = if cfg!(debug_assertions) { 60 } else { 1500 };
    for round in 0..rounds {
        let (gates, edges) = random_gates(&mut random, 4, 5 + round % 30);
        let mut encoder = Encoder::new();
        let mut sink = Clauses::default();
        let mut asserted: Vec<(Option<Lit>, u64)> = Vec::new();
        let mut fixed: Vec<(Lit, Polarity, u64)> = Vec::new();
        for step in 0..3 {
            let (edge, table) = edges[edges.len() - 1 - random.below(edges.len() as u64 / 2) as usize];
            let flip = random.below(2) == 1;
            let (edge, table) = (edge.inverted_if(flip), if flip { !table } else { table });
            match random.below(3) {
                0 if step > 0 => {
                    let polarity = [Polarity::Positive, Polarity::Negative, Polarity::Both][round % 3];
                    let literal = encoder
                        .literal(&gates, edge, polarity, &mut sink, &Limits::none())
                        .expect("no limit");
                    fixed.push((literal, polarity, table));
                }
                choice => {
                    let guard = (choice == 1).then(|| sink.new_var().lit(true));
                    encoder.assert(&gates, edge, guard, &mut sink, &Limits::none()).expect("no limit");
                    asserted.push((guard, table));
                }
            }
            encoder.check_invariants(&gates);
            check_meaning(&gates, &encoder, &sink, &asserted, &fixed);
        }
    }
}

fn check_meaning(
    gates: &Gates,
    encoder: &Encoder,
    sink: &Clauses,
    asserted: &[(Option<Lit>, u64)],
    fixed: &[(Lit, Polarity, u64)],
) {
    let guards: Vec<Lit> = asserted.iter().filter_map(|&(guard, _)| guard).collect();
    for assignment in 0..16 {
        let inputs = fixed_inputs(gates, encoder, assignment);
        for choice in 0..1u32 << guards.len() {
            let positions = guards.iter().enumerate();
            let chosen = positions.map(|(place, guard)| guard.negated_if(choice >> place & 1 == 0));
            let assumed: Vec<Lit> = inputs.iter().copied().chain(chosen).collect();
            let holds = asserted.iter().all(|&(guard, table)| {
                guard.is_some_and(|guard| assumed.contains(&!guard)) || table >> assignment & 1 == 1
            });
            assert_eq!(sink.satisfiable(&assumed), holds, "{:?}", sink.clauses);
            for &(literal, polarity, table) in fixed.iter().filter(|_| holds) {
                let value = table >> assignment & 1 == 1;
                let with = |literal: Lit| {
                    let assumed: Vec<Lit> = assumed.iter().copied().chain([literal]).collect();
                    sink.satisfiable(&assumed)
                };
                assert!(with(literal.negated_if(!value)), "the literal can have its value");
                if polarity.has_positive() && !value {
                    assert!(!with(literal), "true only where the edge is");
                }
                if polarity.has_negative() && value {
                    assert!(!with(!literal), "false only where the edge is");
                }
            }
        }
    }
}

#[test]
fn wide_vectors() {
    let width = if cfg!(debug_assertions) { 1 << 14 } else { 1 << 18 };
    let mut subject = Subject::new(width);
    for name in ["and", "add", "sub", "concat", "ult", "slt", "equal", "lshr"] {
        if let Some((_, build)) = BINARY.iter().find(|row| row.0 == name) {
            subject.add(*build);
        }
    }
    subject.add(|graph, x, _| {
        let twelve = graph.number(12, width);
        graph.term(Operator::BvMul, &[x, twelve])
    });
    let mut random = Random(77);
    let pairs: Vec<[BitVec; 2]> = (0..4).map(|_| [random.value(width), random.value(width)]).collect();
    subject.check(&pairs);
}

#[test]
fn circuits_that_are_too_large_are_refused() {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(1 << 20);
    let (x, y) = (graph.variable("x", sort), graph.variable("y", sort));
    let sum = graph.term(Operator::BvAdd, &[x, y]);
    let mut blaster = Blaster::new();
    for operator in [Operator::BvMul, Operator::BvUdiv, Operator::BvUrem] {
        let term = graph.term(operator, &[x, y]);
        assert_eq!(blaster.blast(&graph, term, &Limits::none()), Err(Stop::Memory));
        assert!(blaster.bits(term).is_empty());
    }
    let limits = Limits::none();
    limits.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
    let mut blaster = Blaster::new();
    assert_eq!(blaster.blast(&graph, sum, &limits), Err(Stop::Canceled));
    assert!(blaster.blast(&graph, sum, &Limits::none()).is_ok());
}

#[test]
fn reads_are_inputs_whatever_they_read() {
    let mut graph = Graph::new();
    let index = graph.bitvec_sort(4);
    let sort = graph.sorts.intern(javelin_term::sort::SortKind::Array(index, index));
    let [a, b] = ["a", "b"].map(|name| graph.variable(name, sort));
    let [i, j] = ["i", "j"].map(|name| graph.variable(name, index));
    let read = graph.term(Operator::Select, &[a, i]);
    let (found, same) = (graph.equal(read, j), graph.equal(a, b));
    let both = graph.and(&[found, same]);
    let mut blaster = Blaster::new();
    assert_eq!(blaster.blast(&graph, both, &Limits::none()).map(<[Edge]>::len), Ok(1));
    assert_eq!([read, same, i].map(|term| blaster.bits(term).len()), [4, 1, 0]);
    assert_eq!(blaster.variables(), [j]);
    assert_eq!(blaster.blast(&graph, a, &Limits::none()), Err(Stop::Broken("a term without bits")));
}

#[test]
fn deep_terms() {
    let mut graph = Graph::new();
    let mut formula = graph.variable("p", Sort::BOOL);
    for _ in 0..500_000 {
        let other = graph.variable("q", Sort::BOOL);
        let equal = graph.equal(formula, other);
        let third = graph.variable("r", Sort::BOOL);
        formula = graph.and(&[equal, third]);
    }
    let mut blaster = Blaster::new();
    let edge = blaster.blast(&graph, formula, &Limits::none()).expect("no limit")[0];
    let mut sink = Clauses::default();
    Encoder::new().assert(blaster.gates(), edge, None, &mut sink, &Limits::none()).expect("no limit");
    assert!(sink.clauses.len() > 1_000_000);
}

/// Zeros above a product show in its bits, and a remainder with few rows gets its circuit at once.
#[test]
fn lengths_of_products_and_quotients() {
    let mut graph = Graph::new();
    let narrow = graph.bitvec_sort(122);
    let x = graph.variable("x", narrow);
    let x = graph.zero_extend(x, 128);
    let three = graph.number(3, 250);
    let product = graph.term(Operator::BvMul, &[x, three]);
    let mut blaster = Blaster::with_waiting(Waiting { product: 49, quotient: 33 });
    let bits = blaster.blast(&graph, product, &Limits::none()).expect("no limit");
    assert!(bits[..124].iter().all(|bit| !bit.is_constant()));
    assert!(bits[124..].iter().all(|&bit| bit == Edge::FALSE));
    for (top, waits) in [(120, false), (60, true), (2, false)] {
        let divisor = graph.constant(&BitVec::from_bits(250, |index| index == 0 || index == top));
        for operator in [Operator::BvUdiv, Operator::BvUrem] {
            let term = graph.term(operator, &[product, divisor]);
            blaster.blast(&graph, term, &Limits::none()).expect("no limit");
            assert_eq!(blaster.is_deferred(term), waits, "a divisor of {} bits", top + 1);
        }
    }
}

/// With bits of its own for each term, a chain of this length would exceed the pool.
#[test]
fn chains_of_concatenations() {
    let mut graph = Graph::new();
    let bit = graph.bitvec_sort(1);
    let bits: Vec<Term> = (0..=40_000).map(|index| graph.variable(&format!("x{index}"), bit)).collect();
    let chain = bits.iter().enumerate().skip(1).fold(bits[0], |chain, (index, &next)| {
        graph.term(Operator::Concat, &if index % 2 == 1 { [chain, next] } else { [next, chain] })
    });
    let mut blaster = Blaster::new();
    let found = blaster.blast(&graph, chain, &Limits::none()).expect("no limit").to_vec();
    let ends = [39_999, 40_000].map(|index| blaster.bits(bits[index])[0]);
    assert_eq!([found[0], found[40_000]], ends, "the lowest and the highest bit");
    let inner = graph.child(chain, 1);
    assert_eq!(blaster.blast(&graph, inner, &Limits::none()).expect("no limit"), &found[..40_000]);
    blaster.check_invariants(&graph);
}

/// An interrupted assertion, repeated, gives the clauses it would have given at once.
#[test]
fn interrupted_encoding() {
    let mut subject = Subject::new(64);
    subject.add(|graph, x, y| {
        let product = graph.term(Operator::BvMul, &[x, y]);
        graph.equal(product, x)
    });
    let edge = subject.blaster.bits(subject.terms[0])[0];
    let gates = subject.blaster.gates();
    let clauses = |interrupts: usize| {
        let (mut encoder, mut sink) = (Encoder::new(), Clauses::default());
        let limits = Limits::none();
        limits.cancel.store(true, std::sync::atomic::Ordering::Relaxed);
        for _ in 0..interrupts {
            assert_eq!(encoder.assert(gates, edge, None, &mut sink, &limits), Err(Stop::Canceled));
        }
        assert_eq!(encoder.assert(gates, edge, None, &mut sink, &Limits::none()), Ok(()));
        sink.clauses.sort_unstable();
        sink.clauses.dedup();
        sink.clauses
    };
    assert_eq!(clauses(2), clauses(0));
}

/// Conjunctions that share their parts are split in linear time.
#[test]
fn shared_conjunctions() {
    let mut gates = Gates::new();
    let mut edge = gates.input();
    for _ in 0..200 {
        let (left, right) = (gates.input(), gates.input());
        let (left, right) = (gates.and(edge, left), gates.and(edge, right));
        let either = gates.or(left, right);
        let third = gates.input();
        let (left, right) = (gates.and(either, third), gates.and(either, left));
        edge = gates.and(left, right);
    }
    let mut sink = Clauses::default();
    Encoder::new().assert(&gates, edge, None, &mut sink, &Limits::none()).expect("no limit");
    assert!(sink.clauses.len() < 5000);
}

/// Gates and clauses of `operator(x, y)` for a width: and, xor, mux, xor3, maj; all gates; variables, clauses
/// and literals where every bit is defined in both directions.
fn measure(width: u32, build: Build) -> String {
    let mut subject = Subject::new(width);
    subject.add(build);
    let gates = subject.blaster.gates();
    let bits = subject.blaster.bits(subject.terms[0]);
    let counts = gates.cone_counts(bits);
    let of = |kind: Kind| counts[kind as usize];
    let kinds = [Kind::And, Kind::Xor, Kind::Mux, Kind::Xor3, Kind::Maj].map(of);
    let mut sink = Clauses::default();
    let mut encoder = Encoder::new();
    for &bit in bits {
        encoder.literal(gates, bit, Polarity::Both, &mut sink, &Limits::none()).expect("no limit");
    }
    let total: usize = kinds.iter().sum();
    let [and, xor, mux, xor3, maj] = kinds;
    let (variables, clauses, literals) = (sink.variables, sink.clauses.len(), sink.literals());
    format!("{and}\t{xor}\t{mux}\t{xor3}\t{maj}\t{total}\t{variables}\t{clauses}\t{literals}")
}

/// The table of counts is unchanged; set `JAVELIN_WRITE_COUNTS` to write it anew.
#[test]
fn counts_have_not_changed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/circuit_counts.tsv");
    let header = "operator\twidth\tand\txor\tmux\txor3\tmaj\tgates\tvariables\tclauses\tliterals\n";
    let mut table = String::from(header);
    for (name, build) in BINARY {
        for width in [1, 2, 3, 4, 8, 16, 32, 64] {
            table += &format!("{name}\t{width}\t{}\n", measure(width, *build));
        }
    }
    if std::env::var_os("JAVELIN_WRITE_COUNTS").is_some() {
        std::fs::write(path, &table).expect("the table is written");
    }
    let expected = std::fs::read_to_string(path).expect("the table is there");
    let differences: Vec<String> = expected
        .lines()
        .zip(table.lines())
        .filter(|(was, is)| was != is)
        .map(|(was, is)| format!("was {was}\nis  {is}"))
        .collect();
    assert!(differences.is_empty() && expected == table, "{header}{}", differences.join("\n"));
}
