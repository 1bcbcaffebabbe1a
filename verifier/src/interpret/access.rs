//! Memory as instructions see it: loads, stores, addresses, and the questions for bytes that are not known.

use javelin_solver::BitVec;

use super::machine::{Flow, Machine, PAGE};
use super::memory::{AccessFault, NO_VARIABLE, ObjectKind, Store};
use super::record::What;
use super::taint::{Copied, Mark};
use super::trace::End;
use super::value::{Value, mask, signed};
use crate::frontend::module::{
    self, Access, Callee, Function, Instruction, InstructionKind, Local, Operand, Promises, Span, Type,
    TypeId,
};
use crate::program::cfa::{Place, Source};
use crate::reading::Property;

/// The most bytes written at once that are reported as values of parts of a variable.
const MOST_TOLD: usize = 1024;

/// The most bytes that one question is for.
const MOST_ASKED: usize = 4096;

/// The operands through which an instruction may keep addresses: all but for where it loads and stores.
fn kept(kind: &InstructionKind) -> Vec<&module::ValueSource> {
    match kind {
        InstructionKind::Load(..) => Vec::new(),
        InstructionKind::Store(value, _) => vec![&value.value],
        InstructionKind::Phi(incoming) => incoming.iter().map(|(value, _)| value).collect(),
        kind => kind.operands().into_iter().map(|operand| &operand.value).collect(),
    }
}

/// For each local whether it is an `alloca` whose address is used by loads and stores alone, so that nobody
/// keeps it.
pub(super) fn private(code: &Function) -> Vec<bool> {
    let mut is_private = vec![false; code.locals.len()];
    let instructions = || code.blocks.iter().flat_map(|block| &block.instructions);
    for instruction in instructions() {
        if let (InstructionKind::Alloca(..), Some(local)) = (&instruction.kind, instruction.result)
            && let Some(slot) = is_private.get_mut(local.0 as usize)
        {
            *slot = true;
        }
    }
    for value in instructions().flat_map(|instruction| kept(&instruction.kind)) {
        if let module::ValueSource::Local(local) = value
            && let Some(slot) = is_private.get_mut(local.0 as usize)
        {
            *slot = false;
        }
    }
    is_private
}

impl<'m> Machine<'m, '_> {
    /// The bytes from one element of an array of this type to the next.
    pub(super) fn size(&self, ty: TypeId) -> Flow<u64> {
        match self.shapes.of(ty) {
            Some(shape) => Ok(shape.size),
            None => Err(self.unknown("a type without a size")),
        }
    }

    /// The bits of a number or an address.
    pub(super) fn width(&self, ty: TypeId) -> Flow<u32> {
        match self.shapes.of(ty) {
            Some(shape) if shape.width > 0 => Ok(shape.width),
            _ => Err(self.unknown("a value that is no number")),
        }
    }

    /// The end by an access that must not be. Of memory that the program did not make nothing is known.
    #[cold]
    fn access_fault(&self, fault: AccessFault, address: u64) -> Box<End> {
        let object = self.memory.object(self.memory.number_of(address));
        let is_external = matches!(object.map(|object| object.kind), Some(ObjectKind::Global(global))
            if self.module.globals[global as usize].initial.is_none());
        match fault {
            _ if self.memory.is_foreign(address) => {
                self.stranger("an address of unknown origin is followed", address)
            }
            AccessFault::Null => self.null_fault(),
            AccessFault::Far if self.is_checked(Property::Deref) => {
                self.fault(Property::Deref, "access outside of an object")
            }
            AccessFault::Far if self.has_numbers => self.unknown("a number is followed as an address"),
            AccessFault::Far => self.null_fault(),
            _ if is_external => self.unknown("the size of a variable that is defined elsewhere"),
            AccessFault::Dead => self.fault(Property::Deref, "access to an object that lives no more"),
            _ => self.fault(Property::Deref, "access outside of an object"),
        }
    }

    /// The end by an address that the program did not make, with who gave it to the program.
    #[cold]
    pub(super) fn stranger(&self, what: &str, address: u64) -> Box<End> {
        match self.memory.giver(address).and_then(|giver| self.giver_name(giver)) {
            Some(name) => self.unknown(&format!("{what}: {name}")),
            None => self.unknown(what),
        }
    }

    /// The function or the argument that a value is from.
    fn giver_name(&self, source: Source) -> Option<String> {
        match source {
            Source::Argument(position) => Some(format!("argument {} of the entry", position + 1)),
            Source::Result(place) => {
                let block =
                    self.module.functions.get(place.function as usize)?.blocks.get(place.block as usize)?;
                let instruction = block.instructions.get(place.instruction as usize)?;
                let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &instruction.kind
                else {
                    return None;
                };
                let Callee::Function(callee) = call.callee else { return None };
                Some(format!("what {} returned", self.module.functions[callee as usize].source_name))
            }
            _ => None,
        }
    }

    /// The end by an access through null.
    #[cold]
    pub(super) fn null_fault(&self) -> Box<End> {
        let is_null = self.is_checked(Property::Null) || !self.is_checked(Property::Deref);
        let property = if is_null { Property::Null } else { Property::Deref };
        self.fault(property, "null pointer dereference")
    }

    /// The object and the offset of bytes that are accessed.
    #[inline]
    pub(super) fn reach(&mut self, address: u64, bytes: u64) -> Flow<(usize, usize)> {
        loop {
            match self.memory.find(address, bytes) {
                Ok(found) => return Ok(found),
                Err(AccessFault::Untouched(number)) => self.touch(number)?,
                Err(AccessFault::Page) => {
                    self.memory.make_page(address).map_err(|error| self.no_room(error))?;
                }
                Err(AccessFault::Narrow(number, size)) => {
                    self.memory.widen(number, size).map_err(|error| self.no_room(error))?;
                }
                Err(_) if self.memory.make_separate(address).map_err(|error| self.no_room(error))? => {}
                Err(fault) => return Err(self.access_fault(fault, address)),
            }
        }
    }

    /// Like [`Machine::reach`], for bytes that are written.
    #[inline]
    fn reach_to_write(&mut self, address: u64, bytes: u64) -> Flow<(usize, usize)> {
        let (number, offset) = self.reach(address, bytes)?;
        match self.memory.object(number) {
            Some(object) if object.is_writable => Ok((number, offset)),
            _ => Err(self.fault(Property::Deref, "write to a constant")),
        }
    }

    /// Whether an address leads to an object that may be written.
    pub(super) fn is_written(&self, address: u64) -> bool {
        self.memory.object(self.memory.number_of(address)).is_none_or(|object| object.is_writable)
    }

    /// Asks for those bytes of a range that are not known.
    #[inline]
    fn know(&mut self, number: usize, offset: usize, length: usize) -> Flow<()> {
        while let Some(object) = self.memory.object(number)
            && let Some((first, count)) = object.unknown(offset, length)
        {
            let count = count.min(MOST_ASKED);
            let (at, bytes) = (first as u64, count as u32);
            let (kind, variable) = (object.kind, object.variable);
            let source = match kind {
                ObjectKind::Frame(place) | ObjectKind::Heap(place) => {
                    Some(Source::Contents { place, offset: at, bytes })
                }
                ObjectKind::Global(global) => Some(Source::Global { global, offset: at, bytes }),
                ObjectKind::Separate(number) => {
                    Some(Source::Separate { number, offset: Store::from_pointer(at), bytes })
                }
                ObjectKind::Outside(first) => Some(Source::Outside { address: first + at, bytes }),
                ObjectKind::Own => None,
                ObjectKind::Errno => return Err(self.unknown("what a function of the library left in errno")),
            };
            let earlier = object.earlier;
            if let (ObjectKind::Global(_), Some(source)) = (kind, source) {
                self.memory.know_foreign(0, source);
            }
            let value = source.map(|source| match source {
                Source::Contents { .. } => self.oracle.contents(source, earlier, bytes * 8),
                _ => self.oracle.value(source, bytes * 8),
            });
            if variable != NO_VARIABLE
                && let Some(value) = &value
            {
                let span = self.span();
                self.tell(span, What::Initial { kind, variable, offset: at, value: value.clone() });
            }
            if let (Some(Source::Outside { address, .. }), Some(value)) = (source, &value) {
                self.tell(self.span(), What::Outside { address, value: value.clone() });
            }
            let limbs = value.iter().flat_map(BitVec::limbs).flat_map(|limb| limb.to_le_bytes());
            let mut answer: Vec<u8> = limbs.take(count).collect();
            answer.resize(count, 0);
            if let Some(object) = self.memory.object_mut(number) {
                object.learn(first, &answer);
            }
            if self.taint.is_strict {
                self.mark_bytes(number, at, count as u64, Some(Mark::Unknown));
            }
        }
        Ok(())
    }

    /// So many bytes at an address, all of them known. Their marks are those of what is done with them.
    pub(super) fn read(&mut self, address: u64, length: u64) -> Flow<&[u8]> {
        if length > 0 {
            let (number, offset) = self.reach(address, length)?;
            self.know(number, offset, length as usize)?;
            self.heed(number, offset as u64, length, false);
        }
        self.known_bytes(address, length)
    }

    /// Bytes that are written elsewhere, and nothing else is done with them: they keep their marks.
    pub(super) fn read_to_copy(&mut self, address: u64, length: u64) -> Flow<Copied> {
        let bytes = self.known_bytes(address, length)?.to_vec();
        let (marks, unwritten) =
            (self.marks_to_copy(address, length), self.unwritten_to_copy(address, length));
        Ok(Copied { bytes, marks, unwritten })
    }

    /// Bytes at an address, after those that are not known were asked for.
    fn known_bytes(&mut self, address: u64, length: u64) -> Flow<&[u8]> {
        if length == 0 {
            return Ok(&[]);
        }
        let (number, offset) = self.reach(address, length)?;
        self.know(number, offset, length as usize)?;
        let object = self.memory.object(number);
        Ok(object.and_then(|object| object.bytes.get(offset..offset + length as usize)).unwrap_or_default())
    }

    /// The address in memory at an address.
    pub(super) fn read_address(&mut self, at: u64) -> Flow<u64> {
        let length = u64::from(self.module.layout.pointer_bits / 8);
        let (number, offset) = self.reach(at, length)?;
        self.know(number, offset, length as usize)?;
        self.heed(number, offset as u64, length, true);
        let mut bytes = self.known_bytes(at, length)?.to_vec();
        if self.module.layout.little_endian {
            bytes.reverse();
        }
        Ok(bytes.iter().fold(0, |address, byte| address << 8 | u64::from(*byte)))
    }

    /// Writes bytes to an address.
    pub(super) fn write(&mut self, address: u64, bytes: &[u8]) -> Flow<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        let (number, offset) = self.reach_to_write(address, bytes.len() as u64)?;
        if let Some(object) = self.memory.object_mut(number) {
            object.write(offset, bytes);
        }
        if self.taint.is_on {
            self.mark_bytes(number, offset as u64, bytes.len() as u64, self.mark_of_writes());
        }
        Ok(())
    }

    /// Writes a copy of bytes to an address.
    pub(super) fn write_copied(&mut self, address: u64, copied: &Copied) -> Flow<()> {
        self.write(address, &copied.bytes)?;
        self.mark_copied(address, copied);
        Ok(())
    }

    /// The bytes at an address up to the first zero, which is not among them, up to a limit.
    pub(super) fn text(&mut self, address: u64, most: u64) -> Flow<Vec<u8>> {
        let mut text = Vec::new();
        while (text.len() as u64) < most {
            let at = self.memory.advance(address, text.len() as i64);
            let byte = self.read(at, 1)?.first().copied();
            self.use_bytes(at, 1)?;
            match byte {
                None | Some(0) => break,
                Some(byte) => text.push(byte),
            }
        }
        Ok(text)
    }

    /// The value of a type at an address.
    #[inline]
    pub(super) fn load(&mut self, address: u64, ty: TypeId) -> Flow<Value> {
        let Some(shape) = self.shapes.of(ty) else { return Err(self.unknown("a type without a size")) };
        let stored = shape.stored;
        if stored == 0 {
            return Ok(Value::parts(Vec::new()));
        }
        let (number, offset) = self.reach(address, stored)?;
        self.take(number, offset, ty)
    }

    /// The value of a type at a volatile address, which may be any.
    #[cold]
    pub(super) fn load_volatile(&mut self, address: u64, ty: TypeId, span: Span) -> Flow<Value> {
        let stored = self.shapes.of(ty).map(|shape| shape.stored);
        let stored = stored.ok_or_else(|| self.unknown("a type without a size"))?;
        let found = if self.is_device(address) { None } else { Some(self.reach(address, stored)?) };
        let value = self.ask(Source::Volatile(self.place()), ty)?;
        let object = found.and_then(|(number, offset)| Some((self.memory.object(number)?, offset as u64)));
        let (kind, variable, offset) = object
            .map_or((ObjectKind::Own, NO_VARIABLE, 0), |(object, offset)| {
                (object.kind, object.variable, offset)
            });
        self.tell(span, What::Volatile { kind, variable, offset, ty, value: value.clone() });
        Ok(value)
    }

    /// Ends an execution that accesses an address which is no multiple of what the access promises.
    #[inline]
    pub(super) fn check_alignment(&mut self, instruction: &Instruction, address: u64) -> Flow<()> {
        let alignment = u64::from(instruction.access.alignment);
        if alignment < 2 || !self.is_checked(Property::Alignment) {
            return Ok(());
        }
        self.has_digits |= !address.is_multiple_of(alignment);
        let own = self.alignment_of(address);
        match address.is_multiple_of(alignment) {
            _ if alignment > PAGE || self.taint.is_strict && own < alignment => {
                Err(self.unknown("the digits of an address decide whether it is aligned"))
            }
            true => Ok(()),
            false => Err(self.fault(Property::Alignment, "misaligned access")),
        }
    }

    /// The alignment that the object of an address has in every execution.
    fn alignment_of(&self, address: u64) -> u64 {
        match self.memory.object(self.memory.number_of(address)).map(|object| object.kind) {
            Some(ObjectKind::Global(global)) => self.module.globals[global as usize].alignment,
            Some(ObjectKind::Frame(place)) => {
                let local = self.made_at(place);
                local.map_or(1, |local| self.module.alignment_of_local(place.function, local))
            }
            _ => 1,
        }
    }

    /// Whether a volatile access at an address is of an object that nobody else changes: one that is not
    /// declared so, or an allocated one that is accessed as functions for atomic access do.
    #[cold]
    pub(super) fn is_plain(&self, access: Access, address: u64) -> bool {
        match self.memory.object(self.memory.number_of(address)).map(|object| object.kind) {
            Some(ObjectKind::Global(global)) => self.module.is_plain_global(global),
            Some(ObjectKind::Frame(place)) => {
                let made = self.made_at(place);
                made.is_some_and(|local| self.module.is_plain_local(place.function, local))
            }
            Some(ObjectKind::Heap(_)) => access.is_atomic,
            _ => false,
        }
    }

    /// The result of the instruction at a place.
    fn made_at(&self, place: Place) -> Option<Local> {
        let function = self.module.functions.get(place.function as usize)?;
        let block = function.blocks.get(place.block as usize)?;
        block.instructions.get(place.instruction as usize)?.result
    }

    /// Whether a volatile access at an address is one of a device: the program has the address as a number.
    pub(super) fn is_device(&self, address: u64) -> bool {
        let is_asked = [Property::Null, Property::Deref].into_iter().any(|asked| self.is_checked(asked));
        !is_asked && self.memory.is_number(address)
    }

    /// The value of a type at an offset of an object, which it lies in.
    fn take(&mut self, number: usize, offset: usize, ty: TypeId) -> Flow<Value> {
        let Some(shape) = self.shapes.of(ty) else { return Err(self.unknown("a type without a size")) };
        let (width, shape_stored, stored) = (shape.width, shape.stored, shape.stored as usize);
        if width == 0 {
            let parts = self.parts_of(ty)?;
            let values = parts.into_iter().map(|(at, part)| self.take(number, offset + at as usize, part));
            return values.collect::<Flow<Vec<Value>>>().map(Value::parts);
        }
        let is_pointer = *self.module.ty(ty) == Type::Pointer;
        let object = self.memory.object(number);
        let unknown = object.filter(|_| is_pointer).and_then(|object| object.unknown(offset, stored));
        self.know(number, offset, stored)?;
        self.heed(number, offset as u64, shape_stored, is_pointer);
        if unknown == Some((offset, stored)) {
            self.separate_at(number, offset, stored)?;
        }
        let object = self.memory.object(number);
        let bytes = object.and_then(|object| object.bytes.get(offset..offset + stored)).unwrap_or_default();
        if stored <= 8 && self.module.layout.little_endian {
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            let bits = u64::from_le_bytes(word) & mask(width);
            self.has_numbers |= is_pointer && self.memory.is_number(bits);
            return Ok(Value::Bits(bits));
        }
        let mut bytes = bytes.to_vec();
        if !self.module.layout.little_endian {
            bytes.reverse();
        }
        Ok(from_bytes(&bytes, width))
    }

    /// The pointer of unknown origin at an offset of an object becomes the address of an object of its own,
    /// where such pointers are.
    fn separate_at(&mut self, number: usize, offset: usize, length: usize) -> Flow<()> {
        let object = self.memory.object(number);
        let bytes = object.and_then(|object| object.bytes.get(offset..offset + length));
        let Some(bytes) = bytes.and_then(|bytes| bytes.try_into().ok()) else { return Ok(()) };
        let Some(address) = self.separate(u64::from_le_bytes(bytes))? else { return Ok(()) };
        if let Some(object) = self.memory.object_mut(number) {
            object.write(offset, &address.to_le_bytes());
        }
        Ok(())
    }

    /// The address of an object of its own for a pointer of unknown origin, where such pointers are.
    fn separate(&mut self, bits: u64) -> Flow<Option<u64>> {
        self.memory.separate(bits).transpose().map_err(|error| self.no_room(error))
    }

    /// The parts of an aggregate: offset and type of each.
    pub(super) fn parts_of(&self, ty: TypeId) -> Flow<Vec<(u64, TypeId)>> {
        match self.module.ty(ty) {
            Type::Array(count, part) | Type::Vector(count, part) if *count <= 1 << 20 => {
                let shape = self.shapes.of(*part);
                let is_vector = matches!(self.module.ty(ty), Type::Vector(..));
                match shape {
                    Some(shape) if is_vector && shape.width % 8 != 0 => {
                        Err(self.unknown("a vector of parts of bytes in memory"))
                    }
                    Some(shape) => {
                        let step = if is_vector { shape.stored } else { shape.size };
                        Ok((0..*count).map(|index| (index * step, *part)).collect())
                    }
                    None => Err(self.unknown("a type without a size")),
                }
            }
            Type::Struct { fields, .. } => {
                let offsets = self.shapes.of(ty).map(|shape| shape.offsets.iter().copied());
                Ok(offsets.into_iter().flatten().zip(fields.iter().copied()).collect())
            }
            _ => Err(self.unknown("a value without parts")),
        }
    }

    /// Writes bytes to an address, by a function that the program calls.
    pub(super) fn write_told(&mut self, address: u64, bytes: &[u8]) -> Flow<()> {
        self.write(address, bytes)?;
        let object = self.memory.object(self.memory.number_of(address));
        if let Some(object) =
            object.filter(|object| object.variable != NO_VARIABLE && bytes.len() <= MOST_TOLD)
        {
            let (kind, variable, offset) = (object.kind, object.variable, self.memory.offset(address));
            let function = self.frame.function;
            self.tell(self.span(), What::Fill { function, kind, variable, offset, bytes: bytes.to_vec() });
        }
        Ok(())
    }

    /// Writes a value of a type to an address, by an instruction of the program.
    #[inline]
    pub(super) fn store(&mut self, address: u64, ty: TypeId, value: &Value, span: Span) -> Flow<()> {
        let Some(shape) = self.shapes.of(ty) else { return Err(self.unknown("a type without a size")) };
        let (stored, width) = (shape.stored, shape.width);
        if stored == 0 {
            return Ok(());
        }
        let (number, offset) = self.reach_to_write(address, stored)?;
        if width > 0
            && let Some(object) = self.memory.object(number)
            && object.variable != NO_VARIABLE
        {
            let (kind, variable, offset) = (object.kind, object.variable, offset as u64);
            let function = self.frame.function;
            self.tell(span, What::Assign { function, kind, variable, offset, width, value: value.clone() });
        }
        self.put(number, offset, ty, value)
    }

    /// Writes a value of a type to an offset of an object, which it lies in.
    pub(super) fn put(&mut self, number: usize, offset: usize, ty: TypeId, value: &Value) -> Flow<()> {
        let Some(shape) = self.shapes.of(ty) else { return Err(self.unknown("a type without a size")) };
        let stored = shape.stored as usize;
        match value {
            Value::Parts(values) => {
                let parts = self.parts_of(ty)?;
                let mut rows = parts.into_iter().zip(values.iter());
                return rows
                    .try_for_each(|((at, part), value)| self.put(number, offset + at as usize, part, value));
            }
            Value::Bits(bits) if stored <= 8 && self.module.layout.little_endian => {
                if let Some(object) = self.memory.object_mut(number) {
                    object.write(offset, &bits.to_le_bytes()[..stored]);
                }
            }
            _ => {
                let mut bytes = to_bytes(value, stored);
                if !self.module.layout.little_endian {
                    bytes.reverse();
                }
                if let Some(object) = self.memory.object_mut(number) {
                    object.write(offset, &bytes);
                }
            }
        }
        if self.taint.is_on {
            let is_address = self.taint.is_strict && *self.module.ty(ty) == Type::Pointer && value.low() != 0;
            let digits = is_address.then(|| Mark::Digits(self.memory.number_of(value.low())));
            self.mark_bytes(number, offset as u64, stored as u64, self.mark_of_writes().or(digits));
        }
        Ok(())
    }

    /// `getelementptr`.
    pub(super) fn element(
        &mut self,
        ty: TypeId,
        base: &'m Operand,
        indices: &'m [Operand],
        _promises: Promises,
    ) -> Flow<Value> {
        let address = match self.operand(base)? {
            Value::Bits(address) => address,
            _ => return Err(self.unknown("addresses in a vector")),
        };
        let mut bytes = 0_i64;
        let mut ty = ty;
        for (position, operand) in indices.iter().enumerate() {
            let width = self.width(operand.ty)?;
            let index = signed(self.bits(operand)?, width.min(64));
            if position == 0 {
                bytes = bytes.wrapping_add(index.wrapping_mul(self.size(ty)? as i64));
                continue;
            }
            match self.module.ty(ty) {
                Type::Array(count, part) | Type::Vector(count, part) => {
                    if self.is_checked(Property::Bounds) && *count > 0 && index as u64 >= *count {
                        self.past_the_end(index as u64 - *count)?;
                    }
                    bytes = bytes.wrapping_add(index.wrapping_mul(self.size(*part)? as i64));
                    ty = *part;
                }
                Type::Struct { fields, .. } => {
                    let field = usize::try_from(index).ok().filter(|index| *index < fields.len());
                    let offset =
                        self.shapes.of(ty).zip(field).and_then(|(shape, field)| shape.offsets.get(field));
                    let (Some(field), Some(offset)) = (field, offset) else {
                        return Err(self.unknown("a field that is not there"));
                    };
                    bytes = bytes.wrapping_add(*offset as i64);
                    ty = fields[field];
                }
                _ => return Err(self.unknown("an index into what has no parts")),
            }
        }
        if self.memory.is_outside(address) {
            self.oracle.moved_outside(bytes);
        }
        Ok(Value::Bits(self.memory.advance(address, bytes)))
    }

    /// An index so far after the end of an array: the end itself is no violation where the address is not
    /// only used for accesses, and constants are not checked.
    fn past_the_end(&self, distance: u64) -> Flow<()> {
        let block = self.frame.code.blocks.get(self.frame.block as usize);
        let instruction = block.and_then(|block| block.instructions.get(self.frame.next.saturating_sub(1)));
        let result =
            instruction.filter(|instruction| matches!(instruction.kind, InstructionKind::Element(..)));
        let Some(result) = result.and_then(|instruction| instruction.result) else { return Ok(()) };
        let mut instructions = self.frame.code.blocks.iter().flat_map(|block| &block.instructions);
        let result = module::ValueSource::Local(result);
        let is_kept =
            distance == 0 && instructions.any(|instruction| kept(&instruction.kind).contains(&&result));
        if is_kept { Ok(()) } else { Err(self.fault(Property::Bounds, "index out of bounds")) }
    }

    /// Asks for a value of a type.
    pub(super) fn ask(&mut self, source: Source, ty: TypeId) -> Flow<Value> {
        let Some(shape) = self.shapes.of(ty) else { return Err(self.unknown("a type without a size")) };
        self.taint.was_asked = true;
        if shape.width > 0 {
            let width = shape.width;
            let value = Value::from_bits(&self.oracle.value(source, width));
            if *self.module.ty(ty) == Type::Pointer
                && let Some(address) = self.separate(value.low())?
            {
                return Ok(Value::Bits(address));
            }
            if *self.module.ty(ty) == Type::Pointer && value.low() != 0 {
                self.memory.know_foreign(value.low(), source);
            }
            return Ok(value);
        }
        let stored = shape.stored;
        if stored == 0 {
            return Ok(Value::Bits(0));
        }
        let Ok(width) = u32::try_from(stored * 8) else {
            return Err(self.unknown("a value that is too large"));
        };
        self.memory.know_foreign(0, source);
        let value = self.oracle.value(source, width);
        let bytes: Vec<u8> = value.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
        self.decode(&bytes[..stored as usize], ty)
    }

    /// The value of a type that these bytes are.
    pub(super) fn decode(&mut self, bytes: &[u8], ty: TypeId) -> Flow<Value> {
        let room =
            self.memory.allocate(bytes.len() as u64, ObjectKind::Own).map_err(|error| self.no_room(error))?;
        self.write(room, bytes)?;
        let value = self.load(room, ty);
        let number = self.memory.number_of(room);
        self.memory.release(number, true);
        value
    }

    /// The bytes that a value of a type has in memory.
    pub(super) fn encode(&mut self, value: &Value, ty: TypeId) -> Flow<Vec<u8>> {
        let size = self.size(ty)?;
        let room = self.memory.allocate(size, ObjectKind::Own).map_err(|error| self.no_room(error))?;
        let number = self.memory.number_of(room);
        self.put(number, 0, ty, value)?;
        let bytes = self.read(room, size)?.to_vec();
        self.memory.release(number, true);
        Ok(bytes)
    }
}

/// The number of a width that these bytes are, the lowest first.
fn from_bytes(bytes: &[u8], width: u32) -> Value {
    let limbs: Vec<u64> = bytes
        .chunks(8)
        .map(|chunk| chunk.iter().rev().fold(0, |limb, byte| limb << 8 | u64::from(*byte)))
        .collect();
    Value::from_bits(&BitVec::from_limbs(&limbs, width))
}

/// So many bytes of a number, the lowest first.
fn to_bytes(value: &Value, count: usize) -> Vec<u8> {
    let limbs = match value {
        Value::Wide(bits) => bits.limbs().to_vec(),
        _ => vec![value.low()],
    };
    let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).take(count).collect();
    bytes.resize(count, 0);
    bytes
}
