//! Terms, sorts and values in SMT-LIB notation.
//!
//! A term prints in size linear in its graph: parts that occur more than once are bound by `let`. The names
//! of the bindings begin with `_let` and so many underscores that no variable of the term begins with them.
//!
//! Sorts have no `let`, and names and sorts inside a term are written wherever they occur. A text that would
//! be too long is refused ([`Unwritten`]) or, in messages, cut.

use std::fmt::{self, Write};

use javelin_parser::response::{Symbol, symbol_length, write_symbol};

use crate::bitvec::BitVec;
use crate::graph::{Graph, Term};
use crate::lambda::Lambda;
use crate::limits::{Limits, Stop};
use crate::memo::Memo;
use crate::operator::Operator;
use crate::sort::{Sort, SortKind, Sorts};
use crate::traverse::post_order;

/// The limit of the text of a sort, in bytes.
pub const MOST_SORT_TEXT: u64 = 1 << 18;

/// The limit of the text of a term, a value or a whole answer, in bytes.
pub const MOST_TEXT: u64 = 1 << 32;

/// The length up to which a sort is written in a message, in bytes, roughly.
const BRIEF: u64 = 400;

/// The number of bytes written between two checks of the limits.
const PERIOD: usize = 1 << 18;

/// Why a text is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritten {
    /// A sort whose text is too long.
    #[error("it has a sort of more than {MOST_SORT_TEXT} bytes as text")]
    Sort,
    /// A text that is too long.
    #[error("it has more than {MOST_TEXT} bytes as text")]
    Long,
    /// A limit was reached.
    #[error("it takes too much to write down: {0}")]
    Stopped(#[from] Stop),
}

/// The value as `#x` digits where the width is a multiple of four, else as `#b` digits.
pub fn bitvec(value: &BitVec) -> String {
    let mut text = String::new();
    write_bitvec(&mut text, value);
    text
}

/// The value, `true` or `false` if it is of sort `Bool`.
pub fn value(value: &BitVec, is_bool: bool) -> String {
    match is_bool {
        true => value.is_one().to_string(),
        false => bitvec(value),
    }
}

/// The sort; function sorts as `(-> argument ... result)`. A text that is too long is cut.
pub fn sort(graph: &Graph, sort: Sort) -> String {
    sort_up_to(graph, sort, MOST_SORT_TEXT)
}

/// The sort for a message: parts that would make it unreadably long are written `...`.
pub fn brief_sort(graph: &Graph, sort: Sort) -> String {
    sort_up_to(graph, sort, BRIEF)
}

fn sort_up_to(graph: &Graph, sort: Sort, most: u64) -> String {
    let sorts = &graph.sorts;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_sort(&mut text, sort, most, |sort| shape(sorts, sort), |sort| sorts.length(sort));
    text
}

/// The term.
///
/// # Errors
/// The text is too long, or a limit was reached.
pub fn term(graph: &Graph, term: Term, limits: &Limits) -> Result<String, Unwritten> {
    let mut printer = Printer::new(graph, limits);
    printer.root(term)?;
    Ok(printer.text)
}

/// The number of digits of a value of this width.
pub fn digit_count(width: u32) -> u32 {
    if width.is_multiple_of(4) { width / 4 } else { width }
}

/// The prefix of the digits.
pub fn radix(width: u32) -> &'static str {
    if width.is_multiple_of(4) { "#x" } else { "#b" }
}

/// Writes `count` digits, from position `first` on; position 0 is the most significant.
pub fn write_digits(text: &mut String, value: &BitVec, first: u32, count: u32) {
    let width = value.width();
    let rest = (0..digit_count(width) - first).rev().take(count as usize);
    if !width.is_multiple_of(4) {
        return text.extend(rest.map(|index| if value.bit(index) { '1' } else { '0' }));
    }
    let limbs = value.limbs();
    let nibble = |index: u32| (limbs[index as usize / 16] >> (index % 16 * 4)) as u32 & 15;
    text.extend(rest.filter_map(|index| char::from_digit(nibble(index), 16)));
}

fn write_bitvec(text: &mut String, value: &BitVec) {
    text.push_str(radix(value.width()));
    write_digits(text, value, 0, u32::MAX);
}

/// A sort of any table, by its parts, as the printer needs it.
pub enum Shape<'a, S> {
    /// `Bool`
    Bool,
    /// `(_ BitVec width)`
    BitVec(u32),
    /// A declared sort, with its name.
    Declared(&'a str),
    /// `(Array index element)`
    Array(S, S),
    /// `(-> argument ... result)`
    Function(&'a [S], S),
}

fn shape(sorts: &Sorts, sort: Sort) -> Shape<'_, Sort> {
    match sorts.kind(sort) {
        SortKind::Bool => Shape::Bool,
        SortKind::BitVec(width) => Shape::BitVec(*width),
        SortKind::Uninterpreted(name, _) => Shape::Declared(name),
        SortKind::Array(index, element) => Shape::Array(*index, *element),
        SortKind::Function(arguments, result) => Shape::Function(arguments, *result),
    }
}

/// A part of a sort that is not written yet.
enum SortPart<S> {
    /// A sort, and the limit of its text in bytes.
    Sort(S, u64),
    Text(&'static str),
}

/// Writes a sort; one that takes more than `most` bytes is cut at its parts.
pub fn write_sort<'a, S: Copy + 'a>(
    output: &mut impl Write,
    root: S,
    most: u64,
    shape: impl Fn(S) -> Shape<'a, S>,
    length: impl Fn(S) -> u64,
) -> fmt::Result {
    let mut stack = vec![SortPart::Sort(root, most)];
    while let Some(part) = stack.pop() {
        let (sort, most) = match part {
            SortPart::Sort(sort, most) => (sort, most),
            SortPart::Text(text) => {
                output.write_str(text)?;
                continue;
            }
        };
        match shape(sort) {
            Shape::Bool => output.write_str("Bool")?,
            Shape::BitVec(width) => write!(output, "(_ BitVec {width})")?,
            Shape::Declared(name) if symbol_length(name) <= most => write_symbol(output, name)?,
            Shape::Declared(name) => write!(output, "{}...", cut(name, most))?,
            Shape::Array(index, element) => {
                let rest = most.saturating_sub("(Array  )".len() as u64);
                if length(sort) > most && rest < 24 {
                    output.write_str("(Array ...)")?;
                    continue;
                }
                let beside = |other: S| rest.saturating_sub(length(other)).max(rest / 2);
                output.write_str("(Array ")?;
                stack.extend([SortPart::Text(")"), SortPart::Sort(element, beside(index))]);
                stack.extend([SortPart::Text(" "), SortPart::Sort(index, beside(element))]);
            }
            Shape::Function(..) if length(sort) > most => output.write_str("(-> ...)")?,
            Shape::Function(arguments, result) => {
                output.write_str("(->")?;
                stack.extend([SortPart::Text(")"), SortPart::Sort(result, most), SortPart::Text(" ")]);
                for &argument in arguments.iter().rev() {
                    stack.extend([SortPart::Sort(argument, most), SortPart::Text(" ")]);
                }
            }
        }
    }
    Ok(())
}

/// The beginning of a name, about `most` bytes of it.
fn cut(name: &str, most: u64) -> &str {
    let mut end = name.len().min(most as usize);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    &name[..end]
}

/// A part of a term that is not written yet.
enum Part {
    Term(Term),
    Text(String),
    Close,
}

struct Printer<'a> {
    graph: &'a Graph,
    /// The number of the binding of a term that has one.
    bindings: Memo,
    prefix: String,
    stack: Vec<Part>,
    text: String,
    limits: &'a Limits,
    /// The length of the text at the last check of the limits.
    looked: usize,
}

impl<'a> Printer<'a> {
    fn new(graph: &'a Graph, limits: &'a Limits) -> Printer<'a> {
        Printer {
            graph,
            limits,
            looked: 0,
            bindings: Memo::new(),
            prefix: String::new(),
            stack: Vec::new(),
            text: String::new(),
        }
    }

    /// Writes the bindings one inside the other, and the term inside all of them.
    fn root(&mut self, root: Term) -> Result<(), Unwritten> {
        let order = post_order(self.graph, &[root]);
        let shared = self.shared(&order);
        if !shared.is_empty() {
            self.prefix = prefix(self.graph, &order);
        }
        for (number, &term) in shared.iter().enumerate() {
            self.text.push_str("(let ((");
            self.name(number as u32);
            self.text.push(' ');
            self.tree(term)?;
            self.text.push_str(")) ");
            self.bindings.set(term, number as u32);
        }
        self.tree(root)?;
        self.text.extend(std::iter::repeat_n(')', shared.len()));
        Ok(())
    }

    /// Checks the limits from time to time; requests the memory of a text of twice the size.
    fn look(&mut self) -> Result<(), Unwritten> {
        let length = self.text.len();
        if length as u64 > MOST_TEXT {
            return Err(Unwritten::Long);
        }
        if length - self.looked >= PERIOD {
            self.looked = length;
            self.limits.reserve(2 * length as u64)?;
        }
        Ok(())
    }

    /// The terms that occur more than once and are not short, children before parents.
    fn shared(&self, order: &[Term]) -> Vec<Term> {
        let mut seen = Memo::new();
        for &term in order {
            for &child in self.graph.children(term) {
                seen.set(child, u32::from(seen.contains(child)));
            }
        }
        order.iter().copied().filter(|&term| seen.get(term) == Some(1) && !self.is_short(term)).collect()
    }

    fn is_short(&self, term: Term) -> bool {
        match self.graph.operator(term) {
            Operator::Variable => true,
            Operator::Constant => self.graph.width(term) <= 64,
            _ => false,
        }
    }

    fn name(&mut self, number: u32) {
        self.text.push_str(&self.prefix);
        self.text.push_str(&number.to_string());
    }

    /// Writes a term without entering terms that have a binding.
    fn tree(&mut self, term: Term) -> Result<(), Unwritten> {
        self.stack.push(Part::Term(term));
        while let Some(part) = self.stack.pop() {
            self.look()?;
            let term = match part {
                Part::Term(term) => term,
                Part::Text(text) => {
                    self.text.push_str(&text);
                    continue;
                }
                Part::Close => {
                    self.text.push(')');
                    continue;
                }
            };
            if !self.text.is_empty() && !self.text.ends_with(['(', ' ']) {
                self.text.push(' ');
            }
            match self.bindings.get(term) {
                Some(number) => self.name(number),
                None => self.head(term)?,
            }
        }
        Ok(())
    }

    /// Writes a leaf, or the operator of a term, whose children are pushed to the stack.
    fn head(&mut self, term: Term) -> Result<(), Unwritten> {
        let graph = self.graph;
        let operator = graph.operator(term);
        let mut children = graph.children(term);
        match operator {
            Operator::Variable => {
                push_symbol(&mut self.text, &graph.symbol(term).name);
                return Ok(());
            }
            Operator::Constant => {
                let constant = graph.value(term).unwrap_or_else(|| BitVec::zero(1));
                self.text.push_str(&value(&constant, graph.is_bool(term)));
                return Ok(());
            }
            Operator::Extract => {
                let low = graph.low(term);
                let high = low + graph.width(term) - 1;
                self.text.push_str(&format!("((_ extract {high} {low})"));
            }
            Operator::SignExtend => {
                let count = graph.width(term) - graph.width(children[0]);
                self.text.push_str(&format!("((_ sign_extend {count})"));
            }
            Operator::ConstArray => {
                if graph.sorts.length(graph.sort(term)) > MOST_SORT_TEXT {
                    return Err(Unwritten::Sort);
                }
                let sort = sort(graph, graph.sort(term));
                self.text.push_str(&format!("((as const {sort})"));
            }
            Operator::Apply if let Some(lambda) = graph.lambda_of(term) => {
                self.lambda(lambda, &children[1..]);
                return Ok(());
            }
            Operator::Apply => {
                children = self.applied(children);
                if children.is_empty() {
                    return Ok(());
                }
            }
            _ => {
                self.text.push('(');
                self.text.push_str(operator.name());
            }
        }
        self.stack.push(Part::Close);
        self.stack.extend(children.iter().rev().map(|&child| Part::Term(child)));
        Ok(())
    }
}

impl<'a> Printer<'a> {
    /// Pushes a lambda to the stack: a `let` binds its formals to its arguments.
    fn lambda(&mut self, lambda: &Lambda, arguments: &[Term]) {
        let graph = self.graph;
        let name = |variable: Term| Symbol(&graph.symbol(variable).name).to_string();
        let mut parts = Vec::new();
        let mut open = if arguments.is_empty() { String::new() } else { "(let (".to_owned() };
        for (&formal, &argument) in lambda.formals.iter().zip(arguments) {
            open.push_str(&format!("({} ", name(formal)));
            parts.extend([Part::Text(std::mem::take(&mut open)), Part::Term(argument)]);
            open.push_str(") ");
        }
        let bound = sort(graph, graph.sort(lambda.index));
        let close = open.trim_end();
        let close = if arguments.is_empty() { String::new() } else { format!("{close}) ") };
        parts.push(Part::Text(format!("{close}(lambda (({} {bound})) ", name(lambda.index))));
        parts.extend([Part::Term(lambda.body), Part::Close]);
        parts.extend((!arguments.is_empty()).then_some(Part::Close));
        self.stack.extend(parts.into_iter().rev());
    }

    /// Writes the function of an application; returns the arguments. The constants that an application of a
    /// summary passes on are left out, and tags are indices. A summary without arguments is written by its
    /// name alone.
    fn applied(&mut self, children: &'a [Term]) -> &'a [Term] {
        let graph = self.graph;
        let (symbol, arguments) = (children[0], &children[1..]);
        let declared = graph.summaries.get(symbol).map_or(arguments.len(), |summary| summary.declared);
        let (arguments, passed) = arguments.split_at(declared);
        let tags: Vec<u32> = passed.iter().filter_map(|&constant| graph.summaries.tag(constant)).collect();
        self.text.push_str(if arguments.is_empty() { "" } else { "(" });
        self.text.push_str(if tags.is_empty() { "" } else { "(_ " });
        push_symbol(&mut self.text, &graph.symbol(symbol).name);
        for tag in &tags {
            self.text.push_str(&format!(" {tag}"));
        }
        self.text.push_str(if tags.is_empty() { "" } else { ")" });
        arguments
    }
}

/// The prefix of the bindings' names, with which no variable begins.
fn prefix(graph: &Graph, order: &[Term]) -> String {
    let variables = order.iter().filter(|&&term| graph.operator(term) == Operator::Variable);
    let tails = variables.filter_map(|&term| graph.symbol(term).name.strip_prefix("_let"));
    let underscores = tails.map(|tail| tail.len() - tail.trim_start_matches('_').len());
    let longest = underscores.max().unwrap_or(0);
    format!("_let{}", "_".repeat(longest + 1))
}

/// Writes a symbol, between bars where it needs them.
fn push_symbol(text: &mut String, name: &str) {
    text.push_str(&Symbol(name).to_string());
}
