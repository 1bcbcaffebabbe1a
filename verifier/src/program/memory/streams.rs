//! The streams that the C library has opened when a program begins: `stdin`, `stdout`, `stderr`.
//!
//! **Here.** Each is a pointer of the library's own that is not null (ISO C, 7.21.1), in a function by itself
//! as in a program. A program may still assign to it where the library lets it; then nothing is known of it.

use javelin_term::graph::Term;

use crate::frontend::module::{Constant, InstructionKind, Module, Operand, Symbol, ValueSource};
use crate::program::lower::Body;
use crate::program::points_to::{Object, PointsTo};

/// The streams that the program does nothing with but load them.
pub(super) fn open_streams(module: &Module, points: &PointsTo) -> Vec<u32> {
    let streams = (0..).zip(&module.globals).filter(|(_, global)| global.is_stream());
    let found = streams.map(|(number, _)| number).filter(|&number| {
        points.slices(Object::Global(number)).is_some() && !is_changed(module, Symbol::Global(number))
    });
    found.collect()
}

/// Whether an instruction other than a load names a symbol.
fn is_changed(module: &Module, symbol: Symbol) -> bool {
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    let others = blocks
        .flat_map(|block| &block.instructions)
        .filter(|instruction| !matches!(instruction.kind, InstructionKind::Load(..)));
    let mut operands = others.flat_map(|instruction| instruction.kind.operands());
    operands.any(|operand| names(operand, symbol))
}

/// Whether an operand is a constant that is made from the address of a symbol.
fn names(operand: &Operand, symbol: Symbol) -> bool {
    match operand.constant() {
        Some(Constant::Address(named)) => *named == symbol,
        Some(Constant::Operator(kind)) => kind.operands().iter().any(|operand| names(operand, symbol)),
        Some(Constant::Aggregate(parts)) => parts.iter().any(|part| names(part, symbol)),
        _ => false,
    }
}

impl Body<'_, '_> {
    /// Assumes that the pointer that was loaded is not null, if it is one of these streams.
    pub fn assume_open(&mut self, from: &Operand, value: Term) {
        if let ValueSource::Constant(Constant::Address(Symbol::Global(global))) = from.value
            && self.all.memory.streams.contains(&global)
        {
            let is_null = self.all.terms.is_null(value);
            let is_open = self.all.terms.not(is_null);
            self.assume(is_open);
        }
    }
}
