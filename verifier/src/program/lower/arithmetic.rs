//! Operators on values: integers, vectors elementwise, addresses, aggregates.

use javelin_term::graph::Term;
use javelin_term::limits::Limits;
use javelin_term::operator::Operator;
use javelin_term::work::Work;

use crate::frontend::module::{
    Binary, Cast, Compare, InstructionKind, Operand, Promises, Type, TypeId, ValueSource,
};
use crate::reading::Property;

use super::Body;

impl Body<'_, '_> {
    /// The value of an instruction that only computes; `None` where its types are not followed.
    pub fn pure(&mut self, kind: &InstructionKind, ty: TypeId) -> Option<Term> {
        use InstructionKind as K;
        match kind {
            K::Binary(operator, left, right, promises) => {
                let terms = [self.value(left), self.value(right)];
                self.elementwise(left.ty, &terms, |body, parts, element| {
                    body.binary(*operator, parts[0], parts[1], *promises, element)
                })
            }
            K::FNeg(operand) => {
                let terms = [self.value(operand)];
                self.elementwise(operand.ty, &terms, |body, parts, _| Some(body.float_negated(parts[0])))
            }
            K::Compare(compare, left, right) => {
                let terms = [self.value(left), self.value(right)];
                self.elementwise(left.ty, &terms, |body, parts, element| {
                    let condition = match body.all.types.kind(element) {
                        Type::Pointer => {
                            body.compare_addresses(*compare, [parts[0], parts[1]], [left, right])
                        }
                        _ => body.compare(*compare, parts[0], parts[1]),
                    };
                    Some(body.all.terms.bit(condition))
                })
            }
            K::FloatCompare(compare, left, right) => {
                let terms = [self.value(left), self.value(right)];
                self.elementwise(left.ty, &terms, |body, parts, element| {
                    let condition = body.float_compare(*compare, parts[0], parts[1], element);
                    Some(body.all.terms.bit(condition))
                })
            }
            K::Cast(cast, operand) => self.cast(*cast, operand, ty),
            K::Select(condition, then, other) => self.select(condition, then, other),
            K::Freeze(operand) => Some(self.value(operand)),
            K::Element(element, base, indices, _) => self.element(*element, base, indices),
            K::ExtractValue(aggregate, path) => self.extract_value(aggregate, path),
            K::InsertValue(aggregate, part, path) => self.insert_value(aggregate, part, path),
            K::ExtractElement(vector, position) => self.extract_element(vector, position),
            K::InsertElement(vector, part, position) => self.insert_element(vector, part, position),
            K::Shuffle(left, right, mask) => self.shuffle(left, right, mask),
            _ => None,
        }
    }

    /// The elements of a vector type: how many, and their type. Others are one element.
    pub fn shape(&self, ty: TypeId) -> (u64, TypeId) {
        match self.all.types.kind(ty) {
            Type::Vector(count, element) => (*count, *element),
            _ => (1, ty),
        }
    }

    /// An operation on each element of vectors, or on other values.
    pub fn elementwise(
        &mut self,
        ty: TypeId,
        operands: &[Term],
        mut operation: impl FnMut(&mut Self, &[Term], TypeId) -> Option<Term>,
    ) -> Option<Term> {
        let (count, element) = self.shape(ty);
        let width = self.width(element)?;
        let mut results = Vec::new();
        for index in 0..count as u32 {
            let low = index * width;
            let parts: Vec<Term> =
                operands.iter().map(|&term| self.all.terms.extract(term, low + width - 1, low)).collect();
            results.push(operation(self, &parts, element)?);
        }
        if results.is_empty() { None } else { Some(self.all.terms.join(&results)) }
    }

    fn binary(
        &mut self,
        operator: Binary,
        left: Term,
        right: Term,
        promises: Promises,
        ty: TypeId,
    ) -> Option<Term> {
        Some(match operator {
            Binary::FAdd | Binary::FSub | Binary::FMul | Binary::FDiv | Binary::FRem => {
                self.float_binary(operator, left, right, ty)
            }
            _ => self.scalar_binary(operator, left, right, promises),
        })
    }

    /// An operator on integers.
    pub fn scalar_binary(&mut self, operator: Binary, left: Term, right: Term, promises: Promises) -> Term {
        if promises.no_signed_wrap && self.all.checks_for(Property::Overflow) {
            self.check_overflow(operator, left, right);
        }
        let terms = &mut self.all.terms;
        match operator {
            Binary::Add => terms.add(left, right),
            Binary::Sub => terms.sub(left, right),
            Binary::Mul => terms.mul(left, right),
            Binary::And => terms.bvand(left, right),
            Binary::Or => terms.bvor(left, right),
            Binary::Xor => terms.bvxor(left, right),
            Binary::UDiv | Binary::SDiv | Binary::URem | Binary::SRem => self.divide(operator, left, right),
            _ => self.shift(operator, left, right),
        }
    }

    fn check_overflow(&mut self, operator: Binary, left: Term, right: Term) {
        let Some(overflows) = self.signed_overflow(operator, left, right) else { return };
        let holds = self.all.terms.not(overflows);
        let says = match operator {
            Binary::Add => "signed addition overflows",
            Binary::Sub => "signed subtraction overflows",
            Binary::Mul => "signed multiplication overflows",
            _ => "signed shift overflows",
        };
        self.check(Property::Overflow, holds, says);
    }

    /// Whether a signed operation leaves the range of its type; `None` for operators that cannot.
    pub fn signed_overflow(&mut self, operator: Binary, left: Term, right: Term) -> Option<Term> {
        let terms = &mut self.all.terms;
        let width = terms.width(left);
        let (wide, result) = match operator {
            Binary::Add | Binary::Sub => {
                let (left, right) =
                    (terms.resize_signed(left, width + 1), terms.resize_signed(right, width + 1));
                let wide =
                    if operator == Binary::Add { terms.add(left, right) } else { terms.sub(left, right) };
                (wide, width)
            }
            Binary::Mul => {
                let mut work = Work::new(&Limits::none());
                return terms.graph.bvsmulo(left, right, &mut work).ok();
            }
            Binary::Shl => {
                let shifted = terms.operator(Operator::BvShl, left, right);
                let back = terms.operator(Operator::BvAshr, shifted, right);
                return Some(terms.unequal(back, left));
            }
            _ => return None,
        };
        let (top, below) = (terms.extract(wide, result, result), terms.extract(wide, result - 1, result - 1));
        Some(terms.unequal(top, below))
    }

    /// Whether an unsigned operation leaves the range of its type.
    pub fn unsigned_overflow(&mut self, operator: Binary, left: Term, right: Term) -> Option<Term> {
        let terms = &mut self.all.terms;
        match operator {
            Binary::Add => {
                let sum = terms.add(left, right);
                Some(terms.ult(sum, left))
            }
            Binary::Sub => Some(terms.ult(left, right)),
            Binary::Mul => {
                let mut work = Work::new(&Limits::none());
                terms.graph.bvumulo(left, right, &mut work).ok()
            }
            _ => None,
        }
    }

    fn divide(&mut self, operator: Binary, left: Term, right: Term) -> Term {
        let is_zero = self.all.terms.is_null(right);
        let is_defined = self.all.terms.not(is_zero);
        if self.all.checks_for(Property::Division) {
            self.check(Property::Division, is_defined, "division by zero");
        } else {
            self.assume(is_defined);
        }
        let is_signed = matches!(operator, Binary::SDiv | Binary::SRem);
        if is_signed && self.all.checks_for(Property::Overflow) {
            let overflows = self.all.terms.graph.bvsdivo(left, right);
            let holds = self.all.terms.not(overflows);
            self.check(Property::Overflow, holds, "signed division overflows");
        }
        let terms = &mut self.all.terms;
        if let (Some(left), Some(right), true) = (terms.value(left), terms.value(right), is_signed) {
            let (negative, opposite) = (left.sign(), left.sign() != right.sign());
            let magnitude =
                |value: &javelin_solver::BitVec| if value.sign() { value.neg() } else { value.clone() };
            let (left, right) = (magnitude(&left), magnitude(&right));
            let value = match operator {
                Binary::SDiv if opposite => left.udiv(&right).neg(),
                Binary::SDiv => left.udiv(&right),
                _ if negative => left.urem(&right).neg(),
                _ => left.urem(&right),
            };
            return terms.constant(&value);
        }
        match operator {
            Binary::UDiv => terms.operator(Operator::BvUdiv, left, right),
            Binary::URem => terms.operator(Operator::BvUrem, left, right),
            Binary::SDiv => terms.graph.bvsdiv(left, right),
            _ => terms.graph.bvsrem(left, right),
        }
    }

    fn shift(&mut self, operator: Binary, left: Term, right: Term) -> Term {
        let width = self.all.terms.width(left);
        let is_defined = match self.all.terms.value(right) {
            Some(value) => {
                let is_small = value.to_u64().is_some_and(|distance| distance < u64::from(width));
                self.all.terms.truth(is_small)
            }
            None => self.shift_is_defined(right, width),
        };
        if self.all.checks_for(Property::Shift) {
            self.check(Property::Shift, is_defined, "shift by the width of the type, or more");
        }
        let operator = match operator {
            Binary::Shl => Operator::BvShl,
            Binary::LShr => Operator::BvLshr,
            _ => Operator::BvAshr,
        };
        let shifted = self.all.terms.operator(operator, left, right);
        if self.all.terms.graph.truth_of(is_defined) == Some(true) || self.all.checks_for(Property::Shift) {
            return shifted;
        }
        let unknown = self.anything(width);
        self.all.terms.ite(is_defined, shifted, unknown)
    }

    fn shift_is_defined(&mut self, distance: Term, width: u32) -> Term {
        let have = self.all.terms.width(distance);
        if have < 32 && width >= 1 << have {
            return self.all.terms.truth(true);
        }
        let limit = self.all.terms.number(u64::from(width), have);
        self.all.terms.ult(distance, limit)
    }

    fn compare(&mut self, compare: Compare, left: Term, right: Term) -> Term {
        let terms = &mut self.all.terms;
        match compare {
            Compare::Eq => terms.equal(left, right),
            Compare::Ne => terms.unequal(left, right),
            Compare::Ult => terms.ult(left, right),
            Compare::Ugt => terms.ult(right, left),
            Compare::Ule => terms.ule(left, right),
            Compare::Uge => terms.ule(right, left),
            Compare::Slt => terms.slt(left, right),
            Compare::Sgt => terms.slt(right, left),
            Compare::Sle => {
                let greater = terms.slt(right, left);
                terms.not(greater)
            }
            Compare::Sge => {
                let less = terms.slt(left, right);
                terms.not(less)
            }
        }
    }

    /// Addresses compare as unsigned numbers do; signed comparisons of them make no difference within an
    /// object.
    fn compare_addresses(
        &mut self,
        compare: Compare,
        [left, right]: [Term; 2],
        operands: [&Operand; 2],
    ) -> Term {
        match compare {
            Compare::Eq => self.address_equal([left, right], operands),
            Compare::Ne => {
                let equal = self.address_equal([left, right], operands);
                self.all.terms.not(equal)
            }
            Compare::Ult | Compare::Slt => self.address_less(left, right),
            Compare::Ugt | Compare::Sgt => self.address_less(right, left),
            Compare::Ule | Compare::Sle => {
                let greater = self.address_less(right, left);
                self.all.terms.not(greater)
            }
            Compare::Uge | Compare::Sge => {
                let less = self.address_less(left, right);
                self.all.terms.not(less)
            }
        }
    }

    fn cast(&mut self, cast: Cast, operand: &Operand, ty: TypeId) -> Option<Term> {
        let value = self.value(operand);
        let width = self.width(ty)?;
        if cast == Cast::BitCast {
            return (self.all.terms.width(value) == width).then_some(value);
        }
        let (_, to) = self.shape(ty);
        let width = self.width(to)?;
        let address_bits = self.all.memory.address_bits;
        self.elementwise(operand.ty, &[value], |body, parts, from| {
            Some(match cast {
                Cast::Trunc | Cast::ZExt => body.all.terms.resize(parts[0], width),
                Cast::PtrToInt => {
                    let digits = body.digits(parts[0]);
                    body.expose(parts[0]);
                    body.all.terms.resize(digits, width)
                }
                Cast::IntToPtr => {
                    let digits = body.all.terms.resize(parts[0], address_bits);
                    body.address_of_digits(digits)
                }
                Cast::SExt => body.all.terms.resize_signed(parts[0], width),
                _ => body.float_cast(cast, parts[0], from, to)?,
            })
        })
    }

    fn select(&mut self, condition: &Operand, then: &Operand, other: &Operand) -> Option<Term> {
        let (bits, first, second) = (self.value(condition), self.value(then), self.value(other));
        if self.all.terms.width(bits) == 1 {
            let condition = self.all.terms.holds(bits);
            return Some(self.all.terms.ite(condition, first, second));
        }
        let mut lane = 0;
        self.elementwise(then.ty, &[first, second], |body, parts, _| {
            let bit = body.all.terms.extract(bits, lane, lane);
            lane += 1;
            let condition = body.all.terms.holds(bit);
            Some(body.all.terms.ite(condition, parts[0], parts[1]))
        })
    }

    /// An address with indices.
    fn element(&mut self, ty: TypeId, base: &Operand, indices: &[Operand]) -> Option<Term> {
        if *self.all.types.kind(base.ty) != Type::Pointer {
            return None;
        }
        let from = self.value(base);
        let to = self.moved(from, ty, indices, true)?;
        let to = self.stays(from, to, ty, indices);
        Some(self.moved_within(base, to, ty, indices))
    }

    /// An address or a distance, moved by indices, which are checked if that is asked for.
    pub fn moved(
        &mut self,
        from: Term,
        ty: TypeId,
        indices: &[Operand],
        checks_bounds: bool,
    ) -> Option<Term> {
        let mut address = from;
        let width = self.all.terms.width(address);
        let mut ty = ty;
        for (position, index) in indices.iter().enumerate() {
            let is_sequence = position == 0 || self.all.types.is_sequence(ty);
            if !is_sequence {
                let ValueSource::Constant(_) = index.value else { return None };
                let number = self.value(index);
                let number = self.all.terms.value_u64(number)?;
                let (bytes, part) = self.all.types.part(ty, number)?;
                address = self.all.terms.add_number(address, bytes);
                ty = part;
                continue;
            }
            let number = self.value(index);
            if !matches!(self.all.types.kind(index.ty), Type::Int(_)) {
                return None;
            }
            let number = self.all.terms.resize_signed(number, width);
            if position > 0 {
                if checks_bounds {
                    self.check_bounds(ty, number);
                }
                ty = self.all.types.part(ty, 0)?.1;
            }
            if self.all.reading.is_terminal() && !self.all.terms.graph.is_constant(number) {
                continue;
            }
            let size = self.all.types.size(ty)?;
            let size = self.all.terms.number(size, width);
            let bytes = self.all.terms.mul(number, size);
            address = self.all.terms.add(address, bytes);
        }
        Some(address)
    }

    fn check_bounds(&mut self, ty: TypeId, index: Term) {
        let &Type::Array(count, _) = self.all.types.kind(ty) else { return };
        if !self.all.checks_for(Property::Bounds) || count == 0 || self.nesting > 0 {
            return;
        }
        let limit = count + u64::from(!self.is_only_accessed());
        let limit = self.all.terms.number(limit, self.all.terms.width(index));
        let holds = self.all.terms.ult(index, limit);
        if self.all.terms.graph.truth_of(holds) == Some(true) {
            return;
        }
        self.check(Property::Bounds, holds, &format!("index outside of an array of {count} elements"));
    }

    /// Whether the address that the lowered instruction computes is only used to load and store there: then
    /// one past the last element is wrong too.
    fn is_only_accessed(&self) -> bool {
        let instructions = &self.source.blocks[self.place.block as usize].instructions;
        let result = instructions[self.place.instruction as usize].result;
        result.is_some_and(|result| !self.escapes[result.0 as usize])
    }
}
