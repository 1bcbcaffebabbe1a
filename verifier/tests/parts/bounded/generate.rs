//! Random programs in LLVM's text form: bytes, arrays, pointers, loops, calls, two small inputs, and what
//! [`features`] has.

#[path = "features.rs"]
mod features;

use std::collections::BTreeMap;
use std::fmt::Write;

use super::numbers::Numbers;
use super::text::Text;

/// Where a program is written.
struct Writer<'a> {
    numbers: &'a mut Numbers,
    out: Text,
    /// How many statements there may still be.
    statements: u32,
    /// Labels where `break` and `continue` lead in the loops around.
    loops: Vec<(u32, u32)>,
    is_main: bool,
    checks_shifts: bool,
    /// The earlier labels that jumps lead to, and the later ones.
    landings: Vec<u32>,
    pending: Vec<u32>,
    /// How often each feature occurs.
    features: BTreeMap<&'static str, u32>,
}

/// Objects of one byte that statements read and write.
const BYTES: &[&str] = &["%a", "%b", "%c", "@g"];
/// Objects of four bytes.
const ARRAYS: &[&str] = &["%array", "@table"];

impl Writer<'_> {
    /// The address of a byte.
    fn address(&mut self) -> String {
        match self.numbers.below(8) {
            0..3 => self.numbers.pick(BYTES).to_owned(),
            6.. => self.far_address(),
            3 => {
                let array = self.numbers.pick(ARRAYS);
                let index = self.expression(0);
                let index = self.out.value(&format!("and i8 {index}, 3"));
                let index = self.out.value(&format!("zext i8 {index} to i64"));
                self.out.value(&format!("getelementptr inbounds [4 x i8], ptr {array}, i64 0, i64 {index}"))
            }
            _ => self.out.value("load ptr, ptr %p"),
        }
    }

    fn expression(&mut self, depth: u32) -> String {
        let choices = if depth == 0 { 2 } else { 15 };
        match self.numbers.below(choices) {
            0 => (self.numbers.below(256) as i64 - 128).to_string(),
            1 => {
                let byte = self.numbers.pick(BYTES);
                self.out.value(&format!("load i8, ptr {byte}"))
            }
            2 => {
                let address = self.address();
                self.out.value(&format!("load i8, ptr {address}"))
            }
            3 => {
                let condition = self.condition(depth - 1);
                let (yes, no) = (self.expression(depth - 1), self.expression(depth - 1));
                self.out.value(&format!("select i1 {condition}, i8 {yes}, i8 {no}"))
            }
            4 => {
                let wide = self.expression(depth - 1);
                let extend = self.numbers.pick(&["zext", "sext"]);
                let wide = self.out.value(&format!("{extend} i8 {wide} to i32"));
                let operator = self.numbers.pick(&["add nsw", "mul nsw", "sub", "lshr", "ashr"]);
                let amount = self.numbers.below(8);
                let wide = self.out.value(&format!("{operator} i32 {wide}, {amount}"));
                self.out.value(&format!("trunc i32 {wide} to i8"))
            }
            5 if self.is_main && self.numbers.below(2) == 0 => {
                let (byte, address) = (self.expression(depth - 1), self.address());
                self.out.value(&format!("call i8 @helper(i8 {byte}, ptr {address})"))
            }
            12.. => self.far_expression(depth),
            _ => {
                const OPERATORS: &[&str] = &[
                    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv",
                    "srem", "add nsw", "sub nsw", "mul nsw", "add", "sub", "and", "xor",
                ];
                let operator = self.numbers.pick(OPERATORS);
                let (left, mut right) = (self.expression(depth - 1), self.expression(depth - 1));
                // The result of a shift by too much is not determined, so it is a failure or must not occur.
                if !self.checks_shifts && ["shl", "lshr", "ashr"].contains(&operator) {
                    right = self.out.value(&format!("and i8 {right}, 7"));
                }
                self.out.value(&format!("{operator} i8 {left}, {right}"))
            }
        }
    }

    fn condition(&mut self, depth: u32) -> String {
        let relation =
            self.numbers.pick(&["eq", "ne", "ult", "ule", "sgt", "sge", "slt", "ugt", "sle", "uge"]);
        let (left, right) = (self.expression(depth), self.expression(depth));
        self.out.value(&format!("icmp {relation} i8 {left}, {right}"))
    }

    fn statement(&mut self, depth: u32) {
        if self.statements == 0 {
            return;
        }
        self.statements -= 1;
        if self.numbers.below(6) == 0 {
            self.land();
        }
        let kinds = if depth == 0 { 9 } else { 14 };
        match self.numbers.below(kinds) {
            7..9 => self.far_statement(),
            0..4 => {
                let (byte, address) = (self.expression(2), self.address());
                self.out.line(&format!("store i8 {byte}, ptr {address}"));
            }
            4 => {
                let address = self.address();
                self.out.line(&format!("store ptr {address}, ptr %p"));
            }
            5 => self.check(),
            6 => self.leave_loop(),
            9..11 => self.branch(depth),
            11 => self.switch(depth),
            _ => self.repeat(depth),
        }
    }

    fn block(&mut self, depth: u32) {
        for _ in 0..1 + self.numbers.below(3) {
            self.statement(depth);
        }
    }

    /// A failing check where a condition holds.
    fn check(&mut self) {
        let condition = self.condition(1);
        self.fail_where(&condition);
    }

    fn fail_where(&mut self, condition: &str) {
        let (error, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{error}, label %L{after}"));
        self.out.label(error);
        self.out.line("call void @reach_error()");
        self.out.line("unreachable");
        self.out.label(after);
    }

    /// `break` or `continue` where a condition holds.
    fn leave_loop(&mut self) {
        let Some(&(end, next)) = self.loops.last() else { return self.check() };
        let condition = self.condition(1);
        let to = if self.numbers.below(2) == 0 { end } else { next };
        let after = self.out.fresh();
        self.out.line(&format!("br i1 {condition}, label %L{to}, label %L{after}"));
        self.out.label(after);
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.condition(1);
        let (yes, no, after) = (self.out.fresh(), self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{yes}, label %L{no}"));
        self.out.label(yes);
        self.block(depth - 1);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(no);
        if self.numbers.below(2) == 0 {
            self.block(depth - 1);
        }
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
    }

    fn switch(&mut self, depth: u32) {
        let byte = self.expression(1);
        let byte = self.out.value(&format!("and i8 {byte}, 7"));
        let (first, second, after) = (self.out.fresh(), self.out.fresh(), self.out.fresh());
        self.out.line(&format!(
            "switch i8 {byte}, label %L{after} \
             [ i8 0, label %L{first} i8 1, label %L{second} i8 5, label %L{first} ]"
        ));
        for (label, next) in [(first, second), (second, after)] {
            self.out.label(label);
            self.block(depth - 1);
            self.out.line(&format!("br label %L{next}"));
        }
        self.out.label(after);
    }

    /// A loop of at most four rounds.
    fn repeat(&mut self, depth: u32) {
        let counter = self.numbers.pick(if depth == 2 { &["%i"] } else { &["%j"] });
        let bound = match self.numbers.below(3) {
            0 => self.numbers.below(5).to_string(),
            _ => {
                let byte = self.expression(1);
                self.out.value(&format!("and i8 {byte}, 3"))
            }
        };
        let [head, body, next, end] = [(); 4].map(|()| self.out.fresh());
        self.out.line(&format!("store i8 0, ptr {counter}"));
        // A jump into the loop passes by what computes its bound.
        self.out.line(&format!("store i8 {bound}, ptr {counter}.bound"));
        self.out.line(&format!("br label %L{head}"));
        self.out.label(head);
        let round = self.out.value(&format!("load i8, ptr {counter}"));
        let bound = self.out.value(&format!("load i8, ptr {counter}.bound"));
        let condition = self.out.value(&format!("icmp ult i8 {round}, {bound}"));
        self.out.line(&format!("br i1 {condition}, label %L{body}, label %L{end}"));
        self.out.label(body);
        self.loops.push((end, next));
        self.block(depth - 1);
        self.loops.pop();
        self.out.line(&format!("br label %L{next}"));
        self.out.label(next);
        let round = self.out.value(&format!("load i8, ptr {counter}"));
        let round = self.out.value(&format!("add i8 {round}, 1"));
        self.out.line(&format!("store i8 {round}, ptr {counter}"));
        self.out.line(&format!("br label %L{head}"));
        self.out.label(end);
    }

    /// The objects of a function, with first values.
    fn objects(&mut self, first: [&str; 2], pointer: &str) {
        for object in ["%a", "%b", "%c", "%i", "%j", "%i.bound", "%j.bound"] {
            self.out.line(&format!("{object} = alloca i8"));
        }
        self.out.line("%array = alloca [4 x i8]");
        self.out.line("%p = alloca ptr");
        let values = [first[0], first[1], "7", "0", "0", "2", "3"];
        for (object, value) in ["%a", "%b", "%c", "%i", "%j", "%i.bound", "%j.bound"].iter().zip(values) {
            self.out.line(&format!("store i8 {value}, ptr {object}"));
        }
        self.out.line("store i32 67305985, ptr %array");
        self.out.line(&format!("store ptr {pointer}, ptr %p"));
        self.out.lines.push_str(features::OBJECTS);
    }
}

/// A program, and how often each feature occurs in it. Its two inputs are the results of the two calls of
/// `nondet_u8`, of which only so many bits matter. It shifts by too much only where that is checked.
pub fn program(seed: u64, bits: [u32; 2], checks_shifts: bool) -> (String, BTreeMap<&'static str, u32>) {
    let mut numbers = Numbers::new(seed);
    let mut text = String::from(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128\"\n\
         @g = global i8 5\n@table = global [4 x i8] c\"\\01\\02\\80\\FF\"\n\
         declare i8 @nondet_u8()\ndeclare void @reach_error() noreturn\n",
    );
    text.push_str(features::GLOBALS);
    let mut features = BTreeMap::new();
    for is_main in [false, true] {
        let statements = if is_main { 9 } else { 4 };
        let mut writer = Writer {
            numbers: &mut numbers,
            out: Text::default(),
            statements,
            loops: Vec::new(),
            is_main,
            checks_shifts,
            landings: Vec::new(),
            pending: Vec::new(),
            features: std::mem::take(&mut features),
        };
        if is_main {
            for (name, bits) in ["%x", "%y"].into_iter().zip(bits) {
                writer.out.line(&format!("{name}0 = call i8 @nondet_u8()"));
                writer.out.line(&format!("{name} = and i8 {name}0, {}", ((1i32 << bits) - 1) as i8));
            }
        }
        writer.objects(if is_main { ["%x", "%y"] } else { ["%x", "3"] }, if is_main { "%c" } else { "%q" });
        while writer.statements > 0 {
            writer.statement(2);
        }
        writer.land();
        let result = writer.expression(1);
        writer.out.line(&if is_main { "ret i32 0".to_owned() } else { format!("ret i8 {result}") });
        let head = if is_main { "define i32 @main()" } else { "define i8 @helper(i8 %x, ptr %q)" };
        let _ = writeln!(text, "{head} {{\n{}}}\n", writer.out.lines);
        features = writer.features;
    }
    (text, features)
}
