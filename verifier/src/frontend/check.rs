//! Whether an instruction fits the types of its operands, so that those who use a module need not ask again.
//!
//! **Here.** What LLVM's own verifier asks of each instruction by itself, for instructions and for operators
//! in constants alike: kinds and widths of operands, numbers of arguments, positions in aggregates. That a
//! value is computed before it is used is not examined.

use super::module::{
    Binary, Call, Callee, Cast, Constant, InstructionKind, Operand, Type, TypeId, ValueSource,
};
use super::types::TypeTable;
use InstructionKind as Kind;

/// The fault of a module, as the end of a sentence.
type Complaint = &'static str;

/// The complaint, if something does not hold.
fn need(holds: bool, complaint: Complaint) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(complaint) }
}

impl TypeTable<'_> {
    /// Whether values have this type.
    pub fn is_value(&self, ty: TypeId) -> bool {
        !matches!(self.get(ty), Type::Void | Type::Function { .. } | Type::NoValue)
    }

    /// The elements of a vector, and 1 with the type itself for others.
    fn lanes(&self, ty: TypeId) -> (Option<u64>, &Type) {
        match *self.get(ty) {
            Type::Vector(count, element) => (Some(count), self.get(element)),
            ref ty => (None, ty),
        }
    }

    fn is_int(&self, ty: TypeId) -> bool {
        matches!(self.lanes(ty).1, Type::Int(_))
    }

    fn is_float(&self, ty: TypeId) -> bool {
        matches!(self.lanes(ty).1, Type::Float(_))
    }

    fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.lanes(ty).1, Type::Pointer)
    }

    fn is_address(&self, operand: &Operand) -> bool {
        *self.get(operand.ty) == Type::Pointer
    }

    fn is_scalar_int(&self, operand: &Operand) -> bool {
        matches!(self.get(operand.ty), Type::Int(_))
    }

    /// The bits of a number or a vector of numbers.
    fn number_bits(&self, ty: TypeId) -> Option<u64> {
        let (count, element) = self.lanes(ty);
        let bits = match element {
            Type::Int(width) => u64::from(*width),
            Type::Float(kind) => u64::from(kind.width()),
            _ => return None,
        };
        bits.checked_mul(count.unwrap_or(1))
    }

    /// Whether an instruction with this type of result is well formed.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self, kind: &InstructionKind, result: TypeId) -> Result<(), Complaint> {
        match kind {
            Kind::Binary(operator, a, b, _) => self.check_binary(*operator, a, b),
            Kind::FNeg(a) => need(self.is_float(a.ty), "needs a floating-point number"),
            Kind::Compare(_, a, b) => {
                need(a.ty == b.ty, "needs two operands of one type")?;
                need(self.is_int(a.ty) || self.is_pointer(a.ty), "needs integers or pointers")
            }
            Kind::FloatCompare(_, a, b) => {
                need(a.ty == b.ty && self.is_float(a.ty), "needs two floating-point numbers of one type")
            }
            Kind::Cast(operator, a) => self.check_cast(*operator, a.ty, result),
            Kind::Select(condition, a, b) => {
                need(a.ty == b.ty && self.is_value(a.ty), "needs two values of one type")?;
                need(*self.lanes(condition.ty).1 == Type::Int(1), "needs a condition of type i1")
            }
            Kind::Freeze(a) => need(self.is_value(a.ty), "needs a value"),
            Kind::Call(call) | Kind::Invoke(call, ..) => self.check_call(call),
            Kind::Branch(condition, ..) => {
                need(*self.get(condition.ty) == Type::Int(1), "needs a condition of type i1")
            }
            Kind::Switch(value, ..) => need(self.is_scalar_int(value), "needs an integer"),
            Kind::IndirectJump(address, _) | Kind::VaArg(address) => {
                need(self.is_address(address), "needs a pointer")
            }
            Kind::ExtractElement(..) | Kind::InsertElement(..) | Kind::Shuffle(..) => self.check_vector(kind),
            Kind::ExtractValue(..) | Kind::InsertValue(..) => self.check_aggregate(kind),
            Kind::Phi(_) | Kind::Resume(_) | Kind::Return(_) | Kind::LandingPad(..) => Ok(()),
            Kind::Fence | Kind::Jump(_) | Kind::Unreachable | Kind::Other(_) => Ok(()),
            _ => self.check_memory(kind),
        }
    }

    fn check_binary(&self, operator: Binary, a: &Operand, b: &Operand) -> Result<(), Complaint> {
        need(a.ty == b.ty, "needs two operands of one type")?;
        match operator {
            Binary::FAdd | Binary::FSub | Binary::FMul | Binary::FDiv | Binary::FRem => {
                need(self.is_float(a.ty), "needs floating-point numbers")
            }
            _ => need(self.is_int(a.ty), "needs integers"),
        }
    }

    fn check_cast(&self, operator: Cast, from: TypeId, to: TypeId) -> Result<(), Complaint> {
        let same_lanes = self.lanes(from).0 == self.lanes(to).0;
        let (ints, floats) = ((self.is_int(from), self.is_int(to)), (self.is_float(from), self.is_float(to)));
        let (narrow, wide) = (self.number_bits(from), self.number_bits(to));
        let holds = match operator {
            Cast::Trunc => same_lanes && ints == (true, true) && narrow > wide,
            Cast::ZExt | Cast::SExt => same_lanes && ints == (true, true) && narrow < wide,
            Cast::FpTrunc => same_lanes && floats == (true, true) && narrow > wide,
            Cast::FpExt => same_lanes && floats == (true, true) && narrow < wide,
            Cast::FpToUi | Cast::FpToSi => same_lanes && floats.0 && ints.1,
            Cast::UiToFp | Cast::SiToFp => same_lanes && ints.0 && floats.1,
            Cast::PtrToInt => same_lanes && self.is_pointer(from) && ints.1,
            Cast::IntToPtr => same_lanes && ints.0 && self.is_pointer(to),
            Cast::BitCast => {
                let pointers = self.is_pointer(from) && self.is_pointer(to) && same_lanes;
                let opaque = [from, to].iter().any(|&ty| *self.get(ty) == Type::Opaque);
                pointers || opaque || narrow.is_some() && narrow == wide
            }
        };
        need(holds, "cannot convert between these types")
    }

    fn check_memory(&self, kind: &InstructionKind) -> Result<(), Complaint> {
        match kind {
            Kind::Alloca(ty, count, _) => {
                need(self.is_value(*ty), "needs a type of values")?;
                need(
                    count.as_ref().is_none_or(|count| self.is_scalar_int(count)),
                    "needs an integer as count",
                )
            }
            Kind::Load(ty, address) => {
                need(self.is_value(*ty), "needs a type of values")?;
                need(self.is_address(address), "needs a pointer")
            }
            Kind::Store(value, address) => {
                need(self.is_value(value.ty), "needs a value")?;
                need(self.is_address(address), "needs a pointer")
            }
            Kind::AtomicUpdate(_, address, value) => {
                need(self.is_value(value.ty), "needs a value")?;
                need(self.is_address(address), "needs a pointer")
            }
            Kind::CompareExchange(address, expected, new, _) => {
                need(expected.ty == new.ty && self.is_value(new.ty), "needs two values of one type")?;
                need(self.is_address(address), "needs a pointer")
            }
            Kind::Element(source, base, indices, _) => {
                need(self.is_pointer(base.ty), "needs a pointer")?;
                need(indices.iter().all(|index| self.is_int(index.ty)), "needs integers as indices")?;
                self.check_path(*source, indices)
            }
            _ => Ok(()),
        }
    }

    /// Whether there are such parts of a type; the first index counts whole values.
    fn check_path(&self, source: TypeId, indices: &[Operand]) -> Result<(), Complaint> {
        need(self.is_value(source), "needs a type of values")?;
        let mut ty = source;
        for index in indices.iter().skip(1) {
            ty = match self.get(ty) {
                Type::Array(_, element) | Type::Vector(_, element) => *element,
                Type::Struct { fields, .. } => {
                    let field = position(&index.value).and_then(|position| fields.get(position));
                    *field.ok_or("needs the number of a field")?
                }
                _ => return Err("goes into a type without parts"),
            };
        }
        Ok(())
    }

    fn check_vector(&self, kind: &InstructionKind) -> Result<(), Complaint> {
        let element = |vector: &Operand| match self.get(vector.ty) {
            Type::Vector(_, element) => Ok(*element),
            _ => Err("needs a vector"),
        };
        match kind {
            Kind::ExtractElement(vector, index) => {
                element(vector)?;
                need(self.is_scalar_int(index), "needs an integer as position")
            }
            Kind::InsertElement(vector, part, index) => {
                need(element(vector)? == part.ty, "needs an element of the vector's type")?;
                need(self.is_scalar_int(index), "needs an integer as position")
            }
            Kind::Shuffle(a, b, _) => {
                element(a)?;
                need(a.ty == b.ty, "needs two vectors of one type")
            }
            _ => Ok(()),
        }
    }

    fn check_aggregate(&self, kind: &InstructionKind) -> Result<(), Complaint> {
        match kind {
            Kind::ExtractValue(aggregate, positions) => {
                need(!positions.is_empty(), "needs a position")?;
                self.part(aggregate.ty, positions).map(drop).ok_or("needs the position of a part")
            }
            Kind::InsertValue(aggregate, part, positions) => {
                need(!positions.is_empty(), "needs a position")?;
                let place = self.part(aggregate.ty, positions).ok_or("needs the position of a part")?;
                need(place == part.ty, "needs a value of the part's type")
            }
            _ => Ok(()),
        }
    }

    /// The type of the part at positions in an aggregate.
    pub fn part(&self, ty: TypeId, positions: &[u32]) -> Option<TypeId> {
        positions.iter().try_fold(ty, |ty, &position| match self.get(ty) {
            Type::Struct { fields, .. } => fields.get(position as usize).copied(),
            Type::Array(count, element) if u64::from(position) < *count => Some(*element),
            _ => None,
        })
    }

    /// Whether the arguments are those of the function type at the call.
    fn check_call(&self, call: &Call) -> Result<(), Complaint> {
        if let Callee::Pointer(address) = &call.callee {
            need(self.is_address(address), "needs a pointer to call")?;
        }
        let Type::Function { parameters, variadic, .. } = self.get(call.ty) else {
            return Err("needs a function type");
        };
        let is_listed = |ty: &TypeId| *self.get(*ty) != Type::NoValue;
        let wanted: Vec<TypeId> = parameters.iter().copied().filter(is_listed).collect();
        let given = call.arguments.iter().map(|argument| argument.ty).filter(is_listed);
        let given: Vec<TypeId> = given.collect();
        need(
            given.len() == wanted.len() || *variadic && given.len() > wanted.len(),
            "has another number of arguments",
        )?;
        need(wanted.iter().eq(&given[..wanted.len()]), "has an argument of another type")?;
        need(given.iter().all(|&ty| self.is_value(ty)), "has an argument that is no value")
    }

    /// The type of what an operator on constants computes; `None` where only a conversion's target says it.
    pub fn operator_type(&mut self, kind: &InstructionKind) -> Option<TypeId> {
        Some(match kind {
            Kind::Binary(_, a, ..) | Kind::FNeg(a) | Kind::Select(_, a, _) => a.ty,
            Kind::InsertElement(a, ..) | Kind::InsertValue(a, ..) => a.ty,
            Kind::Compare(_, a, _) | Kind::FloatCompare(_, a, _) => self.like(a.ty, Type::Int(1)),
            Kind::ExtractValue(a, positions) => self.part(a.ty, positions)?,
            Kind::ExtractElement(a, _) => match *self.get(a.ty) {
                Type::Vector(_, element) => element,
                _ => return None,
            },
            Kind::Shuffle(a, _, mask) => match *self.get(a.ty) {
                Type::Vector(_, element) => self.intern(Type::Vector(mask.len() as u64, element)),
                _ => return None,
            },
            Kind::Element(_, base, indices, _) => self.element_type(base, indices),
            _ => return None,
        })
    }

    /// The type of what `getelementptr` computes: a vector if one of its operands is.
    pub fn element_type(&mut self, base: &Operand, indices: &[Operand]) -> TypeId {
        let mut shapes = std::iter::once(base).chain(indices).map(|operand| operand.ty);
        match shapes.find(|&ty| matches!(self.get(ty), Type::Vector(..))) {
            Some(shape) => self.like(shape, Type::Pointer),
            None => self.intern(Type::Pointer),
        }
    }
}

/// The number of a field: a constant, or a vector of equal constants.
fn position(value: &ValueSource) -> Option<usize> {
    match value {
        ValueSource::Constant(Constant::Bits(bits)) => usize::try_from(bits.to_u64()?).ok(),
        ValueSource::Constant(Constant::Zero) => Some(0),
        ValueSource::Constant(Constant::Aggregate(parts)) => position(&parts.first()?.value),
        _ => None,
    }
}
