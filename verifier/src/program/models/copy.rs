//! Copies of bytes: `memcpy`, `memmove`, `memset`, and objects that are passed by value.

use javelin_solver::term::graph::Term;

use crate::frontend::module::{Local, Operand};
use crate::program::lower::Body;
use crate::program::points_to::Object;

impl Body<'_, '_> {
    /// A copy of so many bytes at an address, which a callee has for itself: its address.
    pub fn copy_of_object(
        &mut self,
        value: Term,
        operand: &Operand,
        bytes: u64,
        callee: u32,
        parameter: u32,
    ) -> Option<Term> {
        let from = self.all.points.class_of(self.number, operand);
        let to = self.all.points.class_of_object(Object::Frame { function: callee, local: Local(parameter) });
        if bytes > 256 {
            return None;
        }
        let (from, to) = (self.all.region(from), self.all.region(to));
        let contents = self.read(from, value, bytes);
        let contents = self.keep("copied", contents);
        let address = self.next_address();
        let size = self.all.terms.number(bytes, self.all.memory.address_bits);
        self.new_object(address, size, to);
        let array = self.all.term(to);
        let array = self.written(array, address, contents);
        self.assign(to, array);
        Some(address)
    }
}
