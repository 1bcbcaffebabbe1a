//! Addresses of unknown origin: those that lay in memory before the program wrote to it.
//!
//! **Idea.** A variable that is not initialised, or memory from `malloc`, may hold the address of any
//! object: a function that has returned left it there. The points-to analysis says which addresses may be
//! such ones and which objects they have otherwise. If it listed all objects for them, everything would
//! share one region; so it does not, and where such an address is followed it is compared with the objects
//! that are in the region of the access. If it is that of another one, what the execution does is not known.
//!
//! **Here.** An array from numbers of objects to classes, which every new object with a number of the
//! counter enters; those with fixed numbers are there from the beginning. There is none in programs that
//! follow no such address, which are most. With `deref` asked for, the check of the access says the same.
//!
//! **Why it is right.** Numbers are given once, so an object that has ended has its class still. An address
//! of no object is none of the region either.

use javelin_term::graph::Term;
use rustc_hash::FxHashMap;

use crate::frontend::module::{Operand, Type};
use crate::program::cfa::{Role, Variable};
use crate::program::lower::{Body, Lowering};
use crate::program::points_to::{Class, Object};
use crate::reading::Property;

use super::FIRST_PAGE;

/// Why an address is not followed that is not known.
const UNKNOWN_ORIGIN: &str = "an address that may have lain in uninitialised memory is followed";

impl Lowering<'_> {
    /// The classes of objects by their numbers, where addresses of unknown origin are followed.
    fn classes(&mut self) -> Option<Variable> {
        let is_followed = self.points.follows_uninitialised() && !self.reading.every_function;
        if self.memory.classes.is_none() && is_followed {
            let sort = self.terms.array_sort(self.memory.object_bits, self.class_bits());
            let name = "classes of objects".to_owned();
            self.memory.classes = Some(self.variable(name, sort, None, None, Role::Ghost));
        }
        self.memory.classes
    }

    /// The bits of a class and of one more, which objects that nobody made have.
    fn class_bits(&self) -> u32 {
        u32::BITS - self.points.classes().leading_zeros()
    }

    /// A class as an element of the array.
    fn class_term(&mut self, Class(class): Class) -> Term {
        self.terms.number(u64::from(class) + 1, self.class_bits())
    }

    /// When all is lowered, it is known which objects have fixed numbers.
    pub fn finish_classes(&mut self) {
        let Some(classes) = self.memory.classes else { return };
        let (nobody, sort) = (self.terms.zero(self.class_bits()), self.terms.graph.sort(self.term(classes)));
        let mut value = self.terms.graph.constant_array(sort, nobody);
        let mut numbers: Vec<(u64, Object)> =
            self.memory.numbers.iter().map(|(&object, &number)| (number, object)).collect();
        numbers.sort_unstable();
        let mut by_class: FxHashMap<Class, Term> = FxHashMap::default();
        for (number, object) in numbers {
            let class = self.points.class_of_object(object);
            let number = self.terms.number(number, self.memory.object_bits);
            let element = *by_class.entry(class).or_insert_with(|| self.class_term(class));
            value = self.terms.store(value, number, element);
        }
        self.initial.push((classes, value));
    }
}

impl Body<'_, '_> {
    /// A new object has this number of the counter, and its class.
    pub fn enter_class(&mut self, number: Term, class: Class) {
        let Some(classes) = self.all.classes() else { return };
        let (array, class) = (self.all.term(classes), self.all.class_term(class));
        let array = self.all.terms.store(array, number, class);
        self.assign(classes, array);
    }

    /// Before memory is accessed by an address: if it may be one of unknown origin, and that of an object
    /// which is not in the region of the access, what follows is not known.
    pub fn check_origin(&mut self, operand: &Operand, address: Term) {
        if !self.all.checks_for(Property::Deref)
            && let Some(is_other) = self.is_of_another_class(operand, address)
        {
            self.open_when(is_other, UNKNOWN_ORIGIN);
        }
    }

    /// Before a function without a body is given addresses: those that are null are not followed there.
    pub fn check_origins(&mut self, operands: &[Operand]) {
        for operand in operands {
            if *self.all.types.kind(operand.ty) != Type::Pointer || self.is_of_variables(operand) {
                continue;
            }
            let address = self.value(operand);
            if let Some(is_other) = self.is_of_another_class(operand, address) {
                let first = self.all.terms.number(FIRST_PAGE, self.all.memory.address_bits);
                let leads = self.all.terms.ule(first, address);
                let is_other = self.all.terms.and(leads, is_other);
                self.open_when(is_other, UNKNOWN_ORIGIN);
            }
        }
    }

    /// Whether an address that may be one of unknown origin is that of an object which is not in its region;
    /// nothing for others.
    fn is_of_another_class(&mut self, operand: &Operand, address: Term) -> Option<Term> {
        if !self.all.points.may_be_uninitialised(self.number, operand) {
            return None;
        }
        let classes = self.all.classes()?;
        let number = self.owner(address);
        let (array, class) = (self.all.term(classes), self.all.points.class_of(self.number, operand));
        let class = self.all.class_term(class);
        let terms = &mut self.all.terms;
        let found = terms.select(array, number);
        let mut is_other = terms.unequal(found, class);
        if self.all.points.may_be_outside(self.number, operand) {
            let terms = &mut self.all.terms;
            let is_nobodys = terms.is_null(found);
            let is_somebodys = terms.not(is_nobodys);
            is_other = terms.and(is_other, is_somebodys);
        }
        Some(is_other)
    }
}
