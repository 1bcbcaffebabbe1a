//! Inputs whose work is in a check: preprocessing, bit-blasting, encoding, search, lemmas.

use super::inputs::Limit::{Conflicts, Memory, Ticks, Time};
use super::inputs::{CHECK, Input, Phase, REASON, Script, bits, constants, lines};
use crate::fuzz::random::Random;
use crate::fuzz::script::Verdict;

/// The inputs of these phases.
pub const INPUTS: &[Input] = &[
    Input::new(
        Phase::Preprocessing,
        "equations that double what they bind",
        (60, Memory(60)),
        (16, Memory(40)),
        bindings,
    ),
    Input::new(
        Phase::Preprocessing,
        "a chain of 200,000 equations",
        (200_000, Time(500)),
        (2_000, Time(5000)),
        chain,
    ),
    Input::new(
        Phase::Preprocessing,
        "600 linear equations over 600 constants",
        (600, Time(500)),
        (12, Time(5000)),
        linear,
    ),
    Input::new(
        Phase::Blasting,
        "100 pairs of products and quotients of 128 bits",
        (100, Memory(100)),
        (2, Memory(30)),
        pairs,
    ),
    Input::new(Phase::Blasting, "bvadd of 2^22 bits", (1 << 22, Time(500)), (1 << 11, Time(5000)), |width| {
        wide("bvadd", width)
    })
    .wide(),
    Input::new(
        Phase::Blasting,
        "bvadd of 2^24 bits",
        (1 << 24, Memory(100)),
        (1 << 16, Memory(30)),
        |width| wide("bvadd", width),
    )
    .wide(),
    Input::new(Phase::Blasting, "bvxor of 2^24 bits", (1 << 24, Time(500)), (1 << 11, Time(5000)), |width| {
        wide("bvxor", width)
    })
    .wide(),
    Input::new(
        Phase::Blasting,
        "bvxor of 2^24 bits, memory",
        (1 << 24, Memory(100)),
        (1 << 16, Memory(30)),
        |width| wide("bvxor", width),
    )
    .wide(),
    Input::new(Phase::Blasting, "bvshl of 2^22 bits", (1 << 22, Time(500)), (1 << 9, Time(5000)), |width| {
        wide("bvshl", width)
    })
    .wide(),
    Input::new(
        Phase::Blasting,
        "bvshl of 2^23 bits",
        (1 << 23, Memory(100)),
        (1 << 14, Memory(30)),
        |width| wide("bvshl", width),
    )
    .wide(),
    Input::new(Phase::Blasting, "bvsmulo of 2^24 bits", (1 << 24, Time(500)), (1 << 6, Time(5000)), overflow)
        .wide(),
    Input::new(
        Phase::Blasting,
        "bvsmulo of 2^22 bits, memory",
        (1 << 22, Memory(100)),
        (1 << 10, Memory(30)),
        overflow,
    )
    .wide(),
    Input::new(
        Phase::Blasting,
        "a quotient of 4,096 bits",
        (1 << 12, Time(500)),
        (1 << 5, Time(3000)),
        quotient,
    ),
    Input::new(
        Phase::Encoding,
        "a disjunction of a million literals",
        (1_000_000, Time(500)),
        (2_000, Time(5000)),
        disjunction,
    ),
    Input::new(
        Phase::Encoding,
        "an exclusive or of 300,000 literals",
        (300_000, Memory(60)),
        (3_000, Memory(40)),
        parity,
    ),
    Input::new(
        Phase::Encoding,
        "100,000 nested conjunctions and disjunctions",
        (100_000, Memory(50)),
        (1_000, Memory(40)),
        alternation,
    ),
    Input::new(Phase::Search, "factoring, time", (40, Time(500)), (40, Time(300)), factors),
    Input::new(Phase::Search, "factoring, memory", (64, Memory(40)), (64, Memory(30)), factors_of_many),
    Input::new(Phase::Search, "factoring, ticks", (40, Ticks(50_000_000)), (40, Ticks(2_000_000)), |size| {
        counted(factors(size))
    }),
    Input::new(Phase::Search, "factoring, conflicts", (40, Conflicts(3_000)), (40, Conflicts(200)), |size| {
        counted(factors(size))
    }),
    Input::new(Phase::Search, "pigeons, ticks", (11, Ticks(20_000_000)), (9, Ticks(1_000_000)), |size| {
        counted(pigeons(size))
    }),
    Input::new(
        Phase::Search,
        "random clauses, few ticks for many conflicts",
        (250, Ticks(100_000_000)),
        (200, Ticks(3_000_000)),
        |size| counted(clauses(size)),
    ),
    Input::new(Phase::Lemmas, "80 swapped writes in another order", (80, Time(500)), (12, Time(500)), swaps),
    Input::new(Phase::Lemmas, "40,000 writes that are read", (40_000, Memory(60)), (300, Memory(40)), writes),
    Input::new(
        Phase::Lemmas,
        "3,000 applications of a function",
        (3_000, Memory(60)),
        (60, Memory(40)),
        applications,
    ),
    Input::new(
        Phase::Lemmas,
        "summaries whose bodies are needed forty deep",
        (40, Time(500)),
        (30, Time(500)),
        summaries,
    ),
];

/// With what was counted, in front of the verdict's reason.
fn counted(script: Script) -> Script {
    Script { ask: format!("(check-sat)\n(get-info :all-statistics)\n{REASON}"), ..script }
}

/// Each constant is the product of the next one with itself, changed a little.
fn bindings(count: usize) -> Script {
    let equations = lines(count, |number| {
        let next = number + 1;
        format!("(assert (= a{number} (bvmul (bvadd a{next} #x{number:08x}) (bvudiv a{next} #x00000003))))")
    });
    let end = format!("(assert (= a{count} (bvmul a0 a{})))\n", count / 2);
    Script::checked(constants(count + 1, &bits(32)) + &equations + &end)
}

fn chain(count: usize) -> Script {
    let equations = lines(count, |number| format!("(assert (= a{} (bvadd a{number} a0)))", number + 1));
    Script::checked(constants(count + 1, &bits(64)) + &equations).truth(Verdict::Sat)
}

fn linear(count: usize) -> Script {
    let mut random = Random::new(15);
    let mut equation = || {
        let summands: String =
            (0..count).map(|number| format!(" (bvmul #x{:08x} a{number})", random.below(1 << 32))).collect();
        format!("(assert (= #x00000001 (bvadd{summands})))\n")
    };
    let equations: String = (0..count).map(|_| equation()).collect();
    Script::checked(constants(count, &bits(32)) + &equations)
}

fn pairs(count: usize) -> Script {
    let equations = lines(count, |number| {
        let at = 4 * number;
        format!("(assert (= (bvmul a{at} a{}) (bvudiv a{} a{})))", at + 1, at + 2, at + 3)
    });
    Script::checked(constants(4 * count, &bits(128)) + &equations)
}

/// An operator on two wide constants, whose result differs from both.
fn wide(operator: &str, width: usize) -> Script {
    let setup = constants(3, &bits(width));
    let ask = format!(
        "(assert (bvult ({operator} a0 a1) ({operator} a1 a2)))\n\
         (assert (bvult ({operator} a2 a0) ({operator} a0 a1)))\n{CHECK}"
    );
    Script { setup, ask, truth: None }
}

fn overflow(width: usize) -> Script {
    let ask = format!("(assert (bvsmulo a0 a1))\n(assert (bvsmulo a1 a2))\n{CHECK}");
    Script { setup: constants(3, &bits(width)), ask, truth: None }
}

fn quotient(width: usize) -> Script {
    let assertion = "(assert (= (bvudiv a0 a1) (bvurem a1 a2)))\n(assert (distinct a0 a1 a2))\n";
    Script::checked(constants(3, &bits(width)) + assertion)
}

fn disjunction(count: usize) -> Script {
    let literals: String = (0..count)
        .map(|number| {
            format!(" (= ((_ extract 0 0) a{}) #b1) (bvult a{} #x{number:08x})", number % 500, number % 499)
        })
        .collect();
    Script::checked(format!("{}(assert (or{literals}))\n", constants(500, &bits(32)))).truth(Verdict::Sat)
}

fn parity(count: usize) -> Script {
    let literals: String = (0..count).map(|number| format!(" a{number}")).collect();
    Script::checked(format!("{}(assert (xor{literals}))\n", constants(count, "Bool"))).truth(Verdict::Sat)
}

fn alternation(count: usize) -> Script {
    let open: String = (0..count)
        .map(|number| {
            format!("(or (bvult a{} #x{number:08x}) (and (bvult #x{number:08x} a{}) ", number % 7, number % 5)
        })
        .collect();
    let formula = format!("(assert {open}true{})\n", "))".repeat(count));
    Script::checked(constants(8, &bits(32)) + &formula).truth(Verdict::Sat)
}

/// The factors of the product of two 40-bit primes.
fn factors(width: usize) -> Script {
    let sort = bits(2 * width);
    let wide = 2 * width;
    let bound = 1u128 << width;
    let text = format!(
        "(assert (= (bvmul a0 a1) (_ bv604462909806215075725313 {wide})))\n\
         (assert (bvult a0 (_ bv{bound} {wide})))\n(assert (bvult a1 (_ bv{bound} {wide})))\n\
         (assert (bvugt a0 (_ bv1 {wide})))\n(assert (bvugt a1 (_ bv1 {wide})))\n"
    );
    Script::checked(constants(2, &sort) + &text)
}

/// Products that must be equal and are not of the same factors: clauses are learnt fast.
fn factors_of_many(width: usize) -> Script {
    let text = "(assert (= (bvmul a0 a1) (bvmul a2 a3)))\n(assert (bvult a0 a2))\n(assert (bvult a2 a1))\n\
                (assert (= (bvurem a0 a3) (bvudiv a3 a1)))\n(assert (bvugt (bvmul a1 a3) (bvmul a0 a2)))\n";
    Script::checked(constants(4, &bits(width)) + text)
}

/// One pigeon more than there are holes.
fn pigeons(holes: usize) -> Script {
    let name = |pigeon: usize, hole: usize| format!("a{}", pigeon * holes + hole);
    let mut text = constants((holes + 1) * holes, "Bool");
    for pigeon in 0..=holes {
        let somewhere: String = (0..holes).map(|hole| format!(" {}", name(pigeon, hole))).collect();
        text += &format!("(assert (or{somewhere}))\n");
        for (other, hole) in (0..pigeon).flat_map(|other| (0..holes).map(move |hole| (other, hole))) {
            text += &format!("(assert (or (not {}) (not {})))\n", name(pigeon, hole), name(other, hole));
        }
    }
    Script::checked(text).truth(Verdict::Unsat)
}

/// Random clauses of three literals at the threshold: conflicts come quickly and cost little each.
fn clauses(count: usize) -> Script {
    let mut random = Random::new(3);
    let mut literal = || {
        let number = random.below(count as u64);
        if random.chance(50) { format!(" a{number}") } else { format!(" (not a{number})") }
    };
    let mut clause = || format!("(assert (or{}{}{}))\n", literal(), literal(), literal());
    let clauses: String = (0..count * 426 / 100).map(|_| clause()).collect();
    Script::checked(constants(count, "Bool") + &clauses)
}

/// The same swaps of elements in two orders that do not commute by rules.
fn swaps(count: usize) -> Script {
    let mut text = String::from("(declare-const m0 (Array (_ BitVec 32) (_ BitVec 32)))\n");
    text += &constants(count, &bits(32));
    let swap = |memory: &str, one: usize, other: usize| {
        let (one, other) = (format!("a{one}"), format!("a{other}"));
        format!("(store (store {memory} {one} (select {memory} {other})) {other} (select {memory} {one}))")
    };
    let sort = "(Array (_ BitVec 32) (_ BitVec 32))";
    for (name, reversed) in [("l", false), ("r", true)] {
        for step in 0..count {
            let at = if reversed { count - 1 - step } else { step };
            let before = if step == 0 { "m0".into() } else { format!("{name}{}", step - 1) };
            let body = swap(&before, at, (at * 7 + 3) % count);
            text += &format!("(define-fun {name}{step} () {sort} {body})\n");
        }
    }
    text += &format!("(assert (distinct l{0} r{0}))\n", count - 1);
    text += &lines(count - 1, |number| format!("(assert (bvult a{number} a{}))", number + 1));
    Script::checked(text)
}

fn writes(count: usize) -> Script {
    let sort = "(Array (_ BitVec 32) (_ BitVec 32))";
    let mut text = format!("(declare-const m0 {sort})\n{}", constants(50, &bits(32)));
    text += &lines(count, |number| {
        let index = format!("(bvadd a{} #x{number:08x})", number % 50);
        format!("(define-fun m{} () {sort} (store m{number} {index} a{}))", number + 1, number % 49)
    });
    text += &lines(100, |number| {
        format!(
            "(assert (bvult (select m{count} a{}) (select m{count} (bvadd a{} #x{number:08x}))))",
            number % 50,
            number % 47
        )
    });
    Script::checked(text)
}

fn applications(count: usize) -> Script {
    let mut text = format!("(declare-fun f ({0} {0}) {0})\n{1}", bits(32), constants(count + 1, &bits(32)));
    text += &lines(count, |number| {
        format!("(assert (bvult (f a{number} a{}) (f a{} (f a{number} a0))))", number + 1, number / 2)
    });
    Script::checked(text)
}

/// Summaries each of which calls two of the one before it.
fn summaries(depth: usize) -> Script {
    let sort = bits(32);
    let mut text = String::from("(set-option :structural-abstraction true)\n");
    text += &lines(depth, |number| match number {
        0 => format!("(define-fun f0 ((x {sort})) {sort} (bvmul x (bvadd x #x00000001)))"),
        _ => format!(
            "(define-fun f{number} ((x {sort})) {sort} \
             (bvadd (f{0} (bvnot x)) (f{0} (bvadd x #x{number:08x}))))",
            number - 1
        ),
    });
    text += &constants(1, &sort);
    Script::checked(text + &format!("(assert (= (bvand (f{} a0) #x00000001) #x00000001))\n", depth - 1))
}
