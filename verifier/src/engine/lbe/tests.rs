//! The engine on programs made by hand, and on random ones.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use javelin_solver::BitVec;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;
use rustc_hash::FxHashSet;

use super::ROW;
use super::options::{Refinement, Settings};
use crate::certify::obligations::answer;
use crate::engine::Ledger;
use crate::engine::abstraction::context::Abstraction;
use crate::engine::bounded::tests::random::{
    AllExecutions, agrees, execute, executed, make, make_open, seeds,
};
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::engine::bounded::tests::{counting, effort, even, letters, recursive, verify_by, verify_with};
use crate::engine::kit::problem::Problem;
use crate::engine::kit::replayer::Replayer;
use crate::engine::kit::turns;
use crate::formula::summarise::{Size, relevant, summarise};
use crate::frontend::module::SourceType;
use crate::interpret::trace::Trace;
use crate::job::{Effort, Outcome};
use crate::limits::Clock;
use crate::program::cfa::{Check, Location, LocationKind, Program, Source, Step};
use crate::program::inlined::{inline, size};
use crate::why::{TooLarge, Why};

fn decide(problem: &Problem, program: &mut Program) -> Ledger {
    turns::schedule(&[&ROW], problem, program)
}

/// The four combinations of the paper, large blocks with Boolean abstraction first, and both ways to refine.
fn settings() -> Vec<Settings> {
    let mut all = Vec::new();
    for (blocks, abstraction) in [
        (Size::Large, Abstraction::Boolean),
        (Size::Single, Abstraction::Cartesian),
        (Size::Single, Abstraction::Boolean),
        (Size::Large, Abstraction::Cartesian),
        (Size::Limited(3), Abstraction::Boolean),
    ] {
        for refinement in [Refinement::Weakest, Refinement::Interpolants] {
            all.push(Settings { blocks, abstraction, refinement, ..Settings::default() });
        }
    }
    all
}

fn with(settings: Settings) -> Effort {
    Effort { options: settings.options(), ..effort(None) }
}

/// Compares the verdicts of the first setting, and returns the results.
fn expect(make: impl Fn(&mut ProgramBuilder), expected: &str) -> Ledger {
    let results = verify_by(decide, &make, &with(settings()[0]));
    assert_eq!(letters(&results), expected, "{results:?}");
    results
}

/// Figure 2 of the paper: a loop around a choice. Locations are those of the figure, counted from 0; the last
/// one is after the loop.
#[test]
fn the_rules_give_figure_2() {
    let mut b = ProgramBuilder::new();
    let main = b.function(8);
    let ((i, ti), (x, tx), (z, _)) =
        (b.variable(Some(main), "i"), b.variable(Some(main), "x"), b.variable(Some(main), "z"));
    let _ = x;
    let goes_on = b.unequal(ti, 0);
    b.branch(main, 1, goes_on, 2, 7);
    let is_one = b.unequal(tx, 1);
    b.branch(main, 2, is_one, 3, 4);
    let numbers = [0, 1].map(|number| b.number(number));
    b.assign(main, 3, 5, z, numbers[0]);
    b.assign(main, 4, 5, z, numbers[1]);
    let less = b.plus(ti, 15);
    b.assign(main, 5, 6, i, less);
    b.edge(main, 6, 1, Step::Op(crate::program::cfa::Op::Assign(Vec::new())));
    b.body(main).entry = Location(1);
    let function = b.body(main).clone();
    let mut steps = Vec::new();
    let edges: Vec<usize> = (0..function.edges.len()).collect();
    let mut tell = |rule: u8, places: &[Location]| {
        steps.push((rule, places.iter().map(|place| place.0).collect::<Vec<u32>>()));
    };
    let summary = summarise(&function, Location(7), &edges, Size::Large, &mut tell);
    let expected: [(u8, &[u32]); 6] = [(1, &[2]), (1, &[3]), (1, &[4]), (2, &[1, 5]), (1, &[5]), (1, &[6])];
    let expected: Vec<(u8, Vec<u32>)> = expected.iter().map(|(rule, all)| (*rule, all.to_vec())).collect();
    assert_eq!(steps, expected);
    let ends: Vec<(u32, u32)> = summary.blocks.iter().map(|block| (block.from.0, block.to.0)).collect();
    assert_eq!(ends, [(1, 1), (1, 7)]);
    let sizes: Vec<usize> = summary.blocks.iter().map(|block| summary.edges(block.operation).len()).collect();
    assert_eq!(sizes, [7, 1]);
}

/// Choices in a row, each of which adds one or doubles.
fn choices_in_a_row(b: &mut ProgramBuilder, choices: u32) {
    let main = b.function(3 * choices + 4);
    let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
    b.havoc(main, 0, 1, x);
    b.assign(main, 1, 2, y, tx);
    for at in (0..choices).map(|choice| 2 + 3 * choice) {
        let changed = b.plus(tx, u64::from(at % 13));
        let is_taken = b.unequal(changed, 3);
        b.branch(main, at, is_taken, at + 1, at + 2);
        let more = b.plus(ty, 1);
        b.assign(main, at + 1, at + 3, y, more);
        let double = b.program.graph.term(Operator::BvAdd, &[ty, ty]);
        b.assign(main, at + 2, at + 3, y, double);
    }
    let holds = b.unequal(ty, 3);
    let last = b.location(main, LocationKind::Inner);
    b.check(main, 3 * choices + 2, last, holds);
}

#[test]
fn sixty_choices_in_a_row_are_one_block_of_linear_size() {
    let sizes = [30, 60].map(|choices: u32| {
        let mut b = ProgramBuilder::new();
        choices_in_a_row(&mut b, choices);
        let inlined = inline(&mut b.program, 1, &Clock::endless()).unwrap();
        let edges = relevant(&inlined.function, inlined.target, &FxHashSet::default());
        let summary = summarise(&inlined.function, inlined.target, &edges, Size::Large, &mut |_, _| {});
        assert_eq!(summary.blocks.len(), 1);
        summary.operations.len()
    });
    assert!(sizes[1] <= 2 * sizes[0], "{sizes:?}");
    let results = verify_by(decide, &|b: &mut ProgramBuilder| choices_in_a_row(b, 60), &with(settings()[0]));
    assert_eq!(letters(&results), "F", "{results:?}");
    assert!(results.report.statistic("lbe-nodes") <= 2, "{results:?}");
}

/// Figure 1 of the paper: as many conditions as are wanted, each examined twice.
fn figure_1(b: &mut ProgramBuilder, conditions: u32) {
    let main = b.function(6 * conditions + 1);
    let mut at = 0;
    let variables: Vec<_> = (0..conditions)
        .map(|number| {
            (b.variable(Some(main), &format!("p{number}")), b.variable(Some(main), &format!("x{number}")))
        })
        .collect();
    for &((p, _), (x, _)) in &variables {
        b.havoc(main, at, at + 1, p);
        b.havoc(main, at + 1, at + 2, x);
        at += 2;
    }
    for (number, &((_, tp), (x, _))) in (1..).zip(&variables) {
        let is_set = b.unequal(tp, 0);
        b.branch(main, at, is_set, at + 1, at + 2);
        let value = b.number(number);
        b.assign(main, at + 1, at + 2, x, value);
        at += 2;
    }
    for (number, &((_, tp), (_, tx))) in (1..).zip(&variables) {
        let is_set = b.unequal(tp, 0);
        b.branch(main, at, is_set, at + 1, at + 2);
        let value = b.number(number);
        let holds = b.program.graph.equal(tx, value);
        b.check(main, at + 1, at + 2, holds);
        at += 2;
    }
}

#[test]
fn trees_of_large_blocks_do_not_grow_with_the_conditions_of_figure_1() {
    let nodes = |conditions, setting| {
        let results = verify_by(decide, &|b: &mut ProgramBuilder| figure_1(b, conditions), &with(setting));
        assert_eq!(letters(&results), "H".repeat(conditions as usize), "{results:?}");
        results.report.statistic("lbe-nodes")
    };
    let [large, .., single, _, _, _, _, _, _] = settings()[..] else { panic!("ten settings") };
    assert_eq!(nodes(2, large), nodes(4, large));
    assert!(nodes(4, single) > 2 * nodes(3, single));
}

#[test]
fn loops_are_proved_and_failures_in_them_found() {
    for setting in settings() {
        let results = verify_by(decide, &|b: &mut ProgramBuilder| counting(b, false), &with(setting));
        let says = letters(&results);
        assert!(!says.contains('o') || setting.blocks != Size::Large, "{setting:?}: {results:?}");
        assert!(["HF", "oF", "Ho", "oo"].contains(&says.as_str()), "{setting:?}: {results:?}");
    }
    expect(|b| counting(b, false), "HF");
    expect(|b| counting(b, true), "HF");
}

#[test]
fn recursion_is_followed_and_what_is_too_deep_is_open() {
    let results = verify_by(decide, &|b: &mut ProgramBuilder| recursive(b, 6), &with(settings()[0]));
    assert_eq!(letters(&results), "HF", "{results:?}");
    let few = Effort { recursion: Some(5), ..with(settings()[0]) };
    let results = verify_by(decide, &|b: &mut ProgramBuilder| recursive(b, 6), &few);
    assert_eq!(letters(&results), "oF", "{results:?}");
}

#[test]
fn a_check_that_no_bound_proves_is_proved() {
    for setting in settings() {
        let results = verify_by(decide, &even, &with(setting));
        assert_eq!(letters(&results), "H", "{setting:?}: {results:?}");
    }
}

/// `flag = 0; if (any) for (i = 0; i < 12; i++) {}` and then a check; whether it needs the flag, or the other
/// branch leads to it.
fn counted(b: &mut ProgramBuilder, by_flag: bool) {
    let main = b.function(10);
    let ((i, ti), (x, tx)) = (b.variable(Some(main), "i"), b.variable(Some(main), "x"));
    let (flag, tflag) = b.variable(Some(main), "flag");
    let [zero, twelve] = [0, 12].map(|number| b.number(number));
    b.assign(main, 0, 1, flag, zero);
    b.assign(main, 1, 2, i, zero);
    b.havoc(main, 2, 3, x);
    let any = b.unequal(tx, 0);
    b.branch(main, 3, any, 5, if by_flag { 5 } else { 7 });
    let goes_on = b.less(ti, twelve);
    b.branch(main, 5, goes_on, 6, 7);
    let more = b.plus(ti, 1);
    b.assign(main, 6, 5, i, more);
    let holds = b.unequal(if by_flag { tflag } else { tx }, u64::from(by_flag));
    b.check(main, 7, 8, holds);
}

/// A core that mentions the rounds excludes a number of them; a core that does not excludes all.
#[test]
fn a_path_is_excluded_without_counting_where_that_can_be() {
    let results = expect(|b| counted(b, true), "H");
    let counter = |name| results.report.statistic(name);
    assert!(counter("lbe-refinements") <= 2 && counter("lbe-most-predicates") <= 2, "{results:?}");
}

/// Leaving the loop before its twelfth round is excluded by counting only; the check fails beside the loop.
#[test]
fn paths_that_only_counters_exclude_are_examined_last() {
    let results = expect(|b| counted(b, false), "F");
    assert_eq!(results.report.statistic("lbe-refinements"), 0);
    // Where nothing else is left, rounds are counted.
    expect(|b| counting(b, true), "HF");
}

/// A cell of memory counts in a loop: `m[3]` is even, at a known address.
#[test]
fn memory_at_known_addresses_is_variables() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(7);
        let nibble = b.program.graph.bitvec_sort(4);
        let sort = b.program.graph.sorts.intern(SortKind::Array(nibble, nibble));
        let (memory, tmemory) = b.variable_of(None, "memory", sort);
        let ((p, tp), (x, tx)) = (b.variable(Some(main), "p"), b.variable(Some(main), "x"));
        let three = b.number(3);
        b.assign(main, 0, 1, p, three);
        let zero = b.number(0);
        let graph = &mut b.program.graph;
        let cleared = graph.term(Operator::Store, &[tmemory, tp, zero]);
        let read = graph.term(Operator::Select, &[tmemory, tp]);
        b.assign(main, 1, 2, memory, cleared);
        b.havoc(main, 2, 3, x);
        let goes_on = b.unequal(tx, 0);
        b.branch(main, 3, goes_on, 4, 5);
        let more = b.plus(read, 2);
        let graph = &mut b.program.graph;
        let counted = graph.term(Operator::Store, &[tmemory, tp, more]);
        b.assign(main, 4, 2, memory, counted);
        let holds = b.unequal(read, 5);
        b.check(main, 5, 6, holds);
    };
    expect(make, "H");
}

/// `flag = 0; loop { x = any; if (flag == 0) { y = x; flag = 1; } while (any) {} check(y == x); }`
#[test]
fn unknown_values_of_one_round_are_not_those_of_another() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(10);
        let ((flag, tflag), (c, tc)) = (b.variable(Some(main), "flag"), b.variable(Some(main), "c"));
        let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
        let [zero, one] = [0, 1].map(|number| b.number(number));
        b.assign(main, 0, 1, flag, zero);
        b.havoc(main, 1, 2, x);
        let is_later = b.unequal(tflag, 0);
        b.branch(main, 2, is_later, 4, 3);
        b.assign(main, 3, 8, y, tx);
        b.assign(main, 8, 4, flag, one);
        b.havoc(main, 4, 5, c);
        let again = b.unequal(tc, 0);
        b.branch(main, 5, again, 4, 6);
        let same = b.program.graph.equal(tx, ty);
        b.check(main, 6, 7, same);
        b.assign(main, 7, 1, c, zero);
    };
    for setting in settings() {
        let results = verify_by(decide, &make, &with(setting));
        assert_ne!(letters(&results), "H", "{setting:?}: {results:?}");
    }
    expect(make, "F");
}

#[test]
fn an_unknown_continuation_leaves_everything_open() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(4);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let open = b.location(main, LocationKind::Open("asm".into()));
        let zero = b.unequal(tx, 0);
        b.branch(main, 1, zero, 2, open);
        let not_two = b.unequal(tx, 2);
        b.check(main, 2, 3, not_two);
    };
    let results = expect(make, "F");
    assert!(results.doubts.is_empty());
    let proved = |b: &mut ProgramBuilder| {
        let main = b.function(4);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let open = b.location(main, LocationKind::Open("asm".into()));
        let zero = b.unequal(tx, 0);
        b.branch(main, 1, zero, 2, open);
        b.check(main, 2, 3, zero);
    };
    let results = expect(proved, "o");
    assert!(
        matches!(results.outcome(0), Outcome::Open(why) if why.to_string().contains("asm")),
        "{results:?}"
    );
}

/// A soundness hole that was found by reading: edges of calls and entries forgot what their locations are.
#[test]
fn an_unknown_continuation_after_or_in_a_call_leaves_everything_open() {
    for is_inside in [false, true] {
        let results = expect(
            |b: &mut ProgramBuilder| {
                let (main, f) = (b.function(4), b.function(2));
                let (x, tx) = b.variable(Some(main), "x");
                b.havoc(main, 0, 1, x);
                let open = b.location(if is_inside { f } else { main }, LocationKind::Open("asm".into()));
                b.call(main, (1, if is_inside { 2 } else { open }), f, Vec::new(), None);
                if is_inside {
                    b.body(f).entry = Location(open);
                } else {
                    b.edge(f, 0, 1, Step::Op(crate::program::cfa::Op::Assign(Vec::new())));
                }
                let holds = b.program.graph.equal(tx, tx);
                b.check(main, 2, 3, holds);
            },
            "o",
        );
        assert!(
            matches!(results.outcome(0), Outcome::Open(why) if why.to_string().contains("asm")),
            "{results:?}"
        );
    }
}

/// An interpreter that takes another way.
struct Elsewhere;

impl Replayer for Elsewhere {
    fn replay(&self, _: &Check, _: &[(Source, BitVec)], _: &crate::limits::Limits) -> Result<Trace, Why> {
        Err(Why::NotReplayed("it ended elsewhere".into()))
    }
}

#[test]
fn a_failure_that_cannot_be_replayed_is_a_doubt() {
    let make = |b: &mut ProgramBuilder| counting(b, true);
    let results = verify_with(decide, &make, &with(settings()[0]), &Elsewhere);
    assert_eq!(letters(&results), "Ho", "{results:?}");
    assert!(
        results.doubts.len() == 1 && results.doubts[0].why == Why::NotReplayed("it ended elsewhere".into()),
        "{results:?}"
    );
}

#[test]
fn limits_end_the_search() {
    let short = Effort { timeout: Some(Duration::ZERO), ..with(Settings::default()) };
    assert_eq!(letters(&verify_by(decide, &even, &short)), "o");
}

#[test]
fn verdicts_are_those_of_all_executions() {
    let (mut decided, mut open) = (0, 0);
    let settings = settings();
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        for setting in [settings[0], settings[1 + seed as usize % (settings.len() - 1)]] {
            let effort = Effort { recursion: Some(3), certifies: true, ..with(setting) };
            let results = verify_by(decide, &|b: &mut ProgramBuilder| make(b, seed), &effort);
            assert!(results.doubts.is_empty(), "seed {seed}, {setting:?}: {results:?}");
            for script in
                results.report.checks.iter().flat_map(|check| &check.obligations).collect::<BTreeSet<_>>()
            {
                assert_eq!(
                    answer(script, &Default::default()).as_deref(),
                    Ok("unsat"),
                    "seed {seed}, {setting:?}: {script}"
                );
            }
            let [more, less] = agrees(&results, &fails, endless, &format!("seed {seed}, {setting:?}"));
            (decided, open) = (decided + more, open + less);
        }
    }
    println!("{decided} decided, {open} open");
    assert!(decided > 3 * open, "{decided} decided, {open} open");
}

#[test]
fn nothing_holds_where_an_execution_reaches_what_is_not_known() {
    let mut held = 0;
    let settings = settings();
    for seed in seeds() {
        let make = |b: &mut ProgramBuilder| make_open(b, seed);
        let AllExecutions { fails, endless, open } = execute(&make);
        let setting = settings[seed as usize % settings.len()];
        let results = verify_by(decide, &make, &Effort { recursion: Some(3), ..with(setting) });
        for (check, outcome) in results.outcomes().enumerate() {
            let at = format!("seed {seed}, check {check}, {setting:?}");
            match outcome {
                Outcome::Holds => assert!(!fails[check] && !open, "{at}: it does not hold"),
                Outcome::Fails(_) => assert!(fails[check] || endless, "{at}: it does not fail"),
                Outcome::Open(why) => {
                    assert!(open || endless || !why.to_string().contains("random"), "{at}: {why}")
                }
            }
            held += u32::from(matches!(outcome, Outcome::Holds));
        }
    }
    assert!(held > 0, "no check holds anywhere");
}

/// As [`decide`], where another engine has proved the second check.
fn decide_rest(problem: &Problem, program: &mut Program) -> Ledger {
    let mut ledger = Ledger::new(program);
    let mut engine = (ROW.make)(problem.clone(), program).ok().unwrap();
    ledger.holds(1);
    engine.work(&mut ledger);
    ledger.took(engine.statistics(), engine.summary());
    ledger.finish(&problem.limits);
    ledger
}

#[test]
fn decided_checks_are_not_searched() {
    let results = verify_by(decide_rest, &|b: &mut ProgramBuilder| counting(b, false), &with(settings()[0]));
    assert_eq!(letters(&results), "HH", "the second check fails, but nobody looks: {results:?}");
    assert!(results.report.statistic("lbe-questions") > 0, "the first is looked for");
}

/// Eight locations, each of which leads to all others, entered in two places: every step makes a number even.
#[test]
fn one_irreducible_knot_is_decided() {
    let results = expect(
        |b: &mut ProgramBuilder| {
            let main = b.function(12);
            let ((x, tx), (c, tc)) = (b.variable(Some(main), "x"), b.variable(Some(main), "c"));
            let zero = b.number(0);
            b.assign(main, 0, 9, x, zero);
            b.havoc(main, 9, 10, c);
            let first = b.unequal(tc, 0);
            b.branch(main, 10, first, 1, 2);
            for from in 1..9 {
                for to in (1..9).filter(|&to| to != from) {
                    let even = b.number(2 * u64::from(to % 7));
                    b.assign(main, from, to, x, even);
                }
            }
            let last = b.location(main, LocationKind::Inner);
            let holds = b.unequal(tx, 5);
            b.check(main, 8, last, holds);
        },
        "H",
    );
    assert!(results.report.statistic("lbe-predicates") <= 2, "{results:?}");
}

#[test]
fn ten_thousand_locations_without_a_loop_are_one_block() {
    let results = expect(
        |b: &mut ProgramBuilder| {
            let main = b.function(10_002);
            let (x, tx) = b.variable(Some(main), "x");
            let more = b.plus(tx, 2);
            let zero = b.number(0);
            b.assign(main, 0, 1, x, zero);
            (1..10_000).for_each(|at| b.assign(main, at, at + 1, x, more));
            let holds = b.unequal(tx, 5);
            b.check(main, 10_000, 10_001, holds);
        },
        "H",
    );
    assert!(results.report.statistic("lbe-nodes") <= 2, "{results:?}");
}

/// `while (x * x * y == 3) x = any, y = any; check(x != y)`, with 64 bits.
#[test]
fn products_of_64_bits_in_the_condition_of_a_loop_end_with_the_limit() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(6);
        let sort = b.program.graph.bitvec_sort(64);
        let (x, tx) = b.variable_of(Some(main), "x", sort);
        let (y, ty) = b.variable_of(Some(main), "y", sort);
        b.havoc(main, 0, 1, x);
        b.havoc(main, 1, 2, y);
        let graph = &mut b.program.graph;
        let square = graph.term(Operator::BvMul, &[tx, tx]);
        let product = graph.term(Operator::BvMul, &[square, ty]);
        let three = graph.number(3, 64);
        let again = graph.equal(product, three);
        let same = graph.equal(square, ty);
        let differs = graph.not(same);
        b.branch(main, 2, again, 0, 3);
        b.check(main, 3, 4, differs);
    };
    let begin = Instant::now();
    let short = Effort { timeout: Some(Duration::from_secs(2)), ..with(Settings::default()) };
    let results = verify_by(decide, &make, &short);
    assert_ne!(letters(&results), "H", "{results:?}");
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}

/// Each of 24 functions calls the next one twice.
#[test]
fn too_many_locations_are_noticed_before_calls_are_inlined() {
    let results = expect(
        |b: &mut ProgramBuilder| {
            let functions: Vec<u32> = (0..24).map(|_| b.function(4)).collect();
            for pair in functions.windows(2) {
                b.call(pair[0], (0, 1), pair[1], Vec::new(), None);
                b.call(pair[0], (1, 3), pair[1], Vec::new(), None);
            }
            let (_, tx) = b.variable(None, "x");
            let holds = b.unequal(tx, 5);
            b.check(functions[23], 0, 3, holds);
        },
        "o",
    );
    let too_many = Why::TooLarge(TooLarge::Inlined(1_000_000));
    assert!(matches!(results.outcome(0), Outcome::Open(why) if *why == too_many), "{results:?}");
    assert_eq!(results.report.stopped, Some(too_many));
}

/// `i = 0; while (i < 10) i++; check(i == 10)`: the interval analysis knows that `i` is not above.
#[test]
fn bounds_of_variables_save_refinements() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(6);
        let (i, ti) = b.variable(Some(main), "i");
        let source = SourceType::Int { signed: false, width: 4, name: "nibble".into() };
        b.program.variables[i.0 as usize].source = Some(source);
        let [zero, ten] = [0, 10].map(|number| b.number(number));
        b.assign(main, 0, 1, i, zero);
        let less = b.program.graph.term(Operator::BvUlt, &[ti, ten]);
        b.branch(main, 1, less, 2, 3);
        let more = b.plus(ti, 1);
        b.assign(main, 2, 1, i, more);
        let holds = b.program.graph.equal(ti, ten);
        b.check(main, 3, 4, holds);
    };
    let refinements = |bounds| {
        let results = verify_by(decide, &make, &with(Settings { bounds, ..settings()[0] }));
        assert_eq!(letters(&results), "H", "{results:?}");
        results.report.statistic("lbe-refinements")
    };
    assert!(refinements(true) < refinements(false));
}

#[test]
fn the_size_of_deep_recursion_is_counted_without_its_contexts() {
    let mut b = ProgramBuilder::new();
    let (main, f) = (b.function(2), b.function(3));
    b.call(main, (0, 1), f, Vec::new(), None);
    b.call(f, (0, 1), f, Vec::new(), None);
    let chain = size(&b.program, 50_000, 1_000_000, &Clock::endless());
    assert_eq!(chain, 2 + 3 * 50_000);
    b.call(f, (1, 2), f, Vec::new(), None);
    assert_eq!(size(&b.program, 3, 1_000_000, &Clock::endless()), 2 + 3 * (1 + 2 + 4));
    assert!(size(&b.program, 50_000, 1_000_000, &Clock::endless()) > 1_000_000);
}
