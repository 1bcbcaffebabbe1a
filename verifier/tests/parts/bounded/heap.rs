//! Random programs in LLVM's text form that allocate, free and follow pointers, rightly and wrongly.
//!
//! Every byte has a value that the program gave it, addresses are compared with null alone, and what holds
//! addresses holds nothing else, so the inputs and which allocations fail determine an execution.

use std::fmt::Write;

use super::numbers::Numbers;
use super::text::Text;

/// Variables of a function that hold addresses of bytes.
const POINTERS: &[&str] = &["%p", "%q", "@kept"];

/// Where a function is written.
struct Writer<'a> {
    numbers: &'a mut Numbers,
    out: Text,
    statements: u32,
    is_main: bool,
}

impl Writer<'_> {
    fn pointer(&mut self) -> &'static str {
        POINTERS[self.numbers.below(POINTERS.len() as u64) as usize]
    }

    fn byte(&mut self) -> String {
        match self.numbers.below(6) {
            0 => self.numbers.below(8).to_string(),
            1 => self.out.value("load i8, ptr @sum"),
            2 => {
                let address = self.address();
                self.out.value(&format!("load i8, ptr {address}"))
            }
            3 => {
                let byte = self.out.value("load i8, ptr %b");
                self.out.value(&format!("add i8 {byte}, 1"))
            }
            _ => {
                let byte = if self.numbers.below(3) == 0 { "%b" } else { "%a" };
                self.out.value(&format!("load i8, ptr {byte}"))
            }
        }
    }

    /// A size or an offset.
    fn small(&mut self) -> String {
        match self.numbers.below(2) {
            0 => self.numbers.below(4).to_string(),
            _ => {
                let byte = self.byte();
                let byte = self.out.value(&format!("and i8 {byte}, 3"));
                self.out.value(&format!("zext i8 {byte} to i64"))
            }
        }
    }

    /// The address of a byte, or of none.
    fn address(&mut self) -> String {
        match self.numbers.below(9) {
            0..2 => {
                let index = self.small();
                let object = if self.numbers.below(2) == 0 { "@table" } else { "%local" };
                self.out.value(&format!("getelementptr [3 x i8], ptr {object}, i64 0, i64 {index}"))
            }
            2..4 => {
                let pointer = self.pointer();
                let base = self.out.value(&format!("load ptr, ptr {pointer}"));
                let index = if self.numbers.below(6) == 0 { "-1".to_owned() } else { self.small() };
                self.out.value(&format!("getelementptr i8, ptr {base}, i64 {index}"))
            }
            _ => {
                let pointer = self.pointer();
                self.out.value(&format!("load ptr, ptr {pointer}"))
            }
        }
    }

    fn statement(&mut self, depth: u32) {
        if self.statements == 0 {
            return;
        }
        self.statements -= 1;
        match self.numbers.below(if depth == 0 { 16 } else { 20 }) {
            0..3 => {
                let size = if self.numbers.below(3) == 0 { self.small() } else { "4".to_owned() };
                let pointer = self.pointer();
                let made = self.out.value(&format!("call ptr @make(i64 {size})"));
                self.out.line(&format!("store ptr {made}, ptr {pointer}"));
            }
            3..5 => {
                let pointer = self.pointer();
                let freed = match self.numbers.below(3) {
                    0 => self.address(),
                    _ => self.out.value(&format!("load ptr, ptr {pointer}")),
                };
                self.out.line(&format!("call void @free(ptr {freed})"));
                if self.numbers.below(3) == 0 {
                    self.out.line(&format!("store ptr null, ptr {pointer}"));
                }
            }
            5 => {
                let (address, pointer) = (self.address(), self.pointer());
                self.out.line(&format!("store ptr {address}, ptr {pointer}"));
            }
            6..9 => self.store(),
            9 => self.copy(),
            10 => self.again(),
            11 => self.cell(),
            12 | 13 => self.stray(),
            14 => self.call(),
            15 => self.check(),
            16..18 => self.branch(depth),
            18 => self.guarded(depth),
            _ => self.repeat(depth),
        }
    }

    fn store(&mut self) {
        let (byte, address) = (self.byte(), self.address());
        if self.numbers.below(4) == 0 {
            let wide = self.out.value(&format!("zext i8 {byte} to i16"));
            return self.out.line(&format!("store i16 {wide}, ptr {address}"));
        }
        self.out.line(&format!("store i8 {byte}, ptr {address}"));
    }

    /// `memcpy` and `memset`.
    fn copy(&mut self) {
        let (to, size) = (self.address(), self.small());
        if self.numbers.below(2) == 0 {
            let byte = self.byte();
            return self
                .out
                .line(&format!("call void @llvm.memset.p0.i64(ptr {to}, i8 {byte}, i64 {size}, i1 false)"));
        }
        let from = self.address();
        self.out
            .line(&format!("call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {size}, i1 false)"));
    }

    /// `realloc`, to a byte at least.
    fn again(&mut self) {
        let (pointer, size) = (self.pointer(), self.small());
        let size = self.out.value(&format!("add i64 {size}, 1"));
        let old = self.out.value(&format!("load ptr, ptr {pointer}"));
        let new = self.out.value(&format!("call ptr @again(ptr {old}, i64 {size})"));
        self.out.line(&format!("store ptr {new}, ptr {pointer}"));
    }

    /// An object that holds an address.
    fn cell(&mut self) {
        let cell = self.out.value("load ptr, ptr %cell");
        let pointer = self.pointer();
        match self.numbers.below(4) {
            0 => {
                let made = self.out.value("call ptr @make_cell()");
                self.out.line(&format!("store ptr {made}, ptr %cell"));
            }
            1 => self.out.line(&format!("call void @free(ptr {cell})")),
            2 => {
                let held = self.out.value(&format!("load ptr, ptr {cell}"));
                self.out.line(&format!("store ptr {held}, ptr {pointer}"));
            }
            _ => {
                let held = self.out.value(&format!("load ptr, ptr {pointer}"));
                self.out.line(&format!("store ptr {held}, ptr {cell}"));
            }
        }
    }

    /// An address that is of no use: of a dead object of a frame, of a constant, of a function, far away.
    fn stray(&mut self) {
        let pointer = self.pointer();
        let address = match self.numbers.below(6) {
            0 | 1 => self.out.value("call ptr @dangling()"),
            2 => "@constant".to_owned(),
            3 => "@free".to_owned(),
            4 => "%local".to_owned(),
            _ => {
                // The interpreter takes a step from null for an integer, which is not what is asked here.
                let base = self.out.value(&format!("load ptr, ptr {pointer}"));
                let is_null = self.out.value(&format!("icmp eq ptr {base}, null"));
                let base = self.out.value(&format!("select i1 {is_null}, ptr %local, ptr {base}"));
                let far = self.small();
                let far = self.out.value(&format!("shl i64 {far}, 48"));
                self.out.value(&format!("getelementptr i8, ptr {base}, i64 {far}"))
            }
        };
        self.out.line(&format!("store ptr {address}, ptr {pointer}"));
    }

    fn call(&mut self) {
        if self.is_main {
            let (address, byte) = (self.address(), self.byte());
            return self.out.line(&format!("call void @helper(ptr {address}, i8 {byte})"));
        }
        self.out.line("store ptr %local, ptr @kept");
    }

    /// `reach_error`, or `exit`, where a condition holds.
    fn check(&mut self) {
        let condition = self.condition();
        let (error, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{error}, label %L{after}"));
        self.out.label(error);
        let is_error = self.numbers.below(2) == 0;
        self.out.line(if is_error { "call void @reach_error()" } else { "call void @exit(i32 1)" });
        self.out.line("unreachable");
        self.out.label(after);
    }

    fn condition(&mut self) -> String {
        let relation = ["eq", "ult", "ugt"][self.numbers.below(3) as usize];
        let (left, right) = (self.byte(), self.byte());
        self.out.value(&format!("icmp {relation} i8 {left}, {right}"))
    }

    fn block(&mut self, depth: u32) {
        for _ in 0..1 + self.numbers.below(3) {
            self.statement(depth);
        }
    }

    fn when(&mut self, condition: &str, depth: u32) {
        let (yes, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{yes}, label %L{after}"));
        self.out.label(yes);
        self.block(depth - 1);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.condition();
        self.when(&condition, depth);
    }

    /// Statements that run where an address is not null.
    fn guarded(&mut self, depth: u32) {
        let pointer = self.pointer();
        let address = self.out.value(&format!("load ptr, ptr {pointer}"));
        let condition = self.out.value(&format!("icmp ne ptr {address}, null"));
        self.when(&condition, depth);
    }

    /// A loop of two rounds.
    fn repeat(&mut self, depth: u32) {
        let [head, body, end] = [(); 3].map(|()| self.out.fresh());
        self.out.line("store i8 0, ptr %i");
        self.out.line(&format!("br label %L{head}"));
        self.out.label(head);
        let round = self.out.value("load i8, ptr %i");
        let condition = self.out.value(&format!("icmp ult i8 {round}, 2"));
        self.out.line(&format!("br i1 {condition}, label %L{body}, label %L{end}"));
        self.out.label(body);
        let round = self.out.value(&format!("add i8 {round}, 1"));
        self.out.line(&format!("store i8 {round}, ptr %i"));
        self.block(depth.min(1) - 1);
        self.out.line(&format!("br label %L{head}"));
        self.out.label(end);
    }

    fn objects(&mut self, first: [&str; 2], pointer: &str) {
        for object in ["%a", "%b", "%i"] {
            self.out.line(&format!("{object} = alloca i8"));
        }
        self.out.line("%local = alloca [3 x i8]");
        for object in ["%p", "%q", "%cell"] {
            self.out.line(&format!("{object} = alloca ptr"));
        }
        for (object, value) in [("%a", first[0]), ("%b", first[1]), ("%i", "0")] {
            self.out.line(&format!("store i8 {value}, ptr {object}"));
        }
        self.out.line("call void @llvm.memset.p0.i64(ptr %local, i8 1, i64 3, i1 false)");
        let made = self.out.value("call ptr @make(i64 4)");
        for (object, value) in [("%p", pointer), ("%q", &made), ("%cell", "null")] {
            self.out.line(&format!("store ptr {value}, ptr {object}"));
        }
    }

    /// At the end of main: some of what is held is freed.
    fn clear(&mut self) {
        for pointer in POINTERS.iter().chain(&["%cell"]) {
            if self.numbers.below(3) > 0 {
                let held = self.out.value(&format!("load ptr, ptr {pointer}"));
                self.out.line(&format!("call void @free(ptr {held})"));
            }
        }
    }
}

const BEGINNING: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128"
@table = global [3 x i8] c"\01\02\03"
@constant = constant [2 x i8] c"\04\05"
@kept = global ptr null
@sum = global i8 0
declare i8 @nondet_u8()
declare void @reach_error() noreturn
declare void @exit(i32) noreturn
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define ptr @make(i64 %size) {
  %made = call ptr @malloc(i64 %size)
  %fails = icmp eq ptr %made, null
  br i1 %fails, label %done, label %fill
fill:
  call void @llvm.memset.p0.i64(ptr %made, i8 0, i64 %size, i1 false)
  br label %done
done:
  ret ptr %made
}

define ptr @make_cell() {
  %made = call ptr @calloc(i64 1, i64 8)
  ret ptr %made
}

define ptr @again(ptr %old, i64 %size) {
  %made = call ptr @realloc(ptr %old, i64 %size)
  %fails = icmp eq ptr %made, null
  br i1 %fails, label %done, label %fill
fill:
  call void @llvm.memset.p0.i64(ptr %made, i8 0, i64 %size, i1 false)
  br label %done
done:
  ret ptr %made
}

define ptr @dangling() {
  %object = alloca i8
  %place = alloca ptr
  store i8 9, ptr %object
  store ptr %object, ptr %place
  %address = load ptr, ptr %place
  ret ptr %address
}

"#;

/// A program. Its input is the result of the call of `nondet_u8`, of which so many bits matter.
pub fn program(seed: u64, bits: u32) -> String {
    let mut numbers = Numbers::new(seed ^ 0x5afe);
    let mut text = String::from(BEGINNING);
    for is_main in [false, true] {
        let statements = if is_main { 9 } else { 4 };
        let mut writer = Writer { numbers: &mut numbers, out: Text::default(), statements, is_main };
        if is_main {
            writer.out.line("%x0 = call i8 @nondet_u8()");
            writer.out.line(&format!("%x = and i8 %x0, {}", (1 << bits) - 1));
        }
        writer.objects(["%x", "3"], if is_main { "null" } else { "%given" });
        while writer.statements > 0 {
            writer.statement(2);
        }
        if is_main {
            writer.clear();
        }
        writer.out.line(if is_main { "ret i32 0" } else { "ret void" });
        let head = if is_main { "define i32 @main()" } else { "define void @helper(ptr %given, i8 %x)" };
        let _ = writeln!(text, "{head} {{\n{}}}\n", writer.out.lines);
    }
    text
}
