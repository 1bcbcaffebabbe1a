//! Random values, assignments and terms over all operators, from a seed.

#[allow(dead_code, reason = "not every test uses all of it")]
mod numbers;

pub use numbers::Random;

use javelin_term::array::value_width;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};

impl Random {
    /// A random value, every other time a special one.
    pub fn value(&mut self, width: u32) -> BitVec {
        match self.below(10) {
            0 => BitVec::zero(width),
            1 => BitVec::one(width),
            2 => BitVec::ones(width),
            3 => BitVec::min_signed(width),
            4 => BitVec::max_signed(width),
            _ => {
                let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| self.next()).collect();
                BitVec::from_limbs(&limbs, width)
            }
        }
    }
}

/// The rounds of a random test that has `all` of them where `JAVELIN_ALL_ROUNDS` is set, as in CI; a third of
/// them where somebody waits.
#[allow(dead_code, reason = "not every test has rounds")]
pub fn rounds(all: u64) -> u64 {
    if std::env::var_os("JAVELIN_ALL_ROUNDS").is_some() { all } else { all / 3 }
}

/// All assignments of the variables where they are at most `bound`, otherwise that many random ones. Arrays
/// get random elements at random indices.
pub fn assignments(graph: &Graph, variables: &[Term], bound: u64, random: &mut Random) -> Vec<Assignment> {
    let is_array = |variable: &Term| matches!(graph.sorts.kind(graph.sort(*variable)), SortKind::Array(..));
    let (arrays, vectors): (Vec<Term>, Vec<Term>) = variables.iter().partition(|variable| is_array(variable));
    let bits: u32 = vectors.iter().map(|&variable| graph.width(variable)).sum();
    let exhaustive = arrays.is_empty() && bits < 32 && 1u64 << bits <= bound;
    let count = if exhaustive { 1u64 << bits } else { bound };
    (0..count)
        .map(|number| {
            let mut assignment = Assignment::new();
            let mut rest = number;
            for &variable in &vectors {
                let width = graph.width(variable);
                let value = match exhaustive {
                    true => BitVec::from_u64(rest, width),
                    false => random.value(width),
                };
                rest >>= width.min(63);
                assignment.set(variable, value);
            }
            for &array in &arrays {
                let value = random_array(graph, &assignment, array, random);
                assignment.set(array, value);
            }
            assignment
        })
        .collect()
}

/// An array of vectors that differs from a constant one in a few elements.
fn random_array(graph: &Graph, assignment: &Assignment, array: Term, random: &mut Random) -> BitVec {
    let SortKind::Array(index, element) = *graph.sorts.kind(graph.sort(array)) else {
        unreachable!("an array")
    };
    let [index, element] =
        [index, element].map(|sort| value_width(&graph.sorts, sort).expect("an array of vectors"));
    let constant = assignment.constant_array(&random.value(element));
    (0..random.below(8)).fold(constant, |array, _| {
        let (index, element) = (random.value(index), random.value(element));
        assignment.write(&array, &index, &element)
    })
}

/// Random terms that share parts, over a few variables.
pub struct Terms {
    pub variables: Vec<Term>,
    booleans: Vec<Term>,
    /// Vectors by width; none has width 0.
    vectors: Vec<Vec<Term>>,
}

impl Terms {
    /// Variables: `booleans` truth values, and `vectors[w - 1]` vectors of width `w`.
    pub fn new(graph: &mut Graph, booleans: usize, vectors: &[usize], widths: usize) -> Terms {
        let mut terms =
            Terms { variables: Vec::new(), booleans: Vec::new(), vectors: vec![Vec::new(); widths + 1] };
        for index in 0..booleans {
            let variable = graph.variable(&format!("p{index}"), Sort::BOOL);
            terms.variables.push(variable);
            terms.booleans.push(variable);
        }
        for (width, &count) in (1..).zip(vectors) {
            for index in 0..count {
                let sort = graph.bitvec_sort(width as u32);
                let variable = graph.variable(&format!("x{width}{index}"), sort);
                terms.variables.push(variable);
                terms.vectors[width].push(variable);
            }
        }
        terms
    }

    pub fn boolean(&mut self, graph: &mut Graph, random: &mut Random) -> Term {
        match random.below(12) {
            0 => graph.truth(random.below(2) == 1),
            _ if self.booleans.is_empty() => graph.truth(random.below(2) == 1),
            1..6 => self.booleans[self.booleans.len() - 1 - random.below(self.booleans.len().min(4))],
            _ => random.pick(&self.booleans),
        }
    }

    pub fn vector(&mut self, graph: &mut Graph, random: &mut Random, width: usize) -> Term {
        if self.vectors[width].is_empty() || random.below(4) == 0 {
            return graph.constant(&random.value(width as u32));
        }
        random.pick(&self.vectors[width])
    }

    fn width(&self, random: &mut Random) -> usize {
        1 + random.below(self.vectors.len() - 1)
    }

    /// Adds a random truth value over the existing terms.
    pub fn grow_boolean(&mut self, graph: &mut Graph, random: &mut Random) -> Term {
        let term = match random.below(8) {
            0 => {
                let inner = self.boolean(graph, random);
                graph.term(Operator::Not, &[inner])
            }
            1 | 2 => {
                let count = 2 + random.below(3);
                let mut parts: Vec<Term> = (0..count).map(|_| self.boolean(graph, random)).collect();
                for part in &mut parts {
                    if random.below(3) == 0 {
                        *part = graph.not(*part);
                    }
                }
                graph.term(Operator::And, &parts)
            }
            3 => {
                let (left, right) = (self.boolean(graph, random), self.boolean(graph, random));
                graph.equal(left, right)
            }
            4 => {
                let parts = [0; 3].map(|_| self.boolean(graph, random));
                graph.term(Operator::Ite, &parts)
            }
            _ => {
                let width = self.width(random);
                let operator =
                    random.pick(&[Operator::Equal, Operator::Equal, Operator::BvUlt, Operator::BvSlt]);
                let pair = [0; 2].map(|_| self.vector(graph, random, width));
                graph.term(operator, &pair)
            }
        };
        self.booleans.push(term);
        term
    }

    /// Adds a random vector over the existing terms.
    pub fn grow_vector(&mut self, graph: &mut Graph, random: &mut Random) -> Term {
        const BINARY: [Operator; 9] = [
            Operator::BvAnd,
            Operator::BvXor,
            Operator::BvAdd,
            Operator::BvMul,
            Operator::BvUdiv,
            Operator::BvUrem,
            Operator::BvShl,
            Operator::BvLshr,
            Operator::BvAshr,
        ];
        let width = self.width(random);
        let term = match random.below(10) {
            0 => {
                let inner = self.vector(graph, random, width);
                graph.term(Operator::BvNot, &[inner])
            }
            1 => {
                let inner = self.vector(graph, random, width);
                graph.bvneg(inner)
            }
            2 => {
                let condition = self.boolean(graph, random);
                let [then, other] = [0; 2].map(|_| self.vector(graph, random, width));
                graph.ite(condition, then, other)
            }
            3 if width > 1 => {
                let low = 1 + random.below(width - 1);
                let parts = [self.vector(graph, random, width - low), self.vector(graph, random, low)];
                graph.term(Operator::Concat, &parts)
            }
            4 if width > 1 => {
                let added = 1 + random.below(width - 1);
                let inner = self.vector(graph, random, width - added);
                graph.sign_extend(inner, added as u32)
            }
            5 => {
                let inner = self.vector(graph, random, width);
                let low = random.below(width);
                let high = low + random.below(width - low);
                graph.extract(inner, high as u32, low as u32)
            }
            _ => {
                let pair = [0; 2].map(|_| self.vector(graph, random, width));
                graph.term(random.pick(&BINARY), &pair)
            }
        };
        let width = graph.width(term) as usize;
        self.vectors[width].push(term);
        term
    }
}
