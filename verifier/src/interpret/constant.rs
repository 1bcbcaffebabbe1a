//! Constants, and global variables at the beginning.
//!
//! **Here.** A global variable gets an address when its address is first taken and its bytes when these are
//! first touched. So the initial value of one that names another does not lead on to that one's initial
//! value.

use super::machine::{Flow, Machine};
use super::memory::{NO_VARIABLE, ObjectKind};
use super::taint::Mark;
use super::value::Value;
use crate::frontend::module::{Constant, Symbol, Type, TypeId};

/// How deep constants may be nested.
const DEEPEST: u32 = 256;

impl<'m> Machine<'m, '_> {
    /// The value of a constant of a type.
    #[inline]
    pub(super) fn constant(&mut self, ty: TypeId, constant: &'m Constant) -> Flow<Value> {
        match constant {
            Constant::Bits(bits) => Ok(Value::from_bits(bits)),
            Constant::Null => Ok(Value::Bits(0)),
            Constant::Address(symbol) => self.address(*symbol).map(Value::Bits),
            _ => {
                self.constant_depth += 1;
                if self.constant_depth > DEEPEST {
                    return Err(self.unknown("constants are nested too deep"));
                }
                let value = self.large_constant(ty, constant);
                self.constant_depth -= 1;
                value
            }
        }
    }

    /// The value of a constant that has parts.
    fn large_constant(&mut self, ty: TypeId, constant: &'m Constant) -> Flow<Value> {
        match constant {
            Constant::Zero | Constant::Undefined | Constant::Poison => self.zero(ty),
            Constant::Bytes(bytes) => {
                Ok(Value::parts(bytes.iter().map(|byte| Value::Bits(u64::from(*byte))).collect()))
            }
            Constant::Aggregate(parts) => {
                parts.iter().map(|part| self.operand(part)).collect::<Flow<Vec<Value>>>().map(Value::parts)
            }
            Constant::Operator(kind) => self.compute(kind, ty),
            _ => Err(self.unknown("a constant that is not known")),
        }
    }

    /// The value of a type whose bytes are 0.
    pub(super) fn zero(&mut self, ty: TypeId) -> Flow<Value> {
        let Some(shape) = self.shapes.of(ty) else { return Ok(Value::Bits(0)) };
        if shape.width > 0 {
            return Ok(Value::from_u128(0, shape.width));
        }
        let parts: Vec<TypeId> = match self.module.ty(ty) {
            Type::Vector(count, part) if *count <= 1 << 20 => vec![*part; *count as usize],
            _ => self.parts_of(ty)?.into_iter().map(|(_, part)| part).collect(),
        };
        parts.into_iter().map(|part| self.zero(part)).collect::<Flow<Vec<Value>>>().map(Value::parts)
    }

    /// The address of a symbol.
    pub(super) fn address(&mut self, symbol: Symbol) -> Flow<u64> {
        let global = match symbol {
            Symbol::Function(_) if self.taint.is_strict && self.module.may_be_nowhere(symbol) => {
                return Err(self.unknown("a symbol that need not be defined anywhere"));
            }
            Symbol::Function(function) => return Ok(self.memory.function_address(function)),
            Symbol::Global(global) => global,
        };
        match self.globals.get(global as usize) {
            _ if self.taint.is_strict && self.module.may_be_nowhere(symbol) => {
                return Err(self.unknown("a symbol that need not be defined anywhere"));
            }
            Some(Some(address)) => return Ok(*address),
            Some(None) => {}
            None => return Err(self.unknown("a global variable that is not there")),
        }
        let variable = &self.module.globals[global as usize];
        let size = self.shapes.of(variable.ty).map_or(0, |shape| shape.size);
        let shown = if variable.variable.is_some() { 0 } else { NO_VARIABLE };
        let address = self.memory.reserve(size, global, shown).map_err(|error| self.no_room(error))?;
        self.globals[global as usize] = Some(address);
        Ok(address)
    }

    /// Gives a global variable its bytes.
    pub(super) fn touch(&mut self, number: usize) -> Flow<()> {
        let kind = self.memory.object(number).map(|object| object.kind);
        let Some(ObjectKind::Global(global)) = kind else {
            return Err(self.unknown("an object that is not there"));
        };
        let variable = &self.module.globals[global as usize];
        let is_stream = variable.is_stream();
        let is_unknown = self.reading.globals_unknown && !variable.is_constant;
        let is_known = is_stream || variable.initial.is_some() && !is_unknown;
        self.memory.touch(number, is_known).map_err(|error| self.no_room(error))?;
        if is_stream {
            let stream = self.memory.allocate(256, ObjectKind::Own).map_err(|error| self.no_room(error))?;
            self.library.streams.push((stream, variable.name == "stderr"));
            return self.put(number, 0, variable.ty, &Value::Bits(stream));
        }
        if let Some(initial) = variable.initial.as_ref().filter(|_| !is_unknown) {
            self.initialise(number, 0, variable.ty, initial)?;
        }
        if let Some(object) = self.memory.object_mut(number) {
            object.is_writable = !variable.is_constant;
        }
        Ok(())
    }

    /// Writes a constant into a new object, whose bytes are 0.
    fn initialise(&mut self, number: usize, offset: usize, ty: TypeId, constant: &'m Constant) -> Flow<()> {
        match constant {
            Constant::Zero => Ok(()),
            Constant::Undefined | Constant::Poison => {
                if self.taint.is_strict {
                    let size = self.size(ty)?;
                    self.mark_bytes(number, offset as u64, size, Some(Mark::Unknown));
                }
                Ok(())
            }
            Constant::Bytes(bytes) => {
                if let Some(object) = self.memory.object_mut(number)
                    && offset + bytes.len() <= object.bytes.len()
                {
                    object.write(offset, bytes);
                }
                Ok(())
            }
            Constant::Aggregate(parts) => {
                self.constant_depth += 1;
                if self.constant_depth > DEEPEST {
                    return Err(self.unknown("constants are nested too deep"));
                }
                for ((at, ty), part) in self.parts_of(ty)?.into_iter().zip(parts) {
                    if let crate::frontend::module::ValueSource::Constant(constant) = &part.value {
                        self.initialise(number, offset + at as usize, ty, constant)?;
                    }
                }
                self.constant_depth -= 1;
                Ok(())
            }
            _ => {
                let value = self.constant(ty, constant)?;
                self.put(number, offset, ty, &value)
            }
        }
    }
}
