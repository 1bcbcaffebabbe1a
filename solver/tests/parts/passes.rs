//! Preprocessing keeps satisfiability on every level of a stack, and its models satisfy the original
//! assertions.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::random::{Random, Terms, assignments, rounds};
use javelin_solver::levels::Levels;
use javelin_solver::params::Params;
use javelin_solver::preprocess::{Conjunct, Context, Origins, Preprocessor};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::traverse;

/// A stack of assertions and the results of preprocessing them.
struct Stack {
    graph: Graph,
    rewriter: Rewriter,
    preprocessor: Preprocessor,
    levels: Levels,
    original: Vec<Vec<Term>>,
    simplified: Vec<Vec<Term>>,
}

impl Stack {
    fn new() -> Stack {
        Stack::with(&Params::default())
    }

    /// A stack whose unconstrained variables are not eliminated.
    fn without_unconstrained() -> Stack {
        Stack::with(&Params { pass_unconstrained: false, ..Params::default() })
    }

    fn with(params: &Params) -> Stack {
        Stack {
            graph: Graph::new(),
            rewriter: Rewriter::new(2),
            preprocessor: Preprocessor::new(true, params),
            levels: Levels::new(),
            original: vec![Vec::new()],
            simplified: vec![Vec::new()],
        }
    }

    fn push(&mut self) {
        self.levels.push();
        self.original.push(Vec::new());
        self.simplified.push(Vec::new());
    }

    fn pop(&mut self, levels: usize) {
        self.levels.pop(levels);
        self.original.truncate(self.original.len() - levels);
        self.simplified.truncate(self.simplified.len() - levels);
    }

    fn add(&mut self, assertions: &[Term], limits: &Limits) -> Result<(), Stop> {
        let Stack { graph, rewriter, preprocessor, levels, .. } = self;
        let conjuncts: Vec<Conjunct> =
            assertions.iter().map(|&term| Conjunct::new(term, Origins::NONE)).collect();
        let simplified = preprocessor.add(&mut Context { graph, rewriter, levels, limits }, &conjuncts)?;
        self.original.last_mut().expect("a level").extend(assertions);
        let simplified = simplified.into_iter().map(|conjunct| conjunct.term);
        self.simplified.last_mut().expect("a level").extend(simplified);
        Ok(())
    }

    fn add_all(&mut self, assertions: &[Term]) {
        self.add(assertions, &Limits::none()).expect("no limit");
    }

    /// The steps of all passes.
    fn ticks(&self) -> u64 {
        let statistics = self.preprocessor.statistics();
        statistics.iter().filter(|row| row.name.ends_with("-ticks")).map(|row| row.value).sum()
    }

    /// The value of a pass's counter.
    fn counter(&self, name: &str) -> u64 {
        let statistics = self.preprocessor.statistics();
        statistics.iter().find(|row| row.name == name).expect("a counter").value
    }

    fn simplify(&mut self, term: Term) -> Term {
        let Stack { graph, rewriter, preprocessor, levels, .. } = self;
        let limits = &Limits::none();
        preprocessor.simplify(&mut Context { graph, rewriter, levels, limits }, term).expect("no limit").term
    }

    /// Compares with enumeration: the verdicts are equal, with and without an assumption, and every model of
    /// the simplified assertions extends to one of the original ones. `None` if not all assignments were
    /// tried.
    fn check(&mut self, variables: &[Term], assumption: Term, random: &mut Random) -> Option<bool> {
        let simplified_assumption = self.simplify(assumption);
        let mut evaluator = Evaluator::new();
        let mut original_models = [0; 2];
        for assignment in assignments(&self.graph, variables, BOUND, random) {
            evaluator.clear();
            let mut holds = |term| evaluator.value(&self.graph, &assignment, term).expect("a value").is_one();
            if self.original.iter().flatten().all(|&term| holds(term)) {
                original_models[usize::from(holds(assumption))] += 1;
            }
        }
        // Passes introduce variables of their own.
        let roots = [&self.simplified.concat()[..], &[simplified_assumption]].concat();
        let left = traverse::variables(&self.graph, &roots);
        let mut simplified_models = [0; 2];
        for assignment in assignments(&self.graph, &left, BOUND, random) {
            let graph = &self.graph;
            evaluator.clear();
            let mut holds = |term| evaluator.value(graph, &assignment, term).expect("a value").is_one();
            if self.simplified.iter().flatten().all(|&term| holds(term)) {
                let assumed = holds(simplified_assumption);
                simplified_models[usize::from(assumed)] += 1;
                let mut model = assignment.clone();
                self.preprocessor.reconstruct(graph, &self.levels, &mut model, &Limits::none());
                evaluator.clear();
                let mut holds = |term| evaluator.value(graph, &model, term).expect("a value").is_one();
                let originals = self.original.iter().flatten();
                assert!(originals.into_iter().all(|&term| holds(term)), "a reconstructed model is wrong");
                assert_eq!(holds(assumption), assumed, "an assumption changed its value");
            }
        }
        self.preprocessor.check_invariants(&self.graph, &self.levels);
        let is_small = |all: &[Term]| {
            let is_vector = |&term: &Term| self.graph.is_bool(term) || self.graph.is_bitvec(term);
            all.iter().all(is_vector)
                && all.iter().map(|&term| u64::from(self.graph.width(term))).sum::<u64>()
                    <= BOUND.ilog2().into()
        };
        if !is_small(variables) || !is_small(&left) {
            return None;
        }
        assert_eq!(original_models.map(|count| count > 0), simplified_models.map(|count| count > 0));
        Some(original_models.iter().sum::<i32>() > 0)
    }
}

/// The most assignments that are enumerated.
const BOUND: u64 = 1 << 14;

/// A term that only the values of its variables decide: each variable occurs twice.
fn entangled(graph: &mut Graph, left: Term, right: Term) -> Term {
    let product = graph.term(Operator::BvMul, &[left, right]);
    let difference = graph.term(Operator::BvXor, &[left, right]);
    graph.term(Operator::BvUlt, &[product, difference])
}

/// An assertion that often is an equation with a variable.
fn assertion(graph: &mut Graph, terms: &mut Terms, random: &mut Random) -> Term {
    let variable = random.pick(&terms.variables);
    for _ in 0..random.below(4) {
        terms.grow_vector(graph, random);
        terms.grow_boolean(graph, random);
    }
    let other = match graph.is_bool(variable) {
        true => terms.boolean(graph, random),
        false => {
            let width = graph.width(variable) as usize;
            terms.vector(graph, random, width)
        }
    };
    let equation = graph.equal(variable, other);
    let second = terms.boolean(graph, random);
    match random.below(8) {
        0 => graph.not(equation),
        1 => graph.and(&[equation, second]),
        2 => graph.or(&[equation, second]),
        3 => second,
        4 if graph.is_bitvec(other) => {
            let width = graph.width(other) as usize;
            let third = terms.vector(graph, random, width);
            let sum = graph
                .term(random.pick(&[Operator::BvAdd, Operator::BvXor, Operator::BvMul]), &[variable, other]);
            graph.equal(sum, third)
        }
        5 => graph.not(second),
        _ => equation,
    }
}

#[test]
fn random_stacks_keep_their_verdicts() {
    let mut random = Random(1);
    let (mut verdicts, count) = ([0, 0], rounds(250));
    for _ in 0..count {
        let mut stack = Stack::new();
        let mut terms = Terms::new(&mut stack.graph, 2, &[2, 2, 1], 3);
        let variables = terms.variables.clone();
        for _ in 0..12 {
            match random.below(8) {
                0 | 1 => stack.push(),
                2 if stack.original.len() > 1 => {
                    let levels = 1 + random.below(stack.original.len() - 1);
                    stack.pop(levels);
                }
                _ => {
                    let count = 1 + random.below(3);
                    let batch: Vec<Term> =
                        (0..count).map(|_| assertion(&mut stack.graph, &mut terms, &mut random)).collect();
                    stack.add_all(&batch);
                }
            }
            if random.below(2) == 0 {
                let assumption = assertion(&mut stack.graph, &mut terms, &mut random);
                if let Some(sat) = stack.check(&variables, assumption, &mut random) {
                    verdicts[usize::from(sat)] += 1;
                }
            }
        }
    }
    assert!(verdicts.iter().all(|&found| 5 * found > 2 * count), "a one-sided test: {verdicts:?}");
}

#[test]
fn interrupted_calls_change_nothing() {
    let mut random = Random(2);
    let mut interrupted = 0;
    for _ in 0..10 {
        let mut stack = Stack::new();
        let mut terms = Terms::new(&mut stack.graph, 2, &[2, 1], 2);
        let variables = terms.variables.clone();
        let stopped = Limits { cancel: Arc::new(AtomicBool::new(true)), ..Limits::none() };
        for round in 0..4 {
            let mut batch: Vec<Term> =
                (0..2).map(|_| assertion(&mut stack.graph, &mut terms, &mut random)).collect();
            let deep = deep_term(&mut stack.graph, variables[2]);
            batch.push(stack.graph.equal(variables[3], deep));
            let assumption = assertion(&mut stack.graph, &mut terms, &mut random);
            let mut done = false;
            for _ in 0..4 {
                done = stack.add(&batch, &stopped).is_ok();
                if done {
                    break;
                }
                interrupted += 1;
                stack.check(&variables, assumption, &mut random);
            }
            if !done {
                stack.add_all(&batch);
            }
            stack.check(&variables, assumption, &mut random);
            if round == 1 {
                stack.push();
            }
        }
    }
    assert!(interrupted > 20, "only {interrupted} calls were interrupted");
}

/// A vector of one bit whose cone is so large that limits are checked.
fn deep_term(graph: &mut Graph, bit: Term) -> Term {
    let sort = graph.bitvec_sort(3);
    let hidden = graph.variable("hidden", sort);
    let mut term = hidden;
    for _ in 0..3000 {
        term = graph.term(Operator::BvMul, &[term, hidden]);
        term = graph.term(Operator::BvUrem, &[term, hidden]);
    }
    let zero = graph.number(0, 3);
    let product = graph.term(Operator::BvAnd, &[term, zero]);
    let low = graph.extract(product, 0, 0);
    graph.term(Operator::BvXor, &[low, bit])
}

fn byte_variables(graph: &mut Graph, count: usize) -> Vec<Term> {
    let sort = graph.bitvec_sort(8);
    (0..count).map(|index| graph.variable(&format!("x{index}"), sort)).collect()
}

#[test]
fn variables_that_were_handed_out_keep_their_equations() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 2);
    let (x, y) = (variables[0], variables[1]);
    let below = entangled(&mut stack.graph, x, y);
    stack.add_all(&[below]);
    stack.push();
    let five = stack.graph.number(5, 8);
    let equation = stack.graph.equal(x, five);
    stack.add_all(&[equation]);
    assert_eq!(stack.simplified[1], [equation]);
    let again = entangled(&mut stack.graph, five, y);
    let again = stack.simplify(again);
    assert!(stack.simplify(below) == again && again != below);
    stack.pop(1);
    assert_eq!(stack.simplify(below), below);
}

#[test]
fn other_variables_lose_their_equations() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 3);
    let [x, y, z] = variables[..] else { unreachable!("three variables") };
    let graph = &mut stack.graph;
    let (sum, product) = (graph.term(Operator::BvAdd, &[y, z]), graph.term(Operator::BvMul, &[z, z]));
    let (first, second) = (graph.equal(x, sum), graph.equal(y, product));
    let both = graph.and(&[first, second]);
    stack.add_all(&[both]);
    assert!(stack.simplified[0].is_empty());
    let mut model = Assignment::new();
    model.set(z, BitVec::from_u64(3, 8));
    stack.preprocessor.reconstruct(&stack.graph, &stack.levels, &mut model, &Limits::none());
    assert_eq!(model.get(y), Some(&BitVec::from_u64(9, 8)));
    assert_eq!(model.get(x), Some(&BitVec::from_u64(12, 8)));
}

#[test]
fn cyclic_equations_leave_one_assertion() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 3);
    let one = stack.graph.number(1, 8);
    let mut equations = Vec::new();
    for index in 0..3 {
        let next =
            stack.graph.term(Operator::BvMul, &[variables[(index + 1) % 3], variables[(index + 1) % 3]]);
        let next = stack.graph.term(Operator::BvAdd, &[next, one]);
        equations.push(stack.graph.equal(variables[index], next));
    }
    stack.add_all(&equations);
    assert_eq!(stack.simplified[0].len(), 1);
}

#[test]
fn passes_are_counted() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 3);
    let [x, y, z] = variables[..] else { unreachable!("three variables") };
    let graph = &mut stack.graph;
    let (first, second) = (entangled(graph, x, y), entangled(graph, y, z));
    let both = graph.and(&[first, second]);
    stack.add_all(&[both, first]);
    let five = stack.graph.number(5, 8);
    let equation = stack.graph.equal(x, five);
    stack.add_all(&[equation]);
    let counted = [
        ("preprocess-received", 3),
        ("preprocess-handed-out", 3),
        ("pass-flatten-runs", 3),
        ("pass-flatten-conjunctions", 1),
        ("pass-eliminate-runs", 3),
        ("pass-eliminate-bindings", 1),
        ("pass-keep-equations", 1),
        ("pass-deduplicate-dropped", 1),
    ];
    assert_eq!(counted.map(|(name, _)| (name, stack.counter(name))), counted);
}

/// A comparison of two vectors.
fn less(stack: &mut Stack, left: Term, right: Term) -> Term {
    stack.graph.term(Operator::BvUlt, &[left, right])
}

#[test]
fn bounds_hold_while_their_level_is_open() {
    let mut stack = Stack::without_unconstrained();
    let x = byte_variables(&mut stack.graph, 1)[0];
    let [five, ten] = [5, 10].map(|number| stack.graph.number(number, 8));
    let (small, large) = (less(&mut stack, x, five), less(&mut stack, ten, x));
    let falsity = stack.graph.truth(false);
    stack.push();
    stack.add_all(&[small]);
    stack.push();
    stack.add_all(&[large]);
    assert_eq!(stack.simplified[2], [falsity]);
    stack.pop(2);
    stack.push();
    stack.add_all(&[large]);
    assert_eq!(stack.simplified[1], [stack.rewriter.rewrite(&mut stack.graph, large)]);
}

#[test]
fn one_of_two_equal_bounds_stays() {
    let mut stack = Stack::without_unconstrained();
    let variables = byte_variables(&mut stack.graph, 2);
    let (x, y) = (variables[0], variables[1]);
    let [ten, twenty] = [10, 20].map(|number| stack.graph.number(number, 8));
    let sum = stack.graph.term(Operator::BvAdd, &[x, y]);
    let bounds = [twenty, ten, twenty].map(|bound| less(&mut stack, sum, bound));
    stack.add_all(&bounds);
    assert_eq!(stack.simplified[0], [bounds[1]]);
}

#[test]
fn cycles_of_comparisons_are_contradictions_or_equations() {
    for is_strict in [true, false] {
        let mut stack = Stack::new();
        let variables = byte_variables(&mut stack.graph, 100);
        let mut edges = Vec::new();
        for (index, &low) in variables.iter().enumerate() {
            let high = variables[(index + 1) % variables.len()];
            let above = less(&mut stack, high, low);
            edges.push(stack.graph.not(above));
        }
        if is_strict {
            edges[50] = less(&mut stack, variables[50], variables[51]);
        }
        stack.add_all(&edges);
        let falsity = stack.graph.truth(false);
        assert_eq!(stack.simplified[0], if is_strict { vec![falsity] } else { Vec::new() });
    }
}

#[test]
fn conditions_are_decided_by_those_around_them() {
    let mut stack = Stack::without_unconstrained();
    let variables = byte_variables(&mut stack.graph, 5);
    let [a, x, y, z, u] = variables[..] else { unreachable!("five variables") };
    let [five, nine] = [5, 9].map(|number| stack.graph.number(number, 8));
    let (small, larger) = (less(&mut stack, a, five), less(&mut stack, a, nine));
    let inner = stack.graph.ite(larger, x, y);
    let outer = stack.graph.ite(small, inner, z);
    let sum = stack.graph.term(Operator::BvMul, &[outer, u]);
    let compared = less(&mut stack, sum, u);
    stack.add_all(&[compared]);
    let shorter = stack.graph.ite(small, x, z);
    let sum = stack.graph.term(Operator::BvMul, &[shorter, u]);
    let wanted = less(&mut stack, sum, u);
    assert_eq!(stack.simplified[0], [wanted]);
    // A use elsewhere keeps the inner choice, and then both do.
    let mut stack = Stack::without_unconstrained();
    let variables = byte_variables(&mut stack.graph, 5);
    let [a, x, y, z, u] = variables[..] else { unreachable!("five variables") };
    let [five, nine] = [5, 9].map(|number| stack.graph.number(number, 8));
    let (small, larger) = (less(&mut stack, a, five), less(&mut stack, a, nine));
    let inner = stack.graph.ite(larger, x, y);
    let outer = stack.graph.ite(small, inner, z);
    let product = stack.graph.term(Operator::BvMul, &[outer, inner]);
    let compared = less(&mut stack, product, u);
    stack.add_all(&[compared]);
    assert_eq!(stack.simplified[0], [compared]);
}

#[test]
fn contradictions_are_found() {
    let mut stack = Stack::new();
    let p = stack.graph.variable("p", Sort::BOOL);
    let x = byte_variables(&mut stack.graph, 1)[0];
    let five = stack.graph.number(5, 8);
    let square = stack.graph.term(Operator::BvMul, &[x, x]);
    let above = stack.graph.term(Operator::BvUlt, &[five, square]);
    let not_above = stack.graph.not(above);
    let refuted = stack.graph.truth(false);
    stack.add_all(&[p, above]);
    stack.push();
    stack.add_all(&[not_above]);
    assert_eq!(stack.simplified[1], [refuted]);
    stack.pop(1);
    let not_p = stack.graph.not(p);
    stack.add_all(&[not_p]);
    assert!(stack.simplified[0].contains(&refuted));
}

#[test]
fn disabled_it_only_rewrites() {
    let (mut graph, mut rewriter) = (Graph::new(), Rewriter::new(1));
    let x = byte_variables(&mut graph, 1)[0];
    let five = graph.number(5, 8);
    let equation = graph.equal(x, five);
    let repeated = graph.term(Operator::And, &[equation, equation]);
    let mut preprocessor = Preprocessor::new(false, &Params::default());
    let (levels, limits) = (Levels::new(), Limits::none());
    let (graph, rewriter, levels, limits) = (&mut graph, &mut rewriter, &levels, &limits);
    let context = &mut Context { graph, rewriter, levels, limits };
    let asserted = [repeated, equation].map(|term| Conjunct::new(term, Origins::NONE));
    let simplified = Conjunct::new(equation, Origins::NONE);
    assert_eq!(preprocessor.add(context, &asserted), Ok(vec![simplified; 2]));
    assert_eq!(preprocessor.simplify(context, equation), Ok(simplified));
}

/// The work grows with what is new: unrolling a system step by step, and many small assertions about a large
/// one. These fix the input of the first step, each another value, so all states up to the one that they
/// mention are new: one of them takes, on average, a constant number of steps for each state before it.
#[test]
fn small_assertions_on_a_big_stack_are_cheap() {
    let mut stack = Stack::new();
    let sort = stack.graph.bitvec_sort(32);
    let mut variables = |name: &str| -> Vec<Term> {
        (0..rounds(5_000)).map(|step| stack.graph.variable(&format!("{name}{step}"), sort)).collect()
    };
    let (states, inputs) = (variables("state"), variables("input"));
    for step in 1..states.len() {
        let graph = &mut stack.graph;
        let mixed = graph.term(Operator::BvXor, &[states[step - 1], inputs[step]]);
        let next = graph.term(Operator::BvMul, &[mixed, states[step - 1]]);
        let equation = graph.equal(states[step], next);
        let before = stack.ticks();
        stack.add_all(&[equation]);
        let ticks = stack.ticks() - before;
        assert!(ticks <= 200, "step {step} takes {ticks}");
    }
    assert!(stack.simplified[0].is_empty());
    let unrolled = stack.ticks();
    for (number, &state) in (1..).zip(&states[1..]) {
        stack.push();
        let graph = &mut stack.graph;
        let limit = graph.number(number, 32);
        let (below, fixed) = (graph.term(Operator::BvUlt, &[state, limit]), graph.equal(inputs[0], limit));
        stack.add_all(&[fixed, below]);
        assert!(stack.simplified[1].len() <= 1);
        stack.pop(1);
    }
    let (ticks, rebuilt) = (stack.ticks() - unrolled, (1..states.len() as u64).sum::<u64>());
    assert!(ticks <= 80 * rebuilt, "assertions about {rebuilt} states take {ticks}");
}

#[test]
fn unconstrained_terms_vanish_and_come_back() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 6);
    let [a, b, c, x, y, z] = variables[..] else { unreachable!("six variables") };
    let graph = &mut stack.graph;
    let quotient = graph.term(Operator::BvUdiv, &[a, b]);
    let constrained = graph.term(Operator::BvUrem, &[quotient, a]);
    let product = graph.term(Operator::BvMul, &[y, z]);
    let sum = graph.term(Operator::BvAdd, &[x, product]);
    let differ = graph.unequal(constrained, sum);
    let below = graph.term(Operator::BvUlt, &[c, x]);
    stack.add_all(&[differ]);
    assert!(stack.simplified[0].is_empty(), "everything is free");
    let mut model = Assignment::new();
    model.set(a, BitVec::from_u64(77, 8));
    stack.preprocessor.reconstruct(&stack.graph, &stack.levels, &mut model, &Limits::none());
    assert_eq!(Evaluator::new().value(&stack.graph, &model, differ), Ok(BitVec::one(1)));
    stack.push();
    stack.add_all(&[below]);
    assert!(stack.simplified[1].is_empty(), "c is free");
    let five = stack.graph.number(5, 8);
    let (x_is_five, y_is_five) = (stack.graph.equal(x, five), stack.graph.equal(y, five));
    stack.add_all(&[x_is_five, y_is_five]);
    let mentioned = traverse::variables(&stack.graph, &stack.simplified.concat());
    assert!(!mentioned.is_empty() && !mentioned.contains(&x), "x came back as a term");
    stack.pop(1);
    stack.simplify(below);
    stack.preprocessor.check_invariants(&stack.graph, &stack.levels);
}

/// Every shape takes linear time and no stack: a chain to either side, a ladder, a conjunction.
#[test]
fn large_terms_without_constraints_vanish() {
    const OPERATORS: [Operator; 6] = [
        Operator::BvAdd,
        Operator::BvXor,
        Operator::BvMul,
        Operator::BvAnd,
        Operator::BvUdiv,
        Operator::BvUrem,
    ];
    let mut stack = Stack::new();
    let sort = stack.graph.bitvec_sort(16);
    let graph = &mut stack.graph;
    let base = graph.variable("base", sort);
    let mut chain = graph.term(Operator::BvMul, &[base, base]);
    let mut conjuncts = Vec::new();
    for step in 0..20_000 {
        let free = graph.variable("free", sort);
        let operator = OPERATORS[step % 6];
        let shared = graph.term(operator, &[free, chain]);
        chain = if step % 7 == 0 { graph.term(Operator::BvMul, &[shared, shared]) } else { shared };
        let (left, right) = (graph.variable("left", sort), graph.variable("right", sort));
        let below = graph.term(Operator::BvUlt, &[left, right]);
        let wider = graph.term(Operator::BvSlt, &[right, chain]);
        conjuncts.push(graph.or(&[below, wider]));
    }
    let all = graph.and(&conjuncts);
    let other = graph.term(Operator::BvUlt, &[base, chain]);
    let root = graph.unequal(all, other);
    stack.add_all(&[root]);
    assert!(stack.simplified[0].len() <= 1);
    let mut model = Assignment::new();
    stack.preprocessor.reconstruct(&stack.graph, &stack.levels, &mut model, &Limits::none());
}

/// Assertions of closed levels leave no terms behind, after some time.
#[test]
fn repeated_assertions_make_no_new_terms() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 3);
    let below = stack.graph.term(Operator::BvUlt, &[variables[0], variables[1]]);
    let sum = stack.graph.term(Operator::BvAdd, &[variables[0], variables[2]]);
    let equal = stack.graph.equal(sum, variables[1]);
    let either = stack.graph.or(&[below, equal]);
    let mut lengths = Vec::new();
    for round in 0..20_000 {
        stack.push();
        stack.add_all(&[either]);
        stack.pop(1);
        if round % 5000 == 4999 {
            lengths.push(stack.graph.len());
        }
    }
    assert!(lengths[0] < 500_000 && lengths[2] == lengths[3], "{lengths:?}");
}

/// `p0`, and for each step `p -> x' = x * x` and `x' = x * x -> p'`: each binding enables the next.
fn guarded_chain(stack: &mut Stack, length: usize) -> Vec<Term> {
    let values = byte_variables(&mut stack.graph, length + 1);
    let graph = &mut stack.graph;
    let guards: Vec<Term> =
        (0..=length).map(|step| graph.variable(&format!("p{step}"), Sort::BOOL)).collect();
    let mut assertions = vec![guards[0]];
    for step in 0..length {
        let square = graph.term(Operator::BvMul, &[values[step], values[step]]);
        let equation = graph.equal(values[step + 1], square);
        let forward = graph.implies(guards[step], equation);
        assertions.extend([forward, graph.implies(equation, guards[step + 1])]);
    }
    assertions
}

/// Chains of any length, in either order, are eliminated completely; quadratic time would take minutes.
#[test]
fn bindings_are_followed_to_the_end() {
    for is_reversed in [false, true] {
        let mut stack = Stack::new();
        let mut assertions = guarded_chain(&mut stack, 2_000);
        if is_reversed {
            assertions.reverse();
        }
        stack.add_all(&assertions);
        assert!(stack.simplified[0].is_empty(), "{} are left", stack.simplified[0].len());
    }
}

#[test]
fn variables_are_frozen_while_their_level_is_open() {
    let mut stack = Stack::without_unconstrained();
    let variables = byte_variables(&mut stack.graph, 2);
    let (x, y) = (variables[0], variables[1]);
    let graph = &mut stack.graph;
    let (below, square) = (graph.term(Operator::BvUlt, &[x, y]), graph.term(Operator::BvMul, &[y, y]));
    let equation = graph.equal(x, square);
    stack.push();
    stack.add_all(&[below]);
    stack.add_all(&[equation]);
    assert_eq!(stack.simplified[1].len(), 2);
    stack.pop(1);
    stack.add_all(&[equation]);
    assert!(stack.simplified[0].is_empty());
}

#[test]
fn conjuncts_know_their_origins() {
    let mut stack = Stack::new();
    let variables = byte_variables(&mut stack.graph, 3);
    let [x, y, z] = variables[..] else { unreachable!("three variables") };
    let Stack { graph, rewriter, preprocessor, levels, .. } = &mut stack;
    let limits = &Limits::none();
    let five = graph.number(5, 8);
    let sum = graph.term(Operator::BvAdd, &[y, z]);
    let terms = [graph.equal(x, sum), graph.equal(y, five), graph.term(Operator::BvUlt, &[x, z])];
    let unrelated = graph.term(Operator::BvUlt, &[z, five]);
    let context = &mut Context { graph, rewriter, levels, limits };
    let mut named: Vec<Conjunct> = Vec::new();
    for (index, term) in terms.into_iter().chain([unrelated]).enumerate() {
        named.push(Conjunct::new(term, preprocessor.name(context, index)));
    }
    let result = preprocessor.add(context, &named).expect("no limit");
    let members = |item: &Conjunct| preprocessor.sets().members([item.origins]);
    assert_eq!(result.iter().map(members).collect::<Vec<_>>(), [vec![0, 1, 2], vec![3]]);
    let simplified = preprocessor.simplify(context, terms[1]).expect("no limit");
    assert_eq!(preprocessor.sets().members([simplified.origins]), [1]);
}

/// A random formula over arrays of a few elements, and its variables.
fn random_array_formula(graph: &mut Graph, random: &mut Random) -> (Term, Vec<Term>) {
    let width = 1 + random.below(4);
    let (index, element) = (graph.bitvec_sort(width as u32), graph.bitvec_sort(2));
    let sort = graph.sorts.intern(SortKind::Array(index, element));
    let mut arrays: Vec<Term> = ["a", "b"].map(|name| graph.variable(name, sort)).into();
    let mut indices: Vec<Term> = ["i", "j"].map(|name| graph.variable(name, index)).into();
    let mut elements: Vec<Term> = vec![graph.variable("v", element)];
    let mut conditions = vec![graph.variable("c", Sort::BOOL)];
    let variables = [&arrays[..], &indices, &elements, &conditions].concat();
    indices.push(graph.number(random.below(1 << width) as u64, width as u32));
    for _ in 0..8 {
        let (one, other) = (random.pick(&arrays), random.pick(&arrays));
        let (at, value) = (random.pick(&indices), random.pick(&elements));
        match random.below(5) {
            0 => arrays.push(graph.ite(random.pick(&conditions), one, other)),
            1 => elements.push(graph.term(Operator::Select, &[one, at])),
            2 => conditions.push(graph.equal(one, other)),
            3 if random.below(4) == 0 => arrays.push(graph.constant_array(sort, value)),
            _ => arrays.push(graph.term(Operator::Store, &[one, at, value])),
        }
    }
    let same = graph.equal(arrays[arrays.len() - 1], arrays[arrays.len() - 2]);
    let read = graph.term(Operator::Select, &[arrays[arrays.len() - 1], indices[0]]);
    let equal = graph.equal(read, elements[0]);
    let last = conditions[conditions.len() - 1];
    let parts = [same, equal, last].map(|part| if random.below(2) == 0 { graph.not(part) } else { part });
    (graph.or(&parts), variables)
}

#[test]
fn arrays_of_few_elements_become_their_elements() {
    let only_unfold = Params {
        pass_context: false,
        pass_eliminate: false,
        pass_facts: false,
        pass_normalize: false,
        pass_split: false,
        pass_unconstrained: false,
        ..Params::default()
    };
    for seed in 0..200 {
        let (mut random, mut stack) = (Random(seed), Stack::with(&only_unfold));
        let (formula, variables) = random_array_formula(&mut stack.graph, &mut random);
        stack.add_all(&[formula]);
        let simplified = stack.graph.and(&stack.simplified[0]);
        let graph = &stack.graph;
        let is_whole = |term: &Term| matches!(graph.operator(*term), Operator::Store | Operator::ConstArray);
        assert!(!traverse::post_order(graph, &[simplified]).iter().any(is_whole), "seed {seed}");
        for assignment in assignments(graph, &variables, 30, &mut random) {
            let [before, after] = [formula, simplified]
                .map(|term| Evaluator::new().value(graph, &assignment, term).expect("a value"));
            assert_eq!(before, after, "seed {seed}");
        }
    }
}

/// The equation of a random sum of `summands` summands with a random constant, or with the value of the sum
/// for the given numbers.
fn linear_equation(
    graph: &mut Graph,
    random: &mut Random,
    variables: &[Term],
    summands: usize,
    values: Option<&[u64]>,
) -> Term {
    let width = graph.width(variables[0]);
    let mut sum = graph.number(random.below(1 << width.min(16)) as u64, width);
    let mut constant = graph.value(sum).and_then(|value| value.to_u64()).expect("a number");
    for _ in 0..summands {
        let (place, factor) = (random.below(variables.len()), random.below(1 << width.min(16)) as u64);
        let number = graph.number(factor, width);
        let summand = graph.term(Operator::BvMul, &[number, variables[place]]);
        sum = graph.term(Operator::BvAdd, &[sum, summand]);
        if let Some(values) = values {
            constant = constant.wrapping_add(factor.wrapping_mul(values[place]));
        }
    }
    let mask = u64::MAX >> (u64::BITS - width);
    let right =
        graph.number(if values.is_some() { constant & mask } else { random.below(16) as u64 & mask }, width);
    graph.equal(sum, right)
}

#[test]
fn linear_systems_keep_their_solutions() {
    let (mut verdicts, mut solved) = ([0; 2], 0);
    // Solving equations one by one leaves little to do.
    let alone = Params { pass_eliminate: false, pass_unconstrained: false, ..Params::default() };
    let count = rounds(400);
    for seed in 0..count {
        let params = if seed % 2 == 0 { &alone } else { &Params::default() };
        let (mut random, mut stack) = (Random(seed), Stack::with(params));
        let sort = stack.graph.bitvec_sort(4);
        let variables = ["a", "b", "c"].map(|name| stack.graph.variable(name, sort));
        for level in 0..2 {
            let rows = 1 + random.below(3);
            let mut assertions: Vec<Term> = (0..rows)
                .map(|_| linear_equation(&mut stack.graph, &mut random, &variables, 6, None))
                .collect();
            if random.below(2) == 0 {
                assertions.push(entangled(&mut stack.graph, variables[0], variables[1]));
            }
            stack.add_all(&assertions);
            let assumption = stack.graph.equal(variables[1], variables[2]);
            if let Some(verdict) = stack.check(&variables, assumption, &mut random) {
                verdicts[usize::from(verdict)] += 1;
            }
            if level == 0 {
                stack.push();
            }
        }
        solved += stack.counter("pass-linear-pivots");
    }
    assert!(4 * solved > count, "only {solved} variables were solved for");
    assert!(verdicts.iter().all(|&found| 8 * found > count), "a one-sided test: {verdicts:?}");
}

#[test]
fn dense_linear_systems_are_solved() {
    // Normalisation distributes the factors over substituted sums, so that short systems need no more.
    let params = Params { pass_normalize: false, ..Params::default() };
    for (seed, (rows, count)) in (0..).zip([(16, 32), (8, 32), (30, 30), (60, 24)]) {
        let (mut random, mut stack) = (Random(seed), Stack::with(&params));
        let sort = stack.graph.bitvec_sort(32);
        let variables: Vec<Term> = (0..count).map(|i| stack.graph.variable(&format!("x{i}"), sort)).collect();
        let values: Vec<u64> = (0..count).map(|_| random.below(1 << 20) as u64).collect();
        let assertions: Vec<Term> = (0..rows)
            .map(|_| linear_equation(&mut stack.graph, &mut random, &variables, count, Some(&values)))
            .collect();
        stack.add_all(&assertions);
        let left = stack.simplified[0].len();
        assert!(left <= 2, "{left} of {rows} equations over {count} variables are left");
        if rows > count {
            let right = linear_equation(&mut stack.graph, &mut random, &variables, count, Some(&values));
            let [sum, value] = [0, 1].map(|position| stack.graph.child(right, position));
            let one = stack.graph.number(1, 32);
            let other = stack.graph.term(Operator::BvAdd, &[value, one]);
            let other = stack.rewriter.rewrite(&mut stack.graph, other);
            let wrong = stack.graph.equal(sum, other);
            stack.add_all(&[wrong]);
            let refuted = stack.graph.truth(false);
            assert_eq!(stack.simplified[0].last(), Some(&refuted), "a sum has two values");
        }
    }
}

/// The quotient or remainder of absolute values, by the four cases of their signs.
fn by_signs(graph: &mut Graph, operator: Operator, [s, t]: [Term; 2]) -> Term {
    let signs = [s, t].map(|operand| graph.sign(operand));
    let negated = [s, t].map(|operand| graph.bvneg(operand));
    let mut cases = Vec::new();
    for (left, left_negative) in [(s, false), (negated[0], true)] {
        for (right, right_negative) in [(t, false), (negated[1], true)] {
            let result = graph.term(operator, &[left, right]);
            let is_negative = match operator {
                Operator::BvUdiv => left_negative != right_negative,
                _ => left_negative,
            };
            cases.push(if is_negative { graph.bvneg(result) } else { result });
        }
    }
    let [plus, minus] = [[0, 1], [2, 3]].map(|pair| graph.ite(signs[1], cases[pair[1]], cases[pair[0]]));
    graph.ite(signs[0], minus, plus)
}

#[test]
fn signed_quotients_are_those_of_their_cases() {
    for width in [2, 8, 32, 64] {
        for operator in [Operator::BvUdiv, Operator::BvUrem] {
            let mut stack = Stack::new();
            let sort = stack.graph.bitvec_sort(width);
            let operands = ["s", "t"].map(|name| stack.graph.variable(name, sort));
            let [s, t] = operands;
            let whole = match operator {
                Operator::BvUdiv => stack.graph.bvsdiv(s, t),
                _ => stack.graph.bvsrem(s, t),
            };
            let cases = by_signs(&mut stack.graph, operator, operands);
            let claim = stack.graph.unequal(whole, cases);
            stack.add_all(&[claim]);
            let refuted = stack.graph.truth(false);
            assert_eq!(stack.simplified[0], [refuted], "{operator:?} of {width} bits");
        }
    }
}

/// Products and quotients of choices beside their cases, one of which may be another: models are kept.
#[test]
fn cases_of_products_keep_their_meaning() {
    let mut replaced = 0;
    for seed in 0..300 {
        let (mut random, mut stack) = (Random(seed), Stack::without_unconstrained());
        let graph = &mut stack.graph;
        let sort = graph.bitvec_sort(3);
        let conditions = ["p", "q"].map(|name| graph.variable(name, Sort::BOOL));
        let vectors = ["a", "b", "c"].map(|name| graph.variable(name, sort));
        let operator = [Operator::BvMul, Operator::BvUdiv, Operator::BvUrem][seed as usize % 3];
        let [left, right] = [0; 2].map(|_| [0; 2].map(|_| random.pick(&vectors)));
        let operands = [(left, conditions[0]), (right, conditions[1])]
            .map(|([then, other], condition)| graph.ite(condition, then, other));
        let whole = graph.term(operator, &operands);
        let mut cases = [0, 1, 2, 3].map(|case| graph.term(operator, &[left[case / 2], right[case % 2]]));
        if random.below(2) == 0 {
            cases[random.below(4)] = graph.term(operator, &[random.pick(&vectors), random.pick(&vectors)]);
        }
        let [then, other] = [0, 2].map(|case| graph.ite(conditions[1], cases[case], cases[case + 1]));
        let cases = graph.ite(conditions[0], then, other);
        let same = graph.equal(whole, cases);
        let claim = if random.below(3) == 0 { same } else { graph.not(same) };
        stack.add_all(&[claim]);
        replaced += usize::from(stack.counter("pass-shannon-conjuncts") > 0);
        stack.check(&[&conditions[..], &vectors].concat(), conditions[0], &mut random);
    }
    assert!(replaced > 100, "only {replaced} conjuncts were replaced");
}

/// The ticks of the pass for `count` conjuncts, each over the whole chain of those before it.
fn ticks_of_cases(count: usize) -> u64 {
    let mut stack = Stack::without_unconstrained();
    let graph = &mut stack.graph;
    let (p, sort) = (graph.variable("p", Sort::BOOL), graph.bitvec_sort(8));
    let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
    let negated = graph.term(Operator::BvNeg, &[x]);
    let choice = graph.ite(p, x, negated);
    let mut link = graph.term(Operator::BvMul, &[choice, y]);
    let mut claims = Vec::new();
    for step in 0..count {
        let z = graph.variable(&format!("z{step}"), sort);
        let shifted = graph.term(Operator::BvLshr, &[link, x]);
        link = graph.term(Operator::BvXor, &[z, shifted]);
        let least = graph.term(Operator::BvAnd, &[z, y]);
        let is_less = graph.term(Operator::BvUlt, &[link, least]);
        claims.push(graph.or(&[p, is_less]));
    }
    stack.add_all(&claims);
    stack.counter("pass-shannon-ticks")
}

#[test]
fn large_cones_are_not_looked_at_again_and_again() {
    let [once, twice] = [500, 1_000].map(ticks_of_cases);
    assert!(twice < 3 * once, "{once} ticks for 500 conjuncts, {twice} for 1000");
}

/// The ticks of the pass for a chain of choices by comparisons with constants of `width` bits.
fn ticks_of_context(width: u32) -> u64 {
    let mut stack = Stack::without_unconstrained();
    let graph = &mut stack.graph;
    let (wide, byte) = (graph.bitvec_sort(width), graph.bitvec_sort(8));
    let [x, y] = [("x", wide), ("y", byte)].map(|(name, sort)| graph.variable(name, sort));
    let mut chain = y;
    for step in 0..40 {
        let [bound, value] =
            [(1_000 + step, width), (step, 8)].map(|(value, bits)| graph.number(value, bits));
        let is_less = graph.term(Operator::BvUlt, &[x, bound]);
        let sum = graph.term(Operator::BvAdd, &[y, value]);
        chain = graph.ite(is_less, sum, chain);
    }
    let product = graph.term(Operator::BvMul, &[y, chain]);
    let claim = graph.term(Operator::BvUlt, &[product, y]);
    stack.add_all(&[claim]);
    stack.counter("pass-context-ticks")
}

#[test]
fn facts_of_contexts_count_by_their_width() {
    let [narrow, wide] = [64, 64 * 64].map(ticks_of_context);
    assert!(narrow > 0 && wide > 10 * narrow, "{narrow} ticks for 64 bits, {wide} for 64 times as many");
}

/// An array with this many bits of index, and for each index the element that is asserted, if one is.
fn random_table(
    stack: &mut Stack,
    random: &mut Random,
    width: u32,
    known: usize,
) -> (Term, Vec<Option<Term>>) {
    let (index, element) = (stack.graph.bitvec_sort(width), stack.graph.bitvec_sort(3));
    let sort = stack.graph.sorts.intern(SortKind::Array(index, element));
    let array = stack.graph.variable("table", sort);
    let mut elements = vec![None; 1 << width];
    for _ in 0..known {
        elements[random.below(1 << width)] = Some(stack.graph.number(random.below(8) as u64, 3));
    }
    (array, elements)
}

/// The conjuncts that assert the elements of a table.
fn asserted_elements(graph: &mut Graph, array: Term, elements: &[Option<Term>]) -> Vec<Term> {
    let width = elements.len().ilog2();
    let mut conjuncts = Vec::new();
    for (place, element) in elements.iter().enumerate() {
        if let Some(element) = *element {
            let place = graph.number(place as u64, width);
            let read = graph.term(Operator::Select, &[array, place]);
            conjuncts.push(graph.equal(read, element));
        }
    }
    conjuncts
}

/// The number of reads at unknown indices in the simplified assertions.
fn open_reads(stack: &Stack) -> usize {
    let terms = traverse::post_order(&stack.graph, &stack.simplified.concat());
    let is_open = |&&term: &&Term| {
        stack.graph.operator(term) == Operator::Select
            && stack.graph.value(stack.graph.child(term, 1)).is_none()
    };
    terms.iter().filter(is_open).count()
}

#[test]
fn reads_of_tables_become_choices() {
    for seed in 0..200 {
        let (mut random, mut stack) = (Random(seed), Stack::without_unconstrained());
        // Arrays with narrower indices are unfolded.
        let width = 5 + random.below(2) as u32;
        let known = if seed % 4 == 0 { 2000 } else { 4 + random.below(40) };
        let (array, elements) = random_table(&mut stack, &mut random, width, known);
        let mut assertions = asserted_elements(&mut stack.graph, array, &elements);
        let index = stack.graph.bitvec_sort(width);
        let [i, j] = ["i", "j"].map(|name| stack.graph.variable(name, index));
        let nested = stack.graph.term(Operator::Select, &[array, i]);
        let nested = stack.graph.zero_extend(nested, width - 3);
        let sum = stack.graph.term(Operator::BvAdd, &[nested, j]);
        let reads = [j, sum].map(|at| stack.graph.term(Operator::Select, &[array, at]));
        assertions.push(entangled(&mut stack.graph, reads[0], reads[1]));
        let is_table = assertions.len() > 4;
        stack.add_all(&assertions);
        if elements.iter().all(Option::is_some) {
            assert_eq!(open_reads(&stack), 0, "seed {seed}");
        }
        let before = stack.graph.and(&assertions);
        let after = stack.graph.and(&stack.simplified[0]);
        assert!(!is_table || before != after, "seed {seed}");
        for mut assignment in assignments(&stack.graph, &[array, i, j], 200, &mut random) {
            let mut value = assignment.get(array).expect("a value").clone();
            for (place, element) in elements.iter().enumerate() {
                if let Some(element) = element.and_then(|element| stack.graph.value(element)) {
                    value = assignment.write(&value, &BitVec::from_u64(place as u64, width), &element);
                }
            }
            assignment.set(array, value);
            let [before, after] = [before, after]
                .map(|term| Evaluator::new().value(&stack.graph, &assignment, term).expect("a value"));
            assert_eq!(before, after, "seed {seed}");
        }
    }
}

#[test]
fn choices_of_tables_have_a_bound_together() {
    let (mut random, mut stack) = (Random(1), Stack::without_unconstrained());
    let (array, mut elements) = random_table(&mut stack, &mut random, 11, 0);
    elements.fill_with(|| Some(stack.graph.number(random.below(8) as u64, 3)));
    let mut assertions = asserted_elements(&mut stack.graph, array, &elements);
    let (index, most) = (stack.graph.bitvec_sort(11), stack.graph.number(5, 3));
    for read in 0..70 {
        let at = stack.graph.variable(&format!("i{read}"), index);
        let read = stack.graph.term(Operator::Select, &[array, at]);
        assertions.push(stack.graph.term(Operator::BvUlt, &[read, most]));
    }
    stack.add_all(&assertions);
    // There is room for 2^17 elements.
    assert_eq!((stack.counter("pass-tables-reads"), open_reads(&stack)), (64, 6));
}

#[test]
fn tables_are_forgotten_with_their_level() {
    let (mut random, mut stack) = (Random(1), Stack::without_unconstrained());
    let (array, elements) = random_table(&mut stack, &mut random, 5, 2000);
    assert!(elements.iter().all(Option::is_some));
    let asserted = asserted_elements(&mut stack.graph, array, &elements);
    let index = stack.graph.bitvec_sort(5);
    let claims = ["i", "j"].map(|name| {
        let at = stack.graph.variable(name, index);
        let read = stack.graph.term(Operator::Select, &[array, at]);
        let read = stack.graph.zero_extend(read, 2);
        entangled(&mut stack.graph, read, at)
    });
    stack.push();
    stack.add_all(&asserted);
    stack.push();
    stack.add_all(&claims[..1]);
    assert_eq!(open_reads(&stack), 0, "what was asserted below is known");
    stack.pop(2);
    stack.add_all(&claims[1..]);
    assert_eq!(open_reads(&stack), 1, "what was asserted at a closed level is not");
}

/// Two conjuncts that define `x` by cases, and one that mentions it, over vectors of `width` bits; truth
/// values for width 0. The shapes differ in the form of the condition and the equations.
fn defined_by_cases(graph: &mut Graph, width: u32, shape: usize) -> (Vec<Term>, Vec<Term>) {
    let sort = if width == 0 { Sort::BOOL } else { graph.bitvec_sort(width) };
    let [p, q] = ["p", "q"].map(|name| graph.variable(name, Sort::BOOL));
    let [x, s, t] = ["x", "s", "t"].map(|name| graph.variable(name, sort));
    let [mut is_s, is_t] = [s, t].map(|value| graph.equal(x, value));
    if shape >= 6 {
        // `x` has to be solved for.
        let difference = if width == 0 { graph.equal(x, s) } else { graph.bvsub(x, s) };
        is_s = graph.equal(difference, t);
    }
    let condition = match shape % 3 {
        0 => p,
        1 => graph.or(&[p, q]),
        _ => graph.and(&[p, q]),
    };
    let opposite = graph.not(condition);
    let pair = match shape % 6 < 3 {
        true => [graph.or(&[condition, is_s]), graph.or(&[is_t, opposite])],
        false => [graph.implies(condition, is_t), graph.implies(opposite, is_s)],
    };
    let last = match width {
        0 => graph.or(&[x, s, q]),
        _ => entangled(graph, x, s),
    };
    (vec![pair[0], last, pair[1]], vec![p, q, x, s, t])
}

#[test]
fn variables_defined_by_cases_are_bound() {
    let mut pairs = 0;
    for width in 0..=3 {
        for shape in 0..12 {
            let (mut stack, mut random) = (Stack::without_unconstrained(), Random(shape as u64));
            let (asserted, variables) = defined_by_cases(&mut stack.graph, width, shape);
            stack.add_all(&asserted);
            pairs += stack.counter("pass-cases-pairs");
            let left = traverse::variables(&stack.graph, &stack.simplified.concat());
            // With a difference, both cases have solutions for `t`, too.
            let is_bound = |place: usize| !left.contains(&variables[place]);
            assert!(is_bound(2) || shape >= 6 && is_bound(4), "width {width}, shape {shape}: {left:?}");
            let assumption = stack.graph.equal(variables[2], variables[4]);
            assert!(stack.check(&variables, assumption, &mut random).is_some());
        }
    }
    // Some equations of single bits are rewritten before the pass sees them.
    assert!(pairs > 40, "only {pairs} pairs");
}

/// Two equations with a variable inside that define other variables stay what they are.
#[test]
fn a_variable_inside_both_cases_is_not_defined() {
    let mut stack = Stack::without_unconstrained();
    let graph = &mut stack.graph;
    let sort = graph.bitvec_sort(2);
    let condition = graph.variable("p", Sort::BOOL);
    let [x, y, a, s] = ["x", "y", "a", "s"].map(|name| graph.variable(name, sort));
    let (sum, double) = (graph.term(Operator::BvAdd, &[a, s]), graph.term(Operator::BvAdd, &[a, a]));
    let other = graph.term(Operator::BvAdd, &[a, double]);
    let cases = [(condition, x, sum), (graph.not(condition), y, other)];
    let asserted = cases.map(|(escape, variable, value)| {
        let equation = graph.equal(variable, value);
        graph.or(&[escape, equation])
    });
    let used = [entangled(graph, x, y), entangled(graph, y, s)];
    stack.add_all(&[asserted, used].concat());
    assert_eq!(stack.counter("pass-cases-pairs"), 0);
    let assumption = stack.graph.equal(x, y);
    assert!(stack.check(&[condition, x, y, a, s], assumption, &mut Random(0)).is_some());
}

#[test]
fn one_case_defines_nothing() {
    let mut stack = Stack::without_unconstrained();
    let (asserted, variables) = defined_by_cases(&mut stack.graph, 2, 0);
    stack.add_all(&asserted[..2]);
    let left = traverse::variables(&stack.graph, &stack.simplified.concat());
    assert!(left.contains(&variables[2]));
    // The other case comes later, after the first was handed out.
    stack.push();
    stack.add_all(&asserted[2..]);
    let assumption = stack.graph.truth(true);
    assert_eq!(stack.check(&variables, assumption, &mut Random(0)), Some(true));
}
