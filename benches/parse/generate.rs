//! Scripts to measure reading with.

use std::fmt::Write;

/// A linear congruential generator (Knuth's MMIX constants).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Assertions as verification tools print them: chains of `let`, each variable used a few times nearby.
pub fn lets(size: usize) -> String {
    let mut random = Random(1);
    let mut text = String::from("(set-logic QF_BV)\n");
    for index in 0..1000 {
        let _ = writeln!(text, "(declare-fun input_{index} () (_ BitVec 32))");
    }
    while text.len() < size {
        text.push_str("(assert ");
        let lets = 1 + random.below(400);
        for index in 0..lets {
            let mut operand = || match (random.below(4), index) {
                (0, _) | (1, 0) | (2, 0) => format!("input_{}", random.below(1000)),
                (3, _) => format!("#x{:08x}", random.below(1 << 20)),
                _ => format!("?v_{}", index - 1 - random.below(index.min(9))),
            };
            let (a, b, c) = (operand(), operand(), operand());
            let value = match random.below(5) {
                0 => format!("(bvadd {a} (bvmul {b} {c}))"),
                1 => format!("(ite (= {a} {b}) {c} (bvxor {b} (_ bv{} 32)))", random.below(1 << 16)),
                2 => format!("(concat ((_ extract 15 0) {a}) ((_ extract 31 16) {b}))"),
                3 => format!("(bvand (bvnot {a}) (bvor {b} {c}))"),
                _ => format!("(bvshl {a} (bvsub {b} {c}))"),
            };
            let _ = writeln!(text, "(let ((?v_{index} {value}))");
        }
        let _ = writeln!(text, " (not (= ?v_{} #x00000000)){})", lets - 1, ")".repeat(lets));
    }
    text.push_str("(check-sat)\n");
    text
}
