//! Exceptions: a function that may throw has three more results, and its callers look at them.
//!
//! **Here.** What is thrown is an address and the address of its type information. A landing pad gets the
//! address and a number that tells which clause catches: any number, for which clause catches depends on
//! inheritance. Every choice of a program is among those, so this is never wrong, and sometimes too careful.

use javelin_solver::term::graph::Term;

use crate::frontend::module::{Block, Local, Operand};
use crate::program::cfa::Location;

use super::Body;

impl Body<'_, '_> {
    /// The two variables of an activation that hold what was thrown, and its type.
    fn exception(&mut self) -> [crate::program::cfa::Variable; 2] {
        if let Some(known) = self.exception {
            return known;
        }
        let bits = self.all.memory.address_bits;
        let made = ["thrown exception", "type of thrown exception"]
            .map(|name| self.local(name, bits, crate::program::cfa::Role::Value));
        self.exception = Some(made);
        made
    }

    /// An exception comes out of what is called: at the landing pad, if there is one, or the function throws
    /// it on.
    pub fn thrown(&mut self, exception: Term, ty: Term, unwind: Option<Block>) {
        match unwind {
            Some(block) => {
                let variables = self.exception();
                self.assign_all(vec![(variables[0], exception), (variables[1], ty)]);
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

    /// What was thrown, as its handler sees it.
    pub fn landing_pad(&mut self, result: Option<Local>) {
        let Some(local) = result else { return };
        let [address, _] = self.exception();
        let bits = self.all.memory.address_bits;
        let Some(width) = self.width(self.source.locals[local.0 as usize]) else {
            return self.open("a landing pad of a type that is not followed");
        };
        let address = self.all.term(address);
        if width <= bits {
            let value = self.all.terms.low_bits(address, width);
            return self.define(result, value);
        }
        let selector = self.anything(width - bits);
        let value = self.all.terms.concat(selector, address);
        self.define(result, value);
    }

    /// What was thrown is thrown on.
    pub fn resume(&mut self, value: &Operand) {
        let value = self.value(value);
        let bits = self.all.memory.address_bits.min(self.all.terms.width(value));
        let address = self.all.terms.low_bits(value, bits);
        let address = self.all.terms.resize(address, self.all.memory.address_bits);
        let [_, ty] = self.exception();
        let ty = self.all.term(ty);
        self.throw_on(address, ty);
    }

    /// After a call of a function that may throw: goes on at the returned location where it did not.
    pub fn after_call(&mut self, thrown: [Term; 3], unwind: Option<Block>) -> Location {
        let condition = self.all.terms.holds(thrown[0]);
        let (threw, returned) = self.branch(condition);
        self.go_on_at(threw);
        self.thrown(thrown[1], thrown[2], unwind);
        self.go_on_at(returned);
        returned
    }
}
