//! Random programs that follow pointers which nobody has made: the engine against executions, both where each
//! such pointer is the address of an object of its own.
//!
//! What lies in memory is unknown, so executions are random ones: a check that one of them breaks must not
//! hold. What fails was executed.

use std::collections::BTreeSet;
use std::path::Path;

use javelin_verifier::interpret::trace::End;
use javelin_verifier::interpret::{ExecutionLimits, Random, execute_entry};
use javelin_verifier::{Effort, Outcome, Reading};

use super::numbers::{Numbers, number, rounds};
use super::text::Text;
use super::{Verified, seconds, verify};

/// Variables of the function that hold pointers, and its objects.
const POINTERS: &[&str] = &["%p", "%q", "%r"];
const NODES: &[&str] = &["%a", "%b"];

/// Where a function is written.
struct Writer<'a> {
    numbers: &'a mut Numbers,
    out: Text,
}

impl Writer<'_> {
    /// The address of a field of something that a pointer leads to.
    fn field(&mut self, field: u64) -> String {
        let node = match self.numbers.below(4) {
            0 => self.numbers.pick(NODES).to_owned(),
            _ => self.pointer(),
        };
        self.out.value(&format!("getelementptr %node, ptr {node}, i32 0, i32 {field}"))
    }

    fn pointer(&mut self) -> String {
        match self.numbers.below(8) {
            0 => self.out.value("call ptr @somewhere()"),
            1 => self.numbers.pick(NODES).to_owned(),
            2..5 => {
                let variable = self.numbers.pick(POINTERS);
                self.out.value(&format!("load ptr, ptr {variable}"))
            }
            _ => {
                let which = self.numbers.below(2);
                let field = self.field(which);
                self.out.value(&format!("load ptr, ptr {field}"))
            }
        }
    }

    fn byte(&mut self) -> String {
        match self.numbers.below(3) {
            0 => self.numbers.below(4).to_string(),
            _ => {
                let field = self.field(2);
                self.out.value(&format!("load i8, ptr {field}"))
            }
        }
    }

    /// Something that can be true or not.
    fn condition(&mut self) -> String {
        match self.numbers.below(3) {
            0 => {
                let [left, right] = [self.pointer(), self.pointer()];
                self.out.value(&format!("icmp eq ptr {left}, {right}"))
            }
            1 => {
                let byte = self.out.value("call i8 @__VERIFIER_nondet_char()");
                self.out.value(&format!("icmp slt i8 {byte}, 0"))
            }
            _ => {
                let [left, right] = [self.byte(), self.byte()];
                let sign = self.numbers.pick(&["eq", "ne", "ult"]);
                self.out.value(&format!("icmp {sign} i8 {left}, {right}"))
            }
        }
    }

    /// Something happens if a condition holds.
    fn when(&mut self, then: impl FnOnce(&mut Self)) {
        let condition = self.condition();
        let (inside, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{inside}, label %L{after}"));
        self.out.label(inside);
        then(self);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
    }

    fn statement(&mut self, depth: u32) {
        match self.numbers.below(8) {
            0 | 1 => {
                let (pointer, variable) = (self.pointer(), self.numbers.pick(POINTERS));
                self.out.line(&format!("store ptr {pointer}, ptr {variable}"));
            }
            2 => {
                let which = self.numbers.below(2);
                let (pointer, field) = (self.pointer(), self.field(which));
                self.out.line(&format!("store ptr {pointer}, ptr {field}"));
            }
            3 => {
                let (byte, field) = (self.byte(), self.field(2));
                self.out.line(&format!("store i8 {byte}, ptr {field}"));
            }
            4 => {
                let [to, from] = [self.pointer(), self.pointer()];
                self.out.line(&format!(
                    "call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 24, i1 false)"
                ));
            }
            5 if depth > 0 => self.when(|writer| writer.statement(depth - 1)),
            _ => self.when(|writer| writer.out.line("call void @reach_error()")),
        }
    }
}

fn program(seed: u64) -> String {
    let mut numbers = Numbers::new(seed);
    let count = 4 + numbers.below(8);
    let mut writer = Writer { numbers: &mut numbers, out: Text::default() };
    for variable in POINTERS {
        writer.out.line(&format!("{variable} = alloca ptr"));
    }
    for node in NODES {
        writer.out.line(&format!("{node} = alloca %node"));
    }
    for _ in 0..count {
        writer.statement(2);
    }
    format!(
        "target datalayout = \"e-p:64:64\"\n%node = type {{ ptr, ptr, i8 }}\ndeclare ptr @somewhere()\n\
         declare i8 @__VERIFIER_nondet_char()\ndeclare void @reach_error()\n\
         declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\ndefine i32 @main() {{\n{}  ret i32 0\n}}\n",
        writer.out.lines
    )
}

#[test]
fn no_execution_breaks_what_holds_with_separate_pointers() {
    let (first, count) = (number("JAVELIN_FIRST_PROGRAM", 1), number("JAVELIN_RANDOM_PROGRAMS", rounds(150)));
    let (mut holds, mut fails, mut open) = (0, 0, 0);
    for seed in first..first + count {
        let text = program(seed);
        if let Ok(folder) = std::env::var("JAVELIN_KEEP_PROGRAMS") {
            std::fs::write(Path::new(&folder).join(format!("separate-{seed}.ll")), &text).unwrap();
        }
        let reading = Reading { separate_pointers: true, ..Reading::default() };
        let effort = Effort { engine: "bounded", ..seconds(60) };
        let Verified { module, program, results } = verify(&text, "random.ll", &reading, &effort);
        let mut broken = BTreeSet::new();
        for run_seed in 0..40 {
            let end =
                execute_entry(&module, &reading, &mut Random::new(run_seed), ExecutionLimits::default()).end;
            if let End::Violation { place, .. } = end {
                broken.insert(place);
            }
        }
        for (check, outcome) in program.checks.iter().zip(results.outcomes()) {
            match outcome {
                Outcome::Fails(_) => fails += 1,
                Outcome::Open(why) => {
                    println!("seed {seed}: {:?} is open: {why}; {:?}", check.place, results.doubts);
                    open += 1;
                }
                Outcome::Holds => {
                    holds += 1;
                    assert!(!broken.contains(&check.place), "seed {seed}: {:?} holds?\n{text}", check.place);
                }
            }
        }
    }
    println!("{count} programs: {holds} checks hold, {fails} fail, {open} are open");
    assert!(8 * holds > count && 2 * fails > count, "worth nothing: {holds} hold, {fails} fail");
    assert!(open < holds + fails, "{open} are open");
}
