//! Memory safety: which objects live, how large they are, which may be freed, how many were not.
//!
//! **Idea.** An access is valid if its object lives and it lies within the object's bounds (Leroy and Blazy,
//! *Formal Verification of a C-like Memory Model and Its Uses for Verifying Program Transformations*, 2008).
//! Lives and bounds are ghost state beside the program's memory.
//!
//! **Here.** Only where one of `deref`, `free`, `leak` is asked for. Beside each region stands an array from
//! numbers of objects to *extents*: 0 where the region has no object of this number that lives, else the size
//! and 1, and above that a bit that says whether it may be freed. Each array knows the objects of its own
//! class alone, so an address that passes leads to where the points-to analysis says that it leads. Accesses
//! at offsets from a named object that lives as long as its function are compared with its size and need no
//! array. Objects that were allocated and not freed are counted.
//!
//! **Why it is right.** A number is given to one object only, but for objects of the frame whose address
//! nobody can keep. An address that a step has moved out of what belongs to its object leads nowhere from
//! then on ([`Body::moved_within`]), so it never comes to another object. An address of unknown origin that
//! is not one of an object of the program leads to memory that nobody knows: an access may be valid or not,
//! it continues where it is, and the replay refuses to call it a failure.

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use crate::frontend::module::{
    Cast, Constant, Instruction, InstructionKind, Operand, Symbol, TypeId, ValueSource,
};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::{Body, Lowering};
use crate::program::points_to::Object;
use crate::reading::Property;

use super::{Address, constant_offset};

/// Chains of address arithmetic longer than this are not followed.
const LONGEST: u32 = 200;

/// Ghost state that all functions share.
#[derive(Default)]
pub(crate) struct Safety {
    /// The extents of the objects of each region.
    extents: FxHashMap<Variable, Variable>,
    /// How many objects were allocated and are not free.
    unfreed: Option<Variable>,
    /// Beside each object of a frame that is not made at its beginning: the one made before it.
    before: Option<Variable>,
}

impl Lowering<'_> {
    /// Whether it matters which objects live.
    pub fn checks_memory(&self) -> bool {
        [Property::Deref, Property::Free, Property::Leak].into_iter().any(|asked| self.checks_for(asked))
    }

    /// The extents of the objects of a region.
    fn extents(&mut self, region: Variable) -> Variable {
        if let Some(&known) = self.memory.safety.extents.get(&region) {
            return known;
        }
        let sort = self.terms.array_sort(self.memory.object_bits, self.memory.offset_bits() + 1);
        let name = format!("extents in {}", self.variables[region.0 as usize].name);
        let extents = self.variable(name, sort, None, None, Role::Ghost);
        self.memory.safety.extents.insert(region, extents);
        extents
    }

    /// The number of objects that were allocated and are not free.
    fn unfreed(&mut self) -> Variable {
        if let Some(known) = self.memory.safety.unfreed {
            return known;
        }
        let sort = self.terms.graph.bitvec_sort(self.memory.object_bits);
        let unfreed = self.variable("allocated and not freed".to_owned(), sort, None, None, Role::Ghost);
        self.memory.safety.unfreed = Some(unfreed);
        unfreed
    }

    /// The array from objects of frames that are made late to those before them.
    pub(super) fn before(&mut self) -> Variable {
        if let Some(known) = self.memory.safety.before {
            return known;
        }
        let sort = self.terms.array_sort(self.memory.object_bits, self.memory.object_bits);
        let before = self.variable("object of the frame before".to_owned(), sort, None, None, Role::Ghost);
        self.memory.safety.before = Some(before);
        before
    }

    /// Ghost state at the beginning: global variables live.
    pub fn finish_safety(&mut self) {
        if let Some(unfreed) = self.memory.safety.unfreed {
            let none = self.terms.zero(self.memory.object_bits);
            self.initial.push((unfreed, none));
        }
        let mut first: FxHashMap<Variable, Term> = FxHashMap::default();
        let mut globals: Vec<(u32, u64)> = (self.memory.numbers.iter())
            .filter_map(|(&object, &number)| match object {
                Object::Global(global) => Some((global, number)),
                _ => None,
            })
            .collect();
        globals.sort_unstable();
        for (global, number) in globals {
            let region = self.region(self.points.class_of_object(Object::Global(global)));
            let Some(&extents) = self.memory.safety.extents.get(&region) else { continue };
            let old = first.get(&extents).copied().unwrap_or_else(|| self.no_extents(extents));
            let (number, extent) = (self.terms.number(number, self.memory.object_bits), self.extent(global));
            let new = self.terms.store(old, number, extent);
            first.insert(extents, new);
        }
        let mut all: Vec<Variable> = self.memory.safety.extents.values().copied().collect();
        all.sort_unstable();
        for extents in all {
            let value = first.get(&extents).copied().unwrap_or_else(|| self.no_extents(extents));
            self.initial.push((extents, value));
        }
    }

    fn no_extents(&mut self, extents: Variable) -> Term {
        let zero = self.terms.zero(self.memory.offset_bits() + 1);
        let sort = self.terms.graph.sort(self.term(extents));
        self.terms.graph.constant_array(sort, zero)
    }

    /// The extent of a global variable: at least the size of its type, if it is defined elsewhere.
    fn extent(&mut self, global: u32) -> Term {
        let source = &self.module.globals[global as usize];
        let bits = self.memory.offset_bits();
        let Some(size) = self.types.size(source.ty) else { return self.terms.zero(bits + 1) };
        let extent = self.terms.number(size + 1, bits + 1);
        if source.initial.is_some() {
            return extent;
        }
        let (sort, name) = (self.terms.graph.bitvec_sort(bits - 2), format!("bytes behind {}", source.name));
        let more = self.variable(name, sort, None, None, Role::Ghost);
        let more = self.terms.resize(self.term(more), bits + 1);
        self.terms.add(extent, more)
    }
}

/// An object with a name that an address is made from.
struct NamedObject {
    object: Operand,
    size: u64,
    /// Whether it must not be written.
    is_constant: bool,
    /// The steps from the object to the address, the last first.
    steps: Vec<(TypeId, Vec<Operand>)>,
}

/// The parts of an address.
pub(super) struct Parts {
    pub number: Term,
    pub offset: Term,
}

impl Body<'_, '_> {
    pub(super) fn parts(&mut self, address: Term) -> Parts {
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let terms = &mut self.all.terms;
        Parts { number: terms.extract(address, bits - 1, offset), offset: terms.low_bits(address, offset) }
    }

    /// The extent of the object of an address in its region: as wide as an address, and whether it may be
    /// freed.
    fn extent_at(&mut self, region: Variable, number: Term) -> (Term, Term) {
        let extents = self.all.extents(region);
        let array = self.all.term(extents);
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let terms = &mut self.all.terms;
        let extent = terms.select(array, number);
        let top = terms.extract(extent, offset, offset);
        let size = terms.low_bits(extent, offset);
        (terms.resize(size, bits), terms.holds(top))
    }

    pub(super) fn set_extent(&mut self, regions: &[Variable], number: Term, extent: Term) {
        let mut assignments = Vec::new();
        for &region in regions {
            let extents = self.all.extents(region);
            let array = self.all.term(extents);
            assignments.push((extents, self.all.terms.store(array, number, extent)));
        }
        assignments.sort_unstable();
        assignments.dedup();
        self.assign_all(assignments);
    }

    /// An object has been made.
    pub fn begin_life(&mut self, at: Address, bytes: Term, can_be_freed: bool) {
        if !self.all.checks_memory() {
            return;
        }
        let width = self.all.memory.offset_bits();
        let number = self.parts(at.bits).number;
        let terms = &mut self.all.terms;
        let size = terms.low_bits(bytes, width);
        let (extent, bit) = (terms.add_number(size, 1), terms.number(u64::from(can_be_freed), 1));
        let extent = terms.concat(bit, extent);
        self.set_extent(&[at.region], number, extent);
    }

    /// An object lives no more.
    pub fn end_life(&mut self, at: Address) {
        if self.all.checks_memory() {
            let number = self.parts(at.bits).number;
            let none = self.all.terms.zero(self.all.memory.offset_bits() + 1);
            self.set_extent(&[at.region], number, none);
        }
    }

    /// Before an access to a number of bytes, at least one, some bytes after an address.
    pub fn check_access(&mut self, operand: &Operand, at: Address, skip: Term, bytes: Term, writes: bool) {
        if self.all.checks_for(Property::Deref) {
            self.check_null_apart(operand, at, skip);
            let holds = self.is_valid_access(operand, at, skip, bytes, writes);
            self.check_valid(holds);
        }
    }

    /// Like [`Body::check_access`], but for accesses that do not happen where a condition holds.
    pub fn check_access_unless(
        &mut self,
        condition: Term,
        operand: &Operand,
        at: Address,
        skip: Term,
        bytes: Term,
    ) {
        if self.all.checks_for(Property::Deref) {
            let holds = self.is_valid_access(operand, at, skip, bytes, false);
            let holds = self.all.terms.or(condition, holds);
            self.check_valid(holds);
        }
    }

    fn check_valid(&mut self, holds: Term) {
        if self.all.terms.graph.truth_of(holds) != Some(true) {
            self.check(Property::Deref, holds, "access outside of an object that lives");
        }
    }

    fn is_valid_access(
        &mut self,
        operand: &Operand,
        at: Address,
        skip: Term,
        bytes: Term,
        writes: bool,
    ) -> Term {
        if let Some(named) = self.named_object(operand)
            && let Some(offset) = self.distance(&named)
        {
            let offset = self.all.terms.add(offset, skip);
            let extent = self.all.terms.number(named.size + 1, self.all.memory.address_bits);
            let holds = self.lies_within(offset, bytes, extent);
            let may = self.all.terms.truth(!(writes && named.is_constant));
            return self.all.terms.and(holds, may);
        }
        let address = self.all.terms.add(at.bits, skip);
        let Parts { number, offset } = self.parts(address);
        let (extent, _) = self.extent_at(at.region, number);
        let offset = self.all.terms.resize(offset, self.all.memory.address_bits);
        let holds = self.lies_within(offset, bytes, extent);
        let holds = self.or_foreign(operand, number, holds);
        if writes { self.is_writable(operand, number, holds) } else { holds }
    }

    /// Whether a number of bytes at an offset end within an object of this extent.
    fn lies_within(&mut self, offset: Term, bytes: Term, extent: Term) -> Term {
        let terms = &mut self.all.terms;
        let fits = terms.ult(bytes, extent);
        let rest = terms.sub(extent, bytes);
        let is_inside = terms.ult(offset, rest);
        terms.and(fits, is_inside)
    }

    /// An address that may come from outside can be anything: whether it can be made of null, which a replay
    /// shows, is a question of its own.
    fn check_null_apart(&mut self, operand: &Operand, at: Address, skip: Term) {
        if !self.all.points.may_be_outside(self.number, operand) || self.all.checks_for(Property::Null) {
            return;
        }
        let start = self.start_of(operand);
        let start = self.value(&start);
        let address = self.all.terms.add(at.bits, skip);
        let number = self.parts(address).number;
        let terms = &mut self.all.terms;
        let (is_null, stays) = (terms.is_null(start), terms.is_null(number));
        let both = terms.and(is_null, stays);
        let holds = terms.not(both);
        self.check_valid(holds);
    }

    /// The operand from which steps of this function make an address.
    fn start_of(&self, operand: &Operand) -> Operand {
        let mut current = operand;
        for _ in 0..LONGEST {
            let kind = match &current.value {
                ValueSource::Local(local) => match self.places[local.0 as usize] {
                    Some((block, index)) => {
                        &self.source.blocks[block as usize].instructions[index as usize].kind
                    }
                    None => break,
                },
                ValueSource::Constant(Constant::Operator(kind)) => kind,
                ValueSource::Constant(_) => break,
            };
            match kind {
                InstructionKind::Element(_, base, ..) | InstructionKind::Cast(Cast::BitCast, base) => {
                    current = base;
                }
                _ => break,
            }
        }
        current.clone()
    }

    /// A condition, or that an address which may come from outside is not one of an object of the program: of
    /// such memory it is unknown whether the condition holds.
    fn or_foreign(&mut self, operand: &Operand, number: Term, holds: Term) -> Term {
        if !self.all.points.may_be_outside(self.number, operand) {
            return holds;
        }
        let counter = self.all.counter();
        let counter = self.all.term(counter);
        let perhaps = self.anything(1);
        let terms = &mut self.all.terms;
        let perhaps = terms.holds(perhaps);
        let (is_made, is_none) = (terms.ult(number, counter), terms.is_null(number));
        let is_some = terms.not(is_none);
        let is_ours = terms.and(is_some, is_made);
        let is_foreign = terms.not(is_ours);
        let is_right = terms.and(is_foreign, perhaps);
        terms.or(holds, is_right)
    }

    /// Whether a valid access may write: not to constants.
    fn is_writable(&mut self, operand: &Operand, number: Term, is_valid: Term) -> Term {
        let class = self.all.points.class_of(self.number, operand);
        let constants: Vec<Object> = (self.all.points.objects(class).iter().copied())
            .filter(|object| {
                let Object::Global(global) = object else { return false };
                self.all.module.globals[*global as usize].is_constant
            })
            .collect();
        let mut holds = is_valid;
        for object in constants {
            let address = self.fixed_address(object);
            let own = self.parts(address).number;
            let differs = self.all.terms.unequal(number, own);
            holds = self.all.terms.and(holds, differs);
        }
        holds
    }

    /// The object with a name that an address is made from by steps of this function, if it lives while the
    /// function runs.
    fn named_object(&self, operand: &Operand) -> Option<NamedObject> {
        let mut steps = Vec::new();
        let mut current = operand;
        for _ in 0..LONGEST {
            let kind = match &current.value {
                ValueSource::Local(local) => {
                    let (block, index) = self.places[local.0 as usize]?;
                    let kind = &self.source.blocks[block as usize].instructions[index as usize].kind;
                    if let InstructionKind::Alloca(ty, count, _) = kind {
                        let size = self.size_at_the_beginning(block, *ty, count.as_ref())?;
                        return Some(NamedObject {
                            object: current.clone(),
                            size,
                            is_constant: false,
                            steps,
                        });
                    }
                    kind
                }
                ValueSource::Constant(Constant::Address(symbol @ Symbol::Global(global))) => {
                    let source = &self.all.module.globals[*global as usize];
                    let is_here = source.initial.is_some() && !self.all.is_perhaps_nowhere(*symbol);
                    let size = self.all.types.size(source.ty).filter(|_| is_here)?;
                    let is_constant = source.is_constant;
                    return Some(NamedObject { object: current.clone(), size, is_constant, steps });
                }
                ValueSource::Constant(Constant::Operator(kind)) => kind,
                ValueSource::Constant(_) => return None,
            };
            match kind {
                InstructionKind::Element(ty, base, indices, _) => {
                    steps.push((*ty, indices.clone()));
                    current = base;
                }
                InstructionKind::Cast(Cast::BitCast, base) => current = base,
                _ => return None,
            }
        }
        None
    }

    /// How far an address lies after the beginning of its object.
    fn distance(&mut self, named: &NamedObject) -> Option<Term> {
        let mut distance = self.all.terms.zero(self.all.memory.address_bits);
        for (ty, indices) in named.steps.iter().rev() {
            distance = self.moved(distance, *ty, indices, false)?;
        }
        Some(distance)
    }

    /// Where a step leads: nowhere, if that does not belong to the same object. Where the object has a name
    /// and the result is only accessed, the access is compared with the size of that object.
    pub fn moved_within(&mut self, base: &Operand, address: Term, ty: TypeId, indices: &[Operand]) -> Term {
        if !self.all.checks_for(Property::Deref) || self.is_within(ty, indices) {
            return address;
        }
        let named = self.named_object(base);
        let start = match named {
            Some(_) if self.is_only_accessed_here() => return address,
            Some(named) => self.value(&named.object),
            None => self.value(base),
        };
        let (from, to) = (self.owner(start), self.owner(address));
        let (bits, offset) = (self.all.memory.address_bits, self.all.memory.offset_bits());
        let is_null = [start, address].map(|at| {
            let number = self.parts(at).number;
            self.all.terms.is_null(number)
        });
        let ones = BitVec::ones(bits - offset);
        let terms = &mut self.all.terms;
        let nowhere = terms.constant(&ones.concat(&BitVec::zero(offset)));
        let (is_same, stays_null) = (terms.equal(from, to), terms.and(is_null[0], is_null[1]));
        let stays = terms.or(is_same, stays_null);
        terms.ite(stays, address, nowhere)
    }

    /// Whether a step leads to a part of what it begins at.
    fn is_within(&self, ty: TypeId, indices: &[Operand]) -> bool {
        let is_zero = |index: &Operand| match &index.value {
            ValueSource::Constant(Constant::Zero) => true,
            ValueSource::Constant(Constant::Bits(bits)) => bits.is_zero(),
            _ => false,
        };
        indices.first().is_some_and(is_zero) && constant_offset(&self.all.types, ty, indices).is_some()
    }

    /// Whether the result of the instruction is used for loads, stores and further steps alone.
    fn is_only_accessed_here(&self) -> bool {
        let instructions = &self.source.blocks[self.place.block as usize].instructions;
        match &instructions[self.place.instruction as usize] {
            Instruction { result: Some(local), kind: InstructionKind::Element(..), .. } => {
                self.nesting == 0 && !self.escapes[local.0 as usize]
            }
            _ => false,
        }
    }

    /// An object is freed: an address is that of a live one that may be, or null.
    pub fn release(&mut self, operand: &Operand, at: Address) {
        if !self.all.checks_memory() {
            return;
        }
        let is_object = self.check_freed(operand, at);
        self.end_life(at);
        self.count_allocated(is_object, false);
    }

    /// Checks that an address may be freed; whether it is that of an object which the program has allocated.
    pub fn check_freed(&mut self, operand: &Operand, at: Address) -> Term {
        let is_null = self.all.terms.is_null(at.bits);
        let Parts { number, offset } = self.parts(at.bits);
        let (_, can_be_freed) = self.extent_at(at.region, number);
        let terms = &mut self.all.terms;
        let is_start = terms.is_null(offset);
        let is_object = terms.and(is_start, can_be_freed);
        let holds = terms.or(is_null, is_object);
        let holds = self.or_foreign(operand, number, holds);
        match self.all.checks_for(Property::Free) {
            true => self.check(Property::Free, holds, "free of what is not allocated, or free already"),
            false => self.assume(holds),
        }
        let bit = self.all.terms.bit(is_object);
        let bit = self.keep("is allocated", bit);
        self.all.terms.holds(bit)
    }

    /// One more object is allocated where a condition holds, or one less.
    pub fn count_allocated(&mut self, condition: Term, more: bool) {
        if !self.all.checks_for(Property::Leak) {
            return;
        }
        let unfreed = self.all.unfreed();
        let old = self.all.term(unfreed);
        let terms = &mut self.all.terms;
        let one = terms.bit(condition);
        let one = terms.resize(one, terms.width(old));
        let new = if more { terms.add(old, one) } else { terms.sub(old, one) };
        self.assign(unfreed, new);
    }

    /// The program ends here: everything that was allocated is free.
    pub fn check_leaks(&mut self) {
        if self.all.checks_for(Property::Leak) {
            let unfreed = self.all.unfreed();
            let unfreed = self.all.term(unfreed);
            let holds = self.all.terms.is_null(unfreed);
            self.check(Property::Leak, holds, "allocated memory is not freed at the end");
        }
    }
}
