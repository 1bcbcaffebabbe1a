//! The core operators: those that terms consist of once derived operators are expanded.

macro_rules! operators {
    ($($(#[$doc:meta])* $variant:ident $name:literal $commutative:literal;)*) => {
        /// The operator of a term.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Operator {
            $($(#[$doc])* $variant,)*
        }

        impl Operator {
            /// Every operator, in the order of the table.
            pub const ALL: &'static [Operator] = &[$(Operator::$variant,)*];

            /// The name in SMT-LIB; empty if it has none.
            pub fn name(self) -> &'static str {
                match self { $(Operator::$variant => $name,)* }
            }

            /// Whether the order of the arguments does not matter; the graph sorts them by id.
            pub fn is_commutative(self) -> bool {
                match self { $(Operator::$variant => $commutative,)* }
            }
        }
    };
}

operators! {
    /// A truth value or a bit-vector value.
    Constant "" false;
    /// A free constant, a function symbol, or a formal parameter of a definition.
    Variable "" false;
    /// Boolean negation of a truth value.
    Not "not" false;
    /// Boolean conjunction of two or more.
    And "and" true;
    /// Equality of two terms of one sort, `Bool` included.
    Equal "=" true;
    /// Choice between two terms of one sort.
    Ite "ite" false;
    /// Bitwise complement of a vector.
    BvNot "bvnot" false;
    /// Negation of a vector modulo 2^n.
    BvNeg "bvneg" false;
    /// Bitwise conjunction of two.
    BvAnd "bvand" true;
    /// Bitwise exclusive or of two.
    BvXor "bvxor" true;
    /// Sum of two modulo 2^n.
    BvAdd "bvadd" true;
    /// Product of two modulo 2^n.
    BvMul "bvmul" true;
    /// Unsigned quotient; all ones for a zero divisor.
    BvUdiv "bvudiv" false;
    /// Unsigned remainder; the dividend for a zero divisor.
    BvUrem "bvurem" false;
    /// Shift towards the top.
    BvShl "bvshl" false;
    /// Logical shift towards the bottom.
    BvLshr "bvlshr" false;
    /// Arithmetic shift towards the bottom.
    BvAshr "bvashr" false;
    /// Whether the first vector is less, as unsigned numbers.
    BvUlt "bvult" false;
    /// Whether the first vector is less, as signed numbers.
    BvSlt "bvslt" false;
    /// Two vectors joined, the first above.
    Concat "concat" false;
    /// A slice; its low end is [`super::graph::Graph::low`], its length the width of the term.
    Extract "extract" false;
    /// Copies of the sign above, up to the width of the term.
    SignExtend "sign_extend" false;
    /// The element of an array at an index.
    Select "select" false;
    /// An array with one element replaced.
    Store "store" false;
    /// An array with one value at every index.
    ConstArray "const" false;
    /// A function symbol (first child) applied to arguments.
    Apply "" false;
}
