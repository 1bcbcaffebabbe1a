//! Memory: objects, addresses, regions.
//!
//! **Idea.** An address is a number of an object above and an offset below. Which array an access reads
//! or writes follows from the class of its address: two accesses that may touch one object have one class.
//! So each class is a *region*, an array variable from whole addresses to bytes (DSA, Lattner and Adve,
//! with classes from inclusion-based points-to).
//!
//! **Here.** An object whose address is used for nothing but direct accesses at constant offsets is no
//! memory at all: it is variables, one for each slice of bytes. All others have numbers: first those that
//! exist once (globals, functions, and what a function that runs once allocates outside of loops), then a
//! counter. Bytes of a new object are whatever the region has there: addresses are never handed out
//! twice, so they are unknown. Where a number is used again, because an object of the frame is made by
//! each activation of a function that does not call itself, its region is given any contents first.
//!
//! **What is assumed.** As all verifiers of C assume where memory safety is not what is asked ([`safety`]
//! is about where it is): an access stays within the object that its address was derived from, and that
//! object lives. An access that does not, reads and writes its region at an address where nobody else's
//! bytes are, or those of an object of the same class. An access below address 4096 ends the execution:
//! that is what null pointers and fields of what they point to are. Addresses are added up as a whole; an
//! address outside of its object keeps comparing as on a machine where objects lie far apart
//! ([`Body::address_less`]). When there are no more numbers, what follows is open.

mod access;
mod equality;
pub(crate) mod frame;
mod initial;
mod objects;
mod origin;
pub(crate) mod safety;
mod slices;
mod streams;
mod undefined;

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use crate::frontend::module::{Constant, Operand, Symbol, Type, TypeId, ValueSource};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::{Body, LowerError, Lowering, Terms};
use crate::program::models::is_shared;
use crate::program::points_to::{Class, Object};
use crate::reading::{Property, Reading};

pub(crate) use access::{Address, FIRST_PAGE};
pub(crate) use slices::constant_offset;
pub(crate) use undefined::UNDEFINED;

/// Bytes of an object that have a variable of their own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slice {
    pub offset: u64,
    pub bytes: u64,
    pub variable: Variable,
}

/// Objects, regions and addresses.
pub(crate) struct Memory {
    /// The bits of an address.
    pub address_bits: u32,
    /// Those of them that number the object.
    pub object_bits: u32,
    /// The number that no object of the program has, nor a higher one.
    last: u64,
    numbers: FxHashMap<Object, u64>,
    next: u64,
    counter: Option<Variable>,
    /// The class of each object by its number, where it matters.
    classes: Option<Variable>,
    /// Whether all addresses that are read lead to memory that the program has not made.
    leads_outside: Option<Variable>,
    regions: FxHashMap<Class, Variable>,
    slices: FxHashMap<Object, Vec<Slice>>,
    /// Whether a region begins as zeros, for those that were examined.
    zeroed: FxHashMap<Class, bool>,
    waiting: Vec<u32>,
    /// The streams of the C library that are open.
    streams: Vec<u32>,
    /// The global variables that are defined elsewhere and need no memory.
    elsewhere: Vec<Object>,
    /// For each object whether it was freed, once anybody asks.
    freed: Option<Variable>,
    /// Whether the program frees objects.
    frees: bool,
    /// Whether the program examines memory that it shares with the C library.
    pub is_shared: bool,
    pub pointer: TypeId,
    safety: safety::Safety,
    /// The shadows of regions and of variables that are parts of objects, where anybody asks.
    undefined: FxHashMap<Variable, Variable>,
}

/// The bits of an address that number its object, where pointers are separate. Half of all
/// numbers are for what they lead to: more than a formula has terms, so that there is always one that is
/// not examined.
pub(crate) const SEPARATE_BITS: u32 = 32;

/// The first number of the objects that are pages of memory at addresses which the program says as numbers,
/// where pointers are separate.
pub(crate) const FIRST_SEPARATE_PAGE: u64 = 7 << 29;

/// Properties of the lives and sizes of objects.
const LIVES: [Property; 3] = [Property::Deref, Property::Free, Property::Leak];

/// Whether pointers can be separate.
fn check_separate(address_bits: u32, object_bits: u32, reading: &Reading) -> Result<(), LowerError> {
    if (address_bits, object_bits) != (64, SEPARATE_BITS) {
        return Err(LowerError::Separate("other targets"));
    }
    match reading.properties.iter().find(|property| LIVES.contains(property)) {
        Some(property) => Err(LowerError::Separate(property.name())),
        None => Ok(()),
    }
}

/// Whether memory can be that of terminal pointers.
fn check_terminal(reading: &Reading) -> Result<(), LowerError> {
    match reading.properties.iter().find(|property| LIVES.contains(property)) {
        Some(property) => Err(LowerError::Terminal(property.name())),
        None => Ok(()),
    }
}

impl Memory {
    /// That of a target.
    ///
    /// # Errors
    /// Addresses cannot be divided like this.
    pub fn new(address_bits: u32, reading: &Reading) -> Result<Memory, LowerError> {
        undefined::check_reading(reading)?;
        if reading.is_terminal() {
            check_terminal(reading)?;
        }
        let is_separate = reading.separate_pointers;
        let usual = match address_bits {
            64.. if is_separate => SEPARATE_BITS,
            64.. => 16,
            _ => 10,
        };
        let object_bits = reading.object_bits.unwrap_or(usual);
        if is_separate {
            check_separate(address_bits, object_bits, reading)?;
        }
        if !(16..=128).contains(&address_bits)
            || !(2..=62).contains(&object_bits)
            || object_bits + 8 > address_bits
        {
            return Err(LowerError::Addresses(address_bits, object_bits));
        }
        Ok(Memory {
            address_bits,
            object_bits,
            last: (1 << (object_bits - u32::from(is_separate))) - 1,
            numbers: FxHashMap::default(),
            // Addresses shortly below an object are not those that null points into.
            next: 2,
            counter: None,
            classes: None,
            leads_outside: None,
            regions: FxHashMap::default(),
            slices: FxHashMap::default(),
            zeroed: FxHashMap::default(),
            waiting: Vec::new(),
            streams: Vec::new(),
            elsewhere: Vec::new(),
            freed: None,
            frees: false,
            is_shared: false,
            pointer: TypeId(0),
            safety: safety::Safety::default(),
            undefined: FxHashMap::default(),
        })
    }

    /// The bits of an offset.
    pub fn offset_bits(&self) -> u32 {
        self.address_bits - self.object_bits
    }

    /// The first address of memory that the program has not made, where each function is an entry.
    pub fn outside(&self) -> u64 {
        1 << (self.address_bits.min(64) - 1)
    }

    /// The variable that says whether addresses lead outside, where any are read.
    pub fn leads_outside_if_asked(&self) -> Option<Variable> {
        self.leads_outside
    }

    /// The global variables that are in memory, by the numbers of their objects.
    pub fn global_numbers(&self) -> FxHashMap<u64, u32> {
        let global = |(object, number): (&Object, &u64)| match object {
            Object::Global(global) => Some((*number, *global)),
            _ => None,
        };
        self.numbers.iter().filter_map(global).collect()
    }

    /// The number of an object that exists once.
    fn number_of(&mut self, object: Object) -> Option<u64> {
        if let Some(&number) = self.numbers.get(&object) {
            return Some(number);
        }
        let number = self.next;
        if number >= self.last {
            return None;
        }
        self.next += 1;
        self.numbers.insert(object, number);
        if let Object::Global(global) = object {
            self.waiting.push(global);
        }
        Some(number)
    }

    fn address(&self, terms: &mut Terms, number: u64) -> Term {
        let number = BitVec::from_u64(number, self.object_bits);
        terms.constant(&number.concat(&BitVec::zero(self.offset_bits())))
    }
}

impl Lowering<'_> {
    /// Makes what memory needs from the beginning.
    pub fn start_memory(&mut self) {
        let pointer = self.module.types.iter().position(|ty| *ty == Type::Pointer);
        self.memory.pointer = TypeId(pointer.unwrap_or(0) as u32);
        self.memory.streams = streams::open_streams(self.module, &self.points);
        self.memory.elsewhere = self.defined_elsewhere();
        self.memory.is_shared = is_shared(self.module);
        self.memory.frees = equality::frees(self.module);
    }

    /// The counter of objects: the number of the next one.
    pub fn counter(&mut self) -> Variable {
        if let Some(counter) = self.memory.counter {
            return counter;
        }
        let sort = self.terms.graph.bitvec_sort(self.memory.object_bits);
        let counter = self.variable("next object".to_owned(), sort, None, None, Role::Ghost);
        self.memory.counter = Some(counter);
        counter
    }

    /// Whether all addresses that are read lead to pages that the program has not made: nobody says it;
    /// an engine that wants an execution that can be replayed may ask for it.
    pub fn leads_outside(&mut self) -> Variable {
        if let Some(known) = self.memory.leads_outside {
            return known;
        }
        let sort = self.terms.graph.bitvec_sort(1);
        let flag = self.variable("addresses lead outside".to_owned(), sort, None, None, Role::Ghost);
        self.memory.leads_outside = Some(flag);
        flag
    }

    /// When all functions are lowered it is known how many objects exist once.
    pub fn finish_memory(&mut self) {
        if let Some(counter) = self.memory.counter {
            let next = self.terms.number(self.memory.next, self.memory.object_bits);
            self.initial.push((counter, next));
        }
        self.finish_classes();
        self.finish_safety();
        self.finish_undefined();
    }

    /// The address of an object that exists once; `None` if there are no numbers left, or it is too
    /// large.
    pub fn fixed_address(&mut self, object: Object) -> Option<Term> {
        if let Object::Global(global) = object
            && !self.types.size(self.module.globals[global as usize].ty).is_none_or(|size| self.fits(size))
        {
            return None;
        }
        let number = self.memory.number_of(object)?;
        Some(self.memory.address(&mut self.terms, number))
    }

    /// Whether an object with a number of bytes keeps its addresses apart from those of others.
    pub fn fits(&self, bytes: u64) -> bool {
        bytes >> (self.memory.offset_bits() - 1).min(63) == 0
    }

    /// Whether nothing but bytes of this object are in its region.
    pub fn is_alone(&self, object: Object) -> bool {
        let class = self.points.class_of_object(object);
        !self.reading.separate_pointers && self.points.objects(class) == [object]
    }

    /// Whether a symbol need not be defined anywhere: then its address is null.
    pub fn is_perhaps_nowhere(&self, symbol: Symbol) -> bool {
        let module = self.module;
        let is_defined = match symbol {
            Symbol::Global(global) => module.globals[global as usize].initial.is_some(),
            Symbol::Function(function) => !module.functions[function as usize].blocks.is_empty(),
        };
        !is_defined && module.weak.contains(&symbol)
    }

    /// An operand that is the address of a symbol.
    pub fn symbol_operand(&self, symbol: Symbol) -> Operand {
        Operand { ty: self.memory.pointer, value: ValueSource::Constant(Constant::Address(symbol)) }
    }

    /// The array of a class.
    pub fn region(&mut self, class: Class) -> Variable {
        if let Some(&region) = self.memory.regions.get(&class) {
            return region;
        }
        let name = match *self.points.objects(class) {
            [Object::Global(global)] => self.module.globals[global as usize].name.clone(),
            _ => format!("memory {}", class.0),
        };
        let sort = self.terms.array_sort(self.memory.address_bits, 8);
        let region = self.variable(name, sort, None, None, Role::Memory);
        self.memory.regions.insert(class, region);
        region
    }
}

impl Body<'_, '_> {
    /// The address of a symbol.
    pub fn address_of(&mut self, symbol: Symbol) -> Term {
        let object = match symbol {
            Symbol::Global(global) => Object::Global(global),
            Symbol::Function(function) => Object::Function(function),
        };
        if self.all.slices_of(object).is_some() {
            self.open("the address of a variable that is not in memory is used");
        }
        let address = self.fixed_address(object);
        if !self.all.is_perhaps_nowhere(symbol) {
            return address;
        }
        let unknown = self.anything(1);
        let terms = &mut self.all.terms;
        let (is_nowhere, null) = (terms.holds(unknown), terms.zero(terms.width(address)));
        terms.ite(is_nowhere, null, address)
    }

    /// The address of an object that exists once.
    pub fn fixed_address(&mut self, object: Object) -> Term {
        match self.all.fixed_address(object) {
            Some(address) => address,
            None => {
                self.open(objects::NO_NUMBERS);
                self.all.terms.zero(self.all.memory.address_bits)
            }
        }
    }

    /// The number of the object that an address belongs to, where what lies shortly below an object does
    /// too.
    pub fn owner(&mut self, address: Term) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let terms = &mut self.all.terms;
        let top = terms.extract(address, bits - 1, offset - 1);
        let shifted = terms.add_number(top, 1);
        terms.extract(shifted, bits - offset, 1)
    }

    /// Whether the first address is less than the second, and what is not known if that is not known.
    /// Both are shifted by half of an object's offsets, so that what lies shortly below an object belongs
    /// to it; addresses of different objects compare anyhow.
    pub fn address_less(&mut self, left: Term, right: Term) -> Term {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let (first, second) = (self.owner(left), self.owner(right));
        let terms = &mut self.all.terms;
        let same = terms.equal(first, second);
        let half = terms.constant(&BitVec::one(bits).shl(&BitVec::from_u64(u64::from(offset) - 1, bits)));
        let (low, high) = (terms.add(left, half), terms.add(right, half));
        let less = terms.ult(low, high);
        if terms.graph.truth_of(same) == Some(true) {
            return less;
        }
        let unknown = self.anything(1);
        let terms = &mut self.all.terms;
        let unknown = terms.holds(unknown);
        terms.ite(same, less, unknown)
    }
}
