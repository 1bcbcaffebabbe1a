//! Bodies for the functions of a random program that have none.
//!
//! **Here.** What such functions may do is one body in text, which asks for a choice wherever it may do
//! several things: so the answers of an oracle are a body. It remembers what it is given and what it reads,
//! apart: what it may write, what it only knows, what it may call. `Rights` says what the assumptions leave
//! it.

use std::fmt::Write;

use super::strangers::{Kind, Program};
use super::text::Text;

/// The things that functions without a body may do.
#[derive(Clone, Copy, Debug)]
pub struct Rights {
    /// They return any value, and do nothing else.
    pub is_pure: bool,
    /// They write what they can name.
    pub writes_named: bool,
    /// They call what they know.
    pub calls_known: bool,
}

/// The function that chooses, of which the program knows nothing.
pub const CHOICE: &str = "__VERIFIER_nondet_uchar";

/// The memory of the other files: objects, and what they know. What is in `@seen` is not written.
const MEMORY: &str = "@own0 = internal global %node zeroinitializer\n\
    @own1 = internal global %node zeroinitializer\n@node0 = internal global ptr null\n\
    @node1 = internal global ptr null\n@node2 = internal global ptr null\n@seen = internal global ptr null\n\
    @byte0 = internal global ptr null\n@byte1 = internal global ptr null\n@slot0 = internal global ptr null\n\
    @slot1 = internal global ptr null\n@function0 = internal global ptr null\n\
    @function1 = internal global ptr null\n@depth = internal global i8 0\n";

/// A choice below a bound.
const CHOOSE: &str = "define internal i8 @choose(i8 %bound) {\n  \
    %any = call i8 @__VERIFIER_nondet_uchar()\n  %chosen = urem i8 %any, %bound\n  ret i8 %chosen\n}\n";

/// A function that returns one of some addresses: symbols, or what lies in variables (`*@node0`). Where one
/// of the last ones is returned, which others may not write, the variable `@planted` says so from then on.
fn picker(name: &str, plain: &[&str], named: &[&str]) -> String {
    let mut out = Text::default();
    let all: Vec<(&str, bool)> =
        plain.iter().map(|one| (*one, false)).chain(named.iter().map(|one| (*one, true))).collect();
    let choice = out.value(&format!("call i8 @choose(i8 {})", all.len()));
    let labels: Vec<u32> = all.iter().map(|_| out.fresh()).collect();
    let cases: Vec<String> =
        labels.iter().enumerate().map(|(index, label)| format!("i8 {index}, label %L{label}")).collect();
    out.line(&format!("switch i8 {choice}, label %L{} [ {} ]", labels[0], cases.join(" ")));
    for ((source, is_named), label) in all.iter().zip(&labels) {
        out.label(*label);
        if *is_named {
            out.line("store i8 1, ptr @planted");
        }
        let address = match source.strip_prefix('*') {
            Some(variable) => out.value(&format!("load ptr, ptr {variable}")),
            None => (*source).to_owned(),
        };
        out.line(&format!("ret ptr {address}"));
    }
    format!("define internal ptr @{name}() {{\n{}}}\n", out.lines)
}

/// The functions that choose addresses.
fn pickers(program: &Program, rights: Rights) -> String {
    let nothing: &[&str] = &[];
    let named = |names: &'static str| names;
    let of = |may: bool, names: &[&'static str]| if may { names.to_vec() } else { Vec::new() };
    let mut written = vec!["@own0", "@own1", "*@node0", "*@node1", "*@node2"];
    if program.has_elsewhere {
        written.push(named("@elsewhere"));
    }
    written.extend(of(rights.writes_named, &program.nodes));
    let mut known = written.clone();
    known.extend(["null", "*@seen", "@k"]);
    let others = of(!rights.writes_named, &program.nodes);
    let mut functions = vec!["null", "*@function0", "*@function1"];
    functions.extend(&program.callable);
    let mut bytes = vec!["null", "*@byte0", "*@byte1"];
    bytes.extend(of(rights.writes_named, &program.bytes));
    let mut known_bytes = bytes.clone();
    known_bytes.extend(of(!rights.writes_named, &program.bytes));
    let mut slots = vec!["null", "*@slot0", "*@slot1"];
    slots.extend(of(rights.writes_named, &program.slots));
    picker("written_node", &written, nothing)
        + &picker("any_node", &known, &others)
        + &picker("any_function", &functions, nothing)
        + &picker("written_byte", &bytes, nothing)
        + &picker("any_byte", &known_bytes, nothing)
        + &picker("written_slot", &slots, nothing)
}

/// Where the body is written.
struct Writer(Text);

impl Writer {
    fn field(&mut self, node: &str, field: u32) -> String {
        self.0.value(&format!("getelementptr %node, ptr {node}, i32 0, i32 {field}"))
    }

    fn when_not_null(&mut self, address: &str, then: impl FnOnce(&mut Self)) {
        let condition = self.0.value(&format!("icmp ne ptr {address}, null"));
        let (inside, after) = (self.0.fresh(), self.0.fresh());
        self.0.line(&format!("br i1 {condition}, label %L{inside}, label %L{after}"));
        self.0.label(inside);
        then(self);
        self.0.line(&format!("br label %L{after}"));
        self.0.label(after);
    }

    fn pick(&mut self, picker: &str) -> String {
        self.0.value(&format!("call ptr @{picker}()"))
    }

    /// Keeps an address in one of some variables.
    fn keep(&mut self, address: &str, variables: &[&str]) {
        let choice = self.0.value(&format!("call i8 @choose(i8 {})", variables.len()));
        let mut variable = variables[0].to_owned();
        for (index, other) in variables.iter().enumerate().skip(1) {
            let is_chosen = self.0.value(&format!("icmp eq i8 {choice}, {index}"));
            variable = self.0.value(&format!("select i1 {is_chosen}, ptr {other}, ptr {variable}"));
        }
        self.0.line(&format!("store ptr {address}, ptr {variable}"));
    }

    fn number(&mut self) -> String {
        self.0.value("call i8 @choose(i8 4)")
    }

    /// One thing that the body does, by the number of the choice.
    fn act(&mut self, action: usize, rights: Rights) {
        match action {
            0 => {
                let node = self.pick("written_node");
                self.when_not_null(&node, |writer| {
                    let (next, field) = (writer.pick("any_node"), writer.field(&node, 0));
                    writer.0.line(&format!("store ptr {next}, ptr {field}"));
                });
            }
            1 => {
                let node = self.pick("written_node");
                self.when_not_null(&node, |writer| {
                    let (number, field) = (writer.number(), writer.field(&node, 2));
                    writer.0.line(&format!("store i8 {number}, ptr {field}"));
                });
            }
            2 => {
                let node = self.pick("written_node");
                self.when_not_null(&node, |writer| {
                    let (function, field) = (writer.pick("any_function"), writer.field(&node, 1));
                    writer.0.line(&format!("store ptr {function}, ptr {field}"));
                });
            }
            3 => self.read("written_node", "@node0"),
            4 => self.read("any_node", "@seen"),
            5 => {
                let byte = self.pick("written_byte");
                self.when_not_null(&byte, |writer| {
                    let number = writer.number();
                    writer.0.line(&format!("store i8 {number}, ptr {byte}"));
                });
            }
            6 => {
                let slot = self.pick("written_slot");
                self.when_not_null(&slot, |writer| {
                    let node = writer.pick("any_node");
                    writer.0.line(&format!("store ptr {node}, ptr {slot}"));
                });
            }
            _ => {
                let function = match rights.calls_known {
                    true => {
                        let known = self.pick("any_function");
                        let is_passed = self.0.value("icmp ne ptr %passed, null");
                        self.0.value(&format!("select i1 {is_passed}, ptr %passed, ptr {known}"))
                    }
                    false => "%passed".to_owned(),
                };
                self.when_not_null(&function, |writer| {
                    let (node, number) = (writer.pick("any_node"), writer.number());
                    writer.0.line(&format!("call void {function}(ptr {node}, i8 {number})"));
                });
            }
        }
    }

    /// The object that another one leads to becomes known. It may be written if that one may, unless others
    /// have stored there what they may not write.
    fn read(&mut self, picker: &str, to: &str) {
        let node = self.pick(picker);
        self.when_not_null(&node, |writer| {
            let (next, function) = (writer.field(&node, 0), writer.field(&node, 1));
            let next = writer.0.value(&format!("load ptr, ptr {next}"));
            let function = writer.0.value(&format!("load ptr, ptr {function}"));
            let planted = writer.0.value("load i8, ptr @planted");
            let is_planted = writer.0.value(&format!("icmp ne i8 {planted}, 0"));
            let to = writer.0.value(&format!("select i1 {is_planted}, ptr @seen, ptr {to}"));
            writer.0.line(&format!("store ptr {next}, ptr {to}"));
            writer.keep(&function, &["@function0", "@function1"]);
        });
    }
}

/// The number of things that the body may do.
const ACTIONS: usize = 9;

/// The body of all functions without a body: some of all this, in any order, unless they are deep in calls of
/// each other.
fn body(rights: Rights) -> String {
    let mut writer = Writer(Text::default());
    let out = &mut writer.0;
    out.line("%round = alloca i8");
    let depth = out.value("load i8, ptr @depth");
    let deeper = out.value(&format!("add i8 {depth}, 1"));
    out.line(&format!("store i8 {deeper}, ptr @depth"));
    let rounds = out.value("call i8 @choose(i8 5)");
    let is_deep = out.value(&format!("icmp ugt i8 {depth}, 1"));
    let rounds = out.value(&format!("select i1 {is_deep}, i8 0, i8 {rounds}"));
    out.line(&format!("store i8 {rounds}, ptr %round"));
    let [head, inside, end] = [(); 3].map(|()| out.fresh());
    out.line(&format!("br label %L{head}"));
    out.label(head);
    let round = out.value("load i8, ptr %round");
    let goes_on = out.value(&format!("icmp ne i8 {round}, 0"));
    out.line(&format!("br i1 {goes_on}, label %L{inside}, label %L{end}"));
    out.label(inside);
    let left = out.value(&format!("sub i8 {round}, 1"));
    out.line(&format!("store i8 {left}, ptr %round"));
    let choice = out.value(&format!("call i8 @choose(i8 {ACTIONS})"));
    let labels: Vec<u32> = (0..ACTIONS).map(|_| out.fresh()).collect();
    let cases: Vec<String> =
        labels.iter().enumerate().map(|(index, label)| format!("i8 {index}, label %L{label}")).collect();
    out.line(&format!("switch i8 {choice}, label %L{head} [ {} ]", cases.join(" ")));
    for (action, label) in labels.into_iter().enumerate() {
        writer.0.label(label);
        writer.act(action, rights);
        writer.0.line(&format!("br label %L{head}"));
    }
    writer.0.label(end);
    writer.0.line(&format!("store i8 {depth}, ptr @depth"));
    format!("define internal void @body(ptr %passed) {{\n{}  ret void\n}}\n", writer.0.lines)
}

/// The program with bodies, and with something in the variable that it does not define. The functions stand
/// in the order of the open program.
pub fn closed(program: &Program, rights: Rights, elsewhere: u64) -> String {
    let mut text = program.beginning.clone();
    let mut is_planted = false;
    for stranger in &program.strangers {
        let mut writer = Writer(Text::default());
        let mut passed = "null".to_owned();
        for (index, kind) in stranger.takes.iter().enumerate() {
            let given = format!("%given{index}");
            match kind {
                Kind::Number => continue,
                Kind::Node => writer.keep(&given, &["@node0", "@node1", "@node2"]),
                Kind::Byte => writer.keep(&given, &["@byte0", "@byte1"]),
                Kind::Slot => writer.keep(&given, &["@slot0", "@slot1"]),
                Kind::Function => {
                    writer.keep(&given, &["@function0", "@function1"]);
                    passed = given;
                }
            }
        }
        if !rights.is_pure {
            writer.0.line(&format!("call void @body(ptr {passed})"));
        }
        let end = match stranger.returns {
            None => "ret void".to_owned(),
            Some(Kind::Number) => {
                let number = writer.number();
                format!("ret i8 {number}")
            }
            Some(kind) => {
                let picker = match kind {
                    Kind::Function => "any_function",
                    Kind::Byte => "any_byte",
                    _ => "any_node",
                };
                let address = writer.pick(picker);
                format!("ret ptr {address}")
            }
        };
        writer.0.line(&end);
        let _ = writeln!(text, "define {} {{\n{}}}", stranger.head(true), writer.0.lines);
    }
    if program.has_elsewhere {
        let mut nodes = vec!["null", "@own0", "@k"];
        nodes.extend(&program.nodes);
        let mut functions = vec!["null"];
        functions.extend(&program.callable);
        let next = nodes[elsewhere as usize / 4 % nodes.len()];
        // It may hold an address that others have by the name alone.
        is_planted = !rights.writes_named && program.nodes.contains(&next);
        let function = functions[elsewhere as usize / 8 % functions.len()];
        let _ = writeln!(
            text,
            "@elsewhere = global %node {{ ptr {next}, ptr {function}, i8 {} }}",
            elsewhere % 4
        );
    }
    text.push_str(&program.functions);
    let _ = writeln!(text, "declare i8 @{CHOICE}()");
    let _ = writeln!(text, "@planted = internal global i8 {}", u8::from(is_planted));
    text + MEMORY + CHOOSE + &pickers(program, rights) + &body(rights)
}
