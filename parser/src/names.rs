//! The two name spaces of SMT-LIB, one of terms and functions and one of sorts, and the effects of commands
//! on their scopes.

use crate::builder::{Builder, Held};
use crate::lexer::Word;
use crate::operator::Operator;
use crate::scope::SymbolTable;
use std::sync::Arc;

/// The declarations that there is room for from the beginning: most scripts have fewer.
const DECLARED: usize = 64;

/// The bytes of a name, about.
const NAME_BYTES: usize = 8;

/// The meaning of a symbol where a term is expected.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TermBinding<T, F> {
    Term(T),
    Function(F),
    Operator(Operator),
    Word(Word),
}

/// The meaning of a symbol where a sort is expected.
#[derive(Clone, Debug)]
pub(crate) enum SortBinding<S> {
    Bool,
    /// Needs an index, as in `(_ BitVec 8)`.
    BitVec,
    /// Needs an index sort and an element sort.
    Array,
    Sort(S),
    /// A `define-sort` with parameters.
    Macro(Arc<SortMacro<S>>),
    /// The parameter with this index, in the body of a `define-sort`.
    Parameter(u32),
}

/// A sort, or a part of the body of a `define-sort` that depends on the parameters.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SortValue<S> {
    Sort(S),
    Parameter(u32),
    /// The result of an earlier step.
    Step(u32),
}

/// The index sort and the element sort of an array sort to build.
pub(crate) type SortStep<S> = (SortValue<S>, SortValue<S>);

/// `(define-sort name (parameters) body)`: the array sorts of the body in the order in which they are built,
/// each from parameters, sorts and earlier steps.
#[derive(Clone, Debug)]
pub(crate) struct SortMacro<S> {
    pub(crate) arity: usize,
    pub(crate) steps: Vec<SortStep<S>>,
    pub(crate) body: SortValue<S>,
}

/// The effect of the command reported last on the scopes. It takes place when the next command is requested,
/// so that the session can still reject the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    None,
    Push(u64),
    Pop(u64),
    ResetAssertions,
    Reset,
}

/// The name space of terms: the bindings of symbols to terms, functions, operators and reserved words.
pub(crate) type Terms<B> = SymbolTable<TermBinding<<B as Builder>::Term, <B as Builder>::Function>>;

/// The name spaces of terms and of sorts.
pub(crate) struct Names<B: Builder> {
    pub(crate) terms: Terms<B>,
    pub(crate) sorts: SymbolTable<SortBinding<B::Sort>>,
    /// Whether declarations belong to no scope (`:global-declarations`).
    pub(crate) global: bool,
    /// The pending effect of the command reported last.
    pub(crate) effect: Effect,
}

impl<B: Builder> Names<B> {
    pub(crate) fn new() -> Self {
        let symbols = Operator::ALL.len() + Word::ALL.len() + DECLARED;
        let mut terms = SymbolTable::with_room(symbols, symbols * NAME_BYTES);
        let is_symbol = |operator: &&Operator| !operator.is_extension() && operator.indices() == 0;
        for &operator in Operator::ALL.iter().filter(is_symbol) {
            terms.predefine(operator.name().as_bytes(), TermBinding::Operator(operator));
        }
        for (name, word) in Word::ALL {
            terms.predefine(name.as_bytes(), TermBinding::Word(word));
        }
        let mut sorts = SymbolTable::default();
        sorts.predefine(b"Bool", SortBinding::Bool);
        sorts.predefine(b"BitVec", SortBinding::BitVec);
        sorts.predefine(b"Array", SortBinding::Array);
        Names { terms, sorts, global: false, effect: Effect::None }
    }

    /// The meaning of a symbol where a term is expected: its binding, or else the extension with that name,
    /// or the operator that would have it with indices.
    #[inline]
    pub(crate) fn meaning(&self, name: &[u8]) -> Option<TermBinding<B::Term, B::Function>> {
        match self.terms.get(name) {
            Some(&binding) => Some(binding),
            None => Operator::extension(name).or_else(|| Operator::indexed(name)).map(TermBinding::Operator),
        }
    }

    /// Every term and function that a name is bound to.
    pub(crate) fn held(&mut self) -> impl Iterator<Item = Held<'_, B::Term, B::Function>> {
        self.terms.bindings_mut().filter_map(|binding| match binding {
            TermBinding::Term(term) => Some(Held::Term(term)),
            TermBinding::Function(function) => Some(Held::Function(function)),
            TermBinding::Operator(_) | TermBinding::Word(_) => None,
        })
    }

    /// Makes the declarations of the last command final and applies its pending effect.
    pub(crate) fn commit(&mut self) {
        self.terms.keep_recent(self.global);
        self.sorts.keep_recent(self.global);
        match std::mem::replace(&mut self.effect, Effect::None) {
            Effect::None => {}
            Effect::Push(count) => {
                self.terms.push(count);
                self.sorts.push(count);
            }
            Effect::Pop(count) => {
                self.terms.pop(count);
                self.sorts.pop(count);
            }
            Effect::ResetAssertions => {
                self.terms.close_all(self.global);
                self.sorts.close_all(self.global);
            }
            Effect::Reset => *self = Names::new(),
        }
        self.terms.forget_unbound();
        self.sorts.forget_unbound();
    }

    /// Undoes the declarations of the last command and cancels its pending effect.
    pub(crate) fn roll_back(&mut self) {
        self.terms.drop_recent();
        self.sorts.drop_recent();
        self.effect = Effect::None;
    }
}
