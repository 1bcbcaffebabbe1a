//! The operators of the supported SMT-LIB theories and logics as a table. A row has the name, the numbers of
//! indices and arguments, and the meaning of further arguments; the symbol table of a script is filled from
//! the rows.

/// The meaning of an application to more arguments than the arity in the table (SMT-LIB 2.7, section 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Associativity {
    /// Such an application is an error.
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
    (
        standard { $($variant:ident $name:literal $indices:literal $arity:literal $associativity:ident;)* }
        extensions { $($extra:ident $extra_name:literal $extra_arity:literal;)* }
    ) => {
        /// An operator of the theories Core, FixedSizeBitVectors and ArraysEx or of the logic QF_BV, or an
        /// extension of other solvers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Operator {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
            $(#[doc = concat!("`", $extra_name, "`, an extension")] $extra,)*
        }

        impl Operator {
            /// Every operator, in the order of the table.
            pub const ALL: &'static [Operator] = &[$(Operator::$variant,)* $(Operator::$extra,)*];

            /// The name in scripts.
            pub fn name(self) -> &'static str {
                match self {
                    $(Operator::$variant => $name,)*
                    $(Operator::$extra => $extra_name,)*
                }
            }

            /// Whether the operator is not in the standard. The name of an extension is not reserved: a
            /// declaration or definition in the script takes precedence.
            pub fn is_extension(self) -> bool {
                matches!(self, $(Operator::$extra)|*)
            }

            /// The extension with this name.
            #[cold]
            pub fn extension(name: &[u8]) -> Option<Operator> {
                $(if name == $extra_name.as_bytes() {
                    return Some(Operator::$extra);
                })*
                None
            }

            /// The operator that is written `(_ name i ...)`. Its name by itself is no symbol of the theory,
            /// and free for declarations.
            pub fn indexed(name: &[u8]) -> Option<Operator> {
                $(if $indices > 0 && name == $name.as_bytes() {
                    return Some(Operator::$variant);
                })*
                None
            }

            /// The number of numerals after the name in `(_ name i ...)`; 0 for a plain symbol.
            pub fn indices(self) -> usize {
                match self { $(Operator::$variant => $indices,)* _ => 0 }
            }

            /// The least number of arguments; the exact number if the operator has no associativity.
            pub fn arity(self) -> usize {
                match self {
                    $(Operator::$variant => $arity,)*
                    $(Operator::$extra => $extra_arity,)*
                }
            }

            /// The meaning of an application to more than `arity` arguments.
            pub fn associativity(self) -> Associativity {
                match self {
                    $(Operator::$variant => Associativity::$associativity,)*
                    _ => Associativity::None,
                }
            }
        }
    };
}

operators! {
    standard {
        // Core. In the standard `and` and `or` take at least two arguments; solvers and scripts also use one.
        True "true" 0 0 None;
        False "false" 0 0 None;
        Not "not" 0 1 None;
        Implies "=>" 0 2 Right;
        And "and" 0 1 Left;
        Or "or" 0 1 Left;
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
    extensions {
        // cvc5 (the first two) and Bitwuzla: the disjunction, conjunction and exclusive or of all bits
        BvRedor "bvredor" 1;
        BvRedand "bvredand" 1;
        BvRedxor "bvredxor" 1;
        // Bitwuzla: increment and decrement
        BvInc "bvinc" 1;
        BvDec "bvdec" 1;
        // Bitwuzla, and the same under the names of Z3: rotation by a bit-vector, modulo the width
        BvRol "bvrol" 2;
        BvRor "bvror" 2;
        ExtRotateLeft "ext_rotate_left" 2;
        ExtRotateRight "ext_rotate_right" 2;
        // cvc5: `ite` and comparisons with a bit-vector of width 1 in place of a Bool
        BvIte "bvite" 3;
        BvUltBv "bvultbv" 2;
        BvSltBv "bvsltbv" 2;
    }
}
