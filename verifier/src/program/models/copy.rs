//! Copies of bytes: `memcpy`, `memmove`, `memset`, and objects that are passed by value.
//!
//! **Here.** A short copy of constant length is one assignment. Others are loops of the program form that
//! read from the region as it was before, so that it does not matter whether the two places overlap. Between
//! objects that are variables, a copy assigns one slice after the other.

use javelin_term::graph::Term;

use crate::frontend::module::{Constant, Local, Operand, Symbol, Type};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::Body;
use crate::program::memory::Address;
use crate::program::points_to::Object;
use crate::reading::{Property, Volatile};

use super::ModelCall;

/// The failure of a check for [`Property::Overlap`].
pub(super) const OVERLAPS: &str = "memory is copied to memory that it overlaps";

/// The most bytes that are copied by one assignment.
pub(crate) const SHORT: u64 = 64;

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let is = |name: &str, intrinsic: &str| site.name == name || site.name.starts_with(intrinsic);
    if is("memcpy", "llvm.memcpy.") || is("memmove", "llvm.memmove.") || site.name == "mempcpy" {
        copy(body, site, 0, 1, site.name == "mempcpy")
    } else if matches!(site.name, "__memcpy_chk" | "__memmove_chk" | "__aeabi_memcpy") {
        copy(body, site, 0, 1, false)
    } else if site.name == "bcopy" {
        copy(body, site, 1, 0, false)
    } else if is("memset", "llvm.memset.") || site.name == "__memset_chk" {
        fill(body, site, 2)
    } else if site.name == "bzero" {
        fill(body, site, 1)
    } else {
        false
    }
}

/// Whether a copy touches volatile memory, which others read or write.
fn is_volatile(body: &Body, site: &ModelCall) -> bool {
    let flag = site.argument(3).filter(|_| site.name.starts_with("llvm."));
    let is_set = flag.and_then(Operand::constant).is_some_and(|flag| match flag {
        Constant::Bits(bits) => !bits.is_zero(),
        _ => false,
    });
    is_set && body.all.reading.volatile == Volatile::Unknown
}

/// Whether an operand is the address of a constant.
fn is_of_constant(body: &Body, operand: &Operand) -> bool {
    matches!(operand.constant(), Some(Constant::Address(Symbol::Global(global)))
        if body.all.module.globals[*global as usize].is_constant)
}

fn copy(body: &mut Body, site: &ModelCall, to: usize, from: usize, to_end: bool) -> bool {
    let (Some(to), Some(from), Some(count)) = (site.argument(to), site.argument(from), site.argument(2))
    else {
        return false;
    };
    if is_volatile(body, site) && !is_of_constant(body, from) {
        body.open("a copy of volatile memory is not followed");
        return true;
    }
    let count = body.length(count);
    if body.all.checks_for(Property::Overlap) && !site.name.contains("move") && site.name != "bcopy" {
        check_overlap(body, to, from, count);
    }
    if body.is_of_variables(to) || body.is_of_variables(from) {
        body.check_constant(to);
        copy_variables(body, to, from, count);
        return true;
    }
    let (target, origin) = (body.address(to), body.address(from));
    body.about_to_call();
    body.before_access_of(from, origin, count, false);
    body.before_access_of(to, target, count, true);
    let end = if to_end { body.all.terms.add(target.bits, count) } else { target.bits };
    let end = if site.result.is_some() { body.keep("end", end) } else { end };
    body.copy_bytes((target.region, target.bits), (origin.region, origin.bits), count);
    body.define_address(site.result, end);
    true
}

/// Before a copy of a number of bytes: the places do not overlap, or they are one, as where an object is
/// assigned to itself.
fn check_overlap(body: &mut Body, to: &Operand, from: &Operand, count: Term) {
    let distance = match (
        body.is_of_variables(to) || body.is_of_variables(from),
        body.place_of(to),
        body.place_of(from),
    ) {
        (true, Some((target, start)), Some((origin, begin))) if target == origin => {
            body.all.terms.number(start.wrapping_sub(begin), body.all.memory.address_bits)
        }
        (true, ..) => return,
        (false, ..) => {
            let (target, origin) = (body.value(to), body.value(from));
            body.all.terms.sub(target, origin)
        }
    };
    let terms = &mut body.all.terms;
    let back = terms.neg(distance);
    let (is_after, is_before) = (terms.ule(count, distance), terms.ule(count, back));
    let is_apart = terms.and(is_after, is_before);
    let is_same = terms.is_null(distance);
    let holds = terms.or(is_same, is_apart);
    if body.all.terms.graph.truth_of(holds) != Some(true) {
        body.about_to_call();
        body.check(Property::Overlap, holds, OVERLAPS);
    }
}

/// A copy between objects that are variables: of every slice of the target that lies in the copied bytes.
fn copy_variables(body: &mut Body, to: &Operand, from: &Operand, count: Term) {
    let (Some(count), Some((object, start))) = (body.all.terms.value_u64(count), body.place_of(to)) else {
        return body.open("a variable is copied by an unknown length");
    };
    let Some(slices) = body.all.slices_of(object) else {
        return body.open("a variable is copied to memory");
    };
    let (mut assignments, mut shadows) = (Vec::new(), Vec::new());
    for slice in slices {
        if slice.offset < start || slice.offset + slice.bytes > start.saturating_add(count) {
            continue;
        }
        let Some((source, skip)) = body.slice_at(from, slice.offset - start, slice.bytes) else {
            return body.open("a part of a variable is copied that has no variable");
        };
        let low = skip as u32 * 8;
        let value = body.all.term(source.variable);
        let value = body.all.terms.extract(value, low + slice.bytes as u32 * 8 - 1, low);
        assignments.push((slice.variable, value));
        if body.all.tracks_undefined() {
            let [target, origin] = [slice.variable, source.variable].map(|of| body.all.undefined(of));
            let bits = body.all.term(origin);
            let bits = body.all.terms.extract(bits, low + slice.bytes as u32 * 8 - 1, low);
            shadows.push((target, bits));
        }
    }
    body.assign_all(shadows);
    body.assign_all(assignments);
}

fn fill(body: &mut Body, site: &ModelCall, length: usize) -> bool {
    let (Some(to), Some(count)) = (site.argument(0), site.argument(length)) else { return false };
    let count = body.length(count);
    let byte = match site.argument(1).filter(|_| length == 2) {
        Some(byte) => {
            let byte = body.value(byte);
            body.all.terms.resize(byte, 8)
        }
        None => body.all.terms.zero(8),
    };
    if body.is_of_variables(to) {
        body.check_constant(to);
        fill_variables(body, to, byte, count);
        return true;
    }
    let target = body.address(to);
    body.about_to_call();
    body.before_access_of(to, target, count, true);
    let start = if site.result.is_some() { body.keep("start", target.bits) } else { target.bits };
    body.fill_bytes(target.region, target.bits, byte, count);
    body.define_address(site.result, start);
    true
}

fn fill_variables(body: &mut Body, to: &Operand, byte: Term, count: Term) {
    let (Some(count), Some((object, start))) = (body.all.terms.value_u64(count), body.place_of(to)) else {
        return body.open("a variable is filled by an unknown length");
    };
    let mut assignments = Vec::new();
    for slice in body.all.slices_of(object).unwrap_or_default() {
        if slice.offset >= start && slice.offset + slice.bytes <= start.saturating_add(count) {
            let bytes = vec![byte; slice.bytes as usize];
            assignments.push((slice.variable, body.all.terms.join(&bytes)));
            if body.all.tracks_undefined() {
                let zero = body.all.terms.zero(slice.bytes as u32 * 8);
                assignments.push((body.all.undefined(slice.variable), zero));
            }
        }
    }
    body.assign_all(assignments);
}

impl Body<'_, '_> {
    /// A number of bytes, as wide as an address.
    pub fn length(&mut self, operand: &Operand) -> Term {
        let value = self.value(operand);
        self.all.terms.resize_signed(value, self.all.memory.address_bits)
    }

    /// The value of a call that is an address; where the call takes it for a number, its integer value.
    pub fn define_address(&mut self, result: Option<Local>, address: Term) {
        let Some(local) = result else { return };
        let is_number = *self.all.types.kind(self.source.locals[local.0 as usize]) != Type::Pointer;
        let value = if is_number { self.digits(address) } else { address };
        self.define_fitted(result, value);
    }

    /// The value of a call that is a number, cut or widened to its type.
    pub fn define_fitted(&mut self, result: Option<Local>, value: Term) {
        let Some(local) = result else { return };
        if let Some(width) = self.width(self.source.locals[local.0 as usize]) {
            let value = self.all.terms.resize(value, width);
            self.define(result, value);
        }
    }

    /// Before an access to a number of bytes, perhaps none.
    pub fn before_access_of(&mut self, operand: &Operand, at: Address, count: Term, writes: bool) {
        if self.all.checks_for(Property::Deref) || !self.is_known(operand) {
            self.unless_none(count, |body| body.before_access(operand, at, count, writes));
        }
    }

    /// Does something before a number of bytes is accessed, and nothing where it is 0. Delayed reads have
    /// been saved.
    pub fn unless_none(&mut self, count: Term, each: impl FnOnce(&mut Self)) {
        match self.all.terms.value_u64(count) {
            Some(0) => {}
            Some(_) => each(self),
            None => {
                let none = self.all.terms.is_null(count);
                let next = self.location();
                self.when(none, next);
                let some = self.all.terms.not(none);
                self.assume(some);
                each(self);
                self.goto(next);
                self.go_on_at(next);
            }
        }
    }

    /// Copies bytes from one place to another. Delayed reads have been saved.
    pub fn copy_bytes(&mut self, to: (Variable, Term), from: (Variable, Term), count: Term) {
        self.copy_undefined(to, from, count);
        if let Some(bytes) = self.all.terms.value_u64(count).filter(|&bytes| bytes <= SHORT) {
            if bytes > 0 {
                let contents = self.read(from.0, from.1, bytes);
                let array = self.all.term(to.0);
                let array = self.written(array, to.1, contents);
                self.assign(to.0, array);
            }
            return;
        }
        let before = self.snapshot(from.0);
        let (target, origin) = (self.keep("to", to.1), self.keep("from", from.1));
        self.count_up(count, |body, index| {
            let at = body.all.terms.add(origin, index);
            let byte = body.all.terms.select(before, at);
            let at = body.all.terms.add(target, index);
            body.write_byte(to.0, at, byte);
        });
    }

    /// Writes a byte again and again.
    pub fn fill_bytes(&mut self, region: Variable, address: Term, byte: Term, count: Term) {
        self.fill_undefined(region, address, count);
        self.fill_bytes_of(region, address, byte, count);
    }

    /// Writes a byte again and again to a region or to a shadow.
    pub fn fill_bytes_of(&mut self, region: Variable, address: Term, byte: Term, count: Term) {
        if let Some(bytes) = self.all.terms.value_u64(count).filter(|&bytes| bytes <= SHORT) {
            if bytes > 0 {
                let contents = self.all.terms.join(&vec![byte; bytes as usize]);
                let array = self.all.term(region);
                let array = self.written(array, address, contents);
                self.assign(region, array);
            }
            return;
        }
        let (target, byte) = (self.keep("to", address), self.keep("byte", byte));
        self.count_up(count, |body, index| {
            let at = body.all.terms.add(target, index);
            body.write_byte(region, at, byte);
        });
    }

    /// Writes a byte of a region.
    pub fn write_byte(&mut self, region: Variable, address: Term, byte: Term) {
        let array = self.all.term(region);
        let array = self.all.terms.store(array, address, byte);
        self.assign(region, array);
    }

    /// A copy of a whole region: its term.
    pub fn snapshot(&mut self, region: Variable) -> Term {
        let term = self.all.term(region);
        let sort = self.all.terms.graph.sort(term);
        let name =
            format!("{}::{} before", self.source.source_name, self.all.variables[region.0 as usize].name);
        let copy = self.all.variable(name, sort, Some(self.number), None, Role::Memory);
        self.adopt(copy);
        self.assign(copy, term);
        self.all.term(copy)
    }

    /// A loop whose index counts from 0 up to a number, as wide as an address. What waits for its use has
    /// been saved.
    pub fn count_up(&mut self, count: Term, each: impl FnOnce(&mut Self, Term)) {
        let count = self.keep("count", count);
        let width = self.all.terms.width(count);
        let index = self.local("index", width, Role::Value);
        let zero = self.all.terms.zero(width);
        self.assign(index, zero);
        let head = self.here();
        let at = self.all.term(index);
        let goes_on = self.all.terms.ult(at, count);
        let (inside, done) = self.branch(goes_on);
        self.go_on_at(inside);
        each(self, at);
        let next = self.all.terms.add_number(at, 1);
        self.assign(index, next);
        self.goto(head);
        self.go_on_at(done);
    }

    /// A copy of a number of bytes at an address, which a callee has for itself.
    pub fn copy_of_object(
        &mut self,
        value: Term,
        operand: &Operand,
        bytes: u64,
        callee: u32,
        parameter: u32,
    ) -> Option<Address> {
        let from = self.all.points.class_of(self.number, operand);
        let to = self.all.points.class_of_object(Object::Frame { function: callee, local: Local(parameter) });
        let value = self.keep("original", value);
        let address = self.next_address(to);
        let (from, to) = (self.all.region(from), self.all.region(to));
        self.check_origin(operand, value);
        let size = self.all.terms.number(bytes, self.all.memory.address_bits);
        if self.all.checks_for(Property::Deref) {
            self.before_access_of(operand, Address { bits: value, region: from }, size, false);
        }
        self.new_object(address, size, to);
        let copy = Address { bits: address, region: to };
        self.begin_life(copy, size, false);
        self.copy_bytes((to, address), (from, value), size);
        Some(copy)
    }
}
