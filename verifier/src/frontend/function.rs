//! The bodies of functions: blocks, and the names of values and blocks.
//!
//! **Here.** A name gets its number when it is first seen, be it defined or used there; its type is known in
//! both cases. At the end every name must have been defined. Blocks are put into the order of the text at the
//! end.

use std::fmt;

use super::cursor::Read;
use super::lexer::Token;
use super::module::{
    Access, BasicBlock, Block, Instruction, InstructionKind, Local, Operand, SourceVariable, Type, TypeId,
    ValueSource,
};
use super::names;
use super::reader::Reader;
use rustc_hash::FxHashMap;

/// The name of a value or a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Name<'a> {
    Number(u32),
    Text(&'a str),
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Number(number) => number.fmt(f),
            Name::Text(text) => f.write_str(text),
        }
    }
}

impl<'a> Name<'a> {
    pub(super) fn new(text: &'a str) -> Name<'a> {
        let is_number = text.len() < 10 && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if is_number => Name::Number(number),
            _ => Name::Text(text),
        }
    }
}

/// The entry of a name: where it was first seen, and whether it is defined.
#[derive(Clone, Copy, Debug)]
struct Mention {
    seen: usize,
    is_defined: bool,
}

/// The body of a function while it is read.
pub(crate) struct BodyReader<'r, 'a> {
    pub reader: &'r mut Reader<'a>,
    /// The types of values.
    locals: Vec<TypeId>,
    local_names: FxHashMap<Name<'a>, Local>,
    local_mentions: Vec<Mention>,
    block_names: FxHashMap<Name<'a>, Block>,
    block_mentions: Vec<Mention>,
    /// The number of the next value or block without a name.
    next: u32,
    /// The blocks, in the order of the text, with the numbers that their names have.
    blocks: Vec<(Block, BasicBlock)>,
    /// The block that instructions go to, if it is not ended.
    pub(super) open: Option<(Block, BasicBlock)>,
    /// Variables of the source.
    pub(super) variables: Vec<(Local, SourceVariable)>,
    /// The type that the function returns.
    result: TypeId,
    /// The access to memory of the instruction that is read.
    pub(super) access: Access,
}

impl<'a> Reader<'a> {
    /// Reads the body of a function.
    pub(crate) fn function_body(&mut self, index: usize) -> Read<()> {
        let parameters = std::mem::take(&mut self.functions[index].parameters);
        let types = std::mem::take(&mut self.module.functions[index].locals);
        let result = match *self.types.get(self.module.functions[index].ty) {
            Type::Function { result, .. } => result,
            _ => return self.at.expected("a function type"),
        };
        let mut body = BodyReader {
            reader: self,
            result,
            access: Access::default(),
            locals: Vec::new(),
            local_names: FxHashMap::default(),
            local_mentions: Vec::new(),
            block_names: FxHashMap::default(),
            block_mentions: Vec::new(),
            next: 0,
            blocks: Vec::new(),
            open: None,
            variables: Vec::new(),
        };
        for (name, ty) in parameters.into_iter().zip(types) {
            body.define(name, ty)?;
        }
        body.read()?;
        body.check_names()?;
        body.check_edges()?;
        let (locals, variables, blocks, names) = (body.locals, body.variables, body.blocks, body.block_names);
        self.note_blocks(index, &names, &blocks);
        let blocks = in_order(blocks);
        let function = &mut self.module.functions[index];
        (function.locals, function.variables, function.blocks) = (locals, variables, blocks);
        Ok(())
    }
}

/// The blocks with the numbers of their places in the text.
fn in_order(blocks: Vec<(Block, BasicBlock)>) -> Vec<BasicBlock> {
    let mut places = vec![Block(0); blocks.len()];
    for (place, (block, _)) in blocks.iter().enumerate() {
        places[block.0 as usize] = Block(place as u32);
    }
    let move_target = |target: &mut Block| *target = places[target.0 as usize];
    let place = |(_, mut block): (Block, BasicBlock)| {
        for instruction in &mut block.instructions {
            instruction.kind.for_each_target(move_target);
        }
        block
    };
    blocks.into_iter().map(place).collect()
}

impl InstructionKind {
    /// Does something with each block that the instruction names.
    fn for_each_target(&mut self, mut each: impl FnMut(&mut Block)) {
        match self {
            InstructionKind::Jump(target) => each(target),
            InstructionKind::Branch(_, yes, no) => {
                each(yes);
                each(no);
            }
            InstructionKind::Invoke(_, normal, unwind) => {
                each(normal);
                each(unwind);
            }
            InstructionKind::Switch(_, default, cases) => {
                each(default);
                cases.iter_mut().for_each(|(_, target)| each(target));
            }
            InstructionKind::IndirectJump(_, targets) => targets.iter_mut().for_each(each),
            InstructionKind::Phi(values) => values.iter_mut().for_each(|(_, block)| each(block)),
            _ => {}
        }
    }

    /// Whether a block ends with this instruction.
    fn ends_block(&self) -> bool {
        matches!(
            self,
            InstructionKind::Jump(_)
                | InstructionKind::Branch(..)
                | InstructionKind::Invoke(..)
                | InstructionKind::Switch(..)
                | InstructionKind::IndirectJump(..)
                | InstructionKind::Return(_)
                | InstructionKind::Resume(_)
                | InstructionKind::Unreachable
        )
    }
}

impl<'a> BodyReader<'_, 'a> {
    /// The blocks up to the closing bracket.
    fn read(&mut self) -> Read<()> {
        self.reader.at.expect(b'{')?;
        loop {
            match self.reader.at.token {
                Token::Mark(b'}') => break,
                Token::Label(name) => {
                    self.end_unknown()?;
                    self.reader.at.advance();
                    self.begin_block(Some(name))?;
                }
                Token::Record(name) => self.record(name)?,
                Token::Word("uselistorder") => self.reader.at.skip_line()?,
                _ => self.instruction()?,
            }
        }
        self.end_unknown()?;
        if self.blocks.is_empty() {
            return self.reader.at.expected("a block");
        }
        Ok(())
    }

    /// A block that is open at a label or at the end must end with something unknown.
    fn end_unknown(&mut self) -> Read<()> {
        let Some((number, mut block)) = self.open.take() else { return Ok(()) };
        let Some(last) = block.instructions.last() else { return self.reader.at.expected("an instruction") };
        let span = last.span;
        if !matches!(last.kind, InstructionKind::Other(_)) {
            return self.reader.at.expected("an instruction that ends the block");
        }
        block.instructions.push(Instruction {
            result: None,
            kind: InstructionKind::Unreachable,
            access: Access::default(),
            span,
        });
        self.blocks.push((number, block));
        Ok(())
    }

    /// Begins a block with this name, or with the next number.
    pub(super) fn begin_block(&mut self, text: Option<&'a str>) -> Read<()> {
        let name = text.map_or(Name::Number(self.next), Name::new);
        let block = self.block_of(name);
        let mention = &mut self.block_mentions[block.0 as usize];
        if mention.is_defined {
            return self.reader.at.fault("the block before this is defined twice");
        }
        mention.is_defined = true;
        let mut name_in_text = String::new();
        match name {
            Name::Number(number) => self.next = number.saturating_add(1),
            Name::Text(text) => name_in_text = names::plain(text),
        }
        let content = BasicBlock { name: name_in_text, ..BasicBlock::default() };
        self.open = Some((block, content));
        Ok(())
    }

    /// The number of a block's name.
    fn block_of(&mut self, name: Name<'a>) -> Block {
        let (mentions, seen) = (&mut self.block_mentions, self.reader.at.start);
        *self.block_names.entry(name).or_insert_with(|| {
            mentions.push(Mention { seen, is_defined: false });
            Block(mentions.len() as u32 - 1)
        })
    }

    /// `label %name`.
    pub(crate) fn label(&mut self) -> Read<Block> {
        self.reader.at.expect_word("label")?;
        self.block_reference()
    }

    /// `%name` of a block.
    pub(crate) fn block_reference(&mut self) -> Read<Block> {
        let Token::Local(name) = self.reader.at.token else {
            return self.reader.at.expected("the name of a block");
        };
        let block = self.block_of(Name::new(name));
        self.reader.at.advance();
        Ok(block)
    }

    /// The number of a value's name, which has this type.
    pub(super) fn local_of(&mut self, name: Name<'a>, ty: TypeId) -> Read<Local> {
        let seen = self.reader.at.start;
        let (mentions, locals) = (&mut self.local_mentions, &mut self.locals);
        let local = *self.local_names.entry(name).or_insert_with(|| {
            mentions.push(Mention { seen, is_defined: false });
            locals.push(ty);
            Local(locals.len() as u32 - 1)
        });
        let known = &mut self.locals[local.0 as usize];
        if *known != ty {
            if *self.reader.types.get(*known) != Type::NoValue {
                return self.reader.at.fault("this value has another type elsewhere");
            }
            // The result of an instruction that is not known.
            *known = ty;
        }
        Ok(local)
    }

    /// Defines a value; without a name it has the next number.
    fn define(&mut self, text: Option<&'a str>, ty: TypeId) -> Read<Local> {
        let name = text.map_or(Name::Number(self.next), Name::new);
        if let Name::Number(number) = name {
            self.next = number.saturating_add(1);
        }
        let known = self.local_names.get(&name).map(|local| self.locals[local.0 as usize]);
        let is_unknown = *self.reader.types.get(ty) == Type::NoValue;
        let local = self.local_of(name, known.filter(|_| is_unknown).unwrap_or(ty))?;
        let mention = &mut self.local_mentions[local.0 as usize];
        if mention.is_defined {
            return self.reader.at.fault("the value before this is defined twice");
        }
        mention.is_defined = true;
        Ok(local)
    }

    /// Every name that is used must be defined.
    fn check_names(&self) -> Read<()> {
        for (mentions, what) in [(&self.local_mentions, "value"), (&self.block_mentions, "block")] {
            if let Some(mention) = mentions.iter().find(|mention| !mention.is_defined) {
                return self
                    .reader
                    .fault_at(mention.seen, format!("this {what} is not defined in the function"));
            }
        }
        Ok(())
    }

    /// Nothing jumps to the entry, and every `phi` has values for exactly the blocks that jump to it.
    fn check_edges(&mut self) -> Read<()> {
        let mut sources: Vec<Vec<Block>> = vec![Vec::new(); self.blocks.len()];
        for (number, block) in &mut self.blocks {
            if let Some(last) = block.instructions.last_mut() {
                last.kind.for_each_target(|target| sources[target.0 as usize].push(*number));
            }
        }
        sources.iter_mut().for_each(|sources| {
            sources.sort_unstable();
            sources.dedup();
        });
        if self.blocks.first().is_some_and(|(entry, _)| !sources[entry.0 as usize].is_empty()) {
            return self.reader.at.fault("the function before this jumps to its first block");
        }
        for (number, block) in &self.blocks {
            for instruction in &block.instructions {
                let InstructionKind::Phi(values) = &instruction.kind else { break };
                let mut named: Vec<Block> = values.iter().map(|&(_, block)| block).collect();
                named.sort_unstable();
                named.dedup();
                if named != sources[number.0 as usize] {
                    let message =
                        "a `phi` of the function before this does not name the blocks that jump to it";
                    return self.reader.at.fault(message);
                }
            }
        }
        Ok(())
    }

    /// A value of a type.
    pub(crate) fn value(&mut self, ty: TypeId) -> Read<ValueSource> {
        if let Token::Local(name) = self.reader.at.token {
            let local = self.local_of(Name::new(name), ty)?;
            self.reader.at.advance();
            return Ok(ValueSource::Local(local));
        }
        self.reader.constant(ty).map(ValueSource::Constant)
    }

    /// A type and a value.
    pub(crate) fn operand(&mut self) -> Read<Operand> {
        let ty = self.reader.ty()?;
        Ok(Operand { ty, value: self.value(ty)? })
    }

    /// An instruction with its result and what follows it.
    fn instruction(&mut self) -> Read<()> {
        let mut name = None;
        if let Token::Local(text) = self.reader.at.token {
            self.reader.at.advance();
            self.reader.at.expect(b'=')?;
            name = Some(text);
        }
        let Token::Word(word) = self.reader.at.token else {
            return self.reader.at.expected("an instruction");
        };
        if self.open.is_none() {
            self.begin_block(None)?;
        }
        let start = self.reader.at.start;
        self.access = Access::default();
        let Some((kind, ty)) = self.instruction_kind(word)? else {
            // A call for debug information.
            return self.attachments().map(drop);
        };
        if let Err(complaint) = self.reader.types.check(&kind, ty) {
            return self.reader.fault_at(start, format!("`{word}` {complaint}"));
        }
        self.check_place(&kind, start)?;
        let is_void = *self.reader.types.get(ty) == Type::Void;
        if is_void && name.is_some() {
            return self.reader.fault_at(start, format!("`{word}` has no result here"));
        }
        let is_unnamed_other = name.is_none() && matches!(kind, InstructionKind::Other(_));
        let result = if is_void || is_unnamed_other { None } else { Some(self.define(name, ty)?) };
        let span = self.attachments()?;
        self.push(Instruction { result, kind, access: self.access, span });
        Ok(())
    }

    /// Whether an instruction may stand in this function and at this place of its block.
    fn check_place(&self, kind: &InstructionKind, start: usize) -> Read<()> {
        let before = self.open.as_ref().and_then(|(_, block)| block.instructions.last());
        let message = match kind {
            InstructionKind::Phi(_)
                if before.is_some_and(|last| !matches!(last.kind, InstructionKind::Phi(_))) =>
            {
                "`phi` stands behind another instruction"
            }
            InstructionKind::Return(value) => {
                let returned = value.as_ref().map(|value| value.ty);
                let is_void = *self.reader.types.get(self.result) == Type::Void;
                if returned == (!is_void).then_some(self.result) {
                    return Ok(());
                }
                "the function returns another type"
            }
            _ => return Ok(()),
        };
        self.reader.fault_at(start, message.to_owned())
    }

    /// Puts an instruction at the end of the open block.
    fn push(&mut self, instruction: Instruction) {
        let ends = instruction.kind.ends_block();
        if let Some((_, block)) = &mut self.open {
            block.instructions.push(instruction);
        }
        if ends {
            self.blocks.extend(self.open.take());
        }
    }
}
