//! Random programs in LLVM's text form that call functions without a body: with numbers, addresses and
//! functions, and that follow, compare and hand on what these return.
//!
//! **Here.** All memory is objects of one type, bytes, and variables that hold addresses of such objects, so
//! that functions without a body can be given bodies that follow what they get. Everything is written before
//! it is read.

use std::fmt::Write;

use super::numbers::Numbers;
use super::text::Text;

/// A kind of value that functions without a body are given or return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number,
    /// An address of an object.
    Node,
    /// An address of a byte.
    Byte,
    /// An address of a variable that holds an address of an object.
    Slot,
    /// A function that takes an object and a number.
    Function,
}

impl Kind {
    pub fn llvm(self) -> &'static str {
        if self == Kind::Number { "i8" } else { "ptr" }
    }
}

/// A function without a body.
#[derive(Debug)]
pub struct Stranger {
    pub name: String,
    pub takes: Vec<Kind>,
    pub returns: Option<Kind>,
}

impl Stranger {
    fn draw(numbers: &mut Numbers, index: usize) -> Stranger {
        use Kind::{Byte, Function, Node, Number, Slot};
        let name = format!("stranger{index}");
        if numbers.below(6) == 0 {
            // One that can be passed where functions of the program can.
            return Stranger { name, takes: vec![Node, Number], returns: None };
        }
        let kinds = [Number, Node, Node, Node, Byte, Slot, Function];
        let mut kind = || kinds[numbers.below(kinds.len() as u64) as usize];
        let (one, two) = (kind(), kind());
        let takes = match numbers.below(5) {
            0 => Vec::new(),
            1..4 => vec![one],
            _ => vec![one, two],
        };
        let returns =
            [None, None, Some(Number), Some(Node), Some(Node), Some(Node), Some(Byte), Some(Function)];
        Stranger { name, takes, returns: returns[numbers.below(8) as usize] }
    }

    /// Its type, and the names of its parameters where it is defined.
    pub fn head(&self, is_definition: bool) -> String {
        let parameter = |(index, kind): (usize, &Kind)| match is_definition {
            true => format!("{} %given{index}", kind.llvm()),
            false => kind.llvm().to_owned(),
        };
        let takes: Vec<String> = self.takes.iter().enumerate().map(parameter).collect();
        let result = self.returns.map_or("void", Kind::llvm);
        format!("{result} @{}({})", self.name, takes.join(", "))
    }
}

/// A program, in parts: what stands before the functions without a body, these, and the functions.
pub struct Program {
    pub beginning: String,
    pub strangers: Vec<Stranger>,
    pub functions: String,
    /// Which of the names other files can name, by kind.
    pub nodes: Vec<&'static str>,
    pub bytes: Vec<&'static str>,
    pub slots: Vec<&'static str>,
    pub callable: Vec<&'static str>,
    pub has_elsewhere: bool,
}

impl Program {
    /// As it is verified.
    pub fn open(&self) -> String {
        let mut text = self.beginning.clone();
        for stranger in &self.strangers {
            let _ = writeln!(text, "declare {}", stranger.head(false));
        }
        if self.has_elsewhere {
            text.push_str("@elsewhere = external global %node\n");
        }
        text + &self.functions
    }
}

/// Where a function is written.
struct Writer<'a> {
    numbers: &'a mut Numbers,
    out: Text,
    strangers: &'a [Stranger],
    /// The global objects, bytes and variables; and those whose addresses are used for other than accesses.
    nodes: &'a [&'static str],
    used: &'a [&'static str],
    is_main: bool,
    calls_strangers: bool,
}

const VARIABLES: &[&str] = &["%p", "%q"];
const NUMBERS: &[&str] = &["%x", "%y"];
const BYTES: &[&str] = &["@v", "@w"];
const SLOTS: &[&str] = &["@s", "@t"];

impl Writer<'_> {
    fn is_used(&self, name: &str) -> bool {
        !name.starts_with('@') || self.used.contains(&name)
    }

    fn of(&mut self, names: &[&'static str]) -> Option<&'static str> {
        let used: Vec<&'static str> = names.iter().copied().filter(|name| self.is_used(name)).collect();
        (!used.is_empty()).then(|| self.numbers.pick(&used))
    }

    /// An object by its name.
    fn named(&mut self) -> &'static str {
        let own: &[&str] = if self.is_main { &["%l", "%m"] } else { &[] };
        let all: Vec<&'static str> = self.nodes.iter().chain(own).copied().collect();
        self.numbers.pick(&all)
    }

    fn field(&mut self, node: &str, field: u32) -> String {
        self.out.value(&format!("getelementptr %node, ptr {node}, i32 0, i32 {field}"))
    }

    fn named_field(&mut self, field: u32) -> String {
        let node = self.named();
        self.field(node, field)
    }

    /// A variable that holds addresses.
    fn variable(&mut self) -> String {
        match self.numbers.below(5) {
            0 => self.numbers.pick(SLOTS).to_owned(),
            1 => self.named_field(0),
            _ => self.numbers.pick(VARIABLES).to_owned(),
        }
    }

    /// The address of an object, or null.
    fn node(&mut self) -> String {
        match self.numbers.below(8) {
            0..4 => {
                let own: &[&str] = if self.is_main { &["%l", "%m"] } else { &[] };
                let all: Vec<&'static str> = self.nodes.iter().chain(own).copied().collect();
                self.of(&all).unwrap_or("null").to_owned()
            }
            4..7 => {
                let variable = self.variable();
                self.out.value(&format!("load ptr, ptr {variable}"))
            }
            _ => "null".to_owned(),
        }
    }

    fn number(&mut self) -> String {
        let place = match self.numbers.below(6) {
            0 | 1 => return self.numbers.below(4).to_string(),
            2 => self.numbers.pick(BYTES).to_owned(),
            3 | 4 => self.numbers.pick(NUMBERS).to_owned(),
            _ => self.named_field(2),
        };
        let number = self.out.value(&format!("load i8, ptr {place}"));
        self.out.value(&format!("and i8 {number}, 3"))
    }

    /// A function that takes an object and a number, or null.
    fn function(&mut self) -> String {
        let alike =
            |stranger: &&Stranger| stranger.takes == [Kind::Node, Kind::Number] && stranger.returns.is_none();
        match self.numbers.below(6) {
            0..2 => "@near".to_owned(),
            2..4 => "@far".to_owned(),
            4 => "null".to_owned(),
            _ => self.strangers.iter().find(alike).map_or("null".into(), |one| format!("@{}", one.name)),
        }
    }

    fn condition(&mut self) -> String {
        if self.numbers.below(3) == 0 {
            let [left, right] = [self.node(), self.node()];
            let relation = self.numbers.pick(&["eq", "ne"]);
            return self.out.value(&format!("icmp {relation} ptr {left}, {right}"));
        }
        let [left, right] = [self.number(), self.number()];
        let relation = self.numbers.pick(&["eq", "eq", "ne", "ult"]);
        self.out.value(&format!("icmp {relation} i8 {left}, {right}"))
    }

    fn when(&mut self, condition: &str, then: impl FnOnce(&mut Self)) {
        let (inside, after) = (self.out.fresh(), self.out.fresh());
        self.out.line(&format!("br i1 {condition}, label %L{inside}, label %L{after}"));
        self.out.label(inside);
        then(self);
        self.out.line(&format!("br label %L{after}"));
        self.out.label(after);
    }

    fn when_not_null(&mut self, address: &str, then: impl FnOnce(&mut Self)) {
        let condition = self.out.value(&format!("icmp ne ptr {address}, null"));
        self.when(&condition, then);
    }

    fn check(&mut self) {
        let condition = self.condition();
        self.when(&condition, |writer| writer.out.line("call void @reach_error()"));
    }

    /// Something is done with what an address leads to.
    fn follow(&mut self) {
        let node = self.node();
        self.when_not_null(&node, |writer| match writer.numbers.below(6) {
            0 | 1 => {
                let (number, byte) = (writer.number(), writer.field(&node, 2));
                writer.out.line(&format!("store i8 {number}, ptr {byte}"));
            }
            2 => {
                let (next, field) = (writer.node(), writer.field(&node, 0));
                writer.out.line(&format!("store ptr {next}, ptr {field}"));
            }
            3 => {
                let field = writer.field(&node, 0);
                let next = writer.out.value(&format!("load ptr, ptr {field}"));
                let variable = writer.numbers.pick(VARIABLES);
                writer.out.line(&format!("store ptr {next}, ptr {variable}"));
            }
            _ => {
                let byte = writer.field(&node, 2);
                let number = writer.out.value(&format!("load i8, ptr {byte}"));
                let variable = writer.numbers.pick(NUMBERS);
                writer.out.line(&format!("store i8 {number}, ptr {variable}"));
            }
        });
    }

    fn given(&mut self, kind: Kind) -> String {
        match kind {
            Kind::Number => self.number(),
            Kind::Node => self.node(),
            Kind::Function => self.function(),
            Kind::Byte => match self.of(BYTES) {
                Some(byte) if self.numbers.below(2) == 0 => byte.to_owned(),
                _ if self.is_main && self.numbers.below(2) == 0 => "%x".to_owned(),
                _ => "null".to_owned(),
            },
            Kind::Slot => match self.of(SLOTS) {
                Some(slot) if self.numbers.below(2) == 0 => slot.to_owned(),
                _ if self.is_main => self.numbers.pick(VARIABLES).to_owned(),
                _ => "null".to_owned(),
            },
        }
    }

    fn call_stranger(&mut self) {
        let stranger = &self.strangers[self.numbers.below(self.strangers.len() as u64) as usize];
        let given: Vec<String> =
            stranger.takes.iter().map(|&kind| format!("{} {}", kind.llvm(), self.given(kind))).collect();
        let result = stranger.returns.map_or("void", Kind::llvm);
        let call = format!("call {result} @{}({})", stranger.name, given.join(", "));
        match stranger.returns {
            None => self.out.line(&call),
            Some(Kind::Number) => {
                let number = self.out.value(&call);
                let variable = self.numbers.pick(NUMBERS);
                self.out.line(&format!("store i8 {number}, ptr {variable}"));
            }
            Some(Kind::Byte) => {
                let byte = self.out.value(&call);
                self.when_not_null(&byte, |writer| {
                    let number = writer.number();
                    writer.out.line(&format!("store i8 {number}, ptr {byte}"));
                });
            }
            Some(Kind::Function) => {
                let function = self.out.value(&call);
                let field = self.named_field(1);
                self.out.line(&format!("store ptr {function}, ptr {field}"));
            }
            Some(_) => {
                let node = self.out.value(&call);
                let variable = self.variable();
                self.out.line(&format!("store ptr {node}, ptr {variable}"));
            }
        }
    }

    fn call_own(&mut self) {
        let (node, number) = (self.node(), self.number());
        if self.numbers.below(2) == 0 {
            let name = self.numbers.pick(&["@near", "@far"]);
            return self.out.line(&format!("call void {name}(ptr {node}, i8 {number})"));
        }
        let field = self.named_field(1);
        let function = self.out.value(&format!("load ptr, ptr {field}"));
        self.when_not_null(&function, |writer| {
            writer.out.line(&format!("call void {function}(ptr {node}, i8 {number})"));
        });
    }

    fn statement(&mut self, depth: u32) {
        match self.numbers.below(16) {
            0..2 => {
                let (node, variable) = (self.node(), self.variable());
                self.out.line(&format!("store ptr {node}, ptr {variable}"));
            }
            2..4 => {
                let number = self.number();
                let byte = match self.numbers.below(3) {
                    0 => self.numbers.pick(BYTES).to_owned(),
                    1 => self.numbers.pick(NUMBERS).to_owned(),
                    _ => self.named_field(2),
                };
                self.out.line(&format!("store i8 {number}, ptr {byte}"));
            }
            4..6 => self.follow(),
            6..10 if self.calls_strangers => self.call_stranger(),
            10 if self.is_main => self.call_own(),
            11 => {
                let (function, field) = (self.function(), self.named_field(1));
                self.out.line(&format!("store ptr {function}, ptr {field}"));
            }
            12 if depth > 0 => {
                let condition = self.condition();
                self.when(&condition, |writer| {
                    writer.statement(depth - 1);
                    writer.statement(depth - 1);
                });
            }
            _ => self.check(),
        }
    }

    fn objects(&mut self) {
        for variable in VARIABLES {
            self.out.line(&format!("{variable} = alloca ptr"));
            self.out.line(&format!("store ptr null, ptr {variable}"));
        }
        for variable in NUMBERS {
            self.out.line(&format!("{variable} = alloca i8"));
            self.out.line(&format!("store i8 0, ptr {variable}"));
        }
        if self.is_main {
            for node in ["%l", "%m"] {
                self.out.line(&format!("{node} = alloca %node"));
                self.out.line(&format!("store %node zeroinitializer, ptr {node}"));
            }
            let input = self.out.value("call i8 @__VERIFIER_nondet_char()");
            self.out.line(&format!("store i8 {input}, ptr %x"));
        } else {
            self.out.line("store ptr %n, ptr %p");
            self.out.line("store i8 %c, ptr %x");
        }
    }
}

/// A program drawn at random.
pub fn program(seed: u64) -> Program {
    let mut numbers = Numbers::new(seed ^ 0xb0d1e5);
    let count = 2 + numbers.below(2) as usize;
    let strangers: Vec<Stranger> = (0..count).map(|index| Stranger::draw(&mut numbers, index)).collect();
    let has_elsewhere = numbers.below(3) == 0;
    let mut beginning = String::from(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128\"\n\
         %node = type { ptr, ptr, i8 }\n@k = constant %node { ptr null, ptr null, i8 3 }\n",
    );
    let mut used = vec!["@k"];
    let mut nameable = Vec::new();
    for (name, value) in [
        ("@a", "%node zeroinitializer"),
        ("@b", "%node zeroinitializer"),
        ("@v", "i8 0"),
        ("@w", "i8 0"),
        ("@s", "ptr null"),
        ("@t", "ptr null"),
    ] {
        let is_internal = numbers.below(5) < 2;
        if numbers.below(3) > 0 {
            used.push(name);
        }
        if !is_internal {
            nameable.push(name);
        }
        let linkage = if is_internal { "internal " } else { "" };
        let _ = writeln!(beginning, "{name} = {linkage}global {value}");
    }
    beginning.push_str("declare i8 @__VERIFIER_nondet_char()\ndeclare void @reach_error()\n");
    let mut nodes = vec!["@a", "@b"];
    if has_elsewhere {
        nodes.push("@elsewhere");
        used.push("@elsewhere");
    }
    let calls_everywhere = numbers.below(4) == 0;
    let is_far_internal = numbers.below(4) == 0;
    let mut functions = String::new();
    for name in ["near", "far", "main"] {
        let is_main = name == "main";
        let (strangers, nodes, used) = (&strangers[..], &nodes[..], &used[..]);
        let calls_strangers = is_main || calls_everywhere;
        let count = if is_main { 7 + numbers.below(8) } else { 2 + numbers.below(3) };
        let mut writer = Writer {
            numbers: &mut numbers,
            out: Text::default(),
            strangers,
            nodes,
            used,
            is_main,
            calls_strangers,
        };
        writer.objects();
        for _ in 0..count {
            writer.statement(2);
        }
        writer.check();
        let linkage = if name == "near" || name == "far" && is_far_internal { "internal " } else { "" };
        let head = match is_main {
            true => "i32 @main()".to_owned(),
            false => format!("{linkage}void @{name}(ptr %n, i8 %c)"),
        };
        let end = if is_main { "ret i32 0" } else { "ret void" };
        let _ = writeln!(functions, "define {head} {{\n{}  {end}\n}}\n", writer.out.lines);
    }
    let among = |names: &[&'static str]| -> Vec<&'static str> {
        names.iter().copied().filter(|name| nameable.contains(name)).collect()
    };
    Program {
        nodes: among(&["@a", "@b"]),
        bytes: among(&["@v", "@w"]),
        slots: among(&["@s", "@t"]),
        callable: if is_far_internal { Vec::new() } else { vec!["@far"] },
        beginning,
        strangers,
        functions,
        has_elsewhere,
    }
}
