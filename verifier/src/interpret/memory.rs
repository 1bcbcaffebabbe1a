//! Memory: objects of bytes.
//!
//! **Here.** An address is the number of an object in its top bits and an offset in the others, so a
//! pointer stays what it is wherever its bytes are copied to. Objects do not begin at the first address that
//! has their number, so that the low half of an address is hardly ever 0: programs examine it, and on
//! machines it is not. Object 0 is what null points into, object 1 holds the addresses of functions. Objects
//! of global variables get their bytes when they are first touched, which keeps large modules cheap and
//! initial values free of recursion. Numbers of dead objects are given again only when all numbers were
//! used, the oldest first, or at once where no address of the object can have been kept.
//!
//! A byte is known, or was not written and not asked for yet: a mask says which, absent where all bytes
//! are known.
//!
//! **Invariants.** An object that lives has as many bytes as its size says, and no mark behind its end; one
//! that nobody has touched has none. Only numbers of dead objects are in `dead` or `reusable`, each once,
//! so that no two objects get one number. `used` counts the bytes of what lives, and pages. `separate` and
//! `page_of` lead to objects of their kinds.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::marks::Marks;
use crate::program::cfa::{Place, Source};
use crate::reading::{Property, Reading};

/// The origin of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ObjectKind {
    Global(u32),
    /// Of a frame: the place of its `alloca`.
    Frame(Place),
    /// Allocated by a call.
    Heap(Place),
    /// The object of a pointer of unknown origin: its number in that address.
    Separate(u32),
    /// Made by the interpreter.
    Own,
    /// `errno`.
    Errno,
    /// A page of memory that the program has not made: its address.
    Outside(u64),
}

/// Whether an object can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ObjectState {
    Live,
    /// A global variable that was not accessed yet.
    Untouched,
    /// It was freed, or its function has returned.
    Dead,
}

pub(super) const NO_VARIABLE: u32 = u32::MAX;

#[derive(Debug)]
pub(super) struct StoredObject {
    pub bytes: Vec<u8>,
    /// A bit for each byte that is known; `None` if all are.
    known: Option<Vec<u64>>,
    /// Its size, also where it has no bytes yet.
    pub size: u64,
    pub kind: ObjectKind,
    /// Whether it can be used.
    pub state: ObjectState,
    /// How many objects the same place made before it.
    pub earlier: u64,
    /// Which of the source variables of its function it is.
    pub variable: u32,
    /// Whether it may be written.
    pub is_writable: bool,
    /// The marks of its bytes that depend on what must not be guessed; most have none.
    pub marks: Option<Box<Marks>>,
    /// For each byte the bits that were never written; `None` if all were, or nobody asks.
    pub unwritten: Option<Vec<u8>>,
}

/// The fault of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AccessFault {
    /// It is null, or near it.
    Null,
    /// It is null and more than a page, or another number.
    Far,
    /// There is no such object, or it ends before.
    Outside,
    /// The object is dead.
    Dead,
    /// The global variable has to be made first.
    Untouched(usize),
    /// The page of memory outside has to be made first.
    Page,
    /// The object has to be made as long as this first.
    Narrow(usize, u64),
}

/// There is no room for an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoRoom;

pub(super) struct Store {
    objects: Vec<StoredObject>,
    /// Numbers of dead objects, the oldest first.
    dead: VecDeque<u32>,
    /// Numbers of dead objects that nobody can have kept an address of.
    reusable: Vec<u32>,
    offset_bits: u32,
    /// The bits of an address.
    address_mask: u64,
    most_objects: usize,
    /// How many objects each place has made.
    made: FxHashMap<Place, u64>,
    /// Bytes of all objects that live, and how many there may be.
    used: u64,
    limit: u64,
    /// Numbers of objects that addresses of unknown origin lead to, and who gave the first to the program.
    foreign: FxHashMap<u64, Source>,
    /// Whether there are addresses of unknown origin at all.
    has_foreign: bool,
    /// Where pointers of unknown origin are those of objects of their own: these, by their numbers in
    /// addresses.
    separate: Option<FxHashMap<u64, u32>>,
    /// Whether objects are as long as accesses ask.
    is_wide: bool,
    /// Where memory begins that the program has not made, if it is followed.
    outside: Option<u64>,
    /// Its pages, and which they are.
    pages: Vec<StoredObject>,
    page_of: FxHashMap<u64, usize>,
    /// Whether it matters what was written.
    pub tracks_unwritten: bool,
}

/// The bits of an address that number its object, where pointers of unknown origin are those
/// of objects of their own, which have the upper half of all numbers.
const SEPARATE_BITS: u32 = 32;

/// The numbers of those that are pages of memory at addresses which the program has as numbers.
const FIRST_SEPARATE_PAGE: u64 = 7 << 29;

/// The bytes of such a page, and where the first may be.
const FIRST_PAGE: u64 = 1 << 12;

/// Their sizes, and where in them the pointer leads to: what lies before is examined as well.
const SEPARATE_SIZE: u64 = 1 << 15;
const SEPARATE_START: u64 = 1 << 13;

/// The most bytes of an object that is as long as accesses ask.
const WIDEST: u64 = 1 << 24;

/// The object that functions are addresses into.
const FUNCTIONS: u64 = 1;

/// The bytes of a page of memory that the program has not made.
const PAGE: u64 = 1 << 12;

/// The number of the first such page, above those of objects.
const PAGES: usize = 1 << 30;

/// The bytes from one function to the next.
const FUNCTION_STEP: u64 = 16;

/// The bits of an address that are an offset, by the bits of an address.
pub(crate) fn offset_bits(address_bits: u32, reading: &Reading) -> u32 {
    let address_bits = address_bits.clamp(16, 64);
    let object_bits = reading.object_bits.unwrap_or(if address_bits >= 64 { 16 } else { 10 });
    let is_separate = reading.separate_pointers && address_bits == 64;
    let object_bits = match is_separate {
        true => SEPARATE_BITS,
        false => object_bits.clamp(4, address_bits - 8).min(24),
    };
    address_bits - object_bits
}

impl Store {
    /// Empty memory, with the bits of an address and a limit of bytes.
    pub(super) fn new(address_bits: u32, reading: &Reading, limit: u64) -> Store {
        let address_bits = address_bits.clamp(16, 64);
        let offset_bits = offset_bits(address_bits, reading);
        let is_separate = reading.separate_pointers && address_bits == 64;
        let mut memory = Store {
            objects: Vec::new(),
            dead: VecDeque::new(),
            reusable: Vec::new(),
            offset_bits,
            address_mask: super::value::mask(address_bits),
            most_objects: (1 << (address_bits - offset_bits)) - 1,
            made: FxHashMap::default(),
            used: 0,
            limit,
            foreign: FxHashMap::default(),
            has_foreign: false,
            separate: is_separate.then(FxHashMap::default),
            is_wide: reading.wide_objects,
            outside: None,
            pages: Vec::new(),
            page_of: FxHashMap::default(),
            tracks_unwritten: reading.properties.contains(&Property::Uninitialized),
        };
        for _ in 0..2 {
            let object = memory.blank(0, ObjectKind::Own);
            memory.objects.push(StoredObject { state: ObjectState::Dead, ..object });
        }
        memory
    }

    /// From the middle of all addresses on there is memory that the program has not made: any address there
    /// is one of it.
    pub(super) fn follow_outside(&mut self) {
        self.outside = Some(self.address_mask / 2 + 1);
        self.most_objects /= 2;
        self.has_foreign = true;
    }

    /// Whether an address leads to memory that the program has not made.
    pub(super) fn is_outside(&self, address: u64) -> bool {
        self.outside.is_some_and(|first| address >= first)
    }

    /// Whether a variable of a function is at this address, and a number of its bytes are 0.
    pub(super) fn is_null_variable(&self, address: u64, bytes: usize) -> bool {
        let Ok((number, offset)) = self.find(address, bytes as u64) else { return false };
        self.object(number).is_some_and(|object| {
            let here = object.bytes.get(offset..offset + bytes);
            matches!(object.kind, ObjectKind::Frame(_))
                && object.unknown(offset, bytes).is_none()
                && here.is_some_and(|here| here.iter().all(|byte| *byte == 0))
        })
    }

    /// Makes the page of an address outside.
    pub(super) fn make_page(&mut self, address: u64) -> Result<(), NoRoom> {
        let used = self.used.checked_add(PAGE).filter(|used| *used <= self.limit).ok_or(NoRoom)?;
        self.used = used;
        let page = StoredObject {
            bytes: vec![0; PAGE as usize],
            known: Some(vec![0; PAGE as usize / 64]),
            state: ObjectState::Live,
            ..self.blank(PAGE, ObjectKind::Outside(address - address % PAGE))
        };
        self.page_of.insert(address / PAGE, self.pages.len());
        self.pages.push(page);
        Ok(())
    }

    /// Frees the page that begins at an address outside; whether one that lives begins there.
    pub(super) fn free_outside(&mut self, address: u64) -> Result<bool, NoRoom> {
        if !self.page_of.contains_key(&(address / PAGE)) {
            self.make_page(address)?;
        }
        let page = self.page_of.get(&(address / PAGE)).and_then(|&page| self.pages.get_mut(page));
        let Some(page) = page.filter(|page| address.is_multiple_of(PAGE) && page.state == ObjectState::Live)
        else {
            return Ok(false);
        };
        page.state = ObjectState::Dead;
        Ok(true)
    }

    /// The page and the offset of bytes outside.
    fn find_outside(&self, address: u64, bytes: u64) -> Result<(usize, usize), AccessFault> {
        let offset = address % PAGE;
        if bytes > PAGE - offset {
            return Err(AccessFault::Outside);
        }
        let page = *self.page_of.get(&(address / PAGE)).ok_or(AccessFault::Page)?;
        if self.pages[page].state == ObjectState::Dead {
            return Err(AccessFault::Dead);
        }
        Ok((PAGES + page, offset as usize))
    }

    /// An object without bytes.
    fn blank(&self, size: u64, kind: ObjectKind) -> StoredObject {
        let state = ObjectState::Untouched;
        let (bytes, known, variable) = (Vec::new(), None, NO_VARIABLE);
        let (is_writable, marks, unwritten) = (true, None, None);
        StoredObject { bytes, known, size, kind, state, earlier: 0, variable, is_writable, marks, unwritten }
    }

    /// The address of a function.
    pub(super) fn function_address(&self, function: u32) -> u64 {
        (FUNCTIONS << self.offset_bits) | ((u64::from(function) + 1) * FUNCTION_STEP)
    }

    /// The function at an address.
    pub(super) fn function_at(&self, address: u64) -> Option<u32> {
        let offset = self.offset(address);
        let is_function = address >> self.offset_bits == FUNCTIONS && offset >= FUNCTION_STEP;
        let is_whole = offset.is_multiple_of(FUNCTION_STEP);
        (is_function && is_whole).then(|| (offset / FUNCTION_STEP - 1) as u32)
    }

    /// Where an object begins, among the addresses that have its number. Functions begin at the first, and
    /// so do objects whose numbers are chosen by others.
    fn start(&self, number: u64) -> u64 {
        let is_chosen = self.separate.is_some() && number >> (SEPARATE_BITS - 1) == 1;
        match number <= FUNCTIONS || is_chosen {
            true => 0,
            false => (number << 12) & ((1 << (self.offset_bits - 2)) - 1),
        }
    }

    /// The first address of an object.
    fn first(&self, number: u64) -> u64 {
        (number << self.offset_bits) | self.start(number)
    }

    /// Whether there are as many addresses as an object has bytes.
    fn fits(&self, number: usize, size: u64) -> bool {
        size <= (1 << self.offset_bits) - self.start(number as u64)
    }

    /// The offset of an address in its object; what lies before that is far after its end.
    pub(super) fn offset(&self, address: u64) -> u64 {
        let start = self.start(address >> self.offset_bits);
        address.wrapping_sub(start) & ((1 << self.offset_bits) - 1)
    }

    /// The offset of an address in its object; negative where it lies shortly before that.
    pub(super) fn signed_offset(&self, address: u64) -> i64 {
        let unused = 64 - self.offset_bits;
        ((self.offset(address) << unused) as i64) >> unused
    }

    /// An address moved by a number of bytes. It is a sum, as in a machine; but a step so long that it could
    /// only end in an object by chance leads to the last object, which is never there.
    #[inline]
    pub(super) fn advance(&self, address: u64, bytes: i64) -> u64 {
        let sum = address.wrapping_add(bytes as u64) & self.address_mask;
        let (from, to) = (address >> self.offset_bits, sum >> self.offset_bits);
        if from != to && from != 0 && bytes.unsigned_abs() >> (self.offset_bits - 1) != 0 {
            return (self.most_objects as u64) << self.offset_bits | self.offset(sum);
        }
        sum
    }

    /// The number of the object that an address belongs to, where what lies shortly below it does too.
    fn owner(&self, address: u64) -> u64 {
        (address.wrapping_add(1 << (self.offset_bits - 1)) & self.address_mask) >> self.offset_bits
    }

    /// Takes note of an address that the program was given and did not make; of 0, that there may be
    /// some.
    pub(super) fn know_foreign(&mut self, address: u64, source: Source) {
        self.has_foreign = true;
        if address != 0 {
            self.foreign.entry(self.owner(address)).or_insert(source);
        }
    }

    /// The source of an address that the program was given and did not make, if that is known.
    pub(super) fn giver(&self, address: u64) -> Option<Source> {
        self.foreign.get(&self.owner(address)).copied()
    }

    /// Whether the program was given any address that it did not make.
    pub(super) fn has_foreign(&self) -> bool {
        self.has_foreign
    }

    /// Whether an address may be one of memory that the program did not make.
    pub(super) fn is_foreign(&self, address: u64) -> bool {
        let owner = self.owner(address);
        self.foreign.contains_key(&owner) || self.has_foreign && owner as usize >= self.objects.len()
    }

    /// The number for a new object. An address that the program was given leads to no object that is made
    /// later.
    fn number(&mut self) -> Result<usize, NoRoom> {
        if let Some(number) = self.reusable.pop() {
            return Ok(number as usize);
        }
        while self.objects.len() < self.most_objects {
            let object = self.blank(0, ObjectKind::Own);
            let number = self.objects.len();
            self.objects.push(object);
            if !self.foreign.contains_key(&(number as u64)) {
                return Ok(number);
            }
            self.objects[number].state = ObjectState::Dead;
        }
        self.dead.pop_front().map(|number| number as usize).ok_or(NoRoom)
    }

    /// Makes an object whose bytes are not known; the result is its address.
    pub(super) fn allocate(&mut self, size: u64, kind: ObjectKind) -> Result<u64, NoRoom> {
        let used = self.used.checked_add(size).filter(|used| *used <= self.limit).ok_or(NoRoom)?;
        let length = usize::try_from(size).map_err(|_| NoRoom)?;
        let number = self.number()?;
        // Debug builds check memory whenever the number of objects has doubled, and at the end of a run.
        if cfg!(debug_assertions) && number + 1 == self.objects.len() && number.is_power_of_two() {
            self.check_invariants();
        }
        if !self.fits(number, size) {
            return Err(NoRoom);
        }
        self.used = used;
        let earlier = self.made_before(kind);
        let object = &mut self.objects[number];
        object.earlier = earlier;
        object.bytes.clear();
        object.bytes.resize(length, 0);
        let mut known = object.known.take().unwrap_or_default();
        known.clear();
        known.resize(length.div_ceil(64), 0);
        object.known = Some(known);
        (object.size, object.kind, object.state) = (size, kind, ObjectState::Live);
        (object.variable, object.is_writable) = (NO_VARIABLE, true);
        let is_memory = matches!(kind, ObjectKind::Frame(_) | ObjectKind::Heap(_));
        object.begin_unwritten(self.tracks_unwritten && is_memory);
        Ok(self.first(number as u64))
    }

    /// Panics if an invariant is broken. Linear in all objects and their bytes.
    pub(super) fn check_invariants(&self) {
        let (mut free, mut used) = (FxHashSet::default(), 0);
        for &number in self.dead.iter().chain(&self.reusable) {
            assert!(number as u64 > FUNCTIONS && free.insert(number), "a number is free once");
            assert_eq!(
                self.objects[number as usize].state,
                ObjectState::Dead,
                "numbers of dead objects are free"
            );
        }
        for object in &self.objects {
            object.check_invariants();
            used += if object.state == ObjectState::Live { object.size } else { 0 };
        }
        self.pages.iter().for_each(StoredObject::check_invariants);
        assert_eq!(self.used, used + self.pages.len() as u64 * PAGE, "bytes of what lives are counted");
        assert_eq!(self.page_of.len(), self.pages.len(), "each page is known once");
        for (number, &page) in &self.page_of {
            assert_eq!(self.pages[page].kind, ObjectKind::Outside(number * PAGE), "a page knows its address");
        }
        for (&number, &object) in self.separate.iter().flatten() {
            let object = &self.objects[object as usize];
            assert_eq!(
                object.kind,
                ObjectKind::Separate(number as u32),
                "an object of its own knows its number"
            );
            assert_eq!(object.state, ObjectState::Live, "an object of its own lives");
        }
    }

    /// One more object of a kind is made: how many its place made before.
    fn made_before(&mut self, kind: ObjectKind) -> u64 {
        let (ObjectKind::Frame(place) | ObjectKind::Heap(place)) = kind else { return 0 };
        let made = self.made.entry(place).or_default();
        *made += 1;
        *made - 1
    }

    /// The bytes of an object are as unknown as those of a new one of the same place.
    pub(super) fn renew(&mut self, number: usize) {
        let Some(kind) = self.object(number).map(|object| object.kind) else { return };
        let (earlier, is_tracked) = (self.made_before(kind), self.tracks_unwritten);
        if let Some(object) = self.object_mut(number) {
            object.earlier = earlier;
            object.known = Some(vec![0; object.bytes.len().div_ceil(64)]);
            object.begin_unwritten(is_tracked);
        }
    }

    /// Reserves an object for a global variable; [`Store::touch`] gives it its bytes.
    pub(super) fn reserve(&mut self, size: u64, global: u32, variable: u32) -> Result<u64, NoRoom> {
        let number = self.number()?;
        if !self.fits(number, size) {
            return Err(NoRoom);
        }
        self.objects[number] = StoredObject { variable, ..self.blank(size, ObjectKind::Global(global)) };
        Ok(self.first(number as u64))
    }

    /// Gives a reserved object its bytes: zeros, all of them known or none.
    pub(super) fn touch(&mut self, number: usize, is_known: bool) -> Result<(), NoRoom> {
        let object = &mut self.objects[number];
        let used = self.used.checked_add(object.size).filter(|used| *used <= self.limit).ok_or(NoRoom)?;
        self.used = used;
        object.bytes = vec![0; object.size as usize];
        object.known = (!is_known).then(|| vec![0; object.bytes.len().div_ceil(64)]);
        object.state = ObjectState::Live;
        Ok(())
    }

    /// Ends an object. Its number is given again at once if nobody can have kept its address.
    pub(super) fn release(&mut self, number: usize, is_private: bool) {
        let object = &mut self.objects[number];
        self.used -= object.size.min(self.used);
        object.state = ObjectState::Dead;
        if object.bytes.capacity() > 64 && !is_private {
            object.bytes = Vec::new();
            object.known = None;
        }
        if is_private {
            self.reusable.push(number as u32);
        } else {
            self.dead.push_back(number as u32);
        }
    }

    /// Whether an address is null or on the first page, where nothing is on any machine.
    pub(super) fn is_null(&self, address: u64) -> bool {
        address < FIRST_PAGE
    }

    /// Whether an address is a number beyond the first page: null and an offset, or what somebody knows of.
    pub(super) fn is_number(&self, address: u64) -> bool {
        self.number_of(address) == 0 && !self.is_null(address)
    }

    /// The number of the object of an address, whether there is one or not.
    pub(super) fn number_of(&self, address: u64) -> usize {
        (address >> self.offset_bits) as usize
    }

    pub(super) fn object(&self, number: usize) -> Option<&StoredObject> {
        match number.checked_sub(PAGES) {
            Some(page) => self.pages.get(page),
            None => self.objects.get(number),
        }
    }

    pub(super) fn object_mut(&mut self, number: usize) -> Option<&mut StoredObject> {
        match number.checked_sub(PAGES) {
            Some(page) => self.pages.get_mut(page),
            None => self.objects.get_mut(number),
        }
    }

    /// The numbers of objects that a call allocated and that live.
    pub(super) fn live_heap(&self) -> impl Iterator<Item = &StoredObject> {
        let is_live = |object: &&StoredObject| {
            object.state == ObjectState::Live && matches!(object.kind, ObjectKind::Heap(_))
        };
        self.objects.iter().filter(is_live)
    }

    /// The numbers of objects that a call allocated, ascending.
    pub(super) fn heap_numbers(&self) -> impl Iterator<Item = usize> + '_ {
        let is_heap = |number: &usize| matches!(self.objects[*number].kind, ObjectKind::Heap(_));
        (0..self.objects.len()).filter(is_heap)
    }

    /// Whether a number may have been given to one object after another, though somebody has kept it.
    pub(super) fn gave_again(&self) -> bool {
        self.objects.len() >= self.most_objects
    }

    /// The address of an object of its own, for a pointer of unknown origin with these bits: they are
    /// kept if they are those of an address that nobody has been given; `None` where pointers have no
    /// such objects.
    pub(super) fn separate(&mut self, bits: u64) -> Option<Result<u64, NoRoom>> {
        let known = self.separate.as_ref()?;
        let first = 1 << (SEPARATE_BITS - 1);
        let asked = bits >> self.offset_bits;
        let is_new = asked >= first && self.offset(bits) == 0 && !known.contains_key(&asked);
        let next = (first + first / 2 + known.len() as u64..).find(|number| !known.contains_key(number));
        let number = if is_new { asked } else { next? };
        Some(self.make(number).map(|()| number << self.offset_bits))
    }

    /// Makes the object of its own that an address leads to, if there is none: a pointer to it may have
    /// been copied before anybody took it for one. Whether there was none.
    pub(super) fn make_separate(&mut self, address: u64) -> Result<bool, NoRoom> {
        let number = self.owner(address);
        let known = self.separate.as_ref().filter(|_| number >> (SEPARATE_BITS - 1) == 1);
        let is_new = known.is_some_and(|known| !known.contains_key(&number));
        if is_new {
            self.make(number)?;
        }
        Ok(is_new)
    }

    /// Makes an object of its own with this number.
    fn make(&mut self, number: u64) -> Result<(), NoRoom> {
        let address = self.allocate(SEPARATE_SIZE, ObjectKind::Separate(number as u32))?;
        let object = self.number_of(address) as u32;
        if let Some(known) = &mut self.separate {
            known.insert(number, object);
        }
        Ok(())
    }

    /// The distance from the pointer that an object of its own belongs to, of a byte of the object.
    pub(super) fn from_pointer(offset: u64) -> i64 {
        offset as i64 - SEPARATE_START as i64
    }

    /// The address that a number leads to: where pointers are separate, that of an object of its own for each
    /// page of memory.
    pub(super) fn address_of_number(&self, number: u64) -> u64 {
        let is_page = self.separate.is_some() && (FIRST_PAGE..1 << 32).contains(&number);
        match is_page {
            true => ((FIRST_SEPARATE_PAGE | (number / FIRST_PAGE)) << SEPARATE_BITS) | (number % FIRST_PAGE),
            false => number,
        }
    }

    /// Whether an address is one that the program had as a number, and whose integer value is not known any
    /// more.
    pub(super) fn was_number(&self, address: u64) -> bool {
        self.separate.is_some() && self.owner(address) >= FIRST_SEPARATE_PAGE
    }

    /// The object of its own that a pointer of unknown origin is the address of, and the offset in it.
    fn find_separate(&self, address: u64) -> Option<(usize, u64)> {
        let number = self.owner(address);
        let object = *self.separate.as_ref()?.get(&number)?;
        let offset = address.wrapping_sub(number << self.offset_bits).wrapping_add(SEPARATE_START);
        Some((object as usize, offset))
    }

    /// The object and the offset of bytes at an address.
    #[inline]
    pub(super) fn find(&self, address: u64, bytes: u64) -> Result<(usize, usize), AccessFault> {
        if let Some((object, offset)) = self.find_separate(address) {
            let is_inside = offset.checked_add(bytes).is_some_and(|end| end <= SEPARATE_SIZE);
            return if is_inside { Ok((object, offset as usize)) } else { Err(AccessFault::Outside) };
        }
        if self.is_outside(address) {
            return self.find_outside(address, bytes);
        }
        let number = (address >> self.offset_bits) as usize;
        let offset = self.offset(address);
        if number == 0 {
            return Err(if self.is_number(address) { AccessFault::Far } else { AccessFault::Null });
        }
        let object = self.objects.get(number).ok_or(AccessFault::Outside)?;
        match object.state {
            ObjectState::Live => {}
            ObjectState::Untouched => return Err(AccessFault::Untouched(number)),
            ObjectState::Dead => {
                return Err(if number as u64 == FUNCTIONS {
                    AccessFault::Outside
                } else {
                    AccessFault::Dead
                });
            }
        }
        match offset.checked_add(bytes) {
            Some(end) if end <= object.size => Ok((number, offset as usize)),
            Some(end) if self.is_wide && end <= WIDEST => Err(AccessFault::Narrow(number, end)),
            _ => Err(AccessFault::Outside),
        }
    }

    /// Makes an object longer; the new bytes are unknown.
    pub(super) fn widen(&mut self, number: usize, size: u64) -> Result<(), NoRoom> {
        let object = &mut self.objects[number];
        let more = size.saturating_sub(object.size);
        self.used = self.used.checked_add(more).filter(|used| *used <= self.limit).ok_or(NoRoom)?;
        let (before, after) = (object.bytes.len(), size as usize);
        let mut known = object.known.take().unwrap_or_else(|| {
            let mut known = vec![u64::MAX; before.div_ceil(64)];
            known.iter_mut().skip(before / 64).for_each(|word| *word = (1 << (before % 64)) - 1);
            known
        });
        known.resize(after.div_ceil(64), 0);
        object.bytes.resize(after, 0);
        (object.known, object.size) = (Some(known), size);
        Ok(())
    }
}

impl StoredObject {
    /// Panics if it has other bytes or marks than its size and state say.
    fn check_invariants(&self) {
        match self.state {
            ObjectState::Live => assert_eq!(self.bytes.len() as u64, self.size, "what lives has its bytes"),
            ObjectState::Untouched => assert!(self.bytes.is_empty(), "what is not touched has no bytes"),
            ObjectState::Dead => return,
        }
        let Some(known) = &self.known else { return };
        assert_eq!(known.len(), self.bytes.len().div_ceil(64), "there is a mark for each byte");
        let rest = self.bytes.len() % 64;
        let is_short = |last: &u64| rest == 0 || last >> rest == 0;
        assert!(known.last().is_none_or(is_short), "nothing is marked behind the end");
    }

    /// The first run of bytes in a range that are not known: where it begins and how long it is.
    pub(super) fn unknown(&self, offset: usize, length: usize) -> Option<(usize, usize)> {
        let known = self.known.as_ref()?;
        let is_known = |byte: usize| known[byte / 64] >> (byte % 64) & 1 == 1;
        if length <= 64 && offset % 64 + length <= 64 {
            let wanted = if length == 64 { u64::MAX } else { ((1 << length) - 1) << (offset % 64) };
            if length == 0 || known[offset / 64] & wanted == wanted {
                return None;
            }
        }
        let first = (offset..offset + length).find(|byte| !is_known(*byte))?;
        let count = (first..offset + length).take_while(|byte| !is_known(*byte)).count();
        Some((first, count))
    }

    /// From now on none of its bytes is known.
    pub(super) fn forget(&mut self) {
        self.known = Some(vec![0; self.bytes.len().div_ceil(64)]);
    }

    /// Marks bytes as known.
    #[inline]
    pub(super) fn mark(&mut self, offset: usize, length: usize) {
        let Some(known) = &mut self.known else { return };
        if length < 64 && offset % 64 + length <= 64 {
            if length > 0 {
                known[offset / 64] |= ((1 << length) - 1) << (offset % 64);
            }
            return;
        }
        for byte in offset..offset + length {
            known[byte / 64] |= 1 << (byte % 64);
        }
    }

    /// Writes bytes, which are known from now on. They lie in the object.
    pub(super) fn write(&mut self, offset: usize, bytes: &[u8]) {
        self.is_written(offset, bytes.len());
        self.learn(offset, bytes);
    }

    /// Bytes that nobody has written are known from now on. They lie in the object.
    pub(super) fn learn(&mut self, offset: usize, bytes: &[u8]) {
        self.bytes[offset..offset + bytes.len()].copy_from_slice(bytes);
        self.mark(offset, bytes.len());
    }
}
