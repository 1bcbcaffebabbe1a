//! Shadow memory: which bits of memory were never written.
//!
//! **Idea.** Beside memory stands a shadow of the same shape, a 1 for each bit that nobody has written
//! (Nethercote, Seward, *How to Shadow Every Byte of Memory Used by a Program*, VEE 2007). Copies copy it.
//!
//! **Here.** Only where `uninitialized` is asked for. A region has a shadow of its sort, and so has each
//! variable that is a part of an object. A new object has ones: numbers of objects are given once, so the
//! shadow of a region begins as ones, but for global variables; where a number is used again, ones are
//! written. Memory that the program has not made is taken to have been written.
//!
//! **Why it is right.** A write that is not followed here leaves ones where memory has a value by now: that
//! costs a proof, and a failure that comes of it is not replayed. Zeros are written only where the program
//! writes a value whose bits all have one, or where a function without a body is assumed to.

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{Operand, TypeId};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::{Body, LowerError, Lowering};
use crate::program::models::SHORT;
use crate::program::points_to::Object;
use crate::reading::{Property, Reading};

/// The most bytes of a global variable that are written in the shadow of a region where other objects are,
/// too; longer ones are not known to be written there.
const MOST_INITIAL: u64 = 4096;

/// The text of a check that fails.
pub(crate) const UNDEFINED: &str = "a value that was never written is used";

/// Whether a reading can be asked about values that were never written.
pub(super) fn check_reading(reading: &Reading) -> Result<(), LowerError> {
    let beside = match reading {
        _ if !reading.properties.contains(&Property::Uninitialized) => return Ok(()),
        Reading { every_function: true, .. } => "--every-function",
        Reading { separate_pointers: true, .. } => "--assume separate-pointers",
        Reading { wide_objects: true, .. } => "--assume wide-objects",
        _ if reading.is_terminal() => "--memory terminal",
        _ => return Ok(()),
    };
    Err(LowerError::Undefined(beside))
}

impl Lowering<'_> {
    /// Whether it matters what was written.
    pub fn tracks_undefined(&self) -> bool {
        self.checks_for(Property::Uninitialized)
    }

    /// Whether it matters which bytes functions of the library read that write elsewhere.
    pub fn examines_texts(&self) -> bool {
        self.checks_for(Property::Deref) || self.tracks_undefined()
    }

    /// The shadow of a region, or of a variable that is a part of an object.
    pub fn undefined(&mut self, variable: Variable) -> Variable {
        if let Some(&known) = self.memory.undefined.get(&variable) {
            return known;
        }
        let info = &self.variables[variable.0 as usize];
        let (name, owner) = (format!("unwritten bits of {}", info.name), info.owner);
        let sort = self.terms.graph.sort(info.term);
        let shadow = self.variable(name, sort, owner, None, Role::Ghost);
        self.memory.undefined.insert(variable, shadow);
        shadow
    }

    /// The shadow of a region whose bytes all were written, or none.
    fn uniform(&mut self, region: Variable, is_written: bool) -> Term {
        let byte = self.terms.number(if is_written { 0 } else { 0xff }, 8);
        let sort = self.terms.graph.sort(self.term(region));
        self.terms.graph.constant_array(sort, byte)
    }

    /// Shadows at the beginning: global variables are written.
    pub fn finish_undefined(&mut self) {
        let mut shadows: Vec<(Variable, Variable)> =
            self.memory.undefined.iter().map(|(&of, &shadow)| (of, shadow)).collect();
        shadows.sort_unstable();
        for (of, shadow) in shadows {
            let class =
                self.memory.regions.iter().find(|(_, region)| **region == of).map(|(class, _)| *class);
            let value = match class {
                Some(class) => {
                    let objects = self.points.objects(class).to_vec();
                    self.first_shadow(of, &objects)
                }
                None if self.variables[of.0 as usize].owner.is_some() => continue,
                None => {
                    let width = self.terms.width(self.term(of));
                    self.terms.zero(width)
                }
            };
            self.initial.push((shadow, value));
        }
    }

    fn first_shadow(&mut self, region: Variable, objects: &[Object]) -> Term {
        let is_made = |object: &Object| matches!(object, Object::Frame { .. } | Object::Heap(_));
        if !objects.iter().any(is_made) {
            return self.uniform(region, true);
        }
        let mut shadow = self.uniform(region, false);
        let zero = self.terms.zero(8);
        let mut left = MOST_INITIAL;
        for &object in objects {
            let Object::Global(global) = object else { continue };
            let size = self.types.size(self.module.globals[global as usize].ty).unwrap_or(u64::MAX);
            let Some(&number) = self.memory.numbers.get(&object).filter(|_| size <= left) else { continue };
            left -= size;
            let address = self.memory.address(&mut self.terms, number);
            for byte in 0..size {
                let at = self.terms.add_number(address, byte);
                shadow = self.terms.store(shadow, at, zero);
            }
        }
        shadow
    }
}

impl Body<'_, '_> {
    /// The bits of a value in memory that were never written; `None` where all were.
    pub fn load_undefined(&mut self, ty: TypeId, operand: &Operand) -> Option<Term> {
        let leaves = self.all.types.leaves(ty).filter(|leaves| !leaves.is_empty())?;
        if self.all.reading.is_unknown(self.access()) {
            return None;
        }
        let mut parts = Vec::new();
        if self.is_of_variables(operand) {
            for leaf in leaves {
                let (slice, skip) = self.slice_at(operand, leaf.byte, leaf.bytes())?;
                let shadow = self.all.undefined(slice.variable);
                let (shadow, low) = (self.all.term(shadow), skip as u32 * 8);
                parts.push(self.all.terms.extract(shadow, low + leaf.width - 1, low));
            }
            return Some(self.all.terms.join(&parts));
        }
        let address = self.address(operand);
        let is_ours = if self.is_known(operand) { None } else { self.is_ours(address.region, address.bits) };
        for leaf in leaves {
            let at = self.all.terms.add_number(address.bits, leaf.byte);
            let bytes = self.read_undefined(address.region, at, leaf.bytes(), is_ours);
            parts.push(self.all.terms.low_bits(bytes, leaf.width));
        }
        Some(self.all.terms.join(&parts))
    }

    /// A value goes to an address, of which these bits were never written.
    pub fn store_undefined(&mut self, ty: TypeId, bits: Option<Term>, operand: &Operand) {
        let Some(leaves) = self.all.types.leaves(ty).filter(|leaves| !leaves.is_empty()) else { return };
        let Some(width) = self.all.width(ty) else { return };
        let bits = bits.unwrap_or_else(|| self.all.terms.zero(width));
        if self.is_of_variables(operand) {
            return self.store_slices(operand, &leaves, bits, true);
        }
        let address = self.address(operand);
        let shadow = self.all.undefined(address.region);
        let mut array = self.all.term(shadow);
        for leaf in leaves {
            let bytes = self.leaf_of(bits, leaf);
            let at = self.all.terms.add_number(address.bits, leaf.byte);
            array = self.written(array, at, bytes);
        }
        self.assign(shadow, array);
    }

    /// Whether an address leads to an object that the program has made, where the region may have others.
    fn is_ours(&mut self, region: Variable, address: Term) -> Option<Term> {
        let found = self.all.memory.regions.iter().find(|(_, known)| **known == region);
        let class = found.map(|(class, _)| *class)?;
        let objects = self.all.points.objects(class);
        if objects.contains(&Object::Outside) {
            self.rest_on(Assumption::ExternalsInitialise);
        } else if !objects.contains(&Object::System) {
            return None;
        }
        let number = self.parts(address).number;
        let counter = self.all.counter();
        let counter = self.all.term(counter);
        let terms = &mut self.all.terms;
        let (is_made, is_none) = (terms.ult(number, counter), terms.is_null(number));
        let is_some = terms.not(is_none);
        let is_ours = terms.and(is_made, is_some);
        let bit = terms.bit(is_ours);
        let bit = self.keep("is made", bit);
        Some(self.all.terms.holds(bit))
    }

    /// The shadow of some bytes of a region; that of memory which the program has not made is zero.
    fn read_undefined(&mut self, region: Variable, address: Term, bytes: u64, is_ours: Option<Term>) -> Term {
        let shadow = self.all.undefined(region);
        let bits = self.read(shadow, address, bytes);
        let Some(is_ours) = is_ours else { return bits };
        let zero = self.all.terms.zero(self.all.terms.width(bits));
        self.all.terms.ite(is_ours, bits, zero)
    }

    /// A byte is used, unless a condition holds.
    pub fn check_byte(&mut self, region: Variable, address: Term, unless: Option<Term>) {
        if !self.all.tracks_undefined() {
            return;
        }
        let is_ours = self.is_ours(region, address);
        let bits = self.read_undefined(region, address, 1, is_ours);
        let mut holds = self.all.terms.is_null(bits);
        if let Some(unless) = unless {
            holds = self.all.terms.or(unless, holds);
        }
        if self.all.terms.graph.truth_of(holds) != Some(true) {
            self.check(Property::Uninitialized, holds, UNDEFINED);
        }
    }

    /// A byte that has a value has been written.
    pub fn byte_is_written(&mut self, region: Variable, address: Term) {
        if self.all.tracks_undefined() {
            let shadow = self.all.undefined(region);
            let zero = self.all.terms.zero(8);
            self.write_byte(shadow, address, zero);
        }
    }

    /// Bytes are about to be copied.
    pub fn copy_undefined(&mut self, to: (Variable, Term), from: (Variable, Term), count: Term) {
        if !self.all.tracks_undefined() {
            return;
        }
        let (target, is_ours) = (self.all.undefined(to.0), self.is_ours(from.0, from.1));
        if let Some(bytes) = self.all.terms.value_u64(count).filter(|&bytes| bytes <= SHORT) {
            if bytes > 0 {
                let contents = self.read_undefined(from.0, from.1, bytes, is_ours);
                let array = self.all.term(target);
                let array = self.written(array, to.1, contents);
                self.assign(target, array);
            }
            return;
        }
        let origin = self.all.undefined(from.0);
        let before = self.snapshot(origin);
        let (start, first) = (self.keep("to", to.1), self.keep("from", from.1));
        self.count_up(count, |body, index| {
            let at = body.all.terms.add(first, index);
            let mut byte = body.all.terms.select(before, at);
            if let Some(is_ours) = is_ours {
                let zero = body.all.terms.zero(8);
                byte = body.all.terms.ite(is_ours, byte, zero);
            }
            let at = body.all.terms.add(start, index);
            body.write_byte(target, at, byte);
        });
    }

    /// Bytes are about to be filled with a value.
    pub fn fill_undefined(&mut self, region: Variable, address: Term, count: Term) {
        if self.all.tracks_undefined() {
            let (shadow, zero) = (self.all.undefined(region), self.all.terms.zero(8));
            self.fill_bytes_of(shadow, address, zero, count);
        }
    }

    /// An object whose number was used before is made again.
    pub fn made_again(&mut self, region: Variable, address: Term, bytes: Term) {
        if self.all.tracks_undefined() {
            let (shadow, ones) = (self.all.undefined(region), self.all.terms.number(0xff, 8));
            self.fill_bytes_of(shadow, address, ones, bytes);
        }
    }

    /// An object whose number was used before, and which is alone in its region, is made again.
    pub fn region_made_again(&mut self, region: Variable) {
        if self.all.tracks_undefined() {
            let (shadow, value) = (self.all.undefined(region), self.all.uniform(region, false));
            self.assign(shadow, value);
        }
    }

    /// Variables that are an object were never written.
    pub fn forget_written(&mut self, variables: &[Variable]) {
        if !self.all.tracks_undefined() {
            return;
        }
        let mut assignments = Vec::new();
        for &variable in variables {
            let width = self.all.terms.width(self.all.term(variable));
            let ones = self.all.terms.constant(&BitVec::ones(width));
            assignments.push((self.all.undefined(variable), ones));
        }
        self.assign_all(assignments);
    }
}
