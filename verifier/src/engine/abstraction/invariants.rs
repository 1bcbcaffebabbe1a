//! Invariants of a proof at the heads of loops, for people and for other tools.
//!
//! **Here.** The predicates of a head are those that the states there mention. As an expression
//! of C, predicates that have none are left out of the states (existential quantification), so that it is
//! true wherever the states are.
//!
//! **Why it is right.** An expression is about all executions that come to a place of the source: it is
//! handed out only if each copy of the location, one for each context that calls its function, is among the
//! locations that have states, and it is what one of them knows or another.

use std::collections::BTreeMap;

use javelin_term::graph::{Graph, Term};
use javelin_term::limits;
use javelin_term::print;
use rustc_hash::FxHashMap;

use super::context::Context;
use super::predicates::{Predicate, Predicates};
use super::state::{AbstractState, Literal};
use crate::formula::automaton::Automaton;
use crate::formula::automaton::symbols::SymbolMeaning;
use crate::frontend::module::SourceType;
use crate::job::LoopInvariant;
use crate::program::c_text::{CWriter, NamedVariable};
use crate::program::cfa::{Location, VariableInfo};

/// A state with more conjunctions becomes the conjunction of what all of them have in common.
const MOST_CUBES: u64 = 64;

/// A predicate is not longer than this for people.
const MOST_CHARACTERS: usize = 60;

/// A proof, from which invariants are made.
pub struct Proof<'p, 'a> {
    /// The formulas and predicates of the proof.
    pub context: &'p Context<'a>,
    /// The automaton that was proved.
    pub automaton: &'p Automaton,
    /// The states at locations, which contain all executions.
    pub reached: &'p FxHashMap<Location, AbstractState>,
}

impl Proof<'_, '_> {
    /// The invariants of all loops, by where they stand.
    pub fn invariants(&self) -> Vec<LoopInvariant> {
        let mut found: BTreeMap<(u32, Location), Vec<Location>> = BTreeMap::new();
        let heads = self.automaton.summary.heads(self.automaton.inlined.function.entry);
        for head in heads.into_iter().filter(|head| self.reached.contains_key(head)) {
            found.entry(self.automaton.inlined.origins[head.0 as usize]).or_default().push(head);
        }
        let invariants = found.into_iter().map(|(origin, copies)| self.invariant(origin, &copies));
        invariants.filter(|invariant| !invariant.predicates.is_empty()).collect()
    }

    fn graph(&self) -> &Graph {
        self.context.encoder.symbolic.graph
    }

    fn invariant(&self, origin: (u32, Location), copies: &[Location]) -> LoopInvariant {
        let inlined = &self.automaton.inlined;
        let named = |symbol: Term| self.named(symbol, origin.0);
        let writer = CWriter::new(self.graph(), &named);
        let mut predicates: Vec<Predicate> = Vec::new();
        for copy in copies {
            predicates.extend(self.reached[copy].support());
        }
        predicates.sort_unstable();
        predicates.dedup();
        let mut expressions: Vec<Option<String>> = copies
            .iter()
            .map(|copy| expression(&self.reached[copy], &self.context.predicates, &writer))
            .collect();
        expressions.dedup();
        let all = inlined.origins.iter().filter(|&&other| other == origin).count();
        let is_whole = all == copies.len();
        let expression = expressions.into_iter().collect::<Option<Vec<String>>>().filter(|_| is_whole);
        let text = |&predicate: &Predicate| {
            let term = self.context.predicates.term(predicate);
            let text = writer.both(term).map(|[text, _]| text);
            let text = text.or_else(|| print(self.graph(), term));
            text.filter(|text| text.len() <= MOST_CHARACTERS).unwrap_or_else(|| "...".to_owned())
        };
        // The first instruction of a location has a place of its own; the location may have that of its
        // function.
        let mut spans = inlined.function.outgoing(copies[0]).map(|(_, edge)| edge.span);
        let of_location = inlined.function.locations[copies[0].0 as usize].span;
        let span = spans.find(|span| span.line > 0).unwrap_or(of_location);
        LoopInvariant {
            function: inlined.names[origin.0 as usize].clone(),
            span,
            predicates: predicates.iter().map(text).collect(),
            expression: expression.map(|all| match &all[..] {
                [one] => one.clone(),
                _ => format!("({})", all.join(") || (")),
            }),
        }
    }

    /// The variable of the source that a symbol stands for, at a location of a function.
    fn named(&self, symbol: Term, function: u32) -> Option<NamedVariable> {
        let Some(SymbolMeaning::Variable(variable)) = self.context.encoder.symbols.meaning(symbol) else {
            return None;
        };
        let info = &self.context.variables[variable.0 as usize];
        let is_here = |info: &VariableInfo| info.owner.is_none_or(|owner| owner == function);
        let name = simple(info);
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let others = self.context.variables.iter().filter(|other| is_here(other) && simple(other) == name);
        let is_clear = self.automaton.inlined.meanings.is_clear(name, function);
        if !is_name || !is_here(info) || !is_clear || others.count() != 1 {
            return None;
        }
        let width = self.graph().is_bitvec(symbol).then(|| self.graph().width(symbol))?;
        let (signed, bits) = match info.source.as_ref()? {
            SourceType::Int { signed, width, .. } => (*signed, *width),
            SourceType::Char { signed } => (*signed, 8),
            SourceType::Bool => (false, 8),
            _ => return None,
        };
        (bits == width && [8, 16, 32, 64].contains(&width))
            .then(|| NamedVariable { name: name.to_owned(), signed })
    }
}

/// The name of a variable without that of its function.
fn simple(info: &VariableInfo) -> &str {
    info.name.rsplit("::").next().unwrap_or(&info.name)
}

fn print(graph: &Graph, term: Term) -> Option<String> {
    print::term(graph, term, &limits::Limits::none()).ok()
}

/// A state as an expression of C, without what has none; `None` where nothing is left.
fn expression(state: &AbstractState, predicates: &Predicates, writer: &CWriter) -> Option<String> {
    let mut texts: FxHashMap<Predicate, [String; 2]> = FxHashMap::default();
    let mut silent = Vec::new();
    for predicate in state.support() {
        let term = predicates.term(predicate);
        match writer.both(term) {
            Some([text, negation]) => {
                texts.insert(predicate, [negation, text]);
            }
            None => silent.push(predicate),
        }
    }
    let state = state.exists(&silent)?;
    let literal = |(predicate, is_true): Literal| texts[&predicate][usize::from(is_true)].clone();
    let conjunction = |literals: Vec<String>| match &literals[..] {
        [one] => one.clone(),
        _ => format!("({})", literals.join(") && (")),
    };
    if state.is_true() {
        return None;
    }
    if state.count_cubes() > MOST_CUBES {
        let fixed = state.support().into_iter().filter_map(|one| Some((one, state.value(one)?)));
        let fixed: Vec<String> = fixed.map(literal).collect();
        return (!fixed.is_empty()).then(|| conjunction(fixed));
    }
    let cubes = state.cubes().into_iter().map(|cube| conjunction(cube.into_iter().map(literal).collect()));
    let cubes: Vec<String> = cubes.collect();
    Some(if let [one] = &cubes[..] { one.clone() } else { format!("({})", cubes.join(") || (")) })
}
