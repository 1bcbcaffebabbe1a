//! Symbols: variables of formulas that stand for the values of program variables at a location.
//!
//! **Here.** A predicate is a term over symbols. At a location, or after a block, each symbol has a value
//! there, and an instance of the predicate is the term over these values. An array that is accessed at known
//! addresses only has a symbol for each of its elements.

use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use crate::formula::state::Values;
use crate::formula::symbolic::Symbolic;
use crate::program::cfa::Variable;

/// The meaning of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolMeaning {
    /// The value of a variable.
    Variable(Variable),
    /// The element of an array at an address.
    Element(Variable, Term),
}

/// The symbols, and what they stand for.
#[derive(Default)]
pub struct Symbols {
    of_variable: FxHashMap<Variable, Term>,
    of_element: FxHashMap<(Variable, Term), Term>,
    meaning: FxHashMap<Term, SymbolMeaning>,
}

impl Symbols {
    /// The symbol for the value of a variable.
    pub fn variable(&mut self, symbolic: &mut Symbolic, variable: Variable) -> Term {
        let Symbols { of_variable, meaning, .. } = self;
        *of_variable.entry(variable).or_insert_with(|| {
            let info = symbolic.variables.info(variable);
            let sort = symbolic.graph.sort(info.term);
            let symbol = symbolic.graph.variable(&info.name, sort);
            meaning.insert(symbol, SymbolMeaning::Variable(variable));
            symbol
        })
    }

    /// The symbol for the element of an array at an address.
    pub fn element(&mut self, symbolic: &mut Symbolic, array: Variable, address: Term) -> Term {
        let Symbols { of_element, meaning, .. } = self;
        *of_element.entry((array, address)).or_insert_with(|| {
            let info = symbolic.variables.info(array);
            let read = symbolic.graph.term(Operator::Select, &[info.term, address]);
            let sort = symbolic.graph.sort(read);
            let symbol = symbolic.graph.variable(&info.name, sort);
            meaning.insert(symbol, SymbolMeaning::Element(array, address));
            symbol
        })
    }

    /// The meaning of a symbol; `None` for other variables.
    pub fn meaning(&self, symbol: Term) -> Option<SymbolMeaning> {
        self.meaning.get(&symbol).copied()
    }

    /// A term over symbols where these have the values of a state.
    pub fn instance(&self, symbolic: &mut Symbolic, term: Term, values: &Values) -> Term {
        let mut substitution = Substitution::new();
        for symbol in variables(symbolic.graph, &[term]) {
            let value = match self.meaning(symbol) {
                Some(SymbolMeaning::Variable(variable)) => symbolic.value(variable, values),
                Some(SymbolMeaning::Element(array, address)) => {
                    let array = symbolic.value(array, values);
                    symbolic.element(array, address)
                }
                None => continue,
            };
            substitution.set(symbol, value);
        }
        let term = substitution.apply(symbolic.graph, term);
        symbolic.normal(term)
    }
}
