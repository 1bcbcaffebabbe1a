//! The execution of instructions.
//!
//! **Here.** What leads somewhere else or touches memory is [`Machine::execute`]; what only computes is
//! [`Machine::compute`], which constants use too.

use std::cmp::Ordering;

use super::arithmetic::{self, Trouble};
use super::float;
use super::machine::{Flow, Machine, PAGE};
use super::memory::ObjectKind;
use super::record::What;
use super::trace::End;
use super::value::Value;
use crate::frontend::module::{
    Atomic, Binary, Block, Cast, Compare, FloatCompare, FloatKind, Instruction, InstructionKind, Operand,
    Promises, Type, TypeId,
};
use crate::program::cfa::Source;
use crate::reading::Property;

/// A value without bits, for instructions without a result.
const NOTHING: TypeId = TypeId(u32::MAX);

impl<'m> Machine<'m, '_> {
    pub(super) fn execute(&mut self, instruction: &'m Instruction) -> Flow<()> {
        use InstructionKind as I;
        match &instruction.kind {
            I::Load(ty, address) => {
                let address = self.bits(address)?;
                self.check_alignment(instruction, address)?;
                let value = self.read_value(instruction, address, *ty)?;
                self.touched(address);
                self.set(instruction.result, value)
            }
            I::Store(value, address) => {
                let stored = self.operand(value)?;
                let address = self.bits(address)?;
                self.check_alignment(instruction, address)?;
                if self.reading.is_unknown(instruction.access) && self.is_device(address) {
                    return Ok(());
                }
                self.store(address, value.ty, &stored, instruction.span)?;
                self.touched(address);
                Ok(())
            }
            I::Jump(target) => {
                self.jump(*target);
                Ok(())
            }
            I::Branch(condition, yes, no) => {
                let is_true = self.bits(condition)? & 1 == 1;
                self.tell(instruction.span, What::Branch(is_true));
                self.jump(if is_true { *yes } else { *no });
                Ok(())
            }
            I::Call(call) => self.call(instruction, call, None),
            I::Invoke(call, normal, unwind) => self.call(instruction, call, Some((*normal, *unwind))),
            I::Return(value) => {
                let value = value.as_ref().map(|value| self.operand(value)).transpose()?;
                self.return_value(instruction.span, value)
            }
            I::Phi(_) => self.phis(),
            I::Alloca(ty, count, alignment) => {
                self.is_strict |= *alignment > PAGE;
                self.alloca(instruction, *ty, count.as_ref())
            }
            kind => self.execute_rest(instruction, kind),
        }
    }

    /// Executes one of the less common instructions.
    fn execute_rest(&mut self, instruction: &'m Instruction, kind: &'m InstructionKind) -> Flow<()> {
        use InstructionKind as I;
        match kind {
            I::Switch(value, other, cases) => self.switch(value, *other, cases),
            I::Unreachable => Err(Box::new(End::Abort("unreachable code reached".to_owned()))),
            I::LandingPad(is_cleanup, clauses) => self.landing_pad(instruction, *is_cleanup, clauses),
            I::Resume(_) => self.unwind(),
            I::Fence => Ok(()),
            I::AtomicUpdate(op, address, operand) => self.atomic(instruction, *op, address, operand),
            I::CompareExchange(address, expected, new, is_weak) => {
                self.exchange(instruction, address, [expected, new], *is_weak)
            }
            I::IndirectJump(address, blocks) => {
                let address = self.bits(address)?;
                let label = self.memory.function_at(address);
                let code = self.frame.code;
                let is_it = |block: &&Block| label.is_some() && code.blocks[block.0 as usize].label == label;
                match blocks.iter().find(is_it) {
                    Some(block) => self.jump(*block),
                    None => return Err(self.unknown("a jump to an address that is no label")),
                }
                Ok(())
            }
            I::VaArg(list) => {
                let list = self.bits(list)?;
                let ty = self.result_type(instruction)?;
                let value = self.next_variadic(list, ty)?;
                self.set(instruction.result, value)
            }
            I::Other(name) => Err(self.unknown(name)),
            _ => {
                let ty = self.result_type(instruction)?;
                let value = self.compute(kind, ty)?;
                self.set(instruction.result, value)
            }
        }
    }

    /// The type of the result.
    #[inline]
    fn result_type(&self, instruction: &Instruction) -> Flow<TypeId> {
        instruction.result.map_or(Ok(NOTHING), |local| self.local_type(local))
    }

    /// The value of an instruction that neither leads anywhere nor touches memory.
    pub(super) fn compute(&mut self, kind: &'m InstructionKind, ty: TypeId) -> Flow<Value> {
        use InstructionKind as I;
        match kind {
            I::Binary(op, a, b, promises) => self.binary(*op, a, b, *promises),
            I::Element(ty, base, indices, promises) => self.element(*ty, base, indices, *promises),
            I::Compare(op, a, b) => {
                let (x, y) = (self.operand(a)?, self.operand(b)?);
                self.compare(*op, a.ty, &x, &y)
            }
            I::Cast(cast, value) => {
                let from = self.operand(value)?;
                self.cast(*cast, value.ty, ty, &from)
            }
            I::Select(condition, yes, no) => match self.operand(condition)? {
                Value::Parts(conditions) => {
                    let (yes, no) = (self.operand(yes)?, self.operand(no)?);
                    self.zip(&yes, &no, |index, yes, no| {
                        let is_true = conditions.get(index).is_some_and(|bit| bit.low() & 1 == 1);
                        Ok(if is_true { yes.clone() } else { no.clone() })
                    })
                }
                condition => self.operand(if condition.low() & 1 == 1 { yes } else { no }),
            },
            I::FNeg(a) => {
                let value = self.operand(a)?;
                let Some(kind) = self.float_kind(a.ty) else {
                    return Err(self.unknown("a negation of no number"));
                };
                match &value {
                    Value::Parts(parts) if matches!(self.module.ty(a.ty), Type::Vector(..)) => {
                        Ok(Value::parts(parts.iter().map(|part| float::negate(kind, part)).collect()))
                    }
                    _ => Ok(float::negate(kind, &value)),
                }
            }
            I::FloatCompare(wanted, a, b) => {
                let (x, y) = (self.operand(a)?, self.operand(b)?);
                self.compare_floats(*wanted, a.ty, &x, &y)
            }
            I::Freeze(a) => self.operand(a),
            _ => self.compute_parts(kind),
        }
    }

    /// The value of an instruction on parts of aggregates and vectors.
    fn compute_parts(&mut self, kind: &'m InstructionKind) -> Flow<Value> {
        use InstructionKind as I;
        let missing = "a part that is not there";
        match kind {
            I::ExtractValue(a, path) => {
                let mut value = self.operand(a)?;
                for position in path {
                    let Value::Parts(parts) = &value else { return Err(self.unknown(missing)) };
                    let part = parts.get(*position as usize).cloned();
                    value = part.ok_or_else(|| self.unknown(missing))?;
                }
                Ok(value)
            }
            I::InsertValue(a, part, path) => {
                let mut value = self.operand(a)?;
                let part = self.operand(part)?;
                let mut slot = &mut value;
                for position in path {
                    let Value::Parts(parts) = slot else { return Err(self.unknown(missing)) };
                    let Some(next) = std::rc::Rc::make_mut(parts).get_mut(*position as usize) else {
                        return Err(self.unknown(missing));
                    };
                    slot = next;
                }
                *slot = part;
                Ok(value)
            }
            I::ExtractElement(a, position) => {
                let position = self.bits(position)?;
                let Value::Parts(parts) = self.operand(a)? else { return Err(self.unknown(missing)) };
                parts.get(position as usize).cloned().ok_or_else(|| self.unknown(missing))
            }
            I::InsertElement(a, part, position) => {
                let (part, position) = (self.operand(part)?, self.bits(position)?);
                let Value::Parts(parts) = self.operand(a)? else { return Err(self.unknown(missing)) };
                let mut parts = (*parts).clone();
                let Some(slot) = parts.get_mut(position as usize) else { return Err(self.unknown(missing)) };
                *slot = part;
                Ok(Value::parts(parts))
            }
            I::Shuffle(a, b, picks) => {
                let (Value::Parts(a), Value::Parts(b)) = (self.operand(a)?, self.operand(b)?) else {
                    return Err(self.unknown(missing));
                };
                let pick = |pick: &Option<u32>| {
                    let index = pick.unwrap_or(0) as usize;
                    a.get(index).or_else(|| b.get(index - a.len())).cloned().unwrap_or(Value::Bits(0))
                };
                Ok(Value::parts(picks.iter().map(pick).collect()))
            }
            _ => Err(self.unknown("an instruction that computes nothing")),
        }
    }

    /// The elements of two vectors, each pair by a function; of what is no vector, the two.
    fn zip(
        &mut self,
        a: &Value,
        b: &Value,
        mut each: impl FnMut(usize, &Value, &Value) -> Flow<Value>,
    ) -> Flow<Value> {
        match (a, b) {
            (Value::Parts(a), Value::Parts(b)) => {
                let pairs = a.iter().zip(b.iter()).enumerate();
                pairs.map(|(index, (a, b))| each(index, a, b)).collect::<Flow<Vec<Value>>>().map(Value::parts)
            }
            _ => each(0, a, b),
        }
    }

    /// The type of the elements of a vector; that of others is their own.
    pub(super) fn element_type(&self, ty: TypeId) -> TypeId {
        if let Type::Vector(_, part) = self.module.ty(ty) { *part } else { ty }
    }

    /// The format of a floating-point number, or of those of a vector.
    pub(super) fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        if let Type::Float(kind) = self.module.ty(self.element_type(ty)) { Some(*kind) } else { None }
    }

    /// An operator on two.
    #[inline]
    fn binary(&mut self, op: Binary, a: &'m Operand, b: &'m Operand, promises: Promises) -> Flow<Value> {
        let (x, y) = (self.operand(a)?, self.operand(b)?);
        if let (Type::Int(width), Value::Bits(x), Value::Bits(y)) = (self.module.ty(a.ty), &x, &y) {
            return self.narrow(op, *width, *x, *y, promises);
        }
        let ty = self.element_type(a.ty);
        if let Type::Float(kind) = self.module.ty(ty) {
            let kind = *kind;
            let parts = match (&x, &y) {
                (Value::Parts(x), Value::Parts(y)) => {
                    let pairs = x.iter().zip(y.iter());
                    let parts =
                        pairs.map(|(x, y)| float::binary(op, kind, x, y)).collect::<Option<Vec<Value>>>();
                    parts.map(Value::parts)
                }
                _ => float::binary(op, kind, &x, &y),
            };
            return parts.ok_or_else(|| self.unknown("a floating-point format that is not known"));
        }
        let width = self.width(ty)?;
        match (&x, &y) {
            (Value::Parts(x), Value::Parts(y)) => {
                let pairs = x.iter().zip(y.iter());
                let parts = pairs.map(|(x, y)| self.integers(op, width, x, y, promises));
                parts.collect::<Flow<Vec<Value>>>().map(Value::parts)
            }
            _ => self.integers(op, width, &x, &y, promises),
        }
    }

    /// An operator on two integers.
    fn integers(&mut self, op: Binary, width: u32, x: &Value, y: &Value, promises: Promises) -> Flow<Value> {
        if let (Value::Bits(x), Value::Bits(y)) = (x, y) {
            return self.narrow(op, width, *x, *y, promises);
        }
        let (x, y) = (x.to_bits(width), y.to_bits(width));
        let wraps = promises.no_signed_wrap && arithmetic::wide_wraps(op, &x, &y, true);
        if wraps && self.is_checked(Property::Overflow) {
            return Err(self.fault(Property::Overflow, "signed overflow"));
        }
        let (result, trouble) = arithmetic::wide(op, &x, &y);
        self.judge(trouble)?;
        Ok(Value::from_bits(&result))
    }

    /// An operator on two integers of at most 64 bits.
    #[inline]
    fn narrow(&mut self, op: Binary, width: u32, x: u64, y: u64, promises: Promises) -> Flow<Value> {
        if promises.no_signed_wrap
            && self.is_checked(Property::Overflow)
            && arithmetic::wraps(op, width, x, y)
        {
            return Err(self.fault(Property::Overflow, "signed overflow"));
        }
        let (result, trouble) = arithmetic::narrow(op, width, x, y);
        if trouble.is_some() {
            self.judge(trouble)?;
        }
        Ok(Value::Bits(result))
    }

    /// The consequence of an operation with an undefined result.
    fn judge(&self, trouble: Option<Trouble>) -> Flow<()> {
        match trouble {
            Some(Trouble::DivisionByZero) => Err(self.fault(Property::Division, "division by zero")),
            Some(Trouble::QuotientOverflow) => Err(self.fault(Property::Overflow, "signed overflow")),
            Some(Trouble::LongShift) if self.is_checked(Property::Shift) => {
                Err(self.fault(Property::Shift, "shift by the width or more"))
            }
            _ => Ok(()),
        }
    }

    #[inline]
    fn compare(&mut self, op: Compare, ty: TypeId, x: &Value, y: &Value) -> Flow<Value> {
        let width = self.width(self.element_type(ty))?;
        match (x, y) {
            (Value::Parts(_), Value::Parts(_)) => {
                self.zip(x, y, |_, x, y| Ok(Value::bool(arithmetic::compare(op, width, x, y))))
            }
            _ => Ok(Value::bool(arithmetic::compare(op, width, x, y))),
        }
    }

    /// A comparison of floating-point numbers.
    fn compare_floats(&mut self, wanted: FloatCompare, ty: TypeId, x: &Value, y: &Value) -> Flow<Value> {
        let kind = self.float_kind(ty).ok_or_else(|| self.unknown("a comparison of no numbers"))?;
        let format = self.unknown("a floating-point format that is not known");
        self.zip(x, y, |_, x, y| {
            let order = float::compare(kind, x, y).ok_or_else(|| format.clone())?;
            Ok(Value::bool(match order {
                Some(Ordering::Less) => wanted.less,
                Some(Ordering::Equal) => wanted.equal,
                Some(Ordering::Greater) => wanted.greater,
                None => wanted.unordered,
            }))
        })
    }

    fn cast(&mut self, cast: Cast, from: TypeId, to: TypeId, value: &Value) -> Flow<Value> {
        let is_vector = |ty| matches!(self.module.ty(ty), Type::Vector(..));
        if cast == Cast::BitCast {
            if is_vector(from) || is_vector(to) {
                let bytes = self.encode(value, from)?;
                let stored = self.shapes.of(to).map_or(0, |shape| shape.stored as usize);
                return self.decode(bytes.get(..stored).unwrap_or(&bytes), to);
            }
            return Ok(value.clone());
        }
        if let Value::Parts(parts) = value {
            let (from, to) = (self.element_type(from), self.element_type(to));
            let parts = parts.iter().map(|part| self.cast(cast, from, to, part));
            return parts.collect::<Flow<Vec<Value>>>().map(Value::parts);
        }
        let (from_width, to_width) = (self.width(from)?, self.width(to)?);
        self.has_digits |= matches!(cast, Cast::PtrToInt);
        self.has_numbers |= matches!(cast, Cast::IntToPtr) && self.memory.is_number(value.low());
        let (from_kind, to_kind) = (self.float_kind(from), self.float_kind(to));
        let converted = match (cast, from_kind, to_kind) {
            (Cast::SExt, ..) => Some(value.resized(from_width, to_width, true)),
            (Cast::IntToPtr, ..) if from_width <= to_width => {
                Some(Value::Bits(self.memory.address_of_number(value.low())))
            }
            (Cast::PtrToInt, ..) if self.is_strict => {
                return Err(
                    self.unknown("the digits of an address where an object is aligned to more than a page")
                );
            }
            (Cast::PtrToInt, ..) if self.memory.was_number(value.low()) => {
                return Err(self.unknown("the digits of an address that was a number"));
            }
            (Cast::Trunc | Cast::ZExt | Cast::PtrToInt | Cast::IntToPtr, ..) => {
                Some(value.resized(from_width, to_width, false))
            }
            (Cast::FpTrunc | Cast::FpExt, Some(from), Some(to)) => float::convert(from, to, value),
            (Cast::FpToUi, Some(kind), None) => float::to_integer(kind, value, to_width, false),
            (Cast::FpToSi, Some(kind), None) => float::to_integer(kind, value, to_width, true),
            (Cast::UiToFp, None, Some(kind)) => float::from_integer(kind, value, from_width, false),
            (Cast::SiToFp, None, Some(kind)) => float::from_integer(kind, value, from_width, true),
            _ => None,
        };
        converted.ok_or_else(|| self.unknown("a conversion that is not known"))
    }

    /// A new object of the frame.
    fn alloca(&mut self, instruction: &'m Instruction, ty: TypeId, count: Option<&'m Operand>) -> Flow<()> {
        let count = count.map_or(Ok(1), |count| self.bits(count))?;
        let size = self.size(ty)?.checked_mul(count);
        let size = size.ok_or_else(|| self.unknown("an object that is too large"))?;
        let place = self.place();
        let address =
            self.memory.allocate(size, ObjectKind::Frame(place)).map_err(|error| self.no_room(error))?;
        let number = self.memory.number_of(address);
        if let Some(local) = instruction.result {
            let prepared = &self.frame.prepared;
            let is_private = prepared.is_private.get(local.0 as usize).copied().unwrap_or(false);
            if let (Some(object), Some(variable)) =
                (self.memory.object_mut(number), prepared.variables.get(local.0 as usize))
            {
                object.variable = *variable;
            }
            self.frame.objects.push((number as u32, is_private));
        }
        self.set(instruction.result, Value::Bits(address))
    }

    /// `switch`.
    fn switch(
        &mut self,
        value: &'m Operand,
        other: Block,
        cases: &'m [(javelin_solver::BitVec, Block)],
    ) -> Flow<()> {
        let target = match self.operand(value)? {
            Value::Bits(bits) => cases.iter().find(|(case, _)| case.to_u64() == Some(bits)),
            Value::Wide(bits) => cases.iter().find(|(case, _)| *case == *bits),
            Value::Parts(_) => None,
        };
        self.jump(target.map_or(other, |(_, target)| *target));
        Ok(())
    }

    /// The value that an instruction reads at an address: any, if the access is volatile.
    #[inline]
    fn read_value(&mut self, instruction: &'m Instruction, address: u64, ty: TypeId) -> Flow<Value> {
        if !self.reading.is_unknown(instruction.access) {
            return self.load(address, ty);
        }
        self.load_volatile(address, ty, instruction.span)
    }

    /// `atomicrmw`: for one thread a load, an operator and a store.
    fn atomic(
        &mut self,
        instruction: &'m Instruction,
        op: Atomic,
        address: &'m Operand,
        operand: &'m Operand,
    ) -> Flow<()> {
        let at = self.bits(address)?;
        self.check_alignment(instruction, at)?;
        let new = self.operand(operand)?;
        let old = self.read_value(instruction, at, operand.ty)?;
        self.touched(at);
        let width = self.width(operand.ty)?;
        let pick = |compare, new: Value| {
            if arithmetic::compare(compare, width, &old, &new) { old.clone() } else { new }
        };
        let plain = Promises::default();
        let result = match op {
            Atomic::Exchange => new,
            Atomic::Add => self.integers(Binary::Add, width, &old, &new, plain)?,
            Atomic::Sub => self.integers(Binary::Sub, width, &old, &new, plain)?,
            Atomic::And => self.integers(Binary::And, width, &old, &new, plain)?,
            Atomic::Or => self.integers(Binary::Or, width, &old, &new, plain)?,
            Atomic::Xor => self.integers(Binary::Xor, width, &old, &new, plain)?,
            Atomic::Nand => {
                let and = self.integers(Binary::And, width, &old, &new, plain)?;
                Value::from_bits(&and.to_bits(width).not())
            }
            Atomic::Max => pick(Compare::Sge, new),
            Atomic::Min => pick(Compare::Sle, new),
            Atomic::UMax => pick(Compare::Uge, new),
            Atomic::UMin => pick(Compare::Ule, new),
            Atomic::Other => self.ask(Source::Other(self.place()), operand.ty)?,
        };
        self.store(at, operand.ty, &result, instruction.span)?;
        self.set(instruction.result, old)
    }

    /// `cmpxchg`: for one thread it fails where the values differ; a weak one where the oracle says so, too.
    fn exchange(
        &mut self,
        instruction: &'m Instruction,
        address: &'m Operand,
        [expected, new]: [&'m Operand; 2],
        is_weak: bool,
    ) -> Flow<()> {
        let at = self.bits(address)?;
        self.check_alignment(instruction, at)?;
        let (expected, stored) = (self.operand(expected)?, self.operand(new)?);
        let old = self.read_value(instruction, at, new.ty)?;
        self.touched(at);
        let fails = is_weak && self.ask_bit(Source::Spurious(self.place()));
        let is_equal = old == expected;
        match (is_equal, fails) {
            (true, false) => self.store(at, new.ty, &stored, instruction.span)?,
            (true, true) => self.tell(instruction.span, What::Spurious),
            (false, _) => {}
        }
        self.set(instruction.result, Value::parts(vec![old, Value::bool(is_equal && !fails)]))
    }
}
