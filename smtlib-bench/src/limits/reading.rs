//! Inputs whose work is before a check: reading, elaboration, rewriting.

use super::inputs::Limit::{Memory, Time};
use super::inputs::{CHECK, Input, Phase, Script, bits, constants, lines};
use crate::fuzz::script::Verdict;

/// The inputs of these phases.
pub const INPUTS: &[Input] = &[
    Input::new(
        Phase::Reading,
        "a decimal literal of 4.8 million digits",
        (4_800_000, Time(500)),
        (20_000, Time(2000)),
        decimal,
    )
    .wide()
    .crowd(),
    Input::new(
        Phase::Reading,
        "a hexadecimal literal of four million digits",
        (4 << 20, Memory(100)),
        (1 << 16, Memory(50)),
        hexadecimal,
    )
    .wide(),
    Input::new(Phase::Reading, "a string of 64 MiB", (64 << 20, Memory(30)), (1 << 20, Memory(30)), string),
    Input::new(
        Phase::Reading,
        "negations nested a million deep",
        (1_000_000, Time(100)),
        (20_000, Time(2000)),
        nested,
    ),
    Input::new(
        Phase::Reading,
        "a million declarations with long names",
        (1_000_000, Memory(60)),
        (10_000, Memory(60)),
        names,
    ),
    Input::new(
        Phase::Reading,
        "a comment of 64 MiB inside a command",
        (64 << 20, Memory(30)),
        (1 << 20, Memory(30)),
        comment,
    ),
    Input::new(
        Phase::Elaboration,
        "forty doubling definitions, time",
        (40, Time(500)),
        (40, Time(300)),
        doubling,
    ),
    Input::new(
        Phase::Elaboration,
        "forty doubling definitions, memory",
        (40, Memory(100)),
        (40, Memory(30)),
        doubling,
    ),
    Input::new(
        Phase::Elaboration,
        "distinct over 4,000 constants",
        (4_000, Memory(50)),
        (150, Memory(30)),
        distinct,
    ),
    Input::new(
        Phase::Elaboration,
        "distinct over 4,000 constants, time",
        (4_000, Time(300)),
        (150, Time(2000)),
        distinct,
    ),
    Input::new(
        Phase::Elaboration,
        "a concatenation that doubles its width",
        (24, Memory(60)),
        (18, Memory(40)),
        doubled_width,
    )
    .wide(),
    Input::new(
        Phase::Elaboration,
        "array sorts nested 100,000 deep",
        (100_000, Time(300)),
        (1_000, Time(2000)),
        nested_sort,
    ),
    Input::new(
        Phase::Rewriting,
        "products of constants of 2^22 bits",
        (1 << 22, Time(500)),
        (1 << 14, Time(3000)),
        products,
    )
    .wide(),
    Input::new(
        Phase::Rewriting,
        "quotients of constants of 2^21 bits",
        (1 << 21, Time(500)),
        (1 << 13, Time(3000)),
        quotients,
    )
    .wide(),
    Input::new(
        Phase::Rewriting,
        "half a million summands of a constant",
        (500_000, Time(300)),
        (1_000, Time(3000)),
        sums,
    ),
    Input::new(
        Phase::Rewriting,
        "200,000 nested choices with one condition",
        (200_000, Memory(50)),
        (5_000, Memory(50)),
        choices,
    ),
];

/// A `bv` literal of `digits` digits, in a term of 2^24 bits.
fn decimal(digits: usize) -> Script {
    let number = "9".repeat(digits);
    Script::of(format!("(assert (= (_ bv{number} 16777216) (_ bv{number} 16777216)))\n{CHECK}"))
}

fn hexadecimal(digits: usize) -> Script {
    Script::of(format!("(assert (= #x{0} #x{0}))\n{CHECK}", "c".repeat(digits)))
}

fn string(length: usize) -> Script {
    Script::of(format!("(set-info :notes \"{}\")\n(echo \"read\")\n", "long ".repeat(length / 5)))
}

fn nested(depth: usize) -> Script {
    let negations = "(not ".repeat(depth);
    Script::of(format!("(declare-const p Bool)\n(assert {negations}p{})\n{CHECK}", ")".repeat(depth)))
        .truth(Verdict::Sat)
}

fn names(count: usize) -> Script {
    let text =
        lines(count, |number| format!("(declare-const |a constant with a long name {number:040}| Bool)"));
    Script::of(text + CHECK).truth(Verdict::Sat)
}

fn comment(length: usize) -> Script {
    Script::of(format!("(assert ;{}\n true)\n{CHECK}", "x".repeat(length))).truth(Verdict::Sat)
}

/// Definitions each of which calls the one before it twice, with different arguments.
fn doubling(depth: usize) -> Script {
    let sort = bits(32);
    let define = |number: usize| match number {
        0 => format!("(define-fun f0 ((x {sort}) (y {sort})) {sort} (bvmul x (bvadd y x)))"),
        _ => {
            let before = number - 1;
            format!(
                "(define-fun f{number} ((x {sort}) (y {sort})) {sort} \
                 (bvxor (f{before} (bvadd x y) x) (f{before} y (bvnot x))))"
            )
        }
    };
    let text = lines(depth, define) + &constants(2, &sort);
    Script::of(format!("{text}(assert (= (f{} a0 a1) #x12345678))\n{CHECK}", depth - 1))
}

fn distinct(count: usize) -> Script {
    let names: String = (0..count).map(|number| format!(" a{number}")).collect();
    let ask = format!("(assert (distinct{names}))\n{CHECK}");
    Script { setup: constants(count, &bits(16)), ask, truth: Some(Verdict::Sat) }
}

fn doubled_width(times: usize) -> Script {
    let opening: String = (0..times).map(|_| "(let ((x (concat x x))) ".to_owned()).collect();
    let ask = format!("(assert {opening}(= x (bvnot (bvneg x))){})\n{CHECK}", ")".repeat(times));
    Script { setup: "(declare-const x (_ BitVec 1))\n".into(), ask, truth: None }
}

fn nested_sort(depth: usize) -> Script {
    let (open, close) = ("(Array Bool ".repeat(depth), ")".repeat(depth));
    let ask = format!(
        "(declare-const a {open}Bool{close})\n(declare-const b {open}Bool{close})\n(assert (= a b))\n"
    );
    Script::of(ask + CHECK)
}

/// A hexadecimal constant without a pattern that rules match.
fn constant(width: usize, seed: u32) -> String {
    let mut state = seed;
    let digit = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from_digit(state >> 28, 16).unwrap_or('7')
    };
    format!("#x{}", (0..width / 4).map(digit).collect::<String>())
}

/// Twenty operations on constants, each on the result of the one before it.
fn folding(operator: &str, width: usize) -> Script {
    let mut term = constant(width, 1);
    for round in 2..22 {
        term = format!("({operator} (bvor {term} c1) c{})", round % 2);
    }
    let setup = lines(2, |number| {
        format!("(define-fun c{number} () {} {})", bits(width), constant(width, 77 + number as u32))
    });
    Script { setup, ask: format!("(assert (= {term} c0))\n{CHECK}"), truth: None }
}

fn products(width: usize) -> Script {
    folding("bvmul", width)
}

fn quotients(width: usize) -> Script {
    let half = bits(width);
    let setup = format!(
        "(define-fun c0 () {half} {})\n(define-fun c1 () {half} {})\n",
        constant(width, 5),
        format_args!("#x{}{}", "0".repeat(width / 8), &constant(width / 2, 6)[2..]),
    );
    let ask = format!("(assert (= (bvudiv c0 c1) (bvurem c0 (bvadd (bvudiv c0 c1) c1))))\n{CHECK}");
    Script { setup, ask, truth: None }
}

fn sums(count: usize) -> Script {
    let summands: String = (0..count).map(|number| format!(" a{} #x{:08x}", number % 50, number)).collect();
    let ask = format!("(assert (= (bvadd{summands}) (bvmul a0 a1)))\n{CHECK}");
    Script { setup: constants(50, &bits(32)), ask, truth: None }
}

fn choices(count: usize) -> Script {
    let open: String =
        (0..count).map(|number| format!("(ite (= a{} a1) (bvadd a2 #x{number:08x}) ", number % 3)).collect();
    let ask = format!("(assert (bvult a2 {open} a0{}))\n{CHECK}", ")".repeat(count));
    Script { setup: constants(3, &bits(32)), ask, truth: None }
}
