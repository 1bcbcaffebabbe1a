//! Models: what functions without a body do.
//!
//! **Here.** One file for each family; each examines the name of the function and says whether it knows it.
//! A function that is not known is [`external`]: it returns anything, and may write what its arguments lead
//! to.

mod at_exit;
mod character;
mod copy;
mod cxx;
mod exit;
mod external;
mod heap;
mod intrinsic;
mod nondet;
mod output;
mod shared;
mod string;

pub(crate) use at_exit::{ExitHandlers, registered};
pub(crate) use copy::SHORT;
pub(crate) use exit::runs_beside;
pub(crate) use heap::{allocated_bytes, is_free};
pub(crate) use shared::is_shared;

use crate::frontend::module::{Call, Local, Operand};
use crate::program::cfa::Hidden;
use crate::program::lower::{Body, Ways};
use crate::program::not_null::not_null;
use crate::reading::Property;

/// A call of a function that has no body.
pub(crate) struct ModelCall<'c> {
    pub callee: u32,
    pub name: &'c str,
    /// Where the result goes.
    pub result: Option<Local>,
    pub call: &'c Call,
    /// The locations where it continues.
    pub ways: Ways,
}

impl ModelCall<'_> {
    pub fn argument(&self, index: usize) -> Option<&Operand> {
        self.call.arguments.get(index)
    }
}

impl Body<'_, '_> {
    /// Whether a function is not what its body says, but any value.
    pub fn replaces(&self, callee: u32) -> bool {
        let function = &self.all.module.functions[callee as usize];
        self.all.reading.nondet_functions.iter().any(|name| function.has_name(name))
    }

    /// Before a call of a function of the C library: checks that arguments which must not be null are not.
    fn check_arguments(&mut self, site: &ModelCall) {
        if !self.all.checks_for(Property::Null) || self.replaces(site.callee) {
            return;
        }
        for operand in not_null(site.name).iter().filter_map(|&index| site.argument(index)) {
            if !self.is_of_variables(operand) && !self.is_known(operand) {
                let address = self.value(operand);
                let is_null = self.all.terms.is_null(address);
                let holds = self.all.terms.not(is_null);
                self.check(Property::Null, holds, &format!("null pointer passed to {}", site.name));
            }
        }
    }

    /// Lowers a call of a function without a body.
    pub fn model(&mut self, result: Option<Local>, callee: u32, call: &Call, ways: Ways) {
        let module = self.all.module;
        let name = &module.functions[callee as usize].name;
        let site = ModelCall { callee, name, result, call, ways };
        self.check_arguments(&site);
        self.change_shared(&site);
        if nondet::model(self, &site) {
            return;
        }
        if module.functions[callee as usize].resolver.is_some() {
            self.open_to(Hidden::Functions, format!("{name} is an ifunc: nobody knows what it stands for"));
            return self.define_result(result);
        }
        let known = at_exit::model(self, &site)
            || exit::model(self, &site)
            || character::model(self, &site)
            || copy::model(self, &site)
            || heap::model(self, &site)
            || string::model(self, &site)
            || cxx::model(self, &site)
            || intrinsic::model(self, &site)
            || output::model(self, &site);
        if !known {
            external::model(self, &site);
        }
    }
}
