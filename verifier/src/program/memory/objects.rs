//! New objects: those of frames, and what is allocated.

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{InstructionKind, Local, Operand, TypeId, ValueSource};
use crate::program::cfa::{Place, Source, Step, Variable};
use crate::program::lower::Body;
use crate::program::lower::once::Count;
use crate::program::points_to::{Class, Object};

use super::Address;
use super::slices::constant_offset;

/// The most bytes of an object of the frame that gets the same number in each activation.
const SMALL: u64 = 128;

/// The bits of an offset in an object, where all objects are wide.
const WIDE_BITS: u32 = 24;

pub(super) const NO_NUMBERS: &str = "there are more objects, or larger ones, than an address can tell apart";

impl Body<'_, '_> {
    /// An object of the frame, by its type, the number of elements and its alignment.
    pub fn alloca(&mut self, result: Option<Local>, ty: TypeId, count: Option<&Operand>, alignment: u64) {
        let Some(local) = result else { return };
        if self.fresh_slices(local) {
            return;
        }
        let Some(size) = self.all.types.size(ty) else {
            return self.open("an object of a type that is not followed is made");
        };
        let bits = self.all.memory.address_bits;
        let count = match count {
            Some(count) => {
                let count = self.value(count);
                self.all.terms.resize(count, bits)
            }
            None => self.all.terms.number(1, bits),
        };
        let size = self.all.terms.number(size, bits);
        let bytes = self.all.terms.mul(count, size);
        let operand = Operand { ty: self.source.locals[local.0 as usize], value: ValueSource::Local(local) };
        let class = self.all.points.class_of(self.number, &operand);
        let region = self.all.region(class);
        let object = Object::Frame { function: self.number, local };
        let bytes = self.keep("size", bytes);
        self.open_when_large(bytes);
        let address = match self.count() {
            Count::Once => self.fixed_address(object),
            Count::OneAtATime | Count::Any if self.has_lifetime(local) => self.next_address(class),
            Count::OneAtATime if self.all.is_alone(object) => {
                self.havoc(vec![(region, Source::Other(self.place))]);
                self.region_made_again(region);
                self.fixed_address(object)
            }
            Count::OneAtATime if self.all.reading.wide_objects => self.next_address(class),
            Count::OneAtATime if self.all.terms.value_u64(bytes).is_some_and(|bytes| bytes <= SMALL) => {
                let address = self.fixed_address(object);
                self.fresh_contents(address, bytes, region);
                self.made_again(region, address, bytes);
                address
            }
            _ if self.all.reading.is_terminal() => self.fixed_address(object),
            _ => self.next_address(class),
        };
        self.align(address, alignment);
        self.new_object(address, bytes, region);
        self.begin_of_frame_object(local, Address { bits: address, region }, bytes);
        self.define(result, address);
    }

    /// A variable is declared again, whose object was made where the function began: its bytes are any. In
    /// memory those of a large one stay, unless nothing else is in its region.
    pub fn renew(&mut self, local: Local) {
        let Some((block, instruction)) = self.places[local.0 as usize] else { return };
        let place = Place { function: self.number, block, instruction };
        let object = Object::Frame { function: self.number, local };
        if let Some(slices) = self.all.slices_of(object) {
            return self.forget_slices(&slices, place);
        }
        let kind = &self.source.blocks[block as usize].instructions[instruction as usize].kind;
        let (InstructionKind::Alloca(ty, ..), Some(address)) = (kind, self.local_term(local)) else { return };
        let Some(size) = self.all.types.size(*ty) else { return };
        let region = self.all.region(self.all.points.class_of_object(object));
        let bytes = self.all.terms.number(size, self.all.memory.address_bits);
        self.made_again(region, address, bytes);
        if size <= SMALL {
            self.fresh_contents(address, bytes, region);
        } else if self.all.is_alone(object) && self.all.once.count(self.number, block) != Count::Any {
            self.havoc(vec![(region, Source::Other(place))]);
        } else {
            return;
        }
        self.step(Step::New { place, address, bytes, region });
    }

    /// An object with too many bytes, whose addresses would be those of others, is not followed.
    pub fn open_when_large(&mut self, bytes: Term) {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let most = BitVec::one(bits).shl(&BitVec::from_u64(u64::from(offset) - 1, bits));
        let most = self.all.terms.constant(&most);
        let is_large = self.all.terms.ule(most, bytes);
        self.open_when(is_large, NO_NUMBERS);
    }

    /// Where a step of unknown length leads, if all objects are wide: to a byte of the same object, or
    /// execution is not followed.
    pub fn stays(&mut self, from: Term, to: Term, ty: TypeId, indices: &[Operand]) -> Term {
        let is_known = constant_offset(&self.all.types, ty, indices).is_some();
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        if !self.all.reading.wide_objects || is_known || offset <= WIDE_BITS {
            return to;
        }
        let owner = self.owner(from);
        let terms = &mut self.all.terms;
        let zeros = terms.zero(offset - WIDE_BITS);
        let upper = terms.concat(owner, zeros);
        let own = terms.extract(to, bits - 1, WIDE_BITS);
        let stays = terms.equal(own, upper);
        let within = terms.low_bits(to, WIDE_BITS);
        let to = terms.concat(upper, within);
        self.assume(stays);
        to
    }

    /// The bytes at an address get any values; a replay gets them where the object is made.
    fn fresh_contents(&mut self, address: Term, bytes: Term, region: Variable) {
        let size = self.all.terms.value_u64(bytes).unwrap_or(0);
        let mut offset = 0;
        while offset < size {
            let count = (size - offset).min(8) as u32;
            let contents = self.anything(count * 8);
            let at = self.all.terms.add_number(address, offset);
            let array = self.all.term(region);
            let array = self.written(array, at, contents);
            self.assign(region, array);
            offset += u64::from(count);
        }
    }

    /// How often the instruction that is lowered is executed; one object stands for all that it makes where
    /// memory is that of terminal pointers.
    pub fn count(&self) -> Count {
        match self.all.once.count(self.number, self.place.block) {
            Count::Any if self.all.reading.is_terminal() => Count::OneAtATime,
            count => count,
        }
    }

    /// The address of the next object that has no number yet, and is of a class.
    pub fn next_address(&mut self, class: Class) -> Term {
        let counter = self.all.counter();
        let number = self.all.term(counter);
        let last = self.all.terms.number(self.all.memory.last, self.all.memory.object_bits);
        let is_last = self.all.terms.equal(number, last);
        if self.all.reading.every_function {
            // Callers may have made any number of objects before.
            self.all.assumptions.insert(Assumption::EnoughObjects);
            let is_left = self.all.terms.not(is_last);
            self.assume(is_left);
        } else {
            self.open_when(is_last, NO_NUMBERS);
        }
        let zero = self.all.terms.zero(self.all.memory.offset_bits());
        let address = self.all.terms.concat(number, zero);
        let address = self.keep("address", address);
        let next = self.all.terms.add_number(number, 1);
        self.assign(counter, next);
        let offset = self.all.memory.offset_bits();
        let number = self.all.terms.extract(address, self.all.memory.address_bits - 1, offset);
        self.enter_class(number, class);
        address
    }

    /// An object has been made, whose bytes are those of its region.
    pub fn new_object(&mut self, address: Term, bytes: Term, region: Variable) {
        self.step(Step::New { place: self.place, address, bytes, region });
    }
}
