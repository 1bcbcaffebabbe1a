//! Which objects are only accessed directly, and where: those become variables.
//!
//! **Idea.** This is the question that scalar replacement of aggregates asks (LLVM's SROA): an object whose
//! address is nothing but the base of constant `getelementptr`s and the address of loads and stores is a
//! bundle of variables, one for each range of bytes that accesses share.
//!
//! **Here.** Every object begins as direct, and every use that is not one of the few known ones ends that. A
//! copy of constant length between two direct objects keeps both direct: what is accessed in one is mirrored
//! into the other, until nothing changes, so that a copy is one assignment for each range of its target. A
//! range that crosses the end of a copied stretch ends it for both objects.
//!
//! **Why it is right.** In SSA form an address that an `alloca` gave is used only where the `alloca`'s last
//! execution dominates, since `phi` and `select` count as uses of another kind; so one variable for each
//! activation is enough.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Object;
use super::shift::{constant_index, element};
use crate::frontend::module::{
    Call, Callee, Cast, Constant, Function, InstructionKind, Local, Module, Operand, Symbol, Type,
    ValueSource,
};
use crate::limits::Clock;

/// How often copies are mirrored before those that still change anything are given up.
const ROUNDS: usize = 16;

/// Ranges of bytes that do not overlap, with their lengths, by where they begin.
type Ranges = BTreeMap<u64, u64>;

/// A stretch of bytes of an object.
#[derive(Clone, Copy)]
struct Stretch {
    object: Object,
    offset: u64,
}

/// A copy of a stretch to another; to itself where bytes are filled, which asks only that no range crosses
/// its ends.
#[derive(Clone, Copy)]
struct Transfer {
    to: Stretch,
    from: Stretch,
    bytes: u64,
}

/// An object that is direct as far as is known.
struct Candidate {
    bytes: u64,
    ranges: Ranges,
}

/// The analysis at work.
struct Slicer<'a> {
    module: &'a Module,
    candidates: FxHashMap<Object, Candidate>,
    copies: Vec<Transfer>,
    /// Stretches that something else than an integer is stored to.
    others: Vec<(Stretch, u64)>,
    /// Global variables whose initial values name a symbol.
    naming: Vec<Object>,
}

/// The accesses of the objects that are only accessed directly.
#[derive(Default)]
pub(super) struct Slices {
    pub ranges: FxHashMap<Object, Vec<(u64, u64)>>,
    /// The ranges, by where they begin, that nothing but integers is ever stored to.
    pub integers: FxHashSet<(Object, u64)>,
}

/// The objects of a module that are only accessed directly, unless the clock stops. Global variables that
/// outside knows are not, but for constants.
pub(super) fn direct(module: &Module, known: &[bool], clock: &Clock) -> Slices {
    let (candidates, copies) = (FxHashMap::default(), Vec::new());
    let mut slicer = Slicer { module, candidates, copies, others: Vec::new(), naming: Vec::new() };
    for (number, global) in module.globals.iter().enumerate() {
        let is_known = known.get(number).copied().unwrap_or(false) && !global.is_constant;
        if let Some(bytes) = module.size_of(global.ty).filter(|_| !is_known) {
            slicer.begin(Object::Global(number as u32), bytes);
        }
    }
    for (number, function) in module.functions.iter().enumerate() {
        slicer.frame(number as u32, function);
    }
    for (number, global) in module.globals.iter().enumerate() {
        if let Some(initial) = &global.initial
            && slicer.mentioned(initial)
        {
            slicer.naming.push(Object::Global(number as u32));
        }
    }
    for (number, function) in module.functions.iter().enumerate() {
        if clock.goes_on(function.locals.len() as u32) {
            slicer.function(number as u32, function);
        }
    }
    slicer.mirror(clock);
    slicer.finish()
}

impl Slicer<'_> {
    /// The slices that result. Bytes that are copied may be anything.
    fn finish(self) -> Slices {
        let mut others: FxHashMap<Object, Vec<(u64, u64)>> = FxHashMap::default();
        for (stretch, bytes) in self.others {
            others.entry(stretch.object).or_default().push((stretch.offset, bytes));
        }
        let copied = self.copies.iter().flat_map(|copy| [copy.from.object, copy.to.object]);
        for object in copied.chain(self.naming) {
            others.entry(object).or_default().push((0, u64::MAX));
        }
        let mut slices = Slices::default();
        for (object, candidate) in self.candidates {
            let others = others.get(&object).map_or(&[][..], Vec::as_slice);
            let is_clear = |start: u64, length: u64| {
                others
                    .iter()
                    .all(|(from, bytes)| from.saturating_add(*bytes) <= start || start + length <= *from)
            };
            let ranges: Vec<(u64, u64)> = candidate.ranges.into_iter().collect();
            let integers = ranges.iter().filter(|(start, length)| is_clear(*start, *length));
            slices.integers.extend(integers.map(|(start, _)| (object, *start)));
            slices.ranges.insert(object, ranges);
        }
        slices
    }

    /// An object is direct until something else is seen.
    fn begin(&mut self, object: Object, bytes: u64) {
        self.candidates.insert(object, Candidate { bytes, ranges: Ranges::new() });
    }

    /// The objects of a function's frame.
    fn frame(&mut self, number: u32, function: &Function) {
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let (InstructionKind::Alloca(ty, count, _), Some(local)) =
                (&instruction.kind, instruction.result)
            else {
                continue;
            };
            let count = match count {
                None => Some(1),
                Some(count) => constant_index(count).and_then(|count| u64::try_from(count).ok()),
            };
            let bytes = self.module.size_of(*ty).zip(count).and_then(|(size, count)| size.checked_mul(count));
            if let Some(bytes) = bytes {
                self.begin(Object::Frame { function: number, local }, bytes);
            }
        }
    }

    /// All uses in a function.
    fn function(&mut self, number: u32, function: &Function) {
        let addresses = self.addresses(number, function);
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let address = |operand: &Operand| self.address(&addresses, operand);
            match &instruction.kind {
                InstructionKind::Load(ty, place) => match (address(place), self.module.stored_size(*ty)) {
                    (Some(stretch), Some(bytes)) => self.access(stretch, bytes),
                    _ => self.used(&addresses, place),
                },
                InstructionKind::Store(value, place) => {
                    match (address(place), self.module.stored_size(value.ty)) {
                        (Some(stretch), Some(bytes)) => {
                            self.access(stretch, bytes);
                            if !matches!(self.module.types[value.ty.0 as usize], Type::Int(_)) {
                                self.others.push((stretch, bytes));
                            }
                        }
                        _ => self.used(&addresses, place),
                    }
                    self.used(&addresses, value);
                }
                InstructionKind::Element(_, base, indices, _) => {
                    let is_known =
                        instruction.result.is_some_and(|local| addresses[local.0 as usize].is_some());
                    if !is_known {
                        self.used(&addresses, base);
                    }
                    indices.iter().for_each(|index| self.used(&addresses, index));
                }
                InstructionKind::Cast(Cast::BitCast, base) => {
                    let is_known =
                        instruction.result.is_some_and(|local| addresses[local.0 as usize].is_some());
                    if !is_known {
                        self.used(&addresses, base);
                    }
                }
                InstructionKind::Phi(values) => {
                    values.iter().for_each(|(value, _)| self.value_used(&addresses, value));
                }
                InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) => {
                    self.call(&addresses, call)
                }
                kind => kind.operands().into_iter().for_each(|operand| self.used(&addresses, operand)),
            }
        }
    }

    /// For each local of a function the stretch that it is the address of.
    fn addresses(&self, number: u32, function: &Function) -> Vec<Option<Stretch>> {
        let mut bases: Vec<Option<(&Operand, i64)>> = vec![None; function.locals.len()];
        let mut addresses: Vec<Option<Stretch>> = vec![None; function.locals.len()];
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let Some(local) = instruction.result else { continue };
            match &instruction.kind {
                InstructionKind::Alloca(..) => {
                    let object = Object::Frame { function: number, local };
                    addresses[local.0 as usize] = Some(Stretch { object, offset: 0 });
                }
                InstructionKind::Element(ty, base, indices, _) => {
                    let shift = element(self.module, *ty, indices);
                    bases[local.0 as usize] = (shift.stride == 0).then_some((base, shift.offset));
                }
                InstructionKind::Cast(Cast::BitCast, base) => bases[local.0 as usize] = Some((base, 0)),
                _ => {}
            }
        }
        for start in 0..function.locals.len() {
            self.follow(start, &mut bases, &mut addresses);
        }
        addresses
    }

    /// Finds out what one local is the address of, and on the way those that it is made from. A base is taken
    /// out of the list when it is followed, so each is followed once and a cycle ends.
    fn follow(&self, start: usize, bases: &mut [Option<(&Operand, i64)>], addresses: &mut [Option<Stretch>]) {
        let mut path = Vec::new();
        let mut current = start;
        let mut found = loop {
            if let Some(known) = addresses[current] {
                break Some(known);
            }
            let Some((base, offset)) = bases[current].take() else { break None };
            path.push((current, offset));
            match &base.value {
                ValueSource::Local(Local(next)) => current = *next as usize,
                ValueSource::Constant(_) => break self.address(&[], base),
            }
        };
        while let Some((local, offset)) = path.pop() {
            found = found.and_then(|stretch| {
                let offset = stretch.offset.checked_add_signed(offset)?;
                Some(Stretch { object: stretch.object, offset })
            });
            addresses[local] = found;
        }
    }

    /// The stretch that an operand is the address of, if it is nothing else.
    fn address(&self, addresses: &[Option<Stretch>], operand: &Operand) -> Option<Stretch> {
        let mut offset = 0i64;
        let mut current = operand;
        loop {
            match &current.value {
                ValueSource::Local(local) => {
                    let found = addresses.get(local.0 as usize).copied().flatten()?;
                    return Some(Stretch { offset: found.offset.checked_add_signed(offset)?, ..found });
                }
                ValueSource::Constant(Constant::Address(Symbol::Global(global))) => {
                    let offset = u64::try_from(offset).ok()?;
                    return Some(Stretch { object: Object::Global(*global), offset });
                }
                ValueSource::Constant(Constant::Operator(kind)) => match &**kind {
                    InstructionKind::Element(ty, base, indices, _) => {
                        let shift = element(self.module, *ty, indices);
                        offset = offset.checked_add(shift.offset)?;
                        (shift.stride == 0).then_some(())?;
                        current = base;
                    }
                    InstructionKind::Cast(Cast::BitCast, base) => current = base,
                    _ => return None,
                },
                ValueSource::Constant(_) => return None,
            }
        }
    }

    /// A call: marks of lifetime do not count, copies and fills of constant length are accesses.
    fn call(&mut self, addresses: &[Option<Stretch>], call: &Call) {
        let name = match &call.callee {
            Callee::Function(number) => self.module.functions[*number as usize].name.as_str(),
            _ => "",
        };
        if name.starts_with("llvm.lifetime.") || name.starts_with("llvm.dbg.") {
            return;
        }
        let known =
            |position: usize| call.arguments.get(position).and_then(|place| self.address(addresses, place));
        let length =
            call.arguments.get(2).and_then(constant_index).and_then(|bytes| u64::try_from(bytes).ok());
        let is_copy = name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.");
        if let (true, Some(to), Some(from), Some(bytes)) = (is_copy, known(0), known(1), length) {
            self.copies.push(Transfer { to, from, bytes });
        } else if let (true, Some(to), Some(bytes)) = (name.starts_with("llvm.memset."), known(0), length) {
            self.copies.push(Transfer { to, from: to, bytes });
            self.used(addresses, &call.arguments[1]);
        } else {
            if let Callee::Pointer(pointer) = &call.callee {
                self.used(addresses, pointer);
            }
            call.arguments.iter().for_each(|argument| self.used(addresses, argument));
        }
    }

    /// Whether the stretch lies within its object, which is no longer direct if not.
    fn fits(&mut self, stretch: Stretch, bytes: u64) -> bool {
        let Some(candidate) = self.candidates.get(&stretch.object) else { return false };
        let fits = stretch.offset.checked_add(bytes).is_some_and(|end| end <= candidate.bytes);
        if !fits {
            self.candidates.remove(&stretch.object);
        }
        fits
    }

    /// Bytes of an object are read or written. Ranges that overlap become one.
    fn access(&mut self, stretch: Stretch, bytes: u64) {
        if bytes == 0 || !self.fits(stretch, bytes) {
            return;
        }
        if let Some(candidate) = self.candidates.get_mut(&stretch.object) {
            insert(&mut candidate.ranges, stretch.offset, bytes);
        }
    }

    /// An operand is used in a way that is not direct.
    fn used(&mut self, addresses: &[Option<Stretch>], operand: &Operand) {
        self.value_used(addresses, &operand.value);
    }

    /// A value is used in a way that is not direct.
    fn value_used(&mut self, addresses: &[Option<Stretch>], value: &ValueSource) {
        match value {
            ValueSource::Local(local) => {
                if let Some(stretch) = addresses[local.0 as usize] {
                    self.candidates.remove(&stretch.object);
                }
            }
            ValueSource::Constant(constant) => {
                self.mentioned(constant);
            }
        }
    }

    /// A constant is used in a way that is not direct: so are all globals that it names. Whether it names a
    /// symbol.
    fn mentioned(&mut self, constant: &Constant) -> bool {
        let mut stack = vec![constant];
        let mut is_naming = false;
        while let Some(constant) = stack.pop() {
            match constant {
                Constant::Address(symbol) => {
                    is_naming = true;
                    if let Symbol::Global(global) = symbol {
                        self.candidates.remove(&Object::Global(*global));
                    }
                }
                Constant::Aggregate(elements) => stack.extend(elements.iter().filter_map(Operand::constant)),
                Constant::Operator(kind) => {
                    stack.extend(kind.operands().into_iter().filter_map(Operand::constant))
                }
                _ => {}
            }
        }
        is_naming
    }

    /// Mirrors what is accessed on one side of each copy to the other.
    fn mirror(&mut self, clock: &Clock) {
        for round in 0..=ROUNDS {
            let mut is_done = true;
            for index in 0..self.copies.len() {
                if !clock.goes_on(1) {
                    return;
                }
                let Transfer { to, from, bytes } = self.copies[index];
                let is_kept = self.fits(to, bytes) && self.fits(from, bytes);
                let done =
                    is_kept.then(|| self.mirror_one(from, to, bytes).zip(self.mirror_one(to, from, bytes)));
                match done.flatten() {
                    Some((false, false)) => {}
                    Some(_) if round < ROUNDS => is_done = false,
                    _ => {
                        let left = self.candidates.remove(&to.object).is_some();
                        let right = self.candidates.remove(&from.object).is_some();
                        is_done &= !(left || right);
                    }
                }
            }
            if is_done {
                return;
            }
        }
        self.give_up();
    }

    /// After too many rounds: whatever is copied is not direct.
    fn give_up(&mut self) {
        for Transfer { to, from, .. } in &self.copies {
            self.candidates.remove(&to.object);
            self.candidates.remove(&from.object);
        }
    }

    /// Mirrors the ranges of one stretch into another: whether that changed it, or `None` where one crosses
    /// the end.
    fn mirror_one(&mut self, from: Stretch, to: Stretch, bytes: u64) -> Option<bool> {
        let end = from.offset + bytes;
        let source = &self.candidates.get(&from.object)?.ranges;
        let mut found = Vec::new();
        if let Some((start, length)) = source.range(..from.offset).next_back() {
            (start + length <= from.offset).then_some(())?;
        }
        for (start, length) in source.range(from.offset..end) {
            (start + length <= end).then_some(())?;
            found.push((start - from.offset, *length));
        }
        let target = &mut self.candidates.get_mut(&to.object)?.ranges;
        let mut is_changed = false;
        for (start, length) in found {
            is_changed |= insert(target, to.offset + start, length);
        }
        Some(is_changed)
    }
}

/// Adds a range, and joins those that overlap with it: whether that changed anything.
fn insert(ranges: &mut Ranges, offset: u64, bytes: u64) -> bool {
    if ranges.get(&offset) == Some(&bytes) {
        return false;
    }
    let (mut start, mut end) = (offset, offset + bytes);
    let mut is_new = true;
    while let Some((&other, &length)) = ranges.range(..end).next_back() {
        if other + length <= start {
            break;
        }
        is_new &= !(other <= start && end <= other + length);
        ranges.remove(&other);
        start = start.min(other);
        end = end.max(other + length);
    }
    ranges.insert(start, end - start);
    is_new
}
