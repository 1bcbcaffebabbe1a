//! The commands of SMT-LIB 2.7 as the parser reports them, with names resolved and terms built.

/// A term and its source text, for replies that quote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted<T> {
    /// The term that the text denotes.
    pub term: T,
    /// The source text of the term.
    pub text: String,
}

/// An item of `get-value`: the value that is requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked<T, F> {
    /// The value of a term.
    Term(T),
    /// The values of a function with arguments, which is named by its symbol alone.
    Function(F),
}

/// A name given with `(! term :named name)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The name, without bars.
    pub name: String,
    /// The term that the name abbreviates.
    pub term: T,
}

/// How `check-allsat` enumerates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Enumerating {
    /// The most cubes that are wanted now; `None` for all.
    pub limit: Option<u64>,
    /// Whether only their number is wanted.
    pub count_only: bool,
    /// Whether a valuation may be in several cubes.
    pub overlapping: bool,
}

/// A node of the tree of formulas that `get-interpolants` names, children first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<T> {
    /// The formulas, all of which hold.
    pub formulas: Vec<T>,
    /// How many of the subtrees that end before it, and are no node's children yet, are its children.
    pub children: usize,
}

/// The value of an attribute or option: an s-expression as a tree. The parser limits its depth, so that it
/// can be dropped and printed recursively.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// A symbol, without bars.
    Symbol(String),
    /// A keyword, with its colon.
    Keyword(String),
    /// A string literal, without quotes and with `""` read as `"`.
    String(String),
    /// A numeral, decimal, hexadecimal or binary, as written.
    Literal(String),
    /// A list in parentheses, its elements in order.
    List(Vec<Attribute>),
    /// The attribute has no value.
    Absent,
}

/// One command. `T` and `F` are the builder's terms and functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<T, F> {
    /// `(set-logic name)`
    SetLogic(String),
    /// `(set-option keyword value)`; the keyword has its colon.
    SetOption(String, Attribute),
    /// `(get-option keyword)`
    GetOption(String),
    /// `(set-info keyword value)`
    SetInfo(String, Attribute),
    /// `(get-info keyword)`
    GetInfo(String),
    /// `declare-const`, and `declare-fun` without arguments. The name is already in scope.
    DeclareConstant {
        /// The name, without bars.
        name: String,
        /// The fresh constant, made by the builder.
        term: T,
    },
    /// `declare-fun` with arguments. The name is already in scope.
    DeclareFunction {
        /// The name, without bars.
        name: String,
        /// The fresh function, made by the builder.
        function: F,
    },
    /// `declare-sort`
    DeclareSort(String),
    /// `define-fun`, `define-const`, `define-sort`, `define-summary` or `declare-summary`. The name is
    /// already in scope and the builder has the definition.
    Define {
        /// The names given with `:named` in the body. Only definitions of terms without parameters give any.
        named: Vec<Named<T>>,
    },
    /// `(expand-summary application term)`
    ExpandSummary {
        /// The application of a summary that is expanded.
        application: T,
        /// The term that the application equals.
        meaning: T,
    },
    /// `(get-refinement)`
    GetRefinement,
    /// `(assert term)`
    Assert {
        /// The asserted term, of sort Bool.
        term: T,
        /// The source text of the term; empty unless [`crate::script::Script::keep_texts`] is set.
        text: String,
        /// The name of the whole term, if it has one.
        name: Option<String>,
        /// Every name given with `:named` in the term, including that of the whole term.
        named: Vec<Named<T>>,
    },
    /// `(check-sat)`
    CheckSat,
    /// `(check-sat-assuming (literal ...))`
    CheckSatAssuming(Vec<Quoted<T>>),
    /// `(push n)`. The parser opens the n scopes when the next command is requested.
    Push(u64),
    /// `(pop n)`. The parser closes the n scopes when the next command is requested; they are known to be
    /// open.
    Pop(u64),
    /// `(check-allsat (predicate ...) ...)`, an extension: the valuations of predicates that have a model.
    CheckAllSat {
        /// The predicates, of sort Bool.
        predicates: Vec<Quoted<T>>,
        /// The assumptions of this command, given as `:assuming (term ...)`.
        assumptions: Vec<Quoted<T>>,
        /// `:limit`, `:count-only`, `:overlapping`.
        how: Enumerating,
    },
    /// `(check-allsat-next :limit n)`, an extension: what `check-allsat` has left.
    CheckAllSatNext {
        /// The most cubes that are wanted now; `None` for all.
        limit: Option<u64>,
    },
    /// `(get-abstraction (predicate ...) ...)`, an extension: what the assertions say about predicates.
    GetAbstraction {
        /// The predicates, of sort Bool.
        predicates: Vec<Quoted<T>>,
        /// The assumptions of this command, given as `:assuming (term ...)`.
        assumptions: Vec<Quoted<T>>,
        /// Whether a conjunction is wanted (`:cartesian`).
        cartesian: bool,
    },
    /// `(get-consequences (assumption ...) (term ...))`, an extension as Z3 has it.
    GetConsequences {
        /// The assumptions, of sort Bool.
        assumptions: Vec<Quoted<T>>,
        /// The terms among which consequences are sought.
        terms: Vec<Quoted<T>>,
    },
    /// `(get-equalities (term ...))`, an extension: which terms are always equal.
    GetEqualities {
        /// The terms that are compared.
        terms: Vec<Quoted<T>>,
        /// The assumptions of this command, given as `:assuming (term ...)`.
        assumptions: Vec<Quoted<T>>,
    },
    /// `(get-bounds (term ...))`, an extension: the least and greatest values of words.
    GetBounds {
        /// The bit-vectors whose bounds are computed.
        terms: Vec<Quoted<T>>,
        /// The assumptions of this command, given as `:assuming (term ...)`.
        assumptions: Vec<Quoted<T>>,
    },
    /// `(minimize term)` or `(maximize term)`, an extension as Z3 has it, with `:signed`.
    Optimize {
        /// The bit-vector that is optimised.
        objective: Quoted<T>,
        /// Whether the greatest value is wanted.
        maximize: bool,
        /// Whether values are two's complements.
        signed: bool,
    },
    /// `(get-objectives)`, an extension as Z3 has it.
    GetObjectives,
    /// `(get-assertions)`
    GetAssertions,
    /// `(get-assignment)`
    GetAssignment,
    /// `(get-interpolant name conclusion)`
    GetInterpolant {
        /// The name under which the interpolant is printed.
        name: String,
        /// A formula that the assertions imply, of sort Bool.
        conclusion: T,
    },
    /// `(get-interpolants partition ...)`: a tree with at least two nodes, children before parents.
    GetInterpolants(Vec<Part<T>>),
    /// `(get-model)`
    GetModel,
    /// `(get-proof)`
    GetProof,
    /// `(get-unsat-assumptions)`
    GetUnsatAssumptions,
    /// `(get-unsat-core)`
    GetUnsatCore,
    /// `(get-value (term ...))`, where a symbol of a function may stand for a term.
    GetValue(Vec<Quoted<Asked<T, F>>>),
    /// `(echo string)`, with the content of the literal.
    Echo(String),
    /// `(reset)`. The parser forgets all scopes and declarations when the next command is requested.
    Reset,
    /// `(reset-assertions)`. The parser closes all scopes and forgets the declarations that are not global
    /// when the next command is requested.
    ResetAssertions,
    /// `(exit)`
    Exit,
    /// `(cancel id secret)`, an extension that interrupts the check of another session of the same daemon.
    Cancel {
        /// The number of the session.
        id: u64,
        /// The secret of that session, which only its client has.
        secret: String,
    },
}
