//! Models and values in SMT-LIB notation.
//!
//! Arrays are written as `store` chains over a constant array, functions as nested `ite`, elements of an uninterpreted sort
//! as names that are the same for the same element.

use std::fmt::Write;

use javelin_parser::response::Symbol;

use crate::bitvec::BitVec;
use crate::term::array::value_width;
use crate::term::eval::{Assignment, Table};
use crate::term::graph::{Graph, Term};
use crate::term::print;
use crate::term::sort::{Sort, SortKind};

/// What a model is asked about.
#[derive(Clone, Debug)]
pub enum Declaration {
    /// A free constant.
    Constant(String, Term),
    /// The symbol of an uninterpreted function with arguments.
    Function(String, Term),
}

/// The reply to `get-model`: a definition for every declared symbol.
pub fn print_model(graph: &Graph, model: &Assignment, declarations: &[Declaration]) -> String {
    let mut text = String::from("(\n");
    for declaration in declarations {
        match declaration {
            Declaration::Constant(name, constant) => {
                let sort = graph.sort(*constant);
                let _ = write!(text, "  (define-fun {} () {} ", Symbol(name), print::sort(graph, sort));
                match model.get(*constant) {
                    Some(value) => write_value(&mut text, graph, model, sort, value),
                    None => write_default(&mut text, graph, model, sort),
                }
                text.push_str(")\n");
            }
            Declaration::Function(name, symbol) => write_function(&mut text, graph, model, name, *symbol),
        }
    }
    text.push(')');
    text
}

/// A value of a sort, as the model has it.
pub fn print_value(graph: &Graph, model: &Assignment, sort: Sort, value: &BitVec) -> String {
    let mut text = String::new();
    write_value(&mut text, graph, model, sort, value);
    text
}

fn write_function(text: &mut String, graph: &Graph, model: &Assignment, name: &str, symbol: Term) {
    let SortKind::Function(parameters, result) = graph.sorts.kind(graph.sort(symbol)) else { return };
    let _ = write!(text, "  (define-fun {} (", Symbol(name));
    for (position, &sort) in parameters.iter().enumerate() {
        let space = if position == 0 { "" } else { " " };
        let _ = write!(text, "{space}(x!{position} {})", print::sort(graph, sort));
    }
    let _ = write!(text, ") {} ", print::sort(graph, *result));
    match model.function(symbol) {
        Some(table) => write_table(text, graph, model, parameters, *result, table),
        None => write_default(text, graph, model, *result),
    }
    text.push_str(")\n");
}

/// Rows with the value for all other arguments are left out.
fn write_table(
    text: &mut String,
    graph: &Graph,
    model: &Assignment,
    parameters: &[Sort],
    result: Sort,
    table: &Table,
) {
    let mut open = 0;
    for (arguments, value) in table.rows().filter(|(_, value)| *value != table.other()) {
        text.push_str("(ite ");
        text.push_str(if arguments.len() > 1 { "(and" } else { "" });
        for (position, (argument, &sort)) in arguments.iter().zip(parameters).enumerate() {
            let space = if arguments.len() > 1 { " " } else { "" };
            let _ = write!(text, "{space}(= x!{position} ");
            write_value(text, graph, model, sort, argument);
            text.push(')');
        }
        text.push_str(if arguments.len() > 1 { ") " } else { " " });
        write_value(text, graph, model, result, value);
        text.push(' ');
        open += 1;
    }
    write_value(text, graph, model, result, table.other());
    text.extend(std::iter::repeat_n(')', open));
}

/// What a symbol without a value has: zero, false, the array of it, an element.
fn write_default(text: &mut String, graph: &Graph, model: &Assignment, sort: Sort) {
    match model.zero(graph, sort) {
        Some(zero) => write_value(text, graph, model, sort, &zero),
        // Arrays indexed by arrays are never in a model; any constant array will do.
        None => {
            let (mut rest, mut open) = (sort, 0);
            while let SortKind::Array(_, element) = *graph.sorts.kind(rest) {
                let _ = write!(text, "((as const {}) ", print::sort(graph, rest));
                (rest, open) = (element, open + 1);
            }
            if let Some(width) = value_width(&graph.sorts, rest) {
                write_value(text, graph, model, rest, &BitVec::zero(width));
            }
            text.extend(std::iter::repeat_n(')', open));
        }
    }
}

/// What is left to write of a value.
enum Part {
    Text(String),
    Value(Sort, BitVec),
}

fn write_value(text: &mut String, graph: &Graph, model: &Assignment, sort: Sort, value: &BitVec) {
    let mut stack = vec![Part::Value(sort, value.clone())];
    while let Some(part) = stack.pop() {
        let (sort, value) = match part {
            Part::Text(part) => {
                text.push_str(&part);
                continue;
            }
            Part::Value(sort, value) => (sort, value),
        };
        match graph.sorts.kind(sort) {
            SortKind::Array(index, element) => {
                let width = value_width(&graph.sorts, *index).unwrap_or(1);
                let (default, exceptions) = model.list(&value, width);
                text.extend(std::iter::repeat_n("(store ", exceptions.len()));
                let _ = write!(text, "((as const {}) ", print::sort(graph, sort));
                for (at, value) in exceptions.into_iter().rev() {
                    stack.push(Part::Text(")".into()));
                    stack.push(Part::Value(*element, value));
                    stack.push(Part::Text(" ".into()));
                    stack.push(Part::Value(*index, at));
                    stack.push(Part::Text(" ".into()));
                }
                stack.push(Part::Text(")".into()));
                stack.push(Part::Value(*element, default));
            }
            SortKind::Uninterpreted(name, _) => {
                let number = value.to_u64().unwrap_or(0);
                let _ = write!(text, "(as {} {})", Symbol(&format!("@{name}!{number}")), Symbol(name));
            }
            SortKind::Bool | SortKind::BitVec(_) => {
                text.push_str(&print::value(&value, sort == Sort::BOOL));
            }
            SortKind::Function(..) => {}
        }
    }
}
