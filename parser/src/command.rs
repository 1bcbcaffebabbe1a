//! The commands of SMT-LIB 2.7 as the parser reports them: names resolved, terms already built.

/// A term together with the text it was written as, for replies that quote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted<T> {
    /// The term.
    pub term: T,
    /// The source text, as written.
    pub text: String,
}

/// A name given with `(! term :named name)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The name, without bars.
    pub name: String,
    /// The thing that it names.
    pub term: T,
}

/// The value of an attribute or option: an s-expression, kept as a tree because such values are small.
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
    /// A parenthesised list.
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
    /// `declare-const`, and `declare-fun` without arguments. The name is in scope already.
    DeclareConstant {
        /// The name, without bars.
        name: String,
        /// The fresh constant.
        term: T,
    },
    /// `declare-fun` with arguments. The name is in scope already.
    DeclareFunction {
        /// The name, without bars.
        name: String,
        /// The fresh function.
        function: F,
    },
    /// `declare-sort`
    DeclareSort(String),
    /// `define-fun`, `define-const`, `define-sort`, `define-summary`, `declare-summary`: wholly the parser's
    /// business. `named` lists the names given with `:named` inside the bodies.
    Define {
        /// Names given inside.
        named: Vec<Named<T>>,
    },
    /// `(expand-summary application term)`
    ExpandSummary {
        /// The application.
        application: T,
        /// Its meaning.
        meaning: T,
    },
    /// `(get-refinement)`
    GetRefinement,
    /// `(assert term)`
    Assert {
        /// The asserted term, of sort Bool, with the text it was written as where the script keeps texts.
        term: T,
        /// The text, empty unless [`crate::script::Script::keep_texts`] is on.
        text: String,
        /// The name of the whole term, if it has one.
        name: Option<String>,
        /// Every name given in the term, the whole term's included.
        named: Vec<Named<T>>,
    },
    /// `(check-sat)`
    CheckSat,
    /// `(check-sat-assuming (literal ...))`
    CheckSatAssuming(Vec<Quoted<T>>),
    /// `(push n)`; the parser has opened n scopes when it reports this.
    Push(u64),
    /// `(pop n)`; the parser has closed n scopes when it reports this.
    Pop(u64),
    /// `(get-assertions)`
    GetAssertions,
    /// `(get-assignment)`
    GetAssignment,
    /// `(get-model)`
    GetModel,
    /// `(get-proof)`
    GetProof,
    /// `(get-unsat-assumptions)`
    GetUnsatAssumptions,
    /// `(get-unsat-core)`
    GetUnsatCore,
    /// `(get-value (term ...))`
    GetValue(Vec<Quoted<T>>),
    /// `(echo string)`: the literal's content.
    Echo(String),
    /// `(reset)`; the parser's scopes are as at the start.
    Reset,
    /// `(reset-assertions)`; declarations are gone unless global.
    ResetAssertions,
    /// `(exit)`
    Exit,
    /// `(cancel id secret)`, an extension: interrupts the check of another session of the same daemon.
    Cancel {
        /// The number of the session.
        id: u64,
        /// The secret that only the session's owner knows.
        secret: String,
    },
}
