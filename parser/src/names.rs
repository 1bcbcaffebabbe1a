//! Names: the two name spaces of SMT-LIB, terms with functions, and sorts, and the effects of
//! commands on their scopes.

use crate::builder::Builder;
use crate::lexer::Word;
use crate::operator::Operator;
use crate::scope::SymbolTable;
use std::sync::Arc;

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
    BitVec,
    Array,
    Sort(S),
    Macro(Arc<SortMacro<S>>),
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

/// The index and element sort of an array sort to build.
pub(crate) type SortStep<S> = (SortValue<S>, SortValue<S>);

/// `(define-sort name (parameters) body)`: the body as a list of array sorts to build, each from earlier
/// ones.
#[derive(Clone, Debug)]
pub(crate) struct SortMacro<S> {
    pub(crate) arity: usize,
    pub(crate) steps: Vec<SortStep<S>>,
    pub(crate) body: SortValue<S>,
}

/// The effect on the scopes of the command that was just reported. It is done when the next command is asked
/// for, so that the session may still refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    None,
    Push(u64),
    Pop(u64),
    ResetAssertions,
    Reset,
}

/// Terms that the builder made, and functions, by name.
pub(crate) type Terms<B> = SymbolTable<TermBinding<<B as Builder>::Term, <B as Builder>::Function>>;

/// Both name spaces.
pub(crate) struct Names<B: Builder> {
    pub(crate) terms: Terms<B>,
    pub(crate) sorts: SymbolTable<SortBinding<B::Sort>>,
    pub(crate) global: bool,
    pub(crate) effect: Effect,
}

impl<B: Builder> Names<B> {
    pub(crate) fn new() -> Self {
        let mut terms = SymbolTable::default();
        for &operator in Operator::ALL.iter().filter(|operator| !operator.is_extension()) {
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

    /// The meaning of a symbol where a term is expected: an extension if the script gives it no meaning.
    #[inline]
    pub(crate) fn meaning(&self, name: &[u8]) -> Option<TermBinding<B::Term, B::Function>> {
        match self.terms.get(name) {
            Some(&binding) => Some(binding),
            None => Operator::extension(name).map(TermBinding::Operator),
        }
    }

    /// Makes the last command's declarations and effect final.
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

    /// Takes the last command's declarations and effect back.
    pub(crate) fn roll_back(&mut self) {
        self.terms.drop_recent();
        self.sorts.drop_recent();
        self.effect = Effect::None;
    }
}
