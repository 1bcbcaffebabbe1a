//! Instructions, one by one.
//!
//! **Here.** Words between the name of an instruction and its first type are flags: those that promise
//! something are kept, orders of memory and the rest are left away. An instruction of an unknown name is kept
//! as such, with its line skipped.

use super::constant::{binary, cast, compare, float_compare, shuffle_mask};
use super::cursor::Read;
use super::function::BodyReader;
use super::lexer::Token;
use super::module::{
    Atomic, Clause, Constant, InstructionKind, Operand, Promises, Type, TypeId, ValueSource,
};
use super::types::begins_type;

/// An instruction and the type of its result.
type Kind = (InstructionKind, TypeId);

/// The longest vector that is shuffled.
const MAX_SHUFFLE: u64 = 1 << 12;

impl<'a> BodyReader<'_, 'a> {
    /// An instruction of this name, which comes next; `None`: it says only something for debuggers.
    pub(crate) fn instruction_kind(&mut self, word: &'a str) -> Read<Option<Kind>> {
        if matches!(word, "call" | "tail" | "musttail" | "notail") {
            while matches!(self.reader.at.token, Token::Word("tail" | "musttail" | "notail")) {
                self.reader.at.advance();
            }
            self.reader.at.expect_word("call")?;
            let Some((call, result)) = self.call()? else { return Ok(None) };
            return Ok(Some((InstructionKind::Call(call), result)));
        }
        if let Some(operator) = binary(word) {
            let promises = self.flags()?;
            let (first, second) = self.pair()?;
            let ty = first.ty;
            return Ok(Some((InstructionKind::Binary(operator, first, second, promises), ty)));
        }
        if let Some(operator) = cast(word) {
            self.flags()?;
            let operand = self.operand()?;
            self.reader.at.expect_word("to")?;
            let ty = self.reader.ty()?;
            return Ok(Some((InstructionKind::Cast(operator, operand), ty)));
        }
        if let Some(kind) = self.memory_instruction(word)? {
            return Ok(Some(kind));
        }
        if let Some(kind) = self.control_instruction(word)? {
            let void = self.reader.types.intern(Type::Void);
            return Ok(Some((kind, void)));
        }
        self.value_instruction(word).map(Some)
    }

    /// Passes the name of the instruction and the flags after it.
    fn flags(&mut self) -> Read<Promises> {
        let mut promises = Promises::default();
        self.reader.at.advance();
        while let Token::Word(word) = self.reader.at.token {
            if begins_type(self.reader.at.token) {
                break;
            }
            match word {
                "nsw" => promises.no_signed_wrap = true,
                "nuw" => promises.no_unsigned_wrap = true,
                "exact" => promises.exact = true,
                "inbounds" => promises.inbounds = true,
                _ => {}
            }
            self.reader.at.advance();
            if self.reader.at.sees(b'(') {
                self.reader.at.skip_group()?;
            }
        }
        Ok(promises)
    }

    /// A type and two values of it.
    fn pair(&mut self) -> Read<(Operand, Operand)> {
        let first = self.operand()?;
        self.reader.at.expect(b',')?;
        let value = self.value(first.ty)?;
        let second = Operand { ty: first.ty, value };
        Ok((first, second))
    }

    /// A comma and an operand.
    fn next_operand(&mut self) -> Read<Operand> {
        self.reader.at.expect(b',')?;
        self.operand()
    }

    /// Passes the name of an access and the words before its first operand.
    fn begin_access(&mut self) {
        self.reader.at.advance();
        while let (Token::Word(word), false) = (self.reader.at.token, begins_type(self.reader.at.token)) {
            self.access.is_volatile |= word == "volatile";
            self.access.is_atomic |= word == "atomic";
            self.reader.at.advance();
        }
    }

    /// Passes what an access says after its operands: the order of an atomic one, its alignment.
    fn end_access(&mut self) -> Read<()> {
        self.skip_order()?;
        if self.reader.at.sees(b',') && self.reader.at.second() == Token::Word("align") {
            self.reader.at.advance();
            self.reader.at.advance();
            self.access.alignment = self.reader.at.unsigned32()?;
        }
        Ok(())
    }

    /// Passes the words on the rest of the line: orders of atomic accesses.
    fn skip_order(&mut self) -> Read<()> {
        while let (Token::Word(_), false) = (self.reader.at.token, self.reader.at.new_line) {
            self.reader.at.advance();
            if self.reader.at.sees(b'(') {
                self.reader.at.skip_group()?;
            }
        }
        Ok(())
    }

    fn memory_instruction(&mut self, word: &str) -> Read<Option<Kind>> {
        let pointer = self.reader.types.intern(Type::Pointer);
        let void = self.reader.types.intern(Type::Void);
        Ok(Some(match word {
            "alloca" => self.alloca(pointer)?,
            "load" => {
                self.begin_access();
                let ty = self.reader.ty()?;
                let address = self.next_operand()?;
                self.end_access()?;
                (InstructionKind::Load(ty, address), ty)
            }
            "store" => {
                self.begin_access();
                let value = self.operand()?;
                let address = self.next_operand()?;
                self.end_access()?;
                (InstructionKind::Store(value, address), void)
            }
            "getelementptr" => self.element()?,
            "fence" => {
                self.reader.at.advance();
                self.skip_order()?;
                (InstructionKind::Fence, void)
            }
            "cmpxchg" => {
                self.reader.at.advance();
                let is_weak = self.reader.at.accept_word("weak");
                self.access.is_volatile = self.reader.at.accept_word("volatile");
                self.access.is_atomic = true;
                let (address, expected, new) = (self.operand()?, self.next_operand()?, self.next_operand()?);
                self.end_access()?;
                let done = self.reader.types.intern(Type::Int(1));
                let fields = vec![expected.ty, done];
                let ty = self.reader.types.intern(Type::Struct { fields, packed: false });
                (InstructionKind::CompareExchange(address, expected, new, is_weak), ty)
            }
            "atomicrmw" => self.atomic_update()?,
            "va_arg" => {
                self.flags()?;
                let list = self.operand()?;
                self.reader.at.expect(b',')?;
                let ty = self.reader.ty()?;
                (InstructionKind::VaArg(list), ty)
            }
            _ => return Ok(None),
        }))
    }

    fn alloca(&mut self, pointer: TypeId) -> Read<Kind> {
        self.flags()?;
        let ty = self.reader.ty()?;
        let (mut count, mut alignment) = (None, 0);
        while self.reader.at.sees(b',') {
            match self.reader.at.second() {
                Token::Word("align") => {
                    self.reader.at.advance();
                    self.reader.at.advance();
                    alignment = self.reader.at.unsigned()?;
                }
                Token::Word("addrspace") => {
                    self.reader.at.advance();
                    self.reader.address_space()?;
                }
                token if begins_type(token) => count = Some(self.next_operand()?),
                _ => break,
            }
        }
        Ok((InstructionKind::Alloca(ty, count, alignment), pointer))
    }

    fn element(&mut self) -> Read<Kind> {
        let promises = self.flags()?;
        let source = self.reader.ty()?;
        let base = self.next_operand()?;
        let mut indices = Vec::new();
        while self.reader.at.sees(b',') && begins_type(self.reader.at.second()) {
            indices.push(self.next_operand()?);
        }
        let ty = self.reader.types.element_type(&base, &indices);
        Ok((InstructionKind::Element(source, base, indices, promises), ty))
    }

    fn atomic_update(&mut self) -> Read<Kind> {
        self.reader.at.advance();
        self.access.is_volatile = self.reader.at.accept_word("volatile");
        self.access.is_atomic = true;
        let Token::Word(word) = self.reader.at.take() else { return self.reader.at.expected("an operation") };
        let operation = match word {
            "xchg" => Atomic::Exchange,
            "add" => Atomic::Add,
            "sub" => Atomic::Sub,
            "and" => Atomic::And,
            "nand" => Atomic::Nand,
            "or" => Atomic::Or,
            "xor" => Atomic::Xor,
            "max" => Atomic::Max,
            "min" => Atomic::Min,
            "umax" => Atomic::UMax,
            "umin" => Atomic::UMin,
            _ => Atomic::Other,
        };
        let (address, operand) = (self.operand()?, self.next_operand()?);
        self.end_access()?;
        let ty = operand.ty;
        Ok((InstructionKind::AtomicUpdate(operation, address, operand), ty))
    }

    fn control_instruction(&mut self, word: &str) -> Read<Option<InstructionKind>> {
        if !matches!(word, "br" | "switch" | "ret" | "unreachable" | "resume" | "indirectbr") {
            return Ok(None);
        }
        self.reader.at.advance();
        Ok(Some(match word {
            "br" if self.reader.at.token == Token::Word("label") => InstructionKind::Jump(self.label()?),
            "br" => {
                let condition = self.operand()?;
                self.reader.at.expect(b',')?;
                let yes = self.label()?;
                self.reader.at.expect(b',')?;
                InstructionKind::Branch(condition, yes, self.label()?)
            }
            "ret" => {
                let ty = self.reader.ty()?;
                InstructionKind::Return(match self.reader.types.get(ty) {
                    Type::Void => None,
                    _ => Some(Operand { ty, value: self.value(ty)? }),
                })
            }
            "unreachable" => InstructionKind::Unreachable,
            "resume" => InstructionKind::Resume(self.operand()?),
            "switch" => self.switch()?,
            _ => {
                let address = self.operand()?;
                self.reader.at.expect(b',')?;
                self.reader.at.expect(b'[')?;
                let mut targets = Vec::new();
                while !self.reader.at.accept(b']') {
                    targets.push(self.label()?);
                    self.reader.at.accept(b',');
                }
                InstructionKind::IndirectJump(address, targets)
            }
        }))
    }

    fn switch(&mut self) -> Read<InstructionKind> {
        let value = self.operand()?;
        self.reader.at.expect(b',')?;
        let default = self.label()?;
        self.reader.at.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.reader.at.accept(b']') {
            let case = self.reader.constant_operand()?;
            let ValueSource::Constant(Constant::Bits(bits)) = case.value else {
                return self.reader.at.fault("the case before this is not a number");
            };
            if case.ty != value.ty {
                return self.reader.at.fault("the case before this has another type than the value");
            }
            self.reader.at.expect(b',')?;
            cases.push((bits, self.label()?));
        }
        Ok(InstructionKind::Switch(value, default, cases))
    }

    fn value_instruction(&mut self, word: &'a str) -> Read<Kind> {
        match word {
            "icmp" => {
                let Some(predicate) = self.predicate(compare)? else {
                    return self.reader.at.expected("a comparison");
                };
                let (first, second) = self.pair()?;
                let ty = self.reader.types.like(first.ty, Type::Int(1));
                Ok((InstructionKind::Compare(predicate, first, second), ty))
            }
            "fcmp" => {
                let Some(predicate) = self.predicate(float_compare)? else {
                    return self.reader.at.expected("a comparison");
                };
                let (first, second) = self.pair()?;
                let ty = self.reader.types.like(first.ty, Type::Int(1));
                Ok((InstructionKind::FloatCompare(predicate, first, second), ty))
            }
            "fneg" | "freeze" => {
                self.flags()?;
                let operand = self.operand()?;
                let ty = operand.ty;
                let kind = if word == "fneg" { InstructionKind::FNeg } else { InstructionKind::Freeze };
                Ok((kind(operand), ty))
            }
            "select" => {
                self.flags()?;
                let (condition, yes, no) = (self.operand()?, self.next_operand()?, self.next_operand()?);
                let ty = yes.ty;
                Ok((InstructionKind::Select(condition, yes, no), ty))
            }
            "phi" => self.phi(),
            "invoke" => self.invoke(),
            "landingpad" => self.landing_pad(),
            "extractvalue" | "insertvalue" | "extractelement" | "insertelement" | "shufflevector" => {
                self.part_instruction(word)
            }
            _ => self.other(word),
        }
    }

    /// Passes the name of a comparison and the flags around its predicate.
    fn predicate<T>(&mut self, known: fn(&str) -> Option<T>) -> Read<Option<T>> {
        self.reader.at.advance();
        let mut found = None;
        while let Token::Word(word) = self.reader.at.token {
            if begins_type(self.reader.at.token) {
                break;
            }
            found = known(word).or(found);
            self.reader.at.advance();
        }
        Ok(found)
    }

    fn phi(&mut self) -> Read<Kind> {
        self.flags()?;
        let ty = self.reader.ty()?;
        let mut values = Vec::new();
        loop {
            self.reader.at.expect(b'[')?;
            let value = self.value(ty)?;
            self.reader.at.expect(b',')?;
            values.push((value, self.block_reference()?));
            self.reader.at.expect(b']')?;
            if !(self.reader.at.sees(b',') && self.reader.at.second() == Token::Mark(b'[')) {
                return Ok((InstructionKind::Phi(values), ty));
            }
            self.reader.at.advance();
        }
    }

    /// An instruction that takes aggregates or vectors apart or puts them together.
    fn part_instruction(&mut self, word: &str) -> Read<Kind> {
        self.flags()?;
        let first = self.operand()?;
        match word {
            "extractvalue" => {
                let positions = self.positions()?;
                let Some(ty) = self.reader.types.part(first.ty, &positions) else {
                    return self.reader.at.fault("there is no such part");
                };
                Ok((InstructionKind::ExtractValue(first, positions), ty))
            }
            "insertvalue" => {
                let part = self.next_operand()?;
                let positions = self.positions()?;
                let ty = first.ty;
                Ok((InstructionKind::InsertValue(first, part, positions), ty))
            }
            "extractelement" => {
                let position = self.next_operand()?;
                let (_, ty) = self.vector(first.ty)?;
                Ok((InstructionKind::ExtractElement(first, position), ty))
            }
            "insertelement" => {
                let (part, position) = (self.next_operand()?, self.next_operand()?);
                let ty = first.ty;
                Ok((InstructionKind::InsertElement(first, part, position), ty))
            }
            _ => self.shuffle(first),
        }
    }

    /// The length of a vector and the type of its elements.
    fn vector(&self, ty: TypeId) -> Read<(u64, TypeId)> {
        match *self.reader.types.get(ty) {
            Type::Vector(count, element) => Ok((count, element)),
            _ => self.reader.at.fault("the operand before this is no vector"),
        }
    }

    fn shuffle(&mut self, first: Operand) -> Read<Kind> {
        let (second, mask) = (self.next_operand()?, self.next_operand()?);
        let ((_, element), (count, _)) = (self.vector(first.ty)?, self.vector(mask.ty)?);
        let positions = match &mask.value {
            ValueSource::Constant(Constant::Zero) if count <= MAX_SHUFFLE => {
                Some(vec![Some(0); count as usize])
            }
            ValueSource::Constant(Constant::Undefined | Constant::Poison) if count <= MAX_SHUFFLE => {
                Some(vec![None; count as usize])
            }
            _ => shuffle_mask(&mask),
        };
        let Some(positions) = positions else {
            return self.reader.at.fault("the mask before this is not constant");
        };
        let ty = self.reader.types.intern(Type::Vector(count, element));
        Ok((InstructionKind::Shuffle(first, second, positions), ty))
    }

    /// `, 0, 1`: positions in an aggregate.
    fn positions(&mut self) -> Read<Vec<u32>> {
        let mut positions = Vec::new();
        while self.reader.at.sees(b',') && matches!(self.reader.at.second(), Token::Number(_)) {
            self.reader.at.advance();
            positions.push(self.reader.at.unsigned32()?);
        }
        Ok(positions)
    }

    fn landing_pad(&mut self) -> Read<Kind> {
        self.flags()?;
        let ty = self.reader.ty()?;
        let (mut is_cleanup, mut clauses) = (false, Vec::new());
        loop {
            match self.reader.at.token {
                Token::Word("cleanup") => {
                    self.reader.at.advance();
                    is_cleanup = true;
                }
                Token::Word("catch") => {
                    self.reader.at.advance();
                    clauses.push(Clause::Catch(self.operand()?));
                }
                Token::Word("filter") => {
                    self.reader.at.advance();
                    clauses.push(Clause::Filter(self.operand()?));
                }
                _ => return Ok((InstructionKind::LandingPad(is_cleanup, clauses), ty)),
            }
        }
    }

    /// An instruction that is not known: its line is passed.
    fn other(&mut self, word: &str) -> Read<Kind> {
        let is_jump = word == "callbr";
        self.reader.at.skip_line()?;
        if is_jump && self.reader.at.token == Token::Word("to") {
            self.reader.at.skip_line()?;
        }
        let ty = self.reader.types.intern(Type::NoValue);
        Ok((InstructionKind::Other(word.to_owned()), ty))
    }
}
