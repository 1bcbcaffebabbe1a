//! Models in SMT-LIB notation.

use std::fmt::Write;

use javelin_parser::response::Symbol;

use crate::bitvec::BitVec;
use crate::term::eval::Assignment;
use crate::term::graph::{Graph, Term};
use crate::term::print;
use crate::term::sort::{Sort, SortKind};

/// What a model is asked about.
#[derive(Clone, Debug)]
pub enum Declaration {
    /// A free constant.
    Constant(String, Term),
    /// An uninterpreted function with arguments.
    Function(String, Vec<Sort>, Sort),
}

/// The reply to `get-model`: a definition for every declared symbol.
pub fn print_model(graph: &Graph, model: &Assignment, declarations: &[Declaration]) -> String {
    let mut text = String::from("(\n");
    for declaration in declarations {
        let (name, parameters, result, value) = match declaration {
            Declaration::Constant(name, term) => {
                let sort = graph.sort(*term);
                (name, &[][..], sort, constant_value(graph, model, *term))
            }
            Declaration::Function(name, arguments, result) => {
                (name, &arguments[..], *result, default_value(graph, *result))
            }
        };
        let _ = write!(text, "  (define-fun {} (", Symbol(name));
        for (position, &sort) in parameters.iter().enumerate() {
            let space = if position == 0 { "" } else { " " };
            let _ = write!(text, "{space}(x!{position} {})", print::sort(graph, sort));
        }
        let _ = writeln!(text, ") {} {value})", print::sort(graph, result));
    }
    text.push(')');
    text
}

/// The value of a declared constant; what the model does not mention is zero.
fn constant_value(graph: &Graph, model: &Assignment, constant: Term) -> String {
    match model.get(constant) {
        Some(value) => print::value(value, graph.sort(constant) == Sort::BOOL),
        None => default_value(graph, graph.sort(constant)),
    }
}

/// A value of a sort: zero, false, the array of it, the first element of an uninterpreted sort.
fn default_value(graph: &Graph, sort: Sort) -> String {
    match graph.sorts.kind(sort) {
        SortKind::Bool => "false".into(),
        SortKind::BitVec(width) => print::value(&BitVec::zero(*width), false),
        SortKind::Array(_, element) => {
            format!("((as const {}) {})", print::sort(graph, sort), default_value(graph, *element))
        }
        SortKind::Uninterpreted(name, _) => {
            format!("(as {} {})", Symbol(&format!("@{name}!0")), Symbol(name))
        }
        SortKind::Function(_, result) => default_value(graph, *result),
    }
}
