//! A generator of verification conditions in the shape of call graphs, many of which can be decided without
//! expanding all calls. They measure structural abstraction.
//!
//! A generated program has functions in layers: values computed by chains of calls, some of them expensive in
//! the lowest layer; conditions on values; and pointers that are checked, or come from callees that check
//! them. A verification condition asks whether a pointer at the end of a path can be NULL: `(assert (not (=>
//! path (=> path ... (not (= pointer 0))))))`. Valid ones are valid because every callee checks; falsifiable
//! ones have an unchecked branch, and were run with inputs that reach it.
//!
//! The files use `define-fun` and set `:structural-abstraction`, to which other solvers answer `unsupported`.
//! So the same file can be given to solvers with and without structural abstraction. For a client that holds
//! the bodies, `calls-N.smt2` declares the functions that its condition calls, and `calls-N.bodies.smt2`
//! defines all functions.

use crate::fuzz::random::Random;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::PathBuf;

/// The sort of numbers.
const BITS: &str = "(_ BitVec 32)";
/// The percentage of calls that repeat an argument list.
const SHARING: u32 = 30;
/// The percentage of files that are falsifiable.
const FALSIFIABLE: u32 = 40;
/// The constants of a condition.
const INPUTS: [&str; 4] = ["a", "b", "c", "d"];

/// The shape of the files.
#[derive(Clone, Debug, clap::Args)]
pub struct CallsOptions {
    /// The folder the files are put into
    pub folder: PathBuf,
    /// How many files to write
    #[arg(long, default_value_t = 100)]
    pub count: u64,
    /// The seed; the same seed gives the same files
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How deep calls are nested at most; file by file from 2 to this
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(2..=30))]
    pub depth: u32,
    /// How many calls a body makes at most
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=10))]
    pub fan_out: u32,
    /// Functions in a layer: with fewer, more calls are the same
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub functions: u32,
    /// Percent of functions of the lowest layer that multiply and divide
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub expensive: u32,
    /// Leave out the option, so that calls are inlined
    #[arg(long)]
    pub eager: bool,
    /// Put the bodies into a file of their own beside each condition, for a client that holds them
    #[arg(long, conflicts_with = "eager")]
    pub client: bool,
}

/// An expression over the arguments of a function.
#[derive(Clone, Debug)]
enum Expr {
    Argument(usize),
    Number(u32),
    Apply(&'static str, Vec<Expr>),
    Call(usize, Vec<Expr>),
}

use Expr::{Apply, Argument, Call, Number};

#[derive(Debug)]
struct MadeFunction {
    name: String,
    arity: usize,
    is_condition: bool,
    body: Expr,
}

/// The functions so far, and the values of calls that were evaluated.
#[derive(Debug, Default)]
struct MadeProgram {
    functions: Vec<MadeFunction>,
    known: HashMap<(usize, Vec<u32>), u32>,
}

impl MadeProgram {
    fn evaluate(&mut self, expr: &Expr, arguments: &[u32]) -> u32 {
        match expr {
            Argument(position) => arguments[*position],
            Number(number) => *number,
            Apply("ite", parts) => {
                let taken = if self.evaluate(&parts[0], arguments) == 1 { 1 } else { 2 };
                self.evaluate(&parts[taken], arguments)
            }
            Apply(operator, parts) => {
                let values: Vec<u32> = parts.iter().map(|part| self.evaluate(part, arguments)).collect();
                apply(operator, &values)
            }
            Call(function, parts) => {
                let values: Vec<u32> = parts.iter().map(|part| self.evaluate(part, arguments)).collect();
                let key = (*function, values);
                if let Some(&value) = self.known.get(&key) {
                    return value;
                }
                let body = self.functions[*function].body.clone();
                let value = self.evaluate(&body, &key.1);
                self.known.insert(key, value);
                value
            }
        }
    }

    fn write(&self, text: &mut String, expr: &Expr, names: &[&str]) {
        let (head, parts) = match expr {
            Argument(position) => return text.push_str(names[*position]),
            Number(number) => return text.push_str(&format!("#x{number:08x}")),
            Apply(operator, parts) => (*operator, parts),
            Call(function, parts) => (self.functions[*function].name.as_str(), parts),
        };
        let _ = write!(text, "({head}");
        for part in parts {
            text.push(' ');
            self.write(text, part, names);
        }
        text.push(')');
    }
}

fn apply(operator: &str, values: &[u32]) -> u32 {
    let (left, right) = (values[0], values.get(1).copied().unwrap_or(0));
    match operator {
        "bvadd" => left.wrapping_add(right),
        "bvsub" => left.wrapping_sub(right),
        "bvmul" => left.wrapping_mul(right),
        "bvudiv" => left.checked_div(right).unwrap_or(u32::MAX),
        "bvurem" => left.checked_rem(right).unwrap_or(left),
        "bvand" => left & right,
        "bvor" => left | right,
        "bvxor" => left ^ right,
        "bvlshr" => left.checked_shr(right).unwrap_or(0),
        "bvult" => u32::from(left < right),
        "bvslt" => u32::from((left as i32) < right as i32),
        "=" => u32::from(left == right),
        "and" => u32::from(values.iter().all(|&value| value == 1)),
        "or" => u32::from(values.contains(&1)),
        "not" => 1 - left,
        other => unreachable!("{other} is never made"),
    }
}

/// The functions of one layer, by number.
#[derive(Clone, Debug, Default)]
struct Layer {
    values: Vec<usize>,
    conditions: Vec<usize>,
    pointers: Vec<usize>,
}

struct Maker<'a> {
    random: Random,
    options: &'a CallsOptions,
    program: MadeProgram,
    /// Argument lists that were used in the current body.
    used: Vec<Vec<Expr>>,
}

impl Maker<'_> {
    fn pick(&mut self, choices: &[usize]) -> usize {
        self.random.pick(choices).copied().unwrap_or(0)
    }

    fn number(&mut self) -> Expr {
        Number(self.random.word() as u32)
    }

    fn add(&mut self, kind: char, arity: usize, body: Expr) -> usize {
        let number = self.program.functions.len();
        let name = format!("{kind}{number}");
        self.program.functions.push(MadeFunction { name, arity, is_condition: kind == 'c', body });
        self.used.clear();
        number
    }

    /// An argument, or a simple operation on arguments.
    fn simple(&mut self, arity: usize) -> Expr {
        let argument = Argument(self.random.below(arity as u64) as usize);
        match self.random.below(10) {
            0..5 => argument,
            5..8 => Apply("bvadd", vec![argument, Number(self.random.between(1, 64))]),
            _ => {
                let other = Argument(self.random.below(arity as u64) as usize);
                let operator = ["bvxor", "bvsub", "bvand"][self.random.below(3) as usize];
                Apply(operator, vec![argument, other])
            }
        }
    }

    /// A call in the body of a function with `arity` parameters.
    fn call(&mut self, function: usize, arity: usize) -> Expr {
        let count = self.program.functions[function].arity;
        let fits = self.used.iter().filter(|list| list.len() == count).cloned().collect::<Vec<_>>();
        if self.random.chance(SHARING)
            && let Some(list) = self.random.pick(&fits)
        {
            return Call(function, list.clone());
        }
        let list: Vec<Expr> = (0..count).map(|_| self.simple(arity)).collect();
        self.used.push(list.clone());
        Call(function, list)
    }

    fn bottom(&mut self) -> Layer {
        let mut layer = Layer::default();
        for _ in 0..self.options.functions {
            let mut body = self.simple(2);
            let expensive = self.random.chance(self.options.expensive);
            for step in 0..self.random.between(2, 4) {
                let (number, other) = (self.number(), self.simple(2));
                body = match (expensive, step % 3) {
                    (true, 0) => Apply("bvmul", vec![Apply("bvxor", vec![body, number]), other]),
                    (true, 1) => Apply("bvmul", vec![body.clone(), Apply("bvadd", vec![body, number])]),
                    (true, _) => Apply("bvudiv", vec![body, Apply("bvor", vec![other, Number(1)])]),
                    (false, 0) => Apply("bvadd", vec![body, number]),
                    (false, _) => Apply("bvxor", vec![body, Apply("bvlshr", vec![other, Number(step)])]),
                };
            }
            layer.values.push(self.add('v', 2, body));
        }
        self.upper(&layer.clone(), layer)
    }

    /// A layer above another; `own` has the functions that it has already.
    fn upper(&mut self, below: &Layer, mut own: Layer) -> Layer {
        while own.values.len() < self.options.functions as usize {
            let calls = self.random.between(1, self.options.fan_out);
            let callee = self.pick(&below.values);
            let mut body = self.call(callee, 2);
            for _ in 1..calls {
                let callee = self.pick(&below.values);
                let next = self.call(callee, 2);
                body = match self.random.below(4) {
                    0 => Apply("bvadd", vec![body, next]),
                    1 => Apply("bvxor", vec![body, next]),
                    _ => {
                        let condition = match self.random.pick(&below.conditions) {
                            Some(&condition) => self.call(condition, 2),
                            None => Apply("bvslt", vec![Argument(0), Argument(1)]),
                        };
                        Apply("ite", vec![condition, body, next])
                    }
                };
            }
            own.values.push(self.add('v', 2, body));
        }
        for _ in 0..self.options.functions {
            let callee = self.pick(&below.values);
            let value = self.call(callee, 2);
            // Mostly true, so that paths are feasible.
            let limit = Number(self.random.between(0xa000_0000, 0xffff_0000));
            let mut body = Apply("bvult", vec![value, limit]);
            if let Some(&condition) = self.random.pick(&below.conditions) {
                let operator = if self.random.chance(50) { "and" } else { "or" };
                body = Apply(operator, vec![body, self.call(condition, 2)]);
            }
            own.conditions.push(self.add('c', 2, body));
        }
        for _ in 0..self.options.functions {
            let body = self.pointer(below, false);
            own.pointers.push(self.add('p', 2, body));
        }
        own
    }

    /// A pointer that is checked here or by a callee; with `hole`, one branch of it is not checked.
    fn pointer(&mut self, below: &Layer, hole: bool) -> Expr {
        let callee = self.pick(&below.values);
        let value = self.call(callee, 2);
        let fallback = Number(self.random.between(1, 0xffff) << 3);
        let null = Apply("=", vec![value.clone(), Number(0)]);
        let checked = Apply("ite", vec![null, fallback, value]);
        let other = match self.random.pick(&below.pointers) {
            Some(&pointer) => self.call(pointer, 2),
            None => Apply("bvor", vec![self.simple(2), Number(8)]),
        };
        let condition = match self.random.pick(&below.conditions) {
            Some(&condition) => self.call(condition, 2),
            None => Apply("bvslt", vec![Argument(0), Argument(1)]),
        };
        let safe = match self.random.chance(50) {
            true => Apply("ite", vec![condition.clone(), checked, other]),
            false => Apply("ite", vec![condition.clone(), other, checked]),
        };
        match hole {
            false => safe,
            true => {
                let raw = Apply("bvand", vec![Argument(0), Number(0xf)]);
                let rare = Apply("bvult", vec![Argument(1), Number(0x4000_0000)]);
                Apply("ite", vec![rare, raw, safe])
            }
        }
    }

    /// The verification condition: the conditions of the path imply that the pointer is not NULL.
    fn condition(&mut self, layers: &[Layer], inputs: &[u32], falsifiable: bool) -> Expr {
        let arity = inputs.len();
        let top = layers.len() - 1;
        let list = vec![Argument(0), Argument(1)];
        let pointer = match falsifiable {
            true => {
                let body = self.pointer(&layers[top], true);
                Call(self.add('p', 2, body), list)
            }
            false => Call(self.pick(&layers[top].pointers), list),
        };
        let mut path = Vec::new();
        for layer in layers.iter().rev() {
            let callee = self.pick(&layer.conditions);
            let call = self.call(callee, arity);
            path.push(match self.program.evaluate(&call, inputs) {
                1 => call,
                _ => Apply("not", vec![call]),
            });
        }
        let safe = Apply("not", vec![Apply("=", vec![pointer, Number(0)])]);
        path.into_iter().rev().fold(safe, |rest, step| Apply("=>", vec![step, rest]))
    }
}

/// A program, a condition on it, and whether it is falsifiable.
fn made(options: &CallsOptions, index: u64) -> (MadeProgram, Expr, bool) {
    let mut random = Random::of_script(options.seed, index);
    let falsifiable = random.chance(FALSIFIABLE);
    let depth = random.between(2, options.depth);
    let mut maker = Maker { random, options, program: MadeProgram::default(), used: Vec::new() };
    let mut layers = vec![maker.bottom()];
    for _ in 1..depth {
        let below = layers.last().cloned().unwrap_or_default();
        layers.push(maker.upper(&below, Layer::default()));
    }
    let inputs: Vec<u32> = (0..4).map(|_| maker.random.word() as u32).collect();
    let inputs = [inputs[0] & !0xf, inputs[1] >> 3, inputs[2], inputs[3]];
    let condition = maker.condition(&layers, &inputs, falsifiable);
    (maker.program, condition, falsifiable)
}

impl MadeProgram {
    fn definitions(&self, command: &str) -> String {
        let mut text = String::new();
        for function in &self.functions {
            let sort = sort(function.is_condition);
            let _ = write!(text, "({command} {} ((x {BITS}) (y {BITS})) {sort}\n  ", function.name);
            self.write(&mut text, &function.body, &["x", "y"]);
            text.push_str(")\n");
        }
        text
    }

    /// The constants, the assertion, and the check.
    fn question(&self, condition: &Expr) -> String {
        let mut text = String::new();
        for name in INPUTS {
            let _ = writeln!(text, "(declare-const {name} {BITS})");
        }
        text.push_str("(assert (not ");
        self.write(&mut text, condition, &INPUTS);
        text.push_str("))\n(check-sat)\n");
        text
    }

    /// The declarations of the functions that an expression calls directly.
    fn declarations(&self, expr: &Expr) -> String {
        let mut called = BTreeSet::new();
        let mut pending = vec![expr];
        while let Some(expr) = pending.pop() {
            let (Apply(_, parts) | Call(_, parts)) = expr else { continue };
            pending.extend(parts);
            if let Call(function, _) = expr {
                called.insert(*function);
            }
        }
        let functions = called.into_iter().map(|number| &self.functions[number]);
        let lines = functions.map(|function| {
            format!("(declare-summary {} ({BITS} {BITS}) {})\n", function.name, sort(function.is_condition))
        });
        lines.collect()
    }
}

fn sort(is_condition: bool) -> &'static str {
    if is_condition { "Bool" } else { BITS }
}

fn header(falsifiable: bool) -> String {
    let status = if falsifiable { "sat" } else { "unsat" };
    format!("(set-logic QF_BV)\n(set-info :status {status})\n")
}

/// The file with this number.
pub fn file(options: &CallsOptions, index: u64) -> String {
    let (program, condition, falsifiable) = made(options, index);
    let option = if options.eager { "" } else { "(set-option :structural-abstraction true)\n" };
    header(falsifiable) + option + &program.definitions("define-fun") + &program.question(&condition)
}

/// The condition with this number without bodies, and the file of the bodies.
pub fn client_files(options: &CallsOptions, index: u64) -> (String, String) {
    let (program, condition, falsifiable) = made(options, index);
    let question = header(falsifiable) + &program.declarations(&condition) + &program.question(&condition);
    (question, program.definitions("define-summary"))
}

/// Writes the files; returns the number of conditions.
///
/// # Errors
/// The folder cannot be written.
pub fn calls(options: &CallsOptions) -> io::Result<u64> {
    fs::create_dir_all(&options.folder)?;
    for index in 0..options.count {
        let path = |ending: &str| options.folder.join(format!("calls-{index:05}.{ending}"));
        let condition = match options.client {
            false => file(options, index),
            true => {
                let (condition, bodies) = client_files(options, index);
                fs::write(path("bodies.smt2"), bodies)?;
                condition
            }
        };
        fs::write(path("smt2"), condition)?;
    }
    Ok(options.count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: CallsOptions,
    }

    fn options(arguments: &[&str]) -> CallsOptions {
        Line::parse_from([&["calls", "folder"], arguments].concat()).options
    }

    #[test]
    fn the_same_seed_gives_the_same_files() {
        let options = options(&["--depth", "4"]);
        assert_eq!(file(&options, 3), file(&options, 3));
        assert_ne!(file(&options, 3), file(&options, 4));
    }

    #[test]
    fn both_answers_are_made_and_eager_files_differ_by_the_option() {
        let (lazy, eager) = (options(&["--depth", "3"]), options(&["--depth", "3", "--eager"]));
        let mut sat = 0;
        for index in 0..50 {
            let text = file(&lazy, index);
            sat += usize::from(text.contains(":status sat"));
            let without = text.replace("(set-option :structural-abstraction true)\n", "");
            assert_eq!(without, file(&eager, index));
            let (condition, bodies) = client_files(&lazy, index);
            assert!(
                !condition.contains("define-")
                    && without.ends_with(&condition[condition.find("(declare-const").unwrap()..])
            );
            assert!(without.contains(&bodies.replace("define-summary", "define-fun")));
        }
        assert!((5..45).contains(&sat), "{sat}");
    }
}
