//! Every rewrite rule is an equation that holds, and its function computes the right side.

use std::collections::{BTreeMap, BTreeSet};

use crate::law::{
    ARRAYS, BOOLEANS, Build, CONSTANTS, Instance, Names, VECTORS, declare, instances, width_of,
};
use crate::random::{Random, Terms, assignments, rounds};
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::engine::Rewriter;
use javelin_term::rewrite::rule::Rule;
use javelin_term::rewrite::rules;

/// The widths of instances: exhaustive where small, a few special ones above.
const WIDTHS: [i128; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 13, 32];

fn value(graph: &Graph, assignment: &Assignment, term: Term) -> BitVec {
    Evaluator::new().value(graph, assignment, term).expect("a term of vectors and truth values")
}

fn holds(graph: &Graph, assignment: &Assignment, term: Term) -> bool {
    value(graph, assignment, term).is_one()
}

#[test]
fn there_are_many_rules_and_no_name_twice() {
    let names: BTreeSet<&str> = rules::all().map(|rule| rule.name).collect();
    assert_eq!(names.len(), rules::all().count());
    assert!(names.len() >= 300, "{} rules", names.len());
    for rule in rules::all() {
        assert!((1..=2).contains(&rule.level), "{} has level {}", rule.name, rule.level);
    }
}

#[test]
fn the_documentation_lists_every_rule() {
    let row = |rule: &Rule| format!("| `{}` | {} | `{}` |", rule.name, rule.level, rule.law);
    let rows: Vec<String> = rules::all().map(row).collect();
    let table =
        format!("{} rules:\n\n| rule | level | law |\n|---|---|---|\n{}\n", rows.len(), rows.join("\n"));
    let documented = include_str!("../../../docs/rewrite-rules.md");
    assert!(documented.ends_with(&table), "docs/rewrite-rules.md should end with\n{table}");
}

/// Whether the law's condition holds for constants that stand for themselves.
fn condition_holds(graph: &mut Graph, instance: &Instance, names: &Names) -> Option<bool> {
    let Some(condition) = instance.law.parts().0 else { return Some(true) };
    let condition = Build { graph, names }.raw(condition)?;
    Some(holds(graph, &Assignment::new(), condition))
}

#[test]
fn laws_hold_by_evaluation() {
    let mut random = Random(1);
    for rule in rules::all() {
        let mut checked = 0;
        for instance in WIDTHS.into_iter().flat_map(|width| instances(rule.law, width)) {
            let (mut graph, mut names) = (Graph::new(), Names::new());
            declare(&mut graph, &instance, &VECTORS, &mut names);
            declare(&mut graph, &instance, &CONSTANTS, &mut names);
            declare(&mut graph, &instance, &BOOLEANS, &mut names);
            declare(&mut graph, &instance, &ARRAYS, &mut names);
            declare(&mut graph, &instance, &ARRAYS, &mut names);
            let (condition, left, right) = instance.law.parts();
            let mut build = Build { graph: &mut graph, names: &names };
            let condition = condition.map(|condition| build.raw(condition));
            let (Some(left), Some(right)) = (build.raw(left), build.raw(right)) else { continue };
            if condition == Some(None) {
                continue;
            }
            assert_eq!(graph.sort(left), graph.sort(right), "{}: {}", rule.name, instance.law);
            checked += 1;
            let variables: Vec<Term> = names.values().copied().collect();
            for assignment in assignments(&graph, &variables, 256, &mut random) {
                let applies = condition.flatten().is_none_or(|term| holds(&graph, &assignment, term));
                let equal = value(&graph, &assignment, left) == value(&graph, &assignment, right);
                assert!(!applies || equal, "{}: {} under {assignment:?}", rule.name, instance.law);
            }
        }
        assert!(checked > 0, "no instance of {} is well sorted", rule.name);
    }
}

/// The conflicts that a proof of a law about products or quotients may take before it is split into one proof
/// for each value of a letter, and those that each of these may take.
const WHOLE_CONFLICTS: u64 = 2000;
const SPLIT_CONFLICTS: u64 = 100_000;

/// Every law must be proved up to this width; a wider instance may be given up after this many conflicts.
const WIDEST_PROVED: i128 = 6;
const WIDE_CONFLICTS: u64 = 500;

/// The widths at which such laws are always proved, and the width at which they are proved on request.
const HARD_WIDTHS: [i128; 4] = [1, 2, 3, 4];
const HARDEST_WIDTH: i128 = 8;

/// The answer of a solver without rewriting and preprocessing to the negation of an instance under a
/// condition, with its refutation checked.
fn refute(instance: &Instance, condition: &str, conflict_limit: u64) -> String {
    let mut script = String::new();
    for letter in VECTORS.into_iter().chain(CONSTANTS).filter(|letter| instance.law.mentions(letter)) {
        script += &format!("(declare-const {letter} (_ BitVec {}))", width_of(letter, instance));
    }
    for letter in BOOLEANS.into_iter().filter(|letter| instance.law.mentions(letter)) {
        script += &format!("(declare-const {letter} Bool)");
    }
    let array = format!("(Array (_ BitVec {0}) (_ BitVec {0}))", instance.w);
    for letter in ARRAYS.into_iter().filter(|letter| instance.law.mentions(letter)) {
        script += &format!("(declare-const {letter} {array})");
    }
    let law = instance.law.to_string().replace("(const A ", &format!("((as const {array}) "));
    script += &format!("(assert {condition})(assert (not {law}))(check-sat)");
    let options = Options {
        rewrite_level: 0,
        preprocess: false,
        check_proofs: true,
        conflict_limit,
        ..Options::default()
    };
    let mut session = Session::new(options);
    session.feed(script.as_bytes());
    session.finish();
    let replies = std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text);
    replies.collect::<Vec<_>>().join(" ")
}

/// Whether every part of an instance is well sorted.
fn is_well_sorted(instance: &Instance) -> bool {
    let (mut graph, mut names) = (Graph::new(), Names::new());
    declare(&mut graph, instance, &VECTORS, &mut names);
    declare(&mut graph, instance, &CONSTANTS, &mut names);
    declare(&mut graph, instance, &BOOLEANS, &mut names);
    declare(&mut graph, instance, &ARRAYS, &mut names);
    Build { graph: &mut graph, names: &names }.raw(&instance.law).is_some()
}

/// The answer to an instance of a law about products or quotients. If one proof takes too many conflicts,
/// there is one for each value of a letter, a constant if there is one: multiplication by a constant is much
/// easier.
fn refute_hard(instance: &Instance) -> String {
    let whole = refute(instance, "true", WHOLE_CONFLICTS);
    if whole != "unknown" {
        return whole;
    }
    let letter = CONSTANTS.into_iter().rev().chain(VECTORS.into_iter().rev());
    let letter = letter.into_iter().find(|letter| instance.law.mentions(letter)).expect("a letter");
    let width = width_of(letter, instance);
    (0..1u64 << width)
        .map(|value| refute(instance, &format!("(= {letter} (_ bv{value} {width}))"), SPLIT_CONFLICTS))
        .find(|answer| answer != "unsat")
        .unwrap_or_else(|| "unsat".into())
}

/// Whether a law is about products or quotients.
fn is_hard(rule: &Rule) -> bool {
    ["bvmul", "bvudiv", "bvurem"].iter().any(|operator| rule.law.contains(operator))
}

#[test]
#[ignore = "takes many minutes"]
fn hard_laws_are_proved_at_width_8() {
    for rule in rules::all().filter(|rule| is_hard(rule)) {
        for instance in instances(rule.law, HARDEST_WIDTH).into_iter().filter(is_well_sorted) {
            assert_eq!(refute_hard(&instance), "unsat", "{}: {}", rule.name, instance.law);
        }
    }
}

#[test]
fn laws_are_proved_with_rewriting_off() {
    for rule in rules::all() {
        let hard = is_hard(rule);
        let widths: &[i128] = if hard { &HARD_WIDTHS } else { &WIDTHS };
        let mut proved = 0;
        for instance in widths.iter().flat_map(|&width| instances(rule.law, width)).filter(is_well_sorted) {
            let is_wide = instance.w > WIDEST_PROVED;
            let limit = if is_wide { WIDE_CONFLICTS } else { 0 };
            let answer = if hard { refute_hard(&instance) } else { refute(&instance, "true", limit) };
            let is_proved = answer == "unsat" || is_wide && answer == "unknown";
            assert!(is_proved, "{answer} for {}: {}", rule.name, instance.law);
            proved += 1;
        }
        assert!(proved > 0, "no instance of {} is well sorted", rule.name);
    }
}

#[test]
fn wrong_laws_are_refuted() {
    for law in [
        "(= (bvadd a b) (bvxor a b))",
        "(=> (distinct x y) (= (bvult x a) (bvult y a)))",
        "(= (and p q) (or p q))",
    ] {
        assert_eq!(refute(&instances(law, 4)[0], "true", 0), "sat", "{law}");
    }
}

/// Values for the constants of an instance: all where there are few, otherwise special and random ones.
fn constant_choices(instance: &Instance, random: &mut Random) -> Vec<BTreeMap<&'static str, BitVec>> {
    let letters: Vec<&'static str> =
        CONSTANTS.into_iter().filter(|letter| instance.law.mentions(letter)).collect();
    let bits: u32 = letters.iter().map(|letter| width_of(letter, instance)).sum();
    let exhaustive = bits <= 6;
    let count = if exhaustive { 1u64 << bits } else { 48 };
    (0..count)
        .map(|number| {
            let mut rest = number;
            let mut choice = |letter: &'static str| {
                let width = width_of(letter, instance);
                let value = if exhaustive { BitVec::from_u64(rest, width) } else { random.value(width) };
                rest >>= width.min(63);
                (letter, value)
            };
            letters.iter().map(|letter| choice(letter)).collect()
        })
        .collect()
}

/// The left side of an instance with constants in place, declared in one of four orders, and its variables.
fn left_side(
    graph: &mut Graph,
    instance: &Instance,
    constants: &BTreeMap<&'static str, BitVec>,
    order: usize,
) -> Option<(Term, Vec<Term>)> {
    let mut names = Names::new();
    let mut vectors = VECTORS;
    let mut booleans = BOOLEANS;
    if order & 1 == 1 {
        vectors.reverse();
        booleans.reverse();
    }
    if order & 2 == 2 {
        declare(graph, instance, &ARRAYS, &mut names);
        declare(graph, instance, &vectors, &mut names);
        declare(graph, instance, &booleans, &mut names);
    }
    for (&letter, value) in constants {
        names.insert(letter, graph.constant(value));
    }
    if order & 2 == 0 {
        declare(graph, instance, &booleans, &mut names);
        declare(graph, instance, &vectors, &mut names);
        declare(graph, instance, &ARRAYS, &mut names);
    }
    if !condition_holds(graph, instance, &names)? {
        return None;
    }
    let left = Build { graph, names: &names }.folded(instance.law.parts().1)?;
    let variables = names.values().copied().filter(|&term| !graph.is_constant(term)).collect();
    Some((left, variables))
}

/// Calls `check` with the left sides of all instances of a rule.
fn for_left_sides(rule: &Rule, widths: &[i128], mut check: impl FnMut(&mut Graph, Term, &[Term], usize)) {
    let mut random = Random(2);
    for instance in widths.iter().flat_map(|&width| instances(rule.law, width)) {
        for constants in constant_choices(&instance, &mut random) {
            for order in 0..4 {
                let mut graph = Graph::new();
                if let Some((left, variables)) = left_side(&mut graph, &instance, &constants, order)
                    && graph.operator(left) == rule.operator
                {
                    check(&mut graph, left, &variables, order);
                }
            }
        }
    }
}

#[test]
fn functions_do_what_their_laws_say() {
    let mut random = Random(3);
    for rule in rules::all() {
        let mut fired = [0; 4];
        for_left_sides(rule, &[1, 2, 3, 4, 5, 13, 70], |graph, left, variables, order| {
            let Some(result) = (rule.apply)(graph, left) else { return };
            fired[order] += 1;
            assert_ne!(result, left, "{}", rule.name);
            assert_eq!(graph.sort(result), graph.sort(left), "{}", rule.name);
            for assignment in assignments(graph, variables, rounds(24), &mut random) {
                let (want, got) = (value(graph, &assignment, left), value(graph, &assignment, result));
                assert_eq!(want, got, "{} under {assignment:?}", rule.name);
            }
        });
        assert!(fired.iter().all(|&count| count > 0), "{} did not fire: {fired:?}", rule.name);
    }
}

/// Rewriting keeps sort and value, and its results are fixpoints.
fn check_rewritten(
    graph: &mut Graph,
    rewriter: &mut Rewriter,
    term: Term,
    variables: &[Term],
    random: &mut Random,
) {
    let normal = rewriter.rewrite(graph, term);
    assert_eq!(graph.sort(normal), graph.sort(term));
    assert_eq!(rewriter.rewrite(graph, normal), normal, "not a fixpoint");
    rewriter.check_invariants(graph);
    for assignment in assignments(graph, variables, rounds(64), random) {
        let (want, got) = (value(graph, &assignment, term), value(graph, &assignment, normal));
        assert_eq!(want, got, "rewriting changed a value under {assignment:?}");
    }
}

#[test]
fn random_terms_keep_their_values() {
    let mut random = Random(4);
    for round in 0..3000 {
        let mut graph = Graph::new();
        let mut terms = Terms::new(&mut graph, 2, &[1, 1, 2, 1], 6);
        let mut rewriters = [Rewriter::new(1), Rewriter::new(2)];
        let variables = terms.variables.clone();
        for _ in 0..30 {
            terms.grow_vector(&mut graph, &mut random);
            terms.grow_boolean(&mut graph, &mut random);
        }
        for _ in 0..4 {
            let vector = terms.grow_vector(&mut graph, &mut random);
            let boolean = terms.grow_boolean(&mut graph, &mut random);
            for term in [vector, boolean] {
                let rewriter = &mut rewriters[round % 2];
                check_rewritten(&mut graph, rewriter, term, &variables, &mut random);
            }
        }
    }
}

/// A random vector made of others by operators of a menu.
fn compose(graph: &mut Graph, menu: &[Operator], pool: &[Term], random: &mut Random) -> Term {
    let [left, right] = [0; 2].map(|_| pool[random.below(pool.len())]);
    let operator = menu[random.below(menu.len())];
    match operator {
        Operator::BvNot | Operator::BvNeg => graph.term(operator, &[left]),
        Operator::Ite => {
            let condition = graph.term(Operator::BvUlt, &[right, left]);
            graph.ite(condition, left, right)
        }
        Operator::Extract => {
            let low = graph.extract(left, 1, 0);
            let rest = graph.width(left) - 2;
            graph.zero_extend(low, rest)
        }
        Operator::Concat => {
            let (rest, zeros) = (graph.extract(left, graph.width(left) - 2, 0), graph.number(0, 1));
            graph.term(Operator::Concat, &[rest, zeros])
        }
        _ => graph.term(operator, &[left, right]),
    }
}

/// Few variables under operators of one kind occur in equalities and comparisons, the patterns of rules about
/// whole functions, sums of them, or bounds.
fn check_composed(menu: &[Operator], width: u32, rounds: u64, seed: u64) {
    let mut random = Random(seed);
    for _ in 0..rounds {
        let mut graph = Graph::new();
        let sort = graph.bitvec_sort(width);
        let variables = ["a", "b", "c"].map(|name| graph.variable(name, sort));
        let mut pool = variables.to_vec();
        for number in [random.below(1 << width), 1, 3] {
            pool.push(graph.number(number as u64, width));
        }
        let mut rewriter = Rewriter::new(2);
        let mut atoms = Vec::new();
        for step in 0..16 {
            let vector = compose(&mut graph, menu, &pool, &mut random);
            check_rewritten(&mut graph, &mut rewriter, vector, &variables, &mut random);
            let other = pool[random.below(pool.len())];
            let operator = [Operator::Equal, Operator::BvUlt, Operator::BvSlt][step % 3];
            let atom = graph.term(operator, &[vector, other]);
            check_rewritten(&mut graph, &mut rewriter, atom, &variables, &mut random);
            atoms.push(if random.below(2) == 0 { atom } else { graph.not(atom) });
            pool.push(vector);
        }
        for pair in atoms.chunks(4) {
            let both = graph.and(pair);
            check_rewritten(&mut graph, &mut rewriter, both, &variables, &mut random);
        }
    }
}

#[test]
fn sums_of_bitwise_functions_keep_their_values() {
    use Operator::{BvAdd, BvAnd, BvMul, BvNeg, BvNot, BvXor, Concat, Ite};
    check_composed(&[BvAdd, BvAdd, BvAnd, BvXor, BvNot, BvNeg], 3, 400, 6);
    check_composed(&[BvAdd, BvAnd, BvXor, BvNot, BvNeg, BvMul, Concat, Ite], 3, 400, 7);
    check_composed(&[BvAdd, BvAnd, BvNot, BvNeg, Ite], 2, 400, 8);
}

#[test]
fn bounded_terms_keep_their_values() {
    use Operator::{BvAdd, BvAnd, BvAshr, BvLshr, BvMul, BvNot, BvShl, BvUdiv, BvUrem, BvXor, Extract, Ite};
    let count = rounds(400);
    check_composed(&[BvUdiv, BvUrem, BvMul, BvLshr, BvAnd, BvNot, Ite, Extract], 4, count, 9);
    check_composed(&[BvUdiv, BvUrem, BvMul, BvAdd, BvXor, BvShl, BvLshr, BvAshr, Extract], 3, count, 10);
    check_composed(&[BvUdiv, BvUrem, BvAnd, BvNot, Ite], 3, count, 11);
}

/// Rules about products of constants that must not wrap around, which random constants hardly meet:
/// `tests/data/identities.txt` has identities that fail without them.
const USED_BY_IDENTITIES: [&str; 4] =
    ["bvurem-of-multiple", "bvudiv-of-quotient", "bvult-of-quotient", "bvult-below-quotient"];

#[test]
fn every_rule_is_used_by_the_engine() {
    let mut uses: BTreeMap<&str, u64> = BTreeMap::new();
    let mut random = Random(5);
    for rule in rules::all() {
        // Products of constants that do not wrap around and are no powers of two need wider vectors.
        for widths in [&[1, 2, 3, 4, 5][..], &[6, 8]] {
            if uses.get(rule.name).is_some_and(|&count| count > 0) && widths[0] > 1 {
                continue;
            }
            for_left_sides(rule, widths, |graph, left, variables, _| {
                let mut rewriter = Rewriter::new(2);
                check_rewritten(graph, &mut rewriter, left, variables, &mut random);
                for (name, count) in rewriter.uses() {
                    *uses.entry(name).or_default() += count;
                }
            });
        }
    }
    let unused: Vec<&str> = rules::all()
        .map(|rule| rule.name)
        .filter(|name| uses.get(name).is_none_or(|&count| count == 0) && !USED_BY_IDENTITIES.contains(name))
        .collect();
    assert!(unused.is_empty(), "rules that others always come before: {unused:?}");
}

/// The number of terms in a cone.
fn size(graph: &Graph, root: Term) -> usize {
    let mut seen = BTreeSet::from([root]);
    let mut stack = vec![root];
    while let Some(term) = stack.pop() {
        stack.extend(graph.children(term).iter().filter(|&&child| seen.insert(child)));
    }
    seen.len()
}

/// A chain of `length` links: each is made of the one before and of a fresh pair of variables.
fn chain(
    graph: &mut Graph,
    length: usize,
    mut start: Term,
    link: impl Fn(&mut Graph, Term, [Term; 2]) -> Term,
) -> Term {
    let sort = graph.bitvec_sort(8);
    for index in 0..length {
        let pair = [0, 1].map(|side| graph.variable(&format!("v{side}_{index}"), sort));
        start = link(graph, start, pair);
    }
    start
}

type Link = fn(&mut Graph, Term, [Term; 2]) -> Term;

#[test]
fn chains_do_not_grow() {
    let conditions: [(&str, Link); 4] = [
        ("and to the left", |graph, rest, [a, b]| {
            let atom = graph.equal(a, b);
            graph.and(&[rest, atom])
        }),
        ("or of comparisons", |graph, rest, [a, b]| {
            let atom = graph.term(Operator::BvUlt, &[a, b]);
            graph.or(&[rest, atom])
        }),
        ("alternating", |graph, rest, [a, b]| {
            let (first, second) = (graph.equal(a, b), graph.term(Operator::BvSlt, &[a, b]));
            let both = graph.and(&[rest, first]);
            graph.or(&[both, second])
        }),
        ("exclusive or", |graph, rest, [a, b]| {
            let atom = graph.equal(a, b);
            graph.unequal(rest, atom)
        }),
    ];
    let vectors: [(&str, Link); 5] = [
        ("choices between constants", |graph, rest, [a, b]| {
            let (condition, value) = (graph.equal(a, b), graph.number(17, 8));
            graph.ite(condition, value, rest)
        }),
        ("shifts and sums", |graph, rest, [a, b]| {
            let three = graph.number(3, 8);
            let shifted = graph.term(Operator::BvShl, &[rest, three]);
            let sum = graph.term(Operator::BvAdd, &[shifted, a]);
            graph.bvsub(sum, b)
        }),
        ("masks", |graph, rest, [a, _]| {
            let mask = graph.number(0b0101_1010, 8);
            let masked = graph.term(Operator::BvAnd, &[rest, mask]);
            graph.bvor(masked, a)
        }),
        ("rotations", |graph, rest, [a, _]| {
            let rotated = graph.rotate_left(rest, 3);
            graph.term(Operator::BvXor, &[rotated, a])
        }),
        ("products", |graph, rest, [a, b]| {
            let negated = graph.bvneg(rest);
            let product = graph.term(Operator::BvMul, &[negated, a]);
            graph.term(Operator::BvUrem, &[product, b])
        }),
    ];
    for (name, link) in conditions.into_iter().chain(vectors) {
        let mut graph = Graph::new();
        let is_vector = vectors.iter().any(|(vector, _)| *vector == name);
        let start = if is_vector { graph.number(5, 8) } else { graph.truth(true) };
        let term = chain(&mut graph, 2000, start, link);
        let before = size(&graph, term);
        let normal = Rewriter::new(2).rewrite(&mut graph, term);
        let after = size(&graph, normal);
        assert!(after <= before + before / 2, "{name}: {before} terms became {after}");
        assert!(graph.len() < 12 * before, "{name}: {before} terms took {} on the way", graph.len());
    }
}

#[test]
fn deep_terms_need_no_stack() {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(8);
    let x = graph.variable("x", sort);
    let mut term = x;
    for index in 0..1_000_000u64 {
        let constant = graph.number(index, 8);
        term = match index % 3 {
            0 => graph.term(Operator::BvXor, &[term, x]),
            1 => graph.term(Operator::BvMul, &[term, constant]),
            _ => graph.term(Operator::BvAnd, &[term, x]),
        };
    }
    let normal = Rewriter::new(2).rewrite(&mut graph, term);
    let mut assignment = Assignment::new();
    assignment.set(x, BitVec::from_u64(0b1011_0111, 8));
    let mut evaluator = Evaluator::new();
    assert_eq!(evaluator.value(&graph, &assignment, normal), evaluator.value(&graph, &assignment, term));
}

#[test]
fn slices_of_a_long_concatenation_make_few_terms() {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(1);
    let bits: Vec<Term> = (0..2048).map(|number| graph.variable(&format!("b{number}"), sort)).collect();
    let mut whole = bits[0];
    for &bit in &bits[1..] {
        whole = graph.term(Operator::Concat, &[bit, whole]);
    }
    let mut rewriter = Rewriter::new(2);
    let before = graph.len();
    for (number, &bit) in (0..).zip(&bits) {
        let slice = graph.extract(whole, number, number);
        assert_eq!(rewriter.rewrite(&mut graph, slice), bit);
    }
    let made = graph.len() - before;
    assert!(made < 50_000, "{made} terms for 2,048 slices");
}
