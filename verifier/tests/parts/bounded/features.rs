//! Features of random programs beside bytes, loops and branches: each a value or a statement with a name, so
//! that it can be counted.
//!
//! **Contract.** What comes out is the same wherever objects lie, and every execution ends: jumps back take
//! fuel, recursion has a depth, strings end with the last byte of their objects.

use super::{ARRAYS, Writer};

/// Types, objects and functions that are used here.
pub const GLOBALS: &str = "%S = type { i8, i16, [2 x i8], ptr }\n\
    @record = global %S { i8 3, i16 -2, [2 x i8] c\"\\05\\06\", ptr @g }\n\
    @word = global [8 x i8] c\"ab\\00\\80cd\\00\\00\"\n@fuel = global i8 2\n@depth = global i8 0\n\
    @functions = constant [2 x ptr] [ptr @helper, ptr @other]\n\
    declare ptr @malloc(i64)\ndeclare i64 @strlen(ptr)\ndeclare i32 @strcmp(ptr, ptr)\n\
    declare i32 @memcmp(ptr, ptr, i64)\ndeclare ptr @strchr(ptr, i32)\ndeclare ptr @strcpy(ptr, ptr)\n\
    declare ptr @strncpy(ptr, ptr, i64)\ndeclare ptr @strncat(ptr, ptr, i64)\n\
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
    declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n\
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
    declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @llvm.smax.i8(i8, i8)\n\
    declare i8 @llvm.usub.sat.i8(i8, i8)\n\
    declare i8 @llvm.sadd.sat.i8(i8, i8)\ndeclare i8 @llvm.fshl.i8(i8, i8, i8)\n\
    declare i8 @llvm.fshr.i8(i8, i8, i8)\ndeclare i8 @llvm.ctpop.i8(i8)\ndeclare i8 @llvm.bitreverse.i8(i8)\n\
    declare i8 @llvm.cttz.i8(i8, i1)\ndeclare i8 @llvm.ctlz.i8(i8, i1)\ndeclare i8 @llvm.abs.i8(i8, i1)\n\
    declare i16 @llvm.bswap.i16(i16)\ndeclare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)\n\
    declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)\n\n\
    define i8 @other(i8 %x, ptr %q) {\n  %old = load i8, ptr %q\n  store i8 %x, ptr %q\n\
    \x20 %both = xor i8 %old, %x\n  ret i8 %both\n}\n\n";

/// Objects of a function, and their first values.
pub const OBJECTS: &str = "  %s = alloca %S\n  %u = alloca i64\n  %w = alloca [8 x i8]\n  %h = alloca ptr\n\
    \x20 %f = alloca ptr\n  %n = alloca i64\n  store i64 -81985529216486896, ptr %u\n\
    \x20 store i64 0, ptr %w, align 1\n  store ptr %array, ptr %h\n  store ptr @other, ptr %f\n\
    \x20 call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr @record, i64 16, i1 false)\n";

/// Objects of eight bytes.
const LARGE: &[&str] = &["%u", "%w", "@word"];

impl Writer<'_> {
    fn uses(&mut self, feature: &'static str) {
        *self.features.entry(feature).or_default() += 1;
    }

    /// A number with this many low bits.
    fn index(&mut self, mask: u64) -> String {
        let index = self.expression(0);
        let index = self.out.value(&format!("and i8 {index}, {mask}"));
        self.out.value(&format!("zext i8 {index} to i64"))
    }

    /// The address of a byte of something larger.
    pub fn far_address(&mut self) -> String {
        match self.numbers.below(7) {
            0 | 1 => {
                self.uses("struct");
                let (record, field) = (self.numbers.pick(&["%s", "@record"]), self.numbers.pick(&["0", "2"]));
                self.out.value(&format!("getelementptr inbounds %S, ptr {record}, i32 0, i32 {field}"))
            }
            2 => {
                self.uses("pointer in a struct");
                let record = self.numbers.pick(&["%s", "@record"]);
                let field = self.out.value(&format!("getelementptr inbounds %S, ptr {record}, i32 0, i32 3"));
                self.out.value(&format!("load ptr, ptr {field}"))
            }
            3 => {
                self.uses("union");
                let (large, index) = (self.numbers.pick(LARGE), self.index(7));
                self.out.value(&format!("getelementptr i8, ptr {large}, i64 {index}"))
            }
            4 => {
                self.uses("heap");
                self.out.value("load ptr, ptr %h")
            }
            5 => {
                self.uses("address to integer and back");
                let (array, index) = (self.numbers.pick(ARRAYS), self.index(3));
                let digits = self.out.value(&format!("ptrtoint ptr {array} to i64"));
                let base = self.out.value(&format!("inttoptr i64 {digits} to ptr"));
                self.out.value(&format!("getelementptr i8, ptr {base}, i64 {index}"))
            }
            _ => {
                self.uses("integer kept as an address");
                let digits = self.out.value("ptrtoint ptr %array to i64");
                self.out.line(&format!("store i64 {digits}, ptr %n"));
                let digits = self.out.value("load i64, ptr %n");
                self.out.value(&format!("inttoptr i64 {digits} to ptr"))
            }
        }
    }

    /// A byte that something larger makes.
    pub fn far_expression(&mut self, depth: u32) -> String {
        match self.numbers.below(10) {
            0 => self.wide(depth),
            1 => self.part(),
            2 | 3 => self.intrinsic(depth),
            4 => self.join(depth),
            5 => self.text_value(),
            6 => self.addresses(),
            7 => self.aggregate(depth),
            8 if self.is_main => self.call_through_pointer(depth),
            _ => self.atomic(depth),
        }
    }

    /// Arithmetic of 64 bits.
    fn wide(&mut self, depth: u32) -> String {
        self.uses("64 bits");
        let [left, right, distance] = [(); 3].map(|()| self.expression(depth - 1));
        let extend = self.numbers.pick(&["sext", "zext"]);
        let [left, right, distance] =
            [left, right, distance].map(|byte| self.out.value(&format!("{extend} i8 {byte} to i64")));
        let (up, down) = (self.numbers.below(60), self.numbers.below(57));
        let left = self.out.value(&format!("shl i64 {left}, {up}"));
        let operator = self.numbers.pick(&["add", "mul", "sub", "xor"]);
        let both = self.out.value(&format!("{operator} i64 {left}, {right}"));
        let distance = self.out.value(&format!("and i64 {distance}, 63"));
        let shift = self.numbers.pick(&["lshr", "ashr", "shl"]);
        let shifted = self.out.value(&format!("{shift} i64 {both}, {distance}"));
        let shifted = self.out.value(&format!("lshr i64 {shifted}, {down}"));
        self.out.value(&format!("trunc i64 {shifted} to i8"))
    }

    /// The address of some bytes of an object.
    fn larger(&mut self) -> String {
        match self.numbers.below(5) {
            0 => "%array".to_owned(),
            1 => "@table".to_owned(),
            _ => {
                let (large, offset) = (self.numbers.pick(LARGE), self.numbers.below(5));
                self.out.value(&format!("getelementptr i8, ptr {large}, i64 {offset}"))
            }
        }
    }

    /// A byte of a larger load.
    fn part(&mut self) -> String {
        self.uses("larger load");
        let object = self.larger();
        let (ty, down) = (self.numbers.pick(&["i16", "i32"]), self.numbers.below(9));
        let value = self.out.value(&format!("load {ty}, ptr {object}, align 1"));
        let value = self.out.value(&format!("lshr {ty} {value}, {down}"));
        self.out.value(&format!("trunc {ty} {value} to i8"))
    }

    fn intrinsic(&mut self, depth: u32) -> String {
        let [first, second, third] = [(); 3].map(|()| self.expression(depth - 1));
        self.uses("intrinsic");
        const BINARY: &[&str] = &["umin", "smax", "usub.sat", "sadd.sat"];
        match self.numbers.below(5) {
            0 => {
                let name = self.numbers.pick(BINARY);
                self.out.value(&format!("call i8 @llvm.{name}.i8(i8 {first}, i8 {second})"))
            }
            1 => {
                let name = self.numbers.pick(&["fshl", "fshr"]);
                self.out.value(&format!("call i8 @llvm.{name}.i8(i8 {first}, i8 {second}, i8 {third})"))
            }
            2 => {
                let name = self.numbers.pick(&["ctpop", "bitreverse"]);
                self.out.value(&format!("call i8 @llvm.{name}.i8(i8 {first})"))
            }
            3 => {
                let name = self.numbers.pick(&["cttz", "ctlz", "abs"]);
                self.out.value(&format!("call i8 @llvm.{name}.i8(i8 {first}, i1 false)"))
            }
            _ => {
                let name = self.numbers.pick(&["smul", "usub"]);
                let pair = self.out.value(&format!(
                    "call {{ i8, i1 }} @llvm.{name}.with.overflow.i8(i8 {first}, i8 {second})"
                ));
                let value = self.out.value(&format!("extractvalue {{ i8, i1 }} {pair}, 0"));
                let overflows = self.out.value(&format!("extractvalue {{ i8, i1 }} {pair}, 1"));
                self.out.value(&format!("select i1 {overflows}, i8 {third}, i8 {value}"))
            }
        }
    }

    /// A value that depends on where control comes from.
    fn join(&mut self, depth: u32) -> String {
        self.uses("phi");
        let condition = self.condition(depth - 1);
        let [yes, no, after] = [(); 3].map(|()| self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{yes}, label %L{no}"));
        self.out.label(yes);
        let first = self.expression(0);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(no);
        let second = self.expression(0);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
        self.out.value(&format!("phi i8 [ {first}, %L{yes} ], [ {second}, %L{no} ]"))
    }

    /// The last byte of a string's object ends it.
    fn text(&mut self) -> &'static str {
        let text = if self.numbers.below(2) == 0 { "%w" } else { "@word" };
        let last = self.out.value(&format!("getelementptr inbounds [8 x i8], ptr {text}, i64 0, i64 7"));
        self.out.line(&format!("store i8 0, ptr {last}"));
        text
    }

    /// A value that a function computes from strings.
    fn text_value(&mut self) -> String {
        self.uses("string function");
        let (first, second) = (self.text(), self.text());
        match self.numbers.below(3) {
            0 => {
                let length = self.out.value(&format!("call i64 @strlen(ptr {first})"));
                self.out.value(&format!("trunc i64 {length} to i8"))
            }
            1 => {
                let order = match self.numbers.below(2) {
                    0 => self.out.value(&format!("call i32 @strcmp(ptr {first}, ptr {second})")),
                    _ => {
                        let count = self.index(7);
                        self.out.value(&format!("call i32 @memcmp(ptr {first}, ptr {second}, i64 {count})"))
                    }
                };
                // Only the sign is said by the standard.
                let relation = self.numbers.pick(&["slt", "eq", "sgt"]);
                let bit = self.out.value(&format!("icmp {relation} i32 {order}, 0"));
                self.out.value(&format!("zext i1 {bit} to i8"))
            }
            _ => {
                let byte = self.expression(0);
                let character = self.out.value(&format!("zext i8 {byte} to i32"));
                let found = self.out.value(&format!("call ptr @strchr(ptr {first}, i32 {character})"));
                let is_none = self.out.value(&format!("icmp eq ptr {found}, null"));
                let [found, start] =
                    [&found, first].map(|address| self.out.value(&format!("ptrtoint ptr {address} to i64")));
                let distance = self.out.value(&format!("sub i64 {found}, {start}"));
                let distance = self.out.value(&format!("trunc i64 {distance} to i8"));
                self.out.value(&format!("select i1 {is_none}, i8 99, i8 {distance}"))
            }
        }
    }

    /// How addresses of one object differ; whether two are the same.
    fn addresses(&mut self) -> String {
        let array = self.numbers.pick(ARRAYS);
        let ends = [(); 2].map(|()| {
            let index = self.index(3);
            self.out.value(&format!("getelementptr inbounds [4 x i8], ptr {array}, i64 0, i64 {index}"))
        });
        if self.numbers.below(2) == 0 {
            self.uses("order of addresses");
            let relation = self.numbers.pick(&["eq", "ult", "uge", "ne"]);
            let bit = self.out.value(&format!("icmp {relation} ptr {}, {}", ends[0], ends[1]));
            return self.out.value(&format!("zext i1 {bit} to i8"));
        }
        self.uses("difference of addresses");
        let [first, second] = ends.map(|end| self.out.value(&format!("ptrtoint ptr {end} to i64")));
        let distance = self.out.value(&format!("sub i64 {first}, {second}"));
        self.out.value(&format!("trunc i64 {distance} to i8"))
    }

    fn aggregate(&mut self, depth: u32) -> String {
        self.uses("aggregate by value");
        let (first, second) = (self.expression(depth - 1), self.expression(0));
        let pair = self.out.value(&format!("insertvalue {{ i8, [2 x i8] }} zeroinitializer, i8 {first}, 0"));
        let pair = self.out.value(&format!("insertvalue {{ i8, [2 x i8] }} {pair}, i8 {second}, 1, 1"));
        let path = self.numbers.pick(&["0", "1, 0", "1, 1"]);
        self.out.value(&format!("extractvalue {{ i8, [2 x i8] }} {pair}, {path}"))
    }

    fn call_through_pointer(&mut self, depth: u32) -> String {
        self.uses("call through a pointer");
        let (byte, address) = (self.expression(depth - 1), self.address());
        let function = match self.numbers.below(2) {
            0 => self.out.value("load ptr, ptr %f"),
            _ => {
                let index = self.index(1);
                let entry = self
                    .out
                    .value(&format!("getelementptr inbounds [2 x ptr], ptr @functions, i64 0, i64 {index}"));
                self.out.value(&format!("load ptr, ptr {entry}"))
            }
        };
        self.out.value(&format!("call i8 {function}(i8 {byte}, ptr {address})"))
    }

    fn atomic(&mut self, depth: u32) -> String {
        self.uses("atomic");
        let (byte, address) = (self.expression(depth - 1), self.address());
        if self.numbers.below(3) > 0 {
            let operator = self.numbers.pick(&["add", "xchg", "umax", "nand", "min"]);
            return self.out.value(&format!("atomicrmw {operator} ptr {address}, i8 {byte} seq_cst"));
        }
        let old = self.expression(0);
        let pair = self.out.value(&format!("cmpxchg ptr {address}, i8 {old}, i8 {byte} seq_cst seq_cst"));
        self.out.value(&format!("extractvalue {{ i8, i1 }} {pair}, 0"))
    }

    /// A check of a byte of a larger object, so that what a function or a store did to it is seen.
    fn look(&mut self, object: &str) {
        let index = self.numbers.below(8);
        let address = self.out.value(&format!("getelementptr i8, ptr {object}, i64 {index}"));
        let byte = self.out.value(&format!("load i8, ptr {address}"));
        let other = self.expression(1);
        let relation = self.numbers.pick(&["eq", "ult", "sgt"]);
        let condition = self.out.value(&format!("icmp {relation} i8 {byte}, {other}"));
        self.fail_where(&condition);
    }

    /// A statement of those that bytes alone do not need.
    pub fn far_statement(&mut self) {
        match self.numbers.below(11) {
            0..2 => self.store_larger(),
            2..4 => self.copy(),
            4 => self.copy_text(),
            5 | 6 => self.jump_on(),
            7 => self.jump_back(),
            8 => self.allocate(),
            9 if !self.is_main => self.recur(),
            9 => self.choose(),
            _ => {
                self.uses("null");
                let condition = self.condition(0);
                let address = self.address();
                let address = self.out.value(&format!("select i1 {condition}, ptr null, ptr {address}"));
                let (set, after) = (self.out.fresh(), self.out.fresh());
                let condition = self.condition(0);
                self.out.line(&format!("br i1 {condition}, label %L{set}, label %L{after}"));
                self.out.label(set);
                self.out.line(&format!("store ptr {address}, ptr %p"));
                self.out.line(&format!("br label %L{after}"));
                self.out.label(after);
            }
        }
    }

    fn store_larger(&mut self) {
        self.uses("larger store");
        let byte = self.expression(1);
        let object = self.larger();
        let (ty, factor) = [("i16", 259), ("i32", 16_843_010)][self.numbers.below(2) as usize];
        let value = self.out.value(&format!("sext i8 {byte} to {ty}"));
        let value = self.out.value(&format!("mul {ty} {value}, {factor}"));
        self.out.line(&format!("store {ty} {value}, ptr {object}, align 1"));
        if self.numbers.below(2) == 0 {
            let field = self.out.value("getelementptr inbounds %S, ptr %s, i32 0, i32 1");
            let value = self.out.value(&format!("zext i8 {byte} to i16"));
            self.out.line(&format!("store i16 {value}, ptr {field}"));
        }
    }

    /// Structures and stretches of bytes, of constant and other lengths, overlapping ones too.
    fn copy(&mut self) {
        match self.numbers.below(4) {
            0 => {
                self.uses("struct copied");
                let (to, from) = self.numbers_pair("%s", "@record");
                self.out.line(&format!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 16, i1 false)"
                ));
            }
            1 => {
                self.uses("memset");
                let (large, byte, count) = (self.numbers.pick(LARGE), self.expression(1), self.index(7));
                self.out.line(&format!(
                    "call void @llvm.memset.p0.i64(ptr {large}, i8 {byte}, i64 {count}, i1 false)"
                ));
                self.look(large);
            }
            2 => {
                self.uses("memmove");
                let (large, count) = (self.numbers.pick(LARGE), self.index(3));
                let [to, from] = [(); 2].map(|()| {
                    let index = self.index(3);
                    self.out.value(&format!("getelementptr i8, ptr {large}, i64 {index}"))
                });
                self.out.line(&format!(
                    "call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {count}, i1 false)"
                ));
                self.look(large);
            }
            _ => {
                self.uses("memcpy");
                let (to, from) = self.numbers_pair("%w", "@word");
                let count = self.index(7);
                self.out.line(&format!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 {count}, i1 false)"
                ));
                self.look(to);
            }
        }
    }

    /// Two objects in one order or the other.
    fn numbers_pair(&mut self, first: &'static str, second: &'static str) -> (&'static str, &'static str) {
        if self.numbers.below(2) == 0 { (first, second) } else { (second, first) }
    }

    fn copy_text(&mut self) {
        self.uses("string copied");
        self.out.line("store i8 0, ptr getelementptr inbounds ([8 x i8], ptr @word, i64 0, i64 3)");
        let middle = self.out.value("getelementptr inbounds [8 x i8], ptr %w, i64 0, i64 3");
        self.out.line(&format!("store i8 0, ptr {middle}"));
        let (to, from) = self.numbers_pair("%w", "@word");
        let result = match self.numbers.below(3) {
            0 => self.out.value(&format!("call ptr @strcpy(ptr {to}, ptr {from})")),
            function => {
                let (name, count) = (if function == 1 { "strncpy" } else { "strncat" }, self.index(7));
                self.out.value(&format!("call ptr @{name}(ptr {to}, ptr {from}, i64 {count})"))
            }
        };
        self.out.line(&format!("store ptr {result}, ptr %p"));
        self.look(to);
    }

    /// A jump to a label that comes later, be it in a loop.
    fn jump_on(&mut self) {
        self.uses("goto");
        let condition = self.condition(1);
        let (to, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{to}, label %L{after}"));
        self.out.label(after);
        self.pending.push(to);
    }

    /// A jump to a label that came before, where there is fuel left.
    fn jump_back(&mut self) {
        if self.landings.is_empty() {
            return self.land();
        }
        self.uses("goto back");
        let to = self.landings[self.numbers.below(self.landings.len() as u64) as usize];
        let condition = self.condition(0);
        let fuel = self.out.value("load i8, ptr @fuel");
        let is_left = self.out.value(&format!("icmp ugt i8 {fuel}, 0"));
        let both = self.out.value(&format!("and i1 {condition}, {is_left}"));
        let (jump, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {both}, label %L{jump}, label %L{after}"));
        self.out.label(jump);
        let less = self.out.value(&format!("sub i8 {fuel}, 1"));
        self.out.line(&format!("store i8 {less}, ptr @fuel"));
        self.out.line(&format!("br label %L{to}"));
        self.out.label(after);
    }

    /// A label for jumps back; labels that jumps are waiting for.
    pub fn land(&mut self) {
        let label = self.out.fresh();
        self.landings.push(label);
        for label in std::mem::take(&mut self.pending).into_iter().chain([label]) {
            self.out.line(&format!("br label %L{label}"));
            self.out.label(label);
        }
    }

    fn allocate(&mut self) {
        self.uses("heap");
        let (object, byte) = (self.out.value("call ptr @malloc(i64 4)"), self.expression(1));
        let value = self.out.value(&format!("zext i8 {byte} to i32"));
        self.out.line(&format!("store i32 {value}, ptr {object}"));
        self.out.line(&format!("store ptr {object}, ptr %h"));
    }

    /// Where a pointer in a structure leads, or a pointer to a function.
    fn choose(&mut self) {
        if self.numbers.below(2) == 0 {
            self.uses("pointer in a struct set");
            let (record, address) = (self.numbers.pick(&["%s", "@record"]), self.address());
            let field = self.out.value(&format!("getelementptr inbounds %S, ptr {record}, i32 0, i32 3"));
            return self.out.line(&format!("store ptr {address}, ptr {field}"));
        }
        self.uses("pointer to a function");
        let condition = self.condition(1);
        let function = self.out.value(&format!("select i1 {condition}, ptr @helper, ptr @other"));
        self.out.line(&format!("store ptr {function}, ptr %f"));
    }

    fn recur(&mut self) {
        self.uses("recursion");
        let (byte, address) = (self.expression(1), self.address());
        let depth = self.out.value("load i8, ptr @depth");
        let condition = self.out.value(&format!("icmp ult i8 {depth}, 2"));
        let (call, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{call}, label %L{after}"));
        self.out.label(call);
        let more = self.out.value(&format!("add i8 {depth}, 1"));
        self.out.line(&format!("store i8 {more}, ptr @depth"));
        let result = self.out.value(&format!("call i8 @helper(i8 {byte}, ptr {address})"));
        self.out.line(&format!("store i8 {result}, ptr %b"));
        self.out.line(&format!("store i8 {depth}, ptr @depth"));
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
    }
}
