//! Values of which bits were never written: where they are used, and how they go from place to place.
//!
//! **Here.** A value that is loaded, or computed of such ones by selecting bits, has a shadow: a term of its
//! width that is 1 where a bit was never written. It is kept in a variable of its own, so it stays right
//! whatever is assigned. A value without one has been written. Which operands are used says
//! [`used`](crate::frontend::used); parameters and results that need not have a value are passed with their
//! shadows.

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use javelin_term::operator::Operator;

use crate::frontend::module::{
    Binary, Block, Call, Callee, Cast, Constant, Instruction, InstructionKind, Local, Operand, TypeId,
    ValueSource,
};
use crate::frontend::used::{is_undefined, selects_bits, used};
use crate::program::cfa::{Role, Variable};
use crate::program::memory::UNDEFINED;
use crate::reading::Property;

use super::{Body, Signature};

/// Why a call is not followed.
const PASSED_AS_DEFINED: &str = "a value that was never written is passed through a pointer to a function";

impl Body<'_, '_> {
    /// The bits of an operand that were never written; `None` where all were.
    pub fn undefined_bits(&mut self, operand: &Operand) -> Option<Term> {
        if !self.all.tracks_undefined() {
            return None;
        }
        match &operand.value {
            ValueSource::Local(local) => self.undefined[local.0 as usize],
            ValueSource::Constant(constant) if is_undefined(constant) => {
                self.undefined_constant(operand.ty, constant)
            }
            ValueSource::Constant(_) => None,
        }
    }

    /// The bits of a constant that are undefined: rustc moves such where a value is still to be written.
    fn undefined_constant(&mut self, ty: TypeId, constant: &Constant) -> Option<Term> {
        let width = self.all.width(ty)?;
        match constant {
            Constant::Undefined => Some(self.all.terms.constant(&BitVec::ones(width))),
            Constant::Aggregate(parts) => {
                let mut whole = self.all.terms.zero(width);
                for (position, part) in (0..).zip(parts) {
                    let Some(bits) = self.undefined_bits(part) else { continue };
                    let (low, _) = self.all.types.part_of_value(ty, position)?;
                    whole = self.all.terms.replaced(whole, low, bits);
                }
                Some(whole)
            }
            _ => None,
        }
    }

    /// Before an instruction: what it uses was written.
    pub fn check_written(&mut self, kind: &InstructionKind) {
        if !self.all.tracks_undefined() {
            return;
        }
        let is_entry = self.all.entries == [self.number];
        let mut checked: Vec<Term> = Vec::new();
        for operand in used(self.all.module, self.source, kind, is_entry) {
            // A constant without a value is not what a program uses: a vector begins as one.
            let ValueSource::Local(local) = operand.value else { continue };
            let bits = self.undefined[local.0 as usize].filter(|bits| !checked.contains(bits));
            let Some(bits) = bits else { continue };
            checked.push(bits);
            self.check_bits(bits);
        }
        if let InstructionKind::AtomicUpdate(_, address, value)
        | InstructionKind::CompareExchange(address, value, ..) = kind
            && let Some(bits) = self.load_undefined(value.ty, address)
        {
            self.check_bits(bits);
        }
    }

    fn check_bits(&mut self, bits: Term) {
        let holds = self.all.terms.is_null(bits);
        if self.all.terms.graph.truth_of(holds) != Some(true) {
            self.check(Property::Uninitialized, holds, UNDEFINED);
        }
    }

    /// After an instruction: the bits of its result that were never written.
    pub fn define_undefined(&mut self, instruction: &Instruction) {
        use InstructionKind as K;
        let Some(result) = instruction.result.filter(|_| self.all.tracks_undefined()) else { return };
        let bits = match &instruction.kind {
            K::Load(ty, address) => self.load_undefined(*ty, address),
            kind @ K::Binary(operator, left, right, _) if selects_bits(self.all.module, kind) => {
                self.undefined_of_binary(*operator, left, right)
            }
            kind @ K::Cast(cast, value) if selects_bits(self.all.module, kind) => {
                self.undefined_of_cast(*cast, value, self.source.locals[result.0 as usize])
            }
            K::ExtractValue(aggregate, path) => self.undefined_of_part(aggregate, path),
            K::InsertValue(aggregate, part, path) => self.undefined_of_whole(aggregate, part, path),
            _ => return,
        };
        let bits = bits.filter(|&bits| !self.all.terms.value(bits).is_some_and(|bits| bits.is_zero()));
        self.undefined[result.0 as usize] = bits.map(|bits| self.keep("unwritten", bits));
    }

    /// A bit of a conjunction has a value if both have one, or one is 0; of a disjunction likewise.
    fn undefined_of_binary(&mut self, operator: Binary, left: &Operand, right: &Operand) -> Option<Term> {
        let shadows = [left, right].map(|operand| self.undefined_bits(operand));
        if shadows == [None, None] {
            return None;
        }
        let values = [self.value(left), self.value(right)];
        let terms = &mut self.all.terms;
        let width = terms.width(values[0]);
        let [first, second] = shadows.map(|shadow| shadow.unwrap_or_else(|| terms.zero(width)));
        Some(match operator {
            Binary::Shl => terms.operator(Operator::BvShl, first, values[1]),
            Binary::LShr => terms.operator(Operator::BvLshr, first, values[1]),
            Binary::AShr => terms.operator(Operator::BvAshr, first, values[1]),
            Binary::Xor => terms.bvor(first, second),
            _ => {
                let [a, b] = match operator {
                    Binary::And => values,
                    _ => values.map(|value| terms.bvnot(value)),
                };
                let both = terms.bvand(first, second);
                let (of_first, of_second) = (terms.bvand(first, b), terms.bvand(second, a));
                let either = terms.bvor(of_first, of_second);
                terms.bvor(both, either)
            }
        })
    }

    fn undefined_of_cast(&mut self, cast: Cast, value: &Operand, ty: TypeId) -> Option<Term> {
        let (bits, width) = (self.undefined_bits(value)?, self.all.width(ty)?);
        Some(match cast {
            Cast::SExt => self.all.terms.resize_signed(bits, width),
            _ => self.all.terms.resize(bits, width),
        })
    }

    /// The lowest bit and the width of a part of an aggregate.
    fn bits_of_part(&self, ty: TypeId, path: &[u32]) -> Option<(u32, u32)> {
        let (mut low, mut ty) = (0, ty);
        for &position in path {
            let (bit, part) = self.all.types.part_of_value(ty, position)?;
            (low, ty) = (low + bit, part);
        }
        Some((low, self.all.width(ty)?))
    }

    fn undefined_of_part(&mut self, aggregate: &Operand, path: &[u32]) -> Option<Term> {
        let bits = self.undefined_bits(aggregate)?;
        let (low, width) = self.bits_of_part(aggregate.ty, path)?;
        Some(self.all.terms.extract(bits, low + width - 1, low))
    }

    fn undefined_of_whole(&mut self, aggregate: &Operand, part: &Operand, path: &[u32]) -> Option<Term> {
        let shadows = [aggregate, part].map(|operand| self.undefined_bits(operand));
        if shadows == [None, None] {
            return None;
        }
        let (low, width) = self.bits_of_part(aggregate.ty, path)?;
        let whole = self.all.width(aggregate.ty)?;
        let terms = &mut self.all.terms;
        let old = shadows[0].unwrap_or_else(|| terms.zero(whole));
        let new = shadows[1].unwrap_or_else(|| terms.zero(width));
        Some(terms.replaced(old, low, new))
    }

    /// A phi has a variable for the bits that were never written, if an incoming value may have such.
    pub fn make_undefined_phi(&mut self, result: Local, width: u32, incoming: &[(ValueSource, Block)]) {
        let is_carried = |(value, _): &(ValueSource, Block)| match value {
            ValueSource::Local(local) => self.may_be_undefined(*local),
            ValueSource::Constant(constant) => is_undefined(constant),
        };
        if self.all.tracks_undefined() && incoming.iter().any(is_carried) {
            let variable = self.local("unwritten", width, Role::Ghost);
            self.undefined[result.0 as usize] = Some(self.all.term(variable));
        }
    }

    /// Whether a value may have a shadow, by the instruction that makes it.
    fn may_be_undefined(&self, local: Local) -> bool {
        use InstructionKind as K;
        let Some((block, index)) = self.places[local.0 as usize] else {
            return !self.source.defined.get(local.0 as usize).copied().unwrap_or(false);
        };
        let kind = &self.source.blocks[block as usize].instructions[index as usize].kind;
        selects_bits(self.all.module, kind)
            || matches!(
                kind,
                K::Load(..)
                    | K::Phi(_)
                    | K::ExtractValue(..)
                    | K::InsertValue(..)
                    | K::Call(_)
                    | K::Invoke(..)
            )
    }

    /// The assignment of an edge to a block to the shadow of a phi.
    pub fn undefined_move(&mut self, result: Local, value: &ValueSource) -> Option<(Variable, Term)> {
        let ty = self.source.locals[result.0 as usize];
        let shadow = self.undefined[result.0 as usize]?;
        let variable = *self.all.variable_of.get(&shadow)?;
        let bits = self.undefined_bits(&Operand { ty, value: value.clone() });
        let width = self.all.terms.width(shadow);
        Some((variable, bits.unwrap_or_else(|| self.all.terms.zero(width))))
    }

    /// The shadows of the arguments of a call that need not have a value, after the arguments.
    pub fn pass_undefined(
        &mut self,
        arguments: &mut Vec<Term>,
        callee: u32,
        signature: &Signature,
        call: &Call,
    ) {
        if !self.all.tracks_undefined() {
            return;
        }
        for (index, shadow) in signature.undefined.iter().enumerate() {
            let bits = call.arguments.get(index).and_then(|argument| self.undefined_bits(argument));
            match shadow {
                Some(variable) => {
                    let width = self.all.terms.width(self.all.term(*variable));
                    arguments.push(match bits {
                        Some(bits) => self.all.terms.resize(bits, width),
                        None => self.all.terms.zero(width),
                    });
                }
                None => {
                    let is_checked = call.defined.get(index).copied().unwrap_or(false)
                        || call.callee == Callee::Function(callee);
                    if let Some(bits) = bits.filter(|_| !is_checked) {
                        let is_written = self.all.terms.is_null(bits);
                        let is_undefined = self.all.terms.not(is_written);
                        self.open_when(is_undefined, PASSED_AS_DEFINED);
                    }
                }
            }
        }
    }

    /// The arguments of a call that says nothing of shadows: all have a value.
    pub fn all_defined(&mut self, arguments: &mut Vec<Term>, signature: &Signature) {
        for variable in signature.all_parameters().into_iter().skip(arguments.len()) {
            let width = self.all.terms.width(self.all.term(variable));
            arguments.push(self.all.terms.zero(width));
        }
    }
}
