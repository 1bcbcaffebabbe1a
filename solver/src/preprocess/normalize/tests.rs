//! Normal forms are equal to their terms under every assignment, and equal for terms that are.

use super::run::{NormalForms, Run};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::work::Work;

/// A generator of pseudo-random numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn pick(&mut self, terms: &[Term]) -> Term {
        terms[self.below(terms.len())]
    }
}

#[derive(Default)]
struct Setting {
    graph: Graph,
    known: NormalForms,
}

impl Setting {
    fn variables(&mut self, width: u32, count: usize) -> Vec<Term> {
        let sort = self.graph.bitvec_sort(width);
        (0..count).map(|index| self.graph.variable(&format!("x{width}_{index}"), sort)).collect()
    }

    fn normalize(&mut self, rewriter: &mut Rewriter, roots: &[Term]) -> Vec<Term> {
        let roots: Vec<Term> = roots.iter().map(|&root| rewriter.rewrite(&mut self.graph, root)).collect();
        let work = Work::new(&Limits::none());
        let mut run = Run::new(&mut self.known, &mut self.graph, rewriter, work);
        run.run(&roots).expect("no limits");
        roots.iter().map(|&root| run.normal(root)).collect()
    }
}

/// A vector of a width, built from the existing vectors of widths 1 to 3.
fn grown(graph: &mut Graph, random: &mut Random, vectors: &[Vec<Term>; 4], width: usize) -> Term {
    const BINARY: [Operator; 12] = [
        Operator::BvAdd,
        Operator::BvAdd,
        Operator::BvAdd,
        Operator::BvMul,
        Operator::BvMul,
        Operator::BvAnd,
        Operator::BvXor,
        Operator::BvAnd,
        Operator::BvXor,
        Operator::BvShl,
        Operator::BvUdiv,
        Operator::BvUrem,
    ];
    let first = random.pick(&vectors[width]);
    let second = random.pick(&vectors[width]);
    match random.below(24) {
        0..=2 => graph.bvnot(first),
        3 | 4 => graph.bvneg(first),
        5 => {
            let number = random.below(8) as u64;
            graph.number(number, width as u32)
        }
        6 | 7 if width < 3 => {
            let larger = random.pick(&vectors[width + 1]);
            let low = random.below(2) as u32;
            graph.extract(larger, low + width as u32 - 1, low)
        }
        8..=10 if width > 1 => {
            let cut = 1 + random.below(width - 1);
            let (high, low) = (random.pick(&vectors[width - cut]), random.pick(&vectors[cut]));
            graph.term(Operator::Concat, &[high, low])
        }
        11 if width > 1 => {
            let narrow = random.pick(&vectors[width - 1]);
            graph.zero_extend(narrow, 1)
        }
        12 => {
            let condition = graph.equal(first, second);
            graph.ite(condition, first, second)
        }
        _ => graph.term(BINARY[random.below(BINARY.len())], &[first, second]),
    }
}

fn assert_equal(
    graph: &Graph,
    variables: &[Term],
    pairs: &[(Term, Term)],
    random: &mut Random,
    count: usize,
) {
    let mut evaluator = Evaluator::new();
    for _ in 0..count {
        let mut assignment = Assignment::new();
        for &variable in variables {
            assignment.set(variable, BitVec::from_u64(random.below(8) as u64, graph.width(variable)));
        }
        evaluator.clear();
        for &(term, normal) in pairs {
            let [before, after] =
                [term, normal].map(|term| evaluator.value(graph, &assignment, term).expect("a value"));
            assert_eq!(before, after, "the normal form of a term has another value");
        }
    }
}

/// Two terms that are equal by the laws of rings: a sum in two orders, a product and its distribution, or the
/// square of a remainder.
fn equal_by_law(graph: &mut Graph, random: &mut Random, vectors: &[Term]) -> [Term; 2] {
    let [a, b, c] = [(); 3].map(|()| random.pick(vectors));
    let mut apply = |operator, left, right| graph.term(operator, &[left, right]);
    if random.below(4) == 0 {
        let [remainder, quotient] =
            [Operator::BvUrem, Operator::BvUdiv].map(|operator| apply(operator, a, b));
        let [first, last] = [a, b].map(|factor| apply(Operator::BvMul, remainder, factor));
        let last = apply(Operator::BvMul, last, quotient);
        let square = apply(Operator::BvMul, remainder, remainder);
        let rest = graph.bvsub(first, last);
        return [rest, square];
    }
    let (inner, outer) = (apply(Operator::BvAdd, a, b), [Operator::BvAdd, Operator::BvMul][random.below(2)]);
    let together = apply(outer, inner, c);
    if outer == Operator::BvAdd {
        let rest = apply(Operator::BvAdd, c, b);
        return [together, apply(Operator::BvAdd, rest, a)];
    }
    let parts = [apply(Operator::BvMul, a, c), apply(Operator::BvMul, b, c)];
    [together, apply(Operator::BvAdd, parts[0], parts[1])]
}

#[test]
fn random_terms_keep_their_values() {
    let mut random = Random(7);
    let mut counters = super::run::NormalizeCounters::default();
    for _ in 0..300 {
        let mut setting = Setting::default();
        let mut rewriter = Rewriter::new(2);
        let mut vectors = [vec![], setting.variables(1, 1), setting.variables(2, 2), setting.variables(3, 3)];
        let variables: Vec<Term> = vectors.iter().flatten().copied().collect();
        for _ in 0..3 {
            let mut roots = Vec::new();
            for _ in 0..25 {
                let width = 1 + random.below(3);
                let term = grown(&mut setting.graph, &mut random, &vectors, width);
                vectors[width].push(term);
                if random.below(4) == 0 {
                    let equal = equal_by_law(&mut setting.graph, &mut random, &vectors[width]);
                    vectors[width].extend(equal);
                    roots.push(setting.graph.term(Operator::Equal, &equal));
                }
                let other = random.pick(&vectors[width]);
                if random.below(3) == 0 {
                    let operator = [Operator::Equal, Operator::Equal, Operator::BvUlt][random.below(3)];
                    roots.push(setting.graph.term(operator, &[term, other]));
                } else if random.below(3) == 0 {
                    roots.push(term);
                }
            }
            let normal = setting.normalize(&mut rewriter, &roots);
            let pairs: Vec<(Term, Term)> = roots.into_iter().zip(normal).collect();
            assert_equal(&setting.graph, &variables, &pairs, &mut random, 200);
        }
        counters.merged += setting.known.counters.merged;
        counters.built += setting.known.counters.built;
        counters.equations += setting.known.counters.equations;
    }
    let fired = counters.merged > 40 && counters.built > 100 && counters.equations > 300;
    assert!(fired, "the normal forms are hardly tried: {counters:?}");
}

/// The normal form of the equation of two terms over `a`, `b`, `c` and `d`.
fn equation(width: u32, build: impl Fn(&mut Graph, [Term; 4]) -> [Term; 2]) -> (Setting, Term) {
    let mut setting = Setting::default();
    let variables = setting.variables(width, 4);
    let [left, right] = build(&mut setting.graph, [variables[0], variables[1], variables[2], variables[3]]);
    let equation = setting.graph.equal(left, right);
    let normal = setting.normalize(&mut Rewriter::new(2), &[equation]);
    (setting, normal[0])
}

fn sum(graph: &mut Graph, terms: &[Term]) -> Term {
    terms.iter().copied().reduce(|left, right| graph.term(Operator::BvAdd, &[left, right])).expect("a term")
}

fn product(graph: &mut Graph, terms: &[Term]) -> Term {
    terms.iter().copied().reduce(|left, right| graph.term(Operator::BvMul, &[left, right])).expect("a term")
}

#[test]
fn products_of_sums_are_compared_in_any_order() {
    for width in [8, 32, 128, 4096] {
        let (setting, normal) = equation(width, |graph, [a, b, c, d]| {
            let (all, inner, outer) = (sum(graph, &[a, b, c, d]), sum(graph, &[b, c]), sum(graph, &[a, d]));
            let other = sum(graph, &[outer, inner]);
            [product(graph, &[all, other]), product(graph, &[all, all])]
        });
        assert_eq!(setting.graph.truth_of(normal), Some(true), "width {width}");
    }
}

#[test]
fn bitwise_terms_are_sums_of_conjunctions() {
    let (setting, normal) = equation(64, |graph, [a, b, ..]| {
        let (either, both) = (graph.bvor(a, b), graph.term(Operator::BvAnd, &[a, b]));
        [sum(graph, &[either, both]), sum(graph, &[a, b])]
    });
    assert_eq!(setting.graph.truth_of(normal), Some(true));
}

#[test]
fn an_odd_constant_contradicts_even_coefficients() {
    let (setting, normal) = equation(16, |graph, [a, b, ..]| {
        let (two, six, five) = (graph.number(2, 16), graph.number(6, 16), graph.number(5, 16));
        let left = product(graph, &[two, a]);
        let right = product(graph, &[six, b]);
        [sum(graph, &[left, right]), five]
    });
    assert_eq!(setting.graph.truth_of(normal), Some(false));
}

#[test]
fn common_bases_are_taken_out() {
    let mut setting = Setting::default();
    let variables = setting.variables(32, 4);
    let [a, b, c, d] = [0, 1, 2, 3].map(|index| variables[index]);
    let graph = &mut setting.graph;
    let products = [[a, b], [a, c], [d, b], [d, c]].map(|pair| product(graph, &pair));
    let all = sum(graph, &products);
    let limit = graph.number(1000, 32);
    let atom = graph.term(Operator::BvUlt, &[all, limit]);
    let normal = setting.normalize(&mut Rewriter::new(2), &[atom])[0];
    let graph = &setting.graph;
    assert_eq!(graph.operator(graph.child(normal, 0)), Operator::BvMul, "(a + d) (b + c)");
}

#[test]
fn ladders_and_chains_stay_linear() {
    let mut setting = Setting::default();
    let variables = setting.variables(8, 3);
    let (a, b) = (variables[0], variables[1]);
    let graph = &mut setting.graph;
    let mut tops = [a; 5];
    for step in 0..20_000 {
        let other = variables[step % 3];
        let sums = sum(graph, &[tops[2], other]);
        tops = [
            sum(graph, &[tops[0], other]),
            product(graph, &[tops[1], tops[1]]),
            product(graph, &[tops[2], sums]),
            graph.term(Operator::BvXor, &[tops[3], other]),
            sum(graph, &[tops[4], tops[4]]),
        ];
    }
    let roots: Vec<Term> = tops.iter().map(|&top| graph.equal(top, b)).collect();
    let before = graph.len();
    setting.normalize(&mut Rewriter::new(2), &roots);
    assert!(setting.graph.len() < 12 * before, "{} terms of {before}", setting.graph.len());
}

#[test]
fn a_long_chain_over_few_variables_becomes_short() {
    let mut setting = Setting::default();
    let variables = setting.variables(8, 4);
    let bound = variables[0];
    for operator in [Operator::BvAdd, Operator::BvXor] {
        let graph = &mut setting.graph;
        let step = |graph: &mut Graph, top, step: usize| graph.term(operator, &[top, variables[step % 4]]);
        let top = (0..2001).fold(variables[0], |top, number| step(graph, top, number));
        let root = graph.term(Operator::BvUlt, &[top, bound]);
        let normal = setting.normalize(&mut Rewriter::new(2), &[root]);
        let terms = javelin_term::traverse::post_order(&setting.graph, &normal).len();
        assert!(terms < 30, "{operator:?}: {terms} terms");
    }
}

#[test]
fn a_cofactor_may_be_the_base_itself() {
    let mut setting = Setting::default();
    let variables = setting.variables(3, 3);
    let [a, b, c] = [variables[0], variables[1], variables[2]];
    let mut rewriter = Rewriter::new(2);
    let graph = &mut setting.graph;
    // The remainder is a base from here on: the equation with `a - b (a / b)` is known only where the
    // quotient is used.
    let [remainder, quotient] =
        [Operator::BvUrem, Operator::BvUdiv].map(|operator| graph.term(operator, &[a, b]));
    let first = product(graph, &[remainder, a]);
    let root = graph.term(Operator::BvUlt, &[first, c]);
    setting.normalize(&mut rewriter, &[root]);
    let graph = &mut setting.graph;
    let last = product(graph, &[remainder, b, quotient]);
    let difference = graph.bvsub(c, last);
    let square = sum(graph, &[first, difference]);
    let other = sum(graph, &[c, remainder]);
    let root = graph.term(Operator::BvUlt, &[square, other]);
    let normal = setting.normalize(&mut rewriter, &[root])[0];
    let mut random = Random(7);
    assert_equal(&setting.graph, &variables, &[(root, normal)], &mut random, 512);
}

#[test]
fn monomials_have_a_bound() {
    let mut setting = Setting::default();
    let variables = setting.variables(8, 20_003);
    let graph = &mut setting.graph;
    let long = product(graph, &variables[3..]);
    let [left, right] = [0, 1].map(|index| graph.term(Operator::BvMul, &[long, variables[index]]));
    let inner = sum(graph, &[variables[2], right]);
    let outer = sum(graph, &[left, inner]);
    let root = graph.term(Operator::BvUlt, &[outer, variables[2]]);
    let normal = setting.normalize(&mut Rewriter::new(2), &[root])[0];
    assert_equal(&setting.graph, &variables, &[(root, normal)], &mut Random(7), 20);
}
