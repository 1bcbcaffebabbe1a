//! Formulas and bodies of summaries in SMT-LIB's text, as `javelin vc` reads them.
//!
//! **Here.** What several terms share, or is long, is bound by `let`; so the text is as long as the graph has
//! nodes. A symbol has its name and a number, since names need not differ.

use std::collections::BTreeSet;
use std::fmt::Write;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::print;
use javelin_term::sort::SortKind;
use javelin_term::traverse::post_order;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Condition;
use super::bodies::{Bodies, Needed, SummaryBody, symbols};
use super::smtlib::write_head;

/// The length from which a term is bound by `let`.
const LONG: usize = 120;

/// The name of a variable or function symbol.
pub fn name(graph: &Graph, symbol: Term) -> String {
    let is_plain = |letter: &char| !letter.is_control() && !matches!(letter, '|' | '\\');
    let name: String = graph.symbol(symbol).name.chars().filter(is_plain).collect();
    format!("|{name}!{}|", symbol.index())
}

/// A term, with these names for variables and function symbols.
pub fn term(graph: &Graph, root: Term, name: impl Fn(&Graph, Term) -> String) -> String {
    let order = post_order(graph, &[root]);
    let mut uses: FxHashMap<Term, u32> = FxHashMap::default();
    for child in order.iter().flat_map(|&term| graph.children(term)) {
        *uses.entry(*child).or_default() += 1;
    }
    let mut texts: FxHashMap<Term, String> = FxHashMap::default();
    let (mut text, mut bound) = (String::new(), 0);
    for node in order {
        let written = match graph.operator(node) {
            Operator::Constant => {
                graph.value(node).map(|value| print::value(&value, graph.is_bool(node))).unwrap_or_default()
            }
            Operator::Variable => name(graph, node),
            _ => written(graph, node, &texts),
        };
        let is_leaf = graph.children(node).is_empty();
        let is_shared = uses.get(&node).is_some_and(|&uses| uses > 1) || written.len() > LONG;
        if is_leaf || !is_shared || node == root {
            texts.insert(node, written);
            continue;
        }
        let short = format!("t{}", node.index());
        let _ = write!(text, "(let (({short} {written})) ");
        bound += 1;
        texts.insert(node, short);
    }
    text.push_str(texts.get(&root).map_or("", String::as_str));
    text.extend(std::iter::repeat_n(')', bound));
    text
}

/// An operator over the texts of its children.
fn written(graph: &Graph, node: Term, texts: &FxHashMap<Term, String>) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_head(&mut text, graph, node);
    for (position, child) in graph.children(node).iter().enumerate() {
        let is_function = position == 0 && graph.operator(node) == Operator::Apply;
        text.push_str(if is_function { "" } else { " " });
        text.push_str(texts.get(child).map_or("", String::as_str));
    }
    text.push(')');
    text
}

fn sorts(graph: &Graph, symbol: Term) -> (String, String) {
    match graph.sorts.kind(graph.sort(symbol)) {
        SortKind::Function(arguments, result) => {
            let arguments: Vec<String> = arguments.iter().map(|&sort| print::sort(graph, sort)).collect();
            (arguments.join(" "), print::sort(graph, *result))
        }
        _ => (String::new(), print::sort(graph, graph.sort(symbol))),
    }
}

/// The definition of a summary, by this command, with these names.
pub fn definition(
    graph: &Graph,
    body: &SummaryBody,
    command: &str,
    name: impl Fn(&Graph, Term) -> String,
) -> String {
    let parameter =
        |&input: &Term| format!("({} {})", name(graph, input), print::sort(graph, graph.sort(input)));
    let parameters: Vec<String> = body.inputs.iter().map(parameter).collect();
    let (_, result) = sorts(graph, body.symbol);
    let summary = name(graph, body.symbol);
    let text = term(graph, body.term, name);
    format!("({command} {summary} ({}) {result} {text})\n", parameters.join(" "))
}

/// Conditions and bodies as they are written.
#[derive(Default)]
pub struct ConditionWriter {
    definitions: FxHashMap<Term, String>,
    /// The bodies that were handed out.
    sent: FxHashSet<Term>,
}

/// A condition as it is written.
pub struct WrittenCondition {
    /// The condition: satisfiable where something goes wrong.
    pub condition: String,
    /// The bodies that it may need and that no condition before needed.
    pub bodies: String,
}

impl ConditionWriter {
    /// Writes a condition, and the bodies that are new.
    pub fn write(&mut self, graph: &Graph, condition: &Condition) -> WrittenCondition {
        let needed = Needed::by(graph, condition.bodies, condition.formula);
        let mut bodies = String::new();
        for &symbol in &needed.all {
            if self.sent.insert(symbol) {
                bodies.push_str(self.definition(graph, condition.bodies, symbol));
            }
        }
        WrittenCondition { condition: text_of(graph, condition.formula, &needed), bodies }
    }

    /// The text of a condition, and those of all bodies that it may need.
    pub fn texts(&mut self, graph: &Graph, condition: &Condition) -> (String, Vec<&str>) {
        let needed = Needed::by(graph, condition.bodies, condition.formula);
        for &symbol in &needed.all {
            self.definition(graph, condition.bodies, symbol);
        }
        let bodies = needed.all.iter().filter_map(|symbol| self.definitions.get(symbol).map(String::as_str));
        (text_of(graph, condition.formula, &needed), bodies.collect())
    }

    fn definition(&mut self, graph: &Graph, bodies: &Bodies, symbol: Term) -> &str {
        self.definitions.entry(symbol).or_insert_with(|| {
            let body = bodies.get(symbol);
            body.map_or_else(String::new, |body| definition(graph, body, "define-summary", name))
        })
    }
}

/// A condition with all bodies that it may need, as a script that any solver reads.
pub fn script(graph: &Graph, bodies: &Bodies, formula: Term) -> String {
    let needed = Needed::by(graph, bodies, formula);
    let mut text = declarations(graph, &needed.declared);
    for body in bodies.callees_first(&symbols(graph, formula), |_| false) {
        text.push_str(&definition(graph, body, "define-fun", name));
    }
    let _ = writeln!(text, "(assert {})\n(check-sat)", term(graph, formula, name));
    text
}

fn declarations(graph: &Graph, declared: &BTreeSet<Term>) -> String {
    let mut text = "(set-logic ALL)\n".to_owned();
    for &symbol in declared {
        let (arguments, result) = sorts(graph, symbol);
        let _ = writeln!(text, "(declare-fun {} ({arguments}) {result})", name(graph, symbol));
    }
    text
}

fn text_of(graph: &Graph, formula: Term, needed: &Needed) -> String {
    let mut text = declarations(graph, &needed.declared);
    for &symbol in &needed.summaries {
        let (arguments, result) = sorts(graph, symbol);
        let _ = writeln!(text, "(declare-summary {} ({arguments}) {result})", name(graph, symbol));
    }
    let _ = writeln!(text, "(assert {})\n(check-sat)", term(graph, formula, name));
    text
}
