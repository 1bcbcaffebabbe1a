//! The engine on programs made by hand, and on random ones.

use std::collections::BTreeSet;

use javelin_term::operator::Operator;

use super::ROW;
use super::options::{INTERFERENCE, ORACLES, ORDER, WHOLE_CORES};
use super::search::PathSearch;
use crate::certify::obligations::answer;
use crate::engine::Ledger;
use crate::engine::bounded::tests::random::{agrees, executed, make, seeds};
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::engine::bounded::tests::{effort, letters, verify_by};
use crate::engine::kit::Engine;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::table::SET;
use crate::engine::kit::turns;
use crate::job::{Effort, Options};
use crate::program::cfa::{LocationKind, Op, Program, Source, Step};

fn decide(problem: &Problem, program: &mut Program) -> Ledger {
    turns::schedule(&[&ROW], problem, program)
}

/// All values of each option, one at a time.
fn settings() -> Vec<Options> {
    let with = |name: &'static str, value: &str| Options::default().with(name, value);
    let mut all = vec![Options::default(), with(ORDER.name, "any"), with(WHOLE_CORES.name, SET)];
    all.extend(["semantic", "none"].map(|value| with(INTERFERENCE.name, value)));
    all.extend(["execution", "intervals", "octagons"].map(|value| with(ORACLES.name, value)));
    all
}

fn with(options: Options) -> Effort {
    Effort { options, ..effort(None) }
}

#[test]
fn verdicts_are_those_of_all_executions() {
    let (mut decided, mut open) = (0, 0);
    let settings = settings();
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        for options in [&settings[0], &settings[seed as usize % settings.len()]] {
            let at = format!("seed {seed}, {options:?}");
            let certifies = seed % 2 == 0;
            let effort = Effort { recursion: Some(3), certifies, ..with(options.clone()) };
            let results = verify_by(decide, &|b: &mut ProgramBuilder| make(b, seed), &effort);
            let scripts = results.report.checks.iter().flat_map(|check| &check.obligations);
            for script in scripts.collect::<BTreeSet<_>>() {
                assert_eq!(answer(script, &Default::default()), Ok("unsat".into()), "{at}: {script}");
            }
            let [more, less] = agrees(&results, &fails, endless, &at);
            (decided, open) = (decided + more, open + less);
        }
    }
    println!("{decided} decided, {open} open");
    assert!(decided > 3 * open, "{decided} decided, {open} open");
}

#[test]
fn a_check_without_a_path_holds() {
    let results = verify_by(
        decide,
        &|b: &mut ProgramBuilder| {
            let main = b.function(3);
            let (_, tx) = b.variable(None, "x");
            let holds = b.unequal(tx, 5);
            b.check(main, 1, 2, holds);
            let zero = b.number(0);
            let (y, _) = b.variable(Some(main), "y");
            b.assign(main, 0, 2, y, zero);
        },
        &with(Options::default()),
    );
    assert_eq!(letters(&results), "H", "{results:?}");
    assert_eq!(results.report.statistic("smpp-asked"), 0);
}

/// The verdicts on a program.
fn verdicts(make: impl Fn(&mut ProgramBuilder)) -> Ledger {
    verify_by(decide, &make, &with(Options::default()))
}

/// The published definition of interference has no definition of `g` on the path that does not assign it.
#[test]
fn a_value_that_comes_from_the_entry_counts_as_defined() {
    let results = verdicts(|b: &mut ProgramBuilder| {
        let main = b.function(5);
        let (g, tg) = b.variable(None, "g");
        let (c, tc) = b.variable(Some(main), "c");
        let [three, five] = [3, 5].map(|number| b.number(number));
        b.program.initial.push((g, three));
        b.havoc(main, 0, 1, c);
        let is_taken = b.unequal(tc, 0);
        b.branch(main, 1, is_taken, 2, 3);
        b.assign(main, 2, 3, g, five);
        let holds = b.unequal(tg, 5);
        b.check(main, 3, 4, holds);
    });
    assert_eq!(letters(&results), "F", "{results:?}");
}

/// Nor has it one of `x` where two conditions constrain it, and another path assigns it between them.
#[test]
fn an_assignment_between_two_conditions_interferes() {
    let results = verdicts(|b: &mut ProgramBuilder| {
        let main = b.function(6);
        let ((x, tx), (c, tc)) = (b.variable(Some(main), "x"), b.variable(Some(main), "c"));
        let one = b.number(1);
        b.havoc(main, 0, 1, x);
        b.havoc(main, 1, 2, c);
        let is_other = b.unequal(tx, 0);
        b.branch(main, 2, is_other, 5, 3);
        let is_taken = b.unequal(tc, 0);
        let last = b.location(main, LocationKind::Inner);
        b.branch(main, 3, is_taken, 4, last);
        b.assign(main, 4, last, x, one);
        let holds = b.unequal(tx, 1);
        b.check(main, last, 5, holds);
    });
    assert_eq!(letters(&results), "F", "{results:?}");
}

/// A hundred choices that write something else: a proof of one path is one of all.
#[test]
fn of_very_many_path_programs_few_are_asked_about() {
    let results = verdicts(|b: &mut ProgramBuilder| {
        let main = b.function(404);
        let ((x, tx), (y, _)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
        let (c, tc) = b.variable(Some(main), "c");
        let zero = b.number(0);
        b.assign(main, 0, 1, x, zero);
        for at in (0..100).map(|choice| 1 + 4 * choice) {
            b.havoc(main, at, at + 1, c);
            let is_taken = b.unequal(tc, 0);
            b.branch(main, at + 1, is_taken, at + 2, at + 3);
            b.assign(main, at + 2, at + 4, y, tx);
            b.assign(main, at + 3, at + 4, y, zero);
        }
        let holds = b.unequal(tx, 1);
        b.check(main, 401, 403, holds);
    });
    assert_eq!((letters(&results).as_str(), results.report.statistic("smpp-asked")), ("H", 1), "{results:?}");
    let all = results.report.summaries.join("");
    assert!(all.contains("1267650600228229401496703205376"), "2 to the power of 100: {all}");
}

/// Without proofs that cover others each path is taken out by itself, and all are there.
#[test]
fn each_path_is_found_once() {
    let results = verify_by(
        decide,
        &|b: &mut ProgramBuilder| {
            let main = b.function(15);
            let ((x, tx), (y, _)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
            let zero = b.number(0);
            b.havoc(main, 0, 1, x);
            for at in (0..4).map(|choice| 1 + 3 * choice) {
                let is_taken = b.unequal(tx, u64::from(at));
                b.branch(main, at, is_taken, at + 1, at + 2);
                b.assign(main, at + 1, at + 3, y, zero);
                b.assign(main, at + 2, at + 3, y, zero);
            }
            let holds = b.program.graph.equal(tx, tx);
            b.check(main, 13, 14, holds);
        },
        &with(Options::default().with(INTERFERENCE.name, "none")),
    );
    assert_eq!(
        (letters(&results).as_str(), results.report.statistic("smpp-asked")),
        ("H", 16),
        "{results:?}"
    );
}

/// A place in a loop that nothing reaches: first it needs `x == 0` for the loop's head, and then, since what
/// follows makes `x` 1, that it is not reached, for which the head has to know of `y`.
#[test]
fn a_condition_that_becomes_false_is_supported_anew() {
    let results = verdicts(|b: &mut ProgramBuilder| {
        let main = b.function(9);
        let names = ["x", "y", "c"].map(|name| b.variable(Some(main), name));
        let [(x, tx), (y, ty), (c, tc)] = names;
        let [zero, one] = [0, 1].map(|number| b.number(number));
        b.assign(main, 0, 1, x, zero);
        b.assign(main, 1, 2, y, zero);
        // From the head to its body at 4, or to the end at 7; the place is 6, and 5 comes after it.
        b.havoc(main, 2, 3, c);
        let goes_on = b.unequal(tc, 0);
        b.branch(main, 3, goes_on, 4, 7);
        let is_dead = b.unequal(ty, 0);
        b.branch(main, 4, is_dead, 6, 2);
        b.assign(main, 5, 2, x, one);
        let splits = b.unequal(tc, 1);
        b.branch(main, 6, splits, 5, 2);
        let holds = b.unequal(tx, 1);
        b.check(main, 7, 8, holds);
    });
    assert_eq!(letters(&results), "H", "{results:?}");
}

/// The running example of the paper, from its examples 3.1 to 3.7. Locations have the numbers of its figure
/// 1, with 0 before and 5, 9 unused.
fn running_example(b: &mut ProgramBuilder) {
    let main = b.function(16);
    let sort = b.program.graph.bitvec_sort(32);
    let names = ["p", "pLen", "mode", "bLen", "L", "o", "i"];
    let all = names.map(|name| b.variable_of(Some(main), name, sort));
    let [_, p_len, _, b_len, l, o, i] = all.map(|(variable, _)| variable);
    let [tp, tp_len, tmode, tb_len, tl, to, ti] = all.map(|(_, term)| term);
    let any = |(variable, _)| (variable, Source::Argument(0));
    b.edge(main, 0, 1, Step::Op(Op::Havoc(all.map(any).to_vec())));
    let graph = &mut b.program.graph;
    let [zero, one, less] = [0, 1, u64::from(u32::MAX)].map(|number| graph.number(number, 32));
    let is_short = graph.term(Operator::BvSlt, &[tp_len, one]);
    let at_least_one = graph.ite(is_short, one, tp_len);
    let is_null = graph.equal(tp, zero);
    let is_plain = graph.equal(tmode, zero);
    let ends = graph.term(Operator::BvSlt, &[tp_len, tl]);
    let next = graph.term(Operator::BvAdd, &[ti, to]);
    let double = graph.term(Operator::BvAdd, &[tl, tl]);
    let is_long = graph.term(Operator::BvSlt, &[tp_len, tb_len]);
    let is_pointer = graph.not(is_null);
    let fails = graph.and(&[is_pointer, is_long]);
    let holds = graph.not(fails);
    let begin = vec![(b_len, zero), (l, one), (p_len, at_least_one)];
    b.edge(main, 1, 3, Step::Op(Op::Assign(begin)));
    b.branch(main, 3, is_null, 4, 6);
    b.assign(main, 4, 6, p_len, less);
    b.branch(main, 6, is_plain, 7, 8);
    b.assign(main, 7, 10, i, zero);
    b.assign(main, 8, 10, o, one);
    b.branch(main, 10, ends, 14, 11);
    b.assign(main, 11, 12, i, next);
    b.assign(main, 12, 13, b_len, tl);
    b.assign(main, 13, 10, l, double);
    b.check(main, 14, 15, holds);
}

/// The ends of edges.
type Ends = Vec<(u32, u32)>;

/// The proofs of the running example: of each the ends of the edges that it needs, and of those that
/// interfere; a component is its least location twice. Edges are those before calls were inlined.
fn learnt(options: Options) -> (String, u64, Vec<[Ends; 2]>) {
    let mut found = Vec::new();
    let decide = |problem: &Problem, program: &mut Program| {
        let mut ledger = Ledger::new(program);
        let mut search = PathSearch::new(problem.clone(), program).ok().unwrap();
        search.work(&mut ledger);
        found = search.learnt();
        ledger.took(search.statistics(), search.summary());
        ledger
    };
    let effort = Effort { certifies: true, ..with(options) };
    let results = verify_by(decide, &running_example, &effort);
    (letters(&results), results.report.statistic("smpp-asked"), found)
}

/// Two path programs of four are enough: one by symbolic execution, one by octagons with an edge that
/// interferes. The paper's second proof needs the edges 10 to 14 and 13 to 10, too: that the loop was left,
/// and what its counter is, since its invariants mention it. Here `bLen <= pLen` alone is needed at the
/// head.
#[test]
fn the_running_example_is_proved_as_in_the_paper() {
    let (letters, asked, found) = learnt(Options::default());
    assert_eq!((letters.as_str(), asked), ("H", 2), "{found:?}");
    let execution = [vec![(3, 4), (14, 16)], vec![]];
    let octagons = [vec![(1, 3), (10, 10), (14, 16)], vec![(4, 6)]];
    assert_eq!(found, [octagons, execution]);
    for (name, value, least) in [("interference", "none", 4), ("oracles", "execution", 3)] {
        let (_, asked, found) = learnt(Options::default().with(name, value));
        assert!(asked >= least, "{name} {value}: {found:?}");
    }
}
