//! Inputs whose work is in the commands around checks: models, values, printing, cores, levels, statistics.

use super::inputs::Limit::{Memory, Time};
use super::inputs::{CHECK, Input, Phase, Script, bits, constants, lines};
use crate::fuzz::script::Verdict;

/// The inputs of these phases.
pub const INPUTS: &[Input] = &[
    Input::new(
        Phase::Models,
        "a model of 300,000 constants",
        (300_000, Time(1000)),
        (1_000, Time(5000)),
        many_constants,
    ),
    Input::new(
        Phase::Models,
        "models of a constant of 2^24 bits",
        (1 << 24, Memory(100)),
        (1 << 16, Memory(40)),
        wide_model,
    )
    .wide(),
    Input::new(
        Phase::Models,
        "a model of an array with 20,000 writes",
        (20_000, Memory(80)),
        (200, Memory(60)),
        array_model,
    ),
    Input::new(
        Phase::Values,
        "300 values of a constant of 2^24 bits",
        (1 << 24, Memory(150)),
        (1 << 16, Memory(40)),
        wide_values,
    )
    .wide(),
    Input::new(
        Phase::Values,
        "300 values of a constant of 2^24 bits, time",
        (1 << 24, Time(500)),
        (1 << 14, Time(5000)),
        wide_values,
    )
    .wide(),
    Input::new(
        Phase::Values,
        "values of products of 2^21 bits",
        (1 << 21, Time(500)),
        (1 << 12, Time(5000)),
        wide_products,
    )
    .wide(),
    Input::new(
        Phase::Values,
        "values of 40 doubling definitions",
        (40, Time(500)),
        (30, Time(500)),
        doubled_values,
    ),
    Input::new(
        Phase::Printing,
        "a model with a sort of 2^40 words",
        (40, Memory(100)),
        (40, Memory(40)),
        sort_in_model,
    ),
    Input::new(
        Phase::Printing,
        "an error that names a sort of 2^40 words",
        (40, Memory(100)),
        (40, Memory(40)),
        sort_in_error,
    ),
    Input::new(
        Phase::Printing,
        "a value with a sort of 2^40 words",
        (40, Time(500)),
        (40, Time(500)),
        sort_in_value,
    ),
    Input::new(
        Phase::Printing,
        "a model with the value of a function with a sort of 2^40 words",
        (40, Memory(100)),
        (40, Memory(40)),
        sort_in_function,
    ),
    Input::new(
        Phase::Printing,
        "20,000 assertions, 50 times",
        (20_000, Memory(60)),
        (200, Memory(60)),
        assertions,
    ),
    Input::new(
        Phase::Cores,
        "a core of 50,000 long names",
        (50_000, Memory(100)),
        (500, Memory(60)),
        long_names,
    ),
    Input::new(Phase::Cores, "a core of pigeons with names", (10, Time(500)), (9, Time(300)), pigeons),
    Input::new(
        Phase::Cores,
        "100,000 assumptions, of which one counts",
        (100_000, Time(1000)),
        (1_000, Time(5000)),
        assumptions,
    ),
    Input::new(
        Phase::Levels,
        "four thousand million levels at once",
        (4_000_000_000, Memory(60)),
        (4_000_000_000, Memory(40)),
        many_levels,
    ),
    Input::new(
        Phase::Levels,
        "a million levels, one by one",
        (1_000_000, Memory(60)),
        (1_500, Memory(60)),
        levels_one_by_one,
    ),
    Input::new(
        Phase::Levels,
        "100,000 checks on levels of their own",
        (100_000, Time(500)),
        (60, Time(5000)),
        levels_and_checks,
    ),
    Input::new(
        Phase::Statistics,
        "half a million questions for all counters",
        (500_000, Time(500)),
        (500, Time(5000)),
        counters,
    ),
    Input::new(Phase::Statistics, "two million echoes", (2_000_000, Memory(40)), (5_000, Memory(40)), echoes),
    Input::new(
        Phase::Statistics,
        "an assignment of 50,000 names, 100 times",
        (50_000, Memory(100)),
        (500, Memory(60)),
        assignment,
    ),
];

fn many_constants(count: usize) -> Script {
    let text = lines(count / 2, |number| format!("(assert (bvult a{} a{}))", 2 * number, 2 * number + 1));
    Script::asked(constants(count, &bits(64)) + &text, "(get-model)\n")
}

fn wide_model(width: usize) -> Script {
    let setup = format!("{}(assert (not (= a0 (_ bv0 {width}))))\n", constants(1, &bits(width)));
    Script::asked(setup, "(get-model)\n".repeat(8))
}

fn array_model(count: usize) -> Script {
    let sort = "(Array (_ BitVec 32) (_ BitVec 32))";
    let text = lines(count, |number| format!("(assert (= (select m #x{number:08x}) #x{:08x}))", number * 7));
    Script::asked(
        format!("(declare-const m {sort})\n{text}"),
        "(get-model)\n(get-value (m m m m m m m m))\n".repeat(4),
    )
}

fn wide_values(width: usize) -> Script {
    let ask = format!("(get-value ({}))\n", "a0 ".repeat(300));
    Script::asked(constants(1, &bits(width)), ask)
}

fn wide_products(width: usize) -> Script {
    let term = "(bvudiv (bvmul (bvnot a0) (bvsub a1 a0)) (bvadd a1 (bvshl (bvnot a1) #x0)))";
    let term = term.replace("#x0", &format!("(_ bv{} {width})", width / 2));
    Script::asked(constants(2, &bits(width)), format!("(get-value ({term} (bvmul {term} {term})))\n"))
}

fn doubled_values(depth: usize) -> Script {
    let sort = bits(32);
    let definitions = lines(depth, |number| match number {
        0 => format!("(define-fun f0 ((x {sort}) (y {sort})) {sort} (bvmul x (bvadd y x)))"),
        _ => format!(
            "(define-fun f{number} ((x {sort}) (y {sort})) {sort} \
             (bvxor (f{0} (bvadd x y) x) (f{0} y (bvnot x))))",
            number - 1
        ),
    });
    let value = format!("(check-sat)\n(get-value ((f{} a0 a1)))\n", depth - 1);
    Script::of(definitions + &constants(2, &sort) + &value).truth(Verdict::Sat)
}

/// Sorts each of which has two of the one before it.
fn sorts(depth: usize) -> String {
    let define = |number| format!("(define-sort S{} () (Array S{number} S{number}))", number + 1);
    format!("(define-sort S0 () (_ BitVec 8))\n{}", lines(depth, define))
}

fn sort_in_model(depth: usize) -> Script {
    let setup = format!("{}(declare-const a S{depth})\n", sorts(depth));
    Script::asked(setup, "(get-model)\n")
}

fn sort_in_error(depth: usize) -> Script {
    let ask = format!(
        "(declare-const a S{depth})\n(assert a)\n(assert (= a #x00))\n(assert (select a a))\n\
         (declare-fun f (S{depth}) Bool)\n(assert (f #b1))\n(echo \"end\")\n"
    );
    Script { setup: sorts(depth), ask, truth: None }
}

fn sort_in_value(depth: usize) -> Script {
    let below = depth - 1;
    let setup = format!("{}(declare-const a S{depth})\n(declare-const i S{below})\n", sorts(depth));
    Script::asked(setup, "(get-value (a))\n(get-value ((select a i) i))\n(get-value ((store a i i)))\n")
}

fn sort_in_function(depth: usize) -> Script {
    let setup = format!(
        "{}(declare-fun f (S{depth}) S{depth})\n(declare-const a S{depth})\n(assert (= (f a) a))\n",
        sorts(depth)
    );
    Script::asked(setup, "(get-model)\n(get-value (f))\n")
}

fn assertions(count: usize) -> Script {
    let text = lines(count, |number| format!("(assert (bvult a0 (bvadd a1 #x{number:08x})))"));
    let setup = format!("(set-option :produce-assertions true)\n{}{text}", constants(2, &bits(32)));
    Script { setup, ask: "(get-assertions)\n".repeat(50), truth: None }
}

fn long_names(count: usize) -> Script {
    let name = "a name that is too long for its own good ".repeat(20);
    let options = "(set-option :produce-unsat-cores true)\n";
    let chain =
        lines(count, |number| format!("(assert (! (=> a{number} a{}) :named |{name}{number}|))", number + 1));
    let ends = format!("(assert a0)\n(assert (not a{count}))\n");
    let setup = format!("{options}{}{chain}{ends}", constants(count + 1, "Bool"));
    let ask = format!("{CHECK}{}", "(get-unsat-core)\n".repeat(4));
    Script { setup, ask, truth: Some(Verdict::Unsat) }
}

/// One pigeon more than there are holes, each clause with a name.
fn pigeons(holes: usize) -> Script {
    let name = |pigeon: usize, hole: usize| format!("a{}", pigeon * holes + hole);
    let mut clauses = Vec::new();
    for pigeon in 0..=holes {
        clauses.push((0..holes).map(|hole| format!(" {}", name(pigeon, hole))).collect::<String>());
        let pairs = (0..pigeon).flat_map(|other| (0..holes).map(move |hole| (other, hole)));
        clauses.extend(
            pairs.map(|(other, hole)| format!(" (not {}) (not {})", name(pigeon, hole), name(other, hole))),
        );
    }
    let named =
        lines(clauses.len(), |number| format!("(assert (! (or{}) :named n{number}))", clauses[number]));
    let options = "(set-option :produce-unsat-cores true)\n";
    let setup = format!("{options}{}{named}", constants((holes + 1) * holes, "Bool"));
    Script { setup, ask: format!("{CHECK}(get-unsat-core)\n"), truth: Some(Verdict::Unsat) }
}

fn assumptions(count: usize) -> Script {
    let assumed: String = (0..count).map(|number| format!(" a{number}")).collect();
    let setup = format!("{}(assert (not a{}))\n", constants(count, "Bool"), count / 2);
    let ask = format!("(check-sat-assuming ({assumed}))\n(get-unsat-assumptions)\n").repeat(5);
    Script { setup, ask, truth: Some(Verdict::Unsat) }
}

fn many_levels(count: usize) -> Script {
    Script::of(format!("(push {count})\n(declare-const p Bool)\n(assert p)\n(pop {count})\n{CHECK}"))
        .truth(Verdict::Sat)
}

fn levels_one_by_one(count: usize) -> Script {
    let ask =
        lines(count, |number| format!("(push 1)(assert (bvult a{} (bvadd a1 #x{number:08x})))", number % 5));
    Script { setup: constants(5, &bits(32)), ask: ask + CHECK, truth: None }
}

fn levels_and_checks(count: usize) -> Script {
    let ask =
        lines(count, |number| format!("(push 1)(assert (= (bvmul a0 a1) #x{number:08x}))(check-sat)(pop 1)"));
    Script { setup: constants(2, &bits(32)), ask, truth: Some(Verdict::Sat) }
}

fn counters(count: usize) -> Script {
    let setup = constants(2, &bits(8)) + "(assert (= (bvmul a0 a1) #x35))\n";
    Script::asked(setup, "(get-info :all-statistics)\n".repeat(count))
}

fn echoes(count: usize) -> Script {
    Script::of("(echo \"an answer that nobody needs\")\n".repeat(count))
}

fn assignment(count: usize) -> Script {
    let text = lines(count, |number| format!("(assert (! a{number} :named |the name of a term {number}|))"));
    let setup = "(set-option :produce-assignments true)\n".to_owned() + &constants(count, "Bool") + &text;
    Script::asked(setup, "(get-assignment)\n".repeat(100))
}
