//! Labels whose addresses are taken: `blockaddress`, the `&&label` of GNU C.
//!
//! **Idea.** Such an address is used for jumps, and else says no more than that of a function: it is not
//! null, and nothing is known of its digits. So it is the address of a function of its own, which has no
//! body.
//!
//! **Here.** A label may be named before its function is read, so blocks learn at the end which functions
//! stand for their addresses; in functions that jump to addresses, since nothing else asks.

use rustc_hash::FxHashMap;

use super::cursor::Read;
use super::function::Name;
use super::lexer::Token;
use super::module::{BasicBlock, Block, Constant, Function, InstructionKind, Symbol};
use super::reader::Reader;

/// The labels of a module while it is read.
#[derive(Default)]
pub(crate) struct Labels<'a> {
    /// The labels whose addresses are taken, by function and name, in the order in which they were seen.
    taken: Vec<(u32, Name<'a>)>,
    numbers: FxHashMap<(u32, Name<'a>), u32>,
    /// The blocks of functions that jump to addresses.
    blocks: FxHashMap<(u32, Name<'a>), u32>,
}

impl<'a> Reader<'a> {
    /// The constant after `blockaddress`: `(@function, %label)`.
    pub(super) fn label_address(&mut self) -> Read<Constant> {
        self.at.expect(b'(')?;
        let Token::Global(function) = self.at.token else {
            return self.at.expected("the name of a function");
        };
        let function = self.symbol(function)?;
        self.at.advance();
        self.at.expect(b',')?;
        let Token::Local(name) = self.at.token else { return self.at.expected("the name of a block") };
        self.at.advance();
        self.at.expect(b')')?;
        let Constant::Address(Symbol::Function(function)) = function else { return Ok(Constant::Unknown) };
        let (label, labels) = ((function, Name::new(name)), &mut self.labels);
        let first = self.functions.len() as u32;
        let number = *labels.numbers.entry(label).or_insert_with(|| {
            labels.taken.push(label);
            first + labels.taken.len() as u32 - 1
        });
        Ok(Constant::Address(Symbol::Function(number)))
    }

    /// Notes the names of the blocks of a function that jumps to addresses.
    pub(super) fn note_blocks(
        &mut self,
        function: usize,
        names: &FxHashMap<Name<'a>, Block>,
        blocks: &[(Block, BasicBlock)],
    ) {
        let instructions = blocks.iter().flat_map(|(_, block)| block.instructions.last());
        if !instructions.into_iter().any(|last| matches!(last.kind, InstructionKind::IndirectJump(..))) {
            return;
        }
        let mut places = vec![0; blocks.len()];
        for (place, (block, _)) in (0..).zip(blocks) {
            places[block.0 as usize] = place;
        }
        let named = names.iter().map(|(name, block)| ((function as u32, *name), places[block.0 as usize]));
        self.labels.blocks.extend(named);
    }

    /// Makes the functions that stand for labels, after all others.
    pub(super) fn label_functions(&mut self) {
        let labels = std::mem::take(&mut self.labels);
        for label in labels.taken {
            let number = self.module.functions.len() as u32;
            let of = &mut self.module.functions[label.0 as usize];
            let name = format!("label {} of {}", label.1, of.name);
            let ty = of.ty;
            if let Some(&block) = labels.blocks.get(&label) {
                of.blocks[block as usize].label = Some(number);
            }
            let stand_in = Function { source_name: name.clone(), name, ty, ..Function::nothing() };
            self.module.functions.push(stand_in);
        }
    }
}
