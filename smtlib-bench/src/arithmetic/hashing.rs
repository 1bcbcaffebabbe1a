//! Questions about hashes, checksums, and counting bits by arithmetic.

use super::question::{Question, inverse, power};
use super::{Row, sat, unsat};
use num_bigint::BigUint;

pub const ROWS: &[Row] = &[
    unsat("hashes", "odd-factor", &[128], 6, odd_factor),
    unsat("hashes", "mixer-injective", &[12, 16], 6, mixer_injective),
    unsat("hashes", "mixer-undone", &[16, 64], 6, mixer_undone),
    sat("hashes", "mixer-preimage", &[32], mixer_preimage),
    sat("hashes", "fnv-preimage", &[64], fnv_preimage),
    unsat("hashes", "fnv-one-byte", &[32], 12, fnv_one_byte),
    sat("hashes", "polynomial", &[64], polynomial),
    unsat("crc", "bitwise", &[32], 8, crc_bitwise),
    unsat("crc", "linear", &[8, 16], 6, crc_linear),
    sat("crc", "preimage", &[32], crc_preimage),
    unsat("popcount", "sum-of-bits", &[8, 24], 8, sum_of_bits),
    unsat("popcount", "parity", &[32], 8, parity),
    unsat("popcount", "de-bruijn", &[16, 64], 4, de_bruijn),
    unsat("popcount", "reversed-by-remainder", &[64], 64, reversed_by_remainder),
    sat("popcount", "weight-of-product", &[32], weight_of_product),
];

fn odd_factor(of: &mut Question) {
    let (factor, key) = (of.draw_odd(), of.draw(of.width));
    of.number("factor", factor);
    of.number("key", key);
    of.unknown("x y");
    of.assert("(distinct x y)");
    of.assert("(= (bvmul (bvxor x #key) #factor) (bvmul (bvsub (bvor y #key) (bvand y #key)) #factor))");
}

/// A number xor itself shifted, times an odd number.
fn mixer_injective(of: &mut Question) {
    let factor = of.draw_odd();
    of.number("factor", factor);
    of.number("shift", of.width / 3);
    of.unknown("x y");
    let mixed = |x| format!("(bvmul (bvxor {x} (bvlshr {x} #shift)) #factor)");
    of.assert("(distinct x y)");
    of.assert(&format!("(= {} {})", mixed("x"), mixed("y")));
}

/// Names the steps of two rounds of a mixer, from a constant `x` to `d`.
fn mixer(of: &mut Question) {
    let factors = [of.draw_odd(), of.draw_odd()];
    of.number("half", of.width / 2);
    of.number("undo-first", inverse(&factors[0], of.width));
    of.number("undo-second", inverse(&factors[1], of.width));
    let [first, second] = factors;
    of.number("first", first);
    of.number("second", second);
    of.define("a", "(bvxor x (bvlshr x #half))");
    of.define("b", "(bvmul a #first)");
    of.define("c", "(bvxor b (bvlshr b #half))");
    of.define("d", "(bvmul c #second)");
}

fn mixer_undone(of: &mut Question) {
    of.unknown("x m");
    mixer(of);
    of.assert("(= m (bvmul d #undo-second))");
    of.define("n", "(bvmul (bvxor m (bvlshr m #half)) #undo-first)");
    of.assert("(distinct (bvxor n (bvlshr n #half)) x)");
}

fn mixer_preimage(of: &mut Question) {
    of.hidden("x");
    mixer(of);
    of.reach("(bvxor (bvadd d x) (bvlshr d #half))");
}

/// Names the hash of bytes of Fowler, Noll and Vo, with the bits of a byte in `bits`.
fn fnv(of: &mut Question, name: &str, bytes: &[&str], bits: u32) {
    let mut state = "#basis".to_owned();
    for (step, byte) in bytes.iter().enumerate() {
        let term = format!("(bvmul (bvxor {state} ((_ zero_extend {}) {byte})) #prime)", of.width - bits);
        state = format!("{name}{step}");
        of.define(&state, &term);
    }
}

/// Sets the numbers of the hash, for 32 bits up to that width.
fn fnv_numbers(of: &mut Question) {
    let wide = of.width > 32;
    let basis = if wide { 0xcbf2_9ce4_8422_2325 } else { 0x811c_9dc5u64 };
    let prime = if wide { 0x0100_0000_01b3 } else { 0x0100_0193u64 };
    of.number("basis", BigUint::from(basis) % power(of.width));
    of.number("prime", BigUint::from(prime) % power(of.width));
}

fn fnv_preimage(of: &mut Question) {
    fnv_numbers(of);
    let names = ["k0", "k1", "k2", "k3", "k4", "k5"];
    let bytes = &names[..of.width as usize / 16 + 2];
    for name in bytes {
        let value = of.draw(8);
        of.hide(name, 8, value);
    }
    fnv(of, "h", bytes, 8);
    of.reach(&format!("h{}", bytes.len() - 1));
}

/// Texts that differ in one byte have different hashes, since each step is a bijection of states.
fn fnv_one_byte(of: &mut Question) {
    fnv_numbers(of);
    let bits = (of.width / 4).min(8);
    ["k", "l", "a", "b"].iter().for_each(|name| of.declare(name, bits));
    fnv(of, "h", &["k", "a", "b"], bits);
    fnv(of, "i", &["l", "a", "b"], bits);
    of.assert("(distinct k l)");
    of.assert("(= h2 i2)");
}

/// The hash of a text of small letters with base 31.
fn polynomial(of: &mut Question) {
    let mut hash = "#0".to_owned();
    for step in 0..of.width / 8 {
        let letter = u32::from(b'a') + of.random.between(0, 25);
        let name = format!("k{step}");
        of.hide(&name, 8, letter.into());
        of.assert(&format!("(and (bvule (_ bv97 8) {name}) (bvule {name} (_ bv122 8)))"));
        let term = format!("(bvadd (bvmul {hash} #31) ((_ zero_extend {}) {name}))", of.width - 8);
        hash = format!("h{step}");
        of.define(&hash, &term);
    }
    of.reach(&hash);
}

/// Names the states of a checksum of eight bits by shifts, from a term on.
fn crc(of: &mut Question, name: &str, start: &str, step: impl Fn(&str) -> String) {
    of.define(&format!("{name}0"), start);
    for bit in 0..8 {
        of.define(&format!("{name}{}", bit + 1), &step(&format!("{name}{bit}")));
    }
}

fn crc_by_choice(state: &str) -> String {
    let shifted = format!("(bvlshr {state} #1)");
    format!("(ite (= ((_ extract 0 0) {state}) (_ bv1 1)) (bvxor {shifted} #polynomial) {shifted})")
}

fn crc_by_product(state: &str) -> String {
    format!("(bvxor (bvudiv {state} #2) (bvmul #polynomial (bvurem {state} #2)))")
}

fn crc_by_mask(state: &str) -> String {
    format!("(bvxor (bvlshr {state} #1) (bvand #polynomial (bvneg (bvand {state} #1))))")
}

fn crc_numbers(of: &mut Question) {
    let polynomial = of.draw(of.width - 1) + power(of.width - 1);
    of.number("polynomial", polynomial);
}

fn crc_bitwise(of: &mut Question) {
    crc_numbers(of);
    of.unknown("x");
    crc(of, "a", "x", crc_by_choice);
    crc(of, "b", "x", crc_by_product);
    of.assert("(distinct a8 b8)");
}

fn crc_linear(of: &mut Question) {
    crc_numbers(of);
    of.unknown("x y");
    crc(of, "a", "x", crc_by_product);
    crc(of, "b", "y", crc_by_mask);
    crc(of, "c", "(bvsub (bvor x y) (bvand x y))", crc_by_choice);
    of.assert("(distinct (bvxor a8 b8) c8)");
}

fn crc_preimage(of: &mut Question) {
    crc_numbers(of);
    of.hidden("x");
    crc(of, "a", "(bvmul x x)", crc_by_product);
    of.reach("a8");
}

/// A number whose bits are set in groups of `period`, the low `set` of each.
fn pattern(width: u32, period: u32, set: u32) -> BigUint {
    let mut number = BigUint::ZERO;
    (0..width).filter(|bit| bit % period < set).for_each(|bit| number.set_bit(u64::from(bit), true));
    number
}

/// Names the number of bits set in `x`, counted side by side, `count`. The width is a multiple of 8.
fn popcount(of: &mut Question, x: &str) {
    of.number("ones", pattern(of.width, 2, 1));
    of.number("twos", pattern(of.width, 4, 2));
    of.number("fours", pattern(of.width, 8, 4));
    of.number("bytes", pattern(of.width, 8, 1));
    of.number("top", of.width - 8);
    of.define("p1", &format!("(bvsub {x} (bvand (bvlshr {x} #1) #ones))"));
    of.define("p2", "(bvadd (bvand p1 #twos) (bvand (bvlshr p1 #2) #twos))");
    of.define("p4", "(bvand (bvadd p2 (bvlshr p2 #4)) #fours)");
    of.define("count", "(bvlshr (bvmul p4 #bytes) #top)");
}

/// The bit with this number as a vector.
fn bit(of: &Question, number: u32) -> String {
    format!("((_ zero_extend {}) ((_ extract {number} {number}) x))", of.width - 1)
}

/// The bits of `x` put together by an operator.
fn all_bits(of: &Question, operator: &str) -> String {
    let bits = (1..of.width).map(|number| bit(of, number));
    bits.fold(bit(of, 0), |all, bit| format!("({operator} {all} {bit})"))
}

fn sum_of_bits(of: &mut Question) {
    of.unknown("x");
    popcount(of, "x");
    let sum = all_bits(of, "bvadd");
    of.assert(&format!("(distinct count {sum})"));
}

/// The parities of groups of four, added up by a product, against the parity of all bits.
fn parity(of: &mut Question) {
    of.number("fourths", pattern(of.width, 4, 1));
    of.number("top", of.width - 4);
    of.unknown("x");
    of.define("y", "(bvxor x (bvlshr x #1))");
    of.define("z", "(bvand (bvxor y (bvlshr y #2)) #fourths)");
    of.define("product", "(bvlshr (bvmul z #fourths) #top)");
    let parity = all_bits(of, "bvxor");
    of.assert(&format!("(distinct (bvand product #1) {parity})"));
}

/// The number whose windows of bits are all different, by preferring ones; the width is a power of two.
fn sequence(width: u32) -> BigUint {
    let window = width.ilog2();
    let mut seen = vec![false; width as usize];
    let (mut last, mut number) = (0usize, BigUint::ZERO);
    seen[0] = true;
    // The first window is all zeros.
    for position in window..width {
        let with = |bit: usize| (last << 1 | bit) % width as usize;
        let bit = usize::from(!seen[with(1)]);
        last = with(bit);
        seen[last] = true;
        number.set_bit(u64::from(width - 1 - position), bit == 1);
    }
    number
}

/// Different powers of two have different windows of a de Bruijn sequence.
fn de_bruijn(of: &mut Question) {
    of.number("sequence", sequence(of.width));
    of.number("top", of.width - of.width.ilog2());
    of.unknown("x y");
    of.define("low-x", "(bvand x (bvneg x))");
    of.define("low-y", "(bvand y (bvneg y))");
    of.assert("(and (distinct x #0) (distinct y #0) (distinct low-x low-y))");
    of.assert("(= (bvlshr (bvmul low-x #sequence) #top) (bvlshr (bvmul low-y #sequence) #top))");
}

/// The bits of a byte in the other order, by a product, a mask and a remainder (HAKMEM, item 167).
fn reversed_by_remainder(of: &mut Question) {
    of.number("copies", 0x02_0202_0202u64);
    of.number("mask", 0x0108_8442_2010u64);
    of.declare("x", 8);
    let reversed: Vec<String> = (0..8).map(|bit| format!("((_ extract {bit} {bit}) x)")).collect();
    of.define("byte", "((_ zero_extend 56) x)");
    of.define("reversed", "(bvurem (bvand (bvmul byte #copies) #mask) #1023)");
    of.assert(&format!("(distinct ((_ extract 7 0) reversed) (concat {}))", reversed.join(" ")));
}

fn weight_of_product(of: &mut Question) {
    let factor = of.draw_odd();
    of.number("factor", factor);
    of.hidden("x");
    of.define("product", "(bvmul x #factor)");
    popcount(of, "product");
    of.reach("count");
    of.reach("(bvurem x #1009)");
    of.reach("(bvurem product #641)");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_of_the_sequence_differ() {
        for width in [4u32, 16, 64] {
            let sequence = sequence(width);
            let window = |at: u32| ((&sequence << at) % power(width)) >> (width - width.ilog2());
            let mut windows: Vec<BigUint> = (0..width).map(window).collect();
            windows.sort();
            windows.dedup();
            assert_eq!(windows.len(), width as usize);
        }
    }
}
