//! Reads of memory: the values that come in place of the variables and reads of a term.
//!
//! **Here.** What a read is depends on what memory is to an engine ([`Loads`]): a read at known addresses
//! yields the value that was written there last ([`super::reads`]), or memory is places
//! ([`super::terminal`]), or a read is a term of the theory of arrays.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::traverse::variables;

use super::reads::{WideRead, reads_of};
use super::symbolic::{EdgeFacts, Symbolic};
use super::terminal::{Terminals, WrittenCell};
use super::unknown::UnknownValues;
use crate::program::cfa::Variable;

/// The result of a read of memory.
pub enum Loads {
    /// At constant addresses it is what was written there last, as far as that is known.
    Known,
    /// Memory is places, and a read is the value of one.
    Places(Terminals),
    /// A read is a term.
    Arrays,
}

/// How much the clock counts for what is read of memory that is places.
const WORK_OF_READ: u32 = 1 << 8;

impl<U: UnknownValues> Symbolic<'_, U> {
    /// The values that an edge reads come in place of the variables, until this is called again.
    pub fn load(&mut self, reading: &EdgeFacts, edge: usize, values: &[Option<Term>]) {
        self.load_variables(reading.liveness.reads(edge), values);
        for read in &reading.reads[edge] {
            self.load_read(read);
        }
    }

    /// The values of these variables come in place of them.
    pub fn load_variables(&mut self, read: &[Variable], values: &[Option<Term>]) {
        self.evaluation.loaded.clear();
        for &variable in read {
            let term = self.variables.info(variable).term;
            let value = self.value(variable, values);
            self.evaluation.loaded.set(term, value);
        }
    }

    /// Replaces a read of memory by the value that is read, as far as that is known.
    fn load_read(&mut self, read: &WideRead) {
        match self.memory {
            Loads::Known => self.load_elements(read),
            Loads::Places(_) => self.load_place(read),
            Loads::Arrays => {}
        }
    }

    /// Replaces a read at known addresses.
    fn load_elements(&mut self, read: &WideRead) {
        let addresses: Vec<Term> = read.addresses.iter().map(|&address| self.evaluate(address)).collect();
        if addresses.iter().all(|&address| self.graph.is_constant(address)) {
            let array = self.evaluate(read.array);
            let value = self.elements(array, &addresses);
            self.evaluation.loaded.set(read.term, value);
        }
    }

    /// Replaces a read of places.
    fn load_place(&mut self, read: &WideRead) {
        let array = self.evaluate(read.array);
        let mut value = None;
        for &address in &read.addresses {
            let address = self.evaluate(address);
            if !self.clock.goes_on(WORK_OF_READ) {
                return;
            }
            let Symbolic { graph, evaluation, memory: Loads::Places(places), .. } = self else {
                return;
            };
            let byte = places.read(graph, evaluation, array, address);
            value = Some(match value {
                Some(low) => graph.term(Operator::Concat, &[byte, low]),
                None => byte,
            });
        }
        if let Some(value) = value {
            let value = self.normal(value);
            self.evaluation.loaded.set(read.term, value);
        }
    }

    /// The value of a term, over program variables, in a state.
    pub fn value_of(&mut self, term: Term, values: &[Option<Term>]) -> Term {
        let read: Vec<Variable> =
            variables(self.graph, &[term]).into_iter().filter_map(|name| self.variable_of(name)).collect();
        self.load_variables(&read, values);
        for read in &reads_of(self.graph, &[term]) {
            self.load_read(read);
        }
        self.evaluate(term)
    }

    /// The element of an array at an address.
    pub fn element(&mut self, array: Term, address: Term) -> Term {
        self.elements(array, &[address])
    }

    /// The elements of an array at constant addresses, side by side.
    fn elements(&mut self, array: Term, addresses: &[Term]) -> Term {
        let Symbolic { graph, evaluation, reader, .. } = self;
        let normal = |graph: &mut Graph, term| evaluation.normal(graph, term);
        reader.read(graph, normal, array, addresses)
    }

    /// The word of a region at an address, where memory is places and no limit is reached.
    pub fn word(&mut self, array: Term, address: Term) -> Option<Term> {
        if !self.clock.goes_on(WORK_OF_READ) {
            return None;
        }
        let Symbolic { graph, evaluation, memory: Loads::Places(places), .. } = self else {
            return None;
        };
        Some(places.word(graph, evaluation, array, address))
    }

    /// The words of a region that a function may write, where memory is places and they are known.
    pub fn words(&mut self, region: Term, exit: Term) -> Option<Vec<WrittenCell>> {
        let Symbolic { graph, evaluation, memory: Loads::Places(places), .. } = self else {
            return None;
        };
        places.written(graph, evaluation, region, exit)
    }

    /// The places of memory, if that is what memory is.
    pub fn places(&self) -> Option<&Terminals> {
        match &self.memory {
            Loads::Places(places) => Some(places),
            Loads::Known | Loads::Arrays => None,
        }
    }
}
