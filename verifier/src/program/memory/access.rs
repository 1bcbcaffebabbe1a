//! Loads and stores.

use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{
    Access, Cast, Constant, InstructionKind, Operand, Symbol, Type, TypeId, ValueSource,
};
use crate::program::cfa::{Role, Source, Variable};
use crate::program::lower::{Body, Leaf, Lowering};
use crate::program::points_to::Object;
use crate::reading::Property;

/// An access below this address ends the execution.
pub(crate) const FIRST_PAGE: u64 = 4096;

/// Chains of address arithmetic longer than this are not followed.
const LONGEST: u32 = 200;

/// An address and the region that it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    pub bits: Term,
    pub region: Variable,
}

/// The bits of an offset in a page, which most objects fit in.
const PAGE_BITS: u32 = 12;

impl Body<'_, '_> {
    /// An operand as an address in memory. The target of a number that a call passes as an address is open.
    pub fn address(&mut self, operand: &Operand) -> Address {
        let mut bits = self.value(operand);
        if *self.all.types.kind(operand.ty) != Type::Pointer {
            self.open("a call passes a number for an address");
            bits = self.all.terms.zero(self.all.memory.address_bits);
        }
        let class = self.all.points.class_of(self.number, operand);
        let region = self.all.region(class);
        Address { bits, region }
    }

    /// Whether an address is one in an object that is named: never null.
    pub fn is_known(&self, operand: &Operand) -> bool {
        let mut operand = operand;
        for _ in 0..LONGEST {
            let kind = match &operand.value {
                ValueSource::Local(local) => {
                    let Some((block, index)) = self.places[local.0 as usize] else { return false };
                    &self.source.blocks[block as usize].instructions[index as usize].kind
                }
                ValueSource::Constant(Constant::Address(symbol @ Symbol::Global(_))) => {
                    return !self.all.is_perhaps_nowhere(*symbol);
                }
                ValueSource::Constant(Constant::Operator(kind)) => kind,
                ValueSource::Constant(_) => return false,
            };
            operand = match kind {
                InstructionKind::Alloca(..) => return true,
                InstructionKind::Element(_, base, ..) | InstructionKind::Cast(Cast::BitCast, base) => base,
                _ => return false,
            };
        }
        false
    }

    /// Before an access to a number of bytes, at least one.
    pub fn before_access(&mut self, operand: &Operand, at: Address, bytes: Term, writes: bool) {
        if !self.is_known(operand) {
            self.before_use(operand, at.bits);
        }
        let skip = self.all.terms.zero(self.all.memory.address_bits);
        self.check_access(operand, at, skip, bytes, writes);
    }

    /// Before a load, a store or an atomic instruction: the address is a multiple of what the access
    /// promises.
    pub fn check_alignment(&mut self, operand: &Operand) {
        let alignment = u64::from(self.access().alignment);
        if alignment < 2 || !self.all.checks_for(Property::Alignment) {
            return;
        }
        let holds = match self.place_of(operand) {
            Some((object, offset)) if self.all.alignment_of(object) >= alignment => {
                self.all.terms.truth(offset.is_multiple_of(alignment))
            }
            Some(_) if self.is_of_variables(operand) => {
                let any = self.anything(1);
                self.all.terms.holds(any)
            }
            _ => {
                let address = self.value(operand);
                let digits = self.digits(address);
                let rest = self.all.terms.low_bits(digits, alignment.trailing_zeros());
                self.all.terms.is_null(rest)
            }
        };
        if self.all.terms.graph.truth_of(holds) != Some(true) {
            self.check(Property::Alignment, holds, "address that is accessed is misaligned");
        }
    }

    /// Before a load or a store of a type.
    fn before_value(&mut self, operand: &Operand, at: Address, ty: TypeId, writes: bool) {
        let bytes = self.all.module.stored_size(ty).unwrap_or(u64::MAX);
        let bytes = self.all.terms.number(bytes, self.all.memory.address_bits);
        self.before_access(operand, at, bytes, writes);
    }

    /// Before an address is used: where it is null, the execution ends, and where nobody knows its object,
    /// what follows is not known.
    pub fn before_use(&mut self, operand: &Operand, address: Term) {
        self.end_at_null(address);
        self.check_origin(operand, address);
    }

    /// Where an address is null, the execution ends. Where that is asked for, null has all offsets, unless
    /// `deref` says what becomes of those beyond the first page.
    fn end_at_null(&mut self, address: Term) {
        if self.all.checks_for(Property::Null) {
            let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
            let low = if self.all.checks_for(Property::Deref) { PAGE_BITS.min(offset) } else { offset };
            let high = self.all.terms.extract(address, bits - 1, low);
            let is_null = self.all.terms.is_null(high);
            let holds = self.all.terms.not(is_null);
            return self.check(Property::Null, holds, "null pointer dereferenced");
        }
        if self.all.checks_for(Property::Deref) {
            return;
        }
        let first = self.all.terms.number(FIRST_PAGE, self.all.memory.address_bits);
        let is_mapped = self.all.terms.ule(first, address);
        self.assume(is_mapped);
    }

    /// The bytes at an address of a region, the first lowest.
    pub fn read(&mut self, region: Variable, address: Term, bytes: u64) -> Term {
        let array = self.all.term(region);
        let terms = &mut self.all.terms;
        let mut parts = Vec::new();
        for byte in 0..bytes {
            let at = terms.add_number(address, byte);
            parts.push(terms.select(array, at));
        }
        terms.join(&parts)
    }

    /// A region with bytes replaced: its new value.
    pub fn written(&mut self, array: Term, address: Term, value: Term) -> Term {
        let terms = &mut self.all.terms;
        let mut array = array;
        for byte in 0..terms.width(value) / 8 {
            let at = terms.add_number(address, u64::from(byte));
            let part = terms.extract(value, 8 * byte + 7, 8 * byte);
            array = terms.store(array, at, part);
        }
        array
    }

    /// The value of a type at an address.
    pub fn load(&mut self, ty: TypeId, operand: &Operand) -> Term {
        let Some(leaves) = self.all.types.leaves(ty) else {
            self.open("a value of a type that is not followed is loaded");
            return self.placeholder(ty);
        };
        if leaves.is_empty() {
            return self.all.terms.zero(1);
        }
        let access = self.access();
        if self.all.reading.is_unknown(access) {
            return self.load_volatile(ty, operand);
        }
        if access.is_volatile {
            self.rest_on(Assumption::VolatilePlain);
        }
        if self.is_of_variables(operand) {
            return self.load_slices(operand, &leaves, ty);
        }
        let address = self.address(operand);
        self.before_value(operand, address, ty, false);
        let mut parts = Vec::new();
        for leaf in leaves {
            let at = self.all.terms.add_number(address.bits, leaf.byte);
            let bytes = self.read(address.region, at, leaf.bytes());
            let bits = self.all.terms.low_bits(bytes, leaf.width);
            if leaf.is_address {
                self.assume_no_number(bits);
            }
            parts.push(self.seen(bits, leaf));
        }
        self.all.terms.join(&parts)
    }

    /// The access to memory of the instruction that is lowered.
    pub(super) fn access(&self) -> Access {
        let instructions = &self.source.blocks[self.place.block as usize].instructions;
        instructions[self.place.instruction as usize].access
    }

    /// A read from volatile memory gives any value.
    fn load_volatile(&mut self, ty: TypeId, operand: &Operand) -> Term {
        if !self.is_of_variables(operand) {
            let address = self.address(operand);
            self.before_value(operand, address, ty, false);
        }
        let width = self.all.width(ty).unwrap_or(1);
        let bits = self.unknown("volatile", width, Source::Volatile(self.place));
        if *self.all.types.kind(ty) != Type::Pointer {
            return bits;
        }
        self.assume_no_number(bits);
        self.as_pointer(bits)
    }

    /// Where each function is an entry, an address that somebody else made is null, or leads to an object:
    /// it is no small number and not below one; and it leads to the beginning of a page outside, if that is
    /// asked for ([`Lowering::leads_outside`]), so that objects do not overlap.
    pub fn assume_no_number(&mut self, address: Term) {
        if self.all.reading.every_function {
            let flag = self.all.leads_outside();
            let flag = self.all.term(flag);
            let outside = self.all.memory.outside();
            let outside = self.all.terms.number(outside, self.all.memory.address_bits);
            let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
            let terms = &mut self.all.terms;
            let object = terms.extract(address, bits - 1, offset);
            let (null, number) = (terms.is_null(address), terms.is_null(object));
            let below = terms.extract(address, offset - 1, offset - 1);
            let is_inside = terms.is_null(below);
            let leads = terms.not(number);
            let leads = terms.and(leads, is_inside);
            let (is_outside, may_be_inside) = (terms.ule(outside, address), terms.is_null(flag));
            let rest = terms.extract(address, PAGE_BITS.min(bits) - 1, 0);
            let begins = terms.is_null(rest);
            let is_outside = terms.and(is_outside, begins);
            let may_lead = terms.or(may_be_inside, is_outside);
            let leads = terms.and(leads, may_lead);
            let holds = terms.or(null, leads);
            self.assume(holds);
        }
    }

    /// The value that a program loads with these bits: a number that may be an address is any number, for
    /// the bits of an address are not its integer value ([`Body::digits`]).
    fn seen(&mut self, bits: Term, leaf: Leaf) -> Term {
        let instruction = &self.source.blocks[self.place.block as usize].instructions;
        let result = instruction[self.place.instruction as usize].result;
        let is_hidden = |local| !leaf.is_address && self.all.points.is_address(self.number, local);
        match result.is_some_and(is_hidden) {
            true => self.anything(leaf.width),
            false if leaf.is_address => self.as_pointer(bits),
            false => bits,
        }
    }

    /// A value that the program takes for a pointer: if nobody has made it, it may be the address of an
    /// object of its own.
    pub fn as_pointer(&mut self, bits: Term) -> Term {
        if !self.all.reading.separate_pointers || self.all.terms.width(bits) != self.all.memory.address_bits {
            return bits;
        }
        let variable = self.local("pointer", self.all.memory.address_bits, Role::Pointer);
        self.assign(variable, bits);
        self.all.term(variable)
    }

    fn load_slices(&mut self, operand: &Operand, leaves: &[Leaf], ty: TypeId) -> Term {
        let mut parts = Vec::new();
        for leaf in leaves {
            let Some((slice, skip)) = self.slice_at(operand, leaf.byte, leaf.bytes()) else {
                self.open("a variable is read beyond its parts");
                return self.placeholder(ty);
            };
            let low = skip as u32 * 8;
            let term = self.all.term(slice.variable);
            let bits = self.all.terms.extract(term, low + leaf.width - 1, low);
            // An integer that was stored as one has its integer value.
            let object = self.place_of(operand).map(|(object, _)| object);
            let is_integer =
                object.is_some_and(|object| self.all.points.holds_integers(object, slice.offset));
            if leaf.is_address && matches!(object, Some(Object::Global(_))) {
                self.assume_no_number(bits);
            }
            parts.push(if is_integer && !leaf.is_address { bits } else { self.seen(bits, *leaf) });
        }
        self.all.terms.join(&parts)
    }

    /// The value of a type goes to an address.
    pub fn store_value(&mut self, ty: TypeId, value: Term, operand: &Operand) {
        let Some(leaves) = self.all.types.leaves(ty) else {
            return self.open("a value of a type that is not followed is stored");
        };
        if leaves.is_empty() {
            return;
        }
        if self.is_of_variables(operand) {
            self.check_constant(operand);
            return self.store_slices(operand, &leaves, value, false);
        }
        let address = self.address(operand);
        self.before_value(operand, address, ty, true);
        let mut array = self.all.term(address.region);
        for leaf in leaves {
            let bytes = self.leaf_of(value, leaf);
            let at = self.all.terms.add_number(address.bits, leaf.byte);
            array = self.written(array, at, bytes);
        }
        self.assign(address.region, array);
    }

    /// Before a store to variables: they are not those of a constant.
    pub fn check_constant(&mut self, operand: &Operand) {
        if let Some((Object::Global(global), _)) = self.place_of(operand)
            && self.all.module.globals[global as usize].is_constant
            && self.all.checks_for(Property::Deref)
        {
            self.fail(Property::Deref, "a constant is written");
        }
    }

    /// A leaf of a value as bytes.
    pub(super) fn leaf_of(&mut self, value: Term, leaf: Leaf) -> Term {
        let bits = self.all.terms.extract(value, leaf.bit + leaf.width - 1, leaf.bit);
        self.all.terms.resize(bits, leaf.bytes() as u32 * 8)
    }

    /// A value goes to the variables that are an object, or to their shadows.
    pub(super) fn store_slices(&mut self, operand: &Operand, leaves: &[Leaf], value: Term, is_shadow: bool) {
        let mut assignments: Vec<(Variable, Term)> = Vec::new();
        for &leaf in leaves {
            let Some((slice, skip)) = self.slice_at(operand, leaf.byte, leaf.bytes()) else {
                return self.open("a variable is written beyond its parts");
            };
            let bytes = self.leaf_of(value, leaf);
            let variable = if is_shadow { self.all.undefined(slice.variable) } else { slice.variable };
            let known = assignments.iter().position(|&(assigned, _)| assigned == variable);
            let old = known.map_or(self.all.term(variable), |at| assignments[at].1);
            let new = self.all.terms.replaced(old, skip as u32 * 8, bytes);
            match known {
                Some(at) => assignments[at].1 = new,
                None => assignments.push((variable, new)),
            }
        }
        self.assign_all(assignments);
    }
}

impl Lowering<'_> {
    /// The alignment that an object with a name has at least.
    fn alignment_of(&self, object: Object) -> u64 {
        match object {
            Object::Global(global) => self.module.globals[global as usize].alignment.max(1),
            Object::Frame { function, local } => self.module.alignment_of_local(function, local),
            _ => 1,
        }
    }
}
