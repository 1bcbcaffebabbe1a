//! Addresses as integers: where an object lies is unknown.
//!
//! **Idea.** The bits of an address in formulas are the number of an object and an offset. A program that
//! examines an address as an integer sees where the object lies, which the language does not say: so the
//! integer is the *base* of the object and the offset, and bases are a function of numbers of which nothing
//! is known but that null is 0 and nothing else is.
//!
//! **Here.** The low bits of an address are 0 as far as the object is aligned, which is assumed where the
//! object is made; above that they, and so a hash of the address, are any bits; the difference of two
//! addresses within an object is what it is. An integer that is made an address is the address that it was
//! made from, where that can be seen; otherwise any address with this integer value: of those that have
//! become integers, if there are such (*exposed* ones: ISO/IEC TS 6010, PNVI-ae-udi).
//!
//! **Why it is right.** No object lies below [`FIRST_PAGE`]. Give each number the base that its object has
//! on the machine: then all integer values are those of the machine. An integer that is no address of any
//! object is one of a number that no object has. Bytes of an address that are loaded as an integer are not
//! seen through (`docs/memory-model.md`).

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use super::once::Count;
use super::{Body, Lowering};
use crate::frontend::module::{Cast, InstructionKind, Module};
use crate::program::cfa::{Place, Role};
use crate::program::memory::{FIRST_PAGE, FIRST_SEPARATE_PAGE, SEPARATE_BITS};
use crate::program::points_to::Object;

/// Whether a module makes integers of addresses.
pub(super) fn makes_digits(module: &Module) -> bool {
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    blocks
        .flat_map(|block| &block.instructions)
        .any(|instruction| matches!(instruction.kind, InstructionKind::Cast(Cast::PtrToInt, _)))
}

/// The most global variables whose alignment is assumed at the beginning.
const MOST_ALIGNED: usize = 256;

impl Lowering<'_> {
    /// The addresses of global variables in memory, and their alignment.
    fn aligned_globals(&mut self) -> Vec<(Term, u64)> {
        let mut globals: Vec<u32> = self.memory.global_numbers().into_values().collect();
        globals.sort_unstable();
        let aligned = globals.into_iter().map(|global| {
            let alignment = self.module.globals[global as usize].alignment;
            Some((self.fixed_address(Object::Global(global))?, alignment))
        });
        aligned.flatten().filter(|(_, alignment)| *alignment > 1).take(MOST_ALIGNED).collect()
    }
}

/// Of so many places where addresses become integers it is known which; of more, of none.
const MOST_EXPOSED: usize = 16;

impl Lowering<'_> {
    /// Makes a variable for each place where an address becomes an integer, once at most: which address it
    /// was. There are none where no integer becomes an address.
    pub(super) fn find_exposed(&mut self) {
        let module = self.module;
        let (mut places, mut has_inverse) = (Vec::new(), false);
        for (number, function) in (0..).zip(&module.functions) {
            for (block, code) in (0..).zip(&function.blocks) {
                for (instruction, code) in (0..).zip(&code.instructions) {
                    match &code.kind {
                        InstructionKind::Cast(Cast::PtrToInt, _)
                            if self.once.count(number, block) == Count::Once =>
                        {
                            places.push(Place { function: number, block, instruction });
                        }
                        InstructionKind::Cast(Cast::IntToPtr, _) => has_inverse = true,
                        _ => {}
                    }
                }
            }
        }
        if !has_inverse || places.len() > MOST_EXPOSED || self.reading.every_function {
            return;
        }
        let bits = self.memory.address_bits;
        for place in places {
            let sort = self.terms.graph.bitvec_sort(bits);
            let name = format!("exposed address {}", self.exposed.len());
            let variable = self.variable(name, sort, None, None, Role::Ghost);
            let null = self.terms.zero(bits);
            self.initial.push((variable, null));
            self.exposed.push((place, variable));
        }
    }
}

impl Body<'_, '_> {
    /// The integer value of the address of a new object is a multiple of its alignment.
    pub fn align(&mut self, address: Term, alignment: u64) {
        if self.all.makes_digits && alignment.is_power_of_two() {
            let holds = self.is_aligned(address, alignment);
            self.assume(holds);
        }
    }

    /// As [`Body::align`], where the alignment is a value of the program: if it is a power of two.
    pub fn align_by(&mut self, address: Term, alignment: Term) {
        if let Some(alignment) = self.all.terms.value_u64(alignment) {
            return self.align(address, alignment);
        }
        if self.all.makes_digits {
            let base = self.base_of(address);
            let terms = &mut self.all.terms;
            let one = terms.number(1, terms.width(alignment));
            let below = terms.sub(alignment, one);
            let (other, rest) = (terms.bvand(alignment, below), terms.bvand(base, below));
            let (is_power, is_multiple) = (terms.is_null(other), terms.is_null(rest));
            let is_none = terms.is_null(alignment);
            let is_any = terms.not(is_power);
            let is_any = terms.or(is_any, is_none);
            let holds = terms.or(is_any, is_multiple);
            self.assume(holds);
        }
    }

    /// Global variables in memory are aligned.
    pub fn align_globals(&mut self) {
        if !self.all.makes_digits {
            return;
        }
        let mut holds = self.all.terms.truth(true);
        for (address, alignment) in self.all.aligned_globals() {
            let is_aligned = self.is_aligned(address, alignment);
            holds = self.all.terms.and(holds, is_aligned);
        }
        self.assume(holds);
    }

    /// Whether the object of an address lies at a multiple of a power of two.
    fn is_aligned(&mut self, address: Term, alignment: u64) -> Term {
        let base = self.base_of(address);
        match alignment.trailing_zeros().min(self.all.memory.address_bits) {
            0 => self.all.terms.truth(true),
            bits => {
                let rest = self.all.terms.low_bits(base, bits);
                self.all.terms.is_null(rest)
            }
        }
    }

    /// The place of the object that begins at an address.
    fn base_of(&mut self, address: Term) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let object = self.all.terms.extract(address, bits - 1, offset);
        self.base(object)
    }

    /// The integer that an address is.
    pub fn digits(&mut self, address: Term) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let terms = &mut self.all.terms;
        // Integers shortly below the address of an object belong to it.
        let half = terms.constant(&BitVec::one(bits).shl(&BitVec::from_u64(u64::from(offset) - 1, bits)));
        let shifted = terms.add(address, half);
        let object = terms.extract(shifted, bits - 1, offset);
        let within = terms.low_bits(shifted, offset);
        let within = terms.resize(within, bits);
        let within = terms.sub(within, half);
        let base = self.base(object);
        let digits = self.all.terms.add(base, within);
        let terms = &mut self.all.terms;
        if !terms.graph.is_constant(digits) {
            let is_null = terms.is_null(address);
            let is_zero = terms.is_null(digits);
            let differs = terms.not(is_zero);
            let is_possible = terms.or(is_null, differs);
            self.all.digits_of.insert(digits, address);
            self.assume(is_possible);
        }
        digits
    }

    /// Where an object lies. Number 0 is that of null and of integers that are addresses.
    fn base(&mut self, object: Term) -> Term {
        let bits = self.all.memory.address_bits;
        let terms = &mut self.all.terms;
        let zero = terms.zero(bits);
        let is_none = terms.is_null(object);
        if terms.graph.truth_of(is_none) == Some(true) {
            return zero;
        }
        let base = self.apply("base", &[object], bits);
        self.all.terms.ite(is_none, zero, base)
    }

    /// Where pointers are separate, the address that a number of the program leads to: a page of memory is
    /// an object of its own.
    fn page_of(&self, number: u64) -> Option<u64> {
        let is_page = self.all.reading.separate_pointers && number < 1 << 32;
        let page = FIRST_SEPARATE_PAGE | (number / FIRST_PAGE);
        is_page.then_some((page << SEPARATE_BITS) | (number % FIRST_PAGE))
    }

    /// The address that an integer is.
    pub fn address_of_digits(&mut self, digits: Term) -> Term {
        let bits = self.all.memory.address_bits;
        if let Some(&address) = self.all.digits_of.get(&digits) {
            return address;
        }
        let value = self.all.terms.value_u64(digits);
        if value.is_some_and(|value| value < FIRST_PAGE) {
            return digits;
        }
        if let Some(address) = value.and_then(|value| self.page_of(value)) {
            return self.all.terms.number(address, bits);
        }
        let address = self.anything(bits);
        let own = self.digits(address);
        let same = self.all.terms.equal(own, digits);
        self.assume(same);
        self.assume_exposed(address, digits);
        address
    }

    /// An address has become an integer.
    pub fn expose(&mut self, address: Term) {
        let here = self.place;
        let known = self.all.exposed.iter().find(|(place, _)| *place == here);
        if let Some(&(_, variable)) =
            known.filter(|_| self.all.terms.width(address) == self.all.memory.address_bits)
        {
            self.assign(variable, address);
        }
    }

    /// An integer leads to addresses that have become this integer, if there are any.
    fn assume_exposed(&mut self, address: Term, digits: Term) {
        let (mut is_any, mut is_one) = (self.all.terms.truth(false), self.all.terms.truth(false));
        for (_, variable) in self.all.exposed.clone() {
            let exposed = self.all.term(variable);
            let own = self.digits(exposed);
            let terms = &mut self.all.terms;
            let (matches, is_it) = (terms.equal(own, digits), terms.equal(address, exposed));
            let leads = terms.and(matches, is_it);
            (is_any, is_one) = (terms.or(is_any, matches), terms.or(is_one, leads));
        }
        let is_none = self.all.terms.not(is_any);
        let holds = self.all.terms.or(is_none, is_one);
        self.assume(holds);
    }
}
