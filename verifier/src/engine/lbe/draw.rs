//! The automaton before and after summarisation, in the language of Graphviz.

use std::fmt::Write;

use rustc_hash::FxHashSet;

use super::options::Settings;
use crate::formula::block::{Operation, OperationId};
use crate::formula::summarise::{relevant, summarise};
use crate::job::Effort;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Program};
use crate::program::inlined::inline;

/// The limits, about, of the characters and of the depth of an operation.
const MOST_CHARACTERS: usize = 400;
const MOST_LEVELS: u32 = 64;

/// Both automata, one after the other; `None` where the clock stops, or nothing can be executed.
pub fn dot(program: &mut Program, effort: &Effort, clock: &Clock) -> Option<String> {
    let inlined = inline(program, effort.levels(), clock)?;
    let function = &inlined.function;
    let edges = relevant(function, inlined.target, &FxHashSet::default());
    let summary =
        summarise(function, inlined.target, &edges, Settings::new(&effort.options).blocks, &mut |_, _| {});
    let mut out = program.dot(function);
    let _ = writeln!(out, "digraph {:?} {{", format!("{}, in blocks", function.name));
    let _ = writeln!(out, "  {} [shape=doubleoctagon];", inlined.target.0);
    for block in &summary.blocks {
        let writer = OperationWriter { program, function, operations: &summary.operations };
        let mut label = String::new();
        writer.write(&mut label, block.operation, 0);
        let _ = writeln!(out, "  {} -> {} [label={label:?}];", block.from.0, block.to.0);
    }
    out.push_str("}\n");
    Some(out)
}

struct OperationWriter<'w> {
    program: &'w Program,
    function: &'w Cfa,
    operations: &'w [Operation],
}

impl OperationWriter<'_> {
    /// Parts are shared, so what is written may be far longer than the operation: it is cut.
    fn write(&self, out: &mut String, operation: OperationId, level: u32) {
        if out.len() > MOST_CHARACTERS || level > MOST_LEVELS {
            if !out.ends_with("...") {
                out.push_str("...");
            }
            return;
        }
        match self.operations[operation.0 as usize] {
            Operation::Edge(edge) => out.push_str(&self.program.step(&self.function.edges[edge])),
            Operation::Sequence(first, second) => {
                self.write(out, first, level + 1);
                out.push('\n');
                self.write(out, second, level + 1);
            }
            Operation::Choice(first, second, _) => {
                out.push('(');
                self.write(out, first, level + 1);
                out.push_str(" || ");
                self.write(out, second, level + 1);
                out.push(')');
            }
        }
    }
}
