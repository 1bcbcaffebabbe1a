//! Terms, sorts and values in SMT-LIB notation.
//!
//! A term prints in size linear in its graph: parts that occur more than once are bound by `let`. The names
//! of the bindings begin with `_let` and as many underscores as no variable of the term begins with.

use javelin_parser::response::Symbol;

use super::graph::{Graph, Term};
use super::memo::Memo;
use super::operator::Operator;
use super::sort::{Sort, SortKind, Sorts};
use super::traverse::post_order;
use crate::bitvec::BitVec;

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

/// The sort; function sorts as `(-> argument ... result)`.
pub fn sort(graph: &Graph, sort: Sort) -> String {
    let mut text = String::new();
    write_sort(&mut text, &graph.sorts, sort);
    text
}

/// The term.
pub fn term(graph: &Graph, term: Term) -> String {
    let mut printer = Printer::new(graph);
    printer.root(term);
    printer.text
}

fn write_bitvec(text: &mut String, value: &BitVec) {
    let width = value.width();
    if !width.is_multiple_of(4) {
        text.push_str("#b");
        text.extend((0..width).rev().map(|index| if value.bit(index) { '1' } else { '0' }));
        return;
    }
    text.push_str("#x");
    let limbs = value.limbs();
    let nibble = |index: u32| (limbs[index as usize / 16] >> (index % 16 * 4)) as u32 & 15;
    text.extend((0..width / 4).rev().filter_map(|index| char::from_digit(nibble(index), 16)));
}

/// A part of a sort that is still to be written.
enum SortPart {
    Sort(Sort),
    Close,
}

fn write_sort(text: &mut String, sorts: &Sorts, sort: Sort) {
    let mut stack = vec![SortPart::Sort(sort)];
    while let Some(part) = stack.pop() {
        let SortPart::Sort(sort) = part else {
            text.push(')');
            continue;
        };
        if !text.is_empty() && !text.ends_with('(') {
            text.push(' ');
        }
        match sorts.kind(sort) {
            SortKind::Bool => text.push_str("Bool"),
            SortKind::BitVec(width) => text.push_str(&format!("(_ BitVec {width})")),
            SortKind::Uninterpreted(name, _) => push_symbol(text, name),
            SortKind::Array(index, element) => {
                text.push_str("(Array");
                stack.extend([SortPart::Close, SortPart::Sort(*element), SortPart::Sort(*index)]);
            }
            SortKind::Function(arguments, result) => {
                text.push_str("(->");
                stack.extend([SortPart::Close, SortPart::Sort(*result)]);
                stack.extend(arguments.iter().rev().map(|&argument| SortPart::Sort(argument)));
            }
        }
    }
}

/// A part of a term that is still to be written.
enum Part {
    Term(Term),
    Close,
}

struct Printer<'a> {
    graph: &'a Graph,
    /// The number of the binding of a term that has one.
    bindings: Memo,
    prefix: String,
    stack: Vec<Part>,
    text: String,
}

impl<'a> Printer<'a> {
    fn new(graph: &'a Graph) -> Printer<'a> {
        Printer {
            graph,
            bindings: Memo::new(),
            prefix: String::new(),
            stack: Vec::new(),
            text: String::new(),
        }
    }

    /// Writes the bindings one inside the other, and the term inside all of them.
    fn root(&mut self, root: Term) {
        let order = post_order(self.graph, &[root]);
        let shared = self.shared(&order);
        if !shared.is_empty() {
            self.prefix = prefix(self.graph, &order);
        }
        for (number, &term) in shared.iter().enumerate() {
            self.text.push_str("(let ((");
            self.name(number as u32);
            self.text.push(' ');
            self.tree(term);
            self.text.push_str(")) ");
            self.bindings.set(term, number as u32);
        }
        self.tree(root);
        self.text.extend(std::iter::repeat_n(')', shared.len()));
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

    /// Writes a term up to the bindings there are.
    fn tree(&mut self, term: Term) {
        self.stack.push(Part::Term(term));
        while let Some(part) = self.stack.pop() {
            let Part::Term(term) = part else {
                self.text.push(')');
                continue;
            };
            if !self.text.is_empty() && !self.text.ends_with(['(', ' ']) {
                self.text.push(' ');
            }
            match self.bindings.get(term) {
                Some(number) => self.name(number),
                None => self.head(term),
            }
        }
    }

    /// Writes a leaf, or the operator of a term, whose children then wait on the stack.
    fn head(&mut self, term: Term) {
        let graph = self.graph;
        let operator = graph.operator(term);
        let mut children = graph.children(term);
        match operator {
            Operator::Variable => return push_symbol(&mut self.text, &graph.symbol(term).name),
            Operator::Constant => {
                let constant = graph.value(term).unwrap_or_else(|| BitVec::zero(1));
                return self.text.push_str(&value(&constant, graph.is_bool(term)));
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
                let sort = sort(graph, graph.sort(term));
                self.text.push_str(&format!("((as const {sort})"));
            }
            Operator::Apply => {
                children = self.applied(children);
                if children.is_empty() {
                    return;
                }
            }
            _ => {
                self.text.push('(');
                self.text.push_str(operator.name());
            }
        }
        self.stack.push(Part::Close);
        self.stack.extend(children.iter().rev().map(|&child| Part::Term(child)));
    }
}

impl<'a> Printer<'a> {
    /// Writes what is applied; its arguments. The constants that an application of a summary passes on are
    /// left out, and tags are indices. A summary without arguments is written by its name alone.
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

/// The beginning of the bindings' names: no variable begins with it.
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
