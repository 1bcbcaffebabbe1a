//! Variable arguments.
//!
//! **Here.** clang expands `va_arg` itself, so `va_start` must lay out what the code it emits expects. On
//! x86-64 (System V ABI, 3.5.7) that is a structure of two offsets, the address of arguments on the stack,
//! and the address of an area where registers were saved; on 32-bit x86 it is the address of the arguments on
//! the stack.

use crate::frontend::module::{FloatKind, Type, TypeId};
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::memory::ObjectKind;
use crate::interpret::value::Value;

/// The bytes of the area of saved registers: 6 general ones of 8 bytes, 8 of 16.
const SAVED: u64 = 176;

/// Where those of 16 bytes begin.
const SAVED_FLOATS: u64 = 48;

/// How a list of arguments looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Registers,
    /// The address of the next argument, all of them at multiples of this number of bytes.
    Stack(u64),
}

/// Where an argument is passed.
enum ArgumentClass {
    General(u64),
    Float,
    Stack,
}

/// The form of the target.
fn form(machine: &Machine<'_, '_>) -> Form {
    let is_windows = machine.module.triple.contains("windows");
    if machine.module.layout.pointer_bits < 64 {
        Form::Stack(4)
    } else if machine.module.triple.starts_with("x86_64") && !is_windows || machine.module.triple.is_empty() {
        Form::Registers
    } else {
        Form::Stack(8)
    }
}

/// How an argument of a type is passed on x86-64.
fn way(machine: &Machine<'_, '_>, ty: TypeId, by_value: Option<TypeId>) -> ArgumentClass {
    match machine.module.ty(ty) {
        _ if by_value.is_some() => ArgumentClass::Stack,
        Type::Int(width) if *width > 64 => ArgumentClass::General(2),
        Type::Int(_) | Type::Pointer => ArgumentClass::General(1),
        Type::Float(FloatKind::Extended) => ArgumentClass::Stack,
        Type::Float(_) | Type::Vector(..) => ArgumentClass::Float,
        _ => ArgumentClass::Stack,
    }
}

/// The bytes of an argument and its alignment.
fn bytes(machine: &mut Machine<'_, '_>, index: usize) -> Flow<(Vec<u8>, u64)> {
    let (ty, value, by_value) = machine.frame.passed[index].clone();
    if let Some(ty) = by_value {
        let size = machine.size(ty)?;
        let alignment = machine.shapes.of(ty).map_or(1, |shape| shape.alignment);
        return Ok((machine.read(value.low(), size)?.to_vec(), alignment));
    }
    let alignment = machine.shapes.of(ty).map_or(1, |shape| shape.alignment);
    Ok((machine.encode(&value, ty)?, alignment))
}

/// `va_start`.
pub(super) fn start(machine: &mut Machine<'_, '_>, list: u64) -> Flow<Value> {
    let form = form(machine);
    let named = machine.frame.code.parameters as usize;
    let (mut general, mut float) = (0, 0);
    let (mut saved, mut stack) = (vec![0; SAVED as usize], Vec::new());
    let (mut general_start, mut float_start, mut stack_start) = (0, SAVED_FLOATS, 0);
    for index in 0..machine.frame.passed.len() {
        if index == named {
            (general_start, float_start, stack_start) = (general * 8, SAVED_FLOATS + float * 16, stack.len());
        }
        let (ty, _, by_value) = machine.frame.passed[index];
        let (bytes, alignment) = bytes(machine, index)?;
        let slot = match (form, way(machine, ty, by_value)) {
            (Form::Registers, ArgumentClass::General(count)) if general + count <= 6 => {
                general += count;
                Some((general - count) * 8)
            }
            (Form::Registers, ArgumentClass::Float) if float < 8 => {
                float += 1;
                Some(SAVED_FLOATS + (float - 1) * 16)
            }
            _ => None,
        };
        if let Some(slot) = slot {
            saved[slot as usize..][..bytes.len()].copy_from_slice(&bytes);
            continue;
        }
        let step = if let Form::Stack(step) = form { step } else { 8 };
        let alignment = if form == Form::Registers { alignment.max(8) } else { step };
        stack.resize((stack.len() as u64).next_multiple_of(alignment) as usize, 0);
        stack.extend(bytes);
        stack.resize((stack.len() as u64).next_multiple_of(step) as usize, 0);
    }
    if machine.frame.passed.len() == named {
        (general_start, float_start, stack_start) = (general * 8, SAVED_FLOATS + float * 16, stack.len());
    }
    let overflow = area(machine, &stack)?;
    let overflow = machine.memory.advance(overflow, stack_start as i64);
    if form == Form::Registers {
        let area = area(machine, &saved)?;
        let mut words = (general_start as u32).to_le_bytes().to_vec();
        words.extend((float_start as u32).to_le_bytes());
        words.extend(overflow.to_le_bytes());
        words.extend(area.to_le_bytes());
        machine.write(list, &words)?;
    } else {
        write_address(machine, list, overflow)?;
    }
    Ok(Value::Bits(0))
}

fn write_address(machine: &mut Machine<'_, '_>, at: u64, address: u64) -> Flow<()> {
    let bytes = machine.module.layout.pointer_bits as usize / 8;
    machine.write(at, &address.to_le_bytes()[..bytes])
}

/// A new object of the frame with these bytes.
fn area(machine: &mut Machine<'_, '_>, bytes: &[u8]) -> Flow<u64> {
    let address = machine.memory.allocate(bytes.len() as u64, ObjectKind::Own);
    let address = address.map_err(|error| machine.no_room(error))?;
    machine.write(address, bytes)?;
    machine.frame.objects.push((machine.memory.number_of(address) as u32, false));
    Ok(address)
}

/// `va_copy`.
pub(super) fn copy(machine: &mut Machine<'_, '_>, to: u64, from: u64) -> Flow<Value> {
    let size = match form(machine) {
        Form::Registers => 24,
        Form::Stack(_) => u64::from(machine.module.layout.pointer_bits / 8),
    };
    let copied = machine.read_to_copy(from, size)?;
    machine.write_copied(to, &copied)?;
    Ok(Value::Bits(0))
}

/// Numbers at an address, the lowest byte first.
fn number(machine: &mut Machine<'_, '_>, at: u64, bytes: u64) -> Flow<u64> {
    let bytes = machine.read(at, bytes)?;
    Ok(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// The address of the next argument of a list, by how it is passed and its number of bytes.
fn next(
    machine: &mut Machine<'_, '_>,
    list: u64,
    way: &ArgumentClass,
    size: u64,
    alignment: u64,
) -> Flow<u64> {
    let Form::Registers = form(machine) else {
        let bytes = u64::from(machine.module.layout.pointer_bits / 8);
        let at = machine.read_address(list)?;
        let after = machine.memory.advance(at, size.next_multiple_of(bytes) as i64);
        write_address(machine, list, after)?;
        return Ok(at);
    };
    let (field, step, end) = match way {
        ArgumentClass::General(count) => (0, 8 * count, SAVED_FLOATS),
        ArgumentClass::Float => (4, 16, SAVED),
        ArgumentClass::Stack => (0, u64::MAX / 2, 0),
    };
    let field = machine.memory.advance(list, field);
    let offset = number(machine, field, 4)?;
    if offset + step <= end {
        machine.write(field, &((offset + step) as u32).to_le_bytes())?;
        let at = machine.memory.advance(list, 16);
        let area = machine.read_address(at)?;
        return Ok(machine.memory.advance(area, offset as i64));
    }
    let field = machine.memory.advance(list, 8);
    let mut at = machine.read_address(field)?;
    if alignment > 8 {
        let offset = machine.memory.offset(at);
        at = machine.memory.advance(at, (offset.next_multiple_of(alignment) - offset) as i64);
    }
    let after = machine.memory.advance(at, size.next_multiple_of(8) as i64);
    machine.write(field, &after.to_le_bytes())?;
    Ok(at)
}

impl Machine<'_, '_> {
    /// The next argument of a list, of a type.
    pub(in crate::interpret) fn next_variadic(&mut self, list: u64, ty: TypeId) -> Flow<Value> {
        let way = way(self, ty, None);
        let alignment = self.shapes.of(ty).map_or(1, |shape| shape.alignment);
        let size = self.size(ty)?;
        let at = next(self, list, &way, size, alignment)?;
        self.load(at, ty)
    }

    /// The next argument of a list that is an integer or an address.
    pub(in crate::interpret) fn next_word(&mut self, list: u64, bytes: u64) -> Flow<u64> {
        let at = next(self, list, &ArgumentClass::General(1), bytes, bytes)?;
        number(self, at, bytes)
    }

    /// The next argument of a list that is a floating-point number: of 64 bits, or else of the 80 of x87.
    pub(in crate::interpret) fn next_float(&mut self, list: u64, is_long: bool) -> Flow<Value> {
        if !is_long {
            let at = next(self, list, &ArgumentClass::Float, 8, 8)?;
            return number(self, at, 8).map(Value::Bits);
        }
        let at = next(self, list, &ArgumentClass::Stack, 16, 16)?;
        let mut bytes = [0; 16];
        bytes[..10].copy_from_slice(self.read(at, 10)?);
        Ok(Value::from_u128(u128::from_le_bytes(bytes), 80))
    }
}
