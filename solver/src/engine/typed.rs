//! Sorts and terms for programs: a method for each operator, which checks.

use javelin_parser::operator::Operator;
use rustc_hash::FxHashSet;

use super::error::{Error, Expected};
use super::handle::FunctionId;
use super::terms::check_width;
use super::{Function, Solver, Sort, Term};
use crate::answer::model::Declaration;
use crate::answer::value::Value;
use javelin_term::bitvec::BitVec;
use javelin_term::graph::{Graph, Term as Id};
use javelin_term::sort::{Sort as SortId, SortKind as Kind};
use javelin_term::traverse::{is_parameter, post_order_within};

/// The kind of a sort, with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SortKind {
    /// `Bool`
    Bool,
    /// `(_ BitVec width)`; the width is at least 1.
    BitVec(u32),
    /// `(Array index element)`
    Array(Sort, Sort),
    /// A sort of this name that was declared; two of one name are two sorts.
    Declared(String),
}

/// Declares the operators of one, two and three arguments: a method each.
macro_rules! operators {
    (
        unary { $($one:ident $one_operator:ident $one_meaning:literal)* }
        binary { $($two:ident $two_operator:ident $two_meaning:literal)* }
        ternary { $($three:ident $three_operator:ident $three_meaning:literal)* }
        indexed { $($shift:ident $shift_operator:ident $shift_meaning:literal)* }
        many { $($many:ident $many_operator:ident $many_meaning:literal)* }
    ) => {
        /// Operators, named as in SMT-LIB. What is built is looked up among the terms there are, and spelled
        /// out in core operators where it is a derived one; nothing is simplified.
        ///
        /// The errors of all of them are [`Error::Clash`] where a sort is not the one expected,
        /// [`Error::TooWide`] where the result has more than 2^24 bits, [`Error::Stopped`] and
        /// [`Error::TooManyTerms`] where a limit of memory was reached, and [`Error::Foreign`].
        impl Solver {
            $(
                #[doc = $one_meaning]
                ///
                /// # Errors
                /// As for all operators.
                pub fn $one(&mut self, only: Term) -> Result<Term, Error> {
                    self.apply(Operator::$one_operator, &[], &[only])
                }
            )*
            $(
                #[doc = $two_meaning]
                ///
                /// # Errors
                /// As for all operators.
                pub fn $two(&mut self, left: Term, right: Term) -> Result<Term, Error> {
                    self.apply(Operator::$two_operator, &[], &[left, right])
                }
            )*
            $(
                #[doc = $three_meaning]
                ///
                /// # Errors
                /// As for all operators.
                pub fn $three(&mut self, first: Term, second: Term, third: Term) -> Result<Term, Error> {
                    self.apply(Operator::$three_operator, &[], &[first, second, third])
                }
            )*
            $(
                #[doc = $shift_meaning]
                ///
                /// # Errors
                /// As for all operators.
                pub fn $shift(&mut self, vector: Term, index: u32) -> Result<Term, Error> {
                    self.apply(Operator::$shift_operator, &[u64::from(index)], &[vector])
                }
            )*
            $(
                #[doc = $many_meaning]
                ///
                /// # Errors
                /// As for all operators; also [`Error::Arguments`] where there are none.
                pub fn $many(&mut self, terms: &[Term]) -> Result<Term, Error> {
                    self.apply(Operator::$many_operator, &[], terms)
                }
            )*
        }
    };
}

operators! {
    unary {
        not Not "Negation of a `Bool`."
        bvnot BvNot "Every bit inverted."
        bvneg BvNeg "Two's complement negation."
        bvnego BvNego "Whether negation overflows: the argument is the least signed number."
    }
    binary {
        implies Implies "Implication."
        xor Xor "Exclusive or of two `Bool`s."
        equal Equal "Equality of two terms of any one sort."
        concat Concat "The first argument's bits above the second's."
        bvand BvAnd "Bitwise and."
        bvor BvOr "Bitwise or."
        bvxor BvXor "Bitwise exclusive or."
        bvnand BvNand "Bitwise and, inverted."
        bvnor BvNor "Bitwise or, inverted."
        bvxnor BvXnor "Bitwise equality."
        bvcomp BvComp "One bit: whether the arguments are equal."
        bvadd BvAdd "The sum, modulo 2^width."
        bvsub BvSub "The difference, modulo 2^width."
        bvmul BvMul "The product, modulo 2^width."
        bvudiv BvUdiv "The unsigned quotient; all ones for the divisor 0."
        bvurem BvUrem "The unsigned remainder; the dividend for the divisor 0."
        bvsdiv BvSdiv "The signed quotient, rounded towards 0."
        bvsrem BvSrem "The signed remainder, with the sign of the dividend."
        bvsmod BvSmod "The signed remainder, with the sign of the divisor."
        bvshl BvShl "Shifted left; 0 from the width on."
        bvlshr BvLshr "Shifted right, zeros coming in; 0 from the width on."
        bvashr BvAshr "Shifted right, copies of the sign coming in."
        bvult BvUlt "Unsigned less."
        bvule BvUle "Unsigned less or equal."
        bvugt BvUgt "Unsigned greater."
        bvuge BvUge "Unsigned greater or equal."
        bvslt BvSlt "Signed less."
        bvsle BvSle "Signed less or equal."
        bvsgt BvSgt "Signed greater."
        bvsge BvSge "Signed greater or equal."
        bvuaddo BvUaddo "Whether the unsigned sum overflows."
        bvsaddo BvSaddo "Whether the signed sum overflows."
        bvusubo BvUsubo "Whether the unsigned difference underflows."
        bvssubo BvSsubo "Whether the signed difference overflows."
        bvumulo BvUmulo "Whether the unsigned product overflows."
        bvsmulo BvSmulo "Whether the signed product overflows."
        bvsdivo BvSdivo "Whether the signed quotient overflows."
        select Select "The element of an array at an index."
    }
    ternary {
        ite Ite "The second argument where the first, a `Bool`, is true; else the third."
        store Store "The array with another element, the third argument, at an index, the second."
    }
    indexed {
        repeat Repeat "So many copies of a vector side by side, at least one ([`Error::NoCopies`])."
        zero_extend ZeroExtend "The vector with so many zeros above."
        sign_extend SignExtend "The vector with so many copies of its sign above."
        rotate_left RotateLeft "The vector rotated left by so many bits, modulo its width."
        rotate_right RotateRight "The vector rotated right by so many bits, modulo its width."
    }
    many {
        and And "Conjunction of at least one `Bool`."
        or Or "Disjunction of at least one `Bool`."
        distinct Distinct "Whether two or more terms of one sort differ pairwise; see [`Error::Pairs`]."
    }
}

/// Handles and what they stand for.
impl Solver {
    pub(super) fn id(&self, term: Term) -> Result<Id, Error> {
        if term.owner == self.terms.owner { Ok(term.id) } else { Err(Error::Foreign) }
    }

    pub(super) fn sort_id(&self, sort: Sort) -> Result<SortId, Error> {
        if sort.owner == self.terms.owner { Ok(sort.id) } else { Err(Error::Foreign) }
    }

    pub(super) fn function_id(&self, function: Function) -> Result<FunctionId, Error> {
        if function.owner == self.terms.owner { Ok(function.id) } else { Err(Error::Foreign) }
    }

    pub(super) fn own(&self, id: Id) -> Term {
        Term { id, owner: self.terms.owner }
    }

    pub(super) fn own_sort(&self, id: SortId) -> Sort {
        Sort { id, owner: self.terms.owner }
    }

    pub(super) fn own_function(&self, id: FunctionId) -> Function {
        Function { id, owner: self.terms.owner }
    }

    pub(super) fn ids(&self, terms: &[Term]) -> Result<Vec<Id>, Error> {
        terms.iter().map(|&term| self.id(term)).collect()
    }

    /// A term of sort Bool without formal parameters.
    pub(super) fn formula(&mut self, what: &str, term: Term) -> Result<Id, Error> {
        let id = self.closed(term)?;
        match self.terms.graph.is_bool(id) {
            true => Ok(id),
            false => Err(self.terms.clash(what, &[id], 0, Expected::Bool)),
        }
    }

    /// A term without formal parameters.
    pub(super) fn closed(&mut self, term: Term) -> Result<Id, Error> {
        let id = self.id(term)?;
        match self.terms.parameter_in(id)? {
            None => Ok(id),
            Some(parameter) => {
                Err(Error::Parameter { name: self.terms.graph.symbol(parameter).name.clone() })
            }
        }
    }
}

/// The graph below, for callers that build many terms and know their sorts.
impl Solver {
    /// The graph of the solver's terms. Terms that are built in it are not checked; a term whose sorts clash
    /// makes later calls answer anything or panic.
    pub fn graph_mut(&mut self) -> &mut Graph {
        &mut self.terms.graph
    }

    /// The id of a term in [`Solver::graph_mut`].
    pub fn node(&self, term: Term) -> Id {
        term.id
    }

    /// The handle of a term of [`Solver::graph_mut`].
    pub fn handle(&self, node: Id) -> Term {
        self.own(node)
    }
}

/// The sorts and their parts.
impl Solver {
    /// `Bool`. Constant time.
    pub fn bool_sort(&self) -> Sort {
        self.own_sort(SortId::BOOL)
    }

    /// `(_ BitVec width)`, with 1 to 2^24 bits. Costs a look-up.
    ///
    /// # Errors
    /// [`Error::NoWidth`], [`Error::TooWide`]
    pub fn bitvec_sort(&mut self, width: u32) -> Result<Sort, Error> {
        let sort = self.terms.bitvec_sort(u64::from(width))?;
        Ok(self.own_sort(sort))
    }

    /// `(Array index element)`. Costs a look-up. Arrays that are indexed by arrays can be built; a check with
    /// them answers [`Unknown::Stopped`](super::Unknown::Stopped) with
    /// [`Stop::Incomplete`](javelin_term::limits::Stop::Incomplete).
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn array_sort(&mut self, index: Sort, element: Sort) -> Result<Sort, Error> {
        let (index, element) = (self.sort_id(index)?, self.sort_id(element)?);
        let sort = self.terms.graph.sorts.intern(Kind::Array(index, element));
        Ok(self.own_sort(sort))
    }

    /// A sort different from all others, even of the same name; it has as many elements as a model needs. To
    /// [`Solver::parse`] the name means this one from now on, unless it is a sort of the theories.
    pub fn declare_sort(&mut self, name: &str) -> Sort {
        let sort = self.terms.graph.sorts.uninterpreted(name);
        let sort = self.own_sort(sort);
        self.vocabulary().sort(name, sort);
        sort
    }

    /// The kind of a sort, with its parts. Constant time but for the name of a declared sort.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn kind(&self, sort: Sort) -> Result<SortKind, Error> {
        Ok(match self.terms.graph.sorts.kind(self.sort_id(sort)?) {
            Kind::BitVec(width) => SortKind::BitVec(*width),
            Kind::Array(index, element) => SortKind::Array(self.own_sort(*index), self.own_sort(*element)),
            Kind::Uninterpreted(name, _) => SortKind::Declared(name.to_string()),
            // No handle leads to the sort of a function.
            Kind::Bool | Kind::Function(..) => SortKind::Bool,
        })
    }

    /// The sort of a term. Constant time.
    ///
    /// # Errors
    /// [`Error::Foreign`]
    pub fn sort(&self, term: Term) -> Result<Sort, Error> {
        Ok(self.own_sort(self.terms.graph.sort(self.id(term)?)))
    }
}

/// Constants, variables and functions.
impl Solver {
    /// `true` or `false`. Constant time.
    pub fn truth(&mut self, value: bool) -> Term {
        let id = self.terms.graph.truth(value);
        self.own(id)
    }

    /// A number as a bit-vector of `width` bits, 1 to 2^24. [`Solver::constant`] with [`Value::from_integer`]
    /// takes negative and larger ones.
    ///
    /// # Errors
    /// [`Error::Number`]: it does not fit; [`Error::NoWidth`], [`Error::TooWide`], and where memory is
    /// limited [`Error::Stopped`].
    pub fn number(&mut self, number: u64, width: u32) -> Result<Term, Error> {
        let width = check_width("a number", u64::from(width))?;
        if width < u64::BITS && number >> width != 0 {
            return Err(Error::Number { digits: number.to_string(), width });
        }
        self.bitvec(&BitVec::from_u64(number, width))
    }

    /// A constant bit-vector of 1 to 2^24 bits. Linear in its width.
    ///
    /// # Errors
    /// [`Error::TooWide`], and where memory is limited [`Error::Stopped`].
    pub fn bitvec(&mut self, value: &BitVec) -> Result<Term, Error> {
        let id = self.constant_bits(value)?;
        Ok(self.own(id))
    }

    /// A value as a term: a Boolean, a bit-vector, or an array of such; an array becomes a chain of `store`.
    ///
    /// # Errors
    /// [`Error::Unsupported`]: elements of declared sorts have no terms, and arrays nested more than a
    /// hundred times are not written down; [`Error::TooWide`], and where memory is limited
    /// [`Error::Stopped`].
    pub fn constant(&mut self, value: &Value) -> Result<Term, Error> {
        let id = self.constant_of(value)?;
        Ok(self.own(id))
    }

    /// `((as const sort) value)`: the array of this sort that has one element everywhere.
    ///
    /// # Errors
    /// [`Error::NoArray`]: no sort of arrays; [`Error::Clash`]: the value is not of the sort of its
    /// elements; [`Error::Foreign`], and where memory is limited [`Error::Stopped`].
    pub fn constant_array(&mut self, sort: Sort, value: Term) -> Result<Term, Error> {
        let (sort, value) = (self.sort_id(sort)?, self.id(value)?);
        let id = self.terms.constant_array(sort, value)?;
        Ok(self.own(id))
    }

    /// A fresh constant: every call gives another one, even of the same name. Models list it, and to
    /// [`Solver::parse`] the name means this one from now on, unless it is the name of an operator.
    ///
    /// # Errors
    /// [`Error::Foreign`], and where memory is limited [`Error::Stopped`].
    pub fn declare(&mut self, name: &str, sort: Sort) -> Result<Term, Error> {
        let sort = self.sort_id(sort)?;
        self.terms.check_room(1)?;
        let id = self.terms.graph.variable(name, sort);
        self.stack.declare(Declaration::Constant(name.into(), id));
        let term = self.own(id);
        self.vocabulary().term(name, term);
        Ok(term)
    }

    /// A fresh uninterpreted function of at least one argument; models list its values. Its name is treated
    /// as that of a constant ([`Solver::declare`]).
    ///
    /// # Errors
    /// [`Error::NoArguments`]: [`Solver::declare`] makes constants; [`Error::Foreign`], and where memory is
    /// limited [`Error::Stopped`].
    pub fn declare_function(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
    ) -> Result<Function, Error> {
        let (arguments, result) = self.signature(arguments, result)?;
        let function = self.terms.declare_function(name, &arguments, result)?;
        if let FunctionId::Declared(symbol) = function {
            self.stack.declare(Declaration::Function(name.into(), symbol));
        }
        Ok(self.name_function(name, function))
    }

    /// Lists a constant in models that was built by the parser.
    pub(crate) fn list_constant(&mut self, name: String, constant: Term) {
        self.stack.declare(Declaration::Constant(name, constant.id));
    }

    /// Lists a function in models that was built by the parser, unless it is a definition.
    pub(crate) fn list_function(&mut self, name: String, function: Function) {
        if let FunctionId::Declared(symbol) = function.id {
            self.stack.declare(Declaration::Function(name, symbol));
        }
    }

    /// The handle of a function, which its name means from now on.
    fn name_function(&mut self, name: &str, function: FunctionId) -> Function {
        let function = self.own_function(function);
        self.vocabulary().function(name, function);
        function
    }

    fn signature(&self, arguments: &[Sort], result: Sort) -> Result<(Vec<SortId>, SortId), Error> {
        let arguments = arguments.iter().map(|&sort| self.sort_id(sort)).collect::<Result<_, Error>>()?;
        Ok((arguments, self.sort_id(result)?))
    }

    /// A fresh formal parameter, for the bodies of definitions. It can be used like a constant to build
    /// terms, but what holds one cannot be asserted, assumed or evaluated. Its name is treated as that of a
    /// constant: to [`Solver::parse`] it means the parameter until it is declared again.
    ///
    /// # Errors
    /// [`Error::Foreign`], and where memory is limited [`Error::Stopped`].
    pub fn parameter(&mut self, name: &str, sort: Sort) -> Result<Term, Error> {
        let sort = self.sort_id(sort)?;
        self.terms.check_room(1)?;
        let id = self.terms.parameter(name, sort);
        let term = self.own(id);
        self.vocabulary().term(name, term);
        Ok(term)
    }

    /// A function whose applications mean the body, with arguments in place of the parameters, which are
    /// those that [`Solver::parameter`] made. Applications are inlined; under structural abstraction
    /// ([`Solver::set_structural_abstraction`]) they are summaries. Linear in the body.
    ///
    /// ```
    /// # use javelin_solver::{Error, Solver};
    /// let mut solver = Solver::new();
    /// let byte = solver.bitvec_sort(8)?;
    /// let n = solver.parameter("n", byte)?;
    /// let square = solver.parse("(bvmul n n)")?;
    /// let square = solver.define_function("square", &[n], square)?;
    /// let three = solver.number(3, 8)?;
    /// let nine = solver.call(square, &[three])?;
    /// assert_eq!(solver.show(nine)?.to_string(), "(bvmul #x03 #x03)");
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::NoArguments`]: there are no parameters, so the body is all there is; [`Error::NoParameter`]:
    /// one is none, or stands there twice; [`Error::Parameter`]: the body holds another one;
    /// [`Error::Foreign`].
    pub fn define_function(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
    ) -> Result<Function, Error> {
        let (parameters, body) = self.definition(name, parameters, body)?;
        let function = self.terms.define_function(name, &parameters, body)?;
        Ok(self.name_function(name, function))
    }

    /// The ids of a definition, whose parameters are different formal parameters and all that the body has.
    fn definition(&self, name: &str, parameters: &[Term], body: Term) -> Result<(Vec<Id>, Id), Error> {
        let (parameters, body) = (self.ids(parameters)?, self.id(body)?);
        let graph = &self.terms.graph;
        let mut known = FxHashSet::default();
        for (position, &parameter) in parameters.iter().enumerate() {
            if !is_parameter(graph, parameter) || !known.insert(parameter) {
                return Err(Error::NoParameter { name: name.into(), position });
            }
        }
        let parts = post_order_within(graph, &[body], &self.terms.limits).map_err(Error::Stopped)?;
        match parts.into_iter().find(|part| is_parameter(graph, *part) && !known.contains(part)) {
            None => Ok((parameters, body)),
            Some(other) => Err(Error::Parameter { name: graph.symbol(other).name.clone() }),
        }
    }

    /// A function whose body is used only where a counterexample depends on it. Constants in the body are
    /// allowed; there may be no parameters. No two applications of a nondeterministic summary are the same,
    /// even of the same arguments. Linear in the body.
    ///
    /// # Errors
    /// [`Error::NoParameter`], [`Error::Parameter`], [`Error::Foreign`], as for [`Solver::define_function`].
    pub fn define_summary(
        &mut self,
        name: &str,
        parameters: &[Term],
        body: Term,
        nondeterministic: bool,
    ) -> Result<Function, Error> {
        let (parameters, body) = self.definition(name, parameters, body)?;
        let function = self.terms.add_summary(name, &parameters, body, nondeterministic);
        Ok(self.name_function(name, function))
    }

    /// A summary whose body the caller holds: a check asks for the meaning of an application when a
    /// counterexample depends on it ([`Solver::check_expanding`]; or [`Solver::refinement`] and
    /// [`Solver::expand`]). It may have no arguments. No two applications of a nondeterministic summary are
    /// the same, even of the same arguments.
    ///
    /// # Errors
    /// [`Error::Foreign`], and where memory is limited [`Error::Stopped`].
    pub fn declare_summary(
        &mut self,
        name: &str,
        arguments: &[Sort],
        result: Sort,
        nondeterministic: bool,
    ) -> Result<Function, Error> {
        let (arguments, result) = self.signature(arguments, result)?;
        let function = self.add_caller_summary(name, &arguments, result, nondeterministic);
        Ok(self.name_function(name, function))
    }

    /// An application of a function or a summary. What was defined to be inlined costs a copy of the part of
    /// its body that depends on parameters; all else costs a look-up.
    ///
    /// # Errors
    /// [`Error::Clash`], [`Error::Arguments`], [`Error::Foreign`], [`Error::TooManyTerms`], and where memory
    /// is limited [`Error::Stopped`].
    pub fn call(&mut self, function: Function, arguments: &[Term]) -> Result<Term, Error> {
        let (function, arguments) = (self.function_id(function)?, self.ids(arguments)?);
        let id = self.terms.call(function, &arguments)?;
        Ok(self.own(id))
    }

    /// An application of any operator of the theories: what the methods for the operators call, and the way
    /// to the rarer operators that have none. What it is spelled out in is of constant size but for
    /// `distinct` (pairs), shifts by rotation and overflows of products (the width).
    ///
    /// # Errors
    /// As for the operators; [`Error::Indices`] and [`Error::Arguments`] where their number is wrong,
    /// [`Error::NoCopies`], [`Error::HighIndex`], [`Error::IndexOrder`], [`Error::Pairs`].
    pub fn apply(&mut self, operator: Operator, indices: &[u64], arguments: &[Term]) -> Result<Term, Error> {
        let mut ids = std::mem::take(&mut self.arguments);
        ids.clear();
        ids.extend(arguments.iter().map(|argument| argument.id));
        let result = match arguments.iter().all(|argument| argument.owner == self.terms.owner) {
            true => self.terms.apply(operator, indices, &ids),
            false => Err(Error::Foreign),
        };
        self.arguments = ids;
        result.map(|id| self.own(id))
    }

    /// Bits `high` down to `low` of a vector, counted from 0.
    ///
    /// # Errors
    /// [`Error::HighIndex`], [`Error::IndexOrder`], and as for all operators.
    pub fn extract(&mut self, vector: Term, high: u32, low: u32) -> Result<Term, Error> {
        self.apply(Operator::Extract, &[u64::from(high), u64::from(low)], &[vector])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_take_formal_parameters_only_in_any_order() {
        let mut solver = Solver::new();
        let byte = solver.bitvec_sort(8).unwrap();
        let [x, p, q] = ["x", "p", "q"].map(|name| match name {
            "x" => solver.declare(name, byte).unwrap(),
            _ => solver.parameter(name, byte).unwrap(),
        });
        let body = solver.bvsub(p, x).unwrap();
        for (parameters, position) in [([x, p], 0), ([p, body], 1), ([q, q], 1)] {
            let refused = Err(Error::NoParameter { name: "f".into(), position });
            assert_eq!(solver.define_function("f", &parameters, body), refused);
            assert_eq!(solver.define_summary("f", &parameters, body, false), refused);
        }
        let body = solver.bvsub(p, q).unwrap();
        let function = solver.define_function("f", &[q, p], body).unwrap();
        let [three, five] = [3, 5].map(|number| solver.number(number, 8).unwrap());
        let term = solver.call(function, &[three, five]).unwrap();
        assert_eq!(solver.evaluate(term, &[]).unwrap().to_string(), "#x02");
    }
}
