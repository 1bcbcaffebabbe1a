//! The operators of the supported SMT-LIB theories and logics, each a row: name, how many indices and how
//! many arguments it takes, and whether it is chained. The rows are what the parser looks names up in and
//! what the printer prints.

/// How an operator that is written with more than two arguments is meant (SMT-LIB 2.7, section 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Associativity {
    /// Exactly the arity of the row.
    None,
    /// `(f a b c)` is `(f (f a b) c)`.
    Left,
    /// `(f a b c)` is `(f a (f b c))`.
    Right,
    /// `(f a b c)` is `(and (f a b) (f b c))`.
    Chainable,
    /// `(f a b c)` is `(and (f a b) (f a c) (f b c))`.
    Pairwise,
}

macro_rules! operators {
    ($($variant:ident $name:literal $indices:literal $arity:literal $associativity:ident;)*) => {
        /// An operator of the theories Core, FixedSizeBitVectors and ArraysEx or of the logic QF_BV.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Operator {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
        }

        impl Operator {
            /// Every operator, in the order of the table.
            pub const ALL: &'static [Operator] = &[$(Operator::$variant,)*];

            /// The SMT-LIB name.
            pub fn name(self) -> &'static str {
                match self { $(Operator::$variant => $name,)* }
            }

            /// How many numerals follow the name in `(_ name i ...)`; 0 for a plain symbol.
            pub fn indices(self) -> usize {
                match self { $(Operator::$variant => $indices,)* }
            }

            /// The least number of arguments.
            pub fn arity(self) -> usize {
                match self { $(Operator::$variant => $arity,)* }
            }

            /// What more than `arity` arguments mean.
            pub fn associativity(self) -> Associativity {
                match self { $(Operator::$variant => Associativity::$associativity,)* }
            }
        }
    };
}

operators! {
    // Core
    True "true" 0 0 None;
    False "false" 0 0 None;
    Not "not" 0 1 None;
    Implies "=>" 0 2 Right;
    And "and" 0 2 Left;
    Or "or" 0 2 Left;
    Xor "xor" 0 2 Left;
    Equal "=" 0 2 Chainable;
    Distinct "distinct" 0 2 Pairwise;
    Ite "ite" 0 3 None;
    // FixedSizeBitVectors and QF_BV
    Concat "concat" 0 2 Left;
    Extract "extract" 2 1 None;
    Repeat "repeat" 1 1 None;
    ZeroExtend "zero_extend" 1 1 None;
    SignExtend "sign_extend" 1 1 None;
    RotateLeft "rotate_left" 1 1 None;
    RotateRight "rotate_right" 1 1 None;
    BvNot "bvnot" 0 1 None;
    BvNeg "bvneg" 0 1 None;
    BvAnd "bvand" 0 2 Left;
    BvOr "bvor" 0 2 Left;
    BvXor "bvxor" 0 2 Left;
    BvNand "bvnand" 0 2 None;
    BvNor "bvnor" 0 2 None;
    BvXnor "bvxnor" 0 2 None;
    BvComp "bvcomp" 0 2 None;
    BvAdd "bvadd" 0 2 Left;
    BvSub "bvsub" 0 2 Left;
    BvMul "bvmul" 0 2 Left;
    BvUdiv "bvudiv" 0 2 None;
    BvUrem "bvurem" 0 2 None;
    BvSdiv "bvsdiv" 0 2 None;
    BvSrem "bvsrem" 0 2 None;
    BvSmod "bvsmod" 0 2 None;
    BvShl "bvshl" 0 2 None;
    BvLshr "bvlshr" 0 2 None;
    BvAshr "bvashr" 0 2 None;
    BvUlt "bvult" 0 2 None;
    BvUle "bvule" 0 2 None;
    BvUgt "bvugt" 0 2 None;
    BvUge "bvuge" 0 2 None;
    BvSlt "bvslt" 0 2 None;
    BvSle "bvsle" 0 2 None;
    BvSgt "bvsgt" 0 2 None;
    BvSge "bvsge" 0 2 None;
    // SMT-LIB 2.7: overflow predicates
    BvNego "bvnego" 0 1 None;
    BvUaddo "bvuaddo" 0 2 None;
    BvSaddo "bvsaddo" 0 2 None;
    BvUmulo "bvumulo" 0 2 None;
    BvSmulo "bvsmulo" 0 2 None;
    BvUsubo "bvusubo" 0 2 None;
    BvSsubo "bvssubo" 0 2 None;
    BvSdivo "bvsdivo" 0 2 None;
    // ArraysEx
    Select "select" 0 2 None;
    Store "store" 0 3 None;
}
