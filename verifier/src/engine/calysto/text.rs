//! Conditions and bodies of summaries in SMT-LIB's text, as `javelin vc` reads them.
//!
//! **Here.** What several terms share, or is long, is bound by `let`; so the text is as long as the graph has
//! nodes. A symbol has its name and a number, since names need not differ.

use std::collections::BTreeSet;
use std::fmt::Write;

use javelin_solver::call_graph::callees_first;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::print;
use javelin_term::sort::SortKind;
use javelin_term::traverse::{post_order, variables};
use rustc_hash::{FxHashMap, FxHashSet};

use super::cache::{Digest, digest_of};
use super::summary::{Effect, symbols};
use super::workshop::Workshop;
use crate::prover::smtlib::write_head;

/// What is longer is bound by `let`.
const LONG: usize = 120;

/// The name of a variable or function symbol.
pub fn name(graph: &Graph, symbol: Term) -> String {
    let is_plain = |letter: &char| !letter.is_control() && !matches!(letter, '|' | '\\');
    let name: String = graph.symbol(symbol).name.chars().filter(is_plain).collect();
    format!("|{name}!{}|", symbol.index())
}

/// A term.
pub fn term(graph: &Graph, root: Term) -> String {
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

/// The definition of a summary, by this command.
fn definition(graph: &Graph, effect: &Effect, command: &str) -> String {
    let parameter =
        |&input: &Term| format!("({} {})", name(graph, input), print::sort(graph, graph.sort(input)));
    let parameters: Vec<String> = effect.inputs.iter().map(parameter).collect();
    let (_, result) = sorts(graph, effect.symbol);
    let body = term(graph, effect.body);
    let summary = name(graph, effect.symbol);
    format!("({command} {summary} ({}) {result} {body})\n", parameters.join(" "))
}

/// What a condition, and the bodies that it may need, speak of.
pub struct Needed {
    /// The summaries that the condition applies.
    summaries: Vec<Term>,
    /// All summaries that it may need.
    all: Vec<Term>,
    /// Its variables, and all functions without a body.
    pub declared: BTreeSet<Term>,
}

impl Needed {
    /// What a condition needs.
    pub fn by(workshop: &Workshop, formula: Term) -> Needed {
        let graph = &*workshop.graph;
        let is_function =
            |variable: &Term| matches!(graph.sorts.kind(graph.sort(*variable)), SortKind::Function(..));
        let direct: Vec<Term> = symbols(graph, formula).into_iter().map(|(symbol, _)| symbol).collect();
        let variables = variables(graph, &[formula]).into_iter().filter(|term| !is_function(term));
        let mut declared: BTreeSet<Term> = variables.collect();
        let (mut seen, mut all) = (FxHashSet::default(), Vec::new());
        let mut work = direct.clone();
        while let Some(symbol) = work.pop() {
            if !seen.insert(symbol) {
                continue;
            }
            match workshop.bodies.get(&symbol) {
                Some(effect) => {
                    all.push(symbol);
                    work.extend(effect.symbols.iter().map(|&(symbol, _)| symbol));
                }
                None => drop(declared.insert(symbol)),
            }
        }
        let summaries = direct.into_iter().filter(|symbol| workshop.bodies.contains_key(symbol)).collect();
        Needed { summaries, all, declared }
    }
}

/// Conditions and bodies as they are written.
#[derive(Default)]
pub struct Writer {
    definitions: FxHashMap<Term, String>,
    /// The bodies that were handed out.
    sent: FxHashSet<Term>,
}

/// A condition as it is written.
pub struct Written {
    /// The condition: satisfiable where something goes wrong.
    pub condition: String,
    /// The bodies that it may need and that no condition before needed.
    pub bodies: String,
    /// What the condition declares, but for summaries.
    pub declared: BTreeSet<Term>,
}

impl Writer {
    /// Writes a condition, and the bodies that are new.
    pub fn write(&mut self, workshop: &Workshop, formula: Term) -> Written {
        let needed = Needed::by(workshop, formula);
        let mut bodies = String::new();
        for &symbol in &needed.all {
            if self.sent.insert(symbol) {
                bodies.push_str(self.definition(workshop, symbol));
            }
        }
        let condition = condition(workshop.graph, formula, &needed);
        Written { condition, bodies, declared: needed.declared }
    }

    /// What a condition and all bodies that it may need are known by.
    pub fn digest(&mut self, workshop: &Workshop, formula: Term) -> Digest {
        let needed = Needed::by(workshop, formula);
        for &symbol in &needed.all {
            self.definition(workshop, symbol);
        }
        let condition = condition(workshop.graph, formula, &needed);
        let bodies = needed.all.iter().filter_map(|symbol| self.definitions.get(symbol).map(String::as_str));
        digest_of(std::iter::once(condition.as_str()).chain(bodies))
    }

    fn definition(&mut self, workshop: &Workshop, symbol: Term) -> &str {
        self.definitions.entry(symbol).or_insert_with(|| {
            let effect = workshop.bodies.get(&symbol);
            effect.map_or_else(String::new, |effect| definition(workshop.graph, effect, "define-summary"))
        })
    }
}

/// A condition with all bodies that it may need, as a script that any solver reads.
pub fn script(workshop: &Workshop, formula: Term) -> String {
    let (graph, needed) = (&*workshop.graph, Needed::by(workshop, formula));
    let with_body = |effect: &Effect| {
        let all = effect.symbols.iter().map(|&(symbol, _)| symbol);
        all.filter(|symbol| workshop.bodies.contains_key(symbol)).collect::<Vec<Term>>()
    };
    let callees = |symbol: Term| workshop.bodies.get(&symbol).map_or_else(Vec::new, with_body);
    let mut text = declarations(graph, &needed);
    // There is no recursion among summaries.
    for symbol in callees_first(needed.summaries, callees).unwrap_or_default() {
        let effect = workshop.bodies.get(&symbol);
        text.extend(effect.map(|effect| definition(graph, effect, "define-fun")));
    }
    let _ = writeln!(text, "(assert {})\n(check-sat)", term(graph, formula));
    text
}

fn declarations(graph: &Graph, needed: &Needed) -> String {
    let mut text = "(set-logic ALL)\n".to_owned();
    for &symbol in &needed.declared {
        let (arguments, result) = sorts(graph, symbol);
        let _ = writeln!(text, "(declare-fun {} ({arguments}) {result})", name(graph, symbol));
    }
    text
}

fn condition(graph: &Graph, formula: Term, needed: &Needed) -> String {
    let mut text = declarations(graph, needed);
    for &symbol in &needed.summaries {
        let (arguments, result) = sorts(graph, symbol);
        let _ = writeln!(text, "(declare-summary {} ({arguments}) {result})", name(graph, symbol));
    }
    let _ = writeln!(text, "(assert {})\n(check-sat)", term(graph, formula));
    text
}
