//! The engine on programs made by hand.

pub mod random;
pub mod reference;

use std::time::Duration;

use javelin_solver::BitVec;
use javelin_term::operator::Operator;
use javelin_term::sort::SortKind;

use super::ROW;
use crate::engine::kit::Rest;
use crate::engine::kit::problem::Problem;
use crate::engine::kit::replayer::Replayer;
use crate::engine::kit::turns;
use crate::engine::{Ledger, Limits, Unwatched};
use crate::frontend::read;
use crate::interpret::trace::Trace;
use crate::job::{Effort, Outcome};
use crate::limits::{Stopped, TICKS_PER_SECOND};
use crate::program::cfa::{Check, LocationKind, Program, Source, Step};
use crate::reading::Reading;
use crate::why::Why;
use reference::{ProgramBuilder, Reference};

/// An effort of some seconds.
pub fn effort(unroll: Option<u32>) -> Effort {
    let timeout = Some(Duration::from_secs(20));
    Effort { unroll, recursion: Some(20), timeout, ..Effort::default() }
}

fn verify(make: &impl Fn(&mut ProgramBuilder), effort: &Effort) -> Ledger {
    verify_by(decide, make, effort)
}

fn decide(problem: &Problem, program: &mut Program) -> Ledger {
    turns::schedule(&[&ROW], problem, program)
}

/// The verdicts of an engine on a program.
pub fn verify_by(
    decide: impl FnOnce(&Problem, &mut Program) -> Ledger,
    make: &impl Fn(&mut ProgramBuilder),
    effort: &Effort,
) -> Ledger {
    let mut twin = ProgramBuilder::new();
    make(&mut twin);
    verify_with(decide, make, effort, &Reference(&twin.program))
}

/// The verdicts of an engine on a program whose failures are replayed.
pub fn verify_with(
    decide: impl FnOnce(&Problem, &mut Program) -> Ledger,
    make: &impl Fn(&mut ProgramBuilder),
    effort: &Effort,
    replayer: &dyn Replayer,
) -> Ledger {
    let mut builder = ProgramBuilder::new();
    make(&mut builder);
    let (module, reading, watch) = (read("", "empty.ll").unwrap(), Reading::default(), Unwatched::default());
    let limits = Limits::new(effort, &watch);
    let problem = Problem { module: &module, reading: &reading, effort, limits, watch: &watch, replayer };
    decide(&problem, &mut builder.program)
}

/// One letter for each check: holds, fails, or open.
pub fn letters(results: &Ledger) -> String {
    let letter = |outcome: &Outcome| match outcome {
        Outcome::Holds => 'H',
        Outcome::Fails(_) => 'F',
        Outcome::Open(_) => 'o',
    };
    results.outcomes().map(letter).collect()
}

/// Compares the verdicts with those expected, and returns the results.
fn expect(make: impl Fn(&mut ProgramBuilder), unroll: Option<u32>, expected: &str) -> Ledger {
    let results = verify(&make, &effort(unroll));
    assert_eq!(letters(&results), expected, "{results:?}");
    results
}

#[test]
fn straight_lines_and_joins() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(8);
        let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
        b.havoc(main, 0, 1, x);
        let five = b.number(5);
        let small = b.less(tx, five);
        b.branch(main, 1, small, 2, 3);
        let (one, more) = (b.plus(tx, 1), b.number(6));
        b.assign(main, 2, 4, y, one);
        b.assign(main, 3, 4, y, more);
        let seven = b.number(7);
        let below = b.less(ty, seven);
        b.check(main, 4, 5, below);
        let not_three = b.unequal(ty, 3);
        b.check(main, 5, 6, not_three);
        let never = b.unequal(ty, 6);
        b.check(main, 6, 7, never);
    };
    expect(make, None, "HFF");
}

/// `x = any; assume(x < 9); for (i = 0; i < limit; i++) sum += 1; check(sum != 9); check(sum != 8)`
pub fn counting(b: &mut ProgramBuilder, is_constant: bool) {
    let main = b.function(9);
    let ((x, tx), (i, ti)) = (b.variable(Some(main), "x"), b.variable(Some(main), "i"));
    let (sum, tsum) = b.variable(Some(main), "sum");
    b.havoc(main, 0, 1, x);
    let nine = b.number(9);
    let small = b.less(tx, nine);
    b.assume(main, 1, 2, small);
    let zero = b.number(0);
    b.assign(main, 2, 3, i, zero);
    b.assign(main, 3, 4, sum, zero);
    let eight = b.number(8);
    let goes_on = b.less(ti, if is_constant { eight } else { tx });
    b.branch(main, 4, goes_on, 5, 6);
    let next = b.plus(tsum, 1);
    b.assign(main, 5, 7, sum, next);
    let next = b.plus(ti, 1);
    b.assign(main, 7, 4, i, next);
    let (first, second) = (b.unequal(tsum, 9), b.unequal(tsum, 8));
    let middle = b.location(main, LocationKind::Inner);
    b.check(main, 6, middle, first);
    b.check(main, middle, 8, second);
}

#[test]
fn loops_are_unrolled_until_they_end() {
    let results = expect(|b| counting(b, false), None, "HF");
    assert_eq!(results.report.unrolled, 8);
    expect(|b| counting(b, false), Some(7), "oo");
    expect(|b| counting(b, false), Some(8), "HF");
}

#[test]
fn loops_without_unknowns_do_not_count() {
    let results = expect(|b| counting(b, true), Some(1), "HF");
    assert!(results.report.questions <= 2, "{results:?}");
}

#[test]
fn checks_before_an_endless_loop_or_true_after_any_round_of_it_hold() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(6);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let not_sixteen = b.unequal(tx, 3);
        b.assume(main, 1, 2, not_sixteen);
        b.check(main, 2, 3, not_sixteen);
        b.havoc(main, 3, 4, x);
        let is_zero = b.unequal(tx, 0);
        b.branch(main, 4, is_zero, 3, 5);
    };
    let make_with_more = |b: &mut ProgramBuilder| {
        make(b);
        let (_, tx) = (b.program.variables[0].name.clone(), b.program.variables[0].term);
        b.body(0).exit = crate::program::cfa::Location(5);
        let after = b.location(0, LocationKind::Inner);
        let zero = b.number(0);
        let holds = b.program.graph.equal(tx, zero);
        b.body(0).exit = crate::program::cfa::Location(after);
        b.check(0, 5, after, holds);
    };
    expect(make, Some(3), "H");
    expect(make_with_more, Some(3), "HH");
}

#[test]
fn an_unknown_continuation_leaves_everything_open() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(4);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let not_two = b.unequal(tx, 2);
        b.check(main, 1, 2, not_two);
        let open = b.location(main, LocationKind::Open("asm".into()));
        let zero = b.unequal(tx, 0);
        b.branch(main, 2, zero, 3, open);
    };
    expect(make, None, "F");
    let proved = |b: &mut ProgramBuilder, is_reached: bool| {
        let main = b.function(4);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let not_two = b.unequal(tx, 2);
        b.assume(main, 1, 2, not_two);
        b.check(main, 2, 3, not_two);
        let open = b.location(main, LocationKind::Open("asm".into()));
        let wanted = b.number(if is_reached { 1 } else { 2 });
        let condition = b.program.graph.equal(tx, wanted);
        b.assume(main, 2, open, condition);
    };
    let results = expect(|b| proved(b, true), None, "o");
    assert!(
        matches!(results.outcome(0), Outcome::Open(why) if why.to_string().contains("asm")),
        "{results:?}"
    );
    expect(|b| proved(b, false), None, "H");
}

/// `f(n) = n == 0 ? 0 : f(n - 1) + 1`, called with an unknown number below a limit.
pub fn recursive(b: &mut ProgramBuilder, limit: u64) {
    let (main, f) = (b.function(5), b.function(5));
    let (n, tn) = b.variable(Some(f), "n");
    let (result, tresult) = b.variable(Some(f), "result");
    b.body(f).parameters.push(n);
    b.body(f).results.push(result);
    let is_more = b.unequal(tn, 0);
    b.branch(f, 0, is_more, 1, 2);
    let less = b.plus(tn, 15);
    b.call(f, (1, 3), f, vec![less], Some(result));
    let more = b.plus(tresult, 1);
    b.assign(f, 3, 4, result, more);
    let zero = b.number(0);
    b.assign(f, 2, 4, result, zero);
    let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
    b.havoc(main, 0, 1, x);
    let limit = b.number(limit);
    let small = b.less(tx, limit);
    b.assume(main, 1, 2, small);
    b.call(main, (2, 3), f, vec![tx], Some(y));
    let same = b.program.graph.equal(tx, ty);
    let not_four = b.unequal(ty, 4);
    let middle = b.location(main, LocationKind::Inner);
    b.check(main, 3, middle, same);
    b.check(main, middle, 4, not_four);
}

#[test]
fn recursion_is_followed() {
    expect(|b| recursive(b, 6), None, "HF");
    let few = Effort { recursion: Some(5), ..effort(None) };
    let results = verify(&|b: &mut ProgramBuilder| recursive(b, 6), &few);
    assert_eq!(letters(&results), "oF", "{results:?}");
    let enough = Effort { recursion: Some(6), ..effort(None) };
    assert_eq!(letters(&verify(&|b: &mut ProgramBuilder| recursive(b, 6), &enough)), "HF");
}

#[test]
fn loops_with_two_entries_are_unrolled() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(7);
        let ((x, tx), (n, tn)) = (b.variable(Some(main), "x"), b.variable(Some(main), "n"));
        b.havoc(main, 0, 1, x);
        let zero = b.number(0);
        b.assign(main, 1, 2, n, zero);
        let is_zero = b.program.graph.equal(tx, zero);
        b.branch(main, 2, is_zero, 3, 4);
        let more = b.plus(tn, 1);
        b.assign(main, 3, 4, n, more);
        let five = b.number(5);
        let small = b.less(tn, five);
        b.branch(main, 4, small, 5, 6);
        let more = b.plus(tn, 2);
        b.assign(main, 5, 3, n, more);
        let last = b.location(main, LocationKind::Inner);
        let (first, second) = (b.unequal(tn, 6), b.unequal(tn, 8));
        let middle = b.location(main, LocationKind::Inner);
        b.check(main, 6, middle, first);
        b.check(main, middle, last, second);
        b.body(main).exit = crate::program::cfa::Location(last);
    };
    // From 0 by threes: 6. From 1 by threes: 7.
    expect(make, None, "FH");
}

#[test]
fn edges_taken_at_will_are_all_followed() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(5);
        let (x, tx) = b.variable(Some(main), "x");
        let numbers = [1, 2, 3].map(|number| b.number(number));
        for (number, to) in numbers.into_iter().zip([1, 2, 3]) {
            let middle = b.location(main, LocationKind::Inner);
            let truth = b.program.graph.truth(true);
            b.assume(main, 0, middle, truth);
            b.assign(main, middle, 3, x, number);
            assert!(to <= 3);
        }
        for wrong in [4, 2] {
            let holds = b.unequal(tx, wrong);
            let next = b.location(main, LocationKind::Inner);
            b.check(main, 3, next, holds);
            b.body(main).exit = crate::program::cfa::Location(next);
            if wrong == 4 {
                let next = b.location(main, LocationKind::Inner);
                let _ = next;
            }
        }
    };
    // Both checks stand at one location: six edges at will. The second fails, but no replay takes the second
    // edge, which is no reason to say that it holds.
    let results = verify(&make, &effort(Some(1)));
    assert!(
        matches!(results.outcome(1), Outcome::Open(why) if why.to_string().contains("could not be replayed"))
    );
    assert!(!results.doubts.is_empty());
    assert!(!matches!(results.outcome(0), Outcome::Fails(_)));
}

#[test]
fn memory_and_globals() {
    let make = |b: &mut ProgramBuilder| {
        let main = b.function(6);
        let nibble = b.program.graph.bitvec_sort(4);
        let sort = b.program.graph.sorts.intern(SortKind::Array(nibble, nibble));
        let (memory, tmemory) = b.variable_of(None, "memory", sort);
        let ((g, tg), (i, ti)) = (b.variable(None, "g"), b.variable(Some(main), "i"));
        b.program.unknown.push((g, Source::Global { global: 0, offset: 0, bytes: 1 }));
        b.havoc(main, 0, 1, i);
        let graph = &mut b.program.graph;
        let written = graph.term(Operator::Store, &[tmemory, ti, tg]);
        b.assign(main, 1, 2, memory, written);
        let graph = &mut b.program.graph;
        let read = graph.term(Operator::Select, &[tmemory, ti]);
        let same = graph.equal(read, tg);
        b.check(main, 2, 3, same);
        let three = b.number(3);
        let graph = &mut b.program.graph;
        let at_three = graph.term(Operator::Select, &[tmemory, three]);
        let eleven = graph.number(11, 4);
        let holds = graph.unequal(at_three, eleven);
        let is_three = graph.equal(ti, three);
        b.assume(main, 3, 4, is_three);
        b.check(main, 4, 5, holds);
    };
    expect(make, None, "HF");
}

/// An even number stays one, in a loop without an end that is known.
pub fn even(b: &mut ProgramBuilder) {
    let main = b.function(6);
    let ((x, tx), (y, ty)) = (b.variable(Some(main), "x"), b.variable(Some(main), "y"));
    let zero = b.number(0);
    b.assign(main, 0, 1, y, zero);
    b.havoc(main, 1, 2, x);
    let goes_on = b.unequal(tx, 0);
    b.branch(main, 2, goes_on, 3, 4);
    let more = b.plus(ty, 2);
    b.assign(main, 3, 1, y, more);
    let one = b.number(1);
    let last = b.program.graph.term(Operator::BvAnd, &[ty, one]);
    let holds = b.program.graph.equal(last, zero);
    b.check(main, 4, 5, holds);
}

/// One round with any number does not show that it stays even.
#[test]
fn the_end_of_time_is_kept() {
    let start = std::time::Instant::now();
    let limited = Effort { timeout: Some(Duration::from_millis(300)), ..effort(None) };
    let results = verify(&even, &limited);
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    assert_eq!(letters(&results), "o");
    let small = Effort { memory: Some(1 << 20), ..effort(None) };
    let results = verify(&even, &small);
    assert_eq!((letters(&results), results.report.stopped), ("o".into(), Some(Stopped::Memory.into())));
}

#[test]
fn calls_that_never_return() {
    let make = |b: &mut ProgramBuilder| {
        let (main, f) = (b.function(3), b.function(2));
        let end = b.location(f, LocationKind::End);
        b.edge(f, 0, end, Step::Op(crate::program::cfa::Op::Assign(Vec::new())));
        b.call(main, (0, 1), f, Vec::new(), None);
        let never = b.program.graph.truth(false);
        b.check(main, 1, 2, never);
    };
    expect(make, None, "H");
}

/// Sees no failure, and takes long.
struct Doubting;

impl Replayer for Doubting {
    fn replay(&self, _: &Check, _: &[(Source, BitVec)], limits: &Limits) -> Result<Trace, Why> {
        limits.spend(20 * TICKS_PER_SECOND);
        Err(Why::NotReplayed("the run ended".to_owned()))
    }
}

/// Where no bound can prove what is open, the search ends, and leaves failures to other engines.
#[test]
fn a_search_in_vain_ends_and_others_continue() {
    let endless = |b: &mut ProgramBuilder| {
        let main = b.function(3);
        let (x, tx) = b.variable(Some(main), "x");
        b.havoc(main, 0, 1, x);
        let holds = b.unequal(tx, 3);
        b.check(main, 1, 0, holds);
    };
    let decide = |problem: &Problem, program: &mut Program| {
        let mut ledger = Ledger::new(program);
        let mut engine = (ROW.make)(problem.clone(), program).unwrap();
        assert_eq!(engine.work(&mut ledger), Rest::Nothing);
        ledger
    };
    let ledger = verify_with(decide, &endless, &Effort { timeout: None, ..effort(None) }, &Doubting);
    assert_eq!((letters(&ledger).as_str(), &ledger.report.stopped), ("o", &None), "{ledger:?}");
}

/// A question that takes longer than the first slices is asked for longer.
#[test]
fn a_question_that_takes_work_has_its_time() {
    expect(factors, None, "H");
}

/// `for (i = 0; i < 2; i++); x = any; y = any; assume(x < 64 && y < 64); check(x * y != 3953)`, which is
/// 59 * 67: the loop ends within two rounds, and the product takes work.
fn factors(b: &mut ProgramBuilder) {
    let main = b.function(9);
    let wide = b.program.graph.bitvec_sort(16);
    let (x, tx) = b.variable_of(Some(main), "x", wide);
    let (y, ty) = b.variable_of(Some(main), "y", wide);
    let ((n, tn), (i, ti)) = (b.variable(Some(main), "n"), b.variable(Some(main), "i"));
    b.havoc(main, 0, 1, n);
    let (zero, three, limit) = (b.number(0), b.number(3), b.program.graph.number(64, 16));
    b.assign(main, 1, 2, i, zero);
    let few = b.less(tn, three);
    b.assume(main, 2, 3, few);
    let goes_on = b.less(ti, tn);
    b.branch(main, 3, goes_on, 4, 5);
    let next = b.plus(ti, 1);
    b.assign(main, 4, 3, i, next);
    b.havoc(main, 5, 6, x);
    b.havoc(main, 6, 7, y);
    let small = [b.less(tx, limit), b.less(ty, limit)];
    let small = b.program.graph.and(&small);
    let middle = b.location(main, LocationKind::Inner);
    b.assume(main, 7, middle, small);
    let product = b.program.graph.term(Operator::BvMul, &[tx, ty]);
    let composite = b.program.graph.number(3953, 16);
    let holds = b.program.graph.unequal(product, composite);
    b.check(main, middle, 8, holds);
}
