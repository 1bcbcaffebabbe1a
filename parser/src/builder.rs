//! The interface between the parser and the owner of terms.
//!
//! The parser resolves names and scopes and recognises the structure of commands; the implementor of
//! [`Builder`] owns terms, sorts and functions, and the parser handles only their ids. A method that fails
//! returns a message without a position: the parser knows the position and adds it.

use crate::operator::Operator;

/// The reason why a builder rejects a request. The parser adds line and column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct BuildError {
    /// The reason in words, without a position.
    pub message: String,
    /// Whether it is a limit that is reached, and no mistake of the script.
    pub limit: bool,
}

impl BuildError {
    /// A mistake of the script.
    pub fn new(message: impl Into<String>) -> BuildError {
        BuildError { message: message.into(), limit: false }
    }
}

/// A reference to an id of the builder that a name is bound to.
#[derive(Debug)]
pub enum Held<'a, T, F> {
    /// The id of a term.
    Term(&'a mut T),
    /// The id of a function.
    Function(&'a mut F),
}

/// Builds sorts, functions and terms.
///
/// The parser may abandon a command after it has called the builder, and does not report that to the builder.
/// So a call must have no effect that would have to be undone; names and scopes, which have to be, belong to
/// the parser.
pub trait Builder {
    /// The id of a term.
    type Term: Copy + Eq + std::fmt::Debug;
    /// The id of a sort.
    type Sort: Copy + Eq + std::fmt::Debug;
    /// The id of a declared or defined function.
    type Function: Copy + std::fmt::Debug;

    /// Called about every 4,096 tokens with the number of tokens read since the last call, so that the
    /// builder can enforce limits. An error abandons the command.
    fn check(&mut self, tokens: usize) -> Result<(), BuildError> {
        let _ = tokens;
        Ok(())
    }

    /// Called before a name is declared, with the bytes that the parser's tables take at once when they grow
    /// for it. An error abandons the command.
    fn reserve(&mut self, bytes: usize) -> Result<(), BuildError> {
        let _ = bytes;
        Ok(())
    }

    /// `Bool`.
    fn bool_sort(&mut self) -> Self::Sort;
    /// `(_ BitVec width)`. Rejects width 0 and widths that the solver does not support.
    fn bitvec_sort(&mut self, width: u64) -> Result<Self::Sort, BuildError>;
    /// `(Array index element)`.
    fn array_sort(&mut self, index: Self::Sort, element: Self::Sort) -> Result<Self::Sort, BuildError>;
    /// A sort named by `declare-sort` with arity 0.
    fn uninterpreted_sort(&mut self, name: &str) -> Self::Sort;
    /// The sort of a term.
    fn sort_of(&self, term: Self::Term) -> Self::Sort;
    /// The sort in SMT-LIB notation, possibly abbreviated, for error messages.
    fn sort_name(&self, sort: Self::Sort) -> String;

    /// `#b...`: one or more of the digits `0` and `1`, without the prefix.
    fn binary(&mut self, digits: &[u8]) -> Result<Self::Term, BuildError>;
    /// `#x...`: one or more hexadecimal digits, without the prefix.
    fn hexadecimal(&mut self, digits: &[u8]) -> Result<Self::Term, BuildError>;
    /// `(_ bvN width)`, with the decimal digits of N.
    fn decimal(&mut self, digits: &[u8], width: u64) -> Result<Self::Term, BuildError>;
    /// An application of a theory operator. Checks the indices, and the number and sorts of the arguments.
    fn apply(
        &mut self,
        operator: Operator,
        indices: &[u64],
        arguments: &[Self::Term],
    ) -> Result<Self::Term, BuildError>;
    /// `((as const sort) value)`.
    fn constant_array(&mut self, sort: Self::Sort, value: Self::Term) -> Result<Self::Term, BuildError>;

    /// `(lambda ((variable S)) body)`: the array whose element at each value of the variable is the body. The
    /// variable is a [parameter](Builder::parameter). By default refused.
    fn lambda(&mut self, variable: Self::Term, body: Self::Term) -> Result<Self::Term, BuildError> {
        let _ = (variable, body);
        Err(BuildError::new("lambda is not supported: functions cannot be terms"))
    }
    /// `(forall ((variable S)) body)`. The variable is a [parameter](Builder::parameter). By default refused.
    fn for_all(&mut self, variable: Self::Term, body: Self::Term) -> Result<Self::Term, BuildError> {
        let _ = (variable, body);
        Err(BuildError::new("unsupported quantifier forall: terms must be quantifier-free"))
    }

    /// A fresh free constant. If a name is declared again after `pop`, the second constant differs from the
    /// first.
    fn declare_constant(&mut self, name: &str, sort: Self::Sort) -> Self::Term;
    /// A fresh uninterpreted function with at least one argument.
    fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Self::Sort],
        result: Self::Sort,
    ) -> Result<Self::Function, BuildError>;
    /// A fresh parameter of a definition.
    fn parameter(&mut self, name: &str, sort: Self::Sort) -> Self::Term;
    /// A function of which an application equals `body` with `parameters` replaced by the arguments.
    fn define_function(
        &mut self,
        name: &str,
        parameters: &[Self::Term],
        body: Self::Term,
    ) -> Result<Self::Function, BuildError>;
    /// A summary with a body: the builder may leave its applications uninterpreted and expand one only where
    /// a counterexample depends on it. If it is `nondeterministic`, two applications may differ even for the
    /// same arguments. By default the same as [`Builder::define_function`].
    fn define_summary(
        &mut self,
        name: &str,
        parameters: &[Self::Term],
        body: Self::Term,
        nondeterministic: bool,
    ) -> Result<Self::Function, BuildError> {
        let _ = nondeterministic;
        self.define_function(name, parameters, body)
    }
    /// A summary whose body the client holds and supplies with `expand-summary`. By default the same as
    /// [`Builder::declare_function`].
    fn declare_summary(
        &mut self,
        name: &str,
        arguments: &[Self::Sort],
        result: Self::Sort,
        nondeterministic: bool,
    ) -> Result<Self::Function, BuildError> {
        let _ = nondeterministic;
        self.declare_function(name, arguments, result)
    }
    /// Whether the function takes no arguments and is applied by its name alone, as a summary without
    /// parameters is.
    fn is_constant(&self, function: Self::Function) -> bool {
        let _ = function;
        false
    }
    /// The function whose applications are the one occurrence `(_ name index ...)` of a nondeterministic
    /// function.
    fn occurrence(
        &mut self,
        function: Self::Function,
        indices: &[u64],
    ) -> Result<Self::Function, BuildError> {
        let _ = (function, indices);
        Err(BuildError::new("functions take no indices"))
    }
    /// An application of a declared or defined function. Checks the number and sorts of the arguments.
    fn call(&mut self, function: Self::Function, arguments: &[Self::Term]) -> Result<Self::Term, BuildError>;
}
