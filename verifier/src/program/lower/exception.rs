//! Exceptions: a function that may throw has three more results, and its callers examine them.
//!
//! **Here.** What is thrown is an address and the address of its type information. A landing pad gets the
//! address and a number that means which clause catches, where [`super::handler`] knows that of the type;
//! otherwise any number. Every choice of a program is among those, so this is never wrong, and sometimes too
//! careful.

use javelin_term::graph::Term;

use crate::frontend::module::{Block, Clause, Local, Operand, Symbol, ValueSource};
use crate::program::cfa::{Location, Role, Variable};

use super::Body;
use super::handler::{Given, handler};

/// The variables of an activation that hold what was thrown last to one of its landing pads.
#[derive(Clone, Copy)]
pub(super) struct Exception {
    /// The address of the object.
    object: Variable,
    /// The address of its type information.
    ty: Variable,
    /// The argument of the handler.
    given: Variable,
}

impl Body<'_, '_> {
    fn exception(&mut self) -> Exception {
        if let Some(known) = self.exception {
            return known;
        }
        let bits = self.all.memory.address_bits;
        let mut make = |name: &str| self.local(name, bits, Role::Value);
        let made = Exception {
            object: make("thrown exception"),
            ty: make("type of thrown exception"),
            given: make("caught exception"),
        };
        self.exception = Some(made);
        made
    }

    /// The value of a variable about an exception; unknown for an exception other than the one in flight.
    fn held(&mut self, exception: Term, of: fn(Exception) -> Variable) -> Term {
        let held = self.exception();
        let unknown = self.anything(self.all.memory.address_bits);
        let (object, value) = (self.all.term(held.object), self.all.term(of(held)));
        let is_it = self.all.terms.equal(exception, object);
        self.all.terms.ite(is_it, value, unknown)
    }

    /// An exception comes out of what is called: at the landing pad, if there is one, or the function throws
    /// it on.
    pub fn thrown(&mut self, exception: Term, ty: Term, unwind: Option<Block>) {
        match unwind {
            Some(block) => {
                let held = self.exception();
                self.assign_all(vec![(held.object, exception), (held.ty, ty)]);
                self.jump(block);
            }
            None => self.throw_on(exception, ty),
        }
    }

    /// The function returns by throwing.
    fn throw_on(&mut self, exception: Term, ty: Term) {
        match self.signature.as_ref().and_then(|signature| signature.thrown) {
            Some([thrown, address, kind]) => {
                let one = self.all.terms.number(1, 1);
                self.assign_all(vec![(thrown, one), (address, exception), (kind, ty)]);
                self.end_frame();
                self.goto(self.exit);
            }
            None => self.goto_end(),
        }
    }

    fn goto_end(&mut self) {
        self.end();
    }

    /// The exception as its handler sees it.
    pub fn landing_pad(&mut self, result: Option<Local>, clauses: &[Clause]) {
        let Some(local) = result else { return };
        let held = self.exception();
        let bits = self.all.memory.address_bits;
        let Some(width) = self.width(self.source.locals[local.0 as usize]) else {
            return self.open("a landing pad of a type that is not followed");
        };
        let address = self.all.term(held.object);
        if width <= bits {
            let value = self.all.terms.low_bits(address, width);
            return self.define(result, value);
        }
        let (mut selector, mut given) = (self.anything(width - bits), self.anything(bits));
        for (ty, _) in self.all.thrown.clone() {
            let Some((number, part)) = handler(self.all.module, ty, clauses) else { continue };
            let is_it = self.is_of_type(ty);
            let part = match part {
                Given::Part(offset) => self.all.terms.add_number(address, offset as u64),
                Given::Pointee(offset) => {
                    let pad = Operand { ty: self.all.memory.pointer, value: ValueSource::Local(local) };
                    let class = self.all.points.class_of(self.number, &pad);
                    let region = self.all.region(class);
                    let target = self.read(region, address, u64::from(bits / 8));
                    let part = self.all.terms.add_number(target, offset as u64);
                    let is_null = self.all.terms.is_null(target);
                    self.all.terms.ite(is_null, target, part)
                }
                Given::Null => self.all.terms.zero(bits),
            };
            let number = self.all.terms.number(number, width - bits);
            selector = self.all.terms.ite(is_it, number, selector);
            given = self.all.terms.ite(is_it, part, given);
        }
        let value = self.all.terms.concat(selector, address);
        let value = self.keep("landing pad", value);
        self.assign(held.given, given);
        self.define(result, value);
    }

    /// Whether what was thrown is of a type.
    fn is_of_type(&mut self, ty: u32) -> Term {
        let held = self.exception();
        let (ty, information) = (self.all.term(held.ty), self.address_of(Symbol::Global(ty)));
        self.all.terms.equal(ty, information)
    }

    /// The argument of a handler of an exception.
    pub fn caught(&mut self, exception: Term) -> Term {
        self.held(exception, |held| held.given)
    }

    /// A handler ends: the exception may be destroyed.
    pub fn handler_ends(&mut self) {
        for (ty, is_destroyed) in self.all.thrown.clone() {
            if is_destroyed {
                let is_it = self.is_of_type(ty);
                self.open_when(is_it, "the destructor of an exception runs");
            }
        }
    }

    /// Throws the exception on.
    pub fn resume(&mut self, value: &Operand) {
        let value = self.value(value);
        let bits = self.all.memory.address_bits.min(self.all.terms.width(value));
        let address = self.all.terms.low_bits(value, bits);
        let address = self.all.terms.resize(address, self.all.memory.address_bits);
        let ty = self.held(address, |held| held.ty);
        self.throw_on(address, ty);
    }

    /// After a call of a function that may throw: continues at the returned location where it did not.
    pub fn after_call(&mut self, thrown: [Term; 3], unwind: Option<Block>) -> Location {
        let condition = self.all.terms.holds(thrown[0]);
        let (threw, returned) = self.branch(condition);
        self.go_on_at(threw);
        self.thrown(thrown[1], thrown[2], unwind);
        self.go_on_at(returned);
        returned
    }
}
