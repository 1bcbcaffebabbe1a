//! Operands: the terms of locals and constants.

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use crate::frontend::module::{Constant, Local, Operand, TypeId, ValueSource};

use super::Body;

/// Constants nested deeper than this are not followed.
const DEEPEST: u32 = 200;

impl Body<'_, '_> {
    /// The value of an operand.
    pub fn value(&mut self, operand: &Operand) -> Term {
        self.value_of(operand.ty, &operand.value)
    }

    /// A value of this type.
    pub fn value_of(&mut self, ty: TypeId, value: &ValueSource) -> Term {
        match value {
            ValueSource::Local(local) => self.local_value(*local, ty),
            ValueSource::Constant(constant) => self.constant(ty, constant),
        }
    }

    fn local_value(&mut self, Local(local): Local, ty: TypeId) -> Term {
        if let Some(term) = self.values[local as usize] {
            return term;
        }
        self.open("a value that is not followed is used");
        self.placeholder(ty)
    }

    /// A term of the right width after an open location.
    pub fn placeholder(&mut self, ty: TypeId) -> Term {
        let width = self.all.width(ty).unwrap_or(1);
        self.all.terms.zero(width)
    }

    /// A constant of this type.
    pub fn constant(&mut self, ty: TypeId, constant: &Constant) -> Term {
        let Some(width) = self.all.width(ty) else {
            self.open("a constant of a type that is not followed");
            return self.all.terms.zero(1);
        };
        if self.nesting == DEEPEST {
            self.open("a constant that is nested too deeply");
            return self.all.terms.zero(width);
        }
        self.nesting += 1;
        let term = self.constant_within(ty, constant, width);
        self.nesting -= 1;
        term
    }

    fn constant_within(&mut self, ty: TypeId, constant: &Constant, width: u32) -> Term {
        match constant {
            Constant::Bits(bits) if bits.width() == width => self.all.terms.constant(bits),
            Constant::Null | Constant::Zero => self.all.terms.zero(width),
            Constant::Bytes(bytes) if bytes.len() as u64 * 8 == u64::from(width) => {
                let value = BitVec::from_bits(width, |bit| bytes[bit as usize / 8] >> (bit % 8) & 1 == 1);
                self.all.terms.constant(&value)
            }
            Constant::Aggregate(parts) => self.aggregate(parts, width),
            Constant::Address(symbol) => self.address_of(*symbol),
            Constant::Operator(kind) => {
                let value = self.pure(kind, ty);
                match value {
                    Some(value) => value,
                    None => {
                        self.open("a constant with an operator that is not followed");
                        self.all.terms.zero(width)
                    }
                }
            }
            Constant::Undefined
            | Constant::Poison
            | Constant::Unknown
            | Constant::Bits(_)
            | Constant::Bytes(_) => self.anything(width),
        }
    }

    fn aggregate(&mut self, parts: &[Operand], width: u32) -> Term {
        let mut terms = Vec::new();
        for part in parts {
            if self.all.types.bits(part.ty) == Some(0) {
                continue;
            }
            terms.push(self.value(part));
        }
        if terms.is_empty() {
            return self.all.terms.zero(width);
        }
        let joined = self.all.terms.join(&terms);
        if self.all.terms.width(joined) == width {
            return joined;
        }
        self.open("a constant whose parts are not as its type says");
        self.all.terms.zero(width)
    }
}
