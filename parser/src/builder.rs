//! The builder that the parser reports to: the parser recognises names, scopes and shapes, and builds nothing
//! itself.
//!
//! The implementor owns terms, sorts and functions; the parser only carries their ids around. Every method
//! that can fail returns a message without a place: the parser knows the place and adds it.

use crate::operator::Operator;

/// Why a builder refuses; the parser adds line and column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BuildError(pub String);

/// Builds sorts, functions and terms. Building has no effect that an abandoned command would have to undo:
/// names and scopes are the parser's.
pub trait Builder {
    /// The id of a term.
    type Term: Copy + Eq + std::fmt::Debug;
    /// The id of a sort.
    type Sort: Copy + Eq + std::fmt::Debug;
    /// The id of a declared or defined function.
    type Function: Copy + std::fmt::Debug;

    /// Whether to go on. The parser asks when it has read so many tokens without building anything else.
    fn check(&mut self, tokens: usize) -> Result<(), BuildError> {
        let _ = tokens;
        Ok(())
    }

    /// `Bool`.
    fn bool_sort(&mut self) -> Self::Sort;
    /// `(_ BitVec width)`; refuses width 0 and widths beyond what the solver can hold.
    fn bitvec_sort(&mut self, width: u64) -> Result<Self::Sort, BuildError>;
    /// `(Array index element)`.
    fn array_sort(&mut self, index: Self::Sort, element: Self::Sort) -> Result<Self::Sort, BuildError>;
    /// A sort named by `declare-sort` with arity 0.
    fn uninterpreted_sort(&mut self, name: &str) -> Self::Sort;
    /// The sort of a term.
    fn sort_of(&self, term: Self::Term) -> Self::Sort;
    /// The sort in SMT-LIB notation, for messages.
    fn sort_name(&self, sort: Self::Sort) -> String;

    /// `#b...`: at least one of the digits `0` and `1`, without the prefix.
    fn binary(&mut self, digits: &[u8]) -> Result<Self::Term, BuildError>;
    /// `#x...`: at least one hexadecimal digit, without the prefix.
    fn hexadecimal(&mut self, digits: &[u8]) -> Result<Self::Term, BuildError>;
    /// `(_ bvN width)`: the decimal digits of N.
    fn decimal(&mut self, digits: &[u8], width: u64) -> Result<Self::Term, BuildError>;
    /// An application of a theory operator; checks indices, number and sorts of the arguments.
    fn apply(
        &mut self,
        operator: Operator,
        indices: &[u64],
        arguments: &[Self::Term],
    ) -> Result<Self::Term, BuildError>;
    /// `((as const sort) value)`.
    fn constant_array(&mut self, sort: Self::Sort, value: Self::Term) -> Result<Self::Term, BuildError>;

    /// A fresh free constant. Two declarations of one name (after `pop`) are two constants.
    fn declare_constant(&mut self, name: &str, sort: Self::Sort) -> Self::Term;
    /// A fresh uninterpreted function with at least one argument.
    fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Self::Sort],
        result: Self::Sort,
    ) -> Result<Self::Function, BuildError>;
    /// A fresh formal parameter of a definition.
    fn parameter(&mut self, name: &str, sort: Self::Sort) -> Self::Term;
    /// A function whose applications mean `body` with `parameters` replaced by the arguments.
    fn define_function(
        &mut self,
        name: &str,
        parameters: &[Self::Term],
        body: Self::Term,
    ) -> Result<Self::Function, BuildError>;
    /// A function whose applications mean `body` with `parameters` replaced by the arguments, but only where
    /// that matters. No two applications of a nondeterministic one are the same.
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
    /// A function of which the client knows what its applications mean.
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
    /// Whether the function is applied by its name alone.
    fn is_constant(&self, function: Self::Function) -> bool {
        let _ = function;
        false
    }
    /// A certain application of a nondeterministic function: `(_ name index ...)`.
    fn occurrence(
        &mut self,
        function: Self::Function,
        indices: &[u64],
    ) -> Result<Self::Function, BuildError> {
        let _ = (function, indices);
        Err(BuildError("functions take no indices".into()))
    }
    /// An application of a declared or defined function; checks number and sorts of the arguments.
    fn call(&mut self, function: Self::Function, arguments: &[Self::Term]) -> Result<Self::Term, BuildError>;
}
