//! Values and memory that were never written.
//!
//! **Idea.** Beside each object, and beside each value that is moved, stand the bits that nobody has written
//! (Seward, Nethercote, *Using Valgrind to detect undefined value errors with bit-precision*, USENIX 2005).
//! An execution that uses such a bit ends there.
//!
//! **Here.** Only where `uninitialized` is checked. The bits of a value are a value of the same shape, 1
//! where a bit was never written; a local without one has been written. Which operands are used says
//! [`used`]. What functions without a body may have written has a mark of the taint, which the end of the
//! execution depends on then.

use super::machine::{Flow, Machine};
use super::memory::StoredObject;
use super::value::Value;
use crate::frontend::module::{
    Binary, Block, Cast, Constant, Function, Instruction, InstructionKind, Local, Operand, TypeId,
    ValueSource,
};
use crate::frontend::used::{is_undefined, selects_bits, used};
use crate::reading::Property;
use javelin_solver::BitVec;
use std::collections::BTreeMap;

/// The locals of a frame that have bits which were never written: these bits.
pub(super) type Undefined = BTreeMap<u32, Value>;

impl StoredObject {
    /// All bytes of a new object were never written.
    pub(super) fn begin_unwritten(&mut self, is_tracked: bool) {
        self.unwritten = is_tracked.then(|| vec![0xff; self.bytes.len()]);
    }

    /// The bits of some bytes that were never written, if there are any.
    fn unwritten_bits(&self, offset: usize, length: usize) -> Option<&[u8]> {
        let bits = self.unwritten.as_ref()?.get(offset..offset + length)?;
        bits.iter().any(|byte| *byte != 0).then_some(bits)
    }

    /// Bytes were written, but for these bits.
    fn set_unwritten(&mut self, offset: usize, bits: &[u8]) {
        if bits.iter().all(|byte| *byte == 0) && self.unwritten.is_none() {
            return;
        }
        let length = self.bytes.len();
        let all = self.unwritten.get_or_insert_with(|| vec![0; length]);
        if let Some(place) = all.get_mut(offset..offset + bits.len()) {
            place.copy_from_slice(bits);
        }
    }

    /// From now on bytes have values, whatever they had.
    #[inline]
    pub(super) fn is_written(&mut self, offset: usize, length: usize) {
        if let Some(place) = self.unwritten.as_mut().and_then(|bits| bits.get_mut(offset..offset + length)) {
            place.fill(0);
        }
    }
}

/// Whether no bit is 1.
fn is_zero(value: &Value) -> bool {
    match value {
        Value::Bits(bits) => *bits == 0,
        Value::Wide(bits) => bits.is_zero(),
        Value::Parts(parts) => parts.iter().all(is_zero),
    }
}

impl<'m> Machine<'m, '_> {
    /// Executes an instruction, unless it uses what was never written.
    pub(super) fn execute_watched(&mut self, instruction: &'m Instruction) -> Flow<()> {
        use InstructionKind as I;
        let kind = &instruction.kind;
        self.refuse_undefined(kind)?;
        match kind {
            I::Phi(_) => self.watched_phis(instruction),
            I::Call(call) | I::Invoke(call, ..) => {
                let mut passed = Undefined::new();
                for (index, argument) in (0..).zip(&call.arguments) {
                    passed.extend(self.undefined_of(argument)?.map(|bits| (index, bits)));
                }
                self.passed_undefined = passed;
                self.returned_undefined = None;
                self.execute_plain(instruction)
            }
            I::Return(value) => {
                self.returned_undefined = match value {
                    Some(value) => self.undefined_of(value)?,
                    None => None,
                };
                self.execute_plain(instruction)
            }
            I::Store(value, address) => {
                let bits = self.undefined_of(value)?;
                self.execute_plain(instruction)?;
                match bits {
                    Some(bits) => self.store_undefined(address, value.ty, &bits),
                    None => Ok(()),
                }
            }
            I::Load(ty, address) => {
                self.execute_plain(instruction)?;
                let bits = match self.reading.is_unknown(instruction.access) {
                    true => None,
                    false => self.undefined_in_memory(address, *ty)?,
                };
                self.set_undefined(instruction.result, bits);
                Ok(())
            }
            _ => {
                let bits = self.moved_bits(instruction)?;
                self.execute_plain(instruction)?;
                if !kind.successors().is_empty() {
                    return Ok(());
                }
                self.set_undefined(instruction.result, bits);
                Ok(())
            }
        }
    }

    fn execute_plain(&mut self, instruction: &'m Instruction) -> Flow<()> {
        if self.taint.is_on { self.execute_tracked(instruction) } else { self.execute(instruction) }
    }

    /// The bits of an operand that were never written.
    fn undefined_of(&mut self, operand: &Operand) -> Flow<Option<Value>> {
        self.undefined_value(operand.ty, &operand.value)
    }

    fn undefined_value(&mut self, ty: TypeId, value: &ValueSource) -> Flow<Option<Value>> {
        match value {
            ValueSource::Local(local) => Ok(self.frame.undefined.get(&local.0).cloned()),
            ValueSource::Constant(constant) if is_undefined(constant) => {
                self.undefined_constant(ty, constant).map(Some)
            }
            ValueSource::Constant(_) => Ok(None),
        }
    }

    /// The bits of a constant that are undefined: rustc moves such where a value is still to be written.
    fn undefined_constant(&mut self, ty: TypeId, constant: &Constant) -> Flow<Value> {
        let size = self.size(ty)?;
        match constant {
            Constant::Undefined => self.decode_bits(&vec![0xff; size as usize], ty),
            Constant::Aggregate(parts) => {
                let parts = parts.iter().map(|part| match self.undefined_of(part)? {
                    Some(bits) => Ok(bits),
                    None => self.all_written(part.ty),
                });
                parts.collect::<Flow<Vec<Value>>>().map(Value::parts)
            }
            _ => self.all_written(ty),
        }
    }

    fn set_undefined(&mut self, local: Option<Local>, bits: Option<Value>) {
        let Some(local) = local else { return };
        match bits.filter(|bits| !is_zero(bits)) {
            Some(bits) => drop(self.frame.undefined.insert(local.0, bits)),
            None => drop(self.frame.undefined.remove(&local.0)),
        }
    }

    /// Ends an execution whose instruction uses what was never written.
    fn refuse_undefined(&mut self, kind: &'m InstructionKind) -> Flow<()> {
        if !self.frame.undefined.is_empty() {
            let is_entry = self.frames.is_empty();
            for operand in used(self.module, self.frame.code, kind, is_entry) {
                // A constant without a value is not what a program uses: a vector begins as one.
                let ValueSource::Local(local) = operand.value else { continue };
                if self.frame.undefined.contains_key(&local.0) {
                    self.blame_operand(operand);
                    return Err(self.undefined_fault());
                }
            }
        }
        if let InstructionKind::AtomicUpdate(_, address, value)
        | InstructionKind::CompareExchange(address, value, ..) = kind
            && self.undefined_in_memory(address, value.ty)?.is_some()
        {
            self.blame_memory(address, value.ty)?;
            return Err(self.undefined_fault());
        }
        Ok(())
    }

    #[cold]
    fn undefined_fault(&self) -> Box<super::trace::End> {
        self.fault(Property::Uninitialized, "a value that was never written is used")
    }

    /// The phis at the beginning of a block, with the bits that were never written.
    fn watched_phis(&mut self, instruction: &'m Instruction) -> Flow<()> {
        let (code, from) = (self.frame.code, Block(self.frame.from));
        let mut found = Vec::new();
        for instruction in &code.blocks[self.frame.block as usize].instructions {
            let InstructionKind::Phi(ways) = &instruction.kind else { break };
            let Some(result) = instruction.result else { break };
            let bits = match ways.iter().find(|(_, block)| *block == from) {
                Some((value, _)) => self.undefined_value(self.local_type(result)?, value)?,
                None => None,
            };
            found.push((Some(result), bits));
        }
        self.execute_plain(instruction)?;
        found.into_iter().for_each(|(local, bits)| self.set_undefined(local, bits));
        Ok(())
    }

    /// The bits of the result of an instruction that moves operands.
    fn moved_bits(&mut self, instruction: &'m Instruction) -> Flow<Option<Value>> {
        use InstructionKind as I;
        let kind = &instruction.kind;
        let is_moved = match kind {
            I::ExtractValue(..) | I::InsertValue(..) => true,
            kind => selects_bits(self.module, kind),
        };
        let has_bits = |operand: &&Operand| match &operand.value {
            ValueSource::Local(local) => self.frame.undefined.contains_key(&local.0),
            ValueSource::Constant(constant) => is_undefined(constant),
        };
        if !is_moved || !kind.operands().iter().any(has_bits) {
            return Ok(None);
        }
        Ok(match kind {
            I::Binary(operator, left, right, _) => Some(self.undefined_of_binary(*operator, left, right)?),
            I::Cast(cast, value) => {
                let to = instruction.result.map_or(Ok(value.ty), |local| self.local_type(local))?;
                let (from, to) = (self.width(value.ty)?, self.width(to)?);
                let bits = self.undefined_of(value)?;
                bits.map(|bits| bits.resized(from, to, *cast == Cast::SExt))
            }
            I::ExtractValue(aggregate, path) => {
                let mut bits = self.undefined_of(aggregate)?;
                for position in path {
                    bits = match bits {
                        Some(Value::Parts(parts)) => parts.get(*position as usize).cloned(),
                        _ => None,
                    };
                }
                bits
            }
            I::InsertValue(aggregate, part, path) => {
                let mut whole = match self.undefined_of(aggregate)? {
                    Some(bits) => bits,
                    None => self.all_written(aggregate.ty)?,
                };
                let part = match self.undefined_of(part)? {
                    Some(bits) => bits,
                    None => self.all_written(part.ty)?,
                };
                let mut slot = &mut whole;
                for position in path {
                    let Value::Parts(parts) = slot else { return Ok(None) };
                    let Some(next) = std::rc::Rc::make_mut(parts).get_mut(*position as usize) else {
                        return Ok(None);
                    };
                    slot = next;
                }
                *slot = part;
                Some(whole)
            }
            _ => None,
        })
    }

    /// The bits of a value of a type that was written.
    fn all_written(&mut self, ty: TypeId) -> Flow<Value> {
        let size = self.size(ty)?;
        self.decode_bits(&vec![0; size as usize], ty)
    }

    /// A bit of a conjunction has a value if both have one, or one is 0; of a disjunction likewise.
    fn undefined_of_binary(
        &mut self,
        operator: Binary,
        left: &'m Operand,
        right: &'m Operand,
    ) -> Flow<Value> {
        let width = self.width(left.ty)?;
        let bits = [self.undefined_of(left)?, self.undefined_of(right)?];
        let [first, second] = bits.map(|bits| bits.map_or(BitVec::zero(width), |bits| bits.to_bits(width)));
        let (a, b) = (self.operand(left)?.to_bits(width), self.operand(right)?.to_bits(width));
        let bits = match operator {
            Binary::And => first.and(&second).or(&first.and(&b)).or(&second.and(&a)),
            Binary::Or => first.and(&second).or(&first.and(&b.not())).or(&second.and(&a.not())),
            Binary::Xor => first.or(&second),
            _ => super::arithmetic::wide(operator, &first, &b).0,
        };
        Ok(Value::from_bits(&bits))
    }

    /// The object, the offset and the number of bytes of a value in memory.
    fn bytes_of_value(&mut self, address: &'m Operand, ty: TypeId) -> Flow<Option<(usize, usize, usize)>> {
        let stored = self.shapes.of(ty).map_or(0, |shape| shape.stored);
        let address = self.bits(address)?;
        let found = self.memory.find(address, stored);
        Ok(found.ok().map(|(number, offset)| (number, offset, stored as usize)))
    }

    /// The bits of a value in memory that were never written, if there are any.
    fn undefined_in_memory(&mut self, address: &'m Operand, ty: TypeId) -> Flow<Option<Value>> {
        let Some((number, offset, length)) = self.bytes_of_value(address, ty)? else { return Ok(None) };
        let object = self.memory.object(number);
        let Some(bits) = object.and_then(|object| object.unwritten_bits(offset, length)) else {
            return Ok(None);
        };
        let bits = bits.to_vec();
        self.decode_bits(&bits, ty).map(|bits| Some(bits).filter(|bits| !is_zero(bits)))
    }

    /// Bits as a value of a type, which is none of the program.
    fn decode_bits(&mut self, bits: &[u8], ty: TypeId) -> Flow<Value> {
        let has_numbers = self.has_numbers;
        let value = self.decode(bits, ty);
        self.has_numbers = has_numbers;
        value
    }

    /// A value was stored of which these bits were never written.
    fn store_undefined(&mut self, address: &'m Operand, ty: TypeId, bits: &Value) -> Flow<()> {
        let Some((number, offset, length)) = self.bytes_of_value(address, ty)? else { return Ok(()) };
        let bytes = self.encode(bits, ty)?;
        if let Some(object) = self.memory.object_mut(number) {
            object.set_unwritten(offset, &bytes[..length.min(bytes.len())]);
        }
        Ok(())
    }

    /// Bytes were copied from one address to another.
    pub(super) fn copied_undefined(&mut self, from: u64, to: u64, length: u64) {
        if !self.memory.tracks_unwritten || length == 0 {
            return;
        }
        let (Ok((source, at)), Ok((target, offset))) =
            (self.memory.find(from, length), self.memory.find(to, length))
        else {
            return;
        };
        let length = length as usize;
        let object = self.memory.object(source);
        let bits = object.and_then(|object| object.unwritten_bits(at, length));
        let bits = bits.map_or_else(|| vec![0; length], <[u8]>::to_vec);
        if let Some(object) = self.memory.object_mut(target) {
            object.set_unwritten(offset, &bits);
        }
    }

    /// A function of the library uses bytes at an address, which have just been read.
    pub(super) fn use_bytes(&mut self, address: u64, length: u64) -> Flow<()> {
        if !self.memory.tracks_unwritten {
            return Ok(());
        }
        let Ok((number, offset)) = self.memory.find(address, length) else { return Ok(()) };
        let object = self.memory.object(number);
        match object.and_then(|object| object.unwritten_bits(offset, length as usize)) {
            Some(_) => Err(self.undefined_fault()),
            None => Ok(()),
        }
    }

    /// The bits of the parameters of a function that begins, which need not have a value.
    pub(super) fn undefined_parameters(&mut self, code: &Function) -> Undefined {
        let mut passed = std::mem::take(&mut self.passed_undefined);
        passed.retain(|&index, _| {
            index < code.parameters && !code.defined.get(index as usize).copied().unwrap_or(false)
        });
        passed
    }

    /// A call has returned to the running function.
    pub(super) fn returned_bits(&mut self, result: Option<Local>) {
        if self.memory.tracks_unwritten {
            let bits = self.returned_undefined.take();
            self.set_undefined(result, bits);
        }
    }
}
