//! Programs as text, for people and tests.

use std::fmt::{self, Write};

use javelin_term::graph::Term;
use javelin_term::limits::Limits;
use javelin_term::print;

use crate::program::cfa::{Cfa, Edge, LocationKind, Op, Place, Program, Source, Step, Variable};

impl Program {
    /// The program as text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let _ = self.write_text(&mut out);
        out
    }

    fn write_text(&self, out: &mut String) -> fmt::Result {
        for &(variable, term) in &self.initial {
            writeln!(out, "{} = {}", self.name(variable), self.term(term))?;
        }
        for (variable, source) in &self.unknown {
            writeln!(out, "{} unknown: {}", self.name(*variable), self.source(*source))?;
        }
        for function in self.functions.iter().flatten() {
            self.write_function(out, function)?;
        }
        for check in &self.checks {
            let says = &check.says;
            writeln!(
                out,
                "check {}: {}: {says}: {}",
                check.number,
                check.property.name(),
                self.term(check.holds)
            )?;
        }
        Ok(())
    }

    fn write_function(&self, out: &mut String, function: &Cfa) -> fmt::Result {
        let names = |variables: &[Variable]| {
            variables.iter().map(|&variable| self.name(variable)).collect::<Vec<_>>().join(", ")
        };
        writeln!(
            out,
            "{}({}) -> ({}) {{",
            function.name,
            names(&function.parameters),
            names(&function.results)
        )?;
        writeln!(out, "  from {} to {}", function.entry.0, function.exit.0)?;
        for (number, location) in function.locations.iter().enumerate() {
            match &location.kind {
                LocationKind::Inner => {}
                LocationKind::Error(check) => writeln!(out, "  {number}: error {check}")?,
                LocationKind::Open(reason) => writeln!(out, "  {number}: open: {reason}")?,
                LocationKind::End => writeln!(out, "  {number}: end")?,
            }
            if let Some(label) = &location.label {
                writeln!(out, "  {number}: label {label}")?;
            }
        }
        for edge in &function.edges {
            writeln!(out, "  {} -> {}: {}", edge.from.0, edge.to.0, self.step(edge))?;
        }
        writeln!(out, "}}")
    }

    /// The name of a variable.
    pub fn name(&self, variable: Variable) -> &str {
        &self.variables[variable.0 as usize].name
    }

    /// A term as text.
    pub fn term(&self, term: Term) -> String {
        print::term(&self.graph, term, &Limits::none()).unwrap_or_else(|_| "...".to_owned())
    }

    /// The origin of an unknown value as text.
    fn source(&self, source: Source) -> String {
        let at = |place: Place| {
            let function = self.functions.get(place.function as usize).and_then(Option::as_ref);
            let name = function.map_or("?", |function| &function.name);
            format!("{name}, block {}, instruction {}", place.block, place.instruction)
        };
        match source {
            Source::Result(place) => format!("result of {}", at(place)),
            Source::Failure(place) => format!("whether {} fails to allocate", at(place)),
            Source::Contents { place, offset, bytes } => {
                format!("{bytes} bytes at offset {offset} of the object of {}", at(place))
            }
            Source::Argument(position) => format!("argument {position}"),
            Source::Global { global, offset, bytes } => {
                format!("{bytes} bytes at offset {offset} of global variable {global}")
            }
            Source::Separate { number, offset, bytes } => {
                format!("{bytes} bytes at offset {offset} of separate object {number}")
            }
            Source::Outside { address, bytes } => format!("{bytes} bytes at address {address:#x}"),
            Source::Volatile(place) => format!("volatile memory read by {}", at(place)),
            Source::Spurious(place) => format!("whether {} fails to exchange", at(place)),
            Source::Left(place) => format!("left by the call of {}", at(place)),
            Source::Other(place) => at(place),
        }
    }

    /// The step of an edge as text.
    pub fn step(&self, edge: &Edge) -> String {
        let list = |terms: &[Term]| terms.iter().map(|&term| self.term(term)).collect::<Vec<_>>().join(", ");
        match &edge.step {
            Step::Op(Op::Assume(term)) => format!("[{}]", self.term(*term)),
            Step::Op(Op::Assign(assignments)) => {
                let one = |&(variable, term): &(Variable, Term)| {
                    format!("{} := {}", self.name(variable), self.term(term))
                };
                assignments.iter().map(one).collect::<Vec<_>>().join("; ")
            }
            Step::Op(Op::Havoc(variables)) => {
                let one = |&(variable, source): &(Variable, Source)| {
                    format!("{} := any value: {}", self.name(variable), self.source(source))
                };
                variables.iter().map(one).collect::<Vec<_>>().join("; ")
            }
            Step::Call { callee, arguments, results } => {
                let names: Vec<&str> =
                    results.iter().map(|result| result.map_or("_", |variable| self.name(variable))).collect();
                let callee =
                    self.functions[*callee as usize].as_ref().map_or("?", |function| function.name.as_str());
                format!("{} := {callee}({})", names.join(", "), list(arguments))
            }
            Step::New { address, bytes, region, .. } => {
                let name = self.name(*region);
                format!("new {} bytes at {} in {name}", self.term(*bytes), self.term(*address))
            }
        }
    }

    /// A function as a graph in the language of Graphviz.
    pub fn dot(&self, function: &Cfa) -> String {
        let mut out = format!("digraph {:?} {{\n", function.name);
        for (number, location) in function.locations.iter().enumerate() {
            let shape = match location.kind {
                LocationKind::Inner => "circle",
                LocationKind::Error(_) => "doubleoctagon",
                LocationKind::Open(_) => "diamond",
                LocationKind::End => "point",
            };
            let _ = writeln!(out, "  {number} [shape={shape}];");
        }
        for edge in &function.edges {
            let _ = writeln!(out, "  {} -> {} [label={:?}];", edge.from.0, edge.to.0, self.step(edge));
        }
        out.push_str("}\n");
        out
    }
}
